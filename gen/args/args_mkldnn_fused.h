/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_MKLDNN_FUSED_H
#define TENON_ARGS_MKLDNN_FUSED_H

#include "kernels/core/kernel_core.h"

/* mkl::_mkl_linear(Tensor X, Tensor MKL_W, Tensor ORI_W, Tensor? B, int batch_size) -> Tensor */
typedef struct tni_args_mkl__mkl_linear {
    tn_tensor *X;
    tn_tensor *MKL_W;
    tn_tensor *ORI_W;
    tn_tensor *B;
    int64_t batch_size;
} tni_args_mkl__mkl_linear;
TN_NODISCARD static inline tn_status tni_read_mkl__mkl_linear(const tn_call *call,
    const StableIValue *args, tni_args_mkl__mkl_linear *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->MKL_W));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->ORI_W));
    in->B = tni_arg_maybe_handle(args[3]);
    in->batch_size = tni_arg_int(args[4]);
    return TN_OK;
}

/* mkldnn::_convolution_pointwise(Tensor X, Tensor W, Tensor? B, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y */
typedef struct tni_args_mkldnn__convolution_pointwise {
    tn_tensor *X;
    tn_tensor *W;
    tn_tensor *B;
    tni_ints padding;
    tni_ints stride;
    tni_ints dilation;
    int64_t groups;
    const tni_string *attr;
    const tni_list *scalars;
    const tni_string *algorithm;
} tni_args_mkldnn__convolution_pointwise;
TN_NODISCARD static inline tn_status tni_read_mkldnn__convolution_pointwise(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__convolution_pointwise *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->W));
    in->B = tni_arg_maybe_handle(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->stride = tni_arg_ints(args[4]);
    in->dilation = tni_arg_ints(args[5]);
    in->groups = tni_arg_int(args[6]);
    in->attr = tni_arg_string(args[7]);
    in->scalars = tni_arg_list(args[8]);
    in->algorithm = tni_arg_maybe_string(args[9]);
    return TN_OK;
}

/* mkldnn::_convolution_pointwise_.binary(Tensor(a!) other, Tensor X, Tensor W, Tensor? B, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str binary_attr, Scalar? alpha, str? unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor(a!) Y */
typedef struct tni_args_mkldnn__convolution_pointwise__binary {
    tn_tensor *other;
    tn_tensor *X;
    tn_tensor *W;
    tn_tensor *B;
    tni_ints padding;
    tni_ints stride;
    tni_ints dilation;
    int64_t groups;
    const tni_string *binary_attr;
    const tni_scalar *alpha;
    const tni_string *unary_attr;
    const tni_list *unary_scalars;
    const tni_string *unary_algorithm;
} tni_args_mkldnn__convolution_pointwise__binary;
TN_NODISCARD static inline tn_status tni_read_mkldnn__convolution_pointwise__binary(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__convolution_pointwise__binary *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->W));
    in->B = tni_arg_maybe_handle(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->stride = tni_arg_ints(args[5]);
    in->dilation = tni_arg_ints(args[6]);
    in->groups = tni_arg_int(args[7]);
    in->binary_attr = tni_arg_string(args[8]);
    in->alpha = tni_arg_maybe_scalar(args[9]);
    in->unary_attr = tni_arg_maybe_string(args[10]);
    in->unary_scalars = tni_arg_list(args[11]);
    in->unary_algorithm = tni_arg_maybe_string(args[12]);
    return TN_OK;
}

/* mkldnn::_convolution_pointwise.binary(Tensor X, Tensor other, Tensor W, Tensor? B, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str binary_attr, Scalar? alpha, str? unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor Y */
typedef struct tni_args_mkldnn__convolution_pointwise_binary {
    tn_tensor *X;
    tn_tensor *other;
    tn_tensor *W;
    tn_tensor *B;
    tni_ints padding;
    tni_ints stride;
    tni_ints dilation;
    int64_t groups;
    const tni_string *binary_attr;
    const tni_scalar *alpha;
    const tni_string *unary_attr;
    const tni_list *unary_scalars;
    const tni_string *unary_algorithm;
} tni_args_mkldnn__convolution_pointwise_binary;
TN_NODISCARD static inline tn_status tni_read_mkldnn__convolution_pointwise_binary(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__convolution_pointwise_binary *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->W));
    in->B = tni_arg_maybe_handle(args[3]);
    in->padding = tni_arg_ints(args[4]);
    in->stride = tni_arg_ints(args[5]);
    in->dilation = tni_arg_ints(args[6]);
    in->groups = tni_arg_int(args[7]);
    in->binary_attr = tni_arg_string(args[8]);
    in->alpha = tni_arg_maybe_scalar(args[9]);
    in->unary_attr = tni_arg_maybe_string(args[10]);
    in->unary_scalars = tni_arg_list(args[11]);
    in->unary_algorithm = tni_arg_maybe_string(args[12]);
    return TN_OK;
}

/* mkldnn::_convolution_transpose_pointwise(Tensor X, Tensor W, Tensor? B, SymInt[] padding, SymInt[] output_padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y */
typedef struct tni_args_mkldnn__convolution_transpose_pointwise {
    tn_tensor *X;
    tn_tensor *W;
    tn_tensor *B;
    tni_ints padding;
    tni_ints output_padding;
    tni_ints stride;
    tni_ints dilation;
    int64_t groups;
    const tni_string *attr;
    const tni_list *scalars;
    const tni_string *algorithm;
} tni_args_mkldnn__convolution_transpose_pointwise;
TN_NODISCARD static inline tn_status tni_read_mkldnn__convolution_transpose_pointwise(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__convolution_transpose_pointwise *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->W));
    in->B = tni_arg_maybe_handle(args[2]);
    in->padding = tni_arg_ints(args[3]);
    in->output_padding = tni_arg_ints(args[4]);
    in->stride = tni_arg_ints(args[5]);
    in->dilation = tni_arg_ints(args[6]);
    in->groups = tni_arg_int(args[7]);
    in->attr = tni_arg_string(args[8]);
    in->scalars = tni_arg_list(args[9]);
    in->algorithm = tni_arg_maybe_string(args[10]);
    return TN_OK;
}

/* mkldnn::_linear_pointwise(Tensor X, Tensor W, Tensor? B, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y */
typedef struct tni_args_mkldnn__linear_pointwise {
    tn_tensor *X;
    tn_tensor *W;
    tn_tensor *B;
    const tni_string *attr;
    const tni_list *scalars;
    const tni_string *algorithm;
} tni_args_mkldnn__linear_pointwise;
TN_NODISCARD static inline tn_status tni_read_mkldnn__linear_pointwise(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__linear_pointwise *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->W));
    in->B = tni_arg_maybe_handle(args[2]);
    in->attr = tni_arg_string(args[3]);
    in->scalars = tni_arg_list(args[4]);
    in->algorithm = tni_arg_maybe_string(args[5]);
    return TN_OK;
}

/* mkldnn::_linear_pointwise.binary(Tensor X, Tensor other, Tensor W, Tensor? B, str attr) -> Tensor Y */
typedef struct tni_args_mkldnn__linear_pointwise_binary {
    tn_tensor *X;
    tn_tensor *other;
    tn_tensor *W;
    tn_tensor *B;
    const tni_string *attr;
} tni_args_mkldnn__linear_pointwise_binary;
TN_NODISCARD static inline tn_status tni_read_mkldnn__linear_pointwise_binary(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn__linear_pointwise_binary *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->X));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->W));
    in->B = tni_arg_maybe_handle(args[3]);
    in->attr = tni_arg_string(args[4]);
    return TN_OK;
}

#endif
