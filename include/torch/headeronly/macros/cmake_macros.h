/* SPDX-License-Identifier: BSD-3-Clause */
/* What a build of PyTorch would configure here. These headers need none of it. */
#ifndef TORCH_HEADERONLY_CMAKE_MACROS_H
#define TORCH_HEADERONLY_CMAKE_MACROS_H

#include <torch/headeronly/macros/origin.h>

#define C10_BUILD_SHARED_LIBS

#endif
