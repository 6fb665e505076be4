/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Says whether std::cerr was set up, when the extension was opened and when its kernel runs. It
 * declares std::cerr as GCC 13's headers do, which leave the setting up to libstdc++.
 */
#include <ostream>

#include <tenon/extension.h>

namespace std
{
extern ostream cerr;
}

static bool ready_at_start;

__attribute__((constructor(200))) static void look()
{
    ready_at_start = std::cerr.rdbuf() != nullptr;
}

TN_KERNEL(ready, "i")
{
    bool ready = tn_arg_int(args[0]) == 0 ? ready_at_start : std::cerr.rdbuf() != nullptr;
    returns[0] = tn_ret_int(ready ? 1 : 0);
    return nullptr;
}

TN_LIBRARY(load_streams, m)
{
    tn_def(m, "ready(int now) -> int");
    tn_impl(m, "ready", ready);
}
