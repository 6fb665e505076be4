/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * typed_c: how a schema is written in C, in include/tenon/ops.h and in the output of `tenon gen`.
 *
 * A type is written as a code (tni_type_code). Names are those of the schema, changed if they are
 * keywords of C or C++.
 */
#ifndef TENON_TYPED_C_H
#define TENON_TYPED_C_H

#include "codegen.h"

/* Return the C name of an argument or result: that of the schema, with `_` appended to keywords. */
const char *typed_name(const char *name);

/* Return "add_Tensor" for "add.Tensor"; a namespace other than aten comes first: "myops_scale". */
const char *typed_identifier(const gen_entry *entry);

/* Return the name of result `index`: that of the schema, "result", or "result0" of several. */
const char *typed_result_name(const tn_schema *schema, size_t index);

/* Write the form of a call: "TTS->T". */
void typed_write_form(FILE *out, const tn_schema *schema);

/* A comma-separated list, with a line break before column 100. */
typedef struct typed_list {
    FILE *out;     /* the output */
    size_t column; /* characters in the current line */
    size_t indent; /* blanks at the start of a further line */
    size_t count;  /* items so far */
} typed_list;

/* Add an item, formatted as by printf. */
void typed_add(typed_list *list, const char *format, ...) TN_PRINTF(2, 3);

/* Write words as the lines of a comment, each line after ` * `. */
void typed_write_comment(FILE *out, const char *text);

/* Write "NULL is None: dtype, layout." for the arguments to which this applies. */
void typed_write_optionals(FILE *out, const tn_schema *schema);

/* End the program if two entries have the same identifier. */
void typed_check_identifiers(const gen_spec *spec);

/* Write the function `prefix` IDENTIFIER, which calls the operator by tn_op_call_typed. */
void typed_write_function(FILE *out, const gen_entry *entry, const char *prefix);

#endif
