/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The kernels that somebody has to write, made by `tenon gen` from o.yaml.
 *
 * Arguments are borrowed; written tensors are written in place and not returned. A kernel
 * returns NULL, after it has set every result, which are new and given away; or a text that
 * outlives it (TN_REQUIRE, TN_FORWARD): then the call fails with it, and results that were set
 * are dropped. A device is a type and an index (-1 for none); dtypes, layouts and formats are
 * the host's numbers; a StableIValue is a cell, read and made as tenon/extension.h says.
 */
/* clang-format off */
#ifndef O_KERNELS_H
#define O_KERNELS_H

#include <tenon/extension.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * my::f(Tensor self, float? x=1, float y=2, float[2] z=3, bool? b=True) -> Tensor
 * NULL is None: x, b. For CPU.
 */
const char *my_f(
    AtenTensorHandle self, const double *x, double y, const double *z, size_t z_count,
    const bool *b, AtenTensorHandle *result);

#ifdef __cplusplus
}
#endif
#endif
