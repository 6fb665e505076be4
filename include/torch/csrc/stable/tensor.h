/* SPDX-License-Identifier: BSD-3-Clause */
/* torch::stable::Tensor, complete. */
#ifndef TORCH_CSRC_STABLE_TENSOR_H
#define TORCH_CSRC_STABLE_TENSOR_H

#include <torch/csrc/stable/tensor_inl.h>
#include <torch/csrc/stable/tensor_struct.h>

#endif
