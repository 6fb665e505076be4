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
tn_status tni_kernel__histogramdd_bin_edges(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__histogramdd_from_bin_cts(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__histogramdd_from_bin_tensors(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_all_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__is_any_true(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__linalg_check_errors(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__linalg_det(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__linalg_eigh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__linalg_eigvals(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__linalg_slogdet(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__linalg_solve_ex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__linalg_svd(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__safe_softmax(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_cholesky(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cholesky_inverse(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cholesky_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cholesky_solve(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cholesky_solve_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_corrcoef(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cosine_embedding_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cosine_similarity(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_count_nonzero(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_count_nonzero_dim_IntList(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_cov(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_diff(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_diff_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_geqrf(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_histogramdd(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_histogramdd_TensorList_bins(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_histogramdd_int_bins(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_linalg_cholesky_ex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_diagonal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_eig(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_householder_product(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_inv_ex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_ldl_factor_ex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_ldl_solve(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_lstsq(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_lu(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_lu_factor_ex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_lu_solve(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_matmul(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_matrix_exp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_multi_dot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_qr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_solve_triangular(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_lu_unpack(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_nanmean(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nanmean_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nanmedian(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nanmedian_dim(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nanquantile(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nanquantile_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nanquantile_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nanquantile_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_ormqr(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_quantile(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_quantile_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_quantile_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_quantile_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_subtract__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sum_to_size(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_swapaxes(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_swapaxes_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_swapdims(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_swapdims_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_triangular_solve(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__histogramdd_bin_edges, /* 42 */
    tni_kernel__histogramdd_from_bin_cts, /* 43 */
    tni_kernel__histogramdd_from_bin_tensors, /* 44 */
    tni_kernel__is_all_true, /* 45 */
    tni_kernel__is_any_true, /* 46 */
    tni_kernel__linalg_check_errors, /* 47 */
    tni_kernel__linalg_det, /* 48 */
    tni_kernel__linalg_eigh, /* 49 */
    tni_kernel__linalg_eigvals, /* 50 */
    tni_kernel__linalg_slogdet, /* 51 */
    tni_kernel__linalg_solve_ex, /* 52 */
    tni_kernel__linalg_svd, /* 53 */
    tni_kernel__local_scalar_dense, /* 54 */
    tni_kernel__logcumsumexp, /* 55 */
    tni_kernel__native_batch_norm_legit, /* 56 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 57 */
    tni_kernel__native_batch_norm_legit_no_training, /* 58 */
    tni_kernel__native_batch_norm_legit_out, /* 59 */
    tni_kernel__neg_view, /* 60 */
    tni_kernel__pdist_forward, /* 61 */
    tni_kernel__prelu_kernel, /* 62 */
    tni_kernel__prelu_kernel_backward, /* 63 */
    tni_kernel__reshape_alias, /* 64 */
    tni_kernel__safe_softmax, /* 65 */
    tni_kernel__to_copy, /* 66 */
    tni_kernel__trilinear, /* 67 */
    tni_kernel__unique, /* 68 */
    tni_kernel__unique2, /* 69 */
    tni_kernel__upsample_bicubic2d_aa, /* 70 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 71 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 72 */
    tni_kernel__upsample_bilinear2d_aa, /* 73 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 74 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 75 */
    tni_kernel__upsample_lanczos2d_aa, /* 76 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 77 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 78 */
    tni_kernel__upsample_nearest_exact1d, /* 79 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 80 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 81 */
    tni_kernel__upsample_nearest_exact2d, /* 82 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 83 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 84 */
    tni_kernel__upsample_nearest_exact3d, /* 85 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 86 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 87 */
    tni_kernel_abs, /* 88 */
    tni_kernel_abs_, /* 89 */
    tni_kernel_abs_out, /* 90 */
    tni_kernel_absolute, /* 91 */
    tni_kernel_absolute_, /* 92 */
    tni_kernel_adaptive_avg_pool1d, /* 93 */
    tni_kernel_adaptive_avg_pool2d, /* 94 */
    tni_kernel_adaptive_avg_pool3d, /* 95 */
    tni_kernel_adaptive_max_pool1d, /* 96 */
    tni_kernel_adaptive_max_pool2d, /* 97 */
    tni_kernel_adaptive_max_pool2d_backward, /* 98 */
    tni_kernel_adaptive_max_pool3d, /* 99 */
    tni_kernel_adaptive_max_pool3d_backward, /* 100 */
    tni_kernel_add_Scalar, /* 101 */
    tni_kernel_add__Scalar, /* 102 */
    tni_kernel_addbmm, /* 103 */
    tni_kernel_addbmm_, /* 104 */
    tni_kernel_addr, /* 105 */
    tni_kernel_adjoint, /* 106 */
    tni_kernel_alias, /* 107 */
    tni_kernel_allclose, /* 108 */
    tni_kernel_angle, /* 109 */
    tni_kernel_angle_out, /* 110 */
    tni_kernel_arange, /* 111 */
    tni_kernel_arange_start, /* 112 */
    tni_kernel_arange_start_step, /* 113 */
    tni_kernel_arccos, /* 114 */
    tni_kernel_arccos_, /* 115 */
    tni_kernel_arccosh, /* 116 */
    tni_kernel_arccosh_, /* 117 */
    tni_kernel_arcsin, /* 118 */
    tni_kernel_arcsin_, /* 119 */
    tni_kernel_arcsinh, /* 120 */
    tni_kernel_arcsinh_, /* 121 */
    tni_kernel_arctan, /* 122 */
    tni_kernel_arctan2, /* 123 */
    tni_kernel_arctan2_, /* 124 */
    tni_kernel_arctan_, /* 125 */
    tni_kernel_arctanh, /* 126 */
    tni_kernel_arctanh_, /* 127 */
    tni_kernel_argsort, /* 128 */
    tni_kernel_argsort_stable, /* 129 */
    tni_kernel_argsort_stable_out, /* 130 */
    tni_kernel_argwhere, /* 131 */
    tni_kernel_as_strided, /* 132 */
    tni_kernel_as_strided_scatter, /* 133 */
    tni_kernel_atleast_1d, /* 134 */
    tni_kernel_atleast_1d_Sequence, /* 135 */
    tni_kernel_atleast_2d, /* 136 */
    tni_kernel_atleast_2d_Sequence, /* 137 */
    tni_kernel_atleast_3d, /* 138 */
    tni_kernel_atleast_3d_Sequence, /* 139 */
    tni_kernel_avg_pool1d, /* 140 */
    tni_kernel_avg_pool2d, /* 141 */
    tni_kernel_avg_pool2d_backward, /* 142 */
    tni_kernel_avg_pool3d, /* 143 */
    tni_kernel_avg_pool3d_backward, /* 144 */
    tni_kernel_backend_select, /* 145 */
    tni_kernel_batch_norm, /* 146 */
    tni_kernel_batch_norm_backward, /* 147 */
    tni_kernel_batch_norm_update_stats, /* 148 */
    tni_kernel_bilinear, /* 149 */
    tni_kernel_binary_cross_entropy, /* 150 */
    tni_kernel_binary_cross_entropy_backward, /* 151 */
    tni_kernel_binary_cross_entropy_with_logits, /* 152 */
    tni_kernel_bincount, /* 153 */
    tni_kernel_bitwise_and_Scalar, /* 154 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 155 */
    tni_kernel_bitwise_and_Scalar_out, /* 156 */
    tni_kernel_bitwise_and__Scalar, /* 157 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 158 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 159 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 160 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 161 */
    tni_kernel_bitwise_or_Scalar, /* 162 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 163 */
    tni_kernel_bitwise_or_Scalar_out, /* 164 */
    tni_kernel_bitwise_or__Scalar, /* 165 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 166 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 167 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 168 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 169 */
    tni_kernel_bitwise_xor_Scalar, /* 170 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 171 */
    tni_kernel_bitwise_xor_Scalar_out, /* 172 */
    tni_kernel_bitwise_xor__Scalar, /* 173 */
    tni_kernel_block_diag, /* 174 */
    tni_kernel_broadcast_tensors, /* 175 */
    tni_kernel_broadcast_to, /* 176 */
    tni_kernel_bucketize_Scalar, /* 177 */
    tni_kernel_bucketize_Tensor, /* 178 */
    tni_kernel_can_cast, /* 179 */
    tni_kernel_cartesian_prod, /* 180 */
    tni_kernel_cat, /* 181 */
    tni_kernel_cat_out, /* 182 */
    tni_kernel_cdist, /* 183 */
    tni_kernel_celu, /* 184 */
    tni_kernel_cholesky, /* 185 */
    tni_kernel_cholesky_inverse, /* 186 */
    tni_kernel_cholesky_out, /* 187 */
    tni_kernel_cholesky_solve, /* 188 */
    tni_kernel_cholesky_solve_out, /* 189 */
    tni_kernel_chunk, /* 190 */
    tni_kernel_clip, /* 191 */
    tni_kernel_clip_, /* 192 */
    tni_kernel_clip_Tensor, /* 193 */
    tni_kernel_clip__Tensor, /* 194 */
    tni_kernel_clone, /* 195 */
    tni_kernel_column_stack, /* 196 */
    tni_kernel_combinations, /* 197 */
    tni_kernel_complex, /* 198 */
    tni_kernel_complex_out, /* 199 */
    tni_kernel_concat, /* 200 */
    tni_kernel_concatenate, /* 201 */
    tni_kernel_conj, /* 202 */
    tni_kernel_conj_physical, /* 203 */
    tni_kernel_constant_pad_nd, /* 204 */
    tni_kernel_contiguous, /* 205 */
    tni_kernel_conv1d, /* 206 */
    tni_kernel_conv1d_padding, /* 207 */
    tni_kernel_conv2d, /* 208 */
    tni_kernel_conv2d_padding, /* 209 */
    tni_kernel_conv3d, /* 210 */
    tni_kernel_conv3d_padding, /* 211 */
    tni_kernel_conv_transpose1d, /* 212 */
    tni_kernel_conv_transpose2d_input, /* 213 */
    tni_kernel_conv_transpose3d_input, /* 214 */
    tni_kernel_convolution, /* 215 */
    tni_kernel_convolution_backward, /* 216 */
    tni_kernel_copy_, /* 217 */
    tni_kernel_copysign_Scalar, /* 218 */
    tni_kernel_copysign_Scalar_out, /* 219 */
    tni_kernel_copysign__Scalar, /* 220 */
    tni_kernel_corrcoef, /* 221 */
    tni_kernel_cosine_embedding_loss, /* 222 */
    tni_kernel_cosine_similarity, /* 223 */
    tni_kernel_count_nonzero, /* 224 */
    tni_kernel_count_nonzero_dim_IntList, /* 225 */
    tni_kernel_cov, /* 226 */
    tni_kernel_cummax, /* 227 */
    tni_kernel_cummin, /* 228 */
    tni_kernel_cumulative_trapezoid_dx, /* 229 */
    tni_kernel_cumulative_trapezoid_x, /* 230 */
    tni_kernel_deg2rad, /* 231 */
    tni_kernel_diag, /* 232 */
    tni_kernel_diag_embed, /* 233 */
    tni_kernel_diagflat, /* 234 */
    tni_kernel_diagonal, /* 235 */
    tni_kernel_diagonal_backward, /* 236 */
    tni_kernel_diagonal_scatter, /* 237 */
    tni_kernel_diff, /* 238 */
    tni_kernel_diff_out, /* 239 */
    tni_kernel_dist, /* 240 */
    tni_kernel_div_Scalar, /* 241 */
    tni_kernel_div_Scalar_mode, /* 242 */
    tni_kernel_div__Scalar, /* 243 */
    tni_kernel_div__Scalar_mode, /* 244 */
    tni_kernel_divide_Scalar, /* 245 */
    tni_kernel_divide_Scalar_mode, /* 246 */
    tni_kernel_divide_Tensor, /* 247 */
    tni_kernel_divide_Tensor_mode, /* 248 */
    tni_kernel_divide__Scalar, /* 249 */
    tni_kernel_divide__Scalar_mode, /* 250 */
    tni_kernel_divide__Tensor, /* 251 */
    tni_kernel_divide__Tensor_mode, /* 252 */
    tni_kernel_dot, /* 253 */
    tni_kernel_dsplit_array, /* 254 */
    tni_kernel_dsplit_int, /* 255 */
    tni_kernel_dstack, /* 256 */
    tni_kernel_einsum, /* 257 */
    tni_kernel_embedding, /* 258 */
    tni_kernel_embedding_backward, /* 259 */
    tni_kernel_embedding_dense_backward, /* 260 */
    tni_kernel_empty_like, /* 261 */
    tni_kernel_empty_memory_format, /* 262 */
    tni_kernel_empty_out, /* 263 */
    tni_kernel_empty_permuted, /* 264 */
    tni_kernel_empty_strided, /* 265 */
    tni_kernel_equal, /* 266 */
    tni_kernel_expand, /* 267 */
    tni_kernel_expand_as, /* 268 */
    tni_kernel_eye, /* 269 */
    tni_kernel_eye_m, /* 270 */
    tni_kernel_fft_fft, /* 271 */
    tni_kernel_fft_fft2, /* 272 */
    tni_kernel_fft_fftn, /* 273 */
    tni_kernel_fft_hfft, /* 274 */
    tni_kernel_fft_hfft2, /* 275 */
    tni_kernel_fft_hfftn, /* 276 */
    tni_kernel_fft_ifft, /* 277 */
    tni_kernel_fft_ifft2, /* 278 */
    tni_kernel_fft_ifftn, /* 279 */
    tni_kernel_fft_ihfft, /* 280 */
    tni_kernel_fft_ihfft2, /* 281 */
    tni_kernel_fft_ihfft2_out, /* 282 */
    tni_kernel_fft_ihfftn, /* 283 */
    tni_kernel_fft_ihfftn_out, /* 284 */
    tni_kernel_fft_irfft, /* 285 */
    tni_kernel_fft_irfft2, /* 286 */
    tni_kernel_fft_irfftn, /* 287 */
    tni_kernel_fft_rfft, /* 288 */
    tni_kernel_fft_rfft2, /* 289 */
    tni_kernel_fft_rfftn, /* 290 */
    tni_kernel_fill__Scalar, /* 291 */
    tni_kernel_fill__Tensor, /* 292 */
    tni_kernel_fix, /* 293 */
    tni_kernel_fix_, /* 294 */
    tni_kernel_flatten_using_ints, /* 295 */
    tni_kernel_flip, /* 296 */
    tni_kernel_fliplr, /* 297 */
    tni_kernel_flipud, /* 298 */
    tni_kernel_float_power_Scalar, /* 299 */
    tni_kernel_float_power_Scalar_out, /* 300 */
    tni_kernel_float_power_Tensor_Scalar, /* 301 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 302 */
    tni_kernel_float_power_Tensor_Tensor, /* 303 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 304 */
    tni_kernel_float_power__Scalar, /* 305 */
    tni_kernel_float_power__Tensor, /* 306 */
    tni_kernel_floor_divide, /* 307 */
    tni_kernel_floor_divide_Scalar, /* 308 */
    tni_kernel_floor_divide__Scalar, /* 309 */
    tni_kernel_floor_divide__Tensor, /* 310 */
    tni_kernel_floor_divide_out, /* 311 */
    tni_kernel_fmod_Scalar, /* 312 */
    tni_kernel_fmod_Scalar_out, /* 313 */
    tni_kernel_fmod__Scalar, /* 314 */
    tni_kernel_fractional_max_pool2d, /* 315 */
    tni_kernel_fractional_max_pool2d_backward, /* 316 */
    tni_kernel_fractional_max_pool3d, /* 317 */
    tni_kernel_fractional_max_pool3d_backward, /* 318 */
    tni_kernel_frexp_Tensor, /* 319 */
    tni_kernel_frexp_Tensor_out, /* 320 */
    tni_kernel_from_file, /* 321 */
    tni_kernel_full, /* 322 */
    tni_kernel_full_like, /* 323 */
    tni_kernel_gather_backward, /* 324 */
    tni_kernel_geqrf, /* 325 */
    tni_kernel_ger, /* 326 */
    tni_kernel_gradient_array, /* 327 */
    tni_kernel_gradient_scalararray, /* 328 */
    tni_kernel_gradient_scalarint, /* 329 */
    tni_kernel_gradient_scalarrayarray, /* 330 */
    tni_kernel_gradient_scalarrayint, /* 331 */
    tni_kernel_gradient_tensorarray, /* 332 */
    tni_kernel_gradient_tensorarrayint, /* 333 */
    tni_kernel_greater_Scalar, /* 334 */
    tni_kernel_greater_Tensor, /* 335 */
    tni_kernel_greater__Scalar, /* 336 */
    tni_kernel_greater__Tensor, /* 337 */
    tni_kernel_greater_equal_Scalar, /* 338 */
    tni_kernel_greater_equal_Tensor, /* 339 */
    tni_kernel_greater_equal__Scalar, /* 340 */
    tni_kernel_greater_equal__Tensor, /* 341 */
    tni_kernel_group_norm, /* 342 */
    tni_kernel_hardswish, /* 343 */
    tni_kernel_hardswish_, /* 344 */
    tni_kernel_hardswish_backward, /* 345 */
    tni_kernel_hardswish_out, /* 346 */
    tni_kernel_hardtanh, /* 347 */
    tni_kernel_hardtanh_, /* 348 */
    tni_kernel_hardtanh_backward, /* 349 */
    tni_kernel_hardtanh_backward_grad_input, /* 350 */
    tni_kernel_hardtanh_out, /* 351 */
    tni_kernel_hinge_embedding_loss, /* 352 */
    tni_kernel_histc, /* 353 */
    tni_kernel_histogram_bin_ct, /* 354 */
    tni_kernel_histogram_bins_tensor, /* 355 */
    tni_kernel_histogramdd, /* 356 */
    tni_kernel_histogramdd_TensorList_bins, /* 357 */
    tni_kernel_histogramdd_int_bins, /* 358 */
    tni_kernel_hsplit_array, /* 359 */
    tni_kernel_hsplit_int, /* 360 */
    tni_kernel_hstack, /* 361 */
    tni_kernel_huber_loss, /* 362 */
    tni_kernel_huber_loss_backward, /* 363 */
    tni_kernel_imag, /* 364 */
    tni_kernel_index_Tensor, /* 365 */
    tni_kernel_index_fill__int_Scalar, /* 366 */
    tni_kernel_index_fill__int_Tensor, /* 367 */
    tni_kernel_index_select, /* 368 */
    tni_kernel_index_select_backward, /* 369 */
    tni_kernel_inner, /* 370 */
    tni_kernel_instance_norm, /* 371 */
    tni_kernel_is_complex, /* 372 */
    tni_kernel_is_conj, /* 373 */
    tni_kernel_is_distributed, /* 374 */
    tni_kernel_is_floating_point, /* 375 */
    tni_kernel_is_inference, /* 376 */
    tni_kernel_is_neg, /* 377 */
    tni_kernel_is_nonzero, /* 378 */
    tni_kernel_is_pinned, /* 379 */
    tni_kernel_is_same_size, /* 380 */
    tni_kernel_is_signed, /* 381 */
    tni_kernel_isclose, /* 382 */
    tni_kernel_isfinite, /* 383 */
    tni_kernel_isinf, /* 384 */
    tni_kernel_isnan, /* 385 */
    tni_kernel_isreal, /* 386 */
    tni_kernel_item, /* 387 */
    tni_kernel_kl_div, /* 388 */
    tni_kernel_kron, /* 389 */
    tni_kernel_kthvalue, /* 390 */
    tni_kernel_kthvalue_values, /* 391 */
    tni_kernel_l1_loss, /* 392 */
    tni_kernel_layer_norm, /* 393 */
    tni_kernel_ldexp_Tensor, /* 394 */
    tni_kernel_less_Scalar, /* 395 */
    tni_kernel_less_Tensor, /* 396 */
    tni_kernel_less__Scalar, /* 397 */
    tni_kernel_less__Tensor, /* 398 */
    tni_kernel_less_equal_Scalar, /* 399 */
    tni_kernel_less_equal_Tensor, /* 400 */
    tni_kernel_less_equal__Scalar, /* 401 */
    tni_kernel_less_equal__Tensor, /* 402 */
    tni_kernel_lift, /* 403 */
    tni_kernel_lift_fresh, /* 404 */
    tni_kernel_linalg_cholesky_ex, /* 405 */
    tni_kernel_linalg_diagonal, /* 406 */
    tni_kernel_linalg_eig, /* 407 */
    tni_kernel_linalg_householder_product, /* 408 */
    tni_kernel_linalg_inv_ex, /* 409 */
    tni_kernel_linalg_ldl_factor_ex, /* 410 */
    tni_kernel_linalg_ldl_solve, /* 411 */
    tni_kernel_linalg_lstsq, /* 412 */
    tni_kernel_linalg_lu, /* 413 */
    tni_kernel_linalg_lu_factor_ex, /* 414 */
    tni_kernel_linalg_lu_solve, /* 415 */
    tni_kernel_linalg_matmul, /* 416 */
    tni_kernel_linalg_matrix_exp, /* 417 */
    tni_kernel_linalg_multi_dot, /* 418 */
    tni_kernel_linalg_qr, /* 419 */
    tni_kernel_linalg_solve_triangular, /* 420 */
    tni_kernel_linalg_vander, /* 421 */
    tni_kernel_linalg_vecdot, /* 422 */
    tni_kernel_linear, /* 423 */
    tni_kernel_linspace, /* 424 */
    tni_kernel_linspace_Scalar_Tensor, /* 425 */
    tni_kernel_linspace_Tensor_Scalar, /* 426 */
    tni_kernel_linspace_Tensor_Tensor, /* 427 */
    tni_kernel_log_sigmoid, /* 428 */
    tni_kernel_log_sigmoid_backward, /* 429 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 430 */
    tni_kernel_log_sigmoid_forward, /* 431 */
    tni_kernel_log_sigmoid_forward_output, /* 432 */
    tni_kernel_log_sigmoid_out, /* 433 */
    tni_kernel_log_softmax_int, /* 434 */
    tni_kernel_logcumsumexp, /* 435 */
    tni_kernel_logical_and, /* 436 */
    tni_kernel_logical_and_, /* 437 */
    tni_kernel_logical_and_out, /* 438 */
    tni_kernel_logical_not, /* 439 */
    tni_kernel_logical_not_, /* 440 */
    tni_kernel_logical_not_out, /* 441 */
    tni_kernel_logical_or, /* 442 */
    tni_kernel_logical_or_, /* 443 */
    tni_kernel_logical_or_out, /* 444 */
    tni_kernel_logical_xor, /* 445 */
    tni_kernel_logical_xor_, /* 446 */
    tni_kernel_logical_xor_out, /* 447 */
    tni_kernel_logit, /* 448 */
    tni_kernel_logit_, /* 449 */
    tni_kernel_logit_out, /* 450 */
    tni_kernel_logspace, /* 451 */
    tni_kernel_logspace_Scalar_Tensor, /* 452 */
    tni_kernel_logspace_Tensor_Scalar, /* 453 */
    tni_kernel_logspace_Tensor_Tensor, /* 454 */
    tni_kernel_logsumexp, /* 455 */
    tni_kernel_lu_unpack, /* 456 */
    tni_kernel_mH, /* 457 */
    tni_kernel_mT, /* 458 */
    tni_kernel_margin_ranking_loss, /* 459 */
    tni_kernel_masked_select, /* 460 */
    tni_kernel_matmul, /* 461 */
    tni_kernel_matmul_out, /* 462 */
    tni_kernel_matrix_H, /* 463 */
    tni_kernel_max, /* 464 */
    tni_kernel_max_other, /* 465 */
    tni_kernel_max_pool1d, /* 466 */
    tni_kernel_max_pool1d_with_indices, /* 467 */
    tni_kernel_max_pool2d, /* 468 */
    tni_kernel_max_pool2d_with_indices, /* 469 */
    tni_kernel_max_pool2d_with_indices_backward, /* 470 */
    tni_kernel_max_pool3d, /* 471 */
    tni_kernel_max_pool3d_with_indices, /* 472 */
    tni_kernel_max_pool3d_with_indices_backward, /* 473 */
    tni_kernel_max_unpool2d, /* 474 */
    tni_kernel_max_unpool3d, /* 475 */
    tni_kernel_mean, /* 476 */
    tni_kernel_median, /* 477 */
    tni_kernel_median_dim, /* 478 */
    tni_kernel_meshgrid, /* 479 */
    tni_kernel_meshgrid_indexing, /* 480 */
    tni_kernel_min, /* 481 */
    tni_kernel_min_other, /* 482 */
    tni_kernel_mish_backward, /* 483 */
    tni_kernel_mish_backward_composite, /* 484 */
    tni_kernel_mode, /* 485 */
    tni_kernel_moveaxis_int, /* 486 */
    tni_kernel_moveaxis_intlist, /* 487 */
    tni_kernel_movedim_int, /* 488 */
    tni_kernel_movedim_intlist, /* 489 */
    tni_kernel_mse_loss, /* 490 */
    tni_kernel_mse_loss_backward, /* 491 */
    tni_kernel_msort, /* 492 */
    tni_kernel_msort_out, /* 493 */
    tni_kernel_mul_Scalar, /* 494 */
    tni_kernel_mul__Scalar, /* 495 */
    tni_kernel_multiply_Scalar, /* 496 */
    tni_kernel_multiply_Tensor, /* 497 */
    tni_kernel_multiply__Scalar, /* 498 */
    tni_kernel_multiply__Tensor, /* 499 */
    tni_kernel_mv, /* 500 */
    tni_kernel_mvlgamma, /* 501 */
    tni_kernel_mvlgamma_, /* 502 */
    tni_kernel_mvlgamma_out, /* 503 */
    tni_kernel_nan_to_num, /* 504 */
    tni_kernel_nan_to_num_, /* 505 */
    tni_kernel_nan_to_num_out, /* 506 */
    tni_kernel_nanmean, /* 507 */
    tni_kernel_nanmean_out, /* 508 */
    tni_kernel_nanmedian, /* 509 */
    tni_kernel_nanmedian_dim, /* 510 */
    tni_kernel_nanquantile, /* 511 */
    tni_kernel_nanquantile_out, /* 512 */
    tni_kernel_nanquantile_scalar, /* 513 */
    tni_kernel_nanquantile_scalar_out, /* 514 */
    tni_kernel_nansum, /* 515 */
    tni_kernel_narrow, /* 516 */
    tni_kernel_narrow_Tensor, /* 517 */
    tni_kernel_native_batch_norm, /* 518 */
    tni_kernel_native_batch_norm_backward, /* 519 */
    tni_kernel_native_group_norm, /* 520 */
    tni_kernel_native_group_norm_backward, /* 521 */
    tni_kernel_native_layer_norm, /* 522 */
    tni_kernel_native_layer_norm_backward, /* 523 */
    tni_kernel_negative, /* 524 */
    tni_kernel_negative_, /* 525 */
    tni_kernel_new_empty, /* 526 */
    tni_kernel_new_empty_strided, /* 527 */
    tni_kernel_new_full, /* 528 */
    tni_kernel_new_ones, /* 529 */
    tni_kernel_new_zeros, /* 530 */
    tni_kernel_nonzero, /* 531 */
    tni_kernel_nonzero_numpy, /* 532 */
    tni_kernel_norm_Scalar, /* 533 */
    tni_kernel_norm_ScalarOpt_dtype, /* 534 */
    tni_kernel_not_equal_Scalar, /* 535 */
    tni_kernel_not_equal_Tensor, /* 536 */
    tni_kernel_not_equal__Scalar, /* 537 */
    tni_kernel_not_equal__Tensor, /* 538 */
    tni_kernel_numel, /* 539 */
    tni_kernel_numpy_T, /* 540 */
    tni_kernel_one_hot, /* 541 */
    tni_kernel_ones, /* 542 */
    tni_kernel_ones_like, /* 543 */
    tni_kernel_ormqr, /* 544 */
    tni_kernel_outer, /* 545 */
    tni_kernel_pad, /* 546 */
    tni_kernel_pairwise_distance, /* 547 */
    tni_kernel_pdist, /* 548 */
    tni_kernel_permute, /* 549 */
    tni_kernel_poisson_nll_loss, /* 550 */
    tni_kernel_polar, /* 551 */
    tni_kernel_polar_out, /* 552 */
    tni_kernel_polygamma_, /* 553 */
    tni_kernel_positive, /* 554 */
    tni_kernel_prelu, /* 555 */
    tni_kernel_prod, /* 556 */
    tni_kernel_promote_types, /* 557 */
    tni_kernel_put_, /* 558 */
    tni_kernel_quantile, /* 559 */
    tni_kernel_quantile_out, /* 560 */
    tni_kernel_quantile_scalar, /* 561 */
    tni_kernel_quantile_scalar_out, /* 562 */
    tni_kernel_rad2deg, /* 563 */
    tni_kernel_range, /* 564 */
    tni_kernel_range_step, /* 565 */
    tni_kernel_ravel, /* 566 */
    tni_kernel_real, /* 567 */
    tni_kernel_reflection_pad1d, /* 568 */
    tni_kernel_reflection_pad1d_backward, /* 569 */
    tni_kernel_reflection_pad2d, /* 570 */
    tni_kernel_reflection_pad2d_backward, /* 571 */
    tni_kernel_reflection_pad3d, /* 572 */
    tni_kernel_reflection_pad3d_backward, /* 573 */
    tni_kernel_relu, /* 574 */
    tni_kernel_relu6, /* 575 */
    tni_kernel_relu6_, /* 576 */
    tni_kernel_relu_, /* 577 */
    tni_kernel_remainder_Scalar, /* 578 */
    tni_kernel_remainder_Scalar_Tensor, /* 579 */
    tni_kernel_remainder_Scalar_out, /* 580 */
    tni_kernel_remainder__Scalar, /* 581 */
    tni_kernel_repeat, /* 582 */
    tni_kernel_repeat_interleave_Tensor, /* 583 */
    tni_kernel_repeat_interleave_self_Tensor, /* 584 */
    tni_kernel_repeat_interleave_self_int, /* 585 */
    tni_kernel_replication_pad1d, /* 586 */
    tni_kernel_replication_pad1d_backward, /* 587 */
    tni_kernel_replication_pad2d, /* 588 */
    tni_kernel_replication_pad2d_backward, /* 589 */
    tni_kernel_replication_pad3d, /* 590 */
    tni_kernel_replication_pad3d_backward, /* 591 */
    tni_kernel_reshape, /* 592 */
    tni_kernel_reshape_as, /* 593 */
    tni_kernel_resize_, /* 594 */
    tni_kernel_resize_as_, /* 595 */
    tni_kernel_resolve_conj, /* 596 */
    tni_kernel_resolve_neg, /* 597 */
    tni_kernel_result_type_Scalar, /* 598 */
    tni_kernel_result_type_Scalar_Scalar, /* 599 */
    tni_kernel_result_type_Scalar_Tensor, /* 600 */
    tni_kernel_result_type_Tensor, /* 601 */
    tni_kernel_rms_norm, /* 602 */
    tni_kernel_roll, /* 603 */
    tni_kernel_rot90, /* 604 */
    tni_kernel_row_stack, /* 605 */
    tni_kernel_rrelu_with_noise_backward, /* 606 */
    tni_kernel_rsub_Scalar, /* 607 */
    tni_kernel_rsub_Tensor, /* 608 */
    tni_kernel_scalar_tensor, /* 609 */
    tni_kernel_searchsorted_Scalar, /* 610 */
    tni_kernel_searchsorted_Tensor, /* 611 */
    tni_kernel_select_backward, /* 612 */
    tni_kernel_select_int, /* 613 */
    tni_kernel_select_scatter, /* 614 */
    tni_kernel_selu, /* 615 */
    tni_kernel_selu_, /* 616 */
    tni_kernel_size_int, /* 617 */
    tni_kernel_slice_Tensor, /* 618 */
    tni_kernel_slice_backward, /* 619 */
    tni_kernel_slice_scatter, /* 620 */
    tni_kernel_smooth_l1_loss, /* 621 */
    tni_kernel_smooth_l1_loss_backward, /* 622 */
    tni_kernel_soft_margin_loss, /* 623 */
    tni_kernel_soft_margin_loss_backward, /* 624 */
    tni_kernel_softmax_int, /* 625 */
    tni_kernel_sort, /* 626 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 627 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 628 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 629 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 630 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 631 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 632 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 633 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 634 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 635 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 636 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 637 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 638 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 639 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 640 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 641 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 642 */
    tni_kernel_special_digamma, /* 643 */
    tni_kernel_special_digamma_out, /* 644 */
    tni_kernel_special_erf, /* 645 */
    tni_kernel_special_erf_out, /* 646 */
    tni_kernel_special_erfc, /* 647 */
    tni_kernel_special_erfc_out, /* 648 */
    tni_kernel_special_erfinv, /* 649 */
    tni_kernel_special_erfinv_out, /* 650 */
    tni_kernel_special_exp2, /* 651 */
    tni_kernel_special_exp2_out, /* 652 */
    tni_kernel_special_expit, /* 653 */
    tni_kernel_special_expit_out, /* 654 */
    tni_kernel_special_expm1, /* 655 */
    tni_kernel_special_expm1_out, /* 656 */
    tni_kernel_special_gammainc, /* 657 */
    tni_kernel_special_gammainc_out, /* 658 */
    tni_kernel_special_gammaincc, /* 659 */
    tni_kernel_special_gammaincc_out, /* 660 */
    tni_kernel_special_gammaln, /* 661 */
    tni_kernel_special_gammaln_out, /* 662 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 663 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 664 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 665 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 666 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 667 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 668 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 669 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 670 */
    tni_kernel_special_i0, /* 671 */
    tni_kernel_special_i0_out, /* 672 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 673 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 674 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 675 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 676 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 677 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 678 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 679 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 680 */
    tni_kernel_special_log1p, /* 681 */
    tni_kernel_special_log1p_out, /* 682 */
    tni_kernel_special_log_softmax, /* 683 */
    tni_kernel_special_logit, /* 684 */
    tni_kernel_special_logit_out, /* 685 */
    tni_kernel_special_logsumexp, /* 686 */
    tni_kernel_special_logsumexp_out, /* 687 */
    tni_kernel_special_multigammaln, /* 688 */
    tni_kernel_special_multigammaln_out, /* 689 */
    tni_kernel_special_ndtr, /* 690 */
    tni_kernel_special_ndtr_out, /* 691 */
    tni_kernel_special_polygamma, /* 692 */
    tni_kernel_special_polygamma_out, /* 693 */
    tni_kernel_special_psi, /* 694 */
    tni_kernel_special_psi_out, /* 695 */
    tni_kernel_special_round, /* 696 */
    tni_kernel_special_round_out, /* 697 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 698 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 699 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 700 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 701 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 702 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 703 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 704 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 705 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 706 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 707 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 708 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 709 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 710 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 711 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 712 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 713 */
    tni_kernel_special_sinc, /* 714 */
    tni_kernel_special_sinc_out, /* 715 */
    tni_kernel_special_softmax, /* 716 */
    tni_kernel_special_xlog1py_other_scalar, /* 717 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 718 */
    tni_kernel_special_xlog1py_self_scalar, /* 719 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 720 */
    tni_kernel_special_xlogy, /* 721 */
    tni_kernel_special_xlogy_other_scalar, /* 722 */
    tni_kernel_special_xlogy_other_scalar_out, /* 723 */
    tni_kernel_special_xlogy_out, /* 724 */
    tni_kernel_special_xlogy_self_scalar, /* 725 */
    tni_kernel_special_xlogy_self_scalar_out, /* 726 */
    tni_kernel_special_zeta_other_scalar, /* 727 */
    tni_kernel_special_zeta_other_scalar_out, /* 728 */
    tni_kernel_special_zeta_self_scalar, /* 729 */
    tni_kernel_special_zeta_self_scalar_out, /* 730 */
    tni_kernel_split_Tensor, /* 731 */
    tni_kernel_split_sizes, /* 732 */
    tni_kernel_split_with_sizes, /* 733 */
    tni_kernel_square, /* 734 */
    tni_kernel_square_, /* 735 */
    tni_kernel_square_out, /* 736 */
    tni_kernel_squeeze, /* 737 */
    tni_kernel_squeeze_dim, /* 738 */
    tni_kernel_squeeze_dims, /* 739 */
    tni_kernel_stack, /* 740 */
    tni_kernel_std, /* 741 */
    tni_kernel_std_correction, /* 742 */
    tni_kernel_std_dim, /* 743 */
    tni_kernel_std_mean, /* 744 */
    tni_kernel_std_mean_correction, /* 745 */
    tni_kernel_std_mean_dim, /* 746 */
    tni_kernel_stride_int, /* 747 */
    tni_kernel_sub_Scalar, /* 748 */
    tni_kernel_sub__Scalar, /* 749 */
    tni_kernel_subtract_Scalar, /* 750 */
    tni_kernel_subtract_Tensor, /* 751 */
    tni_kernel_subtract__Scalar, /* 752 */
    tni_kernel_subtract__Tensor, /* 753 */
    tni_kernel_sum, /* 754 */
    tni_kernel_sum_to_size, /* 755 */
    tni_kernel_swapaxes, /* 756 */
    tni_kernel_swapaxes_, /* 757 */
    tni_kernel_swapdims, /* 758 */
    tni_kernel_swapdims_, /* 759 */
    tni_kernel_sym_numel, /* 760 */
    tni_kernel_sym_size_int, /* 761 */
    tni_kernel_sym_storage_offset, /* 762 */
    tni_kernel_sym_stride_int, /* 763 */
    tni_kernel_t, /* 764 */
    tni_kernel_take, /* 765 */
    tni_kernel_take_along_dim, /* 766 */
    tni_kernel_take_out, /* 767 */
    tni_kernel_tensor_split_indices, /* 768 */
    tni_kernel_tensor_split_sections, /* 769 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 770 */
    tni_kernel_tensordot, /* 771 */
    tni_kernel_tile, /* 772 */
    tni_kernel_to_device, /* 773 */
    tni_kernel_to_dtype, /* 774 */
    tni_kernel_to_dtype_layout, /* 775 */
    tni_kernel_to_other, /* 776 */
    tni_kernel_trace, /* 777 */
    tni_kernel_transpose_int, /* 778 */
    tni_kernel_trapezoid_dx, /* 779 */
    tni_kernel_trapezoid_x, /* 780 */
    tni_kernel_trapz_dx, /* 781 */
    tni_kernel_trapz_x, /* 782 */
    tni_kernel_triangular_solve, /* 783 */
    tni_kernel_tril_indices, /* 784 */
    tni_kernel_triplet_margin_loss, /* 785 */
    tni_kernel_triu_indices, /* 786 */
    tni_kernel_true_divide_Scalar, /* 787 */
    tni_kernel_true_divide_Tensor, /* 788 */
    tni_kernel_true_divide__Scalar, /* 789 */
    tni_kernel_true_divide__Tensor, /* 790 */
    tni_kernel_type_as, /* 791 */
    tni_kernel_unbind_int, /* 792 */
    tni_kernel_unflatten_int, /* 793 */
    tni_kernel_unfold, /* 794 */
    tni_kernel_unfold_backward, /* 795 */
    tni_kernel_unique_consecutive, /* 796 */
    tni_kernel_unique_dim, /* 797 */
    tni_kernel_unique_dim_consecutive, /* 798 */
    tni_kernel_unsafe_chunk, /* 799 */
    tni_kernel_unsafe_split_Tensor, /* 800 */
    tni_kernel_unsafe_split_with_sizes, /* 801 */
    tni_kernel_unsqueeze, /* 802 */
    tni_kernel_upsample_bicubic2d, /* 803 */
    tni_kernel_upsample_bicubic2d_backward, /* 804 */
    tni_kernel_upsample_bicubic2d_vec, /* 805 */
    tni_kernel_upsample_bilinear2d, /* 806 */
    tni_kernel_upsample_bilinear2d_backward, /* 807 */
    tni_kernel_upsample_bilinear2d_vec, /* 808 */
    tni_kernel_upsample_linear1d, /* 809 */
    tni_kernel_upsample_linear1d_backward, /* 810 */
    tni_kernel_upsample_linear1d_vec, /* 811 */
    tni_kernel_upsample_nearest1d, /* 812 */
    tni_kernel_upsample_nearest1d_backward, /* 813 */
    tni_kernel_upsample_nearest1d_vec, /* 814 */
    tni_kernel_upsample_nearest2d, /* 815 */
    tni_kernel_upsample_nearest2d_backward, /* 816 */
    tni_kernel_upsample_nearest2d_vec, /* 817 */
    tni_kernel_upsample_nearest3d, /* 818 */
    tni_kernel_upsample_nearest3d_backward, /* 819 */
    tni_kernel_upsample_nearest3d_vec, /* 820 */
    tni_kernel_upsample_trilinear3d, /* 821 */
    tni_kernel_upsample_trilinear3d_backward, /* 822 */
    tni_kernel_upsample_trilinear3d_vec, /* 823 */
    tni_kernel_value_selecting_reduction_backward, /* 824 */
    tni_kernel_var, /* 825 */
    tni_kernel_var_correction, /* 826 */
    tni_kernel_var_dim, /* 827 */
    tni_kernel_var_mean, /* 828 */
    tni_kernel_var_mean_correction, /* 829 */
    tni_kernel_var_mean_dim, /* 830 */
    tni_kernel_vdot, /* 831 */
    tni_kernel_view, /* 832 */
    tni_kernel_view_as, /* 833 */
    tni_kernel_view_as_complex, /* 834 */
    tni_kernel_view_as_real, /* 835 */
    tni_kernel_view_dtype, /* 836 */
    tni_kernel_vsplit_array, /* 837 */
    tni_kernel_vsplit_int, /* 838 */
    tni_kernel_vstack, /* 839 */
    tni_kernel_where_Scalar, /* 840 */
    tni_kernel_where_ScalarOther, /* 841 */
    tni_kernel_where_ScalarSelf, /* 842 */
    tni_kernel_where_self, /* 843 */
    tni_kernel_where_self_out, /* 844 */
    tni_kernel_xlogy_OutScalar_Other, /* 845 */
    tni_kernel_xlogy_OutScalar_Self, /* 846 */
    tni_kernel_xlogy_Scalar_Other, /* 847 */
    tni_kernel_xlogy_Scalar_Self, /* 848 */
    tni_kernel_xlogy__Scalar_Other, /* 849 */
    tni_kernel_zero_, /* 850 */
    tni_kernel_zeros, /* 851 */
    tni_kernel_zeros_like, /* 852 */
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
extern const struct tni_structured tni_structured_renorm_out;
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
    &tni_structured_renorm_out, /* 126 */
    &tni_structured_round_decimals_out, /* 127 */
    &tni_structured_round_out, /* 128 */
    &tni_structured_rsqrt_out, /* 129 */
    &tni_structured_scatter_add_out, /* 130 */
    &tni_structured_scatter_reduce_out, /* 131 */
    &tni_structured_scatter_reduce_two_out, /* 132 */
    &tni_structured_scatter_src_out, /* 133 */
    &tni_structured_scatter_value_out, /* 134 */
    &tni_structured_scatter_value_reduce_out, /* 135 */
    &tni_structured_sgn_out, /* 136 */
    &tni_structured_sigmoid_backward_grad_input, /* 137 */
    &tni_structured_sigmoid_out, /* 138 */
    &tni_structured_sign_out, /* 139 */
    &tni_structured_signbit_out, /* 140 */
    &tni_structured_silu_backward_grad_input, /* 141 */
    &tni_structured_silu_out, /* 142 */
    &tni_structured_sin_out, /* 143 */
    &tni_structured_sinc_out, /* 144 */
    &tni_structured_sinh_out, /* 145 */
    &tni_structured_softplus_backward_grad_input, /* 146 */
    &tni_structured_softplus_out, /* 147 */
    &tni_structured_softshrink_backward_grad_input, /* 148 */
    &tni_structured_softshrink_out, /* 149 */
    &tni_structured_sort_values_stable, /* 150 */
    &tni_structured_special_airy_ai_out, /* 151 */
    &tni_structured_special_bessel_j0_out, /* 152 */
    &tni_structured_special_bessel_j1_out, /* 153 */
    &tni_structured_special_bessel_y0_out, /* 154 */
    &tni_structured_special_bessel_y1_out, /* 155 */
    &tni_structured_special_chebyshev_polynomial_t_out, /* 156 */
    &tni_structured_special_chebyshev_polynomial_u_out, /* 157 */
    &tni_structured_special_chebyshev_polynomial_v_out, /* 158 */
    &tni_structured_special_chebyshev_polynomial_w_out, /* 159 */
    &tni_structured_special_entr_out, /* 160 */
    &tni_structured_special_erfcx_out, /* 161 */
    &tni_structured_special_hermite_polynomial_h_out, /* 162 */
    &tni_structured_special_hermite_polynomial_he_out, /* 163 */
    &tni_structured_special_i0e_out, /* 164 */
    &tni_structured_special_i1_out, /* 165 */
    &tni_structured_special_i1e_out, /* 166 */
    &tni_structured_special_laguerre_polynomial_l_out, /* 167 */
    &tni_structured_special_legendre_polynomial_p_out, /* 168 */
    &tni_structured_special_log_ndtr_out, /* 169 */
    &tni_structured_special_modified_bessel_i0_out, /* 170 */
    &tni_structured_special_modified_bessel_i1_out, /* 171 */
    &tni_structured_special_modified_bessel_k0_out, /* 172 */
    &tni_structured_special_modified_bessel_k1_out, /* 173 */
    &tni_structured_special_ndtri_out, /* 174 */
    &tni_structured_special_scaled_modified_bessel_k0_out, /* 175 */
    &tni_structured_special_scaled_modified_bessel_k1_out, /* 176 */
    &tni_structured_special_shifted_chebyshev_polynomial_t_out, /* 177 */
    &tni_structured_special_shifted_chebyshev_polynomial_u_out, /* 178 */
    &tni_structured_special_shifted_chebyshev_polynomial_v_out, /* 179 */
    &tni_structured_special_shifted_chebyshev_polynomial_w_out, /* 180 */
    &tni_structured_special_spherical_bessel_j0_out, /* 181 */
    &tni_structured_special_xlog1py_out, /* 182 */
    &tni_structured_special_zeta_out, /* 183 */
    &tni_structured_sqrt_out, /* 184 */
    &tni_structured_sub_out, /* 185 */
    &tni_structured_sum_IntList_out, /* 186 */
    &tni_structured_tan_out, /* 187 */
    &tni_structured_tanh_backward_grad_input, /* 188 */
    &tni_structured_tanh_out, /* 189 */
    &tni_structured_threshold_backward_grad_input, /* 190 */
    &tni_structured_threshold_out, /* 191 */
    &tni_structured_topk_values, /* 192 */
    &tni_structured_tril_out, /* 193 */
    &tni_structured_triu_out, /* 194 */
    &tni_structured_trunc_out, /* 195 */
    &tni_structured_xlogy_OutTensor, /* 196 */
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
    {"aten::_histogramdd_bin_edges", NULL}, /* 21 */
    {"aten::_histogramdd_from_bin_cts", NULL}, /* 22 */
    {"aten::_histogramdd_from_bin_tensors", NULL}, /* 23 */
    {"aten::_linalg_det", NULL}, /* 24 */
    {"aten::_linalg_eigh", NULL}, /* 25 */
    {"aten::_linalg_slogdet", NULL}, /* 26 */
    {"aten::_linalg_solve_ex", NULL}, /* 27 */
    {"aten::_linalg_svd", NULL}, /* 28 */
    {"aten::_logcumsumexp", NULL}, /* 29 */
    {"aten::_native_batch_norm_legit", NULL}, /* 30 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 31 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 32 */
    {"aten::_neg_view", NULL}, /* 33 */
    {"aten::_neg_view_copy", NULL}, /* 34 */
    {"aten::_pdist_forward", NULL}, /* 35 */
    {"aten::_reshape_alias", NULL}, /* 36 */
    {"aten::_reshape_alias_copy", NULL}, /* 37 */
    {"aten::_to_copy", NULL}, /* 38 */
    {"aten::_trilinear", NULL}, /* 39 */
    {"aten::_unique", NULL}, /* 40 */
    {"aten::_unique2", NULL}, /* 41 */
    {"aten::_unsafe_view", NULL}, /* 42 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 43 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 44 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 45 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 46 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 47 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 48 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 49 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 50 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 51 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 52 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 53 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 54 */
    {"aten::absolute", NULL}, /* 55 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 56 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 57 */
    {"aten::adaptive_max_pool2d", NULL}, /* 58 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 59 */
    {"aten::adaptive_max_pool3d", NULL}, /* 60 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 61 */
    {"aten::add.Scalar", NULL}, /* 62 */
    {"aten::addbmm", NULL}, /* 63 */
    {"aten::addr", NULL}, /* 64 */
    {"aten::alias", NULL}, /* 65 */
    {"aten::alias_copy", NULL}, /* 66 */
    {"aten::arange", NULL}, /* 67 */
    {"aten::arange.start_step", NULL}, /* 68 */
    {"aten::arccos", NULL}, /* 69 */
    {"aten::arccosh", NULL}, /* 70 */
    {"aten::arcsin", NULL}, /* 71 */
    {"aten::arcsinh", NULL}, /* 72 */
    {"aten::arctan", NULL}, /* 73 */
    {"aten::arctan2", NULL}, /* 74 */
    {"aten::arctanh", NULL}, /* 75 */
    {"aten::as_strided", NULL}, /* 76 */
    {"aten::as_strided_copy", NULL}, /* 77 */
    {"aten::as_strided_scatter", NULL}, /* 78 */
    {"aten::avg_pool2d", NULL}, /* 79 */
    {"aten::avg_pool2d_backward", NULL}, /* 80 */
    {"aten::avg_pool3d", NULL}, /* 81 */
    {"aten::avg_pool3d_backward", NULL}, /* 82 */
    {"aten::batch_norm_update_stats", NULL}, /* 83 */
    {"aten::binary_cross_entropy", NULL}, /* 84 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 85 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 86 */
    {"aten::bincount", NULL}, /* 87 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 88 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 89 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 90 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 91 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 92 */
    {"aten::block_diag", NULL}, /* 93 */
    {"aten::bucketize.Scalar", NULL}, /* 94 */
    {"aten::bucketize.Tensor", NULL}, /* 95 */
    {"aten::celu", NULL}, /* 96 */
    {"aten::cholesky_inverse", NULL}, /* 97 */
    {"aten::clip", NULL}, /* 98 */
    {"aten::clip.Tensor", NULL}, /* 99 */
    {"aten::clone", NULL}, /* 100 */
    {"aten::column_stack", NULL}, /* 101 */
    {"aten::concat", NULL}, /* 102 */
    {"aten::concatenate", NULL}, /* 103 */
    {"aten::conj_physical", NULL}, /* 104 */
    {"aten::constant_pad_nd", NULL}, /* 105 */
    {"aten::convolution", NULL}, /* 106 */
    {"aten::convolution_backward", NULL}, /* 107 */
    {"aten::copy", NULL}, /* 108 */
    {"aten::copy_", NULL}, /* 109 */
    {"aten::count_nonzero", NULL}, /* 110 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 111 */
    {"aten::cummax", NULL}, /* 112 */
    {"aten::cummin", NULL}, /* 113 */
    {"aten::deg2rad", NULL}, /* 114 */
    {"aten::detach", NULL}, /* 115 */
    {"aten::detach_copy", NULL}, /* 116 */
    {"aten::diag", NULL}, /* 117 */
    {"aten::diag_embed", NULL}, /* 118 */
    {"aten::diagonal", NULL}, /* 119 */
    {"aten::diagonal_backward", NULL}, /* 120 */
    {"aten::diagonal_copy", NULL}, /* 121 */
    {"aten::diagonal_scatter", NULL}, /* 122 */
    {"aten::dist", NULL}, /* 123 */
    {"aten::div.Scalar", NULL}, /* 124 */
    {"aten::div.Scalar_mode", NULL}, /* 125 */
    {"aten::divide.Tensor", NULL}, /* 126 */
    {"aten::divide.Tensor_mode", NULL}, /* 127 */
    {"aten::dot", NULL}, /* 128 */
    {"aten::dstack", NULL}, /* 129 */
    {"aten::embedding", NULL}, /* 130 */
    {"aten::embedding_dense_backward", NULL}, /* 131 */
    {"aten::empty_like", NULL}, /* 132 */
    {"aten::empty_permuted", NULL}, /* 133 */
    {"aten::empty_strided", NULL}, /* 134 */
    {"aten::expand", NULL}, /* 135 */
    {"aten::expand_copy", NULL}, /* 136 */
    {"aten::eye", NULL}, /* 137 */
    {"aten::eye.m", NULL}, /* 138 */
    {"aten::fft_fft", NULL}, /* 139 */
    {"aten::fft_fft2", NULL}, /* 140 */
    {"aten::fft_fftn", NULL}, /* 141 */
    {"aten::fft_hfft", NULL}, /* 142 */
    {"aten::fft_hfft2", NULL}, /* 143 */
    {"aten::fft_hfftn", NULL}, /* 144 */
    {"aten::fft_ifft", NULL}, /* 145 */
    {"aten::fft_ifft2", NULL}, /* 146 */
    {"aten::fft_ifftn", NULL}, /* 147 */
    {"aten::fft_ihfft", NULL}, /* 148 */
    {"aten::fft_irfft", NULL}, /* 149 */
    {"aten::fft_irfft2", NULL}, /* 150 */
    {"aten::fft_irfftn", NULL}, /* 151 */
    {"aten::fft_rfft", NULL}, /* 152 */
    {"aten::fft_rfft2", NULL}, /* 153 */
    {"aten::fft_rfftn", NULL}, /* 154 */
    {"aten::fill.Scalar", NULL}, /* 155 */
    {"aten::fill.Tensor", NULL}, /* 156 */
    {"aten::fill_.Scalar", NULL}, /* 157 */
    {"aten::fill_.Tensor", NULL}, /* 158 */
    {"aten::fix", NULL}, /* 159 */
    {"aten::flip", NULL}, /* 160 */
    {"aten::floor_divide.Scalar", NULL}, /* 161 */
    {"aten::fractional_max_pool2d", NULL}, /* 162 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 163 */
    {"aten::fractional_max_pool3d", NULL}, /* 164 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 165 */
    {"aten::from_file", NULL}, /* 166 */
    {"aten::full", NULL}, /* 167 */
    {"aten::full_like", NULL}, /* 168 */
    {"aten::geqrf", NULL}, /* 169 */
    {"aten::ger", NULL}, /* 170 */
    {"aten::greater.Scalar", NULL}, /* 171 */
    {"aten::greater.Tensor", NULL}, /* 172 */
    {"aten::greater_equal.Scalar", NULL}, /* 173 */
    {"aten::greater_equal.Tensor", NULL}, /* 174 */
    {"aten::hardswish_backward", NULL}, /* 175 */
    {"aten::histc", NULL}, /* 176 */
    {"aten::histogram.bin_ct", NULL}, /* 177 */
    {"aten::histogram.bins_tensor", NULL}, /* 178 */
    {"aten::hstack", NULL}, /* 179 */
    {"aten::huber_loss", NULL}, /* 180 */
    {"aten::huber_loss_backward", NULL}, /* 181 */
    {"aten::index_fill.int_Scalar", NULL}, /* 182 */
    {"aten::index_fill.int_Tensor", NULL}, /* 183 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 184 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 185 */
    {"aten::index_select", NULL}, /* 186 */
    {"aten::inner", NULL}, /* 187 */
    {"aten::isinf", NULL}, /* 188 */
    {"aten::isnan", NULL}, /* 189 */
    {"aten::kron", NULL}, /* 190 */
    {"aten::ldexp.Tensor", NULL}, /* 191 */
    {"aten::less.Scalar", NULL}, /* 192 */
    {"aten::less.Tensor", NULL}, /* 193 */
    {"aten::less_equal.Scalar", NULL}, /* 194 */
    {"aten::less_equal.Tensor", NULL}, /* 195 */
    {"aten::lift", NULL}, /* 196 */
    {"aten::lift_fresh", NULL}, /* 197 */
    {"aten::lift_fresh_copy", NULL}, /* 198 */
    {"aten::linalg_cholesky_ex", NULL}, /* 199 */
    {"aten::linalg_eig", NULL}, /* 200 */
    {"aten::linalg_householder_product", NULL}, /* 201 */
    {"aten::linalg_inv_ex", NULL}, /* 202 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 203 */
    {"aten::linalg_ldl_solve", NULL}, /* 204 */
    {"aten::linalg_lstsq", NULL}, /* 205 */
    {"aten::linalg_lu", NULL}, /* 206 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 207 */
    {"aten::linalg_lu_solve", NULL}, /* 208 */
    {"aten::linalg_matmul", NULL}, /* 209 */
    {"aten::linalg_matrix_exp", NULL}, /* 210 */
    {"aten::linalg_multi_dot", NULL}, /* 211 */
    {"aten::linalg_qr", NULL}, /* 212 */
    {"aten::linalg_solve_triangular", NULL}, /* 213 */
    {"aten::linalg_vecdot", NULL}, /* 214 */
    {"aten::linspace", NULL}, /* 215 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 216 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 217 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 218 */
    {"aten::log_softmax.int", NULL}, /* 219 */
    {"aten::logcumsumexp", NULL}, /* 220 */
    {"aten::logspace", NULL}, /* 221 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 222 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 223 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 224 */
    {"aten::logsumexp", NULL}, /* 225 */
    {"aten::lu_unpack", NULL}, /* 226 */
    {"aten::max", NULL}, /* 227 */
    {"aten::max_pool2d_with_indices", NULL}, /* 228 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 229 */
    {"aten::max_pool3d_with_indices", NULL}, /* 230 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 231 */
    {"aten::max_unpool2d", NULL}, /* 232 */
    {"aten::max_unpool3d", NULL}, /* 233 */
    {"aten::mean", NULL}, /* 234 */
    {"aten::median", NULL}, /* 235 */
    {"aten::median.dim", NULL}, /* 236 */
    {"aten::min", NULL}, /* 237 */
    {"aten::mode", NULL}, /* 238 */
    {"aten::mse_loss", NULL}, /* 239 */
    {"aten::mse_loss_backward", NULL}, /* 240 */
    {"aten::mul.Scalar", NULL}, /* 241 */
    {"aten::multiply.Tensor", NULL}, /* 242 */
    {"aten::mv", NULL}, /* 243 */
    {"aten::nanmedian", NULL}, /* 244 */
    {"aten::nanmedian.dim", NULL}, /* 245 */
    {"aten::nansum", NULL}, /* 246 */
    {"aten::narrow", NULL}, /* 247 */
    {"aten::narrow_copy", NULL}, /* 248 */
    {"aten::native_batch_norm", NULL}, /* 249 */
    {"aten::native_batch_norm_backward", NULL}, /* 250 */
    {"aten::native_group_norm", NULL}, /* 251 */
    {"aten::native_group_norm_backward", NULL}, /* 252 */
    {"aten::native_layer_norm", NULL}, /* 253 */
    {"aten::native_layer_norm_backward", NULL}, /* 254 */
    {"aten::negative", NULL}, /* 255 */
    {"aten::new_empty", NULL}, /* 256 */
    {"aten::new_empty_strided", NULL}, /* 257 */
    {"aten::new_full", NULL}, /* 258 */
    {"aten::new_ones", NULL}, /* 259 */
    {"aten::new_zeros", NULL}, /* 260 */
    {"aten::norm.Scalar", NULL}, /* 261 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 262 */
    {"aten::not_equal.Scalar", NULL}, /* 263 */
    {"aten::not_equal.Tensor", NULL}, /* 264 */
    {"aten::ones", NULL}, /* 265 */
    {"aten::ones_like", NULL}, /* 266 */
    {"aten::ormqr", NULL}, /* 267 */
    {"aten::outer", NULL}, /* 268 */
    {"aten::permute", NULL}, /* 269 */
    {"aten::permute_copy", NULL}, /* 270 */
    {"aten::prod", NULL}, /* 271 */
    {"aten::put", NULL}, /* 272 */
    {"aten::put_", NULL}, /* 273 */
    {"aten::rad2deg", NULL}, /* 274 */
    {"aten::range", NULL}, /* 275 */
    {"aten::range.step", NULL}, /* 276 */
    {"aten::reflection_pad1d", NULL}, /* 277 */
    {"aten::reflection_pad1d_backward", NULL}, /* 278 */
    {"aten::reflection_pad2d", NULL}, /* 279 */
    {"aten::reflection_pad2d_backward", NULL}, /* 280 */
    {"aten::reflection_pad3d", NULL}, /* 281 */
    {"aten::reflection_pad3d_backward", NULL}, /* 282 */
    {"aten::relu", NULL}, /* 283 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 284 */
    {"aten::repeat", NULL}, /* 285 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 286 */
    {"aten::replication_pad1d", NULL}, /* 287 */
    {"aten::replication_pad1d_backward", NULL}, /* 288 */
    {"aten::replication_pad2d", NULL}, /* 289 */
    {"aten::replication_pad2d_backward", NULL}, /* 290 */
    {"aten::replication_pad3d", NULL}, /* 291 */
    {"aten::replication_pad3d_backward", NULL}, /* 292 */
    {"aten::resize", NULL}, /* 293 */
    {"aten::resize_", NULL}, /* 294 */
    {"aten::resize_as", NULL}, /* 295 */
    {"aten::resize_as_", NULL}, /* 296 */
    {"aten::roll", NULL}, /* 297 */
    {"aten::rot90", NULL}, /* 298 */
    {"aten::row_stack", NULL}, /* 299 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 300 */
    {"aten::rsub.Scalar", NULL}, /* 301 */
    {"aten::rsub.Tensor", NULL}, /* 302 */
    {"aten::scalar_tensor", NULL}, /* 303 */
    {"aten::searchsorted.Scalar", NULL}, /* 304 */
    {"aten::searchsorted.Tensor", NULL}, /* 305 */
    {"aten::select.int", NULL}, /* 306 */
    {"aten::select_backward", NULL}, /* 307 */
    {"aten::select_copy.int", NULL}, /* 308 */
    {"aten::select_scatter", NULL}, /* 309 */
    {"aten::slice.Tensor", NULL}, /* 310 */
    {"aten::slice_backward", NULL}, /* 311 */
    {"aten::slice_copy.Tensor", NULL}, /* 312 */
    {"aten::slice_scatter", NULL}, /* 313 */
    {"aten::smooth_l1_loss", NULL}, /* 314 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 315 */
    {"aten::soft_margin_loss", NULL}, /* 316 */
    {"aten::soft_margin_loss_backward", NULL}, /* 317 */
    {"aten::softmax.int", NULL}, /* 318 */
    {"aten::sort", NULL}, /* 319 */
    {"aten::split.Tensor", NULL}, /* 320 */
    {"aten::split_copy.Tensor", NULL}, /* 321 */
    {"aten::split_with_sizes", NULL}, /* 322 */
    {"aten::split_with_sizes_copy", NULL}, /* 323 */
    {"aten::squeeze", NULL}, /* 324 */
    {"aten::squeeze.dim", NULL}, /* 325 */
    {"aten::squeeze.dims", NULL}, /* 326 */
    {"aten::squeeze_copy", NULL}, /* 327 */
    {"aten::squeeze_copy.dim", NULL}, /* 328 */
    {"aten::squeeze_copy.dims", NULL}, /* 329 */
    {"aten::stack", NULL}, /* 330 */
    {"aten::std.correction", NULL}, /* 331 */
    {"aten::std.dim", NULL}, /* 332 */
    {"aten::std_mean.correction", NULL}, /* 333 */
    {"aten::sub.Scalar", NULL}, /* 334 */
    {"aten::subtract.Tensor", NULL}, /* 335 */
    {"aten::sum", NULL}, /* 336 */
    {"aten::t", NULL}, /* 337 */
    {"aten::t_copy", NULL}, /* 338 */
    {"aten::take_along_dim", NULL}, /* 339 */
    {"aten::tensordot", NULL}, /* 340 */
    {"aten::trace", NULL}, /* 341 */
    {"aten::transpose.int", NULL}, /* 342 */
    {"aten::transpose_copy.int", NULL}, /* 343 */
    {"aten::triangular_solve", NULL}, /* 344 */
    {"aten::tril_indices", NULL}, /* 345 */
    {"aten::triu_indices", NULL}, /* 346 */
    {"aten::true_divide.Tensor", NULL}, /* 347 */
    {"aten::unbind.int", NULL}, /* 348 */
    {"aten::unbind_copy.int", NULL}, /* 349 */
    {"aten::unfold", NULL}, /* 350 */
    {"aten::unfold_backward", NULL}, /* 351 */
    {"aten::unfold_copy", NULL}, /* 352 */
    {"aten::unique_consecutive", NULL}, /* 353 */
    {"aten::unique_dim", NULL}, /* 354 */
    {"aten::unique_dim_consecutive", NULL}, /* 355 */
    {"aten::unsafe_split.Tensor", NULL}, /* 356 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 357 */
    {"aten::unsqueeze", NULL}, /* 358 */
    {"aten::unsqueeze_copy", NULL}, /* 359 */
    {"aten::upsample_bicubic2d", NULL}, /* 360 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 361 */
    {"aten::upsample_bilinear2d", NULL}, /* 362 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 363 */
    {"aten::upsample_linear1d", NULL}, /* 364 */
    {"aten::upsample_linear1d_backward", NULL}, /* 365 */
    {"aten::upsample_nearest1d", NULL}, /* 366 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 367 */
    {"aten::upsample_nearest2d", NULL}, /* 368 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 369 */
    {"aten::upsample_nearest3d", NULL}, /* 370 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 371 */
    {"aten::upsample_trilinear3d", NULL}, /* 372 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 373 */
    {"aten::var.correction", NULL}, /* 374 */
    {"aten::var.dim", NULL}, /* 375 */
    {"aten::var_mean.correction", NULL}, /* 376 */
    {"aten::vdot", NULL}, /* 377 */
    {"aten::view", NULL}, /* 378 */
    {"aten::view.dtype", NULL}, /* 379 */
    {"aten::view_as_complex", NULL}, /* 380 */
    {"aten::view_as_complex_copy", NULL}, /* 381 */
    {"aten::view_as_real", NULL}, /* 382 */
    {"aten::view_as_real_copy", NULL}, /* 383 */
    {"aten::view_copy", NULL}, /* 384 */
    {"aten::view_copy.dtype", NULL}, /* 385 */
    {"aten::vstack", NULL}, /* 386 */
    {"aten::zero", NULL}, /* 387 */
    {"aten::zero_", NULL}, /* 388 */
    {"aten::zeros", NULL}, /* 389 */
    {"aten::zeros_like", NULL}, /* 390 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 1762;

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
    {9000, 9027, 101, 2, 0x0}, /* aten::_linalg_check_errors */
    {9106, 9124, 103, 2, 0x0}, /* aten::_linalg_det */
    {9197, 9222, 105, 2, 0x0}, /* aten::_linalg_det.result */
    {9370, 9389, 107, 2, 0x0}, /* aten::_linalg_eigh */
    {9498, 9529, 109, 2, 0x0}, /* aten::_linalg_eigh.eigenvalues */
    {9710, 9732, 111, 2, 0x0}, /* aten::_linalg_eigvals */
    {9777, 9799, 113, 2, 0x0}, /* aten::_linalg_slogdet */
    {9892, 9919, 115, 2, 0x0}, /* aten::_linalg_slogdet.sign */
    {10109, 10132, 117, 2, 0x0}, /* aten::_linalg_solve_ex */
    {10277, 10307, 119, 2, 0x0}, /* aten::_linalg_solve_ex.result */
    {10545, 10563, 121, 2, 0x0}, /* aten::_linalg_svd */
    {10695, 10715, 123, 2, 0x0}, /* aten::_linalg_svd.U */
    {10904, 10930, 125, 1, 0x5}, /* aten::_local_scalar_dense */
    {10979, 10998, 126, 2, 0x1}, /* aten::_log_softmax */
    {11069, 11092, 128, 2, 0x0}, /* aten::_log_softmax.out */
    {11190, 11223, 130, 2, 0x0}, /* aten::_log_softmax_backward_data */
    {11334, 11371, 132, 2, 0x0}, /* aten::_log_softmax_backward_data.out */
    {11509, 11529, 134, 2, 0x0}, /* aten::_logcumsumexp */
    {11581, 11605, 136, 2, 0x0}, /* aten::_logcumsumexp.out */
    {11684, 11715, 138, 2, 0x1}, /* aten::_native_batch_norm_legit */
    {11909, 11949, 140, 2, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {12103, 12147, 142, 2, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {12382, 12417, 144, 2, 0x0}, /* aten::_native_batch_norm_legit.out */
    {12692, 12734, 146, 1, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {12980, 13023, 147, 1, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {13206, 13253, 148, 1, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {13506, 13522, 149, 1, 0x0}, /* aten::_neg_view */
    {13567, 13588, 150, 1, 0x80000}, /* aten::_neg_view_copy */
    {13632, 13657, 151, 1, 0x80020}, /* aten::_neg_view_copy.out */
    {13728, 13749, 152, 2, 0x1}, /* aten::_pdist_forward */
    {13804, 13829, 154, 1, 0x20}, /* aten::_pdist_forward.out */
    {13912, 13932, 155, 2, 0x0}, /* aten::_prelu_kernel */
    {13990, 14019, 157, 2, 0x0}, /* aten::_prelu_kernel_backward */
    {14116, 14137, 159, 2, 0x0}, /* aten::_reshape_alias */
    {14219, 14245, 161, 1, 0x80000}, /* aten::_reshape_alias_copy */
    {14326, 14356, 162, 1, 0x80020}, /* aten::_reshape_alias_copy.out */
    {14464, 14484, 163, 1, 0x0}, /* aten::_safe_softmax */
    {14560, 14575, 164, 2, 0x1}, /* aten::_softmax */
    {14642, 14661, 166, 2, 0x0}, /* aten::_softmax.out */
    {14755, 14784, 168, 2, 0x0}, /* aten::_softmax_backward_data */
    {14891, 14924, 170, 2, 0x0}, /* aten::_softmax_backward_data.out */
    {15065, 15080, 172, 1, 0x1}, /* aten::_to_copy */
    {15269, 15288, 173, 1, 0x20}, /* aten::_to_copy.out */
    {15412, 15429, 174, 1, 0x0}, /* aten::_trilinear */
    {15566, 15587, 175, 1, 0x20}, /* aten::_trilinear.out */
    {15751, 15765, 176, 2, 0x8}, /* aten::_unique */
    {15857, 15875, 178, 1, 0x20}, /* aten::_unique.out */
    {16016, 16031, 179, 2, 0x8}, /* aten::_unique2 */
    {16158, 16177, 181, 1, 0x20}, /* aten::_unique2.out */
    {16374, 16393, 182, 1, 0x0}, /* aten::_unsafe_view */
    {16450, 16473, 183, 1, 0x20}, /* aten::_unsafe_view.out */
    {16557, 16586, 184, 2, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {16725, 16758, 186, 2, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {16924, 16957, 188, 1, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {17081, 17119, 189, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {17296, 17345, 191, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {17563, 17593, 193, 2, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {17733, 17767, 195, 2, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {17934, 17968, 197, 1, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {18093, 18132, 198, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {18310, 18360, 200, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {18579, 18608, 202, 2, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {18747, 18780, 204, 2, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {18946, 18979, 206, 1, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {19103, 19141, 207, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {19318, 19367, 209, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {19585, 19617, 211, 2, 0x0}, /* aten::_upsample_nearest_exact1d */
    {19715, 19751, 213, 2, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {19876, 19912, 215, 1, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {20019, 20060, 216, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {20196, 20248, 218, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {20425, 20457, 220, 2, 0x0}, /* aten::_upsample_nearest_exact2d */
    {20579, 20615, 222, 2, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {20764, 20800, 224, 1, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {20907, 20948, 225, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {21108, 21160, 227, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {21361, 21393, 229, 2, 0x0}, /* aten::_upsample_nearest_exact3d */
    {21537, 21573, 231, 2, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {21744, 21780, 233, 1, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {21887, 21928, 234, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {22110, 22162, 236, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {22385, 22395, 238, 2, 0x10001}, /* aten::abs */
    {22428, 22442, 240, 2, 0x10000}, /* aten::abs.out */
    {22502, 22513, 242, 2, 0x0}, /* aten::abs_ */
    {22555, 22570, 244, 1, 0x0}, /* aten::absolute */
    {22608, 22627, 245, 1, 0x0}, /* aten::absolute.out */
    {22692, 22708, 246, 1, 0x0}, /* aten::absolute_ */
    {22755, 22766, 247, 2, 0x10001}, /* aten::acos */
    {22800, 22815, 249, 2, 0x10000}, /* aten::acos.out */
    {22876, 22888, 251, 2, 0x10000}, /* aten::acos_ */
    {22931, 22943, 253, 2, 0x10001}, /* aten::acosh */
    {22978, 22994, 255, 2, 0x10000}, /* aten::acosh.out */
    {23056, 23069, 257, 2, 0x10000}, /* aten::acosh_ */
    {23113, 23139, 259, 1, 0x1}, /* aten::adaptive_avg_pool1d */
    {23208, 23234, 260, 1, 0x0}, /* aten::adaptive_avg_pool2d */
    {23306, 23336, 261, 2, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {23435, 23461, 263, 1, 0x0}, /* aten::adaptive_avg_pool3d */
    {23533, 23563, 264, 2, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {23662, 23688, 266, 1, 0x0}, /* aten::adaptive_max_pool1d */
    {23767, 23793, 267, 2, 0x0}, /* aten::adaptive_max_pool2d */
    {23872, 23902, 269, 2, 0x0}, /* aten::adaptive_max_pool2d.out */
    {24032, 24067, 271, 2, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {24161, 24207, 273, 2, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {24342, 24368, 275, 2, 0x0}, /* aten::adaptive_max_pool3d */
    {24447, 24477, 277, 2, 0x0}, /* aten::adaptive_max_pool3d.out */
    {24607, 24642, 279, 2, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {24736, 24782, 281, 2, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {24917, 24934, 283, 1, 0x10001}, /* aten::add.Scalar */
    {25004, 25025, 284, 1, 0x20}, /* aten::add.Scalar_out */
    {25122, 25139, 285, 2, 0x10001}, /* aten::add.Tensor */
    {25212, 25226, 287, 2, 0x10000}, /* aten::add.out */
    {25316, 25334, 289, 1, 0x10000}, /* aten::add_.Scalar */
    {25413, 25431, 290, 2, 0x10000}, /* aten::add_.Tensor */
    {25513, 25526, 292, 2, 0x0}, /* aten::addbmm */
    {25626, 25643, 294, 2, 0x0}, /* aten::addbmm.out */
    {25767, 25781, 296, 2, 0x0}, /* aten::addbmm_ */
    {25890, 25904, 298, 2, 0x10000}, /* aten::addcdiv */
    {25992, 26010, 300, 2, 0x10000}, /* aten::addcdiv.out */
    {26122, 26137, 302, 2, 0x10000}, /* aten::addcdiv_ */
    {26234, 26248, 304, 2, 0x10000}, /* aten::addcmul */
    {26336, 26354, 306, 2, 0x10000}, /* aten::addcmul.out */
    {26466, 26481, 308, 2, 0x10000}, /* aten::addcmul_ */
    {26578, 26590, 310, 2, 0x1}, /* aten::addmm */
    {26685, 26701, 312, 2, 0x0}, /* aten::addmm.out */
    {26820, 26833, 314, 2, 0x0}, /* aten::addmm_ */
    {26937, 26949, 316, 2, 0x0}, /* aten::addmv */
    {27042, 27058, 318, 2, 0x0}, /* aten::addmv.out */
    {27175, 27188, 320, 2, 0x0}, /* aten::addmv_ */
    {27290, 27301, 322, 1, 0x0}, /* aten::addr */
    {27395, 27410, 323, 1, 0x0}, /* aten::addr.out */
    {27528, 27540, 324, 1, 0x0}, /* aten::addr_ */
    {27643, 27657, 325, 1, 0x0}, /* aten::adjoint */
    {27700, 27712, 326, 1, 0x1}, /* aten::alias */
    {27753, 27770, 327, 1, 0x80000}, /* aten::alias_copy */
    {27810, 27831, 328, 1, 0x80020}, /* aten::alias_copy.out */
    {27898, 27908, 329, 2, 0x40000}, /* aten::all */
    {27941, 27959, 331, 2, 0x40000}, /* aten::all.all_out */
    {28023, 28037, 333, 2, 0x40000}, /* aten::all.dim */
    {28103, 28118, 335, 2, 0x40000}, /* aten::all.dims */
    {28193, 28212, 337, 2, 0x40000}, /* aten::all.dims_out */
    {28314, 28328, 339, 2, 0x40000}, /* aten::all.out */
    {28417, 28432, 341, 1, 0x4}, /* aten::allclose */
    {28540, 28551, 342, 2, 0x40001}, /* aten::amax */
    {28620, 28635, 344, 2, 0x40000}, /* aten::amax.out */
    {28731, 28742, 346, 2, 0x40001}, /* aten::amin */
    {28811, 28826, 348, 2, 0x40000}, /* aten::amin.out */
    {28922, 28936, 350, 2, 0x40000}, /* aten::aminmax */
    {29029, 29047, 352, 2, 0x40000}, /* aten::aminmax.out */
    {29184, 29196, 354, 2, 0x10000}, /* aten::angle */
    {29231, 29247, 356, 2, 0x10000}, /* aten::angle.out */
    {29309, 29319, 358, 2, 0x40001}, /* aten::any */
    {29352, 29370, 360, 2, 0x40000}, /* aten::any.all_out */
    {29434, 29448, 362, 2, 0x40001}, /* aten::any.dim */
    {29514, 29529, 364, 2, 0x40001}, /* aten::any.dims */
    {29604, 29623, 366, 2, 0x40000}, /* aten::any.dims_out */
    {29725, 29739, 368, 2, 0x40000}, /* aten::any.out */
    {29828, 29841, 370, 2, 0x0}, /* aten::arange */
    {29968, 29985, 372, 1, 0x0}, /* aten::arange.out */
    {30047, 30066, 373, 2, 0x0}, /* aten::arange.start */
    {30213, 30236, 375, 2, 0x0}, /* aten::arange.start_out */
    {30333, 30357, 377, 2, 0x1}, /* aten::arange.start_step */
    {30524, 30537, 379, 1, 0x0}, /* aten::arccos */
    {30573, 30590, 380, 1, 0x0}, /* aten::arccos.out */
    {30653, 30667, 381, 1, 0x0}, /* aten::arccos_ */
    {30712, 30726, 382, 1, 0x0}, /* aten::arccosh */
    {30763, 30781, 383, 1, 0x0}, /* aten::arccosh.out */
    {30845, 30860, 384, 1, 0x0}, /* aten::arccosh_ */
    {30906, 30919, 385, 1, 0x0}, /* aten::arcsin */
    {30955, 30972, 386, 1, 0x0}, /* aten::arcsin.out */
    {31035, 31049, 387, 1, 0x0}, /* aten::arcsin_ */
    {31094, 31108, 388, 1, 0x0}, /* aten::arcsinh */
    {31145, 31163, 389, 1, 0x0}, /* aten::arcsinh.out */
    {31227, 31242, 390, 1, 0x0}, /* aten::arcsinh_ */
    {31288, 31301, 391, 1, 0x0}, /* aten::arctan */
    {31337, 31354, 392, 1, 0x0}, /* aten::arctan.out */
    {31417, 31431, 393, 1, 0x0}, /* aten::arctan2 */
    {31482, 31500, 394, 1, 0x0}, /* aten::arctan2.out */
    {31578, 31593, 395, 1, 0x0}, /* aten::arctan2_ */
    {31653, 31667, 396, 1, 0x0}, /* aten::arctan_ */
    {31712, 31726, 397, 1, 0x0}, /* aten::arctanh */
    {31763, 31781, 398, 1, 0x0}, /* aten::arctanh.out */
    {31845, 31860, 399, 1, 0x0}, /* aten::arctanh_ */
    {31906, 31919, 400, 2, 0x40001}, /* aten::argmax */
    {31990, 32007, 402, 2, 0x40000}, /* aten::argmax.out */
    {32105, 32118, 404, 2, 0x40001}, /* aten::argmin */
    {32189, 32206, 406, 2, 0x40000}, /* aten::argmin.out */
    {32304, 32318, 408, 1, 0x0}, /* aten::argsort */
    {32390, 32411, 409, 1, 0x0}, /* aten::argsort.stable */
    {32506, 32531, 410, 1, 0x0}, /* aten::argsort.stable_out */
    {32650, 32665, 411, 1, 0x8}, /* aten::argwhere */
    {32703, 32720, 412, 2, 0x1}, /* aten::as_strided */
    {32827, 32845, 414, 1, 0x80}, /* aten::as_strided_ */
    {32955, 32977, 415, 1, 0x80000}, /* aten::as_strided_copy */
    {33083, 33109, 416, 1, 0x80020}, /* aten::as_strided_copy.out */
    {33242, 33267, 417, 1, 0x0}, /* aten::as_strided_scatter */
    {33388, 33417, 418, 1, 0x20}, /* aten::as_strided_scatter.out */
    {33565, 33576, 419, 2, 0x10001}, /* aten::asin */
    {33610, 33625, 421, 2, 0x10000}, /* aten::asin.out */
    {33686, 33698, 423, 2, 0x10000}, /* aten::asin_ */
    {33741, 33753, 425, 2, 0x10001}, /* aten::asinh */
    {33788, 33804, 427, 2, 0x10000}, /* aten::asinh.out */
    {33866, 33879, 429, 2, 0x10000}, /* aten::asinh_ */
    {33923, 33934, 431, 2, 0x10001}, /* aten::atan */
    {33968, 33983, 433, 2, 0x10000}, /* aten::atan.out */
    {34044, 34056, 435, 2, 0x10001}, /* aten::atan2 */
    {34105, 34121, 437, 2, 0x10001}, /* aten::atan2.out */
    {34197, 34210, 439, 2, 0x10000}, /* aten::atan2_ */
    {34268, 34280, 441, 2, 0x10000}, /* aten::atan_ */
    {34323, 34335, 443, 2, 0x10001}, /* aten::atanh */
    {34370, 34386, 445, 2, 0x10000}, /* aten::atanh.out */
    {34448, 34461, 447, 2, 0x10000}, /* aten::atanh_ */
    {34505, 34522, 449, 1, 0x100}, /* aten::atleast_1d */
    {34562, 34588, 450, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {34644, 34661, 451, 1, 0x100}, /* aten::atleast_2d */
    {34701, 34727, 452, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {34783, 34800, 453, 1, 0x100}, /* aten::atleast_3d */
    {34840, 34866, 454, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {34922, 34939, 455, 1, 0x1}, /* aten::avg_pool1d */
    {35086, 35103, 456, 2, 0x1}, /* aten::avg_pool2d */
    {35278, 35299, 458, 2, 0x0}, /* aten::avg_pool2d.out */
    {35501, 35527, 460, 2, 0x1}, /* aten::avg_pool2d_backward */
    {35710, 35747, 462, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {35971, 35988, 464, 2, 0x1}, /* aten::avg_pool3d */
    {36163, 36184, 466, 2, 0x0}, /* aten::avg_pool3d.out */
    {36386, 36412, 468, 2, 0x0}, /* aten::avg_pool3d_backward */
    {36595, 36632, 470, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {36856, 36870, 472, 2, 0x0}, /* aten::baddbmm */
    {36971, 36989, 474, 2, 0x0}, /* aten::baddbmm.out */
    {37114, 37129, 476, 2, 0x0}, /* aten::baddbmm_ */
    {37239, 37256, 478, 1, 0x100}, /* aten::batch_norm */
    {37432, 37458, 479, 2, 0x0}, /* aten::batch_norm_backward */
    {37699, 37729, 481, 2, 0x0}, /* aten::batch_norm_update_stats */
    {37852, 37886, 483, 1, 0x20}, /* aten::batch_norm_update_stats.out */
    {38058, 38073, 484, 1, 0x0}, /* aten::bilinear */
    {38162, 38189, 485, 2, 0x0}, /* aten::binary_cross_entropy */
    {38295, 38326, 487, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {38459, 38495, 489, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {38630, 38677, 491, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {38853, 38892, 493, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {39035, 39078, 495, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {39245, 39260, 496, 2, 0x8}, /* aten::bincount */
    {39340, 39359, 498, 1, 0x20}, /* aten::bincount.out */
    {39466, 39491, 499, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {39553, 39585, 500, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {39654, 39690, 501, 1, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {39786, 39815, 502, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {39904, 39929, 503, 2, 0x10001}, /* aten::bitwise_and.Tensor */
    {39991, 40020, 505, 2, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {40109, 40135, 507, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {40206, 40232, 508, 2, 0x10000}, /* aten::bitwise_and_.Tensor */
    {40303, 40342, 510, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {40418, 40461, 511, 1, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {40564, 40596, 512, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {40665, 40704, 514, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {40780, 40823, 515, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {40926, 40962, 516, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {41058, 41091, 518, 2, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {41169, 41209, 520, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {41294, 41312, 521, 2, 0x10001}, /* aten::bitwise_not */
    {41353, 41375, 523, 2, 0x10000}, /* aten::bitwise_not.out */
    {41443, 41462, 525, 2, 0x10000}, /* aten::bitwise_not_ */
    {41512, 41536, 527, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {41597, 41628, 528, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {41696, 41731, 529, 1, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {41826, 41854, 530, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {41942, 41966, 531, 2, 0x10001}, /* aten::bitwise_or.Tensor */
    {42027, 42055, 533, 2, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {42143, 42168, 535, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {42238, 42263, 536, 2, 0x10000}, /* aten::bitwise_or_.Tensor */
    {42333, 42373, 538, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {42450, 42494, 539, 1, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {42598, 42631, 540, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {42701, 42741, 542, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {42818, 42862, 543, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {42966, 43003, 544, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {43100, 43134, 546, 2, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {43213, 43254, 548, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {43340, 43365, 549, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {43427, 43459, 550, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {43528, 43564, 551, 1, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {43660, 43689, 552, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {43778, 43803, 553, 2, 0x10001}, /* aten::bitwise_xor.Tensor */
    {43865, 43894, 555, 2, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {43983, 44009, 557, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {44080, 44106, 558, 2, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {44177, 44194, 560, 1, 0x0}, /* aten::block_diag */
    {44239, 44260, 561, 1, 0x20}, /* aten::block_diag.out */
    {44332, 44342, 562, 2, 0x1}, /* aten::bmm */
    {44388, 44402, 564, 2, 0x0}, /* aten::bmm.out */
    {44475, 44499, 566, 1, 0x0}, /* aten::broadcast_tensors */
    {44553, 44572, 567, 1, 0x0}, /* aten::broadcast_to */
    {44635, 44658, 568, 2, 0x0}, /* aten::bucketize.Scalar */
    {44766, 44793, 570, 1, 0x20}, /* aten::bucketize.Scalar_out */
    {44925, 44948, 571, 2, 0x0}, /* aten::bucketize.Tensor */
    {45056, 45083, 573, 2, 0x0}, /* aten::bucketize.Tensor_out */
    {45215, 45230, 575, 1, 0x0}, /* aten::can_cast */
    {45286, 45307, 576, 1, 0x100}, /* aten::cartesian_prod */
    {45356, 45366, 577, 2, 0x1}, /* aten::cat */
    {45415, 45429, 579, 2, 0x0}, /* aten::cat.out */
    {45505, 45517, 581, 1, 0x0}, /* aten::cdist */
    {45596, 45607, 582, 2, 0x10001}, /* aten::ceil */
    {45641, 45656, 584, 2, 0x10000}, /* aten::ceil.out */
    {45717, 45729, 586, 2, 0x10000}, /* aten::ceil_ */
    {45772, 45783, 588, 1, 0x10000}, /* aten::celu */
    {45835, 45850, 589, 1, 0x20}, /* aten::celu.out */
    {45928, 45940, 590, 1, 0x10000}, /* aten::celu_ */
    {46001, 46016, 591, 2, 0x0}, /* aten::cholesky */
    {46072, 46091, 593, 2, 0x0}, /* aten::cholesky.out */
    {46174, 46197, 595, 2, 0x0}, /* aten::cholesky_inverse */
    {46261, 46288, 597, 2, 0x0}, /* aten::cholesky_inverse.out */
    {46379, 46400, 599, 2, 0x0}, /* aten::cholesky_solve */
    {46477, 46502, 601, 2, 0x0}, /* aten::cholesky_solve.out */
    {46606, 46618, 603, 1, 0x0}, /* aten::chunk */
    {46689, 46701, 604, 2, 0x10001}, /* aten::clamp */
    {46772, 46791, 606, 2, 0x10001}, /* aten::clamp.Tensor */
    {46869, 46892, 608, 2, 0x10000}, /* aten::clamp.Tensor_out */
    {46997, 47013, 610, 2, 0x10000}, /* aten::clamp.out */
    {47111, 47124, 612, 2, 0x10000}, /* aten::clamp_ */
    {47204, 47224, 614, 2, 0x10000}, /* aten::clamp_.Tensor */
    {47311, 47327, 616, 2, 0x10000}, /* aten::clamp_max */
    {47378, 47401, 618, 2, 0x10000}, /* aten::clamp_max.Tensor */
    {47459, 47486, 620, 2, 0x10000}, /* aten::clamp_max.Tensor_out */
    {47571, 47591, 622, 2, 0x10000}, /* aten::clamp_max.out */
    {47669, 47686, 624, 2, 0x10000}, /* aten::clamp_max_ */
    {47746, 47770, 626, 2, 0x10000}, /* aten::clamp_max_.Tensor */
    {47837, 47853, 628, 2, 0x10000}, /* aten::clamp_min */
    {47904, 47927, 630, 2, 0x10000}, /* aten::clamp_min.Tensor */
    {47985, 48012, 632, 2, 0x10000}, /* aten::clamp_min.Tensor_out */
    {48097, 48117, 634, 2, 0x10000}, /* aten::clamp_min.out */
    {48195, 48212, 636, 2, 0x10000}, /* aten::clamp_min_ */
    {48272, 48296, 638, 2, 0x10000}, /* aten::clamp_min_.Tensor */
    {48363, 48374, 640, 1, 0x10000}, /* aten::clip */
    {48444, 48462, 641, 1, 0x10000}, /* aten::clip.Tensor */
    {48539, 48561, 642, 1, 0x0}, /* aten::clip.Tensor_out */
    {48665, 48680, 643, 1, 0x10000}, /* aten::clip.out */
    {48777, 48789, 644, 1, 0x10000}, /* aten::clip_ */
    {48868, 48887, 645, 1, 0x10000}, /* aten::clip_.Tensor */
    {48973, 48985, 646, 1, 0x10001}, /* aten::clone */
    {49057, 49073, 647, 1, 0x20}, /* aten::clone.out */
    {49169, 49188, 648, 1, 0x0}, /* aten::column_stack */
    {49235, 49258, 649, 1, 0x0}, /* aten::column_stack.out */
    {49332, 49351, 650, 1, 0x0}, /* aten::combinations */
    {49431, 49445, 651, 2, 0x0}, /* aten::complex */
    {49495, 49513, 653, 2, 0x0}, /* aten::complex.out */
    {49590, 49603, 655, 1, 0x0}, /* aten::concat */
    {49655, 49672, 656, 1, 0x0}, /* aten::concat.out */
    {49751, 49769, 657, 1, 0x0}, /* aten::concatenate */
    {49826, 49848, 658, 1, 0x0}, /* aten::concatenate.out */
    {49932, 49943, 659, 1, 0x0}, /* aten::conj */
    {49983, 50003, 660, 1, 0x10100}, /* aten::conj_physical */
    {50046, 50070, 661, 2, 0x10000}, /* aten::conj_physical.out */
    {50140, 50161, 663, 2, 0x10000}, /* aten::conj_physical_ */
    {50213, 50235, 665, 1, 0x1}, /* aten::constant_pad_nd */
    {50310, 50336, 666, 1, 0x20}, /* aten::constant_pad_nd.out */
    {50438, 50455, 667, 1, 0x0}, /* aten::contiguous */
    {50550, 50563, 668, 1, 0x0}, /* aten::conv1d */
    {50714, 50735, 669, 1, 0x0}, /* aten::conv1d.padding */
    {50894, 50907, 670, 1, 0x0}, /* aten::conv2d */
    {51058, 51079, 671, 1, 0x0}, /* aten::conv2d.padding */
    {51238, 51251, 672, 1, 0x0}, /* aten::conv3d */
    {51402, 51423, 673, 1, 0x0}, /* aten::conv3d.padding */
    {51582, 51605, 674, 1, 0x0}, /* aten::conv_transpose1d */
    {51794, 51823, 675, 1, 0x0}, /* aten::conv_transpose2d.input */
    {52018, 52047, 676, 1, 0x0}, /* aten::conv_transpose3d.input */
    {52242, 52260, 677, 2, 0x1}, /* aten::convolution */
    {52442, 52464, 679, 1, 0x20}, /* aten::convolution.out */
    {52673, 52700, 680, 2, 0x1}, /* aten::convolution_backward */
    {52958, 52989, 682, 1, 0x20}, /* aten::convolution_backward.out */
    {53317, 53328, 683, 1, 0x1}, /* aten::copy */
    {53399, 53414, 684, 1, 0x20}, /* aten::copy.out */
    {53512, 53524, 685, 1, 0x0}, /* aten::copy_ */
    {53604, 53626, 686, 1, 0x10000}, /* aten::copysign.Scalar */
    {53685, 53711, 687, 1, 0x10000}, /* aten::copysign.Scalar_out */
    {53797, 53819, 688, 2, 0x10000}, /* aten::copysign.Tensor */
    {53878, 53897, 690, 2, 0x10000}, /* aten::copysign.out */
    {53976, 53999, 692, 1, 0x0}, /* aten::copysign_.Scalar */
    {54067, 54090, 693, 2, 0x0}, /* aten::copysign_.Tensor */
    {54158, 54173, 695, 1, 0x0}, /* aten::corrcoef */
    {54211, 54221, 696, 2, 0x10001}, /* aten::cos */
    {54254, 54268, 698, 2, 0x10000}, /* aten::cos.out */
    {54328, 54339, 700, 2, 0x10000}, /* aten::cos_ */
    {54381, 54392, 702, 2, 0x10001}, /* aten::cosh */
    {54426, 54441, 704, 2, 0x10000}, /* aten::cosh.out */
    {54502, 54514, 706, 2, 0x10000}, /* aten::cosh_ */
    {54557, 54585, 708, 1, 0x0}, /* aten::cosine_embedding_loss */
    {54706, 54730, 709, 1, 0x0}, /* aten::cosine_similarity */
    {54814, 54834, 710, 1, 0x40000}, /* aten::count_nonzero */
    {54892, 54924, 711, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {54990, 55026, 713, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {55119, 55143, 714, 1, 0x20}, /* aten::count_nonzero.out */
    {55228, 55238, 715, 1, 0x0}, /* aten::cov */
    {55338, 55351, 716, 1, 0x0}, /* aten::cummax */
    {55421, 55438, 717, 2, 0x0}, /* aten::cummax.out */
    {55562, 55575, 719, 1, 0x0}, /* aten::cummin */
    {55645, 55662, 720, 2, 0x0}, /* aten::cummin.out */
    {55786, 55800, 722, 2, 0x0}, /* aten::cumprod */
    {55873, 55891, 724, 2, 0x0}, /* aten::cumprod.out */
    {55988, 56003, 726, 2, 0x0}, /* aten::cumprod_ */
    {56085, 56098, 728, 2, 0x1}, /* aten::cumsum */
    {56170, 56187, 730, 2, 0x0}, /* aten::cumsum.out */
    {56283, 56297, 732, 2, 0x0}, /* aten::cumsum_ */
    {56378, 56408, 734, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {56486, 56515, 735, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {56589, 56603, 736, 1, 0x10000}, /* aten::deg2rad */
    {56640, 56658, 737, 1, 0x10000}, /* aten::deg2rad.out */
    {56722, 56737, 738, 1, 0x10000}, /* aten::deg2rad_ */
    {56783, 56796, 739, 1, 0x0}, /* aten::detach */
    {56838, 56852, 740, 1, 0x80}, /* aten::detach_ */
    {56897, 56915, 741, 1, 0x80000}, /* aten::detach_copy */
    {56956, 56978, 742, 1, 0x80020}, /* aten::detach_copy.out */
    {57046, 57057, 743, 1, 0x0}, /* aten::diag */
    {57107, 57122, 744, 1, 0x0}, /* aten::diag.out */
    {57199, 57216, 745, 1, 0x0}, /* aten::diag_embed */
    {57296, 57317, 746, 1, 0x20}, /* aten::diag_embed.out */
    {57424, 57439, 747, 1, 0x0}, /* aten::diagflat */
    {57491, 57506, 748, 1, 0x1}, /* aten::diagonal */
    {57588, 57612, 749, 1, 0x0}, /* aten::diagonal_backward */
    {57720, 57748, 750, 1, 0x20}, /* aten::diagonal_backward.out */
    {57883, 57903, 751, 1, 0x80000}, /* aten::diagonal_copy */
    {57984, 58008, 752, 1, 0x80020}, /* aten::diagonal_copy.out */
    {58116, 58139, 753, 1, 0x0}, /* aten::diagonal_scatter */
    {58235, 58262, 754, 1, 0x20}, /* aten::diagonal_scatter.out */
    {58385, 58396, 755, 1, 0x0}, /* aten::diff */
    {58494, 58509, 756, 1, 0x0}, /* aten::diff.out */
    {58634, 58648, 757, 2, 0x10000}, /* aten::digamma */
    {58685, 58703, 759, 2, 0x10000}, /* aten::digamma.out */
    {58767, 58782, 761, 2, 0x10000}, /* aten::digamma_ */
    {58828, 58839, 763, 1, 0x0}, /* aten::dist */
    {58899, 58914, 764, 1, 0x20}, /* aten::dist.out */
    {59001, 59018, 765, 1, 0x10001}, /* aten::div.Scalar */
    {59072, 59094, 766, 1, 0x10001}, /* aten::div.Scalar_mode */
    {59176, 59202, 767, 1, 0x20}, /* aten::div.Scalar_mode_out */
    {59308, 59329, 768, 1, 0x20}, /* aten::div.Scalar_out */
    {59410, 59427, 769, 2, 0x10001}, /* aten::div.Tensor */
    {59481, 59503, 771, 2, 0x10001}, /* aten::div.Tensor_mode */
    {59585, 59599, 773, 2, 0x10000}, /* aten::div.out */
    {59673, 59692, 775, 2, 0x10000}, /* aten::div.out_mode */
    {59791, 59809, 777, 1, 0x10000}, /* aten::div_.Scalar */
    {59872, 59895, 778, 1, 0x10000}, /* aten::div_.Scalar_mode */
    {59986, 60004, 779, 2, 0x10000}, /* aten::div_.Tensor */
    {60067, 60090, 781, 2, 0x10000}, /* aten::div_.Tensor_mode */
    {60181, 60201, 783, 1, 0x0}, /* aten::divide.Scalar */
    {60258, 60283, 784, 1, 0x0}, /* aten::divide.Scalar_mode */
    {60368, 60388, 785, 1, 0x0}, /* aten::divide.Tensor */
    {60445, 60470, 786, 1, 0x0}, /* aten::divide.Tensor_mode */
    {60555, 60572, 787, 1, 0x0}, /* aten::divide.out */
    {60649, 60671, 788, 1, 0x0}, /* aten::divide.out_mode */
    {60773, 60794, 789, 1, 0x0}, /* aten::divide_.Scalar */
    {60860, 60886, 790, 1, 0x0}, /* aten::divide_.Scalar_mode */
    {60980, 61001, 791, 1, 0x0}, /* aten::divide_.Tensor */
    {61067, 61093, 792, 1, 0x0}, /* aten::divide_.Tensor_mode */
    {61187, 61197, 793, 2, 0x0}, /* aten::dot */
    {61245, 61259, 795, 1, 0x0}, /* aten::dot.out */
    {61334, 61353, 796, 1, 0x0}, /* aten::dsplit.array */
    {61423, 61440, 797, 1, 0x0}, /* aten::dsplit.int */
    {61507, 61520, 798, 1, 0x0}, /* aten::dstack */
    {61561, 61578, 799, 1, 0x0}, /* aten::dstack.out */
    {61646, 61659, 800, 1, 0x0}, /* aten::einsum */
    {61735, 61745, 801, 2, 0x10001}, /* aten::elu */
    {61832, 61846, 803, 2, 0x0}, /* aten::elu.out */
    {61960, 61971, 805, 2, 0x10000}, /* aten::elu_ */
    {62067, 62086, 807, 2, 0x0}, /* aten::elu_backward */
    {62222, 62252, 809, 2, 0x0}, /* aten::elu_backward.grad_input */
    {62429, 62445, 811, 1, 0x1}, /* aten::embedding */
    {62575, 62595, 812, 1, 0x20}, /* aten::embedding.out */
    {62752, 62777, 813, 1, 0x0}, /* aten::embedding_backward */
    {62919, 62950, 814, 2, 0x1}, /* aten::embedding_dense_backward */
    {63092, 63127, 816, 1, 0x20}, /* aten::embedding_dense_backward.out */
    {63296, 63322, 817, 3, 0x1}, /* aten::empty.memory_format */
    {63499, 63515, 820, 1, 0x0}, /* aten::empty.out */
    {63613, 63630, 821, 1, 0x0}, /* aten::empty_like */
    {63796, 63817, 822, 1, 0x20}, /* aten::empty_like.out */
    {63918, 63939, 823, 2, 0x0}, /* aten::empty_permuted */
    {64100, 64125, 825, 1, 0x20}, /* aten::empty_permuted.out */
    {64221, 64241, 826, 3, 0x1}, /* aten::empty_strided */
    {64395, 64419, 829, 1, 0x20}, /* aten::empty_strided.out */
    {64508, 64524, 830, 2, 0x10001}, /* aten::eq.Scalar */
    {64577, 64597, 832, 2, 0x10000}, /* aten::eq.Scalar_out */
    {64677, 64693, 834, 2, 0x10001}, /* aten::eq.Tensor */
    {64746, 64766, 836, 2, 0x10000}, /* aten::eq.Tensor_out */
    {64846, 64863, 838, 2, 0x0}, /* aten::eq_.Scalar */
    {64925, 64942, 840, 2, 0x0}, /* aten::eq_.Tensor */
    {65004, 65016, 842, 2, 0x10004}, /* aten::equal */
    {65063, 65073, 844, 2, 0x10001}, /* aten::erf */
    {65106, 65120, 846, 2, 0x10000}, /* aten::erf.out */
    {65180, 65191, 848, 2, 0x10000}, /* aten::erf_ */
    {65233, 65244, 850, 2, 0x10000}, /* aten::erfc */
    {65278, 65293, 852, 2, 0x10000}, /* aten::erfc.out */
    {65354, 65366, 854, 2, 0x10000}, /* aten::erfc_ */
    {65409, 65422, 856, 2, 0x10000}, /* aten::erfinv */
    {65458, 65475, 858, 2, 0x10000}, /* aten::erfinv.out */
    {65538, 65552, 860, 2, 0x10000}, /* aten::erfinv_ */
    {65597, 65607, 862, 2, 0x10001}, /* aten::exp */
    {65640, 65654, 864, 2, 0x10000}, /* aten::exp.out */
    {65714, 65725, 866, 2, 0x10000}, /* aten::exp2 */
    {65759, 65774, 868, 2, 0x10000}, /* aten::exp2.out */
    {65835, 65847, 870, 2, 0x10000}, /* aten::exp2_ */
    {65890, 65901, 872, 2, 0x10000}, /* aten::exp_ */
    {65943, 65956, 874, 1, 0x1}, /* aten::expand */
    {66037, 66053, 875, 1, 0x0}, /* aten::expand_as */
    {66112, 66130, 876, 1, 0x80000}, /* aten::expand_copy */
    {66210, 66232, 877, 1, 0x80020}, /* aten::expand_copy.out */
    {66336, 66348, 878, 2, 0x10001}, /* aten::expm1 */
    {66383, 66399, 880, 2, 0x10000}, /* aten::expm1.out */
    {66461, 66474, 882, 2, 0x10000}, /* aten::expm1_ */
    {66518, 66528, 884, 2, 0x0}, /* aten::eye */
    {66650, 66662, 886, 2, 0x0}, /* aten::eye.m */
    {66796, 66812, 888, 2, 0x0}, /* aten::eye.m_out */
    {66881, 66895, 890, 2, 0x0}, /* aten::eye.out */
    {66952, 66966, 892, 1, 0x0}, /* aten::fft_fft */
    {67047, 67065, 893, 1, 0x0}, /* aten::fft_fft.out */
    {67173, 67188, 894, 1, 0x0}, /* aten::fft_fft2 */
    {67281, 67300, 895, 1, 0x0}, /* aten::fft_fft2.out */
    {67420, 67435, 896, 1, 0x0}, /* aten::fft_fftn */
    {67526, 67545, 897, 1, 0x0}, /* aten::fft_fftn.out */
    {67663, 67678, 898, 1, 0x0}, /* aten::fft_hfft */
    {67760, 67779, 899, 1, 0x0}, /* aten::fft_hfft.out */
    {67888, 67904, 900, 1, 0x0}, /* aten::fft_hfft2 */
    {67998, 68018, 901, 1, 0x0}, /* aten::fft_hfft2.out */
    {68139, 68155, 902, 1, 0x0}, /* aten::fft_hfftn */
    {68247, 68267, 903, 1, 0x0}, /* aten::fft_hfftn.out */
    {68386, 68401, 904, 1, 0x0}, /* aten::fft_ifft */
    {68483, 68502, 905, 1, 0x0}, /* aten::fft_ifft.out */
    {68611, 68627, 906, 1, 0x0}, /* aten::fft_ifft2 */
    {68721, 68741, 907, 1, 0x0}, /* aten::fft_ifft2.out */
    {68862, 68878, 908, 1, 0x0}, /* aten::fft_ifftn */
    {68970, 68990, 909, 1, 0x0}, /* aten::fft_ifftn.out */
    {69109, 69125, 910, 1, 0x0}, /* aten::fft_ihfft */
    {69208, 69228, 911, 1, 0x0}, /* aten::fft_ihfft.out */
    {69338, 69355, 912, 1, 0x0}, /* aten::fft_ihfft2 */
    {69450, 69471, 913, 1, 0x0}, /* aten::fft_ihfft2.out */
    {69593, 69610, 914, 1, 0x0}, /* aten::fft_ihfftn */
    {69703, 69724, 915, 1, 0x0}, /* aten::fft_ihfftn.out */
    {69844, 69860, 916, 1, 0x0}, /* aten::fft_irfft */
    {69943, 69963, 917, 1, 0x0}, /* aten::fft_irfft.out */
    {70073, 70090, 918, 1, 0x0}, /* aten::fft_irfft2 */
    {70185, 70206, 919, 1, 0x0}, /* aten::fft_irfft2.out */
    {70328, 70345, 920, 1, 0x0}, /* aten::fft_irfftn */
    {70438, 70459, 921, 1, 0x0}, /* aten::fft_irfftn.out */
    {70579, 70594, 922, 1, 0x0}, /* aten::fft_rfft */
    {70676, 70695, 923, 1, 0x0}, /* aten::fft_rfft.out */
    {70804, 70820, 924, 1, 0x0}, /* aten::fft_rfft2 */
    {70914, 70934, 925, 1, 0x0}, /* aten::fft_rfft2.out */
    {71055, 71071, 926, 1, 0x0}, /* aten::fft_rfftn */
    {71163, 71183, 927, 1, 0x0}, /* aten::fft_rfftn.out */
    {71302, 71320, 928, 1, 0x1}, /* aten::fill.Scalar */
    {71375, 71397, 929, 1, 0x20}, /* aten::fill.Scalar_out */
    {71479, 71497, 930, 1, 0x0}, /* aten::fill.Tensor */
    {71552, 71574, 931, 1, 0x20}, /* aten::fill.Tensor_out */
    {71656, 71675, 932, 2, 0x0}, /* aten::fill_.Scalar */
    {71739, 71758, 934, 2, 0x0}, /* aten::fill_.Tensor */
    {71822, 71832, 936, 1, 0x0}, /* aten::fix */
    {71865, 71879, 937, 1, 0x0}, /* aten::fix.out */
    {71939, 71950, 938, 1, 0x0}, /* aten::fix_ */
    {71992, 72017, 939, 1, 0x0}, /* aten::flatten.using_ints */
    {72104, 72115, 940, 2, 0x1}, /* aten::flip */
    {72161, 72176, 942, 1, 0x20}, /* aten::flip.out */
    {72249, 72262, 943, 1, 0x0}, /* aten::fliplr */
    {72298, 72311, 944, 1, 0x0}, /* aten::flipud */
    {72347, 72372, 945, 1, 0x10000}, /* aten::float_power.Scalar */
    {72437, 72466, 946, 1, 0x10000}, /* aten::float_power.Scalar_out */
    {72558, 72590, 947, 1, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {72662, 72698, 948, 1, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {72797, 72829, 949, 1, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {72901, 72937, 950, 1, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {73036, 73062, 951, 1, 0x10000}, /* aten::float_power_.Scalar */
    {73136, 73162, 952, 1, 0x10000}, /* aten::float_power_.Tensor */
    {73236, 73248, 953, 2, 0x10001}, /* aten::floor */
    {73283, 73299, 955, 2, 0x10000}, /* aten::floor.out */
    {73361, 73374, 957, 2, 0x10000}, /* aten::floor_ */
    {73418, 73437, 959, 2, 0x0}, /* aten::floor_divide */
    {73493, 73519, 961, 1, 0x0}, /* aten::floor_divide.Scalar */
    {73582, 73612, 962, 1, 0x20}, /* aten::floor_divide.Scalar_out */
    {73702, 73725, 963, 2, 0x0}, /* aten::floor_divide.out */
    {73808, 73835, 965, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {73907, 73934, 966, 2, 0x0}, /* aten::floor_divide_.Tensor */
    {74006, 74017, 968, 2, 0x10000}, /* aten::fmax */
    {74065, 74080, 970, 2, 0x10000}, /* aten::fmax.out */
    {74155, 74166, 972, 2, 0x10000}, /* aten::fmin */
    {74214, 74229, 974, 2, 0x10000}, /* aten::fmin.out */
    {74304, 74322, 976, 1, 0x10001}, /* aten::fmod.Scalar */
    {74377, 74399, 977, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {74481, 74499, 978, 2, 0x10001}, /* aten::fmod.Tensor */
    {74554, 74576, 980, 2, 0x10000}, /* aten::fmod.Tensor_out */
    {74658, 74677, 982, 1, 0x10000}, /* aten::fmod_.Scalar */
    {74741, 74760, 983, 2, 0x10000}, /* aten::fmod_.Tensor */
    {74824, 74835, 985, 2, 0x10000}, /* aten::frac */
    {74869, 74884, 987, 2, 0x10000}, /* aten::frac.out */
    {74945, 74957, 989, 2, 0x10000}, /* aten::frac_ */
    {75000, 75028, 991, 2, 0x0}, /* aten::fractional_max_pool2d */
    {75152, 75187, 993, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {75368, 75405, 995, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {75541, 75589, 997, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {75766, 75794, 999, 2, 0x0}, /* aten::fractional_max_pool3d */
    {75918, 75953, 1001, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {76134, 76171, 1003, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {76307, 76355, 1005, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {76532, 76551, 1007, 2, 0x10000}, /* aten::frexp.Tensor */
    {76621, 76644, 1009, 2, 0x10000}, /* aten::frexp.Tensor_out */
    {76771, 76787, 1011, 2, 0x0}, /* aten::from_file */
    {76951, 76971, 1013, 1, 0x20}, /* aten::from_file.out */
    {77070, 77081, 1014, 2, 0x1}, /* aten::full */
    {77228, 77243, 1016, 1, 0x0}, /* aten::full.out */
    {77325, 77341, 1017, 1, 0x1}, /* aten::full_like */
    {77525, 77545, 1018, 1, 0x20}, /* aten::full_like.out */
    {77664, 77677, 1019, 2, 0x1}, /* aten::gather */
    {77763, 77780, 1021, 2, 0x0}, /* aten::gather.out */
    {77890, 77912, 1023, 1, 0x0}, /* aten::gather_backward */
    {78011, 78021, 1024, 2, 0x10000}, /* aten::gcd */
    {78068, 78082, 1026, 2, 0x10000}, /* aten::gcd.out */
    {78156, 78167, 1028, 2, 0x0}, /* aten::gcd_ */
    {78223, 78239, 1030, 2, 0x10001}, /* aten::ge.Scalar */
    {78292, 78312, 1032, 2, 0x10000}, /* aten::ge.Scalar_out */
    {78392, 78408, 1034, 2, 0x10001}, /* aten::ge.Tensor */
    {78461, 78481, 1036, 2, 0x10000}, /* aten::ge.Tensor_out */
    {78561, 78578, 1038, 2, 0x0}, /* aten::ge_.Scalar */
    {78640, 78657, 1040, 2, 0x0}, /* aten::ge_.Tensor */
    {78719, 78730, 1042, 2, 0x10001}, /* aten::gelu */
    {78791, 78806, 1044, 2, 0x0}, /* aten::gelu.out */
    {78891, 78903, 1046, 2, 0x0}, /* aten::gelu_ */
    {78973, 78993, 1048, 2, 0x10000}, /* aten::gelu_backward */
    {79083, 79114, 1050, 2, 0x0}, /* aten::gelu_backward.grad_input */
    {79242, 79254, 1052, 2, 0x0}, /* aten::geqrf */
    {79305, 79319, 1054, 2, 0x0}, /* aten::geqrf.a */
    {79413, 79423, 1056, 1, 0x0}, /* aten::ger */
    {79469, 79483, 1057, 1, 0x0}, /* aten::ger.out */
    {79556, 79577, 1058, 1, 0x0}, /* aten::gradient.array */
    {79655, 79682, 1059, 1, 0x0}, /* aten::gradient.scalararray */
    {79782, 79807, 1060, 1, 0x0}, /* aten::gradient.scalarint */
    {79915, 79945, 1061, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {80050, 80078, 1062, 1, 0x0}, /* aten::gradient.scalarrayint */
    {80185, 80212, 1063, 1, 0x0}, /* aten::gradient.tensorarray */
    {80314, 80344, 1064, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {80453, 80474, 1065, 1, 0x0}, /* aten::greater.Scalar */
    {80532, 80557, 1066, 1, 0x0}, /* aten::greater.Scalar_out */
    {80642, 80663, 1067, 1, 0x0}, /* aten::greater.Tensor */
    {80721, 80746, 1068, 1, 0x0}, /* aten::greater.Tensor_out */
    {80831, 80853, 1069, 1, 0x0}, /* aten::greater_.Scalar */
    {80920, 80942, 1070, 1, 0x0}, /* aten::greater_.Tensor */
    {81009, 81036, 1071, 1, 0x0}, /* aten::greater_equal.Scalar */
    {81100, 81131, 1072, 1, 0x0}, /* aten::greater_equal.Scalar_out */
    {81222, 81249, 1073, 1, 0x0}, /* aten::greater_equal.Tensor */
    {81313, 81344, 1074, 1, 0x0}, /* aten::greater_equal.Tensor_out */
    {81435, 81463, 1075, 1, 0x0}, /* aten::greater_equal_.Scalar */
    {81536, 81564, 1076, 1, 0x0}, /* aten::greater_equal_.Tensor */
    {81637, 81654, 1077, 1, 0x0}, /* aten::group_norm */
    {81793, 81809, 1078, 2, 0x10001}, /* aten::gt.Scalar */
    {81862, 81882, 1080, 2, 0x10000}, /* aten::gt.Scalar_out */
    {81962, 81978, 1082, 2, 0x10001}, /* aten::gt.Tensor */
    {82031, 82051, 1084, 2, 0x10000}, /* aten::gt.Tensor_out */
    {82131, 82148, 1086, 2, 0x0}, /* aten::gt_.Scalar */
    {82210, 82227, 1088, 2, 0x0}, /* aten::gt_.Tensor */
    {82289, 82306, 1090, 2, 0x10000}, /* aten::hardshrink */
    {82364, 82385, 1092, 2, 0x0}, /* aten::hardshrink.out */
    {82470, 82496, 1094, 2, 0x0}, /* aten::hardshrink_backward */
    {82576, 82613, 1096, 2, 0x0}, /* aten::hardshrink_backward.grad_input */
    {82734, 82752, 1098, 2, 0x10000}, /* aten::hardsigmoid */
    {82793, 82815, 1100, 2, 0x0}, /* aten::hardsigmoid.out */
    {82883, 82902, 1102, 2, 0x10000}, /* aten::hardsigmoid_ */
    {82952, 82979, 1104, 2, 0x0}, /* aten::hardsigmoid_backward */
    {83049, 83087, 1106, 2, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {83198, 83214, 1108, 2, 0x0}, /* aten::hardswish */
    {83253, 83273, 1110, 2, 0x0}, /* aten::hardswish.out */
    {83339, 83356, 1112, 2, 0x0}, /* aten::hardswish_ */
    {83404, 83429, 1114, 2, 0x0}, /* aten::hardswish_backward */
    {83497, 83526, 1116, 1, 0x20}, /* aten::hardswish_backward.out */
    {83621, 83636, 1117, 2, 0x10001}, /* aten::hardtanh */
    {83711, 83730, 1119, 2, 0x0}, /* aten::hardtanh.out */
    {83832, 83848, 1121, 2, 0x10000}, /* aten::hardtanh_ */
    {83932, 83956, 1123, 2, 0x0}, /* aten::hardtanh_backward */
    {84055, 84090, 1125, 2, 0x0}, /* aten::hardtanh_backward.grad_input */
    {84230, 84246, 1127, 2, 0x10000}, /* aten::heaviside */
    {84300, 84320, 1129, 2, 0x10000}, /* aten::heaviside.out */
    {84401, 84418, 1131, 2, 0x0}, /* aten::heaviside_ */
    {84481, 84508, 1133, 1, 0x0}, /* aten::hinge_embedding_loss */
    {84611, 84623, 1134, 2, 0x0}, /* aten::histc */
    {84700, 84716, 1136, 2, 0x0}, /* aten::histc.out */
    {84820, 84843, 1138, 2, 0x0}, /* aten::histogram.bin_ct */
    {84993, 85020, 1140, 2, 0x0}, /* aten::histogram.bin_ct_out */
    {85221, 85249, 1142, 2, 0x0}, /* aten::histogram.bins_tensor */
    {85382, 85414, 1144, 2, 0x0}, /* aten::histogram.bins_tensor_out */
    {85598, 85616, 1146, 1, 0x0}, /* aten::histogramdd */
    {85758, 85792, 1147, 1, 0x0}, /* aten::histogramdd.TensorList_bins */
    {85953, 85980, 1148, 1, 0x0}, /* aten::histogramdd.int_bins */
    {86129, 86148, 1149, 1, 0x0}, /* aten::hsplit.array */
    {86218, 86235, 1150, 1, 0x0}, /* aten::hsplit.int */
    {86302, 86315, 1151, 1, 0x0}, /* aten::hstack */
    {86356, 86373, 1152, 1, 0x0}, /* aten::hstack.out */
    {86441, 86458, 1153, 2, 0x0}, /* aten::huber_loss */
    {86550, 86571, 1155, 2, 0x0}, /* aten::huber_loss.out */
    {86690, 86716, 1157, 2, 0x0}, /* aten::huber_loss_backward */
    {86828, 86858, 1159, 2, 0x0}, /* aten::huber_loss_backward.out */
    {87004, 87016, 1161, 2, 0x10000}, /* aten::hypot */
    {87065, 87081, 1163, 2, 0x10000}, /* aten::hypot.out */
    {87157, 87170, 1165, 2, 0x10000}, /* aten::hypot_ */
    {87228, 87237, 1167, 2, 0x10000}, /* aten::i0 */
    {87269, 87282, 1169, 2, 0x10000}, /* aten::i0.out */
    {87341, 87351, 1171, 2, 0x10000}, /* aten::i0_ */
    {87392, 87405, 1173, 2, 0x10000}, /* aten::igamma */
    {87455, 87472, 1175, 2, 0x10000}, /* aten::igamma.out */
    {87549, 87563, 1177, 2, 0x10000}, /* aten::igamma_ */
    {87622, 87636, 1179, 2, 0x10000}, /* aten::igammac */
    {87687, 87705, 1181, 2, 0x10000}, /* aten::igammac.out */
    {87783, 87798, 1183, 2, 0x10000}, /* aten::igammac_ */
    {87858, 87869, 1185, 1, 0x0}, /* aten::imag */
    {87909, 87928, 1186, 1, 0x9}, /* aten::index.Tensor */
    {87989, 88005, 1187, 2, 0x0}, /* aten::index_add */
    {88101, 88121, 1189, 2, 0x0}, /* aten::index_add.out */
    {88241, 88258, 1191, 2, 0x0}, /* aten::index_add_ */
    {88363, 88380, 1193, 2, 0x0}, /* aten::index_copy */
    {88458, 88479, 1195, 2, 0x0}, /* aten::index_copy.out */
    {88584, 88602, 1197, 2, 0x0}, /* aten::index_copy_ */
    {88689, 88717, 1199, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {88805, 88837, 1200, 1, 0x20}, /* aten::index_fill.int_Scalar_out */
    {88952, 88980, 1201, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {89068, 89100, 1202, 1, 0x20}, /* aten::index_fill.int_Tensor_out */
    {89215, 89244, 1203, 2, 0x0}, /* aten::index_fill_.int_Scalar */
    {89341, 89370, 1205, 2, 0x0}, /* aten::index_fill_.int_Tensor */
    {89467, 89486, 1207, 2, 0x0}, /* aten::index_reduce */
    {89605, 89628, 1209, 2, 0x0}, /* aten::index_reduce.out */
    {89771, 89791, 1211, 2, 0x0}, /* aten::index_reduce_ */
    {89919, 89938, 1213, 2, 0x1}, /* aten::index_select */
    {90003, 90026, 1215, 2, 0x0}, /* aten::index_select.out */
    {90118, 90146, 1217, 1, 0x0}, /* aten::index_select_backward */
    {90241, 90253, 1218, 1, 0x0}, /* aten::inner */
    {90302, 90318, 1219, 1, 0x0}, /* aten::inner.out */
    {90394, 90414, 1220, 1, 0x0}, /* aten::instance_norm */
    {90600, 90617, 1221, 1, 0x0}, /* aten::is_complex */
    {90655, 90669, 1222, 1, 0x0}, /* aten::is_conj */
    {90704, 90725, 1223, 1, 0x0}, /* aten::is_distributed */
    {90767, 90791, 1224, 1, 0x0}, /* aten::is_floating_point */
    {90836, 90855, 1225, 1, 0x0}, /* aten::is_inference */
    {90895, 90908, 1226, 1, 0x0}, /* aten::is_neg */
    {90942, 90959, 1227, 1, 0x0}, /* aten::is_nonzero */
    {90997, 91013, 1228, 1, 0x0}, /* aten::is_pinned */
    {91071, 91090, 1229, 1, 0x0}, /* aten::is_same_size */
    {91144, 91160, 1230, 1, 0x0}, /* aten::is_signed */
    {91197, 91211, 1231, 1, 0x0}, /* aten::isclose */
    {91320, 91335, 1232, 1, 0x10000}, /* aten::isfinite */
    {91373, 91385, 1233, 2, 0x10001}, /* aten::isinf */
    {91420, 91436, 1235, 1, 0x20}, /* aten::isinf.out */
    {91498, 91510, 1236, 2, 0x10001}, /* aten::isnan */
    {91545, 91561, 1238, 1, 0x20}, /* aten::isnan.out */
    {91623, 91638, 1239, 2, 0x10000}, /* aten::isneginf */
    {91676, 91695, 1241, 2, 0x10000}, /* aten::isneginf.out */
    {91760, 91775, 1243, 2, 0x10000}, /* aten::isposinf */
    {91813, 91832, 1245, 2, 0x10000}, /* aten::isposinf.out */
    {91897, 91910, 1247, 1, 0x0}, /* aten::isreal */
    {91946, 91957, 1248, 1, 0x4}, /* aten::item */
    {91991, 92004, 1249, 1, 0x0}, /* aten::kl_div */
    {92101, 92112, 1250, 1, 0x0}, /* aten::kron */
    {92160, 92175, 1251, 1, 0x0}, /* aten::kron.out */
    {92250, 92265, 1252, 1, 0x0}, /* aten::kthvalue */
    {92370, 92392, 1253, 2, 0x0}, /* aten::kthvalue.values */
    {92554, 92568, 1255, 1, 0x0}, /* aten::l1_loss */
    {92640, 92657, 1256, 1, 0x0}, /* aten::layer_norm */
    {92806, 92816, 1257, 2, 0x10000}, /* aten::lcm */
    {92863, 92877, 1259, 2, 0x10000}, /* aten::lcm.out */
    {92951, 92962, 1261, 2, 0x0}, /* aten::lcm_ */
    {93018, 93037, 1263, 1, 0x10000}, /* aten::ldexp.Tensor */
    {93093, 93109, 1264, 1, 0x10000}, /* aten::ldexp.out */
    {93185, 93198, 1265, 1, 0x10000}, /* aten::ldexp_ */
    {93256, 93272, 1266, 2, 0x10001}, /* aten::le.Scalar */
    {93325, 93345, 1268, 2, 0x10000}, /* aten::le.Scalar_out */
    {93425, 93441, 1270, 2, 0x10001}, /* aten::le.Tensor */
    {93494, 93514, 1272, 2, 0x10000}, /* aten::le.Tensor_out */
    {93594, 93611, 1274, 2, 0x0}, /* aten::le_.Scalar */
    {93673, 93690, 1276, 2, 0x0}, /* aten::le_.Tensor */
    {93752, 93769, 1278, 2, 0x10001}, /* aten::leaky_relu */
    {93837, 93858, 1280, 2, 0x0}, /* aten::leaky_relu.out */
    {93953, 93971, 1282, 2, 0x10000}, /* aten::leaky_relu_ */
    {94048, 94074, 1284, 2, 0x0}, /* aten::leaky_relu_backward */
    {94187, 94224, 1286, 2, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {94378, 94396, 1288, 2, 0x10000}, /* aten::lerp.Scalar */
    {94464, 94486, 1290, 2, 0x10000}, /* aten::lerp.Scalar_out */
    {94581, 94599, 1292, 2, 0x10000}, /* aten::lerp.Tensor */
    {94667, 94689, 1294, 2, 0x10000}, /* aten::lerp.Tensor_out */
    {94784, 94803, 1296, 2, 0x10000}, /* aten::lerp_.Scalar */
    {94880, 94899, 1298, 2, 0x10000}, /* aten::lerp_.Tensor */
    {94976, 94994, 1300, 1, 0x0}, /* aten::less.Scalar */
    {95049, 95071, 1301, 1, 0x0}, /* aten::less.Scalar_out */
    {95153, 95171, 1302, 1, 0x0}, /* aten::less.Tensor */
    {95226, 95248, 1303, 1, 0x0}, /* aten::less.Tensor_out */
    {95330, 95349, 1304, 1, 0x0}, /* aten::less_.Scalar */
    {95413, 95432, 1305, 1, 0x0}, /* aten::less_.Tensor */
    {95496, 95520, 1306, 1, 0x0}, /* aten::less_equal.Scalar */
    {95581, 95609, 1307, 1, 0x0}, /* aten::less_equal.Scalar_out */
    {95697, 95721, 1308, 1, 0x0}, /* aten::less_equal.Tensor */
    {95782, 95810, 1309, 1, 0x0}, /* aten::less_equal.Tensor_out */
    {95898, 95923, 1310, 1, 0x0}, /* aten::less_equal_.Scalar */
    {95993, 96018, 1311, 1, 0x0}, /* aten::less_equal_.Tensor */
    {96088, 96101, 1312, 2, 0x10000}, /* aten::lgamma */
    {96137, 96154, 1314, 2, 0x10000}, /* aten::lgamma.out */
    {96217, 96231, 1316, 2, 0x10000}, /* aten::lgamma_ */
    {96276, 96287, 1318, 1, 0x0}, /* aten::lift */
    {96321, 96336, 1319, 1, 0x20}, /* aten::lift.out */
    {96397, 96414, 1320, 1, 0x0}, /* aten::lift_fresh */
    {96460, 96482, 1321, 1, 0x80000}, /* aten::lift_fresh_copy */
    {96527, 96553, 1322, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {96625, 96650, 1323, 2, 0x0}, /* aten::linalg_cholesky_ex */
    {96761, 96788, 1325, 2, 0x0}, /* aten::linalg_cholesky_ex.L */
    {96940, 96962, 1327, 1, 0x0}, /* aten::linalg_diagonal */
    {97053, 97070, 1328, 2, 0x0}, /* aten::linalg_eig */
    {97145, 97166, 1330, 2, 0x0}, /* aten::linalg_eig.out */
    {97305, 97338, 1332, 2, 0x0}, /* aten::linalg_householder_product */
    {97407, 97444, 1334, 2, 0x0}, /* aten::linalg_householder_product.out */
    {97540, 97560, 1336, 2, 0x0}, /* aten::linalg_inv_ex */
    {97651, 97679, 1338, 2, 0x0}, /* aten::linalg_inv_ex.inverse */
    {97823, 97850, 1340, 2, 0x0}, /* aten::linalg_ldl_factor_ex */
    {97983, 98014, 1342, 2, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {98214, 98237, 1344, 2, 0x0}, /* aten::linalg_ldl_solve */
    {98331, 98358, 1346, 2, 0x0}, /* aten::linalg_ldl_solve.out */
    {98476, 98495, 1348, 2, 0x8}, /* aten::linalg_lstsq */
    {98653, 98676, 1350, 2, 0x8}, /* aten::linalg_lstsq.out */
    {98942, 98958, 1352, 2, 0x0}, /* aten::linalg_lu */
    {99038, 99058, 1354, 2, 0x0}, /* aten::linalg_lu.out */
    {99196, 99222, 1356, 2, 0x0}, /* aten::linalg_lu_factor_ex */
    {99346, 99376, 1358, 2, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {99567, 99589, 1360, 2, 0x0}, /* aten::linalg_lu_solve */
    {99696, 99722, 1362, 2, 0x0}, /* aten::linalg_lu_solve.out */
    {99853, 99873, 1364, 1, 0x0}, /* aten::linalg_matmul */
    {99930, 99954, 1365, 1, 0x0}, /* aten::linalg_matmul.out */
    {100038, 100062, 1366, 2, 0x0}, /* aten::linalg_matrix_exp */
    {100109, 100137, 1368, 1, 0x20}, /* aten::linalg_matrix_exp.out */
    {100211, 100234, 1369, 1, 0x0}, /* aten::linalg_multi_dot */
    {100285, 100312, 1370, 1, 0x0}, /* aten::linalg_multi_dot.out */
    {100390, 100406, 1371, 2, 0x0}, /* aten::linalg_qr */
    {100476, 100496, 1373, 2, 0x0}, /* aten::linalg_qr.out */
    {100609, 100639, 1375, 2, 0x0}, /* aten::linalg_solve_triangular */
    {100759, 100793, 1377, 2, 0x0}, /* aten::linalg_solve_triangular.out */
    {100937, 100957, 1379, 1, 0x0}, /* aten::linalg_vander */
    {101016, 101036, 1380, 1, 0x0}, /* aten::linalg_vecdot */
    {101101, 101125, 1381, 1, 0x0}, /* aten::linalg_vecdot.out */
    {101214, 101239, 1382, 2, 0x40000}, /* aten::linalg_vector_norm */
    {101366, 101395, 1384, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {101546, 101559, 1386, 1, 0x0}, /* aten::linear */
    {101630, 101645, 1387, 2, 0x0}, /* aten::linspace */
    {101799, 101828, 1389, 2, 0x0}, /* aten::linspace.Scalar_Tensor */
    {101996, 102029, 1391, 1, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {102132, 102161, 1392, 2, 0x0}, /* aten::linspace.Tensor_Scalar */
    {102329, 102362, 1394, 1, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {102465, 102494, 1395, 2, 0x0}, /* aten::linspace.Tensor_Tensor */
    {102662, 102695, 1397, 1, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {102798, 102817, 1398, 2, 0x0}, /* aten::linspace.out */
    {102906, 102916, 1400, 2, 0x10001}, /* aten::log */
    {102949, 102963, 1402, 2, 0x10000}, /* aten::log.out */
    {103023, 103035, 1404, 2, 0x10001}, /* aten::log10 */
    {103070, 103086, 1406, 2, 0x10000}, /* aten::log10.out */
    {103148, 103161, 1408, 2, 0x10000}, /* aten::log10_ */
    {103205, 103217, 1410, 2, 0x10001}, /* aten::log1p */
    {103252, 103268, 1412, 2, 0x10000}, /* aten::log1p.out */
    {103330, 103343, 1414, 2, 0x10000}, /* aten::log1p_ */
    {103387, 103398, 1416, 2, 0x10001}, /* aten::log2 */
    {103432, 103447, 1418, 2, 0x10000}, /* aten::log2.out */
    {103508, 103520, 1420, 2, 0x10000}, /* aten::log2_ */
    {103563, 103574, 1422, 2, 0x10000}, /* aten::log_ */
    {103616, 103634, 1424, 1, 0x0}, /* aten::log_sigmoid */
    {103675, 103697, 1425, 1, 0x0}, /* aten::log_sigmoid.out */
    {103765, 103792, 1426, 2, 0x0}, /* aten::log_sigmoid_backward */
    {103877, 103915, 1428, 2, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {104041, 104067, 1430, 2, 0x0}, /* aten::log_sigmoid_forward */
    {104140, 104173, 1432, 2, 0x0}, /* aten::log_sigmoid_forward.output */
    {104288, 104310, 1434, 1, 0x0}, /* aten::log_softmax.int */
    {104388, 104414, 1435, 2, 0x0}, /* aten::log_softmax.int_out */
    {104519, 104535, 1437, 2, 0x10000}, /* aten::logaddexp */
    {104588, 104608, 1439, 2, 0x10000}, /* aten::logaddexp.out */
    {104688, 104705, 1441, 2, 0x10000}, /* aten::logaddexp2 */
    {104759, 104780, 1443, 2, 0x10000}, /* aten::logaddexp2.out */
    {104861, 104880, 1445, 1, 0x0}, /* aten::logcumsumexp */
    {104931, 104954, 1446, 2, 0x0}, /* aten::logcumsumexp.out */
    {105032, 105050, 1448, 2, 0x10001}, /* aten::logical_and */
    {105105, 105127, 1450, 2, 0x10000}, /* aten::logical_and.out */
    {105209, 105228, 1452, 2, 0x10000}, /* aten::logical_and_ */
    {105292, 105310, 1454, 2, 0x10001}, /* aten::logical_not */
    {105351, 105373, 1456, 2, 0x10000}, /* aten::logical_not.out */
    {105441, 105460, 1458, 2, 0x10000}, /* aten::logical_not_ */
    {105510, 105527, 1460, 2, 0x10001}, /* aten::logical_or */
    {105581, 105602, 1462, 2, 0x10000}, /* aten::logical_or.out */
    {105683, 105701, 1464, 2, 0x10000}, /* aten::logical_or_ */
    {105764, 105782, 1466, 2, 0x10001}, /* aten::logical_xor */
    {105837, 105859, 1468, 2, 0x10000}, /* aten::logical_xor.out */
    {105941, 105960, 1470, 2, 0x10000}, /* aten::logical_xor_ */
    {106024, 106036, 1472, 2, 0x10000}, /* aten::logit */
    {106088, 106104, 1474, 2, 0x10000}, /* aten::logit.out */
    {106183, 106196, 1476, 2, 0x10000}, /* aten::logit_ */
    {106257, 106278, 1478, 2, 0x10000}, /* aten::logit_backward */
    {106359, 106391, 1480, 2, 0x10000}, /* aten::logit_backward.grad_input */
    {106513, 106528, 1482, 2, 0x0}, /* aten::logspace */
    {106699, 106728, 1484, 2, 0x0}, /* aten::logspace.Scalar_Tensor */
    {106913, 106946, 1486, 1, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {107066, 107095, 1487, 2, 0x0}, /* aten::logspace.Tensor_Scalar */
    {107280, 107313, 1489, 1, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {107433, 107462, 1490, 2, 0x0}, /* aten::logspace.Tensor_Tensor */
    {107647, 107680, 1492, 1, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {107800, 107819, 1493, 2, 0x0}, /* aten::logspace.out */
    {107925, 107941, 1495, 1, 0x40000}, /* aten::logsumexp */
    {108012, 108032, 1496, 2, 0x40000}, /* aten::logsumexp.out */
    {108130, 108146, 1498, 2, 0x10001}, /* aten::lt.Scalar */
    {108199, 108219, 1500, 2, 0x10000}, /* aten::lt.Scalar_out */
    {108299, 108315, 1502, 2, 0x10001}, /* aten::lt.Tensor */
    {108368, 108388, 1504, 2, 0x10000}, /* aten::lt.Tensor_out */
    {108468, 108485, 1506, 2, 0x0}, /* aten::lt_.Scalar */
    {108547, 108564, 1508, 2, 0x0}, /* aten::lt_.Tensor */
    {108626, 108642, 1510, 2, 0x0}, /* aten::lu_unpack */
    {108774, 108794, 1512, 2, 0x0}, /* aten::lu_unpack.out */
    {108987, 108996, 1514, 1, 0x0}, /* aten::mH */
    {109034, 109043, 1515, 1, 0x0}, /* aten::mT */
    {109081, 109107, 1516, 1, 0x0}, /* aten::margin_ranking_loss */
    {109226, 109246, 1517, 1, 0x8}, /* aten::masked_select */
    {109302, 109315, 1518, 1, 0x0}, /* aten::matmul */
    {109365, 109382, 1519, 1, 0x0}, /* aten::matmul.out */
    {109459, 109474, 1520, 1, 0x0}, /* aten::matrix_H */
    {109518, 109528, 1521, 2, 0x40000}, /* aten::max */
    {109561, 109575, 1523, 2, 0x40001}, /* aten::max.dim */
    {109666, 109684, 1525, 2, 0x40000}, /* aten::max.dim_max */
    {109829, 109845, 1527, 1, 0x10000}, /* aten::max.other */
    {109898, 109918, 1528, 2, 0x40000}, /* aten::max.unary_out */
    {109984, 110001, 1530, 1, 0x0}, /* aten::max_pool1d */
    {110138, 110168, 1531, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {110328, 110345, 1532, 1, 0x0}, /* aten::max_pool2d */
    {110482, 110512, 1533, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {110672, 110706, 1535, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {110917, 110956, 1537, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {111138, 111188, 1539, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {111411, 111428, 1541, 1, 0x0}, /* aten::max_pool3d */
    {111565, 111595, 1542, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {111755, 111789, 1544, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {112000, 112039, 1546, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {112221, 112271, 1548, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {112494, 112513, 1550, 2, 0x0}, /* aten::max_unpool2d */
    {112594, 112617, 1552, 2, 0x0}, /* aten::max_unpool2d.out */
    {112725, 112744, 1554, 2, 0x0}, /* aten::max_unpool3d */
    {112856, 112879, 1556, 2, 0x0}, /* aten::max_unpool3d.out */
    {113018, 113032, 1558, 2, 0x10001}, /* aten::maximum */
    {113083, 113101, 1560, 2, 0x10000}, /* aten::maximum.out */
    {113179, 113190, 1562, 1, 0x40001}, /* aten::mean */
    {113251, 113266, 1563, 2, 0x40001}, /* aten::mean.dim */
    {113364, 113385, 1565, 2, 0x40000}, /* aten::mean.dtype_out */
    {113476, 113491, 1567, 2, 0x40000}, /* aten::mean.out */
    {113609, 113622, 1569, 2, 0x0}, /* aten::median */
    {113658, 113675, 1571, 1, 0x0}, /* aten::median.dim */
    {113769, 113793, 1572, 2, 0x0}, /* aten::median.dim_values */
    {113944, 113961, 1574, 1, 0x20}, /* aten::median.out */
    {114024, 114039, 1575, 1, 0x0}, /* aten::meshgrid */
    {114084, 114108, 1576, 1, 0x0}, /* aten::meshgrid.indexing */
    {114179, 114189, 1577, 2, 0x40000}, /* aten::min */
    {114222, 114236, 1579, 2, 0x40001}, /* aten::min.dim */
    {114327, 114345, 1581, 2, 0x40000}, /* aten::min.dim_min */
    {114491, 114507, 1583, 1, 0x10000}, /* aten::min.other */
    {114560, 114580, 1584, 2, 0x40000}, /* aten::min.unary_out */
    {114646, 114660, 1586, 2, 0x10001}, /* aten::minimum */
    {114711, 114729, 1588, 2, 0x10000}, /* aten::minimum.out */
    {114807, 114818, 1590, 2, 0x10000}, /* aten::mish */
    {114852, 114867, 1592, 2, 0x0}, /* aten::mish.out */
    {114928, 114940, 1594, 2, 0x0}, /* aten::mish_ */
    {114983, 115003, 1596, 3, 0x0}, /* aten::mish_backward */
    {115066, 115075, 1599, 2, 0x1}, /* aten::mm */
    {115120, 115133, 1601, 2, 0x0}, /* aten::mm.out */
    {115205, 115216, 1603, 2, 0x0}, /* aten::mode */
    {115307, 115325, 1605, 2, 0x0}, /* aten::mode.values */
    {115473, 115492, 1607, 1, 0x0}, /* aten::moveaxis.int */
    {115569, 115592, 1608, 1, 0x0}, /* aten::moveaxis.intlist */
    {115677, 115695, 1609, 1, 0x0}, /* aten::movedim.int */
    {115771, 115793, 1610, 1, 0x0}, /* aten::movedim.intlist */
    {115877, 115892, 1611, 2, 0x0}, /* aten::mse_loss */
    {115965, 115984, 1613, 2, 0x0}, /* aten::mse_loss.out */
    {116084, 116108, 1615, 2, 0x0}, /* aten::mse_loss_backward */
    {116205, 116240, 1617, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {116378, 116390, 1619, 1, 0x0}, /* aten::msort */
    {116425, 116441, 1620, 1, 0x0}, /* aten::msort.out */
    {116503, 116520, 1621, 1, 0x10001}, /* aten::mul.Scalar */
    {116574, 116595, 1622, 1, 0x20}, /* aten::mul.Scalar_out */
    {116676, 116693, 1623, 2, 0x10001}, /* aten::mul.Tensor */
    {116747, 116761, 1625, 2, 0x10000}, /* aten::mul.out */
    {116835, 116853, 1627, 1, 0x10000}, /* aten::mul_.Scalar */
    {116916, 116934, 1628, 2, 0x10000}, /* aten::mul_.Tensor */
    {116997, 117019, 1630, 1, 0x0}, /* aten::multiply.Scalar */
    {117078, 117100, 1631, 1, 0x0}, /* aten::multiply.Tensor */
    {117159, 117178, 1632, 1, 0x0}, /* aten::multiply.out */
    {117257, 117280, 1633, 1, 0x0}, /* aten::multiply_.Scalar */
    {117348, 117371, 1634, 1, 0x0}, /* aten::multiply_.Tensor */
    {117439, 117448, 1635, 1, 0x0}, /* aten::mv */
    {117492, 117505, 1636, 1, 0x0}, /* aten::mv.out */
    {117576, 117591, 1637, 2, 0x10000}, /* aten::mvlgamma */
    {117636, 117655, 1639, 2, 0x10000}, /* aten::mvlgamma.out */
    {117727, 117743, 1641, 2, 0x10000}, /* aten::mvlgamma_ */
    {117797, 117814, 1643, 2, 0x10000}, /* aten::nan_to_num */
    {117911, 117932, 1645, 2, 0x10000}, /* aten::nan_to_num.out */
    {118056, 118074, 1647, 2, 0x10000}, /* aten::nan_to_num_ */
    {118180, 118194, 1649, 1, 0x0}, /* aten::nanmean */
    {118296, 118314, 1650, 1, 0x0}, /* aten::nanmean.out */
    {118440, 118456, 1651, 2, 0x0}, /* aten::nanmedian */
    {118495, 118515, 1653, 1, 0x0}, /* aten::nanmedian.dim */
    {118612, 118639, 1654, 2, 0x0}, /* aten::nanmedian.dim_values */
    {118793, 118813, 1656, 1, 0x20}, /* aten::nanmedian.out */
    {118879, 118897, 1657, 1, 0x0}, /* aten::nanquantile */
    {119014, 119036, 1658, 1, 0x0}, /* aten::nanquantile.out */
    {119177, 119202, 1659, 1, 0x0}, /* aten::nanquantile.scalar */
    {119325, 119354, 1660, 1, 0x0}, /* aten::nanquantile.scalar_out */
    {119501, 119514, 1661, 2, 0x40000}, /* aten::nansum */
    {119615, 119632, 1663, 2, 0x40000}, /* aten::nansum.out */
    {119757, 119770, 1665, 1, 0x0}, /* aten::narrow */
    {119850, 119870, 1666, 1, 0x0}, /* aten::narrow.Tensor */
    {119957, 119975, 1667, 1, 0x80000}, /* aten::narrow_copy */
    {120054, 120076, 1668, 2, 0x0}, /* aten::narrow_copy.out */
    {120182, 120206, 1670, 2, 0x0}, /* aten::native_batch_norm */
    {120387, 120415, 1672, 2, 0x0}, /* aten::native_batch_norm.out */
    {120677, 120710, 1674, 2, 0x0}, /* aten::native_batch_norm_backward */
    {120945, 120982, 1676, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {121287, 121311, 1677, 2, 0x1}, /* aten::native_group_norm */
    {121461, 121489, 1679, 1, 0x20}, /* aten::native_group_norm.out */
    {121709, 121742, 1680, 2, 0x1}, /* aten::native_group_norm_backward */
    {121940, 121977, 1682, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {122245, 122269, 1683, 2, 0x1}, /* aten::native_layer_norm */
    {122403, 122431, 1685, 1, 0x20}, /* aten::native_layer_norm.out */
    {122635, 122668, 1686, 2, 0x1}, /* aten::native_layer_norm_backward */
    {122864, 122901, 1688, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {123167, 123183, 1689, 2, 0x10001}, /* aten::ne.Scalar */
    {123236, 123256, 1691, 2, 0x10000}, /* aten::ne.Scalar_out */
    {123336, 123352, 1693, 2, 0x10001}, /* aten::ne.Tensor */
    {123405, 123425, 1695, 2, 0x10000}, /* aten::ne.Tensor_out */
    {123505, 123522, 1697, 2, 0x0}, /* aten::ne_.Scalar */
    {123584, 123601, 1699, 2, 0x0}, /* aten::ne_.Tensor */
    {123663, 123673, 1701, 2, 0x10001}, /* aten::neg */
    {123706, 123720, 1703, 2, 0x10000}, /* aten::neg.out */
    {123780, 123791, 1705, 2, 0x10000}, /* aten::neg_ */
    {123833, 123848, 1707, 1, 0x0}, /* aten::negative */
    {123886, 123905, 1708, 1, 0x0}, /* aten::negative.out */
    {123970, 123986, 1709, 1, 0x0}, /* aten::negative_ */
    {124033, 124049, 1710, 1, 0x0}, /* aten::new_empty */
    {124195, 124215, 1711, 1, 0x20}, /* aten::new_empty.out */
    {124296, 124320, 1712, 1, 0x0}, /* aten::new_empty_strided */
    {124491, 124519, 1713, 1, 0x20}, /* aten::new_empty_strided.out */
    {124625, 124640, 1714, 1, 0x0}, /* aten::new_full */
    {124804, 124823, 1715, 1, 0x20}, /* aten::new_full.out */
    {124922, 124937, 1716, 1, 0x0}, /* aten::new_ones */
    {125082, 125101, 1717, 1, 0x20}, /* aten::new_ones.out */
    {125181, 125197, 1718, 1, 0x0}, /* aten::new_zeros */
    {125343, 125363, 1719, 1, 0x20}, /* aten::new_zeros.out */
    {125444, 125460, 1720, 2, 0x10000}, /* aten::nextafter */
    {125513, 125533, 1722, 2, 0x10000}, /* aten::nextafter.out */
    {125613, 125630, 1724, 2, 0x10000}, /* aten::nextafter_ */
    {125692, 125706, 1726, 1, 0x9}, /* aten::nonzero */
    {125743, 125763, 1727, 1, 0x0}, /* aten::nonzero_numpy */
    {125808, 125826, 1728, 1, 0x40000}, /* aten::norm.Scalar */
    {125879, 125904, 1729, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {125995, 126026, 1731, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {126138, 126165, 1733, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {126247, 126278, 1734, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {126384, 126406, 1735, 1, 0x20}, /* aten::norm.Scalar_out */
    {126486, 126507, 1736, 2, 0x40000}, /* aten::norm.dtype_out */
    {126629, 126644, 1738, 2, 0x40000}, /* aten::norm.out */
    {126748, 126771, 1740, 1, 0x0}, /* aten::not_equal.Scalar */
    {126831, 126858, 1741, 1, 0x0}, /* aten::not_equal.Scalar_out */
    {126945, 126968, 1742, 1, 0x0}, /* aten::not_equal.Tensor */
    {127028, 127055, 1743, 1, 0x0}, /* aten::not_equal.Tensor_out */
    {127142, 127166, 1744, 1, 0x0}, /* aten::not_equal_.Scalar */
    {127235, 127259, 1745, 1, 0x0}, /* aten::not_equal_.Tensor */
    {127328, 127340, 1746, 1, 0x0}, /* aten::numel */
    {127372, 127386, 1747, 1, 0x0}, /* aten::numpy_T */
    {127429, 127443, 1748, 1, 0x8}, /* aten::one_hot */
    {127500, 127511, 1749, 2, 0x0}, /* aten::ones */
    {127639, 127654, 1751, 1, 0x0}, /* aten::ones.out */
    {127717, 127733, 1752, 1, 0x0}, /* aten::ones_like */
    {127898, 127918, 1753, 1, 0x20}, /* aten::ones_like.out */
    {128018, 128030, 1754, 2, 0x0}, /* aten::ormqr */
    {128133, 128149, 1756, 2, 0x0}, /* aten::ormqr.out */
    {128279, 128291, 1758, 1, 0x0}, /* aten::outer */
    {128339, 128355, 1759, 1, 0x0}, /* aten::outer.out */
    {128430, 128440, 1760, 1, 0x0}, /* aten::pad */
    {128527, 128551, 1761, 1, 0x0}, /* aten::pairwise_distance */
    {128655, 128667, 1762, 1, 0x0}, /* aten::pdist */
    {128713, 128727, 1763, 1, 0x1}, /* aten::permute */
    {128782, 128801, 1764, 1, 0x80000}, /* aten::permute_copy */
    {128855, 128878, 1765, 1, 0x80020}, /* aten::permute_copy.out */
    {128959, 128982, 1766, 1, 0x0}, /* aten::poisson_nll_loss */
    {129097, 129109, 1767, 2, 0x0}, /* aten::polar */
    {129157, 129173, 1769, 2, 0x0}, /* aten::polar.out */
    {129248, 129264, 1771, 2, 0x10000}, /* aten::polygamma */
    {129310, 129330, 1773, 2, 0x10000}, /* aten::polygamma.out */
    {129403, 129420, 1775, 2, 0x10000}, /* aten::polygamma_ */
    {129475, 129490, 1777, 1, 0x10000}, /* aten::positive */
    {129534, 129551, 1778, 2, 0x10001}, /* aten::pow.Scalar */
    {129608, 129629, 1780, 2, 0x10000}, /* aten::pow.Scalar_out */
    {129713, 129737, 1782, 2, 0x10001}, /* aten::pow.Tensor_Scalar */
    {129801, 129829, 1784, 2, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {129920, 129944, 1786, 2, 0x10001}, /* aten::pow.Tensor_Tensor */
    {130008, 130036, 1788, 2, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {130127, 130145, 1790, 2, 0x10000}, /* aten::pow_.Scalar */
    {130211, 130229, 1792, 2, 0x10000}, /* aten::pow_.Tensor */
    {130295, 130307, 1794, 1, 0x0}, /* aten::prelu */
    {130357, 130368, 1795, 2, 0x40001}, /* aten::prod */
    {130429, 130448, 1797, 2, 0x40001}, /* aten::prod.dim_int */
    {130546, 130565, 1799, 2, 0x40000}, /* aten::prod.int_out */
    {130683, 130698, 1801, 1, 0x20}, /* aten::prod.out */
    {130783, 130803, 1802, 1, 0x0}, /* aten::promote_types */
    {130873, 130883, 1803, 1, 0x0}, /* aten::put */
    {130968, 130982, 1804, 1, 0x20}, /* aten::put.out */
    {131094, 131105, 1805, 2, 0x0}, /* aten::put_ */
    {131199, 131214, 1807, 1, 0x0}, /* aten::quantile */
    {131328, 131347, 1808, 1, 0x0}, /* aten::quantile.out */
    {131485, 131507, 1809, 1, 0x0}, /* aten::quantile.scalar */
    {131627, 131653, 1810, 1, 0x0}, /* aten::quantile.scalar_out */
    {131797, 131811, 1811, 1, 0x10000}, /* aten::rad2deg */
    {131848, 131866, 1812, 1, 0x10000}, /* aten::rad2deg.out */
    {131930, 131945, 1813, 1, 0x10000}, /* aten::rad2deg_ */
    {131991, 132003, 1814, 2, 0x0}, /* aten::range */
    {132143, 132159, 1816, 2, 0x0}, /* aten::range.out */
    {132249, 132266, 1818, 1, 0x0}, /* aten::range.out_ */
    {132342, 132359, 1819, 2, 0x0}, /* aten::range.step */
    {132519, 132531, 1821, 1, 0x0}, /* aten::ravel */
    {132572, 132583, 1822, 1, 0x0}, /* aten::real */
    {132623, 132640, 1823, 2, 0x10001}, /* aten::reciprocal */
    {132680, 132701, 1825, 2, 0x10000}, /* aten::reciprocal.out */
    {132768, 132786, 1827, 2, 0x10000}, /* aten::reciprocal_ */
    {132835, 132858, 1829, 2, 0x1}, /* aten::reflection_pad1d */
    {132923, 132950, 1831, 2, 0x0}, /* aten::reflection_pad1d.out */
    {133042, 133074, 1833, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {133168, 133211, 1835, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {133346, 133369, 1837, 2, 0x1}, /* aten::reflection_pad2d */
    {133434, 133461, 1839, 2, 0x0}, /* aten::reflection_pad2d.out */
    {133553, 133585, 1841, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {133679, 133722, 1843, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {133857, 133880, 1845, 2, 0x1}, /* aten::reflection_pad3d */
    {133945, 133972, 1847, 2, 0x0}, /* aten::reflection_pad3d.out */
    {134064, 134096, 1849, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {134190, 134233, 1851, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {134368, 134379, 1853, 2, 0x10001}, /* aten::relu */
    {134413, 134428, 1855, 1, 0x20}, /* aten::relu.out */
    {134489, 134501, 1856, 1, 0x10000}, /* aten::relu6 */
    {134536, 134549, 1857, 1, 0x0}, /* aten::relu6_ */
    {134593, 134605, 1858, 2, 0x10000}, /* aten::relu_ */
    {134648, 134671, 1860, 1, 0x10001}, /* aten::remainder.Scalar */
    {134731, 134761, 1861, 2, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {134828, 134862, 1863, 1, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {134956, 134983, 1864, 1, 0x10000}, /* aten::remainder.Scalar_out */
    {135070, 135093, 1865, 2, 0x10001}, /* aten::remainder.Tensor */
    {135153, 135180, 1867, 2, 0x10000}, /* aten::remainder.Tensor_out */
    {135267, 135291, 1869, 1, 0x10000}, /* aten::remainder_.Scalar */
    {135360, 135384, 1870, 2, 0x10000}, /* aten::remainder_.Tensor */
    {135453, 135466, 1872, 2, 0x0}, /* aten::renorm */
    {135537, 135554, 1874, 2, 0x0}, /* aten::renorm.out */
    {135652, 135666, 1876, 2, 0x0}, /* aten::renorm_ */
    {135746, 135759, 1878, 1, 0x1}, /* aten::repeat */
    {135813, 135830, 1879, 1, 0x20}, /* aten::repeat.out */
    {135911, 135942, 1880, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {136028, 136063, 1881, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {136173, 136209, 1882, 1, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {136328, 136361, 1883, 1, 0x0}, /* aten::repeat_interleave.self_int */
    {136477, 136501, 1884, 2, 0x0}, /* aten::replication_pad1d */
    {136567, 136595, 1886, 2, 0x0}, /* aten::replication_pad1d.out */
    {136688, 136721, 1888, 2, 0x0}, /* aten::replication_pad1d_backward */
    {136816, 136860, 1890, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {136996, 137020, 1892, 2, 0x1}, /* aten::replication_pad2d */
    {137086, 137114, 1894, 2, 0x0}, /* aten::replication_pad2d.out */
    {137207, 137240, 1896, 2, 0x0}, /* aten::replication_pad2d_backward */
    {137335, 137379, 1898, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {137515, 137539, 1900, 2, 0x1}, /* aten::replication_pad3d */
    {137605, 137633, 1902, 2, 0x0}, /* aten::replication_pad3d.out */
    {137726, 137759, 1904, 2, 0x0}, /* aten::replication_pad3d_backward */
    {137854, 137898, 1906, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {138034, 138048, 1908, 1, 0x0}, /* aten::reshape */
    {138107, 138124, 1909, 1, 0x0}, /* aten::reshape_as */
    {138184, 138197, 1910, 1, 0x20}, /* aten::resize */
    {138285, 138302, 1911, 1, 0x20}, /* aten::resize.out */
    {138414, 138428, 1912, 2, 0x81}, /* aten::resize_ */
    {138525, 138541, 1914, 1, 0x20}, /* aten::resize_as */
    {138638, 138658, 1915, 1, 0x20}, /* aten::resize_as.out */
    {138779, 138796, 1916, 1, 0x80}, /* aten::resize_as_ */
    {138902, 138921, 1917, 1, 0x0}, /* aten::resolve_conj */
    {138969, 138987, 1918, 1, 0x0}, /* aten::resolve_neg */
    {139034, 139059, 1919, 1, 0x0}, /* aten::result_type.Scalar */
    {139127, 139159, 1920, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {139237, 139269, 1921, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {139345, 139370, 1922, 1, 0x0}, /* aten::result_type.Tensor */
    {139438, 139453, 1923, 1, 0x0}, /* aten::rms_norm */
    {139557, 139568, 1924, 2, 0x0}, /* aten::roll */
    {139636, 139651, 1926, 1, 0x20}, /* aten::roll.out */
    {139746, 139758, 1927, 1, 0x0}, /* aten::rot90 */
    {139820, 139836, 1928, 1, 0x20}, /* aten::rot90.out */
    {139926, 139938, 1929, 2, 0x10001}, /* aten::round */
    {139973, 139994, 1931, 2, 0x10000}, /* aten::round.decimals */
    {140055, 140080, 1933, 2, 0x10000}, /* aten::round.decimals_out */
    {140165, 140181, 1935, 2, 0x10000}, /* aten::round.out */
    {140243, 140256, 1937, 2, 0x10000}, /* aten::round_ */
    {140300, 140322, 1939, 2, 0x10000}, /* aten::round_.decimals */
    {140392, 140408, 1941, 1, 0x0}, /* aten::row_stack */
    {140452, 140472, 1942, 1, 0x0}, /* aten::row_stack.out */
    {140543, 140575, 1943, 1, 0x0}, /* aten::rrelu_with_noise_backward */
    {140728, 140764, 1944, 1, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {140944, 140956, 1945, 2, 0x10001}, /* aten::rsqrt */
    {140991, 141007, 1947, 2, 0x10000}, /* aten::rsqrt.out */
    {141069, 141082, 1949, 2, 0x10000}, /* aten::rsqrt_ */
    {141126, 141144, 1951, 1, 0x10000}, /* aten::rsub.Scalar */
    {141215, 141237, 1952, 1, 0x20}, /* aten::rsub.Scalar_out */
    {141335, 141353, 1953, 2, 0x0}, /* aten::rsub.Tensor */
    {141427, 141449, 1955, 1, 0x20}, /* aten::rsub.Tensor_out */
    {141547, 141567, 1956, 2, 0x1}, /* aten::scalar_tensor */
    {141699, 141723, 1958, 1, 0x20}, /* aten::scalar_tensor.out */
    {141790, 141811, 1959, 2, 0x0}, /* aten::scatter.reduce */
    {141905, 141930, 1961, 2, 0x0}, /* aten::scatter.reduce_out */
    {142048, 142066, 1963, 2, 0x1}, /* aten::scatter.src */
    {142142, 142164, 1965, 2, 0x0}, /* aten::scatter.src_out */
    {142267, 142287, 1967, 2, 0x1}, /* aten::scatter.value */
    {142367, 142391, 1969, 2, 0x0}, /* aten::scatter.value_out */
    {142498, 142525, 1971, 2, 0x0}, /* aten::scatter.value_reduce */
    {142627, 142658, 1973, 2, 0x0}, /* aten::scatter.value_reduce_out */
    {142784, 142806, 1975, 2, 0x0}, /* aten::scatter_.reduce */
    {142909, 142928, 1977, 2, 0x0}, /* aten::scatter_.src */
    {143013, 143034, 1979, 2, 0x0}, /* aten::scatter_.value */
    {143123, 143151, 1981, 2, 0x0}, /* aten::scatter_.value_reduce */
    {143262, 143280, 1983, 2, 0x1}, /* aten::scatter_add */
    {143356, 143378, 1985, 2, 0x0}, /* aten::scatter_add.out */
    {143481, 143500, 1987, 2, 0x0}, /* aten::scatter_add_ */
    {143585, 143610, 1989, 2, 0x1}, /* aten::scatter_reduce.two */
    {143732, 143761, 1991, 2, 0x0}, /* aten::scatter_reduce.two_out */
    {143907, 143933, 1993, 2, 0x0}, /* aten::scatter_reduce_.two */
    {144064, 144090, 1995, 2, 0x0}, /* aten::searchsorted.Scalar */
    {144243, 144273, 1997, 2, 0x0}, /* aten::searchsorted.Scalar_out */
    {144450, 144476, 1999, 2, 0x0}, /* aten::searchsorted.Tensor */
    {144629, 144659, 2001, 2, 0x0}, /* aten::searchsorted.Tensor_out */
    {144836, 144853, 2003, 1, 0x1}, /* aten::select.int */
    {144922, 144944, 2004, 1, 0x0}, /* aten::select_backward */
    {145041, 145067, 2005, 1, 0x20}, /* aten::select_backward.out */
    {145191, 145213, 2006, 1, 0x80000}, /* aten::select_copy.int */
    {145281, 145307, 2007, 1, 0x80020}, /* aten::select_copy.int_out */
    {145402, 145423, 2008, 1, 0x1}, /* aten::select_scatter */
    {145502, 145527, 2009, 1, 0x20}, /* aten::select_scatter.out */
    {145633, 145644, 2010, 1, 0x10000}, /* aten::selu */
    {145678, 145690, 2011, 1, 0x10000}, /* aten::selu_ */
    {145733, 145743, 2012, 2, 0x10000}, /* aten::sgn */
    {145776, 145790, 2014, 2, 0x10000}, /* aten::sgn.out */
    {145850, 145861, 2016, 2, 0x10000}, /* aten::sgn_ */
    {145903, 145917, 2018, 2, 0x10001}, /* aten::sigmoid */
    {145954, 145972, 2020, 2, 0x10000}, /* aten::sigmoid.out */
    {146036, 146051, 2022, 2, 0x10000}, /* aten::sigmoid_ */
    {146097, 146120, 2024, 2, 0x10000}, /* aten::sigmoid_backward */
    {146188, 146222, 2026, 2, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {146331, 146342, 2028, 2, 0x10001}, /* aten::sign */
    {146376, 146391, 2030, 2, 0x10000}, /* aten::sign.out */
    {146452, 146464, 2032, 2, 0x10000}, /* aten::sign_ */
    {146507, 146521, 2034, 2, 0x10000}, /* aten::signbit */
    {146558, 146576, 2036, 2, 0x10000}, /* aten::signbit.out */
    {146640, 146651, 2038, 2, 0x10000}, /* aten::silu */
    {146685, 146700, 2040, 2, 0x10000}, /* aten::silu.out */
    {146761, 146773, 2042, 2, 0x10000}, /* aten::silu_ */
    {146816, 146836, 2044, 2, 0x10000}, /* aten::silu_backward */
    {146899, 146930, 2046, 2, 0x10000}, /* aten::silu_backward.grad_input */
    {147034, 147044, 2048, 2, 0x10001}, /* aten::sin */
    {147077, 147091, 2050, 2, 0x10000}, /* aten::sin.out */
    {147151, 147162, 2052, 2, 0x10000}, /* aten::sin_ */
    {147204, 147215, 2054, 2, 0x10000}, /* aten::sinc */
    {147249, 147264, 2056, 2, 0x10000}, /* aten::sinc.out */
    {147325, 147337, 2058, 2, 0x10000}, /* aten::sinc_ */
    {147380, 147391, 2060, 2, 0x10001}, /* aten::sinh */
    {147425, 147440, 2062, 2, 0x10000}, /* aten::sinh.out */
    {147501, 147513, 2064, 2, 0x10000}, /* aten::sinh_ */
    {147556, 147571, 2066, 1, 0x0}, /* aten::size.int */
    {147615, 147634, 2067, 1, 0x1}, /* aten::slice.Tensor */
    {147746, 147767, 2068, 1, 0x0}, /* aten::slice_backward */
    {147888, 147913, 2069, 1, 0x20}, /* aten::slice_backward.out */
    {148061, 148085, 2070, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {148196, 148224, 2071, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {148362, 148382, 2072, 1, 0x80001}, /* aten::slice_scatter */
    {148501, 148525, 2073, 1, 0x80020}, /* aten::slice_scatter.out */
    {148671, 148692, 2074, 2, 0x0}, /* aten::smooth_l1_loss */
    {148787, 148812, 2076, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {148934, 148964, 2078, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {149079, 149120, 2080, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {149276, 149299, 2082, 2, 0x0}, /* aten::soft_margin_loss */
    {149380, 149407, 2084, 1, 0x0}, /* aten::soft_margin_loss.out */
    {149515, 149547, 2085, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {149652, 149695, 2087, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {149841, 149859, 2088, 1, 0x0}, /* aten::softmax.int */
    {149933, 149955, 2089, 2, 0x0}, /* aten::softmax.int_out */
    {150056, 150071, 2091, 2, 0x10000}, /* aten::softplus */
    {150145, 150164, 2093, 2, 0x0}, /* aten::softplus.out */
    {150265, 150289, 2095, 2, 0x0}, /* aten::softplus_backward */
    {150387, 150422, 2097, 2, 0x0}, /* aten::softplus_backward.grad_input */
    {150561, 150578, 2099, 2, 0x10000}, /* aten::softshrink */
    {150636, 150657, 2101, 2, 0x0}, /* aten::softshrink.out */
    {150742, 150768, 2103, 2, 0x0}, /* aten::softshrink_backward */
    {150851, 150888, 2105, 2, 0x0}, /* aten::softshrink_backward.grad_input */
    {151012, 151023, 2107, 1, 0x1}, /* aten::sort */
    {151117, 151135, 2108, 2, 0x0}, /* aten::sort.stable */
    {151253, 151271, 2110, 2, 0x0}, /* aten::sort.values */
    {151422, 151447, 2112, 2, 0x0}, /* aten::sort.values_stable */
    {151619, 151641, 2114, 2, 0x10000}, /* aten::special_airy_ai */
    {151683, 151709, 2116, 2, 0x10000}, /* aten::special_airy_ai.out */
    {151778, 151802, 2118, 2, 0x10000}, /* aten::special_bessel_j0 */
    {151849, 151877, 2120, 2, 0x10000}, /* aten::special_bessel_j0.out */
    {151951, 151975, 2122, 2, 0x10000}, /* aten::special_bessel_j1 */
    {152022, 152050, 2124, 2, 0x10000}, /* aten::special_bessel_j1.out */
    {152124, 152148, 2126, 2, 0x10000}, /* aten::special_bessel_y0 */
    {152195, 152223, 2128, 2, 0x10000}, /* aten::special_bessel_y0.out */
    {152297, 152321, 2130, 2, 0x10000}, /* aten::special_bessel_y1 */
    {152368, 152396, 2132, 2, 0x10000}, /* aten::special_bessel_y1.out */
    {152470, 152507, 2134, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {152574, 152620, 2136, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {152696, 152746, 2137, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {152849, 152890, 2138, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {152984, 153030, 2140, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {153106, 153156, 2141, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {153259, 153296, 2142, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {153363, 153409, 2144, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {153485, 153535, 2145, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {153638, 153679, 2146, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {153773, 153819, 2148, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {153895, 153945, 2149, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {154048, 154085, 2150, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {154152, 154198, 2152, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {154274, 154324, 2153, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {154427, 154468, 2154, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {154562, 154608, 2156, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {154684, 154734, 2157, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {154837, 154874, 2158, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {154941, 154987, 2160, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {155063, 155113, 2161, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {155216, 155257, 2162, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {155351, 155397, 2164, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {155473, 155523, 2165, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {155626, 155648, 2166, 1, 0x0}, /* aten::special_digamma */
    {155693, 155719, 2167, 1, 0x0}, /* aten::special_digamma.out */
    {155791, 155810, 2168, 2, 0x10000}, /* aten::special_entr */
    {155852, 155875, 2170, 2, 0x10000}, /* aten::special_entr.out */
    {155944, 155962, 2172, 1, 0x0}, /* aten::special_erf */
    {156003, 156025, 2173, 1, 0x0}, /* aten::special_erf.out */
    {156093, 156112, 2174, 1, 0x0}, /* aten::special_erfc */
    {156154, 156177, 2175, 1, 0x0}, /* aten::special_erfc.out */
    {156246, 156266, 2176, 2, 0x10000}, /* aten::special_erfcx */
    {156309, 156333, 2178, 2, 0x10000}, /* aten::special_erfcx.out */
    {156403, 156424, 2180, 1, 0x0}, /* aten::special_erfinv */
    {156468, 156493, 2181, 1, 0x0}, /* aten::special_erfinv.out */
    {156564, 156583, 2182, 1, 0x0}, /* aten::special_exp2 */
    {156625, 156648, 2183, 1, 0x0}, /* aten::special_exp2.out */
    {156717, 156737, 2184, 1, 0x0}, /* aten::special_expit */
    {156780, 156804, 2185, 1, 0x0}, /* aten::special_expit.out */
    {156874, 156894, 2186, 1, 0x0}, /* aten::special_expm1 */
    {156937, 156961, 2187, 1, 0x0}, /* aten::special_expm1.out */
    {157031, 157054, 2188, 1, 0x0}, /* aten::special_gammainc */
    {157114, 157141, 2189, 1, 0x0}, /* aten::special_gammainc.out */
    {157228, 157252, 2190, 1, 0x0}, /* aten::special_gammaincc */
    {157313, 157341, 2191, 1, 0x0}, /* aten::special_gammaincc.out */
    {157429, 157451, 2192, 1, 0x0}, /* aten::special_gammaln */
    {157496, 157522, 2193, 1, 0x0}, /* aten::special_gammaln.out */
    {157594, 157629, 2194, 2, 0x10000}, /* aten::special_hermite_polynomial_h */
    {157694, 157738, 2196, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {157812, 157860, 2197, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {157961, 158000, 2198, 2, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {158092, 158136, 2200, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {158210, 158258, 2201, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {158359, 158395, 2202, 2, 0x10000}, /* aten::special_hermite_polynomial_he */
    {158461, 158506, 2204, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {158581, 158630, 2205, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {158732, 158772, 2206, 2, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {158865, 158910, 2208, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {158985, 159034, 2209, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {159136, 159153, 2210, 1, 0x0}, /* aten::special_i0 */
    {159193, 159214, 2211, 1, 0x0}, /* aten::special_i0.out */
    {159281, 159299, 2212, 2, 0x10000}, /* aten::special_i0e */
    {159340, 159362, 2214, 2, 0x10000}, /* aten::special_i0e.out */
    {159430, 159447, 2216, 2, 0x10000}, /* aten::special_i1 */
    {159487, 159508, 2218, 2, 0x10000}, /* aten::special_i1.out */
    {159575, 159593, 2220, 2, 0x10000}, /* aten::special_i1e */
    {159634, 159656, 2222, 2, 0x10000}, /* aten::special_i1e.out */
    {159724, 159760, 2224, 2, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {159826, 159871, 2226, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {159946, 159995, 2227, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {160097, 160137, 2228, 2, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {160230, 160275, 2230, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {160350, 160399, 2231, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {160501, 160537, 2232, 2, 0x10000}, /* aten::special_legendre_polynomial_p */
    {160603, 160648, 2234, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {160723, 160772, 2235, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {160874, 160914, 2236, 2, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {161007, 161052, 2238, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {161127, 161176, 2239, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {161278, 161298, 2240, 1, 0x0}, /* aten::special_log1p */
    {161341, 161365, 2241, 1, 0x0}, /* aten::special_log1p.out */
    {161435, 161458, 2242, 2, 0x10000}, /* aten::special_log_ndtr */
    {161504, 161531, 2244, 2, 0x10000}, /* aten::special_log_ndtr.out */
    {161604, 161630, 2246, 1, 0x0}, /* aten::special_log_softmax */
    {161715, 161735, 2247, 1, 0x0}, /* aten::special_logit */
    {161795, 161819, 2248, 1, 0x0}, /* aten::special_logit.out */
    {161906, 161930, 2249, 1, 0x0}, /* aten::special_logsumexp */
    {162009, 162037, 2250, 1, 0x0}, /* aten::special_logsumexp.out */
    {162143, 162176, 2251, 2, 0x10000}, /* aten::special_modified_bessel_i0 */
    {162232, 162269, 2253, 2, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {162352, 162385, 2255, 2, 0x10000}, /* aten::special_modified_bessel_i1 */
    {162441, 162478, 2257, 2, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {162561, 162594, 2259, 2, 0x10000}, /* aten::special_modified_bessel_k0 */
    {162650, 162687, 2261, 2, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {162770, 162803, 2263, 2, 0x10000}, /* aten::special_modified_bessel_k1 */
    {162859, 162896, 2265, 2, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {162979, 163006, 2267, 1, 0x0}, /* aten::special_multigammaln */
    {163063, 163094, 2268, 1, 0x0}, /* aten::special_multigammaln.out */
    {163178, 163197, 2269, 1, 0x0}, /* aten::special_ndtr */
    {163239, 163262, 2270, 1, 0x0}, /* aten::special_ndtr.out */
    {163331, 163351, 2271, 2, 0x10000}, /* aten::special_ndtri */
    {163394, 163418, 2273, 2, 0x10000}, /* aten::special_ndtri.out */
    {163488, 163512, 2275, 1, 0x0}, /* aten::special_polygamma */
    {163566, 163594, 2276, 1, 0x0}, /* aten::special_polygamma.out */
    {163675, 163693, 2277, 1, 0x0}, /* aten::special_psi */
    {163734, 163756, 2278, 1, 0x0}, /* aten::special_psi.out */
    {163824, 163844, 2279, 1, 0x0}, /* aten::special_round */
    {163906, 163930, 2280, 1, 0x0}, /* aten::special_round.out */
    {164016, 164056, 2281, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {164116, 164160, 2283, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {164247, 164287, 2285, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {164347, 164391, 2287, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {164478, 164523, 2289, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {164598, 164652, 2291, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {164736, 164794, 2292, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {164905, 164954, 2293, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {165056, 165110, 2295, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {165194, 165252, 2296, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {165363, 165408, 2297, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {165483, 165537, 2299, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {165621, 165679, 2300, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {165790, 165839, 2301, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {165941, 165995, 2303, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {166079, 166137, 2304, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {166248, 166293, 2305, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {166368, 166422, 2307, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {166506, 166564, 2308, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {166675, 166724, 2309, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {166826, 166880, 2311, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {166964, 167022, 2312, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {167133, 167178, 2313, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {167253, 167307, 2315, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {167391, 167449, 2316, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {167560, 167609, 2317, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {167711, 167765, 2319, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {167849, 167907, 2320, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {168018, 168037, 2321, 1, 0x0}, /* aten::special_sinc */
    {168079, 168102, 2322, 1, 0x0}, /* aten::special_sinc.out */
    {168171, 168193, 2323, 1, 0x0}, /* aten::special_softmax */
    {168271, 168305, 2324, 2, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {168359, 168397, 2326, 2, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {168478, 168500, 2328, 2, 0x10000}, /* aten::special_xlog1py */
    {168559, 168594, 2330, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {168666, 168705, 2331, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {168804, 168830, 2332, 2, 0x10000}, /* aten::special_xlog1py.out */
    {168916, 168950, 2334, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {169021, 169059, 2335, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {169157, 169177, 2336, 1, 0x0}, /* aten::special_xlogy */
    {169234, 169267, 2337, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {169337, 169374, 2338, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {169471, 169495, 2339, 1, 0x0}, /* aten::special_xlogy.out */
    {169579, 169611, 2340, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {169680, 169716, 2341, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {169812, 169831, 2342, 2, 0x10000}, /* aten::special_zeta */
    {169887, 169919, 2344, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {169988, 170024, 2345, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {170120, 170143, 2346, 2, 0x10000}, /* aten::special_zeta.out */
    {170226, 170257, 2348, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {170325, 170360, 2349, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {170455, 170474, 2350, 1, 0x0}, /* aten::split.Tensor */
    {170559, 170577, 2351, 1, 0x0}, /* aten::split.sizes */
    {170663, 170687, 2352, 1, 0x80000}, /* aten::split_copy.Tensor */
    {170766, 170794, 2353, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {170892, 170915, 2354, 1, 0x1}, /* aten::split_with_sizes */
    {171007, 171035, 2355, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {171121, 171153, 2356, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {171258, 171269, 2357, 2, 0x10001}, /* aten::sqrt */
    {171303, 171318, 2359, 2, 0x10000}, /* aten::sqrt.out */
    {171379, 171391, 2361, 2, 0x10000}, /* aten::sqrt_ */
    {171434, 171447, 2363, 1, 0x10000}, /* aten::square */
    {171483, 171500, 2364, 1, 0x10000}, /* aten::square.out */
    {171563, 171577, 2365, 1, 0x10000}, /* aten::square_ */
    {171622, 171636, 2366, 1, 0x0}, /* aten::squeeze */
    {171679, 171697, 2367, 1, 0x1}, /* aten::squeeze.dim */
    {171753, 171772, 2368, 1, 0x1}, /* aten::squeeze.dims */
    {171831, 171846, 2369, 1, 0x80}, /* aten::squeeze_ */
    {171892, 171911, 2370, 1, 0x80}, /* aten::squeeze_.dim */
    {171970, 171990, 2371, 1, 0x80}, /* aten::squeeze_.dims */
    {172052, 172071, 2372, 1, 0x80000}, /* aten::squeeze_copy */
    {172113, 172136, 2373, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {172191, 172218, 2374, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {172300, 172324, 2375, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {172382, 172410, 2376, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {172495, 172518, 2377, 1, 0x80020}, /* aten::squeeze_copy.out */
    {172587, 172599, 2378, 1, 0x0}, /* aten::stack */
    {172650, 172666, 2379, 1, 0x0}, /* aten::stack.out */
    {172744, 172754, 2380, 1, 0x40000}, /* aten::std */
    {172807, 172828, 2381, 2, 0x40000}, /* aten::std.correction */
    {172938, 172963, 2383, 2, 0x40000}, /* aten::std.correction_out */
    {173097, 173111, 2385, 1, 0x40000}, /* aten::std.dim */
    {173201, 173215, 2386, 1, 0x40000}, /* aten::std.out */
    {173328, 173343, 2387, 1, 0x40000}, /* aten::std_mean */
    {173411, 173437, 2388, 2, 0x40000}, /* aten::std_mean.correction */
    {173562, 173592, 2390, 1, 0x20}, /* aten::std_mean.correction_out */
    {173763, 173782, 2391, 1, 0x40000}, /* aten::std_mean.dim */
    {173887, 173904, 2392, 1, 0x0}, /* aten::stride.int */
    {173950, 173967, 2393, 1, 0x10001}, /* aten::sub.Scalar */
    {174037, 174058, 2394, 1, 0x20}, /* aten::sub.Scalar_out */
    {174155, 174172, 2395, 2, 0x10001}, /* aten::sub.Tensor */
    {174245, 174259, 2397, 2, 0x10000}, /* aten::sub.out */
    {174349, 174367, 2399, 1, 0x10000}, /* aten::sub_.Scalar */
    {174446, 174464, 2400, 2, 0x10000}, /* aten::sub_.Tensor */
    {174546, 174568, 2402, 1, 0x0}, /* aten::subtract.Scalar */
    {174643, 174665, 2403, 1, 0x0}, /* aten::subtract.Tensor */
    {174743, 174762, 2404, 1, 0x0}, /* aten::subtract.out */
    {174857, 174880, 2405, 1, 0x0}, /* aten::subtract_.Scalar */
    {174964, 174987, 2406, 1, 0x0}, /* aten::subtract_.Tensor */
    {175074, 175084, 2407, 1, 0x40000}, /* aten::sum */
    {175144, 175166, 2408, 2, 0x40000}, /* aten::sum.IntList_out */
    {175291, 175313, 2410, 2, 0x40001}, /* aten::sum.dim_IntList */
    {175418, 175432, 2412, 1, 0x20}, /* aten::sum.out */
    {175516, 175534, 2413, 1, 0x0}, /* aten::sum_to_size */
    {175590, 175605, 2414, 1, 0x0}, /* aten::swapaxes */
    {175671, 175687, 2415, 1, 0x80}, /* aten::swapaxes_ */
    {175756, 175771, 2416, 1, 0x0}, /* aten::swapdims */
    {175835, 175851, 2417, 1, 0x80}, /* aten::swapdims_ */
    {175918, 175934, 2418, 1, 0x1}, /* aten::sym_numel */
    {175973, 175992, 2419, 1, 0x1}, /* aten::sym_size.int */
    {176043, 176068, 2420, 1, 0x1}, /* aten::sym_storage_offset */
    {176116, 176137, 2421, 1, 0x1}, /* aten::sym_stride.int */
    {176190, 176198, 2422, 1, 0x0}, /* aten::t */
    {176235, 176244, 2423, 1, 0x80}, /* aten::t_ */
    {176284, 176297, 2424, 1, 0x80000}, /* aten::t_copy */
    {176333, 176350, 2425, 1, 0x80020}, /* aten::t_copy.out */
    {176413, 176424, 2426, 2, 0x0}, /* aten::take */
    {176472, 176487, 2428, 2, 0x0}, /* aten::take.out */
    {176562, 176583, 2430, 1, 0x0}, /* aten::take_along_dim */
    {176658, 176683, 2431, 1, 0x0}, /* aten::take_along_dim.out */
    {176785, 176795, 2432, 2, 0x10001}, /* aten::tan */
    {176828, 176842, 2434, 2, 0x10000}, /* aten::tan.out */
    {176902, 176913, 2436, 2, 0x10000}, /* aten::tan_ */
    {176955, 176966, 2438, 2, 0x10001}, /* aten::tanh */
    {177000, 177015, 2440, 2, 0x10000}, /* aten::tanh.out */
    {177076, 177088, 2442, 2, 0x10000}, /* aten::tanh_ */
    {177131, 177151, 2444, 2, 0x10000}, /* aten::tanh_backward */
    {177216, 177247, 2446, 2, 0x10000}, /* aten::tanh_backward.grad_input */
    {177353, 177380, 2448, 1, 0x0}, /* aten::tensor_split.indices */
    {177472, 177500, 2449, 1, 0x0}, /* aten::tensor_split.sections */
    {177592, 177638, 2450, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {177766, 177782, 2451, 1, 0x0}, /* aten::tensordot */
    {177870, 177890, 2452, 1, 0x0}, /* aten::tensordot.out */
    {178005, 178021, 2453, 2, 0x10000}, /* aten::threshold */
    {178092, 178112, 2455, 2, 0x0}, /* aten::threshold.out */
    {178210, 178227, 2457, 2, 0x0}, /* aten::threshold_ */
    {178307, 178332, 2459, 2, 0x10000}, /* aten::threshold_backward */
    {178418, 178454, 2461, 2, 0x0}, /* aten::threshold_backward.grad_input */
    {178581, 178592, 2463, 1, 0x0}, /* aten::tile */
    {178641, 178657, 2464, 1, 0x0}, /* aten::to.device */
    {178811, 178826, 2465, 1, 0x0}, /* aten::to.dtype */
    {178964, 178986, 2466, 1, 0x0}, /* aten::to.dtype_layout */
    {179205, 179220, 2467, 1, 0x0}, /* aten::to.other */
    {179354, 179365, 2468, 2, 0x1}, /* aten::topk */
    {179483, 179501, 2470, 2, 0x0}, /* aten::topk.values */
    {179676, 179688, 2472, 2, 0x0}, /* aten::trace */
    {179723, 179739, 2474, 1, 0x20}, /* aten::trace.out */
    {179801, 179821, 2475, 1, 0x0}, /* aten::transpose.int */
    {179890, 179907, 2476, 1, 0x80}, /* aten::transpose_ */
    {179975, 180000, 2477, 1, 0x80000}, /* aten::transpose_copy.int */
    {180068, 180097, 2478, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {180192, 180211, 2479, 1, 0x0}, /* aten::trapezoid.dx */
    {180278, 180296, 2480, 1, 0x0}, /* aten::trapezoid.x */
    {180359, 180374, 2481, 1, 0x0}, /* aten::trapz.dx */
    {180436, 180450, 2482, 1, 0x0}, /* aten::trapz.x */
    {180509, 180532, 2483, 2, 0x0}, /* aten::triangular_solve */
    {180691, 180716, 2485, 2, 0x0}, /* aten::triangular_solve.X */
    {180916, 180927, 2487, 2, 0x0}, /* aten::tril */
    {180980, 180995, 2489, 2, 0x0}, /* aten::tril.out */
    {181075, 181087, 2491, 2, 0x0}, /* aten::tril_ */
    {181149, 181168, 2493, 3, 0x0}, /* aten::tril_indices */
    {181321, 181344, 2496, 1, 0x20}, /* aten::tril_indices.out */
    {181432, 181458, 2497, 1, 0x0}, /* aten::triplet_margin_loss */
    {181626, 181637, 2498, 2, 0x0}, /* aten::triu */
    {181690, 181705, 2500, 2, 0x0}, /* aten::triu.out */
    {181785, 181797, 2502, 2, 0x0}, /* aten::triu_ */
    {181859, 181878, 2504, 3, 0x0}, /* aten::triu_indices */
    {182031, 182054, 2507, 1, 0x20}, /* aten::triu_indices.out */
    {182142, 182167, 2508, 1, 0x0}, /* aten::true_divide.Scalar */
    {182229, 182254, 2509, 1, 0x10000}, /* aten::true_divide.Tensor */
    {182316, 182338, 2510, 1, 0x0}, /* aten::true_divide.out */
    {182420, 182446, 2511, 1, 0x0}, /* aten::true_divide_.Scalar */
    {182517, 182543, 2512, 1, 0x0}, /* aten::true_divide_.Tensor */
    {182614, 182626, 2513, 2, 0x10001}, /* aten::trunc */
    {182661, 182677, 2515, 2, 0x10000}, /* aten::trunc.out */
    {182739, 182752, 2517, 2, 0x10000}, /* aten::trunc_ */
    {182796, 182810, 2519, 1, 0x0}, /* aten::type_as */
    {182861, 182878, 2520, 1, 0x0}, /* aten::unbind.int */
    {182942, 182964, 2521, 1, 0x80000}, /* aten::unbind_copy.int */
    {183022, 183048, 2522, 1, 0x0}, /* aten::unbind_copy.int_out */
    {183125, 183145, 2523, 1, 0x0}, /* aten::unflatten.int */
    {183219, 183232, 2524, 2, 0x0}, /* aten::unfold */
    {183309, 183331, 2526, 2, 0x0}, /* aten::unfold_backward */
    {183430, 183456, 2528, 1, 0x20}, /* aten::unfold_backward.out */
    {183582, 183600, 2529, 1, 0x80000}, /* aten::unfold_copy */
    {183676, 183698, 2530, 1, 0x80020}, /* aten::unfold_copy.out */
    {183801, 183826, 2531, 2, 0x8}, /* aten::unique_consecutive */
    {183960, 183989, 2533, 1, 0x20}, /* aten::unique_consecutive.out */
    {184193, 184210, 2534, 2, 0x8}, /* aten::unique_dim */
    {184348, 184369, 2536, 1, 0x20}, /* aten::unique_dim.out */
    {184577, 184606, 2537, 2, 0x8}, /* aten::unique_dim_consecutive */
    {184738, 184771, 2539, 1, 0x20}, /* aten::unique_dim_consecutive.out */
    {184973, 184992, 2540, 1, 0x100}, /* aten::unsafe_chunk */
    {185059, 185085, 2541, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {185166, 185196, 2542, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {185296, 185326, 2543, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {185414, 185448, 2544, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {185555, 185571, 2545, 1, 0x1}, /* aten::unsqueeze */
    {185625, 185642, 2546, 1, 0x80}, /* aten::unsqueeze_ */
    {185699, 185720, 2547, 1, 0x80000}, /* aten::unsqueeze_copy */
    {185773, 185798, 2548, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {185878, 185903, 2549, 2, 0x0}, /* aten::upsample_bicubic2d */
    {186038, 186067, 2551, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {186229, 186258, 2553, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {186378, 186412, 2554, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {186585, 186630, 2556, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {186844, 186870, 2558, 2, 0x0}, /* aten::upsample_bilinear2d */
    {187006, 187036, 2560, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {187199, 187229, 2562, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {187350, 187385, 2563, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {187559, 187605, 2565, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {187820, 187844, 2567, 2, 0x0}, /* aten::upsample_linear1d */
    {187954, 187982, 2569, 2, 0x0}, /* aten::upsample_linear1d.out */
    {188119, 188147, 2571, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {188266, 188299, 2572, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {188447, 188491, 2574, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {188680, 188705, 2576, 2, 0x0}, /* aten::upsample_nearest1d */
    {188796, 188825, 2578, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {188943, 188972, 2580, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {189072, 189106, 2581, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {189235, 189280, 2583, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {189450, 189475, 2585, 2, 0x0}, /* aten::upsample_nearest2d */
    {189590, 189619, 2587, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {189761, 189790, 2589, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {189890, 189924, 2590, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {190077, 190122, 2592, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {190316, 190341, 2594, 2, 0x0}, /* aten::upsample_nearest3d */
    {190478, 190507, 2596, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {190671, 190700, 2598, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {190800, 190834, 2599, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {191009, 191054, 2601, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {191270, 191297, 2603, 2, 0x0}, /* aten::upsample_trilinear3d */
    {191456, 191487, 2605, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {191673, 191704, 2607, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {191826, 191862, 2608, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {192059, 192106, 2610, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {192344, 192385, 2612, 1, 0x0}, /* aten::value_selecting_reduction_backward */
    {192504, 192514, 2613, 1, 0x40000}, /* aten::var */
    {192567, 192588, 2614, 2, 0x40001}, /* aten::var.correction */
    {192698, 192723, 2616, 2, 0x40000}, /* aten::var.correction_out */
    {192857, 192871, 2618, 1, 0x40001}, /* aten::var.dim */
    {192961, 192975, 2619, 1, 0x40000}, /* aten::var.out */
    {193088, 193103, 2620, 1, 0x40000}, /* aten::var_mean */
    {193171, 193197, 2621, 2, 0x40000}, /* aten::var_mean.correction */
    {193322, 193352, 2623, 1, 0x20}, /* aten::var_mean.correction_out */
    {193523, 193542, 2624, 1, 0x40000}, /* aten::var_mean.dim */
    {193647, 193658, 2625, 2, 0x0}, /* aten::vdot */
    {193706, 193721, 2627, 1, 0x0}, /* aten::vdot.out */
    {193796, 193807, 2628, 2, 0x1}, /* aten::view */
    {193862, 193879, 2630, 1, 0x0}, /* aten::view.dtype */
    {193943, 193957, 2631, 1, 0x0}, /* aten::view_as */
    {194014, 194036, 2632, 2, 0x0}, /* aten::view_as_complex */
    {194087, 194114, 2634, 1, 0x80000}, /* aten::view_as_complex_copy */
    {194164, 194195, 2635, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {194272, 194291, 2636, 2, 0x0}, /* aten::view_as_real */
    {194339, 194363, 2638, 1, 0x80000}, /* aten::view_as_real_copy */
    {194410, 194438, 2639, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {194512, 194528, 2640, 1, 0x80000}, /* aten::view_copy */
    {194582, 194604, 2641, 1, 0x80000}, /* aten::view_copy.dtype */
    {194667, 194693, 2642, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {194783, 194803, 2643, 1, 0x80020}, /* aten::view_copy.out */
    {194884, 194903, 2644, 1, 0x0}, /* aten::vsplit.array */
    {194973, 194990, 2645, 1, 0x0}, /* aten::vsplit.int */
    {195057, 195070, 2646, 1, 0x0}, /* aten::vstack */
    {195111, 195128, 2647, 1, 0x0}, /* aten::vstack.out */
    {195196, 195215, 2648, 1, 0x0}, /* aten::where.Scalar */
    {195289, 195313, 2649, 1, 0x0}, /* aten::where.ScalarOther */
    {195392, 195415, 2650, 1, 0x0}, /* aten::where.ScalarSelf */
    {195493, 195510, 2651, 2, 0x10001}, /* aten::where.self */
    {195582, 195603, 2653, 2, 0x0}, /* aten::where.self_out */
    {195702, 195730, 2655, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {195818, 195845, 2656, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {195932, 195954, 2657, 2, 0x10000}, /* aten::xlogy.OutTensor */
    {196036, 196061, 2659, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {196123, 196147, 2660, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {196208, 196227, 2661, 2, 0x10000}, /* aten::xlogy.Tensor */
    {196283, 196309, 2663, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {196380, 196400, 2664, 2, 0x10000}, /* aten::xlogy_.Tensor */
    {196465, 196476, 2666, 1, 0x20}, /* aten::zero */
    {196510, 196525, 2667, 1, 0x20}, /* aten::zero.out */
    {196586, 196598, 2668, 2, 0x0}, /* aten::zero_ */
    {196641, 196653, 2670, 2, 0x0}, /* aten::zeros */
    {196782, 196798, 2672, 1, 0x0}, /* aten::zeros.out */
    {196862, 196879, 2673, 1, 0x0}, /* aten::zeros_like */
    {197045, 197066, 2674, 1, 0x20}, /* aten::zeros_like.out */
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
    {1, 0, 42}, /* aten::_histogramdd_bin_edges CPU */
    {16, 0, 42}, /* aten::_histogramdd_bin_edges Meta */
    {141, 4, 21}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 43}, /* aten::_histogramdd_from_bin_cts CPU */
    {16, 0, 43}, /* aten::_histogramdd_from_bin_cts Meta */
    {141, 4, 22}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 44}, /* aten::_histogramdd_from_bin_tensors CPU */
    {16, 0, 44}, /* aten::_histogramdd_from_bin_tensors Meta */
    {141, 4, 23}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 0, 45}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 46}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 47}, /* aten::_linalg_check_errors CPU */
    {16, 0, 47}, /* aten::_linalg_check_errors Meta */
    {1, 0, 48}, /* aten::_linalg_det CPU */
    {16, 0, 48}, /* aten::_linalg_det Meta */
    {1, 4, 24}, /* aten::_linalg_det.result CPU */
    {16, 4, 24}, /* aten::_linalg_det.result Meta */
    {1, 0, 49}, /* aten::_linalg_eigh CPU */
    {16, 0, 49}, /* aten::_linalg_eigh Meta */
    {1, 4, 25}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 25}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 50}, /* aten::_linalg_eigvals CPU */
    {16, 0, 50}, /* aten::_linalg_eigvals Meta */
    {1, 0, 51}, /* aten::_linalg_slogdet CPU */
    {16, 0, 51}, /* aten::_linalg_slogdet Meta */
    {1, 4, 26}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 26}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 52}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 52}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 27}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 27}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 53}, /* aten::_linalg_svd CPU */
    {16, 0, 53}, /* aten::_linalg_svd Meta */
    {1, 4, 28}, /* aten::_linalg_svd.U CPU */
    {16, 4, 28}, /* aten::_linalg_svd.U Meta */
    {1, 0, 54}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 55}, /* aten::_logcumsumexp CPU */
    {16, 0, 55}, /* aten::_logcumsumexp Meta */
    {1, 4, 29}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 29}, /* aten::_logcumsumexp.out Meta */
    {1, 0, 56}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 56}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 57}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 57}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 31}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 31}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 59}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 59}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 30}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 58}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 32}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 60}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 33}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 34}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 61}, /* aten::_pdist_forward CPU */
    {16, 0, 61}, /* aten::_pdist_forward Meta */
    {141, 4, 35}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 62}, /* aten::_prelu_kernel CPU */
    {16, 0, 62}, /* aten::_prelu_kernel Meta */
    {1, 0, 63}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 63}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 64}, /* aten::_reshape_alias CPU */
    {16, 0, 64}, /* aten::_reshape_alias Meta */
    {142, 7, 36}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 37}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 65}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {141, 0, 66}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 38}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 67}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 39}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 68}, /* aten::_unique CPU */
    {16, 0, 68}, /* aten::_unique Meta */
    {141, 4, 40}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 69}, /* aten::_unique2 CPU */
    {16, 0, 69}, /* aten::_unique2 Meta */
    {141, 4, 41}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 832}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 42}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 70}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 70}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 43}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 43}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 72}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 71}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 71}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 44}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 44}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 73}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 73}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 45}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 45}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 75}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 74}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 74}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 46}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 46}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 76}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 76}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 47}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 47}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 78}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 77}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 77}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 48}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 48}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 79}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 79}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 49}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 49}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 81}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 80}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 80}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 50}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 50}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 82}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 82}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 51}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 51}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 84}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 83}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 83}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 52}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 52}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 85}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 85}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 53}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 53}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 87}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 86}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 86}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 54}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 54}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 88}, /* aten::abs CPU */
    {16, 0, 88}, /* aten::abs Meta */
    {1, 0, 90}, /* aten::abs.out CPU */
    {16, 0, 90}, /* aten::abs.out Meta */
    {1, 0, 89}, /* aten::abs_ CPU */
    {16, 0, 89}, /* aten::abs_ Meta */
    {138, 0, 91}, /* aten::absolute implicit */
    {138, 4, 55}, /* aten::absolute.out implicit */
    {138, 0, 92}, /* aten::absolute_ implicit */
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
    {138, 0, 93}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 94}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 56}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 56}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 95}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 57}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 57}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 96}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 97}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 97}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 58}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 58}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 98}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 98}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 59}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 59}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 99}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 99}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 60}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 60}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 100}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 100}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 61}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 61}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 101}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 62}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::add.Tensor CPU */
    {16, 1, 6}, /* aten::add.Tensor Meta */
    {1, 3, 6}, /* aten::add.out CPU */
    {16, 3, 6}, /* aten::add.out Meta */
    {141, 0, 102}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 6}, /* aten::add_.Tensor CPU */
    {16, 2, 6}, /* aten::add_.Tensor Meta */
    {1, 0, 103}, /* aten::addbmm CPU */
    {16, 0, 103}, /* aten::addbmm Meta */
    {1, 4, 63}, /* aten::addbmm.out CPU */
    {16, 4, 63}, /* aten::addbmm.out Meta */
    {1, 0, 104}, /* aten::addbmm_ CPU */
    {16, 0, 104}, /* aten::addbmm_ Meta */
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
    {141, 0, 105}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 64}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 64}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 106}, /* aten::adjoint implicit */
    {141, 0, 107}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 65}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 66}, /* aten::alias_copy.out CompositeExplicitAutograd */
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
    {141, 0, 108}, /* aten::allclose CompositeExplicitAutograd */
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
    {1, 0, 109}, /* aten::angle CPU */
    {16, 0, 109}, /* aten::angle Meta */
    {1, 0, 110}, /* aten::angle.out CPU */
    {16, 0, 110}, /* aten::angle.out Meta */
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
    {141, 0, 111}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::arange BackendSelect */
    {141, 4, 67}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 112}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::arange.start BackendSelect */
    {1, 4, 68}, /* aten::arange.start_out CPU */
    {16, 4, 68}, /* aten::arange.start_out Meta */
    {141, 0, 113}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::arange.start_step BackendSelect */
    {138, 0, 114}, /* aten::arccos implicit */
    {138, 4, 69}, /* aten::arccos.out implicit */
    {138, 0, 115}, /* aten::arccos_ implicit */
    {138, 0, 116}, /* aten::arccosh implicit */
    {138, 4, 70}, /* aten::arccosh.out implicit */
    {138, 0, 117}, /* aten::arccosh_ implicit */
    {138, 0, 118}, /* aten::arcsin implicit */
    {138, 4, 71}, /* aten::arcsin.out implicit */
    {138, 0, 119}, /* aten::arcsin_ implicit */
    {138, 0, 120}, /* aten::arcsinh implicit */
    {138, 4, 72}, /* aten::arcsinh.out implicit */
    {138, 0, 121}, /* aten::arcsinh_ implicit */
    {138, 0, 122}, /* aten::arctan implicit */
    {138, 4, 73}, /* aten::arctan.out implicit */
    {138, 0, 123}, /* aten::arctan2 implicit */
    {138, 4, 74}, /* aten::arctan2.out implicit */
    {138, 0, 124}, /* aten::arctan2_ implicit */
    {138, 0, 125}, /* aten::arctan_ implicit */
    {138, 0, 126}, /* aten::arctanh implicit */
    {138, 4, 75}, /* aten::arctanh.out implicit */
    {138, 0, 127}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 128}, /* aten::argsort implicit */
    {138, 0, 129}, /* aten::argsort.stable implicit */
    {138, 0, 130}, /* aten::argsort.stable_out implicit */
    {138, 0, 131}, /* aten::argwhere implicit */
    {1, 0, 132}, /* aten::as_strided CPU */
    {16, 0, 132}, /* aten::as_strided Meta */
    {142, 5, 76}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 76}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 77}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 133}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 78}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
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
    {138, 0, 134}, /* aten::atleast_1d implicit */
    {138, 0, 135}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 136}, /* aten::atleast_2d implicit */
    {138, 0, 137}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 138}, /* aten::atleast_3d implicit */
    {138, 0, 139}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 140}, /* aten::avg_pool1d implicit */
    {1, 0, 141}, /* aten::avg_pool2d CPU */
    {16, 0, 141}, /* aten::avg_pool2d Meta */
    {1, 4, 79}, /* aten::avg_pool2d.out CPU */
    {16, 4, 79}, /* aten::avg_pool2d.out Meta */
    {1, 0, 142}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 142}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 80}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 80}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 143}, /* aten::avg_pool3d CPU */
    {16, 0, 143}, /* aten::avg_pool3d Meta */
    {1, 4, 81}, /* aten::avg_pool3d.out CPU */
    {16, 4, 81}, /* aten::avg_pool3d.out Meta */
    {1, 0, 144}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 144}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 82}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 82}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 27}, /* aten::baddbmm CPU */
    {16, 1, 27}, /* aten::baddbmm Meta */
    {1, 3, 27}, /* aten::baddbmm.out CPU */
    {16, 3, 27}, /* aten::baddbmm.out Meta */
    {1, 2, 27}, /* aten::baddbmm_ CPU */
    {16, 2, 27}, /* aten::baddbmm_ Meta */
    {138, 0, 146}, /* aten::batch_norm implicit */
    {1, 0, 147}, /* aten::batch_norm_backward CPU */
    {16, 0, 147}, /* aten::batch_norm_backward Meta */
    {1, 0, 148}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 148}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 83}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {138, 0, 149}, /* aten::bilinear implicit */
    {1, 0, 150}, /* aten::binary_cross_entropy CPU */
    {16, 0, 150}, /* aten::binary_cross_entropy Meta */
    {1, 4, 84}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 84}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 151}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 151}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 85}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 85}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 152}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 152}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 86}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 153}, /* aten::bincount CPU */
    {16, 0, 153}, /* aten::bincount Meta */
    {141, 4, 87}, /* aten::bincount.out CompositeExplicitAutograd */
    {141, 0, 154}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 155}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 88}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 156}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 157}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {141, 0, 158}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 89}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {141, 0, 159}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 160}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {141, 0, 161}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {141, 0, 162}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 163}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 90}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 164}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 165}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {141, 0, 166}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 91}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {141, 0, 167}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 168}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {141, 0, 169}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 170}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 171}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 92}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 172}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 173}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {141, 0, 174}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 93}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 175}, /* aten::broadcast_tensors implicit */
    {138, 0, 176}, /* aten::broadcast_to implicit */
    {1, 0, 177}, /* aten::bucketize.Scalar CPU */
    {16, 0, 177}, /* aten::bucketize.Scalar Meta */
    {141, 4, 94}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 178}, /* aten::bucketize.Tensor CPU */
    {16, 0, 178}, /* aten::bucketize.Tensor Meta */
    {1, 4, 95}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 95}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 179}, /* aten::can_cast implicit */
    {138, 0, 180}, /* aten::cartesian_prod implicit */
    {1, 0, 181}, /* aten::cat CPU */
    {16, 0, 181}, /* aten::cat Meta */
    {1, 0, 182}, /* aten::cat.out CPU */
    {16, 0, 182}, /* aten::cat.out Meta */
    {138, 0, 183}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {141, 0, 184}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 96}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 96}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 185}, /* aten::cholesky CPU */
    {16, 0, 185}, /* aten::cholesky Meta */
    {1, 0, 187}, /* aten::cholesky.out CPU */
    {16, 0, 187}, /* aten::cholesky.out Meta */
    {1, 0, 186}, /* aten::cholesky_inverse CPU */
    {16, 0, 186}, /* aten::cholesky_inverse Meta */
    {1, 4, 97}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 97}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 188}, /* aten::cholesky_solve CPU */
    {16, 0, 188}, /* aten::cholesky_solve Meta */
    {1, 0, 189}, /* aten::cholesky_solve.out CPU */
    {16, 0, 189}, /* aten::cholesky_solve.out Meta */
    {138, 0, 190}, /* aten::chunk implicit */
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
    {138, 0, 191}, /* aten::clip implicit */
    {138, 0, 193}, /* aten::clip.Tensor implicit */
    {138, 4, 99}, /* aten::clip.Tensor_out implicit */
    {138, 4, 98}, /* aten::clip.out implicit */
    {138, 0, 192}, /* aten::clip_ implicit */
    {138, 0, 194}, /* aten::clip_.Tensor implicit */
    {141, 0, 195}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 100}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 196}, /* aten::column_stack implicit */
    {138, 4, 101}, /* aten::column_stack.out implicit */
    {138, 0, 197}, /* aten::combinations implicit */
    {1, 0, 198}, /* aten::complex CPU */
    {16, 0, 198}, /* aten::complex Meta */
    {1, 0, 199}, /* aten::complex.out CPU */
    {16, 0, 199}, /* aten::complex.out Meta */
    {138, 0, 200}, /* aten::concat implicit */
    {138, 4, 102}, /* aten::concat.out implicit */
    {138, 0, 201}, /* aten::concatenate implicit */
    {138, 4, 103}, /* aten::concatenate.out implicit */
    {138, 0, 202}, /* aten::conj implicit */
    {138, 0, 203}, /* aten::conj_physical implicit */
    {1, 4, 104}, /* aten::conj_physical.out CPU */
    {16, 4, 104}, /* aten::conj_physical.out Meta */
    {1, 5, 104}, /* aten::conj_physical_ CPU */
    {16, 5, 104}, /* aten::conj_physical_ Meta */
    {141, 0, 204}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 105}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 205}, /* aten::contiguous implicit */
    {138, 0, 206}, /* aten::conv1d implicit */
    {138, 0, 207}, /* aten::conv1d.padding implicit */
    {138, 0, 208}, /* aten::conv2d implicit */
    {138, 0, 209}, /* aten::conv2d.padding implicit */
    {138, 0, 210}, /* aten::conv3d implicit */
    {138, 0, 211}, /* aten::conv3d.padding implicit */
    {138, 0, 212}, /* aten::conv_transpose1d implicit */
    {138, 0, 213}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 214}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 215}, /* aten::convolution CPU */
    {16, 0, 215}, /* aten::convolution Meta */
    {141, 4, 106}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 216}, /* aten::convolution_backward CPU */
    {16, 0, 216}, /* aten::convolution_backward Meta */
    {141, 4, 107}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 109}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 108}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 217}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 218}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 219}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 220}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 42}, /* aten::copysign_.Tensor CPU */
    {16, 2, 42}, /* aten::copysign_.Tensor Meta */
    {138, 0, 221}, /* aten::corrcoef implicit */
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
    {138, 0, 222}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 223}, /* aten::cosine_similarity implicit */
    {141, 0, 224}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 225}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 225}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 111}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 110}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 226}, /* aten::cov implicit */
    {141, 0, 227}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 112}, /* aten::cummax.out CPU */
    {16, 4, 112}, /* aten::cummax.out Meta */
    {141, 0, 228}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 113}, /* aten::cummin.out CPU */
    {16, 4, 113}, /* aten::cummin.out Meta */
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
    {138, 0, 229}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 230}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 231}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 114}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 114}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {141, 0, 107}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 115}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 115}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 116}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 232}, /* aten::diag implicit */
    {138, 4, 117}, /* aten::diag.out implicit */
    {142, 0, 233}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 118}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 234}, /* aten::diagflat implicit */
    {141, 0, 235}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 236}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 120}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 119}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 121}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 237}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 122}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 238}, /* aten::diff implicit */
    {138, 0, 239}, /* aten::diff.out implicit */
    {1, 1, 47}, /* aten::digamma CPU */
    {16, 1, 47}, /* aten::digamma Meta */
    {1, 3, 47}, /* aten::digamma.out CPU */
    {16, 3, 47}, /* aten::digamma.out Meta */
    {1, 2, 47}, /* aten::digamma_ CPU */
    {16, 2, 47}, /* aten::digamma_ Meta */
    {141, 0, 240}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 123}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 241}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 242}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 125}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 124}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::div.Tensor CPU */
    {16, 1, 48}, /* aten::div.Tensor Meta */
    {1, 1, 49}, /* aten::div.Tensor_mode CPU */
    {16, 1, 49}, /* aten::div.Tensor_mode Meta */
    {1, 3, 48}, /* aten::div.out CPU */
    {16, 3, 48}, /* aten::div.out Meta */
    {1, 3, 49}, /* aten::div.out_mode CPU */
    {16, 3, 49}, /* aten::div.out_mode Meta */
    {141, 0, 243}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 244}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 48}, /* aten::div_.Tensor CPU */
    {16, 2, 48}, /* aten::div_.Tensor Meta */
    {1, 2, 49}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 49}, /* aten::div_.Tensor_mode Meta */
    {138, 0, 245}, /* aten::divide.Scalar implicit */
    {138, 0, 246}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 247}, /* aten::divide.Tensor implicit */
    {138, 0, 248}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 126}, /* aten::divide.out implicit */
    {138, 4, 127}, /* aten::divide.out_mode implicit */
    {138, 0, 249}, /* aten::divide_.Scalar implicit */
    {138, 0, 250}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 251}, /* aten::divide_.Tensor implicit */
    {138, 0, 252}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 253}, /* aten::dot CPU */
    {16, 0, 253}, /* aten::dot Meta */
    {141, 4, 128}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 254}, /* aten::dsplit.array implicit */
    {138, 0, 255}, /* aten::dsplit.int implicit */
    {138, 0, 256}, /* aten::dstack implicit */
    {138, 4, 129}, /* aten::dstack.out implicit */
    {138, 0, 257}, /* aten::einsum implicit */
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
    {141, 0, 258}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 130}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 259}, /* aten::embedding_backward implicit */
    {1, 0, 260}, /* aten::embedding_dense_backward CPU */
    {16, 0, 260}, /* aten::embedding_dense_backward Meta */
    {141, 4, 131}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 262}, /* aten::empty.memory_format CPU */
    {16, 0, 262}, /* aten::empty.memory_format Meta */
    {86, 0, 145}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 263}, /* aten::empty.out implicit */
    {141, 0, 261}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 132}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 264}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::empty_permuted BackendSelect */
    {141, 4, 133}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 265}, /* aten::empty_strided CPU */
    {16, 0, 265}, /* aten::empty_strided Meta */
    {86, 0, 145}, /* aten::empty_strided BackendSelect */
    {141, 4, 134}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 266}, /* aten::equal CPU */
    {16, 0, 266}, /* aten::equal Meta */
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
    {141, 0, 267}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 268}, /* aten::expand_as implicit */
    {142, 7, 135}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 136}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 59}, /* aten::expm1 CPU */
    {16, 1, 59}, /* aten::expm1 Meta */
    {1, 3, 59}, /* aten::expm1.out CPU */
    {16, 3, 59}, /* aten::expm1.out Meta */
    {1, 2, 59}, /* aten::expm1_ CPU */
    {16, 2, 59}, /* aten::expm1_ Meta */
    {141, 0, 269}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::eye BackendSelect */
    {141, 0, 270}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::eye.m BackendSelect */
    {1, 4, 138}, /* aten::eye.m_out CPU */
    {16, 4, 138}, /* aten::eye.m_out Meta */
    {1, 4, 137}, /* aten::eye.out CPU */
    {16, 4, 137}, /* aten::eye.out Meta */
    {138, 0, 271}, /* aten::fft_fft implicit */
    {138, 4, 139}, /* aten::fft_fft.out implicit */
    {138, 0, 272}, /* aten::fft_fft2 implicit */
    {138, 4, 140}, /* aten::fft_fft2.out implicit */
    {138, 0, 273}, /* aten::fft_fftn implicit */
    {138, 4, 141}, /* aten::fft_fftn.out implicit */
    {138, 0, 274}, /* aten::fft_hfft implicit */
    {138, 4, 142}, /* aten::fft_hfft.out implicit */
    {138, 0, 275}, /* aten::fft_hfft2 implicit */
    {138, 4, 143}, /* aten::fft_hfft2.out implicit */
    {138, 0, 276}, /* aten::fft_hfftn implicit */
    {138, 4, 144}, /* aten::fft_hfftn.out implicit */
    {138, 0, 277}, /* aten::fft_ifft implicit */
    {138, 4, 145}, /* aten::fft_ifft.out implicit */
    {138, 0, 278}, /* aten::fft_ifft2 implicit */
    {138, 4, 146}, /* aten::fft_ifft2.out implicit */
    {138, 0, 279}, /* aten::fft_ifftn implicit */
    {138, 4, 147}, /* aten::fft_ifftn.out implicit */
    {138, 0, 280}, /* aten::fft_ihfft implicit */
    {138, 4, 148}, /* aten::fft_ihfft.out implicit */
    {138, 0, 281}, /* aten::fft_ihfft2 implicit */
    {138, 0, 282}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 283}, /* aten::fft_ihfftn implicit */
    {138, 0, 284}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 285}, /* aten::fft_irfft implicit */
    {138, 4, 149}, /* aten::fft_irfft.out implicit */
    {138, 0, 286}, /* aten::fft_irfft2 implicit */
    {138, 4, 150}, /* aten::fft_irfft2.out implicit */
    {138, 0, 287}, /* aten::fft_irfftn implicit */
    {138, 4, 151}, /* aten::fft_irfftn.out implicit */
    {138, 0, 288}, /* aten::fft_rfft implicit */
    {138, 4, 152}, /* aten::fft_rfft.out implicit */
    {138, 0, 289}, /* aten::fft_rfft2 implicit */
    {138, 4, 153}, /* aten::fft_rfft2.out implicit */
    {138, 0, 290}, /* aten::fft_rfftn implicit */
    {138, 4, 154}, /* aten::fft_rfftn.out implicit */
    {141, 6, 157}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 155}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 158}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 156}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 291}, /* aten::fill_.Scalar CPU */
    {16, 0, 291}, /* aten::fill_.Scalar Meta */
    {1, 0, 292}, /* aten::fill_.Tensor CPU */
    {16, 0, 292}, /* aten::fill_.Tensor Meta */
    {138, 0, 293}, /* aten::fix implicit */
    {138, 4, 159}, /* aten::fix.out implicit */
    {138, 0, 294}, /* aten::fix_ implicit */
    {138, 0, 295}, /* aten::flatten.using_ints implicit */
    {1, 0, 296}, /* aten::flip CPU */
    {16, 0, 296}, /* aten::flip Meta */
    {141, 4, 160}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 297}, /* aten::fliplr implicit */
    {138, 0, 298}, /* aten::flipud implicit */
    {138, 0, 299}, /* aten::float_power.Scalar implicit */
    {138, 0, 300}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 301}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 302}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 303}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 304}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 305}, /* aten::float_power_.Scalar implicit */
    {138, 0, 306}, /* aten::float_power_.Tensor implicit */
    {1, 1, 60}, /* aten::floor CPU */
    {16, 1, 60}, /* aten::floor Meta */
    {1, 3, 60}, /* aten::floor.out CPU */
    {16, 3, 60}, /* aten::floor.out Meta */
    {1, 2, 60}, /* aten::floor_ CPU */
    {16, 2, 60}, /* aten::floor_ Meta */
    {1, 0, 307}, /* aten::floor_divide CPU */
    {16, 0, 307}, /* aten::floor_divide Meta */
    {141, 0, 308}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 161}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 311}, /* aten::floor_divide.out CPU */
    {16, 0, 311}, /* aten::floor_divide.out Meta */
    {141, 0, 309}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 310}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 310}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 61}, /* aten::fmax CPU */
    {16, 1, 61}, /* aten::fmax Meta */
    {1, 3, 61}, /* aten::fmax.out CPU */
    {16, 3, 61}, /* aten::fmax.out Meta */
    {1, 1, 62}, /* aten::fmin CPU */
    {16, 1, 62}, /* aten::fmin Meta */
    {1, 3, 62}, /* aten::fmin.out CPU */
    {16, 3, 62}, /* aten::fmin.out Meta */
    {141, 0, 312}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 313}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::fmod.Tensor CPU */
    {16, 1, 63}, /* aten::fmod.Tensor Meta */
    {1, 3, 63}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 63}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 314}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 63}, /* aten::fmod_.Tensor CPU */
    {16, 2, 63}, /* aten::fmod_.Tensor Meta */
    {1, 1, 64}, /* aten::frac CPU */
    {16, 1, 64}, /* aten::frac Meta */
    {1, 3, 64}, /* aten::frac.out CPU */
    {16, 3, 64}, /* aten::frac.out Meta */
    {1, 2, 64}, /* aten::frac_ CPU */
    {16, 2, 64}, /* aten::frac_ Meta */
    {1, 0, 315}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 315}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 162}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 162}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 316}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 316}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 163}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 163}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 317}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 317}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 164}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 164}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 318}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 318}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 165}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 165}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 319}, /* aten::frexp.Tensor CPU */
    {16, 0, 319}, /* aten::frexp.Tensor Meta */
    {1, 0, 320}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 320}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 321}, /* aten::from_file CPU */
    {86, 0, 145}, /* aten::from_file BackendSelect */
    {141, 4, 166}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 322}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::full BackendSelect */
    {141, 4, 167}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 323}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 168}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 65}, /* aten::gather CPU */
    {16, 1, 65}, /* aten::gather Meta */
    {1, 3, 65}, /* aten::gather.out CPU */
    {16, 3, 65}, /* aten::gather.out Meta */
    {138, 0, 324}, /* aten::gather_backward implicit */
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
    {1, 0, 325}, /* aten::geqrf CPU */
    {16, 0, 325}, /* aten::geqrf Meta */
    {1, 4, 169}, /* aten::geqrf.a CPU */
    {16, 4, 169}, /* aten::geqrf.a Meta */
    {138, 0, 326}, /* aten::ger implicit */
    {138, 4, 170}, /* aten::ger.out implicit */
    {138, 0, 327}, /* aten::gradient.array implicit */
    {138, 0, 328}, /* aten::gradient.scalararray implicit */
    {138, 0, 329}, /* aten::gradient.scalarint implicit */
    {138, 0, 330}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 331}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 332}, /* aten::gradient.tensorarray implicit */
    {138, 0, 333}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 334}, /* aten::greater.Scalar implicit */
    {138, 4, 171}, /* aten::greater.Scalar_out implicit */
    {138, 0, 335}, /* aten::greater.Tensor implicit */
    {138, 4, 172}, /* aten::greater.Tensor_out implicit */
    {138, 0, 336}, /* aten::greater_.Scalar implicit */
    {138, 0, 337}, /* aten::greater_.Tensor implicit */
    {138, 0, 338}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 173}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 339}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 174}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 340}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 341}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 342}, /* aten::group_norm implicit */
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
    {1, 0, 343}, /* aten::hardswish CPU */
    {16, 0, 343}, /* aten::hardswish Meta */
    {1, 0, 346}, /* aten::hardswish.out CPU */
    {16, 0, 346}, /* aten::hardswish.out Meta */
    {1, 0, 344}, /* aten::hardswish_ CPU */
    {16, 0, 344}, /* aten::hardswish_ Meta */
    {1, 0, 345}, /* aten::hardswish_backward CPU */
    {16, 0, 345}, /* aten::hardswish_backward Meta */
    {141, 4, 175}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 347}, /* aten::hardtanh CPU */
    {16, 0, 347}, /* aten::hardtanh Meta */
    {1, 0, 351}, /* aten::hardtanh.out CPU */
    {16, 0, 351}, /* aten::hardtanh.out Meta */
    {1, 0, 348}, /* aten::hardtanh_ CPU */
    {16, 0, 348}, /* aten::hardtanh_ Meta */
    {1, 0, 349}, /* aten::hardtanh_backward CPU */
    {16, 0, 349}, /* aten::hardtanh_backward Meta */
    {1, 0, 350}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 350}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 77}, /* aten::heaviside CPU */
    {16, 1, 77}, /* aten::heaviside Meta */
    {1, 3, 77}, /* aten::heaviside.out CPU */
    {16, 3, 77}, /* aten::heaviside.out Meta */
    {1, 2, 77}, /* aten::heaviside_ CPU */
    {16, 2, 77}, /* aten::heaviside_ Meta */
    {138, 0, 352}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 353}, /* aten::histc CPU */
    {16, 0, 353}, /* aten::histc Meta */
    {1, 4, 176}, /* aten::histc.out CPU */
    {16, 4, 176}, /* aten::histc.out Meta */
    {1, 0, 354}, /* aten::histogram.bin_ct CPU */
    {16, 0, 354}, /* aten::histogram.bin_ct Meta */
    {1, 4, 177}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 177}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 355}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 355}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 178}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 178}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 356}, /* aten::histogramdd implicit */
    {138, 0, 357}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 358}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 359}, /* aten::hsplit.array implicit */
    {138, 0, 360}, /* aten::hsplit.int implicit */
    {138, 0, 361}, /* aten::hstack implicit */
    {138, 4, 179}, /* aten::hstack.out implicit */
    {1, 0, 362}, /* aten::huber_loss CPU */
    {16, 0, 362}, /* aten::huber_loss Meta */
    {1, 4, 180}, /* aten::huber_loss.out CPU */
    {16, 4, 180}, /* aten::huber_loss.out Meta */
    {1, 0, 363}, /* aten::huber_loss_backward CPU */
    {16, 0, 363}, /* aten::huber_loss_backward Meta */
    {1, 4, 181}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 181}, /* aten::huber_loss_backward.out Meta */
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
    {138, 0, 364}, /* aten::imag implicit */
    {1, 0, 365}, /* aten::index.Tensor CPU */
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
    {141, 6, 184}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 182}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 185}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 183}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 366}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 366}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 367}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 367}, /* aten::index_fill_.int_Tensor Meta */
    {1, 1, 84}, /* aten::index_reduce CPU */
    {16, 1, 84}, /* aten::index_reduce Meta */
    {1, 3, 84}, /* aten::index_reduce.out CPU */
    {16, 3, 84}, /* aten::index_reduce.out Meta */
    {1, 2, 84}, /* aten::index_reduce_ CPU */
    {16, 2, 84}, /* aten::index_reduce_ Meta */
    {1, 0, 368}, /* aten::index_select CPU */
    {16, 0, 368}, /* aten::index_select Meta */
    {1, 4, 186}, /* aten::index_select.out CPU */
    {16, 4, 186}, /* aten::index_select.out Meta */
    {138, 0, 369}, /* aten::index_select_backward implicit */
    {138, 0, 370}, /* aten::inner implicit */
    {138, 4, 187}, /* aten::inner.out implicit */
    {138, 0, 371}, /* aten::instance_norm implicit */
    {138, 0, 372}, /* aten::is_complex implicit */
    {138, 0, 373}, /* aten::is_conj implicit */
    {138, 0, 374}, /* aten::is_distributed implicit */
    {138, 0, 375}, /* aten::is_floating_point implicit */
    {138, 0, 376}, /* aten::is_inference implicit */
    {138, 0, 377}, /* aten::is_neg implicit */
    {138, 0, 378}, /* aten::is_nonzero implicit */
    {141, 0, 379}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 380}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 381}, /* aten::is_signed implicit */
    {138, 0, 382}, /* aten::isclose implicit */
    {138, 0, 383}, /* aten::isfinite implicit */
    {1, 0, 384}, /* aten::isinf CPU */
    {16, 0, 384}, /* aten::isinf Meta */
    {141, 4, 188}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 385}, /* aten::isnan CPU */
    {16, 0, 385}, /* aten::isnan Meta */
    {141, 4, 189}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 85}, /* aten::isneginf CPU */
    {16, 1, 85}, /* aten::isneginf Meta */
    {1, 3, 85}, /* aten::isneginf.out CPU */
    {16, 3, 85}, /* aten::isneginf.out Meta */
    {1, 1, 86}, /* aten::isposinf CPU */
    {16, 1, 86}, /* aten::isposinf Meta */
    {1, 3, 86}, /* aten::isposinf.out CPU */
    {16, 3, 86}, /* aten::isposinf.out Meta */
    {138, 0, 386}, /* aten::isreal implicit */
    {138, 0, 387}, /* aten::item implicit */
    {138, 0, 388}, /* aten::kl_div implicit */
    {138, 0, 389}, /* aten::kron implicit */
    {138, 4, 190}, /* aten::kron.out implicit */
    {141, 0, 390}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 391}, /* aten::kthvalue.values CPU */
    {16, 0, 391}, /* aten::kthvalue.values Meta */
    {138, 0, 392}, /* aten::l1_loss implicit */
    {138, 0, 393}, /* aten::layer_norm implicit */
    {1, 1, 87}, /* aten::lcm CPU */
    {16, 1, 87}, /* aten::lcm Meta */
    {1, 3, 87}, /* aten::lcm.out CPU */
    {16, 3, 87}, /* aten::lcm.out Meta */
    {1, 2, 87}, /* aten::lcm_ CPU */
    {16, 2, 87}, /* aten::lcm_ Meta */
    {141, 0, 394}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 191}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 191}, /* aten::ldexp_ CompositeExplicitAutograd */
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
    {138, 0, 395}, /* aten::less.Scalar implicit */
    {138, 4, 192}, /* aten::less.Scalar_out implicit */
    {138, 0, 396}, /* aten::less.Tensor implicit */
    {138, 4, 193}, /* aten::less.Tensor_out implicit */
    {138, 0, 397}, /* aten::less_.Scalar implicit */
    {138, 0, 398}, /* aten::less_.Tensor implicit */
    {138, 0, 399}, /* aten::less_equal.Scalar implicit */
    {138, 4, 194}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 400}, /* aten::less_equal.Tensor implicit */
    {138, 4, 195}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 401}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 402}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 94}, /* aten::lgamma CPU */
    {16, 1, 94}, /* aten::lgamma Meta */
    {1, 3, 94}, /* aten::lgamma.out CPU */
    {16, 3, 94}, /* aten::lgamma.out Meta */
    {1, 2, 94}, /* aten::lgamma_ CPU */
    {16, 2, 94}, /* aten::lgamma_ Meta */
    {141, 0, 403}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 196}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 404}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 197}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 198}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {1, 0, 405}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 405}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 199}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 199}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 406}, /* aten::linalg_diagonal implicit */
    {1, 0, 407}, /* aten::linalg_eig CPU */
    {16, 0, 407}, /* aten::linalg_eig Meta */
    {1, 4, 200}, /* aten::linalg_eig.out CPU */
    {16, 4, 200}, /* aten::linalg_eig.out Meta */
    {1, 0, 408}, /* aten::linalg_householder_product CPU */
    {16, 0, 408}, /* aten::linalg_householder_product Meta */
    {1, 4, 201}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 201}, /* aten::linalg_householder_product.out Meta */
    {1, 0, 409}, /* aten::linalg_inv_ex CPU */
    {16, 0, 409}, /* aten::linalg_inv_ex Meta */
    {1, 4, 202}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 202}, /* aten::linalg_inv_ex.inverse Meta */
    {1, 0, 410}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 410}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 203}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 203}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 411}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 411}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 204}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 204}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 412}, /* aten::linalg_lstsq CPU */
    {16, 0, 412}, /* aten::linalg_lstsq Meta */
    {1, 4, 205}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 205}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 413}, /* aten::linalg_lu CPU */
    {16, 0, 413}, /* aten::linalg_lu Meta */
    {1, 4, 206}, /* aten::linalg_lu.out CPU */
    {16, 4, 206}, /* aten::linalg_lu.out Meta */
    {1, 0, 414}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 414}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 207}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 207}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 415}, /* aten::linalg_lu_solve CPU */
    {16, 0, 415}, /* aten::linalg_lu_solve Meta */
    {1, 4, 208}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 208}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 416}, /* aten::linalg_matmul implicit */
    {138, 4, 209}, /* aten::linalg_matmul.out implicit */
    {1, 0, 417}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 417}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 210}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 418}, /* aten::linalg_multi_dot implicit */
    {138, 4, 211}, /* aten::linalg_multi_dot.out implicit */
    {1, 0, 419}, /* aten::linalg_qr CPU */
    {16, 0, 419}, /* aten::linalg_qr Meta */
    {1, 4, 212}, /* aten::linalg_qr.out CPU */
    {16, 4, 212}, /* aten::linalg_qr.out Meta */
    {1, 0, 420}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 420}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 213}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 213}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 421}, /* aten::linalg_vander implicit */
    {138, 0, 422}, /* aten::linalg_vecdot implicit */
    {138, 4, 214}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 95}, /* aten::linalg_vector_norm CPU */
    {16, 1, 95}, /* aten::linalg_vector_norm Meta */
    {1, 3, 95}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 95}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 423}, /* aten::linear implicit */
    {141, 0, 424}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::linspace BackendSelect */
    {141, 0, 425}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 216}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 426}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 217}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 427}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 218}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 215}, /* aten::linspace.out CPU */
    {16, 4, 215}, /* aten::linspace.out Meta */
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
    {138, 0, 428}, /* aten::log_sigmoid implicit */
    {138, 0, 433}, /* aten::log_sigmoid.out implicit */
    {1, 0, 429}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 429}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 430}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 430}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 431}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 431}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 432}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 432}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 434}, /* aten::log_softmax.int implicit */
    {1, 4, 219}, /* aten::log_softmax.int_out CPU */
    {16, 4, 219}, /* aten::log_softmax.int_out Meta */
    {1, 1, 101}, /* aten::logaddexp CPU */
    {16, 1, 101}, /* aten::logaddexp Meta */
    {1, 3, 101}, /* aten::logaddexp.out CPU */
    {16, 3, 101}, /* aten::logaddexp.out Meta */
    {1, 1, 100}, /* aten::logaddexp2 CPU */
    {16, 1, 100}, /* aten::logaddexp2 Meta */
    {1, 3, 100}, /* aten::logaddexp2.out CPU */
    {16, 3, 100}, /* aten::logaddexp2.out Meta */
    {141, 0, 435}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 220}, /* aten::logcumsumexp.out CPU */
    {16, 4, 220}, /* aten::logcumsumexp.out Meta */
    {1, 0, 436}, /* aten::logical_and CPU */
    {16, 0, 436}, /* aten::logical_and Meta */
    {1, 0, 438}, /* aten::logical_and.out CPU */
    {16, 0, 438}, /* aten::logical_and.out Meta */
    {1, 0, 437}, /* aten::logical_and_ CPU */
    {16, 0, 437}, /* aten::logical_and_ Meta */
    {1, 0, 439}, /* aten::logical_not CPU */
    {16, 0, 439}, /* aten::logical_not Meta */
    {1, 0, 441}, /* aten::logical_not.out CPU */
    {16, 0, 441}, /* aten::logical_not.out Meta */
    {1, 0, 440}, /* aten::logical_not_ CPU */
    {16, 0, 440}, /* aten::logical_not_ Meta */
    {1, 0, 442}, /* aten::logical_or CPU */
    {16, 0, 442}, /* aten::logical_or Meta */
    {1, 0, 444}, /* aten::logical_or.out CPU */
    {16, 0, 444}, /* aten::logical_or.out Meta */
    {1, 0, 443}, /* aten::logical_or_ CPU */
    {16, 0, 443}, /* aten::logical_or_ Meta */
    {1, 0, 445}, /* aten::logical_xor CPU */
    {16, 0, 445}, /* aten::logical_xor Meta */
    {1, 0, 447}, /* aten::logical_xor.out CPU */
    {16, 0, 447}, /* aten::logical_xor.out Meta */
    {1, 0, 446}, /* aten::logical_xor_ CPU */
    {16, 0, 446}, /* aten::logical_xor_ Meta */
    {1, 0, 448}, /* aten::logit CPU */
    {16, 0, 448}, /* aten::logit Meta */
    {1, 0, 450}, /* aten::logit.out CPU */
    {16, 0, 450}, /* aten::logit.out Meta */
    {1, 0, 449}, /* aten::logit_ CPU */
    {16, 0, 449}, /* aten::logit_ Meta */
    {1, 1, 102}, /* aten::logit_backward CPU */
    {16, 1, 102}, /* aten::logit_backward Meta */
    {1, 3, 102}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 102}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 451}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::logspace BackendSelect */
    {141, 0, 452}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 222}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 453}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 223}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 454}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 224}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 221}, /* aten::logspace.out CPU */
    {16, 4, 221}, /* aten::logspace.out Meta */
    {141, 0, 455}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 225}, /* aten::logsumexp.out CPU */
    {16, 4, 225}, /* aten::logsumexp.out Meta */
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
    {1, 0, 456}, /* aten::lu_unpack CPU */
    {16, 0, 456}, /* aten::lu_unpack Meta */
    {1, 4, 226}, /* aten::lu_unpack.out CPU */
    {16, 4, 226}, /* aten::lu_unpack.out Meta */
    {138, 0, 457}, /* aten::mH implicit */
    {138, 0, 458}, /* aten::mT implicit */
    {138, 0, 459}, /* aten::margin_ranking_loss implicit */
    {1, 0, 460}, /* aten::masked_select CPU */
    {138, 0, 461}, /* aten::matmul implicit */
    {138, 0, 462}, /* aten::matmul.out implicit */
    {138, 0, 463}, /* aten::matrix_H implicit */
    {1, 0, 464}, /* aten::max CPU */
    {16, 0, 464}, /* aten::max Meta */
    {1, 1, 105}, /* aten::max.dim CPU */
    {16, 1, 105}, /* aten::max.dim Meta */
    {1, 3, 105}, /* aten::max.dim_max CPU */
    {16, 3, 105}, /* aten::max.dim_max Meta */
    {138, 0, 465}, /* aten::max.other implicit */
    {1, 4, 227}, /* aten::max.unary_out CPU */
    {16, 4, 227}, /* aten::max.unary_out Meta */
    {138, 0, 466}, /* aten::max_pool1d implicit */
    {138, 0, 467}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 468}, /* aten::max_pool2d implicit */
    {1, 0, 469}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 469}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 228}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 228}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 470}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 470}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 229}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 229}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 471}, /* aten::max_pool3d implicit */
    {1, 0, 472}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 472}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 230}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 230}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 473}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 473}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 231}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 231}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 474}, /* aten::max_unpool2d CPU */
    {16, 0, 474}, /* aten::max_unpool2d Meta */
    {1, 4, 232}, /* aten::max_unpool2d.out CPU */
    {16, 4, 232}, /* aten::max_unpool2d.out Meta */
    {1, 0, 475}, /* aten::max_unpool3d CPU */
    {16, 0, 475}, /* aten::max_unpool3d Meta */
    {1, 4, 233}, /* aten::max_unpool3d.out CPU */
    {16, 4, 233}, /* aten::max_unpool3d.out Meta */
    {1, 1, 106}, /* aten::maximum CPU */
    {16, 1, 106}, /* aten::maximum Meta */
    {1, 3, 106}, /* aten::maximum.out CPU */
    {16, 3, 106}, /* aten::maximum.out Meta */
    {141, 0, 476}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 107}, /* aten::mean.dim CPU */
    {16, 1, 107}, /* aten::mean.dim Meta */
    {1, 4, 234}, /* aten::mean.dtype_out CPU */
    {16, 4, 234}, /* aten::mean.dtype_out Meta */
    {1, 3, 107}, /* aten::mean.out CPU */
    {16, 3, 107}, /* aten::mean.out Meta */
    {1, 0, 477}, /* aten::median CPU */
    {16, 0, 477}, /* aten::median Meta */
    {141, 0, 478}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 236}, /* aten::median.dim_values CPU */
    {16, 4, 236}, /* aten::median.dim_values Meta */
    {141, 4, 235}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 479}, /* aten::meshgrid implicit */
    {138, 0, 480}, /* aten::meshgrid.indexing implicit */
    {1, 0, 481}, /* aten::min CPU */
    {16, 0, 481}, /* aten::min Meta */
    {1, 1, 108}, /* aten::min.dim CPU */
    {16, 1, 108}, /* aten::min.dim Meta */
    {1, 3, 108}, /* aten::min.dim_min CPU */
    {16, 3, 108}, /* aten::min.dim_min Meta */
    {138, 0, 482}, /* aten::min.other implicit */
    {1, 4, 237}, /* aten::min.unary_out CPU */
    {16, 4, 237}, /* aten::min.unary_out Meta */
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
    {1, 0, 483}, /* aten::mish_backward CPU */
    {16, 0, 483}, /* aten::mish_backward Meta */
    {138, 0, 484}, /* aten::mish_backward implicit */
    {1, 1, 111}, /* aten::mm CPU */
    {16, 1, 111}, /* aten::mm Meta */
    {1, 3, 111}, /* aten::mm.out CPU */
    {16, 3, 111}, /* aten::mm.out Meta */
    {1, 0, 485}, /* aten::mode CPU */
    {16, 0, 485}, /* aten::mode Meta */
    {1, 4, 238}, /* aten::mode.values CPU */
    {16, 4, 238}, /* aten::mode.values Meta */
    {138, 0, 486}, /* aten::moveaxis.int implicit */
    {138, 0, 487}, /* aten::moveaxis.intlist implicit */
    {138, 0, 488}, /* aten::movedim.int implicit */
    {138, 0, 489}, /* aten::movedim.intlist implicit */
    {1, 0, 490}, /* aten::mse_loss CPU */
    {16, 0, 490}, /* aten::mse_loss Meta */
    {1, 4, 239}, /* aten::mse_loss.out CPU */
    {16, 4, 239}, /* aten::mse_loss.out Meta */
    {1, 0, 491}, /* aten::mse_loss_backward CPU */
    {16, 0, 491}, /* aten::mse_loss_backward Meta */
    {1, 4, 240}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 240}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 492}, /* aten::msort implicit */
    {138, 0, 493}, /* aten::msort.out implicit */
    {141, 0, 494}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 241}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mul.Tensor CPU */
    {16, 1, 112}, /* aten::mul.Tensor Meta */
    {1, 3, 112}, /* aten::mul.out CPU */
    {16, 3, 112}, /* aten::mul.out Meta */
    {141, 0, 495}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 112}, /* aten::mul_.Tensor CPU */
    {16, 2, 112}, /* aten::mul_.Tensor Meta */
    {138, 0, 496}, /* aten::multiply.Scalar implicit */
    {138, 0, 497}, /* aten::multiply.Tensor implicit */
    {138, 4, 242}, /* aten::multiply.out implicit */
    {138, 0, 498}, /* aten::multiply_.Scalar implicit */
    {138, 0, 499}, /* aten::multiply_.Tensor implicit */
    {141, 0, 500}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 243}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 501}, /* aten::mvlgamma CPU */
    {16, 0, 501}, /* aten::mvlgamma Meta */
    {1, 0, 503}, /* aten::mvlgamma.out CPU */
    {16, 0, 503}, /* aten::mvlgamma.out Meta */
    {1, 0, 502}, /* aten::mvlgamma_ CPU */
    {16, 0, 502}, /* aten::mvlgamma_ Meta */
    {1, 0, 504}, /* aten::nan_to_num CPU */
    {16, 0, 504}, /* aten::nan_to_num Meta */
    {1, 0, 506}, /* aten::nan_to_num.out CPU */
    {16, 0, 506}, /* aten::nan_to_num.out Meta */
    {1, 0, 505}, /* aten::nan_to_num_ CPU */
    {16, 0, 505}, /* aten::nan_to_num_ Meta */
    {138, 0, 507}, /* aten::nanmean implicit */
    {138, 0, 508}, /* aten::nanmean.out implicit */
    {1, 0, 509}, /* aten::nanmedian CPU */
    {16, 0, 509}, /* aten::nanmedian Meta */
    {141, 0, 510}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 245}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 245}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 244}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 511}, /* aten::nanquantile implicit */
    {138, 0, 512}, /* aten::nanquantile.out implicit */
    {138, 0, 513}, /* aten::nanquantile.scalar implicit */
    {138, 0, 514}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 515}, /* aten::nansum CPU */
    {16, 0, 515}, /* aten::nansum Meta */
    {1, 4, 246}, /* aten::nansum.out CPU */
    {16, 4, 246}, /* aten::nansum.out Meta */
    {138, 0, 516}, /* aten::narrow implicit */
    {138, 0, 517}, /* aten::narrow.Tensor implicit */
    {142, 7, 247}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 248}, /* aten::narrow_copy.out CPU */
    {16, 4, 248}, /* aten::narrow_copy.out Meta */
    {1, 0, 518}, /* aten::native_batch_norm CPU */
    {16, 0, 518}, /* aten::native_batch_norm Meta */
    {1, 4, 249}, /* aten::native_batch_norm.out CPU */
    {16, 4, 249}, /* aten::native_batch_norm.out Meta */
    {1, 0, 519}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 519}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 250}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 520}, /* aten::native_group_norm CPU */
    {16, 0, 520}, /* aten::native_group_norm Meta */
    {141, 4, 251}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 521}, /* aten::native_group_norm_backward CPU */
    {16, 0, 521}, /* aten::native_group_norm_backward Meta */
    {141, 4, 252}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 522}, /* aten::native_layer_norm CPU */
    {16, 0, 522}, /* aten::native_layer_norm Meta */
    {141, 4, 253}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 523}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 523}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 254}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
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
    {138, 0, 524}, /* aten::negative implicit */
    {138, 4, 255}, /* aten::negative.out implicit */
    {138, 0, 525}, /* aten::negative_ implicit */
    {141, 0, 526}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 256}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 527}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 257}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 528}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 258}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 529}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 259}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 530}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 260}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::nextafter CPU */
    {16, 1, 116}, /* aten::nextafter Meta */
    {1, 3, 116}, /* aten::nextafter.out CPU */
    {16, 3, 116}, /* aten::nextafter.out Meta */
    {1, 2, 116}, /* aten::nextafter_ CPU */
    {16, 2, 116}, /* aten::nextafter_ Meta */
    {1, 0, 531}, /* aten::nonzero CPU */
    {138, 0, 532}, /* aten::nonzero_numpy implicit */
    {141, 0, 533}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 118}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 534}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 262}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 261}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 117}, /* aten::norm.dtype_out CPU */
    {16, 3, 117}, /* aten::norm.dtype_out Meta */
    {1, 3, 118}, /* aten::norm.out CPU */
    {16, 3, 118}, /* aten::norm.out Meta */
    {138, 0, 535}, /* aten::not_equal.Scalar implicit */
    {138, 4, 263}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 536}, /* aten::not_equal.Tensor implicit */
    {138, 4, 264}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 537}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 538}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 539}, /* aten::numel implicit */
    {138, 0, 540}, /* aten::numpy_T implicit */
    {138, 0, 541}, /* aten::one_hot implicit */
    {141, 0, 542}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::ones BackendSelect */
    {141, 4, 265}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 543}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 266}, /* aten::ones_like.out CompositeExplicitAutograd */
    {1, 0, 544}, /* aten::ormqr CPU */
    {16, 0, 544}, /* aten::ormqr Meta */
    {1, 4, 267}, /* aten::ormqr.out CPU */
    {16, 4, 267}, /* aten::ormqr.out Meta */
    {138, 0, 545}, /* aten::outer implicit */
    {138, 4, 268}, /* aten::outer.out implicit */
    {138, 0, 546}, /* aten::pad implicit */
    {138, 0, 547}, /* aten::pairwise_distance implicit */
    {138, 0, 548}, /* aten::pdist implicit */
    {141, 0, 549}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 269}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 270}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 550}, /* aten::poisson_nll_loss implicit */
    {1, 0, 551}, /* aten::polar CPU */
    {16, 0, 551}, /* aten::polar Meta */
    {1, 0, 552}, /* aten::polar.out CPU */
    {16, 0, 552}, /* aten::polar.out Meta */
    {1, 1, 119}, /* aten::polygamma CPU */
    {16, 1, 119}, /* aten::polygamma Meta */
    {1, 3, 119}, /* aten::polygamma.out CPU */
    {16, 3, 119}, /* aten::polygamma.out Meta */
    {1, 0, 553}, /* aten::polygamma_ CPU */
    {16, 0, 553}, /* aten::polygamma_ Meta */
    {138, 0, 554}, /* aten::positive implicit */
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
    {138, 0, 555}, /* aten::prelu implicit */
    {1, 0, 556}, /* aten::prod CPU */
    {16, 0, 556}, /* aten::prod Meta */
    {1, 1, 123}, /* aten::prod.dim_int CPU */
    {16, 1, 123}, /* aten::prod.dim_int Meta */
    {1, 3, 123}, /* aten::prod.int_out CPU */
    {16, 3, 123}, /* aten::prod.int_out Meta */
    {141, 4, 271}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 557}, /* aten::promote_types implicit */
    {141, 6, 273}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 272}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 558}, /* aten::put_ CPU */
    {16, 0, 558}, /* aten::put_ Meta */
    {138, 0, 559}, /* aten::quantile implicit */
    {138, 0, 560}, /* aten::quantile.out implicit */
    {138, 0, 561}, /* aten::quantile.scalar implicit */
    {138, 0, 562}, /* aten::quantile.scalar_out implicit */
    {141, 0, 563}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 274}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 274}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 564}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::range BackendSelect */
    {1, 4, 276}, /* aten::range.out CPU */
    {16, 4, 276}, /* aten::range.out Meta */
    {141, 4, 275}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 565}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::range.step BackendSelect */
    {138, 0, 566}, /* aten::ravel implicit */
    {138, 0, 567}, /* aten::real implicit */
    {1, 1, 124}, /* aten::reciprocal CPU */
    {16, 1, 124}, /* aten::reciprocal Meta */
    {1, 3, 124}, /* aten::reciprocal.out CPU */
    {16, 3, 124}, /* aten::reciprocal.out Meta */
    {1, 2, 124}, /* aten::reciprocal_ CPU */
    {16, 2, 124}, /* aten::reciprocal_ Meta */
    {1, 0, 568}, /* aten::reflection_pad1d CPU */
    {16, 0, 568}, /* aten::reflection_pad1d Meta */
    {1, 4, 277}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 277}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 569}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 569}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 278}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 278}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 570}, /* aten::reflection_pad2d CPU */
    {16, 0, 570}, /* aten::reflection_pad2d Meta */
    {1, 4, 279}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 279}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 571}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 571}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 280}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 280}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 572}, /* aten::reflection_pad3d CPU */
    {16, 0, 572}, /* aten::reflection_pad3d Meta */
    {1, 4, 281}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 281}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 573}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 573}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 282}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 282}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 574}, /* aten::relu CPU */
    {16, 0, 574}, /* aten::relu Meta */
    {141, 4, 283}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 575}, /* aten::relu6 implicit */
    {138, 0, 576}, /* aten::relu6_ implicit */
    {1, 0, 577}, /* aten::relu_ CPU */
    {16, 0, 577}, /* aten::relu_ Meta */
    {141, 0, 578}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 579}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 579}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 284}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 580}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 125}, /* aten::remainder.Tensor CPU */
    {16, 1, 125}, /* aten::remainder.Tensor Meta */
    {1, 3, 125}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 125}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 581}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 125}, /* aten::remainder_.Tensor CPU */
    {16, 2, 125}, /* aten::remainder_.Tensor Meta */
    {1, 1, 126}, /* aten::renorm CPU */
    {16, 1, 126}, /* aten::renorm Meta */
    {1, 3, 126}, /* aten::renorm.out CPU */
    {16, 3, 126}, /* aten::renorm.out Meta */
    {1, 2, 126}, /* aten::renorm_ CPU */
    {16, 2, 126}, /* aten::renorm_ Meta */
    {141, 0, 582}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 285}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 583}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 286}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 584}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 585}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 586}, /* aten::replication_pad1d CPU */
    {16, 0, 586}, /* aten::replication_pad1d Meta */
    {1, 4, 287}, /* aten::replication_pad1d.out CPU */
    {16, 4, 287}, /* aten::replication_pad1d.out Meta */
    {1, 0, 587}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 587}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 288}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 288}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 588}, /* aten::replication_pad2d CPU */
    {16, 0, 588}, /* aten::replication_pad2d Meta */
    {1, 4, 289}, /* aten::replication_pad2d.out CPU */
    {16, 4, 289}, /* aten::replication_pad2d.out Meta */
    {1, 0, 589}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 589}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 290}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 290}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 590}, /* aten::replication_pad3d CPU */
    {16, 0, 590}, /* aten::replication_pad3d Meta */
    {1, 4, 291}, /* aten::replication_pad3d.out CPU */
    {16, 4, 291}, /* aten::replication_pad3d.out Meta */
    {1, 0, 591}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 591}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 292}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 292}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 592}, /* aten::reshape implicit */
    {138, 0, 593}, /* aten::reshape_as implicit */
    {141, 6, 294}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 293}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 594}, /* aten::resize_ CPU */
    {16, 0, 594}, /* aten::resize_ Meta */
    {141, 6, 296}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 295}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 595}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 596}, /* aten::resolve_conj implicit */
    {138, 0, 597}, /* aten::resolve_neg implicit */
    {138, 0, 598}, /* aten::result_type.Scalar implicit */
    {138, 0, 599}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 600}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 601}, /* aten::result_type.Tensor implicit */
    {138, 0, 602}, /* aten::rms_norm implicit */
    {1, 0, 603}, /* aten::roll CPU */
    {16, 0, 603}, /* aten::roll Meta */
    {141, 4, 297}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 604}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 298}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 128}, /* aten::round CPU */
    {16, 1, 128}, /* aten::round Meta */
    {1, 1, 127}, /* aten::round.decimals CPU */
    {16, 1, 127}, /* aten::round.decimals Meta */
    {1, 3, 127}, /* aten::round.decimals_out CPU */
    {16, 3, 127}, /* aten::round.decimals_out Meta */
    {1, 3, 128}, /* aten::round.out CPU */
    {16, 3, 128}, /* aten::round.out Meta */
    {1, 2, 128}, /* aten::round_ CPU */
    {16, 2, 128}, /* aten::round_ Meta */
    {1, 2, 127}, /* aten::round_.decimals CPU */
    {16, 2, 127}, /* aten::round_.decimals Meta */
    {138, 0, 605}, /* aten::row_stack implicit */
    {138, 4, 299}, /* aten::row_stack.out implicit */
    {141, 0, 606}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 300}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {1, 1, 129}, /* aten::rsqrt CPU */
    {16, 1, 129}, /* aten::rsqrt Meta */
    {1, 3, 129}, /* aten::rsqrt.out CPU */
    {16, 3, 129}, /* aten::rsqrt.out Meta */
    {1, 2, 129}, /* aten::rsqrt_ CPU */
    {16, 2, 129}, /* aten::rsqrt_ Meta */
    {141, 0, 607}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 301}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 608}, /* aten::rsub.Tensor CPU */
    {16, 0, 608}, /* aten::rsub.Tensor Meta */
    {141, 4, 302}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 609}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 303}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {1, 1, 131}, /* aten::scatter.reduce CPU */
    {16, 1, 131}, /* aten::scatter.reduce Meta */
    {1, 3, 131}, /* aten::scatter.reduce_out CPU */
    {16, 3, 131}, /* aten::scatter.reduce_out Meta */
    {1, 1, 133}, /* aten::scatter.src CPU */
    {16, 1, 133}, /* aten::scatter.src Meta */
    {1, 3, 133}, /* aten::scatter.src_out CPU */
    {16, 3, 133}, /* aten::scatter.src_out Meta */
    {1, 1, 134}, /* aten::scatter.value CPU */
    {16, 1, 134}, /* aten::scatter.value Meta */
    {1, 3, 134}, /* aten::scatter.value_out CPU */
    {16, 3, 134}, /* aten::scatter.value_out Meta */
    {1, 1, 135}, /* aten::scatter.value_reduce CPU */
    {16, 1, 135}, /* aten::scatter.value_reduce Meta */
    {1, 3, 135}, /* aten::scatter.value_reduce_out CPU */
    {16, 3, 135}, /* aten::scatter.value_reduce_out Meta */
    {1, 2, 131}, /* aten::scatter_.reduce CPU */
    {16, 2, 131}, /* aten::scatter_.reduce Meta */
    {1, 2, 133}, /* aten::scatter_.src CPU */
    {16, 2, 133}, /* aten::scatter_.src Meta */
    {1, 2, 134}, /* aten::scatter_.value CPU */
    {16, 2, 134}, /* aten::scatter_.value Meta */
    {1, 2, 135}, /* aten::scatter_.value_reduce CPU */
    {16, 2, 135}, /* aten::scatter_.value_reduce Meta */
    {1, 1, 130}, /* aten::scatter_add CPU */
    {16, 1, 130}, /* aten::scatter_add Meta */
    {1, 3, 130}, /* aten::scatter_add.out CPU */
    {16, 3, 130}, /* aten::scatter_add.out Meta */
    {1, 2, 130}, /* aten::scatter_add_ CPU */
    {16, 2, 130}, /* aten::scatter_add_ Meta */
    {1, 1, 132}, /* aten::scatter_reduce.two CPU */
    {16, 1, 132}, /* aten::scatter_reduce.two Meta */
    {1, 3, 132}, /* aten::scatter_reduce.two_out CPU */
    {16, 3, 132}, /* aten::scatter_reduce.two_out Meta */
    {1, 2, 132}, /* aten::scatter_reduce_.two CPU */
    {16, 2, 132}, /* aten::scatter_reduce_.two Meta */
    {1, 0, 610}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 610}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 304}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 304}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 611}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 611}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 305}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 305}, /* aten::searchsorted.Tensor_out Meta */
    {141, 0, 613}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 612}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 307}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 306}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 308}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 614}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 309}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 615}, /* aten::selu implicit */
    {138, 0, 616}, /* aten::selu_ implicit */
    {1, 1, 136}, /* aten::sgn CPU */
    {16, 1, 136}, /* aten::sgn Meta */
    {1, 3, 136}, /* aten::sgn.out CPU */
    {16, 3, 136}, /* aten::sgn.out Meta */
    {1, 2, 136}, /* aten::sgn_ CPU */
    {16, 2, 136}, /* aten::sgn_ Meta */
    {1, 1, 138}, /* aten::sigmoid CPU */
    {16, 1, 138}, /* aten::sigmoid Meta */
    {1, 3, 138}, /* aten::sigmoid.out CPU */
    {16, 3, 138}, /* aten::sigmoid.out Meta */
    {1, 2, 138}, /* aten::sigmoid_ CPU */
    {16, 2, 138}, /* aten::sigmoid_ Meta */
    {1, 1, 137}, /* aten::sigmoid_backward CPU */
    {16, 1, 137}, /* aten::sigmoid_backward Meta */
    {1, 3, 137}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 137}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 139}, /* aten::sign CPU */
    {16, 1, 139}, /* aten::sign Meta */
    {1, 3, 139}, /* aten::sign.out CPU */
    {16, 3, 139}, /* aten::sign.out Meta */
    {1, 2, 139}, /* aten::sign_ CPU */
    {16, 2, 139}, /* aten::sign_ Meta */
    {1, 1, 140}, /* aten::signbit CPU */
    {16, 1, 140}, /* aten::signbit Meta */
    {1, 3, 140}, /* aten::signbit.out CPU */
    {16, 3, 140}, /* aten::signbit.out Meta */
    {1, 1, 142}, /* aten::silu CPU */
    {16, 1, 142}, /* aten::silu Meta */
    {1, 3, 142}, /* aten::silu.out CPU */
    {16, 3, 142}, /* aten::silu.out Meta */
    {1, 2, 142}, /* aten::silu_ CPU */
    {16, 2, 142}, /* aten::silu_ Meta */
    {1, 1, 141}, /* aten::silu_backward CPU */
    {16, 1, 141}, /* aten::silu_backward Meta */
    {1, 3, 141}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 141}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 143}, /* aten::sin CPU */
    {16, 1, 143}, /* aten::sin Meta */
    {1, 3, 143}, /* aten::sin.out CPU */
    {16, 3, 143}, /* aten::sin.out Meta */
    {1, 2, 143}, /* aten::sin_ CPU */
    {16, 2, 143}, /* aten::sin_ Meta */
    {1, 1, 144}, /* aten::sinc CPU */
    {16, 1, 144}, /* aten::sinc Meta */
    {1, 3, 144}, /* aten::sinc.out CPU */
    {16, 3, 144}, /* aten::sinc.out Meta */
    {1, 2, 144}, /* aten::sinc_ CPU */
    {16, 2, 144}, /* aten::sinc_ Meta */
    {1, 1, 145}, /* aten::sinh CPU */
    {16, 1, 145}, /* aten::sinh Meta */
    {1, 3, 145}, /* aten::sinh.out CPU */
    {16, 3, 145}, /* aten::sinh.out Meta */
    {1, 2, 145}, /* aten::sinh_ CPU */
    {16, 2, 145}, /* aten::sinh_ Meta */
    {138, 0, 617}, /* aten::size.int implicit */
    {141, 0, 618}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 619}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 311}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 310}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 312}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 620}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 313}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 621}, /* aten::smooth_l1_loss CPU */
    {16, 0, 621}, /* aten::smooth_l1_loss Meta */
    {1, 4, 314}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 314}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 622}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 622}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 315}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 315}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 623}, /* aten::soft_margin_loss CPU */
    {16, 0, 623}, /* aten::soft_margin_loss Meta */
    {141, 4, 316}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 624}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 624}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 317}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 625}, /* aten::softmax.int implicit */
    {1, 4, 318}, /* aten::softmax.int_out CPU */
    {16, 4, 318}, /* aten::softmax.int_out Meta */
    {1, 1, 147}, /* aten::softplus CPU */
    {16, 1, 147}, /* aten::softplus Meta */
    {1, 3, 147}, /* aten::softplus.out CPU */
    {16, 3, 147}, /* aten::softplus.out Meta */
    {1, 1, 146}, /* aten::softplus_backward CPU */
    {16, 1, 146}, /* aten::softplus_backward Meta */
    {1, 3, 146}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 146}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 149}, /* aten::softshrink CPU */
    {16, 1, 149}, /* aten::softshrink Meta */
    {1, 3, 149}, /* aten::softshrink.out CPU */
    {16, 3, 149}, /* aten::softshrink.out Meta */
    {1, 1, 148}, /* aten::softshrink_backward CPU */
    {16, 1, 148}, /* aten::softshrink_backward Meta */
    {1, 3, 148}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 148}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 626}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 150}, /* aten::sort.stable CPU */
    {16, 1, 150}, /* aten::sort.stable Meta */
    {1, 4, 319}, /* aten::sort.values CPU */
    {16, 4, 319}, /* aten::sort.values Meta */
    {1, 3, 150}, /* aten::sort.values_stable CPU */
    {16, 3, 150}, /* aten::sort.values_stable Meta */
    {1, 1, 151}, /* aten::special_airy_ai CPU */
    {16, 1, 151}, /* aten::special_airy_ai Meta */
    {1, 3, 151}, /* aten::special_airy_ai.out CPU */
    {16, 3, 151}, /* aten::special_airy_ai.out Meta */
    {1, 1, 152}, /* aten::special_bessel_j0 CPU */
    {16, 1, 152}, /* aten::special_bessel_j0 Meta */
    {1, 3, 152}, /* aten::special_bessel_j0.out CPU */
    {16, 3, 152}, /* aten::special_bessel_j0.out Meta */
    {1, 1, 153}, /* aten::special_bessel_j1 CPU */
    {16, 1, 153}, /* aten::special_bessel_j1 Meta */
    {1, 3, 153}, /* aten::special_bessel_j1.out CPU */
    {16, 3, 153}, /* aten::special_bessel_j1.out Meta */
    {1, 1, 154}, /* aten::special_bessel_y0 CPU */
    {16, 1, 154}, /* aten::special_bessel_y0 Meta */
    {1, 3, 154}, /* aten::special_bessel_y0.out CPU */
    {16, 3, 154}, /* aten::special_bessel_y0.out Meta */
    {1, 1, 155}, /* aten::special_bessel_y1 CPU */
    {16, 1, 155}, /* aten::special_bessel_y1 Meta */
    {1, 3, 155}, /* aten::special_bessel_y1.out CPU */
    {16, 3, 155}, /* aten::special_bessel_y1.out Meta */
    {1, 1, 156}, /* aten::special_chebyshev_polynomial_t CPU */
    {16, 1, 156}, /* aten::special_chebyshev_polynomial_t Meta */
    {141, 0, 627}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 628}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 156}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 156}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 629}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 630}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 157}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 157}, /* aten::special_chebyshev_polynomial_u Meta */
    {141, 0, 631}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 632}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 157}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 157}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 633}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 634}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 158}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 158}, /* aten::special_chebyshev_polynomial_v Meta */
    {141, 0, 635}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 636}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 158}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 158}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 637}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 638}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 159}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 159}, /* aten::special_chebyshev_polynomial_w Meta */
    {141, 0, 639}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 640}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 159}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 159}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 641}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 642}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 643}, /* aten::special_digamma implicit */
    {138, 0, 644}, /* aten::special_digamma.out implicit */
    {1, 1, 160}, /* aten::special_entr CPU */
    {16, 1, 160}, /* aten::special_entr Meta */
    {1, 3, 160}, /* aten::special_entr.out CPU */
    {16, 3, 160}, /* aten::special_entr.out Meta */
    {138, 0, 645}, /* aten::special_erf implicit */
    {138, 0, 646}, /* aten::special_erf.out implicit */
    {138, 0, 647}, /* aten::special_erfc implicit */
    {138, 0, 648}, /* aten::special_erfc.out implicit */
    {1, 1, 161}, /* aten::special_erfcx CPU */
    {16, 1, 161}, /* aten::special_erfcx Meta */
    {1, 3, 161}, /* aten::special_erfcx.out CPU */
    {16, 3, 161}, /* aten::special_erfcx.out Meta */
    {138, 0, 649}, /* aten::special_erfinv implicit */
    {138, 0, 650}, /* aten::special_erfinv.out implicit */
    {138, 0, 651}, /* aten::special_exp2 implicit */
    {138, 0, 652}, /* aten::special_exp2.out implicit */
    {138, 0, 653}, /* aten::special_expit implicit */
    {138, 0, 654}, /* aten::special_expit.out implicit */
    {138, 0, 655}, /* aten::special_expm1 implicit */
    {138, 0, 656}, /* aten::special_expm1.out implicit */
    {138, 0, 657}, /* aten::special_gammainc implicit */
    {138, 0, 658}, /* aten::special_gammainc.out implicit */
    {138, 0, 659}, /* aten::special_gammaincc implicit */
    {138, 0, 660}, /* aten::special_gammaincc.out implicit */
    {138, 0, 661}, /* aten::special_gammaln implicit */
    {138, 0, 662}, /* aten::special_gammaln.out implicit */
    {1, 1, 162}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 162}, /* aten::special_hermite_polynomial_h Meta */
    {141, 0, 663}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 664}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 162}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 665}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 666}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 163}, /* aten::special_hermite_polynomial_he Meta */
    {141, 0, 667}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 668}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 163}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 669}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 670}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 671}, /* aten::special_i0 implicit */
    {138, 0, 672}, /* aten::special_i0.out implicit */
    {1, 1, 164}, /* aten::special_i0e CPU */
    {16, 1, 164}, /* aten::special_i0e Meta */
    {1, 3, 164}, /* aten::special_i0e.out CPU */
    {16, 3, 164}, /* aten::special_i0e.out Meta */
    {1, 1, 165}, /* aten::special_i1 CPU */
    {16, 1, 165}, /* aten::special_i1 Meta */
    {1, 3, 165}, /* aten::special_i1.out CPU */
    {16, 3, 165}, /* aten::special_i1.out Meta */
    {1, 1, 166}, /* aten::special_i1e CPU */
    {16, 1, 166}, /* aten::special_i1e Meta */
    {1, 3, 166}, /* aten::special_i1e.out CPU */
    {16, 3, 166}, /* aten::special_i1e.out Meta */
    {1, 1, 167}, /* aten::special_laguerre_polynomial_l CPU */
    {16, 1, 167}, /* aten::special_laguerre_polynomial_l Meta */
    {141, 0, 673}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 674}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 167}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 675}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 676}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 168}, /* aten::special_legendre_polynomial_p Meta */
    {141, 0, 677}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 678}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 168}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 679}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 680}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 681}, /* aten::special_log1p implicit */
    {138, 0, 682}, /* aten::special_log1p.out implicit */
    {1, 1, 169}, /* aten::special_log_ndtr CPU */
    {16, 1, 169}, /* aten::special_log_ndtr Meta */
    {1, 3, 169}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 169}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 683}, /* aten::special_log_softmax implicit */
    {138, 0, 684}, /* aten::special_logit implicit */
    {138, 0, 685}, /* aten::special_logit.out implicit */
    {138, 0, 686}, /* aten::special_logsumexp implicit */
    {138, 0, 687}, /* aten::special_logsumexp.out implicit */
    {1, 1, 170}, /* aten::special_modified_bessel_i0 CPU */
    {16, 1, 170}, /* aten::special_modified_bessel_i0 Meta */
    {1, 3, 170}, /* aten::special_modified_bessel_i0.out CPU */
    {16, 3, 170}, /* aten::special_modified_bessel_i0.out Meta */
    {1, 1, 171}, /* aten::special_modified_bessel_i1 CPU */
    {16, 1, 171}, /* aten::special_modified_bessel_i1 Meta */
    {1, 3, 171}, /* aten::special_modified_bessel_i1.out CPU */
    {16, 3, 171}, /* aten::special_modified_bessel_i1.out Meta */
    {1, 1, 172}, /* aten::special_modified_bessel_k0 CPU */
    {16, 1, 172}, /* aten::special_modified_bessel_k0 Meta */
    {1, 3, 172}, /* aten::special_modified_bessel_k0.out CPU */
    {16, 3, 172}, /* aten::special_modified_bessel_k0.out Meta */
    {1, 1, 173}, /* aten::special_modified_bessel_k1 CPU */
    {16, 1, 173}, /* aten::special_modified_bessel_k1 Meta */
    {1, 3, 173}, /* aten::special_modified_bessel_k1.out CPU */
    {16, 3, 173}, /* aten::special_modified_bessel_k1.out Meta */
    {138, 0, 688}, /* aten::special_multigammaln implicit */
    {138, 0, 689}, /* aten::special_multigammaln.out implicit */
    {138, 0, 690}, /* aten::special_ndtr implicit */
    {138, 0, 691}, /* aten::special_ndtr.out implicit */
    {1, 1, 174}, /* aten::special_ndtri CPU */
    {16, 1, 174}, /* aten::special_ndtri Meta */
    {1, 3, 174}, /* aten::special_ndtri.out CPU */
    {16, 3, 174}, /* aten::special_ndtri.out Meta */
    {138, 0, 692}, /* aten::special_polygamma implicit */
    {138, 0, 693}, /* aten::special_polygamma.out implicit */
    {138, 0, 694}, /* aten::special_psi implicit */
    {138, 0, 695}, /* aten::special_psi.out implicit */
    {138, 0, 696}, /* aten::special_round implicit */
    {138, 0, 697}, /* aten::special_round.out implicit */
    {1, 1, 175}, /* aten::special_scaled_modified_bessel_k0 CPU */
    {16, 1, 175}, /* aten::special_scaled_modified_bessel_k0 Meta */
    {1, 3, 175}, /* aten::special_scaled_modified_bessel_k0.out CPU */
    {16, 3, 175}, /* aten::special_scaled_modified_bessel_k0.out Meta */
    {1, 1, 176}, /* aten::special_scaled_modified_bessel_k1 CPU */
    {16, 1, 176}, /* aten::special_scaled_modified_bessel_k1 Meta */
    {1, 3, 176}, /* aten::special_scaled_modified_bessel_k1.out CPU */
    {16, 3, 176}, /* aten::special_scaled_modified_bessel_k1.out Meta */
    {1, 1, 177}, /* aten::special_shifted_chebyshev_polynomial_t CPU */
    {16, 1, 177}, /* aten::special_shifted_chebyshev_polynomial_t Meta */
    {141, 0, 698}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 699}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 700}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 701}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {141, 0, 702}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 703}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 704}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 705}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {141, 0, 706}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 707}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 708}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 709}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 180}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 180}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {141, 0, 710}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 711}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 180}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 180}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 712}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 713}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 714}, /* aten::special_sinc implicit */
    {138, 0, 715}, /* aten::special_sinc.out implicit */
    {138, 0, 716}, /* aten::special_softmax implicit */
    {1, 1, 181}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 181}, /* aten::special_spherical_bessel_j0 Meta */
    {1, 3, 181}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 181}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 182}, /* aten::special_xlog1py CPU */
    {16, 1, 182}, /* aten::special_xlog1py Meta */
    {141, 0, 717}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 718}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_xlog1py.out CPU */
    {16, 3, 182}, /* aten::special_xlog1py.out Meta */
    {141, 0, 719}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 720}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 721}, /* aten::special_xlogy implicit */
    {138, 0, 722}, /* aten::special_xlogy.other_scalar implicit */
    {138, 0, 723}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 0, 724}, /* aten::special_xlogy.out implicit */
    {138, 0, 725}, /* aten::special_xlogy.self_scalar implicit */
    {138, 0, 726}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 183}, /* aten::special_zeta CPU */
    {16, 1, 183}, /* aten::special_zeta Meta */
    {141, 0, 727}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 728}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_zeta.out CPU */
    {16, 3, 183}, /* aten::special_zeta.out Meta */
    {141, 0, 729}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 730}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 731}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 732}, /* aten::split.sizes implicit */
    {142, 7, 320}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 321}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 733}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 322}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 323}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::sqrt CPU */
    {16, 1, 184}, /* aten::sqrt Meta */
    {1, 3, 184}, /* aten::sqrt.out CPU */
    {16, 3, 184}, /* aten::sqrt.out Meta */
    {1, 2, 184}, /* aten::sqrt_ CPU */
    {16, 2, 184}, /* aten::sqrt_ Meta */
    {138, 0, 734}, /* aten::square implicit */
    {138, 0, 736}, /* aten::square.out implicit */
    {138, 0, 735}, /* aten::square_ implicit */
    {141, 0, 737}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 738}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 739}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 324}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 325}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 326}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 324}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 325}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 328}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 326}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 329}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 327}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 740}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 330}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 741}, /* aten::std implicit */
    {1, 0, 742}, /* aten::std.correction CPU */
    {16, 0, 742}, /* aten::std.correction Meta */
    {1, 4, 331}, /* aten::std.correction_out CPU */
    {16, 4, 331}, /* aten::std.correction_out Meta */
    {138, 0, 743}, /* aten::std.dim implicit */
    {138, 4, 332}, /* aten::std.out implicit */
    {138, 0, 744}, /* aten::std_mean implicit */
    {1, 0, 745}, /* aten::std_mean.correction CPU */
    {16, 0, 745}, /* aten::std_mean.correction Meta */
    {141, 4, 333}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 746}, /* aten::std_mean.dim implicit */
    {138, 0, 747}, /* aten::stride.int implicit */
    {141, 0, 748}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 334}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::sub.Tensor CPU */
    {16, 1, 185}, /* aten::sub.Tensor Meta */
    {1, 3, 185}, /* aten::sub.out CPU */
    {16, 3, 185}, /* aten::sub.out Meta */
    {141, 0, 749}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 185}, /* aten::sub_.Tensor CPU */
    {16, 2, 185}, /* aten::sub_.Tensor Meta */
    {138, 0, 750}, /* aten::subtract.Scalar implicit */
    {138, 0, 751}, /* aten::subtract.Tensor implicit */
    {138, 4, 335}, /* aten::subtract.out implicit */
    {138, 0, 752}, /* aten::subtract_.Scalar implicit */
    {138, 0, 753}, /* aten::subtract_.Tensor implicit */
    {141, 0, 754}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 186}, /* aten::sum.IntList_out CPU */
    {16, 3, 186}, /* aten::sum.IntList_out Meta */
    {1, 1, 186}, /* aten::sum.dim_IntList CPU */
    {16, 1, 186}, /* aten::sum.dim_IntList Meta */
    {141, 4, 336}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 755}, /* aten::sum_to_size implicit */
    {138, 0, 756}, /* aten::swapaxes implicit */
    {138, 0, 757}, /* aten::swapaxes_ implicit */
    {138, 0, 758}, /* aten::swapdims implicit */
    {138, 0, 759}, /* aten::swapdims_ implicit */
    {138, 0, 760}, /* aten::sym_numel implicit */
    {138, 0, 761}, /* aten::sym_size.int implicit */
    {138, 0, 762}, /* aten::sym_storage_offset implicit */
    {138, 0, 763}, /* aten::sym_stride.int implicit */
    {141, 0, 764}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 337}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 337}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 338}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 765}, /* aten::take CPU */
    {16, 0, 765}, /* aten::take Meta */
    {1, 0, 767}, /* aten::take.out CPU */
    {16, 0, 767}, /* aten::take.out Meta */
    {138, 0, 766}, /* aten::take_along_dim implicit */
    {138, 4, 339}, /* aten::take_along_dim.out implicit */
    {1, 1, 187}, /* aten::tan CPU */
    {16, 1, 187}, /* aten::tan Meta */
    {1, 3, 187}, /* aten::tan.out CPU */
    {16, 3, 187}, /* aten::tan.out Meta */
    {1, 2, 187}, /* aten::tan_ CPU */
    {16, 2, 187}, /* aten::tan_ Meta */
    {1, 1, 189}, /* aten::tanh CPU */
    {16, 1, 189}, /* aten::tanh Meta */
    {1, 3, 189}, /* aten::tanh.out CPU */
    {16, 3, 189}, /* aten::tanh.out Meta */
    {1, 2, 189}, /* aten::tanh_ CPU */
    {16, 2, 189}, /* aten::tanh_ Meta */
    {1, 1, 188}, /* aten::tanh_backward CPU */
    {16, 1, 188}, /* aten::tanh_backward Meta */
    {1, 3, 188}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 188}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 768}, /* aten::tensor_split.indices implicit */
    {138, 0, 769}, /* aten::tensor_split.sections implicit */
    {138, 0, 770}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 771}, /* aten::tensordot implicit */
    {138, 4, 340}, /* aten::tensordot.out implicit */
    {1, 1, 191}, /* aten::threshold CPU */
    {16, 1, 191}, /* aten::threshold Meta */
    {1, 3, 191}, /* aten::threshold.out CPU */
    {16, 3, 191}, /* aten::threshold.out Meta */
    {1, 2, 191}, /* aten::threshold_ CPU */
    {16, 2, 191}, /* aten::threshold_ Meta */
    {1, 1, 190}, /* aten::threshold_backward CPU */
    {16, 1, 190}, /* aten::threshold_backward Meta */
    {1, 3, 190}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 190}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 772}, /* aten::tile implicit */
    {138, 0, 773}, /* aten::to.device implicit */
    {138, 0, 774}, /* aten::to.dtype implicit */
    {138, 0, 775}, /* aten::to.dtype_layout implicit */
    {138, 0, 776}, /* aten::to.other implicit */
    {1, 1, 192}, /* aten::topk CPU */
    {16, 1, 192}, /* aten::topk Meta */
    {1, 3, 192}, /* aten::topk.values CPU */
    {16, 3, 192}, /* aten::topk.values Meta */
    {1, 0, 777}, /* aten::trace CPU */
    {16, 0, 777}, /* aten::trace Meta */
    {141, 4, 341}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 778}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 342}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 342}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 343}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 779}, /* aten::trapezoid.dx implicit */
    {138, 0, 780}, /* aten::trapezoid.x implicit */
    {138, 0, 781}, /* aten::trapz.dx implicit */
    {138, 0, 782}, /* aten::trapz.x implicit */
    {1, 0, 783}, /* aten::triangular_solve CPU */
    {16, 0, 783}, /* aten::triangular_solve Meta */
    {1, 4, 344}, /* aten::triangular_solve.X CPU */
    {16, 4, 344}, /* aten::triangular_solve.X Meta */
    {1, 1, 193}, /* aten::tril CPU */
    {16, 1, 193}, /* aten::tril Meta */
    {1, 3, 193}, /* aten::tril.out CPU */
    {16, 3, 193}, /* aten::tril.out Meta */
    {1, 2, 193}, /* aten::tril_ CPU */
    {16, 2, 193}, /* aten::tril_ Meta */
    {1, 0, 784}, /* aten::tril_indices CPU */
    {16, 0, 784}, /* aten::tril_indices Meta */
    {86, 0, 145}, /* aten::tril_indices BackendSelect */
    {141, 4, 345}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 785}, /* aten::triplet_margin_loss implicit */
    {1, 1, 194}, /* aten::triu CPU */
    {16, 1, 194}, /* aten::triu Meta */
    {1, 3, 194}, /* aten::triu.out CPU */
    {16, 3, 194}, /* aten::triu.out Meta */
    {1, 2, 194}, /* aten::triu_ CPU */
    {16, 2, 194}, /* aten::triu_ Meta */
    {1, 0, 786}, /* aten::triu_indices CPU */
    {16, 0, 786}, /* aten::triu_indices Meta */
    {86, 0, 145}, /* aten::triu_indices BackendSelect */
    {141, 4, 346}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 787}, /* aten::true_divide.Scalar implicit */
    {138, 0, 788}, /* aten::true_divide.Tensor implicit */
    {138, 4, 347}, /* aten::true_divide.out implicit */
    {138, 0, 789}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 790}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 195}, /* aten::trunc CPU */
    {16, 1, 195}, /* aten::trunc Meta */
    {1, 3, 195}, /* aten::trunc.out CPU */
    {16, 3, 195}, /* aten::trunc.out Meta */
    {1, 2, 195}, /* aten::trunc_ CPU */
    {16, 2, 195}, /* aten::trunc_ Meta */
    {138, 0, 791}, /* aten::type_as implicit */
    {141, 0, 792}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 348}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 349}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 793}, /* aten::unflatten.int implicit */
    {1, 0, 794}, /* aten::unfold CPU */
    {16, 0, 794}, /* aten::unfold Meta */
    {1, 0, 795}, /* aten::unfold_backward CPU */
    {16, 0, 795}, /* aten::unfold_backward Meta */
    {141, 4, 351}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 350}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 352}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {1, 0, 796}, /* aten::unique_consecutive CPU */
    {16, 0, 796}, /* aten::unique_consecutive Meta */
    {141, 4, 353}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 797}, /* aten::unique_dim CPU */
    {16, 0, 797}, /* aten::unique_dim Meta */
    {141, 4, 354}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 798}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 798}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 355}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 799}, /* aten::unsafe_chunk implicit */
    {141, 0, 800}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 356}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 801}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 357}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 802}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 358}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 358}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 359}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 803}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 803}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 360}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 360}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 805}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 804}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 804}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 361}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 361}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 806}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 806}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 362}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 362}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 808}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 807}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 807}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 363}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 363}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 809}, /* aten::upsample_linear1d CPU */
    {16, 0, 809}, /* aten::upsample_linear1d Meta */
    {1, 4, 364}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 364}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 811}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 810}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 810}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 365}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 365}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 812}, /* aten::upsample_nearest1d CPU */
    {16, 0, 812}, /* aten::upsample_nearest1d Meta */
    {1, 4, 366}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 366}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 814}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 813}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 813}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 367}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 367}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 815}, /* aten::upsample_nearest2d CPU */
    {16, 0, 815}, /* aten::upsample_nearest2d Meta */
    {1, 4, 368}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 368}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 817}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 816}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 816}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 369}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 369}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 818}, /* aten::upsample_nearest3d CPU */
    {16, 0, 818}, /* aten::upsample_nearest3d Meta */
    {1, 4, 370}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 370}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 820}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 819}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 819}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 371}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 371}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 821}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 821}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 372}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 372}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 823}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 822}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 822}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 373}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 373}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 824}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 825}, /* aten::var implicit */
    {1, 0, 826}, /* aten::var.correction CPU */
    {16, 0, 826}, /* aten::var.correction Meta */
    {1, 4, 374}, /* aten::var.correction_out CPU */
    {16, 4, 374}, /* aten::var.correction_out Meta */
    {138, 0, 827}, /* aten::var.dim implicit */
    {138, 4, 375}, /* aten::var.out implicit */
    {138, 0, 828}, /* aten::var_mean implicit */
    {1, 0, 829}, /* aten::var_mean.correction CPU */
    {16, 0, 829}, /* aten::var_mean.correction Meta */
    {141, 4, 376}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 830}, /* aten::var_mean.dim implicit */
    {1, 0, 831}, /* aten::vdot CPU */
    {16, 0, 831}, /* aten::vdot Meta */
    {141, 4, 377}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 832}, /* aten::view CPU */
    {16, 0, 832}, /* aten::view Meta */
    {141, 0, 836}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 833}, /* aten::view_as implicit */
    {1, 0, 834}, /* aten::view_as_complex CPU */
    {16, 0, 834}, /* aten::view_as_complex Meta */
    {142, 7, 380}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 381}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 835}, /* aten::view_as_real CPU */
    {16, 0, 835}, /* aten::view_as_real Meta */
    {142, 7, 382}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 383}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 378}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 379}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 385}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 384}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 837}, /* aten::vsplit.array implicit */
    {138, 0, 838}, /* aten::vsplit.int implicit */
    {138, 0, 839}, /* aten::vstack implicit */
    {138, 4, 386}, /* aten::vstack.out implicit */
    {138, 0, 840}, /* aten::where.Scalar implicit */
    {138, 0, 841}, /* aten::where.ScalarOther implicit */
    {138, 0, 842}, /* aten::where.ScalarSelf implicit */
    {1, 0, 843}, /* aten::where.self CPU */
    {16, 0, 843}, /* aten::where.self Meta */
    {1, 0, 844}, /* aten::where.self_out CPU */
    {16, 0, 844}, /* aten::where.self_out Meta */
    {141, 0, 845}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 846}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 196}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 196}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 847}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 848}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 196}, /* aten::xlogy.Tensor CPU */
    {16, 1, 196}, /* aten::xlogy.Tensor Meta */
    {141, 0, 849}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 196}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 196}, /* aten::xlogy_.Tensor Meta */
    {141, 6, 388}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 387}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 850}, /* aten::zero_ CPU */
    {16, 0, 850}, /* aten::zero_ Meta */
    {141, 0, 851}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 145}, /* aten::zeros BackendSelect */
    {141, 4, 389}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 852}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 390}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
    "aten::_linalg_check_errors\0aten::_linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> ()\0"
    "aten::_linalg_det\0aten::_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)\0"
    "aten::_linalg_det.result\0aten::_linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)\0"
    "aten::_linalg_eigh\0aten::_linalg_eigh(Tensor A, str UPLO=\"L\", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)\0"
    "aten::_linalg_eigh.eigenvalues\0aten::_linalg_eigh.eigenvalues(Tensor A, str UPLO=\"L\", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)\0"
    "aten::_linalg_eigvals\0aten::_linalg_eigvals(Tensor self) -> Tensor\0"
    "aten::_linalg_slogdet\0aten::_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)\0"
    "aten::_linalg_slogdet.sign\0aten::_linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)\0"
    "aten::_linalg_solve_ex\0aten::_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)\0"
    "aten::_linalg_solve_ex.result\0aten::_linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)\0"
    "aten::_linalg_svd\0aten::_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)\0"
    "aten::_linalg_svd.U\0aten::_linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)\0"
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
    "aten::_safe_softmax\0aten::_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor\0"
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
    "aten::cholesky\0aten::cholesky(Tensor self, bool upper=False) -> Tensor\0"
    "aten::cholesky.out\0aten::cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cholesky_inverse\0aten::cholesky_inverse(Tensor self, bool upper=False) -> Tensor\0"
    "aten::cholesky_inverse.out\0aten::cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cholesky_solve\0aten::cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor\0"
    "aten::cholesky_solve.out\0aten::cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::corrcoef\0aten::corrcoef(Tensor self) -> Tensor\0"
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
    "aten::cov\0aten::cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor\0"
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
    "aten::diff\0aten::diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor\0"
    "aten::diff.out\0aten::diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::geqrf\0aten::geqrf(Tensor self) -> (Tensor a, Tensor tau)\0"
    "aten::geqrf.a\0aten::geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau)\0"
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
    "aten::histogramdd\0aten::histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)\0"
    "aten::histogramdd.TensorList_bins\0aten::histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)\0"
    "aten::histogramdd.int_bins\0aten::histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)\0"
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
    "aten::linalg_cholesky_ex\0aten::linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)\0"
    "aten::linalg_cholesky_ex.L\0aten::linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)\0"
    "aten::linalg_diagonal\0aten::linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)\0"
    "aten::linalg_eig\0aten::linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)\0"
    "aten::linalg_eig.out\0aten::linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)\0"
    "aten::linalg_householder_product\0aten::linalg_householder_product(Tensor input, Tensor tau) -> Tensor\0"
    "aten::linalg_householder_product.out\0aten::linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_inv_ex\0aten::linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)\0"
    "aten::linalg_inv_ex.inverse\0aten::linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)\0"
    "aten::linalg_ldl_factor_ex\0aten::linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)\0"
    "aten::linalg_ldl_factor_ex.out\0aten::linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)\0"
    "aten::linalg_ldl_solve\0aten::linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor\0"
    "aten::linalg_ldl_solve.out\0aten::linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_lstsq\0aten::linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)\0"
    "aten::linalg_lstsq.out\0aten::linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)\0"
    "aten::linalg_lu\0aten::linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)\0"
    "aten::linalg_lu.out\0aten::linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)\0"
    "aten::linalg_lu_factor_ex\0aten::linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)\0"
    "aten::linalg_lu_factor_ex.out\0aten::linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)\0"
    "aten::linalg_lu_solve\0aten::linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor\0"
    "aten::linalg_lu_solve.out\0aten::linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_matmul\0aten::linalg_matmul(Tensor self, Tensor other) -> Tensor\0"
    "aten::linalg_matmul.out\0aten::linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_matrix_exp\0aten::linalg_matrix_exp(Tensor self) -> Tensor\0"
    "aten::linalg_matrix_exp.out\0aten::linalg_matrix_exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_multi_dot\0aten::linalg_multi_dot(Tensor[] tensors) -> Tensor\0"
    "aten::linalg_multi_dot.out\0aten::linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_qr\0aten::linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)\0"
    "aten::linalg_qr.out\0aten::linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)\0"
    "aten::linalg_solve_triangular\0aten::linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor\0"
    "aten::linalg_solve_triangular.out\0aten::linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::lu_unpack\0aten::lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)\0"
    "aten::lu_unpack.out\0aten::lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)\0"
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
    "aten::nanmean\0aten::nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::nanmean.out\0aten::nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nanmedian\0aten::nanmedian(Tensor self) -> Tensor\0"
    "aten::nanmedian.dim\0aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::nanmedian.dim_values\0aten::nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::nanmedian.out\0aten::nanmedian.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nanquantile\0aten::nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor\0"
    "aten::nanquantile.out\0aten::nanquantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nanquantile.scalar\0aten::nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor\0"
    "aten::nanquantile.scalar_out\0aten::nanquantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::ormqr\0aten::ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor\0"
    "aten::ormqr.out\0aten::ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::quantile\0aten::quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor\0"
    "aten::quantile.out\0aten::quantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)\0"
    "aten::quantile.scalar\0aten::quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor\0"
    "aten::quantile.scalar_out\0aten::quantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::renorm\0aten::renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor\0"
    "aten::renorm.out\0aten::renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::renorm_\0aten::renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)\0"
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
    "aten::triangular_solve\0aten::triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)\0"
    "aten::triangular_solve.X\0aten::triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)\0"
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
