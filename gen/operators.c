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
tn_status tni_kernel_min(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_moveaxis_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_moveaxis_intlist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_movedim_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_movedim_intlist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mul_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mv(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_sort_stable(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel_as_strided, /* 21 */
    tni_kernel_as_strided_scatter, /* 22 */
    tni_kernel_atleast_1d, /* 23 */
    tni_kernel_atleast_1d_Sequence, /* 24 */
    tni_kernel_atleast_2d, /* 25 */
    tni_kernel_atleast_2d_Sequence, /* 26 */
    tni_kernel_atleast_3d, /* 27 */
    tni_kernel_atleast_3d_Sequence, /* 28 */
    tni_kernel_backend_select, /* 29 */
    tni_kernel_broadcast_tensors, /* 30 */
    tni_kernel_broadcast_to, /* 31 */
    tni_kernel_cat, /* 32 */
    tni_kernel_chunk, /* 33 */
    tni_kernel_clone, /* 34 */
    tni_kernel_conj, /* 35 */
    tni_kernel_conj_physical, /* 36 */
    tni_kernel_constant_pad_nd, /* 37 */
    tni_kernel_contiguous, /* 38 */
    tni_kernel_conv1d, /* 39 */
    tni_kernel_conv1d_padding, /* 40 */
    tni_kernel_conv2d, /* 41 */
    tni_kernel_conv2d_padding, /* 42 */
    tni_kernel_conv3d, /* 43 */
    tni_kernel_conv3d_padding, /* 44 */
    tni_kernel_conv_transpose1d, /* 45 */
    tni_kernel_conv_transpose2d_input, /* 46 */
    tni_kernel_conv_transpose3d_input, /* 47 */
    tni_kernel_convolution, /* 48 */
    tni_kernel_convolution_backward, /* 49 */
    tni_kernel_copy_, /* 50 */
    tni_kernel_count_nonzero, /* 51 */
    tni_kernel_count_nonzero_dim_IntList, /* 52 */
    tni_kernel_cumprod, /* 53 */
    tni_kernel_cumsum, /* 54 */
    tni_kernel_diagonal, /* 55 */
    tni_kernel_diagonal_backward, /* 56 */
    tni_kernel_diagonal_scatter, /* 57 */
    tni_kernel_dist, /* 58 */
    tni_kernel_div_Scalar, /* 59 */
    tni_kernel_dot, /* 60 */
    tni_kernel_dsplit_array, /* 61 */
    tni_kernel_dsplit_int, /* 62 */
    tni_kernel_empty_like, /* 63 */
    tni_kernel_empty_memory_format, /* 64 */
    tni_kernel_empty_strided, /* 65 */
    tni_kernel_equal, /* 66 */
    tni_kernel_expand, /* 67 */
    tni_kernel_expand_as, /* 68 */
    tni_kernel_fill__Scalar, /* 69 */
    tni_kernel_fill__Tensor, /* 70 */
    tni_kernel_flatten_using_ints, /* 71 */
    tni_kernel_flip, /* 72 */
    tni_kernel_from_file, /* 73 */
    tni_kernel_full, /* 74 */
    tni_kernel_hsplit_array, /* 75 */
    tni_kernel_hsplit_int, /* 76 */
    tni_kernel_imag, /* 77 */
    tni_kernel_index_Tensor, /* 78 */
    tni_kernel_is_nonzero, /* 79 */
    tni_kernel_is_pinned, /* 80 */
    tni_kernel_item, /* 81 */
    tni_kernel_lift, /* 82 */
    tni_kernel_lift_fresh, /* 83 */
    tni_kernel_linalg_diagonal, /* 84 */
    tni_kernel_logsumexp, /* 85 */
    tni_kernel_mH, /* 86 */
    tni_kernel_mT, /* 87 */
    tni_kernel_masked_select, /* 88 */
    tni_kernel_matmul, /* 89 */
    tni_kernel_matmul_out, /* 90 */
    tni_kernel_matrix_H, /* 91 */
    tni_kernel_max, /* 92 */
    tni_kernel_mean, /* 93 */
    tni_kernel_min, /* 94 */
    tni_kernel_moveaxis_int, /* 95 */
    tni_kernel_moveaxis_intlist, /* 96 */
    tni_kernel_movedim_int, /* 97 */
    tni_kernel_movedim_intlist, /* 98 */
    tni_kernel_mul_Scalar, /* 99 */
    tni_kernel_mv, /* 100 */
    tni_kernel_nansum, /* 101 */
    tni_kernel_narrow, /* 102 */
    tni_kernel_narrow_Tensor, /* 103 */
    tni_kernel_new_empty, /* 104 */
    tni_kernel_new_full, /* 105 */
    tni_kernel_new_zeros, /* 106 */
    tni_kernel_nonzero, /* 107 */
    tni_kernel_norm_Scalar, /* 108 */
    tni_kernel_norm_ScalarOpt_dtype, /* 109 */
    tni_kernel_numpy_T, /* 110 */
    tni_kernel_ones, /* 111 */
    tni_kernel_pad, /* 112 */
    tni_kernel_permute, /* 113 */
    tni_kernel_prod, /* 114 */
    tni_kernel_ravel, /* 115 */
    tni_kernel_real, /* 116 */
    tni_kernel_repeat_interleave_Tensor, /* 117 */
    tni_kernel_reshape, /* 118 */
    tni_kernel_reshape_as, /* 119 */
    tni_kernel_resize_, /* 120 */
    tni_kernel_resize_as_, /* 121 */
    tni_kernel_resolve_conj, /* 122 */
    tni_kernel_resolve_neg, /* 123 */
    tni_kernel_scatter_src_out, /* 124 */
    tni_kernel_scatter_value_out, /* 125 */
    tni_kernel_select_backward, /* 126 */
    tni_kernel_select_int, /* 127 */
    tni_kernel_select_scatter, /* 128 */
    tni_kernel_slice_Tensor, /* 129 */
    tni_kernel_slice_backward, /* 130 */
    tni_kernel_slice_scatter, /* 131 */
    tni_kernel_sort, /* 132 */
    tni_kernel_sort_stable, /* 133 */
    tni_kernel_special_logsumexp, /* 134 */
    tni_kernel_special_logsumexp_out, /* 135 */
    tni_kernel_split_Tensor, /* 136 */
    tni_kernel_split_sizes, /* 137 */
    tni_kernel_split_with_sizes, /* 138 */
    tni_kernel_squeeze, /* 139 */
    tni_kernel_squeeze_dim, /* 140 */
    tni_kernel_squeeze_dims, /* 141 */
    tni_kernel_std, /* 142 */
    tni_kernel_std_correction, /* 143 */
    tni_kernel_std_dim, /* 144 */
    tni_kernel_std_mean, /* 145 */
    tni_kernel_std_mean_correction, /* 146 */
    tni_kernel_std_mean_dim, /* 147 */
    tni_kernel_std_out, /* 148 */
    tni_kernel_sub_Scalar, /* 149 */
    tni_kernel_subtract_Tensor, /* 150 */
    tni_kernel_sum, /* 151 */
    tni_kernel_swapaxes, /* 152 */
    tni_kernel_swapdims, /* 153 */
    tni_kernel_t, /* 154 */
    tni_kernel_tensor_split_indices, /* 155 */
    tni_kernel_tensor_split_sections, /* 156 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 157 */
    tni_kernel_to_device, /* 158 */
    tni_kernel_to_dtype, /* 159 */
    tni_kernel_to_dtype_layout, /* 160 */
    tni_kernel_trace, /* 161 */
    tni_kernel_transpose_int, /* 162 */
    tni_kernel_unbind_int, /* 163 */
    tni_kernel_unflatten_int, /* 164 */
    tni_kernel_unfold, /* 165 */
    tni_kernel_unfold_backward, /* 166 */
    tni_kernel_unsafe_chunk, /* 167 */
    tni_kernel_unsafe_split_Tensor, /* 168 */
    tni_kernel_unsafe_split_with_sizes, /* 169 */
    tni_kernel_unsqueeze, /* 170 */
    tni_kernel_var, /* 171 */
    tni_kernel_var_correction, /* 172 */
    tni_kernel_var_dim, /* 173 */
    tni_kernel_var_mean, /* 174 */
    tni_kernel_var_mean_correction, /* 175 */
    tni_kernel_var_mean_dim, /* 176 */
    tni_kernel_var_out, /* 177 */
    tni_kernel_vdot, /* 178 */
    tni_kernel_view, /* 179 */
    tni_kernel_view_as, /* 180 */
    tni_kernel_view_as_complex, /* 181 */
    tni_kernel_view_as_real, /* 182 */
    tni_kernel_view_dtype, /* 183 */
    tni_kernel_vsplit_array, /* 184 */
    tni_kernel_vsplit_int, /* 185 */
    tni_kernel_zero_, /* 186 */
    tni_kernel_zeros, /* 187 */
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
    {"aten::min", NULL}, /* 52 */
    {"aten::mv", NULL}, /* 53 */
    {"aten::nansum", NULL}, /* 54 */
    {"aten::narrow", NULL}, /* 55 */
    {"aten::narrow_copy", NULL}, /* 56 */
    {"aten::new_empty", NULL}, /* 57 */
    {"aten::new_full", NULL}, /* 58 */
    {"aten::new_zeros", NULL}, /* 59 */
    {"aten::norm.Scalar", NULL}, /* 60 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 61 */
    {"aten::permute", NULL}, /* 62 */
    {"aten::permute_copy", NULL}, /* 63 */
    {"aten::prod", NULL}, /* 64 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 65 */
    {"aten::resize", NULL}, /* 66 */
    {"aten::resize_", NULL}, /* 67 */
    {"aten::resize_as", NULL}, /* 68 */
    {"aten::resize_as_", NULL}, /* 69 */
    {"aten::select.int", NULL}, /* 70 */
    {"aten::select_backward", NULL}, /* 71 */
    {"aten::select_copy.int", NULL}, /* 72 */
    {"aten::select_scatter", NULL}, /* 73 */
    {"aten::slice.Tensor", NULL}, /* 74 */
    {"aten::slice_backward", NULL}, /* 75 */
    {"aten::slice_copy.Tensor", NULL}, /* 76 */
    {"aten::slice_scatter", NULL}, /* 77 */
    {"aten::split.Tensor", NULL}, /* 78 */
    {"aten::split_copy.Tensor", NULL}, /* 79 */
    {"aten::split_with_sizes", NULL}, /* 80 */
    {"aten::split_with_sizes_copy", NULL}, /* 81 */
    {"aten::squeeze", NULL}, /* 82 */
    {"aten::squeeze.dim", NULL}, /* 83 */
    {"aten::squeeze.dims", NULL}, /* 84 */
    {"aten::squeeze_copy", NULL}, /* 85 */
    {"aten::squeeze_copy.dim", NULL}, /* 86 */
    {"aten::squeeze_copy.dims", NULL}, /* 87 */
    {"aten::std.correction", NULL}, /* 88 */
    {"aten::std_mean.correction", NULL}, /* 89 */
    {"aten::sum", NULL}, /* 90 */
    {"aten::swapaxes", NULL}, /* 91 */
    {"aten::swapdims", NULL}, /* 92 */
    {"aten::t", NULL}, /* 93 */
    {"aten::t_copy", NULL}, /* 94 */
    {"aten::trace", NULL}, /* 95 */
    {"aten::transpose.int", NULL}, /* 96 */
    {"aten::transpose_copy.int", NULL}, /* 97 */
    {"aten::unbind.int", NULL}, /* 98 */
    {"aten::unbind_copy.int", NULL}, /* 99 */
    {"aten::unfold", NULL}, /* 100 */
    {"aten::unfold_backward", NULL}, /* 101 */
    {"aten::unfold_copy", NULL}, /* 102 */
    {"aten::unsafe_split.Tensor", NULL}, /* 103 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 104 */
    {"aten::unsqueeze", NULL}, /* 105 */
    {"aten::unsqueeze_copy", NULL}, /* 106 */
    {"aten::var.correction", NULL}, /* 107 */
    {"aten::var_mean.correction", NULL}, /* 108 */
    {"aten::vdot", NULL}, /* 109 */
    {"aten::view", NULL}, /* 110 */
    {"aten::view.dtype", NULL}, /* 111 */
    {"aten::view_as_complex", NULL}, /* 112 */
    {"aten::view_as_complex_copy", NULL}, /* 113 */
    {"aten::view_as_real", NULL}, /* 114 */
    {"aten::view_as_real_copy", NULL}, /* 115 */
    {"aten::view_copy", NULL}, /* 116 */
    {"aten::view_copy.dtype", NULL}, /* 117 */
    {"aten::zero", NULL}, /* 118 */
    {"aten::zero_", NULL}, /* 119 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 433;

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
    {7359, 7376, 109, 2, 0x1}, /* aten::as_strided */
    {7483, 7501, 111, 1, 0x80}, /* aten::as_strided_ */
    {7611, 7633, 112, 1, 0x80000}, /* aten::as_strided_copy */
    {7739, 7765, 113, 1, 0x80020}, /* aten::as_strided_copy.out */
    {7898, 7923, 114, 1, 0x0}, /* aten::as_strided_scatter */
    {8044, 8073, 115, 1, 0x20}, /* aten::as_strided_scatter.out */
    {8221, 8238, 116, 1, 0x100}, /* aten::atleast_1d */
    {8278, 8304, 117, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {8360, 8377, 118, 1, 0x100}, /* aten::atleast_2d */
    {8417, 8443, 119, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {8499, 8516, 120, 1, 0x100}, /* aten::atleast_3d */
    {8556, 8582, 121, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {8638, 8652, 122, 2, 0x0}, /* aten::baddbmm */
    {8753, 8771, 124, 2, 0x0}, /* aten::baddbmm.out */
    {8896, 8911, 126, 2, 0x0}, /* aten::baddbmm_ */
    {9021, 9031, 128, 2, 0x1}, /* aten::bmm */
    {9077, 9091, 130, 2, 0x0}, /* aten::bmm.out */
    {9164, 9188, 132, 1, 0x0}, /* aten::broadcast_tensors */
    {9242, 9261, 133, 1, 0x0}, /* aten::broadcast_to */
    {9324, 9334, 134, 2, 0x1}, /* aten::cat */
    {9383, 9395, 136, 1, 0x0}, /* aten::chunk */
    {9466, 9478, 137, 1, 0x10001}, /* aten::clone */
    {9550, 9566, 138, 1, 0x20}, /* aten::clone.out */
    {9662, 9673, 139, 1, 0x0}, /* aten::conj */
    {9713, 9733, 140, 1, 0x10100}, /* aten::conj_physical */
    {9776, 9800, 141, 2, 0x10000}, /* aten::conj_physical.out */
    {9870, 9891, 143, 1, 0x10000}, /* aten::conj_physical_ */
    {9943, 9965, 144, 1, 0x1}, /* aten::constant_pad_nd */
    {10040, 10066, 145, 1, 0x20}, /* aten::constant_pad_nd.out */
    {10168, 10185, 146, 1, 0x0}, /* aten::contiguous */
    {10280, 10293, 147, 1, 0x0}, /* aten::conv1d */
    {10444, 10465, 148, 1, 0x0}, /* aten::conv1d.padding */
    {10624, 10637, 149, 1, 0x0}, /* aten::conv2d */
    {10788, 10809, 150, 1, 0x0}, /* aten::conv2d.padding */
    {10968, 10981, 151, 1, 0x0}, /* aten::conv3d */
    {11132, 11153, 152, 1, 0x0}, /* aten::conv3d.padding */
    {11312, 11335, 153, 1, 0x0}, /* aten::conv_transpose1d */
    {11524, 11553, 154, 1, 0x0}, /* aten::conv_transpose2d.input */
    {11748, 11777, 155, 1, 0x0}, /* aten::conv_transpose3d.input */
    {11972, 11990, 156, 2, 0x1}, /* aten::convolution */
    {12172, 12194, 158, 1, 0x20}, /* aten::convolution.out */
    {12403, 12430, 159, 2, 0x1}, /* aten::convolution_backward */
    {12688, 12719, 161, 1, 0x20}, /* aten::convolution_backward.out */
    {13047, 13058, 162, 1, 0x1}, /* aten::copy */
    {13129, 13144, 163, 1, 0x20}, /* aten::copy.out */
    {13242, 13254, 164, 1, 0x0}, /* aten::copy_ */
    {13334, 13354, 165, 1, 0x40000}, /* aten::count_nonzero */
    {13412, 13444, 166, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {13510, 13546, 168, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {13639, 13663, 169, 1, 0x20}, /* aten::count_nonzero.out */
    {13748, 13762, 170, 2, 0x0}, /* aten::cumprod */
    {13835, 13848, 172, 2, 0x1}, /* aten::cumsum */
    {13920, 13933, 174, 1, 0x0}, /* aten::detach */
    {13975, 13989, 175, 1, 0x80}, /* aten::detach_ */
    {14034, 14052, 176, 1, 0x80000}, /* aten::detach_copy */
    {14093, 14115, 177, 1, 0x80020}, /* aten::detach_copy.out */
    {14183, 14198, 178, 1, 0x1}, /* aten::diagonal */
    {14280, 14304, 179, 1, 0x0}, /* aten::diagonal_backward */
    {14412, 14440, 180, 1, 0x20}, /* aten::diagonal_backward.out */
    {14575, 14595, 181, 1, 0x80000}, /* aten::diagonal_copy */
    {14676, 14700, 182, 1, 0x80020}, /* aten::diagonal_copy.out */
    {14808, 14831, 183, 1, 0x0}, /* aten::diagonal_scatter */
    {14927, 14954, 184, 1, 0x20}, /* aten::diagonal_scatter.out */
    {15077, 15088, 185, 1, 0x0}, /* aten::dist */
    {15148, 15163, 186, 1, 0x20}, /* aten::dist.out */
    {15250, 15267, 187, 1, 0x10001}, /* aten::div.Scalar */
    {15321, 15338, 188, 2, 0x10001}, /* aten::div.Tensor */
    {15392, 15406, 190, 2, 0x10000}, /* aten::div.out */
    {15480, 15498, 192, 2, 0x10000}, /* aten::div_.Tensor */
    {15561, 15571, 194, 2, 0x0}, /* aten::dot */
    {15619, 15633, 196, 1, 0x0}, /* aten::dot.out */
    {15708, 15727, 197, 1, 0x0}, /* aten::dsplit.array */
    {15797, 15814, 198, 1, 0x0}, /* aten::dsplit.int */
    {15881, 15907, 199, 3, 0x1}, /* aten::empty.memory_format */
    {16084, 16101, 202, 1, 0x0}, /* aten::empty_like */
    {16267, 16288, 203, 1, 0x20}, /* aten::empty_like.out */
    {16389, 16409, 204, 3, 0x1}, /* aten::empty_strided */
    {16563, 16587, 207, 1, 0x20}, /* aten::empty_strided.out */
    {16676, 16692, 208, 2, 0x10001}, /* aten::eq.Scalar */
    {16745, 16765, 210, 2, 0x10000}, /* aten::eq.Scalar_out */
    {16845, 16861, 212, 2, 0x10001}, /* aten::eq.Tensor */
    {16914, 16934, 214, 2, 0x10000}, /* aten::eq.Tensor_out */
    {17014, 17031, 216, 2, 0x0}, /* aten::eq_.Scalar */
    {17093, 17110, 218, 2, 0x0}, /* aten::eq_.Tensor */
    {17172, 17184, 220, 2, 0x10004}, /* aten::equal */
    {17231, 17241, 222, 2, 0x10001}, /* aten::exp */
    {17274, 17288, 224, 2, 0x10000}, /* aten::exp.out */
    {17348, 17359, 226, 2, 0x10000}, /* aten::exp_ */
    {17401, 17414, 228, 1, 0x1}, /* aten::expand */
    {17495, 17511, 229, 1, 0x0}, /* aten::expand_as */
    {17570, 17588, 230, 1, 0x80000}, /* aten::expand_copy */
    {17668, 17690, 231, 1, 0x80020}, /* aten::expand_copy.out */
    {17794, 17812, 232, 1, 0x1}, /* aten::fill.Scalar */
    {17867, 17889, 233, 1, 0x20}, /* aten::fill.Scalar_out */
    {17971, 17989, 234, 1, 0x0}, /* aten::fill.Tensor */
    {18044, 18066, 235, 1, 0x20}, /* aten::fill.Tensor_out */
    {18148, 18167, 236, 2, 0x0}, /* aten::fill_.Scalar */
    {18231, 18250, 238, 2, 0x0}, /* aten::fill_.Tensor */
    {18314, 18339, 240, 1, 0x0}, /* aten::flatten.using_ints */
    {18426, 18437, 241, 2, 0x1}, /* aten::flip */
    {18483, 18498, 243, 1, 0x20}, /* aten::flip.out */
    {18571, 18587, 244, 2, 0x0}, /* aten::from_file */
    {18751, 18771, 246, 1, 0x20}, /* aten::from_file.out */
    {18870, 18881, 247, 2, 0x1}, /* aten::full */
    {19028, 19044, 249, 2, 0x10001}, /* aten::ge.Scalar */
    {19097, 19117, 251, 2, 0x10000}, /* aten::ge.Scalar_out */
    {19197, 19213, 253, 2, 0x10001}, /* aten::ge.Tensor */
    {19266, 19286, 255, 2, 0x10000}, /* aten::ge.Tensor_out */
    {19366, 19383, 257, 2, 0x0}, /* aten::ge_.Scalar */
    {19445, 19462, 259, 2, 0x0}, /* aten::ge_.Tensor */
    {19524, 19540, 261, 2, 0x10001}, /* aten::gt.Scalar */
    {19593, 19613, 263, 2, 0x10000}, /* aten::gt.Scalar_out */
    {19693, 19709, 265, 2, 0x10001}, /* aten::gt.Tensor */
    {19762, 19782, 267, 2, 0x10000}, /* aten::gt.Tensor_out */
    {19862, 19879, 269, 2, 0x0}, /* aten::gt_.Scalar */
    {19941, 19958, 271, 2, 0x0}, /* aten::gt_.Tensor */
    {20020, 20039, 273, 1, 0x0}, /* aten::hsplit.array */
    {20109, 20126, 274, 1, 0x0}, /* aten::hsplit.int */
    {20193, 20204, 275, 1, 0x0}, /* aten::imag */
    {20244, 20263, 276, 1, 0x9}, /* aten::index.Tensor */
    {20324, 20341, 277, 1, 0x0}, /* aten::is_nonzero */
    {20379, 20395, 278, 1, 0x0}, /* aten::is_pinned */
    {20453, 20464, 279, 1, 0x4}, /* aten::item */
    {20498, 20514, 280, 2, 0x10001}, /* aten::le.Scalar */
    {20567, 20587, 282, 2, 0x10000}, /* aten::le.Scalar_out */
    {20667, 20683, 284, 2, 0x10001}, /* aten::le.Tensor */
    {20736, 20756, 286, 2, 0x10000}, /* aten::le.Tensor_out */
    {20836, 20853, 288, 2, 0x0}, /* aten::le_.Scalar */
    {20915, 20932, 290, 2, 0x0}, /* aten::le_.Tensor */
    {20994, 21005, 292, 1, 0x0}, /* aten::lift */
    {21039, 21054, 293, 1, 0x20}, /* aten::lift.out */
    {21115, 21132, 294, 1, 0x0}, /* aten::lift_fresh */
    {21178, 21200, 295, 1, 0x80000}, /* aten::lift_fresh_copy */
    {21245, 21271, 296, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {21343, 21365, 297, 1, 0x0}, /* aten::linalg_diagonal */
    {21456, 21481, 298, 2, 0x40000}, /* aten::linalg_vector_norm */
    {21608, 21637, 300, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {21788, 21804, 302, 1, 0x40000}, /* aten::logsumexp */
    {21875, 21895, 303, 2, 0x40000}, /* aten::logsumexp.out */
    {21993, 22009, 305, 2, 0x10001}, /* aten::lt.Scalar */
    {22062, 22082, 307, 2, 0x10000}, /* aten::lt.Scalar_out */
    {22162, 22178, 309, 2, 0x10001}, /* aten::lt.Tensor */
    {22231, 22251, 311, 2, 0x10000}, /* aten::lt.Tensor_out */
    {22331, 22348, 313, 2, 0x0}, /* aten::lt_.Scalar */
    {22410, 22427, 315, 2, 0x0}, /* aten::lt_.Tensor */
    {22489, 22498, 317, 1, 0x0}, /* aten::mH */
    {22536, 22545, 318, 1, 0x0}, /* aten::mT */
    {22583, 22603, 319, 1, 0x8}, /* aten::masked_select */
    {22659, 22672, 320, 1, 0x0}, /* aten::matmul */
    {22722, 22739, 321, 1, 0x0}, /* aten::matmul.out */
    {22816, 22831, 322, 1, 0x0}, /* aten::matrix_H */
    {22875, 22885, 323, 2, 0x40000}, /* aten::max */
    {22918, 22932, 325, 2, 0x40001}, /* aten::max.dim */
    {23023, 23041, 327, 2, 0x40000}, /* aten::max.dim_max */
    {23186, 23206, 329, 2, 0x40000}, /* aten::max.unary_out */
    {23272, 23283, 331, 1, 0x40001}, /* aten::mean */
    {23344, 23359, 332, 2, 0x40001}, /* aten::mean.dim */
    {23457, 23478, 334, 2, 0x40000}, /* aten::mean.dtype_out */
    {23569, 23584, 336, 2, 0x40000}, /* aten::mean.out */
    {23702, 23712, 338, 2, 0x40000}, /* aten::min */
    {23745, 23759, 340, 2, 0x40001}, /* aten::min.dim */
    {23850, 23868, 342, 2, 0x40000}, /* aten::min.dim_min */
    {24014, 24034, 344, 2, 0x40000}, /* aten::min.unary_out */
    {24100, 24109, 346, 2, 0x1}, /* aten::mm */
    {24154, 24167, 348, 2, 0x0}, /* aten::mm.out */
    {24239, 24258, 350, 1, 0x0}, /* aten::moveaxis.int */
    {24335, 24358, 351, 1, 0x0}, /* aten::moveaxis.intlist */
    {24443, 24461, 352, 1, 0x0}, /* aten::movedim.int */
    {24537, 24559, 353, 1, 0x0}, /* aten::movedim.intlist */
    {24643, 24660, 354, 1, 0x10001}, /* aten::mul.Scalar */
    {24714, 24731, 355, 2, 0x10001}, /* aten::mul.Tensor */
    {24785, 24799, 357, 2, 0x10000}, /* aten::mul.out */
    {24873, 24891, 359, 2, 0x10000}, /* aten::mul_.Tensor */
    {24954, 24963, 361, 1, 0x0}, /* aten::mv */
    {25007, 25020, 362, 1, 0x0}, /* aten::mv.out */
    {25091, 25104, 363, 2, 0x40000}, /* aten::nansum */
    {25205, 25222, 365, 2, 0x40000}, /* aten::nansum.out */
    {25347, 25360, 367, 1, 0x0}, /* aten::narrow */
    {25440, 25460, 368, 1, 0x0}, /* aten::narrow.Tensor */
    {25547, 25565, 369, 1, 0x80000}, /* aten::narrow_copy */
    {25644, 25666, 370, 2, 0x0}, /* aten::narrow_copy.out */
    {25772, 25788, 372, 2, 0x10001}, /* aten::ne.Scalar */
    {25841, 25861, 374, 2, 0x10000}, /* aten::ne.Scalar_out */
    {25941, 25957, 376, 2, 0x10001}, /* aten::ne.Tensor */
    {26010, 26030, 378, 2, 0x10000}, /* aten::ne.Tensor_out */
    {26110, 26127, 380, 2, 0x0}, /* aten::ne_.Scalar */
    {26189, 26206, 382, 2, 0x0}, /* aten::ne_.Tensor */
    {26268, 26278, 384, 2, 0x10001}, /* aten::neg */
    {26311, 26325, 386, 2, 0x10000}, /* aten::neg.out */
    {26385, 26396, 388, 2, 0x10000}, /* aten::neg_ */
    {26438, 26454, 390, 1, 0x0}, /* aten::new_empty */
    {26600, 26620, 391, 1, 0x20}, /* aten::new_empty.out */
    {26701, 26716, 392, 1, 0x0}, /* aten::new_full */
    {26880, 26899, 393, 1, 0x20}, /* aten::new_full.out */
    {26998, 27014, 394, 1, 0x0}, /* aten::new_zeros */
    {27160, 27180, 395, 1, 0x20}, /* aten::new_zeros.out */
    {27261, 27275, 396, 1, 0x9}, /* aten::nonzero */
    {27312, 27330, 397, 1, 0x40000}, /* aten::norm.Scalar */
    {27383, 27408, 398, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {27499, 27530, 400, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {27642, 27669, 402, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {27751, 27782, 403, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {27888, 27910, 404, 1, 0x20}, /* aten::norm.Scalar_out */
    {27990, 28011, 405, 2, 0x40000}, /* aten::norm.dtype_out */
    {28133, 28148, 407, 2, 0x40000}, /* aten::norm.out */
    {28252, 28266, 409, 1, 0x0}, /* aten::numpy_T */
    {28309, 28320, 410, 2, 0x0}, /* aten::ones */
    {28448, 28458, 412, 1, 0x0}, /* aten::pad */
    {28545, 28559, 413, 1, 0x1}, /* aten::permute */
    {28614, 28633, 414, 1, 0x80000}, /* aten::permute_copy */
    {28687, 28710, 415, 1, 0x80020}, /* aten::permute_copy.out */
    {28791, 28802, 416, 2, 0x40001}, /* aten::prod */
    {28863, 28882, 418, 2, 0x40001}, /* aten::prod.dim_int */
    {28980, 28999, 420, 2, 0x40000}, /* aten::prod.int_out */
    {29117, 29132, 422, 1, 0x20}, /* aten::prod.out */
    {29217, 29229, 423, 1, 0x0}, /* aten::ravel */
    {29270, 29281, 424, 1, 0x0}, /* aten::real */
    {29321, 29352, 425, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {29438, 29473, 426, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {29583, 29597, 427, 1, 0x0}, /* aten::reshape */
    {29656, 29673, 428, 1, 0x0}, /* aten::reshape_as */
    {29733, 29746, 429, 1, 0x20}, /* aten::resize */
    {29834, 29851, 430, 1, 0x20}, /* aten::resize.out */
    {29963, 29977, 431, 2, 0x81}, /* aten::resize_ */
    {30074, 30090, 433, 1, 0x20}, /* aten::resize_as */
    {30187, 30207, 434, 1, 0x20}, /* aten::resize_as.out */
    {30328, 30345, 435, 1, 0x80}, /* aten::resize_as_ */
    {30451, 30470, 436, 1, 0x0}, /* aten::resolve_conj */
    {30518, 30536, 437, 1, 0x0}, /* aten::resolve_neg */
    {30583, 30605, 438, 2, 0x0}, /* aten::scatter.src_out */
    {30708, 30732, 440, 2, 0x0}, /* aten::scatter.value_out */
    {30839, 30856, 442, 1, 0x1}, /* aten::select.int */
    {30925, 30947, 443, 1, 0x0}, /* aten::select_backward */
    {31044, 31070, 444, 1, 0x20}, /* aten::select_backward.out */
    {31194, 31216, 445, 1, 0x80000}, /* aten::select_copy.int */
    {31284, 31310, 446, 1, 0x80020}, /* aten::select_copy.int_out */
    {31405, 31426, 447, 1, 0x1}, /* aten::select_scatter */
    {31505, 31530, 448, 1, 0x20}, /* aten::select_scatter.out */
    {31636, 31650, 449, 2, 0x10001}, /* aten::sigmoid */
    {31687, 31705, 451, 2, 0x10000}, /* aten::sigmoid.out */
    {31769, 31784, 453, 2, 0x10000}, /* aten::sigmoid_ */
    {31830, 31849, 455, 1, 0x1}, /* aten::slice.Tensor */
    {31961, 31982, 456, 1, 0x0}, /* aten::slice_backward */
    {32103, 32128, 457, 1, 0x20}, /* aten::slice_backward.out */
    {32276, 32300, 458, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {32411, 32439, 459, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {32577, 32597, 460, 1, 0x80001}, /* aten::slice_scatter */
    {32716, 32740, 461, 1, 0x80020}, /* aten::slice_scatter.out */
    {32886, 32897, 462, 1, 0x1}, /* aten::sort */
    {32991, 33009, 463, 2, 0x0}, /* aten::sort.stable */
    {33127, 33151, 465, 1, 0x0}, /* aten::special_logsumexp */
    {33230, 33258, 466, 1, 0x0}, /* aten::special_logsumexp.out */
    {33364, 33383, 467, 1, 0x0}, /* aten::split.Tensor */
    {33468, 33486, 468, 1, 0x0}, /* aten::split.sizes */
    {33572, 33596, 469, 1, 0x80000}, /* aten::split_copy.Tensor */
    {33675, 33703, 470, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {33801, 33824, 471, 1, 0x1}, /* aten::split_with_sizes */
    {33916, 33944, 472, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {34030, 34062, 473, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {34167, 34178, 474, 2, 0x10001}, /* aten::sqrt */
    {34212, 34227, 476, 2, 0x10000}, /* aten::sqrt.out */
    {34288, 34300, 478, 2, 0x10000}, /* aten::sqrt_ */
    {34343, 34357, 480, 1, 0x0}, /* aten::squeeze */
    {34400, 34418, 481, 1, 0x1}, /* aten::squeeze.dim */
    {34474, 34493, 482, 1, 0x1}, /* aten::squeeze.dims */
    {34552, 34567, 483, 1, 0x80}, /* aten::squeeze_ */
    {34613, 34632, 484, 1, 0x80}, /* aten::squeeze_.dim */
    {34691, 34711, 485, 1, 0x80}, /* aten::squeeze_.dims */
    {34773, 34792, 486, 1, 0x80000}, /* aten::squeeze_copy */
    {34834, 34857, 487, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {34912, 34939, 488, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {35021, 35045, 489, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {35103, 35131, 490, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {35216, 35239, 491, 1, 0x80020}, /* aten::squeeze_copy.out */
    {35308, 35318, 492, 1, 0x40000}, /* aten::std */
    {35371, 35392, 493, 2, 0x40000}, /* aten::std.correction */
    {35502, 35527, 495, 2, 0x40000}, /* aten::std.correction_out */
    {35661, 35675, 497, 1, 0x40000}, /* aten::std.dim */
    {35765, 35779, 498, 1, 0x40000}, /* aten::std.out */
    {35892, 35907, 499, 1, 0x40000}, /* aten::std_mean */
    {35975, 36001, 500, 2, 0x40000}, /* aten::std_mean.correction */
    {36126, 36156, 502, 1, 0x20}, /* aten::std_mean.correction_out */
    {36327, 36346, 503, 1, 0x40000}, /* aten::std_mean.dim */
    {36451, 36468, 504, 1, 0x10001}, /* aten::sub.Scalar */
    {36538, 36555, 505, 2, 0x10001}, /* aten::sub.Tensor */
    {36628, 36642, 507, 2, 0x10000}, /* aten::sub.out */
    {36732, 36750, 509, 2, 0x10000}, /* aten::sub_.Tensor */
    {36832, 36854, 511, 1, 0x0}, /* aten::subtract.Tensor */
    {36932, 36942, 512, 1, 0x40000}, /* aten::sum */
    {37002, 37024, 513, 2, 0x40000}, /* aten::sum.IntList_out */
    {37149, 37171, 515, 2, 0x40001}, /* aten::sum.dim_IntList */
    {37276, 37290, 517, 1, 0x20}, /* aten::sum.out */
    {37374, 37389, 518, 1, 0x0}, /* aten::swapaxes */
    {37455, 37471, 519, 1, 0x80}, /* aten::swapaxes_ */
    {37540, 37555, 520, 1, 0x0}, /* aten::swapdims */
    {37619, 37635, 521, 1, 0x80}, /* aten::swapdims_ */
    {37702, 37710, 522, 1, 0x0}, /* aten::t */
    {37747, 37756, 523, 1, 0x80}, /* aten::t_ */
    {37796, 37809, 524, 1, 0x80000}, /* aten::t_copy */
    {37845, 37862, 525, 1, 0x80020}, /* aten::t_copy.out */
    {37925, 37936, 526, 2, 0x10001}, /* aten::tanh */
    {37970, 37985, 528, 2, 0x10000}, /* aten::tanh.out */
    {38046, 38058, 530, 2, 0x10000}, /* aten::tanh_ */
    {38101, 38128, 532, 1, 0x0}, /* aten::tensor_split.indices */
    {38220, 38248, 533, 1, 0x0}, /* aten::tensor_split.sections */
    {38340, 38386, 534, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {38514, 38530, 535, 1, 0x0}, /* aten::to.device */
    {38684, 38699, 536, 1, 0x0}, /* aten::to.dtype */
    {38837, 38859, 537, 1, 0x0}, /* aten::to.dtype_layout */
    {39078, 39090, 538, 2, 0x0}, /* aten::trace */
    {39125, 39141, 540, 1, 0x20}, /* aten::trace.out */
    {39203, 39223, 541, 1, 0x0}, /* aten::transpose.int */
    {39292, 39309, 542, 1, 0x80}, /* aten::transpose_ */
    {39377, 39402, 543, 1, 0x80000}, /* aten::transpose_copy.int */
    {39470, 39499, 544, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {39594, 39611, 545, 1, 0x0}, /* aten::unbind.int */
    {39675, 39697, 546, 1, 0x80000}, /* aten::unbind_copy.int */
    {39755, 39781, 547, 1, 0x0}, /* aten::unbind_copy.int_out */
    {39858, 39878, 548, 1, 0x0}, /* aten::unflatten.int */
    {39952, 39965, 549, 2, 0x0}, /* aten::unfold */
    {40042, 40064, 551, 2, 0x0}, /* aten::unfold_backward */
    {40163, 40189, 553, 1, 0x20}, /* aten::unfold_backward.out */
    {40315, 40333, 554, 1, 0x80000}, /* aten::unfold_copy */
    {40409, 40431, 555, 1, 0x80020}, /* aten::unfold_copy.out */
    {40534, 40553, 556, 1, 0x100}, /* aten::unsafe_chunk */
    {40620, 40646, 557, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {40727, 40757, 558, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {40857, 40887, 559, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {40975, 41009, 560, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {41116, 41132, 561, 1, 0x1}, /* aten::unsqueeze */
    {41186, 41203, 562, 1, 0x80}, /* aten::unsqueeze_ */
    {41260, 41281, 563, 1, 0x80000}, /* aten::unsqueeze_copy */
    {41334, 41359, 564, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {41439, 41449, 565, 1, 0x40000}, /* aten::var */
    {41502, 41523, 566, 2, 0x40001}, /* aten::var.correction */
    {41633, 41658, 568, 2, 0x40000}, /* aten::var.correction_out */
    {41792, 41806, 570, 1, 0x40001}, /* aten::var.dim */
    {41896, 41910, 571, 1, 0x40000}, /* aten::var.out */
    {42023, 42038, 572, 1, 0x40000}, /* aten::var_mean */
    {42106, 42132, 573, 2, 0x40000}, /* aten::var_mean.correction */
    {42257, 42287, 575, 1, 0x20}, /* aten::var_mean.correction_out */
    {42458, 42477, 576, 1, 0x40000}, /* aten::var_mean.dim */
    {42582, 42593, 577, 2, 0x0}, /* aten::vdot */
    {42641, 42656, 579, 1, 0x0}, /* aten::vdot.out */
    {42731, 42742, 580, 2, 0x1}, /* aten::view */
    {42797, 42814, 582, 1, 0x0}, /* aten::view.dtype */
    {42878, 42892, 583, 1, 0x0}, /* aten::view_as */
    {42949, 42971, 584, 2, 0x0}, /* aten::view_as_complex */
    {43022, 43049, 586, 1, 0x80000}, /* aten::view_as_complex_copy */
    {43099, 43130, 587, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {43207, 43226, 588, 2, 0x0}, /* aten::view_as_real */
    {43274, 43298, 590, 1, 0x80000}, /* aten::view_as_real_copy */
    {43345, 43373, 591, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {43447, 43463, 592, 1, 0x80000}, /* aten::view_copy */
    {43517, 43539, 593, 1, 0x80000}, /* aten::view_copy.dtype */
    {43602, 43628, 594, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {43718, 43738, 595, 1, 0x80020}, /* aten::view_copy.out */
    {43819, 43838, 596, 1, 0x0}, /* aten::vsplit.array */
    {43908, 43925, 597, 1, 0x0}, /* aten::vsplit.int */
    {43992, 44003, 598, 1, 0x20}, /* aten::zero */
    {44037, 44052, 599, 1, 0x20}, /* aten::zero.out */
    {44113, 44125, 600, 2, 0x0}, /* aten::zero_ */
    {44168, 44180, 602, 2, 0x0}, /* aten::zeros */
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
    {141, 0, 179}, /* aten::_unsafe_view CompositeExplicitAutograd */
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
    {1, 0, 21}, /* aten::as_strided CPU */
    {16, 0, 21}, /* aten::as_strided Meta */
    {142, 5, 16}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 16}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 17}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 22}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 18}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {138, 0, 23}, /* aten::atleast_1d implicit */
    {138, 0, 24}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 25}, /* aten::atleast_2d implicit */
    {138, 0, 26}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 27}, /* aten::atleast_3d implicit */
    {138, 0, 28}, /* aten::atleast_3d.Sequence implicit */
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
    {138, 0, 30}, /* aten::broadcast_tensors implicit */
    {138, 0, 31}, /* aten::broadcast_to implicit */
    {1, 0, 32}, /* aten::cat CPU */
    {16, 0, 32}, /* aten::cat Meta */
    {138, 0, 33}, /* aten::chunk implicit */
    {141, 0, 34}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 19}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 35}, /* aten::conj implicit */
    {138, 0, 36}, /* aten::conj_physical implicit */
    {1, 4, 20}, /* aten::conj_physical.out CPU */
    {16, 4, 20}, /* aten::conj_physical.out Meta */
    {141, 5, 20}, /* aten::conj_physical_ CompositeExplicitAutograd */
    {141, 0, 37}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 21}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 38}, /* aten::contiguous implicit */
    {138, 0, 39}, /* aten::conv1d implicit */
    {138, 0, 40}, /* aten::conv1d.padding implicit */
    {138, 0, 41}, /* aten::conv2d implicit */
    {138, 0, 42}, /* aten::conv2d.padding implicit */
    {138, 0, 43}, /* aten::conv3d implicit */
    {138, 0, 44}, /* aten::conv3d.padding implicit */
    {138, 0, 45}, /* aten::conv_transpose1d implicit */
    {138, 0, 46}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 47}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 48}, /* aten::convolution CPU */
    {16, 0, 48}, /* aten::convolution Meta */
    {141, 4, 22}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 49}, /* aten::convolution_backward CPU */
    {16, 0, 49}, /* aten::convolution_backward Meta */
    {141, 4, 23}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 25}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 24}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 50}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 51}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 52}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 52}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 27}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 26}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {1, 0, 53}, /* aten::cumprod CPU */
    {16, 0, 53}, /* aten::cumprod Meta */
    {1, 0, 54}, /* aten::cumsum CPU */
    {16, 0, 54}, /* aten::cumsum Meta */
    {141, 0, 19}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 28}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 28}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 29}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {141, 0, 55}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 56}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 31}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 30}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 32}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 57}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 33}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {141, 0, 58}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 34}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 59}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 1, 16}, /* aten::div.Tensor CPU */
    {16, 1, 16}, /* aten::div.Tensor Meta */
    {1, 3, 16}, /* aten::div.out CPU */
    {16, 3, 16}, /* aten::div.out Meta */
    {1, 2, 16}, /* aten::div_.Tensor CPU */
    {16, 2, 16}, /* aten::div_.Tensor Meta */
    {1, 0, 60}, /* aten::dot CPU */
    {16, 0, 60}, /* aten::dot Meta */
    {141, 4, 35}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 61}, /* aten::dsplit.array implicit */
    {138, 0, 62}, /* aten::dsplit.int implicit */
    {1, 0, 64}, /* aten::empty.memory_format CPU */
    {16, 0, 64}, /* aten::empty.memory_format Meta */
    {86, 0, 29}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 63}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 36}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 65}, /* aten::empty_strided CPU */
    {16, 0, 65}, /* aten::empty_strided Meta */
    {86, 0, 29}, /* aten::empty_strided BackendSelect */
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
    {1, 0, 66}, /* aten::equal CPU */
    {16, 0, 66}, /* aten::equal Meta */
    {1, 1, 19}, /* aten::exp CPU */
    {16, 1, 19}, /* aten::exp Meta */
    {1, 3, 19}, /* aten::exp.out CPU */
    {16, 3, 19}, /* aten::exp.out Meta */
    {1, 2, 19}, /* aten::exp_ CPU */
    {16, 2, 19}, /* aten::exp_ Meta */
    {141, 0, 67}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 68}, /* aten::expand_as implicit */
    {142, 7, 38}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 39}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {141, 6, 42}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 40}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 43}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 41}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 69}, /* aten::fill_.Scalar CPU */
    {16, 0, 69}, /* aten::fill_.Scalar Meta */
    {1, 0, 70}, /* aten::fill_.Tensor CPU */
    {16, 0, 70}, /* aten::fill_.Tensor Meta */
    {138, 0, 71}, /* aten::flatten.using_ints implicit */
    {1, 0, 72}, /* aten::flip CPU */
    {16, 0, 72}, /* aten::flip Meta */
    {141, 4, 44}, /* aten::flip.out CompositeExplicitAutograd */
    {1, 0, 73}, /* aten::from_file CPU */
    {86, 0, 29}, /* aten::from_file BackendSelect */
    {141, 4, 45}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 74}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 29}, /* aten::full BackendSelect */
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
    {138, 0, 75}, /* aten::hsplit.array implicit */
    {138, 0, 76}, /* aten::hsplit.int implicit */
    {138, 0, 77}, /* aten::imag implicit */
    {1, 0, 78}, /* aten::index.Tensor CPU */
    {138, 0, 79}, /* aten::is_nonzero implicit */
    {141, 0, 80}, /* aten::is_pinned CompositeExplicitAutograd */
    {138, 0, 81}, /* aten::item implicit */
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
    {141, 0, 82}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 46}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 83}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 47}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 48}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 84}, /* aten::linalg_diagonal implicit */
    {1, 1, 26}, /* aten::linalg_vector_norm CPU */
    {16, 1, 26}, /* aten::linalg_vector_norm Meta */
    {1, 3, 26}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 26}, /* aten::linalg_vector_norm.out Meta */
    {141, 0, 85}, /* aten::logsumexp CompositeExplicitAutograd */
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
    {138, 0, 86}, /* aten::mH implicit */
    {138, 0, 87}, /* aten::mT implicit */
    {1, 0, 88}, /* aten::masked_select CPU */
    {138, 0, 89}, /* aten::matmul implicit */
    {138, 0, 90}, /* aten::matmul.out implicit */
    {138, 0, 91}, /* aten::matrix_H implicit */
    {1, 0, 92}, /* aten::max CPU */
    {16, 0, 92}, /* aten::max Meta */
    {1, 1, 29}, /* aten::max.dim CPU */
    {16, 1, 29}, /* aten::max.dim Meta */
    {1, 3, 29}, /* aten::max.dim_max CPU */
    {16, 3, 29}, /* aten::max.dim_max Meta */
    {1, 4, 50}, /* aten::max.unary_out CPU */
    {16, 4, 50}, /* aten::max.unary_out Meta */
    {141, 0, 93}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::mean.dim CPU */
    {16, 1, 30}, /* aten::mean.dim Meta */
    {1, 4, 51}, /* aten::mean.dtype_out CPU */
    {16, 4, 51}, /* aten::mean.dtype_out Meta */
    {1, 3, 30}, /* aten::mean.out CPU */
    {16, 3, 30}, /* aten::mean.out Meta */
    {1, 0, 94}, /* aten::min CPU */
    {16, 0, 94}, /* aten::min Meta */
    {1, 1, 31}, /* aten::min.dim CPU */
    {16, 1, 31}, /* aten::min.dim Meta */
    {1, 3, 31}, /* aten::min.dim_min CPU */
    {16, 3, 31}, /* aten::min.dim_min Meta */
    {1, 4, 52}, /* aten::min.unary_out CPU */
    {16, 4, 52}, /* aten::min.unary_out Meta */
    {1, 1, 32}, /* aten::mm CPU */
    {16, 1, 32}, /* aten::mm Meta */
    {1, 3, 32}, /* aten::mm.out CPU */
    {16, 3, 32}, /* aten::mm.out Meta */
    {138, 0, 95}, /* aten::moveaxis.int implicit */
    {138, 0, 96}, /* aten::moveaxis.intlist implicit */
    {138, 0, 97}, /* aten::movedim.int implicit */
    {138, 0, 98}, /* aten::movedim.intlist implicit */
    {141, 0, 99}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::mul.Tensor CPU */
    {16, 1, 33}, /* aten::mul.Tensor Meta */
    {1, 3, 33}, /* aten::mul.out CPU */
    {16, 3, 33}, /* aten::mul.out Meta */
    {1, 2, 33}, /* aten::mul_.Tensor CPU */
    {16, 2, 33}, /* aten::mul_.Tensor Meta */
    {141, 0, 100}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 53}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 101}, /* aten::nansum CPU */
    {16, 0, 101}, /* aten::nansum Meta */
    {1, 4, 54}, /* aten::nansum.out CPU */
    {16, 4, 54}, /* aten::nansum.out Meta */
    {138, 0, 102}, /* aten::narrow implicit */
    {138, 0, 103}, /* aten::narrow.Tensor implicit */
    {142, 7, 55}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 56}, /* aten::narrow_copy.out CPU */
    {16, 4, 56}, /* aten::narrow_copy.out Meta */
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
    {141, 0, 104}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 57}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 105}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 58}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 106}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 59}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 0, 107}, /* aten::nonzero CPU */
    {141, 0, 108}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 38}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 38}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 37}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 37}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 109}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 61}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 60}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 37}, /* aten::norm.dtype_out CPU */
    {16, 3, 37}, /* aten::norm.dtype_out Meta */
    {1, 3, 38}, /* aten::norm.out CPU */
    {16, 3, 38}, /* aten::norm.out Meta */
    {138, 0, 110}, /* aten::numpy_T implicit */
    {141, 0, 111}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 29}, /* aten::ones BackendSelect */
    {138, 0, 112}, /* aten::pad implicit */
    {141, 0, 113}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 62}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 63}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 114}, /* aten::prod CPU */
    {16, 0, 114}, /* aten::prod Meta */
    {1, 1, 39}, /* aten::prod.dim_int CPU */
    {16, 1, 39}, /* aten::prod.dim_int Meta */
    {1, 3, 39}, /* aten::prod.int_out CPU */
    {16, 3, 39}, /* aten::prod.int_out Meta */
    {141, 4, 64}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 115}, /* aten::ravel implicit */
    {138, 0, 116}, /* aten::real implicit */
    {1, 0, 117}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 65}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 118}, /* aten::reshape implicit */
    {138, 0, 119}, /* aten::reshape_as implicit */
    {141, 6, 67}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 66}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 120}, /* aten::resize_ CPU */
    {16, 0, 120}, /* aten::resize_ Meta */
    {141, 6, 69}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 68}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 121}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 122}, /* aten::resolve_conj implicit */
    {138, 0, 123}, /* aten::resolve_neg implicit */
    {1, 0, 124}, /* aten::scatter.src_out CPU */
    {16, 0, 124}, /* aten::scatter.src_out Meta */
    {1, 0, 125}, /* aten::scatter.value_out CPU */
    {16, 0, 125}, /* aten::scatter.value_out Meta */
    {141, 0, 127}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 126}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 71}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 70}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 72}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 128}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 73}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {1, 1, 40}, /* aten::sigmoid CPU */
    {16, 1, 40}, /* aten::sigmoid Meta */
    {1, 3, 40}, /* aten::sigmoid.out CPU */
    {16, 3, 40}, /* aten::sigmoid.out Meta */
    {1, 2, 40}, /* aten::sigmoid_ CPU */
    {16, 2, 40}, /* aten::sigmoid_ Meta */
    {141, 0, 129}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 130}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 75}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 74}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 76}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 131}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 77}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {141, 0, 132}, /* aten::sort CompositeExplicitAutograd */
    {1, 0, 133}, /* aten::sort.stable CPU */
    {16, 0, 133}, /* aten::sort.stable Meta */
    {138, 0, 134}, /* aten::special_logsumexp implicit */
    {138, 0, 135}, /* aten::special_logsumexp.out implicit */
    {141, 0, 136}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 137}, /* aten::split.sizes implicit */
    {142, 7, 78}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 79}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 138}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 80}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 81}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 41}, /* aten::sqrt CPU */
    {16, 1, 41}, /* aten::sqrt Meta */
    {1, 3, 41}, /* aten::sqrt.out CPU */
    {16, 3, 41}, /* aten::sqrt.out Meta */
    {1, 2, 41}, /* aten::sqrt_ CPU */
    {16, 2, 41}, /* aten::sqrt_ Meta */
    {141, 0, 139}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 140}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 141}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 82}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 83}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 84}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 82}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 83}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 86}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 84}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 87}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 85}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {138, 0, 142}, /* aten::std implicit */
    {1, 0, 143}, /* aten::std.correction CPU */
    {16, 0, 143}, /* aten::std.correction Meta */
    {1, 4, 88}, /* aten::std.correction_out CPU */
    {16, 4, 88}, /* aten::std.correction_out Meta */
    {138, 0, 144}, /* aten::std.dim implicit */
    {138, 0, 148}, /* aten::std.out implicit */
    {138, 0, 145}, /* aten::std_mean implicit */
    {1, 0, 146}, /* aten::std_mean.correction CPU */
    {16, 0, 146}, /* aten::std_mean.correction Meta */
    {141, 4, 89}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 147}, /* aten::std_mean.dim implicit */
    {141, 0, 149}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::sub.Tensor CPU */
    {16, 1, 42}, /* aten::sub.Tensor Meta */
    {1, 3, 42}, /* aten::sub.out CPU */
    {16, 3, 42}, /* aten::sub.out Meta */
    {1, 2, 42}, /* aten::sub_.Tensor CPU */
    {16, 2, 42}, /* aten::sub_.Tensor Meta */
    {138, 0, 150}, /* aten::subtract.Tensor implicit */
    {141, 0, 151}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 43}, /* aten::sum.IntList_out CPU */
    {16, 3, 43}, /* aten::sum.IntList_out Meta */
    {1, 1, 43}, /* aten::sum.dim_IntList CPU */
    {16, 1, 43}, /* aten::sum.dim_IntList Meta */
    {141, 4, 90}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 152}, /* aten::swapaxes implicit */
    {138, 5, 91}, /* aten::swapaxes_ implicit */
    {138, 0, 153}, /* aten::swapdims implicit */
    {138, 5, 92}, /* aten::swapdims_ implicit */
    {141, 0, 154}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 93}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 93}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 94}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 1, 44}, /* aten::tanh CPU */
    {16, 1, 44}, /* aten::tanh Meta */
    {1, 3, 44}, /* aten::tanh.out CPU */
    {16, 3, 44}, /* aten::tanh.out Meta */
    {1, 2, 44}, /* aten::tanh_ CPU */
    {16, 2, 44}, /* aten::tanh_ Meta */
    {138, 0, 155}, /* aten::tensor_split.indices implicit */
    {138, 0, 156}, /* aten::tensor_split.sections implicit */
    {138, 0, 157}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 158}, /* aten::to.device implicit */
    {138, 0, 159}, /* aten::to.dtype implicit */
    {138, 0, 160}, /* aten::to.dtype_layout implicit */
    {1, 0, 161}, /* aten::trace CPU */
    {16, 0, 161}, /* aten::trace Meta */
    {141, 4, 95}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 162}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 96}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 96}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 97}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {141, 0, 163}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 98}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 99}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 164}, /* aten::unflatten.int implicit */
    {1, 0, 165}, /* aten::unfold CPU */
    {16, 0, 165}, /* aten::unfold Meta */
    {1, 0, 166}, /* aten::unfold_backward CPU */
    {16, 0, 166}, /* aten::unfold_backward Meta */
    {141, 4, 101}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 100}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 102}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {138, 0, 167}, /* aten::unsafe_chunk implicit */
    {141, 0, 168}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 103}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 169}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 104}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 170}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 105}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 105}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 106}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {138, 0, 171}, /* aten::var implicit */
    {1, 0, 172}, /* aten::var.correction CPU */
    {16, 0, 172}, /* aten::var.correction Meta */
    {1, 4, 107}, /* aten::var.correction_out CPU */
    {16, 4, 107}, /* aten::var.correction_out Meta */
    {138, 0, 173}, /* aten::var.dim implicit */
    {138, 0, 177}, /* aten::var.out implicit */
    {138, 0, 174}, /* aten::var_mean implicit */
    {1, 0, 175}, /* aten::var_mean.correction CPU */
    {16, 0, 175}, /* aten::var_mean.correction Meta */
    {141, 4, 108}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 176}, /* aten::var_mean.dim implicit */
    {1, 0, 178}, /* aten::vdot CPU */
    {16, 0, 178}, /* aten::vdot Meta */
    {141, 4, 109}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 179}, /* aten::view CPU */
    {16, 0, 179}, /* aten::view Meta */
    {141, 0, 183}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 180}, /* aten::view_as implicit */
    {1, 0, 181}, /* aten::view_as_complex CPU */
    {16, 0, 181}, /* aten::view_as_complex Meta */
    {142, 7, 112}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 113}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 182}, /* aten::view_as_real CPU */
    {16, 0, 182}, /* aten::view_as_real Meta */
    {142, 7, 114}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 115}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 110}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 111}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 117}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 116}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 184}, /* aten::vsplit.array implicit */
    {138, 0, 185}, /* aten::vsplit.int implicit */
    {141, 6, 119}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 118}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 186}, /* aten::zero_ CPU */
    {16, 0, 186}, /* aten::zero_ Meta */
    {141, 0, 187}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 29}, /* aten::zeros BackendSelect */
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
    "aten::min\0aten::min(Tensor self) -> Tensor\0"
    "aten::min.dim\0aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::min.dim_min\0aten::min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::min.unary_out\0aten::min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mm\0aten::mm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::mm.out\0aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::moveaxis.int\0aten::moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)\0"
    "aten::moveaxis.intlist\0aten::moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)\0"
    "aten::movedim.int\0aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)\0"
    "aten::movedim.intlist\0aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)\0"
    "aten::mul.Scalar\0aten::mul.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::mul.Tensor\0aten::mul.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::mul.out\0aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul_.Tensor\0aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::mv\0aten::mv(Tensor self, Tensor vec) -> Tensor\0"
    "aten::mv.out\0aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)\0"
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
