/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/* The migrated kernel of the stable ABI's documentation, as it stands there; needs the extras. */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor_struct.h>
#include <torch/csrc/stable/ops.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/macros/Macros.h>

namespace myops {

torch::stable::Tensor add_scalar(const torch::stable::Tensor& input, double scalar) {
  STD_TORCH_CHECK(
      input.scalar_type() == torch::headeronly::kFloat,
      "Input must be float32");

  return torch::stable::add(input, scalar);
}

STABLE_TORCH_LIBRARY(myops, m) {
  m.def("add_scalar(Tensor input, float scalar) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(myops, CompositeExplicitAutograd, m) {
  m.impl("add_scalar", TORCH_BOX(&add_scalar));
}

} // namespace myops
