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
    tni_kernel__linalg_check_errors, /* 46 */
    tni_kernel__linalg_det, /* 47 */
    tni_kernel__linalg_eigh, /* 48 */
    tni_kernel__linalg_eigvals, /* 49 */
    tni_kernel__linalg_slogdet, /* 50 */
    tni_kernel__linalg_solve_ex, /* 51 */
    tni_kernel__linalg_svd, /* 52 */
    tni_kernel__local_scalar_dense, /* 53 */
    tni_kernel__logcumsumexp, /* 54 */
    tni_kernel__native_batch_norm_legit, /* 55 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 56 */
    tni_kernel__native_batch_norm_legit_no_training, /* 57 */
    tni_kernel__neg_view, /* 58 */
    tni_kernel__pdist_forward, /* 59 */
    tni_kernel__prelu_kernel, /* 60 */
    tni_kernel__prelu_kernel_backward, /* 61 */
    tni_kernel__reshape_alias, /* 62 */
    tni_kernel__to_copy, /* 63 */
    tni_kernel__trilinear, /* 64 */
    tni_kernel__unique, /* 65 */
    tni_kernel__unique2, /* 66 */
    tni_kernel__upsample_bicubic2d_aa, /* 67 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 68 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 69 */
    tni_kernel__upsample_bilinear2d_aa, /* 70 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 71 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 72 */
    tni_kernel__upsample_lanczos2d_aa, /* 73 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 74 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 75 */
    tni_kernel__upsample_nearest_exact1d, /* 76 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 77 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 78 */
    tni_kernel__upsample_nearest_exact2d, /* 79 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 80 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 81 */
    tni_kernel__upsample_nearest_exact3d, /* 82 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 83 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 84 */
    tni_kernel_abs, /* 85 */
    tni_kernel_abs_, /* 86 */
    tni_kernel_abs_out, /* 87 */
    tni_kernel_absolute, /* 88 */
    tni_kernel_absolute_, /* 89 */
    tni_kernel_adaptive_avg_pool1d, /* 90 */
    tni_kernel_adaptive_avg_pool2d, /* 91 */
    tni_kernel_adaptive_avg_pool3d, /* 92 */
    tni_kernel_adaptive_max_pool1d, /* 93 */
    tni_kernel_adaptive_max_pool2d, /* 94 */
    tni_kernel_adaptive_max_pool2d_backward, /* 95 */
    tni_kernel_adaptive_max_pool3d, /* 96 */
    tni_kernel_adaptive_max_pool3d_backward, /* 97 */
    tni_kernel_add_Scalar, /* 98 */
    tni_kernel_add__Scalar, /* 99 */
    tni_kernel_addbmm, /* 100 */
    tni_kernel_addbmm_, /* 101 */
    tni_kernel_addr, /* 102 */
    tni_kernel_adjoint, /* 103 */
    tni_kernel_alias, /* 104 */
    tni_kernel_allclose, /* 105 */
    tni_kernel_angle, /* 106 */
    tni_kernel_angle_out, /* 107 */
    tni_kernel_arange, /* 108 */
    tni_kernel_arange_start, /* 109 */
    tni_kernel_arange_start_step, /* 110 */
    tni_kernel_arccos, /* 111 */
    tni_kernel_arccos_, /* 112 */
    tni_kernel_arccosh, /* 113 */
    tni_kernel_arccosh_, /* 114 */
    tni_kernel_arcsin, /* 115 */
    tni_kernel_arcsin_, /* 116 */
    tni_kernel_arcsinh, /* 117 */
    tni_kernel_arcsinh_, /* 118 */
    tni_kernel_arctan, /* 119 */
    tni_kernel_arctan2, /* 120 */
    tni_kernel_arctan2_, /* 121 */
    tni_kernel_arctan_, /* 122 */
    tni_kernel_arctanh, /* 123 */
    tni_kernel_arctanh_, /* 124 */
    tni_kernel_argsort, /* 125 */
    tni_kernel_argsort_stable, /* 126 */
    tni_kernel_argsort_stable_out, /* 127 */
    tni_kernel_argwhere, /* 128 */
    tni_kernel_as_strided, /* 129 */
    tni_kernel_as_strided_scatter, /* 130 */
    tni_kernel_atleast_1d, /* 131 */
    tni_kernel_atleast_1d_Sequence, /* 132 */
    tni_kernel_atleast_2d, /* 133 */
    tni_kernel_atleast_2d_Sequence, /* 134 */
    tni_kernel_atleast_3d, /* 135 */
    tni_kernel_atleast_3d_Sequence, /* 136 */
    tni_kernel_avg_pool1d, /* 137 */
    tni_kernel_avg_pool2d, /* 138 */
    tni_kernel_avg_pool2d_backward, /* 139 */
    tni_kernel_avg_pool3d, /* 140 */
    tni_kernel_avg_pool3d_backward, /* 141 */
    tni_kernel_backend_select, /* 142 */
    tni_kernel_batch_norm, /* 143 */
    tni_kernel_batch_norm_backward, /* 144 */
    tni_kernel_batch_norm_update_stats, /* 145 */
    tni_kernel_bilinear, /* 146 */
    tni_kernel_binary_cross_entropy, /* 147 */
    tni_kernel_binary_cross_entropy_backward, /* 148 */
    tni_kernel_binary_cross_entropy_with_logits, /* 149 */
    tni_kernel_bincount, /* 150 */
    tni_kernel_bitwise_and_Scalar, /* 151 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 152 */
    tni_kernel_bitwise_and_Scalar_out, /* 153 */
    tni_kernel_bitwise_and__Scalar, /* 154 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 155 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 156 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 157 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 158 */
    tni_kernel_bitwise_or_Scalar, /* 159 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 160 */
    tni_kernel_bitwise_or_Scalar_out, /* 161 */
    tni_kernel_bitwise_or__Scalar, /* 162 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 163 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 164 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 165 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 166 */
    tni_kernel_bitwise_xor_Scalar, /* 167 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 168 */
    tni_kernel_bitwise_xor_Scalar_out, /* 169 */
    tni_kernel_bitwise_xor__Scalar, /* 170 */
    tni_kernel_block_diag, /* 171 */
    tni_kernel_broadcast_tensors, /* 172 */
    tni_kernel_broadcast_to, /* 173 */
    tni_kernel_bucketize_Scalar, /* 174 */
    tni_kernel_bucketize_Tensor, /* 175 */
    tni_kernel_can_cast, /* 176 */
    tni_kernel_cartesian_prod, /* 177 */
    tni_kernel_cat, /* 178 */
    tni_kernel_cat_out, /* 179 */
    tni_kernel_cdist, /* 180 */
    tni_kernel_celu, /* 181 */
    tni_kernel_cholesky, /* 182 */
    tni_kernel_cholesky_inverse, /* 183 */
    tni_kernel_cholesky_out, /* 184 */
    tni_kernel_cholesky_solve, /* 185 */
    tni_kernel_cholesky_solve_out, /* 186 */
    tni_kernel_chunk, /* 187 */
    tni_kernel_clip, /* 188 */
    tni_kernel_clip_, /* 189 */
    tni_kernel_clip_Tensor, /* 190 */
    tni_kernel_clip__Tensor, /* 191 */
    tni_kernel_clone, /* 192 */
    tni_kernel_column_stack, /* 193 */
    tni_kernel_combinations, /* 194 */
    tni_kernel_complex, /* 195 */
    tni_kernel_complex_out, /* 196 */
    tni_kernel_concat, /* 197 */
    tni_kernel_concatenate, /* 198 */
    tni_kernel_conj, /* 199 */
    tni_kernel_conj_physical, /* 200 */
    tni_kernel_constant_pad_nd, /* 201 */
    tni_kernel_contiguous, /* 202 */
    tni_kernel_conv1d, /* 203 */
    tni_kernel_conv1d_padding, /* 204 */
    tni_kernel_conv2d, /* 205 */
    tni_kernel_conv2d_padding, /* 206 */
    tni_kernel_conv3d, /* 207 */
    tni_kernel_conv3d_padding, /* 208 */
    tni_kernel_conv_transpose1d, /* 209 */
    tni_kernel_conv_transpose2d_input, /* 210 */
    tni_kernel_conv_transpose3d_input, /* 211 */
    tni_kernel_convolution, /* 212 */
    tni_kernel_convolution_backward, /* 213 */
    tni_kernel_copy_, /* 214 */
    tni_kernel_copysign_Scalar, /* 215 */
    tni_kernel_copysign_Scalar_out, /* 216 */
    tni_kernel_copysign__Scalar, /* 217 */
    tni_kernel_cosine_embedding_loss, /* 218 */
    tni_kernel_cosine_similarity, /* 219 */
    tni_kernel_count_nonzero, /* 220 */
    tni_kernel_count_nonzero_dim_IntList, /* 221 */
    tni_kernel_cummax, /* 222 */
    tni_kernel_cummin, /* 223 */
    tni_kernel_cumulative_trapezoid_dx, /* 224 */
    tni_kernel_cumulative_trapezoid_x, /* 225 */
    tni_kernel_deg2rad, /* 226 */
    tni_kernel_diag, /* 227 */
    tni_kernel_diag_embed, /* 228 */
    tni_kernel_diagflat, /* 229 */
    tni_kernel_diagonal, /* 230 */
    tni_kernel_diagonal_backward, /* 231 */
    tni_kernel_diagonal_scatter, /* 232 */
    tni_kernel_dist, /* 233 */
    tni_kernel_div_Scalar, /* 234 */
    tni_kernel_div_Scalar_mode, /* 235 */
    tni_kernel_div__Scalar, /* 236 */
    tni_kernel_div__Scalar_mode, /* 237 */
    tni_kernel_divide_Scalar, /* 238 */
    tni_kernel_divide_Scalar_mode, /* 239 */
    tni_kernel_divide_Tensor, /* 240 */
    tni_kernel_divide_Tensor_mode, /* 241 */
    tni_kernel_divide__Scalar, /* 242 */
    tni_kernel_divide__Tensor, /* 243 */
    tni_kernel_dot, /* 244 */
    tni_kernel_dsplit_array, /* 245 */
    tni_kernel_dsplit_int, /* 246 */
    tni_kernel_dstack, /* 247 */
    tni_kernel_einsum, /* 248 */
    tni_kernel_embedding, /* 249 */
    tni_kernel_embedding_backward, /* 250 */
    tni_kernel_embedding_dense_backward, /* 251 */
    tni_kernel_empty_like, /* 252 */
    tni_kernel_empty_memory_format, /* 253 */
    tni_kernel_empty_out, /* 254 */
    tni_kernel_empty_permuted, /* 255 */
    tni_kernel_empty_strided, /* 256 */
    tni_kernel_equal, /* 257 */
    tni_kernel_expand, /* 258 */
    tni_kernel_expand_as, /* 259 */
    tni_kernel_eye, /* 260 */
    tni_kernel_eye_m, /* 261 */
    tni_kernel_fft_fft, /* 262 */
    tni_kernel_fft_fft2, /* 263 */
    tni_kernel_fft_fftn, /* 264 */
    tni_kernel_fft_hfft, /* 265 */
    tni_kernel_fft_hfft2, /* 266 */
    tni_kernel_fft_hfftn, /* 267 */
    tni_kernel_fft_ifft, /* 268 */
    tni_kernel_fft_ifft2, /* 269 */
    tni_kernel_fft_ifftn, /* 270 */
    tni_kernel_fft_ihfft, /* 271 */
    tni_kernel_fft_ihfft2, /* 272 */
    tni_kernel_fft_ihfft2_out, /* 273 */
    tni_kernel_fft_ihfftn, /* 274 */
    tni_kernel_fft_ihfftn_out, /* 275 */
    tni_kernel_fft_irfft, /* 276 */
    tni_kernel_fft_irfft2, /* 277 */
    tni_kernel_fft_irfftn, /* 278 */
    tni_kernel_fft_rfft, /* 279 */
    tni_kernel_fft_rfft2, /* 280 */
    tni_kernel_fft_rfftn, /* 281 */
    tni_kernel_fill__Scalar, /* 282 */
    tni_kernel_fill__Tensor, /* 283 */
    tni_kernel_fix, /* 284 */
    tni_kernel_fix_, /* 285 */
    tni_kernel_flatten_using_ints, /* 286 */
    tni_kernel_flip, /* 287 */
    tni_kernel_fliplr, /* 288 */
    tni_kernel_flipud, /* 289 */
    tni_kernel_float_power_Scalar, /* 290 */
    tni_kernel_float_power_Scalar_out, /* 291 */
    tni_kernel_float_power_Tensor_Scalar, /* 292 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 293 */
    tni_kernel_float_power_Tensor_Tensor, /* 294 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 295 */
    tni_kernel_float_power__Scalar, /* 296 */
    tni_kernel_float_power__Tensor, /* 297 */
    tni_kernel_floor_divide, /* 298 */
    tni_kernel_floor_divide_Scalar, /* 299 */
    tni_kernel_floor_divide__Scalar, /* 300 */
    tni_kernel_floor_divide__Tensor, /* 301 */
    tni_kernel_floor_divide_out, /* 302 */
    tni_kernel_fmod_Scalar, /* 303 */
    tni_kernel_fmod_Scalar_out, /* 304 */
    tni_kernel_fmod__Scalar, /* 305 */
    tni_kernel_fractional_max_pool2d, /* 306 */
    tni_kernel_fractional_max_pool2d_backward, /* 307 */
    tni_kernel_fractional_max_pool3d, /* 308 */
    tni_kernel_fractional_max_pool3d_backward, /* 309 */
    tni_kernel_frexp_Tensor, /* 310 */
    tni_kernel_frexp_Tensor_out, /* 311 */
    tni_kernel_from_file, /* 312 */
    tni_kernel_full, /* 313 */
    tni_kernel_full_like, /* 314 */
    tni_kernel_gather_backward, /* 315 */
    tni_kernel_geqrf, /* 316 */
    tni_kernel_ger, /* 317 */
    tni_kernel_gradient_array, /* 318 */
    tni_kernel_gradient_scalararray, /* 319 */
    tni_kernel_gradient_scalarint, /* 320 */
    tni_kernel_gradient_scalarrayarray, /* 321 */
    tni_kernel_gradient_scalarrayint, /* 322 */
    tni_kernel_gradient_tensorarray, /* 323 */
    tni_kernel_gradient_tensorarrayint, /* 324 */
    tni_kernel_greater_Scalar, /* 325 */
    tni_kernel_greater_Tensor, /* 326 */
    tni_kernel_greater__Scalar, /* 327 */
    tni_kernel_greater__Tensor, /* 328 */
    tni_kernel_greater_equal_Scalar, /* 329 */
    tni_kernel_greater_equal_Tensor, /* 330 */
    tni_kernel_greater_equal__Scalar, /* 331 */
    tni_kernel_greater_equal__Tensor, /* 332 */
    tni_kernel_group_norm, /* 333 */
    tni_kernel_hardswish, /* 334 */
    tni_kernel_hardswish_, /* 335 */
    tni_kernel_hardswish_backward, /* 336 */
    tni_kernel_hardswish_out, /* 337 */
    tni_kernel_hardtanh, /* 338 */
    tni_kernel_hardtanh_, /* 339 */
    tni_kernel_hardtanh_backward, /* 340 */
    tni_kernel_hardtanh_backward_grad_input, /* 341 */
    tni_kernel_hardtanh_out, /* 342 */
    tni_kernel_hinge_embedding_loss, /* 343 */
    tni_kernel_histc, /* 344 */
    tni_kernel_histogram_bin_ct, /* 345 */
    tni_kernel_histogram_bins_tensor, /* 346 */
    tni_kernel_hsplit_array, /* 347 */
    tni_kernel_hsplit_int, /* 348 */
    tni_kernel_hstack, /* 349 */
    tni_kernel_huber_loss, /* 350 */
    tni_kernel_huber_loss_backward, /* 351 */
    tni_kernel_imag, /* 352 */
    tni_kernel_index_Tensor, /* 353 */
    tni_kernel_index_fill__int_Scalar, /* 354 */
    tni_kernel_index_fill__int_Tensor, /* 355 */
    tni_kernel_index_select, /* 356 */
    tni_kernel_index_select_backward, /* 357 */
    tni_kernel_inner, /* 358 */
    tni_kernel_instance_norm, /* 359 */
    tni_kernel_is_complex, /* 360 */
    tni_kernel_is_conj, /* 361 */
    tni_kernel_is_distributed, /* 362 */
    tni_kernel_is_floating_point, /* 363 */
    tni_kernel_is_inference, /* 364 */
    tni_kernel_is_neg, /* 365 */
    tni_kernel_is_nonzero, /* 366 */
    tni_kernel_is_pinned, /* 367 */
    tni_kernel_is_same_size, /* 368 */
    tni_kernel_is_signed, /* 369 */
    tni_kernel_isclose, /* 370 */
    tni_kernel_isfinite, /* 371 */
    tni_kernel_isinf, /* 372 */
    tni_kernel_isnan, /* 373 */
    tni_kernel_isreal, /* 374 */
    tni_kernel_item, /* 375 */
    tni_kernel_kl_div, /* 376 */
    tni_kernel_kron, /* 377 */
    tni_kernel_kthvalue, /* 378 */
    tni_kernel_l1_loss, /* 379 */
    tni_kernel_layer_norm, /* 380 */
    tni_kernel_ldexp_Tensor, /* 381 */
    tni_kernel_less_Scalar, /* 382 */
    tni_kernel_less_Tensor, /* 383 */
    tni_kernel_less__Scalar, /* 384 */
    tni_kernel_less__Tensor, /* 385 */
    tni_kernel_less_equal_Scalar, /* 386 */
    tni_kernel_less_equal_Tensor, /* 387 */
    tni_kernel_less_equal__Scalar, /* 388 */
    tni_kernel_less_equal__Tensor, /* 389 */
    tni_kernel_lift, /* 390 */
    tni_kernel_lift_fresh, /* 391 */
    tni_kernel_linalg_cholesky_ex, /* 392 */
    tni_kernel_linalg_diagonal, /* 393 */
    tni_kernel_linalg_eig, /* 394 */
    tni_kernel_linalg_householder_product, /* 395 */
    tni_kernel_linalg_inv_ex, /* 396 */
    tni_kernel_linalg_ldl_factor_ex, /* 397 */
    tni_kernel_linalg_ldl_solve, /* 398 */
    tni_kernel_linalg_lstsq, /* 399 */
    tni_kernel_linalg_lu, /* 400 */
    tni_kernel_linalg_lu_factor_ex, /* 401 */
    tni_kernel_linalg_lu_solve, /* 402 */
    tni_kernel_linalg_matmul, /* 403 */
    tni_kernel_linalg_matrix_exp, /* 404 */
    tni_kernel_linalg_multi_dot, /* 405 */
    tni_kernel_linalg_qr, /* 406 */
    tni_kernel_linalg_solve_triangular, /* 407 */
    tni_kernel_linalg_vander, /* 408 */
    tni_kernel_linalg_vecdot, /* 409 */
    tni_kernel_linear, /* 410 */
    tni_kernel_linspace, /* 411 */
    tni_kernel_linspace_Scalar_Tensor, /* 412 */
    tni_kernel_linspace_Tensor_Scalar, /* 413 */
    tni_kernel_linspace_Tensor_Tensor, /* 414 */
    tni_kernel_log_sigmoid, /* 415 */
    tni_kernel_log_sigmoid_backward, /* 416 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 417 */
    tni_kernel_log_sigmoid_forward, /* 418 */
    tni_kernel_log_sigmoid_forward_output, /* 419 */
    tni_kernel_log_sigmoid_out, /* 420 */
    tni_kernel_log_softmax_int, /* 421 */
    tni_kernel_logcumsumexp, /* 422 */
    tni_kernel_logical_and, /* 423 */
    tni_kernel_logical_and_, /* 424 */
    tni_kernel_logical_and_out, /* 425 */
    tni_kernel_logical_not, /* 426 */
    tni_kernel_logical_not_, /* 427 */
    tni_kernel_logical_not_out, /* 428 */
    tni_kernel_logical_or, /* 429 */
    tni_kernel_logical_or_, /* 430 */
    tni_kernel_logical_or_out, /* 431 */
    tni_kernel_logical_xor, /* 432 */
    tni_kernel_logical_xor_, /* 433 */
    tni_kernel_logical_xor_out, /* 434 */
    tni_kernel_logit, /* 435 */
    tni_kernel_logit_, /* 436 */
    tni_kernel_logit_out, /* 437 */
    tni_kernel_logspace, /* 438 */
    tni_kernel_logspace_Scalar_Tensor, /* 439 */
    tni_kernel_logspace_Tensor_Scalar, /* 440 */
    tni_kernel_logspace_Tensor_Tensor, /* 441 */
    tni_kernel_logsumexp, /* 442 */
    tni_kernel_lu_unpack, /* 443 */
    tni_kernel_mH, /* 444 */
    tni_kernel_mT, /* 445 */
    tni_kernel_margin_ranking_loss, /* 446 */
    tni_kernel_masked_select, /* 447 */
    tni_kernel_matmul, /* 448 */
    tni_kernel_matmul_out, /* 449 */
    tni_kernel_matrix_H, /* 450 */
    tni_kernel_max, /* 451 */
    tni_kernel_max_other, /* 452 */
    tni_kernel_max_pool1d, /* 453 */
    tni_kernel_max_pool1d_with_indices, /* 454 */
    tni_kernel_max_pool2d, /* 455 */
    tni_kernel_max_pool2d_with_indices, /* 456 */
    tni_kernel_max_pool2d_with_indices_backward, /* 457 */
    tni_kernel_max_pool3d, /* 458 */
    tni_kernel_max_pool3d_with_indices, /* 459 */
    tni_kernel_max_pool3d_with_indices_backward, /* 460 */
    tni_kernel_max_unpool2d, /* 461 */
    tni_kernel_max_unpool3d, /* 462 */
    tni_kernel_mean, /* 463 */
    tni_kernel_median, /* 464 */
    tni_kernel_median_dim, /* 465 */
    tni_kernel_meshgrid, /* 466 */
    tni_kernel_meshgrid_indexing, /* 467 */
    tni_kernel_min, /* 468 */
    tni_kernel_min_other, /* 469 */
    tni_kernel_mish_backward, /* 470 */
    tni_kernel_mish_backward_composite, /* 471 */
    tni_kernel_mode, /* 472 */
    tni_kernel_moveaxis_int, /* 473 */
    tni_kernel_moveaxis_intlist, /* 474 */
    tni_kernel_movedim_int, /* 475 */
    tni_kernel_movedim_intlist, /* 476 */
    tni_kernel_mse_loss, /* 477 */
    tni_kernel_mse_loss_backward, /* 478 */
    tni_kernel_msort, /* 479 */
    tni_kernel_msort_out, /* 480 */
    tni_kernel_mul_Scalar, /* 481 */
    tni_kernel_mul__Scalar, /* 482 */
    tni_kernel_multiply_Scalar, /* 483 */
    tni_kernel_multiply_Tensor, /* 484 */
    tni_kernel_multiply__Scalar, /* 485 */
    tni_kernel_multiply__Tensor, /* 486 */
    tni_kernel_mv, /* 487 */
    tni_kernel_mvlgamma, /* 488 */
    tni_kernel_mvlgamma_, /* 489 */
    tni_kernel_mvlgamma_out, /* 490 */
    tni_kernel_nan_to_num, /* 491 */
    tni_kernel_nan_to_num_, /* 492 */
    tni_kernel_nan_to_num_out, /* 493 */
    tni_kernel_nanmedian, /* 494 */
    tni_kernel_nanmedian_dim, /* 495 */
    tni_kernel_nansum, /* 496 */
    tni_kernel_narrow, /* 497 */
    tni_kernel_narrow_Tensor, /* 498 */
    tni_kernel_native_batch_norm, /* 499 */
    tni_kernel_native_batch_norm_backward, /* 500 */
    tni_kernel_native_group_norm, /* 501 */
    tni_kernel_native_group_norm_backward, /* 502 */
    tni_kernel_native_layer_norm, /* 503 */
    tni_kernel_native_layer_norm_backward, /* 504 */
    tni_kernel_negative, /* 505 */
    tni_kernel_negative_, /* 506 */
    tni_kernel_new_empty, /* 507 */
    tni_kernel_new_empty_strided, /* 508 */
    tni_kernel_new_full, /* 509 */
    tni_kernel_new_ones, /* 510 */
    tni_kernel_new_zeros, /* 511 */
    tni_kernel_nonzero, /* 512 */
    tni_kernel_nonzero_numpy, /* 513 */
    tni_kernel_norm_Scalar, /* 514 */
    tni_kernel_norm_ScalarOpt_dtype, /* 515 */
    tni_kernel_not_equal_Scalar, /* 516 */
    tni_kernel_not_equal_Tensor, /* 517 */
    tni_kernel_not_equal__Scalar, /* 518 */
    tni_kernel_not_equal__Tensor, /* 519 */
    tni_kernel_numel, /* 520 */
    tni_kernel_numpy_T, /* 521 */
    tni_kernel_one_hot, /* 522 */
    tni_kernel_ones, /* 523 */
    tni_kernel_ones_like, /* 524 */
    tni_kernel_ormqr, /* 525 */
    tni_kernel_outer, /* 526 */
    tni_kernel_pad, /* 527 */
    tni_kernel_pairwise_distance, /* 528 */
    tni_kernel_pdist, /* 529 */
    tni_kernel_permute, /* 530 */
    tni_kernel_poisson_nll_loss, /* 531 */
    tni_kernel_polar, /* 532 */
    tni_kernel_polar_out, /* 533 */
    tni_kernel_polygamma_, /* 534 */
    tni_kernel_positive, /* 535 */
    tni_kernel_prelu, /* 536 */
    tni_kernel_prod, /* 537 */
    tni_kernel_promote_types, /* 538 */
    tni_kernel_put_, /* 539 */
    tni_kernel_rad2deg, /* 540 */
    tni_kernel_range, /* 541 */
    tni_kernel_range_step, /* 542 */
    tni_kernel_ravel, /* 543 */
    tni_kernel_real, /* 544 */
    tni_kernel_reflection_pad1d, /* 545 */
    tni_kernel_reflection_pad1d_backward, /* 546 */
    tni_kernel_reflection_pad2d, /* 547 */
    tni_kernel_reflection_pad2d_backward, /* 548 */
    tni_kernel_reflection_pad3d, /* 549 */
    tni_kernel_reflection_pad3d_backward, /* 550 */
    tni_kernel_relu, /* 551 */
    tni_kernel_relu6, /* 552 */
    tni_kernel_relu6_, /* 553 */
    tni_kernel_relu_, /* 554 */
    tni_kernel_remainder_Scalar, /* 555 */
    tni_kernel_remainder_Scalar_Tensor, /* 556 */
    tni_kernel_remainder_Scalar_out, /* 557 */
    tni_kernel_remainder__Scalar, /* 558 */
    tni_kernel_repeat, /* 559 */
    tni_kernel_repeat_interleave_Tensor, /* 560 */
    tni_kernel_repeat_interleave_self_Tensor, /* 561 */
    tni_kernel_repeat_interleave_self_int, /* 562 */
    tni_kernel_replication_pad1d, /* 563 */
    tni_kernel_replication_pad1d_backward, /* 564 */
    tni_kernel_replication_pad2d, /* 565 */
    tni_kernel_replication_pad2d_backward, /* 566 */
    tni_kernel_replication_pad3d, /* 567 */
    tni_kernel_replication_pad3d_backward, /* 568 */
    tni_kernel_reshape, /* 569 */
    tni_kernel_reshape_as, /* 570 */
    tni_kernel_resize_, /* 571 */
    tni_kernel_resize_as_, /* 572 */
    tni_kernel_resolve_conj, /* 573 */
    tni_kernel_resolve_neg, /* 574 */
    tni_kernel_result_type_Scalar, /* 575 */
    tni_kernel_result_type_Scalar_Scalar, /* 576 */
    tni_kernel_result_type_Scalar_Tensor, /* 577 */
    tni_kernel_result_type_Tensor, /* 578 */
    tni_kernel_rms_norm, /* 579 */
    tni_kernel_roll, /* 580 */
    tni_kernel_rot90, /* 581 */
    tni_kernel_row_stack, /* 582 */
    tni_kernel_rrelu_with_noise_backward, /* 583 */
    tni_kernel_rsub_Scalar, /* 584 */
    tni_kernel_rsub_Tensor, /* 585 */
    tni_kernel_scalar_tensor, /* 586 */
    tni_kernel_searchsorted_Scalar, /* 587 */
    tni_kernel_searchsorted_Tensor, /* 588 */
    tni_kernel_select_backward, /* 589 */
    tni_kernel_select_int, /* 590 */
    tni_kernel_select_scatter, /* 591 */
    tni_kernel_selu, /* 592 */
    tni_kernel_selu_, /* 593 */
    tni_kernel_size_int, /* 594 */
    tni_kernel_slice_Tensor, /* 595 */
    tni_kernel_slice_backward, /* 596 */
    tni_kernel_slice_scatter, /* 597 */
    tni_kernel_smooth_l1_loss, /* 598 */
    tni_kernel_smooth_l1_loss_backward, /* 599 */
    tni_kernel_soft_margin_loss, /* 600 */
    tni_kernel_soft_margin_loss_backward, /* 601 */
    tni_kernel_softmax_int, /* 602 */
    tni_kernel_sort, /* 603 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 604 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 605 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 606 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 607 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 608 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 609 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 610 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 611 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 612 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 613 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 614 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 615 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 616 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 617 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 618 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 619 */
    tni_kernel_special_digamma, /* 620 */
    tni_kernel_special_digamma_out, /* 621 */
    tni_kernel_special_erf, /* 622 */
    tni_kernel_special_erf_out, /* 623 */
    tni_kernel_special_erfc, /* 624 */
    tni_kernel_special_erfc_out, /* 625 */
    tni_kernel_special_erfinv, /* 626 */
    tni_kernel_special_erfinv_out, /* 627 */
    tni_kernel_special_exp2, /* 628 */
    tni_kernel_special_exp2_out, /* 629 */
    tni_kernel_special_expit, /* 630 */
    tni_kernel_special_expit_out, /* 631 */
    tni_kernel_special_expm1, /* 632 */
    tni_kernel_special_expm1_out, /* 633 */
    tni_kernel_special_gammainc, /* 634 */
    tni_kernel_special_gammainc_out, /* 635 */
    tni_kernel_special_gammaincc, /* 636 */
    tni_kernel_special_gammaincc_out, /* 637 */
    tni_kernel_special_gammaln, /* 638 */
    tni_kernel_special_gammaln_out, /* 639 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 640 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 641 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 642 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 643 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 644 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 645 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 646 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 647 */
    tni_kernel_special_i0, /* 648 */
    tni_kernel_special_i0_out, /* 649 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 650 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 651 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 652 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 653 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 654 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 655 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 656 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 657 */
    tni_kernel_special_log1p, /* 658 */
    tni_kernel_special_log1p_out, /* 659 */
    tni_kernel_special_log_softmax, /* 660 */
    tni_kernel_special_logit, /* 661 */
    tni_kernel_special_logit_out, /* 662 */
    tni_kernel_special_logsumexp, /* 663 */
    tni_kernel_special_logsumexp_out, /* 664 */
    tni_kernel_special_multigammaln, /* 665 */
    tni_kernel_special_multigammaln_out, /* 666 */
    tni_kernel_special_ndtr, /* 667 */
    tni_kernel_special_ndtr_out, /* 668 */
    tni_kernel_special_polygamma, /* 669 */
    tni_kernel_special_polygamma_out, /* 670 */
    tni_kernel_special_psi, /* 671 */
    tni_kernel_special_psi_out, /* 672 */
    tni_kernel_special_round, /* 673 */
    tni_kernel_special_round_out, /* 674 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 675 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 676 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 677 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 678 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 679 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 680 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 681 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 682 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 683 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 684 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 685 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 686 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 687 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 688 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 689 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 690 */
    tni_kernel_special_sinc, /* 691 */
    tni_kernel_special_sinc_out, /* 692 */
    tni_kernel_special_softmax, /* 693 */
    tni_kernel_special_xlog1py_other_scalar, /* 694 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 695 */
    tni_kernel_special_xlog1py_self_scalar, /* 696 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 697 */
    tni_kernel_special_xlogy, /* 698 */
    tni_kernel_special_xlogy_other_scalar, /* 699 */
    tni_kernel_special_xlogy_other_scalar_out, /* 700 */
    tni_kernel_special_xlogy_out, /* 701 */
    tni_kernel_special_xlogy_self_scalar, /* 702 */
    tni_kernel_special_xlogy_self_scalar_out, /* 703 */
    tni_kernel_special_zeta_other_scalar, /* 704 */
    tni_kernel_special_zeta_other_scalar_out, /* 705 */
    tni_kernel_special_zeta_self_scalar, /* 706 */
    tni_kernel_special_zeta_self_scalar_out, /* 707 */
    tni_kernel_split_Tensor, /* 708 */
    tni_kernel_split_sizes, /* 709 */
    tni_kernel_split_with_sizes, /* 710 */
    tni_kernel_square, /* 711 */
    tni_kernel_square_, /* 712 */
    tni_kernel_square_out, /* 713 */
    tni_kernel_squeeze, /* 714 */
    tni_kernel_squeeze_dim, /* 715 */
    tni_kernel_squeeze_dims, /* 716 */
    tni_kernel_stack, /* 717 */
    tni_kernel_std, /* 718 */
    tni_kernel_std_correction, /* 719 */
    tni_kernel_std_dim, /* 720 */
    tni_kernel_std_mean, /* 721 */
    tni_kernel_std_mean_correction, /* 722 */
    tni_kernel_std_mean_dim, /* 723 */
    tni_kernel_stride_int, /* 724 */
    tni_kernel_sub_Scalar, /* 725 */
    tni_kernel_sub__Scalar, /* 726 */
    tni_kernel_subtract_Scalar, /* 727 */
    tni_kernel_subtract_Tensor, /* 728 */
    tni_kernel_subtract__Scalar, /* 729 */
    tni_kernel_sum, /* 730 */
    tni_kernel_sum_to_size, /* 731 */
    tni_kernel_swapaxes, /* 732 */
    tni_kernel_swapdims, /* 733 */
    tni_kernel_sym_numel, /* 734 */
    tni_kernel_sym_size_int, /* 735 */
    tni_kernel_sym_storage_offset, /* 736 */
    tni_kernel_sym_stride_int, /* 737 */
    tni_kernel_t, /* 738 */
    tni_kernel_take, /* 739 */
    tni_kernel_take_along_dim, /* 740 */
    tni_kernel_take_out, /* 741 */
    tni_kernel_tensor_split_indices, /* 742 */
    tni_kernel_tensor_split_sections, /* 743 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 744 */
    tni_kernel_tensordot, /* 745 */
    tni_kernel_tile, /* 746 */
    tni_kernel_to_device, /* 747 */
    tni_kernel_to_dtype, /* 748 */
    tni_kernel_to_dtype_layout, /* 749 */
    tni_kernel_to_other, /* 750 */
    tni_kernel_trace, /* 751 */
    tni_kernel_transpose_int, /* 752 */
    tni_kernel_trapezoid_dx, /* 753 */
    tni_kernel_trapezoid_x, /* 754 */
    tni_kernel_trapz_dx, /* 755 */
    tni_kernel_trapz_x, /* 756 */
    tni_kernel_triangular_solve, /* 757 */
    tni_kernel_tril_indices, /* 758 */
    tni_kernel_triplet_margin_loss, /* 759 */
    tni_kernel_triu_indices, /* 760 */
    tni_kernel_true_divide_Scalar, /* 761 */
    tni_kernel_true_divide_Tensor, /* 762 */
    tni_kernel_true_divide__Scalar, /* 763 */
    tni_kernel_true_divide__Tensor, /* 764 */
    tni_kernel_type_as, /* 765 */
    tni_kernel_unbind_int, /* 766 */
    tni_kernel_unflatten_int, /* 767 */
    tni_kernel_unfold, /* 768 */
    tni_kernel_unfold_backward, /* 769 */
    tni_kernel_unique_consecutive, /* 770 */
    tni_kernel_unique_dim, /* 771 */
    tni_kernel_unique_dim_consecutive, /* 772 */
    tni_kernel_unsafe_chunk, /* 773 */
    tni_kernel_unsafe_split_Tensor, /* 774 */
    tni_kernel_unsafe_split_with_sizes, /* 775 */
    tni_kernel_unsqueeze, /* 776 */
    tni_kernel_upsample_bicubic2d, /* 777 */
    tni_kernel_upsample_bicubic2d_backward, /* 778 */
    tni_kernel_upsample_bicubic2d_vec, /* 779 */
    tni_kernel_upsample_bilinear2d, /* 780 */
    tni_kernel_upsample_bilinear2d_backward, /* 781 */
    tni_kernel_upsample_bilinear2d_vec, /* 782 */
    tni_kernel_upsample_linear1d, /* 783 */
    tni_kernel_upsample_linear1d_backward, /* 784 */
    tni_kernel_upsample_linear1d_vec, /* 785 */
    tni_kernel_upsample_nearest1d, /* 786 */
    tni_kernel_upsample_nearest1d_backward, /* 787 */
    tni_kernel_upsample_nearest1d_vec, /* 788 */
    tni_kernel_upsample_nearest2d, /* 789 */
    tni_kernel_upsample_nearest2d_backward, /* 790 */
    tni_kernel_upsample_nearest2d_vec, /* 791 */
    tni_kernel_upsample_nearest3d, /* 792 */
    tni_kernel_upsample_nearest3d_backward, /* 793 */
    tni_kernel_upsample_nearest3d_vec, /* 794 */
    tni_kernel_upsample_trilinear3d, /* 795 */
    tni_kernel_upsample_trilinear3d_backward, /* 796 */
    tni_kernel_upsample_trilinear3d_vec, /* 797 */
    tni_kernel_value_selecting_reduction_backward, /* 798 */
    tni_kernel_var, /* 799 */
    tni_kernel_var_correction, /* 800 */
    tni_kernel_var_dim, /* 801 */
    tni_kernel_var_mean, /* 802 */
    tni_kernel_var_mean_correction, /* 803 */
    tni_kernel_var_mean_dim, /* 804 */
    tni_kernel_vdot, /* 805 */
    tni_kernel_view, /* 806 */
    tni_kernel_view_as, /* 807 */
    tni_kernel_view_as_complex, /* 808 */
    tni_kernel_view_as_real, /* 809 */
    tni_kernel_view_dtype, /* 810 */
    tni_kernel_vsplit_array, /* 811 */
    tni_kernel_vsplit_int, /* 812 */
    tni_kernel_vstack, /* 813 */
    tni_kernel_where_Scalar, /* 814 */
    tni_kernel_where_ScalarOther, /* 815 */
    tni_kernel_where_ScalarSelf, /* 816 */
    tni_kernel_where_self, /* 817 */
    tni_kernel_where_self_out, /* 818 */
    tni_kernel_xlogy_OutScalar_Other, /* 819 */
    tni_kernel_xlogy_OutScalar_Self, /* 820 */
    tni_kernel_xlogy_Scalar_Other, /* 821 */
    tni_kernel_xlogy_Scalar_Self, /* 822 */
    tni_kernel_xlogy__Scalar_Other, /* 823 */
    tni_kernel_zero_, /* 824 */
    tni_kernel_zeros, /* 825 */
    tni_kernel_zeros_like, /* 826 */
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
    {"aten::_linalg_det", NULL}, /* 25 */
    {"aten::_linalg_eigh", NULL}, /* 26 */
    {"aten::_linalg_slogdet", NULL}, /* 27 */
    {"aten::_linalg_solve_ex", NULL}, /* 28 */
    {"aten::_linalg_svd", NULL}, /* 29 */
    {"aten::_logcumsumexp", NULL}, /* 30 */
    {"aten::_native_batch_norm_legit", NULL}, /* 31 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 32 */
    {"aten::_native_batch_norm_legit_functional", NULL}, /* 33 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 34 */
    {"aten::_neg_view", NULL}, /* 35 */
    {"aten::_neg_view_copy", NULL}, /* 36 */
    {"aten::_pdist_forward", NULL}, /* 37 */
    {"aten::_reshape_alias", NULL}, /* 38 */
    {"aten::_reshape_alias_copy", NULL}, /* 39 */
    {"aten::_to_copy", NULL}, /* 40 */
    {"aten::_trilinear", NULL}, /* 41 */
    {"aten::_unique", NULL}, /* 42 */
    {"aten::_unique2", NULL}, /* 43 */
    {"aten::_unsafe_view", NULL}, /* 44 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 45 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 46 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 47 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 48 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 49 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 50 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 51 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 52 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 53 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 54 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 55 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 56 */
    {"aten::absolute", NULL}, /* 57 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 58 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 59 */
    {"aten::adaptive_max_pool2d", NULL}, /* 60 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 61 */
    {"aten::adaptive_max_pool3d", NULL}, /* 62 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 63 */
    {"aten::add.Scalar", NULL}, /* 64 */
    {"aten::addbmm", NULL}, /* 65 */
    {"aten::addr", NULL}, /* 66 */
    {"aten::alias", NULL}, /* 67 */
    {"aten::alias_copy", NULL}, /* 68 */
    {"aten::arange", NULL}, /* 69 */
    {"aten::arange.start_step", NULL}, /* 70 */
    {"aten::arccos", NULL}, /* 71 */
    {"aten::arccosh", NULL}, /* 72 */
    {"aten::arcsin", NULL}, /* 73 */
    {"aten::arcsinh", NULL}, /* 74 */
    {"aten::arctan", NULL}, /* 75 */
    {"aten::arctan2", NULL}, /* 76 */
    {"aten::arctanh", NULL}, /* 77 */
    {"aten::as_strided", NULL}, /* 78 */
    {"aten::as_strided_copy", NULL}, /* 79 */
    {"aten::as_strided_scatter", NULL}, /* 80 */
    {"aten::avg_pool2d", NULL}, /* 81 */
    {"aten::avg_pool2d_backward", NULL}, /* 82 */
    {"aten::avg_pool3d", NULL}, /* 83 */
    {"aten::avg_pool3d_backward", NULL}, /* 84 */
    {"aten::batch_norm_update_stats", NULL}, /* 85 */
    {"aten::binary_cross_entropy", NULL}, /* 86 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 87 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 88 */
    {"aten::bincount", NULL}, /* 89 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 90 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 91 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 92 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 93 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 94 */
    {"aten::block_diag", NULL}, /* 95 */
    {"aten::bucketize.Scalar", NULL}, /* 96 */
    {"aten::bucketize.Tensor", NULL}, /* 97 */
    {"aten::celu", NULL}, /* 98 */
    {"aten::cholesky_inverse", NULL}, /* 99 */
    {"aten::clip", NULL}, /* 100 */
    {"aten::clip.Tensor", NULL}, /* 101 */
    {"aten::clone", NULL}, /* 102 */
    {"aten::column_stack", NULL}, /* 103 */
    {"aten::concat", NULL}, /* 104 */
    {"aten::concatenate", NULL}, /* 105 */
    {"aten::conj_physical", NULL}, /* 106 */
    {"aten::constant_pad_nd", NULL}, /* 107 */
    {"aten::convolution", NULL}, /* 108 */
    {"aten::convolution_backward", NULL}, /* 109 */
    {"aten::copy", NULL}, /* 110 */
    {"aten::copy_", NULL}, /* 111 */
    {"aten::count_nonzero", NULL}, /* 112 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 113 */
    {"aten::cummax", NULL}, /* 114 */
    {"aten::cummin", NULL}, /* 115 */
    {"aten::deg2rad", NULL}, /* 116 */
    {"aten::detach", NULL}, /* 117 */
    {"aten::detach_copy", NULL}, /* 118 */
    {"aten::diag", NULL}, /* 119 */
    {"aten::diag_embed", NULL}, /* 120 */
    {"aten::diagonal", NULL}, /* 121 */
    {"aten::diagonal_backward", NULL}, /* 122 */
    {"aten::diagonal_copy", NULL}, /* 123 */
    {"aten::diagonal_scatter", NULL}, /* 124 */
    {"aten::dist", NULL}, /* 125 */
    {"aten::div.Scalar", NULL}, /* 126 */
    {"aten::div.Scalar_mode", NULL}, /* 127 */
    {"aten::divide.Scalar_mode", NULL}, /* 128 */
    {"aten::divide.Tensor", NULL}, /* 129 */
    {"aten::divide.Tensor_mode", NULL}, /* 130 */
    {"aten::dot", NULL}, /* 131 */
    {"aten::dstack", NULL}, /* 132 */
    {"aten::embedding", NULL}, /* 133 */
    {"aten::embedding_dense_backward", NULL}, /* 134 */
    {"aten::empty_like", NULL}, /* 135 */
    {"aten::empty_permuted", NULL}, /* 136 */
    {"aten::empty_strided", NULL}, /* 137 */
    {"aten::expand", NULL}, /* 138 */
    {"aten::expand_copy", NULL}, /* 139 */
    {"aten::eye", NULL}, /* 140 */
    {"aten::eye.m", NULL}, /* 141 */
    {"aten::fft_fft", NULL}, /* 142 */
    {"aten::fft_fft2", NULL}, /* 143 */
    {"aten::fft_fftn", NULL}, /* 144 */
    {"aten::fft_hfft", NULL}, /* 145 */
    {"aten::fft_hfft2", NULL}, /* 146 */
    {"aten::fft_hfftn", NULL}, /* 147 */
    {"aten::fft_ifft", NULL}, /* 148 */
    {"aten::fft_ifft2", NULL}, /* 149 */
    {"aten::fft_ifftn", NULL}, /* 150 */
    {"aten::fft_ihfft", NULL}, /* 151 */
    {"aten::fft_irfft", NULL}, /* 152 */
    {"aten::fft_irfft2", NULL}, /* 153 */
    {"aten::fft_irfftn", NULL}, /* 154 */
    {"aten::fft_rfft", NULL}, /* 155 */
    {"aten::fft_rfft2", NULL}, /* 156 */
    {"aten::fft_rfftn", NULL}, /* 157 */
    {"aten::fill.Scalar", NULL}, /* 158 */
    {"aten::fill.Tensor", NULL}, /* 159 */
    {"aten::fill_.Scalar", NULL}, /* 160 */
    {"aten::fill_.Tensor", NULL}, /* 161 */
    {"aten::fix", NULL}, /* 162 */
    {"aten::flip", NULL}, /* 163 */
    {"aten::floor_divide.Scalar", NULL}, /* 164 */
    {"aten::fractional_max_pool2d", NULL}, /* 165 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 166 */
    {"aten::fractional_max_pool3d", NULL}, /* 167 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 168 */
    {"aten::from_file", NULL}, /* 169 */
    {"aten::full", NULL}, /* 170 */
    {"aten::full_like", NULL}, /* 171 */
    {"aten::geqrf", NULL}, /* 172 */
    {"aten::ger", NULL}, /* 173 */
    {"aten::greater.Scalar", NULL}, /* 174 */
    {"aten::greater.Tensor", NULL}, /* 175 */
    {"aten::greater_equal.Scalar", NULL}, /* 176 */
    {"aten::greater_equal.Tensor", NULL}, /* 177 */
    {"aten::hardswish_backward", NULL}, /* 178 */
    {"aten::histc", NULL}, /* 179 */
    {"aten::histogram.bin_ct", NULL}, /* 180 */
    {"aten::histogram.bins_tensor", NULL}, /* 181 */
    {"aten::hstack", NULL}, /* 182 */
    {"aten::huber_loss", NULL}, /* 183 */
    {"aten::huber_loss_backward", NULL}, /* 184 */
    {"aten::index_fill.int_Scalar", NULL}, /* 185 */
    {"aten::index_fill.int_Tensor", NULL}, /* 186 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 187 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 188 */
    {"aten::index_select", NULL}, /* 189 */
    {"aten::inner", NULL}, /* 190 */
    {"aten::isinf", NULL}, /* 191 */
    {"aten::isnan", NULL}, /* 192 */
    {"aten::kron", NULL}, /* 193 */
    {"aten::kthvalue", NULL}, /* 194 */
    {"aten::ldexp.Tensor", NULL}, /* 195 */
    {"aten::less.Scalar", NULL}, /* 196 */
    {"aten::less.Tensor", NULL}, /* 197 */
    {"aten::less_equal.Scalar", NULL}, /* 198 */
    {"aten::less_equal.Tensor", NULL}, /* 199 */
    {"aten::lift", NULL}, /* 200 */
    {"aten::lift_fresh", NULL}, /* 201 */
    {"aten::lift_fresh_copy", NULL}, /* 202 */
    {"aten::linalg_cholesky_ex", NULL}, /* 203 */
    {"aten::linalg_eig", NULL}, /* 204 */
    {"aten::linalg_householder_product", NULL}, /* 205 */
    {"aten::linalg_inv_ex", NULL}, /* 206 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 207 */
    {"aten::linalg_ldl_solve", NULL}, /* 208 */
    {"aten::linalg_lstsq", NULL}, /* 209 */
    {"aten::linalg_lu", NULL}, /* 210 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 211 */
    {"aten::linalg_lu_solve", NULL}, /* 212 */
    {"aten::linalg_matmul", NULL}, /* 213 */
    {"aten::linalg_matrix_exp", NULL}, /* 214 */
    {"aten::linalg_multi_dot", NULL}, /* 215 */
    {"aten::linalg_qr", NULL}, /* 216 */
    {"aten::linalg_solve_triangular", NULL}, /* 217 */
    {"aten::linalg_vecdot", NULL}, /* 218 */
    {"aten::linspace", NULL}, /* 219 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 220 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 221 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 222 */
    {"aten::log_softmax.int", NULL}, /* 223 */
    {"aten::logcumsumexp", NULL}, /* 224 */
    {"aten::logspace", NULL}, /* 225 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 226 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 227 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 228 */
    {"aten::logsumexp", NULL}, /* 229 */
    {"aten::lu_unpack", NULL}, /* 230 */
    {"aten::max", NULL}, /* 231 */
    {"aten::max_pool2d_with_indices", NULL}, /* 232 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 233 */
    {"aten::max_pool3d_with_indices", NULL}, /* 234 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 235 */
    {"aten::max_unpool2d", NULL}, /* 236 */
    {"aten::max_unpool3d", NULL}, /* 237 */
    {"aten::mean", NULL}, /* 238 */
    {"aten::median", NULL}, /* 239 */
    {"aten::median.dim", NULL}, /* 240 */
    {"aten::min", NULL}, /* 241 */
    {"aten::mode", NULL}, /* 242 */
    {"aten::mse_loss", NULL}, /* 243 */
    {"aten::mse_loss_backward", NULL}, /* 244 */
    {"aten::mul.Scalar", NULL}, /* 245 */
    {"aten::multiply.Tensor", NULL}, /* 246 */
    {"aten::mv", NULL}, /* 247 */
    {"aten::nanmedian", NULL}, /* 248 */
    {"aten::nanmedian.dim", NULL}, /* 249 */
    {"aten::nansum", NULL}, /* 250 */
    {"aten::narrow", NULL}, /* 251 */
    {"aten::narrow_copy", NULL}, /* 252 */
    {"aten::native_batch_norm", NULL}, /* 253 */
    {"aten::native_batch_norm_backward", NULL}, /* 254 */
    {"aten::native_group_norm", NULL}, /* 255 */
    {"aten::native_group_norm_backward", NULL}, /* 256 */
    {"aten::native_layer_norm", NULL}, /* 257 */
    {"aten::native_layer_norm_backward", NULL}, /* 258 */
    {"aten::negative", NULL}, /* 259 */
    {"aten::new_empty", NULL}, /* 260 */
    {"aten::new_empty_strided", NULL}, /* 261 */
    {"aten::new_full", NULL}, /* 262 */
    {"aten::new_ones", NULL}, /* 263 */
    {"aten::new_zeros", NULL}, /* 264 */
    {"aten::norm.Scalar", NULL}, /* 265 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 266 */
    {"aten::not_equal.Scalar", NULL}, /* 267 */
    {"aten::not_equal.Tensor", NULL}, /* 268 */
    {"aten::ones", NULL}, /* 269 */
    {"aten::ones_like", NULL}, /* 270 */
    {"aten::ormqr", NULL}, /* 271 */
    {"aten::outer", NULL}, /* 272 */
    {"aten::permute", NULL}, /* 273 */
    {"aten::permute_copy", NULL}, /* 274 */
    {"aten::prod", NULL}, /* 275 */
    {"aten::put", NULL}, /* 276 */
    {"aten::put_", NULL}, /* 277 */
    {"aten::rad2deg", NULL}, /* 278 */
    {"aten::range", NULL}, /* 279 */
    {"aten::range.step", NULL}, /* 280 */
    {"aten::reflection_pad1d", NULL}, /* 281 */
    {"aten::reflection_pad1d_backward", NULL}, /* 282 */
    {"aten::reflection_pad2d", NULL}, /* 283 */
    {"aten::reflection_pad2d_backward", NULL}, /* 284 */
    {"aten::reflection_pad3d", NULL}, /* 285 */
    {"aten::reflection_pad3d_backward", NULL}, /* 286 */
    {"aten::relu", NULL}, /* 287 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 288 */
    {"aten::repeat", NULL}, /* 289 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 290 */
    {"aten::replication_pad1d", NULL}, /* 291 */
    {"aten::replication_pad1d_backward", NULL}, /* 292 */
    {"aten::replication_pad2d", NULL}, /* 293 */
    {"aten::replication_pad2d_backward", NULL}, /* 294 */
    {"aten::replication_pad3d", NULL}, /* 295 */
    {"aten::replication_pad3d_backward", NULL}, /* 296 */
    {"aten::resize", NULL}, /* 297 */
    {"aten::resize_", NULL}, /* 298 */
    {"aten::resize_as", NULL}, /* 299 */
    {"aten::resize_as_", NULL}, /* 300 */
    {"aten::roll", NULL}, /* 301 */
    {"aten::rot90", NULL}, /* 302 */
    {"aten::row_stack", NULL}, /* 303 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 304 */
    {"aten::rsub.Scalar", NULL}, /* 305 */
    {"aten::rsub.Tensor", NULL}, /* 306 */
    {"aten::scalar_tensor", NULL}, /* 307 */
    {"aten::searchsorted.Scalar", NULL}, /* 308 */
    {"aten::searchsorted.Tensor", NULL}, /* 309 */
    {"aten::select.int", NULL}, /* 310 */
    {"aten::select_backward", NULL}, /* 311 */
    {"aten::select_copy.int", NULL}, /* 312 */
    {"aten::select_scatter", NULL}, /* 313 */
    {"aten::slice.Tensor", NULL}, /* 314 */
    {"aten::slice_backward", NULL}, /* 315 */
    {"aten::slice_copy.Tensor", NULL}, /* 316 */
    {"aten::slice_scatter", NULL}, /* 317 */
    {"aten::smooth_l1_loss", NULL}, /* 318 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 319 */
    {"aten::soft_margin_loss", NULL}, /* 320 */
    {"aten::soft_margin_loss_backward", NULL}, /* 321 */
    {"aten::softmax.int", NULL}, /* 322 */
    {"aten::sort", NULL}, /* 323 */
    {"aten::split.Tensor", NULL}, /* 324 */
    {"aten::split_copy.Tensor", NULL}, /* 325 */
    {"aten::split_with_sizes", NULL}, /* 326 */
    {"aten::split_with_sizes_copy", NULL}, /* 327 */
    {"aten::squeeze", NULL}, /* 328 */
    {"aten::squeeze.dim", NULL}, /* 329 */
    {"aten::squeeze.dims", NULL}, /* 330 */
    {"aten::squeeze_copy", NULL}, /* 331 */
    {"aten::squeeze_copy.dim", NULL}, /* 332 */
    {"aten::squeeze_copy.dims", NULL}, /* 333 */
    {"aten::stack", NULL}, /* 334 */
    {"aten::std.correction", NULL}, /* 335 */
    {"aten::std.dim", NULL}, /* 336 */
    {"aten::std_mean.correction", NULL}, /* 337 */
    {"aten::sub.Scalar", NULL}, /* 338 */
    {"aten::subtract.Tensor", NULL}, /* 339 */
    {"aten::sum", NULL}, /* 340 */
    {"aten::swapaxes", NULL}, /* 341 */
    {"aten::swapdims", NULL}, /* 342 */
    {"aten::t", NULL}, /* 343 */
    {"aten::t_copy", NULL}, /* 344 */
    {"aten::take_along_dim", NULL}, /* 345 */
    {"aten::tensordot", NULL}, /* 346 */
    {"aten::trace", NULL}, /* 347 */
    {"aten::transpose.int", NULL}, /* 348 */
    {"aten::transpose_copy.int", NULL}, /* 349 */
    {"aten::triangular_solve", NULL}, /* 350 */
    {"aten::tril_indices", NULL}, /* 351 */
    {"aten::triu_indices", NULL}, /* 352 */
    {"aten::true_divide.Tensor", NULL}, /* 353 */
    {"aten::unbind.int", NULL}, /* 354 */
    {"aten::unbind_copy.int", NULL}, /* 355 */
    {"aten::unfold", NULL}, /* 356 */
    {"aten::unfold_backward", NULL}, /* 357 */
    {"aten::unfold_copy", NULL}, /* 358 */
    {"aten::unique_consecutive", NULL}, /* 359 */
    {"aten::unique_dim", NULL}, /* 360 */
    {"aten::unique_dim_consecutive", NULL}, /* 361 */
    {"aten::unsafe_split.Tensor", NULL}, /* 362 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 363 */
    {"aten::unsqueeze", NULL}, /* 364 */
    {"aten::unsqueeze_copy", NULL}, /* 365 */
    {"aten::upsample_bicubic2d", NULL}, /* 366 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 367 */
    {"aten::upsample_bilinear2d", NULL}, /* 368 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 369 */
    {"aten::upsample_linear1d", NULL}, /* 370 */
    {"aten::upsample_linear1d_backward", NULL}, /* 371 */
    {"aten::upsample_nearest1d", NULL}, /* 372 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 373 */
    {"aten::upsample_nearest2d", NULL}, /* 374 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 375 */
    {"aten::upsample_nearest3d", NULL}, /* 376 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 377 */
    {"aten::upsample_trilinear3d", NULL}, /* 378 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 379 */
    {"aten::var.correction", NULL}, /* 380 */
    {"aten::var.dim", NULL}, /* 381 */
    {"aten::var_mean.correction", NULL}, /* 382 */
    {"aten::vdot", NULL}, /* 383 */
    {"aten::view", NULL}, /* 384 */
    {"aten::view.dtype", NULL}, /* 385 */
    {"aten::view_as_complex", NULL}, /* 386 */
    {"aten::view_as_complex_copy", NULL}, /* 387 */
    {"aten::view_as_real", NULL}, /* 388 */
    {"aten::view_as_real_copy", NULL}, /* 389 */
    {"aten::view_copy", NULL}, /* 390 */
    {"aten::view_copy.dtype", NULL}, /* 391 */
    {"aten::vstack", NULL}, /* 392 */
    {"aten::zero", NULL}, /* 393 */
    {"aten::zero_", NULL}, /* 394 */
    {"aten::zeros", NULL}, /* 395 */
    {"aten::zeros_like", NULL}, /* 396 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 1741;

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
    {14464, 14479, 163, 2, 0x1}, /* aten::_softmax */
    {14546, 14565, 165, 2, 0x0}, /* aten::_softmax.out */
    {14659, 14688, 167, 2, 0x0}, /* aten::_softmax_backward_data */
    {14795, 14828, 169, 2, 0x0}, /* aten::_softmax_backward_data.out */
    {14969, 14984, 171, 1, 0x1}, /* aten::_to_copy */
    {15173, 15192, 172, 1, 0x20}, /* aten::_to_copy.out */
    {15316, 15333, 173, 1, 0x0}, /* aten::_trilinear */
    {15470, 15491, 174, 1, 0x20}, /* aten::_trilinear.out */
    {15655, 15669, 175, 2, 0x8}, /* aten::_unique */
    {15761, 15779, 177, 1, 0x20}, /* aten::_unique.out */
    {15920, 15935, 178, 2, 0x8}, /* aten::_unique2 */
    {16062, 16081, 180, 1, 0x20}, /* aten::_unique2.out */
    {16278, 16297, 181, 1, 0x0}, /* aten::_unsafe_view */
    {16354, 16377, 182, 1, 0x20}, /* aten::_unsafe_view.out */
    {16461, 16490, 183, 2, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {16629, 16662, 185, 2, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {16828, 16861, 187, 1, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {16985, 17023, 188, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {17200, 17249, 190, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {17467, 17497, 192, 2, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {17637, 17671, 194, 2, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {17838, 17872, 196, 1, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {17997, 18036, 197, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {18214, 18264, 199, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {18483, 18512, 201, 2, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {18651, 18684, 203, 2, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {18850, 18883, 205, 1, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {19007, 19045, 206, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {19222, 19271, 208, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {19489, 19521, 210, 2, 0x0}, /* aten::_upsample_nearest_exact1d */
    {19619, 19655, 212, 2, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {19780, 19816, 214, 1, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {19923, 19964, 215, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {20100, 20152, 217, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {20329, 20361, 219, 2, 0x0}, /* aten::_upsample_nearest_exact2d */
    {20483, 20519, 221, 2, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {20668, 20704, 223, 1, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {20811, 20852, 224, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {21012, 21064, 226, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {21265, 21297, 228, 2, 0x0}, /* aten::_upsample_nearest_exact3d */
    {21441, 21477, 230, 2, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {21648, 21684, 232, 1, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {21791, 21832, 233, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {22014, 22066, 235, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {22289, 22299, 237, 2, 0x10001}, /* aten::abs */
    {22332, 22346, 239, 2, 0x10000}, /* aten::abs.out */
    {22406, 22417, 241, 2, 0x0}, /* aten::abs_ */
    {22459, 22474, 243, 1, 0x0}, /* aten::absolute */
    {22512, 22531, 244, 1, 0x0}, /* aten::absolute.out */
    {22596, 22612, 245, 1, 0x0}, /* aten::absolute_ */
    {22659, 22670, 246, 2, 0x10001}, /* aten::acos */
    {22704, 22719, 248, 2, 0x10000}, /* aten::acos.out */
    {22780, 22792, 250, 2, 0x10000}, /* aten::acos_ */
    {22835, 22847, 252, 2, 0x10001}, /* aten::acosh */
    {22882, 22898, 254, 2, 0x10000}, /* aten::acosh.out */
    {22960, 22973, 256, 2, 0x10000}, /* aten::acosh_ */
    {23017, 23043, 258, 1, 0x1}, /* aten::adaptive_avg_pool1d */
    {23112, 23138, 259, 1, 0x0}, /* aten::adaptive_avg_pool2d */
    {23210, 23240, 260, 2, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {23339, 23365, 262, 1, 0x0}, /* aten::adaptive_avg_pool3d */
    {23437, 23467, 263, 2, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {23566, 23592, 265, 1, 0x0}, /* aten::adaptive_max_pool1d */
    {23671, 23697, 266, 2, 0x0}, /* aten::adaptive_max_pool2d */
    {23776, 23806, 268, 2, 0x0}, /* aten::adaptive_max_pool2d.out */
    {23936, 23971, 270, 2, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {24065, 24111, 272, 2, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {24246, 24272, 274, 2, 0x0}, /* aten::adaptive_max_pool3d */
    {24351, 24381, 276, 2, 0x0}, /* aten::adaptive_max_pool3d.out */
    {24511, 24546, 278, 2, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {24640, 24686, 280, 2, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {24821, 24838, 282, 1, 0x10001}, /* aten::add.Scalar */
    {24908, 24929, 283, 1, 0x20}, /* aten::add.Scalar_out */
    {25026, 25043, 284, 2, 0x10001}, /* aten::add.Tensor */
    {25116, 25130, 286, 2, 0x10000}, /* aten::add.out */
    {25220, 25238, 288, 1, 0x10000}, /* aten::add_.Scalar */
    {25317, 25335, 289, 2, 0x10000}, /* aten::add_.Tensor */
    {25417, 25430, 291, 2, 0x0}, /* aten::addbmm */
    {25530, 25547, 293, 2, 0x0}, /* aten::addbmm.out */
    {25671, 25685, 295, 2, 0x0}, /* aten::addbmm_ */
    {25794, 25808, 297, 2, 0x10000}, /* aten::addcdiv */
    {25896, 25914, 299, 2, 0x10000}, /* aten::addcdiv.out */
    {26026, 26041, 301, 2, 0x10000}, /* aten::addcdiv_ */
    {26138, 26152, 303, 2, 0x10000}, /* aten::addcmul */
    {26240, 26258, 305, 2, 0x10000}, /* aten::addcmul.out */
    {26370, 26385, 307, 2, 0x10000}, /* aten::addcmul_ */
    {26482, 26494, 309, 2, 0x1}, /* aten::addmm */
    {26589, 26605, 311, 2, 0x0}, /* aten::addmm.out */
    {26724, 26737, 313, 2, 0x0}, /* aten::addmm_ */
    {26841, 26853, 315, 2, 0x0}, /* aten::addmv */
    {26946, 26962, 317, 2, 0x0}, /* aten::addmv.out */
    {27079, 27092, 319, 2, 0x0}, /* aten::addmv_ */
    {27194, 27205, 321, 1, 0x0}, /* aten::addr */
    {27299, 27314, 322, 1, 0x0}, /* aten::addr.out */
    {27432, 27444, 323, 1, 0x0}, /* aten::addr_ */
    {27547, 27561, 324, 1, 0x0}, /* aten::adjoint */
    {27604, 27616, 325, 1, 0x1}, /* aten::alias */
    {27657, 27674, 326, 1, 0x80000}, /* aten::alias_copy */
    {27714, 27735, 327, 1, 0x80020}, /* aten::alias_copy.out */
    {27802, 27812, 328, 2, 0x40000}, /* aten::all */
    {27845, 27863, 330, 2, 0x40000}, /* aten::all.all_out */
    {27927, 27941, 332, 2, 0x40000}, /* aten::all.dim */
    {28007, 28022, 334, 2, 0x40000}, /* aten::all.dims */
    {28097, 28116, 336, 2, 0x40000}, /* aten::all.dims_out */
    {28218, 28232, 338, 2, 0x40000}, /* aten::all.out */
    {28321, 28336, 340, 1, 0x4}, /* aten::allclose */
    {28444, 28455, 341, 2, 0x40001}, /* aten::amax */
    {28524, 28539, 343, 2, 0x40000}, /* aten::amax.out */
    {28635, 28646, 345, 2, 0x40001}, /* aten::amin */
    {28715, 28730, 347, 2, 0x40000}, /* aten::amin.out */
    {28826, 28840, 349, 2, 0x40000}, /* aten::aminmax */
    {28933, 28951, 351, 2, 0x40000}, /* aten::aminmax.out */
    {29088, 29100, 353, 2, 0x10000}, /* aten::angle */
    {29135, 29151, 355, 2, 0x10000}, /* aten::angle.out */
    {29213, 29223, 357, 2, 0x40001}, /* aten::any */
    {29256, 29274, 359, 2, 0x40000}, /* aten::any.all_out */
    {29338, 29352, 361, 2, 0x40001}, /* aten::any.dim */
    {29418, 29433, 363, 2, 0x40001}, /* aten::any.dims */
    {29508, 29527, 365, 2, 0x40000}, /* aten::any.dims_out */
    {29629, 29643, 367, 2, 0x40000}, /* aten::any.out */
    {29732, 29745, 369, 2, 0x0}, /* aten::arange */
    {29872, 29889, 371, 1, 0x0}, /* aten::arange.out */
    {29951, 29970, 372, 2, 0x0}, /* aten::arange.start */
    {30117, 30140, 374, 2, 0x0}, /* aten::arange.start_out */
    {30237, 30261, 376, 2, 0x1}, /* aten::arange.start_step */
    {30428, 30441, 378, 1, 0x0}, /* aten::arccos */
    {30477, 30494, 379, 1, 0x0}, /* aten::arccos.out */
    {30557, 30571, 380, 1, 0x0}, /* aten::arccos_ */
    {30616, 30630, 381, 1, 0x0}, /* aten::arccosh */
    {30667, 30685, 382, 1, 0x0}, /* aten::arccosh.out */
    {30749, 30764, 383, 1, 0x0}, /* aten::arccosh_ */
    {30810, 30823, 384, 1, 0x0}, /* aten::arcsin */
    {30859, 30876, 385, 1, 0x0}, /* aten::arcsin.out */
    {30939, 30953, 386, 1, 0x0}, /* aten::arcsin_ */
    {30998, 31012, 387, 1, 0x0}, /* aten::arcsinh */
    {31049, 31067, 388, 1, 0x0}, /* aten::arcsinh.out */
    {31131, 31146, 389, 1, 0x0}, /* aten::arcsinh_ */
    {31192, 31205, 390, 1, 0x0}, /* aten::arctan */
    {31241, 31258, 391, 1, 0x0}, /* aten::arctan.out */
    {31321, 31335, 392, 1, 0x0}, /* aten::arctan2 */
    {31386, 31404, 393, 1, 0x0}, /* aten::arctan2.out */
    {31482, 31497, 394, 1, 0x0}, /* aten::arctan2_ */
    {31557, 31571, 395, 1, 0x0}, /* aten::arctan_ */
    {31616, 31630, 396, 1, 0x0}, /* aten::arctanh */
    {31667, 31685, 397, 1, 0x0}, /* aten::arctanh.out */
    {31749, 31764, 398, 1, 0x0}, /* aten::arctanh_ */
    {31810, 31823, 399, 2, 0x40001}, /* aten::argmax */
    {31894, 31911, 401, 2, 0x40000}, /* aten::argmax.out */
    {32009, 32022, 403, 2, 0x40001}, /* aten::argmin */
    {32093, 32110, 405, 2, 0x40000}, /* aten::argmin.out */
    {32208, 32222, 407, 1, 0x0}, /* aten::argsort */
    {32294, 32315, 408, 1, 0x0}, /* aten::argsort.stable */
    {32410, 32435, 409, 1, 0x0}, /* aten::argsort.stable_out */
    {32554, 32569, 410, 1, 0x8}, /* aten::argwhere */
    {32607, 32624, 411, 2, 0x1}, /* aten::as_strided */
    {32731, 32749, 413, 1, 0x80}, /* aten::as_strided_ */
    {32859, 32881, 414, 1, 0x80000}, /* aten::as_strided_copy */
    {32987, 33013, 415, 1, 0x80020}, /* aten::as_strided_copy.out */
    {33146, 33171, 416, 1, 0x0}, /* aten::as_strided_scatter */
    {33292, 33321, 417, 1, 0x20}, /* aten::as_strided_scatter.out */
    {33469, 33480, 418, 2, 0x10001}, /* aten::asin */
    {33514, 33529, 420, 2, 0x10000}, /* aten::asin.out */
    {33590, 33602, 422, 2, 0x10000}, /* aten::asin_ */
    {33645, 33657, 424, 2, 0x10001}, /* aten::asinh */
    {33692, 33708, 426, 2, 0x10000}, /* aten::asinh.out */
    {33770, 33783, 428, 2, 0x10000}, /* aten::asinh_ */
    {33827, 33838, 430, 2, 0x10001}, /* aten::atan */
    {33872, 33887, 432, 2, 0x10000}, /* aten::atan.out */
    {33948, 33960, 434, 2, 0x10001}, /* aten::atan2 */
    {34009, 34025, 436, 2, 0x10001}, /* aten::atan2.out */
    {34101, 34114, 438, 2, 0x10000}, /* aten::atan2_ */
    {34172, 34184, 440, 2, 0x10000}, /* aten::atan_ */
    {34227, 34239, 442, 2, 0x10001}, /* aten::atanh */
    {34274, 34290, 444, 2, 0x10000}, /* aten::atanh.out */
    {34352, 34365, 446, 2, 0x10000}, /* aten::atanh_ */
    {34409, 34426, 448, 1, 0x100}, /* aten::atleast_1d */
    {34466, 34492, 449, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {34548, 34565, 450, 1, 0x100}, /* aten::atleast_2d */
    {34605, 34631, 451, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {34687, 34704, 452, 1, 0x100}, /* aten::atleast_3d */
    {34744, 34770, 453, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {34826, 34843, 454, 1, 0x1}, /* aten::avg_pool1d */
    {34990, 35007, 455, 2, 0x1}, /* aten::avg_pool2d */
    {35182, 35203, 457, 2, 0x0}, /* aten::avg_pool2d.out */
    {35405, 35431, 459, 2, 0x1}, /* aten::avg_pool2d_backward */
    {35614, 35651, 461, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {35875, 35892, 463, 2, 0x1}, /* aten::avg_pool3d */
    {36067, 36088, 465, 2, 0x0}, /* aten::avg_pool3d.out */
    {36290, 36316, 467, 2, 0x0}, /* aten::avg_pool3d_backward */
    {36499, 36536, 469, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {36760, 36774, 471, 2, 0x0}, /* aten::baddbmm */
    {36875, 36893, 473, 2, 0x0}, /* aten::baddbmm.out */
    {37018, 37033, 475, 2, 0x0}, /* aten::baddbmm_ */
    {37143, 37160, 477, 1, 0x100}, /* aten::batch_norm */
    {37336, 37362, 478, 2, 0x0}, /* aten::batch_norm_backward */
    {37603, 37633, 480, 2, 0x0}, /* aten::batch_norm_update_stats */
    {37756, 37790, 482, 1, 0x20}, /* aten::batch_norm_update_stats.out */
    {37962, 37977, 483, 1, 0x0}, /* aten::bilinear */
    {38066, 38093, 484, 2, 0x0}, /* aten::binary_cross_entropy */
    {38199, 38230, 486, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {38363, 38399, 488, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {38534, 38581, 490, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {38757, 38796, 492, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {38939, 38982, 494, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {39149, 39164, 495, 2, 0x8}, /* aten::bincount */
    {39244, 39263, 497, 1, 0x20}, /* aten::bincount.out */
    {39370, 39395, 498, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {39457, 39489, 499, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {39558, 39594, 500, 1, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {39690, 39719, 501, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {39808, 39833, 502, 2, 0x10001}, /* aten::bitwise_and.Tensor */
    {39895, 39924, 504, 2, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {40013, 40039, 506, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {40110, 40136, 507, 2, 0x10000}, /* aten::bitwise_and_.Tensor */
    {40207, 40246, 509, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {40322, 40365, 510, 1, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {40468, 40500, 511, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {40569, 40608, 513, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {40684, 40727, 514, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {40830, 40866, 515, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {40962, 40995, 517, 2, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {41073, 41113, 519, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {41198, 41216, 520, 2, 0x10001}, /* aten::bitwise_not */
    {41257, 41279, 522, 2, 0x10000}, /* aten::bitwise_not.out */
    {41347, 41366, 524, 2, 0x10000}, /* aten::bitwise_not_ */
    {41416, 41440, 526, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {41501, 41532, 527, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {41600, 41635, 528, 1, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {41730, 41758, 529, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {41846, 41870, 530, 2, 0x10001}, /* aten::bitwise_or.Tensor */
    {41931, 41959, 532, 2, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {42047, 42072, 534, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {42142, 42167, 535, 2, 0x10000}, /* aten::bitwise_or_.Tensor */
    {42237, 42277, 537, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {42354, 42398, 538, 1, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {42502, 42535, 539, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {42605, 42645, 541, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {42722, 42766, 542, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {42870, 42907, 543, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {43004, 43038, 545, 2, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {43117, 43158, 547, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {43244, 43269, 548, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {43331, 43363, 549, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {43432, 43468, 550, 1, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {43564, 43593, 551, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {43682, 43707, 552, 2, 0x10001}, /* aten::bitwise_xor.Tensor */
    {43769, 43798, 554, 2, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {43887, 43913, 556, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {43984, 44010, 557, 2, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {44081, 44098, 559, 1, 0x0}, /* aten::block_diag */
    {44143, 44164, 560, 1, 0x20}, /* aten::block_diag.out */
    {44236, 44246, 561, 2, 0x1}, /* aten::bmm */
    {44292, 44306, 563, 2, 0x0}, /* aten::bmm.out */
    {44379, 44403, 565, 1, 0x0}, /* aten::broadcast_tensors */
    {44457, 44476, 566, 1, 0x0}, /* aten::broadcast_to */
    {44539, 44562, 567, 2, 0x0}, /* aten::bucketize.Scalar */
    {44670, 44697, 569, 1, 0x20}, /* aten::bucketize.Scalar_out */
    {44829, 44852, 570, 2, 0x0}, /* aten::bucketize.Tensor */
    {44960, 44987, 572, 2, 0x0}, /* aten::bucketize.Tensor_out */
    {45119, 45134, 574, 1, 0x0}, /* aten::can_cast */
    {45190, 45211, 575, 1, 0x100}, /* aten::cartesian_prod */
    {45260, 45270, 576, 2, 0x1}, /* aten::cat */
    {45319, 45333, 578, 2, 0x0}, /* aten::cat.out */
    {45409, 45421, 580, 1, 0x0}, /* aten::cdist */
    {45500, 45511, 581, 2, 0x10001}, /* aten::ceil */
    {45545, 45560, 583, 2, 0x10000}, /* aten::ceil.out */
    {45621, 45633, 585, 2, 0x10000}, /* aten::ceil_ */
    {45676, 45687, 587, 1, 0x10000}, /* aten::celu */
    {45739, 45754, 588, 1, 0x20}, /* aten::celu.out */
    {45832, 45844, 589, 1, 0x10000}, /* aten::celu_ */
    {45905, 45920, 590, 2, 0x0}, /* aten::cholesky */
    {45976, 45995, 592, 2, 0x0}, /* aten::cholesky.out */
    {46078, 46101, 594, 2, 0x0}, /* aten::cholesky_inverse */
    {46165, 46192, 596, 2, 0x0}, /* aten::cholesky_inverse.out */
    {46283, 46304, 598, 2, 0x0}, /* aten::cholesky_solve */
    {46381, 46406, 600, 2, 0x0}, /* aten::cholesky_solve.out */
    {46510, 46522, 602, 1, 0x0}, /* aten::chunk */
    {46593, 46605, 603, 2, 0x10001}, /* aten::clamp */
    {46676, 46695, 605, 2, 0x10001}, /* aten::clamp.Tensor */
    {46773, 46796, 607, 2, 0x10000}, /* aten::clamp.Tensor_out */
    {46901, 46917, 609, 2, 0x10000}, /* aten::clamp.out */
    {47015, 47028, 611, 2, 0x10000}, /* aten::clamp_ */
    {47108, 47128, 613, 2, 0x10000}, /* aten::clamp_.Tensor */
    {47215, 47231, 615, 2, 0x10000}, /* aten::clamp_max */
    {47282, 47305, 617, 2, 0x10000}, /* aten::clamp_max.Tensor */
    {47363, 47390, 619, 2, 0x10000}, /* aten::clamp_max.Tensor_out */
    {47475, 47495, 621, 2, 0x10000}, /* aten::clamp_max.out */
    {47573, 47590, 623, 2, 0x10000}, /* aten::clamp_max_ */
    {47650, 47674, 625, 2, 0x10000}, /* aten::clamp_max_.Tensor */
    {47741, 47757, 627, 2, 0x10000}, /* aten::clamp_min */
    {47808, 47831, 629, 2, 0x10000}, /* aten::clamp_min.Tensor */
    {47889, 47916, 631, 2, 0x10000}, /* aten::clamp_min.Tensor_out */
    {48001, 48021, 633, 2, 0x10000}, /* aten::clamp_min.out */
    {48099, 48116, 635, 2, 0x10000}, /* aten::clamp_min_ */
    {48176, 48200, 637, 2, 0x10000}, /* aten::clamp_min_.Tensor */
    {48267, 48278, 639, 1, 0x10000}, /* aten::clip */
    {48348, 48366, 640, 1, 0x10000}, /* aten::clip.Tensor */
    {48443, 48465, 641, 1, 0x0}, /* aten::clip.Tensor_out */
    {48569, 48584, 642, 1, 0x10000}, /* aten::clip.out */
    {48681, 48693, 643, 1, 0x10000}, /* aten::clip_ */
    {48772, 48791, 644, 1, 0x10000}, /* aten::clip_.Tensor */
    {48877, 48889, 645, 1, 0x10001}, /* aten::clone */
    {48961, 48977, 646, 1, 0x20}, /* aten::clone.out */
    {49073, 49092, 647, 1, 0x0}, /* aten::column_stack */
    {49139, 49162, 648, 1, 0x0}, /* aten::column_stack.out */
    {49236, 49255, 649, 1, 0x0}, /* aten::combinations */
    {49335, 49349, 650, 2, 0x0}, /* aten::complex */
    {49399, 49417, 652, 2, 0x0}, /* aten::complex.out */
    {49494, 49507, 654, 1, 0x0}, /* aten::concat */
    {49559, 49576, 655, 1, 0x0}, /* aten::concat.out */
    {49655, 49673, 656, 1, 0x0}, /* aten::concatenate */
    {49730, 49752, 657, 1, 0x0}, /* aten::concatenate.out */
    {49836, 49847, 658, 1, 0x0}, /* aten::conj */
    {49887, 49907, 659, 1, 0x10100}, /* aten::conj_physical */
    {49950, 49974, 660, 2, 0x10000}, /* aten::conj_physical.out */
    {50044, 50065, 662, 2, 0x10000}, /* aten::conj_physical_ */
    {50117, 50139, 664, 1, 0x1}, /* aten::constant_pad_nd */
    {50214, 50240, 665, 1, 0x20}, /* aten::constant_pad_nd.out */
    {50342, 50359, 666, 1, 0x0}, /* aten::contiguous */
    {50454, 50467, 667, 1, 0x0}, /* aten::conv1d */
    {50618, 50639, 668, 1, 0x0}, /* aten::conv1d.padding */
    {50798, 50811, 669, 1, 0x0}, /* aten::conv2d */
    {50962, 50983, 670, 1, 0x0}, /* aten::conv2d.padding */
    {51142, 51155, 671, 1, 0x0}, /* aten::conv3d */
    {51306, 51327, 672, 1, 0x0}, /* aten::conv3d.padding */
    {51486, 51509, 673, 1, 0x0}, /* aten::conv_transpose1d */
    {51698, 51727, 674, 1, 0x0}, /* aten::conv_transpose2d.input */
    {51922, 51951, 675, 1, 0x0}, /* aten::conv_transpose3d.input */
    {52146, 52164, 676, 2, 0x1}, /* aten::convolution */
    {52346, 52368, 678, 1, 0x20}, /* aten::convolution.out */
    {52577, 52604, 679, 2, 0x1}, /* aten::convolution_backward */
    {52862, 52893, 681, 1, 0x20}, /* aten::convolution_backward.out */
    {53221, 53232, 682, 1, 0x1}, /* aten::copy */
    {53303, 53318, 683, 1, 0x20}, /* aten::copy.out */
    {53416, 53428, 684, 1, 0x0}, /* aten::copy_ */
    {53508, 53530, 685, 1, 0x10000}, /* aten::copysign.Scalar */
    {53589, 53615, 686, 1, 0x10000}, /* aten::copysign.Scalar_out */
    {53701, 53723, 687, 2, 0x10000}, /* aten::copysign.Tensor */
    {53782, 53801, 689, 2, 0x10000}, /* aten::copysign.out */
    {53880, 53903, 691, 1, 0x0}, /* aten::copysign_.Scalar */
    {53971, 53994, 692, 2, 0x0}, /* aten::copysign_.Tensor */
    {54062, 54072, 694, 2, 0x10001}, /* aten::cos */
    {54105, 54119, 696, 2, 0x10000}, /* aten::cos.out */
    {54179, 54190, 698, 2, 0x10000}, /* aten::cos_ */
    {54232, 54243, 700, 2, 0x10001}, /* aten::cosh */
    {54277, 54292, 702, 2, 0x10000}, /* aten::cosh.out */
    {54353, 54365, 704, 2, 0x10000}, /* aten::cosh_ */
    {54408, 54436, 706, 1, 0x0}, /* aten::cosine_embedding_loss */
    {54557, 54581, 707, 1, 0x0}, /* aten::cosine_similarity */
    {54665, 54685, 708, 1, 0x40000}, /* aten::count_nonzero */
    {54743, 54775, 709, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {54841, 54877, 711, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {54970, 54994, 712, 1, 0x20}, /* aten::count_nonzero.out */
    {55079, 55092, 713, 1, 0x0}, /* aten::cummax */
    {55162, 55179, 714, 2, 0x0}, /* aten::cummax.out */
    {55303, 55316, 716, 1, 0x0}, /* aten::cummin */
    {55386, 55403, 717, 2, 0x0}, /* aten::cummin.out */
    {55527, 55541, 719, 2, 0x0}, /* aten::cumprod */
    {55614, 55632, 721, 2, 0x0}, /* aten::cumprod.out */
    {55729, 55744, 723, 2, 0x0}, /* aten::cumprod_ */
    {55826, 55839, 725, 2, 0x1}, /* aten::cumsum */
    {55911, 55928, 727, 2, 0x0}, /* aten::cumsum.out */
    {56024, 56038, 729, 2, 0x0}, /* aten::cumsum_ */
    {56119, 56149, 731, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {56227, 56256, 732, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {56330, 56344, 733, 1, 0x10000}, /* aten::deg2rad */
    {56381, 56399, 734, 1, 0x10000}, /* aten::deg2rad.out */
    {56463, 56478, 735, 1, 0x10000}, /* aten::deg2rad_ */
    {56524, 56537, 736, 1, 0x0}, /* aten::detach */
    {56579, 56593, 737, 1, 0x80}, /* aten::detach_ */
    {56638, 56656, 738, 1, 0x80000}, /* aten::detach_copy */
    {56697, 56719, 739, 1, 0x80020}, /* aten::detach_copy.out */
    {56787, 56798, 740, 1, 0x0}, /* aten::diag */
    {56848, 56863, 741, 1, 0x0}, /* aten::diag.out */
    {56940, 56957, 742, 1, 0x0}, /* aten::diag_embed */
    {57037, 57058, 743, 1, 0x20}, /* aten::diag_embed.out */
    {57165, 57180, 744, 1, 0x0}, /* aten::diagflat */
    {57232, 57247, 745, 1, 0x1}, /* aten::diagonal */
    {57329, 57353, 746, 1, 0x0}, /* aten::diagonal_backward */
    {57461, 57489, 747, 1, 0x20}, /* aten::diagonal_backward.out */
    {57624, 57644, 748, 1, 0x80000}, /* aten::diagonal_copy */
    {57725, 57749, 749, 1, 0x80020}, /* aten::diagonal_copy.out */
    {57857, 57880, 750, 1, 0x0}, /* aten::diagonal_scatter */
    {57976, 58003, 751, 1, 0x20}, /* aten::diagonal_scatter.out */
    {58126, 58140, 752, 2, 0x10000}, /* aten::digamma */
    {58177, 58195, 754, 2, 0x10000}, /* aten::digamma.out */
    {58259, 58274, 756, 2, 0x10000}, /* aten::digamma_ */
    {58320, 58331, 758, 1, 0x0}, /* aten::dist */
    {58391, 58406, 759, 1, 0x20}, /* aten::dist.out */
    {58493, 58510, 760, 1, 0x10001}, /* aten::div.Scalar */
    {58564, 58586, 761, 1, 0x10001}, /* aten::div.Scalar_mode */
    {58668, 58694, 762, 1, 0x20}, /* aten::div.Scalar_mode_out */
    {58800, 58821, 763, 1, 0x20}, /* aten::div.Scalar_out */
    {58902, 58919, 764, 2, 0x10001}, /* aten::div.Tensor */
    {58973, 58995, 766, 2, 0x10001}, /* aten::div.Tensor_mode */
    {59077, 59091, 768, 2, 0x10000}, /* aten::div.out */
    {59165, 59184, 770, 2, 0x10000}, /* aten::div.out_mode */
    {59283, 59301, 772, 1, 0x10000}, /* aten::div_.Scalar */
    {59364, 59387, 773, 1, 0x10000}, /* aten::div_.Scalar_mode */
    {59478, 59496, 774, 2, 0x10000}, /* aten::div_.Tensor */
    {59559, 59582, 776, 2, 0x10000}, /* aten::div_.Tensor_mode */
    {59673, 59693, 778, 1, 0x0}, /* aten::divide.Scalar */
    {59750, 59775, 779, 1, 0x0}, /* aten::divide.Scalar_mode */
    {59860, 59880, 780, 1, 0x0}, /* aten::divide.Tensor */
    {59937, 59962, 781, 1, 0x0}, /* aten::divide.Tensor_mode */
    {60047, 60064, 782, 1, 0x0}, /* aten::divide.out */
    {60141, 60163, 783, 1, 0x0}, /* aten::divide.out_mode */
    {60265, 60286, 784, 1, 0x0}, /* aten::divide_.Scalar */
    {60352, 60378, 785, 1, 0x0}, /* aten::divide_.Scalar_mode */
    {60472, 60493, 786, 1, 0x0}, /* aten::divide_.Tensor */
    {60559, 60585, 787, 1, 0x0}, /* aten::divide_.Tensor_mode */
    {60679, 60689, 788, 2, 0x0}, /* aten::dot */
    {60737, 60751, 790, 1, 0x0}, /* aten::dot.out */
    {60826, 60845, 791, 1, 0x0}, /* aten::dsplit.array */
    {60915, 60932, 792, 1, 0x0}, /* aten::dsplit.int */
    {60999, 61012, 793, 1, 0x0}, /* aten::dstack */
    {61053, 61070, 794, 1, 0x0}, /* aten::dstack.out */
    {61138, 61151, 795, 1, 0x0}, /* aten::einsum */
    {61227, 61237, 796, 2, 0x10001}, /* aten::elu */
    {61324, 61338, 798, 2, 0x0}, /* aten::elu.out */
    {61452, 61463, 800, 2, 0x10000}, /* aten::elu_ */
    {61559, 61578, 802, 2, 0x0}, /* aten::elu_backward */
    {61714, 61744, 804, 2, 0x0}, /* aten::elu_backward.grad_input */
    {61921, 61937, 806, 1, 0x1}, /* aten::embedding */
    {62067, 62087, 807, 1, 0x20}, /* aten::embedding.out */
    {62244, 62269, 808, 1, 0x0}, /* aten::embedding_backward */
    {62411, 62442, 809, 2, 0x1}, /* aten::embedding_dense_backward */
    {62584, 62619, 811, 1, 0x20}, /* aten::embedding_dense_backward.out */
    {62788, 62814, 812, 3, 0x1}, /* aten::empty.memory_format */
    {62991, 63007, 815, 1, 0x0}, /* aten::empty.out */
    {63105, 63122, 816, 1, 0x0}, /* aten::empty_like */
    {63288, 63309, 817, 1, 0x20}, /* aten::empty_like.out */
    {63410, 63431, 818, 2, 0x0}, /* aten::empty_permuted */
    {63592, 63617, 820, 1, 0x20}, /* aten::empty_permuted.out */
    {63713, 63733, 821, 3, 0x1}, /* aten::empty_strided */
    {63887, 63911, 824, 1, 0x20}, /* aten::empty_strided.out */
    {64000, 64016, 825, 2, 0x10001}, /* aten::eq.Scalar */
    {64069, 64089, 827, 2, 0x10000}, /* aten::eq.Scalar_out */
    {64169, 64185, 829, 2, 0x10001}, /* aten::eq.Tensor */
    {64238, 64258, 831, 2, 0x10000}, /* aten::eq.Tensor_out */
    {64338, 64355, 833, 2, 0x0}, /* aten::eq_.Scalar */
    {64417, 64434, 835, 2, 0x0}, /* aten::eq_.Tensor */
    {64496, 64508, 837, 2, 0x10004}, /* aten::equal */
    {64555, 64565, 839, 2, 0x10001}, /* aten::erf */
    {64598, 64612, 841, 2, 0x10000}, /* aten::erf.out */
    {64672, 64683, 843, 2, 0x10000}, /* aten::erf_ */
    {64725, 64736, 845, 2, 0x10000}, /* aten::erfc */
    {64770, 64785, 847, 2, 0x10000}, /* aten::erfc.out */
    {64846, 64858, 849, 2, 0x10000}, /* aten::erfc_ */
    {64901, 64914, 851, 2, 0x10000}, /* aten::erfinv */
    {64950, 64967, 853, 2, 0x10000}, /* aten::erfinv.out */
    {65030, 65044, 855, 2, 0x10000}, /* aten::erfinv_ */
    {65089, 65099, 857, 2, 0x10001}, /* aten::exp */
    {65132, 65146, 859, 2, 0x10000}, /* aten::exp.out */
    {65206, 65217, 861, 2, 0x10000}, /* aten::exp2 */
    {65251, 65266, 863, 2, 0x10000}, /* aten::exp2.out */
    {65327, 65339, 865, 2, 0x10000}, /* aten::exp2_ */
    {65382, 65393, 867, 2, 0x10000}, /* aten::exp_ */
    {65435, 65448, 869, 1, 0x1}, /* aten::expand */
    {65529, 65545, 870, 1, 0x0}, /* aten::expand_as */
    {65604, 65622, 871, 1, 0x80000}, /* aten::expand_copy */
    {65702, 65724, 872, 1, 0x80020}, /* aten::expand_copy.out */
    {65828, 65840, 873, 2, 0x10001}, /* aten::expm1 */
    {65875, 65891, 875, 2, 0x10000}, /* aten::expm1.out */
    {65953, 65966, 877, 2, 0x10000}, /* aten::expm1_ */
    {66010, 66020, 879, 2, 0x0}, /* aten::eye */
    {66142, 66154, 881, 2, 0x0}, /* aten::eye.m */
    {66288, 66304, 883, 2, 0x0}, /* aten::eye.m_out */
    {66373, 66387, 885, 2, 0x0}, /* aten::eye.out */
    {66444, 66458, 887, 1, 0x0}, /* aten::fft_fft */
    {66539, 66557, 888, 1, 0x0}, /* aten::fft_fft.out */
    {66665, 66680, 889, 1, 0x0}, /* aten::fft_fft2 */
    {66773, 66792, 890, 1, 0x0}, /* aten::fft_fft2.out */
    {66912, 66927, 891, 1, 0x0}, /* aten::fft_fftn */
    {67018, 67037, 892, 1, 0x0}, /* aten::fft_fftn.out */
    {67155, 67170, 893, 1, 0x0}, /* aten::fft_hfft */
    {67252, 67271, 894, 1, 0x0}, /* aten::fft_hfft.out */
    {67380, 67396, 895, 1, 0x0}, /* aten::fft_hfft2 */
    {67490, 67510, 896, 1, 0x0}, /* aten::fft_hfft2.out */
    {67631, 67647, 897, 1, 0x0}, /* aten::fft_hfftn */
    {67739, 67759, 898, 1, 0x0}, /* aten::fft_hfftn.out */
    {67878, 67893, 899, 1, 0x0}, /* aten::fft_ifft */
    {67975, 67994, 900, 1, 0x0}, /* aten::fft_ifft.out */
    {68103, 68119, 901, 1, 0x0}, /* aten::fft_ifft2 */
    {68213, 68233, 902, 1, 0x0}, /* aten::fft_ifft2.out */
    {68354, 68370, 903, 1, 0x0}, /* aten::fft_ifftn */
    {68462, 68482, 904, 1, 0x0}, /* aten::fft_ifftn.out */
    {68601, 68617, 905, 1, 0x0}, /* aten::fft_ihfft */
    {68700, 68720, 906, 1, 0x0}, /* aten::fft_ihfft.out */
    {68830, 68847, 907, 1, 0x0}, /* aten::fft_ihfft2 */
    {68942, 68963, 908, 1, 0x0}, /* aten::fft_ihfft2.out */
    {69085, 69102, 909, 1, 0x0}, /* aten::fft_ihfftn */
    {69195, 69216, 910, 1, 0x0}, /* aten::fft_ihfftn.out */
    {69336, 69352, 911, 1, 0x0}, /* aten::fft_irfft */
    {69435, 69455, 912, 1, 0x0}, /* aten::fft_irfft.out */
    {69565, 69582, 913, 1, 0x0}, /* aten::fft_irfft2 */
    {69677, 69698, 914, 1, 0x0}, /* aten::fft_irfft2.out */
    {69820, 69837, 915, 1, 0x0}, /* aten::fft_irfftn */
    {69930, 69951, 916, 1, 0x0}, /* aten::fft_irfftn.out */
    {70071, 70086, 917, 1, 0x0}, /* aten::fft_rfft */
    {70168, 70187, 918, 1, 0x0}, /* aten::fft_rfft.out */
    {70296, 70312, 919, 1, 0x0}, /* aten::fft_rfft2 */
    {70406, 70426, 920, 1, 0x0}, /* aten::fft_rfft2.out */
    {70547, 70563, 921, 1, 0x0}, /* aten::fft_rfftn */
    {70655, 70675, 922, 1, 0x0}, /* aten::fft_rfftn.out */
    {70794, 70812, 923, 1, 0x1}, /* aten::fill.Scalar */
    {70867, 70889, 924, 1, 0x20}, /* aten::fill.Scalar_out */
    {70971, 70989, 925, 1, 0x0}, /* aten::fill.Tensor */
    {71044, 71066, 926, 1, 0x20}, /* aten::fill.Tensor_out */
    {71148, 71167, 927, 2, 0x0}, /* aten::fill_.Scalar */
    {71231, 71250, 929, 2, 0x0}, /* aten::fill_.Tensor */
    {71314, 71324, 931, 1, 0x0}, /* aten::fix */
    {71357, 71371, 932, 1, 0x0}, /* aten::fix.out */
    {71431, 71442, 933, 1, 0x0}, /* aten::fix_ */
    {71484, 71509, 934, 1, 0x0}, /* aten::flatten.using_ints */
    {71596, 71607, 935, 2, 0x1}, /* aten::flip */
    {71653, 71668, 937, 1, 0x20}, /* aten::flip.out */
    {71741, 71754, 938, 1, 0x0}, /* aten::fliplr */
    {71790, 71803, 939, 1, 0x0}, /* aten::flipud */
    {71839, 71864, 940, 1, 0x10000}, /* aten::float_power.Scalar */
    {71929, 71958, 941, 1, 0x10000}, /* aten::float_power.Scalar_out */
    {72050, 72082, 942, 1, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {72154, 72190, 943, 1, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {72289, 72321, 944, 1, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {72393, 72429, 945, 1, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {72528, 72554, 946, 1, 0x10000}, /* aten::float_power_.Scalar */
    {72628, 72654, 947, 1, 0x10000}, /* aten::float_power_.Tensor */
    {72728, 72740, 948, 2, 0x10001}, /* aten::floor */
    {72775, 72791, 950, 2, 0x10000}, /* aten::floor.out */
    {72853, 72866, 952, 2, 0x10000}, /* aten::floor_ */
    {72910, 72929, 954, 2, 0x0}, /* aten::floor_divide */
    {72985, 73011, 956, 1, 0x0}, /* aten::floor_divide.Scalar */
    {73074, 73104, 957, 1, 0x20}, /* aten::floor_divide.Scalar_out */
    {73194, 73217, 958, 2, 0x0}, /* aten::floor_divide.out */
    {73300, 73327, 960, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {73399, 73426, 961, 2, 0x0}, /* aten::floor_divide_.Tensor */
    {73498, 73509, 963, 2, 0x10000}, /* aten::fmax */
    {73557, 73572, 965, 2, 0x10000}, /* aten::fmax.out */
    {73647, 73658, 967, 2, 0x10000}, /* aten::fmin */
    {73706, 73721, 969, 2, 0x10000}, /* aten::fmin.out */
    {73796, 73814, 971, 1, 0x10001}, /* aten::fmod.Scalar */
    {73869, 73891, 972, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {73973, 73991, 973, 2, 0x10001}, /* aten::fmod.Tensor */
    {74046, 74068, 975, 2, 0x10000}, /* aten::fmod.Tensor_out */
    {74150, 74169, 977, 1, 0x10000}, /* aten::fmod_.Scalar */
    {74233, 74252, 978, 2, 0x10000}, /* aten::fmod_.Tensor */
    {74316, 74327, 980, 2, 0x10000}, /* aten::frac */
    {74361, 74376, 982, 2, 0x10000}, /* aten::frac.out */
    {74437, 74449, 984, 2, 0x10000}, /* aten::frac_ */
    {74492, 74520, 986, 2, 0x0}, /* aten::fractional_max_pool2d */
    {74644, 74679, 988, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {74860, 74897, 990, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {75033, 75081, 992, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {75258, 75286, 994, 2, 0x0}, /* aten::fractional_max_pool3d */
    {75410, 75445, 996, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {75626, 75663, 998, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {75799, 75847, 1000, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {76024, 76043, 1002, 2, 0x10000}, /* aten::frexp.Tensor */
    {76113, 76136, 1004, 2, 0x10000}, /* aten::frexp.Tensor_out */
    {76263, 76279, 1006, 2, 0x0}, /* aten::from_file */
    {76443, 76463, 1008, 1, 0x20}, /* aten::from_file.out */
    {76562, 76573, 1009, 2, 0x1}, /* aten::full */
    {76720, 76735, 1011, 1, 0x0}, /* aten::full.out */
    {76817, 76833, 1012, 1, 0x1}, /* aten::full_like */
    {77017, 77037, 1013, 1, 0x20}, /* aten::full_like.out */
    {77156, 77169, 1014, 2, 0x1}, /* aten::gather */
    {77255, 77272, 1016, 2, 0x0}, /* aten::gather.out */
    {77382, 77404, 1018, 1, 0x0}, /* aten::gather_backward */
    {77503, 77513, 1019, 2, 0x10000}, /* aten::gcd */
    {77560, 77574, 1021, 2, 0x10000}, /* aten::gcd.out */
    {77648, 77659, 1023, 2, 0x0}, /* aten::gcd_ */
    {77715, 77731, 1025, 2, 0x10001}, /* aten::ge.Scalar */
    {77784, 77804, 1027, 2, 0x10000}, /* aten::ge.Scalar_out */
    {77884, 77900, 1029, 2, 0x10001}, /* aten::ge.Tensor */
    {77953, 77973, 1031, 2, 0x10000}, /* aten::ge.Tensor_out */
    {78053, 78070, 1033, 2, 0x0}, /* aten::ge_.Scalar */
    {78132, 78149, 1035, 2, 0x0}, /* aten::ge_.Tensor */
    {78211, 78222, 1037, 2, 0x10001}, /* aten::gelu */
    {78283, 78298, 1039, 2, 0x0}, /* aten::gelu.out */
    {78383, 78395, 1041, 2, 0x0}, /* aten::gelu_ */
    {78465, 78485, 1043, 2, 0x10000}, /* aten::gelu_backward */
    {78575, 78606, 1045, 2, 0x0}, /* aten::gelu_backward.grad_input */
    {78734, 78746, 1047, 2, 0x0}, /* aten::geqrf */
    {78797, 78811, 1049, 2, 0x0}, /* aten::geqrf.a */
    {78905, 78915, 1051, 1, 0x0}, /* aten::ger */
    {78961, 78975, 1052, 1, 0x0}, /* aten::ger.out */
    {79048, 79069, 1053, 1, 0x0}, /* aten::gradient.array */
    {79147, 79174, 1054, 1, 0x0}, /* aten::gradient.scalararray */
    {79274, 79299, 1055, 1, 0x0}, /* aten::gradient.scalarint */
    {79407, 79437, 1056, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {79542, 79570, 1057, 1, 0x0}, /* aten::gradient.scalarrayint */
    {79677, 79704, 1058, 1, 0x0}, /* aten::gradient.tensorarray */
    {79806, 79836, 1059, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {79945, 79966, 1060, 1, 0x0}, /* aten::greater.Scalar */
    {80024, 80049, 1061, 1, 0x0}, /* aten::greater.Scalar_out */
    {80134, 80155, 1062, 1, 0x0}, /* aten::greater.Tensor */
    {80213, 80238, 1063, 1, 0x0}, /* aten::greater.Tensor_out */
    {80323, 80345, 1064, 1, 0x0}, /* aten::greater_.Scalar */
    {80412, 80434, 1065, 1, 0x0}, /* aten::greater_.Tensor */
    {80501, 80528, 1066, 1, 0x0}, /* aten::greater_equal.Scalar */
    {80592, 80623, 1067, 1, 0x0}, /* aten::greater_equal.Scalar_out */
    {80714, 80741, 1068, 1, 0x0}, /* aten::greater_equal.Tensor */
    {80805, 80836, 1069, 1, 0x0}, /* aten::greater_equal.Tensor_out */
    {80927, 80955, 1070, 1, 0x0}, /* aten::greater_equal_.Scalar */
    {81028, 81056, 1071, 1, 0x0}, /* aten::greater_equal_.Tensor */
    {81129, 81146, 1072, 1, 0x0}, /* aten::group_norm */
    {81285, 81301, 1073, 2, 0x10001}, /* aten::gt.Scalar */
    {81354, 81374, 1075, 2, 0x10000}, /* aten::gt.Scalar_out */
    {81454, 81470, 1077, 2, 0x10001}, /* aten::gt.Tensor */
    {81523, 81543, 1079, 2, 0x10000}, /* aten::gt.Tensor_out */
    {81623, 81640, 1081, 2, 0x0}, /* aten::gt_.Scalar */
    {81702, 81719, 1083, 2, 0x0}, /* aten::gt_.Tensor */
    {81781, 81798, 1085, 2, 0x10000}, /* aten::hardshrink */
    {81856, 81877, 1087, 2, 0x0}, /* aten::hardshrink.out */
    {81962, 81988, 1089, 2, 0x0}, /* aten::hardshrink_backward */
    {82068, 82105, 1091, 2, 0x0}, /* aten::hardshrink_backward.grad_input */
    {82226, 82244, 1093, 2, 0x10000}, /* aten::hardsigmoid */
    {82285, 82307, 1095, 2, 0x0}, /* aten::hardsigmoid.out */
    {82375, 82394, 1097, 2, 0x10000}, /* aten::hardsigmoid_ */
    {82444, 82471, 1099, 2, 0x0}, /* aten::hardsigmoid_backward */
    {82541, 82579, 1101, 2, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {82690, 82706, 1103, 2, 0x0}, /* aten::hardswish */
    {82745, 82765, 1105, 2, 0x0}, /* aten::hardswish.out */
    {82831, 82848, 1107, 2, 0x0}, /* aten::hardswish_ */
    {82896, 82921, 1109, 2, 0x0}, /* aten::hardswish_backward */
    {82989, 83018, 1111, 1, 0x20}, /* aten::hardswish_backward.out */
    {83113, 83128, 1112, 2, 0x10001}, /* aten::hardtanh */
    {83203, 83222, 1114, 2, 0x0}, /* aten::hardtanh.out */
    {83324, 83340, 1116, 2, 0x10000}, /* aten::hardtanh_ */
    {83424, 83448, 1118, 2, 0x0}, /* aten::hardtanh_backward */
    {83547, 83582, 1120, 2, 0x0}, /* aten::hardtanh_backward.grad_input */
    {83722, 83738, 1122, 2, 0x10000}, /* aten::heaviside */
    {83792, 83812, 1124, 2, 0x10000}, /* aten::heaviside.out */
    {83893, 83910, 1126, 2, 0x0}, /* aten::heaviside_ */
    {83973, 84000, 1128, 1, 0x0}, /* aten::hinge_embedding_loss */
    {84103, 84115, 1129, 2, 0x0}, /* aten::histc */
    {84192, 84208, 1131, 2, 0x0}, /* aten::histc.out */
    {84312, 84335, 1133, 2, 0x0}, /* aten::histogram.bin_ct */
    {84485, 84512, 1135, 2, 0x0}, /* aten::histogram.bin_ct_out */
    {84713, 84741, 1137, 2, 0x0}, /* aten::histogram.bins_tensor */
    {84874, 84906, 1139, 2, 0x0}, /* aten::histogram.bins_tensor_out */
    {85090, 85109, 1141, 1, 0x0}, /* aten::hsplit.array */
    {85179, 85196, 1142, 1, 0x0}, /* aten::hsplit.int */
    {85263, 85276, 1143, 1, 0x0}, /* aten::hstack */
    {85317, 85334, 1144, 1, 0x0}, /* aten::hstack.out */
    {85402, 85419, 1145, 2, 0x0}, /* aten::huber_loss */
    {85511, 85532, 1147, 2, 0x0}, /* aten::huber_loss.out */
    {85651, 85677, 1149, 2, 0x0}, /* aten::huber_loss_backward */
    {85789, 85819, 1151, 2, 0x0}, /* aten::huber_loss_backward.out */
    {85965, 85977, 1153, 2, 0x10000}, /* aten::hypot */
    {86026, 86042, 1155, 2, 0x10000}, /* aten::hypot.out */
    {86118, 86131, 1157, 2, 0x10000}, /* aten::hypot_ */
    {86189, 86198, 1159, 2, 0x10000}, /* aten::i0 */
    {86230, 86243, 1161, 2, 0x10000}, /* aten::i0.out */
    {86302, 86312, 1163, 2, 0x10000}, /* aten::i0_ */
    {86353, 86366, 1165, 2, 0x10000}, /* aten::igamma */
    {86416, 86433, 1167, 2, 0x10000}, /* aten::igamma.out */
    {86510, 86524, 1169, 2, 0x10000}, /* aten::igamma_ */
    {86583, 86597, 1171, 2, 0x10000}, /* aten::igammac */
    {86648, 86666, 1173, 2, 0x10000}, /* aten::igammac.out */
    {86744, 86759, 1175, 2, 0x10000}, /* aten::igammac_ */
    {86819, 86830, 1177, 1, 0x0}, /* aten::imag */
    {86870, 86889, 1178, 1, 0x9}, /* aten::index.Tensor */
    {86950, 86966, 1179, 2, 0x0}, /* aten::index_add */
    {87062, 87082, 1181, 2, 0x0}, /* aten::index_add.out */
    {87202, 87219, 1183, 2, 0x0}, /* aten::index_add_ */
    {87324, 87341, 1185, 2, 0x0}, /* aten::index_copy */
    {87419, 87440, 1187, 2, 0x0}, /* aten::index_copy.out */
    {87545, 87563, 1189, 2, 0x0}, /* aten::index_copy_ */
    {87650, 87678, 1191, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {87766, 87798, 1192, 1, 0x20}, /* aten::index_fill.int_Scalar_out */
    {87913, 87941, 1193, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {88029, 88061, 1194, 1, 0x20}, /* aten::index_fill.int_Tensor_out */
    {88176, 88205, 1195, 2, 0x0}, /* aten::index_fill_.int_Scalar */
    {88302, 88331, 1197, 2, 0x0}, /* aten::index_fill_.int_Tensor */
    {88428, 88447, 1199, 2, 0x0}, /* aten::index_reduce */
    {88566, 88589, 1201, 2, 0x0}, /* aten::index_reduce.out */
    {88732, 88752, 1203, 2, 0x0}, /* aten::index_reduce_ */
    {88880, 88899, 1205, 2, 0x1}, /* aten::index_select */
    {88964, 88987, 1207, 2, 0x0}, /* aten::index_select.out */
    {89079, 89107, 1209, 1, 0x0}, /* aten::index_select_backward */
    {89202, 89214, 1210, 1, 0x0}, /* aten::inner */
    {89263, 89279, 1211, 1, 0x0}, /* aten::inner.out */
    {89355, 89375, 1212, 1, 0x0}, /* aten::instance_norm */
    {89561, 89578, 1213, 1, 0x0}, /* aten::is_complex */
    {89616, 89630, 1214, 1, 0x0}, /* aten::is_conj */
    {89665, 89686, 1215, 1, 0x0}, /* aten::is_distributed */
    {89728, 89752, 1216, 1, 0x0}, /* aten::is_floating_point */
    {89797, 89816, 1217, 1, 0x0}, /* aten::is_inference */
    {89856, 89869, 1218, 1, 0x0}, /* aten::is_neg */
    {89903, 89920, 1219, 1, 0x0}, /* aten::is_nonzero */
    {89958, 89974, 1220, 1, 0x0}, /* aten::is_pinned */
    {90032, 90051, 1221, 1, 0x0}, /* aten::is_same_size */
    {90105, 90121, 1222, 1, 0x0}, /* aten::is_signed */
    {90158, 90172, 1223, 1, 0x0}, /* aten::isclose */
    {90281, 90296, 1224, 1, 0x10000}, /* aten::isfinite */
    {90334, 90346, 1225, 2, 0x10001}, /* aten::isinf */
    {90381, 90397, 1227, 1, 0x20}, /* aten::isinf.out */
    {90459, 90471, 1228, 2, 0x10001}, /* aten::isnan */
    {90506, 90522, 1230, 1, 0x20}, /* aten::isnan.out */
    {90584, 90599, 1231, 2, 0x10000}, /* aten::isneginf */
    {90637, 90656, 1233, 2, 0x10000}, /* aten::isneginf.out */
    {90721, 90736, 1235, 2, 0x10000}, /* aten::isposinf */
    {90774, 90793, 1237, 2, 0x10000}, /* aten::isposinf.out */
    {90858, 90871, 1239, 1, 0x0}, /* aten::isreal */
    {90907, 90918, 1240, 1, 0x4}, /* aten::item */
    {90952, 90965, 1241, 1, 0x0}, /* aten::kl_div */
    {91062, 91073, 1242, 1, 0x0}, /* aten::kron */
    {91121, 91136, 1243, 1, 0x0}, /* aten::kron.out */
    {91211, 91226, 1244, 1, 0x0}, /* aten::kthvalue */
    {91331, 91353, 1245, 2, 0x0}, /* aten::kthvalue.values */
    {91515, 91529, 1247, 1, 0x0}, /* aten::l1_loss */
    {91601, 91618, 1248, 1, 0x0}, /* aten::layer_norm */
    {91767, 91777, 1249, 2, 0x10000}, /* aten::lcm */
    {91824, 91838, 1251, 2, 0x10000}, /* aten::lcm.out */
    {91912, 91923, 1253, 2, 0x0}, /* aten::lcm_ */
    {91979, 91998, 1255, 1, 0x10000}, /* aten::ldexp.Tensor */
    {92054, 92070, 1256, 1, 0x10000}, /* aten::ldexp.out */
    {92146, 92159, 1257, 1, 0x10000}, /* aten::ldexp_ */
    {92217, 92233, 1258, 2, 0x10001}, /* aten::le.Scalar */
    {92286, 92306, 1260, 2, 0x10000}, /* aten::le.Scalar_out */
    {92386, 92402, 1262, 2, 0x10001}, /* aten::le.Tensor */
    {92455, 92475, 1264, 2, 0x10000}, /* aten::le.Tensor_out */
    {92555, 92572, 1266, 2, 0x0}, /* aten::le_.Scalar */
    {92634, 92651, 1268, 2, 0x0}, /* aten::le_.Tensor */
    {92713, 92730, 1270, 2, 0x10001}, /* aten::leaky_relu */
    {92798, 92819, 1272, 2, 0x0}, /* aten::leaky_relu.out */
    {92914, 92932, 1274, 2, 0x10000}, /* aten::leaky_relu_ */
    {93009, 93035, 1276, 2, 0x0}, /* aten::leaky_relu_backward */
    {93148, 93185, 1278, 2, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {93339, 93357, 1280, 2, 0x10000}, /* aten::lerp.Scalar */
    {93425, 93447, 1282, 2, 0x10000}, /* aten::lerp.Scalar_out */
    {93542, 93560, 1284, 2, 0x10000}, /* aten::lerp.Tensor */
    {93628, 93650, 1286, 2, 0x10000}, /* aten::lerp.Tensor_out */
    {93745, 93764, 1288, 2, 0x10000}, /* aten::lerp_.Scalar */
    {93841, 93860, 1290, 2, 0x10000}, /* aten::lerp_.Tensor */
    {93937, 93955, 1292, 1, 0x0}, /* aten::less.Scalar */
    {94010, 94032, 1293, 1, 0x0}, /* aten::less.Scalar_out */
    {94114, 94132, 1294, 1, 0x0}, /* aten::less.Tensor */
    {94187, 94209, 1295, 1, 0x0}, /* aten::less.Tensor_out */
    {94291, 94310, 1296, 1, 0x0}, /* aten::less_.Scalar */
    {94374, 94393, 1297, 1, 0x0}, /* aten::less_.Tensor */
    {94457, 94481, 1298, 1, 0x0}, /* aten::less_equal.Scalar */
    {94542, 94570, 1299, 1, 0x0}, /* aten::less_equal.Scalar_out */
    {94658, 94682, 1300, 1, 0x0}, /* aten::less_equal.Tensor */
    {94743, 94771, 1301, 1, 0x0}, /* aten::less_equal.Tensor_out */
    {94859, 94884, 1302, 1, 0x0}, /* aten::less_equal_.Scalar */
    {94954, 94979, 1303, 1, 0x0}, /* aten::less_equal_.Tensor */
    {95049, 95062, 1304, 2, 0x10000}, /* aten::lgamma */
    {95098, 95115, 1306, 2, 0x10000}, /* aten::lgamma.out */
    {95178, 95192, 1308, 2, 0x10000}, /* aten::lgamma_ */
    {95237, 95248, 1310, 1, 0x0}, /* aten::lift */
    {95282, 95297, 1311, 1, 0x20}, /* aten::lift.out */
    {95358, 95375, 1312, 1, 0x0}, /* aten::lift_fresh */
    {95421, 95443, 1313, 1, 0x80000}, /* aten::lift_fresh_copy */
    {95488, 95514, 1314, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {95586, 95611, 1315, 2, 0x0}, /* aten::linalg_cholesky_ex */
    {95722, 95749, 1317, 2, 0x0}, /* aten::linalg_cholesky_ex.L */
    {95901, 95923, 1319, 1, 0x0}, /* aten::linalg_diagonal */
    {96014, 96031, 1320, 2, 0x0}, /* aten::linalg_eig */
    {96106, 96127, 1322, 2, 0x0}, /* aten::linalg_eig.out */
    {96266, 96299, 1324, 2, 0x0}, /* aten::linalg_householder_product */
    {96368, 96405, 1326, 2, 0x0}, /* aten::linalg_householder_product.out */
    {96501, 96521, 1328, 2, 0x0}, /* aten::linalg_inv_ex */
    {96612, 96640, 1330, 2, 0x0}, /* aten::linalg_inv_ex.inverse */
    {96784, 96811, 1332, 2, 0x0}, /* aten::linalg_ldl_factor_ex */
    {96944, 96975, 1334, 2, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {97175, 97198, 1336, 2, 0x0}, /* aten::linalg_ldl_solve */
    {97292, 97319, 1338, 2, 0x0}, /* aten::linalg_ldl_solve.out */
    {97437, 97456, 1340, 2, 0x8}, /* aten::linalg_lstsq */
    {97614, 97637, 1342, 2, 0x8}, /* aten::linalg_lstsq.out */
    {97903, 97919, 1344, 2, 0x0}, /* aten::linalg_lu */
    {97999, 98019, 1346, 2, 0x0}, /* aten::linalg_lu.out */
    {98157, 98183, 1348, 2, 0x0}, /* aten::linalg_lu_factor_ex */
    {98307, 98337, 1350, 2, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {98528, 98550, 1352, 2, 0x0}, /* aten::linalg_lu_solve */
    {98657, 98683, 1354, 2, 0x0}, /* aten::linalg_lu_solve.out */
    {98814, 98834, 1356, 1, 0x0}, /* aten::linalg_matmul */
    {98891, 98915, 1357, 1, 0x0}, /* aten::linalg_matmul.out */
    {98999, 99023, 1358, 2, 0x0}, /* aten::linalg_matrix_exp */
    {99070, 99098, 1360, 1, 0x20}, /* aten::linalg_matrix_exp.out */
    {99172, 99195, 1361, 1, 0x0}, /* aten::linalg_multi_dot */
    {99246, 99273, 1362, 1, 0x0}, /* aten::linalg_multi_dot.out */
    {99351, 99367, 1363, 2, 0x0}, /* aten::linalg_qr */
    {99437, 99457, 1365, 2, 0x0}, /* aten::linalg_qr.out */
    {99570, 99600, 1367, 2, 0x0}, /* aten::linalg_solve_triangular */
    {99720, 99754, 1369, 2, 0x0}, /* aten::linalg_solve_triangular.out */
    {99898, 99918, 1371, 1, 0x0}, /* aten::linalg_vander */
    {99977, 99997, 1372, 1, 0x0}, /* aten::linalg_vecdot */
    {100062, 100086, 1373, 1, 0x0}, /* aten::linalg_vecdot.out */
    {100175, 100200, 1374, 2, 0x40000}, /* aten::linalg_vector_norm */
    {100327, 100356, 1376, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {100507, 100520, 1378, 1, 0x0}, /* aten::linear */
    {100591, 100606, 1379, 2, 0x0}, /* aten::linspace */
    {100760, 100789, 1381, 1, 0x0}, /* aten::linspace.Scalar_Tensor */
    {100957, 100990, 1382, 1, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {101093, 101122, 1383, 1, 0x0}, /* aten::linspace.Tensor_Scalar */
    {101290, 101323, 1384, 1, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {101426, 101455, 1385, 1, 0x0}, /* aten::linspace.Tensor_Tensor */
    {101623, 101656, 1386, 1, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {101759, 101778, 1387, 2, 0x0}, /* aten::linspace.out */
    {101867, 101877, 1389, 2, 0x10001}, /* aten::log */
    {101910, 101924, 1391, 2, 0x10000}, /* aten::log.out */
    {101984, 101996, 1393, 2, 0x10001}, /* aten::log10 */
    {102031, 102047, 1395, 2, 0x10000}, /* aten::log10.out */
    {102109, 102122, 1397, 2, 0x10000}, /* aten::log10_ */
    {102166, 102178, 1399, 2, 0x10001}, /* aten::log1p */
    {102213, 102229, 1401, 2, 0x10000}, /* aten::log1p.out */
    {102291, 102304, 1403, 2, 0x10000}, /* aten::log1p_ */
    {102348, 102359, 1405, 2, 0x10001}, /* aten::log2 */
    {102393, 102408, 1407, 2, 0x10000}, /* aten::log2.out */
    {102469, 102481, 1409, 2, 0x10000}, /* aten::log2_ */
    {102524, 102535, 1411, 2, 0x10000}, /* aten::log_ */
    {102577, 102595, 1413, 1, 0x0}, /* aten::log_sigmoid */
    {102636, 102658, 1414, 1, 0x0}, /* aten::log_sigmoid.out */
    {102726, 102753, 1415, 2, 0x0}, /* aten::log_sigmoid_backward */
    {102838, 102876, 1417, 2, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {103002, 103028, 1419, 2, 0x0}, /* aten::log_sigmoid_forward */
    {103101, 103134, 1421, 2, 0x0}, /* aten::log_sigmoid_forward.output */
    {103249, 103271, 1423, 1, 0x0}, /* aten::log_softmax.int */
    {103349, 103375, 1424, 2, 0x0}, /* aten::log_softmax.int_out */
    {103480, 103496, 1426, 2, 0x10000}, /* aten::logaddexp */
    {103549, 103569, 1428, 2, 0x10000}, /* aten::logaddexp.out */
    {103649, 103666, 1430, 2, 0x10000}, /* aten::logaddexp2 */
    {103720, 103741, 1432, 2, 0x10000}, /* aten::logaddexp2.out */
    {103822, 103841, 1434, 1, 0x0}, /* aten::logcumsumexp */
    {103892, 103915, 1435, 2, 0x0}, /* aten::logcumsumexp.out */
    {103993, 104011, 1437, 2, 0x10001}, /* aten::logical_and */
    {104066, 104088, 1439, 2, 0x10000}, /* aten::logical_and.out */
    {104170, 104189, 1441, 2, 0x10000}, /* aten::logical_and_ */
    {104253, 104271, 1443, 2, 0x10001}, /* aten::logical_not */
    {104312, 104334, 1445, 2, 0x10000}, /* aten::logical_not.out */
    {104402, 104421, 1447, 2, 0x10000}, /* aten::logical_not_ */
    {104471, 104488, 1449, 2, 0x10001}, /* aten::logical_or */
    {104542, 104563, 1451, 2, 0x10000}, /* aten::logical_or.out */
    {104644, 104662, 1453, 2, 0x10000}, /* aten::logical_or_ */
    {104725, 104743, 1455, 2, 0x10001}, /* aten::logical_xor */
    {104798, 104820, 1457, 2, 0x10000}, /* aten::logical_xor.out */
    {104902, 104921, 1459, 2, 0x10000}, /* aten::logical_xor_ */
    {104985, 104997, 1461, 2, 0x10000}, /* aten::logit */
    {105049, 105065, 1463, 2, 0x10000}, /* aten::logit.out */
    {105144, 105157, 1465, 2, 0x10000}, /* aten::logit_ */
    {105218, 105239, 1467, 2, 0x10000}, /* aten::logit_backward */
    {105320, 105352, 1469, 2, 0x10000}, /* aten::logit_backward.grad_input */
    {105474, 105489, 1471, 2, 0x0}, /* aten::logspace */
    {105660, 105689, 1473, 1, 0x0}, /* aten::logspace.Scalar_Tensor */
    {105874, 105907, 1474, 1, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {106027, 106056, 1475, 1, 0x0}, /* aten::logspace.Tensor_Scalar */
    {106241, 106274, 1476, 1, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {106394, 106423, 1477, 1, 0x0}, /* aten::logspace.Tensor_Tensor */
    {106608, 106641, 1478, 1, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {106761, 106780, 1479, 2, 0x0}, /* aten::logspace.out */
    {106886, 106902, 1481, 1, 0x40000}, /* aten::logsumexp */
    {106973, 106993, 1482, 2, 0x40000}, /* aten::logsumexp.out */
    {107091, 107107, 1484, 2, 0x10001}, /* aten::lt.Scalar */
    {107160, 107180, 1486, 2, 0x10000}, /* aten::lt.Scalar_out */
    {107260, 107276, 1488, 2, 0x10001}, /* aten::lt.Tensor */
    {107329, 107349, 1490, 2, 0x10000}, /* aten::lt.Tensor_out */
    {107429, 107446, 1492, 2, 0x0}, /* aten::lt_.Scalar */
    {107508, 107525, 1494, 2, 0x0}, /* aten::lt_.Tensor */
    {107587, 107603, 1496, 2, 0x0}, /* aten::lu_unpack */
    {107735, 107755, 1498, 2, 0x0}, /* aten::lu_unpack.out */
    {107948, 107957, 1500, 1, 0x0}, /* aten::mH */
    {107995, 108004, 1501, 1, 0x0}, /* aten::mT */
    {108042, 108068, 1502, 1, 0x0}, /* aten::margin_ranking_loss */
    {108187, 108207, 1503, 1, 0x8}, /* aten::masked_select */
    {108263, 108276, 1504, 1, 0x0}, /* aten::matmul */
    {108326, 108343, 1505, 1, 0x0}, /* aten::matmul.out */
    {108420, 108435, 1506, 1, 0x0}, /* aten::matrix_H */
    {108479, 108489, 1507, 2, 0x40000}, /* aten::max */
    {108522, 108536, 1509, 2, 0x40001}, /* aten::max.dim */
    {108627, 108645, 1511, 2, 0x40000}, /* aten::max.dim_max */
    {108790, 108806, 1513, 1, 0x10000}, /* aten::max.other */
    {108859, 108879, 1514, 2, 0x40000}, /* aten::max.unary_out */
    {108945, 108962, 1516, 1, 0x0}, /* aten::max_pool1d */
    {109099, 109129, 1517, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {109289, 109306, 1518, 1, 0x0}, /* aten::max_pool2d */
    {109443, 109473, 1519, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {109633, 109667, 1521, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {109878, 109917, 1523, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {110099, 110149, 1525, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {110372, 110389, 1527, 1, 0x0}, /* aten::max_pool3d */
    {110526, 110556, 1528, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {110716, 110750, 1530, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {110961, 111000, 1532, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {111182, 111232, 1534, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {111455, 111474, 1536, 2, 0x0}, /* aten::max_unpool2d */
    {111555, 111578, 1538, 2, 0x0}, /* aten::max_unpool2d.out */
    {111686, 111705, 1540, 2, 0x0}, /* aten::max_unpool3d */
    {111817, 111840, 1542, 2, 0x0}, /* aten::max_unpool3d.out */
    {111979, 111993, 1544, 2, 0x10001}, /* aten::maximum */
    {112044, 112062, 1546, 2, 0x10000}, /* aten::maximum.out */
    {112140, 112151, 1548, 1, 0x40001}, /* aten::mean */
    {112212, 112227, 1549, 2, 0x40001}, /* aten::mean.dim */
    {112325, 112346, 1551, 2, 0x40000}, /* aten::mean.dtype_out */
    {112437, 112452, 1553, 2, 0x40000}, /* aten::mean.out */
    {112570, 112583, 1555, 2, 0x0}, /* aten::median */
    {112619, 112636, 1557, 1, 0x0}, /* aten::median.dim */
    {112730, 112754, 1558, 2, 0x0}, /* aten::median.dim_values */
    {112905, 112922, 1560, 1, 0x20}, /* aten::median.out */
    {112985, 113000, 1561, 1, 0x0}, /* aten::meshgrid */
    {113045, 113069, 1562, 1, 0x0}, /* aten::meshgrid.indexing */
    {113140, 113150, 1563, 2, 0x40000}, /* aten::min */
    {113183, 113197, 1565, 2, 0x40001}, /* aten::min.dim */
    {113288, 113306, 1567, 2, 0x40000}, /* aten::min.dim_min */
    {113452, 113468, 1569, 1, 0x10000}, /* aten::min.other */
    {113521, 113541, 1570, 2, 0x40000}, /* aten::min.unary_out */
    {113607, 113621, 1572, 2, 0x10001}, /* aten::minimum */
    {113672, 113690, 1574, 2, 0x10000}, /* aten::minimum.out */
    {113768, 113779, 1576, 2, 0x10000}, /* aten::mish */
    {113813, 113828, 1578, 2, 0x0}, /* aten::mish.out */
    {113889, 113901, 1580, 2, 0x0}, /* aten::mish_ */
    {113944, 113964, 1582, 3, 0x0}, /* aten::mish_backward */
    {114027, 114036, 1585, 2, 0x1}, /* aten::mm */
    {114081, 114094, 1587, 2, 0x0}, /* aten::mm.out */
    {114166, 114177, 1589, 2, 0x0}, /* aten::mode */
    {114268, 114286, 1591, 2, 0x0}, /* aten::mode.values */
    {114434, 114453, 1593, 1, 0x0}, /* aten::moveaxis.int */
    {114530, 114553, 1594, 1, 0x0}, /* aten::moveaxis.intlist */
    {114638, 114656, 1595, 1, 0x0}, /* aten::movedim.int */
    {114732, 114754, 1596, 1, 0x0}, /* aten::movedim.intlist */
    {114838, 114853, 1597, 2, 0x0}, /* aten::mse_loss */
    {114926, 114945, 1599, 2, 0x0}, /* aten::mse_loss.out */
    {115045, 115069, 1601, 2, 0x0}, /* aten::mse_loss_backward */
    {115166, 115201, 1603, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {115339, 115351, 1605, 1, 0x0}, /* aten::msort */
    {115386, 115402, 1606, 1, 0x0}, /* aten::msort.out */
    {115464, 115481, 1607, 1, 0x10001}, /* aten::mul.Scalar */
    {115535, 115556, 1608, 1, 0x20}, /* aten::mul.Scalar_out */
    {115637, 115654, 1609, 2, 0x10001}, /* aten::mul.Tensor */
    {115708, 115722, 1611, 2, 0x10000}, /* aten::mul.out */
    {115796, 115814, 1613, 1, 0x10000}, /* aten::mul_.Scalar */
    {115877, 115895, 1614, 2, 0x10000}, /* aten::mul_.Tensor */
    {115958, 115980, 1616, 1, 0x0}, /* aten::multiply.Scalar */
    {116039, 116061, 1617, 1, 0x0}, /* aten::multiply.Tensor */
    {116120, 116139, 1618, 1, 0x0}, /* aten::multiply.out */
    {116218, 116241, 1619, 1, 0x0}, /* aten::multiply_.Scalar */
    {116309, 116332, 1620, 1, 0x0}, /* aten::multiply_.Tensor */
    {116400, 116409, 1621, 1, 0x0}, /* aten::mv */
    {116453, 116466, 1622, 1, 0x0}, /* aten::mv.out */
    {116537, 116552, 1623, 2, 0x10000}, /* aten::mvlgamma */
    {116597, 116616, 1625, 2, 0x10000}, /* aten::mvlgamma.out */
    {116688, 116704, 1627, 2, 0x10000}, /* aten::mvlgamma_ */
    {116758, 116775, 1629, 2, 0x10000}, /* aten::nan_to_num */
    {116872, 116893, 1631, 2, 0x10000}, /* aten::nan_to_num.out */
    {117017, 117035, 1633, 2, 0x10000}, /* aten::nan_to_num_ */
    {117141, 117157, 1635, 2, 0x0}, /* aten::nanmedian */
    {117196, 117216, 1637, 1, 0x0}, /* aten::nanmedian.dim */
    {117313, 117340, 1638, 2, 0x0}, /* aten::nanmedian.dim_values */
    {117494, 117514, 1640, 1, 0x20}, /* aten::nanmedian.out */
    {117580, 117593, 1641, 2, 0x40000}, /* aten::nansum */
    {117694, 117711, 1643, 2, 0x40000}, /* aten::nansum.out */
    {117836, 117849, 1645, 1, 0x0}, /* aten::narrow */
    {117929, 117949, 1646, 1, 0x0}, /* aten::narrow.Tensor */
    {118036, 118054, 1647, 1, 0x80000}, /* aten::narrow_copy */
    {118133, 118155, 1648, 2, 0x0}, /* aten::narrow_copy.out */
    {118261, 118285, 1650, 2, 0x0}, /* aten::native_batch_norm */
    {118466, 118494, 1652, 2, 0x0}, /* aten::native_batch_norm.out */
    {118756, 118789, 1654, 2, 0x0}, /* aten::native_batch_norm_backward */
    {119024, 119061, 1656, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {119366, 119390, 1657, 2, 0x1}, /* aten::native_group_norm */
    {119540, 119568, 1659, 1, 0x20}, /* aten::native_group_norm.out */
    {119788, 119821, 1660, 2, 0x1}, /* aten::native_group_norm_backward */
    {120019, 120056, 1662, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {120324, 120348, 1663, 2, 0x1}, /* aten::native_layer_norm */
    {120482, 120510, 1665, 1, 0x20}, /* aten::native_layer_norm.out */
    {120714, 120747, 1666, 2, 0x1}, /* aten::native_layer_norm_backward */
    {120943, 120980, 1668, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {121246, 121262, 1669, 2, 0x10001}, /* aten::ne.Scalar */
    {121315, 121335, 1671, 2, 0x10000}, /* aten::ne.Scalar_out */
    {121415, 121431, 1673, 2, 0x10001}, /* aten::ne.Tensor */
    {121484, 121504, 1675, 2, 0x10000}, /* aten::ne.Tensor_out */
    {121584, 121601, 1677, 2, 0x0}, /* aten::ne_.Scalar */
    {121663, 121680, 1679, 2, 0x0}, /* aten::ne_.Tensor */
    {121742, 121752, 1681, 2, 0x10001}, /* aten::neg */
    {121785, 121799, 1683, 2, 0x10000}, /* aten::neg.out */
    {121859, 121870, 1685, 2, 0x10000}, /* aten::neg_ */
    {121912, 121927, 1687, 1, 0x0}, /* aten::negative */
    {121965, 121984, 1688, 1, 0x0}, /* aten::negative.out */
    {122049, 122065, 1689, 1, 0x0}, /* aten::negative_ */
    {122112, 122128, 1690, 1, 0x0}, /* aten::new_empty */
    {122274, 122294, 1691, 1, 0x20}, /* aten::new_empty.out */
    {122375, 122399, 1692, 1, 0x0}, /* aten::new_empty_strided */
    {122570, 122598, 1693, 1, 0x20}, /* aten::new_empty_strided.out */
    {122704, 122719, 1694, 1, 0x0}, /* aten::new_full */
    {122883, 122902, 1695, 1, 0x20}, /* aten::new_full.out */
    {123001, 123016, 1696, 1, 0x0}, /* aten::new_ones */
    {123161, 123180, 1697, 1, 0x20}, /* aten::new_ones.out */
    {123260, 123276, 1698, 1, 0x0}, /* aten::new_zeros */
    {123422, 123442, 1699, 1, 0x20}, /* aten::new_zeros.out */
    {123523, 123539, 1700, 2, 0x10000}, /* aten::nextafter */
    {123592, 123612, 1702, 2, 0x10000}, /* aten::nextafter.out */
    {123692, 123709, 1704, 2, 0x10000}, /* aten::nextafter_ */
    {123771, 123785, 1706, 1, 0x9}, /* aten::nonzero */
    {123822, 123842, 1707, 1, 0x0}, /* aten::nonzero_numpy */
    {123887, 123905, 1708, 1, 0x40000}, /* aten::norm.Scalar */
    {123958, 123983, 1709, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {124074, 124105, 1711, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {124217, 124244, 1713, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {124326, 124357, 1714, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {124463, 124485, 1715, 1, 0x20}, /* aten::norm.Scalar_out */
    {124565, 124586, 1716, 2, 0x40000}, /* aten::norm.dtype_out */
    {124708, 124723, 1718, 2, 0x40000}, /* aten::norm.out */
    {124827, 124850, 1720, 1, 0x0}, /* aten::not_equal.Scalar */
    {124910, 124937, 1721, 1, 0x0}, /* aten::not_equal.Scalar_out */
    {125024, 125047, 1722, 1, 0x0}, /* aten::not_equal.Tensor */
    {125107, 125134, 1723, 1, 0x0}, /* aten::not_equal.Tensor_out */
    {125221, 125245, 1724, 1, 0x0}, /* aten::not_equal_.Scalar */
    {125314, 125338, 1725, 1, 0x0}, /* aten::not_equal_.Tensor */
    {125407, 125419, 1726, 1, 0x0}, /* aten::numel */
    {125451, 125465, 1727, 1, 0x0}, /* aten::numpy_T */
    {125508, 125522, 1728, 1, 0x8}, /* aten::one_hot */
    {125579, 125590, 1729, 2, 0x0}, /* aten::ones */
    {125718, 125733, 1731, 1, 0x0}, /* aten::ones.out */
    {125796, 125812, 1732, 1, 0x0}, /* aten::ones_like */
    {125977, 125997, 1733, 1, 0x20}, /* aten::ones_like.out */
    {126097, 126109, 1734, 2, 0x0}, /* aten::ormqr */
    {126212, 126228, 1736, 2, 0x0}, /* aten::ormqr.out */
    {126358, 126370, 1738, 1, 0x0}, /* aten::outer */
    {126418, 126434, 1739, 1, 0x0}, /* aten::outer.out */
    {126509, 126519, 1740, 1, 0x0}, /* aten::pad */
    {126606, 126630, 1741, 1, 0x0}, /* aten::pairwise_distance */
    {126734, 126746, 1742, 1, 0x0}, /* aten::pdist */
    {126792, 126806, 1743, 1, 0x1}, /* aten::permute */
    {126861, 126880, 1744, 1, 0x80000}, /* aten::permute_copy */
    {126934, 126957, 1745, 1, 0x80020}, /* aten::permute_copy.out */
    {127038, 127061, 1746, 1, 0x0}, /* aten::poisson_nll_loss */
    {127176, 127188, 1747, 2, 0x0}, /* aten::polar */
    {127236, 127252, 1749, 2, 0x0}, /* aten::polar.out */
    {127327, 127343, 1751, 2, 0x10000}, /* aten::polygamma */
    {127389, 127409, 1753, 2, 0x10000}, /* aten::polygamma.out */
    {127482, 127499, 1755, 2, 0x10000}, /* aten::polygamma_ */
    {127554, 127569, 1757, 1, 0x10000}, /* aten::positive */
    {127613, 127630, 1758, 2, 0x10001}, /* aten::pow.Scalar */
    {127687, 127708, 1760, 2, 0x10000}, /* aten::pow.Scalar_out */
    {127792, 127816, 1762, 2, 0x10001}, /* aten::pow.Tensor_Scalar */
    {127880, 127908, 1764, 2, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {127999, 128023, 1766, 2, 0x10001}, /* aten::pow.Tensor_Tensor */
    {128087, 128115, 1768, 2, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {128206, 128224, 1770, 2, 0x10000}, /* aten::pow_.Scalar */
    {128290, 128308, 1772, 2, 0x10000}, /* aten::pow_.Tensor */
    {128374, 128386, 1774, 1, 0x0}, /* aten::prelu */
    {128436, 128447, 1775, 2, 0x40001}, /* aten::prod */
    {128508, 128527, 1777, 2, 0x40001}, /* aten::prod.dim_int */
    {128625, 128644, 1779, 2, 0x40000}, /* aten::prod.int_out */
    {128762, 128777, 1781, 1, 0x20}, /* aten::prod.out */
    {128862, 128882, 1782, 1, 0x0}, /* aten::promote_types */
    {128952, 128962, 1783, 1, 0x0}, /* aten::put */
    {129047, 129061, 1784, 1, 0x20}, /* aten::put.out */
    {129173, 129184, 1785, 2, 0x0}, /* aten::put_ */
    {129278, 129292, 1787, 1, 0x10000}, /* aten::rad2deg */
    {129329, 129347, 1788, 1, 0x10000}, /* aten::rad2deg.out */
    {129411, 129426, 1789, 1, 0x10000}, /* aten::rad2deg_ */
    {129472, 129484, 1790, 2, 0x0}, /* aten::range */
    {129624, 129640, 1792, 2, 0x0}, /* aten::range.out */
    {129730, 129747, 1794, 1, 0x0}, /* aten::range.out_ */
    {129823, 129840, 1795, 2, 0x0}, /* aten::range.step */
    {130000, 130012, 1797, 1, 0x0}, /* aten::ravel */
    {130053, 130064, 1798, 1, 0x0}, /* aten::real */
    {130104, 130121, 1799, 2, 0x10001}, /* aten::reciprocal */
    {130161, 130182, 1801, 2, 0x10000}, /* aten::reciprocal.out */
    {130249, 130267, 1803, 2, 0x10000}, /* aten::reciprocal_ */
    {130316, 130339, 1805, 2, 0x1}, /* aten::reflection_pad1d */
    {130404, 130431, 1807, 2, 0x0}, /* aten::reflection_pad1d.out */
    {130523, 130555, 1809, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {130649, 130692, 1811, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {130827, 130850, 1813, 2, 0x1}, /* aten::reflection_pad2d */
    {130915, 130942, 1815, 2, 0x0}, /* aten::reflection_pad2d.out */
    {131034, 131066, 1817, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {131160, 131203, 1819, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {131338, 131361, 1821, 2, 0x1}, /* aten::reflection_pad3d */
    {131426, 131453, 1823, 2, 0x0}, /* aten::reflection_pad3d.out */
    {131545, 131577, 1825, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {131671, 131714, 1827, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {131849, 131860, 1829, 2, 0x10001}, /* aten::relu */
    {131894, 131909, 1831, 1, 0x20}, /* aten::relu.out */
    {131970, 131982, 1832, 1, 0x10000}, /* aten::relu6 */
    {132017, 132030, 1833, 1, 0x0}, /* aten::relu6_ */
    {132074, 132086, 1834, 2, 0x10000}, /* aten::relu_ */
    {132129, 132152, 1836, 1, 0x10001}, /* aten::remainder.Scalar */
    {132212, 132242, 1837, 2, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {132309, 132343, 1839, 1, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {132437, 132464, 1840, 1, 0x10000}, /* aten::remainder.Scalar_out */
    {132551, 132574, 1841, 2, 0x10001}, /* aten::remainder.Tensor */
    {132634, 132661, 1843, 2, 0x10000}, /* aten::remainder.Tensor_out */
    {132748, 132772, 1845, 1, 0x10000}, /* aten::remainder_.Scalar */
    {132841, 132865, 1846, 2, 0x10000}, /* aten::remainder_.Tensor */
    {132934, 132947, 1848, 1, 0x1}, /* aten::repeat */
    {133001, 133018, 1849, 1, 0x20}, /* aten::repeat.out */
    {133099, 133130, 1850, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {133216, 133251, 1851, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {133361, 133397, 1852, 1, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {133516, 133549, 1853, 1, 0x0}, /* aten::repeat_interleave.self_int */
    {133665, 133689, 1854, 2, 0x0}, /* aten::replication_pad1d */
    {133755, 133783, 1856, 2, 0x0}, /* aten::replication_pad1d.out */
    {133876, 133909, 1858, 2, 0x0}, /* aten::replication_pad1d_backward */
    {134004, 134048, 1860, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {134184, 134208, 1862, 2, 0x1}, /* aten::replication_pad2d */
    {134274, 134302, 1864, 2, 0x0}, /* aten::replication_pad2d.out */
    {134395, 134428, 1866, 2, 0x0}, /* aten::replication_pad2d_backward */
    {134523, 134567, 1868, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {134703, 134727, 1870, 2, 0x1}, /* aten::replication_pad3d */
    {134793, 134821, 1872, 2, 0x0}, /* aten::replication_pad3d.out */
    {134914, 134947, 1874, 2, 0x0}, /* aten::replication_pad3d_backward */
    {135042, 135086, 1876, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {135222, 135236, 1878, 1, 0x0}, /* aten::reshape */
    {135295, 135312, 1879, 1, 0x0}, /* aten::reshape_as */
    {135372, 135385, 1880, 1, 0x20}, /* aten::resize */
    {135473, 135490, 1881, 1, 0x20}, /* aten::resize.out */
    {135602, 135616, 1882, 2, 0x81}, /* aten::resize_ */
    {135713, 135729, 1884, 1, 0x20}, /* aten::resize_as */
    {135826, 135846, 1885, 1, 0x20}, /* aten::resize_as.out */
    {135967, 135984, 1886, 1, 0x80}, /* aten::resize_as_ */
    {136090, 136109, 1887, 1, 0x0}, /* aten::resolve_conj */
    {136157, 136175, 1888, 1, 0x0}, /* aten::resolve_neg */
    {136222, 136247, 1889, 1, 0x0}, /* aten::result_type.Scalar */
    {136315, 136347, 1890, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {136425, 136457, 1891, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {136533, 136558, 1892, 1, 0x0}, /* aten::result_type.Tensor */
    {136626, 136641, 1893, 1, 0x0}, /* aten::rms_norm */
    {136745, 136756, 1894, 2, 0x0}, /* aten::roll */
    {136824, 136839, 1896, 1, 0x20}, /* aten::roll.out */
    {136934, 136946, 1897, 1, 0x0}, /* aten::rot90 */
    {137008, 137024, 1898, 1, 0x20}, /* aten::rot90.out */
    {137114, 137126, 1899, 2, 0x10001}, /* aten::round */
    {137161, 137182, 1901, 2, 0x10000}, /* aten::round.decimals */
    {137243, 137268, 1903, 2, 0x10000}, /* aten::round.decimals_out */
    {137353, 137369, 1905, 2, 0x10000}, /* aten::round.out */
    {137431, 137444, 1907, 2, 0x10000}, /* aten::round_ */
    {137488, 137510, 1909, 2, 0x10000}, /* aten::round_.decimals */
    {137580, 137596, 1911, 1, 0x0}, /* aten::row_stack */
    {137640, 137660, 1912, 1, 0x0}, /* aten::row_stack.out */
    {137731, 137763, 1913, 1, 0x0}, /* aten::rrelu_with_noise_backward */
    {137916, 137952, 1914, 1, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {138132, 138144, 1915, 2, 0x10001}, /* aten::rsqrt */
    {138179, 138195, 1917, 2, 0x10000}, /* aten::rsqrt.out */
    {138257, 138270, 1919, 2, 0x10000}, /* aten::rsqrt_ */
    {138314, 138332, 1921, 1, 0x10000}, /* aten::rsub.Scalar */
    {138403, 138425, 1922, 1, 0x20}, /* aten::rsub.Scalar_out */
    {138523, 138541, 1923, 2, 0x0}, /* aten::rsub.Tensor */
    {138615, 138637, 1925, 1, 0x20}, /* aten::rsub.Tensor_out */
    {138735, 138755, 1926, 2, 0x1}, /* aten::scalar_tensor */
    {138887, 138911, 1928, 1, 0x20}, /* aten::scalar_tensor.out */
    {138978, 138999, 1929, 2, 0x0}, /* aten::scatter.reduce */
    {139093, 139118, 1931, 2, 0x0}, /* aten::scatter.reduce_out */
    {139236, 139254, 1933, 2, 0x1}, /* aten::scatter.src */
    {139330, 139352, 1935, 2, 0x0}, /* aten::scatter.src_out */
    {139455, 139475, 1937, 2, 0x1}, /* aten::scatter.value */
    {139555, 139579, 1939, 2, 0x0}, /* aten::scatter.value_out */
    {139686, 139713, 1941, 2, 0x0}, /* aten::scatter.value_reduce */
    {139815, 139846, 1943, 2, 0x0}, /* aten::scatter.value_reduce_out */
    {139972, 139994, 1945, 2, 0x0}, /* aten::scatter_.reduce */
    {140097, 140116, 1947, 2, 0x0}, /* aten::scatter_.src */
    {140201, 140222, 1949, 2, 0x0}, /* aten::scatter_.value */
    {140311, 140339, 1951, 2, 0x0}, /* aten::scatter_.value_reduce */
    {140450, 140468, 1953, 2, 0x1}, /* aten::scatter_add */
    {140544, 140566, 1955, 2, 0x0}, /* aten::scatter_add.out */
    {140669, 140688, 1957, 2, 0x0}, /* aten::scatter_add_ */
    {140773, 140798, 1959, 2, 0x1}, /* aten::scatter_reduce.two */
    {140920, 140949, 1961, 2, 0x0}, /* aten::scatter_reduce.two_out */
    {141095, 141121, 1963, 2, 0x0}, /* aten::scatter_reduce_.two */
    {141252, 141278, 1965, 2, 0x0}, /* aten::searchsorted.Scalar */
    {141431, 141461, 1967, 2, 0x0}, /* aten::searchsorted.Scalar_out */
    {141638, 141664, 1969, 2, 0x0}, /* aten::searchsorted.Tensor */
    {141817, 141847, 1971, 2, 0x0}, /* aten::searchsorted.Tensor_out */
    {142024, 142041, 1973, 1, 0x1}, /* aten::select.int */
    {142110, 142132, 1974, 1, 0x0}, /* aten::select_backward */
    {142229, 142255, 1975, 1, 0x20}, /* aten::select_backward.out */
    {142379, 142401, 1976, 1, 0x80000}, /* aten::select_copy.int */
    {142469, 142495, 1977, 1, 0x80020}, /* aten::select_copy.int_out */
    {142590, 142611, 1978, 1, 0x1}, /* aten::select_scatter */
    {142690, 142715, 1979, 1, 0x20}, /* aten::select_scatter.out */
    {142821, 142832, 1980, 1, 0x10000}, /* aten::selu */
    {142866, 142878, 1981, 1, 0x10000}, /* aten::selu_ */
    {142921, 142931, 1982, 2, 0x10000}, /* aten::sgn */
    {142964, 142978, 1984, 2, 0x10000}, /* aten::sgn.out */
    {143038, 143049, 1986, 2, 0x10000}, /* aten::sgn_ */
    {143091, 143105, 1988, 2, 0x10001}, /* aten::sigmoid */
    {143142, 143160, 1990, 2, 0x10000}, /* aten::sigmoid.out */
    {143224, 143239, 1992, 2, 0x10000}, /* aten::sigmoid_ */
    {143285, 143308, 1994, 2, 0x10000}, /* aten::sigmoid_backward */
    {143376, 143410, 1996, 2, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {143519, 143530, 1998, 2, 0x10001}, /* aten::sign */
    {143564, 143579, 2000, 2, 0x10000}, /* aten::sign.out */
    {143640, 143652, 2002, 2, 0x10000}, /* aten::sign_ */
    {143695, 143709, 2004, 2, 0x10000}, /* aten::signbit */
    {143746, 143764, 2006, 2, 0x10000}, /* aten::signbit.out */
    {143828, 143839, 2008, 2, 0x10000}, /* aten::silu */
    {143873, 143888, 2010, 2, 0x10000}, /* aten::silu.out */
    {143949, 143961, 2012, 2, 0x10000}, /* aten::silu_ */
    {144004, 144024, 2014, 2, 0x10000}, /* aten::silu_backward */
    {144087, 144118, 2016, 2, 0x10000}, /* aten::silu_backward.grad_input */
    {144222, 144232, 2018, 2, 0x10001}, /* aten::sin */
    {144265, 144279, 2020, 2, 0x10000}, /* aten::sin.out */
    {144339, 144350, 2022, 2, 0x10000}, /* aten::sin_ */
    {144392, 144403, 2024, 2, 0x10000}, /* aten::sinc */
    {144437, 144452, 2026, 2, 0x10000}, /* aten::sinc.out */
    {144513, 144525, 2028, 2, 0x10000}, /* aten::sinc_ */
    {144568, 144579, 2030, 2, 0x10001}, /* aten::sinh */
    {144613, 144628, 2032, 2, 0x10000}, /* aten::sinh.out */
    {144689, 144701, 2034, 2, 0x10000}, /* aten::sinh_ */
    {144744, 144759, 2036, 1, 0x0}, /* aten::size.int */
    {144803, 144822, 2037, 1, 0x1}, /* aten::slice.Tensor */
    {144934, 144955, 2038, 1, 0x0}, /* aten::slice_backward */
    {145076, 145101, 2039, 1, 0x20}, /* aten::slice_backward.out */
    {145249, 145273, 2040, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {145384, 145412, 2041, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {145550, 145570, 2042, 1, 0x80001}, /* aten::slice_scatter */
    {145689, 145713, 2043, 1, 0x80020}, /* aten::slice_scatter.out */
    {145859, 145880, 2044, 2, 0x0}, /* aten::smooth_l1_loss */
    {145975, 146000, 2046, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {146122, 146152, 2048, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {146267, 146308, 2050, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {146464, 146487, 2052, 2, 0x0}, /* aten::soft_margin_loss */
    {146568, 146595, 2054, 1, 0x0}, /* aten::soft_margin_loss.out */
    {146703, 146735, 2055, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {146840, 146883, 2057, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {147029, 147047, 2058, 1, 0x0}, /* aten::softmax.int */
    {147121, 147143, 2059, 2, 0x0}, /* aten::softmax.int_out */
    {147244, 147259, 2061, 2, 0x10000}, /* aten::softplus */
    {147333, 147352, 2063, 2, 0x0}, /* aten::softplus.out */
    {147453, 147477, 2065, 2, 0x0}, /* aten::softplus_backward */
    {147575, 147610, 2067, 2, 0x0}, /* aten::softplus_backward.grad_input */
    {147749, 147766, 2069, 2, 0x10000}, /* aten::softshrink */
    {147824, 147845, 2071, 2, 0x0}, /* aten::softshrink.out */
    {147930, 147956, 2073, 2, 0x0}, /* aten::softshrink_backward */
    {148039, 148076, 2075, 2, 0x0}, /* aten::softshrink_backward.grad_input */
    {148200, 148211, 2077, 1, 0x1}, /* aten::sort */
    {148305, 148323, 2078, 2, 0x0}, /* aten::sort.stable */
    {148441, 148459, 2080, 2, 0x0}, /* aten::sort.values */
    {148610, 148635, 2082, 2, 0x0}, /* aten::sort.values_stable */
    {148807, 148829, 2084, 2, 0x10000}, /* aten::special_airy_ai */
    {148871, 148897, 2086, 2, 0x10000}, /* aten::special_airy_ai.out */
    {148966, 148990, 2088, 2, 0x10000}, /* aten::special_bessel_j0 */
    {149037, 149065, 2090, 2, 0x10000}, /* aten::special_bessel_j0.out */
    {149139, 149163, 2092, 2, 0x10000}, /* aten::special_bessel_j1 */
    {149210, 149238, 2094, 2, 0x10000}, /* aten::special_bessel_j1.out */
    {149312, 149336, 2096, 2, 0x10000}, /* aten::special_bessel_y0 */
    {149383, 149411, 2098, 2, 0x10000}, /* aten::special_bessel_y0.out */
    {149485, 149509, 2100, 2, 0x10000}, /* aten::special_bessel_y1 */
    {149556, 149584, 2102, 2, 0x10000}, /* aten::special_bessel_y1.out */
    {149658, 149695, 2104, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {149762, 149808, 2106, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {149884, 149934, 2107, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {150037, 150078, 2108, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {150172, 150218, 2110, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {150294, 150344, 2111, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {150447, 150484, 2112, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {150551, 150597, 2114, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {150673, 150723, 2115, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {150826, 150867, 2116, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {150961, 151007, 2118, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {151083, 151133, 2119, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {151236, 151273, 2120, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {151340, 151386, 2122, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {151462, 151512, 2123, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {151615, 151656, 2124, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {151750, 151796, 2126, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {151872, 151922, 2127, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {152025, 152062, 2128, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {152129, 152175, 2130, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {152251, 152301, 2131, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {152404, 152445, 2132, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {152539, 152585, 2134, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {152661, 152711, 2135, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {152814, 152836, 2136, 1, 0x0}, /* aten::special_digamma */
    {152881, 152907, 2137, 1, 0x0}, /* aten::special_digamma.out */
    {152979, 152998, 2138, 2, 0x10000}, /* aten::special_entr */
    {153040, 153063, 2140, 2, 0x10000}, /* aten::special_entr.out */
    {153132, 153150, 2142, 1, 0x0}, /* aten::special_erf */
    {153191, 153213, 2143, 1, 0x0}, /* aten::special_erf.out */
    {153281, 153300, 2144, 1, 0x0}, /* aten::special_erfc */
    {153342, 153365, 2145, 1, 0x0}, /* aten::special_erfc.out */
    {153434, 153454, 2146, 2, 0x10000}, /* aten::special_erfcx */
    {153497, 153521, 2148, 2, 0x10000}, /* aten::special_erfcx.out */
    {153591, 153612, 2150, 1, 0x0}, /* aten::special_erfinv */
    {153656, 153681, 2151, 1, 0x0}, /* aten::special_erfinv.out */
    {153752, 153771, 2152, 1, 0x0}, /* aten::special_exp2 */
    {153813, 153836, 2153, 1, 0x0}, /* aten::special_exp2.out */
    {153905, 153925, 2154, 1, 0x0}, /* aten::special_expit */
    {153968, 153992, 2155, 1, 0x0}, /* aten::special_expit.out */
    {154062, 154082, 2156, 1, 0x0}, /* aten::special_expm1 */
    {154125, 154149, 2157, 1, 0x0}, /* aten::special_expm1.out */
    {154219, 154242, 2158, 1, 0x0}, /* aten::special_gammainc */
    {154302, 154329, 2159, 1, 0x0}, /* aten::special_gammainc.out */
    {154416, 154440, 2160, 1, 0x0}, /* aten::special_gammaincc */
    {154501, 154529, 2161, 1, 0x0}, /* aten::special_gammaincc.out */
    {154617, 154639, 2162, 1, 0x0}, /* aten::special_gammaln */
    {154684, 154710, 2163, 1, 0x0}, /* aten::special_gammaln.out */
    {154782, 154817, 2164, 2, 0x10000}, /* aten::special_hermite_polynomial_h */
    {154882, 154926, 2166, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {155000, 155048, 2167, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {155149, 155188, 2168, 2, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {155280, 155324, 2170, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {155398, 155446, 2171, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {155547, 155583, 2172, 2, 0x10000}, /* aten::special_hermite_polynomial_he */
    {155649, 155694, 2174, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {155769, 155818, 2175, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {155920, 155960, 2176, 2, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {156053, 156098, 2178, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {156173, 156222, 2179, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {156324, 156341, 2180, 1, 0x0}, /* aten::special_i0 */
    {156381, 156402, 2181, 1, 0x0}, /* aten::special_i0.out */
    {156469, 156487, 2182, 2, 0x10000}, /* aten::special_i0e */
    {156528, 156550, 2184, 2, 0x10000}, /* aten::special_i0e.out */
    {156618, 156635, 2186, 2, 0x10000}, /* aten::special_i1 */
    {156675, 156696, 2188, 2, 0x10000}, /* aten::special_i1.out */
    {156763, 156781, 2190, 2, 0x10000}, /* aten::special_i1e */
    {156822, 156844, 2192, 2, 0x10000}, /* aten::special_i1e.out */
    {156912, 156948, 2194, 2, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {157014, 157059, 2196, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {157134, 157183, 2197, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {157285, 157325, 2198, 2, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {157418, 157463, 2200, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {157538, 157587, 2201, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {157689, 157725, 2202, 2, 0x10000}, /* aten::special_legendre_polynomial_p */
    {157791, 157836, 2204, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {157911, 157960, 2205, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {158062, 158102, 2206, 2, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {158195, 158240, 2208, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {158315, 158364, 2209, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {158466, 158486, 2210, 1, 0x0}, /* aten::special_log1p */
    {158529, 158553, 2211, 1, 0x0}, /* aten::special_log1p.out */
    {158623, 158646, 2212, 2, 0x10000}, /* aten::special_log_ndtr */
    {158692, 158719, 2214, 2, 0x10000}, /* aten::special_log_ndtr.out */
    {158792, 158818, 2216, 1, 0x0}, /* aten::special_log_softmax */
    {158903, 158923, 2217, 1, 0x0}, /* aten::special_logit */
    {158983, 159007, 2218, 1, 0x0}, /* aten::special_logit.out */
    {159094, 159118, 2219, 1, 0x0}, /* aten::special_logsumexp */
    {159197, 159225, 2220, 1, 0x0}, /* aten::special_logsumexp.out */
    {159331, 159364, 2221, 2, 0x10000}, /* aten::special_modified_bessel_i0 */
    {159420, 159457, 2223, 2, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {159540, 159573, 2225, 2, 0x10000}, /* aten::special_modified_bessel_i1 */
    {159629, 159666, 2227, 2, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {159749, 159782, 2229, 2, 0x10000}, /* aten::special_modified_bessel_k0 */
    {159838, 159875, 2231, 2, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {159958, 159991, 2233, 2, 0x10000}, /* aten::special_modified_bessel_k1 */
    {160047, 160084, 2235, 2, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {160167, 160194, 2237, 1, 0x0}, /* aten::special_multigammaln */
    {160251, 160282, 2238, 1, 0x0}, /* aten::special_multigammaln.out */
    {160366, 160385, 2239, 1, 0x0}, /* aten::special_ndtr */
    {160427, 160450, 2240, 1, 0x0}, /* aten::special_ndtr.out */
    {160519, 160539, 2241, 2, 0x10000}, /* aten::special_ndtri */
    {160582, 160606, 2243, 2, 0x10000}, /* aten::special_ndtri.out */
    {160676, 160700, 2245, 1, 0x0}, /* aten::special_polygamma */
    {160754, 160782, 2246, 1, 0x0}, /* aten::special_polygamma.out */
    {160863, 160881, 2247, 1, 0x0}, /* aten::special_psi */
    {160922, 160944, 2248, 1, 0x0}, /* aten::special_psi.out */
    {161012, 161032, 2249, 1, 0x0}, /* aten::special_round */
    {161094, 161118, 2250, 1, 0x0}, /* aten::special_round.out */
    {161204, 161244, 2251, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {161304, 161348, 2253, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {161435, 161475, 2255, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {161535, 161579, 2257, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {161666, 161711, 2259, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {161786, 161840, 2261, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {161924, 161982, 2262, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {162093, 162142, 2263, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {162244, 162298, 2265, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {162382, 162440, 2266, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {162551, 162596, 2267, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {162671, 162725, 2269, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {162809, 162867, 2270, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {162978, 163027, 2271, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {163129, 163183, 2273, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {163267, 163325, 2274, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {163436, 163481, 2275, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {163556, 163610, 2277, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {163694, 163752, 2278, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {163863, 163912, 2279, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {164014, 164068, 2281, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {164152, 164210, 2282, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {164321, 164366, 2283, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {164441, 164495, 2285, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {164579, 164637, 2286, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {164748, 164797, 2287, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {164899, 164953, 2289, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {165037, 165095, 2290, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {165206, 165225, 2291, 1, 0x0}, /* aten::special_sinc */
    {165267, 165290, 2292, 1, 0x0}, /* aten::special_sinc.out */
    {165359, 165381, 2293, 1, 0x0}, /* aten::special_softmax */
    {165459, 165493, 2294, 2, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {165547, 165585, 2296, 2, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {165666, 165688, 2298, 2, 0x10000}, /* aten::special_xlog1py */
    {165747, 165782, 2300, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {165854, 165893, 2301, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {165992, 166018, 2302, 2, 0x10000}, /* aten::special_xlog1py.out */
    {166104, 166138, 2304, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {166209, 166247, 2305, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {166345, 166365, 2306, 1, 0x0}, /* aten::special_xlogy */
    {166422, 166455, 2307, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {166525, 166562, 2308, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {166659, 166683, 2309, 1, 0x0}, /* aten::special_xlogy.out */
    {166767, 166799, 2310, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {166868, 166904, 2311, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {167000, 167019, 2312, 2, 0x10000}, /* aten::special_zeta */
    {167075, 167107, 2314, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {167176, 167212, 2315, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {167308, 167331, 2316, 2, 0x10000}, /* aten::special_zeta.out */
    {167414, 167445, 2318, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {167513, 167548, 2319, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {167643, 167662, 2320, 1, 0x0}, /* aten::split.Tensor */
    {167747, 167765, 2321, 1, 0x0}, /* aten::split.sizes */
    {167851, 167875, 2322, 1, 0x80000}, /* aten::split_copy.Tensor */
    {167954, 167982, 2323, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {168080, 168103, 2324, 1, 0x1}, /* aten::split_with_sizes */
    {168195, 168223, 2325, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {168309, 168341, 2326, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {168446, 168457, 2327, 2, 0x10001}, /* aten::sqrt */
    {168491, 168506, 2329, 2, 0x10000}, /* aten::sqrt.out */
    {168567, 168579, 2331, 2, 0x10000}, /* aten::sqrt_ */
    {168622, 168635, 2333, 1, 0x10000}, /* aten::square */
    {168671, 168688, 2334, 1, 0x10000}, /* aten::square.out */
    {168751, 168765, 2335, 1, 0x10000}, /* aten::square_ */
    {168810, 168824, 2336, 1, 0x0}, /* aten::squeeze */
    {168867, 168885, 2337, 1, 0x1}, /* aten::squeeze.dim */
    {168941, 168960, 2338, 1, 0x1}, /* aten::squeeze.dims */
    {169019, 169034, 2339, 1, 0x80}, /* aten::squeeze_ */
    {169080, 169099, 2340, 1, 0x80}, /* aten::squeeze_.dim */
    {169158, 169178, 2341, 1, 0x80}, /* aten::squeeze_.dims */
    {169240, 169259, 2342, 1, 0x80000}, /* aten::squeeze_copy */
    {169301, 169324, 2343, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {169379, 169406, 2344, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {169488, 169512, 2345, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {169570, 169598, 2346, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {169683, 169706, 2347, 1, 0x80020}, /* aten::squeeze_copy.out */
    {169775, 169787, 2348, 1, 0x0}, /* aten::stack */
    {169838, 169854, 2349, 1, 0x0}, /* aten::stack.out */
    {169932, 169942, 2350, 1, 0x40000}, /* aten::std */
    {169995, 170016, 2351, 2, 0x40000}, /* aten::std.correction */
    {170126, 170151, 2353, 2, 0x40000}, /* aten::std.correction_out */
    {170285, 170299, 2355, 1, 0x40000}, /* aten::std.dim */
    {170389, 170403, 2356, 1, 0x40000}, /* aten::std.out */
    {170516, 170531, 2357, 1, 0x40000}, /* aten::std_mean */
    {170599, 170625, 2358, 2, 0x40000}, /* aten::std_mean.correction */
    {170750, 170780, 2360, 1, 0x20}, /* aten::std_mean.correction_out */
    {170951, 170970, 2361, 1, 0x40000}, /* aten::std_mean.dim */
    {171075, 171092, 2362, 1, 0x0}, /* aten::stride.int */
    {171138, 171155, 2363, 1, 0x10001}, /* aten::sub.Scalar */
    {171225, 171246, 2364, 1, 0x20}, /* aten::sub.Scalar_out */
    {171343, 171360, 2365, 2, 0x10001}, /* aten::sub.Tensor */
    {171433, 171447, 2367, 2, 0x10000}, /* aten::sub.out */
    {171537, 171555, 2369, 1, 0x10000}, /* aten::sub_.Scalar */
    {171634, 171652, 2370, 2, 0x10000}, /* aten::sub_.Tensor */
    {171734, 171756, 2372, 1, 0x0}, /* aten::subtract.Scalar */
    {171831, 171853, 2373, 1, 0x0}, /* aten::subtract.Tensor */
    {171931, 171950, 2374, 1, 0x0}, /* aten::subtract.out */
    {172045, 172068, 2375, 1, 0x0}, /* aten::subtract_.Scalar */
    {172152, 172175, 2376, 1, 0x0}, /* aten::subtract_.Tensor */
    {172262, 172272, 2377, 1, 0x40000}, /* aten::sum */
    {172332, 172354, 2378, 2, 0x40000}, /* aten::sum.IntList_out */
    {172479, 172501, 2380, 2, 0x40001}, /* aten::sum.dim_IntList */
    {172606, 172620, 2382, 1, 0x20}, /* aten::sum.out */
    {172704, 172722, 2383, 1, 0x0}, /* aten::sum_to_size */
    {172778, 172793, 2384, 1, 0x0}, /* aten::swapaxes */
    {172859, 172875, 2385, 1, 0x80}, /* aten::swapaxes_ */
    {172944, 172959, 2386, 1, 0x0}, /* aten::swapdims */
    {173023, 173039, 2387, 1, 0x80}, /* aten::swapdims_ */
    {173106, 173122, 2388, 1, 0x1}, /* aten::sym_numel */
    {173161, 173180, 2389, 1, 0x1}, /* aten::sym_size.int */
    {173231, 173256, 2390, 1, 0x1}, /* aten::sym_storage_offset */
    {173304, 173325, 2391, 1, 0x1}, /* aten::sym_stride.int */
    {173378, 173386, 2392, 1, 0x0}, /* aten::t */
    {173423, 173432, 2393, 1, 0x80}, /* aten::t_ */
    {173472, 173485, 2394, 1, 0x80000}, /* aten::t_copy */
    {173521, 173538, 2395, 1, 0x80020}, /* aten::t_copy.out */
    {173601, 173612, 2396, 2, 0x0}, /* aten::take */
    {173660, 173675, 2398, 2, 0x0}, /* aten::take.out */
    {173750, 173771, 2400, 1, 0x0}, /* aten::take_along_dim */
    {173846, 173871, 2401, 1, 0x0}, /* aten::take_along_dim.out */
    {173973, 173983, 2402, 2, 0x10001}, /* aten::tan */
    {174016, 174030, 2404, 2, 0x10000}, /* aten::tan.out */
    {174090, 174101, 2406, 2, 0x10000}, /* aten::tan_ */
    {174143, 174154, 2408, 2, 0x10001}, /* aten::tanh */
    {174188, 174203, 2410, 2, 0x10000}, /* aten::tanh.out */
    {174264, 174276, 2412, 2, 0x10000}, /* aten::tanh_ */
    {174319, 174339, 2414, 2, 0x10000}, /* aten::tanh_backward */
    {174404, 174435, 2416, 2, 0x10000}, /* aten::tanh_backward.grad_input */
    {174541, 174568, 2418, 1, 0x0}, /* aten::tensor_split.indices */
    {174660, 174688, 2419, 1, 0x0}, /* aten::tensor_split.sections */
    {174780, 174826, 2420, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {174954, 174970, 2421, 1, 0x0}, /* aten::tensordot */
    {175058, 175078, 2422, 1, 0x0}, /* aten::tensordot.out */
    {175193, 175209, 2423, 2, 0x10000}, /* aten::threshold */
    {175280, 175300, 2425, 2, 0x0}, /* aten::threshold.out */
    {175398, 175415, 2427, 2, 0x0}, /* aten::threshold_ */
    {175495, 175520, 2429, 2, 0x10000}, /* aten::threshold_backward */
    {175606, 175642, 2431, 2, 0x0}, /* aten::threshold_backward.grad_input */
    {175769, 175780, 2433, 1, 0x0}, /* aten::tile */
    {175829, 175845, 2434, 1, 0x0}, /* aten::to.device */
    {175999, 176014, 2435, 1, 0x0}, /* aten::to.dtype */
    {176152, 176174, 2436, 1, 0x0}, /* aten::to.dtype_layout */
    {176393, 176408, 2437, 1, 0x0}, /* aten::to.other */
    {176542, 176553, 2438, 2, 0x1}, /* aten::topk */
    {176671, 176689, 2440, 2, 0x0}, /* aten::topk.values */
    {176864, 176876, 2442, 2, 0x0}, /* aten::trace */
    {176911, 176927, 2444, 1, 0x20}, /* aten::trace.out */
    {176989, 177009, 2445, 1, 0x0}, /* aten::transpose.int */
    {177078, 177095, 2446, 1, 0x80}, /* aten::transpose_ */
    {177163, 177188, 2447, 1, 0x80000}, /* aten::transpose_copy.int */
    {177256, 177285, 2448, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {177380, 177399, 2449, 1, 0x0}, /* aten::trapezoid.dx */
    {177466, 177484, 2450, 1, 0x0}, /* aten::trapezoid.x */
    {177547, 177562, 2451, 1, 0x0}, /* aten::trapz.dx */
    {177624, 177638, 2452, 1, 0x0}, /* aten::trapz.x */
    {177697, 177720, 2453, 2, 0x0}, /* aten::triangular_solve */
    {177879, 177904, 2455, 2, 0x0}, /* aten::triangular_solve.X */
    {178104, 178115, 2457, 2, 0x0}, /* aten::tril */
    {178168, 178183, 2459, 2, 0x0}, /* aten::tril.out */
    {178263, 178275, 2461, 2, 0x0}, /* aten::tril_ */
    {178337, 178356, 2463, 3, 0x0}, /* aten::tril_indices */
    {178509, 178532, 2466, 1, 0x20}, /* aten::tril_indices.out */
    {178620, 178646, 2467, 1, 0x0}, /* aten::triplet_margin_loss */
    {178814, 178825, 2468, 2, 0x0}, /* aten::triu */
    {178878, 178893, 2470, 2, 0x0}, /* aten::triu.out */
    {178973, 178985, 2472, 2, 0x0}, /* aten::triu_ */
    {179047, 179066, 2474, 3, 0x0}, /* aten::triu_indices */
    {179219, 179242, 2477, 1, 0x20}, /* aten::triu_indices.out */
    {179330, 179355, 2478, 1, 0x0}, /* aten::true_divide.Scalar */
    {179417, 179442, 2479, 1, 0x10000}, /* aten::true_divide.Tensor */
    {179504, 179526, 2480, 1, 0x0}, /* aten::true_divide.out */
    {179608, 179634, 2481, 1, 0x0}, /* aten::true_divide_.Scalar */
    {179705, 179731, 2482, 1, 0x0}, /* aten::true_divide_.Tensor */
    {179802, 179814, 2483, 2, 0x10001}, /* aten::trunc */
    {179849, 179865, 2485, 2, 0x10000}, /* aten::trunc.out */
    {179927, 179940, 2487, 2, 0x10000}, /* aten::trunc_ */
    {179984, 179998, 2489, 1, 0x0}, /* aten::type_as */
    {180049, 180066, 2490, 1, 0x0}, /* aten::unbind.int */
    {180130, 180152, 2491, 1, 0x80000}, /* aten::unbind_copy.int */
    {180210, 180236, 2492, 1, 0x0}, /* aten::unbind_copy.int_out */
    {180313, 180333, 2493, 1, 0x0}, /* aten::unflatten.int */
    {180407, 180420, 2494, 2, 0x0}, /* aten::unfold */
    {180497, 180519, 2496, 2, 0x0}, /* aten::unfold_backward */
    {180618, 180644, 2498, 1, 0x20}, /* aten::unfold_backward.out */
    {180770, 180788, 2499, 1, 0x80000}, /* aten::unfold_copy */
    {180864, 180886, 2500, 1, 0x80020}, /* aten::unfold_copy.out */
    {180989, 181014, 2501, 2, 0x8}, /* aten::unique_consecutive */
    {181148, 181177, 2503, 1, 0x20}, /* aten::unique_consecutive.out */
    {181381, 181398, 2504, 2, 0x8}, /* aten::unique_dim */
    {181536, 181557, 2506, 1, 0x20}, /* aten::unique_dim.out */
    {181765, 181794, 2507, 2, 0x8}, /* aten::unique_dim_consecutive */
    {181926, 181959, 2509, 1, 0x20}, /* aten::unique_dim_consecutive.out */
    {182161, 182180, 2510, 1, 0x100}, /* aten::unsafe_chunk */
    {182247, 182273, 2511, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {182354, 182384, 2512, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {182484, 182514, 2513, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {182602, 182636, 2514, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {182743, 182759, 2515, 1, 0x1}, /* aten::unsqueeze */
    {182813, 182830, 2516, 1, 0x80}, /* aten::unsqueeze_ */
    {182887, 182908, 2517, 1, 0x80000}, /* aten::unsqueeze_copy */
    {182961, 182986, 2518, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {183066, 183091, 2519, 2, 0x0}, /* aten::upsample_bicubic2d */
    {183226, 183255, 2521, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {183417, 183446, 2523, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {183566, 183600, 2524, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {183773, 183818, 2526, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {184032, 184058, 2528, 2, 0x0}, /* aten::upsample_bilinear2d */
    {184194, 184224, 2530, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {184387, 184417, 2532, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {184538, 184573, 2533, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {184747, 184793, 2535, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {185008, 185032, 2537, 2, 0x0}, /* aten::upsample_linear1d */
    {185142, 185170, 2539, 2, 0x0}, /* aten::upsample_linear1d.out */
    {185307, 185335, 2541, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {185454, 185487, 2542, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {185635, 185679, 2544, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {185868, 185893, 2546, 2, 0x0}, /* aten::upsample_nearest1d */
    {185984, 186013, 2548, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {186131, 186160, 2550, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {186260, 186294, 2551, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {186423, 186468, 2553, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {186638, 186663, 2555, 2, 0x0}, /* aten::upsample_nearest2d */
    {186778, 186807, 2557, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {186949, 186978, 2559, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {187078, 187112, 2560, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {187265, 187310, 2562, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {187504, 187529, 2564, 2, 0x0}, /* aten::upsample_nearest3d */
    {187666, 187695, 2566, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {187859, 187888, 2568, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {187988, 188022, 2569, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {188197, 188242, 2571, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {188458, 188485, 2573, 2, 0x0}, /* aten::upsample_trilinear3d */
    {188644, 188675, 2575, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {188861, 188892, 2577, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {189014, 189050, 2578, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {189247, 189294, 2580, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {189532, 189573, 2582, 1, 0x0}, /* aten::value_selecting_reduction_backward */
    {189692, 189702, 2583, 1, 0x40000}, /* aten::var */
    {189755, 189776, 2584, 2, 0x40001}, /* aten::var.correction */
    {189886, 189911, 2586, 2, 0x40000}, /* aten::var.correction_out */
    {190045, 190059, 2588, 1, 0x40001}, /* aten::var.dim */
    {190149, 190163, 2589, 1, 0x40000}, /* aten::var.out */
    {190276, 190291, 2590, 1, 0x40000}, /* aten::var_mean */
    {190359, 190385, 2591, 2, 0x40000}, /* aten::var_mean.correction */
    {190510, 190540, 2593, 1, 0x20}, /* aten::var_mean.correction_out */
    {190711, 190730, 2594, 1, 0x40000}, /* aten::var_mean.dim */
    {190835, 190846, 2595, 2, 0x0}, /* aten::vdot */
    {190894, 190909, 2597, 1, 0x0}, /* aten::vdot.out */
    {190984, 190995, 2598, 2, 0x1}, /* aten::view */
    {191050, 191067, 2600, 1, 0x0}, /* aten::view.dtype */
    {191131, 191145, 2601, 1, 0x0}, /* aten::view_as */
    {191202, 191224, 2602, 2, 0x0}, /* aten::view_as_complex */
    {191275, 191302, 2604, 1, 0x80000}, /* aten::view_as_complex_copy */
    {191352, 191383, 2605, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {191460, 191479, 2606, 2, 0x0}, /* aten::view_as_real */
    {191527, 191551, 2608, 1, 0x80000}, /* aten::view_as_real_copy */
    {191598, 191626, 2609, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {191700, 191716, 2610, 1, 0x80000}, /* aten::view_copy */
    {191770, 191792, 2611, 1, 0x80000}, /* aten::view_copy.dtype */
    {191855, 191881, 2612, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {191971, 191991, 2613, 1, 0x80020}, /* aten::view_copy.out */
    {192072, 192091, 2614, 1, 0x0}, /* aten::vsplit.array */
    {192161, 192178, 2615, 1, 0x0}, /* aten::vsplit.int */
    {192245, 192258, 2616, 1, 0x0}, /* aten::vstack */
    {192299, 192316, 2617, 1, 0x0}, /* aten::vstack.out */
    {192384, 192403, 2618, 1, 0x0}, /* aten::where.Scalar */
    {192477, 192501, 2619, 1, 0x0}, /* aten::where.ScalarOther */
    {192580, 192603, 2620, 1, 0x0}, /* aten::where.ScalarSelf */
    {192681, 192698, 2621, 2, 0x10001}, /* aten::where.self */
    {192770, 192791, 2623, 2, 0x0}, /* aten::where.self_out */
    {192890, 192918, 2625, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {193006, 193033, 2626, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {193120, 193142, 2627, 2, 0x10000}, /* aten::xlogy.OutTensor */
    {193224, 193249, 2629, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {193311, 193335, 2630, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {193396, 193415, 2631, 2, 0x10000}, /* aten::xlogy.Tensor */
    {193471, 193497, 2633, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {193568, 193588, 2634, 2, 0x10000}, /* aten::xlogy_.Tensor */
    {193653, 193664, 2636, 1, 0x20}, /* aten::zero */
    {193698, 193713, 2637, 1, 0x20}, /* aten::zero.out */
    {193774, 193786, 2638, 2, 0x0}, /* aten::zero_ */
    {193829, 193841, 2640, 2, 0x0}, /* aten::zeros */
    {193970, 193986, 2642, 1, 0x0}, /* aten::zeros.out */
    {194050, 194067, 2643, 1, 0x0}, /* aten::zeros_like */
    {194233, 194254, 2644, 1, 0x20}, /* aten::zeros_like.out */
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
    {1, 0, 46}, /* aten::_linalg_check_errors CPU */
    {16, 0, 46}, /* aten::_linalg_check_errors Meta */
    {1, 0, 47}, /* aten::_linalg_det CPU */
    {16, 0, 47}, /* aten::_linalg_det Meta */
    {1, 4, 25}, /* aten::_linalg_det.result CPU */
    {16, 4, 25}, /* aten::_linalg_det.result Meta */
    {1, 0, 48}, /* aten::_linalg_eigh CPU */
    {16, 0, 48}, /* aten::_linalg_eigh Meta */
    {1, 4, 26}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 26}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 49}, /* aten::_linalg_eigvals CPU */
    {16, 0, 49}, /* aten::_linalg_eigvals Meta */
    {1, 0, 50}, /* aten::_linalg_slogdet CPU */
    {16, 0, 50}, /* aten::_linalg_slogdet Meta */
    {1, 4, 27}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 27}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 51}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 51}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 28}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 28}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 52}, /* aten::_linalg_svd CPU */
    {16, 0, 52}, /* aten::_linalg_svd Meta */
    {1, 4, 29}, /* aten::_linalg_svd.U CPU */
    {16, 4, 29}, /* aten::_linalg_svd.U Meta */
    {1, 0, 53}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 54}, /* aten::_logcumsumexp CPU */
    {16, 0, 54}, /* aten::_logcumsumexp Meta */
    {1, 4, 30}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 30}, /* aten::_logcumsumexp.out Meta */
    {1, 0, 55}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 55}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 56}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 56}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 32}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 32}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 4, 33}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 4, 33}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 31}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 57}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 34}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 58}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 35}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 36}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 59}, /* aten::_pdist_forward CPU */
    {16, 0, 59}, /* aten::_pdist_forward Meta */
    {141, 4, 37}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 60}, /* aten::_prelu_kernel CPU */
    {16, 0, 60}, /* aten::_prelu_kernel Meta */
    {1, 0, 61}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 61}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 62}, /* aten::_reshape_alias CPU */
    {16, 0, 62}, /* aten::_reshape_alias Meta */
    {142, 7, 38}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 39}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {141, 0, 63}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 40}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 64}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 41}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 65}, /* aten::_unique CPU */
    {16, 0, 65}, /* aten::_unique Meta */
    {141, 4, 42}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 66}, /* aten::_unique2 CPU */
    {16, 0, 66}, /* aten::_unique2 Meta */
    {141, 4, 43}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 806}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 44}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 67}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 67}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 45}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 45}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 69}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 68}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 68}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 46}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 46}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 70}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 70}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 47}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 47}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 72}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 71}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 71}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 48}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 48}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 73}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 73}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 49}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 49}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 75}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 74}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 74}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 50}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 50}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 76}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 76}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 51}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 51}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 78}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 77}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 77}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 52}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 52}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 79}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 79}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 53}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 53}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 81}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 80}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 80}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 54}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 54}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 82}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 82}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 55}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 55}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 84}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 83}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 83}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 56}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 56}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 85}, /* aten::abs CPU */
    {16, 0, 85}, /* aten::abs Meta */
    {1, 0, 87}, /* aten::abs.out CPU */
    {16, 0, 87}, /* aten::abs.out Meta */
    {1, 0, 86}, /* aten::abs_ CPU */
    {16, 0, 86}, /* aten::abs_ Meta */
    {138, 0, 88}, /* aten::absolute implicit */
    {138, 4, 57}, /* aten::absolute.out implicit */
    {138, 0, 89}, /* aten::absolute_ implicit */
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
    {138, 0, 90}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 91}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 58}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 58}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 92}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 59}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 59}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 93}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 94}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 94}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 60}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 60}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 95}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 95}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 61}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 61}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 96}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 96}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 62}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 62}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 97}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 97}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 63}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 63}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 98}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 64}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::add.Tensor CPU */
    {16, 1, 6}, /* aten::add.Tensor Meta */
    {1, 3, 6}, /* aten::add.out CPU */
    {16, 3, 6}, /* aten::add.out Meta */
    {141, 0, 99}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 6}, /* aten::add_.Tensor CPU */
    {16, 2, 6}, /* aten::add_.Tensor Meta */
    {1, 0, 100}, /* aten::addbmm CPU */
    {16, 0, 100}, /* aten::addbmm Meta */
    {1, 4, 65}, /* aten::addbmm.out CPU */
    {16, 4, 65}, /* aten::addbmm.out Meta */
    {1, 0, 101}, /* aten::addbmm_ CPU */
    {16, 0, 101}, /* aten::addbmm_ Meta */
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
    {141, 0, 102}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 66}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 66}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 103}, /* aten::adjoint implicit */
    {141, 0, 104}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 67}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 68}, /* aten::alias_copy.out CompositeExplicitAutograd */
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
    {141, 0, 105}, /* aten::allclose CompositeExplicitAutograd */
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
    {1, 0, 106}, /* aten::angle CPU */
    {16, 0, 106}, /* aten::angle Meta */
    {1, 0, 107}, /* aten::angle.out CPU */
    {16, 0, 107}, /* aten::angle.out Meta */
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
    {141, 0, 108}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::arange BackendSelect */
    {141, 4, 69}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 109}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::arange.start BackendSelect */
    {1, 4, 70}, /* aten::arange.start_out CPU */
    {16, 4, 70}, /* aten::arange.start_out Meta */
    {141, 0, 110}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::arange.start_step BackendSelect */
    {138, 0, 111}, /* aten::arccos implicit */
    {138, 4, 71}, /* aten::arccos.out implicit */
    {138, 0, 112}, /* aten::arccos_ implicit */
    {138, 0, 113}, /* aten::arccosh implicit */
    {138, 4, 72}, /* aten::arccosh.out implicit */
    {138, 0, 114}, /* aten::arccosh_ implicit */
    {138, 0, 115}, /* aten::arcsin implicit */
    {138, 4, 73}, /* aten::arcsin.out implicit */
    {138, 0, 116}, /* aten::arcsin_ implicit */
    {138, 0, 117}, /* aten::arcsinh implicit */
    {138, 4, 74}, /* aten::arcsinh.out implicit */
    {138, 0, 118}, /* aten::arcsinh_ implicit */
    {138, 0, 119}, /* aten::arctan implicit */
    {138, 4, 75}, /* aten::arctan.out implicit */
    {138, 0, 120}, /* aten::arctan2 implicit */
    {138, 4, 76}, /* aten::arctan2.out implicit */
    {138, 0, 121}, /* aten::arctan2_ implicit */
    {138, 0, 122}, /* aten::arctan_ implicit */
    {138, 0, 123}, /* aten::arctanh implicit */
    {138, 4, 77}, /* aten::arctanh.out implicit */
    {138, 0, 124}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 125}, /* aten::argsort implicit */
    {138, 0, 126}, /* aten::argsort.stable implicit */
    {138, 0, 127}, /* aten::argsort.stable_out implicit */
    {138, 0, 128}, /* aten::argwhere implicit */
    {1, 0, 129}, /* aten::as_strided CPU */
    {16, 0, 129}, /* aten::as_strided Meta */
    {142, 5, 78}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 78}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 79}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 130}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 80}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
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
    {138, 0, 131}, /* aten::atleast_1d implicit */
    {138, 0, 132}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 133}, /* aten::atleast_2d implicit */
    {138, 0, 134}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 135}, /* aten::atleast_3d implicit */
    {138, 0, 136}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 137}, /* aten::avg_pool1d implicit */
    {1, 0, 138}, /* aten::avg_pool2d CPU */
    {16, 0, 138}, /* aten::avg_pool2d Meta */
    {1, 4, 81}, /* aten::avg_pool2d.out CPU */
    {16, 4, 81}, /* aten::avg_pool2d.out Meta */
    {1, 0, 139}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 139}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 82}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 82}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 140}, /* aten::avg_pool3d CPU */
    {16, 0, 140}, /* aten::avg_pool3d Meta */
    {1, 4, 83}, /* aten::avg_pool3d.out CPU */
    {16, 4, 83}, /* aten::avg_pool3d.out Meta */
    {1, 0, 141}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 141}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 84}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 84}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 27}, /* aten::baddbmm CPU */
    {16, 1, 27}, /* aten::baddbmm Meta */
    {1, 3, 27}, /* aten::baddbmm.out CPU */
    {16, 3, 27}, /* aten::baddbmm.out Meta */
    {1, 2, 27}, /* aten::baddbmm_ CPU */
    {16, 2, 27}, /* aten::baddbmm_ Meta */
    {138, 0, 143}, /* aten::batch_norm implicit */
    {1, 0, 144}, /* aten::batch_norm_backward CPU */
    {16, 0, 144}, /* aten::batch_norm_backward Meta */
    {1, 0, 145}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 145}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 85}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {138, 0, 146}, /* aten::bilinear implicit */
    {1, 0, 147}, /* aten::binary_cross_entropy CPU */
    {16, 0, 147}, /* aten::binary_cross_entropy Meta */
    {1, 4, 86}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 86}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 148}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 148}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 87}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 87}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 149}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 149}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 88}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 150}, /* aten::bincount CPU */
    {16, 0, 150}, /* aten::bincount Meta */
    {141, 4, 89}, /* aten::bincount.out CompositeExplicitAutograd */
    {141, 0, 151}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 152}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 90}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 153}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 154}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {141, 0, 155}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 91}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {141, 0, 156}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 157}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {141, 0, 158}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {141, 0, 159}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 160}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 92}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 161}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 162}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {141, 0, 163}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 93}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {141, 0, 164}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 165}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {141, 0, 166}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 167}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 168}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 94}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 169}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 170}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {141, 0, 171}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 95}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 172}, /* aten::broadcast_tensors implicit */
    {138, 0, 173}, /* aten::broadcast_to implicit */
    {1, 0, 174}, /* aten::bucketize.Scalar CPU */
    {16, 0, 174}, /* aten::bucketize.Scalar Meta */
    {141, 4, 96}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 175}, /* aten::bucketize.Tensor CPU */
    {16, 0, 175}, /* aten::bucketize.Tensor Meta */
    {1, 4, 97}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 97}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 176}, /* aten::can_cast implicit */
    {138, 0, 177}, /* aten::cartesian_prod implicit */
    {1, 0, 178}, /* aten::cat CPU */
    {16, 0, 178}, /* aten::cat Meta */
    {1, 0, 179}, /* aten::cat.out CPU */
    {16, 0, 179}, /* aten::cat.out Meta */
    {138, 0, 180}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {141, 0, 181}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 98}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 98}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 182}, /* aten::cholesky CPU */
    {16, 0, 182}, /* aten::cholesky Meta */
    {1, 0, 184}, /* aten::cholesky.out CPU */
    {16, 0, 184}, /* aten::cholesky.out Meta */
    {1, 0, 183}, /* aten::cholesky_inverse CPU */
    {16, 0, 183}, /* aten::cholesky_inverse Meta */
    {1, 4, 99}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 99}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 185}, /* aten::cholesky_solve CPU */
    {16, 0, 185}, /* aten::cholesky_solve Meta */
    {1, 0, 186}, /* aten::cholesky_solve.out CPU */
    {16, 0, 186}, /* aten::cholesky_solve.out Meta */
    {138, 0, 187}, /* aten::chunk implicit */
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
    {138, 0, 188}, /* aten::clip implicit */
    {138, 0, 190}, /* aten::clip.Tensor implicit */
    {138, 4, 101}, /* aten::clip.Tensor_out implicit */
    {138, 4, 100}, /* aten::clip.out implicit */
    {138, 0, 189}, /* aten::clip_ implicit */
    {138, 0, 191}, /* aten::clip_.Tensor implicit */
    {141, 0, 192}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 102}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 193}, /* aten::column_stack implicit */
    {138, 4, 103}, /* aten::column_stack.out implicit */
    {138, 0, 194}, /* aten::combinations implicit */
    {1, 0, 195}, /* aten::complex CPU */
    {16, 0, 195}, /* aten::complex Meta */
    {1, 0, 196}, /* aten::complex.out CPU */
    {16, 0, 196}, /* aten::complex.out Meta */
    {138, 0, 197}, /* aten::concat implicit */
    {138, 4, 104}, /* aten::concat.out implicit */
    {138, 0, 198}, /* aten::concatenate implicit */
    {138, 4, 105}, /* aten::concatenate.out implicit */
    {138, 0, 199}, /* aten::conj implicit */
    {138, 0, 200}, /* aten::conj_physical implicit */
    {1, 4, 106}, /* aten::conj_physical.out CPU */
    {16, 4, 106}, /* aten::conj_physical.out Meta */
    {1, 5, 106}, /* aten::conj_physical_ CPU */
    {16, 5, 106}, /* aten::conj_physical_ Meta */
    {141, 0, 201}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 107}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 202}, /* aten::contiguous implicit */
    {138, 0, 203}, /* aten::conv1d implicit */
    {138, 0, 204}, /* aten::conv1d.padding implicit */
    {138, 0, 205}, /* aten::conv2d implicit */
    {138, 0, 206}, /* aten::conv2d.padding implicit */
    {138, 0, 207}, /* aten::conv3d implicit */
    {138, 0, 208}, /* aten::conv3d.padding implicit */
    {138, 0, 209}, /* aten::conv_transpose1d implicit */
    {138, 0, 210}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 211}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 212}, /* aten::convolution CPU */
    {16, 0, 212}, /* aten::convolution Meta */
    {141, 4, 108}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 213}, /* aten::convolution_backward CPU */
    {16, 0, 213}, /* aten::convolution_backward Meta */
    {141, 4, 109}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 111}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 110}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 214}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 215}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 216}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 217}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
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
    {138, 0, 218}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 219}, /* aten::cosine_similarity implicit */
    {141, 0, 220}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 221}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 221}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 113}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 112}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {141, 0, 222}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 114}, /* aten::cummax.out CPU */
    {16, 4, 114}, /* aten::cummax.out Meta */
    {141, 0, 223}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 115}, /* aten::cummin.out CPU */
    {16, 4, 115}, /* aten::cummin.out Meta */
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
    {138, 0, 224}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 225}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 226}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 116}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 116}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {141, 0, 104}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 117}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 117}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 118}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 227}, /* aten::diag implicit */
    {138, 4, 119}, /* aten::diag.out implicit */
    {142, 0, 228}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 120}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 229}, /* aten::diagflat implicit */
    {141, 0, 230}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 231}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 122}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 121}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 123}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 232}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 124}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {1, 1, 47}, /* aten::digamma CPU */
    {16, 1, 47}, /* aten::digamma Meta */
    {1, 3, 47}, /* aten::digamma.out CPU */
    {16, 3, 47}, /* aten::digamma.out Meta */
    {1, 2, 47}, /* aten::digamma_ CPU */
    {16, 2, 47}, /* aten::digamma_ Meta */
    {141, 0, 233}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 125}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 234}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 235}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 127}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 126}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::div.Tensor CPU */
    {16, 1, 48}, /* aten::div.Tensor Meta */
    {1, 1, 49}, /* aten::div.Tensor_mode CPU */
    {16, 1, 49}, /* aten::div.Tensor_mode Meta */
    {1, 3, 48}, /* aten::div.out CPU */
    {16, 3, 48}, /* aten::div.out Meta */
    {1, 3, 49}, /* aten::div.out_mode CPU */
    {16, 3, 49}, /* aten::div.out_mode Meta */
    {141, 0, 236}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 237}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 48}, /* aten::div_.Tensor CPU */
    {16, 2, 48}, /* aten::div_.Tensor Meta */
    {1, 2, 49}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 49}, /* aten::div_.Tensor_mode Meta */
    {138, 0, 238}, /* aten::divide.Scalar implicit */
    {138, 0, 239}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 240}, /* aten::divide.Tensor implicit */
    {138, 0, 241}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 129}, /* aten::divide.out implicit */
    {138, 4, 130}, /* aten::divide.out_mode implicit */
    {138, 0, 242}, /* aten::divide_.Scalar implicit */
    {138, 5, 128}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 243}, /* aten::divide_.Tensor implicit */
    {138, 5, 130}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 244}, /* aten::dot CPU */
    {16, 0, 244}, /* aten::dot Meta */
    {141, 4, 131}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 245}, /* aten::dsplit.array implicit */
    {138, 0, 246}, /* aten::dsplit.int implicit */
    {138, 0, 247}, /* aten::dstack implicit */
    {138, 4, 132}, /* aten::dstack.out implicit */
    {138, 0, 248}, /* aten::einsum implicit */
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
    {141, 0, 249}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 133}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 250}, /* aten::embedding_backward implicit */
    {1, 0, 251}, /* aten::embedding_dense_backward CPU */
    {16, 0, 251}, /* aten::embedding_dense_backward Meta */
    {141, 4, 134}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 253}, /* aten::empty.memory_format CPU */
    {16, 0, 253}, /* aten::empty.memory_format Meta */
    {86, 0, 142}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 254}, /* aten::empty.out implicit */
    {141, 0, 252}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 135}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 255}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::empty_permuted BackendSelect */
    {141, 4, 136}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 256}, /* aten::empty_strided CPU */
    {16, 0, 256}, /* aten::empty_strided Meta */
    {86, 0, 142}, /* aten::empty_strided BackendSelect */
    {141, 4, 137}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 257}, /* aten::equal CPU */
    {16, 0, 257}, /* aten::equal Meta */
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
    {141, 0, 258}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 259}, /* aten::expand_as implicit */
    {142, 7, 138}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 139}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 59}, /* aten::expm1 CPU */
    {16, 1, 59}, /* aten::expm1 Meta */
    {1, 3, 59}, /* aten::expm1.out CPU */
    {16, 3, 59}, /* aten::expm1.out Meta */
    {1, 2, 59}, /* aten::expm1_ CPU */
    {16, 2, 59}, /* aten::expm1_ Meta */
    {141, 0, 260}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::eye BackendSelect */
    {141, 0, 261}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::eye.m BackendSelect */
    {1, 4, 141}, /* aten::eye.m_out CPU */
    {16, 4, 141}, /* aten::eye.m_out Meta */
    {1, 4, 140}, /* aten::eye.out CPU */
    {16, 4, 140}, /* aten::eye.out Meta */
    {138, 0, 262}, /* aten::fft_fft implicit */
    {138, 4, 142}, /* aten::fft_fft.out implicit */
    {138, 0, 263}, /* aten::fft_fft2 implicit */
    {138, 4, 143}, /* aten::fft_fft2.out implicit */
    {138, 0, 264}, /* aten::fft_fftn implicit */
    {138, 4, 144}, /* aten::fft_fftn.out implicit */
    {138, 0, 265}, /* aten::fft_hfft implicit */
    {138, 4, 145}, /* aten::fft_hfft.out implicit */
    {138, 0, 266}, /* aten::fft_hfft2 implicit */
    {138, 4, 146}, /* aten::fft_hfft2.out implicit */
    {138, 0, 267}, /* aten::fft_hfftn implicit */
    {138, 4, 147}, /* aten::fft_hfftn.out implicit */
    {138, 0, 268}, /* aten::fft_ifft implicit */
    {138, 4, 148}, /* aten::fft_ifft.out implicit */
    {138, 0, 269}, /* aten::fft_ifft2 implicit */
    {138, 4, 149}, /* aten::fft_ifft2.out implicit */
    {138, 0, 270}, /* aten::fft_ifftn implicit */
    {138, 4, 150}, /* aten::fft_ifftn.out implicit */
    {138, 0, 271}, /* aten::fft_ihfft implicit */
    {138, 4, 151}, /* aten::fft_ihfft.out implicit */
    {138, 0, 272}, /* aten::fft_ihfft2 implicit */
    {138, 0, 273}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 274}, /* aten::fft_ihfftn implicit */
    {138, 0, 275}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 276}, /* aten::fft_irfft implicit */
    {138, 4, 152}, /* aten::fft_irfft.out implicit */
    {138, 0, 277}, /* aten::fft_irfft2 implicit */
    {138, 4, 153}, /* aten::fft_irfft2.out implicit */
    {138, 0, 278}, /* aten::fft_irfftn implicit */
    {138, 4, 154}, /* aten::fft_irfftn.out implicit */
    {138, 0, 279}, /* aten::fft_rfft implicit */
    {138, 4, 155}, /* aten::fft_rfft.out implicit */
    {138, 0, 280}, /* aten::fft_rfft2 implicit */
    {138, 4, 156}, /* aten::fft_rfft2.out implicit */
    {138, 0, 281}, /* aten::fft_rfftn implicit */
    {138, 4, 157}, /* aten::fft_rfftn.out implicit */
    {141, 6, 160}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 158}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 161}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 159}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 282}, /* aten::fill_.Scalar CPU */
    {16, 0, 282}, /* aten::fill_.Scalar Meta */
    {1, 0, 283}, /* aten::fill_.Tensor CPU */
    {16, 0, 283}, /* aten::fill_.Tensor Meta */
    {138, 0, 284}, /* aten::fix implicit */
    {138, 4, 162}, /* aten::fix.out implicit */
    {138, 0, 285}, /* aten::fix_ implicit */
    {138, 0, 286}, /* aten::flatten.using_ints implicit */
    {1, 0, 287}, /* aten::flip CPU */
    {16, 0, 287}, /* aten::flip Meta */
    {141, 4, 163}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 288}, /* aten::fliplr implicit */
    {138, 0, 289}, /* aten::flipud implicit */
    {138, 0, 290}, /* aten::float_power.Scalar implicit */
    {138, 0, 291}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 292}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 293}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 294}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 295}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 296}, /* aten::float_power_.Scalar implicit */
    {138, 0, 297}, /* aten::float_power_.Tensor implicit */
    {1, 1, 60}, /* aten::floor CPU */
    {16, 1, 60}, /* aten::floor Meta */
    {1, 3, 60}, /* aten::floor.out CPU */
    {16, 3, 60}, /* aten::floor.out Meta */
    {1, 2, 60}, /* aten::floor_ CPU */
    {16, 2, 60}, /* aten::floor_ Meta */
    {1, 0, 298}, /* aten::floor_divide CPU */
    {16, 0, 298}, /* aten::floor_divide Meta */
    {141, 0, 299}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 164}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 302}, /* aten::floor_divide.out CPU */
    {16, 0, 302}, /* aten::floor_divide.out Meta */
    {141, 0, 300}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 301}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 301}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 61}, /* aten::fmax CPU */
    {16, 1, 61}, /* aten::fmax Meta */
    {1, 3, 61}, /* aten::fmax.out CPU */
    {16, 3, 61}, /* aten::fmax.out Meta */
    {1, 1, 62}, /* aten::fmin CPU */
    {16, 1, 62}, /* aten::fmin Meta */
    {1, 3, 62}, /* aten::fmin.out CPU */
    {16, 3, 62}, /* aten::fmin.out Meta */
    {141, 0, 303}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 304}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::fmod.Tensor CPU */
    {16, 1, 63}, /* aten::fmod.Tensor Meta */
    {1, 3, 63}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 63}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 305}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 63}, /* aten::fmod_.Tensor CPU */
    {16, 2, 63}, /* aten::fmod_.Tensor Meta */
    {1, 1, 64}, /* aten::frac CPU */
    {16, 1, 64}, /* aten::frac Meta */
    {1, 3, 64}, /* aten::frac.out CPU */
    {16, 3, 64}, /* aten::frac.out Meta */
    {1, 2, 64}, /* aten::frac_ CPU */
    {16, 2, 64}, /* aten::frac_ Meta */
    {1, 0, 306}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 306}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 165}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 165}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 307}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 307}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 166}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 166}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 308}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 308}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 167}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 167}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 309}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 309}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 168}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 168}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 310}, /* aten::frexp.Tensor CPU */
    {16, 0, 310}, /* aten::frexp.Tensor Meta */
    {1, 0, 311}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 311}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 312}, /* aten::from_file CPU */
    {86, 0, 142}, /* aten::from_file BackendSelect */
    {141, 4, 169}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 313}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::full BackendSelect */
    {141, 4, 170}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 314}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 171}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 65}, /* aten::gather CPU */
    {16, 1, 65}, /* aten::gather Meta */
    {1, 3, 65}, /* aten::gather.out CPU */
    {16, 3, 65}, /* aten::gather.out Meta */
    {138, 0, 315}, /* aten::gather_backward implicit */
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
    {1, 0, 316}, /* aten::geqrf CPU */
    {16, 0, 316}, /* aten::geqrf Meta */
    {1, 4, 172}, /* aten::geqrf.a CPU */
    {16, 4, 172}, /* aten::geqrf.a Meta */
    {138, 0, 317}, /* aten::ger implicit */
    {138, 4, 173}, /* aten::ger.out implicit */
    {138, 0, 318}, /* aten::gradient.array implicit */
    {138, 0, 319}, /* aten::gradient.scalararray implicit */
    {138, 0, 320}, /* aten::gradient.scalarint implicit */
    {138, 0, 321}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 322}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 323}, /* aten::gradient.tensorarray implicit */
    {138, 0, 324}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 325}, /* aten::greater.Scalar implicit */
    {138, 4, 174}, /* aten::greater.Scalar_out implicit */
    {138, 0, 326}, /* aten::greater.Tensor implicit */
    {138, 4, 175}, /* aten::greater.Tensor_out implicit */
    {138, 0, 327}, /* aten::greater_.Scalar implicit */
    {138, 0, 328}, /* aten::greater_.Tensor implicit */
    {138, 0, 329}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 176}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 330}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 177}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 331}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 332}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 333}, /* aten::group_norm implicit */
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
    {1, 0, 334}, /* aten::hardswish CPU */
    {16, 0, 334}, /* aten::hardswish Meta */
    {1, 0, 337}, /* aten::hardswish.out CPU */
    {16, 0, 337}, /* aten::hardswish.out Meta */
    {1, 0, 335}, /* aten::hardswish_ CPU */
    {16, 0, 335}, /* aten::hardswish_ Meta */
    {1, 0, 336}, /* aten::hardswish_backward CPU */
    {16, 0, 336}, /* aten::hardswish_backward Meta */
    {141, 4, 178}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 338}, /* aten::hardtanh CPU */
    {16, 0, 338}, /* aten::hardtanh Meta */
    {1, 0, 342}, /* aten::hardtanh.out CPU */
    {16, 0, 342}, /* aten::hardtanh.out Meta */
    {1, 0, 339}, /* aten::hardtanh_ CPU */
    {16, 0, 339}, /* aten::hardtanh_ Meta */
    {1, 0, 340}, /* aten::hardtanh_backward CPU */
    {16, 0, 340}, /* aten::hardtanh_backward Meta */
    {1, 0, 341}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 341}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 77}, /* aten::heaviside CPU */
    {16, 1, 77}, /* aten::heaviside Meta */
    {1, 3, 77}, /* aten::heaviside.out CPU */
    {16, 3, 77}, /* aten::heaviside.out Meta */
    {1, 2, 77}, /* aten::heaviside_ CPU */
    {16, 2, 77}, /* aten::heaviside_ Meta */
    {138, 0, 343}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 344}, /* aten::histc CPU */
    {16, 0, 344}, /* aten::histc Meta */
    {1, 4, 179}, /* aten::histc.out CPU */
    {16, 4, 179}, /* aten::histc.out Meta */
    {1, 0, 345}, /* aten::histogram.bin_ct CPU */
    {16, 0, 345}, /* aten::histogram.bin_ct Meta */
    {1, 4, 180}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 180}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 346}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 346}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 181}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 181}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 347}, /* aten::hsplit.array implicit */
    {138, 0, 348}, /* aten::hsplit.int implicit */
    {138, 0, 349}, /* aten::hstack implicit */
    {138, 4, 182}, /* aten::hstack.out implicit */
    {1, 0, 350}, /* aten::huber_loss CPU */
    {16, 0, 350}, /* aten::huber_loss Meta */
    {1, 4, 183}, /* aten::huber_loss.out CPU */
    {16, 4, 183}, /* aten::huber_loss.out Meta */
    {1, 0, 351}, /* aten::huber_loss_backward CPU */
    {16, 0, 351}, /* aten::huber_loss_backward Meta */
    {1, 4, 184}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 184}, /* aten::huber_loss_backward.out Meta */
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
    {138, 0, 352}, /* aten::imag implicit */
    {1, 0, 353}, /* aten::index.Tensor CPU */
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
    {141, 6, 187}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 185}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 188}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 186}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 354}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 354}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 355}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 355}, /* aten::index_fill_.int_Tensor Meta */
    {1, 1, 84}, /* aten::index_reduce CPU */
    {16, 1, 84}, /* aten::index_reduce Meta */
    {1, 3, 84}, /* aten::index_reduce.out CPU */
    {16, 3, 84}, /* aten::index_reduce.out Meta */
    {1, 2, 84}, /* aten::index_reduce_ CPU */
    {16, 2, 84}, /* aten::index_reduce_ Meta */
    {1, 0, 356}, /* aten::index_select CPU */
    {16, 0, 356}, /* aten::index_select Meta */
    {1, 4, 189}, /* aten::index_select.out CPU */
    {16, 4, 189}, /* aten::index_select.out Meta */
    {138, 0, 357}, /* aten::index_select_backward implicit */
    {138, 0, 358}, /* aten::inner implicit */
    {138, 4, 190}, /* aten::inner.out implicit */
    {138, 0, 359}, /* aten::instance_norm implicit */
    {138, 0, 360}, /* aten::is_complex implicit */
    {138, 0, 361}, /* aten::is_conj implicit */
    {138, 0, 362}, /* aten::is_distributed implicit */
    {138, 0, 363}, /* aten::is_floating_point implicit */
    {138, 0, 364}, /* aten::is_inference implicit */
    {138, 0, 365}, /* aten::is_neg implicit */
    {138, 0, 366}, /* aten::is_nonzero implicit */
    {141, 0, 367}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 368}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 369}, /* aten::is_signed implicit */
    {138, 0, 370}, /* aten::isclose implicit */
    {138, 0, 371}, /* aten::isfinite implicit */
    {1, 0, 372}, /* aten::isinf CPU */
    {16, 0, 372}, /* aten::isinf Meta */
    {141, 4, 191}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 373}, /* aten::isnan CPU */
    {16, 0, 373}, /* aten::isnan Meta */
    {141, 4, 192}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 85}, /* aten::isneginf CPU */
    {16, 1, 85}, /* aten::isneginf Meta */
    {1, 3, 85}, /* aten::isneginf.out CPU */
    {16, 3, 85}, /* aten::isneginf.out Meta */
    {1, 1, 86}, /* aten::isposinf CPU */
    {16, 1, 86}, /* aten::isposinf Meta */
    {1, 3, 86}, /* aten::isposinf.out CPU */
    {16, 3, 86}, /* aten::isposinf.out Meta */
    {138, 0, 374}, /* aten::isreal implicit */
    {138, 0, 375}, /* aten::item implicit */
    {138, 0, 376}, /* aten::kl_div implicit */
    {138, 0, 377}, /* aten::kron implicit */
    {138, 4, 193}, /* aten::kron.out implicit */
    {141, 0, 378}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 4, 194}, /* aten::kthvalue.values CPU */
    {16, 4, 194}, /* aten::kthvalue.values Meta */
    {138, 0, 379}, /* aten::l1_loss implicit */
    {138, 0, 380}, /* aten::layer_norm implicit */
    {1, 1, 87}, /* aten::lcm CPU */
    {16, 1, 87}, /* aten::lcm Meta */
    {1, 3, 87}, /* aten::lcm.out CPU */
    {16, 3, 87}, /* aten::lcm.out Meta */
    {1, 2, 87}, /* aten::lcm_ CPU */
    {16, 2, 87}, /* aten::lcm_ Meta */
    {141, 0, 381}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 195}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 195}, /* aten::ldexp_ CompositeExplicitAutograd */
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
    {138, 0, 382}, /* aten::less.Scalar implicit */
    {138, 4, 196}, /* aten::less.Scalar_out implicit */
    {138, 0, 383}, /* aten::less.Tensor implicit */
    {138, 4, 197}, /* aten::less.Tensor_out implicit */
    {138, 0, 384}, /* aten::less_.Scalar implicit */
    {138, 0, 385}, /* aten::less_.Tensor implicit */
    {138, 0, 386}, /* aten::less_equal.Scalar implicit */
    {138, 4, 198}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 387}, /* aten::less_equal.Tensor implicit */
    {138, 4, 199}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 388}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 389}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 94}, /* aten::lgamma CPU */
    {16, 1, 94}, /* aten::lgamma Meta */
    {1, 3, 94}, /* aten::lgamma.out CPU */
    {16, 3, 94}, /* aten::lgamma.out Meta */
    {1, 2, 94}, /* aten::lgamma_ CPU */
    {16, 2, 94}, /* aten::lgamma_ Meta */
    {141, 0, 390}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 200}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 391}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 201}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 202}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {1, 0, 392}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 392}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 203}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 203}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 393}, /* aten::linalg_diagonal implicit */
    {1, 0, 394}, /* aten::linalg_eig CPU */
    {16, 0, 394}, /* aten::linalg_eig Meta */
    {1, 4, 204}, /* aten::linalg_eig.out CPU */
    {16, 4, 204}, /* aten::linalg_eig.out Meta */
    {1, 0, 395}, /* aten::linalg_householder_product CPU */
    {16, 0, 395}, /* aten::linalg_householder_product Meta */
    {1, 4, 205}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 205}, /* aten::linalg_householder_product.out Meta */
    {1, 0, 396}, /* aten::linalg_inv_ex CPU */
    {16, 0, 396}, /* aten::linalg_inv_ex Meta */
    {1, 4, 206}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 206}, /* aten::linalg_inv_ex.inverse Meta */
    {1, 0, 397}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 397}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 207}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 207}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 398}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 398}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 208}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 208}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 399}, /* aten::linalg_lstsq CPU */
    {16, 0, 399}, /* aten::linalg_lstsq Meta */
    {1, 4, 209}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 209}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 400}, /* aten::linalg_lu CPU */
    {16, 0, 400}, /* aten::linalg_lu Meta */
    {1, 4, 210}, /* aten::linalg_lu.out CPU */
    {16, 4, 210}, /* aten::linalg_lu.out Meta */
    {1, 0, 401}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 401}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 211}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 211}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 402}, /* aten::linalg_lu_solve CPU */
    {16, 0, 402}, /* aten::linalg_lu_solve Meta */
    {1, 4, 212}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 212}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 403}, /* aten::linalg_matmul implicit */
    {138, 4, 213}, /* aten::linalg_matmul.out implicit */
    {1, 0, 404}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 404}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 214}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 405}, /* aten::linalg_multi_dot implicit */
    {138, 4, 215}, /* aten::linalg_multi_dot.out implicit */
    {1, 0, 406}, /* aten::linalg_qr CPU */
    {16, 0, 406}, /* aten::linalg_qr Meta */
    {1, 4, 216}, /* aten::linalg_qr.out CPU */
    {16, 4, 216}, /* aten::linalg_qr.out Meta */
    {1, 0, 407}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 407}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 217}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 217}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 408}, /* aten::linalg_vander implicit */
    {138, 0, 409}, /* aten::linalg_vecdot implicit */
    {138, 4, 218}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 95}, /* aten::linalg_vector_norm CPU */
    {16, 1, 95}, /* aten::linalg_vector_norm Meta */
    {1, 3, 95}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 95}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 410}, /* aten::linear implicit */
    {141, 0, 411}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::linspace BackendSelect */
    {141, 0, 412}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 220}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 413}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {141, 4, 221}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 414}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {141, 4, 222}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 219}, /* aten::linspace.out CPU */
    {16, 4, 219}, /* aten::linspace.out Meta */
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
    {138, 0, 415}, /* aten::log_sigmoid implicit */
    {138, 0, 420}, /* aten::log_sigmoid.out implicit */
    {1, 0, 416}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 416}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 417}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 417}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 418}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 418}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 419}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 419}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 421}, /* aten::log_softmax.int implicit */
    {1, 4, 223}, /* aten::log_softmax.int_out CPU */
    {16, 4, 223}, /* aten::log_softmax.int_out Meta */
    {1, 1, 101}, /* aten::logaddexp CPU */
    {16, 1, 101}, /* aten::logaddexp Meta */
    {1, 3, 101}, /* aten::logaddexp.out CPU */
    {16, 3, 101}, /* aten::logaddexp.out Meta */
    {1, 1, 100}, /* aten::logaddexp2 CPU */
    {16, 1, 100}, /* aten::logaddexp2 Meta */
    {1, 3, 100}, /* aten::logaddexp2.out CPU */
    {16, 3, 100}, /* aten::logaddexp2.out Meta */
    {141, 0, 422}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 224}, /* aten::logcumsumexp.out CPU */
    {16, 4, 224}, /* aten::logcumsumexp.out Meta */
    {1, 0, 423}, /* aten::logical_and CPU */
    {16, 0, 423}, /* aten::logical_and Meta */
    {1, 0, 425}, /* aten::logical_and.out CPU */
    {16, 0, 425}, /* aten::logical_and.out Meta */
    {1, 0, 424}, /* aten::logical_and_ CPU */
    {16, 0, 424}, /* aten::logical_and_ Meta */
    {1, 0, 426}, /* aten::logical_not CPU */
    {16, 0, 426}, /* aten::logical_not Meta */
    {1, 0, 428}, /* aten::logical_not.out CPU */
    {16, 0, 428}, /* aten::logical_not.out Meta */
    {1, 0, 427}, /* aten::logical_not_ CPU */
    {16, 0, 427}, /* aten::logical_not_ Meta */
    {1, 0, 429}, /* aten::logical_or CPU */
    {16, 0, 429}, /* aten::logical_or Meta */
    {1, 0, 431}, /* aten::logical_or.out CPU */
    {16, 0, 431}, /* aten::logical_or.out Meta */
    {1, 0, 430}, /* aten::logical_or_ CPU */
    {16, 0, 430}, /* aten::logical_or_ Meta */
    {1, 0, 432}, /* aten::logical_xor CPU */
    {16, 0, 432}, /* aten::logical_xor Meta */
    {1, 0, 434}, /* aten::logical_xor.out CPU */
    {16, 0, 434}, /* aten::logical_xor.out Meta */
    {1, 0, 433}, /* aten::logical_xor_ CPU */
    {16, 0, 433}, /* aten::logical_xor_ Meta */
    {1, 0, 435}, /* aten::logit CPU */
    {16, 0, 435}, /* aten::logit Meta */
    {1, 0, 437}, /* aten::logit.out CPU */
    {16, 0, 437}, /* aten::logit.out Meta */
    {1, 0, 436}, /* aten::logit_ CPU */
    {16, 0, 436}, /* aten::logit_ Meta */
    {1, 1, 102}, /* aten::logit_backward CPU */
    {16, 1, 102}, /* aten::logit_backward Meta */
    {1, 3, 102}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 102}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 438}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::logspace BackendSelect */
    {141, 0, 439}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 226}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 440}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {141, 4, 227}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 441}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {141, 4, 228}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 225}, /* aten::logspace.out CPU */
    {16, 4, 225}, /* aten::logspace.out Meta */
    {141, 0, 442}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 229}, /* aten::logsumexp.out CPU */
    {16, 4, 229}, /* aten::logsumexp.out Meta */
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
    {1, 0, 443}, /* aten::lu_unpack CPU */
    {16, 0, 443}, /* aten::lu_unpack Meta */
    {1, 4, 230}, /* aten::lu_unpack.out CPU */
    {16, 4, 230}, /* aten::lu_unpack.out Meta */
    {138, 0, 444}, /* aten::mH implicit */
    {138, 0, 445}, /* aten::mT implicit */
    {138, 0, 446}, /* aten::margin_ranking_loss implicit */
    {1, 0, 447}, /* aten::masked_select CPU */
    {138, 0, 448}, /* aten::matmul implicit */
    {138, 0, 449}, /* aten::matmul.out implicit */
    {138, 0, 450}, /* aten::matrix_H implicit */
    {1, 0, 451}, /* aten::max CPU */
    {16, 0, 451}, /* aten::max Meta */
    {1, 1, 105}, /* aten::max.dim CPU */
    {16, 1, 105}, /* aten::max.dim Meta */
    {1, 3, 105}, /* aten::max.dim_max CPU */
    {16, 3, 105}, /* aten::max.dim_max Meta */
    {138, 0, 452}, /* aten::max.other implicit */
    {1, 4, 231}, /* aten::max.unary_out CPU */
    {16, 4, 231}, /* aten::max.unary_out Meta */
    {138, 0, 453}, /* aten::max_pool1d implicit */
    {138, 0, 454}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 455}, /* aten::max_pool2d implicit */
    {1, 0, 456}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 456}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 232}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 232}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 457}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 457}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 233}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 233}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 458}, /* aten::max_pool3d implicit */
    {1, 0, 459}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 459}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 234}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 234}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 460}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 460}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 235}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 235}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 461}, /* aten::max_unpool2d CPU */
    {16, 0, 461}, /* aten::max_unpool2d Meta */
    {1, 4, 236}, /* aten::max_unpool2d.out CPU */
    {16, 4, 236}, /* aten::max_unpool2d.out Meta */
    {1, 0, 462}, /* aten::max_unpool3d CPU */
    {16, 0, 462}, /* aten::max_unpool3d Meta */
    {1, 4, 237}, /* aten::max_unpool3d.out CPU */
    {16, 4, 237}, /* aten::max_unpool3d.out Meta */
    {1, 1, 106}, /* aten::maximum CPU */
    {16, 1, 106}, /* aten::maximum Meta */
    {1, 3, 106}, /* aten::maximum.out CPU */
    {16, 3, 106}, /* aten::maximum.out Meta */
    {141, 0, 463}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 107}, /* aten::mean.dim CPU */
    {16, 1, 107}, /* aten::mean.dim Meta */
    {1, 4, 238}, /* aten::mean.dtype_out CPU */
    {16, 4, 238}, /* aten::mean.dtype_out Meta */
    {1, 3, 107}, /* aten::mean.out CPU */
    {16, 3, 107}, /* aten::mean.out Meta */
    {1, 0, 464}, /* aten::median CPU */
    {16, 0, 464}, /* aten::median Meta */
    {141, 0, 465}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 240}, /* aten::median.dim_values CPU */
    {16, 4, 240}, /* aten::median.dim_values Meta */
    {141, 4, 239}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 466}, /* aten::meshgrid implicit */
    {138, 0, 467}, /* aten::meshgrid.indexing implicit */
    {1, 0, 468}, /* aten::min CPU */
    {16, 0, 468}, /* aten::min Meta */
    {1, 1, 108}, /* aten::min.dim CPU */
    {16, 1, 108}, /* aten::min.dim Meta */
    {1, 3, 108}, /* aten::min.dim_min CPU */
    {16, 3, 108}, /* aten::min.dim_min Meta */
    {138, 0, 469}, /* aten::min.other implicit */
    {1, 4, 241}, /* aten::min.unary_out CPU */
    {16, 4, 241}, /* aten::min.unary_out Meta */
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
    {1, 0, 470}, /* aten::mish_backward CPU */
    {16, 0, 470}, /* aten::mish_backward Meta */
    {138, 0, 471}, /* aten::mish_backward implicit */
    {1, 1, 111}, /* aten::mm CPU */
    {16, 1, 111}, /* aten::mm Meta */
    {1, 3, 111}, /* aten::mm.out CPU */
    {16, 3, 111}, /* aten::mm.out Meta */
    {1, 0, 472}, /* aten::mode CPU */
    {16, 0, 472}, /* aten::mode Meta */
    {1, 4, 242}, /* aten::mode.values CPU */
    {16, 4, 242}, /* aten::mode.values Meta */
    {138, 0, 473}, /* aten::moveaxis.int implicit */
    {138, 0, 474}, /* aten::moveaxis.intlist implicit */
    {138, 0, 475}, /* aten::movedim.int implicit */
    {138, 0, 476}, /* aten::movedim.intlist implicit */
    {1, 0, 477}, /* aten::mse_loss CPU */
    {16, 0, 477}, /* aten::mse_loss Meta */
    {1, 4, 243}, /* aten::mse_loss.out CPU */
    {16, 4, 243}, /* aten::mse_loss.out Meta */
    {1, 0, 478}, /* aten::mse_loss_backward CPU */
    {16, 0, 478}, /* aten::mse_loss_backward Meta */
    {1, 4, 244}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 244}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 479}, /* aten::msort implicit */
    {138, 0, 480}, /* aten::msort.out implicit */
    {141, 0, 481}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 245}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mul.Tensor CPU */
    {16, 1, 112}, /* aten::mul.Tensor Meta */
    {1, 3, 112}, /* aten::mul.out CPU */
    {16, 3, 112}, /* aten::mul.out Meta */
    {141, 0, 482}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 112}, /* aten::mul_.Tensor CPU */
    {16, 2, 112}, /* aten::mul_.Tensor Meta */
    {138, 0, 483}, /* aten::multiply.Scalar implicit */
    {138, 0, 484}, /* aten::multiply.Tensor implicit */
    {138, 4, 246}, /* aten::multiply.out implicit */
    {138, 0, 485}, /* aten::multiply_.Scalar implicit */
    {138, 0, 486}, /* aten::multiply_.Tensor implicit */
    {141, 0, 487}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 247}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 488}, /* aten::mvlgamma CPU */
    {16, 0, 488}, /* aten::mvlgamma Meta */
    {1, 0, 490}, /* aten::mvlgamma.out CPU */
    {16, 0, 490}, /* aten::mvlgamma.out Meta */
    {1, 0, 489}, /* aten::mvlgamma_ CPU */
    {16, 0, 489}, /* aten::mvlgamma_ Meta */
    {1, 0, 491}, /* aten::nan_to_num CPU */
    {16, 0, 491}, /* aten::nan_to_num Meta */
    {1, 0, 493}, /* aten::nan_to_num.out CPU */
    {16, 0, 493}, /* aten::nan_to_num.out Meta */
    {1, 0, 492}, /* aten::nan_to_num_ CPU */
    {16, 0, 492}, /* aten::nan_to_num_ Meta */
    {1, 0, 494}, /* aten::nanmedian CPU */
    {16, 0, 494}, /* aten::nanmedian Meta */
    {141, 0, 495}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 249}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 249}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 248}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {1, 0, 496}, /* aten::nansum CPU */
    {16, 0, 496}, /* aten::nansum Meta */
    {1, 4, 250}, /* aten::nansum.out CPU */
    {16, 4, 250}, /* aten::nansum.out Meta */
    {138, 0, 497}, /* aten::narrow implicit */
    {138, 0, 498}, /* aten::narrow.Tensor implicit */
    {142, 7, 251}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 252}, /* aten::narrow_copy.out CPU */
    {16, 4, 252}, /* aten::narrow_copy.out Meta */
    {1, 0, 499}, /* aten::native_batch_norm CPU */
    {16, 0, 499}, /* aten::native_batch_norm Meta */
    {1, 4, 253}, /* aten::native_batch_norm.out CPU */
    {16, 4, 253}, /* aten::native_batch_norm.out Meta */
    {1, 0, 500}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 500}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 254}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 501}, /* aten::native_group_norm CPU */
    {16, 0, 501}, /* aten::native_group_norm Meta */
    {141, 4, 255}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 502}, /* aten::native_group_norm_backward CPU */
    {16, 0, 502}, /* aten::native_group_norm_backward Meta */
    {141, 4, 256}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 503}, /* aten::native_layer_norm CPU */
    {16, 0, 503}, /* aten::native_layer_norm Meta */
    {141, 4, 257}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 504}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 504}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 258}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
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
    {138, 0, 505}, /* aten::negative implicit */
    {138, 4, 259}, /* aten::negative.out implicit */
    {138, 0, 506}, /* aten::negative_ implicit */
    {141, 0, 507}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 260}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 508}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 261}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 509}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 262}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 510}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 263}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 511}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 264}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::nextafter CPU */
    {16, 1, 116}, /* aten::nextafter Meta */
    {1, 3, 116}, /* aten::nextafter.out CPU */
    {16, 3, 116}, /* aten::nextafter.out Meta */
    {1, 2, 116}, /* aten::nextafter_ CPU */
    {16, 2, 116}, /* aten::nextafter_ Meta */
    {1, 0, 512}, /* aten::nonzero CPU */
    {138, 0, 513}, /* aten::nonzero_numpy implicit */
    {141, 0, 514}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 118}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 515}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 266}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 265}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 117}, /* aten::norm.dtype_out CPU */
    {16, 3, 117}, /* aten::norm.dtype_out Meta */
    {1, 3, 118}, /* aten::norm.out CPU */
    {16, 3, 118}, /* aten::norm.out Meta */
    {138, 0, 516}, /* aten::not_equal.Scalar implicit */
    {138, 4, 267}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 517}, /* aten::not_equal.Tensor implicit */
    {138, 4, 268}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 518}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 519}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 520}, /* aten::numel implicit */
    {138, 0, 521}, /* aten::numpy_T implicit */
    {138, 0, 522}, /* aten::one_hot implicit */
    {141, 0, 523}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::ones BackendSelect */
    {141, 4, 269}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 524}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 270}, /* aten::ones_like.out CompositeExplicitAutograd */
    {1, 0, 525}, /* aten::ormqr CPU */
    {16, 0, 525}, /* aten::ormqr Meta */
    {1, 4, 271}, /* aten::ormqr.out CPU */
    {16, 4, 271}, /* aten::ormqr.out Meta */
    {138, 0, 526}, /* aten::outer implicit */
    {138, 4, 272}, /* aten::outer.out implicit */
    {138, 0, 527}, /* aten::pad implicit */
    {138, 0, 528}, /* aten::pairwise_distance implicit */
    {138, 0, 529}, /* aten::pdist implicit */
    {141, 0, 530}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 273}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 274}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 531}, /* aten::poisson_nll_loss implicit */
    {1, 0, 532}, /* aten::polar CPU */
    {16, 0, 532}, /* aten::polar Meta */
    {1, 0, 533}, /* aten::polar.out CPU */
    {16, 0, 533}, /* aten::polar.out Meta */
    {1, 1, 119}, /* aten::polygamma CPU */
    {16, 1, 119}, /* aten::polygamma Meta */
    {1, 3, 119}, /* aten::polygamma.out CPU */
    {16, 3, 119}, /* aten::polygamma.out Meta */
    {1, 0, 534}, /* aten::polygamma_ CPU */
    {16, 0, 534}, /* aten::polygamma_ Meta */
    {138, 0, 535}, /* aten::positive implicit */
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
    {138, 0, 536}, /* aten::prelu implicit */
    {1, 0, 537}, /* aten::prod CPU */
    {16, 0, 537}, /* aten::prod Meta */
    {1, 1, 123}, /* aten::prod.dim_int CPU */
    {16, 1, 123}, /* aten::prod.dim_int Meta */
    {1, 3, 123}, /* aten::prod.int_out CPU */
    {16, 3, 123}, /* aten::prod.int_out Meta */
    {141, 4, 275}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 538}, /* aten::promote_types implicit */
    {141, 6, 277}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 276}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 539}, /* aten::put_ CPU */
    {16, 0, 539}, /* aten::put_ Meta */
    {141, 0, 540}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 278}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 278}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 541}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::range BackendSelect */
    {1, 4, 280}, /* aten::range.out CPU */
    {16, 4, 280}, /* aten::range.out Meta */
    {141, 4, 279}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 542}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::range.step BackendSelect */
    {138, 0, 543}, /* aten::ravel implicit */
    {138, 0, 544}, /* aten::real implicit */
    {1, 1, 124}, /* aten::reciprocal CPU */
    {16, 1, 124}, /* aten::reciprocal Meta */
    {1, 3, 124}, /* aten::reciprocal.out CPU */
    {16, 3, 124}, /* aten::reciprocal.out Meta */
    {1, 2, 124}, /* aten::reciprocal_ CPU */
    {16, 2, 124}, /* aten::reciprocal_ Meta */
    {1, 0, 545}, /* aten::reflection_pad1d CPU */
    {16, 0, 545}, /* aten::reflection_pad1d Meta */
    {1, 4, 281}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 281}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 546}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 546}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 282}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 282}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 547}, /* aten::reflection_pad2d CPU */
    {16, 0, 547}, /* aten::reflection_pad2d Meta */
    {1, 4, 283}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 283}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 548}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 548}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 284}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 284}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 549}, /* aten::reflection_pad3d CPU */
    {16, 0, 549}, /* aten::reflection_pad3d Meta */
    {1, 4, 285}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 285}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 550}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 550}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 286}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 286}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 551}, /* aten::relu CPU */
    {16, 0, 551}, /* aten::relu Meta */
    {141, 4, 287}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 552}, /* aten::relu6 implicit */
    {138, 0, 553}, /* aten::relu6_ implicit */
    {1, 0, 554}, /* aten::relu_ CPU */
    {16, 0, 554}, /* aten::relu_ Meta */
    {141, 0, 555}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 556}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 556}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 288}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 557}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 125}, /* aten::remainder.Tensor CPU */
    {16, 1, 125}, /* aten::remainder.Tensor Meta */
    {1, 3, 125}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 125}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 558}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 125}, /* aten::remainder_.Tensor CPU */
    {16, 2, 125}, /* aten::remainder_.Tensor Meta */
    {141, 0, 559}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 289}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 560}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 290}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 561}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 562}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 563}, /* aten::replication_pad1d CPU */
    {16, 0, 563}, /* aten::replication_pad1d Meta */
    {1, 4, 291}, /* aten::replication_pad1d.out CPU */
    {16, 4, 291}, /* aten::replication_pad1d.out Meta */
    {1, 0, 564}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 564}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 292}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 292}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 565}, /* aten::replication_pad2d CPU */
    {16, 0, 565}, /* aten::replication_pad2d Meta */
    {1, 4, 293}, /* aten::replication_pad2d.out CPU */
    {16, 4, 293}, /* aten::replication_pad2d.out Meta */
    {1, 0, 566}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 566}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 294}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 294}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 567}, /* aten::replication_pad3d CPU */
    {16, 0, 567}, /* aten::replication_pad3d Meta */
    {1, 4, 295}, /* aten::replication_pad3d.out CPU */
    {16, 4, 295}, /* aten::replication_pad3d.out Meta */
    {1, 0, 568}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 568}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 296}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 296}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 569}, /* aten::reshape implicit */
    {138, 0, 570}, /* aten::reshape_as implicit */
    {141, 6, 298}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 297}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 571}, /* aten::resize_ CPU */
    {16, 0, 571}, /* aten::resize_ Meta */
    {141, 6, 300}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 299}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 572}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 573}, /* aten::resolve_conj implicit */
    {138, 0, 574}, /* aten::resolve_neg implicit */
    {138, 0, 575}, /* aten::result_type.Scalar implicit */
    {138, 0, 576}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 577}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 578}, /* aten::result_type.Tensor implicit */
    {138, 0, 579}, /* aten::rms_norm implicit */
    {1, 0, 580}, /* aten::roll CPU */
    {16, 0, 580}, /* aten::roll Meta */
    {141, 4, 301}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 581}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 302}, /* aten::rot90.out CompositeExplicitAutograd */
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
    {138, 0, 582}, /* aten::row_stack implicit */
    {138, 4, 303}, /* aten::row_stack.out implicit */
    {141, 0, 583}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 304}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {1, 1, 128}, /* aten::rsqrt CPU */
    {16, 1, 128}, /* aten::rsqrt Meta */
    {1, 3, 128}, /* aten::rsqrt.out CPU */
    {16, 3, 128}, /* aten::rsqrt.out Meta */
    {1, 2, 128}, /* aten::rsqrt_ CPU */
    {16, 2, 128}, /* aten::rsqrt_ Meta */
    {141, 0, 584}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 305}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 585}, /* aten::rsub.Tensor CPU */
    {16, 0, 585}, /* aten::rsub.Tensor Meta */
    {141, 4, 306}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 586}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 307}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
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
    {1, 0, 587}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 587}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 308}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 308}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 588}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 588}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 309}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 309}, /* aten::searchsorted.Tensor_out Meta */
    {141, 0, 590}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 589}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 311}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 310}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 312}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 591}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 313}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 592}, /* aten::selu implicit */
    {138, 0, 593}, /* aten::selu_ implicit */
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
    {138, 0, 594}, /* aten::size.int implicit */
    {141, 0, 595}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 596}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 315}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 314}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 316}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 597}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 317}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 598}, /* aten::smooth_l1_loss CPU */
    {16, 0, 598}, /* aten::smooth_l1_loss Meta */
    {1, 4, 318}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 318}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 599}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 599}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 319}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 319}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 600}, /* aten::soft_margin_loss CPU */
    {16, 0, 600}, /* aten::soft_margin_loss Meta */
    {141, 4, 320}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 601}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 601}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 321}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 602}, /* aten::softmax.int implicit */
    {1, 4, 322}, /* aten::softmax.int_out CPU */
    {16, 4, 322}, /* aten::softmax.int_out Meta */
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
    {141, 0, 603}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 149}, /* aten::sort.stable CPU */
    {16, 1, 149}, /* aten::sort.stable Meta */
    {1, 4, 323}, /* aten::sort.values CPU */
    {16, 4, 323}, /* aten::sort.values Meta */
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
    {141, 0, 604}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 605}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 155}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 155}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 606}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 607}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 156}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 156}, /* aten::special_chebyshev_polynomial_u Meta */
    {141, 0, 608}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 609}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 156}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 156}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 610}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 611}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 157}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 157}, /* aten::special_chebyshev_polynomial_v Meta */
    {141, 0, 612}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 613}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 157}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 157}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 614}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 615}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 158}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 158}, /* aten::special_chebyshev_polynomial_w Meta */
    {141, 0, 616}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 617}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 158}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 158}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 618}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 619}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 620}, /* aten::special_digamma implicit */
    {138, 0, 621}, /* aten::special_digamma.out implicit */
    {1, 1, 159}, /* aten::special_entr CPU */
    {16, 1, 159}, /* aten::special_entr Meta */
    {1, 3, 159}, /* aten::special_entr.out CPU */
    {16, 3, 159}, /* aten::special_entr.out Meta */
    {138, 0, 622}, /* aten::special_erf implicit */
    {138, 0, 623}, /* aten::special_erf.out implicit */
    {138, 0, 624}, /* aten::special_erfc implicit */
    {138, 0, 625}, /* aten::special_erfc.out implicit */
    {1, 1, 160}, /* aten::special_erfcx CPU */
    {16, 1, 160}, /* aten::special_erfcx Meta */
    {1, 3, 160}, /* aten::special_erfcx.out CPU */
    {16, 3, 160}, /* aten::special_erfcx.out Meta */
    {138, 0, 626}, /* aten::special_erfinv implicit */
    {138, 0, 627}, /* aten::special_erfinv.out implicit */
    {138, 0, 628}, /* aten::special_exp2 implicit */
    {138, 0, 629}, /* aten::special_exp2.out implicit */
    {138, 0, 630}, /* aten::special_expit implicit */
    {138, 0, 631}, /* aten::special_expit.out implicit */
    {138, 0, 632}, /* aten::special_expm1 implicit */
    {138, 0, 633}, /* aten::special_expm1.out implicit */
    {138, 0, 634}, /* aten::special_gammainc implicit */
    {138, 0, 635}, /* aten::special_gammainc.out implicit */
    {138, 0, 636}, /* aten::special_gammaincc implicit */
    {138, 0, 637}, /* aten::special_gammaincc.out implicit */
    {138, 0, 638}, /* aten::special_gammaln implicit */
    {138, 0, 639}, /* aten::special_gammaln.out implicit */
    {1, 1, 161}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 161}, /* aten::special_hermite_polynomial_h Meta */
    {141, 0, 640}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 641}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 161}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 642}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 643}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 162}, /* aten::special_hermite_polynomial_he Meta */
    {141, 0, 644}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 645}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 162}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 646}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 647}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 648}, /* aten::special_i0 implicit */
    {138, 0, 649}, /* aten::special_i0.out implicit */
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
    {141, 0, 650}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 651}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 166}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 166}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 652}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 653}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 167}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 167}, /* aten::special_legendre_polynomial_p Meta */
    {141, 0, 654}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 655}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 167}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 656}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 657}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 658}, /* aten::special_log1p implicit */
    {138, 0, 659}, /* aten::special_log1p.out implicit */
    {1, 1, 168}, /* aten::special_log_ndtr CPU */
    {16, 1, 168}, /* aten::special_log_ndtr Meta */
    {1, 3, 168}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 168}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 660}, /* aten::special_log_softmax implicit */
    {138, 0, 661}, /* aten::special_logit implicit */
    {138, 0, 662}, /* aten::special_logit.out implicit */
    {138, 0, 663}, /* aten::special_logsumexp implicit */
    {138, 0, 664}, /* aten::special_logsumexp.out implicit */
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
    {138, 0, 665}, /* aten::special_multigammaln implicit */
    {138, 0, 666}, /* aten::special_multigammaln.out implicit */
    {138, 0, 667}, /* aten::special_ndtr implicit */
    {138, 0, 668}, /* aten::special_ndtr.out implicit */
    {1, 1, 173}, /* aten::special_ndtri CPU */
    {16, 1, 173}, /* aten::special_ndtri Meta */
    {1, 3, 173}, /* aten::special_ndtri.out CPU */
    {16, 3, 173}, /* aten::special_ndtri.out Meta */
    {138, 0, 669}, /* aten::special_polygamma implicit */
    {138, 0, 670}, /* aten::special_polygamma.out implicit */
    {138, 0, 671}, /* aten::special_psi implicit */
    {138, 0, 672}, /* aten::special_psi.out implicit */
    {138, 0, 673}, /* aten::special_round implicit */
    {138, 0, 674}, /* aten::special_round.out implicit */
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
    {141, 0, 675}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 676}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 176}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 176}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 677}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 678}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 177}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 177}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {141, 0, 679}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 680}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 681}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 682}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {141, 0, 683}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 684}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 685}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 686}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {141, 0, 687}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 688}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 689}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 690}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 691}, /* aten::special_sinc implicit */
    {138, 0, 692}, /* aten::special_sinc.out implicit */
    {138, 0, 693}, /* aten::special_softmax implicit */
    {1, 1, 180}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 180}, /* aten::special_spherical_bessel_j0 Meta */
    {1, 3, 180}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 180}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 181}, /* aten::special_xlog1py CPU */
    {16, 1, 181}, /* aten::special_xlog1py Meta */
    {141, 0, 694}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 695}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 181}, /* aten::special_xlog1py.out CPU */
    {16, 3, 181}, /* aten::special_xlog1py.out Meta */
    {141, 0, 696}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 697}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 698}, /* aten::special_xlogy implicit */
    {138, 0, 699}, /* aten::special_xlogy.other_scalar implicit */
    {138, 0, 700}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 0, 701}, /* aten::special_xlogy.out implicit */
    {138, 0, 702}, /* aten::special_xlogy.self_scalar implicit */
    {138, 0, 703}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 182}, /* aten::special_zeta CPU */
    {16, 1, 182}, /* aten::special_zeta Meta */
    {141, 0, 704}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 705}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_zeta.out CPU */
    {16, 3, 182}, /* aten::special_zeta.out Meta */
    {141, 0, 706}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 707}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 708}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 709}, /* aten::split.sizes implicit */
    {142, 7, 324}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 325}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 710}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 326}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 327}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::sqrt CPU */
    {16, 1, 183}, /* aten::sqrt Meta */
    {1, 3, 183}, /* aten::sqrt.out CPU */
    {16, 3, 183}, /* aten::sqrt.out Meta */
    {1, 2, 183}, /* aten::sqrt_ CPU */
    {16, 2, 183}, /* aten::sqrt_ Meta */
    {138, 0, 711}, /* aten::square implicit */
    {138, 0, 713}, /* aten::square.out implicit */
    {138, 0, 712}, /* aten::square_ implicit */
    {141, 0, 714}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 715}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 716}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 328}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 329}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 330}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 328}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 329}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 332}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 330}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 333}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 331}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 717}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 334}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 718}, /* aten::std implicit */
    {1, 0, 719}, /* aten::std.correction CPU */
    {16, 0, 719}, /* aten::std.correction Meta */
    {1, 4, 335}, /* aten::std.correction_out CPU */
    {16, 4, 335}, /* aten::std.correction_out Meta */
    {138, 0, 720}, /* aten::std.dim implicit */
    {138, 4, 336}, /* aten::std.out implicit */
    {138, 0, 721}, /* aten::std_mean implicit */
    {1, 0, 722}, /* aten::std_mean.correction CPU */
    {16, 0, 722}, /* aten::std_mean.correction Meta */
    {141, 4, 337}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 723}, /* aten::std_mean.dim implicit */
    {138, 0, 724}, /* aten::stride.int implicit */
    {141, 0, 725}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 338}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::sub.Tensor CPU */
    {16, 1, 184}, /* aten::sub.Tensor Meta */
    {1, 3, 184}, /* aten::sub.out CPU */
    {16, 3, 184}, /* aten::sub.out Meta */
    {141, 0, 726}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 184}, /* aten::sub_.Tensor CPU */
    {16, 2, 184}, /* aten::sub_.Tensor Meta */
    {138, 0, 727}, /* aten::subtract.Scalar implicit */
    {138, 0, 728}, /* aten::subtract.Tensor implicit */
    {138, 4, 339}, /* aten::subtract.out implicit */
    {138, 0, 729}, /* aten::subtract_.Scalar implicit */
    {138, 5, 339}, /* aten::subtract_.Tensor implicit */
    {141, 0, 730}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 185}, /* aten::sum.IntList_out CPU */
    {16, 3, 185}, /* aten::sum.IntList_out Meta */
    {1, 1, 185}, /* aten::sum.dim_IntList CPU */
    {16, 1, 185}, /* aten::sum.dim_IntList Meta */
    {141, 4, 340}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 731}, /* aten::sum_to_size implicit */
    {138, 0, 732}, /* aten::swapaxes implicit */
    {138, 5, 341}, /* aten::swapaxes_ implicit */
    {138, 0, 733}, /* aten::swapdims implicit */
    {138, 5, 342}, /* aten::swapdims_ implicit */
    {138, 0, 734}, /* aten::sym_numel implicit */
    {138, 0, 735}, /* aten::sym_size.int implicit */
    {138, 0, 736}, /* aten::sym_storage_offset implicit */
    {138, 0, 737}, /* aten::sym_stride.int implicit */
    {141, 0, 738}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 343}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 343}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 344}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 739}, /* aten::take CPU */
    {16, 0, 739}, /* aten::take Meta */
    {1, 0, 741}, /* aten::take.out CPU */
    {16, 0, 741}, /* aten::take.out Meta */
    {138, 0, 740}, /* aten::take_along_dim implicit */
    {138, 4, 345}, /* aten::take_along_dim.out implicit */
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
    {138, 0, 742}, /* aten::tensor_split.indices implicit */
    {138, 0, 743}, /* aten::tensor_split.sections implicit */
    {138, 0, 744}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 745}, /* aten::tensordot implicit */
    {138, 4, 346}, /* aten::tensordot.out implicit */
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
    {138, 0, 746}, /* aten::tile implicit */
    {138, 0, 747}, /* aten::to.device implicit */
    {138, 0, 748}, /* aten::to.dtype implicit */
    {138, 0, 749}, /* aten::to.dtype_layout implicit */
    {138, 0, 750}, /* aten::to.other implicit */
    {1, 1, 191}, /* aten::topk CPU */
    {16, 1, 191}, /* aten::topk Meta */
    {1, 3, 191}, /* aten::topk.values CPU */
    {16, 3, 191}, /* aten::topk.values Meta */
    {1, 0, 751}, /* aten::trace CPU */
    {16, 0, 751}, /* aten::trace Meta */
    {141, 4, 347}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 752}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 348}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 348}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 349}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 753}, /* aten::trapezoid.dx implicit */
    {138, 0, 754}, /* aten::trapezoid.x implicit */
    {138, 0, 755}, /* aten::trapz.dx implicit */
    {138, 0, 756}, /* aten::trapz.x implicit */
    {1, 0, 757}, /* aten::triangular_solve CPU */
    {16, 0, 757}, /* aten::triangular_solve Meta */
    {1, 4, 350}, /* aten::triangular_solve.X CPU */
    {16, 4, 350}, /* aten::triangular_solve.X Meta */
    {1, 1, 192}, /* aten::tril CPU */
    {16, 1, 192}, /* aten::tril Meta */
    {1, 3, 192}, /* aten::tril.out CPU */
    {16, 3, 192}, /* aten::tril.out Meta */
    {1, 2, 192}, /* aten::tril_ CPU */
    {16, 2, 192}, /* aten::tril_ Meta */
    {1, 0, 758}, /* aten::tril_indices CPU */
    {16, 0, 758}, /* aten::tril_indices Meta */
    {86, 0, 142}, /* aten::tril_indices BackendSelect */
    {141, 4, 351}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 759}, /* aten::triplet_margin_loss implicit */
    {1, 1, 193}, /* aten::triu CPU */
    {16, 1, 193}, /* aten::triu Meta */
    {1, 3, 193}, /* aten::triu.out CPU */
    {16, 3, 193}, /* aten::triu.out Meta */
    {1, 2, 193}, /* aten::triu_ CPU */
    {16, 2, 193}, /* aten::triu_ Meta */
    {1, 0, 760}, /* aten::triu_indices CPU */
    {16, 0, 760}, /* aten::triu_indices Meta */
    {86, 0, 142}, /* aten::triu_indices BackendSelect */
    {141, 4, 352}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 761}, /* aten::true_divide.Scalar implicit */
    {138, 0, 762}, /* aten::true_divide.Tensor implicit */
    {138, 4, 353}, /* aten::true_divide.out implicit */
    {138, 0, 763}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 764}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 194}, /* aten::trunc CPU */
    {16, 1, 194}, /* aten::trunc Meta */
    {1, 3, 194}, /* aten::trunc.out CPU */
    {16, 3, 194}, /* aten::trunc.out Meta */
    {1, 2, 194}, /* aten::trunc_ CPU */
    {16, 2, 194}, /* aten::trunc_ Meta */
    {138, 0, 765}, /* aten::type_as implicit */
    {141, 0, 766}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 354}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 355}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 767}, /* aten::unflatten.int implicit */
    {1, 0, 768}, /* aten::unfold CPU */
    {16, 0, 768}, /* aten::unfold Meta */
    {1, 0, 769}, /* aten::unfold_backward CPU */
    {16, 0, 769}, /* aten::unfold_backward Meta */
    {141, 4, 357}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 356}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 358}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {1, 0, 770}, /* aten::unique_consecutive CPU */
    {16, 0, 770}, /* aten::unique_consecutive Meta */
    {141, 4, 359}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 771}, /* aten::unique_dim CPU */
    {16, 0, 771}, /* aten::unique_dim Meta */
    {141, 4, 360}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 772}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 772}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 361}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 773}, /* aten::unsafe_chunk implicit */
    {141, 0, 774}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 362}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 775}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 363}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 776}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 364}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 364}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 365}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 777}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 777}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 366}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 366}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 779}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 778}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 778}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 367}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 367}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 780}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 780}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 368}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 368}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 782}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 781}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 781}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 369}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 369}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 783}, /* aten::upsample_linear1d CPU */
    {16, 0, 783}, /* aten::upsample_linear1d Meta */
    {1, 4, 370}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 370}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 785}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 784}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 784}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 371}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 371}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 786}, /* aten::upsample_nearest1d CPU */
    {16, 0, 786}, /* aten::upsample_nearest1d Meta */
    {1, 4, 372}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 372}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 788}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 787}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 787}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 373}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 373}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 789}, /* aten::upsample_nearest2d CPU */
    {16, 0, 789}, /* aten::upsample_nearest2d Meta */
    {1, 4, 374}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 374}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 791}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 790}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 790}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 375}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 375}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 792}, /* aten::upsample_nearest3d CPU */
    {16, 0, 792}, /* aten::upsample_nearest3d Meta */
    {1, 4, 376}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 376}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 794}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 793}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 793}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 377}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 377}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 795}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 795}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 378}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 378}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 797}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 796}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 796}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 379}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 379}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 798}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 799}, /* aten::var implicit */
    {1, 0, 800}, /* aten::var.correction CPU */
    {16, 0, 800}, /* aten::var.correction Meta */
    {1, 4, 380}, /* aten::var.correction_out CPU */
    {16, 4, 380}, /* aten::var.correction_out Meta */
    {138, 0, 801}, /* aten::var.dim implicit */
    {138, 4, 381}, /* aten::var.out implicit */
    {138, 0, 802}, /* aten::var_mean implicit */
    {1, 0, 803}, /* aten::var_mean.correction CPU */
    {16, 0, 803}, /* aten::var_mean.correction Meta */
    {141, 4, 382}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 804}, /* aten::var_mean.dim implicit */
    {1, 0, 805}, /* aten::vdot CPU */
    {16, 0, 805}, /* aten::vdot Meta */
    {141, 4, 383}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 806}, /* aten::view CPU */
    {16, 0, 806}, /* aten::view Meta */
    {141, 0, 810}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 807}, /* aten::view_as implicit */
    {1, 0, 808}, /* aten::view_as_complex CPU */
    {16, 0, 808}, /* aten::view_as_complex Meta */
    {142, 7, 386}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 387}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 809}, /* aten::view_as_real CPU */
    {16, 0, 809}, /* aten::view_as_real Meta */
    {142, 7, 388}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 389}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 384}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 385}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 391}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 390}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 811}, /* aten::vsplit.array implicit */
    {138, 0, 812}, /* aten::vsplit.int implicit */
    {138, 0, 813}, /* aten::vstack implicit */
    {138, 4, 392}, /* aten::vstack.out implicit */
    {138, 0, 814}, /* aten::where.Scalar implicit */
    {138, 0, 815}, /* aten::where.ScalarOther implicit */
    {138, 0, 816}, /* aten::where.ScalarSelf implicit */
    {1, 0, 817}, /* aten::where.self CPU */
    {16, 0, 817}, /* aten::where.self Meta */
    {1, 0, 818}, /* aten::where.self_out CPU */
    {16, 0, 818}, /* aten::where.self_out Meta */
    {141, 0, 819}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 820}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 195}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 195}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 821}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 822}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 195}, /* aten::xlogy.Tensor CPU */
    {16, 1, 195}, /* aten::xlogy.Tensor Meta */
    {141, 0, 823}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 195}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 195}, /* aten::xlogy_.Tensor Meta */
    {141, 6, 394}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 393}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 824}, /* aten::zero_ CPU */
    {16, 0, 824}, /* aten::zero_ Meta */
    {141, 0, 825}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 142}, /* aten::zeros BackendSelect */
    {141, 4, 395}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 826}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 396}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
