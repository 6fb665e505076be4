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
tn_status tni_kernel_absolute_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_arccos_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arccosh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arccosh_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arccosh_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arcsin(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arcsin_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arcsin_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arcsinh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arcsinh_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arcsinh_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctan(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctan2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctan2_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctan2_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctan_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctan_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctanh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctanh_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_arctanh_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_clip_Tensor_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clip__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_clip_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_divide__Scalar_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_divide__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_divide__Tensor_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_divide_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_divide_out_mode(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_fix_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_greater_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_Tensor_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_equal_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_equal_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_equal_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_greater_equal_Tensor_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_kron(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_kthvalue(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_kthvalue_values(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_layer_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ldexp_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_Tensor_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_equal_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_equal_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_equal_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_less_equal_Tensor_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_multiply_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_negative_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_not_equal_Scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_not_equal_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_not_equal_Tensor_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_not_equal__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_not_equal__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_numel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_numpy_T(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_one_hot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ones(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ones_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_outer(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_pad(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_pdist(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_permute(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_subtract__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_subtract_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_triu_indices(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_true_divide_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_true_divide_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_true_divide__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_true_divide__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_true_divide_out(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel_absolute_out, /* 80 */
    tni_kernel_adaptive_avg_pool1d, /* 81 */
    tni_kernel_adaptive_avg_pool2d, /* 82 */
    tni_kernel_adaptive_avg_pool3d, /* 83 */
    tni_kernel_adaptive_max_pool1d, /* 84 */
    tni_kernel_adaptive_max_pool2d, /* 85 */
    tni_kernel_adaptive_max_pool2d_backward, /* 86 */
    tni_kernel_adaptive_max_pool3d, /* 87 */
    tni_kernel_adaptive_max_pool3d_backward, /* 88 */
    tni_kernel_add_Scalar, /* 89 */
    tni_kernel_add__Scalar, /* 90 */
    tni_kernel_addbmm, /* 91 */
    tni_kernel_addbmm_, /* 92 */
    tni_kernel_addr, /* 93 */
    tni_kernel_adjoint, /* 94 */
    tni_kernel_alias, /* 95 */
    tni_kernel_allclose, /* 96 */
    tni_kernel_angle, /* 97 */
    tni_kernel_angle_out, /* 98 */
    tni_kernel_arange, /* 99 */
    tni_kernel_arange_start, /* 100 */
    tni_kernel_arange_start_step, /* 101 */
    tni_kernel_arccos, /* 102 */
    tni_kernel_arccos_, /* 103 */
    tni_kernel_arccos_out, /* 104 */
    tni_kernel_arccosh, /* 105 */
    tni_kernel_arccosh_, /* 106 */
    tni_kernel_arccosh_out, /* 107 */
    tni_kernel_arcsin, /* 108 */
    tni_kernel_arcsin_, /* 109 */
    tni_kernel_arcsin_out, /* 110 */
    tni_kernel_arcsinh, /* 111 */
    tni_kernel_arcsinh_, /* 112 */
    tni_kernel_arcsinh_out, /* 113 */
    tni_kernel_arctan, /* 114 */
    tni_kernel_arctan2, /* 115 */
    tni_kernel_arctan2_, /* 116 */
    tni_kernel_arctan2_out, /* 117 */
    tni_kernel_arctan_, /* 118 */
    tni_kernel_arctan_out, /* 119 */
    tni_kernel_arctanh, /* 120 */
    tni_kernel_arctanh_, /* 121 */
    tni_kernel_arctanh_out, /* 122 */
    tni_kernel_argsort, /* 123 */
    tni_kernel_argsort_stable, /* 124 */
    tni_kernel_argwhere, /* 125 */
    tni_kernel_as_strided, /* 126 */
    tni_kernel_as_strided_scatter, /* 127 */
    tni_kernel_atleast_1d, /* 128 */
    tni_kernel_atleast_1d_Sequence, /* 129 */
    tni_kernel_atleast_2d, /* 130 */
    tni_kernel_atleast_2d_Sequence, /* 131 */
    tni_kernel_atleast_3d, /* 132 */
    tni_kernel_atleast_3d_Sequence, /* 133 */
    tni_kernel_avg_pool1d, /* 134 */
    tni_kernel_avg_pool2d, /* 135 */
    tni_kernel_avg_pool2d_backward, /* 136 */
    tni_kernel_avg_pool3d, /* 137 */
    tni_kernel_avg_pool3d_backward, /* 138 */
    tni_kernel_backend_select, /* 139 */
    tni_kernel_batch_norm, /* 140 */
    tni_kernel_batch_norm_backward, /* 141 */
    tni_kernel_batch_norm_update_stats, /* 142 */
    tni_kernel_bilinear, /* 143 */
    tni_kernel_binary_cross_entropy, /* 144 */
    tni_kernel_binary_cross_entropy_backward, /* 145 */
    tni_kernel_binary_cross_entropy_with_logits, /* 146 */
    tni_kernel_bitwise_and_Scalar, /* 147 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 148 */
    tni_kernel_bitwise_and_Scalar_out, /* 149 */
    tni_kernel_bitwise_and__Scalar, /* 150 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 151 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 152 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 153 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 154 */
    tni_kernel_bitwise_or_Scalar, /* 155 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 156 */
    tni_kernel_bitwise_or_Scalar_out, /* 157 */
    tni_kernel_bitwise_or__Scalar, /* 158 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 159 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 160 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 161 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 162 */
    tni_kernel_bitwise_xor_Scalar, /* 163 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 164 */
    tni_kernel_bitwise_xor_Scalar_out, /* 165 */
    tni_kernel_bitwise_xor__Scalar, /* 166 */
    tni_kernel_block_diag, /* 167 */
    tni_kernel_broadcast_tensors, /* 168 */
    tni_kernel_broadcast_to, /* 169 */
    tni_kernel_can_cast, /* 170 */
    tni_kernel_cartesian_prod, /* 171 */
    tni_kernel_cat, /* 172 */
    tni_kernel_cat_out, /* 173 */
    tni_kernel_cdist, /* 174 */
    tni_kernel_celu, /* 175 */
    tni_kernel_chunk, /* 176 */
    tni_kernel_clip, /* 177 */
    tni_kernel_clip_, /* 178 */
    tni_kernel_clip_Tensor, /* 179 */
    tni_kernel_clip_Tensor_out, /* 180 */
    tni_kernel_clip__Tensor, /* 181 */
    tni_kernel_clip_out, /* 182 */
    tni_kernel_clone, /* 183 */
    tni_kernel_column_stack, /* 184 */
    tni_kernel_combinations, /* 185 */
    tni_kernel_complex, /* 186 */
    tni_kernel_complex_out, /* 187 */
    tni_kernel_concat, /* 188 */
    tni_kernel_concatenate, /* 189 */
    tni_kernel_conj, /* 190 */
    tni_kernel_conj_physical, /* 191 */
    tni_kernel_constant_pad_nd, /* 192 */
    tni_kernel_contiguous, /* 193 */
    tni_kernel_conv1d, /* 194 */
    tni_kernel_conv1d_padding, /* 195 */
    tni_kernel_conv2d, /* 196 */
    tni_kernel_conv2d_padding, /* 197 */
    tni_kernel_conv3d, /* 198 */
    tni_kernel_conv3d_padding, /* 199 */
    tni_kernel_conv_transpose1d, /* 200 */
    tni_kernel_conv_transpose2d_input, /* 201 */
    tni_kernel_conv_transpose3d_input, /* 202 */
    tni_kernel_convolution, /* 203 */
    tni_kernel_convolution_backward, /* 204 */
    tni_kernel_copy_, /* 205 */
    tni_kernel_copysign_Scalar, /* 206 */
    tni_kernel_copysign_Scalar_out, /* 207 */
    tni_kernel_copysign__Scalar, /* 208 */
    tni_kernel_count_nonzero, /* 209 */
    tni_kernel_count_nonzero_dim_IntList, /* 210 */
    tni_kernel_cummax, /* 211 */
    tni_kernel_cummin, /* 212 */
    tni_kernel_cumulative_trapezoid_dx, /* 213 */
    tni_kernel_cumulative_trapezoid_x, /* 214 */
    tni_kernel_deg2rad, /* 215 */
    tni_kernel_diag, /* 216 */
    tni_kernel_diag_embed, /* 217 */
    tni_kernel_diagflat, /* 218 */
    tni_kernel_diagonal, /* 219 */
    tni_kernel_diagonal_backward, /* 220 */
    tni_kernel_diagonal_scatter, /* 221 */
    tni_kernel_dist, /* 222 */
    tni_kernel_div_Scalar, /* 223 */
    tni_kernel_div_Scalar_mode, /* 224 */
    tni_kernel_div__Scalar, /* 225 */
    tni_kernel_div__Scalar_mode, /* 226 */
    tni_kernel_divide_Scalar, /* 227 */
    tni_kernel_divide_Scalar_mode, /* 228 */
    tni_kernel_divide_Tensor, /* 229 */
    tni_kernel_divide_Tensor_mode, /* 230 */
    tni_kernel_divide__Scalar, /* 231 */
    tni_kernel_divide__Scalar_mode, /* 232 */
    tni_kernel_divide__Tensor, /* 233 */
    tni_kernel_divide__Tensor_mode, /* 234 */
    tni_kernel_divide_out, /* 235 */
    tni_kernel_divide_out_mode, /* 236 */
    tni_kernel_dot, /* 237 */
    tni_kernel_dsplit_array, /* 238 */
    tni_kernel_dsplit_int, /* 239 */
    tni_kernel_dstack, /* 240 */
    tni_kernel_einsum, /* 241 */
    tni_kernel_embedding, /* 242 */
    tni_kernel_embedding_backward, /* 243 */
    tni_kernel_embedding_dense_backward, /* 244 */
    tni_kernel_empty_like, /* 245 */
    tni_kernel_empty_memory_format, /* 246 */
    tni_kernel_empty_out, /* 247 */
    tni_kernel_empty_permuted, /* 248 */
    tni_kernel_empty_strided, /* 249 */
    tni_kernel_equal, /* 250 */
    tni_kernel_expand, /* 251 */
    tni_kernel_expand_as, /* 252 */
    tni_kernel_eye, /* 253 */
    tni_kernel_eye_m, /* 254 */
    tni_kernel_fft_fft, /* 255 */
    tni_kernel_fft_fft2, /* 256 */
    tni_kernel_fft_fftn, /* 257 */
    tni_kernel_fft_hfft, /* 258 */
    tni_kernel_fft_hfft2, /* 259 */
    tni_kernel_fft_hfftn, /* 260 */
    tni_kernel_fft_ifft, /* 261 */
    tni_kernel_fft_ifft2, /* 262 */
    tni_kernel_fft_ifftn, /* 263 */
    tni_kernel_fft_ihfft, /* 264 */
    tni_kernel_fft_ihfft2, /* 265 */
    tni_kernel_fft_ihfftn, /* 266 */
    tni_kernel_fft_irfft, /* 267 */
    tni_kernel_fft_irfft2, /* 268 */
    tni_kernel_fft_irfftn, /* 269 */
    tni_kernel_fft_rfft, /* 270 */
    tni_kernel_fft_rfft2, /* 271 */
    tni_kernel_fft_rfftn, /* 272 */
    tni_kernel_fill__Scalar, /* 273 */
    tni_kernel_fill__Tensor, /* 274 */
    tni_kernel_fix, /* 275 */
    tni_kernel_fix_, /* 276 */
    tni_kernel_fix_out, /* 277 */
    tni_kernel_flatten_using_ints, /* 278 */
    tni_kernel_flip, /* 279 */
    tni_kernel_fliplr, /* 280 */
    tni_kernel_flipud, /* 281 */
    tni_kernel_float_power_Scalar, /* 282 */
    tni_kernel_float_power_Scalar_out, /* 283 */
    tni_kernel_float_power_Tensor_Scalar, /* 284 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 285 */
    tni_kernel_float_power_Tensor_Tensor, /* 286 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 287 */
    tni_kernel_float_power__Scalar, /* 288 */
    tni_kernel_float_power__Tensor, /* 289 */
    tni_kernel_floor_divide, /* 290 */
    tni_kernel_floor_divide_Scalar, /* 291 */
    tni_kernel_floor_divide__Scalar, /* 292 */
    tni_kernel_floor_divide__Tensor, /* 293 */
    tni_kernel_floor_divide_out, /* 294 */
    tni_kernel_fmod_Scalar, /* 295 */
    tni_kernel_fmod_Scalar_out, /* 296 */
    tni_kernel_fmod__Scalar, /* 297 */
    tni_kernel_fractional_max_pool2d, /* 298 */
    tni_kernel_fractional_max_pool2d_backward, /* 299 */
    tni_kernel_fractional_max_pool3d, /* 300 */
    tni_kernel_fractional_max_pool3d_backward, /* 301 */
    tni_kernel_frexp_Tensor, /* 302 */
    tni_kernel_frexp_Tensor_out, /* 303 */
    tni_kernel_from_file, /* 304 */
    tni_kernel_full, /* 305 */
    tni_kernel_full_like, /* 306 */
    tni_kernel_gather_backward, /* 307 */
    tni_kernel_ger, /* 308 */
    tni_kernel_gradient_array, /* 309 */
    tni_kernel_gradient_scalararray, /* 310 */
    tni_kernel_gradient_scalarint, /* 311 */
    tni_kernel_gradient_scalarrayarray, /* 312 */
    tni_kernel_gradient_scalarrayint, /* 313 */
    tni_kernel_gradient_tensorarray, /* 314 */
    tni_kernel_gradient_tensorarrayint, /* 315 */
    tni_kernel_greater_Scalar, /* 316 */
    tni_kernel_greater_Scalar_out, /* 317 */
    tni_kernel_greater_Tensor, /* 318 */
    tni_kernel_greater_Tensor_out, /* 319 */
    tni_kernel_greater__Scalar, /* 320 */
    tni_kernel_greater__Tensor, /* 321 */
    tni_kernel_greater_equal_Scalar, /* 322 */
    tni_kernel_greater_equal_Scalar_out, /* 323 */
    tni_kernel_greater_equal_Tensor, /* 324 */
    tni_kernel_greater_equal_Tensor_out, /* 325 */
    tni_kernel_greater_equal__Scalar, /* 326 */
    tni_kernel_greater_equal__Tensor, /* 327 */
    tni_kernel_group_norm, /* 328 */
    tni_kernel_hardswish, /* 329 */
    tni_kernel_hardswish_, /* 330 */
    tni_kernel_hardswish_backward, /* 331 */
    tni_kernel_hardswish_out, /* 332 */
    tni_kernel_hardtanh, /* 333 */
    tni_kernel_hardtanh_, /* 334 */
    tni_kernel_hardtanh_backward, /* 335 */
    tni_kernel_hardtanh_backward_grad_input, /* 336 */
    tni_kernel_hardtanh_out, /* 337 */
    tni_kernel_hsplit_array, /* 338 */
    tni_kernel_hsplit_int, /* 339 */
    tni_kernel_hstack, /* 340 */
    tni_kernel_huber_loss, /* 341 */
    tni_kernel_huber_loss_backward, /* 342 */
    tni_kernel_imag, /* 343 */
    tni_kernel_index_Tensor, /* 344 */
    tni_kernel_index_fill__int_Scalar, /* 345 */
    tni_kernel_index_fill__int_Tensor, /* 346 */
    tni_kernel_index_select, /* 347 */
    tni_kernel_index_select_backward, /* 348 */
    tni_kernel_inner, /* 349 */
    tni_kernel_instance_norm, /* 350 */
    tni_kernel_is_complex, /* 351 */
    tni_kernel_is_conj, /* 352 */
    tni_kernel_is_distributed, /* 353 */
    tni_kernel_is_floating_point, /* 354 */
    tni_kernel_is_inference, /* 355 */
    tni_kernel_is_neg, /* 356 */
    tni_kernel_is_nonzero, /* 357 */
    tni_kernel_is_pinned, /* 358 */
    tni_kernel_is_same_size, /* 359 */
    tni_kernel_is_signed, /* 360 */
    tni_kernel_isclose, /* 361 */
    tni_kernel_isfinite, /* 362 */
    tni_kernel_isinf, /* 363 */
    tni_kernel_isnan, /* 364 */
    tni_kernel_isreal, /* 365 */
    tni_kernel_item, /* 366 */
    tni_kernel_kron, /* 367 */
    tni_kernel_kthvalue, /* 368 */
    tni_kernel_kthvalue_values, /* 369 */
    tni_kernel_layer_norm, /* 370 */
    tni_kernel_ldexp_Tensor, /* 371 */
    tni_kernel_less_Scalar, /* 372 */
    tni_kernel_less_Scalar_out, /* 373 */
    tni_kernel_less_Tensor, /* 374 */
    tni_kernel_less_Tensor_out, /* 375 */
    tni_kernel_less__Scalar, /* 376 */
    tni_kernel_less__Tensor, /* 377 */
    tni_kernel_less_equal_Scalar, /* 378 */
    tni_kernel_less_equal_Scalar_out, /* 379 */
    tni_kernel_less_equal_Tensor, /* 380 */
    tni_kernel_less_equal_Tensor_out, /* 381 */
    tni_kernel_less_equal__Scalar, /* 382 */
    tni_kernel_less_equal__Tensor, /* 383 */
    tni_kernel_lift, /* 384 */
    tni_kernel_lift_fresh, /* 385 */
    tni_kernel_linalg_diagonal, /* 386 */
    tni_kernel_linalg_matmul, /* 387 */
    tni_kernel_linalg_multi_dot, /* 388 */
    tni_kernel_linalg_vander, /* 389 */
    tni_kernel_linalg_vecdot, /* 390 */
    tni_kernel_linear, /* 391 */
    tni_kernel_linspace, /* 392 */
    tni_kernel_linspace_Scalar_Tensor, /* 393 */
    tni_kernel_linspace_Tensor_Scalar, /* 394 */
    tni_kernel_linspace_Tensor_Tensor, /* 395 */
    tni_kernel_log_sigmoid, /* 396 */
    tni_kernel_log_sigmoid_backward, /* 397 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 398 */
    tni_kernel_log_sigmoid_forward, /* 399 */
    tni_kernel_log_sigmoid_forward_output, /* 400 */
    tni_kernel_log_sigmoid_out, /* 401 */
    tni_kernel_log_softmax_int, /* 402 */
    tni_kernel_logcumsumexp, /* 403 */
    tni_kernel_logical_and, /* 404 */
    tni_kernel_logical_and_, /* 405 */
    tni_kernel_logical_and_out, /* 406 */
    tni_kernel_logical_not, /* 407 */
    tni_kernel_logical_not_, /* 408 */
    tni_kernel_logical_not_out, /* 409 */
    tni_kernel_logical_or, /* 410 */
    tni_kernel_logical_or_, /* 411 */
    tni_kernel_logical_or_out, /* 412 */
    tni_kernel_logical_xor, /* 413 */
    tni_kernel_logical_xor_, /* 414 */
    tni_kernel_logical_xor_out, /* 415 */
    tni_kernel_logit, /* 416 */
    tni_kernel_logit_, /* 417 */
    tni_kernel_logit_out, /* 418 */
    tni_kernel_logspace, /* 419 */
    tni_kernel_logspace_Scalar_Tensor, /* 420 */
    tni_kernel_logspace_Tensor_Scalar, /* 421 */
    tni_kernel_logspace_Tensor_Tensor, /* 422 */
    tni_kernel_logsumexp, /* 423 */
    tni_kernel_mH, /* 424 */
    tni_kernel_mT, /* 425 */
    tni_kernel_masked_select, /* 426 */
    tni_kernel_matmul, /* 427 */
    tni_kernel_matrix_H, /* 428 */
    tni_kernel_max, /* 429 */
    tni_kernel_max_other, /* 430 */
    tni_kernel_max_pool1d, /* 431 */
    tni_kernel_max_pool1d_with_indices, /* 432 */
    tni_kernel_max_pool2d, /* 433 */
    tni_kernel_max_pool2d_with_indices, /* 434 */
    tni_kernel_max_pool2d_with_indices_backward, /* 435 */
    tni_kernel_max_pool3d, /* 436 */
    tni_kernel_max_pool3d_with_indices, /* 437 */
    tni_kernel_max_pool3d_with_indices_backward, /* 438 */
    tni_kernel_max_unpool2d, /* 439 */
    tni_kernel_max_unpool3d, /* 440 */
    tni_kernel_mean, /* 441 */
    tni_kernel_median, /* 442 */
    tni_kernel_median_dim, /* 443 */
    tni_kernel_meshgrid, /* 444 */
    tni_kernel_meshgrid_indexing, /* 445 */
    tni_kernel_min, /* 446 */
    tni_kernel_min_other, /* 447 */
    tni_kernel_mish_backward, /* 448 */
    tni_kernel_mish_backward_composite, /* 449 */
    tni_kernel_mode, /* 450 */
    tni_kernel_moveaxis_int, /* 451 */
    tni_kernel_moveaxis_intlist, /* 452 */
    tni_kernel_movedim_int, /* 453 */
    tni_kernel_movedim_intlist, /* 454 */
    tni_kernel_mse_loss, /* 455 */
    tni_kernel_mse_loss_backward, /* 456 */
    tni_kernel_msort, /* 457 */
    tni_kernel_mul_Scalar, /* 458 */
    tni_kernel_mul__Scalar, /* 459 */
    tni_kernel_multiply_Scalar, /* 460 */
    tni_kernel_multiply_Tensor, /* 461 */
    tni_kernel_multiply__Scalar, /* 462 */
    tni_kernel_multiply__Tensor, /* 463 */
    tni_kernel_multiply_out, /* 464 */
    tni_kernel_mv, /* 465 */
    tni_kernel_nan_to_num, /* 466 */
    tni_kernel_nan_to_num_, /* 467 */
    tni_kernel_nan_to_num_out, /* 468 */
    tni_kernel_nanmedian, /* 469 */
    tni_kernel_nanmedian_dim, /* 470 */
    tni_kernel_nansum, /* 471 */
    tni_kernel_narrow, /* 472 */
    tni_kernel_narrow_Tensor, /* 473 */
    tni_kernel_native_batch_norm, /* 474 */
    tni_kernel_native_batch_norm_backward, /* 475 */
    tni_kernel_native_group_norm, /* 476 */
    tni_kernel_native_group_norm_backward, /* 477 */
    tni_kernel_native_layer_norm, /* 478 */
    tni_kernel_native_layer_norm_backward, /* 479 */
    tni_kernel_negative, /* 480 */
    tni_kernel_negative_, /* 481 */
    tni_kernel_negative_out, /* 482 */
    tni_kernel_new_empty, /* 483 */
    tni_kernel_new_empty_strided, /* 484 */
    tni_kernel_new_full, /* 485 */
    tni_kernel_new_ones, /* 486 */
    tni_kernel_new_zeros, /* 487 */
    tni_kernel_nonzero, /* 488 */
    tni_kernel_nonzero_numpy, /* 489 */
    tni_kernel_norm_Scalar, /* 490 */
    tni_kernel_norm_ScalarOpt_dtype, /* 491 */
    tni_kernel_not_equal_Scalar, /* 492 */
    tni_kernel_not_equal_Scalar_out, /* 493 */
    tni_kernel_not_equal_Tensor, /* 494 */
    tni_kernel_not_equal_Tensor_out, /* 495 */
    tni_kernel_not_equal__Scalar, /* 496 */
    tni_kernel_not_equal__Tensor, /* 497 */
    tni_kernel_numel, /* 498 */
    tni_kernel_numpy_T, /* 499 */
    tni_kernel_one_hot, /* 500 */
    tni_kernel_ones, /* 501 */
    tni_kernel_ones_like, /* 502 */
    tni_kernel_outer, /* 503 */
    tni_kernel_pad, /* 504 */
    tni_kernel_pdist, /* 505 */
    tni_kernel_permute, /* 506 */
    tni_kernel_polar, /* 507 */
    tni_kernel_polar_out, /* 508 */
    tni_kernel_positive, /* 509 */
    tni_kernel_prelu, /* 510 */
    tni_kernel_prod, /* 511 */
    tni_kernel_promote_types, /* 512 */
    tni_kernel_put_, /* 513 */
    tni_kernel_rad2deg, /* 514 */
    tni_kernel_range, /* 515 */
    tni_kernel_range_step, /* 516 */
    tni_kernel_ravel, /* 517 */
    tni_kernel_real, /* 518 */
    tni_kernel_reflection_pad1d, /* 519 */
    tni_kernel_reflection_pad1d_backward, /* 520 */
    tni_kernel_reflection_pad2d, /* 521 */
    tni_kernel_reflection_pad2d_backward, /* 522 */
    tni_kernel_reflection_pad3d, /* 523 */
    tni_kernel_reflection_pad3d_backward, /* 524 */
    tni_kernel_relu, /* 525 */
    tni_kernel_relu6, /* 526 */
    tni_kernel_relu6_, /* 527 */
    tni_kernel_relu_, /* 528 */
    tni_kernel_remainder_Scalar, /* 529 */
    tni_kernel_remainder_Scalar_Tensor, /* 530 */
    tni_kernel_remainder_Scalar_out, /* 531 */
    tni_kernel_remainder__Scalar, /* 532 */
    tni_kernel_repeat, /* 533 */
    tni_kernel_repeat_interleave_Tensor, /* 534 */
    tni_kernel_repeat_interleave_self_Tensor, /* 535 */
    tni_kernel_repeat_interleave_self_int, /* 536 */
    tni_kernel_replication_pad1d, /* 537 */
    tni_kernel_replication_pad1d_backward, /* 538 */
    tni_kernel_replication_pad2d, /* 539 */
    tni_kernel_replication_pad2d_backward, /* 540 */
    tni_kernel_replication_pad3d, /* 541 */
    tni_kernel_replication_pad3d_backward, /* 542 */
    tni_kernel_reshape, /* 543 */
    tni_kernel_reshape_as, /* 544 */
    tni_kernel_resize_, /* 545 */
    tni_kernel_resize_as_, /* 546 */
    tni_kernel_resolve_conj, /* 547 */
    tni_kernel_resolve_neg, /* 548 */
    tni_kernel_result_type_Scalar, /* 549 */
    tni_kernel_result_type_Scalar_Scalar, /* 550 */
    tni_kernel_result_type_Scalar_Tensor, /* 551 */
    tni_kernel_result_type_Tensor, /* 552 */
    tni_kernel_rms_norm, /* 553 */
    tni_kernel_roll, /* 554 */
    tni_kernel_rot90, /* 555 */
    tni_kernel_row_stack, /* 556 */
    tni_kernel_rsub_Scalar, /* 557 */
    tni_kernel_rsub_Tensor, /* 558 */
    tni_kernel_scalar_tensor, /* 559 */
    tni_kernel_select_backward, /* 560 */
    tni_kernel_select_int, /* 561 */
    tni_kernel_select_scatter, /* 562 */
    tni_kernel_selu, /* 563 */
    tni_kernel_selu_, /* 564 */
    tni_kernel_size_int, /* 565 */
    tni_kernel_slice_Tensor, /* 566 */
    tni_kernel_slice_backward, /* 567 */
    tni_kernel_slice_scatter, /* 568 */
    tni_kernel_smooth_l1_loss, /* 569 */
    tni_kernel_smooth_l1_loss_backward, /* 570 */
    tni_kernel_soft_margin_loss, /* 571 */
    tni_kernel_soft_margin_loss_backward, /* 572 */
    tni_kernel_softmax_int, /* 573 */
    tni_kernel_sort, /* 574 */
    tni_kernel_special_log_softmax, /* 575 */
    tni_kernel_special_logsumexp, /* 576 */
    tni_kernel_special_softmax, /* 577 */
    tni_kernel_split_Tensor, /* 578 */
    tni_kernel_split_sizes, /* 579 */
    tni_kernel_split_with_sizes, /* 580 */
    tni_kernel_square, /* 581 */
    tni_kernel_square_, /* 582 */
    tni_kernel_square_out, /* 583 */
    tni_kernel_squeeze, /* 584 */
    tni_kernel_squeeze_dim, /* 585 */
    tni_kernel_squeeze_dims, /* 586 */
    tni_kernel_stack, /* 587 */
    tni_kernel_std, /* 588 */
    tni_kernel_std_correction, /* 589 */
    tni_kernel_std_dim, /* 590 */
    tni_kernel_std_mean, /* 591 */
    tni_kernel_std_mean_correction, /* 592 */
    tni_kernel_std_mean_dim, /* 593 */
    tni_kernel_stride_int, /* 594 */
    tni_kernel_sub_Scalar, /* 595 */
    tni_kernel_sub__Scalar, /* 596 */
    tni_kernel_subtract_Scalar, /* 597 */
    tni_kernel_subtract_Tensor, /* 598 */
    tni_kernel_subtract__Scalar, /* 599 */
    tni_kernel_subtract__Tensor, /* 600 */
    tni_kernel_subtract_out, /* 601 */
    tni_kernel_sum, /* 602 */
    tni_kernel_sum_to_size, /* 603 */
    tni_kernel_swapaxes, /* 604 */
    tni_kernel_swapdims, /* 605 */
    tni_kernel_sym_numel, /* 606 */
    tni_kernel_sym_size_int, /* 607 */
    tni_kernel_sym_storage_offset, /* 608 */
    tni_kernel_sym_stride_int, /* 609 */
    tni_kernel_t, /* 610 */
    tni_kernel_take, /* 611 */
    tni_kernel_take_along_dim, /* 612 */
    tni_kernel_take_out, /* 613 */
    tni_kernel_tensor_split_indices, /* 614 */
    tni_kernel_tensor_split_sections, /* 615 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 616 */
    tni_kernel_tensordot, /* 617 */
    tni_kernel_tile, /* 618 */
    tni_kernel_to_device, /* 619 */
    tni_kernel_to_dtype, /* 620 */
    tni_kernel_to_dtype_layout, /* 621 */
    tni_kernel_to_other, /* 622 */
    tni_kernel_trace, /* 623 */
    tni_kernel_transpose_int, /* 624 */
    tni_kernel_trapezoid_dx, /* 625 */
    tni_kernel_trapezoid_x, /* 626 */
    tni_kernel_trapz_dx, /* 627 */
    tni_kernel_trapz_x, /* 628 */
    tni_kernel_tril_indices, /* 629 */
    tni_kernel_triu_indices, /* 630 */
    tni_kernel_true_divide_Scalar, /* 631 */
    tni_kernel_true_divide_Tensor, /* 632 */
    tni_kernel_true_divide__Scalar, /* 633 */
    tni_kernel_true_divide__Tensor, /* 634 */
    tni_kernel_true_divide_out, /* 635 */
    tni_kernel_type_as, /* 636 */
    tni_kernel_unbind_int, /* 637 */
    tni_kernel_unflatten_int, /* 638 */
    tni_kernel_unfold, /* 639 */
    tni_kernel_unfold_backward, /* 640 */
    tni_kernel_unsafe_chunk, /* 641 */
    tni_kernel_unsafe_split_Tensor, /* 642 */
    tni_kernel_unsafe_split_with_sizes, /* 643 */
    tni_kernel_unsqueeze, /* 644 */
    tni_kernel_upsample_bicubic2d, /* 645 */
    tni_kernel_upsample_bicubic2d_backward, /* 646 */
    tni_kernel_upsample_bicubic2d_vec, /* 647 */
    tni_kernel_upsample_bilinear2d, /* 648 */
    tni_kernel_upsample_bilinear2d_backward, /* 649 */
    tni_kernel_upsample_bilinear2d_vec, /* 650 */
    tni_kernel_upsample_linear1d, /* 651 */
    tni_kernel_upsample_linear1d_backward, /* 652 */
    tni_kernel_upsample_linear1d_vec, /* 653 */
    tni_kernel_upsample_nearest1d, /* 654 */
    tni_kernel_upsample_nearest1d_backward, /* 655 */
    tni_kernel_upsample_nearest1d_vec, /* 656 */
    tni_kernel_upsample_nearest2d, /* 657 */
    tni_kernel_upsample_nearest2d_backward, /* 658 */
    tni_kernel_upsample_nearest2d_vec, /* 659 */
    tni_kernel_upsample_nearest3d, /* 660 */
    tni_kernel_upsample_nearest3d_backward, /* 661 */
    tni_kernel_upsample_nearest3d_vec, /* 662 */
    tni_kernel_upsample_trilinear3d, /* 663 */
    tni_kernel_upsample_trilinear3d_backward, /* 664 */
    tni_kernel_upsample_trilinear3d_vec, /* 665 */
    tni_kernel_value_selecting_reduction_backward, /* 666 */
    tni_kernel_var, /* 667 */
    tni_kernel_var_correction, /* 668 */
    tni_kernel_var_dim, /* 669 */
    tni_kernel_var_mean, /* 670 */
    tni_kernel_var_mean_correction, /* 671 */
    tni_kernel_var_mean_dim, /* 672 */
    tni_kernel_vdot, /* 673 */
    tni_kernel_view, /* 674 */
    tni_kernel_view_as, /* 675 */
    tni_kernel_view_as_complex, /* 676 */
    tni_kernel_view_as_real, /* 677 */
    tni_kernel_view_dtype, /* 678 */
    tni_kernel_vsplit_array, /* 679 */
    tni_kernel_vsplit_int, /* 680 */
    tni_kernel_vstack, /* 681 */
    tni_kernel_where_Scalar, /* 682 */
    tni_kernel_where_ScalarOther, /* 683 */
    tni_kernel_where_ScalarSelf, /* 684 */
    tni_kernel_where_self, /* 685 */
    tni_kernel_where_self_out, /* 686 */
    tni_kernel_xlogy_OutScalar_Other, /* 687 */
    tni_kernel_xlogy_OutScalar_Self, /* 688 */
    tni_kernel_xlogy_Scalar_Other, /* 689 */
    tni_kernel_xlogy_Scalar_Self, /* 690 */
    tni_kernel_xlogy__Scalar_Other, /* 691 */
    tni_kernel_zero_, /* 692 */
    tni_kernel_zeros, /* 693 */
    tni_kernel_zeros_like, /* 694 */
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
    {"aten::adaptive_avg_pool2d", NULL}, /* 45 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 46 */
    {"aten::adaptive_max_pool2d", NULL}, /* 47 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 48 */
    {"aten::adaptive_max_pool3d", NULL}, /* 49 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 50 */
    {"aten::add.Scalar", NULL}, /* 51 */
    {"aten::addbmm", NULL}, /* 52 */
    {"aten::addr", NULL}, /* 53 */
    {"aten::alias", NULL}, /* 54 */
    {"aten::alias_copy", NULL}, /* 55 */
    {"aten::arange", NULL}, /* 56 */
    {"aten::arange.start_step", NULL}, /* 57 */
    {"aten::argsort.stable", NULL}, /* 58 */
    {"aten::as_strided", NULL}, /* 59 */
    {"aten::as_strided_copy", NULL}, /* 60 */
    {"aten::as_strided_scatter", NULL}, /* 61 */
    {"aten::avg_pool2d", NULL}, /* 62 */
    {"aten::avg_pool2d_backward", NULL}, /* 63 */
    {"aten::avg_pool3d", NULL}, /* 64 */
    {"aten::avg_pool3d_backward", NULL}, /* 65 */
    {"aten::batch_norm_update_stats", NULL}, /* 66 */
    {"aten::binary_cross_entropy", NULL}, /* 67 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 68 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 69 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 70 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 71 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 72 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 73 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 74 */
    {"aten::block_diag", NULL}, /* 75 */
    {"aten::celu", NULL}, /* 76 */
    {"aten::clone", NULL}, /* 77 */
    {"aten::column_stack", NULL}, /* 78 */
    {"aten::concat", NULL}, /* 79 */
    {"aten::concatenate", NULL}, /* 80 */
    {"aten::conj_physical", NULL}, /* 81 */
    {"aten::constant_pad_nd", NULL}, /* 82 */
    {"aten::convolution", NULL}, /* 83 */
    {"aten::convolution_backward", NULL}, /* 84 */
    {"aten::copy", NULL}, /* 85 */
    {"aten::copy_", NULL}, /* 86 */
    {"aten::count_nonzero", NULL}, /* 87 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 88 */
    {"aten::cummax", NULL}, /* 89 */
    {"aten::cummin", NULL}, /* 90 */
    {"aten::deg2rad", NULL}, /* 91 */
    {"aten::detach", NULL}, /* 92 */
    {"aten::detach_copy", NULL}, /* 93 */
    {"aten::diag", NULL}, /* 94 */
    {"aten::diag_embed", NULL}, /* 95 */
    {"aten::diagonal", NULL}, /* 96 */
    {"aten::diagonal_backward", NULL}, /* 97 */
    {"aten::diagonal_copy", NULL}, /* 98 */
    {"aten::diagonal_scatter", NULL}, /* 99 */
    {"aten::dist", NULL}, /* 100 */
    {"aten::div.Scalar", NULL}, /* 101 */
    {"aten::div.Scalar_mode", NULL}, /* 102 */
    {"aten::dot", NULL}, /* 103 */
    {"aten::dstack", NULL}, /* 104 */
    {"aten::embedding", NULL}, /* 105 */
    {"aten::embedding_dense_backward", NULL}, /* 106 */
    {"aten::empty_like", NULL}, /* 107 */
    {"aten::empty_permuted", NULL}, /* 108 */
    {"aten::empty_strided", NULL}, /* 109 */
    {"aten::expand", NULL}, /* 110 */
    {"aten::expand_copy", NULL}, /* 111 */
    {"aten::eye", NULL}, /* 112 */
    {"aten::eye.m", NULL}, /* 113 */
    {"aten::fft_fft", NULL}, /* 114 */
    {"aten::fft_fft2", NULL}, /* 115 */
    {"aten::fft_fftn", NULL}, /* 116 */
    {"aten::fft_hfft", NULL}, /* 117 */
    {"aten::fft_hfft2", NULL}, /* 118 */
    {"aten::fft_hfftn", NULL}, /* 119 */
    {"aten::fft_ifft", NULL}, /* 120 */
    {"aten::fft_ifft2", NULL}, /* 121 */
    {"aten::fft_ifftn", NULL}, /* 122 */
    {"aten::fft_ihfft", NULL}, /* 123 */
    {"aten::fft_ihfft2", NULL}, /* 124 */
    {"aten::fft_ihfftn", NULL}, /* 125 */
    {"aten::fft_irfft", NULL}, /* 126 */
    {"aten::fft_irfft2", NULL}, /* 127 */
    {"aten::fft_irfftn", NULL}, /* 128 */
    {"aten::fft_rfft", NULL}, /* 129 */
    {"aten::fft_rfft2", NULL}, /* 130 */
    {"aten::fft_rfftn", NULL}, /* 131 */
    {"aten::fill.Scalar", NULL}, /* 132 */
    {"aten::fill.Tensor", NULL}, /* 133 */
    {"aten::fill_.Scalar", NULL}, /* 134 */
    {"aten::fill_.Tensor", NULL}, /* 135 */
    {"aten::flip", NULL}, /* 136 */
    {"aten::floor_divide.Scalar", NULL}, /* 137 */
    {"aten::fractional_max_pool2d", NULL}, /* 138 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 139 */
    {"aten::fractional_max_pool3d", NULL}, /* 140 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 141 */
    {"aten::from_file", NULL}, /* 142 */
    {"aten::full", NULL}, /* 143 */
    {"aten::full_like", NULL}, /* 144 */
    {"aten::ger", NULL}, /* 145 */
    {"aten::hardswish_backward", NULL}, /* 146 */
    {"aten::hstack", NULL}, /* 147 */
    {"aten::huber_loss", NULL}, /* 148 */
    {"aten::huber_loss_backward", NULL}, /* 149 */
    {"aten::index_fill.int_Scalar", NULL}, /* 150 */
    {"aten::index_fill.int_Tensor", NULL}, /* 151 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 152 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 153 */
    {"aten::index_select", NULL}, /* 154 */
    {"aten::inner", NULL}, /* 155 */
    {"aten::isinf", NULL}, /* 156 */
    {"aten::isnan", NULL}, /* 157 */
    {"aten::kron", NULL}, /* 158 */
    {"aten::ldexp.Tensor", NULL}, /* 159 */
    {"aten::lift", NULL}, /* 160 */
    {"aten::lift_fresh", NULL}, /* 161 */
    {"aten::lift_fresh_copy", NULL}, /* 162 */
    {"aten::linalg_matmul", NULL}, /* 163 */
    {"aten::linalg_multi_dot", NULL}, /* 164 */
    {"aten::linalg_vecdot", NULL}, /* 165 */
    {"aten::linspace", NULL}, /* 166 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 167 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 168 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 169 */
    {"aten::log_softmax.int", NULL}, /* 170 */
    {"aten::logcumsumexp", NULL}, /* 171 */
    {"aten::logspace", NULL}, /* 172 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 173 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 174 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 175 */
    {"aten::logsumexp", NULL}, /* 176 */
    {"aten::matmul", NULL}, /* 177 */
    {"aten::max", NULL}, /* 178 */
    {"aten::max_pool2d_with_indices", NULL}, /* 179 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 180 */
    {"aten::max_pool3d_with_indices", NULL}, /* 181 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 182 */
    {"aten::max_unpool2d", NULL}, /* 183 */
    {"aten::max_unpool3d", NULL}, /* 184 */
    {"aten::mean", NULL}, /* 185 */
    {"aten::median", NULL}, /* 186 */
    {"aten::median.dim", NULL}, /* 187 */
    {"aten::min", NULL}, /* 188 */
    {"aten::mode", NULL}, /* 189 */
    {"aten::mse_loss", NULL}, /* 190 */
    {"aten::mse_loss_backward", NULL}, /* 191 */
    {"aten::msort", NULL}, /* 192 */
    {"aten::mul.Scalar", NULL}, /* 193 */
    {"aten::mv", NULL}, /* 194 */
    {"aten::nanmedian", NULL}, /* 195 */
    {"aten::nanmedian.dim", NULL}, /* 196 */
    {"aten::nansum", NULL}, /* 197 */
    {"aten::narrow", NULL}, /* 198 */
    {"aten::narrow_copy", NULL}, /* 199 */
    {"aten::native_batch_norm", NULL}, /* 200 */
    {"aten::native_batch_norm_backward", NULL}, /* 201 */
    {"aten::native_group_norm", NULL}, /* 202 */
    {"aten::native_group_norm_backward", NULL}, /* 203 */
    {"aten::native_layer_norm", NULL}, /* 204 */
    {"aten::native_layer_norm_backward", NULL}, /* 205 */
    {"aten::new_empty", NULL}, /* 206 */
    {"aten::new_empty_strided", NULL}, /* 207 */
    {"aten::new_full", NULL}, /* 208 */
    {"aten::new_ones", NULL}, /* 209 */
    {"aten::new_zeros", NULL}, /* 210 */
    {"aten::norm.Scalar", NULL}, /* 211 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 212 */
    {"aten::ones", NULL}, /* 213 */
    {"aten::ones_like", NULL}, /* 214 */
    {"aten::outer", NULL}, /* 215 */
    {"aten::permute", NULL}, /* 216 */
    {"aten::permute_copy", NULL}, /* 217 */
    {"aten::prod", NULL}, /* 218 */
    {"aten::put", NULL}, /* 219 */
    {"aten::put_", NULL}, /* 220 */
    {"aten::rad2deg", NULL}, /* 221 */
    {"aten::range", NULL}, /* 222 */
    {"aten::range.step", NULL}, /* 223 */
    {"aten::reflection_pad1d", NULL}, /* 224 */
    {"aten::reflection_pad1d_backward", NULL}, /* 225 */
    {"aten::reflection_pad2d", NULL}, /* 226 */
    {"aten::reflection_pad2d_backward", NULL}, /* 227 */
    {"aten::reflection_pad3d", NULL}, /* 228 */
    {"aten::reflection_pad3d_backward", NULL}, /* 229 */
    {"aten::relu", NULL}, /* 230 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 231 */
    {"aten::repeat", NULL}, /* 232 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 233 */
    {"aten::replication_pad1d", NULL}, /* 234 */
    {"aten::replication_pad1d_backward", NULL}, /* 235 */
    {"aten::replication_pad2d", NULL}, /* 236 */
    {"aten::replication_pad2d_backward", NULL}, /* 237 */
    {"aten::replication_pad3d", NULL}, /* 238 */
    {"aten::replication_pad3d_backward", NULL}, /* 239 */
    {"aten::resize", NULL}, /* 240 */
    {"aten::resize_", NULL}, /* 241 */
    {"aten::resize_as", NULL}, /* 242 */
    {"aten::resize_as_", NULL}, /* 243 */
    {"aten::roll", NULL}, /* 244 */
    {"aten::rot90", NULL}, /* 245 */
    {"aten::row_stack", NULL}, /* 246 */
    {"aten::rsub.Scalar", NULL}, /* 247 */
    {"aten::rsub.Tensor", NULL}, /* 248 */
    {"aten::scalar_tensor", NULL}, /* 249 */
    {"aten::select.int", NULL}, /* 250 */
    {"aten::select_backward", NULL}, /* 251 */
    {"aten::select_copy.int", NULL}, /* 252 */
    {"aten::select_scatter", NULL}, /* 253 */
    {"aten::slice.Tensor", NULL}, /* 254 */
    {"aten::slice_backward", NULL}, /* 255 */
    {"aten::slice_copy.Tensor", NULL}, /* 256 */
    {"aten::slice_scatter", NULL}, /* 257 */
    {"aten::smooth_l1_loss", NULL}, /* 258 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 259 */
    {"aten::soft_margin_loss", NULL}, /* 260 */
    {"aten::soft_margin_loss_backward", NULL}, /* 261 */
    {"aten::softmax.int", NULL}, /* 262 */
    {"aten::sort", NULL}, /* 263 */
    {"aten::special_logsumexp", NULL}, /* 264 */
    {"aten::split.Tensor", NULL}, /* 265 */
    {"aten::split_copy.Tensor", NULL}, /* 266 */
    {"aten::split_with_sizes", NULL}, /* 267 */
    {"aten::split_with_sizes_copy", NULL}, /* 268 */
    {"aten::squeeze", NULL}, /* 269 */
    {"aten::squeeze.dim", NULL}, /* 270 */
    {"aten::squeeze.dims", NULL}, /* 271 */
    {"aten::squeeze_copy", NULL}, /* 272 */
    {"aten::squeeze_copy.dim", NULL}, /* 273 */
    {"aten::squeeze_copy.dims", NULL}, /* 274 */
    {"aten::stack", NULL}, /* 275 */
    {"aten::std.correction", NULL}, /* 276 */
    {"aten::std.dim", NULL}, /* 277 */
    {"aten::std_mean.correction", NULL}, /* 278 */
    {"aten::sub.Scalar", NULL}, /* 279 */
    {"aten::sum", NULL}, /* 280 */
    {"aten::swapaxes", NULL}, /* 281 */
    {"aten::swapdims", NULL}, /* 282 */
    {"aten::t", NULL}, /* 283 */
    {"aten::t_copy", NULL}, /* 284 */
    {"aten::take_along_dim", NULL}, /* 285 */
    {"aten::tensordot", NULL}, /* 286 */
    {"aten::trace", NULL}, /* 287 */
    {"aten::transpose.int", NULL}, /* 288 */
    {"aten::transpose_copy.int", NULL}, /* 289 */
    {"aten::tril_indices", NULL}, /* 290 */
    {"aten::triu_indices", NULL}, /* 291 */
    {"aten::unbind.int", NULL}, /* 292 */
    {"aten::unbind_copy.int", NULL}, /* 293 */
    {"aten::unfold", NULL}, /* 294 */
    {"aten::unfold_backward", NULL}, /* 295 */
    {"aten::unfold_copy", NULL}, /* 296 */
    {"aten::unsafe_split.Tensor", NULL}, /* 297 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 298 */
    {"aten::unsqueeze", NULL}, /* 299 */
    {"aten::unsqueeze_copy", NULL}, /* 300 */
    {"aten::upsample_bicubic2d", NULL}, /* 301 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 302 */
    {"aten::upsample_bilinear2d", NULL}, /* 303 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 304 */
    {"aten::upsample_linear1d", NULL}, /* 305 */
    {"aten::upsample_linear1d_backward", NULL}, /* 306 */
    {"aten::upsample_nearest1d", NULL}, /* 307 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 308 */
    {"aten::upsample_nearest2d", NULL}, /* 309 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 310 */
    {"aten::upsample_nearest3d", NULL}, /* 311 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 312 */
    {"aten::upsample_trilinear3d", NULL}, /* 313 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 314 */
    {"aten::var.correction", NULL}, /* 315 */
    {"aten::var.dim", NULL}, /* 316 */
    {"aten::var_mean.correction", NULL}, /* 317 */
    {"aten::vdot", NULL}, /* 318 */
    {"aten::view", NULL}, /* 319 */
    {"aten::view.dtype", NULL}, /* 320 */
    {"aten::view_as_complex", NULL}, /* 321 */
    {"aten::view_as_complex_copy", NULL}, /* 322 */
    {"aten::view_as_real", NULL}, /* 323 */
    {"aten::view_as_real_copy", NULL}, /* 324 */
    {"aten::view_copy", NULL}, /* 325 */
    {"aten::view_copy.dtype", NULL}, /* 326 */
    {"aten::vstack", NULL}, /* 327 */
    {"aten::zero", NULL}, /* 328 */
    {"aten::zero_", NULL}, /* 329 */
    {"aten::zeros", NULL}, /* 330 */
    {"aten::zeros_like", NULL}, /* 331 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 1456;

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
    {49443, 49463, 645, 1, 0x40000}, /* aten::count_nonzero */
    {49521, 49553, 646, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {49619, 49655, 648, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {49748, 49772, 649, 1, 0x20}, /* aten::count_nonzero.out */
    {49857, 49870, 650, 1, 0x0}, /* aten::cummax */
    {49940, 49957, 651, 2, 0x0}, /* aten::cummax.out */
    {50081, 50094, 653, 1, 0x0}, /* aten::cummin */
    {50164, 50181, 654, 2, 0x0}, /* aten::cummin.out */
    {50305, 50319, 656, 2, 0x0}, /* aten::cumprod */
    {50392, 50410, 658, 2, 0x0}, /* aten::cumprod.out */
    {50507, 50522, 660, 2, 0x0}, /* aten::cumprod_ */
    {50604, 50617, 662, 2, 0x1}, /* aten::cumsum */
    {50689, 50706, 664, 2, 0x0}, /* aten::cumsum.out */
    {50802, 50816, 666, 2, 0x0}, /* aten::cumsum_ */
    {50897, 50927, 668, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {51005, 51034, 669, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {51108, 51122, 670, 1, 0x10000}, /* aten::deg2rad */
    {51159, 51177, 671, 1, 0x10000}, /* aten::deg2rad.out */
    {51241, 51256, 672, 1, 0x10000}, /* aten::deg2rad_ */
    {51302, 51315, 673, 1, 0x0}, /* aten::detach */
    {51357, 51371, 674, 1, 0x80}, /* aten::detach_ */
    {51416, 51434, 675, 1, 0x80000}, /* aten::detach_copy */
    {51475, 51497, 676, 1, 0x80020}, /* aten::detach_copy.out */
    {51565, 51576, 677, 1, 0x0}, /* aten::diag */
    {51626, 51641, 678, 1, 0x0}, /* aten::diag.out */
    {51718, 51735, 679, 1, 0x0}, /* aten::diag_embed */
    {51815, 51836, 680, 1, 0x20}, /* aten::diag_embed.out */
    {51943, 51958, 681, 1, 0x0}, /* aten::diagflat */
    {52010, 52025, 682, 1, 0x1}, /* aten::diagonal */
    {52107, 52131, 683, 1, 0x0}, /* aten::diagonal_backward */
    {52239, 52267, 684, 1, 0x20}, /* aten::diagonal_backward.out */
    {52402, 52422, 685, 1, 0x80000}, /* aten::diagonal_copy */
    {52503, 52527, 686, 1, 0x80020}, /* aten::diagonal_copy.out */
    {52635, 52658, 687, 1, 0x0}, /* aten::diagonal_scatter */
    {52754, 52781, 688, 1, 0x20}, /* aten::diagonal_scatter.out */
    {52904, 52915, 689, 1, 0x0}, /* aten::dist */
    {52975, 52990, 690, 1, 0x20}, /* aten::dist.out */
    {53077, 53094, 691, 1, 0x10001}, /* aten::div.Scalar */
    {53148, 53170, 692, 1, 0x10001}, /* aten::div.Scalar_mode */
    {53252, 53278, 693, 1, 0x20}, /* aten::div.Scalar_mode_out */
    {53384, 53405, 694, 1, 0x20}, /* aten::div.Scalar_out */
    {53486, 53503, 695, 2, 0x10001}, /* aten::div.Tensor */
    {53557, 53579, 697, 2, 0x10001}, /* aten::div.Tensor_mode */
    {53661, 53675, 699, 2, 0x10000}, /* aten::div.out */
    {53749, 53768, 701, 2, 0x10000}, /* aten::div.out_mode */
    {53867, 53885, 703, 1, 0x10000}, /* aten::div_.Scalar */
    {53948, 53971, 704, 1, 0x10000}, /* aten::div_.Scalar_mode */
    {54062, 54080, 705, 2, 0x10000}, /* aten::div_.Tensor */
    {54143, 54166, 707, 2, 0x10000}, /* aten::div_.Tensor_mode */
    {54257, 54277, 709, 1, 0x0}, /* aten::divide.Scalar */
    {54334, 54359, 710, 1, 0x0}, /* aten::divide.Scalar_mode */
    {54444, 54464, 711, 1, 0x0}, /* aten::divide.Tensor */
    {54521, 54546, 712, 1, 0x0}, /* aten::divide.Tensor_mode */
    {54631, 54648, 713, 1, 0x0}, /* aten::divide.out */
    {54725, 54747, 714, 1, 0x0}, /* aten::divide.out_mode */
    {54849, 54870, 715, 1, 0x0}, /* aten::divide_.Scalar */
    {54936, 54962, 716, 1, 0x0}, /* aten::divide_.Scalar_mode */
    {55056, 55077, 717, 1, 0x0}, /* aten::divide_.Tensor */
    {55143, 55169, 718, 1, 0x0}, /* aten::divide_.Tensor_mode */
    {55263, 55273, 719, 2, 0x0}, /* aten::dot */
    {55321, 55335, 721, 1, 0x0}, /* aten::dot.out */
    {55410, 55429, 722, 1, 0x0}, /* aten::dsplit.array */
    {55499, 55516, 723, 1, 0x0}, /* aten::dsplit.int */
    {55583, 55596, 724, 1, 0x0}, /* aten::dstack */
    {55637, 55654, 725, 1, 0x0}, /* aten::dstack.out */
    {55722, 55735, 726, 1, 0x0}, /* aten::einsum */
    {55811, 55821, 727, 2, 0x10001}, /* aten::elu */
    {55908, 55922, 729, 2, 0x0}, /* aten::elu.out */
    {56036, 56047, 731, 2, 0x10000}, /* aten::elu_ */
    {56143, 56162, 733, 2, 0x0}, /* aten::elu_backward */
    {56298, 56328, 735, 2, 0x0}, /* aten::elu_backward.grad_input */
    {56505, 56521, 737, 1, 0x1}, /* aten::embedding */
    {56651, 56671, 738, 1, 0x20}, /* aten::embedding.out */
    {56828, 56853, 739, 1, 0x0}, /* aten::embedding_backward */
    {56995, 57026, 740, 2, 0x1}, /* aten::embedding_dense_backward */
    {57168, 57203, 742, 1, 0x20}, /* aten::embedding_dense_backward.out */
    {57372, 57398, 743, 3, 0x1}, /* aten::empty.memory_format */
    {57575, 57591, 746, 1, 0x0}, /* aten::empty.out */
    {57689, 57706, 747, 1, 0x0}, /* aten::empty_like */
    {57872, 57893, 748, 1, 0x20}, /* aten::empty_like.out */
    {57994, 58015, 749, 2, 0x0}, /* aten::empty_permuted */
    {58176, 58201, 751, 1, 0x20}, /* aten::empty_permuted.out */
    {58297, 58317, 752, 3, 0x1}, /* aten::empty_strided */
    {58471, 58495, 755, 1, 0x20}, /* aten::empty_strided.out */
    {58584, 58600, 756, 2, 0x10001}, /* aten::eq.Scalar */
    {58653, 58673, 758, 2, 0x10000}, /* aten::eq.Scalar_out */
    {58753, 58769, 760, 2, 0x10001}, /* aten::eq.Tensor */
    {58822, 58842, 762, 2, 0x10000}, /* aten::eq.Tensor_out */
    {58922, 58939, 764, 2, 0x0}, /* aten::eq_.Scalar */
    {59001, 59018, 766, 2, 0x0}, /* aten::eq_.Tensor */
    {59080, 59092, 768, 2, 0x10004}, /* aten::equal */
    {59139, 59149, 770, 2, 0x10001}, /* aten::erf */
    {59182, 59196, 772, 2, 0x10000}, /* aten::erf.out */
    {59256, 59267, 774, 2, 0x10000}, /* aten::erf_ */
    {59309, 59320, 776, 2, 0x10000}, /* aten::erfc */
    {59354, 59369, 778, 2, 0x10000}, /* aten::erfc.out */
    {59430, 59442, 780, 2, 0x10000}, /* aten::erfc_ */
    {59485, 59495, 782, 2, 0x10001}, /* aten::exp */
    {59528, 59542, 784, 2, 0x10000}, /* aten::exp.out */
    {59602, 59613, 786, 2, 0x10000}, /* aten::exp2 */
    {59647, 59662, 788, 2, 0x10000}, /* aten::exp2.out */
    {59723, 59735, 790, 2, 0x10000}, /* aten::exp2_ */
    {59778, 59789, 792, 2, 0x10000}, /* aten::exp_ */
    {59831, 59844, 794, 1, 0x1}, /* aten::expand */
    {59925, 59941, 795, 1, 0x0}, /* aten::expand_as */
    {60000, 60018, 796, 1, 0x80000}, /* aten::expand_copy */
    {60098, 60120, 797, 1, 0x80020}, /* aten::expand_copy.out */
    {60224, 60236, 798, 2, 0x10001}, /* aten::expm1 */
    {60271, 60287, 800, 2, 0x10000}, /* aten::expm1.out */
    {60349, 60362, 802, 2, 0x10000}, /* aten::expm1_ */
    {60406, 60416, 804, 2, 0x0}, /* aten::eye */
    {60538, 60550, 806, 2, 0x0}, /* aten::eye.m */
    {60684, 60700, 808, 2, 0x0}, /* aten::eye.m_out */
    {60769, 60783, 810, 2, 0x0}, /* aten::eye.out */
    {60840, 60854, 812, 1, 0x0}, /* aten::fft_fft */
    {60935, 60953, 813, 1, 0x0}, /* aten::fft_fft.out */
    {61061, 61076, 814, 1, 0x0}, /* aten::fft_fft2 */
    {61169, 61188, 815, 1, 0x0}, /* aten::fft_fft2.out */
    {61308, 61323, 816, 1, 0x0}, /* aten::fft_fftn */
    {61414, 61433, 817, 1, 0x0}, /* aten::fft_fftn.out */
    {61551, 61566, 818, 1, 0x0}, /* aten::fft_hfft */
    {61648, 61667, 819, 1, 0x0}, /* aten::fft_hfft.out */
    {61776, 61792, 820, 1, 0x0}, /* aten::fft_hfft2 */
    {61886, 61906, 821, 1, 0x0}, /* aten::fft_hfft2.out */
    {62027, 62043, 822, 1, 0x0}, /* aten::fft_hfftn */
    {62135, 62155, 823, 1, 0x0}, /* aten::fft_hfftn.out */
    {62274, 62289, 824, 1, 0x0}, /* aten::fft_ifft */
    {62371, 62390, 825, 1, 0x0}, /* aten::fft_ifft.out */
    {62499, 62515, 826, 1, 0x0}, /* aten::fft_ifft2 */
    {62609, 62629, 827, 1, 0x0}, /* aten::fft_ifft2.out */
    {62750, 62766, 828, 1, 0x0}, /* aten::fft_ifftn */
    {62858, 62878, 829, 1, 0x0}, /* aten::fft_ifftn.out */
    {62997, 63013, 830, 1, 0x0}, /* aten::fft_ihfft */
    {63096, 63116, 831, 1, 0x0}, /* aten::fft_ihfft.out */
    {63226, 63243, 832, 1, 0x0}, /* aten::fft_ihfft2 */
    {63338, 63359, 833, 1, 0x0}, /* aten::fft_ihfft2.out */
    {63481, 63498, 834, 1, 0x0}, /* aten::fft_ihfftn */
    {63591, 63612, 835, 1, 0x0}, /* aten::fft_ihfftn.out */
    {63732, 63748, 836, 1, 0x0}, /* aten::fft_irfft */
    {63831, 63851, 837, 1, 0x0}, /* aten::fft_irfft.out */
    {63961, 63978, 838, 1, 0x0}, /* aten::fft_irfft2 */
    {64073, 64094, 839, 1, 0x0}, /* aten::fft_irfft2.out */
    {64216, 64233, 840, 1, 0x0}, /* aten::fft_irfftn */
    {64326, 64347, 841, 1, 0x0}, /* aten::fft_irfftn.out */
    {64467, 64482, 842, 1, 0x0}, /* aten::fft_rfft */
    {64564, 64583, 843, 1, 0x0}, /* aten::fft_rfft.out */
    {64692, 64708, 844, 1, 0x0}, /* aten::fft_rfft2 */
    {64802, 64822, 845, 1, 0x0}, /* aten::fft_rfft2.out */
    {64943, 64959, 846, 1, 0x0}, /* aten::fft_rfftn */
    {65051, 65071, 847, 1, 0x0}, /* aten::fft_rfftn.out */
    {65190, 65208, 848, 1, 0x1}, /* aten::fill.Scalar */
    {65263, 65285, 849, 1, 0x20}, /* aten::fill.Scalar_out */
    {65367, 65385, 850, 1, 0x0}, /* aten::fill.Tensor */
    {65440, 65462, 851, 1, 0x20}, /* aten::fill.Tensor_out */
    {65544, 65563, 852, 2, 0x0}, /* aten::fill_.Scalar */
    {65627, 65646, 854, 2, 0x0}, /* aten::fill_.Tensor */
    {65710, 65720, 856, 1, 0x0}, /* aten::fix */
    {65753, 65767, 857, 1, 0x0}, /* aten::fix.out */
    {65827, 65838, 858, 1, 0x0}, /* aten::fix_ */
    {65880, 65905, 859, 1, 0x0}, /* aten::flatten.using_ints */
    {65992, 66003, 860, 2, 0x1}, /* aten::flip */
    {66049, 66064, 862, 1, 0x20}, /* aten::flip.out */
    {66137, 66150, 863, 1, 0x0}, /* aten::fliplr */
    {66186, 66199, 864, 1, 0x0}, /* aten::flipud */
    {66235, 66260, 865, 1, 0x10000}, /* aten::float_power.Scalar */
    {66325, 66354, 866, 1, 0x10000}, /* aten::float_power.Scalar_out */
    {66446, 66478, 867, 1, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {66550, 66586, 868, 1, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {66685, 66717, 869, 1, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {66789, 66825, 870, 1, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {66924, 66950, 871, 1, 0x10000}, /* aten::float_power_.Scalar */
    {67024, 67050, 872, 1, 0x10000}, /* aten::float_power_.Tensor */
    {67124, 67136, 873, 2, 0x10001}, /* aten::floor */
    {67171, 67187, 875, 2, 0x10000}, /* aten::floor.out */
    {67249, 67262, 877, 2, 0x10000}, /* aten::floor_ */
    {67306, 67325, 879, 2, 0x0}, /* aten::floor_divide */
    {67381, 67407, 881, 1, 0x0}, /* aten::floor_divide.Scalar */
    {67470, 67500, 882, 1, 0x20}, /* aten::floor_divide.Scalar_out */
    {67590, 67613, 883, 2, 0x0}, /* aten::floor_divide.out */
    {67696, 67723, 885, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {67795, 67822, 886, 2, 0x0}, /* aten::floor_divide_.Tensor */
    {67894, 67905, 888, 2, 0x10000}, /* aten::fmax */
    {67953, 67968, 890, 2, 0x10000}, /* aten::fmax.out */
    {68043, 68054, 892, 2, 0x10000}, /* aten::fmin */
    {68102, 68117, 894, 2, 0x10000}, /* aten::fmin.out */
    {68192, 68210, 896, 1, 0x10001}, /* aten::fmod.Scalar */
    {68265, 68287, 897, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {68369, 68387, 898, 2, 0x10001}, /* aten::fmod.Tensor */
    {68442, 68464, 900, 2, 0x10000}, /* aten::fmod.Tensor_out */
    {68546, 68565, 902, 1, 0x10000}, /* aten::fmod_.Scalar */
    {68629, 68648, 903, 2, 0x10000}, /* aten::fmod_.Tensor */
    {68712, 68723, 905, 2, 0x10000}, /* aten::frac */
    {68757, 68772, 907, 2, 0x10000}, /* aten::frac.out */
    {68833, 68845, 909, 2, 0x10000}, /* aten::frac_ */
    {68888, 68916, 911, 2, 0x0}, /* aten::fractional_max_pool2d */
    {69040, 69075, 913, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {69256, 69293, 915, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {69429, 69477, 917, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {69654, 69682, 919, 2, 0x0}, /* aten::fractional_max_pool3d */
    {69806, 69841, 921, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {70022, 70059, 923, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {70195, 70243, 925, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {70420, 70439, 927, 2, 0x10000}, /* aten::frexp.Tensor */
    {70509, 70532, 929, 2, 0x10000}, /* aten::frexp.Tensor_out */
    {70659, 70675, 931, 2, 0x0}, /* aten::from_file */
    {70839, 70859, 933, 1, 0x20}, /* aten::from_file.out */
    {70958, 70969, 934, 2, 0x1}, /* aten::full */
    {71116, 71131, 936, 1, 0x0}, /* aten::full.out */
    {71213, 71229, 937, 1, 0x1}, /* aten::full_like */
    {71413, 71433, 938, 1, 0x20}, /* aten::full_like.out */
    {71552, 71565, 939, 2, 0x1}, /* aten::gather */
    {71651, 71668, 941, 2, 0x0}, /* aten::gather.out */
    {71778, 71800, 943, 1, 0x0}, /* aten::gather_backward */
    {71899, 71909, 944, 2, 0x10000}, /* aten::gcd */
    {71956, 71970, 946, 2, 0x10000}, /* aten::gcd.out */
    {72044, 72055, 948, 2, 0x0}, /* aten::gcd_ */
    {72111, 72127, 950, 2, 0x10001}, /* aten::ge.Scalar */
    {72180, 72200, 952, 2, 0x10000}, /* aten::ge.Scalar_out */
    {72280, 72296, 954, 2, 0x10001}, /* aten::ge.Tensor */
    {72349, 72369, 956, 2, 0x10000}, /* aten::ge.Tensor_out */
    {72449, 72466, 958, 2, 0x0}, /* aten::ge_.Scalar */
    {72528, 72545, 960, 2, 0x0}, /* aten::ge_.Tensor */
    {72607, 72618, 962, 2, 0x10001}, /* aten::gelu */
    {72679, 72694, 964, 2, 0x0}, /* aten::gelu.out */
    {72779, 72791, 966, 2, 0x0}, /* aten::gelu_ */
    {72861, 72881, 968, 2, 0x10000}, /* aten::gelu_backward */
    {72971, 73002, 970, 2, 0x0}, /* aten::gelu_backward.grad_input */
    {73130, 73140, 972, 1, 0x0}, /* aten::ger */
    {73186, 73200, 973, 1, 0x0}, /* aten::ger.out */
    {73273, 73294, 974, 1, 0x0}, /* aten::gradient.array */
    {73372, 73399, 975, 1, 0x0}, /* aten::gradient.scalararray */
    {73499, 73524, 976, 1, 0x0}, /* aten::gradient.scalarint */
    {73632, 73662, 977, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {73767, 73795, 978, 1, 0x0}, /* aten::gradient.scalarrayint */
    {73902, 73929, 979, 1, 0x0}, /* aten::gradient.tensorarray */
    {74031, 74061, 980, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {74170, 74191, 981, 1, 0x0}, /* aten::greater.Scalar */
    {74249, 74274, 982, 1, 0x0}, /* aten::greater.Scalar_out */
    {74359, 74380, 983, 1, 0x0}, /* aten::greater.Tensor */
    {74438, 74463, 984, 1, 0x0}, /* aten::greater.Tensor_out */
    {74548, 74570, 985, 1, 0x0}, /* aten::greater_.Scalar */
    {74637, 74659, 986, 1, 0x0}, /* aten::greater_.Tensor */
    {74726, 74753, 987, 1, 0x0}, /* aten::greater_equal.Scalar */
    {74817, 74848, 988, 1, 0x0}, /* aten::greater_equal.Scalar_out */
    {74939, 74966, 989, 1, 0x0}, /* aten::greater_equal.Tensor */
    {75030, 75061, 990, 1, 0x0}, /* aten::greater_equal.Tensor_out */
    {75152, 75180, 991, 1, 0x0}, /* aten::greater_equal_.Scalar */
    {75253, 75281, 992, 1, 0x0}, /* aten::greater_equal_.Tensor */
    {75354, 75371, 993, 1, 0x0}, /* aten::group_norm */
    {75510, 75526, 994, 2, 0x10001}, /* aten::gt.Scalar */
    {75579, 75599, 996, 2, 0x10000}, /* aten::gt.Scalar_out */
    {75679, 75695, 998, 2, 0x10001}, /* aten::gt.Tensor */
    {75748, 75768, 1000, 2, 0x10000}, /* aten::gt.Tensor_out */
    {75848, 75865, 1002, 2, 0x0}, /* aten::gt_.Scalar */
    {75927, 75944, 1004, 2, 0x0}, /* aten::gt_.Tensor */
    {76006, 76023, 1006, 2, 0x10000}, /* aten::hardshrink */
    {76081, 76102, 1008, 2, 0x0}, /* aten::hardshrink.out */
    {76187, 76213, 1010, 2, 0x0}, /* aten::hardshrink_backward */
    {76293, 76330, 1012, 2, 0x0}, /* aten::hardshrink_backward.grad_input */
    {76451, 76469, 1014, 2, 0x10000}, /* aten::hardsigmoid */
    {76510, 76532, 1016, 2, 0x0}, /* aten::hardsigmoid.out */
    {76600, 76619, 1018, 2, 0x10000}, /* aten::hardsigmoid_ */
    {76669, 76696, 1020, 2, 0x0}, /* aten::hardsigmoid_backward */
    {76766, 76804, 1022, 2, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {76915, 76931, 1024, 2, 0x0}, /* aten::hardswish */
    {76970, 76990, 1026, 2, 0x0}, /* aten::hardswish.out */
    {77056, 77073, 1028, 2, 0x0}, /* aten::hardswish_ */
    {77121, 77146, 1030, 2, 0x0}, /* aten::hardswish_backward */
    {77214, 77243, 1032, 1, 0x20}, /* aten::hardswish_backward.out */
    {77338, 77353, 1033, 2, 0x10001}, /* aten::hardtanh */
    {77428, 77447, 1035, 2, 0x0}, /* aten::hardtanh.out */
    {77549, 77565, 1037, 2, 0x10000}, /* aten::hardtanh_ */
    {77649, 77673, 1039, 2, 0x0}, /* aten::hardtanh_backward */
    {77772, 77807, 1041, 2, 0x0}, /* aten::hardtanh_backward.grad_input */
    {77947, 77963, 1043, 2, 0x10000}, /* aten::heaviside */
    {78017, 78037, 1045, 2, 0x10000}, /* aten::heaviside.out */
    {78118, 78135, 1047, 2, 0x0}, /* aten::heaviside_ */
    {78198, 78217, 1049, 1, 0x0}, /* aten::hsplit.array */
    {78287, 78304, 1050, 1, 0x0}, /* aten::hsplit.int */
    {78371, 78384, 1051, 1, 0x0}, /* aten::hstack */
    {78425, 78442, 1052, 1, 0x0}, /* aten::hstack.out */
    {78510, 78527, 1053, 2, 0x0}, /* aten::huber_loss */
    {78619, 78640, 1055, 2, 0x0}, /* aten::huber_loss.out */
    {78759, 78785, 1057, 2, 0x0}, /* aten::huber_loss_backward */
    {78897, 78927, 1059, 2, 0x0}, /* aten::huber_loss_backward.out */
    {79073, 79085, 1061, 2, 0x10000}, /* aten::hypot */
    {79134, 79150, 1063, 2, 0x10000}, /* aten::hypot.out */
    {79226, 79239, 1065, 2, 0x10000}, /* aten::hypot_ */
    {79297, 79308, 1067, 1, 0x0}, /* aten::imag */
    {79348, 79367, 1068, 1, 0x9}, /* aten::index.Tensor */
    {79428, 79444, 1069, 2, 0x0}, /* aten::index_add */
    {79540, 79560, 1071, 2, 0x0}, /* aten::index_add.out */
    {79680, 79697, 1073, 2, 0x0}, /* aten::index_add_ */
    {79802, 79819, 1075, 2, 0x0}, /* aten::index_copy */
    {79897, 79918, 1077, 2, 0x0}, /* aten::index_copy.out */
    {80023, 80041, 1079, 2, 0x0}, /* aten::index_copy_ */
    {80128, 80156, 1081, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {80244, 80276, 1082, 1, 0x20}, /* aten::index_fill.int_Scalar_out */
    {80391, 80419, 1083, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {80507, 80539, 1084, 1, 0x20}, /* aten::index_fill.int_Tensor_out */
    {80654, 80683, 1085, 2, 0x0}, /* aten::index_fill_.int_Scalar */
    {80780, 80809, 1087, 2, 0x0}, /* aten::index_fill_.int_Tensor */
    {80906, 80925, 1089, 2, 0x0}, /* aten::index_reduce */
    {81044, 81067, 1091, 2, 0x0}, /* aten::index_reduce.out */
    {81210, 81230, 1093, 2, 0x0}, /* aten::index_reduce_ */
    {81358, 81377, 1095, 2, 0x1}, /* aten::index_select */
    {81442, 81465, 1097, 2, 0x0}, /* aten::index_select.out */
    {81557, 81585, 1099, 1, 0x0}, /* aten::index_select_backward */
    {81680, 81692, 1100, 1, 0x0}, /* aten::inner */
    {81741, 81757, 1101, 1, 0x0}, /* aten::inner.out */
    {81833, 81853, 1102, 1, 0x0}, /* aten::instance_norm */
    {82039, 82056, 1103, 1, 0x0}, /* aten::is_complex */
    {82094, 82108, 1104, 1, 0x0}, /* aten::is_conj */
    {82143, 82164, 1105, 1, 0x0}, /* aten::is_distributed */
    {82206, 82230, 1106, 1, 0x0}, /* aten::is_floating_point */
    {82275, 82294, 1107, 1, 0x0}, /* aten::is_inference */
    {82334, 82347, 1108, 1, 0x0}, /* aten::is_neg */
    {82381, 82398, 1109, 1, 0x0}, /* aten::is_nonzero */
    {82436, 82452, 1110, 1, 0x0}, /* aten::is_pinned */
    {82510, 82529, 1111, 1, 0x0}, /* aten::is_same_size */
    {82583, 82599, 1112, 1, 0x0}, /* aten::is_signed */
    {82636, 82650, 1113, 1, 0x0}, /* aten::isclose */
    {82759, 82774, 1114, 1, 0x10000}, /* aten::isfinite */
    {82812, 82824, 1115, 2, 0x10001}, /* aten::isinf */
    {82859, 82875, 1117, 1, 0x20}, /* aten::isinf.out */
    {82937, 82949, 1118, 2, 0x10001}, /* aten::isnan */
    {82984, 83000, 1120, 1, 0x20}, /* aten::isnan.out */
    {83062, 83077, 1121, 2, 0x10000}, /* aten::isneginf */
    {83115, 83134, 1123, 2, 0x10000}, /* aten::isneginf.out */
    {83199, 83214, 1125, 2, 0x10000}, /* aten::isposinf */
    {83252, 83271, 1127, 2, 0x10000}, /* aten::isposinf.out */
    {83336, 83349, 1129, 1, 0x0}, /* aten::isreal */
    {83385, 83396, 1130, 1, 0x4}, /* aten::item */
    {83430, 83441, 1131, 1, 0x0}, /* aten::kron */
    {83489, 83504, 1132, 1, 0x0}, /* aten::kron.out */
    {83579, 83594, 1133, 1, 0x0}, /* aten::kthvalue */
    {83699, 83721, 1134, 2, 0x0}, /* aten::kthvalue.values */
    {83883, 83900, 1136, 1, 0x0}, /* aten::layer_norm */
    {84049, 84059, 1137, 2, 0x10000}, /* aten::lcm */
    {84106, 84120, 1139, 2, 0x10000}, /* aten::lcm.out */
    {84194, 84205, 1141, 2, 0x0}, /* aten::lcm_ */
    {84261, 84280, 1143, 1, 0x10000}, /* aten::ldexp.Tensor */
    {84336, 84352, 1144, 1, 0x10000}, /* aten::ldexp.out */
    {84428, 84441, 1145, 1, 0x10000}, /* aten::ldexp_ */
    {84499, 84515, 1146, 2, 0x10001}, /* aten::le.Scalar */
    {84568, 84588, 1148, 2, 0x10000}, /* aten::le.Scalar_out */
    {84668, 84684, 1150, 2, 0x10001}, /* aten::le.Tensor */
    {84737, 84757, 1152, 2, 0x10000}, /* aten::le.Tensor_out */
    {84837, 84854, 1154, 2, 0x0}, /* aten::le_.Scalar */
    {84916, 84933, 1156, 2, 0x0}, /* aten::le_.Tensor */
    {84995, 85012, 1158, 2, 0x10001}, /* aten::leaky_relu */
    {85080, 85101, 1160, 2, 0x0}, /* aten::leaky_relu.out */
    {85196, 85214, 1162, 2, 0x10000}, /* aten::leaky_relu_ */
    {85291, 85317, 1164, 2, 0x0}, /* aten::leaky_relu_backward */
    {85430, 85467, 1166, 2, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {85621, 85639, 1168, 2, 0x10000}, /* aten::lerp.Scalar */
    {85707, 85729, 1170, 2, 0x10000}, /* aten::lerp.Scalar_out */
    {85824, 85842, 1172, 2, 0x10000}, /* aten::lerp.Tensor */
    {85910, 85932, 1174, 2, 0x10000}, /* aten::lerp.Tensor_out */
    {86027, 86046, 1176, 2, 0x10000}, /* aten::lerp_.Scalar */
    {86123, 86142, 1178, 2, 0x10000}, /* aten::lerp_.Tensor */
    {86219, 86237, 1180, 1, 0x0}, /* aten::less.Scalar */
    {86292, 86314, 1181, 1, 0x0}, /* aten::less.Scalar_out */
    {86396, 86414, 1182, 1, 0x0}, /* aten::less.Tensor */
    {86469, 86491, 1183, 1, 0x0}, /* aten::less.Tensor_out */
    {86573, 86592, 1184, 1, 0x0}, /* aten::less_.Scalar */
    {86656, 86675, 1185, 1, 0x0}, /* aten::less_.Tensor */
    {86739, 86763, 1186, 1, 0x0}, /* aten::less_equal.Scalar */
    {86824, 86852, 1187, 1, 0x0}, /* aten::less_equal.Scalar_out */
    {86940, 86964, 1188, 1, 0x0}, /* aten::less_equal.Tensor */
    {87025, 87053, 1189, 1, 0x0}, /* aten::less_equal.Tensor_out */
    {87141, 87166, 1190, 1, 0x0}, /* aten::less_equal_.Scalar */
    {87236, 87261, 1191, 1, 0x0}, /* aten::less_equal_.Tensor */
    {87331, 87342, 1192, 1, 0x0}, /* aten::lift */
    {87376, 87391, 1193, 1, 0x20}, /* aten::lift.out */
    {87452, 87469, 1194, 1, 0x0}, /* aten::lift_fresh */
    {87515, 87537, 1195, 1, 0x80000}, /* aten::lift_fresh_copy */
    {87582, 87608, 1196, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {87680, 87702, 1197, 1, 0x0}, /* aten::linalg_diagonal */
    {87793, 87813, 1198, 1, 0x0}, /* aten::linalg_matmul */
    {87870, 87894, 1199, 1, 0x0}, /* aten::linalg_matmul.out */
    {87978, 88001, 1200, 1, 0x0}, /* aten::linalg_multi_dot */
    {88052, 88079, 1201, 1, 0x0}, /* aten::linalg_multi_dot.out */
    {88157, 88177, 1202, 1, 0x0}, /* aten::linalg_vander */
    {88236, 88256, 1203, 1, 0x0}, /* aten::linalg_vecdot */
    {88321, 88345, 1204, 1, 0x0}, /* aten::linalg_vecdot.out */
    {88434, 88459, 1205, 2, 0x40000}, /* aten::linalg_vector_norm */
    {88586, 88615, 1207, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {88766, 88779, 1209, 1, 0x0}, /* aten::linear */
    {88850, 88865, 1210, 2, 0x0}, /* aten::linspace */
    {89019, 89048, 1212, 1, 0x0}, /* aten::linspace.Scalar_Tensor */
    {89216, 89249, 1213, 1, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {89352, 89381, 1214, 1, 0x0}, /* aten::linspace.Tensor_Scalar */
    {89549, 89582, 1215, 1, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {89685, 89714, 1216, 1, 0x0}, /* aten::linspace.Tensor_Tensor */
    {89882, 89915, 1217, 1, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {90018, 90037, 1218, 2, 0x0}, /* aten::linspace.out */
    {90126, 90136, 1220, 2, 0x10001}, /* aten::log */
    {90169, 90183, 1222, 2, 0x10000}, /* aten::log.out */
    {90243, 90255, 1224, 2, 0x10001}, /* aten::log10 */
    {90290, 90306, 1226, 2, 0x10000}, /* aten::log10.out */
    {90368, 90381, 1228, 2, 0x10000}, /* aten::log10_ */
    {90425, 90437, 1230, 2, 0x10001}, /* aten::log1p */
    {90472, 90488, 1232, 2, 0x10000}, /* aten::log1p.out */
    {90550, 90563, 1234, 2, 0x10000}, /* aten::log1p_ */
    {90607, 90618, 1236, 2, 0x10001}, /* aten::log2 */
    {90652, 90667, 1238, 2, 0x10000}, /* aten::log2.out */
    {90728, 90740, 1240, 2, 0x10000}, /* aten::log2_ */
    {90783, 90794, 1242, 2, 0x10000}, /* aten::log_ */
    {90836, 90854, 1244, 1, 0x0}, /* aten::log_sigmoid */
    {90895, 90917, 1245, 1, 0x0}, /* aten::log_sigmoid.out */
    {90985, 91012, 1246, 2, 0x0}, /* aten::log_sigmoid_backward */
    {91097, 91135, 1248, 2, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {91261, 91287, 1250, 2, 0x0}, /* aten::log_sigmoid_forward */
    {91360, 91393, 1252, 2, 0x0}, /* aten::log_sigmoid_forward.output */
    {91508, 91530, 1254, 1, 0x0}, /* aten::log_softmax.int */
    {91608, 91634, 1255, 2, 0x0}, /* aten::log_softmax.int_out */
    {91739, 91755, 1257, 2, 0x10000}, /* aten::logaddexp */
    {91808, 91828, 1259, 2, 0x10000}, /* aten::logaddexp.out */
    {91908, 91925, 1261, 2, 0x10000}, /* aten::logaddexp2 */
    {91979, 92000, 1263, 2, 0x10000}, /* aten::logaddexp2.out */
    {92081, 92100, 1265, 1, 0x0}, /* aten::logcumsumexp */
    {92151, 92174, 1266, 2, 0x0}, /* aten::logcumsumexp.out */
    {92252, 92270, 1268, 2, 0x10001}, /* aten::logical_and */
    {92325, 92347, 1270, 2, 0x10000}, /* aten::logical_and.out */
    {92429, 92448, 1272, 2, 0x10000}, /* aten::logical_and_ */
    {92512, 92530, 1274, 2, 0x10001}, /* aten::logical_not */
    {92571, 92593, 1276, 2, 0x10000}, /* aten::logical_not.out */
    {92661, 92680, 1278, 2, 0x10000}, /* aten::logical_not_ */
    {92730, 92747, 1280, 2, 0x10001}, /* aten::logical_or */
    {92801, 92822, 1282, 2, 0x10000}, /* aten::logical_or.out */
    {92903, 92921, 1284, 2, 0x10000}, /* aten::logical_or_ */
    {92984, 93002, 1286, 2, 0x10001}, /* aten::logical_xor */
    {93057, 93079, 1288, 2, 0x10000}, /* aten::logical_xor.out */
    {93161, 93180, 1290, 2, 0x10000}, /* aten::logical_xor_ */
    {93244, 93256, 1292, 2, 0x10000}, /* aten::logit */
    {93308, 93324, 1294, 2, 0x10000}, /* aten::logit.out */
    {93403, 93416, 1296, 2, 0x10000}, /* aten::logit_ */
    {93477, 93498, 1298, 2, 0x10000}, /* aten::logit_backward */
    {93579, 93611, 1300, 2, 0x10000}, /* aten::logit_backward.grad_input */
    {93733, 93748, 1302, 2, 0x0}, /* aten::logspace */
    {93919, 93948, 1304, 1, 0x0}, /* aten::logspace.Scalar_Tensor */
    {94133, 94166, 1305, 1, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {94286, 94315, 1306, 1, 0x0}, /* aten::logspace.Tensor_Scalar */
    {94500, 94533, 1307, 1, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {94653, 94682, 1308, 1, 0x0}, /* aten::logspace.Tensor_Tensor */
    {94867, 94900, 1309, 1, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {95020, 95039, 1310, 2, 0x0}, /* aten::logspace.out */
    {95145, 95161, 1312, 1, 0x40000}, /* aten::logsumexp */
    {95232, 95252, 1313, 2, 0x40000}, /* aten::logsumexp.out */
    {95350, 95366, 1315, 2, 0x10001}, /* aten::lt.Scalar */
    {95419, 95439, 1317, 2, 0x10000}, /* aten::lt.Scalar_out */
    {95519, 95535, 1319, 2, 0x10001}, /* aten::lt.Tensor */
    {95588, 95608, 1321, 2, 0x10000}, /* aten::lt.Tensor_out */
    {95688, 95705, 1323, 2, 0x0}, /* aten::lt_.Scalar */
    {95767, 95784, 1325, 2, 0x0}, /* aten::lt_.Tensor */
    {95846, 95855, 1327, 1, 0x0}, /* aten::mH */
    {95893, 95902, 1328, 1, 0x0}, /* aten::mT */
    {95940, 95960, 1329, 1, 0x8}, /* aten::masked_select */
    {96016, 96029, 1330, 1, 0x0}, /* aten::matmul */
    {96079, 96096, 1331, 1, 0x0}, /* aten::matmul.out */
    {96173, 96188, 1332, 1, 0x0}, /* aten::matrix_H */
    {96232, 96242, 1333, 2, 0x40000}, /* aten::max */
    {96275, 96289, 1335, 2, 0x40001}, /* aten::max.dim */
    {96380, 96398, 1337, 2, 0x40000}, /* aten::max.dim_max */
    {96543, 96559, 1339, 1, 0x10000}, /* aten::max.other */
    {96612, 96632, 1340, 2, 0x40000}, /* aten::max.unary_out */
    {96698, 96715, 1342, 1, 0x0}, /* aten::max_pool1d */
    {96852, 96882, 1343, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {97042, 97059, 1344, 1, 0x0}, /* aten::max_pool2d */
    {97196, 97226, 1345, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {97386, 97420, 1347, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {97631, 97670, 1349, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {97852, 97902, 1351, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {98125, 98142, 1353, 1, 0x0}, /* aten::max_pool3d */
    {98279, 98309, 1354, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {98469, 98503, 1356, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {98714, 98753, 1358, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {98935, 98985, 1360, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {99208, 99227, 1362, 2, 0x0}, /* aten::max_unpool2d */
    {99308, 99331, 1364, 2, 0x0}, /* aten::max_unpool2d.out */
    {99439, 99458, 1366, 2, 0x0}, /* aten::max_unpool3d */
    {99570, 99593, 1368, 2, 0x0}, /* aten::max_unpool3d.out */
    {99732, 99746, 1370, 2, 0x10001}, /* aten::maximum */
    {99797, 99815, 1372, 2, 0x10000}, /* aten::maximum.out */
    {99893, 99904, 1374, 1, 0x40001}, /* aten::mean */
    {99965, 99980, 1375, 2, 0x40001}, /* aten::mean.dim */
    {100078, 100099, 1377, 2, 0x40000}, /* aten::mean.dtype_out */
    {100190, 100205, 1379, 2, 0x40000}, /* aten::mean.out */
    {100323, 100336, 1381, 2, 0x0}, /* aten::median */
    {100372, 100389, 1383, 1, 0x0}, /* aten::median.dim */
    {100483, 100507, 1384, 2, 0x0}, /* aten::median.dim_values */
    {100658, 100675, 1386, 1, 0x20}, /* aten::median.out */
    {100738, 100753, 1387, 1, 0x0}, /* aten::meshgrid */
    {100798, 100822, 1388, 1, 0x0}, /* aten::meshgrid.indexing */
    {100893, 100903, 1389, 2, 0x40000}, /* aten::min */
    {100936, 100950, 1391, 2, 0x40001}, /* aten::min.dim */
    {101041, 101059, 1393, 2, 0x40000}, /* aten::min.dim_min */
    {101205, 101221, 1395, 1, 0x10000}, /* aten::min.other */
    {101274, 101294, 1396, 2, 0x40000}, /* aten::min.unary_out */
    {101360, 101374, 1398, 2, 0x10001}, /* aten::minimum */
    {101425, 101443, 1400, 2, 0x10000}, /* aten::minimum.out */
    {101521, 101532, 1402, 2, 0x10000}, /* aten::mish */
    {101566, 101581, 1404, 2, 0x0}, /* aten::mish.out */
    {101642, 101654, 1406, 2, 0x0}, /* aten::mish_ */
    {101697, 101717, 1408, 3, 0x0}, /* aten::mish_backward */
    {101780, 101789, 1411, 2, 0x1}, /* aten::mm */
    {101834, 101847, 1413, 2, 0x0}, /* aten::mm.out */
    {101919, 101930, 1415, 2, 0x0}, /* aten::mode */
    {102021, 102039, 1417, 2, 0x0}, /* aten::mode.values */
    {102187, 102206, 1419, 1, 0x0}, /* aten::moveaxis.int */
    {102283, 102306, 1420, 1, 0x0}, /* aten::moveaxis.intlist */
    {102391, 102409, 1421, 1, 0x0}, /* aten::movedim.int */
    {102485, 102507, 1422, 1, 0x0}, /* aten::movedim.intlist */
    {102591, 102606, 1423, 2, 0x0}, /* aten::mse_loss */
    {102679, 102698, 1425, 2, 0x0}, /* aten::mse_loss.out */
    {102798, 102822, 1427, 2, 0x0}, /* aten::mse_loss_backward */
    {102919, 102954, 1429, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {103092, 103104, 1431, 1, 0x0}, /* aten::msort */
    {103139, 103155, 1432, 1, 0x0}, /* aten::msort.out */
    {103217, 103234, 1433, 1, 0x10001}, /* aten::mul.Scalar */
    {103288, 103309, 1434, 1, 0x20}, /* aten::mul.Scalar_out */
    {103390, 103407, 1435, 2, 0x10001}, /* aten::mul.Tensor */
    {103461, 103475, 1437, 2, 0x10000}, /* aten::mul.out */
    {103549, 103567, 1439, 1, 0x10000}, /* aten::mul_.Scalar */
    {103630, 103648, 1440, 2, 0x10000}, /* aten::mul_.Tensor */
    {103711, 103733, 1442, 1, 0x0}, /* aten::multiply.Scalar */
    {103792, 103814, 1443, 1, 0x0}, /* aten::multiply.Tensor */
    {103873, 103892, 1444, 1, 0x0}, /* aten::multiply.out */
    {103971, 103994, 1445, 1, 0x0}, /* aten::multiply_.Scalar */
    {104062, 104085, 1446, 1, 0x0}, /* aten::multiply_.Tensor */
    {104153, 104162, 1447, 1, 0x0}, /* aten::mv */
    {104206, 104219, 1448, 1, 0x0}, /* aten::mv.out */
    {104290, 104307, 1449, 2, 0x10000}, /* aten::nan_to_num */
    {104404, 104425, 1451, 2, 0x10000}, /* aten::nan_to_num.out */
    {104549, 104567, 1453, 2, 0x10000}, /* aten::nan_to_num_ */
    {104673, 104689, 1455, 2, 0x0}, /* aten::nanmedian */
    {104728, 104748, 1457, 1, 0x0}, /* aten::nanmedian.dim */
    {104845, 104872, 1458, 2, 0x0}, /* aten::nanmedian.dim_values */
    {105026, 105046, 1460, 1, 0x20}, /* aten::nanmedian.out */
    {105112, 105125, 1461, 2, 0x40000}, /* aten::nansum */
    {105226, 105243, 1463, 2, 0x40000}, /* aten::nansum.out */
    {105368, 105381, 1465, 1, 0x0}, /* aten::narrow */
    {105461, 105481, 1466, 1, 0x0}, /* aten::narrow.Tensor */
    {105568, 105586, 1467, 1, 0x80000}, /* aten::narrow_copy */
    {105665, 105687, 1468, 2, 0x0}, /* aten::narrow_copy.out */
    {105793, 105817, 1470, 2, 0x0}, /* aten::native_batch_norm */
    {105998, 106026, 1472, 2, 0x0}, /* aten::native_batch_norm.out */
    {106288, 106321, 1474, 2, 0x0}, /* aten::native_batch_norm_backward */
    {106556, 106593, 1476, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {106898, 106922, 1477, 2, 0x1}, /* aten::native_group_norm */
    {107072, 107100, 1479, 1, 0x20}, /* aten::native_group_norm.out */
    {107320, 107353, 1480, 2, 0x1}, /* aten::native_group_norm_backward */
    {107551, 107588, 1482, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {107856, 107880, 1483, 2, 0x1}, /* aten::native_layer_norm */
    {108014, 108042, 1485, 1, 0x20}, /* aten::native_layer_norm.out */
    {108246, 108279, 1486, 2, 0x1}, /* aten::native_layer_norm_backward */
    {108475, 108512, 1488, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {108778, 108794, 1489, 2, 0x10001}, /* aten::ne.Scalar */
    {108847, 108867, 1491, 2, 0x10000}, /* aten::ne.Scalar_out */
    {108947, 108963, 1493, 2, 0x10001}, /* aten::ne.Tensor */
    {109016, 109036, 1495, 2, 0x10000}, /* aten::ne.Tensor_out */
    {109116, 109133, 1497, 2, 0x0}, /* aten::ne_.Scalar */
    {109195, 109212, 1499, 2, 0x0}, /* aten::ne_.Tensor */
    {109274, 109284, 1501, 2, 0x10001}, /* aten::neg */
    {109317, 109331, 1503, 2, 0x10000}, /* aten::neg.out */
    {109391, 109402, 1505, 2, 0x10000}, /* aten::neg_ */
    {109444, 109459, 1507, 1, 0x0}, /* aten::negative */
    {109497, 109516, 1508, 1, 0x0}, /* aten::negative.out */
    {109581, 109597, 1509, 1, 0x0}, /* aten::negative_ */
    {109644, 109660, 1510, 1, 0x0}, /* aten::new_empty */
    {109806, 109826, 1511, 1, 0x20}, /* aten::new_empty.out */
    {109907, 109931, 1512, 1, 0x0}, /* aten::new_empty_strided */
    {110102, 110130, 1513, 1, 0x20}, /* aten::new_empty_strided.out */
    {110236, 110251, 1514, 1, 0x0}, /* aten::new_full */
    {110415, 110434, 1515, 1, 0x20}, /* aten::new_full.out */
    {110533, 110548, 1516, 1, 0x0}, /* aten::new_ones */
    {110693, 110712, 1517, 1, 0x20}, /* aten::new_ones.out */
    {110792, 110808, 1518, 1, 0x0}, /* aten::new_zeros */
    {110954, 110974, 1519, 1, 0x20}, /* aten::new_zeros.out */
    {111055, 111071, 1520, 2, 0x10000}, /* aten::nextafter */
    {111124, 111144, 1522, 2, 0x10000}, /* aten::nextafter.out */
    {111224, 111241, 1524, 2, 0x10000}, /* aten::nextafter_ */
    {111303, 111317, 1526, 1, 0x9}, /* aten::nonzero */
    {111354, 111374, 1527, 1, 0x0}, /* aten::nonzero_numpy */
    {111419, 111437, 1528, 1, 0x40000}, /* aten::norm.Scalar */
    {111490, 111515, 1529, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {111606, 111637, 1531, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {111749, 111776, 1533, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {111858, 111889, 1534, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {111995, 112017, 1535, 1, 0x20}, /* aten::norm.Scalar_out */
    {112097, 112118, 1536, 2, 0x40000}, /* aten::norm.dtype_out */
    {112240, 112255, 1538, 2, 0x40000}, /* aten::norm.out */
    {112359, 112382, 1540, 1, 0x0}, /* aten::not_equal.Scalar */
    {112442, 112469, 1541, 1, 0x0}, /* aten::not_equal.Scalar_out */
    {112556, 112579, 1542, 1, 0x0}, /* aten::not_equal.Tensor */
    {112639, 112666, 1543, 1, 0x0}, /* aten::not_equal.Tensor_out */
    {112753, 112777, 1544, 1, 0x0}, /* aten::not_equal_.Scalar */
    {112846, 112870, 1545, 1, 0x0}, /* aten::not_equal_.Tensor */
    {112939, 112951, 1546, 1, 0x0}, /* aten::numel */
    {112983, 112997, 1547, 1, 0x0}, /* aten::numpy_T */
    {113040, 113054, 1548, 1, 0x8}, /* aten::one_hot */
    {113111, 113122, 1549, 2, 0x0}, /* aten::ones */
    {113250, 113265, 1551, 1, 0x0}, /* aten::ones.out */
    {113328, 113344, 1552, 1, 0x0}, /* aten::ones_like */
    {113509, 113529, 1553, 1, 0x20}, /* aten::ones_like.out */
    {113629, 113641, 1554, 1, 0x0}, /* aten::outer */
    {113689, 113705, 1555, 1, 0x0}, /* aten::outer.out */
    {113780, 113790, 1556, 1, 0x0}, /* aten::pad */
    {113877, 113889, 1557, 1, 0x0}, /* aten::pdist */
    {113935, 113949, 1558, 1, 0x1}, /* aten::permute */
    {114004, 114023, 1559, 1, 0x80000}, /* aten::permute_copy */
    {114077, 114100, 1560, 1, 0x80020}, /* aten::permute_copy.out */
    {114181, 114193, 1561, 2, 0x0}, /* aten::polar */
    {114241, 114257, 1563, 2, 0x0}, /* aten::polar.out */
    {114332, 114347, 1565, 1, 0x10000}, /* aten::positive */
    {114391, 114408, 1566, 2, 0x10001}, /* aten::pow.Scalar */
    {114465, 114486, 1568, 2, 0x10000}, /* aten::pow.Scalar_out */
    {114570, 114594, 1570, 2, 0x10001}, /* aten::pow.Tensor_Scalar */
    {114658, 114686, 1572, 2, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {114777, 114801, 1574, 2, 0x10001}, /* aten::pow.Tensor_Tensor */
    {114865, 114893, 1576, 2, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {114984, 115002, 1578, 2, 0x10000}, /* aten::pow_.Scalar */
    {115068, 115086, 1580, 2, 0x10000}, /* aten::pow_.Tensor */
    {115152, 115164, 1582, 1, 0x0}, /* aten::prelu */
    {115214, 115225, 1583, 2, 0x40001}, /* aten::prod */
    {115286, 115305, 1585, 2, 0x40001}, /* aten::prod.dim_int */
    {115403, 115422, 1587, 2, 0x40000}, /* aten::prod.int_out */
    {115540, 115555, 1589, 1, 0x20}, /* aten::prod.out */
    {115640, 115660, 1590, 1, 0x0}, /* aten::promote_types */
    {115730, 115740, 1591, 1, 0x0}, /* aten::put */
    {115825, 115839, 1592, 1, 0x20}, /* aten::put.out */
    {115951, 115962, 1593, 2, 0x0}, /* aten::put_ */
    {116056, 116070, 1595, 1, 0x10000}, /* aten::rad2deg */
    {116107, 116125, 1596, 1, 0x10000}, /* aten::rad2deg.out */
    {116189, 116204, 1597, 1, 0x10000}, /* aten::rad2deg_ */
    {116250, 116262, 1598, 2, 0x0}, /* aten::range */
    {116402, 116418, 1600, 2, 0x0}, /* aten::range.out */
    {116508, 116525, 1602, 1, 0x0}, /* aten::range.out_ */
    {116601, 116618, 1603, 2, 0x0}, /* aten::range.step */
    {116778, 116790, 1605, 1, 0x0}, /* aten::ravel */
    {116831, 116842, 1606, 1, 0x0}, /* aten::real */
    {116882, 116899, 1607, 2, 0x10001}, /* aten::reciprocal */
    {116939, 116960, 1609, 2, 0x10000}, /* aten::reciprocal.out */
    {117027, 117045, 1611, 2, 0x10000}, /* aten::reciprocal_ */
    {117094, 117117, 1613, 2, 0x1}, /* aten::reflection_pad1d */
    {117182, 117209, 1615, 2, 0x0}, /* aten::reflection_pad1d.out */
    {117301, 117333, 1617, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {117427, 117470, 1619, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {117605, 117628, 1621, 2, 0x1}, /* aten::reflection_pad2d */
    {117693, 117720, 1623, 2, 0x0}, /* aten::reflection_pad2d.out */
    {117812, 117844, 1625, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {117938, 117981, 1627, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {118116, 118139, 1629, 2, 0x1}, /* aten::reflection_pad3d */
    {118204, 118231, 1631, 2, 0x0}, /* aten::reflection_pad3d.out */
    {118323, 118355, 1633, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {118449, 118492, 1635, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {118627, 118638, 1637, 2, 0x10001}, /* aten::relu */
    {118672, 118687, 1639, 1, 0x20}, /* aten::relu.out */
    {118748, 118760, 1640, 1, 0x10000}, /* aten::relu6 */
    {118795, 118808, 1641, 1, 0x0}, /* aten::relu6_ */
    {118852, 118864, 1642, 2, 0x10000}, /* aten::relu_ */
    {118907, 118930, 1644, 1, 0x10001}, /* aten::remainder.Scalar */
    {118990, 119020, 1645, 2, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {119087, 119121, 1647, 1, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {119215, 119242, 1648, 1, 0x10000}, /* aten::remainder.Scalar_out */
    {119329, 119352, 1649, 2, 0x10001}, /* aten::remainder.Tensor */
    {119412, 119439, 1651, 2, 0x10000}, /* aten::remainder.Tensor_out */
    {119526, 119550, 1653, 1, 0x10000}, /* aten::remainder_.Scalar */
    {119619, 119643, 1654, 2, 0x10000}, /* aten::remainder_.Tensor */
    {119712, 119725, 1656, 1, 0x1}, /* aten::repeat */
    {119779, 119796, 1657, 1, 0x20}, /* aten::repeat.out */
    {119877, 119908, 1658, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {119994, 120029, 1659, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {120139, 120175, 1660, 1, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {120294, 120327, 1661, 1, 0x0}, /* aten::repeat_interleave.self_int */
    {120443, 120467, 1662, 2, 0x0}, /* aten::replication_pad1d */
    {120533, 120561, 1664, 2, 0x0}, /* aten::replication_pad1d.out */
    {120654, 120687, 1666, 2, 0x0}, /* aten::replication_pad1d_backward */
    {120782, 120826, 1668, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {120962, 120986, 1670, 2, 0x1}, /* aten::replication_pad2d */
    {121052, 121080, 1672, 2, 0x0}, /* aten::replication_pad2d.out */
    {121173, 121206, 1674, 2, 0x0}, /* aten::replication_pad2d_backward */
    {121301, 121345, 1676, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {121481, 121505, 1678, 2, 0x1}, /* aten::replication_pad3d */
    {121571, 121599, 1680, 2, 0x0}, /* aten::replication_pad3d.out */
    {121692, 121725, 1682, 2, 0x0}, /* aten::replication_pad3d_backward */
    {121820, 121864, 1684, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {122000, 122014, 1686, 1, 0x0}, /* aten::reshape */
    {122073, 122090, 1687, 1, 0x0}, /* aten::reshape_as */
    {122150, 122163, 1688, 1, 0x20}, /* aten::resize */
    {122251, 122268, 1689, 1, 0x20}, /* aten::resize.out */
    {122380, 122394, 1690, 2, 0x81}, /* aten::resize_ */
    {122491, 122507, 1692, 1, 0x20}, /* aten::resize_as */
    {122604, 122624, 1693, 1, 0x20}, /* aten::resize_as.out */
    {122745, 122762, 1694, 1, 0x80}, /* aten::resize_as_ */
    {122868, 122887, 1695, 1, 0x0}, /* aten::resolve_conj */
    {122935, 122953, 1696, 1, 0x0}, /* aten::resolve_neg */
    {123000, 123025, 1697, 1, 0x0}, /* aten::result_type.Scalar */
    {123093, 123125, 1698, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {123203, 123235, 1699, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {123311, 123336, 1700, 1, 0x0}, /* aten::result_type.Tensor */
    {123404, 123419, 1701, 1, 0x0}, /* aten::rms_norm */
    {123523, 123534, 1702, 2, 0x0}, /* aten::roll */
    {123602, 123617, 1704, 1, 0x20}, /* aten::roll.out */
    {123712, 123724, 1705, 1, 0x0}, /* aten::rot90 */
    {123786, 123802, 1706, 1, 0x20}, /* aten::rot90.out */
    {123892, 123904, 1707, 2, 0x10001}, /* aten::round */
    {123939, 123960, 1709, 2, 0x10000}, /* aten::round.decimals */
    {124021, 124046, 1711, 2, 0x10000}, /* aten::round.decimals_out */
    {124131, 124147, 1713, 2, 0x10000}, /* aten::round.out */
    {124209, 124222, 1715, 2, 0x10000}, /* aten::round_ */
    {124266, 124288, 1717, 2, 0x10000}, /* aten::round_.decimals */
    {124358, 124374, 1719, 1, 0x0}, /* aten::row_stack */
    {124418, 124438, 1720, 1, 0x0}, /* aten::row_stack.out */
    {124509, 124521, 1721, 2, 0x10001}, /* aten::rsqrt */
    {124556, 124572, 1723, 2, 0x10000}, /* aten::rsqrt.out */
    {124634, 124647, 1725, 2, 0x10000}, /* aten::rsqrt_ */
    {124691, 124709, 1727, 1, 0x10000}, /* aten::rsub.Scalar */
    {124780, 124802, 1728, 1, 0x20}, /* aten::rsub.Scalar_out */
    {124900, 124918, 1729, 2, 0x0}, /* aten::rsub.Tensor */
    {124992, 125014, 1731, 1, 0x20}, /* aten::rsub.Tensor_out */
    {125112, 125132, 1732, 2, 0x1}, /* aten::scalar_tensor */
    {125264, 125288, 1734, 1, 0x20}, /* aten::scalar_tensor.out */
    {125355, 125376, 1735, 2, 0x0}, /* aten::scatter.reduce */
    {125470, 125495, 1737, 2, 0x0}, /* aten::scatter.reduce_out */
    {125613, 125631, 1739, 2, 0x1}, /* aten::scatter.src */
    {125707, 125729, 1741, 2, 0x0}, /* aten::scatter.src_out */
    {125832, 125852, 1743, 2, 0x1}, /* aten::scatter.value */
    {125932, 125956, 1745, 2, 0x0}, /* aten::scatter.value_out */
    {126063, 126090, 1747, 2, 0x0}, /* aten::scatter.value_reduce */
    {126192, 126223, 1749, 2, 0x0}, /* aten::scatter.value_reduce_out */
    {126349, 126371, 1751, 2, 0x0}, /* aten::scatter_.reduce */
    {126474, 126493, 1753, 2, 0x0}, /* aten::scatter_.src */
    {126578, 126599, 1755, 2, 0x0}, /* aten::scatter_.value */
    {126688, 126716, 1757, 2, 0x0}, /* aten::scatter_.value_reduce */
    {126827, 126845, 1759, 2, 0x1}, /* aten::scatter_add */
    {126921, 126943, 1761, 2, 0x0}, /* aten::scatter_add.out */
    {127046, 127065, 1763, 2, 0x0}, /* aten::scatter_add_ */
    {127150, 127175, 1765, 2, 0x1}, /* aten::scatter_reduce.two */
    {127297, 127326, 1767, 2, 0x0}, /* aten::scatter_reduce.two_out */
    {127472, 127498, 1769, 2, 0x0}, /* aten::scatter_reduce_.two */
    {127629, 127646, 1771, 1, 0x1}, /* aten::select.int */
    {127715, 127737, 1772, 1, 0x0}, /* aten::select_backward */
    {127834, 127860, 1773, 1, 0x20}, /* aten::select_backward.out */
    {127984, 128006, 1774, 1, 0x80000}, /* aten::select_copy.int */
    {128074, 128100, 1775, 1, 0x80020}, /* aten::select_copy.int_out */
    {128195, 128216, 1776, 1, 0x1}, /* aten::select_scatter */
    {128295, 128320, 1777, 1, 0x20}, /* aten::select_scatter.out */
    {128426, 128437, 1778, 1, 0x10000}, /* aten::selu */
    {128471, 128483, 1779, 1, 0x10000}, /* aten::selu_ */
    {128526, 128536, 1780, 2, 0x10000}, /* aten::sgn */
    {128569, 128583, 1782, 2, 0x10000}, /* aten::sgn.out */
    {128643, 128654, 1784, 2, 0x10000}, /* aten::sgn_ */
    {128696, 128710, 1786, 2, 0x10001}, /* aten::sigmoid */
    {128747, 128765, 1788, 2, 0x10000}, /* aten::sigmoid.out */
    {128829, 128844, 1790, 2, 0x10000}, /* aten::sigmoid_ */
    {128890, 128913, 1792, 2, 0x10000}, /* aten::sigmoid_backward */
    {128981, 129015, 1794, 2, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {129124, 129135, 1796, 2, 0x10001}, /* aten::sign */
    {129169, 129184, 1798, 2, 0x10000}, /* aten::sign.out */
    {129245, 129257, 1800, 2, 0x10000}, /* aten::sign_ */
    {129300, 129314, 1802, 2, 0x10000}, /* aten::signbit */
    {129351, 129369, 1804, 2, 0x10000}, /* aten::signbit.out */
    {129433, 129444, 1806, 2, 0x10000}, /* aten::silu */
    {129478, 129493, 1808, 2, 0x10000}, /* aten::silu.out */
    {129554, 129566, 1810, 2, 0x10000}, /* aten::silu_ */
    {129609, 129629, 1812, 2, 0x10000}, /* aten::silu_backward */
    {129692, 129723, 1814, 2, 0x10000}, /* aten::silu_backward.grad_input */
    {129827, 129837, 1816, 2, 0x10001}, /* aten::sin */
    {129870, 129884, 1818, 2, 0x10000}, /* aten::sin.out */
    {129944, 129955, 1820, 2, 0x10000}, /* aten::sin_ */
    {129997, 130008, 1822, 2, 0x10000}, /* aten::sinc */
    {130042, 130057, 1824, 2, 0x10000}, /* aten::sinc.out */
    {130118, 130130, 1826, 2, 0x10000}, /* aten::sinc_ */
    {130173, 130184, 1828, 2, 0x10001}, /* aten::sinh */
    {130218, 130233, 1830, 2, 0x10000}, /* aten::sinh.out */
    {130294, 130306, 1832, 2, 0x10000}, /* aten::sinh_ */
    {130349, 130364, 1834, 1, 0x0}, /* aten::size.int */
    {130408, 130427, 1835, 1, 0x1}, /* aten::slice.Tensor */
    {130539, 130560, 1836, 1, 0x0}, /* aten::slice_backward */
    {130681, 130706, 1837, 1, 0x20}, /* aten::slice_backward.out */
    {130854, 130878, 1838, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {130989, 131017, 1839, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {131155, 131175, 1840, 1, 0x80001}, /* aten::slice_scatter */
    {131294, 131318, 1841, 1, 0x80020}, /* aten::slice_scatter.out */
    {131464, 131485, 1842, 2, 0x0}, /* aten::smooth_l1_loss */
    {131580, 131605, 1844, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {131727, 131757, 1846, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {131872, 131913, 1848, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {132069, 132092, 1850, 2, 0x0}, /* aten::soft_margin_loss */
    {132173, 132200, 1852, 1, 0x0}, /* aten::soft_margin_loss.out */
    {132308, 132340, 1853, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {132445, 132488, 1855, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {132634, 132652, 1856, 1, 0x0}, /* aten::softmax.int */
    {132726, 132748, 1857, 2, 0x0}, /* aten::softmax.int_out */
    {132849, 132864, 1859, 2, 0x10000}, /* aten::softplus */
    {132938, 132957, 1861, 2, 0x0}, /* aten::softplus.out */
    {133058, 133082, 1863, 2, 0x0}, /* aten::softplus_backward */
    {133180, 133215, 1865, 2, 0x0}, /* aten::softplus_backward.grad_input */
    {133354, 133371, 1867, 2, 0x10000}, /* aten::softshrink */
    {133429, 133450, 1869, 2, 0x0}, /* aten::softshrink.out */
    {133535, 133561, 1871, 2, 0x0}, /* aten::softshrink_backward */
    {133644, 133681, 1873, 2, 0x0}, /* aten::softshrink_backward.grad_input */
    {133805, 133816, 1875, 1, 0x1}, /* aten::sort */
    {133910, 133928, 1876, 2, 0x0}, /* aten::sort.stable */
    {134046, 134064, 1878, 2, 0x0}, /* aten::sort.values */
    {134215, 134240, 1880, 2, 0x0}, /* aten::sort.values_stable */
    {134412, 134438, 1882, 1, 0x0}, /* aten::special_log_softmax */
    {134523, 134547, 1883, 1, 0x0}, /* aten::special_logsumexp */
    {134626, 134654, 1884, 1, 0x0}, /* aten::special_logsumexp.out */
    {134760, 134782, 1885, 1, 0x0}, /* aten::special_softmax */
    {134860, 134879, 1886, 1, 0x0}, /* aten::split.Tensor */
    {134964, 134982, 1887, 1, 0x0}, /* aten::split.sizes */
    {135068, 135092, 1888, 1, 0x80000}, /* aten::split_copy.Tensor */
    {135171, 135199, 1889, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {135297, 135320, 1890, 1, 0x1}, /* aten::split_with_sizes */
    {135412, 135440, 1891, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {135526, 135558, 1892, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {135663, 135674, 1893, 2, 0x10001}, /* aten::sqrt */
    {135708, 135723, 1895, 2, 0x10000}, /* aten::sqrt.out */
    {135784, 135796, 1897, 2, 0x10000}, /* aten::sqrt_ */
    {135839, 135852, 1899, 1, 0x10000}, /* aten::square */
    {135888, 135905, 1900, 1, 0x10000}, /* aten::square.out */
    {135968, 135982, 1901, 1, 0x10000}, /* aten::square_ */
    {136027, 136041, 1902, 1, 0x0}, /* aten::squeeze */
    {136084, 136102, 1903, 1, 0x1}, /* aten::squeeze.dim */
    {136158, 136177, 1904, 1, 0x1}, /* aten::squeeze.dims */
    {136236, 136251, 1905, 1, 0x80}, /* aten::squeeze_ */
    {136297, 136316, 1906, 1, 0x80}, /* aten::squeeze_.dim */
    {136375, 136395, 1907, 1, 0x80}, /* aten::squeeze_.dims */
    {136457, 136476, 1908, 1, 0x80000}, /* aten::squeeze_copy */
    {136518, 136541, 1909, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {136596, 136623, 1910, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {136705, 136729, 1911, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {136787, 136815, 1912, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {136900, 136923, 1913, 1, 0x80020}, /* aten::squeeze_copy.out */
    {136992, 137004, 1914, 1, 0x0}, /* aten::stack */
    {137055, 137071, 1915, 1, 0x0}, /* aten::stack.out */
    {137149, 137159, 1916, 1, 0x40000}, /* aten::std */
    {137212, 137233, 1917, 2, 0x40000}, /* aten::std.correction */
    {137343, 137368, 1919, 2, 0x40000}, /* aten::std.correction_out */
    {137502, 137516, 1921, 1, 0x40000}, /* aten::std.dim */
    {137606, 137620, 1922, 1, 0x40000}, /* aten::std.out */
    {137733, 137748, 1923, 1, 0x40000}, /* aten::std_mean */
    {137816, 137842, 1924, 2, 0x40000}, /* aten::std_mean.correction */
    {137967, 137997, 1926, 1, 0x20}, /* aten::std_mean.correction_out */
    {138168, 138187, 1927, 1, 0x40000}, /* aten::std_mean.dim */
    {138292, 138309, 1928, 1, 0x0}, /* aten::stride.int */
    {138355, 138372, 1929, 1, 0x10001}, /* aten::sub.Scalar */
    {138442, 138463, 1930, 1, 0x20}, /* aten::sub.Scalar_out */
    {138560, 138577, 1931, 2, 0x10001}, /* aten::sub.Tensor */
    {138650, 138664, 1933, 2, 0x10000}, /* aten::sub.out */
    {138754, 138772, 1935, 1, 0x10000}, /* aten::sub_.Scalar */
    {138851, 138869, 1936, 2, 0x10000}, /* aten::sub_.Tensor */
    {138951, 138973, 1938, 1, 0x0}, /* aten::subtract.Scalar */
    {139048, 139070, 1939, 1, 0x0}, /* aten::subtract.Tensor */
    {139148, 139167, 1940, 1, 0x0}, /* aten::subtract.out */
    {139262, 139285, 1941, 1, 0x0}, /* aten::subtract_.Scalar */
    {139369, 139392, 1942, 1, 0x0}, /* aten::subtract_.Tensor */
    {139479, 139489, 1943, 1, 0x40000}, /* aten::sum */
    {139549, 139571, 1944, 2, 0x40000}, /* aten::sum.IntList_out */
    {139696, 139718, 1946, 2, 0x40001}, /* aten::sum.dim_IntList */
    {139823, 139837, 1948, 1, 0x20}, /* aten::sum.out */
    {139921, 139939, 1949, 1, 0x0}, /* aten::sum_to_size */
    {139995, 140010, 1950, 1, 0x0}, /* aten::swapaxes */
    {140076, 140092, 1951, 1, 0x80}, /* aten::swapaxes_ */
    {140161, 140176, 1952, 1, 0x0}, /* aten::swapdims */
    {140240, 140256, 1953, 1, 0x80}, /* aten::swapdims_ */
    {140323, 140339, 1954, 1, 0x1}, /* aten::sym_numel */
    {140378, 140397, 1955, 1, 0x1}, /* aten::sym_size.int */
    {140448, 140473, 1956, 1, 0x1}, /* aten::sym_storage_offset */
    {140521, 140542, 1957, 1, 0x1}, /* aten::sym_stride.int */
    {140595, 140603, 1958, 1, 0x0}, /* aten::t */
    {140640, 140649, 1959, 1, 0x80}, /* aten::t_ */
    {140689, 140702, 1960, 1, 0x80000}, /* aten::t_copy */
    {140738, 140755, 1961, 1, 0x80020}, /* aten::t_copy.out */
    {140818, 140829, 1962, 2, 0x0}, /* aten::take */
    {140877, 140892, 1964, 2, 0x0}, /* aten::take.out */
    {140967, 140988, 1966, 1, 0x0}, /* aten::take_along_dim */
    {141063, 141088, 1967, 1, 0x0}, /* aten::take_along_dim.out */
    {141190, 141200, 1968, 2, 0x10001}, /* aten::tan */
    {141233, 141247, 1970, 2, 0x10000}, /* aten::tan.out */
    {141307, 141318, 1972, 2, 0x10000}, /* aten::tan_ */
    {141360, 141371, 1974, 2, 0x10001}, /* aten::tanh */
    {141405, 141420, 1976, 2, 0x10000}, /* aten::tanh.out */
    {141481, 141493, 1978, 2, 0x10000}, /* aten::tanh_ */
    {141536, 141556, 1980, 2, 0x10000}, /* aten::tanh_backward */
    {141621, 141652, 1982, 2, 0x10000}, /* aten::tanh_backward.grad_input */
    {141758, 141785, 1984, 1, 0x0}, /* aten::tensor_split.indices */
    {141877, 141905, 1985, 1, 0x0}, /* aten::tensor_split.sections */
    {141997, 142043, 1986, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {142171, 142187, 1987, 1, 0x0}, /* aten::tensordot */
    {142275, 142295, 1988, 1, 0x0}, /* aten::tensordot.out */
    {142410, 142426, 1989, 2, 0x10000}, /* aten::threshold */
    {142497, 142517, 1991, 2, 0x0}, /* aten::threshold.out */
    {142615, 142632, 1993, 2, 0x0}, /* aten::threshold_ */
    {142712, 142737, 1995, 2, 0x10000}, /* aten::threshold_backward */
    {142823, 142859, 1997, 2, 0x0}, /* aten::threshold_backward.grad_input */
    {142986, 142997, 1999, 1, 0x0}, /* aten::tile */
    {143046, 143062, 2000, 1, 0x0}, /* aten::to.device */
    {143216, 143231, 2001, 1, 0x0}, /* aten::to.dtype */
    {143369, 143391, 2002, 1, 0x0}, /* aten::to.dtype_layout */
    {143610, 143625, 2003, 1, 0x0}, /* aten::to.other */
    {143759, 143770, 2004, 2, 0x1}, /* aten::topk */
    {143888, 143906, 2006, 2, 0x0}, /* aten::topk.values */
    {144081, 144093, 2008, 2, 0x0}, /* aten::trace */
    {144128, 144144, 2010, 1, 0x20}, /* aten::trace.out */
    {144206, 144226, 2011, 1, 0x0}, /* aten::transpose.int */
    {144295, 144312, 2012, 1, 0x80}, /* aten::transpose_ */
    {144380, 144405, 2013, 1, 0x80000}, /* aten::transpose_copy.int */
    {144473, 144502, 2014, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {144597, 144616, 2015, 1, 0x0}, /* aten::trapezoid.dx */
    {144683, 144701, 2016, 1, 0x0}, /* aten::trapezoid.x */
    {144764, 144779, 2017, 1, 0x0}, /* aten::trapz.dx */
    {144841, 144855, 2018, 1, 0x0}, /* aten::trapz.x */
    {144914, 144925, 2019, 2, 0x0}, /* aten::tril */
    {144978, 144993, 2021, 2, 0x0}, /* aten::tril.out */
    {145073, 145085, 2023, 2, 0x0}, /* aten::tril_ */
    {145147, 145166, 2025, 3, 0x0}, /* aten::tril_indices */
    {145319, 145342, 2028, 1, 0x20}, /* aten::tril_indices.out */
    {145430, 145441, 2029, 2, 0x0}, /* aten::triu */
    {145494, 145509, 2031, 2, 0x0}, /* aten::triu.out */
    {145589, 145601, 2033, 2, 0x0}, /* aten::triu_ */
    {145663, 145682, 2035, 3, 0x0}, /* aten::triu_indices */
    {145835, 145858, 2038, 1, 0x20}, /* aten::triu_indices.out */
    {145946, 145971, 2039, 1, 0x0}, /* aten::true_divide.Scalar */
    {146033, 146058, 2040, 1, 0x10000}, /* aten::true_divide.Tensor */
    {146120, 146142, 2041, 1, 0x0}, /* aten::true_divide.out */
    {146224, 146250, 2042, 1, 0x0}, /* aten::true_divide_.Scalar */
    {146321, 146347, 2043, 1, 0x0}, /* aten::true_divide_.Tensor */
    {146418, 146430, 2044, 2, 0x10001}, /* aten::trunc */
    {146465, 146481, 2046, 2, 0x10000}, /* aten::trunc.out */
    {146543, 146556, 2048, 2, 0x10000}, /* aten::trunc_ */
    {146600, 146614, 2050, 1, 0x0}, /* aten::type_as */
    {146665, 146682, 2051, 1, 0x0}, /* aten::unbind.int */
    {146746, 146768, 2052, 1, 0x80000}, /* aten::unbind_copy.int */
    {146826, 146852, 2053, 1, 0x0}, /* aten::unbind_copy.int_out */
    {146929, 146949, 2054, 1, 0x0}, /* aten::unflatten.int */
    {147023, 147036, 2055, 2, 0x0}, /* aten::unfold */
    {147113, 147135, 2057, 2, 0x0}, /* aten::unfold_backward */
    {147234, 147260, 2059, 1, 0x20}, /* aten::unfold_backward.out */
    {147386, 147404, 2060, 1, 0x80000}, /* aten::unfold_copy */
    {147480, 147502, 2061, 1, 0x80020}, /* aten::unfold_copy.out */
    {147605, 147624, 2062, 1, 0x100}, /* aten::unsafe_chunk */
    {147691, 147717, 2063, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {147798, 147828, 2064, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {147928, 147958, 2065, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {148046, 148080, 2066, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {148187, 148203, 2067, 1, 0x1}, /* aten::unsqueeze */
    {148257, 148274, 2068, 1, 0x80}, /* aten::unsqueeze_ */
    {148331, 148352, 2069, 1, 0x80000}, /* aten::unsqueeze_copy */
    {148405, 148430, 2070, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {148510, 148535, 2071, 2, 0x0}, /* aten::upsample_bicubic2d */
    {148670, 148699, 2073, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {148861, 148890, 2075, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {149010, 149044, 2076, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {149217, 149262, 2078, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {149476, 149502, 2080, 2, 0x0}, /* aten::upsample_bilinear2d */
    {149638, 149668, 2082, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {149831, 149861, 2084, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {149982, 150017, 2085, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {150191, 150237, 2087, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {150452, 150476, 2089, 2, 0x0}, /* aten::upsample_linear1d */
    {150586, 150614, 2091, 2, 0x0}, /* aten::upsample_linear1d.out */
    {150751, 150779, 2093, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {150898, 150931, 2094, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {151079, 151123, 2096, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {151312, 151337, 2098, 2, 0x0}, /* aten::upsample_nearest1d */
    {151428, 151457, 2100, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {151575, 151604, 2102, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {151704, 151738, 2103, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {151867, 151912, 2105, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {152082, 152107, 2107, 2, 0x0}, /* aten::upsample_nearest2d */
    {152222, 152251, 2109, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {152393, 152422, 2111, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {152522, 152556, 2112, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {152709, 152754, 2114, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {152948, 152973, 2116, 2, 0x0}, /* aten::upsample_nearest3d */
    {153110, 153139, 2118, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {153303, 153332, 2120, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {153432, 153466, 2121, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {153641, 153686, 2123, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {153902, 153929, 2125, 2, 0x0}, /* aten::upsample_trilinear3d */
    {154088, 154119, 2127, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {154305, 154336, 2129, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {154458, 154494, 2130, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {154691, 154738, 2132, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {154976, 155017, 2134, 1, 0x0}, /* aten::value_selecting_reduction_backward */
    {155136, 155146, 2135, 1, 0x40000}, /* aten::var */
    {155199, 155220, 2136, 2, 0x40001}, /* aten::var.correction */
    {155330, 155355, 2138, 2, 0x40000}, /* aten::var.correction_out */
    {155489, 155503, 2140, 1, 0x40001}, /* aten::var.dim */
    {155593, 155607, 2141, 1, 0x40000}, /* aten::var.out */
    {155720, 155735, 2142, 1, 0x40000}, /* aten::var_mean */
    {155803, 155829, 2143, 2, 0x40000}, /* aten::var_mean.correction */
    {155954, 155984, 2145, 1, 0x20}, /* aten::var_mean.correction_out */
    {156155, 156174, 2146, 1, 0x40000}, /* aten::var_mean.dim */
    {156279, 156290, 2147, 2, 0x0}, /* aten::vdot */
    {156338, 156353, 2149, 1, 0x0}, /* aten::vdot.out */
    {156428, 156439, 2150, 2, 0x1}, /* aten::view */
    {156494, 156511, 2152, 1, 0x0}, /* aten::view.dtype */
    {156575, 156589, 2153, 1, 0x0}, /* aten::view_as */
    {156646, 156668, 2154, 2, 0x0}, /* aten::view_as_complex */
    {156719, 156746, 2156, 1, 0x80000}, /* aten::view_as_complex_copy */
    {156796, 156827, 2157, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {156904, 156923, 2158, 2, 0x0}, /* aten::view_as_real */
    {156971, 156995, 2160, 1, 0x80000}, /* aten::view_as_real_copy */
    {157042, 157070, 2161, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {157144, 157160, 2162, 1, 0x80000}, /* aten::view_copy */
    {157214, 157236, 2163, 1, 0x80000}, /* aten::view_copy.dtype */
    {157299, 157325, 2164, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {157415, 157435, 2165, 1, 0x80020}, /* aten::view_copy.out */
    {157516, 157535, 2166, 1, 0x0}, /* aten::vsplit.array */
    {157605, 157622, 2167, 1, 0x0}, /* aten::vsplit.int */
    {157689, 157702, 2168, 1, 0x0}, /* aten::vstack */
    {157743, 157760, 2169, 1, 0x0}, /* aten::vstack.out */
    {157828, 157847, 2170, 1, 0x0}, /* aten::where.Scalar */
    {157921, 157945, 2171, 1, 0x0}, /* aten::where.ScalarOther */
    {158024, 158047, 2172, 1, 0x0}, /* aten::where.ScalarSelf */
    {158125, 158142, 2173, 2, 0x10001}, /* aten::where.self */
    {158214, 158235, 2175, 2, 0x0}, /* aten::where.self_out */
    {158334, 158362, 2177, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {158450, 158477, 2178, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {158564, 158586, 2179, 2, 0x10000}, /* aten::xlogy.OutTensor */
    {158668, 158693, 2181, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {158755, 158779, 2182, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {158840, 158859, 2183, 2, 0x10000}, /* aten::xlogy.Tensor */
    {158915, 158941, 2185, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {159012, 159032, 2186, 2, 0x10000}, /* aten::xlogy_.Tensor */
    {159097, 159108, 2188, 1, 0x20}, /* aten::zero */
    {159142, 159157, 2189, 1, 0x20}, /* aten::zero.out */
    {159218, 159230, 2190, 2, 0x0}, /* aten::zero_ */
    {159273, 159285, 2192, 2, 0x0}, /* aten::zeros */
    {159414, 159430, 2194, 1, 0x0}, /* aten::zeros.out */
    {159494, 159511, 2195, 1, 0x0}, /* aten::zeros_like */
    {159677, 159698, 2196, 1, 0x20}, /* aten::zeros_like.out */
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
    {141, 0, 674}, /* aten::_unsafe_view CompositeExplicitAutograd */
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
    {138, 0, 80}, /* aten::absolute.out implicit */
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
    {138, 0, 81}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 82}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 45}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 45}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 83}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 46}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 46}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 84}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 85}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 85}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 47}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 47}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 86}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 86}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 48}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 48}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 87}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 87}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 49}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 49}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 88}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 88}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 50}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 50}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 89}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 51}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::add.Tensor CPU */
    {16, 1, 6}, /* aten::add.Tensor Meta */
    {1, 3, 6}, /* aten::add.out CPU */
    {16, 3, 6}, /* aten::add.out Meta */
    {141, 0, 90}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 6}, /* aten::add_.Tensor CPU */
    {16, 2, 6}, /* aten::add_.Tensor Meta */
    {1, 0, 91}, /* aten::addbmm CPU */
    {16, 0, 91}, /* aten::addbmm Meta */
    {1, 4, 52}, /* aten::addbmm.out CPU */
    {16, 4, 52}, /* aten::addbmm.out Meta */
    {1, 0, 92}, /* aten::addbmm_ CPU */
    {16, 0, 92}, /* aten::addbmm_ Meta */
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
    {141, 0, 93}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 53}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 53}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 94}, /* aten::adjoint implicit */
    {141, 0, 95}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 54}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 55}, /* aten::alias_copy.out CompositeExplicitAutograd */
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
    {141, 0, 96}, /* aten::allclose CompositeExplicitAutograd */
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
    {1, 0, 97}, /* aten::angle CPU */
    {16, 0, 97}, /* aten::angle Meta */
    {1, 0, 98}, /* aten::angle.out CPU */
    {16, 0, 98}, /* aten::angle.out Meta */
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
    {141, 0, 99}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::arange BackendSelect */
    {141, 4, 56}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 100}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::arange.start BackendSelect */
    {1, 4, 57}, /* aten::arange.start_out CPU */
    {16, 4, 57}, /* aten::arange.start_out Meta */
    {141, 0, 101}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::arange.start_step BackendSelect */
    {138, 0, 102}, /* aten::arccos implicit */
    {138, 0, 104}, /* aten::arccos.out implicit */
    {138, 0, 103}, /* aten::arccos_ implicit */
    {138, 0, 105}, /* aten::arccosh implicit */
    {138, 0, 107}, /* aten::arccosh.out implicit */
    {138, 0, 106}, /* aten::arccosh_ implicit */
    {138, 0, 108}, /* aten::arcsin implicit */
    {138, 0, 110}, /* aten::arcsin.out implicit */
    {138, 0, 109}, /* aten::arcsin_ implicit */
    {138, 0, 111}, /* aten::arcsinh implicit */
    {138, 0, 113}, /* aten::arcsinh.out implicit */
    {138, 0, 112}, /* aten::arcsinh_ implicit */
    {138, 0, 114}, /* aten::arctan implicit */
    {138, 0, 119}, /* aten::arctan.out implicit */
    {138, 0, 115}, /* aten::arctan2 implicit */
    {138, 0, 117}, /* aten::arctan2.out implicit */
    {138, 0, 116}, /* aten::arctan2_ implicit */
    {138, 0, 118}, /* aten::arctan_ implicit */
    {138, 0, 120}, /* aten::arctanh implicit */
    {138, 0, 122}, /* aten::arctanh.out implicit */
    {138, 0, 121}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 123}, /* aten::argsort implicit */
    {138, 0, 124}, /* aten::argsort.stable implicit */
    {138, 4, 58}, /* aten::argsort.stable_out implicit */
    {138, 0, 125}, /* aten::argwhere implicit */
    {1, 0, 126}, /* aten::as_strided CPU */
    {16, 0, 126}, /* aten::as_strided Meta */
    {142, 5, 59}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 59}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 60}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 127}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 61}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
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
    {138, 0, 128}, /* aten::atleast_1d implicit */
    {138, 0, 129}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 130}, /* aten::atleast_2d implicit */
    {138, 0, 131}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 132}, /* aten::atleast_3d implicit */
    {138, 0, 133}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 134}, /* aten::avg_pool1d implicit */
    {1, 0, 135}, /* aten::avg_pool2d CPU */
    {16, 0, 135}, /* aten::avg_pool2d Meta */
    {1, 4, 62}, /* aten::avg_pool2d.out CPU */
    {16, 4, 62}, /* aten::avg_pool2d.out Meta */
    {1, 0, 136}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 136}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 63}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 63}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 137}, /* aten::avg_pool3d CPU */
    {16, 0, 137}, /* aten::avg_pool3d Meta */
    {1, 4, 64}, /* aten::avg_pool3d.out CPU */
    {16, 4, 64}, /* aten::avg_pool3d.out Meta */
    {1, 0, 138}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 138}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 65}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 65}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 27}, /* aten::baddbmm CPU */
    {16, 1, 27}, /* aten::baddbmm Meta */
    {1, 3, 27}, /* aten::baddbmm.out CPU */
    {16, 3, 27}, /* aten::baddbmm.out Meta */
    {1, 2, 27}, /* aten::baddbmm_ CPU */
    {16, 2, 27}, /* aten::baddbmm_ Meta */
    {138, 0, 140}, /* aten::batch_norm implicit */
    {1, 0, 141}, /* aten::batch_norm_backward CPU */
    {16, 0, 141}, /* aten::batch_norm_backward Meta */
    {1, 0, 142}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 142}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 66}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {138, 0, 143}, /* aten::bilinear implicit */
    {1, 0, 144}, /* aten::binary_cross_entropy CPU */
    {16, 0, 144}, /* aten::binary_cross_entropy Meta */
    {1, 4, 67}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 67}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 145}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 145}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 68}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 68}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 146}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 146}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 69}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {141, 0, 147}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 148}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 70}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 149}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 150}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {141, 0, 151}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 71}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {141, 0, 152}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 153}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {141, 0, 154}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {141, 0, 155}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 156}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 72}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 157}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 158}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {141, 0, 159}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 73}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {141, 0, 160}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 161}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {141, 0, 162}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 163}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 164}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 74}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 165}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 166}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {141, 0, 167}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 75}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 168}, /* aten::broadcast_tensors implicit */
    {138, 0, 169}, /* aten::broadcast_to implicit */
    {138, 0, 170}, /* aten::can_cast implicit */
    {138, 0, 171}, /* aten::cartesian_prod implicit */
    {1, 0, 172}, /* aten::cat CPU */
    {16, 0, 172}, /* aten::cat Meta */
    {1, 0, 173}, /* aten::cat.out CPU */
    {16, 0, 173}, /* aten::cat.out Meta */
    {138, 0, 174}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {141, 0, 175}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 76}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 76}, /* aten::celu_ CompositeExplicitAutograd */
    {138, 0, 176}, /* aten::chunk implicit */
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
    {138, 0, 177}, /* aten::clip implicit */
    {138, 0, 179}, /* aten::clip.Tensor implicit */
    {138, 0, 180}, /* aten::clip.Tensor_out implicit */
    {138, 0, 182}, /* aten::clip.out implicit */
    {138, 0, 178}, /* aten::clip_ implicit */
    {138, 0, 181}, /* aten::clip_.Tensor implicit */
    {141, 0, 183}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 77}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 184}, /* aten::column_stack implicit */
    {138, 4, 78}, /* aten::column_stack.out implicit */
    {138, 0, 185}, /* aten::combinations implicit */
    {1, 0, 186}, /* aten::complex CPU */
    {16, 0, 186}, /* aten::complex Meta */
    {1, 0, 187}, /* aten::complex.out CPU */
    {16, 0, 187}, /* aten::complex.out Meta */
    {138, 0, 188}, /* aten::concat implicit */
    {138, 4, 79}, /* aten::concat.out implicit */
    {138, 0, 189}, /* aten::concatenate implicit */
    {138, 4, 80}, /* aten::concatenate.out implicit */
    {138, 0, 190}, /* aten::conj implicit */
    {138, 0, 191}, /* aten::conj_physical implicit */
    {1, 4, 81}, /* aten::conj_physical.out CPU */
    {16, 4, 81}, /* aten::conj_physical.out Meta */
    {1, 5, 81}, /* aten::conj_physical_ CPU */
    {16, 5, 81}, /* aten::conj_physical_ Meta */
    {141, 0, 192}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 82}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 193}, /* aten::contiguous implicit */
    {138, 0, 194}, /* aten::conv1d implicit */
    {138, 0, 195}, /* aten::conv1d.padding implicit */
    {138, 0, 196}, /* aten::conv2d implicit */
    {138, 0, 197}, /* aten::conv2d.padding implicit */
    {138, 0, 198}, /* aten::conv3d implicit */
    {138, 0, 199}, /* aten::conv3d.padding implicit */
    {138, 0, 200}, /* aten::conv_transpose1d implicit */
    {138, 0, 201}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 202}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 203}, /* aten::convolution CPU */
    {16, 0, 203}, /* aten::convolution Meta */
    {141, 4, 83}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 204}, /* aten::convolution_backward CPU */
    {16, 0, 204}, /* aten::convolution_backward Meta */
    {141, 4, 84}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 86}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 85}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 205}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 206}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 207}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 208}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
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
    {141, 0, 209}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 210}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 210}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 88}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 87}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {141, 0, 211}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 89}, /* aten::cummax.out CPU */
    {16, 4, 89}, /* aten::cummax.out Meta */
    {141, 0, 212}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 90}, /* aten::cummin.out CPU */
    {16, 4, 90}, /* aten::cummin.out Meta */
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
    {138, 0, 213}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 214}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 215}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 91}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 91}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {141, 0, 95}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 92}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 92}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 93}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 216}, /* aten::diag implicit */
    {138, 4, 94}, /* aten::diag.out implicit */
    {142, 0, 217}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 95}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 218}, /* aten::diagflat implicit */
    {141, 0, 219}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 220}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 97}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 96}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 98}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 221}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 99}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {141, 0, 222}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 100}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 223}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 224}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 102}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 101}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 47}, /* aten::div.Tensor CPU */
    {16, 1, 47}, /* aten::div.Tensor Meta */
    {1, 1, 48}, /* aten::div.Tensor_mode CPU */
    {16, 1, 48}, /* aten::div.Tensor_mode Meta */
    {1, 3, 47}, /* aten::div.out CPU */
    {16, 3, 47}, /* aten::div.out Meta */
    {1, 3, 48}, /* aten::div.out_mode CPU */
    {16, 3, 48}, /* aten::div.out_mode Meta */
    {141, 0, 225}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 226}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 47}, /* aten::div_.Tensor CPU */
    {16, 2, 47}, /* aten::div_.Tensor Meta */
    {1, 2, 48}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 48}, /* aten::div_.Tensor_mode Meta */
    {138, 0, 227}, /* aten::divide.Scalar implicit */
    {138, 0, 228}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 229}, /* aten::divide.Tensor implicit */
    {138, 0, 230}, /* aten::divide.Tensor_mode implicit */
    {138, 0, 235}, /* aten::divide.out implicit */
    {138, 0, 236}, /* aten::divide.out_mode implicit */
    {138, 0, 231}, /* aten::divide_.Scalar implicit */
    {138, 0, 232}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 233}, /* aten::divide_.Tensor implicit */
    {138, 0, 234}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 237}, /* aten::dot CPU */
    {16, 0, 237}, /* aten::dot Meta */
    {141, 4, 103}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 238}, /* aten::dsplit.array implicit */
    {138, 0, 239}, /* aten::dsplit.int implicit */
    {138, 0, 240}, /* aten::dstack implicit */
    {138, 4, 104}, /* aten::dstack.out implicit */
    {138, 0, 241}, /* aten::einsum implicit */
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
    {141, 0, 242}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 105}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 243}, /* aten::embedding_backward implicit */
    {1, 0, 244}, /* aten::embedding_dense_backward CPU */
    {16, 0, 244}, /* aten::embedding_dense_backward Meta */
    {141, 4, 106}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 246}, /* aten::empty.memory_format CPU */
    {16, 0, 246}, /* aten::empty.memory_format Meta */
    {86, 0, 139}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 247}, /* aten::empty.out implicit */
    {141, 0, 245}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 107}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 248}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::empty_permuted BackendSelect */
    {141, 4, 108}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 249}, /* aten::empty_strided CPU */
    {16, 0, 249}, /* aten::empty_strided Meta */
    {86, 0, 139}, /* aten::empty_strided BackendSelect */
    {141, 4, 109}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 250}, /* aten::equal CPU */
    {16, 0, 250}, /* aten::equal Meta */
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
    {141, 0, 251}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 252}, /* aten::expand_as implicit */
    {142, 7, 110}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 111}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 57}, /* aten::expm1 CPU */
    {16, 1, 57}, /* aten::expm1 Meta */
    {1, 3, 57}, /* aten::expm1.out CPU */
    {16, 3, 57}, /* aten::expm1.out Meta */
    {1, 2, 57}, /* aten::expm1_ CPU */
    {16, 2, 57}, /* aten::expm1_ Meta */
    {141, 0, 253}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::eye BackendSelect */
    {141, 0, 254}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::eye.m BackendSelect */
    {1, 4, 113}, /* aten::eye.m_out CPU */
    {16, 4, 113}, /* aten::eye.m_out Meta */
    {1, 4, 112}, /* aten::eye.out CPU */
    {16, 4, 112}, /* aten::eye.out Meta */
    {138, 0, 255}, /* aten::fft_fft implicit */
    {138, 4, 114}, /* aten::fft_fft.out implicit */
    {138, 0, 256}, /* aten::fft_fft2 implicit */
    {138, 4, 115}, /* aten::fft_fft2.out implicit */
    {138, 0, 257}, /* aten::fft_fftn implicit */
    {138, 4, 116}, /* aten::fft_fftn.out implicit */
    {138, 0, 258}, /* aten::fft_hfft implicit */
    {138, 4, 117}, /* aten::fft_hfft.out implicit */
    {138, 0, 259}, /* aten::fft_hfft2 implicit */
    {138, 4, 118}, /* aten::fft_hfft2.out implicit */
    {138, 0, 260}, /* aten::fft_hfftn implicit */
    {138, 4, 119}, /* aten::fft_hfftn.out implicit */
    {138, 0, 261}, /* aten::fft_ifft implicit */
    {138, 4, 120}, /* aten::fft_ifft.out implicit */
    {138, 0, 262}, /* aten::fft_ifft2 implicit */
    {138, 4, 121}, /* aten::fft_ifft2.out implicit */
    {138, 0, 263}, /* aten::fft_ifftn implicit */
    {138, 4, 122}, /* aten::fft_ifftn.out implicit */
    {138, 0, 264}, /* aten::fft_ihfft implicit */
    {138, 4, 123}, /* aten::fft_ihfft.out implicit */
    {138, 0, 265}, /* aten::fft_ihfft2 implicit */
    {138, 4, 124}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 266}, /* aten::fft_ihfftn implicit */
    {138, 4, 125}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 267}, /* aten::fft_irfft implicit */
    {138, 4, 126}, /* aten::fft_irfft.out implicit */
    {138, 0, 268}, /* aten::fft_irfft2 implicit */
    {138, 4, 127}, /* aten::fft_irfft2.out implicit */
    {138, 0, 269}, /* aten::fft_irfftn implicit */
    {138, 4, 128}, /* aten::fft_irfftn.out implicit */
    {138, 0, 270}, /* aten::fft_rfft implicit */
    {138, 4, 129}, /* aten::fft_rfft.out implicit */
    {138, 0, 271}, /* aten::fft_rfft2 implicit */
    {138, 4, 130}, /* aten::fft_rfft2.out implicit */
    {138, 0, 272}, /* aten::fft_rfftn implicit */
    {138, 4, 131}, /* aten::fft_rfftn.out implicit */
    {141, 6, 134}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 132}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 135}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 133}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 273}, /* aten::fill_.Scalar CPU */
    {16, 0, 273}, /* aten::fill_.Scalar Meta */
    {1, 0, 274}, /* aten::fill_.Tensor CPU */
    {16, 0, 274}, /* aten::fill_.Tensor Meta */
    {138, 0, 275}, /* aten::fix implicit */
    {138, 0, 277}, /* aten::fix.out implicit */
    {138, 0, 276}, /* aten::fix_ implicit */
    {138, 0, 278}, /* aten::flatten.using_ints implicit */
    {1, 0, 279}, /* aten::flip CPU */
    {16, 0, 279}, /* aten::flip Meta */
    {141, 4, 136}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 280}, /* aten::fliplr implicit */
    {138, 0, 281}, /* aten::flipud implicit */
    {138, 0, 282}, /* aten::float_power.Scalar implicit */
    {138, 0, 283}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 284}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 285}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 286}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 287}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 288}, /* aten::float_power_.Scalar implicit */
    {138, 0, 289}, /* aten::float_power_.Tensor implicit */
    {1, 1, 58}, /* aten::floor CPU */
    {16, 1, 58}, /* aten::floor Meta */
    {1, 3, 58}, /* aten::floor.out CPU */
    {16, 3, 58}, /* aten::floor.out Meta */
    {1, 2, 58}, /* aten::floor_ CPU */
    {16, 2, 58}, /* aten::floor_ Meta */
    {1, 0, 290}, /* aten::floor_divide CPU */
    {16, 0, 290}, /* aten::floor_divide Meta */
    {141, 0, 291}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 137}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 294}, /* aten::floor_divide.out CPU */
    {16, 0, 294}, /* aten::floor_divide.out Meta */
    {141, 0, 292}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 293}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 293}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 59}, /* aten::fmax CPU */
    {16, 1, 59}, /* aten::fmax Meta */
    {1, 3, 59}, /* aten::fmax.out CPU */
    {16, 3, 59}, /* aten::fmax.out Meta */
    {1, 1, 60}, /* aten::fmin CPU */
    {16, 1, 60}, /* aten::fmin Meta */
    {1, 3, 60}, /* aten::fmin.out CPU */
    {16, 3, 60}, /* aten::fmin.out Meta */
    {141, 0, 295}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 296}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 61}, /* aten::fmod.Tensor CPU */
    {16, 1, 61}, /* aten::fmod.Tensor Meta */
    {1, 3, 61}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 61}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 297}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 61}, /* aten::fmod_.Tensor CPU */
    {16, 2, 61}, /* aten::fmod_.Tensor Meta */
    {1, 1, 62}, /* aten::frac CPU */
    {16, 1, 62}, /* aten::frac Meta */
    {1, 3, 62}, /* aten::frac.out CPU */
    {16, 3, 62}, /* aten::frac.out Meta */
    {1, 2, 62}, /* aten::frac_ CPU */
    {16, 2, 62}, /* aten::frac_ Meta */
    {1, 0, 298}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 298}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 138}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 138}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 299}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 299}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 139}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 139}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 300}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 300}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 140}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 140}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 301}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 301}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 141}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 141}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 302}, /* aten::frexp.Tensor CPU */
    {16, 0, 302}, /* aten::frexp.Tensor Meta */
    {1, 0, 303}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 303}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 304}, /* aten::from_file CPU */
    {86, 0, 139}, /* aten::from_file BackendSelect */
    {141, 4, 142}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 305}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::full BackendSelect */
    {141, 4, 143}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 306}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 144}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::gather CPU */
    {16, 1, 63}, /* aten::gather Meta */
    {1, 3, 63}, /* aten::gather.out CPU */
    {16, 3, 63}, /* aten::gather.out Meta */
    {138, 0, 307}, /* aten::gather_backward implicit */
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
    {138, 0, 308}, /* aten::ger implicit */
    {138, 4, 145}, /* aten::ger.out implicit */
    {138, 0, 309}, /* aten::gradient.array implicit */
    {138, 0, 310}, /* aten::gradient.scalararray implicit */
    {138, 0, 311}, /* aten::gradient.scalarint implicit */
    {138, 0, 312}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 313}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 314}, /* aten::gradient.tensorarray implicit */
    {138, 0, 315}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 316}, /* aten::greater.Scalar implicit */
    {138, 0, 317}, /* aten::greater.Scalar_out implicit */
    {138, 0, 318}, /* aten::greater.Tensor implicit */
    {138, 0, 319}, /* aten::greater.Tensor_out implicit */
    {138, 0, 320}, /* aten::greater_.Scalar implicit */
    {138, 0, 321}, /* aten::greater_.Tensor implicit */
    {138, 0, 322}, /* aten::greater_equal.Scalar implicit */
    {138, 0, 323}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 324}, /* aten::greater_equal.Tensor implicit */
    {138, 0, 325}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 326}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 327}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 328}, /* aten::group_norm implicit */
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
    {1, 0, 329}, /* aten::hardswish CPU */
    {16, 0, 329}, /* aten::hardswish Meta */
    {1, 0, 332}, /* aten::hardswish.out CPU */
    {16, 0, 332}, /* aten::hardswish.out Meta */
    {1, 0, 330}, /* aten::hardswish_ CPU */
    {16, 0, 330}, /* aten::hardswish_ Meta */
    {1, 0, 331}, /* aten::hardswish_backward CPU */
    {16, 0, 331}, /* aten::hardswish_backward Meta */
    {141, 4, 146}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 333}, /* aten::hardtanh CPU */
    {16, 0, 333}, /* aten::hardtanh Meta */
    {1, 0, 337}, /* aten::hardtanh.out CPU */
    {16, 0, 337}, /* aten::hardtanh.out Meta */
    {1, 0, 334}, /* aten::hardtanh_ CPU */
    {16, 0, 334}, /* aten::hardtanh_ Meta */
    {1, 0, 335}, /* aten::hardtanh_backward CPU */
    {16, 0, 335}, /* aten::hardtanh_backward Meta */
    {1, 0, 336}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 336}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 75}, /* aten::heaviside CPU */
    {16, 1, 75}, /* aten::heaviside Meta */
    {1, 3, 75}, /* aten::heaviside.out CPU */
    {16, 3, 75}, /* aten::heaviside.out Meta */
    {1, 2, 75}, /* aten::heaviside_ CPU */
    {16, 2, 75}, /* aten::heaviside_ Meta */
    {138, 0, 338}, /* aten::hsplit.array implicit */
    {138, 0, 339}, /* aten::hsplit.int implicit */
    {138, 0, 340}, /* aten::hstack implicit */
    {138, 4, 147}, /* aten::hstack.out implicit */
    {1, 0, 341}, /* aten::huber_loss CPU */
    {16, 0, 341}, /* aten::huber_loss Meta */
    {1, 4, 148}, /* aten::huber_loss.out CPU */
    {16, 4, 148}, /* aten::huber_loss.out Meta */
    {1, 0, 342}, /* aten::huber_loss_backward CPU */
    {16, 0, 342}, /* aten::huber_loss_backward Meta */
    {1, 4, 149}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 149}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 76}, /* aten::hypot CPU */
    {16, 1, 76}, /* aten::hypot Meta */
    {1, 3, 76}, /* aten::hypot.out CPU */
    {16, 3, 76}, /* aten::hypot.out Meta */
    {1, 2, 76}, /* aten::hypot_ CPU */
    {16, 2, 76}, /* aten::hypot_ Meta */
    {138, 0, 343}, /* aten::imag implicit */
    {1, 0, 344}, /* aten::index.Tensor CPU */
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
    {141, 6, 152}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 150}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 153}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 151}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 345}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 345}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 346}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 346}, /* aten::index_fill_.int_Tensor Meta */
    {1, 1, 79}, /* aten::index_reduce CPU */
    {16, 1, 79}, /* aten::index_reduce Meta */
    {1, 3, 79}, /* aten::index_reduce.out CPU */
    {16, 3, 79}, /* aten::index_reduce.out Meta */
    {1, 2, 79}, /* aten::index_reduce_ CPU */
    {16, 2, 79}, /* aten::index_reduce_ Meta */
    {1, 0, 347}, /* aten::index_select CPU */
    {16, 0, 347}, /* aten::index_select Meta */
    {1, 4, 154}, /* aten::index_select.out CPU */
    {16, 4, 154}, /* aten::index_select.out Meta */
    {138, 0, 348}, /* aten::index_select_backward implicit */
    {138, 0, 349}, /* aten::inner implicit */
    {138, 4, 155}, /* aten::inner.out implicit */
    {138, 0, 350}, /* aten::instance_norm implicit */
    {138, 0, 351}, /* aten::is_complex implicit */
    {138, 0, 352}, /* aten::is_conj implicit */
    {138, 0, 353}, /* aten::is_distributed implicit */
    {138, 0, 354}, /* aten::is_floating_point implicit */
    {138, 0, 355}, /* aten::is_inference implicit */
    {138, 0, 356}, /* aten::is_neg implicit */
    {138, 0, 357}, /* aten::is_nonzero implicit */
    {141, 0, 358}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 359}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 360}, /* aten::is_signed implicit */
    {138, 0, 361}, /* aten::isclose implicit */
    {138, 0, 362}, /* aten::isfinite implicit */
    {1, 0, 363}, /* aten::isinf CPU */
    {16, 0, 363}, /* aten::isinf Meta */
    {141, 4, 156}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 364}, /* aten::isnan CPU */
    {16, 0, 364}, /* aten::isnan Meta */
    {141, 4, 157}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 80}, /* aten::isneginf CPU */
    {16, 1, 80}, /* aten::isneginf Meta */
    {1, 3, 80}, /* aten::isneginf.out CPU */
    {16, 3, 80}, /* aten::isneginf.out Meta */
    {1, 1, 81}, /* aten::isposinf CPU */
    {16, 1, 81}, /* aten::isposinf Meta */
    {1, 3, 81}, /* aten::isposinf.out CPU */
    {16, 3, 81}, /* aten::isposinf.out Meta */
    {138, 0, 365}, /* aten::isreal implicit */
    {138, 0, 366}, /* aten::item implicit */
    {138, 0, 367}, /* aten::kron implicit */
    {138, 4, 158}, /* aten::kron.out implicit */
    {141, 0, 368}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 369}, /* aten::kthvalue.values CPU */
    {16, 0, 369}, /* aten::kthvalue.values Meta */
    {138, 0, 370}, /* aten::layer_norm implicit */
    {1, 1, 82}, /* aten::lcm CPU */
    {16, 1, 82}, /* aten::lcm Meta */
    {1, 3, 82}, /* aten::lcm.out CPU */
    {16, 3, 82}, /* aten::lcm.out Meta */
    {1, 2, 82}, /* aten::lcm_ CPU */
    {16, 2, 82}, /* aten::lcm_ Meta */
    {141, 0, 371}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 159}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 159}, /* aten::ldexp_ CompositeExplicitAutograd */
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
    {138, 0, 372}, /* aten::less.Scalar implicit */
    {138, 0, 373}, /* aten::less.Scalar_out implicit */
    {138, 0, 374}, /* aten::less.Tensor implicit */
    {138, 0, 375}, /* aten::less.Tensor_out implicit */
    {138, 0, 376}, /* aten::less_.Scalar implicit */
    {138, 0, 377}, /* aten::less_.Tensor implicit */
    {138, 0, 378}, /* aten::less_equal.Scalar implicit */
    {138, 0, 379}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 380}, /* aten::less_equal.Tensor implicit */
    {138, 0, 381}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 382}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 383}, /* aten::less_equal_.Tensor implicit */
    {141, 0, 384}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 160}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 385}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 161}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 162}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 386}, /* aten::linalg_diagonal implicit */
    {138, 0, 387}, /* aten::linalg_matmul implicit */
    {138, 4, 163}, /* aten::linalg_matmul.out implicit */
    {138, 0, 388}, /* aten::linalg_multi_dot implicit */
    {138, 4, 164}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 389}, /* aten::linalg_vander implicit */
    {138, 0, 390}, /* aten::linalg_vecdot implicit */
    {138, 4, 165}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 89}, /* aten::linalg_vector_norm CPU */
    {16, 1, 89}, /* aten::linalg_vector_norm Meta */
    {1, 3, 89}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 89}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 391}, /* aten::linear implicit */
    {141, 0, 392}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::linspace BackendSelect */
    {141, 0, 393}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 167}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 394}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {141, 4, 168}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 395}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {141, 4, 169}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 166}, /* aten::linspace.out CPU */
    {16, 4, 166}, /* aten::linspace.out Meta */
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
    {138, 0, 396}, /* aten::log_sigmoid implicit */
    {138, 0, 401}, /* aten::log_sigmoid.out implicit */
    {1, 0, 397}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 397}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 398}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 398}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 399}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 399}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 400}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 400}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 402}, /* aten::log_softmax.int implicit */
    {1, 4, 170}, /* aten::log_softmax.int_out CPU */
    {16, 4, 170}, /* aten::log_softmax.int_out Meta */
    {1, 1, 95}, /* aten::logaddexp CPU */
    {16, 1, 95}, /* aten::logaddexp Meta */
    {1, 3, 95}, /* aten::logaddexp.out CPU */
    {16, 3, 95}, /* aten::logaddexp.out Meta */
    {1, 1, 94}, /* aten::logaddexp2 CPU */
    {16, 1, 94}, /* aten::logaddexp2 Meta */
    {1, 3, 94}, /* aten::logaddexp2.out CPU */
    {16, 3, 94}, /* aten::logaddexp2.out Meta */
    {141, 0, 403}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 171}, /* aten::logcumsumexp.out CPU */
    {16, 4, 171}, /* aten::logcumsumexp.out Meta */
    {1, 0, 404}, /* aten::logical_and CPU */
    {16, 0, 404}, /* aten::logical_and Meta */
    {1, 0, 406}, /* aten::logical_and.out CPU */
    {16, 0, 406}, /* aten::logical_and.out Meta */
    {1, 0, 405}, /* aten::logical_and_ CPU */
    {16, 0, 405}, /* aten::logical_and_ Meta */
    {1, 0, 407}, /* aten::logical_not CPU */
    {16, 0, 407}, /* aten::logical_not Meta */
    {1, 0, 409}, /* aten::logical_not.out CPU */
    {16, 0, 409}, /* aten::logical_not.out Meta */
    {1, 0, 408}, /* aten::logical_not_ CPU */
    {16, 0, 408}, /* aten::logical_not_ Meta */
    {1, 0, 410}, /* aten::logical_or CPU */
    {16, 0, 410}, /* aten::logical_or Meta */
    {1, 0, 412}, /* aten::logical_or.out CPU */
    {16, 0, 412}, /* aten::logical_or.out Meta */
    {1, 0, 411}, /* aten::logical_or_ CPU */
    {16, 0, 411}, /* aten::logical_or_ Meta */
    {1, 0, 413}, /* aten::logical_xor CPU */
    {16, 0, 413}, /* aten::logical_xor Meta */
    {1, 0, 415}, /* aten::logical_xor.out CPU */
    {16, 0, 415}, /* aten::logical_xor.out Meta */
    {1, 0, 414}, /* aten::logical_xor_ CPU */
    {16, 0, 414}, /* aten::logical_xor_ Meta */
    {1, 0, 416}, /* aten::logit CPU */
    {16, 0, 416}, /* aten::logit Meta */
    {1, 0, 418}, /* aten::logit.out CPU */
    {16, 0, 418}, /* aten::logit.out Meta */
    {1, 0, 417}, /* aten::logit_ CPU */
    {16, 0, 417}, /* aten::logit_ Meta */
    {1, 1, 96}, /* aten::logit_backward CPU */
    {16, 1, 96}, /* aten::logit_backward Meta */
    {1, 3, 96}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 96}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 419}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::logspace BackendSelect */
    {141, 0, 420}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 173}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 421}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {141, 4, 174}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 422}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {141, 4, 175}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 172}, /* aten::logspace.out CPU */
    {16, 4, 172}, /* aten::logspace.out Meta */
    {141, 0, 423}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 176}, /* aten::logsumexp.out CPU */
    {16, 4, 176}, /* aten::logsumexp.out Meta */
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
    {138, 0, 424}, /* aten::mH implicit */
    {138, 0, 425}, /* aten::mT implicit */
    {1, 0, 426}, /* aten::masked_select CPU */
    {138, 0, 427}, /* aten::matmul implicit */
    {138, 4, 177}, /* aten::matmul.out implicit */
    {138, 0, 428}, /* aten::matrix_H implicit */
    {1, 0, 429}, /* aten::max CPU */
    {16, 0, 429}, /* aten::max Meta */
    {1, 1, 99}, /* aten::max.dim CPU */
    {16, 1, 99}, /* aten::max.dim Meta */
    {1, 3, 99}, /* aten::max.dim_max CPU */
    {16, 3, 99}, /* aten::max.dim_max Meta */
    {138, 0, 430}, /* aten::max.other implicit */
    {1, 4, 178}, /* aten::max.unary_out CPU */
    {16, 4, 178}, /* aten::max.unary_out Meta */
    {138, 0, 431}, /* aten::max_pool1d implicit */
    {138, 0, 432}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 433}, /* aten::max_pool2d implicit */
    {1, 0, 434}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 434}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 179}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 179}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 435}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 435}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 180}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 180}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 436}, /* aten::max_pool3d implicit */
    {1, 0, 437}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 437}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 181}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 181}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 438}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 438}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 182}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 182}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 439}, /* aten::max_unpool2d CPU */
    {16, 0, 439}, /* aten::max_unpool2d Meta */
    {1, 4, 183}, /* aten::max_unpool2d.out CPU */
    {16, 4, 183}, /* aten::max_unpool2d.out Meta */
    {1, 0, 440}, /* aten::max_unpool3d CPU */
    {16, 0, 440}, /* aten::max_unpool3d Meta */
    {1, 4, 184}, /* aten::max_unpool3d.out CPU */
    {16, 4, 184}, /* aten::max_unpool3d.out Meta */
    {1, 1, 100}, /* aten::maximum CPU */
    {16, 1, 100}, /* aten::maximum Meta */
    {1, 3, 100}, /* aten::maximum.out CPU */
    {16, 3, 100}, /* aten::maximum.out Meta */
    {141, 0, 441}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 101}, /* aten::mean.dim CPU */
    {16, 1, 101}, /* aten::mean.dim Meta */
    {1, 4, 185}, /* aten::mean.dtype_out CPU */
    {16, 4, 185}, /* aten::mean.dtype_out Meta */
    {1, 3, 101}, /* aten::mean.out CPU */
    {16, 3, 101}, /* aten::mean.out Meta */
    {1, 0, 442}, /* aten::median CPU */
    {16, 0, 442}, /* aten::median Meta */
    {141, 0, 443}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 187}, /* aten::median.dim_values CPU */
    {16, 4, 187}, /* aten::median.dim_values Meta */
    {141, 4, 186}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 444}, /* aten::meshgrid implicit */
    {138, 0, 445}, /* aten::meshgrid.indexing implicit */
    {1, 0, 446}, /* aten::min CPU */
    {16, 0, 446}, /* aten::min Meta */
    {1, 1, 102}, /* aten::min.dim CPU */
    {16, 1, 102}, /* aten::min.dim Meta */
    {1, 3, 102}, /* aten::min.dim_min CPU */
    {16, 3, 102}, /* aten::min.dim_min Meta */
    {138, 0, 447}, /* aten::min.other implicit */
    {1, 4, 188}, /* aten::min.unary_out CPU */
    {16, 4, 188}, /* aten::min.unary_out Meta */
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
    {1, 0, 448}, /* aten::mish_backward CPU */
    {16, 0, 448}, /* aten::mish_backward Meta */
    {138, 0, 449}, /* aten::mish_backward implicit */
    {1, 1, 105}, /* aten::mm CPU */
    {16, 1, 105}, /* aten::mm Meta */
    {1, 3, 105}, /* aten::mm.out CPU */
    {16, 3, 105}, /* aten::mm.out Meta */
    {1, 0, 450}, /* aten::mode CPU */
    {16, 0, 450}, /* aten::mode Meta */
    {1, 4, 189}, /* aten::mode.values CPU */
    {16, 4, 189}, /* aten::mode.values Meta */
    {138, 0, 451}, /* aten::moveaxis.int implicit */
    {138, 0, 452}, /* aten::moveaxis.intlist implicit */
    {138, 0, 453}, /* aten::movedim.int implicit */
    {138, 0, 454}, /* aten::movedim.intlist implicit */
    {1, 0, 455}, /* aten::mse_loss CPU */
    {16, 0, 455}, /* aten::mse_loss Meta */
    {1, 4, 190}, /* aten::mse_loss.out CPU */
    {16, 4, 190}, /* aten::mse_loss.out Meta */
    {1, 0, 456}, /* aten::mse_loss_backward CPU */
    {16, 0, 456}, /* aten::mse_loss_backward Meta */
    {1, 4, 191}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 191}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 457}, /* aten::msort implicit */
    {138, 4, 192}, /* aten::msort.out implicit */
    {141, 0, 458}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 193}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 106}, /* aten::mul.Tensor CPU */
    {16, 1, 106}, /* aten::mul.Tensor Meta */
    {1, 3, 106}, /* aten::mul.out CPU */
    {16, 3, 106}, /* aten::mul.out Meta */
    {141, 0, 459}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 106}, /* aten::mul_.Tensor CPU */
    {16, 2, 106}, /* aten::mul_.Tensor Meta */
    {138, 0, 460}, /* aten::multiply.Scalar implicit */
    {138, 0, 461}, /* aten::multiply.Tensor implicit */
    {138, 0, 464}, /* aten::multiply.out implicit */
    {138, 0, 462}, /* aten::multiply_.Scalar implicit */
    {138, 0, 463}, /* aten::multiply_.Tensor implicit */
    {141, 0, 465}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 194}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 466}, /* aten::nan_to_num CPU */
    {16, 0, 466}, /* aten::nan_to_num Meta */
    {1, 0, 468}, /* aten::nan_to_num.out CPU */
    {16, 0, 468}, /* aten::nan_to_num.out Meta */
    {1, 0, 467}, /* aten::nan_to_num_ CPU */
    {16, 0, 467}, /* aten::nan_to_num_ Meta */
    {1, 0, 469}, /* aten::nanmedian CPU */
    {16, 0, 469}, /* aten::nanmedian Meta */
    {141, 0, 470}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 196}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 196}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 195}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 471}, /* aten::nansum CPU */
    {16, 0, 471}, /* aten::nansum Meta */
    {1, 4, 197}, /* aten::nansum.out CPU */
    {16, 4, 197}, /* aten::nansum.out Meta */
    {138, 0, 472}, /* aten::narrow implicit */
    {138, 0, 473}, /* aten::narrow.Tensor implicit */
    {142, 7, 198}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 199}, /* aten::narrow_copy.out CPU */
    {16, 4, 199}, /* aten::narrow_copy.out Meta */
    {1, 0, 474}, /* aten::native_batch_norm CPU */
    {16, 0, 474}, /* aten::native_batch_norm Meta */
    {1, 4, 200}, /* aten::native_batch_norm.out CPU */
    {16, 4, 200}, /* aten::native_batch_norm.out Meta */
    {1, 0, 475}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 475}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 201}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 476}, /* aten::native_group_norm CPU */
    {16, 0, 476}, /* aten::native_group_norm Meta */
    {141, 4, 202}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 477}, /* aten::native_group_norm_backward CPU */
    {16, 0, 477}, /* aten::native_group_norm_backward Meta */
    {141, 4, 203}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 478}, /* aten::native_layer_norm CPU */
    {16, 0, 478}, /* aten::native_layer_norm Meta */
    {141, 4, 204}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 479}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 479}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 205}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
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
    {138, 0, 480}, /* aten::negative implicit */
    {138, 0, 482}, /* aten::negative.out implicit */
    {138, 0, 481}, /* aten::negative_ implicit */
    {141, 0, 483}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 206}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 484}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 207}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 485}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 208}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 486}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 209}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 487}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 210}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 110}, /* aten::nextafter CPU */
    {16, 1, 110}, /* aten::nextafter Meta */
    {1, 3, 110}, /* aten::nextafter.out CPU */
    {16, 3, 110}, /* aten::nextafter.out Meta */
    {1, 2, 110}, /* aten::nextafter_ CPU */
    {16, 2, 110}, /* aten::nextafter_ Meta */
    {1, 0, 488}, /* aten::nonzero CPU */
    {138, 0, 489}, /* aten::nonzero_numpy implicit */
    {141, 0, 490}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 112}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 111}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 111}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 491}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 212}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 211}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 111}, /* aten::norm.dtype_out CPU */
    {16, 3, 111}, /* aten::norm.dtype_out Meta */
    {1, 3, 112}, /* aten::norm.out CPU */
    {16, 3, 112}, /* aten::norm.out Meta */
    {138, 0, 492}, /* aten::not_equal.Scalar implicit */
    {138, 0, 493}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 494}, /* aten::not_equal.Tensor implicit */
    {138, 0, 495}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 496}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 497}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 498}, /* aten::numel implicit */
    {138, 0, 499}, /* aten::numpy_T implicit */
    {138, 0, 500}, /* aten::one_hot implicit */
    {141, 0, 501}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::ones BackendSelect */
    {141, 4, 213}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 502}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 214}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 503}, /* aten::outer implicit */
    {138, 4, 215}, /* aten::outer.out implicit */
    {138, 0, 504}, /* aten::pad implicit */
    {138, 0, 505}, /* aten::pdist implicit */
    {141, 0, 506}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 216}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 217}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 507}, /* aten::polar CPU */
    {16, 0, 507}, /* aten::polar Meta */
    {1, 0, 508}, /* aten::polar.out CPU */
    {16, 0, 508}, /* aten::polar.out Meta */
    {138, 0, 509}, /* aten::positive implicit */
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
    {138, 0, 510}, /* aten::prelu implicit */
    {1, 0, 511}, /* aten::prod CPU */
    {16, 0, 511}, /* aten::prod Meta */
    {1, 1, 116}, /* aten::prod.dim_int CPU */
    {16, 1, 116}, /* aten::prod.dim_int Meta */
    {1, 3, 116}, /* aten::prod.int_out CPU */
    {16, 3, 116}, /* aten::prod.int_out Meta */
    {141, 4, 218}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 512}, /* aten::promote_types implicit */
    {141, 6, 220}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 219}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 513}, /* aten::put_ CPU */
    {16, 0, 513}, /* aten::put_ Meta */
    {141, 0, 514}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 221}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 221}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 515}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::range BackendSelect */
    {1, 4, 223}, /* aten::range.out CPU */
    {16, 4, 223}, /* aten::range.out Meta */
    {141, 4, 222}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 516}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::range.step BackendSelect */
    {138, 0, 517}, /* aten::ravel implicit */
    {138, 0, 518}, /* aten::real implicit */
    {1, 1, 117}, /* aten::reciprocal CPU */
    {16, 1, 117}, /* aten::reciprocal Meta */
    {1, 3, 117}, /* aten::reciprocal.out CPU */
    {16, 3, 117}, /* aten::reciprocal.out Meta */
    {1, 2, 117}, /* aten::reciprocal_ CPU */
    {16, 2, 117}, /* aten::reciprocal_ Meta */
    {1, 0, 519}, /* aten::reflection_pad1d CPU */
    {16, 0, 519}, /* aten::reflection_pad1d Meta */
    {1, 4, 224}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 224}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 520}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 520}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 225}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 225}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 521}, /* aten::reflection_pad2d CPU */
    {16, 0, 521}, /* aten::reflection_pad2d Meta */
    {1, 4, 226}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 226}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 522}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 522}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 227}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 227}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 523}, /* aten::reflection_pad3d CPU */
    {16, 0, 523}, /* aten::reflection_pad3d Meta */
    {1, 4, 228}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 228}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 524}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 524}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 229}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 229}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 525}, /* aten::relu CPU */
    {16, 0, 525}, /* aten::relu Meta */
    {141, 4, 230}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 526}, /* aten::relu6 implicit */
    {138, 0, 527}, /* aten::relu6_ implicit */
    {1, 0, 528}, /* aten::relu_ CPU */
    {16, 0, 528}, /* aten::relu_ Meta */
    {141, 0, 529}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 530}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 530}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 231}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 531}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::remainder.Tensor CPU */
    {16, 1, 118}, /* aten::remainder.Tensor Meta */
    {1, 3, 118}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 118}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 532}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 118}, /* aten::remainder_.Tensor CPU */
    {16, 2, 118}, /* aten::remainder_.Tensor Meta */
    {141, 0, 533}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 232}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 534}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 233}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 535}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 536}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 537}, /* aten::replication_pad1d CPU */
    {16, 0, 537}, /* aten::replication_pad1d Meta */
    {1, 4, 234}, /* aten::replication_pad1d.out CPU */
    {16, 4, 234}, /* aten::replication_pad1d.out Meta */
    {1, 0, 538}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 538}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 235}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 235}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 539}, /* aten::replication_pad2d CPU */
    {16, 0, 539}, /* aten::replication_pad2d Meta */
    {1, 4, 236}, /* aten::replication_pad2d.out CPU */
    {16, 4, 236}, /* aten::replication_pad2d.out Meta */
    {1, 0, 540}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 540}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 237}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 237}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 541}, /* aten::replication_pad3d CPU */
    {16, 0, 541}, /* aten::replication_pad3d Meta */
    {1, 4, 238}, /* aten::replication_pad3d.out CPU */
    {16, 4, 238}, /* aten::replication_pad3d.out Meta */
    {1, 0, 542}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 542}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 239}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 239}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 543}, /* aten::reshape implicit */
    {138, 0, 544}, /* aten::reshape_as implicit */
    {141, 6, 241}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 240}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 545}, /* aten::resize_ CPU */
    {16, 0, 545}, /* aten::resize_ Meta */
    {141, 6, 243}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 242}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 546}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 547}, /* aten::resolve_conj implicit */
    {138, 0, 548}, /* aten::resolve_neg implicit */
    {138, 0, 549}, /* aten::result_type.Scalar implicit */
    {138, 0, 550}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 551}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 552}, /* aten::result_type.Tensor implicit */
    {138, 0, 553}, /* aten::rms_norm implicit */
    {1, 0, 554}, /* aten::roll CPU */
    {16, 0, 554}, /* aten::roll Meta */
    {141, 4, 244}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 555}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 245}, /* aten::rot90.out CompositeExplicitAutograd */
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
    {138, 0, 556}, /* aten::row_stack implicit */
    {138, 4, 246}, /* aten::row_stack.out implicit */
    {1, 1, 121}, /* aten::rsqrt CPU */
    {16, 1, 121}, /* aten::rsqrt Meta */
    {1, 3, 121}, /* aten::rsqrt.out CPU */
    {16, 3, 121}, /* aten::rsqrt.out Meta */
    {1, 2, 121}, /* aten::rsqrt_ CPU */
    {16, 2, 121}, /* aten::rsqrt_ Meta */
    {141, 0, 557}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 247}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 558}, /* aten::rsub.Tensor CPU */
    {16, 0, 558}, /* aten::rsub.Tensor Meta */
    {141, 4, 248}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 559}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 249}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
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
    {141, 0, 561}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 560}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 251}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 250}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 252}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 562}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 253}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 563}, /* aten::selu implicit */
    {138, 0, 564}, /* aten::selu_ implicit */
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
    {138, 0, 565}, /* aten::size.int implicit */
    {141, 0, 566}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 567}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 255}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 254}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 256}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 568}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 257}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 569}, /* aten::smooth_l1_loss CPU */
    {16, 0, 569}, /* aten::smooth_l1_loss Meta */
    {1, 4, 258}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 258}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 570}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 570}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 259}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 259}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 571}, /* aten::soft_margin_loss CPU */
    {16, 0, 571}, /* aten::soft_margin_loss Meta */
    {141, 4, 260}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 572}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 572}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 261}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 573}, /* aten::softmax.int implicit */
    {1, 4, 262}, /* aten::softmax.int_out CPU */
    {16, 4, 262}, /* aten::softmax.int_out Meta */
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
    {141, 0, 574}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 142}, /* aten::sort.stable CPU */
    {16, 1, 142}, /* aten::sort.stable Meta */
    {1, 4, 263}, /* aten::sort.values CPU */
    {16, 4, 263}, /* aten::sort.values Meta */
    {1, 3, 142}, /* aten::sort.values_stable CPU */
    {16, 3, 142}, /* aten::sort.values_stable Meta */
    {138, 0, 575}, /* aten::special_log_softmax implicit */
    {138, 0, 576}, /* aten::special_logsumexp implicit */
    {138, 4, 264}, /* aten::special_logsumexp.out implicit */
    {138, 0, 577}, /* aten::special_softmax implicit */
    {141, 0, 578}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 579}, /* aten::split.sizes implicit */
    {142, 7, 265}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 266}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 580}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 267}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 268}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 143}, /* aten::sqrt CPU */
    {16, 1, 143}, /* aten::sqrt Meta */
    {1, 3, 143}, /* aten::sqrt.out CPU */
    {16, 3, 143}, /* aten::sqrt.out Meta */
    {1, 2, 143}, /* aten::sqrt_ CPU */
    {16, 2, 143}, /* aten::sqrt_ Meta */
    {138, 0, 581}, /* aten::square implicit */
    {138, 0, 583}, /* aten::square.out implicit */
    {138, 0, 582}, /* aten::square_ implicit */
    {141, 0, 584}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 585}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 586}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 269}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 270}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 271}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 269}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 270}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 273}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 271}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 274}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 272}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 587}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 275}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 588}, /* aten::std implicit */
    {1, 0, 589}, /* aten::std.correction CPU */
    {16, 0, 589}, /* aten::std.correction Meta */
    {1, 4, 276}, /* aten::std.correction_out CPU */
    {16, 4, 276}, /* aten::std.correction_out Meta */
    {138, 0, 590}, /* aten::std.dim implicit */
    {138, 4, 277}, /* aten::std.out implicit */
    {138, 0, 591}, /* aten::std_mean implicit */
    {1, 0, 592}, /* aten::std_mean.correction CPU */
    {16, 0, 592}, /* aten::std_mean.correction Meta */
    {141, 4, 278}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 593}, /* aten::std_mean.dim implicit */
    {138, 0, 594}, /* aten::stride.int implicit */
    {141, 0, 595}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 279}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 144}, /* aten::sub.Tensor CPU */
    {16, 1, 144}, /* aten::sub.Tensor Meta */
    {1, 3, 144}, /* aten::sub.out CPU */
    {16, 3, 144}, /* aten::sub.out Meta */
    {141, 0, 596}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 144}, /* aten::sub_.Tensor CPU */
    {16, 2, 144}, /* aten::sub_.Tensor Meta */
    {138, 0, 597}, /* aten::subtract.Scalar implicit */
    {138, 0, 598}, /* aten::subtract.Tensor implicit */
    {138, 0, 601}, /* aten::subtract.out implicit */
    {138, 0, 599}, /* aten::subtract_.Scalar implicit */
    {138, 0, 600}, /* aten::subtract_.Tensor implicit */
    {141, 0, 602}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 145}, /* aten::sum.IntList_out CPU */
    {16, 3, 145}, /* aten::sum.IntList_out Meta */
    {1, 1, 145}, /* aten::sum.dim_IntList CPU */
    {16, 1, 145}, /* aten::sum.dim_IntList Meta */
    {141, 4, 280}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 603}, /* aten::sum_to_size implicit */
    {138, 0, 604}, /* aten::swapaxes implicit */
    {138, 5, 281}, /* aten::swapaxes_ implicit */
    {138, 0, 605}, /* aten::swapdims implicit */
    {138, 5, 282}, /* aten::swapdims_ implicit */
    {138, 0, 606}, /* aten::sym_numel implicit */
    {138, 0, 607}, /* aten::sym_size.int implicit */
    {138, 0, 608}, /* aten::sym_storage_offset implicit */
    {138, 0, 609}, /* aten::sym_stride.int implicit */
    {141, 0, 610}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 283}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 283}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 284}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 611}, /* aten::take CPU */
    {16, 0, 611}, /* aten::take Meta */
    {1, 0, 613}, /* aten::take.out CPU */
    {16, 0, 613}, /* aten::take.out Meta */
    {138, 0, 612}, /* aten::take_along_dim implicit */
    {138, 4, 285}, /* aten::take_along_dim.out implicit */
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
    {138, 0, 614}, /* aten::tensor_split.indices implicit */
    {138, 0, 615}, /* aten::tensor_split.sections implicit */
    {138, 0, 616}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 617}, /* aten::tensordot implicit */
    {138, 4, 286}, /* aten::tensordot.out implicit */
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
    {138, 0, 618}, /* aten::tile implicit */
    {138, 0, 619}, /* aten::to.device implicit */
    {138, 0, 620}, /* aten::to.dtype implicit */
    {138, 0, 621}, /* aten::to.dtype_layout implicit */
    {138, 0, 622}, /* aten::to.other implicit */
    {1, 1, 151}, /* aten::topk CPU */
    {16, 1, 151}, /* aten::topk Meta */
    {1, 3, 151}, /* aten::topk.values CPU */
    {16, 3, 151}, /* aten::topk.values Meta */
    {1, 0, 623}, /* aten::trace CPU */
    {16, 0, 623}, /* aten::trace Meta */
    {141, 4, 287}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 624}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 288}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 288}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 289}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 625}, /* aten::trapezoid.dx implicit */
    {138, 0, 626}, /* aten::trapezoid.x implicit */
    {138, 0, 627}, /* aten::trapz.dx implicit */
    {138, 0, 628}, /* aten::trapz.x implicit */
    {1, 1, 152}, /* aten::tril CPU */
    {16, 1, 152}, /* aten::tril Meta */
    {1, 3, 152}, /* aten::tril.out CPU */
    {16, 3, 152}, /* aten::tril.out Meta */
    {1, 2, 152}, /* aten::tril_ CPU */
    {16, 2, 152}, /* aten::tril_ Meta */
    {1, 0, 629}, /* aten::tril_indices CPU */
    {16, 0, 629}, /* aten::tril_indices Meta */
    {86, 0, 139}, /* aten::tril_indices BackendSelect */
    {141, 4, 290}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {1, 1, 153}, /* aten::triu CPU */
    {16, 1, 153}, /* aten::triu Meta */
    {1, 3, 153}, /* aten::triu.out CPU */
    {16, 3, 153}, /* aten::triu.out Meta */
    {1, 2, 153}, /* aten::triu_ CPU */
    {16, 2, 153}, /* aten::triu_ Meta */
    {1, 0, 630}, /* aten::triu_indices CPU */
    {16, 0, 630}, /* aten::triu_indices Meta */
    {86, 0, 139}, /* aten::triu_indices BackendSelect */
    {141, 4, 291}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 631}, /* aten::true_divide.Scalar implicit */
    {138, 0, 632}, /* aten::true_divide.Tensor implicit */
    {138, 0, 635}, /* aten::true_divide.out implicit */
    {138, 0, 633}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 634}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 154}, /* aten::trunc CPU */
    {16, 1, 154}, /* aten::trunc Meta */
    {1, 3, 154}, /* aten::trunc.out CPU */
    {16, 3, 154}, /* aten::trunc.out Meta */
    {1, 2, 154}, /* aten::trunc_ CPU */
    {16, 2, 154}, /* aten::trunc_ Meta */
    {138, 0, 636}, /* aten::type_as implicit */
    {141, 0, 637}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 292}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 293}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 638}, /* aten::unflatten.int implicit */
    {1, 0, 639}, /* aten::unfold CPU */
    {16, 0, 639}, /* aten::unfold Meta */
    {1, 0, 640}, /* aten::unfold_backward CPU */
    {16, 0, 640}, /* aten::unfold_backward Meta */
    {141, 4, 295}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 294}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 296}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {138, 0, 641}, /* aten::unsafe_chunk implicit */
    {141, 0, 642}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 297}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 643}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 298}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 644}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 299}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 299}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 300}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 645}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 645}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 301}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 301}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 647}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 646}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 646}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 302}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 302}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 648}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 648}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 303}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 303}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 650}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 649}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 649}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 304}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 304}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 651}, /* aten::upsample_linear1d CPU */
    {16, 0, 651}, /* aten::upsample_linear1d Meta */
    {1, 4, 305}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 305}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 653}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 652}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 652}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 306}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 306}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 654}, /* aten::upsample_nearest1d CPU */
    {16, 0, 654}, /* aten::upsample_nearest1d Meta */
    {1, 4, 307}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 307}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 656}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 655}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 655}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 308}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 308}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 657}, /* aten::upsample_nearest2d CPU */
    {16, 0, 657}, /* aten::upsample_nearest2d Meta */
    {1, 4, 309}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 309}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 659}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 658}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 658}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 310}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 310}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 660}, /* aten::upsample_nearest3d CPU */
    {16, 0, 660}, /* aten::upsample_nearest3d Meta */
    {1, 4, 311}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 311}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 662}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 661}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 661}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 312}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 312}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 663}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 663}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 313}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 313}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 665}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 664}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 664}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 314}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 314}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 666}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 667}, /* aten::var implicit */
    {1, 0, 668}, /* aten::var.correction CPU */
    {16, 0, 668}, /* aten::var.correction Meta */
    {1, 4, 315}, /* aten::var.correction_out CPU */
    {16, 4, 315}, /* aten::var.correction_out Meta */
    {138, 0, 669}, /* aten::var.dim implicit */
    {138, 4, 316}, /* aten::var.out implicit */
    {138, 0, 670}, /* aten::var_mean implicit */
    {1, 0, 671}, /* aten::var_mean.correction CPU */
    {16, 0, 671}, /* aten::var_mean.correction Meta */
    {141, 4, 317}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 672}, /* aten::var_mean.dim implicit */
    {1, 0, 673}, /* aten::vdot CPU */
    {16, 0, 673}, /* aten::vdot Meta */
    {141, 4, 318}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 674}, /* aten::view CPU */
    {16, 0, 674}, /* aten::view Meta */
    {141, 0, 678}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 675}, /* aten::view_as implicit */
    {1, 0, 676}, /* aten::view_as_complex CPU */
    {16, 0, 676}, /* aten::view_as_complex Meta */
    {142, 7, 321}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 322}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 677}, /* aten::view_as_real CPU */
    {16, 0, 677}, /* aten::view_as_real Meta */
    {142, 7, 323}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 324}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 319}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 320}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 326}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 325}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 679}, /* aten::vsplit.array implicit */
    {138, 0, 680}, /* aten::vsplit.int implicit */
    {138, 0, 681}, /* aten::vstack implicit */
    {138, 4, 327}, /* aten::vstack.out implicit */
    {138, 0, 682}, /* aten::where.Scalar implicit */
    {138, 0, 683}, /* aten::where.ScalarOther implicit */
    {138, 0, 684}, /* aten::where.ScalarSelf implicit */
    {1, 0, 685}, /* aten::where.self CPU */
    {16, 0, 685}, /* aten::where.self Meta */
    {1, 0, 686}, /* aten::where.self_out CPU */
    {16, 0, 686}, /* aten::where.self_out Meta */
    {141, 0, 687}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 688}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 155}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 155}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 689}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 690}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 155}, /* aten::xlogy.Tensor CPU */
    {16, 1, 155}, /* aten::xlogy.Tensor Meta */
    {141, 0, 691}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 155}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 155}, /* aten::xlogy_.Tensor Meta */
    {141, 6, 329}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 328}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 692}, /* aten::zero_ CPU */
    {16, 0, 692}, /* aten::zero_ Meta */
    {141, 0, 693}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 139}, /* aten::zeros BackendSelect */
    {141, 4, 330}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 694}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 331}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
    "aten::kron\0aten::kron(Tensor self, Tensor other) -> Tensor\0"
    "aten::kron.out\0aten::kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::kthvalue\0aten::kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::kthvalue.values\0aten::kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
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
    "aten::pdist\0aten::pdist(Tensor self, float p=2) -> Tensor\0"
    "aten::permute\0aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)\0"
    "aten::permute_copy\0aten::permute_copy(Tensor self, int[] dims) -> Tensor\0"
    "aten::permute_copy.out\0aten::permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)\0"
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
