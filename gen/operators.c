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
tn_status tni_kernel__index_put_impl_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__unsafe_index_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__unsafe_index_put(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_bernoulli(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bernoulli__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bernoulli__float(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bernoulli_p(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_cauchy_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_dropout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_dropout_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_exponential_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_geometric_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_index_put_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_log_normal_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_masked_fill_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_fill_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_fill__Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_fill__Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_scatter(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_scatter_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_scatter_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_select(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_masked_select_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_multinomial(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multinomial_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_native_dropout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_native_dropout_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_nonzero_static(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_norm_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_norm_ScalarOpt_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_normal_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_normal_Tensor_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_normal_Tensor_float(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_normal_float_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_normal_float_float(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_rand(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rand_generator(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rand_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_generator(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_like_low_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_low(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_low_generator(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randn_generator(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randn_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_random_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_random__from(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_random__to(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randperm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randperm_generator(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_uniform_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_where(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__index_put_impl_, /* 45 */
    tni_kernel__is_all_true, /* 46 */
    tni_kernel__is_any_true, /* 47 */
    tni_kernel__linalg_check_errors, /* 48 */
    tni_kernel__linalg_det, /* 49 */
    tni_kernel__linalg_eigh, /* 50 */
    tni_kernel__linalg_eigvals, /* 51 */
    tni_kernel__linalg_slogdet, /* 52 */
    tni_kernel__linalg_solve_ex, /* 53 */
    tni_kernel__linalg_svd, /* 54 */
    tni_kernel__local_scalar_dense, /* 55 */
    tni_kernel__logcumsumexp, /* 56 */
    tni_kernel__native_batch_norm_legit, /* 57 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 58 */
    tni_kernel__native_batch_norm_legit_no_training, /* 59 */
    tni_kernel__native_batch_norm_legit_out, /* 60 */
    tni_kernel__neg_view, /* 61 */
    tni_kernel__pdist_forward, /* 62 */
    tni_kernel__prelu_kernel, /* 63 */
    tni_kernel__prelu_kernel_backward, /* 64 */
    tni_kernel__reshape_alias, /* 65 */
    tni_kernel__safe_softmax, /* 66 */
    tni_kernel__to_copy, /* 67 */
    tni_kernel__trilinear, /* 68 */
    tni_kernel__unique, /* 69 */
    tni_kernel__unique2, /* 70 */
    tni_kernel__unsafe_index_Tensor, /* 71 */
    tni_kernel__unsafe_index_put, /* 72 */
    tni_kernel__upsample_bicubic2d_aa, /* 73 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 74 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 75 */
    tni_kernel__upsample_bilinear2d_aa, /* 76 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 77 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 78 */
    tni_kernel__upsample_lanczos2d_aa, /* 79 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 80 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 81 */
    tni_kernel__upsample_nearest_exact1d, /* 82 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 83 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 84 */
    tni_kernel__upsample_nearest_exact2d, /* 85 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 86 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 87 */
    tni_kernel__upsample_nearest_exact3d, /* 88 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 89 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 90 */
    tni_kernel_abs, /* 91 */
    tni_kernel_abs_, /* 92 */
    tni_kernel_abs_out, /* 93 */
    tni_kernel_absolute, /* 94 */
    tni_kernel_absolute_, /* 95 */
    tni_kernel_adaptive_avg_pool1d, /* 96 */
    tni_kernel_adaptive_avg_pool2d, /* 97 */
    tni_kernel_adaptive_avg_pool3d, /* 98 */
    tni_kernel_adaptive_max_pool1d, /* 99 */
    tni_kernel_adaptive_max_pool2d, /* 100 */
    tni_kernel_adaptive_max_pool2d_backward, /* 101 */
    tni_kernel_adaptive_max_pool3d, /* 102 */
    tni_kernel_adaptive_max_pool3d_backward, /* 103 */
    tni_kernel_add_Scalar, /* 104 */
    tni_kernel_add__Scalar, /* 105 */
    tni_kernel_addbmm, /* 106 */
    tni_kernel_addbmm_, /* 107 */
    tni_kernel_addr, /* 108 */
    tni_kernel_adjoint, /* 109 */
    tni_kernel_alias, /* 110 */
    tni_kernel_allclose, /* 111 */
    tni_kernel_angle, /* 112 */
    tni_kernel_angle_out, /* 113 */
    tni_kernel_arange, /* 114 */
    tni_kernel_arange_start, /* 115 */
    tni_kernel_arange_start_step, /* 116 */
    tni_kernel_arccos, /* 117 */
    tni_kernel_arccos_, /* 118 */
    tni_kernel_arccosh, /* 119 */
    tni_kernel_arccosh_, /* 120 */
    tni_kernel_arcsin, /* 121 */
    tni_kernel_arcsin_, /* 122 */
    tni_kernel_arcsinh, /* 123 */
    tni_kernel_arcsinh_, /* 124 */
    tni_kernel_arctan, /* 125 */
    tni_kernel_arctan2, /* 126 */
    tni_kernel_arctan2_, /* 127 */
    tni_kernel_arctan_, /* 128 */
    tni_kernel_arctanh, /* 129 */
    tni_kernel_arctanh_, /* 130 */
    tni_kernel_argsort, /* 131 */
    tni_kernel_argsort_stable, /* 132 */
    tni_kernel_argsort_stable_out, /* 133 */
    tni_kernel_argwhere, /* 134 */
    tni_kernel_as_strided, /* 135 */
    tni_kernel_as_strided_scatter, /* 136 */
    tni_kernel_atleast_1d, /* 137 */
    tni_kernel_atleast_1d_Sequence, /* 138 */
    tni_kernel_atleast_2d, /* 139 */
    tni_kernel_atleast_2d_Sequence, /* 140 */
    tni_kernel_atleast_3d, /* 141 */
    tni_kernel_atleast_3d_Sequence, /* 142 */
    tni_kernel_avg_pool1d, /* 143 */
    tni_kernel_avg_pool2d, /* 144 */
    tni_kernel_avg_pool2d_backward, /* 145 */
    tni_kernel_avg_pool3d, /* 146 */
    tni_kernel_avg_pool3d_backward, /* 147 */
    tni_kernel_backend_select, /* 148 */
    tni_kernel_batch_norm, /* 149 */
    tni_kernel_batch_norm_backward, /* 150 */
    tni_kernel_batch_norm_update_stats, /* 151 */
    tni_kernel_bernoulli, /* 152 */
    tni_kernel_bernoulli__Tensor, /* 153 */
    tni_kernel_bernoulli__float, /* 154 */
    tni_kernel_bernoulli_p, /* 155 */
    tni_kernel_bilinear, /* 156 */
    tni_kernel_binary_cross_entropy, /* 157 */
    tni_kernel_binary_cross_entropy_backward, /* 158 */
    tni_kernel_binary_cross_entropy_with_logits, /* 159 */
    tni_kernel_bincount, /* 160 */
    tni_kernel_bitwise_and_Scalar, /* 161 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 162 */
    tni_kernel_bitwise_and_Scalar_out, /* 163 */
    tni_kernel_bitwise_and__Scalar, /* 164 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 165 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 166 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 167 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 168 */
    tni_kernel_bitwise_or_Scalar, /* 169 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 170 */
    tni_kernel_bitwise_or_Scalar_out, /* 171 */
    tni_kernel_bitwise_or__Scalar, /* 172 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 173 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 174 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 175 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 176 */
    tni_kernel_bitwise_xor_Scalar, /* 177 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 178 */
    tni_kernel_bitwise_xor_Scalar_out, /* 179 */
    tni_kernel_bitwise_xor__Scalar, /* 180 */
    tni_kernel_block_diag, /* 181 */
    tni_kernel_broadcast_tensors, /* 182 */
    tni_kernel_broadcast_to, /* 183 */
    tni_kernel_bucketize_Scalar, /* 184 */
    tni_kernel_bucketize_Tensor, /* 185 */
    tni_kernel_can_cast, /* 186 */
    tni_kernel_cartesian_prod, /* 187 */
    tni_kernel_cat, /* 188 */
    tni_kernel_cat_out, /* 189 */
    tni_kernel_cauchy_, /* 190 */
    tni_kernel_cdist, /* 191 */
    tni_kernel_celu, /* 192 */
    tni_kernel_cholesky, /* 193 */
    tni_kernel_cholesky_inverse, /* 194 */
    tni_kernel_cholesky_out, /* 195 */
    tni_kernel_cholesky_solve, /* 196 */
    tni_kernel_cholesky_solve_out, /* 197 */
    tni_kernel_chunk, /* 198 */
    tni_kernel_clip, /* 199 */
    tni_kernel_clip_, /* 200 */
    tni_kernel_clip_Tensor, /* 201 */
    tni_kernel_clip__Tensor, /* 202 */
    tni_kernel_clone, /* 203 */
    tni_kernel_column_stack, /* 204 */
    tni_kernel_combinations, /* 205 */
    tni_kernel_complex, /* 206 */
    tni_kernel_complex_out, /* 207 */
    tni_kernel_concat, /* 208 */
    tni_kernel_concatenate, /* 209 */
    tni_kernel_conj, /* 210 */
    tni_kernel_conj_physical, /* 211 */
    tni_kernel_constant_pad_nd, /* 212 */
    tni_kernel_contiguous, /* 213 */
    tni_kernel_conv1d, /* 214 */
    tni_kernel_conv1d_padding, /* 215 */
    tni_kernel_conv2d, /* 216 */
    tni_kernel_conv2d_padding, /* 217 */
    tni_kernel_conv3d, /* 218 */
    tni_kernel_conv3d_padding, /* 219 */
    tni_kernel_conv_transpose1d, /* 220 */
    tni_kernel_conv_transpose2d_input, /* 221 */
    tni_kernel_conv_transpose3d_input, /* 222 */
    tni_kernel_convolution, /* 223 */
    tni_kernel_convolution_backward, /* 224 */
    tni_kernel_copy_, /* 225 */
    tni_kernel_copysign_Scalar, /* 226 */
    tni_kernel_copysign_Scalar_out, /* 227 */
    tni_kernel_copysign__Scalar, /* 228 */
    tni_kernel_corrcoef, /* 229 */
    tni_kernel_cosine_embedding_loss, /* 230 */
    tni_kernel_cosine_similarity, /* 231 */
    tni_kernel_count_nonzero, /* 232 */
    tni_kernel_count_nonzero_dim_IntList, /* 233 */
    tni_kernel_cov, /* 234 */
    tni_kernel_cummax, /* 235 */
    tni_kernel_cummin, /* 236 */
    tni_kernel_cumulative_trapezoid_dx, /* 237 */
    tni_kernel_cumulative_trapezoid_x, /* 238 */
    tni_kernel_deg2rad, /* 239 */
    tni_kernel_diag, /* 240 */
    tni_kernel_diag_embed, /* 241 */
    tni_kernel_diagflat, /* 242 */
    tni_kernel_diagonal, /* 243 */
    tni_kernel_diagonal_backward, /* 244 */
    tni_kernel_diagonal_scatter, /* 245 */
    tni_kernel_diff, /* 246 */
    tni_kernel_diff_out, /* 247 */
    tni_kernel_dist, /* 248 */
    tni_kernel_div_Scalar, /* 249 */
    tni_kernel_div_Scalar_mode, /* 250 */
    tni_kernel_div__Scalar, /* 251 */
    tni_kernel_div__Scalar_mode, /* 252 */
    tni_kernel_divide_Scalar, /* 253 */
    tni_kernel_divide_Scalar_mode, /* 254 */
    tni_kernel_divide_Tensor, /* 255 */
    tni_kernel_divide_Tensor_mode, /* 256 */
    tni_kernel_divide__Scalar, /* 257 */
    tni_kernel_divide__Scalar_mode, /* 258 */
    tni_kernel_divide__Tensor, /* 259 */
    tni_kernel_divide__Tensor_mode, /* 260 */
    tni_kernel_dot, /* 261 */
    tni_kernel_dropout, /* 262 */
    tni_kernel_dropout_, /* 263 */
    tni_kernel_dsplit_array, /* 264 */
    tni_kernel_dsplit_int, /* 265 */
    tni_kernel_dstack, /* 266 */
    tni_kernel_einsum, /* 267 */
    tni_kernel_embedding, /* 268 */
    tni_kernel_embedding_backward, /* 269 */
    tni_kernel_embedding_dense_backward, /* 270 */
    tni_kernel_empty_like, /* 271 */
    tni_kernel_empty_memory_format, /* 272 */
    tni_kernel_empty_out, /* 273 */
    tni_kernel_empty_permuted, /* 274 */
    tni_kernel_empty_strided, /* 275 */
    tni_kernel_equal, /* 276 */
    tni_kernel_expand, /* 277 */
    tni_kernel_expand_as, /* 278 */
    tni_kernel_exponential_, /* 279 */
    tni_kernel_eye, /* 280 */
    tni_kernel_eye_m, /* 281 */
    tni_kernel_fft_fft, /* 282 */
    tni_kernel_fft_fft2, /* 283 */
    tni_kernel_fft_fftn, /* 284 */
    tni_kernel_fft_hfft, /* 285 */
    tni_kernel_fft_hfft2, /* 286 */
    tni_kernel_fft_hfftn, /* 287 */
    tni_kernel_fft_ifft, /* 288 */
    tni_kernel_fft_ifft2, /* 289 */
    tni_kernel_fft_ifftn, /* 290 */
    tni_kernel_fft_ihfft, /* 291 */
    tni_kernel_fft_ihfft2, /* 292 */
    tni_kernel_fft_ihfft2_out, /* 293 */
    tni_kernel_fft_ihfftn, /* 294 */
    tni_kernel_fft_ihfftn_out, /* 295 */
    tni_kernel_fft_irfft, /* 296 */
    tni_kernel_fft_irfft2, /* 297 */
    tni_kernel_fft_irfftn, /* 298 */
    tni_kernel_fft_rfft, /* 299 */
    tni_kernel_fft_rfft2, /* 300 */
    tni_kernel_fft_rfftn, /* 301 */
    tni_kernel_fill__Scalar, /* 302 */
    tni_kernel_fill__Tensor, /* 303 */
    tni_kernel_fix, /* 304 */
    tni_kernel_fix_, /* 305 */
    tni_kernel_flatten_using_ints, /* 306 */
    tni_kernel_flip, /* 307 */
    tni_kernel_fliplr, /* 308 */
    tni_kernel_flipud, /* 309 */
    tni_kernel_float_power_Scalar, /* 310 */
    tni_kernel_float_power_Scalar_out, /* 311 */
    tni_kernel_float_power_Tensor_Scalar, /* 312 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 313 */
    tni_kernel_float_power_Tensor_Tensor, /* 314 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 315 */
    tni_kernel_float_power__Scalar, /* 316 */
    tni_kernel_float_power__Tensor, /* 317 */
    tni_kernel_floor_divide, /* 318 */
    tni_kernel_floor_divide_Scalar, /* 319 */
    tni_kernel_floor_divide__Scalar, /* 320 */
    tni_kernel_floor_divide__Tensor, /* 321 */
    tni_kernel_floor_divide_out, /* 322 */
    tni_kernel_fmod_Scalar, /* 323 */
    tni_kernel_fmod_Scalar_out, /* 324 */
    tni_kernel_fmod__Scalar, /* 325 */
    tni_kernel_fractional_max_pool2d, /* 326 */
    tni_kernel_fractional_max_pool2d_backward, /* 327 */
    tni_kernel_fractional_max_pool3d, /* 328 */
    tni_kernel_fractional_max_pool3d_backward, /* 329 */
    tni_kernel_frexp_Tensor, /* 330 */
    tni_kernel_frexp_Tensor_out, /* 331 */
    tni_kernel_from_file, /* 332 */
    tni_kernel_full, /* 333 */
    tni_kernel_full_like, /* 334 */
    tni_kernel_gather_backward, /* 335 */
    tni_kernel_geometric_, /* 336 */
    tni_kernel_geqrf, /* 337 */
    tni_kernel_ger, /* 338 */
    tni_kernel_gradient_array, /* 339 */
    tni_kernel_gradient_scalararray, /* 340 */
    tni_kernel_gradient_scalarint, /* 341 */
    tni_kernel_gradient_scalarrayarray, /* 342 */
    tni_kernel_gradient_scalarrayint, /* 343 */
    tni_kernel_gradient_tensorarray, /* 344 */
    tni_kernel_gradient_tensorarrayint, /* 345 */
    tni_kernel_greater_Scalar, /* 346 */
    tni_kernel_greater_Tensor, /* 347 */
    tni_kernel_greater__Scalar, /* 348 */
    tni_kernel_greater__Tensor, /* 349 */
    tni_kernel_greater_equal_Scalar, /* 350 */
    tni_kernel_greater_equal_Tensor, /* 351 */
    tni_kernel_greater_equal__Scalar, /* 352 */
    tni_kernel_greater_equal__Tensor, /* 353 */
    tni_kernel_group_norm, /* 354 */
    tni_kernel_hardswish, /* 355 */
    tni_kernel_hardswish_, /* 356 */
    tni_kernel_hardswish_backward, /* 357 */
    tni_kernel_hardswish_out, /* 358 */
    tni_kernel_hardtanh, /* 359 */
    tni_kernel_hardtanh_, /* 360 */
    tni_kernel_hardtanh_backward, /* 361 */
    tni_kernel_hardtanh_backward_grad_input, /* 362 */
    tni_kernel_hardtanh_out, /* 363 */
    tni_kernel_hinge_embedding_loss, /* 364 */
    tni_kernel_histc, /* 365 */
    tni_kernel_histogram_bin_ct, /* 366 */
    tni_kernel_histogram_bins_tensor, /* 367 */
    tni_kernel_histogramdd, /* 368 */
    tni_kernel_histogramdd_TensorList_bins, /* 369 */
    tni_kernel_histogramdd_int_bins, /* 370 */
    tni_kernel_hsplit_array, /* 371 */
    tni_kernel_hsplit_int, /* 372 */
    tni_kernel_hstack, /* 373 */
    tni_kernel_huber_loss, /* 374 */
    tni_kernel_huber_loss_backward, /* 375 */
    tni_kernel_imag, /* 376 */
    tni_kernel_index_Tensor, /* 377 */
    tni_kernel_index_fill__int_Scalar, /* 378 */
    tni_kernel_index_fill__int_Tensor, /* 379 */
    tni_kernel_index_put_, /* 380 */
    tni_kernel_index_select, /* 381 */
    tni_kernel_index_select_backward, /* 382 */
    tni_kernel_inner, /* 383 */
    tni_kernel_instance_norm, /* 384 */
    tni_kernel_is_complex, /* 385 */
    tni_kernel_is_conj, /* 386 */
    tni_kernel_is_distributed, /* 387 */
    tni_kernel_is_floating_point, /* 388 */
    tni_kernel_is_inference, /* 389 */
    tni_kernel_is_neg, /* 390 */
    tni_kernel_is_nonzero, /* 391 */
    tni_kernel_is_pinned, /* 392 */
    tni_kernel_is_same_size, /* 393 */
    tni_kernel_is_signed, /* 394 */
    tni_kernel_isclose, /* 395 */
    tni_kernel_isfinite, /* 396 */
    tni_kernel_isinf, /* 397 */
    tni_kernel_isnan, /* 398 */
    tni_kernel_isreal, /* 399 */
    tni_kernel_item, /* 400 */
    tni_kernel_kl_div, /* 401 */
    tni_kernel_kron, /* 402 */
    tni_kernel_kthvalue, /* 403 */
    tni_kernel_kthvalue_values, /* 404 */
    tni_kernel_l1_loss, /* 405 */
    tni_kernel_layer_norm, /* 406 */
    tni_kernel_ldexp_Tensor, /* 407 */
    tni_kernel_less_Scalar, /* 408 */
    tni_kernel_less_Tensor, /* 409 */
    tni_kernel_less__Scalar, /* 410 */
    tni_kernel_less__Tensor, /* 411 */
    tni_kernel_less_equal_Scalar, /* 412 */
    tni_kernel_less_equal_Tensor, /* 413 */
    tni_kernel_less_equal__Scalar, /* 414 */
    tni_kernel_less_equal__Tensor, /* 415 */
    tni_kernel_lift, /* 416 */
    tni_kernel_lift_fresh, /* 417 */
    tni_kernel_linalg_cholesky_ex, /* 418 */
    tni_kernel_linalg_diagonal, /* 419 */
    tni_kernel_linalg_eig, /* 420 */
    tni_kernel_linalg_householder_product, /* 421 */
    tni_kernel_linalg_inv_ex, /* 422 */
    tni_kernel_linalg_ldl_factor_ex, /* 423 */
    tni_kernel_linalg_ldl_solve, /* 424 */
    tni_kernel_linalg_lstsq, /* 425 */
    tni_kernel_linalg_lu, /* 426 */
    tni_kernel_linalg_lu_factor_ex, /* 427 */
    tni_kernel_linalg_lu_solve, /* 428 */
    tni_kernel_linalg_matmul, /* 429 */
    tni_kernel_linalg_matrix_exp, /* 430 */
    tni_kernel_linalg_multi_dot, /* 431 */
    tni_kernel_linalg_qr, /* 432 */
    tni_kernel_linalg_solve_triangular, /* 433 */
    tni_kernel_linalg_vander, /* 434 */
    tni_kernel_linalg_vecdot, /* 435 */
    tni_kernel_linear, /* 436 */
    tni_kernel_linspace, /* 437 */
    tni_kernel_linspace_Scalar_Tensor, /* 438 */
    tni_kernel_linspace_Tensor_Scalar, /* 439 */
    tni_kernel_linspace_Tensor_Tensor, /* 440 */
    tni_kernel_log_normal_, /* 441 */
    tni_kernel_log_sigmoid, /* 442 */
    tni_kernel_log_sigmoid_backward, /* 443 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 444 */
    tni_kernel_log_sigmoid_forward, /* 445 */
    tni_kernel_log_sigmoid_forward_output, /* 446 */
    tni_kernel_log_sigmoid_out, /* 447 */
    tni_kernel_log_softmax_int, /* 448 */
    tni_kernel_logcumsumexp, /* 449 */
    tni_kernel_logical_and, /* 450 */
    tni_kernel_logical_and_, /* 451 */
    tni_kernel_logical_and_out, /* 452 */
    tni_kernel_logical_not, /* 453 */
    tni_kernel_logical_not_, /* 454 */
    tni_kernel_logical_not_out, /* 455 */
    tni_kernel_logical_or, /* 456 */
    tni_kernel_logical_or_, /* 457 */
    tni_kernel_logical_or_out, /* 458 */
    tni_kernel_logical_xor, /* 459 */
    tni_kernel_logical_xor_, /* 460 */
    tni_kernel_logical_xor_out, /* 461 */
    tni_kernel_logit, /* 462 */
    tni_kernel_logit_, /* 463 */
    tni_kernel_logit_out, /* 464 */
    tni_kernel_logspace, /* 465 */
    tni_kernel_logspace_Scalar_Tensor, /* 466 */
    tni_kernel_logspace_Tensor_Scalar, /* 467 */
    tni_kernel_logspace_Tensor_Tensor, /* 468 */
    tni_kernel_logsumexp, /* 469 */
    tni_kernel_lu_unpack, /* 470 */
    tni_kernel_mH, /* 471 */
    tni_kernel_mT, /* 472 */
    tni_kernel_margin_ranking_loss, /* 473 */
    tni_kernel_masked_fill_Scalar, /* 474 */
    tni_kernel_masked_fill_Tensor, /* 475 */
    tni_kernel_masked_fill__Scalar, /* 476 */
    tni_kernel_masked_fill__Tensor, /* 477 */
    tni_kernel_masked_scatter, /* 478 */
    tni_kernel_masked_scatter_, /* 479 */
    tni_kernel_masked_scatter_backward, /* 480 */
    tni_kernel_masked_select, /* 481 */
    tni_kernel_masked_select_out, /* 482 */
    tni_kernel_matmul, /* 483 */
    tni_kernel_matmul_out, /* 484 */
    tni_kernel_matrix_H, /* 485 */
    tni_kernel_max, /* 486 */
    tni_kernel_max_other, /* 487 */
    tni_kernel_max_pool1d, /* 488 */
    tni_kernel_max_pool1d_with_indices, /* 489 */
    tni_kernel_max_pool2d, /* 490 */
    tni_kernel_max_pool2d_with_indices, /* 491 */
    tni_kernel_max_pool2d_with_indices_backward, /* 492 */
    tni_kernel_max_pool3d, /* 493 */
    tni_kernel_max_pool3d_with_indices, /* 494 */
    tni_kernel_max_pool3d_with_indices_backward, /* 495 */
    tni_kernel_max_unpool2d, /* 496 */
    tni_kernel_max_unpool3d, /* 497 */
    tni_kernel_mean, /* 498 */
    tni_kernel_median, /* 499 */
    tni_kernel_median_dim, /* 500 */
    tni_kernel_meshgrid, /* 501 */
    tni_kernel_meshgrid_indexing, /* 502 */
    tni_kernel_min, /* 503 */
    tni_kernel_min_other, /* 504 */
    tni_kernel_mish_backward, /* 505 */
    tni_kernel_mish_backward_composite, /* 506 */
    tni_kernel_mode, /* 507 */
    tni_kernel_moveaxis_int, /* 508 */
    tni_kernel_moveaxis_intlist, /* 509 */
    tni_kernel_movedim_int, /* 510 */
    tni_kernel_movedim_intlist, /* 511 */
    tni_kernel_mse_loss, /* 512 */
    tni_kernel_mse_loss_backward, /* 513 */
    tni_kernel_msort, /* 514 */
    tni_kernel_msort_out, /* 515 */
    tni_kernel_mul_Scalar, /* 516 */
    tni_kernel_mul__Scalar, /* 517 */
    tni_kernel_multinomial, /* 518 */
    tni_kernel_multinomial_out, /* 519 */
    tni_kernel_multiply_Scalar, /* 520 */
    tni_kernel_multiply_Tensor, /* 521 */
    tni_kernel_multiply__Scalar, /* 522 */
    tni_kernel_multiply__Tensor, /* 523 */
    tni_kernel_mv, /* 524 */
    tni_kernel_mvlgamma, /* 525 */
    tni_kernel_mvlgamma_, /* 526 */
    tni_kernel_mvlgamma_out, /* 527 */
    tni_kernel_nan_to_num, /* 528 */
    tni_kernel_nan_to_num_, /* 529 */
    tni_kernel_nan_to_num_out, /* 530 */
    tni_kernel_nanmean, /* 531 */
    tni_kernel_nanmean_out, /* 532 */
    tni_kernel_nanmedian, /* 533 */
    tni_kernel_nanmedian_dim, /* 534 */
    tni_kernel_nanquantile, /* 535 */
    tni_kernel_nanquantile_out, /* 536 */
    tni_kernel_nanquantile_scalar, /* 537 */
    tni_kernel_nanquantile_scalar_out, /* 538 */
    tni_kernel_nansum, /* 539 */
    tni_kernel_narrow, /* 540 */
    tni_kernel_narrow_Tensor, /* 541 */
    tni_kernel_native_batch_norm, /* 542 */
    tni_kernel_native_batch_norm_backward, /* 543 */
    tni_kernel_native_dropout, /* 544 */
    tni_kernel_native_dropout_backward, /* 545 */
    tni_kernel_native_group_norm, /* 546 */
    tni_kernel_native_group_norm_backward, /* 547 */
    tni_kernel_native_layer_norm, /* 548 */
    tni_kernel_native_layer_norm_backward, /* 549 */
    tni_kernel_negative, /* 550 */
    tni_kernel_negative_, /* 551 */
    tni_kernel_new_empty, /* 552 */
    tni_kernel_new_empty_strided, /* 553 */
    tni_kernel_new_full, /* 554 */
    tni_kernel_new_ones, /* 555 */
    tni_kernel_new_zeros, /* 556 */
    tni_kernel_nonzero, /* 557 */
    tni_kernel_nonzero_numpy, /* 558 */
    tni_kernel_nonzero_static, /* 559 */
    tni_kernel_norm_Scalar, /* 560 */
    tni_kernel_norm_ScalarOpt_dtype, /* 561 */
    tni_kernel_normal_, /* 562 */
    tni_kernel_normal_Tensor_Tensor, /* 563 */
    tni_kernel_normal_Tensor_float, /* 564 */
    tni_kernel_normal_float_Tensor, /* 565 */
    tni_kernel_normal_float_float, /* 566 */
    tni_kernel_not_equal_Scalar, /* 567 */
    tni_kernel_not_equal_Tensor, /* 568 */
    tni_kernel_not_equal__Scalar, /* 569 */
    tni_kernel_not_equal__Tensor, /* 570 */
    tni_kernel_numel, /* 571 */
    tni_kernel_numpy_T, /* 572 */
    tni_kernel_one_hot, /* 573 */
    tni_kernel_ones, /* 574 */
    tni_kernel_ones_like, /* 575 */
    tni_kernel_ormqr, /* 576 */
    tni_kernel_outer, /* 577 */
    tni_kernel_pad, /* 578 */
    tni_kernel_pairwise_distance, /* 579 */
    tni_kernel_pdist, /* 580 */
    tni_kernel_permute, /* 581 */
    tni_kernel_poisson_nll_loss, /* 582 */
    tni_kernel_polar, /* 583 */
    tni_kernel_polar_out, /* 584 */
    tni_kernel_polygamma_, /* 585 */
    tni_kernel_positive, /* 586 */
    tni_kernel_prelu, /* 587 */
    tni_kernel_prod, /* 588 */
    tni_kernel_promote_types, /* 589 */
    tni_kernel_put_, /* 590 */
    tni_kernel_quantile, /* 591 */
    tni_kernel_quantile_out, /* 592 */
    tni_kernel_quantile_scalar, /* 593 */
    tni_kernel_quantile_scalar_out, /* 594 */
    tni_kernel_rad2deg, /* 595 */
    tni_kernel_rand, /* 596 */
    tni_kernel_rand_generator, /* 597 */
    tni_kernel_rand_like, /* 598 */
    tni_kernel_randint, /* 599 */
    tni_kernel_randint_generator, /* 600 */
    tni_kernel_randint_like, /* 601 */
    tni_kernel_randint_like_low_dtype, /* 602 */
    tni_kernel_randint_low, /* 603 */
    tni_kernel_randint_low_generator, /* 604 */
    tni_kernel_randn, /* 605 */
    tni_kernel_randn_generator, /* 606 */
    tni_kernel_randn_like, /* 607 */
    tni_kernel_random_, /* 608 */
    tni_kernel_random__from, /* 609 */
    tni_kernel_random__to, /* 610 */
    tni_kernel_randperm, /* 611 */
    tni_kernel_randperm_generator, /* 612 */
    tni_kernel_range, /* 613 */
    tni_kernel_range_step, /* 614 */
    tni_kernel_ravel, /* 615 */
    tni_kernel_real, /* 616 */
    tni_kernel_reflection_pad1d, /* 617 */
    tni_kernel_reflection_pad1d_backward, /* 618 */
    tni_kernel_reflection_pad2d, /* 619 */
    tni_kernel_reflection_pad2d_backward, /* 620 */
    tni_kernel_reflection_pad3d, /* 621 */
    tni_kernel_reflection_pad3d_backward, /* 622 */
    tni_kernel_relu, /* 623 */
    tni_kernel_relu6, /* 624 */
    tni_kernel_relu6_, /* 625 */
    tni_kernel_relu_, /* 626 */
    tni_kernel_remainder_Scalar, /* 627 */
    tni_kernel_remainder_Scalar_Tensor, /* 628 */
    tni_kernel_remainder_Scalar_out, /* 629 */
    tni_kernel_remainder__Scalar, /* 630 */
    tni_kernel_repeat, /* 631 */
    tni_kernel_repeat_interleave_Tensor, /* 632 */
    tni_kernel_repeat_interleave_self_Tensor, /* 633 */
    tni_kernel_repeat_interleave_self_int, /* 634 */
    tni_kernel_replication_pad1d, /* 635 */
    tni_kernel_replication_pad1d_backward, /* 636 */
    tni_kernel_replication_pad2d, /* 637 */
    tni_kernel_replication_pad2d_backward, /* 638 */
    tni_kernel_replication_pad3d, /* 639 */
    tni_kernel_replication_pad3d_backward, /* 640 */
    tni_kernel_reshape, /* 641 */
    tni_kernel_reshape_as, /* 642 */
    tni_kernel_resize_, /* 643 */
    tni_kernel_resize_as_, /* 644 */
    tni_kernel_resolve_conj, /* 645 */
    tni_kernel_resolve_neg, /* 646 */
    tni_kernel_result_type_Scalar, /* 647 */
    tni_kernel_result_type_Scalar_Scalar, /* 648 */
    tni_kernel_result_type_Scalar_Tensor, /* 649 */
    tni_kernel_result_type_Tensor, /* 650 */
    tni_kernel_rms_norm, /* 651 */
    tni_kernel_roll, /* 652 */
    tni_kernel_rot90, /* 653 */
    tni_kernel_row_stack, /* 654 */
    tni_kernel_rrelu_with_noise_backward, /* 655 */
    tni_kernel_rsub_Scalar, /* 656 */
    tni_kernel_rsub_Tensor, /* 657 */
    tni_kernel_scalar_tensor, /* 658 */
    tni_kernel_searchsorted_Scalar, /* 659 */
    tni_kernel_searchsorted_Tensor, /* 660 */
    tni_kernel_select_backward, /* 661 */
    tni_kernel_select_int, /* 662 */
    tni_kernel_select_scatter, /* 663 */
    tni_kernel_selu, /* 664 */
    tni_kernel_selu_, /* 665 */
    tni_kernel_size_int, /* 666 */
    tni_kernel_slice_Tensor, /* 667 */
    tni_kernel_slice_backward, /* 668 */
    tni_kernel_slice_scatter, /* 669 */
    tni_kernel_smooth_l1_loss, /* 670 */
    tni_kernel_smooth_l1_loss_backward, /* 671 */
    tni_kernel_soft_margin_loss, /* 672 */
    tni_kernel_soft_margin_loss_backward, /* 673 */
    tni_kernel_softmax_int, /* 674 */
    tni_kernel_sort, /* 675 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 676 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 677 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 678 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 679 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 680 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 681 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 682 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 683 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 684 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 685 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 686 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 687 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 688 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 689 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 690 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 691 */
    tni_kernel_special_digamma, /* 692 */
    tni_kernel_special_digamma_out, /* 693 */
    tni_kernel_special_erf, /* 694 */
    tni_kernel_special_erf_out, /* 695 */
    tni_kernel_special_erfc, /* 696 */
    tni_kernel_special_erfc_out, /* 697 */
    tni_kernel_special_erfinv, /* 698 */
    tni_kernel_special_erfinv_out, /* 699 */
    tni_kernel_special_exp2, /* 700 */
    tni_kernel_special_exp2_out, /* 701 */
    tni_kernel_special_expit, /* 702 */
    tni_kernel_special_expit_out, /* 703 */
    tni_kernel_special_expm1, /* 704 */
    tni_kernel_special_expm1_out, /* 705 */
    tni_kernel_special_gammainc, /* 706 */
    tni_kernel_special_gammainc_out, /* 707 */
    tni_kernel_special_gammaincc, /* 708 */
    tni_kernel_special_gammaincc_out, /* 709 */
    tni_kernel_special_gammaln, /* 710 */
    tni_kernel_special_gammaln_out, /* 711 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 712 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 713 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 714 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 715 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 716 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 717 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 718 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 719 */
    tni_kernel_special_i0, /* 720 */
    tni_kernel_special_i0_out, /* 721 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 722 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 723 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 724 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 725 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 726 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 727 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 728 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 729 */
    tni_kernel_special_log1p, /* 730 */
    tni_kernel_special_log1p_out, /* 731 */
    tni_kernel_special_log_softmax, /* 732 */
    tni_kernel_special_logit, /* 733 */
    tni_kernel_special_logit_out, /* 734 */
    tni_kernel_special_logsumexp, /* 735 */
    tni_kernel_special_logsumexp_out, /* 736 */
    tni_kernel_special_multigammaln, /* 737 */
    tni_kernel_special_multigammaln_out, /* 738 */
    tni_kernel_special_ndtr, /* 739 */
    tni_kernel_special_ndtr_out, /* 740 */
    tni_kernel_special_polygamma, /* 741 */
    tni_kernel_special_polygamma_out, /* 742 */
    tni_kernel_special_psi, /* 743 */
    tni_kernel_special_psi_out, /* 744 */
    tni_kernel_special_round, /* 745 */
    tni_kernel_special_round_out, /* 746 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 747 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 748 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 749 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 750 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 751 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 752 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 753 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 754 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 755 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 756 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 757 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 758 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 759 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 760 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 761 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 762 */
    tni_kernel_special_sinc, /* 763 */
    tni_kernel_special_sinc_out, /* 764 */
    tni_kernel_special_softmax, /* 765 */
    tni_kernel_special_xlog1py_other_scalar, /* 766 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 767 */
    tni_kernel_special_xlog1py_self_scalar, /* 768 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 769 */
    tni_kernel_special_xlogy, /* 770 */
    tni_kernel_special_xlogy_other_scalar, /* 771 */
    tni_kernel_special_xlogy_other_scalar_out, /* 772 */
    tni_kernel_special_xlogy_out, /* 773 */
    tni_kernel_special_xlogy_self_scalar, /* 774 */
    tni_kernel_special_xlogy_self_scalar_out, /* 775 */
    tni_kernel_special_zeta_other_scalar, /* 776 */
    tni_kernel_special_zeta_other_scalar_out, /* 777 */
    tni_kernel_special_zeta_self_scalar, /* 778 */
    tni_kernel_special_zeta_self_scalar_out, /* 779 */
    tni_kernel_split_Tensor, /* 780 */
    tni_kernel_split_sizes, /* 781 */
    tni_kernel_split_with_sizes, /* 782 */
    tni_kernel_square, /* 783 */
    tni_kernel_square_, /* 784 */
    tni_kernel_square_out, /* 785 */
    tni_kernel_squeeze, /* 786 */
    tni_kernel_squeeze_dim, /* 787 */
    tni_kernel_squeeze_dims, /* 788 */
    tni_kernel_stack, /* 789 */
    tni_kernel_std, /* 790 */
    tni_kernel_std_correction, /* 791 */
    tni_kernel_std_dim, /* 792 */
    tni_kernel_std_mean, /* 793 */
    tni_kernel_std_mean_correction, /* 794 */
    tni_kernel_std_mean_dim, /* 795 */
    tni_kernel_stride_int, /* 796 */
    tni_kernel_sub_Scalar, /* 797 */
    tni_kernel_sub__Scalar, /* 798 */
    tni_kernel_subtract_Scalar, /* 799 */
    tni_kernel_subtract_Tensor, /* 800 */
    tni_kernel_subtract__Scalar, /* 801 */
    tni_kernel_subtract__Tensor, /* 802 */
    tni_kernel_sum, /* 803 */
    tni_kernel_sum_to_size, /* 804 */
    tni_kernel_swapaxes, /* 805 */
    tni_kernel_swapaxes_, /* 806 */
    tni_kernel_swapdims, /* 807 */
    tni_kernel_swapdims_, /* 808 */
    tni_kernel_sym_numel, /* 809 */
    tni_kernel_sym_size_int, /* 810 */
    tni_kernel_sym_storage_offset, /* 811 */
    tni_kernel_sym_stride_int, /* 812 */
    tni_kernel_t, /* 813 */
    tni_kernel_take, /* 814 */
    tni_kernel_take_along_dim, /* 815 */
    tni_kernel_take_out, /* 816 */
    tni_kernel_tensor_split_indices, /* 817 */
    tni_kernel_tensor_split_sections, /* 818 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 819 */
    tni_kernel_tensordot, /* 820 */
    tni_kernel_tile, /* 821 */
    tni_kernel_to_device, /* 822 */
    tni_kernel_to_dtype, /* 823 */
    tni_kernel_to_dtype_layout, /* 824 */
    tni_kernel_to_other, /* 825 */
    tni_kernel_trace, /* 826 */
    tni_kernel_transpose_int, /* 827 */
    tni_kernel_trapezoid_dx, /* 828 */
    tni_kernel_trapezoid_x, /* 829 */
    tni_kernel_trapz_dx, /* 830 */
    tni_kernel_trapz_x, /* 831 */
    tni_kernel_triangular_solve, /* 832 */
    tni_kernel_tril_indices, /* 833 */
    tni_kernel_triplet_margin_loss, /* 834 */
    tni_kernel_triu_indices, /* 835 */
    tni_kernel_true_divide_Scalar, /* 836 */
    tni_kernel_true_divide_Tensor, /* 837 */
    tni_kernel_true_divide__Scalar, /* 838 */
    tni_kernel_true_divide__Tensor, /* 839 */
    tni_kernel_type_as, /* 840 */
    tni_kernel_unbind_int, /* 841 */
    tni_kernel_unflatten_int, /* 842 */
    tni_kernel_unfold, /* 843 */
    tni_kernel_unfold_backward, /* 844 */
    tni_kernel_uniform_, /* 845 */
    tni_kernel_unique_consecutive, /* 846 */
    tni_kernel_unique_dim, /* 847 */
    tni_kernel_unique_dim_consecutive, /* 848 */
    tni_kernel_unsafe_chunk, /* 849 */
    tni_kernel_unsafe_split_Tensor, /* 850 */
    tni_kernel_unsafe_split_with_sizes, /* 851 */
    tni_kernel_unsqueeze, /* 852 */
    tni_kernel_upsample_bicubic2d, /* 853 */
    tni_kernel_upsample_bicubic2d_backward, /* 854 */
    tni_kernel_upsample_bicubic2d_vec, /* 855 */
    tni_kernel_upsample_bilinear2d, /* 856 */
    tni_kernel_upsample_bilinear2d_backward, /* 857 */
    tni_kernel_upsample_bilinear2d_vec, /* 858 */
    tni_kernel_upsample_linear1d, /* 859 */
    tni_kernel_upsample_linear1d_backward, /* 860 */
    tni_kernel_upsample_linear1d_vec, /* 861 */
    tni_kernel_upsample_nearest1d, /* 862 */
    tni_kernel_upsample_nearest1d_backward, /* 863 */
    tni_kernel_upsample_nearest1d_vec, /* 864 */
    tni_kernel_upsample_nearest2d, /* 865 */
    tni_kernel_upsample_nearest2d_backward, /* 866 */
    tni_kernel_upsample_nearest2d_vec, /* 867 */
    tni_kernel_upsample_nearest3d, /* 868 */
    tni_kernel_upsample_nearest3d_backward, /* 869 */
    tni_kernel_upsample_nearest3d_vec, /* 870 */
    tni_kernel_upsample_trilinear3d, /* 871 */
    tni_kernel_upsample_trilinear3d_backward, /* 872 */
    tni_kernel_upsample_trilinear3d_vec, /* 873 */
    tni_kernel_value_selecting_reduction_backward, /* 874 */
    tni_kernel_var, /* 875 */
    tni_kernel_var_correction, /* 876 */
    tni_kernel_var_dim, /* 877 */
    tni_kernel_var_mean, /* 878 */
    tni_kernel_var_mean_correction, /* 879 */
    tni_kernel_var_mean_dim, /* 880 */
    tni_kernel_vdot, /* 881 */
    tni_kernel_view, /* 882 */
    tni_kernel_view_as, /* 883 */
    tni_kernel_view_as_complex, /* 884 */
    tni_kernel_view_as_real, /* 885 */
    tni_kernel_view_dtype, /* 886 */
    tni_kernel_vsplit_array, /* 887 */
    tni_kernel_vsplit_int, /* 888 */
    tni_kernel_vstack, /* 889 */
    tni_kernel_where, /* 890 */
    tni_kernel_where_Scalar, /* 891 */
    tni_kernel_where_ScalarOther, /* 892 */
    tni_kernel_where_ScalarSelf, /* 893 */
    tni_kernel_where_self, /* 894 */
    tni_kernel_where_self_out, /* 895 */
    tni_kernel_xlogy_OutScalar_Other, /* 896 */
    tni_kernel_xlogy_OutScalar_Self, /* 897 */
    tni_kernel_xlogy_Scalar_Other, /* 898 */
    tni_kernel_xlogy_Scalar_Self, /* 899 */
    tni_kernel_xlogy__Scalar_Other, /* 900 */
    tni_kernel_zero_, /* 901 */
    tni_kernel_zeros, /* 902 */
    tni_kernel_zeros_like, /* 903 */
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
    {"aten::_index_put_impl", NULL}, /* 24 */
    {"aten::_index_put_impl_", NULL}, /* 25 */
    {"aten::_linalg_det", NULL}, /* 26 */
    {"aten::_linalg_eigh", NULL}, /* 27 */
    {"aten::_linalg_slogdet", NULL}, /* 28 */
    {"aten::_linalg_solve_ex", NULL}, /* 29 */
    {"aten::_linalg_svd", NULL}, /* 30 */
    {"aten::_logcumsumexp", NULL}, /* 31 */
    {"aten::_native_batch_norm_legit", NULL}, /* 32 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 33 */
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
    {"aten::bernoulli", NULL}, /* 86 */
    {"aten::bernoulli.Tensor", NULL}, /* 87 */
    {"aten::bernoulli.p", NULL}, /* 88 */
    {"aten::bernoulli_.Tensor", NULL}, /* 89 */
    {"aten::binary_cross_entropy", NULL}, /* 90 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 91 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 92 */
    {"aten::bincount", NULL}, /* 93 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 94 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 95 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 96 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 97 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 98 */
    {"aten::block_diag", NULL}, /* 99 */
    {"aten::bucketize.Scalar", NULL}, /* 100 */
    {"aten::bucketize.Tensor", NULL}, /* 101 */
    {"aten::cauchy", NULL}, /* 102 */
    {"aten::cauchy_", NULL}, /* 103 */
    {"aten::celu", NULL}, /* 104 */
    {"aten::cholesky_inverse", NULL}, /* 105 */
    {"aten::clip", NULL}, /* 106 */
    {"aten::clip.Tensor", NULL}, /* 107 */
    {"aten::clone", NULL}, /* 108 */
    {"aten::column_stack", NULL}, /* 109 */
    {"aten::concat", NULL}, /* 110 */
    {"aten::concatenate", NULL}, /* 111 */
    {"aten::conj_physical", NULL}, /* 112 */
    {"aten::constant_pad_nd", NULL}, /* 113 */
    {"aten::convolution", NULL}, /* 114 */
    {"aten::convolution_backward", NULL}, /* 115 */
    {"aten::copy", NULL}, /* 116 */
    {"aten::copy_", NULL}, /* 117 */
    {"aten::count_nonzero", NULL}, /* 118 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 119 */
    {"aten::cummax", NULL}, /* 120 */
    {"aten::cummin", NULL}, /* 121 */
    {"aten::deg2rad", NULL}, /* 122 */
    {"aten::detach", NULL}, /* 123 */
    {"aten::detach_copy", NULL}, /* 124 */
    {"aten::diag", NULL}, /* 125 */
    {"aten::diag_embed", NULL}, /* 126 */
    {"aten::diagonal", NULL}, /* 127 */
    {"aten::diagonal_backward", NULL}, /* 128 */
    {"aten::diagonal_copy", NULL}, /* 129 */
    {"aten::diagonal_scatter", NULL}, /* 130 */
    {"aten::dist", NULL}, /* 131 */
    {"aten::div.Scalar", NULL}, /* 132 */
    {"aten::div.Scalar_mode", NULL}, /* 133 */
    {"aten::divide.Tensor", NULL}, /* 134 */
    {"aten::divide.Tensor_mode", NULL}, /* 135 */
    {"aten::dot", NULL}, /* 136 */
    {"aten::dstack", NULL}, /* 137 */
    {"aten::embedding", NULL}, /* 138 */
    {"aten::embedding_dense_backward", NULL}, /* 139 */
    {"aten::empty_like", NULL}, /* 140 */
    {"aten::empty_permuted", NULL}, /* 141 */
    {"aten::empty_strided", NULL}, /* 142 */
    {"aten::expand", NULL}, /* 143 */
    {"aten::expand_copy", NULL}, /* 144 */
    {"aten::exponential", NULL}, /* 145 */
    {"aten::exponential_", NULL}, /* 146 */
    {"aten::eye", NULL}, /* 147 */
    {"aten::eye.m", NULL}, /* 148 */
    {"aten::fft_fft", NULL}, /* 149 */
    {"aten::fft_fft2", NULL}, /* 150 */
    {"aten::fft_fftn", NULL}, /* 151 */
    {"aten::fft_hfft", NULL}, /* 152 */
    {"aten::fft_hfft2", NULL}, /* 153 */
    {"aten::fft_hfftn", NULL}, /* 154 */
    {"aten::fft_ifft", NULL}, /* 155 */
    {"aten::fft_ifft2", NULL}, /* 156 */
    {"aten::fft_ifftn", NULL}, /* 157 */
    {"aten::fft_ihfft", NULL}, /* 158 */
    {"aten::fft_irfft", NULL}, /* 159 */
    {"aten::fft_irfft2", NULL}, /* 160 */
    {"aten::fft_irfftn", NULL}, /* 161 */
    {"aten::fft_rfft", NULL}, /* 162 */
    {"aten::fft_rfft2", NULL}, /* 163 */
    {"aten::fft_rfftn", NULL}, /* 164 */
    {"aten::fill.Scalar", NULL}, /* 165 */
    {"aten::fill.Tensor", NULL}, /* 166 */
    {"aten::fill_.Scalar", NULL}, /* 167 */
    {"aten::fill_.Tensor", NULL}, /* 168 */
    {"aten::fix", NULL}, /* 169 */
    {"aten::flip", NULL}, /* 170 */
    {"aten::floor_divide.Scalar", NULL}, /* 171 */
    {"aten::fractional_max_pool2d", NULL}, /* 172 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 173 */
    {"aten::fractional_max_pool3d", NULL}, /* 174 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 175 */
    {"aten::from_file", NULL}, /* 176 */
    {"aten::full", NULL}, /* 177 */
    {"aten::full_like", NULL}, /* 178 */
    {"aten::geometric", NULL}, /* 179 */
    {"aten::geometric_", NULL}, /* 180 */
    {"aten::geqrf", NULL}, /* 181 */
    {"aten::ger", NULL}, /* 182 */
    {"aten::greater.Scalar", NULL}, /* 183 */
    {"aten::greater.Tensor", NULL}, /* 184 */
    {"aten::greater_equal.Scalar", NULL}, /* 185 */
    {"aten::greater_equal.Tensor", NULL}, /* 186 */
    {"aten::hardswish_backward", NULL}, /* 187 */
    {"aten::histc", NULL}, /* 188 */
    {"aten::histogram.bin_ct", NULL}, /* 189 */
    {"aten::histogram.bins_tensor", NULL}, /* 190 */
    {"aten::hstack", NULL}, /* 191 */
    {"aten::huber_loss", NULL}, /* 192 */
    {"aten::huber_loss_backward", NULL}, /* 193 */
    {"aten::index.Tensor", NULL}, /* 194 */
    {"aten::index_fill.int_Scalar", NULL}, /* 195 */
    {"aten::index_fill.int_Tensor", NULL}, /* 196 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 197 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 198 */
    {"aten::index_put", NULL}, /* 199 */
    {"aten::index_put_", NULL}, /* 200 */
    {"aten::index_select", NULL}, /* 201 */
    {"aten::inner", NULL}, /* 202 */
    {"aten::isinf", NULL}, /* 203 */
    {"aten::isnan", NULL}, /* 204 */
    {"aten::kron", NULL}, /* 205 */
    {"aten::ldexp.Tensor", NULL}, /* 206 */
    {"aten::less.Scalar", NULL}, /* 207 */
    {"aten::less.Tensor", NULL}, /* 208 */
    {"aten::less_equal.Scalar", NULL}, /* 209 */
    {"aten::less_equal.Tensor", NULL}, /* 210 */
    {"aten::lift", NULL}, /* 211 */
    {"aten::lift_fresh", NULL}, /* 212 */
    {"aten::lift_fresh_copy", NULL}, /* 213 */
    {"aten::linalg_cholesky_ex", NULL}, /* 214 */
    {"aten::linalg_eig", NULL}, /* 215 */
    {"aten::linalg_householder_product", NULL}, /* 216 */
    {"aten::linalg_inv_ex", NULL}, /* 217 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 218 */
    {"aten::linalg_ldl_solve", NULL}, /* 219 */
    {"aten::linalg_lstsq", NULL}, /* 220 */
    {"aten::linalg_lu", NULL}, /* 221 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 222 */
    {"aten::linalg_lu_solve", NULL}, /* 223 */
    {"aten::linalg_matmul", NULL}, /* 224 */
    {"aten::linalg_matrix_exp", NULL}, /* 225 */
    {"aten::linalg_multi_dot", NULL}, /* 226 */
    {"aten::linalg_qr", NULL}, /* 227 */
    {"aten::linalg_solve_triangular", NULL}, /* 228 */
    {"aten::linalg_vecdot", NULL}, /* 229 */
    {"aten::linspace", NULL}, /* 230 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 231 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 232 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 233 */
    {"aten::log_normal", NULL}, /* 234 */
    {"aten::log_normal_", NULL}, /* 235 */
    {"aten::log_softmax.int", NULL}, /* 236 */
    {"aten::logcumsumexp", NULL}, /* 237 */
    {"aten::logspace", NULL}, /* 238 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 239 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 240 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 241 */
    {"aten::logsumexp", NULL}, /* 242 */
    {"aten::lu_unpack", NULL}, /* 243 */
    {"aten::masked_fill.Scalar", NULL}, /* 244 */
    {"aten::masked_fill.Tensor", NULL}, /* 245 */
    {"aten::masked_scatter", NULL}, /* 246 */
    {"aten::max", NULL}, /* 247 */
    {"aten::max_pool2d_with_indices", NULL}, /* 248 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 249 */
    {"aten::max_pool3d_with_indices", NULL}, /* 250 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 251 */
    {"aten::max_unpool2d", NULL}, /* 252 */
    {"aten::max_unpool3d", NULL}, /* 253 */
    {"aten::mean", NULL}, /* 254 */
    {"aten::median", NULL}, /* 255 */
    {"aten::median.dim", NULL}, /* 256 */
    {"aten::min", NULL}, /* 257 */
    {"aten::mode", NULL}, /* 258 */
    {"aten::mse_loss", NULL}, /* 259 */
    {"aten::mse_loss_backward", NULL}, /* 260 */
    {"aten::mul.Scalar", NULL}, /* 261 */
    {"aten::multiply.Tensor", NULL}, /* 262 */
    {"aten::mv", NULL}, /* 263 */
    {"aten::nanmedian", NULL}, /* 264 */
    {"aten::nanmedian.dim", NULL}, /* 265 */
    {"aten::nansum", NULL}, /* 266 */
    {"aten::narrow", NULL}, /* 267 */
    {"aten::narrow_copy", NULL}, /* 268 */
    {"aten::native_batch_norm", NULL}, /* 269 */
    {"aten::native_batch_norm_backward", NULL}, /* 270 */
    {"aten::native_dropout", NULL}, /* 271 */
    {"aten::native_dropout_backward", NULL}, /* 272 */
    {"aten::native_group_norm", NULL}, /* 273 */
    {"aten::native_group_norm_backward", NULL}, /* 274 */
    {"aten::native_layer_norm", NULL}, /* 275 */
    {"aten::native_layer_norm_backward", NULL}, /* 276 */
    {"aten::negative", NULL}, /* 277 */
    {"aten::new_empty", NULL}, /* 278 */
    {"aten::new_empty_strided", NULL}, /* 279 */
    {"aten::new_full", NULL}, /* 280 */
    {"aten::new_ones", NULL}, /* 281 */
    {"aten::new_zeros", NULL}, /* 282 */
    {"aten::nonzero", NULL}, /* 283 */
    {"aten::nonzero_static", NULL}, /* 284 */
    {"aten::norm.Scalar", NULL}, /* 285 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 286 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 287 */
    {"aten::normal.Tensor_float", NULL}, /* 288 */
    {"aten::normal.float_Tensor", NULL}, /* 289 */
    {"aten::normal.float_float", NULL}, /* 290 */
    {"aten::normal_", NULL}, /* 291 */
    {"aten::normal_functional", NULL}, /* 292 */
    {"aten::not_equal.Scalar", NULL}, /* 293 */
    {"aten::not_equal.Tensor", NULL}, /* 294 */
    {"aten::ones", NULL}, /* 295 */
    {"aten::ones_like", NULL}, /* 296 */
    {"aten::ormqr", NULL}, /* 297 */
    {"aten::outer", NULL}, /* 298 */
    {"aten::permute", NULL}, /* 299 */
    {"aten::permute_copy", NULL}, /* 300 */
    {"aten::prod", NULL}, /* 301 */
    {"aten::put", NULL}, /* 302 */
    {"aten::put_", NULL}, /* 303 */
    {"aten::rad2deg", NULL}, /* 304 */
    {"aten::rand", NULL}, /* 305 */
    {"aten::rand.generator", NULL}, /* 306 */
    {"aten::rand_like", NULL}, /* 307 */
    {"aten::randint", NULL}, /* 308 */
    {"aten::randint.generator", NULL}, /* 309 */
    {"aten::randint.low", NULL}, /* 310 */
    {"aten::randint.low_generator", NULL}, /* 311 */
    {"aten::randint_like", NULL}, /* 312 */
    {"aten::randint_like.low_dtype", NULL}, /* 313 */
    {"aten::randn", NULL}, /* 314 */
    {"aten::randn.generator", NULL}, /* 315 */
    {"aten::randn_like", NULL}, /* 316 */
    {"aten::random", NULL}, /* 317 */
    {"aten::random.from", NULL}, /* 318 */
    {"aten::random.to", NULL}, /* 319 */
    {"aten::random_", NULL}, /* 320 */
    {"aten::random_.from", NULL}, /* 321 */
    {"aten::random_.to", NULL}, /* 322 */
    {"aten::randperm", NULL}, /* 323 */
    {"aten::randperm.generator", NULL}, /* 324 */
    {"aten::range", NULL}, /* 325 */
    {"aten::range.step", NULL}, /* 326 */
    {"aten::reflection_pad1d", NULL}, /* 327 */
    {"aten::reflection_pad1d_backward", NULL}, /* 328 */
    {"aten::reflection_pad2d", NULL}, /* 329 */
    {"aten::reflection_pad2d_backward", NULL}, /* 330 */
    {"aten::reflection_pad3d", NULL}, /* 331 */
    {"aten::reflection_pad3d_backward", NULL}, /* 332 */
    {"aten::relu", NULL}, /* 333 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 334 */
    {"aten::repeat", NULL}, /* 335 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 336 */
    {"aten::replication_pad1d", NULL}, /* 337 */
    {"aten::replication_pad1d_backward", NULL}, /* 338 */
    {"aten::replication_pad2d", NULL}, /* 339 */
    {"aten::replication_pad2d_backward", NULL}, /* 340 */
    {"aten::replication_pad3d", NULL}, /* 341 */
    {"aten::replication_pad3d_backward", NULL}, /* 342 */
    {"aten::resize", NULL}, /* 343 */
    {"aten::resize_", NULL}, /* 344 */
    {"aten::resize_as", NULL}, /* 345 */
    {"aten::resize_as_", NULL}, /* 346 */
    {"aten::roll", NULL}, /* 347 */
    {"aten::rot90", NULL}, /* 348 */
    {"aten::row_stack", NULL}, /* 349 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 350 */
    {"aten::rsub.Scalar", NULL}, /* 351 */
    {"aten::rsub.Tensor", NULL}, /* 352 */
    {"aten::scalar_tensor", NULL}, /* 353 */
    {"aten::searchsorted.Scalar", NULL}, /* 354 */
    {"aten::searchsorted.Tensor", NULL}, /* 355 */
    {"aten::select.int", NULL}, /* 356 */
    {"aten::select_backward", NULL}, /* 357 */
    {"aten::select_copy.int", NULL}, /* 358 */
    {"aten::select_scatter", NULL}, /* 359 */
    {"aten::slice.Tensor", NULL}, /* 360 */
    {"aten::slice_backward", NULL}, /* 361 */
    {"aten::slice_copy.Tensor", NULL}, /* 362 */
    {"aten::slice_scatter", NULL}, /* 363 */
    {"aten::smooth_l1_loss", NULL}, /* 364 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 365 */
    {"aten::soft_margin_loss", NULL}, /* 366 */
    {"aten::soft_margin_loss_backward", NULL}, /* 367 */
    {"aten::softmax.int", NULL}, /* 368 */
    {"aten::sort", NULL}, /* 369 */
    {"aten::split.Tensor", NULL}, /* 370 */
    {"aten::split_copy.Tensor", NULL}, /* 371 */
    {"aten::split_with_sizes", NULL}, /* 372 */
    {"aten::split_with_sizes_copy", NULL}, /* 373 */
    {"aten::squeeze", NULL}, /* 374 */
    {"aten::squeeze.dim", NULL}, /* 375 */
    {"aten::squeeze.dims", NULL}, /* 376 */
    {"aten::squeeze_copy", NULL}, /* 377 */
    {"aten::squeeze_copy.dim", NULL}, /* 378 */
    {"aten::squeeze_copy.dims", NULL}, /* 379 */
    {"aten::stack", NULL}, /* 380 */
    {"aten::std.correction", NULL}, /* 381 */
    {"aten::std.dim", NULL}, /* 382 */
    {"aten::std_mean.correction", NULL}, /* 383 */
    {"aten::sub.Scalar", NULL}, /* 384 */
    {"aten::subtract.Tensor", NULL}, /* 385 */
    {"aten::sum", NULL}, /* 386 */
    {"aten::t", NULL}, /* 387 */
    {"aten::t_copy", NULL}, /* 388 */
    {"aten::take_along_dim", NULL}, /* 389 */
    {"aten::tensordot", NULL}, /* 390 */
    {"aten::trace", NULL}, /* 391 */
    {"aten::transpose.int", NULL}, /* 392 */
    {"aten::transpose_copy.int", NULL}, /* 393 */
    {"aten::triangular_solve", NULL}, /* 394 */
    {"aten::tril_indices", NULL}, /* 395 */
    {"aten::triu_indices", NULL}, /* 396 */
    {"aten::true_divide.Tensor", NULL}, /* 397 */
    {"aten::unbind.int", NULL}, /* 398 */
    {"aten::unbind_copy.int", NULL}, /* 399 */
    {"aten::unfold", NULL}, /* 400 */
    {"aten::unfold_backward", NULL}, /* 401 */
    {"aten::unfold_copy", NULL}, /* 402 */
    {"aten::uniform", NULL}, /* 403 */
    {"aten::uniform_", NULL}, /* 404 */
    {"aten::unique_consecutive", NULL}, /* 405 */
    {"aten::unique_dim", NULL}, /* 406 */
    {"aten::unique_dim_consecutive", NULL}, /* 407 */
    {"aten::unsafe_split.Tensor", NULL}, /* 408 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 409 */
    {"aten::unsqueeze", NULL}, /* 410 */
    {"aten::unsqueeze_copy", NULL}, /* 411 */
    {"aten::upsample_bicubic2d", NULL}, /* 412 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 413 */
    {"aten::upsample_bilinear2d", NULL}, /* 414 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 415 */
    {"aten::upsample_linear1d", NULL}, /* 416 */
    {"aten::upsample_linear1d_backward", NULL}, /* 417 */
    {"aten::upsample_nearest1d", NULL}, /* 418 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 419 */
    {"aten::upsample_nearest2d", NULL}, /* 420 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 421 */
    {"aten::upsample_nearest3d", NULL}, /* 422 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 423 */
    {"aten::upsample_trilinear3d", NULL}, /* 424 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 425 */
    {"aten::var.correction", NULL}, /* 426 */
    {"aten::var.dim", NULL}, /* 427 */
    {"aten::var_mean.correction", NULL}, /* 428 */
    {"aten::vdot", NULL}, /* 429 */
    {"aten::view", NULL}, /* 430 */
    {"aten::view.dtype", NULL}, /* 431 */
    {"aten::view_as_complex", NULL}, /* 432 */
    {"aten::view_as_complex_copy", NULL}, /* 433 */
    {"aten::view_as_real", NULL}, /* 434 */
    {"aten::view_as_real_copy", NULL}, /* 435 */
    {"aten::view_copy", NULL}, /* 436 */
    {"aten::view_copy.dtype", NULL}, /* 437 */
    {"aten::vstack", NULL}, /* 438 */
    {"aten::zero", NULL}, /* 439 */
    {"aten::zero_", NULL}, /* 440 */
    {"aten::zeros", NULL}, /* 441 */
    {"aten::zeros_like", NULL}, /* 442 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 1865;

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
    {8878, 8900, 99, 1, 0x20}, /* aten::_index_put_impl */
    {9021, 9047, 100, 1, 0x20}, /* aten::_index_put_impl.out */
    {9195, 9218, 101, 2, 0x0}, /* aten::_index_put_impl_ */
    {9348, 9367, 103, 1, 0x0}, /* aten::_is_all_true */
    {9409, 9428, 104, 1, 0x0}, /* aten::_is_any_true */
    {9470, 9497, 105, 2, 0x0}, /* aten::_linalg_check_errors */
    {9576, 9594, 107, 2, 0x0}, /* aten::_linalg_det */
    {9667, 9692, 109, 2, 0x0}, /* aten::_linalg_det.result */
    {9840, 9859, 111, 2, 0x0}, /* aten::_linalg_eigh */
    {9968, 9999, 113, 2, 0x0}, /* aten::_linalg_eigh.eigenvalues */
    {10180, 10202, 115, 2, 0x0}, /* aten::_linalg_eigvals */
    {10247, 10269, 117, 2, 0x0}, /* aten::_linalg_slogdet */
    {10362, 10389, 119, 2, 0x0}, /* aten::_linalg_slogdet.sign */
    {10579, 10602, 121, 2, 0x0}, /* aten::_linalg_solve_ex */
    {10747, 10777, 123, 2, 0x0}, /* aten::_linalg_solve_ex.result */
    {11015, 11033, 125, 2, 0x0}, /* aten::_linalg_svd */
    {11165, 11185, 127, 2, 0x0}, /* aten::_linalg_svd.U */
    {11374, 11400, 129, 1, 0x5}, /* aten::_local_scalar_dense */
    {11449, 11468, 130, 2, 0x1}, /* aten::_log_softmax */
    {11539, 11562, 132, 2, 0x0}, /* aten::_log_softmax.out */
    {11660, 11693, 134, 2, 0x0}, /* aten::_log_softmax_backward_data */
    {11804, 11841, 136, 2, 0x0}, /* aten::_log_softmax_backward_data.out */
    {11979, 11999, 138, 2, 0x0}, /* aten::_logcumsumexp */
    {12051, 12075, 140, 2, 0x0}, /* aten::_logcumsumexp.out */
    {12154, 12185, 142, 2, 0x1}, /* aten::_native_batch_norm_legit */
    {12379, 12419, 144, 2, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {12573, 12617, 146, 2, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {12852, 12887, 148, 2, 0x0}, /* aten::_native_batch_norm_legit.out */
    {13162, 13204, 150, 1, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {13450, 13493, 151, 1, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {13676, 13723, 152, 1, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {13976, 13992, 153, 1, 0x0}, /* aten::_neg_view */
    {14037, 14058, 154, 1, 0x80000}, /* aten::_neg_view_copy */
    {14102, 14127, 155, 1, 0x80020}, /* aten::_neg_view_copy.out */
    {14198, 14219, 156, 2, 0x1}, /* aten::_pdist_forward */
    {14274, 14299, 158, 1, 0x20}, /* aten::_pdist_forward.out */
    {14382, 14402, 159, 2, 0x0}, /* aten::_prelu_kernel */
    {14460, 14489, 161, 2, 0x0}, /* aten::_prelu_kernel_backward */
    {14586, 14607, 163, 2, 0x0}, /* aten::_reshape_alias */
    {14689, 14715, 165, 1, 0x80000}, /* aten::_reshape_alias_copy */
    {14796, 14826, 166, 1, 0x80020}, /* aten::_reshape_alias_copy.out */
    {14934, 14954, 167, 1, 0x0}, /* aten::_safe_softmax */
    {15030, 15045, 168, 2, 0x1}, /* aten::_softmax */
    {15112, 15131, 170, 2, 0x0}, /* aten::_softmax.out */
    {15225, 15254, 172, 2, 0x0}, /* aten::_softmax_backward_data */
    {15361, 15394, 174, 2, 0x0}, /* aten::_softmax_backward_data.out */
    {15535, 15550, 176, 1, 0x1}, /* aten::_to_copy */
    {15739, 15758, 177, 1, 0x20}, /* aten::_to_copy.out */
    {15882, 15899, 178, 1, 0x0}, /* aten::_trilinear */
    {16036, 16057, 179, 1, 0x20}, /* aten::_trilinear.out */
    {16221, 16235, 180, 2, 0x8}, /* aten::_unique */
    {16327, 16345, 182, 1, 0x20}, /* aten::_unique.out */
    {16486, 16501, 183, 2, 0x8}, /* aten::_unique2 */
    {16628, 16647, 185, 1, 0x20}, /* aten::_unique2.out */
    {16844, 16871, 186, 1, 0x0}, /* aten::_unsafe_index.Tensor */
    {16940, 16964, 187, 1, 0x0}, /* aten::_unsafe_index_put */
    {17068, 17087, 188, 1, 0x0}, /* aten::_unsafe_view */
    {17144, 17167, 189, 1, 0x20}, /* aten::_unsafe_view.out */
    {17251, 17280, 190, 2, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {17419, 17452, 192, 2, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {17618, 17651, 194, 1, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {17775, 17813, 195, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {17990, 18039, 197, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {18257, 18287, 199, 2, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {18427, 18461, 201, 2, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {18628, 18662, 203, 1, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {18787, 18826, 204, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {19004, 19054, 206, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {19273, 19302, 208, 2, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {19441, 19474, 210, 2, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {19640, 19673, 212, 1, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {19797, 19835, 213, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {20012, 20061, 215, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {20279, 20311, 217, 2, 0x0}, /* aten::_upsample_nearest_exact1d */
    {20409, 20445, 219, 2, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {20570, 20606, 221, 1, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {20713, 20754, 222, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {20890, 20942, 224, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {21119, 21151, 226, 2, 0x0}, /* aten::_upsample_nearest_exact2d */
    {21273, 21309, 228, 2, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {21458, 21494, 230, 1, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {21601, 21642, 231, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {21802, 21854, 233, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {22055, 22087, 235, 2, 0x0}, /* aten::_upsample_nearest_exact3d */
    {22231, 22267, 237, 2, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {22438, 22474, 239, 1, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {22581, 22622, 240, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {22804, 22856, 242, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {23079, 23089, 244, 2, 0x10001}, /* aten::abs */
    {23122, 23136, 246, 2, 0x10000}, /* aten::abs.out */
    {23196, 23207, 248, 2, 0x0}, /* aten::abs_ */
    {23249, 23264, 250, 1, 0x0}, /* aten::absolute */
    {23302, 23321, 251, 1, 0x0}, /* aten::absolute.out */
    {23386, 23402, 252, 1, 0x0}, /* aten::absolute_ */
    {23449, 23460, 253, 2, 0x10001}, /* aten::acos */
    {23494, 23509, 255, 2, 0x10000}, /* aten::acos.out */
    {23570, 23582, 257, 2, 0x10000}, /* aten::acos_ */
    {23625, 23637, 259, 2, 0x10001}, /* aten::acosh */
    {23672, 23688, 261, 2, 0x10000}, /* aten::acosh.out */
    {23750, 23763, 263, 2, 0x10000}, /* aten::acosh_ */
    {23807, 23833, 265, 1, 0x1}, /* aten::adaptive_avg_pool1d */
    {23902, 23928, 266, 1, 0x0}, /* aten::adaptive_avg_pool2d */
    {24000, 24030, 267, 2, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {24129, 24155, 269, 1, 0x0}, /* aten::adaptive_avg_pool3d */
    {24227, 24257, 270, 2, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {24356, 24382, 272, 1, 0x0}, /* aten::adaptive_max_pool1d */
    {24461, 24487, 273, 2, 0x0}, /* aten::adaptive_max_pool2d */
    {24566, 24596, 275, 2, 0x0}, /* aten::adaptive_max_pool2d.out */
    {24726, 24761, 277, 2, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {24855, 24901, 279, 2, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {25036, 25062, 281, 2, 0x0}, /* aten::adaptive_max_pool3d */
    {25141, 25171, 283, 2, 0x0}, /* aten::adaptive_max_pool3d.out */
    {25301, 25336, 285, 2, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {25430, 25476, 287, 2, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {25611, 25628, 289, 1, 0x10001}, /* aten::add.Scalar */
    {25698, 25719, 290, 1, 0x20}, /* aten::add.Scalar_out */
    {25816, 25833, 291, 2, 0x10001}, /* aten::add.Tensor */
    {25906, 25920, 293, 2, 0x10000}, /* aten::add.out */
    {26010, 26028, 295, 1, 0x10000}, /* aten::add_.Scalar */
    {26107, 26125, 296, 2, 0x10000}, /* aten::add_.Tensor */
    {26207, 26220, 298, 2, 0x0}, /* aten::addbmm */
    {26320, 26337, 300, 2, 0x0}, /* aten::addbmm.out */
    {26461, 26475, 302, 2, 0x0}, /* aten::addbmm_ */
    {26584, 26598, 304, 2, 0x10000}, /* aten::addcdiv */
    {26686, 26704, 306, 2, 0x10000}, /* aten::addcdiv.out */
    {26816, 26831, 308, 2, 0x10000}, /* aten::addcdiv_ */
    {26928, 26942, 310, 2, 0x10000}, /* aten::addcmul */
    {27030, 27048, 312, 2, 0x10000}, /* aten::addcmul.out */
    {27160, 27175, 314, 2, 0x10000}, /* aten::addcmul_ */
    {27272, 27284, 316, 2, 0x1}, /* aten::addmm */
    {27379, 27395, 318, 2, 0x0}, /* aten::addmm.out */
    {27514, 27527, 320, 2, 0x0}, /* aten::addmm_ */
    {27631, 27643, 322, 2, 0x0}, /* aten::addmv */
    {27736, 27752, 324, 2, 0x0}, /* aten::addmv.out */
    {27869, 27882, 326, 2, 0x0}, /* aten::addmv_ */
    {27984, 27995, 328, 1, 0x0}, /* aten::addr */
    {28089, 28104, 329, 1, 0x0}, /* aten::addr.out */
    {28222, 28234, 330, 1, 0x0}, /* aten::addr_ */
    {28337, 28351, 331, 1, 0x0}, /* aten::adjoint */
    {28394, 28406, 332, 1, 0x1}, /* aten::alias */
    {28447, 28464, 333, 1, 0x80000}, /* aten::alias_copy */
    {28504, 28525, 334, 1, 0x80020}, /* aten::alias_copy.out */
    {28592, 28602, 335, 2, 0x40000}, /* aten::all */
    {28635, 28653, 337, 2, 0x40000}, /* aten::all.all_out */
    {28717, 28731, 339, 2, 0x40000}, /* aten::all.dim */
    {28797, 28812, 341, 2, 0x40000}, /* aten::all.dims */
    {28887, 28906, 343, 2, 0x40000}, /* aten::all.dims_out */
    {29008, 29022, 345, 2, 0x40000}, /* aten::all.out */
    {29111, 29126, 347, 1, 0x4}, /* aten::allclose */
    {29234, 29245, 348, 2, 0x40001}, /* aten::amax */
    {29314, 29329, 350, 2, 0x40000}, /* aten::amax.out */
    {29425, 29436, 352, 2, 0x40001}, /* aten::amin */
    {29505, 29520, 354, 2, 0x40000}, /* aten::amin.out */
    {29616, 29630, 356, 2, 0x40000}, /* aten::aminmax */
    {29723, 29741, 358, 2, 0x40000}, /* aten::aminmax.out */
    {29878, 29890, 360, 2, 0x10000}, /* aten::angle */
    {29925, 29941, 362, 2, 0x10000}, /* aten::angle.out */
    {30003, 30013, 364, 2, 0x40001}, /* aten::any */
    {30046, 30064, 366, 2, 0x40000}, /* aten::any.all_out */
    {30128, 30142, 368, 2, 0x40001}, /* aten::any.dim */
    {30208, 30223, 370, 2, 0x40001}, /* aten::any.dims */
    {30298, 30317, 372, 2, 0x40000}, /* aten::any.dims_out */
    {30419, 30433, 374, 2, 0x40000}, /* aten::any.out */
    {30522, 30535, 376, 2, 0x0}, /* aten::arange */
    {30662, 30679, 378, 1, 0x0}, /* aten::arange.out */
    {30741, 30760, 379, 2, 0x0}, /* aten::arange.start */
    {30907, 30930, 381, 2, 0x0}, /* aten::arange.start_out */
    {31027, 31051, 383, 2, 0x1}, /* aten::arange.start_step */
    {31218, 31231, 385, 1, 0x0}, /* aten::arccos */
    {31267, 31284, 386, 1, 0x0}, /* aten::arccos.out */
    {31347, 31361, 387, 1, 0x0}, /* aten::arccos_ */
    {31406, 31420, 388, 1, 0x0}, /* aten::arccosh */
    {31457, 31475, 389, 1, 0x0}, /* aten::arccosh.out */
    {31539, 31554, 390, 1, 0x0}, /* aten::arccosh_ */
    {31600, 31613, 391, 1, 0x0}, /* aten::arcsin */
    {31649, 31666, 392, 1, 0x0}, /* aten::arcsin.out */
    {31729, 31743, 393, 1, 0x0}, /* aten::arcsin_ */
    {31788, 31802, 394, 1, 0x0}, /* aten::arcsinh */
    {31839, 31857, 395, 1, 0x0}, /* aten::arcsinh.out */
    {31921, 31936, 396, 1, 0x0}, /* aten::arcsinh_ */
    {31982, 31995, 397, 1, 0x0}, /* aten::arctan */
    {32031, 32048, 398, 1, 0x0}, /* aten::arctan.out */
    {32111, 32125, 399, 1, 0x0}, /* aten::arctan2 */
    {32176, 32194, 400, 1, 0x0}, /* aten::arctan2.out */
    {32272, 32287, 401, 1, 0x0}, /* aten::arctan2_ */
    {32347, 32361, 402, 1, 0x0}, /* aten::arctan_ */
    {32406, 32420, 403, 1, 0x0}, /* aten::arctanh */
    {32457, 32475, 404, 1, 0x0}, /* aten::arctanh.out */
    {32539, 32554, 405, 1, 0x0}, /* aten::arctanh_ */
    {32600, 32613, 406, 2, 0x40001}, /* aten::argmax */
    {32684, 32701, 408, 2, 0x40000}, /* aten::argmax.out */
    {32799, 32812, 410, 2, 0x40001}, /* aten::argmin */
    {32883, 32900, 412, 2, 0x40000}, /* aten::argmin.out */
    {32998, 33012, 414, 1, 0x0}, /* aten::argsort */
    {33084, 33105, 415, 1, 0x0}, /* aten::argsort.stable */
    {33200, 33225, 416, 1, 0x0}, /* aten::argsort.stable_out */
    {33344, 33359, 417, 1, 0x8}, /* aten::argwhere */
    {33397, 33414, 418, 2, 0x1}, /* aten::as_strided */
    {33521, 33539, 420, 1, 0x80}, /* aten::as_strided_ */
    {33649, 33671, 421, 1, 0x80000}, /* aten::as_strided_copy */
    {33777, 33803, 422, 1, 0x80020}, /* aten::as_strided_copy.out */
    {33936, 33961, 423, 1, 0x0}, /* aten::as_strided_scatter */
    {34082, 34111, 424, 1, 0x20}, /* aten::as_strided_scatter.out */
    {34259, 34270, 425, 2, 0x10001}, /* aten::asin */
    {34304, 34319, 427, 2, 0x10000}, /* aten::asin.out */
    {34380, 34392, 429, 2, 0x10000}, /* aten::asin_ */
    {34435, 34447, 431, 2, 0x10001}, /* aten::asinh */
    {34482, 34498, 433, 2, 0x10000}, /* aten::asinh.out */
    {34560, 34573, 435, 2, 0x10000}, /* aten::asinh_ */
    {34617, 34628, 437, 2, 0x10001}, /* aten::atan */
    {34662, 34677, 439, 2, 0x10000}, /* aten::atan.out */
    {34738, 34750, 441, 2, 0x10001}, /* aten::atan2 */
    {34799, 34815, 443, 2, 0x10001}, /* aten::atan2.out */
    {34891, 34904, 445, 2, 0x10000}, /* aten::atan2_ */
    {34962, 34974, 447, 2, 0x10000}, /* aten::atan_ */
    {35017, 35029, 449, 2, 0x10001}, /* aten::atanh */
    {35064, 35080, 451, 2, 0x10000}, /* aten::atanh.out */
    {35142, 35155, 453, 2, 0x10000}, /* aten::atanh_ */
    {35199, 35216, 455, 1, 0x100}, /* aten::atleast_1d */
    {35256, 35282, 456, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {35338, 35355, 457, 1, 0x100}, /* aten::atleast_2d */
    {35395, 35421, 458, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {35477, 35494, 459, 1, 0x100}, /* aten::atleast_3d */
    {35534, 35560, 460, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {35616, 35633, 461, 1, 0x1}, /* aten::avg_pool1d */
    {35780, 35797, 462, 2, 0x1}, /* aten::avg_pool2d */
    {35972, 35993, 464, 2, 0x0}, /* aten::avg_pool2d.out */
    {36195, 36221, 466, 2, 0x1}, /* aten::avg_pool2d_backward */
    {36404, 36441, 468, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {36665, 36682, 470, 2, 0x1}, /* aten::avg_pool3d */
    {36857, 36878, 472, 2, 0x0}, /* aten::avg_pool3d.out */
    {37080, 37106, 474, 2, 0x0}, /* aten::avg_pool3d_backward */
    {37289, 37326, 476, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {37550, 37564, 478, 2, 0x0}, /* aten::baddbmm */
    {37665, 37683, 480, 2, 0x0}, /* aten::baddbmm.out */
    {37808, 37823, 482, 2, 0x0}, /* aten::baddbmm_ */
    {37933, 37950, 484, 1, 0x100}, /* aten::batch_norm */
    {38126, 38152, 485, 2, 0x0}, /* aten::batch_norm_backward */
    {38393, 38423, 487, 2, 0x0}, /* aten::batch_norm_update_stats */
    {38546, 38580, 489, 1, 0x20}, /* aten::batch_norm_update_stats.out */
    {38752, 38768, 490, 1, 0x2000}, /* aten::bernoulli */
    {38837, 38860, 491, 1, 0x2020}, /* aten::bernoulli.Tensor */
    {38946, 38973, 492, 1, 0x2020}, /* aten::bernoulli.Tensor_out */
    {39083, 39109, 493, 1, 0x2020}, /* aten::bernoulli.float_out */
    {39221, 39241, 494, 2, 0x2000}, /* aten::bernoulli.out */
    {39334, 39352, 496, 1, 0x2000}, /* aten::bernoulli.p */
    {39432, 39456, 497, 2, 0x2000}, /* aten::bernoulli_.Tensor */
    {39551, 39574, 499, 2, 0x2000}, /* aten::bernoulli_.float */
    {39671, 39686, 501, 1, 0x0}, /* aten::bilinear */
    {39775, 39802, 502, 2, 0x0}, /* aten::binary_cross_entropy */
    {39908, 39939, 504, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {40072, 40108, 506, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {40243, 40290, 508, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {40466, 40505, 510, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {40648, 40691, 512, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {40858, 40873, 513, 2, 0x8}, /* aten::bincount */
    {40953, 40972, 515, 1, 0x20}, /* aten::bincount.out */
    {41079, 41104, 516, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {41166, 41198, 517, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {41267, 41303, 518, 1, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {41399, 41428, 519, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {41517, 41542, 520, 2, 0x10001}, /* aten::bitwise_and.Tensor */
    {41604, 41633, 522, 2, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {41722, 41748, 524, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {41819, 41845, 525, 2, 0x10000}, /* aten::bitwise_and_.Tensor */
    {41916, 41955, 527, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {42031, 42074, 528, 1, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {42177, 42209, 529, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {42278, 42317, 531, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {42393, 42436, 532, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {42539, 42575, 533, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {42671, 42704, 535, 2, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {42782, 42822, 537, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {42907, 42925, 538, 2, 0x10001}, /* aten::bitwise_not */
    {42966, 42988, 540, 2, 0x10000}, /* aten::bitwise_not.out */
    {43056, 43075, 542, 2, 0x10000}, /* aten::bitwise_not_ */
    {43125, 43149, 544, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {43210, 43241, 545, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {43309, 43344, 546, 1, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {43439, 43467, 547, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {43555, 43579, 548, 2, 0x10001}, /* aten::bitwise_or.Tensor */
    {43640, 43668, 550, 2, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {43756, 43781, 552, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {43851, 43876, 553, 2, 0x10000}, /* aten::bitwise_or_.Tensor */
    {43946, 43986, 555, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {44063, 44107, 556, 1, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {44211, 44244, 557, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {44314, 44354, 559, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {44431, 44475, 560, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {44579, 44616, 561, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {44713, 44747, 563, 2, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {44826, 44867, 565, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {44953, 44978, 566, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {45040, 45072, 567, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {45141, 45177, 568, 1, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {45273, 45302, 569, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {45391, 45416, 570, 2, 0x10001}, /* aten::bitwise_xor.Tensor */
    {45478, 45507, 572, 2, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {45596, 45622, 574, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {45693, 45719, 575, 2, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {45790, 45807, 577, 1, 0x0}, /* aten::block_diag */
    {45852, 45873, 578, 1, 0x20}, /* aten::block_diag.out */
    {45945, 45955, 579, 2, 0x1}, /* aten::bmm */
    {46001, 46015, 581, 2, 0x0}, /* aten::bmm.out */
    {46088, 46112, 583, 1, 0x0}, /* aten::broadcast_tensors */
    {46166, 46185, 584, 1, 0x0}, /* aten::broadcast_to */
    {46248, 46271, 585, 2, 0x0}, /* aten::bucketize.Scalar */
    {46379, 46406, 587, 1, 0x20}, /* aten::bucketize.Scalar_out */
    {46538, 46561, 588, 2, 0x0}, /* aten::bucketize.Tensor */
    {46669, 46696, 590, 2, 0x0}, /* aten::bucketize.Tensor_out */
    {46828, 46843, 592, 1, 0x0}, /* aten::can_cast */
    {46899, 46920, 593, 1, 0x100}, /* aten::cartesian_prod */
    {46969, 46979, 594, 2, 0x1}, /* aten::cat */
    {47028, 47042, 596, 2, 0x0}, /* aten::cat.out */
    {47118, 47131, 598, 1, 0x2020}, /* aten::cauchy */
    {47230, 47247, 599, 1, 0x2020}, /* aten::cauchy.out */
    {47370, 47384, 600, 2, 0x2000}, /* aten::cauchy_ */
    {47490, 47502, 602, 1, 0x0}, /* aten::cdist */
    {47581, 47592, 603, 2, 0x10001}, /* aten::ceil */
    {47626, 47641, 605, 2, 0x10000}, /* aten::ceil.out */
    {47702, 47714, 607, 2, 0x10000}, /* aten::ceil_ */
    {47757, 47768, 609, 1, 0x10000}, /* aten::celu */
    {47820, 47835, 610, 1, 0x20}, /* aten::celu.out */
    {47913, 47925, 611, 1, 0x10000}, /* aten::celu_ */
    {47986, 48001, 612, 2, 0x0}, /* aten::cholesky */
    {48057, 48076, 614, 2, 0x0}, /* aten::cholesky.out */
    {48159, 48182, 616, 2, 0x0}, /* aten::cholesky_inverse */
    {48246, 48273, 618, 2, 0x0}, /* aten::cholesky_inverse.out */
    {48364, 48385, 620, 2, 0x0}, /* aten::cholesky_solve */
    {48462, 48487, 622, 2, 0x0}, /* aten::cholesky_solve.out */
    {48591, 48603, 624, 1, 0x0}, /* aten::chunk */
    {48674, 48686, 625, 2, 0x10001}, /* aten::clamp */
    {48757, 48776, 627, 2, 0x10001}, /* aten::clamp.Tensor */
    {48854, 48877, 629, 2, 0x10000}, /* aten::clamp.Tensor_out */
    {48982, 48998, 631, 2, 0x10000}, /* aten::clamp.out */
    {49096, 49109, 633, 2, 0x10000}, /* aten::clamp_ */
    {49189, 49209, 635, 2, 0x10000}, /* aten::clamp_.Tensor */
    {49296, 49312, 637, 2, 0x10000}, /* aten::clamp_max */
    {49363, 49386, 639, 2, 0x10000}, /* aten::clamp_max.Tensor */
    {49444, 49471, 641, 2, 0x10000}, /* aten::clamp_max.Tensor_out */
    {49556, 49576, 643, 2, 0x10000}, /* aten::clamp_max.out */
    {49654, 49671, 645, 2, 0x10000}, /* aten::clamp_max_ */
    {49731, 49755, 647, 2, 0x10000}, /* aten::clamp_max_.Tensor */
    {49822, 49838, 649, 2, 0x10000}, /* aten::clamp_min */
    {49889, 49912, 651, 2, 0x10000}, /* aten::clamp_min.Tensor */
    {49970, 49997, 653, 2, 0x10000}, /* aten::clamp_min.Tensor_out */
    {50082, 50102, 655, 2, 0x10000}, /* aten::clamp_min.out */
    {50180, 50197, 657, 2, 0x10000}, /* aten::clamp_min_ */
    {50257, 50281, 659, 2, 0x10000}, /* aten::clamp_min_.Tensor */
    {50348, 50359, 661, 1, 0x10000}, /* aten::clip */
    {50429, 50447, 662, 1, 0x10000}, /* aten::clip.Tensor */
    {50524, 50546, 663, 1, 0x0}, /* aten::clip.Tensor_out */
    {50650, 50665, 664, 1, 0x10000}, /* aten::clip.out */
    {50762, 50774, 665, 1, 0x10000}, /* aten::clip_ */
    {50853, 50872, 666, 1, 0x10000}, /* aten::clip_.Tensor */
    {50958, 50970, 667, 1, 0x10001}, /* aten::clone */
    {51042, 51058, 668, 1, 0x20}, /* aten::clone.out */
    {51154, 51173, 669, 1, 0x0}, /* aten::column_stack */
    {51220, 51243, 670, 1, 0x0}, /* aten::column_stack.out */
    {51317, 51336, 671, 1, 0x0}, /* aten::combinations */
    {51416, 51430, 672, 2, 0x0}, /* aten::complex */
    {51480, 51498, 674, 2, 0x0}, /* aten::complex.out */
    {51575, 51588, 676, 1, 0x0}, /* aten::concat */
    {51640, 51657, 677, 1, 0x0}, /* aten::concat.out */
    {51736, 51754, 678, 1, 0x0}, /* aten::concatenate */
    {51811, 51833, 679, 1, 0x0}, /* aten::concatenate.out */
    {51917, 51928, 680, 1, 0x0}, /* aten::conj */
    {51968, 51988, 681, 1, 0x10100}, /* aten::conj_physical */
    {52031, 52055, 682, 2, 0x10000}, /* aten::conj_physical.out */
    {52125, 52146, 684, 2, 0x10000}, /* aten::conj_physical_ */
    {52198, 52220, 686, 1, 0x1}, /* aten::constant_pad_nd */
    {52295, 52321, 687, 1, 0x20}, /* aten::constant_pad_nd.out */
    {52423, 52440, 688, 1, 0x0}, /* aten::contiguous */
    {52535, 52548, 689, 1, 0x0}, /* aten::conv1d */
    {52699, 52720, 690, 1, 0x0}, /* aten::conv1d.padding */
    {52879, 52892, 691, 1, 0x0}, /* aten::conv2d */
    {53043, 53064, 692, 1, 0x0}, /* aten::conv2d.padding */
    {53223, 53236, 693, 1, 0x0}, /* aten::conv3d */
    {53387, 53408, 694, 1, 0x0}, /* aten::conv3d.padding */
    {53567, 53590, 695, 1, 0x0}, /* aten::conv_transpose1d */
    {53779, 53808, 696, 1, 0x0}, /* aten::conv_transpose2d.input */
    {54003, 54032, 697, 1, 0x0}, /* aten::conv_transpose3d.input */
    {54227, 54245, 698, 2, 0x1}, /* aten::convolution */
    {54427, 54449, 700, 1, 0x20}, /* aten::convolution.out */
    {54658, 54685, 701, 2, 0x1}, /* aten::convolution_backward */
    {54943, 54974, 703, 1, 0x20}, /* aten::convolution_backward.out */
    {55302, 55313, 704, 1, 0x1}, /* aten::copy */
    {55384, 55399, 705, 1, 0x20}, /* aten::copy.out */
    {55497, 55509, 706, 1, 0x0}, /* aten::copy_ */
    {55589, 55611, 707, 1, 0x10000}, /* aten::copysign.Scalar */
    {55670, 55696, 708, 1, 0x10000}, /* aten::copysign.Scalar_out */
    {55782, 55804, 709, 2, 0x10000}, /* aten::copysign.Tensor */
    {55863, 55882, 711, 2, 0x10000}, /* aten::copysign.out */
    {55961, 55984, 713, 1, 0x0}, /* aten::copysign_.Scalar */
    {56052, 56075, 714, 2, 0x0}, /* aten::copysign_.Tensor */
    {56143, 56158, 716, 1, 0x0}, /* aten::corrcoef */
    {56196, 56206, 717, 2, 0x10001}, /* aten::cos */
    {56239, 56253, 719, 2, 0x10000}, /* aten::cos.out */
    {56313, 56324, 721, 2, 0x10000}, /* aten::cos_ */
    {56366, 56377, 723, 2, 0x10001}, /* aten::cosh */
    {56411, 56426, 725, 2, 0x10000}, /* aten::cosh.out */
    {56487, 56499, 727, 2, 0x10000}, /* aten::cosh_ */
    {56542, 56570, 729, 1, 0x0}, /* aten::cosine_embedding_loss */
    {56691, 56715, 730, 1, 0x0}, /* aten::cosine_similarity */
    {56799, 56819, 731, 1, 0x40000}, /* aten::count_nonzero */
    {56877, 56909, 732, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {56975, 57011, 734, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {57104, 57128, 735, 1, 0x20}, /* aten::count_nonzero.out */
    {57213, 57223, 736, 1, 0x0}, /* aten::cov */
    {57323, 57336, 737, 1, 0x0}, /* aten::cummax */
    {57406, 57423, 738, 2, 0x0}, /* aten::cummax.out */
    {57547, 57560, 740, 1, 0x0}, /* aten::cummin */
    {57630, 57647, 741, 2, 0x0}, /* aten::cummin.out */
    {57771, 57785, 743, 2, 0x0}, /* aten::cumprod */
    {57858, 57876, 745, 2, 0x0}, /* aten::cumprod.out */
    {57973, 57988, 747, 2, 0x0}, /* aten::cumprod_ */
    {58070, 58083, 749, 2, 0x1}, /* aten::cumsum */
    {58155, 58172, 751, 2, 0x0}, /* aten::cumsum.out */
    {58268, 58282, 753, 2, 0x0}, /* aten::cumsum_ */
    {58363, 58393, 755, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {58471, 58500, 756, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {58574, 58588, 757, 1, 0x10000}, /* aten::deg2rad */
    {58625, 58643, 758, 1, 0x10000}, /* aten::deg2rad.out */
    {58707, 58722, 759, 1, 0x10000}, /* aten::deg2rad_ */
    {58768, 58781, 760, 1, 0x0}, /* aten::detach */
    {58823, 58837, 761, 1, 0x80}, /* aten::detach_ */
    {58882, 58900, 762, 1, 0x80000}, /* aten::detach_copy */
    {58941, 58963, 763, 1, 0x80020}, /* aten::detach_copy.out */
    {59031, 59042, 764, 1, 0x0}, /* aten::diag */
    {59092, 59107, 765, 1, 0x0}, /* aten::diag.out */
    {59184, 59201, 766, 1, 0x0}, /* aten::diag_embed */
    {59281, 59302, 767, 1, 0x20}, /* aten::diag_embed.out */
    {59409, 59424, 768, 1, 0x0}, /* aten::diagflat */
    {59476, 59491, 769, 1, 0x1}, /* aten::diagonal */
    {59573, 59597, 770, 1, 0x0}, /* aten::diagonal_backward */
    {59705, 59733, 771, 1, 0x20}, /* aten::diagonal_backward.out */
    {59868, 59888, 772, 1, 0x80000}, /* aten::diagonal_copy */
    {59969, 59993, 773, 1, 0x80020}, /* aten::diagonal_copy.out */
    {60101, 60124, 774, 1, 0x0}, /* aten::diagonal_scatter */
    {60220, 60247, 775, 1, 0x20}, /* aten::diagonal_scatter.out */
    {60370, 60381, 776, 1, 0x0}, /* aten::diff */
    {60479, 60494, 777, 1, 0x0}, /* aten::diff.out */
    {60619, 60633, 778, 2, 0x10000}, /* aten::digamma */
    {60670, 60688, 780, 2, 0x10000}, /* aten::digamma.out */
    {60752, 60767, 782, 2, 0x10000}, /* aten::digamma_ */
    {60813, 60824, 784, 1, 0x0}, /* aten::dist */
    {60884, 60899, 785, 1, 0x20}, /* aten::dist.out */
    {60986, 61003, 786, 1, 0x10001}, /* aten::div.Scalar */
    {61057, 61079, 787, 1, 0x10001}, /* aten::div.Scalar_mode */
    {61161, 61187, 788, 1, 0x20}, /* aten::div.Scalar_mode_out */
    {61293, 61314, 789, 1, 0x20}, /* aten::div.Scalar_out */
    {61395, 61412, 790, 2, 0x10001}, /* aten::div.Tensor */
    {61466, 61488, 792, 2, 0x10001}, /* aten::div.Tensor_mode */
    {61570, 61584, 794, 2, 0x10000}, /* aten::div.out */
    {61658, 61677, 796, 2, 0x10000}, /* aten::div.out_mode */
    {61776, 61794, 798, 1, 0x10000}, /* aten::div_.Scalar */
    {61857, 61880, 799, 1, 0x10000}, /* aten::div_.Scalar_mode */
    {61971, 61989, 800, 2, 0x10000}, /* aten::div_.Tensor */
    {62052, 62075, 802, 2, 0x10000}, /* aten::div_.Tensor_mode */
    {62166, 62186, 804, 1, 0x0}, /* aten::divide.Scalar */
    {62243, 62268, 805, 1, 0x0}, /* aten::divide.Scalar_mode */
    {62353, 62373, 806, 1, 0x0}, /* aten::divide.Tensor */
    {62430, 62455, 807, 1, 0x0}, /* aten::divide.Tensor_mode */
    {62540, 62557, 808, 1, 0x0}, /* aten::divide.out */
    {62634, 62656, 809, 1, 0x0}, /* aten::divide.out_mode */
    {62758, 62779, 810, 1, 0x0}, /* aten::divide_.Scalar */
    {62845, 62871, 811, 1, 0x0}, /* aten::divide_.Scalar_mode */
    {62965, 62986, 812, 1, 0x0}, /* aten::divide_.Tensor */
    {63052, 63078, 813, 1, 0x0}, /* aten::divide_.Tensor_mode */
    {63172, 63182, 814, 2, 0x0}, /* aten::dot */
    {63230, 63244, 816, 1, 0x0}, /* aten::dot.out */
    {63319, 63333, 817, 1, 0x2100}, /* aten::dropout */
    {63392, 63407, 818, 1, 0x2000}, /* aten::dropout_ */
    {63474, 63493, 819, 1, 0x0}, /* aten::dsplit.array */
    {63563, 63580, 820, 1, 0x0}, /* aten::dsplit.int */
    {63647, 63660, 821, 1, 0x0}, /* aten::dstack */
    {63701, 63718, 822, 1, 0x0}, /* aten::dstack.out */
    {63786, 63799, 823, 1, 0x0}, /* aten::einsum */
    {63875, 63885, 824, 2, 0x10001}, /* aten::elu */
    {63972, 63986, 826, 2, 0x0}, /* aten::elu.out */
    {64100, 64111, 828, 2, 0x10000}, /* aten::elu_ */
    {64207, 64226, 830, 2, 0x0}, /* aten::elu_backward */
    {64362, 64392, 832, 2, 0x0}, /* aten::elu_backward.grad_input */
    {64569, 64585, 834, 1, 0x1}, /* aten::embedding */
    {64715, 64735, 835, 1, 0x20}, /* aten::embedding.out */
    {64892, 64917, 836, 1, 0x0}, /* aten::embedding_backward */
    {65059, 65090, 837, 2, 0x1}, /* aten::embedding_dense_backward */
    {65232, 65267, 839, 1, 0x20}, /* aten::embedding_dense_backward.out */
    {65436, 65462, 840, 3, 0x1}, /* aten::empty.memory_format */
    {65639, 65655, 843, 1, 0x0}, /* aten::empty.out */
    {65753, 65770, 844, 1, 0x0}, /* aten::empty_like */
    {65936, 65957, 845, 1, 0x20}, /* aten::empty_like.out */
    {66058, 66079, 846, 2, 0x0}, /* aten::empty_permuted */
    {66240, 66265, 848, 1, 0x20}, /* aten::empty_permuted.out */
    {66361, 66381, 849, 3, 0x1}, /* aten::empty_strided */
    {66535, 66559, 852, 1, 0x20}, /* aten::empty_strided.out */
    {66648, 66664, 853, 2, 0x10001}, /* aten::eq.Scalar */
    {66717, 66737, 855, 2, 0x10000}, /* aten::eq.Scalar_out */
    {66817, 66833, 857, 2, 0x10001}, /* aten::eq.Tensor */
    {66886, 66906, 859, 2, 0x10000}, /* aten::eq.Tensor_out */
    {66986, 67003, 861, 2, 0x0}, /* aten::eq_.Scalar */
    {67065, 67082, 863, 2, 0x0}, /* aten::eq_.Tensor */
    {67144, 67156, 865, 2, 0x10004}, /* aten::equal */
    {67203, 67213, 867, 2, 0x10001}, /* aten::erf */
    {67246, 67260, 869, 2, 0x10000}, /* aten::erf.out */
    {67320, 67331, 871, 2, 0x10000}, /* aten::erf_ */
    {67373, 67384, 873, 2, 0x10000}, /* aten::erfc */
    {67418, 67433, 875, 2, 0x10000}, /* aten::erfc.out */
    {67494, 67506, 877, 2, 0x10000}, /* aten::erfc_ */
    {67549, 67562, 879, 2, 0x10000}, /* aten::erfinv */
    {67598, 67615, 881, 2, 0x10000}, /* aten::erfinv.out */
    {67678, 67692, 883, 2, 0x10000}, /* aten::erfinv_ */
    {67737, 67747, 885, 2, 0x10001}, /* aten::exp */
    {67780, 67794, 887, 2, 0x10000}, /* aten::exp.out */
    {67854, 67865, 889, 2, 0x10000}, /* aten::exp2 */
    {67899, 67914, 891, 2, 0x10000}, /* aten::exp2.out */
    {67975, 67987, 893, 2, 0x10000}, /* aten::exp2_ */
    {68030, 68041, 895, 2, 0x10000}, /* aten::exp_ */
    {68083, 68096, 897, 1, 0x1}, /* aten::expand */
    {68177, 68193, 898, 1, 0x0}, /* aten::expand_as */
    {68252, 68270, 899, 1, 0x80000}, /* aten::expand_copy */
    {68350, 68372, 900, 1, 0x80020}, /* aten::expand_copy.out */
    {68476, 68488, 901, 2, 0x10001}, /* aten::expm1 */
    {68523, 68539, 903, 2, 0x10000}, /* aten::expm1.out */
    {68601, 68614, 905, 2, 0x10000}, /* aten::expm1_ */
    {68658, 68676, 907, 1, 0x2020}, /* aten::exponential */
    {68763, 68785, 908, 1, 0x2020}, /* aten::exponential.out */
    {68896, 68915, 909, 2, 0x2000}, /* aten::exponential_ */
    {69010, 69020, 911, 2, 0x0}, /* aten::eye */
    {69142, 69154, 913, 2, 0x0}, /* aten::eye.m */
    {69288, 69304, 915, 2, 0x0}, /* aten::eye.m_out */
    {69373, 69387, 917, 2, 0x0}, /* aten::eye.out */
    {69444, 69458, 919, 1, 0x0}, /* aten::fft_fft */
    {69539, 69557, 920, 1, 0x0}, /* aten::fft_fft.out */
    {69665, 69680, 921, 1, 0x0}, /* aten::fft_fft2 */
    {69773, 69792, 922, 1, 0x0}, /* aten::fft_fft2.out */
    {69912, 69927, 923, 1, 0x0}, /* aten::fft_fftn */
    {70018, 70037, 924, 1, 0x0}, /* aten::fft_fftn.out */
    {70155, 70170, 925, 1, 0x0}, /* aten::fft_hfft */
    {70252, 70271, 926, 1, 0x0}, /* aten::fft_hfft.out */
    {70380, 70396, 927, 1, 0x0}, /* aten::fft_hfft2 */
    {70490, 70510, 928, 1, 0x0}, /* aten::fft_hfft2.out */
    {70631, 70647, 929, 1, 0x0}, /* aten::fft_hfftn */
    {70739, 70759, 930, 1, 0x0}, /* aten::fft_hfftn.out */
    {70878, 70893, 931, 1, 0x0}, /* aten::fft_ifft */
    {70975, 70994, 932, 1, 0x0}, /* aten::fft_ifft.out */
    {71103, 71119, 933, 1, 0x0}, /* aten::fft_ifft2 */
    {71213, 71233, 934, 1, 0x0}, /* aten::fft_ifft2.out */
    {71354, 71370, 935, 1, 0x0}, /* aten::fft_ifftn */
    {71462, 71482, 936, 1, 0x0}, /* aten::fft_ifftn.out */
    {71601, 71617, 937, 1, 0x0}, /* aten::fft_ihfft */
    {71700, 71720, 938, 1, 0x0}, /* aten::fft_ihfft.out */
    {71830, 71847, 939, 1, 0x0}, /* aten::fft_ihfft2 */
    {71942, 71963, 940, 1, 0x0}, /* aten::fft_ihfft2.out */
    {72085, 72102, 941, 1, 0x0}, /* aten::fft_ihfftn */
    {72195, 72216, 942, 1, 0x0}, /* aten::fft_ihfftn.out */
    {72336, 72352, 943, 1, 0x0}, /* aten::fft_irfft */
    {72435, 72455, 944, 1, 0x0}, /* aten::fft_irfft.out */
    {72565, 72582, 945, 1, 0x0}, /* aten::fft_irfft2 */
    {72677, 72698, 946, 1, 0x0}, /* aten::fft_irfft2.out */
    {72820, 72837, 947, 1, 0x0}, /* aten::fft_irfftn */
    {72930, 72951, 948, 1, 0x0}, /* aten::fft_irfftn.out */
    {73071, 73086, 949, 1, 0x0}, /* aten::fft_rfft */
    {73168, 73187, 950, 1, 0x0}, /* aten::fft_rfft.out */
    {73296, 73312, 951, 1, 0x0}, /* aten::fft_rfft2 */
    {73406, 73426, 952, 1, 0x0}, /* aten::fft_rfft2.out */
    {73547, 73563, 953, 1, 0x0}, /* aten::fft_rfftn */
    {73655, 73675, 954, 1, 0x0}, /* aten::fft_rfftn.out */
    {73794, 73812, 955, 1, 0x1}, /* aten::fill.Scalar */
    {73867, 73889, 956, 1, 0x20}, /* aten::fill.Scalar_out */
    {73971, 73989, 957, 1, 0x0}, /* aten::fill.Tensor */
    {74044, 74066, 958, 1, 0x20}, /* aten::fill.Tensor_out */
    {74148, 74167, 959, 2, 0x0}, /* aten::fill_.Scalar */
    {74231, 74250, 961, 2, 0x0}, /* aten::fill_.Tensor */
    {74314, 74324, 963, 1, 0x0}, /* aten::fix */
    {74357, 74371, 964, 1, 0x0}, /* aten::fix.out */
    {74431, 74442, 965, 1, 0x0}, /* aten::fix_ */
    {74484, 74509, 966, 1, 0x0}, /* aten::flatten.using_ints */
    {74596, 74607, 967, 2, 0x1}, /* aten::flip */
    {74653, 74668, 969, 1, 0x20}, /* aten::flip.out */
    {74741, 74754, 970, 1, 0x0}, /* aten::fliplr */
    {74790, 74803, 971, 1, 0x0}, /* aten::flipud */
    {74839, 74864, 972, 1, 0x10000}, /* aten::float_power.Scalar */
    {74929, 74958, 973, 1, 0x10000}, /* aten::float_power.Scalar_out */
    {75050, 75082, 974, 1, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {75154, 75190, 975, 1, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {75289, 75321, 976, 1, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {75393, 75429, 977, 1, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {75528, 75554, 978, 1, 0x10000}, /* aten::float_power_.Scalar */
    {75628, 75654, 979, 1, 0x10000}, /* aten::float_power_.Tensor */
    {75728, 75740, 980, 2, 0x10001}, /* aten::floor */
    {75775, 75791, 982, 2, 0x10000}, /* aten::floor.out */
    {75853, 75866, 984, 2, 0x10000}, /* aten::floor_ */
    {75910, 75929, 986, 2, 0x0}, /* aten::floor_divide */
    {75985, 76011, 988, 1, 0x0}, /* aten::floor_divide.Scalar */
    {76074, 76104, 989, 1, 0x20}, /* aten::floor_divide.Scalar_out */
    {76194, 76217, 990, 2, 0x0}, /* aten::floor_divide.out */
    {76300, 76327, 992, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {76399, 76426, 993, 2, 0x0}, /* aten::floor_divide_.Tensor */
    {76498, 76509, 995, 2, 0x10000}, /* aten::fmax */
    {76557, 76572, 997, 2, 0x10000}, /* aten::fmax.out */
    {76647, 76658, 999, 2, 0x10000}, /* aten::fmin */
    {76706, 76721, 1001, 2, 0x10000}, /* aten::fmin.out */
    {76796, 76814, 1003, 1, 0x10001}, /* aten::fmod.Scalar */
    {76869, 76891, 1004, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {76973, 76991, 1005, 2, 0x10001}, /* aten::fmod.Tensor */
    {77046, 77068, 1007, 2, 0x10000}, /* aten::fmod.Tensor_out */
    {77150, 77169, 1009, 1, 0x10000}, /* aten::fmod_.Scalar */
    {77233, 77252, 1010, 2, 0x10000}, /* aten::fmod_.Tensor */
    {77316, 77327, 1012, 2, 0x10000}, /* aten::frac */
    {77361, 77376, 1014, 2, 0x10000}, /* aten::frac.out */
    {77437, 77449, 1016, 2, 0x10000}, /* aten::frac_ */
    {77492, 77520, 1018, 2, 0x0}, /* aten::fractional_max_pool2d */
    {77644, 77679, 1020, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {77860, 77897, 1022, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {78033, 78081, 1024, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {78258, 78286, 1026, 2, 0x0}, /* aten::fractional_max_pool3d */
    {78410, 78445, 1028, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {78626, 78663, 1030, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {78799, 78847, 1032, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {79024, 79043, 1034, 2, 0x10000}, /* aten::frexp.Tensor */
    {79113, 79136, 1036, 2, 0x10000}, /* aten::frexp.Tensor_out */
    {79263, 79279, 1038, 2, 0x0}, /* aten::from_file */
    {79443, 79463, 1040, 1, 0x20}, /* aten::from_file.out */
    {79562, 79573, 1041, 2, 0x1}, /* aten::full */
    {79720, 79735, 1043, 1, 0x0}, /* aten::full.out */
    {79817, 79833, 1044, 1, 0x1}, /* aten::full_like */
    {80017, 80037, 1045, 1, 0x20}, /* aten::full_like.out */
    {80156, 80169, 1046, 2, 0x1}, /* aten::gather */
    {80255, 80272, 1048, 2, 0x0}, /* aten::gather.out */
    {80382, 80404, 1050, 1, 0x0}, /* aten::gather_backward */
    {80503, 80513, 1051, 2, 0x10000}, /* aten::gcd */
    {80560, 80574, 1053, 2, 0x10000}, /* aten::gcd.out */
    {80648, 80659, 1055, 2, 0x0}, /* aten::gcd_ */
    {80715, 80731, 1057, 2, 0x10001}, /* aten::ge.Scalar */
    {80784, 80804, 1059, 2, 0x10000}, /* aten::ge.Scalar_out */
    {80884, 80900, 1061, 2, 0x10001}, /* aten::ge.Tensor */
    {80953, 80973, 1063, 2, 0x10000}, /* aten::ge.Tensor_out */
    {81053, 81070, 1065, 2, 0x0}, /* aten::ge_.Scalar */
    {81132, 81149, 1067, 2, 0x0}, /* aten::ge_.Tensor */
    {81211, 81222, 1069, 2, 0x10001}, /* aten::gelu */
    {81283, 81298, 1071, 2, 0x0}, /* aten::gelu.out */
    {81383, 81395, 1073, 2, 0x0}, /* aten::gelu_ */
    {81465, 81485, 1075, 2, 0x10000}, /* aten::gelu_backward */
    {81575, 81606, 1077, 2, 0x0}, /* aten::gelu_backward.grad_input */
    {81734, 81750, 1079, 1, 0x2020}, /* aten::geometric */
    {81828, 81848, 1080, 1, 0x2020}, /* aten::geometric.out */
    {81950, 81967, 1081, 2, 0x2000}, /* aten::geometric_ */
    {82054, 82066, 1083, 2, 0x0}, /* aten::geqrf */
    {82117, 82131, 1085, 2, 0x0}, /* aten::geqrf.a */
    {82225, 82235, 1087, 1, 0x0}, /* aten::ger */
    {82281, 82295, 1088, 1, 0x0}, /* aten::ger.out */
    {82368, 82389, 1089, 1, 0x0}, /* aten::gradient.array */
    {82467, 82494, 1090, 1, 0x0}, /* aten::gradient.scalararray */
    {82594, 82619, 1091, 1, 0x0}, /* aten::gradient.scalarint */
    {82727, 82757, 1092, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {82862, 82890, 1093, 1, 0x0}, /* aten::gradient.scalarrayint */
    {82997, 83024, 1094, 1, 0x0}, /* aten::gradient.tensorarray */
    {83126, 83156, 1095, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {83265, 83286, 1096, 1, 0x0}, /* aten::greater.Scalar */
    {83344, 83369, 1097, 1, 0x0}, /* aten::greater.Scalar_out */
    {83454, 83475, 1098, 1, 0x0}, /* aten::greater.Tensor */
    {83533, 83558, 1099, 1, 0x0}, /* aten::greater.Tensor_out */
    {83643, 83665, 1100, 1, 0x0}, /* aten::greater_.Scalar */
    {83732, 83754, 1101, 1, 0x0}, /* aten::greater_.Tensor */
    {83821, 83848, 1102, 1, 0x0}, /* aten::greater_equal.Scalar */
    {83912, 83943, 1103, 1, 0x0}, /* aten::greater_equal.Scalar_out */
    {84034, 84061, 1104, 1, 0x0}, /* aten::greater_equal.Tensor */
    {84125, 84156, 1105, 1, 0x0}, /* aten::greater_equal.Tensor_out */
    {84247, 84275, 1106, 1, 0x0}, /* aten::greater_equal_.Scalar */
    {84348, 84376, 1107, 1, 0x0}, /* aten::greater_equal_.Tensor */
    {84449, 84466, 1108, 1, 0x0}, /* aten::group_norm */
    {84605, 84621, 1109, 2, 0x10001}, /* aten::gt.Scalar */
    {84674, 84694, 1111, 2, 0x10000}, /* aten::gt.Scalar_out */
    {84774, 84790, 1113, 2, 0x10001}, /* aten::gt.Tensor */
    {84843, 84863, 1115, 2, 0x10000}, /* aten::gt.Tensor_out */
    {84943, 84960, 1117, 2, 0x0}, /* aten::gt_.Scalar */
    {85022, 85039, 1119, 2, 0x0}, /* aten::gt_.Tensor */
    {85101, 85118, 1121, 2, 0x10000}, /* aten::hardshrink */
    {85176, 85197, 1123, 2, 0x0}, /* aten::hardshrink.out */
    {85282, 85308, 1125, 2, 0x0}, /* aten::hardshrink_backward */
    {85388, 85425, 1127, 2, 0x0}, /* aten::hardshrink_backward.grad_input */
    {85546, 85564, 1129, 2, 0x10000}, /* aten::hardsigmoid */
    {85605, 85627, 1131, 2, 0x0}, /* aten::hardsigmoid.out */
    {85695, 85714, 1133, 2, 0x10000}, /* aten::hardsigmoid_ */
    {85764, 85791, 1135, 2, 0x0}, /* aten::hardsigmoid_backward */
    {85861, 85899, 1137, 2, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {86010, 86026, 1139, 2, 0x0}, /* aten::hardswish */
    {86065, 86085, 1141, 2, 0x0}, /* aten::hardswish.out */
    {86151, 86168, 1143, 2, 0x0}, /* aten::hardswish_ */
    {86216, 86241, 1145, 2, 0x0}, /* aten::hardswish_backward */
    {86309, 86338, 1147, 1, 0x20}, /* aten::hardswish_backward.out */
    {86433, 86448, 1148, 2, 0x10001}, /* aten::hardtanh */
    {86523, 86542, 1150, 2, 0x0}, /* aten::hardtanh.out */
    {86644, 86660, 1152, 2, 0x10000}, /* aten::hardtanh_ */
    {86744, 86768, 1154, 2, 0x0}, /* aten::hardtanh_backward */
    {86867, 86902, 1156, 2, 0x0}, /* aten::hardtanh_backward.grad_input */
    {87042, 87058, 1158, 2, 0x10000}, /* aten::heaviside */
    {87112, 87132, 1160, 2, 0x10000}, /* aten::heaviside.out */
    {87213, 87230, 1162, 2, 0x0}, /* aten::heaviside_ */
    {87293, 87320, 1164, 1, 0x0}, /* aten::hinge_embedding_loss */
    {87423, 87435, 1165, 2, 0x0}, /* aten::histc */
    {87512, 87528, 1167, 2, 0x0}, /* aten::histc.out */
    {87632, 87655, 1169, 2, 0x0}, /* aten::histogram.bin_ct */
    {87805, 87832, 1171, 2, 0x0}, /* aten::histogram.bin_ct_out */
    {88033, 88061, 1173, 2, 0x0}, /* aten::histogram.bins_tensor */
    {88194, 88226, 1175, 2, 0x0}, /* aten::histogram.bins_tensor_out */
    {88410, 88428, 1177, 1, 0x0}, /* aten::histogramdd */
    {88570, 88604, 1178, 1, 0x0}, /* aten::histogramdd.TensorList_bins */
    {88765, 88792, 1179, 1, 0x0}, /* aten::histogramdd.int_bins */
    {88941, 88960, 1180, 1, 0x0}, /* aten::hsplit.array */
    {89030, 89047, 1181, 1, 0x0}, /* aten::hsplit.int */
    {89114, 89127, 1182, 1, 0x0}, /* aten::hstack */
    {89168, 89185, 1183, 1, 0x0}, /* aten::hstack.out */
    {89253, 89270, 1184, 2, 0x0}, /* aten::huber_loss */
    {89362, 89383, 1186, 2, 0x0}, /* aten::huber_loss.out */
    {89502, 89528, 1188, 2, 0x0}, /* aten::huber_loss_backward */
    {89640, 89670, 1190, 2, 0x0}, /* aten::huber_loss_backward.out */
    {89816, 89828, 1192, 2, 0x10000}, /* aten::hypot */
    {89877, 89893, 1194, 2, 0x10000}, /* aten::hypot.out */
    {89969, 89982, 1196, 2, 0x10000}, /* aten::hypot_ */
    {90040, 90049, 1198, 2, 0x10000}, /* aten::i0 */
    {90081, 90094, 1200, 2, 0x10000}, /* aten::i0.out */
    {90153, 90163, 1202, 2, 0x10000}, /* aten::i0_ */
    {90204, 90217, 1204, 2, 0x10000}, /* aten::igamma */
    {90267, 90284, 1206, 2, 0x10000}, /* aten::igamma.out */
    {90361, 90375, 1208, 2, 0x10000}, /* aten::igamma_ */
    {90434, 90448, 1210, 2, 0x10000}, /* aten::igammac */
    {90499, 90517, 1212, 2, 0x10000}, /* aten::igammac.out */
    {90595, 90610, 1214, 2, 0x10000}, /* aten::igammac_ */
    {90670, 90681, 1216, 1, 0x0}, /* aten::imag */
    {90721, 90740, 1217, 1, 0x9}, /* aten::index.Tensor */
    {90801, 90824, 1218, 1, 0x0}, /* aten::index.Tensor_out */
    {90912, 90928, 1219, 2, 0x0}, /* aten::index_add */
    {91024, 91044, 1221, 2, 0x0}, /* aten::index_add.out */
    {91164, 91181, 1223, 2, 0x0}, /* aten::index_add_ */
    {91286, 91303, 1225, 2, 0x0}, /* aten::index_copy */
    {91381, 91402, 1227, 2, 0x0}, /* aten::index_copy.out */
    {91507, 91525, 1229, 2, 0x0}, /* aten::index_copy_ */
    {91612, 91640, 1231, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {91728, 91760, 1232, 1, 0x20}, /* aten::index_fill.int_Scalar_out */
    {91875, 91903, 1233, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {91991, 92023, 1234, 1, 0x20}, /* aten::index_fill.int_Tensor_out */
    {92138, 92167, 1235, 2, 0x0}, /* aten::index_fill_.int_Scalar */
    {92264, 92293, 1237, 2, 0x0}, /* aten::index_fill_.int_Tensor */
    {92390, 92406, 1239, 1, 0x1}, /* aten::index_put */
    {92502, 92522, 1240, 1, 0x20}, /* aten::index_put.out */
    {92645, 92662, 1241, 1, 0x0}, /* aten::index_put_ */
    {92767, 92786, 1242, 2, 0x0}, /* aten::index_reduce */
    {92905, 92928, 1244, 2, 0x0}, /* aten::index_reduce.out */
    {93071, 93091, 1246, 2, 0x0}, /* aten::index_reduce_ */
    {93219, 93238, 1248, 2, 0x1}, /* aten::index_select */
    {93303, 93326, 1250, 2, 0x0}, /* aten::index_select.out */
    {93418, 93446, 1252, 1, 0x0}, /* aten::index_select_backward */
    {93541, 93553, 1253, 1, 0x0}, /* aten::inner */
    {93602, 93618, 1254, 1, 0x0}, /* aten::inner.out */
    {93694, 93714, 1255, 1, 0x0}, /* aten::instance_norm */
    {93900, 93917, 1256, 1, 0x0}, /* aten::is_complex */
    {93955, 93969, 1257, 1, 0x0}, /* aten::is_conj */
    {94004, 94025, 1258, 1, 0x0}, /* aten::is_distributed */
    {94067, 94091, 1259, 1, 0x0}, /* aten::is_floating_point */
    {94136, 94155, 1260, 1, 0x0}, /* aten::is_inference */
    {94195, 94208, 1261, 1, 0x0}, /* aten::is_neg */
    {94242, 94259, 1262, 1, 0x0}, /* aten::is_nonzero */
    {94297, 94313, 1263, 1, 0x0}, /* aten::is_pinned */
    {94371, 94390, 1264, 1, 0x0}, /* aten::is_same_size */
    {94444, 94460, 1265, 1, 0x0}, /* aten::is_signed */
    {94497, 94511, 1266, 1, 0x0}, /* aten::isclose */
    {94620, 94635, 1267, 1, 0x10000}, /* aten::isfinite */
    {94673, 94685, 1268, 2, 0x10001}, /* aten::isinf */
    {94720, 94736, 1270, 1, 0x20}, /* aten::isinf.out */
    {94798, 94810, 1271, 2, 0x10001}, /* aten::isnan */
    {94845, 94861, 1273, 1, 0x20}, /* aten::isnan.out */
    {94923, 94938, 1274, 2, 0x10000}, /* aten::isneginf */
    {94976, 94995, 1276, 2, 0x10000}, /* aten::isneginf.out */
    {95060, 95075, 1278, 2, 0x10000}, /* aten::isposinf */
    {95113, 95132, 1280, 2, 0x10000}, /* aten::isposinf.out */
    {95197, 95210, 1282, 1, 0x0}, /* aten::isreal */
    {95246, 95257, 1283, 1, 0x4}, /* aten::item */
    {95291, 95304, 1284, 1, 0x0}, /* aten::kl_div */
    {95401, 95412, 1285, 1, 0x0}, /* aten::kron */
    {95460, 95475, 1286, 1, 0x0}, /* aten::kron.out */
    {95550, 95565, 1287, 1, 0x0}, /* aten::kthvalue */
    {95670, 95692, 1288, 2, 0x0}, /* aten::kthvalue.values */
    {95854, 95868, 1290, 1, 0x0}, /* aten::l1_loss */
    {95940, 95957, 1291, 1, 0x0}, /* aten::layer_norm */
    {96106, 96116, 1292, 2, 0x10000}, /* aten::lcm */
    {96163, 96177, 1294, 2, 0x10000}, /* aten::lcm.out */
    {96251, 96262, 1296, 2, 0x0}, /* aten::lcm_ */
    {96318, 96337, 1298, 1, 0x10000}, /* aten::ldexp.Tensor */
    {96393, 96409, 1299, 1, 0x10000}, /* aten::ldexp.out */
    {96485, 96498, 1300, 1, 0x10000}, /* aten::ldexp_ */
    {96556, 96572, 1301, 2, 0x10001}, /* aten::le.Scalar */
    {96625, 96645, 1303, 2, 0x10000}, /* aten::le.Scalar_out */
    {96725, 96741, 1305, 2, 0x10001}, /* aten::le.Tensor */
    {96794, 96814, 1307, 2, 0x10000}, /* aten::le.Tensor_out */
    {96894, 96911, 1309, 2, 0x0}, /* aten::le_.Scalar */
    {96973, 96990, 1311, 2, 0x0}, /* aten::le_.Tensor */
    {97052, 97069, 1313, 2, 0x10001}, /* aten::leaky_relu */
    {97137, 97158, 1315, 2, 0x0}, /* aten::leaky_relu.out */
    {97253, 97271, 1317, 2, 0x10000}, /* aten::leaky_relu_ */
    {97348, 97374, 1319, 2, 0x0}, /* aten::leaky_relu_backward */
    {97487, 97524, 1321, 2, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {97678, 97696, 1323, 2, 0x10000}, /* aten::lerp.Scalar */
    {97764, 97786, 1325, 2, 0x10000}, /* aten::lerp.Scalar_out */
    {97881, 97899, 1327, 2, 0x10000}, /* aten::lerp.Tensor */
    {97967, 97989, 1329, 2, 0x10000}, /* aten::lerp.Tensor_out */
    {98084, 98103, 1331, 2, 0x10000}, /* aten::lerp_.Scalar */
    {98180, 98199, 1333, 2, 0x10000}, /* aten::lerp_.Tensor */
    {98276, 98294, 1335, 1, 0x0}, /* aten::less.Scalar */
    {98349, 98371, 1336, 1, 0x0}, /* aten::less.Scalar_out */
    {98453, 98471, 1337, 1, 0x0}, /* aten::less.Tensor */
    {98526, 98548, 1338, 1, 0x0}, /* aten::less.Tensor_out */
    {98630, 98649, 1339, 1, 0x0}, /* aten::less_.Scalar */
    {98713, 98732, 1340, 1, 0x0}, /* aten::less_.Tensor */
    {98796, 98820, 1341, 1, 0x0}, /* aten::less_equal.Scalar */
    {98881, 98909, 1342, 1, 0x0}, /* aten::less_equal.Scalar_out */
    {98997, 99021, 1343, 1, 0x0}, /* aten::less_equal.Tensor */
    {99082, 99110, 1344, 1, 0x0}, /* aten::less_equal.Tensor_out */
    {99198, 99223, 1345, 1, 0x0}, /* aten::less_equal_.Scalar */
    {99293, 99318, 1346, 1, 0x0}, /* aten::less_equal_.Tensor */
    {99388, 99401, 1347, 2, 0x10000}, /* aten::lgamma */
    {99437, 99454, 1349, 2, 0x10000}, /* aten::lgamma.out */
    {99517, 99531, 1351, 2, 0x10000}, /* aten::lgamma_ */
    {99576, 99587, 1353, 1, 0x0}, /* aten::lift */
    {99621, 99636, 1354, 1, 0x20}, /* aten::lift.out */
    {99697, 99714, 1355, 1, 0x0}, /* aten::lift_fresh */
    {99760, 99782, 1356, 1, 0x80000}, /* aten::lift_fresh_copy */
    {99827, 99853, 1357, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {99925, 99950, 1358, 2, 0x0}, /* aten::linalg_cholesky_ex */
    {100061, 100088, 1360, 2, 0x0}, /* aten::linalg_cholesky_ex.L */
    {100240, 100262, 1362, 1, 0x0}, /* aten::linalg_diagonal */
    {100353, 100370, 1363, 2, 0x0}, /* aten::linalg_eig */
    {100445, 100466, 1365, 2, 0x0}, /* aten::linalg_eig.out */
    {100605, 100638, 1367, 2, 0x0}, /* aten::linalg_householder_product */
    {100707, 100744, 1369, 2, 0x0}, /* aten::linalg_householder_product.out */
    {100840, 100860, 1371, 2, 0x0}, /* aten::linalg_inv_ex */
    {100951, 100979, 1373, 2, 0x0}, /* aten::linalg_inv_ex.inverse */
    {101123, 101150, 1375, 2, 0x0}, /* aten::linalg_ldl_factor_ex */
    {101283, 101314, 1377, 2, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {101514, 101537, 1379, 2, 0x0}, /* aten::linalg_ldl_solve */
    {101631, 101658, 1381, 2, 0x0}, /* aten::linalg_ldl_solve.out */
    {101776, 101795, 1383, 2, 0x8}, /* aten::linalg_lstsq */
    {101953, 101976, 1385, 2, 0x8}, /* aten::linalg_lstsq.out */
    {102242, 102258, 1387, 2, 0x0}, /* aten::linalg_lu */
    {102338, 102358, 1389, 2, 0x0}, /* aten::linalg_lu.out */
    {102496, 102522, 1391, 2, 0x0}, /* aten::linalg_lu_factor_ex */
    {102646, 102676, 1393, 2, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {102867, 102889, 1395, 2, 0x0}, /* aten::linalg_lu_solve */
    {102996, 103022, 1397, 2, 0x0}, /* aten::linalg_lu_solve.out */
    {103153, 103173, 1399, 1, 0x0}, /* aten::linalg_matmul */
    {103230, 103254, 1400, 1, 0x0}, /* aten::linalg_matmul.out */
    {103338, 103362, 1401, 2, 0x0}, /* aten::linalg_matrix_exp */
    {103409, 103437, 1403, 1, 0x20}, /* aten::linalg_matrix_exp.out */
    {103511, 103534, 1404, 1, 0x0}, /* aten::linalg_multi_dot */
    {103585, 103612, 1405, 1, 0x0}, /* aten::linalg_multi_dot.out */
    {103690, 103706, 1406, 2, 0x0}, /* aten::linalg_qr */
    {103776, 103796, 1408, 2, 0x0}, /* aten::linalg_qr.out */
    {103909, 103939, 1410, 2, 0x0}, /* aten::linalg_solve_triangular */
    {104059, 104093, 1412, 2, 0x0}, /* aten::linalg_solve_triangular.out */
    {104237, 104257, 1414, 1, 0x0}, /* aten::linalg_vander */
    {104316, 104336, 1415, 1, 0x0}, /* aten::linalg_vecdot */
    {104401, 104425, 1416, 1, 0x0}, /* aten::linalg_vecdot.out */
    {104514, 104539, 1417, 2, 0x40000}, /* aten::linalg_vector_norm */
    {104666, 104695, 1419, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {104846, 104859, 1421, 1, 0x0}, /* aten::linear */
    {104930, 104945, 1422, 2, 0x0}, /* aten::linspace */
    {105099, 105128, 1424, 2, 0x0}, /* aten::linspace.Scalar_Tensor */
    {105296, 105329, 1426, 1, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {105432, 105461, 1427, 2, 0x0}, /* aten::linspace.Tensor_Scalar */
    {105629, 105662, 1429, 1, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {105765, 105794, 1430, 2, 0x0}, /* aten::linspace.Tensor_Tensor */
    {105962, 105995, 1432, 1, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {106098, 106117, 1433, 2, 0x0}, /* aten::linspace.out */
    {106206, 106216, 1435, 2, 0x10001}, /* aten::log */
    {106249, 106263, 1437, 2, 0x10000}, /* aten::log.out */
    {106323, 106335, 1439, 2, 0x10001}, /* aten::log10 */
    {106370, 106386, 1441, 2, 0x10000}, /* aten::log10.out */
    {106448, 106461, 1443, 2, 0x10000}, /* aten::log10_ */
    {106505, 106517, 1445, 2, 0x10001}, /* aten::log1p */
    {106552, 106568, 1447, 2, 0x10000}, /* aten::log1p.out */
    {106630, 106643, 1449, 2, 0x10000}, /* aten::log1p_ */
    {106687, 106698, 1451, 2, 0x10001}, /* aten::log2 */
    {106732, 106747, 1453, 2, 0x10000}, /* aten::log2.out */
    {106808, 106820, 1455, 2, 0x10000}, /* aten::log2_ */
    {106863, 106874, 1457, 2, 0x10000}, /* aten::log_ */
    {106916, 106933, 1459, 1, 0x2020}, /* aten::log_normal */
    {107032, 107053, 1460, 1, 0x2020}, /* aten::log_normal.out */
    {107176, 107194, 1461, 2, 0x2000}, /* aten::log_normal_ */
    {107300, 107318, 1463, 1, 0x0}, /* aten::log_sigmoid */
    {107359, 107381, 1464, 1, 0x0}, /* aten::log_sigmoid.out */
    {107449, 107476, 1465, 2, 0x0}, /* aten::log_sigmoid_backward */
    {107561, 107599, 1467, 2, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {107725, 107751, 1469, 2, 0x0}, /* aten::log_sigmoid_forward */
    {107824, 107857, 1471, 2, 0x0}, /* aten::log_sigmoid_forward.output */
    {107972, 107994, 1473, 1, 0x0}, /* aten::log_softmax.int */
    {108072, 108098, 1474, 2, 0x0}, /* aten::log_softmax.int_out */
    {108203, 108219, 1476, 2, 0x10000}, /* aten::logaddexp */
    {108272, 108292, 1478, 2, 0x10000}, /* aten::logaddexp.out */
    {108372, 108389, 1480, 2, 0x10000}, /* aten::logaddexp2 */
    {108443, 108464, 1482, 2, 0x10000}, /* aten::logaddexp2.out */
    {108545, 108564, 1484, 1, 0x0}, /* aten::logcumsumexp */
    {108615, 108638, 1485, 2, 0x0}, /* aten::logcumsumexp.out */
    {108716, 108734, 1487, 2, 0x10001}, /* aten::logical_and */
    {108789, 108811, 1489, 2, 0x10000}, /* aten::logical_and.out */
    {108893, 108912, 1491, 2, 0x10000}, /* aten::logical_and_ */
    {108976, 108994, 1493, 2, 0x10001}, /* aten::logical_not */
    {109035, 109057, 1495, 2, 0x10000}, /* aten::logical_not.out */
    {109125, 109144, 1497, 2, 0x10000}, /* aten::logical_not_ */
    {109194, 109211, 1499, 2, 0x10001}, /* aten::logical_or */
    {109265, 109286, 1501, 2, 0x10000}, /* aten::logical_or.out */
    {109367, 109385, 1503, 2, 0x10000}, /* aten::logical_or_ */
    {109448, 109466, 1505, 2, 0x10001}, /* aten::logical_xor */
    {109521, 109543, 1507, 2, 0x10000}, /* aten::logical_xor.out */
    {109625, 109644, 1509, 2, 0x10000}, /* aten::logical_xor_ */
    {109708, 109720, 1511, 2, 0x10000}, /* aten::logit */
    {109772, 109788, 1513, 2, 0x10000}, /* aten::logit.out */
    {109867, 109880, 1515, 2, 0x10000}, /* aten::logit_ */
    {109941, 109962, 1517, 2, 0x10000}, /* aten::logit_backward */
    {110043, 110075, 1519, 2, 0x10000}, /* aten::logit_backward.grad_input */
    {110197, 110212, 1521, 2, 0x0}, /* aten::logspace */
    {110383, 110412, 1523, 2, 0x0}, /* aten::logspace.Scalar_Tensor */
    {110597, 110630, 1525, 1, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {110750, 110779, 1526, 2, 0x0}, /* aten::logspace.Tensor_Scalar */
    {110964, 110997, 1528, 1, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {111117, 111146, 1529, 2, 0x0}, /* aten::logspace.Tensor_Tensor */
    {111331, 111364, 1531, 1, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {111484, 111503, 1532, 2, 0x0}, /* aten::logspace.out */
    {111609, 111625, 1534, 1, 0x40000}, /* aten::logsumexp */
    {111696, 111716, 1535, 2, 0x40000}, /* aten::logsumexp.out */
    {111814, 111830, 1537, 2, 0x10001}, /* aten::lt.Scalar */
    {111883, 111903, 1539, 2, 0x10000}, /* aten::lt.Scalar_out */
    {111983, 111999, 1541, 2, 0x10001}, /* aten::lt.Tensor */
    {112052, 112072, 1543, 2, 0x10000}, /* aten::lt.Tensor_out */
    {112152, 112169, 1545, 2, 0x0}, /* aten::lt_.Scalar */
    {112231, 112248, 1547, 2, 0x0}, /* aten::lt_.Tensor */
    {112310, 112326, 1549, 2, 0x0}, /* aten::lu_unpack */
    {112458, 112478, 1551, 2, 0x0}, /* aten::lu_unpack.out */
    {112671, 112680, 1553, 1, 0x0}, /* aten::mH */
    {112718, 112727, 1554, 1, 0x0}, /* aten::mT */
    {112765, 112791, 1555, 1, 0x0}, /* aten::margin_ranking_loss */
    {112910, 112935, 1556, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {113010, 113039, 1557, 1, 0x20}, /* aten::masked_fill.Scalar_out */
    {113141, 113166, 1558, 1, 0x0}, /* aten::masked_fill.Tensor */
    {113241, 113270, 1559, 1, 0x20}, /* aten::masked_fill.Tensor_out */
    {113372, 113398, 1560, 2, 0x0}, /* aten::masked_fill_.Scalar */
    {113482, 113508, 1562, 2, 0x0}, /* aten::masked_fill_.Tensor */
    {113592, 113613, 1564, 1, 0x1}, /* aten::masked_scatter */
    {113685, 113710, 1565, 1, 0x20}, /* aten::masked_scatter.out */
    {113809, 113831, 1566, 2, 0x0}, /* aten::masked_scatter_ */
    {113912, 113942, 1568, 1, 0x0}, /* aten::masked_scatter_backward */
    {114031, 114051, 1569, 1, 0x8}, /* aten::masked_select */
    {114107, 114131, 1570, 1, 0x8}, /* aten::masked_select.out */
    {114214, 114227, 1571, 1, 0x0}, /* aten::matmul */
    {114277, 114294, 1572, 1, 0x0}, /* aten::matmul.out */
    {114371, 114386, 1573, 1, 0x0}, /* aten::matrix_H */
    {114430, 114440, 1574, 2, 0x40000}, /* aten::max */
    {114473, 114487, 1576, 2, 0x40001}, /* aten::max.dim */
    {114578, 114596, 1578, 2, 0x40000}, /* aten::max.dim_max */
    {114741, 114757, 1580, 1, 0x10000}, /* aten::max.other */
    {114810, 114830, 1581, 2, 0x40000}, /* aten::max.unary_out */
    {114896, 114913, 1583, 1, 0x0}, /* aten::max_pool1d */
    {115050, 115080, 1584, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {115240, 115257, 1585, 1, 0x0}, /* aten::max_pool2d */
    {115394, 115424, 1586, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {115584, 115618, 1588, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {115829, 115868, 1590, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {116050, 116100, 1592, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {116323, 116340, 1594, 1, 0x0}, /* aten::max_pool3d */
    {116477, 116507, 1595, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {116667, 116701, 1597, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {116912, 116951, 1599, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {117133, 117183, 1601, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {117406, 117425, 1603, 2, 0x0}, /* aten::max_unpool2d */
    {117506, 117529, 1605, 2, 0x0}, /* aten::max_unpool2d.out */
    {117637, 117656, 1607, 2, 0x0}, /* aten::max_unpool3d */
    {117768, 117791, 1609, 2, 0x0}, /* aten::max_unpool3d.out */
    {117930, 117944, 1611, 2, 0x10001}, /* aten::maximum */
    {117995, 118013, 1613, 2, 0x10000}, /* aten::maximum.out */
    {118091, 118102, 1615, 1, 0x40001}, /* aten::mean */
    {118163, 118178, 1616, 2, 0x40001}, /* aten::mean.dim */
    {118276, 118297, 1618, 2, 0x40000}, /* aten::mean.dtype_out */
    {118388, 118403, 1620, 2, 0x40000}, /* aten::mean.out */
    {118521, 118534, 1622, 2, 0x0}, /* aten::median */
    {118570, 118587, 1624, 1, 0x0}, /* aten::median.dim */
    {118681, 118705, 1625, 2, 0x0}, /* aten::median.dim_values */
    {118856, 118873, 1627, 1, 0x20}, /* aten::median.out */
    {118936, 118951, 1628, 1, 0x0}, /* aten::meshgrid */
    {118996, 119020, 1629, 1, 0x0}, /* aten::meshgrid.indexing */
    {119091, 119101, 1630, 2, 0x40000}, /* aten::min */
    {119134, 119148, 1632, 2, 0x40001}, /* aten::min.dim */
    {119239, 119257, 1634, 2, 0x40000}, /* aten::min.dim_min */
    {119403, 119419, 1636, 1, 0x10000}, /* aten::min.other */
    {119472, 119492, 1637, 2, 0x40000}, /* aten::min.unary_out */
    {119558, 119572, 1639, 2, 0x10001}, /* aten::minimum */
    {119623, 119641, 1641, 2, 0x10000}, /* aten::minimum.out */
    {119719, 119730, 1643, 2, 0x10000}, /* aten::mish */
    {119764, 119779, 1645, 2, 0x0}, /* aten::mish.out */
    {119840, 119852, 1647, 2, 0x0}, /* aten::mish_ */
    {119895, 119915, 1649, 3, 0x0}, /* aten::mish_backward */
    {119978, 119987, 1652, 2, 0x1}, /* aten::mm */
    {120032, 120045, 1654, 2, 0x0}, /* aten::mm.out */
    {120117, 120128, 1656, 2, 0x0}, /* aten::mode */
    {120219, 120237, 1658, 2, 0x0}, /* aten::mode.values */
    {120385, 120404, 1660, 1, 0x0}, /* aten::moveaxis.int */
    {120481, 120504, 1661, 1, 0x0}, /* aten::moveaxis.intlist */
    {120589, 120607, 1662, 1, 0x0}, /* aten::movedim.int */
    {120683, 120705, 1663, 1, 0x0}, /* aten::movedim.intlist */
    {120789, 120804, 1664, 2, 0x0}, /* aten::mse_loss */
    {120877, 120896, 1666, 2, 0x0}, /* aten::mse_loss.out */
    {120996, 121020, 1668, 2, 0x0}, /* aten::mse_loss_backward */
    {121117, 121152, 1670, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {121290, 121302, 1672, 1, 0x0}, /* aten::msort */
    {121337, 121353, 1673, 1, 0x0}, /* aten::msort.out */
    {121415, 121432, 1674, 1, 0x10001}, /* aten::mul.Scalar */
    {121486, 121507, 1675, 1, 0x20}, /* aten::mul.Scalar_out */
    {121588, 121605, 1676, 2, 0x10001}, /* aten::mul.Tensor */
    {121659, 121673, 1678, 2, 0x10000}, /* aten::mul.out */
    {121747, 121765, 1680, 1, 0x10000}, /* aten::mul_.Scalar */
    {121828, 121846, 1681, 2, 0x10000}, /* aten::mul_.Tensor */
    {121909, 121927, 1683, 2, 0x2000}, /* aten::multinomial */
    {122042, 122064, 1685, 2, 0x2000}, /* aten::multinomial.out */
    {122203, 122225, 1687, 1, 0x0}, /* aten::multiply.Scalar */
    {122284, 122306, 1688, 1, 0x0}, /* aten::multiply.Tensor */
    {122365, 122384, 1689, 1, 0x0}, /* aten::multiply.out */
    {122463, 122486, 1690, 1, 0x0}, /* aten::multiply_.Scalar */
    {122554, 122577, 1691, 1, 0x0}, /* aten::multiply_.Tensor */
    {122645, 122654, 1692, 1, 0x0}, /* aten::mv */
    {122698, 122711, 1693, 1, 0x0}, /* aten::mv.out */
    {122782, 122797, 1694, 2, 0x10000}, /* aten::mvlgamma */
    {122842, 122861, 1696, 2, 0x10000}, /* aten::mvlgamma.out */
    {122933, 122949, 1698, 2, 0x10000}, /* aten::mvlgamma_ */
    {123003, 123020, 1700, 2, 0x10000}, /* aten::nan_to_num */
    {123117, 123138, 1702, 2, 0x10000}, /* aten::nan_to_num.out */
    {123262, 123280, 1704, 2, 0x10000}, /* aten::nan_to_num_ */
    {123386, 123400, 1706, 1, 0x0}, /* aten::nanmean */
    {123502, 123520, 1707, 1, 0x0}, /* aten::nanmean.out */
    {123646, 123662, 1708, 2, 0x0}, /* aten::nanmedian */
    {123701, 123721, 1710, 1, 0x0}, /* aten::nanmedian.dim */
    {123818, 123845, 1711, 2, 0x0}, /* aten::nanmedian.dim_values */
    {123999, 124019, 1713, 1, 0x20}, /* aten::nanmedian.out */
    {124085, 124103, 1714, 1, 0x0}, /* aten::nanquantile */
    {124220, 124242, 1715, 1, 0x0}, /* aten::nanquantile.out */
    {124383, 124408, 1716, 1, 0x0}, /* aten::nanquantile.scalar */
    {124531, 124560, 1717, 1, 0x0}, /* aten::nanquantile.scalar_out */
    {124707, 124720, 1718, 2, 0x40000}, /* aten::nansum */
    {124821, 124838, 1720, 2, 0x40000}, /* aten::nansum.out */
    {124963, 124976, 1722, 1, 0x0}, /* aten::narrow */
    {125056, 125076, 1723, 1, 0x0}, /* aten::narrow.Tensor */
    {125163, 125181, 1724, 1, 0x80000}, /* aten::narrow_copy */
    {125260, 125282, 1725, 2, 0x0}, /* aten::narrow_copy.out */
    {125388, 125412, 1727, 2, 0x0}, /* aten::native_batch_norm */
    {125593, 125621, 1729, 2, 0x0}, /* aten::native_batch_norm.out */
    {125883, 125916, 1731, 2, 0x0}, /* aten::native_batch_norm_backward */
    {126151, 126188, 1733, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {126493, 126514, 1734, 2, 0x2001}, /* aten::native_dropout */
    {126591, 126616, 1736, 1, 0x2020}, /* aten::native_dropout.out */
    {126742, 126772, 1737, 2, 0x10000}, /* aten::native_dropout_backward */
    {126858, 126892, 1739, 1, 0x20}, /* aten::native_dropout_backward.out */
    {127005, 127029, 1740, 2, 0x1}, /* aten::native_group_norm */
    {127179, 127207, 1742, 1, 0x20}, /* aten::native_group_norm.out */
    {127427, 127460, 1743, 2, 0x1}, /* aten::native_group_norm_backward */
    {127658, 127695, 1745, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {127963, 127987, 1746, 2, 0x1}, /* aten::native_layer_norm */
    {128121, 128149, 1748, 1, 0x20}, /* aten::native_layer_norm.out */
    {128353, 128386, 1749, 2, 0x1}, /* aten::native_layer_norm_backward */
    {128582, 128619, 1751, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {128885, 128901, 1752, 2, 0x10001}, /* aten::ne.Scalar */
    {128954, 128974, 1754, 2, 0x10000}, /* aten::ne.Scalar_out */
    {129054, 129070, 1756, 2, 0x10001}, /* aten::ne.Tensor */
    {129123, 129143, 1758, 2, 0x10000}, /* aten::ne.Tensor_out */
    {129223, 129240, 1760, 2, 0x0}, /* aten::ne_.Scalar */
    {129302, 129319, 1762, 2, 0x0}, /* aten::ne_.Tensor */
    {129381, 129391, 1764, 2, 0x10001}, /* aten::neg */
    {129424, 129438, 1766, 2, 0x10000}, /* aten::neg.out */
    {129498, 129509, 1768, 2, 0x10000}, /* aten::neg_ */
    {129551, 129566, 1770, 1, 0x0}, /* aten::negative */
    {129604, 129623, 1771, 1, 0x0}, /* aten::negative.out */
    {129688, 129704, 1772, 1, 0x0}, /* aten::negative_ */
    {129751, 129767, 1773, 1, 0x0}, /* aten::new_empty */
    {129913, 129933, 1774, 1, 0x20}, /* aten::new_empty.out */
    {130014, 130038, 1775, 1, 0x0}, /* aten::new_empty_strided */
    {130209, 130237, 1776, 1, 0x20}, /* aten::new_empty_strided.out */
    {130343, 130358, 1777, 1, 0x0}, /* aten::new_full */
    {130522, 130541, 1778, 1, 0x20}, /* aten::new_full.out */
    {130640, 130655, 1779, 1, 0x0}, /* aten::new_ones */
    {130800, 130819, 1780, 1, 0x20}, /* aten::new_ones.out */
    {130899, 130915, 1781, 1, 0x0}, /* aten::new_zeros */
    {131061, 131081, 1782, 1, 0x20}, /* aten::new_zeros.out */
    {131162, 131178, 1783, 2, 0x10000}, /* aten::nextafter */
    {131231, 131251, 1785, 2, 0x10000}, /* aten::nextafter.out */
    {131331, 131348, 1787, 2, 0x10000}, /* aten::nextafter_ */
    {131410, 131424, 1789, 1, 0x9}, /* aten::nonzero */
    {131461, 131479, 1790, 1, 0x8}, /* aten::nonzero.out */
    {131543, 131563, 1791, 1, 0x0}, /* aten::nonzero_numpy */
    {131608, 131629, 1792, 2, 0x0}, /* aten::nonzero_static */
    {131708, 131733, 1794, 2, 0x0}, /* aten::nonzero_static.out */
    {131836, 131854, 1796, 1, 0x40000}, /* aten::norm.Scalar */
    {131907, 131932, 1797, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {132023, 132054, 1799, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {132166, 132193, 1801, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {132275, 132306, 1802, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {132412, 132434, 1803, 1, 0x20}, /* aten::norm.Scalar_out */
    {132514, 132535, 1804, 2, 0x40000}, /* aten::norm.dtype_out */
    {132657, 132672, 1806, 2, 0x40000}, /* aten::norm.out */
    {132776, 132803, 1808, 2, 0x2000}, /* aten::normal.Tensor_Tensor */
    {132895, 132926, 1810, 2, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {133042, 133068, 1812, 2, 0x2000}, /* aten::normal.Tensor_float */
    {133160, 133190, 1814, 2, 0x2000}, /* aten::normal.Tensor_float_out */
    {133306, 133332, 1816, 2, 0x2000}, /* aten::normal.float_Tensor */
    {133422, 133452, 1818, 2, 0x2000}, /* aten::normal.float_Tensor_out */
    {133566, 133591, 1820, 2, 0x2000}, /* aten::normal.float_float */
    {133783, 133812, 1822, 1, 0x2000}, /* aten::normal.float_float_out */
    {133939, 133956, 1823, 1, 0x2020}, /* aten::normal.out */
    {134075, 134089, 1824, 2, 0x2000}, /* aten::normal_ */
    {134191, 134215, 1826, 1, 0x2000}, /* aten::normal_functional */
    {134319, 134342, 1827, 1, 0x0}, /* aten::not_equal.Scalar */
    {134402, 134429, 1828, 1, 0x0}, /* aten::not_equal.Scalar_out */
    {134516, 134539, 1829, 1, 0x0}, /* aten::not_equal.Tensor */
    {134599, 134626, 1830, 1, 0x0}, /* aten::not_equal.Tensor_out */
    {134713, 134737, 1831, 1, 0x0}, /* aten::not_equal_.Scalar */
    {134806, 134830, 1832, 1, 0x0}, /* aten::not_equal_.Tensor */
    {134899, 134911, 1833, 1, 0x0}, /* aten::numel */
    {134943, 134957, 1834, 1, 0x0}, /* aten::numpy_T */
    {135000, 135014, 1835, 1, 0x8}, /* aten::one_hot */
    {135071, 135082, 1836, 2, 0x0}, /* aten::ones */
    {135210, 135225, 1838, 1, 0x0}, /* aten::ones.out */
    {135288, 135304, 1839, 1, 0x0}, /* aten::ones_like */
    {135469, 135489, 1840, 1, 0x20}, /* aten::ones_like.out */
    {135589, 135601, 1841, 2, 0x0}, /* aten::ormqr */
    {135704, 135720, 1843, 2, 0x0}, /* aten::ormqr.out */
    {135850, 135862, 1845, 1, 0x0}, /* aten::outer */
    {135910, 135926, 1846, 1, 0x0}, /* aten::outer.out */
    {136001, 136011, 1847, 1, 0x0}, /* aten::pad */
    {136098, 136122, 1848, 1, 0x0}, /* aten::pairwise_distance */
    {136226, 136238, 1849, 1, 0x0}, /* aten::pdist */
    {136284, 136298, 1850, 1, 0x1}, /* aten::permute */
    {136353, 136372, 1851, 1, 0x80000}, /* aten::permute_copy */
    {136426, 136449, 1852, 1, 0x80020}, /* aten::permute_copy.out */
    {136530, 136553, 1853, 1, 0x0}, /* aten::poisson_nll_loss */
    {136668, 136680, 1854, 2, 0x0}, /* aten::polar */
    {136728, 136744, 1856, 2, 0x0}, /* aten::polar.out */
    {136819, 136835, 1858, 2, 0x10000}, /* aten::polygamma */
    {136881, 136901, 1860, 2, 0x10000}, /* aten::polygamma.out */
    {136974, 136991, 1862, 2, 0x10000}, /* aten::polygamma_ */
    {137046, 137061, 1864, 1, 0x10000}, /* aten::positive */
    {137105, 137122, 1865, 2, 0x10001}, /* aten::pow.Scalar */
    {137179, 137200, 1867, 2, 0x10000}, /* aten::pow.Scalar_out */
    {137284, 137308, 1869, 2, 0x10001}, /* aten::pow.Tensor_Scalar */
    {137372, 137400, 1871, 2, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {137491, 137515, 1873, 2, 0x10001}, /* aten::pow.Tensor_Tensor */
    {137579, 137607, 1875, 2, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {137698, 137716, 1877, 2, 0x10000}, /* aten::pow_.Scalar */
    {137782, 137800, 1879, 2, 0x10000}, /* aten::pow_.Tensor */
    {137866, 137878, 1881, 1, 0x0}, /* aten::prelu */
    {137928, 137939, 1882, 2, 0x40001}, /* aten::prod */
    {138000, 138019, 1884, 2, 0x40001}, /* aten::prod.dim_int */
    {138117, 138136, 1886, 2, 0x40000}, /* aten::prod.int_out */
    {138254, 138269, 1888, 1, 0x20}, /* aten::prod.out */
    {138354, 138374, 1889, 1, 0x0}, /* aten::promote_types */
    {138444, 138454, 1890, 1, 0x0}, /* aten::put */
    {138539, 138553, 1891, 1, 0x20}, /* aten::put.out */
    {138665, 138676, 1892, 2, 0x0}, /* aten::put_ */
    {138770, 138785, 1894, 1, 0x0}, /* aten::quantile */
    {138899, 138918, 1895, 1, 0x0}, /* aten::quantile.out */
    {139056, 139078, 1896, 1, 0x0}, /* aten::quantile.scalar */
    {139198, 139224, 1897, 1, 0x0}, /* aten::quantile.scalar_out */
    {139368, 139382, 1898, 1, 0x10000}, /* aten::rad2deg */
    {139419, 139437, 1899, 1, 0x10000}, /* aten::rad2deg.out */
    {139501, 139516, 1900, 1, 0x10000}, /* aten::rad2deg_ */
    {139562, 139573, 1901, 2, 0x2001}, /* aten::rand */
    {139701, 139722, 1903, 2, 0x2000}, /* aten::rand.generator */
    {139882, 139907, 1905, 1, 0x2000}, /* aten::rand.generator_out */
    {140002, 140017, 1906, 1, 0x2000}, /* aten::rand.out */
    {140080, 140096, 1907, 1, 0x2000}, /* aten::rand_like */
    {140261, 140281, 1908, 1, 0x2020}, /* aten::rand_like.out */
    {140381, 140395, 1909, 2, 0x2000}, /* aten::randint */
    {140539, 140563, 1911, 2, 0x2000}, /* aten::randint.generator */
    {140739, 140767, 1913, 1, 0x2000}, /* aten::randint.generator_out */
    {140878, 140896, 1914, 2, 0x2000}, /* aten::randint.low */
    {141056, 141084, 1916, 2, 0x2000}, /* aten::randint.low_generator */
    {141276, 141308, 1918, 1, 0x2000}, /* aten::randint.low_generator_out */
    {141435, 141457, 1919, 1, 0x2000}, /* aten::randint.low_out */
    {141552, 141570, 1920, 1, 0x2000}, /* aten::randint.out */
    {141649, 141668, 1921, 1, 0x2000}, /* aten::randint_like */
    {141849, 141878, 1922, 1, 0x2000}, /* aten::randint_like.low_dtype */
    {142081, 142114, 1923, 1, 0x2020}, /* aten::randint_like.low_dtype_out */
    {142252, 142275, 1924, 1, 0x2020}, /* aten::randint_like.out */
    {142391, 142403, 1925, 2, 0x2001}, /* aten::randn */
    {142532, 142554, 1927, 2, 0x2000}, /* aten::randn.generator */
    {142715, 142741, 1929, 1, 0x2000}, /* aten::randn.generator_out */
    {142837, 142853, 1930, 1, 0x2000}, /* aten::randn.out */
    {142917, 142934, 1931, 1, 0x2000}, /* aten::randn_like */
    {143100, 143121, 1932, 1, 0x2020}, /* aten::randn_like.out */
    {143222, 143235, 1933, 1, 0x2020}, /* aten::random */
    {143301, 143319, 1934, 1, 0x2020}, /* aten::random.from */
    {143409, 143431, 1935, 1, 0x2020}, /* aten::random.from_out */
    {143545, 143562, 1936, 1, 0x2020}, /* aten::random.out */
    {143652, 143668, 1937, 1, 0x2020}, /* aten::random.to */
    {143745, 143765, 1938, 1, 0x2020}, /* aten::random.to_out */
    {143866, 143880, 1939, 2, 0x2000}, /* aten::random_ */
    {143955, 143974, 1941, 2, 0x2000}, /* aten::random_.from */
    {144073, 144090, 1943, 2, 0x2000}, /* aten::random_.to */
    {144176, 144191, 1945, 2, 0x2001}, /* aten::randperm */
    {144318, 144343, 1947, 2, 0x2000}, /* aten::randperm.generator */
    {144502, 144531, 1949, 2, 0x2000}, /* aten::randperm.generator_out */
    {144625, 144644, 1951, 1, 0x2000}, /* aten::randperm.out */
    {144706, 144718, 1952, 2, 0x0}, /* aten::range */
    {144858, 144874, 1954, 2, 0x0}, /* aten::range.out */
    {144964, 144981, 1956, 1, 0x0}, /* aten::range.out_ */
    {145057, 145074, 1957, 2, 0x0}, /* aten::range.step */
    {145234, 145246, 1959, 1, 0x0}, /* aten::ravel */
    {145287, 145298, 1960, 1, 0x0}, /* aten::real */
    {145338, 145355, 1961, 2, 0x10001}, /* aten::reciprocal */
    {145395, 145416, 1963, 2, 0x10000}, /* aten::reciprocal.out */
    {145483, 145501, 1965, 2, 0x10000}, /* aten::reciprocal_ */
    {145550, 145573, 1967, 2, 0x1}, /* aten::reflection_pad1d */
    {145638, 145665, 1969, 2, 0x0}, /* aten::reflection_pad1d.out */
    {145757, 145789, 1971, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {145883, 145926, 1973, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {146061, 146084, 1975, 2, 0x1}, /* aten::reflection_pad2d */
    {146149, 146176, 1977, 2, 0x0}, /* aten::reflection_pad2d.out */
    {146268, 146300, 1979, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {146394, 146437, 1981, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {146572, 146595, 1983, 2, 0x1}, /* aten::reflection_pad3d */
    {146660, 146687, 1985, 2, 0x0}, /* aten::reflection_pad3d.out */
    {146779, 146811, 1987, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {146905, 146948, 1989, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {147083, 147094, 1991, 2, 0x10001}, /* aten::relu */
    {147128, 147143, 1993, 1, 0x20}, /* aten::relu.out */
    {147204, 147216, 1994, 1, 0x10000}, /* aten::relu6 */
    {147251, 147264, 1995, 1, 0x0}, /* aten::relu6_ */
    {147308, 147320, 1996, 2, 0x10000}, /* aten::relu_ */
    {147363, 147386, 1998, 1, 0x10001}, /* aten::remainder.Scalar */
    {147446, 147476, 1999, 2, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {147543, 147577, 2001, 1, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {147671, 147698, 2002, 1, 0x10000}, /* aten::remainder.Scalar_out */
    {147785, 147808, 2003, 2, 0x10001}, /* aten::remainder.Tensor */
    {147868, 147895, 2005, 2, 0x10000}, /* aten::remainder.Tensor_out */
    {147982, 148006, 2007, 1, 0x10000}, /* aten::remainder_.Scalar */
    {148075, 148099, 2008, 2, 0x10000}, /* aten::remainder_.Tensor */
    {148168, 148181, 2010, 2, 0x0}, /* aten::renorm */
    {148252, 148269, 2012, 2, 0x0}, /* aten::renorm.out */
    {148367, 148381, 2014, 2, 0x0}, /* aten::renorm_ */
    {148461, 148474, 2016, 1, 0x1}, /* aten::repeat */
    {148528, 148545, 2017, 1, 0x20}, /* aten::repeat.out */
    {148626, 148657, 2018, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {148743, 148778, 2019, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {148888, 148924, 2020, 1, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {149043, 149076, 2021, 1, 0x0}, /* aten::repeat_interleave.self_int */
    {149192, 149216, 2022, 2, 0x0}, /* aten::replication_pad1d */
    {149282, 149310, 2024, 2, 0x0}, /* aten::replication_pad1d.out */
    {149403, 149436, 2026, 2, 0x0}, /* aten::replication_pad1d_backward */
    {149531, 149575, 2028, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {149711, 149735, 2030, 2, 0x1}, /* aten::replication_pad2d */
    {149801, 149829, 2032, 2, 0x0}, /* aten::replication_pad2d.out */
    {149922, 149955, 2034, 2, 0x0}, /* aten::replication_pad2d_backward */
    {150050, 150094, 2036, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {150230, 150254, 2038, 2, 0x1}, /* aten::replication_pad3d */
    {150320, 150348, 2040, 2, 0x0}, /* aten::replication_pad3d.out */
    {150441, 150474, 2042, 2, 0x0}, /* aten::replication_pad3d_backward */
    {150569, 150613, 2044, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {150749, 150763, 2046, 1, 0x0}, /* aten::reshape */
    {150822, 150839, 2047, 1, 0x0}, /* aten::reshape_as */
    {150899, 150912, 2048, 1, 0x20}, /* aten::resize */
    {151000, 151017, 2049, 1, 0x20}, /* aten::resize.out */
    {151129, 151143, 2050, 2, 0x81}, /* aten::resize_ */
    {151240, 151256, 2052, 1, 0x20}, /* aten::resize_as */
    {151353, 151373, 2053, 1, 0x20}, /* aten::resize_as.out */
    {151494, 151511, 2054, 1, 0x80}, /* aten::resize_as_ */
    {151617, 151636, 2055, 1, 0x0}, /* aten::resolve_conj */
    {151684, 151702, 2056, 1, 0x0}, /* aten::resolve_neg */
    {151749, 151774, 2057, 1, 0x0}, /* aten::result_type.Scalar */
    {151842, 151874, 2058, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {151952, 151984, 2059, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {152060, 152085, 2060, 1, 0x0}, /* aten::result_type.Tensor */
    {152153, 152168, 2061, 1, 0x0}, /* aten::rms_norm */
    {152272, 152283, 2062, 2, 0x0}, /* aten::roll */
    {152351, 152366, 2064, 1, 0x20}, /* aten::roll.out */
    {152461, 152473, 2065, 1, 0x0}, /* aten::rot90 */
    {152535, 152551, 2066, 1, 0x20}, /* aten::rot90.out */
    {152641, 152653, 2067, 2, 0x10001}, /* aten::round */
    {152688, 152709, 2069, 2, 0x10000}, /* aten::round.decimals */
    {152770, 152795, 2071, 2, 0x10000}, /* aten::round.decimals_out */
    {152880, 152896, 2073, 2, 0x10000}, /* aten::round.out */
    {152958, 152971, 2075, 2, 0x10000}, /* aten::round_ */
    {153015, 153037, 2077, 2, 0x10000}, /* aten::round_.decimals */
    {153107, 153123, 2079, 1, 0x0}, /* aten::row_stack */
    {153167, 153187, 2080, 1, 0x0}, /* aten::row_stack.out */
    {153258, 153290, 2081, 1, 0x0}, /* aten::rrelu_with_noise_backward */
    {153443, 153479, 2082, 1, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {153659, 153671, 2083, 2, 0x10001}, /* aten::rsqrt */
    {153706, 153722, 2085, 2, 0x10000}, /* aten::rsqrt.out */
    {153784, 153797, 2087, 2, 0x10000}, /* aten::rsqrt_ */
    {153841, 153859, 2089, 1, 0x10000}, /* aten::rsub.Scalar */
    {153930, 153952, 2090, 1, 0x20}, /* aten::rsub.Scalar_out */
    {154050, 154068, 2091, 2, 0x0}, /* aten::rsub.Tensor */
    {154142, 154164, 2093, 1, 0x20}, /* aten::rsub.Tensor_out */
    {154262, 154282, 2094, 2, 0x1}, /* aten::scalar_tensor */
    {154414, 154438, 2096, 1, 0x20}, /* aten::scalar_tensor.out */
    {154505, 154526, 2097, 2, 0x0}, /* aten::scatter.reduce */
    {154620, 154645, 2099, 2, 0x0}, /* aten::scatter.reduce_out */
    {154763, 154781, 2101, 2, 0x1}, /* aten::scatter.src */
    {154857, 154879, 2103, 2, 0x0}, /* aten::scatter.src_out */
    {154982, 155002, 2105, 2, 0x1}, /* aten::scatter.value */
    {155082, 155106, 2107, 2, 0x0}, /* aten::scatter.value_out */
    {155213, 155240, 2109, 2, 0x0}, /* aten::scatter.value_reduce */
    {155342, 155373, 2111, 2, 0x0}, /* aten::scatter.value_reduce_out */
    {155499, 155521, 2113, 2, 0x0}, /* aten::scatter_.reduce */
    {155624, 155643, 2115, 2, 0x0}, /* aten::scatter_.src */
    {155728, 155749, 2117, 2, 0x0}, /* aten::scatter_.value */
    {155838, 155866, 2119, 2, 0x0}, /* aten::scatter_.value_reduce */
    {155977, 155995, 2121, 2, 0x1}, /* aten::scatter_add */
    {156071, 156093, 2123, 2, 0x0}, /* aten::scatter_add.out */
    {156196, 156215, 2125, 2, 0x0}, /* aten::scatter_add_ */
    {156300, 156325, 2127, 2, 0x1}, /* aten::scatter_reduce.two */
    {156447, 156476, 2129, 2, 0x0}, /* aten::scatter_reduce.two_out */
    {156622, 156648, 2131, 2, 0x0}, /* aten::scatter_reduce_.two */
    {156779, 156805, 2133, 2, 0x0}, /* aten::searchsorted.Scalar */
    {156958, 156988, 2135, 2, 0x0}, /* aten::searchsorted.Scalar_out */
    {157165, 157191, 2137, 2, 0x0}, /* aten::searchsorted.Tensor */
    {157344, 157374, 2139, 2, 0x0}, /* aten::searchsorted.Tensor_out */
    {157551, 157568, 2141, 1, 0x1}, /* aten::select.int */
    {157637, 157659, 2142, 1, 0x0}, /* aten::select_backward */
    {157756, 157782, 2143, 1, 0x20}, /* aten::select_backward.out */
    {157906, 157928, 2144, 1, 0x80000}, /* aten::select_copy.int */
    {157996, 158022, 2145, 1, 0x80020}, /* aten::select_copy.int_out */
    {158117, 158138, 2146, 1, 0x1}, /* aten::select_scatter */
    {158217, 158242, 2147, 1, 0x20}, /* aten::select_scatter.out */
    {158348, 158359, 2148, 1, 0x10000}, /* aten::selu */
    {158393, 158405, 2149, 1, 0x10000}, /* aten::selu_ */
    {158448, 158458, 2150, 2, 0x10000}, /* aten::sgn */
    {158491, 158505, 2152, 2, 0x10000}, /* aten::sgn.out */
    {158565, 158576, 2154, 2, 0x10000}, /* aten::sgn_ */
    {158618, 158632, 2156, 2, 0x10001}, /* aten::sigmoid */
    {158669, 158687, 2158, 2, 0x10000}, /* aten::sigmoid.out */
    {158751, 158766, 2160, 2, 0x10000}, /* aten::sigmoid_ */
    {158812, 158835, 2162, 2, 0x10000}, /* aten::sigmoid_backward */
    {158903, 158937, 2164, 2, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {159046, 159057, 2166, 2, 0x10001}, /* aten::sign */
    {159091, 159106, 2168, 2, 0x10000}, /* aten::sign.out */
    {159167, 159179, 2170, 2, 0x10000}, /* aten::sign_ */
    {159222, 159236, 2172, 2, 0x10000}, /* aten::signbit */
    {159273, 159291, 2174, 2, 0x10000}, /* aten::signbit.out */
    {159355, 159366, 2176, 2, 0x10000}, /* aten::silu */
    {159400, 159415, 2178, 2, 0x10000}, /* aten::silu.out */
    {159476, 159488, 2180, 2, 0x10000}, /* aten::silu_ */
    {159531, 159551, 2182, 2, 0x10000}, /* aten::silu_backward */
    {159614, 159645, 2184, 2, 0x10000}, /* aten::silu_backward.grad_input */
    {159749, 159759, 2186, 2, 0x10001}, /* aten::sin */
    {159792, 159806, 2188, 2, 0x10000}, /* aten::sin.out */
    {159866, 159877, 2190, 2, 0x10000}, /* aten::sin_ */
    {159919, 159930, 2192, 2, 0x10000}, /* aten::sinc */
    {159964, 159979, 2194, 2, 0x10000}, /* aten::sinc.out */
    {160040, 160052, 2196, 2, 0x10000}, /* aten::sinc_ */
    {160095, 160106, 2198, 2, 0x10001}, /* aten::sinh */
    {160140, 160155, 2200, 2, 0x10000}, /* aten::sinh.out */
    {160216, 160228, 2202, 2, 0x10000}, /* aten::sinh_ */
    {160271, 160286, 2204, 1, 0x0}, /* aten::size.int */
    {160330, 160349, 2205, 1, 0x1}, /* aten::slice.Tensor */
    {160461, 160482, 2206, 1, 0x0}, /* aten::slice_backward */
    {160603, 160628, 2207, 1, 0x20}, /* aten::slice_backward.out */
    {160776, 160800, 2208, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {160911, 160939, 2209, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {161077, 161097, 2210, 1, 0x80001}, /* aten::slice_scatter */
    {161216, 161240, 2211, 1, 0x80020}, /* aten::slice_scatter.out */
    {161386, 161407, 2212, 2, 0x0}, /* aten::smooth_l1_loss */
    {161502, 161527, 2214, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {161649, 161679, 2216, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {161794, 161835, 2218, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {161991, 162014, 2220, 2, 0x0}, /* aten::soft_margin_loss */
    {162095, 162122, 2222, 1, 0x0}, /* aten::soft_margin_loss.out */
    {162230, 162262, 2223, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {162367, 162410, 2225, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {162556, 162574, 2226, 1, 0x0}, /* aten::softmax.int */
    {162648, 162670, 2227, 2, 0x0}, /* aten::softmax.int_out */
    {162771, 162786, 2229, 2, 0x10000}, /* aten::softplus */
    {162860, 162879, 2231, 2, 0x0}, /* aten::softplus.out */
    {162980, 163004, 2233, 2, 0x0}, /* aten::softplus_backward */
    {163102, 163137, 2235, 2, 0x0}, /* aten::softplus_backward.grad_input */
    {163276, 163293, 2237, 2, 0x10000}, /* aten::softshrink */
    {163351, 163372, 2239, 2, 0x0}, /* aten::softshrink.out */
    {163457, 163483, 2241, 2, 0x0}, /* aten::softshrink_backward */
    {163566, 163603, 2243, 2, 0x0}, /* aten::softshrink_backward.grad_input */
    {163727, 163738, 2245, 1, 0x1}, /* aten::sort */
    {163832, 163850, 2246, 2, 0x0}, /* aten::sort.stable */
    {163968, 163986, 2248, 2, 0x0}, /* aten::sort.values */
    {164137, 164162, 2250, 2, 0x0}, /* aten::sort.values_stable */
    {164334, 164356, 2252, 2, 0x10000}, /* aten::special_airy_ai */
    {164398, 164424, 2254, 2, 0x10000}, /* aten::special_airy_ai.out */
    {164493, 164517, 2256, 2, 0x10000}, /* aten::special_bessel_j0 */
    {164564, 164592, 2258, 2, 0x10000}, /* aten::special_bessel_j0.out */
    {164666, 164690, 2260, 2, 0x10000}, /* aten::special_bessel_j1 */
    {164737, 164765, 2262, 2, 0x10000}, /* aten::special_bessel_j1.out */
    {164839, 164863, 2264, 2, 0x10000}, /* aten::special_bessel_y0 */
    {164910, 164938, 2266, 2, 0x10000}, /* aten::special_bessel_y0.out */
    {165012, 165036, 2268, 2, 0x10000}, /* aten::special_bessel_y1 */
    {165083, 165111, 2270, 2, 0x10000}, /* aten::special_bessel_y1.out */
    {165185, 165222, 2272, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {165289, 165335, 2274, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {165411, 165461, 2275, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {165564, 165605, 2276, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {165699, 165745, 2278, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {165821, 165871, 2279, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {165974, 166011, 2280, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {166078, 166124, 2282, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {166200, 166250, 2283, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {166353, 166394, 2284, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {166488, 166534, 2286, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {166610, 166660, 2287, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {166763, 166800, 2288, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {166867, 166913, 2290, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {166989, 167039, 2291, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {167142, 167183, 2292, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {167277, 167323, 2294, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {167399, 167449, 2295, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {167552, 167589, 2296, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {167656, 167702, 2298, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {167778, 167828, 2299, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {167931, 167972, 2300, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {168066, 168112, 2302, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {168188, 168238, 2303, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {168341, 168363, 2304, 1, 0x0}, /* aten::special_digamma */
    {168408, 168434, 2305, 1, 0x0}, /* aten::special_digamma.out */
    {168506, 168525, 2306, 2, 0x10000}, /* aten::special_entr */
    {168567, 168590, 2308, 2, 0x10000}, /* aten::special_entr.out */
    {168659, 168677, 2310, 1, 0x0}, /* aten::special_erf */
    {168718, 168740, 2311, 1, 0x0}, /* aten::special_erf.out */
    {168808, 168827, 2312, 1, 0x0}, /* aten::special_erfc */
    {168869, 168892, 2313, 1, 0x0}, /* aten::special_erfc.out */
    {168961, 168981, 2314, 2, 0x10000}, /* aten::special_erfcx */
    {169024, 169048, 2316, 2, 0x10000}, /* aten::special_erfcx.out */
    {169118, 169139, 2318, 1, 0x0}, /* aten::special_erfinv */
    {169183, 169208, 2319, 1, 0x0}, /* aten::special_erfinv.out */
    {169279, 169298, 2320, 1, 0x0}, /* aten::special_exp2 */
    {169340, 169363, 2321, 1, 0x0}, /* aten::special_exp2.out */
    {169432, 169452, 2322, 1, 0x0}, /* aten::special_expit */
    {169495, 169519, 2323, 1, 0x0}, /* aten::special_expit.out */
    {169589, 169609, 2324, 1, 0x0}, /* aten::special_expm1 */
    {169652, 169676, 2325, 1, 0x0}, /* aten::special_expm1.out */
    {169746, 169769, 2326, 1, 0x0}, /* aten::special_gammainc */
    {169829, 169856, 2327, 1, 0x0}, /* aten::special_gammainc.out */
    {169943, 169967, 2328, 1, 0x0}, /* aten::special_gammaincc */
    {170028, 170056, 2329, 1, 0x0}, /* aten::special_gammaincc.out */
    {170144, 170166, 2330, 1, 0x0}, /* aten::special_gammaln */
    {170211, 170237, 2331, 1, 0x0}, /* aten::special_gammaln.out */
    {170309, 170344, 2332, 2, 0x10000}, /* aten::special_hermite_polynomial_h */
    {170409, 170453, 2334, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {170527, 170575, 2335, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {170676, 170715, 2336, 2, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {170807, 170851, 2338, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {170925, 170973, 2339, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {171074, 171110, 2340, 2, 0x10000}, /* aten::special_hermite_polynomial_he */
    {171176, 171221, 2342, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {171296, 171345, 2343, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {171447, 171487, 2344, 2, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {171580, 171625, 2346, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {171700, 171749, 2347, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {171851, 171868, 2348, 1, 0x0}, /* aten::special_i0 */
    {171908, 171929, 2349, 1, 0x0}, /* aten::special_i0.out */
    {171996, 172014, 2350, 2, 0x10000}, /* aten::special_i0e */
    {172055, 172077, 2352, 2, 0x10000}, /* aten::special_i0e.out */
    {172145, 172162, 2354, 2, 0x10000}, /* aten::special_i1 */
    {172202, 172223, 2356, 2, 0x10000}, /* aten::special_i1.out */
    {172290, 172308, 2358, 2, 0x10000}, /* aten::special_i1e */
    {172349, 172371, 2360, 2, 0x10000}, /* aten::special_i1e.out */
    {172439, 172475, 2362, 2, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {172541, 172586, 2364, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {172661, 172710, 2365, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {172812, 172852, 2366, 2, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {172945, 172990, 2368, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {173065, 173114, 2369, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {173216, 173252, 2370, 2, 0x10000}, /* aten::special_legendre_polynomial_p */
    {173318, 173363, 2372, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {173438, 173487, 2373, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {173589, 173629, 2374, 2, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {173722, 173767, 2376, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {173842, 173891, 2377, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {173993, 174013, 2378, 1, 0x0}, /* aten::special_log1p */
    {174056, 174080, 2379, 1, 0x0}, /* aten::special_log1p.out */
    {174150, 174173, 2380, 2, 0x10000}, /* aten::special_log_ndtr */
    {174219, 174246, 2382, 2, 0x10000}, /* aten::special_log_ndtr.out */
    {174319, 174345, 2384, 1, 0x0}, /* aten::special_log_softmax */
    {174430, 174450, 2385, 1, 0x0}, /* aten::special_logit */
    {174510, 174534, 2386, 1, 0x0}, /* aten::special_logit.out */
    {174621, 174645, 2387, 1, 0x0}, /* aten::special_logsumexp */
    {174724, 174752, 2388, 1, 0x0}, /* aten::special_logsumexp.out */
    {174858, 174891, 2389, 2, 0x10000}, /* aten::special_modified_bessel_i0 */
    {174947, 174984, 2391, 2, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {175067, 175100, 2393, 2, 0x10000}, /* aten::special_modified_bessel_i1 */
    {175156, 175193, 2395, 2, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {175276, 175309, 2397, 2, 0x10000}, /* aten::special_modified_bessel_k0 */
    {175365, 175402, 2399, 2, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {175485, 175518, 2401, 2, 0x10000}, /* aten::special_modified_bessel_k1 */
    {175574, 175611, 2403, 2, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {175694, 175721, 2405, 1, 0x0}, /* aten::special_multigammaln */
    {175778, 175809, 2406, 1, 0x0}, /* aten::special_multigammaln.out */
    {175893, 175912, 2407, 1, 0x0}, /* aten::special_ndtr */
    {175954, 175977, 2408, 1, 0x0}, /* aten::special_ndtr.out */
    {176046, 176066, 2409, 2, 0x10000}, /* aten::special_ndtri */
    {176109, 176133, 2411, 2, 0x10000}, /* aten::special_ndtri.out */
    {176203, 176227, 2413, 1, 0x0}, /* aten::special_polygamma */
    {176281, 176309, 2414, 1, 0x0}, /* aten::special_polygamma.out */
    {176390, 176408, 2415, 1, 0x0}, /* aten::special_psi */
    {176449, 176471, 2416, 1, 0x0}, /* aten::special_psi.out */
    {176539, 176559, 2417, 1, 0x0}, /* aten::special_round */
    {176621, 176645, 2418, 1, 0x0}, /* aten::special_round.out */
    {176731, 176771, 2419, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {176831, 176875, 2421, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {176962, 177002, 2423, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {177062, 177106, 2425, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {177193, 177238, 2427, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {177313, 177367, 2429, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {177451, 177509, 2430, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {177620, 177669, 2431, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {177771, 177825, 2433, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {177909, 177967, 2434, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {178078, 178123, 2435, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {178198, 178252, 2437, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {178336, 178394, 2438, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {178505, 178554, 2439, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {178656, 178710, 2441, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {178794, 178852, 2442, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {178963, 179008, 2443, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {179083, 179137, 2445, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {179221, 179279, 2446, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {179390, 179439, 2447, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {179541, 179595, 2449, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {179679, 179737, 2450, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {179848, 179893, 2451, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {179968, 180022, 2453, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {180106, 180164, 2454, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {180275, 180324, 2455, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {180426, 180480, 2457, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {180564, 180622, 2458, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {180733, 180752, 2459, 1, 0x0}, /* aten::special_sinc */
    {180794, 180817, 2460, 1, 0x0}, /* aten::special_sinc.out */
    {180886, 180908, 2461, 1, 0x0}, /* aten::special_softmax */
    {180986, 181020, 2462, 2, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {181074, 181112, 2464, 2, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {181193, 181215, 2466, 2, 0x10000}, /* aten::special_xlog1py */
    {181274, 181309, 2468, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {181381, 181420, 2469, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {181519, 181545, 2470, 2, 0x10000}, /* aten::special_xlog1py.out */
    {181631, 181665, 2472, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {181736, 181774, 2473, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {181872, 181892, 2474, 1, 0x0}, /* aten::special_xlogy */
    {181949, 181982, 2475, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {182052, 182089, 2476, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {182186, 182210, 2477, 1, 0x0}, /* aten::special_xlogy.out */
    {182294, 182326, 2478, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {182395, 182431, 2479, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {182527, 182546, 2480, 2, 0x10000}, /* aten::special_zeta */
    {182602, 182634, 2482, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {182703, 182739, 2483, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {182835, 182858, 2484, 2, 0x10000}, /* aten::special_zeta.out */
    {182941, 182972, 2486, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {183040, 183075, 2487, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {183170, 183189, 2488, 1, 0x0}, /* aten::split.Tensor */
    {183274, 183292, 2489, 1, 0x0}, /* aten::split.sizes */
    {183378, 183402, 2490, 1, 0x80000}, /* aten::split_copy.Tensor */
    {183481, 183509, 2491, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {183607, 183630, 2492, 1, 0x1}, /* aten::split_with_sizes */
    {183722, 183750, 2493, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {183836, 183868, 2494, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {183973, 183984, 2495, 2, 0x10001}, /* aten::sqrt */
    {184018, 184033, 2497, 2, 0x10000}, /* aten::sqrt.out */
    {184094, 184106, 2499, 2, 0x10000}, /* aten::sqrt_ */
    {184149, 184162, 2501, 1, 0x10000}, /* aten::square */
    {184198, 184215, 2502, 1, 0x10000}, /* aten::square.out */
    {184278, 184292, 2503, 1, 0x10000}, /* aten::square_ */
    {184337, 184351, 2504, 1, 0x0}, /* aten::squeeze */
    {184394, 184412, 2505, 1, 0x1}, /* aten::squeeze.dim */
    {184468, 184487, 2506, 1, 0x1}, /* aten::squeeze.dims */
    {184546, 184561, 2507, 1, 0x80}, /* aten::squeeze_ */
    {184607, 184626, 2508, 1, 0x80}, /* aten::squeeze_.dim */
    {184685, 184705, 2509, 1, 0x80}, /* aten::squeeze_.dims */
    {184767, 184786, 2510, 1, 0x80000}, /* aten::squeeze_copy */
    {184828, 184851, 2511, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {184906, 184933, 2512, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {185015, 185039, 2513, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {185097, 185125, 2514, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {185210, 185233, 2515, 1, 0x80020}, /* aten::squeeze_copy.out */
    {185302, 185314, 2516, 1, 0x0}, /* aten::stack */
    {185365, 185381, 2517, 1, 0x0}, /* aten::stack.out */
    {185459, 185469, 2518, 1, 0x40000}, /* aten::std */
    {185522, 185543, 2519, 2, 0x40000}, /* aten::std.correction */
    {185653, 185678, 2521, 2, 0x40000}, /* aten::std.correction_out */
    {185812, 185826, 2523, 1, 0x40000}, /* aten::std.dim */
    {185916, 185930, 2524, 1, 0x40000}, /* aten::std.out */
    {186043, 186058, 2525, 1, 0x40000}, /* aten::std_mean */
    {186126, 186152, 2526, 2, 0x40000}, /* aten::std_mean.correction */
    {186277, 186307, 2528, 1, 0x20}, /* aten::std_mean.correction_out */
    {186478, 186497, 2529, 1, 0x40000}, /* aten::std_mean.dim */
    {186602, 186619, 2530, 1, 0x0}, /* aten::stride.int */
    {186665, 186682, 2531, 1, 0x10001}, /* aten::sub.Scalar */
    {186752, 186773, 2532, 1, 0x20}, /* aten::sub.Scalar_out */
    {186870, 186887, 2533, 2, 0x10001}, /* aten::sub.Tensor */
    {186960, 186974, 2535, 2, 0x10000}, /* aten::sub.out */
    {187064, 187082, 2537, 1, 0x10000}, /* aten::sub_.Scalar */
    {187161, 187179, 2538, 2, 0x10000}, /* aten::sub_.Tensor */
    {187261, 187283, 2540, 1, 0x0}, /* aten::subtract.Scalar */
    {187358, 187380, 2541, 1, 0x0}, /* aten::subtract.Tensor */
    {187458, 187477, 2542, 1, 0x0}, /* aten::subtract.out */
    {187572, 187595, 2543, 1, 0x0}, /* aten::subtract_.Scalar */
    {187679, 187702, 2544, 1, 0x0}, /* aten::subtract_.Tensor */
    {187789, 187799, 2545, 1, 0x40000}, /* aten::sum */
    {187859, 187881, 2546, 2, 0x40000}, /* aten::sum.IntList_out */
    {188006, 188028, 2548, 2, 0x40001}, /* aten::sum.dim_IntList */
    {188133, 188147, 2550, 1, 0x20}, /* aten::sum.out */
    {188231, 188249, 2551, 1, 0x0}, /* aten::sum_to_size */
    {188305, 188320, 2552, 1, 0x0}, /* aten::swapaxes */
    {188386, 188402, 2553, 1, 0x80}, /* aten::swapaxes_ */
    {188471, 188486, 2554, 1, 0x0}, /* aten::swapdims */
    {188550, 188566, 2555, 1, 0x80}, /* aten::swapdims_ */
    {188633, 188649, 2556, 1, 0x1}, /* aten::sym_numel */
    {188688, 188707, 2557, 1, 0x1}, /* aten::sym_size.int */
    {188758, 188783, 2558, 1, 0x1}, /* aten::sym_storage_offset */
    {188831, 188852, 2559, 1, 0x1}, /* aten::sym_stride.int */
    {188905, 188913, 2560, 1, 0x0}, /* aten::t */
    {188950, 188959, 2561, 1, 0x80}, /* aten::t_ */
    {188999, 189012, 2562, 1, 0x80000}, /* aten::t_copy */
    {189048, 189065, 2563, 1, 0x80020}, /* aten::t_copy.out */
    {189128, 189139, 2564, 2, 0x0}, /* aten::take */
    {189187, 189202, 2566, 2, 0x0}, /* aten::take.out */
    {189277, 189298, 2568, 1, 0x0}, /* aten::take_along_dim */
    {189373, 189398, 2569, 1, 0x0}, /* aten::take_along_dim.out */
    {189500, 189510, 2570, 2, 0x10001}, /* aten::tan */
    {189543, 189557, 2572, 2, 0x10000}, /* aten::tan.out */
    {189617, 189628, 2574, 2, 0x10000}, /* aten::tan_ */
    {189670, 189681, 2576, 2, 0x10001}, /* aten::tanh */
    {189715, 189730, 2578, 2, 0x10000}, /* aten::tanh.out */
    {189791, 189803, 2580, 2, 0x10000}, /* aten::tanh_ */
    {189846, 189866, 2582, 2, 0x10000}, /* aten::tanh_backward */
    {189931, 189962, 2584, 2, 0x10000}, /* aten::tanh_backward.grad_input */
    {190068, 190095, 2586, 1, 0x0}, /* aten::tensor_split.indices */
    {190187, 190215, 2587, 1, 0x0}, /* aten::tensor_split.sections */
    {190307, 190353, 2588, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {190481, 190497, 2589, 1, 0x0}, /* aten::tensordot */
    {190585, 190605, 2590, 1, 0x0}, /* aten::tensordot.out */
    {190720, 190736, 2591, 2, 0x10000}, /* aten::threshold */
    {190807, 190827, 2593, 2, 0x0}, /* aten::threshold.out */
    {190925, 190942, 2595, 2, 0x0}, /* aten::threshold_ */
    {191022, 191047, 2597, 2, 0x10000}, /* aten::threshold_backward */
    {191133, 191169, 2599, 2, 0x0}, /* aten::threshold_backward.grad_input */
    {191296, 191307, 2601, 1, 0x0}, /* aten::tile */
    {191356, 191372, 2602, 1, 0x0}, /* aten::to.device */
    {191526, 191541, 2603, 1, 0x0}, /* aten::to.dtype */
    {191679, 191701, 2604, 1, 0x0}, /* aten::to.dtype_layout */
    {191920, 191935, 2605, 1, 0x0}, /* aten::to.other */
    {192069, 192080, 2606, 2, 0x1}, /* aten::topk */
    {192198, 192216, 2608, 2, 0x0}, /* aten::topk.values */
    {192391, 192403, 2610, 2, 0x0}, /* aten::trace */
    {192438, 192454, 2612, 1, 0x20}, /* aten::trace.out */
    {192516, 192536, 2613, 1, 0x0}, /* aten::transpose.int */
    {192605, 192622, 2614, 1, 0x80}, /* aten::transpose_ */
    {192690, 192715, 2615, 1, 0x80000}, /* aten::transpose_copy.int */
    {192783, 192812, 2616, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {192907, 192926, 2617, 1, 0x0}, /* aten::trapezoid.dx */
    {192993, 193011, 2618, 1, 0x0}, /* aten::trapezoid.x */
    {193074, 193089, 2619, 1, 0x0}, /* aten::trapz.dx */
    {193151, 193165, 2620, 1, 0x0}, /* aten::trapz.x */
    {193224, 193247, 2621, 2, 0x0}, /* aten::triangular_solve */
    {193406, 193431, 2623, 2, 0x0}, /* aten::triangular_solve.X */
    {193631, 193642, 2625, 2, 0x0}, /* aten::tril */
    {193695, 193710, 2627, 2, 0x0}, /* aten::tril.out */
    {193790, 193802, 2629, 2, 0x0}, /* aten::tril_ */
    {193864, 193883, 2631, 3, 0x0}, /* aten::tril_indices */
    {194036, 194059, 2634, 1, 0x20}, /* aten::tril_indices.out */
    {194147, 194173, 2635, 1, 0x0}, /* aten::triplet_margin_loss */
    {194341, 194352, 2636, 2, 0x0}, /* aten::triu */
    {194405, 194420, 2638, 2, 0x0}, /* aten::triu.out */
    {194500, 194512, 2640, 2, 0x0}, /* aten::triu_ */
    {194574, 194593, 2642, 3, 0x0}, /* aten::triu_indices */
    {194746, 194769, 2645, 1, 0x20}, /* aten::triu_indices.out */
    {194857, 194882, 2646, 1, 0x0}, /* aten::true_divide.Scalar */
    {194944, 194969, 2647, 1, 0x10000}, /* aten::true_divide.Tensor */
    {195031, 195053, 2648, 1, 0x0}, /* aten::true_divide.out */
    {195135, 195161, 2649, 1, 0x0}, /* aten::true_divide_.Scalar */
    {195232, 195258, 2650, 1, 0x0}, /* aten::true_divide_.Tensor */
    {195329, 195341, 2651, 2, 0x10001}, /* aten::trunc */
    {195376, 195392, 2653, 2, 0x10000}, /* aten::trunc.out */
    {195454, 195467, 2655, 2, 0x10000}, /* aten::trunc_ */
    {195511, 195525, 2657, 1, 0x0}, /* aten::type_as */
    {195576, 195593, 2658, 1, 0x0}, /* aten::unbind.int */
    {195657, 195679, 2659, 1, 0x80000}, /* aten::unbind_copy.int */
    {195737, 195763, 2660, 1, 0x0}, /* aten::unbind_copy.int_out */
    {195840, 195860, 2661, 1, 0x0}, /* aten::unflatten.int */
    {195934, 195947, 2662, 2, 0x0}, /* aten::unfold */
    {196024, 196046, 2664, 2, 0x0}, /* aten::unfold_backward */
    {196145, 196171, 2666, 1, 0x20}, /* aten::unfold_backward.out */
    {196297, 196315, 2667, 1, 0x80000}, /* aten::unfold_copy */
    {196391, 196413, 2668, 1, 0x80020}, /* aten::unfold_copy.out */
    {196516, 196530, 2669, 1, 0x2020}, /* aten::uniform */
    {196625, 196643, 2670, 1, 0x2020}, /* aten::uniform.out */
    {196762, 196777, 2671, 2, 0x2000}, /* aten::uniform_ */
    {196879, 196904, 2673, 2, 0x8}, /* aten::unique_consecutive */
    {197038, 197067, 2675, 1, 0x20}, /* aten::unique_consecutive.out */
    {197271, 197288, 2676, 2, 0x8}, /* aten::unique_dim */
    {197426, 197447, 2678, 1, 0x20}, /* aten::unique_dim.out */
    {197655, 197684, 2679, 2, 0x8}, /* aten::unique_dim_consecutive */
    {197816, 197849, 2681, 1, 0x20}, /* aten::unique_dim_consecutive.out */
    {198051, 198070, 2682, 1, 0x100}, /* aten::unsafe_chunk */
    {198137, 198163, 2683, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {198244, 198274, 2684, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {198374, 198404, 2685, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {198492, 198526, 2686, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {198633, 198649, 2687, 1, 0x1}, /* aten::unsqueeze */
    {198703, 198720, 2688, 1, 0x80}, /* aten::unsqueeze_ */
    {198777, 198798, 2689, 1, 0x80000}, /* aten::unsqueeze_copy */
    {198851, 198876, 2690, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {198956, 198981, 2691, 2, 0x0}, /* aten::upsample_bicubic2d */
    {199116, 199145, 2693, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {199307, 199336, 2695, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {199456, 199490, 2696, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {199663, 199708, 2698, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {199922, 199948, 2700, 2, 0x0}, /* aten::upsample_bilinear2d */
    {200084, 200114, 2702, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {200277, 200307, 2704, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {200428, 200463, 2705, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {200637, 200683, 2707, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {200898, 200922, 2709, 2, 0x0}, /* aten::upsample_linear1d */
    {201032, 201060, 2711, 2, 0x0}, /* aten::upsample_linear1d.out */
    {201197, 201225, 2713, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {201344, 201377, 2714, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {201525, 201569, 2716, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {201758, 201783, 2718, 2, 0x0}, /* aten::upsample_nearest1d */
    {201874, 201903, 2720, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {202021, 202050, 2722, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {202150, 202184, 2723, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {202313, 202358, 2725, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {202528, 202553, 2727, 2, 0x0}, /* aten::upsample_nearest2d */
    {202668, 202697, 2729, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {202839, 202868, 2731, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {202968, 203002, 2732, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {203155, 203200, 2734, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {203394, 203419, 2736, 2, 0x0}, /* aten::upsample_nearest3d */
    {203556, 203585, 2738, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {203749, 203778, 2740, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {203878, 203912, 2741, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {204087, 204132, 2743, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {204348, 204375, 2745, 2, 0x0}, /* aten::upsample_trilinear3d */
    {204534, 204565, 2747, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {204751, 204782, 2749, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {204904, 204940, 2750, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {205137, 205184, 2752, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {205422, 205463, 2754, 1, 0x0}, /* aten::value_selecting_reduction_backward */
    {205582, 205592, 2755, 1, 0x40000}, /* aten::var */
    {205645, 205666, 2756, 2, 0x40001}, /* aten::var.correction */
    {205776, 205801, 2758, 2, 0x40000}, /* aten::var.correction_out */
    {205935, 205949, 2760, 1, 0x40001}, /* aten::var.dim */
    {206039, 206053, 2761, 1, 0x40000}, /* aten::var.out */
    {206166, 206181, 2762, 1, 0x40000}, /* aten::var_mean */
    {206249, 206275, 2763, 2, 0x40000}, /* aten::var_mean.correction */
    {206400, 206430, 2765, 1, 0x20}, /* aten::var_mean.correction_out */
    {206601, 206620, 2766, 1, 0x40000}, /* aten::var_mean.dim */
    {206725, 206736, 2767, 2, 0x0}, /* aten::vdot */
    {206784, 206799, 2769, 1, 0x0}, /* aten::vdot.out */
    {206874, 206885, 2770, 2, 0x1}, /* aten::view */
    {206940, 206957, 2772, 1, 0x0}, /* aten::view.dtype */
    {207021, 207035, 2773, 1, 0x0}, /* aten::view_as */
    {207092, 207114, 2774, 2, 0x0}, /* aten::view_as_complex */
    {207165, 207192, 2776, 1, 0x80000}, /* aten::view_as_complex_copy */
    {207242, 207273, 2777, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {207350, 207369, 2778, 2, 0x0}, /* aten::view_as_real */
    {207417, 207441, 2780, 1, 0x80000}, /* aten::view_as_real_copy */
    {207488, 207516, 2781, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {207590, 207606, 2782, 1, 0x80000}, /* aten::view_copy */
    {207660, 207682, 2783, 1, 0x80000}, /* aten::view_copy.dtype */
    {207745, 207771, 2784, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {207861, 207881, 2785, 1, 0x80020}, /* aten::view_copy.out */
    {207962, 207981, 2786, 1, 0x0}, /* aten::vsplit.array */
    {208051, 208068, 2787, 1, 0x0}, /* aten::vsplit.int */
    {208135, 208148, 2788, 1, 0x0}, /* aten::vstack */
    {208189, 208206, 2789, 1, 0x0}, /* aten::vstack.out */
    {208274, 208286, 2790, 1, 0x0}, /* aten::where */
    {208328, 208347, 2791, 1, 0x0}, /* aten::where.Scalar */
    {208421, 208445, 2792, 1, 0x0}, /* aten::where.ScalarOther */
    {208524, 208547, 2793, 1, 0x0}, /* aten::where.ScalarSelf */
    {208625, 208642, 2794, 2, 0x10001}, /* aten::where.self */
    {208714, 208735, 2796, 2, 0x0}, /* aten::where.self_out */
    {208834, 208862, 2798, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {208950, 208977, 2799, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {209064, 209086, 2800, 2, 0x10000}, /* aten::xlogy.OutTensor */
    {209168, 209193, 2802, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {209255, 209279, 2803, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {209340, 209359, 2804, 2, 0x10000}, /* aten::xlogy.Tensor */
    {209415, 209441, 2806, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {209512, 209532, 2807, 2, 0x10000}, /* aten::xlogy_.Tensor */
    {209597, 209608, 2809, 1, 0x20}, /* aten::zero */
    {209642, 209657, 2810, 1, 0x20}, /* aten::zero.out */
    {209718, 209730, 2811, 2, 0x0}, /* aten::zero_ */
    {209773, 209785, 2813, 2, 0x0}, /* aten::zeros */
    {209914, 209930, 2815, 1, 0x0}, /* aten::zeros.out */
    {209994, 210011, 2816, 1, 0x0}, /* aten::zeros_like */
    {210177, 210198, 2817, 1, 0x20}, /* aten::zeros_like.out */
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
    {141, 6, 25}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 4, 24}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 45}, /* aten::_index_put_impl_ CPU */
    {16, 0, 45}, /* aten::_index_put_impl_ Meta */
    {141, 0, 46}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 47}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 48}, /* aten::_linalg_check_errors CPU */
    {16, 0, 48}, /* aten::_linalg_check_errors Meta */
    {1, 0, 49}, /* aten::_linalg_det CPU */
    {16, 0, 49}, /* aten::_linalg_det Meta */
    {1, 4, 26}, /* aten::_linalg_det.result CPU */
    {16, 4, 26}, /* aten::_linalg_det.result Meta */
    {1, 0, 50}, /* aten::_linalg_eigh CPU */
    {16, 0, 50}, /* aten::_linalg_eigh Meta */
    {1, 4, 27}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 27}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 51}, /* aten::_linalg_eigvals CPU */
    {16, 0, 51}, /* aten::_linalg_eigvals Meta */
    {1, 0, 52}, /* aten::_linalg_slogdet CPU */
    {16, 0, 52}, /* aten::_linalg_slogdet Meta */
    {1, 4, 28}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 28}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 53}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 53}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 29}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 29}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 54}, /* aten::_linalg_svd CPU */
    {16, 0, 54}, /* aten::_linalg_svd Meta */
    {1, 4, 30}, /* aten::_linalg_svd.U CPU */
    {16, 4, 30}, /* aten::_linalg_svd.U Meta */
    {1, 0, 55}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 56}, /* aten::_logcumsumexp CPU */
    {16, 0, 56}, /* aten::_logcumsumexp Meta */
    {1, 4, 31}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 31}, /* aten::_logcumsumexp.out Meta */
    {1, 0, 57}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 57}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 58}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 58}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 33}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 33}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 60}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 60}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 32}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 59}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 34}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 61}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 35}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 36}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 62}, /* aten::_pdist_forward CPU */
    {16, 0, 62}, /* aten::_pdist_forward Meta */
    {141, 4, 37}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 63}, /* aten::_prelu_kernel CPU */
    {16, 0, 63}, /* aten::_prelu_kernel Meta */
    {1, 0, 64}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 64}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 65}, /* aten::_reshape_alias CPU */
    {16, 0, 65}, /* aten::_reshape_alias Meta */
    {142, 7, 38}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 39}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 66}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {141, 0, 67}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 40}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 68}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 41}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 69}, /* aten::_unique CPU */
    {16, 0, 69}, /* aten::_unique Meta */
    {141, 4, 42}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 70}, /* aten::_unique2 CPU */
    {16, 0, 70}, /* aten::_unique2 Meta */
    {141, 4, 43}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 71}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 72}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 882}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 44}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 73}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 73}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 45}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 45}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 75}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 74}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 74}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 46}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 46}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 76}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 76}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 47}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 47}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 78}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 77}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 77}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 48}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 48}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 79}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 79}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 49}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 49}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 81}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 80}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 80}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 50}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 50}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 82}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 82}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 51}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 51}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 84}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 83}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 83}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 52}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 52}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 85}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 85}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 53}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 53}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 87}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 86}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 86}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 54}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 54}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 88}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 88}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 55}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 55}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 90}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 89}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 89}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 56}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 56}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 91}, /* aten::abs CPU */
    {16, 0, 91}, /* aten::abs Meta */
    {1, 0, 93}, /* aten::abs.out CPU */
    {16, 0, 93}, /* aten::abs.out Meta */
    {1, 0, 92}, /* aten::abs_ CPU */
    {16, 0, 92}, /* aten::abs_ Meta */
    {138, 0, 94}, /* aten::absolute implicit */
    {138, 4, 57}, /* aten::absolute.out implicit */
    {138, 0, 95}, /* aten::absolute_ implicit */
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
    {138, 0, 96}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 97}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 58}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 58}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 98}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 59}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 59}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 99}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 100}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 100}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 60}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 60}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 101}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 101}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 61}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 61}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 102}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 102}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 62}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 62}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 103}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 103}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 63}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 63}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 104}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 64}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::add.Tensor CPU */
    {16, 1, 6}, /* aten::add.Tensor Meta */
    {1, 3, 6}, /* aten::add.out CPU */
    {16, 3, 6}, /* aten::add.out Meta */
    {141, 0, 105}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 6}, /* aten::add_.Tensor CPU */
    {16, 2, 6}, /* aten::add_.Tensor Meta */
    {1, 0, 106}, /* aten::addbmm CPU */
    {16, 0, 106}, /* aten::addbmm Meta */
    {1, 4, 65}, /* aten::addbmm.out CPU */
    {16, 4, 65}, /* aten::addbmm.out Meta */
    {1, 0, 107}, /* aten::addbmm_ CPU */
    {16, 0, 107}, /* aten::addbmm_ Meta */
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
    {141, 0, 108}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 66}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 66}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 109}, /* aten::adjoint implicit */
    {141, 0, 110}, /* aten::alias CompositeExplicitAutograd */
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
    {141, 0, 111}, /* aten::allclose CompositeExplicitAutograd */
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
    {1, 0, 112}, /* aten::angle CPU */
    {16, 0, 112}, /* aten::angle Meta */
    {1, 0, 113}, /* aten::angle.out CPU */
    {16, 0, 113}, /* aten::angle.out Meta */
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
    {141, 0, 114}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::arange BackendSelect */
    {141, 4, 69}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 115}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::arange.start BackendSelect */
    {1, 4, 70}, /* aten::arange.start_out CPU */
    {16, 4, 70}, /* aten::arange.start_out Meta */
    {141, 0, 116}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::arange.start_step BackendSelect */
    {138, 0, 117}, /* aten::arccos implicit */
    {138, 4, 71}, /* aten::arccos.out implicit */
    {138, 0, 118}, /* aten::arccos_ implicit */
    {138, 0, 119}, /* aten::arccosh implicit */
    {138, 4, 72}, /* aten::arccosh.out implicit */
    {138, 0, 120}, /* aten::arccosh_ implicit */
    {138, 0, 121}, /* aten::arcsin implicit */
    {138, 4, 73}, /* aten::arcsin.out implicit */
    {138, 0, 122}, /* aten::arcsin_ implicit */
    {138, 0, 123}, /* aten::arcsinh implicit */
    {138, 4, 74}, /* aten::arcsinh.out implicit */
    {138, 0, 124}, /* aten::arcsinh_ implicit */
    {138, 0, 125}, /* aten::arctan implicit */
    {138, 4, 75}, /* aten::arctan.out implicit */
    {138, 0, 126}, /* aten::arctan2 implicit */
    {138, 4, 76}, /* aten::arctan2.out implicit */
    {138, 0, 127}, /* aten::arctan2_ implicit */
    {138, 0, 128}, /* aten::arctan_ implicit */
    {138, 0, 129}, /* aten::arctanh implicit */
    {138, 4, 77}, /* aten::arctanh.out implicit */
    {138, 0, 130}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 131}, /* aten::argsort implicit */
    {138, 0, 132}, /* aten::argsort.stable implicit */
    {138, 0, 133}, /* aten::argsort.stable_out implicit */
    {138, 0, 134}, /* aten::argwhere implicit */
    {1, 0, 135}, /* aten::as_strided CPU */
    {16, 0, 135}, /* aten::as_strided Meta */
    {142, 5, 78}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 78}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 79}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 136}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
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
    {138, 0, 137}, /* aten::atleast_1d implicit */
    {138, 0, 138}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 139}, /* aten::atleast_2d implicit */
    {138, 0, 140}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 141}, /* aten::atleast_3d implicit */
    {138, 0, 142}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 143}, /* aten::avg_pool1d implicit */
    {1, 0, 144}, /* aten::avg_pool2d CPU */
    {16, 0, 144}, /* aten::avg_pool2d Meta */
    {1, 4, 81}, /* aten::avg_pool2d.out CPU */
    {16, 4, 81}, /* aten::avg_pool2d.out Meta */
    {1, 0, 145}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 145}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 82}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 82}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 146}, /* aten::avg_pool3d CPU */
    {16, 0, 146}, /* aten::avg_pool3d Meta */
    {1, 4, 83}, /* aten::avg_pool3d.out CPU */
    {16, 4, 83}, /* aten::avg_pool3d.out Meta */
    {1, 0, 147}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 147}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 84}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 84}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 27}, /* aten::baddbmm CPU */
    {16, 1, 27}, /* aten::baddbmm Meta */
    {1, 3, 27}, /* aten::baddbmm.out CPU */
    {16, 3, 27}, /* aten::baddbmm.out Meta */
    {1, 2, 27}, /* aten::baddbmm_ CPU */
    {16, 2, 27}, /* aten::baddbmm_ Meta */
    {138, 0, 149}, /* aten::batch_norm implicit */
    {1, 0, 150}, /* aten::batch_norm_backward CPU */
    {16, 0, 150}, /* aten::batch_norm_backward Meta */
    {1, 0, 151}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 151}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 85}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 152}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 89}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 4, 87}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 4, 88}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 86}, /* aten::bernoulli.out CPU */
    {16, 4, 86}, /* aten::bernoulli.out Meta */
    {142, 0, 155}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 153}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 153}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 154}, /* aten::bernoulli_.float CPU */
    {16, 0, 154}, /* aten::bernoulli_.float Meta */
    {138, 0, 156}, /* aten::bilinear implicit */
    {1, 0, 157}, /* aten::binary_cross_entropy CPU */
    {16, 0, 157}, /* aten::binary_cross_entropy Meta */
    {1, 4, 90}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 90}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 158}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 158}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 91}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 91}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 159}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 159}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 92}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 160}, /* aten::bincount CPU */
    {16, 0, 160}, /* aten::bincount Meta */
    {141, 4, 93}, /* aten::bincount.out CompositeExplicitAutograd */
    {141, 0, 161}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 162}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 94}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 163}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 164}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {141, 0, 165}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 95}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {141, 0, 166}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 167}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {141, 0, 168}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {141, 0, 169}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 170}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 96}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 171}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 172}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {141, 0, 173}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 97}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {141, 0, 174}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 175}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {141, 0, 176}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 177}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 178}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 98}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 179}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 180}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {141, 0, 181}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 99}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 182}, /* aten::broadcast_tensors implicit */
    {138, 0, 183}, /* aten::broadcast_to implicit */
    {1, 0, 184}, /* aten::bucketize.Scalar CPU */
    {16, 0, 184}, /* aten::bucketize.Scalar Meta */
    {141, 4, 100}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 185}, /* aten::bucketize.Tensor CPU */
    {16, 0, 185}, /* aten::bucketize.Tensor Meta */
    {1, 4, 101}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 101}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 186}, /* aten::can_cast implicit */
    {138, 0, 187}, /* aten::cartesian_prod implicit */
    {1, 0, 188}, /* aten::cat CPU */
    {16, 0, 188}, /* aten::cat Meta */
    {1, 0, 189}, /* aten::cat.out CPU */
    {16, 0, 189}, /* aten::cat.out Meta */
    {141, 6, 103}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 4, 102}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 190}, /* aten::cauchy_ CPU */
    {16, 0, 190}, /* aten::cauchy_ Meta */
    {138, 0, 191}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {141, 0, 192}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 104}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 104}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 193}, /* aten::cholesky CPU */
    {16, 0, 193}, /* aten::cholesky Meta */
    {1, 0, 195}, /* aten::cholesky.out CPU */
    {16, 0, 195}, /* aten::cholesky.out Meta */
    {1, 0, 194}, /* aten::cholesky_inverse CPU */
    {16, 0, 194}, /* aten::cholesky_inverse Meta */
    {1, 4, 105}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 105}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 196}, /* aten::cholesky_solve CPU */
    {16, 0, 196}, /* aten::cholesky_solve Meta */
    {1, 0, 197}, /* aten::cholesky_solve.out CPU */
    {16, 0, 197}, /* aten::cholesky_solve.out Meta */
    {138, 0, 198}, /* aten::chunk implicit */
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
    {138, 0, 199}, /* aten::clip implicit */
    {138, 0, 201}, /* aten::clip.Tensor implicit */
    {138, 4, 107}, /* aten::clip.Tensor_out implicit */
    {138, 4, 106}, /* aten::clip.out implicit */
    {138, 0, 200}, /* aten::clip_ implicit */
    {138, 0, 202}, /* aten::clip_.Tensor implicit */
    {141, 0, 203}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 108}, /* aten::clone.out CompositeExplicitAutograd */
    {138, 0, 204}, /* aten::column_stack implicit */
    {138, 4, 109}, /* aten::column_stack.out implicit */
    {138, 0, 205}, /* aten::combinations implicit */
    {1, 0, 206}, /* aten::complex CPU */
    {16, 0, 206}, /* aten::complex Meta */
    {1, 0, 207}, /* aten::complex.out CPU */
    {16, 0, 207}, /* aten::complex.out Meta */
    {138, 0, 208}, /* aten::concat implicit */
    {138, 4, 110}, /* aten::concat.out implicit */
    {138, 0, 209}, /* aten::concatenate implicit */
    {138, 4, 111}, /* aten::concatenate.out implicit */
    {138, 0, 210}, /* aten::conj implicit */
    {138, 0, 211}, /* aten::conj_physical implicit */
    {1, 4, 112}, /* aten::conj_physical.out CPU */
    {16, 4, 112}, /* aten::conj_physical.out Meta */
    {1, 5, 112}, /* aten::conj_physical_ CPU */
    {16, 5, 112}, /* aten::conj_physical_ Meta */
    {141, 0, 212}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 113}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 213}, /* aten::contiguous implicit */
    {138, 0, 214}, /* aten::conv1d implicit */
    {138, 0, 215}, /* aten::conv1d.padding implicit */
    {138, 0, 216}, /* aten::conv2d implicit */
    {138, 0, 217}, /* aten::conv2d.padding implicit */
    {138, 0, 218}, /* aten::conv3d implicit */
    {138, 0, 219}, /* aten::conv3d.padding implicit */
    {138, 0, 220}, /* aten::conv_transpose1d implicit */
    {138, 0, 221}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 222}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 223}, /* aten::convolution CPU */
    {16, 0, 223}, /* aten::convolution Meta */
    {141, 4, 114}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 224}, /* aten::convolution_backward CPU */
    {16, 0, 224}, /* aten::convolution_backward Meta */
    {141, 4, 115}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 117}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 116}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 225}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 226}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 227}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 228}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 42}, /* aten::copysign_.Tensor CPU */
    {16, 2, 42}, /* aten::copysign_.Tensor Meta */
    {138, 0, 229}, /* aten::corrcoef implicit */
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
    {138, 0, 230}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 231}, /* aten::cosine_similarity implicit */
    {141, 0, 232}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 233}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 233}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 119}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 118}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 234}, /* aten::cov implicit */
    {141, 0, 235}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 120}, /* aten::cummax.out CPU */
    {16, 4, 120}, /* aten::cummax.out Meta */
    {141, 0, 236}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 121}, /* aten::cummin.out CPU */
    {16, 4, 121}, /* aten::cummin.out Meta */
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
    {138, 0, 237}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 238}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 239}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 122}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 122}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {141, 0, 110}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 123}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 123}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 124}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 240}, /* aten::diag implicit */
    {138, 4, 125}, /* aten::diag.out implicit */
    {142, 0, 241}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 126}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 242}, /* aten::diagflat implicit */
    {141, 0, 243}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 244}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 128}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 127}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 129}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 245}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 130}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 246}, /* aten::diff implicit */
    {138, 0, 247}, /* aten::diff.out implicit */
    {1, 1, 47}, /* aten::digamma CPU */
    {16, 1, 47}, /* aten::digamma Meta */
    {1, 3, 47}, /* aten::digamma.out CPU */
    {16, 3, 47}, /* aten::digamma.out Meta */
    {1, 2, 47}, /* aten::digamma_ CPU */
    {16, 2, 47}, /* aten::digamma_ Meta */
    {141, 0, 248}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 131}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 249}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 250}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 133}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 132}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::div.Tensor CPU */
    {16, 1, 48}, /* aten::div.Tensor Meta */
    {1, 1, 49}, /* aten::div.Tensor_mode CPU */
    {16, 1, 49}, /* aten::div.Tensor_mode Meta */
    {1, 3, 48}, /* aten::div.out CPU */
    {16, 3, 48}, /* aten::div.out Meta */
    {1, 3, 49}, /* aten::div.out_mode CPU */
    {16, 3, 49}, /* aten::div.out_mode Meta */
    {141, 0, 251}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 252}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 48}, /* aten::div_.Tensor CPU */
    {16, 2, 48}, /* aten::div_.Tensor Meta */
    {1, 2, 49}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 49}, /* aten::div_.Tensor_mode Meta */
    {138, 0, 253}, /* aten::divide.Scalar implicit */
    {138, 0, 254}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 255}, /* aten::divide.Tensor implicit */
    {138, 0, 256}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 134}, /* aten::divide.out implicit */
    {138, 4, 135}, /* aten::divide.out_mode implicit */
    {138, 0, 257}, /* aten::divide_.Scalar implicit */
    {138, 0, 258}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 259}, /* aten::divide_.Tensor implicit */
    {138, 0, 260}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 261}, /* aten::dot CPU */
    {16, 0, 261}, /* aten::dot Meta */
    {141, 4, 136}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 262}, /* aten::dropout implicit */
    {138, 0, 263}, /* aten::dropout_ implicit */
    {138, 0, 264}, /* aten::dsplit.array implicit */
    {138, 0, 265}, /* aten::dsplit.int implicit */
    {138, 0, 266}, /* aten::dstack implicit */
    {138, 4, 137}, /* aten::dstack.out implicit */
    {138, 0, 267}, /* aten::einsum implicit */
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
    {141, 0, 268}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 138}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 269}, /* aten::embedding_backward implicit */
    {1, 0, 270}, /* aten::embedding_dense_backward CPU */
    {16, 0, 270}, /* aten::embedding_dense_backward Meta */
    {141, 4, 139}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 272}, /* aten::empty.memory_format CPU */
    {16, 0, 272}, /* aten::empty.memory_format Meta */
    {86, 0, 148}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 273}, /* aten::empty.out implicit */
    {141, 0, 271}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 140}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 274}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::empty_permuted BackendSelect */
    {141, 4, 141}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 275}, /* aten::empty_strided CPU */
    {16, 0, 275}, /* aten::empty_strided Meta */
    {86, 0, 148}, /* aten::empty_strided BackendSelect */
    {141, 4, 142}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 276}, /* aten::equal CPU */
    {16, 0, 276}, /* aten::equal Meta */
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
    {141, 0, 277}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 278}, /* aten::expand_as implicit */
    {142, 7, 143}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 144}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 59}, /* aten::expm1 CPU */
    {16, 1, 59}, /* aten::expm1 Meta */
    {1, 3, 59}, /* aten::expm1.out CPU */
    {16, 3, 59}, /* aten::expm1.out Meta */
    {1, 2, 59}, /* aten::expm1_ CPU */
    {16, 2, 59}, /* aten::expm1_ Meta */
    {141, 6, 146}, /* aten::exponential CompositeExplicitAutograd */
    {141, 4, 145}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 279}, /* aten::exponential_ CPU */
    {16, 0, 279}, /* aten::exponential_ Meta */
    {141, 0, 280}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::eye BackendSelect */
    {141, 0, 281}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::eye.m BackendSelect */
    {1, 4, 148}, /* aten::eye.m_out CPU */
    {16, 4, 148}, /* aten::eye.m_out Meta */
    {1, 4, 147}, /* aten::eye.out CPU */
    {16, 4, 147}, /* aten::eye.out Meta */
    {138, 0, 282}, /* aten::fft_fft implicit */
    {138, 4, 149}, /* aten::fft_fft.out implicit */
    {138, 0, 283}, /* aten::fft_fft2 implicit */
    {138, 4, 150}, /* aten::fft_fft2.out implicit */
    {138, 0, 284}, /* aten::fft_fftn implicit */
    {138, 4, 151}, /* aten::fft_fftn.out implicit */
    {138, 0, 285}, /* aten::fft_hfft implicit */
    {138, 4, 152}, /* aten::fft_hfft.out implicit */
    {138, 0, 286}, /* aten::fft_hfft2 implicit */
    {138, 4, 153}, /* aten::fft_hfft2.out implicit */
    {138, 0, 287}, /* aten::fft_hfftn implicit */
    {138, 4, 154}, /* aten::fft_hfftn.out implicit */
    {138, 0, 288}, /* aten::fft_ifft implicit */
    {138, 4, 155}, /* aten::fft_ifft.out implicit */
    {138, 0, 289}, /* aten::fft_ifft2 implicit */
    {138, 4, 156}, /* aten::fft_ifft2.out implicit */
    {138, 0, 290}, /* aten::fft_ifftn implicit */
    {138, 4, 157}, /* aten::fft_ifftn.out implicit */
    {138, 0, 291}, /* aten::fft_ihfft implicit */
    {138, 4, 158}, /* aten::fft_ihfft.out implicit */
    {138, 0, 292}, /* aten::fft_ihfft2 implicit */
    {138, 0, 293}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 294}, /* aten::fft_ihfftn implicit */
    {138, 0, 295}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 296}, /* aten::fft_irfft implicit */
    {138, 4, 159}, /* aten::fft_irfft.out implicit */
    {138, 0, 297}, /* aten::fft_irfft2 implicit */
    {138, 4, 160}, /* aten::fft_irfft2.out implicit */
    {138, 0, 298}, /* aten::fft_irfftn implicit */
    {138, 4, 161}, /* aten::fft_irfftn.out implicit */
    {138, 0, 299}, /* aten::fft_rfft implicit */
    {138, 4, 162}, /* aten::fft_rfft.out implicit */
    {138, 0, 300}, /* aten::fft_rfft2 implicit */
    {138, 4, 163}, /* aten::fft_rfft2.out implicit */
    {138, 0, 301}, /* aten::fft_rfftn implicit */
    {138, 4, 164}, /* aten::fft_rfftn.out implicit */
    {141, 6, 167}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 165}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 168}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 166}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 302}, /* aten::fill_.Scalar CPU */
    {16, 0, 302}, /* aten::fill_.Scalar Meta */
    {1, 0, 303}, /* aten::fill_.Tensor CPU */
    {16, 0, 303}, /* aten::fill_.Tensor Meta */
    {138, 0, 304}, /* aten::fix implicit */
    {138, 4, 169}, /* aten::fix.out implicit */
    {138, 0, 305}, /* aten::fix_ implicit */
    {138, 0, 306}, /* aten::flatten.using_ints implicit */
    {1, 0, 307}, /* aten::flip CPU */
    {16, 0, 307}, /* aten::flip Meta */
    {141, 4, 170}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 308}, /* aten::fliplr implicit */
    {138, 0, 309}, /* aten::flipud implicit */
    {138, 0, 310}, /* aten::float_power.Scalar implicit */
    {138, 0, 311}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 312}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 313}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 314}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 315}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 316}, /* aten::float_power_.Scalar implicit */
    {138, 0, 317}, /* aten::float_power_.Tensor implicit */
    {1, 1, 60}, /* aten::floor CPU */
    {16, 1, 60}, /* aten::floor Meta */
    {1, 3, 60}, /* aten::floor.out CPU */
    {16, 3, 60}, /* aten::floor.out Meta */
    {1, 2, 60}, /* aten::floor_ CPU */
    {16, 2, 60}, /* aten::floor_ Meta */
    {1, 0, 318}, /* aten::floor_divide CPU */
    {16, 0, 318}, /* aten::floor_divide Meta */
    {141, 0, 319}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 171}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 322}, /* aten::floor_divide.out CPU */
    {16, 0, 322}, /* aten::floor_divide.out Meta */
    {141, 0, 320}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 321}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 321}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 61}, /* aten::fmax CPU */
    {16, 1, 61}, /* aten::fmax Meta */
    {1, 3, 61}, /* aten::fmax.out CPU */
    {16, 3, 61}, /* aten::fmax.out Meta */
    {1, 1, 62}, /* aten::fmin CPU */
    {16, 1, 62}, /* aten::fmin Meta */
    {1, 3, 62}, /* aten::fmin.out CPU */
    {16, 3, 62}, /* aten::fmin.out Meta */
    {141, 0, 323}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 324}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::fmod.Tensor CPU */
    {16, 1, 63}, /* aten::fmod.Tensor Meta */
    {1, 3, 63}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 63}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 325}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 63}, /* aten::fmod_.Tensor CPU */
    {16, 2, 63}, /* aten::fmod_.Tensor Meta */
    {1, 1, 64}, /* aten::frac CPU */
    {16, 1, 64}, /* aten::frac Meta */
    {1, 3, 64}, /* aten::frac.out CPU */
    {16, 3, 64}, /* aten::frac.out Meta */
    {1, 2, 64}, /* aten::frac_ CPU */
    {16, 2, 64}, /* aten::frac_ Meta */
    {1, 0, 326}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 326}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 172}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 172}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 327}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 327}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 173}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 173}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 328}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 328}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 174}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 174}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 329}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 329}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 175}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 175}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 330}, /* aten::frexp.Tensor CPU */
    {16, 0, 330}, /* aten::frexp.Tensor Meta */
    {1, 0, 331}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 331}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 332}, /* aten::from_file CPU */
    {86, 0, 148}, /* aten::from_file BackendSelect */
    {141, 4, 176}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 333}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::full BackendSelect */
    {141, 4, 177}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 334}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 178}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 65}, /* aten::gather CPU */
    {16, 1, 65}, /* aten::gather Meta */
    {1, 3, 65}, /* aten::gather.out CPU */
    {16, 3, 65}, /* aten::gather.out Meta */
    {138, 0, 335}, /* aten::gather_backward implicit */
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
    {141, 6, 180}, /* aten::geometric CompositeExplicitAutograd */
    {141, 4, 179}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 336}, /* aten::geometric_ CPU */
    {16, 0, 336}, /* aten::geometric_ Meta */
    {1, 0, 337}, /* aten::geqrf CPU */
    {16, 0, 337}, /* aten::geqrf Meta */
    {1, 4, 181}, /* aten::geqrf.a CPU */
    {16, 4, 181}, /* aten::geqrf.a Meta */
    {138, 0, 338}, /* aten::ger implicit */
    {138, 4, 182}, /* aten::ger.out implicit */
    {138, 0, 339}, /* aten::gradient.array implicit */
    {138, 0, 340}, /* aten::gradient.scalararray implicit */
    {138, 0, 341}, /* aten::gradient.scalarint implicit */
    {138, 0, 342}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 343}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 344}, /* aten::gradient.tensorarray implicit */
    {138, 0, 345}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 346}, /* aten::greater.Scalar implicit */
    {138, 4, 183}, /* aten::greater.Scalar_out implicit */
    {138, 0, 347}, /* aten::greater.Tensor implicit */
    {138, 4, 184}, /* aten::greater.Tensor_out implicit */
    {138, 0, 348}, /* aten::greater_.Scalar implicit */
    {138, 0, 349}, /* aten::greater_.Tensor implicit */
    {138, 0, 350}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 185}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 351}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 186}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 352}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 353}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 354}, /* aten::group_norm implicit */
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
    {1, 0, 355}, /* aten::hardswish CPU */
    {16, 0, 355}, /* aten::hardswish Meta */
    {1, 0, 358}, /* aten::hardswish.out CPU */
    {16, 0, 358}, /* aten::hardswish.out Meta */
    {1, 0, 356}, /* aten::hardswish_ CPU */
    {16, 0, 356}, /* aten::hardswish_ Meta */
    {1, 0, 357}, /* aten::hardswish_backward CPU */
    {16, 0, 357}, /* aten::hardswish_backward Meta */
    {141, 4, 187}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 359}, /* aten::hardtanh CPU */
    {16, 0, 359}, /* aten::hardtanh Meta */
    {1, 0, 363}, /* aten::hardtanh.out CPU */
    {16, 0, 363}, /* aten::hardtanh.out Meta */
    {1, 0, 360}, /* aten::hardtanh_ CPU */
    {16, 0, 360}, /* aten::hardtanh_ Meta */
    {1, 0, 361}, /* aten::hardtanh_backward CPU */
    {16, 0, 361}, /* aten::hardtanh_backward Meta */
    {1, 0, 362}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 362}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 77}, /* aten::heaviside CPU */
    {16, 1, 77}, /* aten::heaviside Meta */
    {1, 3, 77}, /* aten::heaviside.out CPU */
    {16, 3, 77}, /* aten::heaviside.out Meta */
    {1, 2, 77}, /* aten::heaviside_ CPU */
    {16, 2, 77}, /* aten::heaviside_ Meta */
    {138, 0, 364}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 365}, /* aten::histc CPU */
    {16, 0, 365}, /* aten::histc Meta */
    {1, 4, 188}, /* aten::histc.out CPU */
    {16, 4, 188}, /* aten::histc.out Meta */
    {1, 0, 366}, /* aten::histogram.bin_ct CPU */
    {16, 0, 366}, /* aten::histogram.bin_ct Meta */
    {1, 4, 189}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 189}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 367}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 367}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 190}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 190}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 368}, /* aten::histogramdd implicit */
    {138, 0, 369}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 370}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 371}, /* aten::hsplit.array implicit */
    {138, 0, 372}, /* aten::hsplit.int implicit */
    {138, 0, 373}, /* aten::hstack implicit */
    {138, 4, 191}, /* aten::hstack.out implicit */
    {1, 0, 374}, /* aten::huber_loss CPU */
    {16, 0, 374}, /* aten::huber_loss Meta */
    {1, 4, 192}, /* aten::huber_loss.out CPU */
    {16, 4, 192}, /* aten::huber_loss.out Meta */
    {1, 0, 375}, /* aten::huber_loss_backward CPU */
    {16, 0, 375}, /* aten::huber_loss_backward Meta */
    {1, 4, 193}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 193}, /* aten::huber_loss_backward.out Meta */
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
    {138, 0, 376}, /* aten::imag implicit */
    {1, 0, 377}, /* aten::index.Tensor CPU */
    {1, 4, 194}, /* aten::index.Tensor_out CPU */
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
    {141, 6, 197}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 195}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 198}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 196}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 378}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 378}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 379}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 379}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 200}, /* aten::index_put CompositeExplicitAutograd */
    {141, 4, 199}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 380}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 84}, /* aten::index_reduce CPU */
    {16, 1, 84}, /* aten::index_reduce Meta */
    {1, 3, 84}, /* aten::index_reduce.out CPU */
    {16, 3, 84}, /* aten::index_reduce.out Meta */
    {1, 2, 84}, /* aten::index_reduce_ CPU */
    {16, 2, 84}, /* aten::index_reduce_ Meta */
    {1, 0, 381}, /* aten::index_select CPU */
    {16, 0, 381}, /* aten::index_select Meta */
    {1, 4, 201}, /* aten::index_select.out CPU */
    {16, 4, 201}, /* aten::index_select.out Meta */
    {138, 0, 382}, /* aten::index_select_backward implicit */
    {138, 0, 383}, /* aten::inner implicit */
    {138, 4, 202}, /* aten::inner.out implicit */
    {138, 0, 384}, /* aten::instance_norm implicit */
    {138, 0, 385}, /* aten::is_complex implicit */
    {138, 0, 386}, /* aten::is_conj implicit */
    {138, 0, 387}, /* aten::is_distributed implicit */
    {138, 0, 388}, /* aten::is_floating_point implicit */
    {138, 0, 389}, /* aten::is_inference implicit */
    {138, 0, 390}, /* aten::is_neg implicit */
    {138, 0, 391}, /* aten::is_nonzero implicit */
    {141, 0, 392}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 393}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 394}, /* aten::is_signed implicit */
    {138, 0, 395}, /* aten::isclose implicit */
    {138, 0, 396}, /* aten::isfinite implicit */
    {1, 0, 397}, /* aten::isinf CPU */
    {16, 0, 397}, /* aten::isinf Meta */
    {141, 4, 203}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 398}, /* aten::isnan CPU */
    {16, 0, 398}, /* aten::isnan Meta */
    {141, 4, 204}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 85}, /* aten::isneginf CPU */
    {16, 1, 85}, /* aten::isneginf Meta */
    {1, 3, 85}, /* aten::isneginf.out CPU */
    {16, 3, 85}, /* aten::isneginf.out Meta */
    {1, 1, 86}, /* aten::isposinf CPU */
    {16, 1, 86}, /* aten::isposinf Meta */
    {1, 3, 86}, /* aten::isposinf.out CPU */
    {16, 3, 86}, /* aten::isposinf.out Meta */
    {138, 0, 399}, /* aten::isreal implicit */
    {138, 0, 400}, /* aten::item implicit */
    {138, 0, 401}, /* aten::kl_div implicit */
    {138, 0, 402}, /* aten::kron implicit */
    {138, 4, 205}, /* aten::kron.out implicit */
    {141, 0, 403}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 404}, /* aten::kthvalue.values CPU */
    {16, 0, 404}, /* aten::kthvalue.values Meta */
    {138, 0, 405}, /* aten::l1_loss implicit */
    {138, 0, 406}, /* aten::layer_norm implicit */
    {1, 1, 87}, /* aten::lcm CPU */
    {16, 1, 87}, /* aten::lcm Meta */
    {1, 3, 87}, /* aten::lcm.out CPU */
    {16, 3, 87}, /* aten::lcm.out Meta */
    {1, 2, 87}, /* aten::lcm_ CPU */
    {16, 2, 87}, /* aten::lcm_ Meta */
    {141, 0, 407}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 206}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 206}, /* aten::ldexp_ CompositeExplicitAutograd */
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
    {138, 0, 408}, /* aten::less.Scalar implicit */
    {138, 4, 207}, /* aten::less.Scalar_out implicit */
    {138, 0, 409}, /* aten::less.Tensor implicit */
    {138, 4, 208}, /* aten::less.Tensor_out implicit */
    {138, 0, 410}, /* aten::less_.Scalar implicit */
    {138, 0, 411}, /* aten::less_.Tensor implicit */
    {138, 0, 412}, /* aten::less_equal.Scalar implicit */
    {138, 4, 209}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 413}, /* aten::less_equal.Tensor implicit */
    {138, 4, 210}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 414}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 415}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 94}, /* aten::lgamma CPU */
    {16, 1, 94}, /* aten::lgamma Meta */
    {1, 3, 94}, /* aten::lgamma.out CPU */
    {16, 3, 94}, /* aten::lgamma.out Meta */
    {1, 2, 94}, /* aten::lgamma_ CPU */
    {16, 2, 94}, /* aten::lgamma_ Meta */
    {141, 0, 416}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 211}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 417}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 212}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 213}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {1, 0, 418}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 418}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 214}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 214}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 419}, /* aten::linalg_diagonal implicit */
    {1, 0, 420}, /* aten::linalg_eig CPU */
    {16, 0, 420}, /* aten::linalg_eig Meta */
    {1, 4, 215}, /* aten::linalg_eig.out CPU */
    {16, 4, 215}, /* aten::linalg_eig.out Meta */
    {1, 0, 421}, /* aten::linalg_householder_product CPU */
    {16, 0, 421}, /* aten::linalg_householder_product Meta */
    {1, 4, 216}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 216}, /* aten::linalg_householder_product.out Meta */
    {1, 0, 422}, /* aten::linalg_inv_ex CPU */
    {16, 0, 422}, /* aten::linalg_inv_ex Meta */
    {1, 4, 217}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 217}, /* aten::linalg_inv_ex.inverse Meta */
    {1, 0, 423}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 423}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 218}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 218}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 424}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 424}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 219}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 219}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 425}, /* aten::linalg_lstsq CPU */
    {16, 0, 425}, /* aten::linalg_lstsq Meta */
    {1, 4, 220}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 220}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 426}, /* aten::linalg_lu CPU */
    {16, 0, 426}, /* aten::linalg_lu Meta */
    {1, 4, 221}, /* aten::linalg_lu.out CPU */
    {16, 4, 221}, /* aten::linalg_lu.out Meta */
    {1, 0, 427}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 427}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 222}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 222}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 428}, /* aten::linalg_lu_solve CPU */
    {16, 0, 428}, /* aten::linalg_lu_solve Meta */
    {1, 4, 223}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 223}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 429}, /* aten::linalg_matmul implicit */
    {138, 4, 224}, /* aten::linalg_matmul.out implicit */
    {1, 0, 430}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 430}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 225}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 431}, /* aten::linalg_multi_dot implicit */
    {138, 4, 226}, /* aten::linalg_multi_dot.out implicit */
    {1, 0, 432}, /* aten::linalg_qr CPU */
    {16, 0, 432}, /* aten::linalg_qr Meta */
    {1, 4, 227}, /* aten::linalg_qr.out CPU */
    {16, 4, 227}, /* aten::linalg_qr.out Meta */
    {1, 0, 433}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 433}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 228}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 228}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 434}, /* aten::linalg_vander implicit */
    {138, 0, 435}, /* aten::linalg_vecdot implicit */
    {138, 4, 229}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 95}, /* aten::linalg_vector_norm CPU */
    {16, 1, 95}, /* aten::linalg_vector_norm Meta */
    {1, 3, 95}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 95}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 436}, /* aten::linear implicit */
    {141, 0, 437}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::linspace BackendSelect */
    {141, 0, 438}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 231}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 439}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 232}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 440}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 233}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 230}, /* aten::linspace.out CPU */
    {16, 4, 230}, /* aten::linspace.out Meta */
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
    {141, 6, 235}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 4, 234}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 441}, /* aten::log_normal_ CPU */
    {16, 0, 441}, /* aten::log_normal_ Meta */
    {138, 0, 442}, /* aten::log_sigmoid implicit */
    {138, 0, 447}, /* aten::log_sigmoid.out implicit */
    {1, 0, 443}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 443}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 444}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 444}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 445}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 445}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 446}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 446}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 448}, /* aten::log_softmax.int implicit */
    {1, 4, 236}, /* aten::log_softmax.int_out CPU */
    {16, 4, 236}, /* aten::log_softmax.int_out Meta */
    {1, 1, 101}, /* aten::logaddexp CPU */
    {16, 1, 101}, /* aten::logaddexp Meta */
    {1, 3, 101}, /* aten::logaddexp.out CPU */
    {16, 3, 101}, /* aten::logaddexp.out Meta */
    {1, 1, 100}, /* aten::logaddexp2 CPU */
    {16, 1, 100}, /* aten::logaddexp2 Meta */
    {1, 3, 100}, /* aten::logaddexp2.out CPU */
    {16, 3, 100}, /* aten::logaddexp2.out Meta */
    {141, 0, 449}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 237}, /* aten::logcumsumexp.out CPU */
    {16, 4, 237}, /* aten::logcumsumexp.out Meta */
    {1, 0, 450}, /* aten::logical_and CPU */
    {16, 0, 450}, /* aten::logical_and Meta */
    {1, 0, 452}, /* aten::logical_and.out CPU */
    {16, 0, 452}, /* aten::logical_and.out Meta */
    {1, 0, 451}, /* aten::logical_and_ CPU */
    {16, 0, 451}, /* aten::logical_and_ Meta */
    {1, 0, 453}, /* aten::logical_not CPU */
    {16, 0, 453}, /* aten::logical_not Meta */
    {1, 0, 455}, /* aten::logical_not.out CPU */
    {16, 0, 455}, /* aten::logical_not.out Meta */
    {1, 0, 454}, /* aten::logical_not_ CPU */
    {16, 0, 454}, /* aten::logical_not_ Meta */
    {1, 0, 456}, /* aten::logical_or CPU */
    {16, 0, 456}, /* aten::logical_or Meta */
    {1, 0, 458}, /* aten::logical_or.out CPU */
    {16, 0, 458}, /* aten::logical_or.out Meta */
    {1, 0, 457}, /* aten::logical_or_ CPU */
    {16, 0, 457}, /* aten::logical_or_ Meta */
    {1, 0, 459}, /* aten::logical_xor CPU */
    {16, 0, 459}, /* aten::logical_xor Meta */
    {1, 0, 461}, /* aten::logical_xor.out CPU */
    {16, 0, 461}, /* aten::logical_xor.out Meta */
    {1, 0, 460}, /* aten::logical_xor_ CPU */
    {16, 0, 460}, /* aten::logical_xor_ Meta */
    {1, 0, 462}, /* aten::logit CPU */
    {16, 0, 462}, /* aten::logit Meta */
    {1, 0, 464}, /* aten::logit.out CPU */
    {16, 0, 464}, /* aten::logit.out Meta */
    {1, 0, 463}, /* aten::logit_ CPU */
    {16, 0, 463}, /* aten::logit_ Meta */
    {1, 1, 102}, /* aten::logit_backward CPU */
    {16, 1, 102}, /* aten::logit_backward Meta */
    {1, 3, 102}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 102}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 465}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::logspace BackendSelect */
    {141, 0, 466}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 239}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 467}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 240}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 468}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 241}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 238}, /* aten::logspace.out CPU */
    {16, 4, 238}, /* aten::logspace.out Meta */
    {141, 0, 469}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 242}, /* aten::logsumexp.out CPU */
    {16, 4, 242}, /* aten::logsumexp.out Meta */
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
    {1, 0, 470}, /* aten::lu_unpack CPU */
    {16, 0, 470}, /* aten::lu_unpack Meta */
    {1, 4, 243}, /* aten::lu_unpack.out CPU */
    {16, 4, 243}, /* aten::lu_unpack.out Meta */
    {138, 0, 471}, /* aten::mH implicit */
    {138, 0, 472}, /* aten::mT implicit */
    {138, 0, 473}, /* aten::margin_ranking_loss implicit */
    {141, 0, 474}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 4, 244}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 475}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 4, 245}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 476}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 476}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 477}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 477}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 478}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 4, 246}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 479}, /* aten::masked_scatter_ CPU */
    {16, 0, 479}, /* aten::masked_scatter_ Meta */
    {141, 0, 480}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 481}, /* aten::masked_select CPU */
    {1, 0, 482}, /* aten::masked_select.out CPU */
    {138, 0, 483}, /* aten::matmul implicit */
    {138, 0, 484}, /* aten::matmul.out implicit */
    {138, 0, 485}, /* aten::matrix_H implicit */
    {1, 0, 486}, /* aten::max CPU */
    {16, 0, 486}, /* aten::max Meta */
    {1, 1, 105}, /* aten::max.dim CPU */
    {16, 1, 105}, /* aten::max.dim Meta */
    {1, 3, 105}, /* aten::max.dim_max CPU */
    {16, 3, 105}, /* aten::max.dim_max Meta */
    {138, 0, 487}, /* aten::max.other implicit */
    {1, 4, 247}, /* aten::max.unary_out CPU */
    {16, 4, 247}, /* aten::max.unary_out Meta */
    {138, 0, 488}, /* aten::max_pool1d implicit */
    {138, 0, 489}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 490}, /* aten::max_pool2d implicit */
    {1, 0, 491}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 491}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 248}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 248}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 492}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 492}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 249}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 249}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 493}, /* aten::max_pool3d implicit */
    {1, 0, 494}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 494}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 250}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 250}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 495}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 495}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 251}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 251}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 496}, /* aten::max_unpool2d CPU */
    {16, 0, 496}, /* aten::max_unpool2d Meta */
    {1, 4, 252}, /* aten::max_unpool2d.out CPU */
    {16, 4, 252}, /* aten::max_unpool2d.out Meta */
    {1, 0, 497}, /* aten::max_unpool3d CPU */
    {16, 0, 497}, /* aten::max_unpool3d Meta */
    {1, 4, 253}, /* aten::max_unpool3d.out CPU */
    {16, 4, 253}, /* aten::max_unpool3d.out Meta */
    {1, 1, 106}, /* aten::maximum CPU */
    {16, 1, 106}, /* aten::maximum Meta */
    {1, 3, 106}, /* aten::maximum.out CPU */
    {16, 3, 106}, /* aten::maximum.out Meta */
    {141, 0, 498}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 107}, /* aten::mean.dim CPU */
    {16, 1, 107}, /* aten::mean.dim Meta */
    {1, 4, 254}, /* aten::mean.dtype_out CPU */
    {16, 4, 254}, /* aten::mean.dtype_out Meta */
    {1, 3, 107}, /* aten::mean.out CPU */
    {16, 3, 107}, /* aten::mean.out Meta */
    {1, 0, 499}, /* aten::median CPU */
    {16, 0, 499}, /* aten::median Meta */
    {141, 0, 500}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 256}, /* aten::median.dim_values CPU */
    {16, 4, 256}, /* aten::median.dim_values Meta */
    {141, 4, 255}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 501}, /* aten::meshgrid implicit */
    {138, 0, 502}, /* aten::meshgrid.indexing implicit */
    {1, 0, 503}, /* aten::min CPU */
    {16, 0, 503}, /* aten::min Meta */
    {1, 1, 108}, /* aten::min.dim CPU */
    {16, 1, 108}, /* aten::min.dim Meta */
    {1, 3, 108}, /* aten::min.dim_min CPU */
    {16, 3, 108}, /* aten::min.dim_min Meta */
    {138, 0, 504}, /* aten::min.other implicit */
    {1, 4, 257}, /* aten::min.unary_out CPU */
    {16, 4, 257}, /* aten::min.unary_out Meta */
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
    {1, 0, 505}, /* aten::mish_backward CPU */
    {16, 0, 505}, /* aten::mish_backward Meta */
    {138, 0, 506}, /* aten::mish_backward implicit */
    {1, 1, 111}, /* aten::mm CPU */
    {16, 1, 111}, /* aten::mm Meta */
    {1, 3, 111}, /* aten::mm.out CPU */
    {16, 3, 111}, /* aten::mm.out Meta */
    {1, 0, 507}, /* aten::mode CPU */
    {16, 0, 507}, /* aten::mode Meta */
    {1, 4, 258}, /* aten::mode.values CPU */
    {16, 4, 258}, /* aten::mode.values Meta */
    {138, 0, 508}, /* aten::moveaxis.int implicit */
    {138, 0, 509}, /* aten::moveaxis.intlist implicit */
    {138, 0, 510}, /* aten::movedim.int implicit */
    {138, 0, 511}, /* aten::movedim.intlist implicit */
    {1, 0, 512}, /* aten::mse_loss CPU */
    {16, 0, 512}, /* aten::mse_loss Meta */
    {1, 4, 259}, /* aten::mse_loss.out CPU */
    {16, 4, 259}, /* aten::mse_loss.out Meta */
    {1, 0, 513}, /* aten::mse_loss_backward CPU */
    {16, 0, 513}, /* aten::mse_loss_backward Meta */
    {1, 4, 260}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 260}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 514}, /* aten::msort implicit */
    {138, 0, 515}, /* aten::msort.out implicit */
    {141, 0, 516}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 261}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mul.Tensor CPU */
    {16, 1, 112}, /* aten::mul.Tensor Meta */
    {1, 3, 112}, /* aten::mul.out CPU */
    {16, 3, 112}, /* aten::mul.out Meta */
    {141, 0, 517}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 112}, /* aten::mul_.Tensor CPU */
    {16, 2, 112}, /* aten::mul_.Tensor Meta */
    {1, 0, 518}, /* aten::multinomial CPU */
    {16, 0, 518}, /* aten::multinomial Meta */
    {1, 0, 519}, /* aten::multinomial.out CPU */
    {16, 0, 519}, /* aten::multinomial.out Meta */
    {138, 0, 520}, /* aten::multiply.Scalar implicit */
    {138, 0, 521}, /* aten::multiply.Tensor implicit */
    {138, 4, 262}, /* aten::multiply.out implicit */
    {138, 0, 522}, /* aten::multiply_.Scalar implicit */
    {138, 0, 523}, /* aten::multiply_.Tensor implicit */
    {141, 0, 524}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 263}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 525}, /* aten::mvlgamma CPU */
    {16, 0, 525}, /* aten::mvlgamma Meta */
    {1, 0, 527}, /* aten::mvlgamma.out CPU */
    {16, 0, 527}, /* aten::mvlgamma.out Meta */
    {1, 0, 526}, /* aten::mvlgamma_ CPU */
    {16, 0, 526}, /* aten::mvlgamma_ Meta */
    {1, 0, 528}, /* aten::nan_to_num CPU */
    {16, 0, 528}, /* aten::nan_to_num Meta */
    {1, 0, 530}, /* aten::nan_to_num.out CPU */
    {16, 0, 530}, /* aten::nan_to_num.out Meta */
    {1, 0, 529}, /* aten::nan_to_num_ CPU */
    {16, 0, 529}, /* aten::nan_to_num_ Meta */
    {138, 0, 531}, /* aten::nanmean implicit */
    {138, 0, 532}, /* aten::nanmean.out implicit */
    {1, 0, 533}, /* aten::nanmedian CPU */
    {16, 0, 533}, /* aten::nanmedian Meta */
    {141, 0, 534}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 265}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 265}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 264}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 535}, /* aten::nanquantile implicit */
    {138, 0, 536}, /* aten::nanquantile.out implicit */
    {138, 0, 537}, /* aten::nanquantile.scalar implicit */
    {138, 0, 538}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 539}, /* aten::nansum CPU */
    {16, 0, 539}, /* aten::nansum Meta */
    {1, 4, 266}, /* aten::nansum.out CPU */
    {16, 4, 266}, /* aten::nansum.out Meta */
    {138, 0, 540}, /* aten::narrow implicit */
    {138, 0, 541}, /* aten::narrow.Tensor implicit */
    {142, 7, 267}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 268}, /* aten::narrow_copy.out CPU */
    {16, 4, 268}, /* aten::narrow_copy.out Meta */
    {1, 0, 542}, /* aten::native_batch_norm CPU */
    {16, 0, 542}, /* aten::native_batch_norm Meta */
    {1, 4, 269}, /* aten::native_batch_norm.out CPU */
    {16, 4, 269}, /* aten::native_batch_norm.out Meta */
    {1, 0, 543}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 543}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 270}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 544}, /* aten::native_dropout CPU */
    {16, 0, 544}, /* aten::native_dropout Meta */
    {141, 4, 271}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 545}, /* aten::native_dropout_backward CPU */
    {16, 0, 545}, /* aten::native_dropout_backward Meta */
    {141, 4, 272}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 546}, /* aten::native_group_norm CPU */
    {16, 0, 546}, /* aten::native_group_norm Meta */
    {141, 4, 273}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 547}, /* aten::native_group_norm_backward CPU */
    {16, 0, 547}, /* aten::native_group_norm_backward Meta */
    {141, 4, 274}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 548}, /* aten::native_layer_norm CPU */
    {16, 0, 548}, /* aten::native_layer_norm Meta */
    {141, 4, 275}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 549}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 549}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 276}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
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
    {138, 0, 550}, /* aten::negative implicit */
    {138, 4, 277}, /* aten::negative.out implicit */
    {138, 0, 551}, /* aten::negative_ implicit */
    {141, 0, 552}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 278}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 553}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 279}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 554}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 280}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 555}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 281}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 556}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 282}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::nextafter CPU */
    {16, 1, 116}, /* aten::nextafter Meta */
    {1, 3, 116}, /* aten::nextafter.out CPU */
    {16, 3, 116}, /* aten::nextafter.out Meta */
    {1, 2, 116}, /* aten::nextafter_ CPU */
    {16, 2, 116}, /* aten::nextafter_ Meta */
    {1, 0, 557}, /* aten::nonzero CPU */
    {1, 4, 283}, /* aten::nonzero.out CPU */
    {138, 0, 558}, /* aten::nonzero_numpy implicit */
    {1, 0, 559}, /* aten::nonzero_static CPU */
    {16, 0, 559}, /* aten::nonzero_static Meta */
    {1, 4, 284}, /* aten::nonzero_static.out CPU */
    {16, 4, 284}, /* aten::nonzero_static.out Meta */
    {141, 0, 560}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 118}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 561}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 286}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 285}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 117}, /* aten::norm.dtype_out CPU */
    {16, 3, 117}, /* aten::norm.dtype_out Meta */
    {1, 3, 118}, /* aten::norm.out CPU */
    {16, 3, 118}, /* aten::norm.out Meta */
    {1, 0, 563}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 563}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 287}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 287}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 564}, /* aten::normal.Tensor_float CPU */
    {16, 0, 564}, /* aten::normal.Tensor_float Meta */
    {1, 4, 288}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 288}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 565}, /* aten::normal.float_Tensor CPU */
    {16, 0, 565}, /* aten::normal.float_Tensor Meta */
    {1, 4, 289}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 289}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 566}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::normal.float_float BackendSelect */
    {141, 4, 290}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 4, 292}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 562}, /* aten::normal_ CPU */
    {16, 0, 562}, /* aten::normal_ Meta */
    {141, 6, 291}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 567}, /* aten::not_equal.Scalar implicit */
    {138, 4, 293}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 568}, /* aten::not_equal.Tensor implicit */
    {138, 4, 294}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 569}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 570}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 571}, /* aten::numel implicit */
    {138, 0, 572}, /* aten::numpy_T implicit */
    {138, 0, 573}, /* aten::one_hot implicit */
    {141, 0, 574}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::ones BackendSelect */
    {141, 4, 295}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 575}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 296}, /* aten::ones_like.out CompositeExplicitAutograd */
    {1, 0, 576}, /* aten::ormqr CPU */
    {16, 0, 576}, /* aten::ormqr Meta */
    {1, 4, 297}, /* aten::ormqr.out CPU */
    {16, 4, 297}, /* aten::ormqr.out Meta */
    {138, 0, 577}, /* aten::outer implicit */
    {138, 4, 298}, /* aten::outer.out implicit */
    {138, 0, 578}, /* aten::pad implicit */
    {138, 0, 579}, /* aten::pairwise_distance implicit */
    {138, 0, 580}, /* aten::pdist implicit */
    {141, 0, 581}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 299}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 300}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 582}, /* aten::poisson_nll_loss implicit */
    {1, 0, 583}, /* aten::polar CPU */
    {16, 0, 583}, /* aten::polar Meta */
    {1, 0, 584}, /* aten::polar.out CPU */
    {16, 0, 584}, /* aten::polar.out Meta */
    {1, 1, 119}, /* aten::polygamma CPU */
    {16, 1, 119}, /* aten::polygamma Meta */
    {1, 3, 119}, /* aten::polygamma.out CPU */
    {16, 3, 119}, /* aten::polygamma.out Meta */
    {1, 0, 585}, /* aten::polygamma_ CPU */
    {16, 0, 585}, /* aten::polygamma_ Meta */
    {138, 0, 586}, /* aten::positive implicit */
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
    {138, 0, 587}, /* aten::prelu implicit */
    {1, 0, 588}, /* aten::prod CPU */
    {16, 0, 588}, /* aten::prod Meta */
    {1, 1, 123}, /* aten::prod.dim_int CPU */
    {16, 1, 123}, /* aten::prod.dim_int Meta */
    {1, 3, 123}, /* aten::prod.int_out CPU */
    {16, 3, 123}, /* aten::prod.int_out Meta */
    {141, 4, 301}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 589}, /* aten::promote_types implicit */
    {141, 6, 303}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 302}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 590}, /* aten::put_ CPU */
    {16, 0, 590}, /* aten::put_ Meta */
    {138, 0, 591}, /* aten::quantile implicit */
    {138, 0, 592}, /* aten::quantile.out implicit */
    {138, 0, 593}, /* aten::quantile.scalar implicit */
    {138, 0, 594}, /* aten::quantile.scalar_out implicit */
    {141, 0, 595}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 304}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 304}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 596}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::rand BackendSelect */
    {141, 0, 597}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::rand.generator BackendSelect */
    {138, 4, 306}, /* aten::rand.generator_out implicit */
    {141, 4, 305}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 598}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 4, 307}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 599}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randint BackendSelect */
    {141, 0, 600}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randint.generator BackendSelect */
    {141, 4, 309}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 603}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randint.low BackendSelect */
    {141, 0, 604}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 311}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 310}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 308}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 601}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 602}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 4, 313}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 4, 312}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 605}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randn BackendSelect */
    {141, 0, 606}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randn.generator BackendSelect */
    {138, 4, 315}, /* aten::randn.generator_out implicit */
    {138, 4, 314}, /* aten::randn.out implicit */
    {141, 0, 607}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 4, 316}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 320}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 321}, /* aten::random.from CompositeExplicitAutograd */
    {141, 4, 318}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 4, 317}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 322}, /* aten::random.to CompositeExplicitAutograd */
    {141, 4, 319}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 608}, /* aten::random_ CPU */
    {16, 0, 608}, /* aten::random_ Meta */
    {1, 0, 609}, /* aten::random_.from CPU */
    {16, 0, 609}, /* aten::random_.from Meta */
    {1, 0, 610}, /* aten::random_.to CPU */
    {16, 0, 610}, /* aten::random_.to Meta */
    {141, 0, 611}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randperm BackendSelect */
    {141, 0, 612}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randperm.generator BackendSelect */
    {1, 4, 324}, /* aten::randperm.generator_out CPU */
    {16, 4, 324}, /* aten::randperm.generator_out Meta */
    {141, 4, 323}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 613}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::range BackendSelect */
    {1, 4, 326}, /* aten::range.out CPU */
    {16, 4, 326}, /* aten::range.out Meta */
    {141, 4, 325}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 614}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::range.step BackendSelect */
    {138, 0, 615}, /* aten::ravel implicit */
    {138, 0, 616}, /* aten::real implicit */
    {1, 1, 124}, /* aten::reciprocal CPU */
    {16, 1, 124}, /* aten::reciprocal Meta */
    {1, 3, 124}, /* aten::reciprocal.out CPU */
    {16, 3, 124}, /* aten::reciprocal.out Meta */
    {1, 2, 124}, /* aten::reciprocal_ CPU */
    {16, 2, 124}, /* aten::reciprocal_ Meta */
    {1, 0, 617}, /* aten::reflection_pad1d CPU */
    {16, 0, 617}, /* aten::reflection_pad1d Meta */
    {1, 4, 327}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 327}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 618}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 618}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 328}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 328}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 619}, /* aten::reflection_pad2d CPU */
    {16, 0, 619}, /* aten::reflection_pad2d Meta */
    {1, 4, 329}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 329}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 620}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 620}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 330}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 330}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 621}, /* aten::reflection_pad3d CPU */
    {16, 0, 621}, /* aten::reflection_pad3d Meta */
    {1, 4, 331}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 331}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 622}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 622}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 332}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 332}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 623}, /* aten::relu CPU */
    {16, 0, 623}, /* aten::relu Meta */
    {141, 4, 333}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 624}, /* aten::relu6 implicit */
    {138, 0, 625}, /* aten::relu6_ implicit */
    {1, 0, 626}, /* aten::relu_ CPU */
    {16, 0, 626}, /* aten::relu_ Meta */
    {141, 0, 627}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 628}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 628}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 334}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 629}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 125}, /* aten::remainder.Tensor CPU */
    {16, 1, 125}, /* aten::remainder.Tensor Meta */
    {1, 3, 125}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 125}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 630}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 125}, /* aten::remainder_.Tensor CPU */
    {16, 2, 125}, /* aten::remainder_.Tensor Meta */
    {1, 1, 126}, /* aten::renorm CPU */
    {16, 1, 126}, /* aten::renorm Meta */
    {1, 3, 126}, /* aten::renorm.out CPU */
    {16, 3, 126}, /* aten::renorm.out Meta */
    {1, 2, 126}, /* aten::renorm_ CPU */
    {16, 2, 126}, /* aten::renorm_ Meta */
    {141, 0, 631}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 335}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 632}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 336}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 633}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 634}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 635}, /* aten::replication_pad1d CPU */
    {16, 0, 635}, /* aten::replication_pad1d Meta */
    {1, 4, 337}, /* aten::replication_pad1d.out CPU */
    {16, 4, 337}, /* aten::replication_pad1d.out Meta */
    {1, 0, 636}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 636}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 338}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 338}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 637}, /* aten::replication_pad2d CPU */
    {16, 0, 637}, /* aten::replication_pad2d Meta */
    {1, 4, 339}, /* aten::replication_pad2d.out CPU */
    {16, 4, 339}, /* aten::replication_pad2d.out Meta */
    {1, 0, 638}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 638}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 340}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 340}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 639}, /* aten::replication_pad3d CPU */
    {16, 0, 639}, /* aten::replication_pad3d Meta */
    {1, 4, 341}, /* aten::replication_pad3d.out CPU */
    {16, 4, 341}, /* aten::replication_pad3d.out Meta */
    {1, 0, 640}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 640}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 342}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 342}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 641}, /* aten::reshape implicit */
    {138, 0, 642}, /* aten::reshape_as implicit */
    {141, 6, 344}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 343}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 643}, /* aten::resize_ CPU */
    {16, 0, 643}, /* aten::resize_ Meta */
    {141, 6, 346}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 345}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 644}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 645}, /* aten::resolve_conj implicit */
    {138, 0, 646}, /* aten::resolve_neg implicit */
    {138, 0, 647}, /* aten::result_type.Scalar implicit */
    {138, 0, 648}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 649}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 650}, /* aten::result_type.Tensor implicit */
    {138, 0, 651}, /* aten::rms_norm implicit */
    {1, 0, 652}, /* aten::roll CPU */
    {16, 0, 652}, /* aten::roll Meta */
    {141, 4, 347}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 653}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 348}, /* aten::rot90.out CompositeExplicitAutograd */
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
    {138, 0, 654}, /* aten::row_stack implicit */
    {138, 4, 349}, /* aten::row_stack.out implicit */
    {141, 0, 655}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 350}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {1, 1, 129}, /* aten::rsqrt CPU */
    {16, 1, 129}, /* aten::rsqrt Meta */
    {1, 3, 129}, /* aten::rsqrt.out CPU */
    {16, 3, 129}, /* aten::rsqrt.out Meta */
    {1, 2, 129}, /* aten::rsqrt_ CPU */
    {16, 2, 129}, /* aten::rsqrt_ Meta */
    {141, 0, 656}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 351}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 657}, /* aten::rsub.Tensor CPU */
    {16, 0, 657}, /* aten::rsub.Tensor Meta */
    {141, 4, 352}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 658}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 353}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
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
    {1, 0, 659}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 659}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 354}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 354}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 660}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 660}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 355}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 355}, /* aten::searchsorted.Tensor_out Meta */
    {141, 0, 662}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 661}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 357}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 356}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 358}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 663}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 359}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 664}, /* aten::selu implicit */
    {138, 0, 665}, /* aten::selu_ implicit */
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
    {138, 0, 666}, /* aten::size.int implicit */
    {141, 0, 667}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 668}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 361}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 360}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 362}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 669}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 363}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 670}, /* aten::smooth_l1_loss CPU */
    {16, 0, 670}, /* aten::smooth_l1_loss Meta */
    {1, 4, 364}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 364}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 671}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 671}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 365}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 365}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 672}, /* aten::soft_margin_loss CPU */
    {16, 0, 672}, /* aten::soft_margin_loss Meta */
    {141, 4, 366}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 673}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 673}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 367}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 674}, /* aten::softmax.int implicit */
    {1, 4, 368}, /* aten::softmax.int_out CPU */
    {16, 4, 368}, /* aten::softmax.int_out Meta */
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
    {141, 0, 675}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 150}, /* aten::sort.stable CPU */
    {16, 1, 150}, /* aten::sort.stable Meta */
    {1, 4, 369}, /* aten::sort.values CPU */
    {16, 4, 369}, /* aten::sort.values Meta */
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
    {141, 0, 676}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 677}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 156}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 156}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 678}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 679}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 157}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 157}, /* aten::special_chebyshev_polynomial_u Meta */
    {141, 0, 680}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 681}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 157}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 157}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 682}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 683}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 158}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 158}, /* aten::special_chebyshev_polynomial_v Meta */
    {141, 0, 684}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 685}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 158}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 158}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 686}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 687}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 159}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 159}, /* aten::special_chebyshev_polynomial_w Meta */
    {141, 0, 688}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 689}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 159}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 159}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 690}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 691}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 692}, /* aten::special_digamma implicit */
    {138, 0, 693}, /* aten::special_digamma.out implicit */
    {1, 1, 160}, /* aten::special_entr CPU */
    {16, 1, 160}, /* aten::special_entr Meta */
    {1, 3, 160}, /* aten::special_entr.out CPU */
    {16, 3, 160}, /* aten::special_entr.out Meta */
    {138, 0, 694}, /* aten::special_erf implicit */
    {138, 0, 695}, /* aten::special_erf.out implicit */
    {138, 0, 696}, /* aten::special_erfc implicit */
    {138, 0, 697}, /* aten::special_erfc.out implicit */
    {1, 1, 161}, /* aten::special_erfcx CPU */
    {16, 1, 161}, /* aten::special_erfcx Meta */
    {1, 3, 161}, /* aten::special_erfcx.out CPU */
    {16, 3, 161}, /* aten::special_erfcx.out Meta */
    {138, 0, 698}, /* aten::special_erfinv implicit */
    {138, 0, 699}, /* aten::special_erfinv.out implicit */
    {138, 0, 700}, /* aten::special_exp2 implicit */
    {138, 0, 701}, /* aten::special_exp2.out implicit */
    {138, 0, 702}, /* aten::special_expit implicit */
    {138, 0, 703}, /* aten::special_expit.out implicit */
    {138, 0, 704}, /* aten::special_expm1 implicit */
    {138, 0, 705}, /* aten::special_expm1.out implicit */
    {138, 0, 706}, /* aten::special_gammainc implicit */
    {138, 0, 707}, /* aten::special_gammainc.out implicit */
    {138, 0, 708}, /* aten::special_gammaincc implicit */
    {138, 0, 709}, /* aten::special_gammaincc.out implicit */
    {138, 0, 710}, /* aten::special_gammaln implicit */
    {138, 0, 711}, /* aten::special_gammaln.out implicit */
    {1, 1, 162}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 162}, /* aten::special_hermite_polynomial_h Meta */
    {141, 0, 712}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 713}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 162}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 714}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 715}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 163}, /* aten::special_hermite_polynomial_he Meta */
    {141, 0, 716}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 717}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 163}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 718}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 719}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 720}, /* aten::special_i0 implicit */
    {138, 0, 721}, /* aten::special_i0.out implicit */
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
    {141, 0, 722}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 723}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 167}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 724}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 725}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 168}, /* aten::special_legendre_polynomial_p Meta */
    {141, 0, 726}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 727}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 168}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 728}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 729}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 730}, /* aten::special_log1p implicit */
    {138, 0, 731}, /* aten::special_log1p.out implicit */
    {1, 1, 169}, /* aten::special_log_ndtr CPU */
    {16, 1, 169}, /* aten::special_log_ndtr Meta */
    {1, 3, 169}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 169}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 732}, /* aten::special_log_softmax implicit */
    {138, 0, 733}, /* aten::special_logit implicit */
    {138, 0, 734}, /* aten::special_logit.out implicit */
    {138, 0, 735}, /* aten::special_logsumexp implicit */
    {138, 0, 736}, /* aten::special_logsumexp.out implicit */
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
    {138, 0, 737}, /* aten::special_multigammaln implicit */
    {138, 0, 738}, /* aten::special_multigammaln.out implicit */
    {138, 0, 739}, /* aten::special_ndtr implicit */
    {138, 0, 740}, /* aten::special_ndtr.out implicit */
    {1, 1, 174}, /* aten::special_ndtri CPU */
    {16, 1, 174}, /* aten::special_ndtri Meta */
    {1, 3, 174}, /* aten::special_ndtri.out CPU */
    {16, 3, 174}, /* aten::special_ndtri.out Meta */
    {138, 0, 741}, /* aten::special_polygamma implicit */
    {138, 0, 742}, /* aten::special_polygamma.out implicit */
    {138, 0, 743}, /* aten::special_psi implicit */
    {138, 0, 744}, /* aten::special_psi.out implicit */
    {138, 0, 745}, /* aten::special_round implicit */
    {138, 0, 746}, /* aten::special_round.out implicit */
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
    {141, 0, 747}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 748}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 749}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 750}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {141, 0, 751}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 752}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 753}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 754}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {141, 0, 755}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 756}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 757}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 758}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 180}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 180}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {141, 0, 759}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 760}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 180}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 180}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 761}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 762}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 763}, /* aten::special_sinc implicit */
    {138, 0, 764}, /* aten::special_sinc.out implicit */
    {138, 0, 765}, /* aten::special_softmax implicit */
    {1, 1, 181}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 181}, /* aten::special_spherical_bessel_j0 Meta */
    {1, 3, 181}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 181}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 182}, /* aten::special_xlog1py CPU */
    {16, 1, 182}, /* aten::special_xlog1py Meta */
    {141, 0, 766}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 767}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_xlog1py.out CPU */
    {16, 3, 182}, /* aten::special_xlog1py.out Meta */
    {141, 0, 768}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 769}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 770}, /* aten::special_xlogy implicit */
    {138, 0, 771}, /* aten::special_xlogy.other_scalar implicit */
    {138, 0, 772}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 0, 773}, /* aten::special_xlogy.out implicit */
    {138, 0, 774}, /* aten::special_xlogy.self_scalar implicit */
    {138, 0, 775}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 183}, /* aten::special_zeta CPU */
    {16, 1, 183}, /* aten::special_zeta Meta */
    {141, 0, 776}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 777}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_zeta.out CPU */
    {16, 3, 183}, /* aten::special_zeta.out Meta */
    {141, 0, 778}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 779}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 780}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 781}, /* aten::split.sizes implicit */
    {142, 7, 370}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 371}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 782}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 372}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 373}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::sqrt CPU */
    {16, 1, 184}, /* aten::sqrt Meta */
    {1, 3, 184}, /* aten::sqrt.out CPU */
    {16, 3, 184}, /* aten::sqrt.out Meta */
    {1, 2, 184}, /* aten::sqrt_ CPU */
    {16, 2, 184}, /* aten::sqrt_ Meta */
    {138, 0, 783}, /* aten::square implicit */
    {138, 0, 785}, /* aten::square.out implicit */
    {138, 0, 784}, /* aten::square_ implicit */
    {141, 0, 786}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 787}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 788}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 374}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 375}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 376}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 374}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 375}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 378}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 376}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 379}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 377}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 789}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 380}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 790}, /* aten::std implicit */
    {1, 0, 791}, /* aten::std.correction CPU */
    {16, 0, 791}, /* aten::std.correction Meta */
    {1, 4, 381}, /* aten::std.correction_out CPU */
    {16, 4, 381}, /* aten::std.correction_out Meta */
    {138, 0, 792}, /* aten::std.dim implicit */
    {138, 4, 382}, /* aten::std.out implicit */
    {138, 0, 793}, /* aten::std_mean implicit */
    {1, 0, 794}, /* aten::std_mean.correction CPU */
    {16, 0, 794}, /* aten::std_mean.correction Meta */
    {141, 4, 383}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 795}, /* aten::std_mean.dim implicit */
    {138, 0, 796}, /* aten::stride.int implicit */
    {141, 0, 797}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 384}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::sub.Tensor CPU */
    {16, 1, 185}, /* aten::sub.Tensor Meta */
    {1, 3, 185}, /* aten::sub.out CPU */
    {16, 3, 185}, /* aten::sub.out Meta */
    {141, 0, 798}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 185}, /* aten::sub_.Tensor CPU */
    {16, 2, 185}, /* aten::sub_.Tensor Meta */
    {138, 0, 799}, /* aten::subtract.Scalar implicit */
    {138, 0, 800}, /* aten::subtract.Tensor implicit */
    {138, 4, 385}, /* aten::subtract.out implicit */
    {138, 0, 801}, /* aten::subtract_.Scalar implicit */
    {138, 0, 802}, /* aten::subtract_.Tensor implicit */
    {141, 0, 803}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 186}, /* aten::sum.IntList_out CPU */
    {16, 3, 186}, /* aten::sum.IntList_out Meta */
    {1, 1, 186}, /* aten::sum.dim_IntList CPU */
    {16, 1, 186}, /* aten::sum.dim_IntList Meta */
    {141, 4, 386}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 804}, /* aten::sum_to_size implicit */
    {138, 0, 805}, /* aten::swapaxes implicit */
    {138, 0, 806}, /* aten::swapaxes_ implicit */
    {138, 0, 807}, /* aten::swapdims implicit */
    {138, 0, 808}, /* aten::swapdims_ implicit */
    {138, 0, 809}, /* aten::sym_numel implicit */
    {138, 0, 810}, /* aten::sym_size.int implicit */
    {138, 0, 811}, /* aten::sym_storage_offset implicit */
    {138, 0, 812}, /* aten::sym_stride.int implicit */
    {141, 0, 813}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 387}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 387}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 388}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 814}, /* aten::take CPU */
    {16, 0, 814}, /* aten::take Meta */
    {1, 0, 816}, /* aten::take.out CPU */
    {16, 0, 816}, /* aten::take.out Meta */
    {138, 0, 815}, /* aten::take_along_dim implicit */
    {138, 4, 389}, /* aten::take_along_dim.out implicit */
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
    {138, 0, 817}, /* aten::tensor_split.indices implicit */
    {138, 0, 818}, /* aten::tensor_split.sections implicit */
    {138, 0, 819}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 820}, /* aten::tensordot implicit */
    {138, 4, 390}, /* aten::tensordot.out implicit */
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
    {138, 0, 821}, /* aten::tile implicit */
    {138, 0, 822}, /* aten::to.device implicit */
    {138, 0, 823}, /* aten::to.dtype implicit */
    {138, 0, 824}, /* aten::to.dtype_layout implicit */
    {138, 0, 825}, /* aten::to.other implicit */
    {1, 1, 192}, /* aten::topk CPU */
    {16, 1, 192}, /* aten::topk Meta */
    {1, 3, 192}, /* aten::topk.values CPU */
    {16, 3, 192}, /* aten::topk.values Meta */
    {1, 0, 826}, /* aten::trace CPU */
    {16, 0, 826}, /* aten::trace Meta */
    {141, 4, 391}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 827}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 392}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 392}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 393}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 828}, /* aten::trapezoid.dx implicit */
    {138, 0, 829}, /* aten::trapezoid.x implicit */
    {138, 0, 830}, /* aten::trapz.dx implicit */
    {138, 0, 831}, /* aten::trapz.x implicit */
    {1, 0, 832}, /* aten::triangular_solve CPU */
    {16, 0, 832}, /* aten::triangular_solve Meta */
    {1, 4, 394}, /* aten::triangular_solve.X CPU */
    {16, 4, 394}, /* aten::triangular_solve.X Meta */
    {1, 1, 193}, /* aten::tril CPU */
    {16, 1, 193}, /* aten::tril Meta */
    {1, 3, 193}, /* aten::tril.out CPU */
    {16, 3, 193}, /* aten::tril.out Meta */
    {1, 2, 193}, /* aten::tril_ CPU */
    {16, 2, 193}, /* aten::tril_ Meta */
    {1, 0, 833}, /* aten::tril_indices CPU */
    {16, 0, 833}, /* aten::tril_indices Meta */
    {86, 0, 148}, /* aten::tril_indices BackendSelect */
    {141, 4, 395}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 834}, /* aten::triplet_margin_loss implicit */
    {1, 1, 194}, /* aten::triu CPU */
    {16, 1, 194}, /* aten::triu Meta */
    {1, 3, 194}, /* aten::triu.out CPU */
    {16, 3, 194}, /* aten::triu.out Meta */
    {1, 2, 194}, /* aten::triu_ CPU */
    {16, 2, 194}, /* aten::triu_ Meta */
    {1, 0, 835}, /* aten::triu_indices CPU */
    {16, 0, 835}, /* aten::triu_indices Meta */
    {86, 0, 148}, /* aten::triu_indices BackendSelect */
    {141, 4, 396}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 836}, /* aten::true_divide.Scalar implicit */
    {138, 0, 837}, /* aten::true_divide.Tensor implicit */
    {138, 4, 397}, /* aten::true_divide.out implicit */
    {138, 0, 838}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 839}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 195}, /* aten::trunc CPU */
    {16, 1, 195}, /* aten::trunc Meta */
    {1, 3, 195}, /* aten::trunc.out CPU */
    {16, 3, 195}, /* aten::trunc.out Meta */
    {1, 2, 195}, /* aten::trunc_ CPU */
    {16, 2, 195}, /* aten::trunc_ Meta */
    {138, 0, 840}, /* aten::type_as implicit */
    {141, 0, 841}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 398}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 399}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 842}, /* aten::unflatten.int implicit */
    {1, 0, 843}, /* aten::unfold CPU */
    {16, 0, 843}, /* aten::unfold Meta */
    {1, 0, 844}, /* aten::unfold_backward CPU */
    {16, 0, 844}, /* aten::unfold_backward Meta */
    {141, 4, 401}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 400}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 402}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 404}, /* aten::uniform CompositeExplicitAutograd */
    {141, 4, 403}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 845}, /* aten::uniform_ CPU */
    {16, 0, 845}, /* aten::uniform_ Meta */
    {1, 0, 846}, /* aten::unique_consecutive CPU */
    {16, 0, 846}, /* aten::unique_consecutive Meta */
    {141, 4, 405}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 847}, /* aten::unique_dim CPU */
    {16, 0, 847}, /* aten::unique_dim Meta */
    {141, 4, 406}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 848}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 848}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 407}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 849}, /* aten::unsafe_chunk implicit */
    {141, 0, 850}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 408}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 851}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 409}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 852}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 410}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 410}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 411}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 853}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 853}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 412}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 412}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 855}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 854}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 854}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 413}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 413}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 856}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 856}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 414}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 414}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 858}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 857}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 857}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 415}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 415}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 859}, /* aten::upsample_linear1d CPU */
    {16, 0, 859}, /* aten::upsample_linear1d Meta */
    {1, 4, 416}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 416}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 861}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 860}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 860}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 417}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 417}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 862}, /* aten::upsample_nearest1d CPU */
    {16, 0, 862}, /* aten::upsample_nearest1d Meta */
    {1, 4, 418}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 418}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 864}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 863}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 863}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 419}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 419}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 865}, /* aten::upsample_nearest2d CPU */
    {16, 0, 865}, /* aten::upsample_nearest2d Meta */
    {1, 4, 420}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 420}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 867}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 866}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 866}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 421}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 421}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 868}, /* aten::upsample_nearest3d CPU */
    {16, 0, 868}, /* aten::upsample_nearest3d Meta */
    {1, 4, 422}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 422}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 870}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 869}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 869}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 423}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 423}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 871}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 871}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 424}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 424}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 873}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 872}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 872}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 425}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 425}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 874}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 875}, /* aten::var implicit */
    {1, 0, 876}, /* aten::var.correction CPU */
    {16, 0, 876}, /* aten::var.correction Meta */
    {1, 4, 426}, /* aten::var.correction_out CPU */
    {16, 4, 426}, /* aten::var.correction_out Meta */
    {138, 0, 877}, /* aten::var.dim implicit */
    {138, 4, 427}, /* aten::var.out implicit */
    {138, 0, 878}, /* aten::var_mean implicit */
    {1, 0, 879}, /* aten::var_mean.correction CPU */
    {16, 0, 879}, /* aten::var_mean.correction Meta */
    {141, 4, 428}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 880}, /* aten::var_mean.dim implicit */
    {1, 0, 881}, /* aten::vdot CPU */
    {16, 0, 881}, /* aten::vdot Meta */
    {141, 4, 429}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 882}, /* aten::view CPU */
    {16, 0, 882}, /* aten::view Meta */
    {141, 0, 886}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 883}, /* aten::view_as implicit */
    {1, 0, 884}, /* aten::view_as_complex CPU */
    {16, 0, 884}, /* aten::view_as_complex Meta */
    {142, 7, 432}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 433}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 885}, /* aten::view_as_real CPU */
    {16, 0, 885}, /* aten::view_as_real Meta */
    {142, 7, 434}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 435}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 430}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 431}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 437}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 436}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 887}, /* aten::vsplit.array implicit */
    {138, 0, 888}, /* aten::vsplit.int implicit */
    {138, 0, 889}, /* aten::vstack implicit */
    {138, 4, 438}, /* aten::vstack.out implicit */
    {138, 0, 890}, /* aten::where implicit */
    {138, 0, 891}, /* aten::where.Scalar implicit */
    {138, 0, 892}, /* aten::where.ScalarOther implicit */
    {138, 0, 893}, /* aten::where.ScalarSelf implicit */
    {1, 0, 894}, /* aten::where.self CPU */
    {16, 0, 894}, /* aten::where.self Meta */
    {1, 0, 895}, /* aten::where.self_out CPU */
    {16, 0, 895}, /* aten::where.self_out Meta */
    {141, 0, 896}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 897}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 196}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 196}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 898}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 899}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 196}, /* aten::xlogy.Tensor CPU */
    {16, 1, 196}, /* aten::xlogy.Tensor Meta */
    {141, 0, 900}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 196}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 196}, /* aten::xlogy_.Tensor Meta */
    {141, 6, 440}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 439}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 901}, /* aten::zero_ CPU */
    {16, 0, 901}, /* aten::zero_ Meta */
    {141, 0, 902}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::zeros BackendSelect */
    {141, 4, 441}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 903}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 442}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
    "aten::_index_put_impl\0aten::_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor\0"
    "aten::_index_put_impl.out\0aten::_index_put_impl.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_index_put_impl_\0aten::_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)\0"
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
    "aten::_unsafe_index.Tensor\0aten::_unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor\0"
    "aten::_unsafe_index_put\0aten::_unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor\0"
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
    "aten::bernoulli\0aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor\0"
    "aten::bernoulli.Tensor\0aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor\0"
    "aten::bernoulli.Tensor_out\0aten::bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bernoulli.float_out\0aten::bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bernoulli.out\0aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bernoulli.p\0aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor\0"
    "aten::bernoulli_.Tensor\0aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)\0"
    "aten::bernoulli_.float\0aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)\0"
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
    "aten::cauchy\0aten::cauchy(Tensor self, float median=0., float sigma=1., *, Generator? generator=None) -> Tensor\0"
    "aten::cauchy.out\0aten::cauchy.out(Tensor self, float median=0., float sigma=1., *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::cauchy_\0aten::cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)\0"
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
    "aten::dropout\0aten::dropout(Tensor input, float p, bool train) -> Tensor\0"
    "aten::dropout_\0aten::dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)\0"
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
    "aten::exponential\0aten::exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor\0"
    "aten::exponential.out\0aten::exponential.out(Tensor self, float lambd=1., *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::exponential_\0aten::exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)\0"
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
    "aten::geometric\0aten::geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor\0"
    "aten::geometric.out\0aten::geometric.out(Tensor self, float p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::geometric_\0aten::geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)\0"
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
    "aten::index.Tensor_out\0aten::index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::index_put\0aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor\0"
    "aten::index_put.out\0aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::index_put_\0aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)\0"
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
    "aten::log_normal\0aten::log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor\0"
    "aten::log_normal.out\0aten::log_normal.out(Tensor self, float mean=1., float std=2., *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::log_normal_\0aten::log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)\0"
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
    "aten::masked_fill.Scalar\0aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor\0"
    "aten::masked_fill.Scalar_out\0aten::masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::masked_fill.Tensor\0aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor\0"
    "aten::masked_fill.Tensor_out\0aten::masked_fill.Tensor_out(Tensor self, Tensor mask, Tensor value, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::masked_fill_.Scalar\0aten::masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)\0"
    "aten::masked_fill_.Tensor\0aten::masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)\0"
    "aten::masked_scatter\0aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor\0"
    "aten::masked_scatter.out\0aten::masked_scatter.out(Tensor self, Tensor mask, Tensor source, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::masked_scatter_\0aten::masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)\0"
    "aten::masked_scatter_backward\0aten::masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor\0"
    "aten::masked_select\0aten::masked_select(Tensor self, Tensor mask) -> Tensor\0"
    "aten::masked_select.out\0aten::masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::multinomial\0aten::multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor\0"
    "aten::multinomial.out\0aten::multinomial.out(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::native_dropout\0aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)\0"
    "aten::native_dropout.out\0aten::native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::native_dropout_backward\0aten::native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor\0"
    "aten::native_dropout_backward.out\0aten::native_dropout_backward.out(Tensor grad_output, Tensor mask, float scale, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::nonzero.out\0aten::nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nonzero_numpy\0aten::nonzero_numpy(Tensor self) -> Tensor[]\0"
    "aten::nonzero_static\0aten::nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor\0"
    "aten::nonzero_static.out\0aten::nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::norm.Scalar\0aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor\0"
    "aten::norm.ScalarOpt_dim\0aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor\0"
    "aten::norm.ScalarOpt_dim_dtype\0aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor\0"
    "aten::norm.ScalarOpt_dtype\0aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor\0"
    "aten::norm.ScalarOpt_dtype_out\0aten::norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::norm.Scalar_out\0aten::norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::norm.dtype_out\0aten::norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::norm.out\0aten::norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::normal.Tensor_Tensor\0aten::normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor\0"
    "aten::normal.Tensor_Tensor_out\0aten::normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::normal.Tensor_float\0aten::normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor\0"
    "aten::normal.Tensor_float_out\0aten::normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::normal.float_Tensor\0aten::normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor\0"
    "aten::normal.float_Tensor_out\0aten::normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::normal.float_float\0aten::normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::normal.float_float_out\0aten::normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::normal.out\0aten::normal.out(Tensor self, float mean=0., float std=1., *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::normal_\0aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)\0"
    "aten::normal_functional\0aten::normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor\0"
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
    "aten::rand\0aten::rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::rand.generator\0aten::rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::rand.generator_out\0aten::rand.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::rand.out\0aten::rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::rand_like\0aten::rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::rand_like.out\0aten::rand_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randint\0aten::randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::randint.generator\0aten::randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::randint.generator_out\0aten::randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randint.low\0aten::randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::randint.low_generator\0aten::randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::randint.low_generator_out\0aten::randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randint.low_out\0aten::randint.low_out(SymInt low, SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randint.out\0aten::randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randint_like\0aten::randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::randint_like.low_dtype\0aten::randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::randint_like.low_dtype_out\0aten::randint_like.low_dtype_out(Tensor self, SymInt low, SymInt high, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randint_like.out\0aten::randint_like.out(Tensor self, SymInt high, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randn\0aten::randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::randn.generator\0aten::randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::randn.generator_out\0aten::randn.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randn.out\0aten::randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randn_like\0aten::randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::randn_like.out\0aten::randn_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::random\0aten::random(Tensor self, *, Generator? generator=None) -> Tensor\0"
    "aten::random.from\0aten::random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor\0"
    "aten::random.from_out\0aten::random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::random.out\0aten::random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::random.to\0aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor\0"
    "aten::random.to_out\0aten::random.to_out(Tensor self, int to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::random_\0aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)\0"
    "aten::random_.from\0aten::random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)\0"
    "aten::random_.to\0aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)\0"
    "aten::randperm\0aten::randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::randperm.generator\0aten::randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::randperm.generator_out\0aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randperm.out\0aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::uniform\0aten::uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor\0"
    "aten::uniform.out\0aten::uniform.out(Tensor self, float from=0., float to=1., *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::uniform_\0aten::uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)\0"
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
    "aten::where\0aten::where(Tensor condition) -> Tensor[]\0"
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
