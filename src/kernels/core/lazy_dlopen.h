/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Libraries that are opened when the first operator asks for them: a program that needs none starts
 * without, and one on a machine that lacks one learns it from the operator that failed.
 */
#ifndef TENON_LAZY_DLOPEN_H
#define TENON_LAZY_DLOPEN_H

#include "kernels/core/kernel_core.h"

#include <stdatomic.h>

/* A library under the names that it has; static, and `opened` begins as NULL. */
typedef struct tni_needed_library {
    const char *task;       /* what needs it, for messages: "linear algebra needs LAPACK" */
    const char *package;    /* Debian's, for messages */
    const char *names[4];   /* the first that opens serves; NULL after the last */
    _Atomic(void *) opened; /* never closed */
} tni_needed_library;

/* The function `name` of a library; fails naming task, library and package. From any thread. */
tn_status tni_needed_function(tni_needed_library *library, const char *name,
                              void (**out)(void)) TN_NODISCARD;

#endif
