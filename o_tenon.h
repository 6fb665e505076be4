/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The operators of o.yaml as typed C functions for programs that use Tenon, made by
 * `tenon gen`. tenon/ops.h says how they are called. The extension has to be loaded
 * before (tn_extension_load).
 */
/* clang-format off */
#ifndef O_TENON_H
#define O_TENON_H

#include <tenon/op.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * my::f(Tensor self, float? x=1, float y=2, float[2] z=3, bool? b=True) -> Tensor
 * NULL is None: x, b.
 */
TN_NODISCARD static inline tn_status tn_my_f(
    tn_tensor *self, const double *x, double y, const double *z, size_t z_count, const bool *b,
    tn_tensor **result)
{
    static tn_op_site site = {"my::f", "T?ddLd?b->T", NULL, NULL};
    const void *const args[] = {self, x, &y, z, &z_count, b};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif
