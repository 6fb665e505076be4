// SPDX-License-Identifier: BSD-3-Clause
// An extension whose operators are defined by PyTorch's C++ and whose derivative is told Tenon by
// tenon/extension.h, in a block that runs before the operators are defined.
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <tenon/extension.h>

#ifndef FORMULA
#    define FORMULA "x: copy_backward(grad, k)"
#endif

TN_LIBRARY_FRAGMENT(load_derivative, m)
{
    tn_derivative(m, "copy", FORMULA);
}

namespace
{

torch::stable::Tensor copy(torch::stable::Tensor x, int64_t)
{
    return torch::stable::clone(x);
}

torch::stable::Tensor copy_backward(torch::stable::Tensor grad, int64_t k)
{
    auto result = torch::stable::clone(grad);
    return torch::stable::fill_(result, static_cast<double>(k));
}

} // namespace

STABLE_TORCH_LIBRARY(load_derivative, m)
{
    m.def("copy(Tensor x, int k) -> Tensor");
    m.def("copy_backward(Tensor grad, int k) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(load_derivative, CPU, m)
{
    m.impl("copy", TORCH_BOX(&copy));
    m.impl("copy_backward", TORCH_BOX(&copy_backward));
}
