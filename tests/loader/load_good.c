/* SPDX-License-Identifier: BSD-3-Clause */
/* A well-behaved extension: one operator that computes, one that runs for as long as it is told. */
#include <sched.h>
#include <tenon/extension.h>

#ifndef NAMESPACE
#    define NAMESPACE load_good
#endif
#define LIBRARY(ns, m)           TN_LIBRARY(ns, m)
#define LIBRARY_IMPL(ns, key, m) TN_LIBRARY_IMPL(ns, key, m)

TN_KERNEL(twice, "i")
{
    returns[0] = tn_ret_int(2 * tn_arg_int(args[0]));
    return NULL;
}

/* The argument is the address of two ints: the kernel sets the first, waits for the second. */
TN_KERNEL(wait, "i")
{
    int *flags = (int *)(uintptr_t)args[0];
    __atomic_store_n(&flags[0], 1, __ATOMIC_SEQ_CST);
    while (__atomic_load_n(&flags[1], __ATOMIC_SEQ_CST) == 0)
        sched_yield();
    returns[0] = tn_ret_int(7);
    return NULL;
}

LIBRARY(NAMESPACE, m)
{
    tn_def(m, "twice(int number) -> int");
    tn_def(m, "wait(int flags) -> int");
}

LIBRARY_IMPL(NAMESPACE, CompositeExplicitAutograd, m)
{
    tn_impl(m, "twice", twice);
    tn_impl(m, "wait", wait);
}
