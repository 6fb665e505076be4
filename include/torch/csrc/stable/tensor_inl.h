/* SPDX-License-Identifier: BSD-3-Clause */
/* The members of torch::stable::Tensor are all defined in its class; this name is kept for authors.
 */
#ifndef TORCH_CSRC_STABLE_TENSOR_INL_H
#define TORCH_CSRC_STABLE_TENSOR_INL_H

#include <torch/csrc/stable/tensor_struct.h>

#endif
