/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * An empty table of built-in operators for programs that link the core without a generated one.
 */
#include "dispatch/dispatcher.h"

#define WEAK __attribute__((weak))

WEAK const tni_builtin tni_builtins[1] = {{0, 0, 0, 0, 0}};
WEAK const uint32_t tni_num_builtins = 0;
WEAK const tni_builtin_kernel tni_builtin_kernels[1] = {{0, 0}};
WEAK const tn_kernel tni_builtin_functions[1] = {NULL};
WEAK const char tni_builtin_text[1] = "";
