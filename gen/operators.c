/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/dispatcher.h"

tn_status tni_kernel__aminmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__aminmax_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__conj(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__conj_physical(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution_deprecated(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_all_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_any_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__local_scalar_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__neg_view(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__reshape_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__to_copy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_abs(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_add_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addbmm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addbmm_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adjoint(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_angle(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_argsort(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_argsort_stable(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_argsort_stable_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_as_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_as_strided_scatter(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_atleast_1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_atleast_1d_Sequence(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_atleast_2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_atleast_2d_Sequence(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_atleast_3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_atleast_3d_Sequence(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_backend_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_broadcast_tensors(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_broadcast_to(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cat(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_chunk(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clone(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_conj(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_conj_physical(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_diagonal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diagonal_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diagonal_scatter(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_div_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dsplit_array(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dsplit_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_memory_format(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_equal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_expand(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_expand_as(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fill__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fill__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flatten_using_ints(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flip(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_from_file(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hsplit_array(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hsplit_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_imag(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_index_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_nonzero(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_pinned(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_item(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_kthvalue(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_kthvalue_values(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_lift(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_lift_fresh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_diagonal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mH(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mT(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matmul(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matmul_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matrix_H(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mean(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_median(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_median_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_min(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_moveaxis_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_moveaxis_intlist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_movedim_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_movedim_intlist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_msort(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_msort_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mul_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mv(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nanmedian(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nanmedian_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nansum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_narrow(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_narrow_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_empty(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_zeros(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nonzero(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_norm_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_norm_ScalarOpt_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_numpy_T(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ones(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_pad(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_permute(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_prod(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ravel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_real(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_repeat_interleave_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reshape(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reshape_as(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resize_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resize_as_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resolve_conj(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resolve_neg(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scatter_src_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scatter_value_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_scatter(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slice_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slice_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slice_scatter(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sort(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logsumexp_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_split_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_split_sizes(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_split_with_sizes(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_swapaxes(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_swapdims(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_t(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tensor_split_indices(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tensor_split_sections(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tensor_split_tensor_indices_or_sections(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_device(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype_layout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_trace(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_transpose_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unbind_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unflatten_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unfold(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unfold_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unsafe_chunk(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unsafe_split_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unsafe_split_with_sizes(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_view_as(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_as_complex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_as_real(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_vsplit_array(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_vsplit_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zero_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zeros(const tn_call *, const StableIValue *, StableIValue *);

const tn_kernel tni_builtin_functions[] = {
    tni_kernel__aminmax, /* 0 */
    tni_kernel__aminmax_dim, /* 1 */
    tni_kernel__conj, /* 2 */
    tni_kernel__conj_physical, /* 3 */
    tni_kernel__convolution, /* 4 */
    tni_kernel__convolution_deprecated, /* 5 */
    tni_kernel__convolution_mode, /* 6 */
    tni_kernel__is_all_true, /* 7 */
    tni_kernel__is_any_true, /* 8 */
    tni_kernel__local_scalar_dense, /* 9 */
    tni_kernel__neg_view, /* 10 */
    tni_kernel__reshape_alias, /* 11 */
    tni_kernel__to_copy, /* 12 */
    tni_kernel_abs, /* 13 */
    tni_kernel_add_Scalar, /* 14 */
    tni_kernel_addbmm, /* 15 */
    tni_kernel_addbmm_, /* 16 */
    tni_kernel_addr, /* 17 */
    tni_kernel_adjoint, /* 18 */
    tni_kernel_alias, /* 19 */
    tni_kernel_angle, /* 20 */
    tni_kernel_argsort, /* 21 */
    tni_kernel_argsort_stable, /* 22 */
    tni_kernel_argsort_stable_out, /* 23 */
    tni_kernel_as_strided, /* 24 */
    tni_kernel_as_strided_scatter, /* 25 */
    tni_kernel_atleast_1d, /* 26 */
    tni_kernel_atleast_1d_Sequence, /* 27 */
    tni_kernel_atleast_2d, /* 28 */
    tni_kernel_atleast_2d_Sequence, /* 29 */
    tni_kernel_atleast_3d, /* 30 */
    tni_kernel_atleast_3d_Sequence, /* 31 */
    tni_kernel_backend_select, /* 32 */
    tni_kernel_broadcast_tensors, /* 33 */
    tni_kernel_broadcast_to, /* 34 */
    tni_kernel_cat, /* 35 */
    tni_kernel_chunk, /* 36 */
    tni_kernel_clone, /* 37 */
    tni_kernel_conj, /* 38 */
    tni_kernel_conj_physical, /* 39 */
    tni_kernel_constant_pad_nd, /* 40 */
    tni_kernel_contiguous, /* 41 */
    tni_kernel_conv1d, /* 42 */
    tni_kernel_conv1d_padding, /* 43 */
    tni_kernel_conv2d, /* 44 */
    tni_kernel_conv2d_padding, /* 45 */
    tni_kernel_conv3d, /* 46 */
    tni_kernel_conv3d_padding, /* 47 */
    tni_kernel_conv_transpose1d, /* 48 */
    tni_kernel_conv_transpose2d_input, /* 49 */
    tni_kernel_conv_transpose3d_input, /* 50 */
    tni_kernel_convolution, /* 51 */
    tni_kernel_convolution_backward, /* 52 */
    tni_kernel_copy_, /* 53 */
    tni_kernel_count_nonzero, /* 54 */
    tni_kernel_count_nonzero_dim_IntList, /* 55 */
    tni_kernel_cumprod, /* 56 */
    tni_kernel_cumsum, /* 57 */
    tni_kernel_diagonal, /* 58 */
    tni_kernel_diagonal_backward, /* 59 */
    tni_kernel_diagonal_scatter, /* 60 */
    tni_kernel_dist, /* 61 */
    tni_kernel_div_Scalar, /* 62 */
    tni_kernel_dot, /* 63 */
    tni_kernel_dsplit_array, /* 64 */
    tni_kernel_dsplit_int, /* 65 */
    tni_kernel_empty_like, /* 66 */
    tni_kernel_empty_memory_format, /* 67 */
    tni_kernel_empty_strided, /* 68 */
    tni_kernel_equal, /* 69 */
    tni_kernel_expand, /* 70 */
    tni_kernel_expand_as, /* 71 */
    tni_kernel_fill__Scalar, /* 72 */
    tni_kernel_fill__Tensor, /* 73 */
    tni_kernel_flatten_using_ints, /* 74 */
    tni_kernel_flip, /* 75 */
    tni_kernel_from_file, /* 76 */
    tni_kernel_full, /* 77 */
    tni_kernel_hsplit_array, /* 78 */
    tni_kernel_hsplit_int, /* 79 */
    tni_kernel_imag, /* 80 */
    tni_kernel_index_Tensor, /* 81 */
    tni_kernel_is_nonzero, /* 82 */
    tni_kernel_is_pinned, /* 83 */
    tni_kernel_item, /* 84 */
    tni_kernel_kthvalue, /* 85 */
    tni_kernel_kthvalue_values, /* 86 */
    tni_kernel_lift, /* 87 */
    tni_kernel_lift_fresh, /* 88 */
    tni_kernel_linalg_diagonal, /* 89 */
    tni_kernel_logsumexp, /* 90 */
    tni_kernel_mH, /* 91 */
    tni_kernel_mT, /* 92 */
    tni_kernel_masked_select, /* 93 */
    tni_kernel_matmul, /* 94 */
    tni_kernel_matmul_out, /* 95 */
    tni_kernel_matrix_H, /* 96 */
    tni_kernel_max, /* 97 */
    tni_kernel_mean, /* 98 */
    tni_kernel_median, /* 99 */
    tni_kernel_median_dim, /* 100 */
    tni_kernel_min, /* 101 */
    tni_kernel_mode, /* 102 */
    tni_kernel_moveaxis_int, /* 103 */
    tni_kernel_moveaxis_intlist, /* 104 */
    tni_kernel_movedim_int, /* 105 */
    tni_kernel_movedim_intlist, /* 106 */
    tni_kernel_msort, /* 107 */
    tni_kernel_msort_out, /* 108 */
    tni_kernel_mul_Scalar, /* 109 */
    tni_kernel_mv, /* 110 */
    tni_kernel_nanmedian, /* 111 */
    tni_kernel_nanmedian_dim, /* 112 */
    tni_kernel_nansum, /* 113 */
    tni_kernel_narrow, /* 114 */
    tni_kernel_narrow_Tensor, /* 115 */
    tni_kernel_new_empty, /* 116 */
    tni_kernel_new_full, /* 117 */
    tni_kernel_new_zeros, /* 118 */
    tni_kernel_nonzero, /* 119 */
    tni_kernel_norm_Scalar, /* 120 */
    tni_kernel_norm_ScalarOpt_dtype, /* 121 */
    tni_kernel_numpy_T, /* 122 */
    tni_kernel_ones, /* 123 */
    tni_kernel_pad, /* 124 */
    tni_kernel_permute, /* 125 */
    tni_kernel_prod, /* 126 */
    tni_kernel_ravel, /* 127 */
    tni_kernel_real, /* 128 */
    tni_kernel_repeat_interleave_Tensor, /* 129 */
    tni_kernel_reshape, /* 130 */
    tni_kernel_reshape_as, /* 131 */
    tni_kernel_resize_, /* 132 */
    tni_kernel_resize_as_, /* 133 */
    tni_kernel_resolve_conj, /* 134 */
    tni_kernel_resolve_neg, /* 135 */
    tni_kernel_scatter_src_out, /* 136 */
    tni_kernel_scatter_value_out, /* 137 */
    tni_kernel_select_backward, /* 138 */
    tni_kernel_select_int, /* 139 */
    tni_kernel_select_scatter, /* 140 */
    tni_kernel_slice_Tensor, /* 141 */
    tni_kernel_slice_backward, /* 142 */
    tni_kernel_slice_scatter, /* 143 */
    tni_kernel_sort, /* 144 */
    tni_kernel_special_logsumexp, /* 145 */
    tni_kernel_special_logsumexp_out, /* 146 */
    tni_kernel_split_Tensor, /* 147 */
    tni_kernel_split_sizes, /* 148 */
    tni_kernel_split_with_sizes, /* 149 */
    tni_kernel_squeeze, /* 150 */
    tni_kernel_squeeze_dim, /* 151 */
    tni_kernel_squeeze_dims, /* 152 */
    tni_kernel_std, /* 153 */
    tni_kernel_std_correction, /* 154 */
    tni_kernel_std_dim, /* 155 */
    tni_kernel_std_mean, /* 156 */
    tni_kernel_std_mean_correction, /* 157 */
    tni_kernel_std_mean_dim, /* 158 */
    tni_kernel_std_out, /* 159 */
    tni_kernel_sub_Scalar, /* 160 */
    tni_kernel_subtract_Tensor, /* 161 */
    tni_kernel_sum, /* 162 */
    tni_kernel_swapaxes, /* 163 */
    tni_kernel_swapdims, /* 164 */
    tni_kernel_t, /* 165 */
    tni_kernel_tensor_split_indices, /* 166 */
    tni_kernel_tensor_split_sections, /* 167 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 168 */
    tni_kernel_to_device, /* 169 */
    tni_kernel_to_dtype, /* 170 */
    tni_kernel_to_dtype_layout, /* 171 */
    tni_kernel_trace, /* 172 */
    tni_kernel_transpose_int, /* 173 */
    tni_kernel_unbind_int, /* 174 */
    tni_kernel_unflatten_int, /* 175 */
    tni_kernel_unfold, /* 176 */
    tni_kernel_unfold_backward, /* 177 */
    tni_kernel_unsafe_chunk, /* 178 */
    tni_kernel_unsafe_split_Tensor, /* 179 */
    tni_kernel_unsafe_split_with_sizes, /* 180 */
    tni_kernel_unsqueeze, /* 181 */
    tni_kernel_var, /* 182 */
    tni_kernel_var_correction, /* 183 */
    tni_kernel_var_dim, /* 184 */
    tni_kernel_var_mean, /* 185 */
    tni_kernel_var_mean_correction, /* 186 */
    tni_kernel_var_mean_dim, /* 187 */
    tni_kernel_var_out, /* 188 */
    tni_kernel_vdot, /* 189 */
    tni_kernel_view, /* 190 */
    tni_kernel_view_as, /* 191 */
    tni_kernel_view_as_complex, /* 192 */
    tni_kernel_view_as_real, /* 193 */
    tni_kernel_view_dtype, /* 194 */
    tni_kernel_vsplit_array, /* 195 */
    tni_kernel_vsplit_int, /* 196 */
    tni_kernel_zero_, /* 197 */
    tni_kernel_zeros, /* 198 */
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
extern const struct tni_structured tni_structured_sort_values_stable;
extern const struct tni_structured tni_structured_sqrt_out;
extern const struct tni_structured tni_structured_sub_out;
extern const struct tni_structured tni_structured_sum_IntList_out;
extern const struct tni_structured tni_structured_tanh_out;
extern const struct tni_structured tni_structured_topk_values;

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
    &tni_structured_sort_values_stable, /* 41 */
    &tni_structured_sqrt_out, /* 42 */
    &tni_structured_sub_out, /* 43 */
    &tni_structured_sum_IntList_out, /* 44 */
    &tni_structured_tanh_out, /* 45 */
    &tni_structured_topk_values, /* 46 */
    NULL,
};

tni_callee tni_builtin_callees[] = {
    {"aten::_aminmax", NULL}, /* 0 */
    {"aten::_aminmax.dim", NULL}, /* 1 */
    {"aten::_conj", NULL}, /* 2 */
    {"aten::_conj_copy", NULL}, /* 3 */
    {"aten::_conj_physical", NULL}, /* 4 */
    {"aten::_convolution", NULL}, /* 5 */
    {"aten::_neg_view", NULL}, /* 6 */
    {"aten::_neg_view_copy", NULL}, /* 7 */
    {"aten::_reshape_alias", NULL}, /* 8 */
    {"aten::_reshape_alias_copy", NULL}, /* 9 */
    {"aten::_to_copy", NULL}, /* 10 */
    {"aten::_unsafe_view", NULL}, /* 11 */
    {"aten::addbmm", NULL}, /* 12 */
    {"aten::addr", NULL}, /* 13 */
    {"aten::alias", NULL}, /* 14 */
    {"aten::alias_copy", NULL}, /* 15 */
    {"aten::as_strided", NULL}, /* 16 */
    {"aten::as_strided_copy", NULL}, /* 17 */
    {"aten::as_strided_scatter", NULL}, /* 18 */
    {"aten::clone", NULL}, /* 19 */
    {"aten::conj_physical", NULL}, /* 20 */
    {"aten::constant_pad_nd", NULL}, /* 21 */
    {"aten::convolution", NULL}, /* 22 */
    {"aten::convolution_backward", NULL}, /* 23 */
    {"aten::copy", NULL}, /* 24 */
    {"aten::copy_", NULL}, /* 25 */
    {"aten::count_nonzero", NULL}, /* 26 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 27 */
    {"aten::detach", NULL}, /* 28 */
    {"aten::detach_copy", NULL}, /* 29 */
    {"aten::diagonal", NULL}, /* 30 */
    {"aten::diagonal_backward", NULL}, /* 31 */
    {"aten::diagonal_copy", NULL}, /* 32 */
    {"aten::diagonal_scatter", NULL}, /* 33 */
    {"aten::dist", NULL}, /* 34 */
    {"aten::dot", NULL}, /* 35 */
    {"aten::empty_like", NULL}, /* 36 */
    {"aten::empty_strided", NULL}, /* 37 */
    {"aten::expand", NULL}, /* 38 */
    {"aten::expand_copy", NULL}, /* 39 */
    {"aten::fill.Scalar", NULL}, /* 40 */
    {"aten::fill.Tensor", NULL}, /* 41 */
    {"aten::fill_.Scalar", NULL}, /* 42 */
    {"aten::fill_.Tensor", NULL}, /* 43 */
    {"aten::flip", NULL}, /* 44 */
    {"aten::from_file", NULL}, /* 45 */
    {"aten::lift", NULL}, /* 46 */
    {"aten::lift_fresh", NULL}, /* 47 */
    {"aten::lift_fresh_copy", NULL}, /* 48 */
    {"aten::logsumexp", NULL}, /* 49 */
    {"aten::max", NULL}, /* 50 */
    {"aten::mean", NULL}, /* 51 */
    {"aten::median", NULL}, /* 52 */
    {"aten::median.dim", NULL}, /* 53 */
    {"aten::min", NULL}, /* 54 */
    {"aten::mode", NULL}, /* 55 */
    {"aten::mv", NULL}, /* 56 */
    {"aten::nanmedian", NULL}, /* 57 */
    {"aten::nanmedian.dim", NULL}, /* 58 */
    {"aten::nansum", NULL}, /* 59 */
    {"aten::narrow", NULL}, /* 60 */
    {"aten::narrow_copy", NULL}, /* 61 */
    {"aten::new_empty", NULL}, /* 62 */
    {"aten::new_full", NULL}, /* 63 */
    {"aten::new_zeros", NULL}, /* 64 */
    {"aten::norm.Scalar", NULL}, /* 65 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 66 */
    {"aten::permute", NULL}, /* 67 */
    {"aten::permute_copy", NULL}, /* 68 */
    {"aten::prod", NULL}, /* 69 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 70 */
    {"aten::resize", NULL}, /* 71 */
    {"aten::resize_", NULL}, /* 72 */
    {"aten::resize_as", NULL}, /* 73 */
    {"aten::resize_as_", NULL}, /* 74 */
    {"aten::select.int", NULL}, /* 75 */
    {"aten::select_backward", NULL}, /* 76 */
    {"aten::select_copy.int", NULL}, /* 77 */
    {"aten::select_scatter", NULL}, /* 78 */
    {"aten::slice.Tensor", NULL}, /* 79 */
    {"aten::slice_backward", NULL}, /* 80 */
    {"aten::slice_copy.Tensor", NULL}, /* 81 */
    {"aten::slice_scatter", NULL}, /* 82 */
    {"aten::sort", NULL}, /* 83 */
    {"aten::split.Tensor", NULL}, /* 84 */
    {"aten::split_copy.Tensor", NULL}, /* 85 */
    {"aten::split_with_sizes", NULL}, /* 86 */
    {"aten::split_with_sizes_copy", NULL}, /* 87 */
    {"aten::squeeze", NULL}, /* 88 */
    {"aten::squeeze.dim", NULL}, /* 89 */
    {"aten::squeeze.dims", NULL}, /* 90 */
    {"aten::squeeze_copy", NULL}, /* 91 */
    {"aten::squeeze_copy.dim", NULL}, /* 92 */
    {"aten::squeeze_copy.dims", NULL}, /* 93 */
    {"aten::std.correction", NULL}, /* 94 */
    {"aten::std_mean.correction", NULL}, /* 95 */
    {"aten::sum", NULL}, /* 96 */
    {"aten::swapaxes", NULL}, /* 97 */
    {"aten::swapdims", NULL}, /* 98 */
    {"aten::t", NULL}, /* 99 */
    {"aten::t_copy", NULL}, /* 100 */
    {"aten::trace", NULL}, /* 101 */
    {"aten::transpose.int", NULL}, /* 102 */
    {"aten::transpose_copy.int", NULL}, /* 103 */
    {"aten::unbind.int", NULL}, /* 104 */
    {"aten::unbind_copy.int", NULL}, /* 105 */
    {"aten::unfold", NULL}, /* 106 */
    {"aten::unfold_backward", NULL}, /* 107 */
    {"aten::unfold_copy", NULL}, /* 108 */
    {"aten::unsafe_split.Tensor", NULL}, /* 109 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 110 */
    {"aten::unsqueeze", NULL}, /* 111 */
    {"aten::unsqueeze_copy", NULL}, /* 112 */
    {"aten::var.correction", NULL}, /* 113 */
    {"aten::var_mean.correction", NULL}, /* 114 */
    {"aten::vdot", NULL}, /* 115 */
    {"aten::view", NULL}, /* 116 */
    {"aten::view.dtype", NULL}, /* 117 */
    {"aten::view_as_complex", NULL}, /* 118 */
    {"aten::view_as_complex_copy", NULL}, /* 119 */
    {"aten::view_as_real", NULL}, /* 120 */
    {"aten::view_as_real_copy", NULL}, /* 121 */
    {"aten::view_copy", NULL}, /* 122 */
    {"aten::view_copy.dtype", NULL}, /* 123 */
    {"aten::zero", NULL}, /* 124 */
    {"aten::zero_", NULL}, /* 125 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 454;

const tni_builtin tni_builtins[] = {
    {0, 15, 0, 2, 0x0}, /* aten::_aminmax */
    {63, 82, 2, 2, 0x0}, /* aten::_aminmax.dim */
    {163, 186, 4, 1, 0x20}, /* aten::_aminmax.dim_out */
    {316, 335, 5, 1, 0x20}, /* aten::_aminmax.out */
    {432, 444, 6, 1, 0x0}, /* aten::_conj */
    {485, 502, 7, 1, 0x80000}, /* aten::_conj_copy */
    {542, 563, 8, 1, 0x80020}, /* aten::_conj_copy.out */
    {630, 651, 9, 1, 0x10000}, /* aten::_conj_physical */
    {695, 720, 10, 1, 0x20}, /* aten::_conj_physical.out */
    {791, 810, 11, 1, 0x0}, /* aten::_convolution */
    {1066, 1096, 12, 1, 0x0}, /* aten::_convolution.deprecated */
    {1343, 1366, 13, 1, 0x20}, /* aten::_convolution.out */
    {1649, 1673, 14, 1, 0x0}, /* aten::_convolution_mode */
    {1814, 1833, 15, 1, 0x0}, /* aten::_is_all_true */
    {1875, 1894, 16, 1, 0x0}, /* aten::_is_any_true */
    {1936, 1962, 17, 1, 0x5}, /* aten::_local_scalar_dense */
    {2011, 2027, 18, 1, 0x0}, /* aten::_neg_view */
    {2072, 2093, 19, 1, 0x80000}, /* aten::_neg_view_copy */
    {2137, 2162, 20, 1, 0x80020}, /* aten::_neg_view_copy.out */
    {2233, 2254, 21, 2, 0x0}, /* aten::_reshape_alias */
    {2336, 2362, 23, 1, 0x80000}, /* aten::_reshape_alias_copy */
    {2443, 2473, 24, 1, 0x80020}, /* aten::_reshape_alias_copy.out */
    {2581, 2596, 25, 1, 0x1}, /* aten::_to_copy */
    {2785, 2804, 26, 1, 0x20}, /* aten::_to_copy.out */
    {2928, 2947, 27, 1, 0x0}, /* aten::_unsafe_view */
    {3004, 3027, 28, 1, 0x20}, /* aten::_unsafe_view.out */
    {3111, 3121, 29, 2, 0x10001}, /* aten::abs */
    {3154, 3171, 31, 1, 0x10001}, /* aten::add.Scalar */
    {3241, 3258, 32, 2, 0x10001}, /* aten::add.Tensor */
    {3331, 3345, 34, 2, 0x10000}, /* aten::add.out */
    {3435, 3453, 36, 2, 0x10000}, /* aten::add_.Tensor */
    {3535, 3548, 38, 2, 0x0}, /* aten::addbmm */
    {3648, 3665, 40, 2, 0x0}, /* aten::addbmm.out */
    {3789, 3803, 42, 2, 0x0}, /* aten::addbmm_ */
    {3912, 3924, 44, 2, 0x1}, /* aten::addmm */
    {4019, 4035, 46, 2, 0x0}, /* aten::addmm.out */
    {4154, 4167, 48, 2, 0x0}, /* aten::addmm_ */
    {4271, 4283, 50, 2, 0x0}, /* aten::addmv */
    {4376, 4392, 52, 2, 0x0}, /* aten::addmv.out */
    {4509, 4522, 54, 2, 0x0}, /* aten::addmv_ */
    {4624, 4635, 56, 1, 0x0}, /* aten::addr */
    {4729, 4744, 57, 1, 0x0}, /* aten::addr.out */
    {4862, 4874, 58, 1, 0x0}, /* aten::addr_ */
    {4977, 4991, 59, 1, 0x0}, /* aten::adjoint */
    {5034, 5046, 60, 1, 0x1}, /* aten::alias */
    {5087, 5104, 61, 1, 0x80000}, /* aten::alias_copy */
    {5144, 5165, 62, 1, 0x80020}, /* aten::alias_copy.out */
    {5232, 5242, 63, 2, 0x40000}, /* aten::all */
    {5275, 5293, 65, 2, 0x40000}, /* aten::all.all_out */
    {5357, 5371, 67, 2, 0x40000}, /* aten::all.dim */
    {5437, 5452, 69, 2, 0x40000}, /* aten::all.dims */
    {5527, 5546, 71, 2, 0x40000}, /* aten::all.dims_out */
    {5648, 5662, 73, 2, 0x40000}, /* aten::all.out */
    {5751, 5762, 75, 2, 0x40001}, /* aten::amax */
    {5831, 5846, 77, 2, 0x40000}, /* aten::amax.out */
    {5942, 5953, 79, 2, 0x40001}, /* aten::amin */
    {6022, 6037, 81, 2, 0x40000}, /* aten::amin.out */
    {6133, 6147, 83, 2, 0x40000}, /* aten::aminmax */
    {6240, 6258, 85, 2, 0x40000}, /* aten::aminmax.out */
    {6395, 6407, 87, 2, 0x10000}, /* aten::angle */
    {6442, 6452, 89, 2, 0x40001}, /* aten::any */
    {6485, 6503, 91, 2, 0x40000}, /* aten::any.all_out */
    {6567, 6581, 93, 2, 0x40001}, /* aten::any.dim */
    {6647, 6662, 95, 2, 0x40001}, /* aten::any.dims */
    {6737, 6756, 97, 2, 0x40000}, /* aten::any.dims_out */
    {6858, 6872, 99, 2, 0x40000}, /* aten::any.out */
    {6961, 6974, 101, 2, 0x40001}, /* aten::argmax */
    {7045, 7062, 103, 2, 0x40000}, /* aten::argmax.out */
    {7160, 7173, 105, 2, 0x40001}, /* aten::argmin */
    {7244, 7261, 107, 2, 0x40000}, /* aten::argmin.out */
    {7359, 7373, 109, 1, 0x0}, /* aten::argsort */
    {7445, 7466, 110, 1, 0x0}, /* aten::argsort.stable */
    {7561, 7586, 111, 1, 0x0}, /* aten::argsort.stable_out */
    {7705, 7722, 112, 2, 0x1}, /* aten::as_strided */
    {7829, 7847, 114, 1, 0x80}, /* aten::as_strided_ */
    {7957, 7979, 115, 1, 0x80000}, /* aten::as_strided_copy */
    {8085, 8111, 116, 1, 0x80020}, /* aten::as_strided_copy.out */
    {8244, 8269, 117, 1, 0x0}, /* aten::as_strided_scatter */
    {8390, 8419, 118, 1, 0x20}, /* aten::as_strided_scatter.out */
    {8567, 8584, 119, 1, 0x100}, /* aten::atleast_1d */
    {8624, 8650, 120, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {8706, 8723, 121, 1, 0x100}, /* aten::atleast_2d */
    {8763, 8789, 122, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {8845, 8862, 123, 1, 0x100}, /* aten::atleast_3d */
    {8902, 8928, 124, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {8984, 8998, 125, 2, 0x0}, /* aten::baddbmm */
    {9099, 9117, 127, 2, 0x0}, /* aten::baddbmm.out */
    {9242, 9257, 129, 2, 0x0}, /* aten::baddbmm_ */
    {9367, 9377, 131, 2, 0x1}, /* aten::bmm */
    {9423, 9437, 133, 2, 0x0}, /* aten::bmm.out */
    {9510, 9534, 135, 1, 0x0}, /* aten::broadcast_tensors */
    {9588, 9607, 136, 1, 0x0}, /* aten::broadcast_to */
    {9670, 9680, 137, 2, 0x1}, /* aten::cat */
    {9729, 9741, 139, 1, 0x0}, /* aten::chunk */
    {9812, 9824, 140, 1, 0x10001}, /* aten::clone */
    {9896, 9912, 141, 1, 0x20}, /* aten::clone.out */
    {10008, 10019, 142, 1, 0x0}, /* aten::conj */
    {10059, 10079, 143, 1, 0x10100}, /* aten::conj_physical */
    {10122, 10146, 144, 2, 0x10000}, /* aten::conj_physical.out */
    {10216, 10237, 146, 1, 0x10000}, /* aten::conj_physical_ */
    {10289, 10311, 147, 1, 0x1}, /* aten::constant_pad_nd */
    {10386, 10412, 148, 1, 0x20}, /* aten::constant_pad_nd.out */
    {10514, 10531, 149, 1, 0x0}, /* aten::contiguous */
    {10626, 10639, 150, 1, 0x0}, /* aten::conv1d */
    {10790, 10811, 151, 1, 0x0}, /* aten::conv1d.padding */
    {10970, 10983, 152, 1, 0x0}, /* aten::conv2d */
    {11134, 11155, 153, 1, 0x0}, /* aten::conv2d.padding */
    {11314, 11327, 154, 1, 0x0}, /* aten::conv3d */
    {11478, 11499, 155, 1, 0x0}, /* aten::conv3d.padding */
    {11658, 11681, 156, 1, 0x0}, /* aten::conv_transpose1d */
    {11870, 11899, 157, 1, 0x0}, /* aten::conv_transpose2d.input */
    {12094, 12123, 158, 1, 0x0}, /* aten::conv_transpose3d.input */
    {12318, 12336, 159, 2, 0x1}, /* aten::convolution */
    {12518, 12540, 161, 1, 0x20}, /* aten::convolution.out */
    {12749, 12776, 162, 2, 0x1}, /* aten::convolution_backward */
    {13034, 13065, 164, 1, 0x20}, /* aten::convolution_backward.out */
    {13393, 13404, 165, 1, 0x1}, /* aten::copy */
    {13475, 13490, 166, 1, 0x20}, /* aten::copy.out */
    {13588, 13600, 167, 1, 0x0}, /* aten::copy_ */
    {13680, 13700, 168, 1, 0x40000}, /* aten::count_nonzero */
    {13758, 13790, 169, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {13856, 13892, 171, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {13985, 14009, 172, 1, 0x20}, /* aten::count_nonzero.out */
    {14094, 14108, 173, 2, 0x0}, /* aten::cumprod */
    {14181, 14194, 175, 2, 0x1}, /* aten::cumsum */
    {14266, 14279, 177, 1, 0x0}, /* aten::detach */
    {14321, 14335, 178, 1, 0x80}, /* aten::detach_ */
    {14380, 14398, 179, 1, 0x80000}, /* aten::detach_copy */
    {14439, 14461, 180, 1, 0x80020}, /* aten::detach_copy.out */
    {14529, 14544, 181, 1, 0x1}, /* aten::diagonal */
    {14626, 14650, 182, 1, 0x0}, /* aten::diagonal_backward */
    {14758, 14786, 183, 1, 0x20}, /* aten::diagonal_backward.out */
    {14921, 14941, 184, 1, 0x80000}, /* aten::diagonal_copy */
    {15022, 15046, 185, 1, 0x80020}, /* aten::diagonal_copy.out */
    {15154, 15177, 186, 1, 0x0}, /* aten::diagonal_scatter */
    {15273, 15300, 187, 1, 0x20}, /* aten::diagonal_scatter.out */
    {15423, 15434, 188, 1, 0x0}, /* aten::dist */
    {15494, 15509, 189, 1, 0x20}, /* aten::dist.out */
    {15596, 15613, 190, 1, 0x10001}, /* aten::div.Scalar */
    {15667, 15684, 191, 2, 0x10001}, /* aten::div.Tensor */
    {15738, 15752, 193, 2, 0x10000}, /* aten::div.out */
    {15826, 15844, 195, 2, 0x10000}, /* aten::div_.Tensor */
    {15907, 15917, 197, 2, 0x0}, /* aten::dot */
    {15965, 15979, 199, 1, 0x0}, /* aten::dot.out */
    {16054, 16073, 200, 1, 0x0}, /* aten::dsplit.array */
    {16143, 16160, 201, 1, 0x0}, /* aten::dsplit.int */
    {16227, 16253, 202, 3, 0x1}, /* aten::empty.memory_format */
    {16430, 16447, 205, 1, 0x0}, /* aten::empty_like */
    {16613, 16634, 206, 1, 0x20}, /* aten::empty_like.out */
    {16735, 16755, 207, 3, 0x1}, /* aten::empty_strided */
    {16909, 16933, 210, 1, 0x20}, /* aten::empty_strided.out */
    {17022, 17038, 211, 2, 0x10001}, /* aten::eq.Scalar */
    {17091, 17111, 213, 2, 0x10000}, /* aten::eq.Scalar_out */
    {17191, 17207, 215, 2, 0x10001}, /* aten::eq.Tensor */
    {17260, 17280, 217, 2, 0x10000}, /* aten::eq.Tensor_out */
    {17360, 17377, 219, 2, 0x0}, /* aten::eq_.Scalar */
    {17439, 17456, 221, 2, 0x0}, /* aten::eq_.Tensor */
    {17518, 17530, 223, 2, 0x10004}, /* aten::equal */
    {17577, 17587, 225, 2, 0x10001}, /* aten::exp */
    {17620, 17634, 227, 2, 0x10000}, /* aten::exp.out */
    {17694, 17705, 229, 2, 0x10000}, /* aten::exp_ */
    {17747, 17760, 231, 1, 0x1}, /* aten::expand */
    {17841, 17857, 232, 1, 0x0}, /* aten::expand_as */
    {17916, 17934, 233, 1, 0x80000}, /* aten::expand_copy */
    {18014, 18036, 234, 1, 0x80020}, /* aten::expand_copy.out */
    {18140, 18158, 235, 1, 0x1}, /* aten::fill.Scalar */
    {18213, 18235, 236, 1, 0x20}, /* aten::fill.Scalar_out */
    {18317, 18335, 237, 1, 0x0}, /* aten::fill.Tensor */
    {18390, 18412, 238, 1, 0x20}, /* aten::fill.Tensor_out */
    {18494, 18513, 239, 2, 0x0}, /* aten::fill_.Scalar */
    {18577, 18596, 241, 2, 0x0}, /* aten::fill_.Tensor */
    {18660, 18685, 243, 1, 0x0}, /* aten::flatten.using_ints */
    {18772, 18783, 244, 2, 0x1}, /* aten::flip */
    {18829, 18844, 246, 1, 0x20}, /* aten::flip.out */
    {18917, 18933, 247, 2, 0x0}, /* aten::from_file */
    {19097, 19117, 249, 1, 0x20}, /* aten::from_file.out */
    {19216, 19227, 250, 2, 0x1}, /* aten::full */
    {19374, 19390, 252, 2, 0x10001}, /* aten::ge.Scalar */
    {19443, 19463, 254, 2, 0x10000}, /* aten::ge.Scalar_out */
    {19543, 19559, 256, 2, 0x10001}, /* aten::ge.Tensor */
    {19612, 19632, 258, 2, 0x10000}, /* aten::ge.Tensor_out */
    {19712, 19729, 260, 2, 0x0}, /* aten::ge_.Scalar */
    {19791, 19808, 262, 2, 0x0}, /* aten::ge_.Tensor */
    {19870, 19886, 264, 2, 0x10001}, /* aten::gt.Scalar */
    {19939, 19959, 266, 2, 0x10000}, /* aten::gt.Scalar_out */
    {20039, 20055, 268, 2, 0x10001}, /* aten::gt.Tensor */
    {20108, 20128, 270, 2, 0x10000}, /* aten::gt.Tensor_out */
    {20208, 20225, 272, 2, 0x0}, /* aten::gt_.Scalar */
    {20287, 20304, 274, 2, 0x0}, /* aten::gt_.Tensor */
    {20366, 20385, 276, 1, 0x0}, /* aten::hsplit.array */
    {20455, 20472, 277, 1, 0x0}, /* aten::hsplit.int */
    {20539, 20550, 278, 1, 0x0}, /* aten::imag */
    {20590, 20609, 279, 1, 0x9}, /* aten::index.Tensor */
    {20670, 20687, 280, 1, 0x0}, /* aten::is_nonzero */
    {20725, 20741, 281, 1, 0x0}, /* aten::is_pinned */
    {20799, 20810, 282, 1, 0x4}, /* aten::item */
    {20844, 20859, 283, 1, 0x0}, /* aten::kthvalue */
    {20964, 20986, 284, 2, 0x0}, /* aten::kthvalue.values */
    {21148, 21164, 286, 2, 0x10001}, /* aten::le.Scalar */
    {21217, 21237, 288, 2, 0x10000}, /* aten::le.Scalar_out */
    {21317, 21333, 290, 2, 0x10001}, /* aten::le.Tensor */
    {21386, 21406, 292, 2, 0x10000}, /* aten::le.Tensor_out */
    {21486, 21503, 294, 2, 0x0}, /* aten::le_.Scalar */
    {21565, 21582, 296, 2, 0x0}, /* aten::le_.Tensor */
    {21644, 21655, 298, 1, 0x0}, /* aten::lift */
    {21689, 21704, 299, 1, 0x20}, /* aten::lift.out */
    {21765, 21782, 300, 1, 0x0}, /* aten::lift_fresh */
    {21828, 21850, 301, 1, 0x80000}, /* aten::lift_fresh_copy */
    {21895, 21921, 302, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {21993, 22015, 303, 1, 0x0}, /* aten::linalg_diagonal */
    {22106, 22131, 304, 2, 0x40000}, /* aten::linalg_vector_norm */
    {22258, 22287, 306, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {22438, 22454, 308, 1, 0x40000}, /* aten::logsumexp */
    {22525, 22545, 309, 2, 0x40000}, /* aten::logsumexp.out */
    {22643, 22659, 311, 2, 0x10001}, /* aten::lt.Scalar */
    {22712, 22732, 313, 2, 0x10000}, /* aten::lt.Scalar_out */
    {22812, 22828, 315, 2, 0x10001}, /* aten::lt.Tensor */
    {22881, 22901, 317, 2, 0x10000}, /* aten::lt.Tensor_out */
    {22981, 22998, 319, 2, 0x0}, /* aten::lt_.Scalar */
    {23060, 23077, 321, 2, 0x0}, /* aten::lt_.Tensor */
    {23139, 23148, 323, 1, 0x0}, /* aten::mH */
    {23186, 23195, 324, 1, 0x0}, /* aten::mT */
    {23233, 23253, 325, 1, 0x8}, /* aten::masked_select */
    {23309, 23322, 326, 1, 0x0}, /* aten::matmul */
    {23372, 23389, 327, 1, 0x0}, /* aten::matmul.out */
    {23466, 23481, 328, 1, 0x0}, /* aten::matrix_H */
    {23525, 23535, 329, 2, 0x40000}, /* aten::max */
    {23568, 23582, 331, 2, 0x40001}, /* aten::max.dim */
    {23673, 23691, 333, 2, 0x40000}, /* aten::max.dim_max */
    {23836, 23856, 335, 2, 0x40000}, /* aten::max.unary_out */
    {23922, 23933, 337, 1, 0x40001}, /* aten::mean */
    {23994, 24009, 338, 2, 0x40001}, /* aten::mean.dim */
    {24107, 24128, 340, 2, 0x40000}, /* aten::mean.dtype_out */
    {24219, 24234, 342, 2, 0x40000}, /* aten::mean.out */
    {24352, 24365, 344, 2, 0x0}, /* aten::median */
    {24401, 24418, 346, 1, 0x0}, /* aten::median.dim */
    {24512, 24536, 347, 2, 0x0}, /* aten::median.dim_values */
    {24687, 24704, 349, 1, 0x20}, /* aten::median.out */
    {24767, 24777, 350, 2, 0x40000}, /* aten::min */
    {24810, 24824, 352, 2, 0x40001}, /* aten::min.dim */
    {24915, 24933, 354, 2, 0x40000}, /* aten::min.dim_min */
    {25079, 25099, 356, 2, 0x40000}, /* aten::min.unary_out */
    {25165, 25174, 358, 2, 0x1}, /* aten::mm */
    {25219, 25232, 360, 2, 0x0}, /* aten::mm.out */
    {25304, 25315, 362, 2, 0x0}, /* aten::mode */
    {25406, 25424, 364, 2, 0x0}, /* aten::mode.values */
    {25572, 25591, 366, 1, 0x0}, /* aten::moveaxis.int */
    {25668, 25691, 367, 1, 0x0}, /* aten::moveaxis.intlist */
    {25776, 25794, 368, 1, 0x0}, /* aten::movedim.int */
    {25870, 25892, 369, 1, 0x0}, /* aten::movedim.intlist */
    {25976, 25988, 370, 1, 0x0}, /* aten::msort */
    {26023, 26039, 371, 1, 0x0}, /* aten::msort.out */
    {26101, 26118, 372, 1, 0x10001}, /* aten::mul.Scalar */
    {26172, 26189, 373, 2, 0x10001}, /* aten::mul.Tensor */
    {26243, 26257, 375, 2, 0x10000}, /* aten::mul.out */
    {26331, 26349, 377, 2, 0x10000}, /* aten::mul_.Tensor */
    {26412, 26421, 379, 1, 0x0}, /* aten::mv */
    {26465, 26478, 380, 1, 0x0}, /* aten::mv.out */
    {26549, 26565, 381, 2, 0x0}, /* aten::nanmedian */
    {26604, 26624, 383, 1, 0x0}, /* aten::nanmedian.dim */
    {26721, 26748, 384, 2, 0x0}, /* aten::nanmedian.dim_values */
    {26902, 26922, 386, 1, 0x20}, /* aten::nanmedian.out */
    {26988, 27001, 387, 2, 0x40000}, /* aten::nansum */
    {27102, 27119, 389, 2, 0x40000}, /* aten::nansum.out */
    {27244, 27257, 391, 1, 0x0}, /* aten::narrow */
    {27337, 27357, 392, 1, 0x0}, /* aten::narrow.Tensor */
    {27444, 27462, 393, 1, 0x80000}, /* aten::narrow_copy */
    {27541, 27563, 394, 2, 0x0}, /* aten::narrow_copy.out */
    {27669, 27685, 396, 2, 0x10001}, /* aten::ne.Scalar */
    {27738, 27758, 398, 2, 0x10000}, /* aten::ne.Scalar_out */
    {27838, 27854, 400, 2, 0x10001}, /* aten::ne.Tensor */
    {27907, 27927, 402, 2, 0x10000}, /* aten::ne.Tensor_out */
    {28007, 28024, 404, 2, 0x0}, /* aten::ne_.Scalar */
    {28086, 28103, 406, 2, 0x0}, /* aten::ne_.Tensor */
    {28165, 28175, 408, 2, 0x10001}, /* aten::neg */
    {28208, 28222, 410, 2, 0x10000}, /* aten::neg.out */
    {28282, 28293, 412, 2, 0x10000}, /* aten::neg_ */
    {28335, 28351, 414, 1, 0x0}, /* aten::new_empty */
    {28497, 28517, 415, 1, 0x20}, /* aten::new_empty.out */
    {28598, 28613, 416, 1, 0x0}, /* aten::new_full */
    {28777, 28796, 417, 1, 0x20}, /* aten::new_full.out */
    {28895, 28911, 418, 1, 0x0}, /* aten::new_zeros */
    {29057, 29077, 419, 1, 0x20}, /* aten::new_zeros.out */
    {29158, 29172, 420, 1, 0x9}, /* aten::nonzero */
    {29209, 29227, 421, 1, 0x40000}, /* aten::norm.Scalar */
    {29280, 29305, 422, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {29396, 29427, 424, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {29539, 29566, 426, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {29648, 29679, 427, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {29785, 29807, 428, 1, 0x20}, /* aten::norm.Scalar_out */
    {29887, 29908, 429, 2, 0x40000}, /* aten::norm.dtype_out */
    {30030, 30045, 431, 2, 0x40000}, /* aten::norm.out */
    {30149, 30163, 433, 1, 0x0}, /* aten::numpy_T */
    {30206, 30217, 434, 2, 0x0}, /* aten::ones */
    {30345, 30355, 436, 1, 0x0}, /* aten::pad */
    {30442, 30456, 437, 1, 0x1}, /* aten::permute */
    {30511, 30530, 438, 1, 0x80000}, /* aten::permute_copy */
    {30584, 30607, 439, 1, 0x80020}, /* aten::permute_copy.out */
    {30688, 30699, 440, 2, 0x40001}, /* aten::prod */
    {30760, 30779, 442, 2, 0x40001}, /* aten::prod.dim_int */
    {30877, 30896, 444, 2, 0x40000}, /* aten::prod.int_out */
    {31014, 31029, 446, 1, 0x20}, /* aten::prod.out */
    {31114, 31126, 447, 1, 0x0}, /* aten::ravel */
    {31167, 31178, 448, 1, 0x0}, /* aten::real */
    {31218, 31249, 449, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {31335, 31370, 450, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {31480, 31494, 451, 1, 0x0}, /* aten::reshape */
    {31553, 31570, 452, 1, 0x0}, /* aten::reshape_as */
    {31630, 31643, 453, 1, 0x20}, /* aten::resize */
    {31731, 31748, 454, 1, 0x20}, /* aten::resize.out */
    {31860, 31874, 455, 2, 0x81}, /* aten::resize_ */
    {31971, 31987, 457, 1, 0x20}, /* aten::resize_as */
    {32084, 32104, 458, 1, 0x20}, /* aten::resize_as.out */
    {32225, 32242, 459, 1, 0x80}, /* aten::resize_as_ */
    {32348, 32367, 460, 1, 0x0}, /* aten::resolve_conj */
    {32415, 32433, 461, 1, 0x0}, /* aten::resolve_neg */
    {32480, 32502, 462, 2, 0x0}, /* aten::scatter.src_out */
    {32605, 32629, 464, 2, 0x0}, /* aten::scatter.value_out */
    {32736, 32753, 466, 1, 0x1}, /* aten::select.int */
    {32822, 32844, 467, 1, 0x0}, /* aten::select_backward */
    {32941, 32967, 468, 1, 0x20}, /* aten::select_backward.out */
    {33091, 33113, 469, 1, 0x80000}, /* aten::select_copy.int */
    {33181, 33207, 470, 1, 0x80020}, /* aten::select_copy.int_out */
    {33302, 33323, 471, 1, 0x1}, /* aten::select_scatter */
    {33402, 33427, 472, 1, 0x20}, /* aten::select_scatter.out */
    {33533, 33547, 473, 2, 0x10001}, /* aten::sigmoid */
    {33584, 33602, 475, 2, 0x10000}, /* aten::sigmoid.out */
    {33666, 33681, 477, 2, 0x10000}, /* aten::sigmoid_ */
    {33727, 33746, 479, 1, 0x1}, /* aten::slice.Tensor */
    {33858, 33879, 480, 1, 0x0}, /* aten::slice_backward */
    {34000, 34025, 481, 1, 0x20}, /* aten::slice_backward.out */
    {34173, 34197, 482, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {34308, 34336, 483, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {34474, 34494, 484, 1, 0x80001}, /* aten::slice_scatter */
    {34613, 34637, 485, 1, 0x80020}, /* aten::slice_scatter.out */
    {34783, 34794, 486, 1, 0x1}, /* aten::sort */
    {34888, 34906, 487, 2, 0x0}, /* aten::sort.stable */
    {35024, 35042, 489, 2, 0x0}, /* aten::sort.values */
    {35193, 35218, 491, 2, 0x0}, /* aten::sort.values_stable */
    {35390, 35414, 493, 1, 0x0}, /* aten::special_logsumexp */
    {35493, 35521, 494, 1, 0x0}, /* aten::special_logsumexp.out */
    {35627, 35646, 495, 1, 0x0}, /* aten::split.Tensor */
    {35731, 35749, 496, 1, 0x0}, /* aten::split.sizes */
    {35835, 35859, 497, 1, 0x80000}, /* aten::split_copy.Tensor */
    {35938, 35966, 498, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {36064, 36087, 499, 1, 0x1}, /* aten::split_with_sizes */
    {36179, 36207, 500, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {36293, 36325, 501, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {36430, 36441, 502, 2, 0x10001}, /* aten::sqrt */
    {36475, 36490, 504, 2, 0x10000}, /* aten::sqrt.out */
    {36551, 36563, 506, 2, 0x10000}, /* aten::sqrt_ */
    {36606, 36620, 508, 1, 0x0}, /* aten::squeeze */
    {36663, 36681, 509, 1, 0x1}, /* aten::squeeze.dim */
    {36737, 36756, 510, 1, 0x1}, /* aten::squeeze.dims */
    {36815, 36830, 511, 1, 0x80}, /* aten::squeeze_ */
    {36876, 36895, 512, 1, 0x80}, /* aten::squeeze_.dim */
    {36954, 36974, 513, 1, 0x80}, /* aten::squeeze_.dims */
    {37036, 37055, 514, 1, 0x80000}, /* aten::squeeze_copy */
    {37097, 37120, 515, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {37175, 37202, 516, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {37284, 37308, 517, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {37366, 37394, 518, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {37479, 37502, 519, 1, 0x80020}, /* aten::squeeze_copy.out */
    {37571, 37581, 520, 1, 0x40000}, /* aten::std */
    {37634, 37655, 521, 2, 0x40000}, /* aten::std.correction */
    {37765, 37790, 523, 2, 0x40000}, /* aten::std.correction_out */
    {37924, 37938, 525, 1, 0x40000}, /* aten::std.dim */
    {38028, 38042, 526, 1, 0x40000}, /* aten::std.out */
    {38155, 38170, 527, 1, 0x40000}, /* aten::std_mean */
    {38238, 38264, 528, 2, 0x40000}, /* aten::std_mean.correction */
    {38389, 38419, 530, 1, 0x20}, /* aten::std_mean.correction_out */
    {38590, 38609, 531, 1, 0x40000}, /* aten::std_mean.dim */
    {38714, 38731, 532, 1, 0x10001}, /* aten::sub.Scalar */
    {38801, 38818, 533, 2, 0x10001}, /* aten::sub.Tensor */
    {38891, 38905, 535, 2, 0x10000}, /* aten::sub.out */
    {38995, 39013, 537, 2, 0x10000}, /* aten::sub_.Tensor */
    {39095, 39117, 539, 1, 0x0}, /* aten::subtract.Tensor */
    {39195, 39205, 540, 1, 0x40000}, /* aten::sum */
    {39265, 39287, 541, 2, 0x40000}, /* aten::sum.IntList_out */
    {39412, 39434, 543, 2, 0x40001}, /* aten::sum.dim_IntList */
    {39539, 39553, 545, 1, 0x20}, /* aten::sum.out */
    {39637, 39652, 546, 1, 0x0}, /* aten::swapaxes */
    {39718, 39734, 547, 1, 0x80}, /* aten::swapaxes_ */
    {39803, 39818, 548, 1, 0x0}, /* aten::swapdims */
    {39882, 39898, 549, 1, 0x80}, /* aten::swapdims_ */
    {39965, 39973, 550, 1, 0x0}, /* aten::t */
    {40010, 40019, 551, 1, 0x80}, /* aten::t_ */
    {40059, 40072, 552, 1, 0x80000}, /* aten::t_copy */
    {40108, 40125, 553, 1, 0x80020}, /* aten::t_copy.out */
    {40188, 40199, 554, 2, 0x10001}, /* aten::tanh */
    {40233, 40248, 556, 2, 0x10000}, /* aten::tanh.out */
    {40309, 40321, 558, 2, 0x10000}, /* aten::tanh_ */
    {40364, 40391, 560, 1, 0x0}, /* aten::tensor_split.indices */
    {40483, 40511, 561, 1, 0x0}, /* aten::tensor_split.sections */
    {40603, 40649, 562, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {40777, 40793, 563, 1, 0x0}, /* aten::to.device */
    {40947, 40962, 564, 1, 0x0}, /* aten::to.dtype */
    {41100, 41122, 565, 1, 0x0}, /* aten::to.dtype_layout */
    {41341, 41352, 566, 2, 0x1}, /* aten::topk */
    {41470, 41488, 568, 2, 0x0}, /* aten::topk.values */
    {41663, 41675, 570, 2, 0x0}, /* aten::trace */
    {41710, 41726, 572, 1, 0x20}, /* aten::trace.out */
    {41788, 41808, 573, 1, 0x0}, /* aten::transpose.int */
    {41877, 41894, 574, 1, 0x80}, /* aten::transpose_ */
    {41962, 41987, 575, 1, 0x80000}, /* aten::transpose_copy.int */
    {42055, 42084, 576, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {42179, 42196, 577, 1, 0x0}, /* aten::unbind.int */
    {42260, 42282, 578, 1, 0x80000}, /* aten::unbind_copy.int */
    {42340, 42366, 579, 1, 0x0}, /* aten::unbind_copy.int_out */
    {42443, 42463, 580, 1, 0x0}, /* aten::unflatten.int */
    {42537, 42550, 581, 2, 0x0}, /* aten::unfold */
    {42627, 42649, 583, 2, 0x0}, /* aten::unfold_backward */
    {42748, 42774, 585, 1, 0x20}, /* aten::unfold_backward.out */
    {42900, 42918, 586, 1, 0x80000}, /* aten::unfold_copy */
    {42994, 43016, 587, 1, 0x80020}, /* aten::unfold_copy.out */
    {43119, 43138, 588, 1, 0x100}, /* aten::unsafe_chunk */
    {43205, 43231, 589, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {43312, 43342, 590, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {43442, 43472, 591, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {43560, 43594, 592, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {43701, 43717, 593, 1, 0x1}, /* aten::unsqueeze */
    {43771, 43788, 594, 1, 0x80}, /* aten::unsqueeze_ */
    {43845, 43866, 595, 1, 0x80000}, /* aten::unsqueeze_copy */
    {43919, 43944, 596, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {44024, 44034, 597, 1, 0x40000}, /* aten::var */
    {44087, 44108, 598, 2, 0x40001}, /* aten::var.correction */
    {44218, 44243, 600, 2, 0x40000}, /* aten::var.correction_out */
    {44377, 44391, 602, 1, 0x40001}, /* aten::var.dim */
    {44481, 44495, 603, 1, 0x40000}, /* aten::var.out */
    {44608, 44623, 604, 1, 0x40000}, /* aten::var_mean */
    {44691, 44717, 605, 2, 0x40000}, /* aten::var_mean.correction */
    {44842, 44872, 607, 1, 0x20}, /* aten::var_mean.correction_out */
    {45043, 45062, 608, 1, 0x40000}, /* aten::var_mean.dim */
    {45167, 45178, 609, 2, 0x0}, /* aten::vdot */
    {45226, 45241, 611, 1, 0x0}, /* aten::vdot.out */
    {45316, 45327, 612, 2, 0x1}, /* aten::view */
    {45382, 45399, 614, 1, 0x0}, /* aten::view.dtype */
    {45463, 45477, 615, 1, 0x0}, /* aten::view_as */
    {45534, 45556, 616, 2, 0x0}, /* aten::view_as_complex */
    {45607, 45634, 618, 1, 0x80000}, /* aten::view_as_complex_copy */
    {45684, 45715, 619, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {45792, 45811, 620, 2, 0x0}, /* aten::view_as_real */
    {45859, 45883, 622, 1, 0x80000}, /* aten::view_as_real_copy */
    {45930, 45958, 623, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {46032, 46048, 624, 1, 0x80000}, /* aten::view_copy */
    {46102, 46124, 625, 1, 0x80000}, /* aten::view_copy.dtype */
    {46187, 46213, 626, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {46303, 46323, 627, 1, 0x80020}, /* aten::view_copy.out */
    {46404, 46423, 628, 1, 0x0}, /* aten::vsplit.array */
    {46493, 46510, 629, 1, 0x0}, /* aten::vsplit.int */
    {46577, 46588, 630, 1, 0x20}, /* aten::zero */
    {46622, 46637, 631, 1, 0x20}, /* aten::zero.out */
    {46698, 46710, 632, 2, 0x0}, /* aten::zero_ */
    {46753, 46765, 634, 2, 0x0}, /* aten::zeros */
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {1, 0, 0}, /* aten::_aminmax CPU */
    {16, 0, 0}, /* aten::_aminmax Meta */
    {1, 0, 1}, /* aten::_aminmax.dim CPU */
    {16, 0, 1}, /* aten::_aminmax.dim Meta */
    {141, 4, 1}, /* aten::_aminmax.dim_out CompositeExplicitAutograd */
    {141, 4, 0}, /* aten::_aminmax.out CompositeExplicitAutograd */
    {141, 0, 2}, /* aten::_conj CompositeExplicitAutograd */
    {142, 7, 2}, /* aten::_conj_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 3}, /* aten::_conj_copy.out CompositeExplicitAutograd */
    {141, 0, 3}, /* aten::_conj_physical CompositeExplicitAutograd */
    {141, 4, 4}, /* aten::_conj_physical.out CompositeExplicitAutograd */
    {141, 0, 4}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 5}, /* aten::_convolution.deprecated implicit */
    {141, 4, 5}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 6}, /* aten::_convolution_mode implicit */
    {141, 0, 7}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 8}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 9}, /* aten::_local_scalar_dense CPU */
    {141, 0, 10}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 6}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 7}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 11}, /* aten::_reshape_alias CPU */
    {16, 0, 11}, /* aten::_reshape_alias Meta */
    {142, 7, 8}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 9}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 12}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 10}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {141, 0, 190}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 11}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 13}, /* aten::abs CPU */
    {16, 0, 13}, /* aten::abs Meta */
    {141, 0, 14}, /* aten::add.Scalar CompositeExplicitAutograd */
    {1, 1, 0}, /* aten::add.Tensor CPU */
    {16, 1, 0}, /* aten::add.Tensor Meta */
    {1, 3, 0}, /* aten::add.out CPU */
    {16, 3, 0}, /* aten::add.out Meta */
    {1, 2, 0}, /* aten::add_.Tensor CPU */
    {16, 2, 0}, /* aten::add_.Tensor Meta */
    {1, 0, 15}, /* aten::addbmm CPU */
    {16, 0, 15}, /* aten::addbmm Meta */
    {1, 4, 12}, /* aten::addbmm.out CPU */
    {16, 4, 12}, /* aten::addbmm.out Meta */
    {1, 0, 16}, /* aten::addbmm_ CPU */
    {16, 0, 16}, /* aten::addbmm_ Meta */
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
    {141, 0, 17}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 13}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 13}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 18}, /* aten::adjoint implicit */
    {141, 0, 19}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 14}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 15}, /* aten::alias_copy.out CompositeExplicitAutograd */
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
    {1, 0, 20}, /* aten::angle CPU */
    {16, 0, 20}, /* aten::angle Meta */
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
    {138, 0, 21}, /* aten::argsort implicit */
    {138, 0, 22}, /* aten::argsort.stable implicit */
    {138, 0, 23}, /* aten::argsort.stable_out implicit */
    {1, 0, 24}, /* aten::as_strided CPU */
    {16, 0, 24}, /* aten::as_strided Meta */
    {142, 5, 16}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 16}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 17}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 25}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 18}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {138, 0, 26}, /* aten::atleast_1d implicit */
    {138, 0, 27}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 28}, /* aten::atleast_2d implicit */
    {138, 0, 29}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 30}, /* aten::atleast_3d implicit */
    {138, 0, 31}, /* aten::atleast_3d.Sequence implicit */
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
    {138, 0, 33}, /* aten::broadcast_tensors implicit */
    {138, 0, 34}, /* aten::broadcast_to implicit */
    {1, 0, 35}, /* aten::cat CPU */
    {16, 0, 35}, /* aten::cat Meta */
    {138, 0, 36}, /* aten::chunk implicit */
    {141, 0, 37}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 19}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 38}, /* aten::conj implicit */
    {138, 0, 39}, /* aten::conj_physical implicit */
    {1, 4, 20}, /* aten::conj_physical.out CPU */
    {16, 4, 20}, /* aten::conj_physical.out Meta */
    {141, 5, 20}, /* aten::conj_physical_ CompositeExplicitAutograd */
    {141, 0, 40}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 21}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 41}, /* aten::contiguous implicit */
    {138, 0, 42}, /* aten::conv1d implicit */
    {138, 0, 43}, /* aten::conv1d.padding implicit */
    {138, 0, 44}, /* aten::conv2d implicit */
    {138, 0, 45}, /* aten::conv2d.padding implicit */
    {138, 0, 46}, /* aten::conv3d implicit */
    {138, 0, 47}, /* aten::conv3d.padding implicit */
    {138, 0, 48}, /* aten::conv_transpose1d implicit */
    {138, 0, 49}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 50}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 51}, /* aten::convolution CPU */
    {16, 0, 51}, /* aten::convolution Meta */
    {141, 4, 22}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 52}, /* aten::convolution_backward CPU */
    {16, 0, 52}, /* aten::convolution_backward Meta */
    {141, 4, 23}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 25}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 24}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 53}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 54}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 55}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 55}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 27}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 26}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {1, 0, 56}, /* aten::cumprod CPU */
    {16, 0, 56}, /* aten::cumprod Meta */
    {1, 0, 57}, /* aten::cumsum CPU */
    {16, 0, 57}, /* aten::cumsum Meta */
    {141, 0, 19}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 28}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 28}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 29}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {141, 0, 58}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 59}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 31}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 30}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 32}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 60}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 33}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {141, 0, 61}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 34}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 62}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 1, 16}, /* aten::div.Tensor CPU */
    {16, 1, 16}, /* aten::div.Tensor Meta */
    {1, 3, 16}, /* aten::div.out CPU */
    {16, 3, 16}, /* aten::div.out Meta */
    {1, 2, 16}, /* aten::div_.Tensor CPU */
    {16, 2, 16}, /* aten::div_.Tensor Meta */
    {1, 0, 63}, /* aten::dot CPU */
    {16, 0, 63}, /* aten::dot Meta */
    {141, 4, 35}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 64}, /* aten::dsplit.array implicit */
    {138, 0, 65}, /* aten::dsplit.int implicit */
    {1, 0, 67}, /* aten::empty.memory_format CPU */
    {16, 0, 67}, /* aten::empty.memory_format Meta */
    {86, 0, 32}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 66}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 36}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 68}, /* aten::empty_strided CPU */
    {16, 0, 68}, /* aten::empty_strided Meta */
    {86, 0, 32}, /* aten::empty_strided BackendSelect */
    {141, 4, 37}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 69}, /* aten::equal CPU */
    {16, 0, 69}, /* aten::equal Meta */
    {1, 1, 19}, /* aten::exp CPU */
    {16, 1, 19}, /* aten::exp Meta */
    {1, 3, 19}, /* aten::exp.out CPU */
    {16, 3, 19}, /* aten::exp.out Meta */
    {1, 2, 19}, /* aten::exp_ CPU */
    {16, 2, 19}, /* aten::exp_ Meta */
    {141, 0, 70}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 71}, /* aten::expand_as implicit */
    {142, 7, 38}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 39}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {141, 6, 42}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 40}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 43}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 41}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 72}, /* aten::fill_.Scalar CPU */
    {16, 0, 72}, /* aten::fill_.Scalar Meta */
    {1, 0, 73}, /* aten::fill_.Tensor CPU */
    {16, 0, 73}, /* aten::fill_.Tensor Meta */
    {138, 0, 74}, /* aten::flatten.using_ints implicit */
    {1, 0, 75}, /* aten::flip CPU */
    {16, 0, 75}, /* aten::flip Meta */
    {141, 4, 44}, /* aten::flip.out CompositeExplicitAutograd */
    {1, 0, 76}, /* aten::from_file CPU */
    {86, 0, 32}, /* aten::from_file BackendSelect */
    {141, 4, 45}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 77}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 32}, /* aten::full BackendSelect */
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
    {138, 0, 78}, /* aten::hsplit.array implicit */
    {138, 0, 79}, /* aten::hsplit.int implicit */
    {138, 0, 80}, /* aten::imag implicit */
    {1, 0, 81}, /* aten::index.Tensor CPU */
    {138, 0, 82}, /* aten::is_nonzero implicit */
    {141, 0, 83}, /* aten::is_pinned CompositeExplicitAutograd */
    {138, 0, 84}, /* aten::item implicit */
    {141, 0, 85}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 86}, /* aten::kthvalue.values CPU */
    {16, 0, 86}, /* aten::kthvalue.values Meta */
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
    {141, 0, 87}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 46}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 88}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 47}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 48}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 89}, /* aten::linalg_diagonal implicit */
    {1, 1, 26}, /* aten::linalg_vector_norm CPU */
    {16, 1, 26}, /* aten::linalg_vector_norm Meta */
    {1, 3, 26}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 26}, /* aten::linalg_vector_norm.out Meta */
    {141, 0, 90}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 49}, /* aten::logsumexp.out CPU */
    {16, 4, 49}, /* aten::logsumexp.out Meta */
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
    {138, 0, 91}, /* aten::mH implicit */
    {138, 0, 92}, /* aten::mT implicit */
    {1, 0, 93}, /* aten::masked_select CPU */
    {138, 0, 94}, /* aten::matmul implicit */
    {138, 0, 95}, /* aten::matmul.out implicit */
    {138, 0, 96}, /* aten::matrix_H implicit */
    {1, 0, 97}, /* aten::max CPU */
    {16, 0, 97}, /* aten::max Meta */
    {1, 1, 29}, /* aten::max.dim CPU */
    {16, 1, 29}, /* aten::max.dim Meta */
    {1, 3, 29}, /* aten::max.dim_max CPU */
    {16, 3, 29}, /* aten::max.dim_max Meta */
    {1, 4, 50}, /* aten::max.unary_out CPU */
    {16, 4, 50}, /* aten::max.unary_out Meta */
    {141, 0, 98}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::mean.dim CPU */
    {16, 1, 30}, /* aten::mean.dim Meta */
    {1, 4, 51}, /* aten::mean.dtype_out CPU */
    {16, 4, 51}, /* aten::mean.dtype_out Meta */
    {1, 3, 30}, /* aten::mean.out CPU */
    {16, 3, 30}, /* aten::mean.out Meta */
    {1, 0, 99}, /* aten::median CPU */
    {16, 0, 99}, /* aten::median Meta */
    {141, 0, 100}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 53}, /* aten::median.dim_values CPU */
    {16, 4, 53}, /* aten::median.dim_values Meta */
    {141, 4, 52}, /* aten::median.out CompositeExplicitAutograd */
    {1, 0, 101}, /* aten::min CPU */
    {16, 0, 101}, /* aten::min Meta */
    {1, 1, 31}, /* aten::min.dim CPU */
    {16, 1, 31}, /* aten::min.dim Meta */
    {1, 3, 31}, /* aten::min.dim_min CPU */
    {16, 3, 31}, /* aten::min.dim_min Meta */
    {1, 4, 54}, /* aten::min.unary_out CPU */
    {16, 4, 54}, /* aten::min.unary_out Meta */
    {1, 1, 32}, /* aten::mm CPU */
    {16, 1, 32}, /* aten::mm Meta */
    {1, 3, 32}, /* aten::mm.out CPU */
    {16, 3, 32}, /* aten::mm.out Meta */
    {1, 0, 102}, /* aten::mode CPU */
    {16, 0, 102}, /* aten::mode Meta */
    {1, 4, 55}, /* aten::mode.values CPU */
    {16, 4, 55}, /* aten::mode.values Meta */
    {138, 0, 103}, /* aten::moveaxis.int implicit */
    {138, 0, 104}, /* aten::moveaxis.intlist implicit */
    {138, 0, 105}, /* aten::movedim.int implicit */
    {138, 0, 106}, /* aten::movedim.intlist implicit */
    {138, 0, 107}, /* aten::msort implicit */
    {138, 0, 108}, /* aten::msort.out implicit */
    {141, 0, 109}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::mul.Tensor CPU */
    {16, 1, 33}, /* aten::mul.Tensor Meta */
    {1, 3, 33}, /* aten::mul.out CPU */
    {16, 3, 33}, /* aten::mul.out Meta */
    {1, 2, 33}, /* aten::mul_.Tensor CPU */
    {16, 2, 33}, /* aten::mul_.Tensor Meta */
    {141, 0, 110}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 56}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 111}, /* aten::nanmedian CPU */
    {16, 0, 111}, /* aten::nanmedian Meta */
    {141, 0, 112}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 58}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 58}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 57}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 113}, /* aten::nansum CPU */
    {16, 0, 113}, /* aten::nansum Meta */
    {1, 4, 59}, /* aten::nansum.out CPU */
    {16, 4, 59}, /* aten::nansum.out Meta */
    {138, 0, 114}, /* aten::narrow implicit */
    {138, 0, 115}, /* aten::narrow.Tensor implicit */
    {142, 7, 60}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 61}, /* aten::narrow_copy.out CPU */
    {16, 4, 61}, /* aten::narrow_copy.out Meta */
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
    {141, 0, 116}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 62}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 117}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 63}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 118}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 64}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 0, 119}, /* aten::nonzero CPU */
    {141, 0, 120}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 38}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 38}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 37}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 37}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 121}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 66}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 65}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 37}, /* aten::norm.dtype_out CPU */
    {16, 3, 37}, /* aten::norm.dtype_out Meta */
    {1, 3, 38}, /* aten::norm.out CPU */
    {16, 3, 38}, /* aten::norm.out Meta */
    {138, 0, 122}, /* aten::numpy_T implicit */
    {141, 0, 123}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 32}, /* aten::ones BackendSelect */
    {138, 0, 124}, /* aten::pad implicit */
    {141, 0, 125}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 67}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 68}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 126}, /* aten::prod CPU */
    {16, 0, 126}, /* aten::prod Meta */
    {1, 1, 39}, /* aten::prod.dim_int CPU */
    {16, 1, 39}, /* aten::prod.dim_int Meta */
    {1, 3, 39}, /* aten::prod.int_out CPU */
    {16, 3, 39}, /* aten::prod.int_out Meta */
    {141, 4, 69}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 127}, /* aten::ravel implicit */
    {138, 0, 128}, /* aten::real implicit */
    {1, 0, 129}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 70}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 130}, /* aten::reshape implicit */
    {138, 0, 131}, /* aten::reshape_as implicit */
    {141, 6, 72}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 71}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 132}, /* aten::resize_ CPU */
    {16, 0, 132}, /* aten::resize_ Meta */
    {141, 6, 74}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 73}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 133}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 134}, /* aten::resolve_conj implicit */
    {138, 0, 135}, /* aten::resolve_neg implicit */
    {1, 0, 136}, /* aten::scatter.src_out CPU */
    {16, 0, 136}, /* aten::scatter.src_out Meta */
    {1, 0, 137}, /* aten::scatter.value_out CPU */
    {16, 0, 137}, /* aten::scatter.value_out Meta */
    {141, 0, 139}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 138}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 76}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 75}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 77}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 140}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 78}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {1, 1, 40}, /* aten::sigmoid CPU */
    {16, 1, 40}, /* aten::sigmoid Meta */
    {1, 3, 40}, /* aten::sigmoid.out CPU */
    {16, 3, 40}, /* aten::sigmoid.out Meta */
    {1, 2, 40}, /* aten::sigmoid_ CPU */
    {16, 2, 40}, /* aten::sigmoid_ Meta */
    {141, 0, 141}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 142}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 80}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 79}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 81}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 143}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 82}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {141, 0, 144}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 41}, /* aten::sort.stable CPU */
    {16, 1, 41}, /* aten::sort.stable Meta */
    {1, 4, 83}, /* aten::sort.values CPU */
    {16, 4, 83}, /* aten::sort.values Meta */
    {1, 3, 41}, /* aten::sort.values_stable CPU */
    {16, 3, 41}, /* aten::sort.values_stable Meta */
    {138, 0, 145}, /* aten::special_logsumexp implicit */
    {138, 0, 146}, /* aten::special_logsumexp.out implicit */
    {141, 0, 147}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 148}, /* aten::split.sizes implicit */
    {142, 7, 84}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 85}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 149}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 86}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 87}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::sqrt CPU */
    {16, 1, 42}, /* aten::sqrt Meta */
    {1, 3, 42}, /* aten::sqrt.out CPU */
    {16, 3, 42}, /* aten::sqrt.out Meta */
    {1, 2, 42}, /* aten::sqrt_ CPU */
    {16, 2, 42}, /* aten::sqrt_ Meta */
    {141, 0, 150}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 151}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 152}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 88}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 89}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 90}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 88}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 89}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 92}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 90}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 93}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 91}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {138, 0, 153}, /* aten::std implicit */
    {1, 0, 154}, /* aten::std.correction CPU */
    {16, 0, 154}, /* aten::std.correction Meta */
    {1, 4, 94}, /* aten::std.correction_out CPU */
    {16, 4, 94}, /* aten::std.correction_out Meta */
    {138, 0, 155}, /* aten::std.dim implicit */
    {138, 0, 159}, /* aten::std.out implicit */
    {138, 0, 156}, /* aten::std_mean implicit */
    {1, 0, 157}, /* aten::std_mean.correction CPU */
    {16, 0, 157}, /* aten::std_mean.correction Meta */
    {141, 4, 95}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 158}, /* aten::std_mean.dim implicit */
    {141, 0, 160}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 1, 43}, /* aten::sub.Tensor CPU */
    {16, 1, 43}, /* aten::sub.Tensor Meta */
    {1, 3, 43}, /* aten::sub.out CPU */
    {16, 3, 43}, /* aten::sub.out Meta */
    {1, 2, 43}, /* aten::sub_.Tensor CPU */
    {16, 2, 43}, /* aten::sub_.Tensor Meta */
    {138, 0, 161}, /* aten::subtract.Tensor implicit */
    {141, 0, 162}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 44}, /* aten::sum.IntList_out CPU */
    {16, 3, 44}, /* aten::sum.IntList_out Meta */
    {1, 1, 44}, /* aten::sum.dim_IntList CPU */
    {16, 1, 44}, /* aten::sum.dim_IntList Meta */
    {141, 4, 96}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 163}, /* aten::swapaxes implicit */
    {138, 5, 97}, /* aten::swapaxes_ implicit */
    {138, 0, 164}, /* aten::swapdims implicit */
    {138, 5, 98}, /* aten::swapdims_ implicit */
    {141, 0, 165}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 99}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 99}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 100}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 1, 45}, /* aten::tanh CPU */
    {16, 1, 45}, /* aten::tanh Meta */
    {1, 3, 45}, /* aten::tanh.out CPU */
    {16, 3, 45}, /* aten::tanh.out Meta */
    {1, 2, 45}, /* aten::tanh_ CPU */
    {16, 2, 45}, /* aten::tanh_ Meta */
    {138, 0, 166}, /* aten::tensor_split.indices implicit */
    {138, 0, 167}, /* aten::tensor_split.sections implicit */
    {138, 0, 168}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 169}, /* aten::to.device implicit */
    {138, 0, 170}, /* aten::to.dtype implicit */
    {138, 0, 171}, /* aten::to.dtype_layout implicit */
    {1, 1, 46}, /* aten::topk CPU */
    {16, 1, 46}, /* aten::topk Meta */
    {1, 3, 46}, /* aten::topk.values CPU */
    {16, 3, 46}, /* aten::topk.values Meta */
    {1, 0, 172}, /* aten::trace CPU */
    {16, 0, 172}, /* aten::trace Meta */
    {141, 4, 101}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 173}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 102}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 102}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 103}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {141, 0, 174}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 104}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 105}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 175}, /* aten::unflatten.int implicit */
    {1, 0, 176}, /* aten::unfold CPU */
    {16, 0, 176}, /* aten::unfold Meta */
    {1, 0, 177}, /* aten::unfold_backward CPU */
    {16, 0, 177}, /* aten::unfold_backward Meta */
    {141, 4, 107}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 106}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 108}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {138, 0, 178}, /* aten::unsafe_chunk implicit */
    {141, 0, 179}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 109}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 180}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 110}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 181}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 111}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 111}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 112}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {138, 0, 182}, /* aten::var implicit */
    {1, 0, 183}, /* aten::var.correction CPU */
    {16, 0, 183}, /* aten::var.correction Meta */
    {1, 4, 113}, /* aten::var.correction_out CPU */
    {16, 4, 113}, /* aten::var.correction_out Meta */
    {138, 0, 184}, /* aten::var.dim implicit */
    {138, 0, 188}, /* aten::var.out implicit */
    {138, 0, 185}, /* aten::var_mean implicit */
    {1, 0, 186}, /* aten::var_mean.correction CPU */
    {16, 0, 186}, /* aten::var_mean.correction Meta */
    {141, 4, 114}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 187}, /* aten::var_mean.dim implicit */
    {1, 0, 189}, /* aten::vdot CPU */
    {16, 0, 189}, /* aten::vdot Meta */
    {141, 4, 115}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 190}, /* aten::view CPU */
    {16, 0, 190}, /* aten::view Meta */
    {141, 0, 194}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 191}, /* aten::view_as implicit */
    {1, 0, 192}, /* aten::view_as_complex CPU */
    {16, 0, 192}, /* aten::view_as_complex Meta */
    {142, 7, 118}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 119}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 193}, /* aten::view_as_real CPU */
    {16, 0, 193}, /* aten::view_as_real Meta */
    {142, 7, 120}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 121}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 116}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 117}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 123}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 122}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 195}, /* aten::vsplit.array implicit */
    {138, 0, 196}, /* aten::vsplit.int implicit */
    {141, 6, 125}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 124}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 197}, /* aten::zero_ CPU */
    {16, 0, 197}, /* aten::zero_ Meta */
    {141, 0, 198}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 32}, /* aten::zeros BackendSelect */
};

const char tni_builtin_text[] =
    "aten::_aminmax\0aten::_aminmax(Tensor self) -> (Tensor, Tensor)\0"
    "aten::_aminmax.dim\0aten::_aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)\0"
    "aten::_aminmax.dim_out\0aten::_aminmax.dim_out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::_aminmax.out\0aten::_aminmax.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::_conj\0aten::_conj(Tensor(a) self) -> Tensor(a)\0"
    "aten::_conj_copy\0aten::_conj_copy(Tensor self) -> Tensor\0"
    "aten::_conj_copy.out\0aten::_conj_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_conj_physical\0aten::_conj_physical(Tensor self) -> Tensor\0"
    "aten::_conj_physical.out\0aten::_conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_convolution\0aten::_convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor\0"
    "aten::_convolution.deprecated\0aten::_convolution.deprecated(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, int[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled) -> Tensor\0"
    "aten::_convolution.out\0aten::_convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_convolution_mode\0aten::_convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding, SymInt[] dilation, SymInt groups) -> Tensor\0"
    "aten::_is_all_true\0aten::_is_all_true(Tensor self) -> Tensor\0"
    "aten::_is_any_true\0aten::_is_any_true(Tensor self) -> Tensor\0"
    "aten::_local_scalar_dense\0aten::_local_scalar_dense(Tensor self) -> Scalar\0"
    "aten::_neg_view\0aten::_neg_view(Tensor(a) self) -> Tensor(a)\0"
    "aten::_neg_view_copy\0aten::_neg_view_copy(Tensor self) -> Tensor\0"
    "aten::_neg_view_copy.out\0aten::_neg_view_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_reshape_alias\0aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)\0"
    "aten::_reshape_alias_copy\0aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor\0"
    "aten::_reshape_alias_copy.out\0aten::_reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::adjoint\0aten::adjoint(Tensor(a) self) -> Tensor(a)\0"
    "aten::alias\0aten::alias(Tensor(a) self) -> Tensor(a)\0"
    "aten::alias_copy\0aten::alias_copy(Tensor self) -> Tensor\0"
    "aten::alias_copy.out\0aten::alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::argsort\0aten::argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor\0"
    "aten::argsort.stable\0aten::argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor\0"
    "aten::argsort.stable_out\0aten::argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::as_strided\0aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)\0"
    "aten::as_strided_\0aten::as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)\0"
    "aten::as_strided_copy\0aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor\0"
    "aten::as_strided_copy.out\0aten::as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::as_strided_scatter\0aten::as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor\0"
    "aten::as_strided_scatter.out\0aten::as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::atleast_1d\0aten::atleast_1d(Tensor self) -> Tensor\0"
    "aten::atleast_1d.Sequence\0aten::atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]\0"
    "aten::atleast_2d\0aten::atleast_2d(Tensor self) -> Tensor\0"
    "aten::atleast_2d.Sequence\0aten::atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]\0"
    "aten::atleast_3d\0aten::atleast_3d(Tensor self) -> Tensor\0"
    "aten::atleast_3d.Sequence\0aten::atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]\0"
    "aten::baddbmm\0aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::baddbmm.out\0aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::baddbmm_\0aten::baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::bmm\0aten::bmm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::bmm.out\0aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::broadcast_tensors\0aten::broadcast_tensors(Tensor[] tensors) -> Tensor[]\0"
    "aten::broadcast_to\0aten::broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)\0"
    "aten::cat\0aten::cat(Tensor[] tensors, int dim=0) -> Tensor\0"
    "aten::chunk\0aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]\0"
    "aten::clone\0aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::clone.out\0aten::clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::conj\0aten::conj(Tensor(a) self) -> Tensor(a)\0"
    "aten::conj_physical\0aten::conj_physical(Tensor self) -> Tensor\0"
    "aten::conj_physical.out\0aten::conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::conj_physical_\0aten::conj_physical_(Tensor(a!) self) -> Tensor(a!)\0"
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
    "aten::detach_\0aten::detach_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::detach_copy\0aten::detach_copy(Tensor self) -> Tensor\0"
    "aten::detach_copy.out\0aten::detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::diagonal\0aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)\0"
    "aten::diagonal_backward\0aten::diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor\0"
    "aten::diagonal_backward.out\0aten::diagonal_backward.out(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::diagonal_copy\0aten::diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor\0"
    "aten::diagonal_copy.out\0aten::diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::diagonal_scatter\0aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor\0"
    "aten::diagonal_scatter.out\0aten::diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::dist\0aten::dist(Tensor self, Tensor other, Scalar p=2) -> Tensor\0"
    "aten::dist.out\0aten::dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::div.Scalar\0aten::div.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::div.Tensor\0aten::div.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::div.out\0aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::div_.Tensor\0aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::dot\0aten::dot(Tensor self, Tensor tensor) -> Tensor\0"
    "aten::dot.out\0aten::dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::dsplit.array\0aten::dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]\0"
    "aten::dsplit.int\0aten::dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]\0"
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
    "aten::expand_as\0aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)\0"
    "aten::expand_copy\0aten::expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor\0"
    "aten::expand_copy.out\0aten::expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::hsplit.array\0aten::hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]\0"
    "aten::hsplit.int\0aten::hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]\0"
    "aten::imag\0aten::imag(Tensor(a) self) -> Tensor(a)\0"
    "aten::index.Tensor\0aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor\0"
    "aten::is_nonzero\0aten::is_nonzero(Tensor self) -> bool\0"
    "aten::is_pinned\0aten::is_pinned(Tensor self, Device? device=None) -> bool\0"
    "aten::item\0aten::item(Tensor self) -> Scalar\0"
    "aten::kthvalue\0aten::kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::kthvalue.values\0aten::kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::le.Scalar\0aten::le.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::le.Scalar_out\0aten::le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::le.Tensor\0aten::le.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::le.Tensor_out\0aten::le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::le_.Scalar\0aten::le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::le_.Tensor\0aten::le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::lift\0aten::lift(Tensor self) -> Tensor\0"
    "aten::lift.out\0aten::lift.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::lift_fresh\0aten::lift_fresh(Tensor(a) self) -> Tensor(a)\0"
    "aten::lift_fresh_copy\0aten::lift_fresh_copy(Tensor self) -> Tensor\0"
    "aten::lift_fresh_copy.out\0aten::lift_fresh_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_diagonal\0aten::linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)\0"
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
    "aten::mH\0aten::mH(Tensor(a) self) -> Tensor(a)\0"
    "aten::mT\0aten::mT(Tensor(a) self) -> Tensor(a)\0"
    "aten::masked_select\0aten::masked_select(Tensor self, Tensor mask) -> Tensor\0"
    "aten::matmul\0aten::matmul(Tensor self, Tensor other) -> Tensor\0"
    "aten::matmul.out\0aten::matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::matrix_H\0aten::matrix_H(Tensor(a) self) -> Tensor(a)\0"
    "aten::max\0aten::max(Tensor self) -> Tensor\0"
    "aten::max.dim\0aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::max.dim_max\0aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::max.unary_out\0aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mean\0aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::mean.dim\0aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::mean.dtype_out\0aten::mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mean.out\0aten::mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::median\0aten::median(Tensor self) -> Tensor\0"
    "aten::median.dim\0aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::median.dim_values\0aten::median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::median.out\0aten::median.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::min\0aten::min(Tensor self) -> Tensor\0"
    "aten::min.dim\0aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::min.dim_min\0aten::min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::min.unary_out\0aten::min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mm\0aten::mm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::mm.out\0aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mode\0aten::mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::mode.values\0aten::mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::moveaxis.int\0aten::moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)\0"
    "aten::moveaxis.intlist\0aten::moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)\0"
    "aten::movedim.int\0aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)\0"
    "aten::movedim.intlist\0aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)\0"
    "aten::msort\0aten::msort(Tensor self) -> Tensor\0"
    "aten::msort.out\0aten::msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul.Scalar\0aten::mul.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::mul.Tensor\0aten::mul.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::mul.out\0aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul_.Tensor\0aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::mv\0aten::mv(Tensor self, Tensor vec) -> Tensor\0"
    "aten::mv.out\0aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nanmedian\0aten::nanmedian(Tensor self) -> Tensor\0"
    "aten::nanmedian.dim\0aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::nanmedian.dim_values\0aten::nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::nanmedian.out\0aten::nanmedian.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nansum\0aten::nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::nansum.out\0aten::nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::narrow\0aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)\0"
    "aten::narrow.Tensor\0aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)\0"
    "aten::narrow_copy\0aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor\0"
    "aten::narrow_copy.out\0aten::narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::numpy_T\0aten::numpy_T(Tensor(a) self) -> Tensor(a)\0"
    "aten::ones\0aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::pad\0aten::pad(Tensor self, SymInt[] pad, str mode=\"constant\", float? value=None) -> Tensor\0"
    "aten::permute\0aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)\0"
    "aten::permute_copy\0aten::permute_copy(Tensor self, int[] dims) -> Tensor\0"
    "aten::permute_copy.out\0aten::permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::prod\0aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::prod.dim_int\0aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::prod.int_out\0aten::prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::prod.out\0aten::prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ravel\0aten::ravel(Tensor(a) self) -> Tensor(a)\0"
    "aten::real\0aten::real(Tensor(a) self) -> Tensor(a)\0"
    "aten::repeat_interleave.Tensor\0aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor\0"
    "aten::repeat_interleave.Tensor_out\0aten::repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::reshape\0aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)\0"
    "aten::reshape_as\0aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)\0"
    "aten::resize\0aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::resize.out\0aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::resize_\0aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)\0"
    "aten::resize_as\0aten::resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::resize_as.out\0aten::resize_as.out(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::resize_as_\0aten::resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)\0"
    "aten::resolve_conj\0aten::resolve_conj(Tensor(a) self) -> Tensor(a)\0"
    "aten::resolve_neg\0aten::resolve_neg(Tensor(a) self) -> Tensor(a)\0"
    "aten::scatter.src_out\0aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter.value_out\0aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::select.int\0aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)\0"
    "aten::select_backward\0aten::select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor\0"
    "aten::select_backward.out\0aten::select_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::select_copy.int\0aten::select_copy.int(Tensor self, int dim, SymInt index) -> Tensor\0"
    "aten::select_copy.int_out\0aten::select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::select_scatter\0aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor\0"
    "aten::select_scatter.out\0aten::select_scatter.out(Tensor self, Tensor src, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sigmoid\0aten::sigmoid(Tensor self) -> Tensor\0"
    "aten::sigmoid.out\0aten::sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sigmoid_\0aten::sigmoid_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::slice.Tensor\0aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)\0"
    "aten::slice_backward\0aten::slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor\0"
    "aten::slice_backward.out\0aten::slice_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::slice_copy.Tensor\0aten::slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor\0"
    "aten::slice_copy.Tensor_out\0aten::slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::slice_scatter\0aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor\0"
    "aten::slice_scatter.out\0aten::slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sort\0aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::sort.stable\0aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::sort.values\0aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::sort.values_stable\0aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::special_logsumexp\0aten::special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor\0"
    "aten::special_logsumexp.out\0aten::special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::split.Tensor\0aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]\0"
    "aten::split.sizes\0aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]\0"
    "aten::split_copy.Tensor\0aten::split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]\0"
    "aten::split_copy.Tensor_out\0aten::split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()\0"
    "aten::split_with_sizes\0aten::split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]\0"
    "aten::split_with_sizes_copy\0aten::split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]\0"
    "aten::split_with_sizes_copy.out\0aten::split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()\0"
    "aten::sqrt\0aten::sqrt(Tensor self) -> Tensor\0"
    "aten::sqrt.out\0aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sqrt_\0aten::sqrt_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::squeeze\0aten::squeeze(Tensor(a) self) -> Tensor(a)\0"
    "aten::squeeze.dim\0aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::squeeze.dims\0aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)\0"
    "aten::squeeze_\0aten::squeeze_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::squeeze_.dim\0aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)\0"
    "aten::squeeze_.dims\0aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)\0"
    "aten::squeeze_copy\0aten::squeeze_copy(Tensor self) -> Tensor\0"
    "aten::squeeze_copy.dim\0aten::squeeze_copy.dim(Tensor self, int dim) -> Tensor\0"
    "aten::squeeze_copy.dim_out\0aten::squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::squeeze_copy.dims\0aten::squeeze_copy.dims(Tensor self, int[] dim) -> Tensor\0"
    "aten::squeeze_copy.dims_out\0aten::squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::squeeze_copy.out\0aten::squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::swapaxes\0aten::swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)\0"
    "aten::swapaxes_\0aten::swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)\0"
    "aten::swapdims\0aten::swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)\0"
    "aten::swapdims_\0aten::swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)\0"
    "aten::t\0aten::t(Tensor(a) self) -> Tensor(a)\0"
    "aten::t_\0aten::t_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::t_copy\0aten::t_copy(Tensor self) -> Tensor\0"
    "aten::t_copy.out\0aten::t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::tanh\0aten::tanh(Tensor self) -> Tensor\0"
    "aten::tanh.out\0aten::tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::tanh_\0aten::tanh_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::tensor_split.indices\0aten::tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]\0"
    "aten::tensor_split.sections\0aten::tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]\0"
    "aten::tensor_split.tensor_indices_or_sections\0aten::tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]\0"
    "aten::to.device\0aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype\0aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype_layout\0aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::topk\0aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)\0"
    "aten::topk.values\0aten::topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::trace\0aten::trace(Tensor self) -> Tensor\0"
    "aten::trace.out\0aten::trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::transpose.int\0aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)\0"
    "aten::transpose_\0aten::transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)\0"
    "aten::transpose_copy.int\0aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor\0"
    "aten::transpose_copy.int_out\0aten::transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::unbind.int\0aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]\0"
    "aten::unbind_copy.int\0aten::unbind_copy.int(Tensor self, int dim=0) -> Tensor[]\0"
    "aten::unbind_copy.int_out\0aten::unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()\0"
    "aten::unflatten.int\0aten::unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)\0"
    "aten::unfold\0aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)\0"
    "aten::unfold_backward\0aten::unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor\0"
    "aten::unfold_backward.out\0aten::unfold_backward.out(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::unfold_copy\0aten::unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor\0"
    "aten::unfold_copy.out\0aten::unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::unsafe_chunk\0aten::unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]\0"
    "aten::unsafe_split.Tensor\0aten::unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]\0"
    "aten::unsafe_split.Tensor_out\0aten::unsafe_split.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()\0"
    "aten::unsafe_split_with_sizes\0aten::unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]\0"
    "aten::unsafe_split_with_sizes.out\0aten::unsafe_split_with_sizes.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()\0"
    "aten::unsqueeze\0aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)\0"
    "aten::unsqueeze_\0aten::unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)\0"
    "aten::unsqueeze_copy\0aten::unsqueeze_copy(Tensor self, int dim) -> Tensor\0"
    "aten::unsqueeze_copy.out\0aten::unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::view_as\0aten::view_as(Tensor(a) self, Tensor other) -> Tensor(a)\0"
    "aten::view_as_complex\0aten::view_as_complex(Tensor(a) self) -> Tensor(a)\0"
    "aten::view_as_complex_copy\0aten::view_as_complex_copy(Tensor self) -> Tensor\0"
    "aten::view_as_complex_copy.out\0aten::view_as_complex_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::view_as_real\0aten::view_as_real(Tensor(a) self) -> Tensor(a)\0"
    "aten::view_as_real_copy\0aten::view_as_real_copy(Tensor self) -> Tensor\0"
    "aten::view_as_real_copy.out\0aten::view_as_real_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::view_copy\0aten::view_copy(Tensor self, SymInt[] size) -> Tensor\0"
    "aten::view_copy.dtype\0aten::view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor\0"
    "aten::view_copy.dtype_out\0aten::view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::view_copy.out\0aten::view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::vsplit.array\0aten::vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]\0"
    "aten::vsplit.int\0aten::vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]\0"
    "aten::zero\0aten::zero(Tensor self) -> Tensor\0"
    "aten::zero.out\0aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::zero_\0aten::zero_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::zeros\0aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "";
