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
tn_status tni_kernel__cummax_helper(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__cummin_helper(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_all_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_any_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__local_scalar_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__logcumsumexp(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_cummax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cummin(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_lift(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_lift_fresh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_diagonal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_log_softmax_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logcumsumexp(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_softmax_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sort(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_log_softmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_softmax(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__cummax_helper, /* 7 */
    tni_kernel__cummin_helper, /* 8 */
    tni_kernel__is_all_true, /* 9 */
    tni_kernel__is_any_true, /* 10 */
    tni_kernel__local_scalar_dense, /* 11 */
    tni_kernel__logcumsumexp, /* 12 */
    tni_kernel__neg_view, /* 13 */
    tni_kernel__reshape_alias, /* 14 */
    tni_kernel__to_copy, /* 15 */
    tni_kernel_abs, /* 16 */
    tni_kernel_add_Scalar, /* 17 */
    tni_kernel_addbmm, /* 18 */
    tni_kernel_addbmm_, /* 19 */
    tni_kernel_addr, /* 20 */
    tni_kernel_adjoint, /* 21 */
    tni_kernel_alias, /* 22 */
    tni_kernel_angle, /* 23 */
    tni_kernel_argsort, /* 24 */
    tni_kernel_argsort_stable, /* 25 */
    tni_kernel_as_strided, /* 26 */
    tni_kernel_as_strided_scatter, /* 27 */
    tni_kernel_atleast_1d, /* 28 */
    tni_kernel_atleast_1d_Sequence, /* 29 */
    tni_kernel_atleast_2d, /* 30 */
    tni_kernel_atleast_2d_Sequence, /* 31 */
    tni_kernel_atleast_3d, /* 32 */
    tni_kernel_atleast_3d_Sequence, /* 33 */
    tni_kernel_backend_select, /* 34 */
    tni_kernel_broadcast_tensors, /* 35 */
    tni_kernel_broadcast_to, /* 36 */
    tni_kernel_can_cast, /* 37 */
    tni_kernel_cartesian_prod, /* 38 */
    tni_kernel_cat, /* 39 */
    tni_kernel_chunk, /* 40 */
    tni_kernel_clone, /* 41 */
    tni_kernel_column_stack, /* 42 */
    tni_kernel_combinations, /* 43 */
    tni_kernel_concat, /* 44 */
    tni_kernel_concatenate, /* 45 */
    tni_kernel_conj, /* 46 */
    tni_kernel_conj_physical, /* 47 */
    tni_kernel_constant_pad_nd, /* 48 */
    tni_kernel_contiguous, /* 49 */
    tni_kernel_conv1d, /* 50 */
    tni_kernel_conv1d_padding, /* 51 */
    tni_kernel_conv2d, /* 52 */
    tni_kernel_conv2d_padding, /* 53 */
    tni_kernel_conv3d, /* 54 */
    tni_kernel_conv3d_padding, /* 55 */
    tni_kernel_conv_transpose1d, /* 56 */
    tni_kernel_conv_transpose2d_input, /* 57 */
    tni_kernel_conv_transpose3d_input, /* 58 */
    tni_kernel_convolution, /* 59 */
    tni_kernel_convolution_backward, /* 60 */
    tni_kernel_copy_, /* 61 */
    tni_kernel_count_nonzero, /* 62 */
    tni_kernel_count_nonzero_dim_IntList, /* 63 */
    tni_kernel_cummax, /* 64 */
    tni_kernel_cummin, /* 65 */
    tni_kernel_cumulative_trapezoid_dx, /* 66 */
    tni_kernel_cumulative_trapezoid_x, /* 67 */
    tni_kernel_diagonal, /* 68 */
    tni_kernel_diagonal_backward, /* 69 */
    tni_kernel_diagonal_scatter, /* 70 */
    tni_kernel_dist, /* 71 */
    tni_kernel_div_Scalar, /* 72 */
    tni_kernel_dot, /* 73 */
    tni_kernel_dsplit_array, /* 74 */
    tni_kernel_dsplit_int, /* 75 */
    tni_kernel_dstack, /* 76 */
    tni_kernel_empty_like, /* 77 */
    tni_kernel_empty_memory_format, /* 78 */
    tni_kernel_empty_strided, /* 79 */
    tni_kernel_equal, /* 80 */
    tni_kernel_expand, /* 81 */
    tni_kernel_expand_as, /* 82 */
    tni_kernel_fill__Scalar, /* 83 */
    tni_kernel_fill__Tensor, /* 84 */
    tni_kernel_flatten_using_ints, /* 85 */
    tni_kernel_flip, /* 86 */
    tni_kernel_fliplr, /* 87 */
    tni_kernel_flipud, /* 88 */
    tni_kernel_from_file, /* 89 */
    tni_kernel_full, /* 90 */
    tni_kernel_ger, /* 91 */
    tni_kernel_gradient_array, /* 92 */
    tni_kernel_gradient_scalararray, /* 93 */
    tni_kernel_gradient_scalarint, /* 94 */
    tni_kernel_gradient_scalarrayarray, /* 95 */
    tni_kernel_gradient_scalarrayint, /* 96 */
    tni_kernel_gradient_tensorarray, /* 97 */
    tni_kernel_gradient_tensorarrayint, /* 98 */
    tni_kernel_hsplit_array, /* 99 */
    tni_kernel_hsplit_int, /* 100 */
    tni_kernel_hstack, /* 101 */
    tni_kernel_imag, /* 102 */
    tni_kernel_index_Tensor, /* 103 */
    tni_kernel_inner, /* 104 */
    tni_kernel_is_complex, /* 105 */
    tni_kernel_is_conj, /* 106 */
    tni_kernel_is_distributed, /* 107 */
    tni_kernel_is_floating_point, /* 108 */
    tni_kernel_is_inference, /* 109 */
    tni_kernel_is_neg, /* 110 */
    tni_kernel_is_nonzero, /* 111 */
    tni_kernel_is_pinned, /* 112 */
    tni_kernel_is_same_size, /* 113 */
    tni_kernel_is_signed, /* 114 */
    tni_kernel_item, /* 115 */
    tni_kernel_kron, /* 116 */
    tni_kernel_kthvalue, /* 117 */
    tni_kernel_lift, /* 118 */
    tni_kernel_lift_fresh, /* 119 */
    tni_kernel_linalg_diagonal, /* 120 */
    tni_kernel_log_softmax_int, /* 121 */
    tni_kernel_logcumsumexp, /* 122 */
    tni_kernel_logsumexp, /* 123 */
    tni_kernel_mH, /* 124 */
    tni_kernel_mT, /* 125 */
    tni_kernel_masked_select, /* 126 */
    tni_kernel_matmul, /* 127 */
    tni_kernel_matrix_H, /* 128 */
    tni_kernel_max, /* 129 */
    tni_kernel_mean, /* 130 */
    tni_kernel_median, /* 131 */
    tni_kernel_median_dim, /* 132 */
    tni_kernel_min, /* 133 */
    tni_kernel_mode, /* 134 */
    tni_kernel_moveaxis_int, /* 135 */
    tni_kernel_moveaxis_intlist, /* 136 */
    tni_kernel_movedim_int, /* 137 */
    tni_kernel_movedim_intlist, /* 138 */
    tni_kernel_msort, /* 139 */
    tni_kernel_mul_Scalar, /* 140 */
    tni_kernel_mv, /* 141 */
    tni_kernel_nanmedian, /* 142 */
    tni_kernel_nanmedian_dim, /* 143 */
    tni_kernel_nansum, /* 144 */
    tni_kernel_narrow, /* 145 */
    tni_kernel_narrow_Tensor, /* 146 */
    tni_kernel_new_empty, /* 147 */
    tni_kernel_new_full, /* 148 */
    tni_kernel_new_zeros, /* 149 */
    tni_kernel_nonzero, /* 150 */
    tni_kernel_norm_Scalar, /* 151 */
    tni_kernel_norm_ScalarOpt_dtype, /* 152 */
    tni_kernel_numel, /* 153 */
    tni_kernel_numpy_T, /* 154 */
    tni_kernel_ones, /* 155 */
    tni_kernel_outer, /* 156 */
    tni_kernel_pad, /* 157 */
    tni_kernel_permute, /* 158 */
    tni_kernel_prod, /* 159 */
    tni_kernel_promote_types, /* 160 */
    tni_kernel_ravel, /* 161 */
    tni_kernel_real, /* 162 */
    tni_kernel_repeat_interleave_Tensor, /* 163 */
    tni_kernel_reshape, /* 164 */
    tni_kernel_reshape_as, /* 165 */
    tni_kernel_resize_, /* 166 */
    tni_kernel_resize_as_, /* 167 */
    tni_kernel_resolve_conj, /* 168 */
    tni_kernel_resolve_neg, /* 169 */
    tni_kernel_result_type_Scalar, /* 170 */
    tni_kernel_result_type_Scalar_Scalar, /* 171 */
    tni_kernel_result_type_Scalar_Tensor, /* 172 */
    tni_kernel_result_type_Tensor, /* 173 */
    tni_kernel_row_stack, /* 174 */
    tni_kernel_scatter_src_out, /* 175 */
    tni_kernel_scatter_value_out, /* 176 */
    tni_kernel_select_backward, /* 177 */
    tni_kernel_select_int, /* 178 */
    tni_kernel_select_scatter, /* 179 */
    tni_kernel_size_int, /* 180 */
    tni_kernel_slice_Tensor, /* 181 */
    tni_kernel_slice_backward, /* 182 */
    tni_kernel_slice_scatter, /* 183 */
    tni_kernel_softmax_int, /* 184 */
    tni_kernel_sort, /* 185 */
    tni_kernel_special_log_softmax, /* 186 */
    tni_kernel_special_logsumexp, /* 187 */
    tni_kernel_special_softmax, /* 188 */
    tni_kernel_split_Tensor, /* 189 */
    tni_kernel_split_sizes, /* 190 */
    tni_kernel_split_with_sizes, /* 191 */
    tni_kernel_squeeze, /* 192 */
    tni_kernel_squeeze_dim, /* 193 */
    tni_kernel_squeeze_dims, /* 194 */
    tni_kernel_std, /* 195 */
    tni_kernel_std_correction, /* 196 */
    tni_kernel_std_dim, /* 197 */
    tni_kernel_std_mean, /* 198 */
    tni_kernel_std_mean_correction, /* 199 */
    tni_kernel_std_mean_dim, /* 200 */
    tni_kernel_stride_int, /* 201 */
    tni_kernel_sub_Scalar, /* 202 */
    tni_kernel_subtract_Tensor, /* 203 */
    tni_kernel_sum, /* 204 */
    tni_kernel_sum_to_size, /* 205 */
    tni_kernel_swapaxes, /* 206 */
    tni_kernel_swapdims, /* 207 */
    tni_kernel_sym_numel, /* 208 */
    tni_kernel_sym_size_int, /* 209 */
    tni_kernel_sym_storage_offset, /* 210 */
    tni_kernel_sym_stride_int, /* 211 */
    tni_kernel_t, /* 212 */
    tni_kernel_tensor_split_indices, /* 213 */
    tni_kernel_tensor_split_sections, /* 214 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 215 */
    tni_kernel_tensordot, /* 216 */
    tni_kernel_to_device, /* 217 */
    tni_kernel_to_dtype, /* 218 */
    tni_kernel_to_dtype_layout, /* 219 */
    tni_kernel_to_other, /* 220 */
    tni_kernel_trace, /* 221 */
    tni_kernel_transpose_int, /* 222 */
    tni_kernel_trapezoid_dx, /* 223 */
    tni_kernel_trapezoid_x, /* 224 */
    tni_kernel_trapz_dx, /* 225 */
    tni_kernel_trapz_x, /* 226 */
    tni_kernel_type_as, /* 227 */
    tni_kernel_unbind_int, /* 228 */
    tni_kernel_unflatten_int, /* 229 */
    tni_kernel_unfold, /* 230 */
    tni_kernel_unfold_backward, /* 231 */
    tni_kernel_unsafe_chunk, /* 232 */
    tni_kernel_unsafe_split_Tensor, /* 233 */
    tni_kernel_unsafe_split_with_sizes, /* 234 */
    tni_kernel_unsqueeze, /* 235 */
    tni_kernel_var, /* 236 */
    tni_kernel_var_correction, /* 237 */
    tni_kernel_var_dim, /* 238 */
    tni_kernel_var_mean, /* 239 */
    tni_kernel_var_mean_correction, /* 240 */
    tni_kernel_var_mean_dim, /* 241 */
    tni_kernel_vdot, /* 242 */
    tni_kernel_view, /* 243 */
    tni_kernel_view_as, /* 244 */
    tni_kernel_view_as_complex, /* 245 */
    tni_kernel_view_as_real, /* 246 */
    tni_kernel_view_dtype, /* 247 */
    tni_kernel_vsplit_array, /* 248 */
    tni_kernel_vsplit_int, /* 249 */
    tni_kernel_vstack, /* 250 */
    tni_kernel_zero_, /* 251 */
    tni_kernel_zeros, /* 252 */
};

extern const struct tni_structured tni_structured__log_softmax_backward_data_out;
extern const struct tni_structured tni_structured__log_softmax_out;
extern const struct tni_structured tni_structured__softmax_backward_data_out;
extern const struct tni_structured tni_structured__softmax_out;
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
extern const struct tni_structured tni_structured_cumprod_out;
extern const struct tni_structured tni_structured_cumsum_out;
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
    &tni_structured__log_softmax_backward_data_out, /* 0 */
    &tni_structured__log_softmax_out, /* 1 */
    &tni_structured__softmax_backward_data_out, /* 2 */
    &tni_structured__softmax_out, /* 3 */
    &tni_structured_add_out, /* 4 */
    &tni_structured_addmm_out, /* 5 */
    &tni_structured_addmv_out, /* 6 */
    &tni_structured_all_all_out, /* 7 */
    &tni_structured_all_dims_out, /* 8 */
    &tni_structured_all_out, /* 9 */
    &tni_structured_amax_out, /* 10 */
    &tni_structured_amin_out, /* 11 */
    &tni_structured_aminmax_out, /* 12 */
    &tni_structured_any_all_out, /* 13 */
    &tni_structured_any_dims_out, /* 14 */
    &tni_structured_any_out, /* 15 */
    &tni_structured_argmax_out, /* 16 */
    &tni_structured_argmin_out, /* 17 */
    &tni_structured_baddbmm_out, /* 18 */
    &tni_structured_bmm_out, /* 19 */
    &tni_structured_cumprod_out, /* 20 */
    &tni_structured_cumsum_out, /* 21 */
    &tni_structured_div_out, /* 22 */
    &tni_structured_eq_Scalar_out, /* 23 */
    &tni_structured_eq_Tensor_out, /* 24 */
    &tni_structured_exp_out, /* 25 */
    &tni_structured_ge_Scalar_out, /* 26 */
    &tni_structured_ge_Tensor_out, /* 27 */
    &tni_structured_gt_Scalar_out, /* 28 */
    &tni_structured_gt_Tensor_out, /* 29 */
    &tni_structured_le_Scalar_out, /* 30 */
    &tni_structured_le_Tensor_out, /* 31 */
    &tni_structured_linalg_vector_norm_out, /* 32 */
    &tni_structured_lt_Scalar_out, /* 33 */
    &tni_structured_lt_Tensor_out, /* 34 */
    &tni_structured_max_dim_max, /* 35 */
    &tni_structured_mean_out, /* 36 */
    &tni_structured_min_dim_min, /* 37 */
    &tni_structured_mm_out, /* 38 */
    &tni_structured_mul_out, /* 39 */
    &tni_structured_ne_Scalar_out, /* 40 */
    &tni_structured_ne_Tensor_out, /* 41 */
    &tni_structured_neg_out, /* 42 */
    &tni_structured_norm_dtype_out, /* 43 */
    &tni_structured_norm_out, /* 44 */
    &tni_structured_prod_int_out, /* 45 */
    &tni_structured_sigmoid_out, /* 46 */
    &tni_structured_sort_values_stable, /* 47 */
    &tni_structured_sqrt_out, /* 48 */
    &tni_structured_sub_out, /* 49 */
    &tni_structured_sum_IntList_out, /* 50 */
    &tni_structured_tanh_out, /* 51 */
    &tni_structured_topk_values, /* 52 */
    NULL,
};

tni_callee tni_builtin_callees[] = {
    {"aten::_aminmax", NULL}, /* 0 */
    {"aten::_aminmax.dim", NULL}, /* 1 */
    {"aten::_conj", NULL}, /* 2 */
    {"aten::_conj_copy", NULL}, /* 3 */
    {"aten::_conj_physical", NULL}, /* 4 */
    {"aten::_convolution", NULL}, /* 5 */
    {"aten::_logcumsumexp", NULL}, /* 6 */
    {"aten::_neg_view", NULL}, /* 7 */
    {"aten::_neg_view_copy", NULL}, /* 8 */
    {"aten::_reshape_alias", NULL}, /* 9 */
    {"aten::_reshape_alias_copy", NULL}, /* 10 */
    {"aten::_to_copy", NULL}, /* 11 */
    {"aten::_unsafe_view", NULL}, /* 12 */
    {"aten::addbmm", NULL}, /* 13 */
    {"aten::addr", NULL}, /* 14 */
    {"aten::alias", NULL}, /* 15 */
    {"aten::alias_copy", NULL}, /* 16 */
    {"aten::argsort.stable", NULL}, /* 17 */
    {"aten::as_strided", NULL}, /* 18 */
    {"aten::as_strided_copy", NULL}, /* 19 */
    {"aten::as_strided_scatter", NULL}, /* 20 */
    {"aten::clone", NULL}, /* 21 */
    {"aten::column_stack", NULL}, /* 22 */
    {"aten::concat", NULL}, /* 23 */
    {"aten::concatenate", NULL}, /* 24 */
    {"aten::conj_physical", NULL}, /* 25 */
    {"aten::constant_pad_nd", NULL}, /* 26 */
    {"aten::convolution", NULL}, /* 27 */
    {"aten::convolution_backward", NULL}, /* 28 */
    {"aten::copy", NULL}, /* 29 */
    {"aten::copy_", NULL}, /* 30 */
    {"aten::count_nonzero", NULL}, /* 31 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 32 */
    {"aten::cummax", NULL}, /* 33 */
    {"aten::cummin", NULL}, /* 34 */
    {"aten::detach", NULL}, /* 35 */
    {"aten::detach_copy", NULL}, /* 36 */
    {"aten::diagonal", NULL}, /* 37 */
    {"aten::diagonal_backward", NULL}, /* 38 */
    {"aten::diagonal_copy", NULL}, /* 39 */
    {"aten::diagonal_scatter", NULL}, /* 40 */
    {"aten::dist", NULL}, /* 41 */
    {"aten::dot", NULL}, /* 42 */
    {"aten::dstack", NULL}, /* 43 */
    {"aten::empty_like", NULL}, /* 44 */
    {"aten::empty_strided", NULL}, /* 45 */
    {"aten::expand", NULL}, /* 46 */
    {"aten::expand_copy", NULL}, /* 47 */
    {"aten::fill.Scalar", NULL}, /* 48 */
    {"aten::fill.Tensor", NULL}, /* 49 */
    {"aten::fill_.Scalar", NULL}, /* 50 */
    {"aten::fill_.Tensor", NULL}, /* 51 */
    {"aten::flip", NULL}, /* 52 */
    {"aten::from_file", NULL}, /* 53 */
    {"aten::ger", NULL}, /* 54 */
    {"aten::hstack", NULL}, /* 55 */
    {"aten::inner", NULL}, /* 56 */
    {"aten::kron", NULL}, /* 57 */
    {"aten::kthvalue", NULL}, /* 58 */
    {"aten::lift", NULL}, /* 59 */
    {"aten::lift_fresh", NULL}, /* 60 */
    {"aten::lift_fresh_copy", NULL}, /* 61 */
    {"aten::log_softmax.int", NULL}, /* 62 */
    {"aten::logcumsumexp", NULL}, /* 63 */
    {"aten::logsumexp", NULL}, /* 64 */
    {"aten::matmul", NULL}, /* 65 */
    {"aten::max", NULL}, /* 66 */
    {"aten::mean", NULL}, /* 67 */
    {"aten::median", NULL}, /* 68 */
    {"aten::median.dim", NULL}, /* 69 */
    {"aten::min", NULL}, /* 70 */
    {"aten::mode", NULL}, /* 71 */
    {"aten::msort", NULL}, /* 72 */
    {"aten::mv", NULL}, /* 73 */
    {"aten::nanmedian", NULL}, /* 74 */
    {"aten::nanmedian.dim", NULL}, /* 75 */
    {"aten::nansum", NULL}, /* 76 */
    {"aten::narrow", NULL}, /* 77 */
    {"aten::narrow_copy", NULL}, /* 78 */
    {"aten::new_empty", NULL}, /* 79 */
    {"aten::new_full", NULL}, /* 80 */
    {"aten::new_zeros", NULL}, /* 81 */
    {"aten::norm.Scalar", NULL}, /* 82 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 83 */
    {"aten::outer", NULL}, /* 84 */
    {"aten::permute", NULL}, /* 85 */
    {"aten::permute_copy", NULL}, /* 86 */
    {"aten::prod", NULL}, /* 87 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 88 */
    {"aten::resize", NULL}, /* 89 */
    {"aten::resize_", NULL}, /* 90 */
    {"aten::resize_as", NULL}, /* 91 */
    {"aten::resize_as_", NULL}, /* 92 */
    {"aten::row_stack", NULL}, /* 93 */
    {"aten::select.int", NULL}, /* 94 */
    {"aten::select_backward", NULL}, /* 95 */
    {"aten::select_copy.int", NULL}, /* 96 */
    {"aten::select_scatter", NULL}, /* 97 */
    {"aten::slice.Tensor", NULL}, /* 98 */
    {"aten::slice_backward", NULL}, /* 99 */
    {"aten::slice_copy.Tensor", NULL}, /* 100 */
    {"aten::slice_scatter", NULL}, /* 101 */
    {"aten::softmax.int", NULL}, /* 102 */
    {"aten::sort", NULL}, /* 103 */
    {"aten::special_logsumexp", NULL}, /* 104 */
    {"aten::split.Tensor", NULL}, /* 105 */
    {"aten::split_copy.Tensor", NULL}, /* 106 */
    {"aten::split_with_sizes", NULL}, /* 107 */
    {"aten::split_with_sizes_copy", NULL}, /* 108 */
    {"aten::squeeze", NULL}, /* 109 */
    {"aten::squeeze.dim", NULL}, /* 110 */
    {"aten::squeeze.dims", NULL}, /* 111 */
    {"aten::squeeze_copy", NULL}, /* 112 */
    {"aten::squeeze_copy.dim", NULL}, /* 113 */
    {"aten::squeeze_copy.dims", NULL}, /* 114 */
    {"aten::std.correction", NULL}, /* 115 */
    {"aten::std.dim", NULL}, /* 116 */
    {"aten::std_mean.correction", NULL}, /* 117 */
    {"aten::sum", NULL}, /* 118 */
    {"aten::swapaxes", NULL}, /* 119 */
    {"aten::swapdims", NULL}, /* 120 */
    {"aten::t", NULL}, /* 121 */
    {"aten::t_copy", NULL}, /* 122 */
    {"aten::tensordot", NULL}, /* 123 */
    {"aten::trace", NULL}, /* 124 */
    {"aten::transpose.int", NULL}, /* 125 */
    {"aten::transpose_copy.int", NULL}, /* 126 */
    {"aten::unbind.int", NULL}, /* 127 */
    {"aten::unbind_copy.int", NULL}, /* 128 */
    {"aten::unfold", NULL}, /* 129 */
    {"aten::unfold_backward", NULL}, /* 130 */
    {"aten::unfold_copy", NULL}, /* 131 */
    {"aten::unsafe_split.Tensor", NULL}, /* 132 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 133 */
    {"aten::unsqueeze", NULL}, /* 134 */
    {"aten::unsqueeze_copy", NULL}, /* 135 */
    {"aten::var.correction", NULL}, /* 136 */
    {"aten::var.dim", NULL}, /* 137 */
    {"aten::var_mean.correction", NULL}, /* 138 */
    {"aten::vdot", NULL}, /* 139 */
    {"aten::view", NULL}, /* 140 */
    {"aten::view.dtype", NULL}, /* 141 */
    {"aten::view_as_complex", NULL}, /* 142 */
    {"aten::view_as_complex_copy", NULL}, /* 143 */
    {"aten::view_as_real", NULL}, /* 144 */
    {"aten::view_as_real_copy", NULL}, /* 145 */
    {"aten::view_copy", NULL}, /* 146 */
    {"aten::view_copy.dtype", NULL}, /* 147 */
    {"aten::vstack", NULL}, /* 148 */
    {"aten::zero", NULL}, /* 149 */
    {"aten::zero_", NULL}, /* 150 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 547;

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
    {1814, 1835, 15, 2, 0x0}, /* aten::_cummax_helper */
    {1923, 1944, 17, 2, 0x0}, /* aten::_cummin_helper */
    {2032, 2051, 19, 1, 0x0}, /* aten::_is_all_true */
    {2093, 2112, 20, 1, 0x0}, /* aten::_is_any_true */
    {2154, 2180, 21, 1, 0x5}, /* aten::_local_scalar_dense */
    {2229, 2248, 22, 2, 0x1}, /* aten::_log_softmax */
    {2319, 2342, 24, 2, 0x0}, /* aten::_log_softmax.out */
    {2440, 2473, 26, 2, 0x0}, /* aten::_log_softmax_backward_data */
    {2584, 2621, 28, 2, 0x0}, /* aten::_log_softmax_backward_data.out */
    {2759, 2779, 30, 2, 0x0}, /* aten::_logcumsumexp */
    {2831, 2855, 32, 2, 0x0}, /* aten::_logcumsumexp.out */
    {2934, 2950, 34, 1, 0x0}, /* aten::_neg_view */
    {2995, 3016, 35, 1, 0x80000}, /* aten::_neg_view_copy */
    {3060, 3085, 36, 1, 0x80020}, /* aten::_neg_view_copy.out */
    {3156, 3177, 37, 2, 0x0}, /* aten::_reshape_alias */
    {3259, 3285, 39, 1, 0x80000}, /* aten::_reshape_alias_copy */
    {3366, 3396, 40, 1, 0x80020}, /* aten::_reshape_alias_copy.out */
    {3504, 3519, 41, 2, 0x1}, /* aten::_softmax */
    {3586, 3605, 43, 2, 0x0}, /* aten::_softmax.out */
    {3699, 3728, 45, 2, 0x0}, /* aten::_softmax_backward_data */
    {3835, 3868, 47, 2, 0x0}, /* aten::_softmax_backward_data.out */
    {4009, 4024, 49, 1, 0x1}, /* aten::_to_copy */
    {4213, 4232, 50, 1, 0x20}, /* aten::_to_copy.out */
    {4356, 4375, 51, 1, 0x0}, /* aten::_unsafe_view */
    {4432, 4455, 52, 1, 0x20}, /* aten::_unsafe_view.out */
    {4539, 4549, 53, 2, 0x10001}, /* aten::abs */
    {4582, 4599, 55, 1, 0x10001}, /* aten::add.Scalar */
    {4669, 4686, 56, 2, 0x10001}, /* aten::add.Tensor */
    {4759, 4773, 58, 2, 0x10000}, /* aten::add.out */
    {4863, 4881, 60, 2, 0x10000}, /* aten::add_.Tensor */
    {4963, 4976, 62, 2, 0x0}, /* aten::addbmm */
    {5076, 5093, 64, 2, 0x0}, /* aten::addbmm.out */
    {5217, 5231, 66, 2, 0x0}, /* aten::addbmm_ */
    {5340, 5352, 68, 2, 0x1}, /* aten::addmm */
    {5447, 5463, 70, 2, 0x0}, /* aten::addmm.out */
    {5582, 5595, 72, 2, 0x0}, /* aten::addmm_ */
    {5699, 5711, 74, 2, 0x0}, /* aten::addmv */
    {5804, 5820, 76, 2, 0x0}, /* aten::addmv.out */
    {5937, 5950, 78, 2, 0x0}, /* aten::addmv_ */
    {6052, 6063, 80, 1, 0x0}, /* aten::addr */
    {6157, 6172, 81, 1, 0x0}, /* aten::addr.out */
    {6290, 6302, 82, 1, 0x0}, /* aten::addr_ */
    {6405, 6419, 83, 1, 0x0}, /* aten::adjoint */
    {6462, 6474, 84, 1, 0x1}, /* aten::alias */
    {6515, 6532, 85, 1, 0x80000}, /* aten::alias_copy */
    {6572, 6593, 86, 1, 0x80020}, /* aten::alias_copy.out */
    {6660, 6670, 87, 2, 0x40000}, /* aten::all */
    {6703, 6721, 89, 2, 0x40000}, /* aten::all.all_out */
    {6785, 6799, 91, 2, 0x40000}, /* aten::all.dim */
    {6865, 6880, 93, 2, 0x40000}, /* aten::all.dims */
    {6955, 6974, 95, 2, 0x40000}, /* aten::all.dims_out */
    {7076, 7090, 97, 2, 0x40000}, /* aten::all.out */
    {7179, 7190, 99, 2, 0x40001}, /* aten::amax */
    {7259, 7274, 101, 2, 0x40000}, /* aten::amax.out */
    {7370, 7381, 103, 2, 0x40001}, /* aten::amin */
    {7450, 7465, 105, 2, 0x40000}, /* aten::amin.out */
    {7561, 7575, 107, 2, 0x40000}, /* aten::aminmax */
    {7668, 7686, 109, 2, 0x40000}, /* aten::aminmax.out */
    {7823, 7835, 111, 2, 0x10000}, /* aten::angle */
    {7870, 7880, 113, 2, 0x40001}, /* aten::any */
    {7913, 7931, 115, 2, 0x40000}, /* aten::any.all_out */
    {7995, 8009, 117, 2, 0x40001}, /* aten::any.dim */
    {8075, 8090, 119, 2, 0x40001}, /* aten::any.dims */
    {8165, 8184, 121, 2, 0x40000}, /* aten::any.dims_out */
    {8286, 8300, 123, 2, 0x40000}, /* aten::any.out */
    {8389, 8402, 125, 2, 0x40001}, /* aten::argmax */
    {8473, 8490, 127, 2, 0x40000}, /* aten::argmax.out */
    {8588, 8601, 129, 2, 0x40001}, /* aten::argmin */
    {8672, 8689, 131, 2, 0x40000}, /* aten::argmin.out */
    {8787, 8801, 133, 1, 0x0}, /* aten::argsort */
    {8873, 8894, 134, 1, 0x0}, /* aten::argsort.stable */
    {8989, 9014, 135, 1, 0x0}, /* aten::argsort.stable_out */
    {9133, 9150, 136, 2, 0x1}, /* aten::as_strided */
    {9257, 9275, 138, 1, 0x80}, /* aten::as_strided_ */
    {9385, 9407, 139, 1, 0x80000}, /* aten::as_strided_copy */
    {9513, 9539, 140, 1, 0x80020}, /* aten::as_strided_copy.out */
    {9672, 9697, 141, 1, 0x0}, /* aten::as_strided_scatter */
    {9818, 9847, 142, 1, 0x20}, /* aten::as_strided_scatter.out */
    {9995, 10012, 143, 1, 0x100}, /* aten::atleast_1d */
    {10052, 10078, 144, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {10134, 10151, 145, 1, 0x100}, /* aten::atleast_2d */
    {10191, 10217, 146, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {10273, 10290, 147, 1, 0x100}, /* aten::atleast_3d */
    {10330, 10356, 148, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {10412, 10426, 149, 2, 0x0}, /* aten::baddbmm */
    {10527, 10545, 151, 2, 0x0}, /* aten::baddbmm.out */
    {10670, 10685, 153, 2, 0x0}, /* aten::baddbmm_ */
    {10795, 10805, 155, 2, 0x1}, /* aten::bmm */
    {10851, 10865, 157, 2, 0x0}, /* aten::bmm.out */
    {10938, 10962, 159, 1, 0x0}, /* aten::broadcast_tensors */
    {11016, 11035, 160, 1, 0x0}, /* aten::broadcast_to */
    {11098, 11113, 161, 1, 0x0}, /* aten::can_cast */
    {11169, 11190, 162, 1, 0x100}, /* aten::cartesian_prod */
    {11239, 11249, 163, 2, 0x1}, /* aten::cat */
    {11298, 11310, 165, 1, 0x0}, /* aten::chunk */
    {11381, 11393, 166, 1, 0x10001}, /* aten::clone */
    {11465, 11481, 167, 1, 0x20}, /* aten::clone.out */
    {11577, 11596, 168, 1, 0x0}, /* aten::column_stack */
    {11643, 11666, 169, 1, 0x0}, /* aten::column_stack.out */
    {11740, 11759, 170, 1, 0x0}, /* aten::combinations */
    {11839, 11852, 171, 1, 0x0}, /* aten::concat */
    {11904, 11921, 172, 1, 0x0}, /* aten::concat.out */
    {12000, 12018, 173, 1, 0x0}, /* aten::concatenate */
    {12075, 12097, 174, 1, 0x0}, /* aten::concatenate.out */
    {12181, 12192, 175, 1, 0x0}, /* aten::conj */
    {12232, 12252, 176, 1, 0x10100}, /* aten::conj_physical */
    {12295, 12319, 177, 2, 0x10000}, /* aten::conj_physical.out */
    {12389, 12410, 179, 1, 0x10000}, /* aten::conj_physical_ */
    {12462, 12484, 180, 1, 0x1}, /* aten::constant_pad_nd */
    {12559, 12585, 181, 1, 0x20}, /* aten::constant_pad_nd.out */
    {12687, 12704, 182, 1, 0x0}, /* aten::contiguous */
    {12799, 12812, 183, 1, 0x0}, /* aten::conv1d */
    {12963, 12984, 184, 1, 0x0}, /* aten::conv1d.padding */
    {13143, 13156, 185, 1, 0x0}, /* aten::conv2d */
    {13307, 13328, 186, 1, 0x0}, /* aten::conv2d.padding */
    {13487, 13500, 187, 1, 0x0}, /* aten::conv3d */
    {13651, 13672, 188, 1, 0x0}, /* aten::conv3d.padding */
    {13831, 13854, 189, 1, 0x0}, /* aten::conv_transpose1d */
    {14043, 14072, 190, 1, 0x0}, /* aten::conv_transpose2d.input */
    {14267, 14296, 191, 1, 0x0}, /* aten::conv_transpose3d.input */
    {14491, 14509, 192, 2, 0x1}, /* aten::convolution */
    {14691, 14713, 194, 1, 0x20}, /* aten::convolution.out */
    {14922, 14949, 195, 2, 0x1}, /* aten::convolution_backward */
    {15207, 15238, 197, 1, 0x20}, /* aten::convolution_backward.out */
    {15566, 15577, 198, 1, 0x1}, /* aten::copy */
    {15648, 15663, 199, 1, 0x20}, /* aten::copy.out */
    {15761, 15773, 200, 1, 0x0}, /* aten::copy_ */
    {15853, 15873, 201, 1, 0x40000}, /* aten::count_nonzero */
    {15931, 15963, 202, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {16029, 16065, 204, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {16158, 16182, 205, 1, 0x20}, /* aten::count_nonzero.out */
    {16267, 16280, 206, 1, 0x0}, /* aten::cummax */
    {16350, 16367, 207, 2, 0x0}, /* aten::cummax.out */
    {16491, 16504, 209, 1, 0x0}, /* aten::cummin */
    {16574, 16591, 210, 2, 0x0}, /* aten::cummin.out */
    {16715, 16729, 212, 2, 0x0}, /* aten::cumprod */
    {16802, 16820, 214, 2, 0x0}, /* aten::cumprod.out */
    {16917, 16932, 216, 2, 0x0}, /* aten::cumprod_ */
    {17014, 17027, 218, 2, 0x1}, /* aten::cumsum */
    {17099, 17116, 220, 2, 0x0}, /* aten::cumsum.out */
    {17212, 17226, 222, 2, 0x0}, /* aten::cumsum_ */
    {17307, 17337, 224, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {17415, 17444, 225, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {17518, 17531, 226, 1, 0x0}, /* aten::detach */
    {17573, 17587, 227, 1, 0x80}, /* aten::detach_ */
    {17632, 17650, 228, 1, 0x80000}, /* aten::detach_copy */
    {17691, 17713, 229, 1, 0x80020}, /* aten::detach_copy.out */
    {17781, 17796, 230, 1, 0x1}, /* aten::diagonal */
    {17878, 17902, 231, 1, 0x0}, /* aten::diagonal_backward */
    {18010, 18038, 232, 1, 0x20}, /* aten::diagonal_backward.out */
    {18173, 18193, 233, 1, 0x80000}, /* aten::diagonal_copy */
    {18274, 18298, 234, 1, 0x80020}, /* aten::diagonal_copy.out */
    {18406, 18429, 235, 1, 0x0}, /* aten::diagonal_scatter */
    {18525, 18552, 236, 1, 0x20}, /* aten::diagonal_scatter.out */
    {18675, 18686, 237, 1, 0x0}, /* aten::dist */
    {18746, 18761, 238, 1, 0x20}, /* aten::dist.out */
    {18848, 18865, 239, 1, 0x10001}, /* aten::div.Scalar */
    {18919, 18936, 240, 2, 0x10001}, /* aten::div.Tensor */
    {18990, 19004, 242, 2, 0x10000}, /* aten::div.out */
    {19078, 19096, 244, 2, 0x10000}, /* aten::div_.Tensor */
    {19159, 19169, 246, 2, 0x0}, /* aten::dot */
    {19217, 19231, 248, 1, 0x0}, /* aten::dot.out */
    {19306, 19325, 249, 1, 0x0}, /* aten::dsplit.array */
    {19395, 19412, 250, 1, 0x0}, /* aten::dsplit.int */
    {19479, 19492, 251, 1, 0x0}, /* aten::dstack */
    {19533, 19550, 252, 1, 0x0}, /* aten::dstack.out */
    {19618, 19644, 253, 3, 0x1}, /* aten::empty.memory_format */
    {19821, 19838, 256, 1, 0x0}, /* aten::empty_like */
    {20004, 20025, 257, 1, 0x20}, /* aten::empty_like.out */
    {20126, 20146, 258, 3, 0x1}, /* aten::empty_strided */
    {20300, 20324, 261, 1, 0x20}, /* aten::empty_strided.out */
    {20413, 20429, 262, 2, 0x10001}, /* aten::eq.Scalar */
    {20482, 20502, 264, 2, 0x10000}, /* aten::eq.Scalar_out */
    {20582, 20598, 266, 2, 0x10001}, /* aten::eq.Tensor */
    {20651, 20671, 268, 2, 0x10000}, /* aten::eq.Tensor_out */
    {20751, 20768, 270, 2, 0x0}, /* aten::eq_.Scalar */
    {20830, 20847, 272, 2, 0x0}, /* aten::eq_.Tensor */
    {20909, 20921, 274, 2, 0x10004}, /* aten::equal */
    {20968, 20978, 276, 2, 0x10001}, /* aten::exp */
    {21011, 21025, 278, 2, 0x10000}, /* aten::exp.out */
    {21085, 21096, 280, 2, 0x10000}, /* aten::exp_ */
    {21138, 21151, 282, 1, 0x1}, /* aten::expand */
    {21232, 21248, 283, 1, 0x0}, /* aten::expand_as */
    {21307, 21325, 284, 1, 0x80000}, /* aten::expand_copy */
    {21405, 21427, 285, 1, 0x80020}, /* aten::expand_copy.out */
    {21531, 21549, 286, 1, 0x1}, /* aten::fill.Scalar */
    {21604, 21626, 287, 1, 0x20}, /* aten::fill.Scalar_out */
    {21708, 21726, 288, 1, 0x0}, /* aten::fill.Tensor */
    {21781, 21803, 289, 1, 0x20}, /* aten::fill.Tensor_out */
    {21885, 21904, 290, 2, 0x0}, /* aten::fill_.Scalar */
    {21968, 21987, 292, 2, 0x0}, /* aten::fill_.Tensor */
    {22051, 22076, 294, 1, 0x0}, /* aten::flatten.using_ints */
    {22163, 22174, 295, 2, 0x1}, /* aten::flip */
    {22220, 22235, 297, 1, 0x20}, /* aten::flip.out */
    {22308, 22321, 298, 1, 0x0}, /* aten::fliplr */
    {22357, 22370, 299, 1, 0x0}, /* aten::flipud */
    {22406, 22422, 300, 2, 0x0}, /* aten::from_file */
    {22586, 22606, 302, 1, 0x20}, /* aten::from_file.out */
    {22705, 22716, 303, 2, 0x1}, /* aten::full */
    {22863, 22879, 305, 2, 0x10001}, /* aten::ge.Scalar */
    {22932, 22952, 307, 2, 0x10000}, /* aten::ge.Scalar_out */
    {23032, 23048, 309, 2, 0x10001}, /* aten::ge.Tensor */
    {23101, 23121, 311, 2, 0x10000}, /* aten::ge.Tensor_out */
    {23201, 23218, 313, 2, 0x0}, /* aten::ge_.Scalar */
    {23280, 23297, 315, 2, 0x0}, /* aten::ge_.Tensor */
    {23359, 23369, 317, 1, 0x0}, /* aten::ger */
    {23415, 23429, 318, 1, 0x0}, /* aten::ger.out */
    {23502, 23523, 319, 1, 0x0}, /* aten::gradient.array */
    {23601, 23628, 320, 1, 0x0}, /* aten::gradient.scalararray */
    {23728, 23753, 321, 1, 0x0}, /* aten::gradient.scalarint */
    {23861, 23891, 322, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {23996, 24024, 323, 1, 0x0}, /* aten::gradient.scalarrayint */
    {24131, 24158, 324, 1, 0x0}, /* aten::gradient.tensorarray */
    {24260, 24290, 325, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {24399, 24415, 326, 2, 0x10001}, /* aten::gt.Scalar */
    {24468, 24488, 328, 2, 0x10000}, /* aten::gt.Scalar_out */
    {24568, 24584, 330, 2, 0x10001}, /* aten::gt.Tensor */
    {24637, 24657, 332, 2, 0x10000}, /* aten::gt.Tensor_out */
    {24737, 24754, 334, 2, 0x0}, /* aten::gt_.Scalar */
    {24816, 24833, 336, 2, 0x0}, /* aten::gt_.Tensor */
    {24895, 24914, 338, 1, 0x0}, /* aten::hsplit.array */
    {24984, 25001, 339, 1, 0x0}, /* aten::hsplit.int */
    {25068, 25081, 340, 1, 0x0}, /* aten::hstack */
    {25122, 25139, 341, 1, 0x0}, /* aten::hstack.out */
    {25207, 25218, 342, 1, 0x0}, /* aten::imag */
    {25258, 25277, 343, 1, 0x9}, /* aten::index.Tensor */
    {25338, 25350, 344, 1, 0x0}, /* aten::inner */
    {25399, 25415, 345, 1, 0x0}, /* aten::inner.out */
    {25491, 25508, 346, 1, 0x0}, /* aten::is_complex */
    {25546, 25560, 347, 1, 0x0}, /* aten::is_conj */
    {25595, 25616, 348, 1, 0x0}, /* aten::is_distributed */
    {25658, 25682, 349, 1, 0x0}, /* aten::is_floating_point */
    {25727, 25746, 350, 1, 0x0}, /* aten::is_inference */
    {25786, 25799, 351, 1, 0x0}, /* aten::is_neg */
    {25833, 25850, 352, 1, 0x0}, /* aten::is_nonzero */
    {25888, 25904, 353, 1, 0x0}, /* aten::is_pinned */
    {25962, 25981, 354, 1, 0x0}, /* aten::is_same_size */
    {26035, 26051, 355, 1, 0x0}, /* aten::is_signed */
    {26088, 26099, 356, 1, 0x4}, /* aten::item */
    {26133, 26144, 357, 1, 0x0}, /* aten::kron */
    {26192, 26207, 358, 1, 0x0}, /* aten::kron.out */
    {26282, 26297, 359, 1, 0x0}, /* aten::kthvalue */
    {26402, 26424, 360, 2, 0x0}, /* aten::kthvalue.values */
    {26586, 26602, 362, 2, 0x10001}, /* aten::le.Scalar */
    {26655, 26675, 364, 2, 0x10000}, /* aten::le.Scalar_out */
    {26755, 26771, 366, 2, 0x10001}, /* aten::le.Tensor */
    {26824, 26844, 368, 2, 0x10000}, /* aten::le.Tensor_out */
    {26924, 26941, 370, 2, 0x0}, /* aten::le_.Scalar */
    {27003, 27020, 372, 2, 0x0}, /* aten::le_.Tensor */
    {27082, 27093, 374, 1, 0x0}, /* aten::lift */
    {27127, 27142, 375, 1, 0x20}, /* aten::lift.out */
    {27203, 27220, 376, 1, 0x0}, /* aten::lift_fresh */
    {27266, 27288, 377, 1, 0x80000}, /* aten::lift_fresh_copy */
    {27333, 27359, 378, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {27431, 27453, 379, 1, 0x0}, /* aten::linalg_diagonal */
    {27544, 27569, 380, 2, 0x40000}, /* aten::linalg_vector_norm */
    {27696, 27725, 382, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {27876, 27898, 384, 1, 0x0}, /* aten::log_softmax.int */
    {27976, 28002, 385, 2, 0x0}, /* aten::log_softmax.int_out */
    {28107, 28126, 387, 1, 0x0}, /* aten::logcumsumexp */
    {28177, 28200, 388, 2, 0x0}, /* aten::logcumsumexp.out */
    {28278, 28294, 390, 1, 0x40000}, /* aten::logsumexp */
    {28365, 28385, 391, 2, 0x40000}, /* aten::logsumexp.out */
    {28483, 28499, 393, 2, 0x10001}, /* aten::lt.Scalar */
    {28552, 28572, 395, 2, 0x10000}, /* aten::lt.Scalar_out */
    {28652, 28668, 397, 2, 0x10001}, /* aten::lt.Tensor */
    {28721, 28741, 399, 2, 0x10000}, /* aten::lt.Tensor_out */
    {28821, 28838, 401, 2, 0x0}, /* aten::lt_.Scalar */
    {28900, 28917, 403, 2, 0x0}, /* aten::lt_.Tensor */
    {28979, 28988, 405, 1, 0x0}, /* aten::mH */
    {29026, 29035, 406, 1, 0x0}, /* aten::mT */
    {29073, 29093, 407, 1, 0x8}, /* aten::masked_select */
    {29149, 29162, 408, 1, 0x0}, /* aten::matmul */
    {29212, 29229, 409, 1, 0x0}, /* aten::matmul.out */
    {29306, 29321, 410, 1, 0x0}, /* aten::matrix_H */
    {29365, 29375, 411, 2, 0x40000}, /* aten::max */
    {29408, 29422, 413, 2, 0x40001}, /* aten::max.dim */
    {29513, 29531, 415, 2, 0x40000}, /* aten::max.dim_max */
    {29676, 29696, 417, 2, 0x40000}, /* aten::max.unary_out */
    {29762, 29773, 419, 1, 0x40001}, /* aten::mean */
    {29834, 29849, 420, 2, 0x40001}, /* aten::mean.dim */
    {29947, 29968, 422, 2, 0x40000}, /* aten::mean.dtype_out */
    {30059, 30074, 424, 2, 0x40000}, /* aten::mean.out */
    {30192, 30205, 426, 2, 0x0}, /* aten::median */
    {30241, 30258, 428, 1, 0x0}, /* aten::median.dim */
    {30352, 30376, 429, 2, 0x0}, /* aten::median.dim_values */
    {30527, 30544, 431, 1, 0x20}, /* aten::median.out */
    {30607, 30617, 432, 2, 0x40000}, /* aten::min */
    {30650, 30664, 434, 2, 0x40001}, /* aten::min.dim */
    {30755, 30773, 436, 2, 0x40000}, /* aten::min.dim_min */
    {30919, 30939, 438, 2, 0x40000}, /* aten::min.unary_out */
    {31005, 31014, 440, 2, 0x1}, /* aten::mm */
    {31059, 31072, 442, 2, 0x0}, /* aten::mm.out */
    {31144, 31155, 444, 2, 0x0}, /* aten::mode */
    {31246, 31264, 446, 2, 0x0}, /* aten::mode.values */
    {31412, 31431, 448, 1, 0x0}, /* aten::moveaxis.int */
    {31508, 31531, 449, 1, 0x0}, /* aten::moveaxis.intlist */
    {31616, 31634, 450, 1, 0x0}, /* aten::movedim.int */
    {31710, 31732, 451, 1, 0x0}, /* aten::movedim.intlist */
    {31816, 31828, 452, 1, 0x0}, /* aten::msort */
    {31863, 31879, 453, 1, 0x0}, /* aten::msort.out */
    {31941, 31958, 454, 1, 0x10001}, /* aten::mul.Scalar */
    {32012, 32029, 455, 2, 0x10001}, /* aten::mul.Tensor */
    {32083, 32097, 457, 2, 0x10000}, /* aten::mul.out */
    {32171, 32189, 459, 2, 0x10000}, /* aten::mul_.Tensor */
    {32252, 32261, 461, 1, 0x0}, /* aten::mv */
    {32305, 32318, 462, 1, 0x0}, /* aten::mv.out */
    {32389, 32405, 463, 2, 0x0}, /* aten::nanmedian */
    {32444, 32464, 465, 1, 0x0}, /* aten::nanmedian.dim */
    {32561, 32588, 466, 2, 0x0}, /* aten::nanmedian.dim_values */
    {32742, 32762, 468, 1, 0x20}, /* aten::nanmedian.out */
    {32828, 32841, 469, 2, 0x40000}, /* aten::nansum */
    {32942, 32959, 471, 2, 0x40000}, /* aten::nansum.out */
    {33084, 33097, 473, 1, 0x0}, /* aten::narrow */
    {33177, 33197, 474, 1, 0x0}, /* aten::narrow.Tensor */
    {33284, 33302, 475, 1, 0x80000}, /* aten::narrow_copy */
    {33381, 33403, 476, 2, 0x0}, /* aten::narrow_copy.out */
    {33509, 33525, 478, 2, 0x10001}, /* aten::ne.Scalar */
    {33578, 33598, 480, 2, 0x10000}, /* aten::ne.Scalar_out */
    {33678, 33694, 482, 2, 0x10001}, /* aten::ne.Tensor */
    {33747, 33767, 484, 2, 0x10000}, /* aten::ne.Tensor_out */
    {33847, 33864, 486, 2, 0x0}, /* aten::ne_.Scalar */
    {33926, 33943, 488, 2, 0x0}, /* aten::ne_.Tensor */
    {34005, 34015, 490, 2, 0x10001}, /* aten::neg */
    {34048, 34062, 492, 2, 0x10000}, /* aten::neg.out */
    {34122, 34133, 494, 2, 0x10000}, /* aten::neg_ */
    {34175, 34191, 496, 1, 0x0}, /* aten::new_empty */
    {34337, 34357, 497, 1, 0x20}, /* aten::new_empty.out */
    {34438, 34453, 498, 1, 0x0}, /* aten::new_full */
    {34617, 34636, 499, 1, 0x20}, /* aten::new_full.out */
    {34735, 34751, 500, 1, 0x0}, /* aten::new_zeros */
    {34897, 34917, 501, 1, 0x20}, /* aten::new_zeros.out */
    {34998, 35012, 502, 1, 0x9}, /* aten::nonzero */
    {35049, 35067, 503, 1, 0x40000}, /* aten::norm.Scalar */
    {35120, 35145, 504, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {35236, 35267, 506, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {35379, 35406, 508, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {35488, 35519, 509, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {35625, 35647, 510, 1, 0x20}, /* aten::norm.Scalar_out */
    {35727, 35748, 511, 2, 0x40000}, /* aten::norm.dtype_out */
    {35870, 35885, 513, 2, 0x40000}, /* aten::norm.out */
    {35989, 36001, 515, 1, 0x0}, /* aten::numel */
    {36033, 36047, 516, 1, 0x0}, /* aten::numpy_T */
    {36090, 36101, 517, 2, 0x0}, /* aten::ones */
    {36229, 36241, 519, 1, 0x0}, /* aten::outer */
    {36289, 36305, 520, 1, 0x0}, /* aten::outer.out */
    {36380, 36390, 521, 1, 0x0}, /* aten::pad */
    {36477, 36491, 522, 1, 0x1}, /* aten::permute */
    {36546, 36565, 523, 1, 0x80000}, /* aten::permute_copy */
    {36619, 36642, 524, 1, 0x80020}, /* aten::permute_copy.out */
    {36723, 36734, 525, 2, 0x40001}, /* aten::prod */
    {36795, 36814, 527, 2, 0x40001}, /* aten::prod.dim_int */
    {36912, 36931, 529, 2, 0x40000}, /* aten::prod.int_out */
    {37049, 37064, 531, 1, 0x20}, /* aten::prod.out */
    {37149, 37169, 532, 1, 0x0}, /* aten::promote_types */
    {37239, 37251, 533, 1, 0x0}, /* aten::ravel */
    {37292, 37303, 534, 1, 0x0}, /* aten::real */
    {37343, 37374, 535, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {37460, 37495, 536, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {37605, 37619, 537, 1, 0x0}, /* aten::reshape */
    {37678, 37695, 538, 1, 0x0}, /* aten::reshape_as */
    {37755, 37768, 539, 1, 0x20}, /* aten::resize */
    {37856, 37873, 540, 1, 0x20}, /* aten::resize.out */
    {37985, 37999, 541, 2, 0x81}, /* aten::resize_ */
    {38096, 38112, 543, 1, 0x20}, /* aten::resize_as */
    {38209, 38229, 544, 1, 0x20}, /* aten::resize_as.out */
    {38350, 38367, 545, 1, 0x80}, /* aten::resize_as_ */
    {38473, 38492, 546, 1, 0x0}, /* aten::resolve_conj */
    {38540, 38558, 547, 1, 0x0}, /* aten::resolve_neg */
    {38605, 38630, 548, 1, 0x0}, /* aten::result_type.Scalar */
    {38698, 38730, 549, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {38808, 38840, 550, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {38916, 38941, 551, 1, 0x0}, /* aten::result_type.Tensor */
    {39009, 39025, 552, 1, 0x0}, /* aten::row_stack */
    {39069, 39089, 553, 1, 0x0}, /* aten::row_stack.out */
    {39160, 39182, 554, 2, 0x0}, /* aten::scatter.src_out */
    {39285, 39309, 556, 2, 0x0}, /* aten::scatter.value_out */
    {39416, 39433, 558, 1, 0x1}, /* aten::select.int */
    {39502, 39524, 559, 1, 0x0}, /* aten::select_backward */
    {39621, 39647, 560, 1, 0x20}, /* aten::select_backward.out */
    {39771, 39793, 561, 1, 0x80000}, /* aten::select_copy.int */
    {39861, 39887, 562, 1, 0x80020}, /* aten::select_copy.int_out */
    {39982, 40003, 563, 1, 0x1}, /* aten::select_scatter */
    {40082, 40107, 564, 1, 0x20}, /* aten::select_scatter.out */
    {40213, 40227, 565, 2, 0x10001}, /* aten::sigmoid */
    {40264, 40282, 567, 2, 0x10000}, /* aten::sigmoid.out */
    {40346, 40361, 569, 2, 0x10000}, /* aten::sigmoid_ */
    {40407, 40422, 571, 1, 0x0}, /* aten::size.int */
    {40466, 40485, 572, 1, 0x1}, /* aten::slice.Tensor */
    {40597, 40618, 573, 1, 0x0}, /* aten::slice_backward */
    {40739, 40764, 574, 1, 0x20}, /* aten::slice_backward.out */
    {40912, 40936, 575, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {41047, 41075, 576, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {41213, 41233, 577, 1, 0x80001}, /* aten::slice_scatter */
    {41352, 41376, 578, 1, 0x80020}, /* aten::slice_scatter.out */
    {41522, 41540, 579, 1, 0x0}, /* aten::softmax.int */
    {41614, 41636, 580, 2, 0x0}, /* aten::softmax.int_out */
    {41737, 41748, 582, 1, 0x1}, /* aten::sort */
    {41842, 41860, 583, 2, 0x0}, /* aten::sort.stable */
    {41978, 41996, 585, 2, 0x0}, /* aten::sort.values */
    {42147, 42172, 587, 2, 0x0}, /* aten::sort.values_stable */
    {42344, 42370, 589, 1, 0x0}, /* aten::special_log_softmax */
    {42455, 42479, 590, 1, 0x0}, /* aten::special_logsumexp */
    {42558, 42586, 591, 1, 0x0}, /* aten::special_logsumexp.out */
    {42692, 42714, 592, 1, 0x0}, /* aten::special_softmax */
    {42792, 42811, 593, 1, 0x0}, /* aten::split.Tensor */
    {42896, 42914, 594, 1, 0x0}, /* aten::split.sizes */
    {43000, 43024, 595, 1, 0x80000}, /* aten::split_copy.Tensor */
    {43103, 43131, 596, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {43229, 43252, 597, 1, 0x1}, /* aten::split_with_sizes */
    {43344, 43372, 598, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {43458, 43490, 599, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {43595, 43606, 600, 2, 0x10001}, /* aten::sqrt */
    {43640, 43655, 602, 2, 0x10000}, /* aten::sqrt.out */
    {43716, 43728, 604, 2, 0x10000}, /* aten::sqrt_ */
    {43771, 43785, 606, 1, 0x0}, /* aten::squeeze */
    {43828, 43846, 607, 1, 0x1}, /* aten::squeeze.dim */
    {43902, 43921, 608, 1, 0x1}, /* aten::squeeze.dims */
    {43980, 43995, 609, 1, 0x80}, /* aten::squeeze_ */
    {44041, 44060, 610, 1, 0x80}, /* aten::squeeze_.dim */
    {44119, 44139, 611, 1, 0x80}, /* aten::squeeze_.dims */
    {44201, 44220, 612, 1, 0x80000}, /* aten::squeeze_copy */
    {44262, 44285, 613, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {44340, 44367, 614, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {44449, 44473, 615, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {44531, 44559, 616, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {44644, 44667, 617, 1, 0x80020}, /* aten::squeeze_copy.out */
    {44736, 44746, 618, 1, 0x40000}, /* aten::std */
    {44799, 44820, 619, 2, 0x40000}, /* aten::std.correction */
    {44930, 44955, 621, 2, 0x40000}, /* aten::std.correction_out */
    {45089, 45103, 623, 1, 0x40000}, /* aten::std.dim */
    {45193, 45207, 624, 1, 0x40000}, /* aten::std.out */
    {45320, 45335, 625, 1, 0x40000}, /* aten::std_mean */
    {45403, 45429, 626, 2, 0x40000}, /* aten::std_mean.correction */
    {45554, 45584, 628, 1, 0x20}, /* aten::std_mean.correction_out */
    {45755, 45774, 629, 1, 0x40000}, /* aten::std_mean.dim */
    {45879, 45896, 630, 1, 0x0}, /* aten::stride.int */
    {45942, 45959, 631, 1, 0x10001}, /* aten::sub.Scalar */
    {46029, 46046, 632, 2, 0x10001}, /* aten::sub.Tensor */
    {46119, 46133, 634, 2, 0x10000}, /* aten::sub.out */
    {46223, 46241, 636, 2, 0x10000}, /* aten::sub_.Tensor */
    {46323, 46345, 638, 1, 0x0}, /* aten::subtract.Tensor */
    {46423, 46433, 639, 1, 0x40000}, /* aten::sum */
    {46493, 46515, 640, 2, 0x40000}, /* aten::sum.IntList_out */
    {46640, 46662, 642, 2, 0x40001}, /* aten::sum.dim_IntList */
    {46767, 46781, 644, 1, 0x20}, /* aten::sum.out */
    {46865, 46883, 645, 1, 0x0}, /* aten::sum_to_size */
    {46939, 46954, 646, 1, 0x0}, /* aten::swapaxes */
    {47020, 47036, 647, 1, 0x80}, /* aten::swapaxes_ */
    {47105, 47120, 648, 1, 0x0}, /* aten::swapdims */
    {47184, 47200, 649, 1, 0x80}, /* aten::swapdims_ */
    {47267, 47283, 650, 1, 0x1}, /* aten::sym_numel */
    {47322, 47341, 651, 1, 0x1}, /* aten::sym_size.int */
    {47392, 47417, 652, 1, 0x1}, /* aten::sym_storage_offset */
    {47465, 47486, 653, 1, 0x1}, /* aten::sym_stride.int */
    {47539, 47547, 654, 1, 0x0}, /* aten::t */
    {47584, 47593, 655, 1, 0x80}, /* aten::t_ */
    {47633, 47646, 656, 1, 0x80000}, /* aten::t_copy */
    {47682, 47699, 657, 1, 0x80020}, /* aten::t_copy.out */
    {47762, 47773, 658, 2, 0x10001}, /* aten::tanh */
    {47807, 47822, 660, 2, 0x10000}, /* aten::tanh.out */
    {47883, 47895, 662, 2, 0x10000}, /* aten::tanh_ */
    {47938, 47965, 664, 1, 0x0}, /* aten::tensor_split.indices */
    {48057, 48085, 665, 1, 0x0}, /* aten::tensor_split.sections */
    {48177, 48223, 666, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {48351, 48367, 667, 1, 0x0}, /* aten::tensordot */
    {48455, 48475, 668, 1, 0x0}, /* aten::tensordot.out */
    {48590, 48606, 669, 1, 0x0}, /* aten::to.device */
    {48760, 48775, 670, 1, 0x0}, /* aten::to.dtype */
    {48913, 48935, 671, 1, 0x0}, /* aten::to.dtype_layout */
    {49154, 49169, 672, 1, 0x0}, /* aten::to.other */
    {49303, 49314, 673, 2, 0x1}, /* aten::topk */
    {49432, 49450, 675, 2, 0x0}, /* aten::topk.values */
    {49625, 49637, 677, 2, 0x0}, /* aten::trace */
    {49672, 49688, 679, 1, 0x20}, /* aten::trace.out */
    {49750, 49770, 680, 1, 0x0}, /* aten::transpose.int */
    {49839, 49856, 681, 1, 0x80}, /* aten::transpose_ */
    {49924, 49949, 682, 1, 0x80000}, /* aten::transpose_copy.int */
    {50017, 50046, 683, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {50141, 50160, 684, 1, 0x0}, /* aten::trapezoid.dx */
    {50227, 50245, 685, 1, 0x0}, /* aten::trapezoid.x */
    {50308, 50323, 686, 1, 0x0}, /* aten::trapz.dx */
    {50385, 50399, 687, 1, 0x0}, /* aten::trapz.x */
    {50458, 50472, 688, 1, 0x0}, /* aten::type_as */
    {50523, 50540, 689, 1, 0x0}, /* aten::unbind.int */
    {50604, 50626, 690, 1, 0x80000}, /* aten::unbind_copy.int */
    {50684, 50710, 691, 1, 0x0}, /* aten::unbind_copy.int_out */
    {50787, 50807, 692, 1, 0x0}, /* aten::unflatten.int */
    {50881, 50894, 693, 2, 0x0}, /* aten::unfold */
    {50971, 50993, 695, 2, 0x0}, /* aten::unfold_backward */
    {51092, 51118, 697, 1, 0x20}, /* aten::unfold_backward.out */
    {51244, 51262, 698, 1, 0x80000}, /* aten::unfold_copy */
    {51338, 51360, 699, 1, 0x80020}, /* aten::unfold_copy.out */
    {51463, 51482, 700, 1, 0x100}, /* aten::unsafe_chunk */
    {51549, 51575, 701, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {51656, 51686, 702, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {51786, 51816, 703, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {51904, 51938, 704, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {52045, 52061, 705, 1, 0x1}, /* aten::unsqueeze */
    {52115, 52132, 706, 1, 0x80}, /* aten::unsqueeze_ */
    {52189, 52210, 707, 1, 0x80000}, /* aten::unsqueeze_copy */
    {52263, 52288, 708, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {52368, 52378, 709, 1, 0x40000}, /* aten::var */
    {52431, 52452, 710, 2, 0x40001}, /* aten::var.correction */
    {52562, 52587, 712, 2, 0x40000}, /* aten::var.correction_out */
    {52721, 52735, 714, 1, 0x40001}, /* aten::var.dim */
    {52825, 52839, 715, 1, 0x40000}, /* aten::var.out */
    {52952, 52967, 716, 1, 0x40000}, /* aten::var_mean */
    {53035, 53061, 717, 2, 0x40000}, /* aten::var_mean.correction */
    {53186, 53216, 719, 1, 0x20}, /* aten::var_mean.correction_out */
    {53387, 53406, 720, 1, 0x40000}, /* aten::var_mean.dim */
    {53511, 53522, 721, 2, 0x0}, /* aten::vdot */
    {53570, 53585, 723, 1, 0x0}, /* aten::vdot.out */
    {53660, 53671, 724, 2, 0x1}, /* aten::view */
    {53726, 53743, 726, 1, 0x0}, /* aten::view.dtype */
    {53807, 53821, 727, 1, 0x0}, /* aten::view_as */
    {53878, 53900, 728, 2, 0x0}, /* aten::view_as_complex */
    {53951, 53978, 730, 1, 0x80000}, /* aten::view_as_complex_copy */
    {54028, 54059, 731, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {54136, 54155, 732, 2, 0x0}, /* aten::view_as_real */
    {54203, 54227, 734, 1, 0x80000}, /* aten::view_as_real_copy */
    {54274, 54302, 735, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {54376, 54392, 736, 1, 0x80000}, /* aten::view_copy */
    {54446, 54468, 737, 1, 0x80000}, /* aten::view_copy.dtype */
    {54531, 54557, 738, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {54647, 54667, 739, 1, 0x80020}, /* aten::view_copy.out */
    {54748, 54767, 740, 1, 0x0}, /* aten::vsplit.array */
    {54837, 54854, 741, 1, 0x0}, /* aten::vsplit.int */
    {54921, 54934, 742, 1, 0x0}, /* aten::vstack */
    {54975, 54992, 743, 1, 0x0}, /* aten::vstack.out */
    {55060, 55071, 744, 1, 0x20}, /* aten::zero */
    {55105, 55120, 745, 1, 0x20}, /* aten::zero.out */
    {55181, 55193, 746, 2, 0x0}, /* aten::zero_ */
    {55236, 55248, 748, 2, 0x0}, /* aten::zeros */
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
    {1, 0, 7}, /* aten::_cummax_helper CPU */
    {16, 0, 7}, /* aten::_cummax_helper Meta */
    {1, 0, 8}, /* aten::_cummin_helper CPU */
    {16, 0, 8}, /* aten::_cummin_helper Meta */
    {141, 0, 9}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 10}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 11}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 12}, /* aten::_logcumsumexp CPU */
    {16, 0, 12}, /* aten::_logcumsumexp Meta */
    {1, 4, 6}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 6}, /* aten::_logcumsumexp.out Meta */
    {141, 0, 13}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 7}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 8}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 14}, /* aten::_reshape_alias CPU */
    {16, 0, 14}, /* aten::_reshape_alias Meta */
    {142, 7, 9}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 10}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {141, 0, 15}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 11}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {141, 0, 243}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 12}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 16}, /* aten::abs CPU */
    {16, 0, 16}, /* aten::abs Meta */
    {141, 0, 17}, /* aten::add.Scalar CompositeExplicitAutograd */
    {1, 1, 4}, /* aten::add.Tensor CPU */
    {16, 1, 4}, /* aten::add.Tensor Meta */
    {1, 3, 4}, /* aten::add.out CPU */
    {16, 3, 4}, /* aten::add.out Meta */
    {1, 2, 4}, /* aten::add_.Tensor CPU */
    {16, 2, 4}, /* aten::add_.Tensor Meta */
    {1, 0, 18}, /* aten::addbmm CPU */
    {16, 0, 18}, /* aten::addbmm Meta */
    {1, 4, 13}, /* aten::addbmm.out CPU */
    {16, 4, 13}, /* aten::addbmm.out Meta */
    {1, 0, 19}, /* aten::addbmm_ CPU */
    {16, 0, 19}, /* aten::addbmm_ Meta */
    {1, 1, 5}, /* aten::addmm CPU */
    {16, 1, 5}, /* aten::addmm Meta */
    {1, 3, 5}, /* aten::addmm.out CPU */
    {16, 3, 5}, /* aten::addmm.out Meta */
    {1, 2, 5}, /* aten::addmm_ CPU */
    {16, 2, 5}, /* aten::addmm_ Meta */
    {1, 1, 6}, /* aten::addmv CPU */
    {16, 1, 6}, /* aten::addmv Meta */
    {1, 3, 6}, /* aten::addmv.out CPU */
    {16, 3, 6}, /* aten::addmv.out Meta */
    {1, 2, 6}, /* aten::addmv_ CPU */
    {16, 2, 6}, /* aten::addmv_ Meta */
    {141, 0, 20}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 14}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 14}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 21}, /* aten::adjoint implicit */
    {141, 0, 22}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 15}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 16}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 7}, /* aten::all CPU */
    {16, 1, 7}, /* aten::all Meta */
    {1, 3, 7}, /* aten::all.all_out CPU */
    {16, 3, 7}, /* aten::all.all_out Meta */
    {1, 1, 9}, /* aten::all.dim CPU */
    {16, 1, 9}, /* aten::all.dim Meta */
    {1, 1, 8}, /* aten::all.dims CPU */
    {16, 1, 8}, /* aten::all.dims Meta */
    {1, 3, 8}, /* aten::all.dims_out CPU */
    {16, 3, 8}, /* aten::all.dims_out Meta */
    {1, 3, 9}, /* aten::all.out CPU */
    {16, 3, 9}, /* aten::all.out Meta */
    {1, 1, 10}, /* aten::amax CPU */
    {16, 1, 10}, /* aten::amax Meta */
    {1, 3, 10}, /* aten::amax.out CPU */
    {16, 3, 10}, /* aten::amax.out Meta */
    {1, 1, 11}, /* aten::amin CPU */
    {16, 1, 11}, /* aten::amin Meta */
    {1, 3, 11}, /* aten::amin.out CPU */
    {16, 3, 11}, /* aten::amin.out Meta */
    {1, 1, 12}, /* aten::aminmax CPU */
    {16, 1, 12}, /* aten::aminmax Meta */
    {1, 3, 12}, /* aten::aminmax.out CPU */
    {16, 3, 12}, /* aten::aminmax.out Meta */
    {1, 0, 23}, /* aten::angle CPU */
    {16, 0, 23}, /* aten::angle Meta */
    {1, 1, 13}, /* aten::any CPU */
    {16, 1, 13}, /* aten::any Meta */
    {1, 3, 13}, /* aten::any.all_out CPU */
    {16, 3, 13}, /* aten::any.all_out Meta */
    {1, 1, 15}, /* aten::any.dim CPU */
    {16, 1, 15}, /* aten::any.dim Meta */
    {1, 1, 14}, /* aten::any.dims CPU */
    {16, 1, 14}, /* aten::any.dims Meta */
    {1, 3, 14}, /* aten::any.dims_out CPU */
    {16, 3, 14}, /* aten::any.dims_out Meta */
    {1, 3, 15}, /* aten::any.out CPU */
    {16, 3, 15}, /* aten::any.out Meta */
    {1, 1, 16}, /* aten::argmax CPU */
    {16, 1, 16}, /* aten::argmax Meta */
    {1, 3, 16}, /* aten::argmax.out CPU */
    {16, 3, 16}, /* aten::argmax.out Meta */
    {1, 1, 17}, /* aten::argmin CPU */
    {16, 1, 17}, /* aten::argmin Meta */
    {1, 3, 17}, /* aten::argmin.out CPU */
    {16, 3, 17}, /* aten::argmin.out Meta */
    {138, 0, 24}, /* aten::argsort implicit */
    {138, 0, 25}, /* aten::argsort.stable implicit */
    {138, 4, 17}, /* aten::argsort.stable_out implicit */
    {1, 0, 26}, /* aten::as_strided CPU */
    {16, 0, 26}, /* aten::as_strided Meta */
    {142, 5, 18}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 18}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 19}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 27}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 20}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {138, 0, 28}, /* aten::atleast_1d implicit */
    {138, 0, 29}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 30}, /* aten::atleast_2d implicit */
    {138, 0, 31}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 32}, /* aten::atleast_3d implicit */
    {138, 0, 33}, /* aten::atleast_3d.Sequence implicit */
    {1, 1, 18}, /* aten::baddbmm CPU */
    {16, 1, 18}, /* aten::baddbmm Meta */
    {1, 3, 18}, /* aten::baddbmm.out CPU */
    {16, 3, 18}, /* aten::baddbmm.out Meta */
    {1, 2, 18}, /* aten::baddbmm_ CPU */
    {16, 2, 18}, /* aten::baddbmm_ Meta */
    {1, 1, 19}, /* aten::bmm CPU */
    {16, 1, 19}, /* aten::bmm Meta */
    {1, 3, 19}, /* aten::bmm.out CPU */
    {16, 3, 19}, /* aten::bmm.out Meta */
    {138, 0, 35}, /* aten::broadcast_tensors implicit */
    {138, 0, 36}, /* aten::broadcast_to implicit */
    {138, 0, 37}, /* aten::can_cast implicit */
    {138, 0, 38}, /* aten::cartesian_prod implicit */
    {1, 0, 39}, /* aten::cat CPU */
    {16, 0, 39}, /* aten::cat Meta */
    {138, 0, 40}, /* aten::chunk implicit */
    {141, 0, 41}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 21}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 42}, /* aten::column_stack implicit */
    {138, 4, 22}, /* aten::column_stack.out implicit */
    {138, 0, 43}, /* aten::combinations implicit */
    {138, 0, 44}, /* aten::concat implicit */
    {138, 4, 23}, /* aten::concat.out implicit */
    {138, 0, 45}, /* aten::concatenate implicit */
    {138, 4, 24}, /* aten::concatenate.out implicit */
    {138, 0, 46}, /* aten::conj implicit */
    {138, 0, 47}, /* aten::conj_physical implicit */
    {1, 4, 25}, /* aten::conj_physical.out CPU */
    {16, 4, 25}, /* aten::conj_physical.out Meta */
    {141, 5, 25}, /* aten::conj_physical_ CompositeExplicitAutograd */
    {141, 0, 48}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 26}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 49}, /* aten::contiguous implicit */
    {138, 0, 50}, /* aten::conv1d implicit */
    {138, 0, 51}, /* aten::conv1d.padding implicit */
    {138, 0, 52}, /* aten::conv2d implicit */
    {138, 0, 53}, /* aten::conv2d.padding implicit */
    {138, 0, 54}, /* aten::conv3d implicit */
    {138, 0, 55}, /* aten::conv3d.padding implicit */
    {138, 0, 56}, /* aten::conv_transpose1d implicit */
    {138, 0, 57}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 58}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 59}, /* aten::convolution CPU */
    {16, 0, 59}, /* aten::convolution Meta */
    {141, 4, 27}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 60}, /* aten::convolution_backward CPU */
    {16, 0, 60}, /* aten::convolution_backward Meta */
    {141, 4, 28}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 30}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 29}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 61}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 62}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 63}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 63}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 32}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 31}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {141, 0, 64}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 33}, /* aten::cummax.out CPU */
    {16, 4, 33}, /* aten::cummax.out Meta */
    {141, 0, 65}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 34}, /* aten::cummin.out CPU */
    {16, 4, 34}, /* aten::cummin.out Meta */
    {1, 1, 20}, /* aten::cumprod CPU */
    {16, 1, 20}, /* aten::cumprod Meta */
    {1, 3, 20}, /* aten::cumprod.out CPU */
    {16, 3, 20}, /* aten::cumprod.out Meta */
    {1, 2, 20}, /* aten::cumprod_ CPU */
    {16, 2, 20}, /* aten::cumprod_ Meta */
    {1, 1, 21}, /* aten::cumsum CPU */
    {16, 1, 21}, /* aten::cumsum Meta */
    {1, 3, 21}, /* aten::cumsum.out CPU */
    {16, 3, 21}, /* aten::cumsum.out Meta */
    {1, 2, 21}, /* aten::cumsum_ CPU */
    {16, 2, 21}, /* aten::cumsum_ Meta */
    {138, 0, 66}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 67}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 22}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 35}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 35}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 36}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {141, 0, 68}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 69}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 38}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 37}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 39}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 70}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 40}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {141, 0, 71}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 41}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 72}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 1, 22}, /* aten::div.Tensor CPU */
    {16, 1, 22}, /* aten::div.Tensor Meta */
    {1, 3, 22}, /* aten::div.out CPU */
    {16, 3, 22}, /* aten::div.out Meta */
    {1, 2, 22}, /* aten::div_.Tensor CPU */
    {16, 2, 22}, /* aten::div_.Tensor Meta */
    {1, 0, 73}, /* aten::dot CPU */
    {16, 0, 73}, /* aten::dot Meta */
    {141, 4, 42}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 74}, /* aten::dsplit.array implicit */
    {138, 0, 75}, /* aten::dsplit.int implicit */
    {138, 0, 76}, /* aten::dstack implicit */
    {138, 4, 43}, /* aten::dstack.out implicit */
    {1, 0, 78}, /* aten::empty.memory_format CPU */
    {16, 0, 78}, /* aten::empty.memory_format Meta */
    {86, 0, 34}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 77}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 44}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 79}, /* aten::empty_strided CPU */
    {16, 0, 79}, /* aten::empty_strided Meta */
    {86, 0, 34}, /* aten::empty_strided BackendSelect */
    {141, 4, 45}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 23}, /* aten::eq.Scalar CPU */
    {16, 1, 23}, /* aten::eq.Scalar Meta */
    {1, 3, 23}, /* aten::eq.Scalar_out CPU */
    {16, 3, 23}, /* aten::eq.Scalar_out Meta */
    {1, 1, 24}, /* aten::eq.Tensor CPU */
    {16, 1, 24}, /* aten::eq.Tensor Meta */
    {1, 3, 24}, /* aten::eq.Tensor_out CPU */
    {16, 3, 24}, /* aten::eq.Tensor_out Meta */
    {1, 2, 23}, /* aten::eq_.Scalar CPU */
    {16, 2, 23}, /* aten::eq_.Scalar Meta */
    {1, 2, 24}, /* aten::eq_.Tensor CPU */
    {16, 2, 24}, /* aten::eq_.Tensor Meta */
    {1, 0, 80}, /* aten::equal CPU */
    {16, 0, 80}, /* aten::equal Meta */
    {1, 1, 25}, /* aten::exp CPU */
    {16, 1, 25}, /* aten::exp Meta */
    {1, 3, 25}, /* aten::exp.out CPU */
    {16, 3, 25}, /* aten::exp.out Meta */
    {1, 2, 25}, /* aten::exp_ CPU */
    {16, 2, 25}, /* aten::exp_ Meta */
    {141, 0, 81}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 82}, /* aten::expand_as implicit */
    {142, 7, 46}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 47}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {141, 6, 50}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 48}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 51}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 49}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 83}, /* aten::fill_.Scalar CPU */
    {16, 0, 83}, /* aten::fill_.Scalar Meta */
    {1, 0, 84}, /* aten::fill_.Tensor CPU */
    {16, 0, 84}, /* aten::fill_.Tensor Meta */
    {138, 0, 85}, /* aten::flatten.using_ints implicit */
    {1, 0, 86}, /* aten::flip CPU */
    {16, 0, 86}, /* aten::flip Meta */
    {141, 4, 52}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 87}, /* aten::fliplr implicit */
    {138, 0, 88}, /* aten::flipud implicit */
    {1, 0, 89}, /* aten::from_file CPU */
    {86, 0, 34}, /* aten::from_file BackendSelect */
    {141, 4, 53}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 90}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 34}, /* aten::full BackendSelect */
    {1, 1, 26}, /* aten::ge.Scalar CPU */
    {16, 1, 26}, /* aten::ge.Scalar Meta */
    {1, 3, 26}, /* aten::ge.Scalar_out CPU */
    {16, 3, 26}, /* aten::ge.Scalar_out Meta */
    {1, 1, 27}, /* aten::ge.Tensor CPU */
    {16, 1, 27}, /* aten::ge.Tensor Meta */
    {1, 3, 27}, /* aten::ge.Tensor_out CPU */
    {16, 3, 27}, /* aten::ge.Tensor_out Meta */
    {1, 2, 26}, /* aten::ge_.Scalar CPU */
    {16, 2, 26}, /* aten::ge_.Scalar Meta */
    {1, 2, 27}, /* aten::ge_.Tensor CPU */
    {16, 2, 27}, /* aten::ge_.Tensor Meta */
    {138, 0, 91}, /* aten::ger implicit */
    {138, 4, 54}, /* aten::ger.out implicit */
    {138, 0, 92}, /* aten::gradient.array implicit */
    {138, 0, 93}, /* aten::gradient.scalararray implicit */
    {138, 0, 94}, /* aten::gradient.scalarint implicit */
    {138, 0, 95}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 96}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 97}, /* aten::gradient.tensorarray implicit */
    {138, 0, 98}, /* aten::gradient.tensorarrayint implicit */
    {1, 1, 28}, /* aten::gt.Scalar CPU */
    {16, 1, 28}, /* aten::gt.Scalar Meta */
    {1, 3, 28}, /* aten::gt.Scalar_out CPU */
    {16, 3, 28}, /* aten::gt.Scalar_out Meta */
    {1, 1, 29}, /* aten::gt.Tensor CPU */
    {16, 1, 29}, /* aten::gt.Tensor Meta */
    {1, 3, 29}, /* aten::gt.Tensor_out CPU */
    {16, 3, 29}, /* aten::gt.Tensor_out Meta */
    {1, 2, 28}, /* aten::gt_.Scalar CPU */
    {16, 2, 28}, /* aten::gt_.Scalar Meta */
    {1, 2, 29}, /* aten::gt_.Tensor CPU */
    {16, 2, 29}, /* aten::gt_.Tensor Meta */
    {138, 0, 99}, /* aten::hsplit.array implicit */
    {138, 0, 100}, /* aten::hsplit.int implicit */
    {138, 0, 101}, /* aten::hstack implicit */
    {138, 4, 55}, /* aten::hstack.out implicit */
    {138, 0, 102}, /* aten::imag implicit */
    {1, 0, 103}, /* aten::index.Tensor CPU */
    {138, 0, 104}, /* aten::inner implicit */
    {138, 4, 56}, /* aten::inner.out implicit */
    {138, 0, 105}, /* aten::is_complex implicit */
    {138, 0, 106}, /* aten::is_conj implicit */
    {138, 0, 107}, /* aten::is_distributed implicit */
    {138, 0, 108}, /* aten::is_floating_point implicit */
    {138, 0, 109}, /* aten::is_inference implicit */
    {138, 0, 110}, /* aten::is_neg implicit */
    {138, 0, 111}, /* aten::is_nonzero implicit */
    {141, 0, 112}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 113}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 114}, /* aten::is_signed implicit */
    {138, 0, 115}, /* aten::item implicit */
    {138, 0, 116}, /* aten::kron implicit */
    {138, 4, 57}, /* aten::kron.out implicit */
    {141, 0, 117}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 4, 58}, /* aten::kthvalue.values CPU */
    {16, 4, 58}, /* aten::kthvalue.values Meta */
    {1, 1, 30}, /* aten::le.Scalar CPU */
    {16, 1, 30}, /* aten::le.Scalar Meta */
    {1, 3, 30}, /* aten::le.Scalar_out CPU */
    {16, 3, 30}, /* aten::le.Scalar_out Meta */
    {1, 1, 31}, /* aten::le.Tensor CPU */
    {16, 1, 31}, /* aten::le.Tensor Meta */
    {1, 3, 31}, /* aten::le.Tensor_out CPU */
    {16, 3, 31}, /* aten::le.Tensor_out Meta */
    {1, 2, 30}, /* aten::le_.Scalar CPU */
    {16, 2, 30}, /* aten::le_.Scalar Meta */
    {1, 2, 31}, /* aten::le_.Tensor CPU */
    {16, 2, 31}, /* aten::le_.Tensor Meta */
    {141, 0, 118}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 59}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 119}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 60}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 61}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 120}, /* aten::linalg_diagonal implicit */
    {1, 1, 32}, /* aten::linalg_vector_norm CPU */
    {16, 1, 32}, /* aten::linalg_vector_norm Meta */
    {1, 3, 32}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 32}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 121}, /* aten::log_softmax.int implicit */
    {1, 4, 62}, /* aten::log_softmax.int_out CPU */
    {16, 4, 62}, /* aten::log_softmax.int_out Meta */
    {141, 0, 122}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 63}, /* aten::logcumsumexp.out CPU */
    {16, 4, 63}, /* aten::logcumsumexp.out Meta */
    {141, 0, 123}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 64}, /* aten::logsumexp.out CPU */
    {16, 4, 64}, /* aten::logsumexp.out Meta */
    {1, 1, 33}, /* aten::lt.Scalar CPU */
    {16, 1, 33}, /* aten::lt.Scalar Meta */
    {1, 3, 33}, /* aten::lt.Scalar_out CPU */
    {16, 3, 33}, /* aten::lt.Scalar_out Meta */
    {1, 1, 34}, /* aten::lt.Tensor CPU */
    {16, 1, 34}, /* aten::lt.Tensor Meta */
    {1, 3, 34}, /* aten::lt.Tensor_out CPU */
    {16, 3, 34}, /* aten::lt.Tensor_out Meta */
    {1, 2, 33}, /* aten::lt_.Scalar CPU */
    {16, 2, 33}, /* aten::lt_.Scalar Meta */
    {1, 2, 34}, /* aten::lt_.Tensor CPU */
    {16, 2, 34}, /* aten::lt_.Tensor Meta */
    {138, 0, 124}, /* aten::mH implicit */
    {138, 0, 125}, /* aten::mT implicit */
    {1, 0, 126}, /* aten::masked_select CPU */
    {138, 0, 127}, /* aten::matmul implicit */
    {138, 4, 65}, /* aten::matmul.out implicit */
    {138, 0, 128}, /* aten::matrix_H implicit */
    {1, 0, 129}, /* aten::max CPU */
    {16, 0, 129}, /* aten::max Meta */
    {1, 1, 35}, /* aten::max.dim CPU */
    {16, 1, 35}, /* aten::max.dim Meta */
    {1, 3, 35}, /* aten::max.dim_max CPU */
    {16, 3, 35}, /* aten::max.dim_max Meta */
    {1, 4, 66}, /* aten::max.unary_out CPU */
    {16, 4, 66}, /* aten::max.unary_out Meta */
    {141, 0, 130}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 36}, /* aten::mean.dim CPU */
    {16, 1, 36}, /* aten::mean.dim Meta */
    {1, 4, 67}, /* aten::mean.dtype_out CPU */
    {16, 4, 67}, /* aten::mean.dtype_out Meta */
    {1, 3, 36}, /* aten::mean.out CPU */
    {16, 3, 36}, /* aten::mean.out Meta */
    {1, 0, 131}, /* aten::median CPU */
    {16, 0, 131}, /* aten::median Meta */
    {141, 0, 132}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 69}, /* aten::median.dim_values CPU */
    {16, 4, 69}, /* aten::median.dim_values Meta */
    {141, 4, 68}, /* aten::median.out CompositeExplicitAutograd */
    {1, 0, 133}, /* aten::min CPU */
    {16, 0, 133}, /* aten::min Meta */
    {1, 1, 37}, /* aten::min.dim CPU */
    {16, 1, 37}, /* aten::min.dim Meta */
    {1, 3, 37}, /* aten::min.dim_min CPU */
    {16, 3, 37}, /* aten::min.dim_min Meta */
    {1, 4, 70}, /* aten::min.unary_out CPU */
    {16, 4, 70}, /* aten::min.unary_out Meta */
    {1, 1, 38}, /* aten::mm CPU */
    {16, 1, 38}, /* aten::mm Meta */
    {1, 3, 38}, /* aten::mm.out CPU */
    {16, 3, 38}, /* aten::mm.out Meta */
    {1, 0, 134}, /* aten::mode CPU */
    {16, 0, 134}, /* aten::mode Meta */
    {1, 4, 71}, /* aten::mode.values CPU */
    {16, 4, 71}, /* aten::mode.values Meta */
    {138, 0, 135}, /* aten::moveaxis.int implicit */
    {138, 0, 136}, /* aten::moveaxis.intlist implicit */
    {138, 0, 137}, /* aten::movedim.int implicit */
    {138, 0, 138}, /* aten::movedim.intlist implicit */
    {138, 0, 139}, /* aten::msort implicit */
    {138, 4, 72}, /* aten::msort.out implicit */
    {141, 0, 140}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 1, 39}, /* aten::mul.Tensor CPU */
    {16, 1, 39}, /* aten::mul.Tensor Meta */
    {1, 3, 39}, /* aten::mul.out CPU */
    {16, 3, 39}, /* aten::mul.out Meta */
    {1, 2, 39}, /* aten::mul_.Tensor CPU */
    {16, 2, 39}, /* aten::mul_.Tensor Meta */
    {141, 0, 141}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 73}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 142}, /* aten::nanmedian CPU */
    {16, 0, 142}, /* aten::nanmedian Meta */
    {141, 0, 143}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 75}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 75}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 74}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 144}, /* aten::nansum CPU */
    {16, 0, 144}, /* aten::nansum Meta */
    {1, 4, 76}, /* aten::nansum.out CPU */
    {16, 4, 76}, /* aten::nansum.out Meta */
    {138, 0, 145}, /* aten::narrow implicit */
    {138, 0, 146}, /* aten::narrow.Tensor implicit */
    {142, 7, 77}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 78}, /* aten::narrow_copy.out CPU */
    {16, 4, 78}, /* aten::narrow_copy.out Meta */
    {1, 1, 40}, /* aten::ne.Scalar CPU */
    {16, 1, 40}, /* aten::ne.Scalar Meta */
    {1, 3, 40}, /* aten::ne.Scalar_out CPU */
    {16, 3, 40}, /* aten::ne.Scalar_out Meta */
    {1, 1, 41}, /* aten::ne.Tensor CPU */
    {16, 1, 41}, /* aten::ne.Tensor Meta */
    {1, 3, 41}, /* aten::ne.Tensor_out CPU */
    {16, 3, 41}, /* aten::ne.Tensor_out Meta */
    {1, 2, 40}, /* aten::ne_.Scalar CPU */
    {16, 2, 40}, /* aten::ne_.Scalar Meta */
    {1, 2, 41}, /* aten::ne_.Tensor CPU */
    {16, 2, 41}, /* aten::ne_.Tensor Meta */
    {1, 1, 42}, /* aten::neg CPU */
    {16, 1, 42}, /* aten::neg Meta */
    {1, 3, 42}, /* aten::neg.out CPU */
    {16, 3, 42}, /* aten::neg.out Meta */
    {1, 2, 42}, /* aten::neg_ CPU */
    {16, 2, 42}, /* aten::neg_ Meta */
    {141, 0, 147}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 79}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 148}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 80}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 149}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 81}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 0, 150}, /* aten::nonzero CPU */
    {141, 0, 151}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 44}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 44}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 43}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 43}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 152}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 83}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 82}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 43}, /* aten::norm.dtype_out CPU */
    {16, 3, 43}, /* aten::norm.dtype_out Meta */
    {1, 3, 44}, /* aten::norm.out CPU */
    {16, 3, 44}, /* aten::norm.out Meta */
    {138, 0, 153}, /* aten::numel implicit */
    {138, 0, 154}, /* aten::numpy_T implicit */
    {141, 0, 155}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 34}, /* aten::ones BackendSelect */
    {138, 0, 156}, /* aten::outer implicit */
    {138, 4, 84}, /* aten::outer.out implicit */
    {138, 0, 157}, /* aten::pad implicit */
    {141, 0, 158}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 85}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 86}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 159}, /* aten::prod CPU */
    {16, 0, 159}, /* aten::prod Meta */
    {1, 1, 45}, /* aten::prod.dim_int CPU */
    {16, 1, 45}, /* aten::prod.dim_int Meta */
    {1, 3, 45}, /* aten::prod.int_out CPU */
    {16, 3, 45}, /* aten::prod.int_out Meta */
    {141, 4, 87}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 160}, /* aten::promote_types implicit */
    {138, 0, 161}, /* aten::ravel implicit */
    {138, 0, 162}, /* aten::real implicit */
    {1, 0, 163}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 88}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 164}, /* aten::reshape implicit */
    {138, 0, 165}, /* aten::reshape_as implicit */
    {141, 6, 90}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 89}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 166}, /* aten::resize_ CPU */
    {16, 0, 166}, /* aten::resize_ Meta */
    {141, 6, 92}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 91}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 167}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 168}, /* aten::resolve_conj implicit */
    {138, 0, 169}, /* aten::resolve_neg implicit */
    {138, 0, 170}, /* aten::result_type.Scalar implicit */
    {138, 0, 171}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 172}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 173}, /* aten::result_type.Tensor implicit */
    {138, 0, 174}, /* aten::row_stack implicit */
    {138, 4, 93}, /* aten::row_stack.out implicit */
    {1, 0, 175}, /* aten::scatter.src_out CPU */
    {16, 0, 175}, /* aten::scatter.src_out Meta */
    {1, 0, 176}, /* aten::scatter.value_out CPU */
    {16, 0, 176}, /* aten::scatter.value_out Meta */
    {141, 0, 178}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 177}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 95}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 94}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 96}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 179}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 97}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {1, 1, 46}, /* aten::sigmoid CPU */
    {16, 1, 46}, /* aten::sigmoid Meta */
    {1, 3, 46}, /* aten::sigmoid.out CPU */
    {16, 3, 46}, /* aten::sigmoid.out Meta */
    {1, 2, 46}, /* aten::sigmoid_ CPU */
    {16, 2, 46}, /* aten::sigmoid_ Meta */
    {138, 0, 180}, /* aten::size.int implicit */
    {141, 0, 181}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 182}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 99}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 98}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 100}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 183}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 101}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 184}, /* aten::softmax.int implicit */
    {1, 4, 102}, /* aten::softmax.int_out CPU */
    {16, 4, 102}, /* aten::softmax.int_out Meta */
    {141, 0, 185}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 47}, /* aten::sort.stable CPU */
    {16, 1, 47}, /* aten::sort.stable Meta */
    {1, 4, 103}, /* aten::sort.values CPU */
    {16, 4, 103}, /* aten::sort.values Meta */
    {1, 3, 47}, /* aten::sort.values_stable CPU */
    {16, 3, 47}, /* aten::sort.values_stable Meta */
    {138, 0, 186}, /* aten::special_log_softmax implicit */
    {138, 0, 187}, /* aten::special_logsumexp implicit */
    {138, 4, 104}, /* aten::special_logsumexp.out implicit */
    {138, 0, 188}, /* aten::special_softmax implicit */
    {141, 0, 189}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 190}, /* aten::split.sizes implicit */
    {142, 7, 105}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 106}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 191}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 107}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 108}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::sqrt CPU */
    {16, 1, 48}, /* aten::sqrt Meta */
    {1, 3, 48}, /* aten::sqrt.out CPU */
    {16, 3, 48}, /* aten::sqrt.out Meta */
    {1, 2, 48}, /* aten::sqrt_ CPU */
    {16, 2, 48}, /* aten::sqrt_ Meta */
    {141, 0, 192}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 193}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 194}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 109}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 110}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 111}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 109}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 110}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 113}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 111}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 114}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 112}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {138, 0, 195}, /* aten::std implicit */
    {1, 0, 196}, /* aten::std.correction CPU */
    {16, 0, 196}, /* aten::std.correction Meta */
    {1, 4, 115}, /* aten::std.correction_out CPU */
    {16, 4, 115}, /* aten::std.correction_out Meta */
    {138, 0, 197}, /* aten::std.dim implicit */
    {138, 4, 116}, /* aten::std.out implicit */
    {138, 0, 198}, /* aten::std_mean implicit */
    {1, 0, 199}, /* aten::std_mean.correction CPU */
    {16, 0, 199}, /* aten::std_mean.correction Meta */
    {141, 4, 117}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 200}, /* aten::std_mean.dim implicit */
    {138, 0, 201}, /* aten::stride.int implicit */
    {141, 0, 202}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 1, 49}, /* aten::sub.Tensor CPU */
    {16, 1, 49}, /* aten::sub.Tensor Meta */
    {1, 3, 49}, /* aten::sub.out CPU */
    {16, 3, 49}, /* aten::sub.out Meta */
    {1, 2, 49}, /* aten::sub_.Tensor CPU */
    {16, 2, 49}, /* aten::sub_.Tensor Meta */
    {138, 0, 203}, /* aten::subtract.Tensor implicit */
    {141, 0, 204}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 50}, /* aten::sum.IntList_out CPU */
    {16, 3, 50}, /* aten::sum.IntList_out Meta */
    {1, 1, 50}, /* aten::sum.dim_IntList CPU */
    {16, 1, 50}, /* aten::sum.dim_IntList Meta */
    {141, 4, 118}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 205}, /* aten::sum_to_size implicit */
    {138, 0, 206}, /* aten::swapaxes implicit */
    {138, 5, 119}, /* aten::swapaxes_ implicit */
    {138, 0, 207}, /* aten::swapdims implicit */
    {138, 5, 120}, /* aten::swapdims_ implicit */
    {138, 0, 208}, /* aten::sym_numel implicit */
    {138, 0, 209}, /* aten::sym_size.int implicit */
    {138, 0, 210}, /* aten::sym_storage_offset implicit */
    {138, 0, 211}, /* aten::sym_stride.int implicit */
    {141, 0, 212}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 121}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 121}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 122}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 1, 51}, /* aten::tanh CPU */
    {16, 1, 51}, /* aten::tanh Meta */
    {1, 3, 51}, /* aten::tanh.out CPU */
    {16, 3, 51}, /* aten::tanh.out Meta */
    {1, 2, 51}, /* aten::tanh_ CPU */
    {16, 2, 51}, /* aten::tanh_ Meta */
    {138, 0, 213}, /* aten::tensor_split.indices implicit */
    {138, 0, 214}, /* aten::tensor_split.sections implicit */
    {138, 0, 215}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 216}, /* aten::tensordot implicit */
    {138, 4, 123}, /* aten::tensordot.out implicit */
    {138, 0, 217}, /* aten::to.device implicit */
    {138, 0, 218}, /* aten::to.dtype implicit */
    {138, 0, 219}, /* aten::to.dtype_layout implicit */
    {138, 0, 220}, /* aten::to.other implicit */
    {1, 1, 52}, /* aten::topk CPU */
    {16, 1, 52}, /* aten::topk Meta */
    {1, 3, 52}, /* aten::topk.values CPU */
    {16, 3, 52}, /* aten::topk.values Meta */
    {1, 0, 221}, /* aten::trace CPU */
    {16, 0, 221}, /* aten::trace Meta */
    {141, 4, 124}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 222}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 125}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 125}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 126}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 223}, /* aten::trapezoid.dx implicit */
    {138, 0, 224}, /* aten::trapezoid.x implicit */
    {138, 0, 225}, /* aten::trapz.dx implicit */
    {138, 0, 226}, /* aten::trapz.x implicit */
    {138, 0, 227}, /* aten::type_as implicit */
    {141, 0, 228}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 127}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 128}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 229}, /* aten::unflatten.int implicit */
    {1, 0, 230}, /* aten::unfold CPU */
    {16, 0, 230}, /* aten::unfold Meta */
    {1, 0, 231}, /* aten::unfold_backward CPU */
    {16, 0, 231}, /* aten::unfold_backward Meta */
    {141, 4, 130}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 129}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 131}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {138, 0, 232}, /* aten::unsafe_chunk implicit */
    {141, 0, 233}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 132}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 234}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 133}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 235}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 134}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 134}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 135}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {138, 0, 236}, /* aten::var implicit */
    {1, 0, 237}, /* aten::var.correction CPU */
    {16, 0, 237}, /* aten::var.correction Meta */
    {1, 4, 136}, /* aten::var.correction_out CPU */
    {16, 4, 136}, /* aten::var.correction_out Meta */
    {138, 0, 238}, /* aten::var.dim implicit */
    {138, 4, 137}, /* aten::var.out implicit */
    {138, 0, 239}, /* aten::var_mean implicit */
    {1, 0, 240}, /* aten::var_mean.correction CPU */
    {16, 0, 240}, /* aten::var_mean.correction Meta */
    {141, 4, 138}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 241}, /* aten::var_mean.dim implicit */
    {1, 0, 242}, /* aten::vdot CPU */
    {16, 0, 242}, /* aten::vdot Meta */
    {141, 4, 139}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 243}, /* aten::view CPU */
    {16, 0, 243}, /* aten::view Meta */
    {141, 0, 247}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 244}, /* aten::view_as implicit */
    {1, 0, 245}, /* aten::view_as_complex CPU */
    {16, 0, 245}, /* aten::view_as_complex Meta */
    {142, 7, 142}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 143}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 246}, /* aten::view_as_real CPU */
    {16, 0, 246}, /* aten::view_as_real Meta */
    {142, 7, 144}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 145}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 140}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 141}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 147}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 146}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 248}, /* aten::vsplit.array implicit */
    {138, 0, 249}, /* aten::vsplit.int implicit */
    {138, 0, 250}, /* aten::vstack implicit */
    {138, 4, 148}, /* aten::vstack.out implicit */
    {141, 6, 150}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 149}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 251}, /* aten::zero_ CPU */
    {16, 0, 251}, /* aten::zero_ Meta */
    {141, 0, 252}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 34}, /* aten::zeros BackendSelect */
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
    "aten::_cummax_helper\0aten::_cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()\0"
    "aten::_cummin_helper\0aten::_cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()\0"
    "aten::_is_all_true\0aten::_is_all_true(Tensor self) -> Tensor\0"
    "aten::_is_any_true\0aten::_is_any_true(Tensor self) -> Tensor\0"
    "aten::_local_scalar_dense\0aten::_local_scalar_dense(Tensor self) -> Scalar\0"
    "aten::_log_softmax\0aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor\0"
    "aten::_log_softmax.out\0aten::_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_log_softmax_backward_data\0aten::_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor\0"
    "aten::_log_softmax_backward_data.out\0aten::_log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_logcumsumexp\0aten::_logcumsumexp(Tensor self, int dim) -> Tensor\0"
    "aten::_logcumsumexp.out\0aten::_logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_neg_view\0aten::_neg_view(Tensor(a) self) -> Tensor(a)\0"
    "aten::_neg_view_copy\0aten::_neg_view_copy(Tensor self) -> Tensor\0"
    "aten::_neg_view_copy.out\0aten::_neg_view_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_reshape_alias\0aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)\0"
    "aten::_reshape_alias_copy\0aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor\0"
    "aten::_reshape_alias_copy.out\0aten::_reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_softmax\0aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor\0"
    "aten::_softmax.out\0aten::_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_softmax_backward_data\0aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor\0"
    "aten::_softmax_backward_data.out\0aten::_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
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
    "aten::cummax\0aten::cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)\0"
    "aten::cummax.out\0aten::cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::cummin\0aten::cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)\0"
    "aten::cummin.out\0aten::cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::cumprod\0aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::cumprod.out\0aten::cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cumprod_\0aten::cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)\0"
    "aten::cumsum\0aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::cumsum.out\0aten::cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cumsum_\0aten::cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)\0"
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
    "aten::log_softmax.int\0aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor\0"
    "aten::log_softmax.int_out\0aten::log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logcumsumexp\0aten::logcumsumexp(Tensor self, int dim) -> Tensor\0"
    "aten::logcumsumexp.out\0aten::logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::softmax.int\0aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor\0"
    "aten::softmax.int_out\0aten::softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sort\0aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::sort.stable\0aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::sort.values\0aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::sort.values_stable\0aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::special_log_softmax\0aten::special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::special_logsumexp\0aten::special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor\0"
    "aten::special_logsumexp.out\0aten::special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_softmax\0aten::special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor\0"
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
