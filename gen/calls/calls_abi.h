/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_CALLS_ABI_H
#define TENON_CALLS_ABI_H

#include "dispatch/boxing.h"

/* _local_scalar_dense(Tensor self) -> Scalar */
TN_NODISCARD static inline tn_status tni_call__local_scalar_dense(tn_tensor *self, StableIValue *ivalues)
{
    static tni_callee callee = {"aten::_local_scalar_dense", NULL};
    tni_box boxes[1];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0])};
    return tni_callee_call(&callee, args, ivalues);
}

/* copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tni_call_copy_(tn_tensor *self, tn_tensor *src, bool non_blocking)
{
    static tni_callee callee = {"aten::copy_", NULL};
    tni_box boxes[3];
    const StableIValue args[] = {tni_box_handle(self, &boxes[0]), tni_box_handle(src, &boxes[1]),
        tni_box_bool(non_blocking, &boxes[2])};
    return tni_callee_call_drop(&callee, args, 1);
}

#endif
