/* SPDX-License-Identifier: BSD-3-Clause */
/* Takes a function of the CUDA runtime and names PyTorch's CUDA library alone. */
#include <tenon/extension.h>

#ifndef RUNTIME
#    define RUNTIME load_runtime
#endif

extern int cudaGetLastError(void);

static void last_error(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    stack[0] = (StableIValue)cudaGetLastError();
}

TN_LIBRARY(RUNTIME, m)
{
    tn_def(m, "last_error() -> int");
    tn_impl(m, "last_error", last_error);
}
