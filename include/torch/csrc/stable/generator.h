/* SPDX-License-Identifier: BSD-3-Clause */
/* torch::stable::Generator, complete. */
#ifndef TORCH_CSRC_STABLE_GENERATOR_H
#define TORCH_CSRC_STABLE_GENERATOR_H

#include <torch/csrc/stable/generator_inl.h>
#include <torch/csrc/stable/generator_struct.h>

#endif
