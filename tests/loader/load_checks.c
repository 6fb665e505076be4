/* SPDX-License-Identifier: BSD-3-Clause */
/* An extension in C whose kernel refuses odd numbers, as any kernel that fails does. */
#include <tenon/extension.h>

TN_KERNEL(half, "i")
{
    int64_t number = tn_arg_int(args[0]);
    TN_REQUIRE(number % 2 == 0, "%d is odd", (int)number);
    returns[0] = tn_ret_int(number / 2);
    return NULL;
}

TN_LIBRARY(load_checks, m)
{
    tn_def(m, "half(int number) -> int");
}

TN_LIBRARY_IMPL(load_checks, CompositeExplicitAutograd, m)
{
    tn_impl(m, "half", half);
}
