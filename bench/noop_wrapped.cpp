/* SPDX-License-Identifier: BSD-3-Clause */
/* The no-op operator as an author writes it with the C++ wrappers. */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

namespace
{

torch::stable::Tensor noop(torch::stable::Tensor x)
{
    return x;
}

} // namespace

STABLE_TORCH_LIBRARY(bench_cpp, m)
{
    m.def("noop(Tensor x) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(bench_cpp, CPU, m)
{
    m.impl("noop", TORCH_BOX(&noop));
}
