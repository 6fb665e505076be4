/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/dispatcher.h"

tn_status tni_kernel__adaptive_avg_pool2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__adaptive_avg_pool2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__adaptive_avg_pool3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__adaptive_avg_pool3d_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__upsample_bicubic2d_aa(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_bicubic2d_aa_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_bicubic2d_aa_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_bilinear2d_aa(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_bilinear2d_aa_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_bilinear2d_aa_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_lanczos2d_aa(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_lanczos2d_aa_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_lanczos2d_aa_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_nearest_exact1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_nearest_exact1d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_nearest_exact1d_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_nearest_exact2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_nearest_exact2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_nearest_exact2d_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_nearest_exact3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_nearest_exact3d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__upsample_nearest_exact3d_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_abs(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_avg_pool1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_avg_pool2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_avg_pool3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_max_pool1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_max_pool2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_max_pool2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_max_pool3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_max_pool3d_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_avg_pool1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_avg_pool2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_avg_pool2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_avg_pool3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_avg_pool3d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_backend_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_binary_cross_entropy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_binary_cross_entropy_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_binary_cross_entropy_with_logits(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_fractional_max_pool2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fractional_max_pool2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fractional_max_pool3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fractional_max_pool3d_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_huber_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_huber_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_max_pool1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_pool1d_with_indices(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_pool2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_pool2d_with_indices(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_pool2d_with_indices_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_pool3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_pool3d_with_indices(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_pool3d_with_indices_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_unpool2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_unpool3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mean(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_median(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_median_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_min(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_moveaxis_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_moveaxis_intlist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_movedim_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_movedim_intlist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mse_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mse_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_reflection_pad1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reflection_pad1d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reflection_pad2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reflection_pad2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reflection_pad3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reflection_pad3d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_repeat_interleave_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_replication_pad1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_replication_pad1d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_replication_pad2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_replication_pad2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_replication_pad3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_replication_pad3d_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_smooth_l1_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_smooth_l1_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_soft_margin_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_soft_margin_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_upsample_bicubic2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_bicubic2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_bicubic2d_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_bilinear2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_bilinear2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_bilinear2d_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_linear1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_linear1d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_linear1d_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_nearest1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_nearest1d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_nearest1d_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_nearest2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_nearest2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_nearest2d_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_nearest3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_nearest3d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_nearest3d_vec(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_trilinear3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_trilinear3d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_upsample_trilinear3d_vec(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__adaptive_avg_pool2d, /* 0 */
    tni_kernel__adaptive_avg_pool2d_backward, /* 1 */
    tni_kernel__adaptive_avg_pool3d, /* 2 */
    tni_kernel__adaptive_avg_pool3d_backward, /* 3 */
    tni_kernel__aminmax, /* 4 */
    tni_kernel__aminmax_dim, /* 5 */
    tni_kernel__conj, /* 6 */
    tni_kernel__conj_physical, /* 7 */
    tni_kernel__convolution, /* 8 */
    tni_kernel__convolution_deprecated, /* 9 */
    tni_kernel__convolution_mode, /* 10 */
    tni_kernel__cummax_helper, /* 11 */
    tni_kernel__cummin_helper, /* 12 */
    tni_kernel__is_all_true, /* 13 */
    tni_kernel__is_any_true, /* 14 */
    tni_kernel__local_scalar_dense, /* 15 */
    tni_kernel__logcumsumexp, /* 16 */
    tni_kernel__neg_view, /* 17 */
    tni_kernel__reshape_alias, /* 18 */
    tni_kernel__to_copy, /* 19 */
    tni_kernel__upsample_bicubic2d_aa, /* 20 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 21 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 22 */
    tni_kernel__upsample_bilinear2d_aa, /* 23 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 24 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 25 */
    tni_kernel__upsample_lanczos2d_aa, /* 26 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 27 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 28 */
    tni_kernel__upsample_nearest_exact1d, /* 29 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 30 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 31 */
    tni_kernel__upsample_nearest_exact2d, /* 32 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 33 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 34 */
    tni_kernel__upsample_nearest_exact3d, /* 35 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 36 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 37 */
    tni_kernel_abs, /* 38 */
    tni_kernel_adaptive_avg_pool1d, /* 39 */
    tni_kernel_adaptive_avg_pool2d, /* 40 */
    tni_kernel_adaptive_avg_pool3d, /* 41 */
    tni_kernel_adaptive_max_pool1d, /* 42 */
    tni_kernel_adaptive_max_pool2d, /* 43 */
    tni_kernel_adaptive_max_pool2d_backward, /* 44 */
    tni_kernel_adaptive_max_pool3d, /* 45 */
    tni_kernel_adaptive_max_pool3d_backward, /* 46 */
    tni_kernel_add_Scalar, /* 47 */
    tni_kernel_addbmm, /* 48 */
    tni_kernel_addbmm_, /* 49 */
    tni_kernel_addr, /* 50 */
    tni_kernel_adjoint, /* 51 */
    tni_kernel_alias, /* 52 */
    tni_kernel_angle, /* 53 */
    tni_kernel_argsort, /* 54 */
    tni_kernel_argsort_stable, /* 55 */
    tni_kernel_as_strided, /* 56 */
    tni_kernel_as_strided_scatter, /* 57 */
    tni_kernel_atleast_1d, /* 58 */
    tni_kernel_atleast_1d_Sequence, /* 59 */
    tni_kernel_atleast_2d, /* 60 */
    tni_kernel_atleast_2d_Sequence, /* 61 */
    tni_kernel_atleast_3d, /* 62 */
    tni_kernel_atleast_3d_Sequence, /* 63 */
    tni_kernel_avg_pool1d, /* 64 */
    tni_kernel_avg_pool2d, /* 65 */
    tni_kernel_avg_pool2d_backward, /* 66 */
    tni_kernel_avg_pool3d, /* 67 */
    tni_kernel_avg_pool3d_backward, /* 68 */
    tni_kernel_backend_select, /* 69 */
    tni_kernel_binary_cross_entropy, /* 70 */
    tni_kernel_binary_cross_entropy_backward, /* 71 */
    tni_kernel_binary_cross_entropy_with_logits, /* 72 */
    tni_kernel_broadcast_tensors, /* 73 */
    tni_kernel_broadcast_to, /* 74 */
    tni_kernel_can_cast, /* 75 */
    tni_kernel_cartesian_prod, /* 76 */
    tni_kernel_cat, /* 77 */
    tni_kernel_chunk, /* 78 */
    tni_kernel_clone, /* 79 */
    tni_kernel_column_stack, /* 80 */
    tni_kernel_combinations, /* 81 */
    tni_kernel_concat, /* 82 */
    tni_kernel_concatenate, /* 83 */
    tni_kernel_conj, /* 84 */
    tni_kernel_conj_physical, /* 85 */
    tni_kernel_constant_pad_nd, /* 86 */
    tni_kernel_contiguous, /* 87 */
    tni_kernel_conv1d, /* 88 */
    tni_kernel_conv1d_padding, /* 89 */
    tni_kernel_conv2d, /* 90 */
    tni_kernel_conv2d_padding, /* 91 */
    tni_kernel_conv3d, /* 92 */
    tni_kernel_conv3d_padding, /* 93 */
    tni_kernel_conv_transpose1d, /* 94 */
    tni_kernel_conv_transpose2d_input, /* 95 */
    tni_kernel_conv_transpose3d_input, /* 96 */
    tni_kernel_convolution, /* 97 */
    tni_kernel_convolution_backward, /* 98 */
    tni_kernel_copy_, /* 99 */
    tni_kernel_count_nonzero, /* 100 */
    tni_kernel_count_nonzero_dim_IntList, /* 101 */
    tni_kernel_cummax, /* 102 */
    tni_kernel_cummin, /* 103 */
    tni_kernel_cumulative_trapezoid_dx, /* 104 */
    tni_kernel_cumulative_trapezoid_x, /* 105 */
    tni_kernel_diagonal, /* 106 */
    tni_kernel_diagonal_backward, /* 107 */
    tni_kernel_diagonal_scatter, /* 108 */
    tni_kernel_dist, /* 109 */
    tni_kernel_div_Scalar, /* 110 */
    tni_kernel_dot, /* 111 */
    tni_kernel_dsplit_array, /* 112 */
    tni_kernel_dsplit_int, /* 113 */
    tni_kernel_dstack, /* 114 */
    tni_kernel_empty_like, /* 115 */
    tni_kernel_empty_memory_format, /* 116 */
    tni_kernel_empty_strided, /* 117 */
    tni_kernel_equal, /* 118 */
    tni_kernel_expand, /* 119 */
    tni_kernel_expand_as, /* 120 */
    tni_kernel_fill__Scalar, /* 121 */
    tni_kernel_fill__Tensor, /* 122 */
    tni_kernel_flatten_using_ints, /* 123 */
    tni_kernel_flip, /* 124 */
    tni_kernel_fliplr, /* 125 */
    tni_kernel_flipud, /* 126 */
    tni_kernel_fractional_max_pool2d, /* 127 */
    tni_kernel_fractional_max_pool2d_backward, /* 128 */
    tni_kernel_fractional_max_pool3d, /* 129 */
    tni_kernel_fractional_max_pool3d_backward, /* 130 */
    tni_kernel_from_file, /* 131 */
    tni_kernel_full, /* 132 */
    tni_kernel_ger, /* 133 */
    tni_kernel_gradient_array, /* 134 */
    tni_kernel_gradient_scalararray, /* 135 */
    tni_kernel_gradient_scalarint, /* 136 */
    tni_kernel_gradient_scalarrayarray, /* 137 */
    tni_kernel_gradient_scalarrayint, /* 138 */
    tni_kernel_gradient_tensorarray, /* 139 */
    tni_kernel_gradient_tensorarrayint, /* 140 */
    tni_kernel_hsplit_array, /* 141 */
    tni_kernel_hsplit_int, /* 142 */
    tni_kernel_hstack, /* 143 */
    tni_kernel_huber_loss, /* 144 */
    tni_kernel_huber_loss_backward, /* 145 */
    tni_kernel_imag, /* 146 */
    tni_kernel_index_Tensor, /* 147 */
    tni_kernel_inner, /* 148 */
    tni_kernel_is_complex, /* 149 */
    tni_kernel_is_conj, /* 150 */
    tni_kernel_is_distributed, /* 151 */
    tni_kernel_is_floating_point, /* 152 */
    tni_kernel_is_inference, /* 153 */
    tni_kernel_is_neg, /* 154 */
    tni_kernel_is_nonzero, /* 155 */
    tni_kernel_is_pinned, /* 156 */
    tni_kernel_is_same_size, /* 157 */
    tni_kernel_is_signed, /* 158 */
    tni_kernel_item, /* 159 */
    tni_kernel_kron, /* 160 */
    tni_kernel_kthvalue, /* 161 */
    tni_kernel_lift, /* 162 */
    tni_kernel_lift_fresh, /* 163 */
    tni_kernel_linalg_diagonal, /* 164 */
    tni_kernel_log_softmax_int, /* 165 */
    tni_kernel_logcumsumexp, /* 166 */
    tni_kernel_logsumexp, /* 167 */
    tni_kernel_mH, /* 168 */
    tni_kernel_mT, /* 169 */
    tni_kernel_masked_select, /* 170 */
    tni_kernel_matmul, /* 171 */
    tni_kernel_matrix_H, /* 172 */
    tni_kernel_max, /* 173 */
    tni_kernel_max_pool1d, /* 174 */
    tni_kernel_max_pool1d_with_indices, /* 175 */
    tni_kernel_max_pool2d, /* 176 */
    tni_kernel_max_pool2d_with_indices, /* 177 */
    tni_kernel_max_pool2d_with_indices_backward, /* 178 */
    tni_kernel_max_pool3d, /* 179 */
    tni_kernel_max_pool3d_with_indices, /* 180 */
    tni_kernel_max_pool3d_with_indices_backward, /* 181 */
    tni_kernel_max_unpool2d, /* 182 */
    tni_kernel_max_unpool3d, /* 183 */
    tni_kernel_mean, /* 184 */
    tni_kernel_median, /* 185 */
    tni_kernel_median_dim, /* 186 */
    tni_kernel_min, /* 187 */
    tni_kernel_mode, /* 188 */
    tni_kernel_moveaxis_int, /* 189 */
    tni_kernel_moveaxis_intlist, /* 190 */
    tni_kernel_movedim_int, /* 191 */
    tni_kernel_movedim_intlist, /* 192 */
    tni_kernel_mse_loss, /* 193 */
    tni_kernel_mse_loss_backward, /* 194 */
    tni_kernel_msort, /* 195 */
    tni_kernel_mul_Scalar, /* 196 */
    tni_kernel_mv, /* 197 */
    tni_kernel_nanmedian, /* 198 */
    tni_kernel_nanmedian_dim, /* 199 */
    tni_kernel_nansum, /* 200 */
    tni_kernel_narrow, /* 201 */
    tni_kernel_narrow_Tensor, /* 202 */
    tni_kernel_new_empty, /* 203 */
    tni_kernel_new_full, /* 204 */
    tni_kernel_new_zeros, /* 205 */
    tni_kernel_nonzero, /* 206 */
    tni_kernel_norm_Scalar, /* 207 */
    tni_kernel_norm_ScalarOpt_dtype, /* 208 */
    tni_kernel_numel, /* 209 */
    tni_kernel_numpy_T, /* 210 */
    tni_kernel_ones, /* 211 */
    tni_kernel_outer, /* 212 */
    tni_kernel_pad, /* 213 */
    tni_kernel_permute, /* 214 */
    tni_kernel_prod, /* 215 */
    tni_kernel_promote_types, /* 216 */
    tni_kernel_ravel, /* 217 */
    tni_kernel_real, /* 218 */
    tni_kernel_reflection_pad1d, /* 219 */
    tni_kernel_reflection_pad1d_backward, /* 220 */
    tni_kernel_reflection_pad2d, /* 221 */
    tni_kernel_reflection_pad2d_backward, /* 222 */
    tni_kernel_reflection_pad3d, /* 223 */
    tni_kernel_reflection_pad3d_backward, /* 224 */
    tni_kernel_repeat_interleave_Tensor, /* 225 */
    tni_kernel_replication_pad1d, /* 226 */
    tni_kernel_replication_pad1d_backward, /* 227 */
    tni_kernel_replication_pad2d, /* 228 */
    tni_kernel_replication_pad2d_backward, /* 229 */
    tni_kernel_replication_pad3d, /* 230 */
    tni_kernel_replication_pad3d_backward, /* 231 */
    tni_kernel_reshape, /* 232 */
    tni_kernel_reshape_as, /* 233 */
    tni_kernel_resize_, /* 234 */
    tni_kernel_resize_as_, /* 235 */
    tni_kernel_resolve_conj, /* 236 */
    tni_kernel_resolve_neg, /* 237 */
    tni_kernel_result_type_Scalar, /* 238 */
    tni_kernel_result_type_Scalar_Scalar, /* 239 */
    tni_kernel_result_type_Scalar_Tensor, /* 240 */
    tni_kernel_result_type_Tensor, /* 241 */
    tni_kernel_row_stack, /* 242 */
    tni_kernel_scatter_src_out, /* 243 */
    tni_kernel_scatter_value_out, /* 244 */
    tni_kernel_select_backward, /* 245 */
    tni_kernel_select_int, /* 246 */
    tni_kernel_select_scatter, /* 247 */
    tni_kernel_size_int, /* 248 */
    tni_kernel_slice_Tensor, /* 249 */
    tni_kernel_slice_backward, /* 250 */
    tni_kernel_slice_scatter, /* 251 */
    tni_kernel_smooth_l1_loss, /* 252 */
    tni_kernel_smooth_l1_loss_backward, /* 253 */
    tni_kernel_soft_margin_loss, /* 254 */
    tni_kernel_soft_margin_loss_backward, /* 255 */
    tni_kernel_softmax_int, /* 256 */
    tni_kernel_sort, /* 257 */
    tni_kernel_special_log_softmax, /* 258 */
    tni_kernel_special_logsumexp, /* 259 */
    tni_kernel_special_softmax, /* 260 */
    tni_kernel_split_Tensor, /* 261 */
    tni_kernel_split_sizes, /* 262 */
    tni_kernel_split_with_sizes, /* 263 */
    tni_kernel_squeeze, /* 264 */
    tni_kernel_squeeze_dim, /* 265 */
    tni_kernel_squeeze_dims, /* 266 */
    tni_kernel_std, /* 267 */
    tni_kernel_std_correction, /* 268 */
    tni_kernel_std_dim, /* 269 */
    tni_kernel_std_mean, /* 270 */
    tni_kernel_std_mean_correction, /* 271 */
    tni_kernel_std_mean_dim, /* 272 */
    tni_kernel_stride_int, /* 273 */
    tni_kernel_sub_Scalar, /* 274 */
    tni_kernel_subtract_Tensor, /* 275 */
    tni_kernel_sum, /* 276 */
    tni_kernel_sum_to_size, /* 277 */
    tni_kernel_swapaxes, /* 278 */
    tni_kernel_swapdims, /* 279 */
    tni_kernel_sym_numel, /* 280 */
    tni_kernel_sym_size_int, /* 281 */
    tni_kernel_sym_storage_offset, /* 282 */
    tni_kernel_sym_stride_int, /* 283 */
    tni_kernel_t, /* 284 */
    tni_kernel_tensor_split_indices, /* 285 */
    tni_kernel_tensor_split_sections, /* 286 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 287 */
    tni_kernel_tensordot, /* 288 */
    tni_kernel_to_device, /* 289 */
    tni_kernel_to_dtype, /* 290 */
    tni_kernel_to_dtype_layout, /* 291 */
    tni_kernel_to_other, /* 292 */
    tni_kernel_trace, /* 293 */
    tni_kernel_transpose_int, /* 294 */
    tni_kernel_trapezoid_dx, /* 295 */
    tni_kernel_trapezoid_x, /* 296 */
    tni_kernel_trapz_dx, /* 297 */
    tni_kernel_trapz_x, /* 298 */
    tni_kernel_type_as, /* 299 */
    tni_kernel_unbind_int, /* 300 */
    tni_kernel_unflatten_int, /* 301 */
    tni_kernel_unfold, /* 302 */
    tni_kernel_unfold_backward, /* 303 */
    tni_kernel_unsafe_chunk, /* 304 */
    tni_kernel_unsafe_split_Tensor, /* 305 */
    tni_kernel_unsafe_split_with_sizes, /* 306 */
    tni_kernel_unsqueeze, /* 307 */
    tni_kernel_upsample_bicubic2d, /* 308 */
    tni_kernel_upsample_bicubic2d_backward, /* 309 */
    tni_kernel_upsample_bicubic2d_vec, /* 310 */
    tni_kernel_upsample_bilinear2d, /* 311 */
    tni_kernel_upsample_bilinear2d_backward, /* 312 */
    tni_kernel_upsample_bilinear2d_vec, /* 313 */
    tni_kernel_upsample_linear1d, /* 314 */
    tni_kernel_upsample_linear1d_backward, /* 315 */
    tni_kernel_upsample_linear1d_vec, /* 316 */
    tni_kernel_upsample_nearest1d, /* 317 */
    tni_kernel_upsample_nearest1d_backward, /* 318 */
    tni_kernel_upsample_nearest1d_vec, /* 319 */
    tni_kernel_upsample_nearest2d, /* 320 */
    tni_kernel_upsample_nearest2d_backward, /* 321 */
    tni_kernel_upsample_nearest2d_vec, /* 322 */
    tni_kernel_upsample_nearest3d, /* 323 */
    tni_kernel_upsample_nearest3d_backward, /* 324 */
    tni_kernel_upsample_nearest3d_vec, /* 325 */
    tni_kernel_upsample_trilinear3d, /* 326 */
    tni_kernel_upsample_trilinear3d_backward, /* 327 */
    tni_kernel_upsample_trilinear3d_vec, /* 328 */
    tni_kernel_var, /* 329 */
    tni_kernel_var_correction, /* 330 */
    tni_kernel_var_dim, /* 331 */
    tni_kernel_var_mean, /* 332 */
    tni_kernel_var_mean_correction, /* 333 */
    tni_kernel_var_mean_dim, /* 334 */
    tni_kernel_vdot, /* 335 */
    tni_kernel_view, /* 336 */
    tni_kernel_view_as, /* 337 */
    tni_kernel_view_as_complex, /* 338 */
    tni_kernel_view_as_real, /* 339 */
    tni_kernel_view_dtype, /* 340 */
    tni_kernel_vsplit_array, /* 341 */
    tni_kernel_vsplit_int, /* 342 */
    tni_kernel_vstack, /* 343 */
    tni_kernel_zero_, /* 344 */
    tni_kernel_zeros, /* 345 */
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
    {"aten::_adaptive_avg_pool2d", NULL}, /* 0 */
    {"aten::_adaptive_avg_pool2d_backward", NULL}, /* 1 */
    {"aten::_adaptive_avg_pool3d", NULL}, /* 2 */
    {"aten::_adaptive_avg_pool3d_backward", NULL}, /* 3 */
    {"aten::_aminmax", NULL}, /* 4 */
    {"aten::_aminmax.dim", NULL}, /* 5 */
    {"aten::_conj", NULL}, /* 6 */
    {"aten::_conj_copy", NULL}, /* 7 */
    {"aten::_conj_physical", NULL}, /* 8 */
    {"aten::_convolution", NULL}, /* 9 */
    {"aten::_logcumsumexp", NULL}, /* 10 */
    {"aten::_neg_view", NULL}, /* 11 */
    {"aten::_neg_view_copy", NULL}, /* 12 */
    {"aten::_reshape_alias", NULL}, /* 13 */
    {"aten::_reshape_alias_copy", NULL}, /* 14 */
    {"aten::_to_copy", NULL}, /* 15 */
    {"aten::_unsafe_view", NULL}, /* 16 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 17 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 18 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 19 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 20 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 21 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 22 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 23 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 24 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 25 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 26 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 27 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 28 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 29 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 30 */
    {"aten::adaptive_max_pool2d", NULL}, /* 31 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 32 */
    {"aten::adaptive_max_pool3d", NULL}, /* 33 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 34 */
    {"aten::addbmm", NULL}, /* 35 */
    {"aten::addr", NULL}, /* 36 */
    {"aten::alias", NULL}, /* 37 */
    {"aten::alias_copy", NULL}, /* 38 */
    {"aten::argsort.stable", NULL}, /* 39 */
    {"aten::as_strided", NULL}, /* 40 */
    {"aten::as_strided_copy", NULL}, /* 41 */
    {"aten::as_strided_scatter", NULL}, /* 42 */
    {"aten::avg_pool2d", NULL}, /* 43 */
    {"aten::avg_pool2d_backward", NULL}, /* 44 */
    {"aten::avg_pool3d", NULL}, /* 45 */
    {"aten::avg_pool3d_backward", NULL}, /* 46 */
    {"aten::binary_cross_entropy", NULL}, /* 47 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 48 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 49 */
    {"aten::clone", NULL}, /* 50 */
    {"aten::column_stack", NULL}, /* 51 */
    {"aten::concat", NULL}, /* 52 */
    {"aten::concatenate", NULL}, /* 53 */
    {"aten::conj_physical", NULL}, /* 54 */
    {"aten::constant_pad_nd", NULL}, /* 55 */
    {"aten::convolution", NULL}, /* 56 */
    {"aten::convolution_backward", NULL}, /* 57 */
    {"aten::copy", NULL}, /* 58 */
    {"aten::copy_", NULL}, /* 59 */
    {"aten::count_nonzero", NULL}, /* 60 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 61 */
    {"aten::cummax", NULL}, /* 62 */
    {"aten::cummin", NULL}, /* 63 */
    {"aten::detach", NULL}, /* 64 */
    {"aten::detach_copy", NULL}, /* 65 */
    {"aten::diagonal", NULL}, /* 66 */
    {"aten::diagonal_backward", NULL}, /* 67 */
    {"aten::diagonal_copy", NULL}, /* 68 */
    {"aten::diagonal_scatter", NULL}, /* 69 */
    {"aten::dist", NULL}, /* 70 */
    {"aten::dot", NULL}, /* 71 */
    {"aten::dstack", NULL}, /* 72 */
    {"aten::empty_like", NULL}, /* 73 */
    {"aten::empty_strided", NULL}, /* 74 */
    {"aten::expand", NULL}, /* 75 */
    {"aten::expand_copy", NULL}, /* 76 */
    {"aten::fill.Scalar", NULL}, /* 77 */
    {"aten::fill.Tensor", NULL}, /* 78 */
    {"aten::fill_.Scalar", NULL}, /* 79 */
    {"aten::fill_.Tensor", NULL}, /* 80 */
    {"aten::flip", NULL}, /* 81 */
    {"aten::fractional_max_pool2d", NULL}, /* 82 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 83 */
    {"aten::fractional_max_pool3d", NULL}, /* 84 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 85 */
    {"aten::from_file", NULL}, /* 86 */
    {"aten::ger", NULL}, /* 87 */
    {"aten::hstack", NULL}, /* 88 */
    {"aten::huber_loss", NULL}, /* 89 */
    {"aten::huber_loss_backward", NULL}, /* 90 */
    {"aten::inner", NULL}, /* 91 */
    {"aten::kron", NULL}, /* 92 */
    {"aten::kthvalue", NULL}, /* 93 */
    {"aten::lift", NULL}, /* 94 */
    {"aten::lift_fresh", NULL}, /* 95 */
    {"aten::lift_fresh_copy", NULL}, /* 96 */
    {"aten::log_softmax.int", NULL}, /* 97 */
    {"aten::logcumsumexp", NULL}, /* 98 */
    {"aten::logsumexp", NULL}, /* 99 */
    {"aten::matmul", NULL}, /* 100 */
    {"aten::max", NULL}, /* 101 */
    {"aten::max_pool2d_with_indices", NULL}, /* 102 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 103 */
    {"aten::max_pool3d_with_indices", NULL}, /* 104 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 105 */
    {"aten::max_unpool2d", NULL}, /* 106 */
    {"aten::max_unpool3d", NULL}, /* 107 */
    {"aten::mean", NULL}, /* 108 */
    {"aten::median", NULL}, /* 109 */
    {"aten::median.dim", NULL}, /* 110 */
    {"aten::min", NULL}, /* 111 */
    {"aten::mode", NULL}, /* 112 */
    {"aten::mse_loss", NULL}, /* 113 */
    {"aten::mse_loss_backward", NULL}, /* 114 */
    {"aten::msort", NULL}, /* 115 */
    {"aten::mv", NULL}, /* 116 */
    {"aten::nanmedian", NULL}, /* 117 */
    {"aten::nanmedian.dim", NULL}, /* 118 */
    {"aten::nansum", NULL}, /* 119 */
    {"aten::narrow", NULL}, /* 120 */
    {"aten::narrow_copy", NULL}, /* 121 */
    {"aten::new_empty", NULL}, /* 122 */
    {"aten::new_full", NULL}, /* 123 */
    {"aten::new_zeros", NULL}, /* 124 */
    {"aten::norm.Scalar", NULL}, /* 125 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 126 */
    {"aten::outer", NULL}, /* 127 */
    {"aten::permute", NULL}, /* 128 */
    {"aten::permute_copy", NULL}, /* 129 */
    {"aten::prod", NULL}, /* 130 */
    {"aten::reflection_pad1d", NULL}, /* 131 */
    {"aten::reflection_pad1d_backward", NULL}, /* 132 */
    {"aten::reflection_pad2d", NULL}, /* 133 */
    {"aten::reflection_pad2d_backward", NULL}, /* 134 */
    {"aten::reflection_pad3d", NULL}, /* 135 */
    {"aten::reflection_pad3d_backward", NULL}, /* 136 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 137 */
    {"aten::replication_pad1d", NULL}, /* 138 */
    {"aten::replication_pad1d_backward", NULL}, /* 139 */
    {"aten::replication_pad2d", NULL}, /* 140 */
    {"aten::replication_pad2d_backward", NULL}, /* 141 */
    {"aten::replication_pad3d", NULL}, /* 142 */
    {"aten::replication_pad3d_backward", NULL}, /* 143 */
    {"aten::resize", NULL}, /* 144 */
    {"aten::resize_", NULL}, /* 145 */
    {"aten::resize_as", NULL}, /* 146 */
    {"aten::resize_as_", NULL}, /* 147 */
    {"aten::row_stack", NULL}, /* 148 */
    {"aten::select.int", NULL}, /* 149 */
    {"aten::select_backward", NULL}, /* 150 */
    {"aten::select_copy.int", NULL}, /* 151 */
    {"aten::select_scatter", NULL}, /* 152 */
    {"aten::slice.Tensor", NULL}, /* 153 */
    {"aten::slice_backward", NULL}, /* 154 */
    {"aten::slice_copy.Tensor", NULL}, /* 155 */
    {"aten::slice_scatter", NULL}, /* 156 */
    {"aten::smooth_l1_loss", NULL}, /* 157 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 158 */
    {"aten::soft_margin_loss", NULL}, /* 159 */
    {"aten::soft_margin_loss_backward", NULL}, /* 160 */
    {"aten::softmax.int", NULL}, /* 161 */
    {"aten::sort", NULL}, /* 162 */
    {"aten::special_logsumexp", NULL}, /* 163 */
    {"aten::split.Tensor", NULL}, /* 164 */
    {"aten::split_copy.Tensor", NULL}, /* 165 */
    {"aten::split_with_sizes", NULL}, /* 166 */
    {"aten::split_with_sizes_copy", NULL}, /* 167 */
    {"aten::squeeze", NULL}, /* 168 */
    {"aten::squeeze.dim", NULL}, /* 169 */
    {"aten::squeeze.dims", NULL}, /* 170 */
    {"aten::squeeze_copy", NULL}, /* 171 */
    {"aten::squeeze_copy.dim", NULL}, /* 172 */
    {"aten::squeeze_copy.dims", NULL}, /* 173 */
    {"aten::std.correction", NULL}, /* 174 */
    {"aten::std.dim", NULL}, /* 175 */
    {"aten::std_mean.correction", NULL}, /* 176 */
    {"aten::sum", NULL}, /* 177 */
    {"aten::swapaxes", NULL}, /* 178 */
    {"aten::swapdims", NULL}, /* 179 */
    {"aten::t", NULL}, /* 180 */
    {"aten::t_copy", NULL}, /* 181 */
    {"aten::tensordot", NULL}, /* 182 */
    {"aten::trace", NULL}, /* 183 */
    {"aten::transpose.int", NULL}, /* 184 */
    {"aten::transpose_copy.int", NULL}, /* 185 */
    {"aten::unbind.int", NULL}, /* 186 */
    {"aten::unbind_copy.int", NULL}, /* 187 */
    {"aten::unfold", NULL}, /* 188 */
    {"aten::unfold_backward", NULL}, /* 189 */
    {"aten::unfold_copy", NULL}, /* 190 */
    {"aten::unsafe_split.Tensor", NULL}, /* 191 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 192 */
    {"aten::unsqueeze", NULL}, /* 193 */
    {"aten::unsqueeze_copy", NULL}, /* 194 */
    {"aten::upsample_bicubic2d", NULL}, /* 195 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 196 */
    {"aten::upsample_bilinear2d", NULL}, /* 197 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 198 */
    {"aten::upsample_linear1d", NULL}, /* 199 */
    {"aten::upsample_linear1d_backward", NULL}, /* 200 */
    {"aten::upsample_nearest1d", NULL}, /* 201 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 202 */
    {"aten::upsample_nearest2d", NULL}, /* 203 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 204 */
    {"aten::upsample_nearest3d", NULL}, /* 205 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 206 */
    {"aten::upsample_trilinear3d", NULL}, /* 207 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 208 */
    {"aten::var.correction", NULL}, /* 209 */
    {"aten::var.dim", NULL}, /* 210 */
    {"aten::var_mean.correction", NULL}, /* 211 */
    {"aten::vdot", NULL}, /* 212 */
    {"aten::view", NULL}, /* 213 */
    {"aten::view.dtype", NULL}, /* 214 */
    {"aten::view_as_complex", NULL}, /* 215 */
    {"aten::view_as_complex_copy", NULL}, /* 216 */
    {"aten::view_as_real", NULL}, /* 217 */
    {"aten::view_as_real_copy", NULL}, /* 218 */
    {"aten::view_copy", NULL}, /* 219 */
    {"aten::view_copy.dtype", NULL}, /* 220 */
    {"aten::vstack", NULL}, /* 221 */
    {"aten::zero", NULL}, /* 222 */
    {"aten::zero_", NULL}, /* 223 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 713;

const tni_builtin tni_builtins[] = {
    {0, 27, 0, 2, 0x1}, /* aten::_adaptive_avg_pool2d */
    {100, 131, 2, 1, 0x20}, /* aten::_adaptive_avg_pool2d.out */
    {231, 267, 3, 2, 0x1}, /* aten::_adaptive_avg_pool2d_backward */
    {346, 386, 5, 1, 0x20}, /* aten::_adaptive_avg_pool2d_backward.out */
    {492, 519, 6, 2, 0x1}, /* aten::_adaptive_avg_pool3d */
    {592, 623, 8, 1, 0x20}, /* aten::_adaptive_avg_pool3d.out */
    {723, 759, 9, 2, 0x0}, /* aten::_adaptive_avg_pool3d_backward */
    {838, 878, 11, 1, 0x20}, /* aten::_adaptive_avg_pool3d_backward.out */
    {984, 999, 12, 2, 0x0}, /* aten::_aminmax */
    {1047, 1066, 14, 2, 0x0}, /* aten::_aminmax.dim */
    {1147, 1170, 16, 1, 0x20}, /* aten::_aminmax.dim_out */
    {1300, 1319, 17, 1, 0x20}, /* aten::_aminmax.out */
    {1416, 1428, 18, 1, 0x0}, /* aten::_conj */
    {1469, 1486, 19, 1, 0x80000}, /* aten::_conj_copy */
    {1526, 1547, 20, 1, 0x80020}, /* aten::_conj_copy.out */
    {1614, 1635, 21, 1, 0x10000}, /* aten::_conj_physical */
    {1679, 1704, 22, 1, 0x20}, /* aten::_conj_physical.out */
    {1775, 1794, 23, 1, 0x0}, /* aten::_convolution */
    {2050, 2080, 24, 1, 0x0}, /* aten::_convolution.deprecated */
    {2327, 2350, 25, 1, 0x20}, /* aten::_convolution.out */
    {2633, 2657, 26, 1, 0x0}, /* aten::_convolution_mode */
    {2798, 2819, 27, 2, 0x0}, /* aten::_cummax_helper */
    {2907, 2928, 29, 2, 0x0}, /* aten::_cummin_helper */
    {3016, 3035, 31, 1, 0x0}, /* aten::_is_all_true */
    {3077, 3096, 32, 1, 0x0}, /* aten::_is_any_true */
    {3138, 3164, 33, 1, 0x5}, /* aten::_local_scalar_dense */
    {3213, 3232, 34, 2, 0x1}, /* aten::_log_softmax */
    {3303, 3326, 36, 2, 0x0}, /* aten::_log_softmax.out */
    {3424, 3457, 38, 2, 0x0}, /* aten::_log_softmax_backward_data */
    {3568, 3605, 40, 2, 0x0}, /* aten::_log_softmax_backward_data.out */
    {3743, 3763, 42, 2, 0x0}, /* aten::_logcumsumexp */
    {3815, 3839, 44, 2, 0x0}, /* aten::_logcumsumexp.out */
    {3918, 3934, 46, 1, 0x0}, /* aten::_neg_view */
    {3979, 4000, 47, 1, 0x80000}, /* aten::_neg_view_copy */
    {4044, 4069, 48, 1, 0x80020}, /* aten::_neg_view_copy.out */
    {4140, 4161, 49, 2, 0x0}, /* aten::_reshape_alias */
    {4243, 4269, 51, 1, 0x80000}, /* aten::_reshape_alias_copy */
    {4350, 4380, 52, 1, 0x80020}, /* aten::_reshape_alias_copy.out */
    {4488, 4503, 53, 2, 0x1}, /* aten::_softmax */
    {4570, 4589, 55, 2, 0x0}, /* aten::_softmax.out */
    {4683, 4712, 57, 2, 0x0}, /* aten::_softmax_backward_data */
    {4819, 4852, 59, 2, 0x0}, /* aten::_softmax_backward_data.out */
    {4993, 5008, 61, 1, 0x1}, /* aten::_to_copy */
    {5197, 5216, 62, 1, 0x20}, /* aten::_to_copy.out */
    {5340, 5359, 63, 1, 0x0}, /* aten::_unsafe_view */
    {5416, 5439, 64, 1, 0x20}, /* aten::_unsafe_view.out */
    {5523, 5552, 65, 2, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {5691, 5724, 67, 2, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {5890, 5923, 69, 1, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {6047, 6085, 70, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {6262, 6311, 72, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {6529, 6559, 74, 2, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {6699, 6733, 76, 2, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {6900, 6934, 78, 1, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {7059, 7098, 79, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {7276, 7326, 81, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {7545, 7574, 83, 2, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {7713, 7746, 85, 2, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {7912, 7945, 87, 1, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {8069, 8107, 88, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {8284, 8333, 90, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {8551, 8583, 92, 2, 0x0}, /* aten::_upsample_nearest_exact1d */
    {8681, 8717, 94, 2, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {8842, 8878, 96, 1, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {8985, 9026, 97, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {9162, 9214, 99, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {9391, 9423, 101, 2, 0x0}, /* aten::_upsample_nearest_exact2d */
    {9545, 9581, 103, 2, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {9730, 9766, 105, 1, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {9873, 9914, 106, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {10074, 10126, 108, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {10327, 10359, 110, 2, 0x0}, /* aten::_upsample_nearest_exact3d */
    {10503, 10539, 112, 2, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {10710, 10746, 114, 1, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {10853, 10894, 115, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {11076, 11128, 117, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {11351, 11361, 119, 2, 0x10001}, /* aten::abs */
    {11394, 11420, 121, 1, 0x1}, /* aten::adaptive_avg_pool1d */
    {11489, 11515, 122, 1, 0x0}, /* aten::adaptive_avg_pool2d */
    {11587, 11617, 123, 2, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {11716, 11742, 125, 1, 0x0}, /* aten::adaptive_avg_pool3d */
    {11814, 11844, 126, 2, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {11943, 11969, 128, 1, 0x0}, /* aten::adaptive_max_pool1d */
    {12048, 12074, 129, 2, 0x0}, /* aten::adaptive_max_pool2d */
    {12153, 12183, 131, 2, 0x0}, /* aten::adaptive_max_pool2d.out */
    {12313, 12348, 133, 2, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {12442, 12488, 135, 2, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {12623, 12649, 137, 2, 0x0}, /* aten::adaptive_max_pool3d */
    {12728, 12758, 139, 2, 0x0}, /* aten::adaptive_max_pool3d.out */
    {12888, 12923, 141, 2, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {13017, 13063, 143, 2, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {13198, 13215, 145, 1, 0x10001}, /* aten::add.Scalar */
    {13285, 13302, 146, 2, 0x10001}, /* aten::add.Tensor */
    {13375, 13389, 148, 2, 0x10000}, /* aten::add.out */
    {13479, 13497, 150, 2, 0x10000}, /* aten::add_.Tensor */
    {13579, 13592, 152, 2, 0x0}, /* aten::addbmm */
    {13692, 13709, 154, 2, 0x0}, /* aten::addbmm.out */
    {13833, 13847, 156, 2, 0x0}, /* aten::addbmm_ */
    {13956, 13968, 158, 2, 0x1}, /* aten::addmm */
    {14063, 14079, 160, 2, 0x0}, /* aten::addmm.out */
    {14198, 14211, 162, 2, 0x0}, /* aten::addmm_ */
    {14315, 14327, 164, 2, 0x0}, /* aten::addmv */
    {14420, 14436, 166, 2, 0x0}, /* aten::addmv.out */
    {14553, 14566, 168, 2, 0x0}, /* aten::addmv_ */
    {14668, 14679, 170, 1, 0x0}, /* aten::addr */
    {14773, 14788, 171, 1, 0x0}, /* aten::addr.out */
    {14906, 14918, 172, 1, 0x0}, /* aten::addr_ */
    {15021, 15035, 173, 1, 0x0}, /* aten::adjoint */
    {15078, 15090, 174, 1, 0x1}, /* aten::alias */
    {15131, 15148, 175, 1, 0x80000}, /* aten::alias_copy */
    {15188, 15209, 176, 1, 0x80020}, /* aten::alias_copy.out */
    {15276, 15286, 177, 2, 0x40000}, /* aten::all */
    {15319, 15337, 179, 2, 0x40000}, /* aten::all.all_out */
    {15401, 15415, 181, 2, 0x40000}, /* aten::all.dim */
    {15481, 15496, 183, 2, 0x40000}, /* aten::all.dims */
    {15571, 15590, 185, 2, 0x40000}, /* aten::all.dims_out */
    {15692, 15706, 187, 2, 0x40000}, /* aten::all.out */
    {15795, 15806, 189, 2, 0x40001}, /* aten::amax */
    {15875, 15890, 191, 2, 0x40000}, /* aten::amax.out */
    {15986, 15997, 193, 2, 0x40001}, /* aten::amin */
    {16066, 16081, 195, 2, 0x40000}, /* aten::amin.out */
    {16177, 16191, 197, 2, 0x40000}, /* aten::aminmax */
    {16284, 16302, 199, 2, 0x40000}, /* aten::aminmax.out */
    {16439, 16451, 201, 2, 0x10000}, /* aten::angle */
    {16486, 16496, 203, 2, 0x40001}, /* aten::any */
    {16529, 16547, 205, 2, 0x40000}, /* aten::any.all_out */
    {16611, 16625, 207, 2, 0x40001}, /* aten::any.dim */
    {16691, 16706, 209, 2, 0x40001}, /* aten::any.dims */
    {16781, 16800, 211, 2, 0x40000}, /* aten::any.dims_out */
    {16902, 16916, 213, 2, 0x40000}, /* aten::any.out */
    {17005, 17018, 215, 2, 0x40001}, /* aten::argmax */
    {17089, 17106, 217, 2, 0x40000}, /* aten::argmax.out */
    {17204, 17217, 219, 2, 0x40001}, /* aten::argmin */
    {17288, 17305, 221, 2, 0x40000}, /* aten::argmin.out */
    {17403, 17417, 223, 1, 0x0}, /* aten::argsort */
    {17489, 17510, 224, 1, 0x0}, /* aten::argsort.stable */
    {17605, 17630, 225, 1, 0x0}, /* aten::argsort.stable_out */
    {17749, 17766, 226, 2, 0x1}, /* aten::as_strided */
    {17873, 17891, 228, 1, 0x80}, /* aten::as_strided_ */
    {18001, 18023, 229, 1, 0x80000}, /* aten::as_strided_copy */
    {18129, 18155, 230, 1, 0x80020}, /* aten::as_strided_copy.out */
    {18288, 18313, 231, 1, 0x0}, /* aten::as_strided_scatter */
    {18434, 18463, 232, 1, 0x20}, /* aten::as_strided_scatter.out */
    {18611, 18628, 233, 1, 0x100}, /* aten::atleast_1d */
    {18668, 18694, 234, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {18750, 18767, 235, 1, 0x100}, /* aten::atleast_2d */
    {18807, 18833, 236, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {18889, 18906, 237, 1, 0x100}, /* aten::atleast_3d */
    {18946, 18972, 238, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {19028, 19045, 239, 1, 0x1}, /* aten::avg_pool1d */
    {19192, 19209, 240, 2, 0x1}, /* aten::avg_pool2d */
    {19384, 19405, 242, 2, 0x0}, /* aten::avg_pool2d.out */
    {19607, 19633, 244, 2, 0x1}, /* aten::avg_pool2d_backward */
    {19816, 19853, 246, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {20077, 20094, 248, 2, 0x1}, /* aten::avg_pool3d */
    {20269, 20290, 250, 2, 0x0}, /* aten::avg_pool3d.out */
    {20492, 20518, 252, 2, 0x0}, /* aten::avg_pool3d_backward */
    {20701, 20738, 254, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {20962, 20976, 256, 2, 0x0}, /* aten::baddbmm */
    {21077, 21095, 258, 2, 0x0}, /* aten::baddbmm.out */
    {21220, 21235, 260, 2, 0x0}, /* aten::baddbmm_ */
    {21345, 21372, 262, 2, 0x0}, /* aten::binary_cross_entropy */
    {21478, 21509, 264, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {21642, 21678, 266, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {21813, 21860, 268, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {22036, 22075, 270, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {22218, 22261, 272, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {22428, 22438, 273, 2, 0x1}, /* aten::bmm */
    {22484, 22498, 275, 2, 0x0}, /* aten::bmm.out */
    {22571, 22595, 277, 1, 0x0}, /* aten::broadcast_tensors */
    {22649, 22668, 278, 1, 0x0}, /* aten::broadcast_to */
    {22731, 22746, 279, 1, 0x0}, /* aten::can_cast */
    {22802, 22823, 280, 1, 0x100}, /* aten::cartesian_prod */
    {22872, 22882, 281, 2, 0x1}, /* aten::cat */
    {22931, 22943, 283, 1, 0x0}, /* aten::chunk */
    {23014, 23026, 284, 1, 0x10001}, /* aten::clone */
    {23098, 23114, 285, 1, 0x20}, /* aten::clone.out */
    {23210, 23229, 286, 1, 0x0}, /* aten::column_stack */
    {23276, 23299, 287, 1, 0x0}, /* aten::column_stack.out */
    {23373, 23392, 288, 1, 0x0}, /* aten::combinations */
    {23472, 23485, 289, 1, 0x0}, /* aten::concat */
    {23537, 23554, 290, 1, 0x0}, /* aten::concat.out */
    {23633, 23651, 291, 1, 0x0}, /* aten::concatenate */
    {23708, 23730, 292, 1, 0x0}, /* aten::concatenate.out */
    {23814, 23825, 293, 1, 0x0}, /* aten::conj */
    {23865, 23885, 294, 1, 0x10100}, /* aten::conj_physical */
    {23928, 23952, 295, 2, 0x10000}, /* aten::conj_physical.out */
    {24022, 24043, 297, 1, 0x10000}, /* aten::conj_physical_ */
    {24095, 24117, 298, 1, 0x1}, /* aten::constant_pad_nd */
    {24192, 24218, 299, 1, 0x20}, /* aten::constant_pad_nd.out */
    {24320, 24337, 300, 1, 0x0}, /* aten::contiguous */
    {24432, 24445, 301, 1, 0x0}, /* aten::conv1d */
    {24596, 24617, 302, 1, 0x0}, /* aten::conv1d.padding */
    {24776, 24789, 303, 1, 0x0}, /* aten::conv2d */
    {24940, 24961, 304, 1, 0x0}, /* aten::conv2d.padding */
    {25120, 25133, 305, 1, 0x0}, /* aten::conv3d */
    {25284, 25305, 306, 1, 0x0}, /* aten::conv3d.padding */
    {25464, 25487, 307, 1, 0x0}, /* aten::conv_transpose1d */
    {25676, 25705, 308, 1, 0x0}, /* aten::conv_transpose2d.input */
    {25900, 25929, 309, 1, 0x0}, /* aten::conv_transpose3d.input */
    {26124, 26142, 310, 2, 0x1}, /* aten::convolution */
    {26324, 26346, 312, 1, 0x20}, /* aten::convolution.out */
    {26555, 26582, 313, 2, 0x1}, /* aten::convolution_backward */
    {26840, 26871, 315, 1, 0x20}, /* aten::convolution_backward.out */
    {27199, 27210, 316, 1, 0x1}, /* aten::copy */
    {27281, 27296, 317, 1, 0x20}, /* aten::copy.out */
    {27394, 27406, 318, 1, 0x0}, /* aten::copy_ */
    {27486, 27506, 319, 1, 0x40000}, /* aten::count_nonzero */
    {27564, 27596, 320, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {27662, 27698, 322, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {27791, 27815, 323, 1, 0x20}, /* aten::count_nonzero.out */
    {27900, 27913, 324, 1, 0x0}, /* aten::cummax */
    {27983, 28000, 325, 2, 0x0}, /* aten::cummax.out */
    {28124, 28137, 327, 1, 0x0}, /* aten::cummin */
    {28207, 28224, 328, 2, 0x0}, /* aten::cummin.out */
    {28348, 28362, 330, 2, 0x0}, /* aten::cumprod */
    {28435, 28453, 332, 2, 0x0}, /* aten::cumprod.out */
    {28550, 28565, 334, 2, 0x0}, /* aten::cumprod_ */
    {28647, 28660, 336, 2, 0x1}, /* aten::cumsum */
    {28732, 28749, 338, 2, 0x0}, /* aten::cumsum.out */
    {28845, 28859, 340, 2, 0x0}, /* aten::cumsum_ */
    {28940, 28970, 342, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {29048, 29077, 343, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {29151, 29164, 344, 1, 0x0}, /* aten::detach */
    {29206, 29220, 345, 1, 0x80}, /* aten::detach_ */
    {29265, 29283, 346, 1, 0x80000}, /* aten::detach_copy */
    {29324, 29346, 347, 1, 0x80020}, /* aten::detach_copy.out */
    {29414, 29429, 348, 1, 0x1}, /* aten::diagonal */
    {29511, 29535, 349, 1, 0x0}, /* aten::diagonal_backward */
    {29643, 29671, 350, 1, 0x20}, /* aten::diagonal_backward.out */
    {29806, 29826, 351, 1, 0x80000}, /* aten::diagonal_copy */
    {29907, 29931, 352, 1, 0x80020}, /* aten::diagonal_copy.out */
    {30039, 30062, 353, 1, 0x0}, /* aten::diagonal_scatter */
    {30158, 30185, 354, 1, 0x20}, /* aten::diagonal_scatter.out */
    {30308, 30319, 355, 1, 0x0}, /* aten::dist */
    {30379, 30394, 356, 1, 0x20}, /* aten::dist.out */
    {30481, 30498, 357, 1, 0x10001}, /* aten::div.Scalar */
    {30552, 30569, 358, 2, 0x10001}, /* aten::div.Tensor */
    {30623, 30637, 360, 2, 0x10000}, /* aten::div.out */
    {30711, 30729, 362, 2, 0x10000}, /* aten::div_.Tensor */
    {30792, 30802, 364, 2, 0x0}, /* aten::dot */
    {30850, 30864, 366, 1, 0x0}, /* aten::dot.out */
    {30939, 30958, 367, 1, 0x0}, /* aten::dsplit.array */
    {31028, 31045, 368, 1, 0x0}, /* aten::dsplit.int */
    {31112, 31125, 369, 1, 0x0}, /* aten::dstack */
    {31166, 31183, 370, 1, 0x0}, /* aten::dstack.out */
    {31251, 31277, 371, 3, 0x1}, /* aten::empty.memory_format */
    {31454, 31471, 374, 1, 0x0}, /* aten::empty_like */
    {31637, 31658, 375, 1, 0x20}, /* aten::empty_like.out */
    {31759, 31779, 376, 3, 0x1}, /* aten::empty_strided */
    {31933, 31957, 379, 1, 0x20}, /* aten::empty_strided.out */
    {32046, 32062, 380, 2, 0x10001}, /* aten::eq.Scalar */
    {32115, 32135, 382, 2, 0x10000}, /* aten::eq.Scalar_out */
    {32215, 32231, 384, 2, 0x10001}, /* aten::eq.Tensor */
    {32284, 32304, 386, 2, 0x10000}, /* aten::eq.Tensor_out */
    {32384, 32401, 388, 2, 0x0}, /* aten::eq_.Scalar */
    {32463, 32480, 390, 2, 0x0}, /* aten::eq_.Tensor */
    {32542, 32554, 392, 2, 0x10004}, /* aten::equal */
    {32601, 32611, 394, 2, 0x10001}, /* aten::exp */
    {32644, 32658, 396, 2, 0x10000}, /* aten::exp.out */
    {32718, 32729, 398, 2, 0x10000}, /* aten::exp_ */
    {32771, 32784, 400, 1, 0x1}, /* aten::expand */
    {32865, 32881, 401, 1, 0x0}, /* aten::expand_as */
    {32940, 32958, 402, 1, 0x80000}, /* aten::expand_copy */
    {33038, 33060, 403, 1, 0x80020}, /* aten::expand_copy.out */
    {33164, 33182, 404, 1, 0x1}, /* aten::fill.Scalar */
    {33237, 33259, 405, 1, 0x20}, /* aten::fill.Scalar_out */
    {33341, 33359, 406, 1, 0x0}, /* aten::fill.Tensor */
    {33414, 33436, 407, 1, 0x20}, /* aten::fill.Tensor_out */
    {33518, 33537, 408, 2, 0x0}, /* aten::fill_.Scalar */
    {33601, 33620, 410, 2, 0x0}, /* aten::fill_.Tensor */
    {33684, 33709, 412, 1, 0x0}, /* aten::flatten.using_ints */
    {33796, 33807, 413, 2, 0x1}, /* aten::flip */
    {33853, 33868, 415, 1, 0x20}, /* aten::flip.out */
    {33941, 33954, 416, 1, 0x0}, /* aten::fliplr */
    {33990, 34003, 417, 1, 0x0}, /* aten::flipud */
    {34039, 34067, 418, 2, 0x0}, /* aten::fractional_max_pool2d */
    {34191, 34226, 420, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {34407, 34444, 422, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {34580, 34628, 424, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {34805, 34833, 426, 2, 0x0}, /* aten::fractional_max_pool3d */
    {34957, 34992, 428, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {35173, 35210, 430, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {35346, 35394, 432, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {35571, 35587, 434, 2, 0x0}, /* aten::from_file */
    {35751, 35771, 436, 1, 0x20}, /* aten::from_file.out */
    {35870, 35881, 437, 2, 0x1}, /* aten::full */
    {36028, 36044, 439, 2, 0x10001}, /* aten::ge.Scalar */
    {36097, 36117, 441, 2, 0x10000}, /* aten::ge.Scalar_out */
    {36197, 36213, 443, 2, 0x10001}, /* aten::ge.Tensor */
    {36266, 36286, 445, 2, 0x10000}, /* aten::ge.Tensor_out */
    {36366, 36383, 447, 2, 0x0}, /* aten::ge_.Scalar */
    {36445, 36462, 449, 2, 0x0}, /* aten::ge_.Tensor */
    {36524, 36534, 451, 1, 0x0}, /* aten::ger */
    {36580, 36594, 452, 1, 0x0}, /* aten::ger.out */
    {36667, 36688, 453, 1, 0x0}, /* aten::gradient.array */
    {36766, 36793, 454, 1, 0x0}, /* aten::gradient.scalararray */
    {36893, 36918, 455, 1, 0x0}, /* aten::gradient.scalarint */
    {37026, 37056, 456, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {37161, 37189, 457, 1, 0x0}, /* aten::gradient.scalarrayint */
    {37296, 37323, 458, 1, 0x0}, /* aten::gradient.tensorarray */
    {37425, 37455, 459, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {37564, 37580, 460, 2, 0x10001}, /* aten::gt.Scalar */
    {37633, 37653, 462, 2, 0x10000}, /* aten::gt.Scalar_out */
    {37733, 37749, 464, 2, 0x10001}, /* aten::gt.Tensor */
    {37802, 37822, 466, 2, 0x10000}, /* aten::gt.Tensor_out */
    {37902, 37919, 468, 2, 0x0}, /* aten::gt_.Scalar */
    {37981, 37998, 470, 2, 0x0}, /* aten::gt_.Tensor */
    {38060, 38079, 472, 1, 0x0}, /* aten::hsplit.array */
    {38149, 38166, 473, 1, 0x0}, /* aten::hsplit.int */
    {38233, 38246, 474, 1, 0x0}, /* aten::hstack */
    {38287, 38304, 475, 1, 0x0}, /* aten::hstack.out */
    {38372, 38389, 476, 2, 0x0}, /* aten::huber_loss */
    {38481, 38502, 478, 2, 0x0}, /* aten::huber_loss.out */
    {38621, 38647, 480, 2, 0x0}, /* aten::huber_loss_backward */
    {38759, 38789, 482, 2, 0x0}, /* aten::huber_loss_backward.out */
    {38935, 38946, 484, 1, 0x0}, /* aten::imag */
    {38986, 39005, 485, 1, 0x9}, /* aten::index.Tensor */
    {39066, 39078, 486, 1, 0x0}, /* aten::inner */
    {39127, 39143, 487, 1, 0x0}, /* aten::inner.out */
    {39219, 39236, 488, 1, 0x0}, /* aten::is_complex */
    {39274, 39288, 489, 1, 0x0}, /* aten::is_conj */
    {39323, 39344, 490, 1, 0x0}, /* aten::is_distributed */
    {39386, 39410, 491, 1, 0x0}, /* aten::is_floating_point */
    {39455, 39474, 492, 1, 0x0}, /* aten::is_inference */
    {39514, 39527, 493, 1, 0x0}, /* aten::is_neg */
    {39561, 39578, 494, 1, 0x0}, /* aten::is_nonzero */
    {39616, 39632, 495, 1, 0x0}, /* aten::is_pinned */
    {39690, 39709, 496, 1, 0x0}, /* aten::is_same_size */
    {39763, 39779, 497, 1, 0x0}, /* aten::is_signed */
    {39816, 39827, 498, 1, 0x4}, /* aten::item */
    {39861, 39872, 499, 1, 0x0}, /* aten::kron */
    {39920, 39935, 500, 1, 0x0}, /* aten::kron.out */
    {40010, 40025, 501, 1, 0x0}, /* aten::kthvalue */
    {40130, 40152, 502, 2, 0x0}, /* aten::kthvalue.values */
    {40314, 40330, 504, 2, 0x10001}, /* aten::le.Scalar */
    {40383, 40403, 506, 2, 0x10000}, /* aten::le.Scalar_out */
    {40483, 40499, 508, 2, 0x10001}, /* aten::le.Tensor */
    {40552, 40572, 510, 2, 0x10000}, /* aten::le.Tensor_out */
    {40652, 40669, 512, 2, 0x0}, /* aten::le_.Scalar */
    {40731, 40748, 514, 2, 0x0}, /* aten::le_.Tensor */
    {40810, 40821, 516, 1, 0x0}, /* aten::lift */
    {40855, 40870, 517, 1, 0x20}, /* aten::lift.out */
    {40931, 40948, 518, 1, 0x0}, /* aten::lift_fresh */
    {40994, 41016, 519, 1, 0x80000}, /* aten::lift_fresh_copy */
    {41061, 41087, 520, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {41159, 41181, 521, 1, 0x0}, /* aten::linalg_diagonal */
    {41272, 41297, 522, 2, 0x40000}, /* aten::linalg_vector_norm */
    {41424, 41453, 524, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {41604, 41626, 526, 1, 0x0}, /* aten::log_softmax.int */
    {41704, 41730, 527, 2, 0x0}, /* aten::log_softmax.int_out */
    {41835, 41854, 529, 1, 0x0}, /* aten::logcumsumexp */
    {41905, 41928, 530, 2, 0x0}, /* aten::logcumsumexp.out */
    {42006, 42022, 532, 1, 0x40000}, /* aten::logsumexp */
    {42093, 42113, 533, 2, 0x40000}, /* aten::logsumexp.out */
    {42211, 42227, 535, 2, 0x10001}, /* aten::lt.Scalar */
    {42280, 42300, 537, 2, 0x10000}, /* aten::lt.Scalar_out */
    {42380, 42396, 539, 2, 0x10001}, /* aten::lt.Tensor */
    {42449, 42469, 541, 2, 0x10000}, /* aten::lt.Tensor_out */
    {42549, 42566, 543, 2, 0x0}, /* aten::lt_.Scalar */
    {42628, 42645, 545, 2, 0x0}, /* aten::lt_.Tensor */
    {42707, 42716, 547, 1, 0x0}, /* aten::mH */
    {42754, 42763, 548, 1, 0x0}, /* aten::mT */
    {42801, 42821, 549, 1, 0x8}, /* aten::masked_select */
    {42877, 42890, 550, 1, 0x0}, /* aten::matmul */
    {42940, 42957, 551, 1, 0x0}, /* aten::matmul.out */
    {43034, 43049, 552, 1, 0x0}, /* aten::matrix_H */
    {43093, 43103, 553, 2, 0x40000}, /* aten::max */
    {43136, 43150, 555, 2, 0x40001}, /* aten::max.dim */
    {43241, 43259, 557, 2, 0x40000}, /* aten::max.dim_max */
    {43404, 43424, 559, 2, 0x40000}, /* aten::max.unary_out */
    {43490, 43507, 561, 1, 0x0}, /* aten::max_pool1d */
    {43644, 43674, 562, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {43834, 43851, 563, 1, 0x0}, /* aten::max_pool2d */
    {43988, 44018, 564, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {44178, 44212, 566, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {44423, 44462, 568, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {44644, 44694, 570, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {44917, 44934, 572, 1, 0x0}, /* aten::max_pool3d */
    {45071, 45101, 573, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {45261, 45295, 575, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {45506, 45545, 577, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {45727, 45777, 579, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {46000, 46019, 581, 2, 0x0}, /* aten::max_unpool2d */
    {46100, 46123, 583, 2, 0x0}, /* aten::max_unpool2d.out */
    {46231, 46250, 585, 2, 0x0}, /* aten::max_unpool3d */
    {46362, 46385, 587, 2, 0x0}, /* aten::max_unpool3d.out */
    {46524, 46535, 589, 1, 0x40001}, /* aten::mean */
    {46596, 46611, 590, 2, 0x40001}, /* aten::mean.dim */
    {46709, 46730, 592, 2, 0x40000}, /* aten::mean.dtype_out */
    {46821, 46836, 594, 2, 0x40000}, /* aten::mean.out */
    {46954, 46967, 596, 2, 0x0}, /* aten::median */
    {47003, 47020, 598, 1, 0x0}, /* aten::median.dim */
    {47114, 47138, 599, 2, 0x0}, /* aten::median.dim_values */
    {47289, 47306, 601, 1, 0x20}, /* aten::median.out */
    {47369, 47379, 602, 2, 0x40000}, /* aten::min */
    {47412, 47426, 604, 2, 0x40001}, /* aten::min.dim */
    {47517, 47535, 606, 2, 0x40000}, /* aten::min.dim_min */
    {47681, 47701, 608, 2, 0x40000}, /* aten::min.unary_out */
    {47767, 47776, 610, 2, 0x1}, /* aten::mm */
    {47821, 47834, 612, 2, 0x0}, /* aten::mm.out */
    {47906, 47917, 614, 2, 0x0}, /* aten::mode */
    {48008, 48026, 616, 2, 0x0}, /* aten::mode.values */
    {48174, 48193, 618, 1, 0x0}, /* aten::moveaxis.int */
    {48270, 48293, 619, 1, 0x0}, /* aten::moveaxis.intlist */
    {48378, 48396, 620, 1, 0x0}, /* aten::movedim.int */
    {48472, 48494, 621, 1, 0x0}, /* aten::movedim.intlist */
    {48578, 48593, 622, 2, 0x0}, /* aten::mse_loss */
    {48666, 48685, 624, 2, 0x0}, /* aten::mse_loss.out */
    {48785, 48809, 626, 2, 0x0}, /* aten::mse_loss_backward */
    {48906, 48941, 628, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {49079, 49091, 630, 1, 0x0}, /* aten::msort */
    {49126, 49142, 631, 1, 0x0}, /* aten::msort.out */
    {49204, 49221, 632, 1, 0x10001}, /* aten::mul.Scalar */
    {49275, 49292, 633, 2, 0x10001}, /* aten::mul.Tensor */
    {49346, 49360, 635, 2, 0x10000}, /* aten::mul.out */
    {49434, 49452, 637, 2, 0x10000}, /* aten::mul_.Tensor */
    {49515, 49524, 639, 1, 0x0}, /* aten::mv */
    {49568, 49581, 640, 1, 0x0}, /* aten::mv.out */
    {49652, 49668, 641, 2, 0x0}, /* aten::nanmedian */
    {49707, 49727, 643, 1, 0x0}, /* aten::nanmedian.dim */
    {49824, 49851, 644, 2, 0x0}, /* aten::nanmedian.dim_values */
    {50005, 50025, 646, 1, 0x20}, /* aten::nanmedian.out */
    {50091, 50104, 647, 2, 0x40000}, /* aten::nansum */
    {50205, 50222, 649, 2, 0x40000}, /* aten::nansum.out */
    {50347, 50360, 651, 1, 0x0}, /* aten::narrow */
    {50440, 50460, 652, 1, 0x0}, /* aten::narrow.Tensor */
    {50547, 50565, 653, 1, 0x80000}, /* aten::narrow_copy */
    {50644, 50666, 654, 2, 0x0}, /* aten::narrow_copy.out */
    {50772, 50788, 656, 2, 0x10001}, /* aten::ne.Scalar */
    {50841, 50861, 658, 2, 0x10000}, /* aten::ne.Scalar_out */
    {50941, 50957, 660, 2, 0x10001}, /* aten::ne.Tensor */
    {51010, 51030, 662, 2, 0x10000}, /* aten::ne.Tensor_out */
    {51110, 51127, 664, 2, 0x0}, /* aten::ne_.Scalar */
    {51189, 51206, 666, 2, 0x0}, /* aten::ne_.Tensor */
    {51268, 51278, 668, 2, 0x10001}, /* aten::neg */
    {51311, 51325, 670, 2, 0x10000}, /* aten::neg.out */
    {51385, 51396, 672, 2, 0x10000}, /* aten::neg_ */
    {51438, 51454, 674, 1, 0x0}, /* aten::new_empty */
    {51600, 51620, 675, 1, 0x20}, /* aten::new_empty.out */
    {51701, 51716, 676, 1, 0x0}, /* aten::new_full */
    {51880, 51899, 677, 1, 0x20}, /* aten::new_full.out */
    {51998, 52014, 678, 1, 0x0}, /* aten::new_zeros */
    {52160, 52180, 679, 1, 0x20}, /* aten::new_zeros.out */
    {52261, 52275, 680, 1, 0x9}, /* aten::nonzero */
    {52312, 52330, 681, 1, 0x40000}, /* aten::norm.Scalar */
    {52383, 52408, 682, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {52499, 52530, 684, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {52642, 52669, 686, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {52751, 52782, 687, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {52888, 52910, 688, 1, 0x20}, /* aten::norm.Scalar_out */
    {52990, 53011, 689, 2, 0x40000}, /* aten::norm.dtype_out */
    {53133, 53148, 691, 2, 0x40000}, /* aten::norm.out */
    {53252, 53264, 693, 1, 0x0}, /* aten::numel */
    {53296, 53310, 694, 1, 0x0}, /* aten::numpy_T */
    {53353, 53364, 695, 2, 0x0}, /* aten::ones */
    {53492, 53504, 697, 1, 0x0}, /* aten::outer */
    {53552, 53568, 698, 1, 0x0}, /* aten::outer.out */
    {53643, 53653, 699, 1, 0x0}, /* aten::pad */
    {53740, 53754, 700, 1, 0x1}, /* aten::permute */
    {53809, 53828, 701, 1, 0x80000}, /* aten::permute_copy */
    {53882, 53905, 702, 1, 0x80020}, /* aten::permute_copy.out */
    {53986, 53997, 703, 2, 0x40001}, /* aten::prod */
    {54058, 54077, 705, 2, 0x40001}, /* aten::prod.dim_int */
    {54175, 54194, 707, 2, 0x40000}, /* aten::prod.int_out */
    {54312, 54327, 709, 1, 0x20}, /* aten::prod.out */
    {54412, 54432, 710, 1, 0x0}, /* aten::promote_types */
    {54502, 54514, 711, 1, 0x0}, /* aten::ravel */
    {54555, 54566, 712, 1, 0x0}, /* aten::real */
    {54606, 54629, 713, 2, 0x1}, /* aten::reflection_pad1d */
    {54694, 54721, 715, 2, 0x0}, /* aten::reflection_pad1d.out */
    {54813, 54845, 717, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {54939, 54982, 719, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {55117, 55140, 721, 2, 0x1}, /* aten::reflection_pad2d */
    {55205, 55232, 723, 2, 0x0}, /* aten::reflection_pad2d.out */
    {55324, 55356, 725, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {55450, 55493, 727, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {55628, 55651, 729, 2, 0x1}, /* aten::reflection_pad3d */
    {55716, 55743, 731, 2, 0x0}, /* aten::reflection_pad3d.out */
    {55835, 55867, 733, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {55961, 56004, 735, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {56139, 56170, 737, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {56256, 56291, 738, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {56401, 56425, 739, 2, 0x0}, /* aten::replication_pad1d */
    {56491, 56519, 741, 2, 0x0}, /* aten::replication_pad1d.out */
    {56612, 56645, 743, 2, 0x0}, /* aten::replication_pad1d_backward */
    {56740, 56784, 745, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {56920, 56944, 747, 2, 0x1}, /* aten::replication_pad2d */
    {57010, 57038, 749, 2, 0x0}, /* aten::replication_pad2d.out */
    {57131, 57164, 751, 2, 0x0}, /* aten::replication_pad2d_backward */
    {57259, 57303, 753, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {57439, 57463, 755, 2, 0x1}, /* aten::replication_pad3d */
    {57529, 57557, 757, 2, 0x0}, /* aten::replication_pad3d.out */
    {57650, 57683, 759, 2, 0x0}, /* aten::replication_pad3d_backward */
    {57778, 57822, 761, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {57958, 57972, 763, 1, 0x0}, /* aten::reshape */
    {58031, 58048, 764, 1, 0x0}, /* aten::reshape_as */
    {58108, 58121, 765, 1, 0x20}, /* aten::resize */
    {58209, 58226, 766, 1, 0x20}, /* aten::resize.out */
    {58338, 58352, 767, 2, 0x81}, /* aten::resize_ */
    {58449, 58465, 769, 1, 0x20}, /* aten::resize_as */
    {58562, 58582, 770, 1, 0x20}, /* aten::resize_as.out */
    {58703, 58720, 771, 1, 0x80}, /* aten::resize_as_ */
    {58826, 58845, 772, 1, 0x0}, /* aten::resolve_conj */
    {58893, 58911, 773, 1, 0x0}, /* aten::resolve_neg */
    {58958, 58983, 774, 1, 0x0}, /* aten::result_type.Scalar */
    {59051, 59083, 775, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {59161, 59193, 776, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {59269, 59294, 777, 1, 0x0}, /* aten::result_type.Tensor */
    {59362, 59378, 778, 1, 0x0}, /* aten::row_stack */
    {59422, 59442, 779, 1, 0x0}, /* aten::row_stack.out */
    {59513, 59535, 780, 2, 0x0}, /* aten::scatter.src_out */
    {59638, 59662, 782, 2, 0x0}, /* aten::scatter.value_out */
    {59769, 59786, 784, 1, 0x1}, /* aten::select.int */
    {59855, 59877, 785, 1, 0x0}, /* aten::select_backward */
    {59974, 60000, 786, 1, 0x20}, /* aten::select_backward.out */
    {60124, 60146, 787, 1, 0x80000}, /* aten::select_copy.int */
    {60214, 60240, 788, 1, 0x80020}, /* aten::select_copy.int_out */
    {60335, 60356, 789, 1, 0x1}, /* aten::select_scatter */
    {60435, 60460, 790, 1, 0x20}, /* aten::select_scatter.out */
    {60566, 60580, 791, 2, 0x10001}, /* aten::sigmoid */
    {60617, 60635, 793, 2, 0x10000}, /* aten::sigmoid.out */
    {60699, 60714, 795, 2, 0x10000}, /* aten::sigmoid_ */
    {60760, 60775, 797, 1, 0x0}, /* aten::size.int */
    {60819, 60838, 798, 1, 0x1}, /* aten::slice.Tensor */
    {60950, 60971, 799, 1, 0x0}, /* aten::slice_backward */
    {61092, 61117, 800, 1, 0x20}, /* aten::slice_backward.out */
    {61265, 61289, 801, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {61400, 61428, 802, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {61566, 61586, 803, 1, 0x80001}, /* aten::slice_scatter */
    {61705, 61729, 804, 1, 0x80020}, /* aten::slice_scatter.out */
    {61875, 61896, 805, 2, 0x0}, /* aten::smooth_l1_loss */
    {61991, 62016, 807, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {62138, 62168, 809, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {62283, 62324, 811, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {62480, 62503, 813, 2, 0x0}, /* aten::soft_margin_loss */
    {62584, 62611, 815, 1, 0x0}, /* aten::soft_margin_loss.out */
    {62719, 62751, 816, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {62856, 62899, 818, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {63045, 63063, 819, 1, 0x0}, /* aten::softmax.int */
    {63137, 63159, 820, 2, 0x0}, /* aten::softmax.int_out */
    {63260, 63271, 822, 1, 0x1}, /* aten::sort */
    {63365, 63383, 823, 2, 0x0}, /* aten::sort.stable */
    {63501, 63519, 825, 2, 0x0}, /* aten::sort.values */
    {63670, 63695, 827, 2, 0x0}, /* aten::sort.values_stable */
    {63867, 63893, 829, 1, 0x0}, /* aten::special_log_softmax */
    {63978, 64002, 830, 1, 0x0}, /* aten::special_logsumexp */
    {64081, 64109, 831, 1, 0x0}, /* aten::special_logsumexp.out */
    {64215, 64237, 832, 1, 0x0}, /* aten::special_softmax */
    {64315, 64334, 833, 1, 0x0}, /* aten::split.Tensor */
    {64419, 64437, 834, 1, 0x0}, /* aten::split.sizes */
    {64523, 64547, 835, 1, 0x80000}, /* aten::split_copy.Tensor */
    {64626, 64654, 836, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {64752, 64775, 837, 1, 0x1}, /* aten::split_with_sizes */
    {64867, 64895, 838, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {64981, 65013, 839, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {65118, 65129, 840, 2, 0x10001}, /* aten::sqrt */
    {65163, 65178, 842, 2, 0x10000}, /* aten::sqrt.out */
    {65239, 65251, 844, 2, 0x10000}, /* aten::sqrt_ */
    {65294, 65308, 846, 1, 0x0}, /* aten::squeeze */
    {65351, 65369, 847, 1, 0x1}, /* aten::squeeze.dim */
    {65425, 65444, 848, 1, 0x1}, /* aten::squeeze.dims */
    {65503, 65518, 849, 1, 0x80}, /* aten::squeeze_ */
    {65564, 65583, 850, 1, 0x80}, /* aten::squeeze_.dim */
    {65642, 65662, 851, 1, 0x80}, /* aten::squeeze_.dims */
    {65724, 65743, 852, 1, 0x80000}, /* aten::squeeze_copy */
    {65785, 65808, 853, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {65863, 65890, 854, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {65972, 65996, 855, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {66054, 66082, 856, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {66167, 66190, 857, 1, 0x80020}, /* aten::squeeze_copy.out */
    {66259, 66269, 858, 1, 0x40000}, /* aten::std */
    {66322, 66343, 859, 2, 0x40000}, /* aten::std.correction */
    {66453, 66478, 861, 2, 0x40000}, /* aten::std.correction_out */
    {66612, 66626, 863, 1, 0x40000}, /* aten::std.dim */
    {66716, 66730, 864, 1, 0x40000}, /* aten::std.out */
    {66843, 66858, 865, 1, 0x40000}, /* aten::std_mean */
    {66926, 66952, 866, 2, 0x40000}, /* aten::std_mean.correction */
    {67077, 67107, 868, 1, 0x20}, /* aten::std_mean.correction_out */
    {67278, 67297, 869, 1, 0x40000}, /* aten::std_mean.dim */
    {67402, 67419, 870, 1, 0x0}, /* aten::stride.int */
    {67465, 67482, 871, 1, 0x10001}, /* aten::sub.Scalar */
    {67552, 67569, 872, 2, 0x10001}, /* aten::sub.Tensor */
    {67642, 67656, 874, 2, 0x10000}, /* aten::sub.out */
    {67746, 67764, 876, 2, 0x10000}, /* aten::sub_.Tensor */
    {67846, 67868, 878, 1, 0x0}, /* aten::subtract.Tensor */
    {67946, 67956, 879, 1, 0x40000}, /* aten::sum */
    {68016, 68038, 880, 2, 0x40000}, /* aten::sum.IntList_out */
    {68163, 68185, 882, 2, 0x40001}, /* aten::sum.dim_IntList */
    {68290, 68304, 884, 1, 0x20}, /* aten::sum.out */
    {68388, 68406, 885, 1, 0x0}, /* aten::sum_to_size */
    {68462, 68477, 886, 1, 0x0}, /* aten::swapaxes */
    {68543, 68559, 887, 1, 0x80}, /* aten::swapaxes_ */
    {68628, 68643, 888, 1, 0x0}, /* aten::swapdims */
    {68707, 68723, 889, 1, 0x80}, /* aten::swapdims_ */
    {68790, 68806, 890, 1, 0x1}, /* aten::sym_numel */
    {68845, 68864, 891, 1, 0x1}, /* aten::sym_size.int */
    {68915, 68940, 892, 1, 0x1}, /* aten::sym_storage_offset */
    {68988, 69009, 893, 1, 0x1}, /* aten::sym_stride.int */
    {69062, 69070, 894, 1, 0x0}, /* aten::t */
    {69107, 69116, 895, 1, 0x80}, /* aten::t_ */
    {69156, 69169, 896, 1, 0x80000}, /* aten::t_copy */
    {69205, 69222, 897, 1, 0x80020}, /* aten::t_copy.out */
    {69285, 69296, 898, 2, 0x10001}, /* aten::tanh */
    {69330, 69345, 900, 2, 0x10000}, /* aten::tanh.out */
    {69406, 69418, 902, 2, 0x10000}, /* aten::tanh_ */
    {69461, 69488, 904, 1, 0x0}, /* aten::tensor_split.indices */
    {69580, 69608, 905, 1, 0x0}, /* aten::tensor_split.sections */
    {69700, 69746, 906, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {69874, 69890, 907, 1, 0x0}, /* aten::tensordot */
    {69978, 69998, 908, 1, 0x0}, /* aten::tensordot.out */
    {70113, 70129, 909, 1, 0x0}, /* aten::to.device */
    {70283, 70298, 910, 1, 0x0}, /* aten::to.dtype */
    {70436, 70458, 911, 1, 0x0}, /* aten::to.dtype_layout */
    {70677, 70692, 912, 1, 0x0}, /* aten::to.other */
    {70826, 70837, 913, 2, 0x1}, /* aten::topk */
    {70955, 70973, 915, 2, 0x0}, /* aten::topk.values */
    {71148, 71160, 917, 2, 0x0}, /* aten::trace */
    {71195, 71211, 919, 1, 0x20}, /* aten::trace.out */
    {71273, 71293, 920, 1, 0x0}, /* aten::transpose.int */
    {71362, 71379, 921, 1, 0x80}, /* aten::transpose_ */
    {71447, 71472, 922, 1, 0x80000}, /* aten::transpose_copy.int */
    {71540, 71569, 923, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {71664, 71683, 924, 1, 0x0}, /* aten::trapezoid.dx */
    {71750, 71768, 925, 1, 0x0}, /* aten::trapezoid.x */
    {71831, 71846, 926, 1, 0x0}, /* aten::trapz.dx */
    {71908, 71922, 927, 1, 0x0}, /* aten::trapz.x */
    {71981, 71995, 928, 1, 0x0}, /* aten::type_as */
    {72046, 72063, 929, 1, 0x0}, /* aten::unbind.int */
    {72127, 72149, 930, 1, 0x80000}, /* aten::unbind_copy.int */
    {72207, 72233, 931, 1, 0x0}, /* aten::unbind_copy.int_out */
    {72310, 72330, 932, 1, 0x0}, /* aten::unflatten.int */
    {72404, 72417, 933, 2, 0x0}, /* aten::unfold */
    {72494, 72516, 935, 2, 0x0}, /* aten::unfold_backward */
    {72615, 72641, 937, 1, 0x20}, /* aten::unfold_backward.out */
    {72767, 72785, 938, 1, 0x80000}, /* aten::unfold_copy */
    {72861, 72883, 939, 1, 0x80020}, /* aten::unfold_copy.out */
    {72986, 73005, 940, 1, 0x100}, /* aten::unsafe_chunk */
    {73072, 73098, 941, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {73179, 73209, 942, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {73309, 73339, 943, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {73427, 73461, 944, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {73568, 73584, 945, 1, 0x1}, /* aten::unsqueeze */
    {73638, 73655, 946, 1, 0x80}, /* aten::unsqueeze_ */
    {73712, 73733, 947, 1, 0x80000}, /* aten::unsqueeze_copy */
    {73786, 73811, 948, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {73891, 73916, 949, 2, 0x0}, /* aten::upsample_bicubic2d */
    {74051, 74080, 951, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {74242, 74271, 953, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {74391, 74425, 954, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {74598, 74643, 956, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {74857, 74883, 958, 2, 0x0}, /* aten::upsample_bilinear2d */
    {75019, 75049, 960, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {75212, 75242, 962, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {75363, 75398, 963, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {75572, 75618, 965, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {75833, 75857, 967, 2, 0x0}, /* aten::upsample_linear1d */
    {75967, 75995, 969, 2, 0x0}, /* aten::upsample_linear1d.out */
    {76132, 76160, 971, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {76279, 76312, 972, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {76460, 76504, 974, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {76693, 76718, 976, 2, 0x0}, /* aten::upsample_nearest1d */
    {76809, 76838, 978, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {76956, 76985, 980, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {77085, 77119, 981, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {77248, 77293, 983, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {77463, 77488, 985, 2, 0x0}, /* aten::upsample_nearest2d */
    {77603, 77632, 987, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {77774, 77803, 989, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {77903, 77937, 990, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {78090, 78135, 992, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {78329, 78354, 994, 2, 0x0}, /* aten::upsample_nearest3d */
    {78491, 78520, 996, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {78684, 78713, 998, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {78813, 78847, 999, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {79022, 79067, 1001, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {79283, 79310, 1003, 2, 0x0}, /* aten::upsample_trilinear3d */
    {79469, 79500, 1005, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {79686, 79717, 1007, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {79839, 79875, 1008, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {80072, 80119, 1010, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {80357, 80367, 1012, 1, 0x40000}, /* aten::var */
    {80420, 80441, 1013, 2, 0x40001}, /* aten::var.correction */
    {80551, 80576, 1015, 2, 0x40000}, /* aten::var.correction_out */
    {80710, 80724, 1017, 1, 0x40001}, /* aten::var.dim */
    {80814, 80828, 1018, 1, 0x40000}, /* aten::var.out */
    {80941, 80956, 1019, 1, 0x40000}, /* aten::var_mean */
    {81024, 81050, 1020, 2, 0x40000}, /* aten::var_mean.correction */
    {81175, 81205, 1022, 1, 0x20}, /* aten::var_mean.correction_out */
    {81376, 81395, 1023, 1, 0x40000}, /* aten::var_mean.dim */
    {81500, 81511, 1024, 2, 0x0}, /* aten::vdot */
    {81559, 81574, 1026, 1, 0x0}, /* aten::vdot.out */
    {81649, 81660, 1027, 2, 0x1}, /* aten::view */
    {81715, 81732, 1029, 1, 0x0}, /* aten::view.dtype */
    {81796, 81810, 1030, 1, 0x0}, /* aten::view_as */
    {81867, 81889, 1031, 2, 0x0}, /* aten::view_as_complex */
    {81940, 81967, 1033, 1, 0x80000}, /* aten::view_as_complex_copy */
    {82017, 82048, 1034, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {82125, 82144, 1035, 2, 0x0}, /* aten::view_as_real */
    {82192, 82216, 1037, 1, 0x80000}, /* aten::view_as_real_copy */
    {82263, 82291, 1038, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {82365, 82381, 1039, 1, 0x80000}, /* aten::view_copy */
    {82435, 82457, 1040, 1, 0x80000}, /* aten::view_copy.dtype */
    {82520, 82546, 1041, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {82636, 82656, 1042, 1, 0x80020}, /* aten::view_copy.out */
    {82737, 82756, 1043, 1, 0x0}, /* aten::vsplit.array */
    {82826, 82843, 1044, 1, 0x0}, /* aten::vsplit.int */
    {82910, 82923, 1045, 1, 0x0}, /* aten::vstack */
    {82964, 82981, 1046, 1, 0x0}, /* aten::vstack.out */
    {83049, 83060, 1047, 1, 0x20}, /* aten::zero */
    {83094, 83109, 1048, 1, 0x20}, /* aten::zero.out */
    {83170, 83182, 1049, 2, 0x0}, /* aten::zero_ */
    {83225, 83237, 1051, 2, 0x0}, /* aten::zeros */
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {1, 0, 0}, /* aten::_adaptive_avg_pool2d CPU */
    {16, 0, 0}, /* aten::_adaptive_avg_pool2d Meta */
    {141, 4, 0}, /* aten::_adaptive_avg_pool2d.out CompositeExplicitAutograd */
    {1, 0, 1}, /* aten::_adaptive_avg_pool2d_backward CPU */
    {16, 0, 1}, /* aten::_adaptive_avg_pool2d_backward Meta */
    {141, 4, 1}, /* aten::_adaptive_avg_pool2d_backward.out CompositeExplicitAutograd */
    {1, 0, 2}, /* aten::_adaptive_avg_pool3d CPU */
    {16, 0, 2}, /* aten::_adaptive_avg_pool3d Meta */
    {141, 4, 2}, /* aten::_adaptive_avg_pool3d.out CompositeExplicitAutograd */
    {1, 0, 3}, /* aten::_adaptive_avg_pool3d_backward CPU */
    {16, 0, 3}, /* aten::_adaptive_avg_pool3d_backward Meta */
    {141, 4, 3}, /* aten::_adaptive_avg_pool3d_backward.out CompositeExplicitAutograd */
    {1, 0, 4}, /* aten::_aminmax CPU */
    {16, 0, 4}, /* aten::_aminmax Meta */
    {1, 0, 5}, /* aten::_aminmax.dim CPU */
    {16, 0, 5}, /* aten::_aminmax.dim Meta */
    {141, 4, 5}, /* aten::_aminmax.dim_out CompositeExplicitAutograd */
    {141, 4, 4}, /* aten::_aminmax.out CompositeExplicitAutograd */
    {141, 0, 6}, /* aten::_conj CompositeExplicitAutograd */
    {142, 7, 6}, /* aten::_conj_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 7}, /* aten::_conj_copy.out CompositeExplicitAutograd */
    {141, 0, 7}, /* aten::_conj_physical CompositeExplicitAutograd */
    {141, 4, 8}, /* aten::_conj_physical.out CompositeExplicitAutograd */
    {141, 0, 8}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 9}, /* aten::_convolution.deprecated implicit */
    {141, 4, 9}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 10}, /* aten::_convolution_mode implicit */
    {1, 0, 11}, /* aten::_cummax_helper CPU */
    {16, 0, 11}, /* aten::_cummax_helper Meta */
    {1, 0, 12}, /* aten::_cummin_helper CPU */
    {16, 0, 12}, /* aten::_cummin_helper Meta */
    {141, 0, 13}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 14}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 15}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 16}, /* aten::_logcumsumexp CPU */
    {16, 0, 16}, /* aten::_logcumsumexp Meta */
    {1, 4, 10}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 10}, /* aten::_logcumsumexp.out Meta */
    {141, 0, 17}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 11}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 12}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 18}, /* aten::_reshape_alias CPU */
    {16, 0, 18}, /* aten::_reshape_alias Meta */
    {142, 7, 13}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 14}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {141, 0, 19}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 15}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {141, 0, 336}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 16}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 20}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 20}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 17}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 17}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 22}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 21}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 21}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 18}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 18}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 23}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 23}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 19}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 19}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 25}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 24}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 24}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 20}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 20}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 26}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 26}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 21}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 21}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 28}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 27}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 27}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 22}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 22}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 29}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 29}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 23}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 23}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 31}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 30}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 30}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 24}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 24}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 32}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 32}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 25}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 25}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 34}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 33}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 33}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 26}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 26}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 35}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 35}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 27}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 27}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 37}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 36}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 36}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 28}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 28}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 38}, /* aten::abs CPU */
    {16, 0, 38}, /* aten::abs Meta */
    {138, 0, 39}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 40}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 29}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 29}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 41}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 30}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 30}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 42}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 43}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 43}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 31}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 31}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 44}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 44}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 32}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 32}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 45}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 45}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 33}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 33}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 46}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 46}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 34}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 34}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 47}, /* aten::add.Scalar CompositeExplicitAutograd */
    {1, 1, 4}, /* aten::add.Tensor CPU */
    {16, 1, 4}, /* aten::add.Tensor Meta */
    {1, 3, 4}, /* aten::add.out CPU */
    {16, 3, 4}, /* aten::add.out Meta */
    {1, 2, 4}, /* aten::add_.Tensor CPU */
    {16, 2, 4}, /* aten::add_.Tensor Meta */
    {1, 0, 48}, /* aten::addbmm CPU */
    {16, 0, 48}, /* aten::addbmm Meta */
    {1, 4, 35}, /* aten::addbmm.out CPU */
    {16, 4, 35}, /* aten::addbmm.out Meta */
    {1, 0, 49}, /* aten::addbmm_ CPU */
    {16, 0, 49}, /* aten::addbmm_ Meta */
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
    {141, 0, 50}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 36}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 36}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 51}, /* aten::adjoint implicit */
    {141, 0, 52}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 37}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 38}, /* aten::alias_copy.out CompositeExplicitAutograd */
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
    {1, 0, 53}, /* aten::angle CPU */
    {16, 0, 53}, /* aten::angle Meta */
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
    {138, 0, 54}, /* aten::argsort implicit */
    {138, 0, 55}, /* aten::argsort.stable implicit */
    {138, 4, 39}, /* aten::argsort.stable_out implicit */
    {1, 0, 56}, /* aten::as_strided CPU */
    {16, 0, 56}, /* aten::as_strided Meta */
    {142, 5, 40}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 40}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 41}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 57}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 42}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {138, 0, 58}, /* aten::atleast_1d implicit */
    {138, 0, 59}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 60}, /* aten::atleast_2d implicit */
    {138, 0, 61}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 62}, /* aten::atleast_3d implicit */
    {138, 0, 63}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 64}, /* aten::avg_pool1d implicit */
    {1, 0, 65}, /* aten::avg_pool2d CPU */
    {16, 0, 65}, /* aten::avg_pool2d Meta */
    {1, 4, 43}, /* aten::avg_pool2d.out CPU */
    {16, 4, 43}, /* aten::avg_pool2d.out Meta */
    {1, 0, 66}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 66}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 44}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 44}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 67}, /* aten::avg_pool3d CPU */
    {16, 0, 67}, /* aten::avg_pool3d Meta */
    {1, 4, 45}, /* aten::avg_pool3d.out CPU */
    {16, 4, 45}, /* aten::avg_pool3d.out Meta */
    {1, 0, 68}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 68}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 46}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 46}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 18}, /* aten::baddbmm CPU */
    {16, 1, 18}, /* aten::baddbmm Meta */
    {1, 3, 18}, /* aten::baddbmm.out CPU */
    {16, 3, 18}, /* aten::baddbmm.out Meta */
    {1, 2, 18}, /* aten::baddbmm_ CPU */
    {16, 2, 18}, /* aten::baddbmm_ Meta */
    {1, 0, 70}, /* aten::binary_cross_entropy CPU */
    {16, 0, 70}, /* aten::binary_cross_entropy Meta */
    {1, 4, 47}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 47}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 71}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 71}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 48}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 48}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 72}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 72}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 49}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 1, 19}, /* aten::bmm CPU */
    {16, 1, 19}, /* aten::bmm Meta */
    {1, 3, 19}, /* aten::bmm.out CPU */
    {16, 3, 19}, /* aten::bmm.out Meta */
    {138, 0, 73}, /* aten::broadcast_tensors implicit */
    {138, 0, 74}, /* aten::broadcast_to implicit */
    {138, 0, 75}, /* aten::can_cast implicit */
    {138, 0, 76}, /* aten::cartesian_prod implicit */
    {1, 0, 77}, /* aten::cat CPU */
    {16, 0, 77}, /* aten::cat Meta */
    {138, 0, 78}, /* aten::chunk implicit */
    {141, 0, 79}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 50}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 80}, /* aten::column_stack implicit */
    {138, 4, 51}, /* aten::column_stack.out implicit */
    {138, 0, 81}, /* aten::combinations implicit */
    {138, 0, 82}, /* aten::concat implicit */
    {138, 4, 52}, /* aten::concat.out implicit */
    {138, 0, 83}, /* aten::concatenate implicit */
    {138, 4, 53}, /* aten::concatenate.out implicit */
    {138, 0, 84}, /* aten::conj implicit */
    {138, 0, 85}, /* aten::conj_physical implicit */
    {1, 4, 54}, /* aten::conj_physical.out CPU */
    {16, 4, 54}, /* aten::conj_physical.out Meta */
    {141, 5, 54}, /* aten::conj_physical_ CompositeExplicitAutograd */
    {141, 0, 86}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 55}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 87}, /* aten::contiguous implicit */
    {138, 0, 88}, /* aten::conv1d implicit */
    {138, 0, 89}, /* aten::conv1d.padding implicit */
    {138, 0, 90}, /* aten::conv2d implicit */
    {138, 0, 91}, /* aten::conv2d.padding implicit */
    {138, 0, 92}, /* aten::conv3d implicit */
    {138, 0, 93}, /* aten::conv3d.padding implicit */
    {138, 0, 94}, /* aten::conv_transpose1d implicit */
    {138, 0, 95}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 96}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 97}, /* aten::convolution CPU */
    {16, 0, 97}, /* aten::convolution Meta */
    {141, 4, 56}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 98}, /* aten::convolution_backward CPU */
    {16, 0, 98}, /* aten::convolution_backward Meta */
    {141, 4, 57}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 59}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 58}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 99}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 100}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 101}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 101}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 61}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 60}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {141, 0, 102}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 62}, /* aten::cummax.out CPU */
    {16, 4, 62}, /* aten::cummax.out Meta */
    {141, 0, 103}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 63}, /* aten::cummin.out CPU */
    {16, 4, 63}, /* aten::cummin.out Meta */
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
    {138, 0, 104}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 105}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 52}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 64}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 64}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 65}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {141, 0, 106}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 107}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 67}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 66}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 68}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 108}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 69}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {141, 0, 109}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 70}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 110}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 1, 22}, /* aten::div.Tensor CPU */
    {16, 1, 22}, /* aten::div.Tensor Meta */
    {1, 3, 22}, /* aten::div.out CPU */
    {16, 3, 22}, /* aten::div.out Meta */
    {1, 2, 22}, /* aten::div_.Tensor CPU */
    {16, 2, 22}, /* aten::div_.Tensor Meta */
    {1, 0, 111}, /* aten::dot CPU */
    {16, 0, 111}, /* aten::dot Meta */
    {141, 4, 71}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 112}, /* aten::dsplit.array implicit */
    {138, 0, 113}, /* aten::dsplit.int implicit */
    {138, 0, 114}, /* aten::dstack implicit */
    {138, 4, 72}, /* aten::dstack.out implicit */
    {1, 0, 116}, /* aten::empty.memory_format CPU */
    {16, 0, 116}, /* aten::empty.memory_format Meta */
    {86, 0, 69}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 115}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 73}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 117}, /* aten::empty_strided CPU */
    {16, 0, 117}, /* aten::empty_strided Meta */
    {86, 0, 69}, /* aten::empty_strided BackendSelect */
    {141, 4, 74}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 118}, /* aten::equal CPU */
    {16, 0, 118}, /* aten::equal Meta */
    {1, 1, 25}, /* aten::exp CPU */
    {16, 1, 25}, /* aten::exp Meta */
    {1, 3, 25}, /* aten::exp.out CPU */
    {16, 3, 25}, /* aten::exp.out Meta */
    {1, 2, 25}, /* aten::exp_ CPU */
    {16, 2, 25}, /* aten::exp_ Meta */
    {141, 0, 119}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 120}, /* aten::expand_as implicit */
    {142, 7, 75}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 76}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {141, 6, 79}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 77}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 80}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 78}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 121}, /* aten::fill_.Scalar CPU */
    {16, 0, 121}, /* aten::fill_.Scalar Meta */
    {1, 0, 122}, /* aten::fill_.Tensor CPU */
    {16, 0, 122}, /* aten::fill_.Tensor Meta */
    {138, 0, 123}, /* aten::flatten.using_ints implicit */
    {1, 0, 124}, /* aten::flip CPU */
    {16, 0, 124}, /* aten::flip Meta */
    {141, 4, 81}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 125}, /* aten::fliplr implicit */
    {138, 0, 126}, /* aten::flipud implicit */
    {1, 0, 127}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 127}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 82}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 82}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 128}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 128}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 83}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 83}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 129}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 129}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 84}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 84}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 130}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 130}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 85}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 85}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 131}, /* aten::from_file CPU */
    {86, 0, 69}, /* aten::from_file BackendSelect */
    {141, 4, 86}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 132}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 69}, /* aten::full BackendSelect */
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
    {138, 0, 133}, /* aten::ger implicit */
    {138, 4, 87}, /* aten::ger.out implicit */
    {138, 0, 134}, /* aten::gradient.array implicit */
    {138, 0, 135}, /* aten::gradient.scalararray implicit */
    {138, 0, 136}, /* aten::gradient.scalarint implicit */
    {138, 0, 137}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 138}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 139}, /* aten::gradient.tensorarray implicit */
    {138, 0, 140}, /* aten::gradient.tensorarrayint implicit */
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
    {138, 0, 141}, /* aten::hsplit.array implicit */
    {138, 0, 142}, /* aten::hsplit.int implicit */
    {138, 0, 143}, /* aten::hstack implicit */
    {138, 4, 88}, /* aten::hstack.out implicit */
    {1, 0, 144}, /* aten::huber_loss CPU */
    {16, 0, 144}, /* aten::huber_loss Meta */
    {1, 4, 89}, /* aten::huber_loss.out CPU */
    {16, 4, 89}, /* aten::huber_loss.out Meta */
    {1, 0, 145}, /* aten::huber_loss_backward CPU */
    {16, 0, 145}, /* aten::huber_loss_backward Meta */
    {1, 4, 90}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 90}, /* aten::huber_loss_backward.out Meta */
    {138, 0, 146}, /* aten::imag implicit */
    {1, 0, 147}, /* aten::index.Tensor CPU */
    {138, 0, 148}, /* aten::inner implicit */
    {138, 4, 91}, /* aten::inner.out implicit */
    {138, 0, 149}, /* aten::is_complex implicit */
    {138, 0, 150}, /* aten::is_conj implicit */
    {138, 0, 151}, /* aten::is_distributed implicit */
    {138, 0, 152}, /* aten::is_floating_point implicit */
    {138, 0, 153}, /* aten::is_inference implicit */
    {138, 0, 154}, /* aten::is_neg implicit */
    {138, 0, 155}, /* aten::is_nonzero implicit */
    {141, 0, 156}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 157}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 158}, /* aten::is_signed implicit */
    {138, 0, 159}, /* aten::item implicit */
    {138, 0, 160}, /* aten::kron implicit */
    {138, 4, 92}, /* aten::kron.out implicit */
    {141, 0, 161}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 4, 93}, /* aten::kthvalue.values CPU */
    {16, 4, 93}, /* aten::kthvalue.values Meta */
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
    {141, 0, 162}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 94}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 163}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 95}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 96}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 164}, /* aten::linalg_diagonal implicit */
    {1, 1, 32}, /* aten::linalg_vector_norm CPU */
    {16, 1, 32}, /* aten::linalg_vector_norm Meta */
    {1, 3, 32}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 32}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 165}, /* aten::log_softmax.int implicit */
    {1, 4, 97}, /* aten::log_softmax.int_out CPU */
    {16, 4, 97}, /* aten::log_softmax.int_out Meta */
    {141, 0, 166}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 98}, /* aten::logcumsumexp.out CPU */
    {16, 4, 98}, /* aten::logcumsumexp.out Meta */
    {141, 0, 167}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 99}, /* aten::logsumexp.out CPU */
    {16, 4, 99}, /* aten::logsumexp.out Meta */
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
    {138, 0, 168}, /* aten::mH implicit */
    {138, 0, 169}, /* aten::mT implicit */
    {1, 0, 170}, /* aten::masked_select CPU */
    {138, 0, 171}, /* aten::matmul implicit */
    {138, 4, 100}, /* aten::matmul.out implicit */
    {138, 0, 172}, /* aten::matrix_H implicit */
    {1, 0, 173}, /* aten::max CPU */
    {16, 0, 173}, /* aten::max Meta */
    {1, 1, 35}, /* aten::max.dim CPU */
    {16, 1, 35}, /* aten::max.dim Meta */
    {1, 3, 35}, /* aten::max.dim_max CPU */
    {16, 3, 35}, /* aten::max.dim_max Meta */
    {1, 4, 101}, /* aten::max.unary_out CPU */
    {16, 4, 101}, /* aten::max.unary_out Meta */
    {138, 0, 174}, /* aten::max_pool1d implicit */
    {138, 0, 175}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 176}, /* aten::max_pool2d implicit */
    {1, 0, 177}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 177}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 102}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 102}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 178}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 178}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 103}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 103}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 179}, /* aten::max_pool3d implicit */
    {1, 0, 180}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 180}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 104}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 104}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 181}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 181}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 105}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 105}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 182}, /* aten::max_unpool2d CPU */
    {16, 0, 182}, /* aten::max_unpool2d Meta */
    {1, 4, 106}, /* aten::max_unpool2d.out CPU */
    {16, 4, 106}, /* aten::max_unpool2d.out Meta */
    {1, 0, 183}, /* aten::max_unpool3d CPU */
    {16, 0, 183}, /* aten::max_unpool3d Meta */
    {1, 4, 107}, /* aten::max_unpool3d.out CPU */
    {16, 4, 107}, /* aten::max_unpool3d.out Meta */
    {141, 0, 184}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 36}, /* aten::mean.dim CPU */
    {16, 1, 36}, /* aten::mean.dim Meta */
    {1, 4, 108}, /* aten::mean.dtype_out CPU */
    {16, 4, 108}, /* aten::mean.dtype_out Meta */
    {1, 3, 36}, /* aten::mean.out CPU */
    {16, 3, 36}, /* aten::mean.out Meta */
    {1, 0, 185}, /* aten::median CPU */
    {16, 0, 185}, /* aten::median Meta */
    {141, 0, 186}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 110}, /* aten::median.dim_values CPU */
    {16, 4, 110}, /* aten::median.dim_values Meta */
    {141, 4, 109}, /* aten::median.out CompositeExplicitAutograd */
    {1, 0, 187}, /* aten::min CPU */
    {16, 0, 187}, /* aten::min Meta */
    {1, 1, 37}, /* aten::min.dim CPU */
    {16, 1, 37}, /* aten::min.dim Meta */
    {1, 3, 37}, /* aten::min.dim_min CPU */
    {16, 3, 37}, /* aten::min.dim_min Meta */
    {1, 4, 111}, /* aten::min.unary_out CPU */
    {16, 4, 111}, /* aten::min.unary_out Meta */
    {1, 1, 38}, /* aten::mm CPU */
    {16, 1, 38}, /* aten::mm Meta */
    {1, 3, 38}, /* aten::mm.out CPU */
    {16, 3, 38}, /* aten::mm.out Meta */
    {1, 0, 188}, /* aten::mode CPU */
    {16, 0, 188}, /* aten::mode Meta */
    {1, 4, 112}, /* aten::mode.values CPU */
    {16, 4, 112}, /* aten::mode.values Meta */
    {138, 0, 189}, /* aten::moveaxis.int implicit */
    {138, 0, 190}, /* aten::moveaxis.intlist implicit */
    {138, 0, 191}, /* aten::movedim.int implicit */
    {138, 0, 192}, /* aten::movedim.intlist implicit */
    {1, 0, 193}, /* aten::mse_loss CPU */
    {16, 0, 193}, /* aten::mse_loss Meta */
    {1, 4, 113}, /* aten::mse_loss.out CPU */
    {16, 4, 113}, /* aten::mse_loss.out Meta */
    {1, 0, 194}, /* aten::mse_loss_backward CPU */
    {16, 0, 194}, /* aten::mse_loss_backward Meta */
    {1, 4, 114}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 114}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 195}, /* aten::msort implicit */
    {138, 4, 115}, /* aten::msort.out implicit */
    {141, 0, 196}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 1, 39}, /* aten::mul.Tensor CPU */
    {16, 1, 39}, /* aten::mul.Tensor Meta */
    {1, 3, 39}, /* aten::mul.out CPU */
    {16, 3, 39}, /* aten::mul.out Meta */
    {1, 2, 39}, /* aten::mul_.Tensor CPU */
    {16, 2, 39}, /* aten::mul_.Tensor Meta */
    {141, 0, 197}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 116}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 198}, /* aten::nanmedian CPU */
    {16, 0, 198}, /* aten::nanmedian Meta */
    {141, 0, 199}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 118}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 118}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 117}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 200}, /* aten::nansum CPU */
    {16, 0, 200}, /* aten::nansum Meta */
    {1, 4, 119}, /* aten::nansum.out CPU */
    {16, 4, 119}, /* aten::nansum.out Meta */
    {138, 0, 201}, /* aten::narrow implicit */
    {138, 0, 202}, /* aten::narrow.Tensor implicit */
    {142, 7, 120}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 121}, /* aten::narrow_copy.out CPU */
    {16, 4, 121}, /* aten::narrow_copy.out Meta */
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
    {141, 0, 203}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 122}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 204}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 123}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 205}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 124}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 0, 206}, /* aten::nonzero CPU */
    {141, 0, 207}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 44}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 44}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 43}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 43}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 208}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 126}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 125}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 43}, /* aten::norm.dtype_out CPU */
    {16, 3, 43}, /* aten::norm.dtype_out Meta */
    {1, 3, 44}, /* aten::norm.out CPU */
    {16, 3, 44}, /* aten::norm.out Meta */
    {138, 0, 209}, /* aten::numel implicit */
    {138, 0, 210}, /* aten::numpy_T implicit */
    {141, 0, 211}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 69}, /* aten::ones BackendSelect */
    {138, 0, 212}, /* aten::outer implicit */
    {138, 4, 127}, /* aten::outer.out implicit */
    {138, 0, 213}, /* aten::pad implicit */
    {141, 0, 214}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 128}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 129}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 215}, /* aten::prod CPU */
    {16, 0, 215}, /* aten::prod Meta */
    {1, 1, 45}, /* aten::prod.dim_int CPU */
    {16, 1, 45}, /* aten::prod.dim_int Meta */
    {1, 3, 45}, /* aten::prod.int_out CPU */
    {16, 3, 45}, /* aten::prod.int_out Meta */
    {141, 4, 130}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 216}, /* aten::promote_types implicit */
    {138, 0, 217}, /* aten::ravel implicit */
    {138, 0, 218}, /* aten::real implicit */
    {1, 0, 219}, /* aten::reflection_pad1d CPU */
    {16, 0, 219}, /* aten::reflection_pad1d Meta */
    {1, 4, 131}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 131}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 220}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 220}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 132}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 132}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 221}, /* aten::reflection_pad2d CPU */
    {16, 0, 221}, /* aten::reflection_pad2d Meta */
    {1, 4, 133}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 133}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 222}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 222}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 134}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 134}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 223}, /* aten::reflection_pad3d CPU */
    {16, 0, 223}, /* aten::reflection_pad3d Meta */
    {1, 4, 135}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 135}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 224}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 224}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 136}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 136}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 225}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 137}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {1, 0, 226}, /* aten::replication_pad1d CPU */
    {16, 0, 226}, /* aten::replication_pad1d Meta */
    {1, 4, 138}, /* aten::replication_pad1d.out CPU */
    {16, 4, 138}, /* aten::replication_pad1d.out Meta */
    {1, 0, 227}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 227}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 139}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 139}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 228}, /* aten::replication_pad2d CPU */
    {16, 0, 228}, /* aten::replication_pad2d Meta */
    {1, 4, 140}, /* aten::replication_pad2d.out CPU */
    {16, 4, 140}, /* aten::replication_pad2d.out Meta */
    {1, 0, 229}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 229}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 141}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 141}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 230}, /* aten::replication_pad3d CPU */
    {16, 0, 230}, /* aten::replication_pad3d Meta */
    {1, 4, 142}, /* aten::replication_pad3d.out CPU */
    {16, 4, 142}, /* aten::replication_pad3d.out Meta */
    {1, 0, 231}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 231}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 143}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 143}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 232}, /* aten::reshape implicit */
    {138, 0, 233}, /* aten::reshape_as implicit */
    {141, 6, 145}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 144}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 234}, /* aten::resize_ CPU */
    {16, 0, 234}, /* aten::resize_ Meta */
    {141, 6, 147}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 146}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 235}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 236}, /* aten::resolve_conj implicit */
    {138, 0, 237}, /* aten::resolve_neg implicit */
    {138, 0, 238}, /* aten::result_type.Scalar implicit */
    {138, 0, 239}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 240}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 241}, /* aten::result_type.Tensor implicit */
    {138, 0, 242}, /* aten::row_stack implicit */
    {138, 4, 148}, /* aten::row_stack.out implicit */
    {1, 0, 243}, /* aten::scatter.src_out CPU */
    {16, 0, 243}, /* aten::scatter.src_out Meta */
    {1, 0, 244}, /* aten::scatter.value_out CPU */
    {16, 0, 244}, /* aten::scatter.value_out Meta */
    {141, 0, 246}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 245}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 150}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 149}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 151}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 247}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 152}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {1, 1, 46}, /* aten::sigmoid CPU */
    {16, 1, 46}, /* aten::sigmoid Meta */
    {1, 3, 46}, /* aten::sigmoid.out CPU */
    {16, 3, 46}, /* aten::sigmoid.out Meta */
    {1, 2, 46}, /* aten::sigmoid_ CPU */
    {16, 2, 46}, /* aten::sigmoid_ Meta */
    {138, 0, 248}, /* aten::size.int implicit */
    {141, 0, 249}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 250}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 154}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 153}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 155}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 251}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 156}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 252}, /* aten::smooth_l1_loss CPU */
    {16, 0, 252}, /* aten::smooth_l1_loss Meta */
    {1, 4, 157}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 157}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 253}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 253}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 158}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 158}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 254}, /* aten::soft_margin_loss CPU */
    {16, 0, 254}, /* aten::soft_margin_loss Meta */
    {141, 4, 159}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 255}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 255}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 160}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 256}, /* aten::softmax.int implicit */
    {1, 4, 161}, /* aten::softmax.int_out CPU */
    {16, 4, 161}, /* aten::softmax.int_out Meta */
    {141, 0, 257}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 47}, /* aten::sort.stable CPU */
    {16, 1, 47}, /* aten::sort.stable Meta */
    {1, 4, 162}, /* aten::sort.values CPU */
    {16, 4, 162}, /* aten::sort.values Meta */
    {1, 3, 47}, /* aten::sort.values_stable CPU */
    {16, 3, 47}, /* aten::sort.values_stable Meta */
    {138, 0, 258}, /* aten::special_log_softmax implicit */
    {138, 0, 259}, /* aten::special_logsumexp implicit */
    {138, 4, 163}, /* aten::special_logsumexp.out implicit */
    {138, 0, 260}, /* aten::special_softmax implicit */
    {141, 0, 261}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 262}, /* aten::split.sizes implicit */
    {142, 7, 164}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 165}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 263}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 166}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 167}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::sqrt CPU */
    {16, 1, 48}, /* aten::sqrt Meta */
    {1, 3, 48}, /* aten::sqrt.out CPU */
    {16, 3, 48}, /* aten::sqrt.out Meta */
    {1, 2, 48}, /* aten::sqrt_ CPU */
    {16, 2, 48}, /* aten::sqrt_ Meta */
    {141, 0, 264}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 265}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 266}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 168}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 169}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 170}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 168}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 169}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 172}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 170}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 173}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 171}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {138, 0, 267}, /* aten::std implicit */
    {1, 0, 268}, /* aten::std.correction CPU */
    {16, 0, 268}, /* aten::std.correction Meta */
    {1, 4, 174}, /* aten::std.correction_out CPU */
    {16, 4, 174}, /* aten::std.correction_out Meta */
    {138, 0, 269}, /* aten::std.dim implicit */
    {138, 4, 175}, /* aten::std.out implicit */
    {138, 0, 270}, /* aten::std_mean implicit */
    {1, 0, 271}, /* aten::std_mean.correction CPU */
    {16, 0, 271}, /* aten::std_mean.correction Meta */
    {141, 4, 176}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 272}, /* aten::std_mean.dim implicit */
    {138, 0, 273}, /* aten::stride.int implicit */
    {141, 0, 274}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 1, 49}, /* aten::sub.Tensor CPU */
    {16, 1, 49}, /* aten::sub.Tensor Meta */
    {1, 3, 49}, /* aten::sub.out CPU */
    {16, 3, 49}, /* aten::sub.out Meta */
    {1, 2, 49}, /* aten::sub_.Tensor CPU */
    {16, 2, 49}, /* aten::sub_.Tensor Meta */
    {138, 0, 275}, /* aten::subtract.Tensor implicit */
    {141, 0, 276}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 50}, /* aten::sum.IntList_out CPU */
    {16, 3, 50}, /* aten::sum.IntList_out Meta */
    {1, 1, 50}, /* aten::sum.dim_IntList CPU */
    {16, 1, 50}, /* aten::sum.dim_IntList Meta */
    {141, 4, 177}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 277}, /* aten::sum_to_size implicit */
    {138, 0, 278}, /* aten::swapaxes implicit */
    {138, 5, 178}, /* aten::swapaxes_ implicit */
    {138, 0, 279}, /* aten::swapdims implicit */
    {138, 5, 179}, /* aten::swapdims_ implicit */
    {138, 0, 280}, /* aten::sym_numel implicit */
    {138, 0, 281}, /* aten::sym_size.int implicit */
    {138, 0, 282}, /* aten::sym_storage_offset implicit */
    {138, 0, 283}, /* aten::sym_stride.int implicit */
    {141, 0, 284}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 180}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 180}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 181}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 1, 51}, /* aten::tanh CPU */
    {16, 1, 51}, /* aten::tanh Meta */
    {1, 3, 51}, /* aten::tanh.out CPU */
    {16, 3, 51}, /* aten::tanh.out Meta */
    {1, 2, 51}, /* aten::tanh_ CPU */
    {16, 2, 51}, /* aten::tanh_ Meta */
    {138, 0, 285}, /* aten::tensor_split.indices implicit */
    {138, 0, 286}, /* aten::tensor_split.sections implicit */
    {138, 0, 287}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 288}, /* aten::tensordot implicit */
    {138, 4, 182}, /* aten::tensordot.out implicit */
    {138, 0, 289}, /* aten::to.device implicit */
    {138, 0, 290}, /* aten::to.dtype implicit */
    {138, 0, 291}, /* aten::to.dtype_layout implicit */
    {138, 0, 292}, /* aten::to.other implicit */
    {1, 1, 52}, /* aten::topk CPU */
    {16, 1, 52}, /* aten::topk Meta */
    {1, 3, 52}, /* aten::topk.values CPU */
    {16, 3, 52}, /* aten::topk.values Meta */
    {1, 0, 293}, /* aten::trace CPU */
    {16, 0, 293}, /* aten::trace Meta */
    {141, 4, 183}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 294}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 184}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 184}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 185}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 295}, /* aten::trapezoid.dx implicit */
    {138, 0, 296}, /* aten::trapezoid.x implicit */
    {138, 0, 297}, /* aten::trapz.dx implicit */
    {138, 0, 298}, /* aten::trapz.x implicit */
    {138, 0, 299}, /* aten::type_as implicit */
    {141, 0, 300}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 186}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 187}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 301}, /* aten::unflatten.int implicit */
    {1, 0, 302}, /* aten::unfold CPU */
    {16, 0, 302}, /* aten::unfold Meta */
    {1, 0, 303}, /* aten::unfold_backward CPU */
    {16, 0, 303}, /* aten::unfold_backward Meta */
    {141, 4, 189}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 188}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 190}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {138, 0, 304}, /* aten::unsafe_chunk implicit */
    {141, 0, 305}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 191}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 306}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 192}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 307}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 193}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 193}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 194}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 308}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 308}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 195}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 195}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 310}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 309}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 309}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 196}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 196}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 311}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 311}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 197}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 197}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 313}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 312}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 312}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 198}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 198}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 314}, /* aten::upsample_linear1d CPU */
    {16, 0, 314}, /* aten::upsample_linear1d Meta */
    {1, 4, 199}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 199}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 316}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 315}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 315}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 200}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 200}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 317}, /* aten::upsample_nearest1d CPU */
    {16, 0, 317}, /* aten::upsample_nearest1d Meta */
    {1, 4, 201}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 201}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 319}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 318}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 318}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 202}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 202}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 320}, /* aten::upsample_nearest2d CPU */
    {16, 0, 320}, /* aten::upsample_nearest2d Meta */
    {1, 4, 203}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 203}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 322}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 321}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 321}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 204}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 204}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 323}, /* aten::upsample_nearest3d CPU */
    {16, 0, 323}, /* aten::upsample_nearest3d Meta */
    {1, 4, 205}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 205}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 325}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 324}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 324}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 206}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 206}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 326}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 326}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 207}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 207}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 328}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 327}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 327}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 208}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 208}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 329}, /* aten::var implicit */
    {1, 0, 330}, /* aten::var.correction CPU */
    {16, 0, 330}, /* aten::var.correction Meta */
    {1, 4, 209}, /* aten::var.correction_out CPU */
    {16, 4, 209}, /* aten::var.correction_out Meta */
    {138, 0, 331}, /* aten::var.dim implicit */
    {138, 4, 210}, /* aten::var.out implicit */
    {138, 0, 332}, /* aten::var_mean implicit */
    {1, 0, 333}, /* aten::var_mean.correction CPU */
    {16, 0, 333}, /* aten::var_mean.correction Meta */
    {141, 4, 211}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 334}, /* aten::var_mean.dim implicit */
    {1, 0, 335}, /* aten::vdot CPU */
    {16, 0, 335}, /* aten::vdot Meta */
    {141, 4, 212}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 336}, /* aten::view CPU */
    {16, 0, 336}, /* aten::view Meta */
    {141, 0, 340}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 337}, /* aten::view_as implicit */
    {1, 0, 338}, /* aten::view_as_complex CPU */
    {16, 0, 338}, /* aten::view_as_complex Meta */
    {142, 7, 215}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 216}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 339}, /* aten::view_as_real CPU */
    {16, 0, 339}, /* aten::view_as_real Meta */
    {142, 7, 217}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 218}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 213}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 214}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 220}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 219}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 341}, /* aten::vsplit.array implicit */
    {138, 0, 342}, /* aten::vsplit.int implicit */
    {138, 0, 343}, /* aten::vstack implicit */
    {138, 4, 221}, /* aten::vstack.out implicit */
    {141, 6, 223}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 222}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 344}, /* aten::zero_ CPU */
    {16, 0, 344}, /* aten::zero_ Meta */
    {141, 0, 345}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 69}, /* aten::zeros BackendSelect */
};

const char tni_builtin_text[] =
    "aten::_adaptive_avg_pool2d\0aten::_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor\0"
    "aten::_adaptive_avg_pool2d.out\0aten::_adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_adaptive_avg_pool2d_backward\0aten::_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor\0"
    "aten::_adaptive_avg_pool2d_backward.out\0aten::_adaptive_avg_pool2d_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_adaptive_avg_pool3d\0aten::_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor\0"
    "aten::_adaptive_avg_pool3d.out\0aten::_adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_adaptive_avg_pool3d_backward\0aten::_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor\0"
    "aten::_adaptive_avg_pool3d_backward.out\0aten::_adaptive_avg_pool3d_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::_upsample_bicubic2d_aa\0aten::_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::_upsample_bicubic2d_aa.out\0aten::_upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_upsample_bicubic2d_aa.vec\0aten::_upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor\0"
    "aten::_upsample_bicubic2d_aa_backward\0aten::_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::_upsample_bicubic2d_aa_backward.grad_input\0aten::_upsample_bicubic2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::_upsample_bilinear2d_aa\0aten::_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::_upsample_bilinear2d_aa.out\0aten::_upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_upsample_bilinear2d_aa.vec\0aten::_upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor\0"
    "aten::_upsample_bilinear2d_aa_backward\0aten::_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::_upsample_bilinear2d_aa_backward.grad_input\0aten::_upsample_bilinear2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::_upsample_lanczos2d_aa\0aten::_upsample_lanczos2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::_upsample_lanczos2d_aa.out\0aten::_upsample_lanczos2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_upsample_lanczos2d_aa.vec\0aten::_upsample_lanczos2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor\0"
    "aten::_upsample_lanczos2d_aa_backward\0aten::_upsample_lanczos2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::_upsample_lanczos2d_aa_backward.grad_input\0aten::_upsample_lanczos2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::_upsample_nearest_exact1d\0aten::_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor\0"
    "aten::_upsample_nearest_exact1d.out\0aten::_upsample_nearest_exact1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_upsample_nearest_exact1d.vec\0aten::_upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor\0"
    "aten::_upsample_nearest_exact1d_backward\0aten::_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor\0"
    "aten::_upsample_nearest_exact1d_backward.grad_input\0aten::_upsample_nearest_exact1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::_upsample_nearest_exact2d\0aten::_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::_upsample_nearest_exact2d.out\0aten::_upsample_nearest_exact2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_upsample_nearest_exact2d.vec\0aten::_upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor\0"
    "aten::_upsample_nearest_exact2d_backward\0aten::_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::_upsample_nearest_exact2d_backward.grad_input\0aten::_upsample_nearest_exact2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::_upsample_nearest_exact3d\0aten::_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::_upsample_nearest_exact3d.out\0aten::_upsample_nearest_exact3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_upsample_nearest_exact3d.vec\0aten::_upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor\0"
    "aten::_upsample_nearest_exact3d_backward\0aten::_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::_upsample_nearest_exact3d_backward.grad_input\0aten::_upsample_nearest_exact3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::abs\0aten::abs(Tensor self) -> Tensor\0"
    "aten::adaptive_avg_pool1d\0aten::adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor\0"
    "aten::adaptive_avg_pool2d\0aten::adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor\0"
    "aten::adaptive_avg_pool2d.out\0aten::adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::adaptive_avg_pool3d\0aten::adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor\0"
    "aten::adaptive_avg_pool3d.out\0aten::adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::adaptive_max_pool1d\0aten::adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)\0"
    "aten::adaptive_max_pool2d\0aten::adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)\0"
    "aten::adaptive_max_pool2d.out\0aten::adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))\0"
    "aten::adaptive_max_pool2d_backward\0aten::adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor\0"
    "aten::adaptive_max_pool2d_backward.grad_input\0aten::adaptive_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::adaptive_max_pool3d\0aten::adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)\0"
    "aten::adaptive_max_pool3d.out\0aten::adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))\0"
    "aten::adaptive_max_pool3d_backward\0aten::adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor\0"
    "aten::adaptive_max_pool3d_backward.grad_input\0aten::adaptive_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
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
    "aten::avg_pool1d\0aten::avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor\0"
    "aten::avg_pool2d\0aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor\0"
    "aten::avg_pool2d.out\0aten::avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::avg_pool2d_backward\0aten::avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor\0"
    "aten::avg_pool2d_backward.grad_input\0aten::avg_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::avg_pool3d\0aten::avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor\0"
    "aten::avg_pool3d.out\0aten::avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::avg_pool3d_backward\0aten::avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor\0"
    "aten::avg_pool3d_backward.grad_input\0aten::avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::baddbmm\0aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::baddbmm.out\0aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::baddbmm_\0aten::baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::binary_cross_entropy\0aten::binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor\0"
    "aten::binary_cross_entropy.out\0aten::binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::binary_cross_entropy_backward\0aten::binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor\0"
    "aten::binary_cross_entropy_backward.grad_input\0aten::binary_cross_entropy_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::binary_cross_entropy_with_logits\0aten::binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor\0"
    "aten::binary_cross_entropy_with_logits.out\0aten::binary_cross_entropy_with_logits.out(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=1, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::fractional_max_pool2d\0aten::fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)\0"
    "aten::fractional_max_pool2d.output\0aten::fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))\0"
    "aten::fractional_max_pool2d_backward\0aten::fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor\0"
    "aten::fractional_max_pool2d_backward.grad_input\0aten::fractional_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::fractional_max_pool3d\0aten::fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)\0"
    "aten::fractional_max_pool3d.output\0aten::fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))\0"
    "aten::fractional_max_pool3d_backward\0aten::fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor\0"
    "aten::fractional_max_pool3d_backward.grad_input\0aten::fractional_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
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
    "aten::huber_loss\0aten::huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor\0"
    "aten::huber_loss.out\0aten::huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::huber_loss_backward\0aten::huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor\0"
    "aten::huber_loss_backward.out\0aten::huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
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
    "aten::max_pool1d\0aten::max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor\0"
    "aten::max_pool1d_with_indices\0aten::max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)\0"
    "aten::max_pool2d\0aten::max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor\0"
    "aten::max_pool2d_with_indices\0aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)\0"
    "aten::max_pool2d_with_indices.out\0aten::max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))\0"
    "aten::max_pool2d_with_indices_backward\0aten::max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor\0"
    "aten::max_pool2d_with_indices_backward.grad_input\0aten::max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::max_pool3d\0aten::max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor\0"
    "aten::max_pool3d_with_indices\0aten::max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)\0"
    "aten::max_pool3d_with_indices.out\0aten::max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))\0"
    "aten::max_pool3d_with_indices_backward\0aten::max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor\0"
    "aten::max_pool3d_with_indices_backward.grad_input\0aten::max_pool3d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::max_unpool2d\0aten::max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor\0"
    "aten::max_unpool2d.out\0aten::max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::max_unpool3d\0aten::max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor\0"
    "aten::max_unpool3d.out\0aten::max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::mse_loss\0aten::mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor\0"
    "aten::mse_loss.out\0aten::mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mse_loss_backward\0aten::mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor\0"
    "aten::mse_loss_backward.grad_input\0aten::mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
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
    "aten::reflection_pad1d\0aten::reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor\0"
    "aten::reflection_pad1d.out\0aten::reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::reflection_pad1d_backward\0aten::reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor\0"
    "aten::reflection_pad1d_backward.grad_input\0aten::reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::reflection_pad2d\0aten::reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor\0"
    "aten::reflection_pad2d.out\0aten::reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::reflection_pad2d_backward\0aten::reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor\0"
    "aten::reflection_pad2d_backward.grad_input\0aten::reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::reflection_pad3d\0aten::reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor\0"
    "aten::reflection_pad3d.out\0aten::reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::reflection_pad3d_backward\0aten::reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor\0"
    "aten::reflection_pad3d_backward.grad_input\0aten::reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::repeat_interleave.Tensor\0aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor\0"
    "aten::repeat_interleave.Tensor_out\0aten::repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::replication_pad1d\0aten::replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor\0"
    "aten::replication_pad1d.out\0aten::replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::replication_pad1d_backward\0aten::replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor\0"
    "aten::replication_pad1d_backward.grad_input\0aten::replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::replication_pad2d\0aten::replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor\0"
    "aten::replication_pad2d.out\0aten::replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::replication_pad2d_backward\0aten::replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor\0"
    "aten::replication_pad2d_backward.grad_input\0aten::replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::replication_pad3d\0aten::replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor\0"
    "aten::replication_pad3d.out\0aten::replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::replication_pad3d_backward\0aten::replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor\0"
    "aten::replication_pad3d_backward.grad_input\0aten::replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
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
    "aten::smooth_l1_loss\0aten::smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor\0"
    "aten::smooth_l1_loss.out\0aten::smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::smooth_l1_loss_backward\0aten::smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor\0"
    "aten::smooth_l1_loss_backward.grad_input\0aten::smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::soft_margin_loss\0aten::soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor\0"
    "aten::soft_margin_loss.out\0aten::soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::soft_margin_loss_backward\0aten::soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor\0"
    "aten::soft_margin_loss_backward.grad_input\0aten::soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
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
    "aten::upsample_bicubic2d\0aten::upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::upsample_bicubic2d.out\0aten::upsample_bicubic2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::upsample_bicubic2d.vec\0aten::upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor\0"
    "aten::upsample_bicubic2d_backward\0aten::upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::upsample_bicubic2d_backward.grad_input\0aten::upsample_bicubic2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::upsample_bilinear2d\0aten::upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::upsample_bilinear2d.out\0aten::upsample_bilinear2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::upsample_bilinear2d.vec\0aten::upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor\0"
    "aten::upsample_bilinear2d_backward\0aten::upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::upsample_bilinear2d_backward.grad_input\0aten::upsample_bilinear2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::upsample_linear1d\0aten::upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor\0"
    "aten::upsample_linear1d.out\0aten::upsample_linear1d.out(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::upsample_linear1d.vec\0aten::upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor\0"
    "aten::upsample_linear1d_backward\0aten::upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor\0"
    "aten::upsample_linear1d_backward.grad_input\0aten::upsample_linear1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::upsample_nearest1d\0aten::upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor\0"
    "aten::upsample_nearest1d.out\0aten::upsample_nearest1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::upsample_nearest1d.vec\0aten::upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor\0"
    "aten::upsample_nearest1d_backward\0aten::upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor\0"
    "aten::upsample_nearest1d_backward.grad_input\0aten::upsample_nearest1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::upsample_nearest2d\0aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::upsample_nearest2d.out\0aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::upsample_nearest2d.vec\0aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor\0"
    "aten::upsample_nearest2d_backward\0aten::upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::upsample_nearest2d_backward.grad_input\0aten::upsample_nearest2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::upsample_nearest3d\0aten::upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::upsample_nearest3d.out\0aten::upsample_nearest3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::upsample_nearest3d.vec\0aten::upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor\0"
    "aten::upsample_nearest3d_backward\0aten::upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::upsample_nearest3d_backward.grad_input\0aten::upsample_nearest3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::upsample_trilinear3d\0aten::upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::upsample_trilinear3d.out\0aten::upsample_trilinear3d.out(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::upsample_trilinear3d.vec\0aten::upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor\0"
    "aten::upsample_trilinear3d_backward\0aten::upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor\0"
    "aten::upsample_trilinear3d_backward.grad_input\0aten::upsample_trilinear3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
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
