/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/dispatcher.h"

tn_status tni_kernel__aminmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__aminmax_dim(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__is_all_true, /* 2 */
    tni_kernel__is_any_true, /* 3 */
    tni_kernel__local_scalar_dense, /* 4 */
    tni_kernel__to_copy, /* 5 */
    tni_kernel_abs, /* 6 */
    tni_kernel_add_Scalar, /* 7 */
    tni_kernel_addbmm, /* 8 */
    tni_kernel_addbmm_, /* 9 */
    tni_kernel_addr, /* 10 */
    tni_kernel_alias, /* 11 */
    tni_kernel_angle, /* 12 */
    tni_kernel_as_strided, /* 13 */
    tni_kernel_backend_select, /* 14 */
    tni_kernel_cat, /* 15 */
    tni_kernel_clone, /* 16 */
    tni_kernel_constant_pad_nd, /* 17 */
    tni_kernel_contiguous, /* 18 */
    tni_kernel_copy_, /* 19 */
    tni_kernel_count_nonzero, /* 20 */
    tni_kernel_count_nonzero_dim_IntList, /* 21 */
    tni_kernel_cumprod, /* 22 */
    tni_kernel_cumsum, /* 23 */
    tni_kernel_dist, /* 24 */
    tni_kernel_div_Scalar, /* 25 */
    tni_kernel_dot, /* 26 */
    tni_kernel_empty_like, /* 27 */
    tni_kernel_empty_memory_format, /* 28 */
    tni_kernel_empty_strided, /* 29 */
    tni_kernel_equal, /* 30 */
    tni_kernel_expand, /* 31 */
    tni_kernel_fill__Scalar, /* 32 */
    tni_kernel_fill__Tensor, /* 33 */
    tni_kernel_flatten_using_ints, /* 34 */
    tni_kernel_flip, /* 35 */
    tni_kernel_from_file, /* 36 */
    tni_kernel_full, /* 37 */
    tni_kernel_index_Tensor, /* 38 */
    tni_kernel_is_nonzero, /* 39 */
    tni_kernel_is_pinned, /* 40 */
    tni_kernel_item, /* 41 */
    tni_kernel_logsumexp, /* 42 */
    tni_kernel_masked_select, /* 43 */
    tni_kernel_matmul, /* 44 */
    tni_kernel_matmul_out, /* 45 */
    tni_kernel_max, /* 46 */
    tni_kernel_mean, /* 47 */
    tni_kernel_min, /* 48 */
    tni_kernel_mul_Scalar, /* 49 */
    tni_kernel_mv, /* 50 */
    tni_kernel_nansum, /* 51 */
    tni_kernel_narrow, /* 52 */
    tni_kernel_new_empty, /* 53 */
    tni_kernel_new_full, /* 54 */
    tni_kernel_new_zeros, /* 55 */
    tni_kernel_nonzero, /* 56 */
    tni_kernel_norm_Scalar, /* 57 */
    tni_kernel_norm_ScalarOpt_dtype, /* 58 */
    tni_kernel_ones, /* 59 */
    tni_kernel_pad, /* 60 */
    tni_kernel_permute, /* 61 */
    tni_kernel_prod, /* 62 */
    tni_kernel_repeat_interleave_Tensor, /* 63 */
    tni_kernel_reshape, /* 64 */
    tni_kernel_resize_, /* 65 */
    tni_kernel_resize_as_, /* 66 */
    tni_kernel_scatter_src_out, /* 67 */
    tni_kernel_scatter_value_out, /* 68 */
    tni_kernel_select_int, /* 69 */
    tni_kernel_slice_Tensor, /* 70 */
    tni_kernel_sort, /* 71 */
    tni_kernel_sort_stable, /* 72 */
    tni_kernel_special_logsumexp, /* 73 */
    tni_kernel_special_logsumexp_out, /* 74 */
    tni_kernel_squeeze, /* 75 */
    tni_kernel_squeeze_dim, /* 76 */
    tni_kernel_squeeze_dims, /* 77 */
    tni_kernel_std, /* 78 */
    tni_kernel_std_correction, /* 79 */
    tni_kernel_std_dim, /* 80 */
    tni_kernel_std_mean, /* 81 */
    tni_kernel_std_mean_correction, /* 82 */
    tni_kernel_std_mean_dim, /* 83 */
    tni_kernel_std_out, /* 84 */
    tni_kernel_sub_Scalar, /* 85 */
    tni_kernel_subtract_Tensor, /* 86 */
    tni_kernel_sum, /* 87 */
    tni_kernel_t, /* 88 */
    tni_kernel_to_device, /* 89 */
    tni_kernel_to_dtype, /* 90 */
    tni_kernel_to_dtype_layout, /* 91 */
    tni_kernel_trace, /* 92 */
    tni_kernel_transpose_int, /* 93 */
    tni_kernel_unsqueeze, /* 94 */
    tni_kernel_var, /* 95 */
    tni_kernel_var_correction, /* 96 */
    tni_kernel_var_dim, /* 97 */
    tni_kernel_var_mean, /* 98 */
    tni_kernel_var_mean_correction, /* 99 */
    tni_kernel_var_mean_dim, /* 100 */
    tni_kernel_var_out, /* 101 */
    tni_kernel_vdot, /* 102 */
    tni_kernel_view, /* 103 */
    tni_kernel_view_as_complex, /* 104 */
    tni_kernel_view_as_real, /* 105 */
    tni_kernel_view_dtype, /* 106 */
    tni_kernel_zero_, /* 107 */
    tni_kernel_zeros, /* 108 */
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
    {"aten::_to_copy", NULL}, /* 2 */
    {"aten::_unsafe_view", NULL}, /* 3 */
    {"aten::addbmm", NULL}, /* 4 */
    {"aten::addr", NULL}, /* 5 */
    {"aten::clone", NULL}, /* 6 */
    {"aten::constant_pad_nd", NULL}, /* 7 */
    {"aten::copy", NULL}, /* 8 */
    {"aten::copy_", NULL}, /* 9 */
    {"aten::count_nonzero", NULL}, /* 10 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 11 */
    {"aten::dist", NULL}, /* 12 */
    {"aten::dot", NULL}, /* 13 */
    {"aten::empty_like", NULL}, /* 14 */
    {"aten::empty_strided", NULL}, /* 15 */
    {"aten::fill.Scalar", NULL}, /* 16 */
    {"aten::fill.Tensor", NULL}, /* 17 */
    {"aten::fill_.Scalar", NULL}, /* 18 */
    {"aten::fill_.Tensor", NULL}, /* 19 */
    {"aten::flip", NULL}, /* 20 */
    {"aten::from_file", NULL}, /* 21 */
    {"aten::logsumexp", NULL}, /* 22 */
    {"aten::max", NULL}, /* 23 */
    {"aten::mean", NULL}, /* 24 */
    {"aten::min", NULL}, /* 25 */
    {"aten::mv", NULL}, /* 26 */
    {"aten::nansum", NULL}, /* 27 */
    {"aten::new_empty", NULL}, /* 28 */
    {"aten::new_full", NULL}, /* 29 */
    {"aten::new_zeros", NULL}, /* 30 */
    {"aten::norm.Scalar", NULL}, /* 31 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 32 */
    {"aten::prod", NULL}, /* 33 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 34 */
    {"aten::resize", NULL}, /* 35 */
    {"aten::resize_", NULL}, /* 36 */
    {"aten::resize_as", NULL}, /* 37 */
    {"aten::resize_as_", NULL}, /* 38 */
    {"aten::std.correction", NULL}, /* 39 */
    {"aten::std_mean.correction", NULL}, /* 40 */
    {"aten::sum", NULL}, /* 41 */
    {"aten::trace", NULL}, /* 42 */
    {"aten::var.correction", NULL}, /* 43 */
    {"aten::var_mean.correction", NULL}, /* 44 */
    {"aten::vdot", NULL}, /* 45 */
    {"aten::zero", NULL}, /* 46 */
    {"aten::zero_", NULL}, /* 47 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 273;

const tni_builtin tni_builtins[] = {
    {0, 15, 0, 2, 0x0}, /* aten::_aminmax */
    {63, 82, 2, 2, 0x0}, /* aten::_aminmax.dim */
    {163, 186, 4, 1, 0x20}, /* aten::_aminmax.dim_out */
    {316, 335, 5, 1, 0x20}, /* aten::_aminmax.out */
    {432, 451, 6, 1, 0x0}, /* aten::_is_all_true */
    {493, 512, 7, 1, 0x0}, /* aten::_is_any_true */
    {554, 580, 8, 1, 0x5}, /* aten::_local_scalar_dense */
    {629, 644, 9, 1, 0x1}, /* aten::_to_copy */
    {833, 852, 10, 1, 0x20}, /* aten::_to_copy.out */
    {976, 995, 11, 1, 0x0}, /* aten::_unsafe_view */
    {1052, 1075, 12, 1, 0x20}, /* aten::_unsafe_view.out */
    {1159, 1169, 13, 2, 0x10001}, /* aten::abs */
    {1202, 1219, 15, 1, 0x10001}, /* aten::add.Scalar */
    {1289, 1306, 16, 2, 0x10001}, /* aten::add.Tensor */
    {1379, 1393, 18, 2, 0x10000}, /* aten::add.out */
    {1483, 1501, 20, 2, 0x10000}, /* aten::add_.Tensor */
    {1583, 1596, 22, 2, 0x0}, /* aten::addbmm */
    {1696, 1713, 24, 2, 0x0}, /* aten::addbmm.out */
    {1837, 1851, 26, 2, 0x0}, /* aten::addbmm_ */
    {1960, 1972, 28, 2, 0x1}, /* aten::addmm */
    {2067, 2083, 30, 2, 0x0}, /* aten::addmm.out */
    {2202, 2215, 32, 2, 0x0}, /* aten::addmm_ */
    {2319, 2331, 34, 2, 0x0}, /* aten::addmv */
    {2424, 2440, 36, 2, 0x0}, /* aten::addmv.out */
    {2557, 2570, 38, 2, 0x0}, /* aten::addmv_ */
    {2672, 2683, 40, 1, 0x0}, /* aten::addr */
    {2777, 2792, 41, 1, 0x0}, /* aten::addr.out */
    {2910, 2922, 42, 1, 0x0}, /* aten::addr_ */
    {3025, 3037, 43, 1, 0x1}, /* aten::alias */
    {3078, 3088, 44, 2, 0x40000}, /* aten::all */
    {3121, 3139, 46, 2, 0x40000}, /* aten::all.all_out */
    {3203, 3217, 48, 2, 0x40000}, /* aten::all.dim */
    {3283, 3298, 50, 2, 0x40000}, /* aten::all.dims */
    {3373, 3392, 52, 2, 0x40000}, /* aten::all.dims_out */
    {3494, 3508, 54, 2, 0x40000}, /* aten::all.out */
    {3597, 3608, 56, 2, 0x40001}, /* aten::amax */
    {3677, 3692, 58, 2, 0x40000}, /* aten::amax.out */
    {3788, 3799, 60, 2, 0x40001}, /* aten::amin */
    {3868, 3883, 62, 2, 0x40000}, /* aten::amin.out */
    {3979, 3993, 64, 2, 0x40000}, /* aten::aminmax */
    {4086, 4104, 66, 2, 0x40000}, /* aten::aminmax.out */
    {4241, 4253, 68, 2, 0x10000}, /* aten::angle */
    {4288, 4298, 70, 2, 0x40001}, /* aten::any */
    {4331, 4349, 72, 2, 0x40000}, /* aten::any.all_out */
    {4413, 4427, 74, 2, 0x40001}, /* aten::any.dim */
    {4493, 4508, 76, 2, 0x40001}, /* aten::any.dims */
    {4583, 4602, 78, 2, 0x40000}, /* aten::any.dims_out */
    {4704, 4718, 80, 2, 0x40000}, /* aten::any.out */
    {4807, 4820, 82, 2, 0x40001}, /* aten::argmax */
    {4891, 4908, 84, 2, 0x40000}, /* aten::argmax.out */
    {5006, 5019, 86, 2, 0x40001}, /* aten::argmin */
    {5090, 5107, 88, 2, 0x40000}, /* aten::argmin.out */
    {5205, 5222, 90, 2, 0x1}, /* aten::as_strided */
    {5329, 5343, 92, 2, 0x0}, /* aten::baddbmm */
    {5444, 5462, 94, 2, 0x0}, /* aten::baddbmm.out */
    {5587, 5602, 96, 2, 0x0}, /* aten::baddbmm_ */
    {5712, 5722, 98, 2, 0x1}, /* aten::bmm */
    {5768, 5782, 100, 2, 0x0}, /* aten::bmm.out */
    {5855, 5865, 102, 2, 0x1}, /* aten::cat */
    {5914, 5926, 104, 1, 0x10001}, /* aten::clone */
    {5998, 6014, 105, 1, 0x20}, /* aten::clone.out */
    {6110, 6132, 106, 1, 0x1}, /* aten::constant_pad_nd */
    {6207, 6233, 107, 1, 0x20}, /* aten::constant_pad_nd.out */
    {6335, 6352, 108, 1, 0x0}, /* aten::contiguous */
    {6447, 6458, 109, 1, 0x1}, /* aten::copy */
    {6529, 6544, 110, 1, 0x20}, /* aten::copy.out */
    {6642, 6654, 111, 1, 0x0}, /* aten::copy_ */
    {6734, 6754, 112, 1, 0x40000}, /* aten::count_nonzero */
    {6812, 6844, 113, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {6910, 6946, 115, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {7039, 7063, 116, 1, 0x20}, /* aten::count_nonzero.out */
    {7148, 7162, 117, 2, 0x0}, /* aten::cumprod */
    {7235, 7248, 119, 2, 0x1}, /* aten::cumsum */
    {7320, 7333, 121, 1, 0x0}, /* aten::detach */
    {7375, 7386, 122, 1, 0x0}, /* aten::dist */
    {7446, 7461, 123, 1, 0x20}, /* aten::dist.out */
    {7548, 7565, 124, 1, 0x10001}, /* aten::div.Scalar */
    {7619, 7636, 125, 2, 0x10001}, /* aten::div.Tensor */
    {7690, 7704, 127, 2, 0x10000}, /* aten::div.out */
    {7778, 7796, 129, 2, 0x10000}, /* aten::div_.Tensor */
    {7859, 7869, 131, 2, 0x0}, /* aten::dot */
    {7917, 7931, 133, 1, 0x0}, /* aten::dot.out */
    {8006, 8032, 134, 3, 0x1}, /* aten::empty.memory_format */
    {8209, 8226, 137, 1, 0x0}, /* aten::empty_like */
    {8392, 8413, 138, 1, 0x20}, /* aten::empty_like.out */
    {8514, 8534, 139, 3, 0x1}, /* aten::empty_strided */
    {8688, 8712, 142, 1, 0x20}, /* aten::empty_strided.out */
    {8801, 8817, 143, 2, 0x10001}, /* aten::eq.Scalar */
    {8870, 8890, 145, 2, 0x10000}, /* aten::eq.Scalar_out */
    {8970, 8986, 147, 2, 0x10001}, /* aten::eq.Tensor */
    {9039, 9059, 149, 2, 0x10000}, /* aten::eq.Tensor_out */
    {9139, 9156, 151, 2, 0x0}, /* aten::eq_.Scalar */
    {9218, 9235, 153, 2, 0x0}, /* aten::eq_.Tensor */
    {9297, 9309, 155, 2, 0x10004}, /* aten::equal */
    {9356, 9366, 157, 2, 0x10001}, /* aten::exp */
    {9399, 9413, 159, 2, 0x10000}, /* aten::exp.out */
    {9473, 9484, 161, 2, 0x10000}, /* aten::exp_ */
    {9526, 9539, 163, 1, 0x1}, /* aten::expand */
    {9620, 9638, 164, 1, 0x1}, /* aten::fill.Scalar */
    {9693, 9715, 165, 1, 0x20}, /* aten::fill.Scalar_out */
    {9797, 9815, 166, 1, 0x0}, /* aten::fill.Tensor */
    {9870, 9892, 167, 1, 0x20}, /* aten::fill.Tensor_out */
    {9974, 9993, 168, 2, 0x0}, /* aten::fill_.Scalar */
    {10057, 10076, 170, 2, 0x0}, /* aten::fill_.Tensor */
    {10140, 10165, 172, 1, 0x0}, /* aten::flatten.using_ints */
    {10252, 10263, 173, 2, 0x1}, /* aten::flip */
    {10309, 10324, 175, 1, 0x20}, /* aten::flip.out */
    {10397, 10413, 176, 2, 0x0}, /* aten::from_file */
    {10577, 10597, 178, 1, 0x20}, /* aten::from_file.out */
    {10696, 10707, 179, 2, 0x1}, /* aten::full */
    {10854, 10870, 181, 2, 0x10001}, /* aten::ge.Scalar */
    {10923, 10943, 183, 2, 0x10000}, /* aten::ge.Scalar_out */
    {11023, 11039, 185, 2, 0x10001}, /* aten::ge.Tensor */
    {11092, 11112, 187, 2, 0x10000}, /* aten::ge.Tensor_out */
    {11192, 11209, 189, 2, 0x0}, /* aten::ge_.Scalar */
    {11271, 11288, 191, 2, 0x0}, /* aten::ge_.Tensor */
    {11350, 11366, 193, 2, 0x10001}, /* aten::gt.Scalar */
    {11419, 11439, 195, 2, 0x10000}, /* aten::gt.Scalar_out */
    {11519, 11535, 197, 2, 0x10001}, /* aten::gt.Tensor */
    {11588, 11608, 199, 2, 0x10000}, /* aten::gt.Tensor_out */
    {11688, 11705, 201, 2, 0x0}, /* aten::gt_.Scalar */
    {11767, 11784, 203, 2, 0x0}, /* aten::gt_.Tensor */
    {11846, 11865, 205, 1, 0x9}, /* aten::index.Tensor */
    {11926, 11943, 206, 1, 0x0}, /* aten::is_nonzero */
    {11981, 11997, 207, 1, 0x0}, /* aten::is_pinned */
    {12055, 12066, 208, 1, 0x4}, /* aten::item */
    {12100, 12116, 209, 2, 0x10001}, /* aten::le.Scalar */
    {12169, 12189, 211, 2, 0x10000}, /* aten::le.Scalar_out */
    {12269, 12285, 213, 2, 0x10001}, /* aten::le.Tensor */
    {12338, 12358, 215, 2, 0x10000}, /* aten::le.Tensor_out */
    {12438, 12455, 217, 2, 0x0}, /* aten::le_.Scalar */
    {12517, 12534, 219, 2, 0x0}, /* aten::le_.Tensor */
    {12596, 12621, 221, 2, 0x40000}, /* aten::linalg_vector_norm */
    {12748, 12777, 223, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {12928, 12944, 225, 1, 0x40000}, /* aten::logsumexp */
    {13015, 13035, 226, 2, 0x40000}, /* aten::logsumexp.out */
    {13133, 13149, 228, 2, 0x10001}, /* aten::lt.Scalar */
    {13202, 13222, 230, 2, 0x10000}, /* aten::lt.Scalar_out */
    {13302, 13318, 232, 2, 0x10001}, /* aten::lt.Tensor */
    {13371, 13391, 234, 2, 0x10000}, /* aten::lt.Tensor_out */
    {13471, 13488, 236, 2, 0x0}, /* aten::lt_.Scalar */
    {13550, 13567, 238, 2, 0x0}, /* aten::lt_.Tensor */
    {13629, 13649, 240, 1, 0x8}, /* aten::masked_select */
    {13705, 13718, 241, 1, 0x0}, /* aten::matmul */
    {13768, 13785, 242, 1, 0x0}, /* aten::matmul.out */
    {13862, 13872, 243, 2, 0x40000}, /* aten::max */
    {13905, 13919, 245, 2, 0x40001}, /* aten::max.dim */
    {14010, 14028, 247, 2, 0x40000}, /* aten::max.dim_max */
    {14173, 14193, 249, 2, 0x40000}, /* aten::max.unary_out */
    {14259, 14270, 251, 1, 0x40001}, /* aten::mean */
    {14331, 14346, 252, 2, 0x40001}, /* aten::mean.dim */
    {14444, 14465, 254, 2, 0x40000}, /* aten::mean.dtype_out */
    {14556, 14571, 256, 2, 0x40000}, /* aten::mean.out */
    {14689, 14699, 258, 2, 0x40000}, /* aten::min */
    {14732, 14746, 260, 2, 0x40001}, /* aten::min.dim */
    {14837, 14855, 262, 2, 0x40000}, /* aten::min.dim_min */
    {15001, 15021, 264, 2, 0x40000}, /* aten::min.unary_out */
    {15087, 15096, 266, 2, 0x1}, /* aten::mm */
    {15141, 15154, 268, 2, 0x0}, /* aten::mm.out */
    {15226, 15243, 270, 1, 0x10001}, /* aten::mul.Scalar */
    {15297, 15314, 271, 2, 0x10001}, /* aten::mul.Tensor */
    {15368, 15382, 273, 2, 0x10000}, /* aten::mul.out */
    {15456, 15474, 275, 2, 0x10000}, /* aten::mul_.Tensor */
    {15537, 15546, 277, 1, 0x0}, /* aten::mv */
    {15590, 15603, 278, 1, 0x0}, /* aten::mv.out */
    {15674, 15687, 279, 2, 0x40000}, /* aten::nansum */
    {15788, 15805, 281, 2, 0x40000}, /* aten::nansum.out */
    {15930, 15943, 283, 1, 0x0}, /* aten::narrow */
    {16023, 16039, 284, 2, 0x10001}, /* aten::ne.Scalar */
    {16092, 16112, 286, 2, 0x10000}, /* aten::ne.Scalar_out */
    {16192, 16208, 288, 2, 0x10001}, /* aten::ne.Tensor */
    {16261, 16281, 290, 2, 0x10000}, /* aten::ne.Tensor_out */
    {16361, 16378, 292, 2, 0x0}, /* aten::ne_.Scalar */
    {16440, 16457, 294, 2, 0x0}, /* aten::ne_.Tensor */
    {16519, 16529, 296, 2, 0x10001}, /* aten::neg */
    {16562, 16576, 298, 2, 0x10000}, /* aten::neg.out */
    {16636, 16647, 300, 2, 0x10000}, /* aten::neg_ */
    {16689, 16705, 302, 1, 0x0}, /* aten::new_empty */
    {16851, 16871, 303, 1, 0x20}, /* aten::new_empty.out */
    {16952, 16967, 304, 1, 0x0}, /* aten::new_full */
    {17131, 17150, 305, 1, 0x20}, /* aten::new_full.out */
    {17249, 17265, 306, 1, 0x0}, /* aten::new_zeros */
    {17411, 17431, 307, 1, 0x20}, /* aten::new_zeros.out */
    {17512, 17526, 308, 1, 0x9}, /* aten::nonzero */
    {17563, 17581, 309, 1, 0x40000}, /* aten::norm.Scalar */
    {17634, 17659, 310, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {17750, 17781, 312, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {17893, 17920, 314, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {18002, 18033, 315, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {18139, 18161, 316, 1, 0x20}, /* aten::norm.Scalar_out */
    {18241, 18262, 317, 2, 0x40000}, /* aten::norm.dtype_out */
    {18384, 18399, 319, 2, 0x40000}, /* aten::norm.out */
    {18503, 18514, 321, 2, 0x0}, /* aten::ones */
    {18642, 18652, 323, 1, 0x0}, /* aten::pad */
    {18739, 18753, 324, 1, 0x1}, /* aten::permute */
    {18808, 18819, 325, 2, 0x40001}, /* aten::prod */
    {18880, 18899, 327, 2, 0x40001}, /* aten::prod.dim_int */
    {18997, 19016, 329, 2, 0x40000}, /* aten::prod.int_out */
    {19134, 19149, 331, 1, 0x20}, /* aten::prod.out */
    {19234, 19265, 332, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {19351, 19386, 333, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {19496, 19510, 334, 1, 0x0}, /* aten::reshape */
    {19569, 19582, 335, 1, 0x20}, /* aten::resize */
    {19670, 19687, 336, 1, 0x20}, /* aten::resize.out */
    {19799, 19813, 337, 2, 0x81}, /* aten::resize_ */
    {19910, 19926, 339, 1, 0x20}, /* aten::resize_as */
    {20023, 20043, 340, 1, 0x20}, /* aten::resize_as.out */
    {20164, 20181, 341, 1, 0x80}, /* aten::resize_as_ */
    {20287, 20309, 342, 2, 0x0}, /* aten::scatter.src_out */
    {20412, 20436, 344, 2, 0x0}, /* aten::scatter.value_out */
    {20543, 20560, 346, 1, 0x1}, /* aten::select.int */
    {20629, 20643, 347, 2, 0x10001}, /* aten::sigmoid */
    {20680, 20698, 349, 2, 0x10000}, /* aten::sigmoid.out */
    {20762, 20777, 351, 2, 0x10000}, /* aten::sigmoid_ */
    {20823, 20842, 353, 1, 0x1}, /* aten::slice.Tensor */
    {20954, 20965, 354, 1, 0x1}, /* aten::sort */
    {21059, 21077, 355, 2, 0x0}, /* aten::sort.stable */
    {21195, 21219, 357, 1, 0x0}, /* aten::special_logsumexp */
    {21298, 21326, 358, 1, 0x0}, /* aten::special_logsumexp.out */
    {21432, 21443, 359, 2, 0x10001}, /* aten::sqrt */
    {21477, 21492, 361, 2, 0x10000}, /* aten::sqrt.out */
    {21553, 21565, 363, 2, 0x10000}, /* aten::sqrt_ */
    {21608, 21622, 365, 1, 0x0}, /* aten::squeeze */
    {21665, 21683, 366, 1, 0x1}, /* aten::squeeze.dim */
    {21739, 21758, 367, 1, 0x1}, /* aten::squeeze.dims */
    {21817, 21827, 368, 1, 0x40000}, /* aten::std */
    {21880, 21901, 369, 2, 0x40000}, /* aten::std.correction */
    {22011, 22036, 371, 2, 0x40000}, /* aten::std.correction_out */
    {22170, 22184, 373, 1, 0x40000}, /* aten::std.dim */
    {22274, 22288, 374, 1, 0x40000}, /* aten::std.out */
    {22401, 22416, 375, 1, 0x40000}, /* aten::std_mean */
    {22484, 22510, 376, 2, 0x40000}, /* aten::std_mean.correction */
    {22635, 22665, 378, 1, 0x20}, /* aten::std_mean.correction_out */
    {22836, 22855, 379, 1, 0x40000}, /* aten::std_mean.dim */
    {22960, 22977, 380, 1, 0x10001}, /* aten::sub.Scalar */
    {23047, 23064, 381, 2, 0x10001}, /* aten::sub.Tensor */
    {23137, 23151, 383, 2, 0x10000}, /* aten::sub.out */
    {23241, 23259, 385, 2, 0x10000}, /* aten::sub_.Tensor */
    {23341, 23363, 387, 1, 0x0}, /* aten::subtract.Tensor */
    {23441, 23451, 388, 1, 0x40000}, /* aten::sum */
    {23511, 23533, 389, 2, 0x40000}, /* aten::sum.IntList_out */
    {23658, 23680, 391, 2, 0x40001}, /* aten::sum.dim_IntList */
    {23785, 23799, 393, 1, 0x20}, /* aten::sum.out */
    {23883, 23891, 394, 1, 0x0}, /* aten::t */
    {23928, 23939, 395, 2, 0x10001}, /* aten::tanh */
    {23973, 23988, 397, 2, 0x10000}, /* aten::tanh.out */
    {24049, 24061, 399, 2, 0x10000}, /* aten::tanh_ */
    {24104, 24120, 401, 1, 0x0}, /* aten::to.device */
    {24274, 24289, 402, 1, 0x0}, /* aten::to.dtype */
    {24427, 24449, 403, 1, 0x0}, /* aten::to.dtype_layout */
    {24668, 24680, 404, 2, 0x0}, /* aten::trace */
    {24715, 24731, 406, 1, 0x20}, /* aten::trace.out */
    {24793, 24813, 407, 1, 0x0}, /* aten::transpose.int */
    {24882, 24898, 408, 1, 0x1}, /* aten::unsqueeze */
    {24952, 24962, 409, 1, 0x40000}, /* aten::var */
    {25015, 25036, 410, 2, 0x40001}, /* aten::var.correction */
    {25146, 25171, 412, 2, 0x40000}, /* aten::var.correction_out */
    {25305, 25319, 414, 1, 0x40001}, /* aten::var.dim */
    {25409, 25423, 415, 1, 0x40000}, /* aten::var.out */
    {25536, 25551, 416, 1, 0x40000}, /* aten::var_mean */
    {25619, 25645, 417, 2, 0x40000}, /* aten::var_mean.correction */
    {25770, 25800, 419, 1, 0x20}, /* aten::var_mean.correction_out */
    {25971, 25990, 420, 1, 0x40000}, /* aten::var_mean.dim */
    {26095, 26106, 421, 2, 0x0}, /* aten::vdot */
    {26154, 26169, 423, 1, 0x0}, /* aten::vdot.out */
    {26244, 26255, 424, 2, 0x1}, /* aten::view */
    {26310, 26327, 426, 1, 0x0}, /* aten::view.dtype */
    {26391, 26413, 427, 2, 0x0}, /* aten::view_as_complex */
    {26464, 26483, 429, 2, 0x0}, /* aten::view_as_real */
    {26531, 26542, 431, 1, 0x20}, /* aten::zero */
    {26576, 26591, 432, 1, 0x20}, /* aten::zero.out */
    {26652, 26664, 433, 2, 0x0}, /* aten::zero_ */
    {26707, 26719, 435, 2, 0x0}, /* aten::zeros */
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {1, 0, 0}, /* aten::_aminmax CPU */
    {16, 0, 0}, /* aten::_aminmax Meta */
    {1, 0, 1}, /* aten::_aminmax.dim CPU */
    {16, 0, 1}, /* aten::_aminmax.dim Meta */
    {141, 4, 1}, /* aten::_aminmax.dim_out CompositeExplicitAutograd */
    {141, 4, 0}, /* aten::_aminmax.out CompositeExplicitAutograd */
    {141, 0, 2}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 3}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 4}, /* aten::_local_scalar_dense CPU */
    {141, 0, 5}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 2}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {141, 0, 103}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 3}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 6}, /* aten::abs CPU */
    {16, 0, 6}, /* aten::abs Meta */
    {141, 0, 7}, /* aten::add.Scalar CompositeExplicitAutograd */
    {1, 1, 0}, /* aten::add.Tensor CPU */
    {16, 1, 0}, /* aten::add.Tensor Meta */
    {1, 3, 0}, /* aten::add.out CPU */
    {16, 3, 0}, /* aten::add.out Meta */
    {1, 2, 0}, /* aten::add_.Tensor CPU */
    {16, 2, 0}, /* aten::add_.Tensor Meta */
    {1, 0, 8}, /* aten::addbmm CPU */
    {16, 0, 8}, /* aten::addbmm Meta */
    {1, 4, 4}, /* aten::addbmm.out CPU */
    {16, 4, 4}, /* aten::addbmm.out Meta */
    {1, 0, 9}, /* aten::addbmm_ CPU */
    {16, 0, 9}, /* aten::addbmm_ Meta */
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
    {141, 0, 10}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 5}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 5}, /* aten::addr_ CompositeExplicitAutograd */
    {141, 0, 11}, /* aten::alias CompositeExplicitAutograd */
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
    {1, 0, 12}, /* aten::angle CPU */
    {16, 0, 12}, /* aten::angle Meta */
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
    {1, 0, 13}, /* aten::as_strided CPU */
    {16, 0, 13}, /* aten::as_strided Meta */
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
    {1, 0, 15}, /* aten::cat CPU */
    {16, 0, 15}, /* aten::cat Meta */
    {141, 0, 16}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 6}, /* aten::clone.out CompositeExplicitAutograd */
    {141, 0, 17}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 7}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 18}, /* aten::contiguous implicit */
    {141, 6, 9}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 8}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 19}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 20}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 21}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 21}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 11}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 10}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {1, 0, 22}, /* aten::cumprod CPU */
    {16, 0, 22}, /* aten::cumprod Meta */
    {1, 0, 23}, /* aten::cumsum CPU */
    {16, 0, 23}, /* aten::cumsum Meta */
    {141, 0, 11}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 24}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 12}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 25}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 1, 16}, /* aten::div.Tensor CPU */
    {16, 1, 16}, /* aten::div.Tensor Meta */
    {1, 3, 16}, /* aten::div.out CPU */
    {16, 3, 16}, /* aten::div.out Meta */
    {1, 2, 16}, /* aten::div_.Tensor CPU */
    {16, 2, 16}, /* aten::div_.Tensor Meta */
    {1, 0, 26}, /* aten::dot CPU */
    {16, 0, 26}, /* aten::dot Meta */
    {141, 4, 13}, /* aten::dot.out CompositeExplicitAutograd */
    {1, 0, 28}, /* aten::empty.memory_format CPU */
    {16, 0, 28}, /* aten::empty.memory_format Meta */
    {86, 0, 14}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 27}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 14}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 29}, /* aten::empty_strided CPU */
    {16, 0, 29}, /* aten::empty_strided Meta */
    {86, 0, 14}, /* aten::empty_strided BackendSelect */
    {141, 4, 15}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 30}, /* aten::equal CPU */
    {16, 0, 30}, /* aten::equal Meta */
    {1, 1, 19}, /* aten::exp CPU */
    {16, 1, 19}, /* aten::exp Meta */
    {1, 3, 19}, /* aten::exp.out CPU */
    {16, 3, 19}, /* aten::exp.out Meta */
    {1, 2, 19}, /* aten::exp_ CPU */
    {16, 2, 19}, /* aten::exp_ Meta */
    {141, 0, 31}, /* aten::expand CompositeExplicitAutograd */
    {141, 6, 18}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 16}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 19}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 17}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 32}, /* aten::fill_.Scalar CPU */
    {16, 0, 32}, /* aten::fill_.Scalar Meta */
    {1, 0, 33}, /* aten::fill_.Tensor CPU */
    {16, 0, 33}, /* aten::fill_.Tensor Meta */
    {138, 0, 34}, /* aten::flatten.using_ints implicit */
    {1, 0, 35}, /* aten::flip CPU */
    {16, 0, 35}, /* aten::flip Meta */
    {141, 4, 20}, /* aten::flip.out CompositeExplicitAutograd */
    {1, 0, 36}, /* aten::from_file CPU */
    {86, 0, 14}, /* aten::from_file BackendSelect */
    {141, 4, 21}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 37}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 14}, /* aten::full BackendSelect */
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
    {1, 0, 38}, /* aten::index.Tensor CPU */
    {138, 0, 39}, /* aten::is_nonzero implicit */
    {141, 0, 40}, /* aten::is_pinned CompositeExplicitAutograd */
    {138, 0, 41}, /* aten::item implicit */
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
    {141, 0, 42}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 22}, /* aten::logsumexp.out CPU */
    {16, 4, 22}, /* aten::logsumexp.out Meta */
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
    {1, 0, 43}, /* aten::masked_select CPU */
    {138, 0, 44}, /* aten::matmul implicit */
    {138, 0, 45}, /* aten::matmul.out implicit */
    {1, 0, 46}, /* aten::max CPU */
    {16, 0, 46}, /* aten::max Meta */
    {1, 1, 29}, /* aten::max.dim CPU */
    {16, 1, 29}, /* aten::max.dim Meta */
    {1, 3, 29}, /* aten::max.dim_max CPU */
    {16, 3, 29}, /* aten::max.dim_max Meta */
    {1, 4, 23}, /* aten::max.unary_out CPU */
    {16, 4, 23}, /* aten::max.unary_out Meta */
    {141, 0, 47}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::mean.dim CPU */
    {16, 1, 30}, /* aten::mean.dim Meta */
    {1, 4, 24}, /* aten::mean.dtype_out CPU */
    {16, 4, 24}, /* aten::mean.dtype_out Meta */
    {1, 3, 30}, /* aten::mean.out CPU */
    {16, 3, 30}, /* aten::mean.out Meta */
    {1, 0, 48}, /* aten::min CPU */
    {16, 0, 48}, /* aten::min Meta */
    {1, 1, 31}, /* aten::min.dim CPU */
    {16, 1, 31}, /* aten::min.dim Meta */
    {1, 3, 31}, /* aten::min.dim_min CPU */
    {16, 3, 31}, /* aten::min.dim_min Meta */
    {1, 4, 25}, /* aten::min.unary_out CPU */
    {16, 4, 25}, /* aten::min.unary_out Meta */
    {1, 1, 32}, /* aten::mm CPU */
    {16, 1, 32}, /* aten::mm Meta */
    {1, 3, 32}, /* aten::mm.out CPU */
    {16, 3, 32}, /* aten::mm.out Meta */
    {141, 0, 49}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::mul.Tensor CPU */
    {16, 1, 33}, /* aten::mul.Tensor Meta */
    {1, 3, 33}, /* aten::mul.out CPU */
    {16, 3, 33}, /* aten::mul.out Meta */
    {1, 2, 33}, /* aten::mul_.Tensor CPU */
    {16, 2, 33}, /* aten::mul_.Tensor Meta */
    {141, 0, 50}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 26}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 51}, /* aten::nansum CPU */
    {16, 0, 51}, /* aten::nansum Meta */
    {1, 4, 27}, /* aten::nansum.out CPU */
    {16, 4, 27}, /* aten::nansum.out Meta */
    {138, 0, 52}, /* aten::narrow implicit */
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
    {141, 0, 53}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 28}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 54}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 29}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 55}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 30}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 0, 56}, /* aten::nonzero CPU */
    {141, 0, 57}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 38}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 38}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 37}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 37}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 58}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 32}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 31}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 37}, /* aten::norm.dtype_out CPU */
    {16, 3, 37}, /* aten::norm.dtype_out Meta */
    {1, 3, 38}, /* aten::norm.out CPU */
    {16, 3, 38}, /* aten::norm.out Meta */
    {141, 0, 59}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 14}, /* aten::ones BackendSelect */
    {138, 0, 60}, /* aten::pad implicit */
    {141, 0, 61}, /* aten::permute CompositeExplicitAutograd */
    {1, 0, 62}, /* aten::prod CPU */
    {16, 0, 62}, /* aten::prod Meta */
    {1, 1, 39}, /* aten::prod.dim_int CPU */
    {16, 1, 39}, /* aten::prod.dim_int Meta */
    {1, 3, 39}, /* aten::prod.int_out CPU */
    {16, 3, 39}, /* aten::prod.int_out Meta */
    {141, 4, 33}, /* aten::prod.out CompositeExplicitAutograd */
    {1, 0, 63}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 34}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 64}, /* aten::reshape implicit */
    {141, 6, 36}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 35}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 65}, /* aten::resize_ CPU */
    {16, 0, 65}, /* aten::resize_ Meta */
    {141, 6, 38}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 37}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 66}, /* aten::resize_as_ CompositeExplicitAutograd */
    {1, 0, 67}, /* aten::scatter.src_out CPU */
    {16, 0, 67}, /* aten::scatter.src_out Meta */
    {1, 0, 68}, /* aten::scatter.value_out CPU */
    {16, 0, 68}, /* aten::scatter.value_out Meta */
    {141, 0, 69}, /* aten::select.int CompositeExplicitAutograd */
    {1, 1, 40}, /* aten::sigmoid CPU */
    {16, 1, 40}, /* aten::sigmoid Meta */
    {1, 3, 40}, /* aten::sigmoid.out CPU */
    {16, 3, 40}, /* aten::sigmoid.out Meta */
    {1, 2, 40}, /* aten::sigmoid_ CPU */
    {16, 2, 40}, /* aten::sigmoid_ Meta */
    {141, 0, 70}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 71}, /* aten::sort CompositeExplicitAutograd */
    {1, 0, 72}, /* aten::sort.stable CPU */
    {16, 0, 72}, /* aten::sort.stable Meta */
    {138, 0, 73}, /* aten::special_logsumexp implicit */
    {138, 0, 74}, /* aten::special_logsumexp.out implicit */
    {1, 1, 41}, /* aten::sqrt CPU */
    {16, 1, 41}, /* aten::sqrt Meta */
    {1, 3, 41}, /* aten::sqrt.out CPU */
    {16, 3, 41}, /* aten::sqrt.out Meta */
    {1, 2, 41}, /* aten::sqrt_ CPU */
    {16, 2, 41}, /* aten::sqrt_ Meta */
    {141, 0, 75}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 76}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 77}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {138, 0, 78}, /* aten::std implicit */
    {1, 0, 79}, /* aten::std.correction CPU */
    {16, 0, 79}, /* aten::std.correction Meta */
    {1, 4, 39}, /* aten::std.correction_out CPU */
    {16, 4, 39}, /* aten::std.correction_out Meta */
    {138, 0, 80}, /* aten::std.dim implicit */
    {138, 0, 84}, /* aten::std.out implicit */
    {138, 0, 81}, /* aten::std_mean implicit */
    {1, 0, 82}, /* aten::std_mean.correction CPU */
    {16, 0, 82}, /* aten::std_mean.correction Meta */
    {141, 4, 40}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 83}, /* aten::std_mean.dim implicit */
    {141, 0, 85}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::sub.Tensor CPU */
    {16, 1, 42}, /* aten::sub.Tensor Meta */
    {1, 3, 42}, /* aten::sub.out CPU */
    {16, 3, 42}, /* aten::sub.out Meta */
    {1, 2, 42}, /* aten::sub_.Tensor CPU */
    {16, 2, 42}, /* aten::sub_.Tensor Meta */
    {138, 0, 86}, /* aten::subtract.Tensor implicit */
    {141, 0, 87}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 43}, /* aten::sum.IntList_out CPU */
    {16, 3, 43}, /* aten::sum.IntList_out Meta */
    {1, 1, 43}, /* aten::sum.dim_IntList CPU */
    {16, 1, 43}, /* aten::sum.dim_IntList Meta */
    {141, 4, 41}, /* aten::sum.out CompositeExplicitAutograd */
    {141, 0, 88}, /* aten::t CompositeExplicitAutograd */
    {1, 1, 44}, /* aten::tanh CPU */
    {16, 1, 44}, /* aten::tanh Meta */
    {1, 3, 44}, /* aten::tanh.out CPU */
    {16, 3, 44}, /* aten::tanh.out Meta */
    {1, 2, 44}, /* aten::tanh_ CPU */
    {16, 2, 44}, /* aten::tanh_ Meta */
    {138, 0, 89}, /* aten::to.device implicit */
    {138, 0, 90}, /* aten::to.dtype implicit */
    {138, 0, 91}, /* aten::to.dtype_layout implicit */
    {1, 0, 92}, /* aten::trace CPU */
    {16, 0, 92}, /* aten::trace Meta */
    {141, 4, 42}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 93}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 0, 94}, /* aten::unsqueeze CompositeExplicitAutograd */
    {138, 0, 95}, /* aten::var implicit */
    {1, 0, 96}, /* aten::var.correction CPU */
    {16, 0, 96}, /* aten::var.correction Meta */
    {1, 4, 43}, /* aten::var.correction_out CPU */
    {16, 4, 43}, /* aten::var.correction_out Meta */
    {138, 0, 97}, /* aten::var.dim implicit */
    {138, 0, 101}, /* aten::var.out implicit */
    {138, 0, 98}, /* aten::var_mean implicit */
    {1, 0, 99}, /* aten::var_mean.correction CPU */
    {16, 0, 99}, /* aten::var_mean.correction Meta */
    {141, 4, 44}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 100}, /* aten::var_mean.dim implicit */
    {1, 0, 102}, /* aten::vdot CPU */
    {16, 0, 102}, /* aten::vdot Meta */
    {141, 4, 45}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 103}, /* aten::view CPU */
    {16, 0, 103}, /* aten::view Meta */
    {141, 0, 106}, /* aten::view.dtype CompositeExplicitAutograd */
    {1, 0, 104}, /* aten::view_as_complex CPU */
    {16, 0, 104}, /* aten::view_as_complex Meta */
    {1, 0, 105}, /* aten::view_as_real CPU */
    {16, 0, 105}, /* aten::view_as_real Meta */
    {141, 6, 47}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 46}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 107}, /* aten::zero_ CPU */
    {16, 0, 107}, /* aten::zero_ Meta */
    {141, 0, 108}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 14}, /* aten::zeros BackendSelect */
};

const char tni_builtin_text[] =
    "aten::_aminmax\0aten::_aminmax(Tensor self) -> (Tensor, Tensor)\0"
    "aten::_aminmax.dim\0aten::_aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)\0"
    "aten::_aminmax.dim_out\0aten::_aminmax.dim_out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::_aminmax.out\0aten::_aminmax.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
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
