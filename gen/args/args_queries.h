/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_QUERIES_H
#define TENON_ARGS_QUERIES_H

#include "kernels/core/kernel_core.h"

/* can_cast(ScalarType from_, ScalarType to) -> bool */
typedef struct tni_args_can_cast {
    tn_dtype from_;
    tn_dtype to;
} tni_args_can_cast;
TN_NODISCARD static inline tn_status tni_read_can_cast(const tn_call *call,
    const StableIValue *args, tni_args_can_cast *in)
{
    (void)call;
    in->from_ = tni_arg_dtype(args[0]);
    in->to = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* dim(Tensor self) -> int */
typedef struct tni_args_dim {
    tn_tensor *self;
} tni_args_dim;
TN_NODISCARD static inline tn_status tni_read_dim(const tn_call *call,
    const StableIValue *args, tni_args_dim *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* get_device(Tensor self) -> int */
typedef struct tni_args_get_device {
    tn_tensor *self;
} tni_args_get_device;
TN_NODISCARD static inline tn_status tni_read_get_device(const tn_call *call,
    const StableIValue *args, tni_args_get_device *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_complex(Tensor self) -> bool */
typedef struct tni_args_is_complex {
    tn_tensor *self;
} tni_args_is_complex;
TN_NODISCARD static inline tn_status tni_read_is_complex(const tn_call *call,
    const StableIValue *args, tni_args_is_complex *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_conj(Tensor self) -> bool */
typedef struct tni_args_is_conj {
    tn_tensor *self;
} tni_args_is_conj;
TN_NODISCARD static inline tn_status tni_read_is_conj(const tn_call *call,
    const StableIValue *args, tni_args_is_conj *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_contiguous(Tensor self) -> bool */
typedef struct tni_args_is_contiguous {
    tn_tensor *self;
} tni_args_is_contiguous;
TN_NODISCARD static inline tn_status tni_read_is_contiguous(const tn_call *call,
    const StableIValue *args, tni_args_is_contiguous *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_contiguous.memory_format(Tensor self, MemoryFormat memory_format) -> bool */
typedef struct tni_args_is_contiguous_memory_format {
    tn_tensor *self;
    int memory_format;
} tni_args_is_contiguous_memory_format;
TN_NODISCARD static inline tn_status tni_read_is_contiguous_memory_format(const tn_call *call,
    const StableIValue *args, tni_args_is_contiguous_memory_format *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->memory_format = tni_arg_word(args[1]);
    return TN_OK;
}

/* is_distributed(Tensor self) -> bool */
typedef struct tni_args_is_distributed {
    tn_tensor *self;
} tni_args_is_distributed;
TN_NODISCARD static inline tn_status tni_read_is_distributed(const tn_call *call,
    const StableIValue *args, tni_args_is_distributed *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_floating_point(Tensor self) -> bool */
typedef struct tni_args_is_floating_point {
    tn_tensor *self;
} tni_args_is_floating_point;
TN_NODISCARD static inline tn_status tni_read_is_floating_point(const tn_call *call,
    const StableIValue *args, tni_args_is_floating_point *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_inference(Tensor self) -> bool */
typedef struct tni_args_is_inference {
    tn_tensor *self;
} tni_args_is_inference;
TN_NODISCARD static inline tn_status tni_read_is_inference(const tn_call *call,
    const StableIValue *args, tni_args_is_inference *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_neg(Tensor self) -> bool */
typedef struct tni_args_is_neg {
    tn_tensor *self;
} tni_args_is_neg;
TN_NODISCARD static inline tn_status tni_read_is_neg(const tn_call *call,
    const StableIValue *args, tni_args_is_neg *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* is_same_size(Tensor self, Tensor other) -> bool */
typedef struct tni_args_is_same_size {
    tn_tensor *self;
    tn_tensor *other;
} tni_args_is_same_size;
TN_NODISCARD static inline tn_status tni_read_is_same_size(const tn_call *call,
    const StableIValue *args, tni_args_is_same_size *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* is_set_to(Tensor self, Tensor tensor) -> bool */
typedef struct tni_args_is_set_to {
    tn_tensor *self;
    tn_tensor *tensor;
} tni_args_is_set_to;
TN_NODISCARD static inline tn_status tni_read_is_set_to(const tn_call *call,
    const StableIValue *args, tni_args_is_set_to *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor));
    return TN_OK;
}

/* is_signed(Tensor self) -> bool */
typedef struct tni_args_is_signed {
    tn_tensor *self;
} tni_args_is_signed;
TN_NODISCARD static inline tn_status tni_read_is_signed(const tn_call *call,
    const StableIValue *args, tni_args_is_signed *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* numel(Tensor self) -> int */
typedef struct tni_args_numel {
    tn_tensor *self;
} tni_args_numel;
TN_NODISCARD static inline tn_status tni_read_numel(const tn_call *call,
    const StableIValue *args, tni_args_numel *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* promote_types(ScalarType type1, ScalarType type2) -> ScalarType */
typedef struct tni_args_promote_types {
    tn_dtype type1;
    tn_dtype type2;
} tni_args_promote_types;
TN_NODISCARD static inline tn_status tni_read_promote_types(const tn_call *call,
    const StableIValue *args, tni_args_promote_types *in)
{
    (void)call;
    in->type1 = tni_arg_dtype(args[0]);
    in->type2 = tni_arg_dtype(args[1]);
    return TN_OK;
}

/* result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType */
typedef struct tni_args_result_type_Scalar {
    tn_tensor *tensor;
    const tni_scalar *other;
} tni_args_result_type_Scalar;
TN_NODISCARD static inline tn_status tni_read_result_type_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->tensor));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType */
typedef struct tni_args_result_type_Scalar_Scalar {
    const tni_scalar *scalar1;
    const tni_scalar *scalar2;
} tni_args_result_type_Scalar_Scalar;
TN_NODISCARD static inline tn_status tni_read_result_type_Scalar_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Scalar_Scalar *in)
{
    (void)call;
    in->scalar1 = tni_arg_scalar(args[0]);
    in->scalar2 = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType */
typedef struct tni_args_result_type_Scalar_Tensor {
    const tni_scalar *scalar;
    tn_tensor *tensor;
} tni_args_result_type_Scalar_Tensor;
TN_NODISCARD static inline tn_status tni_read_result_type_Scalar_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Scalar_Tensor *in)
{
    in->scalar = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->tensor));
    return TN_OK;
}

/* result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType */
typedef struct tni_args_result_type_Tensor {
    tn_tensor *tensor;
    tn_tensor *other;
} tni_args_result_type_Tensor;
TN_NODISCARD static inline tn_status tni_read_result_type_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_result_type_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->tensor));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    return TN_OK;
}

/* size.int(Tensor self, int dim) -> int */
typedef struct tni_args_size_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_size_int;
TN_NODISCARD static inline tn_status tni_read_size_int(const tn_call *call,
    const StableIValue *args, tni_args_size_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* stride.int(Tensor self, int dim) -> int */
typedef struct tni_args_stride_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_stride_int;
TN_NODISCARD static inline tn_status tni_read_stride_int(const tn_call *call,
    const StableIValue *args, tni_args_stride_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* sym_numel(Tensor self) -> SymInt */
typedef struct tni_args_sym_numel {
    tn_tensor *self;
} tni_args_sym_numel;
TN_NODISCARD static inline tn_status tni_read_sym_numel(const tn_call *call,
    const StableIValue *args, tni_args_sym_numel *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sym_size.int(Tensor self, int dim) -> SymInt */
typedef struct tni_args_sym_size_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_sym_size_int;
TN_NODISCARD static inline tn_status tni_read_sym_size_int(const tn_call *call,
    const StableIValue *args, tni_args_sym_size_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

/* sym_storage_offset(Tensor self) -> SymInt */
typedef struct tni_args_sym_storage_offset {
    tn_tensor *self;
} tni_args_sym_storage_offset;
TN_NODISCARD static inline tn_status tni_read_sym_storage_offset(const tn_call *call,
    const StableIValue *args, tni_args_sym_storage_offset *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* sym_stride.int(Tensor self, int dim) -> SymInt */
typedef struct tni_args_sym_stride_int {
    tn_tensor *self;
    int64_t dim;
} tni_args_sym_stride_int;
TN_NODISCARD static inline tn_status tni_read_sym_stride_int(const tn_call *call,
    const StableIValue *args, tni_args_sym_stride_int *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->dim = tni_arg_int(args[1]);
    return TN_OK;
}

#endif
