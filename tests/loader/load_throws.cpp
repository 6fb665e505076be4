// SPDX-License-Identifier: BSD-3-Clause
// An extension in C++ that throws: by itself, and through the check that it does not expect back.
#include <stdexcept>

#include <tenon/extension.h>

static void throw_itself(StableIValue *, uint64_t, uint64_t)
{
    throw std::out_of_range("thrown");
}

static void check(StableIValue *stack, uint64_t, uint64_t)
{
    aoti_torch_check(false, "check", "file", 1, "checked");
    *reinterpret_cast<int *>(stack[0]) = 1;
}

TN_LIBRARY(load_throws, m)
{
    tn_def(m, "throw_itself(int unused) -> int");
    tn_def(m, "check(int came_back) -> int");
    tn_impl(m, "throw_itself", throw_itself);
    tn_impl(m, "check", check);
}
