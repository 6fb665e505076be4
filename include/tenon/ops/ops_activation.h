/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `activation`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_ACTIVATION_H
#define TENON_OPS_ACTIVATION_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* celu(Tensor self, Scalar alpha=1.0) -> Tensor */
TN_NODISCARD static inline tn_status tn_celu(
    tn_tensor *self, tn_value alpha, tn_tensor **result)
{
    static tn_op_site site = {"aten::celu", "TS->T", NULL, NULL};
    const void *const args[] = {self, &alpha};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_celu_(
    tn_tensor *self, tn_value alpha)
{
    static tn_op_site site = {"aten::celu_", "TS->=", NULL, NULL};
    const void *const args[] = {self, &alpha};
    return tn_op_call_typed(&site, args, NULL);
}

/* elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_elu(
    tn_tensor *self, tn_value alpha, tn_value scale, tn_value input_scale, tn_tensor **result)
{
    static tn_op_site site = {"aten::elu", "TSSS->T", NULL, NULL};
    const void *const args[] = {self, &alpha, &scale, &input_scale};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_elu_(
    tn_tensor *self, tn_value alpha, tn_value scale, tn_value input_scale)
{
    static tn_op_site site = {"aten::elu_", "TSSS->=", NULL, NULL};
    const void *const args[] = {self, &alpha, &scale, &input_scale};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
 * Tensor self_or_result) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_elu_backward(
    tn_tensor *grad_output, tn_value alpha, tn_value scale, tn_value input_scale, bool is_result,
    tn_tensor *self_or_result, tn_tensor **result)
{
    static tn_op_site site = {"aten::elu_backward", "TSSSbT->T", NULL, NULL};
    const void *const args[] = {grad_output, &alpha, &scale, &input_scale, &is_result,
        self_or_result};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gelu(Tensor self, *, str approximate='none') -> Tensor */
TN_NODISCARD static inline tn_status tn_gelu(
    tn_tensor *self, const char *approximate, tn_tensor **result)
{
    static tn_op_site site = {"aten::gelu", "Ts->T", NULL, NULL};
    const void *const args[] = {self, approximate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gelu_(
    tn_tensor *self, const char *approximate)
{
    static tn_op_site site = {"aten::gelu_", "Ts->=", NULL, NULL};
    const void *const args[] = {self, approximate};
    return tn_op_call_typed(&site, args, NULL);
}

/* gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor */
TN_NODISCARD static inline tn_status tn_gelu_backward(
    tn_tensor *grad_output, tn_tensor *self, const char *approximate, tn_tensor **result)
{
    static tn_op_site site = {"aten::gelu_backward", "TTs->T", NULL, NULL};
    const void *const args[] = {grad_output, self, approximate};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* glu(Tensor self, int dim=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_glu(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::glu", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tn_glu_backward(
    tn_tensor *grad_output, tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::glu_backward", "TTi->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardshrink(
    tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardshrink", "TS->T", NULL, NULL};
    const void *const args[] = {self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardshrink_backward(
    tn_tensor *grad_out, tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardshrink_backward", "TTS->T", NULL, NULL};
    const void *const args[] = {grad_out, self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardsigmoid(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardsigmoid(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardsigmoid", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardsigmoid_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardsigmoid_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::hardsigmoid_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardsigmoid_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardsigmoid_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardswish(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardswish(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardswish", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardswish_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardswish_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::hardswish_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardswish_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardswish_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardswish_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardtanh(
    tn_tensor *self, tn_value min_val, tn_value max_val, tn_tensor **result)
{
    static tn_op_site site = {"aten::hardtanh", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &min_val, &max_val};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardtanh_(
    tn_tensor *self, tn_value min_val, tn_value max_val)
{
    static tn_op_site site = {"aten::hardtanh_", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &min_val, &max_val};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor */
TN_NODISCARD static inline tn_status tn_hardtanh_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value min_val, tn_value max_val,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::hardtanh_backward", "TTSS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &min_val, &max_val};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor */
TN_NODISCARD static inline tn_status tn_leaky_relu(
    tn_tensor *self, tn_value negative_slope, tn_tensor **result)
{
    static tn_op_site site = {"aten::leaky_relu", "TS->T", NULL, NULL};
    const void *const args[] = {self, &negative_slope};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_leaky_relu_(
    tn_tensor *self, tn_value negative_slope)
{
    static tn_op_site site = {"aten::leaky_relu_", "TS->=", NULL, NULL};
    const void *const args[] = {self, &negative_slope};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
 * -> Tensor
 */
TN_NODISCARD static inline tn_status tn_leaky_relu_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value negative_slope, bool self_is_result,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::leaky_relu_backward", "TTSb->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &negative_slope, &self_is_result};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log_sigmoid(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_log_sigmoid(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log_sigmoid", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor */
TN_NODISCARD static inline tn_status tn_log_sigmoid_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *buffer, tn_tensor **result)
{
    static tn_op_site site = {"aten::log_sigmoid_backward", "TTT->T", NULL, NULL};
    const void *const args[] = {grad_output, self, buffer};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer) */
TN_NODISCARD static inline tn_status tn_log_sigmoid_forward(
    tn_tensor *self, tn_tensor **output, tn_tensor **buffer)
{
    static tn_op_site site = {"aten::log_sigmoid_forward", "T->TT", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {output, buffer};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_log_softmax_int(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::log_softmax.int", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logit(Tensor self, float? eps=None) -> Tensor
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_logit(
    tn_tensor *self, const double *eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::logit", "T?d->T", NULL, NULL};
    const void *const args[] = {self, eps};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_logit_(
    tn_tensor *self, const double *eps)
{
    static tn_op_site site = {"aten::logit_", "T?d->=", NULL, NULL};
    const void *const args[] = {self, eps};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_logit_backward(
    tn_tensor *grad_output, tn_tensor *self, const double *eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::logit_backward", "TT?d->T", NULL, NULL};
    const void *const args[] = {grad_output, self, eps};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mish(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_mish(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::mish", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* mish_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mish_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::mish_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* mish_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_mish_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::mish_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* prelu(Tensor self, Tensor weight) -> Tensor */
TN_NODISCARD static inline tn_status tn_prelu(
    tn_tensor *self, tn_tensor *weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::prelu", "TT->T", NULL, NULL};
    const void *const args[] = {self, weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* relu(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_relu(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::relu", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* relu6(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_relu6(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::relu6", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* relu6_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_relu6_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::relu6_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* relu_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_relu_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::relu_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False,
 * Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu(
    tn_tensor *self, tn_value lower, tn_value upper, bool training, const tn_value *generator,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::rrelu", "TSSb*->T", NULL, NULL};
    const void *const args[] = {self, &lower, &upper, &training, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False,
 * Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_(
    tn_tensor *self, tn_value lower, tn_value upper, bool training, const tn_value *generator)
{
    static tn_op_site site = {"aten::rrelu_", "TSSb*->=", NULL, NULL};
    const void *const args[] = {self, &lower, &upper, &training, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar
 * upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::rrelu_with_noise", "TTSSb*->T", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar
 * upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator)
{
    static tn_op_site site = {"aten::rrelu_with_noise_", "TTSSb*->=", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar
 * upper, bool training, bool self_is_result) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper,
    bool training, bool self_is_result, tn_tensor **result)
{
    static tn_op_site site = {"aten::rrelu_with_noise_backward", "TTTSSbb->T", NULL, NULL};
    const void *const args[] = {grad_output, self, noise, &lower, &upper, &training,
        &self_is_result};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar
 * upper=0.33333333333333331, bool training=False, Generator? generator=None) -> (Tensor, Tensor
 * noise_out)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_functional(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator, tn_tensor **result0, tn_tensor **noise_out)
{
    static tn_op_site site = {"aten::rrelu_with_noise_functional", "TTSSb*->TT", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator};
    void *const results[] = {result0, noise_out};
    return tn_op_call_typed(&site, args, results);
}

/* selu(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_selu(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::selu", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* selu_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_selu_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::selu_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sigmoid(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_sigmoid(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::sigmoid", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* sigmoid_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sigmoid_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::sigmoid_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor */
TN_NODISCARD static inline tn_status tn_sigmoid_backward(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor **result)
{
    static tn_op_site site = {"aten::sigmoid_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, output};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* silu(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_silu(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::silu", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* silu_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_silu_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::silu_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* silu_backward(Tensor grad_output, Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_silu_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::silu_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_softmax_int(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor **result)
{
    static tn_op_site site = {"aten::softmax.int", "Ti?y->T", NULL, NULL};
    const void *const args[] = {self, &dim, dtype};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor */
TN_NODISCARD static inline tn_status tn_softplus(
    tn_tensor *self, tn_value beta, tn_value threshold, tn_tensor **result)
{
    static tn_op_site site = {"aten::softplus", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &beta, &threshold};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor */
TN_NODISCARD static inline tn_status tn_softplus_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value beta, tn_value threshold, tn_tensor **result)
{
    static tn_op_site site = {"aten::softplus_backward", "TTSS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &beta, &threshold};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* softshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
TN_NODISCARD static inline tn_status tn_softshrink(
    tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::softshrink", "TS->T", NULL, NULL};
    const void *const args[] = {self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor */
TN_NODISCARD static inline tn_status tn_softshrink_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value lambd, tn_tensor **result)
{
    static tn_op_site site = {"aten::softshrink_backward", "TTS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &lambd};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* tanh_backward(Tensor grad_output, Tensor output) -> Tensor */
TN_NODISCARD static inline tn_status tn_tanh_backward(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor **result)
{
    static tn_op_site site = {"aten::tanh_backward", "TT->T", NULL, NULL};
    const void *const args[] = {grad_output, output};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor */
TN_NODISCARD static inline tn_status tn_threshold(
    tn_tensor *self, tn_value threshold, tn_value value, tn_tensor **result)
{
    static tn_op_site site = {"aten::threshold", "TSS->T", NULL, NULL};
    const void *const args[] = {self, &threshold, &value};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_threshold_(
    tn_tensor *self, tn_value threshold, tn_value value)
{
    static tn_op_site site = {"aten::threshold_", "TSS->=", NULL, NULL};
    const void *const args[] = {self, &threshold, &value};
    return tn_op_call_typed(&site, args, NULL);
}

/* threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor */
TN_NODISCARD static inline tn_status tn_threshold_backward(
    tn_tensor *grad_output, tn_tensor *self, tn_value threshold, tn_tensor **result)
{
    static tn_op_site site = {"aten::threshold_backward", "TTS->T", NULL, NULL};
    const void *const args[] = {grad_output, self, &threshold};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
