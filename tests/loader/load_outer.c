/* SPDX-License-Identifier: BSD-3-Clause */
/* Needs the library beside it, found through its own search path. */
#include <tenon/extension.h>

#ifndef OUTER
#    define OUTER load_outer
#endif

extern int load_beside_answer(void);

TN_KERNEL(outer, "")
{
    (void)args;
    returns[0] = tn_ret_int(load_beside_answer());
    return NULL;
}

TN_LIBRARY(OUTER, m)
{
    tn_def(m, "outer() -> int");
    tn_impl(m, "outer", outer);
}
