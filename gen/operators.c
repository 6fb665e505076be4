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
tn_status tni_kernel__batch_norm_no_update(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__batch_norm_with_update(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__batch_norm_with_update_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__conj(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__conj_physical(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution_deprecated(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__cummax_helper(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__cummin_helper(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__fft_c2c(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__fft_c2r(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__fft_r2c(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__fused_rms_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_all_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_any_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__local_scalar_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__logcumsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__native_batch_norm_legit(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__native_batch_norm_legit_no_stats(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__native_batch_norm_legit_no_training(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__native_batch_norm_legit_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_batch_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_batch_norm_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_batch_norm_update_stats(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_fft_fft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_fft2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_fftn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_hfft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_hfft2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_hfftn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ifft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ifft2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ifftn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ihfft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ihfft2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ihfft2_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ihfftn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ihfftn_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_irfft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_irfft2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_irfftn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_rfft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_rfft2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_rfftn(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_group_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hsplit_array(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hsplit_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hstack(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_huber_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_huber_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_imag(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_index_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_inner(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_instance_norm(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_layer_norm(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_native_batch_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_native_batch_norm_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_native_group_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_native_group_norm_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_native_layer_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_native_layer_norm_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_rms_norm(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__batch_norm_no_update, /* 6 */
    tni_kernel__batch_norm_with_update, /* 7 */
    tni_kernel__batch_norm_with_update_out, /* 8 */
    tni_kernel__conj, /* 9 */
    tni_kernel__conj_physical, /* 10 */
    tni_kernel__convolution, /* 11 */
    tni_kernel__convolution_deprecated, /* 12 */
    tni_kernel__convolution_mode, /* 13 */
    tni_kernel__cummax_helper, /* 14 */
    tni_kernel__cummin_helper, /* 15 */
    tni_kernel__fft_c2c, /* 16 */
    tni_kernel__fft_c2r, /* 17 */
    tni_kernel__fft_r2c, /* 18 */
    tni_kernel__fused_rms_norm, /* 19 */
    tni_kernel__is_all_true, /* 20 */
    tni_kernel__is_any_true, /* 21 */
    tni_kernel__local_scalar_dense, /* 22 */
    tni_kernel__logcumsumexp, /* 23 */
    tni_kernel__native_batch_norm_legit, /* 24 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 25 */
    tni_kernel__native_batch_norm_legit_no_training, /* 26 */
    tni_kernel__native_batch_norm_legit_out, /* 27 */
    tni_kernel__neg_view, /* 28 */
    tni_kernel__reshape_alias, /* 29 */
    tni_kernel__to_copy, /* 30 */
    tni_kernel__upsample_bicubic2d_aa, /* 31 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 32 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 33 */
    tni_kernel__upsample_bilinear2d_aa, /* 34 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 35 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 36 */
    tni_kernel__upsample_lanczos2d_aa, /* 37 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 38 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 39 */
    tni_kernel__upsample_nearest_exact1d, /* 40 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 41 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 42 */
    tni_kernel__upsample_nearest_exact2d, /* 43 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 44 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 45 */
    tni_kernel__upsample_nearest_exact3d, /* 46 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 47 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 48 */
    tni_kernel_abs, /* 49 */
    tni_kernel_adaptive_avg_pool1d, /* 50 */
    tni_kernel_adaptive_avg_pool2d, /* 51 */
    tni_kernel_adaptive_avg_pool3d, /* 52 */
    tni_kernel_adaptive_max_pool1d, /* 53 */
    tni_kernel_adaptive_max_pool2d, /* 54 */
    tni_kernel_adaptive_max_pool2d_backward, /* 55 */
    tni_kernel_adaptive_max_pool3d, /* 56 */
    tni_kernel_adaptive_max_pool3d_backward, /* 57 */
    tni_kernel_add_Scalar, /* 58 */
    tni_kernel_addbmm, /* 59 */
    tni_kernel_addbmm_, /* 60 */
    tni_kernel_addr, /* 61 */
    tni_kernel_adjoint, /* 62 */
    tni_kernel_alias, /* 63 */
    tni_kernel_angle, /* 64 */
    tni_kernel_argsort, /* 65 */
    tni_kernel_argsort_stable, /* 66 */
    tni_kernel_as_strided, /* 67 */
    tni_kernel_as_strided_scatter, /* 68 */
    tni_kernel_atleast_1d, /* 69 */
    tni_kernel_atleast_1d_Sequence, /* 70 */
    tni_kernel_atleast_2d, /* 71 */
    tni_kernel_atleast_2d_Sequence, /* 72 */
    tni_kernel_atleast_3d, /* 73 */
    tni_kernel_atleast_3d_Sequence, /* 74 */
    tni_kernel_avg_pool1d, /* 75 */
    tni_kernel_avg_pool2d, /* 76 */
    tni_kernel_avg_pool2d_backward, /* 77 */
    tni_kernel_avg_pool3d, /* 78 */
    tni_kernel_avg_pool3d_backward, /* 79 */
    tni_kernel_backend_select, /* 80 */
    tni_kernel_batch_norm, /* 81 */
    tni_kernel_batch_norm_backward, /* 82 */
    tni_kernel_batch_norm_update_stats, /* 83 */
    tni_kernel_binary_cross_entropy, /* 84 */
    tni_kernel_binary_cross_entropy_backward, /* 85 */
    tni_kernel_binary_cross_entropy_with_logits, /* 86 */
    tni_kernel_broadcast_tensors, /* 87 */
    tni_kernel_broadcast_to, /* 88 */
    tni_kernel_can_cast, /* 89 */
    tni_kernel_cartesian_prod, /* 90 */
    tni_kernel_cat, /* 91 */
    tni_kernel_chunk, /* 92 */
    tni_kernel_clone, /* 93 */
    tni_kernel_column_stack, /* 94 */
    tni_kernel_combinations, /* 95 */
    tni_kernel_concat, /* 96 */
    tni_kernel_concatenate, /* 97 */
    tni_kernel_conj, /* 98 */
    tni_kernel_conj_physical, /* 99 */
    tni_kernel_constant_pad_nd, /* 100 */
    tni_kernel_contiguous, /* 101 */
    tni_kernel_conv1d, /* 102 */
    tni_kernel_conv1d_padding, /* 103 */
    tni_kernel_conv2d, /* 104 */
    tni_kernel_conv2d_padding, /* 105 */
    tni_kernel_conv3d, /* 106 */
    tni_kernel_conv3d_padding, /* 107 */
    tni_kernel_conv_transpose1d, /* 108 */
    tni_kernel_conv_transpose2d_input, /* 109 */
    tni_kernel_conv_transpose3d_input, /* 110 */
    tni_kernel_convolution, /* 111 */
    tni_kernel_convolution_backward, /* 112 */
    tni_kernel_copy_, /* 113 */
    tni_kernel_count_nonzero, /* 114 */
    tni_kernel_count_nonzero_dim_IntList, /* 115 */
    tni_kernel_cummax, /* 116 */
    tni_kernel_cummin, /* 117 */
    tni_kernel_cumulative_trapezoid_dx, /* 118 */
    tni_kernel_cumulative_trapezoid_x, /* 119 */
    tni_kernel_diagonal, /* 120 */
    tni_kernel_diagonal_backward, /* 121 */
    tni_kernel_diagonal_scatter, /* 122 */
    tni_kernel_dist, /* 123 */
    tni_kernel_div_Scalar, /* 124 */
    tni_kernel_dot, /* 125 */
    tni_kernel_dsplit_array, /* 126 */
    tni_kernel_dsplit_int, /* 127 */
    tni_kernel_dstack, /* 128 */
    tni_kernel_empty_like, /* 129 */
    tni_kernel_empty_memory_format, /* 130 */
    tni_kernel_empty_strided, /* 131 */
    tni_kernel_equal, /* 132 */
    tni_kernel_expand, /* 133 */
    tni_kernel_expand_as, /* 134 */
    tni_kernel_fft_fft, /* 135 */
    tni_kernel_fft_fft2, /* 136 */
    tni_kernel_fft_fftn, /* 137 */
    tni_kernel_fft_hfft, /* 138 */
    tni_kernel_fft_hfft2, /* 139 */
    tni_kernel_fft_hfftn, /* 140 */
    tni_kernel_fft_ifft, /* 141 */
    tni_kernel_fft_ifft2, /* 142 */
    tni_kernel_fft_ifftn, /* 143 */
    tni_kernel_fft_ihfft, /* 144 */
    tni_kernel_fft_ihfft2, /* 145 */
    tni_kernel_fft_ihfft2_out, /* 146 */
    tni_kernel_fft_ihfftn, /* 147 */
    tni_kernel_fft_ihfftn_out, /* 148 */
    tni_kernel_fft_irfft, /* 149 */
    tni_kernel_fft_irfft2, /* 150 */
    tni_kernel_fft_irfftn, /* 151 */
    tni_kernel_fft_rfft, /* 152 */
    tni_kernel_fft_rfft2, /* 153 */
    tni_kernel_fft_rfftn, /* 154 */
    tni_kernel_fill__Scalar, /* 155 */
    tni_kernel_fill__Tensor, /* 156 */
    tni_kernel_flatten_using_ints, /* 157 */
    tni_kernel_flip, /* 158 */
    tni_kernel_fliplr, /* 159 */
    tni_kernel_flipud, /* 160 */
    tni_kernel_fractional_max_pool2d, /* 161 */
    tni_kernel_fractional_max_pool2d_backward, /* 162 */
    tni_kernel_fractional_max_pool3d, /* 163 */
    tni_kernel_fractional_max_pool3d_backward, /* 164 */
    tni_kernel_from_file, /* 165 */
    tni_kernel_full, /* 166 */
    tni_kernel_ger, /* 167 */
    tni_kernel_gradient_array, /* 168 */
    tni_kernel_gradient_scalararray, /* 169 */
    tni_kernel_gradient_scalarint, /* 170 */
    tni_kernel_gradient_scalarrayarray, /* 171 */
    tni_kernel_gradient_scalarrayint, /* 172 */
    tni_kernel_gradient_tensorarray, /* 173 */
    tni_kernel_gradient_tensorarrayint, /* 174 */
    tni_kernel_group_norm, /* 175 */
    tni_kernel_hsplit_array, /* 176 */
    tni_kernel_hsplit_int, /* 177 */
    tni_kernel_hstack, /* 178 */
    tni_kernel_huber_loss, /* 179 */
    tni_kernel_huber_loss_backward, /* 180 */
    tni_kernel_imag, /* 181 */
    tni_kernel_index_Tensor, /* 182 */
    tni_kernel_inner, /* 183 */
    tni_kernel_instance_norm, /* 184 */
    tni_kernel_is_complex, /* 185 */
    tni_kernel_is_conj, /* 186 */
    tni_kernel_is_distributed, /* 187 */
    tni_kernel_is_floating_point, /* 188 */
    tni_kernel_is_inference, /* 189 */
    tni_kernel_is_neg, /* 190 */
    tni_kernel_is_nonzero, /* 191 */
    tni_kernel_is_pinned, /* 192 */
    tni_kernel_is_same_size, /* 193 */
    tni_kernel_is_signed, /* 194 */
    tni_kernel_item, /* 195 */
    tni_kernel_kron, /* 196 */
    tni_kernel_kthvalue, /* 197 */
    tni_kernel_kthvalue_values, /* 198 */
    tni_kernel_layer_norm, /* 199 */
    tni_kernel_lift, /* 200 */
    tni_kernel_lift_fresh, /* 201 */
    tni_kernel_linalg_diagonal, /* 202 */
    tni_kernel_log_softmax_int, /* 203 */
    tni_kernel_logcumsumexp, /* 204 */
    tni_kernel_logsumexp, /* 205 */
    tni_kernel_mH, /* 206 */
    tni_kernel_mT, /* 207 */
    tni_kernel_masked_select, /* 208 */
    tni_kernel_matmul, /* 209 */
    tni_kernel_matrix_H, /* 210 */
    tni_kernel_max, /* 211 */
    tni_kernel_max_pool1d, /* 212 */
    tni_kernel_max_pool1d_with_indices, /* 213 */
    tni_kernel_max_pool2d, /* 214 */
    tni_kernel_max_pool2d_with_indices, /* 215 */
    tni_kernel_max_pool2d_with_indices_backward, /* 216 */
    tni_kernel_max_pool3d, /* 217 */
    tni_kernel_max_pool3d_with_indices, /* 218 */
    tni_kernel_max_pool3d_with_indices_backward, /* 219 */
    tni_kernel_max_unpool2d, /* 220 */
    tni_kernel_max_unpool3d, /* 221 */
    tni_kernel_mean, /* 222 */
    tni_kernel_median, /* 223 */
    tni_kernel_median_dim, /* 224 */
    tni_kernel_min, /* 225 */
    tni_kernel_mode, /* 226 */
    tni_kernel_moveaxis_int, /* 227 */
    tni_kernel_moveaxis_intlist, /* 228 */
    tni_kernel_movedim_int, /* 229 */
    tni_kernel_movedim_intlist, /* 230 */
    tni_kernel_mse_loss, /* 231 */
    tni_kernel_mse_loss_backward, /* 232 */
    tni_kernel_msort, /* 233 */
    tni_kernel_mul_Scalar, /* 234 */
    tni_kernel_mv, /* 235 */
    tni_kernel_nanmedian, /* 236 */
    tni_kernel_nanmedian_dim, /* 237 */
    tni_kernel_nansum, /* 238 */
    tni_kernel_narrow, /* 239 */
    tni_kernel_narrow_Tensor, /* 240 */
    tni_kernel_native_batch_norm, /* 241 */
    tni_kernel_native_batch_norm_backward, /* 242 */
    tni_kernel_native_group_norm, /* 243 */
    tni_kernel_native_group_norm_backward, /* 244 */
    tni_kernel_native_layer_norm, /* 245 */
    tni_kernel_native_layer_norm_backward, /* 246 */
    tni_kernel_new_empty, /* 247 */
    tni_kernel_new_full, /* 248 */
    tni_kernel_new_zeros, /* 249 */
    tni_kernel_nonzero, /* 250 */
    tni_kernel_norm_Scalar, /* 251 */
    tni_kernel_norm_ScalarOpt_dtype, /* 252 */
    tni_kernel_numel, /* 253 */
    tni_kernel_numpy_T, /* 254 */
    tni_kernel_ones, /* 255 */
    tni_kernel_outer, /* 256 */
    tni_kernel_pad, /* 257 */
    tni_kernel_permute, /* 258 */
    tni_kernel_prod, /* 259 */
    tni_kernel_promote_types, /* 260 */
    tni_kernel_ravel, /* 261 */
    tni_kernel_real, /* 262 */
    tni_kernel_reflection_pad1d, /* 263 */
    tni_kernel_reflection_pad1d_backward, /* 264 */
    tni_kernel_reflection_pad2d, /* 265 */
    tni_kernel_reflection_pad2d_backward, /* 266 */
    tni_kernel_reflection_pad3d, /* 267 */
    tni_kernel_reflection_pad3d_backward, /* 268 */
    tni_kernel_repeat_interleave_Tensor, /* 269 */
    tni_kernel_replication_pad1d, /* 270 */
    tni_kernel_replication_pad1d_backward, /* 271 */
    tni_kernel_replication_pad2d, /* 272 */
    tni_kernel_replication_pad2d_backward, /* 273 */
    tni_kernel_replication_pad3d, /* 274 */
    tni_kernel_replication_pad3d_backward, /* 275 */
    tni_kernel_reshape, /* 276 */
    tni_kernel_reshape_as, /* 277 */
    tni_kernel_resize_, /* 278 */
    tni_kernel_resize_as_, /* 279 */
    tni_kernel_resolve_conj, /* 280 */
    tni_kernel_resolve_neg, /* 281 */
    tni_kernel_result_type_Scalar, /* 282 */
    tni_kernel_result_type_Scalar_Scalar, /* 283 */
    tni_kernel_result_type_Scalar_Tensor, /* 284 */
    tni_kernel_result_type_Tensor, /* 285 */
    tni_kernel_rms_norm, /* 286 */
    tni_kernel_row_stack, /* 287 */
    tni_kernel_scatter_src_out, /* 288 */
    tni_kernel_scatter_value_out, /* 289 */
    tni_kernel_select_backward, /* 290 */
    tni_kernel_select_int, /* 291 */
    tni_kernel_select_scatter, /* 292 */
    tni_kernel_size_int, /* 293 */
    tni_kernel_slice_Tensor, /* 294 */
    tni_kernel_slice_backward, /* 295 */
    tni_kernel_slice_scatter, /* 296 */
    tni_kernel_smooth_l1_loss, /* 297 */
    tni_kernel_smooth_l1_loss_backward, /* 298 */
    tni_kernel_soft_margin_loss, /* 299 */
    tni_kernel_soft_margin_loss_backward, /* 300 */
    tni_kernel_softmax_int, /* 301 */
    tni_kernel_sort, /* 302 */
    tni_kernel_special_log_softmax, /* 303 */
    tni_kernel_special_logsumexp, /* 304 */
    tni_kernel_special_softmax, /* 305 */
    tni_kernel_split_Tensor, /* 306 */
    tni_kernel_split_sizes, /* 307 */
    tni_kernel_split_with_sizes, /* 308 */
    tni_kernel_squeeze, /* 309 */
    tni_kernel_squeeze_dim, /* 310 */
    tni_kernel_squeeze_dims, /* 311 */
    tni_kernel_std, /* 312 */
    tni_kernel_std_correction, /* 313 */
    tni_kernel_std_dim, /* 314 */
    tni_kernel_std_mean, /* 315 */
    tni_kernel_std_mean_correction, /* 316 */
    tni_kernel_std_mean_dim, /* 317 */
    tni_kernel_stride_int, /* 318 */
    tni_kernel_sub_Scalar, /* 319 */
    tni_kernel_subtract_Tensor, /* 320 */
    tni_kernel_sum, /* 321 */
    tni_kernel_sum_to_size, /* 322 */
    tni_kernel_swapaxes, /* 323 */
    tni_kernel_swapdims, /* 324 */
    tni_kernel_sym_numel, /* 325 */
    tni_kernel_sym_size_int, /* 326 */
    tni_kernel_sym_storage_offset, /* 327 */
    tni_kernel_sym_stride_int, /* 328 */
    tni_kernel_t, /* 329 */
    tni_kernel_tensor_split_indices, /* 330 */
    tni_kernel_tensor_split_sections, /* 331 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 332 */
    tni_kernel_tensordot, /* 333 */
    tni_kernel_to_device, /* 334 */
    tni_kernel_to_dtype, /* 335 */
    tni_kernel_to_dtype_layout, /* 336 */
    tni_kernel_to_other, /* 337 */
    tni_kernel_trace, /* 338 */
    tni_kernel_transpose_int, /* 339 */
    tni_kernel_trapezoid_dx, /* 340 */
    tni_kernel_trapezoid_x, /* 341 */
    tni_kernel_trapz_dx, /* 342 */
    tni_kernel_trapz_x, /* 343 */
    tni_kernel_type_as, /* 344 */
    tni_kernel_unbind_int, /* 345 */
    tni_kernel_unflatten_int, /* 346 */
    tni_kernel_unfold, /* 347 */
    tni_kernel_unfold_backward, /* 348 */
    tni_kernel_unsafe_chunk, /* 349 */
    tni_kernel_unsafe_split_Tensor, /* 350 */
    tni_kernel_unsafe_split_with_sizes, /* 351 */
    tni_kernel_unsqueeze, /* 352 */
    tni_kernel_upsample_bicubic2d, /* 353 */
    tni_kernel_upsample_bicubic2d_backward, /* 354 */
    tni_kernel_upsample_bicubic2d_vec, /* 355 */
    tni_kernel_upsample_bilinear2d, /* 356 */
    tni_kernel_upsample_bilinear2d_backward, /* 357 */
    tni_kernel_upsample_bilinear2d_vec, /* 358 */
    tni_kernel_upsample_linear1d, /* 359 */
    tni_kernel_upsample_linear1d_backward, /* 360 */
    tni_kernel_upsample_linear1d_vec, /* 361 */
    tni_kernel_upsample_nearest1d, /* 362 */
    tni_kernel_upsample_nearest1d_backward, /* 363 */
    tni_kernel_upsample_nearest1d_vec, /* 364 */
    tni_kernel_upsample_nearest2d, /* 365 */
    tni_kernel_upsample_nearest2d_backward, /* 366 */
    tni_kernel_upsample_nearest2d_vec, /* 367 */
    tni_kernel_upsample_nearest3d, /* 368 */
    tni_kernel_upsample_nearest3d_backward, /* 369 */
    tni_kernel_upsample_nearest3d_vec, /* 370 */
    tni_kernel_upsample_trilinear3d, /* 371 */
    tni_kernel_upsample_trilinear3d_backward, /* 372 */
    tni_kernel_upsample_trilinear3d_vec, /* 373 */
    tni_kernel_var, /* 374 */
    tni_kernel_var_correction, /* 375 */
    tni_kernel_var_dim, /* 376 */
    tni_kernel_var_mean, /* 377 */
    tni_kernel_var_mean_correction, /* 378 */
    tni_kernel_var_mean_dim, /* 379 */
    tni_kernel_vdot, /* 380 */
    tni_kernel_view, /* 381 */
    tni_kernel_view_as, /* 382 */
    tni_kernel_view_as_complex, /* 383 */
    tni_kernel_view_as_real, /* 384 */
    tni_kernel_view_dtype, /* 385 */
    tni_kernel_vsplit_array, /* 386 */
    tni_kernel_vsplit_int, /* 387 */
    tni_kernel_vstack, /* 388 */
    tni_kernel_zero_, /* 389 */
    tni_kernel_zeros, /* 390 */
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
    {"aten::_batch_norm_no_update", NULL}, /* 6 */
    {"aten::_batch_norm_with_update", NULL}, /* 7 */
    {"aten::_conj", NULL}, /* 8 */
    {"aten::_conj_copy", NULL}, /* 9 */
    {"aten::_conj_physical", NULL}, /* 10 */
    {"aten::_convolution", NULL}, /* 11 */
    {"aten::_fft_c2c", NULL}, /* 12 */
    {"aten::_fft_c2r", NULL}, /* 13 */
    {"aten::_fft_r2c", NULL}, /* 14 */
    {"aten::_logcumsumexp", NULL}, /* 15 */
    {"aten::_native_batch_norm_legit", NULL}, /* 16 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 17 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 18 */
    {"aten::_neg_view", NULL}, /* 19 */
    {"aten::_neg_view_copy", NULL}, /* 20 */
    {"aten::_reshape_alias", NULL}, /* 21 */
    {"aten::_reshape_alias_copy", NULL}, /* 22 */
    {"aten::_to_copy", NULL}, /* 23 */
    {"aten::_unsafe_view", NULL}, /* 24 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 25 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 26 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 27 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 28 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 29 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 30 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 31 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 32 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 33 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 34 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 35 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 36 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 37 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 38 */
    {"aten::adaptive_max_pool2d", NULL}, /* 39 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 40 */
    {"aten::adaptive_max_pool3d", NULL}, /* 41 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 42 */
    {"aten::addbmm", NULL}, /* 43 */
    {"aten::addr", NULL}, /* 44 */
    {"aten::alias", NULL}, /* 45 */
    {"aten::alias_copy", NULL}, /* 46 */
    {"aten::argsort.stable", NULL}, /* 47 */
    {"aten::as_strided", NULL}, /* 48 */
    {"aten::as_strided_copy", NULL}, /* 49 */
    {"aten::as_strided_scatter", NULL}, /* 50 */
    {"aten::avg_pool2d", NULL}, /* 51 */
    {"aten::avg_pool2d_backward", NULL}, /* 52 */
    {"aten::avg_pool3d", NULL}, /* 53 */
    {"aten::avg_pool3d_backward", NULL}, /* 54 */
    {"aten::batch_norm_update_stats", NULL}, /* 55 */
    {"aten::binary_cross_entropy", NULL}, /* 56 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 57 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 58 */
    {"aten::clone", NULL}, /* 59 */
    {"aten::column_stack", NULL}, /* 60 */
    {"aten::concat", NULL}, /* 61 */
    {"aten::concatenate", NULL}, /* 62 */
    {"aten::conj_physical", NULL}, /* 63 */
    {"aten::constant_pad_nd", NULL}, /* 64 */
    {"aten::convolution", NULL}, /* 65 */
    {"aten::convolution_backward", NULL}, /* 66 */
    {"aten::copy", NULL}, /* 67 */
    {"aten::copy_", NULL}, /* 68 */
    {"aten::count_nonzero", NULL}, /* 69 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 70 */
    {"aten::cummax", NULL}, /* 71 */
    {"aten::cummin", NULL}, /* 72 */
    {"aten::detach", NULL}, /* 73 */
    {"aten::detach_copy", NULL}, /* 74 */
    {"aten::diagonal", NULL}, /* 75 */
    {"aten::diagonal_backward", NULL}, /* 76 */
    {"aten::diagonal_copy", NULL}, /* 77 */
    {"aten::diagonal_scatter", NULL}, /* 78 */
    {"aten::dist", NULL}, /* 79 */
    {"aten::dot", NULL}, /* 80 */
    {"aten::dstack", NULL}, /* 81 */
    {"aten::empty_like", NULL}, /* 82 */
    {"aten::empty_strided", NULL}, /* 83 */
    {"aten::expand", NULL}, /* 84 */
    {"aten::expand_copy", NULL}, /* 85 */
    {"aten::fft_fft", NULL}, /* 86 */
    {"aten::fft_fft2", NULL}, /* 87 */
    {"aten::fft_fftn", NULL}, /* 88 */
    {"aten::fft_hfft", NULL}, /* 89 */
    {"aten::fft_hfft2", NULL}, /* 90 */
    {"aten::fft_hfftn", NULL}, /* 91 */
    {"aten::fft_ifft", NULL}, /* 92 */
    {"aten::fft_ifft2", NULL}, /* 93 */
    {"aten::fft_ifftn", NULL}, /* 94 */
    {"aten::fft_ihfft", NULL}, /* 95 */
    {"aten::fft_irfft", NULL}, /* 96 */
    {"aten::fft_irfft2", NULL}, /* 97 */
    {"aten::fft_irfftn", NULL}, /* 98 */
    {"aten::fft_rfft", NULL}, /* 99 */
    {"aten::fft_rfft2", NULL}, /* 100 */
    {"aten::fft_rfftn", NULL}, /* 101 */
    {"aten::fill.Scalar", NULL}, /* 102 */
    {"aten::fill.Tensor", NULL}, /* 103 */
    {"aten::fill_.Scalar", NULL}, /* 104 */
    {"aten::fill_.Tensor", NULL}, /* 105 */
    {"aten::flip", NULL}, /* 106 */
    {"aten::fractional_max_pool2d", NULL}, /* 107 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 108 */
    {"aten::fractional_max_pool3d", NULL}, /* 109 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 110 */
    {"aten::from_file", NULL}, /* 111 */
    {"aten::ger", NULL}, /* 112 */
    {"aten::hstack", NULL}, /* 113 */
    {"aten::huber_loss", NULL}, /* 114 */
    {"aten::huber_loss_backward", NULL}, /* 115 */
    {"aten::inner", NULL}, /* 116 */
    {"aten::kron", NULL}, /* 117 */
    {"aten::lift", NULL}, /* 118 */
    {"aten::lift_fresh", NULL}, /* 119 */
    {"aten::lift_fresh_copy", NULL}, /* 120 */
    {"aten::log_softmax.int", NULL}, /* 121 */
    {"aten::logcumsumexp", NULL}, /* 122 */
    {"aten::logsumexp", NULL}, /* 123 */
    {"aten::matmul", NULL}, /* 124 */
    {"aten::max", NULL}, /* 125 */
    {"aten::max_pool2d_with_indices", NULL}, /* 126 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 127 */
    {"aten::max_pool3d_with_indices", NULL}, /* 128 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 129 */
    {"aten::max_unpool2d", NULL}, /* 130 */
    {"aten::max_unpool3d", NULL}, /* 131 */
    {"aten::mean", NULL}, /* 132 */
    {"aten::median", NULL}, /* 133 */
    {"aten::median.dim", NULL}, /* 134 */
    {"aten::min", NULL}, /* 135 */
    {"aten::mode", NULL}, /* 136 */
    {"aten::mse_loss", NULL}, /* 137 */
    {"aten::mse_loss_backward", NULL}, /* 138 */
    {"aten::msort", NULL}, /* 139 */
    {"aten::mv", NULL}, /* 140 */
    {"aten::nanmedian", NULL}, /* 141 */
    {"aten::nanmedian.dim", NULL}, /* 142 */
    {"aten::nansum", NULL}, /* 143 */
    {"aten::narrow", NULL}, /* 144 */
    {"aten::narrow_copy", NULL}, /* 145 */
    {"aten::native_batch_norm", NULL}, /* 146 */
    {"aten::native_batch_norm_backward", NULL}, /* 147 */
    {"aten::native_group_norm", NULL}, /* 148 */
    {"aten::native_group_norm_backward", NULL}, /* 149 */
    {"aten::native_layer_norm", NULL}, /* 150 */
    {"aten::native_layer_norm_backward", NULL}, /* 151 */
    {"aten::new_empty", NULL}, /* 152 */
    {"aten::new_full", NULL}, /* 153 */
    {"aten::new_zeros", NULL}, /* 154 */
    {"aten::norm.Scalar", NULL}, /* 155 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 156 */
    {"aten::outer", NULL}, /* 157 */
    {"aten::permute", NULL}, /* 158 */
    {"aten::permute_copy", NULL}, /* 159 */
    {"aten::prod", NULL}, /* 160 */
    {"aten::reflection_pad1d", NULL}, /* 161 */
    {"aten::reflection_pad1d_backward", NULL}, /* 162 */
    {"aten::reflection_pad2d", NULL}, /* 163 */
    {"aten::reflection_pad2d_backward", NULL}, /* 164 */
    {"aten::reflection_pad3d", NULL}, /* 165 */
    {"aten::reflection_pad3d_backward", NULL}, /* 166 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 167 */
    {"aten::replication_pad1d", NULL}, /* 168 */
    {"aten::replication_pad1d_backward", NULL}, /* 169 */
    {"aten::replication_pad2d", NULL}, /* 170 */
    {"aten::replication_pad2d_backward", NULL}, /* 171 */
    {"aten::replication_pad3d", NULL}, /* 172 */
    {"aten::replication_pad3d_backward", NULL}, /* 173 */
    {"aten::resize", NULL}, /* 174 */
    {"aten::resize_", NULL}, /* 175 */
    {"aten::resize_as", NULL}, /* 176 */
    {"aten::resize_as_", NULL}, /* 177 */
    {"aten::row_stack", NULL}, /* 178 */
    {"aten::select.int", NULL}, /* 179 */
    {"aten::select_backward", NULL}, /* 180 */
    {"aten::select_copy.int", NULL}, /* 181 */
    {"aten::select_scatter", NULL}, /* 182 */
    {"aten::slice.Tensor", NULL}, /* 183 */
    {"aten::slice_backward", NULL}, /* 184 */
    {"aten::slice_copy.Tensor", NULL}, /* 185 */
    {"aten::slice_scatter", NULL}, /* 186 */
    {"aten::smooth_l1_loss", NULL}, /* 187 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 188 */
    {"aten::soft_margin_loss", NULL}, /* 189 */
    {"aten::soft_margin_loss_backward", NULL}, /* 190 */
    {"aten::softmax.int", NULL}, /* 191 */
    {"aten::sort", NULL}, /* 192 */
    {"aten::special_logsumexp", NULL}, /* 193 */
    {"aten::split.Tensor", NULL}, /* 194 */
    {"aten::split_copy.Tensor", NULL}, /* 195 */
    {"aten::split_with_sizes", NULL}, /* 196 */
    {"aten::split_with_sizes_copy", NULL}, /* 197 */
    {"aten::squeeze", NULL}, /* 198 */
    {"aten::squeeze.dim", NULL}, /* 199 */
    {"aten::squeeze.dims", NULL}, /* 200 */
    {"aten::squeeze_copy", NULL}, /* 201 */
    {"aten::squeeze_copy.dim", NULL}, /* 202 */
    {"aten::squeeze_copy.dims", NULL}, /* 203 */
    {"aten::std.correction", NULL}, /* 204 */
    {"aten::std.dim", NULL}, /* 205 */
    {"aten::std_mean.correction", NULL}, /* 206 */
    {"aten::sum", NULL}, /* 207 */
    {"aten::swapaxes", NULL}, /* 208 */
    {"aten::swapdims", NULL}, /* 209 */
    {"aten::t", NULL}, /* 210 */
    {"aten::t_copy", NULL}, /* 211 */
    {"aten::tensordot", NULL}, /* 212 */
    {"aten::trace", NULL}, /* 213 */
    {"aten::transpose.int", NULL}, /* 214 */
    {"aten::transpose_copy.int", NULL}, /* 215 */
    {"aten::unbind.int", NULL}, /* 216 */
    {"aten::unbind_copy.int", NULL}, /* 217 */
    {"aten::unfold", NULL}, /* 218 */
    {"aten::unfold_backward", NULL}, /* 219 */
    {"aten::unfold_copy", NULL}, /* 220 */
    {"aten::unsafe_split.Tensor", NULL}, /* 221 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 222 */
    {"aten::unsqueeze", NULL}, /* 223 */
    {"aten::unsqueeze_copy", NULL}, /* 224 */
    {"aten::upsample_bicubic2d", NULL}, /* 225 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 226 */
    {"aten::upsample_bilinear2d", NULL}, /* 227 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 228 */
    {"aten::upsample_linear1d", NULL}, /* 229 */
    {"aten::upsample_linear1d_backward", NULL}, /* 230 */
    {"aten::upsample_nearest1d", NULL}, /* 231 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 232 */
    {"aten::upsample_nearest2d", NULL}, /* 233 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 234 */
    {"aten::upsample_nearest3d", NULL}, /* 235 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 236 */
    {"aten::upsample_trilinear3d", NULL}, /* 237 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 238 */
    {"aten::var.correction", NULL}, /* 239 */
    {"aten::var.dim", NULL}, /* 240 */
    {"aten::var_mean.correction", NULL}, /* 241 */
    {"aten::vdot", NULL}, /* 242 */
    {"aten::view", NULL}, /* 243 */
    {"aten::view.dtype", NULL}, /* 244 */
    {"aten::view_as_complex", NULL}, /* 245 */
    {"aten::view_as_complex_copy", NULL}, /* 246 */
    {"aten::view_as_real", NULL}, /* 247 */
    {"aten::view_as_real_copy", NULL}, /* 248 */
    {"aten::view_copy", NULL}, /* 249 */
    {"aten::view_copy.dtype", NULL}, /* 250 */
    {"aten::vstack", NULL}, /* 251 */
    {"aten::zero", NULL}, /* 252 */
    {"aten::zero_", NULL}, /* 253 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 788;

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
    {1416, 1444, 18, 1, 0x0}, /* aten::_batch_norm_no_update */
    {1622, 1654, 19, 1, 0x20}, /* aten::_batch_norm_no_update.out */
    {1923, 1953, 20, 2, 0x0}, /* aten::_batch_norm_with_update */
    {2139, 2173, 22, 2, 0x0}, /* aten::_batch_norm_with_update.out */
    {2464, 2505, 24, 1, 0x20}, /* aten::_batch_norm_with_update_functional */
    {2743, 2755, 25, 1, 0x0}, /* aten::_conj */
    {2796, 2813, 26, 1, 0x80000}, /* aten::_conj_copy */
    {2853, 2874, 27, 1, 0x80020}, /* aten::_conj_copy.out */
    {2941, 2962, 28, 1, 0x10000}, /* aten::_conj_physical */
    {3006, 3031, 29, 1, 0x20}, /* aten::_conj_physical.out */
    {3102, 3121, 30, 1, 0x0}, /* aten::_convolution */
    {3377, 3407, 31, 1, 0x0}, /* aten::_convolution.deprecated */
    {3654, 3677, 32, 1, 0x20}, /* aten::_convolution.out */
    {3960, 3984, 33, 1, 0x0}, /* aten::_convolution_mode */
    {4125, 4146, 34, 2, 0x0}, /* aten::_cummax_helper */
    {4234, 4255, 36, 2, 0x0}, /* aten::_cummin_helper */
    {4343, 4358, 38, 2, 0x0}, /* aten::_fft_c2c */
    {4443, 4462, 40, 2, 0x0}, /* aten::_fft_c2c.out */
    {4574, 4589, 42, 2, 0x1}, /* aten::_fft_c2r */
    {4679, 4698, 44, 2, 0x0}, /* aten::_fft_c2r.out */
    {4815, 4830, 46, 2, 0x1}, /* aten::_fft_r2c */
    {4913, 4932, 48, 2, 0x0}, /* aten::_fft_r2c.out */
    {5042, 5064, 50, 1, 0x0}, /* aten::_fused_rms_norm */
    {5172, 5191, 51, 1, 0x0}, /* aten::_is_all_true */
    {5233, 5252, 52, 1, 0x0}, /* aten::_is_any_true */
    {5294, 5320, 53, 1, 0x5}, /* aten::_local_scalar_dense */
    {5369, 5388, 54, 2, 0x1}, /* aten::_log_softmax */
    {5459, 5482, 56, 2, 0x0}, /* aten::_log_softmax.out */
    {5580, 5613, 58, 2, 0x0}, /* aten::_log_softmax_backward_data */
    {5724, 5761, 60, 2, 0x0}, /* aten::_log_softmax_backward_data.out */
    {5899, 5919, 62, 2, 0x0}, /* aten::_logcumsumexp */
    {5971, 5995, 64, 2, 0x0}, /* aten::_logcumsumexp.out */
    {6074, 6105, 66, 2, 0x1}, /* aten::_native_batch_norm_legit */
    {6299, 6339, 68, 2, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {6493, 6537, 70, 2, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {6772, 6807, 72, 2, 0x0}, /* aten::_native_batch_norm_legit.out */
    {7082, 7124, 74, 1, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {7370, 7413, 75, 1, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {7596, 7643, 76, 1, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {7896, 7912, 77, 1, 0x0}, /* aten::_neg_view */
    {7957, 7978, 78, 1, 0x80000}, /* aten::_neg_view_copy */
    {8022, 8047, 79, 1, 0x80020}, /* aten::_neg_view_copy.out */
    {8118, 8139, 80, 2, 0x0}, /* aten::_reshape_alias */
    {8221, 8247, 82, 1, 0x80000}, /* aten::_reshape_alias_copy */
    {8328, 8358, 83, 1, 0x80020}, /* aten::_reshape_alias_copy.out */
    {8466, 8481, 84, 2, 0x1}, /* aten::_softmax */
    {8548, 8567, 86, 2, 0x0}, /* aten::_softmax.out */
    {8661, 8690, 88, 2, 0x0}, /* aten::_softmax_backward_data */
    {8797, 8830, 90, 2, 0x0}, /* aten::_softmax_backward_data.out */
    {8971, 8986, 92, 1, 0x1}, /* aten::_to_copy */
    {9175, 9194, 93, 1, 0x20}, /* aten::_to_copy.out */
    {9318, 9337, 94, 1, 0x0}, /* aten::_unsafe_view */
    {9394, 9417, 95, 1, 0x20}, /* aten::_unsafe_view.out */
    {9501, 9530, 96, 2, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {9669, 9702, 98, 2, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {9868, 9901, 100, 1, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {10025, 10063, 101, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {10240, 10289, 103, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {10507, 10537, 105, 2, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {10677, 10711, 107, 2, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {10878, 10912, 109, 1, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {11037, 11076, 110, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {11254, 11304, 112, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {11523, 11552, 114, 2, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {11691, 11724, 116, 2, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {11890, 11923, 118, 1, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {12047, 12085, 119, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {12262, 12311, 121, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {12529, 12561, 123, 2, 0x0}, /* aten::_upsample_nearest_exact1d */
    {12659, 12695, 125, 2, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {12820, 12856, 127, 1, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {12963, 13004, 128, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {13140, 13192, 130, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {13369, 13401, 132, 2, 0x0}, /* aten::_upsample_nearest_exact2d */
    {13523, 13559, 134, 2, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {13708, 13744, 136, 1, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {13851, 13892, 137, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {14052, 14104, 139, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {14305, 14337, 141, 2, 0x0}, /* aten::_upsample_nearest_exact3d */
    {14481, 14517, 143, 2, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {14688, 14724, 145, 1, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {14831, 14872, 146, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {15054, 15106, 148, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {15329, 15339, 150, 2, 0x10001}, /* aten::abs */
    {15372, 15398, 152, 1, 0x1}, /* aten::adaptive_avg_pool1d */
    {15467, 15493, 153, 1, 0x0}, /* aten::adaptive_avg_pool2d */
    {15565, 15595, 154, 2, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {15694, 15720, 156, 1, 0x0}, /* aten::adaptive_avg_pool3d */
    {15792, 15822, 157, 2, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {15921, 15947, 159, 1, 0x0}, /* aten::adaptive_max_pool1d */
    {16026, 16052, 160, 2, 0x0}, /* aten::adaptive_max_pool2d */
    {16131, 16161, 162, 2, 0x0}, /* aten::adaptive_max_pool2d.out */
    {16291, 16326, 164, 2, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {16420, 16466, 166, 2, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {16601, 16627, 168, 2, 0x0}, /* aten::adaptive_max_pool3d */
    {16706, 16736, 170, 2, 0x0}, /* aten::adaptive_max_pool3d.out */
    {16866, 16901, 172, 2, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {16995, 17041, 174, 2, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {17176, 17193, 176, 1, 0x10001}, /* aten::add.Scalar */
    {17263, 17280, 177, 2, 0x10001}, /* aten::add.Tensor */
    {17353, 17367, 179, 2, 0x10000}, /* aten::add.out */
    {17457, 17475, 181, 2, 0x10000}, /* aten::add_.Tensor */
    {17557, 17570, 183, 2, 0x0}, /* aten::addbmm */
    {17670, 17687, 185, 2, 0x0}, /* aten::addbmm.out */
    {17811, 17825, 187, 2, 0x0}, /* aten::addbmm_ */
    {17934, 17946, 189, 2, 0x1}, /* aten::addmm */
    {18041, 18057, 191, 2, 0x0}, /* aten::addmm.out */
    {18176, 18189, 193, 2, 0x0}, /* aten::addmm_ */
    {18293, 18305, 195, 2, 0x0}, /* aten::addmv */
    {18398, 18414, 197, 2, 0x0}, /* aten::addmv.out */
    {18531, 18544, 199, 2, 0x0}, /* aten::addmv_ */
    {18646, 18657, 201, 1, 0x0}, /* aten::addr */
    {18751, 18766, 202, 1, 0x0}, /* aten::addr.out */
    {18884, 18896, 203, 1, 0x0}, /* aten::addr_ */
    {18999, 19013, 204, 1, 0x0}, /* aten::adjoint */
    {19056, 19068, 205, 1, 0x1}, /* aten::alias */
    {19109, 19126, 206, 1, 0x80000}, /* aten::alias_copy */
    {19166, 19187, 207, 1, 0x80020}, /* aten::alias_copy.out */
    {19254, 19264, 208, 2, 0x40000}, /* aten::all */
    {19297, 19315, 210, 2, 0x40000}, /* aten::all.all_out */
    {19379, 19393, 212, 2, 0x40000}, /* aten::all.dim */
    {19459, 19474, 214, 2, 0x40000}, /* aten::all.dims */
    {19549, 19568, 216, 2, 0x40000}, /* aten::all.dims_out */
    {19670, 19684, 218, 2, 0x40000}, /* aten::all.out */
    {19773, 19784, 220, 2, 0x40001}, /* aten::amax */
    {19853, 19868, 222, 2, 0x40000}, /* aten::amax.out */
    {19964, 19975, 224, 2, 0x40001}, /* aten::amin */
    {20044, 20059, 226, 2, 0x40000}, /* aten::amin.out */
    {20155, 20169, 228, 2, 0x40000}, /* aten::aminmax */
    {20262, 20280, 230, 2, 0x40000}, /* aten::aminmax.out */
    {20417, 20429, 232, 2, 0x10000}, /* aten::angle */
    {20464, 20474, 234, 2, 0x40001}, /* aten::any */
    {20507, 20525, 236, 2, 0x40000}, /* aten::any.all_out */
    {20589, 20603, 238, 2, 0x40001}, /* aten::any.dim */
    {20669, 20684, 240, 2, 0x40001}, /* aten::any.dims */
    {20759, 20778, 242, 2, 0x40000}, /* aten::any.dims_out */
    {20880, 20894, 244, 2, 0x40000}, /* aten::any.out */
    {20983, 20996, 246, 2, 0x40001}, /* aten::argmax */
    {21067, 21084, 248, 2, 0x40000}, /* aten::argmax.out */
    {21182, 21195, 250, 2, 0x40001}, /* aten::argmin */
    {21266, 21283, 252, 2, 0x40000}, /* aten::argmin.out */
    {21381, 21395, 254, 1, 0x0}, /* aten::argsort */
    {21467, 21488, 255, 1, 0x0}, /* aten::argsort.stable */
    {21583, 21608, 256, 1, 0x0}, /* aten::argsort.stable_out */
    {21727, 21744, 257, 2, 0x1}, /* aten::as_strided */
    {21851, 21869, 259, 1, 0x80}, /* aten::as_strided_ */
    {21979, 22001, 260, 1, 0x80000}, /* aten::as_strided_copy */
    {22107, 22133, 261, 1, 0x80020}, /* aten::as_strided_copy.out */
    {22266, 22291, 262, 1, 0x0}, /* aten::as_strided_scatter */
    {22412, 22441, 263, 1, 0x20}, /* aten::as_strided_scatter.out */
    {22589, 22606, 264, 1, 0x100}, /* aten::atleast_1d */
    {22646, 22672, 265, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {22728, 22745, 266, 1, 0x100}, /* aten::atleast_2d */
    {22785, 22811, 267, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {22867, 22884, 268, 1, 0x100}, /* aten::atleast_3d */
    {22924, 22950, 269, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {23006, 23023, 270, 1, 0x1}, /* aten::avg_pool1d */
    {23170, 23187, 271, 2, 0x1}, /* aten::avg_pool2d */
    {23362, 23383, 273, 2, 0x0}, /* aten::avg_pool2d.out */
    {23585, 23611, 275, 2, 0x1}, /* aten::avg_pool2d_backward */
    {23794, 23831, 277, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {24055, 24072, 279, 2, 0x1}, /* aten::avg_pool3d */
    {24247, 24268, 281, 2, 0x0}, /* aten::avg_pool3d.out */
    {24470, 24496, 283, 2, 0x0}, /* aten::avg_pool3d_backward */
    {24679, 24716, 285, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {24940, 24954, 287, 2, 0x0}, /* aten::baddbmm */
    {25055, 25073, 289, 2, 0x0}, /* aten::baddbmm.out */
    {25198, 25213, 291, 2, 0x0}, /* aten::baddbmm_ */
    {25323, 25340, 293, 1, 0x100}, /* aten::batch_norm */
    {25516, 25542, 294, 2, 0x0}, /* aten::batch_norm_backward */
    {25783, 25813, 296, 2, 0x0}, /* aten::batch_norm_update_stats */
    {25936, 25970, 298, 1, 0x20}, /* aten::batch_norm_update_stats.out */
    {26142, 26169, 299, 2, 0x0}, /* aten::binary_cross_entropy */
    {26275, 26306, 301, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {26439, 26475, 303, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {26610, 26657, 305, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {26833, 26872, 307, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {27015, 27058, 309, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {27225, 27235, 310, 2, 0x1}, /* aten::bmm */
    {27281, 27295, 312, 2, 0x0}, /* aten::bmm.out */
    {27368, 27392, 314, 1, 0x0}, /* aten::broadcast_tensors */
    {27446, 27465, 315, 1, 0x0}, /* aten::broadcast_to */
    {27528, 27543, 316, 1, 0x0}, /* aten::can_cast */
    {27599, 27620, 317, 1, 0x100}, /* aten::cartesian_prod */
    {27669, 27679, 318, 2, 0x1}, /* aten::cat */
    {27728, 27740, 320, 1, 0x0}, /* aten::chunk */
    {27811, 27823, 321, 1, 0x10001}, /* aten::clone */
    {27895, 27911, 322, 1, 0x20}, /* aten::clone.out */
    {28007, 28026, 323, 1, 0x0}, /* aten::column_stack */
    {28073, 28096, 324, 1, 0x0}, /* aten::column_stack.out */
    {28170, 28189, 325, 1, 0x0}, /* aten::combinations */
    {28269, 28282, 326, 1, 0x0}, /* aten::concat */
    {28334, 28351, 327, 1, 0x0}, /* aten::concat.out */
    {28430, 28448, 328, 1, 0x0}, /* aten::concatenate */
    {28505, 28527, 329, 1, 0x0}, /* aten::concatenate.out */
    {28611, 28622, 330, 1, 0x0}, /* aten::conj */
    {28662, 28682, 331, 1, 0x10100}, /* aten::conj_physical */
    {28725, 28749, 332, 2, 0x10000}, /* aten::conj_physical.out */
    {28819, 28840, 334, 1, 0x10000}, /* aten::conj_physical_ */
    {28892, 28914, 335, 1, 0x1}, /* aten::constant_pad_nd */
    {28989, 29015, 336, 1, 0x20}, /* aten::constant_pad_nd.out */
    {29117, 29134, 337, 1, 0x0}, /* aten::contiguous */
    {29229, 29242, 338, 1, 0x0}, /* aten::conv1d */
    {29393, 29414, 339, 1, 0x0}, /* aten::conv1d.padding */
    {29573, 29586, 340, 1, 0x0}, /* aten::conv2d */
    {29737, 29758, 341, 1, 0x0}, /* aten::conv2d.padding */
    {29917, 29930, 342, 1, 0x0}, /* aten::conv3d */
    {30081, 30102, 343, 1, 0x0}, /* aten::conv3d.padding */
    {30261, 30284, 344, 1, 0x0}, /* aten::conv_transpose1d */
    {30473, 30502, 345, 1, 0x0}, /* aten::conv_transpose2d.input */
    {30697, 30726, 346, 1, 0x0}, /* aten::conv_transpose3d.input */
    {30921, 30939, 347, 2, 0x1}, /* aten::convolution */
    {31121, 31143, 349, 1, 0x20}, /* aten::convolution.out */
    {31352, 31379, 350, 2, 0x1}, /* aten::convolution_backward */
    {31637, 31668, 352, 1, 0x20}, /* aten::convolution_backward.out */
    {31996, 32007, 353, 1, 0x1}, /* aten::copy */
    {32078, 32093, 354, 1, 0x20}, /* aten::copy.out */
    {32191, 32203, 355, 1, 0x0}, /* aten::copy_ */
    {32283, 32303, 356, 1, 0x40000}, /* aten::count_nonzero */
    {32361, 32393, 357, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {32459, 32495, 359, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {32588, 32612, 360, 1, 0x20}, /* aten::count_nonzero.out */
    {32697, 32710, 361, 1, 0x0}, /* aten::cummax */
    {32780, 32797, 362, 2, 0x0}, /* aten::cummax.out */
    {32921, 32934, 364, 1, 0x0}, /* aten::cummin */
    {33004, 33021, 365, 2, 0x0}, /* aten::cummin.out */
    {33145, 33159, 367, 2, 0x0}, /* aten::cumprod */
    {33232, 33250, 369, 2, 0x0}, /* aten::cumprod.out */
    {33347, 33362, 371, 2, 0x0}, /* aten::cumprod_ */
    {33444, 33457, 373, 2, 0x1}, /* aten::cumsum */
    {33529, 33546, 375, 2, 0x0}, /* aten::cumsum.out */
    {33642, 33656, 377, 2, 0x0}, /* aten::cumsum_ */
    {33737, 33767, 379, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {33845, 33874, 380, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {33948, 33961, 381, 1, 0x0}, /* aten::detach */
    {34003, 34017, 382, 1, 0x80}, /* aten::detach_ */
    {34062, 34080, 383, 1, 0x80000}, /* aten::detach_copy */
    {34121, 34143, 384, 1, 0x80020}, /* aten::detach_copy.out */
    {34211, 34226, 385, 1, 0x1}, /* aten::diagonal */
    {34308, 34332, 386, 1, 0x0}, /* aten::diagonal_backward */
    {34440, 34468, 387, 1, 0x20}, /* aten::diagonal_backward.out */
    {34603, 34623, 388, 1, 0x80000}, /* aten::diagonal_copy */
    {34704, 34728, 389, 1, 0x80020}, /* aten::diagonal_copy.out */
    {34836, 34859, 390, 1, 0x0}, /* aten::diagonal_scatter */
    {34955, 34982, 391, 1, 0x20}, /* aten::diagonal_scatter.out */
    {35105, 35116, 392, 1, 0x0}, /* aten::dist */
    {35176, 35191, 393, 1, 0x20}, /* aten::dist.out */
    {35278, 35295, 394, 1, 0x10001}, /* aten::div.Scalar */
    {35349, 35366, 395, 2, 0x10001}, /* aten::div.Tensor */
    {35420, 35434, 397, 2, 0x10000}, /* aten::div.out */
    {35508, 35526, 399, 2, 0x10000}, /* aten::div_.Tensor */
    {35589, 35599, 401, 2, 0x0}, /* aten::dot */
    {35647, 35661, 403, 1, 0x0}, /* aten::dot.out */
    {35736, 35755, 404, 1, 0x0}, /* aten::dsplit.array */
    {35825, 35842, 405, 1, 0x0}, /* aten::dsplit.int */
    {35909, 35922, 406, 1, 0x0}, /* aten::dstack */
    {35963, 35980, 407, 1, 0x0}, /* aten::dstack.out */
    {36048, 36074, 408, 3, 0x1}, /* aten::empty.memory_format */
    {36251, 36268, 411, 1, 0x0}, /* aten::empty_like */
    {36434, 36455, 412, 1, 0x20}, /* aten::empty_like.out */
    {36556, 36576, 413, 3, 0x1}, /* aten::empty_strided */
    {36730, 36754, 416, 1, 0x20}, /* aten::empty_strided.out */
    {36843, 36859, 417, 2, 0x10001}, /* aten::eq.Scalar */
    {36912, 36932, 419, 2, 0x10000}, /* aten::eq.Scalar_out */
    {37012, 37028, 421, 2, 0x10001}, /* aten::eq.Tensor */
    {37081, 37101, 423, 2, 0x10000}, /* aten::eq.Tensor_out */
    {37181, 37198, 425, 2, 0x0}, /* aten::eq_.Scalar */
    {37260, 37277, 427, 2, 0x0}, /* aten::eq_.Tensor */
    {37339, 37351, 429, 2, 0x10004}, /* aten::equal */
    {37398, 37408, 431, 2, 0x10001}, /* aten::exp */
    {37441, 37455, 433, 2, 0x10000}, /* aten::exp.out */
    {37515, 37526, 435, 2, 0x10000}, /* aten::exp_ */
    {37568, 37581, 437, 1, 0x1}, /* aten::expand */
    {37662, 37678, 438, 1, 0x0}, /* aten::expand_as */
    {37737, 37755, 439, 1, 0x80000}, /* aten::expand_copy */
    {37835, 37857, 440, 1, 0x80020}, /* aten::expand_copy.out */
    {37961, 37975, 441, 1, 0x0}, /* aten::fft_fft */
    {38056, 38074, 442, 1, 0x0}, /* aten::fft_fft.out */
    {38182, 38197, 443, 1, 0x0}, /* aten::fft_fft2 */
    {38290, 38309, 444, 1, 0x0}, /* aten::fft_fft2.out */
    {38429, 38444, 445, 1, 0x0}, /* aten::fft_fftn */
    {38535, 38554, 446, 1, 0x0}, /* aten::fft_fftn.out */
    {38672, 38687, 447, 1, 0x0}, /* aten::fft_hfft */
    {38769, 38788, 448, 1, 0x0}, /* aten::fft_hfft.out */
    {38897, 38913, 449, 1, 0x0}, /* aten::fft_hfft2 */
    {39007, 39027, 450, 1, 0x0}, /* aten::fft_hfft2.out */
    {39148, 39164, 451, 1, 0x0}, /* aten::fft_hfftn */
    {39256, 39276, 452, 1, 0x0}, /* aten::fft_hfftn.out */
    {39395, 39410, 453, 1, 0x0}, /* aten::fft_ifft */
    {39492, 39511, 454, 1, 0x0}, /* aten::fft_ifft.out */
    {39620, 39636, 455, 1, 0x0}, /* aten::fft_ifft2 */
    {39730, 39750, 456, 1, 0x0}, /* aten::fft_ifft2.out */
    {39871, 39887, 457, 1, 0x0}, /* aten::fft_ifftn */
    {39979, 39999, 458, 1, 0x0}, /* aten::fft_ifftn.out */
    {40118, 40134, 459, 1, 0x0}, /* aten::fft_ihfft */
    {40217, 40237, 460, 1, 0x0}, /* aten::fft_ihfft.out */
    {40347, 40364, 461, 1, 0x0}, /* aten::fft_ihfft2 */
    {40459, 40480, 462, 1, 0x0}, /* aten::fft_ihfft2.out */
    {40602, 40619, 463, 1, 0x0}, /* aten::fft_ihfftn */
    {40712, 40733, 464, 1, 0x0}, /* aten::fft_ihfftn.out */
    {40853, 40869, 465, 1, 0x0}, /* aten::fft_irfft */
    {40952, 40972, 466, 1, 0x0}, /* aten::fft_irfft.out */
    {41082, 41099, 467, 1, 0x0}, /* aten::fft_irfft2 */
    {41194, 41215, 468, 1, 0x0}, /* aten::fft_irfft2.out */
    {41337, 41354, 469, 1, 0x0}, /* aten::fft_irfftn */
    {41447, 41468, 470, 1, 0x0}, /* aten::fft_irfftn.out */
    {41588, 41603, 471, 1, 0x0}, /* aten::fft_rfft */
    {41685, 41704, 472, 1, 0x0}, /* aten::fft_rfft.out */
    {41813, 41829, 473, 1, 0x0}, /* aten::fft_rfft2 */
    {41923, 41943, 474, 1, 0x0}, /* aten::fft_rfft2.out */
    {42064, 42080, 475, 1, 0x0}, /* aten::fft_rfftn */
    {42172, 42192, 476, 1, 0x0}, /* aten::fft_rfftn.out */
    {42311, 42329, 477, 1, 0x1}, /* aten::fill.Scalar */
    {42384, 42406, 478, 1, 0x20}, /* aten::fill.Scalar_out */
    {42488, 42506, 479, 1, 0x0}, /* aten::fill.Tensor */
    {42561, 42583, 480, 1, 0x20}, /* aten::fill.Tensor_out */
    {42665, 42684, 481, 2, 0x0}, /* aten::fill_.Scalar */
    {42748, 42767, 483, 2, 0x0}, /* aten::fill_.Tensor */
    {42831, 42856, 485, 1, 0x0}, /* aten::flatten.using_ints */
    {42943, 42954, 486, 2, 0x1}, /* aten::flip */
    {43000, 43015, 488, 1, 0x20}, /* aten::flip.out */
    {43088, 43101, 489, 1, 0x0}, /* aten::fliplr */
    {43137, 43150, 490, 1, 0x0}, /* aten::flipud */
    {43186, 43214, 491, 2, 0x0}, /* aten::fractional_max_pool2d */
    {43338, 43373, 493, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {43554, 43591, 495, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {43727, 43775, 497, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {43952, 43980, 499, 2, 0x0}, /* aten::fractional_max_pool3d */
    {44104, 44139, 501, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {44320, 44357, 503, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {44493, 44541, 505, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {44718, 44734, 507, 2, 0x0}, /* aten::from_file */
    {44898, 44918, 509, 1, 0x20}, /* aten::from_file.out */
    {45017, 45028, 510, 2, 0x1}, /* aten::full */
    {45175, 45191, 512, 2, 0x10001}, /* aten::ge.Scalar */
    {45244, 45264, 514, 2, 0x10000}, /* aten::ge.Scalar_out */
    {45344, 45360, 516, 2, 0x10001}, /* aten::ge.Tensor */
    {45413, 45433, 518, 2, 0x10000}, /* aten::ge.Tensor_out */
    {45513, 45530, 520, 2, 0x0}, /* aten::ge_.Scalar */
    {45592, 45609, 522, 2, 0x0}, /* aten::ge_.Tensor */
    {45671, 45681, 524, 1, 0x0}, /* aten::ger */
    {45727, 45741, 525, 1, 0x0}, /* aten::ger.out */
    {45814, 45835, 526, 1, 0x0}, /* aten::gradient.array */
    {45913, 45940, 527, 1, 0x0}, /* aten::gradient.scalararray */
    {46040, 46065, 528, 1, 0x0}, /* aten::gradient.scalarint */
    {46173, 46203, 529, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {46308, 46336, 530, 1, 0x0}, /* aten::gradient.scalarrayint */
    {46443, 46470, 531, 1, 0x0}, /* aten::gradient.tensorarray */
    {46572, 46602, 532, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {46711, 46728, 533, 1, 0x0}, /* aten::group_norm */
    {46867, 46883, 534, 2, 0x10001}, /* aten::gt.Scalar */
    {46936, 46956, 536, 2, 0x10000}, /* aten::gt.Scalar_out */
    {47036, 47052, 538, 2, 0x10001}, /* aten::gt.Tensor */
    {47105, 47125, 540, 2, 0x10000}, /* aten::gt.Tensor_out */
    {47205, 47222, 542, 2, 0x0}, /* aten::gt_.Scalar */
    {47284, 47301, 544, 2, 0x0}, /* aten::gt_.Tensor */
    {47363, 47382, 546, 1, 0x0}, /* aten::hsplit.array */
    {47452, 47469, 547, 1, 0x0}, /* aten::hsplit.int */
    {47536, 47549, 548, 1, 0x0}, /* aten::hstack */
    {47590, 47607, 549, 1, 0x0}, /* aten::hstack.out */
    {47675, 47692, 550, 2, 0x0}, /* aten::huber_loss */
    {47784, 47805, 552, 2, 0x0}, /* aten::huber_loss.out */
    {47924, 47950, 554, 2, 0x0}, /* aten::huber_loss_backward */
    {48062, 48092, 556, 2, 0x0}, /* aten::huber_loss_backward.out */
    {48238, 48249, 558, 1, 0x0}, /* aten::imag */
    {48289, 48308, 559, 1, 0x9}, /* aten::index.Tensor */
    {48369, 48381, 560, 1, 0x0}, /* aten::inner */
    {48430, 48446, 561, 1, 0x0}, /* aten::inner.out */
    {48522, 48542, 562, 1, 0x0}, /* aten::instance_norm */
    {48728, 48745, 563, 1, 0x0}, /* aten::is_complex */
    {48783, 48797, 564, 1, 0x0}, /* aten::is_conj */
    {48832, 48853, 565, 1, 0x0}, /* aten::is_distributed */
    {48895, 48919, 566, 1, 0x0}, /* aten::is_floating_point */
    {48964, 48983, 567, 1, 0x0}, /* aten::is_inference */
    {49023, 49036, 568, 1, 0x0}, /* aten::is_neg */
    {49070, 49087, 569, 1, 0x0}, /* aten::is_nonzero */
    {49125, 49141, 570, 1, 0x0}, /* aten::is_pinned */
    {49199, 49218, 571, 1, 0x0}, /* aten::is_same_size */
    {49272, 49288, 572, 1, 0x0}, /* aten::is_signed */
    {49325, 49336, 573, 1, 0x4}, /* aten::item */
    {49370, 49381, 574, 1, 0x0}, /* aten::kron */
    {49429, 49444, 575, 1, 0x0}, /* aten::kron.out */
    {49519, 49534, 576, 1, 0x0}, /* aten::kthvalue */
    {49639, 49661, 577, 2, 0x0}, /* aten::kthvalue.values */
    {49823, 49840, 579, 1, 0x0}, /* aten::layer_norm */
    {49989, 50005, 580, 2, 0x10001}, /* aten::le.Scalar */
    {50058, 50078, 582, 2, 0x10000}, /* aten::le.Scalar_out */
    {50158, 50174, 584, 2, 0x10001}, /* aten::le.Tensor */
    {50227, 50247, 586, 2, 0x10000}, /* aten::le.Tensor_out */
    {50327, 50344, 588, 2, 0x0}, /* aten::le_.Scalar */
    {50406, 50423, 590, 2, 0x0}, /* aten::le_.Tensor */
    {50485, 50496, 592, 1, 0x0}, /* aten::lift */
    {50530, 50545, 593, 1, 0x20}, /* aten::lift.out */
    {50606, 50623, 594, 1, 0x0}, /* aten::lift_fresh */
    {50669, 50691, 595, 1, 0x80000}, /* aten::lift_fresh_copy */
    {50736, 50762, 596, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {50834, 50856, 597, 1, 0x0}, /* aten::linalg_diagonal */
    {50947, 50972, 598, 2, 0x40000}, /* aten::linalg_vector_norm */
    {51099, 51128, 600, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {51279, 51301, 602, 1, 0x0}, /* aten::log_softmax.int */
    {51379, 51405, 603, 2, 0x0}, /* aten::log_softmax.int_out */
    {51510, 51529, 605, 1, 0x0}, /* aten::logcumsumexp */
    {51580, 51603, 606, 2, 0x0}, /* aten::logcumsumexp.out */
    {51681, 51697, 608, 1, 0x40000}, /* aten::logsumexp */
    {51768, 51788, 609, 2, 0x40000}, /* aten::logsumexp.out */
    {51886, 51902, 611, 2, 0x10001}, /* aten::lt.Scalar */
    {51955, 51975, 613, 2, 0x10000}, /* aten::lt.Scalar_out */
    {52055, 52071, 615, 2, 0x10001}, /* aten::lt.Tensor */
    {52124, 52144, 617, 2, 0x10000}, /* aten::lt.Tensor_out */
    {52224, 52241, 619, 2, 0x0}, /* aten::lt_.Scalar */
    {52303, 52320, 621, 2, 0x0}, /* aten::lt_.Tensor */
    {52382, 52391, 623, 1, 0x0}, /* aten::mH */
    {52429, 52438, 624, 1, 0x0}, /* aten::mT */
    {52476, 52496, 625, 1, 0x8}, /* aten::masked_select */
    {52552, 52565, 626, 1, 0x0}, /* aten::matmul */
    {52615, 52632, 627, 1, 0x0}, /* aten::matmul.out */
    {52709, 52724, 628, 1, 0x0}, /* aten::matrix_H */
    {52768, 52778, 629, 2, 0x40000}, /* aten::max */
    {52811, 52825, 631, 2, 0x40001}, /* aten::max.dim */
    {52916, 52934, 633, 2, 0x40000}, /* aten::max.dim_max */
    {53079, 53099, 635, 2, 0x40000}, /* aten::max.unary_out */
    {53165, 53182, 637, 1, 0x0}, /* aten::max_pool1d */
    {53319, 53349, 638, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {53509, 53526, 639, 1, 0x0}, /* aten::max_pool2d */
    {53663, 53693, 640, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {53853, 53887, 642, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {54098, 54137, 644, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {54319, 54369, 646, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {54592, 54609, 648, 1, 0x0}, /* aten::max_pool3d */
    {54746, 54776, 649, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {54936, 54970, 651, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {55181, 55220, 653, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {55402, 55452, 655, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {55675, 55694, 657, 2, 0x0}, /* aten::max_unpool2d */
    {55775, 55798, 659, 2, 0x0}, /* aten::max_unpool2d.out */
    {55906, 55925, 661, 2, 0x0}, /* aten::max_unpool3d */
    {56037, 56060, 663, 2, 0x0}, /* aten::max_unpool3d.out */
    {56199, 56210, 665, 1, 0x40001}, /* aten::mean */
    {56271, 56286, 666, 2, 0x40001}, /* aten::mean.dim */
    {56384, 56405, 668, 2, 0x40000}, /* aten::mean.dtype_out */
    {56496, 56511, 670, 2, 0x40000}, /* aten::mean.out */
    {56629, 56642, 672, 2, 0x0}, /* aten::median */
    {56678, 56695, 674, 1, 0x0}, /* aten::median.dim */
    {56789, 56813, 675, 2, 0x0}, /* aten::median.dim_values */
    {56964, 56981, 677, 1, 0x20}, /* aten::median.out */
    {57044, 57054, 678, 2, 0x40000}, /* aten::min */
    {57087, 57101, 680, 2, 0x40001}, /* aten::min.dim */
    {57192, 57210, 682, 2, 0x40000}, /* aten::min.dim_min */
    {57356, 57376, 684, 2, 0x40000}, /* aten::min.unary_out */
    {57442, 57451, 686, 2, 0x1}, /* aten::mm */
    {57496, 57509, 688, 2, 0x0}, /* aten::mm.out */
    {57581, 57592, 690, 2, 0x0}, /* aten::mode */
    {57683, 57701, 692, 2, 0x0}, /* aten::mode.values */
    {57849, 57868, 694, 1, 0x0}, /* aten::moveaxis.int */
    {57945, 57968, 695, 1, 0x0}, /* aten::moveaxis.intlist */
    {58053, 58071, 696, 1, 0x0}, /* aten::movedim.int */
    {58147, 58169, 697, 1, 0x0}, /* aten::movedim.intlist */
    {58253, 58268, 698, 2, 0x0}, /* aten::mse_loss */
    {58341, 58360, 700, 2, 0x0}, /* aten::mse_loss.out */
    {58460, 58484, 702, 2, 0x0}, /* aten::mse_loss_backward */
    {58581, 58616, 704, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {58754, 58766, 706, 1, 0x0}, /* aten::msort */
    {58801, 58817, 707, 1, 0x0}, /* aten::msort.out */
    {58879, 58896, 708, 1, 0x10001}, /* aten::mul.Scalar */
    {58950, 58967, 709, 2, 0x10001}, /* aten::mul.Tensor */
    {59021, 59035, 711, 2, 0x10000}, /* aten::mul.out */
    {59109, 59127, 713, 2, 0x10000}, /* aten::mul_.Tensor */
    {59190, 59199, 715, 1, 0x0}, /* aten::mv */
    {59243, 59256, 716, 1, 0x0}, /* aten::mv.out */
    {59327, 59343, 717, 2, 0x0}, /* aten::nanmedian */
    {59382, 59402, 719, 1, 0x0}, /* aten::nanmedian.dim */
    {59499, 59526, 720, 2, 0x0}, /* aten::nanmedian.dim_values */
    {59680, 59700, 722, 1, 0x20}, /* aten::nanmedian.out */
    {59766, 59779, 723, 2, 0x40000}, /* aten::nansum */
    {59880, 59897, 725, 2, 0x40000}, /* aten::nansum.out */
    {60022, 60035, 727, 1, 0x0}, /* aten::narrow */
    {60115, 60135, 728, 1, 0x0}, /* aten::narrow.Tensor */
    {60222, 60240, 729, 1, 0x80000}, /* aten::narrow_copy */
    {60319, 60341, 730, 2, 0x0}, /* aten::narrow_copy.out */
    {60447, 60471, 732, 2, 0x0}, /* aten::native_batch_norm */
    {60652, 60680, 734, 2, 0x0}, /* aten::native_batch_norm.out */
    {60942, 60975, 736, 2, 0x0}, /* aten::native_batch_norm_backward */
    {61210, 61247, 738, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {61552, 61576, 739, 2, 0x1}, /* aten::native_group_norm */
    {61726, 61754, 741, 1, 0x20}, /* aten::native_group_norm.out */
    {61974, 62007, 742, 2, 0x1}, /* aten::native_group_norm_backward */
    {62205, 62242, 744, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {62510, 62534, 745, 2, 0x1}, /* aten::native_layer_norm */
    {62668, 62696, 747, 1, 0x20}, /* aten::native_layer_norm.out */
    {62900, 62933, 748, 2, 0x1}, /* aten::native_layer_norm_backward */
    {63129, 63166, 750, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {63432, 63448, 751, 2, 0x10001}, /* aten::ne.Scalar */
    {63501, 63521, 753, 2, 0x10000}, /* aten::ne.Scalar_out */
    {63601, 63617, 755, 2, 0x10001}, /* aten::ne.Tensor */
    {63670, 63690, 757, 2, 0x10000}, /* aten::ne.Tensor_out */
    {63770, 63787, 759, 2, 0x0}, /* aten::ne_.Scalar */
    {63849, 63866, 761, 2, 0x0}, /* aten::ne_.Tensor */
    {63928, 63938, 763, 2, 0x10001}, /* aten::neg */
    {63971, 63985, 765, 2, 0x10000}, /* aten::neg.out */
    {64045, 64056, 767, 2, 0x10000}, /* aten::neg_ */
    {64098, 64114, 769, 1, 0x0}, /* aten::new_empty */
    {64260, 64280, 770, 1, 0x20}, /* aten::new_empty.out */
    {64361, 64376, 771, 1, 0x0}, /* aten::new_full */
    {64540, 64559, 772, 1, 0x20}, /* aten::new_full.out */
    {64658, 64674, 773, 1, 0x0}, /* aten::new_zeros */
    {64820, 64840, 774, 1, 0x20}, /* aten::new_zeros.out */
    {64921, 64935, 775, 1, 0x9}, /* aten::nonzero */
    {64972, 64990, 776, 1, 0x40000}, /* aten::norm.Scalar */
    {65043, 65068, 777, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {65159, 65190, 779, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {65302, 65329, 781, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {65411, 65442, 782, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {65548, 65570, 783, 1, 0x20}, /* aten::norm.Scalar_out */
    {65650, 65671, 784, 2, 0x40000}, /* aten::norm.dtype_out */
    {65793, 65808, 786, 2, 0x40000}, /* aten::norm.out */
    {65912, 65924, 788, 1, 0x0}, /* aten::numel */
    {65956, 65970, 789, 1, 0x0}, /* aten::numpy_T */
    {66013, 66024, 790, 2, 0x0}, /* aten::ones */
    {66152, 66164, 792, 1, 0x0}, /* aten::outer */
    {66212, 66228, 793, 1, 0x0}, /* aten::outer.out */
    {66303, 66313, 794, 1, 0x0}, /* aten::pad */
    {66400, 66414, 795, 1, 0x1}, /* aten::permute */
    {66469, 66488, 796, 1, 0x80000}, /* aten::permute_copy */
    {66542, 66565, 797, 1, 0x80020}, /* aten::permute_copy.out */
    {66646, 66657, 798, 2, 0x40001}, /* aten::prod */
    {66718, 66737, 800, 2, 0x40001}, /* aten::prod.dim_int */
    {66835, 66854, 802, 2, 0x40000}, /* aten::prod.int_out */
    {66972, 66987, 804, 1, 0x20}, /* aten::prod.out */
    {67072, 67092, 805, 1, 0x0}, /* aten::promote_types */
    {67162, 67174, 806, 1, 0x0}, /* aten::ravel */
    {67215, 67226, 807, 1, 0x0}, /* aten::real */
    {67266, 67289, 808, 2, 0x1}, /* aten::reflection_pad1d */
    {67354, 67381, 810, 2, 0x0}, /* aten::reflection_pad1d.out */
    {67473, 67505, 812, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {67599, 67642, 814, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {67777, 67800, 816, 2, 0x1}, /* aten::reflection_pad2d */
    {67865, 67892, 818, 2, 0x0}, /* aten::reflection_pad2d.out */
    {67984, 68016, 820, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {68110, 68153, 822, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {68288, 68311, 824, 2, 0x1}, /* aten::reflection_pad3d */
    {68376, 68403, 826, 2, 0x0}, /* aten::reflection_pad3d.out */
    {68495, 68527, 828, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {68621, 68664, 830, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {68799, 68830, 832, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {68916, 68951, 833, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {69061, 69085, 834, 2, 0x0}, /* aten::replication_pad1d */
    {69151, 69179, 836, 2, 0x0}, /* aten::replication_pad1d.out */
    {69272, 69305, 838, 2, 0x0}, /* aten::replication_pad1d_backward */
    {69400, 69444, 840, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {69580, 69604, 842, 2, 0x1}, /* aten::replication_pad2d */
    {69670, 69698, 844, 2, 0x0}, /* aten::replication_pad2d.out */
    {69791, 69824, 846, 2, 0x0}, /* aten::replication_pad2d_backward */
    {69919, 69963, 848, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {70099, 70123, 850, 2, 0x1}, /* aten::replication_pad3d */
    {70189, 70217, 852, 2, 0x0}, /* aten::replication_pad3d.out */
    {70310, 70343, 854, 2, 0x0}, /* aten::replication_pad3d_backward */
    {70438, 70482, 856, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {70618, 70632, 858, 1, 0x0}, /* aten::reshape */
    {70691, 70708, 859, 1, 0x0}, /* aten::reshape_as */
    {70768, 70781, 860, 1, 0x20}, /* aten::resize */
    {70869, 70886, 861, 1, 0x20}, /* aten::resize.out */
    {70998, 71012, 862, 2, 0x81}, /* aten::resize_ */
    {71109, 71125, 864, 1, 0x20}, /* aten::resize_as */
    {71222, 71242, 865, 1, 0x20}, /* aten::resize_as.out */
    {71363, 71380, 866, 1, 0x80}, /* aten::resize_as_ */
    {71486, 71505, 867, 1, 0x0}, /* aten::resolve_conj */
    {71553, 71571, 868, 1, 0x0}, /* aten::resolve_neg */
    {71618, 71643, 869, 1, 0x0}, /* aten::result_type.Scalar */
    {71711, 71743, 870, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {71821, 71853, 871, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {71929, 71954, 872, 1, 0x0}, /* aten::result_type.Tensor */
    {72022, 72037, 873, 1, 0x0}, /* aten::rms_norm */
    {72141, 72157, 874, 1, 0x0}, /* aten::row_stack */
    {72201, 72221, 875, 1, 0x0}, /* aten::row_stack.out */
    {72292, 72314, 876, 2, 0x0}, /* aten::scatter.src_out */
    {72417, 72441, 878, 2, 0x0}, /* aten::scatter.value_out */
    {72548, 72565, 880, 1, 0x1}, /* aten::select.int */
    {72634, 72656, 881, 1, 0x0}, /* aten::select_backward */
    {72753, 72779, 882, 1, 0x20}, /* aten::select_backward.out */
    {72903, 72925, 883, 1, 0x80000}, /* aten::select_copy.int */
    {72993, 73019, 884, 1, 0x80020}, /* aten::select_copy.int_out */
    {73114, 73135, 885, 1, 0x1}, /* aten::select_scatter */
    {73214, 73239, 886, 1, 0x20}, /* aten::select_scatter.out */
    {73345, 73359, 887, 2, 0x10001}, /* aten::sigmoid */
    {73396, 73414, 889, 2, 0x10000}, /* aten::sigmoid.out */
    {73478, 73493, 891, 2, 0x10000}, /* aten::sigmoid_ */
    {73539, 73554, 893, 1, 0x0}, /* aten::size.int */
    {73598, 73617, 894, 1, 0x1}, /* aten::slice.Tensor */
    {73729, 73750, 895, 1, 0x0}, /* aten::slice_backward */
    {73871, 73896, 896, 1, 0x20}, /* aten::slice_backward.out */
    {74044, 74068, 897, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {74179, 74207, 898, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {74345, 74365, 899, 1, 0x80001}, /* aten::slice_scatter */
    {74484, 74508, 900, 1, 0x80020}, /* aten::slice_scatter.out */
    {74654, 74675, 901, 2, 0x0}, /* aten::smooth_l1_loss */
    {74770, 74795, 903, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {74917, 74947, 905, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {75062, 75103, 907, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {75259, 75282, 909, 2, 0x0}, /* aten::soft_margin_loss */
    {75363, 75390, 911, 1, 0x0}, /* aten::soft_margin_loss.out */
    {75498, 75530, 912, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {75635, 75678, 914, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {75824, 75842, 915, 1, 0x0}, /* aten::softmax.int */
    {75916, 75938, 916, 2, 0x0}, /* aten::softmax.int_out */
    {76039, 76050, 918, 1, 0x1}, /* aten::sort */
    {76144, 76162, 919, 2, 0x0}, /* aten::sort.stable */
    {76280, 76298, 921, 2, 0x0}, /* aten::sort.values */
    {76449, 76474, 923, 2, 0x0}, /* aten::sort.values_stable */
    {76646, 76672, 925, 1, 0x0}, /* aten::special_log_softmax */
    {76757, 76781, 926, 1, 0x0}, /* aten::special_logsumexp */
    {76860, 76888, 927, 1, 0x0}, /* aten::special_logsumexp.out */
    {76994, 77016, 928, 1, 0x0}, /* aten::special_softmax */
    {77094, 77113, 929, 1, 0x0}, /* aten::split.Tensor */
    {77198, 77216, 930, 1, 0x0}, /* aten::split.sizes */
    {77302, 77326, 931, 1, 0x80000}, /* aten::split_copy.Tensor */
    {77405, 77433, 932, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {77531, 77554, 933, 1, 0x1}, /* aten::split_with_sizes */
    {77646, 77674, 934, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {77760, 77792, 935, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {77897, 77908, 936, 2, 0x10001}, /* aten::sqrt */
    {77942, 77957, 938, 2, 0x10000}, /* aten::sqrt.out */
    {78018, 78030, 940, 2, 0x10000}, /* aten::sqrt_ */
    {78073, 78087, 942, 1, 0x0}, /* aten::squeeze */
    {78130, 78148, 943, 1, 0x1}, /* aten::squeeze.dim */
    {78204, 78223, 944, 1, 0x1}, /* aten::squeeze.dims */
    {78282, 78297, 945, 1, 0x80}, /* aten::squeeze_ */
    {78343, 78362, 946, 1, 0x80}, /* aten::squeeze_.dim */
    {78421, 78441, 947, 1, 0x80}, /* aten::squeeze_.dims */
    {78503, 78522, 948, 1, 0x80000}, /* aten::squeeze_copy */
    {78564, 78587, 949, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {78642, 78669, 950, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {78751, 78775, 951, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {78833, 78861, 952, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {78946, 78969, 953, 1, 0x80020}, /* aten::squeeze_copy.out */
    {79038, 79048, 954, 1, 0x40000}, /* aten::std */
    {79101, 79122, 955, 2, 0x40000}, /* aten::std.correction */
    {79232, 79257, 957, 2, 0x40000}, /* aten::std.correction_out */
    {79391, 79405, 959, 1, 0x40000}, /* aten::std.dim */
    {79495, 79509, 960, 1, 0x40000}, /* aten::std.out */
    {79622, 79637, 961, 1, 0x40000}, /* aten::std_mean */
    {79705, 79731, 962, 2, 0x40000}, /* aten::std_mean.correction */
    {79856, 79886, 964, 1, 0x20}, /* aten::std_mean.correction_out */
    {80057, 80076, 965, 1, 0x40000}, /* aten::std_mean.dim */
    {80181, 80198, 966, 1, 0x0}, /* aten::stride.int */
    {80244, 80261, 967, 1, 0x10001}, /* aten::sub.Scalar */
    {80331, 80348, 968, 2, 0x10001}, /* aten::sub.Tensor */
    {80421, 80435, 970, 2, 0x10000}, /* aten::sub.out */
    {80525, 80543, 972, 2, 0x10000}, /* aten::sub_.Tensor */
    {80625, 80647, 974, 1, 0x0}, /* aten::subtract.Tensor */
    {80725, 80735, 975, 1, 0x40000}, /* aten::sum */
    {80795, 80817, 976, 2, 0x40000}, /* aten::sum.IntList_out */
    {80942, 80964, 978, 2, 0x40001}, /* aten::sum.dim_IntList */
    {81069, 81083, 980, 1, 0x20}, /* aten::sum.out */
    {81167, 81185, 981, 1, 0x0}, /* aten::sum_to_size */
    {81241, 81256, 982, 1, 0x0}, /* aten::swapaxes */
    {81322, 81338, 983, 1, 0x80}, /* aten::swapaxes_ */
    {81407, 81422, 984, 1, 0x0}, /* aten::swapdims */
    {81486, 81502, 985, 1, 0x80}, /* aten::swapdims_ */
    {81569, 81585, 986, 1, 0x1}, /* aten::sym_numel */
    {81624, 81643, 987, 1, 0x1}, /* aten::sym_size.int */
    {81694, 81719, 988, 1, 0x1}, /* aten::sym_storage_offset */
    {81767, 81788, 989, 1, 0x1}, /* aten::sym_stride.int */
    {81841, 81849, 990, 1, 0x0}, /* aten::t */
    {81886, 81895, 991, 1, 0x80}, /* aten::t_ */
    {81935, 81948, 992, 1, 0x80000}, /* aten::t_copy */
    {81984, 82001, 993, 1, 0x80020}, /* aten::t_copy.out */
    {82064, 82075, 994, 2, 0x10001}, /* aten::tanh */
    {82109, 82124, 996, 2, 0x10000}, /* aten::tanh.out */
    {82185, 82197, 998, 2, 0x10000}, /* aten::tanh_ */
    {82240, 82267, 1000, 1, 0x0}, /* aten::tensor_split.indices */
    {82359, 82387, 1001, 1, 0x0}, /* aten::tensor_split.sections */
    {82479, 82525, 1002, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {82653, 82669, 1003, 1, 0x0}, /* aten::tensordot */
    {82757, 82777, 1004, 1, 0x0}, /* aten::tensordot.out */
    {82892, 82908, 1005, 1, 0x0}, /* aten::to.device */
    {83062, 83077, 1006, 1, 0x0}, /* aten::to.dtype */
    {83215, 83237, 1007, 1, 0x0}, /* aten::to.dtype_layout */
    {83456, 83471, 1008, 1, 0x0}, /* aten::to.other */
    {83605, 83616, 1009, 2, 0x1}, /* aten::topk */
    {83734, 83752, 1011, 2, 0x0}, /* aten::topk.values */
    {83927, 83939, 1013, 2, 0x0}, /* aten::trace */
    {83974, 83990, 1015, 1, 0x20}, /* aten::trace.out */
    {84052, 84072, 1016, 1, 0x0}, /* aten::transpose.int */
    {84141, 84158, 1017, 1, 0x80}, /* aten::transpose_ */
    {84226, 84251, 1018, 1, 0x80000}, /* aten::transpose_copy.int */
    {84319, 84348, 1019, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {84443, 84462, 1020, 1, 0x0}, /* aten::trapezoid.dx */
    {84529, 84547, 1021, 1, 0x0}, /* aten::trapezoid.x */
    {84610, 84625, 1022, 1, 0x0}, /* aten::trapz.dx */
    {84687, 84701, 1023, 1, 0x0}, /* aten::trapz.x */
    {84760, 84774, 1024, 1, 0x0}, /* aten::type_as */
    {84825, 84842, 1025, 1, 0x0}, /* aten::unbind.int */
    {84906, 84928, 1026, 1, 0x80000}, /* aten::unbind_copy.int */
    {84986, 85012, 1027, 1, 0x0}, /* aten::unbind_copy.int_out */
    {85089, 85109, 1028, 1, 0x0}, /* aten::unflatten.int */
    {85183, 85196, 1029, 2, 0x0}, /* aten::unfold */
    {85273, 85295, 1031, 2, 0x0}, /* aten::unfold_backward */
    {85394, 85420, 1033, 1, 0x20}, /* aten::unfold_backward.out */
    {85546, 85564, 1034, 1, 0x80000}, /* aten::unfold_copy */
    {85640, 85662, 1035, 1, 0x80020}, /* aten::unfold_copy.out */
    {85765, 85784, 1036, 1, 0x100}, /* aten::unsafe_chunk */
    {85851, 85877, 1037, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {85958, 85988, 1038, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {86088, 86118, 1039, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {86206, 86240, 1040, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {86347, 86363, 1041, 1, 0x1}, /* aten::unsqueeze */
    {86417, 86434, 1042, 1, 0x80}, /* aten::unsqueeze_ */
    {86491, 86512, 1043, 1, 0x80000}, /* aten::unsqueeze_copy */
    {86565, 86590, 1044, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {86670, 86695, 1045, 2, 0x0}, /* aten::upsample_bicubic2d */
    {86830, 86859, 1047, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {87021, 87050, 1049, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {87170, 87204, 1050, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {87377, 87422, 1052, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {87636, 87662, 1054, 2, 0x0}, /* aten::upsample_bilinear2d */
    {87798, 87828, 1056, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {87991, 88021, 1058, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {88142, 88177, 1059, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {88351, 88397, 1061, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {88612, 88636, 1063, 2, 0x0}, /* aten::upsample_linear1d */
    {88746, 88774, 1065, 2, 0x0}, /* aten::upsample_linear1d.out */
    {88911, 88939, 1067, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {89058, 89091, 1068, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {89239, 89283, 1070, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {89472, 89497, 1072, 2, 0x0}, /* aten::upsample_nearest1d */
    {89588, 89617, 1074, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {89735, 89764, 1076, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {89864, 89898, 1077, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {90027, 90072, 1079, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {90242, 90267, 1081, 2, 0x0}, /* aten::upsample_nearest2d */
    {90382, 90411, 1083, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {90553, 90582, 1085, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {90682, 90716, 1086, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {90869, 90914, 1088, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {91108, 91133, 1090, 2, 0x0}, /* aten::upsample_nearest3d */
    {91270, 91299, 1092, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {91463, 91492, 1094, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {91592, 91626, 1095, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {91801, 91846, 1097, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {92062, 92089, 1099, 2, 0x0}, /* aten::upsample_trilinear3d */
    {92248, 92279, 1101, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {92465, 92496, 1103, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {92618, 92654, 1104, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {92851, 92898, 1106, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {93136, 93146, 1108, 1, 0x40000}, /* aten::var */
    {93199, 93220, 1109, 2, 0x40001}, /* aten::var.correction */
    {93330, 93355, 1111, 2, 0x40000}, /* aten::var.correction_out */
    {93489, 93503, 1113, 1, 0x40001}, /* aten::var.dim */
    {93593, 93607, 1114, 1, 0x40000}, /* aten::var.out */
    {93720, 93735, 1115, 1, 0x40000}, /* aten::var_mean */
    {93803, 93829, 1116, 2, 0x40000}, /* aten::var_mean.correction */
    {93954, 93984, 1118, 1, 0x20}, /* aten::var_mean.correction_out */
    {94155, 94174, 1119, 1, 0x40000}, /* aten::var_mean.dim */
    {94279, 94290, 1120, 2, 0x0}, /* aten::vdot */
    {94338, 94353, 1122, 1, 0x0}, /* aten::vdot.out */
    {94428, 94439, 1123, 2, 0x1}, /* aten::view */
    {94494, 94511, 1125, 1, 0x0}, /* aten::view.dtype */
    {94575, 94589, 1126, 1, 0x0}, /* aten::view_as */
    {94646, 94668, 1127, 2, 0x0}, /* aten::view_as_complex */
    {94719, 94746, 1129, 1, 0x80000}, /* aten::view_as_complex_copy */
    {94796, 94827, 1130, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {94904, 94923, 1131, 2, 0x0}, /* aten::view_as_real */
    {94971, 94995, 1133, 1, 0x80000}, /* aten::view_as_real_copy */
    {95042, 95070, 1134, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {95144, 95160, 1135, 1, 0x80000}, /* aten::view_copy */
    {95214, 95236, 1136, 1, 0x80000}, /* aten::view_copy.dtype */
    {95299, 95325, 1137, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {95415, 95435, 1138, 1, 0x80020}, /* aten::view_copy.out */
    {95516, 95535, 1139, 1, 0x0}, /* aten::vsplit.array */
    {95605, 95622, 1140, 1, 0x0}, /* aten::vsplit.int */
    {95689, 95702, 1141, 1, 0x0}, /* aten::vstack */
    {95743, 95760, 1142, 1, 0x0}, /* aten::vstack.out */
    {95828, 95839, 1143, 1, 0x20}, /* aten::zero */
    {95873, 95888, 1144, 1, 0x20}, /* aten::zero.out */
    {95949, 95961, 1145, 2, 0x0}, /* aten::zero_ */
    {96004, 96016, 1147, 2, 0x0}, /* aten::zeros */
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
    {141, 0, 6}, /* aten::_batch_norm_no_update CompositeExplicitAutograd */
    {141, 4, 6}, /* aten::_batch_norm_no_update.out CompositeExplicitAutograd */
    {1, 0, 7}, /* aten::_batch_norm_with_update CPU */
    {16, 0, 7}, /* aten::_batch_norm_with_update Meta */
    {1, 0, 8}, /* aten::_batch_norm_with_update.out CPU */
    {16, 0, 8}, /* aten::_batch_norm_with_update.out Meta */
    {141, 6, 7}, /* aten::_batch_norm_with_update_functional CompositeExplicitAutograd */
    {141, 0, 9}, /* aten::_conj CompositeExplicitAutograd */
    {142, 7, 8}, /* aten::_conj_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 9}, /* aten::_conj_copy.out CompositeExplicitAutograd */
    {141, 0, 10}, /* aten::_conj_physical CompositeExplicitAutograd */
    {141, 4, 10}, /* aten::_conj_physical.out CompositeExplicitAutograd */
    {141, 0, 11}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 12}, /* aten::_convolution.deprecated implicit */
    {141, 4, 11}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 13}, /* aten::_convolution_mode implicit */
    {1, 0, 14}, /* aten::_cummax_helper CPU */
    {16, 0, 14}, /* aten::_cummax_helper Meta */
    {1, 0, 15}, /* aten::_cummin_helper CPU */
    {16, 0, 15}, /* aten::_cummin_helper Meta */
    {1, 0, 16}, /* aten::_fft_c2c CPU */
    {16, 0, 16}, /* aten::_fft_c2c Meta */
    {1, 4, 12}, /* aten::_fft_c2c.out CPU */
    {16, 4, 12}, /* aten::_fft_c2c.out Meta */
    {1, 0, 17}, /* aten::_fft_c2r CPU */
    {16, 0, 17}, /* aten::_fft_c2r Meta */
    {1, 4, 13}, /* aten::_fft_c2r.out CPU */
    {16, 4, 13}, /* aten::_fft_c2r.out Meta */
    {1, 0, 18}, /* aten::_fft_r2c CPU */
    {16, 0, 18}, /* aten::_fft_r2c Meta */
    {1, 4, 14}, /* aten::_fft_r2c.out CPU */
    {16, 4, 14}, /* aten::_fft_r2c.out Meta */
    {138, 0, 19}, /* aten::_fused_rms_norm implicit */
    {141, 0, 20}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 21}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 22}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 23}, /* aten::_logcumsumexp CPU */
    {16, 0, 23}, /* aten::_logcumsumexp Meta */
    {1, 4, 15}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 15}, /* aten::_logcumsumexp.out Meta */
    {1, 0, 24}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 24}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 25}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 25}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 17}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 17}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 27}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 27}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 16}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 26}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 18}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 28}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 19}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 20}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 29}, /* aten::_reshape_alias CPU */
    {16, 0, 29}, /* aten::_reshape_alias Meta */
    {142, 7, 21}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 22}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {141, 0, 30}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 23}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {141, 0, 381}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 24}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 31}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 31}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 25}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 25}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 33}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 32}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 32}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 26}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 26}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 34}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 34}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 27}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 27}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 36}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 35}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 35}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 28}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 28}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 37}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 37}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 29}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 29}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 39}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 38}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 38}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 30}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 30}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 40}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 40}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 31}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 31}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 42}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 41}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 41}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 32}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 32}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 43}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 43}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 33}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 33}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 45}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 44}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 44}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 34}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 34}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 46}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 46}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 35}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 35}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 48}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 47}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 47}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 36}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 36}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 49}, /* aten::abs CPU */
    {16, 0, 49}, /* aten::abs Meta */
    {138, 0, 50}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 51}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 37}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 37}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 52}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 38}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 38}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 53}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 54}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 54}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 39}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 39}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 55}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 55}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 40}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 40}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 56}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 56}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 41}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 41}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 57}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 57}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 42}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 42}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 58}, /* aten::add.Scalar CompositeExplicitAutograd */
    {1, 1, 4}, /* aten::add.Tensor CPU */
    {16, 1, 4}, /* aten::add.Tensor Meta */
    {1, 3, 4}, /* aten::add.out CPU */
    {16, 3, 4}, /* aten::add.out Meta */
    {1, 2, 4}, /* aten::add_.Tensor CPU */
    {16, 2, 4}, /* aten::add_.Tensor Meta */
    {1, 0, 59}, /* aten::addbmm CPU */
    {16, 0, 59}, /* aten::addbmm Meta */
    {1, 4, 43}, /* aten::addbmm.out CPU */
    {16, 4, 43}, /* aten::addbmm.out Meta */
    {1, 0, 60}, /* aten::addbmm_ CPU */
    {16, 0, 60}, /* aten::addbmm_ Meta */
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
    {141, 0, 61}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 44}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 44}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 62}, /* aten::adjoint implicit */
    {141, 0, 63}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 45}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 46}, /* aten::alias_copy.out CompositeExplicitAutograd */
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
    {1, 0, 64}, /* aten::angle CPU */
    {16, 0, 64}, /* aten::angle Meta */
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
    {138, 0, 65}, /* aten::argsort implicit */
    {138, 0, 66}, /* aten::argsort.stable implicit */
    {138, 4, 47}, /* aten::argsort.stable_out implicit */
    {1, 0, 67}, /* aten::as_strided CPU */
    {16, 0, 67}, /* aten::as_strided Meta */
    {142, 5, 48}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 48}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 49}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 68}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 50}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {138, 0, 69}, /* aten::atleast_1d implicit */
    {138, 0, 70}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 71}, /* aten::atleast_2d implicit */
    {138, 0, 72}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 73}, /* aten::atleast_3d implicit */
    {138, 0, 74}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 75}, /* aten::avg_pool1d implicit */
    {1, 0, 76}, /* aten::avg_pool2d CPU */
    {16, 0, 76}, /* aten::avg_pool2d Meta */
    {1, 4, 51}, /* aten::avg_pool2d.out CPU */
    {16, 4, 51}, /* aten::avg_pool2d.out Meta */
    {1, 0, 77}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 77}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 52}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 52}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 78}, /* aten::avg_pool3d CPU */
    {16, 0, 78}, /* aten::avg_pool3d Meta */
    {1, 4, 53}, /* aten::avg_pool3d.out CPU */
    {16, 4, 53}, /* aten::avg_pool3d.out Meta */
    {1, 0, 79}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 79}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 54}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 54}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 18}, /* aten::baddbmm CPU */
    {16, 1, 18}, /* aten::baddbmm Meta */
    {1, 3, 18}, /* aten::baddbmm.out CPU */
    {16, 3, 18}, /* aten::baddbmm.out Meta */
    {1, 2, 18}, /* aten::baddbmm_ CPU */
    {16, 2, 18}, /* aten::baddbmm_ Meta */
    {138, 0, 81}, /* aten::batch_norm implicit */
    {1, 0, 82}, /* aten::batch_norm_backward CPU */
    {16, 0, 82}, /* aten::batch_norm_backward Meta */
    {1, 0, 83}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 83}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 55}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {1, 0, 84}, /* aten::binary_cross_entropy CPU */
    {16, 0, 84}, /* aten::binary_cross_entropy Meta */
    {1, 4, 56}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 56}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 85}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 85}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 57}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 57}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 86}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 86}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 58}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 1, 19}, /* aten::bmm CPU */
    {16, 1, 19}, /* aten::bmm Meta */
    {1, 3, 19}, /* aten::bmm.out CPU */
    {16, 3, 19}, /* aten::bmm.out Meta */
    {138, 0, 87}, /* aten::broadcast_tensors implicit */
    {138, 0, 88}, /* aten::broadcast_to implicit */
    {138, 0, 89}, /* aten::can_cast implicit */
    {138, 0, 90}, /* aten::cartesian_prod implicit */
    {1, 0, 91}, /* aten::cat CPU */
    {16, 0, 91}, /* aten::cat Meta */
    {138, 0, 92}, /* aten::chunk implicit */
    {141, 0, 93}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 59}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 94}, /* aten::column_stack implicit */
    {138, 4, 60}, /* aten::column_stack.out implicit */
    {138, 0, 95}, /* aten::combinations implicit */
    {138, 0, 96}, /* aten::concat implicit */
    {138, 4, 61}, /* aten::concat.out implicit */
    {138, 0, 97}, /* aten::concatenate implicit */
    {138, 4, 62}, /* aten::concatenate.out implicit */
    {138, 0, 98}, /* aten::conj implicit */
    {138, 0, 99}, /* aten::conj_physical implicit */
    {1, 4, 63}, /* aten::conj_physical.out CPU */
    {16, 4, 63}, /* aten::conj_physical.out Meta */
    {141, 5, 63}, /* aten::conj_physical_ CompositeExplicitAutograd */
    {141, 0, 100}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 64}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 101}, /* aten::contiguous implicit */
    {138, 0, 102}, /* aten::conv1d implicit */
    {138, 0, 103}, /* aten::conv1d.padding implicit */
    {138, 0, 104}, /* aten::conv2d implicit */
    {138, 0, 105}, /* aten::conv2d.padding implicit */
    {138, 0, 106}, /* aten::conv3d implicit */
    {138, 0, 107}, /* aten::conv3d.padding implicit */
    {138, 0, 108}, /* aten::conv_transpose1d implicit */
    {138, 0, 109}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 110}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 111}, /* aten::convolution CPU */
    {16, 0, 111}, /* aten::convolution Meta */
    {141, 4, 65}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 112}, /* aten::convolution_backward CPU */
    {16, 0, 112}, /* aten::convolution_backward Meta */
    {141, 4, 66}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 68}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 67}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 113}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 114}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 115}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 115}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 70}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 69}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {141, 0, 116}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 71}, /* aten::cummax.out CPU */
    {16, 4, 71}, /* aten::cummax.out Meta */
    {141, 0, 117}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 72}, /* aten::cummin.out CPU */
    {16, 4, 72}, /* aten::cummin.out Meta */
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
    {138, 0, 118}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 119}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 63}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 73}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 73}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 74}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {141, 0, 120}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 121}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 76}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 75}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 77}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 122}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 78}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {141, 0, 123}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 79}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 124}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 1, 22}, /* aten::div.Tensor CPU */
    {16, 1, 22}, /* aten::div.Tensor Meta */
    {1, 3, 22}, /* aten::div.out CPU */
    {16, 3, 22}, /* aten::div.out Meta */
    {1, 2, 22}, /* aten::div_.Tensor CPU */
    {16, 2, 22}, /* aten::div_.Tensor Meta */
    {1, 0, 125}, /* aten::dot CPU */
    {16, 0, 125}, /* aten::dot Meta */
    {141, 4, 80}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 126}, /* aten::dsplit.array implicit */
    {138, 0, 127}, /* aten::dsplit.int implicit */
    {138, 0, 128}, /* aten::dstack implicit */
    {138, 4, 81}, /* aten::dstack.out implicit */
    {1, 0, 130}, /* aten::empty.memory_format CPU */
    {16, 0, 130}, /* aten::empty.memory_format Meta */
    {86, 0, 80}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 129}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 82}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 131}, /* aten::empty_strided CPU */
    {16, 0, 131}, /* aten::empty_strided Meta */
    {86, 0, 80}, /* aten::empty_strided BackendSelect */
    {141, 4, 83}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 132}, /* aten::equal CPU */
    {16, 0, 132}, /* aten::equal Meta */
    {1, 1, 25}, /* aten::exp CPU */
    {16, 1, 25}, /* aten::exp Meta */
    {1, 3, 25}, /* aten::exp.out CPU */
    {16, 3, 25}, /* aten::exp.out Meta */
    {1, 2, 25}, /* aten::exp_ CPU */
    {16, 2, 25}, /* aten::exp_ Meta */
    {141, 0, 133}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 134}, /* aten::expand_as implicit */
    {142, 7, 84}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 85}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {138, 0, 135}, /* aten::fft_fft implicit */
    {138, 4, 86}, /* aten::fft_fft.out implicit */
    {138, 0, 136}, /* aten::fft_fft2 implicit */
    {138, 4, 87}, /* aten::fft_fft2.out implicit */
    {138, 0, 137}, /* aten::fft_fftn implicit */
    {138, 4, 88}, /* aten::fft_fftn.out implicit */
    {138, 0, 138}, /* aten::fft_hfft implicit */
    {138, 4, 89}, /* aten::fft_hfft.out implicit */
    {138, 0, 139}, /* aten::fft_hfft2 implicit */
    {138, 4, 90}, /* aten::fft_hfft2.out implicit */
    {138, 0, 140}, /* aten::fft_hfftn implicit */
    {138, 4, 91}, /* aten::fft_hfftn.out implicit */
    {138, 0, 141}, /* aten::fft_ifft implicit */
    {138, 4, 92}, /* aten::fft_ifft.out implicit */
    {138, 0, 142}, /* aten::fft_ifft2 implicit */
    {138, 4, 93}, /* aten::fft_ifft2.out implicit */
    {138, 0, 143}, /* aten::fft_ifftn implicit */
    {138, 4, 94}, /* aten::fft_ifftn.out implicit */
    {138, 0, 144}, /* aten::fft_ihfft implicit */
    {138, 4, 95}, /* aten::fft_ihfft.out implicit */
    {138, 0, 145}, /* aten::fft_ihfft2 implicit */
    {138, 0, 146}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 147}, /* aten::fft_ihfftn implicit */
    {138, 0, 148}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 149}, /* aten::fft_irfft implicit */
    {138, 4, 96}, /* aten::fft_irfft.out implicit */
    {138, 0, 150}, /* aten::fft_irfft2 implicit */
    {138, 4, 97}, /* aten::fft_irfft2.out implicit */
    {138, 0, 151}, /* aten::fft_irfftn implicit */
    {138, 4, 98}, /* aten::fft_irfftn.out implicit */
    {138, 0, 152}, /* aten::fft_rfft implicit */
    {138, 4, 99}, /* aten::fft_rfft.out implicit */
    {138, 0, 153}, /* aten::fft_rfft2 implicit */
    {138, 4, 100}, /* aten::fft_rfft2.out implicit */
    {138, 0, 154}, /* aten::fft_rfftn implicit */
    {138, 4, 101}, /* aten::fft_rfftn.out implicit */
    {141, 6, 104}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 102}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 105}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 103}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 155}, /* aten::fill_.Scalar CPU */
    {16, 0, 155}, /* aten::fill_.Scalar Meta */
    {1, 0, 156}, /* aten::fill_.Tensor CPU */
    {16, 0, 156}, /* aten::fill_.Tensor Meta */
    {138, 0, 157}, /* aten::flatten.using_ints implicit */
    {1, 0, 158}, /* aten::flip CPU */
    {16, 0, 158}, /* aten::flip Meta */
    {141, 4, 106}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 159}, /* aten::fliplr implicit */
    {138, 0, 160}, /* aten::flipud implicit */
    {1, 0, 161}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 161}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 107}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 107}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 162}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 162}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 108}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 108}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 163}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 163}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 109}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 109}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 164}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 164}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 110}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 110}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 165}, /* aten::from_file CPU */
    {86, 0, 80}, /* aten::from_file BackendSelect */
    {141, 4, 111}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 166}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 80}, /* aten::full BackendSelect */
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
    {138, 0, 167}, /* aten::ger implicit */
    {138, 4, 112}, /* aten::ger.out implicit */
    {138, 0, 168}, /* aten::gradient.array implicit */
    {138, 0, 169}, /* aten::gradient.scalararray implicit */
    {138, 0, 170}, /* aten::gradient.scalarint implicit */
    {138, 0, 171}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 172}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 173}, /* aten::gradient.tensorarray implicit */
    {138, 0, 174}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 175}, /* aten::group_norm implicit */
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
    {138, 0, 176}, /* aten::hsplit.array implicit */
    {138, 0, 177}, /* aten::hsplit.int implicit */
    {138, 0, 178}, /* aten::hstack implicit */
    {138, 4, 113}, /* aten::hstack.out implicit */
    {1, 0, 179}, /* aten::huber_loss CPU */
    {16, 0, 179}, /* aten::huber_loss Meta */
    {1, 4, 114}, /* aten::huber_loss.out CPU */
    {16, 4, 114}, /* aten::huber_loss.out Meta */
    {1, 0, 180}, /* aten::huber_loss_backward CPU */
    {16, 0, 180}, /* aten::huber_loss_backward Meta */
    {1, 4, 115}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 115}, /* aten::huber_loss_backward.out Meta */
    {138, 0, 181}, /* aten::imag implicit */
    {1, 0, 182}, /* aten::index.Tensor CPU */
    {138, 0, 183}, /* aten::inner implicit */
    {138, 4, 116}, /* aten::inner.out implicit */
    {138, 0, 184}, /* aten::instance_norm implicit */
    {138, 0, 185}, /* aten::is_complex implicit */
    {138, 0, 186}, /* aten::is_conj implicit */
    {138, 0, 187}, /* aten::is_distributed implicit */
    {138, 0, 188}, /* aten::is_floating_point implicit */
    {138, 0, 189}, /* aten::is_inference implicit */
    {138, 0, 190}, /* aten::is_neg implicit */
    {138, 0, 191}, /* aten::is_nonzero implicit */
    {141, 0, 192}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 193}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 194}, /* aten::is_signed implicit */
    {138, 0, 195}, /* aten::item implicit */
    {138, 0, 196}, /* aten::kron implicit */
    {138, 4, 117}, /* aten::kron.out implicit */
    {141, 0, 197}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 198}, /* aten::kthvalue.values CPU */
    {16, 0, 198}, /* aten::kthvalue.values Meta */
    {138, 0, 199}, /* aten::layer_norm implicit */
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
    {141, 0, 200}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 118}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 201}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 119}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 120}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 202}, /* aten::linalg_diagonal implicit */
    {1, 1, 32}, /* aten::linalg_vector_norm CPU */
    {16, 1, 32}, /* aten::linalg_vector_norm Meta */
    {1, 3, 32}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 32}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 203}, /* aten::log_softmax.int implicit */
    {1, 4, 121}, /* aten::log_softmax.int_out CPU */
    {16, 4, 121}, /* aten::log_softmax.int_out Meta */
    {141, 0, 204}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 122}, /* aten::logcumsumexp.out CPU */
    {16, 4, 122}, /* aten::logcumsumexp.out Meta */
    {141, 0, 205}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 123}, /* aten::logsumexp.out CPU */
    {16, 4, 123}, /* aten::logsumexp.out Meta */
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
    {138, 0, 206}, /* aten::mH implicit */
    {138, 0, 207}, /* aten::mT implicit */
    {1, 0, 208}, /* aten::masked_select CPU */
    {138, 0, 209}, /* aten::matmul implicit */
    {138, 4, 124}, /* aten::matmul.out implicit */
    {138, 0, 210}, /* aten::matrix_H implicit */
    {1, 0, 211}, /* aten::max CPU */
    {16, 0, 211}, /* aten::max Meta */
    {1, 1, 35}, /* aten::max.dim CPU */
    {16, 1, 35}, /* aten::max.dim Meta */
    {1, 3, 35}, /* aten::max.dim_max CPU */
    {16, 3, 35}, /* aten::max.dim_max Meta */
    {1, 4, 125}, /* aten::max.unary_out CPU */
    {16, 4, 125}, /* aten::max.unary_out Meta */
    {138, 0, 212}, /* aten::max_pool1d implicit */
    {138, 0, 213}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 214}, /* aten::max_pool2d implicit */
    {1, 0, 215}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 215}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 126}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 126}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 216}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 216}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 127}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 127}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 217}, /* aten::max_pool3d implicit */
    {1, 0, 218}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 218}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 128}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 128}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 219}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 219}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 129}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 129}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 220}, /* aten::max_unpool2d CPU */
    {16, 0, 220}, /* aten::max_unpool2d Meta */
    {1, 4, 130}, /* aten::max_unpool2d.out CPU */
    {16, 4, 130}, /* aten::max_unpool2d.out Meta */
    {1, 0, 221}, /* aten::max_unpool3d CPU */
    {16, 0, 221}, /* aten::max_unpool3d Meta */
    {1, 4, 131}, /* aten::max_unpool3d.out CPU */
    {16, 4, 131}, /* aten::max_unpool3d.out Meta */
    {141, 0, 222}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 36}, /* aten::mean.dim CPU */
    {16, 1, 36}, /* aten::mean.dim Meta */
    {1, 4, 132}, /* aten::mean.dtype_out CPU */
    {16, 4, 132}, /* aten::mean.dtype_out Meta */
    {1, 3, 36}, /* aten::mean.out CPU */
    {16, 3, 36}, /* aten::mean.out Meta */
    {1, 0, 223}, /* aten::median CPU */
    {16, 0, 223}, /* aten::median Meta */
    {141, 0, 224}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 134}, /* aten::median.dim_values CPU */
    {16, 4, 134}, /* aten::median.dim_values Meta */
    {141, 4, 133}, /* aten::median.out CompositeExplicitAutograd */
    {1, 0, 225}, /* aten::min CPU */
    {16, 0, 225}, /* aten::min Meta */
    {1, 1, 37}, /* aten::min.dim CPU */
    {16, 1, 37}, /* aten::min.dim Meta */
    {1, 3, 37}, /* aten::min.dim_min CPU */
    {16, 3, 37}, /* aten::min.dim_min Meta */
    {1, 4, 135}, /* aten::min.unary_out CPU */
    {16, 4, 135}, /* aten::min.unary_out Meta */
    {1, 1, 38}, /* aten::mm CPU */
    {16, 1, 38}, /* aten::mm Meta */
    {1, 3, 38}, /* aten::mm.out CPU */
    {16, 3, 38}, /* aten::mm.out Meta */
    {1, 0, 226}, /* aten::mode CPU */
    {16, 0, 226}, /* aten::mode Meta */
    {1, 4, 136}, /* aten::mode.values CPU */
    {16, 4, 136}, /* aten::mode.values Meta */
    {138, 0, 227}, /* aten::moveaxis.int implicit */
    {138, 0, 228}, /* aten::moveaxis.intlist implicit */
    {138, 0, 229}, /* aten::movedim.int implicit */
    {138, 0, 230}, /* aten::movedim.intlist implicit */
    {1, 0, 231}, /* aten::mse_loss CPU */
    {16, 0, 231}, /* aten::mse_loss Meta */
    {1, 4, 137}, /* aten::mse_loss.out CPU */
    {16, 4, 137}, /* aten::mse_loss.out Meta */
    {1, 0, 232}, /* aten::mse_loss_backward CPU */
    {16, 0, 232}, /* aten::mse_loss_backward Meta */
    {1, 4, 138}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 138}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 233}, /* aten::msort implicit */
    {138, 4, 139}, /* aten::msort.out implicit */
    {141, 0, 234}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 1, 39}, /* aten::mul.Tensor CPU */
    {16, 1, 39}, /* aten::mul.Tensor Meta */
    {1, 3, 39}, /* aten::mul.out CPU */
    {16, 3, 39}, /* aten::mul.out Meta */
    {1, 2, 39}, /* aten::mul_.Tensor CPU */
    {16, 2, 39}, /* aten::mul_.Tensor Meta */
    {141, 0, 235}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 140}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 236}, /* aten::nanmedian CPU */
    {16, 0, 236}, /* aten::nanmedian Meta */
    {141, 0, 237}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 142}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 142}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 141}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 238}, /* aten::nansum CPU */
    {16, 0, 238}, /* aten::nansum Meta */
    {1, 4, 143}, /* aten::nansum.out CPU */
    {16, 4, 143}, /* aten::nansum.out Meta */
    {138, 0, 239}, /* aten::narrow implicit */
    {138, 0, 240}, /* aten::narrow.Tensor implicit */
    {142, 7, 144}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 145}, /* aten::narrow_copy.out CPU */
    {16, 4, 145}, /* aten::narrow_copy.out Meta */
    {1, 0, 241}, /* aten::native_batch_norm CPU */
    {16, 0, 241}, /* aten::native_batch_norm Meta */
    {1, 4, 146}, /* aten::native_batch_norm.out CPU */
    {16, 4, 146}, /* aten::native_batch_norm.out Meta */
    {1, 0, 242}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 242}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 147}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 243}, /* aten::native_group_norm CPU */
    {16, 0, 243}, /* aten::native_group_norm Meta */
    {141, 4, 148}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 244}, /* aten::native_group_norm_backward CPU */
    {16, 0, 244}, /* aten::native_group_norm_backward Meta */
    {141, 4, 149}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 245}, /* aten::native_layer_norm CPU */
    {16, 0, 245}, /* aten::native_layer_norm Meta */
    {141, 4, 150}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 246}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 246}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 151}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
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
    {141, 0, 247}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 152}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 248}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 153}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 249}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 154}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 0, 250}, /* aten::nonzero CPU */
    {141, 0, 251}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 44}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 44}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 43}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 43}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 252}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 156}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 155}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 43}, /* aten::norm.dtype_out CPU */
    {16, 3, 43}, /* aten::norm.dtype_out Meta */
    {1, 3, 44}, /* aten::norm.out CPU */
    {16, 3, 44}, /* aten::norm.out Meta */
    {138, 0, 253}, /* aten::numel implicit */
    {138, 0, 254}, /* aten::numpy_T implicit */
    {141, 0, 255}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 80}, /* aten::ones BackendSelect */
    {138, 0, 256}, /* aten::outer implicit */
    {138, 4, 157}, /* aten::outer.out implicit */
    {138, 0, 257}, /* aten::pad implicit */
    {141, 0, 258}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 158}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 159}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 259}, /* aten::prod CPU */
    {16, 0, 259}, /* aten::prod Meta */
    {1, 1, 45}, /* aten::prod.dim_int CPU */
    {16, 1, 45}, /* aten::prod.dim_int Meta */
    {1, 3, 45}, /* aten::prod.int_out CPU */
    {16, 3, 45}, /* aten::prod.int_out Meta */
    {141, 4, 160}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 260}, /* aten::promote_types implicit */
    {138, 0, 261}, /* aten::ravel implicit */
    {138, 0, 262}, /* aten::real implicit */
    {1, 0, 263}, /* aten::reflection_pad1d CPU */
    {16, 0, 263}, /* aten::reflection_pad1d Meta */
    {1, 4, 161}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 161}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 264}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 264}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 162}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 162}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 265}, /* aten::reflection_pad2d CPU */
    {16, 0, 265}, /* aten::reflection_pad2d Meta */
    {1, 4, 163}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 163}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 266}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 266}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 164}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 164}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 267}, /* aten::reflection_pad3d CPU */
    {16, 0, 267}, /* aten::reflection_pad3d Meta */
    {1, 4, 165}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 165}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 268}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 268}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 166}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 166}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 269}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 167}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {1, 0, 270}, /* aten::replication_pad1d CPU */
    {16, 0, 270}, /* aten::replication_pad1d Meta */
    {1, 4, 168}, /* aten::replication_pad1d.out CPU */
    {16, 4, 168}, /* aten::replication_pad1d.out Meta */
    {1, 0, 271}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 271}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 169}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 169}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 272}, /* aten::replication_pad2d CPU */
    {16, 0, 272}, /* aten::replication_pad2d Meta */
    {1, 4, 170}, /* aten::replication_pad2d.out CPU */
    {16, 4, 170}, /* aten::replication_pad2d.out Meta */
    {1, 0, 273}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 273}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 171}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 171}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 274}, /* aten::replication_pad3d CPU */
    {16, 0, 274}, /* aten::replication_pad3d Meta */
    {1, 4, 172}, /* aten::replication_pad3d.out CPU */
    {16, 4, 172}, /* aten::replication_pad3d.out Meta */
    {1, 0, 275}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 275}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 173}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 173}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 276}, /* aten::reshape implicit */
    {138, 0, 277}, /* aten::reshape_as implicit */
    {141, 6, 175}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 174}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 278}, /* aten::resize_ CPU */
    {16, 0, 278}, /* aten::resize_ Meta */
    {141, 6, 177}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 176}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 279}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 280}, /* aten::resolve_conj implicit */
    {138, 0, 281}, /* aten::resolve_neg implicit */
    {138, 0, 282}, /* aten::result_type.Scalar implicit */
    {138, 0, 283}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 284}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 285}, /* aten::result_type.Tensor implicit */
    {138, 0, 286}, /* aten::rms_norm implicit */
    {138, 0, 287}, /* aten::row_stack implicit */
    {138, 4, 178}, /* aten::row_stack.out implicit */
    {1, 0, 288}, /* aten::scatter.src_out CPU */
    {16, 0, 288}, /* aten::scatter.src_out Meta */
    {1, 0, 289}, /* aten::scatter.value_out CPU */
    {16, 0, 289}, /* aten::scatter.value_out Meta */
    {141, 0, 291}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 290}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 180}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 179}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 181}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 292}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 182}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {1, 1, 46}, /* aten::sigmoid CPU */
    {16, 1, 46}, /* aten::sigmoid Meta */
    {1, 3, 46}, /* aten::sigmoid.out CPU */
    {16, 3, 46}, /* aten::sigmoid.out Meta */
    {1, 2, 46}, /* aten::sigmoid_ CPU */
    {16, 2, 46}, /* aten::sigmoid_ Meta */
    {138, 0, 293}, /* aten::size.int implicit */
    {141, 0, 294}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 295}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 184}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 183}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 185}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 296}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 186}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 297}, /* aten::smooth_l1_loss CPU */
    {16, 0, 297}, /* aten::smooth_l1_loss Meta */
    {1, 4, 187}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 187}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 298}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 298}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 188}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 188}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 299}, /* aten::soft_margin_loss CPU */
    {16, 0, 299}, /* aten::soft_margin_loss Meta */
    {141, 4, 189}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 300}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 300}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 190}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 301}, /* aten::softmax.int implicit */
    {1, 4, 191}, /* aten::softmax.int_out CPU */
    {16, 4, 191}, /* aten::softmax.int_out Meta */
    {141, 0, 302}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 47}, /* aten::sort.stable CPU */
    {16, 1, 47}, /* aten::sort.stable Meta */
    {1, 4, 192}, /* aten::sort.values CPU */
    {16, 4, 192}, /* aten::sort.values Meta */
    {1, 3, 47}, /* aten::sort.values_stable CPU */
    {16, 3, 47}, /* aten::sort.values_stable Meta */
    {138, 0, 303}, /* aten::special_log_softmax implicit */
    {138, 0, 304}, /* aten::special_logsumexp implicit */
    {138, 4, 193}, /* aten::special_logsumexp.out implicit */
    {138, 0, 305}, /* aten::special_softmax implicit */
    {141, 0, 306}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 307}, /* aten::split.sizes implicit */
    {142, 7, 194}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 195}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 308}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 196}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 197}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::sqrt CPU */
    {16, 1, 48}, /* aten::sqrt Meta */
    {1, 3, 48}, /* aten::sqrt.out CPU */
    {16, 3, 48}, /* aten::sqrt.out Meta */
    {1, 2, 48}, /* aten::sqrt_ CPU */
    {16, 2, 48}, /* aten::sqrt_ Meta */
    {141, 0, 309}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 310}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 311}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 198}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 199}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 200}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 198}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 199}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 202}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 200}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 203}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 201}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {138, 0, 312}, /* aten::std implicit */
    {1, 0, 313}, /* aten::std.correction CPU */
    {16, 0, 313}, /* aten::std.correction Meta */
    {1, 4, 204}, /* aten::std.correction_out CPU */
    {16, 4, 204}, /* aten::std.correction_out Meta */
    {138, 0, 314}, /* aten::std.dim implicit */
    {138, 4, 205}, /* aten::std.out implicit */
    {138, 0, 315}, /* aten::std_mean implicit */
    {1, 0, 316}, /* aten::std_mean.correction CPU */
    {16, 0, 316}, /* aten::std_mean.correction Meta */
    {141, 4, 206}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 317}, /* aten::std_mean.dim implicit */
    {138, 0, 318}, /* aten::stride.int implicit */
    {141, 0, 319}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 1, 49}, /* aten::sub.Tensor CPU */
    {16, 1, 49}, /* aten::sub.Tensor Meta */
    {1, 3, 49}, /* aten::sub.out CPU */
    {16, 3, 49}, /* aten::sub.out Meta */
    {1, 2, 49}, /* aten::sub_.Tensor CPU */
    {16, 2, 49}, /* aten::sub_.Tensor Meta */
    {138, 0, 320}, /* aten::subtract.Tensor implicit */
    {141, 0, 321}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 50}, /* aten::sum.IntList_out CPU */
    {16, 3, 50}, /* aten::sum.IntList_out Meta */
    {1, 1, 50}, /* aten::sum.dim_IntList CPU */
    {16, 1, 50}, /* aten::sum.dim_IntList Meta */
    {141, 4, 207}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 322}, /* aten::sum_to_size implicit */
    {138, 0, 323}, /* aten::swapaxes implicit */
    {138, 5, 208}, /* aten::swapaxes_ implicit */
    {138, 0, 324}, /* aten::swapdims implicit */
    {138, 5, 209}, /* aten::swapdims_ implicit */
    {138, 0, 325}, /* aten::sym_numel implicit */
    {138, 0, 326}, /* aten::sym_size.int implicit */
    {138, 0, 327}, /* aten::sym_storage_offset implicit */
    {138, 0, 328}, /* aten::sym_stride.int implicit */
    {141, 0, 329}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 210}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 210}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 211}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 1, 51}, /* aten::tanh CPU */
    {16, 1, 51}, /* aten::tanh Meta */
    {1, 3, 51}, /* aten::tanh.out CPU */
    {16, 3, 51}, /* aten::tanh.out Meta */
    {1, 2, 51}, /* aten::tanh_ CPU */
    {16, 2, 51}, /* aten::tanh_ Meta */
    {138, 0, 330}, /* aten::tensor_split.indices implicit */
    {138, 0, 331}, /* aten::tensor_split.sections implicit */
    {138, 0, 332}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 333}, /* aten::tensordot implicit */
    {138, 4, 212}, /* aten::tensordot.out implicit */
    {138, 0, 334}, /* aten::to.device implicit */
    {138, 0, 335}, /* aten::to.dtype implicit */
    {138, 0, 336}, /* aten::to.dtype_layout implicit */
    {138, 0, 337}, /* aten::to.other implicit */
    {1, 1, 52}, /* aten::topk CPU */
    {16, 1, 52}, /* aten::topk Meta */
    {1, 3, 52}, /* aten::topk.values CPU */
    {16, 3, 52}, /* aten::topk.values Meta */
    {1, 0, 338}, /* aten::trace CPU */
    {16, 0, 338}, /* aten::trace Meta */
    {141, 4, 213}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 339}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 214}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 214}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 215}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 340}, /* aten::trapezoid.dx implicit */
    {138, 0, 341}, /* aten::trapezoid.x implicit */
    {138, 0, 342}, /* aten::trapz.dx implicit */
    {138, 0, 343}, /* aten::trapz.x implicit */
    {138, 0, 344}, /* aten::type_as implicit */
    {141, 0, 345}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 216}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 217}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 346}, /* aten::unflatten.int implicit */
    {1, 0, 347}, /* aten::unfold CPU */
    {16, 0, 347}, /* aten::unfold Meta */
    {1, 0, 348}, /* aten::unfold_backward CPU */
    {16, 0, 348}, /* aten::unfold_backward Meta */
    {141, 4, 219}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 218}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 220}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {138, 0, 349}, /* aten::unsafe_chunk implicit */
    {141, 0, 350}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 221}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 351}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 222}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 352}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 223}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 223}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 224}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 353}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 353}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 225}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 225}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 355}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 354}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 354}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 226}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 226}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 356}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 356}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 227}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 227}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 358}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 357}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 357}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 228}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 228}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 359}, /* aten::upsample_linear1d CPU */
    {16, 0, 359}, /* aten::upsample_linear1d Meta */
    {1, 4, 229}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 229}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 361}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 360}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 360}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 230}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 230}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 362}, /* aten::upsample_nearest1d CPU */
    {16, 0, 362}, /* aten::upsample_nearest1d Meta */
    {1, 4, 231}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 231}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 364}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 363}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 363}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 232}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 232}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 365}, /* aten::upsample_nearest2d CPU */
    {16, 0, 365}, /* aten::upsample_nearest2d Meta */
    {1, 4, 233}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 233}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 367}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 366}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 366}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 234}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 234}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 368}, /* aten::upsample_nearest3d CPU */
    {16, 0, 368}, /* aten::upsample_nearest3d Meta */
    {1, 4, 235}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 235}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 370}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 369}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 369}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 236}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 236}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 371}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 371}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 237}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 237}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 373}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 372}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 372}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 238}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 238}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 374}, /* aten::var implicit */
    {1, 0, 375}, /* aten::var.correction CPU */
    {16, 0, 375}, /* aten::var.correction Meta */
    {1, 4, 239}, /* aten::var.correction_out CPU */
    {16, 4, 239}, /* aten::var.correction_out Meta */
    {138, 0, 376}, /* aten::var.dim implicit */
    {138, 4, 240}, /* aten::var.out implicit */
    {138, 0, 377}, /* aten::var_mean implicit */
    {1, 0, 378}, /* aten::var_mean.correction CPU */
    {16, 0, 378}, /* aten::var_mean.correction Meta */
    {141, 4, 241}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 379}, /* aten::var_mean.dim implicit */
    {1, 0, 380}, /* aten::vdot CPU */
    {16, 0, 380}, /* aten::vdot Meta */
    {141, 4, 242}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 381}, /* aten::view CPU */
    {16, 0, 381}, /* aten::view Meta */
    {141, 0, 385}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 382}, /* aten::view_as implicit */
    {1, 0, 383}, /* aten::view_as_complex CPU */
    {16, 0, 383}, /* aten::view_as_complex Meta */
    {142, 7, 245}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 246}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 384}, /* aten::view_as_real CPU */
    {16, 0, 384}, /* aten::view_as_real Meta */
    {142, 7, 247}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 248}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 243}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 244}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 250}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 249}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 386}, /* aten::vsplit.array implicit */
    {138, 0, 387}, /* aten::vsplit.int implicit */
    {138, 0, 388}, /* aten::vstack implicit */
    {138, 4, 251}, /* aten::vstack.out implicit */
    {141, 6, 253}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 252}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 389}, /* aten::zero_ CPU */
    {16, 0, 389}, /* aten::zero_ Meta */
    {141, 0, 390}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 80}, /* aten::zeros BackendSelect */
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
    "aten::_batch_norm_no_update\0aten::_batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)\0"
    "aten::_batch_norm_no_update.out\0aten::_batch_norm_no_update.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float momentum, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))\0"
    "aten::_batch_norm_with_update\0aten::_batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)\0"
    "aten::_batch_norm_with_update.out\0aten::_batch_norm_with_update.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd, Tensor(g!) reserve) -> (Tensor(d!), Tensor(e!), Tensor(f!), Tensor(g!))\0"
    "aten::_batch_norm_with_update_functional\0aten::_batch_norm_with_update_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)\0"
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
    "aten::_fft_c2c\0aten::_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor\0"
    "aten::_fft_c2c.out\0aten::_fft_c2c.out(Tensor self, SymInt[] dim, int normalization, bool forward, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_fft_c2r\0aten::_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor\0"
    "aten::_fft_c2r.out\0aten::_fft_c2r.out(Tensor self, int[] dim, int normalization, SymInt last_dim_size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_fft_r2c\0aten::_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor\0"
    "aten::_fft_r2c.out\0aten::_fft_r2c.out(Tensor self, int[] dim, int normalization, bool onesided, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_fused_rms_norm\0aten::_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor)\0"
    "aten::_is_all_true\0aten::_is_all_true(Tensor self) -> Tensor\0"
    "aten::_is_any_true\0aten::_is_any_true(Tensor self) -> Tensor\0"
    "aten::_local_scalar_dense\0aten::_local_scalar_dense(Tensor self) -> Scalar\0"
    "aten::_log_softmax\0aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor\0"
    "aten::_log_softmax.out\0aten::_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_log_softmax_backward_data\0aten::_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor\0"
    "aten::_log_softmax_backward_data.out\0aten::_log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_logcumsumexp\0aten::_logcumsumexp(Tensor self, int dim) -> Tensor\0"
    "aten::_logcumsumexp.out\0aten::_logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_native_batch_norm_legit\0aten::_native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)\0"
    "aten::_native_batch_norm_legit.no_stats\0aten::_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)\0"
    "aten::_native_batch_norm_legit.no_stats_out\0aten::_native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
    "aten::_native_batch_norm_legit.out\0aten::_native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))\0"
    "aten::_native_batch_norm_legit_functional\0aten::_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)\0"
    "aten::_native_batch_norm_legit_no_training\0aten::_native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)\0"
    "aten::_native_batch_norm_legit_no_training.out\0aten::_native_batch_norm_legit_no_training.out(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, float momentum, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
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
    "aten::batch_norm\0aten::batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor\0"
    "aten::batch_norm_backward\0aten::batch_norm_backward(Tensor grad_out, Tensor input, Tensor weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_var, bool update, float eps, bool[3] output_mask, Tensor reserve) -> (Tensor, Tensor, Tensor)\0"
    "aten::batch_norm_update_stats\0aten::batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum) -> (Tensor, Tensor)\0"
    "aten::batch_norm_update_stats.out\0aten::batch_norm_update_stats.out(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
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
    "aten::fft_fft\0aten::fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor\0"
    "aten::fft_fft.out\0aten::fft_fft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_fft2\0aten::fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor\0"
    "aten::fft_fft2.out\0aten::fft_fft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_fftn\0aten::fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor\0"
    "aten::fft_fftn.out\0aten::fft_fftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_hfft\0aten::fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor\0"
    "aten::fft_hfft.out\0aten::fft_hfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_hfft2\0aten::fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor\0"
    "aten::fft_hfft2.out\0aten::fft_hfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_hfftn\0aten::fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor\0"
    "aten::fft_hfftn.out\0aten::fft_hfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_ifft\0aten::fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor\0"
    "aten::fft_ifft.out\0aten::fft_ifft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_ifft2\0aten::fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor\0"
    "aten::fft_ifft2.out\0aten::fft_ifft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_ifftn\0aten::fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor\0"
    "aten::fft_ifftn.out\0aten::fft_ifftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_ihfft\0aten::fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor\0"
    "aten::fft_ihfft.out\0aten::fft_ihfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_ihfft2\0aten::fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor\0"
    "aten::fft_ihfft2.out\0aten::fft_ihfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_ihfftn\0aten::fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor\0"
    "aten::fft_ihfftn.out\0aten::fft_ihfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_irfft\0aten::fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor\0"
    "aten::fft_irfft.out\0aten::fft_irfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_irfft2\0aten::fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor\0"
    "aten::fft_irfft2.out\0aten::fft_irfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_irfftn\0aten::fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor\0"
    "aten::fft_irfftn.out\0aten::fft_irfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_rfft\0aten::fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor\0"
    "aten::fft_rfft.out\0aten::fft_rfft.out(Tensor self, SymInt? n=None, int dim=-1, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_rfft2\0aten::fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor\0"
    "aten::fft_rfft2.out\0aten::fft_rfft2.out(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fft_rfftn\0aten::fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor\0"
    "aten::fft_rfftn.out\0aten::fft_rfftn.out(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::group_norm\0aten::group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor\0"
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
    "aten::instance_norm\0aten::instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor\0"
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
    "aten::layer_norm\0aten::layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor\0"
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
    "aten::native_batch_norm\0aten::native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)\0"
    "aten::native_batch_norm.out\0aten::native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
    "aten::native_batch_norm_backward\0aten::native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)\0"
    "aten::native_batch_norm_backward.out\0aten::native_batch_norm_backward.out(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
    "aten::native_group_norm\0aten::native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)\0"
    "aten::native_group_norm.out\0aten::native_group_norm.out(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
    "aten::native_group_norm_backward\0aten::native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)\0"
    "aten::native_group_norm_backward.out\0aten::native_group_norm_backward.out(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
    "aten::native_layer_norm\0aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)\0"
    "aten::native_layer_norm.out\0aten::native_layer_norm.out(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
    "aten::native_layer_norm_backward\0aten::native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)\0"
    "aten::native_layer_norm_backward.out\0aten::native_layer_norm_backward.out(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
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
    "aten::rms_norm\0aten::rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor\0"
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
