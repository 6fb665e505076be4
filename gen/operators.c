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
tn_status tni_kernel__prelu_kernel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__prelu_kernel_backward(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__conj, /* 29 */
    tni_kernel__conj_physical, /* 30 */
    tni_kernel__convolution, /* 31 */
    tni_kernel__convolution_deprecated, /* 32 */
    tni_kernel__convolution_mode, /* 33 */
    tni_kernel__cummax_helper, /* 34 */
    tni_kernel__cummin_helper, /* 35 */
    tni_kernel__fft_c2c, /* 36 */
    tni_kernel__fft_c2r, /* 37 */
    tni_kernel__fft_r2c, /* 38 */
    tni_kernel__fused_rms_norm, /* 39 */
    tni_kernel__is_all_true, /* 40 */
    tni_kernel__is_any_true, /* 41 */
    tni_kernel__local_scalar_dense, /* 42 */
    tni_kernel__logcumsumexp, /* 43 */
    tni_kernel__native_batch_norm_legit, /* 44 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 45 */
    tni_kernel__native_batch_norm_legit_no_training, /* 46 */
    tni_kernel__native_batch_norm_legit_out, /* 47 */
    tni_kernel__neg_view, /* 48 */
    tni_kernel__prelu_kernel, /* 49 */
    tni_kernel__prelu_kernel_backward, /* 50 */
    tni_kernel__reshape_alias, /* 51 */
    tni_kernel__to_copy, /* 52 */
    tni_kernel__upsample_bicubic2d_aa, /* 53 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 54 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 55 */
    tni_kernel__upsample_bilinear2d_aa, /* 56 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 57 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 58 */
    tni_kernel__upsample_lanczos2d_aa, /* 59 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 60 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 61 */
    tni_kernel__upsample_nearest_exact1d, /* 62 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 63 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 64 */
    tni_kernel__upsample_nearest_exact2d, /* 65 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 66 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 67 */
    tni_kernel__upsample_nearest_exact3d, /* 68 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 69 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 70 */
    tni_kernel_abs, /* 71 */
    tni_kernel_abs_, /* 72 */
    tni_kernel_abs_out, /* 73 */
    tni_kernel_absolute, /* 74 */
    tni_kernel_absolute_, /* 75 */
    tni_kernel_absolute_out, /* 76 */
    tni_kernel_adaptive_avg_pool1d, /* 77 */
    tni_kernel_adaptive_avg_pool2d, /* 78 */
    tni_kernel_adaptive_avg_pool3d, /* 79 */
    tni_kernel_adaptive_max_pool1d, /* 80 */
    tni_kernel_adaptive_max_pool2d, /* 81 */
    tni_kernel_adaptive_max_pool2d_backward, /* 82 */
    tni_kernel_adaptive_max_pool3d, /* 83 */
    tni_kernel_adaptive_max_pool3d_backward, /* 84 */
    tni_kernel_add_Scalar, /* 85 */
    tni_kernel_add__Scalar, /* 86 */
    tni_kernel_addbmm, /* 87 */
    tni_kernel_addbmm_, /* 88 */
    tni_kernel_addr, /* 89 */
    tni_kernel_adjoint, /* 90 */
    tni_kernel_alias, /* 91 */
    tni_kernel_allclose, /* 92 */
    tni_kernel_angle, /* 93 */
    tni_kernel_angle_out, /* 94 */
    tni_kernel_arccos, /* 95 */
    tni_kernel_arccos_, /* 96 */
    tni_kernel_arccos_out, /* 97 */
    tni_kernel_arccosh, /* 98 */
    tni_kernel_arccosh_, /* 99 */
    tni_kernel_arccosh_out, /* 100 */
    tni_kernel_arcsin, /* 101 */
    tni_kernel_arcsin_, /* 102 */
    tni_kernel_arcsin_out, /* 103 */
    tni_kernel_arcsinh, /* 104 */
    tni_kernel_arcsinh_, /* 105 */
    tni_kernel_arcsinh_out, /* 106 */
    tni_kernel_arctan, /* 107 */
    tni_kernel_arctan2, /* 108 */
    tni_kernel_arctan2_, /* 109 */
    tni_kernel_arctan2_out, /* 110 */
    tni_kernel_arctan_, /* 111 */
    tni_kernel_arctan_out, /* 112 */
    tni_kernel_arctanh, /* 113 */
    tni_kernel_arctanh_, /* 114 */
    tni_kernel_arctanh_out, /* 115 */
    tni_kernel_argsort, /* 116 */
    tni_kernel_argsort_stable, /* 117 */
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
    tni_kernel_binary_cross_entropy, /* 135 */
    tni_kernel_binary_cross_entropy_backward, /* 136 */
    tni_kernel_binary_cross_entropy_with_logits, /* 137 */
    tni_kernel_bitwise_and_Scalar, /* 138 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 139 */
    tni_kernel_bitwise_and_Scalar_out, /* 140 */
    tni_kernel_bitwise_and__Scalar, /* 141 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 142 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 143 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 144 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 145 */
    tni_kernel_bitwise_or_Scalar, /* 146 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 147 */
    tni_kernel_bitwise_or_Scalar_out, /* 148 */
    tni_kernel_bitwise_or__Scalar, /* 149 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 150 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 151 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 152 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 153 */
    tni_kernel_bitwise_xor_Scalar, /* 154 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 155 */
    tni_kernel_bitwise_xor_Scalar_out, /* 156 */
    tni_kernel_bitwise_xor__Scalar, /* 157 */
    tni_kernel_broadcast_tensors, /* 158 */
    tni_kernel_broadcast_to, /* 159 */
    tni_kernel_can_cast, /* 160 */
    tni_kernel_cartesian_prod, /* 161 */
    tni_kernel_cat, /* 162 */
    tni_kernel_celu, /* 163 */
    tni_kernel_chunk, /* 164 */
    tni_kernel_clip, /* 165 */
    tni_kernel_clip_, /* 166 */
    tni_kernel_clip_Tensor, /* 167 */
    tni_kernel_clip_Tensor_out, /* 168 */
    tni_kernel_clip__Tensor, /* 169 */
    tni_kernel_clip_out, /* 170 */
    tni_kernel_clone, /* 171 */
    tni_kernel_column_stack, /* 172 */
    tni_kernel_combinations, /* 173 */
    tni_kernel_complex, /* 174 */
    tni_kernel_complex_out, /* 175 */
    tni_kernel_concat, /* 176 */
    tni_kernel_concatenate, /* 177 */
    tni_kernel_conj, /* 178 */
    tni_kernel_conj_physical, /* 179 */
    tni_kernel_constant_pad_nd, /* 180 */
    tni_kernel_contiguous, /* 181 */
    tni_kernel_conv1d, /* 182 */
    tni_kernel_conv1d_padding, /* 183 */
    tni_kernel_conv2d, /* 184 */
    tni_kernel_conv2d_padding, /* 185 */
    tni_kernel_conv3d, /* 186 */
    tni_kernel_conv3d_padding, /* 187 */
    tni_kernel_conv_transpose1d, /* 188 */
    tni_kernel_conv_transpose2d_input, /* 189 */
    tni_kernel_conv_transpose3d_input, /* 190 */
    tni_kernel_convolution, /* 191 */
    tni_kernel_convolution_backward, /* 192 */
    tni_kernel_copy_, /* 193 */
    tni_kernel_copysign_Scalar, /* 194 */
    tni_kernel_copysign_Scalar_out, /* 195 */
    tni_kernel_copysign__Scalar, /* 196 */
    tni_kernel_count_nonzero, /* 197 */
    tni_kernel_count_nonzero_dim_IntList, /* 198 */
    tni_kernel_cummax, /* 199 */
    tni_kernel_cummin, /* 200 */
    tni_kernel_cumulative_trapezoid_dx, /* 201 */
    tni_kernel_cumulative_trapezoid_x, /* 202 */
    tni_kernel_deg2rad, /* 203 */
    tni_kernel_diagonal, /* 204 */
    tni_kernel_diagonal_backward, /* 205 */
    tni_kernel_diagonal_scatter, /* 206 */
    tni_kernel_dist, /* 207 */
    tni_kernel_div_Scalar, /* 208 */
    tni_kernel_div_Scalar_mode, /* 209 */
    tni_kernel_div__Scalar, /* 210 */
    tni_kernel_div__Scalar_mode, /* 211 */
    tni_kernel_divide_Scalar, /* 212 */
    tni_kernel_divide_Scalar_mode, /* 213 */
    tni_kernel_divide_Tensor, /* 214 */
    tni_kernel_divide_Tensor_mode, /* 215 */
    tni_kernel_divide__Scalar, /* 216 */
    tni_kernel_divide__Scalar_mode, /* 217 */
    tni_kernel_divide__Tensor, /* 218 */
    tni_kernel_divide__Tensor_mode, /* 219 */
    tni_kernel_divide_out, /* 220 */
    tni_kernel_divide_out_mode, /* 221 */
    tni_kernel_dot, /* 222 */
    tni_kernel_dsplit_array, /* 223 */
    tni_kernel_dsplit_int, /* 224 */
    tni_kernel_dstack, /* 225 */
    tni_kernel_empty_like, /* 226 */
    tni_kernel_empty_memory_format, /* 227 */
    tni_kernel_empty_strided, /* 228 */
    tni_kernel_equal, /* 229 */
    tni_kernel_expand, /* 230 */
    tni_kernel_expand_as, /* 231 */
    tni_kernel_fft_fft, /* 232 */
    tni_kernel_fft_fft2, /* 233 */
    tni_kernel_fft_fftn, /* 234 */
    tni_kernel_fft_hfft, /* 235 */
    tni_kernel_fft_hfft2, /* 236 */
    tni_kernel_fft_hfftn, /* 237 */
    tni_kernel_fft_ifft, /* 238 */
    tni_kernel_fft_ifft2, /* 239 */
    tni_kernel_fft_ifftn, /* 240 */
    tni_kernel_fft_ihfft, /* 241 */
    tni_kernel_fft_ihfft2, /* 242 */
    tni_kernel_fft_ihfft2_out, /* 243 */
    tni_kernel_fft_ihfftn, /* 244 */
    tni_kernel_fft_ihfftn_out, /* 245 */
    tni_kernel_fft_irfft, /* 246 */
    tni_kernel_fft_irfft2, /* 247 */
    tni_kernel_fft_irfftn, /* 248 */
    tni_kernel_fft_rfft, /* 249 */
    tni_kernel_fft_rfft2, /* 250 */
    tni_kernel_fft_rfftn, /* 251 */
    tni_kernel_fill__Scalar, /* 252 */
    tni_kernel_fill__Tensor, /* 253 */
    tni_kernel_fix, /* 254 */
    tni_kernel_fix_, /* 255 */
    tni_kernel_fix_out, /* 256 */
    tni_kernel_flatten_using_ints, /* 257 */
    tni_kernel_flip, /* 258 */
    tni_kernel_fliplr, /* 259 */
    tni_kernel_flipud, /* 260 */
    tni_kernel_float_power_Scalar, /* 261 */
    tni_kernel_float_power_Scalar_out, /* 262 */
    tni_kernel_float_power_Tensor_Scalar, /* 263 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 264 */
    tni_kernel_float_power_Tensor_Tensor, /* 265 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 266 */
    tni_kernel_float_power__Scalar, /* 267 */
    tni_kernel_float_power__Tensor, /* 268 */
    tni_kernel_floor_divide, /* 269 */
    tni_kernel_floor_divide_Scalar, /* 270 */
    tni_kernel_floor_divide__Scalar, /* 271 */
    tni_kernel_floor_divide__Tensor, /* 272 */
    tni_kernel_floor_divide_out, /* 273 */
    tni_kernel_fmod_Scalar, /* 274 */
    tni_kernel_fmod_Scalar_out, /* 275 */
    tni_kernel_fmod__Scalar, /* 276 */
    tni_kernel_fractional_max_pool2d, /* 277 */
    tni_kernel_fractional_max_pool2d_backward, /* 278 */
    tni_kernel_fractional_max_pool3d, /* 279 */
    tni_kernel_fractional_max_pool3d_backward, /* 280 */
    tni_kernel_frexp_Tensor, /* 281 */
    tni_kernel_frexp_Tensor_out, /* 282 */
    tni_kernel_from_file, /* 283 */
    tni_kernel_full, /* 284 */
    tni_kernel_ger, /* 285 */
    tni_kernel_gradient_array, /* 286 */
    tni_kernel_gradient_scalararray, /* 287 */
    tni_kernel_gradient_scalarint, /* 288 */
    tni_kernel_gradient_scalarrayarray, /* 289 */
    tni_kernel_gradient_scalarrayint, /* 290 */
    tni_kernel_gradient_tensorarray, /* 291 */
    tni_kernel_gradient_tensorarrayint, /* 292 */
    tni_kernel_greater_Scalar, /* 293 */
    tni_kernel_greater_Scalar_out, /* 294 */
    tni_kernel_greater_Tensor, /* 295 */
    tni_kernel_greater_Tensor_out, /* 296 */
    tni_kernel_greater__Scalar, /* 297 */
    tni_kernel_greater__Tensor, /* 298 */
    tni_kernel_greater_equal_Scalar, /* 299 */
    tni_kernel_greater_equal_Scalar_out, /* 300 */
    tni_kernel_greater_equal_Tensor, /* 301 */
    tni_kernel_greater_equal_Tensor_out, /* 302 */
    tni_kernel_greater_equal__Scalar, /* 303 */
    tni_kernel_greater_equal__Tensor, /* 304 */
    tni_kernel_group_norm, /* 305 */
    tni_kernel_hardswish, /* 306 */
    tni_kernel_hardswish_, /* 307 */
    tni_kernel_hardswish_backward, /* 308 */
    tni_kernel_hardswish_out, /* 309 */
    tni_kernel_hardtanh, /* 310 */
    tni_kernel_hardtanh_, /* 311 */
    tni_kernel_hardtanh_backward, /* 312 */
    tni_kernel_hardtanh_backward_grad_input, /* 313 */
    tni_kernel_hardtanh_out, /* 314 */
    tni_kernel_hsplit_array, /* 315 */
    tni_kernel_hsplit_int, /* 316 */
    tni_kernel_hstack, /* 317 */
    tni_kernel_huber_loss, /* 318 */
    tni_kernel_huber_loss_backward, /* 319 */
    tni_kernel_imag, /* 320 */
    tni_kernel_index_Tensor, /* 321 */
    tni_kernel_inner, /* 322 */
    tni_kernel_instance_norm, /* 323 */
    tni_kernel_is_complex, /* 324 */
    tni_kernel_is_conj, /* 325 */
    tni_kernel_is_distributed, /* 326 */
    tni_kernel_is_floating_point, /* 327 */
    tni_kernel_is_inference, /* 328 */
    tni_kernel_is_neg, /* 329 */
    tni_kernel_is_nonzero, /* 330 */
    tni_kernel_is_pinned, /* 331 */
    tni_kernel_is_same_size, /* 332 */
    tni_kernel_is_signed, /* 333 */
    tni_kernel_isclose, /* 334 */
    tni_kernel_isfinite, /* 335 */
    tni_kernel_isinf, /* 336 */
    tni_kernel_isnan, /* 337 */
    tni_kernel_isreal, /* 338 */
    tni_kernel_item, /* 339 */
    tni_kernel_kron, /* 340 */
    tni_kernel_kthvalue, /* 341 */
    tni_kernel_kthvalue_values, /* 342 */
    tni_kernel_layer_norm, /* 343 */
    tni_kernel_ldexp_Tensor, /* 344 */
    tni_kernel_less_Scalar, /* 345 */
    tni_kernel_less_Scalar_out, /* 346 */
    tni_kernel_less_Tensor, /* 347 */
    tni_kernel_less_Tensor_out, /* 348 */
    tni_kernel_less__Scalar, /* 349 */
    tni_kernel_less__Tensor, /* 350 */
    tni_kernel_less_equal_Scalar, /* 351 */
    tni_kernel_less_equal_Scalar_out, /* 352 */
    tni_kernel_less_equal_Tensor, /* 353 */
    tni_kernel_less_equal_Tensor_out, /* 354 */
    tni_kernel_less_equal__Scalar, /* 355 */
    tni_kernel_less_equal__Tensor, /* 356 */
    tni_kernel_lift, /* 357 */
    tni_kernel_lift_fresh, /* 358 */
    tni_kernel_linalg_diagonal, /* 359 */
    tni_kernel_log_sigmoid, /* 360 */
    tni_kernel_log_sigmoid_backward, /* 361 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 362 */
    tni_kernel_log_sigmoid_forward, /* 363 */
    tni_kernel_log_sigmoid_forward_output, /* 364 */
    tni_kernel_log_sigmoid_out, /* 365 */
    tni_kernel_log_softmax_int, /* 366 */
    tni_kernel_logcumsumexp, /* 367 */
    tni_kernel_logical_and, /* 368 */
    tni_kernel_logical_and_, /* 369 */
    tni_kernel_logical_and_out, /* 370 */
    tni_kernel_logical_not, /* 371 */
    tni_kernel_logical_not_, /* 372 */
    tni_kernel_logical_not_out, /* 373 */
    tni_kernel_logical_or, /* 374 */
    tni_kernel_logical_or_, /* 375 */
    tni_kernel_logical_or_out, /* 376 */
    tni_kernel_logical_xor, /* 377 */
    tni_kernel_logical_xor_, /* 378 */
    tni_kernel_logical_xor_out, /* 379 */
    tni_kernel_logit, /* 380 */
    tni_kernel_logit_, /* 381 */
    tni_kernel_logit_out, /* 382 */
    tni_kernel_logsumexp, /* 383 */
    tni_kernel_mH, /* 384 */
    tni_kernel_mT, /* 385 */
    tni_kernel_masked_select, /* 386 */
    tni_kernel_matmul, /* 387 */
    tni_kernel_matrix_H, /* 388 */
    tni_kernel_max, /* 389 */
    tni_kernel_max_other, /* 390 */
    tni_kernel_max_pool1d, /* 391 */
    tni_kernel_max_pool1d_with_indices, /* 392 */
    tni_kernel_max_pool2d, /* 393 */
    tni_kernel_max_pool2d_with_indices, /* 394 */
    tni_kernel_max_pool2d_with_indices_backward, /* 395 */
    tni_kernel_max_pool3d, /* 396 */
    tni_kernel_max_pool3d_with_indices, /* 397 */
    tni_kernel_max_pool3d_with_indices_backward, /* 398 */
    tni_kernel_max_unpool2d, /* 399 */
    tni_kernel_max_unpool3d, /* 400 */
    tni_kernel_mean, /* 401 */
    tni_kernel_median, /* 402 */
    tni_kernel_median_dim, /* 403 */
    tni_kernel_min, /* 404 */
    tni_kernel_min_other, /* 405 */
    tni_kernel_mish_backward, /* 406 */
    tni_kernel_mish_backward_composite, /* 407 */
    tni_kernel_mode, /* 408 */
    tni_kernel_moveaxis_int, /* 409 */
    tni_kernel_moveaxis_intlist, /* 410 */
    tni_kernel_movedim_int, /* 411 */
    tni_kernel_movedim_intlist, /* 412 */
    tni_kernel_mse_loss, /* 413 */
    tni_kernel_mse_loss_backward, /* 414 */
    tni_kernel_msort, /* 415 */
    tni_kernel_mul_Scalar, /* 416 */
    tni_kernel_mul__Scalar, /* 417 */
    tni_kernel_multiply_Scalar, /* 418 */
    tni_kernel_multiply_Tensor, /* 419 */
    tni_kernel_multiply__Scalar, /* 420 */
    tni_kernel_multiply__Tensor, /* 421 */
    tni_kernel_multiply_out, /* 422 */
    tni_kernel_mv, /* 423 */
    tni_kernel_nan_to_num, /* 424 */
    tni_kernel_nan_to_num_, /* 425 */
    tni_kernel_nan_to_num_out, /* 426 */
    tni_kernel_nanmedian, /* 427 */
    tni_kernel_nanmedian_dim, /* 428 */
    tni_kernel_nansum, /* 429 */
    tni_kernel_narrow, /* 430 */
    tni_kernel_narrow_Tensor, /* 431 */
    tni_kernel_native_batch_norm, /* 432 */
    tni_kernel_native_batch_norm_backward, /* 433 */
    tni_kernel_native_group_norm, /* 434 */
    tni_kernel_native_group_norm_backward, /* 435 */
    tni_kernel_native_layer_norm, /* 436 */
    tni_kernel_native_layer_norm_backward, /* 437 */
    tni_kernel_negative, /* 438 */
    tni_kernel_negative_, /* 439 */
    tni_kernel_negative_out, /* 440 */
    tni_kernel_new_empty, /* 441 */
    tni_kernel_new_full, /* 442 */
    tni_kernel_new_zeros, /* 443 */
    tni_kernel_nonzero, /* 444 */
    tni_kernel_norm_Scalar, /* 445 */
    tni_kernel_norm_ScalarOpt_dtype, /* 446 */
    tni_kernel_not_equal_Scalar, /* 447 */
    tni_kernel_not_equal_Scalar_out, /* 448 */
    tni_kernel_not_equal_Tensor, /* 449 */
    tni_kernel_not_equal_Tensor_out, /* 450 */
    tni_kernel_not_equal__Scalar, /* 451 */
    tni_kernel_not_equal__Tensor, /* 452 */
    tni_kernel_numel, /* 453 */
    tni_kernel_numpy_T, /* 454 */
    tni_kernel_ones, /* 455 */
    tni_kernel_outer, /* 456 */
    tni_kernel_pad, /* 457 */
    tni_kernel_permute, /* 458 */
    tni_kernel_polar, /* 459 */
    tni_kernel_polar_out, /* 460 */
    tni_kernel_positive, /* 461 */
    tni_kernel_prelu, /* 462 */
    tni_kernel_prod, /* 463 */
    tni_kernel_promote_types, /* 464 */
    tni_kernel_rad2deg, /* 465 */
    tni_kernel_ravel, /* 466 */
    tni_kernel_real, /* 467 */
    tni_kernel_reflection_pad1d, /* 468 */
    tni_kernel_reflection_pad1d_backward, /* 469 */
    tni_kernel_reflection_pad2d, /* 470 */
    tni_kernel_reflection_pad2d_backward, /* 471 */
    tni_kernel_reflection_pad3d, /* 472 */
    tni_kernel_reflection_pad3d_backward, /* 473 */
    tni_kernel_relu, /* 474 */
    tni_kernel_relu6, /* 475 */
    tni_kernel_relu6_, /* 476 */
    tni_kernel_relu_, /* 477 */
    tni_kernel_remainder_Scalar, /* 478 */
    tni_kernel_remainder_Scalar_Tensor, /* 479 */
    tni_kernel_remainder_Scalar_out, /* 480 */
    tni_kernel_remainder__Scalar, /* 481 */
    tni_kernel_repeat_interleave_Tensor, /* 482 */
    tni_kernel_replication_pad1d, /* 483 */
    tni_kernel_replication_pad1d_backward, /* 484 */
    tni_kernel_replication_pad2d, /* 485 */
    tni_kernel_replication_pad2d_backward, /* 486 */
    tni_kernel_replication_pad3d, /* 487 */
    tni_kernel_replication_pad3d_backward, /* 488 */
    tni_kernel_reshape, /* 489 */
    tni_kernel_reshape_as, /* 490 */
    tni_kernel_resize_, /* 491 */
    tni_kernel_resize_as_, /* 492 */
    tni_kernel_resolve_conj, /* 493 */
    tni_kernel_resolve_neg, /* 494 */
    tni_kernel_result_type_Scalar, /* 495 */
    tni_kernel_result_type_Scalar_Scalar, /* 496 */
    tni_kernel_result_type_Scalar_Tensor, /* 497 */
    tni_kernel_result_type_Tensor, /* 498 */
    tni_kernel_rms_norm, /* 499 */
    tni_kernel_row_stack, /* 500 */
    tni_kernel_rsub_Scalar, /* 501 */
    tni_kernel_rsub_Tensor, /* 502 */
    tni_kernel_scatter_src_out, /* 503 */
    tni_kernel_scatter_value_out, /* 504 */
    tni_kernel_select_backward, /* 505 */
    tni_kernel_select_int, /* 506 */
    tni_kernel_select_scatter, /* 507 */
    tni_kernel_selu, /* 508 */
    tni_kernel_selu_, /* 509 */
    tni_kernel_size_int, /* 510 */
    tni_kernel_slice_Tensor, /* 511 */
    tni_kernel_slice_backward, /* 512 */
    tni_kernel_slice_scatter, /* 513 */
    tni_kernel_smooth_l1_loss, /* 514 */
    tni_kernel_smooth_l1_loss_backward, /* 515 */
    tni_kernel_soft_margin_loss, /* 516 */
    tni_kernel_soft_margin_loss_backward, /* 517 */
    tni_kernel_softmax_int, /* 518 */
    tni_kernel_sort, /* 519 */
    tni_kernel_special_log_softmax, /* 520 */
    tni_kernel_special_logsumexp, /* 521 */
    tni_kernel_special_softmax, /* 522 */
    tni_kernel_split_Tensor, /* 523 */
    tni_kernel_split_sizes, /* 524 */
    tni_kernel_split_with_sizes, /* 525 */
    tni_kernel_square, /* 526 */
    tni_kernel_square_, /* 527 */
    tni_kernel_square_out, /* 528 */
    tni_kernel_squeeze, /* 529 */
    tni_kernel_squeeze_dim, /* 530 */
    tni_kernel_squeeze_dims, /* 531 */
    tni_kernel_std, /* 532 */
    tni_kernel_std_correction, /* 533 */
    tni_kernel_std_dim, /* 534 */
    tni_kernel_std_mean, /* 535 */
    tni_kernel_std_mean_correction, /* 536 */
    tni_kernel_std_mean_dim, /* 537 */
    tni_kernel_stride_int, /* 538 */
    tni_kernel_sub_Scalar, /* 539 */
    tni_kernel_sub__Scalar, /* 540 */
    tni_kernel_subtract_Scalar, /* 541 */
    tni_kernel_subtract_Tensor, /* 542 */
    tni_kernel_subtract__Scalar, /* 543 */
    tni_kernel_subtract__Tensor, /* 544 */
    tni_kernel_subtract_out, /* 545 */
    tni_kernel_sum, /* 546 */
    tni_kernel_sum_to_size, /* 547 */
    tni_kernel_swapaxes, /* 548 */
    tni_kernel_swapdims, /* 549 */
    tni_kernel_sym_numel, /* 550 */
    tni_kernel_sym_size_int, /* 551 */
    tni_kernel_sym_storage_offset, /* 552 */
    tni_kernel_sym_stride_int, /* 553 */
    tni_kernel_t, /* 554 */
    tni_kernel_tensor_split_indices, /* 555 */
    tni_kernel_tensor_split_sections, /* 556 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 557 */
    tni_kernel_tensordot, /* 558 */
    tni_kernel_to_device, /* 559 */
    tni_kernel_to_dtype, /* 560 */
    tni_kernel_to_dtype_layout, /* 561 */
    tni_kernel_to_other, /* 562 */
    tni_kernel_trace, /* 563 */
    tni_kernel_transpose_int, /* 564 */
    tni_kernel_trapezoid_dx, /* 565 */
    tni_kernel_trapezoid_x, /* 566 */
    tni_kernel_trapz_dx, /* 567 */
    tni_kernel_trapz_x, /* 568 */
    tni_kernel_true_divide_Scalar, /* 569 */
    tni_kernel_true_divide_Tensor, /* 570 */
    tni_kernel_true_divide__Scalar, /* 571 */
    tni_kernel_true_divide__Tensor, /* 572 */
    tni_kernel_true_divide_out, /* 573 */
    tni_kernel_type_as, /* 574 */
    tni_kernel_unbind_int, /* 575 */
    tni_kernel_unflatten_int, /* 576 */
    tni_kernel_unfold, /* 577 */
    tni_kernel_unfold_backward, /* 578 */
    tni_kernel_unsafe_chunk, /* 579 */
    tni_kernel_unsafe_split_Tensor, /* 580 */
    tni_kernel_unsafe_split_with_sizes, /* 581 */
    tni_kernel_unsqueeze, /* 582 */
    tni_kernel_upsample_bicubic2d, /* 583 */
    tni_kernel_upsample_bicubic2d_backward, /* 584 */
    tni_kernel_upsample_bicubic2d_vec, /* 585 */
    tni_kernel_upsample_bilinear2d, /* 586 */
    tni_kernel_upsample_bilinear2d_backward, /* 587 */
    tni_kernel_upsample_bilinear2d_vec, /* 588 */
    tni_kernel_upsample_linear1d, /* 589 */
    tni_kernel_upsample_linear1d_backward, /* 590 */
    tni_kernel_upsample_linear1d_vec, /* 591 */
    tni_kernel_upsample_nearest1d, /* 592 */
    tni_kernel_upsample_nearest1d_backward, /* 593 */
    tni_kernel_upsample_nearest1d_vec, /* 594 */
    tni_kernel_upsample_nearest2d, /* 595 */
    tni_kernel_upsample_nearest2d_backward, /* 596 */
    tni_kernel_upsample_nearest2d_vec, /* 597 */
    tni_kernel_upsample_nearest3d, /* 598 */
    tni_kernel_upsample_nearest3d_backward, /* 599 */
    tni_kernel_upsample_nearest3d_vec, /* 600 */
    tni_kernel_upsample_trilinear3d, /* 601 */
    tni_kernel_upsample_trilinear3d_backward, /* 602 */
    tni_kernel_upsample_trilinear3d_vec, /* 603 */
    tni_kernel_var, /* 604 */
    tni_kernel_var_correction, /* 605 */
    tni_kernel_var_dim, /* 606 */
    tni_kernel_var_mean, /* 607 */
    tni_kernel_var_mean_correction, /* 608 */
    tni_kernel_var_mean_dim, /* 609 */
    tni_kernel_vdot, /* 610 */
    tni_kernel_view, /* 611 */
    tni_kernel_view_as, /* 612 */
    tni_kernel_view_as_complex, /* 613 */
    tni_kernel_view_as_real, /* 614 */
    tni_kernel_view_dtype, /* 615 */
    tni_kernel_vsplit_array, /* 616 */
    tni_kernel_vsplit_int, /* 617 */
    tni_kernel_vstack, /* 618 */
    tni_kernel_where_Scalar, /* 619 */
    tni_kernel_where_ScalarOther, /* 620 */
    tni_kernel_where_ScalarSelf, /* 621 */
    tni_kernel_where_self, /* 622 */
    tni_kernel_where_self_out, /* 623 */
    tni_kernel_xlogy_OutScalar_Other, /* 624 */
    tni_kernel_xlogy_OutScalar_Self, /* 625 */
    tni_kernel_xlogy_Scalar_Other, /* 626 */
    tni_kernel_xlogy_Scalar_Self, /* 627 */
    tni_kernel_xlogy__Scalar_Other, /* 628 */
    tni_kernel_zero_, /* 629 */
    tni_kernel_zeros, /* 630 */
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
    {"aten::_conj", NULL}, /* 12 */
    {"aten::_conj_copy", NULL}, /* 13 */
    {"aten::_conj_physical", NULL}, /* 14 */
    {"aten::_convolution", NULL}, /* 15 */
    {"aten::_fft_c2c", NULL}, /* 16 */
    {"aten::_fft_c2r", NULL}, /* 17 */
    {"aten::_fft_r2c", NULL}, /* 18 */
    {"aten::_logcumsumexp", NULL}, /* 19 */
    {"aten::_native_batch_norm_legit", NULL}, /* 20 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 21 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 22 */
    {"aten::_neg_view", NULL}, /* 23 */
    {"aten::_neg_view_copy", NULL}, /* 24 */
    {"aten::_reshape_alias", NULL}, /* 25 */
    {"aten::_reshape_alias_copy", NULL}, /* 26 */
    {"aten::_to_copy", NULL}, /* 27 */
    {"aten::_unsafe_view", NULL}, /* 28 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 29 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 30 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 31 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 32 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 33 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 34 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 35 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 36 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 37 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 38 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 39 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 40 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 41 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 42 */
    {"aten::adaptive_max_pool2d", NULL}, /* 43 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 44 */
    {"aten::adaptive_max_pool3d", NULL}, /* 45 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 46 */
    {"aten::add.Scalar", NULL}, /* 47 */
    {"aten::addbmm", NULL}, /* 48 */
    {"aten::addr", NULL}, /* 49 */
    {"aten::alias", NULL}, /* 50 */
    {"aten::alias_copy", NULL}, /* 51 */
    {"aten::argsort.stable", NULL}, /* 52 */
    {"aten::as_strided", NULL}, /* 53 */
    {"aten::as_strided_copy", NULL}, /* 54 */
    {"aten::as_strided_scatter", NULL}, /* 55 */
    {"aten::avg_pool2d", NULL}, /* 56 */
    {"aten::avg_pool2d_backward", NULL}, /* 57 */
    {"aten::avg_pool3d", NULL}, /* 58 */
    {"aten::avg_pool3d_backward", NULL}, /* 59 */
    {"aten::batch_norm_update_stats", NULL}, /* 60 */
    {"aten::binary_cross_entropy", NULL}, /* 61 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 62 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 63 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 64 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 65 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 66 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 67 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 68 */
    {"aten::celu", NULL}, /* 69 */
    {"aten::clone", NULL}, /* 70 */
    {"aten::column_stack", NULL}, /* 71 */
    {"aten::concat", NULL}, /* 72 */
    {"aten::concatenate", NULL}, /* 73 */
    {"aten::conj_physical", NULL}, /* 74 */
    {"aten::constant_pad_nd", NULL}, /* 75 */
    {"aten::convolution", NULL}, /* 76 */
    {"aten::convolution_backward", NULL}, /* 77 */
    {"aten::copy", NULL}, /* 78 */
    {"aten::copy_", NULL}, /* 79 */
    {"aten::count_nonzero", NULL}, /* 80 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 81 */
    {"aten::cummax", NULL}, /* 82 */
    {"aten::cummin", NULL}, /* 83 */
    {"aten::deg2rad", NULL}, /* 84 */
    {"aten::detach", NULL}, /* 85 */
    {"aten::detach_copy", NULL}, /* 86 */
    {"aten::diagonal", NULL}, /* 87 */
    {"aten::diagonal_backward", NULL}, /* 88 */
    {"aten::diagonal_copy", NULL}, /* 89 */
    {"aten::diagonal_scatter", NULL}, /* 90 */
    {"aten::dist", NULL}, /* 91 */
    {"aten::div.Scalar", NULL}, /* 92 */
    {"aten::div.Scalar_mode", NULL}, /* 93 */
    {"aten::dot", NULL}, /* 94 */
    {"aten::dstack", NULL}, /* 95 */
    {"aten::empty_like", NULL}, /* 96 */
    {"aten::empty_strided", NULL}, /* 97 */
    {"aten::expand", NULL}, /* 98 */
    {"aten::expand_copy", NULL}, /* 99 */
    {"aten::fft_fft", NULL}, /* 100 */
    {"aten::fft_fft2", NULL}, /* 101 */
    {"aten::fft_fftn", NULL}, /* 102 */
    {"aten::fft_hfft", NULL}, /* 103 */
    {"aten::fft_hfft2", NULL}, /* 104 */
    {"aten::fft_hfftn", NULL}, /* 105 */
    {"aten::fft_ifft", NULL}, /* 106 */
    {"aten::fft_ifft2", NULL}, /* 107 */
    {"aten::fft_ifftn", NULL}, /* 108 */
    {"aten::fft_ihfft", NULL}, /* 109 */
    {"aten::fft_irfft", NULL}, /* 110 */
    {"aten::fft_irfft2", NULL}, /* 111 */
    {"aten::fft_irfftn", NULL}, /* 112 */
    {"aten::fft_rfft", NULL}, /* 113 */
    {"aten::fft_rfft2", NULL}, /* 114 */
    {"aten::fft_rfftn", NULL}, /* 115 */
    {"aten::fill.Scalar", NULL}, /* 116 */
    {"aten::fill.Tensor", NULL}, /* 117 */
    {"aten::fill_.Scalar", NULL}, /* 118 */
    {"aten::fill_.Tensor", NULL}, /* 119 */
    {"aten::flip", NULL}, /* 120 */
    {"aten::floor_divide.Scalar", NULL}, /* 121 */
    {"aten::fractional_max_pool2d", NULL}, /* 122 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 123 */
    {"aten::fractional_max_pool3d", NULL}, /* 124 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 125 */
    {"aten::from_file", NULL}, /* 126 */
    {"aten::ger", NULL}, /* 127 */
    {"aten::hardswish_backward", NULL}, /* 128 */
    {"aten::hstack", NULL}, /* 129 */
    {"aten::huber_loss", NULL}, /* 130 */
    {"aten::huber_loss_backward", NULL}, /* 131 */
    {"aten::inner", NULL}, /* 132 */
    {"aten::isinf", NULL}, /* 133 */
    {"aten::isnan", NULL}, /* 134 */
    {"aten::kron", NULL}, /* 135 */
    {"aten::ldexp.Tensor", NULL}, /* 136 */
    {"aten::lift", NULL}, /* 137 */
    {"aten::lift_fresh", NULL}, /* 138 */
    {"aten::lift_fresh_copy", NULL}, /* 139 */
    {"aten::log_softmax.int", NULL}, /* 140 */
    {"aten::logcumsumexp", NULL}, /* 141 */
    {"aten::logsumexp", NULL}, /* 142 */
    {"aten::matmul", NULL}, /* 143 */
    {"aten::max", NULL}, /* 144 */
    {"aten::max_pool2d_with_indices", NULL}, /* 145 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 146 */
    {"aten::max_pool3d_with_indices", NULL}, /* 147 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 148 */
    {"aten::max_unpool2d", NULL}, /* 149 */
    {"aten::max_unpool3d", NULL}, /* 150 */
    {"aten::mean", NULL}, /* 151 */
    {"aten::median", NULL}, /* 152 */
    {"aten::median.dim", NULL}, /* 153 */
    {"aten::min", NULL}, /* 154 */
    {"aten::mode", NULL}, /* 155 */
    {"aten::mse_loss", NULL}, /* 156 */
    {"aten::mse_loss_backward", NULL}, /* 157 */
    {"aten::msort", NULL}, /* 158 */
    {"aten::mul.Scalar", NULL}, /* 159 */
    {"aten::mv", NULL}, /* 160 */
    {"aten::nanmedian", NULL}, /* 161 */
    {"aten::nanmedian.dim", NULL}, /* 162 */
    {"aten::nansum", NULL}, /* 163 */
    {"aten::narrow", NULL}, /* 164 */
    {"aten::narrow_copy", NULL}, /* 165 */
    {"aten::native_batch_norm", NULL}, /* 166 */
    {"aten::native_batch_norm_backward", NULL}, /* 167 */
    {"aten::native_group_norm", NULL}, /* 168 */
    {"aten::native_group_norm_backward", NULL}, /* 169 */
    {"aten::native_layer_norm", NULL}, /* 170 */
    {"aten::native_layer_norm_backward", NULL}, /* 171 */
    {"aten::new_empty", NULL}, /* 172 */
    {"aten::new_full", NULL}, /* 173 */
    {"aten::new_zeros", NULL}, /* 174 */
    {"aten::norm.Scalar", NULL}, /* 175 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 176 */
    {"aten::outer", NULL}, /* 177 */
    {"aten::permute", NULL}, /* 178 */
    {"aten::permute_copy", NULL}, /* 179 */
    {"aten::prod", NULL}, /* 180 */
    {"aten::rad2deg", NULL}, /* 181 */
    {"aten::reflection_pad1d", NULL}, /* 182 */
    {"aten::reflection_pad1d_backward", NULL}, /* 183 */
    {"aten::reflection_pad2d", NULL}, /* 184 */
    {"aten::reflection_pad2d_backward", NULL}, /* 185 */
    {"aten::reflection_pad3d", NULL}, /* 186 */
    {"aten::reflection_pad3d_backward", NULL}, /* 187 */
    {"aten::relu", NULL}, /* 188 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 189 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 190 */
    {"aten::replication_pad1d", NULL}, /* 191 */
    {"aten::replication_pad1d_backward", NULL}, /* 192 */
    {"aten::replication_pad2d", NULL}, /* 193 */
    {"aten::replication_pad2d_backward", NULL}, /* 194 */
    {"aten::replication_pad3d", NULL}, /* 195 */
    {"aten::replication_pad3d_backward", NULL}, /* 196 */
    {"aten::resize", NULL}, /* 197 */
    {"aten::resize_", NULL}, /* 198 */
    {"aten::resize_as", NULL}, /* 199 */
    {"aten::resize_as_", NULL}, /* 200 */
    {"aten::row_stack", NULL}, /* 201 */
    {"aten::rsub.Scalar", NULL}, /* 202 */
    {"aten::rsub.Tensor", NULL}, /* 203 */
    {"aten::select.int", NULL}, /* 204 */
    {"aten::select_backward", NULL}, /* 205 */
    {"aten::select_copy.int", NULL}, /* 206 */
    {"aten::select_scatter", NULL}, /* 207 */
    {"aten::slice.Tensor", NULL}, /* 208 */
    {"aten::slice_backward", NULL}, /* 209 */
    {"aten::slice_copy.Tensor", NULL}, /* 210 */
    {"aten::slice_scatter", NULL}, /* 211 */
    {"aten::smooth_l1_loss", NULL}, /* 212 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 213 */
    {"aten::soft_margin_loss", NULL}, /* 214 */
    {"aten::soft_margin_loss_backward", NULL}, /* 215 */
    {"aten::softmax.int", NULL}, /* 216 */
    {"aten::sort", NULL}, /* 217 */
    {"aten::special_logsumexp", NULL}, /* 218 */
    {"aten::split.Tensor", NULL}, /* 219 */
    {"aten::split_copy.Tensor", NULL}, /* 220 */
    {"aten::split_with_sizes", NULL}, /* 221 */
    {"aten::split_with_sizes_copy", NULL}, /* 222 */
    {"aten::squeeze", NULL}, /* 223 */
    {"aten::squeeze.dim", NULL}, /* 224 */
    {"aten::squeeze.dims", NULL}, /* 225 */
    {"aten::squeeze_copy", NULL}, /* 226 */
    {"aten::squeeze_copy.dim", NULL}, /* 227 */
    {"aten::squeeze_copy.dims", NULL}, /* 228 */
    {"aten::std.correction", NULL}, /* 229 */
    {"aten::std.dim", NULL}, /* 230 */
    {"aten::std_mean.correction", NULL}, /* 231 */
    {"aten::sub.Scalar", NULL}, /* 232 */
    {"aten::sum", NULL}, /* 233 */
    {"aten::swapaxes", NULL}, /* 234 */
    {"aten::swapdims", NULL}, /* 235 */
    {"aten::t", NULL}, /* 236 */
    {"aten::t_copy", NULL}, /* 237 */
    {"aten::tensordot", NULL}, /* 238 */
    {"aten::trace", NULL}, /* 239 */
    {"aten::transpose.int", NULL}, /* 240 */
    {"aten::transpose_copy.int", NULL}, /* 241 */
    {"aten::unbind.int", NULL}, /* 242 */
    {"aten::unbind_copy.int", NULL}, /* 243 */
    {"aten::unfold", NULL}, /* 244 */
    {"aten::unfold_backward", NULL}, /* 245 */
    {"aten::unfold_copy", NULL}, /* 246 */
    {"aten::unsafe_split.Tensor", NULL}, /* 247 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 248 */
    {"aten::unsqueeze", NULL}, /* 249 */
    {"aten::unsqueeze_copy", NULL}, /* 250 */
    {"aten::upsample_bicubic2d", NULL}, /* 251 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 252 */
    {"aten::upsample_bilinear2d", NULL}, /* 253 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 254 */
    {"aten::upsample_linear1d", NULL}, /* 255 */
    {"aten::upsample_linear1d_backward", NULL}, /* 256 */
    {"aten::upsample_nearest1d", NULL}, /* 257 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 258 */
    {"aten::upsample_nearest2d", NULL}, /* 259 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 260 */
    {"aten::upsample_nearest3d", NULL}, /* 261 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 262 */
    {"aten::upsample_trilinear3d", NULL}, /* 263 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 264 */
    {"aten::var.correction", NULL}, /* 265 */
    {"aten::var.dim", NULL}, /* 266 */
    {"aten::var_mean.correction", NULL}, /* 267 */
    {"aten::vdot", NULL}, /* 268 */
    {"aten::view", NULL}, /* 269 */
    {"aten::view.dtype", NULL}, /* 270 */
    {"aten::view_as_complex", NULL}, /* 271 */
    {"aten::view_as_complex_copy", NULL}, /* 272 */
    {"aten::view_as_real", NULL}, /* 273 */
    {"aten::view_as_real_copy", NULL}, /* 274 */
    {"aten::view_copy", NULL}, /* 275 */
    {"aten::view_copy.dtype", NULL}, /* 276 */
    {"aten::vstack", NULL}, /* 277 */
    {"aten::zero", NULL}, /* 278 */
    {"aten::zero_", NULL}, /* 279 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 1305;

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
    {4927, 4939, 57, 1, 0x0}, /* aten::_conj */
    {4980, 4997, 58, 1, 0x80000}, /* aten::_conj_copy */
    {5037, 5058, 59, 1, 0x80020}, /* aten::_conj_copy.out */
    {5125, 5146, 60, 2, 0x10000}, /* aten::_conj_physical */
    {5190, 5215, 62, 1, 0x20}, /* aten::_conj_physical.out */
    {5286, 5305, 63, 1, 0x0}, /* aten::_convolution */
    {5561, 5591, 64, 1, 0x0}, /* aten::_convolution.deprecated */
    {5838, 5861, 65, 1, 0x20}, /* aten::_convolution.out */
    {6144, 6168, 66, 1, 0x0}, /* aten::_convolution_mode */
    {6309, 6330, 67, 2, 0x0}, /* aten::_cummax_helper */
    {6418, 6439, 69, 2, 0x0}, /* aten::_cummin_helper */
    {6527, 6542, 71, 2, 0x0}, /* aten::_fft_c2c */
    {6627, 6646, 73, 2, 0x0}, /* aten::_fft_c2c.out */
    {6758, 6773, 75, 2, 0x1}, /* aten::_fft_c2r */
    {6863, 6882, 77, 2, 0x0}, /* aten::_fft_c2r.out */
    {6999, 7014, 79, 2, 0x1}, /* aten::_fft_r2c */
    {7097, 7116, 81, 2, 0x0}, /* aten::_fft_r2c.out */
    {7226, 7248, 83, 1, 0x0}, /* aten::_fused_rms_norm */
    {7356, 7375, 84, 1, 0x0}, /* aten::_is_all_true */
    {7417, 7436, 85, 1, 0x0}, /* aten::_is_any_true */
    {7478, 7504, 86, 1, 0x5}, /* aten::_local_scalar_dense */
    {7553, 7572, 87, 2, 0x1}, /* aten::_log_softmax */
    {7643, 7666, 89, 2, 0x0}, /* aten::_log_softmax.out */
    {7764, 7797, 91, 2, 0x0}, /* aten::_log_softmax_backward_data */
    {7908, 7945, 93, 2, 0x0}, /* aten::_log_softmax_backward_data.out */
    {8083, 8103, 95, 2, 0x0}, /* aten::_logcumsumexp */
    {8155, 8179, 97, 2, 0x0}, /* aten::_logcumsumexp.out */
    {8258, 8289, 99, 2, 0x1}, /* aten::_native_batch_norm_legit */
    {8483, 8523, 101, 2, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {8677, 8721, 103, 2, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {8956, 8991, 105, 2, 0x0}, /* aten::_native_batch_norm_legit.out */
    {9266, 9308, 107, 1, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {9554, 9597, 108, 1, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {9780, 9827, 109, 1, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {10080, 10096, 110, 1, 0x0}, /* aten::_neg_view */
    {10141, 10162, 111, 1, 0x80000}, /* aten::_neg_view_copy */
    {10206, 10231, 112, 1, 0x80020}, /* aten::_neg_view_copy.out */
    {10302, 10322, 113, 2, 0x0}, /* aten::_prelu_kernel */
    {10380, 10409, 115, 2, 0x0}, /* aten::_prelu_kernel_backward */
    {10506, 10527, 117, 2, 0x0}, /* aten::_reshape_alias */
    {10609, 10635, 119, 1, 0x80000}, /* aten::_reshape_alias_copy */
    {10716, 10746, 120, 1, 0x80020}, /* aten::_reshape_alias_copy.out */
    {10854, 10869, 121, 2, 0x1}, /* aten::_softmax */
    {10936, 10955, 123, 2, 0x0}, /* aten::_softmax.out */
    {11049, 11078, 125, 2, 0x0}, /* aten::_softmax_backward_data */
    {11185, 11218, 127, 2, 0x0}, /* aten::_softmax_backward_data.out */
    {11359, 11374, 129, 1, 0x1}, /* aten::_to_copy */
    {11563, 11582, 130, 1, 0x20}, /* aten::_to_copy.out */
    {11706, 11725, 131, 1, 0x0}, /* aten::_unsafe_view */
    {11782, 11805, 132, 1, 0x20}, /* aten::_unsafe_view.out */
    {11889, 11918, 133, 2, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {12057, 12090, 135, 2, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {12256, 12289, 137, 1, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {12413, 12451, 138, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {12628, 12677, 140, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {12895, 12925, 142, 2, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {13065, 13099, 144, 2, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {13266, 13300, 146, 1, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {13425, 13464, 147, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {13642, 13692, 149, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {13911, 13940, 151, 2, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {14079, 14112, 153, 2, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {14278, 14311, 155, 1, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {14435, 14473, 156, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {14650, 14699, 158, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {14917, 14949, 160, 2, 0x0}, /* aten::_upsample_nearest_exact1d */
    {15047, 15083, 162, 2, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {15208, 15244, 164, 1, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {15351, 15392, 165, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {15528, 15580, 167, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {15757, 15789, 169, 2, 0x0}, /* aten::_upsample_nearest_exact2d */
    {15911, 15947, 171, 2, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {16096, 16132, 173, 1, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {16239, 16280, 174, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {16440, 16492, 176, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {16693, 16725, 178, 2, 0x0}, /* aten::_upsample_nearest_exact3d */
    {16869, 16905, 180, 2, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {17076, 17112, 182, 1, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {17219, 17260, 183, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {17442, 17494, 185, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {17717, 17727, 187, 2, 0x10001}, /* aten::abs */
    {17760, 17774, 189, 2, 0x10000}, /* aten::abs.out */
    {17834, 17845, 191, 2, 0x0}, /* aten::abs_ */
    {17887, 17902, 193, 1, 0x0}, /* aten::absolute */
    {17940, 17959, 194, 1, 0x0}, /* aten::absolute.out */
    {18024, 18040, 195, 1, 0x0}, /* aten::absolute_ */
    {18087, 18098, 196, 2, 0x10001}, /* aten::acos */
    {18132, 18147, 198, 2, 0x10000}, /* aten::acos.out */
    {18208, 18220, 200, 2, 0x10000}, /* aten::acos_ */
    {18263, 18275, 202, 2, 0x10001}, /* aten::acosh */
    {18310, 18326, 204, 2, 0x10000}, /* aten::acosh.out */
    {18388, 18401, 206, 2, 0x10000}, /* aten::acosh_ */
    {18445, 18471, 208, 1, 0x1}, /* aten::adaptive_avg_pool1d */
    {18540, 18566, 209, 1, 0x0}, /* aten::adaptive_avg_pool2d */
    {18638, 18668, 210, 2, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {18767, 18793, 212, 1, 0x0}, /* aten::adaptive_avg_pool3d */
    {18865, 18895, 213, 2, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {18994, 19020, 215, 1, 0x0}, /* aten::adaptive_max_pool1d */
    {19099, 19125, 216, 2, 0x0}, /* aten::adaptive_max_pool2d */
    {19204, 19234, 218, 2, 0x0}, /* aten::adaptive_max_pool2d.out */
    {19364, 19399, 220, 2, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {19493, 19539, 222, 2, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {19674, 19700, 224, 2, 0x0}, /* aten::adaptive_max_pool3d */
    {19779, 19809, 226, 2, 0x0}, /* aten::adaptive_max_pool3d.out */
    {19939, 19974, 228, 2, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {20068, 20114, 230, 2, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {20249, 20266, 232, 1, 0x10001}, /* aten::add.Scalar */
    {20336, 20357, 233, 1, 0x20}, /* aten::add.Scalar_out */
    {20454, 20471, 234, 2, 0x10001}, /* aten::add.Tensor */
    {20544, 20558, 236, 2, 0x10000}, /* aten::add.out */
    {20648, 20666, 238, 1, 0x10000}, /* aten::add_.Scalar */
    {20745, 20763, 239, 2, 0x10000}, /* aten::add_.Tensor */
    {20845, 20858, 241, 2, 0x0}, /* aten::addbmm */
    {20958, 20975, 243, 2, 0x0}, /* aten::addbmm.out */
    {21099, 21113, 245, 2, 0x0}, /* aten::addbmm_ */
    {21222, 21236, 247, 2, 0x10000}, /* aten::addcdiv */
    {21324, 21342, 249, 2, 0x10000}, /* aten::addcdiv.out */
    {21454, 21469, 251, 2, 0x10000}, /* aten::addcdiv_ */
    {21566, 21580, 253, 2, 0x10000}, /* aten::addcmul */
    {21668, 21686, 255, 2, 0x10000}, /* aten::addcmul.out */
    {21798, 21813, 257, 2, 0x10000}, /* aten::addcmul_ */
    {21910, 21922, 259, 2, 0x1}, /* aten::addmm */
    {22017, 22033, 261, 2, 0x0}, /* aten::addmm.out */
    {22152, 22165, 263, 2, 0x0}, /* aten::addmm_ */
    {22269, 22281, 265, 2, 0x0}, /* aten::addmv */
    {22374, 22390, 267, 2, 0x0}, /* aten::addmv.out */
    {22507, 22520, 269, 2, 0x0}, /* aten::addmv_ */
    {22622, 22633, 271, 1, 0x0}, /* aten::addr */
    {22727, 22742, 272, 1, 0x0}, /* aten::addr.out */
    {22860, 22872, 273, 1, 0x0}, /* aten::addr_ */
    {22975, 22989, 274, 1, 0x0}, /* aten::adjoint */
    {23032, 23044, 275, 1, 0x1}, /* aten::alias */
    {23085, 23102, 276, 1, 0x80000}, /* aten::alias_copy */
    {23142, 23163, 277, 1, 0x80020}, /* aten::alias_copy.out */
    {23230, 23240, 278, 2, 0x40000}, /* aten::all */
    {23273, 23291, 280, 2, 0x40000}, /* aten::all.all_out */
    {23355, 23369, 282, 2, 0x40000}, /* aten::all.dim */
    {23435, 23450, 284, 2, 0x40000}, /* aten::all.dims */
    {23525, 23544, 286, 2, 0x40000}, /* aten::all.dims_out */
    {23646, 23660, 288, 2, 0x40000}, /* aten::all.out */
    {23749, 23764, 290, 1, 0x4}, /* aten::allclose */
    {23872, 23883, 291, 2, 0x40001}, /* aten::amax */
    {23952, 23967, 293, 2, 0x40000}, /* aten::amax.out */
    {24063, 24074, 295, 2, 0x40001}, /* aten::amin */
    {24143, 24158, 297, 2, 0x40000}, /* aten::amin.out */
    {24254, 24268, 299, 2, 0x40000}, /* aten::aminmax */
    {24361, 24379, 301, 2, 0x40000}, /* aten::aminmax.out */
    {24516, 24528, 303, 2, 0x10000}, /* aten::angle */
    {24563, 24579, 305, 2, 0x10000}, /* aten::angle.out */
    {24641, 24651, 307, 2, 0x40001}, /* aten::any */
    {24684, 24702, 309, 2, 0x40000}, /* aten::any.all_out */
    {24766, 24780, 311, 2, 0x40001}, /* aten::any.dim */
    {24846, 24861, 313, 2, 0x40001}, /* aten::any.dims */
    {24936, 24955, 315, 2, 0x40000}, /* aten::any.dims_out */
    {25057, 25071, 317, 2, 0x40000}, /* aten::any.out */
    {25160, 25173, 319, 1, 0x0}, /* aten::arccos */
    {25209, 25226, 320, 1, 0x0}, /* aten::arccos.out */
    {25289, 25303, 321, 1, 0x0}, /* aten::arccos_ */
    {25348, 25362, 322, 1, 0x0}, /* aten::arccosh */
    {25399, 25417, 323, 1, 0x0}, /* aten::arccosh.out */
    {25481, 25496, 324, 1, 0x0}, /* aten::arccosh_ */
    {25542, 25555, 325, 1, 0x0}, /* aten::arcsin */
    {25591, 25608, 326, 1, 0x0}, /* aten::arcsin.out */
    {25671, 25685, 327, 1, 0x0}, /* aten::arcsin_ */
    {25730, 25744, 328, 1, 0x0}, /* aten::arcsinh */
    {25781, 25799, 329, 1, 0x0}, /* aten::arcsinh.out */
    {25863, 25878, 330, 1, 0x0}, /* aten::arcsinh_ */
    {25924, 25937, 331, 1, 0x0}, /* aten::arctan */
    {25973, 25990, 332, 1, 0x0}, /* aten::arctan.out */
    {26053, 26067, 333, 1, 0x0}, /* aten::arctan2 */
    {26118, 26136, 334, 1, 0x0}, /* aten::arctan2.out */
    {26214, 26229, 335, 1, 0x0}, /* aten::arctan2_ */
    {26289, 26303, 336, 1, 0x0}, /* aten::arctan_ */
    {26348, 26362, 337, 1, 0x0}, /* aten::arctanh */
    {26399, 26417, 338, 1, 0x0}, /* aten::arctanh.out */
    {26481, 26496, 339, 1, 0x0}, /* aten::arctanh_ */
    {26542, 26555, 340, 2, 0x40001}, /* aten::argmax */
    {26626, 26643, 342, 2, 0x40000}, /* aten::argmax.out */
    {26741, 26754, 344, 2, 0x40001}, /* aten::argmin */
    {26825, 26842, 346, 2, 0x40000}, /* aten::argmin.out */
    {26940, 26954, 348, 1, 0x0}, /* aten::argsort */
    {27026, 27047, 349, 1, 0x0}, /* aten::argsort.stable */
    {27142, 27167, 350, 1, 0x0}, /* aten::argsort.stable_out */
    {27286, 27303, 351, 2, 0x1}, /* aten::as_strided */
    {27410, 27428, 353, 1, 0x80}, /* aten::as_strided_ */
    {27538, 27560, 354, 1, 0x80000}, /* aten::as_strided_copy */
    {27666, 27692, 355, 1, 0x80020}, /* aten::as_strided_copy.out */
    {27825, 27850, 356, 1, 0x0}, /* aten::as_strided_scatter */
    {27971, 28000, 357, 1, 0x20}, /* aten::as_strided_scatter.out */
    {28148, 28159, 358, 2, 0x10001}, /* aten::asin */
    {28193, 28208, 360, 2, 0x10000}, /* aten::asin.out */
    {28269, 28281, 362, 2, 0x10000}, /* aten::asin_ */
    {28324, 28336, 364, 2, 0x10001}, /* aten::asinh */
    {28371, 28387, 366, 2, 0x10000}, /* aten::asinh.out */
    {28449, 28462, 368, 2, 0x10000}, /* aten::asinh_ */
    {28506, 28517, 370, 2, 0x10001}, /* aten::atan */
    {28551, 28566, 372, 2, 0x10000}, /* aten::atan.out */
    {28627, 28639, 374, 2, 0x10001}, /* aten::atan2 */
    {28688, 28704, 376, 2, 0x10001}, /* aten::atan2.out */
    {28780, 28793, 378, 2, 0x10000}, /* aten::atan2_ */
    {28851, 28863, 380, 2, 0x10000}, /* aten::atan_ */
    {28906, 28918, 382, 2, 0x10001}, /* aten::atanh */
    {28953, 28969, 384, 2, 0x10000}, /* aten::atanh.out */
    {29031, 29044, 386, 2, 0x10000}, /* aten::atanh_ */
    {29088, 29105, 388, 1, 0x100}, /* aten::atleast_1d */
    {29145, 29171, 389, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {29227, 29244, 390, 1, 0x100}, /* aten::atleast_2d */
    {29284, 29310, 391, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {29366, 29383, 392, 1, 0x100}, /* aten::atleast_3d */
    {29423, 29449, 393, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {29505, 29522, 394, 1, 0x1}, /* aten::avg_pool1d */
    {29669, 29686, 395, 2, 0x1}, /* aten::avg_pool2d */
    {29861, 29882, 397, 2, 0x0}, /* aten::avg_pool2d.out */
    {30084, 30110, 399, 2, 0x1}, /* aten::avg_pool2d_backward */
    {30293, 30330, 401, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {30554, 30571, 403, 2, 0x1}, /* aten::avg_pool3d */
    {30746, 30767, 405, 2, 0x0}, /* aten::avg_pool3d.out */
    {30969, 30995, 407, 2, 0x0}, /* aten::avg_pool3d_backward */
    {31178, 31215, 409, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {31439, 31453, 411, 2, 0x0}, /* aten::baddbmm */
    {31554, 31572, 413, 2, 0x0}, /* aten::baddbmm.out */
    {31697, 31712, 415, 2, 0x0}, /* aten::baddbmm_ */
    {31822, 31839, 417, 1, 0x100}, /* aten::batch_norm */
    {32015, 32041, 418, 2, 0x0}, /* aten::batch_norm_backward */
    {32282, 32312, 420, 2, 0x0}, /* aten::batch_norm_update_stats */
    {32435, 32469, 422, 1, 0x20}, /* aten::batch_norm_update_stats.out */
    {32641, 32668, 423, 2, 0x0}, /* aten::binary_cross_entropy */
    {32774, 32805, 425, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {32938, 32974, 427, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {33109, 33156, 429, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {33332, 33371, 431, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {33514, 33557, 433, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {33724, 33749, 434, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {33811, 33843, 435, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {33912, 33948, 436, 1, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {34044, 34073, 437, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {34162, 34187, 438, 2, 0x10001}, /* aten::bitwise_and.Tensor */
    {34249, 34278, 440, 2, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {34367, 34393, 442, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {34464, 34490, 443, 2, 0x10000}, /* aten::bitwise_and_.Tensor */
    {34561, 34600, 445, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {34676, 34719, 446, 1, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {34822, 34854, 447, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {34923, 34962, 449, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {35038, 35081, 450, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {35184, 35220, 451, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {35316, 35349, 453, 2, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {35427, 35467, 455, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {35552, 35570, 456, 2, 0x10001}, /* aten::bitwise_not */
    {35611, 35633, 458, 2, 0x10000}, /* aten::bitwise_not.out */
    {35701, 35720, 460, 2, 0x10000}, /* aten::bitwise_not_ */
    {35770, 35794, 462, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {35855, 35886, 463, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {35954, 35989, 464, 1, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {36084, 36112, 465, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {36200, 36224, 466, 2, 0x10001}, /* aten::bitwise_or.Tensor */
    {36285, 36313, 468, 2, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {36401, 36426, 470, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {36496, 36521, 471, 2, 0x10000}, /* aten::bitwise_or_.Tensor */
    {36591, 36631, 473, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {36708, 36752, 474, 1, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {36856, 36889, 475, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {36959, 36999, 477, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {37076, 37120, 478, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {37224, 37261, 479, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {37358, 37392, 481, 2, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {37471, 37512, 483, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {37598, 37623, 484, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {37685, 37717, 485, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {37786, 37822, 486, 1, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {37918, 37947, 487, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {38036, 38061, 488, 2, 0x10001}, /* aten::bitwise_xor.Tensor */
    {38123, 38152, 490, 2, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {38241, 38267, 492, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {38338, 38364, 493, 2, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {38435, 38445, 495, 2, 0x1}, /* aten::bmm */
    {38491, 38505, 497, 2, 0x0}, /* aten::bmm.out */
    {38578, 38602, 499, 1, 0x0}, /* aten::broadcast_tensors */
    {38656, 38675, 500, 1, 0x0}, /* aten::broadcast_to */
    {38738, 38753, 501, 1, 0x0}, /* aten::can_cast */
    {38809, 38830, 502, 1, 0x100}, /* aten::cartesian_prod */
    {38879, 38889, 503, 2, 0x1}, /* aten::cat */
    {38938, 38949, 505, 2, 0x10001}, /* aten::ceil */
    {38983, 38998, 507, 2, 0x10000}, /* aten::ceil.out */
    {39059, 39071, 509, 2, 0x10000}, /* aten::ceil_ */
    {39114, 39125, 511, 1, 0x10000}, /* aten::celu */
    {39177, 39192, 512, 1, 0x20}, /* aten::celu.out */
    {39270, 39282, 513, 1, 0x10000}, /* aten::celu_ */
    {39343, 39355, 514, 1, 0x0}, /* aten::chunk */
    {39426, 39438, 515, 2, 0x10001}, /* aten::clamp */
    {39509, 39528, 517, 2, 0x10001}, /* aten::clamp.Tensor */
    {39606, 39629, 519, 2, 0x10000}, /* aten::clamp.Tensor_out */
    {39734, 39750, 521, 2, 0x10000}, /* aten::clamp.out */
    {39848, 39861, 523, 2, 0x10000}, /* aten::clamp_ */
    {39941, 39961, 525, 2, 0x10000}, /* aten::clamp_.Tensor */
    {40048, 40064, 527, 2, 0x10000}, /* aten::clamp_max */
    {40115, 40138, 529, 2, 0x10000}, /* aten::clamp_max.Tensor */
    {40196, 40223, 531, 2, 0x10000}, /* aten::clamp_max.Tensor_out */
    {40308, 40328, 533, 2, 0x10000}, /* aten::clamp_max.out */
    {40406, 40423, 535, 2, 0x10000}, /* aten::clamp_max_ */
    {40483, 40507, 537, 2, 0x10000}, /* aten::clamp_max_.Tensor */
    {40574, 40590, 539, 2, 0x10000}, /* aten::clamp_min */
    {40641, 40664, 541, 2, 0x10000}, /* aten::clamp_min.Tensor */
    {40722, 40749, 543, 2, 0x10000}, /* aten::clamp_min.Tensor_out */
    {40834, 40854, 545, 2, 0x10000}, /* aten::clamp_min.out */
    {40932, 40949, 547, 2, 0x10000}, /* aten::clamp_min_ */
    {41009, 41033, 549, 2, 0x10000}, /* aten::clamp_min_.Tensor */
    {41100, 41111, 551, 1, 0x10000}, /* aten::clip */
    {41181, 41199, 552, 1, 0x10000}, /* aten::clip.Tensor */
    {41276, 41298, 553, 1, 0x0}, /* aten::clip.Tensor_out */
    {41402, 41417, 554, 1, 0x10000}, /* aten::clip.out */
    {41514, 41526, 555, 1, 0x10000}, /* aten::clip_ */
    {41605, 41624, 556, 1, 0x10000}, /* aten::clip_.Tensor */
    {41710, 41722, 557, 1, 0x10001}, /* aten::clone */
    {41794, 41810, 558, 1, 0x20}, /* aten::clone.out */
    {41906, 41925, 559, 1, 0x0}, /* aten::column_stack */
    {41972, 41995, 560, 1, 0x0}, /* aten::column_stack.out */
    {42069, 42088, 561, 1, 0x0}, /* aten::combinations */
    {42168, 42182, 562, 2, 0x0}, /* aten::complex */
    {42232, 42250, 564, 2, 0x0}, /* aten::complex.out */
    {42327, 42340, 566, 1, 0x0}, /* aten::concat */
    {42392, 42409, 567, 1, 0x0}, /* aten::concat.out */
    {42488, 42506, 568, 1, 0x0}, /* aten::concatenate */
    {42563, 42585, 569, 1, 0x0}, /* aten::concatenate.out */
    {42669, 42680, 570, 1, 0x0}, /* aten::conj */
    {42720, 42740, 571, 1, 0x10100}, /* aten::conj_physical */
    {42783, 42807, 572, 2, 0x10000}, /* aten::conj_physical.out */
    {42877, 42898, 574, 2, 0x10000}, /* aten::conj_physical_ */
    {42950, 42972, 576, 1, 0x1}, /* aten::constant_pad_nd */
    {43047, 43073, 577, 1, 0x20}, /* aten::constant_pad_nd.out */
    {43175, 43192, 578, 1, 0x0}, /* aten::contiguous */
    {43287, 43300, 579, 1, 0x0}, /* aten::conv1d */
    {43451, 43472, 580, 1, 0x0}, /* aten::conv1d.padding */
    {43631, 43644, 581, 1, 0x0}, /* aten::conv2d */
    {43795, 43816, 582, 1, 0x0}, /* aten::conv2d.padding */
    {43975, 43988, 583, 1, 0x0}, /* aten::conv3d */
    {44139, 44160, 584, 1, 0x0}, /* aten::conv3d.padding */
    {44319, 44342, 585, 1, 0x0}, /* aten::conv_transpose1d */
    {44531, 44560, 586, 1, 0x0}, /* aten::conv_transpose2d.input */
    {44755, 44784, 587, 1, 0x0}, /* aten::conv_transpose3d.input */
    {44979, 44997, 588, 2, 0x1}, /* aten::convolution */
    {45179, 45201, 590, 1, 0x20}, /* aten::convolution.out */
    {45410, 45437, 591, 2, 0x1}, /* aten::convolution_backward */
    {45695, 45726, 593, 1, 0x20}, /* aten::convolution_backward.out */
    {46054, 46065, 594, 1, 0x1}, /* aten::copy */
    {46136, 46151, 595, 1, 0x20}, /* aten::copy.out */
    {46249, 46261, 596, 1, 0x0}, /* aten::copy_ */
    {46341, 46363, 597, 1, 0x10000}, /* aten::copysign.Scalar */
    {46422, 46448, 598, 1, 0x10000}, /* aten::copysign.Scalar_out */
    {46534, 46556, 599, 2, 0x10000}, /* aten::copysign.Tensor */
    {46615, 46634, 601, 2, 0x10000}, /* aten::copysign.out */
    {46713, 46736, 603, 1, 0x0}, /* aten::copysign_.Scalar */
    {46804, 46827, 604, 2, 0x0}, /* aten::copysign_.Tensor */
    {46895, 46905, 606, 2, 0x10001}, /* aten::cos */
    {46938, 46952, 608, 2, 0x10000}, /* aten::cos.out */
    {47012, 47023, 610, 2, 0x10000}, /* aten::cos_ */
    {47065, 47076, 612, 2, 0x10001}, /* aten::cosh */
    {47110, 47125, 614, 2, 0x10000}, /* aten::cosh.out */
    {47186, 47198, 616, 2, 0x10000}, /* aten::cosh_ */
    {47241, 47261, 618, 1, 0x40000}, /* aten::count_nonzero */
    {47319, 47351, 619, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {47417, 47453, 621, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {47546, 47570, 622, 1, 0x20}, /* aten::count_nonzero.out */
    {47655, 47668, 623, 1, 0x0}, /* aten::cummax */
    {47738, 47755, 624, 2, 0x0}, /* aten::cummax.out */
    {47879, 47892, 626, 1, 0x0}, /* aten::cummin */
    {47962, 47979, 627, 2, 0x0}, /* aten::cummin.out */
    {48103, 48117, 629, 2, 0x0}, /* aten::cumprod */
    {48190, 48208, 631, 2, 0x0}, /* aten::cumprod.out */
    {48305, 48320, 633, 2, 0x0}, /* aten::cumprod_ */
    {48402, 48415, 635, 2, 0x1}, /* aten::cumsum */
    {48487, 48504, 637, 2, 0x0}, /* aten::cumsum.out */
    {48600, 48614, 639, 2, 0x0}, /* aten::cumsum_ */
    {48695, 48725, 641, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {48803, 48832, 642, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {48906, 48920, 643, 1, 0x10000}, /* aten::deg2rad */
    {48957, 48975, 644, 1, 0x10000}, /* aten::deg2rad.out */
    {49039, 49054, 645, 1, 0x10000}, /* aten::deg2rad_ */
    {49100, 49113, 646, 1, 0x0}, /* aten::detach */
    {49155, 49169, 647, 1, 0x80}, /* aten::detach_ */
    {49214, 49232, 648, 1, 0x80000}, /* aten::detach_copy */
    {49273, 49295, 649, 1, 0x80020}, /* aten::detach_copy.out */
    {49363, 49378, 650, 1, 0x1}, /* aten::diagonal */
    {49460, 49484, 651, 1, 0x0}, /* aten::diagonal_backward */
    {49592, 49620, 652, 1, 0x20}, /* aten::diagonal_backward.out */
    {49755, 49775, 653, 1, 0x80000}, /* aten::diagonal_copy */
    {49856, 49880, 654, 1, 0x80020}, /* aten::diagonal_copy.out */
    {49988, 50011, 655, 1, 0x0}, /* aten::diagonal_scatter */
    {50107, 50134, 656, 1, 0x20}, /* aten::diagonal_scatter.out */
    {50257, 50268, 657, 1, 0x0}, /* aten::dist */
    {50328, 50343, 658, 1, 0x20}, /* aten::dist.out */
    {50430, 50447, 659, 1, 0x10001}, /* aten::div.Scalar */
    {50501, 50523, 660, 1, 0x10001}, /* aten::div.Scalar_mode */
    {50605, 50631, 661, 1, 0x20}, /* aten::div.Scalar_mode_out */
    {50737, 50758, 662, 1, 0x20}, /* aten::div.Scalar_out */
    {50839, 50856, 663, 2, 0x10001}, /* aten::div.Tensor */
    {50910, 50932, 665, 2, 0x10001}, /* aten::div.Tensor_mode */
    {51014, 51028, 667, 2, 0x10000}, /* aten::div.out */
    {51102, 51121, 669, 2, 0x10000}, /* aten::div.out_mode */
    {51220, 51238, 671, 1, 0x10000}, /* aten::div_.Scalar */
    {51301, 51324, 672, 1, 0x10000}, /* aten::div_.Scalar_mode */
    {51415, 51433, 673, 2, 0x10000}, /* aten::div_.Tensor */
    {51496, 51519, 675, 2, 0x10000}, /* aten::div_.Tensor_mode */
    {51610, 51630, 677, 1, 0x0}, /* aten::divide.Scalar */
    {51687, 51712, 678, 1, 0x0}, /* aten::divide.Scalar_mode */
    {51797, 51817, 679, 1, 0x0}, /* aten::divide.Tensor */
    {51874, 51899, 680, 1, 0x0}, /* aten::divide.Tensor_mode */
    {51984, 52001, 681, 1, 0x0}, /* aten::divide.out */
    {52078, 52100, 682, 1, 0x0}, /* aten::divide.out_mode */
    {52202, 52223, 683, 1, 0x0}, /* aten::divide_.Scalar */
    {52289, 52315, 684, 1, 0x0}, /* aten::divide_.Scalar_mode */
    {52409, 52430, 685, 1, 0x0}, /* aten::divide_.Tensor */
    {52496, 52522, 686, 1, 0x0}, /* aten::divide_.Tensor_mode */
    {52616, 52626, 687, 2, 0x0}, /* aten::dot */
    {52674, 52688, 689, 1, 0x0}, /* aten::dot.out */
    {52763, 52782, 690, 1, 0x0}, /* aten::dsplit.array */
    {52852, 52869, 691, 1, 0x0}, /* aten::dsplit.int */
    {52936, 52949, 692, 1, 0x0}, /* aten::dstack */
    {52990, 53007, 693, 1, 0x0}, /* aten::dstack.out */
    {53075, 53085, 694, 2, 0x10001}, /* aten::elu */
    {53172, 53186, 696, 2, 0x0}, /* aten::elu.out */
    {53300, 53311, 698, 2, 0x10000}, /* aten::elu_ */
    {53407, 53426, 700, 2, 0x0}, /* aten::elu_backward */
    {53562, 53592, 702, 2, 0x0}, /* aten::elu_backward.grad_input */
    {53769, 53795, 704, 3, 0x1}, /* aten::empty.memory_format */
    {53972, 53989, 707, 1, 0x0}, /* aten::empty_like */
    {54155, 54176, 708, 1, 0x20}, /* aten::empty_like.out */
    {54277, 54297, 709, 3, 0x1}, /* aten::empty_strided */
    {54451, 54475, 712, 1, 0x20}, /* aten::empty_strided.out */
    {54564, 54580, 713, 2, 0x10001}, /* aten::eq.Scalar */
    {54633, 54653, 715, 2, 0x10000}, /* aten::eq.Scalar_out */
    {54733, 54749, 717, 2, 0x10001}, /* aten::eq.Tensor */
    {54802, 54822, 719, 2, 0x10000}, /* aten::eq.Tensor_out */
    {54902, 54919, 721, 2, 0x0}, /* aten::eq_.Scalar */
    {54981, 54998, 723, 2, 0x0}, /* aten::eq_.Tensor */
    {55060, 55072, 725, 2, 0x10004}, /* aten::equal */
    {55119, 55129, 727, 2, 0x10001}, /* aten::erf */
    {55162, 55176, 729, 2, 0x10000}, /* aten::erf.out */
    {55236, 55247, 731, 2, 0x10000}, /* aten::erf_ */
    {55289, 55300, 733, 2, 0x10000}, /* aten::erfc */
    {55334, 55349, 735, 2, 0x10000}, /* aten::erfc.out */
    {55410, 55422, 737, 2, 0x10000}, /* aten::erfc_ */
    {55465, 55475, 739, 2, 0x10001}, /* aten::exp */
    {55508, 55522, 741, 2, 0x10000}, /* aten::exp.out */
    {55582, 55593, 743, 2, 0x10000}, /* aten::exp2 */
    {55627, 55642, 745, 2, 0x10000}, /* aten::exp2.out */
    {55703, 55715, 747, 2, 0x10000}, /* aten::exp2_ */
    {55758, 55769, 749, 2, 0x10000}, /* aten::exp_ */
    {55811, 55824, 751, 1, 0x1}, /* aten::expand */
    {55905, 55921, 752, 1, 0x0}, /* aten::expand_as */
    {55980, 55998, 753, 1, 0x80000}, /* aten::expand_copy */
    {56078, 56100, 754, 1, 0x80020}, /* aten::expand_copy.out */
    {56204, 56216, 755, 2, 0x10001}, /* aten::expm1 */
    {56251, 56267, 757, 2, 0x10000}, /* aten::expm1.out */
    {56329, 56342, 759, 2, 0x10000}, /* aten::expm1_ */
    {56386, 56400, 761, 1, 0x0}, /* aten::fft_fft */
    {56481, 56499, 762, 1, 0x0}, /* aten::fft_fft.out */
    {56607, 56622, 763, 1, 0x0}, /* aten::fft_fft2 */
    {56715, 56734, 764, 1, 0x0}, /* aten::fft_fft2.out */
    {56854, 56869, 765, 1, 0x0}, /* aten::fft_fftn */
    {56960, 56979, 766, 1, 0x0}, /* aten::fft_fftn.out */
    {57097, 57112, 767, 1, 0x0}, /* aten::fft_hfft */
    {57194, 57213, 768, 1, 0x0}, /* aten::fft_hfft.out */
    {57322, 57338, 769, 1, 0x0}, /* aten::fft_hfft2 */
    {57432, 57452, 770, 1, 0x0}, /* aten::fft_hfft2.out */
    {57573, 57589, 771, 1, 0x0}, /* aten::fft_hfftn */
    {57681, 57701, 772, 1, 0x0}, /* aten::fft_hfftn.out */
    {57820, 57835, 773, 1, 0x0}, /* aten::fft_ifft */
    {57917, 57936, 774, 1, 0x0}, /* aten::fft_ifft.out */
    {58045, 58061, 775, 1, 0x0}, /* aten::fft_ifft2 */
    {58155, 58175, 776, 1, 0x0}, /* aten::fft_ifft2.out */
    {58296, 58312, 777, 1, 0x0}, /* aten::fft_ifftn */
    {58404, 58424, 778, 1, 0x0}, /* aten::fft_ifftn.out */
    {58543, 58559, 779, 1, 0x0}, /* aten::fft_ihfft */
    {58642, 58662, 780, 1, 0x0}, /* aten::fft_ihfft.out */
    {58772, 58789, 781, 1, 0x0}, /* aten::fft_ihfft2 */
    {58884, 58905, 782, 1, 0x0}, /* aten::fft_ihfft2.out */
    {59027, 59044, 783, 1, 0x0}, /* aten::fft_ihfftn */
    {59137, 59158, 784, 1, 0x0}, /* aten::fft_ihfftn.out */
    {59278, 59294, 785, 1, 0x0}, /* aten::fft_irfft */
    {59377, 59397, 786, 1, 0x0}, /* aten::fft_irfft.out */
    {59507, 59524, 787, 1, 0x0}, /* aten::fft_irfft2 */
    {59619, 59640, 788, 1, 0x0}, /* aten::fft_irfft2.out */
    {59762, 59779, 789, 1, 0x0}, /* aten::fft_irfftn */
    {59872, 59893, 790, 1, 0x0}, /* aten::fft_irfftn.out */
    {60013, 60028, 791, 1, 0x0}, /* aten::fft_rfft */
    {60110, 60129, 792, 1, 0x0}, /* aten::fft_rfft.out */
    {60238, 60254, 793, 1, 0x0}, /* aten::fft_rfft2 */
    {60348, 60368, 794, 1, 0x0}, /* aten::fft_rfft2.out */
    {60489, 60505, 795, 1, 0x0}, /* aten::fft_rfftn */
    {60597, 60617, 796, 1, 0x0}, /* aten::fft_rfftn.out */
    {60736, 60754, 797, 1, 0x1}, /* aten::fill.Scalar */
    {60809, 60831, 798, 1, 0x20}, /* aten::fill.Scalar_out */
    {60913, 60931, 799, 1, 0x0}, /* aten::fill.Tensor */
    {60986, 61008, 800, 1, 0x20}, /* aten::fill.Tensor_out */
    {61090, 61109, 801, 2, 0x0}, /* aten::fill_.Scalar */
    {61173, 61192, 803, 2, 0x0}, /* aten::fill_.Tensor */
    {61256, 61266, 805, 1, 0x0}, /* aten::fix */
    {61299, 61313, 806, 1, 0x0}, /* aten::fix.out */
    {61373, 61384, 807, 1, 0x0}, /* aten::fix_ */
    {61426, 61451, 808, 1, 0x0}, /* aten::flatten.using_ints */
    {61538, 61549, 809, 2, 0x1}, /* aten::flip */
    {61595, 61610, 811, 1, 0x20}, /* aten::flip.out */
    {61683, 61696, 812, 1, 0x0}, /* aten::fliplr */
    {61732, 61745, 813, 1, 0x0}, /* aten::flipud */
    {61781, 61806, 814, 1, 0x10000}, /* aten::float_power.Scalar */
    {61871, 61900, 815, 1, 0x10000}, /* aten::float_power.Scalar_out */
    {61992, 62024, 816, 1, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {62096, 62132, 817, 1, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {62231, 62263, 818, 1, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {62335, 62371, 819, 1, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {62470, 62496, 820, 1, 0x10000}, /* aten::float_power_.Scalar */
    {62570, 62596, 821, 1, 0x10000}, /* aten::float_power_.Tensor */
    {62670, 62682, 822, 2, 0x10001}, /* aten::floor */
    {62717, 62733, 824, 2, 0x10000}, /* aten::floor.out */
    {62795, 62808, 826, 2, 0x10000}, /* aten::floor_ */
    {62852, 62871, 828, 2, 0x0}, /* aten::floor_divide */
    {62927, 62953, 830, 1, 0x0}, /* aten::floor_divide.Scalar */
    {63016, 63046, 831, 1, 0x20}, /* aten::floor_divide.Scalar_out */
    {63136, 63159, 832, 2, 0x0}, /* aten::floor_divide.out */
    {63242, 63269, 834, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {63341, 63368, 835, 2, 0x0}, /* aten::floor_divide_.Tensor */
    {63440, 63451, 837, 2, 0x10000}, /* aten::fmax */
    {63499, 63514, 839, 2, 0x10000}, /* aten::fmax.out */
    {63589, 63600, 841, 2, 0x10000}, /* aten::fmin */
    {63648, 63663, 843, 2, 0x10000}, /* aten::fmin.out */
    {63738, 63756, 845, 1, 0x10001}, /* aten::fmod.Scalar */
    {63811, 63833, 846, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {63915, 63933, 847, 2, 0x10001}, /* aten::fmod.Tensor */
    {63988, 64010, 849, 2, 0x10000}, /* aten::fmod.Tensor_out */
    {64092, 64111, 851, 1, 0x10000}, /* aten::fmod_.Scalar */
    {64175, 64194, 852, 2, 0x10000}, /* aten::fmod_.Tensor */
    {64258, 64269, 854, 2, 0x10000}, /* aten::frac */
    {64303, 64318, 856, 2, 0x10000}, /* aten::frac.out */
    {64379, 64391, 858, 2, 0x10000}, /* aten::frac_ */
    {64434, 64462, 860, 2, 0x0}, /* aten::fractional_max_pool2d */
    {64586, 64621, 862, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {64802, 64839, 864, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {64975, 65023, 866, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {65200, 65228, 868, 2, 0x0}, /* aten::fractional_max_pool3d */
    {65352, 65387, 870, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {65568, 65605, 872, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {65741, 65789, 874, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {65966, 65985, 876, 2, 0x10000}, /* aten::frexp.Tensor */
    {66055, 66078, 878, 2, 0x10000}, /* aten::frexp.Tensor_out */
    {66205, 66221, 880, 2, 0x0}, /* aten::from_file */
    {66385, 66405, 882, 1, 0x20}, /* aten::from_file.out */
    {66504, 66515, 883, 2, 0x1}, /* aten::full */
    {66662, 66672, 885, 2, 0x10000}, /* aten::gcd */
    {66719, 66733, 887, 2, 0x10000}, /* aten::gcd.out */
    {66807, 66818, 889, 2, 0x0}, /* aten::gcd_ */
    {66874, 66890, 891, 2, 0x10001}, /* aten::ge.Scalar */
    {66943, 66963, 893, 2, 0x10000}, /* aten::ge.Scalar_out */
    {67043, 67059, 895, 2, 0x10001}, /* aten::ge.Tensor */
    {67112, 67132, 897, 2, 0x10000}, /* aten::ge.Tensor_out */
    {67212, 67229, 899, 2, 0x0}, /* aten::ge_.Scalar */
    {67291, 67308, 901, 2, 0x0}, /* aten::ge_.Tensor */
    {67370, 67381, 903, 2, 0x10001}, /* aten::gelu */
    {67442, 67457, 905, 2, 0x0}, /* aten::gelu.out */
    {67542, 67554, 907, 2, 0x0}, /* aten::gelu_ */
    {67624, 67644, 909, 2, 0x10000}, /* aten::gelu_backward */
    {67734, 67765, 911, 2, 0x0}, /* aten::gelu_backward.grad_input */
    {67893, 67903, 913, 1, 0x0}, /* aten::ger */
    {67949, 67963, 914, 1, 0x0}, /* aten::ger.out */
    {68036, 68057, 915, 1, 0x0}, /* aten::gradient.array */
    {68135, 68162, 916, 1, 0x0}, /* aten::gradient.scalararray */
    {68262, 68287, 917, 1, 0x0}, /* aten::gradient.scalarint */
    {68395, 68425, 918, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {68530, 68558, 919, 1, 0x0}, /* aten::gradient.scalarrayint */
    {68665, 68692, 920, 1, 0x0}, /* aten::gradient.tensorarray */
    {68794, 68824, 921, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {68933, 68954, 922, 1, 0x0}, /* aten::greater.Scalar */
    {69012, 69037, 923, 1, 0x0}, /* aten::greater.Scalar_out */
    {69122, 69143, 924, 1, 0x0}, /* aten::greater.Tensor */
    {69201, 69226, 925, 1, 0x0}, /* aten::greater.Tensor_out */
    {69311, 69333, 926, 1, 0x0}, /* aten::greater_.Scalar */
    {69400, 69422, 927, 1, 0x0}, /* aten::greater_.Tensor */
    {69489, 69516, 928, 1, 0x0}, /* aten::greater_equal.Scalar */
    {69580, 69611, 929, 1, 0x0}, /* aten::greater_equal.Scalar_out */
    {69702, 69729, 930, 1, 0x0}, /* aten::greater_equal.Tensor */
    {69793, 69824, 931, 1, 0x0}, /* aten::greater_equal.Tensor_out */
    {69915, 69943, 932, 1, 0x0}, /* aten::greater_equal_.Scalar */
    {70016, 70044, 933, 1, 0x0}, /* aten::greater_equal_.Tensor */
    {70117, 70134, 934, 1, 0x0}, /* aten::group_norm */
    {70273, 70289, 935, 2, 0x10001}, /* aten::gt.Scalar */
    {70342, 70362, 937, 2, 0x10000}, /* aten::gt.Scalar_out */
    {70442, 70458, 939, 2, 0x10001}, /* aten::gt.Tensor */
    {70511, 70531, 941, 2, 0x10000}, /* aten::gt.Tensor_out */
    {70611, 70628, 943, 2, 0x0}, /* aten::gt_.Scalar */
    {70690, 70707, 945, 2, 0x0}, /* aten::gt_.Tensor */
    {70769, 70786, 947, 2, 0x10000}, /* aten::hardshrink */
    {70844, 70865, 949, 2, 0x0}, /* aten::hardshrink.out */
    {70950, 70976, 951, 2, 0x0}, /* aten::hardshrink_backward */
    {71056, 71093, 953, 2, 0x0}, /* aten::hardshrink_backward.grad_input */
    {71214, 71232, 955, 2, 0x10000}, /* aten::hardsigmoid */
    {71273, 71295, 957, 2, 0x0}, /* aten::hardsigmoid.out */
    {71363, 71382, 959, 2, 0x10000}, /* aten::hardsigmoid_ */
    {71432, 71459, 961, 2, 0x0}, /* aten::hardsigmoid_backward */
    {71529, 71567, 963, 2, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {71678, 71694, 965, 2, 0x0}, /* aten::hardswish */
    {71733, 71753, 967, 2, 0x0}, /* aten::hardswish.out */
    {71819, 71836, 969, 2, 0x0}, /* aten::hardswish_ */
    {71884, 71909, 971, 2, 0x0}, /* aten::hardswish_backward */
    {71977, 72006, 973, 1, 0x20}, /* aten::hardswish_backward.out */
    {72101, 72116, 974, 2, 0x10001}, /* aten::hardtanh */
    {72191, 72210, 976, 2, 0x0}, /* aten::hardtanh.out */
    {72312, 72328, 978, 2, 0x10000}, /* aten::hardtanh_ */
    {72412, 72436, 980, 2, 0x0}, /* aten::hardtanh_backward */
    {72535, 72570, 982, 2, 0x0}, /* aten::hardtanh_backward.grad_input */
    {72710, 72726, 984, 2, 0x10000}, /* aten::heaviside */
    {72780, 72800, 986, 2, 0x10000}, /* aten::heaviside.out */
    {72881, 72898, 988, 2, 0x0}, /* aten::heaviside_ */
    {72961, 72980, 990, 1, 0x0}, /* aten::hsplit.array */
    {73050, 73067, 991, 1, 0x0}, /* aten::hsplit.int */
    {73134, 73147, 992, 1, 0x0}, /* aten::hstack */
    {73188, 73205, 993, 1, 0x0}, /* aten::hstack.out */
    {73273, 73290, 994, 2, 0x0}, /* aten::huber_loss */
    {73382, 73403, 996, 2, 0x0}, /* aten::huber_loss.out */
    {73522, 73548, 998, 2, 0x0}, /* aten::huber_loss_backward */
    {73660, 73690, 1000, 2, 0x0}, /* aten::huber_loss_backward.out */
    {73836, 73848, 1002, 2, 0x10000}, /* aten::hypot */
    {73897, 73913, 1004, 2, 0x10000}, /* aten::hypot.out */
    {73989, 74002, 1006, 2, 0x10000}, /* aten::hypot_ */
    {74060, 74071, 1008, 1, 0x0}, /* aten::imag */
    {74111, 74130, 1009, 1, 0x9}, /* aten::index.Tensor */
    {74191, 74203, 1010, 1, 0x0}, /* aten::inner */
    {74252, 74268, 1011, 1, 0x0}, /* aten::inner.out */
    {74344, 74364, 1012, 1, 0x0}, /* aten::instance_norm */
    {74550, 74567, 1013, 1, 0x0}, /* aten::is_complex */
    {74605, 74619, 1014, 1, 0x0}, /* aten::is_conj */
    {74654, 74675, 1015, 1, 0x0}, /* aten::is_distributed */
    {74717, 74741, 1016, 1, 0x0}, /* aten::is_floating_point */
    {74786, 74805, 1017, 1, 0x0}, /* aten::is_inference */
    {74845, 74858, 1018, 1, 0x0}, /* aten::is_neg */
    {74892, 74909, 1019, 1, 0x0}, /* aten::is_nonzero */
    {74947, 74963, 1020, 1, 0x0}, /* aten::is_pinned */
    {75021, 75040, 1021, 1, 0x0}, /* aten::is_same_size */
    {75094, 75110, 1022, 1, 0x0}, /* aten::is_signed */
    {75147, 75161, 1023, 1, 0x0}, /* aten::isclose */
    {75270, 75285, 1024, 1, 0x10000}, /* aten::isfinite */
    {75323, 75335, 1025, 2, 0x10001}, /* aten::isinf */
    {75370, 75386, 1027, 1, 0x20}, /* aten::isinf.out */
    {75448, 75460, 1028, 2, 0x10001}, /* aten::isnan */
    {75495, 75511, 1030, 1, 0x20}, /* aten::isnan.out */
    {75573, 75588, 1031, 2, 0x10000}, /* aten::isneginf */
    {75626, 75645, 1033, 2, 0x10000}, /* aten::isneginf.out */
    {75710, 75725, 1035, 2, 0x10000}, /* aten::isposinf */
    {75763, 75782, 1037, 2, 0x10000}, /* aten::isposinf.out */
    {75847, 75860, 1039, 1, 0x0}, /* aten::isreal */
    {75896, 75907, 1040, 1, 0x4}, /* aten::item */
    {75941, 75952, 1041, 1, 0x0}, /* aten::kron */
    {76000, 76015, 1042, 1, 0x0}, /* aten::kron.out */
    {76090, 76105, 1043, 1, 0x0}, /* aten::kthvalue */
    {76210, 76232, 1044, 2, 0x0}, /* aten::kthvalue.values */
    {76394, 76411, 1046, 1, 0x0}, /* aten::layer_norm */
    {76560, 76570, 1047, 2, 0x10000}, /* aten::lcm */
    {76617, 76631, 1049, 2, 0x10000}, /* aten::lcm.out */
    {76705, 76716, 1051, 2, 0x0}, /* aten::lcm_ */
    {76772, 76791, 1053, 1, 0x10000}, /* aten::ldexp.Tensor */
    {76847, 76863, 1054, 1, 0x10000}, /* aten::ldexp.out */
    {76939, 76952, 1055, 1, 0x10000}, /* aten::ldexp_ */
    {77010, 77026, 1056, 2, 0x10001}, /* aten::le.Scalar */
    {77079, 77099, 1058, 2, 0x10000}, /* aten::le.Scalar_out */
    {77179, 77195, 1060, 2, 0x10001}, /* aten::le.Tensor */
    {77248, 77268, 1062, 2, 0x10000}, /* aten::le.Tensor_out */
    {77348, 77365, 1064, 2, 0x0}, /* aten::le_.Scalar */
    {77427, 77444, 1066, 2, 0x0}, /* aten::le_.Tensor */
    {77506, 77523, 1068, 2, 0x10001}, /* aten::leaky_relu */
    {77591, 77612, 1070, 2, 0x0}, /* aten::leaky_relu.out */
    {77707, 77725, 1072, 2, 0x10000}, /* aten::leaky_relu_ */
    {77802, 77828, 1074, 2, 0x0}, /* aten::leaky_relu_backward */
    {77941, 77978, 1076, 2, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {78132, 78150, 1078, 2, 0x10000}, /* aten::lerp.Scalar */
    {78218, 78240, 1080, 2, 0x10000}, /* aten::lerp.Scalar_out */
    {78335, 78353, 1082, 2, 0x10000}, /* aten::lerp.Tensor */
    {78421, 78443, 1084, 2, 0x10000}, /* aten::lerp.Tensor_out */
    {78538, 78557, 1086, 2, 0x10000}, /* aten::lerp_.Scalar */
    {78634, 78653, 1088, 2, 0x10000}, /* aten::lerp_.Tensor */
    {78730, 78748, 1090, 1, 0x0}, /* aten::less.Scalar */
    {78803, 78825, 1091, 1, 0x0}, /* aten::less.Scalar_out */
    {78907, 78925, 1092, 1, 0x0}, /* aten::less.Tensor */
    {78980, 79002, 1093, 1, 0x0}, /* aten::less.Tensor_out */
    {79084, 79103, 1094, 1, 0x0}, /* aten::less_.Scalar */
    {79167, 79186, 1095, 1, 0x0}, /* aten::less_.Tensor */
    {79250, 79274, 1096, 1, 0x0}, /* aten::less_equal.Scalar */
    {79335, 79363, 1097, 1, 0x0}, /* aten::less_equal.Scalar_out */
    {79451, 79475, 1098, 1, 0x0}, /* aten::less_equal.Tensor */
    {79536, 79564, 1099, 1, 0x0}, /* aten::less_equal.Tensor_out */
    {79652, 79677, 1100, 1, 0x0}, /* aten::less_equal_.Scalar */
    {79747, 79772, 1101, 1, 0x0}, /* aten::less_equal_.Tensor */
    {79842, 79853, 1102, 1, 0x0}, /* aten::lift */
    {79887, 79902, 1103, 1, 0x20}, /* aten::lift.out */
    {79963, 79980, 1104, 1, 0x0}, /* aten::lift_fresh */
    {80026, 80048, 1105, 1, 0x80000}, /* aten::lift_fresh_copy */
    {80093, 80119, 1106, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {80191, 80213, 1107, 1, 0x0}, /* aten::linalg_diagonal */
    {80304, 80329, 1108, 2, 0x40000}, /* aten::linalg_vector_norm */
    {80456, 80485, 1110, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {80636, 80646, 1112, 2, 0x10001}, /* aten::log */
    {80679, 80693, 1114, 2, 0x10000}, /* aten::log.out */
    {80753, 80765, 1116, 2, 0x10001}, /* aten::log10 */
    {80800, 80816, 1118, 2, 0x10000}, /* aten::log10.out */
    {80878, 80891, 1120, 2, 0x10000}, /* aten::log10_ */
    {80935, 80947, 1122, 2, 0x10001}, /* aten::log1p */
    {80982, 80998, 1124, 2, 0x10000}, /* aten::log1p.out */
    {81060, 81073, 1126, 2, 0x10000}, /* aten::log1p_ */
    {81117, 81128, 1128, 2, 0x10001}, /* aten::log2 */
    {81162, 81177, 1130, 2, 0x10000}, /* aten::log2.out */
    {81238, 81250, 1132, 2, 0x10000}, /* aten::log2_ */
    {81293, 81304, 1134, 2, 0x10000}, /* aten::log_ */
    {81346, 81364, 1136, 1, 0x0}, /* aten::log_sigmoid */
    {81405, 81427, 1137, 1, 0x0}, /* aten::log_sigmoid.out */
    {81495, 81522, 1138, 2, 0x0}, /* aten::log_sigmoid_backward */
    {81607, 81645, 1140, 2, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {81771, 81797, 1142, 2, 0x0}, /* aten::log_sigmoid_forward */
    {81870, 81903, 1144, 2, 0x0}, /* aten::log_sigmoid_forward.output */
    {82018, 82040, 1146, 1, 0x0}, /* aten::log_softmax.int */
    {82118, 82144, 1147, 2, 0x0}, /* aten::log_softmax.int_out */
    {82249, 82265, 1149, 2, 0x10000}, /* aten::logaddexp */
    {82318, 82338, 1151, 2, 0x10000}, /* aten::logaddexp.out */
    {82418, 82435, 1153, 2, 0x10000}, /* aten::logaddexp2 */
    {82489, 82510, 1155, 2, 0x10000}, /* aten::logaddexp2.out */
    {82591, 82610, 1157, 1, 0x0}, /* aten::logcumsumexp */
    {82661, 82684, 1158, 2, 0x0}, /* aten::logcumsumexp.out */
    {82762, 82780, 1160, 2, 0x10001}, /* aten::logical_and */
    {82835, 82857, 1162, 2, 0x10000}, /* aten::logical_and.out */
    {82939, 82958, 1164, 2, 0x10000}, /* aten::logical_and_ */
    {83022, 83040, 1166, 2, 0x10001}, /* aten::logical_not */
    {83081, 83103, 1168, 2, 0x10000}, /* aten::logical_not.out */
    {83171, 83190, 1170, 2, 0x10000}, /* aten::logical_not_ */
    {83240, 83257, 1172, 2, 0x10001}, /* aten::logical_or */
    {83311, 83332, 1174, 2, 0x10000}, /* aten::logical_or.out */
    {83413, 83431, 1176, 2, 0x10000}, /* aten::logical_or_ */
    {83494, 83512, 1178, 2, 0x10001}, /* aten::logical_xor */
    {83567, 83589, 1180, 2, 0x10000}, /* aten::logical_xor.out */
    {83671, 83690, 1182, 2, 0x10000}, /* aten::logical_xor_ */
    {83754, 83766, 1184, 2, 0x10000}, /* aten::logit */
    {83818, 83834, 1186, 2, 0x10000}, /* aten::logit.out */
    {83913, 83926, 1188, 2, 0x10000}, /* aten::logit_ */
    {83987, 84008, 1190, 2, 0x10000}, /* aten::logit_backward */
    {84089, 84121, 1192, 2, 0x10000}, /* aten::logit_backward.grad_input */
    {84243, 84259, 1194, 1, 0x40000}, /* aten::logsumexp */
    {84330, 84350, 1195, 2, 0x40000}, /* aten::logsumexp.out */
    {84448, 84464, 1197, 2, 0x10001}, /* aten::lt.Scalar */
    {84517, 84537, 1199, 2, 0x10000}, /* aten::lt.Scalar_out */
    {84617, 84633, 1201, 2, 0x10001}, /* aten::lt.Tensor */
    {84686, 84706, 1203, 2, 0x10000}, /* aten::lt.Tensor_out */
    {84786, 84803, 1205, 2, 0x0}, /* aten::lt_.Scalar */
    {84865, 84882, 1207, 2, 0x0}, /* aten::lt_.Tensor */
    {84944, 84953, 1209, 1, 0x0}, /* aten::mH */
    {84991, 85000, 1210, 1, 0x0}, /* aten::mT */
    {85038, 85058, 1211, 1, 0x8}, /* aten::masked_select */
    {85114, 85127, 1212, 1, 0x0}, /* aten::matmul */
    {85177, 85194, 1213, 1, 0x0}, /* aten::matmul.out */
    {85271, 85286, 1214, 1, 0x0}, /* aten::matrix_H */
    {85330, 85340, 1215, 2, 0x40000}, /* aten::max */
    {85373, 85387, 1217, 2, 0x40001}, /* aten::max.dim */
    {85478, 85496, 1219, 2, 0x40000}, /* aten::max.dim_max */
    {85641, 85657, 1221, 1, 0x10000}, /* aten::max.other */
    {85710, 85730, 1222, 2, 0x40000}, /* aten::max.unary_out */
    {85796, 85813, 1224, 1, 0x0}, /* aten::max_pool1d */
    {85950, 85980, 1225, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {86140, 86157, 1226, 1, 0x0}, /* aten::max_pool2d */
    {86294, 86324, 1227, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {86484, 86518, 1229, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {86729, 86768, 1231, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {86950, 87000, 1233, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {87223, 87240, 1235, 1, 0x0}, /* aten::max_pool3d */
    {87377, 87407, 1236, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {87567, 87601, 1238, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {87812, 87851, 1240, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {88033, 88083, 1242, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {88306, 88325, 1244, 2, 0x0}, /* aten::max_unpool2d */
    {88406, 88429, 1246, 2, 0x0}, /* aten::max_unpool2d.out */
    {88537, 88556, 1248, 2, 0x0}, /* aten::max_unpool3d */
    {88668, 88691, 1250, 2, 0x0}, /* aten::max_unpool3d.out */
    {88830, 88844, 1252, 2, 0x10001}, /* aten::maximum */
    {88895, 88913, 1254, 2, 0x10000}, /* aten::maximum.out */
    {88991, 89002, 1256, 1, 0x40001}, /* aten::mean */
    {89063, 89078, 1257, 2, 0x40001}, /* aten::mean.dim */
    {89176, 89197, 1259, 2, 0x40000}, /* aten::mean.dtype_out */
    {89288, 89303, 1261, 2, 0x40000}, /* aten::mean.out */
    {89421, 89434, 1263, 2, 0x0}, /* aten::median */
    {89470, 89487, 1265, 1, 0x0}, /* aten::median.dim */
    {89581, 89605, 1266, 2, 0x0}, /* aten::median.dim_values */
    {89756, 89773, 1268, 1, 0x20}, /* aten::median.out */
    {89836, 89846, 1269, 2, 0x40000}, /* aten::min */
    {89879, 89893, 1271, 2, 0x40001}, /* aten::min.dim */
    {89984, 90002, 1273, 2, 0x40000}, /* aten::min.dim_min */
    {90148, 90164, 1275, 1, 0x10000}, /* aten::min.other */
    {90217, 90237, 1276, 2, 0x40000}, /* aten::min.unary_out */
    {90303, 90317, 1278, 2, 0x10001}, /* aten::minimum */
    {90368, 90386, 1280, 2, 0x10000}, /* aten::minimum.out */
    {90464, 90475, 1282, 2, 0x10000}, /* aten::mish */
    {90509, 90524, 1284, 2, 0x0}, /* aten::mish.out */
    {90585, 90597, 1286, 2, 0x0}, /* aten::mish_ */
    {90640, 90660, 1288, 3, 0x0}, /* aten::mish_backward */
    {90723, 90732, 1291, 2, 0x1}, /* aten::mm */
    {90777, 90790, 1293, 2, 0x0}, /* aten::mm.out */
    {90862, 90873, 1295, 2, 0x0}, /* aten::mode */
    {90964, 90982, 1297, 2, 0x0}, /* aten::mode.values */
    {91130, 91149, 1299, 1, 0x0}, /* aten::moveaxis.int */
    {91226, 91249, 1300, 1, 0x0}, /* aten::moveaxis.intlist */
    {91334, 91352, 1301, 1, 0x0}, /* aten::movedim.int */
    {91428, 91450, 1302, 1, 0x0}, /* aten::movedim.intlist */
    {91534, 91549, 1303, 2, 0x0}, /* aten::mse_loss */
    {91622, 91641, 1305, 2, 0x0}, /* aten::mse_loss.out */
    {91741, 91765, 1307, 2, 0x0}, /* aten::mse_loss_backward */
    {91862, 91897, 1309, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {92035, 92047, 1311, 1, 0x0}, /* aten::msort */
    {92082, 92098, 1312, 1, 0x0}, /* aten::msort.out */
    {92160, 92177, 1313, 1, 0x10001}, /* aten::mul.Scalar */
    {92231, 92252, 1314, 1, 0x20}, /* aten::mul.Scalar_out */
    {92333, 92350, 1315, 2, 0x10001}, /* aten::mul.Tensor */
    {92404, 92418, 1317, 2, 0x10000}, /* aten::mul.out */
    {92492, 92510, 1319, 1, 0x10000}, /* aten::mul_.Scalar */
    {92573, 92591, 1320, 2, 0x10000}, /* aten::mul_.Tensor */
    {92654, 92676, 1322, 1, 0x0}, /* aten::multiply.Scalar */
    {92735, 92757, 1323, 1, 0x0}, /* aten::multiply.Tensor */
    {92816, 92835, 1324, 1, 0x0}, /* aten::multiply.out */
    {92914, 92937, 1325, 1, 0x0}, /* aten::multiply_.Scalar */
    {93005, 93028, 1326, 1, 0x0}, /* aten::multiply_.Tensor */
    {93096, 93105, 1327, 1, 0x0}, /* aten::mv */
    {93149, 93162, 1328, 1, 0x0}, /* aten::mv.out */
    {93233, 93250, 1329, 2, 0x10000}, /* aten::nan_to_num */
    {93347, 93368, 1331, 2, 0x10000}, /* aten::nan_to_num.out */
    {93492, 93510, 1333, 2, 0x10000}, /* aten::nan_to_num_ */
    {93616, 93632, 1335, 2, 0x0}, /* aten::nanmedian */
    {93671, 93691, 1337, 1, 0x0}, /* aten::nanmedian.dim */
    {93788, 93815, 1338, 2, 0x0}, /* aten::nanmedian.dim_values */
    {93969, 93989, 1340, 1, 0x20}, /* aten::nanmedian.out */
    {94055, 94068, 1341, 2, 0x40000}, /* aten::nansum */
    {94169, 94186, 1343, 2, 0x40000}, /* aten::nansum.out */
    {94311, 94324, 1345, 1, 0x0}, /* aten::narrow */
    {94404, 94424, 1346, 1, 0x0}, /* aten::narrow.Tensor */
    {94511, 94529, 1347, 1, 0x80000}, /* aten::narrow_copy */
    {94608, 94630, 1348, 2, 0x0}, /* aten::narrow_copy.out */
    {94736, 94760, 1350, 2, 0x0}, /* aten::native_batch_norm */
    {94941, 94969, 1352, 2, 0x0}, /* aten::native_batch_norm.out */
    {95231, 95264, 1354, 2, 0x0}, /* aten::native_batch_norm_backward */
    {95499, 95536, 1356, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {95841, 95865, 1357, 2, 0x1}, /* aten::native_group_norm */
    {96015, 96043, 1359, 1, 0x20}, /* aten::native_group_norm.out */
    {96263, 96296, 1360, 2, 0x1}, /* aten::native_group_norm_backward */
    {96494, 96531, 1362, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {96799, 96823, 1363, 2, 0x1}, /* aten::native_layer_norm */
    {96957, 96985, 1365, 1, 0x20}, /* aten::native_layer_norm.out */
    {97189, 97222, 1366, 2, 0x1}, /* aten::native_layer_norm_backward */
    {97418, 97455, 1368, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {97721, 97737, 1369, 2, 0x10001}, /* aten::ne.Scalar */
    {97790, 97810, 1371, 2, 0x10000}, /* aten::ne.Scalar_out */
    {97890, 97906, 1373, 2, 0x10001}, /* aten::ne.Tensor */
    {97959, 97979, 1375, 2, 0x10000}, /* aten::ne.Tensor_out */
    {98059, 98076, 1377, 2, 0x0}, /* aten::ne_.Scalar */
    {98138, 98155, 1379, 2, 0x0}, /* aten::ne_.Tensor */
    {98217, 98227, 1381, 2, 0x10001}, /* aten::neg */
    {98260, 98274, 1383, 2, 0x10000}, /* aten::neg.out */
    {98334, 98345, 1385, 2, 0x10000}, /* aten::neg_ */
    {98387, 98402, 1387, 1, 0x0}, /* aten::negative */
    {98440, 98459, 1388, 1, 0x0}, /* aten::negative.out */
    {98524, 98540, 1389, 1, 0x0}, /* aten::negative_ */
    {98587, 98603, 1390, 1, 0x0}, /* aten::new_empty */
    {98749, 98769, 1391, 1, 0x20}, /* aten::new_empty.out */
    {98850, 98865, 1392, 1, 0x0}, /* aten::new_full */
    {99029, 99048, 1393, 1, 0x20}, /* aten::new_full.out */
    {99147, 99163, 1394, 1, 0x0}, /* aten::new_zeros */
    {99309, 99329, 1395, 1, 0x20}, /* aten::new_zeros.out */
    {99410, 99426, 1396, 2, 0x10000}, /* aten::nextafter */
    {99479, 99499, 1398, 2, 0x10000}, /* aten::nextafter.out */
    {99579, 99596, 1400, 2, 0x10000}, /* aten::nextafter_ */
    {99658, 99672, 1402, 1, 0x9}, /* aten::nonzero */
    {99709, 99727, 1403, 1, 0x40000}, /* aten::norm.Scalar */
    {99780, 99805, 1404, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {99896, 99927, 1406, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {100039, 100066, 1408, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {100148, 100179, 1409, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {100285, 100307, 1410, 1, 0x20}, /* aten::norm.Scalar_out */
    {100387, 100408, 1411, 2, 0x40000}, /* aten::norm.dtype_out */
    {100530, 100545, 1413, 2, 0x40000}, /* aten::norm.out */
    {100649, 100672, 1415, 1, 0x0}, /* aten::not_equal.Scalar */
    {100732, 100759, 1416, 1, 0x0}, /* aten::not_equal.Scalar_out */
    {100846, 100869, 1417, 1, 0x0}, /* aten::not_equal.Tensor */
    {100929, 100956, 1418, 1, 0x0}, /* aten::not_equal.Tensor_out */
    {101043, 101067, 1419, 1, 0x0}, /* aten::not_equal_.Scalar */
    {101136, 101160, 1420, 1, 0x0}, /* aten::not_equal_.Tensor */
    {101229, 101241, 1421, 1, 0x0}, /* aten::numel */
    {101273, 101287, 1422, 1, 0x0}, /* aten::numpy_T */
    {101330, 101341, 1423, 2, 0x0}, /* aten::ones */
    {101469, 101481, 1425, 1, 0x0}, /* aten::outer */
    {101529, 101545, 1426, 1, 0x0}, /* aten::outer.out */
    {101620, 101630, 1427, 1, 0x0}, /* aten::pad */
    {101717, 101731, 1428, 1, 0x1}, /* aten::permute */
    {101786, 101805, 1429, 1, 0x80000}, /* aten::permute_copy */
    {101859, 101882, 1430, 1, 0x80020}, /* aten::permute_copy.out */
    {101963, 101975, 1431, 2, 0x0}, /* aten::polar */
    {102023, 102039, 1433, 2, 0x0}, /* aten::polar.out */
    {102114, 102129, 1435, 1, 0x10000}, /* aten::positive */
    {102173, 102190, 1436, 2, 0x10001}, /* aten::pow.Scalar */
    {102247, 102268, 1438, 2, 0x10000}, /* aten::pow.Scalar_out */
    {102352, 102376, 1440, 2, 0x10001}, /* aten::pow.Tensor_Scalar */
    {102440, 102468, 1442, 2, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {102559, 102583, 1444, 2, 0x10001}, /* aten::pow.Tensor_Tensor */
    {102647, 102675, 1446, 2, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {102766, 102784, 1448, 2, 0x10000}, /* aten::pow_.Scalar */
    {102850, 102868, 1450, 2, 0x10000}, /* aten::pow_.Tensor */
    {102934, 102946, 1452, 1, 0x0}, /* aten::prelu */
    {102996, 103007, 1453, 2, 0x40001}, /* aten::prod */
    {103068, 103087, 1455, 2, 0x40001}, /* aten::prod.dim_int */
    {103185, 103204, 1457, 2, 0x40000}, /* aten::prod.int_out */
    {103322, 103337, 1459, 1, 0x20}, /* aten::prod.out */
    {103422, 103442, 1460, 1, 0x0}, /* aten::promote_types */
    {103512, 103526, 1461, 1, 0x10000}, /* aten::rad2deg */
    {103563, 103581, 1462, 1, 0x10000}, /* aten::rad2deg.out */
    {103645, 103660, 1463, 1, 0x10000}, /* aten::rad2deg_ */
    {103706, 103718, 1464, 1, 0x0}, /* aten::ravel */
    {103759, 103770, 1465, 1, 0x0}, /* aten::real */
    {103810, 103827, 1466, 2, 0x10001}, /* aten::reciprocal */
    {103867, 103888, 1468, 2, 0x10000}, /* aten::reciprocal.out */
    {103955, 103973, 1470, 2, 0x10000}, /* aten::reciprocal_ */
    {104022, 104045, 1472, 2, 0x1}, /* aten::reflection_pad1d */
    {104110, 104137, 1474, 2, 0x0}, /* aten::reflection_pad1d.out */
    {104229, 104261, 1476, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {104355, 104398, 1478, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {104533, 104556, 1480, 2, 0x1}, /* aten::reflection_pad2d */
    {104621, 104648, 1482, 2, 0x0}, /* aten::reflection_pad2d.out */
    {104740, 104772, 1484, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {104866, 104909, 1486, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {105044, 105067, 1488, 2, 0x1}, /* aten::reflection_pad3d */
    {105132, 105159, 1490, 2, 0x0}, /* aten::reflection_pad3d.out */
    {105251, 105283, 1492, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {105377, 105420, 1494, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {105555, 105566, 1496, 2, 0x10001}, /* aten::relu */
    {105600, 105615, 1498, 1, 0x20}, /* aten::relu.out */
    {105676, 105688, 1499, 1, 0x10000}, /* aten::relu6 */
    {105723, 105736, 1500, 1, 0x0}, /* aten::relu6_ */
    {105780, 105792, 1501, 2, 0x10000}, /* aten::relu_ */
    {105835, 105858, 1503, 1, 0x10001}, /* aten::remainder.Scalar */
    {105918, 105948, 1504, 2, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {106015, 106049, 1506, 1, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {106143, 106170, 1507, 1, 0x10000}, /* aten::remainder.Scalar_out */
    {106257, 106280, 1508, 2, 0x10001}, /* aten::remainder.Tensor */
    {106340, 106367, 1510, 2, 0x10000}, /* aten::remainder.Tensor_out */
    {106454, 106478, 1512, 1, 0x10000}, /* aten::remainder_.Scalar */
    {106547, 106571, 1513, 2, 0x10000}, /* aten::remainder_.Tensor */
    {106640, 106671, 1515, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {106757, 106792, 1516, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {106902, 106926, 1517, 2, 0x0}, /* aten::replication_pad1d */
    {106992, 107020, 1519, 2, 0x0}, /* aten::replication_pad1d.out */
    {107113, 107146, 1521, 2, 0x0}, /* aten::replication_pad1d_backward */
    {107241, 107285, 1523, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {107421, 107445, 1525, 2, 0x1}, /* aten::replication_pad2d */
    {107511, 107539, 1527, 2, 0x0}, /* aten::replication_pad2d.out */
    {107632, 107665, 1529, 2, 0x0}, /* aten::replication_pad2d_backward */
    {107760, 107804, 1531, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {107940, 107964, 1533, 2, 0x1}, /* aten::replication_pad3d */
    {108030, 108058, 1535, 2, 0x0}, /* aten::replication_pad3d.out */
    {108151, 108184, 1537, 2, 0x0}, /* aten::replication_pad3d_backward */
    {108279, 108323, 1539, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {108459, 108473, 1541, 1, 0x0}, /* aten::reshape */
    {108532, 108549, 1542, 1, 0x0}, /* aten::reshape_as */
    {108609, 108622, 1543, 1, 0x20}, /* aten::resize */
    {108710, 108727, 1544, 1, 0x20}, /* aten::resize.out */
    {108839, 108853, 1545, 2, 0x81}, /* aten::resize_ */
    {108950, 108966, 1547, 1, 0x20}, /* aten::resize_as */
    {109063, 109083, 1548, 1, 0x20}, /* aten::resize_as.out */
    {109204, 109221, 1549, 1, 0x80}, /* aten::resize_as_ */
    {109327, 109346, 1550, 1, 0x0}, /* aten::resolve_conj */
    {109394, 109412, 1551, 1, 0x0}, /* aten::resolve_neg */
    {109459, 109484, 1552, 1, 0x0}, /* aten::result_type.Scalar */
    {109552, 109584, 1553, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {109662, 109694, 1554, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {109770, 109795, 1555, 1, 0x0}, /* aten::result_type.Tensor */
    {109863, 109878, 1556, 1, 0x0}, /* aten::rms_norm */
    {109982, 109994, 1557, 2, 0x10001}, /* aten::round */
    {110029, 110050, 1559, 2, 0x10000}, /* aten::round.decimals */
    {110111, 110136, 1561, 2, 0x10000}, /* aten::round.decimals_out */
    {110221, 110237, 1563, 2, 0x10000}, /* aten::round.out */
    {110299, 110312, 1565, 2, 0x10000}, /* aten::round_ */
    {110356, 110378, 1567, 2, 0x10000}, /* aten::round_.decimals */
    {110448, 110464, 1569, 1, 0x0}, /* aten::row_stack */
    {110508, 110528, 1570, 1, 0x0}, /* aten::row_stack.out */
    {110599, 110611, 1571, 2, 0x10001}, /* aten::rsqrt */
    {110646, 110662, 1573, 2, 0x10000}, /* aten::rsqrt.out */
    {110724, 110737, 1575, 2, 0x10000}, /* aten::rsqrt_ */
    {110781, 110799, 1577, 1, 0x10000}, /* aten::rsub.Scalar */
    {110870, 110892, 1578, 1, 0x20}, /* aten::rsub.Scalar_out */
    {110990, 111008, 1579, 2, 0x0}, /* aten::rsub.Tensor */
    {111082, 111104, 1581, 1, 0x20}, /* aten::rsub.Tensor_out */
    {111202, 111224, 1582, 2, 0x0}, /* aten::scatter.src_out */
    {111327, 111351, 1584, 2, 0x0}, /* aten::scatter.value_out */
    {111458, 111475, 1586, 1, 0x1}, /* aten::select.int */
    {111544, 111566, 1587, 1, 0x0}, /* aten::select_backward */
    {111663, 111689, 1588, 1, 0x20}, /* aten::select_backward.out */
    {111813, 111835, 1589, 1, 0x80000}, /* aten::select_copy.int */
    {111903, 111929, 1590, 1, 0x80020}, /* aten::select_copy.int_out */
    {112024, 112045, 1591, 1, 0x1}, /* aten::select_scatter */
    {112124, 112149, 1592, 1, 0x20}, /* aten::select_scatter.out */
    {112255, 112266, 1593, 1, 0x10000}, /* aten::selu */
    {112300, 112312, 1594, 1, 0x10000}, /* aten::selu_ */
    {112355, 112365, 1595, 2, 0x10000}, /* aten::sgn */
    {112398, 112412, 1597, 2, 0x10000}, /* aten::sgn.out */
    {112472, 112483, 1599, 2, 0x10000}, /* aten::sgn_ */
    {112525, 112539, 1601, 2, 0x10001}, /* aten::sigmoid */
    {112576, 112594, 1603, 2, 0x10000}, /* aten::sigmoid.out */
    {112658, 112673, 1605, 2, 0x10000}, /* aten::sigmoid_ */
    {112719, 112742, 1607, 2, 0x10000}, /* aten::sigmoid_backward */
    {112810, 112844, 1609, 2, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {112953, 112964, 1611, 2, 0x10001}, /* aten::sign */
    {112998, 113013, 1613, 2, 0x10000}, /* aten::sign.out */
    {113074, 113086, 1615, 2, 0x10000}, /* aten::sign_ */
    {113129, 113143, 1617, 2, 0x10000}, /* aten::signbit */
    {113180, 113198, 1619, 2, 0x10000}, /* aten::signbit.out */
    {113262, 113273, 1621, 2, 0x10000}, /* aten::silu */
    {113307, 113322, 1623, 2, 0x10000}, /* aten::silu.out */
    {113383, 113395, 1625, 2, 0x10000}, /* aten::silu_ */
    {113438, 113458, 1627, 2, 0x10000}, /* aten::silu_backward */
    {113521, 113552, 1629, 2, 0x10000}, /* aten::silu_backward.grad_input */
    {113656, 113666, 1631, 2, 0x10001}, /* aten::sin */
    {113699, 113713, 1633, 2, 0x10000}, /* aten::sin.out */
    {113773, 113784, 1635, 2, 0x10000}, /* aten::sin_ */
    {113826, 113837, 1637, 2, 0x10000}, /* aten::sinc */
    {113871, 113886, 1639, 2, 0x10000}, /* aten::sinc.out */
    {113947, 113959, 1641, 2, 0x10000}, /* aten::sinc_ */
    {114002, 114013, 1643, 2, 0x10001}, /* aten::sinh */
    {114047, 114062, 1645, 2, 0x10000}, /* aten::sinh.out */
    {114123, 114135, 1647, 2, 0x10000}, /* aten::sinh_ */
    {114178, 114193, 1649, 1, 0x0}, /* aten::size.int */
    {114237, 114256, 1650, 1, 0x1}, /* aten::slice.Tensor */
    {114368, 114389, 1651, 1, 0x0}, /* aten::slice_backward */
    {114510, 114535, 1652, 1, 0x20}, /* aten::slice_backward.out */
    {114683, 114707, 1653, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {114818, 114846, 1654, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {114984, 115004, 1655, 1, 0x80001}, /* aten::slice_scatter */
    {115123, 115147, 1656, 1, 0x80020}, /* aten::slice_scatter.out */
    {115293, 115314, 1657, 2, 0x0}, /* aten::smooth_l1_loss */
    {115409, 115434, 1659, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {115556, 115586, 1661, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {115701, 115742, 1663, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {115898, 115921, 1665, 2, 0x0}, /* aten::soft_margin_loss */
    {116002, 116029, 1667, 1, 0x0}, /* aten::soft_margin_loss.out */
    {116137, 116169, 1668, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {116274, 116317, 1670, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {116463, 116481, 1671, 1, 0x0}, /* aten::softmax.int */
    {116555, 116577, 1672, 2, 0x0}, /* aten::softmax.int_out */
    {116678, 116693, 1674, 2, 0x10000}, /* aten::softplus */
    {116767, 116786, 1676, 2, 0x0}, /* aten::softplus.out */
    {116887, 116911, 1678, 2, 0x0}, /* aten::softplus_backward */
    {117009, 117044, 1680, 2, 0x0}, /* aten::softplus_backward.grad_input */
    {117183, 117200, 1682, 2, 0x10000}, /* aten::softshrink */
    {117258, 117279, 1684, 2, 0x0}, /* aten::softshrink.out */
    {117364, 117390, 1686, 2, 0x0}, /* aten::softshrink_backward */
    {117473, 117510, 1688, 2, 0x0}, /* aten::softshrink_backward.grad_input */
    {117634, 117645, 1690, 1, 0x1}, /* aten::sort */
    {117739, 117757, 1691, 2, 0x0}, /* aten::sort.stable */
    {117875, 117893, 1693, 2, 0x0}, /* aten::sort.values */
    {118044, 118069, 1695, 2, 0x0}, /* aten::sort.values_stable */
    {118241, 118267, 1697, 1, 0x0}, /* aten::special_log_softmax */
    {118352, 118376, 1698, 1, 0x0}, /* aten::special_logsumexp */
    {118455, 118483, 1699, 1, 0x0}, /* aten::special_logsumexp.out */
    {118589, 118611, 1700, 1, 0x0}, /* aten::special_softmax */
    {118689, 118708, 1701, 1, 0x0}, /* aten::split.Tensor */
    {118793, 118811, 1702, 1, 0x0}, /* aten::split.sizes */
    {118897, 118921, 1703, 1, 0x80000}, /* aten::split_copy.Tensor */
    {119000, 119028, 1704, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {119126, 119149, 1705, 1, 0x1}, /* aten::split_with_sizes */
    {119241, 119269, 1706, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {119355, 119387, 1707, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {119492, 119503, 1708, 2, 0x10001}, /* aten::sqrt */
    {119537, 119552, 1710, 2, 0x10000}, /* aten::sqrt.out */
    {119613, 119625, 1712, 2, 0x10000}, /* aten::sqrt_ */
    {119668, 119681, 1714, 1, 0x10000}, /* aten::square */
    {119717, 119734, 1715, 1, 0x10000}, /* aten::square.out */
    {119797, 119811, 1716, 1, 0x10000}, /* aten::square_ */
    {119856, 119870, 1717, 1, 0x0}, /* aten::squeeze */
    {119913, 119931, 1718, 1, 0x1}, /* aten::squeeze.dim */
    {119987, 120006, 1719, 1, 0x1}, /* aten::squeeze.dims */
    {120065, 120080, 1720, 1, 0x80}, /* aten::squeeze_ */
    {120126, 120145, 1721, 1, 0x80}, /* aten::squeeze_.dim */
    {120204, 120224, 1722, 1, 0x80}, /* aten::squeeze_.dims */
    {120286, 120305, 1723, 1, 0x80000}, /* aten::squeeze_copy */
    {120347, 120370, 1724, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {120425, 120452, 1725, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {120534, 120558, 1726, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {120616, 120644, 1727, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {120729, 120752, 1728, 1, 0x80020}, /* aten::squeeze_copy.out */
    {120821, 120831, 1729, 1, 0x40000}, /* aten::std */
    {120884, 120905, 1730, 2, 0x40000}, /* aten::std.correction */
    {121015, 121040, 1732, 2, 0x40000}, /* aten::std.correction_out */
    {121174, 121188, 1734, 1, 0x40000}, /* aten::std.dim */
    {121278, 121292, 1735, 1, 0x40000}, /* aten::std.out */
    {121405, 121420, 1736, 1, 0x40000}, /* aten::std_mean */
    {121488, 121514, 1737, 2, 0x40000}, /* aten::std_mean.correction */
    {121639, 121669, 1739, 1, 0x20}, /* aten::std_mean.correction_out */
    {121840, 121859, 1740, 1, 0x40000}, /* aten::std_mean.dim */
    {121964, 121981, 1741, 1, 0x0}, /* aten::stride.int */
    {122027, 122044, 1742, 1, 0x10001}, /* aten::sub.Scalar */
    {122114, 122135, 1743, 1, 0x20}, /* aten::sub.Scalar_out */
    {122232, 122249, 1744, 2, 0x10001}, /* aten::sub.Tensor */
    {122322, 122336, 1746, 2, 0x10000}, /* aten::sub.out */
    {122426, 122444, 1748, 1, 0x10000}, /* aten::sub_.Scalar */
    {122523, 122541, 1749, 2, 0x10000}, /* aten::sub_.Tensor */
    {122623, 122645, 1751, 1, 0x0}, /* aten::subtract.Scalar */
    {122720, 122742, 1752, 1, 0x0}, /* aten::subtract.Tensor */
    {122820, 122839, 1753, 1, 0x0}, /* aten::subtract.out */
    {122934, 122957, 1754, 1, 0x0}, /* aten::subtract_.Scalar */
    {123041, 123064, 1755, 1, 0x0}, /* aten::subtract_.Tensor */
    {123151, 123161, 1756, 1, 0x40000}, /* aten::sum */
    {123221, 123243, 1757, 2, 0x40000}, /* aten::sum.IntList_out */
    {123368, 123390, 1759, 2, 0x40001}, /* aten::sum.dim_IntList */
    {123495, 123509, 1761, 1, 0x20}, /* aten::sum.out */
    {123593, 123611, 1762, 1, 0x0}, /* aten::sum_to_size */
    {123667, 123682, 1763, 1, 0x0}, /* aten::swapaxes */
    {123748, 123764, 1764, 1, 0x80}, /* aten::swapaxes_ */
    {123833, 123848, 1765, 1, 0x0}, /* aten::swapdims */
    {123912, 123928, 1766, 1, 0x80}, /* aten::swapdims_ */
    {123995, 124011, 1767, 1, 0x1}, /* aten::sym_numel */
    {124050, 124069, 1768, 1, 0x1}, /* aten::sym_size.int */
    {124120, 124145, 1769, 1, 0x1}, /* aten::sym_storage_offset */
    {124193, 124214, 1770, 1, 0x1}, /* aten::sym_stride.int */
    {124267, 124275, 1771, 1, 0x0}, /* aten::t */
    {124312, 124321, 1772, 1, 0x80}, /* aten::t_ */
    {124361, 124374, 1773, 1, 0x80000}, /* aten::t_copy */
    {124410, 124427, 1774, 1, 0x80020}, /* aten::t_copy.out */
    {124490, 124500, 1775, 2, 0x10001}, /* aten::tan */
    {124533, 124547, 1777, 2, 0x10000}, /* aten::tan.out */
    {124607, 124618, 1779, 2, 0x10000}, /* aten::tan_ */
    {124660, 124671, 1781, 2, 0x10001}, /* aten::tanh */
    {124705, 124720, 1783, 2, 0x10000}, /* aten::tanh.out */
    {124781, 124793, 1785, 2, 0x10000}, /* aten::tanh_ */
    {124836, 124856, 1787, 2, 0x10000}, /* aten::tanh_backward */
    {124921, 124952, 1789, 2, 0x10000}, /* aten::tanh_backward.grad_input */
    {125058, 125085, 1791, 1, 0x0}, /* aten::tensor_split.indices */
    {125177, 125205, 1792, 1, 0x0}, /* aten::tensor_split.sections */
    {125297, 125343, 1793, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {125471, 125487, 1794, 1, 0x0}, /* aten::tensordot */
    {125575, 125595, 1795, 1, 0x0}, /* aten::tensordot.out */
    {125710, 125726, 1796, 2, 0x10000}, /* aten::threshold */
    {125797, 125817, 1798, 2, 0x0}, /* aten::threshold.out */
    {125915, 125932, 1800, 2, 0x0}, /* aten::threshold_ */
    {126012, 126037, 1802, 2, 0x10000}, /* aten::threshold_backward */
    {126123, 126159, 1804, 2, 0x0}, /* aten::threshold_backward.grad_input */
    {126286, 126302, 1806, 1, 0x0}, /* aten::to.device */
    {126456, 126471, 1807, 1, 0x0}, /* aten::to.dtype */
    {126609, 126631, 1808, 1, 0x0}, /* aten::to.dtype_layout */
    {126850, 126865, 1809, 1, 0x0}, /* aten::to.other */
    {126999, 127010, 1810, 2, 0x1}, /* aten::topk */
    {127128, 127146, 1812, 2, 0x0}, /* aten::topk.values */
    {127321, 127333, 1814, 2, 0x0}, /* aten::trace */
    {127368, 127384, 1816, 1, 0x20}, /* aten::trace.out */
    {127446, 127466, 1817, 1, 0x0}, /* aten::transpose.int */
    {127535, 127552, 1818, 1, 0x80}, /* aten::transpose_ */
    {127620, 127645, 1819, 1, 0x80000}, /* aten::transpose_copy.int */
    {127713, 127742, 1820, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {127837, 127856, 1821, 1, 0x0}, /* aten::trapezoid.dx */
    {127923, 127941, 1822, 1, 0x0}, /* aten::trapezoid.x */
    {128004, 128019, 1823, 1, 0x0}, /* aten::trapz.dx */
    {128081, 128095, 1824, 1, 0x0}, /* aten::trapz.x */
    {128154, 128179, 1825, 1, 0x0}, /* aten::true_divide.Scalar */
    {128241, 128266, 1826, 1, 0x10000}, /* aten::true_divide.Tensor */
    {128328, 128350, 1827, 1, 0x0}, /* aten::true_divide.out */
    {128432, 128458, 1828, 1, 0x0}, /* aten::true_divide_.Scalar */
    {128529, 128555, 1829, 1, 0x0}, /* aten::true_divide_.Tensor */
    {128626, 128638, 1830, 2, 0x10001}, /* aten::trunc */
    {128673, 128689, 1832, 2, 0x10000}, /* aten::trunc.out */
    {128751, 128764, 1834, 2, 0x10000}, /* aten::trunc_ */
    {128808, 128822, 1836, 1, 0x0}, /* aten::type_as */
    {128873, 128890, 1837, 1, 0x0}, /* aten::unbind.int */
    {128954, 128976, 1838, 1, 0x80000}, /* aten::unbind_copy.int */
    {129034, 129060, 1839, 1, 0x0}, /* aten::unbind_copy.int_out */
    {129137, 129157, 1840, 1, 0x0}, /* aten::unflatten.int */
    {129231, 129244, 1841, 2, 0x0}, /* aten::unfold */
    {129321, 129343, 1843, 2, 0x0}, /* aten::unfold_backward */
    {129442, 129468, 1845, 1, 0x20}, /* aten::unfold_backward.out */
    {129594, 129612, 1846, 1, 0x80000}, /* aten::unfold_copy */
    {129688, 129710, 1847, 1, 0x80020}, /* aten::unfold_copy.out */
    {129813, 129832, 1848, 1, 0x100}, /* aten::unsafe_chunk */
    {129899, 129925, 1849, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {130006, 130036, 1850, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {130136, 130166, 1851, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {130254, 130288, 1852, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {130395, 130411, 1853, 1, 0x1}, /* aten::unsqueeze */
    {130465, 130482, 1854, 1, 0x80}, /* aten::unsqueeze_ */
    {130539, 130560, 1855, 1, 0x80000}, /* aten::unsqueeze_copy */
    {130613, 130638, 1856, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {130718, 130743, 1857, 2, 0x0}, /* aten::upsample_bicubic2d */
    {130878, 130907, 1859, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {131069, 131098, 1861, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {131218, 131252, 1862, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {131425, 131470, 1864, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {131684, 131710, 1866, 2, 0x0}, /* aten::upsample_bilinear2d */
    {131846, 131876, 1868, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {132039, 132069, 1870, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {132190, 132225, 1871, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {132399, 132445, 1873, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {132660, 132684, 1875, 2, 0x0}, /* aten::upsample_linear1d */
    {132794, 132822, 1877, 2, 0x0}, /* aten::upsample_linear1d.out */
    {132959, 132987, 1879, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {133106, 133139, 1880, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {133287, 133331, 1882, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {133520, 133545, 1884, 2, 0x0}, /* aten::upsample_nearest1d */
    {133636, 133665, 1886, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {133783, 133812, 1888, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {133912, 133946, 1889, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {134075, 134120, 1891, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {134290, 134315, 1893, 2, 0x0}, /* aten::upsample_nearest2d */
    {134430, 134459, 1895, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {134601, 134630, 1897, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {134730, 134764, 1898, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {134917, 134962, 1900, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {135156, 135181, 1902, 2, 0x0}, /* aten::upsample_nearest3d */
    {135318, 135347, 1904, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {135511, 135540, 1906, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {135640, 135674, 1907, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {135849, 135894, 1909, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {136110, 136137, 1911, 2, 0x0}, /* aten::upsample_trilinear3d */
    {136296, 136327, 1913, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {136513, 136544, 1915, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {136666, 136702, 1916, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {136899, 136946, 1918, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {137184, 137194, 1920, 1, 0x40000}, /* aten::var */
    {137247, 137268, 1921, 2, 0x40001}, /* aten::var.correction */
    {137378, 137403, 1923, 2, 0x40000}, /* aten::var.correction_out */
    {137537, 137551, 1925, 1, 0x40001}, /* aten::var.dim */
    {137641, 137655, 1926, 1, 0x40000}, /* aten::var.out */
    {137768, 137783, 1927, 1, 0x40000}, /* aten::var_mean */
    {137851, 137877, 1928, 2, 0x40000}, /* aten::var_mean.correction */
    {138002, 138032, 1930, 1, 0x20}, /* aten::var_mean.correction_out */
    {138203, 138222, 1931, 1, 0x40000}, /* aten::var_mean.dim */
    {138327, 138338, 1932, 2, 0x0}, /* aten::vdot */
    {138386, 138401, 1934, 1, 0x0}, /* aten::vdot.out */
    {138476, 138487, 1935, 2, 0x1}, /* aten::view */
    {138542, 138559, 1937, 1, 0x0}, /* aten::view.dtype */
    {138623, 138637, 1938, 1, 0x0}, /* aten::view_as */
    {138694, 138716, 1939, 2, 0x0}, /* aten::view_as_complex */
    {138767, 138794, 1941, 1, 0x80000}, /* aten::view_as_complex_copy */
    {138844, 138875, 1942, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {138952, 138971, 1943, 2, 0x0}, /* aten::view_as_real */
    {139019, 139043, 1945, 1, 0x80000}, /* aten::view_as_real_copy */
    {139090, 139118, 1946, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {139192, 139208, 1947, 1, 0x80000}, /* aten::view_copy */
    {139262, 139284, 1948, 1, 0x80000}, /* aten::view_copy.dtype */
    {139347, 139373, 1949, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {139463, 139483, 1950, 1, 0x80020}, /* aten::view_copy.out */
    {139564, 139583, 1951, 1, 0x0}, /* aten::vsplit.array */
    {139653, 139670, 1952, 1, 0x0}, /* aten::vsplit.int */
    {139737, 139750, 1953, 1, 0x0}, /* aten::vstack */
    {139791, 139808, 1954, 1, 0x0}, /* aten::vstack.out */
    {139876, 139895, 1955, 1, 0x0}, /* aten::where.Scalar */
    {139969, 139993, 1956, 1, 0x0}, /* aten::where.ScalarOther */
    {140072, 140095, 1957, 1, 0x0}, /* aten::where.ScalarSelf */
    {140173, 140190, 1958, 2, 0x10001}, /* aten::where.self */
    {140262, 140283, 1960, 2, 0x0}, /* aten::where.self_out */
    {140382, 140410, 1962, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {140498, 140525, 1963, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {140612, 140634, 1964, 2, 0x10000}, /* aten::xlogy.OutTensor */
    {140716, 140741, 1966, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {140803, 140827, 1967, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {140888, 140907, 1968, 2, 0x10000}, /* aten::xlogy.Tensor */
    {140963, 140989, 1970, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {141060, 141080, 1971, 2, 0x10000}, /* aten::xlogy_.Tensor */
    {141145, 141156, 1973, 1, 0x20}, /* aten::zero */
    {141190, 141205, 1974, 1, 0x20}, /* aten::zero.out */
    {141266, 141278, 1975, 2, 0x0}, /* aten::zero_ */
    {141321, 141333, 1977, 2, 0x0}, /* aten::zeros */
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
    {141, 0, 29}, /* aten::_conj CompositeExplicitAutograd */
    {142, 7, 12}, /* aten::_conj_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 13}, /* aten::_conj_copy.out CompositeExplicitAutograd */
    {1, 0, 30}, /* aten::_conj_physical CPU */
    {16, 0, 30}, /* aten::_conj_physical Meta */
    {141, 4, 14}, /* aten::_conj_physical.out CompositeExplicitAutograd */
    {141, 0, 31}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 32}, /* aten::_convolution.deprecated implicit */
    {141, 4, 15}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 33}, /* aten::_convolution_mode implicit */
    {1, 0, 34}, /* aten::_cummax_helper CPU */
    {16, 0, 34}, /* aten::_cummax_helper Meta */
    {1, 0, 35}, /* aten::_cummin_helper CPU */
    {16, 0, 35}, /* aten::_cummin_helper Meta */
    {1, 0, 36}, /* aten::_fft_c2c CPU */
    {16, 0, 36}, /* aten::_fft_c2c Meta */
    {1, 4, 16}, /* aten::_fft_c2c.out CPU */
    {16, 4, 16}, /* aten::_fft_c2c.out Meta */
    {1, 0, 37}, /* aten::_fft_c2r CPU */
    {16, 0, 37}, /* aten::_fft_c2r Meta */
    {1, 4, 17}, /* aten::_fft_c2r.out CPU */
    {16, 4, 17}, /* aten::_fft_c2r.out Meta */
    {1, 0, 38}, /* aten::_fft_r2c CPU */
    {16, 0, 38}, /* aten::_fft_r2c Meta */
    {1, 4, 18}, /* aten::_fft_r2c.out CPU */
    {16, 4, 18}, /* aten::_fft_r2c.out Meta */
    {138, 0, 39}, /* aten::_fused_rms_norm implicit */
    {141, 0, 40}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 41}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 42}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 43}, /* aten::_logcumsumexp CPU */
    {16, 0, 43}, /* aten::_logcumsumexp Meta */
    {1, 4, 19}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 19}, /* aten::_logcumsumexp.out Meta */
    {1, 0, 44}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 44}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 45}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 45}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 21}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 21}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 47}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 47}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 20}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 46}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 22}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 48}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 23}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 24}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 49}, /* aten::_prelu_kernel CPU */
    {16, 0, 49}, /* aten::_prelu_kernel Meta */
    {1, 0, 50}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 50}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 51}, /* aten::_reshape_alias CPU */
    {16, 0, 51}, /* aten::_reshape_alias Meta */
    {142, 7, 25}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 26}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {141, 0, 52}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 27}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {141, 0, 611}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 28}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 53}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 53}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 29}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 29}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 55}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 54}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 54}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 30}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 30}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 56}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 56}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 31}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 31}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 58}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 57}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 57}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 32}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 32}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 59}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 59}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 33}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 33}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 61}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 60}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 60}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 34}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 34}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 62}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 62}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 35}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 35}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 64}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 63}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 63}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 36}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 36}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 65}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 65}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 37}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 37}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 67}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 66}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 66}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 38}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 38}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 68}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 68}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 39}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 39}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 70}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 69}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 69}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 40}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 40}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 71}, /* aten::abs CPU */
    {16, 0, 71}, /* aten::abs Meta */
    {1, 0, 73}, /* aten::abs.out CPU */
    {16, 0, 73}, /* aten::abs.out Meta */
    {1, 0, 72}, /* aten::abs_ CPU */
    {16, 0, 72}, /* aten::abs_ Meta */
    {138, 0, 74}, /* aten::absolute implicit */
    {138, 0, 76}, /* aten::absolute.out implicit */
    {138, 0, 75}, /* aten::absolute_ implicit */
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
    {138, 0, 77}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 78}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 41}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 41}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 79}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 42}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 42}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 80}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 81}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 81}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 43}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 43}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 82}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 82}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 44}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 44}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 83}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 83}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 45}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 45}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 84}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 84}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 46}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 46}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 85}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 47}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::add.Tensor CPU */
    {16, 1, 6}, /* aten::add.Tensor Meta */
    {1, 3, 6}, /* aten::add.out CPU */
    {16, 3, 6}, /* aten::add.out Meta */
    {141, 0, 86}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 6}, /* aten::add_.Tensor CPU */
    {16, 2, 6}, /* aten::add_.Tensor Meta */
    {1, 0, 87}, /* aten::addbmm CPU */
    {16, 0, 87}, /* aten::addbmm Meta */
    {1, 4, 48}, /* aten::addbmm.out CPU */
    {16, 4, 48}, /* aten::addbmm.out Meta */
    {1, 0, 88}, /* aten::addbmm_ CPU */
    {16, 0, 88}, /* aten::addbmm_ Meta */
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
    {141, 0, 89}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 49}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 49}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 90}, /* aten::adjoint implicit */
    {141, 0, 91}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 50}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 51}, /* aten::alias_copy.out CompositeExplicitAutograd */
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
    {141, 0, 92}, /* aten::allclose CompositeExplicitAutograd */
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
    {1, 0, 93}, /* aten::angle CPU */
    {16, 0, 93}, /* aten::angle Meta */
    {1, 0, 94}, /* aten::angle.out CPU */
    {16, 0, 94}, /* aten::angle.out Meta */
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
    {138, 0, 95}, /* aten::arccos implicit */
    {138, 0, 97}, /* aten::arccos.out implicit */
    {138, 0, 96}, /* aten::arccos_ implicit */
    {138, 0, 98}, /* aten::arccosh implicit */
    {138, 0, 100}, /* aten::arccosh.out implicit */
    {138, 0, 99}, /* aten::arccosh_ implicit */
    {138, 0, 101}, /* aten::arcsin implicit */
    {138, 0, 103}, /* aten::arcsin.out implicit */
    {138, 0, 102}, /* aten::arcsin_ implicit */
    {138, 0, 104}, /* aten::arcsinh implicit */
    {138, 0, 106}, /* aten::arcsinh.out implicit */
    {138, 0, 105}, /* aten::arcsinh_ implicit */
    {138, 0, 107}, /* aten::arctan implicit */
    {138, 0, 112}, /* aten::arctan.out implicit */
    {138, 0, 108}, /* aten::arctan2 implicit */
    {138, 0, 110}, /* aten::arctan2.out implicit */
    {138, 0, 109}, /* aten::arctan2_ implicit */
    {138, 0, 111}, /* aten::arctan_ implicit */
    {138, 0, 113}, /* aten::arctanh implicit */
    {138, 0, 115}, /* aten::arctanh.out implicit */
    {138, 0, 114}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 116}, /* aten::argsort implicit */
    {138, 0, 117}, /* aten::argsort.stable implicit */
    {138, 4, 52}, /* aten::argsort.stable_out implicit */
    {1, 0, 118}, /* aten::as_strided CPU */
    {16, 0, 118}, /* aten::as_strided Meta */
    {142, 5, 53}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 53}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 54}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 119}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 55}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
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
    {1, 4, 56}, /* aten::avg_pool2d.out CPU */
    {16, 4, 56}, /* aten::avg_pool2d.out Meta */
    {1, 0, 128}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 128}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 57}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 57}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 129}, /* aten::avg_pool3d CPU */
    {16, 0, 129}, /* aten::avg_pool3d Meta */
    {1, 4, 58}, /* aten::avg_pool3d.out CPU */
    {16, 4, 58}, /* aten::avg_pool3d.out Meta */
    {1, 0, 130}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 130}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 59}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 59}, /* aten::avg_pool3d_backward.grad_input Meta */
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
    {141, 4, 60}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {1, 0, 135}, /* aten::binary_cross_entropy CPU */
    {16, 0, 135}, /* aten::binary_cross_entropy Meta */
    {1, 4, 61}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 61}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 136}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 136}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 62}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 62}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 137}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 137}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 63}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {141, 0, 138}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 139}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 64}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 140}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 141}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {141, 0, 142}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 65}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {141, 0, 143}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 144}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {141, 0, 145}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {141, 0, 146}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 147}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 66}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 148}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 149}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {141, 0, 150}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 67}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {141, 0, 151}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 152}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {141, 0, 153}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 154}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 155}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 68}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 156}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 157}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 158}, /* aten::broadcast_tensors implicit */
    {138, 0, 159}, /* aten::broadcast_to implicit */
    {138, 0, 160}, /* aten::can_cast implicit */
    {138, 0, 161}, /* aten::cartesian_prod implicit */
    {1, 0, 162}, /* aten::cat CPU */
    {16, 0, 162}, /* aten::cat Meta */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {141, 0, 163}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 69}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 69}, /* aten::celu_ CompositeExplicitAutograd */
    {138, 0, 164}, /* aten::chunk implicit */
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
    {138, 0, 165}, /* aten::clip implicit */
    {138, 0, 167}, /* aten::clip.Tensor implicit */
    {138, 0, 168}, /* aten::clip.Tensor_out implicit */
    {138, 0, 170}, /* aten::clip.out implicit */
    {138, 0, 166}, /* aten::clip_ implicit */
    {138, 0, 169}, /* aten::clip_.Tensor implicit */
    {141, 0, 171}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 70}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 172}, /* aten::column_stack implicit */
    {138, 4, 71}, /* aten::column_stack.out implicit */
    {138, 0, 173}, /* aten::combinations implicit */
    {1, 0, 174}, /* aten::complex CPU */
    {16, 0, 174}, /* aten::complex Meta */
    {1, 0, 175}, /* aten::complex.out CPU */
    {16, 0, 175}, /* aten::complex.out Meta */
    {138, 0, 176}, /* aten::concat implicit */
    {138, 4, 72}, /* aten::concat.out implicit */
    {138, 0, 177}, /* aten::concatenate implicit */
    {138, 4, 73}, /* aten::concatenate.out implicit */
    {138, 0, 178}, /* aten::conj implicit */
    {138, 0, 179}, /* aten::conj_physical implicit */
    {1, 4, 74}, /* aten::conj_physical.out CPU */
    {16, 4, 74}, /* aten::conj_physical.out Meta */
    {1, 5, 74}, /* aten::conj_physical_ CPU */
    {16, 5, 74}, /* aten::conj_physical_ Meta */
    {141, 0, 180}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 75}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 181}, /* aten::contiguous implicit */
    {138, 0, 182}, /* aten::conv1d implicit */
    {138, 0, 183}, /* aten::conv1d.padding implicit */
    {138, 0, 184}, /* aten::conv2d implicit */
    {138, 0, 185}, /* aten::conv2d.padding implicit */
    {138, 0, 186}, /* aten::conv3d implicit */
    {138, 0, 187}, /* aten::conv3d.padding implicit */
    {138, 0, 188}, /* aten::conv_transpose1d implicit */
    {138, 0, 189}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 190}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 191}, /* aten::convolution CPU */
    {16, 0, 191}, /* aten::convolution Meta */
    {141, 4, 76}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 192}, /* aten::convolution_backward CPU */
    {16, 0, 192}, /* aten::convolution_backward Meta */
    {141, 4, 77}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 79}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 78}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 193}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 194}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 195}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 196}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
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
    {141, 0, 197}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 198}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 198}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 81}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 80}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {141, 0, 199}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 82}, /* aten::cummax.out CPU */
    {16, 4, 82}, /* aten::cummax.out Meta */
    {141, 0, 200}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 83}, /* aten::cummin.out CPU */
    {16, 4, 83}, /* aten::cummin.out Meta */
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
    {138, 0, 201}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 202}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 203}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 84}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 84}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {141, 0, 91}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 85}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 85}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 86}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {141, 0, 204}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 205}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 88}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 87}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 89}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 206}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 90}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {141, 0, 207}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 91}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 208}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 209}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 93}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 92}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 47}, /* aten::div.Tensor CPU */
    {16, 1, 47}, /* aten::div.Tensor Meta */
    {1, 1, 48}, /* aten::div.Tensor_mode CPU */
    {16, 1, 48}, /* aten::div.Tensor_mode Meta */
    {1, 3, 47}, /* aten::div.out CPU */
    {16, 3, 47}, /* aten::div.out Meta */
    {1, 3, 48}, /* aten::div.out_mode CPU */
    {16, 3, 48}, /* aten::div.out_mode Meta */
    {141, 0, 210}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 211}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 47}, /* aten::div_.Tensor CPU */
    {16, 2, 47}, /* aten::div_.Tensor Meta */
    {1, 2, 48}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 48}, /* aten::div_.Tensor_mode Meta */
    {138, 0, 212}, /* aten::divide.Scalar implicit */
    {138, 0, 213}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 214}, /* aten::divide.Tensor implicit */
    {138, 0, 215}, /* aten::divide.Tensor_mode implicit */
    {138, 0, 220}, /* aten::divide.out implicit */
    {138, 0, 221}, /* aten::divide.out_mode implicit */
    {138, 0, 216}, /* aten::divide_.Scalar implicit */
    {138, 0, 217}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 218}, /* aten::divide_.Tensor implicit */
    {138, 0, 219}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 222}, /* aten::dot CPU */
    {16, 0, 222}, /* aten::dot Meta */
    {141, 4, 94}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 223}, /* aten::dsplit.array implicit */
    {138, 0, 224}, /* aten::dsplit.int implicit */
    {138, 0, 225}, /* aten::dstack implicit */
    {138, 4, 95}, /* aten::dstack.out implicit */
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
    {1, 0, 227}, /* aten::empty.memory_format CPU */
    {16, 0, 227}, /* aten::empty.memory_format Meta */
    {86, 0, 131}, /* aten::empty.memory_format BackendSelect */
    {141, 0, 226}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 96}, /* aten::empty_like.out CompositeExplicitAutograd */
    {1, 0, 228}, /* aten::empty_strided CPU */
    {16, 0, 228}, /* aten::empty_strided Meta */
    {86, 0, 131}, /* aten::empty_strided BackendSelect */
    {141, 4, 97}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 229}, /* aten::equal CPU */
    {16, 0, 229}, /* aten::equal Meta */
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
    {141, 0, 230}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 231}, /* aten::expand_as implicit */
    {142, 7, 98}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 99}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 57}, /* aten::expm1 CPU */
    {16, 1, 57}, /* aten::expm1 Meta */
    {1, 3, 57}, /* aten::expm1.out CPU */
    {16, 3, 57}, /* aten::expm1.out Meta */
    {1, 2, 57}, /* aten::expm1_ CPU */
    {16, 2, 57}, /* aten::expm1_ Meta */
    {138, 0, 232}, /* aten::fft_fft implicit */
    {138, 4, 100}, /* aten::fft_fft.out implicit */
    {138, 0, 233}, /* aten::fft_fft2 implicit */
    {138, 4, 101}, /* aten::fft_fft2.out implicit */
    {138, 0, 234}, /* aten::fft_fftn implicit */
    {138, 4, 102}, /* aten::fft_fftn.out implicit */
    {138, 0, 235}, /* aten::fft_hfft implicit */
    {138, 4, 103}, /* aten::fft_hfft.out implicit */
    {138, 0, 236}, /* aten::fft_hfft2 implicit */
    {138, 4, 104}, /* aten::fft_hfft2.out implicit */
    {138, 0, 237}, /* aten::fft_hfftn implicit */
    {138, 4, 105}, /* aten::fft_hfftn.out implicit */
    {138, 0, 238}, /* aten::fft_ifft implicit */
    {138, 4, 106}, /* aten::fft_ifft.out implicit */
    {138, 0, 239}, /* aten::fft_ifft2 implicit */
    {138, 4, 107}, /* aten::fft_ifft2.out implicit */
    {138, 0, 240}, /* aten::fft_ifftn implicit */
    {138, 4, 108}, /* aten::fft_ifftn.out implicit */
    {138, 0, 241}, /* aten::fft_ihfft implicit */
    {138, 4, 109}, /* aten::fft_ihfft.out implicit */
    {138, 0, 242}, /* aten::fft_ihfft2 implicit */
    {138, 0, 243}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 244}, /* aten::fft_ihfftn implicit */
    {138, 0, 245}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 246}, /* aten::fft_irfft implicit */
    {138, 4, 110}, /* aten::fft_irfft.out implicit */
    {138, 0, 247}, /* aten::fft_irfft2 implicit */
    {138, 4, 111}, /* aten::fft_irfft2.out implicit */
    {138, 0, 248}, /* aten::fft_irfftn implicit */
    {138, 4, 112}, /* aten::fft_irfftn.out implicit */
    {138, 0, 249}, /* aten::fft_rfft implicit */
    {138, 4, 113}, /* aten::fft_rfft.out implicit */
    {138, 0, 250}, /* aten::fft_rfft2 implicit */
    {138, 4, 114}, /* aten::fft_rfft2.out implicit */
    {138, 0, 251}, /* aten::fft_rfftn implicit */
    {138, 4, 115}, /* aten::fft_rfftn.out implicit */
    {141, 6, 118}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 116}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 119}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 117}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 252}, /* aten::fill_.Scalar CPU */
    {16, 0, 252}, /* aten::fill_.Scalar Meta */
    {1, 0, 253}, /* aten::fill_.Tensor CPU */
    {16, 0, 253}, /* aten::fill_.Tensor Meta */
    {138, 0, 254}, /* aten::fix implicit */
    {138, 0, 256}, /* aten::fix.out implicit */
    {138, 0, 255}, /* aten::fix_ implicit */
    {138, 0, 257}, /* aten::flatten.using_ints implicit */
    {1, 0, 258}, /* aten::flip CPU */
    {16, 0, 258}, /* aten::flip Meta */
    {141, 4, 120}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 259}, /* aten::fliplr implicit */
    {138, 0, 260}, /* aten::flipud implicit */
    {138, 0, 261}, /* aten::float_power.Scalar implicit */
    {138, 0, 262}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 263}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 264}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 265}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 266}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 267}, /* aten::float_power_.Scalar implicit */
    {138, 0, 268}, /* aten::float_power_.Tensor implicit */
    {1, 1, 58}, /* aten::floor CPU */
    {16, 1, 58}, /* aten::floor Meta */
    {1, 3, 58}, /* aten::floor.out CPU */
    {16, 3, 58}, /* aten::floor.out Meta */
    {1, 2, 58}, /* aten::floor_ CPU */
    {16, 2, 58}, /* aten::floor_ Meta */
    {1, 0, 269}, /* aten::floor_divide CPU */
    {16, 0, 269}, /* aten::floor_divide Meta */
    {141, 0, 270}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 121}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 273}, /* aten::floor_divide.out CPU */
    {16, 0, 273}, /* aten::floor_divide.out Meta */
    {141, 0, 271}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 272}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 272}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 59}, /* aten::fmax CPU */
    {16, 1, 59}, /* aten::fmax Meta */
    {1, 3, 59}, /* aten::fmax.out CPU */
    {16, 3, 59}, /* aten::fmax.out Meta */
    {1, 1, 60}, /* aten::fmin CPU */
    {16, 1, 60}, /* aten::fmin Meta */
    {1, 3, 60}, /* aten::fmin.out CPU */
    {16, 3, 60}, /* aten::fmin.out Meta */
    {141, 0, 274}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 275}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 61}, /* aten::fmod.Tensor CPU */
    {16, 1, 61}, /* aten::fmod.Tensor Meta */
    {1, 3, 61}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 61}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 276}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 61}, /* aten::fmod_.Tensor CPU */
    {16, 2, 61}, /* aten::fmod_.Tensor Meta */
    {1, 1, 62}, /* aten::frac CPU */
    {16, 1, 62}, /* aten::frac Meta */
    {1, 3, 62}, /* aten::frac.out CPU */
    {16, 3, 62}, /* aten::frac.out Meta */
    {1, 2, 62}, /* aten::frac_ CPU */
    {16, 2, 62}, /* aten::frac_ Meta */
    {1, 0, 277}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 277}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 122}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 122}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 278}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 278}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 123}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 123}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 279}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 279}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 124}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 124}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 280}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 280}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 125}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 125}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 281}, /* aten::frexp.Tensor CPU */
    {16, 0, 281}, /* aten::frexp.Tensor Meta */
    {1, 0, 282}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 282}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 283}, /* aten::from_file CPU */
    {86, 0, 131}, /* aten::from_file BackendSelect */
    {141, 4, 126}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 284}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::full BackendSelect */
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
    {138, 0, 285}, /* aten::ger implicit */
    {138, 4, 127}, /* aten::ger.out implicit */
    {138, 0, 286}, /* aten::gradient.array implicit */
    {138, 0, 287}, /* aten::gradient.scalararray implicit */
    {138, 0, 288}, /* aten::gradient.scalarint implicit */
    {138, 0, 289}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 290}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 291}, /* aten::gradient.tensorarray implicit */
    {138, 0, 292}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 293}, /* aten::greater.Scalar implicit */
    {138, 0, 294}, /* aten::greater.Scalar_out implicit */
    {138, 0, 295}, /* aten::greater.Tensor implicit */
    {138, 0, 296}, /* aten::greater.Tensor_out implicit */
    {138, 0, 297}, /* aten::greater_.Scalar implicit */
    {138, 0, 298}, /* aten::greater_.Tensor implicit */
    {138, 0, 299}, /* aten::greater_equal.Scalar implicit */
    {138, 0, 300}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 301}, /* aten::greater_equal.Tensor implicit */
    {138, 0, 302}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 303}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 304}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 305}, /* aten::group_norm implicit */
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
    {1, 0, 306}, /* aten::hardswish CPU */
    {16, 0, 306}, /* aten::hardswish Meta */
    {1, 0, 309}, /* aten::hardswish.out CPU */
    {16, 0, 309}, /* aten::hardswish.out Meta */
    {1, 0, 307}, /* aten::hardswish_ CPU */
    {16, 0, 307}, /* aten::hardswish_ Meta */
    {1, 0, 308}, /* aten::hardswish_backward CPU */
    {16, 0, 308}, /* aten::hardswish_backward Meta */
    {141, 4, 128}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 310}, /* aten::hardtanh CPU */
    {16, 0, 310}, /* aten::hardtanh Meta */
    {1, 0, 314}, /* aten::hardtanh.out CPU */
    {16, 0, 314}, /* aten::hardtanh.out Meta */
    {1, 0, 311}, /* aten::hardtanh_ CPU */
    {16, 0, 311}, /* aten::hardtanh_ Meta */
    {1, 0, 312}, /* aten::hardtanh_backward CPU */
    {16, 0, 312}, /* aten::hardtanh_backward Meta */
    {1, 0, 313}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 313}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 74}, /* aten::heaviside CPU */
    {16, 1, 74}, /* aten::heaviside Meta */
    {1, 3, 74}, /* aten::heaviside.out CPU */
    {16, 3, 74}, /* aten::heaviside.out Meta */
    {1, 2, 74}, /* aten::heaviside_ CPU */
    {16, 2, 74}, /* aten::heaviside_ Meta */
    {138, 0, 315}, /* aten::hsplit.array implicit */
    {138, 0, 316}, /* aten::hsplit.int implicit */
    {138, 0, 317}, /* aten::hstack implicit */
    {138, 4, 129}, /* aten::hstack.out implicit */
    {1, 0, 318}, /* aten::huber_loss CPU */
    {16, 0, 318}, /* aten::huber_loss Meta */
    {1, 4, 130}, /* aten::huber_loss.out CPU */
    {16, 4, 130}, /* aten::huber_loss.out Meta */
    {1, 0, 319}, /* aten::huber_loss_backward CPU */
    {16, 0, 319}, /* aten::huber_loss_backward Meta */
    {1, 4, 131}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 131}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 75}, /* aten::hypot CPU */
    {16, 1, 75}, /* aten::hypot Meta */
    {1, 3, 75}, /* aten::hypot.out CPU */
    {16, 3, 75}, /* aten::hypot.out Meta */
    {1, 2, 75}, /* aten::hypot_ CPU */
    {16, 2, 75}, /* aten::hypot_ Meta */
    {138, 0, 320}, /* aten::imag implicit */
    {1, 0, 321}, /* aten::index.Tensor CPU */
    {138, 0, 322}, /* aten::inner implicit */
    {138, 4, 132}, /* aten::inner.out implicit */
    {138, 0, 323}, /* aten::instance_norm implicit */
    {138, 0, 324}, /* aten::is_complex implicit */
    {138, 0, 325}, /* aten::is_conj implicit */
    {138, 0, 326}, /* aten::is_distributed implicit */
    {138, 0, 327}, /* aten::is_floating_point implicit */
    {138, 0, 328}, /* aten::is_inference implicit */
    {138, 0, 329}, /* aten::is_neg implicit */
    {138, 0, 330}, /* aten::is_nonzero implicit */
    {141, 0, 331}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 332}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 333}, /* aten::is_signed implicit */
    {138, 0, 334}, /* aten::isclose implicit */
    {138, 0, 335}, /* aten::isfinite implicit */
    {1, 0, 336}, /* aten::isinf CPU */
    {16, 0, 336}, /* aten::isinf Meta */
    {141, 4, 133}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 337}, /* aten::isnan CPU */
    {16, 0, 337}, /* aten::isnan Meta */
    {141, 4, 134}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 76}, /* aten::isneginf CPU */
    {16, 1, 76}, /* aten::isneginf Meta */
    {1, 3, 76}, /* aten::isneginf.out CPU */
    {16, 3, 76}, /* aten::isneginf.out Meta */
    {1, 1, 77}, /* aten::isposinf CPU */
    {16, 1, 77}, /* aten::isposinf Meta */
    {1, 3, 77}, /* aten::isposinf.out CPU */
    {16, 3, 77}, /* aten::isposinf.out Meta */
    {138, 0, 338}, /* aten::isreal implicit */
    {138, 0, 339}, /* aten::item implicit */
    {138, 0, 340}, /* aten::kron implicit */
    {138, 4, 135}, /* aten::kron.out implicit */
    {141, 0, 341}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 342}, /* aten::kthvalue.values CPU */
    {16, 0, 342}, /* aten::kthvalue.values Meta */
    {138, 0, 343}, /* aten::layer_norm implicit */
    {1, 1, 78}, /* aten::lcm CPU */
    {16, 1, 78}, /* aten::lcm Meta */
    {1, 3, 78}, /* aten::lcm.out CPU */
    {16, 3, 78}, /* aten::lcm.out Meta */
    {1, 2, 78}, /* aten::lcm_ CPU */
    {16, 2, 78}, /* aten::lcm_ Meta */
    {141, 0, 344}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 136}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 136}, /* aten::ldexp_ CompositeExplicitAutograd */
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
    {138, 0, 345}, /* aten::less.Scalar implicit */
    {138, 0, 346}, /* aten::less.Scalar_out implicit */
    {138, 0, 347}, /* aten::less.Tensor implicit */
    {138, 0, 348}, /* aten::less.Tensor_out implicit */
    {138, 0, 349}, /* aten::less_.Scalar implicit */
    {138, 0, 350}, /* aten::less_.Tensor implicit */
    {138, 0, 351}, /* aten::less_equal.Scalar implicit */
    {138, 0, 352}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 353}, /* aten::less_equal.Tensor implicit */
    {138, 0, 354}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 355}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 356}, /* aten::less_equal_.Tensor implicit */
    {141, 0, 357}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 137}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 358}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 138}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 139}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 359}, /* aten::linalg_diagonal implicit */
    {1, 1, 85}, /* aten::linalg_vector_norm CPU */
    {16, 1, 85}, /* aten::linalg_vector_norm Meta */
    {1, 3, 85}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 85}, /* aten::linalg_vector_norm.out Meta */
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
    {138, 0, 360}, /* aten::log_sigmoid implicit */
    {138, 0, 365}, /* aten::log_sigmoid.out implicit */
    {1, 0, 361}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 361}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 362}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 362}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 363}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 363}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 364}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 364}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 366}, /* aten::log_softmax.int implicit */
    {1, 4, 140}, /* aten::log_softmax.int_out CPU */
    {16, 4, 140}, /* aten::log_softmax.int_out Meta */
    {1, 1, 91}, /* aten::logaddexp CPU */
    {16, 1, 91}, /* aten::logaddexp Meta */
    {1, 3, 91}, /* aten::logaddexp.out CPU */
    {16, 3, 91}, /* aten::logaddexp.out Meta */
    {1, 1, 90}, /* aten::logaddexp2 CPU */
    {16, 1, 90}, /* aten::logaddexp2 Meta */
    {1, 3, 90}, /* aten::logaddexp2.out CPU */
    {16, 3, 90}, /* aten::logaddexp2.out Meta */
    {141, 0, 367}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 141}, /* aten::logcumsumexp.out CPU */
    {16, 4, 141}, /* aten::logcumsumexp.out Meta */
    {1, 0, 368}, /* aten::logical_and CPU */
    {16, 0, 368}, /* aten::logical_and Meta */
    {1, 0, 370}, /* aten::logical_and.out CPU */
    {16, 0, 370}, /* aten::logical_and.out Meta */
    {1, 0, 369}, /* aten::logical_and_ CPU */
    {16, 0, 369}, /* aten::logical_and_ Meta */
    {1, 0, 371}, /* aten::logical_not CPU */
    {16, 0, 371}, /* aten::logical_not Meta */
    {1, 0, 373}, /* aten::logical_not.out CPU */
    {16, 0, 373}, /* aten::logical_not.out Meta */
    {1, 0, 372}, /* aten::logical_not_ CPU */
    {16, 0, 372}, /* aten::logical_not_ Meta */
    {1, 0, 374}, /* aten::logical_or CPU */
    {16, 0, 374}, /* aten::logical_or Meta */
    {1, 0, 376}, /* aten::logical_or.out CPU */
    {16, 0, 376}, /* aten::logical_or.out Meta */
    {1, 0, 375}, /* aten::logical_or_ CPU */
    {16, 0, 375}, /* aten::logical_or_ Meta */
    {1, 0, 377}, /* aten::logical_xor CPU */
    {16, 0, 377}, /* aten::logical_xor Meta */
    {1, 0, 379}, /* aten::logical_xor.out CPU */
    {16, 0, 379}, /* aten::logical_xor.out Meta */
    {1, 0, 378}, /* aten::logical_xor_ CPU */
    {16, 0, 378}, /* aten::logical_xor_ Meta */
    {1, 0, 380}, /* aten::logit CPU */
    {16, 0, 380}, /* aten::logit Meta */
    {1, 0, 382}, /* aten::logit.out CPU */
    {16, 0, 382}, /* aten::logit.out Meta */
    {1, 0, 381}, /* aten::logit_ CPU */
    {16, 0, 381}, /* aten::logit_ Meta */
    {1, 1, 92}, /* aten::logit_backward CPU */
    {16, 1, 92}, /* aten::logit_backward Meta */
    {1, 3, 92}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 92}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 383}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 142}, /* aten::logsumexp.out CPU */
    {16, 4, 142}, /* aten::logsumexp.out Meta */
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
    {138, 0, 384}, /* aten::mH implicit */
    {138, 0, 385}, /* aten::mT implicit */
    {1, 0, 386}, /* aten::masked_select CPU */
    {138, 0, 387}, /* aten::matmul implicit */
    {138, 4, 143}, /* aten::matmul.out implicit */
    {138, 0, 388}, /* aten::matrix_H implicit */
    {1, 0, 389}, /* aten::max CPU */
    {16, 0, 389}, /* aten::max Meta */
    {1, 1, 95}, /* aten::max.dim CPU */
    {16, 1, 95}, /* aten::max.dim Meta */
    {1, 3, 95}, /* aten::max.dim_max CPU */
    {16, 3, 95}, /* aten::max.dim_max Meta */
    {138, 0, 390}, /* aten::max.other implicit */
    {1, 4, 144}, /* aten::max.unary_out CPU */
    {16, 4, 144}, /* aten::max.unary_out Meta */
    {138, 0, 391}, /* aten::max_pool1d implicit */
    {138, 0, 392}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 393}, /* aten::max_pool2d implicit */
    {1, 0, 394}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 394}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 145}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 145}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 395}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 395}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 146}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 146}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 396}, /* aten::max_pool3d implicit */
    {1, 0, 397}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 397}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 147}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 147}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 398}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 398}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 148}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 148}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 399}, /* aten::max_unpool2d CPU */
    {16, 0, 399}, /* aten::max_unpool2d Meta */
    {1, 4, 149}, /* aten::max_unpool2d.out CPU */
    {16, 4, 149}, /* aten::max_unpool2d.out Meta */
    {1, 0, 400}, /* aten::max_unpool3d CPU */
    {16, 0, 400}, /* aten::max_unpool3d Meta */
    {1, 4, 150}, /* aten::max_unpool3d.out CPU */
    {16, 4, 150}, /* aten::max_unpool3d.out Meta */
    {1, 1, 96}, /* aten::maximum CPU */
    {16, 1, 96}, /* aten::maximum Meta */
    {1, 3, 96}, /* aten::maximum.out CPU */
    {16, 3, 96}, /* aten::maximum.out Meta */
    {141, 0, 401}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 97}, /* aten::mean.dim CPU */
    {16, 1, 97}, /* aten::mean.dim Meta */
    {1, 4, 151}, /* aten::mean.dtype_out CPU */
    {16, 4, 151}, /* aten::mean.dtype_out Meta */
    {1, 3, 97}, /* aten::mean.out CPU */
    {16, 3, 97}, /* aten::mean.out Meta */
    {1, 0, 402}, /* aten::median CPU */
    {16, 0, 402}, /* aten::median Meta */
    {141, 0, 403}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 153}, /* aten::median.dim_values CPU */
    {16, 4, 153}, /* aten::median.dim_values Meta */
    {141, 4, 152}, /* aten::median.out CompositeExplicitAutograd */
    {1, 0, 404}, /* aten::min CPU */
    {16, 0, 404}, /* aten::min Meta */
    {1, 1, 98}, /* aten::min.dim CPU */
    {16, 1, 98}, /* aten::min.dim Meta */
    {1, 3, 98}, /* aten::min.dim_min CPU */
    {16, 3, 98}, /* aten::min.dim_min Meta */
    {138, 0, 405}, /* aten::min.other implicit */
    {1, 4, 154}, /* aten::min.unary_out CPU */
    {16, 4, 154}, /* aten::min.unary_out Meta */
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
    {1, 0, 406}, /* aten::mish_backward CPU */
    {16, 0, 406}, /* aten::mish_backward Meta */
    {138, 0, 407}, /* aten::mish_backward implicit */
    {1, 1, 101}, /* aten::mm CPU */
    {16, 1, 101}, /* aten::mm Meta */
    {1, 3, 101}, /* aten::mm.out CPU */
    {16, 3, 101}, /* aten::mm.out Meta */
    {1, 0, 408}, /* aten::mode CPU */
    {16, 0, 408}, /* aten::mode Meta */
    {1, 4, 155}, /* aten::mode.values CPU */
    {16, 4, 155}, /* aten::mode.values Meta */
    {138, 0, 409}, /* aten::moveaxis.int implicit */
    {138, 0, 410}, /* aten::moveaxis.intlist implicit */
    {138, 0, 411}, /* aten::movedim.int implicit */
    {138, 0, 412}, /* aten::movedim.intlist implicit */
    {1, 0, 413}, /* aten::mse_loss CPU */
    {16, 0, 413}, /* aten::mse_loss Meta */
    {1, 4, 156}, /* aten::mse_loss.out CPU */
    {16, 4, 156}, /* aten::mse_loss.out Meta */
    {1, 0, 414}, /* aten::mse_loss_backward CPU */
    {16, 0, 414}, /* aten::mse_loss_backward Meta */
    {1, 4, 157}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 157}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 415}, /* aten::msort implicit */
    {138, 4, 158}, /* aten::msort.out implicit */
    {141, 0, 416}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 159}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 102}, /* aten::mul.Tensor CPU */
    {16, 1, 102}, /* aten::mul.Tensor Meta */
    {1, 3, 102}, /* aten::mul.out CPU */
    {16, 3, 102}, /* aten::mul.out Meta */
    {141, 0, 417}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 102}, /* aten::mul_.Tensor CPU */
    {16, 2, 102}, /* aten::mul_.Tensor Meta */
    {138, 0, 418}, /* aten::multiply.Scalar implicit */
    {138, 0, 419}, /* aten::multiply.Tensor implicit */
    {138, 0, 422}, /* aten::multiply.out implicit */
    {138, 0, 420}, /* aten::multiply_.Scalar implicit */
    {138, 0, 421}, /* aten::multiply_.Tensor implicit */
    {141, 0, 423}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 160}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 424}, /* aten::nan_to_num CPU */
    {16, 0, 424}, /* aten::nan_to_num Meta */
    {1, 0, 426}, /* aten::nan_to_num.out CPU */
    {16, 0, 426}, /* aten::nan_to_num.out Meta */
    {1, 0, 425}, /* aten::nan_to_num_ CPU */
    {16, 0, 425}, /* aten::nan_to_num_ Meta */
    {1, 0, 427}, /* aten::nanmedian CPU */
    {16, 0, 427}, /* aten::nanmedian Meta */
    {141, 0, 428}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 162}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 162}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 161}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 429}, /* aten::nansum CPU */
    {16, 0, 429}, /* aten::nansum Meta */
    {1, 4, 163}, /* aten::nansum.out CPU */
    {16, 4, 163}, /* aten::nansum.out Meta */
    {138, 0, 430}, /* aten::narrow implicit */
    {138, 0, 431}, /* aten::narrow.Tensor implicit */
    {142, 7, 164}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 165}, /* aten::narrow_copy.out CPU */
    {16, 4, 165}, /* aten::narrow_copy.out Meta */
    {1, 0, 432}, /* aten::native_batch_norm CPU */
    {16, 0, 432}, /* aten::native_batch_norm Meta */
    {1, 4, 166}, /* aten::native_batch_norm.out CPU */
    {16, 4, 166}, /* aten::native_batch_norm.out Meta */
    {1, 0, 433}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 433}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 167}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 434}, /* aten::native_group_norm CPU */
    {16, 0, 434}, /* aten::native_group_norm Meta */
    {141, 4, 168}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 435}, /* aten::native_group_norm_backward CPU */
    {16, 0, 435}, /* aten::native_group_norm_backward Meta */
    {141, 4, 169}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 436}, /* aten::native_layer_norm CPU */
    {16, 0, 436}, /* aten::native_layer_norm Meta */
    {141, 4, 170}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 437}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 437}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 171}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
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
    {138, 0, 438}, /* aten::negative implicit */
    {138, 0, 440}, /* aten::negative.out implicit */
    {138, 0, 439}, /* aten::negative_ implicit */
    {141, 0, 441}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 172}, /* aten::new_empty.out CompositeExplicitAutograd */
    {141, 0, 442}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 173}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 443}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 174}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 106}, /* aten::nextafter CPU */
    {16, 1, 106}, /* aten::nextafter Meta */
    {1, 3, 106}, /* aten::nextafter.out CPU */
    {16, 3, 106}, /* aten::nextafter.out Meta */
    {1, 2, 106}, /* aten::nextafter_ CPU */
    {16, 2, 106}, /* aten::nextafter_ Meta */
    {1, 0, 444}, /* aten::nonzero CPU */
    {141, 0, 445}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 108}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 108}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 107}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 107}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 446}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 176}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 175}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 107}, /* aten::norm.dtype_out CPU */
    {16, 3, 107}, /* aten::norm.dtype_out Meta */
    {1, 3, 108}, /* aten::norm.out CPU */
    {16, 3, 108}, /* aten::norm.out Meta */
    {138, 0, 447}, /* aten::not_equal.Scalar implicit */
    {138, 0, 448}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 449}, /* aten::not_equal.Tensor implicit */
    {138, 0, 450}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 451}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 452}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 453}, /* aten::numel implicit */
    {138, 0, 454}, /* aten::numpy_T implicit */
    {141, 0, 455}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::ones BackendSelect */
    {138, 0, 456}, /* aten::outer implicit */
    {138, 4, 177}, /* aten::outer.out implicit */
    {138, 0, 457}, /* aten::pad implicit */
    {141, 0, 458}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 178}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 179}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 459}, /* aten::polar CPU */
    {16, 0, 459}, /* aten::polar Meta */
    {1, 0, 460}, /* aten::polar.out CPU */
    {16, 0, 460}, /* aten::polar.out Meta */
    {138, 0, 461}, /* aten::positive implicit */
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
    {138, 0, 462}, /* aten::prelu implicit */
    {1, 0, 463}, /* aten::prod CPU */
    {16, 0, 463}, /* aten::prod Meta */
    {1, 1, 112}, /* aten::prod.dim_int CPU */
    {16, 1, 112}, /* aten::prod.dim_int Meta */
    {1, 3, 112}, /* aten::prod.int_out CPU */
    {16, 3, 112}, /* aten::prod.int_out Meta */
    {141, 4, 180}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 464}, /* aten::promote_types implicit */
    {141, 0, 465}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 181}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 181}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {138, 0, 466}, /* aten::ravel implicit */
    {138, 0, 467}, /* aten::real implicit */
    {1, 1, 113}, /* aten::reciprocal CPU */
    {16, 1, 113}, /* aten::reciprocal Meta */
    {1, 3, 113}, /* aten::reciprocal.out CPU */
    {16, 3, 113}, /* aten::reciprocal.out Meta */
    {1, 2, 113}, /* aten::reciprocal_ CPU */
    {16, 2, 113}, /* aten::reciprocal_ Meta */
    {1, 0, 468}, /* aten::reflection_pad1d CPU */
    {16, 0, 468}, /* aten::reflection_pad1d Meta */
    {1, 4, 182}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 182}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 469}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 469}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 183}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 183}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 470}, /* aten::reflection_pad2d CPU */
    {16, 0, 470}, /* aten::reflection_pad2d Meta */
    {1, 4, 184}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 184}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 471}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 471}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 185}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 185}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 472}, /* aten::reflection_pad3d CPU */
    {16, 0, 472}, /* aten::reflection_pad3d Meta */
    {1, 4, 186}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 186}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 473}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 473}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 187}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 187}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 474}, /* aten::relu CPU */
    {16, 0, 474}, /* aten::relu Meta */
    {141, 4, 188}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 475}, /* aten::relu6 implicit */
    {138, 0, 476}, /* aten::relu6_ implicit */
    {1, 0, 477}, /* aten::relu_ CPU */
    {16, 0, 477}, /* aten::relu_ Meta */
    {141, 0, 478}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 479}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 479}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 189}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 480}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 114}, /* aten::remainder.Tensor CPU */
    {16, 1, 114}, /* aten::remainder.Tensor Meta */
    {1, 3, 114}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 114}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 481}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 114}, /* aten::remainder_.Tensor CPU */
    {16, 2, 114}, /* aten::remainder_.Tensor Meta */
    {1, 0, 482}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 190}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {1, 0, 483}, /* aten::replication_pad1d CPU */
    {16, 0, 483}, /* aten::replication_pad1d Meta */
    {1, 4, 191}, /* aten::replication_pad1d.out CPU */
    {16, 4, 191}, /* aten::replication_pad1d.out Meta */
    {1, 0, 484}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 484}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 192}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 192}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 485}, /* aten::replication_pad2d CPU */
    {16, 0, 485}, /* aten::replication_pad2d Meta */
    {1, 4, 193}, /* aten::replication_pad2d.out CPU */
    {16, 4, 193}, /* aten::replication_pad2d.out Meta */
    {1, 0, 486}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 486}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 194}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 194}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 487}, /* aten::replication_pad3d CPU */
    {16, 0, 487}, /* aten::replication_pad3d Meta */
    {1, 4, 195}, /* aten::replication_pad3d.out CPU */
    {16, 4, 195}, /* aten::replication_pad3d.out Meta */
    {1, 0, 488}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 488}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 196}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 196}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 489}, /* aten::reshape implicit */
    {138, 0, 490}, /* aten::reshape_as implicit */
    {141, 6, 198}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 197}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 491}, /* aten::resize_ CPU */
    {16, 0, 491}, /* aten::resize_ Meta */
    {141, 6, 200}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 199}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 492}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 493}, /* aten::resolve_conj implicit */
    {138, 0, 494}, /* aten::resolve_neg implicit */
    {138, 0, 495}, /* aten::result_type.Scalar implicit */
    {138, 0, 496}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 497}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 498}, /* aten::result_type.Tensor implicit */
    {138, 0, 499}, /* aten::rms_norm implicit */
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
    {138, 0, 500}, /* aten::row_stack implicit */
    {138, 4, 201}, /* aten::row_stack.out implicit */
    {1, 1, 117}, /* aten::rsqrt CPU */
    {16, 1, 117}, /* aten::rsqrt Meta */
    {1, 3, 117}, /* aten::rsqrt.out CPU */
    {16, 3, 117}, /* aten::rsqrt.out Meta */
    {1, 2, 117}, /* aten::rsqrt_ CPU */
    {16, 2, 117}, /* aten::rsqrt_ Meta */
    {141, 0, 501}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 202}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 502}, /* aten::rsub.Tensor CPU */
    {16, 0, 502}, /* aten::rsub.Tensor Meta */
    {141, 4, 203}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {1, 0, 503}, /* aten::scatter.src_out CPU */
    {16, 0, 503}, /* aten::scatter.src_out Meta */
    {1, 0, 504}, /* aten::scatter.value_out CPU */
    {16, 0, 504}, /* aten::scatter.value_out Meta */
    {141, 0, 506}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 505}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 205}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 204}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 206}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 507}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 207}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 508}, /* aten::selu implicit */
    {138, 0, 509}, /* aten::selu_ implicit */
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
    {138, 0, 510}, /* aten::size.int implicit */
    {141, 0, 511}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 512}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 209}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 208}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 210}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 513}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 211}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 514}, /* aten::smooth_l1_loss CPU */
    {16, 0, 514}, /* aten::smooth_l1_loss Meta */
    {1, 4, 212}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 212}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 515}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 515}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 213}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 213}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 516}, /* aten::soft_margin_loss CPU */
    {16, 0, 516}, /* aten::soft_margin_loss Meta */
    {141, 4, 214}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 517}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 517}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 215}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 518}, /* aten::softmax.int implicit */
    {1, 4, 216}, /* aten::softmax.int_out CPU */
    {16, 4, 216}, /* aten::softmax.int_out Meta */
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
    {141, 0, 519}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 132}, /* aten::sort.stable CPU */
    {16, 1, 132}, /* aten::sort.stable Meta */
    {1, 4, 217}, /* aten::sort.values CPU */
    {16, 4, 217}, /* aten::sort.values Meta */
    {1, 3, 132}, /* aten::sort.values_stable CPU */
    {16, 3, 132}, /* aten::sort.values_stable Meta */
    {138, 0, 520}, /* aten::special_log_softmax implicit */
    {138, 0, 521}, /* aten::special_logsumexp implicit */
    {138, 4, 218}, /* aten::special_logsumexp.out implicit */
    {138, 0, 522}, /* aten::special_softmax implicit */
    {141, 0, 523}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 524}, /* aten::split.sizes implicit */
    {142, 7, 219}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 220}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 525}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 221}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 222}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 133}, /* aten::sqrt CPU */
    {16, 1, 133}, /* aten::sqrt Meta */
    {1, 3, 133}, /* aten::sqrt.out CPU */
    {16, 3, 133}, /* aten::sqrt.out Meta */
    {1, 2, 133}, /* aten::sqrt_ CPU */
    {16, 2, 133}, /* aten::sqrt_ Meta */
    {138, 0, 526}, /* aten::square implicit */
    {138, 0, 528}, /* aten::square.out implicit */
    {138, 0, 527}, /* aten::square_ implicit */
    {141, 0, 529}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 530}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 531}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 223}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 224}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 225}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 223}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 224}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 227}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 225}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 228}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 226}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {138, 0, 532}, /* aten::std implicit */
    {1, 0, 533}, /* aten::std.correction CPU */
    {16, 0, 533}, /* aten::std.correction Meta */
    {1, 4, 229}, /* aten::std.correction_out CPU */
    {16, 4, 229}, /* aten::std.correction_out Meta */
    {138, 0, 534}, /* aten::std.dim implicit */
    {138, 4, 230}, /* aten::std.out implicit */
    {138, 0, 535}, /* aten::std_mean implicit */
    {1, 0, 536}, /* aten::std_mean.correction CPU */
    {16, 0, 536}, /* aten::std_mean.correction Meta */
    {141, 4, 231}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 537}, /* aten::std_mean.dim implicit */
    {138, 0, 538}, /* aten::stride.int implicit */
    {141, 0, 539}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 232}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 134}, /* aten::sub.Tensor CPU */
    {16, 1, 134}, /* aten::sub.Tensor Meta */
    {1, 3, 134}, /* aten::sub.out CPU */
    {16, 3, 134}, /* aten::sub.out Meta */
    {141, 0, 540}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 134}, /* aten::sub_.Tensor CPU */
    {16, 2, 134}, /* aten::sub_.Tensor Meta */
    {138, 0, 541}, /* aten::subtract.Scalar implicit */
    {138, 0, 542}, /* aten::subtract.Tensor implicit */
    {138, 0, 545}, /* aten::subtract.out implicit */
    {138, 0, 543}, /* aten::subtract_.Scalar implicit */
    {138, 0, 544}, /* aten::subtract_.Tensor implicit */
    {141, 0, 546}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 135}, /* aten::sum.IntList_out CPU */
    {16, 3, 135}, /* aten::sum.IntList_out Meta */
    {1, 1, 135}, /* aten::sum.dim_IntList CPU */
    {16, 1, 135}, /* aten::sum.dim_IntList Meta */
    {141, 4, 233}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 547}, /* aten::sum_to_size implicit */
    {138, 0, 548}, /* aten::swapaxes implicit */
    {138, 5, 234}, /* aten::swapaxes_ implicit */
    {138, 0, 549}, /* aten::swapdims implicit */
    {138, 5, 235}, /* aten::swapdims_ implicit */
    {138, 0, 550}, /* aten::sym_numel implicit */
    {138, 0, 551}, /* aten::sym_size.int implicit */
    {138, 0, 552}, /* aten::sym_storage_offset implicit */
    {138, 0, 553}, /* aten::sym_stride.int implicit */
    {141, 0, 554}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 236}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 236}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 237}, /* aten::t_copy.out CompositeExplicitAutograd */
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
    {138, 0, 555}, /* aten::tensor_split.indices implicit */
    {138, 0, 556}, /* aten::tensor_split.sections implicit */
    {138, 0, 557}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 558}, /* aten::tensordot implicit */
    {138, 4, 238}, /* aten::tensordot.out implicit */
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
    {138, 0, 559}, /* aten::to.device implicit */
    {138, 0, 560}, /* aten::to.dtype implicit */
    {138, 0, 561}, /* aten::to.dtype_layout implicit */
    {138, 0, 562}, /* aten::to.other implicit */
    {1, 1, 141}, /* aten::topk CPU */
    {16, 1, 141}, /* aten::topk Meta */
    {1, 3, 141}, /* aten::topk.values CPU */
    {16, 3, 141}, /* aten::topk.values Meta */
    {1, 0, 563}, /* aten::trace CPU */
    {16, 0, 563}, /* aten::trace Meta */
    {141, 4, 239}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 564}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 240}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 240}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 241}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 565}, /* aten::trapezoid.dx implicit */
    {138, 0, 566}, /* aten::trapezoid.x implicit */
    {138, 0, 567}, /* aten::trapz.dx implicit */
    {138, 0, 568}, /* aten::trapz.x implicit */
    {138, 0, 569}, /* aten::true_divide.Scalar implicit */
    {138, 0, 570}, /* aten::true_divide.Tensor implicit */
    {138, 0, 573}, /* aten::true_divide.out implicit */
    {138, 0, 571}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 572}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 142}, /* aten::trunc CPU */
    {16, 1, 142}, /* aten::trunc Meta */
    {1, 3, 142}, /* aten::trunc.out CPU */
    {16, 3, 142}, /* aten::trunc.out Meta */
    {1, 2, 142}, /* aten::trunc_ CPU */
    {16, 2, 142}, /* aten::trunc_ Meta */
    {138, 0, 574}, /* aten::type_as implicit */
    {141, 0, 575}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 242}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 243}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 576}, /* aten::unflatten.int implicit */
    {1, 0, 577}, /* aten::unfold CPU */
    {16, 0, 577}, /* aten::unfold Meta */
    {1, 0, 578}, /* aten::unfold_backward CPU */
    {16, 0, 578}, /* aten::unfold_backward Meta */
    {141, 4, 245}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 244}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 246}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {138, 0, 579}, /* aten::unsafe_chunk implicit */
    {141, 0, 580}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 247}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 581}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 248}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 582}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 249}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 249}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 250}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 583}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 583}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 251}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 251}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 585}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 584}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 584}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 252}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 252}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 586}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 586}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 253}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 253}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 588}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 587}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 587}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 254}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 254}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 589}, /* aten::upsample_linear1d CPU */
    {16, 0, 589}, /* aten::upsample_linear1d Meta */
    {1, 4, 255}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 255}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 591}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 590}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 590}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 256}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 256}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 592}, /* aten::upsample_nearest1d CPU */
    {16, 0, 592}, /* aten::upsample_nearest1d Meta */
    {1, 4, 257}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 257}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 594}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 593}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 593}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 258}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 258}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 595}, /* aten::upsample_nearest2d CPU */
    {16, 0, 595}, /* aten::upsample_nearest2d Meta */
    {1, 4, 259}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 259}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 597}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 596}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 596}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 260}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 260}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 598}, /* aten::upsample_nearest3d CPU */
    {16, 0, 598}, /* aten::upsample_nearest3d Meta */
    {1, 4, 261}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 261}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 600}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 599}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 599}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 262}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 262}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 601}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 601}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 263}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 263}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 603}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 602}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 602}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 264}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 264}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 604}, /* aten::var implicit */
    {1, 0, 605}, /* aten::var.correction CPU */
    {16, 0, 605}, /* aten::var.correction Meta */
    {1, 4, 265}, /* aten::var.correction_out CPU */
    {16, 4, 265}, /* aten::var.correction_out Meta */
    {138, 0, 606}, /* aten::var.dim implicit */
    {138, 4, 266}, /* aten::var.out implicit */
    {138, 0, 607}, /* aten::var_mean implicit */
    {1, 0, 608}, /* aten::var_mean.correction CPU */
    {16, 0, 608}, /* aten::var_mean.correction Meta */
    {141, 4, 267}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 609}, /* aten::var_mean.dim implicit */
    {1, 0, 610}, /* aten::vdot CPU */
    {16, 0, 610}, /* aten::vdot Meta */
    {141, 4, 268}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 611}, /* aten::view CPU */
    {16, 0, 611}, /* aten::view Meta */
    {141, 0, 615}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 612}, /* aten::view_as implicit */
    {1, 0, 613}, /* aten::view_as_complex CPU */
    {16, 0, 613}, /* aten::view_as_complex Meta */
    {142, 7, 271}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 272}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 614}, /* aten::view_as_real CPU */
    {16, 0, 614}, /* aten::view_as_real Meta */
    {142, 7, 273}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 274}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 269}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 270}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 276}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 275}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 616}, /* aten::vsplit.array implicit */
    {138, 0, 617}, /* aten::vsplit.int implicit */
    {138, 0, 618}, /* aten::vstack implicit */
    {138, 4, 277}, /* aten::vstack.out implicit */
    {138, 0, 619}, /* aten::where.Scalar implicit */
    {138, 0, 620}, /* aten::where.ScalarOther implicit */
    {138, 0, 621}, /* aten::where.ScalarSelf implicit */
    {1, 0, 622}, /* aten::where.self CPU */
    {16, 0, 622}, /* aten::where.self Meta */
    {1, 0, 623}, /* aten::where.self_out CPU */
    {16, 0, 623}, /* aten::where.self_out Meta */
    {141, 0, 624}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 625}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 143}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 143}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 626}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 627}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 143}, /* aten::xlogy.Tensor CPU */
    {16, 1, 143}, /* aten::xlogy.Tensor Meta */
    {141, 0, 628}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 143}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 143}, /* aten::xlogy_.Tensor Meta */
    {141, 6, 279}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 278}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 629}, /* aten::zero_ CPU */
    {16, 0, 629}, /* aten::zero_ Meta */
    {141, 0, 630}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 131}, /* aten::zeros BackendSelect */
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
    "aten::linalg_vector_norm\0aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::linalg_vector_norm.out\0aten::linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
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
