/* SPDX-License-Identifier: BSD-3-Clause */
/* Built for 2.9, and calls a function of 2.10 in one of its operators and asks for another weakly.
 */
#include <tenon/extension.h>

extern AOTITorchError torch_get_num_threads_(uint32_t *threads) __asm__("torch_get_num_threads");
extern AOTITorchError torch_parallel_for_(void) __asm__("torch_parallel_for") __attribute__((weak));

static void has_parallel_for(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    stack[0] = torch_parallel_for_ != NULL;
}

static void threads(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    uint32_t count = 0;
    (void)num_args;
    (void)num_returns;
    stack[0] = torch_get_num_threads_(&count) == AOTI_TORCH_SUCCESS ? count : 0;
}

TN_LIBRARY(load_younger, m)
{
    tn_def(m, "has_parallel_for() -> bool");
    tn_def(m, "threads() -> int");
}

TN_LIBRARY_IMPL(load_younger, CompositeExplicitAutograd, m)
{
    tn_impl(m, "has_parallel_for", has_parallel_for);
    tn_impl(m, "threads", threads);
}
