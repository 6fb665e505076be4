/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operator schemas: `ns::name.overload(Tensor self, *, int dim=0) -> Tensor`, parsed, printed and
 * compared. The language is the one PyTorch 2.13's run-time parser reads.
 *
 *     tn_schema *before, *after; bool fits; char why[200];
 *     tn_schema_parse("my::f(Tensor x) -> Tensor", TN_SCHEMA_DEFINE, &before);
 *     tn_schema_parse("my::f(Tensor x, int n=1) -> Tensor", TN_SCHEMA_DEFINE, &after);
 *     tn_schema_check_backward(before, after, &fits, why, sizeof why);   // fits is true
 *     tn_schema_free(before);
 *     tn_schema_free(after);
 *
 * Calling an operator needs nothing of this: tn_op_call checks values against the operator's schema
 * by itself. It is for tools that show, compare or check signatures.
 *
 * Ownership: a parsed schema belongs to the caller (tn_schema_free) unless it was borrowed from an
 * operator (tn_op_schema), which keeps it for the life of the process.
 *
 * Threads: a schema is immutable once parsed and may be read from any thread.
 */
#ifndef TENON_SCHEMA_H
#define TENON_SCHEMA_H

#include <stdbool.h>
#include <stddef.h>
#include <tenon/status.h>
#include <tenon/version.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tn_schema tn_schema;

/*
 * Which of PyTorch's two entry points is asked: they differ in whether type variables are read. In
 * the namespaces aten and prim both read them.
 */
typedef enum tn_schema_mode {
    TN_SCHEMA_DEFINE = 0, /* as a library's def(): lower-case type words are unknown types */
    TN_SCHEMA_ALONE = 1   /* as the stand-alone parse function: type variables are allowed */
} tn_schema_mode;

/*
 * Parses `text`, NUL-terminated: a whole schema, with or without namespace and overload. *out is
 * new and keeps nothing of `text`. TN_ERR_VALUE if it is refused: the message has line and column,
 * what was expected, the line itself and a caret under the place.
 */
TN_API tn_status tn_schema_parse(const char *text, tn_schema_mode mode,
                                 tn_schema **out) TN_NODISCARD;

/* Frees a schema that tn_schema_parse made, and the texts borrowed from it; NULL is legal. */
TN_API void tn_schema_free(tn_schema *schema);

/* "ns::name" (or "name" if the text had no namespace); borrowed from the schema, "" for NULL. */
TN_API const char *tn_schema_name(const tn_schema *schema);

/* "overload", "" if there is none or for NULL; borrowed from the schema. */
TN_API const char *tn_schema_overload(const tn_schema *schema);

/*
 * The canonical text: one blank behind commas, defaults spelled out, `*` in front of the first
 * keyword-only argument. It is PyTorch's text but where that would not read back: defaults that are
 * texts or devices are quoted, and the short mark of a written argument stays `!`. Writes at most
 * `size` bytes including the terminating NUL to `buffer` (which may be NULL if size is 0) and
 * returns the length of the whole text, so a result >= size means "cut off" and a call with size 0
 * measures. 0 means that there was no memory to print it (tn_last_error), or that `schema` is NULL.
 */
TN_API size_t tn_schema_print(const tn_schema *schema, char *buffer, size_t size);

/*
 * Whether `new_schema` may replace `old_schema`.
 *
 * Backward: whatever a caller of the old schema passes is still accepted and means the same, and
 * its results still fit. New arguments need a default; types may widen (Tensor to Tensor?), those
 * of returns may narrow. Forward: an old reader can run what is written against the new schema. New
 * arguments need a default that is no list, no default may come or go, types may only narrow; the
 * types of returns are not looked at.
 *
 * Both want the same name, overload, number of returns, alias marks and argument names. Out
 * arguments (keyword-only and written) are compared among themselves. SymInt, ScalarType, Layout
 * and MemoryFormat count as int, as in PyTorch's own check, whose answers these are.
 *
 * The return value says only whether the question could be asked: TN_OK also for "no". *compatible
 * gets the answer. `reason` may be NULL; else it gets a sentence, cut off to `reason_size` bytes
 * with its NUL, that says why not. It is empty for "yes", and forward also where the names, the
 * number of returns or the use of `...` differ.
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

#include <tenon/one_abi.h>
