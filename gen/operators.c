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
tn_status tni_kernel__fft_c2c(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__fft_c2r(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__fft_r2c(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_kthvalue_values(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__fft_c2c, /* 13 */
    tni_kernel__fft_c2r, /* 14 */
    tni_kernel__fft_r2c, /* 15 */
    tni_kernel__is_all_true, /* 16 */
    tni_kernel__is_any_true, /* 17 */
    tni_kernel__local_scalar_dense, /* 18 */
    tni_kernel__logcumsumexp, /* 19 */
    tni_kernel__neg_view, /* 20 */
    tni_kernel__reshape_alias, /* 21 */
    tni_kernel__to_copy, /* 22 */
    tni_kernel__upsample_bicubic2d_aa, /* 23 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 24 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 25 */
    tni_kernel__upsample_bilinear2d_aa, /* 26 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 27 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 28 */
    tni_kernel__upsample_lanczos2d_aa, /* 29 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 30 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 31 */
    tni_kernel__upsample_nearest_exact1d, /* 32 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 33 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 34 */
    tni_kernel__upsample_nearest_exact2d, /* 35 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 36 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 37 */
    tni_kernel__upsample_nearest_exact3d, /* 38 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 39 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 40 */
    tni_kernel_abs, /* 41 */
    tni_kernel_adaptive_avg_pool1d, /* 42 */
    tni_kernel_adaptive_avg_pool2d, /* 43 */
    tni_kernel_adaptive_avg_pool3d, /* 44 */
    tni_kernel_adaptive_max_pool1d, /* 45 */
    tni_kernel_adaptive_max_pool2d, /* 46 */
    tni_kernel_adaptive_max_pool2d_backward, /* 47 */
    tni_kernel_adaptive_max_pool3d, /* 48 */
    tni_kernel_adaptive_max_pool3d_backward, /* 49 */
    tni_kernel_add_Scalar, /* 50 */
    tni_kernel_addbmm, /* 51 */
    tni_kernel_addbmm_, /* 52 */
    tni_kernel_addr, /* 53 */
    tni_kernel_adjoint, /* 54 */
    tni_kernel_alias, /* 55 */
    tni_kernel_angle, /* 56 */
    tni_kernel_argsort, /* 57 */
    tni_kernel_argsort_stable, /* 58 */
    tni_kernel_as_strided, /* 59 */
    tni_kernel_as_strided_scatter, /* 60 */
    tni_kernel_atleast_1d, /* 61 */
    tni_kernel_atleast_1d_Sequence, /* 62 */
    tni_kernel_atleast_2d, /* 63 */
    tni_kernel_atleast_2d_Sequence, /* 64 */
    tni_kernel_atleast_3d, /* 65 */
    tni_kernel_atleast_3d_Sequence, /* 66 */
    tni_kernel_avg_pool1d, /* 67 */
    tni_kernel_avg_pool2d, /* 68 */
    tni_kernel_avg_pool2d_backward, /* 69 */
    tni_kernel_avg_pool3d, /* 70 */
    tni_kernel_avg_pool3d_backward, /* 71 */
    tni_kernel_backend_select, /* 72 */
    tni_kernel_binary_cross_entropy, /* 73 */
    tni_kernel_binary_cross_entropy_backward, /* 74 */
    tni_kernel_binary_cross_entropy_with_logits, /* 75 */
    tni_kernel_broadcast_tensors, /* 76 */
    tni_kernel_broadcast_to, /* 77 */
    tni_kernel_can_cast, /* 78 */
    tni_kernel_cartesian_prod, /* 79 */
    tni_kernel_cat, /* 80 */
    tni_kernel_chunk, /* 81 */
    tni_kernel_clone, /* 82 */
    tni_kernel_column_stack, /* 83 */
    tni_kernel_combinations, /* 84 */
    tni_kernel_concat, /* 85 */
    tni_kernel_concatenate, /* 86 */
    tni_kernel_conj, /* 87 */
    tni_kernel_conj_physical, /* 88 */
    tni_kernel_constant_pad_nd, /* 89 */
    tni_kernel_contiguous, /* 90 */
    tni_kernel_conv1d, /* 91 */
    tni_kernel_conv1d_padding, /* 92 */
    tni_kernel_conv2d, /* 93 */
    tni_kernel_conv2d_padding, /* 94 */
    tni_kernel_conv3d, /* 95 */
    tni_kernel_conv3d_padding, /* 96 */
    tni_kernel_conv_transpose1d, /* 97 */
    tni_kernel_conv_transpose2d_input, /* 98 */
    tni_kernel_conv_transpose3d_input, /* 99 */
    tni_kernel_convolution, /* 100 */
    tni_kernel_convolution_backward, /* 101 */
    tni_kernel_copy_, /* 102 */
    tni_kernel_count_nonzero, /* 103 */
    tni_kernel_count_nonzero_dim_IntList, /* 104 */
    tni_kernel_cummax, /* 105 */
    tni_kernel_cummin, /* 106 */
    tni_kernel_cumulative_trapezoid_dx, /* 107 */
    tni_kernel_cumulative_trapezoid_x, /* 108 */
    tni_kernel_diagonal, /* 109 */
    tni_kernel_diagonal_backward, /* 110 */
    tni_kernel_diagonal_scatter, /* 111 */
    tni_kernel_dist, /* 112 */
    tni_kernel_div_Scalar, /* 113 */
    tni_kernel_dot, /* 114 */
    tni_kernel_dsplit_array, /* 115 */
    tni_kernel_dsplit_int, /* 116 */
    tni_kernel_dstack, /* 117 */
    tni_kernel_empty_like, /* 118 */
    tni_kernel_empty_memory_format, /* 119 */
    tni_kernel_empty_strided, /* 120 */
    tni_kernel_equal, /* 121 */
    tni_kernel_expand, /* 122 */
    tni_kernel_expand_as, /* 123 */
    tni_kernel_fft_fft, /* 124 */
    tni_kernel_fft_fft2, /* 125 */
    tni_kernel_fft_fftn, /* 126 */
    tni_kernel_fft_hfft, /* 127 */
    tni_kernel_fft_hfft2, /* 128 */
    tni_kernel_fft_hfftn, /* 129 */
    tni_kernel_fft_ifft, /* 130 */
    tni_kernel_fft_ifft2, /* 131 */
    tni_kernel_fft_ifftn, /* 132 */
    tni_kernel_fft_ihfft, /* 133 */
    tni_kernel_fft_ihfft2, /* 134 */
    tni_kernel_fft_ihfft2_out, /* 135 */
    tni_kernel_fft_ihfftn, /* 136 */
    tni_kernel_fft_ihfftn_out, /* 137 */
    tni_kernel_fft_irfft, /* 138 */
    tni_kernel_fft_irfft2, /* 139 */
    tni_kernel_fft_irfftn, /* 140 */
    tni_kernel_fft_rfft, /* 141 */
    tni_kernel_fft_rfft2, /* 142 */
    tni_kernel_fft_rfftn, /* 143 */
    tni_kernel_fill__Scalar, /* 144 */
    tni_kernel_fill__Tensor, /* 145 */
    tni_kernel_flatten_using_ints, /* 146 */
    tni_kernel_flip, /* 147 */
    tni_kernel_fliplr, /* 148 */
    tni_kernel_flipud, /* 149 */
    tni_kernel_fractional_max_pool2d, /* 150 */
    tni_kernel_fractional_max_pool2d_backward, /* 151 */
    tni_kernel_fractional_max_pool3d, /* 152 */
    tni_kernel_fractional_max_pool3d_backward, /* 153 */
    tni_kernel_from_file, /* 154 */
    tni_kernel_full, /* 155 */
    tni_kernel_ger, /* 156 */
    tni_kernel_gradient_array, /* 157 */
    tni_kernel_gradient_scalararray, /* 158 */
    tni_kernel_gradient_scalarint, /* 159 */
    tni_kernel_gradient_scalarrayarray, /* 160 */
    tni_kernel_gradient_scalarrayint, /* 161 */
    tni_kernel_gradient_tensorarray, /* 162 */
    tni_kernel_gradient_tensorarrayint, /* 163 */
    tni_kernel_hsplit_array, /* 164 */
    tni_kernel_hsplit_int, /* 165 */
    tni_kernel_hstack, /* 166 */
    tni_kernel_huber_loss, /* 167 */
    tni_kernel_huber_loss_backward, /* 168 */
    tni_kernel_imag, /* 169 */
    tni_kernel_index_Tensor, /* 170 */
    tni_kernel_inner, /* 171 */
    tni_kernel_is_complex, /* 172 */
    tni_kernel_is_conj, /* 173 */
    tni_kernel_is_distributed, /* 174 */
    tni_kernel_is_floating_point, /* 175 */
    tni_kernel_is_inference, /* 176 */
    tni_kernel_is_neg, /* 177 */
    tni_kernel_is_nonzero, /* 178 */
    tni_kernel_is_pinned, /* 179 */
    tni_kernel_is_same_size, /* 180 */
    tni_kernel_is_signed, /* 181 */
    tni_kernel_item, /* 182 */
    tni_kernel_kron, /* 183 */
    tni_kernel_kthvalue, /* 184 */
    tni_kernel_kthvalue_values, /* 185 */
    tni_kernel_lift, /* 186 */
    tni_kernel_lift_fresh, /* 187 */
    tni_kernel_linalg_diagonal, /* 188 */
    tni_kernel_log_softmax_int, /* 189 */
    tni_kernel_logcumsumexp, /* 190 */
    tni_kernel_logsumexp, /* 191 */
    tni_kernel_mH, /* 192 */
    tni_kernel_mT, /* 193 */
    tni_kernel_masked_select, /* 194 */
    tni_kernel_matmul, /* 195 */
    tni_kernel_matrix_H, /* 196 */
    tni_kernel_max, /* 197 */
    tni_kernel_max_pool1d, /* 198 */
    tni_kernel_max_pool1d_with_indices, /* 199 */
    tni_kernel_max_pool2d, /* 200 */
    tni_kernel_max_pool2d_with_indices, /* 201 */
    tni_kernel_max_pool2d_with_indices_backward, /* 202 */
    tni_kernel_max_pool3d, /* 203 */
    tni_kernel_max_pool3d_with_indices, /* 204 */
    tni_kernel_max_pool3d_with_indices_backward, /* 205 */
    tni_kernel_max_unpool2d, /* 206 */
    tni_kernel_max_unpool3d, /* 207 */
    tni_kernel_mean, /* 208 */
    tni_kernel_median, /* 209 */
    tni_kernel_median_dim, /* 210 */
    tni_kernel_min, /* 211 */
    tni_kernel_mode, /* 212 */
    tni_kernel_moveaxis_int, /* 213 */
    tni_kernel_moveaxis_intlist, /* 214 */
    tni_kernel_movedim_int, /* 215 */
    tni_kernel_movedim_intlist, /* 216 */
    tni_kernel_mse_loss, /* 217 */
    tni_kernel_mse_loss_backward, /* 218 */
    tni_kernel_msort, /* 219 */
    tni_kernel_mul_Scalar, /* 220 */
    tni_kernel_mv, /* 221 */
    tni_kernel_nanmedian, /* 222 */
    tni_kernel_nanmedian_dim, /* 223 */
    tni_kernel_nansum, /* 224 */
    tni_kernel_narrow, /* 225 */
    tni_kernel_narrow_Tensor, /* 226 */
    tni_kernel_new_empty, /* 227 */
    tni_kernel_new_full, /* 228 */
    tni_kernel_new_zeros, /* 229 */
    tni_kernel_nonzero, /* 230 */
    tni_kernel_norm_Scalar, /* 231 */
    tni_kernel_norm_ScalarOpt_dtype, /* 232 */
    tni_kernel_numel, /* 233 */
    tni_kernel_numpy_T, /* 234 */
    tni_kernel_ones, /* 235 */
    tni_kernel_outer, /* 236 */
    tni_kernel_pad, /* 237 */
    tni_kernel_permute, /* 238 */
    tni_kernel_prod, /* 239 */
    tni_kernel_promote_types, /* 240 */
    tni_kernel_ravel, /* 241 */
    tni_kernel_real, /* 242 */
    tni_kernel_reflection_pad1d, /* 243 */
    tni_kernel_reflection_pad1d_backward, /* 244 */
    tni_kernel_reflection_pad2d, /* 245 */
    tni_kernel_reflection_pad2d_backward, /* 246 */
    tni_kernel_reflection_pad3d, /* 247 */
    tni_kernel_reflection_pad3d_backward, /* 248 */
    tni_kernel_repeat_interleave_Tensor, /* 249 */
    tni_kernel_replication_pad1d, /* 250 */
    tni_kernel_replication_pad1d_backward, /* 251 */
    tni_kernel_replication_pad2d, /* 252 */
    tni_kernel_replication_pad2d_backward, /* 253 */
    tni_kernel_replication_pad3d, /* 254 */
    tni_kernel_replication_pad3d_backward, /* 255 */
    tni_kernel_reshape, /* 256 */
    tni_kernel_reshape_as, /* 257 */
    tni_kernel_resize_, /* 258 */
    tni_kernel_resize_as_, /* 259 */
    tni_kernel_resolve_conj, /* 260 */
    tni_kernel_resolve_neg, /* 261 */
    tni_kernel_result_type_Scalar, /* 262 */
    tni_kernel_result_type_Scalar_Scalar, /* 263 */
    tni_kernel_result_type_Scalar_Tensor, /* 264 */
    tni_kernel_result_type_Tensor, /* 265 */
    tni_kernel_row_stack, /* 266 */
    tni_kernel_scatter_src_out, /* 267 */
    tni_kernel_scatter_value_out, /* 268 */
    tni_kernel_select_backward, /* 269 */
    tni_kernel_select_int, /* 270 */
    tni_kernel_select_scatter, /* 271 */
    tni_kernel_size_int, /* 272 */
    tni_kernel_slice_Tensor, /* 273 */
    tni_kernel_slice_backward, /* 274 */
    tni_kernel_slice_scatter, /* 275 */
    tni_kernel_smooth_l1_loss, /* 276 */
    tni_kernel_smooth_l1_loss_backward, /* 277 */
    tni_kernel_soft_margin_loss, /* 278 */
    tni_kernel_soft_margin_loss_backward, /* 279 */
    tni_kernel_softmax_int, /* 280 */
    tni_kernel_sort, /* 281 */
    tni_kernel_special_log_softmax, /* 282 */
    tni_kernel_special_logsumexp, /* 283 */
    tni_kernel_special_softmax, /* 284 */
    tni_kernel_split_Tensor, /* 285 */
    tni_kernel_split_sizes, /* 286 */
    tni_kernel_split_with_sizes, /* 287 */
    tni_kernel_squeeze, /* 288 */
    tni_kernel_squeeze_dim, /* 289 */
    tni_kernel_squeeze_dims, /* 290 */
    tni_kernel_std, /* 291 */
    tni_kernel_std_correction, /* 292 */
    tni_kernel_std_dim, /* 293 */
    tni_kernel_std_mean, /* 294 */
    tni_kernel_std_mean_correction, /* 295 */
    tni_kernel_std_mean_dim, /* 296 */
    tni_kernel_stride_int, /* 297 */
    tni_kernel_sub_Scalar, /* 298 */
    tni_kernel_subtract_Tensor, /* 299 */
    tni_kernel_sum, /* 300 */
    tni_kernel_sum_to_size, /* 301 */
    tni_kernel_swapaxes, /* 302 */
    tni_kernel_swapdims, /* 303 */
    tni_kernel_sym_numel, /* 304 */
    tni_kernel_sym_size_int, /* 305 */
    tni_kernel_sym_storage_offset, /* 306 */
    tni_kernel_sym_stride_int, /* 307 */
    tni_kernel_t, /* 308 */
    tni_kernel_tensor_split_indices, /* 309 */
    tni_kernel_tensor_split_sections, /* 310 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 311 */
    tni_kernel_tensordot, /* 312 */
    tni_kernel_to_device, /* 313 */
    tni_kernel_to_dtype, /* 314 */
    tni_kernel_to_dtype_layout, /* 315 */
    tni_kernel_to_other, /* 316 */
    tni_kernel_trace, /* 317 */
    tni_kernel_transpose_int, /* 318 */
    tni_kernel_trapezoid_dx, /* 319 */
    tni_kernel_trapezoid_x, /* 320 */
    tni_kernel_trapz_dx, /* 321 */
    tni_kernel_trapz_x, /* 322 */
    tni_kernel_type_as, /* 323 */
    tni_kernel_unbind_int, /* 324 */
    tni_kernel_unflatten_int, /* 325 */
    tni_kernel_unfold, /* 326 */
    tni_kernel_unfold_backward, /* 327 */
    tni_kernel_unsafe_chunk, /* 328 */
    tni_kernel_unsafe_split_Tensor, /* 329 */
    tni_kernel_unsafe_split_with_sizes, /* 330 */
    tni_kernel_unsqueeze, /* 331 */
    tni_kernel_upsample_bicubic2d, /* 332 */
    tni_kernel_upsample_bicubic2d_backward, /* 333 */
    tni_kernel_upsample_bicubic2d_vec, /* 334 */
    tni_kernel_upsample_bilinear2d, /* 335 */
    tni_kernel_upsample_bilinear2d_backward, /* 336 */
    tni_kernel_upsample_bilinear2d_vec, /* 337 */
    tni_kernel_upsample_linear1d, /* 338 */
    tni_kernel_upsample_linear1d_backward, /* 339 */
    tni_kernel_upsample_linear1d_vec, /* 340 */
    tni_kernel_upsample_nearest1d, /* 341 */
    tni_kernel_upsample_nearest1d_backward, /* 342 */
    tni_kernel_upsample_nearest1d_vec, /* 343 */
    tni_kernel_upsample_nearest2d, /* 344 */
    tni_kernel_upsample_nearest2d_backward, /* 345 */
    tni_kernel_upsample_nearest2d_vec, /* 346 */
    tni_kernel_upsample_nearest3d, /* 347 */
    tni_kernel_upsample_nearest3d_backward, /* 348 */
    tni_kernel_upsample_nearest3d_vec, /* 349 */
    tni_kernel_upsample_trilinear3d, /* 350 */
    tni_kernel_upsample_trilinear3d_backward, /* 351 */
    tni_kernel_upsample_trilinear3d_vec, /* 352 */
    tni_kernel_var, /* 353 */
    tni_kernel_var_correction, /* 354 */
    tni_kernel_var_dim, /* 355 */
    tni_kernel_var_mean, /* 356 */
    tni_kernel_var_mean_correction, /* 357 */
    tni_kernel_var_mean_dim, /* 358 */
    tni_kernel_vdot, /* 359 */
    tni_kernel_view, /* 360 */
    tni_kernel_view_as, /* 361 */
    tni_kernel_view_as_complex, /* 362 */
    tni_kernel_view_as_real, /* 363 */
    tni_kernel_view_dtype, /* 364 */
    tni_kernel_vsplit_array, /* 365 */
    tni_kernel_vsplit_int, /* 366 */
    tni_kernel_vstack, /* 367 */
    tni_kernel_zero_, /* 368 */
    tni_kernel_zeros, /* 369 */
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
    {"aten::_fft_c2c", NULL}, /* 10 */
    {"aten::_fft_c2r", NULL}, /* 11 */
    {"aten::_fft_r2c", NULL}, /* 12 */
    {"aten::_logcumsumexp", NULL}, /* 13 */
    {"aten::_neg_view", NULL}, /* 14 */
    {"aten::_neg_view_copy", NULL}, /* 15 */
    {"aten::_reshape_alias", NULL}, /* 16 */
    {"aten::_reshape_alias_copy", NULL}, /* 17 */
    {"aten::_to_copy", NULL}, /* 18 */
    {"aten::_unsafe_view", NULL}, /* 19 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 20 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 21 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 22 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 23 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 24 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 25 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 26 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 27 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 28 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 29 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 30 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 31 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 32 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 33 */
    {"aten::adaptive_max_pool2d", NULL}, /* 34 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 35 */
    {"aten::adaptive_max_pool3d", NULL}, /* 36 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 37 */
    {"aten::addbmm", NULL}, /* 38 */
    {"aten::addr", NULL}, /* 39 */
    {"aten::alias", NULL}, /* 40 */
    {"aten::alias_copy", NULL}, /* 41 */
    {"aten::argsort.stable", NULL}, /* 42 */
    {"aten::as_strided", NULL}, /* 43 */
    {"aten::as_strided_copy", NULL}, /* 44 */
    {"aten::as_strided_scatter", NULL}, /* 45 */
    {"aten::avg_pool2d", NULL}, /* 46 */
    {"aten::avg_pool2d_backward", NULL}, /* 47 */
    {"aten::avg_pool3d", NULL}, /* 48 */
    {"aten::avg_pool3d_backward", NULL}, /* 49 */
    {"aten::binary_cross_entropy", NULL}, /* 50 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 51 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 52 */
    {"aten::clone", NULL}, /* 53 */
    {"aten::column_stack", NULL}, /* 54 */
    {"aten::concat", NULL}, /* 55 */
    {"aten::concatenate", NULL}, /* 56 */
    {"aten::conj_physical", NULL}, /* 57 */
    {"aten::constant_pad_nd", NULL}, /* 58 */
    {"aten::convolution", NULL}, /* 59 */
    {"aten::convolution_backward", NULL}, /* 60 */
    {"aten::copy", NULL}, /* 61 */
    {"aten::copy_", NULL}, /* 62 */
    {"aten::count_nonzero", NULL}, /* 63 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 64 */
    {"aten::cummax", NULL}, /* 65 */
    {"aten::cummin", NULL}, /* 66 */
    {"aten::detach", NULL}, /* 67 */
    {"aten::detach_copy", NULL}, /* 68 */
    {"aten::diagonal", NULL}, /* 69 */
    {"aten::diagonal_backward", NULL}, /* 70 */
    {"aten::diagonal_copy", NULL}, /* 71 */
    {"aten::diagonal_scatter", NULL}, /* 72 */
    {"aten::dist", NULL}, /* 73 */
    {"aten::dot", NULL}, /* 74 */
    {"aten::dstack", NULL}, /* 75 */
    {"aten::empty_like", NULL}, /* 76 */
    {"aten::empty_strided", NULL}, /* 77 */
    {"aten::expand", NULL}, /* 78 */
    {"aten::expand_copy", NULL}, /* 79 */
    {"aten::fft_fft", NULL}, /* 80 */
    {"aten::fft_fft2", NULL}, /* 81 */
    {"aten::fft_fftn", NULL}, /* 82 */
    {"aten::fft_hfft", NULL}, /* 83 */
    {"aten::fft_hfft2", NULL}, /* 84 */
    {"aten::fft_hfftn", NULL}, /* 85 */
    {"aten::fft_ifft", NULL}, /* 86 */
    {"aten::fft_ifft2", NULL}, /* 87 */
    {"aten::fft_ifftn", NULL}, /* 88 */
    {"aten::fft_ihfft", NULL}, /* 89 */
    {"aten::fft_irfft", NULL}, /* 90 */
    {"aten::fft_irfft2", NULL}, /* 91 */
    {"aten::fft_irfftn", NULL}, /* 92 */
    {"aten::fft_rfft", NULL}, /* 93 */
    {"aten::fft_rfft2", NULL}, /* 94 */
    {"aten::fft_rfftn", NULL}, /* 95 */
    {"aten::fill.Scalar", NULL}, /* 96 */
    {"aten::fill.Tensor", NULL}, /* 97 */
    {"aten::fill_.Scalar", NULL}, /* 98 */
    {"aten::fill_.Tensor", NULL}, /* 99 */
    {"aten::flip", NULL}, /* 100 */
    {"aten::fractional_max_pool2d", NULL}, /* 101 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 102 */
    {"aten::fractional_max_pool3d", NULL}, /* 103 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 104 */
    {"aten::from_file", NULL}, /* 105 */
    {"aten::ger", NULL}, /* 106 */
    {"aten::hstack", NULL}, /* 107 */
    {"aten::huber_loss", NULL}, /* 108 */
    {"aten::huber_loss_backward", NULL}, /* 109 */
    {"aten::inner", NULL}, /* 110 */
    {"aten::kron", NULL}, /* 111 */
    {"aten::lift", NULL}, /* 112 */
    {"aten::lift_fresh", NULL}, /* 113 */
    {"aten::lift_fresh_copy", NULL}, /* 114 */
    {"aten::log_softmax.int", NULL}, /* 115 */
    {"aten::logcumsumexp", NULL}, /* 116 */
    {"aten::logsumexp", NULL}, /* 117 */
    {"aten::matmul", NULL}, /* 118 */
    {"aten::max", NULL}, /* 119 */
    {"aten::max_pool2d_with_indices", NULL}, /* 120 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 121 */
    {"aten::max_pool3d_with_indices", NULL}, /* 122 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 123 */
    {"aten::max_unpool2d", NULL}, /* 124 */
    {"aten::max_unpool3d", NULL}, /* 125 */
    {"aten::mean", NULL}, /* 126 */
    {"aten::median", NULL}, /* 127 */
    {"aten::median.dim", NULL}, /* 128 */
    {"aten::min", NULL}, /* 129 */
    {"aten::mode", NULL}, /* 130 */
    {"aten::mse_loss", NULL}, /* 131 */
    {"aten::mse_loss_backward", NULL}, /* 132 */
    {"aten::msort", NULL}, /* 133 */
    {"aten::mv", NULL}, /* 134 */
    {"aten::nanmedian", NULL}, /* 135 */
    {"aten::nanmedian.dim", NULL}, /* 136 */
    {"aten::nansum", NULL}, /* 137 */
    {"aten::narrow", NULL}, /* 138 */
    {"aten::narrow_copy", NULL}, /* 139 */
    {"aten::new_empty", NULL}, /* 140 */
    {"aten::new_full", NULL}, /* 141 */
    {"aten::new_zeros", NULL}, /* 142 */
    {"aten::norm.Scalar", NULL}, /* 143 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 144 */
    {"aten::outer", NULL}, /* 145 */
    {"aten::permute", NULL}, /* 146 */
    {"aten::permute_copy", NULL}, /* 147 */
    {"aten::prod", NULL}, /* 148 */
    {"aten::reflection_pad1d", NULL}, /* 149 */
    {"aten::reflection_pad1d_backward", NULL}, /* 150 */
    {"aten::reflection_pad2d", NULL}, /* 151 */
    {"aten::reflection_pad2d_backward", NULL}, /* 152 */
    {"aten::reflection_pad3d", NULL}, /* 153 */
    {"aten::reflection_pad3d_backward", NULL}, /* 154 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 155 */
    {"aten::replication_pad1d", NULL}, /* 156 */
    {"aten::replication_pad1d_backward", NULL}, /* 157 */
    {"aten::replication_pad2d", NULL}, /* 158 */
    {"aten::replication_pad2d_backward", NULL}, /* 159 */
    {"aten::replication_pad3d", NULL}, /* 160 */
    {"aten::replication_pad3d_backward", NULL}, /* 161 */
    {"aten::resize", NULL}, /* 162 */
    {"aten::resize_", NULL}, /* 163 */
    {"aten::resize_as", NULL}, /* 164 */
    {"aten::resize_as_", NULL}, /* 165 */
    {"aten::row_stack", NULL}, /* 166 */
    {"aten::select.int", NULL}, /* 167 */
    {"aten::select_backward", NULL}, /* 168 */
    {"aten::select_copy.int", NULL}, /* 169 */
    {"aten::select_scatter", NULL}, /* 170 */
    {"aten::slice.Tensor", NULL}, /* 171 */
    {"aten::slice_backward", NULL}, /* 172 */
    {"aten::slice_copy.Tensor", NULL}, /* 173 */
    {"aten::slice_scatter", NULL}, /* 174 */
    {"aten::smooth_l1_loss", NULL}, /* 175 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 176 */
    {"aten::soft_margin_loss", NULL}, /* 177 */
    {"aten::soft_margin_loss_backward", NULL}, /* 178 */
    {"aten::softmax.int", NULL}, /* 179 */
    {"aten::sort", NULL}, /* 180 */
    {"aten::special_logsumexp", NULL}, /* 181 */
    {"aten::split.Tensor", NULL}, /* 182 */
    {"aten::split_copy.Tensor", NULL}, /* 183 */
    {"aten::split_with_sizes", NULL}, /* 184 */
    {"aten::split_with_sizes_copy", NULL}, /* 185 */
    {"aten::squeeze", NULL}, /* 186 */
    {"aten::squeeze.dim", NULL}, /* 187 */
    {"aten::squeeze.dims", NULL}, /* 188 */
    {"aten::squeeze_copy", NULL}, /* 189 */
    {"aten::squeeze_copy.dim", NULL}, /* 190 */
    {"aten::squeeze_copy.dims", NULL}, /* 191 */
    {"aten::std.correction", NULL}, /* 192 */
    {"aten::std.dim", NULL}, /* 193 */
    {"aten::std_mean.correction", NULL}, /* 194 */
    {"aten::sum", NULL}, /* 195 */
    {"aten::swapaxes", NULL}, /* 196 */
    {"aten::swapdims", NULL}, /* 197 */
    {"aten::t", NULL}, /* 198 */
    {"aten::t_copy", NULL}, /* 199 */
    {"aten::tensordot", NULL}, /* 200 */
    {"aten::trace", NULL}, /* 201 */
    {"aten::transpose.int", NULL}, /* 202 */
    {"aten::transpose_copy.int", NULL}, /* 203 */
    {"aten::unbind.int", NULL}, /* 204 */
    {"aten::unbind_copy.int", NULL}, /* 205 */
    {"aten::unfold", NULL}, /* 206 */
    {"aten::unfold_backward", NULL}, /* 207 */
    {"aten::unfold_copy", NULL}, /* 208 */
    {"aten::unsafe_split.Tensor", NULL}, /* 209 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 210 */
    {"aten::unsqueeze", NULL}, /* 211 */
    {"aten::unsqueeze_copy", NULL}, /* 212 */
    {"aten::upsample_bicubic2d", NULL}, /* 213 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 214 */
    {"aten::upsample_bilinear2d", NULL}, /* 215 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 216 */
    {"aten::upsample_linear1d", NULL}, /* 217 */
    {"aten::upsample_linear1d_backward", NULL}, /* 218 */
    {"aten::upsample_nearest1d", NULL}, /* 219 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 220 */
    {"aten::upsample_nearest2d", NULL}, /* 221 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 222 */
    {"aten::upsample_nearest3d", NULL}, /* 223 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 224 */
    {"aten::upsample_trilinear3d", NULL}, /* 225 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 226 */
    {"aten::var.correction", NULL}, /* 227 */
    {"aten::var.dim", NULL}, /* 228 */
    {"aten::var_mean.correction", NULL}, /* 229 */
    {"aten::vdot", NULL}, /* 230 */
    {"aten::view", NULL}, /* 231 */
    {"aten::view.dtype", NULL}, /* 232 */
    {"aten::view_as_complex", NULL}, /* 233 */
    {"aten::view_as_complex_copy", NULL}, /* 234 */
    {"aten::view_as_real", NULL}, /* 235 */
    {"aten::view_as_real_copy", NULL}, /* 236 */
    {"aten::view_copy", NULL}, /* 237 */
    {"aten::view_copy.dtype", NULL}, /* 238 */
    {"aten::vstack", NULL}, /* 239 */
    {"aten::zero", NULL}, /* 240 */
    {"aten::zero_", NULL}, /* 241 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 755;

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
    {3016, 3031, 31, 2, 0x0}, /* aten::_fft_c2c */
    {3116, 3135, 33, 2, 0x0}, /* aten::_fft_c2c.out */
    {3247, 3262, 35, 2, 0x1}, /* aten::_fft_c2r */
    {3352, 3371, 37, 2, 0x0}, /* aten::_fft_c2r.out */
    {3488, 3503, 39, 2, 0x1}, /* aten::_fft_r2c */
    {3586, 3605, 41, 2, 0x0}, /* aten::_fft_r2c.out */
    {3715, 3734, 43, 1, 0x0}, /* aten::_is_all_true */
    {3776, 3795, 44, 1, 0x0}, /* aten::_is_any_true */
    {3837, 3863, 45, 1, 0x5}, /* aten::_local_scalar_dense */
    {3912, 3931, 46, 2, 0x1}, /* aten::_log_softmax */
    {4002, 4025, 48, 2, 0x0}, /* aten::_log_softmax.out */
    {4123, 4156, 50, 2, 0x0}, /* aten::_log_softmax_backward_data */
    {4267, 4304, 52, 2, 0x0}, /* aten::_log_softmax_backward_data.out */
    {4442, 4462, 54, 2, 0x0}, /* aten::_logcumsumexp */
    {4514, 4538, 56, 2, 0x0}, /* aten::_logcumsumexp.out */
    {4617, 4633, 58, 1, 0x0}, /* aten::_neg_view */
    {4678, 4699, 59, 1, 0x80000}, /* aten::_neg_view_copy */
    {4743, 4768, 60, 1, 0x80020}, /* aten::_neg_view_copy.out */
    {4839, 4860, 61, 2, 0x0}, /* aten::_reshape_alias */
    {4942, 4968, 63, 1, 0x80000}, /* aten::_reshape_alias_copy */
    {5049, 5079, 64, 1, 0x80020}, /* aten::_reshape_alias_copy.out */
    {5187, 5202, 65, 2, 0x1}, /* aten::_softmax */
    {5269, 5288, 67, 2, 0x0}, /* aten::_softmax.out */
    {5382, 5411, 69, 2, 0x0}, /* aten::_softmax_backward_data */
    {5518, 5551, 71, 2, 0x0}, /* aten::_softmax_backward_data.out */
    {5692, 5707, 73, 1, 0x1}, /* aten::_to_copy */
    {5896, 5915, 74, 1, 0x20}, /* aten::_to_copy.out */
    {6039, 6058, 75, 1, 0x0}, /* aten::_unsafe_view */
    {6115, 6138, 76, 1, 0x20}, /* aten::_unsafe_view.out */
    {6222, 6251, 77, 2, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {6390, 6423, 79, 2, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {6589, 6622, 81, 1, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {6746, 6784, 82, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {6961, 7010, 84, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {7228, 7258, 86, 2, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {7398, 7432, 88, 2, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {7599, 7633, 90, 1, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {7758, 7797, 91, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {7975, 8025, 93, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {8244, 8273, 95, 2, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {8412, 8445, 97, 2, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {8611, 8644, 99, 1, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {8768, 8806, 100, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {8983, 9032, 102, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {9250, 9282, 104, 2, 0x0}, /* aten::_upsample_nearest_exact1d */
    {9380, 9416, 106, 2, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {9541, 9577, 108, 1, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {9684, 9725, 109, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {9861, 9913, 111, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {10090, 10122, 113, 2, 0x0}, /* aten::_upsample_nearest_exact2d */
    {10244, 10280, 115, 2, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {10429, 10465, 117, 1, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {10572, 10613, 118, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {10773, 10825, 120, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {11026, 11058, 122, 2, 0x0}, /* aten::_upsample_nearest_exact3d */
    {11202, 11238, 124, 2, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {11409, 11445, 126, 1, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {11552, 11593, 127, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {11775, 11827, 129, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {12050, 12060, 131, 2, 0x10001}, /* aten::abs */
    {12093, 12119, 133, 1, 0x1}, /* aten::adaptive_avg_pool1d */
    {12188, 12214, 134, 1, 0x0}, /* aten::adaptive_avg_pool2d */
    {12286, 12316, 135, 2, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {12415, 12441, 137, 1, 0x0}, /* aten::adaptive_avg_pool3d */
    {12513, 12543, 138, 2, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {12642, 12668, 140, 1, 0x0}, /* aten::adaptive_max_pool1d */
    {12747, 12773, 141, 2, 0x0}, /* aten::adaptive_max_pool2d */
    {12852, 12882, 143, 2, 0x0}, /* aten::adaptive_max_pool2d.out */
    {13012, 13047, 145, 2, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {13141, 13187, 147, 2, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {13322, 13348, 149, 2, 0x0}, /* aten::adaptive_max_pool3d */
    {13427, 13457, 151, 2, 0x0}, /* aten::adaptive_max_pool3d.out */
    {13587, 13622, 153, 2, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {13716, 13762, 155, 2, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {13897, 13914, 157, 1, 0x10001}, /* aten::add.Scalar */
    {13984, 14001, 158, 2, 0x10001}, /* aten::add.Tensor */
    {14074, 14088, 160, 2, 0x10000}, /* aten::add.out */
    {14178, 14196, 162, 2, 0x10000}, /* aten::add_.Tensor */
    {14278, 14291, 164, 2, 0x0}, /* aten::addbmm */
    {14391, 14408, 166, 2, 0x0}, /* aten::addbmm.out */
    {14532, 14546, 168, 2, 0x0}, /* aten::addbmm_ */
    {14655, 14667, 170, 2, 0x1}, /* aten::addmm */
    {14762, 14778, 172, 2, 0x0}, /* aten::addmm.out */
    {14897, 14910, 174, 2, 0x0}, /* aten::addmm_ */
    {15014, 15026, 176, 2, 0x0}, /* aten::addmv */
    {15119, 15135, 178, 2, 0x0}, /* aten::addmv.out */
    {15252, 15265, 180, 2, 0x0}, /* aten::addmv_ */
    {15367, 15378, 182, 1, 0x0}, /* aten::addr */
    {15472, 15487, 183, 1, 0x0}, /* aten::addr.out */
    {15605, 15617, 184, 1, 0x0}, /* aten::addr_ */
    {15720, 15734, 185, 1, 0x0}, /* aten::adjoint */
    {15777, 15789, 186, 1, 0x1}, /* aten::alias */
    {15830, 15847, 187, 1, 0x80000}, /* aten::alias_copy */
    {15887, 15908, 188, 1, 0x80020}, /* aten::alias_copy.out */
    {15975, 15985, 189, 2, 0x40000}, /* aten::all */
    {16018, 16036, 191, 2, 0x40000}, /* aten::all.all_out */
    {16100, 16114, 193, 2, 0x40000}, /* aten::all.dim */
    {16180, 16195, 195, 2, 0x40000}, /* aten::all.dims */
    {16270, 16289, 197, 2, 0x40000}, /* aten::all.dims_out */
    {16391, 16405, 199, 2, 0x40000}, /* aten::all.out */
    {16494, 16505, 201, 2, 0x40001}, /* aten::amax */
    {16574, 16589, 203, 2, 0x40000}, /* aten::amax.out */
    {16685, 16696, 205, 2, 0x40001}, /* aten::amin */
    {16765, 16780, 207, 2, 0x40000}, /* aten::amin.out */
    {16876, 16890, 209, 2, 0x40000}, /* aten::aminmax */
    {16983, 17001, 211, 2, 0x40000}, /* aten::aminmax.out */
    {17138, 17150, 213, 2, 0x10000}, /* aten::angle */
    {17185, 17195, 215, 2, 0x40001}, /* aten::any */
    {17228, 17246, 217, 2, 0x40000}, /* aten::any.all_out */
    {17310, 17324, 219, 2, 0x40001}, /* aten::any.dim */
    {17390, 17405, 221, 2, 0x40001}, /* aten::any.dims */
    {17480, 17499, 223, 2, 0x40000}, /* aten::any.dims_out */
    {17601, 17615, 225, 2, 0x40000}, /* aten::any.out */
    {17704, 17717, 227, 2, 0x40001}, /* aten::argmax */
    {17788, 17805, 229, 2, 0x40000}, /* aten::argmax.out */
    {17903, 17916, 231, 2, 0x40001}, /* aten::argmin */
    {17987, 18004, 233, 2, 0x40000}, /* aten::argmin.out */
    {18102, 18116, 235, 1, 0x0}, /* aten::argsort */
    {18188, 18209, 236, 1, 0x0}, /* aten::argsort.stable */
    {18304, 18329, 237, 1, 0x0}, /* aten::argsort.stable_out */
    {18448, 18465, 238, 2, 0x1}, /* aten::as_strided */
    {18572, 18590, 240, 1, 0x80}, /* aten::as_strided_ */
    {18700, 18722, 241, 1, 0x80000}, /* aten::as_strided_copy */
    {18828, 18854, 242, 1, 0x80020}, /* aten::as_strided_copy.out */
    {18987, 19012, 243, 1, 0x0}, /* aten::as_strided_scatter */
    {19133, 19162, 244, 1, 0x20}, /* aten::as_strided_scatter.out */
    {19310, 19327, 245, 1, 0x100}, /* aten::atleast_1d */
    {19367, 19393, 246, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {19449, 19466, 247, 1, 0x100}, /* aten::atleast_2d */
    {19506, 19532, 248, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {19588, 19605, 249, 1, 0x100}, /* aten::atleast_3d */
    {19645, 19671, 250, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {19727, 19744, 251, 1, 0x1}, /* aten::avg_pool1d */
    {19891, 19908, 252, 2, 0x1}, /* aten::avg_pool2d */
    {20083, 20104, 254, 2, 0x0}, /* aten::avg_pool2d.out */
    {20306, 20332, 256, 2, 0x1}, /* aten::avg_pool2d_backward */
    {20515, 20552, 258, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {20776, 20793, 260, 2, 0x1}, /* aten::avg_pool3d */
    {20968, 20989, 262, 2, 0x0}, /* aten::avg_pool3d.out */
    {21191, 21217, 264, 2, 0x0}, /* aten::avg_pool3d_backward */
    {21400, 21437, 266, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {21661, 21675, 268, 2, 0x0}, /* aten::baddbmm */
    {21776, 21794, 270, 2, 0x0}, /* aten::baddbmm.out */
    {21919, 21934, 272, 2, 0x0}, /* aten::baddbmm_ */
    {22044, 22071, 274, 2, 0x0}, /* aten::binary_cross_entropy */
    {22177, 22208, 276, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {22341, 22377, 278, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {22512, 22559, 280, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {22735, 22774, 282, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {22917, 22960, 284, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {23127, 23137, 285, 2, 0x1}, /* aten::bmm */
    {23183, 23197, 287, 2, 0x0}, /* aten::bmm.out */
    {23270, 23294, 289, 1, 0x0}, /* aten::broadcast_tensors */
    {23348, 23367, 290, 1, 0x0}, /* aten::broadcast_to */
    {23430, 23445, 291, 1, 0x0}, /* aten::can_cast */
    {23501, 23522, 292, 1, 0x100}, /* aten::cartesian_prod */
    {23571, 23581, 293, 2, 0x1}, /* aten::cat */
    {23630, 23642, 295, 1, 0x0}, /* aten::chunk */
    {23713, 23725, 296, 1, 0x10001}, /* aten::clone */
    {23797, 23813, 297, 1, 0x20}, /* aten::clone.out */
    {23909, 23928, 298, 1, 0x0}, /* aten::column_stack */
    {23975, 23998, 299, 1, 0x0}, /* aten::column_stack.out */
    {24072, 24091, 300, 1, 0x0}, /* aten::combinations */
    {24171, 24184, 301, 1, 0x0}, /* aten::concat */
    {24236, 24253, 302, 1, 0x0}, /* aten::concat.out */
    {24332, 24350, 303, 1, 0x0}, /* aten::concatenate */
    {24407, 24429, 304, 1, 0x0}, /* aten::concatenate.out */
    {24513, 24524, 305, 1, 0x0}, /* aten::conj */
    {24564, 24584, 306, 1, 0x10100}, /* aten::conj_physical */
    {24627, 24651, 307, 2, 0x10000}, /* aten::conj_physical.out */
    {24721, 24742, 309, 1, 0x10000}, /* aten::conj_physical_ */
    {24794, 24816, 310, 1, 0x1}, /* aten::constant_pad_nd */
    {24891, 24917, 311, 1, 0x20}, /* aten::constant_pad_nd.out */
    {25019, 25036, 312, 1, 0x0}, /* aten::contiguous */
    {25131, 25144, 313, 1, 0x0}, /* aten::conv1d */
    {25295, 25316, 314, 1, 0x0}, /* aten::conv1d.padding */
    {25475, 25488, 315, 1, 0x0}, /* aten::conv2d */
    {25639, 25660, 316, 1, 0x0}, /* aten::conv2d.padding */
    {25819, 25832, 317, 1, 0x0}, /* aten::conv3d */
    {25983, 26004, 318, 1, 0x0}, /* aten::conv3d.padding */
    {26163, 26186, 319, 1, 0x0}, /* aten::conv_transpose1d */
    {26375, 26404, 320, 1, 0x0}, /* aten::conv_transpose2d.input */
    {26599, 26628, 321, 1, 0x0}, /* aten::conv_transpose3d.input */
    {26823, 26841, 322, 2, 0x1}, /* aten::convolution */
    {27023, 27045, 324, 1, 0x20}, /* aten::convolution.out */
    {27254, 27281, 325, 2, 0x1}, /* aten::convolution_backward */
    {27539, 27570, 327, 1, 0x20}, /* aten::convolution_backward.out */
    {27898, 27909, 328, 1, 0x1}, /* aten::copy */
    {27980, 27995, 329, 1, 0x20}, /* aten::copy.out */
    {28093, 28105, 330, 1, 0x0}, /* aten::copy_ */
    {28185, 28205, 331, 1, 0x40000}, /* aten::count_nonzero */
    {28263, 28295, 332, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {28361, 28397, 334, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {28490, 28514, 335, 1, 0x20}, /* aten::count_nonzero.out */
    {28599, 28612, 336, 1, 0x0}, /* aten::cummax */
    {28682, 28699, 337, 2, 0x0}, /* aten::cummax.out */
    {28823, 28836, 339, 1, 0x0}, /* aten::cummin */
    {28906, 28923, 340, 2, 0x0}, /* aten::cummin.out */
    {29047, 29061, 342, 2, 0x0}, /* aten::cumprod */
    {29134, 29152, 344, 2, 0x0}, /* aten::cumprod.out */
    {29249, 29264, 346, 2, 0x0}, /* aten::cumprod_ */
    {29346, 29359, 348, 2, 0x1}, /* aten::cumsum */
    {29431, 29448, 350, 2, 0x0}, /* aten::cumsum.out */
    {29544, 29558, 352, 2, 0x0}, /* aten::cumsum_ */
    {29639, 29669, 354, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {29747, 29776, 355, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {29850, 29863, 356, 1, 0x0}, /* aten::detach */
    {29905, 29919, 357, 1, 0x80}, /* aten::detach_ */
    {29964, 29982, 358, 1, 0x80000}, /* aten::detach_copy */
    {30023, 30045, 359, 1, 0x80020}, /* aten::detach_copy.out */
    {30113, 30128, 360, 1, 0x1}, /* aten::diagonal */
    {30210, 30234, 361, 1, 0x0}, /* aten::diagonal_backward */
    {30342, 30370, 362, 1, 0x20}, /* aten::diagonal_backward.out */
    {30505, 30525, 363, 1, 0x80000}, /* aten::diagonal_copy */
    {30606, 30630, 364, 1, 0x80020}, /* aten::diagonal_copy.out */
    {30738, 30761, 365, 1, 0x0}, /* aten::diagonal_scatter */
    {30857, 30884, 366, 1, 0x20}, /* aten::diagonal_scatter.out */
    {31007, 31018, 367, 1, 0x0}, /* aten::dist */
    {31078, 31093, 368, 1, 0x20}, /* aten::dist.out */
    {31180, 31197, 369, 1, 0x10001}, /* aten::div.Scalar */
    {31251, 31268, 370, 2, 0x10001}, /* aten::div.Tensor */
    {31322, 31336, 372, 2, 0x10000}, /* aten::div.out */
    {31410, 31428, 374, 2, 0x10000}, /* aten::div_.Tensor */
    {31491, 31501, 376, 2, 0x0}, /* aten::dot */
    {31549, 31563, 378, 1, 0x0}, /* aten::dot.out */
    {31638, 31657, 379, 1, 0x0}, /* aten::dsplit.array */
    {31727, 31744, 380, 1, 0x0}, /* aten::dsplit.int */
    {31811, 31824, 381, 1, 0x0}, /* aten::dstack */
    {31865, 31882, 382, 1, 0x0}, /* aten::dstack.out */
    {31950, 31976, 383, 3, 0x1}, /* aten::empty.memory_format */
    {32153, 32170, 386, 1, 0x0}, /* aten::empty_like */
    {32336, 32357, 387, 1, 0x20}, /* aten::empty_like.out */
    {32458, 32478, 388, 3, 0x1}, /* aten::empty_strided */
    {32632, 32656, 391, 1, 0x20}, /* aten::empty_strided.out */
    {32745, 32761, 392, 2, 0x10001}, /* aten::eq.Scalar */
    {32814, 32834, 394, 2, 0x10000}, /* aten::eq.Scalar_out */
    {32914, 32930, 396, 2, 0x10001}, /* aten::eq.Tensor */
    {32983, 33003, 398, 2, 0x10000}, /* aten::eq.Tensor_out */
    {33083, 33100, 400, 2, 0x0}, /* aten::eq_.Scalar */
    {33162, 33179, 402, 2, 0x0}, /* aten::eq_.Tensor */
    {33241, 33253, 404, 2, 0x10004}, /* aten::equal */
    {33300, 33310, 406, 2, 0x10001}, /* aten::exp */
    {33343, 33357, 408, 2, 0x10000}, /* aten::exp.out */
    {33417, 33428, 410, 2, 0x10000}, /* aten::exp_ */
    {33470, 33483, 412, 1, 0x1}, /* aten::expand */
    {33564, 33580, 413, 1, 0x0}, /* aten::expand_as */
    {33639, 33657, 414, 1, 0x80000}, /* aten::expand_copy */
    {33737, 33759, 415, 1, 0x80020}, /* aten::expand_copy.out */
    {33863, 33877, 416, 1, 0x0}, /* aten::fft_fft */
    {33958, 33976, 417, 1, 0x0}, /* aten::fft_fft.out */
    {34084, 34099, 418, 1, 0x0}, /* aten::fft_fft2 */
    {34192, 34211, 419, 1, 0x0}, /* aten::fft_fft2.out */
    {34331, 34346, 420, 1, 0x0}, /* aten::fft_fftn */
    {34437, 34456, 421, 1, 0x0}, /* aten::fft_fftn.out */
    {34574, 34589, 422, 1, 0x0}, /* aten::fft_hfft */
    {34671, 34690, 423, 1, 0x0}, /* aten::fft_hfft.out */
    {34799, 34815, 424, 1, 0x0}, /* aten::fft_hfft2 */
    {34909, 34929, 425, 1, 0x0}, /* aten::fft_hfft2.out */
    {35050, 35066, 426, 1, 0x0}, /* aten::fft_hfftn */
    {35158, 35178, 427, 1, 0x0}, /* aten::fft_hfftn.out */
    {35297, 35312, 428, 1, 0x0}, /* aten::fft_ifft */
    {35394, 35413, 429, 1, 0x0}, /* aten::fft_ifft.out */
    {35522, 35538, 430, 1, 0x0}, /* aten::fft_ifft2 */
    {35632, 35652, 431, 1, 0x0}, /* aten::fft_ifft2.out */
    {35773, 35789, 432, 1, 0x0}, /* aten::fft_ifftn */
    {35881, 35901, 433, 1, 0x0}, /* aten::fft_ifftn.out */
    {36020, 36036, 434, 1, 0x0}, /* aten::fft_ihfft */
    {36119, 36139, 435, 1, 0x0}, /* aten::fft_ihfft.out */
    {36249, 36266, 436, 1, 0x0}, /* aten::fft_ihfft2 */
    {36361, 36382, 437, 1, 0x0}, /* aten::fft_ihfft2.out */
    {36504, 36521, 438, 1, 0x0}, /* aten::fft_ihfftn */
    {36614, 36635, 439, 1, 0x0}, /* aten::fft_ihfftn.out */
    {36755, 36771, 440, 1, 0x0}, /* aten::fft_irfft */
    {36854, 36874, 441, 1, 0x0}, /* aten::fft_irfft.out */
    {36984, 37001, 442, 1, 0x0}, /* aten::fft_irfft2 */
    {37096, 37117, 443, 1, 0x0}, /* aten::fft_irfft2.out */
    {37239, 37256, 444, 1, 0x0}, /* aten::fft_irfftn */
    {37349, 37370, 445, 1, 0x0}, /* aten::fft_irfftn.out */
    {37490, 37505, 446, 1, 0x0}, /* aten::fft_rfft */
    {37587, 37606, 447, 1, 0x0}, /* aten::fft_rfft.out */
    {37715, 37731, 448, 1, 0x0}, /* aten::fft_rfft2 */
    {37825, 37845, 449, 1, 0x0}, /* aten::fft_rfft2.out */
    {37966, 37982, 450, 1, 0x0}, /* aten::fft_rfftn */
    {38074, 38094, 451, 1, 0x0}, /* aten::fft_rfftn.out */
    {38213, 38231, 452, 1, 0x1}, /* aten::fill.Scalar */
    {38286, 38308, 453, 1, 0x20}, /* aten::fill.Scalar_out */
    {38390, 38408, 454, 1, 0x0}, /* aten::fill.Tensor */
    {38463, 38485, 455, 1, 0x20}, /* aten::fill.Tensor_out */
    {38567, 38586, 456, 2, 0x0}, /* aten::fill_.Scalar */
    {38650, 38669, 458, 2, 0x0}, /* aten::fill_.Tensor */
    {38733, 38758, 460, 1, 0x0}, /* aten::flatten.using_ints */
    {38845, 38856, 461, 2, 0x1}, /* aten::flip */
    {38902, 38917, 463, 1, 0x20}, /* aten::flip.out */
    {38990, 39003, 464, 1, 0x0}, /* aten::fliplr */
    {39039, 39052, 465, 1, 0x0}, /* aten::flipud */
    {39088, 39116, 466, 2, 0x0}, /* aten::fractional_max_pool2d */
    {39240, 39275, 468, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {39456, 39493, 470, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {39629, 39677, 472, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {39854, 39882, 474, 2, 0x0}, /* aten::fractional_max_pool3d */
    {40006, 40041, 476, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {40222, 40259, 478, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {40395, 40443, 480, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {40620, 40636, 482, 2, 0x0}, /* aten::from_file */
    {40800, 40820, 484, 1, 0x20}, /* aten::from_file.out */
    {40919, 40930, 485, 2, 0x1}, /* aten::full */
    {41077, 41093, 487, 2, 0x10001}, /* aten::ge.Scalar */
    {41146, 41166, 489, 2, 0x10000}, /* aten::ge.Scalar_out */
    {41246, 41262, 491, 2, 0x10001}, /* aten::ge.Tensor */
    {41315, 41335, 493, 2, 0x10000}, /* aten::ge.Tensor_out */
    {41415, 41432, 495, 2, 0x0}, /* aten::ge_.Scalar */
    {41494, 41511, 497, 2, 0x0}, /* aten::ge_.Tensor */
    {41573, 41583, 499, 1, 0x0}, /* aten::ger */
    {41629, 41643, 500, 1, 0x0}, /* aten::ger.out */
    {41716, 41737, 501, 1, 0x0}, /* aten::gradient.array */
    {41815, 41842, 502, 1, 0x0}, /* aten::gradient.scalararray */
    {41942, 41967, 503, 1, 0x0}, /* aten::gradient.scalarint */
    {42075, 42105, 504, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {42210, 42238, 505, 1, 0x0}, /* aten::gradient.scalarrayint */
    {42345, 42372, 506, 1, 0x0}, /* aten::gradient.tensorarray */
    {42474, 42504, 507, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {42613, 42629, 508, 2, 0x10001}, /* aten::gt.Scalar */
    {42682, 42702, 510, 2, 0x10000}, /* aten::gt.Scalar_out */
    {42782, 42798, 512, 2, 0x10001}, /* aten::gt.Tensor */
    {42851, 42871, 514, 2, 0x10000}, /* aten::gt.Tensor_out */
    {42951, 42968, 516, 2, 0x0}, /* aten::gt_.Scalar */
    {43030, 43047, 518, 2, 0x0}, /* aten::gt_.Tensor */
    {43109, 43128, 520, 1, 0x0}, /* aten::hsplit.array */
    {43198, 43215, 521, 1, 0x0}, /* aten::hsplit.int */
    {43282, 43295, 522, 1, 0x0}, /* aten::hstack */
    {43336, 43353, 523, 1, 0x0}, /* aten::hstack.out */
    {43421, 43438, 524, 2, 0x0}, /* aten::huber_loss */
    {43530, 43551, 526, 2, 0x0}, /* aten::huber_loss.out */
    {43670, 43696, 528, 2, 0x0}, /* aten::huber_loss_backward */
    {43808, 43838, 530, 2, 0x0}, /* aten::huber_loss_backward.out */
    {43984, 43995, 532, 1, 0x0}, /* aten::imag */
    {44035, 44054, 533, 1, 0x9}, /* aten::index.Tensor */
    {44115, 44127, 534, 1, 0x0}, /* aten::inner */
    {44176, 44192, 535, 1, 0x0}, /* aten::inner.out */
    {44268, 44285, 536, 1, 0x0}, /* aten::is_complex */
    {44323, 44337, 537, 1, 0x0}, /* aten::is_conj */
    {44372, 44393, 538, 1, 0x0}, /* aten::is_distributed */
    {44435, 44459, 539, 1, 0x0}, /* aten::is_floating_point */
    {44504, 44523, 540, 1, 0x0}, /* aten::is_inference */
    {44563, 44576, 541, 1, 0x0}, /* aten::is_neg */
    {44610, 44627, 542, 1, 0x0}, /* aten::is_nonzero */
    {44665, 44681, 543, 1, 0x0}, /* aten::is_pinned */
    {44739, 44758, 544, 1, 0x0}, /* aten::is_same_size */
    {44812, 44828, 545, 1, 0x0}, /* aten::is_signed */
    {44865, 44876, 546, 1, 0x4}, /* aten::item */
    {44910, 44921, 547, 1, 0x0}, /* aten::kron */
    {44969, 44984, 548, 1, 0x0}, /* aten::kron.out */
    {45059, 45074, 549, 1, 0x0}, /* aten::kthvalue */
    {45179, 45201, 550, 2, 0x0}, /* aten::kthvalue.values */
    {45363, 45379, 552, 2, 0x10001}, /* aten::le.Scalar */
    {45432, 45452, 554, 2, 0x10000}, /* aten::le.Scalar_out */
    {45532, 45548, 556, 2, 0x10001}, /* aten::le.Tensor */
    {45601, 45621, 558, 2, 0x10000}, /* aten::le.Tensor_out */
    {45701, 45718, 560, 2, 0x0}, /* aten::le_.Scalar */
    {45780, 45797, 562, 2, 0x0}, /* aten::le_.Tensor */
    {45859, 45870, 564, 1, 0x0}, /* aten::lift */
    {45904, 45919, 565, 1, 0x20}, /* aten::lift.out */
    {45980, 45997, 566, 1, 0x0}, /* aten::lift_fresh */
    {46043, 46065, 567, 1, 0x80000}, /* aten::lift_fresh_copy */
    {46110, 46136, 568, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {46208, 46230, 569, 1, 0x0}, /* aten::linalg_diagonal */
    {46321, 46346, 570, 2, 0x40000}, /* aten::linalg_vector_norm */
    {46473, 46502, 572, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {46653, 46675, 574, 1, 0x0}, /* aten::log_softmax.int */
    {46753, 46779, 575, 2, 0x0}, /* aten::log_softmax.int_out */
    {46884, 46903, 577, 1, 0x0}, /* aten::logcumsumexp */
    {46954, 46977, 578, 2, 0x0}, /* aten::logcumsumexp.out */
    {47055, 47071, 580, 1, 0x40000}, /* aten::logsumexp */
    {47142, 47162, 581, 2, 0x40000}, /* aten::logsumexp.out */
    {47260, 47276, 583, 2, 0x10001}, /* aten::lt.Scalar */
    {47329, 47349, 585, 2, 0x10000}, /* aten::lt.Scalar_out */
    {47429, 47445, 587, 2, 0x10001}, /* aten::lt.Tensor */
    {47498, 47518, 589, 2, 0x10000}, /* aten::lt.Tensor_out */
    {47598, 47615, 591, 2, 0x0}, /* aten::lt_.Scalar */
    {47677, 47694, 593, 2, 0x0}, /* aten::lt_.Tensor */
    {47756, 47765, 595, 1, 0x0}, /* aten::mH */
    {47803, 47812, 596, 1, 0x0}, /* aten::mT */
    {47850, 47870, 597, 1, 0x8}, /* aten::masked_select */
    {47926, 47939, 598, 1, 0x0}, /* aten::matmul */
    {47989, 48006, 599, 1, 0x0}, /* aten::matmul.out */
    {48083, 48098, 600, 1, 0x0}, /* aten::matrix_H */
    {48142, 48152, 601, 2, 0x40000}, /* aten::max */
    {48185, 48199, 603, 2, 0x40001}, /* aten::max.dim */
    {48290, 48308, 605, 2, 0x40000}, /* aten::max.dim_max */
    {48453, 48473, 607, 2, 0x40000}, /* aten::max.unary_out */
    {48539, 48556, 609, 1, 0x0}, /* aten::max_pool1d */
    {48693, 48723, 610, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {48883, 48900, 611, 1, 0x0}, /* aten::max_pool2d */
    {49037, 49067, 612, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {49227, 49261, 614, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {49472, 49511, 616, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {49693, 49743, 618, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {49966, 49983, 620, 1, 0x0}, /* aten::max_pool3d */
    {50120, 50150, 621, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {50310, 50344, 623, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {50555, 50594, 625, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {50776, 50826, 627, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {51049, 51068, 629, 2, 0x0}, /* aten::max_unpool2d */
    {51149, 51172, 631, 2, 0x0}, /* aten::max_unpool2d.out */
    {51280, 51299, 633, 2, 0x0}, /* aten::max_unpool3d */
    {51411, 51434, 635, 2, 0x0}, /* aten::max_unpool3d.out */
    {51573, 51584, 637, 1, 0x40001}, /* aten::mean */
    {51645, 51660, 638, 2, 0x40001}, /* aten::mean.dim */
    {51758, 51779, 640, 2, 0x40000}, /* aten::mean.dtype_out */
    {51870, 51885, 642, 2, 0x40000}, /* aten::mean.out */
    {52003, 52016, 644, 2, 0x0}, /* aten::median */
    {52052, 52069, 646, 1, 0x0}, /* aten::median.dim */
    {52163, 52187, 647, 2, 0x0}, /* aten::median.dim_values */
    {52338, 52355, 649, 1, 0x20}, /* aten::median.out */
    {52418, 52428, 650, 2, 0x40000}, /* aten::min */
    {52461, 52475, 652, 2, 0x40001}, /* aten::min.dim */
    {52566, 52584, 654, 2, 0x40000}, /* aten::min.dim_min */
    {52730, 52750, 656, 2, 0x40000}, /* aten::min.unary_out */
    {52816, 52825, 658, 2, 0x1}, /* aten::mm */
    {52870, 52883, 660, 2, 0x0}, /* aten::mm.out */
    {52955, 52966, 662, 2, 0x0}, /* aten::mode */
    {53057, 53075, 664, 2, 0x0}, /* aten::mode.values */
    {53223, 53242, 666, 1, 0x0}, /* aten::moveaxis.int */
    {53319, 53342, 667, 1, 0x0}, /* aten::moveaxis.intlist */
    {53427, 53445, 668, 1, 0x0}, /* aten::movedim.int */
    {53521, 53543, 669, 1, 0x0}, /* aten::movedim.intlist */
    {53627, 53642, 670, 2, 0x0}, /* aten::mse_loss */
    {53715, 53734, 672, 2, 0x0}, /* aten::mse_loss.out */
    {53834, 53858, 674, 2, 0x0}, /* aten::mse_loss_backward */
    {53955, 53990, 676, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {54128, 54140, 678, 1, 0x0}, /* aten::msort */
    {54175, 54191, 679, 1, 0x0}, /* aten::msort.out */
    {54253, 54270, 680, 1, 0x10001}, /* aten::mul.Scalar */
    {54324, 54341, 681, 2, 0x10001}, /* aten::mul.Tensor */
    {54395, 54409, 683, 2, 0x10000}, /* aten::mul.out */
    {54483, 54501, 685, 2, 0x10000}, /* aten::mul_.Tensor */
    {54564, 54573, 687, 1, 0x0}, /* aten::mv */
    {54617, 54630, 688, 1, 0x0}, /* aten::mv.out */
    {54701, 54717, 689, 2, 0x0}, /* aten::nanmedian */
    {54756, 54776, 691, 1, 0x0}, /* aten::nanmedian.dim */
    {54873, 54900, 692, 2, 0x0}, /* aten::nanmedian.dim_values */
    {55054, 55074, 694, 1, 0x20}, /* aten::nanmedian.out */
    {55140, 55153, 695, 2, 0x40000}, /* aten::nansum */
    {55254, 55271, 697, 2, 0x40000}, /* aten::nansum.out */
    {55396, 55409, 699, 1, 0x0}, /* aten::narrow */
    {55489, 55509, 700, 1, 0x0}, /* aten::narrow.Tensor */
    {55596, 55614, 701, 1, 0x80000}, /* aten::narrow_copy */
    {55693, 55715, 702, 2, 0x0}, /* aten::narrow_copy.out */
    {55821, 55837, 704, 2, 0x10001}, /* aten::ne.Scalar */
    {55890, 55910, 706, 2, 0x10000}, /* aten::ne.Scalar_out */
    {55990, 56006, 708, 2, 0x10001}, /* aten::ne.Tensor */
    {56059, 56079, 710, 2, 0x10000}, /* aten::ne.Tensor_out */
    {56159, 56176, 712, 2, 0x0}, /* aten::ne_.Scalar */
    {56238, 56255, 714, 2, 0x0}, /* aten::ne_.Tensor */
    {56317, 56327, 716, 2, 0x10001}, /* aten::neg */
    {56360, 56374, 718, 2, 0x10000}, /* aten::neg.out */
    {56434, 56445, 720, 2, 0x10000}, /* aten::neg_ */
    {56487, 56503, 722, 1, 0x0}, /* aten::new_empty */
    {56649, 56669, 723, 1, 0x20}, /* aten::new_empty.out */
    {56750, 56765, 724, 1, 0x0}, /* aten::new_full */
    {56929, 56948, 725, 1, 0x20}, /* aten::new_full.out */
    {57047, 57063, 726, 1, 0x0}, /* aten::new_zeros */
    {57209, 57229, 727, 1, 0x20}, /* aten::new_zeros.out */
    {57310, 57324, 728, 1, 0x9}, /* aten::nonzero */
    {57361, 57379, 729, 1, 0x40000}, /* aten::norm.Scalar */
    {57432, 57457, 730, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {57548, 57579, 732, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {57691, 57718, 734, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {57800, 57831, 735, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {57937, 57959, 736, 1, 0x20}, /* aten::norm.Scalar_out */
    {58039, 58060, 737, 2, 0x40000}, /* aten::norm.dtype_out */
    {58182, 58197, 739, 2, 0x40000}, /* aten::norm.out */
    {58301, 58313, 741, 1, 0x0}, /* aten::numel */
    {58345, 58359, 742, 1, 0x0}, /* aten::numpy_T */
    {58402, 58413, 743, 2, 0x0}, /* aten::ones */
    {58541, 58553, 745, 1, 0x0}, /* aten::outer */
    {58601, 58617, 746, 1, 0x0}, /* aten::outer.out */
    {58692, 58702, 747, 1, 0x0}, /* aten::pad */
    {58789, 58803, 748, 1, 0x1}, /* aten::permute */
    {58858, 58877, 749, 1, 0x80000}, /* aten::permute_copy */
    {58931, 58954, 750, 1, 0x80020}, /* aten::permute_copy.out */
    {59035, 59046, 751, 2, 0x40001}, /* aten::prod */
    {59107, 59126, 753, 2, 0x40001}, /* aten::prod.dim_int */
    {59224, 59243, 755, 2, 0x40000}, /* aten::prod.int_out */
    {59361, 59376, 757, 1, 0x20}, /* aten::prod.out */
    {59461, 59481, 758, 1, 0x0}, /* aten::promote_types */
    {59551, 59563, 759, 1, 0x0}, /* aten::ravel */
    {59604, 59615, 760, 1, 0x0}, /* aten::real */
    {59655, 59678, 761, 2, 0x1}, /* aten::reflection_pad1d */
    {59743, 59770, 763, 2, 0x0}, /* aten::reflection_pad1d.out */
    {59862, 59894, 765, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {59988, 60031, 767, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {60166, 60189, 769, 2, 0x1}, /* aten::reflection_pad2d */
    {60254, 60281, 771, 2, 0x0}, /* aten::reflection_pad2d.out */
    {60373, 60405, 773, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {60499, 60542, 775, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {60677, 60700, 777, 2, 0x1}, /* aten::reflection_pad3d */
    {60765, 60792, 779, 2, 0x0}, /* aten::reflection_pad3d.out */
    {60884, 60916, 781, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {61010, 61053, 783, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {61188, 61219, 785, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {61305, 61340, 786, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {61450, 61474, 787, 2, 0x0}, /* aten::replication_pad1d */
    {61540, 61568, 789, 2, 0x0}, /* aten::replication_pad1d.out */
    {61661, 61694, 791, 2, 0x0}, /* aten::replication_pad1d_backward */
    {61789, 61833, 793, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {61969, 61993, 795, 2, 0x1}, /* aten::replication_pad2d */
    {62059, 62087, 797, 2, 0x0}, /* aten::replication_pad2d.out */
    {62180, 62213, 799, 2, 0x0}, /* aten::replication_pad2d_backward */
    {62308, 62352, 801, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {62488, 62512, 803, 2, 0x1}, /* aten::replication_pad3d */
    {62578, 62606, 805, 2, 0x0}, /* aten::replication_pad3d.out */
    {62699, 62732, 807, 2, 0x0}, /* aten::replication_pad3d_backward */
    {62827, 62871, 809, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {63007, 63021, 811, 1, 0x0}, /* aten::reshape */
    {63080, 63097, 812, 1, 0x0}, /* aten::reshape_as */
    {63157, 63170, 813, 1, 0x20}, /* aten::resize */
    {63258, 63275, 814, 1, 0x20}, /* aten::resize.out */
    {63387, 63401, 815, 2, 0x81}, /* aten::resize_ */
    {63498, 63514, 817, 1, 0x20}, /* aten::resize_as */
    {63611, 63631, 818, 1, 0x20}, /* aten::resize_as.out */
    {63752, 63769, 819, 1, 0x80}, /* aten::resize_as_ */
    {63875, 63894, 820, 1, 0x0}, /* aten::resolve_conj */
    {63942, 63960, 821, 1, 0x0}, /* aten::resolve_neg */
    {64007, 64032, 822, 1, 0x0}, /* aten::result_type.Scalar */
    {64100, 64132, 823, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {64210, 64242, 824, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {64318, 64343, 825, 1, 0x0}, /* aten::result_type.Tensor */
    {64411, 64427, 826, 1, 0x0}, /* aten::row_stack */
    {64471, 64491, 827, 1, 0x0}, /* aten::row_stack.out */
    {64562, 64584, 828, 2, 0x0}, /* aten::scatter.src_out */
    {64687, 64711, 830, 2, 0x0}, /* aten::scatter.value_out */
    {64818, 64835, 832, 1, 0x1}, /* aten::select.int */
    {64904, 64926, 833, 1, 0x0}, /* aten::select_backward */
    {65023, 65049, 834, 1, 0x20}, /* aten::select_backward.out */
    {65173, 65195, 835, 1, 0x80000}, /* aten::select_copy.int */
    {65263, 65289, 836, 1, 0x80020}, /* aten::select_copy.int_out */
    {65384, 65405, 837, 1, 0x1}, /* aten::select_scatter */
    {65484, 65509, 838, 1, 0x20}, /* aten::select_scatter.out */
    {65615, 65629, 839, 2, 0x10001}, /* aten::sigmoid */
    {65666, 65684, 841, 2, 0x10000}, /* aten::sigmoid.out */
    {65748, 65763, 843, 2, 0x10000}, /* aten::sigmoid_ */
    {65809, 65824, 845, 1, 0x0}, /* aten::size.int */
    {65868, 65887, 846, 1, 0x1}, /* aten::slice.Tensor */
    {65999, 66020, 847, 1, 0x0}, /* aten::slice_backward */
    {66141, 66166, 848, 1, 0x20}, /* aten::slice_backward.out */
    {66314, 66338, 849, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {66449, 66477, 850, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {66615, 66635, 851, 1, 0x80001}, /* aten::slice_scatter */
    {66754, 66778, 852, 1, 0x80020}, /* aten::slice_scatter.out */
    {66924, 66945, 853, 2, 0x0}, /* aten::smooth_l1_loss */
    {67040, 67065, 855, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {67187, 67217, 857, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {67332, 67373, 859, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {67529, 67552, 861, 2, 0x0}, /* aten::soft_margin_loss */
    {67633, 67660, 863, 1, 0x0}, /* aten::soft_margin_loss.out */
    {67768, 67800, 864, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {67905, 67948, 866, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {68094, 68112, 867, 1, 0x0}, /* aten::softmax.int */
    {68186, 68208, 868, 2, 0x0}, /* aten::softmax.int_out */
    {68309, 68320, 870, 1, 0x1}, /* aten::sort */
    {68414, 68432, 871, 2, 0x0}, /* aten::sort.stable */
    {68550, 68568, 873, 2, 0x0}, /* aten::sort.values */
    {68719, 68744, 875, 2, 0x0}, /* aten::sort.values_stable */
    {68916, 68942, 877, 1, 0x0}, /* aten::special_log_softmax */
    {69027, 69051, 878, 1, 0x0}, /* aten::special_logsumexp */
    {69130, 69158, 879, 1, 0x0}, /* aten::special_logsumexp.out */
    {69264, 69286, 880, 1, 0x0}, /* aten::special_softmax */
    {69364, 69383, 881, 1, 0x0}, /* aten::split.Tensor */
    {69468, 69486, 882, 1, 0x0}, /* aten::split.sizes */
    {69572, 69596, 883, 1, 0x80000}, /* aten::split_copy.Tensor */
    {69675, 69703, 884, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {69801, 69824, 885, 1, 0x1}, /* aten::split_with_sizes */
    {69916, 69944, 886, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {70030, 70062, 887, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {70167, 70178, 888, 2, 0x10001}, /* aten::sqrt */
    {70212, 70227, 890, 2, 0x10000}, /* aten::sqrt.out */
    {70288, 70300, 892, 2, 0x10000}, /* aten::sqrt_ */
    {70343, 70357, 894, 1, 0x0}, /* aten::squeeze */
    {70400, 70418, 895, 1, 0x1}, /* aten::squeeze.dim */
    {70474, 70493, 896, 1, 0x1}, /* aten::squeeze.dims */
    {70552, 70567, 897, 1, 0x80}, /* aten::squeeze_ */
    {70613, 70632, 898, 1, 0x80}, /* aten::squeeze_.dim */
    {70691, 70711, 899, 1, 0x80}, /* aten::squeeze_.dims */
    {70773, 70792, 900, 1, 0x80000}, /* aten::squeeze_copy */
    {70834, 70857, 901, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {70912, 70939, 902, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {71021, 71045, 903, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {71103, 71131, 904, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {71216, 71239, 905, 1, 0x80020}, /* aten::squeeze_copy.out */
    {71308, 71318, 906, 1, 0x40000}, /* aten::std */
    {71371, 71392, 907, 2, 0x40000}, /* aten::std.correction */
    {71502, 71527, 909, 2, 0x40000}, /* aten::std.correction_out */
    {71661, 71675, 911, 1, 0x40000}, /* aten::std.dim */
    {71765, 71779, 912, 1, 0x40000}, /* aten::std.out */
    {71892, 71907, 913, 1, 0x40000}, /* aten::std_mean */
    {71975, 72001, 914, 2, 0x40000}, /* aten::std_mean.correction */
    {72126, 72156, 916, 1, 0x20}, /* aten::std_mean.correction_out */
    {72327, 72346, 917, 1, 0x40000}, /* aten::std_mean.dim */
    {72451, 72468, 918, 1, 0x0}, /* aten::stride.int */
    {72514, 72531, 919, 1, 0x10001}, /* aten::sub.Scalar */
    {72601, 72618, 920, 2, 0x10001}, /* aten::sub.Tensor */
    {72691, 72705, 922, 2, 0x10000}, /* aten::sub.out */
    {72795, 72813, 924, 2, 0x10000}, /* aten::sub_.Tensor */
    {72895, 72917, 926, 1, 0x0}, /* aten::subtract.Tensor */
    {72995, 73005, 927, 1, 0x40000}, /* aten::sum */
    {73065, 73087, 928, 2, 0x40000}, /* aten::sum.IntList_out */
    {73212, 73234, 930, 2, 0x40001}, /* aten::sum.dim_IntList */
    {73339, 73353, 932, 1, 0x20}, /* aten::sum.out */
    {73437, 73455, 933, 1, 0x0}, /* aten::sum_to_size */
    {73511, 73526, 934, 1, 0x0}, /* aten::swapaxes */
    {73592, 73608, 935, 1, 0x80}, /* aten::swapaxes_ */
    {73677, 73692, 936, 1, 0x0}, /* aten::swapdims */
    {73756, 73772, 937, 1, 0x80}, /* aten::swapdims_ */
    {73839, 73855, 938, 1, 0x1}, /* aten::sym_numel */
    {73894, 73913, 939, 1, 0x1}, /* aten::sym_size.int */
    {73964, 73989, 940, 1, 0x1}, /* aten::sym_storage_offset */
    {74037, 74058, 941, 1, 0x1}, /* aten::sym_stride.int */
    {74111, 74119, 942, 1, 0x0}, /* aten::t */
    {74156, 74165, 943, 1, 0x80}, /* aten::t_ */
    {74205, 74218, 944, 1, 0x80000}, /* aten::t_copy */
    {74254, 74271, 945, 1, 0x80020}, /* aten::t_copy.out */
    {74334, 74345, 946, 2, 0x10001}, /* aten::tanh */
    {74379, 74394, 948, 2, 0x10000}, /* aten::tanh.out */
    {74455, 74467, 950, 2, 0x10000}, /* aten::tanh_ */
    {74510, 74537, 952, 1, 0x0}, /* aten::tensor_split.indices */
    {74629, 74657, 953, 1, 0x0}, /* aten::tensor_split.sections */
    {74749, 74795, 954, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {74923, 74939, 955, 1, 0x0}, /* aten::tensordot */
    {75027, 75047, 956, 1, 0x0}, /* aten::tensordot.out */
    {75162, 75178, 957, 1, 0x0}, /* aten::to.device */
    {75332, 75347, 958, 1, 0x0}, /* aten::to.dtype */
    {75485, 75507, 959, 1, 0x0}, /* aten::to.dtype_layout */
    {75726, 75741, 960, 1, 0x0}, /* aten::to.other */
    {75875, 75886, 961, 2, 0x1}, /* aten::topk */
    {76004, 76022, 963, 2, 0x0}, /* aten::topk.values */
    {76197, 76209, 965, 2, 0x0}, /* aten::trace */
    {76244, 76260, 967, 1, 0x20}, /* aten::trace.out */
    {76322, 76342, 968, 1, 0x0}, /* aten::transpose.int */
    {76411, 76428, 969, 1, 0x80}, /* aten::transpose_ */
    {76496, 76521, 970, 1, 0x80000}, /* aten::transpose_copy.int */
    {76589, 76618, 971, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {76713, 76732, 972, 1, 0x0}, /* aten::trapezoid.dx */
    {76799, 76817, 973, 1, 0x0}, /* aten::trapezoid.x */
    {76880, 76895, 974, 1, 0x0}, /* aten::trapz.dx */
    {76957, 76971, 975, 1, 0x0}, /* aten::trapz.x */
    {77030, 77044, 976, 1, 0x0}, /* aten::type_as */
    {77095, 77112, 977, 1, 0x0}, /* aten::unbind.int */
    {77176, 77198, 978, 1, 0x80000}, /* aten::unbind_copy.int */
    {77256, 77282, 979, 1, 0x0}, /* aten::unbind_copy.int_out */
    {77359, 77379, 980, 1, 0x0}, /* aten::unflatten.int */
    {77453, 77466, 981, 2, 0x0}, /* aten::unfold */
    {77543, 77565, 983, 2, 0x0}, /* aten::unfold_backward */
    {77664, 77690, 985, 1, 0x20}, /* aten::unfold_backward.out */
    {77816, 77834, 986, 1, 0x80000}, /* aten::unfold_copy */
    {77910, 77932, 987, 1, 0x80020}, /* aten::unfold_copy.out */
    {78035, 78054, 988, 1, 0x100}, /* aten::unsafe_chunk */
    {78121, 78147, 989, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {78228, 78258, 990, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {78358, 78388, 991, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {78476, 78510, 992, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {78617, 78633, 993, 1, 0x1}, /* aten::unsqueeze */
    {78687, 78704, 994, 1, 0x80}, /* aten::unsqueeze_ */
    {78761, 78782, 995, 1, 0x80000}, /* aten::unsqueeze_copy */
    {78835, 78860, 996, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {78940, 78965, 997, 2, 0x0}, /* aten::upsample_bicubic2d */
    {79100, 79129, 999, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {79291, 79320, 1001, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {79440, 79474, 1002, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {79647, 79692, 1004, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {79906, 79932, 1006, 2, 0x0}, /* aten::upsample_bilinear2d */
    {80068, 80098, 1008, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {80261, 80291, 1010, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {80412, 80447, 1011, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {80621, 80667, 1013, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {80882, 80906, 1015, 2, 0x0}, /* aten::upsample_linear1d */
    {81016, 81044, 1017, 2, 0x0}, /* aten::upsample_linear1d.out */
    {81181, 81209, 1019, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {81328, 81361, 1020, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {81509, 81553, 1022, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {81742, 81767, 1024, 2, 0x0}, /* aten::upsample_nearest1d */
    {81858, 81887, 1026, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {82005, 82034, 1028, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {82134, 82168, 1029, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {82297, 82342, 1031, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {82512, 82537, 1033, 2, 0x0}, /* aten::upsample_nearest2d */
    {82652, 82681, 1035, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {82823, 82852, 1037, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {82952, 82986, 1038, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {83139, 83184, 1040, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {83378, 83403, 1042, 2, 0x0}, /* aten::upsample_nearest3d */
    {83540, 83569, 1044, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {83733, 83762, 1046, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {83862, 83896, 1047, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {84071, 84116, 1049, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {84332, 84359, 1051, 2, 0x0}, /* aten::upsample_trilinear3d */
    {84518, 84549, 1053, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {84735, 84766, 1055, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {84888, 84924, 1056, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {85121, 85168, 1058, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {85406, 85416, 1060, 1, 0x40000}, /* aten::var */
    {85469, 85490, 1061, 2, 0x40001}, /* aten::var.correction */
    {85600, 85625, 1063, 2, 0x40000}, /* aten::var.correction_out */
    {85759, 85773, 1065, 1, 0x40001}, /* aten::var.dim */
    {85863, 85877, 1066, 1, 0x40000}, /* aten::var.out */
    {85990, 86005, 1067, 1, 0x40000}, /* aten::var_mean */
    {86073, 86099, 1068, 2, 0x40000}, /* aten::var_mean.correction */
    {86224, 86254, 1070, 1, 0x20}, /* aten::var_mean.correction_out */
    {86425, 86444, 1071, 1, 0x40000}, /* aten::var_mean.dim */
    {86549, 86560, 1072, 2, 0x0}, /* aten::vdot */
    {86608, 86623, 1074, 1, 0x0}, /* aten::vdot.out */
    {86698, 86709, 1075, 2, 0x1}, /* aten::view */
    {86764, 86781, 1077, 1, 0x0}, /* aten::view.dtype */
    {86845, 86859, 1078, 1, 0x0}, /* aten::view_as */
    {86916, 86938, 1079, 2, 0x0}, /* aten::view_as_complex */
    {86989, 87016, 1081, 1, 0x80000}, /* aten::view_as_complex_copy */
    {87066, 87097, 1082, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {87174, 87193, 1083, 2, 0x0}, /* aten::view_as_real */
    {87241, 87265, 1085, 1, 0x80000}, /* aten::view_as_real_copy */
    {87312, 87340, 1086, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {87414, 87430, 1087, 1, 0x80000}, /* aten::view_copy */
    {87484, 87506, 1088, 1, 0x80000}, /* aten::view_copy.dtype */
    {87569, 87595, 1089, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {87685, 87705, 1090, 1, 0x80020}, /* aten::view_copy.out */
    {87786, 87805, 1091, 1, 0x0}, /* aten::vsplit.array */
    {87875, 87892, 1092, 1, 0x0}, /* aten::vsplit.int */
    {87959, 87972, 1093, 1, 0x0}, /* aten::vstack */
    {88013, 88030, 1094, 1, 0x0}, /* aten::vstack.out */
    {88098, 88109, 1095, 1, 0x20}, /* aten::zero */
    {88143, 88158, 1096, 1, 0x20}, /* aten::zero.out */
    {88219, 88231, 1097, 2, 0x0}, /* aten::zero_ */
    {88274, 88286, 1099, 2, 0x0}, /* aten::zeros */
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
    {1, 0, 13}, /* aten::_fft_c2c CPU */
    {16, 0, 13}, /* aten::_fft_c2c Meta */
    {1, 4, 10}, /* aten::_fft_c2c.out CPU */
    {16, 4, 10}, /* aten::_fft_c2c.out Meta */
    {1, 0, 14}, /* aten::_fft_c2r CPU */
    {16, 0, 14}, /* aten::_fft_c2r Meta */
    {1, 4, 11}, /* aten::_fft_c2r.out CPU */
    {16, 4, 11}, /* aten::_fft_c2r.out Meta */
    {1, 0, 15}, /* aten::_fft_r2c CPU */
    {16, 0, 15}, /* aten::_fft_r2c Meta */
    {1, 4, 12}, /* aten::_fft_r2c.out CPU */
    {16, 4, 12}, /* aten::_fft_r2c.out Meta */
    {141, 0, 16}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 17}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 18}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 19}, /* aten::_logcumsumexp CPU */
    {16, 0, 19}, /* aten::_logcumsumexp Meta */
    {1, 4, 13}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 13}, /* aten::_logcumsumexp.out Meta */
    {141, 0, 20}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 14}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 15}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 21}, /* aten::_reshape_alias CPU */
    {16, 0, 21}, /* aten::_reshape_alias Meta */
    {142, 7, 16}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 17}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {141, 0, 22}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 18}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {141, 0, 360}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 19}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 23}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 23}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 20}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 20}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 25}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 24}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 24}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 21}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 21}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 26}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 26}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 22}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 22}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 28}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 27}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 27}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 23}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 23}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 29}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 29}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 24}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 24}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 31}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 30}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 30}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 25}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 25}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 32}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 32}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 26}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 26}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 34}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 33}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 33}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 27}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 27}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 35}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 35}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 28}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 28}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 37}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 36}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 36}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 29}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 29}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 38}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 38}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 30}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 30}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 40}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 39}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 39}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 31}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 31}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 41}, /* aten::abs CPU */
    {16, 0, 41}, /* aten::abs Meta */
    {138, 0, 42}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 43}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 32}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 32}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 44}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 33}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 33}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 45}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 46}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 46}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 34}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 34}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 47}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 47}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 35}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 35}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 48}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 48}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 36}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 36}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 49}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 49}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 37}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 37}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 50}, /* aten::add.Scalar CompositeExplicitAutograd */
    {1, 1, 4}, /* aten::add.Tensor CPU */
    {16, 1, 4}, /* aten::add.Tensor Meta */
    {1, 3, 4}, /* aten::add.out CPU */
    {16, 3, 4}, /* aten::add.out Meta */
    {1, 2, 4}, /* aten::add_.Tensor CPU */
    {16, 2, 4}, /* aten::add_.Tensor Meta */
    {1, 0, 51}, /* aten::addbmm CPU */
    {16, 0, 51}, /* aten::addbmm Meta */
    {1, 4, 38}, /* aten::addbmm.out CPU */
    {16, 4, 38}, /* aten::addbmm.out Meta */
    {1, 0, 52}, /* aten::addbmm_ CPU */
    {16, 0, 52}, /* aten::addbmm_ Meta */
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
    {141, 0, 53}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 39}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 39}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 54}, /* aten::adjoint implicit */
    {141, 0, 55}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 40}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 41}, /* aten::alias_copy.out CompositeExplicitAutograd */
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
    {1, 0, 56}, /* aten::angle CPU */
    {16, 0, 56}, /* aten::angle Meta */
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
    {138, 0, 57}, /* aten::argsort implicit */
    {138, 0, 58}, /* aten::argsort.stable implicit */
    {138, 4, 42}, /* aten::argsort.stable_out implicit */
    {1, 0, 59}, /* aten::as_strided CPU */
    {16, 0, 59}, /* aten::as_strided Meta */
    {142, 5, 43}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 43}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 44}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 60}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 45}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {138, 0, 61}, /* aten::atleast_1d implicit */
    {138, 0, 62}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 63}, /* aten::atleast_2d implicit */
    {138, 0, 64}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 65}, /* aten::atleast_3d implicit */
    {138, 0, 66}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 67}, /* aten::avg_pool1d implicit */
    {1, 0, 68}, /* aten::avg_pool2d CPU */
    {16, 0, 68}, /* aten::avg_pool2d Meta */
    {1, 4, 46}, /* aten::avg_pool2d.out CPU */
    {16, 4, 46}, /* aten::avg_pool2d.out Meta */
    {1, 0, 69}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 69}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 47}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 47}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 70}, /* aten::avg_pool3d CPU */
    {16, 0, 70}, /* aten::avg_pool3d Meta */
    {1, 4, 48}, /* aten::avg_pool3d.out CPU */
    {16, 4, 48}, /* aten::avg_pool3d.out Meta */
    {1, 0, 71}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 71}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 49}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 49}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 18}, /* aten::baddbmm CPU */
    {16, 1, 18}, /* aten::baddbmm Meta */
    {1, 3, 18}, /* aten::baddbmm.out CPU */
    {16, 3, 18}, /* aten::baddbmm.out Meta */
    {1, 2, 18}, /* aten::baddbmm_ CPU */
    {16, 2, 18}, /* aten::baddbmm_ Meta */
    {1, 0, 73}, /* aten::binary_cross_entropy CPU */
    {16, 0, 73}, /* aten::binary_cross_entropy Meta */
    {1, 4, 50}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 50}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 74}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 74}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 51}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 51}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 75}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 75}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 52}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 1, 19}, /* aten::bmm CPU */
    {16, 1, 19}, /* aten::bmm Meta */
    {1, 3, 19}, /* aten::bmm.out CPU */
    {16, 3, 19}, /* aten::bmm.out Meta */
    {138, 0, 76}, /* aten::broadcast_tensors implicit */
    {138, 0, 77}, /* aten::broadcast_to implicit */
    {138, 0, 78}, /* aten::can_cast implicit */
    {138, 0, 79}, /* aten::cartesian_prod implicit */
    {1, 0, 80}, /* aten::cat CPU */
    {16, 0, 80}, /* aten::cat Meta */
    {138, 0, 81}, /* aten::chunk implicit */
    {141, 0, 82}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 53}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 83}, /* aten::column_stack implicit */
    {138, 4, 54}, /* aten::column_stack.out implicit */
    {138, 0, 84}, /* aten::combinations implicit */
    {138, 0, 85}, /* aten::concat implicit */
    {138, 4, 55}, /* aten::concat.out implicit */
    {138, 0, 86}, /* aten::concatenate implicit */
    {138, 4, 56}, /* aten::concatenate.out implicit */
    {138, 0, 87}, /* aten::conj implicit */
    {138, 0, 88}, /* aten::conj_physical implicit */
    {1, 4, 57}, /* aten::conj_physical.out CPU */
    {16, 4, 57}, /* aten::conj_physical.out Meta */
    {141, 5, 57}, /* aten::conj_physical_ CompositeExplicitAutograd */
    {141, 0, 89}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 58}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 90}, /* aten::contiguous implicit */
    {138, 0, 91}, /* aten::conv1d implicit */
    {138, 0, 92}, /* aten::conv1d.padding implicit */
    {138, 0, 93}, /* aten::conv2d implicit */
    {138, 0, 94}, /* aten::conv2d.padding implicit */
    {138, 0, 95}, /* aten::conv3d implicit */
    {138, 0, 96}, /* aten::conv3d.padding implicit */
    {138, 0, 97}, /* aten::conv_transpose1d implicit */
    {138, 0, 98}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 99}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 100}, /* aten::convolution CPU */
    {16, 0, 100}, /* aten::convolution Meta */
    {141, 4, 59}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 101}, /* aten::convolution_backward CPU */
    {16, 0, 101}, /* aten::convolution_backward Meta */
    {141, 4, 60}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 62}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 61}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 102}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 103}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 104}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 104}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 64}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 63}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {141, 0, 105}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 65}, /* aten::cummax.out CPU */
    {16, 4, 65}, /* aten::cummax.out Meta */
    {141, 0, 106}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 66}, /* aten::cummin.out CPU */
    {16, 4, 66}, /* aten::cummin.out Meta */
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
    {138, 0, 107}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 108}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 55}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 67}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 67}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 68}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {141, 0, 109}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 110}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 70}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 69}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 71}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 111}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 72}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {141, 0, 112}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 73}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 113}, /* aten::div.Scalar CompositeExplicitAutograd */
    {1, 1, 22}, /* aten::div.Tensor CPU */
    {16, 1, 22}, /* aten::div.Tensor Meta */
    {1, 3, 22}, /* aten::div.out CPU */
    {16, 3, 22}, /* aten::div.out Meta */
    {1, 2, 22}, /* aten::div_.Tensor CPU */
    {16, 2, 22}, /* aten::div_.Tensor Meta */
    {1, 0, 114}, /* aten::dot CPU */
    {16, 0, 114}, /* aten::dot Meta */
    {141, 4, 74}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 115}, /* aten::dsplit.array implicit */
    {138, 0, 116}, /* aten::dsplit.int implicit */
    {138, 0, 117}, /* aten::dstack implicit */
    {138, 4, 75}, /* aten::dstack.out implicit */
    {1, 0, 119}, /* aten::empty.memory_format CPU */
    {16, 0, 119}, /* aten::empty.memory_format Meta */
    {86, 0, 72}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 118}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 76}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 120}, /* aten::empty_strided CPU */
    {16, 0, 120}, /* aten::empty_strided Meta */
    {86, 0, 72}, /* aten::empty_strided BackendSelect */
    {141, 4, 77}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 121}, /* aten::equal CPU */
    {16, 0, 121}, /* aten::equal Meta */
    {1, 1, 25}, /* aten::exp CPU */
    {16, 1, 25}, /* aten::exp Meta */
    {1, 3, 25}, /* aten::exp.out CPU */
    {16, 3, 25}, /* aten::exp.out Meta */
    {1, 2, 25}, /* aten::exp_ CPU */
    {16, 2, 25}, /* aten::exp_ Meta */
    {141, 0, 122}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 123}, /* aten::expand_as implicit */
    {142, 7, 78}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 79}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {138, 0, 124}, /* aten::fft_fft implicit */
    {138, 4, 80}, /* aten::fft_fft.out implicit */
    {138, 0, 125}, /* aten::fft_fft2 implicit */
    {138, 4, 81}, /* aten::fft_fft2.out implicit */
    {138, 0, 126}, /* aten::fft_fftn implicit */
    {138, 4, 82}, /* aten::fft_fftn.out implicit */
    {138, 0, 127}, /* aten::fft_hfft implicit */
    {138, 4, 83}, /* aten::fft_hfft.out implicit */
    {138, 0, 128}, /* aten::fft_hfft2 implicit */
    {138, 4, 84}, /* aten::fft_hfft2.out implicit */
    {138, 0, 129}, /* aten::fft_hfftn implicit */
    {138, 4, 85}, /* aten::fft_hfftn.out implicit */
    {138, 0, 130}, /* aten::fft_ifft implicit */
    {138, 4, 86}, /* aten::fft_ifft.out implicit */
    {138, 0, 131}, /* aten::fft_ifft2 implicit */
    {138, 4, 87}, /* aten::fft_ifft2.out implicit */
    {138, 0, 132}, /* aten::fft_ifftn implicit */
    {138, 4, 88}, /* aten::fft_ifftn.out implicit */
    {138, 0, 133}, /* aten::fft_ihfft implicit */
    {138, 4, 89}, /* aten::fft_ihfft.out implicit */
    {138, 0, 134}, /* aten::fft_ihfft2 implicit */
    {138, 0, 135}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 136}, /* aten::fft_ihfftn implicit */
    {138, 0, 137}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 138}, /* aten::fft_irfft implicit */
    {138, 4, 90}, /* aten::fft_irfft.out implicit */
    {138, 0, 139}, /* aten::fft_irfft2 implicit */
    {138, 4, 91}, /* aten::fft_irfft2.out implicit */
    {138, 0, 140}, /* aten::fft_irfftn implicit */
    {138, 4, 92}, /* aten::fft_irfftn.out implicit */
    {138, 0, 141}, /* aten::fft_rfft implicit */
    {138, 4, 93}, /* aten::fft_rfft.out implicit */
    {138, 0, 142}, /* aten::fft_rfft2 implicit */
    {138, 4, 94}, /* aten::fft_rfft2.out implicit */
    {138, 0, 143}, /* aten::fft_rfftn implicit */
    {138, 4, 95}, /* aten::fft_rfftn.out implicit */
    {141, 6, 98}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 96}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 99}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 97}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 144}, /* aten::fill_.Scalar CPU */
    {16, 0, 144}, /* aten::fill_.Scalar Meta */
    {1, 0, 145}, /* aten::fill_.Tensor CPU */
    {16, 0, 145}, /* aten::fill_.Tensor Meta */
    {138, 0, 146}, /* aten::flatten.using_ints implicit */
    {1, 0, 147}, /* aten::flip CPU */
    {16, 0, 147}, /* aten::flip Meta */
    {141, 4, 100}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 148}, /* aten::fliplr implicit */
    {138, 0, 149}, /* aten::flipud implicit */
    {1, 0, 150}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 150}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 101}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 101}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 151}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 151}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 102}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 102}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 152}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 152}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 103}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 103}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 153}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 153}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 104}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 104}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 154}, /* aten::from_file CPU */
    {86, 0, 72}, /* aten::from_file BackendSelect */
    {141, 4, 105}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 155}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 72}, /* aten::full BackendSelect */
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
    {138, 0, 156}, /* aten::ger implicit */
    {138, 4, 106}, /* aten::ger.out implicit */
    {138, 0, 157}, /* aten::gradient.array implicit */
    {138, 0, 158}, /* aten::gradient.scalararray implicit */
    {138, 0, 159}, /* aten::gradient.scalarint implicit */
    {138, 0, 160}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 161}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 162}, /* aten::gradient.tensorarray implicit */
    {138, 0, 163}, /* aten::gradient.tensorarrayint implicit */
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
    {138, 0, 164}, /* aten::hsplit.array implicit */
    {138, 0, 165}, /* aten::hsplit.int implicit */
    {138, 0, 166}, /* aten::hstack implicit */
    {138, 4, 107}, /* aten::hstack.out implicit */
    {1, 0, 167}, /* aten::huber_loss CPU */
    {16, 0, 167}, /* aten::huber_loss Meta */
    {1, 4, 108}, /* aten::huber_loss.out CPU */
    {16, 4, 108}, /* aten::huber_loss.out Meta */
    {1, 0, 168}, /* aten::huber_loss_backward CPU */
    {16, 0, 168}, /* aten::huber_loss_backward Meta */
    {1, 4, 109}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 109}, /* aten::huber_loss_backward.out Meta */
    {138, 0, 169}, /* aten::imag implicit */
    {1, 0, 170}, /* aten::index.Tensor CPU */
    {138, 0, 171}, /* aten::inner implicit */
    {138, 4, 110}, /* aten::inner.out implicit */
    {138, 0, 172}, /* aten::is_complex implicit */
    {138, 0, 173}, /* aten::is_conj implicit */
    {138, 0, 174}, /* aten::is_distributed implicit */
    {138, 0, 175}, /* aten::is_floating_point implicit */
    {138, 0, 176}, /* aten::is_inference implicit */
    {138, 0, 177}, /* aten::is_neg implicit */
    {138, 0, 178}, /* aten::is_nonzero implicit */
    {141, 0, 179}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 180}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 181}, /* aten::is_signed implicit */
    {138, 0, 182}, /* aten::item implicit */
    {138, 0, 183}, /* aten::kron implicit */
    {138, 4, 111}, /* aten::kron.out implicit */
    {141, 0, 184}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 185}, /* aten::kthvalue.values CPU */
    {16, 0, 185}, /* aten::kthvalue.values Meta */
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
    {141, 0, 186}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 112}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 187}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 113}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 114}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 188}, /* aten::linalg_diagonal implicit */
    {1, 1, 32}, /* aten::linalg_vector_norm CPU */
    {16, 1, 32}, /* aten::linalg_vector_norm Meta */
    {1, 3, 32}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 32}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 189}, /* aten::log_softmax.int implicit */
    {1, 4, 115}, /* aten::log_softmax.int_out CPU */
    {16, 4, 115}, /* aten::log_softmax.int_out Meta */
    {141, 0, 190}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 116}, /* aten::logcumsumexp.out CPU */
    {16, 4, 116}, /* aten::logcumsumexp.out Meta */
    {141, 0, 191}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 117}, /* aten::logsumexp.out CPU */
    {16, 4, 117}, /* aten::logsumexp.out Meta */
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
    {138, 0, 192}, /* aten::mH implicit */
    {138, 0, 193}, /* aten::mT implicit */
    {1, 0, 194}, /* aten::masked_select CPU */
    {138, 0, 195}, /* aten::matmul implicit */
    {138, 4, 118}, /* aten::matmul.out implicit */
    {138, 0, 196}, /* aten::matrix_H implicit */
    {1, 0, 197}, /* aten::max CPU */
    {16, 0, 197}, /* aten::max Meta */
    {1, 1, 35}, /* aten::max.dim CPU */
    {16, 1, 35}, /* aten::max.dim Meta */
    {1, 3, 35}, /* aten::max.dim_max CPU */
    {16, 3, 35}, /* aten::max.dim_max Meta */
    {1, 4, 119}, /* aten::max.unary_out CPU */
    {16, 4, 119}, /* aten::max.unary_out Meta */
    {138, 0, 198}, /* aten::max_pool1d implicit */
    {138, 0, 199}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 200}, /* aten::max_pool2d implicit */
    {1, 0, 201}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 201}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 120}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 120}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 202}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 202}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 121}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 121}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 203}, /* aten::max_pool3d implicit */
    {1, 0, 204}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 204}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 122}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 122}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 205}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 205}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 123}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 123}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 206}, /* aten::max_unpool2d CPU */
    {16, 0, 206}, /* aten::max_unpool2d Meta */
    {1, 4, 124}, /* aten::max_unpool2d.out CPU */
    {16, 4, 124}, /* aten::max_unpool2d.out Meta */
    {1, 0, 207}, /* aten::max_unpool3d CPU */
    {16, 0, 207}, /* aten::max_unpool3d Meta */
    {1, 4, 125}, /* aten::max_unpool3d.out CPU */
    {16, 4, 125}, /* aten::max_unpool3d.out Meta */
    {141, 0, 208}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 36}, /* aten::mean.dim CPU */
    {16, 1, 36}, /* aten::mean.dim Meta */
    {1, 4, 126}, /* aten::mean.dtype_out CPU */
    {16, 4, 126}, /* aten::mean.dtype_out Meta */
    {1, 3, 36}, /* aten::mean.out CPU */
    {16, 3, 36}, /* aten::mean.out Meta */
    {1, 0, 209}, /* aten::median CPU */
    {16, 0, 209}, /* aten::median Meta */
    {141, 0, 210}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 128}, /* aten::median.dim_values CPU */
    {16, 4, 128}, /* aten::median.dim_values Meta */
    {141, 4, 127}, /* aten::median.out CompositeExplicitAutograd */
    {1, 0, 211}, /* aten::min CPU */
    {16, 0, 211}, /* aten::min Meta */
    {1, 1, 37}, /* aten::min.dim CPU */
    {16, 1, 37}, /* aten::min.dim Meta */
    {1, 3, 37}, /* aten::min.dim_min CPU */
    {16, 3, 37}, /* aten::min.dim_min Meta */
    {1, 4, 129}, /* aten::min.unary_out CPU */
    {16, 4, 129}, /* aten::min.unary_out Meta */
    {1, 1, 38}, /* aten::mm CPU */
    {16, 1, 38}, /* aten::mm Meta */
    {1, 3, 38}, /* aten::mm.out CPU */
    {16, 3, 38}, /* aten::mm.out Meta */
    {1, 0, 212}, /* aten::mode CPU */
    {16, 0, 212}, /* aten::mode Meta */
    {1, 4, 130}, /* aten::mode.values CPU */
    {16, 4, 130}, /* aten::mode.values Meta */
    {138, 0, 213}, /* aten::moveaxis.int implicit */
    {138, 0, 214}, /* aten::moveaxis.intlist implicit */
    {138, 0, 215}, /* aten::movedim.int implicit */
    {138, 0, 216}, /* aten::movedim.intlist implicit */
    {1, 0, 217}, /* aten::mse_loss CPU */
    {16, 0, 217}, /* aten::mse_loss Meta */
    {1, 4, 131}, /* aten::mse_loss.out CPU */
    {16, 4, 131}, /* aten::mse_loss.out Meta */
    {1, 0, 218}, /* aten::mse_loss_backward CPU */
    {16, 0, 218}, /* aten::mse_loss_backward Meta */
    {1, 4, 132}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 132}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 219}, /* aten::msort implicit */
    {138, 4, 133}, /* aten::msort.out implicit */
    {141, 0, 220}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {1, 1, 39}, /* aten::mul.Tensor CPU */
    {16, 1, 39}, /* aten::mul.Tensor Meta */
    {1, 3, 39}, /* aten::mul.out CPU */
    {16, 3, 39}, /* aten::mul.out Meta */
    {1, 2, 39}, /* aten::mul_.Tensor CPU */
    {16, 2, 39}, /* aten::mul_.Tensor Meta */
    {141, 0, 221}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 134}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 222}, /* aten::nanmedian CPU */
    {16, 0, 222}, /* aten::nanmedian Meta */
    {141, 0, 223}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 136}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 136}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 135}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 224}, /* aten::nansum CPU */
    {16, 0, 224}, /* aten::nansum Meta */
    {1, 4, 137}, /* aten::nansum.out CPU */
    {16, 4, 137}, /* aten::nansum.out Meta */
    {138, 0, 225}, /* aten::narrow implicit */
    {138, 0, 226}, /* aten::narrow.Tensor implicit */
    {142, 7, 138}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 139}, /* aten::narrow_copy.out CPU */
    {16, 4, 139}, /* aten::narrow_copy.out Meta */
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
    {141, 0, 227}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 140}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 228}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 141}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 229}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 142}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 0, 230}, /* aten::nonzero CPU */
    {141, 0, 231}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 44}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 44}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 43}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 43}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 232}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 144}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 143}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 43}, /* aten::norm.dtype_out CPU */
    {16, 3, 43}, /* aten::norm.dtype_out Meta */
    {1, 3, 44}, /* aten::norm.out CPU */
    {16, 3, 44}, /* aten::norm.out Meta */
    {138, 0, 233}, /* aten::numel implicit */
    {138, 0, 234}, /* aten::numpy_T implicit */
    {141, 0, 235}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 72}, /* aten::ones BackendSelect */
    {138, 0, 236}, /* aten::outer implicit */
    {138, 4, 145}, /* aten::outer.out implicit */
    {138, 0, 237}, /* aten::pad implicit */
    {141, 0, 238}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 146}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 147}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 239}, /* aten::prod CPU */
    {16, 0, 239}, /* aten::prod Meta */
    {1, 1, 45}, /* aten::prod.dim_int CPU */
    {16, 1, 45}, /* aten::prod.dim_int Meta */
    {1, 3, 45}, /* aten::prod.int_out CPU */
    {16, 3, 45}, /* aten::prod.int_out Meta */
    {141, 4, 148}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 240}, /* aten::promote_types implicit */
    {138, 0, 241}, /* aten::ravel implicit */
    {138, 0, 242}, /* aten::real implicit */
    {1, 0, 243}, /* aten::reflection_pad1d CPU */
    {16, 0, 243}, /* aten::reflection_pad1d Meta */
    {1, 4, 149}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 149}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 244}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 244}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 150}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 150}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 245}, /* aten::reflection_pad2d CPU */
    {16, 0, 245}, /* aten::reflection_pad2d Meta */
    {1, 4, 151}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 151}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 246}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 246}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 152}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 152}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 247}, /* aten::reflection_pad3d CPU */
    {16, 0, 247}, /* aten::reflection_pad3d Meta */
    {1, 4, 153}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 153}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 248}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 248}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 154}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 154}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 249}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 155}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {1, 0, 250}, /* aten::replication_pad1d CPU */
    {16, 0, 250}, /* aten::replication_pad1d Meta */
    {1, 4, 156}, /* aten::replication_pad1d.out CPU */
    {16, 4, 156}, /* aten::replication_pad1d.out Meta */
    {1, 0, 251}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 251}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 157}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 157}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 252}, /* aten::replication_pad2d CPU */
    {16, 0, 252}, /* aten::replication_pad2d Meta */
    {1, 4, 158}, /* aten::replication_pad2d.out CPU */
    {16, 4, 158}, /* aten::replication_pad2d.out Meta */
    {1, 0, 253}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 253}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 159}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 159}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 254}, /* aten::replication_pad3d CPU */
    {16, 0, 254}, /* aten::replication_pad3d Meta */
    {1, 4, 160}, /* aten::replication_pad3d.out CPU */
    {16, 4, 160}, /* aten::replication_pad3d.out Meta */
    {1, 0, 255}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 255}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 161}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 161}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 256}, /* aten::reshape implicit */
    {138, 0, 257}, /* aten::reshape_as implicit */
    {141, 6, 163}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 162}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 258}, /* aten::resize_ CPU */
    {16, 0, 258}, /* aten::resize_ Meta */
    {141, 6, 165}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 164}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 259}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 260}, /* aten::resolve_conj implicit */
    {138, 0, 261}, /* aten::resolve_neg implicit */
    {138, 0, 262}, /* aten::result_type.Scalar implicit */
    {138, 0, 263}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 264}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 265}, /* aten::result_type.Tensor implicit */
    {138, 0, 266}, /* aten::row_stack implicit */
    {138, 4, 166}, /* aten::row_stack.out implicit */
    {1, 0, 267}, /* aten::scatter.src_out CPU */
    {16, 0, 267}, /* aten::scatter.src_out Meta */
    {1, 0, 268}, /* aten::scatter.value_out CPU */
    {16, 0, 268}, /* aten::scatter.value_out Meta */
    {141, 0, 270}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 269}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 168}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 167}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 169}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 271}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 170}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {1, 1, 46}, /* aten::sigmoid CPU */
    {16, 1, 46}, /* aten::sigmoid Meta */
    {1, 3, 46}, /* aten::sigmoid.out CPU */
    {16, 3, 46}, /* aten::sigmoid.out Meta */
    {1, 2, 46}, /* aten::sigmoid_ CPU */
    {16, 2, 46}, /* aten::sigmoid_ Meta */
    {138, 0, 272}, /* aten::size.int implicit */
    {141, 0, 273}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 274}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 172}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 171}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 173}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 275}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 174}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 276}, /* aten::smooth_l1_loss CPU */
    {16, 0, 276}, /* aten::smooth_l1_loss Meta */
    {1, 4, 175}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 175}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 277}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 277}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 176}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 176}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 278}, /* aten::soft_margin_loss CPU */
    {16, 0, 278}, /* aten::soft_margin_loss Meta */
    {141, 4, 177}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 279}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 279}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 178}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 280}, /* aten::softmax.int implicit */
    {1, 4, 179}, /* aten::softmax.int_out CPU */
    {16, 4, 179}, /* aten::softmax.int_out Meta */
    {141, 0, 281}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 47}, /* aten::sort.stable CPU */
    {16, 1, 47}, /* aten::sort.stable Meta */
    {1, 4, 180}, /* aten::sort.values CPU */
    {16, 4, 180}, /* aten::sort.values Meta */
    {1, 3, 47}, /* aten::sort.values_stable CPU */
    {16, 3, 47}, /* aten::sort.values_stable Meta */
    {138, 0, 282}, /* aten::special_log_softmax implicit */
    {138, 0, 283}, /* aten::special_logsumexp implicit */
    {138, 4, 181}, /* aten::special_logsumexp.out implicit */
    {138, 0, 284}, /* aten::special_softmax implicit */
    {141, 0, 285}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 286}, /* aten::split.sizes implicit */
    {142, 7, 182}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 183}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 287}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 184}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 185}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::sqrt CPU */
    {16, 1, 48}, /* aten::sqrt Meta */
    {1, 3, 48}, /* aten::sqrt.out CPU */
    {16, 3, 48}, /* aten::sqrt.out Meta */
    {1, 2, 48}, /* aten::sqrt_ CPU */
    {16, 2, 48}, /* aten::sqrt_ Meta */
    {141, 0, 288}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 289}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 290}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 186}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 187}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 188}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 186}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 187}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 190}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 188}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 191}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 189}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {138, 0, 291}, /* aten::std implicit */
    {1, 0, 292}, /* aten::std.correction CPU */
    {16, 0, 292}, /* aten::std.correction Meta */
    {1, 4, 192}, /* aten::std.correction_out CPU */
    {16, 4, 192}, /* aten::std.correction_out Meta */
    {138, 0, 293}, /* aten::std.dim implicit */
    {138, 4, 193}, /* aten::std.out implicit */
    {138, 0, 294}, /* aten::std_mean implicit */
    {1, 0, 295}, /* aten::std_mean.correction CPU */
    {16, 0, 295}, /* aten::std_mean.correction Meta */
    {141, 4, 194}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 296}, /* aten::std_mean.dim implicit */
    {138, 0, 297}, /* aten::stride.int implicit */
    {141, 0, 298}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {1, 1, 49}, /* aten::sub.Tensor CPU */
    {16, 1, 49}, /* aten::sub.Tensor Meta */
    {1, 3, 49}, /* aten::sub.out CPU */
    {16, 3, 49}, /* aten::sub.out Meta */
    {1, 2, 49}, /* aten::sub_.Tensor CPU */
    {16, 2, 49}, /* aten::sub_.Tensor Meta */
    {138, 0, 299}, /* aten::subtract.Tensor implicit */
    {141, 0, 300}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 50}, /* aten::sum.IntList_out CPU */
    {16, 3, 50}, /* aten::sum.IntList_out Meta */
    {1, 1, 50}, /* aten::sum.dim_IntList CPU */
    {16, 1, 50}, /* aten::sum.dim_IntList Meta */
    {141, 4, 195}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 301}, /* aten::sum_to_size implicit */
    {138, 0, 302}, /* aten::swapaxes implicit */
    {138, 5, 196}, /* aten::swapaxes_ implicit */
    {138, 0, 303}, /* aten::swapdims implicit */
    {138, 5, 197}, /* aten::swapdims_ implicit */
    {138, 0, 304}, /* aten::sym_numel implicit */
    {138, 0, 305}, /* aten::sym_size.int implicit */
    {138, 0, 306}, /* aten::sym_storage_offset implicit */
    {138, 0, 307}, /* aten::sym_stride.int implicit */
    {141, 0, 308}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 198}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 198}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 199}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 1, 51}, /* aten::tanh CPU */
    {16, 1, 51}, /* aten::tanh Meta */
    {1, 3, 51}, /* aten::tanh.out CPU */
    {16, 3, 51}, /* aten::tanh.out Meta */
    {1, 2, 51}, /* aten::tanh_ CPU */
    {16, 2, 51}, /* aten::tanh_ Meta */
    {138, 0, 309}, /* aten::tensor_split.indices implicit */
    {138, 0, 310}, /* aten::tensor_split.sections implicit */
    {138, 0, 311}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 312}, /* aten::tensordot implicit */
    {138, 4, 200}, /* aten::tensordot.out implicit */
    {138, 0, 313}, /* aten::to.device implicit */
    {138, 0, 314}, /* aten::to.dtype implicit */
    {138, 0, 315}, /* aten::to.dtype_layout implicit */
    {138, 0, 316}, /* aten::to.other implicit */
    {1, 1, 52}, /* aten::topk CPU */
    {16, 1, 52}, /* aten::topk Meta */
    {1, 3, 52}, /* aten::topk.values CPU */
    {16, 3, 52}, /* aten::topk.values Meta */
    {1, 0, 317}, /* aten::trace CPU */
    {16, 0, 317}, /* aten::trace Meta */
    {141, 4, 201}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 318}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 202}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 202}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 203}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 319}, /* aten::trapezoid.dx implicit */
    {138, 0, 320}, /* aten::trapezoid.x implicit */
    {138, 0, 321}, /* aten::trapz.dx implicit */
    {138, 0, 322}, /* aten::trapz.x implicit */
    {138, 0, 323}, /* aten::type_as implicit */
    {141, 0, 324}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 204}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 205}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 325}, /* aten::unflatten.int implicit */
    {1, 0, 326}, /* aten::unfold CPU */
    {16, 0, 326}, /* aten::unfold Meta */
    {1, 0, 327}, /* aten::unfold_backward CPU */
    {16, 0, 327}, /* aten::unfold_backward Meta */
    {141, 4, 207}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 206}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 208}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {138, 0, 328}, /* aten::unsafe_chunk implicit */
    {141, 0, 329}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 209}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 330}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 210}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 331}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 211}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 211}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 212}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 332}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 332}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 213}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 213}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 334}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 333}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 333}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 214}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 214}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 335}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 335}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 215}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 215}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 337}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 336}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 336}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 216}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 216}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 338}, /* aten::upsample_linear1d CPU */
    {16, 0, 338}, /* aten::upsample_linear1d Meta */
    {1, 4, 217}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 217}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 340}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 339}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 339}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 218}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 218}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 341}, /* aten::upsample_nearest1d CPU */
    {16, 0, 341}, /* aten::upsample_nearest1d Meta */
    {1, 4, 219}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 219}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 343}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 342}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 342}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 220}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 220}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 344}, /* aten::upsample_nearest2d CPU */
    {16, 0, 344}, /* aten::upsample_nearest2d Meta */
    {1, 4, 221}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 221}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 346}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 345}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 345}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 222}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 222}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 347}, /* aten::upsample_nearest3d CPU */
    {16, 0, 347}, /* aten::upsample_nearest3d Meta */
    {1, 4, 223}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 223}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 349}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 348}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 348}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 224}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 224}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 350}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 350}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 225}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 225}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 352}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 351}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 351}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 226}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 226}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 353}, /* aten::var implicit */
    {1, 0, 354}, /* aten::var.correction CPU */
    {16, 0, 354}, /* aten::var.correction Meta */
    {1, 4, 227}, /* aten::var.correction_out CPU */
    {16, 4, 227}, /* aten::var.correction_out Meta */
    {138, 0, 355}, /* aten::var.dim implicit */
    {138, 4, 228}, /* aten::var.out implicit */
    {138, 0, 356}, /* aten::var_mean implicit */
    {1, 0, 357}, /* aten::var_mean.correction CPU */
    {16, 0, 357}, /* aten::var_mean.correction Meta */
    {141, 4, 229}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 358}, /* aten::var_mean.dim implicit */
    {1, 0, 359}, /* aten::vdot CPU */
    {16, 0, 359}, /* aten::vdot Meta */
    {141, 4, 230}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 360}, /* aten::view CPU */
    {16, 0, 360}, /* aten::view Meta */
    {141, 0, 364}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 361}, /* aten::view_as implicit */
    {1, 0, 362}, /* aten::view_as_complex CPU */
    {16, 0, 362}, /* aten::view_as_complex Meta */
    {142, 7, 233}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 234}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 363}, /* aten::view_as_real CPU */
    {16, 0, 363}, /* aten::view_as_real Meta */
    {142, 7, 235}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 236}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 231}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 232}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 238}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 237}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 365}, /* aten::vsplit.array implicit */
    {138, 0, 366}, /* aten::vsplit.int implicit */
    {138, 0, 367}, /* aten::vstack implicit */
    {138, 4, 239}, /* aten::vstack.out implicit */
    {141, 6, 241}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 240}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 368}, /* aten::zero_ CPU */
    {16, 0, 368}, /* aten::zero_ Meta */
    {141, 0, 369}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 72}, /* aten::zeros BackendSelect */
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
    "aten::_fft_c2c\0aten::_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor\0"
    "aten::_fft_c2c.out\0aten::_fft_c2c.out(Tensor self, SymInt[] dim, int normalization, bool forward, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_fft_c2r\0aten::_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor\0"
    "aten::_fft_c2r.out\0aten::_fft_c2r.out(Tensor self, int[] dim, int normalization, SymInt last_dim_size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_fft_r2c\0aten::_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor\0"
    "aten::_fft_r2c.out\0aten::_fft_r2c.out(Tensor self, int[] dim, int normalization, bool onesided, *, Tensor(a!) out) -> Tensor(a!)\0"
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
