/* SPDX-License-Identifier: BSD-3-Clause */
/* A kernel that was written for other arguments than its operator's: a list is read as a number. */
#include <tenon/extension.h>

TN_KERNEL(blur, "Ti?T->T")
{
    (void)args;
    returns[0] = 0;
    return NULL;
}

TN_LIBRARY(load_mistyped, m)
{
    tn_def(m, "blur(Tensor x, int[] radius, Tensor? mask) -> Tensor");
}

TN_LIBRARY_IMPL(load_mistyped, CPU, m)
{
    tn_impl(m, "blur", blur);
}
