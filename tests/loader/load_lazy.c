/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls what Tenon does not serve, answering as 2.13, in one of its two operators. */
#include <tenon/extension.h>

static void answer(StableIValue *stack, uint64_t nargs, uint64_t nreturns)
{
    (void)nargs;
    (void)nreturns;
    stack[0] = 42;
}

static void never(StableIValue *stack, uint64_t nargs, uint64_t nreturns)
{
    bool result = false;
    (void)nargs;
    (void)nreturns;
    stack[0] = torch_has_storage(NULL, &result) == AOTI_TORCH_SUCCESS && result;
}

TN_LIBRARY(load_lazy, m)
{
    tn_def(m, "answer() -> int");
    tn_def(m, "never() -> bool");
}

TN_LIBRARY_IMPL(load_lazy, CompositeExplicitAutograd, m)
{
    tn_impl(m, "answer", answer);
    tn_impl(m, "never", never);
}
