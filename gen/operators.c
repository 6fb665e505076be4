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
tn_status tni_kernel__batch_norm_with_update_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__is_all_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_any_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__local_scalar_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__logcumsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__native_batch_norm_legit(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__native_batch_norm_legit_no_stats(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__native_batch_norm_legit_no_training(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__native_batch_norm_legit_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__neg_view(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__pdist_forward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__prelu_kernel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__prelu_kernel_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__reshape_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__to_copy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__trilinear(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_fft_ihfftn(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_float_power_Tensor_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_float_power_Tensor_Tensor(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_kthvalue_values(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_mul_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mul__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multiply_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multiply_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multiply__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multiply__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mv(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_rsub_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rsub_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scalar_tensor(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_special_log_softmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_softmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_split_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_split_sizes(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_split_with_sizes(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_square(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_square_(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__batch_norm_with_update_out, /* 28 */
    tni_kernel__cdist_backward, /* 29 */
    tni_kernel__cdist_forward, /* 30 */
    tni_kernel__conj, /* 31 */
    tni_kernel__conj_physical, /* 32 */
    tni_kernel__convolution, /* 33 */
    tni_kernel__convolution_deprecated, /* 34 */
    tni_kernel__convolution_mode, /* 35 */
    tni_kernel__cummax_helper, /* 36 */
    tni_kernel__cummin_helper, /* 37 */
    tni_kernel__fft_c2c, /* 38 */
    tni_kernel__fft_c2r, /* 39 */
    tni_kernel__fft_r2c, /* 40 */
    tni_kernel__fused_rms_norm, /* 41 */
    tni_kernel__is_all_true, /* 42 */
    tni_kernel__is_any_true, /* 43 */
    tni_kernel__local_scalar_dense, /* 44 */
    tni_kernel__logcumsumexp, /* 45 */
    tni_kernel__native_batch_norm_legit, /* 46 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 47 */
    tni_kernel__native_batch_norm_legit_no_training, /* 48 */
    tni_kernel__native_batch_norm_legit_out, /* 49 */
    tni_kernel__neg_view, /* 50 */
    tni_kernel__pdist_forward, /* 51 */
    tni_kernel__prelu_kernel, /* 52 */
    tni_kernel__prelu_kernel_backward, /* 53 */
    tni_kernel__reshape_alias, /* 54 */
    tni_kernel__to_copy, /* 55 */
    tni_kernel__trilinear, /* 56 */
    tni_kernel__upsample_bicubic2d_aa, /* 57 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 58 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 59 */
    tni_kernel__upsample_bilinear2d_aa, /* 60 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 61 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 62 */
    tni_kernel__upsample_lanczos2d_aa, /* 63 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 64 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 65 */
    tni_kernel__upsample_nearest_exact1d, /* 66 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 67 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 68 */
    tni_kernel__upsample_nearest_exact2d, /* 69 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 70 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 71 */
    tni_kernel__upsample_nearest_exact3d, /* 72 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 73 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 74 */
    tni_kernel_abs, /* 75 */
    tni_kernel_abs_, /* 76 */
    tni_kernel_abs_out, /* 77 */
    tni_kernel_absolute, /* 78 */
    tni_kernel_absolute_, /* 79 */
    tni_kernel_adaptive_avg_pool1d, /* 80 */
    tni_kernel_adaptive_avg_pool2d, /* 81 */
    tni_kernel_adaptive_avg_pool3d, /* 82 */
    tni_kernel_adaptive_max_pool1d, /* 83 */
    tni_kernel_adaptive_max_pool2d, /* 84 */
    tni_kernel_adaptive_max_pool2d_backward, /* 85 */
    tni_kernel_adaptive_max_pool3d, /* 86 */
    tni_kernel_adaptive_max_pool3d_backward, /* 87 */
    tni_kernel_add_Scalar, /* 88 */
    tni_kernel_add__Scalar, /* 89 */
    tni_kernel_addbmm, /* 90 */
    tni_kernel_addbmm_, /* 91 */
    tni_kernel_addr, /* 92 */
    tni_kernel_adjoint, /* 93 */
    tni_kernel_alias, /* 94 */
    tni_kernel_allclose, /* 95 */
    tni_kernel_angle, /* 96 */
    tni_kernel_angle_out, /* 97 */
    tni_kernel_arange, /* 98 */
    tni_kernel_arange_start, /* 99 */
    tni_kernel_arange_start_step, /* 100 */
    tni_kernel_arccos, /* 101 */
    tni_kernel_arccos_, /* 102 */
    tni_kernel_arccosh, /* 103 */
    tni_kernel_arccosh_, /* 104 */
    tni_kernel_arcsin, /* 105 */
    tni_kernel_arcsin_, /* 106 */
    tni_kernel_arcsinh, /* 107 */
    tni_kernel_arcsinh_, /* 108 */
    tni_kernel_arctan, /* 109 */
    tni_kernel_arctan2, /* 110 */
    tni_kernel_arctan2_, /* 111 */
    tni_kernel_arctan_, /* 112 */
    tni_kernel_arctanh, /* 113 */
    tni_kernel_arctanh_, /* 114 */
    tni_kernel_argsort, /* 115 */
    tni_kernel_argsort_stable, /* 116 */
    tni_kernel_argwhere, /* 117 */
    tni_kernel_as_strided, /* 118 */
    tni_kernel_as_strided_scatter, /* 119 */
    tni_kernel_atleast_1d, /* 120 */
    tni_kernel_atleast_1d_Sequence, /* 121 */
    tni_kernel_atleast_2d, /* 122 */
    tni_kernel_atleast_2d_Sequence, /* 123 */
    tni_kernel_atleast_3d, /* 124 */
    tni_kernel_atleast_3d_Sequence, /* 125 */
    tni_kernel_avg_pool1d, /* 126 */
    tni_kernel_avg_pool2d, /* 127 */
    tni_kernel_avg_pool2d_backward, /* 128 */
    tni_kernel_avg_pool3d, /* 129 */
    tni_kernel_avg_pool3d_backward, /* 130 */
    tni_kernel_backend_select, /* 131 */
    tni_kernel_batch_norm, /* 132 */
    tni_kernel_batch_norm_backward, /* 133 */
    tni_kernel_batch_norm_update_stats, /* 134 */
    tni_kernel_bilinear, /* 135 */
    tni_kernel_binary_cross_entropy, /* 136 */
    tni_kernel_binary_cross_entropy_backward, /* 137 */
    tni_kernel_binary_cross_entropy_with_logits, /* 138 */
    tni_kernel_bitwise_and_Scalar, /* 139 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 140 */
    tni_kernel_bitwise_and_Scalar_out, /* 141 */
    tni_kernel_bitwise_and__Scalar, /* 142 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 143 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 144 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 145 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 146 */
    tni_kernel_bitwise_or_Scalar, /* 147 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 148 */
    tni_kernel_bitwise_or_Scalar_out, /* 149 */
    tni_kernel_bitwise_or__Scalar, /* 150 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 151 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 152 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 153 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 154 */
    tni_kernel_bitwise_xor_Scalar, /* 155 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 156 */
    tni_kernel_bitwise_xor_Scalar_out, /* 157 */
    tni_kernel_bitwise_xor__Scalar, /* 158 */
    tni_kernel_block_diag, /* 159 */
    tni_kernel_broadcast_tensors, /* 160 */
    tni_kernel_broadcast_to, /* 161 */
    tni_kernel_can_cast, /* 162 */
    tni_kernel_cartesian_prod, /* 163 */
    tni_kernel_cat, /* 164 */
    tni_kernel_cat_out, /* 165 */
    tni_kernel_cdist, /* 166 */
    tni_kernel_celu, /* 167 */
    tni_kernel_chunk, /* 168 */
    tni_kernel_clip, /* 169 */
    tni_kernel_clip_, /* 170 */
    tni_kernel_clip_Tensor, /* 171 */
    tni_kernel_clip__Tensor, /* 172 */
    tni_kernel_clone, /* 173 */
    tni_kernel_column_stack, /* 174 */
    tni_kernel_combinations, /* 175 */
    tni_kernel_complex, /* 176 */
    tni_kernel_complex_out, /* 177 */
    tni_kernel_concat, /* 178 */
    tni_kernel_concatenate, /* 179 */
    tni_kernel_conj, /* 180 */
    tni_kernel_conj_physical, /* 181 */
    tni_kernel_constant_pad_nd, /* 182 */
    tni_kernel_contiguous, /* 183 */
    tni_kernel_conv1d, /* 184 */
    tni_kernel_conv1d_padding, /* 185 */
    tni_kernel_conv2d, /* 186 */
    tni_kernel_conv2d_padding, /* 187 */
    tni_kernel_conv3d, /* 188 */
    tni_kernel_conv3d_padding, /* 189 */
    tni_kernel_conv_transpose1d, /* 190 */
    tni_kernel_conv_transpose2d_input, /* 191 */
    tni_kernel_conv_transpose3d_input, /* 192 */
    tni_kernel_convolution, /* 193 */
    tni_kernel_convolution_backward, /* 194 */
    tni_kernel_copy_, /* 195 */
    tni_kernel_copysign_Scalar, /* 196 */
    tni_kernel_copysign_Scalar_out, /* 197 */
    tni_kernel_copysign__Scalar, /* 198 */
    tni_kernel_cosine_embedding_loss, /* 199 */
    tni_kernel_cosine_similarity, /* 200 */
    tni_kernel_count_nonzero, /* 201 */
    tni_kernel_count_nonzero_dim_IntList, /* 202 */
    tni_kernel_cummax, /* 203 */
    tni_kernel_cummin, /* 204 */
    tni_kernel_cumulative_trapezoid_dx, /* 205 */
    tni_kernel_cumulative_trapezoid_x, /* 206 */
    tni_kernel_deg2rad, /* 207 */
    tni_kernel_diag, /* 208 */
    tni_kernel_diag_embed, /* 209 */
    tni_kernel_diagflat, /* 210 */
    tni_kernel_diagonal, /* 211 */
    tni_kernel_diagonal_backward, /* 212 */
    tni_kernel_diagonal_scatter, /* 213 */
    tni_kernel_dist, /* 214 */
    tni_kernel_div_Scalar, /* 215 */
    tni_kernel_div_Scalar_mode, /* 216 */
    tni_kernel_div__Scalar, /* 217 */
    tni_kernel_div__Scalar_mode, /* 218 */
    tni_kernel_divide_Scalar, /* 219 */
    tni_kernel_divide_Scalar_mode, /* 220 */
    tni_kernel_divide_Tensor, /* 221 */
    tni_kernel_divide_Tensor_mode, /* 222 */
    tni_kernel_divide__Scalar, /* 223 */
    tni_kernel_divide__Tensor, /* 224 */
    tni_kernel_dot, /* 225 */
    tni_kernel_dsplit_array, /* 226 */
    tni_kernel_dsplit_int, /* 227 */
    tni_kernel_dstack, /* 228 */
    tni_kernel_einsum, /* 229 */
    tni_kernel_embedding, /* 230 */
    tni_kernel_embedding_backward, /* 231 */
    tni_kernel_embedding_dense_backward, /* 232 */
    tni_kernel_empty_like, /* 233 */
    tni_kernel_empty_memory_format, /* 234 */
    tni_kernel_empty_out, /* 235 */
    tni_kernel_empty_permuted, /* 236 */
    tni_kernel_empty_strided, /* 237 */
    tni_kernel_equal, /* 238 */
    tni_kernel_expand, /* 239 */
    tni_kernel_expand_as, /* 240 */
    tni_kernel_eye, /* 241 */
    tni_kernel_eye_m, /* 242 */
    tni_kernel_fft_fft, /* 243 */
    tni_kernel_fft_fft2, /* 244 */
    tni_kernel_fft_fftn, /* 245 */
    tni_kernel_fft_hfft, /* 246 */
    tni_kernel_fft_hfft2, /* 247 */
    tni_kernel_fft_hfftn, /* 248 */
    tni_kernel_fft_ifft, /* 249 */
    tni_kernel_fft_ifft2, /* 250 */
    tni_kernel_fft_ifftn, /* 251 */
    tni_kernel_fft_ihfft, /* 252 */
    tni_kernel_fft_ihfft2, /* 253 */
    tni_kernel_fft_ihfftn, /* 254 */
    tni_kernel_fft_irfft, /* 255 */
    tni_kernel_fft_irfft2, /* 256 */
    tni_kernel_fft_irfftn, /* 257 */
    tni_kernel_fft_rfft, /* 258 */
    tni_kernel_fft_rfft2, /* 259 */
    tni_kernel_fft_rfftn, /* 260 */
    tni_kernel_fill__Scalar, /* 261 */
    tni_kernel_fill__Tensor, /* 262 */
    tni_kernel_fix, /* 263 */
    tni_kernel_fix_, /* 264 */
    tni_kernel_flatten_using_ints, /* 265 */
    tni_kernel_flip, /* 266 */
    tni_kernel_fliplr, /* 267 */
    tni_kernel_flipud, /* 268 */
    tni_kernel_float_power_Scalar, /* 269 */
    tni_kernel_float_power_Tensor_Scalar, /* 270 */
    tni_kernel_float_power_Tensor_Tensor, /* 271 */
    tni_kernel_float_power__Scalar, /* 272 */
    tni_kernel_float_power__Tensor, /* 273 */
    tni_kernel_floor_divide, /* 274 */
    tni_kernel_floor_divide_Scalar, /* 275 */
    tni_kernel_floor_divide__Scalar, /* 276 */
    tni_kernel_floor_divide__Tensor, /* 277 */
    tni_kernel_floor_divide_out, /* 278 */
    tni_kernel_fmod_Scalar, /* 279 */
    tni_kernel_fmod_Scalar_out, /* 280 */
    tni_kernel_fmod__Scalar, /* 281 */
    tni_kernel_fractional_max_pool2d, /* 282 */
    tni_kernel_fractional_max_pool2d_backward, /* 283 */
    tni_kernel_fractional_max_pool3d, /* 284 */
    tni_kernel_fractional_max_pool3d_backward, /* 285 */
    tni_kernel_frexp_Tensor, /* 286 */
    tni_kernel_frexp_Tensor_out, /* 287 */
    tni_kernel_from_file, /* 288 */
    tni_kernel_full, /* 289 */
    tni_kernel_full_like, /* 290 */
    tni_kernel_gather_backward, /* 291 */
    tni_kernel_ger, /* 292 */
    tni_kernel_gradient_array, /* 293 */
    tni_kernel_gradient_scalararray, /* 294 */
    tni_kernel_gradient_scalarint, /* 295 */
    tni_kernel_gradient_scalarrayarray, /* 296 */
    tni_kernel_gradient_scalarrayint, /* 297 */
    tni_kernel_gradient_tensorarray, /* 298 */
    tni_kernel_gradient_tensorarrayint, /* 299 */
    tni_kernel_greater_Scalar, /* 300 */
    tni_kernel_greater_Tensor, /* 301 */
    tni_kernel_greater__Scalar, /* 302 */
    tni_kernel_greater__Tensor, /* 303 */
    tni_kernel_greater_equal_Scalar, /* 304 */
    tni_kernel_greater_equal_Tensor, /* 305 */
    tni_kernel_greater_equal__Scalar, /* 306 */
    tni_kernel_greater_equal__Tensor, /* 307 */
    tni_kernel_group_norm, /* 308 */
    tni_kernel_hardswish, /* 309 */
    tni_kernel_hardswish_, /* 310 */
    tni_kernel_hardswish_backward, /* 311 */
    tni_kernel_hardswish_out, /* 312 */
    tni_kernel_hardtanh, /* 313 */
    tni_kernel_hardtanh_, /* 314 */
    tni_kernel_hardtanh_backward, /* 315 */
    tni_kernel_hardtanh_backward_grad_input, /* 316 */
    tni_kernel_hardtanh_out, /* 317 */
    tni_kernel_hinge_embedding_loss, /* 318 */
    tni_kernel_hsplit_array, /* 319 */
    tni_kernel_hsplit_int, /* 320 */
    tni_kernel_hstack, /* 321 */
    tni_kernel_huber_loss, /* 322 */
    tni_kernel_huber_loss_backward, /* 323 */
    tni_kernel_imag, /* 324 */
    tni_kernel_index_Tensor, /* 325 */
    tni_kernel_index_fill__int_Scalar, /* 326 */
    tni_kernel_index_fill__int_Tensor, /* 327 */
    tni_kernel_index_select, /* 328 */
    tni_kernel_index_select_backward, /* 329 */
    tni_kernel_inner, /* 330 */
    tni_kernel_instance_norm, /* 331 */
    tni_kernel_is_complex, /* 332 */
    tni_kernel_is_conj, /* 333 */
    tni_kernel_is_distributed, /* 334 */
    tni_kernel_is_floating_point, /* 335 */
    tni_kernel_is_inference, /* 336 */
    tni_kernel_is_neg, /* 337 */
    tni_kernel_is_nonzero, /* 338 */
    tni_kernel_is_pinned, /* 339 */
    tni_kernel_is_same_size, /* 340 */
    tni_kernel_is_signed, /* 341 */
    tni_kernel_isclose, /* 342 */
    tni_kernel_isfinite, /* 343 */
    tni_kernel_isinf, /* 344 */
    tni_kernel_isnan, /* 345 */
    tni_kernel_isreal, /* 346 */
    tni_kernel_item, /* 347 */
    tni_kernel_kl_div, /* 348 */
    tni_kernel_kron, /* 349 */
    tni_kernel_kthvalue, /* 350 */
    tni_kernel_kthvalue_values, /* 351 */
    tni_kernel_l1_loss, /* 352 */
    tni_kernel_layer_norm, /* 353 */
    tni_kernel_ldexp_Tensor, /* 354 */
    tni_kernel_less_Scalar, /* 355 */
    tni_kernel_less_Tensor, /* 356 */
    tni_kernel_less__Scalar, /* 357 */
    tni_kernel_less__Tensor, /* 358 */
    tni_kernel_less_equal_Scalar, /* 359 */
    tni_kernel_less_equal_Tensor, /* 360 */
    tni_kernel_less_equal__Scalar, /* 361 */
    tni_kernel_less_equal__Tensor, /* 362 */
    tni_kernel_lift, /* 363 */
    tni_kernel_lift_fresh, /* 364 */
    tni_kernel_linalg_diagonal, /* 365 */
    tni_kernel_linalg_matmul, /* 366 */
    tni_kernel_linalg_multi_dot, /* 367 */
    tni_kernel_linalg_vander, /* 368 */
    tni_kernel_linalg_vecdot, /* 369 */
    tni_kernel_linear, /* 370 */
    tni_kernel_linspace, /* 371 */
    tni_kernel_linspace_Scalar_Tensor, /* 372 */
    tni_kernel_linspace_Tensor_Scalar, /* 373 */
    tni_kernel_linspace_Tensor_Tensor, /* 374 */
    tni_kernel_log_sigmoid, /* 375 */
    tni_kernel_log_sigmoid_backward, /* 376 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 377 */
    tni_kernel_log_sigmoid_forward, /* 378 */
    tni_kernel_log_sigmoid_forward_output, /* 379 */
    tni_kernel_log_softmax_int, /* 380 */
    tni_kernel_logcumsumexp, /* 381 */
    tni_kernel_logical_and, /* 382 */
    tni_kernel_logical_and_, /* 383 */
    tni_kernel_logical_and_out, /* 384 */
    tni_kernel_logical_not, /* 385 */
    tni_kernel_logical_not_, /* 386 */
    tni_kernel_logical_not_out, /* 387 */
    tni_kernel_logical_or, /* 388 */
    tni_kernel_logical_or_, /* 389 */
    tni_kernel_logical_or_out, /* 390 */
    tni_kernel_logical_xor, /* 391 */
    tni_kernel_logical_xor_, /* 392 */
    tni_kernel_logical_xor_out, /* 393 */
    tni_kernel_logit, /* 394 */
    tni_kernel_logit_, /* 395 */
    tni_kernel_logit_out, /* 396 */
    tni_kernel_logspace, /* 397 */
    tni_kernel_logspace_Scalar_Tensor, /* 398 */
    tni_kernel_logspace_Tensor_Scalar, /* 399 */
    tni_kernel_logspace_Tensor_Tensor, /* 400 */
    tni_kernel_logsumexp, /* 401 */
    tni_kernel_mH, /* 402 */
    tni_kernel_mT, /* 403 */
    tni_kernel_margin_ranking_loss, /* 404 */
    tni_kernel_masked_select, /* 405 */
    tni_kernel_matmul, /* 406 */
    tni_kernel_matrix_H, /* 407 */
    tni_kernel_max, /* 408 */
    tni_kernel_max_other, /* 409 */
    tni_kernel_max_pool1d, /* 410 */
    tni_kernel_max_pool1d_with_indices, /* 411 */
    tni_kernel_max_pool2d, /* 412 */
    tni_kernel_max_pool2d_with_indices, /* 413 */
    tni_kernel_max_pool2d_with_indices_backward, /* 414 */
    tni_kernel_max_pool3d, /* 415 */
    tni_kernel_max_pool3d_with_indices, /* 416 */
    tni_kernel_max_pool3d_with_indices_backward, /* 417 */
    tni_kernel_max_unpool2d, /* 418 */
    tni_kernel_max_unpool3d, /* 419 */
    tni_kernel_mean, /* 420 */
    tni_kernel_median, /* 421 */
    tni_kernel_median_dim, /* 422 */
    tni_kernel_meshgrid, /* 423 */
    tni_kernel_meshgrid_indexing, /* 424 */
    tni_kernel_min, /* 425 */
    tni_kernel_min_other, /* 426 */
    tni_kernel_mish_backward, /* 427 */
    tni_kernel_mish_backward_composite, /* 428 */
    tni_kernel_mode, /* 429 */
    tni_kernel_moveaxis_int, /* 430 */
    tni_kernel_moveaxis_intlist, /* 431 */
    tni_kernel_movedim_int, /* 432 */
    tni_kernel_movedim_intlist, /* 433 */
    tni_kernel_mse_loss, /* 434 */
    tni_kernel_mse_loss_backward, /* 435 */
    tni_kernel_msort, /* 436 */
    tni_kernel_mul_Scalar, /* 437 */
    tni_kernel_mul__Scalar, /* 438 */
    tni_kernel_multiply_Scalar, /* 439 */
    tni_kernel_multiply_Tensor, /* 440 */
    tni_kernel_multiply__Scalar, /* 441 */
    tni_kernel_multiply__Tensor, /* 442 */
    tni_kernel_mv, /* 443 */
    tni_kernel_nan_to_num, /* 444 */
    tni_kernel_nan_to_num_, /* 445 */
    tni_kernel_nan_to_num_out, /* 446 */
    tni_kernel_nanmedian, /* 447 */
    tni_kernel_nanmedian_dim, /* 448 */
    tni_kernel_nansum, /* 449 */
    tni_kernel_narrow, /* 450 */
    tni_kernel_narrow_Tensor, /* 451 */
    tni_kernel_native_batch_norm, /* 452 */
    tni_kernel_native_batch_norm_backward, /* 453 */
    tni_kernel_native_group_norm, /* 454 */
    tni_kernel_native_group_norm_backward, /* 455 */
    tni_kernel_native_layer_norm, /* 456 */
    tni_kernel_native_layer_norm_backward, /* 457 */
    tni_kernel_negative, /* 458 */
    tni_kernel_negative_, /* 459 */
    tni_kernel_new_empty, /* 460 */
    tni_kernel_new_empty_strided, /* 461 */
    tni_kernel_new_full, /* 462 */
    tni_kernel_new_ones, /* 463 */
    tni_kernel_new_zeros, /* 464 */
    tni_kernel_nonzero, /* 465 */
    tni_kernel_nonzero_numpy, /* 466 */
    tni_kernel_norm_Scalar, /* 467 */
    tni_kernel_norm_ScalarOpt_dtype, /* 468 */
    tni_kernel_not_equal_Scalar, /* 469 */
    tni_kernel_not_equal_Tensor, /* 470 */
    tni_kernel_not_equal__Scalar, /* 471 */
    tni_kernel_not_equal__Tensor, /* 472 */
    tni_kernel_numel, /* 473 */
    tni_kernel_numpy_T, /* 474 */
    tni_kernel_one_hot, /* 475 */
    tni_kernel_ones, /* 476 */
    tni_kernel_ones_like, /* 477 */
    tni_kernel_outer, /* 478 */
    tni_kernel_pad, /* 479 */
    tni_kernel_pairwise_distance, /* 480 */
    tni_kernel_pdist, /* 481 */
    tni_kernel_permute, /* 482 */
    tni_kernel_poisson_nll_loss, /* 483 */
    tni_kernel_polar, /* 484 */
    tni_kernel_polar_out, /* 485 */
    tni_kernel_positive, /* 486 */
    tni_kernel_prelu, /* 487 */
    tni_kernel_prod, /* 488 */
    tni_kernel_promote_types, /* 489 */
    tni_kernel_put_, /* 490 */
    tni_kernel_rad2deg, /* 491 */
    tni_kernel_range, /* 492 */
    tni_kernel_range_step, /* 493 */
    tni_kernel_ravel, /* 494 */
    tni_kernel_real, /* 495 */
    tni_kernel_reflection_pad1d, /* 496 */
    tni_kernel_reflection_pad1d_backward, /* 497 */
    tni_kernel_reflection_pad2d, /* 498 */
    tni_kernel_reflection_pad2d_backward, /* 499 */
    tni_kernel_reflection_pad3d, /* 500 */
    tni_kernel_reflection_pad3d_backward, /* 501 */
    tni_kernel_relu, /* 502 */
    tni_kernel_relu6, /* 503 */
    tni_kernel_relu6_, /* 504 */
    tni_kernel_relu_, /* 505 */
    tni_kernel_remainder_Scalar, /* 506 */
    tni_kernel_remainder_Scalar_Tensor, /* 507 */
    tni_kernel_remainder_Scalar_out, /* 508 */
    tni_kernel_remainder__Scalar, /* 509 */
    tni_kernel_repeat, /* 510 */
    tni_kernel_repeat_interleave_Tensor, /* 511 */
    tni_kernel_repeat_interleave_self_Tensor, /* 512 */
    tni_kernel_repeat_interleave_self_int, /* 513 */
    tni_kernel_replication_pad1d, /* 514 */
    tni_kernel_replication_pad1d_backward, /* 515 */
    tni_kernel_replication_pad2d, /* 516 */
    tni_kernel_replication_pad2d_backward, /* 517 */
    tni_kernel_replication_pad3d, /* 518 */
    tni_kernel_replication_pad3d_backward, /* 519 */
    tni_kernel_reshape, /* 520 */
    tni_kernel_reshape_as, /* 521 */
    tni_kernel_resize_, /* 522 */
    tni_kernel_resize_as_, /* 523 */
    tni_kernel_resolve_conj, /* 524 */
    tni_kernel_resolve_neg, /* 525 */
    tni_kernel_result_type_Scalar, /* 526 */
    tni_kernel_result_type_Scalar_Scalar, /* 527 */
    tni_kernel_result_type_Scalar_Tensor, /* 528 */
    tni_kernel_result_type_Tensor, /* 529 */
    tni_kernel_rms_norm, /* 530 */
    tni_kernel_roll, /* 531 */
    tni_kernel_rot90, /* 532 */
    tni_kernel_row_stack, /* 533 */
    tni_kernel_rsub_Scalar, /* 534 */
    tni_kernel_rsub_Tensor, /* 535 */
    tni_kernel_scalar_tensor, /* 536 */
    tni_kernel_select_backward, /* 537 */
    tni_kernel_select_int, /* 538 */
    tni_kernel_select_scatter, /* 539 */
    tni_kernel_selu, /* 540 */
    tni_kernel_selu_, /* 541 */
    tni_kernel_size_int, /* 542 */
    tni_kernel_slice_Tensor, /* 543 */
    tni_kernel_slice_backward, /* 544 */
    tni_kernel_slice_scatter, /* 545 */
    tni_kernel_smooth_l1_loss, /* 546 */
    tni_kernel_smooth_l1_loss_backward, /* 547 */
    tni_kernel_soft_margin_loss, /* 548 */
    tni_kernel_soft_margin_loss_backward, /* 549 */
    tni_kernel_softmax_int, /* 550 */
    tni_kernel_sort, /* 551 */
    tni_kernel_special_log_softmax, /* 552 */
    tni_kernel_special_logsumexp, /* 553 */
    tni_kernel_special_softmax, /* 554 */
    tni_kernel_split_Tensor, /* 555 */
    tni_kernel_split_sizes, /* 556 */
    tni_kernel_split_with_sizes, /* 557 */
    tni_kernel_square, /* 558 */
    tni_kernel_square_, /* 559 */
    tni_kernel_squeeze, /* 560 */
    tni_kernel_squeeze_dim, /* 561 */
    tni_kernel_squeeze_dims, /* 562 */
    tni_kernel_stack, /* 563 */
    tni_kernel_std, /* 564 */
    tni_kernel_std_correction, /* 565 */
    tni_kernel_std_dim, /* 566 */
    tni_kernel_std_mean, /* 567 */
    tni_kernel_std_mean_correction, /* 568 */
    tni_kernel_std_mean_dim, /* 569 */
    tni_kernel_stride_int, /* 570 */
    tni_kernel_sub_Scalar, /* 571 */
    tni_kernel_sub__Scalar, /* 572 */
    tni_kernel_subtract_Scalar, /* 573 */
    tni_kernel_subtract_Tensor, /* 574 */
    tni_kernel_subtract__Scalar, /* 575 */
    tni_kernel_sum, /* 576 */
    tni_kernel_sum_to_size, /* 577 */
    tni_kernel_swapaxes, /* 578 */
    tni_kernel_swapdims, /* 579 */
    tni_kernel_sym_numel, /* 580 */
    tni_kernel_sym_size_int, /* 581 */
    tni_kernel_sym_storage_offset, /* 582 */
    tni_kernel_sym_stride_int, /* 583 */
    tni_kernel_t, /* 584 */
    tni_kernel_take, /* 585 */
    tni_kernel_take_along_dim, /* 586 */
    tni_kernel_take_out, /* 587 */
    tni_kernel_tensor_split_indices, /* 588 */
    tni_kernel_tensor_split_sections, /* 589 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 590 */
    tni_kernel_tensordot, /* 591 */
    tni_kernel_tile, /* 592 */
    tni_kernel_to_device, /* 593 */
    tni_kernel_to_dtype, /* 594 */
    tni_kernel_to_dtype_layout, /* 595 */
    tni_kernel_to_other, /* 596 */
    tni_kernel_trace, /* 597 */
    tni_kernel_transpose_int, /* 598 */
    tni_kernel_trapezoid_dx, /* 599 */
    tni_kernel_trapezoid_x, /* 600 */
    tni_kernel_trapz_dx, /* 601 */
    tni_kernel_trapz_x, /* 602 */
    tni_kernel_tril_indices, /* 603 */
    tni_kernel_triplet_margin_loss, /* 604 */
    tni_kernel_triu_indices, /* 605 */
    tni_kernel_true_divide_Scalar, /* 606 */
    tni_kernel_true_divide_Tensor, /* 607 */
    tni_kernel_true_divide__Scalar, /* 608 */
    tni_kernel_true_divide__Tensor, /* 609 */
    tni_kernel_type_as, /* 610 */
    tni_kernel_unbind_int, /* 611 */
    tni_kernel_unflatten_int, /* 612 */
    tni_kernel_unfold, /* 613 */
    tni_kernel_unfold_backward, /* 614 */
    tni_kernel_unsafe_chunk, /* 615 */
    tni_kernel_unsafe_split_Tensor, /* 616 */
    tni_kernel_unsafe_split_with_sizes, /* 617 */
    tni_kernel_unsqueeze, /* 618 */
    tni_kernel_upsample_bicubic2d, /* 619 */
    tni_kernel_upsample_bicubic2d_backward, /* 620 */
    tni_kernel_upsample_bicubic2d_vec, /* 621 */
    tni_kernel_upsample_bilinear2d, /* 622 */
    tni_kernel_upsample_bilinear2d_backward, /* 623 */
    tni_kernel_upsample_bilinear2d_vec, /* 624 */
    tni_kernel_upsample_linear1d, /* 625 */
    tni_kernel_upsample_linear1d_backward, /* 626 */
    tni_kernel_upsample_linear1d_vec, /* 627 */
    tni_kernel_upsample_nearest1d, /* 628 */
    tni_kernel_upsample_nearest1d_backward, /* 629 */
    tni_kernel_upsample_nearest1d_vec, /* 630 */
    tni_kernel_upsample_nearest2d, /* 631 */
    tni_kernel_upsample_nearest2d_backward, /* 632 */
    tni_kernel_upsample_nearest2d_vec, /* 633 */
    tni_kernel_upsample_nearest3d, /* 634 */
    tni_kernel_upsample_nearest3d_backward, /* 635 */
    tni_kernel_upsample_nearest3d_vec, /* 636 */
    tni_kernel_upsample_trilinear3d, /* 637 */
    tni_kernel_upsample_trilinear3d_backward, /* 638 */
    tni_kernel_upsample_trilinear3d_vec, /* 639 */
    tni_kernel_value_selecting_reduction_backward, /* 640 */
    tni_kernel_var, /* 641 */
    tni_kernel_var_correction, /* 642 */
    tni_kernel_var_dim, /* 643 */
    tni_kernel_var_mean, /* 644 */
    tni_kernel_var_mean_correction, /* 645 */
    tni_kernel_var_mean_dim, /* 646 */
    tni_kernel_vdot, /* 647 */
    tni_kernel_view, /* 648 */
    tni_kernel_view_as, /* 649 */
    tni_kernel_view_as_complex, /* 650 */
    tni_kernel_view_as_real, /* 651 */
    tni_kernel_view_dtype, /* 652 */
    tni_kernel_vsplit_array, /* 653 */
    tni_kernel_vsplit_int, /* 654 */
    tni_kernel_vstack, /* 655 */
    tni_kernel_where_Scalar, /* 656 */
    tni_kernel_where_ScalarOther, /* 657 */
    tni_kernel_where_ScalarSelf, /* 658 */
    tni_kernel_where_self, /* 659 */
    tni_kernel_where_self_out, /* 660 */
    tni_kernel_xlogy_OutScalar_Other, /* 661 */
    tni_kernel_xlogy_OutScalar_Self, /* 662 */
    tni_kernel_xlogy_Scalar_Other, /* 663 */
    tni_kernel_xlogy_Scalar_Self, /* 664 */
    tni_kernel_xlogy__Scalar_Other, /* 665 */
    tni_kernel_zero_, /* 666 */
    tni_kernel_zeros, /* 667 */
    tni_kernel_zeros_like, /* 668 */
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
extern const struct tni_structured tni_structured_div_out;
extern const struct tni_structured tni_structured_div_out_mode;
extern const struct tni_structured tni_structured_elu_backward_grad_input;
extern const struct tni_structured tni_structured_elu_out;
extern const struct tni_structured tni_structured_eq_Scalar_out;
extern const struct tni_structured tni_structured_eq_Tensor_out;
extern const struct tni_structured tni_structured_erf_out;
extern const struct tni_structured tni_structured_erfc_out;
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
    &tni_structured_div_out, /* 47 */
    &tni_structured_div_out_mode, /* 48 */
    &tni_structured_elu_backward_grad_input, /* 49 */
    &tni_structured_elu_out, /* 50 */
    &tni_structured_eq_Scalar_out, /* 51 */
    &tni_structured_eq_Tensor_out, /* 52 */
    &tni_structured_erf_out, /* 53 */
    &tni_structured_erfc_out, /* 54 */
    &tni_structured_exp2_out, /* 55 */
    &tni_structured_exp_out, /* 56 */
    &tni_structured_expm1_out, /* 57 */
    &tni_structured_floor_out, /* 58 */
    &tni_structured_fmax_out, /* 59 */
    &tni_structured_fmin_out, /* 60 */
    &tni_structured_fmod_Tensor_out, /* 61 */
    &tni_structured_frac_out, /* 62 */
    &tni_structured_gather_out, /* 63 */
    &tni_structured_gcd_out, /* 64 */
    &tni_structured_ge_Scalar_out, /* 65 */
    &tni_structured_ge_Tensor_out, /* 66 */
    &tni_structured_gelu_backward_grad_input, /* 67 */
    &tni_structured_gelu_out, /* 68 */
    &tni_structured_gt_Scalar_out, /* 69 */
    &tni_structured_gt_Tensor_out, /* 70 */
    &tni_structured_hardshrink_backward_grad_input, /* 71 */
    &tni_structured_hardshrink_out, /* 72 */
    &tni_structured_hardsigmoid_backward_grad_input, /* 73 */
    &tni_structured_hardsigmoid_out, /* 74 */
    &tni_structured_heaviside_out, /* 75 */
    &tni_structured_hypot_out, /* 76 */
    &tni_structured_index_add_out, /* 77 */
    &tni_structured_index_copy_out, /* 78 */
    &tni_structured_index_reduce_out, /* 79 */
    &tni_structured_isneginf_out, /* 80 */
    &tni_structured_isposinf_out, /* 81 */
    &tni_structured_lcm_out, /* 82 */
    &tni_structured_le_Scalar_out, /* 83 */
    &tni_structured_le_Tensor_out, /* 84 */
    &tni_structured_leaky_relu_backward_grad_input, /* 85 */
    &tni_structured_leaky_relu_out, /* 86 */
    &tni_structured_lerp_Scalar_out, /* 87 */
    &tni_structured_lerp_Tensor_out, /* 88 */
    &tni_structured_linalg_vector_norm_out, /* 89 */
    &tni_structured_log10_out, /* 90 */
    &tni_structured_log1p_out, /* 91 */
    &tni_structured_log2_out, /* 92 */
    &tni_structured_log_out, /* 93 */
    &tni_structured_logaddexp2_out, /* 94 */
    &tni_structured_logaddexp_out, /* 95 */
    &tni_structured_logit_backward_grad_input, /* 96 */
    &tni_structured_lt_Scalar_out, /* 97 */
    &tni_structured_lt_Tensor_out, /* 98 */
    &tni_structured_max_dim_max, /* 99 */
    &tni_structured_maximum_out, /* 100 */
    &tni_structured_mean_out, /* 101 */
    &tni_structured_min_dim_min, /* 102 */
    &tni_structured_minimum_out, /* 103 */
    &tni_structured_mish_out, /* 104 */
    &tni_structured_mm_out, /* 105 */
    &tni_structured_mul_out, /* 106 */
    &tni_structured_ne_Scalar_out, /* 107 */
    &tni_structured_ne_Tensor_out, /* 108 */
    &tni_structured_neg_out, /* 109 */
    &tni_structured_nextafter_out, /* 110 */
    &tni_structured_norm_dtype_out, /* 111 */
    &tni_structured_norm_out, /* 112 */
    &tni_structured_pow_Scalar_out, /* 113 */
    &tni_structured_pow_Tensor_Scalar_out, /* 114 */
    &tni_structured_pow_Tensor_Tensor_out, /* 115 */
    &tni_structured_prod_int_out, /* 116 */
    &tni_structured_reciprocal_out, /* 117 */
    &tni_structured_remainder_Tensor_out, /* 118 */
    &tni_structured_round_decimals_out, /* 119 */
    &tni_structured_round_out, /* 120 */
    &tni_structured_rsqrt_out, /* 121 */
    &tni_structured_scatter_add_out, /* 122 */
    &tni_structured_scatter_reduce_out, /* 123 */
    &tni_structured_scatter_reduce_two_out, /* 124 */
    &tni_structured_scatter_src_out, /* 125 */
    &tni_structured_scatter_value_out, /* 126 */
    &tni_structured_scatter_value_reduce_out, /* 127 */
    &tni_structured_sgn_out, /* 128 */
    &tni_structured_sigmoid_backward_grad_input, /* 129 */
    &tni_structured_sigmoid_out, /* 130 */
    &tni_structured_sign_out, /* 131 */
    &tni_structured_signbit_out, /* 132 */
    &tni_structured_silu_backward_grad_input, /* 133 */
    &tni_structured_silu_out, /* 134 */
    &tni_structured_sin_out, /* 135 */
    &tni_structured_sinc_out, /* 136 */
    &tni_structured_sinh_out, /* 137 */
    &tni_structured_softplus_backward_grad_input, /* 138 */
    &tni_structured_softplus_out, /* 139 */
    &tni_structured_softshrink_backward_grad_input, /* 140 */
    &tni_structured_softshrink_out, /* 141 */
    &tni_structured_sort_values_stable, /* 142 */
    &tni_structured_sqrt_out, /* 143 */
    &tni_structured_sub_out, /* 144 */
    &tni_structured_sum_IntList_out, /* 145 */
    &tni_structured_tan_out, /* 146 */
    &tni_structured_tanh_backward_grad_input, /* 147 */
    &tni_structured_tanh_out, /* 148 */
    &tni_structured_threshold_backward_grad_input, /* 149 */
    &tni_structured_threshold_out, /* 150 */
    &tni_structured_topk_values, /* 151 */
    &tni_structured_tril_out, /* 152 */
    &tni_structured_triu_out, /* 153 */
    &tni_structured_trunc_out, /* 154 */
    &tni_structured_xlogy_OutTensor, /* 155 */
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
    {"aten::_cdist_backward", NULL}, /* 12 */
    {"aten::_cdist_forward", NULL}, /* 13 */
    {"aten::_conj", NULL}, /* 14 */
    {"aten::_conj_copy", NULL}, /* 15 */
    {"aten::_conj_physical", NULL}, /* 16 */
    {"aten::_convolution", NULL}, /* 17 */
    {"aten::_fft_c2c", NULL}, /* 18 */
    {"aten::_fft_c2r", NULL}, /* 19 */
    {"aten::_fft_r2c", NULL}, /* 20 */
    {"aten::_logcumsumexp", NULL}, /* 21 */
    {"aten::_native_batch_norm_legit", NULL}, /* 22 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 23 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 24 */
    {"aten::_neg_view", NULL}, /* 25 */
    {"aten::_neg_view_copy", NULL}, /* 26 */
    {"aten::_pdist_forward", NULL}, /* 27 */
    {"aten::_reshape_alias", NULL}, /* 28 */
    {"aten::_reshape_alias_copy", NULL}, /* 29 */
    {"aten::_to_copy", NULL}, /* 30 */
    {"aten::_trilinear", NULL}, /* 31 */
    {"aten::_unsafe_view", NULL}, /* 32 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 33 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 34 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 35 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 36 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 37 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 38 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 39 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 40 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 41 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 42 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 43 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 44 */
    {"aten::absolute", NULL}, /* 45 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 46 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 47 */
    {"aten::adaptive_max_pool2d", NULL}, /* 48 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 49 */
    {"aten::adaptive_max_pool3d", NULL}, /* 50 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 51 */
    {"aten::add.Scalar", NULL}, /* 52 */
    {"aten::addbmm", NULL}, /* 53 */
    {"aten::addr", NULL}, /* 54 */
    {"aten::alias", NULL}, /* 55 */
    {"aten::alias_copy", NULL}, /* 56 */
    {"aten::arange", NULL}, /* 57 */
    {"aten::arange.start_step", NULL}, /* 58 */
    {"aten::arccos", NULL}, /* 59 */
    {"aten::arccosh", NULL}, /* 60 */
    {"aten::arcsin", NULL}, /* 61 */
    {"aten::arcsinh", NULL}, /* 62 */
    {"aten::arctan", NULL}, /* 63 */
    {"aten::arctan2", NULL}, /* 64 */
    {"aten::arctanh", NULL}, /* 65 */
    {"aten::argsort.stable", NULL}, /* 66 */
    {"aten::as_strided", NULL}, /* 67 */
    {"aten::as_strided_copy", NULL}, /* 68 */
    {"aten::as_strided_scatter", NULL}, /* 69 */
    {"aten::avg_pool2d", NULL}, /* 70 */
    {"aten::avg_pool2d_backward", NULL}, /* 71 */
    {"aten::avg_pool3d", NULL}, /* 72 */
    {"aten::avg_pool3d_backward", NULL}, /* 73 */
    {"aten::batch_norm_update_stats", NULL}, /* 74 */
    {"aten::binary_cross_entropy", NULL}, /* 75 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 76 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 77 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 78 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 79 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 80 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 81 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 82 */
    {"aten::block_diag", NULL}, /* 83 */
    {"aten::celu", NULL}, /* 84 */
    {"aten::clip", NULL}, /* 85 */
    {"aten::clip.Tensor", NULL}, /* 86 */
    {"aten::clone", NULL}, /* 87 */
    {"aten::column_stack", NULL}, /* 88 */
    {"aten::concat", NULL}, /* 89 */
    {"aten::concatenate", NULL}, /* 90 */
    {"aten::conj_physical", NULL}, /* 91 */
    {"aten::constant_pad_nd", NULL}, /* 92 */
    {"aten::convolution", NULL}, /* 93 */
    {"aten::convolution_backward", NULL}, /* 94 */
    {"aten::copy", NULL}, /* 95 */
    {"aten::copy_", NULL}, /* 96 */
    {"aten::count_nonzero", NULL}, /* 97 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 98 */
    {"aten::cummax", NULL}, /* 99 */
    {"aten::cummin", NULL}, /* 100 */
    {"aten::deg2rad", NULL}, /* 101 */
    {"aten::detach", NULL}, /* 102 */
    {"aten::detach_copy", NULL}, /* 103 */
    {"aten::diag", NULL}, /* 104 */
    {"aten::diag_embed", NULL}, /* 105 */
    {"aten::diagonal", NULL}, /* 106 */
    {"aten::diagonal_backward", NULL}, /* 107 */
    {"aten::diagonal_copy", NULL}, /* 108 */
    {"aten::diagonal_scatter", NULL}, /* 109 */
    {"aten::dist", NULL}, /* 110 */
    {"aten::div.Scalar", NULL}, /* 111 */
    {"aten::div.Scalar_mode", NULL}, /* 112 */
    {"aten::divide.Scalar_mode", NULL}, /* 113 */
    {"aten::divide.Tensor", NULL}, /* 114 */
    {"aten::divide.Tensor_mode", NULL}, /* 115 */
    {"aten::dot", NULL}, /* 116 */
    {"aten::dstack", NULL}, /* 117 */
    {"aten::embedding", NULL}, /* 118 */
    {"aten::embedding_dense_backward", NULL}, /* 119 */
    {"aten::empty_like", NULL}, /* 120 */
    {"aten::empty_permuted", NULL}, /* 121 */
    {"aten::empty_strided", NULL}, /* 122 */
    {"aten::expand", NULL}, /* 123 */
    {"aten::expand_copy", NULL}, /* 124 */
    {"aten::eye", NULL}, /* 125 */
    {"aten::eye.m", NULL}, /* 126 */
    {"aten::fft_fft", NULL}, /* 127 */
    {"aten::fft_fft2", NULL}, /* 128 */
    {"aten::fft_fftn", NULL}, /* 129 */
    {"aten::fft_hfft", NULL}, /* 130 */
    {"aten::fft_hfft2", NULL}, /* 131 */
    {"aten::fft_hfftn", NULL}, /* 132 */
    {"aten::fft_ifft", NULL}, /* 133 */
    {"aten::fft_ifft2", NULL}, /* 134 */
    {"aten::fft_ifftn", NULL}, /* 135 */
    {"aten::fft_ihfft", NULL}, /* 136 */
    {"aten::fft_ihfft2", NULL}, /* 137 */
    {"aten::fft_ihfftn", NULL}, /* 138 */
    {"aten::fft_irfft", NULL}, /* 139 */
    {"aten::fft_irfft2", NULL}, /* 140 */
    {"aten::fft_irfftn", NULL}, /* 141 */
    {"aten::fft_rfft", NULL}, /* 142 */
    {"aten::fft_rfft2", NULL}, /* 143 */
    {"aten::fft_rfftn", NULL}, /* 144 */
    {"aten::fill.Scalar", NULL}, /* 145 */
    {"aten::fill.Tensor", NULL}, /* 146 */
    {"aten::fill_.Scalar", NULL}, /* 147 */
    {"aten::fill_.Tensor", NULL}, /* 148 */
    {"aten::fix", NULL}, /* 149 */
    {"aten::flip", NULL}, /* 150 */
    {"aten::float_power.Scalar", NULL}, /* 151 */
    {"aten::float_power.Tensor_Scalar", NULL}, /* 152 */
    {"aten::float_power.Tensor_Tensor", NULL}, /* 153 */
    {"aten::floor_divide.Scalar", NULL}, /* 154 */
    {"aten::fractional_max_pool2d", NULL}, /* 155 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 156 */
    {"aten::fractional_max_pool3d", NULL}, /* 157 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 158 */
    {"aten::from_file", NULL}, /* 159 */
    {"aten::full", NULL}, /* 160 */
    {"aten::full_like", NULL}, /* 161 */
    {"aten::ger", NULL}, /* 162 */
    {"aten::greater.Scalar", NULL}, /* 163 */
    {"aten::greater.Tensor", NULL}, /* 164 */
    {"aten::greater_equal.Scalar", NULL}, /* 165 */
    {"aten::greater_equal.Tensor", NULL}, /* 166 */
    {"aten::hardswish_backward", NULL}, /* 167 */
    {"aten::hstack", NULL}, /* 168 */
    {"aten::huber_loss", NULL}, /* 169 */
    {"aten::huber_loss_backward", NULL}, /* 170 */
    {"aten::index_fill.int_Scalar", NULL}, /* 171 */
    {"aten::index_fill.int_Tensor", NULL}, /* 172 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 173 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 174 */
    {"aten::index_select", NULL}, /* 175 */
    {"aten::inner", NULL}, /* 176 */
    {"aten::isinf", NULL}, /* 177 */
    {"aten::isnan", NULL}, /* 178 */
    {"aten::kron", NULL}, /* 179 */
    {"aten::ldexp.Tensor", NULL}, /* 180 */
    {"aten::less.Scalar", NULL}, /* 181 */
    {"aten::less.Tensor", NULL}, /* 182 */
    {"aten::less_equal.Scalar", NULL}, /* 183 */
    {"aten::less_equal.Tensor", NULL}, /* 184 */
    {"aten::lift", NULL}, /* 185 */
    {"aten::lift_fresh", NULL}, /* 186 */
    {"aten::lift_fresh_copy", NULL}, /* 187 */
    {"aten::linalg_matmul", NULL}, /* 188 */
    {"aten::linalg_multi_dot", NULL}, /* 189 */
    {"aten::linalg_vecdot", NULL}, /* 190 */
    {"aten::linspace", NULL}, /* 191 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 192 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 193 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 194 */
    {"aten::log_sigmoid", NULL}, /* 195 */
    {"aten::log_softmax.int", NULL}, /* 196 */
    {"aten::logcumsumexp", NULL}, /* 197 */
    {"aten::logspace", NULL}, /* 198 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 199 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 200 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 201 */
    {"aten::logsumexp", NULL}, /* 202 */
    {"aten::matmul", NULL}, /* 203 */
    {"aten::max", NULL}, /* 204 */
    {"aten::max_pool2d_with_indices", NULL}, /* 205 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 206 */
    {"aten::max_pool3d_with_indices", NULL}, /* 207 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 208 */
    {"aten::max_unpool2d", NULL}, /* 209 */
    {"aten::max_unpool3d", NULL}, /* 210 */
    {"aten::mean", NULL}, /* 211 */
    {"aten::median", NULL}, /* 212 */
    {"aten::median.dim", NULL}, /* 213 */
    {"aten::min", NULL}, /* 214 */
    {"aten::mode", NULL}, /* 215 */
    {"aten::mse_loss", NULL}, /* 216 */
    {"aten::mse_loss_backward", NULL}, /* 217 */
    {"aten::msort", NULL}, /* 218 */
    {"aten::mul.Scalar", NULL}, /* 219 */
    {"aten::multiply.Tensor", NULL}, /* 220 */
    {"aten::mv", NULL}, /* 221 */
    {"aten::nanmedian", NULL}, /* 222 */
    {"aten::nanmedian.dim", NULL}, /* 223 */
    {"aten::nansum", NULL}, /* 224 */
    {"aten::narrow", NULL}, /* 225 */
    {"aten::narrow_copy", NULL}, /* 226 */
    {"aten::native_batch_norm", NULL}, /* 227 */
    {"aten::native_batch_norm_backward", NULL}, /* 228 */
    {"aten::native_group_norm", NULL}, /* 229 */
    {"aten::native_group_norm_backward", NULL}, /* 230 */
    {"aten::native_layer_norm", NULL}, /* 231 */
    {"aten::native_layer_norm_backward", NULL}, /* 232 */
    {"aten::negative", NULL}, /* 233 */
    {"aten::new_empty", NULL}, /* 234 */
    {"aten::new_empty_strided", NULL}, /* 235 */
    {"aten::new_full", NULL}, /* 236 */
    {"aten::new_ones", NULL}, /* 237 */
    {"aten::new_zeros", NULL}, /* 238 */
    {"aten::norm.Scalar", NULL}, /* 239 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 240 */
    {"aten::not_equal.Scalar", NULL}, /* 241 */
    {"aten::not_equal.Tensor", NULL}, /* 242 */
    {"aten::ones", NULL}, /* 243 */
    {"aten::ones_like", NULL}, /* 244 */
    {"aten::outer", NULL}, /* 245 */
    {"aten::permute", NULL}, /* 246 */
    {"aten::permute_copy", NULL}, /* 247 */
    {"aten::prod", NULL}, /* 248 */
    {"aten::put", NULL}, /* 249 */
    {"aten::put_", NULL}, /* 250 */
    {"aten::rad2deg", NULL}, /* 251 */
    {"aten::range", NULL}, /* 252 */
    {"aten::range.step", NULL}, /* 253 */
    {"aten::reflection_pad1d", NULL}, /* 254 */
    {"aten::reflection_pad1d_backward", NULL}, /* 255 */
    {"aten::reflection_pad2d", NULL}, /* 256 */
    {"aten::reflection_pad2d_backward", NULL}, /* 257 */
    {"aten::reflection_pad3d", NULL}, /* 258 */
    {"aten::reflection_pad3d_backward", NULL}, /* 259 */
    {"aten::relu", NULL}, /* 260 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 261 */
    {"aten::repeat", NULL}, /* 262 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 263 */
    {"aten::replication_pad1d", NULL}, /* 264 */
    {"aten::replication_pad1d_backward", NULL}, /* 265 */
    {"aten::replication_pad2d", NULL}, /* 266 */
    {"aten::replication_pad2d_backward", NULL}, /* 267 */
    {"aten::replication_pad3d", NULL}, /* 268 */
    {"aten::replication_pad3d_backward", NULL}, /* 269 */
    {"aten::resize", NULL}, /* 270 */
    {"aten::resize_", NULL}, /* 271 */
    {"aten::resize_as", NULL}, /* 272 */
    {"aten::resize_as_", NULL}, /* 273 */
    {"aten::roll", NULL}, /* 274 */
    {"aten::rot90", NULL}, /* 275 */
    {"aten::row_stack", NULL}, /* 276 */
    {"aten::rsub.Scalar", NULL}, /* 277 */
    {"aten::rsub.Tensor", NULL}, /* 278 */
    {"aten::scalar_tensor", NULL}, /* 279 */
    {"aten::select.int", NULL}, /* 280 */
    {"aten::select_backward", NULL}, /* 281 */
    {"aten::select_copy.int", NULL}, /* 282 */
    {"aten::select_scatter", NULL}, /* 283 */
    {"aten::slice.Tensor", NULL}, /* 284 */
    {"aten::slice_backward", NULL}, /* 285 */
    {"aten::slice_copy.Tensor", NULL}, /* 286 */
    {"aten::slice_scatter", NULL}, /* 287 */
    {"aten::smooth_l1_loss", NULL}, /* 288 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 289 */
    {"aten::soft_margin_loss", NULL}, /* 290 */
    {"aten::soft_margin_loss_backward", NULL}, /* 291 */
    {"aten::softmax.int", NULL}, /* 292 */
    {"aten::sort", NULL}, /* 293 */
    {"aten::special_logsumexp", NULL}, /* 294 */
    {"aten::split.Tensor", NULL}, /* 295 */
    {"aten::split_copy.Tensor", NULL}, /* 296 */
    {"aten::split_with_sizes", NULL}, /* 297 */
    {"aten::split_with_sizes_copy", NULL}, /* 298 */
    {"aten::square", NULL}, /* 299 */
    {"aten::squeeze", NULL}, /* 300 */
    {"aten::squeeze.dim", NULL}, /* 301 */
    {"aten::squeeze.dims", NULL}, /* 302 */
    {"aten::squeeze_copy", NULL}, /* 303 */
    {"aten::squeeze_copy.dim", NULL}, /* 304 */
    {"aten::squeeze_copy.dims", NULL}, /* 305 */
    {"aten::stack", NULL}, /* 306 */
    {"aten::std.correction", NULL}, /* 307 */
    {"aten::std.dim", NULL}, /* 308 */
    {"aten::std_mean.correction", NULL}, /* 309 */
    {"aten::sub.Scalar", NULL}, /* 310 */
    {"aten::subtract.Tensor", NULL}, /* 311 */
    {"aten::sum", NULL}, /* 312 */
    {"aten::swapaxes", NULL}, /* 313 */
    {"aten::swapdims", NULL}, /* 314 */
    {"aten::t", NULL}, /* 315 */
    {"aten::t_copy", NULL}, /* 316 */
    {"aten::take_along_dim", NULL}, /* 317 */
    {"aten::tensordot", NULL}, /* 318 */
    {"aten::trace", NULL}, /* 319 */
    {"aten::transpose.int", NULL}, /* 320 */
    {"aten::transpose_copy.int", NULL}, /* 321 */
    {"aten::tril_indices", NULL}, /* 322 */
    {"aten::triu_indices", NULL}, /* 323 */
    {"aten::true_divide.Tensor", NULL}, /* 324 */
    {"aten::unbind.int", NULL}, /* 325 */
    {"aten::unbind_copy.int", NULL}, /* 326 */
    {"aten::unfold", NULL}, /* 327 */
    {"aten::unfold_backward", NULL}, /* 328 */
    {"aten::unfold_copy", NULL}, /* 329 */
    {"aten::unsafe_split.Tensor", NULL}, /* 330 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 331 */
    {"aten::unsqueeze", NULL}, /* 332 */
    {"aten::unsqueeze_copy", NULL}, /* 333 */
    {"aten::upsample_bicubic2d", NULL}, /* 334 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 335 */
    {"aten::upsample_bilinear2d", NULL}, /* 336 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 337 */
    {"aten::upsample_linear1d", NULL}, /* 338 */
    {"aten::upsample_linear1d_backward", NULL}, /* 339 */
    {"aten::upsample_nearest1d", NULL}, /* 340 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 341 */
    {"aten::upsample_nearest2d", NULL}, /* 342 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 343 */
    {"aten::upsample_nearest3d", NULL}, /* 344 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 345 */
    {"aten::upsample_trilinear3d", NULL}, /* 346 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 347 */
    {"aten::var.correction", NULL}, /* 348 */
    {"aten::var.dim", NULL}, /* 349 */
    {"aten::var_mean.correction", NULL}, /* 350 */
    {"aten::vdot", NULL}, /* 351 */
    {"aten::view", NULL}, /* 352 */
    {"aten::view.dtype", NULL}, /* 353 */
    {"aten::view_as_complex", NULL}, /* 354 */
    {"aten::view_as_complex_copy", NULL}, /* 355 */
    {"aten::view_as_real", NULL}, /* 356 */
    {"aten::view_as_real_copy", NULL}, /* 357 */
    {"aten::view_copy", NULL}, /* 358 */
    {"aten::view_copy.dtype", NULL}, /* 359 */
    {"aten::vstack", NULL}, /* 360 */
    {"aten::zero", NULL}, /* 361 */
    {"aten::zero_", NULL}, /* 362 */
    {"aten::zeros", NULL}, /* 363 */
    {"aten::zeros_like", NULL}, /* 364 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 1465;

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
    {7846, 7865, 90, 1, 0x0}, /* aten::_is_all_true */
    {7907, 7926, 91, 1, 0x0}, /* aten::_is_any_true */
    {7968, 7994, 92, 1, 0x5}, /* aten::_local_scalar_dense */
    {8043, 8062, 93, 2, 0x1}, /* aten::_log_softmax */
    {8133, 8156, 95, 2, 0x0}, /* aten::_log_softmax.out */
    {8254, 8287, 97, 2, 0x0}, /* aten::_log_softmax_backward_data */
    {8398, 8435, 99, 2, 0x0}, /* aten::_log_softmax_backward_data.out */
    {8573, 8593, 101, 2, 0x0}, /* aten::_logcumsumexp */
    {8645, 8669, 103, 2, 0x0}, /* aten::_logcumsumexp.out */
    {8748, 8779, 105, 2, 0x1}, /* aten::_native_batch_norm_legit */
    {8973, 9013, 107, 2, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {9167, 9211, 109, 2, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {9446, 9481, 111, 2, 0x0}, /* aten::_native_batch_norm_legit.out */
    {9756, 9798, 113, 1, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {10044, 10087, 114, 1, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {10270, 10317, 115, 1, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {10570, 10586, 116, 1, 0x0}, /* aten::_neg_view */
    {10631, 10652, 117, 1, 0x80000}, /* aten::_neg_view_copy */
    {10696, 10721, 118, 1, 0x80020}, /* aten::_neg_view_copy.out */
    {10792, 10813, 119, 2, 0x1}, /* aten::_pdist_forward */
    {10868, 10893, 121, 1, 0x20}, /* aten::_pdist_forward.out */
    {10976, 10996, 122, 2, 0x0}, /* aten::_prelu_kernel */
    {11054, 11083, 124, 2, 0x0}, /* aten::_prelu_kernel_backward */
    {11180, 11201, 126, 2, 0x0}, /* aten::_reshape_alias */
    {11283, 11309, 128, 1, 0x80000}, /* aten::_reshape_alias_copy */
    {11390, 11420, 129, 1, 0x80020}, /* aten::_reshape_alias_copy.out */
    {11528, 11543, 130, 2, 0x1}, /* aten::_softmax */
    {11610, 11629, 132, 2, 0x0}, /* aten::_softmax.out */
    {11723, 11752, 134, 2, 0x0}, /* aten::_softmax_backward_data */
    {11859, 11892, 136, 2, 0x0}, /* aten::_softmax_backward_data.out */
    {12033, 12048, 138, 1, 0x1}, /* aten::_to_copy */
    {12237, 12256, 139, 1, 0x20}, /* aten::_to_copy.out */
    {12380, 12397, 140, 1, 0x0}, /* aten::_trilinear */
    {12534, 12555, 141, 1, 0x20}, /* aten::_trilinear.out */
    {12719, 12738, 142, 1, 0x0}, /* aten::_unsafe_view */
    {12795, 12818, 143, 1, 0x20}, /* aten::_unsafe_view.out */
    {12902, 12931, 144, 2, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {13070, 13103, 146, 2, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {13269, 13302, 148, 1, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {13426, 13464, 149, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {13641, 13690, 151, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {13908, 13938, 153, 2, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {14078, 14112, 155, 2, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {14279, 14313, 157, 1, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {14438, 14477, 158, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {14655, 14705, 160, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {14924, 14953, 162, 2, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {15092, 15125, 164, 2, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {15291, 15324, 166, 1, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {15448, 15486, 167, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {15663, 15712, 169, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {15930, 15962, 171, 2, 0x0}, /* aten::_upsample_nearest_exact1d */
    {16060, 16096, 173, 2, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {16221, 16257, 175, 1, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {16364, 16405, 176, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {16541, 16593, 178, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {16770, 16802, 180, 2, 0x0}, /* aten::_upsample_nearest_exact2d */
    {16924, 16960, 182, 2, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {17109, 17145, 184, 1, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {17252, 17293, 185, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {17453, 17505, 187, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {17706, 17738, 189, 2, 0x0}, /* aten::_upsample_nearest_exact3d */
    {17882, 17918, 191, 2, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {18089, 18125, 193, 1, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {18232, 18273, 194, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {18455, 18507, 196, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {18730, 18740, 198, 2, 0x10001}, /* aten::abs */
    {18773, 18787, 200, 2, 0x10000}, /* aten::abs.out */
    {18847, 18858, 202, 2, 0x0}, /* aten::abs_ */
    {18900, 18915, 204, 1, 0x0}, /* aten::absolute */
    {18953, 18972, 205, 1, 0x0}, /* aten::absolute.out */
    {19037, 19053, 206, 1, 0x0}, /* aten::absolute_ */
    {19100, 19111, 207, 2, 0x10001}, /* aten::acos */
    {19145, 19160, 209, 2, 0x10000}, /* aten::acos.out */
    {19221, 19233, 211, 2, 0x10000}, /* aten::acos_ */
    {19276, 19288, 213, 2, 0x10001}, /* aten::acosh */
    {19323, 19339, 215, 2, 0x10000}, /* aten::acosh.out */
    {19401, 19414, 217, 2, 0x10000}, /* aten::acosh_ */
    {19458, 19484, 219, 1, 0x1}, /* aten::adaptive_avg_pool1d */
    {19553, 19579, 220, 1, 0x0}, /* aten::adaptive_avg_pool2d */
    {19651, 19681, 221, 2, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {19780, 19806, 223, 1, 0x0}, /* aten::adaptive_avg_pool3d */
    {19878, 19908, 224, 2, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {20007, 20033, 226, 1, 0x0}, /* aten::adaptive_max_pool1d */
    {20112, 20138, 227, 2, 0x0}, /* aten::adaptive_max_pool2d */
    {20217, 20247, 229, 2, 0x0}, /* aten::adaptive_max_pool2d.out */
    {20377, 20412, 231, 2, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {20506, 20552, 233, 2, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {20687, 20713, 235, 2, 0x0}, /* aten::adaptive_max_pool3d */
    {20792, 20822, 237, 2, 0x0}, /* aten::adaptive_max_pool3d.out */
    {20952, 20987, 239, 2, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {21081, 21127, 241, 2, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {21262, 21279, 243, 1, 0x10001}, /* aten::add.Scalar */
    {21349, 21370, 244, 1, 0x20}, /* aten::add.Scalar_out */
    {21467, 21484, 245, 2, 0x10001}, /* aten::add.Tensor */
    {21557, 21571, 247, 2, 0x10000}, /* aten::add.out */
    {21661, 21679, 249, 1, 0x10000}, /* aten::add_.Scalar */
    {21758, 21776, 250, 2, 0x10000}, /* aten::add_.Tensor */
    {21858, 21871, 252, 2, 0x0}, /* aten::addbmm */
    {21971, 21988, 254, 2, 0x0}, /* aten::addbmm.out */
    {22112, 22126, 256, 2, 0x0}, /* aten::addbmm_ */
    {22235, 22249, 258, 2, 0x10000}, /* aten::addcdiv */
    {22337, 22355, 260, 2, 0x10000}, /* aten::addcdiv.out */
    {22467, 22482, 262, 2, 0x10000}, /* aten::addcdiv_ */
    {22579, 22593, 264, 2, 0x10000}, /* aten::addcmul */
    {22681, 22699, 266, 2, 0x10000}, /* aten::addcmul.out */
    {22811, 22826, 268, 2, 0x10000}, /* aten::addcmul_ */
    {22923, 22935, 270, 2, 0x1}, /* aten::addmm */
    {23030, 23046, 272, 2, 0x0}, /* aten::addmm.out */
    {23165, 23178, 274, 2, 0x0}, /* aten::addmm_ */
    {23282, 23294, 276, 2, 0x0}, /* aten::addmv */
    {23387, 23403, 278, 2, 0x0}, /* aten::addmv.out */
    {23520, 23533, 280, 2, 0x0}, /* aten::addmv_ */
    {23635, 23646, 282, 1, 0x0}, /* aten::addr */
    {23740, 23755, 283, 1, 0x0}, /* aten::addr.out */
    {23873, 23885, 284, 1, 0x0}, /* aten::addr_ */
    {23988, 24002, 285, 1, 0x0}, /* aten::adjoint */
    {24045, 24057, 286, 1, 0x1}, /* aten::alias */
    {24098, 24115, 287, 1, 0x80000}, /* aten::alias_copy */
    {24155, 24176, 288, 1, 0x80020}, /* aten::alias_copy.out */
    {24243, 24253, 289, 2, 0x40000}, /* aten::all */
    {24286, 24304, 291, 2, 0x40000}, /* aten::all.all_out */
    {24368, 24382, 293, 2, 0x40000}, /* aten::all.dim */
    {24448, 24463, 295, 2, 0x40000}, /* aten::all.dims */
    {24538, 24557, 297, 2, 0x40000}, /* aten::all.dims_out */
    {24659, 24673, 299, 2, 0x40000}, /* aten::all.out */
    {24762, 24777, 301, 1, 0x4}, /* aten::allclose */
    {24885, 24896, 302, 2, 0x40001}, /* aten::amax */
    {24965, 24980, 304, 2, 0x40000}, /* aten::amax.out */
    {25076, 25087, 306, 2, 0x40001}, /* aten::amin */
    {25156, 25171, 308, 2, 0x40000}, /* aten::amin.out */
    {25267, 25281, 310, 2, 0x40000}, /* aten::aminmax */
    {25374, 25392, 312, 2, 0x40000}, /* aten::aminmax.out */
    {25529, 25541, 314, 2, 0x10000}, /* aten::angle */
    {25576, 25592, 316, 2, 0x10000}, /* aten::angle.out */
    {25654, 25664, 318, 2, 0x40001}, /* aten::any */
    {25697, 25715, 320, 2, 0x40000}, /* aten::any.all_out */
    {25779, 25793, 322, 2, 0x40001}, /* aten::any.dim */
    {25859, 25874, 324, 2, 0x40001}, /* aten::any.dims */
    {25949, 25968, 326, 2, 0x40000}, /* aten::any.dims_out */
    {26070, 26084, 328, 2, 0x40000}, /* aten::any.out */
    {26173, 26186, 330, 2, 0x0}, /* aten::arange */
    {26313, 26330, 332, 1, 0x0}, /* aten::arange.out */
    {26392, 26411, 333, 2, 0x0}, /* aten::arange.start */
    {26558, 26581, 335, 2, 0x0}, /* aten::arange.start_out */
    {26678, 26702, 337, 2, 0x1}, /* aten::arange.start_step */
    {26869, 26882, 339, 1, 0x0}, /* aten::arccos */
    {26918, 26935, 340, 1, 0x0}, /* aten::arccos.out */
    {26998, 27012, 341, 1, 0x0}, /* aten::arccos_ */
    {27057, 27071, 342, 1, 0x0}, /* aten::arccosh */
    {27108, 27126, 343, 1, 0x0}, /* aten::arccosh.out */
    {27190, 27205, 344, 1, 0x0}, /* aten::arccosh_ */
    {27251, 27264, 345, 1, 0x0}, /* aten::arcsin */
    {27300, 27317, 346, 1, 0x0}, /* aten::arcsin.out */
    {27380, 27394, 347, 1, 0x0}, /* aten::arcsin_ */
    {27439, 27453, 348, 1, 0x0}, /* aten::arcsinh */
    {27490, 27508, 349, 1, 0x0}, /* aten::arcsinh.out */
    {27572, 27587, 350, 1, 0x0}, /* aten::arcsinh_ */
    {27633, 27646, 351, 1, 0x0}, /* aten::arctan */
    {27682, 27699, 352, 1, 0x0}, /* aten::arctan.out */
    {27762, 27776, 353, 1, 0x0}, /* aten::arctan2 */
    {27827, 27845, 354, 1, 0x0}, /* aten::arctan2.out */
    {27923, 27938, 355, 1, 0x0}, /* aten::arctan2_ */
    {27998, 28012, 356, 1, 0x0}, /* aten::arctan_ */
    {28057, 28071, 357, 1, 0x0}, /* aten::arctanh */
    {28108, 28126, 358, 1, 0x0}, /* aten::arctanh.out */
    {28190, 28205, 359, 1, 0x0}, /* aten::arctanh_ */
    {28251, 28264, 360, 2, 0x40001}, /* aten::argmax */
    {28335, 28352, 362, 2, 0x40000}, /* aten::argmax.out */
    {28450, 28463, 364, 2, 0x40001}, /* aten::argmin */
    {28534, 28551, 366, 2, 0x40000}, /* aten::argmin.out */
    {28649, 28663, 368, 1, 0x0}, /* aten::argsort */
    {28735, 28756, 369, 1, 0x0}, /* aten::argsort.stable */
    {28851, 28876, 370, 1, 0x0}, /* aten::argsort.stable_out */
    {28995, 29010, 371, 1, 0x8}, /* aten::argwhere */
    {29048, 29065, 372, 2, 0x1}, /* aten::as_strided */
    {29172, 29190, 374, 1, 0x80}, /* aten::as_strided_ */
    {29300, 29322, 375, 1, 0x80000}, /* aten::as_strided_copy */
    {29428, 29454, 376, 1, 0x80020}, /* aten::as_strided_copy.out */
    {29587, 29612, 377, 1, 0x0}, /* aten::as_strided_scatter */
    {29733, 29762, 378, 1, 0x20}, /* aten::as_strided_scatter.out */
    {29910, 29921, 379, 2, 0x10001}, /* aten::asin */
    {29955, 29970, 381, 2, 0x10000}, /* aten::asin.out */
    {30031, 30043, 383, 2, 0x10000}, /* aten::asin_ */
    {30086, 30098, 385, 2, 0x10001}, /* aten::asinh */
    {30133, 30149, 387, 2, 0x10000}, /* aten::asinh.out */
    {30211, 30224, 389, 2, 0x10000}, /* aten::asinh_ */
    {30268, 30279, 391, 2, 0x10001}, /* aten::atan */
    {30313, 30328, 393, 2, 0x10000}, /* aten::atan.out */
    {30389, 30401, 395, 2, 0x10001}, /* aten::atan2 */
    {30450, 30466, 397, 2, 0x10001}, /* aten::atan2.out */
    {30542, 30555, 399, 2, 0x10000}, /* aten::atan2_ */
    {30613, 30625, 401, 2, 0x10000}, /* aten::atan_ */
    {30668, 30680, 403, 2, 0x10001}, /* aten::atanh */
    {30715, 30731, 405, 2, 0x10000}, /* aten::atanh.out */
    {30793, 30806, 407, 2, 0x10000}, /* aten::atanh_ */
    {30850, 30867, 409, 1, 0x100}, /* aten::atleast_1d */
    {30907, 30933, 410, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {30989, 31006, 411, 1, 0x100}, /* aten::atleast_2d */
    {31046, 31072, 412, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {31128, 31145, 413, 1, 0x100}, /* aten::atleast_3d */
    {31185, 31211, 414, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {31267, 31284, 415, 1, 0x1}, /* aten::avg_pool1d */
    {31431, 31448, 416, 2, 0x1}, /* aten::avg_pool2d */
    {31623, 31644, 418, 2, 0x0}, /* aten::avg_pool2d.out */
    {31846, 31872, 420, 2, 0x1}, /* aten::avg_pool2d_backward */
    {32055, 32092, 422, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {32316, 32333, 424, 2, 0x1}, /* aten::avg_pool3d */
    {32508, 32529, 426, 2, 0x0}, /* aten::avg_pool3d.out */
    {32731, 32757, 428, 2, 0x0}, /* aten::avg_pool3d_backward */
    {32940, 32977, 430, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {33201, 33215, 432, 2, 0x0}, /* aten::baddbmm */
    {33316, 33334, 434, 2, 0x0}, /* aten::baddbmm.out */
    {33459, 33474, 436, 2, 0x0}, /* aten::baddbmm_ */
    {33584, 33601, 438, 1, 0x100}, /* aten::batch_norm */
    {33777, 33803, 439, 2, 0x0}, /* aten::batch_norm_backward */
    {34044, 34074, 441, 2, 0x0}, /* aten::batch_norm_update_stats */
    {34197, 34231, 443, 1, 0x20}, /* aten::batch_norm_update_stats.out */
    {34403, 34418, 444, 1, 0x0}, /* aten::bilinear */
    {34507, 34534, 445, 2, 0x0}, /* aten::binary_cross_entropy */
    {34640, 34671, 447, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {34804, 34840, 449, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {34975, 35022, 451, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {35198, 35237, 453, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {35380, 35423, 455, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {35590, 35615, 456, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {35677, 35709, 457, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {35778, 35814, 458, 1, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {35910, 35939, 459, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {36028, 36053, 460, 2, 0x10001}, /* aten::bitwise_and.Tensor */
    {36115, 36144, 462, 2, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {36233, 36259, 464, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {36330, 36356, 465, 2, 0x10000}, /* aten::bitwise_and_.Tensor */
    {36427, 36466, 467, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {36542, 36585, 468, 1, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {36688, 36720, 469, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {36789, 36828, 471, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {36904, 36947, 472, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {37050, 37086, 473, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {37182, 37215, 475, 2, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {37293, 37333, 477, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {37418, 37436, 478, 2, 0x10001}, /* aten::bitwise_not */
    {37477, 37499, 480, 2, 0x10000}, /* aten::bitwise_not.out */
    {37567, 37586, 482, 2, 0x10000}, /* aten::bitwise_not_ */
    {37636, 37660, 484, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {37721, 37752, 485, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {37820, 37855, 486, 1, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {37950, 37978, 487, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {38066, 38090, 488, 2, 0x10001}, /* aten::bitwise_or.Tensor */
    {38151, 38179, 490, 2, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {38267, 38292, 492, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {38362, 38387, 493, 2, 0x10000}, /* aten::bitwise_or_.Tensor */
    {38457, 38497, 495, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {38574, 38618, 496, 1, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {38722, 38755, 497, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {38825, 38865, 499, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {38942, 38986, 500, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {39090, 39127, 501, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {39224, 39258, 503, 2, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {39337, 39378, 505, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {39464, 39489, 506, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {39551, 39583, 507, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {39652, 39688, 508, 1, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {39784, 39813, 509, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {39902, 39927, 510, 2, 0x10001}, /* aten::bitwise_xor.Tensor */
    {39989, 40018, 512, 2, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {40107, 40133, 514, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {40204, 40230, 515, 2, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {40301, 40318, 517, 1, 0x0}, /* aten::block_diag */
    {40363, 40384, 518, 1, 0x20}, /* aten::block_diag.out */
    {40456, 40466, 519, 2, 0x1}, /* aten::bmm */
    {40512, 40526, 521, 2, 0x0}, /* aten::bmm.out */
    {40599, 40623, 523, 1, 0x0}, /* aten::broadcast_tensors */
    {40677, 40696, 524, 1, 0x0}, /* aten::broadcast_to */
    {40759, 40774, 525, 1, 0x0}, /* aten::can_cast */
    {40830, 40851, 526, 1, 0x100}, /* aten::cartesian_prod */
    {40900, 40910, 527, 2, 0x1}, /* aten::cat */
    {40959, 40973, 529, 2, 0x0}, /* aten::cat.out */
    {41049, 41061, 531, 1, 0x0}, /* aten::cdist */
    {41140, 41151, 532, 2, 0x10001}, /* aten::ceil */
    {41185, 41200, 534, 2, 0x10000}, /* aten::ceil.out */
    {41261, 41273, 536, 2, 0x10000}, /* aten::ceil_ */
    {41316, 41327, 538, 1, 0x10000}, /* aten::celu */
    {41379, 41394, 539, 1, 0x20}, /* aten::celu.out */
    {41472, 41484, 540, 1, 0x10000}, /* aten::celu_ */
    {41545, 41557, 541, 1, 0x0}, /* aten::chunk */
    {41628, 41640, 542, 2, 0x10001}, /* aten::clamp */
    {41711, 41730, 544, 2, 0x10001}, /* aten::clamp.Tensor */
    {41808, 41831, 546, 2, 0x10000}, /* aten::clamp.Tensor_out */
    {41936, 41952, 548, 2, 0x10000}, /* aten::clamp.out */
    {42050, 42063, 550, 2, 0x10000}, /* aten::clamp_ */
    {42143, 42163, 552, 2, 0x10000}, /* aten::clamp_.Tensor */
    {42250, 42266, 554, 2, 0x10000}, /* aten::clamp_max */
    {42317, 42340, 556, 2, 0x10000}, /* aten::clamp_max.Tensor */
    {42398, 42425, 558, 2, 0x10000}, /* aten::clamp_max.Tensor_out */
    {42510, 42530, 560, 2, 0x10000}, /* aten::clamp_max.out */
    {42608, 42625, 562, 2, 0x10000}, /* aten::clamp_max_ */
    {42685, 42709, 564, 2, 0x10000}, /* aten::clamp_max_.Tensor */
    {42776, 42792, 566, 2, 0x10000}, /* aten::clamp_min */
    {42843, 42866, 568, 2, 0x10000}, /* aten::clamp_min.Tensor */
    {42924, 42951, 570, 2, 0x10000}, /* aten::clamp_min.Tensor_out */
    {43036, 43056, 572, 2, 0x10000}, /* aten::clamp_min.out */
    {43134, 43151, 574, 2, 0x10000}, /* aten::clamp_min_ */
    {43211, 43235, 576, 2, 0x10000}, /* aten::clamp_min_.Tensor */
    {43302, 43313, 578, 1, 0x10000}, /* aten::clip */
    {43383, 43401, 579, 1, 0x10000}, /* aten::clip.Tensor */
    {43478, 43500, 580, 1, 0x0}, /* aten::clip.Tensor_out */
    {43604, 43619, 581, 1, 0x10000}, /* aten::clip.out */
    {43716, 43728, 582, 1, 0x10000}, /* aten::clip_ */
    {43807, 43826, 583, 1, 0x10000}, /* aten::clip_.Tensor */
    {43912, 43924, 584, 1, 0x10001}, /* aten::clone */
    {43996, 44012, 585, 1, 0x20}, /* aten::clone.out */
    {44108, 44127, 586, 1, 0x0}, /* aten::column_stack */
    {44174, 44197, 587, 1, 0x0}, /* aten::column_stack.out */
    {44271, 44290, 588, 1, 0x0}, /* aten::combinations */
    {44370, 44384, 589, 2, 0x0}, /* aten::complex */
    {44434, 44452, 591, 2, 0x0}, /* aten::complex.out */
    {44529, 44542, 593, 1, 0x0}, /* aten::concat */
    {44594, 44611, 594, 1, 0x0}, /* aten::concat.out */
    {44690, 44708, 595, 1, 0x0}, /* aten::concatenate */
    {44765, 44787, 596, 1, 0x0}, /* aten::concatenate.out */
    {44871, 44882, 597, 1, 0x0}, /* aten::conj */
    {44922, 44942, 598, 1, 0x10100}, /* aten::conj_physical */
    {44985, 45009, 599, 2, 0x10000}, /* aten::conj_physical.out */
    {45079, 45100, 601, 2, 0x10000}, /* aten::conj_physical_ */
    {45152, 45174, 603, 1, 0x1}, /* aten::constant_pad_nd */
    {45249, 45275, 604, 1, 0x20}, /* aten::constant_pad_nd.out */
    {45377, 45394, 605, 1, 0x0}, /* aten::contiguous */
    {45489, 45502, 606, 1, 0x0}, /* aten::conv1d */
    {45653, 45674, 607, 1, 0x0}, /* aten::conv1d.padding */
    {45833, 45846, 608, 1, 0x0}, /* aten::conv2d */
    {45997, 46018, 609, 1, 0x0}, /* aten::conv2d.padding */
    {46177, 46190, 610, 1, 0x0}, /* aten::conv3d */
    {46341, 46362, 611, 1, 0x0}, /* aten::conv3d.padding */
    {46521, 46544, 612, 1, 0x0}, /* aten::conv_transpose1d */
    {46733, 46762, 613, 1, 0x0}, /* aten::conv_transpose2d.input */
    {46957, 46986, 614, 1, 0x0}, /* aten::conv_transpose3d.input */
    {47181, 47199, 615, 2, 0x1}, /* aten::convolution */
    {47381, 47403, 617, 1, 0x20}, /* aten::convolution.out */
    {47612, 47639, 618, 2, 0x1}, /* aten::convolution_backward */
    {47897, 47928, 620, 1, 0x20}, /* aten::convolution_backward.out */
    {48256, 48267, 621, 1, 0x1}, /* aten::copy */
    {48338, 48353, 622, 1, 0x20}, /* aten::copy.out */
    {48451, 48463, 623, 1, 0x0}, /* aten::copy_ */
    {48543, 48565, 624, 1, 0x10000}, /* aten::copysign.Scalar */
    {48624, 48650, 625, 1, 0x10000}, /* aten::copysign.Scalar_out */
    {48736, 48758, 626, 2, 0x10000}, /* aten::copysign.Tensor */
    {48817, 48836, 628, 2, 0x10000}, /* aten::copysign.out */
    {48915, 48938, 630, 1, 0x0}, /* aten::copysign_.Scalar */
    {49006, 49029, 631, 2, 0x0}, /* aten::copysign_.Tensor */
    {49097, 49107, 633, 2, 0x10001}, /* aten::cos */
    {49140, 49154, 635, 2, 0x10000}, /* aten::cos.out */
    {49214, 49225, 637, 2, 0x10000}, /* aten::cos_ */
    {49267, 49278, 639, 2, 0x10001}, /* aten::cosh */
    {49312, 49327, 641, 2, 0x10000}, /* aten::cosh.out */
    {49388, 49400, 643, 2, 0x10000}, /* aten::cosh_ */
    {49443, 49471, 645, 1, 0x0}, /* aten::cosine_embedding_loss */
    {49592, 49616, 646, 1, 0x0}, /* aten::cosine_similarity */
    {49700, 49720, 647, 1, 0x40000}, /* aten::count_nonzero */
    {49778, 49810, 648, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {49876, 49912, 650, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {50005, 50029, 651, 1, 0x20}, /* aten::count_nonzero.out */
    {50114, 50127, 652, 1, 0x0}, /* aten::cummax */
    {50197, 50214, 653, 2, 0x0}, /* aten::cummax.out */
    {50338, 50351, 655, 1, 0x0}, /* aten::cummin */
    {50421, 50438, 656, 2, 0x0}, /* aten::cummin.out */
    {50562, 50576, 658, 2, 0x0}, /* aten::cumprod */
    {50649, 50667, 660, 2, 0x0}, /* aten::cumprod.out */
    {50764, 50779, 662, 2, 0x0}, /* aten::cumprod_ */
    {50861, 50874, 664, 2, 0x1}, /* aten::cumsum */
    {50946, 50963, 666, 2, 0x0}, /* aten::cumsum.out */
    {51059, 51073, 668, 2, 0x0}, /* aten::cumsum_ */
    {51154, 51184, 670, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {51262, 51291, 671, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {51365, 51379, 672, 1, 0x10000}, /* aten::deg2rad */
    {51416, 51434, 673, 1, 0x10000}, /* aten::deg2rad.out */
    {51498, 51513, 674, 1, 0x10000}, /* aten::deg2rad_ */
    {51559, 51572, 675, 1, 0x0}, /* aten::detach */
    {51614, 51628, 676, 1, 0x80}, /* aten::detach_ */
    {51673, 51691, 677, 1, 0x80000}, /* aten::detach_copy */
    {51732, 51754, 678, 1, 0x80020}, /* aten::detach_copy.out */
    {51822, 51833, 679, 1, 0x0}, /* aten::diag */
    {51883, 51898, 680, 1, 0x0}, /* aten::diag.out */
    {51975, 51992, 681, 1, 0x0}, /* aten::diag_embed */
    {52072, 52093, 682, 1, 0x20}, /* aten::diag_embed.out */
    {52200, 52215, 683, 1, 0x0}, /* aten::diagflat */
    {52267, 52282, 684, 1, 0x1}, /* aten::diagonal */
    {52364, 52388, 685, 1, 0x0}, /* aten::diagonal_backward */
    {52496, 52524, 686, 1, 0x20}, /* aten::diagonal_backward.out */
    {52659, 52679, 687, 1, 0x80000}, /* aten::diagonal_copy */
    {52760, 52784, 688, 1, 0x80020}, /* aten::diagonal_copy.out */
    {52892, 52915, 689, 1, 0x0}, /* aten::diagonal_scatter */
    {53011, 53038, 690, 1, 0x20}, /* aten::diagonal_scatter.out */
    {53161, 53172, 691, 1, 0x0}, /* aten::dist */
    {53232, 53247, 692, 1, 0x20}, /* aten::dist.out */
    {53334, 53351, 693, 1, 0x10001}, /* aten::div.Scalar */
    {53405, 53427, 694, 1, 0x10001}, /* aten::div.Scalar_mode */
    {53509, 53535, 695, 1, 0x20}, /* aten::div.Scalar_mode_out */
    {53641, 53662, 696, 1, 0x20}, /* aten::div.Scalar_out */
    {53743, 53760, 697, 2, 0x10001}, /* aten::div.Tensor */
    {53814, 53836, 699, 2, 0x10001}, /* aten::div.Tensor_mode */
    {53918, 53932, 701, 2, 0x10000}, /* aten::div.out */
    {54006, 54025, 703, 2, 0x10000}, /* aten::div.out_mode */
    {54124, 54142, 705, 1, 0x10000}, /* aten::div_.Scalar */
    {54205, 54228, 706, 1, 0x10000}, /* aten::div_.Scalar_mode */
    {54319, 54337, 707, 2, 0x10000}, /* aten::div_.Tensor */
    {54400, 54423, 709, 2, 0x10000}, /* aten::div_.Tensor_mode */
    {54514, 54534, 711, 1, 0x0}, /* aten::divide.Scalar */
    {54591, 54616, 712, 1, 0x0}, /* aten::divide.Scalar_mode */
    {54701, 54721, 713, 1, 0x0}, /* aten::divide.Tensor */
    {54778, 54803, 714, 1, 0x0}, /* aten::divide.Tensor_mode */
    {54888, 54905, 715, 1, 0x0}, /* aten::divide.out */
    {54982, 55004, 716, 1, 0x0}, /* aten::divide.out_mode */
    {55106, 55127, 717, 1, 0x0}, /* aten::divide_.Scalar */
    {55193, 55219, 718, 1, 0x0}, /* aten::divide_.Scalar_mode */
    {55313, 55334, 719, 1, 0x0}, /* aten::divide_.Tensor */
    {55400, 55426, 720, 1, 0x0}, /* aten::divide_.Tensor_mode */
    {55520, 55530, 721, 2, 0x0}, /* aten::dot */
    {55578, 55592, 723, 1, 0x0}, /* aten::dot.out */
    {55667, 55686, 724, 1, 0x0}, /* aten::dsplit.array */
    {55756, 55773, 725, 1, 0x0}, /* aten::dsplit.int */
    {55840, 55853, 726, 1, 0x0}, /* aten::dstack */
    {55894, 55911, 727, 1, 0x0}, /* aten::dstack.out */
    {55979, 55992, 728, 1, 0x0}, /* aten::einsum */
    {56068, 56078, 729, 2, 0x10001}, /* aten::elu */
    {56165, 56179, 731, 2, 0x0}, /* aten::elu.out */
    {56293, 56304, 733, 2, 0x10000}, /* aten::elu_ */
    {56400, 56419, 735, 2, 0x0}, /* aten::elu_backward */
    {56555, 56585, 737, 2, 0x0}, /* aten::elu_backward.grad_input */
    {56762, 56778, 739, 1, 0x1}, /* aten::embedding */
    {56908, 56928, 740, 1, 0x20}, /* aten::embedding.out */
    {57085, 57110, 741, 1, 0x0}, /* aten::embedding_backward */
    {57252, 57283, 742, 2, 0x1}, /* aten::embedding_dense_backward */
    {57425, 57460, 744, 1, 0x20}, /* aten::embedding_dense_backward.out */
    {57629, 57655, 745, 3, 0x1}, /* aten::empty.memory_format */
    {57832, 57848, 748, 1, 0x0}, /* aten::empty.out */
    {57946, 57963, 749, 1, 0x0}, /* aten::empty_like */
    {58129, 58150, 750, 1, 0x20}, /* aten::empty_like.out */
    {58251, 58272, 751, 2, 0x0}, /* aten::empty_permuted */
    {58433, 58458, 753, 1, 0x20}, /* aten::empty_permuted.out */
    {58554, 58574, 754, 3, 0x1}, /* aten::empty_strided */
    {58728, 58752, 757, 1, 0x20}, /* aten::empty_strided.out */
    {58841, 58857, 758, 2, 0x10001}, /* aten::eq.Scalar */
    {58910, 58930, 760, 2, 0x10000}, /* aten::eq.Scalar_out */
    {59010, 59026, 762, 2, 0x10001}, /* aten::eq.Tensor */
    {59079, 59099, 764, 2, 0x10000}, /* aten::eq.Tensor_out */
    {59179, 59196, 766, 2, 0x0}, /* aten::eq_.Scalar */
    {59258, 59275, 768, 2, 0x0}, /* aten::eq_.Tensor */
    {59337, 59349, 770, 2, 0x10004}, /* aten::equal */
    {59396, 59406, 772, 2, 0x10001}, /* aten::erf */
    {59439, 59453, 774, 2, 0x10000}, /* aten::erf.out */
    {59513, 59524, 776, 2, 0x10000}, /* aten::erf_ */
    {59566, 59577, 778, 2, 0x10000}, /* aten::erfc */
    {59611, 59626, 780, 2, 0x10000}, /* aten::erfc.out */
    {59687, 59699, 782, 2, 0x10000}, /* aten::erfc_ */
    {59742, 59752, 784, 2, 0x10001}, /* aten::exp */
    {59785, 59799, 786, 2, 0x10000}, /* aten::exp.out */
    {59859, 59870, 788, 2, 0x10000}, /* aten::exp2 */
    {59904, 59919, 790, 2, 0x10000}, /* aten::exp2.out */
    {59980, 59992, 792, 2, 0x10000}, /* aten::exp2_ */
    {60035, 60046, 794, 2, 0x10000}, /* aten::exp_ */
    {60088, 60101, 796, 1, 0x1}, /* aten::expand */
    {60182, 60198, 797, 1, 0x0}, /* aten::expand_as */
    {60257, 60275, 798, 1, 0x80000}, /* aten::expand_copy */
    {60355, 60377, 799, 1, 0x80020}, /* aten::expand_copy.out */
    {60481, 60493, 800, 2, 0x10001}, /* aten::expm1 */
    {60528, 60544, 802, 2, 0x10000}, /* aten::expm1.out */
    {60606, 60619, 804, 2, 0x10000}, /* aten::expm1_ */
    {60663, 60673, 806, 2, 0x0}, /* aten::eye */
    {60795, 60807, 808, 2, 0x0}, /* aten::eye.m */
    {60941, 60957, 810, 2, 0x0}, /* aten::eye.m_out */
    {61026, 61040, 812, 2, 0x0}, /* aten::eye.out */
    {61097, 61111, 814, 1, 0x0}, /* aten::fft_fft */
    {61192, 61210, 815, 1, 0x0}, /* aten::fft_fft.out */
    {61318, 61333, 816, 1, 0x0}, /* aten::fft_fft2 */
    {61426, 61445, 817, 1, 0x0}, /* aten::fft_fft2.out */
    {61565, 61580, 818, 1, 0x0}, /* aten::fft_fftn */
    {61671, 61690, 819, 1, 0x0}, /* aten::fft_fftn.out */
    {61808, 61823, 820, 1, 0x0}, /* aten::fft_hfft */
    {61905, 61924, 821, 1, 0x0}, /* aten::fft_hfft.out */
    {62033, 62049, 822, 1, 0x0}, /* aten::fft_hfft2 */
    {62143, 62163, 823, 1, 0x0}, /* aten::fft_hfft2.out */
    {62284, 62300, 824, 1, 0x0}, /* aten::fft_hfftn */
    {62392, 62412, 825, 1, 0x0}, /* aten::fft_hfftn.out */
    {62531, 62546, 826, 1, 0x0}, /* aten::fft_ifft */
    {62628, 62647, 827, 1, 0x0}, /* aten::fft_ifft.out */
    {62756, 62772, 828, 1, 0x0}, /* aten::fft_ifft2 */
    {62866, 62886, 829, 1, 0x0}, /* aten::fft_ifft2.out */
    {63007, 63023, 830, 1, 0x0}, /* aten::fft_ifftn */
    {63115, 63135, 831, 1, 0x0}, /* aten::fft_ifftn.out */
    {63254, 63270, 832, 1, 0x0}, /* aten::fft_ihfft */
    {63353, 63373, 833, 1, 0x0}, /* aten::fft_ihfft.out */
    {63483, 63500, 834, 1, 0x0}, /* aten::fft_ihfft2 */
    {63595, 63616, 835, 1, 0x0}, /* aten::fft_ihfft2.out */
    {63738, 63755, 836, 1, 0x0}, /* aten::fft_ihfftn */
    {63848, 63869, 837, 1, 0x0}, /* aten::fft_ihfftn.out */
    {63989, 64005, 838, 1, 0x0}, /* aten::fft_irfft */
    {64088, 64108, 839, 1, 0x0}, /* aten::fft_irfft.out */
    {64218, 64235, 840, 1, 0x0}, /* aten::fft_irfft2 */
    {64330, 64351, 841, 1, 0x0}, /* aten::fft_irfft2.out */
    {64473, 64490, 842, 1, 0x0}, /* aten::fft_irfftn */
    {64583, 64604, 843, 1, 0x0}, /* aten::fft_irfftn.out */
    {64724, 64739, 844, 1, 0x0}, /* aten::fft_rfft */
    {64821, 64840, 845, 1, 0x0}, /* aten::fft_rfft.out */
    {64949, 64965, 846, 1, 0x0}, /* aten::fft_rfft2 */
    {65059, 65079, 847, 1, 0x0}, /* aten::fft_rfft2.out */
    {65200, 65216, 848, 1, 0x0}, /* aten::fft_rfftn */
    {65308, 65328, 849, 1, 0x0}, /* aten::fft_rfftn.out */
    {65447, 65465, 850, 1, 0x1}, /* aten::fill.Scalar */
    {65520, 65542, 851, 1, 0x20}, /* aten::fill.Scalar_out */
    {65624, 65642, 852, 1, 0x0}, /* aten::fill.Tensor */
    {65697, 65719, 853, 1, 0x20}, /* aten::fill.Tensor_out */
    {65801, 65820, 854, 2, 0x0}, /* aten::fill_.Scalar */
    {65884, 65903, 856, 2, 0x0}, /* aten::fill_.Tensor */
    {65967, 65977, 858, 1, 0x0}, /* aten::fix */
    {66010, 66024, 859, 1, 0x0}, /* aten::fix.out */
    {66084, 66095, 860, 1, 0x0}, /* aten::fix_ */
    {66137, 66162, 861, 1, 0x0}, /* aten::flatten.using_ints */
    {66249, 66260, 862, 2, 0x1}, /* aten::flip */
    {66306, 66321, 864, 1, 0x20}, /* aten::flip.out */
    {66394, 66407, 865, 1, 0x0}, /* aten::fliplr */
    {66443, 66456, 866, 1, 0x0}, /* aten::flipud */
    {66492, 66517, 867, 1, 0x10000}, /* aten::float_power.Scalar */
    {66582, 66611, 868, 1, 0x10000}, /* aten::float_power.Scalar_out */
    {66703, 66735, 869, 1, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {66807, 66843, 870, 1, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {66942, 66974, 871, 1, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {67046, 67082, 872, 1, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {67181, 67207, 873, 1, 0x10000}, /* aten::float_power_.Scalar */
    {67281, 67307, 874, 1, 0x10000}, /* aten::float_power_.Tensor */
    {67381, 67393, 875, 2, 0x10001}, /* aten::floor */
    {67428, 67444, 877, 2, 0x10000}, /* aten::floor.out */
    {67506, 67519, 879, 2, 0x10000}, /* aten::floor_ */
    {67563, 67582, 881, 2, 0x0}, /* aten::floor_divide */
    {67638, 67664, 883, 1, 0x0}, /* aten::floor_divide.Scalar */
    {67727, 67757, 884, 1, 0x20}, /* aten::floor_divide.Scalar_out */
    {67847, 67870, 885, 2, 0x0}, /* aten::floor_divide.out */
    {67953, 67980, 887, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {68052, 68079, 888, 2, 0x0}, /* aten::floor_divide_.Tensor */
    {68151, 68162, 890, 2, 0x10000}, /* aten::fmax */
    {68210, 68225, 892, 2, 0x10000}, /* aten::fmax.out */
    {68300, 68311, 894, 2, 0x10000}, /* aten::fmin */
    {68359, 68374, 896, 2, 0x10000}, /* aten::fmin.out */
    {68449, 68467, 898, 1, 0x10001}, /* aten::fmod.Scalar */
    {68522, 68544, 899, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {68626, 68644, 900, 2, 0x10001}, /* aten::fmod.Tensor */
    {68699, 68721, 902, 2, 0x10000}, /* aten::fmod.Tensor_out */
    {68803, 68822, 904, 1, 0x10000}, /* aten::fmod_.Scalar */
    {68886, 68905, 905, 2, 0x10000}, /* aten::fmod_.Tensor */
    {68969, 68980, 907, 2, 0x10000}, /* aten::frac */
    {69014, 69029, 909, 2, 0x10000}, /* aten::frac.out */
    {69090, 69102, 911, 2, 0x10000}, /* aten::frac_ */
    {69145, 69173, 913, 2, 0x0}, /* aten::fractional_max_pool2d */
    {69297, 69332, 915, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {69513, 69550, 917, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {69686, 69734, 919, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {69911, 69939, 921, 2, 0x0}, /* aten::fractional_max_pool3d */
    {70063, 70098, 923, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {70279, 70316, 925, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {70452, 70500, 927, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {70677, 70696, 929, 2, 0x10000}, /* aten::frexp.Tensor */
    {70766, 70789, 931, 2, 0x10000}, /* aten::frexp.Tensor_out */
    {70916, 70932, 933, 2, 0x0}, /* aten::from_file */
    {71096, 71116, 935, 1, 0x20}, /* aten::from_file.out */
    {71215, 71226, 936, 2, 0x1}, /* aten::full */
    {71373, 71388, 938, 1, 0x0}, /* aten::full.out */
    {71470, 71486, 939, 1, 0x1}, /* aten::full_like */
    {71670, 71690, 940, 1, 0x20}, /* aten::full_like.out */
    {71809, 71822, 941, 2, 0x1}, /* aten::gather */
    {71908, 71925, 943, 2, 0x0}, /* aten::gather.out */
    {72035, 72057, 945, 1, 0x0}, /* aten::gather_backward */
    {72156, 72166, 946, 2, 0x10000}, /* aten::gcd */
    {72213, 72227, 948, 2, 0x10000}, /* aten::gcd.out */
    {72301, 72312, 950, 2, 0x0}, /* aten::gcd_ */
    {72368, 72384, 952, 2, 0x10001}, /* aten::ge.Scalar */
    {72437, 72457, 954, 2, 0x10000}, /* aten::ge.Scalar_out */
    {72537, 72553, 956, 2, 0x10001}, /* aten::ge.Tensor */
    {72606, 72626, 958, 2, 0x10000}, /* aten::ge.Tensor_out */
    {72706, 72723, 960, 2, 0x0}, /* aten::ge_.Scalar */
    {72785, 72802, 962, 2, 0x0}, /* aten::ge_.Tensor */
    {72864, 72875, 964, 2, 0x10001}, /* aten::gelu */
    {72936, 72951, 966, 2, 0x0}, /* aten::gelu.out */
    {73036, 73048, 968, 2, 0x0}, /* aten::gelu_ */
    {73118, 73138, 970, 2, 0x10000}, /* aten::gelu_backward */
    {73228, 73259, 972, 2, 0x0}, /* aten::gelu_backward.grad_input */
    {73387, 73397, 974, 1, 0x0}, /* aten::ger */
    {73443, 73457, 975, 1, 0x0}, /* aten::ger.out */
    {73530, 73551, 976, 1, 0x0}, /* aten::gradient.array */
    {73629, 73656, 977, 1, 0x0}, /* aten::gradient.scalararray */
    {73756, 73781, 978, 1, 0x0}, /* aten::gradient.scalarint */
    {73889, 73919, 979, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {74024, 74052, 980, 1, 0x0}, /* aten::gradient.scalarrayint */
    {74159, 74186, 981, 1, 0x0}, /* aten::gradient.tensorarray */
    {74288, 74318, 982, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {74427, 74448, 983, 1, 0x0}, /* aten::greater.Scalar */
    {74506, 74531, 984, 1, 0x0}, /* aten::greater.Scalar_out */
    {74616, 74637, 985, 1, 0x0}, /* aten::greater.Tensor */
    {74695, 74720, 986, 1, 0x0}, /* aten::greater.Tensor_out */
    {74805, 74827, 987, 1, 0x0}, /* aten::greater_.Scalar */
    {74894, 74916, 988, 1, 0x0}, /* aten::greater_.Tensor */
    {74983, 75010, 989, 1, 0x0}, /* aten::greater_equal.Scalar */
    {75074, 75105, 990, 1, 0x0}, /* aten::greater_equal.Scalar_out */
    {75196, 75223, 991, 1, 0x0}, /* aten::greater_equal.Tensor */
    {75287, 75318, 992, 1, 0x0}, /* aten::greater_equal.Tensor_out */
    {75409, 75437, 993, 1, 0x0}, /* aten::greater_equal_.Scalar */
    {75510, 75538, 994, 1, 0x0}, /* aten::greater_equal_.Tensor */
    {75611, 75628, 995, 1, 0x0}, /* aten::group_norm */
    {75767, 75783, 996, 2, 0x10001}, /* aten::gt.Scalar */
    {75836, 75856, 998, 2, 0x10000}, /* aten::gt.Scalar_out */
    {75936, 75952, 1000, 2, 0x10001}, /* aten::gt.Tensor */
    {76005, 76025, 1002, 2, 0x10000}, /* aten::gt.Tensor_out */
    {76105, 76122, 1004, 2, 0x0}, /* aten::gt_.Scalar */
    {76184, 76201, 1006, 2, 0x0}, /* aten::gt_.Tensor */
    {76263, 76280, 1008, 2, 0x10000}, /* aten::hardshrink */
    {76338, 76359, 1010, 2, 0x0}, /* aten::hardshrink.out */
    {76444, 76470, 1012, 2, 0x0}, /* aten::hardshrink_backward */
    {76550, 76587, 1014, 2, 0x0}, /* aten::hardshrink_backward.grad_input */
    {76708, 76726, 1016, 2, 0x10000}, /* aten::hardsigmoid */
    {76767, 76789, 1018, 2, 0x0}, /* aten::hardsigmoid.out */
    {76857, 76876, 1020, 2, 0x10000}, /* aten::hardsigmoid_ */
    {76926, 76953, 1022, 2, 0x0}, /* aten::hardsigmoid_backward */
    {77023, 77061, 1024, 2, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {77172, 77188, 1026, 2, 0x0}, /* aten::hardswish */
    {77227, 77247, 1028, 2, 0x0}, /* aten::hardswish.out */
    {77313, 77330, 1030, 2, 0x0}, /* aten::hardswish_ */
    {77378, 77403, 1032, 2, 0x0}, /* aten::hardswish_backward */
    {77471, 77500, 1034, 1, 0x20}, /* aten::hardswish_backward.out */
    {77595, 77610, 1035, 2, 0x10001}, /* aten::hardtanh */
    {77685, 77704, 1037, 2, 0x0}, /* aten::hardtanh.out */
    {77806, 77822, 1039, 2, 0x10000}, /* aten::hardtanh_ */
    {77906, 77930, 1041, 2, 0x0}, /* aten::hardtanh_backward */
    {78029, 78064, 1043, 2, 0x0}, /* aten::hardtanh_backward.grad_input */
    {78204, 78220, 1045, 2, 0x10000}, /* aten::heaviside */
    {78274, 78294, 1047, 2, 0x10000}, /* aten::heaviside.out */
    {78375, 78392, 1049, 2, 0x0}, /* aten::heaviside_ */
    {78455, 78482, 1051, 1, 0x0}, /* aten::hinge_embedding_loss */
    {78585, 78604, 1052, 1, 0x0}, /* aten::hsplit.array */
    {78674, 78691, 1053, 1, 0x0}, /* aten::hsplit.int */
    {78758, 78771, 1054, 1, 0x0}, /* aten::hstack */
    {78812, 78829, 1055, 1, 0x0}, /* aten::hstack.out */
    {78897, 78914, 1056, 2, 0x0}, /* aten::huber_loss */
    {79006, 79027, 1058, 2, 0x0}, /* aten::huber_loss.out */
    {79146, 79172, 1060, 2, 0x0}, /* aten::huber_loss_backward */
    {79284, 79314, 1062, 2, 0x0}, /* aten::huber_loss_backward.out */
    {79460, 79472, 1064, 2, 0x10000}, /* aten::hypot */
    {79521, 79537, 1066, 2, 0x10000}, /* aten::hypot.out */
    {79613, 79626, 1068, 2, 0x10000}, /* aten::hypot_ */
    {79684, 79695, 1070, 1, 0x0}, /* aten::imag */
    {79735, 79754, 1071, 1, 0x9}, /* aten::index.Tensor */
    {79815, 79831, 1072, 2, 0x0}, /* aten::index_add */
    {79927, 79947, 1074, 2, 0x0}, /* aten::index_add.out */
    {80067, 80084, 1076, 2, 0x0}, /* aten::index_add_ */
    {80189, 80206, 1078, 2, 0x0}, /* aten::index_copy */
    {80284, 80305, 1080, 2, 0x0}, /* aten::index_copy.out */
    {80410, 80428, 1082, 2, 0x0}, /* aten::index_copy_ */
    {80515, 80543, 1084, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {80631, 80663, 1085, 1, 0x20}, /* aten::index_fill.int_Scalar_out */
    {80778, 80806, 1086, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {80894, 80926, 1087, 1, 0x20}, /* aten::index_fill.int_Tensor_out */
    {81041, 81070, 1088, 2, 0x0}, /* aten::index_fill_.int_Scalar */
    {81167, 81196, 1090, 2, 0x0}, /* aten::index_fill_.int_Tensor */
    {81293, 81312, 1092, 2, 0x0}, /* aten::index_reduce */
    {81431, 81454, 1094, 2, 0x0}, /* aten::index_reduce.out */
    {81597, 81617, 1096, 2, 0x0}, /* aten::index_reduce_ */
    {81745, 81764, 1098, 2, 0x1}, /* aten::index_select */
    {81829, 81852, 1100, 2, 0x0}, /* aten::index_select.out */
    {81944, 81972, 1102, 1, 0x0}, /* aten::index_select_backward */
    {82067, 82079, 1103, 1, 0x0}, /* aten::inner */
    {82128, 82144, 1104, 1, 0x0}, /* aten::inner.out */
    {82220, 82240, 1105, 1, 0x0}, /* aten::instance_norm */
    {82426, 82443, 1106, 1, 0x0}, /* aten::is_complex */
    {82481, 82495, 1107, 1, 0x0}, /* aten::is_conj */
    {82530, 82551, 1108, 1, 0x0}, /* aten::is_distributed */
    {82593, 82617, 1109, 1, 0x0}, /* aten::is_floating_point */
    {82662, 82681, 1110, 1, 0x0}, /* aten::is_inference */
    {82721, 82734, 1111, 1, 0x0}, /* aten::is_neg */
    {82768, 82785, 1112, 1, 0x0}, /* aten::is_nonzero */
    {82823, 82839, 1113, 1, 0x0}, /* aten::is_pinned */
    {82897, 82916, 1114, 1, 0x0}, /* aten::is_same_size */
    {82970, 82986, 1115, 1, 0x0}, /* aten::is_signed */
    {83023, 83037, 1116, 1, 0x0}, /* aten::isclose */
    {83146, 83161, 1117, 1, 0x10000}, /* aten::isfinite */
    {83199, 83211, 1118, 2, 0x10001}, /* aten::isinf */
    {83246, 83262, 1120, 1, 0x20}, /* aten::isinf.out */
    {83324, 83336, 1121, 2, 0x10001}, /* aten::isnan */
    {83371, 83387, 1123, 1, 0x20}, /* aten::isnan.out */
    {83449, 83464, 1124, 2, 0x10000}, /* aten::isneginf */
    {83502, 83521, 1126, 2, 0x10000}, /* aten::isneginf.out */
    {83586, 83601, 1128, 2, 0x10000}, /* aten::isposinf */
    {83639, 83658, 1130, 2, 0x10000}, /* aten::isposinf.out */
    {83723, 83736, 1132, 1, 0x0}, /* aten::isreal */
    {83772, 83783, 1133, 1, 0x4}, /* aten::item */
    {83817, 83830, 1134, 1, 0x0}, /* aten::kl_div */
    {83927, 83938, 1135, 1, 0x0}, /* aten::kron */
    {83986, 84001, 1136, 1, 0x0}, /* aten::kron.out */
    {84076, 84091, 1137, 1, 0x0}, /* aten::kthvalue */
    {84196, 84218, 1138, 2, 0x0}, /* aten::kthvalue.values */
    {84380, 84394, 1140, 1, 0x0}, /* aten::l1_loss */
    {84466, 84483, 1141, 1, 0x0}, /* aten::layer_norm */
    {84632, 84642, 1142, 2, 0x10000}, /* aten::lcm */
    {84689, 84703, 1144, 2, 0x10000}, /* aten::lcm.out */
    {84777, 84788, 1146, 2, 0x0}, /* aten::lcm_ */
    {84844, 84863, 1148, 1, 0x10000}, /* aten::ldexp.Tensor */
    {84919, 84935, 1149, 1, 0x10000}, /* aten::ldexp.out */
    {85011, 85024, 1150, 1, 0x10000}, /* aten::ldexp_ */
    {85082, 85098, 1151, 2, 0x10001}, /* aten::le.Scalar */
    {85151, 85171, 1153, 2, 0x10000}, /* aten::le.Scalar_out */
    {85251, 85267, 1155, 2, 0x10001}, /* aten::le.Tensor */
    {85320, 85340, 1157, 2, 0x10000}, /* aten::le.Tensor_out */
    {85420, 85437, 1159, 2, 0x0}, /* aten::le_.Scalar */
    {85499, 85516, 1161, 2, 0x0}, /* aten::le_.Tensor */
    {85578, 85595, 1163, 2, 0x10001}, /* aten::leaky_relu */
    {85663, 85684, 1165, 2, 0x0}, /* aten::leaky_relu.out */
    {85779, 85797, 1167, 2, 0x10000}, /* aten::leaky_relu_ */
    {85874, 85900, 1169, 2, 0x0}, /* aten::leaky_relu_backward */
    {86013, 86050, 1171, 2, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {86204, 86222, 1173, 2, 0x10000}, /* aten::lerp.Scalar */
    {86290, 86312, 1175, 2, 0x10000}, /* aten::lerp.Scalar_out */
    {86407, 86425, 1177, 2, 0x10000}, /* aten::lerp.Tensor */
    {86493, 86515, 1179, 2, 0x10000}, /* aten::lerp.Tensor_out */
    {86610, 86629, 1181, 2, 0x10000}, /* aten::lerp_.Scalar */
    {86706, 86725, 1183, 2, 0x10000}, /* aten::lerp_.Tensor */
    {86802, 86820, 1185, 1, 0x0}, /* aten::less.Scalar */
    {86875, 86897, 1186, 1, 0x0}, /* aten::less.Scalar_out */
    {86979, 86997, 1187, 1, 0x0}, /* aten::less.Tensor */
    {87052, 87074, 1188, 1, 0x0}, /* aten::less.Tensor_out */
    {87156, 87175, 1189, 1, 0x0}, /* aten::less_.Scalar */
    {87239, 87258, 1190, 1, 0x0}, /* aten::less_.Tensor */
    {87322, 87346, 1191, 1, 0x0}, /* aten::less_equal.Scalar */
    {87407, 87435, 1192, 1, 0x0}, /* aten::less_equal.Scalar_out */
    {87523, 87547, 1193, 1, 0x0}, /* aten::less_equal.Tensor */
    {87608, 87636, 1194, 1, 0x0}, /* aten::less_equal.Tensor_out */
    {87724, 87749, 1195, 1, 0x0}, /* aten::less_equal_.Scalar */
    {87819, 87844, 1196, 1, 0x0}, /* aten::less_equal_.Tensor */
    {87914, 87925, 1197, 1, 0x0}, /* aten::lift */
    {87959, 87974, 1198, 1, 0x20}, /* aten::lift.out */
    {88035, 88052, 1199, 1, 0x0}, /* aten::lift_fresh */
    {88098, 88120, 1200, 1, 0x80000}, /* aten::lift_fresh_copy */
    {88165, 88191, 1201, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {88263, 88285, 1202, 1, 0x0}, /* aten::linalg_diagonal */
    {88376, 88396, 1203, 1, 0x0}, /* aten::linalg_matmul */
    {88453, 88477, 1204, 1, 0x0}, /* aten::linalg_matmul.out */
    {88561, 88584, 1205, 1, 0x0}, /* aten::linalg_multi_dot */
    {88635, 88662, 1206, 1, 0x0}, /* aten::linalg_multi_dot.out */
    {88740, 88760, 1207, 1, 0x0}, /* aten::linalg_vander */
    {88819, 88839, 1208, 1, 0x0}, /* aten::linalg_vecdot */
    {88904, 88928, 1209, 1, 0x0}, /* aten::linalg_vecdot.out */
    {89017, 89042, 1210, 2, 0x40000}, /* aten::linalg_vector_norm */
    {89169, 89198, 1212, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {89349, 89362, 1214, 1, 0x0}, /* aten::linear */
    {89433, 89448, 1215, 2, 0x0}, /* aten::linspace */
    {89602, 89631, 1217, 1, 0x0}, /* aten::linspace.Scalar_Tensor */
    {89799, 89832, 1218, 1, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {89935, 89964, 1219, 1, 0x0}, /* aten::linspace.Tensor_Scalar */
    {90132, 90165, 1220, 1, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {90268, 90297, 1221, 1, 0x0}, /* aten::linspace.Tensor_Tensor */
    {90465, 90498, 1222, 1, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {90601, 90620, 1223, 2, 0x0}, /* aten::linspace.out */
    {90709, 90719, 1225, 2, 0x10001}, /* aten::log */
    {90752, 90766, 1227, 2, 0x10000}, /* aten::log.out */
    {90826, 90838, 1229, 2, 0x10001}, /* aten::log10 */
    {90873, 90889, 1231, 2, 0x10000}, /* aten::log10.out */
    {90951, 90964, 1233, 2, 0x10000}, /* aten::log10_ */
    {91008, 91020, 1235, 2, 0x10001}, /* aten::log1p */
    {91055, 91071, 1237, 2, 0x10000}, /* aten::log1p.out */
    {91133, 91146, 1239, 2, 0x10000}, /* aten::log1p_ */
    {91190, 91201, 1241, 2, 0x10001}, /* aten::log2 */
    {91235, 91250, 1243, 2, 0x10000}, /* aten::log2.out */
    {91311, 91323, 1245, 2, 0x10000}, /* aten::log2_ */
    {91366, 91377, 1247, 2, 0x10000}, /* aten::log_ */
    {91419, 91437, 1249, 1, 0x0}, /* aten::log_sigmoid */
    {91478, 91500, 1250, 1, 0x0}, /* aten::log_sigmoid.out */
    {91568, 91595, 1251, 2, 0x0}, /* aten::log_sigmoid_backward */
    {91680, 91718, 1253, 2, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {91844, 91870, 1255, 2, 0x0}, /* aten::log_sigmoid_forward */
    {91943, 91976, 1257, 2, 0x0}, /* aten::log_sigmoid_forward.output */
    {92091, 92113, 1259, 1, 0x0}, /* aten::log_softmax.int */
    {92191, 92217, 1260, 2, 0x0}, /* aten::log_softmax.int_out */
    {92322, 92338, 1262, 2, 0x10000}, /* aten::logaddexp */
    {92391, 92411, 1264, 2, 0x10000}, /* aten::logaddexp.out */
    {92491, 92508, 1266, 2, 0x10000}, /* aten::logaddexp2 */
    {92562, 92583, 1268, 2, 0x10000}, /* aten::logaddexp2.out */
    {92664, 92683, 1270, 1, 0x0}, /* aten::logcumsumexp */
    {92734, 92757, 1271, 2, 0x0}, /* aten::logcumsumexp.out */
    {92835, 92853, 1273, 2, 0x10001}, /* aten::logical_and */
    {92908, 92930, 1275, 2, 0x10000}, /* aten::logical_and.out */
    {93012, 93031, 1277, 2, 0x10000}, /* aten::logical_and_ */
    {93095, 93113, 1279, 2, 0x10001}, /* aten::logical_not */
    {93154, 93176, 1281, 2, 0x10000}, /* aten::logical_not.out */
    {93244, 93263, 1283, 2, 0x10000}, /* aten::logical_not_ */
    {93313, 93330, 1285, 2, 0x10001}, /* aten::logical_or */
    {93384, 93405, 1287, 2, 0x10000}, /* aten::logical_or.out */
    {93486, 93504, 1289, 2, 0x10000}, /* aten::logical_or_ */
    {93567, 93585, 1291, 2, 0x10001}, /* aten::logical_xor */
    {93640, 93662, 1293, 2, 0x10000}, /* aten::logical_xor.out */
    {93744, 93763, 1295, 2, 0x10000}, /* aten::logical_xor_ */
    {93827, 93839, 1297, 2, 0x10000}, /* aten::logit */
    {93891, 93907, 1299, 2, 0x10000}, /* aten::logit.out */
    {93986, 93999, 1301, 2, 0x10000}, /* aten::logit_ */
    {94060, 94081, 1303, 2, 0x10000}, /* aten::logit_backward */
    {94162, 94194, 1305, 2, 0x10000}, /* aten::logit_backward.grad_input */
    {94316, 94331, 1307, 2, 0x0}, /* aten::logspace */
    {94502, 94531, 1309, 1, 0x0}, /* aten::logspace.Scalar_Tensor */
    {94716, 94749, 1310, 1, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {94869, 94898, 1311, 1, 0x0}, /* aten::logspace.Tensor_Scalar */
    {95083, 95116, 1312, 1, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {95236, 95265, 1313, 1, 0x0}, /* aten::logspace.Tensor_Tensor */
    {95450, 95483, 1314, 1, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {95603, 95622, 1315, 2, 0x0}, /* aten::logspace.out */
    {95728, 95744, 1317, 1, 0x40000}, /* aten::logsumexp */
    {95815, 95835, 1318, 2, 0x40000}, /* aten::logsumexp.out */
    {95933, 95949, 1320, 2, 0x10001}, /* aten::lt.Scalar */
    {96002, 96022, 1322, 2, 0x10000}, /* aten::lt.Scalar_out */
    {96102, 96118, 1324, 2, 0x10001}, /* aten::lt.Tensor */
    {96171, 96191, 1326, 2, 0x10000}, /* aten::lt.Tensor_out */
    {96271, 96288, 1328, 2, 0x0}, /* aten::lt_.Scalar */
    {96350, 96367, 1330, 2, 0x0}, /* aten::lt_.Tensor */
    {96429, 96438, 1332, 1, 0x0}, /* aten::mH */
    {96476, 96485, 1333, 1, 0x0}, /* aten::mT */
    {96523, 96549, 1334, 1, 0x0}, /* aten::margin_ranking_loss */
    {96668, 96688, 1335, 1, 0x8}, /* aten::masked_select */
    {96744, 96757, 1336, 1, 0x0}, /* aten::matmul */
    {96807, 96824, 1337, 1, 0x0}, /* aten::matmul.out */
    {96901, 96916, 1338, 1, 0x0}, /* aten::matrix_H */
    {96960, 96970, 1339, 2, 0x40000}, /* aten::max */
    {97003, 97017, 1341, 2, 0x40001}, /* aten::max.dim */
    {97108, 97126, 1343, 2, 0x40000}, /* aten::max.dim_max */
    {97271, 97287, 1345, 1, 0x10000}, /* aten::max.other */
    {97340, 97360, 1346, 2, 0x40000}, /* aten::max.unary_out */
    {97426, 97443, 1348, 1, 0x0}, /* aten::max_pool1d */
    {97580, 97610, 1349, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {97770, 97787, 1350, 1, 0x0}, /* aten::max_pool2d */
    {97924, 97954, 1351, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {98114, 98148, 1353, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {98359, 98398, 1355, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {98580, 98630, 1357, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {98853, 98870, 1359, 1, 0x0}, /* aten::max_pool3d */
    {99007, 99037, 1360, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {99197, 99231, 1362, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {99442, 99481, 1364, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {99663, 99713, 1366, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {99936, 99955, 1368, 2, 0x0}, /* aten::max_unpool2d */
    {100036, 100059, 1370, 2, 0x0}, /* aten::max_unpool2d.out */
    {100167, 100186, 1372, 2, 0x0}, /* aten::max_unpool3d */
    {100298, 100321, 1374, 2, 0x0}, /* aten::max_unpool3d.out */
    {100460, 100474, 1376, 2, 0x10001}, /* aten::maximum */
    {100525, 100543, 1378, 2, 0x10000}, /* aten::maximum.out */
    {100621, 100632, 1380, 1, 0x40001}, /* aten::mean */
    {100693, 100708, 1381, 2, 0x40001}, /* aten::mean.dim */
    {100806, 100827, 1383, 2, 0x40000}, /* aten::mean.dtype_out */
    {100918, 100933, 1385, 2, 0x40000}, /* aten::mean.out */
    {101051, 101064, 1387, 2, 0x0}, /* aten::median */
    {101100, 101117, 1389, 1, 0x0}, /* aten::median.dim */
    {101211, 101235, 1390, 2, 0x0}, /* aten::median.dim_values */
    {101386, 101403, 1392, 1, 0x20}, /* aten::median.out */
    {101466, 101481, 1393, 1, 0x0}, /* aten::meshgrid */
    {101526, 101550, 1394, 1, 0x0}, /* aten::meshgrid.indexing */
    {101621, 101631, 1395, 2, 0x40000}, /* aten::min */
    {101664, 101678, 1397, 2, 0x40001}, /* aten::min.dim */
    {101769, 101787, 1399, 2, 0x40000}, /* aten::min.dim_min */
    {101933, 101949, 1401, 1, 0x10000}, /* aten::min.other */
    {102002, 102022, 1402, 2, 0x40000}, /* aten::min.unary_out */
    {102088, 102102, 1404, 2, 0x10001}, /* aten::minimum */
    {102153, 102171, 1406, 2, 0x10000}, /* aten::minimum.out */
    {102249, 102260, 1408, 2, 0x10000}, /* aten::mish */
    {102294, 102309, 1410, 2, 0x0}, /* aten::mish.out */
    {102370, 102382, 1412, 2, 0x0}, /* aten::mish_ */
    {102425, 102445, 1414, 3, 0x0}, /* aten::mish_backward */
    {102508, 102517, 1417, 2, 0x1}, /* aten::mm */
    {102562, 102575, 1419, 2, 0x0}, /* aten::mm.out */
    {102647, 102658, 1421, 2, 0x0}, /* aten::mode */
    {102749, 102767, 1423, 2, 0x0}, /* aten::mode.values */
    {102915, 102934, 1425, 1, 0x0}, /* aten::moveaxis.int */
    {103011, 103034, 1426, 1, 0x0}, /* aten::moveaxis.intlist */
    {103119, 103137, 1427, 1, 0x0}, /* aten::movedim.int */
    {103213, 103235, 1428, 1, 0x0}, /* aten::movedim.intlist */
    {103319, 103334, 1429, 2, 0x0}, /* aten::mse_loss */
    {103407, 103426, 1431, 2, 0x0}, /* aten::mse_loss.out */
    {103526, 103550, 1433, 2, 0x0}, /* aten::mse_loss_backward */
    {103647, 103682, 1435, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {103820, 103832, 1437, 1, 0x0}, /* aten::msort */
    {103867, 103883, 1438, 1, 0x0}, /* aten::msort.out */
    {103945, 103962, 1439, 1, 0x10001}, /* aten::mul.Scalar */
    {104016, 104037, 1440, 1, 0x20}, /* aten::mul.Scalar_out */
    {104118, 104135, 1441, 2, 0x10001}, /* aten::mul.Tensor */
    {104189, 104203, 1443, 2, 0x10000}, /* aten::mul.out */
    {104277, 104295, 1445, 1, 0x10000}, /* aten::mul_.Scalar */
    {104358, 104376, 1446, 2, 0x10000}, /* aten::mul_.Tensor */
    {104439, 104461, 1448, 1, 0x0}, /* aten::multiply.Scalar */
    {104520, 104542, 1449, 1, 0x0}, /* aten::multiply.Tensor */
    {104601, 104620, 1450, 1, 0x0}, /* aten::multiply.out */
    {104699, 104722, 1451, 1, 0x0}, /* aten::multiply_.Scalar */
    {104790, 104813, 1452, 1, 0x0}, /* aten::multiply_.Tensor */
    {104881, 104890, 1453, 1, 0x0}, /* aten::mv */
    {104934, 104947, 1454, 1, 0x0}, /* aten::mv.out */
    {105018, 105035, 1455, 2, 0x10000}, /* aten::nan_to_num */
    {105132, 105153, 1457, 2, 0x10000}, /* aten::nan_to_num.out */
    {105277, 105295, 1459, 2, 0x10000}, /* aten::nan_to_num_ */
    {105401, 105417, 1461, 2, 0x0}, /* aten::nanmedian */
    {105456, 105476, 1463, 1, 0x0}, /* aten::nanmedian.dim */
    {105573, 105600, 1464, 2, 0x0}, /* aten::nanmedian.dim_values */
    {105754, 105774, 1466, 1, 0x20}, /* aten::nanmedian.out */
    {105840, 105853, 1467, 2, 0x40000}, /* aten::nansum */
    {105954, 105971, 1469, 2, 0x40000}, /* aten::nansum.out */
    {106096, 106109, 1471, 1, 0x0}, /* aten::narrow */
    {106189, 106209, 1472, 1, 0x0}, /* aten::narrow.Tensor */
    {106296, 106314, 1473, 1, 0x80000}, /* aten::narrow_copy */
    {106393, 106415, 1474, 2, 0x0}, /* aten::narrow_copy.out */
    {106521, 106545, 1476, 2, 0x0}, /* aten::native_batch_norm */
    {106726, 106754, 1478, 2, 0x0}, /* aten::native_batch_norm.out */
    {107016, 107049, 1480, 2, 0x0}, /* aten::native_batch_norm_backward */
    {107284, 107321, 1482, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {107626, 107650, 1483, 2, 0x1}, /* aten::native_group_norm */
    {107800, 107828, 1485, 1, 0x20}, /* aten::native_group_norm.out */
    {108048, 108081, 1486, 2, 0x1}, /* aten::native_group_norm_backward */
    {108279, 108316, 1488, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {108584, 108608, 1489, 2, 0x1}, /* aten::native_layer_norm */
    {108742, 108770, 1491, 1, 0x20}, /* aten::native_layer_norm.out */
    {108974, 109007, 1492, 2, 0x1}, /* aten::native_layer_norm_backward */
    {109203, 109240, 1494, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {109506, 109522, 1495, 2, 0x10001}, /* aten::ne.Scalar */
    {109575, 109595, 1497, 2, 0x10000}, /* aten::ne.Scalar_out */
    {109675, 109691, 1499, 2, 0x10001}, /* aten::ne.Tensor */
    {109744, 109764, 1501, 2, 0x10000}, /* aten::ne.Tensor_out */
    {109844, 109861, 1503, 2, 0x0}, /* aten::ne_.Scalar */
    {109923, 109940, 1505, 2, 0x0}, /* aten::ne_.Tensor */
    {110002, 110012, 1507, 2, 0x10001}, /* aten::neg */
    {110045, 110059, 1509, 2, 0x10000}, /* aten::neg.out */
    {110119, 110130, 1511, 2, 0x10000}, /* aten::neg_ */
    {110172, 110187, 1513, 1, 0x0}, /* aten::negative */
    {110225, 110244, 1514, 1, 0x0}, /* aten::negative.out */
    {110309, 110325, 1515, 1, 0x0}, /* aten::negative_ */
    {110372, 110388, 1516, 1, 0x0}, /* aten::new_empty */
    {110534, 110554, 1517, 1, 0x20}, /* aten::new_empty.out */
    {110635, 110659, 1518, 1, 0x0}, /* aten::new_empty_strided */
    {110830, 110858, 1519, 1, 0x20}, /* aten::new_empty_strided.out */
    {110964, 110979, 1520, 1, 0x0}, /* aten::new_full */
    {111143, 111162, 1521, 1, 0x20}, /* aten::new_full.out */
    {111261, 111276, 1522, 1, 0x0}, /* aten::new_ones */
    {111421, 111440, 1523, 1, 0x20}, /* aten::new_ones.out */
    {111520, 111536, 1524, 1, 0x0}, /* aten::new_zeros */
    {111682, 111702, 1525, 1, 0x20}, /* aten::new_zeros.out */
    {111783, 111799, 1526, 2, 0x10000}, /* aten::nextafter */
    {111852, 111872, 1528, 2, 0x10000}, /* aten::nextafter.out */
    {111952, 111969, 1530, 2, 0x10000}, /* aten::nextafter_ */
    {112031, 112045, 1532, 1, 0x9}, /* aten::nonzero */
    {112082, 112102, 1533, 1, 0x0}, /* aten::nonzero_numpy */
    {112147, 112165, 1534, 1, 0x40000}, /* aten::norm.Scalar */
    {112218, 112243, 1535, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {112334, 112365, 1537, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {112477, 112504, 1539, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {112586, 112617, 1540, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {112723, 112745, 1541, 1, 0x20}, /* aten::norm.Scalar_out */
    {112825, 112846, 1542, 2, 0x40000}, /* aten::norm.dtype_out */
    {112968, 112983, 1544, 2, 0x40000}, /* aten::norm.out */
    {113087, 113110, 1546, 1, 0x0}, /* aten::not_equal.Scalar */
    {113170, 113197, 1547, 1, 0x0}, /* aten::not_equal.Scalar_out */
    {113284, 113307, 1548, 1, 0x0}, /* aten::not_equal.Tensor */
    {113367, 113394, 1549, 1, 0x0}, /* aten::not_equal.Tensor_out */
    {113481, 113505, 1550, 1, 0x0}, /* aten::not_equal_.Scalar */
    {113574, 113598, 1551, 1, 0x0}, /* aten::not_equal_.Tensor */
    {113667, 113679, 1552, 1, 0x0}, /* aten::numel */
    {113711, 113725, 1553, 1, 0x0}, /* aten::numpy_T */
    {113768, 113782, 1554, 1, 0x8}, /* aten::one_hot */
    {113839, 113850, 1555, 2, 0x0}, /* aten::ones */
    {113978, 113993, 1557, 1, 0x0}, /* aten::ones.out */
    {114056, 114072, 1558, 1, 0x0}, /* aten::ones_like */
    {114237, 114257, 1559, 1, 0x20}, /* aten::ones_like.out */
    {114357, 114369, 1560, 1, 0x0}, /* aten::outer */
    {114417, 114433, 1561, 1, 0x0}, /* aten::outer.out */
    {114508, 114518, 1562, 1, 0x0}, /* aten::pad */
    {114605, 114629, 1563, 1, 0x0}, /* aten::pairwise_distance */
    {114733, 114745, 1564, 1, 0x0}, /* aten::pdist */
    {114791, 114805, 1565, 1, 0x1}, /* aten::permute */
    {114860, 114879, 1566, 1, 0x80000}, /* aten::permute_copy */
    {114933, 114956, 1567, 1, 0x80020}, /* aten::permute_copy.out */
    {115037, 115060, 1568, 1, 0x0}, /* aten::poisson_nll_loss */
    {115175, 115187, 1569, 2, 0x0}, /* aten::polar */
    {115235, 115251, 1571, 2, 0x0}, /* aten::polar.out */
    {115326, 115341, 1573, 1, 0x10000}, /* aten::positive */
    {115385, 115402, 1574, 2, 0x10001}, /* aten::pow.Scalar */
    {115459, 115480, 1576, 2, 0x10000}, /* aten::pow.Scalar_out */
    {115564, 115588, 1578, 2, 0x10001}, /* aten::pow.Tensor_Scalar */
    {115652, 115680, 1580, 2, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {115771, 115795, 1582, 2, 0x10001}, /* aten::pow.Tensor_Tensor */
    {115859, 115887, 1584, 2, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {115978, 115996, 1586, 2, 0x10000}, /* aten::pow_.Scalar */
    {116062, 116080, 1588, 2, 0x10000}, /* aten::pow_.Tensor */
    {116146, 116158, 1590, 1, 0x0}, /* aten::prelu */
    {116208, 116219, 1591, 2, 0x40001}, /* aten::prod */
    {116280, 116299, 1593, 2, 0x40001}, /* aten::prod.dim_int */
    {116397, 116416, 1595, 2, 0x40000}, /* aten::prod.int_out */
    {116534, 116549, 1597, 1, 0x20}, /* aten::prod.out */
    {116634, 116654, 1598, 1, 0x0}, /* aten::promote_types */
    {116724, 116734, 1599, 1, 0x0}, /* aten::put */
    {116819, 116833, 1600, 1, 0x20}, /* aten::put.out */
    {116945, 116956, 1601, 2, 0x0}, /* aten::put_ */
    {117050, 117064, 1603, 1, 0x10000}, /* aten::rad2deg */
    {117101, 117119, 1604, 1, 0x10000}, /* aten::rad2deg.out */
    {117183, 117198, 1605, 1, 0x10000}, /* aten::rad2deg_ */
    {117244, 117256, 1606, 2, 0x0}, /* aten::range */
    {117396, 117412, 1608, 2, 0x0}, /* aten::range.out */
    {117502, 117519, 1610, 1, 0x0}, /* aten::range.out_ */
    {117595, 117612, 1611, 2, 0x0}, /* aten::range.step */
    {117772, 117784, 1613, 1, 0x0}, /* aten::ravel */
    {117825, 117836, 1614, 1, 0x0}, /* aten::real */
    {117876, 117893, 1615, 2, 0x10001}, /* aten::reciprocal */
    {117933, 117954, 1617, 2, 0x10000}, /* aten::reciprocal.out */
    {118021, 118039, 1619, 2, 0x10000}, /* aten::reciprocal_ */
    {118088, 118111, 1621, 2, 0x1}, /* aten::reflection_pad1d */
    {118176, 118203, 1623, 2, 0x0}, /* aten::reflection_pad1d.out */
    {118295, 118327, 1625, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {118421, 118464, 1627, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {118599, 118622, 1629, 2, 0x1}, /* aten::reflection_pad2d */
    {118687, 118714, 1631, 2, 0x0}, /* aten::reflection_pad2d.out */
    {118806, 118838, 1633, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {118932, 118975, 1635, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {119110, 119133, 1637, 2, 0x1}, /* aten::reflection_pad3d */
    {119198, 119225, 1639, 2, 0x0}, /* aten::reflection_pad3d.out */
    {119317, 119349, 1641, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {119443, 119486, 1643, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {119621, 119632, 1645, 2, 0x10001}, /* aten::relu */
    {119666, 119681, 1647, 1, 0x20}, /* aten::relu.out */
    {119742, 119754, 1648, 1, 0x10000}, /* aten::relu6 */
    {119789, 119802, 1649, 1, 0x0}, /* aten::relu6_ */
    {119846, 119858, 1650, 2, 0x10000}, /* aten::relu_ */
    {119901, 119924, 1652, 1, 0x10001}, /* aten::remainder.Scalar */
    {119984, 120014, 1653, 2, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {120081, 120115, 1655, 1, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {120209, 120236, 1656, 1, 0x10000}, /* aten::remainder.Scalar_out */
    {120323, 120346, 1657, 2, 0x10001}, /* aten::remainder.Tensor */
    {120406, 120433, 1659, 2, 0x10000}, /* aten::remainder.Tensor_out */
    {120520, 120544, 1661, 1, 0x10000}, /* aten::remainder_.Scalar */
    {120613, 120637, 1662, 2, 0x10000}, /* aten::remainder_.Tensor */
    {120706, 120719, 1664, 1, 0x1}, /* aten::repeat */
    {120773, 120790, 1665, 1, 0x20}, /* aten::repeat.out */
    {120871, 120902, 1666, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {120988, 121023, 1667, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {121133, 121169, 1668, 1, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {121288, 121321, 1669, 1, 0x0}, /* aten::repeat_interleave.self_int */
    {121437, 121461, 1670, 2, 0x0}, /* aten::replication_pad1d */
    {121527, 121555, 1672, 2, 0x0}, /* aten::replication_pad1d.out */
    {121648, 121681, 1674, 2, 0x0}, /* aten::replication_pad1d_backward */
    {121776, 121820, 1676, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {121956, 121980, 1678, 2, 0x1}, /* aten::replication_pad2d */
    {122046, 122074, 1680, 2, 0x0}, /* aten::replication_pad2d.out */
    {122167, 122200, 1682, 2, 0x0}, /* aten::replication_pad2d_backward */
    {122295, 122339, 1684, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {122475, 122499, 1686, 2, 0x1}, /* aten::replication_pad3d */
    {122565, 122593, 1688, 2, 0x0}, /* aten::replication_pad3d.out */
    {122686, 122719, 1690, 2, 0x0}, /* aten::replication_pad3d_backward */
    {122814, 122858, 1692, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {122994, 123008, 1694, 1, 0x0}, /* aten::reshape */
    {123067, 123084, 1695, 1, 0x0}, /* aten::reshape_as */
    {123144, 123157, 1696, 1, 0x20}, /* aten::resize */
    {123245, 123262, 1697, 1, 0x20}, /* aten::resize.out */
    {123374, 123388, 1698, 2, 0x81}, /* aten::resize_ */
    {123485, 123501, 1700, 1, 0x20}, /* aten::resize_as */
    {123598, 123618, 1701, 1, 0x20}, /* aten::resize_as.out */
    {123739, 123756, 1702, 1, 0x80}, /* aten::resize_as_ */
    {123862, 123881, 1703, 1, 0x0}, /* aten::resolve_conj */
    {123929, 123947, 1704, 1, 0x0}, /* aten::resolve_neg */
    {123994, 124019, 1705, 1, 0x0}, /* aten::result_type.Scalar */
    {124087, 124119, 1706, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {124197, 124229, 1707, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {124305, 124330, 1708, 1, 0x0}, /* aten::result_type.Tensor */
    {124398, 124413, 1709, 1, 0x0}, /* aten::rms_norm */
    {124517, 124528, 1710, 2, 0x0}, /* aten::roll */
    {124596, 124611, 1712, 1, 0x20}, /* aten::roll.out */
    {124706, 124718, 1713, 1, 0x0}, /* aten::rot90 */
    {124780, 124796, 1714, 1, 0x20}, /* aten::rot90.out */
    {124886, 124898, 1715, 2, 0x10001}, /* aten::round */
    {124933, 124954, 1717, 2, 0x10000}, /* aten::round.decimals */
    {125015, 125040, 1719, 2, 0x10000}, /* aten::round.decimals_out */
    {125125, 125141, 1721, 2, 0x10000}, /* aten::round.out */
    {125203, 125216, 1723, 2, 0x10000}, /* aten::round_ */
    {125260, 125282, 1725, 2, 0x10000}, /* aten::round_.decimals */
    {125352, 125368, 1727, 1, 0x0}, /* aten::row_stack */
    {125412, 125432, 1728, 1, 0x0}, /* aten::row_stack.out */
    {125503, 125515, 1729, 2, 0x10001}, /* aten::rsqrt */
    {125550, 125566, 1731, 2, 0x10000}, /* aten::rsqrt.out */
    {125628, 125641, 1733, 2, 0x10000}, /* aten::rsqrt_ */
    {125685, 125703, 1735, 1, 0x10000}, /* aten::rsub.Scalar */
    {125774, 125796, 1736, 1, 0x20}, /* aten::rsub.Scalar_out */
    {125894, 125912, 1737, 2, 0x0}, /* aten::rsub.Tensor */
    {125986, 126008, 1739, 1, 0x20}, /* aten::rsub.Tensor_out */
    {126106, 126126, 1740, 2, 0x1}, /* aten::scalar_tensor */
    {126258, 126282, 1742, 1, 0x20}, /* aten::scalar_tensor.out */
    {126349, 126370, 1743, 2, 0x0}, /* aten::scatter.reduce */
    {126464, 126489, 1745, 2, 0x0}, /* aten::scatter.reduce_out */
    {126607, 126625, 1747, 2, 0x1}, /* aten::scatter.src */
    {126701, 126723, 1749, 2, 0x0}, /* aten::scatter.src_out */
    {126826, 126846, 1751, 2, 0x1}, /* aten::scatter.value */
    {126926, 126950, 1753, 2, 0x0}, /* aten::scatter.value_out */
    {127057, 127084, 1755, 2, 0x0}, /* aten::scatter.value_reduce */
    {127186, 127217, 1757, 2, 0x0}, /* aten::scatter.value_reduce_out */
    {127343, 127365, 1759, 2, 0x0}, /* aten::scatter_.reduce */
    {127468, 127487, 1761, 2, 0x0}, /* aten::scatter_.src */
    {127572, 127593, 1763, 2, 0x0}, /* aten::scatter_.value */
    {127682, 127710, 1765, 2, 0x0}, /* aten::scatter_.value_reduce */
    {127821, 127839, 1767, 2, 0x1}, /* aten::scatter_add */
    {127915, 127937, 1769, 2, 0x0}, /* aten::scatter_add.out */
    {128040, 128059, 1771, 2, 0x0}, /* aten::scatter_add_ */
    {128144, 128169, 1773, 2, 0x1}, /* aten::scatter_reduce.two */
    {128291, 128320, 1775, 2, 0x0}, /* aten::scatter_reduce.two_out */
    {128466, 128492, 1777, 2, 0x0}, /* aten::scatter_reduce_.two */
    {128623, 128640, 1779, 1, 0x1}, /* aten::select.int */
    {128709, 128731, 1780, 1, 0x0}, /* aten::select_backward */
    {128828, 128854, 1781, 1, 0x20}, /* aten::select_backward.out */
    {128978, 129000, 1782, 1, 0x80000}, /* aten::select_copy.int */
    {129068, 129094, 1783, 1, 0x80020}, /* aten::select_copy.int_out */
    {129189, 129210, 1784, 1, 0x1}, /* aten::select_scatter */
    {129289, 129314, 1785, 1, 0x20}, /* aten::select_scatter.out */
    {129420, 129431, 1786, 1, 0x10000}, /* aten::selu */
    {129465, 129477, 1787, 1, 0x10000}, /* aten::selu_ */
    {129520, 129530, 1788, 2, 0x10000}, /* aten::sgn */
    {129563, 129577, 1790, 2, 0x10000}, /* aten::sgn.out */
    {129637, 129648, 1792, 2, 0x10000}, /* aten::sgn_ */
    {129690, 129704, 1794, 2, 0x10001}, /* aten::sigmoid */
    {129741, 129759, 1796, 2, 0x10000}, /* aten::sigmoid.out */
    {129823, 129838, 1798, 2, 0x10000}, /* aten::sigmoid_ */
    {129884, 129907, 1800, 2, 0x10000}, /* aten::sigmoid_backward */
    {129975, 130009, 1802, 2, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {130118, 130129, 1804, 2, 0x10001}, /* aten::sign */
    {130163, 130178, 1806, 2, 0x10000}, /* aten::sign.out */
    {130239, 130251, 1808, 2, 0x10000}, /* aten::sign_ */
    {130294, 130308, 1810, 2, 0x10000}, /* aten::signbit */
    {130345, 130363, 1812, 2, 0x10000}, /* aten::signbit.out */
    {130427, 130438, 1814, 2, 0x10000}, /* aten::silu */
    {130472, 130487, 1816, 2, 0x10000}, /* aten::silu.out */
    {130548, 130560, 1818, 2, 0x10000}, /* aten::silu_ */
    {130603, 130623, 1820, 2, 0x10000}, /* aten::silu_backward */
    {130686, 130717, 1822, 2, 0x10000}, /* aten::silu_backward.grad_input */
    {130821, 130831, 1824, 2, 0x10001}, /* aten::sin */
    {130864, 130878, 1826, 2, 0x10000}, /* aten::sin.out */
    {130938, 130949, 1828, 2, 0x10000}, /* aten::sin_ */
    {130991, 131002, 1830, 2, 0x10000}, /* aten::sinc */
    {131036, 131051, 1832, 2, 0x10000}, /* aten::sinc.out */
    {131112, 131124, 1834, 2, 0x10000}, /* aten::sinc_ */
    {131167, 131178, 1836, 2, 0x10001}, /* aten::sinh */
    {131212, 131227, 1838, 2, 0x10000}, /* aten::sinh.out */
    {131288, 131300, 1840, 2, 0x10000}, /* aten::sinh_ */
    {131343, 131358, 1842, 1, 0x0}, /* aten::size.int */
    {131402, 131421, 1843, 1, 0x1}, /* aten::slice.Tensor */
    {131533, 131554, 1844, 1, 0x0}, /* aten::slice_backward */
    {131675, 131700, 1845, 1, 0x20}, /* aten::slice_backward.out */
    {131848, 131872, 1846, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {131983, 132011, 1847, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {132149, 132169, 1848, 1, 0x80001}, /* aten::slice_scatter */
    {132288, 132312, 1849, 1, 0x80020}, /* aten::slice_scatter.out */
    {132458, 132479, 1850, 2, 0x0}, /* aten::smooth_l1_loss */
    {132574, 132599, 1852, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {132721, 132751, 1854, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {132866, 132907, 1856, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {133063, 133086, 1858, 2, 0x0}, /* aten::soft_margin_loss */
    {133167, 133194, 1860, 1, 0x0}, /* aten::soft_margin_loss.out */
    {133302, 133334, 1861, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {133439, 133482, 1863, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {133628, 133646, 1864, 1, 0x0}, /* aten::softmax.int */
    {133720, 133742, 1865, 2, 0x0}, /* aten::softmax.int_out */
    {133843, 133858, 1867, 2, 0x10000}, /* aten::softplus */
    {133932, 133951, 1869, 2, 0x0}, /* aten::softplus.out */
    {134052, 134076, 1871, 2, 0x0}, /* aten::softplus_backward */
    {134174, 134209, 1873, 2, 0x0}, /* aten::softplus_backward.grad_input */
    {134348, 134365, 1875, 2, 0x10000}, /* aten::softshrink */
    {134423, 134444, 1877, 2, 0x0}, /* aten::softshrink.out */
    {134529, 134555, 1879, 2, 0x0}, /* aten::softshrink_backward */
    {134638, 134675, 1881, 2, 0x0}, /* aten::softshrink_backward.grad_input */
    {134799, 134810, 1883, 1, 0x1}, /* aten::sort */
    {134904, 134922, 1884, 2, 0x0}, /* aten::sort.stable */
    {135040, 135058, 1886, 2, 0x0}, /* aten::sort.values */
    {135209, 135234, 1888, 2, 0x0}, /* aten::sort.values_stable */
    {135406, 135432, 1890, 1, 0x0}, /* aten::special_log_softmax */
    {135517, 135541, 1891, 1, 0x0}, /* aten::special_logsumexp */
    {135620, 135648, 1892, 1, 0x0}, /* aten::special_logsumexp.out */
    {135754, 135776, 1893, 1, 0x0}, /* aten::special_softmax */
    {135854, 135873, 1894, 1, 0x0}, /* aten::split.Tensor */
    {135958, 135976, 1895, 1, 0x0}, /* aten::split.sizes */
    {136062, 136086, 1896, 1, 0x80000}, /* aten::split_copy.Tensor */
    {136165, 136193, 1897, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {136291, 136314, 1898, 1, 0x1}, /* aten::split_with_sizes */
    {136406, 136434, 1899, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {136520, 136552, 1900, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {136657, 136668, 1901, 2, 0x10001}, /* aten::sqrt */
    {136702, 136717, 1903, 2, 0x10000}, /* aten::sqrt.out */
    {136778, 136790, 1905, 2, 0x10000}, /* aten::sqrt_ */
    {136833, 136846, 1907, 1, 0x10000}, /* aten::square */
    {136882, 136899, 1908, 1, 0x10000}, /* aten::square.out */
    {136962, 136976, 1909, 1, 0x10000}, /* aten::square_ */
    {137021, 137035, 1910, 1, 0x0}, /* aten::squeeze */
    {137078, 137096, 1911, 1, 0x1}, /* aten::squeeze.dim */
    {137152, 137171, 1912, 1, 0x1}, /* aten::squeeze.dims */
    {137230, 137245, 1913, 1, 0x80}, /* aten::squeeze_ */
    {137291, 137310, 1914, 1, 0x80}, /* aten::squeeze_.dim */
    {137369, 137389, 1915, 1, 0x80}, /* aten::squeeze_.dims */
    {137451, 137470, 1916, 1, 0x80000}, /* aten::squeeze_copy */
    {137512, 137535, 1917, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {137590, 137617, 1918, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {137699, 137723, 1919, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {137781, 137809, 1920, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {137894, 137917, 1921, 1, 0x80020}, /* aten::squeeze_copy.out */
    {137986, 137998, 1922, 1, 0x0}, /* aten::stack */
    {138049, 138065, 1923, 1, 0x0}, /* aten::stack.out */
    {138143, 138153, 1924, 1, 0x40000}, /* aten::std */
    {138206, 138227, 1925, 2, 0x40000}, /* aten::std.correction */
    {138337, 138362, 1927, 2, 0x40000}, /* aten::std.correction_out */
    {138496, 138510, 1929, 1, 0x40000}, /* aten::std.dim */
    {138600, 138614, 1930, 1, 0x40000}, /* aten::std.out */
    {138727, 138742, 1931, 1, 0x40000}, /* aten::std_mean */
    {138810, 138836, 1932, 2, 0x40000}, /* aten::std_mean.correction */
    {138961, 138991, 1934, 1, 0x20}, /* aten::std_mean.correction_out */
    {139162, 139181, 1935, 1, 0x40000}, /* aten::std_mean.dim */
    {139286, 139303, 1936, 1, 0x0}, /* aten::stride.int */
    {139349, 139366, 1937, 1, 0x10001}, /* aten::sub.Scalar */
    {139436, 139457, 1938, 1, 0x20}, /* aten::sub.Scalar_out */
    {139554, 139571, 1939, 2, 0x10001}, /* aten::sub.Tensor */
    {139644, 139658, 1941, 2, 0x10000}, /* aten::sub.out */
    {139748, 139766, 1943, 1, 0x10000}, /* aten::sub_.Scalar */
    {139845, 139863, 1944, 2, 0x10000}, /* aten::sub_.Tensor */
    {139945, 139967, 1946, 1, 0x0}, /* aten::subtract.Scalar */
    {140042, 140064, 1947, 1, 0x0}, /* aten::subtract.Tensor */
    {140142, 140161, 1948, 1, 0x0}, /* aten::subtract.out */
    {140256, 140279, 1949, 1, 0x0}, /* aten::subtract_.Scalar */
    {140363, 140386, 1950, 1, 0x0}, /* aten::subtract_.Tensor */
    {140473, 140483, 1951, 1, 0x40000}, /* aten::sum */
    {140543, 140565, 1952, 2, 0x40000}, /* aten::sum.IntList_out */
    {140690, 140712, 1954, 2, 0x40001}, /* aten::sum.dim_IntList */
    {140817, 140831, 1956, 1, 0x20}, /* aten::sum.out */
    {140915, 140933, 1957, 1, 0x0}, /* aten::sum_to_size */
    {140989, 141004, 1958, 1, 0x0}, /* aten::swapaxes */
    {141070, 141086, 1959, 1, 0x80}, /* aten::swapaxes_ */
    {141155, 141170, 1960, 1, 0x0}, /* aten::swapdims */
    {141234, 141250, 1961, 1, 0x80}, /* aten::swapdims_ */
    {141317, 141333, 1962, 1, 0x1}, /* aten::sym_numel */
    {141372, 141391, 1963, 1, 0x1}, /* aten::sym_size.int */
    {141442, 141467, 1964, 1, 0x1}, /* aten::sym_storage_offset */
    {141515, 141536, 1965, 1, 0x1}, /* aten::sym_stride.int */
    {141589, 141597, 1966, 1, 0x0}, /* aten::t */
    {141634, 141643, 1967, 1, 0x80}, /* aten::t_ */
    {141683, 141696, 1968, 1, 0x80000}, /* aten::t_copy */
    {141732, 141749, 1969, 1, 0x80020}, /* aten::t_copy.out */
    {141812, 141823, 1970, 2, 0x0}, /* aten::take */
    {141871, 141886, 1972, 2, 0x0}, /* aten::take.out */
    {141961, 141982, 1974, 1, 0x0}, /* aten::take_along_dim */
    {142057, 142082, 1975, 1, 0x0}, /* aten::take_along_dim.out */
    {142184, 142194, 1976, 2, 0x10001}, /* aten::tan */
    {142227, 142241, 1978, 2, 0x10000}, /* aten::tan.out */
    {142301, 142312, 1980, 2, 0x10000}, /* aten::tan_ */
    {142354, 142365, 1982, 2, 0x10001}, /* aten::tanh */
    {142399, 142414, 1984, 2, 0x10000}, /* aten::tanh.out */
    {142475, 142487, 1986, 2, 0x10000}, /* aten::tanh_ */
    {142530, 142550, 1988, 2, 0x10000}, /* aten::tanh_backward */
    {142615, 142646, 1990, 2, 0x10000}, /* aten::tanh_backward.grad_input */
    {142752, 142779, 1992, 1, 0x0}, /* aten::tensor_split.indices */
    {142871, 142899, 1993, 1, 0x0}, /* aten::tensor_split.sections */
    {142991, 143037, 1994, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {143165, 143181, 1995, 1, 0x0}, /* aten::tensordot */
    {143269, 143289, 1996, 1, 0x0}, /* aten::tensordot.out */
    {143404, 143420, 1997, 2, 0x10000}, /* aten::threshold */
    {143491, 143511, 1999, 2, 0x0}, /* aten::threshold.out */
    {143609, 143626, 2001, 2, 0x0}, /* aten::threshold_ */
    {143706, 143731, 2003, 2, 0x10000}, /* aten::threshold_backward */
    {143817, 143853, 2005, 2, 0x0}, /* aten::threshold_backward.grad_input */
    {143980, 143991, 2007, 1, 0x0}, /* aten::tile */
    {144040, 144056, 2008, 1, 0x0}, /* aten::to.device */
    {144210, 144225, 2009, 1, 0x0}, /* aten::to.dtype */
    {144363, 144385, 2010, 1, 0x0}, /* aten::to.dtype_layout */
    {144604, 144619, 2011, 1, 0x0}, /* aten::to.other */
    {144753, 144764, 2012, 2, 0x1}, /* aten::topk */
    {144882, 144900, 2014, 2, 0x0}, /* aten::topk.values */
    {145075, 145087, 2016, 2, 0x0}, /* aten::trace */
    {145122, 145138, 2018, 1, 0x20}, /* aten::trace.out */
    {145200, 145220, 2019, 1, 0x0}, /* aten::transpose.int */
    {145289, 145306, 2020, 1, 0x80}, /* aten::transpose_ */
    {145374, 145399, 2021, 1, 0x80000}, /* aten::transpose_copy.int */
    {145467, 145496, 2022, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {145591, 145610, 2023, 1, 0x0}, /* aten::trapezoid.dx */
    {145677, 145695, 2024, 1, 0x0}, /* aten::trapezoid.x */
    {145758, 145773, 2025, 1, 0x0}, /* aten::trapz.dx */
    {145835, 145849, 2026, 1, 0x0}, /* aten::trapz.x */
    {145908, 145919, 2027, 2, 0x0}, /* aten::tril */
    {145972, 145987, 2029, 2, 0x0}, /* aten::tril.out */
    {146067, 146079, 2031, 2, 0x0}, /* aten::tril_ */
    {146141, 146160, 2033, 3, 0x0}, /* aten::tril_indices */
    {146313, 146336, 2036, 1, 0x20}, /* aten::tril_indices.out */
    {146424, 146450, 2037, 1, 0x0}, /* aten::triplet_margin_loss */
    {146618, 146629, 2038, 2, 0x0}, /* aten::triu */
    {146682, 146697, 2040, 2, 0x0}, /* aten::triu.out */
    {146777, 146789, 2042, 2, 0x0}, /* aten::triu_ */
    {146851, 146870, 2044, 3, 0x0}, /* aten::triu_indices */
    {147023, 147046, 2047, 1, 0x20}, /* aten::triu_indices.out */
    {147134, 147159, 2048, 1, 0x0}, /* aten::true_divide.Scalar */
    {147221, 147246, 2049, 1, 0x10000}, /* aten::true_divide.Tensor */
    {147308, 147330, 2050, 1, 0x0}, /* aten::true_divide.out */
    {147412, 147438, 2051, 1, 0x0}, /* aten::true_divide_.Scalar */
    {147509, 147535, 2052, 1, 0x0}, /* aten::true_divide_.Tensor */
    {147606, 147618, 2053, 2, 0x10001}, /* aten::trunc */
    {147653, 147669, 2055, 2, 0x10000}, /* aten::trunc.out */
    {147731, 147744, 2057, 2, 0x10000}, /* aten::trunc_ */
    {147788, 147802, 2059, 1, 0x0}, /* aten::type_as */
    {147853, 147870, 2060, 1, 0x0}, /* aten::unbind.int */
    {147934, 147956, 2061, 1, 0x80000}, /* aten::unbind_copy.int */
    {148014, 148040, 2062, 1, 0x0}, /* aten::unbind_copy.int_out */
    {148117, 148137, 2063, 1, 0x0}, /* aten::unflatten.int */
    {148211, 148224, 2064, 2, 0x0}, /* aten::unfold */
    {148301, 148323, 2066, 2, 0x0}, /* aten::unfold_backward */
    {148422, 148448, 2068, 1, 0x20}, /* aten::unfold_backward.out */
    {148574, 148592, 2069, 1, 0x80000}, /* aten::unfold_copy */
    {148668, 148690, 2070, 1, 0x80020}, /* aten::unfold_copy.out */
    {148793, 148812, 2071, 1, 0x100}, /* aten::unsafe_chunk */
    {148879, 148905, 2072, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {148986, 149016, 2073, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {149116, 149146, 2074, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {149234, 149268, 2075, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {149375, 149391, 2076, 1, 0x1}, /* aten::unsqueeze */
    {149445, 149462, 2077, 1, 0x80}, /* aten::unsqueeze_ */
    {149519, 149540, 2078, 1, 0x80000}, /* aten::unsqueeze_copy */
    {149593, 149618, 2079, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {149698, 149723, 2080, 2, 0x0}, /* aten::upsample_bicubic2d */
    {149858, 149887, 2082, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {150049, 150078, 2084, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {150198, 150232, 2085, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {150405, 150450, 2087, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {150664, 150690, 2089, 2, 0x0}, /* aten::upsample_bilinear2d */
    {150826, 150856, 2091, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {151019, 151049, 2093, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {151170, 151205, 2094, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {151379, 151425, 2096, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {151640, 151664, 2098, 2, 0x0}, /* aten::upsample_linear1d */
    {151774, 151802, 2100, 2, 0x0}, /* aten::upsample_linear1d.out */
    {151939, 151967, 2102, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {152086, 152119, 2103, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {152267, 152311, 2105, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {152500, 152525, 2107, 2, 0x0}, /* aten::upsample_nearest1d */
    {152616, 152645, 2109, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {152763, 152792, 2111, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {152892, 152926, 2112, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {153055, 153100, 2114, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {153270, 153295, 2116, 2, 0x0}, /* aten::upsample_nearest2d */
    {153410, 153439, 2118, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {153581, 153610, 2120, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {153710, 153744, 2121, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {153897, 153942, 2123, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {154136, 154161, 2125, 2, 0x0}, /* aten::upsample_nearest3d */
    {154298, 154327, 2127, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {154491, 154520, 2129, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {154620, 154654, 2130, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {154829, 154874, 2132, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {155090, 155117, 2134, 2, 0x0}, /* aten::upsample_trilinear3d */
    {155276, 155307, 2136, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {155493, 155524, 2138, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {155646, 155682, 2139, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {155879, 155926, 2141, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {156164, 156205, 2143, 1, 0x0}, /* aten::value_selecting_reduction_backward */
    {156324, 156334, 2144, 1, 0x40000}, /* aten::var */
    {156387, 156408, 2145, 2, 0x40001}, /* aten::var.correction */
    {156518, 156543, 2147, 2, 0x40000}, /* aten::var.correction_out */
    {156677, 156691, 2149, 1, 0x40001}, /* aten::var.dim */
    {156781, 156795, 2150, 1, 0x40000}, /* aten::var.out */
    {156908, 156923, 2151, 1, 0x40000}, /* aten::var_mean */
    {156991, 157017, 2152, 2, 0x40000}, /* aten::var_mean.correction */
    {157142, 157172, 2154, 1, 0x20}, /* aten::var_mean.correction_out */
    {157343, 157362, 2155, 1, 0x40000}, /* aten::var_mean.dim */
    {157467, 157478, 2156, 2, 0x0}, /* aten::vdot */
    {157526, 157541, 2158, 1, 0x0}, /* aten::vdot.out */
    {157616, 157627, 2159, 2, 0x1}, /* aten::view */
    {157682, 157699, 2161, 1, 0x0}, /* aten::view.dtype */
    {157763, 157777, 2162, 1, 0x0}, /* aten::view_as */
    {157834, 157856, 2163, 2, 0x0}, /* aten::view_as_complex */
    {157907, 157934, 2165, 1, 0x80000}, /* aten::view_as_complex_copy */
    {157984, 158015, 2166, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {158092, 158111, 2167, 2, 0x0}, /* aten::view_as_real */
    {158159, 158183, 2169, 1, 0x80000}, /* aten::view_as_real_copy */
    {158230, 158258, 2170, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {158332, 158348, 2171, 1, 0x80000}, /* aten::view_copy */
    {158402, 158424, 2172, 1, 0x80000}, /* aten::view_copy.dtype */
    {158487, 158513, 2173, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {158603, 158623, 2174, 1, 0x80020}, /* aten::view_copy.out */
    {158704, 158723, 2175, 1, 0x0}, /* aten::vsplit.array */
    {158793, 158810, 2176, 1, 0x0}, /* aten::vsplit.int */
    {158877, 158890, 2177, 1, 0x0}, /* aten::vstack */
    {158931, 158948, 2178, 1, 0x0}, /* aten::vstack.out */
    {159016, 159035, 2179, 1, 0x0}, /* aten::where.Scalar */
    {159109, 159133, 2180, 1, 0x0}, /* aten::where.ScalarOther */
    {159212, 159235, 2181, 1, 0x0}, /* aten::where.ScalarSelf */
    {159313, 159330, 2182, 2, 0x10001}, /* aten::where.self */
    {159402, 159423, 2184, 2, 0x0}, /* aten::where.self_out */
    {159522, 159550, 2186, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {159638, 159665, 2187, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {159752, 159774, 2188, 2, 0x10000}, /* aten::xlogy.OutTensor */
    {159856, 159881, 2190, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {159943, 159967, 2191, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {160028, 160047, 2192, 2, 0x10000}, /* aten::xlogy.Tensor */
    {160103, 160129, 2194, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {160200, 160220, 2195, 2, 0x10000}, /* aten::xlogy_.Tensor */
    {160285, 160296, 2197, 1, 0x20}, /* aten::zero */
    {160330, 160345, 2198, 1, 0x20}, /* aten::zero.out */
    {160406, 160418, 2199, 2, 0x0}, /* aten::zero_ */
    {160461, 160473, 2201, 2, 0x0}, /* aten::zeros */
    {160602, 160618, 2203, 1, 0x0}, /* aten::zeros.out */
    {160682, 160699, 2204, 1, 0x0}, /* aten::zeros_like */
    {160865, 160886, 2205, 1, 0x20}, /* aten::zeros_like.out */
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
    {1, 0, 28}, /* aten::_batch_norm_with_update.out CPU */
    {16, 0, 28}, /* aten::_batch_norm_with_update.out Meta */
    {141, 6, 11}, /* aten::_batch_norm_with_update_functional CompositeExplicitAutograd */
    {1, 0, 29}, /* aten::_cdist_backward CPU */
    {16, 0, 29}, /* aten::_cdist_backward Meta */
    {141, 4, 12}, /* aten::_cdist_backward.out CompositeExplicitAutograd */
    {1, 0, 30}, /* aten::_cdist_forward CPU */
    {16, 0, 30}, /* aten::_cdist_forward Meta */
    {141, 4, 13}, /* aten::_cdist_forward.out CompositeExplicitAutograd */
    {141, 0, 31}, /* aten::_conj CompositeExplicitAutograd */
    {142, 7, 14}, /* aten::_conj_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 15}, /* aten::_conj_copy.out CompositeExplicitAutograd */
    {1, 0, 32}, /* aten::_conj_physical CPU */
    {16, 0, 32}, /* aten::_conj_physical Meta */
    {141, 4, 16}, /* aten::_conj_physical.out CompositeExplicitAutograd */
    {141, 0, 33}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 34}, /* aten::_convolution.deprecated implicit */
    {141, 4, 17}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 35}, /* aten::_convolution_mode implicit */
    {1, 0, 36}, /* aten::_cummax_helper CPU */
    {16, 0, 36}, /* aten::_cummax_helper Meta */
    {1, 0, 37}, /* aten::_cummin_helper CPU */
    {16, 0, 37}, /* aten::_cummin_helper Meta */
    {1, 0, 38}, /* aten::_fft_c2c CPU */
    {16, 0, 38}, /* aten::_fft_c2c Meta */
    {1, 4, 18}, /* aten::_fft_c2c.out CPU */
    {16, 4, 18}, /* aten::_fft_c2c.out Meta */
    {1, 0, 39}, /* aten::_fft_c2r CPU */
    {16, 0, 39}, /* aten::_fft_c2r Meta */
    {1, 4, 19}, /* aten::_fft_c2r.out CPU */
    {16, 4, 19}, /* aten::_fft_c2r.out Meta */
    {1, 0, 40}, /* aten::_fft_r2c CPU */
    {16, 0, 40}, /* aten::_fft_r2c Meta */
    {1, 4, 20}, /* aten::_fft_r2c.out CPU */
    {16, 4, 20}, /* aten::_fft_r2c.out Meta */
    {138, 0, 41}, /* aten::_fused_rms_norm implicit */
    {141, 0, 42}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 43}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 44}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 45}, /* aten::_logcumsumexp CPU */
    {16, 0, 45}, /* aten::_logcumsumexp Meta */
    {1, 4, 21}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 21}, /* aten::_logcumsumexp.out Meta */
    {1, 0, 46}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 46}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 47}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 47}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 23}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 23}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 49}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 49}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 22}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 48}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 24}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 50}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 25}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 26}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 51}, /* aten::_pdist_forward CPU */
    {16, 0, 51}, /* aten::_pdist_forward Meta */
    {141, 4, 27}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 52}, /* aten::_prelu_kernel CPU */
    {16, 0, 52}, /* aten::_prelu_kernel Meta */
    {1, 0, 53}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 53}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 54}, /* aten::_reshape_alias CPU */
    {16, 0, 54}, /* aten::_reshape_alias Meta */
    {142, 7, 28}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 29}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {141, 0, 55}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 30}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 56}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 31}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {141, 0, 648}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 32}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 57}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 57}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 33}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 33}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 59}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 58}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 58}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 34}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 34}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 60}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 60}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 35}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 35}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 62}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 61}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 61}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 36}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 36}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 63}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 63}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 37}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 37}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 65}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 64}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 64}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 38}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 38}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 66}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 66}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 39}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 39}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 68}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 67}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 67}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 40}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 40}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 69}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 69}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 41}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 41}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 71}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 70}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 70}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 42}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 42}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 72}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 72}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 43}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 43}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 74}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 73}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 73}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 44}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 44}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 75}, /* aten::abs CPU */
    {16, 0, 75}, /* aten::abs Meta */
    {1, 0, 77}, /* aten::abs.out CPU */
    {16, 0, 77}, /* aten::abs.out Meta */
    {1, 0, 76}, /* aten::abs_ CPU */
    {16, 0, 76}, /* aten::abs_ Meta */
    {138, 0, 78}, /* aten::absolute implicit */
    {138, 4, 45}, /* aten::absolute.out implicit */
    {138, 0, 79}, /* aten::absolute_ implicit */
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
    {138, 0, 80}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 81}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 46}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 46}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 82}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 47}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 47}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 83}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 84}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 84}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 48}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 48}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 85}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 85}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 49}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 49}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 86}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 86}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 50}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 50}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 87}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 87}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 51}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 51}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 88}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 52}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::add.Tensor CPU */
    {16, 1, 6}, /* aten::add.Tensor Meta */
    {1, 3, 6}, /* aten::add.out CPU */
    {16, 3, 6}, /* aten::add.out Meta */
    {141, 0, 89}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 6}, /* aten::add_.Tensor CPU */
    {16, 2, 6}, /* aten::add_.Tensor Meta */
    {1, 0, 90}, /* aten::addbmm CPU */
    {16, 0, 90}, /* aten::addbmm Meta */
    {1, 4, 53}, /* aten::addbmm.out CPU */
    {16, 4, 53}, /* aten::addbmm.out Meta */
    {1, 0, 91}, /* aten::addbmm_ CPU */
    {16, 0, 91}, /* aten::addbmm_ Meta */
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
    {141, 0, 92}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 54}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 54}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 93}, /* aten::adjoint implicit */
    {141, 0, 94}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 55}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 56}, /* aten::alias_copy.out CompositeExplicitAutograd */
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
    {141, 0, 95}, /* aten::allclose CompositeExplicitAutograd */
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
    {1, 0, 96}, /* aten::angle CPU */
    {16, 0, 96}, /* aten::angle Meta */
    {1, 0, 97}, /* aten::angle.out CPU */
    {16, 0, 97}, /* aten::angle.out Meta */
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
    {141, 0, 98}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::arange BackendSelect */
    {141, 4, 57}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 99}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::arange.start BackendSelect */
    {1, 4, 58}, /* aten::arange.start_out CPU */
    {16, 4, 58}, /* aten::arange.start_out Meta */
    {141, 0, 100}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::arange.start_step BackendSelect */
    {138, 0, 101}, /* aten::arccos implicit */
    {138, 4, 59}, /* aten::arccos.out implicit */
    {138, 0, 102}, /* aten::arccos_ implicit */
    {138, 0, 103}, /* aten::arccosh implicit */
    {138, 4, 60}, /* aten::arccosh.out implicit */
    {138, 0, 104}, /* aten::arccosh_ implicit */
    {138, 0, 105}, /* aten::arcsin implicit */
    {138, 4, 61}, /* aten::arcsin.out implicit */
    {138, 0, 106}, /* aten::arcsin_ implicit */
    {138, 0, 107}, /* aten::arcsinh implicit */
    {138, 4, 62}, /* aten::arcsinh.out implicit */
    {138, 0, 108}, /* aten::arcsinh_ implicit */
    {138, 0, 109}, /* aten::arctan implicit */
    {138, 4, 63}, /* aten::arctan.out implicit */
    {138, 0, 110}, /* aten::arctan2 implicit */
    {138, 4, 64}, /* aten::arctan2.out implicit */
    {138, 0, 111}, /* aten::arctan2_ implicit */
    {138, 0, 112}, /* aten::arctan_ implicit */
    {138, 0, 113}, /* aten::arctanh implicit */
    {138, 4, 65}, /* aten::arctanh.out implicit */
    {138, 0, 114}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 115}, /* aten::argsort implicit */
    {138, 0, 116}, /* aten::argsort.stable implicit */
    {138, 4, 66}, /* aten::argsort.stable_out implicit */
    {138, 0, 117}, /* aten::argwhere implicit */
    {1, 0, 118}, /* aten::as_strided CPU */
    {16, 0, 118}, /* aten::as_strided Meta */
    {142, 5, 67}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 67}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 68}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 119}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 69}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
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
    {138, 0, 120}, /* aten::atleast_1d implicit */
    {138, 0, 121}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 122}, /* aten::atleast_2d implicit */
    {138, 0, 123}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 124}, /* aten::atleast_3d implicit */
    {138, 0, 125}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 126}, /* aten::avg_pool1d implicit */
    {1, 0, 127}, /* aten::avg_pool2d CPU */
    {16, 0, 127}, /* aten::avg_pool2d Meta */
    {1, 4, 70}, /* aten::avg_pool2d.out CPU */
    {16, 4, 70}, /* aten::avg_pool2d.out Meta */
    {1, 0, 128}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 128}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 71}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 71}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 129}, /* aten::avg_pool3d CPU */
    {16, 0, 129}, /* aten::avg_pool3d Meta */
    {1, 4, 72}, /* aten::avg_pool3d.out CPU */
    {16, 4, 72}, /* aten::avg_pool3d.out Meta */
    {1, 0, 130}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 130}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 73}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 73}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 27}, /* aten::baddbmm CPU */
    {16, 1, 27}, /* aten::baddbmm Meta */
    {1, 3, 27}, /* aten::baddbmm.out CPU */
    {16, 3, 27}, /* aten::baddbmm.out Meta */
    {1, 2, 27}, /* aten::baddbmm_ CPU */
    {16, 2, 27}, /* aten::baddbmm_ Meta */
    {138, 0, 132}, /* aten::batch_norm implicit */
    {1, 0, 133}, /* aten::batch_norm_backward CPU */
    {16, 0, 133}, /* aten::batch_norm_backward Meta */
    {1, 0, 134}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 134}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 74}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {138, 0, 135}, /* aten::bilinear implicit */
    {1, 0, 136}, /* aten::binary_cross_entropy CPU */
    {16, 0, 136}, /* aten::binary_cross_entropy Meta */
    {1, 4, 75}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 75}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 137}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 137}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 76}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 76}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 138}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 138}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 77}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {141, 0, 139}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 140}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 78}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 141}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 142}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {141, 0, 143}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 79}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {141, 0, 144}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 145}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {141, 0, 146}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {141, 0, 147}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 148}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 80}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 149}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 150}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {141, 0, 151}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 81}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {141, 0, 152}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 153}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {141, 0, 154}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 155}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 156}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 82}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 157}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 158}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {141, 0, 159}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 83}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 160}, /* aten::broadcast_tensors implicit */
    {138, 0, 161}, /* aten::broadcast_to implicit */
    {138, 0, 162}, /* aten::can_cast implicit */
    {138, 0, 163}, /* aten::cartesian_prod implicit */
    {1, 0, 164}, /* aten::cat CPU */
    {16, 0, 164}, /* aten::cat Meta */
    {1, 0, 165}, /* aten::cat.out CPU */
    {16, 0, 165}, /* aten::cat.out Meta */
    {138, 0, 166}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {141, 0, 167}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 84}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 84}, /* aten::celu_ CompositeExplicitAutograd */
    {138, 0, 168}, /* aten::chunk implicit */
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
    {138, 0, 169}, /* aten::clip implicit */
    {138, 0, 171}, /* aten::clip.Tensor implicit */
    {138, 4, 86}, /* aten::clip.Tensor_out implicit */
    {138, 4, 85}, /* aten::clip.out implicit */
    {138, 0, 170}, /* aten::clip_ implicit */
    {138, 0, 172}, /* aten::clip_.Tensor implicit */
    {141, 0, 173}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 87}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 174}, /* aten::column_stack implicit */
    {138, 4, 88}, /* aten::column_stack.out implicit */
    {138, 0, 175}, /* aten::combinations implicit */
    {1, 0, 176}, /* aten::complex CPU */
    {16, 0, 176}, /* aten::complex Meta */
    {1, 0, 177}, /* aten::complex.out CPU */
    {16, 0, 177}, /* aten::complex.out Meta */
    {138, 0, 178}, /* aten::concat implicit */
    {138, 4, 89}, /* aten::concat.out implicit */
    {138, 0, 179}, /* aten::concatenate implicit */
    {138, 4, 90}, /* aten::concatenate.out implicit */
    {138, 0, 180}, /* aten::conj implicit */
    {138, 0, 181}, /* aten::conj_physical implicit */
    {1, 4, 91}, /* aten::conj_physical.out CPU */
    {16, 4, 91}, /* aten::conj_physical.out Meta */
    {1, 5, 91}, /* aten::conj_physical_ CPU */
    {16, 5, 91}, /* aten::conj_physical_ Meta */
    {141, 0, 182}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 92}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 183}, /* aten::contiguous implicit */
    {138, 0, 184}, /* aten::conv1d implicit */
    {138, 0, 185}, /* aten::conv1d.padding implicit */
    {138, 0, 186}, /* aten::conv2d implicit */
    {138, 0, 187}, /* aten::conv2d.padding implicit */
    {138, 0, 188}, /* aten::conv3d implicit */
    {138, 0, 189}, /* aten::conv3d.padding implicit */
    {138, 0, 190}, /* aten::conv_transpose1d implicit */
    {138, 0, 191}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 192}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 193}, /* aten::convolution CPU */
    {16, 0, 193}, /* aten::convolution Meta */
    {141, 4, 93}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 194}, /* aten::convolution_backward CPU */
    {16, 0, 194}, /* aten::convolution_backward Meta */
    {141, 4, 94}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 96}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 95}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 195}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 196}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 197}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 198}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
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
    {138, 0, 199}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 200}, /* aten::cosine_similarity implicit */
    {141, 0, 201}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 202}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 202}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 98}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 97}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {141, 0, 203}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 99}, /* aten::cummax.out CPU */
    {16, 4, 99}, /* aten::cummax.out Meta */
    {141, 0, 204}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 100}, /* aten::cummin.out CPU */
    {16, 4, 100}, /* aten::cummin.out Meta */
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
    {138, 0, 205}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 206}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 207}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 101}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 101}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {141, 0, 94}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 102}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 102}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 103}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 208}, /* aten::diag implicit */
    {138, 4, 104}, /* aten::diag.out implicit */
    {142, 0, 209}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 105}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 210}, /* aten::diagflat implicit */
    {141, 0, 211}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 212}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 107}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 106}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 108}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 213}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 109}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {141, 0, 214}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 110}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 215}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 216}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 112}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 111}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 47}, /* aten::div.Tensor CPU */
    {16, 1, 47}, /* aten::div.Tensor Meta */
    {1, 1, 48}, /* aten::div.Tensor_mode CPU */
    {16, 1, 48}, /* aten::div.Tensor_mode Meta */
    {1, 3, 47}, /* aten::div.out CPU */
    {16, 3, 47}, /* aten::div.out Meta */
    {1, 3, 48}, /* aten::div.out_mode CPU */
    {16, 3, 48}, /* aten::div.out_mode Meta */
    {141, 0, 217}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 218}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 47}, /* aten::div_.Tensor CPU */
    {16, 2, 47}, /* aten::div_.Tensor Meta */
    {1, 2, 48}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 48}, /* aten::div_.Tensor_mode Meta */
    {138, 0, 219}, /* aten::divide.Scalar implicit */
    {138, 0, 220}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 221}, /* aten::divide.Tensor implicit */
    {138, 0, 222}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 114}, /* aten::divide.out implicit */
    {138, 4, 115}, /* aten::divide.out_mode implicit */
    {138, 0, 223}, /* aten::divide_.Scalar implicit */
    {138, 5, 113}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 224}, /* aten::divide_.Tensor implicit */
    {138, 5, 115}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 225}, /* aten::dot CPU */
    {16, 0, 225}, /* aten::dot Meta */
    {141, 4, 116}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 226}, /* aten::dsplit.array implicit */
    {138, 0, 227}, /* aten::dsplit.int implicit */
    {138, 0, 228}, /* aten::dstack implicit */
    {138, 4, 117}, /* aten::dstack.out implicit */
    {138, 0, 229}, /* aten::einsum implicit */
    {1, 1, 50}, /* aten::elu CPU */
    {16, 1, 50}, /* aten::elu Meta */
    {1, 3, 50}, /* aten::elu.out CPU */
    {16, 3, 50}, /* aten::elu.out Meta */
    {1, 2, 50}, /* aten::elu_ CPU */
    {16, 2, 50}, /* aten::elu_ Meta */
    {1, 1, 49}, /* aten::elu_backward CPU */
    {16, 1, 49}, /* aten::elu_backward Meta */
    {1, 3, 49}, /* aten::elu_backward.grad_input CPU */
    {16, 3, 49}, /* aten::elu_backward.grad_input Meta */
    {141, 0, 230}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 118}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 231}, /* aten::embedding_backward implicit */
    {1, 0, 232}, /* aten::embedding_dense_backward CPU */
    {16, 0, 232}, /* aten::embedding_dense_backward Meta */
    {141, 4, 119}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 234}, /* aten::empty.memory_format CPU */
    {16, 0, 234}, /* aten::empty.memory_format Meta */
    {86, 0, 131}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 235}, /* aten::empty.out implicit */
    {141, 0, 233}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 120}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 236}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::empty_permuted BackendSelect */
    {141, 4, 121}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 237}, /* aten::empty_strided CPU */
    {16, 0, 237}, /* aten::empty_strided Meta */
    {86, 0, 131}, /* aten::empty_strided BackendSelect */
    {141, 4, 122}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 51}, /* aten::eq.Scalar CPU */
    {16, 1, 51}, /* aten::eq.Scalar Meta */
    {1, 3, 51}, /* aten::eq.Scalar_out CPU */
    {16, 3, 51}, /* aten::eq.Scalar_out Meta */
    {1, 1, 52}, /* aten::eq.Tensor CPU */
    {16, 1, 52}, /* aten::eq.Tensor Meta */
    {1, 3, 52}, /* aten::eq.Tensor_out CPU */
    {16, 3, 52}, /* aten::eq.Tensor_out Meta */
    {1, 2, 51}, /* aten::eq_.Scalar CPU */
    {16, 2, 51}, /* aten::eq_.Scalar Meta */
    {1, 2, 52}, /* aten::eq_.Tensor CPU */
    {16, 2, 52}, /* aten::eq_.Tensor Meta */
    {1, 0, 238}, /* aten::equal CPU */
    {16, 0, 238}, /* aten::equal Meta */
    {1, 1, 53}, /* aten::erf CPU */
    {16, 1, 53}, /* aten::erf Meta */
    {1, 3, 53}, /* aten::erf.out CPU */
    {16, 3, 53}, /* aten::erf.out Meta */
    {1, 2, 53}, /* aten::erf_ CPU */
    {16, 2, 53}, /* aten::erf_ Meta */
    {1, 1, 54}, /* aten::erfc CPU */
    {16, 1, 54}, /* aten::erfc Meta */
    {1, 3, 54}, /* aten::erfc.out CPU */
    {16, 3, 54}, /* aten::erfc.out Meta */
    {1, 2, 54}, /* aten::erfc_ CPU */
    {16, 2, 54}, /* aten::erfc_ Meta */
    {1, 1, 56}, /* aten::exp CPU */
    {16, 1, 56}, /* aten::exp Meta */
    {1, 3, 56}, /* aten::exp.out CPU */
    {16, 3, 56}, /* aten::exp.out Meta */
    {1, 1, 55}, /* aten::exp2 CPU */
    {16, 1, 55}, /* aten::exp2 Meta */
    {1, 3, 55}, /* aten::exp2.out CPU */
    {16, 3, 55}, /* aten::exp2.out Meta */
    {1, 2, 55}, /* aten::exp2_ CPU */
    {16, 2, 55}, /* aten::exp2_ Meta */
    {1, 2, 56}, /* aten::exp_ CPU */
    {16, 2, 56}, /* aten::exp_ Meta */
    {141, 0, 239}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 240}, /* aten::expand_as implicit */
    {142, 7, 123}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 124}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 57}, /* aten::expm1 CPU */
    {16, 1, 57}, /* aten::expm1 Meta */
    {1, 3, 57}, /* aten::expm1.out CPU */
    {16, 3, 57}, /* aten::expm1.out Meta */
    {1, 2, 57}, /* aten::expm1_ CPU */
    {16, 2, 57}, /* aten::expm1_ Meta */
    {141, 0, 241}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::eye BackendSelect */
    {141, 0, 242}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::eye.m BackendSelect */
    {1, 4, 126}, /* aten::eye.m_out CPU */
    {16, 4, 126}, /* aten::eye.m_out Meta */
    {1, 4, 125}, /* aten::eye.out CPU */
    {16, 4, 125}, /* aten::eye.out Meta */
    {138, 0, 243}, /* aten::fft_fft implicit */
    {138, 4, 127}, /* aten::fft_fft.out implicit */
    {138, 0, 244}, /* aten::fft_fft2 implicit */
    {138, 4, 128}, /* aten::fft_fft2.out implicit */
    {138, 0, 245}, /* aten::fft_fftn implicit */
    {138, 4, 129}, /* aten::fft_fftn.out implicit */
    {138, 0, 246}, /* aten::fft_hfft implicit */
    {138, 4, 130}, /* aten::fft_hfft.out implicit */
    {138, 0, 247}, /* aten::fft_hfft2 implicit */
    {138, 4, 131}, /* aten::fft_hfft2.out implicit */
    {138, 0, 248}, /* aten::fft_hfftn implicit */
    {138, 4, 132}, /* aten::fft_hfftn.out implicit */
    {138, 0, 249}, /* aten::fft_ifft implicit */
    {138, 4, 133}, /* aten::fft_ifft.out implicit */
    {138, 0, 250}, /* aten::fft_ifft2 implicit */
    {138, 4, 134}, /* aten::fft_ifft2.out implicit */
    {138, 0, 251}, /* aten::fft_ifftn implicit */
    {138, 4, 135}, /* aten::fft_ifftn.out implicit */
    {138, 0, 252}, /* aten::fft_ihfft implicit */
    {138, 4, 136}, /* aten::fft_ihfft.out implicit */
    {138, 0, 253}, /* aten::fft_ihfft2 implicit */
    {138, 4, 137}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 254}, /* aten::fft_ihfftn implicit */
    {138, 4, 138}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 255}, /* aten::fft_irfft implicit */
    {138, 4, 139}, /* aten::fft_irfft.out implicit */
    {138, 0, 256}, /* aten::fft_irfft2 implicit */
    {138, 4, 140}, /* aten::fft_irfft2.out implicit */
    {138, 0, 257}, /* aten::fft_irfftn implicit */
    {138, 4, 141}, /* aten::fft_irfftn.out implicit */
    {138, 0, 258}, /* aten::fft_rfft implicit */
    {138, 4, 142}, /* aten::fft_rfft.out implicit */
    {138, 0, 259}, /* aten::fft_rfft2 implicit */
    {138, 4, 143}, /* aten::fft_rfft2.out implicit */
    {138, 0, 260}, /* aten::fft_rfftn implicit */
    {138, 4, 144}, /* aten::fft_rfftn.out implicit */
    {141, 6, 147}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 145}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 148}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 146}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 261}, /* aten::fill_.Scalar CPU */
    {16, 0, 261}, /* aten::fill_.Scalar Meta */
    {1, 0, 262}, /* aten::fill_.Tensor CPU */
    {16, 0, 262}, /* aten::fill_.Tensor Meta */
    {138, 0, 263}, /* aten::fix implicit */
    {138, 4, 149}, /* aten::fix.out implicit */
    {138, 0, 264}, /* aten::fix_ implicit */
    {138, 0, 265}, /* aten::flatten.using_ints implicit */
    {1, 0, 266}, /* aten::flip CPU */
    {16, 0, 266}, /* aten::flip Meta */
    {141, 4, 150}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 267}, /* aten::fliplr implicit */
    {138, 0, 268}, /* aten::flipud implicit */
    {138, 0, 269}, /* aten::float_power.Scalar implicit */
    {138, 4, 151}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 270}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 4, 152}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 271}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 4, 153}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 272}, /* aten::float_power_.Scalar implicit */
    {138, 0, 273}, /* aten::float_power_.Tensor implicit */
    {1, 1, 58}, /* aten::floor CPU */
    {16, 1, 58}, /* aten::floor Meta */
    {1, 3, 58}, /* aten::floor.out CPU */
    {16, 3, 58}, /* aten::floor.out Meta */
    {1, 2, 58}, /* aten::floor_ CPU */
    {16, 2, 58}, /* aten::floor_ Meta */
    {1, 0, 274}, /* aten::floor_divide CPU */
    {16, 0, 274}, /* aten::floor_divide Meta */
    {141, 0, 275}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 154}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 278}, /* aten::floor_divide.out CPU */
    {16, 0, 278}, /* aten::floor_divide.out Meta */
    {141, 0, 276}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 277}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 277}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 59}, /* aten::fmax CPU */
    {16, 1, 59}, /* aten::fmax Meta */
    {1, 3, 59}, /* aten::fmax.out CPU */
    {16, 3, 59}, /* aten::fmax.out Meta */
    {1, 1, 60}, /* aten::fmin CPU */
    {16, 1, 60}, /* aten::fmin Meta */
    {1, 3, 60}, /* aten::fmin.out CPU */
    {16, 3, 60}, /* aten::fmin.out Meta */
    {141, 0, 279}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 280}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 61}, /* aten::fmod.Tensor CPU */
    {16, 1, 61}, /* aten::fmod.Tensor Meta */
    {1, 3, 61}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 61}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 281}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 61}, /* aten::fmod_.Tensor CPU */
    {16, 2, 61}, /* aten::fmod_.Tensor Meta */
    {1, 1, 62}, /* aten::frac CPU */
    {16, 1, 62}, /* aten::frac Meta */
    {1, 3, 62}, /* aten::frac.out CPU */
    {16, 3, 62}, /* aten::frac.out Meta */
    {1, 2, 62}, /* aten::frac_ CPU */
    {16, 2, 62}, /* aten::frac_ Meta */
    {1, 0, 282}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 282}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 155}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 155}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 283}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 283}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 156}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 156}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 284}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 284}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 157}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 157}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 285}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 285}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 158}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 158}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 286}, /* aten::frexp.Tensor CPU */
    {16, 0, 286}, /* aten::frexp.Tensor Meta */
    {1, 0, 287}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 287}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 288}, /* aten::from_file CPU */
    {86, 0, 131}, /* aten::from_file BackendSelect */
    {141, 4, 159}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 289}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::full BackendSelect */
    {141, 4, 160}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 290}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 161}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::gather CPU */
    {16, 1, 63}, /* aten::gather Meta */
    {1, 3, 63}, /* aten::gather.out CPU */
    {16, 3, 63}, /* aten::gather.out Meta */
    {138, 0, 291}, /* aten::gather_backward implicit */
    {1, 1, 64}, /* aten::gcd CPU */
    {16, 1, 64}, /* aten::gcd Meta */
    {1, 3, 64}, /* aten::gcd.out CPU */
    {16, 3, 64}, /* aten::gcd.out Meta */
    {1, 2, 64}, /* aten::gcd_ CPU */
    {16, 2, 64}, /* aten::gcd_ Meta */
    {1, 1, 65}, /* aten::ge.Scalar CPU */
    {16, 1, 65}, /* aten::ge.Scalar Meta */
    {1, 3, 65}, /* aten::ge.Scalar_out CPU */
    {16, 3, 65}, /* aten::ge.Scalar_out Meta */
    {1, 1, 66}, /* aten::ge.Tensor CPU */
    {16, 1, 66}, /* aten::ge.Tensor Meta */
    {1, 3, 66}, /* aten::ge.Tensor_out CPU */
    {16, 3, 66}, /* aten::ge.Tensor_out Meta */
    {1, 2, 65}, /* aten::ge_.Scalar CPU */
    {16, 2, 65}, /* aten::ge_.Scalar Meta */
    {1, 2, 66}, /* aten::ge_.Tensor CPU */
    {16, 2, 66}, /* aten::ge_.Tensor Meta */
    {1, 1, 68}, /* aten::gelu CPU */
    {16, 1, 68}, /* aten::gelu Meta */
    {1, 3, 68}, /* aten::gelu.out CPU */
    {16, 3, 68}, /* aten::gelu.out Meta */
    {1, 2, 68}, /* aten::gelu_ CPU */
    {16, 2, 68}, /* aten::gelu_ Meta */
    {1, 1, 67}, /* aten::gelu_backward CPU */
    {16, 1, 67}, /* aten::gelu_backward Meta */
    {1, 3, 67}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 67}, /* aten::gelu_backward.grad_input Meta */
    {138, 0, 292}, /* aten::ger implicit */
    {138, 4, 162}, /* aten::ger.out implicit */
    {138, 0, 293}, /* aten::gradient.array implicit */
    {138, 0, 294}, /* aten::gradient.scalararray implicit */
    {138, 0, 295}, /* aten::gradient.scalarint implicit */
    {138, 0, 296}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 297}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 298}, /* aten::gradient.tensorarray implicit */
    {138, 0, 299}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 300}, /* aten::greater.Scalar implicit */
    {138, 4, 163}, /* aten::greater.Scalar_out implicit */
    {138, 0, 301}, /* aten::greater.Tensor implicit */
    {138, 4, 164}, /* aten::greater.Tensor_out implicit */
    {138, 0, 302}, /* aten::greater_.Scalar implicit */
    {138, 0, 303}, /* aten::greater_.Tensor implicit */
    {138, 0, 304}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 165}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 305}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 166}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 306}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 307}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 308}, /* aten::group_norm implicit */
    {1, 1, 69}, /* aten::gt.Scalar CPU */
    {16, 1, 69}, /* aten::gt.Scalar Meta */
    {1, 3, 69}, /* aten::gt.Scalar_out CPU */
    {16, 3, 69}, /* aten::gt.Scalar_out Meta */
    {1, 1, 70}, /* aten::gt.Tensor CPU */
    {16, 1, 70}, /* aten::gt.Tensor Meta */
    {1, 3, 70}, /* aten::gt.Tensor_out CPU */
    {16, 3, 70}, /* aten::gt.Tensor_out Meta */
    {1, 2, 69}, /* aten::gt_.Scalar CPU */
    {16, 2, 69}, /* aten::gt_.Scalar Meta */
    {1, 2, 70}, /* aten::gt_.Tensor CPU */
    {16, 2, 70}, /* aten::gt_.Tensor Meta */
    {1, 1, 72}, /* aten::hardshrink CPU */
    {16, 1, 72}, /* aten::hardshrink Meta */
    {1, 3, 72}, /* aten::hardshrink.out CPU */
    {16, 3, 72}, /* aten::hardshrink.out Meta */
    {1, 1, 71}, /* aten::hardshrink_backward CPU */
    {16, 1, 71}, /* aten::hardshrink_backward Meta */
    {1, 3, 71}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 71}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 74}, /* aten::hardsigmoid CPU */
    {16, 1, 74}, /* aten::hardsigmoid Meta */
    {1, 3, 74}, /* aten::hardsigmoid.out CPU */
    {16, 3, 74}, /* aten::hardsigmoid.out Meta */
    {1, 2, 74}, /* aten::hardsigmoid_ CPU */
    {16, 2, 74}, /* aten::hardsigmoid_ Meta */
    {1, 1, 73}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 73}, /* aten::hardsigmoid_backward Meta */
    {1, 3, 73}, /* aten::hardsigmoid_backward.grad_input CPU */
    {16, 3, 73}, /* aten::hardsigmoid_backward.grad_input Meta */
    {1, 0, 309}, /* aten::hardswish CPU */
    {16, 0, 309}, /* aten::hardswish Meta */
    {1, 0, 312}, /* aten::hardswish.out CPU */
    {16, 0, 312}, /* aten::hardswish.out Meta */
    {1, 0, 310}, /* aten::hardswish_ CPU */
    {16, 0, 310}, /* aten::hardswish_ Meta */
    {1, 0, 311}, /* aten::hardswish_backward CPU */
    {16, 0, 311}, /* aten::hardswish_backward Meta */
    {141, 4, 167}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 313}, /* aten::hardtanh CPU */
    {16, 0, 313}, /* aten::hardtanh Meta */
    {1, 0, 317}, /* aten::hardtanh.out CPU */
    {16, 0, 317}, /* aten::hardtanh.out Meta */
    {1, 0, 314}, /* aten::hardtanh_ CPU */
    {16, 0, 314}, /* aten::hardtanh_ Meta */
    {1, 0, 315}, /* aten::hardtanh_backward CPU */
    {16, 0, 315}, /* aten::hardtanh_backward Meta */
    {1, 0, 316}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 316}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 75}, /* aten::heaviside CPU */
    {16, 1, 75}, /* aten::heaviside Meta */
    {1, 3, 75}, /* aten::heaviside.out CPU */
    {16, 3, 75}, /* aten::heaviside.out Meta */
    {1, 2, 75}, /* aten::heaviside_ CPU */
    {16, 2, 75}, /* aten::heaviside_ Meta */
    {138, 0, 318}, /* aten::hinge_embedding_loss implicit */
    {138, 0, 319}, /* aten::hsplit.array implicit */
    {138, 0, 320}, /* aten::hsplit.int implicit */
    {138, 0, 321}, /* aten::hstack implicit */
    {138, 4, 168}, /* aten::hstack.out implicit */
    {1, 0, 322}, /* aten::huber_loss CPU */
    {16, 0, 322}, /* aten::huber_loss Meta */
    {1, 4, 169}, /* aten::huber_loss.out CPU */
    {16, 4, 169}, /* aten::huber_loss.out Meta */
    {1, 0, 323}, /* aten::huber_loss_backward CPU */
    {16, 0, 323}, /* aten::huber_loss_backward Meta */
    {1, 4, 170}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 170}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 76}, /* aten::hypot CPU */
    {16, 1, 76}, /* aten::hypot Meta */
    {1, 3, 76}, /* aten::hypot.out CPU */
    {16, 3, 76}, /* aten::hypot.out Meta */
    {1, 2, 76}, /* aten::hypot_ CPU */
    {16, 2, 76}, /* aten::hypot_ Meta */
    {138, 0, 324}, /* aten::imag implicit */
    {1, 0, 325}, /* aten::index.Tensor CPU */
    {1, 1, 77}, /* aten::index_add CPU */
    {16, 1, 77}, /* aten::index_add Meta */
    {1, 3, 77}, /* aten::index_add.out CPU */
    {16, 3, 77}, /* aten::index_add.out Meta */
    {1, 2, 77}, /* aten::index_add_ CPU */
    {16, 2, 77}, /* aten::index_add_ Meta */
    {1, 1, 78}, /* aten::index_copy CPU */
    {16, 1, 78}, /* aten::index_copy Meta */
    {1, 3, 78}, /* aten::index_copy.out CPU */
    {16, 3, 78}, /* aten::index_copy.out Meta */
    {1, 2, 78}, /* aten::index_copy_ CPU */
    {16, 2, 78}, /* aten::index_copy_ Meta */
    {141, 6, 173}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 171}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 174}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 172}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 326}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 326}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 327}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 327}, /* aten::index_fill_.int_Tensor Meta */
    {1, 1, 79}, /* aten::index_reduce CPU */
    {16, 1, 79}, /* aten::index_reduce Meta */
    {1, 3, 79}, /* aten::index_reduce.out CPU */
    {16, 3, 79}, /* aten::index_reduce.out Meta */
    {1, 2, 79}, /* aten::index_reduce_ CPU */
    {16, 2, 79}, /* aten::index_reduce_ Meta */
    {1, 0, 328}, /* aten::index_select CPU */
    {16, 0, 328}, /* aten::index_select Meta */
    {1, 4, 175}, /* aten::index_select.out CPU */
    {16, 4, 175}, /* aten::index_select.out Meta */
    {138, 0, 329}, /* aten::index_select_backward implicit */
    {138, 0, 330}, /* aten::inner implicit */
    {138, 4, 176}, /* aten::inner.out implicit */
    {138, 0, 331}, /* aten::instance_norm implicit */
    {138, 0, 332}, /* aten::is_complex implicit */
    {138, 0, 333}, /* aten::is_conj implicit */
    {138, 0, 334}, /* aten::is_distributed implicit */
    {138, 0, 335}, /* aten::is_floating_point implicit */
    {138, 0, 336}, /* aten::is_inference implicit */
    {138, 0, 337}, /* aten::is_neg implicit */
    {138, 0, 338}, /* aten::is_nonzero implicit */
    {141, 0, 339}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 340}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 341}, /* aten::is_signed implicit */
    {138, 0, 342}, /* aten::isclose implicit */
    {138, 0, 343}, /* aten::isfinite implicit */
    {1, 0, 344}, /* aten::isinf CPU */
    {16, 0, 344}, /* aten::isinf Meta */
    {141, 4, 177}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 345}, /* aten::isnan CPU */
    {16, 0, 345}, /* aten::isnan Meta */
    {141, 4, 178}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 80}, /* aten::isneginf CPU */
    {16, 1, 80}, /* aten::isneginf Meta */
    {1, 3, 80}, /* aten::isneginf.out CPU */
    {16, 3, 80}, /* aten::isneginf.out Meta */
    {1, 1, 81}, /* aten::isposinf CPU */
    {16, 1, 81}, /* aten::isposinf Meta */
    {1, 3, 81}, /* aten::isposinf.out CPU */
    {16, 3, 81}, /* aten::isposinf.out Meta */
    {138, 0, 346}, /* aten::isreal implicit */
    {138, 0, 347}, /* aten::item implicit */
    {138, 0, 348}, /* aten::kl_div implicit */
    {138, 0, 349}, /* aten::kron implicit */
    {138, 4, 179}, /* aten::kron.out implicit */
    {141, 0, 350}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 351}, /* aten::kthvalue.values CPU */
    {16, 0, 351}, /* aten::kthvalue.values Meta */
    {138, 0, 352}, /* aten::l1_loss implicit */
    {138, 0, 353}, /* aten::layer_norm implicit */
    {1, 1, 82}, /* aten::lcm CPU */
    {16, 1, 82}, /* aten::lcm Meta */
    {1, 3, 82}, /* aten::lcm.out CPU */
    {16, 3, 82}, /* aten::lcm.out Meta */
    {1, 2, 82}, /* aten::lcm_ CPU */
    {16, 2, 82}, /* aten::lcm_ Meta */
    {141, 0, 354}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 180}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 180}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 83}, /* aten::le.Scalar CPU */
    {16, 1, 83}, /* aten::le.Scalar Meta */
    {1, 3, 83}, /* aten::le.Scalar_out CPU */
    {16, 3, 83}, /* aten::le.Scalar_out Meta */
    {1, 1, 84}, /* aten::le.Tensor CPU */
    {16, 1, 84}, /* aten::le.Tensor Meta */
    {1, 3, 84}, /* aten::le.Tensor_out CPU */
    {16, 3, 84}, /* aten::le.Tensor_out Meta */
    {1, 2, 83}, /* aten::le_.Scalar CPU */
    {16, 2, 83}, /* aten::le_.Scalar Meta */
    {1, 2, 84}, /* aten::le_.Tensor CPU */
    {16, 2, 84}, /* aten::le_.Tensor Meta */
    {1, 1, 86}, /* aten::leaky_relu CPU */
    {16, 1, 86}, /* aten::leaky_relu Meta */
    {1, 3, 86}, /* aten::leaky_relu.out CPU */
    {16, 3, 86}, /* aten::leaky_relu.out Meta */
    {1, 2, 86}, /* aten::leaky_relu_ CPU */
    {16, 2, 86}, /* aten::leaky_relu_ Meta */
    {1, 1, 85}, /* aten::leaky_relu_backward CPU */
    {16, 1, 85}, /* aten::leaky_relu_backward Meta */
    {1, 3, 85}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 85}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 87}, /* aten::lerp.Scalar CPU */
    {16, 1, 87}, /* aten::lerp.Scalar Meta */
    {1, 3, 87}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 87}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 88}, /* aten::lerp.Tensor CPU */
    {16, 1, 88}, /* aten::lerp.Tensor Meta */
    {1, 3, 88}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 88}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 87}, /* aten::lerp_.Scalar CPU */
    {16, 2, 87}, /* aten::lerp_.Scalar Meta */
    {1, 2, 88}, /* aten::lerp_.Tensor CPU */
    {16, 2, 88}, /* aten::lerp_.Tensor Meta */
    {138, 0, 355}, /* aten::less.Scalar implicit */
    {138, 4, 181}, /* aten::less.Scalar_out implicit */
    {138, 0, 356}, /* aten::less.Tensor implicit */
    {138, 4, 182}, /* aten::less.Tensor_out implicit */
    {138, 0, 357}, /* aten::less_.Scalar implicit */
    {138, 0, 358}, /* aten::less_.Tensor implicit */
    {138, 0, 359}, /* aten::less_equal.Scalar implicit */
    {138, 4, 183}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 360}, /* aten::less_equal.Tensor implicit */
    {138, 4, 184}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 361}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 362}, /* aten::less_equal_.Tensor implicit */
    {141, 0, 363}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 185}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 364}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 186}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 187}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 365}, /* aten::linalg_diagonal implicit */
    {138, 0, 366}, /* aten::linalg_matmul implicit */
    {138, 4, 188}, /* aten::linalg_matmul.out implicit */
    {138, 0, 367}, /* aten::linalg_multi_dot implicit */
    {138, 4, 189}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 368}, /* aten::linalg_vander implicit */
    {138, 0, 369}, /* aten::linalg_vecdot implicit */
    {138, 4, 190}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 89}, /* aten::linalg_vector_norm CPU */
    {16, 1, 89}, /* aten::linalg_vector_norm Meta */
    {1, 3, 89}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 89}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 370}, /* aten::linear implicit */
    {141, 0, 371}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::linspace BackendSelect */
    {141, 0, 372}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 192}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 373}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {141, 4, 193}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 374}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {141, 4, 194}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 191}, /* aten::linspace.out CPU */
    {16, 4, 191}, /* aten::linspace.out Meta */
    {1, 1, 93}, /* aten::log CPU */
    {16, 1, 93}, /* aten::log Meta */
    {1, 3, 93}, /* aten::log.out CPU */
    {16, 3, 93}, /* aten::log.out Meta */
    {1, 1, 90}, /* aten::log10 CPU */
    {16, 1, 90}, /* aten::log10 Meta */
    {1, 3, 90}, /* aten::log10.out CPU */
    {16, 3, 90}, /* aten::log10.out Meta */
    {1, 2, 90}, /* aten::log10_ CPU */
    {16, 2, 90}, /* aten::log10_ Meta */
    {1, 1, 91}, /* aten::log1p CPU */
    {16, 1, 91}, /* aten::log1p Meta */
    {1, 3, 91}, /* aten::log1p.out CPU */
    {16, 3, 91}, /* aten::log1p.out Meta */
    {1, 2, 91}, /* aten::log1p_ CPU */
    {16, 2, 91}, /* aten::log1p_ Meta */
    {1, 1, 92}, /* aten::log2 CPU */
    {16, 1, 92}, /* aten::log2 Meta */
    {1, 3, 92}, /* aten::log2.out CPU */
    {16, 3, 92}, /* aten::log2.out Meta */
    {1, 2, 92}, /* aten::log2_ CPU */
    {16, 2, 92}, /* aten::log2_ Meta */
    {1, 2, 93}, /* aten::log_ CPU */
    {16, 2, 93}, /* aten::log_ Meta */
    {138, 0, 375}, /* aten::log_sigmoid implicit */
    {138, 4, 195}, /* aten::log_sigmoid.out implicit */
    {1, 0, 376}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 376}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 377}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 377}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 378}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 378}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 379}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 379}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 380}, /* aten::log_softmax.int implicit */
    {1, 4, 196}, /* aten::log_softmax.int_out CPU */
    {16, 4, 196}, /* aten::log_softmax.int_out Meta */
    {1, 1, 95}, /* aten::logaddexp CPU */
    {16, 1, 95}, /* aten::logaddexp Meta */
    {1, 3, 95}, /* aten::logaddexp.out CPU */
    {16, 3, 95}, /* aten::logaddexp.out Meta */
    {1, 1, 94}, /* aten::logaddexp2 CPU */
    {16, 1, 94}, /* aten::logaddexp2 Meta */
    {1, 3, 94}, /* aten::logaddexp2.out CPU */
    {16, 3, 94}, /* aten::logaddexp2.out Meta */
    {141, 0, 381}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 197}, /* aten::logcumsumexp.out CPU */
    {16, 4, 197}, /* aten::logcumsumexp.out Meta */
    {1, 0, 382}, /* aten::logical_and CPU */
    {16, 0, 382}, /* aten::logical_and Meta */
    {1, 0, 384}, /* aten::logical_and.out CPU */
    {16, 0, 384}, /* aten::logical_and.out Meta */
    {1, 0, 383}, /* aten::logical_and_ CPU */
    {16, 0, 383}, /* aten::logical_and_ Meta */
    {1, 0, 385}, /* aten::logical_not CPU */
    {16, 0, 385}, /* aten::logical_not Meta */
    {1, 0, 387}, /* aten::logical_not.out CPU */
    {16, 0, 387}, /* aten::logical_not.out Meta */
    {1, 0, 386}, /* aten::logical_not_ CPU */
    {16, 0, 386}, /* aten::logical_not_ Meta */
    {1, 0, 388}, /* aten::logical_or CPU */
    {16, 0, 388}, /* aten::logical_or Meta */
    {1, 0, 390}, /* aten::logical_or.out CPU */
    {16, 0, 390}, /* aten::logical_or.out Meta */
    {1, 0, 389}, /* aten::logical_or_ CPU */
    {16, 0, 389}, /* aten::logical_or_ Meta */
    {1, 0, 391}, /* aten::logical_xor CPU */
    {16, 0, 391}, /* aten::logical_xor Meta */
    {1, 0, 393}, /* aten::logical_xor.out CPU */
    {16, 0, 393}, /* aten::logical_xor.out Meta */
    {1, 0, 392}, /* aten::logical_xor_ CPU */
    {16, 0, 392}, /* aten::logical_xor_ Meta */
    {1, 0, 394}, /* aten::logit CPU */
    {16, 0, 394}, /* aten::logit Meta */
    {1, 0, 396}, /* aten::logit.out CPU */
    {16, 0, 396}, /* aten::logit.out Meta */
    {1, 0, 395}, /* aten::logit_ CPU */
    {16, 0, 395}, /* aten::logit_ Meta */
    {1, 1, 96}, /* aten::logit_backward CPU */
    {16, 1, 96}, /* aten::logit_backward Meta */
    {1, 3, 96}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 96}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 397}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::logspace BackendSelect */
    {141, 0, 398}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 199}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 399}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {141, 4, 200}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 400}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {141, 4, 201}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 198}, /* aten::logspace.out CPU */
    {16, 4, 198}, /* aten::logspace.out Meta */
    {141, 0, 401}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 202}, /* aten::logsumexp.out CPU */
    {16, 4, 202}, /* aten::logsumexp.out Meta */
    {1, 1, 97}, /* aten::lt.Scalar CPU */
    {16, 1, 97}, /* aten::lt.Scalar Meta */
    {1, 3, 97}, /* aten::lt.Scalar_out CPU */
    {16, 3, 97}, /* aten::lt.Scalar_out Meta */
    {1, 1, 98}, /* aten::lt.Tensor CPU */
    {16, 1, 98}, /* aten::lt.Tensor Meta */
    {1, 3, 98}, /* aten::lt.Tensor_out CPU */
    {16, 3, 98}, /* aten::lt.Tensor_out Meta */
    {1, 2, 97}, /* aten::lt_.Scalar CPU */
    {16, 2, 97}, /* aten::lt_.Scalar Meta */
    {1, 2, 98}, /* aten::lt_.Tensor CPU */
    {16, 2, 98}, /* aten::lt_.Tensor Meta */
    {138, 0, 402}, /* aten::mH implicit */
    {138, 0, 403}, /* aten::mT implicit */
    {138, 0, 404}, /* aten::margin_ranking_loss implicit */
    {1, 0, 405}, /* aten::masked_select CPU */
    {138, 0, 406}, /* aten::matmul implicit */
    {138, 4, 203}, /* aten::matmul.out implicit */
    {138, 0, 407}, /* aten::matrix_H implicit */
    {1, 0, 408}, /* aten::max CPU */
    {16, 0, 408}, /* aten::max Meta */
    {1, 1, 99}, /* aten::max.dim CPU */
    {16, 1, 99}, /* aten::max.dim Meta */
    {1, 3, 99}, /* aten::max.dim_max CPU */
    {16, 3, 99}, /* aten::max.dim_max Meta */
    {138, 0, 409}, /* aten::max.other implicit */
    {1, 4, 204}, /* aten::max.unary_out CPU */
    {16, 4, 204}, /* aten::max.unary_out Meta */
    {138, 0, 410}, /* aten::max_pool1d implicit */
    {138, 0, 411}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 412}, /* aten::max_pool2d implicit */
    {1, 0, 413}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 413}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 205}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 205}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 414}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 414}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 206}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 206}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 415}, /* aten::max_pool3d implicit */
    {1, 0, 416}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 416}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 207}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 207}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 417}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 417}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 208}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 208}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 418}, /* aten::max_unpool2d CPU */
    {16, 0, 418}, /* aten::max_unpool2d Meta */
    {1, 4, 209}, /* aten::max_unpool2d.out CPU */
    {16, 4, 209}, /* aten::max_unpool2d.out Meta */
    {1, 0, 419}, /* aten::max_unpool3d CPU */
    {16, 0, 419}, /* aten::max_unpool3d Meta */
    {1, 4, 210}, /* aten::max_unpool3d.out CPU */
    {16, 4, 210}, /* aten::max_unpool3d.out Meta */
    {1, 1, 100}, /* aten::maximum CPU */
    {16, 1, 100}, /* aten::maximum Meta */
    {1, 3, 100}, /* aten::maximum.out CPU */
    {16, 3, 100}, /* aten::maximum.out Meta */
    {141, 0, 420}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 101}, /* aten::mean.dim CPU */
    {16, 1, 101}, /* aten::mean.dim Meta */
    {1, 4, 211}, /* aten::mean.dtype_out CPU */
    {16, 4, 211}, /* aten::mean.dtype_out Meta */
    {1, 3, 101}, /* aten::mean.out CPU */
    {16, 3, 101}, /* aten::mean.out Meta */
    {1, 0, 421}, /* aten::median CPU */
    {16, 0, 421}, /* aten::median Meta */
    {141, 0, 422}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 213}, /* aten::median.dim_values CPU */
    {16, 4, 213}, /* aten::median.dim_values Meta */
    {141, 4, 212}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 423}, /* aten::meshgrid implicit */
    {138, 0, 424}, /* aten::meshgrid.indexing implicit */
    {1, 0, 425}, /* aten::min CPU */
    {16, 0, 425}, /* aten::min Meta */
    {1, 1, 102}, /* aten::min.dim CPU */
    {16, 1, 102}, /* aten::min.dim Meta */
    {1, 3, 102}, /* aten::min.dim_min CPU */
    {16, 3, 102}, /* aten::min.dim_min Meta */
    {138, 0, 426}, /* aten::min.other implicit */
    {1, 4, 214}, /* aten::min.unary_out CPU */
    {16, 4, 214}, /* aten::min.unary_out Meta */
    {1, 1, 103}, /* aten::minimum CPU */
    {16, 1, 103}, /* aten::minimum Meta */
    {1, 3, 103}, /* aten::minimum.out CPU */
    {16, 3, 103}, /* aten::minimum.out Meta */
    {1, 1, 104}, /* aten::mish CPU */
    {16, 1, 104}, /* aten::mish Meta */
    {1, 3, 104}, /* aten::mish.out CPU */
    {16, 3, 104}, /* aten::mish.out Meta */
    {1, 2, 104}, /* aten::mish_ CPU */
    {16, 2, 104}, /* aten::mish_ Meta */
    {1, 0, 427}, /* aten::mish_backward CPU */
    {16, 0, 427}, /* aten::mish_backward Meta */
    {138, 0, 428}, /* aten::mish_backward implicit */
    {1, 1, 105}, /* aten::mm CPU */
    {16, 1, 105}, /* aten::mm Meta */
    {1, 3, 105}, /* aten::mm.out CPU */
    {16, 3, 105}, /* aten::mm.out Meta */
    {1, 0, 429}, /* aten::mode CPU */
    {16, 0, 429}, /* aten::mode Meta */
    {1, 4, 215}, /* aten::mode.values CPU */
    {16, 4, 215}, /* aten::mode.values Meta */
    {138, 0, 430}, /* aten::moveaxis.int implicit */
    {138, 0, 431}, /* aten::moveaxis.intlist implicit */
    {138, 0, 432}, /* aten::movedim.int implicit */
    {138, 0, 433}, /* aten::movedim.intlist implicit */
    {1, 0, 434}, /* aten::mse_loss CPU */
    {16, 0, 434}, /* aten::mse_loss Meta */
    {1, 4, 216}, /* aten::mse_loss.out CPU */
    {16, 4, 216}, /* aten::mse_loss.out Meta */
    {1, 0, 435}, /* aten::mse_loss_backward CPU */
    {16, 0, 435}, /* aten::mse_loss_backward Meta */
    {1, 4, 217}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 217}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 436}, /* aten::msort implicit */
    {138, 4, 218}, /* aten::msort.out implicit */
    {141, 0, 437}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 219}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 106}, /* aten::mul.Tensor CPU */
    {16, 1, 106}, /* aten::mul.Tensor Meta */
    {1, 3, 106}, /* aten::mul.out CPU */
    {16, 3, 106}, /* aten::mul.out Meta */
    {141, 0, 438}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 106}, /* aten::mul_.Tensor CPU */
    {16, 2, 106}, /* aten::mul_.Tensor Meta */
    {138, 0, 439}, /* aten::multiply.Scalar implicit */
    {138, 0, 440}, /* aten::multiply.Tensor implicit */
    {138, 4, 220}, /* aten::multiply.out implicit */
    {138, 0, 441}, /* aten::multiply_.Scalar implicit */
    {138, 0, 442}, /* aten::multiply_.Tensor implicit */
    {141, 0, 443}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 221}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 444}, /* aten::nan_to_num CPU */
    {16, 0, 444}, /* aten::nan_to_num Meta */
    {1, 0, 446}, /* aten::nan_to_num.out CPU */
    {16, 0, 446}, /* aten::nan_to_num.out Meta */
    {1, 0, 445}, /* aten::nan_to_num_ CPU */
    {16, 0, 445}, /* aten::nan_to_num_ Meta */
    {1, 0, 447}, /* aten::nanmedian CPU */
    {16, 0, 447}, /* aten::nanmedian Meta */
    {141, 0, 448}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 223}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 223}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 222}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 449}, /* aten::nansum CPU */
    {16, 0, 449}, /* aten::nansum Meta */
    {1, 4, 224}, /* aten::nansum.out CPU */
    {16, 4, 224}, /* aten::nansum.out Meta */
    {138, 0, 450}, /* aten::narrow implicit */
    {138, 0, 451}, /* aten::narrow.Tensor implicit */
    {142, 7, 225}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 226}, /* aten::narrow_copy.out CPU */
    {16, 4, 226}, /* aten::narrow_copy.out Meta */
    {1, 0, 452}, /* aten::native_batch_norm CPU */
    {16, 0, 452}, /* aten::native_batch_norm Meta */
    {1, 4, 227}, /* aten::native_batch_norm.out CPU */
    {16, 4, 227}, /* aten::native_batch_norm.out Meta */
    {1, 0, 453}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 453}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 228}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 454}, /* aten::native_group_norm CPU */
    {16, 0, 454}, /* aten::native_group_norm Meta */
    {141, 4, 229}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 455}, /* aten::native_group_norm_backward CPU */
    {16, 0, 455}, /* aten::native_group_norm_backward Meta */
    {141, 4, 230}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 456}, /* aten::native_layer_norm CPU */
    {16, 0, 456}, /* aten::native_layer_norm Meta */
    {141, 4, 231}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 457}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 457}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 232}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 107}, /* aten::ne.Scalar CPU */
    {16, 1, 107}, /* aten::ne.Scalar Meta */
    {1, 3, 107}, /* aten::ne.Scalar_out CPU */
    {16, 3, 107}, /* aten::ne.Scalar_out Meta */
    {1, 1, 108}, /* aten::ne.Tensor CPU */
    {16, 1, 108}, /* aten::ne.Tensor Meta */
    {1, 3, 108}, /* aten::ne.Tensor_out CPU */
    {16, 3, 108}, /* aten::ne.Tensor_out Meta */
    {1, 2, 107}, /* aten::ne_.Scalar CPU */
    {16, 2, 107}, /* aten::ne_.Scalar Meta */
    {1, 2, 108}, /* aten::ne_.Tensor CPU */
    {16, 2, 108}, /* aten::ne_.Tensor Meta */
    {1, 1, 109}, /* aten::neg CPU */
    {16, 1, 109}, /* aten::neg Meta */
    {1, 3, 109}, /* aten::neg.out CPU */
    {16, 3, 109}, /* aten::neg.out Meta */
    {1, 2, 109}, /* aten::neg_ CPU */
    {16, 2, 109}, /* aten::neg_ Meta */
    {138, 0, 458}, /* aten::negative implicit */
    {138, 4, 233}, /* aten::negative.out implicit */
    {138, 0, 459}, /* aten::negative_ implicit */
    {141, 0, 460}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 234}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 461}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 235}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 462}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 236}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 463}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 237}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 464}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 238}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 110}, /* aten::nextafter CPU */
    {16, 1, 110}, /* aten::nextafter Meta */
    {1, 3, 110}, /* aten::nextafter.out CPU */
    {16, 3, 110}, /* aten::nextafter.out Meta */
    {1, 2, 110}, /* aten::nextafter_ CPU */
    {16, 2, 110}, /* aten::nextafter_ Meta */
    {1, 0, 465}, /* aten::nonzero CPU */
    {138, 0, 466}, /* aten::nonzero_numpy implicit */
    {141, 0, 467}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 112}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 111}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 111}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 468}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 240}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 239}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 111}, /* aten::norm.dtype_out CPU */
    {16, 3, 111}, /* aten::norm.dtype_out Meta */
    {1, 3, 112}, /* aten::norm.out CPU */
    {16, 3, 112}, /* aten::norm.out Meta */
    {138, 0, 469}, /* aten::not_equal.Scalar implicit */
    {138, 4, 241}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 470}, /* aten::not_equal.Tensor implicit */
    {138, 4, 242}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 471}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 472}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 473}, /* aten::numel implicit */
    {138, 0, 474}, /* aten::numpy_T implicit */
    {138, 0, 475}, /* aten::one_hot implicit */
    {141, 0, 476}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::ones BackendSelect */
    {141, 4, 243}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 477}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 244}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 478}, /* aten::outer implicit */
    {138, 4, 245}, /* aten::outer.out implicit */
    {138, 0, 479}, /* aten::pad implicit */
    {138, 0, 480}, /* aten::pairwise_distance implicit */
    {138, 0, 481}, /* aten::pdist implicit */
    {141, 0, 482}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 246}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 247}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 483}, /* aten::poisson_nll_loss implicit */
    {1, 0, 484}, /* aten::polar CPU */
    {16, 0, 484}, /* aten::polar Meta */
    {1, 0, 485}, /* aten::polar.out CPU */
    {16, 0, 485}, /* aten::polar.out Meta */
    {138, 0, 486}, /* aten::positive implicit */
    {1, 1, 113}, /* aten::pow.Scalar CPU */
    {16, 1, 113}, /* aten::pow.Scalar Meta */
    {1, 3, 113}, /* aten::pow.Scalar_out CPU */
    {16, 3, 113}, /* aten::pow.Scalar_out Meta */
    {1, 1, 114}, /* aten::pow.Tensor_Scalar CPU */
    {16, 1, 114}, /* aten::pow.Tensor_Scalar Meta */
    {1, 3, 114}, /* aten::pow.Tensor_Scalar_out CPU */
    {16, 3, 114}, /* aten::pow.Tensor_Scalar_out Meta */
    {1, 1, 115}, /* aten::pow.Tensor_Tensor CPU */
    {16, 1, 115}, /* aten::pow.Tensor_Tensor Meta */
    {1, 3, 115}, /* aten::pow.Tensor_Tensor_out CPU */
    {16, 3, 115}, /* aten::pow.Tensor_Tensor_out Meta */
    {1, 2, 114}, /* aten::pow_.Scalar CPU */
    {16, 2, 114}, /* aten::pow_.Scalar Meta */
    {1, 2, 115}, /* aten::pow_.Tensor CPU */
    {16, 2, 115}, /* aten::pow_.Tensor Meta */
    {138, 0, 487}, /* aten::prelu implicit */
    {1, 0, 488}, /* aten::prod CPU */
    {16, 0, 488}, /* aten::prod Meta */
    {1, 1, 116}, /* aten::prod.dim_int CPU */
    {16, 1, 116}, /* aten::prod.dim_int Meta */
    {1, 3, 116}, /* aten::prod.int_out CPU */
    {16, 3, 116}, /* aten::prod.int_out Meta */
    {141, 4, 248}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 489}, /* aten::promote_types implicit */
    {141, 6, 250}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 249}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 490}, /* aten::put_ CPU */
    {16, 0, 490}, /* aten::put_ Meta */
    {141, 0, 491}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 251}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 251}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 492}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::range BackendSelect */
    {1, 4, 253}, /* aten::range.out CPU */
    {16, 4, 253}, /* aten::range.out Meta */
    {141, 4, 252}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 493}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::range.step BackendSelect */
    {138, 0, 494}, /* aten::ravel implicit */
    {138, 0, 495}, /* aten::real implicit */
    {1, 1, 117}, /* aten::reciprocal CPU */
    {16, 1, 117}, /* aten::reciprocal Meta */
    {1, 3, 117}, /* aten::reciprocal.out CPU */
    {16, 3, 117}, /* aten::reciprocal.out Meta */
    {1, 2, 117}, /* aten::reciprocal_ CPU */
    {16, 2, 117}, /* aten::reciprocal_ Meta */
    {1, 0, 496}, /* aten::reflection_pad1d CPU */
    {16, 0, 496}, /* aten::reflection_pad1d Meta */
    {1, 4, 254}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 254}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 497}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 497}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 255}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 255}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 498}, /* aten::reflection_pad2d CPU */
    {16, 0, 498}, /* aten::reflection_pad2d Meta */
    {1, 4, 256}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 256}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 499}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 499}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 257}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 257}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 500}, /* aten::reflection_pad3d CPU */
    {16, 0, 500}, /* aten::reflection_pad3d Meta */
    {1, 4, 258}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 258}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 501}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 501}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 259}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 259}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 502}, /* aten::relu CPU */
    {16, 0, 502}, /* aten::relu Meta */
    {141, 4, 260}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 503}, /* aten::relu6 implicit */
    {138, 0, 504}, /* aten::relu6_ implicit */
    {1, 0, 505}, /* aten::relu_ CPU */
    {16, 0, 505}, /* aten::relu_ Meta */
    {141, 0, 506}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 507}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 507}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 261}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 508}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::remainder.Tensor CPU */
    {16, 1, 118}, /* aten::remainder.Tensor Meta */
    {1, 3, 118}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 118}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 509}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 118}, /* aten::remainder_.Tensor CPU */
    {16, 2, 118}, /* aten::remainder_.Tensor Meta */
    {141, 0, 510}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 262}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 511}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 263}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 512}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 513}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 514}, /* aten::replication_pad1d CPU */
    {16, 0, 514}, /* aten::replication_pad1d Meta */
    {1, 4, 264}, /* aten::replication_pad1d.out CPU */
    {16, 4, 264}, /* aten::replication_pad1d.out Meta */
    {1, 0, 515}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 515}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 265}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 265}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 516}, /* aten::replication_pad2d CPU */
    {16, 0, 516}, /* aten::replication_pad2d Meta */
    {1, 4, 266}, /* aten::replication_pad2d.out CPU */
    {16, 4, 266}, /* aten::replication_pad2d.out Meta */
    {1, 0, 517}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 517}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 267}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 267}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 518}, /* aten::replication_pad3d CPU */
    {16, 0, 518}, /* aten::replication_pad3d Meta */
    {1, 4, 268}, /* aten::replication_pad3d.out CPU */
    {16, 4, 268}, /* aten::replication_pad3d.out Meta */
    {1, 0, 519}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 519}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 269}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 269}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 520}, /* aten::reshape implicit */
    {138, 0, 521}, /* aten::reshape_as implicit */
    {141, 6, 271}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 270}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 522}, /* aten::resize_ CPU */
    {16, 0, 522}, /* aten::resize_ Meta */
    {141, 6, 273}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 272}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 523}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 524}, /* aten::resolve_conj implicit */
    {138, 0, 525}, /* aten::resolve_neg implicit */
    {138, 0, 526}, /* aten::result_type.Scalar implicit */
    {138, 0, 527}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 528}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 529}, /* aten::result_type.Tensor implicit */
    {138, 0, 530}, /* aten::rms_norm implicit */
    {1, 0, 531}, /* aten::roll CPU */
    {16, 0, 531}, /* aten::roll Meta */
    {141, 4, 274}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 532}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 275}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 120}, /* aten::round CPU */
    {16, 1, 120}, /* aten::round Meta */
    {1, 1, 119}, /* aten::round.decimals CPU */
    {16, 1, 119}, /* aten::round.decimals Meta */
    {1, 3, 119}, /* aten::round.decimals_out CPU */
    {16, 3, 119}, /* aten::round.decimals_out Meta */
    {1, 3, 120}, /* aten::round.out CPU */
    {16, 3, 120}, /* aten::round.out Meta */
    {1, 2, 120}, /* aten::round_ CPU */
    {16, 2, 120}, /* aten::round_ Meta */
    {1, 2, 119}, /* aten::round_.decimals CPU */
    {16, 2, 119}, /* aten::round_.decimals Meta */
    {138, 0, 533}, /* aten::row_stack implicit */
    {138, 4, 276}, /* aten::row_stack.out implicit */
    {1, 1, 121}, /* aten::rsqrt CPU */
    {16, 1, 121}, /* aten::rsqrt Meta */
    {1, 3, 121}, /* aten::rsqrt.out CPU */
    {16, 3, 121}, /* aten::rsqrt.out Meta */
    {1, 2, 121}, /* aten::rsqrt_ CPU */
    {16, 2, 121}, /* aten::rsqrt_ Meta */
    {141, 0, 534}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 277}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 535}, /* aten::rsub.Tensor CPU */
    {16, 0, 535}, /* aten::rsub.Tensor Meta */
    {141, 4, 278}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 536}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 279}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {1, 1, 123}, /* aten::scatter.reduce CPU */
    {16, 1, 123}, /* aten::scatter.reduce Meta */
    {1, 3, 123}, /* aten::scatter.reduce_out CPU */
    {16, 3, 123}, /* aten::scatter.reduce_out Meta */
    {1, 1, 125}, /* aten::scatter.src CPU */
    {16, 1, 125}, /* aten::scatter.src Meta */
    {1, 3, 125}, /* aten::scatter.src_out CPU */
    {16, 3, 125}, /* aten::scatter.src_out Meta */
    {1, 1, 126}, /* aten::scatter.value CPU */
    {16, 1, 126}, /* aten::scatter.value Meta */
    {1, 3, 126}, /* aten::scatter.value_out CPU */
    {16, 3, 126}, /* aten::scatter.value_out Meta */
    {1, 1, 127}, /* aten::scatter.value_reduce CPU */
    {16, 1, 127}, /* aten::scatter.value_reduce Meta */
    {1, 3, 127}, /* aten::scatter.value_reduce_out CPU */
    {16, 3, 127}, /* aten::scatter.value_reduce_out Meta */
    {1, 2, 123}, /* aten::scatter_.reduce CPU */
    {16, 2, 123}, /* aten::scatter_.reduce Meta */
    {1, 2, 125}, /* aten::scatter_.src CPU */
    {16, 2, 125}, /* aten::scatter_.src Meta */
    {1, 2, 126}, /* aten::scatter_.value CPU */
    {16, 2, 126}, /* aten::scatter_.value Meta */
    {1, 2, 127}, /* aten::scatter_.value_reduce CPU */
    {16, 2, 127}, /* aten::scatter_.value_reduce Meta */
    {1, 1, 122}, /* aten::scatter_add CPU */
    {16, 1, 122}, /* aten::scatter_add Meta */
    {1, 3, 122}, /* aten::scatter_add.out CPU */
    {16, 3, 122}, /* aten::scatter_add.out Meta */
    {1, 2, 122}, /* aten::scatter_add_ CPU */
    {16, 2, 122}, /* aten::scatter_add_ Meta */
    {1, 1, 124}, /* aten::scatter_reduce.two CPU */
    {16, 1, 124}, /* aten::scatter_reduce.two Meta */
    {1, 3, 124}, /* aten::scatter_reduce.two_out CPU */
    {16, 3, 124}, /* aten::scatter_reduce.two_out Meta */
    {1, 2, 124}, /* aten::scatter_reduce_.two CPU */
    {16, 2, 124}, /* aten::scatter_reduce_.two Meta */
    {141, 0, 538}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 537}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 281}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 280}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 282}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 539}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 283}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 540}, /* aten::selu implicit */
    {138, 0, 541}, /* aten::selu_ implicit */
    {1, 1, 128}, /* aten::sgn CPU */
    {16, 1, 128}, /* aten::sgn Meta */
    {1, 3, 128}, /* aten::sgn.out CPU */
    {16, 3, 128}, /* aten::sgn.out Meta */
    {1, 2, 128}, /* aten::sgn_ CPU */
    {16, 2, 128}, /* aten::sgn_ Meta */
    {1, 1, 130}, /* aten::sigmoid CPU */
    {16, 1, 130}, /* aten::sigmoid Meta */
    {1, 3, 130}, /* aten::sigmoid.out CPU */
    {16, 3, 130}, /* aten::sigmoid.out Meta */
    {1, 2, 130}, /* aten::sigmoid_ CPU */
    {16, 2, 130}, /* aten::sigmoid_ Meta */
    {1, 1, 129}, /* aten::sigmoid_backward CPU */
    {16, 1, 129}, /* aten::sigmoid_backward Meta */
    {1, 3, 129}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 129}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 131}, /* aten::sign CPU */
    {16, 1, 131}, /* aten::sign Meta */
    {1, 3, 131}, /* aten::sign.out CPU */
    {16, 3, 131}, /* aten::sign.out Meta */
    {1, 2, 131}, /* aten::sign_ CPU */
    {16, 2, 131}, /* aten::sign_ Meta */
    {1, 1, 132}, /* aten::signbit CPU */
    {16, 1, 132}, /* aten::signbit Meta */
    {1, 3, 132}, /* aten::signbit.out CPU */
    {16, 3, 132}, /* aten::signbit.out Meta */
    {1, 1, 134}, /* aten::silu CPU */
    {16, 1, 134}, /* aten::silu Meta */
    {1, 3, 134}, /* aten::silu.out CPU */
    {16, 3, 134}, /* aten::silu.out Meta */
    {1, 2, 134}, /* aten::silu_ CPU */
    {16, 2, 134}, /* aten::silu_ Meta */
    {1, 1, 133}, /* aten::silu_backward CPU */
    {16, 1, 133}, /* aten::silu_backward Meta */
    {1, 3, 133}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 133}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 135}, /* aten::sin CPU */
    {16, 1, 135}, /* aten::sin Meta */
    {1, 3, 135}, /* aten::sin.out CPU */
    {16, 3, 135}, /* aten::sin.out Meta */
    {1, 2, 135}, /* aten::sin_ CPU */
    {16, 2, 135}, /* aten::sin_ Meta */
    {1, 1, 136}, /* aten::sinc CPU */
    {16, 1, 136}, /* aten::sinc Meta */
    {1, 3, 136}, /* aten::sinc.out CPU */
    {16, 3, 136}, /* aten::sinc.out Meta */
    {1, 2, 136}, /* aten::sinc_ CPU */
    {16, 2, 136}, /* aten::sinc_ Meta */
    {1, 1, 137}, /* aten::sinh CPU */
    {16, 1, 137}, /* aten::sinh Meta */
    {1, 3, 137}, /* aten::sinh.out CPU */
    {16, 3, 137}, /* aten::sinh.out Meta */
    {1, 2, 137}, /* aten::sinh_ CPU */
    {16, 2, 137}, /* aten::sinh_ Meta */
    {138, 0, 542}, /* aten::size.int implicit */
    {141, 0, 543}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 544}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 285}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 284}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 286}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 545}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 287}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 546}, /* aten::smooth_l1_loss CPU */
    {16, 0, 546}, /* aten::smooth_l1_loss Meta */
    {1, 4, 288}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 288}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 547}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 547}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 289}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 289}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 548}, /* aten::soft_margin_loss CPU */
    {16, 0, 548}, /* aten::soft_margin_loss Meta */
    {141, 4, 290}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 549}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 549}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 291}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 550}, /* aten::softmax.int implicit */
    {1, 4, 292}, /* aten::softmax.int_out CPU */
    {16, 4, 292}, /* aten::softmax.int_out Meta */
    {1, 1, 139}, /* aten::softplus CPU */
    {16, 1, 139}, /* aten::softplus Meta */
    {1, 3, 139}, /* aten::softplus.out CPU */
    {16, 3, 139}, /* aten::softplus.out Meta */
    {1, 1, 138}, /* aten::softplus_backward CPU */
    {16, 1, 138}, /* aten::softplus_backward Meta */
    {1, 3, 138}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 138}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 141}, /* aten::softshrink CPU */
    {16, 1, 141}, /* aten::softshrink Meta */
    {1, 3, 141}, /* aten::softshrink.out CPU */
    {16, 3, 141}, /* aten::softshrink.out Meta */
    {1, 1, 140}, /* aten::softshrink_backward CPU */
    {16, 1, 140}, /* aten::softshrink_backward Meta */
    {1, 3, 140}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 140}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 551}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 142}, /* aten::sort.stable CPU */
    {16, 1, 142}, /* aten::sort.stable Meta */
    {1, 4, 293}, /* aten::sort.values CPU */
    {16, 4, 293}, /* aten::sort.values Meta */
    {1, 3, 142}, /* aten::sort.values_stable CPU */
    {16, 3, 142}, /* aten::sort.values_stable Meta */
    {138, 0, 552}, /* aten::special_log_softmax implicit */
    {138, 0, 553}, /* aten::special_logsumexp implicit */
    {138, 4, 294}, /* aten::special_logsumexp.out implicit */
    {138, 0, 554}, /* aten::special_softmax implicit */
    {141, 0, 555}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 556}, /* aten::split.sizes implicit */
    {142, 7, 295}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 296}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 557}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 297}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 298}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 143}, /* aten::sqrt CPU */
    {16, 1, 143}, /* aten::sqrt Meta */
    {1, 3, 143}, /* aten::sqrt.out CPU */
    {16, 3, 143}, /* aten::sqrt.out Meta */
    {1, 2, 143}, /* aten::sqrt_ CPU */
    {16, 2, 143}, /* aten::sqrt_ Meta */
    {138, 0, 558}, /* aten::square implicit */
    {138, 4, 299}, /* aten::square.out implicit */
    {138, 0, 559}, /* aten::square_ implicit */
    {141, 0, 560}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 561}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 562}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 300}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 301}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 302}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 300}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 301}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 304}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 302}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 305}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 303}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 563}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 306}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 564}, /* aten::std implicit */
    {1, 0, 565}, /* aten::std.correction CPU */
    {16, 0, 565}, /* aten::std.correction Meta */
    {1, 4, 307}, /* aten::std.correction_out CPU */
    {16, 4, 307}, /* aten::std.correction_out Meta */
    {138, 0, 566}, /* aten::std.dim implicit */
    {138, 4, 308}, /* aten::std.out implicit */
    {138, 0, 567}, /* aten::std_mean implicit */
    {1, 0, 568}, /* aten::std_mean.correction CPU */
    {16, 0, 568}, /* aten::std_mean.correction Meta */
    {141, 4, 309}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 569}, /* aten::std_mean.dim implicit */
    {138, 0, 570}, /* aten::stride.int implicit */
    {141, 0, 571}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 310}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 144}, /* aten::sub.Tensor CPU */
    {16, 1, 144}, /* aten::sub.Tensor Meta */
    {1, 3, 144}, /* aten::sub.out CPU */
    {16, 3, 144}, /* aten::sub.out Meta */
    {141, 0, 572}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 144}, /* aten::sub_.Tensor CPU */
    {16, 2, 144}, /* aten::sub_.Tensor Meta */
    {138, 0, 573}, /* aten::subtract.Scalar implicit */
    {138, 0, 574}, /* aten::subtract.Tensor implicit */
    {138, 4, 311}, /* aten::subtract.out implicit */
    {138, 0, 575}, /* aten::subtract_.Scalar implicit */
    {138, 5, 311}, /* aten::subtract_.Tensor implicit */
    {141, 0, 576}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 145}, /* aten::sum.IntList_out CPU */
    {16, 3, 145}, /* aten::sum.IntList_out Meta */
    {1, 1, 145}, /* aten::sum.dim_IntList CPU */
    {16, 1, 145}, /* aten::sum.dim_IntList Meta */
    {141, 4, 312}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 577}, /* aten::sum_to_size implicit */
    {138, 0, 578}, /* aten::swapaxes implicit */
    {138, 5, 313}, /* aten::swapaxes_ implicit */
    {138, 0, 579}, /* aten::swapdims implicit */
    {138, 5, 314}, /* aten::swapdims_ implicit */
    {138, 0, 580}, /* aten::sym_numel implicit */
    {138, 0, 581}, /* aten::sym_size.int implicit */
    {138, 0, 582}, /* aten::sym_storage_offset implicit */
    {138, 0, 583}, /* aten::sym_stride.int implicit */
    {141, 0, 584}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 315}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 315}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 316}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 585}, /* aten::take CPU */
    {16, 0, 585}, /* aten::take Meta */
    {1, 0, 587}, /* aten::take.out CPU */
    {16, 0, 587}, /* aten::take.out Meta */
    {138, 0, 586}, /* aten::take_along_dim implicit */
    {138, 4, 317}, /* aten::take_along_dim.out implicit */
    {1, 1, 146}, /* aten::tan CPU */
    {16, 1, 146}, /* aten::tan Meta */
    {1, 3, 146}, /* aten::tan.out CPU */
    {16, 3, 146}, /* aten::tan.out Meta */
    {1, 2, 146}, /* aten::tan_ CPU */
    {16, 2, 146}, /* aten::tan_ Meta */
    {1, 1, 148}, /* aten::tanh CPU */
    {16, 1, 148}, /* aten::tanh Meta */
    {1, 3, 148}, /* aten::tanh.out CPU */
    {16, 3, 148}, /* aten::tanh.out Meta */
    {1, 2, 148}, /* aten::tanh_ CPU */
    {16, 2, 148}, /* aten::tanh_ Meta */
    {1, 1, 147}, /* aten::tanh_backward CPU */
    {16, 1, 147}, /* aten::tanh_backward Meta */
    {1, 3, 147}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 147}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 588}, /* aten::tensor_split.indices implicit */
    {138, 0, 589}, /* aten::tensor_split.sections implicit */
    {138, 0, 590}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 591}, /* aten::tensordot implicit */
    {138, 4, 318}, /* aten::tensordot.out implicit */
    {1, 1, 150}, /* aten::threshold CPU */
    {16, 1, 150}, /* aten::threshold Meta */
    {1, 3, 150}, /* aten::threshold.out CPU */
    {16, 3, 150}, /* aten::threshold.out Meta */
    {1, 2, 150}, /* aten::threshold_ CPU */
    {16, 2, 150}, /* aten::threshold_ Meta */
    {1, 1, 149}, /* aten::threshold_backward CPU */
    {16, 1, 149}, /* aten::threshold_backward Meta */
    {1, 3, 149}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 149}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 592}, /* aten::tile implicit */
    {138, 0, 593}, /* aten::to.device implicit */
    {138, 0, 594}, /* aten::to.dtype implicit */
    {138, 0, 595}, /* aten::to.dtype_layout implicit */
    {138, 0, 596}, /* aten::to.other implicit */
    {1, 1, 151}, /* aten::topk CPU */
    {16, 1, 151}, /* aten::topk Meta */
    {1, 3, 151}, /* aten::topk.values CPU */
    {16, 3, 151}, /* aten::topk.values Meta */
    {1, 0, 597}, /* aten::trace CPU */
    {16, 0, 597}, /* aten::trace Meta */
    {141, 4, 319}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 598}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 320}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 320}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 321}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 599}, /* aten::trapezoid.dx implicit */
    {138, 0, 600}, /* aten::trapezoid.x implicit */
    {138, 0, 601}, /* aten::trapz.dx implicit */
    {138, 0, 602}, /* aten::trapz.x implicit */
    {1, 1, 152}, /* aten::tril CPU */
    {16, 1, 152}, /* aten::tril Meta */
    {1, 3, 152}, /* aten::tril.out CPU */
    {16, 3, 152}, /* aten::tril.out Meta */
    {1, 2, 152}, /* aten::tril_ CPU */
    {16, 2, 152}, /* aten::tril_ Meta */
    {1, 0, 603}, /* aten::tril_indices CPU */
    {16, 0, 603}, /* aten::tril_indices Meta */
    {86, 0, 131}, /* aten::tril_indices BackendSelect */
    {141, 4, 322}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 604}, /* aten::triplet_margin_loss implicit */
    {1, 1, 153}, /* aten::triu CPU */
    {16, 1, 153}, /* aten::triu Meta */
    {1, 3, 153}, /* aten::triu.out CPU */
    {16, 3, 153}, /* aten::triu.out Meta */
    {1, 2, 153}, /* aten::triu_ CPU */
    {16, 2, 153}, /* aten::triu_ Meta */
    {1, 0, 605}, /* aten::triu_indices CPU */
    {16, 0, 605}, /* aten::triu_indices Meta */
    {86, 0, 131}, /* aten::triu_indices BackendSelect */
    {141, 4, 323}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 606}, /* aten::true_divide.Scalar implicit */
    {138, 0, 607}, /* aten::true_divide.Tensor implicit */
    {138, 4, 324}, /* aten::true_divide.out implicit */
    {138, 0, 608}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 609}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 154}, /* aten::trunc CPU */
    {16, 1, 154}, /* aten::trunc Meta */
    {1, 3, 154}, /* aten::trunc.out CPU */
    {16, 3, 154}, /* aten::trunc.out Meta */
    {1, 2, 154}, /* aten::trunc_ CPU */
    {16, 2, 154}, /* aten::trunc_ Meta */
    {138, 0, 610}, /* aten::type_as implicit */
    {141, 0, 611}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 325}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 326}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 612}, /* aten::unflatten.int implicit */
    {1, 0, 613}, /* aten::unfold CPU */
    {16, 0, 613}, /* aten::unfold Meta */
    {1, 0, 614}, /* aten::unfold_backward CPU */
    {16, 0, 614}, /* aten::unfold_backward Meta */
    {141, 4, 328}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 327}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 329}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {138, 0, 615}, /* aten::unsafe_chunk implicit */
    {141, 0, 616}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 330}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 617}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 331}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 618}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 332}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 332}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 333}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 619}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 619}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 334}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 334}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 621}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 620}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 620}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 335}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 335}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 622}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 622}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 336}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 336}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 624}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 623}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 623}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 337}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 337}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 625}, /* aten::upsample_linear1d CPU */
    {16, 0, 625}, /* aten::upsample_linear1d Meta */
    {1, 4, 338}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 338}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 627}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 626}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 626}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 339}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 339}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 628}, /* aten::upsample_nearest1d CPU */
    {16, 0, 628}, /* aten::upsample_nearest1d Meta */
    {1, 4, 340}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 340}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 630}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 629}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 629}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 341}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 341}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 631}, /* aten::upsample_nearest2d CPU */
    {16, 0, 631}, /* aten::upsample_nearest2d Meta */
    {1, 4, 342}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 342}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 633}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 632}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 632}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 343}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 343}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 634}, /* aten::upsample_nearest3d CPU */
    {16, 0, 634}, /* aten::upsample_nearest3d Meta */
    {1, 4, 344}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 344}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 636}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 635}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 635}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 345}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 345}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 637}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 637}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 346}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 346}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 639}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 638}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 638}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 347}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 347}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 640}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 641}, /* aten::var implicit */
    {1, 0, 642}, /* aten::var.correction CPU */
    {16, 0, 642}, /* aten::var.correction Meta */
    {1, 4, 348}, /* aten::var.correction_out CPU */
    {16, 4, 348}, /* aten::var.correction_out Meta */
    {138, 0, 643}, /* aten::var.dim implicit */
    {138, 4, 349}, /* aten::var.out implicit */
    {138, 0, 644}, /* aten::var_mean implicit */
    {1, 0, 645}, /* aten::var_mean.correction CPU */
    {16, 0, 645}, /* aten::var_mean.correction Meta */
    {141, 4, 350}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 646}, /* aten::var_mean.dim implicit */
    {1, 0, 647}, /* aten::vdot CPU */
    {16, 0, 647}, /* aten::vdot Meta */
    {141, 4, 351}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 648}, /* aten::view CPU */
    {16, 0, 648}, /* aten::view Meta */
    {141, 0, 652}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 649}, /* aten::view_as implicit */
    {1, 0, 650}, /* aten::view_as_complex CPU */
    {16, 0, 650}, /* aten::view_as_complex Meta */
    {142, 7, 354}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 355}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 651}, /* aten::view_as_real CPU */
    {16, 0, 651}, /* aten::view_as_real Meta */
    {142, 7, 356}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 357}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 352}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 353}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 359}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 358}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 653}, /* aten::vsplit.array implicit */
    {138, 0, 654}, /* aten::vsplit.int implicit */
    {138, 0, 655}, /* aten::vstack implicit */
    {138, 4, 360}, /* aten::vstack.out implicit */
    {138, 0, 656}, /* aten::where.Scalar implicit */
    {138, 0, 657}, /* aten::where.ScalarOther implicit */
    {138, 0, 658}, /* aten::where.ScalarSelf implicit */
    {1, 0, 659}, /* aten::where.self CPU */
    {16, 0, 659}, /* aten::where.self Meta */
    {1, 0, 660}, /* aten::where.self_out CPU */
    {16, 0, 660}, /* aten::where.self_out Meta */
    {141, 0, 661}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 662}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 155}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 155}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 663}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 664}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 155}, /* aten::xlogy.Tensor CPU */
    {16, 1, 155}, /* aten::xlogy.Tensor Meta */
    {141, 0, 665}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 155}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 155}, /* aten::xlogy_.Tensor Meta */
    {141, 6, 362}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 361}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 666}, /* aten::zero_ CPU */
    {16, 0, 666}, /* aten::zero_ Meta */
    {141, 0, 667}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::zeros BackendSelect */
    {141, 4, 363}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 668}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 364}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
