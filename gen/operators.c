/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/dispatcher.h"

tn_status tni_kernel___and___Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___and___Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___iand___Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___iand___Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___ilshift___Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___ilshift___Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___ior___Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___ior___Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___irshift___Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___irshift___Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___ixor___Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___ixor___Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___lshift___Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___lshift___Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___or___Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___or___Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___rshift___Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___rshift___Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___xor___Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel___xor___Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__adaptive_avg_pool2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__adaptive_avg_pool2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__adaptive_avg_pool3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__adaptive_avg_pool3d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__aminmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__aminmax_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__batch_norm_no_update(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__batch_norm_with_update(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__cdist_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__cdist_forward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__histogramdd_bin_edges(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__histogramdd_from_bin_cts(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__histogramdd_from_bin_tensors(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_all_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_any_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__local_scalar_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__logcumsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__native_batch_norm_legit(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__native_batch_norm_legit_no_stats(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__native_batch_norm_legit_no_training(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__neg_view(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__pdist_forward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__prelu_kernel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__prelu_kernel_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__reshape_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__to_copy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__trilinear(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__unique(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__unique2(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_abs_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_abs_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_absolute(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_absolute_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_avg_pool1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_avg_pool2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_avg_pool3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_max_pool1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_max_pool2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_max_pool2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_max_pool3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adaptive_max_pool3d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_add_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_add__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addbmm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addbmm_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_addr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_adjoint(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_allclose(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_angle(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_angle_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arange(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arange_start(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arange_start_step(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arccos(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arccos_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arccosh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arccosh_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arcsin(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arcsin_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arcsinh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arcsinh_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctan(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctan2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctan2_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctan_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctanh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctanh_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_argsort(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_argsort_stable(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_argsort_stable_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_argwhere(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_bilinear(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_binary_cross_entropy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_binary_cross_entropy_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_binary_cross_entropy_with_logits(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bincount(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_and_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_and_Scalar_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_and_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_and__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_left_shift_Scalar_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_left_shift_Tensor_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_left_shift_Tensor_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_left_shift__Tensor_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_or_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_or_Scalar_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_or_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_or__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_right_shift_Scalar_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_right_shift_Tensor_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_right_shift_Tensor_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_right_shift__Tensor_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_xor_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_xor_Scalar_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_xor_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bitwise_xor__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_block_diag(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_broadcast_tensors(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_broadcast_to(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bucketize_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bucketize_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_can_cast(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cartesian_prod(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cat(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cat_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cdist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_celu(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_chunk(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clip(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clip_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clip_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clip__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clone(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_column_stack(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_combinations(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_complex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_complex_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_copysign_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_copysign_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_copysign__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cosine_embedding_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cosine_similarity(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_count_nonzero(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_count_nonzero_dim_IntList(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cummax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cummin(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cumulative_trapezoid_dx(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cumulative_trapezoid_x(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_deg2rad(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diag(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diag_embed(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diagflat(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diagonal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diagonal_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diagonal_scatter(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_div_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_div_Scalar_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_div__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_div__Scalar_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_divide_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_divide_Scalar_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_divide_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_divide_Tensor_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_divide__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_divide__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dsplit_array(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dsplit_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dstack(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_einsum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_embedding(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_embedding_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_embedding_dense_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_memory_format(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_permuted(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_empty_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_equal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_expand(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_expand_as(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_eye(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_eye_m(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_fix(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fix_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flatten_using_ints(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flip(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fliplr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_flipud(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_float_power_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_float_power_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_float_power_Tensor_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_float_power_Tensor_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_float_power_Tensor_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_float_power_Tensor_Tensor_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_float_power__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_float_power__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_floor_divide(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_floor_divide_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_floor_divide__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_floor_divide__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_floor_divide_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fmod_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fmod_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fmod__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fractional_max_pool2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fractional_max_pool2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fractional_max_pool3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fractional_max_pool3d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_frexp_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_frexp_Tensor_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_from_file(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_full_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gather_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ger(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_array(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_scalararray(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_scalarint(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_scalarrayarray(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_scalarrayint(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_tensorarray(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gradient_tensorarrayint(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_equal_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_equal_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_equal__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_equal__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_group_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hardswish(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hardswish_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hardswish_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hardswish_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hardtanh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hardtanh_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hardtanh_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hardtanh_backward_grad_input(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hardtanh_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hinge_embedding_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_histc(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_histogram_bin_ct(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_histogram_bins_tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hsplit_array(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hsplit_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hstack(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_huber_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_huber_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_imag(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_index_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_index_fill__int_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_index_fill__int_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_index_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_index_select_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_isclose(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_isfinite(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_isinf(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_isnan(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_isreal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_item(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_kl_div(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_kron(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_kthvalue(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_l1_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_layer_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ldexp_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_equal_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_equal_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_equal__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_equal__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_lift(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_lift_fresh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_diagonal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_matmul(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_multi_dot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_vander(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_vecdot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linear(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linspace(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linspace_Scalar_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linspace_Tensor_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linspace_Tensor_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_log_sigmoid(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_log_sigmoid_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_log_sigmoid_backward_grad_input(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_log_sigmoid_forward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_log_sigmoid_forward_output(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_log_sigmoid_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_log_softmax_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logcumsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_and(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_and_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_and_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_not(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_not_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_not_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_or(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_or_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_or_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_xor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_xor_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logical_xor_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logit(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logit_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logit_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logspace(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logspace_Scalar_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logspace_Tensor_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logspace_Tensor_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_logsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mH(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mT(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_margin_ranking_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matmul(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matmul_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matrix_H(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_other(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_meshgrid(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_meshgrid_indexing(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_min(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_min_other(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mish_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mish_backward_composite(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_moveaxis_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_moveaxis_intlist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_movedim_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_movedim_intlist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mse_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mse_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_msort(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_msort_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mul_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mul__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multiply_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multiply_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multiply__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multiply__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mv(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mvlgamma(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mvlgamma_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mvlgamma_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nan_to_num(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nan_to_num_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nan_to_num_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_negative(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_negative_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_empty(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_empty_strided(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_full(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_ones(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_new_zeros(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nonzero(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nonzero_numpy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_norm_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_norm_ScalarOpt_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_not_equal_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_not_equal_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_not_equal__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_not_equal__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_numel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_numpy_T(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_one_hot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ones(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ones_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_outer(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_pad(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_pairwise_distance(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_pdist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_permute(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_poisson_nll_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_polar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_polar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_polygamma_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_positive(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_prelu(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_prod(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_promote_types(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_put_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rad2deg(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_range(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_range_step(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ravel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_real(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reflection_pad1d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reflection_pad1d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reflection_pad2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reflection_pad2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reflection_pad3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_reflection_pad3d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_relu(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_relu6(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_relu6_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_relu_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_remainder_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_remainder_Scalar_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_remainder_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_remainder__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_repeat(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_repeat_interleave_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_repeat_interleave_self_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_repeat_interleave_self_int(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_roll(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rot90(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_row_stack(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rrelu_with_noise_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rsub_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rsub_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scalar_tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_searchsorted_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_searchsorted_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_select_scatter(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_selu(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_selu_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_special_chebyshev_polynomial_t_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_t_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_t_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_t_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_u_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_u_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_u_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_u_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_v_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_v_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_v_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_v_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_w_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_w_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_w_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_chebyshev_polynomial_w_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_digamma(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_digamma_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_erf(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_erf_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_erfc(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_erfc_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_erfinv(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_erfinv_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_exp2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_exp2_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_expit(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_expit_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_expm1(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_expm1_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_gammainc(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_gammainc_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_gammaincc(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_gammaincc_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_gammaln(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_gammaln_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_h_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_h_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_h_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_h_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_he_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_he_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_he_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_he_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_i0(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_i0_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_laguerre_polynomial_l_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_laguerre_polynomial_l_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_laguerre_polynomial_l_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_laguerre_polynomial_l_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_legendre_polynomial_p_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_legendre_polynomial_p_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_legendre_polynomial_p_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_legendre_polynomial_p_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_log1p(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_log1p_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_log_softmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logit(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logit_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logsumexp_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_multigammaln(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_multigammaln_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_ndtr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_ndtr_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_polygamma(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_polygamma_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_psi(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_psi_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_round(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_round_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_sinc(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_sinc_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_softmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlog1py_other_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlog1py_other_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlog1py_self_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlog1py_self_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlogy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlogy_other_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlogy_other_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlogy_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlogy_self_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlogy_self_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_zeta_other_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_zeta_other_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_zeta_self_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_zeta_self_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_split_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_split_sizes(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_split_with_sizes(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_square(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_square_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_square_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_squeeze_dims(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_stack(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std_correction(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std_mean(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std_mean_correction(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_std_mean_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_stride_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sub_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sub__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_subtract_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_subtract_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_subtract__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum_to_size(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_swapaxes(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_swapdims(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sym_numel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sym_size_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sym_storage_offset(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sym_stride_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_t(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_take(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_take_along_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_take_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tensor_split_indices(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tensor_split_sections(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tensor_split_tensor_indices_or_sections(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tensordot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tile(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_tril_indices(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_triplet_margin_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_triu_indices(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_true_divide_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_true_divide_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_true_divide__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_true_divide__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_type_as(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unbind_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unflatten_int(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unfold(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unfold_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unique_consecutive(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unique_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_unique_dim_consecutive(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_value_selecting_reduction_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_where_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_where_ScalarOther(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_where_ScalarSelf(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_where_self(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_where_self_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_xlogy_OutScalar_Other(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_xlogy_OutScalar_Self(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_xlogy_Scalar_Other(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_xlogy_Scalar_Self(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_xlogy__Scalar_Other(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zero_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zeros(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_zeros_like(const tn_call *, const StableIValue *, StableIValue *);

const tn_kernel tni_builtin_functions[] = {
    tni_kernel___and___Scalar, /* 0 */
    tni_kernel___and___Tensor, /* 1 */
    tni_kernel___iand___Scalar, /* 2 */
    tni_kernel___iand___Tensor, /* 3 */
    tni_kernel___ilshift___Scalar, /* 4 */
    tni_kernel___ilshift___Tensor, /* 5 */
    tni_kernel___ior___Scalar, /* 6 */
    tni_kernel___ior___Tensor, /* 7 */
    tni_kernel___irshift___Scalar, /* 8 */
    tni_kernel___irshift___Tensor, /* 9 */
    tni_kernel___ixor___Scalar, /* 10 */
    tni_kernel___ixor___Tensor, /* 11 */
    tni_kernel___lshift___Scalar, /* 12 */
    tni_kernel___lshift___Tensor, /* 13 */
    tni_kernel___or___Scalar, /* 14 */
    tni_kernel___or___Tensor, /* 15 */
    tni_kernel___rshift___Scalar, /* 16 */
    tni_kernel___rshift___Tensor, /* 17 */
    tni_kernel___xor___Scalar, /* 18 */
    tni_kernel___xor___Tensor, /* 19 */
    tni_kernel__adaptive_avg_pool2d, /* 20 */
    tni_kernel__adaptive_avg_pool2d_backward, /* 21 */
    tni_kernel__adaptive_avg_pool3d, /* 22 */
    tni_kernel__adaptive_avg_pool3d_backward, /* 23 */
    tni_kernel__aminmax, /* 24 */
    tni_kernel__aminmax_dim, /* 25 */
    tni_kernel__batch_norm_no_update, /* 26 */
    tni_kernel__batch_norm_with_update, /* 27 */
    tni_kernel__cdist_backward, /* 28 */
    tni_kernel__cdist_forward, /* 29 */
    tni_kernel__conj, /* 30 */
    tni_kernel__conj_physical, /* 31 */
    tni_kernel__convolution, /* 32 */
    tni_kernel__convolution_deprecated, /* 33 */
    tni_kernel__convolution_mode, /* 34 */
    tni_kernel__cummax_helper, /* 35 */
    tni_kernel__cummin_helper, /* 36 */
    tni_kernel__fft_c2c, /* 37 */
    tni_kernel__fft_c2r, /* 38 */
    tni_kernel__fft_r2c, /* 39 */
    tni_kernel__fused_rms_norm, /* 40 */
    tni_kernel__histogramdd_bin_edges, /* 41 */
    tni_kernel__histogramdd_from_bin_cts, /* 42 */
    tni_kernel__histogramdd_from_bin_tensors, /* 43 */
    tni_kernel__is_all_true, /* 44 */
    tni_kernel__is_any_true, /* 45 */
    tni_kernel__local_scalar_dense, /* 46 */
    tni_kernel__logcumsumexp, /* 47 */
    tni_kernel__native_batch_norm_legit, /* 48 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 49 */
    tni_kernel__native_batch_norm_legit_no_training, /* 50 */
    tni_kernel__neg_view, /* 51 */
    tni_kernel__pdist_forward, /* 52 */
    tni_kernel__prelu_kernel, /* 53 */
    tni_kernel__prelu_kernel_backward, /* 54 */
    tni_kernel__reshape_alias, /* 55 */
    tni_kernel__to_copy, /* 56 */
    tni_kernel__trilinear, /* 57 */
    tni_kernel__unique, /* 58 */
    tni_kernel__unique2, /* 59 */
    tni_kernel__upsample_bicubic2d_aa, /* 60 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 61 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 62 */
    tni_kernel__upsample_bilinear2d_aa, /* 63 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 64 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 65 */
    tni_kernel__upsample_lanczos2d_aa, /* 66 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 67 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 68 */
    tni_kernel__upsample_nearest_exact1d, /* 69 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 70 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 71 */
    tni_kernel__upsample_nearest_exact2d, /* 72 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 73 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 74 */
    tni_kernel__upsample_nearest_exact3d, /* 75 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 76 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 77 */
    tni_kernel_abs, /* 78 */
    tni_kernel_abs_, /* 79 */
    tni_kernel_abs_out, /* 80 */
    tni_kernel_absolute, /* 81 */
    tni_kernel_absolute_, /* 82 */
    tni_kernel_adaptive_avg_pool1d, /* 83 */
    tni_kernel_adaptive_avg_pool2d, /* 84 */
    tni_kernel_adaptive_avg_pool3d, /* 85 */
    tni_kernel_adaptive_max_pool1d, /* 86 */
    tni_kernel_adaptive_max_pool2d, /* 87 */
    tni_kernel_adaptive_max_pool2d_backward, /* 88 */
    tni_kernel_adaptive_max_pool3d, /* 89 */
    tni_kernel_adaptive_max_pool3d_backward, /* 90 */
    tni_kernel_add_Scalar, /* 91 */
    tni_kernel_add__Scalar, /* 92 */
    tni_kernel_addbmm, /* 93 */
    tni_kernel_addbmm_, /* 94 */
    tni_kernel_addr, /* 95 */
    tni_kernel_adjoint, /* 96 */
    tni_kernel_alias, /* 97 */
    tni_kernel_allclose, /* 98 */
    tni_kernel_angle, /* 99 */
    tni_kernel_angle_out, /* 100 */
    tni_kernel_arange, /* 101 */
    tni_kernel_arange_start, /* 102 */
    tni_kernel_arange_start_step, /* 103 */
    tni_kernel_arccos, /* 104 */
    tni_kernel_arccos_, /* 105 */
    tni_kernel_arccosh, /* 106 */
    tni_kernel_arccosh_, /* 107 */
    tni_kernel_arcsin, /* 108 */
    tni_kernel_arcsin_, /* 109 */
    tni_kernel_arcsinh, /* 110 */
    tni_kernel_arcsinh_, /* 111 */
    tni_kernel_arctan, /* 112 */
    tni_kernel_arctan2, /* 113 */
    tni_kernel_arctan2_, /* 114 */
    tni_kernel_arctan_, /* 115 */
    tni_kernel_arctanh, /* 116 */
    tni_kernel_arctanh_, /* 117 */
    tni_kernel_argsort, /* 118 */
    tni_kernel_argsort_stable, /* 119 */
    tni_kernel_argsort_stable_out, /* 120 */
    tni_kernel_argwhere, /* 121 */
    tni_kernel_as_strided, /* 122 */
    tni_kernel_as_strided_scatter, /* 123 */
    tni_kernel_atleast_1d, /* 124 */
    tni_kernel_atleast_1d_Sequence, /* 125 */
    tni_kernel_atleast_2d, /* 126 */
    tni_kernel_atleast_2d_Sequence, /* 127 */
    tni_kernel_atleast_3d, /* 128 */
    tni_kernel_atleast_3d_Sequence, /* 129 */
    tni_kernel_avg_pool1d, /* 130 */
    tni_kernel_avg_pool2d, /* 131 */
    tni_kernel_avg_pool2d_backward, /* 132 */
    tni_kernel_avg_pool3d, /* 133 */
    tni_kernel_avg_pool3d_backward, /* 134 */
    tni_kernel_backend_select, /* 135 */
    tni_kernel_batch_norm, /* 136 */
    tni_kernel_batch_norm_backward, /* 137 */
    tni_kernel_batch_norm_update_stats, /* 138 */
    tni_kernel_bilinear, /* 139 */
    tni_kernel_binary_cross_entropy, /* 140 */
    tni_kernel_binary_cross_entropy_backward, /* 141 */
    tni_kernel_binary_cross_entropy_with_logits, /* 142 */
    tni_kernel_bincount, /* 143 */
    tni_kernel_bitwise_and_Scalar, /* 144 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 145 */
    tni_kernel_bitwise_and_Scalar_out, /* 146 */
    tni_kernel_bitwise_and__Scalar, /* 147 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 148 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 149 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 150 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 151 */
    tni_kernel_bitwise_or_Scalar, /* 152 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 153 */
    tni_kernel_bitwise_or_Scalar_out, /* 154 */
    tni_kernel_bitwise_or__Scalar, /* 155 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 156 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 157 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 158 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 159 */
    tni_kernel_bitwise_xor_Scalar, /* 160 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 161 */
    tni_kernel_bitwise_xor_Scalar_out, /* 162 */
    tni_kernel_bitwise_xor__Scalar, /* 163 */
    tni_kernel_block_diag, /* 164 */
    tni_kernel_broadcast_tensors, /* 165 */
    tni_kernel_broadcast_to, /* 166 */
    tni_kernel_bucketize_Scalar, /* 167 */
    tni_kernel_bucketize_Tensor, /* 168 */
    tni_kernel_can_cast, /* 169 */
    tni_kernel_cartesian_prod, /* 170 */
    tni_kernel_cat, /* 171 */
    tni_kernel_cat_out, /* 172 */
    tni_kernel_cdist, /* 173 */
    tni_kernel_celu, /* 174 */
    tni_kernel_chunk, /* 175 */
    tni_kernel_clip, /* 176 */
    tni_kernel_clip_, /* 177 */
    tni_kernel_clip_Tensor, /* 178 */
    tni_kernel_clip__Tensor, /* 179 */
    tni_kernel_clone, /* 180 */
    tni_kernel_column_stack, /* 181 */
    tni_kernel_combinations, /* 182 */
    tni_kernel_complex, /* 183 */
    tni_kernel_complex_out, /* 184 */
    tni_kernel_concat, /* 185 */
    tni_kernel_concatenate, /* 186 */
    tni_kernel_conj, /* 187 */
    tni_kernel_conj_physical, /* 188 */
    tni_kernel_constant_pad_nd, /* 189 */
    tni_kernel_contiguous, /* 190 */
    tni_kernel_conv1d, /* 191 */
    tni_kernel_conv1d_padding, /* 192 */
    tni_kernel_conv2d, /* 193 */
    tni_kernel_conv2d_padding, /* 194 */
    tni_kernel_conv3d, /* 195 */
    tni_kernel_conv3d_padding, /* 196 */
    tni_kernel_conv_transpose1d, /* 197 */
    tni_kernel_conv_transpose2d_input, /* 198 */
    tni_kernel_conv_transpose3d_input, /* 199 */
    tni_kernel_convolution, /* 200 */
    tni_kernel_convolution_backward, /* 201 */
    tni_kernel_copy_, /* 202 */
    tni_kernel_copysign_Scalar, /* 203 */
    tni_kernel_copysign_Scalar_out, /* 204 */
    tni_kernel_copysign__Scalar, /* 205 */
    tni_kernel_cosine_embedding_loss, /* 206 */
    tni_kernel_cosine_similarity, /* 207 */
    tni_kernel_count_nonzero, /* 208 */
    tni_kernel_count_nonzero_dim_IntList, /* 209 */
    tni_kernel_cummax, /* 210 */
    tni_kernel_cummin, /* 211 */
    tni_kernel_cumulative_trapezoid_dx, /* 212 */
    tni_kernel_cumulative_trapezoid_x, /* 213 */
    tni_kernel_deg2rad, /* 214 */
    tni_kernel_diag, /* 215 */
    tni_kernel_diag_embed, /* 216 */
    tni_kernel_diagflat, /* 217 */
    tni_kernel_diagonal, /* 218 */
    tni_kernel_diagonal_backward, /* 219 */
    tni_kernel_diagonal_scatter, /* 220 */
    tni_kernel_dist, /* 221 */
    tni_kernel_div_Scalar, /* 222 */
    tni_kernel_div_Scalar_mode, /* 223 */
    tni_kernel_div__Scalar, /* 224 */
    tni_kernel_div__Scalar_mode, /* 225 */
    tni_kernel_divide_Scalar, /* 226 */
    tni_kernel_divide_Scalar_mode, /* 227 */
    tni_kernel_divide_Tensor, /* 228 */
    tni_kernel_divide_Tensor_mode, /* 229 */
    tni_kernel_divide__Scalar, /* 230 */
    tni_kernel_divide__Tensor, /* 231 */
    tni_kernel_dot, /* 232 */
    tni_kernel_dsplit_array, /* 233 */
    tni_kernel_dsplit_int, /* 234 */
    tni_kernel_dstack, /* 235 */
    tni_kernel_einsum, /* 236 */
    tni_kernel_embedding, /* 237 */
    tni_kernel_embedding_backward, /* 238 */
    tni_kernel_embedding_dense_backward, /* 239 */
    tni_kernel_empty_like, /* 240 */
    tni_kernel_empty_memory_format, /* 241 */
    tni_kernel_empty_out, /* 242 */
    tni_kernel_empty_permuted, /* 243 */
    tni_kernel_empty_strided, /* 244 */
    tni_kernel_equal, /* 245 */
    tni_kernel_expand, /* 246 */
    tni_kernel_expand_as, /* 247 */
    tni_kernel_eye, /* 248 */
    tni_kernel_eye_m, /* 249 */
    tni_kernel_fft_fft, /* 250 */
    tni_kernel_fft_fft2, /* 251 */
    tni_kernel_fft_fftn, /* 252 */
    tni_kernel_fft_hfft, /* 253 */
    tni_kernel_fft_hfft2, /* 254 */
    tni_kernel_fft_hfftn, /* 255 */
    tni_kernel_fft_ifft, /* 256 */
    tni_kernel_fft_ifft2, /* 257 */
    tni_kernel_fft_ifftn, /* 258 */
    tni_kernel_fft_ihfft, /* 259 */
    tni_kernel_fft_ihfft2, /* 260 */
    tni_kernel_fft_ihfft2_out, /* 261 */
    tni_kernel_fft_ihfftn, /* 262 */
    tni_kernel_fft_ihfftn_out, /* 263 */
    tni_kernel_fft_irfft, /* 264 */
    tni_kernel_fft_irfft2, /* 265 */
    tni_kernel_fft_irfftn, /* 266 */
    tni_kernel_fft_rfft, /* 267 */
    tni_kernel_fft_rfft2, /* 268 */
    tni_kernel_fft_rfftn, /* 269 */
    tni_kernel_fill__Scalar, /* 270 */
    tni_kernel_fill__Tensor, /* 271 */
    tni_kernel_fix, /* 272 */
    tni_kernel_fix_, /* 273 */
    tni_kernel_flatten_using_ints, /* 274 */
    tni_kernel_flip, /* 275 */
    tni_kernel_fliplr, /* 276 */
    tni_kernel_flipud, /* 277 */
    tni_kernel_float_power_Scalar, /* 278 */
    tni_kernel_float_power_Scalar_out, /* 279 */
    tni_kernel_float_power_Tensor_Scalar, /* 280 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 281 */
    tni_kernel_float_power_Tensor_Tensor, /* 282 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 283 */
    tni_kernel_float_power__Scalar, /* 284 */
    tni_kernel_float_power__Tensor, /* 285 */
    tni_kernel_floor_divide, /* 286 */
    tni_kernel_floor_divide_Scalar, /* 287 */
    tni_kernel_floor_divide__Scalar, /* 288 */
    tni_kernel_floor_divide__Tensor, /* 289 */
    tni_kernel_floor_divide_out, /* 290 */
    tni_kernel_fmod_Scalar, /* 291 */
    tni_kernel_fmod_Scalar_out, /* 292 */
    tni_kernel_fmod__Scalar, /* 293 */
    tni_kernel_fractional_max_pool2d, /* 294 */
    tni_kernel_fractional_max_pool2d_backward, /* 295 */
    tni_kernel_fractional_max_pool3d, /* 296 */
    tni_kernel_fractional_max_pool3d_backward, /* 297 */
    tni_kernel_frexp_Tensor, /* 298 */
    tni_kernel_frexp_Tensor_out, /* 299 */
    tni_kernel_from_file, /* 300 */
    tni_kernel_full, /* 301 */
    tni_kernel_full_like, /* 302 */
    tni_kernel_gather_backward, /* 303 */
    tni_kernel_ger, /* 304 */
    tni_kernel_gradient_array, /* 305 */
    tni_kernel_gradient_scalararray, /* 306 */
    tni_kernel_gradient_scalarint, /* 307 */
    tni_kernel_gradient_scalarrayarray, /* 308 */
    tni_kernel_gradient_scalarrayint, /* 309 */
    tni_kernel_gradient_tensorarray, /* 310 */
    tni_kernel_gradient_tensorarrayint, /* 311 */
    tni_kernel_greater_Scalar, /* 312 */
    tni_kernel_greater_Tensor, /* 313 */
    tni_kernel_greater__Scalar, /* 314 */
    tni_kernel_greater__Tensor, /* 315 */
    tni_kernel_greater_equal_Scalar, /* 316 */
    tni_kernel_greater_equal_Tensor, /* 317 */
    tni_kernel_greater_equal__Scalar, /* 318 */
    tni_kernel_greater_equal__Tensor, /* 319 */
    tni_kernel_group_norm, /* 320 */
    tni_kernel_hardswish, /* 321 */
    tni_kernel_hardswish_, /* 322 */
    tni_kernel_hardswish_backward, /* 323 */
    tni_kernel_hardswish_out, /* 324 */
    tni_kernel_hardtanh, /* 325 */
    tni_kernel_hardtanh_, /* 326 */
    tni_kernel_hardtanh_backward, /* 327 */
    tni_kernel_hardtanh_backward_grad_input, /* 328 */
    tni_kernel_hardtanh_out, /* 329 */
    tni_kernel_hinge_embedding_loss, /* 330 */
    tni_kernel_histc, /* 331 */
    tni_kernel_histogram_bin_ct, /* 332 */
    tni_kernel_histogram_bins_tensor, /* 333 */
    tni_kernel_hsplit_array, /* 334 */
    tni_kernel_hsplit_int, /* 335 */
    tni_kernel_hstack, /* 336 */
    tni_kernel_huber_loss, /* 337 */
    tni_kernel_huber_loss_backward, /* 338 */
    tni_kernel_imag, /* 339 */
    tni_kernel_index_Tensor, /* 340 */
    tni_kernel_index_fill__int_Scalar, /* 341 */
    tni_kernel_index_fill__int_Tensor, /* 342 */
    tni_kernel_index_select, /* 343 */
    tni_kernel_index_select_backward, /* 344 */
    tni_kernel_inner, /* 345 */
    tni_kernel_instance_norm, /* 346 */
    tni_kernel_is_complex, /* 347 */
    tni_kernel_is_conj, /* 348 */
    tni_kernel_is_distributed, /* 349 */
    tni_kernel_is_floating_point, /* 350 */
    tni_kernel_is_inference, /* 351 */
    tni_kernel_is_neg, /* 352 */
    tni_kernel_is_nonzero, /* 353 */
    tni_kernel_is_pinned, /* 354 */
    tni_kernel_is_same_size, /* 355 */
    tni_kernel_is_signed, /* 356 */
    tni_kernel_isclose, /* 357 */
    tni_kernel_isfinite, /* 358 */
    tni_kernel_isinf, /* 359 */
    tni_kernel_isnan, /* 360 */
    tni_kernel_isreal, /* 361 */
    tni_kernel_item, /* 362 */
    tni_kernel_kl_div, /* 363 */
    tni_kernel_kron, /* 364 */
    tni_kernel_kthvalue, /* 365 */
    tni_kernel_l1_loss, /* 366 */
    tni_kernel_layer_norm, /* 367 */
    tni_kernel_ldexp_Tensor, /* 368 */
    tni_kernel_less_Scalar, /* 369 */
    tni_kernel_less_Tensor, /* 370 */
    tni_kernel_less__Scalar, /* 371 */
    tni_kernel_less__Tensor, /* 372 */
    tni_kernel_less_equal_Scalar, /* 373 */
    tni_kernel_less_equal_Tensor, /* 374 */
    tni_kernel_less_equal__Scalar, /* 375 */
    tni_kernel_less_equal__Tensor, /* 376 */
    tni_kernel_lift, /* 377 */
    tni_kernel_lift_fresh, /* 378 */
    tni_kernel_linalg_diagonal, /* 379 */
    tni_kernel_linalg_matmul, /* 380 */
    tni_kernel_linalg_multi_dot, /* 381 */
    tni_kernel_linalg_vander, /* 382 */
    tni_kernel_linalg_vecdot, /* 383 */
    tni_kernel_linear, /* 384 */
    tni_kernel_linspace, /* 385 */
    tni_kernel_linspace_Scalar_Tensor, /* 386 */
    tni_kernel_linspace_Tensor_Scalar, /* 387 */
    tni_kernel_linspace_Tensor_Tensor, /* 388 */
    tni_kernel_log_sigmoid, /* 389 */
    tni_kernel_log_sigmoid_backward, /* 390 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 391 */
    tni_kernel_log_sigmoid_forward, /* 392 */
    tni_kernel_log_sigmoid_forward_output, /* 393 */
    tni_kernel_log_sigmoid_out, /* 394 */
    tni_kernel_log_softmax_int, /* 395 */
    tni_kernel_logcumsumexp, /* 396 */
    tni_kernel_logical_and, /* 397 */
    tni_kernel_logical_and_, /* 398 */
    tni_kernel_logical_and_out, /* 399 */
    tni_kernel_logical_not, /* 400 */
    tni_kernel_logical_not_, /* 401 */
    tni_kernel_logical_not_out, /* 402 */
    tni_kernel_logical_or, /* 403 */
    tni_kernel_logical_or_, /* 404 */
    tni_kernel_logical_or_out, /* 405 */
    tni_kernel_logical_xor, /* 406 */
    tni_kernel_logical_xor_, /* 407 */
    tni_kernel_logical_xor_out, /* 408 */
    tni_kernel_logit, /* 409 */
    tni_kernel_logit_, /* 410 */
    tni_kernel_logit_out, /* 411 */
    tni_kernel_logspace, /* 412 */
    tni_kernel_logspace_Scalar_Tensor, /* 413 */
    tni_kernel_logspace_Tensor_Scalar, /* 414 */
    tni_kernel_logspace_Tensor_Tensor, /* 415 */
    tni_kernel_logsumexp, /* 416 */
    tni_kernel_mH, /* 417 */
    tni_kernel_mT, /* 418 */
    tni_kernel_margin_ranking_loss, /* 419 */
    tni_kernel_masked_select, /* 420 */
    tni_kernel_matmul, /* 421 */
    tni_kernel_matmul_out, /* 422 */
    tni_kernel_matrix_H, /* 423 */
    tni_kernel_max, /* 424 */
    tni_kernel_max_other, /* 425 */
    tni_kernel_max_pool1d, /* 426 */
    tni_kernel_max_pool1d_with_indices, /* 427 */
    tni_kernel_max_pool2d, /* 428 */
    tni_kernel_max_pool2d_with_indices, /* 429 */
    tni_kernel_max_pool2d_with_indices_backward, /* 430 */
    tni_kernel_max_pool3d, /* 431 */
    tni_kernel_max_pool3d_with_indices, /* 432 */
    tni_kernel_max_pool3d_with_indices_backward, /* 433 */
    tni_kernel_max_unpool2d, /* 434 */
    tni_kernel_max_unpool3d, /* 435 */
    tni_kernel_mean, /* 436 */
    tni_kernel_median, /* 437 */
    tni_kernel_median_dim, /* 438 */
    tni_kernel_meshgrid, /* 439 */
    tni_kernel_meshgrid_indexing, /* 440 */
    tni_kernel_min, /* 441 */
    tni_kernel_min_other, /* 442 */
    tni_kernel_mish_backward, /* 443 */
    tni_kernel_mish_backward_composite, /* 444 */
    tni_kernel_mode, /* 445 */
    tni_kernel_moveaxis_int, /* 446 */
    tni_kernel_moveaxis_intlist, /* 447 */
    tni_kernel_movedim_int, /* 448 */
    tni_kernel_movedim_intlist, /* 449 */
    tni_kernel_mse_loss, /* 450 */
    tni_kernel_mse_loss_backward, /* 451 */
    tni_kernel_msort, /* 452 */
    tni_kernel_msort_out, /* 453 */
    tni_kernel_mul_Scalar, /* 454 */
    tni_kernel_mul__Scalar, /* 455 */
    tni_kernel_multiply_Scalar, /* 456 */
    tni_kernel_multiply_Tensor, /* 457 */
    tni_kernel_multiply__Scalar, /* 458 */
    tni_kernel_multiply__Tensor, /* 459 */
    tni_kernel_mv, /* 460 */
    tni_kernel_mvlgamma, /* 461 */
    tni_kernel_mvlgamma_, /* 462 */
    tni_kernel_mvlgamma_out, /* 463 */
    tni_kernel_nan_to_num, /* 464 */
    tni_kernel_nan_to_num_, /* 465 */
    tni_kernel_nan_to_num_out, /* 466 */
    tni_kernel_nanmedian, /* 467 */
    tni_kernel_nanmedian_dim, /* 468 */
    tni_kernel_nansum, /* 469 */
    tni_kernel_narrow, /* 470 */
    tni_kernel_narrow_Tensor, /* 471 */
    tni_kernel_native_batch_norm, /* 472 */
    tni_kernel_native_batch_norm_backward, /* 473 */
    tni_kernel_native_group_norm, /* 474 */
    tni_kernel_native_group_norm_backward, /* 475 */
    tni_kernel_native_layer_norm, /* 476 */
    tni_kernel_native_layer_norm_backward, /* 477 */
    tni_kernel_negative, /* 478 */
    tni_kernel_negative_, /* 479 */
    tni_kernel_new_empty, /* 480 */
    tni_kernel_new_empty_strided, /* 481 */
    tni_kernel_new_full, /* 482 */
    tni_kernel_new_ones, /* 483 */
    tni_kernel_new_zeros, /* 484 */
    tni_kernel_nonzero, /* 485 */
    tni_kernel_nonzero_numpy, /* 486 */
    tni_kernel_norm_Scalar, /* 487 */
    tni_kernel_norm_ScalarOpt_dtype, /* 488 */
    tni_kernel_not_equal_Scalar, /* 489 */
    tni_kernel_not_equal_Tensor, /* 490 */
    tni_kernel_not_equal__Scalar, /* 491 */
    tni_kernel_not_equal__Tensor, /* 492 */
    tni_kernel_numel, /* 493 */
    tni_kernel_numpy_T, /* 494 */
    tni_kernel_one_hot, /* 495 */
    tni_kernel_ones, /* 496 */
    tni_kernel_ones_like, /* 497 */
    tni_kernel_outer, /* 498 */
    tni_kernel_pad, /* 499 */
    tni_kernel_pairwise_distance, /* 500 */
    tni_kernel_pdist, /* 501 */
    tni_kernel_permute, /* 502 */
    tni_kernel_poisson_nll_loss, /* 503 */
    tni_kernel_polar, /* 504 */
    tni_kernel_polar_out, /* 505 */
    tni_kernel_polygamma_, /* 506 */
    tni_kernel_positive, /* 507 */
    tni_kernel_prelu, /* 508 */
    tni_kernel_prod, /* 509 */
    tni_kernel_promote_types, /* 510 */
    tni_kernel_put_, /* 511 */
    tni_kernel_rad2deg, /* 512 */
    tni_kernel_range, /* 513 */
    tni_kernel_range_step, /* 514 */
    tni_kernel_ravel, /* 515 */
    tni_kernel_real, /* 516 */
    tni_kernel_reflection_pad1d, /* 517 */
    tni_kernel_reflection_pad1d_backward, /* 518 */
    tni_kernel_reflection_pad2d, /* 519 */
    tni_kernel_reflection_pad2d_backward, /* 520 */
    tni_kernel_reflection_pad3d, /* 521 */
    tni_kernel_reflection_pad3d_backward, /* 522 */
    tni_kernel_relu, /* 523 */
    tni_kernel_relu6, /* 524 */
    tni_kernel_relu6_, /* 525 */
    tni_kernel_relu_, /* 526 */
    tni_kernel_remainder_Scalar, /* 527 */
    tni_kernel_remainder_Scalar_Tensor, /* 528 */
    tni_kernel_remainder_Scalar_out, /* 529 */
    tni_kernel_remainder__Scalar, /* 530 */
    tni_kernel_repeat, /* 531 */
    tni_kernel_repeat_interleave_Tensor, /* 532 */
    tni_kernel_repeat_interleave_self_Tensor, /* 533 */
    tni_kernel_repeat_interleave_self_int, /* 534 */
    tni_kernel_replication_pad1d, /* 535 */
    tni_kernel_replication_pad1d_backward, /* 536 */
    tni_kernel_replication_pad2d, /* 537 */
    tni_kernel_replication_pad2d_backward, /* 538 */
    tni_kernel_replication_pad3d, /* 539 */
    tni_kernel_replication_pad3d_backward, /* 540 */
    tni_kernel_reshape, /* 541 */
    tni_kernel_reshape_as, /* 542 */
    tni_kernel_resize_, /* 543 */
    tni_kernel_resize_as_, /* 544 */
    tni_kernel_resolve_conj, /* 545 */
    tni_kernel_resolve_neg, /* 546 */
    tni_kernel_result_type_Scalar, /* 547 */
    tni_kernel_result_type_Scalar_Scalar, /* 548 */
    tni_kernel_result_type_Scalar_Tensor, /* 549 */
    tni_kernel_result_type_Tensor, /* 550 */
    tni_kernel_rms_norm, /* 551 */
    tni_kernel_roll, /* 552 */
    tni_kernel_rot90, /* 553 */
    tni_kernel_row_stack, /* 554 */
    tni_kernel_rrelu_with_noise_backward, /* 555 */
    tni_kernel_rsub_Scalar, /* 556 */
    tni_kernel_rsub_Tensor, /* 557 */
    tni_kernel_scalar_tensor, /* 558 */
    tni_kernel_searchsorted_Scalar, /* 559 */
    tni_kernel_searchsorted_Tensor, /* 560 */
    tni_kernel_select_backward, /* 561 */
    tni_kernel_select_int, /* 562 */
    tni_kernel_select_scatter, /* 563 */
    tni_kernel_selu, /* 564 */
    tni_kernel_selu_, /* 565 */
    tni_kernel_size_int, /* 566 */
    tni_kernel_slice_Tensor, /* 567 */
    tni_kernel_slice_backward, /* 568 */
    tni_kernel_slice_scatter, /* 569 */
    tni_kernel_smooth_l1_loss, /* 570 */
    tni_kernel_smooth_l1_loss_backward, /* 571 */
    tni_kernel_soft_margin_loss, /* 572 */
    tni_kernel_soft_margin_loss_backward, /* 573 */
    tni_kernel_softmax_int, /* 574 */
    tni_kernel_sort, /* 575 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 576 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 577 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 578 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 579 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 580 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 581 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 582 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 583 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 584 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 585 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 586 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 587 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 588 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 589 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 590 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 591 */
    tni_kernel_special_digamma, /* 592 */
    tni_kernel_special_digamma_out, /* 593 */
    tni_kernel_special_erf, /* 594 */
    tni_kernel_special_erf_out, /* 595 */
    tni_kernel_special_erfc, /* 596 */
    tni_kernel_special_erfc_out, /* 597 */
    tni_kernel_special_erfinv, /* 598 */
    tni_kernel_special_erfinv_out, /* 599 */
    tni_kernel_special_exp2, /* 600 */
    tni_kernel_special_exp2_out, /* 601 */
    tni_kernel_special_expit, /* 602 */
    tni_kernel_special_expit_out, /* 603 */
    tni_kernel_special_expm1, /* 604 */
    tni_kernel_special_expm1_out, /* 605 */
    tni_kernel_special_gammainc, /* 606 */
    tni_kernel_special_gammainc_out, /* 607 */
    tni_kernel_special_gammaincc, /* 608 */
    tni_kernel_special_gammaincc_out, /* 609 */
    tni_kernel_special_gammaln, /* 610 */
    tni_kernel_special_gammaln_out, /* 611 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 612 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 613 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 614 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 615 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 616 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 617 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 618 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 619 */
    tni_kernel_special_i0, /* 620 */
    tni_kernel_special_i0_out, /* 621 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 622 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 623 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 624 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 625 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 626 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 627 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 628 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 629 */
    tni_kernel_special_log1p, /* 630 */
    tni_kernel_special_log1p_out, /* 631 */
    tni_kernel_special_log_softmax, /* 632 */
    tni_kernel_special_logit, /* 633 */
    tni_kernel_special_logit_out, /* 634 */
    tni_kernel_special_logsumexp, /* 635 */
    tni_kernel_special_logsumexp_out, /* 636 */
    tni_kernel_special_multigammaln, /* 637 */
    tni_kernel_special_multigammaln_out, /* 638 */
    tni_kernel_special_ndtr, /* 639 */
    tni_kernel_special_ndtr_out, /* 640 */
    tni_kernel_special_polygamma, /* 641 */
    tni_kernel_special_polygamma_out, /* 642 */
    tni_kernel_special_psi, /* 643 */
    tni_kernel_special_psi_out, /* 644 */
    tni_kernel_special_round, /* 645 */
    tni_kernel_special_round_out, /* 646 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 647 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 648 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 649 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 650 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 651 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 652 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 653 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 654 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 655 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 656 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 657 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 658 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 659 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 660 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 661 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 662 */
    tni_kernel_special_sinc, /* 663 */
    tni_kernel_special_sinc_out, /* 664 */
    tni_kernel_special_softmax, /* 665 */
    tni_kernel_special_xlog1py_other_scalar, /* 666 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 667 */
    tni_kernel_special_xlog1py_self_scalar, /* 668 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 669 */
    tni_kernel_special_xlogy, /* 670 */
    tni_kernel_special_xlogy_other_scalar, /* 671 */
    tni_kernel_special_xlogy_other_scalar_out, /* 672 */
    tni_kernel_special_xlogy_out, /* 673 */
    tni_kernel_special_xlogy_self_scalar, /* 674 */
    tni_kernel_special_xlogy_self_scalar_out, /* 675 */
    tni_kernel_special_zeta_other_scalar, /* 676 */
    tni_kernel_special_zeta_other_scalar_out, /* 677 */
    tni_kernel_special_zeta_self_scalar, /* 678 */
    tni_kernel_special_zeta_self_scalar_out, /* 679 */
    tni_kernel_split_Tensor, /* 680 */
    tni_kernel_split_sizes, /* 681 */
    tni_kernel_split_with_sizes, /* 682 */
    tni_kernel_square, /* 683 */
    tni_kernel_square_, /* 684 */
    tni_kernel_square_out, /* 685 */
    tni_kernel_squeeze, /* 686 */
    tni_kernel_squeeze_dim, /* 687 */
    tni_kernel_squeeze_dims, /* 688 */
    tni_kernel_stack, /* 689 */
    tni_kernel_std, /* 690 */
    tni_kernel_std_correction, /* 691 */
    tni_kernel_std_dim, /* 692 */
    tni_kernel_std_mean, /* 693 */
    tni_kernel_std_mean_correction, /* 694 */
    tni_kernel_std_mean_dim, /* 695 */
    tni_kernel_stride_int, /* 696 */
    tni_kernel_sub_Scalar, /* 697 */
    tni_kernel_sub__Scalar, /* 698 */
    tni_kernel_subtract_Scalar, /* 699 */
    tni_kernel_subtract_Tensor, /* 700 */
    tni_kernel_subtract__Scalar, /* 701 */
    tni_kernel_sum, /* 702 */
    tni_kernel_sum_to_size, /* 703 */
    tni_kernel_swapaxes, /* 704 */
    tni_kernel_swapdims, /* 705 */
    tni_kernel_sym_numel, /* 706 */
    tni_kernel_sym_size_int, /* 707 */
    tni_kernel_sym_storage_offset, /* 708 */
    tni_kernel_sym_stride_int, /* 709 */
    tni_kernel_t, /* 710 */
    tni_kernel_take, /* 711 */
    tni_kernel_take_along_dim, /* 712 */
    tni_kernel_take_out, /* 713 */
    tni_kernel_tensor_split_indices, /* 714 */
    tni_kernel_tensor_split_sections, /* 715 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 716 */
    tni_kernel_tensordot, /* 717 */
    tni_kernel_tile, /* 718 */
    tni_kernel_to_device, /* 719 */
    tni_kernel_to_dtype, /* 720 */
    tni_kernel_to_dtype_layout, /* 721 */
    tni_kernel_to_other, /* 722 */
    tni_kernel_trace, /* 723 */
    tni_kernel_transpose_int, /* 724 */
    tni_kernel_trapezoid_dx, /* 725 */
    tni_kernel_trapezoid_x, /* 726 */
    tni_kernel_trapz_dx, /* 727 */
    tni_kernel_trapz_x, /* 728 */
    tni_kernel_tril_indices, /* 729 */
    tni_kernel_triplet_margin_loss, /* 730 */
    tni_kernel_triu_indices, /* 731 */
    tni_kernel_true_divide_Scalar, /* 732 */
    tni_kernel_true_divide_Tensor, /* 733 */
    tni_kernel_true_divide__Scalar, /* 734 */
    tni_kernel_true_divide__Tensor, /* 735 */
    tni_kernel_type_as, /* 736 */
    tni_kernel_unbind_int, /* 737 */
    tni_kernel_unflatten_int, /* 738 */
    tni_kernel_unfold, /* 739 */
    tni_kernel_unfold_backward, /* 740 */
    tni_kernel_unique_consecutive, /* 741 */
    tni_kernel_unique_dim, /* 742 */
    tni_kernel_unique_dim_consecutive, /* 743 */
    tni_kernel_unsafe_chunk, /* 744 */
    tni_kernel_unsafe_split_Tensor, /* 745 */
    tni_kernel_unsafe_split_with_sizes, /* 746 */
    tni_kernel_unsqueeze, /* 747 */
    tni_kernel_upsample_bicubic2d, /* 748 */
    tni_kernel_upsample_bicubic2d_backward, /* 749 */
    tni_kernel_upsample_bicubic2d_vec, /* 750 */
    tni_kernel_upsample_bilinear2d, /* 751 */
    tni_kernel_upsample_bilinear2d_backward, /* 752 */
    tni_kernel_upsample_bilinear2d_vec, /* 753 */
    tni_kernel_upsample_linear1d, /* 754 */
    tni_kernel_upsample_linear1d_backward, /* 755 */
    tni_kernel_upsample_linear1d_vec, /* 756 */
    tni_kernel_upsample_nearest1d, /* 757 */
    tni_kernel_upsample_nearest1d_backward, /* 758 */
    tni_kernel_upsample_nearest1d_vec, /* 759 */
    tni_kernel_upsample_nearest2d, /* 760 */
    tni_kernel_upsample_nearest2d_backward, /* 761 */
    tni_kernel_upsample_nearest2d_vec, /* 762 */
    tni_kernel_upsample_nearest3d, /* 763 */
    tni_kernel_upsample_nearest3d_backward, /* 764 */
    tni_kernel_upsample_nearest3d_vec, /* 765 */
    tni_kernel_upsample_trilinear3d, /* 766 */
    tni_kernel_upsample_trilinear3d_backward, /* 767 */
    tni_kernel_upsample_trilinear3d_vec, /* 768 */
    tni_kernel_value_selecting_reduction_backward, /* 769 */
    tni_kernel_var, /* 770 */
    tni_kernel_var_correction, /* 771 */
    tni_kernel_var_dim, /* 772 */
    tni_kernel_var_mean, /* 773 */
    tni_kernel_var_mean_correction, /* 774 */
    tni_kernel_var_mean_dim, /* 775 */
    tni_kernel_vdot, /* 776 */
    tni_kernel_view, /* 777 */
    tni_kernel_view_as, /* 778 */
    tni_kernel_view_as_complex, /* 779 */
    tni_kernel_view_as_real, /* 780 */
    tni_kernel_view_dtype, /* 781 */
    tni_kernel_vsplit_array, /* 782 */
    tni_kernel_vsplit_int, /* 783 */
    tni_kernel_vstack, /* 784 */
    tni_kernel_where_Scalar, /* 785 */
    tni_kernel_where_ScalarOther, /* 786 */
    tni_kernel_where_ScalarSelf, /* 787 */
    tni_kernel_where_self, /* 788 */
    tni_kernel_where_self_out, /* 789 */
    tni_kernel_xlogy_OutScalar_Other, /* 790 */
    tni_kernel_xlogy_OutScalar_Self, /* 791 */
    tni_kernel_xlogy_Scalar_Other, /* 792 */
    tni_kernel_xlogy_Scalar_Self, /* 793 */
    tni_kernel_xlogy__Scalar_Other, /* 794 */
    tni_kernel_zero_, /* 795 */
    tni_kernel_zeros, /* 796 */
    tni_kernel_zeros_like, /* 797 */
};

extern const struct tni_structured tni_structured__log_softmax_backward_data_out;
extern const struct tni_structured tni_structured__log_softmax_out;
extern const struct tni_structured tni_structured__softmax_backward_data_out;
extern const struct tni_structured tni_structured__softmax_out;
extern const struct tni_structured tni_structured_acos_out;
extern const struct tni_structured tni_structured_acosh_out;
extern const struct tni_structured tni_structured_add_out;
extern const struct tni_structured tni_structured_addcdiv_out;
extern const struct tni_structured tni_structured_addcmul_out;
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
extern const struct tni_structured tni_structured_asin_out;
extern const struct tni_structured tni_structured_asinh_out;
extern const struct tni_structured tni_structured_atan2_out;
extern const struct tni_structured tni_structured_atan_out;
extern const struct tni_structured tni_structured_atanh_out;
extern const struct tni_structured tni_structured_baddbmm_out;
extern const struct tni_structured tni_structured_bitwise_and_Tensor_out;
extern const struct tni_structured tni_structured_bitwise_left_shift_Tensor_out;
extern const struct tni_structured tni_structured_bitwise_not_out;
extern const struct tni_structured tni_structured_bitwise_or_Tensor_out;
extern const struct tni_structured tni_structured_bitwise_right_shift_Tensor_out;
extern const struct tni_structured tni_structured_bitwise_xor_Tensor_out;
extern const struct tni_structured tni_structured_bmm_out;
extern const struct tni_structured tni_structured_ceil_out;
extern const struct tni_structured tni_structured_clamp_Tensor_out;
extern const struct tni_structured tni_structured_clamp_max_Tensor_out;
extern const struct tni_structured tni_structured_clamp_max_out;
extern const struct tni_structured tni_structured_clamp_min_Tensor_out;
extern const struct tni_structured tni_structured_clamp_min_out;
extern const struct tni_structured tni_structured_clamp_out;
extern const struct tni_structured tni_structured_copysign_out;
extern const struct tni_structured tni_structured_cos_out;
extern const struct tni_structured tni_structured_cosh_out;
extern const struct tni_structured tni_structured_cumprod_out;
extern const struct tni_structured tni_structured_cumsum_out;
extern const struct tni_structured tni_structured_digamma_out;
extern const struct tni_structured tni_structured_div_out;
extern const struct tni_structured tni_structured_div_out_mode;
extern const struct tni_structured tni_structured_elu_backward_grad_input;
extern const struct tni_structured tni_structured_elu_out;
extern const struct tni_structured tni_structured_eq_Scalar_out;
extern const struct tni_structured tni_structured_eq_Tensor_out;
extern const struct tni_structured tni_structured_erf_out;
extern const struct tni_structured tni_structured_erfc_out;
extern const struct tni_structured tni_structured_erfinv_out;
extern const struct tni_structured tni_structured_exp2_out;
extern const struct tni_structured tni_structured_exp_out;
extern const struct tni_structured tni_structured_expm1_out;
extern const struct tni_structured tni_structured_floor_out;
extern const struct tni_structured tni_structured_fmax_out;
extern const struct tni_structured tni_structured_fmin_out;
extern const struct tni_structured tni_structured_fmod_Tensor_out;
extern const struct tni_structured tni_structured_frac_out;
extern const struct tni_structured tni_structured_gather_out;
extern const struct tni_structured tni_structured_gcd_out;
extern const struct tni_structured tni_structured_ge_Scalar_out;
extern const struct tni_structured tni_structured_ge_Tensor_out;
extern const struct tni_structured tni_structured_gelu_backward_grad_input;
extern const struct tni_structured tni_structured_gelu_out;
extern const struct tni_structured tni_structured_gt_Scalar_out;
extern const struct tni_structured tni_structured_gt_Tensor_out;
extern const struct tni_structured tni_structured_hardshrink_backward_grad_input;
extern const struct tni_structured tni_structured_hardshrink_out;
extern const struct tni_structured tni_structured_hardsigmoid_backward_grad_input;
extern const struct tni_structured tni_structured_hardsigmoid_out;
extern const struct tni_structured tni_structured_heaviside_out;
extern const struct tni_structured tni_structured_hypot_out;
extern const struct tni_structured tni_structured_i0_out;
extern const struct tni_structured tni_structured_igamma_out;
extern const struct tni_structured tni_structured_igammac_out;
extern const struct tni_structured tni_structured_index_add_out;
extern const struct tni_structured tni_structured_index_copy_out;
extern const struct tni_structured tni_structured_index_reduce_out;
extern const struct tni_structured tni_structured_isneginf_out;
extern const struct tni_structured tni_structured_isposinf_out;
extern const struct tni_structured tni_structured_lcm_out;
extern const struct tni_structured tni_structured_le_Scalar_out;
extern const struct tni_structured tni_structured_le_Tensor_out;
extern const struct tni_structured tni_structured_leaky_relu_backward_grad_input;
extern const struct tni_structured tni_structured_leaky_relu_out;
extern const struct tni_structured tni_structured_lerp_Scalar_out;
extern const struct tni_structured tni_structured_lerp_Tensor_out;
extern const struct tni_structured tni_structured_lgamma_out;
extern const struct tni_structured tni_structured_linalg_vector_norm_out;
extern const struct tni_structured tni_structured_log10_out;
extern const struct tni_structured tni_structured_log1p_out;
extern const struct tni_structured tni_structured_log2_out;
extern const struct tni_structured tni_structured_log_out;
extern const struct tni_structured tni_structured_logaddexp2_out;
extern const struct tni_structured tni_structured_logaddexp_out;
extern const struct tni_structured tni_structured_logit_backward_grad_input;
extern const struct tni_structured tni_structured_lt_Scalar_out;
extern const struct tni_structured tni_structured_lt_Tensor_out;
extern const struct tni_structured tni_structured_max_dim_max;
extern const struct tni_structured tni_structured_maximum_out;
extern const struct tni_structured tni_structured_mean_out;
extern const struct tni_structured tni_structured_min_dim_min;
extern const struct tni_structured tni_structured_minimum_out;
extern const struct tni_structured tni_structured_mish_out;
extern const struct tni_structured tni_structured_mm_out;
extern const struct tni_structured tni_structured_mul_out;
extern const struct tni_structured tni_structured_ne_Scalar_out;
extern const struct tni_structured tni_structured_ne_Tensor_out;
extern const struct tni_structured tni_structured_neg_out;
extern const struct tni_structured tni_structured_nextafter_out;
extern const struct tni_structured tni_structured_norm_dtype_out;
extern const struct tni_structured tni_structured_norm_out;
extern const struct tni_structured tni_structured_polygamma_out;
extern const struct tni_structured tni_structured_pow_Scalar_out;
extern const struct tni_structured tni_structured_pow_Tensor_Scalar_out;
extern const struct tni_structured tni_structured_pow_Tensor_Tensor_out;
extern const struct tni_structured tni_structured_prod_int_out;
extern const struct tni_structured tni_structured_reciprocal_out;
extern const struct tni_structured tni_structured_remainder_Tensor_out;
extern const struct tni_structured tni_structured_round_decimals_out;
extern const struct tni_structured tni_structured_round_out;
extern const struct tni_structured tni_structured_rsqrt_out;
extern const struct tni_structured tni_structured_scatter_add_out;
extern const struct tni_structured tni_structured_scatter_reduce_out;
extern const struct tni_structured tni_structured_scatter_reduce_two_out;
extern const struct tni_structured tni_structured_scatter_src_out;
extern const struct tni_structured tni_structured_scatter_value_out;
extern const struct tni_structured tni_structured_scatter_value_reduce_out;
extern const struct tni_structured tni_structured_sgn_out;
extern const struct tni_structured tni_structured_sigmoid_backward_grad_input;
extern const struct tni_structured tni_structured_sigmoid_out;
extern const struct tni_structured tni_structured_sign_out;
extern const struct tni_structured tni_structured_signbit_out;
extern const struct tni_structured tni_structured_silu_backward_grad_input;
extern const struct tni_structured tni_structured_silu_out;
extern const struct tni_structured tni_structured_sin_out;
extern const struct tni_structured tni_structured_sinc_out;
extern const struct tni_structured tni_structured_sinh_out;
extern const struct tni_structured tni_structured_softplus_backward_grad_input;
extern const struct tni_structured tni_structured_softplus_out;
extern const struct tni_structured tni_structured_softshrink_backward_grad_input;
extern const struct tni_structured tni_structured_softshrink_out;
extern const struct tni_structured tni_structured_sort_values_stable;
extern const struct tni_structured tni_structured_special_airy_ai_out;
extern const struct tni_structured tni_structured_special_bessel_j0_out;
extern const struct tni_structured tni_structured_special_bessel_j1_out;
extern const struct tni_structured tni_structured_special_bessel_y0_out;
extern const struct tni_structured tni_structured_special_bessel_y1_out;
extern const struct tni_structured tni_structured_special_chebyshev_polynomial_t_out;
extern const struct tni_structured tni_structured_special_chebyshev_polynomial_u_out;
extern const struct tni_structured tni_structured_special_chebyshev_polynomial_v_out;
extern const struct tni_structured tni_structured_special_chebyshev_polynomial_w_out;
extern const struct tni_structured tni_structured_special_entr_out;
extern const struct tni_structured tni_structured_special_erfcx_out;
extern const struct tni_structured tni_structured_special_hermite_polynomial_h_out;
extern const struct tni_structured tni_structured_special_hermite_polynomial_he_out;
extern const struct tni_structured tni_structured_special_i0e_out;
extern const struct tni_structured tni_structured_special_i1_out;
extern const struct tni_structured tni_structured_special_i1e_out;
extern const struct tni_structured tni_structured_special_laguerre_polynomial_l_out;
extern const struct tni_structured tni_structured_special_legendre_polynomial_p_out;
extern const struct tni_structured tni_structured_special_log_ndtr_out;
extern const struct tni_structured tni_structured_special_modified_bessel_i0_out;
extern const struct tni_structured tni_structured_special_modified_bessel_i1_out;
extern const struct tni_structured tni_structured_special_modified_bessel_k0_out;
extern const struct tni_structured tni_structured_special_modified_bessel_k1_out;
extern const struct tni_structured tni_structured_special_ndtri_out;
extern const struct tni_structured tni_structured_special_scaled_modified_bessel_k0_out;
extern const struct tni_structured tni_structured_special_scaled_modified_bessel_k1_out;
extern const struct tni_structured tni_structured_special_shifted_chebyshev_polynomial_t_out;
extern const struct tni_structured tni_structured_special_shifted_chebyshev_polynomial_u_out;
extern const struct tni_structured tni_structured_special_shifted_chebyshev_polynomial_v_out;
extern const struct tni_structured tni_structured_special_shifted_chebyshev_polynomial_w_out;
extern const struct tni_structured tni_structured_special_spherical_bessel_j0_out;
extern const struct tni_structured tni_structured_special_xlog1py_out;
extern const struct tni_structured tni_structured_special_zeta_out;
extern const struct tni_structured tni_structured_sqrt_out;
extern const struct tni_structured tni_structured_sub_out;
extern const struct tni_structured tni_structured_sum_IntList_out;
extern const struct tni_structured tni_structured_tan_out;
extern const struct tni_structured tni_structured_tanh_backward_grad_input;
extern const struct tni_structured tni_structured_tanh_out;
extern const struct tni_structured tni_structured_threshold_backward_grad_input;
extern const struct tni_structured tni_structured_threshold_out;
extern const struct tni_structured tni_structured_topk_values;
extern const struct tni_structured tni_structured_tril_out;
extern const struct tni_structured tni_structured_triu_out;
extern const struct tni_structured tni_structured_trunc_out;
extern const struct tni_structured tni_structured_xlogy_OutTensor;

const struct tni_structured *const tni_builtin_structured[] = {
    &tni_structured__log_softmax_backward_data_out, /* 0 */
    &tni_structured__log_softmax_out, /* 1 */
    &tni_structured__softmax_backward_data_out, /* 2 */
    &tni_structured__softmax_out, /* 3 */
    &tni_structured_acos_out, /* 4 */
    &tni_structured_acosh_out, /* 5 */
    &tni_structured_add_out, /* 6 */
    &tni_structured_addcdiv_out, /* 7 */
    &tni_structured_addcmul_out, /* 8 */
    &tni_structured_addmm_out, /* 9 */
    &tni_structured_addmv_out, /* 10 */
    &tni_structured_all_all_out, /* 11 */
    &tni_structured_all_dims_out, /* 12 */
    &tni_structured_all_out, /* 13 */
    &tni_structured_amax_out, /* 14 */
    &tni_structured_amin_out, /* 15 */
    &tni_structured_aminmax_out, /* 16 */
    &tni_structured_any_all_out, /* 17 */
    &tni_structured_any_dims_out, /* 18 */
    &tni_structured_any_out, /* 19 */
    &tni_structured_argmax_out, /* 20 */
    &tni_structured_argmin_out, /* 21 */
    &tni_structured_asin_out, /* 22 */
    &tni_structured_asinh_out, /* 23 */
    &tni_structured_atan2_out, /* 24 */
    &tni_structured_atan_out, /* 25 */
    &tni_structured_atanh_out, /* 26 */
    &tni_structured_baddbmm_out, /* 27 */
    &tni_structured_bitwise_and_Tensor_out, /* 28 */
    &tni_structured_bitwise_left_shift_Tensor_out, /* 29 */
    &tni_structured_bitwise_not_out, /* 30 */
    &tni_structured_bitwise_or_Tensor_out, /* 31 */
    &tni_structured_bitwise_right_shift_Tensor_out, /* 32 */
    &tni_structured_bitwise_xor_Tensor_out, /* 33 */
    &tni_structured_bmm_out, /* 34 */
    &tni_structured_ceil_out, /* 35 */
    &tni_structured_clamp_Tensor_out, /* 36 */
    &tni_structured_clamp_max_Tensor_out, /* 37 */
    &tni_structured_clamp_max_out, /* 38 */
    &tni_structured_clamp_min_Tensor_out, /* 39 */
    &tni_structured_clamp_min_out, /* 40 */
    &tni_structured_clamp_out, /* 41 */
    &tni_structured_copysign_out, /* 42 */
    &tni_structured_cos_out, /* 43 */
    &tni_structured_cosh_out, /* 44 */
    &tni_structured_cumprod_out, /* 45 */
    &tni_structured_cumsum_out, /* 46 */
    &tni_structured_digamma_out, /* 47 */
    &tni_structured_div_out, /* 48 */
    &tni_structured_div_out_mode, /* 49 */
    &tni_structured_elu_backward_grad_input, /* 50 */
    &tni_structured_elu_out, /* 51 */
    &tni_structured_eq_Scalar_out, /* 52 */
    &tni_structured_eq_Tensor_out, /* 53 */
    &tni_structured_erf_out, /* 54 */
    &tni_structured_erfc_out, /* 55 */
    &tni_structured_erfinv_out, /* 56 */
    &tni_structured_exp2_out, /* 57 */
    &tni_structured_exp_out, /* 58 */
    &tni_structured_expm1_out, /* 59 */
    &tni_structured_floor_out, /* 60 */
    &tni_structured_fmax_out, /* 61 */
    &tni_structured_fmin_out, /* 62 */
    &tni_structured_fmod_Tensor_out, /* 63 */
    &tni_structured_frac_out, /* 64 */
    &tni_structured_gather_out, /* 65 */
    &tni_structured_gcd_out, /* 66 */
    &tni_structured_ge_Scalar_out, /* 67 */
    &tni_structured_ge_Tensor_out, /* 68 */
    &tni_structured_gelu_backward_grad_input, /* 69 */
    &tni_structured_gelu_out, /* 70 */
    &tni_structured_gt_Scalar_out, /* 71 */
    &tni_structured_gt_Tensor_out, /* 72 */
    &tni_structured_hardshrink_backward_grad_input, /* 73 */
    &tni_structured_hardshrink_out, /* 74 */
    &tni_structured_hardsigmoid_backward_grad_input, /* 75 */
    &tni_structured_hardsigmoid_out, /* 76 */
    &tni_structured_heaviside_out, /* 77 */
    &tni_structured_hypot_out, /* 78 */
    &tni_structured_i0_out, /* 79 */
    &tni_structured_igamma_out, /* 80 */
    &tni_structured_igammac_out, /* 81 */
    &tni_structured_index_add_out, /* 82 */
    &tni_structured_index_copy_out, /* 83 */
    &tni_structured_index_reduce_out, /* 84 */
    &tni_structured_isneginf_out, /* 85 */
    &tni_structured_isposinf_out, /* 86 */
    &tni_structured_lcm_out, /* 87 */
    &tni_structured_le_Scalar_out, /* 88 */
    &tni_structured_le_Tensor_out, /* 89 */
    &tni_structured_leaky_relu_backward_grad_input, /* 90 */
    &tni_structured_leaky_relu_out, /* 91 */
    &tni_structured_lerp_Scalar_out, /* 92 */
    &tni_structured_lerp_Tensor_out, /* 93 */
    &tni_structured_lgamma_out, /* 94 */
    &tni_structured_linalg_vector_norm_out, /* 95 */
    &tni_structured_log10_out, /* 96 */
    &tni_structured_log1p_out, /* 97 */
    &tni_structured_log2_out, /* 98 */
    &tni_structured_log_out, /* 99 */
    &tni_structured_logaddexp2_out, /* 100 */
    &tni_structured_logaddexp_out, /* 101 */
    &tni_structured_logit_backward_grad_input, /* 102 */
    &tni_structured_lt_Scalar_out, /* 103 */
    &tni_structured_lt_Tensor_out, /* 104 */
    &tni_structured_max_dim_max, /* 105 */
    &tni_structured_maximum_out, /* 106 */
    &tni_structured_mean_out, /* 107 */
    &tni_structured_min_dim_min, /* 108 */
    &tni_structured_minimum_out, /* 109 */
    &tni_structured_mish_out, /* 110 */
    &tni_structured_mm_out, /* 111 */
    &tni_structured_mul_out, /* 112 */
    &tni_structured_ne_Scalar_out, /* 113 */
    &tni_structured_ne_Tensor_out, /* 114 */
    &tni_structured_neg_out, /* 115 */
    &tni_structured_nextafter_out, /* 116 */
    &tni_structured_norm_dtype_out, /* 117 */
    &tni_structured_norm_out, /* 118 */
    &tni_structured_polygamma_out, /* 119 */
    &tni_structured_pow_Scalar_out, /* 120 */
    &tni_structured_pow_Tensor_Scalar_out, /* 121 */
    &tni_structured_pow_Tensor_Tensor_out, /* 122 */
    &tni_structured_prod_int_out, /* 123 */
    &tni_structured_reciprocal_out, /* 124 */
    &tni_structured_remainder_Tensor_out, /* 125 */
    &tni_structured_round_decimals_out, /* 126 */
    &tni_structured_round_out, /* 127 */
    &tni_structured_rsqrt_out, /* 128 */
    &tni_structured_scatter_add_out, /* 129 */
    &tni_structured_scatter_reduce_out, /* 130 */
    &tni_structured_scatter_reduce_two_out, /* 131 */
    &tni_structured_scatter_src_out, /* 132 */
    &tni_structured_scatter_value_out, /* 133 */
    &tni_structured_scatter_value_reduce_out, /* 134 */
    &tni_structured_sgn_out, /* 135 */
    &tni_structured_sigmoid_backward_grad_input, /* 136 */
    &tni_structured_sigmoid_out, /* 137 */
    &tni_structured_sign_out, /* 138 */
    &tni_structured_signbit_out, /* 139 */
    &tni_structured_silu_backward_grad_input, /* 140 */
    &tni_structured_silu_out, /* 141 */
    &tni_structured_sin_out, /* 142 */
    &tni_structured_sinc_out, /* 143 */
    &tni_structured_sinh_out, /* 144 */
    &tni_structured_softplus_backward_grad_input, /* 145 */
    &tni_structured_softplus_out, /* 146 */
    &tni_structured_softshrink_backward_grad_input, /* 147 */
    &tni_structured_softshrink_out, /* 148 */
    &tni_structured_sort_values_stable, /* 149 */
    &tni_structured_special_airy_ai_out, /* 150 */
    &tni_structured_special_bessel_j0_out, /* 151 */
    &tni_structured_special_bessel_j1_out, /* 152 */
    &tni_structured_special_bessel_y0_out, /* 153 */
    &tni_structured_special_bessel_y1_out, /* 154 */
    &tni_structured_special_chebyshev_polynomial_t_out, /* 155 */
    &tni_structured_special_chebyshev_polynomial_u_out, /* 156 */
    &tni_structured_special_chebyshev_polynomial_v_out, /* 157 */
    &tni_structured_special_chebyshev_polynomial_w_out, /* 158 */
    &tni_structured_special_entr_out, /* 159 */
    &tni_structured_special_erfcx_out, /* 160 */
    &tni_structured_special_hermite_polynomial_h_out, /* 161 */
    &tni_structured_special_hermite_polynomial_he_out, /* 162 */
    &tni_structured_special_i0e_out, /* 163 */
    &tni_structured_special_i1_out, /* 164 */
    &tni_structured_special_i1e_out, /* 165 */
    &tni_structured_special_laguerre_polynomial_l_out, /* 166 */
    &tni_structured_special_legendre_polynomial_p_out, /* 167 */
    &tni_structured_special_log_ndtr_out, /* 168 */
    &tni_structured_special_modified_bessel_i0_out, /* 169 */
    &tni_structured_special_modified_bessel_i1_out, /* 170 */
    &tni_structured_special_modified_bessel_k0_out, /* 171 */
    &tni_structured_special_modified_bessel_k1_out, /* 172 */
    &tni_structured_special_ndtri_out, /* 173 */
    &tni_structured_special_scaled_modified_bessel_k0_out, /* 174 */
    &tni_structured_special_scaled_modified_bessel_k1_out, /* 175 */
    &tni_structured_special_shifted_chebyshev_polynomial_t_out, /* 176 */
    &tni_structured_special_shifted_chebyshev_polynomial_u_out, /* 177 */
    &tni_structured_special_shifted_chebyshev_polynomial_v_out, /* 178 */
    &tni_structured_special_shifted_chebyshev_polynomial_w_out, /* 179 */
    &tni_structured_special_spherical_bessel_j0_out, /* 180 */
    &tni_structured_special_xlog1py_out, /* 181 */
    &tni_structured_special_zeta_out, /* 182 */
    &tni_structured_sqrt_out, /* 183 */
    &tni_structured_sub_out, /* 184 */
    &tni_structured_sum_IntList_out, /* 185 */
    &tni_structured_tan_out, /* 186 */
    &tni_structured_tanh_backward_grad_input, /* 187 */
    &tni_structured_tanh_out, /* 188 */
    &tni_structured_threshold_backward_grad_input, /* 189 */
    &tni_structured_threshold_out, /* 190 */
    &tni_structured_topk_values, /* 191 */
    &tni_structured_tril_out, /* 192 */
    &tni_structured_triu_out, /* 193 */
    &tni_structured_trunc_out, /* 194 */
    &tni_structured_xlogy_OutTensor, /* 195 */
    NULL,
};

tni_callee tni_builtin_callees[] = {
    {"aten::__lshift__.Scalar", NULL}, /* 0 */
    {"aten::__lshift__.Tensor", NULL}, /* 1 */
    {"aten::__rshift__.Scalar", NULL}, /* 2 */
    {"aten::__rshift__.Tensor", NULL}, /* 3 */
    {"aten::_adaptive_avg_pool2d", NULL}, /* 4 */
    {"aten::_adaptive_avg_pool2d_backward", NULL}, /* 5 */
    {"aten::_adaptive_avg_pool3d", NULL}, /* 6 */
    {"aten::_adaptive_avg_pool3d_backward", NULL}, /* 7 */
    {"aten::_aminmax", NULL}, /* 8 */
    {"aten::_aminmax.dim", NULL}, /* 9 */
    {"aten::_batch_norm_no_update", NULL}, /* 10 */
    {"aten::_batch_norm_with_update", NULL}, /* 11 */
    {"aten::_batch_norm_with_update_functional", NULL}, /* 12 */
    {"aten::_cdist_backward", NULL}, /* 13 */
    {"aten::_cdist_forward", NULL}, /* 14 */
    {"aten::_conj", NULL}, /* 15 */
    {"aten::_conj_copy", NULL}, /* 16 */
    {"aten::_conj_physical", NULL}, /* 17 */
    {"aten::_convolution", NULL}, /* 18 */
    {"aten::_fft_c2c", NULL}, /* 19 */
    {"aten::_fft_c2r", NULL}, /* 20 */
    {"aten::_fft_r2c", NULL}, /* 21 */
    {"aten::_histogramdd_bin_edges", NULL}, /* 22 */
    {"aten::_histogramdd_from_bin_cts", NULL}, /* 23 */
    {"aten::_histogramdd_from_bin_tensors", NULL}, /* 24 */
    {"aten::_logcumsumexp", NULL}, /* 25 */
    {"aten::_native_batch_norm_legit", NULL}, /* 26 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 27 */
    {"aten::_native_batch_norm_legit_functional", NULL}, /* 28 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 29 */
    {"aten::_neg_view", NULL}, /* 30 */
    {"aten::_neg_view_copy", NULL}, /* 31 */
    {"aten::_pdist_forward", NULL}, /* 32 */
    {"aten::_reshape_alias", NULL}, /* 33 */
    {"aten::_reshape_alias_copy", NULL}, /* 34 */
    {"aten::_to_copy", NULL}, /* 35 */
    {"aten::_trilinear", NULL}, /* 36 */
    {"aten::_unique", NULL}, /* 37 */
    {"aten::_unique2", NULL}, /* 38 */
    {"aten::_unsafe_view", NULL}, /* 39 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 40 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 41 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 42 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 43 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 44 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 45 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 46 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 47 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 48 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 49 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 50 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 51 */
    {"aten::absolute", NULL}, /* 52 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 53 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 54 */
    {"aten::adaptive_max_pool2d", NULL}, /* 55 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 56 */
    {"aten::adaptive_max_pool3d", NULL}, /* 57 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 58 */
    {"aten::add.Scalar", NULL}, /* 59 */
    {"aten::addbmm", NULL}, /* 60 */
    {"aten::addr", NULL}, /* 61 */
    {"aten::alias", NULL}, /* 62 */
    {"aten::alias_copy", NULL}, /* 63 */
    {"aten::arange", NULL}, /* 64 */
    {"aten::arange.start_step", NULL}, /* 65 */
    {"aten::arccos", NULL}, /* 66 */
    {"aten::arccosh", NULL}, /* 67 */
    {"aten::arcsin", NULL}, /* 68 */
    {"aten::arcsinh", NULL}, /* 69 */
    {"aten::arctan", NULL}, /* 70 */
    {"aten::arctan2", NULL}, /* 71 */
    {"aten::arctanh", NULL}, /* 72 */
    {"aten::as_strided", NULL}, /* 73 */
    {"aten::as_strided_copy", NULL}, /* 74 */
    {"aten::as_strided_scatter", NULL}, /* 75 */
    {"aten::avg_pool2d", NULL}, /* 76 */
    {"aten::avg_pool2d_backward", NULL}, /* 77 */
    {"aten::avg_pool3d", NULL}, /* 78 */
    {"aten::avg_pool3d_backward", NULL}, /* 79 */
    {"aten::batch_norm_update_stats", NULL}, /* 80 */
    {"aten::binary_cross_entropy", NULL}, /* 81 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 82 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 83 */
    {"aten::bincount", NULL}, /* 84 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 85 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 86 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 87 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 88 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 89 */
    {"aten::block_diag", NULL}, /* 90 */
    {"aten::bucketize.Scalar", NULL}, /* 91 */
    {"aten::bucketize.Tensor", NULL}, /* 92 */
    {"aten::celu", NULL}, /* 93 */
    {"aten::clip", NULL}, /* 94 */
    {"aten::clip.Tensor", NULL}, /* 95 */
    {"aten::clone", NULL}, /* 96 */
    {"aten::column_stack", NULL}, /* 97 */
    {"aten::concat", NULL}, /* 98 */
    {"aten::concatenate", NULL}, /* 99 */
    {"aten::conj_physical", NULL}, /* 100 */
    {"aten::constant_pad_nd", NULL}, /* 101 */
    {"aten::convolution", NULL}, /* 102 */
    {"aten::convolution_backward", NULL}, /* 103 */
    {"aten::copy", NULL}, /* 104 */
    {"aten::copy_", NULL}, /* 105 */
    {"aten::count_nonzero", NULL}, /* 106 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 107 */
    {"aten::cummax", NULL}, /* 108 */
    {"aten::cummin", NULL}, /* 109 */
    {"aten::deg2rad", NULL}, /* 110 */
    {"aten::detach", NULL}, /* 111 */
    {"aten::detach_copy", NULL}, /* 112 */
    {"aten::diag", NULL}, /* 113 */
    {"aten::diag_embed", NULL}, /* 114 */
    {"aten::diagonal", NULL}, /* 115 */
    {"aten::diagonal_backward", NULL}, /* 116 */
    {"aten::diagonal_copy", NULL}, /* 117 */
    {"aten::diagonal_scatter", NULL}, /* 118 */
    {"aten::dist", NULL}, /* 119 */
    {"aten::div.Scalar", NULL}, /* 120 */
    {"aten::div.Scalar_mode", NULL}, /* 121 */
    {"aten::divide.Scalar_mode", NULL}, /* 122 */
    {"aten::divide.Tensor", NULL}, /* 123 */
    {"aten::divide.Tensor_mode", NULL}, /* 124 */
    {"aten::dot", NULL}, /* 125 */
    {"aten::dstack", NULL}, /* 126 */
    {"aten::embedding", NULL}, /* 127 */
    {"aten::embedding_dense_backward", NULL}, /* 128 */
    {"aten::empty_like", NULL}, /* 129 */
    {"aten::empty_permuted", NULL}, /* 130 */
    {"aten::empty_strided", NULL}, /* 131 */
    {"aten::expand", NULL}, /* 132 */
    {"aten::expand_copy", NULL}, /* 133 */
    {"aten::eye", NULL}, /* 134 */
    {"aten::eye.m", NULL}, /* 135 */
    {"aten::fft_fft", NULL}, /* 136 */
    {"aten::fft_fft2", NULL}, /* 137 */
    {"aten::fft_fftn", NULL}, /* 138 */
    {"aten::fft_hfft", NULL}, /* 139 */
    {"aten::fft_hfft2", NULL}, /* 140 */
    {"aten::fft_hfftn", NULL}, /* 141 */
    {"aten::fft_ifft", NULL}, /* 142 */
    {"aten::fft_ifft2", NULL}, /* 143 */
    {"aten::fft_ifftn", NULL}, /* 144 */
    {"aten::fft_ihfft", NULL}, /* 145 */
    {"aten::fft_irfft", NULL}, /* 146 */
    {"aten::fft_irfft2", NULL}, /* 147 */
    {"aten::fft_irfftn", NULL}, /* 148 */
    {"aten::fft_rfft", NULL}, /* 149 */
    {"aten::fft_rfft2", NULL}, /* 150 */
    {"aten::fft_rfftn", NULL}, /* 151 */
    {"aten::fill.Scalar", NULL}, /* 152 */
    {"aten::fill.Tensor", NULL}, /* 153 */
    {"aten::fill_.Scalar", NULL}, /* 154 */
    {"aten::fill_.Tensor", NULL}, /* 155 */
    {"aten::fix", NULL}, /* 156 */
    {"aten::flip", NULL}, /* 157 */
    {"aten::floor_divide.Scalar", NULL}, /* 158 */
    {"aten::fractional_max_pool2d", NULL}, /* 159 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 160 */
    {"aten::fractional_max_pool3d", NULL}, /* 161 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 162 */
    {"aten::from_file", NULL}, /* 163 */
    {"aten::full", NULL}, /* 164 */
    {"aten::full_like", NULL}, /* 165 */
    {"aten::ger", NULL}, /* 166 */
    {"aten::greater.Scalar", NULL}, /* 167 */
    {"aten::greater.Tensor", NULL}, /* 168 */
    {"aten::greater_equal.Scalar", NULL}, /* 169 */
    {"aten::greater_equal.Tensor", NULL}, /* 170 */
    {"aten::hardswish_backward", NULL}, /* 171 */
    {"aten::histc", NULL}, /* 172 */
    {"aten::histogram.bin_ct", NULL}, /* 173 */
    {"aten::histogram.bins_tensor", NULL}, /* 174 */
    {"aten::hstack", NULL}, /* 175 */
    {"aten::huber_loss", NULL}, /* 176 */
    {"aten::huber_loss_backward", NULL}, /* 177 */
    {"aten::index_fill.int_Scalar", NULL}, /* 178 */
    {"aten::index_fill.int_Tensor", NULL}, /* 179 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 180 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 181 */
    {"aten::index_select", NULL}, /* 182 */
    {"aten::inner", NULL}, /* 183 */
    {"aten::isinf", NULL}, /* 184 */
    {"aten::isnan", NULL}, /* 185 */
    {"aten::kron", NULL}, /* 186 */
    {"aten::kthvalue", NULL}, /* 187 */
    {"aten::ldexp.Tensor", NULL}, /* 188 */
    {"aten::less.Scalar", NULL}, /* 189 */
    {"aten::less.Tensor", NULL}, /* 190 */
    {"aten::less_equal.Scalar", NULL}, /* 191 */
    {"aten::less_equal.Tensor", NULL}, /* 192 */
    {"aten::lift", NULL}, /* 193 */
    {"aten::lift_fresh", NULL}, /* 194 */
    {"aten::lift_fresh_copy", NULL}, /* 195 */
    {"aten::linalg_matmul", NULL}, /* 196 */
    {"aten::linalg_multi_dot", NULL}, /* 197 */
    {"aten::linalg_vecdot", NULL}, /* 198 */
    {"aten::linspace", NULL}, /* 199 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 200 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 201 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 202 */
    {"aten::log_softmax.int", NULL}, /* 203 */
    {"aten::logcumsumexp", NULL}, /* 204 */
    {"aten::logspace", NULL}, /* 205 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 206 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 207 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 208 */
    {"aten::logsumexp", NULL}, /* 209 */
    {"aten::max", NULL}, /* 210 */
    {"aten::max_pool2d_with_indices", NULL}, /* 211 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 212 */
    {"aten::max_pool3d_with_indices", NULL}, /* 213 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 214 */
    {"aten::max_unpool2d", NULL}, /* 215 */
    {"aten::max_unpool3d", NULL}, /* 216 */
    {"aten::mean", NULL}, /* 217 */
    {"aten::median", NULL}, /* 218 */
    {"aten::median.dim", NULL}, /* 219 */
    {"aten::min", NULL}, /* 220 */
    {"aten::mode", NULL}, /* 221 */
    {"aten::mse_loss", NULL}, /* 222 */
    {"aten::mse_loss_backward", NULL}, /* 223 */
    {"aten::mul.Scalar", NULL}, /* 224 */
    {"aten::multiply.Tensor", NULL}, /* 225 */
    {"aten::mv", NULL}, /* 226 */
    {"aten::nanmedian", NULL}, /* 227 */
    {"aten::nanmedian.dim", NULL}, /* 228 */
    {"aten::nansum", NULL}, /* 229 */
    {"aten::narrow", NULL}, /* 230 */
    {"aten::narrow_copy", NULL}, /* 231 */
    {"aten::native_batch_norm", NULL}, /* 232 */
    {"aten::native_batch_norm_backward", NULL}, /* 233 */
    {"aten::native_group_norm", NULL}, /* 234 */
    {"aten::native_group_norm_backward", NULL}, /* 235 */
    {"aten::native_layer_norm", NULL}, /* 236 */
    {"aten::native_layer_norm_backward", NULL}, /* 237 */
    {"aten::negative", NULL}, /* 238 */
    {"aten::new_empty", NULL}, /* 239 */
    {"aten::new_empty_strided", NULL}, /* 240 */
    {"aten::new_full", NULL}, /* 241 */
    {"aten::new_ones", NULL}, /* 242 */
    {"aten::new_zeros", NULL}, /* 243 */
    {"aten::norm.Scalar", NULL}, /* 244 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 245 */
    {"aten::not_equal.Scalar", NULL}, /* 246 */
    {"aten::not_equal.Tensor", NULL}, /* 247 */
    {"aten::ones", NULL}, /* 248 */
    {"aten::ones_like", NULL}, /* 249 */
    {"aten::outer", NULL}, /* 250 */
    {"aten::permute", NULL}, /* 251 */
    {"aten::permute_copy", NULL}, /* 252 */
    {"aten::prod", NULL}, /* 253 */
    {"aten::put", NULL}, /* 254 */
    {"aten::put_", NULL}, /* 255 */
    {"aten::rad2deg", NULL}, /* 256 */
    {"aten::range", NULL}, /* 257 */
    {"aten::range.step", NULL}, /* 258 */
    {"aten::reflection_pad1d", NULL}, /* 259 */
    {"aten::reflection_pad1d_backward", NULL}, /* 260 */
    {"aten::reflection_pad2d", NULL}, /* 261 */
    {"aten::reflection_pad2d_backward", NULL}, /* 262 */
    {"aten::reflection_pad3d", NULL}, /* 263 */
    {"aten::reflection_pad3d_backward", NULL}, /* 264 */
    {"aten::relu", NULL}, /* 265 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 266 */
    {"aten::repeat", NULL}, /* 267 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 268 */
    {"aten::replication_pad1d", NULL}, /* 269 */
    {"aten::replication_pad1d_backward", NULL}, /* 270 */
    {"aten::replication_pad2d", NULL}, /* 271 */
    {"aten::replication_pad2d_backward", NULL}, /* 272 */
    {"aten::replication_pad3d", NULL}, /* 273 */
    {"aten::replication_pad3d_backward", NULL}, /* 274 */
    {"aten::resize", NULL}, /* 275 */
    {"aten::resize_", NULL}, /* 276 */
    {"aten::resize_as", NULL}, /* 277 */
    {"aten::resize_as_", NULL}, /* 278 */
    {"aten::roll", NULL}, /* 279 */
    {"aten::rot90", NULL}, /* 280 */
    {"aten::row_stack", NULL}, /* 281 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 282 */
    {"aten::rsub.Scalar", NULL}, /* 283 */
    {"aten::rsub.Tensor", NULL}, /* 284 */
    {"aten::scalar_tensor", NULL}, /* 285 */
    {"aten::searchsorted.Scalar", NULL}, /* 286 */
    {"aten::searchsorted.Tensor", NULL}, /* 287 */
    {"aten::select.int", NULL}, /* 288 */
    {"aten::select_backward", NULL}, /* 289 */
    {"aten::select_copy.int", NULL}, /* 290 */
    {"aten::select_scatter", NULL}, /* 291 */
    {"aten::slice.Tensor", NULL}, /* 292 */
    {"aten::slice_backward", NULL}, /* 293 */
    {"aten::slice_copy.Tensor", NULL}, /* 294 */
    {"aten::slice_scatter", NULL}, /* 295 */
    {"aten::smooth_l1_loss", NULL}, /* 296 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 297 */
    {"aten::soft_margin_loss", NULL}, /* 298 */
    {"aten::soft_margin_loss_backward", NULL}, /* 299 */
    {"aten::softmax.int", NULL}, /* 300 */
    {"aten::sort", NULL}, /* 301 */
    {"aten::split.Tensor", NULL}, /* 302 */
    {"aten::split_copy.Tensor", NULL}, /* 303 */
    {"aten::split_with_sizes", NULL}, /* 304 */
    {"aten::split_with_sizes_copy", NULL}, /* 305 */
    {"aten::squeeze", NULL}, /* 306 */
    {"aten::squeeze.dim", NULL}, /* 307 */
    {"aten::squeeze.dims", NULL}, /* 308 */
    {"aten::squeeze_copy", NULL}, /* 309 */
    {"aten::squeeze_copy.dim", NULL}, /* 310 */
    {"aten::squeeze_copy.dims", NULL}, /* 311 */
    {"aten::stack", NULL}, /* 312 */
    {"aten::std.correction", NULL}, /* 313 */
    {"aten::std.dim", NULL}, /* 314 */
    {"aten::std_mean.correction", NULL}, /* 315 */
    {"aten::sub.Scalar", NULL}, /* 316 */
    {"aten::subtract.Tensor", NULL}, /* 317 */
    {"aten::sum", NULL}, /* 318 */
    {"aten::swapaxes", NULL}, /* 319 */
    {"aten::swapdims", NULL}, /* 320 */
    {"aten::t", NULL}, /* 321 */
    {"aten::t_copy", NULL}, /* 322 */
    {"aten::take_along_dim", NULL}, /* 323 */
    {"aten::tensordot", NULL}, /* 324 */
    {"aten::trace", NULL}, /* 325 */
    {"aten::transpose.int", NULL}, /* 326 */
    {"aten::transpose_copy.int", NULL}, /* 327 */
    {"aten::tril_indices", NULL}, /* 328 */
    {"aten::triu_indices", NULL}, /* 329 */
    {"aten::true_divide.Tensor", NULL}, /* 330 */
    {"aten::unbind.int", NULL}, /* 331 */
    {"aten::unbind_copy.int", NULL}, /* 332 */
    {"aten::unfold", NULL}, /* 333 */
    {"aten::unfold_backward", NULL}, /* 334 */
    {"aten::unfold_copy", NULL}, /* 335 */
    {"aten::unique_consecutive", NULL}, /* 336 */
    {"aten::unique_dim", NULL}, /* 337 */
    {"aten::unique_dim_consecutive", NULL}, /* 338 */
    {"aten::unsafe_split.Tensor", NULL}, /* 339 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 340 */
    {"aten::unsqueeze", NULL}, /* 341 */
    {"aten::unsqueeze_copy", NULL}, /* 342 */
    {"aten::upsample_bicubic2d", NULL}, /* 343 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 344 */
    {"aten::upsample_bilinear2d", NULL}, /* 345 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 346 */
    {"aten::upsample_linear1d", NULL}, /* 347 */
    {"aten::upsample_linear1d_backward", NULL}, /* 348 */
    {"aten::upsample_nearest1d", NULL}, /* 349 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 350 */
    {"aten::upsample_nearest2d", NULL}, /* 351 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 352 */
    {"aten::upsample_nearest3d", NULL}, /* 353 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 354 */
    {"aten::upsample_trilinear3d", NULL}, /* 355 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 356 */
    {"aten::var.correction", NULL}, /* 357 */
    {"aten::var.dim", NULL}, /* 358 */
    {"aten::var_mean.correction", NULL}, /* 359 */
    {"aten::vdot", NULL}, /* 360 */
    {"aten::view", NULL}, /* 361 */
    {"aten::view.dtype", NULL}, /* 362 */
    {"aten::view_as_complex", NULL}, /* 363 */
    {"aten::view_as_complex_copy", NULL}, /* 364 */
    {"aten::view_as_real", NULL}, /* 365 */
    {"aten::view_as_real_copy", NULL}, /* 366 */
    {"aten::view_copy", NULL}, /* 367 */
    {"aten::view_copy.dtype", NULL}, /* 368 */
    {"aten::vstack", NULL}, /* 369 */
    {"aten::zero", NULL}, /* 370 */
    {"aten::zero_", NULL}, /* 371 */
    {"aten::zeros", NULL}, /* 372 */
    {"aten::zeros_like", NULL}, /* 373 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 1689;

const tni_builtin tni_builtins[] = {
    {0, 21, 0, 1, 0x0}, /* aten::__and__.Scalar */
    {79, 100, 1, 1, 0x0}, /* aten::__and__.Tensor */
    {158, 180, 2, 1, 0x0}, /* aten::__iand__.Scalar */
    {247, 269, 3, 1, 0x0}, /* aten::__iand__.Tensor */
    {336, 361, 4, 2, 0x10000}, /* aten::__ilshift__.Scalar */
    {431, 456, 6, 2, 0x10000}, /* aten::__ilshift__.Tensor */
    {526, 547, 8, 1, 0x0}, /* aten::__ior__.Scalar */
    {613, 634, 9, 1, 0x0}, /* aten::__ior__.Tensor */
    {700, 725, 10, 2, 0x0}, /* aten::__irshift__.Scalar */
    {795, 820, 12, 2, 0x0}, /* aten::__irshift__.Tensor */
    {890, 912, 14, 1, 0x10000}, /* aten::__ixor__.Scalar */
    {979, 1001, 15, 1, 0x10000}, /* aten::__ixor__.Tensor */
    {1068, 1092, 16, 2, 0x10000}, /* aten::__lshift__.Scalar */
    {1153, 1181, 18, 1, 0x20}, /* aten::__lshift__.Scalar_out */
    {1269, 1293, 19, 2, 0x10000}, /* aten::__lshift__.Tensor */
    {1354, 1382, 21, 1, 0x20}, /* aten::__lshift__.Tensor_out */
    {1470, 1490, 22, 1, 0x0}, /* aten::__or__.Scalar */
    {1547, 1567, 23, 1, 0x0}, /* aten::__or__.Tensor */
    {1624, 1648, 24, 2, 0x10000}, /* aten::__rshift__.Scalar */
    {1709, 1737, 26, 1, 0x20}, /* aten::__rshift__.Scalar_out */
    {1825, 1849, 27, 2, 0x10000}, /* aten::__rshift__.Tensor */
    {1910, 1938, 29, 1, 0x20}, /* aten::__rshift__.Tensor_out */
    {2026, 2047, 30, 1, 0x10000}, /* aten::__xor__.Scalar */
    {2105, 2126, 31, 1, 0x10000}, /* aten::__xor__.Tensor */
    {2184, 2211, 32, 2, 0x1}, /* aten::_adaptive_avg_pool2d */
    {2284, 2315, 34, 1, 0x20}, /* aten::_adaptive_avg_pool2d.out */
    {2415, 2451, 35, 2, 0x1}, /* aten::_adaptive_avg_pool2d_backward */
    {2530, 2570, 37, 1, 0x20}, /* aten::_adaptive_avg_pool2d_backward.out */
    {2676, 2703, 38, 2, 0x1}, /* aten::_adaptive_avg_pool3d */
    {2776, 2807, 40, 1, 0x20}, /* aten::_adaptive_avg_pool3d.out */
    {2907, 2943, 41, 2, 0x0}, /* aten::_adaptive_avg_pool3d_backward */
    {3022, 3062, 43, 1, 0x20}, /* aten::_adaptive_avg_pool3d_backward.out */
    {3168, 3183, 44, 2, 0x0}, /* aten::_aminmax */
    {3231, 3250, 46, 2, 0x0}, /* aten::_aminmax.dim */
    {3331, 3354, 48, 1, 0x20}, /* aten::_aminmax.dim_out */
    {3484, 3503, 49, 1, 0x20}, /* aten::_aminmax.out */
    {3600, 3628, 50, 1, 0x0}, /* aten::_batch_norm_no_update */
    {3806, 3838, 51, 1, 0x20}, /* aten::_batch_norm_no_update.out */
    {4107, 4137, 52, 2, 0x0}, /* aten::_batch_norm_with_update */
    {4323, 4357, 54, 2, 0x0}, /* aten::_batch_norm_with_update.out */
    {4648, 4689, 56, 1, 0x20}, /* aten::_batch_norm_with_update_functional */
    {4927, 4949, 57, 2, 0x0}, /* aten::_cdist_backward */
    {5039, 5065, 59, 1, 0x20}, /* aten::_cdist_backward.out */
    {5182, 5203, 60, 2, 0x1}, /* aten::_cdist_forward */
    {5284, 5309, 62, 1, 0x20}, /* aten::_cdist_forward.out */
    {5417, 5429, 63, 1, 0x0}, /* aten::_conj */
    {5470, 5487, 64, 1, 0x80000}, /* aten::_conj_copy */
    {5527, 5548, 65, 1, 0x80020}, /* aten::_conj_copy.out */
    {5615, 5636, 66, 2, 0x10000}, /* aten::_conj_physical */
    {5680, 5705, 68, 1, 0x20}, /* aten::_conj_physical.out */
    {5776, 5795, 69, 1, 0x0}, /* aten::_convolution */
    {6051, 6081, 70, 1, 0x0}, /* aten::_convolution.deprecated */
    {6328, 6351, 71, 1, 0x20}, /* aten::_convolution.out */
    {6634, 6658, 72, 1, 0x0}, /* aten::_convolution_mode */
    {6799, 6820, 73, 2, 0x0}, /* aten::_cummax_helper */
    {6908, 6929, 75, 2, 0x0}, /* aten::_cummin_helper */
    {7017, 7032, 77, 2, 0x0}, /* aten::_fft_c2c */
    {7117, 7136, 79, 2, 0x0}, /* aten::_fft_c2c.out */
    {7248, 7263, 81, 2, 0x1}, /* aten::_fft_c2r */
    {7353, 7372, 83, 2, 0x0}, /* aten::_fft_c2r.out */
    {7489, 7504, 85, 2, 0x1}, /* aten::_fft_r2c */
    {7587, 7606, 87, 2, 0x0}, /* aten::_fft_r2c.out */
    {7716, 7738, 89, 1, 0x0}, /* aten::_fused_rms_norm */
    {7846, 7875, 90, 2, 0x0}, /* aten::_histogramdd_bin_edges */
    {8006, 8039, 92, 1, 0x20}, /* aten::_histogramdd_bin_edges.out */
    {8186, 8218, 93, 2, 0x0}, /* aten::_histogramdd_from_bin_cts */
    {8350, 8386, 95, 1, 0x20}, /* aten::_histogramdd_from_bin_cts.out */
    {8542, 8578, 96, 2, 0x0}, /* aten::_histogramdd_from_bin_tensors */
    {8696, 8736, 98, 1, 0x20}, /* aten::_histogramdd_from_bin_tensors.out */
    {8878, 8897, 99, 1, 0x0}, /* aten::_is_all_true */
    {8939, 8958, 100, 1, 0x0}, /* aten::_is_any_true */
    {9000, 9026, 101, 1, 0x5}, /* aten::_local_scalar_dense */
    {9075, 9094, 102, 2, 0x1}, /* aten::_log_softmax */
    {9165, 9188, 104, 2, 0x0}, /* aten::_log_softmax.out */
    {9286, 9319, 106, 2, 0x0}, /* aten::_log_softmax_backward_data */
    {9430, 9467, 108, 2, 0x0}, /* aten::_log_softmax_backward_data.out */
    {9605, 9625, 110, 2, 0x0}, /* aten::_logcumsumexp */
    {9677, 9701, 112, 2, 0x0}, /* aten::_logcumsumexp.out */
    {9780, 9811, 114, 2, 0x1}, /* aten::_native_batch_norm_legit */
    {10005, 10045, 116, 2, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {10199, 10243, 118, 2, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {10478, 10513, 120, 2, 0x0}, /* aten::_native_batch_norm_legit.out */
    {10788, 10830, 122, 1, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {11076, 11119, 123, 1, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {11302, 11349, 124, 1, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {11602, 11618, 125, 1, 0x0}, /* aten::_neg_view */
    {11663, 11684, 126, 1, 0x80000}, /* aten::_neg_view_copy */
    {11728, 11753, 127, 1, 0x80020}, /* aten::_neg_view_copy.out */
    {11824, 11845, 128, 2, 0x1}, /* aten::_pdist_forward */
    {11900, 11925, 130, 1, 0x20}, /* aten::_pdist_forward.out */
    {12008, 12028, 131, 2, 0x0}, /* aten::_prelu_kernel */
    {12086, 12115, 133, 2, 0x0}, /* aten::_prelu_kernel_backward */
    {12212, 12233, 135, 2, 0x0}, /* aten::_reshape_alias */
    {12315, 12341, 137, 1, 0x80000}, /* aten::_reshape_alias_copy */
    {12422, 12452, 138, 1, 0x80020}, /* aten::_reshape_alias_copy.out */
    {12560, 12575, 139, 2, 0x1}, /* aten::_softmax */
    {12642, 12661, 141, 2, 0x0}, /* aten::_softmax.out */
    {12755, 12784, 143, 2, 0x0}, /* aten::_softmax_backward_data */
    {12891, 12924, 145, 2, 0x0}, /* aten::_softmax_backward_data.out */
    {13065, 13080, 147, 1, 0x1}, /* aten::_to_copy */
    {13269, 13288, 148, 1, 0x20}, /* aten::_to_copy.out */
    {13412, 13429, 149, 1, 0x0}, /* aten::_trilinear */
    {13566, 13587, 150, 1, 0x20}, /* aten::_trilinear.out */
    {13751, 13765, 151, 2, 0x8}, /* aten::_unique */
    {13857, 13875, 153, 1, 0x20}, /* aten::_unique.out */
    {14016, 14031, 154, 2, 0x8}, /* aten::_unique2 */
    {14158, 14177, 156, 1, 0x20}, /* aten::_unique2.out */
    {14374, 14393, 157, 1, 0x0}, /* aten::_unsafe_view */
    {14450, 14473, 158, 1, 0x20}, /* aten::_unsafe_view.out */
    {14557, 14586, 159, 2, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {14725, 14758, 161, 2, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {14924, 14957, 163, 1, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {15081, 15119, 164, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {15296, 15345, 166, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {15563, 15593, 168, 2, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {15733, 15767, 170, 2, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {15934, 15968, 172, 1, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {16093, 16132, 173, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {16310, 16360, 175, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {16579, 16608, 177, 2, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {16747, 16780, 179, 2, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {16946, 16979, 181, 1, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {17103, 17141, 182, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {17318, 17367, 184, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {17585, 17617, 186, 2, 0x0}, /* aten::_upsample_nearest_exact1d */
    {17715, 17751, 188, 2, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {17876, 17912, 190, 1, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {18019, 18060, 191, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {18196, 18248, 193, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {18425, 18457, 195, 2, 0x0}, /* aten::_upsample_nearest_exact2d */
    {18579, 18615, 197, 2, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {18764, 18800, 199, 1, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {18907, 18948, 200, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {19108, 19160, 202, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {19361, 19393, 204, 2, 0x0}, /* aten::_upsample_nearest_exact3d */
    {19537, 19573, 206, 2, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {19744, 19780, 208, 1, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {19887, 19928, 209, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {20110, 20162, 211, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {20385, 20395, 213, 2, 0x10001}, /* aten::abs */
    {20428, 20442, 215, 2, 0x10000}, /* aten::abs.out */
    {20502, 20513, 217, 2, 0x0}, /* aten::abs_ */
    {20555, 20570, 219, 1, 0x0}, /* aten::absolute */
    {20608, 20627, 220, 1, 0x0}, /* aten::absolute.out */
    {20692, 20708, 221, 1, 0x0}, /* aten::absolute_ */
    {20755, 20766, 222, 2, 0x10001}, /* aten::acos */
    {20800, 20815, 224, 2, 0x10000}, /* aten::acos.out */
    {20876, 20888, 226, 2, 0x10000}, /* aten::acos_ */
    {20931, 20943, 228, 2, 0x10001}, /* aten::acosh */
    {20978, 20994, 230, 2, 0x10000}, /* aten::acosh.out */
    {21056, 21069, 232, 2, 0x10000}, /* aten::acosh_ */
    {21113, 21139, 234, 1, 0x1}, /* aten::adaptive_avg_pool1d */
    {21208, 21234, 235, 1, 0x0}, /* aten::adaptive_avg_pool2d */
    {21306, 21336, 236, 2, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {21435, 21461, 238, 1, 0x0}, /* aten::adaptive_avg_pool3d */
    {21533, 21563, 239, 2, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {21662, 21688, 241, 1, 0x0}, /* aten::adaptive_max_pool1d */
    {21767, 21793, 242, 2, 0x0}, /* aten::adaptive_max_pool2d */
    {21872, 21902, 244, 2, 0x0}, /* aten::adaptive_max_pool2d.out */
    {22032, 22067, 246, 2, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {22161, 22207, 248, 2, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {22342, 22368, 250, 2, 0x0}, /* aten::adaptive_max_pool3d */
    {22447, 22477, 252, 2, 0x0}, /* aten::adaptive_max_pool3d.out */
    {22607, 22642, 254, 2, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {22736, 22782, 256, 2, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {22917, 22934, 258, 1, 0x10001}, /* aten::add.Scalar */
    {23004, 23025, 259, 1, 0x20}, /* aten::add.Scalar_out */
    {23122, 23139, 260, 2, 0x10001}, /* aten::add.Tensor */
    {23212, 23226, 262, 2, 0x10000}, /* aten::add.out */
    {23316, 23334, 264, 1, 0x10000}, /* aten::add_.Scalar */
    {23413, 23431, 265, 2, 0x10000}, /* aten::add_.Tensor */
    {23513, 23526, 267, 2, 0x0}, /* aten::addbmm */
    {23626, 23643, 269, 2, 0x0}, /* aten::addbmm.out */
    {23767, 23781, 271, 2, 0x0}, /* aten::addbmm_ */
    {23890, 23904, 273, 2, 0x10000}, /* aten::addcdiv */
    {23992, 24010, 275, 2, 0x10000}, /* aten::addcdiv.out */
    {24122, 24137, 277, 2, 0x10000}, /* aten::addcdiv_ */
    {24234, 24248, 279, 2, 0x10000}, /* aten::addcmul */
    {24336, 24354, 281, 2, 0x10000}, /* aten::addcmul.out */
    {24466, 24481, 283, 2, 0x10000}, /* aten::addcmul_ */
    {24578, 24590, 285, 2, 0x1}, /* aten::addmm */
    {24685, 24701, 287, 2, 0x0}, /* aten::addmm.out */
    {24820, 24833, 289, 2, 0x0}, /* aten::addmm_ */
    {24937, 24949, 291, 2, 0x0}, /* aten::addmv */
    {25042, 25058, 293, 2, 0x0}, /* aten::addmv.out */
    {25175, 25188, 295, 2, 0x0}, /* aten::addmv_ */
    {25290, 25301, 297, 1, 0x0}, /* aten::addr */
    {25395, 25410, 298, 1, 0x0}, /* aten::addr.out */
    {25528, 25540, 299, 1, 0x0}, /* aten::addr_ */
    {25643, 25657, 300, 1, 0x0}, /* aten::adjoint */
    {25700, 25712, 301, 1, 0x1}, /* aten::alias */
    {25753, 25770, 302, 1, 0x80000}, /* aten::alias_copy */
    {25810, 25831, 303, 1, 0x80020}, /* aten::alias_copy.out */
    {25898, 25908, 304, 2, 0x40000}, /* aten::all */
    {25941, 25959, 306, 2, 0x40000}, /* aten::all.all_out */
    {26023, 26037, 308, 2, 0x40000}, /* aten::all.dim */
    {26103, 26118, 310, 2, 0x40000}, /* aten::all.dims */
    {26193, 26212, 312, 2, 0x40000}, /* aten::all.dims_out */
    {26314, 26328, 314, 2, 0x40000}, /* aten::all.out */
    {26417, 26432, 316, 1, 0x4}, /* aten::allclose */
    {26540, 26551, 317, 2, 0x40001}, /* aten::amax */
    {26620, 26635, 319, 2, 0x40000}, /* aten::amax.out */
    {26731, 26742, 321, 2, 0x40001}, /* aten::amin */
    {26811, 26826, 323, 2, 0x40000}, /* aten::amin.out */
    {26922, 26936, 325, 2, 0x40000}, /* aten::aminmax */
    {27029, 27047, 327, 2, 0x40000}, /* aten::aminmax.out */
    {27184, 27196, 329, 2, 0x10000}, /* aten::angle */
    {27231, 27247, 331, 2, 0x10000}, /* aten::angle.out */
    {27309, 27319, 333, 2, 0x40001}, /* aten::any */
    {27352, 27370, 335, 2, 0x40000}, /* aten::any.all_out */
    {27434, 27448, 337, 2, 0x40001}, /* aten::any.dim */
    {27514, 27529, 339, 2, 0x40001}, /* aten::any.dims */
    {27604, 27623, 341, 2, 0x40000}, /* aten::any.dims_out */
    {27725, 27739, 343, 2, 0x40000}, /* aten::any.out */
    {27828, 27841, 345, 2, 0x0}, /* aten::arange */
    {27968, 27985, 347, 1, 0x0}, /* aten::arange.out */
    {28047, 28066, 348, 2, 0x0}, /* aten::arange.start */
    {28213, 28236, 350, 2, 0x0}, /* aten::arange.start_out */
    {28333, 28357, 352, 2, 0x1}, /* aten::arange.start_step */
    {28524, 28537, 354, 1, 0x0}, /* aten::arccos */
    {28573, 28590, 355, 1, 0x0}, /* aten::arccos.out */
    {28653, 28667, 356, 1, 0x0}, /* aten::arccos_ */
    {28712, 28726, 357, 1, 0x0}, /* aten::arccosh */
    {28763, 28781, 358, 1, 0x0}, /* aten::arccosh.out */
    {28845, 28860, 359, 1, 0x0}, /* aten::arccosh_ */
    {28906, 28919, 360, 1, 0x0}, /* aten::arcsin */
    {28955, 28972, 361, 1, 0x0}, /* aten::arcsin.out */
    {29035, 29049, 362, 1, 0x0}, /* aten::arcsin_ */
    {29094, 29108, 363, 1, 0x0}, /* aten::arcsinh */
    {29145, 29163, 364, 1, 0x0}, /* aten::arcsinh.out */
    {29227, 29242, 365, 1, 0x0}, /* aten::arcsinh_ */
    {29288, 29301, 366, 1, 0x0}, /* aten::arctan */
    {29337, 29354, 367, 1, 0x0}, /* aten::arctan.out */
    {29417, 29431, 368, 1, 0x0}, /* aten::arctan2 */
    {29482, 29500, 369, 1, 0x0}, /* aten::arctan2.out */
    {29578, 29593, 370, 1, 0x0}, /* aten::arctan2_ */
    {29653, 29667, 371, 1, 0x0}, /* aten::arctan_ */
    {29712, 29726, 372, 1, 0x0}, /* aten::arctanh */
    {29763, 29781, 373, 1, 0x0}, /* aten::arctanh.out */
    {29845, 29860, 374, 1, 0x0}, /* aten::arctanh_ */
    {29906, 29919, 375, 2, 0x40001}, /* aten::argmax */
    {29990, 30007, 377, 2, 0x40000}, /* aten::argmax.out */
    {30105, 30118, 379, 2, 0x40001}, /* aten::argmin */
    {30189, 30206, 381, 2, 0x40000}, /* aten::argmin.out */
    {30304, 30318, 383, 1, 0x0}, /* aten::argsort */
    {30390, 30411, 384, 1, 0x0}, /* aten::argsort.stable */
    {30506, 30531, 385, 1, 0x0}, /* aten::argsort.stable_out */
    {30650, 30665, 386, 1, 0x8}, /* aten::argwhere */
    {30703, 30720, 387, 2, 0x1}, /* aten::as_strided */
    {30827, 30845, 389, 1, 0x80}, /* aten::as_strided_ */
    {30955, 30977, 390, 1, 0x80000}, /* aten::as_strided_copy */
    {31083, 31109, 391, 1, 0x80020}, /* aten::as_strided_copy.out */
    {31242, 31267, 392, 1, 0x0}, /* aten::as_strided_scatter */
    {31388, 31417, 393, 1, 0x20}, /* aten::as_strided_scatter.out */
    {31565, 31576, 394, 2, 0x10001}, /* aten::asin */
    {31610, 31625, 396, 2, 0x10000}, /* aten::asin.out */
    {31686, 31698, 398, 2, 0x10000}, /* aten::asin_ */
    {31741, 31753, 400, 2, 0x10001}, /* aten::asinh */
    {31788, 31804, 402, 2, 0x10000}, /* aten::asinh.out */
    {31866, 31879, 404, 2, 0x10000}, /* aten::asinh_ */
    {31923, 31934, 406, 2, 0x10001}, /* aten::atan */
    {31968, 31983, 408, 2, 0x10000}, /* aten::atan.out */
    {32044, 32056, 410, 2, 0x10001}, /* aten::atan2 */
    {32105, 32121, 412, 2, 0x10001}, /* aten::atan2.out */
    {32197, 32210, 414, 2, 0x10000}, /* aten::atan2_ */
    {32268, 32280, 416, 2, 0x10000}, /* aten::atan_ */
    {32323, 32335, 418, 2, 0x10001}, /* aten::atanh */
    {32370, 32386, 420, 2, 0x10000}, /* aten::atanh.out */
    {32448, 32461, 422, 2, 0x10000}, /* aten::atanh_ */
    {32505, 32522, 424, 1, 0x100}, /* aten::atleast_1d */
    {32562, 32588, 425, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {32644, 32661, 426, 1, 0x100}, /* aten::atleast_2d */
    {32701, 32727, 427, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {32783, 32800, 428, 1, 0x100}, /* aten::atleast_3d */
    {32840, 32866, 429, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {32922, 32939, 430, 1, 0x1}, /* aten::avg_pool1d */
    {33086, 33103, 431, 2, 0x1}, /* aten::avg_pool2d */
    {33278, 33299, 433, 2, 0x0}, /* aten::avg_pool2d.out */
    {33501, 33527, 435, 2, 0x1}, /* aten::avg_pool2d_backward */
    {33710, 33747, 437, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {33971, 33988, 439, 2, 0x1}, /* aten::avg_pool3d */
    {34163, 34184, 441, 2, 0x0}, /* aten::avg_pool3d.out */
    {34386, 34412, 443, 2, 0x0}, /* aten::avg_pool3d_backward */
    {34595, 34632, 445, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {34856, 34870, 447, 2, 0x0}, /* aten::baddbmm */
    {34971, 34989, 449, 2, 0x0}, /* aten::baddbmm.out */
    {35114, 35129, 451, 2, 0x0}, /* aten::baddbmm_ */
    {35239, 35256, 453, 1, 0x100}, /* aten::batch_norm */
    {35432, 35458, 454, 2, 0x0}, /* aten::batch_norm_backward */
    {35699, 35729, 456, 2, 0x0}, /* aten::batch_norm_update_stats */
    {35852, 35886, 458, 1, 0x20}, /* aten::batch_norm_update_stats.out */
    {36058, 36073, 459, 1, 0x0}, /* aten::bilinear */
    {36162, 36189, 460, 2, 0x0}, /* aten::binary_cross_entropy */
    {36295, 36326, 462, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {36459, 36495, 464, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {36630, 36677, 466, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {36853, 36892, 468, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {37035, 37078, 470, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {37245, 37260, 471, 2, 0x8}, /* aten::bincount */
    {37340, 37359, 473, 1, 0x20}, /* aten::bincount.out */
    {37466, 37491, 474, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {37553, 37585, 475, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {37654, 37690, 476, 1, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {37786, 37815, 477, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {37904, 37929, 478, 2, 0x10001}, /* aten::bitwise_and.Tensor */
    {37991, 38020, 480, 2, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {38109, 38135, 482, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {38206, 38232, 483, 2, 0x10000}, /* aten::bitwise_and_.Tensor */
    {38303, 38342, 485, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {38418, 38461, 486, 1, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {38564, 38596, 487, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {38665, 38704, 489, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {38780, 38823, 490, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {38926, 38962, 491, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {39058, 39091, 493, 2, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {39169, 39209, 495, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {39294, 39312, 496, 2, 0x10001}, /* aten::bitwise_not */
    {39353, 39375, 498, 2, 0x10000}, /* aten::bitwise_not.out */
    {39443, 39462, 500, 2, 0x10000}, /* aten::bitwise_not_ */
    {39512, 39536, 502, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {39597, 39628, 503, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {39696, 39731, 504, 1, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {39826, 39854, 505, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {39942, 39966, 506, 2, 0x10001}, /* aten::bitwise_or.Tensor */
    {40027, 40055, 508, 2, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {40143, 40168, 510, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {40238, 40263, 511, 2, 0x10000}, /* aten::bitwise_or_.Tensor */
    {40333, 40373, 513, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {40450, 40494, 514, 1, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {40598, 40631, 515, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {40701, 40741, 517, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {40818, 40862, 518, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {40966, 41003, 519, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {41100, 41134, 521, 2, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {41213, 41254, 523, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {41340, 41365, 524, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {41427, 41459, 525, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {41528, 41564, 526, 1, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {41660, 41689, 527, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {41778, 41803, 528, 2, 0x10001}, /* aten::bitwise_xor.Tensor */
    {41865, 41894, 530, 2, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {41983, 42009, 532, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {42080, 42106, 533, 2, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {42177, 42194, 535, 1, 0x0}, /* aten::block_diag */
    {42239, 42260, 536, 1, 0x20}, /* aten::block_diag.out */
    {42332, 42342, 537, 2, 0x1}, /* aten::bmm */
    {42388, 42402, 539, 2, 0x0}, /* aten::bmm.out */
    {42475, 42499, 541, 1, 0x0}, /* aten::broadcast_tensors */
    {42553, 42572, 542, 1, 0x0}, /* aten::broadcast_to */
    {42635, 42658, 543, 2, 0x0}, /* aten::bucketize.Scalar */
    {42766, 42793, 545, 1, 0x20}, /* aten::bucketize.Scalar_out */
    {42925, 42948, 546, 2, 0x0}, /* aten::bucketize.Tensor */
    {43056, 43083, 548, 2, 0x0}, /* aten::bucketize.Tensor_out */
    {43215, 43230, 550, 1, 0x0}, /* aten::can_cast */
    {43286, 43307, 551, 1, 0x100}, /* aten::cartesian_prod */
    {43356, 43366, 552, 2, 0x1}, /* aten::cat */
    {43415, 43429, 554, 2, 0x0}, /* aten::cat.out */
    {43505, 43517, 556, 1, 0x0}, /* aten::cdist */
    {43596, 43607, 557, 2, 0x10001}, /* aten::ceil */
    {43641, 43656, 559, 2, 0x10000}, /* aten::ceil.out */
    {43717, 43729, 561, 2, 0x10000}, /* aten::ceil_ */
    {43772, 43783, 563, 1, 0x10000}, /* aten::celu */
    {43835, 43850, 564, 1, 0x20}, /* aten::celu.out */
    {43928, 43940, 565, 1, 0x10000}, /* aten::celu_ */
    {44001, 44013, 566, 1, 0x0}, /* aten::chunk */
    {44084, 44096, 567, 2, 0x10001}, /* aten::clamp */
    {44167, 44186, 569, 2, 0x10001}, /* aten::clamp.Tensor */
    {44264, 44287, 571, 2, 0x10000}, /* aten::clamp.Tensor_out */
    {44392, 44408, 573, 2, 0x10000}, /* aten::clamp.out */
    {44506, 44519, 575, 2, 0x10000}, /* aten::clamp_ */
    {44599, 44619, 577, 2, 0x10000}, /* aten::clamp_.Tensor */
    {44706, 44722, 579, 2, 0x10000}, /* aten::clamp_max */
    {44773, 44796, 581, 2, 0x10000}, /* aten::clamp_max.Tensor */
    {44854, 44881, 583, 2, 0x10000}, /* aten::clamp_max.Tensor_out */
    {44966, 44986, 585, 2, 0x10000}, /* aten::clamp_max.out */
    {45064, 45081, 587, 2, 0x10000}, /* aten::clamp_max_ */
    {45141, 45165, 589, 2, 0x10000}, /* aten::clamp_max_.Tensor */
    {45232, 45248, 591, 2, 0x10000}, /* aten::clamp_min */
    {45299, 45322, 593, 2, 0x10000}, /* aten::clamp_min.Tensor */
    {45380, 45407, 595, 2, 0x10000}, /* aten::clamp_min.Tensor_out */
    {45492, 45512, 597, 2, 0x10000}, /* aten::clamp_min.out */
    {45590, 45607, 599, 2, 0x10000}, /* aten::clamp_min_ */
    {45667, 45691, 601, 2, 0x10000}, /* aten::clamp_min_.Tensor */
    {45758, 45769, 603, 1, 0x10000}, /* aten::clip */
    {45839, 45857, 604, 1, 0x10000}, /* aten::clip.Tensor */
    {45934, 45956, 605, 1, 0x0}, /* aten::clip.Tensor_out */
    {46060, 46075, 606, 1, 0x10000}, /* aten::clip.out */
    {46172, 46184, 607, 1, 0x10000}, /* aten::clip_ */
    {46263, 46282, 608, 1, 0x10000}, /* aten::clip_.Tensor */
    {46368, 46380, 609, 1, 0x10001}, /* aten::clone */
    {46452, 46468, 610, 1, 0x20}, /* aten::clone.out */
    {46564, 46583, 611, 1, 0x0}, /* aten::column_stack */
    {46630, 46653, 612, 1, 0x0}, /* aten::column_stack.out */
    {46727, 46746, 613, 1, 0x0}, /* aten::combinations */
    {46826, 46840, 614, 2, 0x0}, /* aten::complex */
    {46890, 46908, 616, 2, 0x0}, /* aten::complex.out */
    {46985, 46998, 618, 1, 0x0}, /* aten::concat */
    {47050, 47067, 619, 1, 0x0}, /* aten::concat.out */
    {47146, 47164, 620, 1, 0x0}, /* aten::concatenate */
    {47221, 47243, 621, 1, 0x0}, /* aten::concatenate.out */
    {47327, 47338, 622, 1, 0x0}, /* aten::conj */
    {47378, 47398, 623, 1, 0x10100}, /* aten::conj_physical */
    {47441, 47465, 624, 2, 0x10000}, /* aten::conj_physical.out */
    {47535, 47556, 626, 2, 0x10000}, /* aten::conj_physical_ */
    {47608, 47630, 628, 1, 0x1}, /* aten::constant_pad_nd */
    {47705, 47731, 629, 1, 0x20}, /* aten::constant_pad_nd.out */
    {47833, 47850, 630, 1, 0x0}, /* aten::contiguous */
    {47945, 47958, 631, 1, 0x0}, /* aten::conv1d */
    {48109, 48130, 632, 1, 0x0}, /* aten::conv1d.padding */
    {48289, 48302, 633, 1, 0x0}, /* aten::conv2d */
    {48453, 48474, 634, 1, 0x0}, /* aten::conv2d.padding */
    {48633, 48646, 635, 1, 0x0}, /* aten::conv3d */
    {48797, 48818, 636, 1, 0x0}, /* aten::conv3d.padding */
    {48977, 49000, 637, 1, 0x0}, /* aten::conv_transpose1d */
    {49189, 49218, 638, 1, 0x0}, /* aten::conv_transpose2d.input */
    {49413, 49442, 639, 1, 0x0}, /* aten::conv_transpose3d.input */
    {49637, 49655, 640, 2, 0x1}, /* aten::convolution */
    {49837, 49859, 642, 1, 0x20}, /* aten::convolution.out */
    {50068, 50095, 643, 2, 0x1}, /* aten::convolution_backward */
    {50353, 50384, 645, 1, 0x20}, /* aten::convolution_backward.out */
    {50712, 50723, 646, 1, 0x1}, /* aten::copy */
    {50794, 50809, 647, 1, 0x20}, /* aten::copy.out */
    {50907, 50919, 648, 1, 0x0}, /* aten::copy_ */
    {50999, 51021, 649, 1, 0x10000}, /* aten::copysign.Scalar */
    {51080, 51106, 650, 1, 0x10000}, /* aten::copysign.Scalar_out */
    {51192, 51214, 651, 2, 0x10000}, /* aten::copysign.Tensor */
    {51273, 51292, 653, 2, 0x10000}, /* aten::copysign.out */
    {51371, 51394, 655, 1, 0x0}, /* aten::copysign_.Scalar */
    {51462, 51485, 656, 2, 0x0}, /* aten::copysign_.Tensor */
    {51553, 51563, 658, 2, 0x10001}, /* aten::cos */
    {51596, 51610, 660, 2, 0x10000}, /* aten::cos.out */
    {51670, 51681, 662, 2, 0x10000}, /* aten::cos_ */
    {51723, 51734, 664, 2, 0x10001}, /* aten::cosh */
    {51768, 51783, 666, 2, 0x10000}, /* aten::cosh.out */
    {51844, 51856, 668, 2, 0x10000}, /* aten::cosh_ */
    {51899, 51927, 670, 1, 0x0}, /* aten::cosine_embedding_loss */
    {52048, 52072, 671, 1, 0x0}, /* aten::cosine_similarity */
    {52156, 52176, 672, 1, 0x40000}, /* aten::count_nonzero */
    {52234, 52266, 673, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {52332, 52368, 675, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {52461, 52485, 676, 1, 0x20}, /* aten::count_nonzero.out */
    {52570, 52583, 677, 1, 0x0}, /* aten::cummax */
    {52653, 52670, 678, 2, 0x0}, /* aten::cummax.out */
    {52794, 52807, 680, 1, 0x0}, /* aten::cummin */
    {52877, 52894, 681, 2, 0x0}, /* aten::cummin.out */
    {53018, 53032, 683, 2, 0x0}, /* aten::cumprod */
    {53105, 53123, 685, 2, 0x0}, /* aten::cumprod.out */
    {53220, 53235, 687, 2, 0x0}, /* aten::cumprod_ */
    {53317, 53330, 689, 2, 0x1}, /* aten::cumsum */
    {53402, 53419, 691, 2, 0x0}, /* aten::cumsum.out */
    {53515, 53529, 693, 2, 0x0}, /* aten::cumsum_ */
    {53610, 53640, 695, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {53718, 53747, 696, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {53821, 53835, 697, 1, 0x10000}, /* aten::deg2rad */
    {53872, 53890, 698, 1, 0x10000}, /* aten::deg2rad.out */
    {53954, 53969, 699, 1, 0x10000}, /* aten::deg2rad_ */
    {54015, 54028, 700, 1, 0x0}, /* aten::detach */
    {54070, 54084, 701, 1, 0x80}, /* aten::detach_ */
    {54129, 54147, 702, 1, 0x80000}, /* aten::detach_copy */
    {54188, 54210, 703, 1, 0x80020}, /* aten::detach_copy.out */
    {54278, 54289, 704, 1, 0x0}, /* aten::diag */
    {54339, 54354, 705, 1, 0x0}, /* aten::diag.out */
    {54431, 54448, 706, 1, 0x0}, /* aten::diag_embed */
    {54528, 54549, 707, 1, 0x20}, /* aten::diag_embed.out */
    {54656, 54671, 708, 1, 0x0}, /* aten::diagflat */
    {54723, 54738, 709, 1, 0x1}, /* aten::diagonal */
    {54820, 54844, 710, 1, 0x0}, /* aten::diagonal_backward */
    {54952, 54980, 711, 1, 0x20}, /* aten::diagonal_backward.out */
    {55115, 55135, 712, 1, 0x80000}, /* aten::diagonal_copy */
    {55216, 55240, 713, 1, 0x80020}, /* aten::diagonal_copy.out */
    {55348, 55371, 714, 1, 0x0}, /* aten::diagonal_scatter */
    {55467, 55494, 715, 1, 0x20}, /* aten::diagonal_scatter.out */
    {55617, 55631, 716, 2, 0x10000}, /* aten::digamma */
    {55668, 55686, 718, 2, 0x10000}, /* aten::digamma.out */
    {55750, 55765, 720, 2, 0x10000}, /* aten::digamma_ */
    {55811, 55822, 722, 1, 0x0}, /* aten::dist */
    {55882, 55897, 723, 1, 0x20}, /* aten::dist.out */
    {55984, 56001, 724, 1, 0x10001}, /* aten::div.Scalar */
    {56055, 56077, 725, 1, 0x10001}, /* aten::div.Scalar_mode */
    {56159, 56185, 726, 1, 0x20}, /* aten::div.Scalar_mode_out */
    {56291, 56312, 727, 1, 0x20}, /* aten::div.Scalar_out */
    {56393, 56410, 728, 2, 0x10001}, /* aten::div.Tensor */
    {56464, 56486, 730, 2, 0x10001}, /* aten::div.Tensor_mode */
    {56568, 56582, 732, 2, 0x10000}, /* aten::div.out */
    {56656, 56675, 734, 2, 0x10000}, /* aten::div.out_mode */
    {56774, 56792, 736, 1, 0x10000}, /* aten::div_.Scalar */
    {56855, 56878, 737, 1, 0x10000}, /* aten::div_.Scalar_mode */
    {56969, 56987, 738, 2, 0x10000}, /* aten::div_.Tensor */
    {57050, 57073, 740, 2, 0x10000}, /* aten::div_.Tensor_mode */
    {57164, 57184, 742, 1, 0x0}, /* aten::divide.Scalar */
    {57241, 57266, 743, 1, 0x0}, /* aten::divide.Scalar_mode */
    {57351, 57371, 744, 1, 0x0}, /* aten::divide.Tensor */
    {57428, 57453, 745, 1, 0x0}, /* aten::divide.Tensor_mode */
    {57538, 57555, 746, 1, 0x0}, /* aten::divide.out */
    {57632, 57654, 747, 1, 0x0}, /* aten::divide.out_mode */
    {57756, 57777, 748, 1, 0x0}, /* aten::divide_.Scalar */
    {57843, 57869, 749, 1, 0x0}, /* aten::divide_.Scalar_mode */
    {57963, 57984, 750, 1, 0x0}, /* aten::divide_.Tensor */
    {58050, 58076, 751, 1, 0x0}, /* aten::divide_.Tensor_mode */
    {58170, 58180, 752, 2, 0x0}, /* aten::dot */
    {58228, 58242, 754, 1, 0x0}, /* aten::dot.out */
    {58317, 58336, 755, 1, 0x0}, /* aten::dsplit.array */
    {58406, 58423, 756, 1, 0x0}, /* aten::dsplit.int */
    {58490, 58503, 757, 1, 0x0}, /* aten::dstack */
    {58544, 58561, 758, 1, 0x0}, /* aten::dstack.out */
    {58629, 58642, 759, 1, 0x0}, /* aten::einsum */
    {58718, 58728, 760, 2, 0x10001}, /* aten::elu */
    {58815, 58829, 762, 2, 0x0}, /* aten::elu.out */
    {58943, 58954, 764, 2, 0x10000}, /* aten::elu_ */
    {59050, 59069, 766, 2, 0x0}, /* aten::elu_backward */
    {59205, 59235, 768, 2, 0x0}, /* aten::elu_backward.grad_input */
    {59412, 59428, 770, 1, 0x1}, /* aten::embedding */
    {59558, 59578, 771, 1, 0x20}, /* aten::embedding.out */
    {59735, 59760, 772, 1, 0x0}, /* aten::embedding_backward */
    {59902, 59933, 773, 2, 0x1}, /* aten::embedding_dense_backward */
    {60075, 60110, 775, 1, 0x20}, /* aten::embedding_dense_backward.out */
    {60279, 60305, 776, 3, 0x1}, /* aten::empty.memory_format */
    {60482, 60498, 779, 1, 0x0}, /* aten::empty.out */
    {60596, 60613, 780, 1, 0x0}, /* aten::empty_like */
    {60779, 60800, 781, 1, 0x20}, /* aten::empty_like.out */
    {60901, 60922, 782, 2, 0x0}, /* aten::empty_permuted */
    {61083, 61108, 784, 1, 0x20}, /* aten::empty_permuted.out */
    {61204, 61224, 785, 3, 0x1}, /* aten::empty_strided */
    {61378, 61402, 788, 1, 0x20}, /* aten::empty_strided.out */
    {61491, 61507, 789, 2, 0x10001}, /* aten::eq.Scalar */
    {61560, 61580, 791, 2, 0x10000}, /* aten::eq.Scalar_out */
    {61660, 61676, 793, 2, 0x10001}, /* aten::eq.Tensor */
    {61729, 61749, 795, 2, 0x10000}, /* aten::eq.Tensor_out */
    {61829, 61846, 797, 2, 0x0}, /* aten::eq_.Scalar */
    {61908, 61925, 799, 2, 0x0}, /* aten::eq_.Tensor */
    {61987, 61999, 801, 2, 0x10004}, /* aten::equal */
    {62046, 62056, 803, 2, 0x10001}, /* aten::erf */
    {62089, 62103, 805, 2, 0x10000}, /* aten::erf.out */
    {62163, 62174, 807, 2, 0x10000}, /* aten::erf_ */
    {62216, 62227, 809, 2, 0x10000}, /* aten::erfc */
    {62261, 62276, 811, 2, 0x10000}, /* aten::erfc.out */
    {62337, 62349, 813, 2, 0x10000}, /* aten::erfc_ */
    {62392, 62405, 815, 2, 0x10000}, /* aten::erfinv */
    {62441, 62458, 817, 2, 0x10000}, /* aten::erfinv.out */
    {62521, 62535, 819, 2, 0x10000}, /* aten::erfinv_ */
    {62580, 62590, 821, 2, 0x10001}, /* aten::exp */
    {62623, 62637, 823, 2, 0x10000}, /* aten::exp.out */
    {62697, 62708, 825, 2, 0x10000}, /* aten::exp2 */
    {62742, 62757, 827, 2, 0x10000}, /* aten::exp2.out */
    {62818, 62830, 829, 2, 0x10000}, /* aten::exp2_ */
    {62873, 62884, 831, 2, 0x10000}, /* aten::exp_ */
    {62926, 62939, 833, 1, 0x1}, /* aten::expand */
    {63020, 63036, 834, 1, 0x0}, /* aten::expand_as */
    {63095, 63113, 835, 1, 0x80000}, /* aten::expand_copy */
    {63193, 63215, 836, 1, 0x80020}, /* aten::expand_copy.out */
    {63319, 63331, 837, 2, 0x10001}, /* aten::expm1 */
    {63366, 63382, 839, 2, 0x10000}, /* aten::expm1.out */
    {63444, 63457, 841, 2, 0x10000}, /* aten::expm1_ */
    {63501, 63511, 843, 2, 0x0}, /* aten::eye */
    {63633, 63645, 845, 2, 0x0}, /* aten::eye.m */
    {63779, 63795, 847, 2, 0x0}, /* aten::eye.m_out */
    {63864, 63878, 849, 2, 0x0}, /* aten::eye.out */
    {63935, 63949, 851, 1, 0x0}, /* aten::fft_fft */
    {64030, 64048, 852, 1, 0x0}, /* aten::fft_fft.out */
    {64156, 64171, 853, 1, 0x0}, /* aten::fft_fft2 */
    {64264, 64283, 854, 1, 0x0}, /* aten::fft_fft2.out */
    {64403, 64418, 855, 1, 0x0}, /* aten::fft_fftn */
    {64509, 64528, 856, 1, 0x0}, /* aten::fft_fftn.out */
    {64646, 64661, 857, 1, 0x0}, /* aten::fft_hfft */
    {64743, 64762, 858, 1, 0x0}, /* aten::fft_hfft.out */
    {64871, 64887, 859, 1, 0x0}, /* aten::fft_hfft2 */
    {64981, 65001, 860, 1, 0x0}, /* aten::fft_hfft2.out */
    {65122, 65138, 861, 1, 0x0}, /* aten::fft_hfftn */
    {65230, 65250, 862, 1, 0x0}, /* aten::fft_hfftn.out */
    {65369, 65384, 863, 1, 0x0}, /* aten::fft_ifft */
    {65466, 65485, 864, 1, 0x0}, /* aten::fft_ifft.out */
    {65594, 65610, 865, 1, 0x0}, /* aten::fft_ifft2 */
    {65704, 65724, 866, 1, 0x0}, /* aten::fft_ifft2.out */
    {65845, 65861, 867, 1, 0x0}, /* aten::fft_ifftn */
    {65953, 65973, 868, 1, 0x0}, /* aten::fft_ifftn.out */
    {66092, 66108, 869, 1, 0x0}, /* aten::fft_ihfft */
    {66191, 66211, 870, 1, 0x0}, /* aten::fft_ihfft.out */
    {66321, 66338, 871, 1, 0x0}, /* aten::fft_ihfft2 */
    {66433, 66454, 872, 1, 0x0}, /* aten::fft_ihfft2.out */
    {66576, 66593, 873, 1, 0x0}, /* aten::fft_ihfftn */
    {66686, 66707, 874, 1, 0x0}, /* aten::fft_ihfftn.out */
    {66827, 66843, 875, 1, 0x0}, /* aten::fft_irfft */
    {66926, 66946, 876, 1, 0x0}, /* aten::fft_irfft.out */
    {67056, 67073, 877, 1, 0x0}, /* aten::fft_irfft2 */
    {67168, 67189, 878, 1, 0x0}, /* aten::fft_irfft2.out */
    {67311, 67328, 879, 1, 0x0}, /* aten::fft_irfftn */
    {67421, 67442, 880, 1, 0x0}, /* aten::fft_irfftn.out */
    {67562, 67577, 881, 1, 0x0}, /* aten::fft_rfft */
    {67659, 67678, 882, 1, 0x0}, /* aten::fft_rfft.out */
    {67787, 67803, 883, 1, 0x0}, /* aten::fft_rfft2 */
    {67897, 67917, 884, 1, 0x0}, /* aten::fft_rfft2.out */
    {68038, 68054, 885, 1, 0x0}, /* aten::fft_rfftn */
    {68146, 68166, 886, 1, 0x0}, /* aten::fft_rfftn.out */
    {68285, 68303, 887, 1, 0x1}, /* aten::fill.Scalar */
    {68358, 68380, 888, 1, 0x20}, /* aten::fill.Scalar_out */
    {68462, 68480, 889, 1, 0x0}, /* aten::fill.Tensor */
    {68535, 68557, 890, 1, 0x20}, /* aten::fill.Tensor_out */
    {68639, 68658, 891, 2, 0x0}, /* aten::fill_.Scalar */
    {68722, 68741, 893, 2, 0x0}, /* aten::fill_.Tensor */
    {68805, 68815, 895, 1, 0x0}, /* aten::fix */
    {68848, 68862, 896, 1, 0x0}, /* aten::fix.out */
    {68922, 68933, 897, 1, 0x0}, /* aten::fix_ */
    {68975, 69000, 898, 1, 0x0}, /* aten::flatten.using_ints */
    {69087, 69098, 899, 2, 0x1}, /* aten::flip */
    {69144, 69159, 901, 1, 0x20}, /* aten::flip.out */
    {69232, 69245, 902, 1, 0x0}, /* aten::fliplr */
    {69281, 69294, 903, 1, 0x0}, /* aten::flipud */
    {69330, 69355, 904, 1, 0x10000}, /* aten::float_power.Scalar */
    {69420, 69449, 905, 1, 0x10000}, /* aten::float_power.Scalar_out */
    {69541, 69573, 906, 1, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {69645, 69681, 907, 1, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {69780, 69812, 908, 1, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {69884, 69920, 909, 1, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {70019, 70045, 910, 1, 0x10000}, /* aten::float_power_.Scalar */
    {70119, 70145, 911, 1, 0x10000}, /* aten::float_power_.Tensor */
    {70219, 70231, 912, 2, 0x10001}, /* aten::floor */
    {70266, 70282, 914, 2, 0x10000}, /* aten::floor.out */
    {70344, 70357, 916, 2, 0x10000}, /* aten::floor_ */
    {70401, 70420, 918, 2, 0x0}, /* aten::floor_divide */
    {70476, 70502, 920, 1, 0x0}, /* aten::floor_divide.Scalar */
    {70565, 70595, 921, 1, 0x20}, /* aten::floor_divide.Scalar_out */
    {70685, 70708, 922, 2, 0x0}, /* aten::floor_divide.out */
    {70791, 70818, 924, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {70890, 70917, 925, 2, 0x0}, /* aten::floor_divide_.Tensor */
    {70989, 71000, 927, 2, 0x10000}, /* aten::fmax */
    {71048, 71063, 929, 2, 0x10000}, /* aten::fmax.out */
    {71138, 71149, 931, 2, 0x10000}, /* aten::fmin */
    {71197, 71212, 933, 2, 0x10000}, /* aten::fmin.out */
    {71287, 71305, 935, 1, 0x10001}, /* aten::fmod.Scalar */
    {71360, 71382, 936, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {71464, 71482, 937, 2, 0x10001}, /* aten::fmod.Tensor */
    {71537, 71559, 939, 2, 0x10000}, /* aten::fmod.Tensor_out */
    {71641, 71660, 941, 1, 0x10000}, /* aten::fmod_.Scalar */
    {71724, 71743, 942, 2, 0x10000}, /* aten::fmod_.Tensor */
    {71807, 71818, 944, 2, 0x10000}, /* aten::frac */
    {71852, 71867, 946, 2, 0x10000}, /* aten::frac.out */
    {71928, 71940, 948, 2, 0x10000}, /* aten::frac_ */
    {71983, 72011, 950, 2, 0x0}, /* aten::fractional_max_pool2d */
    {72135, 72170, 952, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {72351, 72388, 954, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {72524, 72572, 956, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {72749, 72777, 958, 2, 0x0}, /* aten::fractional_max_pool3d */
    {72901, 72936, 960, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {73117, 73154, 962, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {73290, 73338, 964, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {73515, 73534, 966, 2, 0x10000}, /* aten::frexp.Tensor */
    {73604, 73627, 968, 2, 0x10000}, /* aten::frexp.Tensor_out */
    {73754, 73770, 970, 2, 0x0}, /* aten::from_file */
    {73934, 73954, 972, 1, 0x20}, /* aten::from_file.out */
    {74053, 74064, 973, 2, 0x1}, /* aten::full */
    {74211, 74226, 975, 1, 0x0}, /* aten::full.out */
    {74308, 74324, 976, 1, 0x1}, /* aten::full_like */
    {74508, 74528, 977, 1, 0x20}, /* aten::full_like.out */
    {74647, 74660, 978, 2, 0x1}, /* aten::gather */
    {74746, 74763, 980, 2, 0x0}, /* aten::gather.out */
    {74873, 74895, 982, 1, 0x0}, /* aten::gather_backward */
    {74994, 75004, 983, 2, 0x10000}, /* aten::gcd */
    {75051, 75065, 985, 2, 0x10000}, /* aten::gcd.out */
    {75139, 75150, 987, 2, 0x0}, /* aten::gcd_ */
    {75206, 75222, 989, 2, 0x10001}, /* aten::ge.Scalar */
    {75275, 75295, 991, 2, 0x10000}, /* aten::ge.Scalar_out */
    {75375, 75391, 993, 2, 0x10001}, /* aten::ge.Tensor */
    {75444, 75464, 995, 2, 0x10000}, /* aten::ge.Tensor_out */
    {75544, 75561, 997, 2, 0x0}, /* aten::ge_.Scalar */
    {75623, 75640, 999, 2, 0x0}, /* aten::ge_.Tensor */
    {75702, 75713, 1001, 2, 0x10001}, /* aten::gelu */
    {75774, 75789, 1003, 2, 0x0}, /* aten::gelu.out */
    {75874, 75886, 1005, 2, 0x0}, /* aten::gelu_ */
    {75956, 75976, 1007, 2, 0x10000}, /* aten::gelu_backward */
    {76066, 76097, 1009, 2, 0x0}, /* aten::gelu_backward.grad_input */
    {76225, 76235, 1011, 1, 0x0}, /* aten::ger */
    {76281, 76295, 1012, 1, 0x0}, /* aten::ger.out */
    {76368, 76389, 1013, 1, 0x0}, /* aten::gradient.array */
    {76467, 76494, 1014, 1, 0x0}, /* aten::gradient.scalararray */
    {76594, 76619, 1015, 1, 0x0}, /* aten::gradient.scalarint */
    {76727, 76757, 1016, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {76862, 76890, 1017, 1, 0x0}, /* aten::gradient.scalarrayint */
    {76997, 77024, 1018, 1, 0x0}, /* aten::gradient.tensorarray */
    {77126, 77156, 1019, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {77265, 77286, 1020, 1, 0x0}, /* aten::greater.Scalar */
    {77344, 77369, 1021, 1, 0x0}, /* aten::greater.Scalar_out */
    {77454, 77475, 1022, 1, 0x0}, /* aten::greater.Tensor */
    {77533, 77558, 1023, 1, 0x0}, /* aten::greater.Tensor_out */
    {77643, 77665, 1024, 1, 0x0}, /* aten::greater_.Scalar */
    {77732, 77754, 1025, 1, 0x0}, /* aten::greater_.Tensor */
    {77821, 77848, 1026, 1, 0x0}, /* aten::greater_equal.Scalar */
    {77912, 77943, 1027, 1, 0x0}, /* aten::greater_equal.Scalar_out */
    {78034, 78061, 1028, 1, 0x0}, /* aten::greater_equal.Tensor */
    {78125, 78156, 1029, 1, 0x0}, /* aten::greater_equal.Tensor_out */
    {78247, 78275, 1030, 1, 0x0}, /* aten::greater_equal_.Scalar */
    {78348, 78376, 1031, 1, 0x0}, /* aten::greater_equal_.Tensor */
    {78449, 78466, 1032, 1, 0x0}, /* aten::group_norm */
    {78605, 78621, 1033, 2, 0x10001}, /* aten::gt.Scalar */
    {78674, 78694, 1035, 2, 0x10000}, /* aten::gt.Scalar_out */
    {78774, 78790, 1037, 2, 0x10001}, /* aten::gt.Tensor */
    {78843, 78863, 1039, 2, 0x10000}, /* aten::gt.Tensor_out */
    {78943, 78960, 1041, 2, 0x0}, /* aten::gt_.Scalar */
    {79022, 79039, 1043, 2, 0x0}, /* aten::gt_.Tensor */
    {79101, 79118, 1045, 2, 0x10000}, /* aten::hardshrink */
    {79176, 79197, 1047, 2, 0x0}, /* aten::hardshrink.out */
    {79282, 79308, 1049, 2, 0x0}, /* aten::hardshrink_backward */
    {79388, 79425, 1051, 2, 0x0}, /* aten::hardshrink_backward.grad_input */
    {79546, 79564, 1053, 2, 0x10000}, /* aten::hardsigmoid */
    {79605, 79627, 1055, 2, 0x0}, /* aten::hardsigmoid.out */
    {79695, 79714, 1057, 2, 0x10000}, /* aten::hardsigmoid_ */
    {79764, 79791, 1059, 2, 0x0}, /* aten::hardsigmoid_backward */
    {79861, 79899, 1061, 2, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {80010, 80026, 1063, 2, 0x0}, /* aten::hardswish */
    {80065, 80085, 1065, 2, 0x0}, /* aten::hardswish.out */
    {80151, 80168, 1067, 2, 0x0}, /* aten::hardswish_ */
    {80216, 80241, 1069, 2, 0x0}, /* aten::hardswish_backward */
    {80309, 80338, 1071, 1, 0x20}, /* aten::hardswish_backward.out */
    {80433, 80448, 1072, 2, 0x10001}, /* aten::hardtanh */
    {80523, 80542, 1074, 2, 0x0}, /* aten::hardtanh.out */
    {80644, 80660, 1076, 2, 0x10000}, /* aten::hardtanh_ */
    {80744, 80768, 1078, 2, 0x0}, /* aten::hardtanh_backward */
    {80867, 80902, 1080, 2, 0x0}, /* aten::hardtanh_backward.grad_input */
    {81042, 81058, 1082, 2, 0x10000}, /* aten::heaviside */
    {81112, 81132, 1084, 2, 0x10000}, /* aten::heaviside.out */
    {81213, 81230, 1086, 2, 0x0}, /* aten::heaviside_ */
    {81293, 81320, 1088, 1, 0x0}, /* aten::hinge_embedding_loss */
    {81423, 81435, 1089, 2, 0x0}, /* aten::histc */
    {81512, 81528, 1091, 2, 0x0}, /* aten::histc.out */
    {81632, 81655, 1093, 2, 0x0}, /* aten::histogram.bin_ct */
    {81805, 81832, 1095, 2, 0x0}, /* aten::histogram.bin_ct_out */
    {82033, 82061, 1097, 2, 0x0}, /* aten::histogram.bins_tensor */
    {82194, 82226, 1099, 2, 0x0}, /* aten::histogram.bins_tensor_out */
    {82410, 82429, 1101, 1, 0x0}, /* aten::hsplit.array */
    {82499, 82516, 1102, 1, 0x0}, /* aten::hsplit.int */
    {82583, 82596, 1103, 1, 0x0}, /* aten::hstack */
    {82637, 82654, 1104, 1, 0x0}, /* aten::hstack.out */
    {82722, 82739, 1105, 2, 0x0}, /* aten::huber_loss */
    {82831, 82852, 1107, 2, 0x0}, /* aten::huber_loss.out */
    {82971, 82997, 1109, 2, 0x0}, /* aten::huber_loss_backward */
    {83109, 83139, 1111, 2, 0x0}, /* aten::huber_loss_backward.out */
    {83285, 83297, 1113, 2, 0x10000}, /* aten::hypot */
    {83346, 83362, 1115, 2, 0x10000}, /* aten::hypot.out */
    {83438, 83451, 1117, 2, 0x10000}, /* aten::hypot_ */
    {83509, 83518, 1119, 2, 0x10000}, /* aten::i0 */
    {83550, 83563, 1121, 2, 0x10000}, /* aten::i0.out */
    {83622, 83632, 1123, 2, 0x10000}, /* aten::i0_ */
    {83673, 83686, 1125, 2, 0x10000}, /* aten::igamma */
    {83736, 83753, 1127, 2, 0x10000}, /* aten::igamma.out */
    {83830, 83844, 1129, 2, 0x10000}, /* aten::igamma_ */
    {83903, 83917, 1131, 2, 0x10000}, /* aten::igammac */
    {83968, 83986, 1133, 2, 0x10000}, /* aten::igammac.out */
    {84064, 84079, 1135, 2, 0x10000}, /* aten::igammac_ */
    {84139, 84150, 1137, 1, 0x0}, /* aten::imag */
    {84190, 84209, 1138, 1, 0x9}, /* aten::index.Tensor */
    {84270, 84286, 1139, 2, 0x0}, /* aten::index_add */
    {84382, 84402, 1141, 2, 0x0}, /* aten::index_add.out */
    {84522, 84539, 1143, 2, 0x0}, /* aten::index_add_ */
    {84644, 84661, 1145, 2, 0x0}, /* aten::index_copy */
    {84739, 84760, 1147, 2, 0x0}, /* aten::index_copy.out */
    {84865, 84883, 1149, 2, 0x0}, /* aten::index_copy_ */
    {84970, 84998, 1151, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {85086, 85118, 1152, 1, 0x20}, /* aten::index_fill.int_Scalar_out */
    {85233, 85261, 1153, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {85349, 85381, 1154, 1, 0x20}, /* aten::index_fill.int_Tensor_out */
    {85496, 85525, 1155, 2, 0x0}, /* aten::index_fill_.int_Scalar */
    {85622, 85651, 1157, 2, 0x0}, /* aten::index_fill_.int_Tensor */
    {85748, 85767, 1159, 2, 0x0}, /* aten::index_reduce */
    {85886, 85909, 1161, 2, 0x0}, /* aten::index_reduce.out */
    {86052, 86072, 1163, 2, 0x0}, /* aten::index_reduce_ */
    {86200, 86219, 1165, 2, 0x1}, /* aten::index_select */
    {86284, 86307, 1167, 2, 0x0}, /* aten::index_select.out */
    {86399, 86427, 1169, 1, 0x0}, /* aten::index_select_backward */
    {86522, 86534, 1170, 1, 0x0}, /* aten::inner */
    {86583, 86599, 1171, 1, 0x0}, /* aten::inner.out */
    {86675, 86695, 1172, 1, 0x0}, /* aten::instance_norm */
    {86881, 86898, 1173, 1, 0x0}, /* aten::is_complex */
    {86936, 86950, 1174, 1, 0x0}, /* aten::is_conj */
    {86985, 87006, 1175, 1, 0x0}, /* aten::is_distributed */
    {87048, 87072, 1176, 1, 0x0}, /* aten::is_floating_point */
    {87117, 87136, 1177, 1, 0x0}, /* aten::is_inference */
    {87176, 87189, 1178, 1, 0x0}, /* aten::is_neg */
    {87223, 87240, 1179, 1, 0x0}, /* aten::is_nonzero */
    {87278, 87294, 1180, 1, 0x0}, /* aten::is_pinned */
    {87352, 87371, 1181, 1, 0x0}, /* aten::is_same_size */
    {87425, 87441, 1182, 1, 0x0}, /* aten::is_signed */
    {87478, 87492, 1183, 1, 0x0}, /* aten::isclose */
    {87601, 87616, 1184, 1, 0x10000}, /* aten::isfinite */
    {87654, 87666, 1185, 2, 0x10001}, /* aten::isinf */
    {87701, 87717, 1187, 1, 0x20}, /* aten::isinf.out */
    {87779, 87791, 1188, 2, 0x10001}, /* aten::isnan */
    {87826, 87842, 1190, 1, 0x20}, /* aten::isnan.out */
    {87904, 87919, 1191, 2, 0x10000}, /* aten::isneginf */
    {87957, 87976, 1193, 2, 0x10000}, /* aten::isneginf.out */
    {88041, 88056, 1195, 2, 0x10000}, /* aten::isposinf */
    {88094, 88113, 1197, 2, 0x10000}, /* aten::isposinf.out */
    {88178, 88191, 1199, 1, 0x0}, /* aten::isreal */
    {88227, 88238, 1200, 1, 0x4}, /* aten::item */
    {88272, 88285, 1201, 1, 0x0}, /* aten::kl_div */
    {88382, 88393, 1202, 1, 0x0}, /* aten::kron */
    {88441, 88456, 1203, 1, 0x0}, /* aten::kron.out */
    {88531, 88546, 1204, 1, 0x0}, /* aten::kthvalue */
    {88651, 88673, 1205, 2, 0x0}, /* aten::kthvalue.values */
    {88835, 88849, 1207, 1, 0x0}, /* aten::l1_loss */
    {88921, 88938, 1208, 1, 0x0}, /* aten::layer_norm */
    {89087, 89097, 1209, 2, 0x10000}, /* aten::lcm */
    {89144, 89158, 1211, 2, 0x10000}, /* aten::lcm.out */
    {89232, 89243, 1213, 2, 0x0}, /* aten::lcm_ */
    {89299, 89318, 1215, 1, 0x10000}, /* aten::ldexp.Tensor */
    {89374, 89390, 1216, 1, 0x10000}, /* aten::ldexp.out */
    {89466, 89479, 1217, 1, 0x10000}, /* aten::ldexp_ */
    {89537, 89553, 1218, 2, 0x10001}, /* aten::le.Scalar */
    {89606, 89626, 1220, 2, 0x10000}, /* aten::le.Scalar_out */
    {89706, 89722, 1222, 2, 0x10001}, /* aten::le.Tensor */
    {89775, 89795, 1224, 2, 0x10000}, /* aten::le.Tensor_out */
    {89875, 89892, 1226, 2, 0x0}, /* aten::le_.Scalar */
    {89954, 89971, 1228, 2, 0x0}, /* aten::le_.Tensor */
    {90033, 90050, 1230, 2, 0x10001}, /* aten::leaky_relu */
    {90118, 90139, 1232, 2, 0x0}, /* aten::leaky_relu.out */
    {90234, 90252, 1234, 2, 0x10000}, /* aten::leaky_relu_ */
    {90329, 90355, 1236, 2, 0x0}, /* aten::leaky_relu_backward */
    {90468, 90505, 1238, 2, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {90659, 90677, 1240, 2, 0x10000}, /* aten::lerp.Scalar */
    {90745, 90767, 1242, 2, 0x10000}, /* aten::lerp.Scalar_out */
    {90862, 90880, 1244, 2, 0x10000}, /* aten::lerp.Tensor */
    {90948, 90970, 1246, 2, 0x10000}, /* aten::lerp.Tensor_out */
    {91065, 91084, 1248, 2, 0x10000}, /* aten::lerp_.Scalar */
    {91161, 91180, 1250, 2, 0x10000}, /* aten::lerp_.Tensor */
    {91257, 91275, 1252, 1, 0x0}, /* aten::less.Scalar */
    {91330, 91352, 1253, 1, 0x0}, /* aten::less.Scalar_out */
    {91434, 91452, 1254, 1, 0x0}, /* aten::less.Tensor */
    {91507, 91529, 1255, 1, 0x0}, /* aten::less.Tensor_out */
    {91611, 91630, 1256, 1, 0x0}, /* aten::less_.Scalar */
    {91694, 91713, 1257, 1, 0x0}, /* aten::less_.Tensor */
    {91777, 91801, 1258, 1, 0x0}, /* aten::less_equal.Scalar */
    {91862, 91890, 1259, 1, 0x0}, /* aten::less_equal.Scalar_out */
    {91978, 92002, 1260, 1, 0x0}, /* aten::less_equal.Tensor */
    {92063, 92091, 1261, 1, 0x0}, /* aten::less_equal.Tensor_out */
    {92179, 92204, 1262, 1, 0x0}, /* aten::less_equal_.Scalar */
    {92274, 92299, 1263, 1, 0x0}, /* aten::less_equal_.Tensor */
    {92369, 92382, 1264, 2, 0x10000}, /* aten::lgamma */
    {92418, 92435, 1266, 2, 0x10000}, /* aten::lgamma.out */
    {92498, 92512, 1268, 2, 0x10000}, /* aten::lgamma_ */
    {92557, 92568, 1270, 1, 0x0}, /* aten::lift */
    {92602, 92617, 1271, 1, 0x20}, /* aten::lift.out */
    {92678, 92695, 1272, 1, 0x0}, /* aten::lift_fresh */
    {92741, 92763, 1273, 1, 0x80000}, /* aten::lift_fresh_copy */
    {92808, 92834, 1274, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {92906, 92928, 1275, 1, 0x0}, /* aten::linalg_diagonal */
    {93019, 93039, 1276, 1, 0x0}, /* aten::linalg_matmul */
    {93096, 93120, 1277, 1, 0x0}, /* aten::linalg_matmul.out */
    {93204, 93227, 1278, 1, 0x0}, /* aten::linalg_multi_dot */
    {93278, 93305, 1279, 1, 0x0}, /* aten::linalg_multi_dot.out */
    {93383, 93403, 1280, 1, 0x0}, /* aten::linalg_vander */
    {93462, 93482, 1281, 1, 0x0}, /* aten::linalg_vecdot */
    {93547, 93571, 1282, 1, 0x0}, /* aten::linalg_vecdot.out */
    {93660, 93685, 1283, 2, 0x40000}, /* aten::linalg_vector_norm */
    {93812, 93841, 1285, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {93992, 94005, 1287, 1, 0x0}, /* aten::linear */
    {94076, 94091, 1288, 2, 0x0}, /* aten::linspace */
    {94245, 94274, 1290, 1, 0x0}, /* aten::linspace.Scalar_Tensor */
    {94442, 94475, 1291, 1, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {94578, 94607, 1292, 1, 0x0}, /* aten::linspace.Tensor_Scalar */
    {94775, 94808, 1293, 1, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {94911, 94940, 1294, 1, 0x0}, /* aten::linspace.Tensor_Tensor */
    {95108, 95141, 1295, 1, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {95244, 95263, 1296, 2, 0x0}, /* aten::linspace.out */
    {95352, 95362, 1298, 2, 0x10001}, /* aten::log */
    {95395, 95409, 1300, 2, 0x10000}, /* aten::log.out */
    {95469, 95481, 1302, 2, 0x10001}, /* aten::log10 */
    {95516, 95532, 1304, 2, 0x10000}, /* aten::log10.out */
    {95594, 95607, 1306, 2, 0x10000}, /* aten::log10_ */
    {95651, 95663, 1308, 2, 0x10001}, /* aten::log1p */
    {95698, 95714, 1310, 2, 0x10000}, /* aten::log1p.out */
    {95776, 95789, 1312, 2, 0x10000}, /* aten::log1p_ */
    {95833, 95844, 1314, 2, 0x10001}, /* aten::log2 */
    {95878, 95893, 1316, 2, 0x10000}, /* aten::log2.out */
    {95954, 95966, 1318, 2, 0x10000}, /* aten::log2_ */
    {96009, 96020, 1320, 2, 0x10000}, /* aten::log_ */
    {96062, 96080, 1322, 1, 0x0}, /* aten::log_sigmoid */
    {96121, 96143, 1323, 1, 0x0}, /* aten::log_sigmoid.out */
    {96211, 96238, 1324, 2, 0x0}, /* aten::log_sigmoid_backward */
    {96323, 96361, 1326, 2, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {96487, 96513, 1328, 2, 0x0}, /* aten::log_sigmoid_forward */
    {96586, 96619, 1330, 2, 0x0}, /* aten::log_sigmoid_forward.output */
    {96734, 96756, 1332, 1, 0x0}, /* aten::log_softmax.int */
    {96834, 96860, 1333, 2, 0x0}, /* aten::log_softmax.int_out */
    {96965, 96981, 1335, 2, 0x10000}, /* aten::logaddexp */
    {97034, 97054, 1337, 2, 0x10000}, /* aten::logaddexp.out */
    {97134, 97151, 1339, 2, 0x10000}, /* aten::logaddexp2 */
    {97205, 97226, 1341, 2, 0x10000}, /* aten::logaddexp2.out */
    {97307, 97326, 1343, 1, 0x0}, /* aten::logcumsumexp */
    {97377, 97400, 1344, 2, 0x0}, /* aten::logcumsumexp.out */
    {97478, 97496, 1346, 2, 0x10001}, /* aten::logical_and */
    {97551, 97573, 1348, 2, 0x10000}, /* aten::logical_and.out */
    {97655, 97674, 1350, 2, 0x10000}, /* aten::logical_and_ */
    {97738, 97756, 1352, 2, 0x10001}, /* aten::logical_not */
    {97797, 97819, 1354, 2, 0x10000}, /* aten::logical_not.out */
    {97887, 97906, 1356, 2, 0x10000}, /* aten::logical_not_ */
    {97956, 97973, 1358, 2, 0x10001}, /* aten::logical_or */
    {98027, 98048, 1360, 2, 0x10000}, /* aten::logical_or.out */
    {98129, 98147, 1362, 2, 0x10000}, /* aten::logical_or_ */
    {98210, 98228, 1364, 2, 0x10001}, /* aten::logical_xor */
    {98283, 98305, 1366, 2, 0x10000}, /* aten::logical_xor.out */
    {98387, 98406, 1368, 2, 0x10000}, /* aten::logical_xor_ */
    {98470, 98482, 1370, 2, 0x10000}, /* aten::logit */
    {98534, 98550, 1372, 2, 0x10000}, /* aten::logit.out */
    {98629, 98642, 1374, 2, 0x10000}, /* aten::logit_ */
    {98703, 98724, 1376, 2, 0x10000}, /* aten::logit_backward */
    {98805, 98837, 1378, 2, 0x10000}, /* aten::logit_backward.grad_input */
    {98959, 98974, 1380, 2, 0x0}, /* aten::logspace */
    {99145, 99174, 1382, 1, 0x0}, /* aten::logspace.Scalar_Tensor */
    {99359, 99392, 1383, 1, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {99512, 99541, 1384, 1, 0x0}, /* aten::logspace.Tensor_Scalar */
    {99726, 99759, 1385, 1, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {99879, 99908, 1386, 1, 0x0}, /* aten::logspace.Tensor_Tensor */
    {100093, 100126, 1387, 1, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {100246, 100265, 1388, 2, 0x0}, /* aten::logspace.out */
    {100371, 100387, 1390, 1, 0x40000}, /* aten::logsumexp */
    {100458, 100478, 1391, 2, 0x40000}, /* aten::logsumexp.out */
    {100576, 100592, 1393, 2, 0x10001}, /* aten::lt.Scalar */
    {100645, 100665, 1395, 2, 0x10000}, /* aten::lt.Scalar_out */
    {100745, 100761, 1397, 2, 0x10001}, /* aten::lt.Tensor */
    {100814, 100834, 1399, 2, 0x10000}, /* aten::lt.Tensor_out */
    {100914, 100931, 1401, 2, 0x0}, /* aten::lt_.Scalar */
    {100993, 101010, 1403, 2, 0x0}, /* aten::lt_.Tensor */
    {101072, 101081, 1405, 1, 0x0}, /* aten::mH */
    {101119, 101128, 1406, 1, 0x0}, /* aten::mT */
    {101166, 101192, 1407, 1, 0x0}, /* aten::margin_ranking_loss */
    {101311, 101331, 1408, 1, 0x8}, /* aten::masked_select */
    {101387, 101400, 1409, 1, 0x0}, /* aten::matmul */
    {101450, 101467, 1410, 1, 0x0}, /* aten::matmul.out */
    {101544, 101559, 1411, 1, 0x0}, /* aten::matrix_H */
    {101603, 101613, 1412, 2, 0x40000}, /* aten::max */
    {101646, 101660, 1414, 2, 0x40001}, /* aten::max.dim */
    {101751, 101769, 1416, 2, 0x40000}, /* aten::max.dim_max */
    {101914, 101930, 1418, 1, 0x10000}, /* aten::max.other */
    {101983, 102003, 1419, 2, 0x40000}, /* aten::max.unary_out */
    {102069, 102086, 1421, 1, 0x0}, /* aten::max_pool1d */
    {102223, 102253, 1422, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {102413, 102430, 1423, 1, 0x0}, /* aten::max_pool2d */
    {102567, 102597, 1424, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {102757, 102791, 1426, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {103002, 103041, 1428, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {103223, 103273, 1430, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {103496, 103513, 1432, 1, 0x0}, /* aten::max_pool3d */
    {103650, 103680, 1433, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {103840, 103874, 1435, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {104085, 104124, 1437, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {104306, 104356, 1439, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {104579, 104598, 1441, 2, 0x0}, /* aten::max_unpool2d */
    {104679, 104702, 1443, 2, 0x0}, /* aten::max_unpool2d.out */
    {104810, 104829, 1445, 2, 0x0}, /* aten::max_unpool3d */
    {104941, 104964, 1447, 2, 0x0}, /* aten::max_unpool3d.out */
    {105103, 105117, 1449, 2, 0x10001}, /* aten::maximum */
    {105168, 105186, 1451, 2, 0x10000}, /* aten::maximum.out */
    {105264, 105275, 1453, 1, 0x40001}, /* aten::mean */
    {105336, 105351, 1454, 2, 0x40001}, /* aten::mean.dim */
    {105449, 105470, 1456, 2, 0x40000}, /* aten::mean.dtype_out */
    {105561, 105576, 1458, 2, 0x40000}, /* aten::mean.out */
    {105694, 105707, 1460, 2, 0x0}, /* aten::median */
    {105743, 105760, 1462, 1, 0x0}, /* aten::median.dim */
    {105854, 105878, 1463, 2, 0x0}, /* aten::median.dim_values */
    {106029, 106046, 1465, 1, 0x20}, /* aten::median.out */
    {106109, 106124, 1466, 1, 0x0}, /* aten::meshgrid */
    {106169, 106193, 1467, 1, 0x0}, /* aten::meshgrid.indexing */
    {106264, 106274, 1468, 2, 0x40000}, /* aten::min */
    {106307, 106321, 1470, 2, 0x40001}, /* aten::min.dim */
    {106412, 106430, 1472, 2, 0x40000}, /* aten::min.dim_min */
    {106576, 106592, 1474, 1, 0x10000}, /* aten::min.other */
    {106645, 106665, 1475, 2, 0x40000}, /* aten::min.unary_out */
    {106731, 106745, 1477, 2, 0x10001}, /* aten::minimum */
    {106796, 106814, 1479, 2, 0x10000}, /* aten::minimum.out */
    {106892, 106903, 1481, 2, 0x10000}, /* aten::mish */
    {106937, 106952, 1483, 2, 0x0}, /* aten::mish.out */
    {107013, 107025, 1485, 2, 0x0}, /* aten::mish_ */
    {107068, 107088, 1487, 3, 0x0}, /* aten::mish_backward */
    {107151, 107160, 1490, 2, 0x1}, /* aten::mm */
    {107205, 107218, 1492, 2, 0x0}, /* aten::mm.out */
    {107290, 107301, 1494, 2, 0x0}, /* aten::mode */
    {107392, 107410, 1496, 2, 0x0}, /* aten::mode.values */
    {107558, 107577, 1498, 1, 0x0}, /* aten::moveaxis.int */
    {107654, 107677, 1499, 1, 0x0}, /* aten::moveaxis.intlist */
    {107762, 107780, 1500, 1, 0x0}, /* aten::movedim.int */
    {107856, 107878, 1501, 1, 0x0}, /* aten::movedim.intlist */
    {107962, 107977, 1502, 2, 0x0}, /* aten::mse_loss */
    {108050, 108069, 1504, 2, 0x0}, /* aten::mse_loss.out */
    {108169, 108193, 1506, 2, 0x0}, /* aten::mse_loss_backward */
    {108290, 108325, 1508, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {108463, 108475, 1510, 1, 0x0}, /* aten::msort */
    {108510, 108526, 1511, 1, 0x0}, /* aten::msort.out */
    {108588, 108605, 1512, 1, 0x10001}, /* aten::mul.Scalar */
    {108659, 108680, 1513, 1, 0x20}, /* aten::mul.Scalar_out */
    {108761, 108778, 1514, 2, 0x10001}, /* aten::mul.Tensor */
    {108832, 108846, 1516, 2, 0x10000}, /* aten::mul.out */
    {108920, 108938, 1518, 1, 0x10000}, /* aten::mul_.Scalar */
    {109001, 109019, 1519, 2, 0x10000}, /* aten::mul_.Tensor */
    {109082, 109104, 1521, 1, 0x0}, /* aten::multiply.Scalar */
    {109163, 109185, 1522, 1, 0x0}, /* aten::multiply.Tensor */
    {109244, 109263, 1523, 1, 0x0}, /* aten::multiply.out */
    {109342, 109365, 1524, 1, 0x0}, /* aten::multiply_.Scalar */
    {109433, 109456, 1525, 1, 0x0}, /* aten::multiply_.Tensor */
    {109524, 109533, 1526, 1, 0x0}, /* aten::mv */
    {109577, 109590, 1527, 1, 0x0}, /* aten::mv.out */
    {109661, 109676, 1528, 2, 0x10000}, /* aten::mvlgamma */
    {109721, 109740, 1530, 2, 0x10000}, /* aten::mvlgamma.out */
    {109812, 109828, 1532, 2, 0x10000}, /* aten::mvlgamma_ */
    {109882, 109899, 1534, 2, 0x10000}, /* aten::nan_to_num */
    {109996, 110017, 1536, 2, 0x10000}, /* aten::nan_to_num.out */
    {110141, 110159, 1538, 2, 0x10000}, /* aten::nan_to_num_ */
    {110265, 110281, 1540, 2, 0x0}, /* aten::nanmedian */
    {110320, 110340, 1542, 1, 0x0}, /* aten::nanmedian.dim */
    {110437, 110464, 1543, 2, 0x0}, /* aten::nanmedian.dim_values */
    {110618, 110638, 1545, 1, 0x20}, /* aten::nanmedian.out */
    {110704, 110717, 1546, 2, 0x40000}, /* aten::nansum */
    {110818, 110835, 1548, 2, 0x40000}, /* aten::nansum.out */
    {110960, 110973, 1550, 1, 0x0}, /* aten::narrow */
    {111053, 111073, 1551, 1, 0x0}, /* aten::narrow.Tensor */
    {111160, 111178, 1552, 1, 0x80000}, /* aten::narrow_copy */
    {111257, 111279, 1553, 2, 0x0}, /* aten::narrow_copy.out */
    {111385, 111409, 1555, 2, 0x0}, /* aten::native_batch_norm */
    {111590, 111618, 1557, 2, 0x0}, /* aten::native_batch_norm.out */
    {111880, 111913, 1559, 2, 0x0}, /* aten::native_batch_norm_backward */
    {112148, 112185, 1561, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {112490, 112514, 1562, 2, 0x1}, /* aten::native_group_norm */
    {112664, 112692, 1564, 1, 0x20}, /* aten::native_group_norm.out */
    {112912, 112945, 1565, 2, 0x1}, /* aten::native_group_norm_backward */
    {113143, 113180, 1567, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {113448, 113472, 1568, 2, 0x1}, /* aten::native_layer_norm */
    {113606, 113634, 1570, 1, 0x20}, /* aten::native_layer_norm.out */
    {113838, 113871, 1571, 2, 0x1}, /* aten::native_layer_norm_backward */
    {114067, 114104, 1573, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {114370, 114386, 1574, 2, 0x10001}, /* aten::ne.Scalar */
    {114439, 114459, 1576, 2, 0x10000}, /* aten::ne.Scalar_out */
    {114539, 114555, 1578, 2, 0x10001}, /* aten::ne.Tensor */
    {114608, 114628, 1580, 2, 0x10000}, /* aten::ne.Tensor_out */
    {114708, 114725, 1582, 2, 0x0}, /* aten::ne_.Scalar */
    {114787, 114804, 1584, 2, 0x0}, /* aten::ne_.Tensor */
    {114866, 114876, 1586, 2, 0x10001}, /* aten::neg */
    {114909, 114923, 1588, 2, 0x10000}, /* aten::neg.out */
    {114983, 114994, 1590, 2, 0x10000}, /* aten::neg_ */
    {115036, 115051, 1592, 1, 0x0}, /* aten::negative */
    {115089, 115108, 1593, 1, 0x0}, /* aten::negative.out */
    {115173, 115189, 1594, 1, 0x0}, /* aten::negative_ */
    {115236, 115252, 1595, 1, 0x0}, /* aten::new_empty */
    {115398, 115418, 1596, 1, 0x20}, /* aten::new_empty.out */
    {115499, 115523, 1597, 1, 0x0}, /* aten::new_empty_strided */
    {115694, 115722, 1598, 1, 0x20}, /* aten::new_empty_strided.out */
    {115828, 115843, 1599, 1, 0x0}, /* aten::new_full */
    {116007, 116026, 1600, 1, 0x20}, /* aten::new_full.out */
    {116125, 116140, 1601, 1, 0x0}, /* aten::new_ones */
    {116285, 116304, 1602, 1, 0x20}, /* aten::new_ones.out */
    {116384, 116400, 1603, 1, 0x0}, /* aten::new_zeros */
    {116546, 116566, 1604, 1, 0x20}, /* aten::new_zeros.out */
    {116647, 116663, 1605, 2, 0x10000}, /* aten::nextafter */
    {116716, 116736, 1607, 2, 0x10000}, /* aten::nextafter.out */
    {116816, 116833, 1609, 2, 0x10000}, /* aten::nextafter_ */
    {116895, 116909, 1611, 1, 0x9}, /* aten::nonzero */
    {116946, 116966, 1612, 1, 0x0}, /* aten::nonzero_numpy */
    {117011, 117029, 1613, 1, 0x40000}, /* aten::norm.Scalar */
    {117082, 117107, 1614, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {117198, 117229, 1616, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {117341, 117368, 1618, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {117450, 117481, 1619, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {117587, 117609, 1620, 1, 0x20}, /* aten::norm.Scalar_out */
    {117689, 117710, 1621, 2, 0x40000}, /* aten::norm.dtype_out */
    {117832, 117847, 1623, 2, 0x40000}, /* aten::norm.out */
    {117951, 117974, 1625, 1, 0x0}, /* aten::not_equal.Scalar */
    {118034, 118061, 1626, 1, 0x0}, /* aten::not_equal.Scalar_out */
    {118148, 118171, 1627, 1, 0x0}, /* aten::not_equal.Tensor */
    {118231, 118258, 1628, 1, 0x0}, /* aten::not_equal.Tensor_out */
    {118345, 118369, 1629, 1, 0x0}, /* aten::not_equal_.Scalar */
    {118438, 118462, 1630, 1, 0x0}, /* aten::not_equal_.Tensor */
    {118531, 118543, 1631, 1, 0x0}, /* aten::numel */
    {118575, 118589, 1632, 1, 0x0}, /* aten::numpy_T */
    {118632, 118646, 1633, 1, 0x8}, /* aten::one_hot */
    {118703, 118714, 1634, 2, 0x0}, /* aten::ones */
    {118842, 118857, 1636, 1, 0x0}, /* aten::ones.out */
    {118920, 118936, 1637, 1, 0x0}, /* aten::ones_like */
    {119101, 119121, 1638, 1, 0x20}, /* aten::ones_like.out */
    {119221, 119233, 1639, 1, 0x0}, /* aten::outer */
    {119281, 119297, 1640, 1, 0x0}, /* aten::outer.out */
    {119372, 119382, 1641, 1, 0x0}, /* aten::pad */
    {119469, 119493, 1642, 1, 0x0}, /* aten::pairwise_distance */
    {119597, 119609, 1643, 1, 0x0}, /* aten::pdist */
    {119655, 119669, 1644, 1, 0x1}, /* aten::permute */
    {119724, 119743, 1645, 1, 0x80000}, /* aten::permute_copy */
    {119797, 119820, 1646, 1, 0x80020}, /* aten::permute_copy.out */
    {119901, 119924, 1647, 1, 0x0}, /* aten::poisson_nll_loss */
    {120039, 120051, 1648, 2, 0x0}, /* aten::polar */
    {120099, 120115, 1650, 2, 0x0}, /* aten::polar.out */
    {120190, 120206, 1652, 2, 0x10000}, /* aten::polygamma */
    {120252, 120272, 1654, 2, 0x10000}, /* aten::polygamma.out */
    {120345, 120362, 1656, 2, 0x10000}, /* aten::polygamma_ */
    {120417, 120432, 1658, 1, 0x10000}, /* aten::positive */
    {120476, 120493, 1659, 2, 0x10001}, /* aten::pow.Scalar */
    {120550, 120571, 1661, 2, 0x10000}, /* aten::pow.Scalar_out */
    {120655, 120679, 1663, 2, 0x10001}, /* aten::pow.Tensor_Scalar */
    {120743, 120771, 1665, 2, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {120862, 120886, 1667, 2, 0x10001}, /* aten::pow.Tensor_Tensor */
    {120950, 120978, 1669, 2, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {121069, 121087, 1671, 2, 0x10000}, /* aten::pow_.Scalar */
    {121153, 121171, 1673, 2, 0x10000}, /* aten::pow_.Tensor */
    {121237, 121249, 1675, 1, 0x0}, /* aten::prelu */
    {121299, 121310, 1676, 2, 0x40001}, /* aten::prod */
    {121371, 121390, 1678, 2, 0x40001}, /* aten::prod.dim_int */
    {121488, 121507, 1680, 2, 0x40000}, /* aten::prod.int_out */
    {121625, 121640, 1682, 1, 0x20}, /* aten::prod.out */
    {121725, 121745, 1683, 1, 0x0}, /* aten::promote_types */
    {121815, 121825, 1684, 1, 0x0}, /* aten::put */
    {121910, 121924, 1685, 1, 0x20}, /* aten::put.out */
    {122036, 122047, 1686, 2, 0x0}, /* aten::put_ */
    {122141, 122155, 1688, 1, 0x10000}, /* aten::rad2deg */
    {122192, 122210, 1689, 1, 0x10000}, /* aten::rad2deg.out */
    {122274, 122289, 1690, 1, 0x10000}, /* aten::rad2deg_ */
    {122335, 122347, 1691, 2, 0x0}, /* aten::range */
    {122487, 122503, 1693, 2, 0x0}, /* aten::range.out */
    {122593, 122610, 1695, 1, 0x0}, /* aten::range.out_ */
    {122686, 122703, 1696, 2, 0x0}, /* aten::range.step */
    {122863, 122875, 1698, 1, 0x0}, /* aten::ravel */
    {122916, 122927, 1699, 1, 0x0}, /* aten::real */
    {122967, 122984, 1700, 2, 0x10001}, /* aten::reciprocal */
    {123024, 123045, 1702, 2, 0x10000}, /* aten::reciprocal.out */
    {123112, 123130, 1704, 2, 0x10000}, /* aten::reciprocal_ */
    {123179, 123202, 1706, 2, 0x1}, /* aten::reflection_pad1d */
    {123267, 123294, 1708, 2, 0x0}, /* aten::reflection_pad1d.out */
    {123386, 123418, 1710, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {123512, 123555, 1712, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {123690, 123713, 1714, 2, 0x1}, /* aten::reflection_pad2d */
    {123778, 123805, 1716, 2, 0x0}, /* aten::reflection_pad2d.out */
    {123897, 123929, 1718, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {124023, 124066, 1720, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {124201, 124224, 1722, 2, 0x1}, /* aten::reflection_pad3d */
    {124289, 124316, 1724, 2, 0x0}, /* aten::reflection_pad3d.out */
    {124408, 124440, 1726, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {124534, 124577, 1728, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {124712, 124723, 1730, 2, 0x10001}, /* aten::relu */
    {124757, 124772, 1732, 1, 0x20}, /* aten::relu.out */
    {124833, 124845, 1733, 1, 0x10000}, /* aten::relu6 */
    {124880, 124893, 1734, 1, 0x0}, /* aten::relu6_ */
    {124937, 124949, 1735, 2, 0x10000}, /* aten::relu_ */
    {124992, 125015, 1737, 1, 0x10001}, /* aten::remainder.Scalar */
    {125075, 125105, 1738, 2, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {125172, 125206, 1740, 1, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {125300, 125327, 1741, 1, 0x10000}, /* aten::remainder.Scalar_out */
    {125414, 125437, 1742, 2, 0x10001}, /* aten::remainder.Tensor */
    {125497, 125524, 1744, 2, 0x10000}, /* aten::remainder.Tensor_out */
    {125611, 125635, 1746, 1, 0x10000}, /* aten::remainder_.Scalar */
    {125704, 125728, 1747, 2, 0x10000}, /* aten::remainder_.Tensor */
    {125797, 125810, 1749, 1, 0x1}, /* aten::repeat */
    {125864, 125881, 1750, 1, 0x20}, /* aten::repeat.out */
    {125962, 125993, 1751, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {126079, 126114, 1752, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {126224, 126260, 1753, 1, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {126379, 126412, 1754, 1, 0x0}, /* aten::repeat_interleave.self_int */
    {126528, 126552, 1755, 2, 0x0}, /* aten::replication_pad1d */
    {126618, 126646, 1757, 2, 0x0}, /* aten::replication_pad1d.out */
    {126739, 126772, 1759, 2, 0x0}, /* aten::replication_pad1d_backward */
    {126867, 126911, 1761, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {127047, 127071, 1763, 2, 0x1}, /* aten::replication_pad2d */
    {127137, 127165, 1765, 2, 0x0}, /* aten::replication_pad2d.out */
    {127258, 127291, 1767, 2, 0x0}, /* aten::replication_pad2d_backward */
    {127386, 127430, 1769, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {127566, 127590, 1771, 2, 0x1}, /* aten::replication_pad3d */
    {127656, 127684, 1773, 2, 0x0}, /* aten::replication_pad3d.out */
    {127777, 127810, 1775, 2, 0x0}, /* aten::replication_pad3d_backward */
    {127905, 127949, 1777, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {128085, 128099, 1779, 1, 0x0}, /* aten::reshape */
    {128158, 128175, 1780, 1, 0x0}, /* aten::reshape_as */
    {128235, 128248, 1781, 1, 0x20}, /* aten::resize */
    {128336, 128353, 1782, 1, 0x20}, /* aten::resize.out */
    {128465, 128479, 1783, 2, 0x81}, /* aten::resize_ */
    {128576, 128592, 1785, 1, 0x20}, /* aten::resize_as */
    {128689, 128709, 1786, 1, 0x20}, /* aten::resize_as.out */
    {128830, 128847, 1787, 1, 0x80}, /* aten::resize_as_ */
    {128953, 128972, 1788, 1, 0x0}, /* aten::resolve_conj */
    {129020, 129038, 1789, 1, 0x0}, /* aten::resolve_neg */
    {129085, 129110, 1790, 1, 0x0}, /* aten::result_type.Scalar */
    {129178, 129210, 1791, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {129288, 129320, 1792, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {129396, 129421, 1793, 1, 0x0}, /* aten::result_type.Tensor */
    {129489, 129504, 1794, 1, 0x0}, /* aten::rms_norm */
    {129608, 129619, 1795, 2, 0x0}, /* aten::roll */
    {129687, 129702, 1797, 1, 0x20}, /* aten::roll.out */
    {129797, 129809, 1798, 1, 0x0}, /* aten::rot90 */
    {129871, 129887, 1799, 1, 0x20}, /* aten::rot90.out */
    {129977, 129989, 1800, 2, 0x10001}, /* aten::round */
    {130024, 130045, 1802, 2, 0x10000}, /* aten::round.decimals */
    {130106, 130131, 1804, 2, 0x10000}, /* aten::round.decimals_out */
    {130216, 130232, 1806, 2, 0x10000}, /* aten::round.out */
    {130294, 130307, 1808, 2, 0x10000}, /* aten::round_ */
    {130351, 130373, 1810, 2, 0x10000}, /* aten::round_.decimals */
    {130443, 130459, 1812, 1, 0x0}, /* aten::row_stack */
    {130503, 130523, 1813, 1, 0x0}, /* aten::row_stack.out */
    {130594, 130626, 1814, 1, 0x0}, /* aten::rrelu_with_noise_backward */
    {130779, 130815, 1815, 1, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {130995, 131007, 1816, 2, 0x10001}, /* aten::rsqrt */
    {131042, 131058, 1818, 2, 0x10000}, /* aten::rsqrt.out */
    {131120, 131133, 1820, 2, 0x10000}, /* aten::rsqrt_ */
    {131177, 131195, 1822, 1, 0x10000}, /* aten::rsub.Scalar */
    {131266, 131288, 1823, 1, 0x20}, /* aten::rsub.Scalar_out */
    {131386, 131404, 1824, 2, 0x0}, /* aten::rsub.Tensor */
    {131478, 131500, 1826, 1, 0x20}, /* aten::rsub.Tensor_out */
    {131598, 131618, 1827, 2, 0x1}, /* aten::scalar_tensor */
    {131750, 131774, 1829, 1, 0x20}, /* aten::scalar_tensor.out */
    {131841, 131862, 1830, 2, 0x0}, /* aten::scatter.reduce */
    {131956, 131981, 1832, 2, 0x0}, /* aten::scatter.reduce_out */
    {132099, 132117, 1834, 2, 0x1}, /* aten::scatter.src */
    {132193, 132215, 1836, 2, 0x0}, /* aten::scatter.src_out */
    {132318, 132338, 1838, 2, 0x1}, /* aten::scatter.value */
    {132418, 132442, 1840, 2, 0x0}, /* aten::scatter.value_out */
    {132549, 132576, 1842, 2, 0x0}, /* aten::scatter.value_reduce */
    {132678, 132709, 1844, 2, 0x0}, /* aten::scatter.value_reduce_out */
    {132835, 132857, 1846, 2, 0x0}, /* aten::scatter_.reduce */
    {132960, 132979, 1848, 2, 0x0}, /* aten::scatter_.src */
    {133064, 133085, 1850, 2, 0x0}, /* aten::scatter_.value */
    {133174, 133202, 1852, 2, 0x0}, /* aten::scatter_.value_reduce */
    {133313, 133331, 1854, 2, 0x1}, /* aten::scatter_add */
    {133407, 133429, 1856, 2, 0x0}, /* aten::scatter_add.out */
    {133532, 133551, 1858, 2, 0x0}, /* aten::scatter_add_ */
    {133636, 133661, 1860, 2, 0x1}, /* aten::scatter_reduce.two */
    {133783, 133812, 1862, 2, 0x0}, /* aten::scatter_reduce.two_out */
    {133958, 133984, 1864, 2, 0x0}, /* aten::scatter_reduce_.two */
    {134115, 134141, 1866, 2, 0x0}, /* aten::searchsorted.Scalar */
    {134294, 134324, 1868, 2, 0x0}, /* aten::searchsorted.Scalar_out */
    {134501, 134527, 1870, 2, 0x0}, /* aten::searchsorted.Tensor */
    {134680, 134710, 1872, 2, 0x0}, /* aten::searchsorted.Tensor_out */
    {134887, 134904, 1874, 1, 0x1}, /* aten::select.int */
    {134973, 134995, 1875, 1, 0x0}, /* aten::select_backward */
    {135092, 135118, 1876, 1, 0x20}, /* aten::select_backward.out */
    {135242, 135264, 1877, 1, 0x80000}, /* aten::select_copy.int */
    {135332, 135358, 1878, 1, 0x80020}, /* aten::select_copy.int_out */
    {135453, 135474, 1879, 1, 0x1}, /* aten::select_scatter */
    {135553, 135578, 1880, 1, 0x20}, /* aten::select_scatter.out */
    {135684, 135695, 1881, 1, 0x10000}, /* aten::selu */
    {135729, 135741, 1882, 1, 0x10000}, /* aten::selu_ */
    {135784, 135794, 1883, 2, 0x10000}, /* aten::sgn */
    {135827, 135841, 1885, 2, 0x10000}, /* aten::sgn.out */
    {135901, 135912, 1887, 2, 0x10000}, /* aten::sgn_ */
    {135954, 135968, 1889, 2, 0x10001}, /* aten::sigmoid */
    {136005, 136023, 1891, 2, 0x10000}, /* aten::sigmoid.out */
    {136087, 136102, 1893, 2, 0x10000}, /* aten::sigmoid_ */
    {136148, 136171, 1895, 2, 0x10000}, /* aten::sigmoid_backward */
    {136239, 136273, 1897, 2, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {136382, 136393, 1899, 2, 0x10001}, /* aten::sign */
    {136427, 136442, 1901, 2, 0x10000}, /* aten::sign.out */
    {136503, 136515, 1903, 2, 0x10000}, /* aten::sign_ */
    {136558, 136572, 1905, 2, 0x10000}, /* aten::signbit */
    {136609, 136627, 1907, 2, 0x10000}, /* aten::signbit.out */
    {136691, 136702, 1909, 2, 0x10000}, /* aten::silu */
    {136736, 136751, 1911, 2, 0x10000}, /* aten::silu.out */
    {136812, 136824, 1913, 2, 0x10000}, /* aten::silu_ */
    {136867, 136887, 1915, 2, 0x10000}, /* aten::silu_backward */
    {136950, 136981, 1917, 2, 0x10000}, /* aten::silu_backward.grad_input */
    {137085, 137095, 1919, 2, 0x10001}, /* aten::sin */
    {137128, 137142, 1921, 2, 0x10000}, /* aten::sin.out */
    {137202, 137213, 1923, 2, 0x10000}, /* aten::sin_ */
    {137255, 137266, 1925, 2, 0x10000}, /* aten::sinc */
    {137300, 137315, 1927, 2, 0x10000}, /* aten::sinc.out */
    {137376, 137388, 1929, 2, 0x10000}, /* aten::sinc_ */
    {137431, 137442, 1931, 2, 0x10001}, /* aten::sinh */
    {137476, 137491, 1933, 2, 0x10000}, /* aten::sinh.out */
    {137552, 137564, 1935, 2, 0x10000}, /* aten::sinh_ */
    {137607, 137622, 1937, 1, 0x0}, /* aten::size.int */
    {137666, 137685, 1938, 1, 0x1}, /* aten::slice.Tensor */
    {137797, 137818, 1939, 1, 0x0}, /* aten::slice_backward */
    {137939, 137964, 1940, 1, 0x20}, /* aten::slice_backward.out */
    {138112, 138136, 1941, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {138247, 138275, 1942, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {138413, 138433, 1943, 1, 0x80001}, /* aten::slice_scatter */
    {138552, 138576, 1944, 1, 0x80020}, /* aten::slice_scatter.out */
    {138722, 138743, 1945, 2, 0x0}, /* aten::smooth_l1_loss */
    {138838, 138863, 1947, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {138985, 139015, 1949, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {139130, 139171, 1951, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {139327, 139350, 1953, 2, 0x0}, /* aten::soft_margin_loss */
    {139431, 139458, 1955, 1, 0x0}, /* aten::soft_margin_loss.out */
    {139566, 139598, 1956, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {139703, 139746, 1958, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {139892, 139910, 1959, 1, 0x0}, /* aten::softmax.int */
    {139984, 140006, 1960, 2, 0x0}, /* aten::softmax.int_out */
    {140107, 140122, 1962, 2, 0x10000}, /* aten::softplus */
    {140196, 140215, 1964, 2, 0x0}, /* aten::softplus.out */
    {140316, 140340, 1966, 2, 0x0}, /* aten::softplus_backward */
    {140438, 140473, 1968, 2, 0x0}, /* aten::softplus_backward.grad_input */
    {140612, 140629, 1970, 2, 0x10000}, /* aten::softshrink */
    {140687, 140708, 1972, 2, 0x0}, /* aten::softshrink.out */
    {140793, 140819, 1974, 2, 0x0}, /* aten::softshrink_backward */
    {140902, 140939, 1976, 2, 0x0}, /* aten::softshrink_backward.grad_input */
    {141063, 141074, 1978, 1, 0x1}, /* aten::sort */
    {141168, 141186, 1979, 2, 0x0}, /* aten::sort.stable */
    {141304, 141322, 1981, 2, 0x0}, /* aten::sort.values */
    {141473, 141498, 1983, 2, 0x0}, /* aten::sort.values_stable */
    {141670, 141692, 1985, 2, 0x10000}, /* aten::special_airy_ai */
    {141734, 141760, 1987, 2, 0x10000}, /* aten::special_airy_ai.out */
    {141829, 141853, 1989, 2, 0x10000}, /* aten::special_bessel_j0 */
    {141900, 141928, 1991, 2, 0x10000}, /* aten::special_bessel_j0.out */
    {142002, 142026, 1993, 2, 0x10000}, /* aten::special_bessel_j1 */
    {142073, 142101, 1995, 2, 0x10000}, /* aten::special_bessel_j1.out */
    {142175, 142199, 1997, 2, 0x10000}, /* aten::special_bessel_y0 */
    {142246, 142274, 1999, 2, 0x10000}, /* aten::special_bessel_y0.out */
    {142348, 142372, 2001, 2, 0x10000}, /* aten::special_bessel_y1 */
    {142419, 142447, 2003, 2, 0x10000}, /* aten::special_bessel_y1.out */
    {142521, 142558, 2005, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {142625, 142671, 2007, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {142747, 142797, 2008, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {142900, 142941, 2009, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {143035, 143081, 2011, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {143157, 143207, 2012, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {143310, 143347, 2013, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {143414, 143460, 2015, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {143536, 143586, 2016, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {143689, 143730, 2017, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {143824, 143870, 2019, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {143946, 143996, 2020, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {144099, 144136, 2021, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {144203, 144249, 2023, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {144325, 144375, 2024, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {144478, 144519, 2025, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {144613, 144659, 2027, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {144735, 144785, 2028, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {144888, 144925, 2029, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {144992, 145038, 2031, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {145114, 145164, 2032, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {145267, 145308, 2033, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {145402, 145448, 2035, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {145524, 145574, 2036, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {145677, 145699, 2037, 1, 0x0}, /* aten::special_digamma */
    {145744, 145770, 2038, 1, 0x0}, /* aten::special_digamma.out */
    {145842, 145861, 2039, 2, 0x10000}, /* aten::special_entr */
    {145903, 145926, 2041, 2, 0x10000}, /* aten::special_entr.out */
    {145995, 146013, 2043, 1, 0x0}, /* aten::special_erf */
    {146054, 146076, 2044, 1, 0x0}, /* aten::special_erf.out */
    {146144, 146163, 2045, 1, 0x0}, /* aten::special_erfc */
    {146205, 146228, 2046, 1, 0x0}, /* aten::special_erfc.out */
    {146297, 146317, 2047, 2, 0x10000}, /* aten::special_erfcx */
    {146360, 146384, 2049, 2, 0x10000}, /* aten::special_erfcx.out */
    {146454, 146475, 2051, 1, 0x0}, /* aten::special_erfinv */
    {146519, 146544, 2052, 1, 0x0}, /* aten::special_erfinv.out */
    {146615, 146634, 2053, 1, 0x0}, /* aten::special_exp2 */
    {146676, 146699, 2054, 1, 0x0}, /* aten::special_exp2.out */
    {146768, 146788, 2055, 1, 0x0}, /* aten::special_expit */
    {146831, 146855, 2056, 1, 0x0}, /* aten::special_expit.out */
    {146925, 146945, 2057, 1, 0x0}, /* aten::special_expm1 */
    {146988, 147012, 2058, 1, 0x0}, /* aten::special_expm1.out */
    {147082, 147105, 2059, 1, 0x0}, /* aten::special_gammainc */
    {147165, 147192, 2060, 1, 0x0}, /* aten::special_gammainc.out */
    {147279, 147303, 2061, 1, 0x0}, /* aten::special_gammaincc */
    {147364, 147392, 2062, 1, 0x0}, /* aten::special_gammaincc.out */
    {147480, 147502, 2063, 1, 0x0}, /* aten::special_gammaln */
    {147547, 147573, 2064, 1, 0x0}, /* aten::special_gammaln.out */
    {147645, 147680, 2065, 2, 0x10000}, /* aten::special_hermite_polynomial_h */
    {147745, 147789, 2067, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {147863, 147911, 2068, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {148012, 148051, 2069, 2, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {148143, 148187, 2071, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {148261, 148309, 2072, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {148410, 148446, 2073, 2, 0x10000}, /* aten::special_hermite_polynomial_he */
    {148512, 148557, 2075, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {148632, 148681, 2076, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {148783, 148823, 2077, 2, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {148916, 148961, 2079, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {149036, 149085, 2080, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {149187, 149204, 2081, 1, 0x0}, /* aten::special_i0 */
    {149244, 149265, 2082, 1, 0x0}, /* aten::special_i0.out */
    {149332, 149350, 2083, 2, 0x10000}, /* aten::special_i0e */
    {149391, 149413, 2085, 2, 0x10000}, /* aten::special_i0e.out */
    {149481, 149498, 2087, 2, 0x10000}, /* aten::special_i1 */
    {149538, 149559, 2089, 2, 0x10000}, /* aten::special_i1.out */
    {149626, 149644, 2091, 2, 0x10000}, /* aten::special_i1e */
    {149685, 149707, 2093, 2, 0x10000}, /* aten::special_i1e.out */
    {149775, 149811, 2095, 2, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {149877, 149922, 2097, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {149997, 150046, 2098, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {150148, 150188, 2099, 2, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {150281, 150326, 2101, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {150401, 150450, 2102, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {150552, 150588, 2103, 2, 0x10000}, /* aten::special_legendre_polynomial_p */
    {150654, 150699, 2105, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {150774, 150823, 2106, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {150925, 150965, 2107, 2, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {151058, 151103, 2109, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {151178, 151227, 2110, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {151329, 151349, 2111, 1, 0x0}, /* aten::special_log1p */
    {151392, 151416, 2112, 1, 0x0}, /* aten::special_log1p.out */
    {151486, 151509, 2113, 2, 0x10000}, /* aten::special_log_ndtr */
    {151555, 151582, 2115, 2, 0x10000}, /* aten::special_log_ndtr.out */
    {151655, 151681, 2117, 1, 0x0}, /* aten::special_log_softmax */
    {151766, 151786, 2118, 1, 0x0}, /* aten::special_logit */
    {151846, 151870, 2119, 1, 0x0}, /* aten::special_logit.out */
    {151957, 151981, 2120, 1, 0x0}, /* aten::special_logsumexp */
    {152060, 152088, 2121, 1, 0x0}, /* aten::special_logsumexp.out */
    {152194, 152227, 2122, 2, 0x10000}, /* aten::special_modified_bessel_i0 */
    {152283, 152320, 2124, 2, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {152403, 152436, 2126, 2, 0x10000}, /* aten::special_modified_bessel_i1 */
    {152492, 152529, 2128, 2, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {152612, 152645, 2130, 2, 0x10000}, /* aten::special_modified_bessel_k0 */
    {152701, 152738, 2132, 2, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {152821, 152854, 2134, 2, 0x10000}, /* aten::special_modified_bessel_k1 */
    {152910, 152947, 2136, 2, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {153030, 153057, 2138, 1, 0x0}, /* aten::special_multigammaln */
    {153114, 153145, 2139, 1, 0x0}, /* aten::special_multigammaln.out */
    {153229, 153248, 2140, 1, 0x0}, /* aten::special_ndtr */
    {153290, 153313, 2141, 1, 0x0}, /* aten::special_ndtr.out */
    {153382, 153402, 2142, 2, 0x10000}, /* aten::special_ndtri */
    {153445, 153469, 2144, 2, 0x10000}, /* aten::special_ndtri.out */
    {153539, 153563, 2146, 1, 0x0}, /* aten::special_polygamma */
    {153617, 153645, 2147, 1, 0x0}, /* aten::special_polygamma.out */
    {153726, 153744, 2148, 1, 0x0}, /* aten::special_psi */
    {153785, 153807, 2149, 1, 0x0}, /* aten::special_psi.out */
    {153875, 153895, 2150, 1, 0x0}, /* aten::special_round */
    {153957, 153981, 2151, 1, 0x0}, /* aten::special_round.out */
    {154067, 154107, 2152, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {154167, 154211, 2154, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {154298, 154338, 2156, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {154398, 154442, 2158, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {154529, 154574, 2160, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {154649, 154703, 2162, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {154787, 154845, 2163, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {154956, 155005, 2164, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {155107, 155161, 2166, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {155245, 155303, 2167, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {155414, 155459, 2168, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {155534, 155588, 2170, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {155672, 155730, 2171, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {155841, 155890, 2172, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {155992, 156046, 2174, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {156130, 156188, 2175, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {156299, 156344, 2176, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {156419, 156473, 2178, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {156557, 156615, 2179, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {156726, 156775, 2180, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {156877, 156931, 2182, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {157015, 157073, 2183, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {157184, 157229, 2184, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {157304, 157358, 2186, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {157442, 157500, 2187, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {157611, 157660, 2188, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {157762, 157816, 2190, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {157900, 157958, 2191, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {158069, 158088, 2192, 1, 0x0}, /* aten::special_sinc */
    {158130, 158153, 2193, 1, 0x0}, /* aten::special_sinc.out */
    {158222, 158244, 2194, 1, 0x0}, /* aten::special_softmax */
    {158322, 158356, 2195, 2, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {158410, 158448, 2197, 2, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {158529, 158551, 2199, 2, 0x10000}, /* aten::special_xlog1py */
    {158610, 158645, 2201, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {158717, 158756, 2202, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {158855, 158881, 2203, 2, 0x10000}, /* aten::special_xlog1py.out */
    {158967, 159001, 2205, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {159072, 159110, 2206, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {159208, 159228, 2207, 1, 0x0}, /* aten::special_xlogy */
    {159285, 159318, 2208, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {159388, 159425, 2209, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {159522, 159546, 2210, 1, 0x0}, /* aten::special_xlogy.out */
    {159630, 159662, 2211, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {159731, 159767, 2212, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {159863, 159882, 2213, 2, 0x10000}, /* aten::special_zeta */
    {159938, 159970, 2215, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {160039, 160075, 2216, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {160171, 160194, 2217, 2, 0x10000}, /* aten::special_zeta.out */
    {160277, 160308, 2219, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {160376, 160411, 2220, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {160506, 160525, 2221, 1, 0x0}, /* aten::split.Tensor */
    {160610, 160628, 2222, 1, 0x0}, /* aten::split.sizes */
    {160714, 160738, 2223, 1, 0x80000}, /* aten::split_copy.Tensor */
    {160817, 160845, 2224, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {160943, 160966, 2225, 1, 0x1}, /* aten::split_with_sizes */
    {161058, 161086, 2226, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {161172, 161204, 2227, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {161309, 161320, 2228, 2, 0x10001}, /* aten::sqrt */
    {161354, 161369, 2230, 2, 0x10000}, /* aten::sqrt.out */
    {161430, 161442, 2232, 2, 0x10000}, /* aten::sqrt_ */
    {161485, 161498, 2234, 1, 0x10000}, /* aten::square */
    {161534, 161551, 2235, 1, 0x10000}, /* aten::square.out */
    {161614, 161628, 2236, 1, 0x10000}, /* aten::square_ */
    {161673, 161687, 2237, 1, 0x0}, /* aten::squeeze */
    {161730, 161748, 2238, 1, 0x1}, /* aten::squeeze.dim */
    {161804, 161823, 2239, 1, 0x1}, /* aten::squeeze.dims */
    {161882, 161897, 2240, 1, 0x80}, /* aten::squeeze_ */
    {161943, 161962, 2241, 1, 0x80}, /* aten::squeeze_.dim */
    {162021, 162041, 2242, 1, 0x80}, /* aten::squeeze_.dims */
    {162103, 162122, 2243, 1, 0x80000}, /* aten::squeeze_copy */
    {162164, 162187, 2244, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {162242, 162269, 2245, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {162351, 162375, 2246, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {162433, 162461, 2247, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {162546, 162569, 2248, 1, 0x80020}, /* aten::squeeze_copy.out */
    {162638, 162650, 2249, 1, 0x0}, /* aten::stack */
    {162701, 162717, 2250, 1, 0x0}, /* aten::stack.out */
    {162795, 162805, 2251, 1, 0x40000}, /* aten::std */
    {162858, 162879, 2252, 2, 0x40000}, /* aten::std.correction */
    {162989, 163014, 2254, 2, 0x40000}, /* aten::std.correction_out */
    {163148, 163162, 2256, 1, 0x40000}, /* aten::std.dim */
    {163252, 163266, 2257, 1, 0x40000}, /* aten::std.out */
    {163379, 163394, 2258, 1, 0x40000}, /* aten::std_mean */
    {163462, 163488, 2259, 2, 0x40000}, /* aten::std_mean.correction */
    {163613, 163643, 2261, 1, 0x20}, /* aten::std_mean.correction_out */
    {163814, 163833, 2262, 1, 0x40000}, /* aten::std_mean.dim */
    {163938, 163955, 2263, 1, 0x0}, /* aten::stride.int */
    {164001, 164018, 2264, 1, 0x10001}, /* aten::sub.Scalar */
    {164088, 164109, 2265, 1, 0x20}, /* aten::sub.Scalar_out */
    {164206, 164223, 2266, 2, 0x10001}, /* aten::sub.Tensor */
    {164296, 164310, 2268, 2, 0x10000}, /* aten::sub.out */
    {164400, 164418, 2270, 1, 0x10000}, /* aten::sub_.Scalar */
    {164497, 164515, 2271, 2, 0x10000}, /* aten::sub_.Tensor */
    {164597, 164619, 2273, 1, 0x0}, /* aten::subtract.Scalar */
    {164694, 164716, 2274, 1, 0x0}, /* aten::subtract.Tensor */
    {164794, 164813, 2275, 1, 0x0}, /* aten::subtract.out */
    {164908, 164931, 2276, 1, 0x0}, /* aten::subtract_.Scalar */
    {165015, 165038, 2277, 1, 0x0}, /* aten::subtract_.Tensor */
    {165125, 165135, 2278, 1, 0x40000}, /* aten::sum */
    {165195, 165217, 2279, 2, 0x40000}, /* aten::sum.IntList_out */
    {165342, 165364, 2281, 2, 0x40001}, /* aten::sum.dim_IntList */
    {165469, 165483, 2283, 1, 0x20}, /* aten::sum.out */
    {165567, 165585, 2284, 1, 0x0}, /* aten::sum_to_size */
    {165641, 165656, 2285, 1, 0x0}, /* aten::swapaxes */
    {165722, 165738, 2286, 1, 0x80}, /* aten::swapaxes_ */
    {165807, 165822, 2287, 1, 0x0}, /* aten::swapdims */
    {165886, 165902, 2288, 1, 0x80}, /* aten::swapdims_ */
    {165969, 165985, 2289, 1, 0x1}, /* aten::sym_numel */
    {166024, 166043, 2290, 1, 0x1}, /* aten::sym_size.int */
    {166094, 166119, 2291, 1, 0x1}, /* aten::sym_storage_offset */
    {166167, 166188, 2292, 1, 0x1}, /* aten::sym_stride.int */
    {166241, 166249, 2293, 1, 0x0}, /* aten::t */
    {166286, 166295, 2294, 1, 0x80}, /* aten::t_ */
    {166335, 166348, 2295, 1, 0x80000}, /* aten::t_copy */
    {166384, 166401, 2296, 1, 0x80020}, /* aten::t_copy.out */
    {166464, 166475, 2297, 2, 0x0}, /* aten::take */
    {166523, 166538, 2299, 2, 0x0}, /* aten::take.out */
    {166613, 166634, 2301, 1, 0x0}, /* aten::take_along_dim */
    {166709, 166734, 2302, 1, 0x0}, /* aten::take_along_dim.out */
    {166836, 166846, 2303, 2, 0x10001}, /* aten::tan */
    {166879, 166893, 2305, 2, 0x10000}, /* aten::tan.out */
    {166953, 166964, 2307, 2, 0x10000}, /* aten::tan_ */
    {167006, 167017, 2309, 2, 0x10001}, /* aten::tanh */
    {167051, 167066, 2311, 2, 0x10000}, /* aten::tanh.out */
    {167127, 167139, 2313, 2, 0x10000}, /* aten::tanh_ */
    {167182, 167202, 2315, 2, 0x10000}, /* aten::tanh_backward */
    {167267, 167298, 2317, 2, 0x10000}, /* aten::tanh_backward.grad_input */
    {167404, 167431, 2319, 1, 0x0}, /* aten::tensor_split.indices */
    {167523, 167551, 2320, 1, 0x0}, /* aten::tensor_split.sections */
    {167643, 167689, 2321, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {167817, 167833, 2322, 1, 0x0}, /* aten::tensordot */
    {167921, 167941, 2323, 1, 0x0}, /* aten::tensordot.out */
    {168056, 168072, 2324, 2, 0x10000}, /* aten::threshold */
    {168143, 168163, 2326, 2, 0x0}, /* aten::threshold.out */
    {168261, 168278, 2328, 2, 0x0}, /* aten::threshold_ */
    {168358, 168383, 2330, 2, 0x10000}, /* aten::threshold_backward */
    {168469, 168505, 2332, 2, 0x0}, /* aten::threshold_backward.grad_input */
    {168632, 168643, 2334, 1, 0x0}, /* aten::tile */
    {168692, 168708, 2335, 1, 0x0}, /* aten::to.device */
    {168862, 168877, 2336, 1, 0x0}, /* aten::to.dtype */
    {169015, 169037, 2337, 1, 0x0}, /* aten::to.dtype_layout */
    {169256, 169271, 2338, 1, 0x0}, /* aten::to.other */
    {169405, 169416, 2339, 2, 0x1}, /* aten::topk */
    {169534, 169552, 2341, 2, 0x0}, /* aten::topk.values */
    {169727, 169739, 2343, 2, 0x0}, /* aten::trace */
    {169774, 169790, 2345, 1, 0x20}, /* aten::trace.out */
    {169852, 169872, 2346, 1, 0x0}, /* aten::transpose.int */
    {169941, 169958, 2347, 1, 0x80}, /* aten::transpose_ */
    {170026, 170051, 2348, 1, 0x80000}, /* aten::transpose_copy.int */
    {170119, 170148, 2349, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {170243, 170262, 2350, 1, 0x0}, /* aten::trapezoid.dx */
    {170329, 170347, 2351, 1, 0x0}, /* aten::trapezoid.x */
    {170410, 170425, 2352, 1, 0x0}, /* aten::trapz.dx */
    {170487, 170501, 2353, 1, 0x0}, /* aten::trapz.x */
    {170560, 170571, 2354, 2, 0x0}, /* aten::tril */
    {170624, 170639, 2356, 2, 0x0}, /* aten::tril.out */
    {170719, 170731, 2358, 2, 0x0}, /* aten::tril_ */
    {170793, 170812, 2360, 3, 0x0}, /* aten::tril_indices */
    {170965, 170988, 2363, 1, 0x20}, /* aten::tril_indices.out */
    {171076, 171102, 2364, 1, 0x0}, /* aten::triplet_margin_loss */
    {171270, 171281, 2365, 2, 0x0}, /* aten::triu */
    {171334, 171349, 2367, 2, 0x0}, /* aten::triu.out */
    {171429, 171441, 2369, 2, 0x0}, /* aten::triu_ */
    {171503, 171522, 2371, 3, 0x0}, /* aten::triu_indices */
    {171675, 171698, 2374, 1, 0x20}, /* aten::triu_indices.out */
    {171786, 171811, 2375, 1, 0x0}, /* aten::true_divide.Scalar */
    {171873, 171898, 2376, 1, 0x10000}, /* aten::true_divide.Tensor */
    {171960, 171982, 2377, 1, 0x0}, /* aten::true_divide.out */
    {172064, 172090, 2378, 1, 0x0}, /* aten::true_divide_.Scalar */
    {172161, 172187, 2379, 1, 0x0}, /* aten::true_divide_.Tensor */
    {172258, 172270, 2380, 2, 0x10001}, /* aten::trunc */
    {172305, 172321, 2382, 2, 0x10000}, /* aten::trunc.out */
    {172383, 172396, 2384, 2, 0x10000}, /* aten::trunc_ */
    {172440, 172454, 2386, 1, 0x0}, /* aten::type_as */
    {172505, 172522, 2387, 1, 0x0}, /* aten::unbind.int */
    {172586, 172608, 2388, 1, 0x80000}, /* aten::unbind_copy.int */
    {172666, 172692, 2389, 1, 0x0}, /* aten::unbind_copy.int_out */
    {172769, 172789, 2390, 1, 0x0}, /* aten::unflatten.int */
    {172863, 172876, 2391, 2, 0x0}, /* aten::unfold */
    {172953, 172975, 2393, 2, 0x0}, /* aten::unfold_backward */
    {173074, 173100, 2395, 1, 0x20}, /* aten::unfold_backward.out */
    {173226, 173244, 2396, 1, 0x80000}, /* aten::unfold_copy */
    {173320, 173342, 2397, 1, 0x80020}, /* aten::unfold_copy.out */
    {173445, 173470, 2398, 2, 0x8}, /* aten::unique_consecutive */
    {173604, 173633, 2400, 1, 0x20}, /* aten::unique_consecutive.out */
    {173837, 173854, 2401, 2, 0x8}, /* aten::unique_dim */
    {173992, 174013, 2403, 1, 0x20}, /* aten::unique_dim.out */
    {174221, 174250, 2404, 2, 0x8}, /* aten::unique_dim_consecutive */
    {174382, 174415, 2406, 1, 0x20}, /* aten::unique_dim_consecutive.out */
    {174617, 174636, 2407, 1, 0x100}, /* aten::unsafe_chunk */
    {174703, 174729, 2408, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {174810, 174840, 2409, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {174940, 174970, 2410, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {175058, 175092, 2411, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {175199, 175215, 2412, 1, 0x1}, /* aten::unsqueeze */
    {175269, 175286, 2413, 1, 0x80}, /* aten::unsqueeze_ */
    {175343, 175364, 2414, 1, 0x80000}, /* aten::unsqueeze_copy */
    {175417, 175442, 2415, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {175522, 175547, 2416, 2, 0x0}, /* aten::upsample_bicubic2d */
    {175682, 175711, 2418, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {175873, 175902, 2420, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {176022, 176056, 2421, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {176229, 176274, 2423, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {176488, 176514, 2425, 2, 0x0}, /* aten::upsample_bilinear2d */
    {176650, 176680, 2427, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {176843, 176873, 2429, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {176994, 177029, 2430, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {177203, 177249, 2432, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {177464, 177488, 2434, 2, 0x0}, /* aten::upsample_linear1d */
    {177598, 177626, 2436, 2, 0x0}, /* aten::upsample_linear1d.out */
    {177763, 177791, 2438, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {177910, 177943, 2439, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {178091, 178135, 2441, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {178324, 178349, 2443, 2, 0x0}, /* aten::upsample_nearest1d */
    {178440, 178469, 2445, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {178587, 178616, 2447, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {178716, 178750, 2448, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {178879, 178924, 2450, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {179094, 179119, 2452, 2, 0x0}, /* aten::upsample_nearest2d */
    {179234, 179263, 2454, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {179405, 179434, 2456, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {179534, 179568, 2457, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {179721, 179766, 2459, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {179960, 179985, 2461, 2, 0x0}, /* aten::upsample_nearest3d */
    {180122, 180151, 2463, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {180315, 180344, 2465, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {180444, 180478, 2466, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {180653, 180698, 2468, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {180914, 180941, 2470, 2, 0x0}, /* aten::upsample_trilinear3d */
    {181100, 181131, 2472, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {181317, 181348, 2474, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {181470, 181506, 2475, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {181703, 181750, 2477, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {181988, 182029, 2479, 1, 0x0}, /* aten::value_selecting_reduction_backward */
    {182148, 182158, 2480, 1, 0x40000}, /* aten::var */
    {182211, 182232, 2481, 2, 0x40001}, /* aten::var.correction */
    {182342, 182367, 2483, 2, 0x40000}, /* aten::var.correction_out */
    {182501, 182515, 2485, 1, 0x40001}, /* aten::var.dim */
    {182605, 182619, 2486, 1, 0x40000}, /* aten::var.out */
    {182732, 182747, 2487, 1, 0x40000}, /* aten::var_mean */
    {182815, 182841, 2488, 2, 0x40000}, /* aten::var_mean.correction */
    {182966, 182996, 2490, 1, 0x20}, /* aten::var_mean.correction_out */
    {183167, 183186, 2491, 1, 0x40000}, /* aten::var_mean.dim */
    {183291, 183302, 2492, 2, 0x0}, /* aten::vdot */
    {183350, 183365, 2494, 1, 0x0}, /* aten::vdot.out */
    {183440, 183451, 2495, 2, 0x1}, /* aten::view */
    {183506, 183523, 2497, 1, 0x0}, /* aten::view.dtype */
    {183587, 183601, 2498, 1, 0x0}, /* aten::view_as */
    {183658, 183680, 2499, 2, 0x0}, /* aten::view_as_complex */
    {183731, 183758, 2501, 1, 0x80000}, /* aten::view_as_complex_copy */
    {183808, 183839, 2502, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {183916, 183935, 2503, 2, 0x0}, /* aten::view_as_real */
    {183983, 184007, 2505, 1, 0x80000}, /* aten::view_as_real_copy */
    {184054, 184082, 2506, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {184156, 184172, 2507, 1, 0x80000}, /* aten::view_copy */
    {184226, 184248, 2508, 1, 0x80000}, /* aten::view_copy.dtype */
    {184311, 184337, 2509, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {184427, 184447, 2510, 1, 0x80020}, /* aten::view_copy.out */
    {184528, 184547, 2511, 1, 0x0}, /* aten::vsplit.array */
    {184617, 184634, 2512, 1, 0x0}, /* aten::vsplit.int */
    {184701, 184714, 2513, 1, 0x0}, /* aten::vstack */
    {184755, 184772, 2514, 1, 0x0}, /* aten::vstack.out */
    {184840, 184859, 2515, 1, 0x0}, /* aten::where.Scalar */
    {184933, 184957, 2516, 1, 0x0}, /* aten::where.ScalarOther */
    {185036, 185059, 2517, 1, 0x0}, /* aten::where.ScalarSelf */
    {185137, 185154, 2518, 2, 0x10001}, /* aten::where.self */
    {185226, 185247, 2520, 2, 0x0}, /* aten::where.self_out */
    {185346, 185374, 2522, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {185462, 185489, 2523, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {185576, 185598, 2524, 2, 0x10000}, /* aten::xlogy.OutTensor */
    {185680, 185705, 2526, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {185767, 185791, 2527, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {185852, 185871, 2528, 2, 0x10000}, /* aten::xlogy.Tensor */
    {185927, 185953, 2530, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {186024, 186044, 2531, 2, 0x10000}, /* aten::xlogy_.Tensor */
    {186109, 186120, 2533, 1, 0x20}, /* aten::zero */
    {186154, 186169, 2534, 1, 0x20}, /* aten::zero.out */
    {186230, 186242, 2535, 2, 0x0}, /* aten::zero_ */
    {186285, 186297, 2537, 2, 0x0}, /* aten::zeros */
    {186426, 186442, 2539, 1, 0x0}, /* aten::zeros.out */
    {186506, 186523, 2540, 1, 0x0}, /* aten::zeros_like */
    {186689, 186710, 2541, 1, 0x20}, /* aten::zeros_like.out */
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {138, 0, 0}, /* aten::__and__.Scalar implicit */
    {138, 0, 1}, /* aten::__and__.Tensor implicit */
    {138, 0, 2}, /* aten::__iand__.Scalar implicit */
    {138, 0, 3}, /* aten::__iand__.Tensor implicit */
    {1, 0, 4}, /* aten::__ilshift__.Scalar CPU */
    {16, 0, 4}, /* aten::__ilshift__.Scalar Meta */
    {1, 0, 5}, /* aten::__ilshift__.Tensor CPU */
    {16, 0, 5}, /* aten::__ilshift__.Tensor Meta */
    {138, 0, 6}, /* aten::__ior__.Scalar implicit */
    {138, 0, 7}, /* aten::__ior__.Tensor implicit */
    {1, 0, 8}, /* aten::__irshift__.Scalar CPU */
    {16, 0, 8}, /* aten::__irshift__.Scalar Meta */
    {1, 0, 9}, /* aten::__irshift__.Tensor CPU */
    {16, 0, 9}, /* aten::__irshift__.Tensor Meta */
    {138, 0, 10}, /* aten::__ixor__.Scalar implicit */
    {138, 0, 11}, /* aten::__ixor__.Tensor implicit */
    {1, 0, 12}, /* aten::__lshift__.Scalar CPU */
    {16, 0, 12}, /* aten::__lshift__.Scalar Meta */
    {141, 4, 0}, /* aten::__lshift__.Scalar_out CompositeExplicitAutograd */
    {1, 0, 13}, /* aten::__lshift__.Tensor CPU */
    {16, 0, 13}, /* aten::__lshift__.Tensor Meta */
    {141, 4, 1}, /* aten::__lshift__.Tensor_out CompositeExplicitAutograd */
    {138, 0, 14}, /* aten::__or__.Scalar implicit */
    {138, 0, 15}, /* aten::__or__.Tensor implicit */
    {1, 0, 16}, /* aten::__rshift__.Scalar CPU */
    {16, 0, 16}, /* aten::__rshift__.Scalar Meta */
    {141, 4, 2}, /* aten::__rshift__.Scalar_out CompositeExplicitAutograd */
    {1, 0, 17}, /* aten::__rshift__.Tensor CPU */
    {16, 0, 17}, /* aten::__rshift__.Tensor Meta */
    {141, 4, 3}, /* aten::__rshift__.Tensor_out CompositeExplicitAutograd */
    {138, 0, 18}, /* aten::__xor__.Scalar implicit */
    {138, 0, 19}, /* aten::__xor__.Tensor implicit */
    {1, 0, 20}, /* aten::_adaptive_avg_pool2d CPU */
    {16, 0, 20}, /* aten::_adaptive_avg_pool2d Meta */
    {141, 4, 4}, /* aten::_adaptive_avg_pool2d.out CompositeExplicitAutograd */
    {1, 0, 21}, /* aten::_adaptive_avg_pool2d_backward CPU */
    {16, 0, 21}, /* aten::_adaptive_avg_pool2d_backward Meta */
    {141, 4, 5}, /* aten::_adaptive_avg_pool2d_backward.out CompositeExplicitAutograd */
    {1, 0, 22}, /* aten::_adaptive_avg_pool3d CPU */
    {16, 0, 22}, /* aten::_adaptive_avg_pool3d Meta */
    {141, 4, 6}, /* aten::_adaptive_avg_pool3d.out CompositeExplicitAutograd */
    {1, 0, 23}, /* aten::_adaptive_avg_pool3d_backward CPU */
    {16, 0, 23}, /* aten::_adaptive_avg_pool3d_backward Meta */
    {141, 4, 7}, /* aten::_adaptive_avg_pool3d_backward.out CompositeExplicitAutograd */
    {1, 0, 24}, /* aten::_aminmax CPU */
    {16, 0, 24}, /* aten::_aminmax Meta */
    {1, 0, 25}, /* aten::_aminmax.dim CPU */
    {16, 0, 25}, /* aten::_aminmax.dim Meta */
    {141, 4, 9}, /* aten::_aminmax.dim_out CompositeExplicitAutograd */
    {141, 4, 8}, /* aten::_aminmax.out CompositeExplicitAutograd */
    {141, 0, 26}, /* aten::_batch_norm_no_update CompositeExplicitAutograd */
    {141, 4, 10}, /* aten::_batch_norm_no_update.out CompositeExplicitAutograd */
    {1, 0, 27}, /* aten::_batch_norm_with_update CPU */
    {16, 0, 27}, /* aten::_batch_norm_with_update Meta */
    {1, 4, 12}, /* aten::_batch_norm_with_update.out CPU */
    {16, 4, 12}, /* aten::_batch_norm_with_update.out Meta */
    {141, 6, 11}, /* aten::_batch_norm_with_update_functional CompositeExplicitAutograd */
    {1, 0, 28}, /* aten::_cdist_backward CPU */
    {16, 0, 28}, /* aten::_cdist_backward Meta */
    {141, 4, 13}, /* aten::_cdist_backward.out CompositeExplicitAutograd */
    {1, 0, 29}, /* aten::_cdist_forward CPU */
    {16, 0, 29}, /* aten::_cdist_forward Meta */
    {141, 4, 14}, /* aten::_cdist_forward.out CompositeExplicitAutograd */
    {141, 0, 30}, /* aten::_conj CompositeExplicitAutograd */
    {142, 7, 15}, /* aten::_conj_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 16}, /* aten::_conj_copy.out CompositeExplicitAutograd */
    {1, 0, 31}, /* aten::_conj_physical CPU */
    {16, 0, 31}, /* aten::_conj_physical Meta */
    {141, 4, 17}, /* aten::_conj_physical.out CompositeExplicitAutograd */
    {141, 0, 32}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 33}, /* aten::_convolution.deprecated implicit */
    {141, 4, 18}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 34}, /* aten::_convolution_mode implicit */
    {1, 0, 35}, /* aten::_cummax_helper CPU */
    {16, 0, 35}, /* aten::_cummax_helper Meta */
    {1, 0, 36}, /* aten::_cummin_helper CPU */
    {16, 0, 36}, /* aten::_cummin_helper Meta */
    {1, 0, 37}, /* aten::_fft_c2c CPU */
    {16, 0, 37}, /* aten::_fft_c2c Meta */
    {1, 4, 19}, /* aten::_fft_c2c.out CPU */
    {16, 4, 19}, /* aten::_fft_c2c.out Meta */
    {1, 0, 38}, /* aten::_fft_c2r CPU */
    {16, 0, 38}, /* aten::_fft_c2r Meta */
    {1, 4, 20}, /* aten::_fft_c2r.out CPU */
    {16, 4, 20}, /* aten::_fft_c2r.out Meta */
    {1, 0, 39}, /* aten::_fft_r2c CPU */
    {16, 0, 39}, /* aten::_fft_r2c Meta */
    {1, 4, 21}, /* aten::_fft_r2c.out CPU */
    {16, 4, 21}, /* aten::_fft_r2c.out Meta */
    {138, 0, 40}, /* aten::_fused_rms_norm implicit */
    {1, 0, 41}, /* aten::_histogramdd_bin_edges CPU */
    {16, 0, 41}, /* aten::_histogramdd_bin_edges Meta */
    {141, 4, 22}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 42}, /* aten::_histogramdd_from_bin_cts CPU */
    {16, 0, 42}, /* aten::_histogramdd_from_bin_cts Meta */
    {141, 4, 23}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 43}, /* aten::_histogramdd_from_bin_tensors CPU */
    {16, 0, 43}, /* aten::_histogramdd_from_bin_tensors Meta */
    {141, 4, 24}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 0, 44}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 45}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 46}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 47}, /* aten::_logcumsumexp CPU */
    {16, 0, 47}, /* aten::_logcumsumexp Meta */
    {1, 4, 25}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 25}, /* aten::_logcumsumexp.out Meta */
    {1, 0, 48}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 48}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 49}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 49}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 27}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 27}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 4, 28}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 4, 28}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 26}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 50}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 29}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 51}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 30}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 31}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 52}, /* aten::_pdist_forward CPU */
    {16, 0, 52}, /* aten::_pdist_forward Meta */
    {141, 4, 32}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 53}, /* aten::_prelu_kernel CPU */
    {16, 0, 53}, /* aten::_prelu_kernel Meta */
    {1, 0, 54}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 54}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 55}, /* aten::_reshape_alias CPU */
    {16, 0, 55}, /* aten::_reshape_alias Meta */
    {142, 7, 33}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 34}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {141, 0, 56}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 35}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 57}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 36}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 58}, /* aten::_unique CPU */
    {16, 0, 58}, /* aten::_unique Meta */
    {141, 4, 37}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 59}, /* aten::_unique2 CPU */
    {16, 0, 59}, /* aten::_unique2 Meta */
    {141, 4, 38}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 777}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 39}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 60}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 60}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 40}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 40}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 62}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 61}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 61}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 41}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 41}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 63}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 63}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 42}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 42}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 65}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 64}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 64}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 43}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 43}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 66}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 66}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 44}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 44}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 68}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 67}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 67}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 45}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 45}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 69}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 69}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 46}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 46}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 71}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 70}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 70}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 47}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 47}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 72}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 72}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 48}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 48}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 74}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 73}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 73}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 49}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 49}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 75}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 75}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 50}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 50}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 77}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 76}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 76}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 51}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 51}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 78}, /* aten::abs CPU */
    {16, 0, 78}, /* aten::abs Meta */
    {1, 0, 80}, /* aten::abs.out CPU */
    {16, 0, 80}, /* aten::abs.out Meta */
    {1, 0, 79}, /* aten::abs_ CPU */
    {16, 0, 79}, /* aten::abs_ Meta */
    {138, 0, 81}, /* aten::absolute implicit */
    {138, 4, 52}, /* aten::absolute.out implicit */
    {138, 0, 82}, /* aten::absolute_ implicit */
    {1, 1, 4}, /* aten::acos CPU */
    {16, 1, 4}, /* aten::acos Meta */
    {1, 3, 4}, /* aten::acos.out CPU */
    {16, 3, 4}, /* aten::acos.out Meta */
    {1, 2, 4}, /* aten::acos_ CPU */
    {16, 2, 4}, /* aten::acos_ Meta */
    {1, 1, 5}, /* aten::acosh CPU */
    {16, 1, 5}, /* aten::acosh Meta */
    {1, 3, 5}, /* aten::acosh.out CPU */
    {16, 3, 5}, /* aten::acosh.out Meta */
    {1, 2, 5}, /* aten::acosh_ CPU */
    {16, 2, 5}, /* aten::acosh_ Meta */
    {138, 0, 83}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 84}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 53}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 53}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 85}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 54}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 54}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 86}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 87}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 87}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 55}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 55}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 88}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 88}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 56}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 56}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 89}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 89}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 57}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 57}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 90}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 90}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 58}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 58}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 91}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 59}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::add.Tensor CPU */
    {16, 1, 6}, /* aten::add.Tensor Meta */
    {1, 3, 6}, /* aten::add.out CPU */
    {16, 3, 6}, /* aten::add.out Meta */
    {141, 0, 92}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 6}, /* aten::add_.Tensor CPU */
    {16, 2, 6}, /* aten::add_.Tensor Meta */
    {1, 0, 93}, /* aten::addbmm CPU */
    {16, 0, 93}, /* aten::addbmm Meta */
    {1, 4, 60}, /* aten::addbmm.out CPU */
    {16, 4, 60}, /* aten::addbmm.out Meta */
    {1, 0, 94}, /* aten::addbmm_ CPU */
    {16, 0, 94}, /* aten::addbmm_ Meta */
    {1, 1, 7}, /* aten::addcdiv CPU */
    {16, 1, 7}, /* aten::addcdiv Meta */
    {1, 3, 7}, /* aten::addcdiv.out CPU */
    {16, 3, 7}, /* aten::addcdiv.out Meta */
    {1, 2, 7}, /* aten::addcdiv_ CPU */
    {16, 2, 7}, /* aten::addcdiv_ Meta */
    {1, 1, 8}, /* aten::addcmul CPU */
    {16, 1, 8}, /* aten::addcmul Meta */
    {1, 3, 8}, /* aten::addcmul.out CPU */
    {16, 3, 8}, /* aten::addcmul.out Meta */
    {1, 2, 8}, /* aten::addcmul_ CPU */
    {16, 2, 8}, /* aten::addcmul_ Meta */
    {1, 1, 9}, /* aten::addmm CPU */
    {16, 1, 9}, /* aten::addmm Meta */
    {1, 3, 9}, /* aten::addmm.out CPU */
    {16, 3, 9}, /* aten::addmm.out Meta */
    {1, 2, 9}, /* aten::addmm_ CPU */
    {16, 2, 9}, /* aten::addmm_ Meta */
    {1, 1, 10}, /* aten::addmv CPU */
    {16, 1, 10}, /* aten::addmv Meta */
    {1, 3, 10}, /* aten::addmv.out CPU */
    {16, 3, 10}, /* aten::addmv.out Meta */
    {1, 2, 10}, /* aten::addmv_ CPU */
    {16, 2, 10}, /* aten::addmv_ Meta */
    {141, 0, 95}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 61}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 61}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 96}, /* aten::adjoint implicit */
    {141, 0, 97}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 62}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 63}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 11}, /* aten::all CPU */
    {16, 1, 11}, /* aten::all Meta */
    {1, 3, 11}, /* aten::all.all_out CPU */
    {16, 3, 11}, /* aten::all.all_out Meta */
    {1, 1, 13}, /* aten::all.dim CPU */
    {16, 1, 13}, /* aten::all.dim Meta */
    {1, 1, 12}, /* aten::all.dims CPU */
    {16, 1, 12}, /* aten::all.dims Meta */
    {1, 3, 12}, /* aten::all.dims_out CPU */
    {16, 3, 12}, /* aten::all.dims_out Meta */
    {1, 3, 13}, /* aten::all.out CPU */
    {16, 3, 13}, /* aten::all.out Meta */
    {141, 0, 98}, /* aten::allclose CompositeExplicitAutograd */
    {1, 1, 14}, /* aten::amax CPU */
    {16, 1, 14}, /* aten::amax Meta */
    {1, 3, 14}, /* aten::amax.out CPU */
    {16, 3, 14}, /* aten::amax.out Meta */
    {1, 1, 15}, /* aten::amin CPU */
    {16, 1, 15}, /* aten::amin Meta */
    {1, 3, 15}, /* aten::amin.out CPU */
    {16, 3, 15}, /* aten::amin.out Meta */
    {1, 1, 16}, /* aten::aminmax CPU */
    {16, 1, 16}, /* aten::aminmax Meta */
    {1, 3, 16}, /* aten::aminmax.out CPU */
    {16, 3, 16}, /* aten::aminmax.out Meta */
    {1, 0, 99}, /* aten::angle CPU */
    {16, 0, 99}, /* aten::angle Meta */
    {1, 0, 100}, /* aten::angle.out CPU */
    {16, 0, 100}, /* aten::angle.out Meta */
    {1, 1, 17}, /* aten::any CPU */
    {16, 1, 17}, /* aten::any Meta */
    {1, 3, 17}, /* aten::any.all_out CPU */
    {16, 3, 17}, /* aten::any.all_out Meta */
    {1, 1, 19}, /* aten::any.dim CPU */
    {16, 1, 19}, /* aten::any.dim Meta */
    {1, 1, 18}, /* aten::any.dims CPU */
    {16, 1, 18}, /* aten::any.dims Meta */
    {1, 3, 18}, /* aten::any.dims_out CPU */
    {16, 3, 18}, /* aten::any.dims_out Meta */
    {1, 3, 19}, /* aten::any.out CPU */
    {16, 3, 19}, /* aten::any.out Meta */
    {141, 0, 101}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::arange BackendSelect */
    {141, 4, 64}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 102}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::arange.start BackendSelect */
    {1, 4, 65}, /* aten::arange.start_out CPU */
    {16, 4, 65}, /* aten::arange.start_out Meta */
    {141, 0, 103}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::arange.start_step BackendSelect */
    {138, 0, 104}, /* aten::arccos implicit */
    {138, 4, 66}, /* aten::arccos.out implicit */
    {138, 0, 105}, /* aten::arccos_ implicit */
    {138, 0, 106}, /* aten::arccosh implicit */
    {138, 4, 67}, /* aten::arccosh.out implicit */
    {138, 0, 107}, /* aten::arccosh_ implicit */
    {138, 0, 108}, /* aten::arcsin implicit */
    {138, 4, 68}, /* aten::arcsin.out implicit */
    {138, 0, 109}, /* aten::arcsin_ implicit */
    {138, 0, 110}, /* aten::arcsinh implicit */
    {138, 4, 69}, /* aten::arcsinh.out implicit */
    {138, 0, 111}, /* aten::arcsinh_ implicit */
    {138, 0, 112}, /* aten::arctan implicit */
    {138, 4, 70}, /* aten::arctan.out implicit */
    {138, 0, 113}, /* aten::arctan2 implicit */
    {138, 4, 71}, /* aten::arctan2.out implicit */
    {138, 0, 114}, /* aten::arctan2_ implicit */
    {138, 0, 115}, /* aten::arctan_ implicit */
    {138, 0, 116}, /* aten::arctanh implicit */
    {138, 4, 72}, /* aten::arctanh.out implicit */
    {138, 0, 117}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 118}, /* aten::argsort implicit */
    {138, 0, 119}, /* aten::argsort.stable implicit */
    {138, 0, 120}, /* aten::argsort.stable_out implicit */
    {138, 0, 121}, /* aten::argwhere implicit */
    {1, 0, 122}, /* aten::as_strided CPU */
    {16, 0, 122}, /* aten::as_strided Meta */
    {142, 5, 73}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 73}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 74}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 123}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 75}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 22}, /* aten::asin CPU */
    {16, 1, 22}, /* aten::asin Meta */
    {1, 3, 22}, /* aten::asin.out CPU */
    {16, 3, 22}, /* aten::asin.out Meta */
    {1, 2, 22}, /* aten::asin_ CPU */
    {16, 2, 22}, /* aten::asin_ Meta */
    {1, 1, 23}, /* aten::asinh CPU */
    {16, 1, 23}, /* aten::asinh Meta */
    {1, 3, 23}, /* aten::asinh.out CPU */
    {16, 3, 23}, /* aten::asinh.out Meta */
    {1, 2, 23}, /* aten::asinh_ CPU */
    {16, 2, 23}, /* aten::asinh_ Meta */
    {1, 1, 25}, /* aten::atan CPU */
    {16, 1, 25}, /* aten::atan Meta */
    {1, 3, 25}, /* aten::atan.out CPU */
    {16, 3, 25}, /* aten::atan.out Meta */
    {1, 1, 24}, /* aten::atan2 CPU */
    {16, 1, 24}, /* aten::atan2 Meta */
    {1, 3, 24}, /* aten::atan2.out CPU */
    {16, 3, 24}, /* aten::atan2.out Meta */
    {1, 2, 24}, /* aten::atan2_ CPU */
    {16, 2, 24}, /* aten::atan2_ Meta */
    {1, 2, 25}, /* aten::atan_ CPU */
    {16, 2, 25}, /* aten::atan_ Meta */
    {1, 1, 26}, /* aten::atanh CPU */
    {16, 1, 26}, /* aten::atanh Meta */
    {1, 3, 26}, /* aten::atanh.out CPU */
    {16, 3, 26}, /* aten::atanh.out Meta */
    {1, 2, 26}, /* aten::atanh_ CPU */
    {16, 2, 26}, /* aten::atanh_ Meta */
    {138, 0, 124}, /* aten::atleast_1d implicit */
    {138, 0, 125}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 126}, /* aten::atleast_2d implicit */
    {138, 0, 127}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 128}, /* aten::atleast_3d implicit */
    {138, 0, 129}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 130}, /* aten::avg_pool1d implicit */
    {1, 0, 131}, /* aten::avg_pool2d CPU */
    {16, 0, 131}, /* aten::avg_pool2d Meta */
    {1, 4, 76}, /* aten::avg_pool2d.out CPU */
    {16, 4, 76}, /* aten::avg_pool2d.out Meta */
    {1, 0, 132}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 132}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 77}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 77}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 133}, /* aten::avg_pool3d CPU */
    {16, 0, 133}, /* aten::avg_pool3d Meta */
    {1, 4, 78}, /* aten::avg_pool3d.out CPU */
    {16, 4, 78}, /* aten::avg_pool3d.out Meta */
    {1, 0, 134}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 134}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 79}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 79}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 27}, /* aten::baddbmm CPU */
    {16, 1, 27}, /* aten::baddbmm Meta */
    {1, 3, 27}, /* aten::baddbmm.out CPU */
    {16, 3, 27}, /* aten::baddbmm.out Meta */
    {1, 2, 27}, /* aten::baddbmm_ CPU */
    {16, 2, 27}, /* aten::baddbmm_ Meta */
    {138, 0, 136}, /* aten::batch_norm implicit */
    {1, 0, 137}, /* aten::batch_norm_backward CPU */
    {16, 0, 137}, /* aten::batch_norm_backward Meta */
    {1, 0, 138}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 138}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 80}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {138, 0, 139}, /* aten::bilinear implicit */
    {1, 0, 140}, /* aten::binary_cross_entropy CPU */
    {16, 0, 140}, /* aten::binary_cross_entropy Meta */
    {1, 4, 81}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 81}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 141}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 141}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 82}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 82}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 142}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 142}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 83}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 143}, /* aten::bincount CPU */
    {16, 0, 143}, /* aten::bincount Meta */
    {141, 4, 84}, /* aten::bincount.out CompositeExplicitAutograd */
    {141, 0, 144}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 145}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 85}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 146}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 147}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {141, 0, 148}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 86}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {141, 0, 149}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 150}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {141, 0, 151}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {141, 0, 152}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 153}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 87}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 154}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 155}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {141, 0, 156}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 88}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {141, 0, 157}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 158}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {141, 0, 159}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 160}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 161}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 89}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 162}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 163}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {141, 0, 164}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 90}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 165}, /* aten::broadcast_tensors implicit */
    {138, 0, 166}, /* aten::broadcast_to implicit */
    {1, 0, 167}, /* aten::bucketize.Scalar CPU */
    {16, 0, 167}, /* aten::bucketize.Scalar Meta */
    {141, 4, 91}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 168}, /* aten::bucketize.Tensor CPU */
    {16, 0, 168}, /* aten::bucketize.Tensor Meta */
    {1, 4, 92}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 92}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 169}, /* aten::can_cast implicit */
    {138, 0, 170}, /* aten::cartesian_prod implicit */
    {1, 0, 171}, /* aten::cat CPU */
    {16, 0, 171}, /* aten::cat Meta */
    {1, 0, 172}, /* aten::cat.out CPU */
    {16, 0, 172}, /* aten::cat.out Meta */
    {138, 0, 173}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {141, 0, 174}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 93}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 93}, /* aten::celu_ CompositeExplicitAutograd */
    {138, 0, 175}, /* aten::chunk implicit */
    {1, 1, 41}, /* aten::clamp CPU */
    {16, 1, 41}, /* aten::clamp Meta */
    {1, 1, 36}, /* aten::clamp.Tensor CPU */
    {16, 1, 36}, /* aten::clamp.Tensor Meta */
    {1, 3, 36}, /* aten::clamp.Tensor_out CPU */
    {16, 3, 36}, /* aten::clamp.Tensor_out Meta */
    {1, 3, 41}, /* aten::clamp.out CPU */
    {16, 3, 41}, /* aten::clamp.out Meta */
    {1, 2, 41}, /* aten::clamp_ CPU */
    {16, 2, 41}, /* aten::clamp_ Meta */
    {1, 2, 36}, /* aten::clamp_.Tensor CPU */
    {16, 2, 36}, /* aten::clamp_.Tensor Meta */
    {1, 1, 38}, /* aten::clamp_max CPU */
    {16, 1, 38}, /* aten::clamp_max Meta */
    {1, 1, 37}, /* aten::clamp_max.Tensor CPU */
    {16, 1, 37}, /* aten::clamp_max.Tensor Meta */
    {1, 3, 37}, /* aten::clamp_max.Tensor_out CPU */
    {16, 3, 37}, /* aten::clamp_max.Tensor_out Meta */
    {1, 3, 38}, /* aten::clamp_max.out CPU */
    {16, 3, 38}, /* aten::clamp_max.out Meta */
    {1, 2, 38}, /* aten::clamp_max_ CPU */
    {16, 2, 38}, /* aten::clamp_max_ Meta */
    {1, 2, 37}, /* aten::clamp_max_.Tensor CPU */
    {16, 2, 37}, /* aten::clamp_max_.Tensor Meta */
    {1, 1, 40}, /* aten::clamp_min CPU */
    {16, 1, 40}, /* aten::clamp_min Meta */
    {1, 1, 39}, /* aten::clamp_min.Tensor CPU */
    {16, 1, 39}, /* aten::clamp_min.Tensor Meta */
    {1, 3, 39}, /* aten::clamp_min.Tensor_out CPU */
    {16, 3, 39}, /* aten::clamp_min.Tensor_out Meta */
    {1, 3, 40}, /* aten::clamp_min.out CPU */
    {16, 3, 40}, /* aten::clamp_min.out Meta */
    {1, 2, 40}, /* aten::clamp_min_ CPU */
    {16, 2, 40}, /* aten::clamp_min_ Meta */
    {1, 2, 39}, /* aten::clamp_min_.Tensor CPU */
    {16, 2, 39}, /* aten::clamp_min_.Tensor Meta */
    {138, 0, 176}, /* aten::clip implicit */
    {138, 0, 178}, /* aten::clip.Tensor implicit */
    {138, 4, 95}, /* aten::clip.Tensor_out implicit */
    {138, 4, 94}, /* aten::clip.out implicit */
    {138, 0, 177}, /* aten::clip_ implicit */
    {138, 0, 179}, /* aten::clip_.Tensor implicit */
    {141, 0, 180}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 96}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 181}, /* aten::column_stack implicit */
    {138, 4, 97}, /* aten::column_stack.out implicit */
    {138, 0, 182}, /* aten::combinations implicit */
    {1, 0, 183}, /* aten::complex CPU */
    {16, 0, 183}, /* aten::complex Meta */
    {1, 0, 184}, /* aten::complex.out CPU */
    {16, 0, 184}, /* aten::complex.out Meta */
    {138, 0, 185}, /* aten::concat implicit */
    {138, 4, 98}, /* aten::concat.out implicit */
    {138, 0, 186}, /* aten::concatenate implicit */
    {138, 4, 99}, /* aten::concatenate.out implicit */
    {138, 0, 187}, /* aten::conj implicit */
    {138, 0, 188}, /* aten::conj_physical implicit */
    {1, 4, 100}, /* aten::conj_physical.out CPU */
    {16, 4, 100}, /* aten::conj_physical.out Meta */
    {1, 5, 100}, /* aten::conj_physical_ CPU */
    {16, 5, 100}, /* aten::conj_physical_ Meta */
    {141, 0, 189}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 101}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 190}, /* aten::contiguous implicit */
    {138, 0, 191}, /* aten::conv1d implicit */
    {138, 0, 192}, /* aten::conv1d.padding implicit */
    {138, 0, 193}, /* aten::conv2d implicit */
    {138, 0, 194}, /* aten::conv2d.padding implicit */
    {138, 0, 195}, /* aten::conv3d implicit */
    {138, 0, 196}, /* aten::conv3d.padding implicit */
    {138, 0, 197}, /* aten::conv_transpose1d implicit */
    {138, 0, 198}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 199}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 200}, /* aten::convolution CPU */
    {16, 0, 200}, /* aten::convolution Meta */
    {141, 4, 102}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 201}, /* aten::convolution_backward CPU */
    {16, 0, 201}, /* aten::convolution_backward Meta */
    {141, 4, 103}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 105}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 104}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 202}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 203}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 204}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 205}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 42}, /* aten::copysign_.Tensor CPU */
    {16, 2, 42}, /* aten::copysign_.Tensor Meta */
    {1, 1, 43}, /* aten::cos CPU */
    {16, 1, 43}, /* aten::cos Meta */
    {1, 3, 43}, /* aten::cos.out CPU */
    {16, 3, 43}, /* aten::cos.out Meta */
    {1, 2, 43}, /* aten::cos_ CPU */
    {16, 2, 43}, /* aten::cos_ Meta */
    {1, 1, 44}, /* aten::cosh CPU */
    {16, 1, 44}, /* aten::cosh Meta */
    {1, 3, 44}, /* aten::cosh.out CPU */
    {16, 3, 44}, /* aten::cosh.out Meta */
    {1, 2, 44}, /* aten::cosh_ CPU */
    {16, 2, 44}, /* aten::cosh_ Meta */
    {138, 0, 206}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 207}, /* aten::cosine_similarity implicit */
    {141, 0, 208}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 209}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 209}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 107}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 106}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {141, 0, 210}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 108}, /* aten::cummax.out CPU */
    {16, 4, 108}, /* aten::cummax.out Meta */
    {141, 0, 211}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 109}, /* aten::cummin.out CPU */
    {16, 4, 109}, /* aten::cummin.out Meta */
    {1, 1, 45}, /* aten::cumprod CPU */
    {16, 1, 45}, /* aten::cumprod Meta */
    {1, 3, 45}, /* aten::cumprod.out CPU */
    {16, 3, 45}, /* aten::cumprod.out Meta */
    {1, 2, 45}, /* aten::cumprod_ CPU */
    {16, 2, 45}, /* aten::cumprod_ Meta */
    {1, 1, 46}, /* aten::cumsum CPU */
    {16, 1, 46}, /* aten::cumsum Meta */
    {1, 3, 46}, /* aten::cumsum.out CPU */
    {16, 3, 46}, /* aten::cumsum.out Meta */
    {1, 2, 46}, /* aten::cumsum_ CPU */
    {16, 2, 46}, /* aten::cumsum_ Meta */
    {138, 0, 212}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 213}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 214}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 110}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 110}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {141, 0, 97}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 111}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 111}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 112}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 215}, /* aten::diag implicit */
    {138, 4, 113}, /* aten::diag.out implicit */
    {142, 0, 216}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 114}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 217}, /* aten::diagflat implicit */
    {141, 0, 218}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 219}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 116}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 115}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 117}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 220}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 118}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {1, 1, 47}, /* aten::digamma CPU */
    {16, 1, 47}, /* aten::digamma Meta */
    {1, 3, 47}, /* aten::digamma.out CPU */
    {16, 3, 47}, /* aten::digamma.out Meta */
    {1, 2, 47}, /* aten::digamma_ CPU */
    {16, 2, 47}, /* aten::digamma_ Meta */
    {141, 0, 221}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 119}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 222}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 223}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 121}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 120}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::div.Tensor CPU */
    {16, 1, 48}, /* aten::div.Tensor Meta */
    {1, 1, 49}, /* aten::div.Tensor_mode CPU */
    {16, 1, 49}, /* aten::div.Tensor_mode Meta */
    {1, 3, 48}, /* aten::div.out CPU */
    {16, 3, 48}, /* aten::div.out Meta */
    {1, 3, 49}, /* aten::div.out_mode CPU */
    {16, 3, 49}, /* aten::div.out_mode Meta */
    {141, 0, 224}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 225}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 48}, /* aten::div_.Tensor CPU */
    {16, 2, 48}, /* aten::div_.Tensor Meta */
    {1, 2, 49}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 49}, /* aten::div_.Tensor_mode Meta */
    {138, 0, 226}, /* aten::divide.Scalar implicit */
    {138, 0, 227}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 228}, /* aten::divide.Tensor implicit */
    {138, 0, 229}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 123}, /* aten::divide.out implicit */
    {138, 4, 124}, /* aten::divide.out_mode implicit */
    {138, 0, 230}, /* aten::divide_.Scalar implicit */
    {138, 5, 122}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 231}, /* aten::divide_.Tensor implicit */
    {138, 5, 124}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 232}, /* aten::dot CPU */
    {16, 0, 232}, /* aten::dot Meta */
    {141, 4, 125}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 233}, /* aten::dsplit.array implicit */
    {138, 0, 234}, /* aten::dsplit.int implicit */
    {138, 0, 235}, /* aten::dstack implicit */
    {138, 4, 126}, /* aten::dstack.out implicit */
    {138, 0, 236}, /* aten::einsum implicit */
    {1, 1, 51}, /* aten::elu CPU */
    {16, 1, 51}, /* aten::elu Meta */
    {1, 3, 51}, /* aten::elu.out CPU */
    {16, 3, 51}, /* aten::elu.out Meta */
    {1, 2, 51}, /* aten::elu_ CPU */
    {16, 2, 51}, /* aten::elu_ Meta */
    {1, 1, 50}, /* aten::elu_backward CPU */
    {16, 1, 50}, /* aten::elu_backward Meta */
    {1, 3, 50}, /* aten::elu_backward.grad_input CPU */
    {16, 3, 50}, /* aten::elu_backward.grad_input Meta */
    {141, 0, 237}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 127}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 238}, /* aten::embedding_backward implicit */
    {1, 0, 239}, /* aten::embedding_dense_backward CPU */
    {16, 0, 239}, /* aten::embedding_dense_backward Meta */
    {141, 4, 128}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 241}, /* aten::empty.memory_format CPU */
    {16, 0, 241}, /* aten::empty.memory_format Meta */
    {86, 0, 135}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 242}, /* aten::empty.out implicit */
    {141, 0, 240}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 129}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 243}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::empty_permuted BackendSelect */
    {141, 4, 130}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 244}, /* aten::empty_strided CPU */
    {16, 0, 244}, /* aten::empty_strided Meta */
    {86, 0, 135}, /* aten::empty_strided BackendSelect */
    {141, 4, 131}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 52}, /* aten::eq.Scalar CPU */
    {16, 1, 52}, /* aten::eq.Scalar Meta */
    {1, 3, 52}, /* aten::eq.Scalar_out CPU */
    {16, 3, 52}, /* aten::eq.Scalar_out Meta */
    {1, 1, 53}, /* aten::eq.Tensor CPU */
    {16, 1, 53}, /* aten::eq.Tensor Meta */
    {1, 3, 53}, /* aten::eq.Tensor_out CPU */
    {16, 3, 53}, /* aten::eq.Tensor_out Meta */
    {1, 2, 52}, /* aten::eq_.Scalar CPU */
    {16, 2, 52}, /* aten::eq_.Scalar Meta */
    {1, 2, 53}, /* aten::eq_.Tensor CPU */
    {16, 2, 53}, /* aten::eq_.Tensor Meta */
    {1, 0, 245}, /* aten::equal CPU */
    {16, 0, 245}, /* aten::equal Meta */
    {1, 1, 54}, /* aten::erf CPU */
    {16, 1, 54}, /* aten::erf Meta */
    {1, 3, 54}, /* aten::erf.out CPU */
    {16, 3, 54}, /* aten::erf.out Meta */
    {1, 2, 54}, /* aten::erf_ CPU */
    {16, 2, 54}, /* aten::erf_ Meta */
    {1, 1, 55}, /* aten::erfc CPU */
    {16, 1, 55}, /* aten::erfc Meta */
    {1, 3, 55}, /* aten::erfc.out CPU */
    {16, 3, 55}, /* aten::erfc.out Meta */
    {1, 2, 55}, /* aten::erfc_ CPU */
    {16, 2, 55}, /* aten::erfc_ Meta */
    {1, 1, 56}, /* aten::erfinv CPU */
    {16, 1, 56}, /* aten::erfinv Meta */
    {1, 3, 56}, /* aten::erfinv.out CPU */
    {16, 3, 56}, /* aten::erfinv.out Meta */
    {1, 2, 56}, /* aten::erfinv_ CPU */
    {16, 2, 56}, /* aten::erfinv_ Meta */
    {1, 1, 58}, /* aten::exp CPU */
    {16, 1, 58}, /* aten::exp Meta */
    {1, 3, 58}, /* aten::exp.out CPU */
    {16, 3, 58}, /* aten::exp.out Meta */
    {1, 1, 57}, /* aten::exp2 CPU */
    {16, 1, 57}, /* aten::exp2 Meta */
    {1, 3, 57}, /* aten::exp2.out CPU */
    {16, 3, 57}, /* aten::exp2.out Meta */
    {1, 2, 57}, /* aten::exp2_ CPU */
    {16, 2, 57}, /* aten::exp2_ Meta */
    {1, 2, 58}, /* aten::exp_ CPU */
    {16, 2, 58}, /* aten::exp_ Meta */
    {141, 0, 246}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 247}, /* aten::expand_as implicit */
    {142, 7, 132}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 133}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 59}, /* aten::expm1 CPU */
    {16, 1, 59}, /* aten::expm1 Meta */
    {1, 3, 59}, /* aten::expm1.out CPU */
    {16, 3, 59}, /* aten::expm1.out Meta */
    {1, 2, 59}, /* aten::expm1_ CPU */
    {16, 2, 59}, /* aten::expm1_ Meta */
    {141, 0, 248}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::eye BackendSelect */
    {141, 0, 249}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::eye.m BackendSelect */
    {1, 4, 135}, /* aten::eye.m_out CPU */
    {16, 4, 135}, /* aten::eye.m_out Meta */
    {1, 4, 134}, /* aten::eye.out CPU */
    {16, 4, 134}, /* aten::eye.out Meta */
    {138, 0, 250}, /* aten::fft_fft implicit */
    {138, 4, 136}, /* aten::fft_fft.out implicit */
    {138, 0, 251}, /* aten::fft_fft2 implicit */
    {138, 4, 137}, /* aten::fft_fft2.out implicit */
    {138, 0, 252}, /* aten::fft_fftn implicit */
    {138, 4, 138}, /* aten::fft_fftn.out implicit */
    {138, 0, 253}, /* aten::fft_hfft implicit */
    {138, 4, 139}, /* aten::fft_hfft.out implicit */
    {138, 0, 254}, /* aten::fft_hfft2 implicit */
    {138, 4, 140}, /* aten::fft_hfft2.out implicit */
    {138, 0, 255}, /* aten::fft_hfftn implicit */
    {138, 4, 141}, /* aten::fft_hfftn.out implicit */
    {138, 0, 256}, /* aten::fft_ifft implicit */
    {138, 4, 142}, /* aten::fft_ifft.out implicit */
    {138, 0, 257}, /* aten::fft_ifft2 implicit */
    {138, 4, 143}, /* aten::fft_ifft2.out implicit */
    {138, 0, 258}, /* aten::fft_ifftn implicit */
    {138, 4, 144}, /* aten::fft_ifftn.out implicit */
    {138, 0, 259}, /* aten::fft_ihfft implicit */
    {138, 4, 145}, /* aten::fft_ihfft.out implicit */
    {138, 0, 260}, /* aten::fft_ihfft2 implicit */
    {138, 0, 261}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 262}, /* aten::fft_ihfftn implicit */
    {138, 0, 263}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 264}, /* aten::fft_irfft implicit */
    {138, 4, 146}, /* aten::fft_irfft.out implicit */
    {138, 0, 265}, /* aten::fft_irfft2 implicit */
    {138, 4, 147}, /* aten::fft_irfft2.out implicit */
    {138, 0, 266}, /* aten::fft_irfftn implicit */
    {138, 4, 148}, /* aten::fft_irfftn.out implicit */
    {138, 0, 267}, /* aten::fft_rfft implicit */
    {138, 4, 149}, /* aten::fft_rfft.out implicit */
    {138, 0, 268}, /* aten::fft_rfft2 implicit */
    {138, 4, 150}, /* aten::fft_rfft2.out implicit */
    {138, 0, 269}, /* aten::fft_rfftn implicit */
    {138, 4, 151}, /* aten::fft_rfftn.out implicit */
    {141, 6, 154}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 152}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 155}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 153}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 270}, /* aten::fill_.Scalar CPU */
    {16, 0, 270}, /* aten::fill_.Scalar Meta */
    {1, 0, 271}, /* aten::fill_.Tensor CPU */
    {16, 0, 271}, /* aten::fill_.Tensor Meta */
    {138, 0, 272}, /* aten::fix implicit */
    {138, 4, 156}, /* aten::fix.out implicit */
    {138, 0, 273}, /* aten::fix_ implicit */
    {138, 0, 274}, /* aten::flatten.using_ints implicit */
    {1, 0, 275}, /* aten::flip CPU */
    {16, 0, 275}, /* aten::flip Meta */
    {141, 4, 157}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 276}, /* aten::fliplr implicit */
    {138, 0, 277}, /* aten::flipud implicit */
    {138, 0, 278}, /* aten::float_power.Scalar implicit */
    {138, 0, 279}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 280}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 281}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 282}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 283}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 284}, /* aten::float_power_.Scalar implicit */
    {138, 0, 285}, /* aten::float_power_.Tensor implicit */
    {1, 1, 60}, /* aten::floor CPU */
    {16, 1, 60}, /* aten::floor Meta */
    {1, 3, 60}, /* aten::floor.out CPU */
    {16, 3, 60}, /* aten::floor.out Meta */
    {1, 2, 60}, /* aten::floor_ CPU */
    {16, 2, 60}, /* aten::floor_ Meta */
    {1, 0, 286}, /* aten::floor_divide CPU */
    {16, 0, 286}, /* aten::floor_divide Meta */
    {141, 0, 287}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 158}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 290}, /* aten::floor_divide.out CPU */
    {16, 0, 290}, /* aten::floor_divide.out Meta */
    {141, 0, 288}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 289}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 289}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 61}, /* aten::fmax CPU */
    {16, 1, 61}, /* aten::fmax Meta */
    {1, 3, 61}, /* aten::fmax.out CPU */
    {16, 3, 61}, /* aten::fmax.out Meta */
    {1, 1, 62}, /* aten::fmin CPU */
    {16, 1, 62}, /* aten::fmin Meta */
    {1, 3, 62}, /* aten::fmin.out CPU */
    {16, 3, 62}, /* aten::fmin.out Meta */
    {141, 0, 291}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 292}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::fmod.Tensor CPU */
    {16, 1, 63}, /* aten::fmod.Tensor Meta */
    {1, 3, 63}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 63}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 293}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 63}, /* aten::fmod_.Tensor CPU */
    {16, 2, 63}, /* aten::fmod_.Tensor Meta */
    {1, 1, 64}, /* aten::frac CPU */
    {16, 1, 64}, /* aten::frac Meta */
    {1, 3, 64}, /* aten::frac.out CPU */
    {16, 3, 64}, /* aten::frac.out Meta */
    {1, 2, 64}, /* aten::frac_ CPU */
    {16, 2, 64}, /* aten::frac_ Meta */
    {1, 0, 294}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 294}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 159}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 159}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 295}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 295}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 160}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 160}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 296}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 296}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 161}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 161}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 297}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 297}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 162}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 162}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 298}, /* aten::frexp.Tensor CPU */
    {16, 0, 298}, /* aten::frexp.Tensor Meta */
    {1, 0, 299}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 299}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 300}, /* aten::from_file CPU */
    {86, 0, 135}, /* aten::from_file BackendSelect */
    {141, 4, 163}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 301}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::full BackendSelect */
    {141, 4, 164}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 302}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 165}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 65}, /* aten::gather CPU */
    {16, 1, 65}, /* aten::gather Meta */
    {1, 3, 65}, /* aten::gather.out CPU */
    {16, 3, 65}, /* aten::gather.out Meta */
    {138, 0, 303}, /* aten::gather_backward implicit */
    {1, 1, 66}, /* aten::gcd CPU */
    {16, 1, 66}, /* aten::gcd Meta */
    {1, 3, 66}, /* aten::gcd.out CPU */
    {16, 3, 66}, /* aten::gcd.out Meta */
    {1, 2, 66}, /* aten::gcd_ CPU */
    {16, 2, 66}, /* aten::gcd_ Meta */
    {1, 1, 67}, /* aten::ge.Scalar CPU */
    {16, 1, 67}, /* aten::ge.Scalar Meta */
    {1, 3, 67}, /* aten::ge.Scalar_out CPU */
    {16, 3, 67}, /* aten::ge.Scalar_out Meta */
    {1, 1, 68}, /* aten::ge.Tensor CPU */
    {16, 1, 68}, /* aten::ge.Tensor Meta */
    {1, 3, 68}, /* aten::ge.Tensor_out CPU */
    {16, 3, 68}, /* aten::ge.Tensor_out Meta */
    {1, 2, 67}, /* aten::ge_.Scalar CPU */
    {16, 2, 67}, /* aten::ge_.Scalar Meta */
    {1, 2, 68}, /* aten::ge_.Tensor CPU */
    {16, 2, 68}, /* aten::ge_.Tensor Meta */
    {1, 1, 70}, /* aten::gelu CPU */
    {16, 1, 70}, /* aten::gelu Meta */
    {1, 3, 70}, /* aten::gelu.out CPU */
    {16, 3, 70}, /* aten::gelu.out Meta */
    {1, 2, 70}, /* aten::gelu_ CPU */
    {16, 2, 70}, /* aten::gelu_ Meta */
    {1, 1, 69}, /* aten::gelu_backward CPU */
    {16, 1, 69}, /* aten::gelu_backward Meta */
    {1, 3, 69}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 69}, /* aten::gelu_backward.grad_input Meta */
    {138, 0, 304}, /* aten::ger implicit */
    {138, 4, 166}, /* aten::ger.out implicit */
    {138, 0, 305}, /* aten::gradient.array implicit */
    {138, 0, 306}, /* aten::gradient.scalararray implicit */
    {138, 0, 307}, /* aten::gradient.scalarint implicit */
    {138, 0, 308}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 309}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 310}, /* aten::gradient.tensorarray implicit */
    {138, 0, 311}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 312}, /* aten::greater.Scalar implicit */
    {138, 4, 167}, /* aten::greater.Scalar_out implicit */
    {138, 0, 313}, /* aten::greater.Tensor implicit */
    {138, 4, 168}, /* aten::greater.Tensor_out implicit */
    {138, 0, 314}, /* aten::greater_.Scalar implicit */
    {138, 0, 315}, /* aten::greater_.Tensor implicit */
    {138, 0, 316}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 169}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 317}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 170}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 318}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 319}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 320}, /* aten::group_norm implicit */
    {1, 1, 71}, /* aten::gt.Scalar CPU */
    {16, 1, 71}, /* aten::gt.Scalar Meta */
    {1, 3, 71}, /* aten::gt.Scalar_out CPU */
    {16, 3, 71}, /* aten::gt.Scalar_out Meta */
    {1, 1, 72}, /* aten::gt.Tensor CPU */
    {16, 1, 72}, /* aten::gt.Tensor Meta */
    {1, 3, 72}, /* aten::gt.Tensor_out CPU */
    {16, 3, 72}, /* aten::gt.Tensor_out Meta */
    {1, 2, 71}, /* aten::gt_.Scalar CPU */
    {16, 2, 71}, /* aten::gt_.Scalar Meta */
    {1, 2, 72}, /* aten::gt_.Tensor CPU */
    {16, 2, 72}, /* aten::gt_.Tensor Meta */
    {1, 1, 74}, /* aten::hardshrink CPU */
    {16, 1, 74}, /* aten::hardshrink Meta */
    {1, 3, 74}, /* aten::hardshrink.out CPU */
    {16, 3, 74}, /* aten::hardshrink.out Meta */
    {1, 1, 73}, /* aten::hardshrink_backward CPU */
    {16, 1, 73}, /* aten::hardshrink_backward Meta */
    {1, 3, 73}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 73}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 76}, /* aten::hardsigmoid CPU */
    {16, 1, 76}, /* aten::hardsigmoid Meta */
    {1, 3, 76}, /* aten::hardsigmoid.out CPU */
    {16, 3, 76}, /* aten::hardsigmoid.out Meta */
    {1, 2, 76}, /* aten::hardsigmoid_ CPU */
    {16, 2, 76}, /* aten::hardsigmoid_ Meta */
    {1, 1, 75}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 75}, /* aten::hardsigmoid_backward Meta */
    {1, 3, 75}, /* aten::hardsigmoid_backward.grad_input CPU */
    {16, 3, 75}, /* aten::hardsigmoid_backward.grad_input Meta */
    {1, 0, 321}, /* aten::hardswish CPU */
    {16, 0, 321}, /* aten::hardswish Meta */
    {1, 0, 324}, /* aten::hardswish.out CPU */
    {16, 0, 324}, /* aten::hardswish.out Meta */
    {1, 0, 322}, /* aten::hardswish_ CPU */
    {16, 0, 322}, /* aten::hardswish_ Meta */
    {1, 0, 323}, /* aten::hardswish_backward CPU */
    {16, 0, 323}, /* aten::hardswish_backward Meta */
    {141, 4, 171}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 325}, /* aten::hardtanh CPU */
    {16, 0, 325}, /* aten::hardtanh Meta */
    {1, 0, 329}, /* aten::hardtanh.out CPU */
    {16, 0, 329}, /* aten::hardtanh.out Meta */
    {1, 0, 326}, /* aten::hardtanh_ CPU */
    {16, 0, 326}, /* aten::hardtanh_ Meta */
    {1, 0, 327}, /* aten::hardtanh_backward CPU */
    {16, 0, 327}, /* aten::hardtanh_backward Meta */
    {1, 0, 328}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 328}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 77}, /* aten::heaviside CPU */
    {16, 1, 77}, /* aten::heaviside Meta */
    {1, 3, 77}, /* aten::heaviside.out CPU */
    {16, 3, 77}, /* aten::heaviside.out Meta */
    {1, 2, 77}, /* aten::heaviside_ CPU */
    {16, 2, 77}, /* aten::heaviside_ Meta */
    {138, 0, 330}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 331}, /* aten::histc CPU */
    {16, 0, 331}, /* aten::histc Meta */
    {1, 4, 172}, /* aten::histc.out CPU */
    {16, 4, 172}, /* aten::histc.out Meta */
    {1, 0, 332}, /* aten::histogram.bin_ct CPU */
    {16, 0, 332}, /* aten::histogram.bin_ct Meta */
    {1, 4, 173}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 173}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 333}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 333}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 174}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 174}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 334}, /* aten::hsplit.array implicit */
    {138, 0, 335}, /* aten::hsplit.int implicit */
    {138, 0, 336}, /* aten::hstack implicit */
    {138, 4, 175}, /* aten::hstack.out implicit */
    {1, 0, 337}, /* aten::huber_loss CPU */
    {16, 0, 337}, /* aten::huber_loss Meta */
    {1, 4, 176}, /* aten::huber_loss.out CPU */
    {16, 4, 176}, /* aten::huber_loss.out Meta */
    {1, 0, 338}, /* aten::huber_loss_backward CPU */
    {16, 0, 338}, /* aten::huber_loss_backward Meta */
    {1, 4, 177}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 177}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 78}, /* aten::hypot CPU */
    {16, 1, 78}, /* aten::hypot Meta */
    {1, 3, 78}, /* aten::hypot.out CPU */
    {16, 3, 78}, /* aten::hypot.out Meta */
    {1, 2, 78}, /* aten::hypot_ CPU */
    {16, 2, 78}, /* aten::hypot_ Meta */
    {1, 1, 79}, /* aten::i0 CPU */
    {16, 1, 79}, /* aten::i0 Meta */
    {1, 3, 79}, /* aten::i0.out CPU */
    {16, 3, 79}, /* aten::i0.out Meta */
    {1, 2, 79}, /* aten::i0_ CPU */
    {16, 2, 79}, /* aten::i0_ Meta */
    {1, 1, 80}, /* aten::igamma CPU */
    {16, 1, 80}, /* aten::igamma Meta */
    {1, 3, 80}, /* aten::igamma.out CPU */
    {16, 3, 80}, /* aten::igamma.out Meta */
    {1, 2, 80}, /* aten::igamma_ CPU */
    {16, 2, 80}, /* aten::igamma_ Meta */
    {1, 1, 81}, /* aten::igammac CPU */
    {16, 1, 81}, /* aten::igammac Meta */
    {1, 3, 81}, /* aten::igammac.out CPU */
    {16, 3, 81}, /* aten::igammac.out Meta */
    {1, 2, 81}, /* aten::igammac_ CPU */
    {16, 2, 81}, /* aten::igammac_ Meta */
    {138, 0, 339}, /* aten::imag implicit */
    {1, 0, 340}, /* aten::index.Tensor CPU */
    {1, 1, 82}, /* aten::index_add CPU */
    {16, 1, 82}, /* aten::index_add Meta */
    {1, 3, 82}, /* aten::index_add.out CPU */
    {16, 3, 82}, /* aten::index_add.out Meta */
    {1, 2, 82}, /* aten::index_add_ CPU */
    {16, 2, 82}, /* aten::index_add_ Meta */
    {1, 1, 83}, /* aten::index_copy CPU */
    {16, 1, 83}, /* aten::index_copy Meta */
    {1, 3, 83}, /* aten::index_copy.out CPU */
    {16, 3, 83}, /* aten::index_copy.out Meta */
    {1, 2, 83}, /* aten::index_copy_ CPU */
    {16, 2, 83}, /* aten::index_copy_ Meta */
    {141, 6, 180}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 178}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 181}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 179}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 341}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 341}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 342}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 342}, /* aten::index_fill_.int_Tensor Meta */
    {1, 1, 84}, /* aten::index_reduce CPU */
    {16, 1, 84}, /* aten::index_reduce Meta */
    {1, 3, 84}, /* aten::index_reduce.out CPU */
    {16, 3, 84}, /* aten::index_reduce.out Meta */
    {1, 2, 84}, /* aten::index_reduce_ CPU */
    {16, 2, 84}, /* aten::index_reduce_ Meta */
    {1, 0, 343}, /* aten::index_select CPU */
    {16, 0, 343}, /* aten::index_select Meta */
    {1, 4, 182}, /* aten::index_select.out CPU */
    {16, 4, 182}, /* aten::index_select.out Meta */
    {138, 0, 344}, /* aten::index_select_backward implicit */
    {138, 0, 345}, /* aten::inner implicit */
    {138, 4, 183}, /* aten::inner.out implicit */
    {138, 0, 346}, /* aten::instance_norm implicit */
    {138, 0, 347}, /* aten::is_complex implicit */
    {138, 0, 348}, /* aten::is_conj implicit */
    {138, 0, 349}, /* aten::is_distributed implicit */
    {138, 0, 350}, /* aten::is_floating_point implicit */
    {138, 0, 351}, /* aten::is_inference implicit */
    {138, 0, 352}, /* aten::is_neg implicit */
    {138, 0, 353}, /* aten::is_nonzero implicit */
    {141, 0, 354}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 355}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 356}, /* aten::is_signed implicit */
    {138, 0, 357}, /* aten::isclose implicit */
    {138, 0, 358}, /* aten::isfinite implicit */
    {1, 0, 359}, /* aten::isinf CPU */
    {16, 0, 359}, /* aten::isinf Meta */
    {141, 4, 184}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 360}, /* aten::isnan CPU */
    {16, 0, 360}, /* aten::isnan Meta */
    {141, 4, 185}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 85}, /* aten::isneginf CPU */
    {16, 1, 85}, /* aten::isneginf Meta */
    {1, 3, 85}, /* aten::isneginf.out CPU */
    {16, 3, 85}, /* aten::isneginf.out Meta */
    {1, 1, 86}, /* aten::isposinf CPU */
    {16, 1, 86}, /* aten::isposinf Meta */
    {1, 3, 86}, /* aten::isposinf.out CPU */
    {16, 3, 86}, /* aten::isposinf.out Meta */
    {138, 0, 361}, /* aten::isreal implicit */
    {138, 0, 362}, /* aten::item implicit */
    {138, 0, 363}, /* aten::kl_div implicit */
    {138, 0, 364}, /* aten::kron implicit */
    {138, 4, 186}, /* aten::kron.out implicit */
    {141, 0, 365}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 4, 187}, /* aten::kthvalue.values CPU */
    {16, 4, 187}, /* aten::kthvalue.values Meta */
    {138, 0, 366}, /* aten::l1_loss implicit */
    {138, 0, 367}, /* aten::layer_norm implicit */
    {1, 1, 87}, /* aten::lcm CPU */
    {16, 1, 87}, /* aten::lcm Meta */
    {1, 3, 87}, /* aten::lcm.out CPU */
    {16, 3, 87}, /* aten::lcm.out Meta */
    {1, 2, 87}, /* aten::lcm_ CPU */
    {16, 2, 87}, /* aten::lcm_ Meta */
    {141, 0, 368}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 188}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 188}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 88}, /* aten::le.Scalar CPU */
    {16, 1, 88}, /* aten::le.Scalar Meta */
    {1, 3, 88}, /* aten::le.Scalar_out CPU */
    {16, 3, 88}, /* aten::le.Scalar_out Meta */
    {1, 1, 89}, /* aten::le.Tensor CPU */
    {16, 1, 89}, /* aten::le.Tensor Meta */
    {1, 3, 89}, /* aten::le.Tensor_out CPU */
    {16, 3, 89}, /* aten::le.Tensor_out Meta */
    {1, 2, 88}, /* aten::le_.Scalar CPU */
    {16, 2, 88}, /* aten::le_.Scalar Meta */
    {1, 2, 89}, /* aten::le_.Tensor CPU */
    {16, 2, 89}, /* aten::le_.Tensor Meta */
    {1, 1, 91}, /* aten::leaky_relu CPU */
    {16, 1, 91}, /* aten::leaky_relu Meta */
    {1, 3, 91}, /* aten::leaky_relu.out CPU */
    {16, 3, 91}, /* aten::leaky_relu.out Meta */
    {1, 2, 91}, /* aten::leaky_relu_ CPU */
    {16, 2, 91}, /* aten::leaky_relu_ Meta */
    {1, 1, 90}, /* aten::leaky_relu_backward CPU */
    {16, 1, 90}, /* aten::leaky_relu_backward Meta */
    {1, 3, 90}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 90}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 92}, /* aten::lerp.Scalar CPU */
    {16, 1, 92}, /* aten::lerp.Scalar Meta */
    {1, 3, 92}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 92}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 93}, /* aten::lerp.Tensor CPU */
    {16, 1, 93}, /* aten::lerp.Tensor Meta */
    {1, 3, 93}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 93}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 92}, /* aten::lerp_.Scalar CPU */
    {16, 2, 92}, /* aten::lerp_.Scalar Meta */
    {1, 2, 93}, /* aten::lerp_.Tensor CPU */
    {16, 2, 93}, /* aten::lerp_.Tensor Meta */
    {138, 0, 369}, /* aten::less.Scalar implicit */
    {138, 4, 189}, /* aten::less.Scalar_out implicit */
    {138, 0, 370}, /* aten::less.Tensor implicit */
    {138, 4, 190}, /* aten::less.Tensor_out implicit */
    {138, 0, 371}, /* aten::less_.Scalar implicit */
    {138, 0, 372}, /* aten::less_.Tensor implicit */
    {138, 0, 373}, /* aten::less_equal.Scalar implicit */
    {138, 4, 191}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 374}, /* aten::less_equal.Tensor implicit */
    {138, 4, 192}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 375}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 376}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 94}, /* aten::lgamma CPU */
    {16, 1, 94}, /* aten::lgamma Meta */
    {1, 3, 94}, /* aten::lgamma.out CPU */
    {16, 3, 94}, /* aten::lgamma.out Meta */
    {1, 2, 94}, /* aten::lgamma_ CPU */
    {16, 2, 94}, /* aten::lgamma_ Meta */
    {141, 0, 377}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 193}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 378}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 194}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 195}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 379}, /* aten::linalg_diagonal implicit */
    {138, 0, 380}, /* aten::linalg_matmul implicit */
    {138, 4, 196}, /* aten::linalg_matmul.out implicit */
    {138, 0, 381}, /* aten::linalg_multi_dot implicit */
    {138, 4, 197}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 382}, /* aten::linalg_vander implicit */
    {138, 0, 383}, /* aten::linalg_vecdot implicit */
    {138, 4, 198}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 95}, /* aten::linalg_vector_norm CPU */
    {16, 1, 95}, /* aten::linalg_vector_norm Meta */
    {1, 3, 95}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 95}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 384}, /* aten::linear implicit */
    {141, 0, 385}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::linspace BackendSelect */
    {141, 0, 386}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 200}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 387}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {141, 4, 201}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 388}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {141, 4, 202}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 199}, /* aten::linspace.out CPU */
    {16, 4, 199}, /* aten::linspace.out Meta */
    {1, 1, 99}, /* aten::log CPU */
    {16, 1, 99}, /* aten::log Meta */
    {1, 3, 99}, /* aten::log.out CPU */
    {16, 3, 99}, /* aten::log.out Meta */
    {1, 1, 96}, /* aten::log10 CPU */
    {16, 1, 96}, /* aten::log10 Meta */
    {1, 3, 96}, /* aten::log10.out CPU */
    {16, 3, 96}, /* aten::log10.out Meta */
    {1, 2, 96}, /* aten::log10_ CPU */
    {16, 2, 96}, /* aten::log10_ Meta */
    {1, 1, 97}, /* aten::log1p CPU */
    {16, 1, 97}, /* aten::log1p Meta */
    {1, 3, 97}, /* aten::log1p.out CPU */
    {16, 3, 97}, /* aten::log1p.out Meta */
    {1, 2, 97}, /* aten::log1p_ CPU */
    {16, 2, 97}, /* aten::log1p_ Meta */
    {1, 1, 98}, /* aten::log2 CPU */
    {16, 1, 98}, /* aten::log2 Meta */
    {1, 3, 98}, /* aten::log2.out CPU */
    {16, 3, 98}, /* aten::log2.out Meta */
    {1, 2, 98}, /* aten::log2_ CPU */
    {16, 2, 98}, /* aten::log2_ Meta */
    {1, 2, 99}, /* aten::log_ CPU */
    {16, 2, 99}, /* aten::log_ Meta */
    {138, 0, 389}, /* aten::log_sigmoid implicit */
    {138, 0, 394}, /* aten::log_sigmoid.out implicit */
    {1, 0, 390}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 390}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 391}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 391}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 392}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 392}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 393}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 393}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 395}, /* aten::log_softmax.int implicit */
    {1, 4, 203}, /* aten::log_softmax.int_out CPU */
    {16, 4, 203}, /* aten::log_softmax.int_out Meta */
    {1, 1, 101}, /* aten::logaddexp CPU */
    {16, 1, 101}, /* aten::logaddexp Meta */
    {1, 3, 101}, /* aten::logaddexp.out CPU */
    {16, 3, 101}, /* aten::logaddexp.out Meta */
    {1, 1, 100}, /* aten::logaddexp2 CPU */
    {16, 1, 100}, /* aten::logaddexp2 Meta */
    {1, 3, 100}, /* aten::logaddexp2.out CPU */
    {16, 3, 100}, /* aten::logaddexp2.out Meta */
    {141, 0, 396}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 204}, /* aten::logcumsumexp.out CPU */
    {16, 4, 204}, /* aten::logcumsumexp.out Meta */
    {1, 0, 397}, /* aten::logical_and CPU */
    {16, 0, 397}, /* aten::logical_and Meta */
    {1, 0, 399}, /* aten::logical_and.out CPU */
    {16, 0, 399}, /* aten::logical_and.out Meta */
    {1, 0, 398}, /* aten::logical_and_ CPU */
    {16, 0, 398}, /* aten::logical_and_ Meta */
    {1, 0, 400}, /* aten::logical_not CPU */
    {16, 0, 400}, /* aten::logical_not Meta */
    {1, 0, 402}, /* aten::logical_not.out CPU */
    {16, 0, 402}, /* aten::logical_not.out Meta */
    {1, 0, 401}, /* aten::logical_not_ CPU */
    {16, 0, 401}, /* aten::logical_not_ Meta */
    {1, 0, 403}, /* aten::logical_or CPU */
    {16, 0, 403}, /* aten::logical_or Meta */
    {1, 0, 405}, /* aten::logical_or.out CPU */
    {16, 0, 405}, /* aten::logical_or.out Meta */
    {1, 0, 404}, /* aten::logical_or_ CPU */
    {16, 0, 404}, /* aten::logical_or_ Meta */
    {1, 0, 406}, /* aten::logical_xor CPU */
    {16, 0, 406}, /* aten::logical_xor Meta */
    {1, 0, 408}, /* aten::logical_xor.out CPU */
    {16, 0, 408}, /* aten::logical_xor.out Meta */
    {1, 0, 407}, /* aten::logical_xor_ CPU */
    {16, 0, 407}, /* aten::logical_xor_ Meta */
    {1, 0, 409}, /* aten::logit CPU */
    {16, 0, 409}, /* aten::logit Meta */
    {1, 0, 411}, /* aten::logit.out CPU */
    {16, 0, 411}, /* aten::logit.out Meta */
    {1, 0, 410}, /* aten::logit_ CPU */
    {16, 0, 410}, /* aten::logit_ Meta */
    {1, 1, 102}, /* aten::logit_backward CPU */
    {16, 1, 102}, /* aten::logit_backward Meta */
    {1, 3, 102}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 102}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 412}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::logspace BackendSelect */
    {141, 0, 413}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 206}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 414}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {141, 4, 207}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 415}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {141, 4, 208}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 205}, /* aten::logspace.out CPU */
    {16, 4, 205}, /* aten::logspace.out Meta */
    {141, 0, 416}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 209}, /* aten::logsumexp.out CPU */
    {16, 4, 209}, /* aten::logsumexp.out Meta */
    {1, 1, 103}, /* aten::lt.Scalar CPU */
    {16, 1, 103}, /* aten::lt.Scalar Meta */
    {1, 3, 103}, /* aten::lt.Scalar_out CPU */
    {16, 3, 103}, /* aten::lt.Scalar_out Meta */
    {1, 1, 104}, /* aten::lt.Tensor CPU */
    {16, 1, 104}, /* aten::lt.Tensor Meta */
    {1, 3, 104}, /* aten::lt.Tensor_out CPU */
    {16, 3, 104}, /* aten::lt.Tensor_out Meta */
    {1, 2, 103}, /* aten::lt_.Scalar CPU */
    {16, 2, 103}, /* aten::lt_.Scalar Meta */
    {1, 2, 104}, /* aten::lt_.Tensor CPU */
    {16, 2, 104}, /* aten::lt_.Tensor Meta */
    {138, 0, 417}, /* aten::mH implicit */
    {138, 0, 418}, /* aten::mT implicit */
    {138, 0, 419}, /* aten::margin_ranking_loss implicit */
    {1, 0, 420}, /* aten::masked_select CPU */
    {138, 0, 421}, /* aten::matmul implicit */
    {138, 0, 422}, /* aten::matmul.out implicit */
    {138, 0, 423}, /* aten::matrix_H implicit */
    {1, 0, 424}, /* aten::max CPU */
    {16, 0, 424}, /* aten::max Meta */
    {1, 1, 105}, /* aten::max.dim CPU */
    {16, 1, 105}, /* aten::max.dim Meta */
    {1, 3, 105}, /* aten::max.dim_max CPU */
    {16, 3, 105}, /* aten::max.dim_max Meta */
    {138, 0, 425}, /* aten::max.other implicit */
    {1, 4, 210}, /* aten::max.unary_out CPU */
    {16, 4, 210}, /* aten::max.unary_out Meta */
    {138, 0, 426}, /* aten::max_pool1d implicit */
    {138, 0, 427}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 428}, /* aten::max_pool2d implicit */
    {1, 0, 429}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 429}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 211}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 211}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 430}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 430}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 212}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 212}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 431}, /* aten::max_pool3d implicit */
    {1, 0, 432}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 432}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 213}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 213}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 433}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 433}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 214}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 214}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 434}, /* aten::max_unpool2d CPU */
    {16, 0, 434}, /* aten::max_unpool2d Meta */
    {1, 4, 215}, /* aten::max_unpool2d.out CPU */
    {16, 4, 215}, /* aten::max_unpool2d.out Meta */
    {1, 0, 435}, /* aten::max_unpool3d CPU */
    {16, 0, 435}, /* aten::max_unpool3d Meta */
    {1, 4, 216}, /* aten::max_unpool3d.out CPU */
    {16, 4, 216}, /* aten::max_unpool3d.out Meta */
    {1, 1, 106}, /* aten::maximum CPU */
    {16, 1, 106}, /* aten::maximum Meta */
    {1, 3, 106}, /* aten::maximum.out CPU */
    {16, 3, 106}, /* aten::maximum.out Meta */
    {141, 0, 436}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 107}, /* aten::mean.dim CPU */
    {16, 1, 107}, /* aten::mean.dim Meta */
    {1, 4, 217}, /* aten::mean.dtype_out CPU */
    {16, 4, 217}, /* aten::mean.dtype_out Meta */
    {1, 3, 107}, /* aten::mean.out CPU */
    {16, 3, 107}, /* aten::mean.out Meta */
    {1, 0, 437}, /* aten::median CPU */
    {16, 0, 437}, /* aten::median Meta */
    {141, 0, 438}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 219}, /* aten::median.dim_values CPU */
    {16, 4, 219}, /* aten::median.dim_values Meta */
    {141, 4, 218}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 439}, /* aten::meshgrid implicit */
    {138, 0, 440}, /* aten::meshgrid.indexing implicit */
    {1, 0, 441}, /* aten::min CPU */
    {16, 0, 441}, /* aten::min Meta */
    {1, 1, 108}, /* aten::min.dim CPU */
    {16, 1, 108}, /* aten::min.dim Meta */
    {1, 3, 108}, /* aten::min.dim_min CPU */
    {16, 3, 108}, /* aten::min.dim_min Meta */
    {138, 0, 442}, /* aten::min.other implicit */
    {1, 4, 220}, /* aten::min.unary_out CPU */
    {16, 4, 220}, /* aten::min.unary_out Meta */
    {1, 1, 109}, /* aten::minimum CPU */
    {16, 1, 109}, /* aten::minimum Meta */
    {1, 3, 109}, /* aten::minimum.out CPU */
    {16, 3, 109}, /* aten::minimum.out Meta */
    {1, 1, 110}, /* aten::mish CPU */
    {16, 1, 110}, /* aten::mish Meta */
    {1, 3, 110}, /* aten::mish.out CPU */
    {16, 3, 110}, /* aten::mish.out Meta */
    {1, 2, 110}, /* aten::mish_ CPU */
    {16, 2, 110}, /* aten::mish_ Meta */
    {1, 0, 443}, /* aten::mish_backward CPU */
    {16, 0, 443}, /* aten::mish_backward Meta */
    {138, 0, 444}, /* aten::mish_backward implicit */
    {1, 1, 111}, /* aten::mm CPU */
    {16, 1, 111}, /* aten::mm Meta */
    {1, 3, 111}, /* aten::mm.out CPU */
    {16, 3, 111}, /* aten::mm.out Meta */
    {1, 0, 445}, /* aten::mode CPU */
    {16, 0, 445}, /* aten::mode Meta */
    {1, 4, 221}, /* aten::mode.values CPU */
    {16, 4, 221}, /* aten::mode.values Meta */
    {138, 0, 446}, /* aten::moveaxis.int implicit */
    {138, 0, 447}, /* aten::moveaxis.intlist implicit */
    {138, 0, 448}, /* aten::movedim.int implicit */
    {138, 0, 449}, /* aten::movedim.intlist implicit */
    {1, 0, 450}, /* aten::mse_loss CPU */
    {16, 0, 450}, /* aten::mse_loss Meta */
    {1, 4, 222}, /* aten::mse_loss.out CPU */
    {16, 4, 222}, /* aten::mse_loss.out Meta */
    {1, 0, 451}, /* aten::mse_loss_backward CPU */
    {16, 0, 451}, /* aten::mse_loss_backward Meta */
    {1, 4, 223}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 223}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 452}, /* aten::msort implicit */
    {138, 0, 453}, /* aten::msort.out implicit */
    {141, 0, 454}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 224}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mul.Tensor CPU */
    {16, 1, 112}, /* aten::mul.Tensor Meta */
    {1, 3, 112}, /* aten::mul.out CPU */
    {16, 3, 112}, /* aten::mul.out Meta */
    {141, 0, 455}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 112}, /* aten::mul_.Tensor CPU */
    {16, 2, 112}, /* aten::mul_.Tensor Meta */
    {138, 0, 456}, /* aten::multiply.Scalar implicit */
    {138, 0, 457}, /* aten::multiply.Tensor implicit */
    {138, 4, 225}, /* aten::multiply.out implicit */
    {138, 0, 458}, /* aten::multiply_.Scalar implicit */
    {138, 0, 459}, /* aten::multiply_.Tensor implicit */
    {141, 0, 460}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 226}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 461}, /* aten::mvlgamma CPU */
    {16, 0, 461}, /* aten::mvlgamma Meta */
    {1, 0, 463}, /* aten::mvlgamma.out CPU */
    {16, 0, 463}, /* aten::mvlgamma.out Meta */
    {1, 0, 462}, /* aten::mvlgamma_ CPU */
    {16, 0, 462}, /* aten::mvlgamma_ Meta */
    {1, 0, 464}, /* aten::nan_to_num CPU */
    {16, 0, 464}, /* aten::nan_to_num Meta */
    {1, 0, 466}, /* aten::nan_to_num.out CPU */
    {16, 0, 466}, /* aten::nan_to_num.out Meta */
    {1, 0, 465}, /* aten::nan_to_num_ CPU */
    {16, 0, 465}, /* aten::nan_to_num_ Meta */
    {1, 0, 467}, /* aten::nanmedian CPU */
    {16, 0, 467}, /* aten::nanmedian Meta */
    {141, 0, 468}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 228}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 228}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 227}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 469}, /* aten::nansum CPU */
    {16, 0, 469}, /* aten::nansum Meta */
    {1, 4, 229}, /* aten::nansum.out CPU */
    {16, 4, 229}, /* aten::nansum.out Meta */
    {138, 0, 470}, /* aten::narrow implicit */
    {138, 0, 471}, /* aten::narrow.Tensor implicit */
    {142, 7, 230}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 231}, /* aten::narrow_copy.out CPU */
    {16, 4, 231}, /* aten::narrow_copy.out Meta */
    {1, 0, 472}, /* aten::native_batch_norm CPU */
    {16, 0, 472}, /* aten::native_batch_norm Meta */
    {1, 4, 232}, /* aten::native_batch_norm.out CPU */
    {16, 4, 232}, /* aten::native_batch_norm.out Meta */
    {1, 0, 473}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 473}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 233}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 474}, /* aten::native_group_norm CPU */
    {16, 0, 474}, /* aten::native_group_norm Meta */
    {141, 4, 234}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 475}, /* aten::native_group_norm_backward CPU */
    {16, 0, 475}, /* aten::native_group_norm_backward Meta */
    {141, 4, 235}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 476}, /* aten::native_layer_norm CPU */
    {16, 0, 476}, /* aten::native_layer_norm Meta */
    {141, 4, 236}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 477}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 477}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 237}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 113}, /* aten::ne.Scalar CPU */
    {16, 1, 113}, /* aten::ne.Scalar Meta */
    {1, 3, 113}, /* aten::ne.Scalar_out CPU */
    {16, 3, 113}, /* aten::ne.Scalar_out Meta */
    {1, 1, 114}, /* aten::ne.Tensor CPU */
    {16, 1, 114}, /* aten::ne.Tensor Meta */
    {1, 3, 114}, /* aten::ne.Tensor_out CPU */
    {16, 3, 114}, /* aten::ne.Tensor_out Meta */
    {1, 2, 113}, /* aten::ne_.Scalar CPU */
    {16, 2, 113}, /* aten::ne_.Scalar Meta */
    {1, 2, 114}, /* aten::ne_.Tensor CPU */
    {16, 2, 114}, /* aten::ne_.Tensor Meta */
    {1, 1, 115}, /* aten::neg CPU */
    {16, 1, 115}, /* aten::neg Meta */
    {1, 3, 115}, /* aten::neg.out CPU */
    {16, 3, 115}, /* aten::neg.out Meta */
    {1, 2, 115}, /* aten::neg_ CPU */
    {16, 2, 115}, /* aten::neg_ Meta */
    {138, 0, 478}, /* aten::negative implicit */
    {138, 4, 238}, /* aten::negative.out implicit */
    {138, 0, 479}, /* aten::negative_ implicit */
    {141, 0, 480}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 239}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 481}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 240}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 482}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 241}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 483}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 242}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 484}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 243}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::nextafter CPU */
    {16, 1, 116}, /* aten::nextafter Meta */
    {1, 3, 116}, /* aten::nextafter.out CPU */
    {16, 3, 116}, /* aten::nextafter.out Meta */
    {1, 2, 116}, /* aten::nextafter_ CPU */
    {16, 2, 116}, /* aten::nextafter_ Meta */
    {1, 0, 485}, /* aten::nonzero CPU */
    {138, 0, 486}, /* aten::nonzero_numpy implicit */
    {141, 0, 487}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 118}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 488}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 245}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 244}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 117}, /* aten::norm.dtype_out CPU */
    {16, 3, 117}, /* aten::norm.dtype_out Meta */
    {1, 3, 118}, /* aten::norm.out CPU */
    {16, 3, 118}, /* aten::norm.out Meta */
    {138, 0, 489}, /* aten::not_equal.Scalar implicit */
    {138, 4, 246}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 490}, /* aten::not_equal.Tensor implicit */
    {138, 4, 247}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 491}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 492}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 493}, /* aten::numel implicit */
    {138, 0, 494}, /* aten::numpy_T implicit */
    {138, 0, 495}, /* aten::one_hot implicit */
    {141, 0, 496}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::ones BackendSelect */
    {141, 4, 248}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 497}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 249}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 498}, /* aten::outer implicit */
    {138, 4, 250}, /* aten::outer.out implicit */
    {138, 0, 499}, /* aten::pad implicit */
    {138, 0, 500}, /* aten::pairwise_distance implicit */
    {138, 0, 501}, /* aten::pdist implicit */
    {141, 0, 502}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 251}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 252}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 503}, /* aten::poisson_nll_loss implicit */
    {1, 0, 504}, /* aten::polar CPU */
    {16, 0, 504}, /* aten::polar Meta */
    {1, 0, 505}, /* aten::polar.out CPU */
    {16, 0, 505}, /* aten::polar.out Meta */
    {1, 1, 119}, /* aten::polygamma CPU */
    {16, 1, 119}, /* aten::polygamma Meta */
    {1, 3, 119}, /* aten::polygamma.out CPU */
    {16, 3, 119}, /* aten::polygamma.out Meta */
    {1, 0, 506}, /* aten::polygamma_ CPU */
    {16, 0, 506}, /* aten::polygamma_ Meta */
    {138, 0, 507}, /* aten::positive implicit */
    {1, 1, 120}, /* aten::pow.Scalar CPU */
    {16, 1, 120}, /* aten::pow.Scalar Meta */
    {1, 3, 120}, /* aten::pow.Scalar_out CPU */
    {16, 3, 120}, /* aten::pow.Scalar_out Meta */
    {1, 1, 121}, /* aten::pow.Tensor_Scalar CPU */
    {16, 1, 121}, /* aten::pow.Tensor_Scalar Meta */
    {1, 3, 121}, /* aten::pow.Tensor_Scalar_out CPU */
    {16, 3, 121}, /* aten::pow.Tensor_Scalar_out Meta */
    {1, 1, 122}, /* aten::pow.Tensor_Tensor CPU */
    {16, 1, 122}, /* aten::pow.Tensor_Tensor Meta */
    {1, 3, 122}, /* aten::pow.Tensor_Tensor_out CPU */
    {16, 3, 122}, /* aten::pow.Tensor_Tensor_out Meta */
    {1, 2, 121}, /* aten::pow_.Scalar CPU */
    {16, 2, 121}, /* aten::pow_.Scalar Meta */
    {1, 2, 122}, /* aten::pow_.Tensor CPU */
    {16, 2, 122}, /* aten::pow_.Tensor Meta */
    {138, 0, 508}, /* aten::prelu implicit */
    {1, 0, 509}, /* aten::prod CPU */
    {16, 0, 509}, /* aten::prod Meta */
    {1, 1, 123}, /* aten::prod.dim_int CPU */
    {16, 1, 123}, /* aten::prod.dim_int Meta */
    {1, 3, 123}, /* aten::prod.int_out CPU */
    {16, 3, 123}, /* aten::prod.int_out Meta */
    {141, 4, 253}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 510}, /* aten::promote_types implicit */
    {141, 6, 255}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 254}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 511}, /* aten::put_ CPU */
    {16, 0, 511}, /* aten::put_ Meta */
    {141, 0, 512}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 256}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 256}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 513}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::range BackendSelect */
    {1, 4, 258}, /* aten::range.out CPU */
    {16, 4, 258}, /* aten::range.out Meta */
    {141, 4, 257}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 514}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::range.step BackendSelect */
    {138, 0, 515}, /* aten::ravel implicit */
    {138, 0, 516}, /* aten::real implicit */
    {1, 1, 124}, /* aten::reciprocal CPU */
    {16, 1, 124}, /* aten::reciprocal Meta */
    {1, 3, 124}, /* aten::reciprocal.out CPU */
    {16, 3, 124}, /* aten::reciprocal.out Meta */
    {1, 2, 124}, /* aten::reciprocal_ CPU */
    {16, 2, 124}, /* aten::reciprocal_ Meta */
    {1, 0, 517}, /* aten::reflection_pad1d CPU */
    {16, 0, 517}, /* aten::reflection_pad1d Meta */
    {1, 4, 259}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 259}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 518}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 518}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 260}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 260}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 519}, /* aten::reflection_pad2d CPU */
    {16, 0, 519}, /* aten::reflection_pad2d Meta */
    {1, 4, 261}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 261}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 520}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 520}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 262}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 262}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 521}, /* aten::reflection_pad3d CPU */
    {16, 0, 521}, /* aten::reflection_pad3d Meta */
    {1, 4, 263}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 263}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 522}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 522}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 264}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 264}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 523}, /* aten::relu CPU */
    {16, 0, 523}, /* aten::relu Meta */
    {141, 4, 265}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 524}, /* aten::relu6 implicit */
    {138, 0, 525}, /* aten::relu6_ implicit */
    {1, 0, 526}, /* aten::relu_ CPU */
    {16, 0, 526}, /* aten::relu_ Meta */
    {141, 0, 527}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 528}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 528}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 266}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 529}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 125}, /* aten::remainder.Tensor CPU */
    {16, 1, 125}, /* aten::remainder.Tensor Meta */
    {1, 3, 125}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 125}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 530}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 125}, /* aten::remainder_.Tensor CPU */
    {16, 2, 125}, /* aten::remainder_.Tensor Meta */
    {141, 0, 531}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 267}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 532}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 268}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 533}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 534}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 535}, /* aten::replication_pad1d CPU */
    {16, 0, 535}, /* aten::replication_pad1d Meta */
    {1, 4, 269}, /* aten::replication_pad1d.out CPU */
    {16, 4, 269}, /* aten::replication_pad1d.out Meta */
    {1, 0, 536}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 536}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 270}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 270}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 537}, /* aten::replication_pad2d CPU */
    {16, 0, 537}, /* aten::replication_pad2d Meta */
    {1, 4, 271}, /* aten::replication_pad2d.out CPU */
    {16, 4, 271}, /* aten::replication_pad2d.out Meta */
    {1, 0, 538}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 538}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 272}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 272}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 539}, /* aten::replication_pad3d CPU */
    {16, 0, 539}, /* aten::replication_pad3d Meta */
    {1, 4, 273}, /* aten::replication_pad3d.out CPU */
    {16, 4, 273}, /* aten::replication_pad3d.out Meta */
    {1, 0, 540}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 540}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 274}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 274}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 541}, /* aten::reshape implicit */
    {138, 0, 542}, /* aten::reshape_as implicit */
    {141, 6, 276}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 275}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 543}, /* aten::resize_ CPU */
    {16, 0, 543}, /* aten::resize_ Meta */
    {141, 6, 278}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 277}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 544}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 545}, /* aten::resolve_conj implicit */
    {138, 0, 546}, /* aten::resolve_neg implicit */
    {138, 0, 547}, /* aten::result_type.Scalar implicit */
    {138, 0, 548}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 549}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 550}, /* aten::result_type.Tensor implicit */
    {138, 0, 551}, /* aten::rms_norm implicit */
    {1, 0, 552}, /* aten::roll CPU */
    {16, 0, 552}, /* aten::roll Meta */
    {141, 4, 279}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 553}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 280}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 127}, /* aten::round CPU */
    {16, 1, 127}, /* aten::round Meta */
    {1, 1, 126}, /* aten::round.decimals CPU */
    {16, 1, 126}, /* aten::round.decimals Meta */
    {1, 3, 126}, /* aten::round.decimals_out CPU */
    {16, 3, 126}, /* aten::round.decimals_out Meta */
    {1, 3, 127}, /* aten::round.out CPU */
    {16, 3, 127}, /* aten::round.out Meta */
    {1, 2, 127}, /* aten::round_ CPU */
    {16, 2, 127}, /* aten::round_ Meta */
    {1, 2, 126}, /* aten::round_.decimals CPU */
    {16, 2, 126}, /* aten::round_.decimals Meta */
    {138, 0, 554}, /* aten::row_stack implicit */
    {138, 4, 281}, /* aten::row_stack.out implicit */
    {141, 0, 555}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 282}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {1, 1, 128}, /* aten::rsqrt CPU */
    {16, 1, 128}, /* aten::rsqrt Meta */
    {1, 3, 128}, /* aten::rsqrt.out CPU */
    {16, 3, 128}, /* aten::rsqrt.out Meta */
    {1, 2, 128}, /* aten::rsqrt_ CPU */
    {16, 2, 128}, /* aten::rsqrt_ Meta */
    {141, 0, 556}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 283}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 557}, /* aten::rsub.Tensor CPU */
    {16, 0, 557}, /* aten::rsub.Tensor Meta */
    {141, 4, 284}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 558}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 285}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {1, 1, 130}, /* aten::scatter.reduce CPU */
    {16, 1, 130}, /* aten::scatter.reduce Meta */
    {1, 3, 130}, /* aten::scatter.reduce_out CPU */
    {16, 3, 130}, /* aten::scatter.reduce_out Meta */
    {1, 1, 132}, /* aten::scatter.src CPU */
    {16, 1, 132}, /* aten::scatter.src Meta */
    {1, 3, 132}, /* aten::scatter.src_out CPU */
    {16, 3, 132}, /* aten::scatter.src_out Meta */
    {1, 1, 133}, /* aten::scatter.value CPU */
    {16, 1, 133}, /* aten::scatter.value Meta */
    {1, 3, 133}, /* aten::scatter.value_out CPU */
    {16, 3, 133}, /* aten::scatter.value_out Meta */
    {1, 1, 134}, /* aten::scatter.value_reduce CPU */
    {16, 1, 134}, /* aten::scatter.value_reduce Meta */
    {1, 3, 134}, /* aten::scatter.value_reduce_out CPU */
    {16, 3, 134}, /* aten::scatter.value_reduce_out Meta */
    {1, 2, 130}, /* aten::scatter_.reduce CPU */
    {16, 2, 130}, /* aten::scatter_.reduce Meta */
    {1, 2, 132}, /* aten::scatter_.src CPU */
    {16, 2, 132}, /* aten::scatter_.src Meta */
    {1, 2, 133}, /* aten::scatter_.value CPU */
    {16, 2, 133}, /* aten::scatter_.value Meta */
    {1, 2, 134}, /* aten::scatter_.value_reduce CPU */
    {16, 2, 134}, /* aten::scatter_.value_reduce Meta */
    {1, 1, 129}, /* aten::scatter_add CPU */
    {16, 1, 129}, /* aten::scatter_add Meta */
    {1, 3, 129}, /* aten::scatter_add.out CPU */
    {16, 3, 129}, /* aten::scatter_add.out Meta */
    {1, 2, 129}, /* aten::scatter_add_ CPU */
    {16, 2, 129}, /* aten::scatter_add_ Meta */
    {1, 1, 131}, /* aten::scatter_reduce.two CPU */
    {16, 1, 131}, /* aten::scatter_reduce.two Meta */
    {1, 3, 131}, /* aten::scatter_reduce.two_out CPU */
    {16, 3, 131}, /* aten::scatter_reduce.two_out Meta */
    {1, 2, 131}, /* aten::scatter_reduce_.two CPU */
    {16, 2, 131}, /* aten::scatter_reduce_.two Meta */
    {1, 0, 559}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 559}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 286}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 286}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 560}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 560}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 287}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 287}, /* aten::searchsorted.Tensor_out Meta */
    {141, 0, 562}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 561}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 289}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 288}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 290}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 563}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 291}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 564}, /* aten::selu implicit */
    {138, 0, 565}, /* aten::selu_ implicit */
    {1, 1, 135}, /* aten::sgn CPU */
    {16, 1, 135}, /* aten::sgn Meta */
    {1, 3, 135}, /* aten::sgn.out CPU */
    {16, 3, 135}, /* aten::sgn.out Meta */
    {1, 2, 135}, /* aten::sgn_ CPU */
    {16, 2, 135}, /* aten::sgn_ Meta */
    {1, 1, 137}, /* aten::sigmoid CPU */
    {16, 1, 137}, /* aten::sigmoid Meta */
    {1, 3, 137}, /* aten::sigmoid.out CPU */
    {16, 3, 137}, /* aten::sigmoid.out Meta */
    {1, 2, 137}, /* aten::sigmoid_ CPU */
    {16, 2, 137}, /* aten::sigmoid_ Meta */
    {1, 1, 136}, /* aten::sigmoid_backward CPU */
    {16, 1, 136}, /* aten::sigmoid_backward Meta */
    {1, 3, 136}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 136}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 138}, /* aten::sign CPU */
    {16, 1, 138}, /* aten::sign Meta */
    {1, 3, 138}, /* aten::sign.out CPU */
    {16, 3, 138}, /* aten::sign.out Meta */
    {1, 2, 138}, /* aten::sign_ CPU */
    {16, 2, 138}, /* aten::sign_ Meta */
    {1, 1, 139}, /* aten::signbit CPU */
    {16, 1, 139}, /* aten::signbit Meta */
    {1, 3, 139}, /* aten::signbit.out CPU */
    {16, 3, 139}, /* aten::signbit.out Meta */
    {1, 1, 141}, /* aten::silu CPU */
    {16, 1, 141}, /* aten::silu Meta */
    {1, 3, 141}, /* aten::silu.out CPU */
    {16, 3, 141}, /* aten::silu.out Meta */
    {1, 2, 141}, /* aten::silu_ CPU */
    {16, 2, 141}, /* aten::silu_ Meta */
    {1, 1, 140}, /* aten::silu_backward CPU */
    {16, 1, 140}, /* aten::silu_backward Meta */
    {1, 3, 140}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 140}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 142}, /* aten::sin CPU */
    {16, 1, 142}, /* aten::sin Meta */
    {1, 3, 142}, /* aten::sin.out CPU */
    {16, 3, 142}, /* aten::sin.out Meta */
    {1, 2, 142}, /* aten::sin_ CPU */
    {16, 2, 142}, /* aten::sin_ Meta */
    {1, 1, 143}, /* aten::sinc CPU */
    {16, 1, 143}, /* aten::sinc Meta */
    {1, 3, 143}, /* aten::sinc.out CPU */
    {16, 3, 143}, /* aten::sinc.out Meta */
    {1, 2, 143}, /* aten::sinc_ CPU */
    {16, 2, 143}, /* aten::sinc_ Meta */
    {1, 1, 144}, /* aten::sinh CPU */
    {16, 1, 144}, /* aten::sinh Meta */
    {1, 3, 144}, /* aten::sinh.out CPU */
    {16, 3, 144}, /* aten::sinh.out Meta */
    {1, 2, 144}, /* aten::sinh_ CPU */
    {16, 2, 144}, /* aten::sinh_ Meta */
    {138, 0, 566}, /* aten::size.int implicit */
    {141, 0, 567}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 568}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 293}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 292}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 294}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 569}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 295}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 570}, /* aten::smooth_l1_loss CPU */
    {16, 0, 570}, /* aten::smooth_l1_loss Meta */
    {1, 4, 296}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 296}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 571}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 571}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 297}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 297}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 572}, /* aten::soft_margin_loss CPU */
    {16, 0, 572}, /* aten::soft_margin_loss Meta */
    {141, 4, 298}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 573}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 573}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 299}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 574}, /* aten::softmax.int implicit */
    {1, 4, 300}, /* aten::softmax.int_out CPU */
    {16, 4, 300}, /* aten::softmax.int_out Meta */
    {1, 1, 146}, /* aten::softplus CPU */
    {16, 1, 146}, /* aten::softplus Meta */
    {1, 3, 146}, /* aten::softplus.out CPU */
    {16, 3, 146}, /* aten::softplus.out Meta */
    {1, 1, 145}, /* aten::softplus_backward CPU */
    {16, 1, 145}, /* aten::softplus_backward Meta */
    {1, 3, 145}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 145}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 148}, /* aten::softshrink CPU */
    {16, 1, 148}, /* aten::softshrink Meta */
    {1, 3, 148}, /* aten::softshrink.out CPU */
    {16, 3, 148}, /* aten::softshrink.out Meta */
    {1, 1, 147}, /* aten::softshrink_backward CPU */
    {16, 1, 147}, /* aten::softshrink_backward Meta */
    {1, 3, 147}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 147}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 575}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 149}, /* aten::sort.stable CPU */
    {16, 1, 149}, /* aten::sort.stable Meta */
    {1, 4, 301}, /* aten::sort.values CPU */
    {16, 4, 301}, /* aten::sort.values Meta */
    {1, 3, 149}, /* aten::sort.values_stable CPU */
    {16, 3, 149}, /* aten::sort.values_stable Meta */
    {1, 1, 150}, /* aten::special_airy_ai CPU */
    {16, 1, 150}, /* aten::special_airy_ai Meta */
    {1, 3, 150}, /* aten::special_airy_ai.out CPU */
    {16, 3, 150}, /* aten::special_airy_ai.out Meta */
    {1, 1, 151}, /* aten::special_bessel_j0 CPU */
    {16, 1, 151}, /* aten::special_bessel_j0 Meta */
    {1, 3, 151}, /* aten::special_bessel_j0.out CPU */
    {16, 3, 151}, /* aten::special_bessel_j0.out Meta */
    {1, 1, 152}, /* aten::special_bessel_j1 CPU */
    {16, 1, 152}, /* aten::special_bessel_j1 Meta */
    {1, 3, 152}, /* aten::special_bessel_j1.out CPU */
    {16, 3, 152}, /* aten::special_bessel_j1.out Meta */
    {1, 1, 153}, /* aten::special_bessel_y0 CPU */
    {16, 1, 153}, /* aten::special_bessel_y0 Meta */
    {1, 3, 153}, /* aten::special_bessel_y0.out CPU */
    {16, 3, 153}, /* aten::special_bessel_y0.out Meta */
    {1, 1, 154}, /* aten::special_bessel_y1 CPU */
    {16, 1, 154}, /* aten::special_bessel_y1 Meta */
    {1, 3, 154}, /* aten::special_bessel_y1.out CPU */
    {16, 3, 154}, /* aten::special_bessel_y1.out Meta */
    {1, 1, 155}, /* aten::special_chebyshev_polynomial_t CPU */
    {16, 1, 155}, /* aten::special_chebyshev_polynomial_t Meta */
    {141, 0, 576}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 577}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 155}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 155}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 578}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 579}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 156}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 156}, /* aten::special_chebyshev_polynomial_u Meta */
    {141, 0, 580}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 581}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 156}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 156}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 582}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 583}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 157}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 157}, /* aten::special_chebyshev_polynomial_v Meta */
    {141, 0, 584}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 585}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 157}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 157}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 586}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 587}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 158}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 158}, /* aten::special_chebyshev_polynomial_w Meta */
    {141, 0, 588}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 589}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 158}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 158}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 590}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 591}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 592}, /* aten::special_digamma implicit */
    {138, 0, 593}, /* aten::special_digamma.out implicit */
    {1, 1, 159}, /* aten::special_entr CPU */
    {16, 1, 159}, /* aten::special_entr Meta */
    {1, 3, 159}, /* aten::special_entr.out CPU */
    {16, 3, 159}, /* aten::special_entr.out Meta */
    {138, 0, 594}, /* aten::special_erf implicit */
    {138, 0, 595}, /* aten::special_erf.out implicit */
    {138, 0, 596}, /* aten::special_erfc implicit */
    {138, 0, 597}, /* aten::special_erfc.out implicit */
    {1, 1, 160}, /* aten::special_erfcx CPU */
    {16, 1, 160}, /* aten::special_erfcx Meta */
    {1, 3, 160}, /* aten::special_erfcx.out CPU */
    {16, 3, 160}, /* aten::special_erfcx.out Meta */
    {138, 0, 598}, /* aten::special_erfinv implicit */
    {138, 0, 599}, /* aten::special_erfinv.out implicit */
    {138, 0, 600}, /* aten::special_exp2 implicit */
    {138, 0, 601}, /* aten::special_exp2.out implicit */
    {138, 0, 602}, /* aten::special_expit implicit */
    {138, 0, 603}, /* aten::special_expit.out implicit */
    {138, 0, 604}, /* aten::special_expm1 implicit */
    {138, 0, 605}, /* aten::special_expm1.out implicit */
    {138, 0, 606}, /* aten::special_gammainc implicit */
    {138, 0, 607}, /* aten::special_gammainc.out implicit */
    {138, 0, 608}, /* aten::special_gammaincc implicit */
    {138, 0, 609}, /* aten::special_gammaincc.out implicit */
    {138, 0, 610}, /* aten::special_gammaln implicit */
    {138, 0, 611}, /* aten::special_gammaln.out implicit */
    {1, 1, 161}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 161}, /* aten::special_hermite_polynomial_h Meta */
    {141, 0, 612}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 613}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 161}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 614}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 615}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 162}, /* aten::special_hermite_polynomial_he Meta */
    {141, 0, 616}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 617}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 162}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 618}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 619}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 620}, /* aten::special_i0 implicit */
    {138, 0, 621}, /* aten::special_i0.out implicit */
    {1, 1, 163}, /* aten::special_i0e CPU */
    {16, 1, 163}, /* aten::special_i0e Meta */
    {1, 3, 163}, /* aten::special_i0e.out CPU */
    {16, 3, 163}, /* aten::special_i0e.out Meta */
    {1, 1, 164}, /* aten::special_i1 CPU */
    {16, 1, 164}, /* aten::special_i1 Meta */
    {1, 3, 164}, /* aten::special_i1.out CPU */
    {16, 3, 164}, /* aten::special_i1.out Meta */
    {1, 1, 165}, /* aten::special_i1e CPU */
    {16, 1, 165}, /* aten::special_i1e Meta */
    {1, 3, 165}, /* aten::special_i1e.out CPU */
    {16, 3, 165}, /* aten::special_i1e.out Meta */
    {1, 1, 166}, /* aten::special_laguerre_polynomial_l CPU */
    {16, 1, 166}, /* aten::special_laguerre_polynomial_l Meta */
    {141, 0, 622}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 623}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 166}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 166}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 624}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 625}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 167}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 167}, /* aten::special_legendre_polynomial_p Meta */
    {141, 0, 626}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 627}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 167}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 628}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 629}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 630}, /* aten::special_log1p implicit */
    {138, 0, 631}, /* aten::special_log1p.out implicit */
    {1, 1, 168}, /* aten::special_log_ndtr CPU */
    {16, 1, 168}, /* aten::special_log_ndtr Meta */
    {1, 3, 168}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 168}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 632}, /* aten::special_log_softmax implicit */
    {138, 0, 633}, /* aten::special_logit implicit */
    {138, 0, 634}, /* aten::special_logit.out implicit */
    {138, 0, 635}, /* aten::special_logsumexp implicit */
    {138, 0, 636}, /* aten::special_logsumexp.out implicit */
    {1, 1, 169}, /* aten::special_modified_bessel_i0 CPU */
    {16, 1, 169}, /* aten::special_modified_bessel_i0 Meta */
    {1, 3, 169}, /* aten::special_modified_bessel_i0.out CPU */
    {16, 3, 169}, /* aten::special_modified_bessel_i0.out Meta */
    {1, 1, 170}, /* aten::special_modified_bessel_i1 CPU */
    {16, 1, 170}, /* aten::special_modified_bessel_i1 Meta */
    {1, 3, 170}, /* aten::special_modified_bessel_i1.out CPU */
    {16, 3, 170}, /* aten::special_modified_bessel_i1.out Meta */
    {1, 1, 171}, /* aten::special_modified_bessel_k0 CPU */
    {16, 1, 171}, /* aten::special_modified_bessel_k0 Meta */
    {1, 3, 171}, /* aten::special_modified_bessel_k0.out CPU */
    {16, 3, 171}, /* aten::special_modified_bessel_k0.out Meta */
    {1, 1, 172}, /* aten::special_modified_bessel_k1 CPU */
    {16, 1, 172}, /* aten::special_modified_bessel_k1 Meta */
    {1, 3, 172}, /* aten::special_modified_bessel_k1.out CPU */
    {16, 3, 172}, /* aten::special_modified_bessel_k1.out Meta */
    {138, 0, 637}, /* aten::special_multigammaln implicit */
    {138, 0, 638}, /* aten::special_multigammaln.out implicit */
    {138, 0, 639}, /* aten::special_ndtr implicit */
    {138, 0, 640}, /* aten::special_ndtr.out implicit */
    {1, 1, 173}, /* aten::special_ndtri CPU */
    {16, 1, 173}, /* aten::special_ndtri Meta */
    {1, 3, 173}, /* aten::special_ndtri.out CPU */
    {16, 3, 173}, /* aten::special_ndtri.out Meta */
    {138, 0, 641}, /* aten::special_polygamma implicit */
    {138, 0, 642}, /* aten::special_polygamma.out implicit */
    {138, 0, 643}, /* aten::special_psi implicit */
    {138, 0, 644}, /* aten::special_psi.out implicit */
    {138, 0, 645}, /* aten::special_round implicit */
    {138, 0, 646}, /* aten::special_round.out implicit */
    {1, 1, 174}, /* aten::special_scaled_modified_bessel_k0 CPU */
    {16, 1, 174}, /* aten::special_scaled_modified_bessel_k0 Meta */
    {1, 3, 174}, /* aten::special_scaled_modified_bessel_k0.out CPU */
    {16, 3, 174}, /* aten::special_scaled_modified_bessel_k0.out Meta */
    {1, 1, 175}, /* aten::special_scaled_modified_bessel_k1 CPU */
    {16, 1, 175}, /* aten::special_scaled_modified_bessel_k1 Meta */
    {1, 3, 175}, /* aten::special_scaled_modified_bessel_k1.out CPU */
    {16, 3, 175}, /* aten::special_scaled_modified_bessel_k1.out Meta */
    {1, 1, 176}, /* aten::special_shifted_chebyshev_polynomial_t CPU */
    {16, 1, 176}, /* aten::special_shifted_chebyshev_polynomial_t Meta */
    {141, 0, 647}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 648}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 176}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 176}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 649}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 650}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 177}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 177}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {141, 0, 651}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 652}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 653}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 654}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {141, 0, 655}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 656}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 657}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 658}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {141, 0, 659}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 660}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 661}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 662}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 663}, /* aten::special_sinc implicit */
    {138, 0, 664}, /* aten::special_sinc.out implicit */
    {138, 0, 665}, /* aten::special_softmax implicit */
    {1, 1, 180}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 180}, /* aten::special_spherical_bessel_j0 Meta */
    {1, 3, 180}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 180}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 181}, /* aten::special_xlog1py CPU */
    {16, 1, 181}, /* aten::special_xlog1py Meta */
    {141, 0, 666}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 667}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 181}, /* aten::special_xlog1py.out CPU */
    {16, 3, 181}, /* aten::special_xlog1py.out Meta */
    {141, 0, 668}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 669}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 670}, /* aten::special_xlogy implicit */
    {138, 0, 671}, /* aten::special_xlogy.other_scalar implicit */
    {138, 0, 672}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 0, 673}, /* aten::special_xlogy.out implicit */
    {138, 0, 674}, /* aten::special_xlogy.self_scalar implicit */
    {138, 0, 675}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 182}, /* aten::special_zeta CPU */
    {16, 1, 182}, /* aten::special_zeta Meta */
    {141, 0, 676}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 677}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_zeta.out CPU */
    {16, 3, 182}, /* aten::special_zeta.out Meta */
    {141, 0, 678}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 679}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 680}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 681}, /* aten::split.sizes implicit */
    {142, 7, 302}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 303}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 682}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 304}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 305}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::sqrt CPU */
    {16, 1, 183}, /* aten::sqrt Meta */
    {1, 3, 183}, /* aten::sqrt.out CPU */
    {16, 3, 183}, /* aten::sqrt.out Meta */
    {1, 2, 183}, /* aten::sqrt_ CPU */
    {16, 2, 183}, /* aten::sqrt_ Meta */
    {138, 0, 683}, /* aten::square implicit */
    {138, 0, 685}, /* aten::square.out implicit */
    {138, 0, 684}, /* aten::square_ implicit */
    {141, 0, 686}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 687}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 688}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 306}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 307}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 308}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 306}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 307}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 310}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 308}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 311}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 309}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 689}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 312}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 690}, /* aten::std implicit */
    {1, 0, 691}, /* aten::std.correction CPU */
    {16, 0, 691}, /* aten::std.correction Meta */
    {1, 4, 313}, /* aten::std.correction_out CPU */
    {16, 4, 313}, /* aten::std.correction_out Meta */
    {138, 0, 692}, /* aten::std.dim implicit */
    {138, 4, 314}, /* aten::std.out implicit */
    {138, 0, 693}, /* aten::std_mean implicit */
    {1, 0, 694}, /* aten::std_mean.correction CPU */
    {16, 0, 694}, /* aten::std_mean.correction Meta */
    {141, 4, 315}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 695}, /* aten::std_mean.dim implicit */
    {138, 0, 696}, /* aten::stride.int implicit */
    {141, 0, 697}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 316}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::sub.Tensor CPU */
    {16, 1, 184}, /* aten::sub.Tensor Meta */
    {1, 3, 184}, /* aten::sub.out CPU */
    {16, 3, 184}, /* aten::sub.out Meta */
    {141, 0, 698}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 184}, /* aten::sub_.Tensor CPU */
    {16, 2, 184}, /* aten::sub_.Tensor Meta */
    {138, 0, 699}, /* aten::subtract.Scalar implicit */
    {138, 0, 700}, /* aten::subtract.Tensor implicit */
    {138, 4, 317}, /* aten::subtract.out implicit */
    {138, 0, 701}, /* aten::subtract_.Scalar implicit */
    {138, 5, 317}, /* aten::subtract_.Tensor implicit */
    {141, 0, 702}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 185}, /* aten::sum.IntList_out CPU */
    {16, 3, 185}, /* aten::sum.IntList_out Meta */
    {1, 1, 185}, /* aten::sum.dim_IntList CPU */
    {16, 1, 185}, /* aten::sum.dim_IntList Meta */
    {141, 4, 318}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 703}, /* aten::sum_to_size implicit */
    {138, 0, 704}, /* aten::swapaxes implicit */
    {138, 5, 319}, /* aten::swapaxes_ implicit */
    {138, 0, 705}, /* aten::swapdims implicit */
    {138, 5, 320}, /* aten::swapdims_ implicit */
    {138, 0, 706}, /* aten::sym_numel implicit */
    {138, 0, 707}, /* aten::sym_size.int implicit */
    {138, 0, 708}, /* aten::sym_storage_offset implicit */
    {138, 0, 709}, /* aten::sym_stride.int implicit */
    {141, 0, 710}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 321}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 321}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 322}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 711}, /* aten::take CPU */
    {16, 0, 711}, /* aten::take Meta */
    {1, 0, 713}, /* aten::take.out CPU */
    {16, 0, 713}, /* aten::take.out Meta */
    {138, 0, 712}, /* aten::take_along_dim implicit */
    {138, 4, 323}, /* aten::take_along_dim.out implicit */
    {1, 1, 186}, /* aten::tan CPU */
    {16, 1, 186}, /* aten::tan Meta */
    {1, 3, 186}, /* aten::tan.out CPU */
    {16, 3, 186}, /* aten::tan.out Meta */
    {1, 2, 186}, /* aten::tan_ CPU */
    {16, 2, 186}, /* aten::tan_ Meta */
    {1, 1, 188}, /* aten::tanh CPU */
    {16, 1, 188}, /* aten::tanh Meta */
    {1, 3, 188}, /* aten::tanh.out CPU */
    {16, 3, 188}, /* aten::tanh.out Meta */
    {1, 2, 188}, /* aten::tanh_ CPU */
    {16, 2, 188}, /* aten::tanh_ Meta */
    {1, 1, 187}, /* aten::tanh_backward CPU */
    {16, 1, 187}, /* aten::tanh_backward Meta */
    {1, 3, 187}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 187}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 714}, /* aten::tensor_split.indices implicit */
    {138, 0, 715}, /* aten::tensor_split.sections implicit */
    {138, 0, 716}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 717}, /* aten::tensordot implicit */
    {138, 4, 324}, /* aten::tensordot.out implicit */
    {1, 1, 190}, /* aten::threshold CPU */
    {16, 1, 190}, /* aten::threshold Meta */
    {1, 3, 190}, /* aten::threshold.out CPU */
    {16, 3, 190}, /* aten::threshold.out Meta */
    {1, 2, 190}, /* aten::threshold_ CPU */
    {16, 2, 190}, /* aten::threshold_ Meta */
    {1, 1, 189}, /* aten::threshold_backward CPU */
    {16, 1, 189}, /* aten::threshold_backward Meta */
    {1, 3, 189}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 189}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 718}, /* aten::tile implicit */
    {138, 0, 719}, /* aten::to.device implicit */
    {138, 0, 720}, /* aten::to.dtype implicit */
    {138, 0, 721}, /* aten::to.dtype_layout implicit */
    {138, 0, 722}, /* aten::to.other implicit */
    {1, 1, 191}, /* aten::topk CPU */
    {16, 1, 191}, /* aten::topk Meta */
    {1, 3, 191}, /* aten::topk.values CPU */
    {16, 3, 191}, /* aten::topk.values Meta */
    {1, 0, 723}, /* aten::trace CPU */
    {16, 0, 723}, /* aten::trace Meta */
    {141, 4, 325}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 724}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 326}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 326}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 327}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 725}, /* aten::trapezoid.dx implicit */
    {138, 0, 726}, /* aten::trapezoid.x implicit */
    {138, 0, 727}, /* aten::trapz.dx implicit */
    {138, 0, 728}, /* aten::trapz.x implicit */
    {1, 1, 192}, /* aten::tril CPU */
    {16, 1, 192}, /* aten::tril Meta */
    {1, 3, 192}, /* aten::tril.out CPU */
    {16, 3, 192}, /* aten::tril.out Meta */
    {1, 2, 192}, /* aten::tril_ CPU */
    {16, 2, 192}, /* aten::tril_ Meta */
    {1, 0, 729}, /* aten::tril_indices CPU */
    {16, 0, 729}, /* aten::tril_indices Meta */
    {86, 0, 135}, /* aten::tril_indices BackendSelect */
    {141, 4, 328}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 730}, /* aten::triplet_margin_loss implicit */
    {1, 1, 193}, /* aten::triu CPU */
    {16, 1, 193}, /* aten::triu Meta */
    {1, 3, 193}, /* aten::triu.out CPU */
    {16, 3, 193}, /* aten::triu.out Meta */
    {1, 2, 193}, /* aten::triu_ CPU */
    {16, 2, 193}, /* aten::triu_ Meta */
    {1, 0, 731}, /* aten::triu_indices CPU */
    {16, 0, 731}, /* aten::triu_indices Meta */
    {86, 0, 135}, /* aten::triu_indices BackendSelect */
    {141, 4, 329}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 732}, /* aten::true_divide.Scalar implicit */
    {138, 0, 733}, /* aten::true_divide.Tensor implicit */
    {138, 4, 330}, /* aten::true_divide.out implicit */
    {138, 0, 734}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 735}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 194}, /* aten::trunc CPU */
    {16, 1, 194}, /* aten::trunc Meta */
    {1, 3, 194}, /* aten::trunc.out CPU */
    {16, 3, 194}, /* aten::trunc.out Meta */
    {1, 2, 194}, /* aten::trunc_ CPU */
    {16, 2, 194}, /* aten::trunc_ Meta */
    {138, 0, 736}, /* aten::type_as implicit */
    {141, 0, 737}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 331}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 332}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 738}, /* aten::unflatten.int implicit */
    {1, 0, 739}, /* aten::unfold CPU */
    {16, 0, 739}, /* aten::unfold Meta */
    {1, 0, 740}, /* aten::unfold_backward CPU */
    {16, 0, 740}, /* aten::unfold_backward Meta */
    {141, 4, 334}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 333}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 335}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {1, 0, 741}, /* aten::unique_consecutive CPU */
    {16, 0, 741}, /* aten::unique_consecutive Meta */
    {141, 4, 336}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 742}, /* aten::unique_dim CPU */
    {16, 0, 742}, /* aten::unique_dim Meta */
    {141, 4, 337}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 743}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 743}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 338}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 744}, /* aten::unsafe_chunk implicit */
    {141, 0, 745}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 339}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 746}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 340}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 747}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 341}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 341}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 342}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 748}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 748}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 343}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 343}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 750}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 749}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 749}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 344}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 344}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 751}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 751}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 345}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 345}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 753}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 752}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 752}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 346}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 346}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 754}, /* aten::upsample_linear1d CPU */
    {16, 0, 754}, /* aten::upsample_linear1d Meta */
    {1, 4, 347}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 347}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 756}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 755}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 755}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 348}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 348}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 757}, /* aten::upsample_nearest1d CPU */
    {16, 0, 757}, /* aten::upsample_nearest1d Meta */
    {1, 4, 349}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 349}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 759}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 758}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 758}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 350}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 350}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 760}, /* aten::upsample_nearest2d CPU */
    {16, 0, 760}, /* aten::upsample_nearest2d Meta */
    {1, 4, 351}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 351}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 762}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 761}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 761}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 352}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 352}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 763}, /* aten::upsample_nearest3d CPU */
    {16, 0, 763}, /* aten::upsample_nearest3d Meta */
    {1, 4, 353}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 353}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 765}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 764}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 764}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 354}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 354}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 766}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 766}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 355}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 355}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 768}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 767}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 767}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 356}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 356}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 769}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 770}, /* aten::var implicit */
    {1, 0, 771}, /* aten::var.correction CPU */
    {16, 0, 771}, /* aten::var.correction Meta */
    {1, 4, 357}, /* aten::var.correction_out CPU */
    {16, 4, 357}, /* aten::var.correction_out Meta */
    {138, 0, 772}, /* aten::var.dim implicit */
    {138, 4, 358}, /* aten::var.out implicit */
    {138, 0, 773}, /* aten::var_mean implicit */
    {1, 0, 774}, /* aten::var_mean.correction CPU */
    {16, 0, 774}, /* aten::var_mean.correction Meta */
    {141, 4, 359}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 775}, /* aten::var_mean.dim implicit */
    {1, 0, 776}, /* aten::vdot CPU */
    {16, 0, 776}, /* aten::vdot Meta */
    {141, 4, 360}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 777}, /* aten::view CPU */
    {16, 0, 777}, /* aten::view Meta */
    {141, 0, 781}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 778}, /* aten::view_as implicit */
    {1, 0, 779}, /* aten::view_as_complex CPU */
    {16, 0, 779}, /* aten::view_as_complex Meta */
    {142, 7, 363}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 364}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 780}, /* aten::view_as_real CPU */
    {16, 0, 780}, /* aten::view_as_real Meta */
    {142, 7, 365}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 366}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 361}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 362}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 368}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 367}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 782}, /* aten::vsplit.array implicit */
    {138, 0, 783}, /* aten::vsplit.int implicit */
    {138, 0, 784}, /* aten::vstack implicit */
    {138, 4, 369}, /* aten::vstack.out implicit */
    {138, 0, 785}, /* aten::where.Scalar implicit */
    {138, 0, 786}, /* aten::where.ScalarOther implicit */
    {138, 0, 787}, /* aten::where.ScalarSelf implicit */
    {1, 0, 788}, /* aten::where.self CPU */
    {16, 0, 788}, /* aten::where.self Meta */
    {1, 0, 789}, /* aten::where.self_out CPU */
    {16, 0, 789}, /* aten::where.self_out Meta */
    {141, 0, 790}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 791}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 195}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 195}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 792}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 793}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 195}, /* aten::xlogy.Tensor CPU */
    {16, 1, 195}, /* aten::xlogy.Tensor Meta */
    {141, 0, 794}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 195}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 195}, /* aten::xlogy_.Tensor Meta */
    {141, 6, 371}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 370}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 795}, /* aten::zero_ CPU */
    {16, 0, 795}, /* aten::zero_ Meta */
    {141, 0, 796}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 135}, /* aten::zeros BackendSelect */
    {141, 4, 372}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 797}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 373}, /* aten::zeros_like.out CompositeExplicitAutograd */
};

const char tni_builtin_text[] =
    "aten::__and__.Scalar\0aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::__and__.Tensor\0aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::__iand__.Scalar\0aten::__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::__iand__.Tensor\0aten::__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::__ilshift__.Scalar\0aten::__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::__ilshift__.Tensor\0aten::__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::__ior__.Scalar\0aten::__ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::__ior__.Tensor\0aten::__ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::__irshift__.Scalar\0aten::__irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::__irshift__.Tensor\0aten::__irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::__ixor__.Scalar\0aten::__ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::__ixor__.Tensor\0aten::__ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::__lshift__.Scalar\0aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::__lshift__.Scalar_out\0aten::__lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::__lshift__.Tensor\0aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::__lshift__.Tensor_out\0aten::__lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::__or__.Scalar\0aten::__or__.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::__or__.Tensor\0aten::__or__.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::__rshift__.Scalar\0aten::__rshift__.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::__rshift__.Scalar_out\0aten::__rshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::__rshift__.Tensor\0aten::__rshift__.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::__rshift__.Tensor_out\0aten::__rshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::__xor__.Scalar\0aten::__xor__.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::__xor__.Tensor\0aten::__xor__.Tensor(Tensor self, Tensor other) -> Tensor\0"
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
    "aten::_cdist_backward\0aten::_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor\0"
    "aten::_cdist_backward.out\0aten::_cdist_backward.out(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_cdist_forward\0aten::_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor\0"
    "aten::_cdist_forward.out\0aten::_cdist_forward.out(Tensor x1, Tensor x2, float p, int? compute_mode, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::_histogramdd_bin_edges\0aten::_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]\0"
    "aten::_histogramdd_bin_edges.out\0aten::_histogramdd_bin_edges.out(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!)[] out) -> ()\0"
    "aten::_histogramdd_from_bin_cts\0aten::_histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor\0"
    "aten::_histogramdd_from_bin_cts.out\0aten::_histogramdd_from_bin_cts.out(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_histogramdd_from_bin_tensors\0aten::_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor\0"
    "aten::_histogramdd_from_bin_tensors.out\0aten::_histogramdd_from_bin_tensors.out(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::_pdist_forward\0aten::_pdist_forward(Tensor self, float p=2) -> Tensor\0"
    "aten::_pdist_forward.out\0aten::_pdist_forward.out(Tensor self, float p=2., *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_prelu_kernel\0aten::_prelu_kernel(Tensor self, Tensor weight) -> Tensor\0"
    "aten::_prelu_kernel_backward\0aten::_prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)\0"
    "aten::_reshape_alias\0aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)\0"
    "aten::_reshape_alias_copy\0aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor\0"
    "aten::_reshape_alias_copy.out\0aten::_reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_softmax\0aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor\0"
    "aten::_softmax.out\0aten::_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_softmax_backward_data\0aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor\0"
    "aten::_softmax_backward_data.out\0aten::_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::_to_copy\0aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::_to_copy.out\0aten::_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_trilinear\0aten::_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor\0"
    "aten::_trilinear.out\0aten::_trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_unique\0aten::_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)\0"
    "aten::_unique.out\0aten::_unique.out(Tensor self, bool sorted=True, bool return_inverse=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::_unique2\0aten::_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)\0"
    "aten::_unique2.out\0aten::_unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
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
    "aten::abs.out\0aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::abs_\0aten::abs_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::absolute\0aten::absolute(Tensor self) -> Tensor\0"
    "aten::absolute.out\0aten::absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::absolute_\0aten::absolute_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::acos\0aten::acos(Tensor self) -> Tensor\0"
    "aten::acos.out\0aten::acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::acos_\0aten::acos_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::acosh\0aten::acosh(Tensor self) -> Tensor\0"
    "aten::acosh.out\0aten::acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::acosh_\0aten::acosh_(Tensor(a!) self) -> Tensor(a!)\0"
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
    "aten::add.Scalar_out\0aten::add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::add.Tensor\0aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::add.out\0aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::add_.Scalar\0aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::add_.Tensor\0aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::addbmm\0aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor\0"
    "aten::addbmm.out\0aten::addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::addbmm_\0aten::addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::addcdiv\0aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor\0"
    "aten::addcdiv.out\0aten::addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::addcdiv_\0aten::addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)\0"
    "aten::addcmul\0aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor\0"
    "aten::addcmul.out\0aten::addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::addcmul_\0aten::addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)\0"
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
    "aten::allclose\0aten::allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool\0"
    "aten::amax\0aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::amax.out\0aten::amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::amin\0aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor\0"
    "aten::amin.out\0aten::amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::aminmax\0aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)\0"
    "aten::aminmax.out\0aten::aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)\0"
    "aten::angle\0aten::angle(Tensor self) -> Tensor\0"
    "aten::angle.out\0aten::angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::any\0aten::any(Tensor self) -> Tensor\0"
    "aten::any.all_out\0aten::any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::any.dim\0aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor\0"
    "aten::any.dims\0aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor\0"
    "aten::any.dims_out\0aten::any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::any.out\0aten::any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::arange\0aten::arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::arange.out\0aten::arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::arange.start\0aten::arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::arange.start_out\0aten::arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::arange.start_step\0aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::arccos\0aten::arccos(Tensor self) -> Tensor\0"
    "aten::arccos.out\0aten::arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::arccos_\0aten::arccos_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::arccosh\0aten::arccosh(Tensor self) -> Tensor\0"
    "aten::arccosh.out\0aten::arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::arccosh_\0aten::arccosh_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::arcsin\0aten::arcsin(Tensor self) -> Tensor\0"
    "aten::arcsin.out\0aten::arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::arcsin_\0aten::arcsin_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::arcsinh\0aten::arcsinh(Tensor self) -> Tensor\0"
    "aten::arcsinh.out\0aten::arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::arcsinh_\0aten::arcsinh_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::arctan\0aten::arctan(Tensor self) -> Tensor\0"
    "aten::arctan.out\0aten::arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::arctan2\0aten::arctan2(Tensor self, Tensor other) -> Tensor\0"
    "aten::arctan2.out\0aten::arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::arctan2_\0aten::arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::arctan_\0aten::arctan_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::arctanh\0aten::arctanh(Tensor self) -> Tensor\0"
    "aten::arctanh.out\0aten::arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::arctanh_\0aten::arctanh_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::argmax\0aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor\0"
    "aten::argmax.out\0aten::argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::argmin\0aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor\0"
    "aten::argmin.out\0aten::argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::argsort\0aten::argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor\0"
    "aten::argsort.stable\0aten::argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor\0"
    "aten::argsort.stable_out\0aten::argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::argwhere\0aten::argwhere(Tensor self) -> Tensor\0"
    "aten::as_strided\0aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)\0"
    "aten::as_strided_\0aten::as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)\0"
    "aten::as_strided_copy\0aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor\0"
    "aten::as_strided_copy.out\0aten::as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::as_strided_scatter\0aten::as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor\0"
    "aten::as_strided_scatter.out\0aten::as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::asin\0aten::asin(Tensor self) -> Tensor\0"
    "aten::asin.out\0aten::asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::asin_\0aten::asin_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::asinh\0aten::asinh(Tensor self) -> Tensor\0"
    "aten::asinh.out\0aten::asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::asinh_\0aten::asinh_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::atan\0aten::atan(Tensor self) -> Tensor\0"
    "aten::atan.out\0aten::atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::atan2\0aten::atan2(Tensor self, Tensor other) -> Tensor\0"
    "aten::atan2.out\0aten::atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::atan2_\0aten::atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::atan_\0aten::atan_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::atanh\0aten::atanh(Tensor self) -> Tensor\0"
    "aten::atanh.out\0aten::atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::atanh_\0aten::atanh_(Tensor(a!) self) -> Tensor(a!)\0"
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
    "aten::bilinear\0aten::bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor\0"
    "aten::binary_cross_entropy\0aten::binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor\0"
    "aten::binary_cross_entropy.out\0aten::binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::binary_cross_entropy_backward\0aten::binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor\0"
    "aten::binary_cross_entropy_backward.grad_input\0aten::binary_cross_entropy_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::binary_cross_entropy_with_logits\0aten::binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor\0"
    "aten::binary_cross_entropy_with_logits.out\0aten::binary_cross_entropy_with_logits.out(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bincount\0aten::bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor\0"
    "aten::bincount.out\0aten::bincount.out(Tensor self, Tensor? weights=None, SymInt minlength=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_and.Scalar\0aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::bitwise_and.Scalar_Tensor\0aten::bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor\0"
    "aten::bitwise_and.Scalar_Tensor_out\0aten::bitwise_and.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_and.Scalar_out\0aten::bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_and.Tensor\0aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::bitwise_and.Tensor_out\0aten::bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_and_.Scalar\0aten::bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::bitwise_and_.Tensor\0aten::bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::bitwise_left_shift.Scalar_Tensor\0aten::bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor\0"
    "aten::bitwise_left_shift.Scalar_Tensor_out\0aten::bitwise_left_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_left_shift.Tensor\0aten::bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::bitwise_left_shift.Tensor_Scalar\0aten::bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::bitwise_left_shift.Tensor_Scalar_out\0aten::bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_left_shift.Tensor_out\0aten::bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_left_shift_.Tensor\0aten::bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::bitwise_left_shift_.Tensor_Scalar\0aten::bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::bitwise_not\0aten::bitwise_not(Tensor self) -> Tensor\0"
    "aten::bitwise_not.out\0aten::bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_not_\0aten::bitwise_not_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::bitwise_or.Scalar\0aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::bitwise_or.Scalar_Tensor\0aten::bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor\0"
    "aten::bitwise_or.Scalar_Tensor_out\0aten::bitwise_or.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_or.Scalar_out\0aten::bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_or.Tensor\0aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::bitwise_or.Tensor_out\0aten::bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_or_.Scalar\0aten::bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::bitwise_or_.Tensor\0aten::bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::bitwise_right_shift.Scalar_Tensor\0aten::bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor\0"
    "aten::bitwise_right_shift.Scalar_Tensor_out\0aten::bitwise_right_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_right_shift.Tensor\0aten::bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::bitwise_right_shift.Tensor_Scalar\0aten::bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::bitwise_right_shift.Tensor_Scalar_out\0aten::bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_right_shift.Tensor_out\0aten::bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_right_shift_.Tensor\0aten::bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::bitwise_right_shift_.Tensor_Scalar\0aten::bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::bitwise_xor.Scalar\0aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::bitwise_xor.Scalar_Tensor\0aten::bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor\0"
    "aten::bitwise_xor.Scalar_Tensor_out\0aten::bitwise_xor.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_xor.Scalar_out\0aten::bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_xor.Tensor\0aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::bitwise_xor.Tensor_out\0aten::bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bitwise_xor_.Scalar\0aten::bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::bitwise_xor_.Tensor\0aten::bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::block_diag\0aten::block_diag(Tensor[] tensors) -> Tensor\0"
    "aten::block_diag.out\0aten::block_diag.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bmm\0aten::bmm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::bmm.out\0aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::broadcast_tensors\0aten::broadcast_tensors(Tensor[] tensors) -> Tensor[]\0"
    "aten::broadcast_to\0aten::broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)\0"
    "aten::bucketize.Scalar\0aten::bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor\0"
    "aten::bucketize.Scalar_out\0aten::bucketize.Scalar_out(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bucketize.Tensor\0aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor\0"
    "aten::bucketize.Tensor_out\0aten::bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::can_cast\0aten::can_cast(ScalarType from_, ScalarType to) -> bool\0"
    "aten::cartesian_prod\0aten::cartesian_prod(Tensor[] tensors) -> Tensor\0"
    "aten::cat\0aten::cat(Tensor[] tensors, int dim=0) -> Tensor\0"
    "aten::cat.out\0aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cdist\0aten::cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor\0"
    "aten::ceil\0aten::ceil(Tensor self) -> Tensor\0"
    "aten::ceil.out\0aten::ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ceil_\0aten::ceil_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::celu\0aten::celu(Tensor self, Scalar alpha=1.0) -> Tensor\0"
    "aten::celu.out\0aten::celu.out(Tensor self, Scalar alpha=1., *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::celu_\0aten::celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)\0"
    "aten::chunk\0aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]\0"
    "aten::clamp\0aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor\0"
    "aten::clamp.Tensor\0aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor\0"
    "aten::clamp.Tensor_out\0aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::clamp.out\0aten::clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::clamp_\0aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)\0"
    "aten::clamp_.Tensor\0aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)\0"
    "aten::clamp_max\0aten::clamp_max(Tensor self, Scalar max) -> Tensor\0"
    "aten::clamp_max.Tensor\0aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor\0"
    "aten::clamp_max.Tensor_out\0aten::clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::clamp_max.out\0aten::clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::clamp_max_\0aten::clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)\0"
    "aten::clamp_max_.Tensor\0aten::clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)\0"
    "aten::clamp_min\0aten::clamp_min(Tensor self, Scalar min) -> Tensor\0"
    "aten::clamp_min.Tensor\0aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor\0"
    "aten::clamp_min.Tensor_out\0aten::clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::clamp_min.out\0aten::clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::clamp_min_\0aten::clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)\0"
    "aten::clamp_min_.Tensor\0aten::clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)\0"
    "aten::clip\0aten::clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor\0"
    "aten::clip.Tensor\0aten::clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor\0"
    "aten::clip.Tensor_out\0aten::clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::clip.out\0aten::clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::clip_\0aten::clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)\0"
    "aten::clip_.Tensor\0aten::clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)\0"
    "aten::clone\0aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::clone.out\0aten::clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::column_stack\0aten::column_stack(Tensor[] tensors) -> Tensor\0"
    "aten::column_stack.out\0aten::column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::combinations\0aten::combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor\0"
    "aten::complex\0aten::complex(Tensor real, Tensor imag) -> Tensor\0"
    "aten::complex.out\0aten::complex.out(Tensor real, Tensor imag, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::copysign.Scalar\0aten::copysign.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::copysign.Scalar_out\0aten::copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::copysign.Tensor\0aten::copysign.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::copysign.out\0aten::copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::copysign_.Scalar\0aten::copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::copysign_.Tensor\0aten::copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::cos\0aten::cos(Tensor self) -> Tensor\0"
    "aten::cos.out\0aten::cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cos_\0aten::cos_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::cosh\0aten::cosh(Tensor self) -> Tensor\0"
    "aten::cosh.out\0aten::cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cosh_\0aten::cosh_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::cosine_embedding_loss\0aten::cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor\0"
    "aten::cosine_similarity\0aten::cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor\0"
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
    "aten::deg2rad\0aten::deg2rad(Tensor self) -> Tensor\0"
    "aten::deg2rad.out\0aten::deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::deg2rad_\0aten::deg2rad_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::detach\0aten::detach(Tensor(a) self) -> Tensor(a)\0"
    "aten::detach_\0aten::detach_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::detach_copy\0aten::detach_copy(Tensor self) -> Tensor\0"
    "aten::detach_copy.out\0aten::detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::diag\0aten::diag(Tensor self, int diagonal=0) -> Tensor\0"
    "aten::diag.out\0aten::diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::diag_embed\0aten::diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor\0"
    "aten::diag_embed.out\0aten::diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::diagflat\0aten::diagflat(Tensor self, int offset=0) -> Tensor\0"
    "aten::diagonal\0aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)\0"
    "aten::diagonal_backward\0aten::diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor\0"
    "aten::diagonal_backward.out\0aten::diagonal_backward.out(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::diagonal_copy\0aten::diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor\0"
    "aten::diagonal_copy.out\0aten::diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::diagonal_scatter\0aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor\0"
    "aten::diagonal_scatter.out\0aten::diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::digamma\0aten::digamma(Tensor self) -> Tensor\0"
    "aten::digamma.out\0aten::digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::digamma_\0aten::digamma_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::dist\0aten::dist(Tensor self, Tensor other, Scalar p=2) -> Tensor\0"
    "aten::dist.out\0aten::dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::div.Scalar\0aten::div.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::div.Scalar_mode\0aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor\0"
    "aten::div.Scalar_mode_out\0aten::div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::div.Scalar_out\0aten::div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::div.Tensor\0aten::div.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::div.Tensor_mode\0aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor\0"
    "aten::div.out\0aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::div.out_mode\0aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::div_.Scalar\0aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::div_.Scalar_mode\0aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)\0"
    "aten::div_.Tensor\0aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::div_.Tensor_mode\0aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)\0"
    "aten::divide.Scalar\0aten::divide.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::divide.Scalar_mode\0aten::divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor\0"
    "aten::divide.Tensor\0aten::divide.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::divide.Tensor_mode\0aten::divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor\0"
    "aten::divide.out\0aten::divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::divide.out_mode\0aten::divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::divide_.Scalar\0aten::divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::divide_.Scalar_mode\0aten::divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)\0"
    "aten::divide_.Tensor\0aten::divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::divide_.Tensor_mode\0aten::divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)\0"
    "aten::dot\0aten::dot(Tensor self, Tensor tensor) -> Tensor\0"
    "aten::dot.out\0aten::dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::dsplit.array\0aten::dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]\0"
    "aten::dsplit.int\0aten::dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]\0"
    "aten::dstack\0aten::dstack(Tensor[] tensors) -> Tensor\0"
    "aten::dstack.out\0aten::dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::einsum\0aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor\0"
    "aten::elu\0aten::elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor\0"
    "aten::elu.out\0aten::elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::elu_\0aten::elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)\0"
    "aten::elu_backward\0aten::elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor\0"
    "aten::elu_backward.grad_input\0aten::elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::embedding\0aten::embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor\0"
    "aten::embedding.out\0aten::embedding.out(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::embedding_backward\0aten::embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, bool sparse) -> Tensor\0"
    "aten::embedding_dense_backward\0aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor\0"
    "aten::embedding_dense_backward.out\0aten::embedding_dense_backward.out(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::empty.memory_format\0aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty.out\0aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::empty_like\0aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::empty_like.out\0aten::empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::empty_permuted\0aten::empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::empty_permuted.out\0aten::empty_permuted.out(SymInt[] size, int[] physical_layout, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::empty_strided\0aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::empty_strided.out\0aten::empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::eq.Scalar\0aten::eq.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::eq.Scalar_out\0aten::eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::eq.Tensor\0aten::eq.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::eq.Tensor_out\0aten::eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::eq_.Scalar\0aten::eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::eq_.Tensor\0aten::eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::equal\0aten::equal(Tensor self, Tensor other) -> bool\0"
    "aten::erf\0aten::erf(Tensor self) -> Tensor\0"
    "aten::erf.out\0aten::erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::erf_\0aten::erf_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::erfc\0aten::erfc(Tensor self) -> Tensor\0"
    "aten::erfc.out\0aten::erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::erfc_\0aten::erfc_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::erfinv\0aten::erfinv(Tensor self) -> Tensor\0"
    "aten::erfinv.out\0aten::erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::erfinv_\0aten::erfinv_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::exp\0aten::exp(Tensor self) -> Tensor\0"
    "aten::exp.out\0aten::exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::exp2\0aten::exp2(Tensor self) -> Tensor\0"
    "aten::exp2.out\0aten::exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::exp2_\0aten::exp2_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::exp_\0aten::exp_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::expand\0aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)\0"
    "aten::expand_as\0aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)\0"
    "aten::expand_copy\0aten::expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor\0"
    "aten::expand_copy.out\0aten::expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::expm1\0aten::expm1(Tensor self) -> Tensor\0"
    "aten::expm1.out\0aten::expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::expm1_\0aten::expm1_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::eye\0aten::eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::eye.m\0aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::eye.m_out\0aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::eye.out\0aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::fix\0aten::fix(Tensor self) -> Tensor\0"
    "aten::fix.out\0aten::fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fix_\0aten::fix_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::flatten.using_ints\0aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)\0"
    "aten::flip\0aten::flip(Tensor self, int[] dims) -> Tensor\0"
    "aten::flip.out\0aten::flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fliplr\0aten::fliplr(Tensor self) -> Tensor\0"
    "aten::flipud\0aten::flipud(Tensor self) -> Tensor\0"
    "aten::float_power.Scalar\0aten::float_power.Scalar(Scalar self, Tensor exponent) -> Tensor\0"
    "aten::float_power.Scalar_out\0aten::float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::float_power.Tensor_Scalar\0aten::float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor\0"
    "aten::float_power.Tensor_Scalar_out\0aten::float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::float_power.Tensor_Tensor\0aten::float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor\0"
    "aten::float_power.Tensor_Tensor_out\0aten::float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::float_power_.Scalar\0aten::float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)\0"
    "aten::float_power_.Tensor\0aten::float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)\0"
    "aten::floor\0aten::floor(Tensor self) -> Tensor\0"
    "aten::floor.out\0aten::floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::floor_\0aten::floor_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::floor_divide\0aten::floor_divide(Tensor self, Tensor other) -> Tensor\0"
    "aten::floor_divide.Scalar\0aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::floor_divide.Scalar_out\0aten::floor_divide.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::floor_divide.out\0aten::floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::floor_divide_.Scalar\0aten::floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::floor_divide_.Tensor\0aten::floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::fmax\0aten::fmax(Tensor self, Tensor other) -> Tensor\0"
    "aten::fmax.out\0aten::fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fmin\0aten::fmin(Tensor self, Tensor other) -> Tensor\0"
    "aten::fmin.out\0aten::fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fmod.Scalar\0aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::fmod.Scalar_out\0aten::fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fmod.Tensor\0aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::fmod.Tensor_out\0aten::fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::fmod_.Scalar\0aten::fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::fmod_.Tensor\0aten::fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::frac\0aten::frac(Tensor self) -> Tensor\0"
    "aten::frac.out\0aten::frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::frac_\0aten::frac_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::fractional_max_pool2d\0aten::fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)\0"
    "aten::fractional_max_pool2d.output\0aten::fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))\0"
    "aten::fractional_max_pool2d_backward\0aten::fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor\0"
    "aten::fractional_max_pool2d_backward.grad_input\0aten::fractional_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::fractional_max_pool3d\0aten::fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)\0"
    "aten::fractional_max_pool3d.output\0aten::fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))\0"
    "aten::fractional_max_pool3d_backward\0aten::fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor\0"
    "aten::fractional_max_pool3d_backward.grad_input\0aten::fractional_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::frexp.Tensor\0aten::frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)\0"
    "aten::frexp.Tensor_out\0aten::frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!) mantissa, Tensor(b!) exponent)\0"
    "aten::from_file\0aten::from_file(str filename, bool? shared=None, int? size=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::from_file.out\0aten::from_file.out(str filename, bool? shared=None, int? size=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::full\0aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::full.out\0aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::full_like\0aten::full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::full_like.out\0aten::full_like.out(Tensor self, Scalar fill_value, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gather\0aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor\0"
    "aten::gather.out\0aten::gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gather_backward\0aten::gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor\0"
    "aten::gcd\0aten::gcd(Tensor self, Tensor other) -> Tensor\0"
    "aten::gcd.out\0aten::gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gcd_\0aten::gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::ge.Scalar\0aten::ge.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::ge.Scalar_out\0aten::ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ge.Tensor\0aten::ge.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::ge.Tensor_out\0aten::ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ge_.Scalar\0aten::ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::ge_.Tensor\0aten::ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::gelu\0aten::gelu(Tensor self, *, str approximate='none') -> Tensor\0"
    "aten::gelu.out\0aten::gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gelu_\0aten::gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)\0"
    "aten::gelu_backward\0aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor\0"
    "aten::gelu_backward.grad_input\0aten::gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::ger\0aten::ger(Tensor self, Tensor vec2) -> Tensor\0"
    "aten::ger.out\0aten::ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gradient.array\0aten::gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.scalararray\0aten::gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.scalarint\0aten::gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.scalarrayarray\0aten::gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.scalarrayint\0aten::gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.tensorarray\0aten::gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]\0"
    "aten::gradient.tensorarrayint\0aten::gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[]\0"
    "aten::greater.Scalar\0aten::greater.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::greater.Scalar_out\0aten::greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::greater.Tensor\0aten::greater.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::greater.Tensor_out\0aten::greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::greater_.Scalar\0aten::greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::greater_.Tensor\0aten::greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::greater_equal.Scalar\0aten::greater_equal.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::greater_equal.Scalar_out\0aten::greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::greater_equal.Tensor\0aten::greater_equal.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::greater_equal.Tensor_out\0aten::greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::greater_equal_.Scalar\0aten::greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::greater_equal_.Tensor\0aten::greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::group_norm\0aten::group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor\0"
    "aten::gt.Scalar\0aten::gt.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::gt.Scalar_out\0aten::gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gt.Tensor\0aten::gt.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::gt.Tensor_out\0aten::gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::gt_.Scalar\0aten::gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::gt_.Tensor\0aten::gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::hardshrink\0aten::hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor\0"
    "aten::hardshrink.out\0aten::hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::hardshrink_backward\0aten::hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor\0"
    "aten::hardshrink_backward.grad_input\0aten::hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::hardsigmoid\0aten::hardsigmoid(Tensor self) -> Tensor\0"
    "aten::hardsigmoid.out\0aten::hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::hardsigmoid_\0aten::hardsigmoid_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::hardsigmoid_backward\0aten::hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor\0"
    "aten::hardsigmoid_backward.grad_input\0aten::hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::hardswish\0aten::hardswish(Tensor self) -> Tensor\0"
    "aten::hardswish.out\0aten::hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::hardswish_\0aten::hardswish_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::hardswish_backward\0aten::hardswish_backward(Tensor grad_output, Tensor self) -> Tensor\0"
    "aten::hardswish_backward.out\0aten::hardswish_backward.out(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::hardtanh\0aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor\0"
    "aten::hardtanh.out\0aten::hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::hardtanh_\0aten::hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)\0"
    "aten::hardtanh_backward\0aten::hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor\0"
    "aten::hardtanh_backward.grad_input\0aten::hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::heaviside\0aten::heaviside(Tensor self, Tensor values) -> Tensor\0"
    "aten::heaviside.out\0aten::heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::heaviside_\0aten::heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)\0"
    "aten::hinge_embedding_loss\0aten::hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor\0"
    "aten::histc\0aten::histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor\0"
    "aten::histc.out\0aten::histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::histogram.bin_ct\0aten::histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)\0"
    "aten::histogram.bin_ct_out\0aten::histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)\0"
    "aten::histogram.bins_tensor\0aten::histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)\0"
    "aten::histogram.bins_tensor_out\0aten::histogram.bins_tensor_out(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)\0"
    "aten::hsplit.array\0aten::hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]\0"
    "aten::hsplit.int\0aten::hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]\0"
    "aten::hstack\0aten::hstack(Tensor[] tensors) -> Tensor\0"
    "aten::hstack.out\0aten::hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::huber_loss\0aten::huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor\0"
    "aten::huber_loss.out\0aten::huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::huber_loss_backward\0aten::huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor\0"
    "aten::huber_loss_backward.out\0aten::huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::hypot\0aten::hypot(Tensor self, Tensor other) -> Tensor\0"
    "aten::hypot.out\0aten::hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::hypot_\0aten::hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::i0\0aten::i0(Tensor self) -> Tensor\0"
    "aten::i0.out\0aten::i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::i0_\0aten::i0_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::igamma\0aten::igamma(Tensor self, Tensor other) -> Tensor\0"
    "aten::igamma.out\0aten::igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::igamma_\0aten::igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::igammac\0aten::igammac(Tensor self, Tensor other) -> Tensor\0"
    "aten::igammac.out\0aten::igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::igammac_\0aten::igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::imag\0aten::imag(Tensor(a) self) -> Tensor(a)\0"
    "aten::index.Tensor\0aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor\0"
    "aten::index_add\0aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor\0"
    "aten::index_add.out\0aten::index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::index_add_\0aten::index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::index_copy\0aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor\0"
    "aten::index_copy.out\0aten::index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::index_copy_\0aten::index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)\0"
    "aten::index_fill.int_Scalar\0aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor\0"
    "aten::index_fill.int_Scalar_out\0aten::index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::index_fill.int_Tensor\0aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor\0"
    "aten::index_fill.int_Tensor_out\0aten::index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::index_fill_.int_Scalar\0aten::index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)\0"
    "aten::index_fill_.int_Tensor\0aten::index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)\0"
    "aten::index_reduce\0aten::index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor\0"
    "aten::index_reduce.out\0aten::index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::index_reduce_\0aten::index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)\0"
    "aten::index_select\0aten::index_select(Tensor self, int dim, Tensor index) -> Tensor\0"
    "aten::index_select.out\0aten::index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::index_select_backward\0aten::index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor\0"
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
    "aten::isclose\0aten::isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor\0"
    "aten::isfinite\0aten::isfinite(Tensor self) -> Tensor\0"
    "aten::isinf\0aten::isinf(Tensor self) -> Tensor\0"
    "aten::isinf.out\0aten::isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::isnan\0aten::isnan(Tensor self) -> Tensor\0"
    "aten::isnan.out\0aten::isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::isneginf\0aten::isneginf(Tensor self) -> Tensor\0"
    "aten::isneginf.out\0aten::isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::isposinf\0aten::isposinf(Tensor self) -> Tensor\0"
    "aten::isposinf.out\0aten::isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::isreal\0aten::isreal(Tensor self) -> Tensor\0"
    "aten::item\0aten::item(Tensor self) -> Scalar\0"
    "aten::kl_div\0aten::kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor\0"
    "aten::kron\0aten::kron(Tensor self, Tensor other) -> Tensor\0"
    "aten::kron.out\0aten::kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::kthvalue\0aten::kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::kthvalue.values\0aten::kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::l1_loss\0aten::l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor\0"
    "aten::layer_norm\0aten::layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor\0"
    "aten::lcm\0aten::lcm(Tensor self, Tensor other) -> Tensor\0"
    "aten::lcm.out\0aten::lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::lcm_\0aten::lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::ldexp.Tensor\0aten::ldexp.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::ldexp.out\0aten::ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ldexp_\0aten::ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::le.Scalar\0aten::le.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::le.Scalar_out\0aten::le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::le.Tensor\0aten::le.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::le.Tensor_out\0aten::le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::le_.Scalar\0aten::le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::le_.Tensor\0aten::le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::leaky_relu\0aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor\0"
    "aten::leaky_relu.out\0aten::leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::leaky_relu_\0aten::leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)\0"
    "aten::leaky_relu_backward\0aten::leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor\0"
    "aten::leaky_relu_backward.grad_input\0aten::leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::lerp.Scalar\0aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor\0"
    "aten::lerp.Scalar_out\0aten::lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::lerp.Tensor\0aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor\0"
    "aten::lerp.Tensor_out\0aten::lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::lerp_.Scalar\0aten::lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)\0"
    "aten::lerp_.Tensor\0aten::lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)\0"
    "aten::less.Scalar\0aten::less.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::less.Scalar_out\0aten::less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::less.Tensor\0aten::less.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::less.Tensor_out\0aten::less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::less_.Scalar\0aten::less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::less_.Tensor\0aten::less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::less_equal.Scalar\0aten::less_equal.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::less_equal.Scalar_out\0aten::less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::less_equal.Tensor\0aten::less_equal.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::less_equal.Tensor_out\0aten::less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::less_equal_.Scalar\0aten::less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::less_equal_.Tensor\0aten::less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::lgamma\0aten::lgamma(Tensor self) -> Tensor\0"
    "aten::lgamma.out\0aten::lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::lgamma_\0aten::lgamma_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::lift\0aten::lift(Tensor self) -> Tensor\0"
    "aten::lift.out\0aten::lift.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::lift_fresh\0aten::lift_fresh(Tensor(a) self) -> Tensor(a)\0"
    "aten::lift_fresh_copy\0aten::lift_fresh_copy(Tensor self) -> Tensor\0"
    "aten::lift_fresh_copy.out\0aten::lift_fresh_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_diagonal\0aten::linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)\0"
    "aten::linalg_matmul\0aten::linalg_matmul(Tensor self, Tensor other) -> Tensor\0"
    "aten::linalg_matmul.out\0aten::linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_multi_dot\0aten::linalg_multi_dot(Tensor[] tensors) -> Tensor\0"
    "aten::linalg_multi_dot.out\0aten::linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_vander\0aten::linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor\0"
    "aten::linalg_vecdot\0aten::linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor\0"
    "aten::linalg_vecdot.out\0aten::linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_vector_norm\0aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::linalg_vector_norm.out\0aten::linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linear\0aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor\0"
    "aten::linspace\0aten::linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::linspace.Scalar_Tensor\0aten::linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::linspace.Scalar_Tensor_out\0aten::linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linspace.Tensor_Scalar\0aten::linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::linspace.Tensor_Scalar_out\0aten::linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linspace.Tensor_Tensor\0aten::linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::linspace.Tensor_Tensor_out\0aten::linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linspace.out\0aten::linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::log\0aten::log(Tensor self) -> Tensor\0"
    "aten::log.out\0aten::log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::log10\0aten::log10(Tensor self) -> Tensor\0"
    "aten::log10.out\0aten::log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::log10_\0aten::log10_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::log1p\0aten::log1p(Tensor self) -> Tensor\0"
    "aten::log1p.out\0aten::log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::log1p_\0aten::log1p_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::log2\0aten::log2(Tensor self) -> Tensor\0"
    "aten::log2.out\0aten::log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::log2_\0aten::log2_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::log_\0aten::log_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::log_sigmoid\0aten::log_sigmoid(Tensor self) -> Tensor\0"
    "aten::log_sigmoid.out\0aten::log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::log_sigmoid_backward\0aten::log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor\0"
    "aten::log_sigmoid_backward.grad_input\0aten::log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self, Tensor buffer, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::log_sigmoid_forward\0aten::log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)\0"
    "aten::log_sigmoid_forward.output\0aten::log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!))\0"
    "aten::log_softmax.int\0aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor\0"
    "aten::log_softmax.int_out\0aten::log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logaddexp\0aten::logaddexp(Tensor self, Tensor other) -> Tensor\0"
    "aten::logaddexp.out\0aten::logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logaddexp2\0aten::logaddexp2(Tensor self, Tensor other) -> Tensor\0"
    "aten::logaddexp2.out\0aten::logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logcumsumexp\0aten::logcumsumexp(Tensor self, int dim) -> Tensor\0"
    "aten::logcumsumexp.out\0aten::logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logical_and\0aten::logical_and(Tensor self, Tensor other) -> Tensor\0"
    "aten::logical_and.out\0aten::logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logical_and_\0aten::logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::logical_not\0aten::logical_not(Tensor self) -> Tensor\0"
    "aten::logical_not.out\0aten::logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logical_not_\0aten::logical_not_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::logical_or\0aten::logical_or(Tensor self, Tensor other) -> Tensor\0"
    "aten::logical_or.out\0aten::logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logical_or_\0aten::logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::logical_xor\0aten::logical_xor(Tensor self, Tensor other) -> Tensor\0"
    "aten::logical_xor.out\0aten::logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logical_xor_\0aten::logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::logit\0aten::logit(Tensor self, float? eps=None) -> Tensor\0"
    "aten::logit.out\0aten::logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logit_\0aten::logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)\0"
    "aten::logit_backward\0aten::logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor\0"
    "aten::logit_backward.grad_input\0aten::logit_backward.grad_input(Tensor grad_output, Tensor self, float? eps=None, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::logspace\0aten::logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::logspace.Scalar_Tensor\0aten::logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::logspace.Scalar_Tensor_out\0aten::logspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logspace.Tensor_Scalar\0aten::logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::logspace.Tensor_Scalar_out\0aten::logspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logspace.Tensor_Tensor\0aten::logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::logspace.Tensor_Tensor_out\0aten::logspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::logspace.out\0aten::logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::margin_ranking_loss\0aten::margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor\0"
    "aten::masked_select\0aten::masked_select(Tensor self, Tensor mask) -> Tensor\0"
    "aten::matmul\0aten::matmul(Tensor self, Tensor other) -> Tensor\0"
    "aten::matmul.out\0aten::matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::matrix_H\0aten::matrix_H(Tensor(a) self) -> Tensor(a)\0"
    "aten::max\0aten::max(Tensor self) -> Tensor\0"
    "aten::max.dim\0aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::max.dim_max\0aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::max.other\0aten::max.other(Tensor self, Tensor other) -> Tensor\0"
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
    "aten::maximum\0aten::maximum(Tensor self, Tensor other) -> Tensor\0"
    "aten::maximum.out\0aten::maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mean\0aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::mean.dim\0aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::mean.dtype_out\0aten::mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mean.out\0aten::mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::median\0aten::median(Tensor self) -> Tensor\0"
    "aten::median.dim\0aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::median.dim_values\0aten::median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::median.out\0aten::median.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::meshgrid\0aten::meshgrid(Tensor[] tensors) -> Tensor[]\0"
    "aten::meshgrid.indexing\0aten::meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]\0"
    "aten::min\0aten::min(Tensor self) -> Tensor\0"
    "aten::min.dim\0aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::min.dim_min\0aten::min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::min.other\0aten::min.other(Tensor self, Tensor other) -> Tensor\0"
    "aten::min.unary_out\0aten::min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::minimum\0aten::minimum(Tensor self, Tensor other) -> Tensor\0"
    "aten::minimum.out\0aten::minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mish\0aten::mish(Tensor self) -> Tensor\0"
    "aten::mish.out\0aten::mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mish_\0aten::mish_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::mish_backward\0aten::mish_backward(Tensor grad_output, Tensor self) -> Tensor\0"
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
    "aten::mul.Scalar_out\0aten::mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul.Tensor\0aten::mul.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::mul.out\0aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mul_.Scalar\0aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::mul_.Tensor\0aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::multiply.Scalar\0aten::multiply.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::multiply.Tensor\0aten::multiply.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::multiply.out\0aten::multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::multiply_.Scalar\0aten::multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::multiply_.Tensor\0aten::multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::mv\0aten::mv(Tensor self, Tensor vec) -> Tensor\0"
    "aten::mv.out\0aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mvlgamma\0aten::mvlgamma(Tensor self, int p) -> Tensor\0"
    "aten::mvlgamma.out\0aten::mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::mvlgamma_\0aten::mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)\0"
    "aten::nan_to_num\0aten::nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor\0"
    "aten::nan_to_num.out\0aten::nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nan_to_num_\0aten::nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)\0"
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
    "aten::negative\0aten::negative(Tensor self) -> Tensor\0"
    "aten::negative.out\0aten::negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::negative_\0aten::negative_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::new_empty\0aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_empty.out\0aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::new_empty_strided\0aten::new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_empty_strided.out\0aten::new_empty_strided.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::new_full\0aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_full.out\0aten::new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::new_ones\0aten::new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_ones.out\0aten::new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::new_zeros\0aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_zeros.out\0aten::new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nextafter\0aten::nextafter(Tensor self, Tensor other) -> Tensor\0"
    "aten::nextafter.out\0aten::nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nextafter_\0aten::nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::nonzero\0aten::nonzero(Tensor self) -> Tensor\0"
    "aten::nonzero_numpy\0aten::nonzero_numpy(Tensor self) -> Tensor[]\0"
    "aten::norm.Scalar\0aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor\0"
    "aten::norm.ScalarOpt_dim\0aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor\0"
    "aten::norm.ScalarOpt_dim_dtype\0aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor\0"
    "aten::norm.ScalarOpt_dtype\0aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor\0"
    "aten::norm.ScalarOpt_dtype_out\0aten::norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::norm.Scalar_out\0aten::norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::norm.dtype_out\0aten::norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::norm.out\0aten::norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::not_equal.Scalar\0aten::not_equal.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::not_equal.Scalar_out\0aten::not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::not_equal.Tensor\0aten::not_equal.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::not_equal.Tensor_out\0aten::not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::not_equal_.Scalar\0aten::not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::not_equal_.Tensor\0aten::not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::numel\0aten::numel(Tensor self) -> int\0"
    "aten::numpy_T\0aten::numpy_T(Tensor(a) self) -> Tensor(a)\0"
    "aten::one_hot\0aten::one_hot(Tensor self, int num_classes=-1) -> Tensor\0"
    "aten::ones\0aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::ones.out\0aten::ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::ones_like\0aten::ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::ones_like.out\0aten::ones_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::outer\0aten::outer(Tensor self, Tensor vec2) -> Tensor\0"
    "aten::outer.out\0aten::outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::pad\0aten::pad(Tensor self, SymInt[] pad, str mode=\"constant\", float? value=None) -> Tensor\0"
    "aten::pairwise_distance\0aten::pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor\0"
    "aten::pdist\0aten::pdist(Tensor self, float p=2) -> Tensor\0"
    "aten::permute\0aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)\0"
    "aten::permute_copy\0aten::permute_copy(Tensor self, int[] dims) -> Tensor\0"
    "aten::permute_copy.out\0aten::permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::poisson_nll_loss\0aten::poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor\0"
    "aten::polar\0aten::polar(Tensor abs, Tensor angle) -> Tensor\0"
    "aten::polar.out\0aten::polar.out(Tensor abs, Tensor angle, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::polygamma\0aten::polygamma(int n, Tensor self) -> Tensor\0"
    "aten::polygamma.out\0aten::polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::polygamma_\0aten::polygamma_(Tensor(a!) self, int n) -> Tensor(a!)\0"
    "aten::positive\0aten::positive(Tensor(a) self) -> Tensor(a)\0"
    "aten::pow.Scalar\0aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor\0"
    "aten::pow.Scalar_out\0aten::pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::pow.Tensor_Scalar\0aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor\0"
    "aten::pow.Tensor_Scalar_out\0aten::pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::pow.Tensor_Tensor\0aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor\0"
    "aten::pow.Tensor_Tensor_out\0aten::pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::pow_.Scalar\0aten::pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)\0"
    "aten::pow_.Tensor\0aten::pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)\0"
    "aten::prelu\0aten::prelu(Tensor self, Tensor weight) -> Tensor\0"
    "aten::prod\0aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::prod.dim_int\0aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::prod.int_out\0aten::prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::prod.out\0aten::prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::promote_types\0aten::promote_types(ScalarType type1, ScalarType type2) -> ScalarType\0"
    "aten::put\0aten::put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor\0"
    "aten::put.out\0aten::put.out(Tensor self, Tensor index, Tensor source, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::put_\0aten::put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)\0"
    "aten::rad2deg\0aten::rad2deg(Tensor self) -> Tensor\0"
    "aten::rad2deg.out\0aten::rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::rad2deg_\0aten::rad2deg_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::range\0aten::range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::range.out\0aten::range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::range.out_\0aten::range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::range.step\0aten::range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::ravel\0aten::ravel(Tensor(a) self) -> Tensor(a)\0"
    "aten::real\0aten::real(Tensor(a) self) -> Tensor(a)\0"
    "aten::reciprocal\0aten::reciprocal(Tensor self) -> Tensor\0"
    "aten::reciprocal.out\0aten::reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::reciprocal_\0aten::reciprocal_(Tensor(a!) self) -> Tensor(a!)\0"
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
    "aten::relu\0aten::relu(Tensor self) -> Tensor\0"
    "aten::relu.out\0aten::relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::relu6\0aten::relu6(Tensor self) -> Tensor\0"
    "aten::relu6_\0aten::relu6_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::relu_\0aten::relu_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::remainder.Scalar\0aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::remainder.Scalar_Tensor\0aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor\0"
    "aten::remainder.Scalar_Tensor_out\0aten::remainder.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::remainder.Scalar_out\0aten::remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::remainder.Tensor\0aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::remainder.Tensor_out\0aten::remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::remainder_.Scalar\0aten::remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::remainder_.Tensor\0aten::remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::repeat\0aten::repeat(Tensor self, SymInt[] repeats) -> Tensor\0"
    "aten::repeat.out\0aten::repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::repeat_interleave.Tensor\0aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor\0"
    "aten::repeat_interleave.Tensor_out\0aten::repeat_interleave.Tensor_out(Tensor repeats, *, SymInt? output_size=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::repeat_interleave.self_Tensor\0aten::repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor\0"
    "aten::repeat_interleave.self_int\0aten::repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor\0"
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
    "aten::roll\0aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor\0"
    "aten::roll.out\0aten::roll.out(Tensor self, SymInt[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::rot90\0aten::rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor\0"
    "aten::rot90.out\0aten::rot90.out(Tensor self, int k=1, int[] dims=[0, 1], *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::round\0aten::round(Tensor self) -> Tensor\0"
    "aten::round.decimals\0aten::round.decimals(Tensor self, *, int decimals) -> Tensor\0"
    "aten::round.decimals_out\0aten::round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::round.out\0aten::round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::round_\0aten::round_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::round_.decimals\0aten::round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)\0"
    "aten::row_stack\0aten::row_stack(Tensor[] tensors) -> Tensor\0"
    "aten::row_stack.out\0aten::row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::rrelu_with_noise_backward\0aten::rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor\0"
    "aten::rrelu_with_noise_backward.out\0aten::rrelu_with_noise_backward.out(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::rsqrt\0aten::rsqrt(Tensor self) -> Tensor\0"
    "aten::rsqrt.out\0aten::rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::rsqrt_\0aten::rsqrt_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::rsub.Scalar\0aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\0"
    "aten::rsub.Scalar_out\0aten::rsub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::rsub.Tensor\0aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::rsub.Tensor_out\0aten::rsub.Tensor_out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scalar_tensor\0aten::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::scalar_tensor.out\0aten::scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter.reduce\0aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor\0"
    "aten::scatter.reduce_out\0aten::scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter.src\0aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor\0"
    "aten::scatter.src_out\0aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter.value\0aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor\0"
    "aten::scatter.value_out\0aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter.value_reduce\0aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor\0"
    "aten::scatter.value_reduce_out\0aten::scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter_.reduce\0aten::scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)\0"
    "aten::scatter_.src\0aten::scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)\0"
    "aten::scatter_.value\0aten::scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)\0"
    "aten::scatter_.value_reduce\0aten::scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)\0"
    "aten::scatter_add\0aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor\0"
    "aten::scatter_add.out\0aten::scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter_add_\0aten::scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)\0"
    "aten::scatter_reduce.two\0aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor\0"
    "aten::scatter_reduce.two_out\0aten::scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter_reduce_.two\0aten::scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)\0"
    "aten::searchsorted.Scalar\0aten::searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor\0"
    "aten::searchsorted.Scalar_out\0aten::searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::searchsorted.Tensor\0aten::searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor\0"
    "aten::searchsorted.Tensor_out\0aten::searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::select.int\0aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)\0"
    "aten::select_backward\0aten::select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor\0"
    "aten::select_backward.out\0aten::select_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::select_copy.int\0aten::select_copy.int(Tensor self, int dim, SymInt index) -> Tensor\0"
    "aten::select_copy.int_out\0aten::select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::select_scatter\0aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor\0"
    "aten::select_scatter.out\0aten::select_scatter.out(Tensor self, Tensor src, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::selu\0aten::selu(Tensor self) -> Tensor\0"
    "aten::selu_\0aten::selu_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::sgn\0aten::sgn(Tensor self) -> Tensor\0"
    "aten::sgn.out\0aten::sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sgn_\0aten::sgn_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::sigmoid\0aten::sigmoid(Tensor self) -> Tensor\0"
    "aten::sigmoid.out\0aten::sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sigmoid_\0aten::sigmoid_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::sigmoid_backward\0aten::sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor\0"
    "aten::sigmoid_backward.grad_input\0aten::sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::sign\0aten::sign(Tensor self) -> Tensor\0"
    "aten::sign.out\0aten::sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sign_\0aten::sign_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::signbit\0aten::signbit(Tensor self) -> Tensor\0"
    "aten::signbit.out\0aten::signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::silu\0aten::silu(Tensor self) -> Tensor\0"
    "aten::silu.out\0aten::silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::silu_\0aten::silu_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::silu_backward\0aten::silu_backward(Tensor grad_output, Tensor self) -> Tensor\0"
    "aten::silu_backward.grad_input\0aten::silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::sin\0aten::sin(Tensor self) -> Tensor\0"
    "aten::sin.out\0aten::sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sin_\0aten::sin_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::sinc\0aten::sinc(Tensor self) -> Tensor\0"
    "aten::sinc.out\0aten::sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sinc_\0aten::sinc_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::sinh\0aten::sinh(Tensor self) -> Tensor\0"
    "aten::sinh.out\0aten::sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sinh_\0aten::sinh_(Tensor(a!) self) -> Tensor(a!)\0"
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
    "aten::softplus\0aten::softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor\0"
    "aten::softplus.out\0aten::softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::softplus_backward\0aten::softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor\0"
    "aten::softplus_backward.grad_input\0aten::softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::softshrink\0aten::softshrink(Tensor self, Scalar lambd=0.5) -> Tensor\0"
    "aten::softshrink.out\0aten::softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::softshrink_backward\0aten::softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor\0"
    "aten::softshrink_backward.grad_input\0aten::softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::sort\0aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::sort.stable\0aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)\0"
    "aten::sort.values\0aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::sort.values_stable\0aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::special_airy_ai\0aten::special_airy_ai(Tensor x) -> Tensor\0"
    "aten::special_airy_ai.out\0aten::special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_bessel_j0\0aten::special_bessel_j0(Tensor self) -> Tensor\0"
    "aten::special_bessel_j0.out\0aten::special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_bessel_j1\0aten::special_bessel_j1(Tensor self) -> Tensor\0"
    "aten::special_bessel_j1.out\0aten::special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_bessel_y0\0aten::special_bessel_y0(Tensor self) -> Tensor\0"
    "aten::special_bessel_y0.out\0aten::special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_bessel_y1\0aten::special_bessel_y1(Tensor self) -> Tensor\0"
    "aten::special_bessel_y1.out\0aten::special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_t\0aten::special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_t.n_scalar\0aten::special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_t.n_scalar_out\0aten::special_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_t.out\0aten::special_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_t.x_scalar\0aten::special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_t.x_scalar_out\0aten::special_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_u\0aten::special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_u.n_scalar\0aten::special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_u.n_scalar_out\0aten::special_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_u.out\0aten::special_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_u.x_scalar\0aten::special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_u.x_scalar_out\0aten::special_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_v\0aten::special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_v.n_scalar\0aten::special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_v.n_scalar_out\0aten::special_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_v.out\0aten::special_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_v.x_scalar\0aten::special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_v.x_scalar_out\0aten::special_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_w\0aten::special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_w.n_scalar\0aten::special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_w.n_scalar_out\0aten::special_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_w.out\0aten::special_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_chebyshev_polynomial_w.x_scalar\0aten::special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_chebyshev_polynomial_w.x_scalar_out\0aten::special_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_digamma\0aten::special_digamma(Tensor self) -> Tensor\0"
    "aten::special_digamma.out\0aten::special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_entr\0aten::special_entr(Tensor self) -> Tensor\0"
    "aten::special_entr.out\0aten::special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_erf\0aten::special_erf(Tensor self) -> Tensor\0"
    "aten::special_erf.out\0aten::special_erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_erfc\0aten::special_erfc(Tensor self) -> Tensor\0"
    "aten::special_erfc.out\0aten::special_erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_erfcx\0aten::special_erfcx(Tensor self) -> Tensor\0"
    "aten::special_erfcx.out\0aten::special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_erfinv\0aten::special_erfinv(Tensor self) -> Tensor\0"
    "aten::special_erfinv.out\0aten::special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_exp2\0aten::special_exp2(Tensor self) -> Tensor\0"
    "aten::special_exp2.out\0aten::special_exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_expit\0aten::special_expit(Tensor self) -> Tensor\0"
    "aten::special_expit.out\0aten::special_expit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_expm1\0aten::special_expm1(Tensor self) -> Tensor\0"
    "aten::special_expm1.out\0aten::special_expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_gammainc\0aten::special_gammainc(Tensor self, Tensor other) -> Tensor\0"
    "aten::special_gammainc.out\0aten::special_gammainc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_gammaincc\0aten::special_gammaincc(Tensor self, Tensor other) -> Tensor\0"
    "aten::special_gammaincc.out\0aten::special_gammaincc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_gammaln\0aten::special_gammaln(Tensor self) -> Tensor\0"
    "aten::special_gammaln.out\0aten::special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_hermite_polynomial_h\0aten::special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_hermite_polynomial_h.n_scalar\0aten::special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_hermite_polynomial_h.n_scalar_out\0aten::special_hermite_polynomial_h.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_hermite_polynomial_h.out\0aten::special_hermite_polynomial_h.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_hermite_polynomial_h.x_scalar\0aten::special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_hermite_polynomial_h.x_scalar_out\0aten::special_hermite_polynomial_h.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_hermite_polynomial_he\0aten::special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_hermite_polynomial_he.n_scalar\0aten::special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_hermite_polynomial_he.n_scalar_out\0aten::special_hermite_polynomial_he.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_hermite_polynomial_he.out\0aten::special_hermite_polynomial_he.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_hermite_polynomial_he.x_scalar\0aten::special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_hermite_polynomial_he.x_scalar_out\0aten::special_hermite_polynomial_he.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_i0\0aten::special_i0(Tensor self) -> Tensor\0"
    "aten::special_i0.out\0aten::special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_i0e\0aten::special_i0e(Tensor self) -> Tensor\0"
    "aten::special_i0e.out\0aten::special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_i1\0aten::special_i1(Tensor self) -> Tensor\0"
    "aten::special_i1.out\0aten::special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_i1e\0aten::special_i1e(Tensor self) -> Tensor\0"
    "aten::special_i1e.out\0aten::special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_laguerre_polynomial_l\0aten::special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_laguerre_polynomial_l.n_scalar\0aten::special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_laguerre_polynomial_l.n_scalar_out\0aten::special_laguerre_polynomial_l.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_laguerre_polynomial_l.out\0aten::special_laguerre_polynomial_l.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_laguerre_polynomial_l.x_scalar\0aten::special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_laguerre_polynomial_l.x_scalar_out\0aten::special_laguerre_polynomial_l.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_legendre_polynomial_p\0aten::special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_legendre_polynomial_p.n_scalar\0aten::special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_legendre_polynomial_p.n_scalar_out\0aten::special_legendre_polynomial_p.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_legendre_polynomial_p.out\0aten::special_legendre_polynomial_p.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_legendre_polynomial_p.x_scalar\0aten::special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_legendre_polynomial_p.x_scalar_out\0aten::special_legendre_polynomial_p.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_log1p\0aten::special_log1p(Tensor self) -> Tensor\0"
    "aten::special_log1p.out\0aten::special_log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_log_ndtr\0aten::special_log_ndtr(Tensor self) -> Tensor\0"
    "aten::special_log_ndtr.out\0aten::special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_log_softmax\0aten::special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::special_logit\0aten::special_logit(Tensor self, float? eps=None) -> Tensor\0"
    "aten::special_logit.out\0aten::special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_logsumexp\0aten::special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor\0"
    "aten::special_logsumexp.out\0aten::special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_modified_bessel_i0\0aten::special_modified_bessel_i0(Tensor self) -> Tensor\0"
    "aten::special_modified_bessel_i0.out\0aten::special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_modified_bessel_i1\0aten::special_modified_bessel_i1(Tensor self) -> Tensor\0"
    "aten::special_modified_bessel_i1.out\0aten::special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_modified_bessel_k0\0aten::special_modified_bessel_k0(Tensor self) -> Tensor\0"
    "aten::special_modified_bessel_k0.out\0aten::special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_modified_bessel_k1\0aten::special_modified_bessel_k1(Tensor self) -> Tensor\0"
    "aten::special_modified_bessel_k1.out\0aten::special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_multigammaln\0aten::special_multigammaln(Tensor self, int p) -> Tensor\0"
    "aten::special_multigammaln.out\0aten::special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_ndtr\0aten::special_ndtr(Tensor self) -> Tensor\0"
    "aten::special_ndtr.out\0aten::special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_ndtri\0aten::special_ndtri(Tensor self) -> Tensor\0"
    "aten::special_ndtri.out\0aten::special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_polygamma\0aten::special_polygamma(int n, Tensor self) -> Tensor\0"
    "aten::special_polygamma.out\0aten::special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_psi\0aten::special_psi(Tensor self) -> Tensor\0"
    "aten::special_psi.out\0aten::special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_round\0aten::special_round(Tensor self, *, int decimals=0) -> Tensor\0"
    "aten::special_round.out\0aten::special_round.out(Tensor self, *, int decimals=0, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_scaled_modified_bessel_k0\0aten::special_scaled_modified_bessel_k0(Tensor x) -> Tensor\0"
    "aten::special_scaled_modified_bessel_k0.out\0aten::special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_scaled_modified_bessel_k1\0aten::special_scaled_modified_bessel_k1(Tensor x) -> Tensor\0"
    "aten::special_scaled_modified_bessel_k1.out\0aten::special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_t\0aten::special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_t.n_scalar\0aten::special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_t.n_scalar_out\0aten::special_shifted_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_t.out\0aten::special_shifted_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_t.x_scalar\0aten::special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_t.x_scalar_out\0aten::special_shifted_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_u\0aten::special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_u.n_scalar\0aten::special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_u.n_scalar_out\0aten::special_shifted_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_u.out\0aten::special_shifted_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_u.x_scalar\0aten::special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_u.x_scalar_out\0aten::special_shifted_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_v\0aten::special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_v.n_scalar\0aten::special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_v.n_scalar_out\0aten::special_shifted_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_v.out\0aten::special_shifted_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_v.x_scalar\0aten::special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_v.x_scalar_out\0aten::special_shifted_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_w\0aten::special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_w.n_scalar\0aten::special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_w.n_scalar_out\0aten::special_shifted_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_w.out\0aten::special_shifted_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_shifted_chebyshev_polynomial_w.x_scalar\0aten::special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor\0"
    "aten::special_shifted_chebyshev_polynomial_w.x_scalar_out\0aten::special_shifted_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_sinc\0aten::special_sinc(Tensor self) -> Tensor\0"
    "aten::special_sinc.out\0aten::special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_softmax\0aten::special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor\0"
    "aten::special_spherical_bessel_j0\0aten::special_spherical_bessel_j0(Tensor x) -> Tensor\0"
    "aten::special_spherical_bessel_j0.out\0aten::special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_xlog1py\0aten::special_xlog1py(Tensor self, Tensor other) -> Tensor\0"
    "aten::special_xlog1py.other_scalar\0aten::special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::special_xlog1py.other_scalar_out\0aten::special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_xlog1py.out\0aten::special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_xlog1py.self_scalar\0aten::special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor\0"
    "aten::special_xlog1py.self_scalar_out\0aten::special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_xlogy\0aten::special_xlogy(Tensor self, Tensor other) -> Tensor\0"
    "aten::special_xlogy.other_scalar\0aten::special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::special_xlogy.other_scalar_out\0aten::special_xlogy.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_xlogy.out\0aten::special_xlogy.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_xlogy.self_scalar\0aten::special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor\0"
    "aten::special_xlogy.self_scalar_out\0aten::special_xlogy.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_zeta\0aten::special_zeta(Tensor self, Tensor other) -> Tensor\0"
    "aten::special_zeta.other_scalar\0aten::special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::special_zeta.other_scalar_out\0aten::special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_zeta.out\0aten::special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::special_zeta.self_scalar\0aten::special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor\0"
    "aten::special_zeta.self_scalar_out\0aten::special_zeta.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::square\0aten::square(Tensor self) -> Tensor\0"
    "aten::square.out\0aten::square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::square_\0aten::square_(Tensor(a!) self) -> Tensor(a!)\0"
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
    "aten::stack\0aten::stack(Tensor[] tensors, int dim=0) -> Tensor\0"
    "aten::stack.out\0aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::sub.Scalar_out\0aten::sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sub.Tensor\0aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::sub.out\0aten::sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::sub_.Scalar\0aten::sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::sub_.Tensor\0aten::sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::subtract.Scalar\0aten::subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor\0"
    "aten::subtract.Tensor\0aten::subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\0"
    "aten::subtract.out\0aten::subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::subtract_.Scalar\0aten::subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)\0"
    "aten::subtract_.Tensor\0aten::subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)\0"
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
    "aten::take\0aten::take(Tensor self, Tensor index) -> Tensor\0"
    "aten::take.out\0aten::take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::take_along_dim\0aten::take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor\0"
    "aten::take_along_dim.out\0aten::take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::tan\0aten::tan(Tensor self) -> Tensor\0"
    "aten::tan.out\0aten::tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::tan_\0aten::tan_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::tanh\0aten::tanh(Tensor self) -> Tensor\0"
    "aten::tanh.out\0aten::tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::tanh_\0aten::tanh_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::tanh_backward\0aten::tanh_backward(Tensor grad_output, Tensor output) -> Tensor\0"
    "aten::tanh_backward.grad_input\0aten::tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::tensor_split.indices\0aten::tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]\0"
    "aten::tensor_split.sections\0aten::tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]\0"
    "aten::tensor_split.tensor_indices_or_sections\0aten::tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]\0"
    "aten::tensordot\0aten::tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor\0"
    "aten::tensordot.out\0aten::tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::threshold\0aten::threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor\0"
    "aten::threshold.out\0aten::threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::threshold_\0aten::threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)\0"
    "aten::threshold_backward\0aten::threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor\0"
    "aten::threshold_backward.grad_input\0aten::threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::tile\0aten::tile(Tensor self, SymInt[] dims) -> Tensor\0"
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
    "aten::tril\0aten::tril(Tensor self, SymInt diagonal=0) -> Tensor\0"
    "aten::tril.out\0aten::tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::tril_\0aten::tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)\0"
    "aten::tril_indices\0aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::tril_indices.out\0aten::tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::triplet_margin_loss\0aten::triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor\0"
    "aten::triu\0aten::triu(Tensor self, SymInt diagonal=0) -> Tensor\0"
    "aten::triu.out\0aten::triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::triu_\0aten::triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)\0"
    "aten::triu_indices\0aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::triu_indices.out\0aten::triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::true_divide.Scalar\0aten::true_divide.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "aten::true_divide.Tensor\0aten::true_divide.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::true_divide.out\0aten::true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::true_divide_.Scalar\0aten::true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::true_divide_.Tensor\0aten::true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::trunc\0aten::trunc(Tensor self) -> Tensor\0"
    "aten::trunc.out\0aten::trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::trunc_\0aten::trunc_(Tensor(a!) self) -> Tensor(a!)\0"
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
    "aten::unique_consecutive\0aten::unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)\0"
    "aten::unique_consecutive.out\0aten::unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
    "aten::unique_dim\0aten::unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)\0"
    "aten::unique_dim.out\0aten::unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
    "aten::unique_dim_consecutive\0aten::unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)\0"
    "aten::unique_dim_consecutive.out\0aten::unique_dim_consecutive.out(Tensor self, int dim, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
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
    "aten::value_selecting_reduction_backward\0aten::value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes, bool keepdim) -> Tensor\0"
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
    "aten::where.Scalar\0aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor\0"
    "aten::where.ScalarOther\0aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor\0"
    "aten::where.ScalarSelf\0aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor\0"
    "aten::where.self\0aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor\0"
    "aten::where.self_out\0aten::where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::xlogy.OutScalar_Other\0aten::xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::xlogy.OutScalar_Self\0aten::xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::xlogy.OutTensor\0aten::xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::xlogy.Scalar_Other\0aten::xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor\0"
    "aten::xlogy.Scalar_Self\0aten::xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor\0"
    "aten::xlogy.Tensor\0aten::xlogy.Tensor(Tensor self, Tensor other) -> Tensor\0"
    "aten::xlogy_.Scalar_Other\0aten::xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)\0"
    "aten::xlogy_.Tensor\0aten::xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "aten::zero\0aten::zero(Tensor self) -> Tensor\0"
    "aten::zero.out\0aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::zero_\0aten::zero_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::zeros\0aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::zeros.out\0aten::zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::zeros_like\0aten::zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::zeros_like.out\0aten::zeros_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "";
