/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, by name from `i` on: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OUT_I_H
#define TENON_OUT_I_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_i0_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::i0.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_igamma_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::igamma.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_igammac_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::igammac.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *,
 * Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_im2col_out(
    tn_tensor *self, const int64_t *kernel_size, size_t kernel_size_count, const int64_t *dilation,
    size_t dilation_count, const int64_t *padding, size_t padding_count, const int64_t *stride,
    size_t stride_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::im2col.out", "TLiLiLiLiT->=", NULL, NULL};
    const void *const args[] = {self, kernel_size, &kernel_size_count, dilation, &dilation_count,
        padding, &padding_count, stride, &stride_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_index_Tensor_out(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *out)
{
    static tn_op_site site = {"aten::index.Tensor_out", "TL?TT->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_add_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_value alpha,
    tn_tensor *out)
{
    static tn_op_site site = {"aten::index_add.out", "TiTTST->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, &alpha, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_copy_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_copy.out", "TiTTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_fill_int_Scalar_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_value value, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_fill.int_Scalar_out", "TiTST->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, &value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_fill_int_Tensor_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *value, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_fill.int_Tensor_out", "TiTTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, value, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_put_out(
    tn_tensor *self, tn_tensor *const *indices, size_t indices_count, tn_tensor *values,
    bool accumulate, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_put.out", "TL?TTbT->=", NULL, NULL};
    const void *const args[] = {self, indices, &indices_count, values, &accumulate, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
 * include_self=True, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_index_reduce_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *source, const char *reduce,
    bool include_self, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_reduce.out", "TiTTsbT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, source, reduce, &include_self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_index_select_out(
    tn_tensor *self, int64_t dim, tn_tensor *index, tn_tensor *out)
{
    static tn_op_site site = {"aten::index_select.out", "TiTT->=", NULL, NULL};
    const void *const args[] = {self, &dim, index, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_inner_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::inner.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* inverse.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_inverse_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::inverse.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isin_Scalar_Tensor_out(
    tn_value element, tn_tensor *test_elements, bool assume_unique, bool invert, tn_tensor *out)
{
    static tn_op_site site = {"aten::isin.Scalar_Tensor_out", "STbbT->=", NULL, NULL};
    const void *const args[] = {&element, test_elements, &assume_unique, &invert, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool
 * invert=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Scalar_out(
    tn_tensor *elements, tn_value test_element, bool assume_unique, bool invert, tn_tensor *out)
{
    static tn_op_site site = {"aten::isin.Tensor_Scalar_out", "TSbbT->=", NULL, NULL};
    const void *const args[] = {elements, &test_element, &assume_unique, &invert, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool
 * invert=False, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_isin_Tensor_Tensor_out(
    tn_tensor *elements, tn_tensor *test_elements, bool assume_unique, bool invert, tn_tensor *out)
{
    static tn_op_site site = {"aten::isin.Tensor_Tensor_out", "TTbbT->=", NULL, NULL};
    const void *const args[] = {elements, test_elements, &assume_unique, &invert, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_isinf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isinf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_isnan_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isnan.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_isneginf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isneginf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_isposinf_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::isposinf.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * kaiser_window.beta_out(int window_length, bool periodic, float beta, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_kaiser_window_beta_out(
    int64_t window_length, bool periodic, double beta, tn_tensor *out)
{
    static tn_op_site site = {"aten::kaiser_window.beta_out", "ibdT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, &beta, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* kaiser_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_kaiser_window_out(
    int64_t window_length, tn_tensor *out)
{
    static tn_op_site site = {"aten::kaiser_window.out", "iT->=", NULL, NULL};
    const void *const args[] = {&window_length, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* kaiser_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_kaiser_window_periodic_out(
    int64_t window_length, bool periodic, tn_tensor *out)
{
    static tn_op_site site = {"aten::kaiser_window.periodic_out", "ibT->=", NULL, NULL};
    const void *const args[] = {&window_length, &periodic, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_kron_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::kron.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values,
 * Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
 */
TN_NODISCARD static inline tn_status tn_kthvalue_values(
    tn_tensor *self, int64_t k, int64_t dim, bool keepdim, tn_tensor *values, tn_tensor *indices)
{
    static tn_op_site site = {"aten::kthvalue.values", "TiibTT->==", NULL, NULL};
    const void *const args[] = {self, &k, &dim, &keepdim, values, indices};
    return tn_op_call_typed(&site, args, NULL);
}

/* lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lcm_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::lcm.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_ldexp_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::ldexp.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_le_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::le.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_le_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::le.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
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

/* lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lerp_Scalar_out(
    tn_tensor *self, tn_tensor *end, tn_value weight, tn_tensor *out)
{
    static tn_op_site site = {"aten::lerp.Scalar_out", "TTST->=", NULL, NULL};
    const void *const args[] = {self, end, &weight, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lerp_Tensor_out(
    tn_tensor *self, tn_tensor *end, tn_tensor *weight, tn_tensor *out)
{
    static tn_op_site site = {"aten::lerp.Tensor_out", "TTTT->=", NULL, NULL};
    const void *const args[] = {self, end, weight, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_equal_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less_equal.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_less_equal_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::less_equal.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lgamma_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::lgamma.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lift.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lift_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::lift.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lift_fresh_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lift_fresh_copy_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::lift_fresh_copy.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linalg_matrix_exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linalg_matrix_exp_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::linalg_matrix_exp.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_linear_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *out)
{
    static tn_op_site site = {"aten::linear.out", "TT?TT->=", NULL, NULL};
    const void *const args[] = {input, weight, bias, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linspace_Scalar_Tensor_out(
    tn_value start, tn_tensor *end, int64_t steps, tn_tensor *out)
{
    static tn_op_site site = {"aten::linspace.Scalar_Tensor_out", "STiT->=", NULL, NULL};
    const void *const args[] = {&start, end, &steps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linspace_Tensor_Scalar_out(
    tn_tensor *start, tn_value end, int64_t steps, tn_tensor *out)
{
    static tn_op_site site = {"aten::linspace.Tensor_Scalar_out", "TSiT->=", NULL, NULL};
    const void *const args[] = {start, &end, &steps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_linspace_Tensor_Tensor_out(
    tn_tensor *start, tn_tensor *end, int64_t steps, tn_tensor *out)
{
    static tn_op_site site = {"aten::linspace.Tensor_Tensor_out", "TTiT->=", NULL, NULL};
    const void *const args[] = {start, end, &steps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_linspace_out(
    tn_value start, tn_value end, int64_t steps, tn_tensor *out)
{
    static tn_op_site site = {"aten::linspace.out", "SSiT->=", NULL, NULL};
    const void *const args[] = {&start, &end, &steps, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log10_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log10.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log1p_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log1p.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_log2_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::log2.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * log_normal.out(Tensor self, float mean=1., float std=2., *, Generator? generator=None, Tensor(a!)
 * out) -> Tensor(a!)
 * NULL is None: generator.
 */
TN_NODISCARD static inline tn_status tn_log_normal_out(
    tn_tensor *self, double mean, double std, const tn_value *generator, tn_tensor *out)
{
    static tn_op_site site = {"aten::log_normal.out", "Tdd*T->=", NULL, NULL};
    const void *const args[] = {self, &mean, &std, generator, out};
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

/* logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logaddexp_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logaddexp.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logaddexp2_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logaddexp2.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logcumsumexp_out(
    tn_tensor *self, int64_t dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::logcumsumexp.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_and_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_and.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_not_out(
    tn_tensor *self, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_not.out", "TT->=", NULL, NULL};
    const void *const args[] = {self, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_or_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_or.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logical_xor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::logical_xor.out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
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

/*
 * logspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, float base=10.0, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logspace_Scalar_Tensor_out(
    tn_value start, tn_tensor *end, int64_t steps, double base, tn_tensor *out)
{
    static tn_op_site site = {"aten::logspace.Scalar_Tensor_out", "STidT->=", NULL, NULL};
    const void *const args[] = {&start, end, &steps, &base, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, float base=10.0, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logspace_Tensor_Scalar_out(
    tn_tensor *start, tn_value end, int64_t steps, double base, tn_tensor *out)
{
    static tn_op_site site = {"aten::logspace.Tensor_Scalar_out", "TSidT->=", NULL, NULL};
    const void *const args[] = {start, &end, &steps, &base, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, float base=10.0, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logspace_Tensor_Tensor_out(
    tn_tensor *start, tn_tensor *end, int64_t steps, double base, tn_tensor *out)
{
    static tn_op_site site = {"aten::logspace.Tensor_Tensor_out", "TTidT->=", NULL, NULL};
    const void *const args[] = {start, end, &steps, &base, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_logspace_out(
    tn_value start, tn_value end, int64_t steps, double base, tn_tensor *out)
{
    static tn_op_site site = {"aten::logspace.out", "SSidT->=", NULL, NULL};
    const void *const args[] = {&start, &end, &steps, &base, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_logsumexp_out(
    tn_tensor *self, const int64_t *dim, size_t dim_count, bool keepdim, tn_tensor *out)
{
    static tn_op_site site = {"aten::logsumexp.out", "TLibT->=", NULL, NULL};
    const void *const args[] = {self, dim, &dim_count, &keepdim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lt_Scalar_out(
    tn_tensor *self, tn_value other, tn_tensor *out)
{
    static tn_op_site site = {"aten::lt.Scalar_out", "TST->=", NULL, NULL};
    const void *const args[] = {self, &other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lt_Tensor_out(
    tn_tensor *self, tn_tensor *other, tn_tensor *out)
{
    static tn_op_site site = {"aten::lt.Tensor_out", "TTT->=", NULL, NULL};
    const void *const args[] = {self, other, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* lu_solve.out(Tensor self, Tensor LU_data, Tensor LU_pivots, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_lu_solve_out(
    tn_tensor *self, tn_tensor *LU_data, tn_tensor *LU_pivots, tn_tensor *out)
{
    static tn_op_site site = {"aten::lu_solve.out", "TTTT->=", NULL, NULL};
    const void *const args[] = {self, LU_data, LU_pivots, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True,
 * *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
 */
TN_NODISCARD static inline tn_status tn_lu_unpack_out(
    tn_tensor *LU_data, tn_tensor *LU_pivots, bool unpack_data, bool unpack_pivots, tn_tensor *P,
    tn_tensor *L, tn_tensor *U)
{
    static tn_op_site site = {"aten::lu_unpack.out", "TTbbTTT->===", NULL, NULL};
    const void *const args[] = {LU_data, LU_pivots, &unpack_data, &unpack_pivots, P, L, U};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
