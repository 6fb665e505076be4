/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * cli: the `tenon` command. One file per verb; it sees include/tenon only.
 *
 * Exit status: 0 success, 1 the work failed (message on stderr), 2 the command line was wrong;
 * where 1 is an answer of its own (abi diff), a file that cannot be read is 2 as well. Results go
 * to stdout, everything else to stderr.
 */
#ifndef TENON_CLI_H
#define TENON_CLI_H

#include <stdio.h>
#include <tenon/experimental/binary.h>
#include <tenon/experimental/explain.h>
#include <tenon/tenon.h>

enum { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2 };

/* A verb: `argv[0]` is its name. Returns the exit status. */
typedef int (*cli_verb)(int argc, char **argv);

int cli_call(int argc, char **argv);
int cli_ops(int argc, char **argv);
int cli_explain(int argc, char **argv);
int cli_kernels(int argc, char **argv);
int cli_run(int argc, char **argv);
int cli_model(int argc, char **argv);
int cli_bundle(int argc, char **argv);
int cli_audit(int argc, char **argv);
int cli_abi(int argc, char **argv);
int cli_gen(int argc, char **argv);
int cli_version(int argc, char **argv);

/* Prints `tenon VERB: message` to stderr and returns CLI_FAILED or, for usage, CLI_USAGE. */
int cli_fail(const char *verb, const char *format, ...) TN_PRINTF(2, 3);
int cli_usage_error(const char *verb, const char *format, ...) TN_PRINTF(2, 3);

/* The same with tn_last_error() as the message. */
int cli_fail_last(const char *verb);

/* True if argv holds `word` before a `--`. */
bool cli_has_word(int argc, char **argv, const char *word);

/* True if argv holds --help or -h before a `--`. */
bool cli_wants_help(int argc, char **argv);

/* The extensions named by --lib, kept loaded for the life of the command. */
typedef struct cli_libraries {
    tn_extension **items; /* loaded extensions, in order */
    size_t count;         /* how many */
    bool lazy;            /* --lazy: missing functions are a warning */
} cli_libraries;

/*
 * Takes the option at argv[*index] if it is --lib FILE or --lazy, and steps over FILE. Returns
 * false for any other word; else *status is what became of it, after a message if it failed. Every
 * --lib comes after a look for --lazy in all words, so that their order does not matter.
 */
bool cli_libraries_option(cli_libraries *libraries, int argc, char **argv, int *index, int *status);
void cli_libraries_free(cli_libraries *libraries);

/* --lazy in front of the verb: what is loaded from here on is loaded lazily. */
void cli_libraries_set_lazy(void);

/*
 * Parses one argument: `2.5 true "text" [1,2] None float32 cpu @file.npy ones(2,3) …`. *out owns
 * what it points to (cli_value_free). On failure returns false and writes a sentence to `message`.
 */
bool cli_parse_value(const char *text, tn_value *out, char *message, size_t size);

/* Frees a parsed value and all below it. */
void cli_value_free(tn_value *value);

/*
 * Parses words (`ARG` or `NAME=ARG`) into `values`, which has room for every schema argument; those
 * that are not given are TN_KIND_DEFAULT. *count is raised to the last one given. Each value is
 * cli_value_free's, also on failure, which is told in the name of the verb.
 */
int cli_parse_arguments(const char *verb, const tn_op *op, char **words, size_t nwords,
                        tn_value *values, size_t *count);

/* What a tensor maker such as `full(2, 3, 0.5, dtype=float64)` was given. */
typedef struct cli_maker {
    tn_value list;  /* the positional values */
    tn_dtype dtype; /* dtype=…, TN_DTYPE_UNDEFINED without */
    uint64_t seed;  /* seed=…, 0 without */
    char *message;  /* gets a sentence on failure */
    size_t size;    /* room in message */
} cli_maker;

/* Makes the tensor of the maker called `name`; new. */
bool cli_make_tensor(const char *name, const cli_maker *given, tn_tensor **out);

/*
 * Bytes from an element to its neighbour along `dim`; 0 where it has none, because the stride of a
 * dimension of size 1 may be anything.
 */
static inline int64_t cli_step(const tn_tensor *tensor, int64_t dim)
{
    int64_t bytes = (int64_t)tn_dtype_size(tn_tensor_dtype(tensor));
    return tn_tensor_sizes(tensor)[dim] > 1 ? tn_tensor_strides(tensor)[dim] * bytes : 0;
}

/* Reads a .npy file; false with a sentence in `message`. */
bool cli_npy_read(const char *path, tn_tensor **out, char *message, size_t size);

/* Writes a tensor as .npy, row-major; false with a sentence in `message`. */
bool cli_npy_write(const char *path, const tn_tensor *tensor, char *message, size_t size);

/* The same from and to an open stream, which stands at the beginning, without a path in messages.
 */
bool cli_npy_read_stream(FILE *file, tn_tensor **out, char *message, size_t size);
bool cli_npy_write_stream(FILE *file, const tn_tensor *tensor, char *message, size_t size);

/* Takes an array of a .npz file and its name without ".npy"; a status, CLI_OK to go on. */
typedef int (*cli_npz_visitor)(void *context, const char *name, tn_tensor *tensor);

/* Reads and visits all arrays in order, writes tensors as arr_0 … but for NULL; failures are told.
 */
int cli_npz_read(const char *verb, const char *path, cli_npz_visitor visitor, void *context);
int cli_npz_write(const char *verb, const char *path, tn_tensor *const *tensors, size_t count);

/*
 * A tensor whose memory holds what the elements of `tensor` are: a new reference to it or, if it is
 * lazily conjugated or negated, to a copy.
 */
tn_tensor *cli_plain(tn_tensor *tensor);

/* Prints a result for people, or as JSON. */
void cli_print_value(FILE *stream, const tn_value *value);
bool cli_print_json(FILE *stream, const char *op, const tn_value *values, size_t count);

/* One element as a double pair (imaginary part 0 unless complex); exact for every printable dtype.
 */
typedef struct cli_element {
    enum {
        CLI_ELEMENT_REAL,
        CLI_ELEMENT_INT,
        CLI_ELEMENT_UINT,
        CLI_ELEMENT_BOOL,
        CLI_ELEMENT_COMPLEX,
        CLI_ELEMENT_RAW
    } kind;           /* which member counts; RAW: a dtype that is not printed as a number */
    double real;      /* REAL, and the real part of COMPLEX */
    double imaginary; /* COMPLEX */
    int64_t integer;  /* INT, BOOL; the byte of RAW */
    uint64_t natural; /* UINT */
    int digits;       /* significant decimal digits that tell neighbours apart */
} cli_element;

/* Reads the element of `dtype` at `address`. */
cli_element cli_element_read(tn_dtype dtype, const void *address);

/* Writes a number to the element of a floating, integral or bool dtype; false for other dtypes. */
bool cli_element_write(tn_dtype dtype, void *address, double value);

#endif
