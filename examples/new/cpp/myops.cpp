// SPDX-License-Identifier: BSD-3-Clause
// myops::scale, of float32: each element times a number. Built once, it runs in Tenon and in
// PyTorch.
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

using torch::stable::Tensor;

Tensor scale(const Tensor &x, double factor)
{
    STD_TORCH_CHECK(x.scalar_type() == torch::headeronly::kFloat, "scale: x must be float32");
    // A clone is dense, so its elements can be visited in memory order whatever the strides were.
    Tensor result = torch::stable::clone(x);
    float *data = result.mutable_data_ptr<float>();
    for (int64_t i = 0; i < result.numel(); i++)
        data[i] *= static_cast<float>(factor);
    return result;
}

STABLE_TORCH_LIBRARY(myops, m)
{
    m.def("scale(Tensor x, float factor) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(myops, CPU, m)
{
    m.impl("scale", TORCH_BOX(&scale));
}
