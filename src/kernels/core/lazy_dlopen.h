/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Libraries that are opened when the first operator needs them: a program that needs none starts
 * without, and one on a machine that lacks one learns it from the operator that fails.
 *
 * A library is a list of candidates, the fastest first: the first that opens and has the function
 * `probe` serves the process. The user may name another file in an environment variable.
 */
#ifndef TENON_LAZY_DLOPEN_H
#define TENON_LAZY_DLOPEN_H

#include "kernels/core/kernel_core.h"

#include <stdatomic.h>

/* Most candidates of a library, with the NULL after the last. */
#define TNI_NEEDED_NAMES 8

/* A library with its possible names. Static; what follows `names` begins as zero. */
typedef struct tni_needed_library {
    const char *label;    /* for listings: "lapack" */
    const char *task;     /* for messages: "linear algebra needs LAPACK" */
    const char *tasks;    /* for listings: what it computes */
    const char *package;  /* Debian's package, for messages */
    const char *variable; /* environment variable with a file that is tried first; NULL: none */
    const char *probe;    /* a function that a candidate must have; NULL: any candidate serves */
    const char *prefix;   /* what some builds put in front of each function's name; NULL: nothing */
    const char *names[TNI_NEEDED_NAMES]; /* tried in order; one that begins with "/" is relative to
                                            libtenon's folder. NULL after the last */
    _Atomic(void *) opened;              /* never closed */
    _Atomic(bool) has_warned;            /* the user was told that the variable's file is no use */
} tni_needed_library;

/* The libraries that this core knows. */
enum { TNI_NEEDED_LAPACK, TNI_NEEDED_FFTW, TNI_NEEDED_FFTW_SINGLE, TNI_NEEDED_COUNT };
extern tni_needed_library tni_needed_libraries[TNI_NEEDED_COUNT];

/*
 * Set *out to the function `name` of a library. Fails naming task, library and package. Any thread.
 */
tn_status tni_needed_function(tni_needed_library *library, const char *name,
                              void (**out)(void)) TN_NODISCARD;

/* Return such a function; NULL, without a failure, if the library or the function is missing. */
void (*tni_needed_find(tni_needed_library *library, const char *name))(void);

/*
 * Write the file that serves as the library to `path`, which has room for PATH_MAX bytes. Return
 * false if there is none.
 */
bool tni_needed_file(tni_needed_library *library, char *path);

#endif
