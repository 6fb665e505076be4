/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_POINTWISE_COMPOSITES_H
#define TENON_ARGS_POINTWISE_COMPOSITES_H

#include "kernels/core/kernel_core.h"

/* allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool */
typedef struct tni_args_allclose {
    tn_tensor *self;
    tn_tensor *other;
    double rtol;
    double atol;
    bool equal_nan;
} tni_args_allclose;
TN_NODISCARD static inline tn_status tni_read_allclose(const tn_call *call,
    const StableIValue *args, tni_args_allclose *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rtol = tni_arg_double(args[2]);
    in->atol = tni_arg_double(args[3]);
    in->equal_nan = tni_arg_bool(args[4]);
    return TN_OK;
}

/* celu(Tensor self, Scalar alpha=1.0) -> Tensor */
typedef struct tni_args_celu {
    tn_tensor *self;
    const tni_scalar *alpha;
} tni_args_celu;
TN_NODISCARD static inline tn_status tni_read_celu(const tn_call *call,
    const StableIValue *args, tni_args_celu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->alpha = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* deg2rad(Tensor self) -> Tensor */
typedef struct tni_args_deg2rad {
    tn_tensor *self;
} tni_args_deg2rad;
TN_NODISCARD static inline tn_status tni_read_deg2rad(const tn_call *call,
    const StableIValue *args, tni_args_deg2rad *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* float_power.Scalar(Scalar self, Tensor exponent) -> Tensor */
typedef struct tni_args_float_power_Scalar {
    const tni_scalar *self;
    tn_tensor *exponent;
} tni_args_float_power_Scalar;
TN_NODISCARD static inline tn_status tni_read_float_power_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Scalar *in)
{
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_float_power_Scalar_out {
    const tni_scalar *self;
    tn_tensor *exponent;
    tn_tensor *out;
} tni_args_float_power_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_float_power_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Scalar_out *in)
{
    in->self = tni_arg_scalar(args[0]);
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
typedef struct tni_args_float_power_Tensor_Scalar {
    tn_tensor *self;
    const tni_scalar *exponent;
} tni_args_float_power_Tensor_Scalar;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_float_power_Tensor_Scalar_out {
    tn_tensor *self;
    const tni_scalar *exponent;
    tn_tensor *out;
} tni_args_float_power_Tensor_Scalar_out;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Scalar_out(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Scalar_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
typedef struct tni_args_float_power_Tensor_Tensor {
    tn_tensor *self;
    tn_tensor *exponent;
} tni_args_float_power_Tensor_Tensor;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_float_power_Tensor_Tensor_out {
    tn_tensor *self;
    tn_tensor *exponent;
    tn_tensor *out;
} tni_args_float_power_Tensor_Tensor_out;
TN_NODISCARD static inline tn_status tni_read_float_power_Tensor_Tensor_out(const tn_call *call,
    const StableIValue *args, tni_args_float_power_Tensor_Tensor_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->out));
    return TN_OK;
}

/* float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!) */
typedef struct tni_args_float_power__Scalar {
    tn_tensor *self;
    const tni_scalar *exponent;
} tni_args_float_power__Scalar;
TN_NODISCARD static inline tn_status tni_read_float_power__Scalar(const tn_call *call,
    const StableIValue *args, tni_args_float_power__Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->exponent = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!) */
typedef struct tni_args_float_power__Tensor {
    tn_tensor *self;
    tn_tensor *exponent;
} tni_args_float_power__Tensor;
TN_NODISCARD static inline tn_status tni_read_float_power__Tensor(const tn_call *call,
    const StableIValue *args, tni_args_float_power__Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->exponent));
    return TN_OK;
}

/* isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor */
typedef struct tni_args_isclose {
    tn_tensor *self;
    tn_tensor *other;
    double rtol;
    double atol;
    bool equal_nan;
} tni_args_isclose;
TN_NODISCARD static inline tn_status tni_read_isclose(const tn_call *call,
    const StableIValue *args, tni_args_isclose *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->rtol = tni_arg_double(args[2]);
    in->atol = tni_arg_double(args[3]);
    in->equal_nan = tni_arg_bool(args[4]);
    return TN_OK;
}

/* isfinite(Tensor self) -> Tensor */
typedef struct tni_args_isfinite {
    tn_tensor *self;
} tni_args_isfinite;
TN_NODISCARD static inline tn_status tni_read_isfinite(const tn_call *call,
    const StableIValue *args, tni_args_isfinite *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* isreal(Tensor self) -> Tensor */
typedef struct tni_args_isreal {
    tn_tensor *self;
} tni_args_isreal;
TN_NODISCARD static inline tn_status tni_read_isreal(const tn_call *call,
    const StableIValue *args, tni_args_isreal *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log_sigmoid(Tensor self) -> Tensor */
typedef struct tni_args_log_sigmoid {
    tn_tensor *self;
} tni_args_log_sigmoid;
TN_NODISCARD static inline tn_status tni_read_log_sigmoid(const tn_call *call,
    const StableIValue *args, tni_args_log_sigmoid *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_log_sigmoid_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_log_sigmoid_out;
TN_NODISCARD static inline tn_status tni_read_log_sigmoid_out(const tn_call *call,
    const StableIValue *args, tni_args_log_sigmoid_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* positive(Tensor(a) self) -> Tensor(a) */
typedef struct tni_args_positive {
    tn_tensor *self;
} tni_args_positive;
TN_NODISCARD static inline tn_status tni_read_positive(const tn_call *call,
    const StableIValue *args, tni_args_positive *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* prelu(Tensor self, Tensor weight) -> Tensor */
typedef struct tni_args_prelu {
    tn_tensor *self;
    tn_tensor *weight;
} tni_args_prelu;
TN_NODISCARD static inline tn_status tni_read_prelu(const tn_call *call,
    const StableIValue *args, tni_args_prelu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight));
    return TN_OK;
}

/* rad2deg(Tensor self) -> Tensor */
typedef struct tni_args_rad2deg {
    tn_tensor *self;
} tni_args_rad2deg;
TN_NODISCARD static inline tn_status tni_read_rad2deg(const tn_call *call,
    const StableIValue *args, tni_args_rad2deg *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* relu6(Tensor self) -> Tensor */
typedef struct tni_args_relu6 {
    tn_tensor *self;
} tni_args_relu6;
TN_NODISCARD static inline tn_status tni_read_relu6(const tn_call *call,
    const StableIValue *args, tni_args_relu6 *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* relu6_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_relu6_ {
    tn_tensor *self;
} tni_args_relu6_;
TN_NODISCARD static inline tn_status tni_read_relu6_(const tn_call *call,
    const StableIValue *args, tni_args_relu6_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor */
typedef struct tni_args_rrelu_with_noise_backward {
    tn_tensor *grad_output;
    tn_tensor *self;
    tn_tensor *noise;
    const tni_scalar *lower;
    const tni_scalar *upper;
    bool training;
    bool self_is_result;
} tni_args_rrelu_with_noise_backward;
TN_NODISCARD static inline tn_status tni_read_rrelu_with_noise_backward(const tn_call *call,
    const StableIValue *args, tni_args_rrelu_with_noise_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_output));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->noise));
    in->lower = tni_arg_scalar(args[3]);
    in->upper = tni_arg_scalar(args[4]);
    in->training = tni_arg_bool(args[5]);
    in->self_is_result = tni_arg_bool(args[6]);
    return TN_OK;
}

/* rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
typedef struct tni_args_rsub_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
    const tni_scalar *alpha;
} tni_args_rsub_Scalar;
TN_NODISCARD static inline tn_status tni_read_rsub_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_rsub_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
typedef struct tni_args_rsub_Tensor {
    tn_tensor *self;
    tn_tensor *other;
    const tni_scalar *alpha;
} tni_args_rsub_Tensor;
TN_NODISCARD static inline tn_status tni_read_rsub_Tensor(const tn_call *call,
    const StableIValue *args, tni_args_rsub_Tensor *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->other));
    in->alpha = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* selu(Tensor self) -> Tensor */
typedef struct tni_args_selu {
    tn_tensor *self;
} tni_args_selu;
TN_NODISCARD static inline tn_status tni_read_selu(const tn_call *call,
    const StableIValue *args, tni_args_selu *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* selu_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_selu_ {
    tn_tensor *self;
} tni_args_selu_;
TN_NODISCARD static inline tn_status tni_read_selu_(const tn_call *call,
    const StableIValue *args, tni_args_selu_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_ndtr(Tensor self) -> Tensor */
typedef struct tni_args_special_ndtr {
    tn_tensor *self;
} tni_args_special_ndtr;
TN_NODISCARD static inline tn_status tni_read_special_ndtr(const tn_call *call,
    const StableIValue *args, tni_args_special_ndtr *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_special_ndtr_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_special_ndtr_out;
TN_NODISCARD static inline tn_status tni_read_special_ndtr_out(const tn_call *call,
    const StableIValue *args, tni_args_special_ndtr_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* square(Tensor self) -> Tensor */
typedef struct tni_args_square {
    tn_tensor *self;
} tni_args_square;
TN_NODISCARD static inline tn_status tni_read_square(const tn_call *call,
    const StableIValue *args, tni_args_square *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* square_(Tensor(a!) self) -> Tensor(a!) */
typedef struct tni_args_square_ {
    tn_tensor *self;
} tni_args_square_;
TN_NODISCARD static inline tn_status tni_read_square_(const tn_call *call,
    const StableIValue *args, tni_args_square_ *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    return TN_OK;
}

/* square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
typedef struct tni_args_square_out {
    tn_tensor *self;
    tn_tensor *out;
} tni_args_square_out;
TN_NODISCARD static inline tn_status tni_read_square_out(const tn_call *call,
    const StableIValue *args, tni_args_square_out *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->out));
    return TN_OK;
}

/* tenon::maximum.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_tenon_maximum_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_tenon_maximum_Scalar;
TN_NODISCARD static inline tn_status tni_read_tenon_maximum_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_tenon_maximum_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* tenon::minimum.Scalar(Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_tenon_minimum_Scalar {
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_tenon_minimum_Scalar;
TN_NODISCARD static inline tn_status tni_read_tenon_minimum_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_tenon_minimum_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->self));
    in->other = tni_arg_scalar(args[1]);
    return TN_OK;
}

/* where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor */
typedef struct tni_args_where_Scalar {
    tn_tensor *condition;
    const tni_scalar *self;
    const tni_scalar *other;
} tni_args_where_Scalar;
TN_NODISCARD static inline tn_status tni_read_where_Scalar(const tn_call *call,
    const StableIValue *args, tni_args_where_Scalar *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    in->self = tni_arg_scalar(args[1]);
    in->other = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor */
typedef struct tni_args_where_ScalarOther {
    tn_tensor *condition;
    tn_tensor *self;
    const tni_scalar *other;
} tni_args_where_ScalarOther;
TN_NODISCARD static inline tn_status tni_read_where_ScalarOther(const tn_call *call,
    const StableIValue *args, tni_args_where_ScalarOther *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->self));
    in->other = tni_arg_scalar(args[2]);
    return TN_OK;
}

/* where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor */
typedef struct tni_args_where_ScalarSelf {
    tn_tensor *condition;
    const tni_scalar *self;
    tn_tensor *other;
} tni_args_where_ScalarSelf;
TN_NODISCARD static inline tn_status tni_read_where_ScalarSelf(const tn_call *call,
    const StableIValue *args, tni_args_where_ScalarSelf *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->condition));
    in->self = tni_arg_scalar(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->other));
    return TN_OK;
}

#endif
