/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operator schemas: `ns::name.overload(Tensor self, *, int dim=0) -> Tensor`, parsed, printed and
 * compared. The language is the one PyTorch 2.13's run-time parser reads.
 *
 * Ownership: a parsed schema belongs to the caller (tn_schema_free) unless it was borrowed from an
 * operator. A schema is immutable once parsed and may be read from any thread.
 */
#ifndef TENON_SCHEMA_H
#define TENON_SCHEMA_H

#include <stdbool.h>
#include <stddef.h>
#include <tenon/status.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tn_schema tn_schema;

/* Which of PyTorch's two entry points is asked: they differ in whether type variables are read. */
typedef enum tn_schema_mode {
    TN_SCHEMA_DEFINE = 0, /* as a library's def(): lower-case type words are unknown types */
    TN_SCHEMA_ALONE = 1   /* as the stand-alone parse function: type variables are allowed */
} tn_schema_mode;

/* Parses `text`. TN_ERR_VALUE, with line and column and what was expected, if it is refused. */
TN_API tn_status tn_schema_parse(const char *text, tn_schema_mode mode,
                                 tn_schema **out) TN_NODISCARD;

/* Frees a parsed schema; NULL is legal. */
TN_API void tn_schema_free(tn_schema *schema);

/* "ns::name" (or "name" if the text had no namespace); borrowed from the schema. */
TN_API const char *tn_schema_name(const tn_schema *schema);

/* "overload", "" if there is none; borrowed from the schema. */
TN_API const char *tn_schema_overload(const tn_schema *schema);

/*
 * The canonical text. Writes at most `size` bytes including the terminating NUL to `buffer` (NULL
 * if size is 0) and returns the length of the whole text, so a result >= size means "cut
 * off"; 0 means that there was no memory to print it (tn_last_error).
 */
TN_API size_t tn_schema_print(const tn_schema *schema, char *buffer, size_t size);

/*
 * Whether `new_schema` may replace `old_schema` for callers written against the old one (backward)
 * or whether old readers can run what is written against the new one (forward). *compatible gets
 * the answer; when it is false and `reason` is not NULL, up to `reason_size` bytes of a sentence
 * that says why are written, which may be empty.
 */
TN_API tn_status tn_schema_check_backward(const tn_schema *old_schema, const tn_schema *new_schema,
                                          bool *compatible, char *reason,
                                          size_t reason_size) TN_NODISCARD;
TN_API tn_status tn_schema_check_forward(const tn_schema *old_schema, const tn_schema *new_schema,
                                         bool *compatible, char *reason,
                                         size_t reason_size) TN_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif
