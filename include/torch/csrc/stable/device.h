/* SPDX-License-Identifier: BSD-3-Clause */
/* torch::stable::Device, complete. */
#ifndef TORCH_CSRC_STABLE_DEVICE_H
#define TORCH_CSRC_STABLE_DEVICE_H

#include <torch/csrc/stable/device_inl.h>
#include <torch/csrc/stable/device_struct.h>

#endif
