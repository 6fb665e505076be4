/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Functions of which only the name and the release are known, made by tenon-gen from
 * spec/stable_abi.yaml. Naming one is refused with the release it needs, and for that
 * purpose only they have a type here.
 */
/* clang-format off */
#ifndef TORCH_CSRC_INDUCTOR_AOTI_TORCH_GENERATED_YOUNGER_H
#define TORCH_CSRC_INDUCTOR_AOTI_TORCH_GENERATED_YOUNGER_H

#include <torch/csrc/inductor/aoti_torch/c/macros.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif
