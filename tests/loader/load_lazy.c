/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls what Tenon does not serve in one of its two operators. */
#include <tenon/extension.h>

/* Under another name, since the header's is refused at this target. */
extern AOTITorchError has_storage(AtenTensorHandle tensor,
                                  bool *result) __asm__("torch_has_storage");

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
    stack[0] = has_storage(NULL, &result) == AOTI_TORCH_SUCCESS && result;
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
