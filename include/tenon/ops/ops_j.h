/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, by name from `j` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_J_H
#define TENON_OPS_J_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_kaiser_window(
    int64_t window_length, const tn_dtype *dtype, const tn_layout *layout, const tn_device *device,
    const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::kaiser_window", "i?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None,
 * Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_kaiser_window_beta(
    int64_t window_length, bool periodic, double beta, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::kaiser_window.beta", "ibd?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, &beta, dtype, layout, device,
        pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_kaiser_window_periodic(
    int64_t window_length, bool periodic, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::kaiser_window.periodic", "ib?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_kl_div(
    tn_tensor *self, tn_tensor *target, int64_t reduction, bool log_target, tn_tensor **result)
{
    static tn_op_site site = {"aten::kl_div", "TTib->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction, &log_target};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* kron(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_kron(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::kron", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor
 * indices)
 */
TN_NODISCARD static inline tn_status tn_kthvalue(
    tn_tensor *self, int64_t k, int64_t dim, bool keepdim, tn_tensor **values, tn_tensor **indices)
{
    static tn_op_site site = {"aten::kthvalue", "Tiib->TT", NULL, NULL};
    const void *const args[] = {self, &k, &dim, &keepdim};
    void *const results[] = {values, indices};
    return tn_op_call_typed(&site, args, results);
}

/* l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor */
TN_NODISCARD static inline tn_status tn_l1_loss(
    tn_tensor *self, tn_tensor *target, int64_t reduction, tn_tensor **result)
{
    static tn_op_site site = {"aten::l1_loss", "TTi->T", NULL, NULL};
    const void *const args[] = {self, target, &reduction};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float
 * eps=1e-05, bool cudnn_enable=True) -> Tensor
 * NULL is None: weight, bias.
 */
TN_NODISCARD static inline tn_status tn_layer_norm(
    tn_tensor *input, const int64_t *normalized_shape, size_t normalized_shape_count,
    tn_tensor *weight, tn_tensor *bias, double eps, bool cudnn_enable, tn_tensor **result)
{
    static tn_op_site site = {"aten::layer_norm", "TLi?T?Tdb->T", NULL, NULL};
    const void *const args[] = {input, normalized_shape, &normalized_shape_count, weight, bias,
        &eps, &cudnn_enable};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lcm(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_lcm(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::lcm", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lcm_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::lcm_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* ldexp.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_ldexp_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::ldexp.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ldexp_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::ldexp_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* le.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_le_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::le.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* le.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_le_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::le.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_le__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::le_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_le__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::le_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
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

/* lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor */
TN_NODISCARD static inline tn_status tn_lerp_Scalar(
    tn_tensor *self, tn_tensor *end, tn_value weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::lerp.Scalar", "TTS->T", NULL, NULL};
    const void *const args[] = {self, end, &weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor */
TN_NODISCARD static inline tn_status tn_lerp_Tensor(
    tn_tensor *self, tn_tensor *end, tn_tensor *weight, tn_tensor **result)
{
    static tn_op_site site = {"aten::lerp.Tensor", "TTT->T", NULL, NULL};
    const void *const args[] = {self, end, weight};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lerp__Scalar(
    tn_tensor *self, tn_tensor *end, tn_value weight)
{
    static tn_op_site site = {"aten::lerp_.Scalar", "TTS->=", NULL, NULL};
    const void *const args[] = {self, end, &weight};
    return tn_op_call_typed(&site, args, NULL);
}

/* lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lerp__Tensor(
    tn_tensor *self, tn_tensor *end, tn_tensor *weight)
{
    static tn_op_site site = {"aten::lerp_.Tensor", "TTT->=", NULL, NULL};
    const void *const args[] = {self, end, weight};
    return tn_op_call_typed(&site, args, NULL);
}

/* less.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_less_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* less.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_less_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::less_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::less_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* less_equal.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_less_equal_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less_equal.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* less_equal.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_less_equal_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::less_equal.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_equal__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::less_equal_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_equal__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::less_equal_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* lgamma(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_lgamma(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lgamma", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lgamma_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lgamma_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::lgamma_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* lift(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_lift(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lift", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lift_fresh(Tensor(a) self) -> Tensor(a) */
TN_NODISCARD static inline tn_status tn_lift_fresh(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lift_fresh", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lift_fresh_copy(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_lift_fresh_copy(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::lift_fresh_copy", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_linear(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor **result)
{
    static tn_op_site site = {"aten::linear", "TT?T->T", NULL, NULL};
    const void *const args[] = {input, weight, bias};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace(
    tn_value start, tn_value end, int64_t steps, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace", "SSi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace_Scalar_Tensor(
    tn_value start, tn_tensor *end, int64_t steps, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace.Scalar_Tensor", "STi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace_Tensor_Scalar(
    tn_tensor *start, tn_value end, int64_t steps, const tn_dtype *dtype, const tn_layout *layout,
    const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace.Tensor_Scalar", "TSi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, &end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_linspace_Tensor_Tensor(
    tn_tensor *start, tn_tensor *end, int64_t steps, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::linspace.Tensor_Tensor", "TTi?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, end, &steps, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_log(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log10(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_log10(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log10", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log10_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log10_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log10_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* log1p(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_log1p(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log1p", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log1p_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log1p_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log1p_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* log2(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_log2(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::log2", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* log2_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log2_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log2_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* log_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::log_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_log_normal(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor **result)
{
    static tn_op_site site = {"aten::log_normal", "Tdd*->T", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) ->
 * Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_log_normal_(
    tn_tensor *self, double mean, double std, const tn_value *generator)
{
    static tn_op_site site = {"aten::log_normal_", "Tdd*->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator};
    return tn_op_call_typed(&site, args, NULL);
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

/* logaddexp(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_logaddexp(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logaddexp", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logaddexp2(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_logaddexp2(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logaddexp2", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logcumsumexp(Tensor self, int dim) -> Tensor */
TN_NODISCARD static inline tn_status tn_logcumsumexp(
    tn_tensor *self, int64_t dim, tn_tensor **result)
{
    static tn_op_site site = {"aten::logcumsumexp", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &dim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logdet(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_logdet(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::logdet", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logical_and(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_logical_and(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_and", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_and_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::logical_and_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_not(Tensor self) -> Tensor */
TN_NODISCARD static inline tn_status tn_logical_not(
    tn_tensor *self, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_not", "T->T", NULL, NULL};
    const void *const args[] = {self};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logical_not_(Tensor(a!) self) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_not_(
    tn_tensor *self)
{
    static tn_op_site site = {"aten::logical_not_", "T->=", NULL, NULL};
    const void *const args[] = {self};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_or(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_logical_or(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_or", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_or_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::logical_or_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_xor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_logical_xor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::logical_xor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_xor_(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::logical_xor_", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
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

/*
 * logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout?
 * layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace(
    tn_value start, tn_value end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace", "SSid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, &end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace_Scalar_Tensor(
    tn_value start, tn_tensor *end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace.Scalar_Tensor", "STid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {&start, end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace_Tensor_Scalar(
    tn_tensor *start, tn_value end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace.Tensor_Scalar", "TSid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, &end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType?
 * dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
 * NULL is None: dtype, layout, device, pin_memory.
 */
TN_NODISCARD static inline tn_status tn_logspace_Tensor_Tensor(
    tn_tensor *start, tn_tensor *end, int64_t steps, double base, const tn_dtype *dtype,
    const tn_layout *layout, const tn_device *device, const bool *pin_memory, tn_tensor **result)
{
    static tn_op_site site = {"aten::logspace.Tensor_Tensor", "TTid?y?l?D?b->T", NULL, NULL};
    const void *const args[] = {start, end, &steps, &base, dtype, layout, device, pin_memory};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor */
TN_NODISCARD static inline tn_status tn_logsumexp(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::logsumexp", "TLib->T", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_lstm_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *const *hx, size_t hx_count,
    tn_tensor *const *params, size_t params_count, bool has_biases, int64_t num_layers,
    double dropout, bool train, bool bidirectional, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::lstm.data", "TTLTLTbidbb->TTT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, &hx_count, params, &params_count,
        &has_biases, &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_lstm_input(
    tn_tensor *input, tn_tensor *const *hx, size_t hx_count, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, bool batch_first, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::lstm.input", "TLTLTbidbbb->TTT", NULL, NULL};
    const void *const args[] = {input, hx, &hx_count, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
 * b_hh=None) -> (Tensor, Tensor)
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_lstm_cell(
    tn_tensor *input, tn_tensor *const *hx, size_t hx_count, tn_tensor *w_ih, tn_tensor *w_hh,
    tn_tensor *b_ih, tn_tensor *b_hh, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::lstm_cell", "TLTTT?T?T->TT", NULL, NULL};
    const void *const args[] = {input, hx, &hx_count, w_ih, w_hh, b_ih, b_hh};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* lt.Scalar(Tensor self, Scalar other) -> Tensor */
TN_NODISCARD static inline tn_status tn_lt_Scalar(
    tn_tensor *self, tn_value other, tn_tensor **result)
{
    static tn_op_site site = {"aten::lt.Scalar", "TS->T", NULL, NULL};
    const void *const args[] = {self, &other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lt.Tensor(Tensor self, Tensor other) -> Tensor */
TN_NODISCARD static inline tn_status tn_lt_Tensor(
    tn_tensor *self, tn_tensor *other, tn_tensor **result)
{
    static tn_op_site site = {"aten::lt.Tensor", "TT->T", NULL, NULL};
    const void *const args[] = {self, other};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lt__Scalar(
    tn_tensor *self, tn_value other)
{
    static tn_op_site site = {"aten::lt_.Scalar", "TS->=", NULL, NULL};
    const void *const args[] = {self, &other};
    return tn_op_call_typed(&site, args, NULL);
}

/* lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lt__Tensor(
    tn_tensor *self, tn_tensor *other)
{
    static tn_op_site site = {"aten::lt_.Tensor", "TT->=", NULL, NULL};
    const void *const args[] = {self, other};
    return tn_op_call_typed(&site, args, NULL);
}

/* lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor */
TN_NODISCARD static inline tn_status tn_lu_solve(
    tn_tensor *self, tn_tensor *LU_data, tn_tensor *LU_pivots, tn_tensor **result)
{
    static tn_op_site site = {"aten::lu_solve", "TTT->T", NULL, NULL};
    const void *const args[] = {self, LU_data, LU_pivots};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) ->
 * (Tensor P, Tensor L, Tensor U)
 */
TN_NODISCARD static inline tn_status tn_lu_unpack(
    tn_tensor *LU_data, tn_tensor *LU_pivots, bool unpack_data, bool unpack_pivots, tn_tensor **P,
    tn_tensor **L, tn_tensor **U)
{
    static tn_op_site site = {"aten::lu_unpack", "TTbb->TTT", NULL, NULL};
    const void *const args[] = {LU_data, LU_pivots, &unpack_data, &unpack_pivots};
    void *const results[] = {P, L, U};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
