/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_INTEGRALS_H
#define TENON_ARGS_INTEGRALS_H

#include "kernels/core/kernel_core.h"

/* cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
typedef struct tni_args_cumulative_trapezoid_dx {
    tn_tensor *y;
    const tni_scalar *dx;
    int64_t dim;
} tni_args_cumulative_trapezoid_dx;
TN_NODISCARD static inline tn_status tni_read_cumulative_trapezoid_dx(const tn_call *call,
    const StableIValue *args, tni_args_cumulative_trapezoid_dx *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    in->dx = tni_arg_scalar(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
typedef struct tni_args_cumulative_trapezoid_x {
    tn_tensor *y;
    tn_tensor *x;
    int64_t dim;
} tni_args_cumulative_trapezoid_x;
TN_NODISCARD static inline tn_status tni_read_cumulative_trapezoid_x(const tn_call *call,
    const StableIValue *args, tni_args_cumulative_trapezoid_x *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_array {
    tn_tensor *self;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_array;
TN_NODISCARD static inline tn_status tni_read_gradient_array(const tn_call *call,
    const StableIValue *args, tni_args_gradient_array *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_ints(args[1]);
    in->edge_order = tni_arg_int(args[2]);
    return TN_OK;
}

/* gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalararray {
    tn_tensor *self;
    const tni_scalar *spacing;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_scalararray;
TN_NODISCARD static inline tn_status tni_read_gradient_scalararray(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalararray *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_scalar(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalarint {
    tn_tensor *self;
    const tni_scalar *spacing;
    tni_maybe_int dim;
    int64_t edge_order;
} tni_args_gradient_scalarint;
TN_NODISCARD static inline tn_status tni_read_gradient_scalarint(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalarint *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_maybe_scalar(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalarrayarray {
    tn_tensor *self;
    const tni_list *spacing;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_scalarrayarray;
TN_NODISCARD static inline tn_status tni_read_gradient_scalarrayarray(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalarrayarray *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    in->dim = tni_arg_ints(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_scalarrayint {
    tn_tensor *self;
    const tni_list *spacing;
    tni_maybe_int dim;
    int64_t edge_order;
} tni_args_gradient_scalarrayint;
TN_NODISCARD static inline tn_status tni_read_gradient_scalarrayint(const tn_call *call,
    const StableIValue *args, tni_args_gradient_scalarrayint *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    in->dim = tni_arg_maybe_int(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_tensorarray {
    tn_tensor *self;
    const tni_list *spacing;
    tni_ints dim;
    int64_t edge_order;
} tni_args_gradient_tensorarray;
TN_NODISCARD static inline tn_status tni_read_gradient_tensorarray(const tn_call *call,
    const StableIValue *args, tni_args_gradient_tensorarray *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->spacing));
    in->dim = tni_arg_ints(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[] */
typedef struct tni_args_gradient_tensorarrayint {
    tn_tensor *self;
    const tni_list *spacing;
    tni_maybe_int dim;
    int64_t edge_order;
} tni_args_gradient_tensorarrayint;
TN_NODISCARD static inline tn_status tni_read_gradient_tensorarrayint(const tn_call *call,
    const StableIValue *args, tni_args_gradient_tensorarrayint *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->spacing = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->spacing));
    in->dim = tni_arg_maybe_int(args[2]);
    in->edge_order = tni_arg_int(args[3]);
    return TN_OK;
}

/* trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor */
typedef struct tni_args_trapezoid_dx {
    tn_tensor *y;
    const tni_scalar *dx;
    int64_t dim;
} tni_args_trapezoid_dx;
TN_NODISCARD static inline tn_status tni_read_trapezoid_dx(const tn_call *call,
    const StableIValue *args, tni_args_trapezoid_dx *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    in->dx = tni_arg_scalar(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
typedef struct tni_args_trapezoid_x {
    tn_tensor *y;
    tn_tensor *x;
    int64_t dim;
} tni_args_trapezoid_x;
TN_NODISCARD static inline tn_status tni_read_trapezoid_x(const tn_call *call,
    const StableIValue *args, tni_args_trapezoid_x *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor */
typedef struct tni_args_trapz_dx {
    tn_tensor *y;
    double dx;
    int64_t dim;
} tni_args_trapz_dx;
TN_NODISCARD static inline tn_status tni_read_trapz_dx(const tn_call *call,
    const StableIValue *args, tni_args_trapz_dx *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    in->dx = tni_arg_double(args[1]);
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

/* trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor */
typedef struct tni_args_trapz_x {
    tn_tensor *y;
    tn_tensor *x;
    int64_t dim;
} tni_args_trapz_x;
TN_NODISCARD static inline tn_status tni_read_trapz_x(const tn_call *call,
    const StableIValue *args, tni_args_trapz_x *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->y));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->x));
    in->dim = tni_arg_int(args[2]);
    return TN_OK;
}

#endif
