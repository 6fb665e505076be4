/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_VIEW_SHAPES_H
#define TENON_ARGS_VIEW_SHAPES_H

#include "kernels/core/kernel_core.h"

/* _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a) */
typedef struct tni_args__reshape_alias {
    tn_tensor *self;
    tni_ints size;
    tni_ints stride;
} tni_args__reshape_alias;
TN_NODISCARD static inline tn_status tni_read__reshape_alias(const tn_call *call,
    const StableIValue *args, tni_args__reshape_alias *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    in->stride = tni_arg_ints(args[2]);
    return TN_OK;
}

/* adjoint(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_adjoint {
    tn_tensor *self;
} tni_args_adjoint;
TN_NODISCARD static inline tn_status tni_read_adjoint(const tn_call *call,
    const StableIValue *args, tni_args_adjoint *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atleast_1d(Tensor self) -> Tensor */
typedef struct tni_args_atleast_1d {
    tn_tensor *self;
} tni_args_atleast_1d;
TN_NODISCARD static inline tn_status tni_read_atleast_1d(const tn_call *call,
    const StableIValue *args, tni_args_atleast_1d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atleast_1d.Sequence(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_atleast_1d_Sequence {
    const tni_list *tensors;
} tni_args_atleast_1d_Sequence;
TN_NODISCARD static inline tn_status tni_read_atleast_1d_Sequence(const tn_call *call,
    const StableIValue *args, tni_args_atleast_1d_Sequence *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* atleast_2d(Tensor self) -> Tensor */
typedef struct tni_args_atleast_2d {
    tn_tensor *self;
} tni_args_atleast_2d;
TN_NODISCARD static inline tn_status tni_read_atleast_2d(const tn_call *call,
    const StableIValue *args, tni_args_atleast_2d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atleast_2d.Sequence(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_atleast_2d_Sequence {
    const tni_list *tensors;
} tni_args_atleast_2d_Sequence;
TN_NODISCARD static inline tn_status tni_read_atleast_2d_Sequence(const tn_call *call,
    const StableIValue *args, tni_args_atleast_2d_Sequence *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* atleast_3d(Tensor self) -> Tensor */
typedef struct tni_args_atleast_3d {
    tn_tensor *self;
} tni_args_atleast_3d;
TN_NODISCARD static inline tn_status tni_read_atleast_3d(const tn_call *call,
    const StableIValue *args, tni_args_atleast_3d *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* atleast_3d.Sequence(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_atleast_3d_Sequence {
    const tni_list *tensors;
} tni_args_atleast_3d_Sequence;
TN_NODISCARD static inline tn_status tni_read_atleast_3d_Sequence(const tn_call *call,
    const StableIValue *args, tni_args_atleast_3d_Sequence *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* broadcast_tensors(Tensor[] tensors) -> Tensor[] */
typedef struct tni_args_broadcast_tensors {
    const tni_list *tensors;
} tni_args_broadcast_tensors;
TN_NODISCARD static inline tn_status tni_read_broadcast_tensors(const tn_call *call,
    const StableIValue *args, tni_args_broadcast_tensors *in)
{
    in->tensors = tni_arg_list(args[0]);
    TN_TRY(tni_check_tensors(call, 0, in->tensors));
    return TN_OK;
}

/* broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a) */
typedef struct tni_args_broadcast_to {
    tn_tensor *self;
    tni_ints size;
} tni_args_broadcast_to;
TN_NODISCARD static inline tn_status tni_read_broadcast_to(const tn_call *call,
    const StableIValue *args, tni_args_broadcast_to *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->size = tni_arg_ints(args[1]);
    return TN_OK;
}

/* diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a) */
typedef struct tni_args_diagonal {
    tn_tensor *self;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_diagonal;
TN_NODISCARD static inline tn_status tni_read_diagonal(const tn_call *call,
    const StableIValue *args, tni_args_diagonal *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->offset = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    in->dim2 = tni_arg_int(args[3]);
    return TN_OK;
}

/* expand_as(Tensor(a) self, Tensor other) -> Tensor(a) */
typedef struct tni_args_expand_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_expand_as;
TN_NODISCARD static inline tn_status tni_read_expand_as(const tn_call *call,
    const StableIValue *args, tni_args_expand_as *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* lift(Tensor self) -> Tensor */
typedef struct tni_args_lift {
    tn_tensor *self;
} tni_args_lift;
TN_NODISCARD static inline tn_status tni_read_lift(const tn_call *call,
    const StableIValue *args, tni_args_lift *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* lift_fresh(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_lift_fresh {
    tn_tensor *self;
} tni_args_lift_fresh;
TN_NODISCARD static inline tn_status tni_read_lift_fresh(const tn_call *call,
    const StableIValue *args, tni_args_lift_fresh *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a) */
typedef struct tni_args_linalg_diagonal {
    tn_tensor *A;
    int64_t offset;
    int64_t dim1;
    int64_t dim2;
} tni_args_linalg_diagonal;
TN_NODISCARD static inline tn_status tni_read_linalg_diagonal(const tn_call *call,
    const StableIValue *args, tni_args_linalg_diagonal *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->A));
    in->offset = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    in->dim2 = tni_arg_int(args[3]);
    return TN_OK;
}

/* mH(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_mH {
    tn_tensor *self;
} tni_args_mH;
TN_NODISCARD static inline tn_status tni_read_mH(const tn_call *call,
    const StableIValue *args, tni_args_mH *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* mT(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_mT {
    tn_tensor *self;
} tni_args_mT;
TN_NODISCARD static inline tn_status tni_read_mT(const tn_call *call,
    const StableIValue *args, tni_args_mT *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* matrix_H(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_matrix_H {
    tn_tensor *self;
} tni_args_matrix_H;
TN_NODISCARD static inline tn_status tni_read_matrix_H(const tn_call *call,
    const StableIValue *args, tni_args_matrix_H *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
typedef struct tni_args_moveaxis_int {
    tn_tensor *self;
    int64_t source;
    int64_t destination;
} tni_args_moveaxis_int;
TN_NODISCARD static inline tn_status tni_read_moveaxis_int(const tn_call *call,
    const StableIValue *args, tni_args_moveaxis_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_int(args[1]);
    in->destination = tni_arg_int(args[2]);
    return TN_OK;
}

/* moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
typedef struct tni_args_moveaxis_intlist {
    tn_tensor *self;
    tni_ints source;
    tni_ints destination;
} tni_args_moveaxis_intlist;
TN_NODISCARD static inline tn_status tni_read_moveaxis_intlist(const tn_call *call,
    const StableIValue *args, tni_args_moveaxis_intlist *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_ints(args[1]);
    in->destination = tni_arg_ints(args[2]);
    return TN_OK;
}

/* movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a) */
typedef struct tni_args_movedim_int {
    tn_tensor *self;
    int64_t source;
    int64_t destination;
} tni_args_movedim_int;
TN_NODISCARD static inline tn_status tni_read_movedim_int(const tn_call *call,
    const StableIValue *args, tni_args_movedim_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_int(args[1]);
    in->destination = tni_arg_int(args[2]);
    return TN_OK;
}

/* movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a) */
typedef struct tni_args_movedim_intlist {
    tn_tensor *self;
    tni_ints source;
    tni_ints destination;
} tni_args_movedim_intlist;
TN_NODISCARD static inline tn_status tni_read_movedim_intlist(const tn_call *call,
    const StableIValue *args, tni_args_movedim_intlist *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->source = tni_arg_ints(args[1]);
    in->destination = tni_arg_ints(args[2]);
    return TN_OK;
}

/* narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a) */
typedef struct tni_args_narrow_Tensor {
    tn_tensor *self;
    int64_t dim;
    tn_tensor *start;
    int64_t length;
} tni_args_narrow_Tensor;
TN_NODISCARD static inline tn_status tni_read_narrow_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_narrow_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->start));
    in->length = tni_arg_int(args[3]);
    return TN_OK;
}

/* numpy_T(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_numpy_T {
    tn_tensor *self;
} tni_args_numpy_T;
TN_NODISCARD static inline tn_status tni_read_numpy_T(const tn_call *call,
    const StableIValue *args, tni_args_numpy_T *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* ravel(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_ravel {
    tn_tensor *self;
} tni_args_ravel;
TN_NODISCARD static inline tn_status tni_read_ravel(const tn_call *call,
    const StableIValue *args, tni_args_ravel *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* reshape_as(Tensor(a) self, Tensor other) -> Tensor(a) */
typedef struct tni_args_reshape_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_reshape_as;
TN_NODISCARD static inline tn_status tni_read_reshape_as(const tn_call *call,
    const StableIValue *args, tni_args_reshape_as *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a) */
typedef struct tni_args_swapaxes {
    tn_tensor *self;
    int64_t axis0;
    int64_t axis1;
} tni_args_swapaxes;
TN_NODISCARD static inline tn_status tni_read_swapaxes(const tn_call *call,
    const StableIValue *args, tni_args_swapaxes *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->axis0 = tni_arg_int(args[1]);
    in->axis1 = tni_arg_int(args[2]);
    return TN_OK;
}

/* swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a) */
typedef struct tni_args_swapdims {
    tn_tensor *self;
    int64_t dim0;
    int64_t dim1;
} tni_args_swapdims;
TN_NODISCARD static inline tn_status tni_read_swapdims(const tn_call *call,
    const StableIValue *args, tni_args_swapdims *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim0 = tni_arg_int(args[1]);
    in->dim1 = tni_arg_int(args[2]);
    return TN_OK;
}

/* unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a) */
typedef struct tni_args_unflatten_int {
    tn_tensor *self;
    int64_t dim;
    tni_ints sizes;
} tni_args_unflatten_int;
TN_NODISCARD static inline tn_status tni_read_unflatten_int(const tn_call *call,
    const StableIValue *args, tni_args_unflatten_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    in->sizes = tni_arg_ints(args[2]);
    return TN_OK;
}

/* unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a) */
typedef struct tni_args_unfold {
    tn_tensor *self;
    int64_t dimension;
    int64_t size;
    int64_t step;
} tni_args_unfold;
TN_NODISCARD static inline tn_status tni_read_unfold(const tn_call *call,
    const StableIValue *args, tni_args_unfold *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dimension = tni_arg_int(args[1]);
    in->size = tni_arg_int(args[2]);
    in->step = tni_arg_int(args[3]);
    return TN_OK;
}

/* view_as(Tensor(a) self, Tensor other) -> Tensor(a) */
typedef struct tni_args_view_as {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_view_as;
TN_NODISCARD static inline tn_status tni_read_view_as(const tn_call *call,
    const StableIValue *args, tni_args_view_as *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

#endif
