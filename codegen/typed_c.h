/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * typed_c: how a schema is written in C, for include/tenon/ops.h and for what `tenon gen` makes.
 *
 * A type has a code (tni_type_code). Names are those of the schema, changed where C or C++ has the
 * word for itself.
 */
#ifndef TENON_TYPED_C_H
#define TENON_TYPED_C_H

#include "codegen.h"

/* The C name of an argument or result: as in the schema, with `_` behind it where that is taken. */
const char *typed_name(const char *name);

/* "add.Tensor" becomes "add_Tensor"; a namespace other than aten stands before: "myops_scale". */
const char *typed_identifier(const gen_entry *entry);

/* The name of result `index`: that of the schema, "result", or "result0" of several. */
const char *typed_result_name(const tn_schema *schema, size_t index);

/* The form of a call: "TTS->T". */
void typed_write_form(FILE *out, const tn_schema *schema);

/* Things with commas between them, broken before a line of more than 100 columns. */
typedef struct typed_list {
    FILE *out;     /* where they go */
    size_t column; /* letters in the line so far */
    size_t indent; /* blanks before what goes to a further line */
    size_t count;  /* things so far */
} typed_list;

/* Adds a thing, made as by printf. */
void typed_add(typed_list *list, const char *format, ...) TN_PRINTF(2, 3);

/* Words as the lines of a comment, each behind ` * `. */
void typed_write_comment(FILE *out, const char *text);

/* "NULL is None: dtype, layout." where that holds of some arguments. */
void typed_write_optionals(FILE *out, const tn_schema *schema);

/* Ends the program where two entries give one identifier. */
void typed_check_identifiers(const gen_spec *spec);

/* Writes the function `prefix` IDENTIFIER, which calls the operator by tn_op_call_typed. */
void typed_write_function(FILE *out, const gen_entry *entry, const char *prefix);

#endif
