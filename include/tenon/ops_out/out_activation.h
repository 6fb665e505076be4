/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `activation`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_ACTIVATION_H
#define TENON_OUT_ACTIVATION_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__log_softmax_out(
    tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor *out)
{
    static tn_op_site site = {"aten::_log_softmax.out", "TibT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &half_to_float, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType
 * input_dtype, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__log_softmax_backward_data_out(
    tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::_log_softmax_backward_data.out", "TTiyT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, &dim, &input_dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__softmax_out(
    tn_tensor *self, int64_t dim, bool half_to_float, tn_tensor *out)
{
    static tn_op_site site = {"aten::_softmax.out", "TibT->=", NULL, NULL};
    const void *const args[] = {self, &dim, &half_to_float, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__softmax_backward_data_out(
    tn_tensor *grad_output, tn_tensor *output, int64_t dim, tn_dtype input_dtype,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::_softmax_backward_data.out", "TTiyT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, &dim, &input_dtype, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* celu.out(Tensor self, Scalar alpha=1., *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_celu_out(
    tn_tensor *self, tn_value alpha, tn_tensor *out)
{
    static tn_op_site site = {"aten::celu.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_elu_out(
    tn_tensor *self, tn_value alpha, tn_value scale, tn_value input_scale, tn_tensor *out)
{
    static tn_op_site site = {"aten::elu.out", "TSSST->=", NULL, NULL};
    const void *const args[] = {self, &alpha, &scale, &input_scale, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool
 * is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_elu_backward_grad_input(
    tn_tensor *grad_output, tn_value alpha, tn_value scale, tn_value input_scale, bool is_result,
    tn_tensor *self_or_result, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::elu_backward.grad_input", "TSSSbTT->=", NULL, NULL};
    const void *const args[] = {grad_output, &alpha, &scale, &input_scale, &is_result,
        self_or_result, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_gelu_out(
    tn_tensor *self, const char *approximate, tn_tensor *out)
{
    static tn_op_site site = {"aten::gelu.out", "TsT->=", NULL, NULL};
    const void *const args[] = {self, approximate, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_gelu_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const char *approximate, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::gelu_backward.grad_input", "TTsT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, approximate, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_glu_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::glu.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * glu_backward.grad_input(Tensor grad_output, Tensor self, int dim, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_glu_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, int64_t dim, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::glu_backward.grad_input", "TTiT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &dim, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardshrink_out(
    tn_tensor *self, tn_value lambd, tn_tensor *out)
{
    static tn_op_site site = {"aten::hardshrink.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &lambd, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardshrink_backward_grad_input(
    tn_tensor *grad_out, tn_tensor *self, tn_value lambd, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::hardshrink_backward.grad_input", "TTST->=", NULL, NULL};
    const void *const args[] = {grad_out, self, &lambd, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardsigmoid_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::hardsigmoid.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardsigmoid_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::hardsigmoid_backward.grad_input", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardswish_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::hardswish.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* hardswish_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_hardswish_backward_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::hardswish_backward.out", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardtanh_out(
    tn_tensor *self, tn_value min_val, tn_value max_val, tn_tensor *out)
{
    static tn_op_site site = {"aten::hardtanh.out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &min_val, &max_val, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_hardtanh_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value min_val, tn_value max_val,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::hardtanh_backward.grad_input", "TTSST->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &min_val, &max_val, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_leaky_relu_out(
    tn_tensor *self, tn_value negative_slope, tn_tensor *out)
{
    static tn_op_site site = {"aten::leaky_relu.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &negative_slope, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool
 * self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_leaky_relu_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value negative_slope, bool self_is_result,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::leaky_relu_backward.grad_input", "TTSbT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &negative_slope, &self_is_result, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log_sigmoid_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log_sigmoid.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self, Tensor buffer, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_log_sigmoid_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *buffer, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::log_sigmoid_backward.grad_input", "TTTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, buffer, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!),
 * Tensor(b!))
 */
TN_NODISCARD static inline tn_status tn_log_sigmoid_forward_output(
    tn_tensor *self, tn_tensor *output, tn_tensor *buffer)
{
    static tn_op_site site = {"aten::log_sigmoid_forward.output", "TTT->==", NULL, NULL};
    const void *const args[] = {self, output, buffer};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_log_softmax_int_out(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::log_softmax.int_out", "Ti?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_logit_out(
    tn_tensor *self, const double *eps, tn_tensor *out)
{
    static tn_op_site site = {"aten::logit.out", "T?dT->=", NULL, NULL};
    const void *const args[] = {self, eps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logit_backward.grad_input(Tensor grad_output, Tensor self, float? eps=None, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 * NULL is None: eps.
 */
TN_NODISCARD static inline tn_status tn_logit_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, const double *eps, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::logit_backward.grad_input", "TT?dT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, eps, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_mish_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::mish.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_relu_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::relu.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar
 * upper=0.3333333333333333, bool training=False, Generator? generator=None, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_out(
    tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper, bool training,
    const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::rrelu_with_noise.out", "TTSSb*T->=", NULL, NULL};
    const void *const args[] = {self, noise, &lower, &upper, &training, generator, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * rrelu_with_noise_backward.out(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar
 * upper, bool training, bool self_is_result, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_rrelu_with_noise_backward_out(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *noise, tn_value lower, tn_value upper,
    bool training, bool self_is_result, tn_tensor *out)
{
    static tn_op_site site = {"aten::rrelu_with_noise_backward.out", "TTTSSbbT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, noise, &lower, &upper, &training,
        &self_is_result, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_sigmoid_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::sigmoid.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_sigmoid_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::sigmoid_backward.grad_input", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_silu_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::silu.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_silu_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::silu_backward.grad_input", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, self, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: dtype.
 */
TN_NODISCARD static inline tn_status tn_softmax_int_out(
    tn_tensor *self, int64_t dim, const tn_dtype *dtype, tn_tensor *out)
{
    static tn_op_site site = {"aten::softmax.int_out", "Ti?yT->=", NULL, NULL};
    const void *const args[] = {self, &dim, dtype, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_softplus_out(
    tn_tensor *self, tn_value beta, tn_value threshold, tn_tensor *out)
{
    static tn_op_site site = {"aten::softplus.out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &beta, &threshold, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *,
 * Tensor(a!) grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_softplus_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value beta, tn_value threshold,
    tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::softplus_backward.grad_input", "TTSST->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &beta, &threshold, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_softshrink_out(
    tn_tensor *self, tn_value lambd, tn_tensor *out)
{
    static tn_op_site site = {"aten::softshrink.out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &lambd, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_softshrink_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value lambd, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::softshrink_backward.grad_input", "TTST->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &lambd, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_tanh_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *output, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::tanh_backward.grad_input", "TTT->=", NULL, NULL};
    const void *const args[] = {grad_output, output, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

/* threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_threshold_out(
    tn_tensor *self, tn_value threshold, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::threshold.out", "TSST->=", NULL, NULL};
    const void *const args[] = {self, &threshold, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!)
 * grad_input) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_threshold_backward_grad_input(
    tn_tensor *grad_output, tn_tensor *self, tn_value threshold, tn_tensor *grad_input)
{
    static tn_op_site site = {"aten::threshold_backward.grad_input", "TTST->=", NULL, NULL};
    const void *const args[] = {grad_output, self, &threshold, grad_input};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
