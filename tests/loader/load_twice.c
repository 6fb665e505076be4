/* SPDX-License-Identifier: BSD-3-Clause */
/* Defines what load_good.c has defined: fails while that is loaded, and only then. */
#include <tenon/extension.h>

TN_LIBRARY_FRAGMENT(load_good, m)
{
    tn_def(m, "fresh(int number) -> int");
    tn_def(m, "twice(int number) -> int");
}
