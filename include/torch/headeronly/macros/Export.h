/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Visibility words. Nothing of the header-only part is exported by anybody, so the words that mark
 * a library's interface mean "default visibility" here, for authors who put them on their own code.
 */
#ifndef TORCH_HEADERONLY_EXPORT_H
#define TORCH_HEADERONLY_EXPORT_H

#include <torch/headeronly/macros/cmake_macros.h>

#define C10_EXPORT         __attribute__((__visibility__("default")))
#define C10_IMPORT         C10_EXPORT
#define C10_HIDDEN         __attribute__((__visibility__("hidden")))
#define C10_API            C10_EXPORT
#define C10_API_ENUM       C10_EXPORT
#define C10_CUDA_API       C10_EXPORT
#define TORCH_API          C10_EXPORT
#define TORCH_CUDA_CU_API  C10_EXPORT
#define TORCH_CUDA_CPP_API C10_EXPORT
#define TORCH_XPU_API      C10_EXPORT

#endif
