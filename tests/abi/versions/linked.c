/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * An extension that defines linked::answer, to be linked with the library. It includes a header
 * whose types an ABI changed, so that it carries the note of the ABI it is compiled for.
 */
#include <tenon/extension.h>
#include <tenon/tenon.h>

TN_KERNEL(answer, "->i")
{
    (void)args;
    returns[0] = tn_ret_int(42);
    return NULL;
}

TN_LIBRARY(linked, m)
{
    tn_def(m, "answer() -> int");
    tn_impl(m, "answer", answer);
}
