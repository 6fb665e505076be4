/* SPDX-License-Identifier: BSD-3-Clause */
/* A library that an extension needs and that registers an operator itself. */
#include <tenon/extension.h>

#ifndef BESIDE
#    define BESIDE load_beside
#endif

__attribute__((visibility("default"))) int load_beside_answer(void);

int load_beside_answer(void)
{
    return 42;
}

TN_KERNEL(inner, "")
{
    (void)args;
    returns[0] = tn_ret_int(41);
    return NULL;
}

TN_LIBRARY(BESIDE, m)
{
    tn_def(m, "inner() -> int");
    tn_impl(m, "inner", inner);
}
