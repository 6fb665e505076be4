/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Libraries that are opened when the first operator needs them: a program that needs none starts
 * without, and one on a machine that lacks one learns it from the operator that fails.
 */
#ifndef TENON_LAZY_DLOPEN_H
#define TENON_LAZY_DLOPEN_H

#include "kernels/core/kernel_core.h"

#include <stdatomic.h>

/* A library with its possible names. Static; `opened` begins as NULL. */
typedef struct tni_needed_library {
    const char *task;       /* for messages: "linear algebra needs LAPACK" */
    const char *package;    /* Debian's package, for messages */
    const char *names[4];   /* tried in order; NULL after the last */
    _Atomic(void *) opened; /* never closed */
} tni_needed_library;

/*
 * Set *out to the function `name` of a library. Fails naming task, library and package. Any thread.
 */
tn_status tni_needed_function(tni_needed_library *library, const char *name,
                              void (**out)(void)) TN_NODISCARD;

#endif
