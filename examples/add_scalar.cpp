/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * myops::add_scalar in C++17, written with the wrappers of the stable ABI.
 *
 * The same operator as add_scalar.c beside it. It is compiled once, against Tenon's headers or
 * PyTorch's, and the one .so runs in both:
 *
 *     g++ -std=c++17 -O2 -fPIC -shared -I<prefix>/include/tenon-torch add_scalar.cpp -o
 * add_scalar.so
 */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/core/ScalarType.h>

namespace
{

using torch::stable::Tensor;

/* Adds in float32, the way the tensor's own operator does, to contiguous input or not. */
Tensor add_scalar(const Tensor &input, double scalar)
{
    STD_TORCH_CHECK(input.scalar_type() == torch::headeronly::ScalarType::Float,
                    "Input must be float32");

    const Tensor dense = torch::stable::contiguous(input);
    const Tensor result = torch::stable::empty_like(dense);
    const float *from = dense.const_data_ptr<float>();
    float *to = result.mutable_data_ptr<float>();
    const float addend = static_cast<float>(scalar);
    for (int64_t i = 0, n = dense.numel(); i < n; i++) {
        to[i] = from[i] + addend;
    }
    return result;
}

} // namespace

STABLE_TORCH_LIBRARY(myops, m)
{
    m.def("add_scalar(Tensor input, float scalar) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(myops, CompositeExplicitAutograd, m)
{
    m.impl("add_scalar", TORCH_BOX(&add_scalar));
}
