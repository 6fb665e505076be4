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
tn_status tni_kernel_can_cast(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cartesian_prod(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cat(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_chunk(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clone(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_column_stack(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_combinations(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_concat(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_concatenate(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_cumulative_trapezoid_dx(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cumulative_trapezoid_x(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diagonal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diagonal_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diagonal_scatter(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_div_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dsplit_array(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dsplit_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dstack(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_fliplr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flipud(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_from_file(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ger(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_array(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_scalararray(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_scalarint(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_scalarrayarray(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_scalarrayint(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_tensorarray(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_tensorarrayint(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hsplit_array(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hsplit_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hstack(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_imag(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_index_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_inner(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_complex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_conj(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_distributed(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_floating_point(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_inference(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_neg(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_nonzero(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_pinned(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_same_size(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_is_signed(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_item(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_kron(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_numel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_numpy_T(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ones(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_outer(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_pad(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_permute(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_prod(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_promote_types(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ravel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_real(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_repeat_interleave_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reshape(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reshape_as(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resize_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resize_as_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resolve_conj(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_resolve_neg(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_result_type_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_result_type_Scalar_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_result_type_Scalar_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_result_type_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_row_stack(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scatter_src_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scatter_value_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_scatter(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_size_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slice_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slice_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slice_scatter(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sort(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logsumexp(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_stride_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sub_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_subtract_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum_to_size(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_swapaxes(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_swapdims(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sym_numel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sym_size_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sym_storage_offset(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sym_stride_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_t(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tensor_split_indices(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tensor_split_sections(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tensor_split_tensor_indices_or_sections(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tensordot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_device(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype_layout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_other(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_trace(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_transpose_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_trapezoid_dx(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_trapezoid_x(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_trapz_dx(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_trapz_x(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_type_as(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_vdot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_as(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_as_complex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_as_real(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_view_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_vsplit_array(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_vsplit_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_vstack(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel_as_strided, /* 23 */
    tni_kernel_as_strided_scatter, /* 24 */
    tni_kernel_atleast_1d, /* 25 */
    tni_kernel_atleast_1d_Sequence, /* 26 */
    tni_kernel_atleast_2d, /* 27 */
    tni_kernel_atleast_2d_Sequence, /* 28 */
    tni_kernel_atleast_3d, /* 29 */
    tni_kernel_atleast_3d_Sequence, /* 30 */
    tni_kernel_backend_select, /* 31 */
    tni_kernel_broadcast_tensors, /* 32 */
    tni_kernel_broadcast_to, /* 33 */
    tni_kernel_can_cast, /* 34 */
    tni_kernel_cartesian_prod, /* 35 */
    tni_kernel_cat, /* 36 */
    tni_kernel_chunk, /* 37 */
    tni_kernel_clone, /* 38 */
    tni_kernel_column_stack, /* 39 */
    tni_kernel_combinations, /* 40 */
    tni_kernel_concat, /* 41 */
    tni_kernel_concatenate, /* 42 */
    tni_kernel_conj, /* 43 */
    tni_kernel_conj_physical, /* 44 */
    tni_kernel_constant_pad_nd, /* 45 */
    tni_kernel_contiguous, /* 46 */
    tni_kernel_conv1d, /* 47 */
    tni_kernel_conv1d_padding, /* 48 */
    tni_kernel_conv2d, /* 49 */
    tni_kernel_conv2d_padding, /* 50 */
    tni_kernel_conv3d, /* 51 */
    tni_kernel_conv3d_padding, /* 52 */
    tni_kernel_conv_transpose1d, /* 53 */
    tni_kernel_conv_transpose2d_input, /* 54 */
    tni_kernel_conv_transpose3d_input, /* 55 */
    tni_kernel_convolution, /* 56 */
    tni_kernel_convolution_backward, /* 57 */
    tni_kernel_copy_, /* 58 */
    tni_kernel_count_nonzero, /* 59 */
    tni_kernel_count_nonzero_dim_IntList, /* 60 */
    tni_kernel_cumprod, /* 61 */
    tni_kernel_cumsum, /* 62 */
    tni_kernel_cumulative_trapezoid_dx, /* 63 */
    tni_kernel_cumulative_trapezoid_x, /* 64 */
    tni_kernel_diagonal, /* 65 */
    tni_kernel_diagonal_backward, /* 66 */
    tni_kernel_diagonal_scatter, /* 67 */
    tni_kernel_dist, /* 68 */
    tni_kernel_div_Scalar, /* 69 */
    tni_kernel_dot, /* 70 */
    tni_kernel_dsplit_array, /* 71 */
    tni_kernel_dsplit_int, /* 72 */
    tni_kernel_dstack, /* 73 */
    tni_kernel_empty_like, /* 74 */
    tni_kernel_empty_memory_format, /* 75 */
    tni_kernel_empty_strided, /* 76 */
    tni_kernel_equal, /* 77 */
    tni_kernel_expand, /* 78 */
    tni_kernel_expand_as, /* 79 */
    tni_kernel_fill__Scalar, /* 80 */
    tni_kernel_fill__Tensor, /* 81 */
    tni_kernel_flatten_using_ints, /* 82 */
    tni_kernel_flip, /* 83 */
    tni_kernel_fliplr, /* 84 */
    tni_kernel_flipud, /* 85 */
    tni_kernel_from_file, /* 86 */
    tni_kernel_full, /* 87 */
    tni_kernel_ger, /* 88 */
    tni_kernel_gradient_array, /* 89 */
    tni_kernel_gradient_scalararray, /* 90 */
    tni_kernel_gradient_scalarint, /* 91 */
    tni_kernel_gradient_scalarrayarray, /* 92 */
    tni_kernel_gradient_scalarrayint, /* 93 */
    tni_kernel_gradient_tensorarray, /* 94 */
    tni_kernel_gradient_tensorarrayint, /* 95 */
    tni_kernel_hsplit_array, /* 96 */
    tni_kernel_hsplit_int, /* 97 */
    tni_kernel_hstack, /* 98 */
    tni_kernel_imag, /* 99 */
    tni_kernel_index_Tensor, /* 100 */
    tni_kernel_inner, /* 101 */
    tni_kernel_is_complex, /* 102 */
    tni_kernel_is_conj, /* 103 */
    tni_kernel_is_distributed, /* 104 */
    tni_kernel_is_floating_point, /* 105 */
    tni_kernel_is_inference, /* 106 */
    tni_kernel_is_neg, /* 107 */
    tni_kernel_is_nonzero, /* 108 */
    tni_kernel_is_pinned, /* 109 */
    tni_kernel_is_same_size, /* 110 */
    tni_kernel_is_signed, /* 111 */
    tni_kernel_item, /* 112 */
    tni_kernel_kron, /* 113 */
    tni_kernel_kthvalue, /* 114 */
    tni_kernel_kthvalue_values, /* 115 */
    tni_kernel_lift, /* 116 */
    tni_kernel_lift_fresh, /* 117 */
    tni_kernel_linalg_diagonal, /* 118 */
    tni_kernel_logsumexp, /* 119 */
    tni_kernel_mH, /* 120 */
    tni_kernel_mT, /* 121 */
    tni_kernel_masked_select, /* 122 */
    tni_kernel_matmul, /* 123 */
    tni_kernel_matrix_H, /* 124 */
    tni_kernel_max, /* 125 */
    tni_kernel_mean, /* 126 */
    tni_kernel_median, /* 127 */
    tni_kernel_median_dim, /* 128 */
    tni_kernel_min, /* 129 */
    tni_kernel_mode, /* 130 */
    tni_kernel_moveaxis_int, /* 131 */
    tni_kernel_moveaxis_intlist, /* 132 */
    tni_kernel_movedim_int, /* 133 */
    tni_kernel_movedim_intlist, /* 134 */
    tni_kernel_msort, /* 135 */
    tni_kernel_mul_Scalar, /* 136 */
    tni_kernel_mv, /* 137 */
    tni_kernel_nanmedian, /* 138 */
    tni_kernel_nanmedian_dim, /* 139 */
    tni_kernel_nansum, /* 140 */
    tni_kernel_narrow, /* 141 */
    tni_kernel_narrow_Tensor, /* 142 */
    tni_kernel_new_empty, /* 143 */
    tni_kernel_new_full, /* 144 */
    tni_kernel_new_zeros, /* 145 */
    tni_kernel_nonzero, /* 146 */
    tni_kernel_norm_Scalar, /* 147 */
    tni_kernel_norm_ScalarOpt_dtype, /* 148 */
    tni_kernel_numel, /* 149 */
    tni_kernel_numpy_T, /* 150 */
    tni_kernel_ones, /* 151 */
    tni_kernel_outer, /* 152 */
    tni_kernel_pad, /* 153 */
    tni_kernel_permute, /* 154 */
    tni_kernel_prod, /* 155 */
    tni_kernel_promote_types, /* 156 */
    tni_kernel_ravel, /* 157 */
    tni_kernel_real, /* 158 */
    tni_kernel_repeat_interleave_Tensor, /* 159 */
    tni_kernel_reshape, /* 160 */
    tni_kernel_reshape_as, /* 161 */
    tni_kernel_resize_, /* 162 */
    tni_kernel_resize_as_, /* 163 */
    tni_kernel_resolve_conj, /* 164 */
    tni_kernel_resolve_neg, /* 165 */
    tni_kernel_result_type_Scalar, /* 166 */
    tni_kernel_result_type_Scalar_Scalar, /* 167 */
    tni_kernel_result_type_Scalar_Tensor, /* 168 */
    tni_kernel_result_type_Tensor, /* 169 */
    tni_kernel_row_stack, /* 170 */
    tni_kernel_scatter_src_out, /* 171 */
    tni_kernel_scatter_value_out, /* 172 */
    tni_kernel_select_backward, /* 173 */
    tni_kernel_select_int, /* 174 */
    tni_kernel_select_scatter, /* 175 */
    tni_kernel_size_int, /* 176 */
    tni_kernel_slice_Tensor, /* 177 */
    tni_kernel_slice_backward, /* 178 */
    tni_kernel_slice_scatter, /* 179 */
    tni_kernel_sort, /* 180 */
    tni_kernel_special_logsumexp, /* 181 */
    tni_kernel_split_Tensor, /* 182 */
    tni_kernel_split_sizes, /* 183 */
    tni_kernel_split_with_sizes, /* 184 */
    tni_kernel_squeeze, /* 185 */
    tni_kernel_squeeze_dim, /* 186 */
    tni_kernel_squeeze_dims, /* 187 */
    tni_kernel_std, /* 188 */
    tni_kernel_std_correction, /* 189 */
    tni_kernel_std_dim, /* 190 */
    tni_kernel_std_mean, /* 191 */
    tni_kernel_std_mean_correction, /* 192 */
    tni_kernel_std_mean_dim, /* 193 */
    tni_kernel_stride_int, /* 194 */
    tni_kernel_sub_Scalar, /* 195 */
    tni_kernel_subtract_Tensor, /* 196 */
    tni_kernel_sum, /* 197 */
    tni_kernel_sum_to_size, /* 198 */
    tni_kernel_swapaxes, /* 199 */
    tni_kernel_swapdims, /* 200 */
    tni_kernel_sym_numel, /* 201 */
    tni_kernel_sym_size_int, /* 202 */
    tni_kernel_sym_storage_offset, /* 203 */
    tni_kernel_sym_stride_int, /* 204 */
    tni_kernel_t, /* 205 */
    tni_kernel_tensor_split_indices, /* 206 */
    tni_kernel_tensor_split_sections, /* 207 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 208 */
    tni_kernel_tensordot, /* 209 */
    tni_kernel_to_device, /* 210 */
    tni_kernel_to_dtype, /* 211 */
    tni_kernel_to_dtype_layout, /* 212 */
    tni_kernel_to_other, /* 213 */
    tni_kernel_trace, /* 214 */
    tni_kernel_transpose_int, /* 215 */
    tni_kernel_trapezoid_dx, /* 216 */
    tni_kernel_trapezoid_x, /* 217 */
    tni_kernel_trapz_dx, /* 218 */
    tni_kernel_trapz_x, /* 219 */
    tni_kernel_type_as, /* 220 */
    tni_kernel_unbind_int, /* 221 */
    tni_kernel_unflatten_int, /* 222 */
    tni_kernel_unfold, /* 223 */
    tni_kernel_unfold_backward, /* 224 */
    tni_kernel_unsafe_chunk, /* 225 */
    tni_kernel_unsafe_split_Tensor, /* 226 */
    tni_kernel_unsafe_split_with_sizes, /* 227 */
    tni_kernel_unsqueeze, /* 228 */
    tni_kernel_var, /* 229 */
    tni_kernel_var_correction, /* 230 */
    tni_kernel_var_dim, /* 231 */
    tni_kernel_var_mean, /* 232 */
    tni_kernel_var_mean_correction, /* 233 */
    tni_kernel_var_mean_dim, /* 234 */
    tni_kernel_vdot, /* 235 */
    tni_kernel_view, /* 236 */
    tni_kernel_view_as, /* 237 */
    tni_kernel_view_as_complex, /* 238 */
    tni_kernel_view_as_real, /* 239 */
    tni_kernel_view_dtype, /* 240 */
    tni_kernel_vsplit_array, /* 241 */
    tni_kernel_vsplit_int, /* 242 */
    tni_kernel_vstack, /* 243 */
    tni_kernel_zero_, /* 244 */
    tni_kernel_zeros, /* 245 */
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
    {"aten::argsort.stable", NULL}, /* 16 */
    {"aten::as_strided", NULL}, /* 17 */
    {"aten::as_strided_copy", NULL}, /* 18 */
    {"aten::as_strided_scatter", NULL}, /* 19 */
    {"aten::clone", NULL}, /* 20 */
    {"aten::column_stack", NULL}, /* 21 */
    {"aten::concat", NULL}, /* 22 */
    {"aten::concatenate", NULL}, /* 23 */
    {"aten::conj_physical", NULL}, /* 24 */
    {"aten::constant_pad_nd", NULL}, /* 25 */
    {"aten::convolution", NULL}, /* 26 */
    {"aten::convolution_backward", NULL}, /* 27 */
    {"aten::copy", NULL}, /* 28 */
    {"aten::copy_", NULL}, /* 29 */
    {"aten::count_nonzero", NULL}, /* 30 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 31 */
    {"aten::detach", NULL}, /* 32 */
    {"aten::detach_copy", NULL}, /* 33 */
    {"aten::diagonal", NULL}, /* 34 */
    {"aten::diagonal_backward", NULL}, /* 35 */
    {"aten::diagonal_copy", NULL}, /* 36 */
    {"aten::diagonal_scatter", NULL}, /* 37 */
    {"aten::dist", NULL}, /* 38 */
    {"aten::dot", NULL}, /* 39 */
    {"aten::dstack", NULL}, /* 40 */
    {"aten::empty_like", NULL}, /* 41 */
    {"aten::empty_strided", NULL}, /* 42 */
    {"aten::expand", NULL}, /* 43 */
    {"aten::expand_copy", NULL}, /* 44 */
    {"aten::fill.Scalar", NULL}, /* 45 */
    {"aten::fill.Tensor", NULL}, /* 46 */
    {"aten::fill_.Scalar", NULL}, /* 47 */
    {"aten::fill_.Tensor", NULL}, /* 48 */
    {"aten::flip", NULL}, /* 49 */
    {"aten::from_file", NULL}, /* 50 */
    {"aten::ger", NULL}, /* 51 */
    {"aten::hstack", NULL}, /* 52 */
    {"aten::inner", NULL}, /* 53 */
    {"aten::kron", NULL}, /* 54 */
    {"aten::lift", NULL}, /* 55 */
    {"aten::lift_fresh", NULL}, /* 56 */
    {"aten::lift_fresh_copy", NULL}, /* 57 */
    {"aten::logsumexp", NULL}, /* 58 */
    {"aten::matmul", NULL}, /* 59 */
    {"aten::max", NULL}, /* 60 */
    {"aten::mean", NULL}, /* 61 */
    {"aten::median", NULL}, /* 62 */
    {"aten::median.dim", NULL}, /* 63 */
    {"aten::min", NULL}, /* 64 */
    {"aten::mode", NULL}, /* 65 */
    {"aten::msort", NULL}, /* 66 */
    {"aten::mv", NULL}, /* 67 */
    {"aten::nanmedian", NULL}, /* 68 */
    {"aten::nanmedian.dim", NULL}, /* 69 */
    {"aten::nansum", NULL}, /* 70 */
    {"aten::narrow", NULL}, /* 71 */
    {"aten::narrow_copy", NULL}, /* 72 */
    {"aten::new_empty", NULL}, /* 73 */
    {"aten::new_full", NULL}, /* 74 */
    {"aten::new_zeros", NULL}, /* 75 */
    {"aten::norm.Scalar", NULL}, /* 76 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 77 */
    {"aten::outer", NULL}, /* 78 */
    {"aten::permute", NULL}, /* 79 */
    {"aten::permute_copy", NULL}, /* 80 */
    {"aten::prod", NULL}, /* 81 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 82 */
    {"aten::resize", NULL}, /* 83 */
    {"aten::resize_", NULL}, /* 84 */
    {"aten::resize_as", NULL}, /* 85 */
    {"aten::resize_as_", NULL}, /* 86 */
    {"aten::row_stack", NULL}, /* 87 */
    {"aten::select.int", NULL}, /* 88 */
    {"aten::select_backward", NULL}, /* 89 */
    {"aten::select_copy.int", NULL}, /* 90 */
    {"aten::select_scatter", NULL}, /* 91 */
    {"aten::slice.Tensor", NULL}, /* 92 */
    {"aten::slice_backward", NULL}, /* 93 */
    {"aten::slice_copy.Tensor", NULL}, /* 94 */
    {"aten::slice_scatter", NULL}, /* 95 */
    {"aten::sort", NULL}, /* 96 */
    {"aten::special_logsumexp", NULL}, /* 97 */
    {"aten::split.Tensor", NULL}, /* 98 */
    {"aten::split_copy.Tensor", NULL}, /* 99 */
    {"aten::split_with_sizes", NULL}, /* 100 */
    {"aten::split_with_sizes_copy", NULL}, /* 101 */
    {"aten::squeeze", NULL}, /* 102 */
    {"aten::squeeze.dim", NULL}, /* 103 */
    {"aten::squeeze.dims", NULL}, /* 104 */
    {"aten::squeeze_copy", NULL}, /* 105 */
    {"aten::squeeze_copy.dim", NULL}, /* 106 */
    {"aten::squeeze_copy.dims", NULL}, /* 107 */
    {"aten::std.correction", NULL}, /* 108 */
    {"aten::std.dim", NULL}, /* 109 */
    {"aten::std_mean.correction", NULL}, /* 110 */
    {"aten::sum", NULL}, /* 111 */
    {"aten::swapaxes", NULL}, /* 112 */
    {"aten::swapdims", NULL}, /* 113 */
    {"aten::t", NULL}, /* 114 */
    {"aten::t_copy", NULL}, /* 115 */
    {"aten::tensordot", NULL}, /* 116 */
    {"aten::trace", NULL}, /* 117 */
    {"aten::transpose.int", NULL}, /* 118 */
    {"aten::transpose_copy.int", NULL}, /* 119 */
    {"aten::unbind.int", NULL}, /* 120 */
    {"aten::unbind_copy.int", NULL}, /* 121 */
    {"aten::unfold", NULL}, /* 122 */
    {"aten::unfold_backward", NULL}, /* 123 */
    {"aten::unfold_copy", NULL}, /* 124 */
    {"aten::unsafe_split.Tensor", NULL}, /* 125 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 126 */
    {"aten::unsqueeze", NULL}, /* 127 */
    {"aten::unsqueeze_copy", NULL}, /* 128 */
    {"aten::var.correction", NULL}, /* 129 */
    {"aten::var.dim", NULL}, /* 130 */
    {"aten::var_mean.correction", NULL}, /* 131 */
    {"aten::vdot", NULL}, /* 132 */
    {"aten::view", NULL}, /* 133 */
    {"aten::view.dtype", NULL}, /* 134 */
    {"aten::view_as_complex", NULL}, /* 135 */
    {"aten::view_as_complex_copy", NULL}, /* 136 */
    {"aten::view_as_real", NULL}, /* 137 */
    {"aten::view_as_real_copy", NULL}, /* 138 */
    {"aten::view_copy", NULL}, /* 139 */
    {"aten::view_copy.dtype", NULL}, /* 140 */
    {"aten::vstack", NULL}, /* 141 */
    {"aten::zero", NULL}, /* 142 */
    {"aten::zero_", NULL}, /* 143 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 519;

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
    {9670, 9685, 137, 1, 0x0}, /* aten::can_cast */
    {9741, 9762, 138, 1, 0x100}, /* aten::cartesian_prod */
    {9811, 9821, 139, 2, 0x1}, /* aten::cat */
    {9870, 9882, 141, 1, 0x0}, /* aten::chunk */
    {9953, 9965, 142, 1, 0x10001}, /* aten::clone */
    {10037, 10053, 143, 1, 0x20}, /* aten::clone.out */
    {10149, 10168, 144, 1, 0x0}, /* aten::column_stack */
    {10215, 10238, 145, 1, 0x0}, /* aten::column_stack.out */
    {10312, 10331, 146, 1, 0x0}, /* aten::combinations */
    {10411, 10424, 147, 1, 0x0}, /* aten::concat */
    {10476, 10493, 148, 1, 0x0}, /* aten::concat.out */
    {10572, 10590, 149, 1, 0x0}, /* aten::concatenate */
    {10647, 10669, 150, 1, 0x0}, /* aten::concatenate.out */
    {10753, 10764, 151, 1, 0x0}, /* aten::conj */
    {10804, 10824, 152, 1, 0x10100}, /* aten::conj_physical */
    {10867, 10891, 153, 2, 0x10000}, /* aten::conj_physical.out */
    {10961, 10982, 155, 1, 0x10000}, /* aten::conj_physical_ */
    {11034, 11056, 156, 1, 0x1}, /* aten::constant_pad_nd */
    {11131, 11157, 157, 1, 0x20}, /* aten::constant_pad_nd.out */
    {11259, 11276, 158, 1, 0x0}, /* aten::contiguous */
    {11371, 11384, 159, 1, 0x0}, /* aten::conv1d */
    {11535, 11556, 160, 1, 0x0}, /* aten::conv1d.padding */
    {11715, 11728, 161, 1, 0x0}, /* aten::conv2d */
    {11879, 11900, 162, 1, 0x0}, /* aten::conv2d.padding */
    {12059, 12072, 163, 1, 0x0}, /* aten::conv3d */
    {12223, 12244, 164, 1, 0x0}, /* aten::conv3d.padding */
    {12403, 12426, 165, 1, 0x0}, /* aten::conv_transpose1d */
    {12615, 12644, 166, 1, 0x0}, /* aten::conv_transpose2d.input */
    {12839, 12868, 167, 1, 0x0}, /* aten::conv_transpose3d.input */
    {13063, 13081, 168, 2, 0x1}, /* aten::convolution */
    {13263, 13285, 170, 1, 0x20}, /* aten::convolution.out */
    {13494, 13521, 171, 2, 0x1}, /* aten::convolution_backward */
    {13779, 13810, 173, 1, 0x20}, /* aten::convolution_backward.out */
    {14138, 14149, 174, 1, 0x1}, /* aten::copy */
    {14220, 14235, 175, 1, 0x20}, /* aten::copy.out */
    {14333, 14345, 176, 1, 0x0}, /* aten::copy_ */
    {14425, 14445, 177, 1, 0x40000}, /* aten::count_nonzero */
    {14503, 14535, 178, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {14601, 14637, 180, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {14730, 14754, 181, 1, 0x20}, /* aten::count_nonzero.out */
    {14839, 14853, 182, 2, 0x0}, /* aten::cumprod */
    {14926, 14939, 184, 2, 0x1}, /* aten::cumsum */
    {15011, 15041, 186, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {15119, 15148, 187, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {15222, 15235, 188, 1, 0x0}, /* aten::detach */
    {15277, 15291, 189, 1, 0x80}, /* aten::detach_ */
    {15336, 15354, 190, 1, 0x80000}, /* aten::detach_copy */
    {15395, 15417, 191, 1, 0x80020}, /* aten::detach_copy.out */
    {15485, 15500, 192, 1, 0x1}, /* aten::diagonal */
    {15582, 15606, 193, 1, 0x0}, /* aten::diagonal_backward */
    {15714, 15742, 194, 1, 0x20}, /* aten::diagonal_backward.out */
    {15877, 15897, 195, 1, 0x80000}, /* aten::diagonal_copy */
    {15978, 16002, 196, 1, 0x80020}, /* aten::diagonal_copy.out */
    {16110, 16133, 197, 1, 0x0}, /* aten::diagonal_scatter */
    {16229, 16256, 198, 1, 0x20}, /* aten::diagonal_scatter.out */
    {16379, 16390, 199, 1, 0x0}, /* aten::dist */
    {16450, 16465, 200, 1, 0x20}, /* aten::dist.out */
    {16552, 16569, 201, 1, 0x10001}, /* aten::div.Scalar */
    {16623, 16640, 202, 2, 0x10001}, /* aten::div.Tensor */
    {16694, 16708, 204, 2, 0x10000}, /* aten::div.out */
    {16782, 16800, 206, 2, 0x10000}, /* aten::div_.Tensor */
    {16863, 16873, 208, 2, 0x0}, /* aten::dot */
    {16921, 16935, 210, 1, 0x0}, /* aten::dot.out */
    {17010, 17029, 211, 1, 0x0}, /* aten::dsplit.array */
    {17099, 17116, 212, 1, 0x0}, /* aten::dsplit.int */
    {17183, 17196, 213, 1, 0x0}, /* aten::dstack */
    {17237, 17254, 214, 1, 0x0}, /* aten::dstack.out */
    {17322, 17348, 215, 3, 0x1}, /* aten::empty.memory_format */
    {17525, 17542, 218, 1, 0x0}, /* aten::empty_like */
    {17708, 17729, 219, 1, 0x20}, /* aten::empty_like.out */
    {17830, 17850, 220, 3, 0x1}, /* aten::empty_strided */
    {18004, 18028, 223, 1, 0x20}, /* aten::empty_strided.out */
    {18117, 18133, 224, 2, 0x10001}, /* aten::eq.Scalar */
    {18186, 18206, 226, 2, 0x10000}, /* aten::eq.Scalar_out */
    {18286, 18302, 228, 2, 0x10001}, /* aten::eq.Tensor */
    {18355, 18375, 230, 2, 0x10000}, /* aten::eq.Tensor_out */
    {18455, 18472, 232, 2, 0x0}, /* aten::eq_.Scalar */
    {18534, 18551, 234, 2, 0x0}, /* aten::eq_.Tensor */
    {18613, 18625, 236, 2, 0x10004}, /* aten::equal */
    {18672, 18682, 238, 2, 0x10001}, /* aten::exp */
    {18715, 18729, 240, 2, 0x10000}, /* aten::exp.out */
    {18789, 18800, 242, 2, 0x10000}, /* aten::exp_ */
    {18842, 18855, 244, 1, 0x1}, /* aten::expand */
    {18936, 18952, 245, 1, 0x0}, /* aten::expand_as */
    {19011, 19029, 246, 1, 0x80000}, /* aten::expand_copy */
    {19109, 19131, 247, 1, 0x80020}, /* aten::expand_copy.out */
    {19235, 19253, 248, 1, 0x1}, /* aten::fill.Scalar */
    {19308, 19330, 249, 1, 0x20}, /* aten::fill.Scalar_out */
    {19412, 19430, 250, 1, 0x0}, /* aten::fill.Tensor */
    {19485, 19507, 251, 1, 0x20}, /* aten::fill.Tensor_out */
    {19589, 19608, 252, 2, 0x0}, /* aten::fill_.Scalar */
    {19672, 19691, 254, 2, 0x0}, /* aten::fill_.Tensor */
    {19755, 19780, 256, 1, 0x0}, /* aten::flatten.using_ints */
    {19867, 19878, 257, 2, 0x1}, /* aten::flip */
    {19924, 19939, 259, 1, 0x20}, /* aten::flip.out */
    {20012, 20025, 260, 1, 0x0}, /* aten::fliplr */
    {20061, 20074, 261, 1, 0x0}, /* aten::flipud */
    {20110, 20126, 262, 2, 0x0}, /* aten::from_file */
    {20290, 20310, 264, 1, 0x20}, /* aten::from_file.out */
    {20409, 20420, 265, 2, 0x1}, /* aten::full */
    {20567, 20583, 267, 2, 0x10001}, /* aten::ge.Scalar */
    {20636, 20656, 269, 2, 0x10000}, /* aten::ge.Scalar_out */
    {20736, 20752, 271, 2, 0x10001}, /* aten::ge.Tensor */
    {20805, 20825, 273, 2, 0x10000}, /* aten::ge.Tensor_out */
    {20905, 20922, 275, 2, 0x0}, /* aten::ge_.Scalar */
    {20984, 21001, 277, 2, 0x0}, /* aten::ge_.Tensor */
    {21063, 21073, 279, 1, 0x0}, /* aten::ger */
    {21119, 21133, 280, 1, 0x0}, /* aten::ger.out */
    {21206, 21227, 281, 1, 0x0}, /* aten::gradient.array */
    {21305, 21332, 282, 1, 0x0}, /* aten::gradient.scalararray */
    {21432, 21457, 283, 1, 0x0}, /* aten::gradient.scalarint */
    {21565, 21595, 284, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {21700, 21728, 285, 1, 0x0}, /* aten::gradient.scalarrayint */
    {21835, 21862, 286, 1, 0x0}, /* aten::gradient.tensorarray */
    {21964, 21994, 287, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {22103, 22119, 288, 2, 0x10001}, /* aten::gt.Scalar */
    {22172, 22192, 290, 2, 0x10000}, /* aten::gt.Scalar_out */
    {22272, 22288, 292, 2, 0x10001}, /* aten::gt.Tensor */
    {22341, 22361, 294, 2, 0x10000}, /* aten::gt.Tensor_out */
    {22441, 22458, 296, 2, 0x0}, /* aten::gt_.Scalar */
    {22520, 22537, 298, 2, 0x0}, /* aten::gt_.Tensor */
    {22599, 22618, 300, 1, 0x0}, /* aten::hsplit.array */
    {22688, 22705, 301, 1, 0x0}, /* aten::hsplit.int */
    {22772, 22785, 302, 1, 0x0}, /* aten::hstack */
    {22826, 22843, 303, 1, 0x0}, /* aten::hstack.out */
    {22911, 22922, 304, 1, 0x0}, /* aten::imag */
    {22962, 22981, 305, 1, 0x9}, /* aten::index.Tensor */
    {23042, 23054, 306, 1, 0x0}, /* aten::inner */
    {23103, 23119, 307, 1, 0x0}, /* aten::inner.out */
    {23195, 23212, 308, 1, 0x0}, /* aten::is_complex */
    {23250, 23264, 309, 1, 0x0}, /* aten::is_conj */
    {23299, 23320, 310, 1, 0x0}, /* aten::is_distributed */
    {23362, 23386, 311, 1, 0x0}, /* aten::is_floating_point */
    {23431, 23450, 312, 1, 0x0}, /* aten::is_inference */
    {23490, 23503, 313, 1, 0x0}, /* aten::is_neg */
    {23537, 23554, 314, 1, 0x0}, /* aten::is_nonzero */
    {23592, 23608, 315, 1, 0x0}, /* aten::is_pinned */
    {23666, 23685, 316, 1, 0x0}, /* aten::is_same_size */
    {23739, 23755, 317, 1, 0x0}, /* aten::is_signed */
    {23792, 23803, 318, 1, 0x4}, /* aten::item */
    {23837, 23848, 319, 1, 0x0}, /* aten::kron */
    {23896, 23911, 320, 1, 0x0}, /* aten::kron.out */
    {23986, 24001, 321, 1, 0x0}, /* aten::kthvalue */
    {24106, 24128, 322, 2, 0x0}, /* aten::kthvalue.values */
    {24290, 24306, 324, 2, 0x10001}, /* aten::le.Scalar */
    {24359, 24379, 326, 2, 0x10000}, /* aten::le.Scalar_out */
    {24459, 24475, 328, 2, 0x10001}, /* aten::le.Tensor */
    {24528, 24548, 330, 2, 0x10000}, /* aten::le.Tensor_out */
    {24628, 24645, 332, 2, 0x0}, /* aten::le_.Scalar */
    {24707, 24724, 334, 2, 0x0}, /* aten::le_.Tensor */
    {24786, 24797, 336, 1, 0x0}, /* aten::lift */
    {24831, 24846, 337, 1, 0x20}, /* aten::lift.out */
    {24907, 24924, 338, 1, 0x0}, /* aten::lift_fresh */
    {24970, 24992, 339, 1, 0x80000}, /* aten::lift_fresh_copy */
    {25037, 25063, 340, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {25135, 25157, 341, 1, 0x0}, /* aten::linalg_diagonal */
    {25248, 25273, 342, 2, 0x40000}, /* aten::linalg_vector_norm */
    {25400, 25429, 344, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {25580, 25596, 346, 1, 0x40000}, /* aten::logsumexp */
    {25667, 25687, 347, 2, 0x40000}, /* aten::logsumexp.out */
    {25785, 25801, 349, 2, 0x10001}, /* aten::lt.Scalar */
    {25854, 25874, 351, 2, 0x10000}, /* aten::lt.Scalar_out */
    {25954, 25970, 353, 2, 0x10001}, /* aten::lt.Tensor */
    {26023, 26043, 355, 2, 0x10000}, /* aten::lt.Tensor_out */
    {26123, 26140, 357, 2, 0x0}, /* aten::lt_.Scalar */
    {26202, 26219, 359, 2, 0x0}, /* aten::lt_.Tensor */
    {26281, 26290, 361, 1, 0x0}, /* aten::mH */
    {26328, 26337, 362, 1, 0x0}, /* aten::mT */
    {26375, 26395, 363, 1, 0x8}, /* aten::masked_select */
    {26451, 26464, 364, 1, 0x0}, /* aten::matmul */
    {26514, 26531, 365, 1, 0x0}, /* aten::matmul.out */
    {26608, 26623, 366, 1, 0x0}, /* aten::matrix_H */
    {26667, 26677, 367, 2, 0x40000}, /* aten::max */
    {26710, 26724, 369, 2, 0x40001}, /* aten::max.dim */
    {26815, 26833, 371, 2, 0x40000}, /* aten::max.dim_max */
    {26978, 26998, 373, 2, 0x40000}, /* aten::max.unary_out */
    {27064, 27075, 375, 1, 0x40001}, /* aten::mean */
    {27136, 27151, 376, 2, 0x40001}, /* aten::mean.dim */
    {27249, 27270, 378, 2, 0x40000}, /* aten::mean.dtype_out */
    {27361, 27376, 380, 2, 0x40000}, /* aten::mean.out */
    {27494, 27507, 382, 2, 0x0}, /* aten::median */
    {27543, 27560, 384, 1, 0x0}, /* aten::median.dim */
    {27654, 27678, 385, 2, 0x0}, /* aten::median.dim_values */
    {27829, 27846, 387, 1, 0x20}, /* aten::median.out */
    {27909, 27919, 388, 2, 0x40000}, /* aten::min */
    {27952, 27966, 390, 2, 0x40001}, /* aten::min.dim */
    {28057, 28075, 392, 2, 0x40000}, /* aten::min.dim_min */
    {28221, 28241, 394, 2, 0x40000}, /* aten::min.unary_out */
    {28307, 28316, 396, 2, 0x1}, /* aten::mm */
    {28361, 28374, 398, 2, 0x0}, /* aten::mm.out */
    {28446, 28457, 400, 2, 0x0}, /* aten::mode */
    {28548, 28566, 402, 2, 0x0}, /* aten::mode.values */
    {28714, 28733, 404, 1, 0x0}, /* aten::moveaxis.int */
    {28810, 28833, 405, 1, 0x0}, /* aten::moveaxis.intlist */
    {28918, 28936, 406, 1, 0x0}, /* aten::movedim.int */
    {29012, 29034, 407, 1, 0x0}, /* aten::movedim.intlist */
    {29118, 29130, 408, 1, 0x0}, /* aten::msort */
    {29165, 29181, 409, 1, 0x0}, /* aten::msort.out */
    {29243, 29260, 410, 1, 0x10001}, /* aten::mul.Scalar */
    {29314, 29331, 411, 2, 0x10001}, /* aten::mul.Tensor */
    {29385, 29399, 413, 2, 0x10000}, /* aten::mul.out */
    {29473, 29491, 415, 2, 0x10000}, /* aten::mul_.Tensor */
    {29554, 29563, 417, 1, 0x0}, /* aten::mv */
    {29607, 29620, 418, 1, 0x0}, /* aten::mv.out */
    {29691, 29707, 419, 2, 0x0}, /* aten::nanmedian */
    {29746, 29766, 421, 1, 0x0}, /* aten::nanmedian.dim */
    {29863, 29890, 422, 2, 0x0}, /* aten::nanmedian.dim_values */
    {30044, 30064, 424, 1, 0x20}, /* aten::nanmedian.out */
    {30130, 30143, 425, 2, 0x40000}, /* aten::nansum */
    {30244, 30261, 427, 2, 0x40000}, /* aten::nansum.out */
    {30386, 30399, 429, 1, 0x0}, /* aten::narrow */
    {30479, 30499, 430, 1, 0x0}, /* aten::narrow.Tensor */
    {30586, 30604, 431, 1, 0x80000}, /* aten::narrow_copy */
    {30683, 30705, 432, 2, 0x0}, /* aten::narrow_copy.out */
    {30811, 30827, 434, 2, 0x10001}, /* aten::ne.Scalar */
    {30880, 30900, 436, 2, 0x10000}, /* aten::ne.Scalar_out */
    {30980, 30996, 438, 2, 0x10001}, /* aten::ne.Tensor */
    {31049, 31069, 440, 2, 0x10000}, /* aten::ne.Tensor_out */
    {31149, 31166, 442, 2, 0x0}, /* aten::ne_.Scalar */
    {31228, 31245, 444, 2, 0x0}, /* aten::ne_.Tensor */
    {31307, 31317, 446, 2, 0x10001}, /* aten::neg */
    {31350, 31364, 448, 2, 0x10000}, /* aten::neg.out */
    {31424, 31435, 450, 2, 0x10000}, /* aten::neg_ */
    {31477, 31493, 452, 1, 0x0}, /* aten::new_empty */
    {31639, 31659, 453, 1, 0x20}, /* aten::new_empty.out */
    {31740, 31755, 454, 1, 0x0}, /* aten::new_full */
    {31919, 31938, 455, 1, 0x20}, /* aten::new_full.out */
    {32037, 32053, 456, 1, 0x0}, /* aten::new_zeros */
    {32199, 32219, 457, 1, 0x20}, /* aten::new_zeros.out */
    {32300, 32314, 458, 1, 0x9}, /* aten::nonzero */
    {32351, 32369, 459, 1, 0x40000}, /* aten::norm.Scalar */
    {32422, 32447, 460, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {32538, 32569, 462, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {32681, 32708, 464, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {32790, 32821, 465, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {32927, 32949, 466, 1, 0x20}, /* aten::norm.Scalar_out */
    {33029, 33050, 467, 2, 0x40000}, /* aten::norm.dtype_out */
    {33172, 33187, 469, 2, 0x40000}, /* aten::norm.out */
    {33291, 33303, 471, 1, 0x0}, /* aten::numel */
    {33335, 33349, 472, 1, 0x0}, /* aten::numpy_T */
    {33392, 33403, 473, 2, 0x0}, /* aten::ones */
    {33531, 33543, 475, 1, 0x0}, /* aten::outer */
    {33591, 33607, 476, 1, 0x0}, /* aten::outer.out */
    {33682, 33692, 477, 1, 0x0}, /* aten::pad */
    {33779, 33793, 478, 1, 0x1}, /* aten::permute */
    {33848, 33867, 479, 1, 0x80000}, /* aten::permute_copy */
    {33921, 33944, 480, 1, 0x80020}, /* aten::permute_copy.out */
    {34025, 34036, 481, 2, 0x40001}, /* aten::prod */
    {34097, 34116, 483, 2, 0x40001}, /* aten::prod.dim_int */
    {34214, 34233, 485, 2, 0x40000}, /* aten::prod.int_out */
    {34351, 34366, 487, 1, 0x20}, /* aten::prod.out */
    {34451, 34471, 488, 1, 0x0}, /* aten::promote_types */
    {34541, 34553, 489, 1, 0x0}, /* aten::ravel */
    {34594, 34605, 490, 1, 0x0}, /* aten::real */
    {34645, 34676, 491, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {34762, 34797, 492, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {34907, 34921, 493, 1, 0x0}, /* aten::reshape */
    {34980, 34997, 494, 1, 0x0}, /* aten::reshape_as */
    {35057, 35070, 495, 1, 0x20}, /* aten::resize */
    {35158, 35175, 496, 1, 0x20}, /* aten::resize.out */
    {35287, 35301, 497, 2, 0x81}, /* aten::resize_ */
    {35398, 35414, 499, 1, 0x20}, /* aten::resize_as */
    {35511, 35531, 500, 1, 0x20}, /* aten::resize_as.out */
    {35652, 35669, 501, 1, 0x80}, /* aten::resize_as_ */
    {35775, 35794, 502, 1, 0x0}, /* aten::resolve_conj */
    {35842, 35860, 503, 1, 0x0}, /* aten::resolve_neg */
    {35907, 35932, 504, 1, 0x0}, /* aten::result_type.Scalar */
    {36000, 36032, 505, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {36110, 36142, 506, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {36218, 36243, 507, 1, 0x0}, /* aten::result_type.Tensor */
    {36311, 36327, 508, 1, 0x0}, /* aten::row_stack */
    {36371, 36391, 509, 1, 0x0}, /* aten::row_stack.out */
    {36462, 36484, 510, 2, 0x0}, /* aten::scatter.src_out */
    {36587, 36611, 512, 2, 0x0}, /* aten::scatter.value_out */
    {36718, 36735, 514, 1, 0x1}, /* aten::select.int */
    {36804, 36826, 515, 1, 0x0}, /* aten::select_backward */
    {36923, 36949, 516, 1, 0x20}, /* aten::select_backward.out */
    {37073, 37095, 517, 1, 0x80000}, /* aten::select_copy.int */
    {37163, 37189, 518, 1, 0x80020}, /* aten::select_copy.int_out */
    {37284, 37305, 519, 1, 0x1}, /* aten::select_scatter */
    {37384, 37409, 520, 1, 0x20}, /* aten::select_scatter.out */
    {37515, 37529, 521, 2, 0x10001}, /* aten::sigmoid */
    {37566, 37584, 523, 2, 0x10000}, /* aten::sigmoid.out */
    {37648, 37663, 525, 2, 0x10000}, /* aten::sigmoid_ */
    {37709, 37724, 527, 1, 0x0}, /* aten::size.int */
    {37768, 37787, 528, 1, 0x1}, /* aten::slice.Tensor */
    {37899, 37920, 529, 1, 0x0}, /* aten::slice_backward */
    {38041, 38066, 530, 1, 0x20}, /* aten::slice_backward.out */
    {38214, 38238, 531, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {38349, 38377, 532, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {38515, 38535, 533, 1, 0x80001}, /* aten::slice_scatter */
    {38654, 38678, 534, 1, 0x80020}, /* aten::slice_scatter.out */
    {38824, 38835, 535, 1, 0x1}, /* aten::sort */
    {38929, 38947, 536, 2, 0x0}, /* aten::sort.stable */
    {39065, 39083, 538, 2, 0x0}, /* aten::sort.values */
    {39234, 39259, 540, 2, 0x0}, /* aten::sort.values_stable */
    {39431, 39455, 542, 1, 0x0}, /* aten::special_logsumexp */
    {39534, 39562, 543, 1, 0x0}, /* aten::special_logsumexp.out */
    {39668, 39687, 544, 1, 0x0}, /* aten::split.Tensor */
    {39772, 39790, 545, 1, 0x0}, /* aten::split.sizes */
    {39876, 39900, 546, 1, 0x80000}, /* aten::split_copy.Tensor */
    {39979, 40007, 547, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {40105, 40128, 548, 1, 0x1}, /* aten::split_with_sizes */
    {40220, 40248, 549, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {40334, 40366, 550, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {40471, 40482, 551, 2, 0x10001}, /* aten::sqrt */
    {40516, 40531, 553, 2, 0x10000}, /* aten::sqrt.out */
    {40592, 40604, 555, 2, 0x10000}, /* aten::sqrt_ */
    {40647, 40661, 557, 1, 0x0}, /* aten::squeeze */
    {40704, 40722, 558, 1, 0x1}, /* aten::squeeze.dim */
    {40778, 40797, 559, 1, 0x1}, /* aten::squeeze.dims */
    {40856, 40871, 560, 1, 0x80}, /* aten::squeeze_ */
    {40917, 40936, 561, 1, 0x80}, /* aten::squeeze_.dim */
    {40995, 41015, 562, 1, 0x80}, /* aten::squeeze_.dims */
    {41077, 41096, 563, 1, 0x80000}, /* aten::squeeze_copy */
    {41138, 41161, 564, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {41216, 41243, 565, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {41325, 41349, 566, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {41407, 41435, 567, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {41520, 41543, 568, 1, 0x80020}, /* aten::squeeze_copy.out */
    {41612, 41622, 569, 1, 0x40000}, /* aten::std */
    {41675, 41696, 570, 2, 0x40000}, /* aten::std.correction */
    {41806, 41831, 572, 2, 0x40000}, /* aten::std.correction_out */
    {41965, 41979, 574, 1, 0x40000}, /* aten::std.dim */
    {42069, 42083, 575, 1, 0x40000}, /* aten::std.out */
    {42196, 42211, 576, 1, 0x40000}, /* aten::std_mean */
    {42279, 42305, 577, 2, 0x40000}, /* aten::std_mean.correction */
    {42430, 42460, 579, 1, 0x20}, /* aten::std_mean.correction_out */
    {42631, 42650, 580, 1, 0x40000}, /* aten::std_mean.dim */
    {42755, 42772, 581, 1, 0x0}, /* aten::stride.int */
    {42818, 42835, 582, 1, 0x10001}, /* aten::sub.Scalar */
    {42905, 42922, 583, 2, 0x10001}, /* aten::sub.Tensor */
    {42995, 43009, 585, 2, 0x10000}, /* aten::sub.out */
    {43099, 43117, 587, 2, 0x10000}, /* aten::sub_.Tensor */
    {43199, 43221, 589, 1, 0x0}, /* aten::subtract.Tensor */
    {43299, 43309, 590, 1, 0x40000}, /* aten::sum */
    {43369, 43391, 591, 2, 0x40000}, /* aten::sum.IntList_out */
    {43516, 43538, 593, 2, 0x40001}, /* aten::sum.dim_IntList */
    {43643, 43657, 595, 1, 0x20}, /* aten::sum.out */
    {43741, 43759, 596, 1, 0x0}, /* aten::sum_to_size */
    {43815, 43830, 597, 1, 0x0}, /* aten::swapaxes */
    {43896, 43912, 598, 1, 0x80}, /* aten::swapaxes_ */
    {43981, 43996, 599, 1, 0x0}, /* aten::swapdims */
    {44060, 44076, 600, 1, 0x80}, /* aten::swapdims_ */
    {44143, 44159, 601, 1, 0x1}, /* aten::sym_numel */
    {44198, 44217, 602, 1, 0x1}, /* aten::sym_size.int */
    {44268, 44293, 603, 1, 0x1}, /* aten::sym_storage_offset */
    {44341, 44362, 604, 1, 0x1}, /* aten::sym_stride.int */
    {44415, 44423, 605, 1, 0x0}, /* aten::t */
    {44460, 44469, 606, 1, 0x80}, /* aten::t_ */
    {44509, 44522, 607, 1, 0x80000}, /* aten::t_copy */
    {44558, 44575, 608, 1, 0x80020}, /* aten::t_copy.out */
    {44638, 44649, 609, 2, 0x10001}, /* aten::tanh */
    {44683, 44698, 611, 2, 0x10000}, /* aten::tanh.out */
    {44759, 44771, 613, 2, 0x10000}, /* aten::tanh_ */
    {44814, 44841, 615, 1, 0x0}, /* aten::tensor_split.indices */
    {44933, 44961, 616, 1, 0x0}, /* aten::tensor_split.sections */
    {45053, 45099, 617, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {45227, 45243, 618, 1, 0x0}, /* aten::tensordot */
    {45331, 45351, 619, 1, 0x0}, /* aten::tensordot.out */
    {45466, 45482, 620, 1, 0x0}, /* aten::to.device */
    {45636, 45651, 621, 1, 0x0}, /* aten::to.dtype */
    {45789, 45811, 622, 1, 0x0}, /* aten::to.dtype_layout */
    {46030, 46045, 623, 1, 0x0}, /* aten::to.other */
    {46179, 46190, 624, 2, 0x1}, /* aten::topk */
    {46308, 46326, 626, 2, 0x0}, /* aten::topk.values */
    {46501, 46513, 628, 2, 0x0}, /* aten::trace */
    {46548, 46564, 630, 1, 0x20}, /* aten::trace.out */
    {46626, 46646, 631, 1, 0x0}, /* aten::transpose.int */
    {46715, 46732, 632, 1, 0x80}, /* aten::transpose_ */
    {46800, 46825, 633, 1, 0x80000}, /* aten::transpose_copy.int */
    {46893, 46922, 634, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {47017, 47036, 635, 1, 0x0}, /* aten::trapezoid.dx */
    {47103, 47121, 636, 1, 0x0}, /* aten::trapezoid.x */
    {47184, 47199, 637, 1, 0x0}, /* aten::trapz.dx */
    {47261, 47275, 638, 1, 0x0}, /* aten::trapz.x */
    {47334, 47348, 639, 1, 0x0}, /* aten::type_as */
    {47399, 47416, 640, 1, 0x0}, /* aten::unbind.int */
    {47480, 47502, 641, 1, 0x80000}, /* aten::unbind_copy.int */
    {47560, 47586, 642, 1, 0x0}, /* aten::unbind_copy.int_out */
    {47663, 47683, 643, 1, 0x0}, /* aten::unflatten.int */
    {47757, 47770, 644, 2, 0x0}, /* aten::unfold */
    {47847, 47869, 646, 2, 0x0}, /* aten::unfold_backward */
    {47968, 47994, 648, 1, 0x20}, /* aten::unfold_backward.out */
    {48120, 48138, 649, 1, 0x80000}, /* aten::unfold_copy */
    {48214, 48236, 650, 1, 0x80020}, /* aten::unfold_copy.out */
    {48339, 48358, 651, 1, 0x100}, /* aten::unsafe_chunk */
    {48425, 48451, 652, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {48532, 48562, 653, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {48662, 48692, 654, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {48780, 48814, 655, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {48921, 48937, 656, 1, 0x1}, /* aten::unsqueeze */
    {48991, 49008, 657, 1, 0x80}, /* aten::unsqueeze_ */
    {49065, 49086, 658, 1, 0x80000}, /* aten::unsqueeze_copy */
    {49139, 49164, 659, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {49244, 49254, 660, 1, 0x40000}, /* aten::var */
    {49307, 49328, 661, 2, 0x40001}, /* aten::var.correction */
    {49438, 49463, 663, 2, 0x40000}, /* aten::var.correction_out */
    {49597, 49611, 665, 1, 0x40001}, /* aten::var.dim */
    {49701, 49715, 666, 1, 0x40000}, /* aten::var.out */
    {49828, 49843, 667, 1, 0x40000}, /* aten::var_mean */
    {49911, 49937, 668, 2, 0x40000}, /* aten::var_mean.correction */
    {50062, 50092, 670, 1, 0x20}, /* aten::var_mean.correction_out */
    {50263, 50282, 671, 1, 0x40000}, /* aten::var_mean.dim */
    {50387, 50398, 672, 2, 0x0}, /* aten::vdot */
    {50446, 50461, 674, 1, 0x0}, /* aten::vdot.out */
    {50536, 50547, 675, 2, 0x1}, /* aten::view */
    {50602, 50619, 677, 1, 0x0}, /* aten::view.dtype */
    {50683, 50697, 678, 1, 0x0}, /* aten::view_as */
    {50754, 50776, 679, 2, 0x0}, /* aten::view_as_complex */
    {50827, 50854, 681, 1, 0x80000}, /* aten::view_as_complex_copy */
    {50904, 50935, 682, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {51012, 51031, 683, 2, 0x0}, /* aten::view_as_real */
    {51079, 51103, 685, 1, 0x80000}, /* aten::view_as_real_copy */
    {51150, 51178, 686, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {51252, 51268, 687, 1, 0x80000}, /* aten::view_copy */
    {51322, 51344, 688, 1, 0x80000}, /* aten::view_copy.dtype */
    {51407, 51433, 689, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {51523, 51543, 690, 1, 0x80020}, /* aten::view_copy.out */
    {51624, 51643, 691, 1, 0x0}, /* aten::vsplit.array */
    {51713, 51730, 692, 1, 0x0}, /* aten::vsplit.int */
    {51797, 51810, 693, 1, 0x0}, /* aten::vstack */
    {51851, 51868, 694, 1, 0x0}, /* aten::vstack.out */
    {51936, 51947, 695, 1, 0x20}, /* aten::zero */
    {51981, 51996, 696, 1, 0x20}, /* aten::zero.out */
    {52057, 52069, 697, 2, 0x0}, /* aten::zero_ */
    {52112, 52124, 699, 2, 0x0}, /* aten::zeros */
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
    {141, 0, 236}, /* aten::_unsafe_view CompositeExplicitAutograd */
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
    {138, 4, 16}, /* aten::argsort.stable_out implicit */
    {1, 0, 23}, /* aten::as_strided CPU */
    {16, 0, 23}, /* aten::as_strided Meta */
    {142, 5, 17}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 17}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 18}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 24}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 19}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {138, 0, 25}, /* aten::atleast_1d implicit */
    {138, 0, 26}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 27}, /* aten::atleast_2d implicit */
    {138, 0, 28}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 29}, /* aten::atleast_3d implicit */
    {138, 0, 30}, /* aten::atleast_3d.Sequence implicit */
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
    {138, 0, 32}, /* aten::broadcast_tensors implicit */
    {138, 0, 33}, /* aten::broadcast_to implicit */
    {138, 0, 34}, /* aten::can_cast implicit */
    {138, 0, 35}, /* aten::cartesian_prod implicit */
    {1, 0, 36}, /* aten::cat CPU */
    {16, 0, 36}, /* aten::cat Meta */
    {138, 0, 37}, /* aten::chunk implicit */
    {141, 0, 38}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 20}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 39}, /* aten::column_stack implicit */
    {138, 4, 21}, /* aten::column_stack.out implicit */
    {138, 0, 40}, /* aten::combinations implicit */
    {138, 0, 41}, /* aten::concat implicit */
    {138, 4, 22}, /* aten::concat.out implicit */
    {138, 0, 42}, /* aten::concatenate implicit */
    {138, 4, 23}, /* aten::concatenate.out implicit */
    {138, 0, 43}, /* aten::conj implicit */
    {138, 0, 44}, /* aten::conj_physical implicit */
    {1, 4, 24}, /* aten::conj_physical.out CPU */
    {16, 4, 24}, /* aten::conj_physical.out Meta */
    {141, 5, 24}, /* aten::conj_physical_ CompositeExplicitAutograd */
    {141, 0, 45}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 25}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 46}, /* aten::contiguous implicit */
    {138, 0, 47}, /* aten::conv1d implicit */
    {138, 0, 48}, /* aten::conv1d.padding implicit */
    {138, 0, 49}, /* aten::conv2d implicit */
    {138, 0, 50}, /* aten::conv2d.padding implicit */
    {138, 0, 51}, /* aten::conv3d implicit */
    {138, 0, 52}, /* aten::conv3d.padding implicit */
    {138, 0, 53}, /* aten::conv_transpose1d implicit */
    {138, 0, 54}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 55}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 56}, /* aten::convolution CPU */
    {16, 0, 56}, /* aten::convolution Meta */
    {141, 4, 26}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 57}, /* aten::convolution_backward CPU */
    {16, 0, 57}, /* aten::convolution_backward Meta */
    {141, 4, 27}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 29}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 28}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 58}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 59}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 60}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 60}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 31}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 30}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {1, 0, 61}, /* aten::cumprod CPU */
    {16, 0, 61}, /* aten::cumprod Meta */
    {1, 0, 62}, /* aten::cumsum CPU */
    {16, 0, 62}, /* aten::cumsum Meta */
    {138, 0, 63}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 64}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 19}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 32}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 32}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 33}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {141, 0, 65}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 66}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 35}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 34}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 36}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 67}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 37}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {141, 0, 68}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 38}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 69}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 1, 16}, /* aten::div.Tensor CPU */
    {16, 1, 16}, /* aten::div.Tensor Meta */
    {1, 3, 16}, /* aten::div.out CPU */
    {16, 3, 16}, /* aten::div.out Meta */
    {1, 2, 16}, /* aten::div_.Tensor CPU */
    {16, 2, 16}, /* aten::div_.Tensor Meta */
    {1, 0, 70}, /* aten::dot CPU */
    {16, 0, 70}, /* aten::dot Meta */
    {141, 4, 39}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 71}, /* aten::dsplit.array implicit */
    {138, 0, 72}, /* aten::dsplit.int implicit */
    {138, 0, 73}, /* aten::dstack implicit */
    {138, 4, 40}, /* aten::dstack.out implicit */
    {1, 0, 75}, /* aten::empty.memory_format CPU */
    {16, 0, 75}, /* aten::empty.memory_format Meta */
    {86, 0, 31}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 74}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 41}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 76}, /* aten::empty_strided CPU */
    {16, 0, 76}, /* aten::empty_strided Meta */
    {86, 0, 31}, /* aten::empty_strided BackendSelect */
    {141, 4, 42}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 77}, /* aten::equal CPU */
    {16, 0, 77}, /* aten::equal Meta */
    {1, 1, 19}, /* aten::exp CPU */
    {16, 1, 19}, /* aten::exp Meta */
    {1, 3, 19}, /* aten::exp.out CPU */
    {16, 3, 19}, /* aten::exp.out Meta */
    {1, 2, 19}, /* aten::exp_ CPU */
    {16, 2, 19}, /* aten::exp_ Meta */
    {141, 0, 78}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 79}, /* aten::expand_as implicit */
    {142, 7, 43}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 44}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {141, 6, 47}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 45}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 48}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 46}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 80}, /* aten::fill_.Scalar CPU */
    {16, 0, 80}, /* aten::fill_.Scalar Meta */
    {1, 0, 81}, /* aten::fill_.Tensor CPU */
    {16, 0, 81}, /* aten::fill_.Tensor Meta */
    {138, 0, 82}, /* aten::flatten.using_ints implicit */
    {1, 0, 83}, /* aten::flip CPU */
    {16, 0, 83}, /* aten::flip Meta */
    {141, 4, 49}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 84}, /* aten::fliplr implicit */
    {138, 0, 85}, /* aten::flipud implicit */
    {1, 0, 86}, /* aten::from_file CPU */
    {86, 0, 31}, /* aten::from_file BackendSelect */
    {141, 4, 50}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 87}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 31}, /* aten::full BackendSelect */
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
    {138, 0, 88}, /* aten::ger implicit */
    {138, 4, 51}, /* aten::ger.out implicit */
    {138, 0, 89}, /* aten::gradient.array implicit */
    {138, 0, 90}, /* aten::gradient.scalararray implicit */
    {138, 0, 91}, /* aten::gradient.scalarint implicit */
    {138, 0, 92}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 93}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 94}, /* aten::gradient.tensorarray implicit */
    {138, 0, 95}, /* aten::gradient.tensorarrayint implicit */
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
    {138, 0, 96}, /* aten::hsplit.array implicit */
    {138, 0, 97}, /* aten::hsplit.int implicit */
    {138, 0, 98}, /* aten::hstack implicit */
    {138, 4, 52}, /* aten::hstack.out implicit */
    {138, 0, 99}, /* aten::imag implicit */
    {1, 0, 100}, /* aten::index.Tensor CPU */
    {138, 0, 101}, /* aten::inner implicit */
    {138, 4, 53}, /* aten::inner.out implicit */
    {138, 0, 102}, /* aten::is_complex implicit */
    {138, 0, 103}, /* aten::is_conj implicit */
    {138, 0, 104}, /* aten::is_distributed implicit */
    {138, 0, 105}, /* aten::is_floating_point implicit */
    {138, 0, 106}, /* aten::is_inference implicit */
    {138, 0, 107}, /* aten::is_neg implicit */
    {138, 0, 108}, /* aten::is_nonzero implicit */
    {141, 0, 109}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 110}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 111}, /* aten::is_signed implicit */
    {138, 0, 112}, /* aten::item implicit */
    {138, 0, 113}, /* aten::kron implicit */
    {138, 4, 54}, /* aten::kron.out implicit */
    {141, 0, 114}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 115}, /* aten::kthvalue.values CPU */
    {16, 0, 115}, /* aten::kthvalue.values Meta */
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
    {141, 0, 116}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 55}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 117}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 56}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 57}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 118}, /* aten::linalg_diagonal implicit */
    {1, 1, 26}, /* aten::linalg_vector_norm CPU */
    {16, 1, 26}, /* aten::linalg_vector_norm Meta */
    {1, 3, 26}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 26}, /* aten::linalg_vector_norm.out Meta */
    {141, 0, 119}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 58}, /* aten::logsumexp.out CPU */
    {16, 4, 58}, /* aten::logsumexp.out Meta */
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
    {138, 0, 120}, /* aten::mH implicit */
    {138, 0, 121}, /* aten::mT implicit */
    {1, 0, 122}, /* aten::masked_select CPU */
    {138, 0, 123}, /* aten::matmul implicit */
    {138, 4, 59}, /* aten::matmul.out implicit */
    {138, 0, 124}, /* aten::matrix_H implicit */
    {1, 0, 125}, /* aten::max CPU */
    {16, 0, 125}, /* aten::max Meta */
    {1, 1, 29}, /* aten::max.dim CPU */
    {16, 1, 29}, /* aten::max.dim Meta */
    {1, 3, 29}, /* aten::max.dim_max CPU */
    {16, 3, 29}, /* aten::max.dim_max Meta */
    {1, 4, 60}, /* aten::max.unary_out CPU */
    {16, 4, 60}, /* aten::max.unary_out Meta */
    {141, 0, 126}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::mean.dim CPU */
    {16, 1, 30}, /* aten::mean.dim Meta */
    {1, 4, 61}, /* aten::mean.dtype_out CPU */
    {16, 4, 61}, /* aten::mean.dtype_out Meta */
    {1, 3, 30}, /* aten::mean.out CPU */
    {16, 3, 30}, /* aten::mean.out Meta */
    {1, 0, 127}, /* aten::median CPU */
    {16, 0, 127}, /* aten::median Meta */
    {141, 0, 128}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 63}, /* aten::median.dim_values CPU */
    {16, 4, 63}, /* aten::median.dim_values Meta */
    {141, 4, 62}, /* aten::median.out CompositeExplicitAutograd */
    {1, 0, 129}, /* aten::min CPU */
    {16, 0, 129}, /* aten::min Meta */
    {1, 1, 31}, /* aten::min.dim CPU */
    {16, 1, 31}, /* aten::min.dim Meta */
    {1, 3, 31}, /* aten::min.dim_min CPU */
    {16, 3, 31}, /* aten::min.dim_min Meta */
    {1, 4, 64}, /* aten::min.unary_out CPU */
    {16, 4, 64}, /* aten::min.unary_out Meta */
    {1, 1, 32}, /* aten::mm CPU */
    {16, 1, 32}, /* aten::mm Meta */
    {1, 3, 32}, /* aten::mm.out CPU */
    {16, 3, 32}, /* aten::mm.out Meta */
    {1, 0, 130}, /* aten::mode CPU */
    {16, 0, 130}, /* aten::mode Meta */
    {1, 4, 65}, /* aten::mode.values CPU */
    {16, 4, 65}, /* aten::mode.values Meta */
    {138, 0, 131}, /* aten::moveaxis.int implicit */
    {138, 0, 132}, /* aten::moveaxis.intlist implicit */
    {138, 0, 133}, /* aten::movedim.int implicit */
    {138, 0, 134}, /* aten::movedim.intlist implicit */
    {138, 0, 135}, /* aten::msort implicit */
    {138, 4, 66}, /* aten::msort.out implicit */
    {141, 0, 136}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::mul.Tensor CPU */
    {16, 1, 33}, /* aten::mul.Tensor Meta */
    {1, 3, 33}, /* aten::mul.out CPU */
    {16, 3, 33}, /* aten::mul.out Meta */
    {1, 2, 33}, /* aten::mul_.Tensor CPU */
    {16, 2, 33}, /* aten::mul_.Tensor Meta */
    {141, 0, 137}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 67}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 138}, /* aten::nanmedian CPU */
    {16, 0, 138}, /* aten::nanmedian Meta */
    {141, 0, 139}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 69}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 69}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 68}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 140}, /* aten::nansum CPU */
    {16, 0, 140}, /* aten::nansum Meta */
    {1, 4, 70}, /* aten::nansum.out CPU */
    {16, 4, 70}, /* aten::nansum.out Meta */
    {138, 0, 141}, /* aten::narrow implicit */
    {138, 0, 142}, /* aten::narrow.Tensor implicit */
    {142, 7, 71}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 72}, /* aten::narrow_copy.out CPU */
    {16, 4, 72}, /* aten::narrow_copy.out Meta */
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
    {141, 0, 143}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 73}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 144}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 74}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 145}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 75}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 0, 146}, /* aten::nonzero CPU */
    {141, 0, 147}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 38}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 38}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 37}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 37}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 148}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 77}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 76}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 37}, /* aten::norm.dtype_out CPU */
    {16, 3, 37}, /* aten::norm.dtype_out Meta */
    {1, 3, 38}, /* aten::norm.out CPU */
    {16, 3, 38}, /* aten::norm.out Meta */
    {138, 0, 149}, /* aten::numel implicit */
    {138, 0, 150}, /* aten::numpy_T implicit */
    {141, 0, 151}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 31}, /* aten::ones BackendSelect */
    {138, 0, 152}, /* aten::outer implicit */
    {138, 4, 78}, /* aten::outer.out implicit */
    {138, 0, 153}, /* aten::pad implicit */
    {141, 0, 154}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 79}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 80}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 155}, /* aten::prod CPU */
    {16, 0, 155}, /* aten::prod Meta */
    {1, 1, 39}, /* aten::prod.dim_int CPU */
    {16, 1, 39}, /* aten::prod.dim_int Meta */
    {1, 3, 39}, /* aten::prod.int_out CPU */
    {16, 3, 39}, /* aten::prod.int_out Meta */
    {141, 4, 81}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 156}, /* aten::promote_types implicit */
    {138, 0, 157}, /* aten::ravel implicit */
    {138, 0, 158}, /* aten::real implicit */
    {1, 0, 159}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 82}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 160}, /* aten::reshape implicit */
    {138, 0, 161}, /* aten::reshape_as implicit */
    {141, 6, 84}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 83}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 162}, /* aten::resize_ CPU */
    {16, 0, 162}, /* aten::resize_ Meta */
    {141, 6, 86}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 85}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 163}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 164}, /* aten::resolve_conj implicit */
    {138, 0, 165}, /* aten::resolve_neg implicit */
    {138, 0, 166}, /* aten::result_type.Scalar implicit */
    {138, 0, 167}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 168}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 169}, /* aten::result_type.Tensor implicit */
    {138, 0, 170}, /* aten::row_stack implicit */
    {138, 4, 87}, /* aten::row_stack.out implicit */
    {1, 0, 171}, /* aten::scatter.src_out CPU */
    {16, 0, 171}, /* aten::scatter.src_out Meta */
    {1, 0, 172}, /* aten::scatter.value_out CPU */
    {16, 0, 172}, /* aten::scatter.value_out Meta */
    {141, 0, 174}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 173}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 89}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 88}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 90}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 175}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 91}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {1, 1, 40}, /* aten::sigmoid CPU */
    {16, 1, 40}, /* aten::sigmoid Meta */
    {1, 3, 40}, /* aten::sigmoid.out CPU */
    {16, 3, 40}, /* aten::sigmoid.out Meta */
    {1, 2, 40}, /* aten::sigmoid_ CPU */
    {16, 2, 40}, /* aten::sigmoid_ Meta */
    {138, 0, 176}, /* aten::size.int implicit */
    {141, 0, 177}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 178}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 93}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 92}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 94}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 179}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 95}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {141, 0, 180}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 41}, /* aten::sort.stable CPU */
    {16, 1, 41}, /* aten::sort.stable Meta */
    {1, 4, 96}, /* aten::sort.values CPU */
    {16, 4, 96}, /* aten::sort.values Meta */
    {1, 3, 41}, /* aten::sort.values_stable CPU */
    {16, 3, 41}, /* aten::sort.values_stable Meta */
    {138, 0, 181}, /* aten::special_logsumexp implicit */
    {138, 4, 97}, /* aten::special_logsumexp.out implicit */
    {141, 0, 182}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 183}, /* aten::split.sizes implicit */
    {142, 7, 98}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 99}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 184}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 100}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 101}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::sqrt CPU */
    {16, 1, 42}, /* aten::sqrt Meta */
    {1, 3, 42}, /* aten::sqrt.out CPU */
    {16, 3, 42}, /* aten::sqrt.out Meta */
    {1, 2, 42}, /* aten::sqrt_ CPU */
    {16, 2, 42}, /* aten::sqrt_ Meta */
    {141, 0, 185}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 186}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 187}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 102}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 103}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 104}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 102}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 103}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 106}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 104}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 107}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 105}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {138, 0, 188}, /* aten::std implicit */
    {1, 0, 189}, /* aten::std.correction CPU */
    {16, 0, 189}, /* aten::std.correction Meta */
    {1, 4, 108}, /* aten::std.correction_out CPU */
    {16, 4, 108}, /* aten::std.correction_out Meta */
    {138, 0, 190}, /* aten::std.dim implicit */
    {138, 4, 109}, /* aten::std.out implicit */
    {138, 0, 191}, /* aten::std_mean implicit */
    {1, 0, 192}, /* aten::std_mean.correction CPU */
    {16, 0, 192}, /* aten::std_mean.correction Meta */
    {141, 4, 110}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 193}, /* aten::std_mean.dim implicit */
    {138, 0, 194}, /* aten::stride.int implicit */
    {141, 0, 195}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 1, 43}, /* aten::sub.Tensor CPU */
    {16, 1, 43}, /* aten::sub.Tensor Meta */
    {1, 3, 43}, /* aten::sub.out CPU */
    {16, 3, 43}, /* aten::sub.out Meta */
    {1, 2, 43}, /* aten::sub_.Tensor CPU */
    {16, 2, 43}, /* aten::sub_.Tensor Meta */
    {138, 0, 196}, /* aten::subtract.Tensor implicit */
    {141, 0, 197}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 44}, /* aten::sum.IntList_out CPU */
    {16, 3, 44}, /* aten::sum.IntList_out Meta */
    {1, 1, 44}, /* aten::sum.dim_IntList CPU */
    {16, 1, 44}, /* aten::sum.dim_IntList Meta */
    {141, 4, 111}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 198}, /* aten::sum_to_size implicit */
    {138, 0, 199}, /* aten::swapaxes implicit */
    {138, 5, 112}, /* aten::swapaxes_ implicit */
    {138, 0, 200}, /* aten::swapdims implicit */
    {138, 5, 113}, /* aten::swapdims_ implicit */
    {138, 0, 201}, /* aten::sym_numel implicit */
    {138, 0, 202}, /* aten::sym_size.int implicit */
    {138, 0, 203}, /* aten::sym_storage_offset implicit */
    {138, 0, 204}, /* aten::sym_stride.int implicit */
    {141, 0, 205}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 114}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 114}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 115}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 1, 45}, /* aten::tanh CPU */
    {16, 1, 45}, /* aten::tanh Meta */
    {1, 3, 45}, /* aten::tanh.out CPU */
    {16, 3, 45}, /* aten::tanh.out Meta */
    {1, 2, 45}, /* aten::tanh_ CPU */
    {16, 2, 45}, /* aten::tanh_ Meta */
    {138, 0, 206}, /* aten::tensor_split.indices implicit */
    {138, 0, 207}, /* aten::tensor_split.sections implicit */
    {138, 0, 208}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 209}, /* aten::tensordot implicit */
    {138, 4, 116}, /* aten::tensordot.out implicit */
    {138, 0, 210}, /* aten::to.device implicit */
    {138, 0, 211}, /* aten::to.dtype implicit */
    {138, 0, 212}, /* aten::to.dtype_layout implicit */
    {138, 0, 213}, /* aten::to.other implicit */
    {1, 1, 46}, /* aten::topk CPU */
    {16, 1, 46}, /* aten::topk Meta */
    {1, 3, 46}, /* aten::topk.values CPU */
    {16, 3, 46}, /* aten::topk.values Meta */
    {1, 0, 214}, /* aten::trace CPU */
    {16, 0, 214}, /* aten::trace Meta */
    {141, 4, 117}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 215}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 118}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 118}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 119}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 216}, /* aten::trapezoid.dx implicit */
    {138, 0, 217}, /* aten::trapezoid.x implicit */
    {138, 0, 218}, /* aten::trapz.dx implicit */
    {138, 0, 219}, /* aten::trapz.x implicit */
    {138, 0, 220}, /* aten::type_as implicit */
    {141, 0, 221}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 120}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 121}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 222}, /* aten::unflatten.int implicit */
    {1, 0, 223}, /* aten::unfold CPU */
    {16, 0, 223}, /* aten::unfold Meta */
    {1, 0, 224}, /* aten::unfold_backward CPU */
    {16, 0, 224}, /* aten::unfold_backward Meta */
    {141, 4, 123}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 122}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 124}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {138, 0, 225}, /* aten::unsafe_chunk implicit */
    {141, 0, 226}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 125}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 227}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 126}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 228}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 127}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 127}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 128}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {138, 0, 229}, /* aten::var implicit */
    {1, 0, 230}, /* aten::var.correction CPU */
    {16, 0, 230}, /* aten::var.correction Meta */
    {1, 4, 129}, /* aten::var.correction_out CPU */
    {16, 4, 129}, /* aten::var.correction_out Meta */
    {138, 0, 231}, /* aten::var.dim implicit */
    {138, 4, 130}, /* aten::var.out implicit */
    {138, 0, 232}, /* aten::var_mean implicit */
    {1, 0, 233}, /* aten::var_mean.correction CPU */
    {16, 0, 233}, /* aten::var_mean.correction Meta */
    {141, 4, 131}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 234}, /* aten::var_mean.dim implicit */
    {1, 0, 235}, /* aten::vdot CPU */
    {16, 0, 235}, /* aten::vdot Meta */
    {141, 4, 132}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 236}, /* aten::view CPU */
    {16, 0, 236}, /* aten::view Meta */
    {141, 0, 240}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 237}, /* aten::view_as implicit */
    {1, 0, 238}, /* aten::view_as_complex CPU */
    {16, 0, 238}, /* aten::view_as_complex Meta */
    {142, 7, 135}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 136}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 239}, /* aten::view_as_real CPU */
    {16, 0, 239}, /* aten::view_as_real Meta */
    {142, 7, 137}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 138}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 133}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 134}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 140}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 139}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 241}, /* aten::vsplit.array implicit */
    {138, 0, 242}, /* aten::vsplit.int implicit */
    {138, 0, 243}, /* aten::vstack implicit */
    {138, 4, 141}, /* aten::vstack.out implicit */
    {141, 6, 143}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 142}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 244}, /* aten::zero_ CPU */
    {16, 0, 244}, /* aten::zero_ Meta */
    {141, 0, 245}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 31}, /* aten::zeros BackendSelect */
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
    "aten::can_cast\0aten::can_cast(ScalarType from_, ScalarType to) -> bool\0"
    "aten::cartesian_prod\0aten::cartesian_prod(Tensor[] tensors) -> Tensor\0"
    "aten::cat\0aten::cat(Tensor[] tensors, int dim=0) -> Tensor\0"
    "aten::chunk\0aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]\0"
    "aten::clone\0aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::clone.out\0aten::clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::column_stack\0aten::column_stack(Tensor[] tensors) -> Tensor\0"
    "aten::column_stack.out\0aten::column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::combinations\0aten::combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor\0"
    "aten::concat\0aten::concat(Tensor[] tensors, int dim=0) -> Tensor\0"
    "aten::concat.out\0aten::concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::concatenate\0aten::concatenate(Tensor[] tensors, int dim=0) -> Tensor\0"
    "aten::concatenate.out\0aten::concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::cumulative_trapezoid.dx\0aten::cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor\0"
    "aten::cumulative_trapezoid.x\0aten::cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor\0"
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
    "aten::dstack\0aten::dstack(Tensor[] tensors) -> Tensor\0"
    "aten::dstack.out\0aten::dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::fliplr\0aten::fliplr(Tensor self) -> Tensor\0"
    "aten::flipud\0aten::flipud(Tensor self) -> Tensor\0"
    "aten::from_file\0aten::from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::from_file.out\0aten::from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::full\0aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::ge.Scalar\0aten::ge.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::ge.Scalar_out\0aten::ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ge.Tensor\0aten::ge.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::ge.Tensor_out\0aten::ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ge_.Scalar\0aten::ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::ge_.Tensor\0aten::ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::ger\0aten::ger(Tensor self, Tensor vec2) -> Tensor\0"
    "aten::ger.out\0aten::ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gradient.array\0aten::gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.scalararray\0aten::gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.scalarint\0aten::gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.scalarrayarray\0aten::gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.scalarrayint\0aten::gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.tensorarray\0aten::gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.tensorarrayint\0aten::gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[]\0"
    "aten::gt.Scalar\0aten::gt.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::gt.Scalar_out\0aten::gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gt.Tensor\0aten::gt.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::gt.Tensor_out\0aten::gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gt_.Scalar\0aten::gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::gt_.Tensor\0aten::gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::hsplit.array\0aten::hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]\0"
    "aten::hsplit.int\0aten::hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]\0"
    "aten::hstack\0aten::hstack(Tensor[] tensors) -> Tensor\0"
    "aten::hstack.out\0aten::hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::imag\0aten::imag(Tensor(a) self) -> Tensor(a)\0"
    "aten::index.Tensor\0aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor\0"
    "aten::inner\0aten::inner(Tensor self, Tensor other) -> Tensor\0"
    "aten::inner.out\0aten::inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::is_complex\0aten::is_complex(Tensor self) -> bool\0"
    "aten::is_conj\0aten::is_conj(Tensor self) -> bool\0"
    "aten::is_distributed\0aten::is_distributed(Tensor self) -> bool\0"
    "aten::is_floating_point\0aten::is_floating_point(Tensor self) -> bool\0"
    "aten::is_inference\0aten::is_inference(Tensor self) -> bool\0"
    "aten::is_neg\0aten::is_neg(Tensor self) -> bool\0"
    "aten::is_nonzero\0aten::is_nonzero(Tensor self) -> bool\0"
    "aten::is_pinned\0aten::is_pinned(Tensor self, Device? device=None) -> bool\0"
    "aten::is_same_size\0aten::is_same_size(Tensor self, Tensor other) -> bool\0"
    "aten::is_signed\0aten::is_signed(Tensor self) -> bool\0"
    "aten::item\0aten::item(Tensor self) -> Scalar\0"
    "aten::kron\0aten::kron(Tensor self, Tensor other) -> Tensor\0"
    "aten::kron.out\0aten::kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::numel\0aten::numel(Tensor self) -> int\0"
    "aten::numpy_T\0aten::numpy_T(Tensor(a) self) -> Tensor(a)\0"
    "aten::ones\0aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::outer\0aten::outer(Tensor self, Tensor vec2) -> Tensor\0"
    "aten::outer.out\0aten::outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::pad\0aten::pad(Tensor self, SymInt[] pad, str mode=\"constant\", float? value=None) -> Tensor\0"
    "aten::permute\0aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)\0"
    "aten::permute_copy\0aten::permute_copy(Tensor self, int[] dims) -> Tensor\0"
    "aten::permute_copy.out\0aten::permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::prod\0aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::prod.dim_int\0aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::prod.int_out\0aten::prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::prod.out\0aten::prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::promote_types\0aten::promote_types(ScalarType type1, ScalarType type2) -> ScalarType\0"
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
    "aten::result_type.Scalar\0aten::result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType\0"
    "aten::result_type.Scalar_Scalar\0aten::result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType\0"
    "aten::result_type.Scalar_Tensor\0aten::result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType\0"
    "aten::result_type.Tensor\0aten::result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType\0"
    "aten::row_stack\0aten::row_stack(Tensor[] tensors) -> Tensor\0"
    "aten::row_stack.out\0aten::row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::size.int\0aten::size.int(Tensor self, int dim) -> int\0"
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
    "aten::stride.int\0aten::stride.int(Tensor self, int dim) -> int\0"
    "aten::sub.Scalar\0aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\0"
    "aten::sub.Tensor\0aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::sub.out\0aten::sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sub_.Tensor\0aten::sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::subtract.Tensor\0aten::subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::sum\0aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::sum.IntList_out\0aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sum.dim_IntList\0aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::sum.out\0aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sum_to_size\0aten::sum_to_size(Tensor self, SymInt[] size) -> Tensor\0"
    "aten::swapaxes\0aten::swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)\0"
    "aten::swapaxes_\0aten::swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)\0"
    "aten::swapdims\0aten::swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)\0"
    "aten::swapdims_\0aten::swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)\0"
    "aten::sym_numel\0aten::sym_numel(Tensor self) -> SymInt\0"
    "aten::sym_size.int\0aten::sym_size.int(Tensor self, int dim) -> SymInt\0"
    "aten::sym_storage_offset\0aten::sym_storage_offset(Tensor self) -> SymInt\0"
    "aten::sym_stride.int\0aten::sym_stride.int(Tensor self, int dim) -> SymInt\0"
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
    "aten::tensordot\0aten::tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor\0"
    "aten::tensordot.out\0aten::tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::to.device\0aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype\0aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.dtype_layout\0aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::to.other\0aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)\0"
    "aten::topk\0aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)\0"
    "aten::topk.values\0aten::topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::trace\0aten::trace(Tensor self) -> Tensor\0"
    "aten::trace.out\0aten::trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::transpose.int\0aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)\0"
    "aten::transpose_\0aten::transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)\0"
    "aten::transpose_copy.int\0aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor\0"
    "aten::transpose_copy.int_out\0aten::transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::trapezoid.dx\0aten::trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor\0"
    "aten::trapezoid.x\0aten::trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor\0"
    "aten::trapz.dx\0aten::trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor\0"
    "aten::trapz.x\0aten::trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor\0"
    "aten::type_as\0aten::type_as(Tensor self, Tensor other) -> Tensor\0"
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
    "aten::vstack\0aten::vstack(Tensor[] tensors) -> Tensor\0"
    "aten::vstack.out\0aten::vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::zero\0aten::zero(Tensor self) -> Tensor\0"
    "aten::zero.out\0aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::zero_\0aten::zero_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::zeros\0aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "";
