// SPDX-License-Identifier: BSD-3-Clause
// An operator with a text, for what the headers do with it (tests/oracle/run_checker.py).
#include <string>
#include <torch/csrc/stable/library.h>

static int64_t size_of(std::string text)
{
    return static_cast<int64_t>(text.size());
}

STABLE_TORCH_LIBRARY(texts, m)
{
    m.def("size(str text) -> int");
}

STABLE_TORCH_LIBRARY_IMPL(texts, CompositeExplicitAutograd, m)
{
    m.impl("size", TORCH_BOX(size_of));
}
