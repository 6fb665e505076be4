/* SPDX-License-Identifier: BSD-3-Clause */
/* Takes a symbol of nobody's, which no table of the ABI knows. */
#include <tenon/extension.h>

extern int nobody_has_this_symbol(void);

TN_KERNEL(take, "")
{
    (void)args;
    returns[0] = tn_ret_int(nobody_has_this_symbol());
    return NULL;
}

TN_LIBRARY(load_undefined, m)
{
    tn_def(m, "take() -> int");
    tn_impl(m, "take", take);
}
