/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls the function of another extension by its name. */
#include <tenon/extension.h>

extern AOTITorchError aoti_torch_cpu_load_offers(int64_t *result);

TN_KERNEL(ask, "i")
{
    int64_t result = 0;
    TN_FORWARD(aoti_torch_cpu_load_offers(&result));
    returns[0] = tn_ret_int(tn_arg_int(args[0]) + result);
    return NULL;
}

TN_LIBRARY(load_takes, m)
{
    tn_def(m, "ask(int a) -> int");
}

TN_LIBRARY_IMPL(load_takes, CompositeExplicitAutograd, m)
{
    tn_impl(m, "ask", ask);
}
