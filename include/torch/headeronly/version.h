/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The release of PyTorch whose interface these headers describe.
 *
 * A version word has one byte per part, from the top: major, minor, patch, tag; the low four bytes
 * are zero. So versions compare as numbers. Beware of decimal reading: 0x0210... is 2.16, not 2.10.
 */
#ifndef TORCH_HEADERONLY_VERSION_H
#define TORCH_HEADERONLY_VERSION_H

#include <torch/headeronly/macros/origin.h>

#define TORCH_VERSION_MAJOR   2
#define TORCH_VERSION_MINOR   15
#define TORCH_VERSION_PATCH   0
#define TORCH_VERSION_ABI_TAG 0
#define TORCH_VERSION         "2.15.0"

/* What an extension says it was built with, whatever older release it also wants to run on. */
#define TORCH_ABI_VERSION                                                                          \
    (((0ULL + TORCH_VERSION_MAJOR) << 56) | ((0ULL + TORCH_VERSION_MINOR) << 48) |                 \
     ((0ULL + TORCH_VERSION_PATCH) << 40) | ((0ULL + TORCH_VERSION_ABI_TAG) << 32))

#endif
