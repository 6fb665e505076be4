/* SPDX-License-Identifier: BSD-3-Clause */
/* The members of torch::stable::Tensor are all defined in its class; this name is kept for authors,
 * and leads to what PyTorch's does. */
#ifndef TORCH_CSRC_STABLE_TENSOR_INL_H
#define TORCH_CSRC_STABLE_TENSOR_INL_H

#include <torch/csrc/stable/tensor_struct.h>
#include <torch/csrc/stable/stableivalue_conversions.h>
#include <torch/headeronly/core/Dispatch_v2.h>

#endif
