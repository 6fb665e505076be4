/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * cli: the command `tenon`. Each verb has a file; all of them include only include/tenon.
 *
 * Exit status: 0 for success, 1 if the work failed (with a message on stderr), 2 if the command
 * line was wrong. Where 1 is a regular answer (abi diff), an unreadable file gives 2 as well.
 * Results are printed to stdout, everything else to stderr.
 */
#ifndef TENON_CLI_H
#define TENON_CLI_H

#include "tensor_text.h"

#include <stdio.h>
#include <tenon/experimental/binary.h>
#include <tenon/experimental/explain.h>
#include <tenon/tenon.h>

enum { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2 };

/* A verb. `argv[0]` is its name; return the exit status. */
typedef int (*cli_verb)(int argc, char **argv);

int cli_call(int argc, char **argv);
int cli_ops(int argc, char **argv);
int cli_explain(int argc, char **argv);
int cli_kernels(int argc, char **argv);
int cli_run(int argc, char **argv);
int cli_model(int argc, char **argv);
int cli_program(int argc, char **argv);
int cli_bundle(int argc, char **argv);
int cli_audit(int argc, char **argv);
int cli_abi(int argc, char **argv);
int cli_gen(int argc, char **argv);
int cli_new(int argc, char **argv);
int cli_port(int argc, char **argv);
int cli_version(int argc, char **argv);
int cli_help(int argc, char **argv);
int cli_complete(int argc, char **argv);

/* Print `tenon VERB: message` to stderr; return CLI_FAILED or, for usage, CLI_USAGE. */
int cli_fail(const char *verb, const char *format, ...) TN_PRINTF(2, 3);
int cli_usage_error(const char *verb, const char *format, ...) TN_PRINTF(2, 3);

/*
 * Report a word that is no verb, no option of the verb (or one without what has to follow it), or
 * none of its subcommands (NULL: there is none), with those that are near.
 */
int cli_unknown_verb(const char *word);
int cli_unknown_option(const char *verb, int argc, char **argv, int index);
int cli_unknown_subcommand(const char *verb, const char *word);

/* cli_fail with tn_last_error() as the message. */
int cli_fail_last(const char *verb);

/* Return whether argv contains `word` before a `--`. */
bool cli_has_word(int argc, char **argv, const char *word);

/* Return whether argv contains --help or -h before a `--`. */
bool cli_wants_help(int argc, char **argv);

/*
 * Whether argv[i] is an operand, which becomes argv[++*count], or the "--" before operands that
 * may begin with a dash, which sets *has_ended.
 */
bool cli_move_operand(char **argv, int i, int *count, bool *has_ended);

/* The extensions given by --lib, which stay loaded until the command ends. */
typedef struct cli_libraries {
    tn_extension **items; /* loaded extensions, in the order given */
    size_t count;         /* how many */
    bool lazy;            /* --lazy: missing functions are a warning */
} cli_libraries;

/*
 * Handle the option at argv[*index] if it is --lib FILE or --lazy, advancing *index over FILE, and
 * set *status, after a message if it failed. Return false for any other word. All words are
 * searched for --lazy before the first --lib is loaded, so their order does not matter.
 */
bool cli_libraries_option(cli_libraries *libraries, int argc, char **argv, int *index, int *status);
void cli_libraries_free(cli_libraries *libraries);

/* For --lazy before the verb: load all following extensions lazily. */
void cli_libraries_set_lazy(void);

/*
 * Parse one argument: `2.5 true "text" [1,2] None float32 cpu @file.npy ones(2,3)` and so on. *out
 * owns what it points to (cli_value_free). On failure return false and write a sentence to
 * `message`.
 */
bool cli_parse_value(const char *text, tn_value *out, char *message, size_t size);

/* Free a parsed value with everything that it contains. */
void cli_value_free(tn_value *value);

/* The overloads of a name, in the order in which a call tries them. Zeroed is none. */
typedef struct cli_overloads {
    const tn_op **items; /* owned array; those that write given tensors are at its end */
    size_t count;        /* how many */
    size_t plain;        /* how many make their results; the first ones */
} cli_overloads;

/*
 * Find the overloads of a name, with or without its namespace: one if the name has an overload,
 * never none. A failure is reported in the name of the verb. Free them in any case.
 */
int cli_find_overloads(const char *verb, const char *name, cli_overloads *out);
void cli_overloads_free(cli_overloads *list);

/* One word of a call: `ARG` or `NAME=ARG`. */
typedef struct cli_word {
    const char *text; /* as it was typed */
    char name[256];   /* NAME, or "" */
    tn_value value;   /* owned (cli_value_free) */
} cli_word;

/* A call of an operator as the command line has it. Zeroed is none. */
typedef struct cli_arguments {
    const tn_op *op;  /* the overload that was chosen */
    cli_word *words;  /* owned array: the words that were read */
    size_t nwords;    /* how many */
    tn_value *values; /* owned array: one per argument of the schema, borrowed from the words;
                         TN_KIND_DEFAULT for those that are not given */
    size_t count;     /* one more than the index of the last given one */
} cli_arguments;

/*
 * Read the words of a call and choose the overload of `name` that they fit, as Python does. A
 * failure is reported in the name of the verb. Free the arguments in any case.
 */
int cli_prepare_call(const char *verb, const char *name, char **words, size_t nwords,
                     cli_arguments *out);
void cli_arguments_free(cli_arguments *arguments);

/* Write "; did you mean a, b" to `text`, or "" if nothing is near; return `text`. */
struct tn_near;
const char *cli_advice(const struct tn_near *near, char *text, size_t size);

/* The arguments of a tensor maker such as `full(2, 3, 0.5, dtype=float64)`. */
typedef struct cli_maker {
    tn_value list;  /* positional values */
    tn_dtype dtype; /* dtype=..., TN_DTYPE_UNDEFINED if not given */
    uint64_t seed;  /* seed=..., 0 if not given */
    char *message;  /* receives a sentence on failure */
    size_t size;    /* size of message */
} cli_maker;

/* Make the tensor of the maker called `name`; new. False with a message. */
bool cli_make_tensor(const char *name, const cli_maker *given, tn_tensor **out);

/* Read a .npy file. Return false with a message on failure. */
bool cli_npy_read(const char *path, tn_tensor **out, char *message, size_t size);

/* Write a tensor as .npy in row-major order. Return false with a message on failure. */
bool cli_npy_write(const char *path, const tn_tensor *tensor, char *message, size_t size);

/* The same for an open stream, which is at its beginning; messages do not contain a path. */
bool cli_npy_read_stream(FILE *file, tn_tensor **out, char *message, size_t size);
bool cli_npy_write_stream(FILE *file, const tn_tensor *tensor, char *message, size_t size);

/* Takes an array of a .npz file and its name without ".npy"; return CLI_OK to continue. */
typedef int (*cli_npz_visitor)(void *context, const char *name, tn_tensor *tensor);

/*
 * Read all arrays of a file in order and visit each; write tensors as arr_0, arr_1, ..., skipping
 * NULL. Failures are reported.
 */
int cli_npz_read(const char *verb, const char *path, cli_npz_visitor visitor, void *context);
int cli_npz_write(const char *verb, const char *path, tn_tensor *const *tensors, size_t count);

/*
 * Write results to the file of -o: all to OUT.npz; one tensor to OUT.npy, or for - to standard
 * output; several to OUT.0.npy, OUT.1.npy … by their places. Lists are taken apart, and what is no
 * tensor is left out. Failures are reported.
 */
int cli_save(const char *verb, const char *output, const tn_value *values, size_t count);

/* Return the dtype that files have in place of one that NumPy lacks; others as they are. */
tn_dtype cli_word_of(tn_dtype dtype);

/* Return a view of a tensor, which is taken, as a dtype of the same size; NULL on failure. */
tn_tensor *cli_view_take(tn_tensor *tensor, tn_dtype dtype);

bool cli_ends_with(const char *text, const char *end);

/*
 * Return a tensor whose memory holds the actual element values: a new reference to `tensor`, or a
 * copy if it has lazy bits.
 */
tn_tensor *cli_plain(tn_tensor *tensor);

/* Print a result for people, or results as JSON; a profile, which is taken, may be NULL. */
void cli_print_value(FILE *stream, const tn_value *value);
void cli_print_item(FILE *stream, const tn_value *value); /* without a line's end */
struct json_t;
bool cli_print_json(FILE *stream, const char *op, const tn_value *values, size_t count,
                    struct json_t *profile);

/*
 * Return a JSON string of text that need not be UTF-8, which JSON requires: names of files and
 * symbols. New.
 */
struct json_t *cli_json_text(const char *text);

/* Print a JSON object of several lines, which is taken; NULL is a failure. Return the status. */
int cli_print_object(const char *verb, struct json_t *object);

#endif
