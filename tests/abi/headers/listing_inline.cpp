/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/* The one-line definition of the stable ABI's documentation, as it stands there below its two
 * using-declarations; needs the extras. */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

using torch::stable::Tensor;
using torch::stable::amax;

Tensor my_amax_vec(Tensor t) {
    std::vector<int64_t> v = {0,1};
    return amax(t, v, false);
}

STABLE_TORCH_LIBRARY(myops, m) {
    m.def("my_amax_vec(Tensor t) -> Tensor", TORCH_BOX(&my_amax_vec));
}
