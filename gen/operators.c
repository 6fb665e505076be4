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
tn_status tni_kernel_broadcast_tensors(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_broadcast_to(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_can_cast(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cartesian_prod(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cat(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_new_full(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_ones(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_rad2deg(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_rsub_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rsub_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scatter_src_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scatter_value_out(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel_arccos, /* 99 */
    tni_kernel_arccos_, /* 100 */
    tni_kernel_arccos_out, /* 101 */
    tni_kernel_arccosh, /* 102 */
    tni_kernel_arccosh_, /* 103 */
    tni_kernel_arccosh_out, /* 104 */
    tni_kernel_arcsin, /* 105 */
    tni_kernel_arcsin_, /* 106 */
    tni_kernel_arcsin_out, /* 107 */
    tni_kernel_arcsinh, /* 108 */
    tni_kernel_arcsinh_, /* 109 */
    tni_kernel_arcsinh_out, /* 110 */
    tni_kernel_arctan, /* 111 */
    tni_kernel_arctan2, /* 112 */
    tni_kernel_arctan2_, /* 113 */
    tni_kernel_arctan2_out, /* 114 */
    tni_kernel_arctan_, /* 115 */
    tni_kernel_arctan_out, /* 116 */
    tni_kernel_arctanh, /* 117 */
    tni_kernel_arctanh_, /* 118 */
    tni_kernel_arctanh_out, /* 119 */
    tni_kernel_argsort, /* 120 */
    tni_kernel_argsort_stable, /* 121 */
    tni_kernel_argwhere, /* 122 */
    tni_kernel_as_strided, /* 123 */
    tni_kernel_as_strided_scatter, /* 124 */
    tni_kernel_atleast_1d, /* 125 */
    tni_kernel_atleast_1d_Sequence, /* 126 */
    tni_kernel_atleast_2d, /* 127 */
    tni_kernel_atleast_2d_Sequence, /* 128 */
    tni_kernel_atleast_3d, /* 129 */
    tni_kernel_atleast_3d_Sequence, /* 130 */
    tni_kernel_avg_pool1d, /* 131 */
    tni_kernel_avg_pool2d, /* 132 */
    tni_kernel_avg_pool2d_backward, /* 133 */
    tni_kernel_avg_pool3d, /* 134 */
    tni_kernel_avg_pool3d_backward, /* 135 */
    tni_kernel_backend_select, /* 136 */
    tni_kernel_batch_norm, /* 137 */
    tni_kernel_batch_norm_backward, /* 138 */
    tni_kernel_batch_norm_update_stats, /* 139 */
    tni_kernel_bilinear, /* 140 */
    tni_kernel_binary_cross_entropy, /* 141 */
    tni_kernel_binary_cross_entropy_backward, /* 142 */
    tni_kernel_binary_cross_entropy_with_logits, /* 143 */
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
    tni_kernel_broadcast_tensors, /* 164 */
    tni_kernel_broadcast_to, /* 165 */
    tni_kernel_can_cast, /* 166 */
    tni_kernel_cartesian_prod, /* 167 */
    tni_kernel_cat, /* 168 */
    tni_kernel_cdist, /* 169 */
    tni_kernel_celu, /* 170 */
    tni_kernel_chunk, /* 171 */
    tni_kernel_clip, /* 172 */
    tni_kernel_clip_, /* 173 */
    tni_kernel_clip_Tensor, /* 174 */
    tni_kernel_clip_Tensor_out, /* 175 */
    tni_kernel_clip__Tensor, /* 176 */
    tni_kernel_clip_out, /* 177 */
    tni_kernel_clone, /* 178 */
    tni_kernel_column_stack, /* 179 */
    tni_kernel_combinations, /* 180 */
    tni_kernel_complex, /* 181 */
    tni_kernel_complex_out, /* 182 */
    tni_kernel_concat, /* 183 */
    tni_kernel_concatenate, /* 184 */
    tni_kernel_conj, /* 185 */
    tni_kernel_conj_physical, /* 186 */
    tni_kernel_constant_pad_nd, /* 187 */
    tni_kernel_contiguous, /* 188 */
    tni_kernel_conv1d, /* 189 */
    tni_kernel_conv1d_padding, /* 190 */
    tni_kernel_conv2d, /* 191 */
    tni_kernel_conv2d_padding, /* 192 */
    tni_kernel_conv3d, /* 193 */
    tni_kernel_conv3d_padding, /* 194 */
    tni_kernel_conv_transpose1d, /* 195 */
    tni_kernel_conv_transpose2d_input, /* 196 */
    tni_kernel_conv_transpose3d_input, /* 197 */
    tni_kernel_convolution, /* 198 */
    tni_kernel_convolution_backward, /* 199 */
    tni_kernel_copy_, /* 200 */
    tni_kernel_copysign_Scalar, /* 201 */
    tni_kernel_copysign_Scalar_out, /* 202 */
    tni_kernel_copysign__Scalar, /* 203 */
    tni_kernel_count_nonzero, /* 204 */
    tni_kernel_count_nonzero_dim_IntList, /* 205 */
    tni_kernel_cummax, /* 206 */
    tni_kernel_cummin, /* 207 */
    tni_kernel_cumulative_trapezoid_dx, /* 208 */
    tni_kernel_cumulative_trapezoid_x, /* 209 */
    tni_kernel_deg2rad, /* 210 */
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
    tni_kernel_divide__Scalar_mode, /* 224 */
    tni_kernel_divide__Tensor, /* 225 */
    tni_kernel_divide__Tensor_mode, /* 226 */
    tni_kernel_divide_out, /* 227 */
    tni_kernel_divide_out_mode, /* 228 */
    tni_kernel_dot, /* 229 */
    tni_kernel_dsplit_array, /* 230 */
    tni_kernel_dsplit_int, /* 231 */
    tni_kernel_dstack, /* 232 */
    tni_kernel_einsum, /* 233 */
    tni_kernel_empty_like, /* 234 */
    tni_kernel_empty_memory_format, /* 235 */
    tni_kernel_empty_strided, /* 236 */
    tni_kernel_equal, /* 237 */
    tni_kernel_expand, /* 238 */
    tni_kernel_expand_as, /* 239 */
    tni_kernel_fft_fft, /* 240 */
    tni_kernel_fft_fft2, /* 241 */
    tni_kernel_fft_fftn, /* 242 */
    tni_kernel_fft_hfft, /* 243 */
    tni_kernel_fft_hfft2, /* 244 */
    tni_kernel_fft_hfftn, /* 245 */
    tni_kernel_fft_ifft, /* 246 */
    tni_kernel_fft_ifft2, /* 247 */
    tni_kernel_fft_ifftn, /* 248 */
    tni_kernel_fft_ihfft, /* 249 */
    tni_kernel_fft_ihfft2, /* 250 */
    tni_kernel_fft_ihfftn, /* 251 */
    tni_kernel_fft_irfft, /* 252 */
    tni_kernel_fft_irfft2, /* 253 */
    tni_kernel_fft_irfftn, /* 254 */
    tni_kernel_fft_rfft, /* 255 */
    tni_kernel_fft_rfft2, /* 256 */
    tni_kernel_fft_rfftn, /* 257 */
    tni_kernel_fill__Scalar, /* 258 */
    tni_kernel_fill__Tensor, /* 259 */
    tni_kernel_fix, /* 260 */
    tni_kernel_fix_, /* 261 */
    tni_kernel_fix_out, /* 262 */
    tni_kernel_flatten_using_ints, /* 263 */
    tni_kernel_flip, /* 264 */
    tni_kernel_fliplr, /* 265 */
    tni_kernel_flipud, /* 266 */
    tni_kernel_float_power_Scalar, /* 267 */
    tni_kernel_float_power_Scalar_out, /* 268 */
    tni_kernel_float_power_Tensor_Scalar, /* 269 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 270 */
    tni_kernel_float_power_Tensor_Tensor, /* 271 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 272 */
    tni_kernel_float_power__Scalar, /* 273 */
    tni_kernel_float_power__Tensor, /* 274 */
    tni_kernel_floor_divide, /* 275 */
    tni_kernel_floor_divide_Scalar, /* 276 */
    tni_kernel_floor_divide__Scalar, /* 277 */
    tni_kernel_floor_divide__Tensor, /* 278 */
    tni_kernel_floor_divide_out, /* 279 */
    tni_kernel_fmod_Scalar, /* 280 */
    tni_kernel_fmod_Scalar_out, /* 281 */
    tni_kernel_fmod__Scalar, /* 282 */
    tni_kernel_fractional_max_pool2d, /* 283 */
    tni_kernel_fractional_max_pool2d_backward, /* 284 */
    tni_kernel_fractional_max_pool3d, /* 285 */
    tni_kernel_fractional_max_pool3d_backward, /* 286 */
    tni_kernel_frexp_Tensor, /* 287 */
    tni_kernel_frexp_Tensor_out, /* 288 */
    tni_kernel_from_file, /* 289 */
    tni_kernel_full, /* 290 */
    tni_kernel_ger, /* 291 */
    tni_kernel_gradient_array, /* 292 */
    tni_kernel_gradient_scalararray, /* 293 */
    tni_kernel_gradient_scalarint, /* 294 */
    tni_kernel_gradient_scalarrayarray, /* 295 */
    tni_kernel_gradient_scalarrayint, /* 296 */
    tni_kernel_gradient_tensorarray, /* 297 */
    tni_kernel_gradient_tensorarrayint, /* 298 */
    tni_kernel_greater_Scalar, /* 299 */
    tni_kernel_greater_Scalar_out, /* 300 */
    tni_kernel_greater_Tensor, /* 301 */
    tni_kernel_greater_Tensor_out, /* 302 */
    tni_kernel_greater__Scalar, /* 303 */
    tni_kernel_greater__Tensor, /* 304 */
    tni_kernel_greater_equal_Scalar, /* 305 */
    tni_kernel_greater_equal_Scalar_out, /* 306 */
    tni_kernel_greater_equal_Tensor, /* 307 */
    tni_kernel_greater_equal_Tensor_out, /* 308 */
    tni_kernel_greater_equal__Scalar, /* 309 */
    tni_kernel_greater_equal__Tensor, /* 310 */
    tni_kernel_group_norm, /* 311 */
    tni_kernel_hardswish, /* 312 */
    tni_kernel_hardswish_, /* 313 */
    tni_kernel_hardswish_backward, /* 314 */
    tni_kernel_hardswish_out, /* 315 */
    tni_kernel_hardtanh, /* 316 */
    tni_kernel_hardtanh_, /* 317 */
    tni_kernel_hardtanh_backward, /* 318 */
    tni_kernel_hardtanh_backward_grad_input, /* 319 */
    tni_kernel_hardtanh_out, /* 320 */
    tni_kernel_hsplit_array, /* 321 */
    tni_kernel_hsplit_int, /* 322 */
    tni_kernel_hstack, /* 323 */
    tni_kernel_huber_loss, /* 324 */
    tni_kernel_huber_loss_backward, /* 325 */
    tni_kernel_imag, /* 326 */
    tni_kernel_index_Tensor, /* 327 */
    tni_kernel_inner, /* 328 */
    tni_kernel_instance_norm, /* 329 */
    tni_kernel_is_complex, /* 330 */
    tni_kernel_is_conj, /* 331 */
    tni_kernel_is_distributed, /* 332 */
    tni_kernel_is_floating_point, /* 333 */
    tni_kernel_is_inference, /* 334 */
    tni_kernel_is_neg, /* 335 */
    tni_kernel_is_nonzero, /* 336 */
    tni_kernel_is_pinned, /* 337 */
    tni_kernel_is_same_size, /* 338 */
    tni_kernel_is_signed, /* 339 */
    tni_kernel_isclose, /* 340 */
    tni_kernel_isfinite, /* 341 */
    tni_kernel_isinf, /* 342 */
    tni_kernel_isnan, /* 343 */
    tni_kernel_isreal, /* 344 */
    tni_kernel_item, /* 345 */
    tni_kernel_kron, /* 346 */
    tni_kernel_kthvalue, /* 347 */
    tni_kernel_kthvalue_values, /* 348 */
    tni_kernel_layer_norm, /* 349 */
    tni_kernel_ldexp_Tensor, /* 350 */
    tni_kernel_less_Scalar, /* 351 */
    tni_kernel_less_Scalar_out, /* 352 */
    tni_kernel_less_Tensor, /* 353 */
    tni_kernel_less_Tensor_out, /* 354 */
    tni_kernel_less__Scalar, /* 355 */
    tni_kernel_less__Tensor, /* 356 */
    tni_kernel_less_equal_Scalar, /* 357 */
    tni_kernel_less_equal_Scalar_out, /* 358 */
    tni_kernel_less_equal_Tensor, /* 359 */
    tni_kernel_less_equal_Tensor_out, /* 360 */
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
    tni_kernel_log_sigmoid, /* 371 */
    tni_kernel_log_sigmoid_backward, /* 372 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 373 */
    tni_kernel_log_sigmoid_forward, /* 374 */
    tni_kernel_log_sigmoid_forward_output, /* 375 */
    tni_kernel_log_sigmoid_out, /* 376 */
    tni_kernel_log_softmax_int, /* 377 */
    tni_kernel_logcumsumexp, /* 378 */
    tni_kernel_logical_and, /* 379 */
    tni_kernel_logical_and_, /* 380 */
    tni_kernel_logical_and_out, /* 381 */
    tni_kernel_logical_not, /* 382 */
    tni_kernel_logical_not_, /* 383 */
    tni_kernel_logical_not_out, /* 384 */
    tni_kernel_logical_or, /* 385 */
    tni_kernel_logical_or_, /* 386 */
    tni_kernel_logical_or_out, /* 387 */
    tni_kernel_logical_xor, /* 388 */
    tni_kernel_logical_xor_, /* 389 */
    tni_kernel_logical_xor_out, /* 390 */
    tni_kernel_logit, /* 391 */
    tni_kernel_logit_, /* 392 */
    tni_kernel_logit_out, /* 393 */
    tni_kernel_logsumexp, /* 394 */
    tni_kernel_mH, /* 395 */
    tni_kernel_mT, /* 396 */
    tni_kernel_masked_select, /* 397 */
    tni_kernel_matmul, /* 398 */
    tni_kernel_matrix_H, /* 399 */
    tni_kernel_max, /* 400 */
    tni_kernel_max_other, /* 401 */
    tni_kernel_max_pool1d, /* 402 */
    tni_kernel_max_pool1d_with_indices, /* 403 */
    tni_kernel_max_pool2d, /* 404 */
    tni_kernel_max_pool2d_with_indices, /* 405 */
    tni_kernel_max_pool2d_with_indices_backward, /* 406 */
    tni_kernel_max_pool3d, /* 407 */
    tni_kernel_max_pool3d_with_indices, /* 408 */
    tni_kernel_max_pool3d_with_indices_backward, /* 409 */
    tni_kernel_max_unpool2d, /* 410 */
    tni_kernel_max_unpool3d, /* 411 */
    tni_kernel_mean, /* 412 */
    tni_kernel_median, /* 413 */
    tni_kernel_median_dim, /* 414 */
    tni_kernel_min, /* 415 */
    tni_kernel_min_other, /* 416 */
    tni_kernel_mish_backward, /* 417 */
    tni_kernel_mish_backward_composite, /* 418 */
    tni_kernel_mode, /* 419 */
    tni_kernel_moveaxis_int, /* 420 */
    tni_kernel_moveaxis_intlist, /* 421 */
    tni_kernel_movedim_int, /* 422 */
    tni_kernel_movedim_intlist, /* 423 */
    tni_kernel_mse_loss, /* 424 */
    tni_kernel_mse_loss_backward, /* 425 */
    tni_kernel_msort, /* 426 */
    tni_kernel_mul_Scalar, /* 427 */
    tni_kernel_mul__Scalar, /* 428 */
    tni_kernel_multiply_Scalar, /* 429 */
    tni_kernel_multiply_Tensor, /* 430 */
    tni_kernel_multiply__Scalar, /* 431 */
    tni_kernel_multiply__Tensor, /* 432 */
    tni_kernel_multiply_out, /* 433 */
    tni_kernel_mv, /* 434 */
    tni_kernel_nan_to_num, /* 435 */
    tni_kernel_nan_to_num_, /* 436 */
    tni_kernel_nan_to_num_out, /* 437 */
    tni_kernel_nanmedian, /* 438 */
    tni_kernel_nanmedian_dim, /* 439 */
    tni_kernel_nansum, /* 440 */
    tni_kernel_narrow, /* 441 */
    tni_kernel_narrow_Tensor, /* 442 */
    tni_kernel_native_batch_norm, /* 443 */
    tni_kernel_native_batch_norm_backward, /* 444 */
    tni_kernel_native_group_norm, /* 445 */
    tni_kernel_native_group_norm_backward, /* 446 */
    tni_kernel_native_layer_norm, /* 447 */
    tni_kernel_native_layer_norm_backward, /* 448 */
    tni_kernel_negative, /* 449 */
    tni_kernel_negative_, /* 450 */
    tni_kernel_negative_out, /* 451 */
    tni_kernel_new_empty, /* 452 */
    tni_kernel_new_full, /* 453 */
    tni_kernel_new_zeros, /* 454 */
    tni_kernel_nonzero, /* 455 */
    tni_kernel_nonzero_numpy, /* 456 */
    tni_kernel_norm_Scalar, /* 457 */
    tni_kernel_norm_ScalarOpt_dtype, /* 458 */
    tni_kernel_not_equal_Scalar, /* 459 */
    tni_kernel_not_equal_Scalar_out, /* 460 */
    tni_kernel_not_equal_Tensor, /* 461 */
    tni_kernel_not_equal_Tensor_out, /* 462 */
    tni_kernel_not_equal__Scalar, /* 463 */
    tni_kernel_not_equal__Tensor, /* 464 */
    tni_kernel_numel, /* 465 */
    tni_kernel_numpy_T, /* 466 */
    tni_kernel_ones, /* 467 */
    tni_kernel_outer, /* 468 */
    tni_kernel_pad, /* 469 */
    tni_kernel_pdist, /* 470 */
    tni_kernel_permute, /* 471 */
    tni_kernel_polar, /* 472 */
    tni_kernel_polar_out, /* 473 */
    tni_kernel_positive, /* 474 */
    tni_kernel_prelu, /* 475 */
    tni_kernel_prod, /* 476 */
    tni_kernel_promote_types, /* 477 */
    tni_kernel_rad2deg, /* 478 */
    tni_kernel_ravel, /* 479 */
    tni_kernel_real, /* 480 */
    tni_kernel_reflection_pad1d, /* 481 */
    tni_kernel_reflection_pad1d_backward, /* 482 */
    tni_kernel_reflection_pad2d, /* 483 */
    tni_kernel_reflection_pad2d_backward, /* 484 */
    tni_kernel_reflection_pad3d, /* 485 */
    tni_kernel_reflection_pad3d_backward, /* 486 */
    tni_kernel_relu, /* 487 */
    tni_kernel_relu6, /* 488 */
    tni_kernel_relu6_, /* 489 */
    tni_kernel_relu_, /* 490 */
    tni_kernel_remainder_Scalar, /* 491 */
    tni_kernel_remainder_Scalar_Tensor, /* 492 */
    tni_kernel_remainder_Scalar_out, /* 493 */
    tni_kernel_remainder__Scalar, /* 494 */
    tni_kernel_repeat_interleave_Tensor, /* 495 */
    tni_kernel_replication_pad1d, /* 496 */
    tni_kernel_replication_pad1d_backward, /* 497 */
    tni_kernel_replication_pad2d, /* 498 */
    tni_kernel_replication_pad2d_backward, /* 499 */
    tni_kernel_replication_pad3d, /* 500 */
    tni_kernel_replication_pad3d_backward, /* 501 */
    tni_kernel_reshape, /* 502 */
    tni_kernel_reshape_as, /* 503 */
    tni_kernel_resize_, /* 504 */
    tni_kernel_resize_as_, /* 505 */
    tni_kernel_resolve_conj, /* 506 */
    tni_kernel_resolve_neg, /* 507 */
    tni_kernel_result_type_Scalar, /* 508 */
    tni_kernel_result_type_Scalar_Scalar, /* 509 */
    tni_kernel_result_type_Scalar_Tensor, /* 510 */
    tni_kernel_result_type_Tensor, /* 511 */
    tni_kernel_rms_norm, /* 512 */
    tni_kernel_row_stack, /* 513 */
    tni_kernel_rsub_Scalar, /* 514 */
    tni_kernel_rsub_Tensor, /* 515 */
    tni_kernel_scatter_src_out, /* 516 */
    tni_kernel_scatter_value_out, /* 517 */
    tni_kernel_select_backward, /* 518 */
    tni_kernel_select_int, /* 519 */
    tni_kernel_select_scatter, /* 520 */
    tni_kernel_selu, /* 521 */
    tni_kernel_selu_, /* 522 */
    tni_kernel_size_int, /* 523 */
    tni_kernel_slice_Tensor, /* 524 */
    tni_kernel_slice_backward, /* 525 */
    tni_kernel_slice_scatter, /* 526 */
    tni_kernel_smooth_l1_loss, /* 527 */
    tni_kernel_smooth_l1_loss_backward, /* 528 */
    tni_kernel_soft_margin_loss, /* 529 */
    tni_kernel_soft_margin_loss_backward, /* 530 */
    tni_kernel_softmax_int, /* 531 */
    tni_kernel_sort, /* 532 */
    tni_kernel_special_log_softmax, /* 533 */
    tni_kernel_special_logsumexp, /* 534 */
    tni_kernel_special_softmax, /* 535 */
    tni_kernel_split_Tensor, /* 536 */
    tni_kernel_split_sizes, /* 537 */
    tni_kernel_split_with_sizes, /* 538 */
    tni_kernel_square, /* 539 */
    tni_kernel_square_, /* 540 */
    tni_kernel_square_out, /* 541 */
    tni_kernel_squeeze, /* 542 */
    tni_kernel_squeeze_dim, /* 543 */
    tni_kernel_squeeze_dims, /* 544 */
    tni_kernel_std, /* 545 */
    tni_kernel_std_correction, /* 546 */
    tni_kernel_std_dim, /* 547 */
    tni_kernel_std_mean, /* 548 */
    tni_kernel_std_mean_correction, /* 549 */
    tni_kernel_std_mean_dim, /* 550 */
    tni_kernel_stride_int, /* 551 */
    tni_kernel_sub_Scalar, /* 552 */
    tni_kernel_sub__Scalar, /* 553 */
    tni_kernel_subtract_Scalar, /* 554 */
    tni_kernel_subtract_Tensor, /* 555 */
    tni_kernel_subtract__Scalar, /* 556 */
    tni_kernel_subtract__Tensor, /* 557 */
    tni_kernel_subtract_out, /* 558 */
    tni_kernel_sum, /* 559 */
    tni_kernel_sum_to_size, /* 560 */
    tni_kernel_swapaxes, /* 561 */
    tni_kernel_swapdims, /* 562 */
    tni_kernel_sym_numel, /* 563 */
    tni_kernel_sym_size_int, /* 564 */
    tni_kernel_sym_storage_offset, /* 565 */
    tni_kernel_sym_stride_int, /* 566 */
    tni_kernel_t, /* 567 */
    tni_kernel_tensor_split_indices, /* 568 */
    tni_kernel_tensor_split_sections, /* 569 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 570 */
    tni_kernel_tensordot, /* 571 */
    tni_kernel_to_device, /* 572 */
    tni_kernel_to_dtype, /* 573 */
    tni_kernel_to_dtype_layout, /* 574 */
    tni_kernel_to_other, /* 575 */
    tni_kernel_trace, /* 576 */
    tni_kernel_transpose_int, /* 577 */
    tni_kernel_trapezoid_dx, /* 578 */
    tni_kernel_trapezoid_x, /* 579 */
    tni_kernel_trapz_dx, /* 580 */
    tni_kernel_trapz_x, /* 581 */
    tni_kernel_true_divide_Scalar, /* 582 */
    tni_kernel_true_divide_Tensor, /* 583 */
    tni_kernel_true_divide__Scalar, /* 584 */
    tni_kernel_true_divide__Tensor, /* 585 */
    tni_kernel_true_divide_out, /* 586 */
    tni_kernel_type_as, /* 587 */
    tni_kernel_unbind_int, /* 588 */
    tni_kernel_unflatten_int, /* 589 */
    tni_kernel_unfold, /* 590 */
    tni_kernel_unfold_backward, /* 591 */
    tni_kernel_unsafe_chunk, /* 592 */
    tni_kernel_unsafe_split_Tensor, /* 593 */
    tni_kernel_unsafe_split_with_sizes, /* 594 */
    tni_kernel_unsqueeze, /* 595 */
    tni_kernel_upsample_bicubic2d, /* 596 */
    tni_kernel_upsample_bicubic2d_backward, /* 597 */
    tni_kernel_upsample_bicubic2d_vec, /* 598 */
    tni_kernel_upsample_bilinear2d, /* 599 */
    tni_kernel_upsample_bilinear2d_backward, /* 600 */
    tni_kernel_upsample_bilinear2d_vec, /* 601 */
    tni_kernel_upsample_linear1d, /* 602 */
    tni_kernel_upsample_linear1d_backward, /* 603 */
    tni_kernel_upsample_linear1d_vec, /* 604 */
    tni_kernel_upsample_nearest1d, /* 605 */
    tni_kernel_upsample_nearest1d_backward, /* 606 */
    tni_kernel_upsample_nearest1d_vec, /* 607 */
    tni_kernel_upsample_nearest2d, /* 608 */
    tni_kernel_upsample_nearest2d_backward, /* 609 */
    tni_kernel_upsample_nearest2d_vec, /* 610 */
    tni_kernel_upsample_nearest3d, /* 611 */
    tni_kernel_upsample_nearest3d_backward, /* 612 */
    tni_kernel_upsample_nearest3d_vec, /* 613 */
    tni_kernel_upsample_trilinear3d, /* 614 */
    tni_kernel_upsample_trilinear3d_backward, /* 615 */
    tni_kernel_upsample_trilinear3d_vec, /* 616 */
    tni_kernel_var, /* 617 */
    tni_kernel_var_correction, /* 618 */
    tni_kernel_var_dim, /* 619 */
    tni_kernel_var_mean, /* 620 */
    tni_kernel_var_mean_correction, /* 621 */
    tni_kernel_var_mean_dim, /* 622 */
    tni_kernel_vdot, /* 623 */
    tni_kernel_view, /* 624 */
    tni_kernel_view_as, /* 625 */
    tni_kernel_view_as_complex, /* 626 */
    tni_kernel_view_as_real, /* 627 */
    tni_kernel_view_dtype, /* 628 */
    tni_kernel_vsplit_array, /* 629 */
    tni_kernel_vsplit_int, /* 630 */
    tni_kernel_vstack, /* 631 */
    tni_kernel_where_Scalar, /* 632 */
    tni_kernel_where_ScalarOther, /* 633 */
    tni_kernel_where_ScalarSelf, /* 634 */
    tni_kernel_where_self, /* 635 */
    tni_kernel_where_self_out, /* 636 */
    tni_kernel_xlogy_OutScalar_Other, /* 637 */
    tni_kernel_xlogy_OutScalar_Self, /* 638 */
    tni_kernel_xlogy_Scalar_Other, /* 639 */
    tni_kernel_xlogy_Scalar_Self, /* 640 */
    tni_kernel_xlogy__Scalar_Other, /* 641 */
    tni_kernel_zero_, /* 642 */
    tni_kernel_zeros, /* 643 */
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
    &tni_structured_gcd_out, /* 63 */
    &tni_structured_ge_Scalar_out, /* 64 */
    &tni_structured_ge_Tensor_out, /* 65 */
    &tni_structured_gelu_backward_grad_input, /* 66 */
    &tni_structured_gelu_out, /* 67 */
    &tni_structured_gt_Scalar_out, /* 68 */
    &tni_structured_gt_Tensor_out, /* 69 */
    &tni_structured_hardshrink_backward_grad_input, /* 70 */
    &tni_structured_hardshrink_out, /* 71 */
    &tni_structured_hardsigmoid_backward_grad_input, /* 72 */
    &tni_structured_hardsigmoid_out, /* 73 */
    &tni_structured_heaviside_out, /* 74 */
    &tni_structured_hypot_out, /* 75 */
    &tni_structured_isneginf_out, /* 76 */
    &tni_structured_isposinf_out, /* 77 */
    &tni_structured_lcm_out, /* 78 */
    &tni_structured_le_Scalar_out, /* 79 */
    &tni_structured_le_Tensor_out, /* 80 */
    &tni_structured_leaky_relu_backward_grad_input, /* 81 */
    &tni_structured_leaky_relu_out, /* 82 */
    &tni_structured_lerp_Scalar_out, /* 83 */
    &tni_structured_lerp_Tensor_out, /* 84 */
    &tni_structured_linalg_vector_norm_out, /* 85 */
    &tni_structured_log10_out, /* 86 */
    &tni_structured_log1p_out, /* 87 */
    &tni_structured_log2_out, /* 88 */
    &tni_structured_log_out, /* 89 */
    &tni_structured_logaddexp2_out, /* 90 */
    &tni_structured_logaddexp_out, /* 91 */
    &tni_structured_logit_backward_grad_input, /* 92 */
    &tni_structured_lt_Scalar_out, /* 93 */
    &tni_structured_lt_Tensor_out, /* 94 */
    &tni_structured_max_dim_max, /* 95 */
    &tni_structured_maximum_out, /* 96 */
    &tni_structured_mean_out, /* 97 */
    &tni_structured_min_dim_min, /* 98 */
    &tni_structured_minimum_out, /* 99 */
    &tni_structured_mish_out, /* 100 */
    &tni_structured_mm_out, /* 101 */
    &tni_structured_mul_out, /* 102 */
    &tni_structured_ne_Scalar_out, /* 103 */
    &tni_structured_ne_Tensor_out, /* 104 */
    &tni_structured_neg_out, /* 105 */
    &tni_structured_nextafter_out, /* 106 */
    &tni_structured_norm_dtype_out, /* 107 */
    &tni_structured_norm_out, /* 108 */
    &tni_structured_pow_Scalar_out, /* 109 */
    &tni_structured_pow_Tensor_Scalar_out, /* 110 */
    &tni_structured_pow_Tensor_Tensor_out, /* 111 */
    &tni_structured_prod_int_out, /* 112 */
    &tni_structured_reciprocal_out, /* 113 */
    &tni_structured_remainder_Tensor_out, /* 114 */
    &tni_structured_round_decimals_out, /* 115 */
    &tni_structured_round_out, /* 116 */
    &tni_structured_rsqrt_out, /* 117 */
    &tni_structured_sgn_out, /* 118 */
    &tni_structured_sigmoid_backward_grad_input, /* 119 */
    &tni_structured_sigmoid_out, /* 120 */
    &tni_structured_sign_out, /* 121 */
    &tni_structured_signbit_out, /* 122 */
    &tni_structured_silu_backward_grad_input, /* 123 */
    &tni_structured_silu_out, /* 124 */
    &tni_structured_sin_out, /* 125 */
    &tni_structured_sinc_out, /* 126 */
    &tni_structured_sinh_out, /* 127 */
    &tni_structured_softplus_backward_grad_input, /* 128 */
    &tni_structured_softplus_out, /* 129 */
    &tni_structured_softshrink_backward_grad_input, /* 130 */
    &tni_structured_softshrink_out, /* 131 */
    &tni_structured_sort_values_stable, /* 132 */
    &tni_structured_sqrt_out, /* 133 */
    &tni_structured_sub_out, /* 134 */
    &tni_structured_sum_IntList_out, /* 135 */
    &tni_structured_tan_out, /* 136 */
    &tni_structured_tanh_backward_grad_input, /* 137 */
    &tni_structured_tanh_out, /* 138 */
    &tni_structured_threshold_backward_grad_input, /* 139 */
    &tni_structured_threshold_out, /* 140 */
    &tni_structured_topk_values, /* 141 */
    &tni_structured_trunc_out, /* 142 */
    &tni_structured_xlogy_OutTensor, /* 143 */
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
    {"aten::argsort.stable", NULL}, /* 56 */
    {"aten::as_strided", NULL}, /* 57 */
    {"aten::as_strided_copy", NULL}, /* 58 */
    {"aten::as_strided_scatter", NULL}, /* 59 */
    {"aten::avg_pool2d", NULL}, /* 60 */
    {"aten::avg_pool2d_backward", NULL}, /* 61 */
    {"aten::avg_pool3d", NULL}, /* 62 */
    {"aten::avg_pool3d_backward", NULL}, /* 63 */
    {"aten::batch_norm_update_stats", NULL}, /* 64 */
    {"aten::binary_cross_entropy", NULL}, /* 65 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 66 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 67 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 68 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 69 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 70 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 71 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 72 */
    {"aten::celu", NULL}, /* 73 */
    {"aten::clone", NULL}, /* 74 */
    {"aten::column_stack", NULL}, /* 75 */
    {"aten::concat", NULL}, /* 76 */
    {"aten::concatenate", NULL}, /* 77 */
    {"aten::conj_physical", NULL}, /* 78 */
    {"aten::constant_pad_nd", NULL}, /* 79 */
    {"aten::convolution", NULL}, /* 80 */
    {"aten::convolution_backward", NULL}, /* 81 */
    {"aten::copy", NULL}, /* 82 */
    {"aten::copy_", NULL}, /* 83 */
    {"aten::count_nonzero", NULL}, /* 84 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 85 */
    {"aten::cummax", NULL}, /* 86 */
    {"aten::cummin", NULL}, /* 87 */
    {"aten::deg2rad", NULL}, /* 88 */
    {"aten::detach", NULL}, /* 89 */
    {"aten::detach_copy", NULL}, /* 90 */
    {"aten::diagonal", NULL}, /* 91 */
    {"aten::diagonal_backward", NULL}, /* 92 */
    {"aten::diagonal_copy", NULL}, /* 93 */
    {"aten::diagonal_scatter", NULL}, /* 94 */
    {"aten::dist", NULL}, /* 95 */
    {"aten::div.Scalar", NULL}, /* 96 */
    {"aten::div.Scalar_mode", NULL}, /* 97 */
    {"aten::dot", NULL}, /* 98 */
    {"aten::dstack", NULL}, /* 99 */
    {"aten::empty_like", NULL}, /* 100 */
    {"aten::empty_strided", NULL}, /* 101 */
    {"aten::expand", NULL}, /* 102 */
    {"aten::expand_copy", NULL}, /* 103 */
    {"aten::fft_fft", NULL}, /* 104 */
    {"aten::fft_fft2", NULL}, /* 105 */
    {"aten::fft_fftn", NULL}, /* 106 */
    {"aten::fft_hfft", NULL}, /* 107 */
    {"aten::fft_hfft2", NULL}, /* 108 */
    {"aten::fft_hfftn", NULL}, /* 109 */
    {"aten::fft_ifft", NULL}, /* 110 */
    {"aten::fft_ifft2", NULL}, /* 111 */
    {"aten::fft_ifftn", NULL}, /* 112 */
    {"aten::fft_ihfft", NULL}, /* 113 */
    {"aten::fft_ihfft2", NULL}, /* 114 */
    {"aten::fft_ihfftn", NULL}, /* 115 */
    {"aten::fft_irfft", NULL}, /* 116 */
    {"aten::fft_irfft2", NULL}, /* 117 */
    {"aten::fft_irfftn", NULL}, /* 118 */
    {"aten::fft_rfft", NULL}, /* 119 */
    {"aten::fft_rfft2", NULL}, /* 120 */
    {"aten::fft_rfftn", NULL}, /* 121 */
    {"aten::fill.Scalar", NULL}, /* 122 */
    {"aten::fill.Tensor", NULL}, /* 123 */
    {"aten::fill_.Scalar", NULL}, /* 124 */
    {"aten::fill_.Tensor", NULL}, /* 125 */
    {"aten::flip", NULL}, /* 126 */
    {"aten::floor_divide.Scalar", NULL}, /* 127 */
    {"aten::fractional_max_pool2d", NULL}, /* 128 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 129 */
    {"aten::fractional_max_pool3d", NULL}, /* 130 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 131 */
    {"aten::from_file", NULL}, /* 132 */
    {"aten::ger", NULL}, /* 133 */
    {"aten::hardswish_backward", NULL}, /* 134 */
    {"aten::hstack", NULL}, /* 135 */
    {"aten::huber_loss", NULL}, /* 136 */
    {"aten::huber_loss_backward", NULL}, /* 137 */
    {"aten::inner", NULL}, /* 138 */
    {"aten::isinf", NULL}, /* 139 */
    {"aten::isnan", NULL}, /* 140 */
    {"aten::kron", NULL}, /* 141 */
    {"aten::ldexp.Tensor", NULL}, /* 142 */
    {"aten::lift", NULL}, /* 143 */
    {"aten::lift_fresh", NULL}, /* 144 */
    {"aten::lift_fresh_copy", NULL}, /* 145 */
    {"aten::linalg_matmul", NULL}, /* 146 */
    {"aten::linalg_multi_dot", NULL}, /* 147 */
    {"aten::linalg_vecdot", NULL}, /* 148 */
    {"aten::log_softmax.int", NULL}, /* 149 */
    {"aten::logcumsumexp", NULL}, /* 150 */
    {"aten::logsumexp", NULL}, /* 151 */
    {"aten::matmul", NULL}, /* 152 */
    {"aten::max", NULL}, /* 153 */
    {"aten::max_pool2d_with_indices", NULL}, /* 154 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 155 */
    {"aten::max_pool3d_with_indices", NULL}, /* 156 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 157 */
    {"aten::max_unpool2d", NULL}, /* 158 */
    {"aten::max_unpool3d", NULL}, /* 159 */
    {"aten::mean", NULL}, /* 160 */
    {"aten::median", NULL}, /* 161 */
    {"aten::median.dim", NULL}, /* 162 */
    {"aten::min", NULL}, /* 163 */
    {"aten::mode", NULL}, /* 164 */
    {"aten::mse_loss", NULL}, /* 165 */
    {"aten::mse_loss_backward", NULL}, /* 166 */
    {"aten::msort", NULL}, /* 167 */
    {"aten::mul.Scalar", NULL}, /* 168 */
    {"aten::mv", NULL}, /* 169 */
    {"aten::nanmedian", NULL}, /* 170 */
    {"aten::nanmedian.dim", NULL}, /* 171 */
    {"aten::nansum", NULL}, /* 172 */
    {"aten::narrow", NULL}, /* 173 */
    {"aten::narrow_copy", NULL}, /* 174 */
    {"aten::native_batch_norm", NULL}, /* 175 */
    {"aten::native_batch_norm_backward", NULL}, /* 176 */
    {"aten::native_group_norm", NULL}, /* 177 */
    {"aten::native_group_norm_backward", NULL}, /* 178 */
    {"aten::native_layer_norm", NULL}, /* 179 */
    {"aten::native_layer_norm_backward", NULL}, /* 180 */
    {"aten::new_empty", NULL}, /* 181 */
    {"aten::new_full", NULL}, /* 182 */
    {"aten::new_zeros", NULL}, /* 183 */
    {"aten::norm.Scalar", NULL}, /* 184 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 185 */
    {"aten::outer", NULL}, /* 186 */
    {"aten::permute", NULL}, /* 187 */
    {"aten::permute_copy", NULL}, /* 188 */
    {"aten::prod", NULL}, /* 189 */
    {"aten::rad2deg", NULL}, /* 190 */
    {"aten::reflection_pad1d", NULL}, /* 191 */
    {"aten::reflection_pad1d_backward", NULL}, /* 192 */
    {"aten::reflection_pad2d", NULL}, /* 193 */
    {"aten::reflection_pad2d_backward", NULL}, /* 194 */
    {"aten::reflection_pad3d", NULL}, /* 195 */
    {"aten::reflection_pad3d_backward", NULL}, /* 196 */
    {"aten::relu", NULL}, /* 197 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 198 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 199 */
    {"aten::replication_pad1d", NULL}, /* 200 */
    {"aten::replication_pad1d_backward", NULL}, /* 201 */
    {"aten::replication_pad2d", NULL}, /* 202 */
    {"aten::replication_pad2d_backward", NULL}, /* 203 */
    {"aten::replication_pad3d", NULL}, /* 204 */
    {"aten::replication_pad3d_backward", NULL}, /* 205 */
    {"aten::resize", NULL}, /* 206 */
    {"aten::resize_", NULL}, /* 207 */
    {"aten::resize_as", NULL}, /* 208 */
    {"aten::resize_as_", NULL}, /* 209 */
    {"aten::row_stack", NULL}, /* 210 */
    {"aten::rsub.Scalar", NULL}, /* 211 */
    {"aten::rsub.Tensor", NULL}, /* 212 */
    {"aten::select.int", NULL}, /* 213 */
    {"aten::select_backward", NULL}, /* 214 */
    {"aten::select_copy.int", NULL}, /* 215 */
    {"aten::select_scatter", NULL}, /* 216 */
    {"aten::slice.Tensor", NULL}, /* 217 */
    {"aten::slice_backward", NULL}, /* 218 */
    {"aten::slice_copy.Tensor", NULL}, /* 219 */
    {"aten::slice_scatter", NULL}, /* 220 */
    {"aten::smooth_l1_loss", NULL}, /* 221 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 222 */
    {"aten::soft_margin_loss", NULL}, /* 223 */
    {"aten::soft_margin_loss_backward", NULL}, /* 224 */
    {"aten::softmax.int", NULL}, /* 225 */
    {"aten::sort", NULL}, /* 226 */
    {"aten::special_logsumexp", NULL}, /* 227 */
    {"aten::split.Tensor", NULL}, /* 228 */
    {"aten::split_copy.Tensor", NULL}, /* 229 */
    {"aten::split_with_sizes", NULL}, /* 230 */
    {"aten::split_with_sizes_copy", NULL}, /* 231 */
    {"aten::squeeze", NULL}, /* 232 */
    {"aten::squeeze.dim", NULL}, /* 233 */
    {"aten::squeeze.dims", NULL}, /* 234 */
    {"aten::squeeze_copy", NULL}, /* 235 */
    {"aten::squeeze_copy.dim", NULL}, /* 236 */
    {"aten::squeeze_copy.dims", NULL}, /* 237 */
    {"aten::std.correction", NULL}, /* 238 */
    {"aten::std.dim", NULL}, /* 239 */
    {"aten::std_mean.correction", NULL}, /* 240 */
    {"aten::sub.Scalar", NULL}, /* 241 */
    {"aten::sum", NULL}, /* 242 */
    {"aten::swapaxes", NULL}, /* 243 */
    {"aten::swapdims", NULL}, /* 244 */
    {"aten::t", NULL}, /* 245 */
    {"aten::t_copy", NULL}, /* 246 */
    {"aten::tensordot", NULL}, /* 247 */
    {"aten::trace", NULL}, /* 248 */
    {"aten::transpose.int", NULL}, /* 249 */
    {"aten::transpose_copy.int", NULL}, /* 250 */
    {"aten::unbind.int", NULL}, /* 251 */
    {"aten::unbind_copy.int", NULL}, /* 252 */
    {"aten::unfold", NULL}, /* 253 */
    {"aten::unfold_backward", NULL}, /* 254 */
    {"aten::unfold_copy", NULL}, /* 255 */
    {"aten::unsafe_split.Tensor", NULL}, /* 256 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 257 */
    {"aten::unsqueeze", NULL}, /* 258 */
    {"aten::unsqueeze_copy", NULL}, /* 259 */
    {"aten::upsample_bicubic2d", NULL}, /* 260 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 261 */
    {"aten::upsample_bilinear2d", NULL}, /* 262 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 263 */
    {"aten::upsample_linear1d", NULL}, /* 264 */
    {"aten::upsample_linear1d_backward", NULL}, /* 265 */
    {"aten::upsample_nearest1d", NULL}, /* 266 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 267 */
    {"aten::upsample_nearest2d", NULL}, /* 268 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 269 */
    {"aten::upsample_nearest3d", NULL}, /* 270 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 271 */
    {"aten::upsample_trilinear3d", NULL}, /* 272 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 273 */
    {"aten::var.correction", NULL}, /* 274 */
    {"aten::var.dim", NULL}, /* 275 */
    {"aten::var_mean.correction", NULL}, /* 276 */
    {"aten::vdot", NULL}, /* 277 */
    {"aten::view", NULL}, /* 278 */
    {"aten::view.dtype", NULL}, /* 279 */
    {"aten::view_as_complex", NULL}, /* 280 */
    {"aten::view_as_complex_copy", NULL}, /* 281 */
    {"aten::view_as_real", NULL}, /* 282 */
    {"aten::view_as_real_copy", NULL}, /* 283 */
    {"aten::view_copy", NULL}, /* 284 */
    {"aten::view_copy.dtype", NULL}, /* 285 */
    {"aten::vstack", NULL}, /* 286 */
    {"aten::zero", NULL}, /* 287 */
    {"aten::zero_", NULL}, /* 288 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 1327;

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
    {26173, 26186, 330, 1, 0x0}, /* aten::arccos */
    {26222, 26239, 331, 1, 0x0}, /* aten::arccos.out */
    {26302, 26316, 332, 1, 0x0}, /* aten::arccos_ */
    {26361, 26375, 333, 1, 0x0}, /* aten::arccosh */
    {26412, 26430, 334, 1, 0x0}, /* aten::arccosh.out */
    {26494, 26509, 335, 1, 0x0}, /* aten::arccosh_ */
    {26555, 26568, 336, 1, 0x0}, /* aten::arcsin */
    {26604, 26621, 337, 1, 0x0}, /* aten::arcsin.out */
    {26684, 26698, 338, 1, 0x0}, /* aten::arcsin_ */
    {26743, 26757, 339, 1, 0x0}, /* aten::arcsinh */
    {26794, 26812, 340, 1, 0x0}, /* aten::arcsinh.out */
    {26876, 26891, 341, 1, 0x0}, /* aten::arcsinh_ */
    {26937, 26950, 342, 1, 0x0}, /* aten::arctan */
    {26986, 27003, 343, 1, 0x0}, /* aten::arctan.out */
    {27066, 27080, 344, 1, 0x0}, /* aten::arctan2 */
    {27131, 27149, 345, 1, 0x0}, /* aten::arctan2.out */
    {27227, 27242, 346, 1, 0x0}, /* aten::arctan2_ */
    {27302, 27316, 347, 1, 0x0}, /* aten::arctan_ */
    {27361, 27375, 348, 1, 0x0}, /* aten::arctanh */
    {27412, 27430, 349, 1, 0x0}, /* aten::arctanh.out */
    {27494, 27509, 350, 1, 0x0}, /* aten::arctanh_ */
    {27555, 27568, 351, 2, 0x40001}, /* aten::argmax */
    {27639, 27656, 353, 2, 0x40000}, /* aten::argmax.out */
    {27754, 27767, 355, 2, 0x40001}, /* aten::argmin */
    {27838, 27855, 357, 2, 0x40000}, /* aten::argmin.out */
    {27953, 27967, 359, 1, 0x0}, /* aten::argsort */
    {28039, 28060, 360, 1, 0x0}, /* aten::argsort.stable */
    {28155, 28180, 361, 1, 0x0}, /* aten::argsort.stable_out */
    {28299, 28314, 362, 1, 0x8}, /* aten::argwhere */
    {28352, 28369, 363, 2, 0x1}, /* aten::as_strided */
    {28476, 28494, 365, 1, 0x80}, /* aten::as_strided_ */
    {28604, 28626, 366, 1, 0x80000}, /* aten::as_strided_copy */
    {28732, 28758, 367, 1, 0x80020}, /* aten::as_strided_copy.out */
    {28891, 28916, 368, 1, 0x0}, /* aten::as_strided_scatter */
    {29037, 29066, 369, 1, 0x20}, /* aten::as_strided_scatter.out */
    {29214, 29225, 370, 2, 0x10001}, /* aten::asin */
    {29259, 29274, 372, 2, 0x10000}, /* aten::asin.out */
    {29335, 29347, 374, 2, 0x10000}, /* aten::asin_ */
    {29390, 29402, 376, 2, 0x10001}, /* aten::asinh */
    {29437, 29453, 378, 2, 0x10000}, /* aten::asinh.out */
    {29515, 29528, 380, 2, 0x10000}, /* aten::asinh_ */
    {29572, 29583, 382, 2, 0x10001}, /* aten::atan */
    {29617, 29632, 384, 2, 0x10000}, /* aten::atan.out */
    {29693, 29705, 386, 2, 0x10001}, /* aten::atan2 */
    {29754, 29770, 388, 2, 0x10001}, /* aten::atan2.out */
    {29846, 29859, 390, 2, 0x10000}, /* aten::atan2_ */
    {29917, 29929, 392, 2, 0x10000}, /* aten::atan_ */
    {29972, 29984, 394, 2, 0x10001}, /* aten::atanh */
    {30019, 30035, 396, 2, 0x10000}, /* aten::atanh.out */
    {30097, 30110, 398, 2, 0x10000}, /* aten::atanh_ */
    {30154, 30171, 400, 1, 0x100}, /* aten::atleast_1d */
    {30211, 30237, 401, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {30293, 30310, 402, 1, 0x100}, /* aten::atleast_2d */
    {30350, 30376, 403, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {30432, 30449, 404, 1, 0x100}, /* aten::atleast_3d */
    {30489, 30515, 405, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {30571, 30588, 406, 1, 0x1}, /* aten::avg_pool1d */
    {30735, 30752, 407, 2, 0x1}, /* aten::avg_pool2d */
    {30927, 30948, 409, 2, 0x0}, /* aten::avg_pool2d.out */
    {31150, 31176, 411, 2, 0x1}, /* aten::avg_pool2d_backward */
    {31359, 31396, 413, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {31620, 31637, 415, 2, 0x1}, /* aten::avg_pool3d */
    {31812, 31833, 417, 2, 0x0}, /* aten::avg_pool3d.out */
    {32035, 32061, 419, 2, 0x0}, /* aten::avg_pool3d_backward */
    {32244, 32281, 421, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {32505, 32519, 423, 2, 0x0}, /* aten::baddbmm */
    {32620, 32638, 425, 2, 0x0}, /* aten::baddbmm.out */
    {32763, 32778, 427, 2, 0x0}, /* aten::baddbmm_ */
    {32888, 32905, 429, 1, 0x100}, /* aten::batch_norm */
    {33081, 33107, 430, 2, 0x0}, /* aten::batch_norm_backward */
    {33348, 33378, 432, 2, 0x0}, /* aten::batch_norm_update_stats */
    {33501, 33535, 434, 1, 0x20}, /* aten::batch_norm_update_stats.out */
    {33707, 33722, 435, 1, 0x0}, /* aten::bilinear */
    {33811, 33838, 436, 2, 0x0}, /* aten::binary_cross_entropy */
    {33944, 33975, 438, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {34108, 34144, 440, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {34279, 34326, 442, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {34502, 34541, 444, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {34684, 34727, 446, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {34894, 34919, 447, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {34981, 35013, 448, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {35082, 35118, 449, 1, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {35214, 35243, 450, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {35332, 35357, 451, 2, 0x10001}, /* aten::bitwise_and.Tensor */
    {35419, 35448, 453, 2, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {35537, 35563, 455, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {35634, 35660, 456, 2, 0x10000}, /* aten::bitwise_and_.Tensor */
    {35731, 35770, 458, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {35846, 35889, 459, 1, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {35992, 36024, 460, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {36093, 36132, 462, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {36208, 36251, 463, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {36354, 36390, 464, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {36486, 36519, 466, 2, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {36597, 36637, 468, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {36722, 36740, 469, 2, 0x10001}, /* aten::bitwise_not */
    {36781, 36803, 471, 2, 0x10000}, /* aten::bitwise_not.out */
    {36871, 36890, 473, 2, 0x10000}, /* aten::bitwise_not_ */
    {36940, 36964, 475, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {37025, 37056, 476, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {37124, 37159, 477, 1, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {37254, 37282, 478, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {37370, 37394, 479, 2, 0x10001}, /* aten::bitwise_or.Tensor */
    {37455, 37483, 481, 2, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {37571, 37596, 483, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {37666, 37691, 484, 2, 0x10000}, /* aten::bitwise_or_.Tensor */
    {37761, 37801, 486, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {37878, 37922, 487, 1, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {38026, 38059, 488, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {38129, 38169, 490, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {38246, 38290, 491, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {38394, 38431, 492, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {38528, 38562, 494, 2, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {38641, 38682, 496, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {38768, 38793, 497, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {38855, 38887, 498, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {38956, 38992, 499, 1, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {39088, 39117, 500, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {39206, 39231, 501, 2, 0x10001}, /* aten::bitwise_xor.Tensor */
    {39293, 39322, 503, 2, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {39411, 39437, 505, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {39508, 39534, 506, 2, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {39605, 39615, 508, 2, 0x1}, /* aten::bmm */
    {39661, 39675, 510, 2, 0x0}, /* aten::bmm.out */
    {39748, 39772, 512, 1, 0x0}, /* aten::broadcast_tensors */
    {39826, 39845, 513, 1, 0x0}, /* aten::broadcast_to */
    {39908, 39923, 514, 1, 0x0}, /* aten::can_cast */
    {39979, 40000, 515, 1, 0x100}, /* aten::cartesian_prod */
    {40049, 40059, 516, 2, 0x1}, /* aten::cat */
    {40108, 40120, 518, 1, 0x0}, /* aten::cdist */
    {40199, 40210, 519, 2, 0x10001}, /* aten::ceil */
    {40244, 40259, 521, 2, 0x10000}, /* aten::ceil.out */
    {40320, 40332, 523, 2, 0x10000}, /* aten::ceil_ */
    {40375, 40386, 525, 1, 0x10000}, /* aten::celu */
    {40438, 40453, 526, 1, 0x20}, /* aten::celu.out */
    {40531, 40543, 527, 1, 0x10000}, /* aten::celu_ */
    {40604, 40616, 528, 1, 0x0}, /* aten::chunk */
    {40687, 40699, 529, 2, 0x10001}, /* aten::clamp */
    {40770, 40789, 531, 2, 0x10001}, /* aten::clamp.Tensor */
    {40867, 40890, 533, 2, 0x10000}, /* aten::clamp.Tensor_out */
    {40995, 41011, 535, 2, 0x10000}, /* aten::clamp.out */
    {41109, 41122, 537, 2, 0x10000}, /* aten::clamp_ */
    {41202, 41222, 539, 2, 0x10000}, /* aten::clamp_.Tensor */
    {41309, 41325, 541, 2, 0x10000}, /* aten::clamp_max */
    {41376, 41399, 543, 2, 0x10000}, /* aten::clamp_max.Tensor */
    {41457, 41484, 545, 2, 0x10000}, /* aten::clamp_max.Tensor_out */
    {41569, 41589, 547, 2, 0x10000}, /* aten::clamp_max.out */
    {41667, 41684, 549, 2, 0x10000}, /* aten::clamp_max_ */
    {41744, 41768, 551, 2, 0x10000}, /* aten::clamp_max_.Tensor */
    {41835, 41851, 553, 2, 0x10000}, /* aten::clamp_min */
    {41902, 41925, 555, 2, 0x10000}, /* aten::clamp_min.Tensor */
    {41983, 42010, 557, 2, 0x10000}, /* aten::clamp_min.Tensor_out */
    {42095, 42115, 559, 2, 0x10000}, /* aten::clamp_min.out */
    {42193, 42210, 561, 2, 0x10000}, /* aten::clamp_min_ */
    {42270, 42294, 563, 2, 0x10000}, /* aten::clamp_min_.Tensor */
    {42361, 42372, 565, 1, 0x10000}, /* aten::clip */
    {42442, 42460, 566, 1, 0x10000}, /* aten::clip.Tensor */
    {42537, 42559, 567, 1, 0x0}, /* aten::clip.Tensor_out */
    {42663, 42678, 568, 1, 0x10000}, /* aten::clip.out */
    {42775, 42787, 569, 1, 0x10000}, /* aten::clip_ */
    {42866, 42885, 570, 1, 0x10000}, /* aten::clip_.Tensor */
    {42971, 42983, 571, 1, 0x10001}, /* aten::clone */
    {43055, 43071, 572, 1, 0x20}, /* aten::clone.out */
    {43167, 43186, 573, 1, 0x0}, /* aten::column_stack */
    {43233, 43256, 574, 1, 0x0}, /* aten::column_stack.out */
    {43330, 43349, 575, 1, 0x0}, /* aten::combinations */
    {43429, 43443, 576, 2, 0x0}, /* aten::complex */
    {43493, 43511, 578, 2, 0x0}, /* aten::complex.out */
    {43588, 43601, 580, 1, 0x0}, /* aten::concat */
    {43653, 43670, 581, 1, 0x0}, /* aten::concat.out */
    {43749, 43767, 582, 1, 0x0}, /* aten::concatenate */
    {43824, 43846, 583, 1, 0x0}, /* aten::concatenate.out */
    {43930, 43941, 584, 1, 0x0}, /* aten::conj */
    {43981, 44001, 585, 1, 0x10100}, /* aten::conj_physical */
    {44044, 44068, 586, 2, 0x10000}, /* aten::conj_physical.out */
    {44138, 44159, 588, 2, 0x10000}, /* aten::conj_physical_ */
    {44211, 44233, 590, 1, 0x1}, /* aten::constant_pad_nd */
    {44308, 44334, 591, 1, 0x20}, /* aten::constant_pad_nd.out */
    {44436, 44453, 592, 1, 0x0}, /* aten::contiguous */
    {44548, 44561, 593, 1, 0x0}, /* aten::conv1d */
    {44712, 44733, 594, 1, 0x0}, /* aten::conv1d.padding */
    {44892, 44905, 595, 1, 0x0}, /* aten::conv2d */
    {45056, 45077, 596, 1, 0x0}, /* aten::conv2d.padding */
    {45236, 45249, 597, 1, 0x0}, /* aten::conv3d */
    {45400, 45421, 598, 1, 0x0}, /* aten::conv3d.padding */
    {45580, 45603, 599, 1, 0x0}, /* aten::conv_transpose1d */
    {45792, 45821, 600, 1, 0x0}, /* aten::conv_transpose2d.input */
    {46016, 46045, 601, 1, 0x0}, /* aten::conv_transpose3d.input */
    {46240, 46258, 602, 2, 0x1}, /* aten::convolution */
    {46440, 46462, 604, 1, 0x20}, /* aten::convolution.out */
    {46671, 46698, 605, 2, 0x1}, /* aten::convolution_backward */
    {46956, 46987, 607, 1, 0x20}, /* aten::convolution_backward.out */
    {47315, 47326, 608, 1, 0x1}, /* aten::copy */
    {47397, 47412, 609, 1, 0x20}, /* aten::copy.out */
    {47510, 47522, 610, 1, 0x0}, /* aten::copy_ */
    {47602, 47624, 611, 1, 0x10000}, /* aten::copysign.Scalar */
    {47683, 47709, 612, 1, 0x10000}, /* aten::copysign.Scalar_out */
    {47795, 47817, 613, 2, 0x10000}, /* aten::copysign.Tensor */
    {47876, 47895, 615, 2, 0x10000}, /* aten::copysign.out */
    {47974, 47997, 617, 1, 0x0}, /* aten::copysign_.Scalar */
    {48065, 48088, 618, 2, 0x0}, /* aten::copysign_.Tensor */
    {48156, 48166, 620, 2, 0x10001}, /* aten::cos */
    {48199, 48213, 622, 2, 0x10000}, /* aten::cos.out */
    {48273, 48284, 624, 2, 0x10000}, /* aten::cos_ */
    {48326, 48337, 626, 2, 0x10001}, /* aten::cosh */
    {48371, 48386, 628, 2, 0x10000}, /* aten::cosh.out */
    {48447, 48459, 630, 2, 0x10000}, /* aten::cosh_ */
    {48502, 48522, 632, 1, 0x40000}, /* aten::count_nonzero */
    {48580, 48612, 633, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {48678, 48714, 635, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {48807, 48831, 636, 1, 0x20}, /* aten::count_nonzero.out */
    {48916, 48929, 637, 1, 0x0}, /* aten::cummax */
    {48999, 49016, 638, 2, 0x0}, /* aten::cummax.out */
    {49140, 49153, 640, 1, 0x0}, /* aten::cummin */
    {49223, 49240, 641, 2, 0x0}, /* aten::cummin.out */
    {49364, 49378, 643, 2, 0x0}, /* aten::cumprod */
    {49451, 49469, 645, 2, 0x0}, /* aten::cumprod.out */
    {49566, 49581, 647, 2, 0x0}, /* aten::cumprod_ */
    {49663, 49676, 649, 2, 0x1}, /* aten::cumsum */
    {49748, 49765, 651, 2, 0x0}, /* aten::cumsum.out */
    {49861, 49875, 653, 2, 0x0}, /* aten::cumsum_ */
    {49956, 49986, 655, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {50064, 50093, 656, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {50167, 50181, 657, 1, 0x10000}, /* aten::deg2rad */
    {50218, 50236, 658, 1, 0x10000}, /* aten::deg2rad.out */
    {50300, 50315, 659, 1, 0x10000}, /* aten::deg2rad_ */
    {50361, 50374, 660, 1, 0x0}, /* aten::detach */
    {50416, 50430, 661, 1, 0x80}, /* aten::detach_ */
    {50475, 50493, 662, 1, 0x80000}, /* aten::detach_copy */
    {50534, 50556, 663, 1, 0x80020}, /* aten::detach_copy.out */
    {50624, 50639, 664, 1, 0x1}, /* aten::diagonal */
    {50721, 50745, 665, 1, 0x0}, /* aten::diagonal_backward */
    {50853, 50881, 666, 1, 0x20}, /* aten::diagonal_backward.out */
    {51016, 51036, 667, 1, 0x80000}, /* aten::diagonal_copy */
    {51117, 51141, 668, 1, 0x80020}, /* aten::diagonal_copy.out */
    {51249, 51272, 669, 1, 0x0}, /* aten::diagonal_scatter */
    {51368, 51395, 670, 1, 0x20}, /* aten::diagonal_scatter.out */
    {51518, 51529, 671, 1, 0x0}, /* aten::dist */
    {51589, 51604, 672, 1, 0x20}, /* aten::dist.out */
    {51691, 51708, 673, 1, 0x10001}, /* aten::div.Scalar */
    {51762, 51784, 674, 1, 0x10001}, /* aten::div.Scalar_mode */
    {51866, 51892, 675, 1, 0x20}, /* aten::div.Scalar_mode_out */
    {51998, 52019, 676, 1, 0x20}, /* aten::div.Scalar_out */
    {52100, 52117, 677, 2, 0x10001}, /* aten::div.Tensor */
    {52171, 52193, 679, 2, 0x10001}, /* aten::div.Tensor_mode */
    {52275, 52289, 681, 2, 0x10000}, /* aten::div.out */
    {52363, 52382, 683, 2, 0x10000}, /* aten::div.out_mode */
    {52481, 52499, 685, 1, 0x10000}, /* aten::div_.Scalar */
    {52562, 52585, 686, 1, 0x10000}, /* aten::div_.Scalar_mode */
    {52676, 52694, 687, 2, 0x10000}, /* aten::div_.Tensor */
    {52757, 52780, 689, 2, 0x10000}, /* aten::div_.Tensor_mode */
    {52871, 52891, 691, 1, 0x0}, /* aten::divide.Scalar */
    {52948, 52973, 692, 1, 0x0}, /* aten::divide.Scalar_mode */
    {53058, 53078, 693, 1, 0x0}, /* aten::divide.Tensor */
    {53135, 53160, 694, 1, 0x0}, /* aten::divide.Tensor_mode */
    {53245, 53262, 695, 1, 0x0}, /* aten::divide.out */
    {53339, 53361, 696, 1, 0x0}, /* aten::divide.out_mode */
    {53463, 53484, 697, 1, 0x0}, /* aten::divide_.Scalar */
    {53550, 53576, 698, 1, 0x0}, /* aten::divide_.Scalar_mode */
    {53670, 53691, 699, 1, 0x0}, /* aten::divide_.Tensor */
    {53757, 53783, 700, 1, 0x0}, /* aten::divide_.Tensor_mode */
    {53877, 53887, 701, 2, 0x0}, /* aten::dot */
    {53935, 53949, 703, 1, 0x0}, /* aten::dot.out */
    {54024, 54043, 704, 1, 0x0}, /* aten::dsplit.array */
    {54113, 54130, 705, 1, 0x0}, /* aten::dsplit.int */
    {54197, 54210, 706, 1, 0x0}, /* aten::dstack */
    {54251, 54268, 707, 1, 0x0}, /* aten::dstack.out */
    {54336, 54349, 708, 1, 0x0}, /* aten::einsum */
    {54425, 54435, 709, 2, 0x10001}, /* aten::elu */
    {54522, 54536, 711, 2, 0x0}, /* aten::elu.out */
    {54650, 54661, 713, 2, 0x10000}, /* aten::elu_ */
    {54757, 54776, 715, 2, 0x0}, /* aten::elu_backward */
    {54912, 54942, 717, 2, 0x0}, /* aten::elu_backward.grad_input */
    {55119, 55145, 719, 3, 0x1}, /* aten::empty.memory_format */
    {55322, 55339, 722, 1, 0x0}, /* aten::empty_like */
    {55505, 55526, 723, 1, 0x20}, /* aten::empty_like.out */
    {55627, 55647, 724, 3, 0x1}, /* aten::empty_strided */
    {55801, 55825, 727, 1, 0x20}, /* aten::empty_strided.out */
    {55914, 55930, 728, 2, 0x10001}, /* aten::eq.Scalar */
    {55983, 56003, 730, 2, 0x10000}, /* aten::eq.Scalar_out */
    {56083, 56099, 732, 2, 0x10001}, /* aten::eq.Tensor */
    {56152, 56172, 734, 2, 0x10000}, /* aten::eq.Tensor_out */
    {56252, 56269, 736, 2, 0x0}, /* aten::eq_.Scalar */
    {56331, 56348, 738, 2, 0x0}, /* aten::eq_.Tensor */
    {56410, 56422, 740, 2, 0x10004}, /* aten::equal */
    {56469, 56479, 742, 2, 0x10001}, /* aten::erf */
    {56512, 56526, 744, 2, 0x10000}, /* aten::erf.out */
    {56586, 56597, 746, 2, 0x10000}, /* aten::erf_ */
    {56639, 56650, 748, 2, 0x10000}, /* aten::erfc */
    {56684, 56699, 750, 2, 0x10000}, /* aten::erfc.out */
    {56760, 56772, 752, 2, 0x10000}, /* aten::erfc_ */
    {56815, 56825, 754, 2, 0x10001}, /* aten::exp */
    {56858, 56872, 756, 2, 0x10000}, /* aten::exp.out */
    {56932, 56943, 758, 2, 0x10000}, /* aten::exp2 */
    {56977, 56992, 760, 2, 0x10000}, /* aten::exp2.out */
    {57053, 57065, 762, 2, 0x10000}, /* aten::exp2_ */
    {57108, 57119, 764, 2, 0x10000}, /* aten::exp_ */
    {57161, 57174, 766, 1, 0x1}, /* aten::expand */
    {57255, 57271, 767, 1, 0x0}, /* aten::expand_as */
    {57330, 57348, 768, 1, 0x80000}, /* aten::expand_copy */
    {57428, 57450, 769, 1, 0x80020}, /* aten::expand_copy.out */
    {57554, 57566, 770, 2, 0x10001}, /* aten::expm1 */
    {57601, 57617, 772, 2, 0x10000}, /* aten::expm1.out */
    {57679, 57692, 774, 2, 0x10000}, /* aten::expm1_ */
    {57736, 57750, 776, 1, 0x0}, /* aten::fft_fft */
    {57831, 57849, 777, 1, 0x0}, /* aten::fft_fft.out */
    {57957, 57972, 778, 1, 0x0}, /* aten::fft_fft2 */
    {58065, 58084, 779, 1, 0x0}, /* aten::fft_fft2.out */
    {58204, 58219, 780, 1, 0x0}, /* aten::fft_fftn */
    {58310, 58329, 781, 1, 0x0}, /* aten::fft_fftn.out */
    {58447, 58462, 782, 1, 0x0}, /* aten::fft_hfft */
    {58544, 58563, 783, 1, 0x0}, /* aten::fft_hfft.out */
    {58672, 58688, 784, 1, 0x0}, /* aten::fft_hfft2 */
    {58782, 58802, 785, 1, 0x0}, /* aten::fft_hfft2.out */
    {58923, 58939, 786, 1, 0x0}, /* aten::fft_hfftn */
    {59031, 59051, 787, 1, 0x0}, /* aten::fft_hfftn.out */
    {59170, 59185, 788, 1, 0x0}, /* aten::fft_ifft */
    {59267, 59286, 789, 1, 0x0}, /* aten::fft_ifft.out */
    {59395, 59411, 790, 1, 0x0}, /* aten::fft_ifft2 */
    {59505, 59525, 791, 1, 0x0}, /* aten::fft_ifft2.out */
    {59646, 59662, 792, 1, 0x0}, /* aten::fft_ifftn */
    {59754, 59774, 793, 1, 0x0}, /* aten::fft_ifftn.out */
    {59893, 59909, 794, 1, 0x0}, /* aten::fft_ihfft */
    {59992, 60012, 795, 1, 0x0}, /* aten::fft_ihfft.out */
    {60122, 60139, 796, 1, 0x0}, /* aten::fft_ihfft2 */
    {60234, 60255, 797, 1, 0x0}, /* aten::fft_ihfft2.out */
    {60377, 60394, 798, 1, 0x0}, /* aten::fft_ihfftn */
    {60487, 60508, 799, 1, 0x0}, /* aten::fft_ihfftn.out */
    {60628, 60644, 800, 1, 0x0}, /* aten::fft_irfft */
    {60727, 60747, 801, 1, 0x0}, /* aten::fft_irfft.out */
    {60857, 60874, 802, 1, 0x0}, /* aten::fft_irfft2 */
    {60969, 60990, 803, 1, 0x0}, /* aten::fft_irfft2.out */
    {61112, 61129, 804, 1, 0x0}, /* aten::fft_irfftn */
    {61222, 61243, 805, 1, 0x0}, /* aten::fft_irfftn.out */
    {61363, 61378, 806, 1, 0x0}, /* aten::fft_rfft */
    {61460, 61479, 807, 1, 0x0}, /* aten::fft_rfft.out */
    {61588, 61604, 808, 1, 0x0}, /* aten::fft_rfft2 */
    {61698, 61718, 809, 1, 0x0}, /* aten::fft_rfft2.out */
    {61839, 61855, 810, 1, 0x0}, /* aten::fft_rfftn */
    {61947, 61967, 811, 1, 0x0}, /* aten::fft_rfftn.out */
    {62086, 62104, 812, 1, 0x1}, /* aten::fill.Scalar */
    {62159, 62181, 813, 1, 0x20}, /* aten::fill.Scalar_out */
    {62263, 62281, 814, 1, 0x0}, /* aten::fill.Tensor */
    {62336, 62358, 815, 1, 0x20}, /* aten::fill.Tensor_out */
    {62440, 62459, 816, 2, 0x0}, /* aten::fill_.Scalar */
    {62523, 62542, 818, 2, 0x0}, /* aten::fill_.Tensor */
    {62606, 62616, 820, 1, 0x0}, /* aten::fix */
    {62649, 62663, 821, 1, 0x0}, /* aten::fix.out */
    {62723, 62734, 822, 1, 0x0}, /* aten::fix_ */
    {62776, 62801, 823, 1, 0x0}, /* aten::flatten.using_ints */
    {62888, 62899, 824, 2, 0x1}, /* aten::flip */
    {62945, 62960, 826, 1, 0x20}, /* aten::flip.out */
    {63033, 63046, 827, 1, 0x0}, /* aten::fliplr */
    {63082, 63095, 828, 1, 0x0}, /* aten::flipud */
    {63131, 63156, 829, 1, 0x10000}, /* aten::float_power.Scalar */
    {63221, 63250, 830, 1, 0x10000}, /* aten::float_power.Scalar_out */
    {63342, 63374, 831, 1, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {63446, 63482, 832, 1, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {63581, 63613, 833, 1, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {63685, 63721, 834, 1, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {63820, 63846, 835, 1, 0x10000}, /* aten::float_power_.Scalar */
    {63920, 63946, 836, 1, 0x10000}, /* aten::float_power_.Tensor */
    {64020, 64032, 837, 2, 0x10001}, /* aten::floor */
    {64067, 64083, 839, 2, 0x10000}, /* aten::floor.out */
    {64145, 64158, 841, 2, 0x10000}, /* aten::floor_ */
    {64202, 64221, 843, 2, 0x0}, /* aten::floor_divide */
    {64277, 64303, 845, 1, 0x0}, /* aten::floor_divide.Scalar */
    {64366, 64396, 846, 1, 0x20}, /* aten::floor_divide.Scalar_out */
    {64486, 64509, 847, 2, 0x0}, /* aten::floor_divide.out */
    {64592, 64619, 849, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {64691, 64718, 850, 2, 0x0}, /* aten::floor_divide_.Tensor */
    {64790, 64801, 852, 2, 0x10000}, /* aten::fmax */
    {64849, 64864, 854, 2, 0x10000}, /* aten::fmax.out */
    {64939, 64950, 856, 2, 0x10000}, /* aten::fmin */
    {64998, 65013, 858, 2, 0x10000}, /* aten::fmin.out */
    {65088, 65106, 860, 1, 0x10001}, /* aten::fmod.Scalar */
    {65161, 65183, 861, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {65265, 65283, 862, 2, 0x10001}, /* aten::fmod.Tensor */
    {65338, 65360, 864, 2, 0x10000}, /* aten::fmod.Tensor_out */
    {65442, 65461, 866, 1, 0x10000}, /* aten::fmod_.Scalar */
    {65525, 65544, 867, 2, 0x10000}, /* aten::fmod_.Tensor */
    {65608, 65619, 869, 2, 0x10000}, /* aten::frac */
    {65653, 65668, 871, 2, 0x10000}, /* aten::frac.out */
    {65729, 65741, 873, 2, 0x10000}, /* aten::frac_ */
    {65784, 65812, 875, 2, 0x0}, /* aten::fractional_max_pool2d */
    {65936, 65971, 877, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {66152, 66189, 879, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {66325, 66373, 881, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {66550, 66578, 883, 2, 0x0}, /* aten::fractional_max_pool3d */
    {66702, 66737, 885, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {66918, 66955, 887, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {67091, 67139, 889, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {67316, 67335, 891, 2, 0x10000}, /* aten::frexp.Tensor */
    {67405, 67428, 893, 2, 0x10000}, /* aten::frexp.Tensor_out */
    {67555, 67571, 895, 2, 0x0}, /* aten::from_file */
    {67735, 67755, 897, 1, 0x20}, /* aten::from_file.out */
    {67854, 67865, 898, 2, 0x1}, /* aten::full */
    {68012, 68022, 900, 2, 0x10000}, /* aten::gcd */
    {68069, 68083, 902, 2, 0x10000}, /* aten::gcd.out */
    {68157, 68168, 904, 2, 0x0}, /* aten::gcd_ */
    {68224, 68240, 906, 2, 0x10001}, /* aten::ge.Scalar */
    {68293, 68313, 908, 2, 0x10000}, /* aten::ge.Scalar_out */
    {68393, 68409, 910, 2, 0x10001}, /* aten::ge.Tensor */
    {68462, 68482, 912, 2, 0x10000}, /* aten::ge.Tensor_out */
    {68562, 68579, 914, 2, 0x0}, /* aten::ge_.Scalar */
    {68641, 68658, 916, 2, 0x0}, /* aten::ge_.Tensor */
    {68720, 68731, 918, 2, 0x10001}, /* aten::gelu */
    {68792, 68807, 920, 2, 0x0}, /* aten::gelu.out */
    {68892, 68904, 922, 2, 0x0}, /* aten::gelu_ */
    {68974, 68994, 924, 2, 0x10000}, /* aten::gelu_backward */
    {69084, 69115, 926, 2, 0x0}, /* aten::gelu_backward.grad_input */
    {69243, 69253, 928, 1, 0x0}, /* aten::ger */
    {69299, 69313, 929, 1, 0x0}, /* aten::ger.out */
    {69386, 69407, 930, 1, 0x0}, /* aten::gradient.array */
    {69485, 69512, 931, 1, 0x0}, /* aten::gradient.scalararray */
    {69612, 69637, 932, 1, 0x0}, /* aten::gradient.scalarint */
    {69745, 69775, 933, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {69880, 69908, 934, 1, 0x0}, /* aten::gradient.scalarrayint */
    {70015, 70042, 935, 1, 0x0}, /* aten::gradient.tensorarray */
    {70144, 70174, 936, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {70283, 70304, 937, 1, 0x0}, /* aten::greater.Scalar */
    {70362, 70387, 938, 1, 0x0}, /* aten::greater.Scalar_out */
    {70472, 70493, 939, 1, 0x0}, /* aten::greater.Tensor */
    {70551, 70576, 940, 1, 0x0}, /* aten::greater.Tensor_out */
    {70661, 70683, 941, 1, 0x0}, /* aten::greater_.Scalar */
    {70750, 70772, 942, 1, 0x0}, /* aten::greater_.Tensor */
    {70839, 70866, 943, 1, 0x0}, /* aten::greater_equal.Scalar */
    {70930, 70961, 944, 1, 0x0}, /* aten::greater_equal.Scalar_out */
    {71052, 71079, 945, 1, 0x0}, /* aten::greater_equal.Tensor */
    {71143, 71174, 946, 1, 0x0}, /* aten::greater_equal.Tensor_out */
    {71265, 71293, 947, 1, 0x0}, /* aten::greater_equal_.Scalar */
    {71366, 71394, 948, 1, 0x0}, /* aten::greater_equal_.Tensor */
    {71467, 71484, 949, 1, 0x0}, /* aten::group_norm */
    {71623, 71639, 950, 2, 0x10001}, /* aten::gt.Scalar */
    {71692, 71712, 952, 2, 0x10000}, /* aten::gt.Scalar_out */
    {71792, 71808, 954, 2, 0x10001}, /* aten::gt.Tensor */
    {71861, 71881, 956, 2, 0x10000}, /* aten::gt.Tensor_out */
    {71961, 71978, 958, 2, 0x0}, /* aten::gt_.Scalar */
    {72040, 72057, 960, 2, 0x0}, /* aten::gt_.Tensor */
    {72119, 72136, 962, 2, 0x10000}, /* aten::hardshrink */
    {72194, 72215, 964, 2, 0x0}, /* aten::hardshrink.out */
    {72300, 72326, 966, 2, 0x0}, /* aten::hardshrink_backward */
    {72406, 72443, 968, 2, 0x0}, /* aten::hardshrink_backward.grad_input */
    {72564, 72582, 970, 2, 0x10000}, /* aten::hardsigmoid */
    {72623, 72645, 972, 2, 0x0}, /* aten::hardsigmoid.out */
    {72713, 72732, 974, 2, 0x10000}, /* aten::hardsigmoid_ */
    {72782, 72809, 976, 2, 0x0}, /* aten::hardsigmoid_backward */
    {72879, 72917, 978, 2, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {73028, 73044, 980, 2, 0x0}, /* aten::hardswish */
    {73083, 73103, 982, 2, 0x0}, /* aten::hardswish.out */
    {73169, 73186, 984, 2, 0x0}, /* aten::hardswish_ */
    {73234, 73259, 986, 2, 0x0}, /* aten::hardswish_backward */
    {73327, 73356, 988, 1, 0x20}, /* aten::hardswish_backward.out */
    {73451, 73466, 989, 2, 0x10001}, /* aten::hardtanh */
    {73541, 73560, 991, 2, 0x0}, /* aten::hardtanh.out */
    {73662, 73678, 993, 2, 0x10000}, /* aten::hardtanh_ */
    {73762, 73786, 995, 2, 0x0}, /* aten::hardtanh_backward */
    {73885, 73920, 997, 2, 0x0}, /* aten::hardtanh_backward.grad_input */
    {74060, 74076, 999, 2, 0x10000}, /* aten::heaviside */
    {74130, 74150, 1001, 2, 0x10000}, /* aten::heaviside.out */
    {74231, 74248, 1003, 2, 0x0}, /* aten::heaviside_ */
    {74311, 74330, 1005, 1, 0x0}, /* aten::hsplit.array */
    {74400, 74417, 1006, 1, 0x0}, /* aten::hsplit.int */
    {74484, 74497, 1007, 1, 0x0}, /* aten::hstack */
    {74538, 74555, 1008, 1, 0x0}, /* aten::hstack.out */
    {74623, 74640, 1009, 2, 0x0}, /* aten::huber_loss */
    {74732, 74753, 1011, 2, 0x0}, /* aten::huber_loss.out */
    {74872, 74898, 1013, 2, 0x0}, /* aten::huber_loss_backward */
    {75010, 75040, 1015, 2, 0x0}, /* aten::huber_loss_backward.out */
    {75186, 75198, 1017, 2, 0x10000}, /* aten::hypot */
    {75247, 75263, 1019, 2, 0x10000}, /* aten::hypot.out */
    {75339, 75352, 1021, 2, 0x10000}, /* aten::hypot_ */
    {75410, 75421, 1023, 1, 0x0}, /* aten::imag */
    {75461, 75480, 1024, 1, 0x9}, /* aten::index.Tensor */
    {75541, 75553, 1025, 1, 0x0}, /* aten::inner */
    {75602, 75618, 1026, 1, 0x0}, /* aten::inner.out */
    {75694, 75714, 1027, 1, 0x0}, /* aten::instance_norm */
    {75900, 75917, 1028, 1, 0x0}, /* aten::is_complex */
    {75955, 75969, 1029, 1, 0x0}, /* aten::is_conj */
    {76004, 76025, 1030, 1, 0x0}, /* aten::is_distributed */
    {76067, 76091, 1031, 1, 0x0}, /* aten::is_floating_point */
    {76136, 76155, 1032, 1, 0x0}, /* aten::is_inference */
    {76195, 76208, 1033, 1, 0x0}, /* aten::is_neg */
    {76242, 76259, 1034, 1, 0x0}, /* aten::is_nonzero */
    {76297, 76313, 1035, 1, 0x0}, /* aten::is_pinned */
    {76371, 76390, 1036, 1, 0x0}, /* aten::is_same_size */
    {76444, 76460, 1037, 1, 0x0}, /* aten::is_signed */
    {76497, 76511, 1038, 1, 0x0}, /* aten::isclose */
    {76620, 76635, 1039, 1, 0x10000}, /* aten::isfinite */
    {76673, 76685, 1040, 2, 0x10001}, /* aten::isinf */
    {76720, 76736, 1042, 1, 0x20}, /* aten::isinf.out */
    {76798, 76810, 1043, 2, 0x10001}, /* aten::isnan */
    {76845, 76861, 1045, 1, 0x20}, /* aten::isnan.out */
    {76923, 76938, 1046, 2, 0x10000}, /* aten::isneginf */
    {76976, 76995, 1048, 2, 0x10000}, /* aten::isneginf.out */
    {77060, 77075, 1050, 2, 0x10000}, /* aten::isposinf */
    {77113, 77132, 1052, 2, 0x10000}, /* aten::isposinf.out */
    {77197, 77210, 1054, 1, 0x0}, /* aten::isreal */
    {77246, 77257, 1055, 1, 0x4}, /* aten::item */
    {77291, 77302, 1056, 1, 0x0}, /* aten::kron */
    {77350, 77365, 1057, 1, 0x0}, /* aten::kron.out */
    {77440, 77455, 1058, 1, 0x0}, /* aten::kthvalue */
    {77560, 77582, 1059, 2, 0x0}, /* aten::kthvalue.values */
    {77744, 77761, 1061, 1, 0x0}, /* aten::layer_norm */
    {77910, 77920, 1062, 2, 0x10000}, /* aten::lcm */
    {77967, 77981, 1064, 2, 0x10000}, /* aten::lcm.out */
    {78055, 78066, 1066, 2, 0x0}, /* aten::lcm_ */
    {78122, 78141, 1068, 1, 0x10000}, /* aten::ldexp.Tensor */
    {78197, 78213, 1069, 1, 0x10000}, /* aten::ldexp.out */
    {78289, 78302, 1070, 1, 0x10000}, /* aten::ldexp_ */
    {78360, 78376, 1071, 2, 0x10001}, /* aten::le.Scalar */
    {78429, 78449, 1073, 2, 0x10000}, /* aten::le.Scalar_out */
    {78529, 78545, 1075, 2, 0x10001}, /* aten::le.Tensor */
    {78598, 78618, 1077, 2, 0x10000}, /* aten::le.Tensor_out */
    {78698, 78715, 1079, 2, 0x0}, /* aten::le_.Scalar */
    {78777, 78794, 1081, 2, 0x0}, /* aten::le_.Tensor */
    {78856, 78873, 1083, 2, 0x10001}, /* aten::leaky_relu */
    {78941, 78962, 1085, 2, 0x0}, /* aten::leaky_relu.out */
    {79057, 79075, 1087, 2, 0x10000}, /* aten::leaky_relu_ */
    {79152, 79178, 1089, 2, 0x0}, /* aten::leaky_relu_backward */
    {79291, 79328, 1091, 2, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {79482, 79500, 1093, 2, 0x10000}, /* aten::lerp.Scalar */
    {79568, 79590, 1095, 2, 0x10000}, /* aten::lerp.Scalar_out */
    {79685, 79703, 1097, 2, 0x10000}, /* aten::lerp.Tensor */
    {79771, 79793, 1099, 2, 0x10000}, /* aten::lerp.Tensor_out */
    {79888, 79907, 1101, 2, 0x10000}, /* aten::lerp_.Scalar */
    {79984, 80003, 1103, 2, 0x10000}, /* aten::lerp_.Tensor */
    {80080, 80098, 1105, 1, 0x0}, /* aten::less.Scalar */
    {80153, 80175, 1106, 1, 0x0}, /* aten::less.Scalar_out */
    {80257, 80275, 1107, 1, 0x0}, /* aten::less.Tensor */
    {80330, 80352, 1108, 1, 0x0}, /* aten::less.Tensor_out */
    {80434, 80453, 1109, 1, 0x0}, /* aten::less_.Scalar */
    {80517, 80536, 1110, 1, 0x0}, /* aten::less_.Tensor */
    {80600, 80624, 1111, 1, 0x0}, /* aten::less_equal.Scalar */
    {80685, 80713, 1112, 1, 0x0}, /* aten::less_equal.Scalar_out */
    {80801, 80825, 1113, 1, 0x0}, /* aten::less_equal.Tensor */
    {80886, 80914, 1114, 1, 0x0}, /* aten::less_equal.Tensor_out */
    {81002, 81027, 1115, 1, 0x0}, /* aten::less_equal_.Scalar */
    {81097, 81122, 1116, 1, 0x0}, /* aten::less_equal_.Tensor */
    {81192, 81203, 1117, 1, 0x0}, /* aten::lift */
    {81237, 81252, 1118, 1, 0x20}, /* aten::lift.out */
    {81313, 81330, 1119, 1, 0x0}, /* aten::lift_fresh */
    {81376, 81398, 1120, 1, 0x80000}, /* aten::lift_fresh_copy */
    {81443, 81469, 1121, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {81541, 81563, 1122, 1, 0x0}, /* aten::linalg_diagonal */
    {81654, 81674, 1123, 1, 0x0}, /* aten::linalg_matmul */
    {81731, 81755, 1124, 1, 0x0}, /* aten::linalg_matmul.out */
    {81839, 81862, 1125, 1, 0x0}, /* aten::linalg_multi_dot */
    {81913, 81940, 1126, 1, 0x0}, /* aten::linalg_multi_dot.out */
    {82018, 82038, 1127, 1, 0x0}, /* aten::linalg_vander */
    {82097, 82117, 1128, 1, 0x0}, /* aten::linalg_vecdot */
    {82182, 82206, 1129, 1, 0x0}, /* aten::linalg_vecdot.out */
    {82295, 82320, 1130, 2, 0x40000}, /* aten::linalg_vector_norm */
    {82447, 82476, 1132, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {82627, 82640, 1134, 1, 0x0}, /* aten::linear */
    {82711, 82721, 1135, 2, 0x10001}, /* aten::log */
    {82754, 82768, 1137, 2, 0x10000}, /* aten::log.out */
    {82828, 82840, 1139, 2, 0x10001}, /* aten::log10 */
    {82875, 82891, 1141, 2, 0x10000}, /* aten::log10.out */
    {82953, 82966, 1143, 2, 0x10000}, /* aten::log10_ */
    {83010, 83022, 1145, 2, 0x10001}, /* aten::log1p */
    {83057, 83073, 1147, 2, 0x10000}, /* aten::log1p.out */
    {83135, 83148, 1149, 2, 0x10000}, /* aten::log1p_ */
    {83192, 83203, 1151, 2, 0x10001}, /* aten::log2 */
    {83237, 83252, 1153, 2, 0x10000}, /* aten::log2.out */
    {83313, 83325, 1155, 2, 0x10000}, /* aten::log2_ */
    {83368, 83379, 1157, 2, 0x10000}, /* aten::log_ */
    {83421, 83439, 1159, 1, 0x0}, /* aten::log_sigmoid */
    {83480, 83502, 1160, 1, 0x0}, /* aten::log_sigmoid.out */
    {83570, 83597, 1161, 2, 0x0}, /* aten::log_sigmoid_backward */
    {83682, 83720, 1163, 2, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {83846, 83872, 1165, 2, 0x0}, /* aten::log_sigmoid_forward */
    {83945, 83978, 1167, 2, 0x0}, /* aten::log_sigmoid_forward.output */
    {84093, 84115, 1169, 1, 0x0}, /* aten::log_softmax.int */
    {84193, 84219, 1170, 2, 0x0}, /* aten::log_softmax.int_out */
    {84324, 84340, 1172, 2, 0x10000}, /* aten::logaddexp */
    {84393, 84413, 1174, 2, 0x10000}, /* aten::logaddexp.out */
    {84493, 84510, 1176, 2, 0x10000}, /* aten::logaddexp2 */
    {84564, 84585, 1178, 2, 0x10000}, /* aten::logaddexp2.out */
    {84666, 84685, 1180, 1, 0x0}, /* aten::logcumsumexp */
    {84736, 84759, 1181, 2, 0x0}, /* aten::logcumsumexp.out */
    {84837, 84855, 1183, 2, 0x10001}, /* aten::logical_and */
    {84910, 84932, 1185, 2, 0x10000}, /* aten::logical_and.out */
    {85014, 85033, 1187, 2, 0x10000}, /* aten::logical_and_ */
    {85097, 85115, 1189, 2, 0x10001}, /* aten::logical_not */
    {85156, 85178, 1191, 2, 0x10000}, /* aten::logical_not.out */
    {85246, 85265, 1193, 2, 0x10000}, /* aten::logical_not_ */
    {85315, 85332, 1195, 2, 0x10001}, /* aten::logical_or */
    {85386, 85407, 1197, 2, 0x10000}, /* aten::logical_or.out */
    {85488, 85506, 1199, 2, 0x10000}, /* aten::logical_or_ */
    {85569, 85587, 1201, 2, 0x10001}, /* aten::logical_xor */
    {85642, 85664, 1203, 2, 0x10000}, /* aten::logical_xor.out */
    {85746, 85765, 1205, 2, 0x10000}, /* aten::logical_xor_ */
    {85829, 85841, 1207, 2, 0x10000}, /* aten::logit */
    {85893, 85909, 1209, 2, 0x10000}, /* aten::logit.out */
    {85988, 86001, 1211, 2, 0x10000}, /* aten::logit_ */
    {86062, 86083, 1213, 2, 0x10000}, /* aten::logit_backward */
    {86164, 86196, 1215, 2, 0x10000}, /* aten::logit_backward.grad_input */
    {86318, 86334, 1217, 1, 0x40000}, /* aten::logsumexp */
    {86405, 86425, 1218, 2, 0x40000}, /* aten::logsumexp.out */
    {86523, 86539, 1220, 2, 0x10001}, /* aten::lt.Scalar */
    {86592, 86612, 1222, 2, 0x10000}, /* aten::lt.Scalar_out */
    {86692, 86708, 1224, 2, 0x10001}, /* aten::lt.Tensor */
    {86761, 86781, 1226, 2, 0x10000}, /* aten::lt.Tensor_out */
    {86861, 86878, 1228, 2, 0x0}, /* aten::lt_.Scalar */
    {86940, 86957, 1230, 2, 0x0}, /* aten::lt_.Tensor */
    {87019, 87028, 1232, 1, 0x0}, /* aten::mH */
    {87066, 87075, 1233, 1, 0x0}, /* aten::mT */
    {87113, 87133, 1234, 1, 0x8}, /* aten::masked_select */
    {87189, 87202, 1235, 1, 0x0}, /* aten::matmul */
    {87252, 87269, 1236, 1, 0x0}, /* aten::matmul.out */
    {87346, 87361, 1237, 1, 0x0}, /* aten::matrix_H */
    {87405, 87415, 1238, 2, 0x40000}, /* aten::max */
    {87448, 87462, 1240, 2, 0x40001}, /* aten::max.dim */
    {87553, 87571, 1242, 2, 0x40000}, /* aten::max.dim_max */
    {87716, 87732, 1244, 1, 0x10000}, /* aten::max.other */
    {87785, 87805, 1245, 2, 0x40000}, /* aten::max.unary_out */
    {87871, 87888, 1247, 1, 0x0}, /* aten::max_pool1d */
    {88025, 88055, 1248, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {88215, 88232, 1249, 1, 0x0}, /* aten::max_pool2d */
    {88369, 88399, 1250, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {88559, 88593, 1252, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {88804, 88843, 1254, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {89025, 89075, 1256, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {89298, 89315, 1258, 1, 0x0}, /* aten::max_pool3d */
    {89452, 89482, 1259, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {89642, 89676, 1261, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {89887, 89926, 1263, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {90108, 90158, 1265, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {90381, 90400, 1267, 2, 0x0}, /* aten::max_unpool2d */
    {90481, 90504, 1269, 2, 0x0}, /* aten::max_unpool2d.out */
    {90612, 90631, 1271, 2, 0x0}, /* aten::max_unpool3d */
    {90743, 90766, 1273, 2, 0x0}, /* aten::max_unpool3d.out */
    {90905, 90919, 1275, 2, 0x10001}, /* aten::maximum */
    {90970, 90988, 1277, 2, 0x10000}, /* aten::maximum.out */
    {91066, 91077, 1279, 1, 0x40001}, /* aten::mean */
    {91138, 91153, 1280, 2, 0x40001}, /* aten::mean.dim */
    {91251, 91272, 1282, 2, 0x40000}, /* aten::mean.dtype_out */
    {91363, 91378, 1284, 2, 0x40000}, /* aten::mean.out */
    {91496, 91509, 1286, 2, 0x0}, /* aten::median */
    {91545, 91562, 1288, 1, 0x0}, /* aten::median.dim */
    {91656, 91680, 1289, 2, 0x0}, /* aten::median.dim_values */
    {91831, 91848, 1291, 1, 0x20}, /* aten::median.out */
    {91911, 91921, 1292, 2, 0x40000}, /* aten::min */
    {91954, 91968, 1294, 2, 0x40001}, /* aten::min.dim */
    {92059, 92077, 1296, 2, 0x40000}, /* aten::min.dim_min */
    {92223, 92239, 1298, 1, 0x10000}, /* aten::min.other */
    {92292, 92312, 1299, 2, 0x40000}, /* aten::min.unary_out */
    {92378, 92392, 1301, 2, 0x10001}, /* aten::minimum */
    {92443, 92461, 1303, 2, 0x10000}, /* aten::minimum.out */
    {92539, 92550, 1305, 2, 0x10000}, /* aten::mish */
    {92584, 92599, 1307, 2, 0x0}, /* aten::mish.out */
    {92660, 92672, 1309, 2, 0x0}, /* aten::mish_ */
    {92715, 92735, 1311, 3, 0x0}, /* aten::mish_backward */
    {92798, 92807, 1314, 2, 0x1}, /* aten::mm */
    {92852, 92865, 1316, 2, 0x0}, /* aten::mm.out */
    {92937, 92948, 1318, 2, 0x0}, /* aten::mode */
    {93039, 93057, 1320, 2, 0x0}, /* aten::mode.values */
    {93205, 93224, 1322, 1, 0x0}, /* aten::moveaxis.int */
    {93301, 93324, 1323, 1, 0x0}, /* aten::moveaxis.intlist */
    {93409, 93427, 1324, 1, 0x0}, /* aten::movedim.int */
    {93503, 93525, 1325, 1, 0x0}, /* aten::movedim.intlist */
    {93609, 93624, 1326, 2, 0x0}, /* aten::mse_loss */
    {93697, 93716, 1328, 2, 0x0}, /* aten::mse_loss.out */
    {93816, 93840, 1330, 2, 0x0}, /* aten::mse_loss_backward */
    {93937, 93972, 1332, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {94110, 94122, 1334, 1, 0x0}, /* aten::msort */
    {94157, 94173, 1335, 1, 0x0}, /* aten::msort.out */
    {94235, 94252, 1336, 1, 0x10001}, /* aten::mul.Scalar */
    {94306, 94327, 1337, 1, 0x20}, /* aten::mul.Scalar_out */
    {94408, 94425, 1338, 2, 0x10001}, /* aten::mul.Tensor */
    {94479, 94493, 1340, 2, 0x10000}, /* aten::mul.out */
    {94567, 94585, 1342, 1, 0x10000}, /* aten::mul_.Scalar */
    {94648, 94666, 1343, 2, 0x10000}, /* aten::mul_.Tensor */
    {94729, 94751, 1345, 1, 0x0}, /* aten::multiply.Scalar */
    {94810, 94832, 1346, 1, 0x0}, /* aten::multiply.Tensor */
    {94891, 94910, 1347, 1, 0x0}, /* aten::multiply.out */
    {94989, 95012, 1348, 1, 0x0}, /* aten::multiply_.Scalar */
    {95080, 95103, 1349, 1, 0x0}, /* aten::multiply_.Tensor */
    {95171, 95180, 1350, 1, 0x0}, /* aten::mv */
    {95224, 95237, 1351, 1, 0x0}, /* aten::mv.out */
    {95308, 95325, 1352, 2, 0x10000}, /* aten::nan_to_num */
    {95422, 95443, 1354, 2, 0x10000}, /* aten::nan_to_num.out */
    {95567, 95585, 1356, 2, 0x10000}, /* aten::nan_to_num_ */
    {95691, 95707, 1358, 2, 0x0}, /* aten::nanmedian */
    {95746, 95766, 1360, 1, 0x0}, /* aten::nanmedian.dim */
    {95863, 95890, 1361, 2, 0x0}, /* aten::nanmedian.dim_values */
    {96044, 96064, 1363, 1, 0x20}, /* aten::nanmedian.out */
    {96130, 96143, 1364, 2, 0x40000}, /* aten::nansum */
    {96244, 96261, 1366, 2, 0x40000}, /* aten::nansum.out */
    {96386, 96399, 1368, 1, 0x0}, /* aten::narrow */
    {96479, 96499, 1369, 1, 0x0}, /* aten::narrow.Tensor */
    {96586, 96604, 1370, 1, 0x80000}, /* aten::narrow_copy */
    {96683, 96705, 1371, 2, 0x0}, /* aten::narrow_copy.out */
    {96811, 96835, 1373, 2, 0x0}, /* aten::native_batch_norm */
    {97016, 97044, 1375, 2, 0x0}, /* aten::native_batch_norm.out */
    {97306, 97339, 1377, 2, 0x0}, /* aten::native_batch_norm_backward */
    {97574, 97611, 1379, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {97916, 97940, 1380, 2, 0x1}, /* aten::native_group_norm */
    {98090, 98118, 1382, 1, 0x20}, /* aten::native_group_norm.out */
    {98338, 98371, 1383, 2, 0x1}, /* aten::native_group_norm_backward */
    {98569, 98606, 1385, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {98874, 98898, 1386, 2, 0x1}, /* aten::native_layer_norm */
    {99032, 99060, 1388, 1, 0x20}, /* aten::native_layer_norm.out */
    {99264, 99297, 1389, 2, 0x1}, /* aten::native_layer_norm_backward */
    {99493, 99530, 1391, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {99796, 99812, 1392, 2, 0x10001}, /* aten::ne.Scalar */
    {99865, 99885, 1394, 2, 0x10000}, /* aten::ne.Scalar_out */
    {99965, 99981, 1396, 2, 0x10001}, /* aten::ne.Tensor */
    {100034, 100054, 1398, 2, 0x10000}, /* aten::ne.Tensor_out */
    {100134, 100151, 1400, 2, 0x0}, /* aten::ne_.Scalar */
    {100213, 100230, 1402, 2, 0x0}, /* aten::ne_.Tensor */
    {100292, 100302, 1404, 2, 0x10001}, /* aten::neg */
    {100335, 100349, 1406, 2, 0x10000}, /* aten::neg.out */
    {100409, 100420, 1408, 2, 0x10000}, /* aten::neg_ */
    {100462, 100477, 1410, 1, 0x0}, /* aten::negative */
    {100515, 100534, 1411, 1, 0x0}, /* aten::negative.out */
    {100599, 100615, 1412, 1, 0x0}, /* aten::negative_ */
    {100662, 100678, 1413, 1, 0x0}, /* aten::new_empty */
    {100824, 100844, 1414, 1, 0x20}, /* aten::new_empty.out */
    {100925, 100940, 1415, 1, 0x0}, /* aten::new_full */
    {101104, 101123, 1416, 1, 0x20}, /* aten::new_full.out */
    {101222, 101238, 1417, 1, 0x0}, /* aten::new_zeros */
    {101384, 101404, 1418, 1, 0x20}, /* aten::new_zeros.out */
    {101485, 101501, 1419, 2, 0x10000}, /* aten::nextafter */
    {101554, 101574, 1421, 2, 0x10000}, /* aten::nextafter.out */
    {101654, 101671, 1423, 2, 0x10000}, /* aten::nextafter_ */
    {101733, 101747, 1425, 1, 0x9}, /* aten::nonzero */
    {101784, 101804, 1426, 1, 0x0}, /* aten::nonzero_numpy */
    {101849, 101867, 1427, 1, 0x40000}, /* aten::norm.Scalar */
    {101920, 101945, 1428, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {102036, 102067, 1430, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {102179, 102206, 1432, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {102288, 102319, 1433, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {102425, 102447, 1434, 1, 0x20}, /* aten::norm.Scalar_out */
    {102527, 102548, 1435, 2, 0x40000}, /* aten::norm.dtype_out */
    {102670, 102685, 1437, 2, 0x40000}, /* aten::norm.out */
    {102789, 102812, 1439, 1, 0x0}, /* aten::not_equal.Scalar */
    {102872, 102899, 1440, 1, 0x0}, /* aten::not_equal.Scalar_out */
    {102986, 103009, 1441, 1, 0x0}, /* aten::not_equal.Tensor */
    {103069, 103096, 1442, 1, 0x0}, /* aten::not_equal.Tensor_out */
    {103183, 103207, 1443, 1, 0x0}, /* aten::not_equal_.Scalar */
    {103276, 103300, 1444, 1, 0x0}, /* aten::not_equal_.Tensor */
    {103369, 103381, 1445, 1, 0x0}, /* aten::numel */
    {103413, 103427, 1446, 1, 0x0}, /* aten::numpy_T */
    {103470, 103481, 1447, 2, 0x0}, /* aten::ones */
    {103609, 103621, 1449, 1, 0x0}, /* aten::outer */
    {103669, 103685, 1450, 1, 0x0}, /* aten::outer.out */
    {103760, 103770, 1451, 1, 0x0}, /* aten::pad */
    {103857, 103869, 1452, 1, 0x0}, /* aten::pdist */
    {103915, 103929, 1453, 1, 0x1}, /* aten::permute */
    {103984, 104003, 1454, 1, 0x80000}, /* aten::permute_copy */
    {104057, 104080, 1455, 1, 0x80020}, /* aten::permute_copy.out */
    {104161, 104173, 1456, 2, 0x0}, /* aten::polar */
    {104221, 104237, 1458, 2, 0x0}, /* aten::polar.out */
    {104312, 104327, 1460, 1, 0x10000}, /* aten::positive */
    {104371, 104388, 1461, 2, 0x10001}, /* aten::pow.Scalar */
    {104445, 104466, 1463, 2, 0x10000}, /* aten::pow.Scalar_out */
    {104550, 104574, 1465, 2, 0x10001}, /* aten::pow.Tensor_Scalar */
    {104638, 104666, 1467, 2, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {104757, 104781, 1469, 2, 0x10001}, /* aten::pow.Tensor_Tensor */
    {104845, 104873, 1471, 2, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {104964, 104982, 1473, 2, 0x10000}, /* aten::pow_.Scalar */
    {105048, 105066, 1475, 2, 0x10000}, /* aten::pow_.Tensor */
    {105132, 105144, 1477, 1, 0x0}, /* aten::prelu */
    {105194, 105205, 1478, 2, 0x40001}, /* aten::prod */
    {105266, 105285, 1480, 2, 0x40001}, /* aten::prod.dim_int */
    {105383, 105402, 1482, 2, 0x40000}, /* aten::prod.int_out */
    {105520, 105535, 1484, 1, 0x20}, /* aten::prod.out */
    {105620, 105640, 1485, 1, 0x0}, /* aten::promote_types */
    {105710, 105724, 1486, 1, 0x10000}, /* aten::rad2deg */
    {105761, 105779, 1487, 1, 0x10000}, /* aten::rad2deg.out */
    {105843, 105858, 1488, 1, 0x10000}, /* aten::rad2deg_ */
    {105904, 105916, 1489, 1, 0x0}, /* aten::ravel */
    {105957, 105968, 1490, 1, 0x0}, /* aten::real */
    {106008, 106025, 1491, 2, 0x10001}, /* aten::reciprocal */
    {106065, 106086, 1493, 2, 0x10000}, /* aten::reciprocal.out */
    {106153, 106171, 1495, 2, 0x10000}, /* aten::reciprocal_ */
    {106220, 106243, 1497, 2, 0x1}, /* aten::reflection_pad1d */
    {106308, 106335, 1499, 2, 0x0}, /* aten::reflection_pad1d.out */
    {106427, 106459, 1501, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {106553, 106596, 1503, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {106731, 106754, 1505, 2, 0x1}, /* aten::reflection_pad2d */
    {106819, 106846, 1507, 2, 0x0}, /* aten::reflection_pad2d.out */
    {106938, 106970, 1509, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {107064, 107107, 1511, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {107242, 107265, 1513, 2, 0x1}, /* aten::reflection_pad3d */
    {107330, 107357, 1515, 2, 0x0}, /* aten::reflection_pad3d.out */
    {107449, 107481, 1517, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {107575, 107618, 1519, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {107753, 107764, 1521, 2, 0x10001}, /* aten::relu */
    {107798, 107813, 1523, 1, 0x20}, /* aten::relu.out */
    {107874, 107886, 1524, 1, 0x10000}, /* aten::relu6 */
    {107921, 107934, 1525, 1, 0x0}, /* aten::relu6_ */
    {107978, 107990, 1526, 2, 0x10000}, /* aten::relu_ */
    {108033, 108056, 1528, 1, 0x10001}, /* aten::remainder.Scalar */
    {108116, 108146, 1529, 2, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {108213, 108247, 1531, 1, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {108341, 108368, 1532, 1, 0x10000}, /* aten::remainder.Scalar_out */
    {108455, 108478, 1533, 2, 0x10001}, /* aten::remainder.Tensor */
    {108538, 108565, 1535, 2, 0x10000}, /* aten::remainder.Tensor_out */
    {108652, 108676, 1537, 1, 0x10000}, /* aten::remainder_.Scalar */
    {108745, 108769, 1538, 2, 0x10000}, /* aten::remainder_.Tensor */
    {108838, 108869, 1540, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {108955, 108990, 1541, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {109100, 109124, 1542, 2, 0x0}, /* aten::replication_pad1d */
    {109190, 109218, 1544, 2, 0x0}, /* aten::replication_pad1d.out */
    {109311, 109344, 1546, 2, 0x0}, /* aten::replication_pad1d_backward */
    {109439, 109483, 1548, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {109619, 109643, 1550, 2, 0x1}, /* aten::replication_pad2d */
    {109709, 109737, 1552, 2, 0x0}, /* aten::replication_pad2d.out */
    {109830, 109863, 1554, 2, 0x0}, /* aten::replication_pad2d_backward */
    {109958, 110002, 1556, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {110138, 110162, 1558, 2, 0x1}, /* aten::replication_pad3d */
    {110228, 110256, 1560, 2, 0x0}, /* aten::replication_pad3d.out */
    {110349, 110382, 1562, 2, 0x0}, /* aten::replication_pad3d_backward */
    {110477, 110521, 1564, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {110657, 110671, 1566, 1, 0x0}, /* aten::reshape */
    {110730, 110747, 1567, 1, 0x0}, /* aten::reshape_as */
    {110807, 110820, 1568, 1, 0x20}, /* aten::resize */
    {110908, 110925, 1569, 1, 0x20}, /* aten::resize.out */
    {111037, 111051, 1570, 2, 0x81}, /* aten::resize_ */
    {111148, 111164, 1572, 1, 0x20}, /* aten::resize_as */
    {111261, 111281, 1573, 1, 0x20}, /* aten::resize_as.out */
    {111402, 111419, 1574, 1, 0x80}, /* aten::resize_as_ */
    {111525, 111544, 1575, 1, 0x0}, /* aten::resolve_conj */
    {111592, 111610, 1576, 1, 0x0}, /* aten::resolve_neg */
    {111657, 111682, 1577, 1, 0x0}, /* aten::result_type.Scalar */
    {111750, 111782, 1578, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {111860, 111892, 1579, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {111968, 111993, 1580, 1, 0x0}, /* aten::result_type.Tensor */
    {112061, 112076, 1581, 1, 0x0}, /* aten::rms_norm */
    {112180, 112192, 1582, 2, 0x10001}, /* aten::round */
    {112227, 112248, 1584, 2, 0x10000}, /* aten::round.decimals */
    {112309, 112334, 1586, 2, 0x10000}, /* aten::round.decimals_out */
    {112419, 112435, 1588, 2, 0x10000}, /* aten::round.out */
    {112497, 112510, 1590, 2, 0x10000}, /* aten::round_ */
    {112554, 112576, 1592, 2, 0x10000}, /* aten::round_.decimals */
    {112646, 112662, 1594, 1, 0x0}, /* aten::row_stack */
    {112706, 112726, 1595, 1, 0x0}, /* aten::row_stack.out */
    {112797, 112809, 1596, 2, 0x10001}, /* aten::rsqrt */
    {112844, 112860, 1598, 2, 0x10000}, /* aten::rsqrt.out */
    {112922, 112935, 1600, 2, 0x10000}, /* aten::rsqrt_ */
    {112979, 112997, 1602, 1, 0x10000}, /* aten::rsub.Scalar */
    {113068, 113090, 1603, 1, 0x20}, /* aten::rsub.Scalar_out */
    {113188, 113206, 1604, 2, 0x0}, /* aten::rsub.Tensor */
    {113280, 113302, 1606, 1, 0x20}, /* aten::rsub.Tensor_out */
    {113400, 113422, 1607, 2, 0x0}, /* aten::scatter.src_out */
    {113525, 113549, 1609, 2, 0x0}, /* aten::scatter.value_out */
    {113656, 113673, 1611, 1, 0x1}, /* aten::select.int */
    {113742, 113764, 1612, 1, 0x0}, /* aten::select_backward */
    {113861, 113887, 1613, 1, 0x20}, /* aten::select_backward.out */
    {114011, 114033, 1614, 1, 0x80000}, /* aten::select_copy.int */
    {114101, 114127, 1615, 1, 0x80020}, /* aten::select_copy.int_out */
    {114222, 114243, 1616, 1, 0x1}, /* aten::select_scatter */
    {114322, 114347, 1617, 1, 0x20}, /* aten::select_scatter.out */
    {114453, 114464, 1618, 1, 0x10000}, /* aten::selu */
    {114498, 114510, 1619, 1, 0x10000}, /* aten::selu_ */
    {114553, 114563, 1620, 2, 0x10000}, /* aten::sgn */
    {114596, 114610, 1622, 2, 0x10000}, /* aten::sgn.out */
    {114670, 114681, 1624, 2, 0x10000}, /* aten::sgn_ */
    {114723, 114737, 1626, 2, 0x10001}, /* aten::sigmoid */
    {114774, 114792, 1628, 2, 0x10000}, /* aten::sigmoid.out */
    {114856, 114871, 1630, 2, 0x10000}, /* aten::sigmoid_ */
    {114917, 114940, 1632, 2, 0x10000}, /* aten::sigmoid_backward */
    {115008, 115042, 1634, 2, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {115151, 115162, 1636, 2, 0x10001}, /* aten::sign */
    {115196, 115211, 1638, 2, 0x10000}, /* aten::sign.out */
    {115272, 115284, 1640, 2, 0x10000}, /* aten::sign_ */
    {115327, 115341, 1642, 2, 0x10000}, /* aten::signbit */
    {115378, 115396, 1644, 2, 0x10000}, /* aten::signbit.out */
    {115460, 115471, 1646, 2, 0x10000}, /* aten::silu */
    {115505, 115520, 1648, 2, 0x10000}, /* aten::silu.out */
    {115581, 115593, 1650, 2, 0x10000}, /* aten::silu_ */
    {115636, 115656, 1652, 2, 0x10000}, /* aten::silu_backward */
    {115719, 115750, 1654, 2, 0x10000}, /* aten::silu_backward.grad_input */
    {115854, 115864, 1656, 2, 0x10001}, /* aten::sin */
    {115897, 115911, 1658, 2, 0x10000}, /* aten::sin.out */
    {115971, 115982, 1660, 2, 0x10000}, /* aten::sin_ */
    {116024, 116035, 1662, 2, 0x10000}, /* aten::sinc */
    {116069, 116084, 1664, 2, 0x10000}, /* aten::sinc.out */
    {116145, 116157, 1666, 2, 0x10000}, /* aten::sinc_ */
    {116200, 116211, 1668, 2, 0x10001}, /* aten::sinh */
    {116245, 116260, 1670, 2, 0x10000}, /* aten::sinh.out */
    {116321, 116333, 1672, 2, 0x10000}, /* aten::sinh_ */
    {116376, 116391, 1674, 1, 0x0}, /* aten::size.int */
    {116435, 116454, 1675, 1, 0x1}, /* aten::slice.Tensor */
    {116566, 116587, 1676, 1, 0x0}, /* aten::slice_backward */
    {116708, 116733, 1677, 1, 0x20}, /* aten::slice_backward.out */
    {116881, 116905, 1678, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {117016, 117044, 1679, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {117182, 117202, 1680, 1, 0x80001}, /* aten::slice_scatter */
    {117321, 117345, 1681, 1, 0x80020}, /* aten::slice_scatter.out */
    {117491, 117512, 1682, 2, 0x0}, /* aten::smooth_l1_loss */
    {117607, 117632, 1684, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {117754, 117784, 1686, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {117899, 117940, 1688, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {118096, 118119, 1690, 2, 0x0}, /* aten::soft_margin_loss */
    {118200, 118227, 1692, 1, 0x0}, /* aten::soft_margin_loss.out */
    {118335, 118367, 1693, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {118472, 118515, 1695, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {118661, 118679, 1696, 1, 0x0}, /* aten::softmax.int */
    {118753, 118775, 1697, 2, 0x0}, /* aten::softmax.int_out */
    {118876, 118891, 1699, 2, 0x10000}, /* aten::softplus */
    {118965, 118984, 1701, 2, 0x0}, /* aten::softplus.out */
    {119085, 119109, 1703, 2, 0x0}, /* aten::softplus_backward */
    {119207, 119242, 1705, 2, 0x0}, /* aten::softplus_backward.grad_input */
    {119381, 119398, 1707, 2, 0x10000}, /* aten::softshrink */
    {119456, 119477, 1709, 2, 0x0}, /* aten::softshrink.out */
    {119562, 119588, 1711, 2, 0x0}, /* aten::softshrink_backward */
    {119671, 119708, 1713, 2, 0x0}, /* aten::softshrink_backward.grad_input */
    {119832, 119843, 1715, 1, 0x1}, /* aten::sort */
    {119937, 119955, 1716, 2, 0x0}, /* aten::sort.stable */
    {120073, 120091, 1718, 2, 0x0}, /* aten::sort.values */
    {120242, 120267, 1720, 2, 0x0}, /* aten::sort.values_stable */
    {120439, 120465, 1722, 1, 0x0}, /* aten::special_log_softmax */
    {120550, 120574, 1723, 1, 0x0}, /* aten::special_logsumexp */
    {120653, 120681, 1724, 1, 0x0}, /* aten::special_logsumexp.out */
    {120787, 120809, 1725, 1, 0x0}, /* aten::special_softmax */
    {120887, 120906, 1726, 1, 0x0}, /* aten::split.Tensor */
    {120991, 121009, 1727, 1, 0x0}, /* aten::split.sizes */
    {121095, 121119, 1728, 1, 0x80000}, /* aten::split_copy.Tensor */
    {121198, 121226, 1729, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {121324, 121347, 1730, 1, 0x1}, /* aten::split_with_sizes */
    {121439, 121467, 1731, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {121553, 121585, 1732, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {121690, 121701, 1733, 2, 0x10001}, /* aten::sqrt */
    {121735, 121750, 1735, 2, 0x10000}, /* aten::sqrt.out */
    {121811, 121823, 1737, 2, 0x10000}, /* aten::sqrt_ */
    {121866, 121879, 1739, 1, 0x10000}, /* aten::square */
    {121915, 121932, 1740, 1, 0x10000}, /* aten::square.out */
    {121995, 122009, 1741, 1, 0x10000}, /* aten::square_ */
    {122054, 122068, 1742, 1, 0x0}, /* aten::squeeze */
    {122111, 122129, 1743, 1, 0x1}, /* aten::squeeze.dim */
    {122185, 122204, 1744, 1, 0x1}, /* aten::squeeze.dims */
    {122263, 122278, 1745, 1, 0x80}, /* aten::squeeze_ */
    {122324, 122343, 1746, 1, 0x80}, /* aten::squeeze_.dim */
    {122402, 122422, 1747, 1, 0x80}, /* aten::squeeze_.dims */
    {122484, 122503, 1748, 1, 0x80000}, /* aten::squeeze_copy */
    {122545, 122568, 1749, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {122623, 122650, 1750, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {122732, 122756, 1751, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {122814, 122842, 1752, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {122927, 122950, 1753, 1, 0x80020}, /* aten::squeeze_copy.out */
    {123019, 123029, 1754, 1, 0x40000}, /* aten::std */
    {123082, 123103, 1755, 2, 0x40000}, /* aten::std.correction */
    {123213, 123238, 1757, 2, 0x40000}, /* aten::std.correction_out */
    {123372, 123386, 1759, 1, 0x40000}, /* aten::std.dim */
    {123476, 123490, 1760, 1, 0x40000}, /* aten::std.out */
    {123603, 123618, 1761, 1, 0x40000}, /* aten::std_mean */
    {123686, 123712, 1762, 2, 0x40000}, /* aten::std_mean.correction */
    {123837, 123867, 1764, 1, 0x20}, /* aten::std_mean.correction_out */
    {124038, 124057, 1765, 1, 0x40000}, /* aten::std_mean.dim */
    {124162, 124179, 1766, 1, 0x0}, /* aten::stride.int */
    {124225, 124242, 1767, 1, 0x10001}, /* aten::sub.Scalar */
    {124312, 124333, 1768, 1, 0x20}, /* aten::sub.Scalar_out */
    {124430, 124447, 1769, 2, 0x10001}, /* aten::sub.Tensor */
    {124520, 124534, 1771, 2, 0x10000}, /* aten::sub.out */
    {124624, 124642, 1773, 1, 0x10000}, /* aten::sub_.Scalar */
    {124721, 124739, 1774, 2, 0x10000}, /* aten::sub_.Tensor */
    {124821, 124843, 1776, 1, 0x0}, /* aten::subtract.Scalar */
    {124918, 124940, 1777, 1, 0x0}, /* aten::subtract.Tensor */
    {125018, 125037, 1778, 1, 0x0}, /* aten::subtract.out */
    {125132, 125155, 1779, 1, 0x0}, /* aten::subtract_.Scalar */
    {125239, 125262, 1780, 1, 0x0}, /* aten::subtract_.Tensor */
    {125349, 125359, 1781, 1, 0x40000}, /* aten::sum */
    {125419, 125441, 1782, 2, 0x40000}, /* aten::sum.IntList_out */
    {125566, 125588, 1784, 2, 0x40001}, /* aten::sum.dim_IntList */
    {125693, 125707, 1786, 1, 0x20}, /* aten::sum.out */
    {125791, 125809, 1787, 1, 0x0}, /* aten::sum_to_size */
    {125865, 125880, 1788, 1, 0x0}, /* aten::swapaxes */
    {125946, 125962, 1789, 1, 0x80}, /* aten::swapaxes_ */
    {126031, 126046, 1790, 1, 0x0}, /* aten::swapdims */
    {126110, 126126, 1791, 1, 0x80}, /* aten::swapdims_ */
    {126193, 126209, 1792, 1, 0x1}, /* aten::sym_numel */
    {126248, 126267, 1793, 1, 0x1}, /* aten::sym_size.int */
    {126318, 126343, 1794, 1, 0x1}, /* aten::sym_storage_offset */
    {126391, 126412, 1795, 1, 0x1}, /* aten::sym_stride.int */
    {126465, 126473, 1796, 1, 0x0}, /* aten::t */
    {126510, 126519, 1797, 1, 0x80}, /* aten::t_ */
    {126559, 126572, 1798, 1, 0x80000}, /* aten::t_copy */
    {126608, 126625, 1799, 1, 0x80020}, /* aten::t_copy.out */
    {126688, 126698, 1800, 2, 0x10001}, /* aten::tan */
    {126731, 126745, 1802, 2, 0x10000}, /* aten::tan.out */
    {126805, 126816, 1804, 2, 0x10000}, /* aten::tan_ */
    {126858, 126869, 1806, 2, 0x10001}, /* aten::tanh */
    {126903, 126918, 1808, 2, 0x10000}, /* aten::tanh.out */
    {126979, 126991, 1810, 2, 0x10000}, /* aten::tanh_ */
    {127034, 127054, 1812, 2, 0x10000}, /* aten::tanh_backward */
    {127119, 127150, 1814, 2, 0x10000}, /* aten::tanh_backward.grad_input */
    {127256, 127283, 1816, 1, 0x0}, /* aten::tensor_split.indices */
    {127375, 127403, 1817, 1, 0x0}, /* aten::tensor_split.sections */
    {127495, 127541, 1818, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {127669, 127685, 1819, 1, 0x0}, /* aten::tensordot */
    {127773, 127793, 1820, 1, 0x0}, /* aten::tensordot.out */
    {127908, 127924, 1821, 2, 0x10000}, /* aten::threshold */
    {127995, 128015, 1823, 2, 0x0}, /* aten::threshold.out */
    {128113, 128130, 1825, 2, 0x0}, /* aten::threshold_ */
    {128210, 128235, 1827, 2, 0x10000}, /* aten::threshold_backward */
    {128321, 128357, 1829, 2, 0x0}, /* aten::threshold_backward.grad_input */
    {128484, 128500, 1831, 1, 0x0}, /* aten::to.device */
    {128654, 128669, 1832, 1, 0x0}, /* aten::to.dtype */
    {128807, 128829, 1833, 1, 0x0}, /* aten::to.dtype_layout */
    {129048, 129063, 1834, 1, 0x0}, /* aten::to.other */
    {129197, 129208, 1835, 2, 0x1}, /* aten::topk */
    {129326, 129344, 1837, 2, 0x0}, /* aten::topk.values */
    {129519, 129531, 1839, 2, 0x0}, /* aten::trace */
    {129566, 129582, 1841, 1, 0x20}, /* aten::trace.out */
    {129644, 129664, 1842, 1, 0x0}, /* aten::transpose.int */
    {129733, 129750, 1843, 1, 0x80}, /* aten::transpose_ */
    {129818, 129843, 1844, 1, 0x80000}, /* aten::transpose_copy.int */
    {129911, 129940, 1845, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {130035, 130054, 1846, 1, 0x0}, /* aten::trapezoid.dx */
    {130121, 130139, 1847, 1, 0x0}, /* aten::trapezoid.x */
    {130202, 130217, 1848, 1, 0x0}, /* aten::trapz.dx */
    {130279, 130293, 1849, 1, 0x0}, /* aten::trapz.x */
    {130352, 130377, 1850, 1, 0x0}, /* aten::true_divide.Scalar */
    {130439, 130464, 1851, 1, 0x10000}, /* aten::true_divide.Tensor */
    {130526, 130548, 1852, 1, 0x0}, /* aten::true_divide.out */
    {130630, 130656, 1853, 1, 0x0}, /* aten::true_divide_.Scalar */
    {130727, 130753, 1854, 1, 0x0}, /* aten::true_divide_.Tensor */
    {130824, 130836, 1855, 2, 0x10001}, /* aten::trunc */
    {130871, 130887, 1857, 2, 0x10000}, /* aten::trunc.out */
    {130949, 130962, 1859, 2, 0x10000}, /* aten::trunc_ */
    {131006, 131020, 1861, 1, 0x0}, /* aten::type_as */
    {131071, 131088, 1862, 1, 0x0}, /* aten::unbind.int */
    {131152, 131174, 1863, 1, 0x80000}, /* aten::unbind_copy.int */
    {131232, 131258, 1864, 1, 0x0}, /* aten::unbind_copy.int_out */
    {131335, 131355, 1865, 1, 0x0}, /* aten::unflatten.int */
    {131429, 131442, 1866, 2, 0x0}, /* aten::unfold */
    {131519, 131541, 1868, 2, 0x0}, /* aten::unfold_backward */
    {131640, 131666, 1870, 1, 0x20}, /* aten::unfold_backward.out */
    {131792, 131810, 1871, 1, 0x80000}, /* aten::unfold_copy */
    {131886, 131908, 1872, 1, 0x80020}, /* aten::unfold_copy.out */
    {132011, 132030, 1873, 1, 0x100}, /* aten::unsafe_chunk */
    {132097, 132123, 1874, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {132204, 132234, 1875, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {132334, 132364, 1876, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {132452, 132486, 1877, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {132593, 132609, 1878, 1, 0x1}, /* aten::unsqueeze */
    {132663, 132680, 1879, 1, 0x80}, /* aten::unsqueeze_ */
    {132737, 132758, 1880, 1, 0x80000}, /* aten::unsqueeze_copy */
    {132811, 132836, 1881, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {132916, 132941, 1882, 2, 0x0}, /* aten::upsample_bicubic2d */
    {133076, 133105, 1884, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {133267, 133296, 1886, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {133416, 133450, 1887, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {133623, 133668, 1889, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {133882, 133908, 1891, 2, 0x0}, /* aten::upsample_bilinear2d */
    {134044, 134074, 1893, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {134237, 134267, 1895, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {134388, 134423, 1896, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {134597, 134643, 1898, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {134858, 134882, 1900, 2, 0x0}, /* aten::upsample_linear1d */
    {134992, 135020, 1902, 2, 0x0}, /* aten::upsample_linear1d.out */
    {135157, 135185, 1904, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {135304, 135337, 1905, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {135485, 135529, 1907, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {135718, 135743, 1909, 2, 0x0}, /* aten::upsample_nearest1d */
    {135834, 135863, 1911, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {135981, 136010, 1913, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {136110, 136144, 1914, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {136273, 136318, 1916, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {136488, 136513, 1918, 2, 0x0}, /* aten::upsample_nearest2d */
    {136628, 136657, 1920, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {136799, 136828, 1922, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {136928, 136962, 1923, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {137115, 137160, 1925, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {137354, 137379, 1927, 2, 0x0}, /* aten::upsample_nearest3d */
    {137516, 137545, 1929, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {137709, 137738, 1931, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {137838, 137872, 1932, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {138047, 138092, 1934, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {138308, 138335, 1936, 2, 0x0}, /* aten::upsample_trilinear3d */
    {138494, 138525, 1938, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {138711, 138742, 1940, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {138864, 138900, 1941, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {139097, 139144, 1943, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {139382, 139392, 1945, 1, 0x40000}, /* aten::var */
    {139445, 139466, 1946, 2, 0x40001}, /* aten::var.correction */
    {139576, 139601, 1948, 2, 0x40000}, /* aten::var.correction_out */
    {139735, 139749, 1950, 1, 0x40001}, /* aten::var.dim */
    {139839, 139853, 1951, 1, 0x40000}, /* aten::var.out */
    {139966, 139981, 1952, 1, 0x40000}, /* aten::var_mean */
    {140049, 140075, 1953, 2, 0x40000}, /* aten::var_mean.correction */
    {140200, 140230, 1955, 1, 0x20}, /* aten::var_mean.correction_out */
    {140401, 140420, 1956, 1, 0x40000}, /* aten::var_mean.dim */
    {140525, 140536, 1957, 2, 0x0}, /* aten::vdot */
    {140584, 140599, 1959, 1, 0x0}, /* aten::vdot.out */
    {140674, 140685, 1960, 2, 0x1}, /* aten::view */
    {140740, 140757, 1962, 1, 0x0}, /* aten::view.dtype */
    {140821, 140835, 1963, 1, 0x0}, /* aten::view_as */
    {140892, 140914, 1964, 2, 0x0}, /* aten::view_as_complex */
    {140965, 140992, 1966, 1, 0x80000}, /* aten::view_as_complex_copy */
    {141042, 141073, 1967, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {141150, 141169, 1968, 2, 0x0}, /* aten::view_as_real */
    {141217, 141241, 1970, 1, 0x80000}, /* aten::view_as_real_copy */
    {141288, 141316, 1971, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {141390, 141406, 1972, 1, 0x80000}, /* aten::view_copy */
    {141460, 141482, 1973, 1, 0x80000}, /* aten::view_copy.dtype */
    {141545, 141571, 1974, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {141661, 141681, 1975, 1, 0x80020}, /* aten::view_copy.out */
    {141762, 141781, 1976, 1, 0x0}, /* aten::vsplit.array */
    {141851, 141868, 1977, 1, 0x0}, /* aten::vsplit.int */
    {141935, 141948, 1978, 1, 0x0}, /* aten::vstack */
    {141989, 142006, 1979, 1, 0x0}, /* aten::vstack.out */
    {142074, 142093, 1980, 1, 0x0}, /* aten::where.Scalar */
    {142167, 142191, 1981, 1, 0x0}, /* aten::where.ScalarOther */
    {142270, 142293, 1982, 1, 0x0}, /* aten::where.ScalarSelf */
    {142371, 142388, 1983, 2, 0x10001}, /* aten::where.self */
    {142460, 142481, 1985, 2, 0x0}, /* aten::where.self_out */
    {142580, 142608, 1987, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {142696, 142723, 1988, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {142810, 142832, 1989, 2, 0x10000}, /* aten::xlogy.OutTensor */
    {142914, 142939, 1991, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {143001, 143025, 1992, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {143086, 143105, 1993, 2, 0x10000}, /* aten::xlogy.Tensor */
    {143161, 143187, 1995, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {143258, 143278, 1996, 2, 0x10000}, /* aten::xlogy_.Tensor */
    {143343, 143354, 1998, 1, 0x20}, /* aten::zero */
    {143388, 143403, 1999, 1, 0x20}, /* aten::zero.out */
    {143464, 143476, 2000, 2, 0x0}, /* aten::zero_ */
    {143519, 143531, 2002, 2, 0x0}, /* aten::zeros */
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
    {141, 0, 624}, /* aten::_unsafe_view CompositeExplicitAutograd */
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
    {138, 0, 99}, /* aten::arccos implicit */
    {138, 0, 101}, /* aten::arccos.out implicit */
    {138, 0, 100}, /* aten::arccos_ implicit */
    {138, 0, 102}, /* aten::arccosh implicit */
    {138, 0, 104}, /* aten::arccosh.out implicit */
    {138, 0, 103}, /* aten::arccosh_ implicit */
    {138, 0, 105}, /* aten::arcsin implicit */
    {138, 0, 107}, /* aten::arcsin.out implicit */
    {138, 0, 106}, /* aten::arcsin_ implicit */
    {138, 0, 108}, /* aten::arcsinh implicit */
    {138, 0, 110}, /* aten::arcsinh.out implicit */
    {138, 0, 109}, /* aten::arcsinh_ implicit */
    {138, 0, 111}, /* aten::arctan implicit */
    {138, 0, 116}, /* aten::arctan.out implicit */
    {138, 0, 112}, /* aten::arctan2 implicit */
    {138, 0, 114}, /* aten::arctan2.out implicit */
    {138, 0, 113}, /* aten::arctan2_ implicit */
    {138, 0, 115}, /* aten::arctan_ implicit */
    {138, 0, 117}, /* aten::arctanh implicit */
    {138, 0, 119}, /* aten::arctanh.out implicit */
    {138, 0, 118}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 120}, /* aten::argsort implicit */
    {138, 0, 121}, /* aten::argsort.stable implicit */
    {138, 4, 56}, /* aten::argsort.stable_out implicit */
    {138, 0, 122}, /* aten::argwhere implicit */
    {1, 0, 123}, /* aten::as_strided CPU */
    {16, 0, 123}, /* aten::as_strided Meta */
    {142, 5, 57}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 57}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 58}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 124}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 59}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
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
    {138, 0, 125}, /* aten::atleast_1d implicit */
    {138, 0, 126}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 127}, /* aten::atleast_2d implicit */
    {138, 0, 128}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 129}, /* aten::atleast_3d implicit */
    {138, 0, 130}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 131}, /* aten::avg_pool1d implicit */
    {1, 0, 132}, /* aten::avg_pool2d CPU */
    {16, 0, 132}, /* aten::avg_pool2d Meta */
    {1, 4, 60}, /* aten::avg_pool2d.out CPU */
    {16, 4, 60}, /* aten::avg_pool2d.out Meta */
    {1, 0, 133}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 133}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 61}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 61}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 134}, /* aten::avg_pool3d CPU */
    {16, 0, 134}, /* aten::avg_pool3d Meta */
    {1, 4, 62}, /* aten::avg_pool3d.out CPU */
    {16, 4, 62}, /* aten::avg_pool3d.out Meta */
    {1, 0, 135}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 135}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 63}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 63}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 27}, /* aten::baddbmm CPU */
    {16, 1, 27}, /* aten::baddbmm Meta */
    {1, 3, 27}, /* aten::baddbmm.out CPU */
    {16, 3, 27}, /* aten::baddbmm.out Meta */
    {1, 2, 27}, /* aten::baddbmm_ CPU */
    {16, 2, 27}, /* aten::baddbmm_ Meta */
    {138, 0, 137}, /* aten::batch_norm implicit */
    {1, 0, 138}, /* aten::batch_norm_backward CPU */
    {16, 0, 138}, /* aten::batch_norm_backward Meta */
    {1, 0, 139}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 139}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 64}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {138, 0, 140}, /* aten::bilinear implicit */
    {1, 0, 141}, /* aten::binary_cross_entropy CPU */
    {16, 0, 141}, /* aten::binary_cross_entropy Meta */
    {1, 4, 65}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 65}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 142}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 142}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 66}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 66}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 143}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 143}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 67}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {141, 0, 144}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 145}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 68}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 146}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 147}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {141, 0, 148}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 69}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
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
    {141, 4, 70}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 154}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 155}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {141, 0, 156}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 71}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
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
    {141, 4, 72}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 162}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 163}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 164}, /* aten::broadcast_tensors implicit */
    {138, 0, 165}, /* aten::broadcast_to implicit */
    {138, 0, 166}, /* aten::can_cast implicit */
    {138, 0, 167}, /* aten::cartesian_prod implicit */
    {1, 0, 168}, /* aten::cat CPU */
    {16, 0, 168}, /* aten::cat Meta */
    {138, 0, 169}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {141, 0, 170}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 73}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 73}, /* aten::celu_ CompositeExplicitAutograd */
    {138, 0, 171}, /* aten::chunk implicit */
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
    {138, 0, 172}, /* aten::clip implicit */
    {138, 0, 174}, /* aten::clip.Tensor implicit */
    {138, 0, 175}, /* aten::clip.Tensor_out implicit */
    {138, 0, 177}, /* aten::clip.out implicit */
    {138, 0, 173}, /* aten::clip_ implicit */
    {138, 0, 176}, /* aten::clip_.Tensor implicit */
    {141, 0, 178}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 74}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 179}, /* aten::column_stack implicit */
    {138, 4, 75}, /* aten::column_stack.out implicit */
    {138, 0, 180}, /* aten::combinations implicit */
    {1, 0, 181}, /* aten::complex CPU */
    {16, 0, 181}, /* aten::complex Meta */
    {1, 0, 182}, /* aten::complex.out CPU */
    {16, 0, 182}, /* aten::complex.out Meta */
    {138, 0, 183}, /* aten::concat implicit */
    {138, 4, 76}, /* aten::concat.out implicit */
    {138, 0, 184}, /* aten::concatenate implicit */
    {138, 4, 77}, /* aten::concatenate.out implicit */
    {138, 0, 185}, /* aten::conj implicit */
    {138, 0, 186}, /* aten::conj_physical implicit */
    {1, 4, 78}, /* aten::conj_physical.out CPU */
    {16, 4, 78}, /* aten::conj_physical.out Meta */
    {1, 5, 78}, /* aten::conj_physical_ CPU */
    {16, 5, 78}, /* aten::conj_physical_ Meta */
    {141, 0, 187}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 79}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 188}, /* aten::contiguous implicit */
    {138, 0, 189}, /* aten::conv1d implicit */
    {138, 0, 190}, /* aten::conv1d.padding implicit */
    {138, 0, 191}, /* aten::conv2d implicit */
    {138, 0, 192}, /* aten::conv2d.padding implicit */
    {138, 0, 193}, /* aten::conv3d implicit */
    {138, 0, 194}, /* aten::conv3d.padding implicit */
    {138, 0, 195}, /* aten::conv_transpose1d implicit */
    {138, 0, 196}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 197}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 198}, /* aten::convolution CPU */
    {16, 0, 198}, /* aten::convolution Meta */
    {141, 4, 80}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 199}, /* aten::convolution_backward CPU */
    {16, 0, 199}, /* aten::convolution_backward Meta */
    {141, 4, 81}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 83}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 82}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 200}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 201}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 202}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 203}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
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
    {141, 0, 204}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 205}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 205}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 85}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 84}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {141, 0, 206}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 86}, /* aten::cummax.out CPU */
    {16, 4, 86}, /* aten::cummax.out Meta */
    {141, 0, 207}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 87}, /* aten::cummin.out CPU */
    {16, 4, 87}, /* aten::cummin.out Meta */
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
    {138, 0, 208}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 209}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 210}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 88}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 88}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {141, 0, 95}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 89}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 89}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 90}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {141, 0, 211}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 212}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 92}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 91}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 93}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 213}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 94}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {141, 0, 214}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 95}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 215}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 216}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 97}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 96}, /* aten::div.Scalar_out CompositeExplicitAutograd */
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
    {138, 0, 227}, /* aten::divide.out implicit */
    {138, 0, 228}, /* aten::divide.out_mode implicit */
    {138, 0, 223}, /* aten::divide_.Scalar implicit */
    {138, 0, 224}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 225}, /* aten::divide_.Tensor implicit */
    {138, 0, 226}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 229}, /* aten::dot CPU */
    {16, 0, 229}, /* aten::dot Meta */
    {141, 4, 98}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 230}, /* aten::dsplit.array implicit */
    {138, 0, 231}, /* aten::dsplit.int implicit */
    {138, 0, 232}, /* aten::dstack implicit */
    {138, 4, 99}, /* aten::dstack.out implicit */
    {138, 0, 233}, /* aten::einsum implicit */
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
    {1, 0, 235}, /* aten::empty.memory_format CPU */
    {16, 0, 235}, /* aten::empty.memory_format Meta */
    {86, 0, 136}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 234}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 100}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 236}, /* aten::empty_strided CPU */
    {16, 0, 236}, /* aten::empty_strided Meta */
    {86, 0, 136}, /* aten::empty_strided BackendSelect */
    {141, 4, 101}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 237}, /* aten::equal CPU */
    {16, 0, 237}, /* aten::equal Meta */
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
    {141, 0, 238}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 239}, /* aten::expand_as implicit */
    {142, 7, 102}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 103}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 57}, /* aten::expm1 CPU */
    {16, 1, 57}, /* aten::expm1 Meta */
    {1, 3, 57}, /* aten::expm1.out CPU */
    {16, 3, 57}, /* aten::expm1.out Meta */
    {1, 2, 57}, /* aten::expm1_ CPU */
    {16, 2, 57}, /* aten::expm1_ Meta */
    {138, 0, 240}, /* aten::fft_fft implicit */
    {138, 4, 104}, /* aten::fft_fft.out implicit */
    {138, 0, 241}, /* aten::fft_fft2 implicit */
    {138, 4, 105}, /* aten::fft_fft2.out implicit */
    {138, 0, 242}, /* aten::fft_fftn implicit */
    {138, 4, 106}, /* aten::fft_fftn.out implicit */
    {138, 0, 243}, /* aten::fft_hfft implicit */
    {138, 4, 107}, /* aten::fft_hfft.out implicit */
    {138, 0, 244}, /* aten::fft_hfft2 implicit */
    {138, 4, 108}, /* aten::fft_hfft2.out implicit */
    {138, 0, 245}, /* aten::fft_hfftn implicit */
    {138, 4, 109}, /* aten::fft_hfftn.out implicit */
    {138, 0, 246}, /* aten::fft_ifft implicit */
    {138, 4, 110}, /* aten::fft_ifft.out implicit */
    {138, 0, 247}, /* aten::fft_ifft2 implicit */
    {138, 4, 111}, /* aten::fft_ifft2.out implicit */
    {138, 0, 248}, /* aten::fft_ifftn implicit */
    {138, 4, 112}, /* aten::fft_ifftn.out implicit */
    {138, 0, 249}, /* aten::fft_ihfft implicit */
    {138, 4, 113}, /* aten::fft_ihfft.out implicit */
    {138, 0, 250}, /* aten::fft_ihfft2 implicit */
    {138, 4, 114}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 251}, /* aten::fft_ihfftn implicit */
    {138, 4, 115}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 252}, /* aten::fft_irfft implicit */
    {138, 4, 116}, /* aten::fft_irfft.out implicit */
    {138, 0, 253}, /* aten::fft_irfft2 implicit */
    {138, 4, 117}, /* aten::fft_irfft2.out implicit */
    {138, 0, 254}, /* aten::fft_irfftn implicit */
    {138, 4, 118}, /* aten::fft_irfftn.out implicit */
    {138, 0, 255}, /* aten::fft_rfft implicit */
    {138, 4, 119}, /* aten::fft_rfft.out implicit */
    {138, 0, 256}, /* aten::fft_rfft2 implicit */
    {138, 4, 120}, /* aten::fft_rfft2.out implicit */
    {138, 0, 257}, /* aten::fft_rfftn implicit */
    {138, 4, 121}, /* aten::fft_rfftn.out implicit */
    {141, 6, 124}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 122}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 125}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 123}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 258}, /* aten::fill_.Scalar CPU */
    {16, 0, 258}, /* aten::fill_.Scalar Meta */
    {1, 0, 259}, /* aten::fill_.Tensor CPU */
    {16, 0, 259}, /* aten::fill_.Tensor Meta */
    {138, 0, 260}, /* aten::fix implicit */
    {138, 0, 262}, /* aten::fix.out implicit */
    {138, 0, 261}, /* aten::fix_ implicit */
    {138, 0, 263}, /* aten::flatten.using_ints implicit */
    {1, 0, 264}, /* aten::flip CPU */
    {16, 0, 264}, /* aten::flip Meta */
    {141, 4, 126}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 265}, /* aten::fliplr implicit */
    {138, 0, 266}, /* aten::flipud implicit */
    {138, 0, 267}, /* aten::float_power.Scalar implicit */
    {138, 0, 268}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 269}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 270}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 271}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 272}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 273}, /* aten::float_power_.Scalar implicit */
    {138, 0, 274}, /* aten::float_power_.Tensor implicit */
    {1, 1, 58}, /* aten::floor CPU */
    {16, 1, 58}, /* aten::floor Meta */
    {1, 3, 58}, /* aten::floor.out CPU */
    {16, 3, 58}, /* aten::floor.out Meta */
    {1, 2, 58}, /* aten::floor_ CPU */
    {16, 2, 58}, /* aten::floor_ Meta */
    {1, 0, 275}, /* aten::floor_divide CPU */
    {16, 0, 275}, /* aten::floor_divide Meta */
    {141, 0, 276}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 127}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 279}, /* aten::floor_divide.out CPU */
    {16, 0, 279}, /* aten::floor_divide.out Meta */
    {141, 0, 277}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 278}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 278}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 59}, /* aten::fmax CPU */
    {16, 1, 59}, /* aten::fmax Meta */
    {1, 3, 59}, /* aten::fmax.out CPU */
    {16, 3, 59}, /* aten::fmax.out Meta */
    {1, 1, 60}, /* aten::fmin CPU */
    {16, 1, 60}, /* aten::fmin Meta */
    {1, 3, 60}, /* aten::fmin.out CPU */
    {16, 3, 60}, /* aten::fmin.out Meta */
    {141, 0, 280}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 281}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 61}, /* aten::fmod.Tensor CPU */
    {16, 1, 61}, /* aten::fmod.Tensor Meta */
    {1, 3, 61}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 61}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 282}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 61}, /* aten::fmod_.Tensor CPU */
    {16, 2, 61}, /* aten::fmod_.Tensor Meta */
    {1, 1, 62}, /* aten::frac CPU */
    {16, 1, 62}, /* aten::frac Meta */
    {1, 3, 62}, /* aten::frac.out CPU */
    {16, 3, 62}, /* aten::frac.out Meta */
    {1, 2, 62}, /* aten::frac_ CPU */
    {16, 2, 62}, /* aten::frac_ Meta */
    {1, 0, 283}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 283}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 128}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 128}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 284}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 284}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 129}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 129}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 285}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 285}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 130}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 130}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 286}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 286}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 131}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 131}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 287}, /* aten::frexp.Tensor CPU */
    {16, 0, 287}, /* aten::frexp.Tensor Meta */
    {1, 0, 288}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 288}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 289}, /* aten::from_file CPU */
    {86, 0, 136}, /* aten::from_file BackendSelect */
    {141, 4, 132}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 290}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 136}, /* aten::full BackendSelect */
    {1, 1, 63}, /* aten::gcd CPU */
    {16, 1, 63}, /* aten::gcd Meta */
    {1, 3, 63}, /* aten::gcd.out CPU */
    {16, 3, 63}, /* aten::gcd.out Meta */
    {1, 2, 63}, /* aten::gcd_ CPU */
    {16, 2, 63}, /* aten::gcd_ Meta */
    {1, 1, 64}, /* aten::ge.Scalar CPU */
    {16, 1, 64}, /* aten::ge.Scalar Meta */
    {1, 3, 64}, /* aten::ge.Scalar_out CPU */
    {16, 3, 64}, /* aten::ge.Scalar_out Meta */
    {1, 1, 65}, /* aten::ge.Tensor CPU */
    {16, 1, 65}, /* aten::ge.Tensor Meta */
    {1, 3, 65}, /* aten::ge.Tensor_out CPU */
    {16, 3, 65}, /* aten::ge.Tensor_out Meta */
    {1, 2, 64}, /* aten::ge_.Scalar CPU */
    {16, 2, 64}, /* aten::ge_.Scalar Meta */
    {1, 2, 65}, /* aten::ge_.Tensor CPU */
    {16, 2, 65}, /* aten::ge_.Tensor Meta */
    {1, 1, 67}, /* aten::gelu CPU */
    {16, 1, 67}, /* aten::gelu Meta */
    {1, 3, 67}, /* aten::gelu.out CPU */
    {16, 3, 67}, /* aten::gelu.out Meta */
    {1, 2, 67}, /* aten::gelu_ CPU */
    {16, 2, 67}, /* aten::gelu_ Meta */
    {1, 1, 66}, /* aten::gelu_backward CPU */
    {16, 1, 66}, /* aten::gelu_backward Meta */
    {1, 3, 66}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 66}, /* aten::gelu_backward.grad_input Meta */
    {138, 0, 291}, /* aten::ger implicit */
    {138, 4, 133}, /* aten::ger.out implicit */
    {138, 0, 292}, /* aten::gradient.array implicit */
    {138, 0, 293}, /* aten::gradient.scalararray implicit */
    {138, 0, 294}, /* aten::gradient.scalarint implicit */
    {138, 0, 295}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 296}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 297}, /* aten::gradient.tensorarray implicit */
    {138, 0, 298}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 299}, /* aten::greater.Scalar implicit */
    {138, 0, 300}, /* aten::greater.Scalar_out implicit */
    {138, 0, 301}, /* aten::greater.Tensor implicit */
    {138, 0, 302}, /* aten::greater.Tensor_out implicit */
    {138, 0, 303}, /* aten::greater_.Scalar implicit */
    {138, 0, 304}, /* aten::greater_.Tensor implicit */
    {138, 0, 305}, /* aten::greater_equal.Scalar implicit */
    {138, 0, 306}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 307}, /* aten::greater_equal.Tensor implicit */
    {138, 0, 308}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 309}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 310}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 311}, /* aten::group_norm implicit */
    {1, 1, 68}, /* aten::gt.Scalar CPU */
    {16, 1, 68}, /* aten::gt.Scalar Meta */
    {1, 3, 68}, /* aten::gt.Scalar_out CPU */
    {16, 3, 68}, /* aten::gt.Scalar_out Meta */
    {1, 1, 69}, /* aten::gt.Tensor CPU */
    {16, 1, 69}, /* aten::gt.Tensor Meta */
    {1, 3, 69}, /* aten::gt.Tensor_out CPU */
    {16, 3, 69}, /* aten::gt.Tensor_out Meta */
    {1, 2, 68}, /* aten::gt_.Scalar CPU */
    {16, 2, 68}, /* aten::gt_.Scalar Meta */
    {1, 2, 69}, /* aten::gt_.Tensor CPU */
    {16, 2, 69}, /* aten::gt_.Tensor Meta */
    {1, 1, 71}, /* aten::hardshrink CPU */
    {16, 1, 71}, /* aten::hardshrink Meta */
    {1, 3, 71}, /* aten::hardshrink.out CPU */
    {16, 3, 71}, /* aten::hardshrink.out Meta */
    {1, 1, 70}, /* aten::hardshrink_backward CPU */
    {16, 1, 70}, /* aten::hardshrink_backward Meta */
    {1, 3, 70}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 70}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 73}, /* aten::hardsigmoid CPU */
    {16, 1, 73}, /* aten::hardsigmoid Meta */
    {1, 3, 73}, /* aten::hardsigmoid.out CPU */
    {16, 3, 73}, /* aten::hardsigmoid.out Meta */
    {1, 2, 73}, /* aten::hardsigmoid_ CPU */
    {16, 2, 73}, /* aten::hardsigmoid_ Meta */
    {1, 1, 72}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 72}, /* aten::hardsigmoid_backward Meta */
    {1, 3, 72}, /* aten::hardsigmoid_backward.grad_input CPU */
    {16, 3, 72}, /* aten::hardsigmoid_backward.grad_input Meta */
    {1, 0, 312}, /* aten::hardswish CPU */
    {16, 0, 312}, /* aten::hardswish Meta */
    {1, 0, 315}, /* aten::hardswish.out CPU */
    {16, 0, 315}, /* aten::hardswish.out Meta */
    {1, 0, 313}, /* aten::hardswish_ CPU */
    {16, 0, 313}, /* aten::hardswish_ Meta */
    {1, 0, 314}, /* aten::hardswish_backward CPU */
    {16, 0, 314}, /* aten::hardswish_backward Meta */
    {141, 4, 134}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 316}, /* aten::hardtanh CPU */
    {16, 0, 316}, /* aten::hardtanh Meta */
    {1, 0, 320}, /* aten::hardtanh.out CPU */
    {16, 0, 320}, /* aten::hardtanh.out Meta */
    {1, 0, 317}, /* aten::hardtanh_ CPU */
    {16, 0, 317}, /* aten::hardtanh_ Meta */
    {1, 0, 318}, /* aten::hardtanh_backward CPU */
    {16, 0, 318}, /* aten::hardtanh_backward Meta */
    {1, 0, 319}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 319}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 74}, /* aten::heaviside CPU */
    {16, 1, 74}, /* aten::heaviside Meta */
    {1, 3, 74}, /* aten::heaviside.out CPU */
    {16, 3, 74}, /* aten::heaviside.out Meta */
    {1, 2, 74}, /* aten::heaviside_ CPU */
    {16, 2, 74}, /* aten::heaviside_ Meta */
    {138, 0, 321}, /* aten::hsplit.array implicit */
    {138, 0, 322}, /* aten::hsplit.int implicit */
    {138, 0, 323}, /* aten::hstack implicit */
    {138, 4, 135}, /* aten::hstack.out implicit */
    {1, 0, 324}, /* aten::huber_loss CPU */
    {16, 0, 324}, /* aten::huber_loss Meta */
    {1, 4, 136}, /* aten::huber_loss.out CPU */
    {16, 4, 136}, /* aten::huber_loss.out Meta */
    {1, 0, 325}, /* aten::huber_loss_backward CPU */
    {16, 0, 325}, /* aten::huber_loss_backward Meta */
    {1, 4, 137}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 137}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 75}, /* aten::hypot CPU */
    {16, 1, 75}, /* aten::hypot Meta */
    {1, 3, 75}, /* aten::hypot.out CPU */
    {16, 3, 75}, /* aten::hypot.out Meta */
    {1, 2, 75}, /* aten::hypot_ CPU */
    {16, 2, 75}, /* aten::hypot_ Meta */
    {138, 0, 326}, /* aten::imag implicit */
    {1, 0, 327}, /* aten::index.Tensor CPU */
    {138, 0, 328}, /* aten::inner implicit */
    {138, 4, 138}, /* aten::inner.out implicit */
    {138, 0, 329}, /* aten::instance_norm implicit */
    {138, 0, 330}, /* aten::is_complex implicit */
    {138, 0, 331}, /* aten::is_conj implicit */
    {138, 0, 332}, /* aten::is_distributed implicit */
    {138, 0, 333}, /* aten::is_floating_point implicit */
    {138, 0, 334}, /* aten::is_inference implicit */
    {138, 0, 335}, /* aten::is_neg implicit */
    {138, 0, 336}, /* aten::is_nonzero implicit */
    {141, 0, 337}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 338}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 339}, /* aten::is_signed implicit */
    {138, 0, 340}, /* aten::isclose implicit */
    {138, 0, 341}, /* aten::isfinite implicit */
    {1, 0, 342}, /* aten::isinf CPU */
    {16, 0, 342}, /* aten::isinf Meta */
    {141, 4, 139}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 343}, /* aten::isnan CPU */
    {16, 0, 343}, /* aten::isnan Meta */
    {141, 4, 140}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 76}, /* aten::isneginf CPU */
    {16, 1, 76}, /* aten::isneginf Meta */
    {1, 3, 76}, /* aten::isneginf.out CPU */
    {16, 3, 76}, /* aten::isneginf.out Meta */
    {1, 1, 77}, /* aten::isposinf CPU */
    {16, 1, 77}, /* aten::isposinf Meta */
    {1, 3, 77}, /* aten::isposinf.out CPU */
    {16, 3, 77}, /* aten::isposinf.out Meta */
    {138, 0, 344}, /* aten::isreal implicit */
    {138, 0, 345}, /* aten::item implicit */
    {138, 0, 346}, /* aten::kron implicit */
    {138, 4, 141}, /* aten::kron.out implicit */
    {141, 0, 347}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 348}, /* aten::kthvalue.values CPU */
    {16, 0, 348}, /* aten::kthvalue.values Meta */
    {138, 0, 349}, /* aten::layer_norm implicit */
    {1, 1, 78}, /* aten::lcm CPU */
    {16, 1, 78}, /* aten::lcm Meta */
    {1, 3, 78}, /* aten::lcm.out CPU */
    {16, 3, 78}, /* aten::lcm.out Meta */
    {1, 2, 78}, /* aten::lcm_ CPU */
    {16, 2, 78}, /* aten::lcm_ Meta */
    {141, 0, 350}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 142}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 142}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 79}, /* aten::le.Scalar CPU */
    {16, 1, 79}, /* aten::le.Scalar Meta */
    {1, 3, 79}, /* aten::le.Scalar_out CPU */
    {16, 3, 79}, /* aten::le.Scalar_out Meta */
    {1, 1, 80}, /* aten::le.Tensor CPU */
    {16, 1, 80}, /* aten::le.Tensor Meta */
    {1, 3, 80}, /* aten::le.Tensor_out CPU */
    {16, 3, 80}, /* aten::le.Tensor_out Meta */
    {1, 2, 79}, /* aten::le_.Scalar CPU */
    {16, 2, 79}, /* aten::le_.Scalar Meta */
    {1, 2, 80}, /* aten::le_.Tensor CPU */
    {16, 2, 80}, /* aten::le_.Tensor Meta */
    {1, 1, 82}, /* aten::leaky_relu CPU */
    {16, 1, 82}, /* aten::leaky_relu Meta */
    {1, 3, 82}, /* aten::leaky_relu.out CPU */
    {16, 3, 82}, /* aten::leaky_relu.out Meta */
    {1, 2, 82}, /* aten::leaky_relu_ CPU */
    {16, 2, 82}, /* aten::leaky_relu_ Meta */
    {1, 1, 81}, /* aten::leaky_relu_backward CPU */
    {16, 1, 81}, /* aten::leaky_relu_backward Meta */
    {1, 3, 81}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 81}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 83}, /* aten::lerp.Scalar CPU */
    {16, 1, 83}, /* aten::lerp.Scalar Meta */
    {1, 3, 83}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 83}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 84}, /* aten::lerp.Tensor CPU */
    {16, 1, 84}, /* aten::lerp.Tensor Meta */
    {1, 3, 84}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 84}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 83}, /* aten::lerp_.Scalar CPU */
    {16, 2, 83}, /* aten::lerp_.Scalar Meta */
    {1, 2, 84}, /* aten::lerp_.Tensor CPU */
    {16, 2, 84}, /* aten::lerp_.Tensor Meta */
    {138, 0, 351}, /* aten::less.Scalar implicit */
    {138, 0, 352}, /* aten::less.Scalar_out implicit */
    {138, 0, 353}, /* aten::less.Tensor implicit */
    {138, 0, 354}, /* aten::less.Tensor_out implicit */
    {138, 0, 355}, /* aten::less_.Scalar implicit */
    {138, 0, 356}, /* aten::less_.Tensor implicit */
    {138, 0, 357}, /* aten::less_equal.Scalar implicit */
    {138, 0, 358}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 359}, /* aten::less_equal.Tensor implicit */
    {138, 0, 360}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 361}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 362}, /* aten::less_equal_.Tensor implicit */
    {141, 0, 363}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 143}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 364}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 144}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 145}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 365}, /* aten::linalg_diagonal implicit */
    {138, 0, 366}, /* aten::linalg_matmul implicit */
    {138, 4, 146}, /* aten::linalg_matmul.out implicit */
    {138, 0, 367}, /* aten::linalg_multi_dot implicit */
    {138, 4, 147}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 368}, /* aten::linalg_vander implicit */
    {138, 0, 369}, /* aten::linalg_vecdot implicit */
    {138, 4, 148}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 85}, /* aten::linalg_vector_norm CPU */
    {16, 1, 85}, /* aten::linalg_vector_norm Meta */
    {1, 3, 85}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 85}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 370}, /* aten::linear implicit */
    {1, 1, 89}, /* aten::log CPU */
    {16, 1, 89}, /* aten::log Meta */
    {1, 3, 89}, /* aten::log.out CPU */
    {16, 3, 89}, /* aten::log.out Meta */
    {1, 1, 86}, /* aten::log10 CPU */
    {16, 1, 86}, /* aten::log10 Meta */
    {1, 3, 86}, /* aten::log10.out CPU */
    {16, 3, 86}, /* aten::log10.out Meta */
    {1, 2, 86}, /* aten::log10_ CPU */
    {16, 2, 86}, /* aten::log10_ Meta */
    {1, 1, 87}, /* aten::log1p CPU */
    {16, 1, 87}, /* aten::log1p Meta */
    {1, 3, 87}, /* aten::log1p.out CPU */
    {16, 3, 87}, /* aten::log1p.out Meta */
    {1, 2, 87}, /* aten::log1p_ CPU */
    {16, 2, 87}, /* aten::log1p_ Meta */
    {1, 1, 88}, /* aten::log2 CPU */
    {16, 1, 88}, /* aten::log2 Meta */
    {1, 3, 88}, /* aten::log2.out CPU */
    {16, 3, 88}, /* aten::log2.out Meta */
    {1, 2, 88}, /* aten::log2_ CPU */
    {16, 2, 88}, /* aten::log2_ Meta */
    {1, 2, 89}, /* aten::log_ CPU */
    {16, 2, 89}, /* aten::log_ Meta */
    {138, 0, 371}, /* aten::log_sigmoid implicit */
    {138, 0, 376}, /* aten::log_sigmoid.out implicit */
    {1, 0, 372}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 372}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 373}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 373}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 374}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 374}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 375}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 375}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 377}, /* aten::log_softmax.int implicit */
    {1, 4, 149}, /* aten::log_softmax.int_out CPU */
    {16, 4, 149}, /* aten::log_softmax.int_out Meta */
    {1, 1, 91}, /* aten::logaddexp CPU */
    {16, 1, 91}, /* aten::logaddexp Meta */
    {1, 3, 91}, /* aten::logaddexp.out CPU */
    {16, 3, 91}, /* aten::logaddexp.out Meta */
    {1, 1, 90}, /* aten::logaddexp2 CPU */
    {16, 1, 90}, /* aten::logaddexp2 Meta */
    {1, 3, 90}, /* aten::logaddexp2.out CPU */
    {16, 3, 90}, /* aten::logaddexp2.out Meta */
    {141, 0, 378}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 150}, /* aten::logcumsumexp.out CPU */
    {16, 4, 150}, /* aten::logcumsumexp.out Meta */
    {1, 0, 379}, /* aten::logical_and CPU */
    {16, 0, 379}, /* aten::logical_and Meta */
    {1, 0, 381}, /* aten::logical_and.out CPU */
    {16, 0, 381}, /* aten::logical_and.out Meta */
    {1, 0, 380}, /* aten::logical_and_ CPU */
    {16, 0, 380}, /* aten::logical_and_ Meta */
    {1, 0, 382}, /* aten::logical_not CPU */
    {16, 0, 382}, /* aten::logical_not Meta */
    {1, 0, 384}, /* aten::logical_not.out CPU */
    {16, 0, 384}, /* aten::logical_not.out Meta */
    {1, 0, 383}, /* aten::logical_not_ CPU */
    {16, 0, 383}, /* aten::logical_not_ Meta */
    {1, 0, 385}, /* aten::logical_or CPU */
    {16, 0, 385}, /* aten::logical_or Meta */
    {1, 0, 387}, /* aten::logical_or.out CPU */
    {16, 0, 387}, /* aten::logical_or.out Meta */
    {1, 0, 386}, /* aten::logical_or_ CPU */
    {16, 0, 386}, /* aten::logical_or_ Meta */
    {1, 0, 388}, /* aten::logical_xor CPU */
    {16, 0, 388}, /* aten::logical_xor Meta */
    {1, 0, 390}, /* aten::logical_xor.out CPU */
    {16, 0, 390}, /* aten::logical_xor.out Meta */
    {1, 0, 389}, /* aten::logical_xor_ CPU */
    {16, 0, 389}, /* aten::logical_xor_ Meta */
    {1, 0, 391}, /* aten::logit CPU */
    {16, 0, 391}, /* aten::logit Meta */
    {1, 0, 393}, /* aten::logit.out CPU */
    {16, 0, 393}, /* aten::logit.out Meta */
    {1, 0, 392}, /* aten::logit_ CPU */
    {16, 0, 392}, /* aten::logit_ Meta */
    {1, 1, 92}, /* aten::logit_backward CPU */
    {16, 1, 92}, /* aten::logit_backward Meta */
    {1, 3, 92}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 92}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 394}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 151}, /* aten::logsumexp.out CPU */
    {16, 4, 151}, /* aten::logsumexp.out Meta */
    {1, 1, 93}, /* aten::lt.Scalar CPU */
    {16, 1, 93}, /* aten::lt.Scalar Meta */
    {1, 3, 93}, /* aten::lt.Scalar_out CPU */
    {16, 3, 93}, /* aten::lt.Scalar_out Meta */
    {1, 1, 94}, /* aten::lt.Tensor CPU */
    {16, 1, 94}, /* aten::lt.Tensor Meta */
    {1, 3, 94}, /* aten::lt.Tensor_out CPU */
    {16, 3, 94}, /* aten::lt.Tensor_out Meta */
    {1, 2, 93}, /* aten::lt_.Scalar CPU */
    {16, 2, 93}, /* aten::lt_.Scalar Meta */
    {1, 2, 94}, /* aten::lt_.Tensor CPU */
    {16, 2, 94}, /* aten::lt_.Tensor Meta */
    {138, 0, 395}, /* aten::mH implicit */
    {138, 0, 396}, /* aten::mT implicit */
    {1, 0, 397}, /* aten::masked_select CPU */
    {138, 0, 398}, /* aten::matmul implicit */
    {138, 4, 152}, /* aten::matmul.out implicit */
    {138, 0, 399}, /* aten::matrix_H implicit */
    {1, 0, 400}, /* aten::max CPU */
    {16, 0, 400}, /* aten::max Meta */
    {1, 1, 95}, /* aten::max.dim CPU */
    {16, 1, 95}, /* aten::max.dim Meta */
    {1, 3, 95}, /* aten::max.dim_max CPU */
    {16, 3, 95}, /* aten::max.dim_max Meta */
    {138, 0, 401}, /* aten::max.other implicit */
    {1, 4, 153}, /* aten::max.unary_out CPU */
    {16, 4, 153}, /* aten::max.unary_out Meta */
    {138, 0, 402}, /* aten::max_pool1d implicit */
    {138, 0, 403}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 404}, /* aten::max_pool2d implicit */
    {1, 0, 405}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 405}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 154}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 154}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 406}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 406}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 155}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 155}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 407}, /* aten::max_pool3d implicit */
    {1, 0, 408}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 408}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 156}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 156}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 409}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 409}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 157}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 157}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 410}, /* aten::max_unpool2d CPU */
    {16, 0, 410}, /* aten::max_unpool2d Meta */
    {1, 4, 158}, /* aten::max_unpool2d.out CPU */
    {16, 4, 158}, /* aten::max_unpool2d.out Meta */
    {1, 0, 411}, /* aten::max_unpool3d CPU */
    {16, 0, 411}, /* aten::max_unpool3d Meta */
    {1, 4, 159}, /* aten::max_unpool3d.out CPU */
    {16, 4, 159}, /* aten::max_unpool3d.out Meta */
    {1, 1, 96}, /* aten::maximum CPU */
    {16, 1, 96}, /* aten::maximum Meta */
    {1, 3, 96}, /* aten::maximum.out CPU */
    {16, 3, 96}, /* aten::maximum.out Meta */
    {141, 0, 412}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 97}, /* aten::mean.dim CPU */
    {16, 1, 97}, /* aten::mean.dim Meta */
    {1, 4, 160}, /* aten::mean.dtype_out CPU */
    {16, 4, 160}, /* aten::mean.dtype_out Meta */
    {1, 3, 97}, /* aten::mean.out CPU */
    {16, 3, 97}, /* aten::mean.out Meta */
    {1, 0, 413}, /* aten::median CPU */
    {16, 0, 413}, /* aten::median Meta */
    {141, 0, 414}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 162}, /* aten::median.dim_values CPU */
    {16, 4, 162}, /* aten::median.dim_values Meta */
    {141, 4, 161}, /* aten::median.out CompositeExplicitAutograd */
    {1, 0, 415}, /* aten::min CPU */
    {16, 0, 415}, /* aten::min Meta */
    {1, 1, 98}, /* aten::min.dim CPU */
    {16, 1, 98}, /* aten::min.dim Meta */
    {1, 3, 98}, /* aten::min.dim_min CPU */
    {16, 3, 98}, /* aten::min.dim_min Meta */
    {138, 0, 416}, /* aten::min.other implicit */
    {1, 4, 163}, /* aten::min.unary_out CPU */
    {16, 4, 163}, /* aten::min.unary_out Meta */
    {1, 1, 99}, /* aten::minimum CPU */
    {16, 1, 99}, /* aten::minimum Meta */
    {1, 3, 99}, /* aten::minimum.out CPU */
    {16, 3, 99}, /* aten::minimum.out Meta */
    {1, 1, 100}, /* aten::mish CPU */
    {16, 1, 100}, /* aten::mish Meta */
    {1, 3, 100}, /* aten::mish.out CPU */
    {16, 3, 100}, /* aten::mish.out Meta */
    {1, 2, 100}, /* aten::mish_ CPU */
    {16, 2, 100}, /* aten::mish_ Meta */
    {1, 0, 417}, /* aten::mish_backward CPU */
    {16, 0, 417}, /* aten::mish_backward Meta */
    {138, 0, 418}, /* aten::mish_backward implicit */
    {1, 1, 101}, /* aten::mm CPU */
    {16, 1, 101}, /* aten::mm Meta */
    {1, 3, 101}, /* aten::mm.out CPU */
    {16, 3, 101}, /* aten::mm.out Meta */
    {1, 0, 419}, /* aten::mode CPU */
    {16, 0, 419}, /* aten::mode Meta */
    {1, 4, 164}, /* aten::mode.values CPU */
    {16, 4, 164}, /* aten::mode.values Meta */
    {138, 0, 420}, /* aten::moveaxis.int implicit */
    {138, 0, 421}, /* aten::moveaxis.intlist implicit */
    {138, 0, 422}, /* aten::movedim.int implicit */
    {138, 0, 423}, /* aten::movedim.intlist implicit */
    {1, 0, 424}, /* aten::mse_loss CPU */
    {16, 0, 424}, /* aten::mse_loss Meta */
    {1, 4, 165}, /* aten::mse_loss.out CPU */
    {16, 4, 165}, /* aten::mse_loss.out Meta */
    {1, 0, 425}, /* aten::mse_loss_backward CPU */
    {16, 0, 425}, /* aten::mse_loss_backward Meta */
    {1, 4, 166}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 166}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 426}, /* aten::msort implicit */
    {138, 4, 167}, /* aten::msort.out implicit */
    {141, 0, 427}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 168}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 102}, /* aten::mul.Tensor CPU */
    {16, 1, 102}, /* aten::mul.Tensor Meta */
    {1, 3, 102}, /* aten::mul.out CPU */
    {16, 3, 102}, /* aten::mul.out Meta */
    {141, 0, 428}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 102}, /* aten::mul_.Tensor CPU */
    {16, 2, 102}, /* aten::mul_.Tensor Meta */
    {138, 0, 429}, /* aten::multiply.Scalar implicit */
    {138, 0, 430}, /* aten::multiply.Tensor implicit */
    {138, 0, 433}, /* aten::multiply.out implicit */
    {138, 0, 431}, /* aten::multiply_.Scalar implicit */
    {138, 0, 432}, /* aten::multiply_.Tensor implicit */
    {141, 0, 434}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 169}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 435}, /* aten::nan_to_num CPU */
    {16, 0, 435}, /* aten::nan_to_num Meta */
    {1, 0, 437}, /* aten::nan_to_num.out CPU */
    {16, 0, 437}, /* aten::nan_to_num.out Meta */
    {1, 0, 436}, /* aten::nan_to_num_ CPU */
    {16, 0, 436}, /* aten::nan_to_num_ Meta */
    {1, 0, 438}, /* aten::nanmedian CPU */
    {16, 0, 438}, /* aten::nanmedian Meta */
    {141, 0, 439}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 171}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 171}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 170}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 440}, /* aten::nansum CPU */
    {16, 0, 440}, /* aten::nansum Meta */
    {1, 4, 172}, /* aten::nansum.out CPU */
    {16, 4, 172}, /* aten::nansum.out Meta */
    {138, 0, 441}, /* aten::narrow implicit */
    {138, 0, 442}, /* aten::narrow.Tensor implicit */
    {142, 7, 173}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 174}, /* aten::narrow_copy.out CPU */
    {16, 4, 174}, /* aten::narrow_copy.out Meta */
    {1, 0, 443}, /* aten::native_batch_norm CPU */
    {16, 0, 443}, /* aten::native_batch_norm Meta */
    {1, 4, 175}, /* aten::native_batch_norm.out CPU */
    {16, 4, 175}, /* aten::native_batch_norm.out Meta */
    {1, 0, 444}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 444}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 176}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 445}, /* aten::native_group_norm CPU */
    {16, 0, 445}, /* aten::native_group_norm Meta */
    {141, 4, 177}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 446}, /* aten::native_group_norm_backward CPU */
    {16, 0, 446}, /* aten::native_group_norm_backward Meta */
    {141, 4, 178}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 447}, /* aten::native_layer_norm CPU */
    {16, 0, 447}, /* aten::native_layer_norm Meta */
    {141, 4, 179}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 448}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 448}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 180}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 103}, /* aten::ne.Scalar CPU */
    {16, 1, 103}, /* aten::ne.Scalar Meta */
    {1, 3, 103}, /* aten::ne.Scalar_out CPU */
    {16, 3, 103}, /* aten::ne.Scalar_out Meta */
    {1, 1, 104}, /* aten::ne.Tensor CPU */
    {16, 1, 104}, /* aten::ne.Tensor Meta */
    {1, 3, 104}, /* aten::ne.Tensor_out CPU */
    {16, 3, 104}, /* aten::ne.Tensor_out Meta */
    {1, 2, 103}, /* aten::ne_.Scalar CPU */
    {16, 2, 103}, /* aten::ne_.Scalar Meta */
    {1, 2, 104}, /* aten::ne_.Tensor CPU */
    {16, 2, 104}, /* aten::ne_.Tensor Meta */
    {1, 1, 105}, /* aten::neg CPU */
    {16, 1, 105}, /* aten::neg Meta */
    {1, 3, 105}, /* aten::neg.out CPU */
    {16, 3, 105}, /* aten::neg.out Meta */
    {1, 2, 105}, /* aten::neg_ CPU */
    {16, 2, 105}, /* aten::neg_ Meta */
    {138, 0, 449}, /* aten::negative implicit */
    {138, 0, 451}, /* aten::negative.out implicit */
    {138, 0, 450}, /* aten::negative_ implicit */
    {141, 0, 452}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 181}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 453}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 182}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 454}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 183}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 106}, /* aten::nextafter CPU */
    {16, 1, 106}, /* aten::nextafter Meta */
    {1, 3, 106}, /* aten::nextafter.out CPU */
    {16, 3, 106}, /* aten::nextafter.out Meta */
    {1, 2, 106}, /* aten::nextafter_ CPU */
    {16, 2, 106}, /* aten::nextafter_ Meta */
    {1, 0, 455}, /* aten::nonzero CPU */
    {138, 0, 456}, /* aten::nonzero_numpy implicit */
    {141, 0, 457}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 108}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 108}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 107}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 107}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 458}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 185}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 184}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 107}, /* aten::norm.dtype_out CPU */
    {16, 3, 107}, /* aten::norm.dtype_out Meta */
    {1, 3, 108}, /* aten::norm.out CPU */
    {16, 3, 108}, /* aten::norm.out Meta */
    {138, 0, 459}, /* aten::not_equal.Scalar implicit */
    {138, 0, 460}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 461}, /* aten::not_equal.Tensor implicit */
    {138, 0, 462}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 463}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 464}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 465}, /* aten::numel implicit */
    {138, 0, 466}, /* aten::numpy_T implicit */
    {141, 0, 467}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 136}, /* aten::ones BackendSelect */
    {138, 0, 468}, /* aten::outer implicit */
    {138, 4, 186}, /* aten::outer.out implicit */
    {138, 0, 469}, /* aten::pad implicit */
    {138, 0, 470}, /* aten::pdist implicit */
    {141, 0, 471}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 187}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 188}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 472}, /* aten::polar CPU */
    {16, 0, 472}, /* aten::polar Meta */
    {1, 0, 473}, /* aten::polar.out CPU */
    {16, 0, 473}, /* aten::polar.out Meta */
    {138, 0, 474}, /* aten::positive implicit */
    {1, 1, 109}, /* aten::pow.Scalar CPU */
    {16, 1, 109}, /* aten::pow.Scalar Meta */
    {1, 3, 109}, /* aten::pow.Scalar_out CPU */
    {16, 3, 109}, /* aten::pow.Scalar_out Meta */
    {1, 1, 110}, /* aten::pow.Tensor_Scalar CPU */
    {16, 1, 110}, /* aten::pow.Tensor_Scalar Meta */
    {1, 3, 110}, /* aten::pow.Tensor_Scalar_out CPU */
    {16, 3, 110}, /* aten::pow.Tensor_Scalar_out Meta */
    {1, 1, 111}, /* aten::pow.Tensor_Tensor CPU */
    {16, 1, 111}, /* aten::pow.Tensor_Tensor Meta */
    {1, 3, 111}, /* aten::pow.Tensor_Tensor_out CPU */
    {16, 3, 111}, /* aten::pow.Tensor_Tensor_out Meta */
    {1, 2, 110}, /* aten::pow_.Scalar CPU */
    {16, 2, 110}, /* aten::pow_.Scalar Meta */
    {1, 2, 111}, /* aten::pow_.Tensor CPU */
    {16, 2, 111}, /* aten::pow_.Tensor Meta */
    {138, 0, 475}, /* aten::prelu implicit */
    {1, 0, 476}, /* aten::prod CPU */
    {16, 0, 476}, /* aten::prod Meta */
    {1, 1, 112}, /* aten::prod.dim_int CPU */
    {16, 1, 112}, /* aten::prod.dim_int Meta */
    {1, 3, 112}, /* aten::prod.int_out CPU */
    {16, 3, 112}, /* aten::prod.int_out Meta */
    {141, 4, 189}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 477}, /* aten::promote_types implicit */
    {141, 0, 478}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 190}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 190}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {138, 0, 479}, /* aten::ravel implicit */
    {138, 0, 480}, /* aten::real implicit */
    {1, 1, 113}, /* aten::reciprocal CPU */
    {16, 1, 113}, /* aten::reciprocal Meta */
    {1, 3, 113}, /* aten::reciprocal.out CPU */
    {16, 3, 113}, /* aten::reciprocal.out Meta */
    {1, 2, 113}, /* aten::reciprocal_ CPU */
    {16, 2, 113}, /* aten::reciprocal_ Meta */
    {1, 0, 481}, /* aten::reflection_pad1d CPU */
    {16, 0, 481}, /* aten::reflection_pad1d Meta */
    {1, 4, 191}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 191}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 482}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 482}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 192}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 192}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 483}, /* aten::reflection_pad2d CPU */
    {16, 0, 483}, /* aten::reflection_pad2d Meta */
    {1, 4, 193}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 193}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 484}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 484}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 194}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 194}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 485}, /* aten::reflection_pad3d CPU */
    {16, 0, 485}, /* aten::reflection_pad3d Meta */
    {1, 4, 195}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 195}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 486}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 486}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 196}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 196}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 487}, /* aten::relu CPU */
    {16, 0, 487}, /* aten::relu Meta */
    {141, 4, 197}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 488}, /* aten::relu6 implicit */
    {138, 0, 489}, /* aten::relu6_ implicit */
    {1, 0, 490}, /* aten::relu_ CPU */
    {16, 0, 490}, /* aten::relu_ Meta */
    {141, 0, 491}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 492}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 492}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 198}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 493}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 114}, /* aten::remainder.Tensor CPU */
    {16, 1, 114}, /* aten::remainder.Tensor Meta */
    {1, 3, 114}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 114}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 494}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 114}, /* aten::remainder_.Tensor CPU */
    {16, 2, 114}, /* aten::remainder_.Tensor Meta */
    {1, 0, 495}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 199}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {1, 0, 496}, /* aten::replication_pad1d CPU */
    {16, 0, 496}, /* aten::replication_pad1d Meta */
    {1, 4, 200}, /* aten::replication_pad1d.out CPU */
    {16, 4, 200}, /* aten::replication_pad1d.out Meta */
    {1, 0, 497}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 497}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 201}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 201}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 498}, /* aten::replication_pad2d CPU */
    {16, 0, 498}, /* aten::replication_pad2d Meta */
    {1, 4, 202}, /* aten::replication_pad2d.out CPU */
    {16, 4, 202}, /* aten::replication_pad2d.out Meta */
    {1, 0, 499}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 499}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 203}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 203}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 500}, /* aten::replication_pad3d CPU */
    {16, 0, 500}, /* aten::replication_pad3d Meta */
    {1, 4, 204}, /* aten::replication_pad3d.out CPU */
    {16, 4, 204}, /* aten::replication_pad3d.out Meta */
    {1, 0, 501}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 501}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 205}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 205}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 502}, /* aten::reshape implicit */
    {138, 0, 503}, /* aten::reshape_as implicit */
    {141, 6, 207}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 206}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 504}, /* aten::resize_ CPU */
    {16, 0, 504}, /* aten::resize_ Meta */
    {141, 6, 209}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 208}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 505}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 506}, /* aten::resolve_conj implicit */
    {138, 0, 507}, /* aten::resolve_neg implicit */
    {138, 0, 508}, /* aten::result_type.Scalar implicit */
    {138, 0, 509}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 510}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 511}, /* aten::result_type.Tensor implicit */
    {138, 0, 512}, /* aten::rms_norm implicit */
    {1, 1, 116}, /* aten::round CPU */
    {16, 1, 116}, /* aten::round Meta */
    {1, 1, 115}, /* aten::round.decimals CPU */
    {16, 1, 115}, /* aten::round.decimals Meta */
    {1, 3, 115}, /* aten::round.decimals_out CPU */
    {16, 3, 115}, /* aten::round.decimals_out Meta */
    {1, 3, 116}, /* aten::round.out CPU */
    {16, 3, 116}, /* aten::round.out Meta */
    {1, 2, 116}, /* aten::round_ CPU */
    {16, 2, 116}, /* aten::round_ Meta */
    {1, 2, 115}, /* aten::round_.decimals CPU */
    {16, 2, 115}, /* aten::round_.decimals Meta */
    {138, 0, 513}, /* aten::row_stack implicit */
    {138, 4, 210}, /* aten::row_stack.out implicit */
    {1, 1, 117}, /* aten::rsqrt CPU */
    {16, 1, 117}, /* aten::rsqrt Meta */
    {1, 3, 117}, /* aten::rsqrt.out CPU */
    {16, 3, 117}, /* aten::rsqrt.out Meta */
    {1, 2, 117}, /* aten::rsqrt_ CPU */
    {16, 2, 117}, /* aten::rsqrt_ Meta */
    {141, 0, 514}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 211}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 515}, /* aten::rsub.Tensor CPU */
    {16, 0, 515}, /* aten::rsub.Tensor Meta */
    {141, 4, 212}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {1, 0, 516}, /* aten::scatter.src_out CPU */
    {16, 0, 516}, /* aten::scatter.src_out Meta */
    {1, 0, 517}, /* aten::scatter.value_out CPU */
    {16, 0, 517}, /* aten::scatter.value_out Meta */
    {141, 0, 519}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 518}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 214}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 213}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 215}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 520}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 216}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 521}, /* aten::selu implicit */
    {138, 0, 522}, /* aten::selu_ implicit */
    {1, 1, 118}, /* aten::sgn CPU */
    {16, 1, 118}, /* aten::sgn Meta */
    {1, 3, 118}, /* aten::sgn.out CPU */
    {16, 3, 118}, /* aten::sgn.out Meta */
    {1, 2, 118}, /* aten::sgn_ CPU */
    {16, 2, 118}, /* aten::sgn_ Meta */
    {1, 1, 120}, /* aten::sigmoid CPU */
    {16, 1, 120}, /* aten::sigmoid Meta */
    {1, 3, 120}, /* aten::sigmoid.out CPU */
    {16, 3, 120}, /* aten::sigmoid.out Meta */
    {1, 2, 120}, /* aten::sigmoid_ CPU */
    {16, 2, 120}, /* aten::sigmoid_ Meta */
    {1, 1, 119}, /* aten::sigmoid_backward CPU */
    {16, 1, 119}, /* aten::sigmoid_backward Meta */
    {1, 3, 119}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 119}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 121}, /* aten::sign CPU */
    {16, 1, 121}, /* aten::sign Meta */
    {1, 3, 121}, /* aten::sign.out CPU */
    {16, 3, 121}, /* aten::sign.out Meta */
    {1, 2, 121}, /* aten::sign_ CPU */
    {16, 2, 121}, /* aten::sign_ Meta */
    {1, 1, 122}, /* aten::signbit CPU */
    {16, 1, 122}, /* aten::signbit Meta */
    {1, 3, 122}, /* aten::signbit.out CPU */
    {16, 3, 122}, /* aten::signbit.out Meta */
    {1, 1, 124}, /* aten::silu CPU */
    {16, 1, 124}, /* aten::silu Meta */
    {1, 3, 124}, /* aten::silu.out CPU */
    {16, 3, 124}, /* aten::silu.out Meta */
    {1, 2, 124}, /* aten::silu_ CPU */
    {16, 2, 124}, /* aten::silu_ Meta */
    {1, 1, 123}, /* aten::silu_backward CPU */
    {16, 1, 123}, /* aten::silu_backward Meta */
    {1, 3, 123}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 123}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 125}, /* aten::sin CPU */
    {16, 1, 125}, /* aten::sin Meta */
    {1, 3, 125}, /* aten::sin.out CPU */
    {16, 3, 125}, /* aten::sin.out Meta */
    {1, 2, 125}, /* aten::sin_ CPU */
    {16, 2, 125}, /* aten::sin_ Meta */
    {1, 1, 126}, /* aten::sinc CPU */
    {16, 1, 126}, /* aten::sinc Meta */
    {1, 3, 126}, /* aten::sinc.out CPU */
    {16, 3, 126}, /* aten::sinc.out Meta */
    {1, 2, 126}, /* aten::sinc_ CPU */
    {16, 2, 126}, /* aten::sinc_ Meta */
    {1, 1, 127}, /* aten::sinh CPU */
    {16, 1, 127}, /* aten::sinh Meta */
    {1, 3, 127}, /* aten::sinh.out CPU */
    {16, 3, 127}, /* aten::sinh.out Meta */
    {1, 2, 127}, /* aten::sinh_ CPU */
    {16, 2, 127}, /* aten::sinh_ Meta */
    {138, 0, 523}, /* aten::size.int implicit */
    {141, 0, 524}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 525}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 218}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 217}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 219}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 526}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 220}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 527}, /* aten::smooth_l1_loss CPU */
    {16, 0, 527}, /* aten::smooth_l1_loss Meta */
    {1, 4, 221}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 221}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 528}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 528}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 222}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 222}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 529}, /* aten::soft_margin_loss CPU */
    {16, 0, 529}, /* aten::soft_margin_loss Meta */
    {141, 4, 223}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 530}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 530}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 224}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 531}, /* aten::softmax.int implicit */
    {1, 4, 225}, /* aten::softmax.int_out CPU */
    {16, 4, 225}, /* aten::softmax.int_out Meta */
    {1, 1, 129}, /* aten::softplus CPU */
    {16, 1, 129}, /* aten::softplus Meta */
    {1, 3, 129}, /* aten::softplus.out CPU */
    {16, 3, 129}, /* aten::softplus.out Meta */
    {1, 1, 128}, /* aten::softplus_backward CPU */
    {16, 1, 128}, /* aten::softplus_backward Meta */
    {1, 3, 128}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 128}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 131}, /* aten::softshrink CPU */
    {16, 1, 131}, /* aten::softshrink Meta */
    {1, 3, 131}, /* aten::softshrink.out CPU */
    {16, 3, 131}, /* aten::softshrink.out Meta */
    {1, 1, 130}, /* aten::softshrink_backward CPU */
    {16, 1, 130}, /* aten::softshrink_backward Meta */
    {1, 3, 130}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 130}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 532}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 132}, /* aten::sort.stable CPU */
    {16, 1, 132}, /* aten::sort.stable Meta */
    {1, 4, 226}, /* aten::sort.values CPU */
    {16, 4, 226}, /* aten::sort.values Meta */
    {1, 3, 132}, /* aten::sort.values_stable CPU */
    {16, 3, 132}, /* aten::sort.values_stable Meta */
    {138, 0, 533}, /* aten::special_log_softmax implicit */
    {138, 0, 534}, /* aten::special_logsumexp implicit */
    {138, 4, 227}, /* aten::special_logsumexp.out implicit */
    {138, 0, 535}, /* aten::special_softmax implicit */
    {141, 0, 536}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 537}, /* aten::split.sizes implicit */
    {142, 7, 228}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 229}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 538}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 230}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 231}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 133}, /* aten::sqrt CPU */
    {16, 1, 133}, /* aten::sqrt Meta */
    {1, 3, 133}, /* aten::sqrt.out CPU */
    {16, 3, 133}, /* aten::sqrt.out Meta */
    {1, 2, 133}, /* aten::sqrt_ CPU */
    {16, 2, 133}, /* aten::sqrt_ Meta */
    {138, 0, 539}, /* aten::square implicit */
    {138, 0, 541}, /* aten::square.out implicit */
    {138, 0, 540}, /* aten::square_ implicit */
    {141, 0, 542}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 543}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 544}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 232}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 233}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 234}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 232}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 233}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 236}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 234}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 237}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 235}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {138, 0, 545}, /* aten::std implicit */
    {1, 0, 546}, /* aten::std.correction CPU */
    {16, 0, 546}, /* aten::std.correction Meta */
    {1, 4, 238}, /* aten::std.correction_out CPU */
    {16, 4, 238}, /* aten::std.correction_out Meta */
    {138, 0, 547}, /* aten::std.dim implicit */
    {138, 4, 239}, /* aten::std.out implicit */
    {138, 0, 548}, /* aten::std_mean implicit */
    {1, 0, 549}, /* aten::std_mean.correction CPU */
    {16, 0, 549}, /* aten::std_mean.correction Meta */
    {141, 4, 240}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 550}, /* aten::std_mean.dim implicit */
    {138, 0, 551}, /* aten::stride.int implicit */
    {141, 0, 552}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 241}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 134}, /* aten::sub.Tensor CPU */
    {16, 1, 134}, /* aten::sub.Tensor Meta */
    {1, 3, 134}, /* aten::sub.out CPU */
    {16, 3, 134}, /* aten::sub.out Meta */
    {141, 0, 553}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 134}, /* aten::sub_.Tensor CPU */
    {16, 2, 134}, /* aten::sub_.Tensor Meta */
    {138, 0, 554}, /* aten::subtract.Scalar implicit */
    {138, 0, 555}, /* aten::subtract.Tensor implicit */
    {138, 0, 558}, /* aten::subtract.out implicit */
    {138, 0, 556}, /* aten::subtract_.Scalar implicit */
    {138, 0, 557}, /* aten::subtract_.Tensor implicit */
    {141, 0, 559}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 135}, /* aten::sum.IntList_out CPU */
    {16, 3, 135}, /* aten::sum.IntList_out Meta */
    {1, 1, 135}, /* aten::sum.dim_IntList CPU */
    {16, 1, 135}, /* aten::sum.dim_IntList Meta */
    {141, 4, 242}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 560}, /* aten::sum_to_size implicit */
    {138, 0, 561}, /* aten::swapaxes implicit */
    {138, 5, 243}, /* aten::swapaxes_ implicit */
    {138, 0, 562}, /* aten::swapdims implicit */
    {138, 5, 244}, /* aten::swapdims_ implicit */
    {138, 0, 563}, /* aten::sym_numel implicit */
    {138, 0, 564}, /* aten::sym_size.int implicit */
    {138, 0, 565}, /* aten::sym_storage_offset implicit */
    {138, 0, 566}, /* aten::sym_stride.int implicit */
    {141, 0, 567}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 245}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 245}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 246}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 1, 136}, /* aten::tan CPU */
    {16, 1, 136}, /* aten::tan Meta */
    {1, 3, 136}, /* aten::tan.out CPU */
    {16, 3, 136}, /* aten::tan.out Meta */
    {1, 2, 136}, /* aten::tan_ CPU */
    {16, 2, 136}, /* aten::tan_ Meta */
    {1, 1, 138}, /* aten::tanh CPU */
    {16, 1, 138}, /* aten::tanh Meta */
    {1, 3, 138}, /* aten::tanh.out CPU */
    {16, 3, 138}, /* aten::tanh.out Meta */
    {1, 2, 138}, /* aten::tanh_ CPU */
    {16, 2, 138}, /* aten::tanh_ Meta */
    {1, 1, 137}, /* aten::tanh_backward CPU */
    {16, 1, 137}, /* aten::tanh_backward Meta */
    {1, 3, 137}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 137}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 568}, /* aten::tensor_split.indices implicit */
    {138, 0, 569}, /* aten::tensor_split.sections implicit */
    {138, 0, 570}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 571}, /* aten::tensordot implicit */
    {138, 4, 247}, /* aten::tensordot.out implicit */
    {1, 1, 140}, /* aten::threshold CPU */
    {16, 1, 140}, /* aten::threshold Meta */
    {1, 3, 140}, /* aten::threshold.out CPU */
    {16, 3, 140}, /* aten::threshold.out Meta */
    {1, 2, 140}, /* aten::threshold_ CPU */
    {16, 2, 140}, /* aten::threshold_ Meta */
    {1, 1, 139}, /* aten::threshold_backward CPU */
    {16, 1, 139}, /* aten::threshold_backward Meta */
    {1, 3, 139}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 139}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 572}, /* aten::to.device implicit */
    {138, 0, 573}, /* aten::to.dtype implicit */
    {138, 0, 574}, /* aten::to.dtype_layout implicit */
    {138, 0, 575}, /* aten::to.other implicit */
    {1, 1, 141}, /* aten::topk CPU */
    {16, 1, 141}, /* aten::topk Meta */
    {1, 3, 141}, /* aten::topk.values CPU */
    {16, 3, 141}, /* aten::topk.values Meta */
    {1, 0, 576}, /* aten::trace CPU */
    {16, 0, 576}, /* aten::trace Meta */
    {141, 4, 248}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 577}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 249}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 249}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 250}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 578}, /* aten::trapezoid.dx implicit */
    {138, 0, 579}, /* aten::trapezoid.x implicit */
    {138, 0, 580}, /* aten::trapz.dx implicit */
    {138, 0, 581}, /* aten::trapz.x implicit */
    {138, 0, 582}, /* aten::true_divide.Scalar implicit */
    {138, 0, 583}, /* aten::true_divide.Tensor implicit */
    {138, 0, 586}, /* aten::true_divide.out implicit */
    {138, 0, 584}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 585}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 142}, /* aten::trunc CPU */
    {16, 1, 142}, /* aten::trunc Meta */
    {1, 3, 142}, /* aten::trunc.out CPU */
    {16, 3, 142}, /* aten::trunc.out Meta */
    {1, 2, 142}, /* aten::trunc_ CPU */
    {16, 2, 142}, /* aten::trunc_ Meta */
    {138, 0, 587}, /* aten::type_as implicit */
    {141, 0, 588}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 251}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 252}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 589}, /* aten::unflatten.int implicit */
    {1, 0, 590}, /* aten::unfold CPU */
    {16, 0, 590}, /* aten::unfold Meta */
    {1, 0, 591}, /* aten::unfold_backward CPU */
    {16, 0, 591}, /* aten::unfold_backward Meta */
    {141, 4, 254}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 253}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 255}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {138, 0, 592}, /* aten::unsafe_chunk implicit */
    {141, 0, 593}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 256}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 594}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 257}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 595}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 258}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 258}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 259}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 596}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 596}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 260}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 260}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 598}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 597}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 597}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 261}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 261}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 599}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 599}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 262}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 262}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 601}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 600}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 600}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 263}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 263}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 602}, /* aten::upsample_linear1d CPU */
    {16, 0, 602}, /* aten::upsample_linear1d Meta */
    {1, 4, 264}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 264}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 604}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 603}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 603}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 265}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 265}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 605}, /* aten::upsample_nearest1d CPU */
    {16, 0, 605}, /* aten::upsample_nearest1d Meta */
    {1, 4, 266}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 266}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 607}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 606}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 606}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 267}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 267}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 608}, /* aten::upsample_nearest2d CPU */
    {16, 0, 608}, /* aten::upsample_nearest2d Meta */
    {1, 4, 268}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 268}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 610}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 609}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 609}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 269}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 269}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 611}, /* aten::upsample_nearest3d CPU */
    {16, 0, 611}, /* aten::upsample_nearest3d Meta */
    {1, 4, 270}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 270}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 613}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 612}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 612}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 271}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 271}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 614}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 614}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 272}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 272}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 616}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 615}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 615}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 273}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 273}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 617}, /* aten::var implicit */
    {1, 0, 618}, /* aten::var.correction CPU */
    {16, 0, 618}, /* aten::var.correction Meta */
    {1, 4, 274}, /* aten::var.correction_out CPU */
    {16, 4, 274}, /* aten::var.correction_out Meta */
    {138, 0, 619}, /* aten::var.dim implicit */
    {138, 4, 275}, /* aten::var.out implicit */
    {138, 0, 620}, /* aten::var_mean implicit */
    {1, 0, 621}, /* aten::var_mean.correction CPU */
    {16, 0, 621}, /* aten::var_mean.correction Meta */
    {141, 4, 276}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 622}, /* aten::var_mean.dim implicit */
    {1, 0, 623}, /* aten::vdot CPU */
    {16, 0, 623}, /* aten::vdot Meta */
    {141, 4, 277}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 624}, /* aten::view CPU */
    {16, 0, 624}, /* aten::view Meta */
    {141, 0, 628}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 625}, /* aten::view_as implicit */
    {1, 0, 626}, /* aten::view_as_complex CPU */
    {16, 0, 626}, /* aten::view_as_complex Meta */
    {142, 7, 280}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 281}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 627}, /* aten::view_as_real CPU */
    {16, 0, 627}, /* aten::view_as_real Meta */
    {142, 7, 282}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 283}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 278}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 279}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 285}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 284}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 629}, /* aten::vsplit.array implicit */
    {138, 0, 630}, /* aten::vsplit.int implicit */
    {138, 0, 631}, /* aten::vstack implicit */
    {138, 4, 286}, /* aten::vstack.out implicit */
    {138, 0, 632}, /* aten::where.Scalar implicit */
    {138, 0, 633}, /* aten::where.ScalarOther implicit */
    {138, 0, 634}, /* aten::where.ScalarSelf implicit */
    {1, 0, 635}, /* aten::where.self CPU */
    {16, 0, 635}, /* aten::where.self Meta */
    {1, 0, 636}, /* aten::where.self_out CPU */
    {16, 0, 636}, /* aten::where.self_out Meta */
    {141, 0, 637}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 638}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 143}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 143}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 639}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 640}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 143}, /* aten::xlogy.Tensor CPU */
    {16, 1, 143}, /* aten::xlogy.Tensor Meta */
    {141, 0, 641}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 143}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 143}, /* aten::xlogy_.Tensor Meta */
    {141, 6, 288}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 287}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 642}, /* aten::zero_ CPU */
    {16, 0, 642}, /* aten::zero_ Meta */
    {141, 0, 643}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 136}, /* aten::zeros BackendSelect */
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
    "aten::bmm\0aten::bmm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::bmm.out\0aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::broadcast_tensors\0aten::broadcast_tensors(Tensor[] tensors) -> Tensor[]\0"
    "aten::broadcast_to\0aten::broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)\0"
    "aten::can_cast\0aten::can_cast(ScalarType from_, ScalarType to) -> bool\0"
    "aten::cartesian_prod\0aten::cartesian_prod(Tensor[] tensors) -> Tensor\0"
    "aten::cat\0aten::cat(Tensor[] tensors, int dim=0) -> Tensor\0"
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
    "aten::new_full\0aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::new_full.out\0aten::new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::ones\0aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
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
    "aten::rad2deg\0aten::rad2deg(Tensor self) -> Tensor\0"
    "aten::rad2deg.out\0aten::rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::rad2deg_\0aten::rad2deg_(Tensor(a!) self) -> Tensor(a!)\0"
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
    "aten::scatter.src_out\0aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::scatter.value_out\0aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "";
