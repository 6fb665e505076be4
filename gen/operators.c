/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/dispatcher.h"

tn_status tni_kernel__aminmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__aminmax_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution_deprecated(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_all_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_any_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__local_scalar_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__to_copy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_abs(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_add_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addbmm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addbmm_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_angle(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_as_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_backend_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cat(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clone(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_constant_pad_nd(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_contiguous(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_conv1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_conv1d_padding(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_conv2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_conv2d_padding(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_conv3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_conv3d_padding(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_conv_transpose1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_conv_transpose2d_input(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_conv_transpose3d_input(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_convolution(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_convolution_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_copy_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_count_nonzero(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_count_nonzero_dim_IntList(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cumprod(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cumsum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_div_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_memory_format(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_equal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_expand(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fill__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fill__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flatten_using_ints(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flip(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_from_file(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_index_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_nonzero(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_pinned(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_item(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matmul(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matmul_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mean(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_min(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mul_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mv(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nansum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_narrow(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_empty(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_zeros(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nonzero(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_norm_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_norm_ScalarOpt_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ones(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_pad(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_permute(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_prod(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_repeat_interleave_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reshape(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resize_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resize_as_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scatter_src_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scatter_value_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slice_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sort(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sort_stable(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logsumexp_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze_dims(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std_correction(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std_mean(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std_mean_correction(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std_mean_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sub_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_subtract_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_t(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_device(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype_layout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_trace(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_transpose_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unsqueeze(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_var(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_var_correction(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_var_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_var_mean(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_var_mean_correction(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_var_mean_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_var_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_vdot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_as_complex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_as_real(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zero_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zeros(const tn_call *, const StableIValue *, StableIValue *);

const tn_kernel tni_builtin_functions[] = {
    tni_kernel__aminmax, /* 0 */
    tni_kernel__aminmax_dim, /* 1 */
    tni_kernel__convolution, /* 2 */
    tni_kernel__convolution_deprecated, /* 3 */
    tni_kernel__convolution_mode, /* 4 */
    tni_kernel__is_all_true, /* 5 */
    tni_kernel__is_any_true, /* 6 */
    tni_kernel__local_scalar_dense, /* 7 */
    tni_kernel__to_copy, /* 8 */
    tni_kernel_abs, /* 9 */
    tni_kernel_add_Scalar, /* 10 */
    tni_kernel_addbmm, /* 11 */
    tni_kernel_addbmm_, /* 12 */
    tni_kernel_addr, /* 13 */
    tni_kernel_alias, /* 14 */
    tni_kernel_angle, /* 15 */
    tni_kernel_as_strided, /* 16 */
    tni_kernel_backend_select, /* 17 */
    tni_kernel_cat, /* 18 */
    tni_kernel_clone, /* 19 */
    tni_kernel_constant_pad_nd, /* 20 */
    tni_kernel_contiguous, /* 21 */
    tni_kernel_conv1d, /* 22 */
    tni_kernel_conv1d_padding, /* 23 */
    tni_kernel_conv2d, /* 24 */
    tni_kernel_conv2d_padding, /* 25 */
    tni_kernel_conv3d, /* 26 */
    tni_kernel_conv3d_padding, /* 27 */
    tni_kernel_conv_transpose1d, /* 28 */
    tni_kernel_conv_transpose2d_input, /* 29 */
    tni_kernel_conv_transpose3d_input, /* 30 */
    tni_kernel_convolution, /* 31 */
    tni_kernel_convolution_backward, /* 32 */
    tni_kernel_copy_, /* 33 */
    tni_kernel_count_nonzero, /* 34 */
    tni_kernel_count_nonzero_dim_IntList, /* 35 */
    tni_kernel_cumprod, /* 36 */
    tni_kernel_cumsum, /* 37 */
    tni_kernel_dist, /* 38 */
    tni_kernel_div_Scalar, /* 39 */
    tni_kernel_dot, /* 40 */
    tni_kernel_empty_like, /* 41 */
    tni_kernel_empty_memory_format, /* 42 */
    tni_kernel_empty_strided, /* 43 */
    tni_kernel_equal, /* 44 */
    tni_kernel_expand, /* 45 */
    tni_kernel_fill__Scalar, /* 46 */
    tni_kernel_fill__Tensor, /* 47 */
    tni_kernel_flatten_using_ints, /* 48 */
    tni_kernel_flip, /* 49 */
    tni_kernel_from_file, /* 50 */
    tni_kernel_full, /* 51 */
    tni_kernel_index_Tensor, /* 52 */
    tni_kernel_is_nonzero, /* 53 */
    tni_kernel_is_pinned, /* 54 */
    tni_kernel_item, /* 55 */
    tni_kernel_logsumexp, /* 56 */
    tni_kernel_masked_select, /* 57 */
    tni_kernel_matmul, /* 58 */
    tni_kernel_matmul_out, /* 59 */
    tni_kernel_max, /* 60 */
    tni_kernel_mean, /* 61 */
    tni_kernel_min, /* 62 */
    tni_kernel_mul_Scalar, /* 63 */
    tni_kernel_mv, /* 64 */
    tni_kernel_nansum, /* 65 */
    tni_kernel_narrow, /* 66 */
    tni_kernel_new_empty, /* 67 */
    tni_kernel_new_full, /* 68 */
    tni_kernel_new_zeros, /* 69 */
    tni_kernel_nonzero, /* 70 */
    tni_kernel_norm_Scalar, /* 71 */
    tni_kernel_norm_ScalarOpt_dtype, /* 72 */
    tni_kernel_ones, /* 73 */
    tni_kernel_pad, /* 74 */
    tni_kernel_permute, /* 75 */
    tni_kernel_prod, /* 76 */
    tni_kernel_repeat_interleave_Tensor, /* 77 */
    tni_kernel_reshape, /* 78 */
    tni_kernel_resize_, /* 79 */
    tni_kernel_resize_as_, /* 80 */
    tni_kernel_scatter_src_out, /* 81 */
    tni_kernel_scatter_value_out, /* 82 */
    tni_kernel_select_int, /* 83 */
    tni_kernel_slice_Tensor, /* 84 */
    tni_kernel_sort, /* 85 */
    tni_kernel_sort_stable, /* 86 */
    tni_kernel_special_logsumexp, /* 87 */
    tni_kernel_special_logsumexp_out, /* 88 */
    tni_kernel_squeeze, /* 89 */
    tni_kernel_squeeze_dim, /* 90 */
    tni_kernel_squeeze_dims, /* 91 */
    tni_kernel_std, /* 92 */
    tni_kernel_std_correction, /* 93 */
    tni_kernel_std_dim, /* 94 */
    tni_kernel_std_mean, /* 95 */
    tni_kernel_std_mean_correction, /* 96 */
    tni_kernel_std_mean_dim, /* 97 */
    tni_kernel_std_out, /* 98 */
    tni_kernel_sub_Scalar, /* 99 */
    tni_kernel_subtract_Tensor, /* 100 */
    tni_kernel_sum, /* 101 */
    tni_kernel_t, /* 102 */
    tni_kernel_to_device, /* 103 */
    tni_kernel_to_dtype, /* 104 */
    tni_kernel_to_dtype_layout, /* 105 */
    tni_kernel_trace, /* 106 */
    tni_kernel_transpose_int, /* 107 */
    tni_kernel_unsqueeze, /* 108 */
    tni_kernel_var, /* 109 */
    tni_kernel_var_correction, /* 110 */
    tni_kernel_var_dim, /* 111 */
    tni_kernel_var_mean, /* 112 */
    tni_kernel_var_mean_correction, /* 113 */
    tni_kernel_var_mean_dim, /* 114 */
    tni_kernel_var_out, /* 115 */
    tni_kernel_vdot, /* 116 */
    tni_kernel_view, /* 117 */
    tni_kernel_view_as_complex, /* 118 */
    tni_kernel_view_as_real, /* 119 */
    tni_kernel_view_dtype, /* 120 */
    tni_kernel_zero_, /* 121 */
    tni_kernel_zeros, /* 122 */
};

extern const struct tni_structured tni_structured_add_out;
extern const struct tni_structured tni_structured_addmm_out;
extern const struct tni_structured tni_structured_addmv_out;
extern const struct tni_structured tni_structured_all_all_out;
extern const struct tni_structured tni_structured_all_dims_out;
extern const struct tni_structured tni_structured_all_out;
extern const struct tni_structured tni_structured_amax_out;
extern const struct tni_structured tni_structured_amin_out;
extern const struct tni_structured tni_structured_aminmax_out;
extern const struct tni_structured tni_structured_any_all_out;
extern const struct tni_structured tni_structured_any_dims_out;
extern const struct tni_structured tni_structured_any_out;
extern const struct tni_structured tni_structured_argmax_out;
extern const struct tni_structured tni_structured_argmin_out;
extern const struct tni_structured tni_structured_baddbmm_out;
extern const struct tni_structured tni_structured_bmm_out;
extern const struct tni_structured tni_structured_div_out;
extern const struct tni_structured tni_structured_eq_Scalar_out;
extern const struct tni_structured tni_structured_eq_Tensor_out;
extern const struct tni_structured tni_structured_exp_out;
extern const struct tni_structured tni_structured_ge_Scalar_out;
extern const struct tni_structured tni_structured_ge_Tensor_out;
extern const struct tni_structured tni_structured_gt_Scalar_out;
extern const struct tni_structured tni_structured_gt_Tensor_out;
extern const struct tni_structured tni_structured_le_Scalar_out;
extern const struct tni_structured tni_structured_le_Tensor_out;
extern const struct tni_structured tni_structured_linalg_vector_norm_out;
extern const struct tni_structured tni_structured_lt_Scalar_out;
extern const struct tni_structured tni_structured_lt_Tensor_out;
extern const struct tni_structured tni_structured_max_dim_max;
extern const struct tni_structured tni_structured_mean_out;
extern const struct tni_structured tni_structured_min_dim_min;
extern const struct tni_structured tni_structured_mm_out;
extern const struct tni_structured tni_structured_mul_out;
extern const struct tni_structured tni_structured_ne_Scalar_out;
extern const struct tni_structured tni_structured_ne_Tensor_out;
extern const struct tni_structured tni_structured_neg_out;
extern const struct tni_structured tni_structured_norm_dtype_out;
extern const struct tni_structured tni_structured_norm_out;
extern const struct tni_structured tni_structured_prod_int_out;
extern const struct tni_structured tni_structured_sigmoid_out;
extern const struct tni_structured tni_structured_sqrt_out;
extern const struct tni_structured tni_structured_sub_out;
extern const struct tni_structured tni_structured_sum_IntList_out;
extern const struct tni_structured tni_structured_tanh_out;

const struct tni_structured *const tni_builtin_structured[] = {
    &tni_structured_add_out, /* 0 */
    &tni_structured_addmm_out, /* 1 */
    &tni_structured_addmv_out, /* 2 */
    &tni_structured_all_all_out, /* 3 */
    &tni_structured_all_dims_out, /* 4 */
    &tni_structured_all_out, /* 5 */
    &tni_structured_amax_out, /* 6 */
    &tni_structured_amin_out, /* 7 */
    &tni_structured_aminmax_out, /* 8 */
    &tni_structured_any_all_out, /* 9 */
    &tni_structured_any_dims_out, /* 10 */
    &tni_structured_any_out, /* 11 */
    &tni_structured_argmax_out, /* 12 */
    &tni_structured_argmin_out, /* 13 */
    &tni_structured_baddbmm_out, /* 14 */
    &tni_structured_bmm_out, /* 15 */
    &tni_structured_div_out, /* 16 */
    &tni_structured_eq_Scalar_out, /* 17 */
    &tni_structured_eq_Tensor_out, /* 18 */
    &tni_structured_exp_out, /* 19 */
    &tni_structured_ge_Scalar_out, /* 20 */
    &tni_structured_ge_Tensor_out, /* 21 */
    &tni_structured_gt_Scalar_out, /* 22 */
    &tni_structured_gt_Tensor_out, /* 23 */
    &tni_structured_le_Scalar_out, /* 24 */
    &tni_structured_le_Tensor_out, /* 25 */
    &tni_structured_linalg_vector_norm_out, /* 26 */
    &tni_structured_lt_Scalar_out, /* 27 */
    &tni_structured_lt_Tensor_out, /* 28 */
    &tni_structured_max_dim_max, /* 29 */
    &tni_structured_mean_out, /* 30 */
    &tni_structured_min_dim_min, /* 31 */
    &tni_structured_mm_out, /* 32 */
    &tni_structured_mul_out, /* 33 */
    &tni_structured_ne_Scalar_out, /* 34 */
    &tni_structured_ne_Tensor_out, /* 35 */
    &tni_structured_neg_out, /* 36 */
    &tni_structured_norm_dtype_out, /* 37 */
    &tni_structured_norm_out, /* 38 */
    &tni_structured_prod_int_out, /* 39 */
    &tni_structured_sigmoid_out, /* 40 */
    &tni_structured_sqrt_out, /* 41 */
    &tni_structured_sub_out, /* 42 */
    &tni_structured_sum_IntList_out, /* 43 */
    &tni_structured_tanh_out, /* 44 */
    NULL,
};

tni_callee tni_builtin_callees[] = {
    {"aten::_aminmax", NULL}, /* 0 */
    {"aten::_aminmax.dim", NULL}, /* 1 */
    {"aten::_convolution", NULL}, /* 2 */
    {"aten::_to_copy", NULL}, /* 3 */
    {"aten::_unsafe_view", NULL}, /* 4 */
    {"aten::addbmm", NULL}, /* 5 */
    {"aten::addr", NULL}, /* 6 */
    {"aten::clone", NULL}, /* 7 */
    {"aten::constant_pad_nd", NULL}, /* 8 */
    {"aten::convolution", NULL}, /* 9 */
    {"aten::convolution_backward", NULL}, /* 10 */
    {"aten::copy", NULL}, /* 11 */
    {"aten::copy_", NULL}, /* 12 */
    {"aten::count_nonzero", NULL}, /* 13 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 14 */
    {"aten::dist", NULL}, /* 15 */
    {"aten::dot", NULL}, /* 16 */
    {"aten::empty_like", NULL}, /* 17 */
    {"aten::empty_strided", NULL}, /* 18 */
    {"aten::fill.Scalar", NULL}, /* 19 */
    {"aten::fill.Tensor", NULL}, /* 20 */
    {"aten::fill_.Scalar", NULL}, /* 21 */
    {"aten::fill_.Tensor", NULL}, /* 22 */
    {"aten::flip", NULL}, /* 23 */
    {"aten::from_file", NULL}, /* 24 */
    {"aten::logsumexp", NULL}, /* 25 */
    {"aten::max", NULL}, /* 26 */
    {"aten::mean", NULL}, /* 27 */
    {"aten::min", NULL}, /* 28 */
    {"aten::mv", NULL}, /* 29 */
    {"aten::nansum", NULL}, /* 30 */
    {"aten::new_empty", NULL}, /* 31 */
    {"aten::new_full", NULL}, /* 32 */
    {"aten::new_zeros", NULL}, /* 33 */
    {"aten::norm.Scalar", NULL}, /* 34 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 35 */
    {"aten::prod", NULL}, /* 36 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 37 */
    {"aten::resize", NULL}, /* 38 */
    {"aten::resize_", NULL}, /* 39 */
    {"aten::resize_as", NULL}, /* 40 */
    {"aten::resize_as_", NULL}, /* 41 */
    {"aten::std.correction", NULL}, /* 42 */
    {"aten::std_mean.correction", NULL}, /* 43 */
    {"aten::sum", NULL}, /* 44 */
    {"aten::trace", NULL}, /* 45 */
    {"aten::var.correction", NULL}, /* 46 */
    {"aten::var_mean.correction", NULL}, /* 47 */
    {"aten::vdot", NULL}, /* 48 */
    {"aten::zero", NULL}, /* 49 */
    {"aten::zero_", NULL}, /* 50 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 290;

const tni_builtin tni_builtins[] = {
    {0, 15, 0, 2, 0x0}, /* aten::_aminmax */
    {63, 82, 2, 2, 0x0}, /* aten::_aminmax.dim */
    {163, 186, 4, 1, 0x20}, /* aten::_aminmax.dim_out */
    {316, 335, 5, 1, 0x20}, /* aten::_aminmax.out */
    {432, 451, 6, 1, 0x0}, /* aten::_convolution */
    {707, 737, 7, 1, 0x0}, /* aten::_convolution.deprecated */
    {984, 1007, 8, 1, 0x20}, /* aten::_convolution.out */
    {1290, 1314, 9, 1, 0x0}, /* aten::_convolution_mode */
    {1455, 1474, 10, 1, 0x0}, /* aten::_is_all_true */
    {1516, 1535, 11, 1, 0x0}, /* aten::_is_any_true */
    {1577, 1603, 12, 1, 0x5}, /* aten::_local_scalar_dense */
    {1652, 1667, 13, 1, 0x1}, /* aten::_to_copy */
    {1856, 1875, 14, 1, 0x20}, /* aten::_to_copy.out */
    {1999, 2018, 15, 1, 0x0}, /* aten::_unsafe_view */
    {2075, 2098, 16, 1, 0x20}, /* aten::_unsafe_view.out */
    {2182, 2192, 17, 2, 0x10001}, /* aten::abs */
    {2225, 2242, 19, 1, 0x10001}, /* aten::add.Scalar */
    {2312, 2329, 20, 2, 0x10001}, /* aten::add.Tensor */
    {2402, 2416, 22, 2, 0x10000}, /* aten::add.out */
    {2506, 2524, 24, 2, 0x10000}, /* aten::add_.Tensor */
    {2606, 2619, 26, 2, 0x0}, /* aten::addbmm */
    {2719, 2736, 28, 2, 0x0}, /* aten::addbmm.out */
    {2860, 2874, 30, 2, 0x0}, /* aten::addbmm_ */
    {2983, 2995, 32, 2, 0x1}, /* aten::addmm */
    {3090, 3106, 34, 2, 0x0}, /* aten::addmm.out */
    {3225, 3238, 36, 2, 0x0}, /* aten::addmm_ */
    {3342, 3354, 38, 2, 0x0}, /* aten::addmv */
    {3447, 3463, 40, 2, 0x0}, /* aten::addmv.out */
    {3580, 3593, 42, 2, 0x0}, /* aten::addmv_ */
    {3695, 3706, 44, 1, 0x0}, /* aten::addr */
    {3800, 3815, 45, 1, 0x0}, /* aten::addr.out */
    {3933, 3945, 46, 1, 0x0}, /* aten::addr_ */
    {4048, 4060, 47, 1, 0x1}, /* aten::alias */
    {4101, 4111, 48, 2, 0x40000}, /* aten::all */
    {4144, 4162, 50, 2, 0x40000}, /* aten::all.all_out */
    {4226, 4240, 52, 2, 0x40000}, /* aten::all.dim */
    {4306, 4321, 54, 2, 0x40000}, /* aten::all.dims */
    {4396, 4415, 56, 2, 0x40000}, /* aten::all.dims_out */
    {4517, 4531, 58, 2, 0x40000}, /* aten::all.out */
    {4620, 4631, 60, 2, 0x40001}, /* aten::amax */
    {4700, 4715, 62, 2, 0x40000}, /* aten::amax.out */
    {4811, 4822, 64, 2, 0x40001}, /* aten::amin */
    {4891, 4906, 66, 2, 0x40000}, /* aten::amin.out */
    {5002, 5016, 68, 2, 0x40000}, /* aten::aminmax */
    {5109, 5127, 70, 2, 0x40000}, /* aten::aminmax.out */
    {5264, 5276, 72, 2, 0x10000}, /* aten::angle */
    {5311, 5321, 74, 2, 0x40001}, /* aten::any */
    {5354, 5372, 76, 2, 0x40000}, /* aten::any.all_out */
    {5436, 5450, 78, 2, 0x40001}, /* aten::any.dim */
    {5516, 5531, 80, 2, 0x40001}, /* aten::any.dims */
    {5606, 5625, 82, 2, 0x40000}, /* aten::any.dims_out */
    {5727, 5741, 84, 2, 0x40000}, /* aten::any.out */
    {5830, 5843, 86, 2, 0x40001}, /* aten::argmax */
    {5914, 5931, 88, 2, 0x40000}, /* aten::argmax.out */
    {6029, 6042, 90, 2, 0x40001}, /* aten::argmin */
    {6113, 6130, 92, 2, 0x40000}, /* aten::argmin.out */
    {6228, 6245, 94, 2, 0x1}, /* aten::as_strided */
    {6352, 6366, 96, 2, 0x0}, /* aten::baddbmm */
    {6467, 6485, 98, 2, 0x0}, /* aten::baddbmm.out */
    {6610, 6625, 100, 2, 0x0}, /* aten::baddbmm_ */
    {6735, 6745, 102, 2, 0x1}, /* aten::bmm */
    {6791, 6805, 104, 2, 0x0}, /* aten::bmm.out */
    {6878, 6888, 106, 2, 0x1}, /* aten::cat */
    {6937, 6949, 108, 1, 0x10001}, /* aten::clone */
    {7021, 7037, 109, 1, 0x20}, /* aten::clone.out */
    {7133, 7155, 110, 1, 0x1}, /* aten::constant_pad_nd */
    {7230, 7256, 111, 1, 0x20}, /* aten::constant_pad_nd.out */
    {7358, 7375, 112, 1, 0x0}, /* aten::contiguous */
    {7470, 7483, 113, 1, 0x0}, /* aten::conv1d */
    {7634, 7655, 114, 1, 0x0}, /* aten::conv1d.padding */
    {7814, 7827, 115, 1, 0x0}, /* aten::conv2d */
    {7978, 7999, 116, 1, 0x0}, /* aten::conv2d.padding */
    {8158, 8171, 117, 1, 0x0}, /* aten::conv3d */
    {8322, 8343, 118, 1, 0x0}, /* aten::conv3d.padding */
    {8502, 8525, 119, 1, 0x0}, /* aten::conv_transpose1d */
    {8714, 8743, 120, 1, 0x0}, /* aten::conv_transpose2d.input */
    {8938, 8967, 121, 1, 0x0}, /* aten::conv_transpose3d.input */
    {9162, 9180, 122, 2, 0x1}, /* aten::convolution */
    {9362, 9384, 124, 1, 0x20}, /* aten::convolution.out */
    {9593, 9620, 125, 2, 0x1}, /* aten::convolution_backward */
    {9878, 9909, 127, 1, 0x20}, /* aten::convolution_backward.out */
    {10237, 10248, 128, 1, 0x1}, /* aten::copy */
    {10319, 10334, 129, 1, 0x20}, /* aten::copy.out */
    {10432, 10444, 130, 1, 0x0}, /* aten::copy_ */
    {10524, 10544, 131, 1, 0x40000}, /* aten::count_nonzero */
    {10602, 10634, 132, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {10700, 10736, 134, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {10829, 10853, 135, 1, 0x20}, /* aten::count_nonzero.out */
    {10938, 10952, 136, 2, 0x0}, /* aten::cumprod */
    {11025, 11038, 138, 2, 0x1}, /* aten::cumsum */
    {11110, 11123, 140, 1, 0x0}, /* aten::detach */
    {11165, 11176, 141, 1, 0x0}, /* aten::dist */
    {11236, 11251, 142, 1, 0x20}, /* aten::dist.out */
    {11338, 11355, 143, 1, 0x10001}, /* aten::div.Scalar */
    {11409, 11426, 144, 2, 0x10001}, /* aten::div.Tensor */
    {11480, 11494, 146, 2, 0x10000}, /* aten::div.out */
    {11568, 11586, 148, 2, 0x10000}, /* aten::div_.Tensor */
    {11649, 11659, 150, 2, 0x0}, /* aten::dot */
    {11707, 11721, 152, 1, 0x0}, /* aten::dot.out */
    {11796, 11822, 153, 3, 0x1}, /* aten::empty.memory_format */
    {11999, 12016, 156, 1, 0x0}, /* aten::empty_like */
    {12182, 12203, 157, 1, 0x20}, /* aten::empty_like.out */
    {12304, 12324, 158, 3, 0x1}, /* aten::empty_strided */
    {12478, 12502, 161, 1, 0x20}, /* aten::empty_strided.out */
    {12591, 12607, 162, 2, 0x10001}, /* aten::eq.Scalar */
    {12660, 12680, 164, 2, 0x10000}, /* aten::eq.Scalar_out */
    {12760, 12776, 166, 2, 0x10001}, /* aten::eq.Tensor */
    {12829, 12849, 168, 2, 0x10000}, /* aten::eq.Tensor_out */
    {12929, 12946, 170, 2, 0x0}, /* aten::eq_.Scalar */
    {13008, 13025, 172, 2, 0x0}, /* aten::eq_.Tensor */
    {13087, 13099, 174, 2, 0x10004}, /* aten::equal */
    {13146, 13156, 176, 2, 0x10001}, /* aten::exp */
    {13189, 13203, 178, 2, 0x10000}, /* aten::exp.out */
    {13263, 13274, 180, 2, 0x10000}, /* aten::exp_ */
    {13316, 13329, 182, 1, 0x1}, /* aten::expand */
    {13410, 13428, 183, 1, 0x1}, /* aten::fill.Scalar */
    {13483, 13505, 184, 1, 0x20}, /* aten::fill.Scalar_out */
    {13587, 13605, 185, 1, 0x0}, /* aten::fill.Tensor */
    {13660, 13682, 186, 1, 0x20}, /* aten::fill.Tensor_out */
    {13764, 13783, 187, 2, 0x0}, /* aten::fill_.Scalar */
    {13847, 13866, 189, 2, 0x0}, /* aten::fill_.Tensor */
    {13930, 13955, 191, 1, 0x0}, /* aten::flatten.using_ints */
    {14042, 14053, 192, 2, 0x1}, /* aten::flip */
    {14099, 14114, 194, 1, 0x20}, /* aten::flip.out */
    {14187, 14203, 195, 2, 0x0}, /* aten::from_file */
    {14367, 14387, 197, 1, 0x20}, /* aten::from_file.out */
    {14486, 14497, 198, 2, 0x1}, /* aten::full */
    {14644, 14660, 200, 2, 0x10001}, /* aten::ge.Scalar */
    {14713, 14733, 202, 2, 0x10000}, /* aten::ge.Scalar_out */
    {14813, 14829, 204, 2, 0x10001}, /* aten::ge.Tensor */
    {14882, 14902, 206, 2, 0x10000}, /* aten::ge.Tensor_out */
    {14982, 14999, 208, 2, 0x0}, /* aten::ge_.Scalar */
    {15061, 15078, 210, 2, 0x0}, /* aten::ge_.Tensor */
    {15140, 15156, 212, 2, 0x10001}, /* aten::gt.Scalar */
    {15209, 15229, 214, 2, 0x10000}, /* aten::gt.Scalar_out */
    {15309, 15325, 216, 2, 0x10001}, /* aten::gt.Tensor */
    {15378, 15398, 218, 2, 0x10000}, /* aten::gt.Tensor_out */
    {15478, 15495, 220, 2, 0x0}, /* aten::gt_.Scalar */
    {15557, 15574, 222, 2, 0x0}, /* aten::gt_.Tensor */
    {15636, 15655, 224, 1, 0x9}, /* aten::index.Tensor */
    {15716, 15733, 225, 1, 0x0}, /* aten::is_nonzero */
    {15771, 15787, 226, 1, 0x0}, /* aten::is_pinned */
    {15845, 15856, 227, 1, 0x4}, /* aten::item */
    {15890, 15906, 228, 2, 0x10001}, /* aten::le.Scalar */
    {15959, 15979, 230, 2, 0x10000}, /* aten::le.Scalar_out */
    {16059, 16075, 232, 2, 0x10001}, /* aten::le.Tensor */
    {16128, 16148, 234, 2, 0x10000}, /* aten::le.Tensor_out */
    {16228, 16245, 236, 2, 0x0}, /* aten::le_.Scalar */
    {16307, 16324, 238, 2, 0x0}, /* aten::le_.Tensor */
    {16386, 16411, 240, 2, 0x40000}, /* aten::linalg_vector_norm */
    {16538, 16567, 242, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {16718, 16734, 244, 1, 0x40000}, /* aten::logsumexp */
    {16805, 16825, 245, 2, 0x40000}, /* aten::logsumexp.out */
    {16923, 16939, 247, 2, 0x10001}, /* aten::lt.Scalar */
    {16992, 17012, 249, 2, 0x10000}, /* aten::lt.Scalar_out */
    {17092, 17108, 251, 2, 0x10001}, /* aten::lt.Tensor */
    {17161, 17181, 253, 2, 0x10000}, /* aten::lt.Tensor_out */
    {17261, 17278, 255, 2, 0x0}, /* aten::lt_.Scalar */
    {17340, 17357, 257, 2, 0x0}, /* aten::lt_.Tensor */
    {17419, 17439, 259, 1, 0x8}, /* aten::masked_select */
    {17495, 17508, 260, 1, 0x0}, /* aten::matmul */
    {17558, 17575, 261, 1, 0x0}, /* aten::matmul.out */
    {17652, 17662, 262, 2, 0x40000}, /* aten::max */
    {17695, 17709, 264, 2, 0x40001}, /* aten::max.dim */
    {17800, 17818, 266, 2, 0x40000}, /* aten::max.dim_max */
    {17963, 17983, 268, 2, 0x40000}, /* aten::max.unary_out */
    {18049, 18060, 270, 1, 0x40001}, /* aten::mean */
    {18121, 18136, 271, 2, 0x40001}, /* aten::mean.dim */
    {18234, 18255, 273, 2, 0x40000}, /* aten::mean.dtype_out */
    {18346, 18361, 275, 2, 0x40000}, /* aten::mean.out */
    {18479, 18489, 277, 2, 0x40000}, /* aten::min */
    {18522, 18536, 279, 2, 0x40001}, /* aten::min.dim */
    {18627, 18645, 281, 2, 0x40000}, /* aten::min.dim_min */
    {18791, 18811, 283, 2, 0x40000}, /* aten::min.unary_out */
    {18877, 18886, 285, 2, 0x1}, /* aten::mm */
    {18931, 18944, 287, 2, 0x0}, /* aten::mm.out */
    {19016, 19033, 289, 1, 0x10001}, /* aten::mul.Scalar */
    {19087, 19104, 290, 2, 0x10001}, /* aten::mul.Tensor */
    {19158, 19172, 292, 2, 0x10000}, /* aten::mul.out */
    {19246, 19264, 294, 2, 0x10000}, /* aten::mul_.Tensor */
    {19327, 19336, 296, 1, 0x0}, /* aten::mv */
    {19380, 19393, 297, 1, 0x0}, /* aten::mv.out */
    {19464, 19477, 298, 2, 0x40000}, /* aten::nansum */
    {19578, 19595, 300, 2, 0x40000}, /* aten::nansum.out */
    {19720, 19733, 302, 1, 0x0}, /* aten::narrow */
    {19813, 19829, 303, 2, 0x10001}, /* aten::ne.Scalar */
    {19882, 19902, 305, 2, 0x10000}, /* aten::ne.Scalar_out */
    {19982, 19998, 307, 2, 0x10001}, /* aten::ne.Tensor */
    {20051, 20071, 309, 2, 0x10000}, /* aten::ne.Tensor_out */
    {20151, 20168, 311, 2, 0x0}, /* aten::ne_.Scalar */
    {20230, 20247, 313, 2, 0x0}, /* aten::ne_.Tensor */
    {20309, 20319, 315, 2, 0x10001}, /* aten::neg */
    {20352, 20366, 317, 2, 0x10000}, /* aten::neg.out */
    {20426, 20437, 319, 2, 0x10000}, /* aten::neg_ */
    {20479, 20495, 321, 1, 0x0}, /* aten::new_empty */
    {20641, 20661, 322, 1, 0x20}, /* aten::new_empty.out */
    {20742, 20757, 323, 1, 0x0}, /* aten::new_full */
    {20921, 20940, 324, 1, 0x20}, /* aten::new_full.out */
    {21039, 21055, 325, 1, 0x0}, /* aten::new_zeros */
    {21201, 21221, 326, 1, 0x20}, /* aten::new_zeros.out */
    {21302, 21316, 327, 1, 0x9}, /* aten::nonzero */
    {21353, 21371, 328, 1, 0x40000}, /* aten::norm.Scalar */
    {21424, 21449, 329, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {21540, 21571, 331, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {21683, 21710, 333, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {21792, 21823, 334, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {21929, 21951, 335, 1, 0x20}, /* aten::norm.Scalar_out */
    {22031, 22052, 336, 2, 0x40000}, /* aten::norm.dtype_out */
    {22174, 22189, 338, 2, 0x40000}, /* aten::norm.out */
    {22293, 22304, 340, 2, 0x0}, /* aten::ones */
    {22432, 22442, 342, 1, 0x0}, /* aten::pad */
    {22529, 22543, 343, 1, 0x1}, /* aten::permute */
    {22598, 22609, 344, 2, 0x40001}, /* aten::prod */
    {22670, 22689, 346, 2, 0x40001}, /* aten::prod.dim_int */
    {22787, 22806, 348, 2, 0x40000}, /* aten::prod.int_out */
    {22924, 22939, 350, 1, 0x20}, /* aten::prod.out */
    {23024, 23055, 351, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {23141, 23176, 352, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {23286, 23300, 353, 1, 0x0}, /* aten::reshape */
    {23359, 23372, 354, 1, 0x20}, /* aten::resize */
    {23460, 23477, 355, 1, 0x20}, /* aten::resize.out */
    {23589, 23603, 356, 2, 0x81}, /* aten::resize_ */
    {23700, 23716, 358, 1, 0x20}, /* aten::resize_as */
    {23813, 23833, 359, 1, 0x20}, /* aten::resize_as.out */
    {23954, 23971, 360, 1, 0x80}, /* aten::resize_as_ */
    {24077, 24099, 361, 2, 0x0}, /* aten::scatter.src_out */
    {24202, 24226, 363, 2, 0x0}, /* aten::scatter.value_out */
    {24333, 24350, 365, 1, 0x1}, /* aten::select.int */
    {24419, 24433, 366, 2, 0x10001}, /* aten::sigmoid */
    {24470, 24488, 368, 2, 0x10000}, /* aten::sigmoid.out */
    {24552, 24567, 370, 2, 0x10000}, /* aten::sigmoid_ */
    {24613, 24632, 372, 1, 0x1}, /* aten::slice.Tensor */
    {24744, 24755, 373, 1, 0x1}, /* aten::sort */
    {24849, 24867, 374, 2, 0x0}, /* aten::sort.stable */
    {24985, 25009, 376, 1, 0x0}, /* aten::special_logsumexp */
    {25088, 25116, 377, 1, 0x0}, /* aten::special_logsumexp.out */
    {25222, 25233, 378, 2, 0x10001}, /* aten::sqrt */
    {25267, 25282, 380, 2, 0x10000}, /* aten::sqrt.out */
    {25343, 25355, 382, 2, 0x10000}, /* aten::sqrt_ */
    {25398, 25412, 384, 1, 0x0}, /* aten::squeeze */
    {25455, 25473, 385, 1, 0x1}, /* aten::squeeze.dim */
    {25529, 25548, 386, 1, 0x1}, /* aten::squeeze.dims */
    {25607, 25617, 387, 1, 0x40000}, /* aten::std */
    {25670, 25691, 388, 2, 0x40000}, /* aten::std.correction */
    {25801, 25826, 390, 2, 0x40000}, /* aten::std.correction_out */
    {25960, 25974, 392, 1, 0x40000}, /* aten::std.dim */
    {26064, 26078, 393, 1, 0x40000}, /* aten::std.out */
    {26191, 26206, 394, 1, 0x40000}, /* aten::std_mean */
    {26274, 26300, 395, 2, 0x40000}, /* aten::std_mean.correction */
    {26425, 26455, 397, 1, 0x20}, /* aten::std_mean.correction_out */
    {26626, 26645, 398, 1, 0x40000}, /* aten::std_mean.dim */
    {26750, 26767, 399, 1, 0x10001}, /* aten::sub.Scalar */
    {26837, 26854, 400, 2, 0x10001}, /* aten::sub.Tensor */
    {26927, 26941, 402, 2, 0x10000}, /* aten::sub.out */
    {27031, 27049, 404, 2, 0x10000}, /* aten::sub_.Tensor */
    {27131, 27153, 406, 1, 0x0}, /* aten::subtract.Tensor */
    {27231, 27241, 407, 1, 0x40000}, /* aten::sum */
    {27301, 27323, 408, 2, 0x40000}, /* aten::sum.IntList_out */
    {27448, 27470, 410, 2, 0x40001}, /* aten::sum.dim_IntList */
    {27575, 27589, 412, 1, 0x20}, /* aten::sum.out */
    {27673, 27681, 413, 1, 0x0}, /* aten::t */
    {27718, 27729, 414, 2, 0x10001}, /* aten::tanh */
    {27763, 27778, 416, 2, 0x10000}, /* aten::tanh.out */
    {27839, 27851, 418, 2, 0x10000}, /* aten::tanh_ */
    {27894, 27910, 420, 1, 0x0}, /* aten::to.device */
    {28064, 28079, 421, 1, 0x0}, /* aten::to.dtype */
    {28217, 28239, 422, 1, 0x0}, /* aten::to.dtype_layout */
    {28458, 28470, 423, 2, 0x0}, /* aten::trace */
    {28505, 28521, 425, 1, 0x20}, /* aten::trace.out */
    {28583, 28603, 426, 1, 0x0}, /* aten::transpose.int */
    {28672, 28688, 427, 1, 0x1}, /* aten::unsqueeze */
    {28742, 28752, 428, 1, 0x40000}, /* aten::var */
    {28805, 28826, 429, 2, 0x40001}, /* aten::var.correction */
    {28936, 28961, 431, 2, 0x40000}, /* aten::var.correction_out */
    {29095, 29109, 433, 1, 0x40001}, /* aten::var.dim */
    {29199, 29213, 434, 1, 0x40000}, /* aten::var.out */
    {29326, 29341, 435, 1, 0x40000}, /* aten::var_mean */
    {29409, 29435, 436, 2, 0x40000}, /* aten::var_mean.correction */
    {29560, 29590, 438, 1, 0x20}, /* aten::var_mean.correction_out */
    {29761, 29780, 439, 1, 0x40000}, /* aten::var_mean.dim */
    {29885, 29896, 440, 2, 0x0}, /* aten::vdot */
    {29944, 29959, 442, 1, 0x0}, /* aten::vdot.out */
    {30034, 30045, 443, 2, 0x1}, /* aten::view */
    {30100, 30117, 445, 1, 0x0}, /* aten::view.dtype */
    {30181, 30203, 446, 2, 0x0}, /* aten::view_as_complex */
    {30254, 30273, 448, 2, 0x0}, /* aten::view_as_real */
    {30321, 30332, 450, 1, 0x20}, /* aten::zero */
    {30366, 30381, 451, 1, 0x20}, /* aten::zero.out */
    {30442, 30454, 452, 2, 0x0}, /* aten::zero_ */
    {30497, 30509, 454, 2, 0x0}, /* aten::zeros */
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {1, 0, 0}, /* aten::_aminmax CPU */
    {16, 0, 0}, /* aten::_aminmax Meta */
    {1, 0, 1}, /* aten::_aminmax.dim CPU */
    {16, 0, 1}, /* aten::_aminmax.dim Meta */
    {141, 4, 1}, /* aten::_aminmax.dim_out CompositeExplicitAutograd */
    {141, 4, 0}, /* aten::_aminmax.out CompositeExplicitAutograd */
    {141, 0, 2}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 3}, /* aten::_convolution.deprecated implicit */
    {141, 4, 2}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 4}, /* aten::_convolution_mode implicit */
    {141, 0, 5}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 6}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 7}, /* aten::_local_scalar_dense CPU */
    {141, 0, 8}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 3}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {141, 0, 117}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 4}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 9}, /* aten::abs CPU */
    {16, 0, 9}, /* aten::abs Meta */
    {141, 0, 10}, /* aten::add.Scalar CompositeExplicitAutograd */
    {1, 1, 0}, /* aten::add.Tensor CPU */
    {16, 1, 0}, /* aten::add.Tensor Meta */
    {1, 3, 0}, /* aten::add.out CPU */
    {16, 3, 0}, /* aten::add.out Meta */
    {1, 2, 0}, /* aten::add_.Tensor CPU */
    {16, 2, 0}, /* aten::add_.Tensor Meta */
    {1, 0, 11}, /* aten::addbmm CPU */
    {16, 0, 11}, /* aten::addbmm Meta */
    {1, 4, 5}, /* aten::addbmm.out CPU */
    {16, 4, 5}, /* aten::addbmm.out Meta */
    {1, 0, 12}, /* aten::addbmm_ CPU */
    {16, 0, 12}, /* aten::addbmm_ Meta */
    {1, 1, 1}, /* aten::addmm CPU */
    {16, 1, 1}, /* aten::addmm Meta */
    {1, 3, 1}, /* aten::addmm.out CPU */
    {16, 3, 1}, /* aten::addmm.out Meta */
    {1, 2, 1}, /* aten::addmm_ CPU */
    {16, 2, 1}, /* aten::addmm_ Meta */
    {1, 1, 2}, /* aten::addmv CPU */
    {16, 1, 2}, /* aten::addmv Meta */
    {1, 3, 2}, /* aten::addmv.out CPU */
    {16, 3, 2}, /* aten::addmv.out Meta */
    {1, 2, 2}, /* aten::addmv_ CPU */
    {16, 2, 2}, /* aten::addmv_ Meta */
    {141, 0, 13}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 6}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 6}, /* aten::addr_ CompositeExplicitAutograd */
    {141, 0, 14}, /* aten::alias CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::all CPU */
    {16, 1, 3}, /* aten::all Meta */
    {1, 3, 3}, /* aten::all.all_out CPU */
    {16, 3, 3}, /* aten::all.all_out Meta */
    {1, 1, 5}, /* aten::all.dim CPU */
    {16, 1, 5}, /* aten::all.dim Meta */
    {1, 1, 4}, /* aten::all.dims CPU */
    {16, 1, 4}, /* aten::all.dims Meta */
    {1, 3, 4}, /* aten::all.dims_out CPU */
    {16, 3, 4}, /* aten::all.dims_out Meta */
    {1, 3, 5}, /* aten::all.out CPU */
    {16, 3, 5}, /* aten::all.out Meta */
    {1, 1, 6}, /* aten::amax CPU */
    {16, 1, 6}, /* aten::amax Meta */
    {1, 3, 6}, /* aten::amax.out CPU */
    {16, 3, 6}, /* aten::amax.out Meta */
    {1, 1, 7}, /* aten::amin CPU */
    {16, 1, 7}, /* aten::amin Meta */
    {1, 3, 7}, /* aten::amin.out CPU */
    {16, 3, 7}, /* aten::amin.out Meta */
    {1, 1, 8}, /* aten::aminmax CPU */
    {16, 1, 8}, /* aten::aminmax Meta */
    {1, 3, 8}, /* aten::aminmax.out CPU */
    {16, 3, 8}, /* aten::aminmax.out Meta */
    {1, 0, 15}, /* aten::angle CPU */
    {16, 0, 15}, /* aten::angle Meta */
    {1, 1, 9}, /* aten::any CPU */
    {16, 1, 9}, /* aten::any Meta */
    {1, 3, 9}, /* aten::any.all_out CPU */
    {16, 3, 9}, /* aten::any.all_out Meta */
    {1, 1, 11}, /* aten::any.dim CPU */
    {16, 1, 11}, /* aten::any.dim Meta */
    {1, 1, 10}, /* aten::any.dims CPU */
    {16, 1, 10}, /* aten::any.dims Meta */
    {1, 3, 10}, /* aten::any.dims_out CPU */
    {16, 3, 10}, /* aten::any.dims_out Meta */
    {1, 3, 11}, /* aten::any.out CPU */
    {16, 3, 11}, /* aten::any.out Meta */
    {1, 1, 12}, /* aten::argmax CPU */
    {16, 1, 12}, /* aten::argmax Meta */
    {1, 3, 12}, /* aten::argmax.out CPU */
    {16, 3, 12}, /* aten::argmax.out Meta */
    {1, 1, 13}, /* aten::argmin CPU */
    {16, 1, 13}, /* aten::argmin Meta */
    {1, 3, 13}, /* aten::argmin.out CPU */
    {16, 3, 13}, /* aten::argmin.out Meta */
    {1, 0, 16}, /* aten::as_strided CPU */
    {16, 0, 16}, /* aten::as_strided Meta */
    {1, 1, 14}, /* aten::baddbmm CPU */
    {16, 1, 14}, /* aten::baddbmm Meta */
    {1, 3, 14}, /* aten::baddbmm.out CPU */
    {16, 3, 14}, /* aten::baddbmm.out Meta */
    {1, 2, 14}, /* aten::baddbmm_ CPU */
    {16, 2, 14}, /* aten::baddbmm_ Meta */
    {1, 1, 15}, /* aten::bmm CPU */
    {16, 1, 15}, /* aten::bmm Meta */
    {1, 3, 15}, /* aten::bmm.out CPU */
    {16, 3, 15}, /* aten::bmm.out Meta */
    {1, 0, 18}, /* aten::cat CPU */
    {16, 0, 18}, /* aten::cat Meta */
    {141, 0, 19}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 7}, /* aten::clone.out CompositeExplicitAutograd */
    {141, 0, 20}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 8}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 21}, /* aten::contiguous implicit */
    {138, 0, 22}, /* aten::conv1d implicit */
    {138, 0, 23}, /* aten::conv1d.padding implicit */
    {138, 0, 24}, /* aten::conv2d implicit */
    {138, 0, 25}, /* aten::conv2d.padding implicit */
    {138, 0, 26}, /* aten::conv3d implicit */
    {138, 0, 27}, /* aten::conv3d.padding implicit */
    {138, 0, 28}, /* aten::conv_transpose1d implicit */
    {138, 0, 29}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 30}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 31}, /* aten::convolution CPU */
    {16, 0, 31}, /* aten::convolution Meta */
    {141, 4, 9}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 32}, /* aten::convolution_backward CPU */
    {16, 0, 32}, /* aten::convolution_backward Meta */
    {141, 4, 10}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 12}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 11}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 33}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 34}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 35}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 35}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 14}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 13}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {1, 0, 36}, /* aten::cumprod CPU */
    {16, 0, 36}, /* aten::cumprod Meta */
    {1, 0, 37}, /* aten::cumsum CPU */
    {16, 0, 37}, /* aten::cumsum Meta */
    {141, 0, 14}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 38}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 15}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 39}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 1, 16}, /* aten::div.Tensor CPU */
    {16, 1, 16}, /* aten::div.Tensor Meta */
    {1, 3, 16}, /* aten::div.out CPU */
    {16, 3, 16}, /* aten::div.out Meta */
    {1, 2, 16}, /* aten::div_.Tensor CPU */
    {16, 2, 16}, /* aten::div_.Tensor Meta */
    {1, 0, 40}, /* aten::dot CPU */
    {16, 0, 40}, /* aten::dot Meta */
    {141, 4, 16}, /* aten::dot.out CompositeExplicitAutograd */
    {1, 0, 42}, /* aten::empty.memory_format CPU */
    {16, 0, 42}, /* aten::empty.memory_format Meta */
    {86, 0, 17}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 41}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 17}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 43}, /* aten::empty_strided CPU */
    {16, 0, 43}, /* aten::empty_strided Meta */
    {86, 0, 17}, /* aten::empty_strided BackendSelect */
    {141, 4, 18}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 17}, /* aten::eq.Scalar CPU */
    {16, 1, 17}, /* aten::eq.Scalar Meta */
    {1, 3, 17}, /* aten::eq.Scalar_out CPU */
    {16, 3, 17}, /* aten::eq.Scalar_out Meta */
    {1, 1, 18}, /* aten::eq.Tensor CPU */
    {16, 1, 18}, /* aten::eq.Tensor Meta */
    {1, 3, 18}, /* aten::eq.Tensor_out CPU */
    {16, 3, 18}, /* aten::eq.Tensor_out Meta */
    {1, 2, 17}, /* aten::eq_.Scalar CPU */
    {16, 2, 17}, /* aten::eq_.Scalar Meta */
    {1, 2, 18}, /* aten::eq_.Tensor CPU */
    {16, 2, 18}, /* aten::eq_.Tensor Meta */
    {1, 0, 44}, /* aten::equal CPU */
    {16, 0, 44}, /* aten::equal Meta */
    {1, 1, 19}, /* aten::exp CPU */
    {16, 1, 19}, /* aten::exp Meta */
    {1, 3, 19}, /* aten::exp.out CPU */
    {16, 3, 19}, /* aten::exp.out Meta */
    {1, 2, 19}, /* aten::exp_ CPU */
    {16, 2, 19}, /* aten::exp_ Meta */
    {141, 0, 45}, /* aten::expand CompositeExplicitAutograd */
    {141, 6, 21}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 19}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 22}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 20}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 46}, /* aten::fill_.Scalar CPU */
    {16, 0, 46}, /* aten::fill_.Scalar Meta */
    {1, 0, 47}, /* aten::fill_.Tensor CPU */
    {16, 0, 47}, /* aten::fill_.Tensor Meta */
    {138, 0, 48}, /* aten::flatten.using_ints implicit */
    {1, 0, 49}, /* aten::flip CPU */
    {16, 0, 49}, /* aten::flip Meta */
    {141, 4, 23}, /* aten::flip.out CompositeExplicitAutograd */
    {1, 0, 50}, /* aten::from_file CPU */
    {86, 0, 17}, /* aten::from_file BackendSelect */
    {141, 4, 24}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 51}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 17}, /* aten::full BackendSelect */
    {1, 1, 20}, /* aten::ge.Scalar CPU */
    {16, 1, 20}, /* aten::ge.Scalar Meta */
    {1, 3, 20}, /* aten::ge.Scalar_out CPU */
    {16, 3, 20}, /* aten::ge.Scalar_out Meta */
    {1, 1, 21}, /* aten::ge.Tensor CPU */
    {16, 1, 21}, /* aten::ge.Tensor Meta */
    {1, 3, 21}, /* aten::ge.Tensor_out CPU */
    {16, 3, 21}, /* aten::ge.Tensor_out Meta */
    {1, 2, 20}, /* aten::ge_.Scalar CPU */
    {16, 2, 20}, /* aten::ge_.Scalar Meta */
    {1, 2, 21}, /* aten::ge_.Tensor CPU */
    {16, 2, 21}, /* aten::ge_.Tensor Meta */
    {1, 1, 22}, /* aten::gt.Scalar CPU */
    {16, 1, 22}, /* aten::gt.Scalar Meta */
    {1, 3, 22}, /* aten::gt.Scalar_out CPU */
    {16, 3, 22}, /* aten::gt.Scalar_out Meta */
    {1, 1, 23}, /* aten::gt.Tensor CPU */
    {16, 1, 23}, /* aten::gt.Tensor Meta */
    {1, 3, 23}, /* aten::gt.Tensor_out CPU */
    {16, 3, 23}, /* aten::gt.Tensor_out Meta */
    {1, 2, 22}, /* aten::gt_.Scalar CPU */
    {16, 2, 22}, /* aten::gt_.Scalar Meta */
    {1, 2, 23}, /* aten::gt_.Tensor CPU */
    {16, 2, 23}, /* aten::gt_.Tensor Meta */
    {1, 0, 52}, /* aten::index.Tensor CPU */
    {138, 0, 53}, /* aten::is_nonzero implicit */
    {141, 0, 54}, /* aten::is_pinned CompositeExplicitAutograd */
    {138, 0, 55}, /* aten::item implicit */
    {1, 1, 24}, /* aten::le.Scalar CPU */
    {16, 1, 24}, /* aten::le.Scalar Meta */
    {1, 3, 24}, /* aten::le.Scalar_out CPU */
    {16, 3, 24}, /* aten::le.Scalar_out Meta */
    {1, 1, 25}, /* aten::le.Tensor CPU */
    {16, 1, 25}, /* aten::le.Tensor Meta */
    {1, 3, 25}, /* aten::le.Tensor_out CPU */
    {16, 3, 25}, /* aten::le.Tensor_out Meta */
    {1, 2, 24}, /* aten::le_.Scalar CPU */
    {16, 2, 24}, /* aten::le_.Scalar Meta */
    {1, 2, 25}, /* aten::le_.Tensor CPU */
    {16, 2, 25}, /* aten::le_.Tensor Meta */
    {1, 1, 26}, /* aten::linalg_vector_norm CPU */
    {16, 1, 26}, /* aten::linalg_vector_norm Meta */
    {1, 3, 26}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 26}, /* aten::linalg_vector_norm.out Meta */
    {141, 0, 56}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 25}, /* aten::logsumexp.out CPU */
    {16, 4, 25}, /* aten::logsumexp.out Meta */
    {1, 1, 27}, /* aten::lt.Scalar CPU */
    {16, 1, 27}, /* aten::lt.Scalar Meta */
    {1, 3, 27}, /* aten::lt.Scalar_out CPU */
    {16, 3, 27}, /* aten::lt.Scalar_out Meta */
    {1, 1, 28}, /* aten::lt.Tensor CPU */
    {16, 1, 28}, /* aten::lt.Tensor Meta */
    {1, 3, 28}, /* aten::lt.Tensor_out CPU */
    {16, 3, 28}, /* aten::lt.Tensor_out Meta */
    {1, 2, 27}, /* aten::lt_.Scalar CPU */
    {16, 2, 27}, /* aten::lt_.Scalar Meta */
    {1, 2, 28}, /* aten::lt_.Tensor CPU */
    {16, 2, 28}, /* aten::lt_.Tensor Meta */
    {1, 0, 57}, /* aten::masked_select CPU */
    {138, 0, 58}, /* aten::matmul implicit */
    {138, 0, 59}, /* aten::matmul.out implicit */
    {1, 0, 60}, /* aten::max CPU */
    {16, 0, 60}, /* aten::max Meta */
    {1, 1, 29}, /* aten::max.dim CPU */
    {16, 1, 29}, /* aten::max.dim Meta */
    {1, 3, 29}, /* aten::max.dim_max CPU */
    {16, 3, 29}, /* aten::max.dim_max Meta */
    {1, 4, 26}, /* aten::max.unary_out CPU */
    {16, 4, 26}, /* aten::max.unary_out Meta */
    {141, 0, 61}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::mean.dim CPU */
    {16, 1, 30}, /* aten::mean.dim Meta */
    {1, 4, 27}, /* aten::mean.dtype_out CPU */
    {16, 4, 27}, /* aten::mean.dtype_out Meta */
    {1, 3, 30}, /* aten::mean.out CPU */
    {16, 3, 30}, /* aten::mean.out Meta */
    {1, 0, 62}, /* aten::min CPU */
    {16, 0, 62}, /* aten::min Meta */
    {1, 1, 31}, /* aten::min.dim CPU */
    {16, 1, 31}, /* aten::min.dim Meta */
    {1, 3, 31}, /* aten::min.dim_min CPU */
    {16, 3, 31}, /* aten::min.dim_min Meta */
    {1, 4, 28}, /* aten::min.unary_out CPU */
    {16, 4, 28}, /* aten::min.unary_out Meta */
    {1, 1, 32}, /* aten::mm CPU */
    {16, 1, 32}, /* aten::mm Meta */
    {1, 3, 32}, /* aten::mm.out CPU */
    {16, 3, 32}, /* aten::mm.out Meta */
    {141, 0, 63}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::mul.Tensor CPU */
    {16, 1, 33}, /* aten::mul.Tensor Meta */
    {1, 3, 33}, /* aten::mul.out CPU */
    {16, 3, 33}, /* aten::mul.out Meta */
    {1, 2, 33}, /* aten::mul_.Tensor CPU */
    {16, 2, 33}, /* aten::mul_.Tensor Meta */
    {141, 0, 64}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 29}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 65}, /* aten::nansum CPU */
    {16, 0, 65}, /* aten::nansum Meta */
    {1, 4, 30}, /* aten::nansum.out CPU */
    {16, 4, 30}, /* aten::nansum.out Meta */
    {138, 0, 66}, /* aten::narrow implicit */
    {1, 1, 34}, /* aten::ne.Scalar CPU */
    {16, 1, 34}, /* aten::ne.Scalar Meta */
    {1, 3, 34}, /* aten::ne.Scalar_out CPU */
    {16, 3, 34}, /* aten::ne.Scalar_out Meta */
    {1, 1, 35}, /* aten::ne.Tensor CPU */
    {16, 1, 35}, /* aten::ne.Tensor Meta */
    {1, 3, 35}, /* aten::ne.Tensor_out CPU */
    {16, 3, 35}, /* aten::ne.Tensor_out Meta */
    {1, 2, 34}, /* aten::ne_.Scalar CPU */
    {16, 2, 34}, /* aten::ne_.Scalar Meta */
    {1, 2, 35}, /* aten::ne_.Tensor CPU */
    {16, 2, 35}, /* aten::ne_.Tensor Meta */
    {1, 1, 36}, /* aten::neg CPU */
    {16, 1, 36}, /* aten::neg Meta */
    {1, 3, 36}, /* aten::neg.out CPU */
    {16, 3, 36}, /* aten::neg.out Meta */
    {1, 2, 36}, /* aten::neg_ CPU */
    {16, 2, 36}, /* aten::neg_ Meta */
    {141, 0, 67}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 31}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 68}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 32}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 69}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 33}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 0, 70}, /* aten::nonzero CPU */
    {141, 0, 71}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 38}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 38}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 37}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 37}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 72}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 35}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 34}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 37}, /* aten::norm.dtype_out CPU */
    {16, 3, 37}, /* aten::norm.dtype_out Meta */
    {1, 3, 38}, /* aten::norm.out CPU */
    {16, 3, 38}, /* aten::norm.out Meta */
    {141, 0, 73}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 17}, /* aten::ones BackendSelect */
    {138, 0, 74}, /* aten::pad implicit */
    {141, 0, 75}, /* aten::permute CompositeExplicitAutograd */
    {1, 0, 76}, /* aten::prod CPU */
    {16, 0, 76}, /* aten::prod Meta */
    {1, 1, 39}, /* aten::prod.dim_int CPU */
    {16, 1, 39}, /* aten::prod.dim_int Meta */
    {1, 3, 39}, /* aten::prod.int_out CPU */
    {16, 3, 39}, /* aten::prod.int_out Meta */
    {141, 4, 36}, /* aten::prod.out CompositeExplicitAutograd */
    {1, 0, 77}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 37}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 78}, /* aten::reshape implicit */
    {141, 6, 39}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 38}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 79}, /* aten::resize_ CPU */
    {16, 0, 79}, /* aten::resize_ Meta */
    {141, 6, 41}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 40}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 80}, /* aten::resize_as_ CompositeExplicitAutograd */
    {1, 0, 81}, /* aten::scatter.src_out CPU */
    {16, 0, 81}, /* aten::scatter.src_out Meta */
    {1, 0, 82}, /* aten::scatter.value_out CPU */
    {16, 0, 82}, /* aten::scatter.value_out Meta */
    {141, 0, 83}, /* aten::select.int CompositeExplicitAutograd */
    {1, 1, 40}, /* aten::sigmoid CPU */
    {16, 1, 40}, /* aten::sigmoid Meta */
    {1, 3, 40}, /* aten::sigmoid.out CPU */
    {16, 3, 40}, /* aten::sigmoid.out Meta */
    {1, 2, 40}, /* aten::sigmoid_ CPU */
    {16, 2, 40}, /* aten::sigmoid_ Meta */
    {141, 0, 84}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 85}, /* aten::sort CompositeExplicitAutograd */
    {1, 0, 86}, /* aten::sort.stable CPU */
    {16, 0, 86}, /* aten::sort.stable Meta */
    {138, 0, 87}, /* aten::special_logsumexp implicit */
    {138, 0, 88}, /* aten::special_logsumexp.out implicit */
    {1, 1, 41}, /* aten::sqrt CPU */
    {16, 1, 41}, /* aten::sqrt Meta */
    {1, 3, 41}, /* aten::sqrt.out CPU */
    {16, 3, 41}, /* aten::sqrt.out Meta */
    {1, 2, 41}, /* aten::sqrt_ CPU */
    {16, 2, 41}, /* aten::sqrt_ Meta */
    {141, 0, 89}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 90}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 91}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {138, 0, 92}, /* aten::std implicit */
    {1, 0, 93}, /* aten::std.correction CPU */
    {16, 0, 93}, /* aten::std.correction Meta */
    {1, 4, 42}, /* aten::std.correction_out CPU */
    {16, 4, 42}, /* aten::std.correction_out Meta */
    {138, 0, 94}, /* aten::std.dim implicit */
    {138, 0, 98}, /* aten::std.out implicit */
    {138, 0, 95}, /* aten::std_mean implicit */
    {1, 0, 96}, /* aten::std_mean.correction CPU */
    {16, 0, 96}, /* aten::std_mean.correction Meta */
    {141, 4, 43}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 97}, /* aten::std_mean.dim implicit */
    {141, 0, 99}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::sub.Tensor CPU */
    {16, 1, 42}, /* aten::sub.Tensor Meta */
    {1, 3, 42}, /* aten::sub.out CPU */
    {16, 3, 42}, /* aten::sub.out Meta */
    {1, 2, 42}, /* aten::sub_.Tensor CPU */
    {16, 2, 42}, /* aten::sub_.Tensor Meta */
    {138, 0, 100}, /* aten::subtract.Tensor implicit */
    {141, 0, 101}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 43}, /* aten::sum.IntList_out CPU */
    {16, 3, 43}, /* aten::sum.IntList_out Meta */
    {1, 1, 43}, /* aten::sum.dim_IntList CPU */
    {16, 1, 43}, /* aten::sum.dim_IntList Meta */
    {141, 4, 44}, /* aten::sum.out CompositeExplicitAutograd */
    {141, 0, 102}, /* aten::t CompositeExplicitAutograd */
    {1, 1, 44}, /* aten::tanh CPU */
    {16, 1, 44}, /* aten::tanh Meta */
    {1, 3, 44}, /* aten::tanh.out CPU */
    {16, 3, 44}, /* aten::tanh.out Meta */
    {1, 2, 44}, /* aten::tanh_ CPU */
    {16, 2, 44}, /* aten::tanh_ Meta */
    {138, 0, 103}, /* aten::to.device implicit */
    {138, 0, 104}, /* aten::to.dtype implicit */
    {138, 0, 105}, /* aten::to.dtype_layout implicit */
    {1, 0, 106}, /* aten::trace CPU */
    {16, 0, 106}, /* aten::trace Meta */
    {141, 4, 45}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 107}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 0, 108}, /* aten::unsqueeze CompositeExplicitAutograd */
    {138, 0, 109}, /* aten::var implicit */
    {1, 0, 110}, /* aten::var.correction CPU */
    {16, 0, 110}, /* aten::var.correction Meta */
    {1, 4, 46}, /* aten::var.correction_out CPU */
    {16, 4, 46}, /* aten::var.correction_out Meta */
    {138, 0, 111}, /* aten::var.dim implicit */
    {138, 0, 115}, /* aten::var.out implicit */
    {138, 0, 112}, /* aten::var_mean implicit */
    {1, 0, 113}, /* aten::var_mean.correction CPU */
    {16, 0, 113}, /* aten::var_mean.correction Meta */
    {141, 4, 47}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 114}, /* aten::var_mean.dim implicit */
    {1, 0, 116}, /* aten::vdot CPU */
    {16, 0, 116}, /* aten::vdot Meta */
    {141, 4, 48}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 117}, /* aten::view CPU */
    {16, 0, 117}, /* aten::view Meta */
    {141, 0, 120}, /* aten::view.dtype CompositeExplicitAutograd */
    {1, 0, 118}, /* aten::view_as_complex CPU */
    {16, 0, 118}, /* aten::view_as_complex Meta */
    {1, 0, 119}, /* aten::view_as_real CPU */
    {16, 0, 119}, /* aten::view_as_real Meta */
    {141, 6, 50}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 49}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 121}, /* aten::zero_ CPU */
    {16, 0, 121}, /* aten::zero_ Meta */
    {141, 0, 122}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 17}, /* aten::zeros BackendSelect */
};

const char tni_builtin_text[] =
    "aten::_aminmax\0aten::_aminmax(Tensor self) -> (Tensor, Tensor)\0"
    "aten::_aminmax.dim\0aten::_aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)\0"
    "aten::_aminmax.dim_out\0aten::_aminmax.dim_out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::_aminmax.out\0aten::_aminmax.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::_convolution\0aten::_convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor\0"
    "aten::_convolution.deprecated\0aten::_convolution.deprecated(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, int[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled) -> Tensor\0"
    "aten::_convolution.out\0aten::_convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_convolution_mode\0aten::_convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding, SymInt[] dilation, SymInt groups) -> Tensor\0"
    "aten::_is_all_true\0aten::_is_all_true(Tensor self) -> Tensor\0"
    "aten::_is_any_true\0aten::_is_any_true(Tensor self) -> Tensor\0"
    "aten::_local_scalar_dense\0aten::_local_scalar_dense(Tensor self) -> Scalar\0"
    "aten::_to_copy\0aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::_to_copy.out\0aten::_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_unsafe_view\0aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor\0"
    "aten::_unsafe_view.out\0aten::_unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::abs\0aten::abs(Tensor self) -> Tensor\0"
    "aten::add.Scalar\0aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\0"
    "aten::add.Tensor\0aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::add.out\0aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::add_.Tensor\0aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::addbmm\0aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::addbmm.out\0aten::addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::addbmm_\0aten::addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::addmm\0aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::addmm.out\0aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::addmm_\0aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::addmv\0aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::addmv.out\0aten::addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::addmv_\0aten::addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::addr\0aten::addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::addr.out\0aten::addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::addr_\0aten::addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::alias\0aten::alias(Tensor(a) self) -> Tensor(a)\0"
    "aten::all\0aten::all(Tensor self) -> Tensor\0"
    "aten::all.all_out\0aten::all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::all.dim\0aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor\0"
    "aten::all.dims\0aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor\0"
    "aten::all.dims_out\0aten::all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::all.out\0aten::all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::amax\0aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::amax.out\0aten::amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::amin\0aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::amin.out\0aten::amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::aminmax\0aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)\0"
    "aten::aminmax.out\0aten::aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)\0"
    "aten::angle\0aten::angle(Tensor self) -> Tensor\0"
    "aten::any\0aten::any(Tensor self) -> Tensor\0"
    "aten::any.all_out\0aten::any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::any.dim\0aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor\0"
    "aten::any.dims\0aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor\0"
    "aten::any.dims_out\0aten::any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::any.out\0aten::any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::argmax\0aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor\0"
    "aten::argmax.out\0aten::argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::argmin\0aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor\0"
    "aten::argmin.out\0aten::argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::as_strided\0aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)\0"
    "aten::baddbmm\0aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::baddbmm.out\0aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::baddbmm_\0aten::baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::bmm\0aten::bmm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::bmm.out\0aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cat\0aten::cat(Tensor[] tensors, int dim=0) -> Tensor\0"
    "aten::clone\0aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::clone.out\0aten::clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::constant_pad_nd\0aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor\0"
    "aten::constant_pad_nd.out\0aten::constant_pad_nd.out(Tensor self, SymInt[] pad, Scalar value=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::contiguous\0aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)\0"
    "aten::conv1d\0aten::conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor\0"
    "aten::conv1d.padding\0aten::conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding=\"valid\", SymInt[1] dilation=1, SymInt groups=1) -> Tensor\0"
    "aten::conv2d\0aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor\0"
    "aten::conv2d.padding\0aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding=\"valid\", SymInt[2] dilation=1, SymInt groups=1) -> Tensor\0"
    "aten::conv3d\0aten::conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1, SymInt groups=1) -> Tensor\0"
    "aten::conv3d.padding\0aten::conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str padding=\"valid\", SymInt[3] dilation=1, SymInt groups=1) -> Tensor\0"
    "aten::conv_transpose1d\0aten::conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor\0"
    "aten::conv_transpose2d.input\0aten::conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor\0"
    "aten::conv_transpose3d.input\0aten::conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor\0"
    "aten::convolution\0aten::convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor\0"
    "aten::convolution.out\0aten::convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::convolution_backward\0aten::convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)\0"
    "aten::convolution_backward.out\0aten::convolution_backward.out(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
    "aten::copy\0aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor\0"
    "aten::copy.out\0aten::copy.out(Tensor self, Tensor src, bool non_blocking=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::copy_\0aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)\0"
    "aten::count_nonzero\0aten::count_nonzero(Tensor self, int? dim=None) -> Tensor\0"
    "aten::count_nonzero.dim_IntList\0aten::count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor\0"
    "aten::count_nonzero.dim_IntList_out\0aten::count_nonzero.dim_IntList_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::count_nonzero.out\0aten::count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cumprod\0aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::cumsum\0aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::detach\0aten::detach(Tensor(a) self) -> Tensor(a)\0"
    "aten::dist\0aten::dist(Tensor self, Tensor other, Scalar p=2) -> Tensor\0"
    "aten::dist.out\0aten::dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::div.Scalar\0aten::div.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::div.Tensor\0aten::div.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::div.out\0aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::div_.Tensor\0aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::dot\0aten::dot(Tensor self, Tensor tensor) -> Tensor\0"
    "aten::dot.out\0aten::dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::empty.memory_format\0aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty_like\0aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty_like.out\0aten::empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::empty_strided\0aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::empty_strided.out\0aten::empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::eq.Scalar\0aten::eq.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::eq.Scalar_out\0aten::eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::eq.Tensor\0aten::eq.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::eq.Tensor_out\0aten::eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::eq_.Scalar\0aten::eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::eq_.Tensor\0aten::eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::equal\0aten::equal(Tensor self, Tensor other) -> bool\0"
    "aten::exp\0aten::exp(Tensor self) -> Tensor\0"
    "aten::exp.out\0aten::exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::exp_\0aten::exp_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::expand\0aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)\0"
    "aten::fill.Scalar\0aten::fill.Scalar(Tensor self, Scalar value) -> Tensor\0"
    "aten::fill.Scalar_out\0aten::fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fill.Tensor\0aten::fill.Tensor(Tensor self, Tensor value) -> Tensor\0"
    "aten::fill.Tensor_out\0aten::fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fill_.Scalar\0aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)\0"
    "aten::fill_.Tensor\0aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)\0"
    "aten::flatten.using_ints\0aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)\0"
    "aten::flip\0aten::flip(Tensor self, int[] dims) -> Tensor\0"
    "aten::flip.out\0aten::flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::from_file\0aten::from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::from_file.out\0aten::from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::full\0aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::ge.Scalar\0aten::ge.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::ge.Scalar_out\0aten::ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ge.Tensor\0aten::ge.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::ge.Tensor_out\0aten::ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ge_.Scalar\0aten::ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::ge_.Tensor\0aten::ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::gt.Scalar\0aten::gt.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::gt.Scalar_out\0aten::gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gt.Tensor\0aten::gt.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::gt.Tensor_out\0aten::gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gt_.Scalar\0aten::gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::gt_.Tensor\0aten::gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::index.Tensor\0aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor\0"
    "aten::is_nonzero\0aten::is_nonzero(Tensor self) -> bool\0"
    "aten::is_pinned\0aten::is_pinned(Tensor self, Device? device=None) -> bool\0"
    "aten::item\0aten::item(Tensor self) -> Scalar\0"
    "aten::le.Scalar\0aten::le.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::le.Scalar_out\0aten::le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::le.Tensor\0aten::le.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::le.Tensor_out\0aten::le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::le_.Scalar\0aten::le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::le_.Tensor\0aten::le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::linalg_vector_norm\0aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::linalg_vector_norm.out\0aten::linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logsumexp\0aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor\0"
    "aten::logsumexp.out\0aten::logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::lt.Scalar\0aten::lt.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::lt.Scalar_out\0aten::lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::lt.Tensor\0aten::lt.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::lt.Tensor_out\0aten::lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::lt_.Scalar\0aten::lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::lt_.Tensor\0aten::lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::masked_select\0aten::masked_select(Tensor self, Tensor mask) -> Tensor\0"
    "aten::matmul\0aten::matmul(Tensor self, Tensor other) -> Tensor\0"
    "aten::matmul.out\0aten::matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::max\0aten::max(Tensor self) -> Tensor\0"
    "aten::max.dim\0aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::max.dim_max\0aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::max.unary_out\0aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mean\0aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::mean.dim\0aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::mean.dtype_out\0aten::mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mean.out\0aten::mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::min\0aten::min(Tensor self) -> Tensor\0"
    "aten::min.dim\0aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::min.dim_min\0aten::min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::min.unary_out\0aten::min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mm\0aten::mm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::mm.out\0aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul.Scalar\0aten::mul.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::mul.Tensor\0aten::mul.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::mul.out\0aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul_.Tensor\0aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::mv\0aten::mv(Tensor self, Tensor vec) -> Tensor\0"
    "aten::mv.out\0aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nansum\0aten::nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::nansum.out\0aten::nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::narrow\0aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)\0"
    "aten::ne.Scalar\0aten::ne.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::ne.Scalar_out\0aten::ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ne.Tensor\0aten::ne.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::ne.Tensor_out\0aten::ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ne_.Scalar\0aten::ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::ne_.Tensor\0aten::ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::neg\0aten::neg(Tensor self) -> Tensor\0"
    "aten::neg.out\0aten::neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::neg_\0aten::neg_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::new_empty\0aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_empty.out\0aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::new_full\0aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_full.out\0aten::new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::new_zeros\0aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_zeros.out\0aten::new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nonzero\0aten::nonzero(Tensor self) -> Tensor\0"
    "aten::norm.Scalar\0aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor\0"
    "aten::norm.ScalarOpt_dim\0aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor\0"
    "aten::norm.ScalarOpt_dim_dtype\0aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor\0"
    "aten::norm.ScalarOpt_dtype\0aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor\0"
    "aten::norm.ScalarOpt_dtype_out\0aten::norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::norm.Scalar_out\0aten::norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::norm.dtype_out\0aten::norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::norm.out\0aten::norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ones\0aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::pad\0aten::pad(Tensor self, SymInt[] pad, str mode=\"constant\", float? value=None) -> Tensor\0"
    "aten::permute\0aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)\0"
    "aten::prod\0aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::prod.dim_int\0aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::prod.int_out\0aten::prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::prod.out\0aten::prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::repeat_interleave.Tensor\0aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor\0"
    "aten::repeat_interleave.Tensor_out\0aten::repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::reshape\0aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)\0"
    "aten::resize\0aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::resize.out\0aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::resize_\0aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)\0"
    "aten::resize_as\0aten::resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::resize_as.out\0aten::resize_as.out(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::resize_as_\0aten::resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)\0"
    "aten::scatter.src_out\0aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter.value_out\0aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::select.int\0aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)\0"
    "aten::sigmoid\0aten::sigmoid(Tensor self) -> Tensor\0"
    "aten::sigmoid.out\0aten::sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sigmoid_\0aten::sigmoid_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::slice.Tensor\0aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)\0"
    "aten::sort\0aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::sort.stable\0aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::special_logsumexp\0aten::special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor\0"
    "aten::special_logsumexp.out\0aten::special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sqrt\0aten::sqrt(Tensor self) -> Tensor\0"
    "aten::sqrt.out\0aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sqrt_\0aten::sqrt_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::squeeze\0aten::squeeze(Tensor(a) self) -> Tensor(a)\0"
    "aten::squeeze.dim\0aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::squeeze.dims\0aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)\0"
    "aten::std\0aten::std(Tensor self, bool unbiased=True) -> Tensor\0"
    "aten::std.correction\0aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor\0"
    "aten::std.correction_out\0aten::std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::std.dim\0aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor\0"
    "aten::std.out\0aten::std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::std_mean\0aten::std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)\0"
    "aten::std_mean.correction\0aten::std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)\0"
    "aten::std_mean.correction_out\0aten::std_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::std_mean.dim\0aten::std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)\0"
    "aten::sub.Scalar\0aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\0"
    "aten::sub.Tensor\0aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::sub.out\0aten::sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sub_.Tensor\0aten::sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::subtract.Tensor\0aten::subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::sum\0aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::sum.IntList_out\0aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sum.dim_IntList\0aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::sum.out\0aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::t\0aten::t(Tensor(a) self) -> Tensor(a)\0"
    "aten::tanh\0aten::tanh(Tensor self) -> Tensor\0"
    "aten::tanh.out\0aten::tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::tanh_\0aten::tanh_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::to.device\0aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype\0aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype_layout\0aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::trace\0aten::trace(Tensor self) -> Tensor\0"
    "aten::trace.out\0aten::trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::transpose.int\0aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)\0"
    "aten::unsqueeze\0aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::var\0aten::var(Tensor self, bool unbiased=True) -> Tensor\0"
    "aten::var.correction\0aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor\0"
    "aten::var.correction_out\0aten::var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::var.dim\0aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor\0"
    "aten::var.out\0aten::var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::var_mean\0aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)\0"
    "aten::var_mean.correction\0aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)\0"
    "aten::var_mean.correction_out\0aten::var_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::var_mean.dim\0aten::var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)\0"
    "aten::vdot\0aten::vdot(Tensor self, Tensor other) -> Tensor\0"
    "aten::vdot.out\0aten::vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::view\0aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)\0"
    "aten::view.dtype\0aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)\0"
    "aten::view_as_complex\0aten::view_as_complex(Tensor(a) self) -> Tensor(a)\0"
    "aten::view_as_real\0aten::view_as_real(Tensor(a) self) -> Tensor(a)\0"
    "aten::zero\0aten::zero(Tensor self) -> Tensor\0"
    "aten::zero.out\0aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::zero_\0aten::zero_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::zeros\0aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "";
