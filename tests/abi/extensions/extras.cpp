/* SPDX-License-Identifier: BSD-3-Clause */
/* What PyTorch's own headers lack: add(), and a definition with its kernel in one line. */
#define TENON_TORCH_EXTRAS
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <vector>

using torch::stable::Tensor;

Tensor ext_add(const Tensor &a, const Tensor &b);
Tensor ext_add_float(const Tensor &a, double number);
Tensor ext_add_int(const Tensor &a, int64_t number);
Tensor ext_add_bool(const Tensor &a, bool number);
Tensor ext_amax_two(Tensor t);

Tensor ext_add(const Tensor &a, const Tensor &b)
{
    return torch::stable::add(a, b);
}

Tensor ext_add_float(const Tensor &a, double number)
{
    return torch::stable::add(a, number);
}

Tensor ext_add_int(const Tensor &a, int64_t number)
{
    return torch::stable::add(a, number);
}

Tensor ext_add_bool(const Tensor &a, bool number)
{
    return torch::stable::add(a, number);
}

Tensor ext_amax_two(Tensor t)
{
    std::vector<int64_t> dims = {0, 1};
    return amax(t, dims, false);
}

STABLE_TORCH_LIBRARY(ext_extras, m)
{
    m.def("add(Tensor a, Tensor b) -> Tensor", TORCH_BOX(&ext_add));
    m.def("add_float(Tensor a, float number) -> Tensor", TORCH_BOX(&ext_add_float));
    m.def("add_int(Tensor a, int number) -> Tensor", TORCH_BOX(&ext_add_int));
    m.def("add_bool(Tensor a, bool number) -> Tensor", TORCH_BOX(&ext_add_bool));
    m.def("amax_two(Tensor t) -> Tensor", TORCH_BOX(&ext_amax_two));
}
