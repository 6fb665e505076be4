/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * runnable: what `tenon run` runs, a compiled model or an exported program, behind one set of
 * functions. Values are tagged: a program takes and gives numbers as well as tensors.
 */
#ifndef TENON_CLI_RUNNABLE_H
#define TENON_CLI_RUNNABLE_H

#include <tenon/model.h>
#include <tenon/program.h>

/* One of both is loaded. Zeroed is none. */
typedef struct cli_runnable {
    tn_model *model;     /* owned, or NULL */
    tn_program *program; /* owned, or NULL */
    size_t ninputs;      /* values that a run takes */
    size_t noutputs;     /* values that a run gives */
} cli_runnable;

/* Return whether a word in a subcommand's place is a package or an option, and `info` is meant. */
bool cli_is_package_word(const char *word);

/*
 * Whether the package at `path` holds exported programs and no compiled model; false if it cannot
 * be read.
 */
bool cli_runnable_is_program(const char *path);

/* Whether it holds compiled models and no exported program. */
bool cli_runnable_is_model(const char *path);

/*
 * Load what the package at `path` holds: a compiled model if there is one, else a program. `name`
 * chooses one of several; NULL is the only one, else "model". The message of a failure is the
 * core's.
 */
tn_status cli_runnable_load(const char *path, const char *name, bool checks_inputs,
                            cli_runnable *out);

void cli_runnable_free(cli_runnable *runnable);

/*
 * Return what is known of an input: a tensor without a dtype or sizes if it is nothing. Texts and
 * arrays are borrowed.
 */
tn_program_input cli_runnable_input(const cli_runnable *runnable, size_t index);

/*
 * Return which input is called so: exactly, with a _ for what shells would want quoted (pair_1_b
 * for pair[1]['b']), by the last key of a nest if only one input has it, or by its number from 0;
 * the number of inputs if none is. A model's have the names of the author's call and those that the
 * compiler gave.
 */
size_t cli_runnable_find(const cli_runnable *runnable, const char *word, size_t length);

/* Run; inputs are borrowed, outputs are new. */
tn_status cli_runnable_run(cli_runnable *runnable, const tn_value *inputs, tn_value *outputs);

#endif
