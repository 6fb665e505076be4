/* SPDX-License-Identifier: BSD-3-Clause */
/* Its second definition is malformed: the load must fail with that, and undo the first. */
#include <tenon/extension.h>

TN_LIBRARY(load_schema, m)
{
    tn_def(m, "first(int number) -> int");
    tn_def(m, "second(int number -> int");
    tn_def(m, "third(int number) -> int");
}
