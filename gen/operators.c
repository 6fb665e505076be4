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
tn_status tni_kernel_channel_shuffle(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_col2im(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_glu(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_glu_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_grid_sampler(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_grid_sampler_2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_grid_sampler_2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_grid_sampler_3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_grid_sampler_3d_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_im2col(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_linalg_cross(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_nll_loss2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nll_loss2d_forward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nll_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nll_loss_forward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_pixel_shuffle(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_pixel_unshuffle(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel_channel_shuffle, /* 193 */
    tni_kernel_cholesky, /* 194 */
    tni_kernel_cholesky_inverse, /* 195 */
    tni_kernel_cholesky_out, /* 196 */
    tni_kernel_cholesky_solve, /* 197 */
    tni_kernel_cholesky_solve_out, /* 198 */
    tni_kernel_chunk, /* 199 */
    tni_kernel_clip, /* 200 */
    tni_kernel_clip_, /* 201 */
    tni_kernel_clip_Tensor, /* 202 */
    tni_kernel_clip__Tensor, /* 203 */
    tni_kernel_clone, /* 204 */
    tni_kernel_col2im, /* 205 */
    tni_kernel_column_stack, /* 206 */
    tni_kernel_combinations, /* 207 */
    tni_kernel_complex, /* 208 */
    tni_kernel_complex_out, /* 209 */
    tni_kernel_concat, /* 210 */
    tni_kernel_concatenate, /* 211 */
    tni_kernel_conj, /* 212 */
    tni_kernel_conj_physical, /* 213 */
    tni_kernel_constant_pad_nd, /* 214 */
    tni_kernel_contiguous, /* 215 */
    tni_kernel_conv1d, /* 216 */
    tni_kernel_conv1d_padding, /* 217 */
    tni_kernel_conv2d, /* 218 */
    tni_kernel_conv2d_padding, /* 219 */
    tni_kernel_conv3d, /* 220 */
    tni_kernel_conv3d_padding, /* 221 */
    tni_kernel_conv_transpose1d, /* 222 */
    tni_kernel_conv_transpose2d_input, /* 223 */
    tni_kernel_conv_transpose3d_input, /* 224 */
    tni_kernel_convolution, /* 225 */
    tni_kernel_convolution_backward, /* 226 */
    tni_kernel_copy_, /* 227 */
    tni_kernel_copysign_Scalar, /* 228 */
    tni_kernel_copysign_Scalar_out, /* 229 */
    tni_kernel_copysign__Scalar, /* 230 */
    tni_kernel_corrcoef, /* 231 */
    tni_kernel_cosine_embedding_loss, /* 232 */
    tni_kernel_cosine_similarity, /* 233 */
    tni_kernel_count_nonzero, /* 234 */
    tni_kernel_count_nonzero_dim_IntList, /* 235 */
    tni_kernel_cov, /* 236 */
    tni_kernel_cummax, /* 237 */
    tni_kernel_cummin, /* 238 */
    tni_kernel_cumulative_trapezoid_dx, /* 239 */
    tni_kernel_cumulative_trapezoid_x, /* 240 */
    tni_kernel_deg2rad, /* 241 */
    tni_kernel_diag, /* 242 */
    tni_kernel_diag_embed, /* 243 */
    tni_kernel_diagflat, /* 244 */
    tni_kernel_diagonal, /* 245 */
    tni_kernel_diagonal_backward, /* 246 */
    tni_kernel_diagonal_scatter, /* 247 */
    tni_kernel_diff, /* 248 */
    tni_kernel_diff_out, /* 249 */
    tni_kernel_dist, /* 250 */
    tni_kernel_div_Scalar, /* 251 */
    tni_kernel_div_Scalar_mode, /* 252 */
    tni_kernel_div__Scalar, /* 253 */
    tni_kernel_div__Scalar_mode, /* 254 */
    tni_kernel_divide_Scalar, /* 255 */
    tni_kernel_divide_Scalar_mode, /* 256 */
    tni_kernel_divide_Tensor, /* 257 */
    tni_kernel_divide_Tensor_mode, /* 258 */
    tni_kernel_divide__Scalar, /* 259 */
    tni_kernel_divide__Scalar_mode, /* 260 */
    tni_kernel_divide__Tensor, /* 261 */
    tni_kernel_divide__Tensor_mode, /* 262 */
    tni_kernel_dot, /* 263 */
    tni_kernel_dropout, /* 264 */
    tni_kernel_dropout_, /* 265 */
    tni_kernel_dsplit_array, /* 266 */
    tni_kernel_dsplit_int, /* 267 */
    tni_kernel_dstack, /* 268 */
    tni_kernel_einsum, /* 269 */
    tni_kernel_embedding, /* 270 */
    tni_kernel_embedding_backward, /* 271 */
    tni_kernel_embedding_dense_backward, /* 272 */
    tni_kernel_empty_like, /* 273 */
    tni_kernel_empty_memory_format, /* 274 */
    tni_kernel_empty_out, /* 275 */
    tni_kernel_empty_permuted, /* 276 */
    tni_kernel_empty_strided, /* 277 */
    tni_kernel_equal, /* 278 */
    tni_kernel_expand, /* 279 */
    tni_kernel_expand_as, /* 280 */
    tni_kernel_exponential_, /* 281 */
    tni_kernel_eye, /* 282 */
    tni_kernel_eye_m, /* 283 */
    tni_kernel_fft_fft, /* 284 */
    tni_kernel_fft_fft2, /* 285 */
    tni_kernel_fft_fftn, /* 286 */
    tni_kernel_fft_hfft, /* 287 */
    tni_kernel_fft_hfft2, /* 288 */
    tni_kernel_fft_hfftn, /* 289 */
    tni_kernel_fft_ifft, /* 290 */
    tni_kernel_fft_ifft2, /* 291 */
    tni_kernel_fft_ifftn, /* 292 */
    tni_kernel_fft_ihfft, /* 293 */
    tni_kernel_fft_ihfft2, /* 294 */
    tni_kernel_fft_ihfft2_out, /* 295 */
    tni_kernel_fft_ihfftn, /* 296 */
    tni_kernel_fft_ihfftn_out, /* 297 */
    tni_kernel_fft_irfft, /* 298 */
    tni_kernel_fft_irfft2, /* 299 */
    tni_kernel_fft_irfftn, /* 300 */
    tni_kernel_fft_rfft, /* 301 */
    tni_kernel_fft_rfft2, /* 302 */
    tni_kernel_fft_rfftn, /* 303 */
    tni_kernel_fill__Scalar, /* 304 */
    tni_kernel_fill__Tensor, /* 305 */
    tni_kernel_fix, /* 306 */
    tni_kernel_fix_, /* 307 */
    tni_kernel_flatten_using_ints, /* 308 */
    tni_kernel_flip, /* 309 */
    tni_kernel_fliplr, /* 310 */
    tni_kernel_flipud, /* 311 */
    tni_kernel_float_power_Scalar, /* 312 */
    tni_kernel_float_power_Scalar_out, /* 313 */
    tni_kernel_float_power_Tensor_Scalar, /* 314 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 315 */
    tni_kernel_float_power_Tensor_Tensor, /* 316 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 317 */
    tni_kernel_float_power__Scalar, /* 318 */
    tni_kernel_float_power__Tensor, /* 319 */
    tni_kernel_floor_divide, /* 320 */
    tni_kernel_floor_divide_Scalar, /* 321 */
    tni_kernel_floor_divide__Scalar, /* 322 */
    tni_kernel_floor_divide__Tensor, /* 323 */
    tni_kernel_floor_divide_out, /* 324 */
    tni_kernel_fmod_Scalar, /* 325 */
    tni_kernel_fmod_Scalar_out, /* 326 */
    tni_kernel_fmod__Scalar, /* 327 */
    tni_kernel_fractional_max_pool2d, /* 328 */
    tni_kernel_fractional_max_pool2d_backward, /* 329 */
    tni_kernel_fractional_max_pool3d, /* 330 */
    tni_kernel_fractional_max_pool3d_backward, /* 331 */
    tni_kernel_frexp_Tensor, /* 332 */
    tni_kernel_frexp_Tensor_out, /* 333 */
    tni_kernel_from_file, /* 334 */
    tni_kernel_full, /* 335 */
    tni_kernel_full_like, /* 336 */
    tni_kernel_gather_backward, /* 337 */
    tni_kernel_geometric_, /* 338 */
    tni_kernel_geqrf, /* 339 */
    tni_kernel_ger, /* 340 */
    tni_kernel_glu, /* 341 */
    tni_kernel_glu_backward, /* 342 */
    tni_kernel_gradient_array, /* 343 */
    tni_kernel_gradient_scalararray, /* 344 */
    tni_kernel_gradient_scalarint, /* 345 */
    tni_kernel_gradient_scalarrayarray, /* 346 */
    tni_kernel_gradient_scalarrayint, /* 347 */
    tni_kernel_gradient_tensorarray, /* 348 */
    tni_kernel_gradient_tensorarrayint, /* 349 */
    tni_kernel_greater_Scalar, /* 350 */
    tni_kernel_greater_Tensor, /* 351 */
    tni_kernel_greater__Scalar, /* 352 */
    tni_kernel_greater__Tensor, /* 353 */
    tni_kernel_greater_equal_Scalar, /* 354 */
    tni_kernel_greater_equal_Tensor, /* 355 */
    tni_kernel_greater_equal__Scalar, /* 356 */
    tni_kernel_greater_equal__Tensor, /* 357 */
    tni_kernel_grid_sampler, /* 358 */
    tni_kernel_grid_sampler_2d, /* 359 */
    tni_kernel_grid_sampler_2d_backward, /* 360 */
    tni_kernel_grid_sampler_3d, /* 361 */
    tni_kernel_grid_sampler_3d_backward, /* 362 */
    tni_kernel_group_norm, /* 363 */
    tni_kernel_hardswish, /* 364 */
    tni_kernel_hardswish_, /* 365 */
    tni_kernel_hardswish_backward, /* 366 */
    tni_kernel_hardswish_out, /* 367 */
    tni_kernel_hardtanh, /* 368 */
    tni_kernel_hardtanh_, /* 369 */
    tni_kernel_hardtanh_backward, /* 370 */
    tni_kernel_hardtanh_backward_grad_input, /* 371 */
    tni_kernel_hardtanh_out, /* 372 */
    tni_kernel_hinge_embedding_loss, /* 373 */
    tni_kernel_histc, /* 374 */
    tni_kernel_histogram_bin_ct, /* 375 */
    tni_kernel_histogram_bins_tensor, /* 376 */
    tni_kernel_histogramdd, /* 377 */
    tni_kernel_histogramdd_TensorList_bins, /* 378 */
    tni_kernel_histogramdd_int_bins, /* 379 */
    tni_kernel_hsplit_array, /* 380 */
    tni_kernel_hsplit_int, /* 381 */
    tni_kernel_hstack, /* 382 */
    tni_kernel_huber_loss, /* 383 */
    tni_kernel_huber_loss_backward, /* 384 */
    tni_kernel_im2col, /* 385 */
    tni_kernel_imag, /* 386 */
    tni_kernel_index_Tensor, /* 387 */
    tni_kernel_index_fill__int_Scalar, /* 388 */
    tni_kernel_index_fill__int_Tensor, /* 389 */
    tni_kernel_index_put_, /* 390 */
    tni_kernel_index_select, /* 391 */
    tni_kernel_index_select_backward, /* 392 */
    tni_kernel_inner, /* 393 */
    tni_kernel_instance_norm, /* 394 */
    tni_kernel_is_complex, /* 395 */
    tni_kernel_is_conj, /* 396 */
    tni_kernel_is_distributed, /* 397 */
    tni_kernel_is_floating_point, /* 398 */
    tni_kernel_is_inference, /* 399 */
    tni_kernel_is_neg, /* 400 */
    tni_kernel_is_nonzero, /* 401 */
    tni_kernel_is_pinned, /* 402 */
    tni_kernel_is_same_size, /* 403 */
    tni_kernel_is_signed, /* 404 */
    tni_kernel_isclose, /* 405 */
    tni_kernel_isfinite, /* 406 */
    tni_kernel_isinf, /* 407 */
    tni_kernel_isnan, /* 408 */
    tni_kernel_isreal, /* 409 */
    tni_kernel_item, /* 410 */
    tni_kernel_kl_div, /* 411 */
    tni_kernel_kron, /* 412 */
    tni_kernel_kthvalue, /* 413 */
    tni_kernel_kthvalue_values, /* 414 */
    tni_kernel_l1_loss, /* 415 */
    tni_kernel_layer_norm, /* 416 */
    tni_kernel_ldexp_Tensor, /* 417 */
    tni_kernel_less_Scalar, /* 418 */
    tni_kernel_less_Tensor, /* 419 */
    tni_kernel_less__Scalar, /* 420 */
    tni_kernel_less__Tensor, /* 421 */
    tni_kernel_less_equal_Scalar, /* 422 */
    tni_kernel_less_equal_Tensor, /* 423 */
    tni_kernel_less_equal__Scalar, /* 424 */
    tni_kernel_less_equal__Tensor, /* 425 */
    tni_kernel_lift, /* 426 */
    tni_kernel_lift_fresh, /* 427 */
    tni_kernel_linalg_cholesky_ex, /* 428 */
    tni_kernel_linalg_cross, /* 429 */
    tni_kernel_linalg_diagonal, /* 430 */
    tni_kernel_linalg_eig, /* 431 */
    tni_kernel_linalg_householder_product, /* 432 */
    tni_kernel_linalg_inv_ex, /* 433 */
    tni_kernel_linalg_ldl_factor_ex, /* 434 */
    tni_kernel_linalg_ldl_solve, /* 435 */
    tni_kernel_linalg_lstsq, /* 436 */
    tni_kernel_linalg_lu, /* 437 */
    tni_kernel_linalg_lu_factor_ex, /* 438 */
    tni_kernel_linalg_lu_solve, /* 439 */
    tni_kernel_linalg_matmul, /* 440 */
    tni_kernel_linalg_matrix_exp, /* 441 */
    tni_kernel_linalg_multi_dot, /* 442 */
    tni_kernel_linalg_qr, /* 443 */
    tni_kernel_linalg_solve_triangular, /* 444 */
    tni_kernel_linalg_vander, /* 445 */
    tni_kernel_linalg_vecdot, /* 446 */
    tni_kernel_linear, /* 447 */
    tni_kernel_linspace, /* 448 */
    tni_kernel_linspace_Scalar_Tensor, /* 449 */
    tni_kernel_linspace_Tensor_Scalar, /* 450 */
    tni_kernel_linspace_Tensor_Tensor, /* 451 */
    tni_kernel_log_normal_, /* 452 */
    tni_kernel_log_sigmoid, /* 453 */
    tni_kernel_log_sigmoid_backward, /* 454 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 455 */
    tni_kernel_log_sigmoid_forward, /* 456 */
    tni_kernel_log_sigmoid_forward_output, /* 457 */
    tni_kernel_log_sigmoid_out, /* 458 */
    tni_kernel_log_softmax_int, /* 459 */
    tni_kernel_logcumsumexp, /* 460 */
    tni_kernel_logical_and, /* 461 */
    tni_kernel_logical_and_, /* 462 */
    tni_kernel_logical_and_out, /* 463 */
    tni_kernel_logical_not, /* 464 */
    tni_kernel_logical_not_, /* 465 */
    tni_kernel_logical_not_out, /* 466 */
    tni_kernel_logical_or, /* 467 */
    tni_kernel_logical_or_, /* 468 */
    tni_kernel_logical_or_out, /* 469 */
    tni_kernel_logical_xor, /* 470 */
    tni_kernel_logical_xor_, /* 471 */
    tni_kernel_logical_xor_out, /* 472 */
    tni_kernel_logit, /* 473 */
    tni_kernel_logit_, /* 474 */
    tni_kernel_logit_out, /* 475 */
    tni_kernel_logspace, /* 476 */
    tni_kernel_logspace_Scalar_Tensor, /* 477 */
    tni_kernel_logspace_Tensor_Scalar, /* 478 */
    tni_kernel_logspace_Tensor_Tensor, /* 479 */
    tni_kernel_logsumexp, /* 480 */
    tni_kernel_lu_unpack, /* 481 */
    tni_kernel_mH, /* 482 */
    tni_kernel_mT, /* 483 */
    tni_kernel_margin_ranking_loss, /* 484 */
    tni_kernel_masked_fill_Scalar, /* 485 */
    tni_kernel_masked_fill_Tensor, /* 486 */
    tni_kernel_masked_fill__Scalar, /* 487 */
    tni_kernel_masked_fill__Tensor, /* 488 */
    tni_kernel_masked_scatter, /* 489 */
    tni_kernel_masked_scatter_, /* 490 */
    tni_kernel_masked_scatter_backward, /* 491 */
    tni_kernel_masked_select, /* 492 */
    tni_kernel_masked_select_out, /* 493 */
    tni_kernel_matmul, /* 494 */
    tni_kernel_matmul_out, /* 495 */
    tni_kernel_matrix_H, /* 496 */
    tni_kernel_max, /* 497 */
    tni_kernel_max_other, /* 498 */
    tni_kernel_max_pool1d, /* 499 */
    tni_kernel_max_pool1d_with_indices, /* 500 */
    tni_kernel_max_pool2d, /* 501 */
    tni_kernel_max_pool2d_with_indices, /* 502 */
    tni_kernel_max_pool2d_with_indices_backward, /* 503 */
    tni_kernel_max_pool3d, /* 504 */
    tni_kernel_max_pool3d_with_indices, /* 505 */
    tni_kernel_max_pool3d_with_indices_backward, /* 506 */
    tni_kernel_max_unpool2d, /* 507 */
    tni_kernel_max_unpool3d, /* 508 */
    tni_kernel_mean, /* 509 */
    tni_kernel_median, /* 510 */
    tni_kernel_median_dim, /* 511 */
    tni_kernel_meshgrid, /* 512 */
    tni_kernel_meshgrid_indexing, /* 513 */
    tni_kernel_min, /* 514 */
    tni_kernel_min_other, /* 515 */
    tni_kernel_mish_backward, /* 516 */
    tni_kernel_mish_backward_composite, /* 517 */
    tni_kernel_mode, /* 518 */
    tni_kernel_moveaxis_int, /* 519 */
    tni_kernel_moveaxis_intlist, /* 520 */
    tni_kernel_movedim_int, /* 521 */
    tni_kernel_movedim_intlist, /* 522 */
    tni_kernel_mse_loss, /* 523 */
    tni_kernel_mse_loss_backward, /* 524 */
    tni_kernel_msort, /* 525 */
    tni_kernel_msort_out, /* 526 */
    tni_kernel_mul_Scalar, /* 527 */
    tni_kernel_mul__Scalar, /* 528 */
    tni_kernel_multinomial, /* 529 */
    tni_kernel_multinomial_out, /* 530 */
    tni_kernel_multiply_Scalar, /* 531 */
    tni_kernel_multiply_Tensor, /* 532 */
    tni_kernel_multiply__Scalar, /* 533 */
    tni_kernel_multiply__Tensor, /* 534 */
    tni_kernel_mv, /* 535 */
    tni_kernel_mvlgamma, /* 536 */
    tni_kernel_mvlgamma_, /* 537 */
    tni_kernel_mvlgamma_out, /* 538 */
    tni_kernel_nan_to_num, /* 539 */
    tni_kernel_nan_to_num_, /* 540 */
    tni_kernel_nan_to_num_out, /* 541 */
    tni_kernel_nanmean, /* 542 */
    tni_kernel_nanmean_out, /* 543 */
    tni_kernel_nanmedian, /* 544 */
    tni_kernel_nanmedian_dim, /* 545 */
    tni_kernel_nanquantile, /* 546 */
    tni_kernel_nanquantile_out, /* 547 */
    tni_kernel_nanquantile_scalar, /* 548 */
    tni_kernel_nanquantile_scalar_out, /* 549 */
    tni_kernel_nansum, /* 550 */
    tni_kernel_narrow, /* 551 */
    tni_kernel_narrow_Tensor, /* 552 */
    tni_kernel_native_batch_norm, /* 553 */
    tni_kernel_native_batch_norm_backward, /* 554 */
    tni_kernel_native_dropout, /* 555 */
    tni_kernel_native_dropout_backward, /* 556 */
    tni_kernel_native_group_norm, /* 557 */
    tni_kernel_native_group_norm_backward, /* 558 */
    tni_kernel_native_layer_norm, /* 559 */
    tni_kernel_native_layer_norm_backward, /* 560 */
    tni_kernel_negative, /* 561 */
    tni_kernel_negative_, /* 562 */
    tni_kernel_new_empty, /* 563 */
    tni_kernel_new_empty_strided, /* 564 */
    tni_kernel_new_full, /* 565 */
    tni_kernel_new_ones, /* 566 */
    tni_kernel_new_zeros, /* 567 */
    tni_kernel_nll_loss2d_backward, /* 568 */
    tni_kernel_nll_loss2d_forward, /* 569 */
    tni_kernel_nll_loss_backward, /* 570 */
    tni_kernel_nll_loss_forward, /* 571 */
    tni_kernel_nonzero, /* 572 */
    tni_kernel_nonzero_numpy, /* 573 */
    tni_kernel_nonzero_static, /* 574 */
    tni_kernel_norm_Scalar, /* 575 */
    tni_kernel_norm_ScalarOpt_dtype, /* 576 */
    tni_kernel_normal_, /* 577 */
    tni_kernel_normal_Tensor_Tensor, /* 578 */
    tni_kernel_normal_Tensor_float, /* 579 */
    tni_kernel_normal_float_Tensor, /* 580 */
    tni_kernel_normal_float_float, /* 581 */
    tni_kernel_not_equal_Scalar, /* 582 */
    tni_kernel_not_equal_Tensor, /* 583 */
    tni_kernel_not_equal__Scalar, /* 584 */
    tni_kernel_not_equal__Tensor, /* 585 */
    tni_kernel_numel, /* 586 */
    tni_kernel_numpy_T, /* 587 */
    tni_kernel_one_hot, /* 588 */
    tni_kernel_ones, /* 589 */
    tni_kernel_ones_like, /* 590 */
    tni_kernel_ormqr, /* 591 */
    tni_kernel_outer, /* 592 */
    tni_kernel_pad, /* 593 */
    tni_kernel_pairwise_distance, /* 594 */
    tni_kernel_pdist, /* 595 */
    tni_kernel_permute, /* 596 */
    tni_kernel_pixel_shuffle, /* 597 */
    tni_kernel_pixel_unshuffle, /* 598 */
    tni_kernel_poisson_nll_loss, /* 599 */
    tni_kernel_polar, /* 600 */
    tni_kernel_polar_out, /* 601 */
    tni_kernel_polygamma_, /* 602 */
    tni_kernel_positive, /* 603 */
    tni_kernel_prelu, /* 604 */
    tni_kernel_prod, /* 605 */
    tni_kernel_promote_types, /* 606 */
    tni_kernel_put_, /* 607 */
    tni_kernel_quantile, /* 608 */
    tni_kernel_quantile_out, /* 609 */
    tni_kernel_quantile_scalar, /* 610 */
    tni_kernel_quantile_scalar_out, /* 611 */
    tni_kernel_rad2deg, /* 612 */
    tni_kernel_rand, /* 613 */
    tni_kernel_rand_generator, /* 614 */
    tni_kernel_rand_like, /* 615 */
    tni_kernel_randint, /* 616 */
    tni_kernel_randint_generator, /* 617 */
    tni_kernel_randint_like, /* 618 */
    tni_kernel_randint_like_low_dtype, /* 619 */
    tni_kernel_randint_low, /* 620 */
    tni_kernel_randint_low_generator, /* 621 */
    tni_kernel_randn, /* 622 */
    tni_kernel_randn_generator, /* 623 */
    tni_kernel_randn_like, /* 624 */
    tni_kernel_random_, /* 625 */
    tni_kernel_random__from, /* 626 */
    tni_kernel_random__to, /* 627 */
    tni_kernel_randperm, /* 628 */
    tni_kernel_randperm_generator, /* 629 */
    tni_kernel_range, /* 630 */
    tni_kernel_range_step, /* 631 */
    tni_kernel_ravel, /* 632 */
    tni_kernel_real, /* 633 */
    tni_kernel_reflection_pad1d, /* 634 */
    tni_kernel_reflection_pad1d_backward, /* 635 */
    tni_kernel_reflection_pad2d, /* 636 */
    tni_kernel_reflection_pad2d_backward, /* 637 */
    tni_kernel_reflection_pad3d, /* 638 */
    tni_kernel_reflection_pad3d_backward, /* 639 */
    tni_kernel_relu, /* 640 */
    tni_kernel_relu6, /* 641 */
    tni_kernel_relu6_, /* 642 */
    tni_kernel_relu_, /* 643 */
    tni_kernel_remainder_Scalar, /* 644 */
    tni_kernel_remainder_Scalar_Tensor, /* 645 */
    tni_kernel_remainder_Scalar_out, /* 646 */
    tni_kernel_remainder__Scalar, /* 647 */
    tni_kernel_repeat, /* 648 */
    tni_kernel_repeat_interleave_Tensor, /* 649 */
    tni_kernel_repeat_interleave_self_Tensor, /* 650 */
    tni_kernel_repeat_interleave_self_int, /* 651 */
    tni_kernel_replication_pad1d, /* 652 */
    tni_kernel_replication_pad1d_backward, /* 653 */
    tni_kernel_replication_pad2d, /* 654 */
    tni_kernel_replication_pad2d_backward, /* 655 */
    tni_kernel_replication_pad3d, /* 656 */
    tni_kernel_replication_pad3d_backward, /* 657 */
    tni_kernel_reshape, /* 658 */
    tni_kernel_reshape_as, /* 659 */
    tni_kernel_resize_, /* 660 */
    tni_kernel_resize_as_, /* 661 */
    tni_kernel_resolve_conj, /* 662 */
    tni_kernel_resolve_neg, /* 663 */
    tni_kernel_result_type_Scalar, /* 664 */
    tni_kernel_result_type_Scalar_Scalar, /* 665 */
    tni_kernel_result_type_Scalar_Tensor, /* 666 */
    tni_kernel_result_type_Tensor, /* 667 */
    tni_kernel_rms_norm, /* 668 */
    tni_kernel_roll, /* 669 */
    tni_kernel_rot90, /* 670 */
    tni_kernel_row_stack, /* 671 */
    tni_kernel_rrelu_with_noise_backward, /* 672 */
    tni_kernel_rsub_Scalar, /* 673 */
    tni_kernel_rsub_Tensor, /* 674 */
    tni_kernel_scalar_tensor, /* 675 */
    tni_kernel_searchsorted_Scalar, /* 676 */
    tni_kernel_searchsorted_Tensor, /* 677 */
    tni_kernel_select_backward, /* 678 */
    tni_kernel_select_int, /* 679 */
    tni_kernel_select_scatter, /* 680 */
    tni_kernel_selu, /* 681 */
    tni_kernel_selu_, /* 682 */
    tni_kernel_size_int, /* 683 */
    tni_kernel_slice_Tensor, /* 684 */
    tni_kernel_slice_backward, /* 685 */
    tni_kernel_slice_scatter, /* 686 */
    tni_kernel_smooth_l1_loss, /* 687 */
    tni_kernel_smooth_l1_loss_backward, /* 688 */
    tni_kernel_soft_margin_loss, /* 689 */
    tni_kernel_soft_margin_loss_backward, /* 690 */
    tni_kernel_softmax_int, /* 691 */
    tni_kernel_sort, /* 692 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 693 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 694 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 695 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 696 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 697 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 698 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 699 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 700 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 701 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 702 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 703 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 704 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 705 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 706 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 707 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 708 */
    tni_kernel_special_digamma, /* 709 */
    tni_kernel_special_digamma_out, /* 710 */
    tni_kernel_special_erf, /* 711 */
    tni_kernel_special_erf_out, /* 712 */
    tni_kernel_special_erfc, /* 713 */
    tni_kernel_special_erfc_out, /* 714 */
    tni_kernel_special_erfinv, /* 715 */
    tni_kernel_special_erfinv_out, /* 716 */
    tni_kernel_special_exp2, /* 717 */
    tni_kernel_special_exp2_out, /* 718 */
    tni_kernel_special_expit, /* 719 */
    tni_kernel_special_expit_out, /* 720 */
    tni_kernel_special_expm1, /* 721 */
    tni_kernel_special_expm1_out, /* 722 */
    tni_kernel_special_gammainc, /* 723 */
    tni_kernel_special_gammainc_out, /* 724 */
    tni_kernel_special_gammaincc, /* 725 */
    tni_kernel_special_gammaincc_out, /* 726 */
    tni_kernel_special_gammaln, /* 727 */
    tni_kernel_special_gammaln_out, /* 728 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 729 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 730 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 731 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 732 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 733 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 734 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 735 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 736 */
    tni_kernel_special_i0, /* 737 */
    tni_kernel_special_i0_out, /* 738 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 739 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 740 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 741 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 742 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 743 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 744 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 745 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 746 */
    tni_kernel_special_log1p, /* 747 */
    tni_kernel_special_log1p_out, /* 748 */
    tni_kernel_special_log_softmax, /* 749 */
    tni_kernel_special_logit, /* 750 */
    tni_kernel_special_logit_out, /* 751 */
    tni_kernel_special_logsumexp, /* 752 */
    tni_kernel_special_logsumexp_out, /* 753 */
    tni_kernel_special_multigammaln, /* 754 */
    tni_kernel_special_multigammaln_out, /* 755 */
    tni_kernel_special_ndtr, /* 756 */
    tni_kernel_special_ndtr_out, /* 757 */
    tni_kernel_special_polygamma, /* 758 */
    tni_kernel_special_polygamma_out, /* 759 */
    tni_kernel_special_psi, /* 760 */
    tni_kernel_special_psi_out, /* 761 */
    tni_kernel_special_round, /* 762 */
    tni_kernel_special_round_out, /* 763 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 764 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 765 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 766 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 767 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 768 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 769 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 770 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 771 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 772 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 773 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 774 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 775 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 776 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 777 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 778 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 779 */
    tni_kernel_special_sinc, /* 780 */
    tni_kernel_special_sinc_out, /* 781 */
    tni_kernel_special_softmax, /* 782 */
    tni_kernel_special_xlog1py_other_scalar, /* 783 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 784 */
    tni_kernel_special_xlog1py_self_scalar, /* 785 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 786 */
    tni_kernel_special_xlogy, /* 787 */
    tni_kernel_special_xlogy_other_scalar, /* 788 */
    tni_kernel_special_xlogy_other_scalar_out, /* 789 */
    tni_kernel_special_xlogy_out, /* 790 */
    tni_kernel_special_xlogy_self_scalar, /* 791 */
    tni_kernel_special_xlogy_self_scalar_out, /* 792 */
    tni_kernel_special_zeta_other_scalar, /* 793 */
    tni_kernel_special_zeta_other_scalar_out, /* 794 */
    tni_kernel_special_zeta_self_scalar, /* 795 */
    tni_kernel_special_zeta_self_scalar_out, /* 796 */
    tni_kernel_split_Tensor, /* 797 */
    tni_kernel_split_sizes, /* 798 */
    tni_kernel_split_with_sizes, /* 799 */
    tni_kernel_square, /* 800 */
    tni_kernel_square_, /* 801 */
    tni_kernel_square_out, /* 802 */
    tni_kernel_squeeze, /* 803 */
    tni_kernel_squeeze_dim, /* 804 */
    tni_kernel_squeeze_dims, /* 805 */
    tni_kernel_stack, /* 806 */
    tni_kernel_std, /* 807 */
    tni_kernel_std_correction, /* 808 */
    tni_kernel_std_dim, /* 809 */
    tni_kernel_std_mean, /* 810 */
    tni_kernel_std_mean_correction, /* 811 */
    tni_kernel_std_mean_dim, /* 812 */
    tni_kernel_stride_int, /* 813 */
    tni_kernel_sub_Scalar, /* 814 */
    tni_kernel_sub__Scalar, /* 815 */
    tni_kernel_subtract_Scalar, /* 816 */
    tni_kernel_subtract_Tensor, /* 817 */
    tni_kernel_subtract__Scalar, /* 818 */
    tni_kernel_subtract__Tensor, /* 819 */
    tni_kernel_sum, /* 820 */
    tni_kernel_sum_to_size, /* 821 */
    tni_kernel_swapaxes, /* 822 */
    tni_kernel_swapaxes_, /* 823 */
    tni_kernel_swapdims, /* 824 */
    tni_kernel_swapdims_, /* 825 */
    tni_kernel_sym_numel, /* 826 */
    tni_kernel_sym_size_int, /* 827 */
    tni_kernel_sym_storage_offset, /* 828 */
    tni_kernel_sym_stride_int, /* 829 */
    tni_kernel_t, /* 830 */
    tni_kernel_take, /* 831 */
    tni_kernel_take_along_dim, /* 832 */
    tni_kernel_take_out, /* 833 */
    tni_kernel_tensor_split_indices, /* 834 */
    tni_kernel_tensor_split_sections, /* 835 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 836 */
    tni_kernel_tensordot, /* 837 */
    tni_kernel_tile, /* 838 */
    tni_kernel_to_device, /* 839 */
    tni_kernel_to_dtype, /* 840 */
    tni_kernel_to_dtype_layout, /* 841 */
    tni_kernel_to_other, /* 842 */
    tni_kernel_trace, /* 843 */
    tni_kernel_transpose_int, /* 844 */
    tni_kernel_trapezoid_dx, /* 845 */
    tni_kernel_trapezoid_x, /* 846 */
    tni_kernel_trapz_dx, /* 847 */
    tni_kernel_trapz_x, /* 848 */
    tni_kernel_triangular_solve, /* 849 */
    tni_kernel_tril_indices, /* 850 */
    tni_kernel_triplet_margin_loss, /* 851 */
    tni_kernel_triu_indices, /* 852 */
    tni_kernel_true_divide_Scalar, /* 853 */
    tni_kernel_true_divide_Tensor, /* 854 */
    tni_kernel_true_divide__Scalar, /* 855 */
    tni_kernel_true_divide__Tensor, /* 856 */
    tni_kernel_type_as, /* 857 */
    tni_kernel_unbind_int, /* 858 */
    tni_kernel_unflatten_int, /* 859 */
    tni_kernel_unfold, /* 860 */
    tni_kernel_unfold_backward, /* 861 */
    tni_kernel_uniform_, /* 862 */
    tni_kernel_unique_consecutive, /* 863 */
    tni_kernel_unique_dim, /* 864 */
    tni_kernel_unique_dim_consecutive, /* 865 */
    tni_kernel_unsafe_chunk, /* 866 */
    tni_kernel_unsafe_split_Tensor, /* 867 */
    tni_kernel_unsafe_split_with_sizes, /* 868 */
    tni_kernel_unsqueeze, /* 869 */
    tni_kernel_upsample_bicubic2d, /* 870 */
    tni_kernel_upsample_bicubic2d_backward, /* 871 */
    tni_kernel_upsample_bicubic2d_vec, /* 872 */
    tni_kernel_upsample_bilinear2d, /* 873 */
    tni_kernel_upsample_bilinear2d_backward, /* 874 */
    tni_kernel_upsample_bilinear2d_vec, /* 875 */
    tni_kernel_upsample_linear1d, /* 876 */
    tni_kernel_upsample_linear1d_backward, /* 877 */
    tni_kernel_upsample_linear1d_vec, /* 878 */
    tni_kernel_upsample_nearest1d, /* 879 */
    tni_kernel_upsample_nearest1d_backward, /* 880 */
    tni_kernel_upsample_nearest1d_vec, /* 881 */
    tni_kernel_upsample_nearest2d, /* 882 */
    tni_kernel_upsample_nearest2d_backward, /* 883 */
    tni_kernel_upsample_nearest2d_vec, /* 884 */
    tni_kernel_upsample_nearest3d, /* 885 */
    tni_kernel_upsample_nearest3d_backward, /* 886 */
    tni_kernel_upsample_nearest3d_vec, /* 887 */
    tni_kernel_upsample_trilinear3d, /* 888 */
    tni_kernel_upsample_trilinear3d_backward, /* 889 */
    tni_kernel_upsample_trilinear3d_vec, /* 890 */
    tni_kernel_value_selecting_reduction_backward, /* 891 */
    tni_kernel_var, /* 892 */
    tni_kernel_var_correction, /* 893 */
    tni_kernel_var_dim, /* 894 */
    tni_kernel_var_mean, /* 895 */
    tni_kernel_var_mean_correction, /* 896 */
    tni_kernel_var_mean_dim, /* 897 */
    tni_kernel_vdot, /* 898 */
    tni_kernel_view, /* 899 */
    tni_kernel_view_as, /* 900 */
    tni_kernel_view_as_complex, /* 901 */
    tni_kernel_view_as_real, /* 902 */
    tni_kernel_view_dtype, /* 903 */
    tni_kernel_vsplit_array, /* 904 */
    tni_kernel_vsplit_int, /* 905 */
    tni_kernel_vstack, /* 906 */
    tni_kernel_where, /* 907 */
    tni_kernel_where_Scalar, /* 908 */
    tni_kernel_where_ScalarOther, /* 909 */
    tni_kernel_where_ScalarSelf, /* 910 */
    tni_kernel_where_self, /* 911 */
    tni_kernel_where_self_out, /* 912 */
    tni_kernel_xlogy_OutScalar_Other, /* 913 */
    tni_kernel_xlogy_OutScalar_Self, /* 914 */
    tni_kernel_xlogy_Scalar_Other, /* 915 */
    tni_kernel_xlogy_Scalar_Self, /* 916 */
    tni_kernel_xlogy__Scalar_Other, /* 917 */
    tni_kernel_zero_, /* 918 */
    tni_kernel_zeros, /* 919 */
    tni_kernel_zeros_like, /* 920 */
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
    {"aten::channel_shuffle", NULL}, /* 105 */
    {"aten::cholesky_inverse", NULL}, /* 106 */
    {"aten::clip", NULL}, /* 107 */
    {"aten::clip.Tensor", NULL}, /* 108 */
    {"aten::clone", NULL}, /* 109 */
    {"aten::col2im", NULL}, /* 110 */
    {"aten::column_stack", NULL}, /* 111 */
    {"aten::concat", NULL}, /* 112 */
    {"aten::concatenate", NULL}, /* 113 */
    {"aten::conj_physical", NULL}, /* 114 */
    {"aten::constant_pad_nd", NULL}, /* 115 */
    {"aten::convolution", NULL}, /* 116 */
    {"aten::convolution_backward", NULL}, /* 117 */
    {"aten::copy", NULL}, /* 118 */
    {"aten::copy_", NULL}, /* 119 */
    {"aten::count_nonzero", NULL}, /* 120 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 121 */
    {"aten::cummax", NULL}, /* 122 */
    {"aten::cummin", NULL}, /* 123 */
    {"aten::deg2rad", NULL}, /* 124 */
    {"aten::detach", NULL}, /* 125 */
    {"aten::detach_copy", NULL}, /* 126 */
    {"aten::diag", NULL}, /* 127 */
    {"aten::diag_embed", NULL}, /* 128 */
    {"aten::diagonal", NULL}, /* 129 */
    {"aten::diagonal_backward", NULL}, /* 130 */
    {"aten::diagonal_copy", NULL}, /* 131 */
    {"aten::diagonal_scatter", NULL}, /* 132 */
    {"aten::dist", NULL}, /* 133 */
    {"aten::div.Scalar", NULL}, /* 134 */
    {"aten::div.Scalar_mode", NULL}, /* 135 */
    {"aten::divide.Tensor", NULL}, /* 136 */
    {"aten::divide.Tensor_mode", NULL}, /* 137 */
    {"aten::dot", NULL}, /* 138 */
    {"aten::dstack", NULL}, /* 139 */
    {"aten::embedding", NULL}, /* 140 */
    {"aten::embedding_dense_backward", NULL}, /* 141 */
    {"aten::empty_like", NULL}, /* 142 */
    {"aten::empty_permuted", NULL}, /* 143 */
    {"aten::empty_strided", NULL}, /* 144 */
    {"aten::expand", NULL}, /* 145 */
    {"aten::expand_copy", NULL}, /* 146 */
    {"aten::exponential", NULL}, /* 147 */
    {"aten::exponential_", NULL}, /* 148 */
    {"aten::eye", NULL}, /* 149 */
    {"aten::eye.m", NULL}, /* 150 */
    {"aten::fft_fft", NULL}, /* 151 */
    {"aten::fft_fft2", NULL}, /* 152 */
    {"aten::fft_fftn", NULL}, /* 153 */
    {"aten::fft_hfft", NULL}, /* 154 */
    {"aten::fft_hfft2", NULL}, /* 155 */
    {"aten::fft_hfftn", NULL}, /* 156 */
    {"aten::fft_ifft", NULL}, /* 157 */
    {"aten::fft_ifft2", NULL}, /* 158 */
    {"aten::fft_ifftn", NULL}, /* 159 */
    {"aten::fft_ihfft", NULL}, /* 160 */
    {"aten::fft_irfft", NULL}, /* 161 */
    {"aten::fft_irfft2", NULL}, /* 162 */
    {"aten::fft_irfftn", NULL}, /* 163 */
    {"aten::fft_rfft", NULL}, /* 164 */
    {"aten::fft_rfft2", NULL}, /* 165 */
    {"aten::fft_rfftn", NULL}, /* 166 */
    {"aten::fill.Scalar", NULL}, /* 167 */
    {"aten::fill.Tensor", NULL}, /* 168 */
    {"aten::fill_.Scalar", NULL}, /* 169 */
    {"aten::fill_.Tensor", NULL}, /* 170 */
    {"aten::fix", NULL}, /* 171 */
    {"aten::flip", NULL}, /* 172 */
    {"aten::floor_divide.Scalar", NULL}, /* 173 */
    {"aten::fractional_max_pool2d", NULL}, /* 174 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 175 */
    {"aten::fractional_max_pool3d", NULL}, /* 176 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 177 */
    {"aten::from_file", NULL}, /* 178 */
    {"aten::full", NULL}, /* 179 */
    {"aten::full_like", NULL}, /* 180 */
    {"aten::geometric", NULL}, /* 181 */
    {"aten::geometric_", NULL}, /* 182 */
    {"aten::geqrf", NULL}, /* 183 */
    {"aten::ger", NULL}, /* 184 */
    {"aten::glu", NULL}, /* 185 */
    {"aten::glu_backward", NULL}, /* 186 */
    {"aten::greater.Scalar", NULL}, /* 187 */
    {"aten::greater.Tensor", NULL}, /* 188 */
    {"aten::greater_equal.Scalar", NULL}, /* 189 */
    {"aten::greater_equal.Tensor", NULL}, /* 190 */
    {"aten::grid_sampler_2d", NULL}, /* 191 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 192 */
    {"aten::grid_sampler_3d", NULL}, /* 193 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 194 */
    {"aten::hardswish_backward", NULL}, /* 195 */
    {"aten::histc", NULL}, /* 196 */
    {"aten::histogram.bin_ct", NULL}, /* 197 */
    {"aten::histogram.bins_tensor", NULL}, /* 198 */
    {"aten::hstack", NULL}, /* 199 */
    {"aten::huber_loss", NULL}, /* 200 */
    {"aten::huber_loss_backward", NULL}, /* 201 */
    {"aten::im2col", NULL}, /* 202 */
    {"aten::index.Tensor", NULL}, /* 203 */
    {"aten::index_fill.int_Scalar", NULL}, /* 204 */
    {"aten::index_fill.int_Tensor", NULL}, /* 205 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 206 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 207 */
    {"aten::index_put", NULL}, /* 208 */
    {"aten::index_put_", NULL}, /* 209 */
    {"aten::index_select", NULL}, /* 210 */
    {"aten::inner", NULL}, /* 211 */
    {"aten::isinf", NULL}, /* 212 */
    {"aten::isnan", NULL}, /* 213 */
    {"aten::kron", NULL}, /* 214 */
    {"aten::ldexp.Tensor", NULL}, /* 215 */
    {"aten::less.Scalar", NULL}, /* 216 */
    {"aten::less.Tensor", NULL}, /* 217 */
    {"aten::less_equal.Scalar", NULL}, /* 218 */
    {"aten::less_equal.Tensor", NULL}, /* 219 */
    {"aten::lift", NULL}, /* 220 */
    {"aten::lift_fresh", NULL}, /* 221 */
    {"aten::lift_fresh_copy", NULL}, /* 222 */
    {"aten::linalg_cholesky_ex", NULL}, /* 223 */
    {"aten::linalg_cross", NULL}, /* 224 */
    {"aten::linalg_eig", NULL}, /* 225 */
    {"aten::linalg_householder_product", NULL}, /* 226 */
    {"aten::linalg_inv_ex", NULL}, /* 227 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 228 */
    {"aten::linalg_ldl_solve", NULL}, /* 229 */
    {"aten::linalg_lstsq", NULL}, /* 230 */
    {"aten::linalg_lu", NULL}, /* 231 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 232 */
    {"aten::linalg_lu_solve", NULL}, /* 233 */
    {"aten::linalg_matmul", NULL}, /* 234 */
    {"aten::linalg_matrix_exp", NULL}, /* 235 */
    {"aten::linalg_multi_dot", NULL}, /* 236 */
    {"aten::linalg_qr", NULL}, /* 237 */
    {"aten::linalg_solve_triangular", NULL}, /* 238 */
    {"aten::linalg_vecdot", NULL}, /* 239 */
    {"aten::linspace", NULL}, /* 240 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 241 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 242 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 243 */
    {"aten::log_normal", NULL}, /* 244 */
    {"aten::log_normal_", NULL}, /* 245 */
    {"aten::log_softmax.int", NULL}, /* 246 */
    {"aten::logcumsumexp", NULL}, /* 247 */
    {"aten::logspace", NULL}, /* 248 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 249 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 250 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 251 */
    {"aten::logsumexp", NULL}, /* 252 */
    {"aten::lu_unpack", NULL}, /* 253 */
    {"aten::masked_fill.Scalar", NULL}, /* 254 */
    {"aten::masked_fill.Tensor", NULL}, /* 255 */
    {"aten::masked_scatter", NULL}, /* 256 */
    {"aten::max", NULL}, /* 257 */
    {"aten::max_pool2d_with_indices", NULL}, /* 258 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 259 */
    {"aten::max_pool3d_with_indices", NULL}, /* 260 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 261 */
    {"aten::max_unpool2d", NULL}, /* 262 */
    {"aten::max_unpool3d", NULL}, /* 263 */
    {"aten::mean", NULL}, /* 264 */
    {"aten::median", NULL}, /* 265 */
    {"aten::median.dim", NULL}, /* 266 */
    {"aten::min", NULL}, /* 267 */
    {"aten::mode", NULL}, /* 268 */
    {"aten::mse_loss", NULL}, /* 269 */
    {"aten::mse_loss_backward", NULL}, /* 270 */
    {"aten::mul.Scalar", NULL}, /* 271 */
    {"aten::multiply.Tensor", NULL}, /* 272 */
    {"aten::mv", NULL}, /* 273 */
    {"aten::nanmedian", NULL}, /* 274 */
    {"aten::nanmedian.dim", NULL}, /* 275 */
    {"aten::nansum", NULL}, /* 276 */
    {"aten::narrow", NULL}, /* 277 */
    {"aten::narrow_copy", NULL}, /* 278 */
    {"aten::native_batch_norm", NULL}, /* 279 */
    {"aten::native_batch_norm_backward", NULL}, /* 280 */
    {"aten::native_dropout", NULL}, /* 281 */
    {"aten::native_dropout_backward", NULL}, /* 282 */
    {"aten::native_group_norm", NULL}, /* 283 */
    {"aten::native_group_norm_backward", NULL}, /* 284 */
    {"aten::native_layer_norm", NULL}, /* 285 */
    {"aten::native_layer_norm_backward", NULL}, /* 286 */
    {"aten::negative", NULL}, /* 287 */
    {"aten::new_empty", NULL}, /* 288 */
    {"aten::new_empty_strided", NULL}, /* 289 */
    {"aten::new_full", NULL}, /* 290 */
    {"aten::new_ones", NULL}, /* 291 */
    {"aten::new_zeros", NULL}, /* 292 */
    {"aten::nll_loss2d_backward", NULL}, /* 293 */
    {"aten::nll_loss2d_forward", NULL}, /* 294 */
    {"aten::nll_loss_backward", NULL}, /* 295 */
    {"aten::nll_loss_forward", NULL}, /* 296 */
    {"aten::nonzero", NULL}, /* 297 */
    {"aten::nonzero_static", NULL}, /* 298 */
    {"aten::norm.Scalar", NULL}, /* 299 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 300 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 301 */
    {"aten::normal.Tensor_float", NULL}, /* 302 */
    {"aten::normal.float_Tensor", NULL}, /* 303 */
    {"aten::normal.float_float", NULL}, /* 304 */
    {"aten::normal_", NULL}, /* 305 */
    {"aten::normal_functional", NULL}, /* 306 */
    {"aten::not_equal.Scalar", NULL}, /* 307 */
    {"aten::not_equal.Tensor", NULL}, /* 308 */
    {"aten::ones", NULL}, /* 309 */
    {"aten::ones_like", NULL}, /* 310 */
    {"aten::ormqr", NULL}, /* 311 */
    {"aten::outer", NULL}, /* 312 */
    {"aten::permute", NULL}, /* 313 */
    {"aten::permute_copy", NULL}, /* 314 */
    {"aten::pixel_shuffle", NULL}, /* 315 */
    {"aten::pixel_unshuffle", NULL}, /* 316 */
    {"aten::prod", NULL}, /* 317 */
    {"aten::put", NULL}, /* 318 */
    {"aten::put_", NULL}, /* 319 */
    {"aten::rad2deg", NULL}, /* 320 */
    {"aten::rand", NULL}, /* 321 */
    {"aten::rand.generator", NULL}, /* 322 */
    {"aten::rand_like", NULL}, /* 323 */
    {"aten::randint", NULL}, /* 324 */
    {"aten::randint.generator", NULL}, /* 325 */
    {"aten::randint.low", NULL}, /* 326 */
    {"aten::randint.low_generator", NULL}, /* 327 */
    {"aten::randint_like", NULL}, /* 328 */
    {"aten::randint_like.low_dtype", NULL}, /* 329 */
    {"aten::randn", NULL}, /* 330 */
    {"aten::randn.generator", NULL}, /* 331 */
    {"aten::randn_like", NULL}, /* 332 */
    {"aten::random", NULL}, /* 333 */
    {"aten::random.from", NULL}, /* 334 */
    {"aten::random.to", NULL}, /* 335 */
    {"aten::random_", NULL}, /* 336 */
    {"aten::random_.from", NULL}, /* 337 */
    {"aten::random_.to", NULL}, /* 338 */
    {"aten::randperm", NULL}, /* 339 */
    {"aten::randperm.generator", NULL}, /* 340 */
    {"aten::range", NULL}, /* 341 */
    {"aten::range.step", NULL}, /* 342 */
    {"aten::reflection_pad1d", NULL}, /* 343 */
    {"aten::reflection_pad1d_backward", NULL}, /* 344 */
    {"aten::reflection_pad2d", NULL}, /* 345 */
    {"aten::reflection_pad2d_backward", NULL}, /* 346 */
    {"aten::reflection_pad3d", NULL}, /* 347 */
    {"aten::reflection_pad3d_backward", NULL}, /* 348 */
    {"aten::relu", NULL}, /* 349 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 350 */
    {"aten::repeat", NULL}, /* 351 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 352 */
    {"aten::replication_pad1d", NULL}, /* 353 */
    {"aten::replication_pad1d_backward", NULL}, /* 354 */
    {"aten::replication_pad2d", NULL}, /* 355 */
    {"aten::replication_pad2d_backward", NULL}, /* 356 */
    {"aten::replication_pad3d", NULL}, /* 357 */
    {"aten::replication_pad3d_backward", NULL}, /* 358 */
    {"aten::resize", NULL}, /* 359 */
    {"aten::resize_", NULL}, /* 360 */
    {"aten::resize_as", NULL}, /* 361 */
    {"aten::resize_as_", NULL}, /* 362 */
    {"aten::roll", NULL}, /* 363 */
    {"aten::rot90", NULL}, /* 364 */
    {"aten::row_stack", NULL}, /* 365 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 366 */
    {"aten::rsub.Scalar", NULL}, /* 367 */
    {"aten::rsub.Tensor", NULL}, /* 368 */
    {"aten::scalar_tensor", NULL}, /* 369 */
    {"aten::searchsorted.Scalar", NULL}, /* 370 */
    {"aten::searchsorted.Tensor", NULL}, /* 371 */
    {"aten::select.int", NULL}, /* 372 */
    {"aten::select_backward", NULL}, /* 373 */
    {"aten::select_copy.int", NULL}, /* 374 */
    {"aten::select_scatter", NULL}, /* 375 */
    {"aten::slice.Tensor", NULL}, /* 376 */
    {"aten::slice_backward", NULL}, /* 377 */
    {"aten::slice_copy.Tensor", NULL}, /* 378 */
    {"aten::slice_scatter", NULL}, /* 379 */
    {"aten::smooth_l1_loss", NULL}, /* 380 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 381 */
    {"aten::soft_margin_loss", NULL}, /* 382 */
    {"aten::soft_margin_loss_backward", NULL}, /* 383 */
    {"aten::softmax.int", NULL}, /* 384 */
    {"aten::sort", NULL}, /* 385 */
    {"aten::split.Tensor", NULL}, /* 386 */
    {"aten::split_copy.Tensor", NULL}, /* 387 */
    {"aten::split_with_sizes", NULL}, /* 388 */
    {"aten::split_with_sizes_copy", NULL}, /* 389 */
    {"aten::squeeze", NULL}, /* 390 */
    {"aten::squeeze.dim", NULL}, /* 391 */
    {"aten::squeeze.dims", NULL}, /* 392 */
    {"aten::squeeze_copy", NULL}, /* 393 */
    {"aten::squeeze_copy.dim", NULL}, /* 394 */
    {"aten::squeeze_copy.dims", NULL}, /* 395 */
    {"aten::stack", NULL}, /* 396 */
    {"aten::std.correction", NULL}, /* 397 */
    {"aten::std.dim", NULL}, /* 398 */
    {"aten::std_mean.correction", NULL}, /* 399 */
    {"aten::sub.Scalar", NULL}, /* 400 */
    {"aten::subtract.Tensor", NULL}, /* 401 */
    {"aten::sum", NULL}, /* 402 */
    {"aten::t", NULL}, /* 403 */
    {"aten::t_copy", NULL}, /* 404 */
    {"aten::take_along_dim", NULL}, /* 405 */
    {"aten::tensordot", NULL}, /* 406 */
    {"aten::trace", NULL}, /* 407 */
    {"aten::transpose.int", NULL}, /* 408 */
    {"aten::transpose_copy.int", NULL}, /* 409 */
    {"aten::triangular_solve", NULL}, /* 410 */
    {"aten::tril_indices", NULL}, /* 411 */
    {"aten::triu_indices", NULL}, /* 412 */
    {"aten::true_divide.Tensor", NULL}, /* 413 */
    {"aten::unbind.int", NULL}, /* 414 */
    {"aten::unbind_copy.int", NULL}, /* 415 */
    {"aten::unfold", NULL}, /* 416 */
    {"aten::unfold_backward", NULL}, /* 417 */
    {"aten::unfold_copy", NULL}, /* 418 */
    {"aten::uniform", NULL}, /* 419 */
    {"aten::uniform_", NULL}, /* 420 */
    {"aten::unique_consecutive", NULL}, /* 421 */
    {"aten::unique_dim", NULL}, /* 422 */
    {"aten::unique_dim_consecutive", NULL}, /* 423 */
    {"aten::unsafe_split.Tensor", NULL}, /* 424 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 425 */
    {"aten::unsqueeze", NULL}, /* 426 */
    {"aten::unsqueeze_copy", NULL}, /* 427 */
    {"aten::upsample_bicubic2d", NULL}, /* 428 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 429 */
    {"aten::upsample_bilinear2d", NULL}, /* 430 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 431 */
    {"aten::upsample_linear1d", NULL}, /* 432 */
    {"aten::upsample_linear1d_backward", NULL}, /* 433 */
    {"aten::upsample_nearest1d", NULL}, /* 434 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 435 */
    {"aten::upsample_nearest2d", NULL}, /* 436 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 437 */
    {"aten::upsample_nearest3d", NULL}, /* 438 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 439 */
    {"aten::upsample_trilinear3d", NULL}, /* 440 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 441 */
    {"aten::var.correction", NULL}, /* 442 */
    {"aten::var.dim", NULL}, /* 443 */
    {"aten::var_mean.correction", NULL}, /* 444 */
    {"aten::vdot", NULL}, /* 445 */
    {"aten::view", NULL}, /* 446 */
    {"aten::view.dtype", NULL}, /* 447 */
    {"aten::view_as_complex", NULL}, /* 448 */
    {"aten::view_as_complex_copy", NULL}, /* 449 */
    {"aten::view_as_real", NULL}, /* 450 */
    {"aten::view_as_real_copy", NULL}, /* 451 */
    {"aten::view_copy", NULL}, /* 452 */
    {"aten::view_copy.dtype", NULL}, /* 453 */
    {"aten::vstack", NULL}, /* 454 */
    {"aten::zero", NULL}, /* 455 */
    {"aten::zero_", NULL}, /* 456 */
    {"aten::zeros", NULL}, /* 457 */
    {"aten::zeros_like", NULL}, /* 458 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 1898;

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
    {47986, 48008, 612, 2, 0x0}, /* aten::channel_shuffle */
    {48068, 48094, 614, 1, 0x20}, /* aten::channel_shuffle.out */
    {48181, 48196, 615, 2, 0x0}, /* aten::cholesky */
    {48252, 48271, 617, 2, 0x0}, /* aten::cholesky.out */
    {48354, 48377, 619, 2, 0x0}, /* aten::cholesky_inverse */
    {48441, 48468, 621, 2, 0x0}, /* aten::cholesky_inverse.out */
    {48559, 48580, 623, 2, 0x0}, /* aten::cholesky_solve */
    {48657, 48682, 625, 2, 0x0}, /* aten::cholesky_solve.out */
    {48786, 48798, 627, 1, 0x0}, /* aten::chunk */
    {48869, 48881, 628, 2, 0x10001}, /* aten::clamp */
    {48952, 48971, 630, 2, 0x10001}, /* aten::clamp.Tensor */
    {49049, 49072, 632, 2, 0x10000}, /* aten::clamp.Tensor_out */
    {49177, 49193, 634, 2, 0x10000}, /* aten::clamp.out */
    {49291, 49304, 636, 2, 0x10000}, /* aten::clamp_ */
    {49384, 49404, 638, 2, 0x10000}, /* aten::clamp_.Tensor */
    {49491, 49507, 640, 2, 0x10000}, /* aten::clamp_max */
    {49558, 49581, 642, 2, 0x10000}, /* aten::clamp_max.Tensor */
    {49639, 49666, 644, 2, 0x10000}, /* aten::clamp_max.Tensor_out */
    {49751, 49771, 646, 2, 0x10000}, /* aten::clamp_max.out */
    {49849, 49866, 648, 2, 0x10000}, /* aten::clamp_max_ */
    {49926, 49950, 650, 2, 0x10000}, /* aten::clamp_max_.Tensor */
    {50017, 50033, 652, 2, 0x10000}, /* aten::clamp_min */
    {50084, 50107, 654, 2, 0x10000}, /* aten::clamp_min.Tensor */
    {50165, 50192, 656, 2, 0x10000}, /* aten::clamp_min.Tensor_out */
    {50277, 50297, 658, 2, 0x10000}, /* aten::clamp_min.out */
    {50375, 50392, 660, 2, 0x10000}, /* aten::clamp_min_ */
    {50452, 50476, 662, 2, 0x10000}, /* aten::clamp_min_.Tensor */
    {50543, 50554, 664, 1, 0x10000}, /* aten::clip */
    {50624, 50642, 665, 1, 0x10000}, /* aten::clip.Tensor */
    {50719, 50741, 666, 1, 0x0}, /* aten::clip.Tensor_out */
    {50845, 50860, 667, 1, 0x10000}, /* aten::clip.out */
    {50957, 50969, 668, 1, 0x10000}, /* aten::clip_ */
    {51048, 51067, 669, 1, 0x10000}, /* aten::clip_.Tensor */
    {51153, 51165, 670, 1, 0x10001}, /* aten::clone */
    {51237, 51253, 671, 1, 0x20}, /* aten::clone.out */
    {51349, 51362, 672, 2, 0x1}, /* aten::col2im */
    {51489, 51506, 674, 2, 0x0}, /* aten::col2im.out */
    {51660, 51679, 676, 1, 0x0}, /* aten::column_stack */
    {51726, 51749, 677, 1, 0x0}, /* aten::column_stack.out */
    {51823, 51842, 678, 1, 0x0}, /* aten::combinations */
    {51922, 51936, 679, 2, 0x0}, /* aten::complex */
    {51986, 52004, 681, 2, 0x0}, /* aten::complex.out */
    {52081, 52094, 683, 1, 0x0}, /* aten::concat */
    {52146, 52163, 684, 1, 0x0}, /* aten::concat.out */
    {52242, 52260, 685, 1, 0x0}, /* aten::concatenate */
    {52317, 52339, 686, 1, 0x0}, /* aten::concatenate.out */
    {52423, 52434, 687, 1, 0x0}, /* aten::conj */
    {52474, 52494, 688, 1, 0x10100}, /* aten::conj_physical */
    {52537, 52561, 689, 2, 0x10000}, /* aten::conj_physical.out */
    {52631, 52652, 691, 2, 0x10000}, /* aten::conj_physical_ */
    {52704, 52726, 693, 1, 0x1}, /* aten::constant_pad_nd */
    {52801, 52827, 694, 1, 0x20}, /* aten::constant_pad_nd.out */
    {52929, 52946, 695, 1, 0x0}, /* aten::contiguous */
    {53041, 53054, 696, 1, 0x0}, /* aten::conv1d */
    {53205, 53226, 697, 1, 0x0}, /* aten::conv1d.padding */
    {53385, 53398, 698, 1, 0x0}, /* aten::conv2d */
    {53549, 53570, 699, 1, 0x0}, /* aten::conv2d.padding */
    {53729, 53742, 700, 1, 0x0}, /* aten::conv3d */
    {53893, 53914, 701, 1, 0x0}, /* aten::conv3d.padding */
    {54073, 54096, 702, 1, 0x0}, /* aten::conv_transpose1d */
    {54285, 54314, 703, 1, 0x0}, /* aten::conv_transpose2d.input */
    {54509, 54538, 704, 1, 0x0}, /* aten::conv_transpose3d.input */
    {54733, 54751, 705, 2, 0x1}, /* aten::convolution */
    {54933, 54955, 707, 1, 0x20}, /* aten::convolution.out */
    {55164, 55191, 708, 2, 0x1}, /* aten::convolution_backward */
    {55449, 55480, 710, 1, 0x20}, /* aten::convolution_backward.out */
    {55808, 55819, 711, 1, 0x1}, /* aten::copy */
    {55890, 55905, 712, 1, 0x20}, /* aten::copy.out */
    {56003, 56015, 713, 1, 0x0}, /* aten::copy_ */
    {56095, 56117, 714, 1, 0x10000}, /* aten::copysign.Scalar */
    {56176, 56202, 715, 1, 0x10000}, /* aten::copysign.Scalar_out */
    {56288, 56310, 716, 2, 0x10000}, /* aten::copysign.Tensor */
    {56369, 56388, 718, 2, 0x10000}, /* aten::copysign.out */
    {56467, 56490, 720, 1, 0x0}, /* aten::copysign_.Scalar */
    {56558, 56581, 721, 2, 0x0}, /* aten::copysign_.Tensor */
    {56649, 56664, 723, 1, 0x0}, /* aten::corrcoef */
    {56702, 56712, 724, 2, 0x10001}, /* aten::cos */
    {56745, 56759, 726, 2, 0x10000}, /* aten::cos.out */
    {56819, 56830, 728, 2, 0x10000}, /* aten::cos_ */
    {56872, 56883, 730, 2, 0x10001}, /* aten::cosh */
    {56917, 56932, 732, 2, 0x10000}, /* aten::cosh.out */
    {56993, 57005, 734, 2, 0x10000}, /* aten::cosh_ */
    {57048, 57076, 736, 1, 0x0}, /* aten::cosine_embedding_loss */
    {57197, 57221, 737, 1, 0x0}, /* aten::cosine_similarity */
    {57305, 57325, 738, 1, 0x40000}, /* aten::count_nonzero */
    {57383, 57415, 739, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {57481, 57517, 741, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {57610, 57634, 742, 1, 0x20}, /* aten::count_nonzero.out */
    {57719, 57729, 743, 1, 0x0}, /* aten::cov */
    {57829, 57842, 744, 1, 0x0}, /* aten::cummax */
    {57912, 57929, 745, 2, 0x0}, /* aten::cummax.out */
    {58053, 58066, 747, 1, 0x0}, /* aten::cummin */
    {58136, 58153, 748, 2, 0x0}, /* aten::cummin.out */
    {58277, 58291, 750, 2, 0x0}, /* aten::cumprod */
    {58364, 58382, 752, 2, 0x0}, /* aten::cumprod.out */
    {58479, 58494, 754, 2, 0x0}, /* aten::cumprod_ */
    {58576, 58589, 756, 2, 0x1}, /* aten::cumsum */
    {58661, 58678, 758, 2, 0x0}, /* aten::cumsum.out */
    {58774, 58788, 760, 2, 0x0}, /* aten::cumsum_ */
    {58869, 58899, 762, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {58977, 59006, 763, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {59080, 59094, 764, 1, 0x10000}, /* aten::deg2rad */
    {59131, 59149, 765, 1, 0x10000}, /* aten::deg2rad.out */
    {59213, 59228, 766, 1, 0x10000}, /* aten::deg2rad_ */
    {59274, 59287, 767, 1, 0x0}, /* aten::detach */
    {59329, 59343, 768, 1, 0x80}, /* aten::detach_ */
    {59388, 59406, 769, 1, 0x80000}, /* aten::detach_copy */
    {59447, 59469, 770, 1, 0x80020}, /* aten::detach_copy.out */
    {59537, 59548, 771, 1, 0x0}, /* aten::diag */
    {59598, 59613, 772, 1, 0x0}, /* aten::diag.out */
    {59690, 59707, 773, 1, 0x0}, /* aten::diag_embed */
    {59787, 59808, 774, 1, 0x20}, /* aten::diag_embed.out */
    {59915, 59930, 775, 1, 0x0}, /* aten::diagflat */
    {59982, 59997, 776, 1, 0x1}, /* aten::diagonal */
    {60079, 60103, 777, 1, 0x0}, /* aten::diagonal_backward */
    {60211, 60239, 778, 1, 0x20}, /* aten::diagonal_backward.out */
    {60374, 60394, 779, 1, 0x80000}, /* aten::diagonal_copy */
    {60475, 60499, 780, 1, 0x80020}, /* aten::diagonal_copy.out */
    {60607, 60630, 781, 1, 0x0}, /* aten::diagonal_scatter */
    {60726, 60753, 782, 1, 0x20}, /* aten::diagonal_scatter.out */
    {60876, 60887, 783, 1, 0x0}, /* aten::diff */
    {60985, 61000, 784, 1, 0x0}, /* aten::diff.out */
    {61125, 61139, 785, 2, 0x10000}, /* aten::digamma */
    {61176, 61194, 787, 2, 0x10000}, /* aten::digamma.out */
    {61258, 61273, 789, 2, 0x10000}, /* aten::digamma_ */
    {61319, 61330, 791, 1, 0x0}, /* aten::dist */
    {61390, 61405, 792, 1, 0x20}, /* aten::dist.out */
    {61492, 61509, 793, 1, 0x10001}, /* aten::div.Scalar */
    {61563, 61585, 794, 1, 0x10001}, /* aten::div.Scalar_mode */
    {61667, 61693, 795, 1, 0x20}, /* aten::div.Scalar_mode_out */
    {61799, 61820, 796, 1, 0x20}, /* aten::div.Scalar_out */
    {61901, 61918, 797, 2, 0x10001}, /* aten::div.Tensor */
    {61972, 61994, 799, 2, 0x10001}, /* aten::div.Tensor_mode */
    {62076, 62090, 801, 2, 0x10000}, /* aten::div.out */
    {62164, 62183, 803, 2, 0x10000}, /* aten::div.out_mode */
    {62282, 62300, 805, 1, 0x10000}, /* aten::div_.Scalar */
    {62363, 62386, 806, 1, 0x10000}, /* aten::div_.Scalar_mode */
    {62477, 62495, 807, 2, 0x10000}, /* aten::div_.Tensor */
    {62558, 62581, 809, 2, 0x10000}, /* aten::div_.Tensor_mode */
    {62672, 62692, 811, 1, 0x0}, /* aten::divide.Scalar */
    {62749, 62774, 812, 1, 0x0}, /* aten::divide.Scalar_mode */
    {62859, 62879, 813, 1, 0x0}, /* aten::divide.Tensor */
    {62936, 62961, 814, 1, 0x0}, /* aten::divide.Tensor_mode */
    {63046, 63063, 815, 1, 0x0}, /* aten::divide.out */
    {63140, 63162, 816, 1, 0x0}, /* aten::divide.out_mode */
    {63264, 63285, 817, 1, 0x0}, /* aten::divide_.Scalar */
    {63351, 63377, 818, 1, 0x0}, /* aten::divide_.Scalar_mode */
    {63471, 63492, 819, 1, 0x0}, /* aten::divide_.Tensor */
    {63558, 63584, 820, 1, 0x0}, /* aten::divide_.Tensor_mode */
    {63678, 63688, 821, 2, 0x0}, /* aten::dot */
    {63736, 63750, 823, 1, 0x0}, /* aten::dot.out */
    {63825, 63839, 824, 1, 0x2100}, /* aten::dropout */
    {63898, 63913, 825, 1, 0x2000}, /* aten::dropout_ */
    {63980, 63999, 826, 1, 0x0}, /* aten::dsplit.array */
    {64069, 64086, 827, 1, 0x0}, /* aten::dsplit.int */
    {64153, 64166, 828, 1, 0x0}, /* aten::dstack */
    {64207, 64224, 829, 1, 0x0}, /* aten::dstack.out */
    {64292, 64305, 830, 1, 0x0}, /* aten::einsum */
    {64381, 64391, 831, 2, 0x10001}, /* aten::elu */
    {64478, 64492, 833, 2, 0x0}, /* aten::elu.out */
    {64606, 64617, 835, 2, 0x10000}, /* aten::elu_ */
    {64713, 64732, 837, 2, 0x0}, /* aten::elu_backward */
    {64868, 64898, 839, 2, 0x0}, /* aten::elu_backward.grad_input */
    {65075, 65091, 841, 1, 0x1}, /* aten::embedding */
    {65221, 65241, 842, 1, 0x20}, /* aten::embedding.out */
    {65398, 65423, 843, 1, 0x0}, /* aten::embedding_backward */
    {65565, 65596, 844, 2, 0x1}, /* aten::embedding_dense_backward */
    {65738, 65773, 846, 1, 0x20}, /* aten::embedding_dense_backward.out */
    {65942, 65968, 847, 3, 0x1}, /* aten::empty.memory_format */
    {66145, 66161, 850, 1, 0x0}, /* aten::empty.out */
    {66259, 66276, 851, 1, 0x0}, /* aten::empty_like */
    {66442, 66463, 852, 1, 0x20}, /* aten::empty_like.out */
    {66564, 66585, 853, 2, 0x0}, /* aten::empty_permuted */
    {66746, 66771, 855, 1, 0x20}, /* aten::empty_permuted.out */
    {66867, 66887, 856, 3, 0x1}, /* aten::empty_strided */
    {67041, 67065, 859, 1, 0x20}, /* aten::empty_strided.out */
    {67154, 67170, 860, 2, 0x10001}, /* aten::eq.Scalar */
    {67223, 67243, 862, 2, 0x10000}, /* aten::eq.Scalar_out */
    {67323, 67339, 864, 2, 0x10001}, /* aten::eq.Tensor */
    {67392, 67412, 866, 2, 0x10000}, /* aten::eq.Tensor_out */
    {67492, 67509, 868, 2, 0x0}, /* aten::eq_.Scalar */
    {67571, 67588, 870, 2, 0x0}, /* aten::eq_.Tensor */
    {67650, 67662, 872, 2, 0x10004}, /* aten::equal */
    {67709, 67719, 874, 2, 0x10001}, /* aten::erf */
    {67752, 67766, 876, 2, 0x10000}, /* aten::erf.out */
    {67826, 67837, 878, 2, 0x10000}, /* aten::erf_ */
    {67879, 67890, 880, 2, 0x10000}, /* aten::erfc */
    {67924, 67939, 882, 2, 0x10000}, /* aten::erfc.out */
    {68000, 68012, 884, 2, 0x10000}, /* aten::erfc_ */
    {68055, 68068, 886, 2, 0x10000}, /* aten::erfinv */
    {68104, 68121, 888, 2, 0x10000}, /* aten::erfinv.out */
    {68184, 68198, 890, 2, 0x10000}, /* aten::erfinv_ */
    {68243, 68253, 892, 2, 0x10001}, /* aten::exp */
    {68286, 68300, 894, 2, 0x10000}, /* aten::exp.out */
    {68360, 68371, 896, 2, 0x10000}, /* aten::exp2 */
    {68405, 68420, 898, 2, 0x10000}, /* aten::exp2.out */
    {68481, 68493, 900, 2, 0x10000}, /* aten::exp2_ */
    {68536, 68547, 902, 2, 0x10000}, /* aten::exp_ */
    {68589, 68602, 904, 1, 0x1}, /* aten::expand */
    {68683, 68699, 905, 1, 0x0}, /* aten::expand_as */
    {68758, 68776, 906, 1, 0x80000}, /* aten::expand_copy */
    {68856, 68878, 907, 1, 0x80020}, /* aten::expand_copy.out */
    {68982, 68994, 908, 2, 0x10001}, /* aten::expm1 */
    {69029, 69045, 910, 2, 0x10000}, /* aten::expm1.out */
    {69107, 69120, 912, 2, 0x10000}, /* aten::expm1_ */
    {69164, 69182, 914, 1, 0x2020}, /* aten::exponential */
    {69269, 69291, 915, 1, 0x2020}, /* aten::exponential.out */
    {69402, 69421, 916, 2, 0x2000}, /* aten::exponential_ */
    {69516, 69526, 918, 2, 0x0}, /* aten::eye */
    {69648, 69660, 920, 2, 0x0}, /* aten::eye.m */
    {69794, 69810, 922, 2, 0x0}, /* aten::eye.m_out */
    {69879, 69893, 924, 2, 0x0}, /* aten::eye.out */
    {69950, 69964, 926, 1, 0x0}, /* aten::fft_fft */
    {70045, 70063, 927, 1, 0x0}, /* aten::fft_fft.out */
    {70171, 70186, 928, 1, 0x0}, /* aten::fft_fft2 */
    {70279, 70298, 929, 1, 0x0}, /* aten::fft_fft2.out */
    {70418, 70433, 930, 1, 0x0}, /* aten::fft_fftn */
    {70524, 70543, 931, 1, 0x0}, /* aten::fft_fftn.out */
    {70661, 70676, 932, 1, 0x0}, /* aten::fft_hfft */
    {70758, 70777, 933, 1, 0x0}, /* aten::fft_hfft.out */
    {70886, 70902, 934, 1, 0x0}, /* aten::fft_hfft2 */
    {70996, 71016, 935, 1, 0x0}, /* aten::fft_hfft2.out */
    {71137, 71153, 936, 1, 0x0}, /* aten::fft_hfftn */
    {71245, 71265, 937, 1, 0x0}, /* aten::fft_hfftn.out */
    {71384, 71399, 938, 1, 0x0}, /* aten::fft_ifft */
    {71481, 71500, 939, 1, 0x0}, /* aten::fft_ifft.out */
    {71609, 71625, 940, 1, 0x0}, /* aten::fft_ifft2 */
    {71719, 71739, 941, 1, 0x0}, /* aten::fft_ifft2.out */
    {71860, 71876, 942, 1, 0x0}, /* aten::fft_ifftn */
    {71968, 71988, 943, 1, 0x0}, /* aten::fft_ifftn.out */
    {72107, 72123, 944, 1, 0x0}, /* aten::fft_ihfft */
    {72206, 72226, 945, 1, 0x0}, /* aten::fft_ihfft.out */
    {72336, 72353, 946, 1, 0x0}, /* aten::fft_ihfft2 */
    {72448, 72469, 947, 1, 0x0}, /* aten::fft_ihfft2.out */
    {72591, 72608, 948, 1, 0x0}, /* aten::fft_ihfftn */
    {72701, 72722, 949, 1, 0x0}, /* aten::fft_ihfftn.out */
    {72842, 72858, 950, 1, 0x0}, /* aten::fft_irfft */
    {72941, 72961, 951, 1, 0x0}, /* aten::fft_irfft.out */
    {73071, 73088, 952, 1, 0x0}, /* aten::fft_irfft2 */
    {73183, 73204, 953, 1, 0x0}, /* aten::fft_irfft2.out */
    {73326, 73343, 954, 1, 0x0}, /* aten::fft_irfftn */
    {73436, 73457, 955, 1, 0x0}, /* aten::fft_irfftn.out */
    {73577, 73592, 956, 1, 0x0}, /* aten::fft_rfft */
    {73674, 73693, 957, 1, 0x0}, /* aten::fft_rfft.out */
    {73802, 73818, 958, 1, 0x0}, /* aten::fft_rfft2 */
    {73912, 73932, 959, 1, 0x0}, /* aten::fft_rfft2.out */
    {74053, 74069, 960, 1, 0x0}, /* aten::fft_rfftn */
    {74161, 74181, 961, 1, 0x0}, /* aten::fft_rfftn.out */
    {74300, 74318, 962, 1, 0x1}, /* aten::fill.Scalar */
    {74373, 74395, 963, 1, 0x20}, /* aten::fill.Scalar_out */
    {74477, 74495, 964, 1, 0x0}, /* aten::fill.Tensor */
    {74550, 74572, 965, 1, 0x20}, /* aten::fill.Tensor_out */
    {74654, 74673, 966, 2, 0x0}, /* aten::fill_.Scalar */
    {74737, 74756, 968, 2, 0x0}, /* aten::fill_.Tensor */
    {74820, 74830, 970, 1, 0x0}, /* aten::fix */
    {74863, 74877, 971, 1, 0x0}, /* aten::fix.out */
    {74937, 74948, 972, 1, 0x0}, /* aten::fix_ */
    {74990, 75015, 973, 1, 0x0}, /* aten::flatten.using_ints */
    {75102, 75113, 974, 2, 0x1}, /* aten::flip */
    {75159, 75174, 976, 1, 0x20}, /* aten::flip.out */
    {75247, 75260, 977, 1, 0x0}, /* aten::fliplr */
    {75296, 75309, 978, 1, 0x0}, /* aten::flipud */
    {75345, 75370, 979, 1, 0x10000}, /* aten::float_power.Scalar */
    {75435, 75464, 980, 1, 0x10000}, /* aten::float_power.Scalar_out */
    {75556, 75588, 981, 1, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {75660, 75696, 982, 1, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {75795, 75827, 983, 1, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {75899, 75935, 984, 1, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {76034, 76060, 985, 1, 0x10000}, /* aten::float_power_.Scalar */
    {76134, 76160, 986, 1, 0x10000}, /* aten::float_power_.Tensor */
    {76234, 76246, 987, 2, 0x10001}, /* aten::floor */
    {76281, 76297, 989, 2, 0x10000}, /* aten::floor.out */
    {76359, 76372, 991, 2, 0x10000}, /* aten::floor_ */
    {76416, 76435, 993, 2, 0x0}, /* aten::floor_divide */
    {76491, 76517, 995, 1, 0x0}, /* aten::floor_divide.Scalar */
    {76580, 76610, 996, 1, 0x20}, /* aten::floor_divide.Scalar_out */
    {76700, 76723, 997, 2, 0x0}, /* aten::floor_divide.out */
    {76806, 76833, 999, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {76905, 76932, 1000, 2, 0x0}, /* aten::floor_divide_.Tensor */
    {77004, 77015, 1002, 2, 0x10000}, /* aten::fmax */
    {77063, 77078, 1004, 2, 0x10000}, /* aten::fmax.out */
    {77153, 77164, 1006, 2, 0x10000}, /* aten::fmin */
    {77212, 77227, 1008, 2, 0x10000}, /* aten::fmin.out */
    {77302, 77320, 1010, 1, 0x10001}, /* aten::fmod.Scalar */
    {77375, 77397, 1011, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {77479, 77497, 1012, 2, 0x10001}, /* aten::fmod.Tensor */
    {77552, 77574, 1014, 2, 0x10000}, /* aten::fmod.Tensor_out */
    {77656, 77675, 1016, 1, 0x10000}, /* aten::fmod_.Scalar */
    {77739, 77758, 1017, 2, 0x10000}, /* aten::fmod_.Tensor */
    {77822, 77833, 1019, 2, 0x10000}, /* aten::frac */
    {77867, 77882, 1021, 2, 0x10000}, /* aten::frac.out */
    {77943, 77955, 1023, 2, 0x10000}, /* aten::frac_ */
    {77998, 78026, 1025, 2, 0x0}, /* aten::fractional_max_pool2d */
    {78150, 78185, 1027, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {78366, 78403, 1029, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {78539, 78587, 1031, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {78764, 78792, 1033, 2, 0x0}, /* aten::fractional_max_pool3d */
    {78916, 78951, 1035, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {79132, 79169, 1037, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {79305, 79353, 1039, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {79530, 79549, 1041, 2, 0x10000}, /* aten::frexp.Tensor */
    {79619, 79642, 1043, 2, 0x10000}, /* aten::frexp.Tensor_out */
    {79769, 79785, 1045, 2, 0x0}, /* aten::from_file */
    {79949, 79969, 1047, 1, 0x20}, /* aten::from_file.out */
    {80068, 80079, 1048, 2, 0x1}, /* aten::full */
    {80226, 80241, 1050, 1, 0x0}, /* aten::full.out */
    {80323, 80339, 1051, 1, 0x1}, /* aten::full_like */
    {80523, 80543, 1052, 1, 0x20}, /* aten::full_like.out */
    {80662, 80675, 1053, 2, 0x1}, /* aten::gather */
    {80761, 80778, 1055, 2, 0x0}, /* aten::gather.out */
    {80888, 80910, 1057, 1, 0x0}, /* aten::gather_backward */
    {81009, 81019, 1058, 2, 0x10000}, /* aten::gcd */
    {81066, 81080, 1060, 2, 0x10000}, /* aten::gcd.out */
    {81154, 81165, 1062, 2, 0x0}, /* aten::gcd_ */
    {81221, 81237, 1064, 2, 0x10001}, /* aten::ge.Scalar */
    {81290, 81310, 1066, 2, 0x10000}, /* aten::ge.Scalar_out */
    {81390, 81406, 1068, 2, 0x10001}, /* aten::ge.Tensor */
    {81459, 81479, 1070, 2, 0x10000}, /* aten::ge.Tensor_out */
    {81559, 81576, 1072, 2, 0x0}, /* aten::ge_.Scalar */
    {81638, 81655, 1074, 2, 0x0}, /* aten::ge_.Tensor */
    {81717, 81728, 1076, 2, 0x10001}, /* aten::gelu */
    {81789, 81804, 1078, 2, 0x0}, /* aten::gelu.out */
    {81889, 81901, 1080, 2, 0x0}, /* aten::gelu_ */
    {81971, 81991, 1082, 2, 0x10000}, /* aten::gelu_backward */
    {82081, 82112, 1084, 2, 0x0}, /* aten::gelu_backward.grad_input */
    {82240, 82256, 1086, 1, 0x2020}, /* aten::geometric */
    {82334, 82354, 1087, 1, 0x2020}, /* aten::geometric.out */
    {82456, 82473, 1088, 2, 0x2000}, /* aten::geometric_ */
    {82560, 82572, 1090, 2, 0x0}, /* aten::geqrf */
    {82623, 82637, 1092, 2, 0x0}, /* aten::geqrf.a */
    {82731, 82741, 1094, 1, 0x0}, /* aten::ger */
    {82787, 82801, 1095, 1, 0x0}, /* aten::ger.out */
    {82874, 82884, 1096, 2, 0x0}, /* aten::glu */
    {82929, 82943, 1098, 2, 0x0}, /* aten::glu.out */
    {83015, 83034, 1100, 2, 0x0}, /* aten::glu_backward */
    {83105, 83135, 1102, 2, 0x0}, /* aten::glu_backward.grad_input */
    {83247, 83268, 1104, 1, 0x0}, /* aten::gradient.array */
    {83346, 83373, 1105, 1, 0x0}, /* aten::gradient.scalararray */
    {83473, 83498, 1106, 1, 0x0}, /* aten::gradient.scalarint */
    {83606, 83636, 1107, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {83741, 83769, 1108, 1, 0x0}, /* aten::gradient.scalarrayint */
    {83876, 83903, 1109, 1, 0x0}, /* aten::gradient.tensorarray */
    {84005, 84035, 1110, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {84144, 84165, 1111, 1, 0x0}, /* aten::greater.Scalar */
    {84223, 84248, 1112, 1, 0x0}, /* aten::greater.Scalar_out */
    {84333, 84354, 1113, 1, 0x0}, /* aten::greater.Tensor */
    {84412, 84437, 1114, 1, 0x0}, /* aten::greater.Tensor_out */
    {84522, 84544, 1115, 1, 0x0}, /* aten::greater_.Scalar */
    {84611, 84633, 1116, 1, 0x0}, /* aten::greater_.Tensor */
    {84700, 84727, 1117, 1, 0x0}, /* aten::greater_equal.Scalar */
    {84791, 84822, 1118, 1, 0x0}, /* aten::greater_equal.Scalar_out */
    {84913, 84940, 1119, 1, 0x0}, /* aten::greater_equal.Tensor */
    {85004, 85035, 1120, 1, 0x0}, /* aten::greater_equal.Tensor_out */
    {85126, 85154, 1121, 1, 0x0}, /* aten::greater_equal_.Scalar */
    {85227, 85255, 1122, 1, 0x0}, /* aten::greater_equal_.Tensor */
    {85328, 85347, 1123, 1, 0x0}, /* aten::grid_sampler */
    {85465, 85487, 1124, 2, 0x1}, /* aten::grid_sampler_2d */
    {85608, 85634, 1126, 1, 0x20}, /* aten::grid_sampler_2d.out */
    {85782, 85813, 1127, 2, 0x0}, /* aten::grid_sampler_2d_backward */
    {85994, 86029, 1129, 1, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {86259, 86281, 1130, 2, 0x0}, /* aten::grid_sampler_3d */
    {86402, 86428, 1132, 1, 0x20}, /* aten::grid_sampler_3d.out */
    {86576, 86607, 1133, 2, 0x0}, /* aten::grid_sampler_3d_backward */
    {86788, 86823, 1135, 1, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {87053, 87070, 1136, 1, 0x0}, /* aten::group_norm */
    {87209, 87225, 1137, 2, 0x10001}, /* aten::gt.Scalar */
    {87278, 87298, 1139, 2, 0x10000}, /* aten::gt.Scalar_out */
    {87378, 87394, 1141, 2, 0x10001}, /* aten::gt.Tensor */
    {87447, 87467, 1143, 2, 0x10000}, /* aten::gt.Tensor_out */
    {87547, 87564, 1145, 2, 0x0}, /* aten::gt_.Scalar */
    {87626, 87643, 1147, 2, 0x0}, /* aten::gt_.Tensor */
    {87705, 87722, 1149, 2, 0x10000}, /* aten::hardshrink */
    {87780, 87801, 1151, 2, 0x0}, /* aten::hardshrink.out */
    {87886, 87912, 1153, 2, 0x0}, /* aten::hardshrink_backward */
    {87992, 88029, 1155, 2, 0x0}, /* aten::hardshrink_backward.grad_input */
    {88150, 88168, 1157, 2, 0x10000}, /* aten::hardsigmoid */
    {88209, 88231, 1159, 2, 0x0}, /* aten::hardsigmoid.out */
    {88299, 88318, 1161, 2, 0x10000}, /* aten::hardsigmoid_ */
    {88368, 88395, 1163, 2, 0x0}, /* aten::hardsigmoid_backward */
    {88465, 88503, 1165, 2, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {88614, 88630, 1167, 2, 0x0}, /* aten::hardswish */
    {88669, 88689, 1169, 2, 0x0}, /* aten::hardswish.out */
    {88755, 88772, 1171, 2, 0x0}, /* aten::hardswish_ */
    {88820, 88845, 1173, 2, 0x0}, /* aten::hardswish_backward */
    {88913, 88942, 1175, 1, 0x20}, /* aten::hardswish_backward.out */
    {89037, 89052, 1176, 2, 0x10001}, /* aten::hardtanh */
    {89127, 89146, 1178, 2, 0x0}, /* aten::hardtanh.out */
    {89248, 89264, 1180, 2, 0x10000}, /* aten::hardtanh_ */
    {89348, 89372, 1182, 2, 0x0}, /* aten::hardtanh_backward */
    {89471, 89506, 1184, 2, 0x0}, /* aten::hardtanh_backward.grad_input */
    {89646, 89662, 1186, 2, 0x10000}, /* aten::heaviside */
    {89716, 89736, 1188, 2, 0x10000}, /* aten::heaviside.out */
    {89817, 89834, 1190, 2, 0x0}, /* aten::heaviside_ */
    {89897, 89924, 1192, 1, 0x0}, /* aten::hinge_embedding_loss */
    {90027, 90039, 1193, 2, 0x0}, /* aten::histc */
    {90116, 90132, 1195, 2, 0x0}, /* aten::histc.out */
    {90236, 90259, 1197, 2, 0x0}, /* aten::histogram.bin_ct */
    {90409, 90436, 1199, 2, 0x0}, /* aten::histogram.bin_ct_out */
    {90637, 90665, 1201, 2, 0x0}, /* aten::histogram.bins_tensor */
    {90798, 90830, 1203, 2, 0x0}, /* aten::histogram.bins_tensor_out */
    {91014, 91032, 1205, 1, 0x0}, /* aten::histogramdd */
    {91174, 91208, 1206, 1, 0x0}, /* aten::histogramdd.TensorList_bins */
    {91369, 91396, 1207, 1, 0x0}, /* aten::histogramdd.int_bins */
    {91545, 91564, 1208, 1, 0x0}, /* aten::hsplit.array */
    {91634, 91651, 1209, 1, 0x0}, /* aten::hsplit.int */
    {91718, 91731, 1210, 1, 0x0}, /* aten::hstack */
    {91772, 91789, 1211, 1, 0x0}, /* aten::hstack.out */
    {91857, 91874, 1212, 2, 0x0}, /* aten::huber_loss */
    {91966, 91987, 1214, 2, 0x0}, /* aten::huber_loss.out */
    {92106, 92132, 1216, 2, 0x0}, /* aten::huber_loss_backward */
    {92244, 92274, 1218, 2, 0x0}, /* aten::huber_loss_backward.out */
    {92420, 92432, 1220, 2, 0x10000}, /* aten::hypot */
    {92481, 92497, 1222, 2, 0x10000}, /* aten::hypot.out */
    {92573, 92586, 1224, 2, 0x10000}, /* aten::hypot_ */
    {92644, 92653, 1226, 2, 0x10000}, /* aten::i0 */
    {92685, 92698, 1228, 2, 0x10000}, /* aten::i0.out */
    {92757, 92767, 1230, 2, 0x10000}, /* aten::i0_ */
    {92808, 92821, 1232, 2, 0x10000}, /* aten::igamma */
    {92871, 92888, 1234, 2, 0x10000}, /* aten::igamma.out */
    {92965, 92979, 1236, 2, 0x10000}, /* aten::igamma_ */
    {93038, 93052, 1238, 2, 0x10000}, /* aten::igammac */
    {93103, 93121, 1240, 2, 0x10000}, /* aten::igammac.out */
    {93199, 93214, 1242, 2, 0x10000}, /* aten::igammac_ */
    {93274, 93287, 1244, 2, 0x0}, /* aten::im2col */
    {93391, 93408, 1246, 2, 0x0}, /* aten::im2col.out */
    {93539, 93550, 1248, 1, 0x0}, /* aten::imag */
    {93590, 93609, 1249, 1, 0x9}, /* aten::index.Tensor */
    {93670, 93693, 1250, 1, 0x0}, /* aten::index.Tensor_out */
    {93781, 93797, 1251, 2, 0x0}, /* aten::index_add */
    {93893, 93913, 1253, 2, 0x0}, /* aten::index_add.out */
    {94033, 94050, 1255, 2, 0x0}, /* aten::index_add_ */
    {94155, 94172, 1257, 2, 0x0}, /* aten::index_copy */
    {94250, 94271, 1259, 2, 0x0}, /* aten::index_copy.out */
    {94376, 94394, 1261, 2, 0x0}, /* aten::index_copy_ */
    {94481, 94509, 1263, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {94597, 94629, 1264, 1, 0x20}, /* aten::index_fill.int_Scalar_out */
    {94744, 94772, 1265, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {94860, 94892, 1266, 1, 0x20}, /* aten::index_fill.int_Tensor_out */
    {95007, 95036, 1267, 2, 0x0}, /* aten::index_fill_.int_Scalar */
    {95133, 95162, 1269, 2, 0x0}, /* aten::index_fill_.int_Tensor */
    {95259, 95275, 1271, 1, 0x1}, /* aten::index_put */
    {95371, 95391, 1272, 1, 0x20}, /* aten::index_put.out */
    {95514, 95531, 1273, 1, 0x0}, /* aten::index_put_ */
    {95636, 95655, 1274, 2, 0x0}, /* aten::index_reduce */
    {95774, 95797, 1276, 2, 0x0}, /* aten::index_reduce.out */
    {95940, 95960, 1278, 2, 0x0}, /* aten::index_reduce_ */
    {96088, 96107, 1280, 2, 0x1}, /* aten::index_select */
    {96172, 96195, 1282, 2, 0x0}, /* aten::index_select.out */
    {96287, 96315, 1284, 1, 0x0}, /* aten::index_select_backward */
    {96410, 96422, 1285, 1, 0x0}, /* aten::inner */
    {96471, 96487, 1286, 1, 0x0}, /* aten::inner.out */
    {96563, 96583, 1287, 1, 0x0}, /* aten::instance_norm */
    {96769, 96786, 1288, 1, 0x0}, /* aten::is_complex */
    {96824, 96838, 1289, 1, 0x0}, /* aten::is_conj */
    {96873, 96894, 1290, 1, 0x0}, /* aten::is_distributed */
    {96936, 96960, 1291, 1, 0x0}, /* aten::is_floating_point */
    {97005, 97024, 1292, 1, 0x0}, /* aten::is_inference */
    {97064, 97077, 1293, 1, 0x0}, /* aten::is_neg */
    {97111, 97128, 1294, 1, 0x0}, /* aten::is_nonzero */
    {97166, 97182, 1295, 1, 0x0}, /* aten::is_pinned */
    {97240, 97259, 1296, 1, 0x0}, /* aten::is_same_size */
    {97313, 97329, 1297, 1, 0x0}, /* aten::is_signed */
    {97366, 97380, 1298, 1, 0x0}, /* aten::isclose */
    {97489, 97504, 1299, 1, 0x10000}, /* aten::isfinite */
    {97542, 97554, 1300, 2, 0x10001}, /* aten::isinf */
    {97589, 97605, 1302, 1, 0x20}, /* aten::isinf.out */
    {97667, 97679, 1303, 2, 0x10001}, /* aten::isnan */
    {97714, 97730, 1305, 1, 0x20}, /* aten::isnan.out */
    {97792, 97807, 1306, 2, 0x10000}, /* aten::isneginf */
    {97845, 97864, 1308, 2, 0x10000}, /* aten::isneginf.out */
    {97929, 97944, 1310, 2, 0x10000}, /* aten::isposinf */
    {97982, 98001, 1312, 2, 0x10000}, /* aten::isposinf.out */
    {98066, 98079, 1314, 1, 0x0}, /* aten::isreal */
    {98115, 98126, 1315, 1, 0x4}, /* aten::item */
    {98160, 98173, 1316, 1, 0x0}, /* aten::kl_div */
    {98270, 98281, 1317, 1, 0x0}, /* aten::kron */
    {98329, 98344, 1318, 1, 0x0}, /* aten::kron.out */
    {98419, 98434, 1319, 1, 0x0}, /* aten::kthvalue */
    {98539, 98561, 1320, 2, 0x0}, /* aten::kthvalue.values */
    {98723, 98737, 1322, 1, 0x0}, /* aten::l1_loss */
    {98809, 98826, 1323, 1, 0x0}, /* aten::layer_norm */
    {98975, 98985, 1324, 2, 0x10000}, /* aten::lcm */
    {99032, 99046, 1326, 2, 0x10000}, /* aten::lcm.out */
    {99120, 99131, 1328, 2, 0x0}, /* aten::lcm_ */
    {99187, 99206, 1330, 1, 0x10000}, /* aten::ldexp.Tensor */
    {99262, 99278, 1331, 1, 0x10000}, /* aten::ldexp.out */
    {99354, 99367, 1332, 1, 0x10000}, /* aten::ldexp_ */
    {99425, 99441, 1333, 2, 0x10001}, /* aten::le.Scalar */
    {99494, 99514, 1335, 2, 0x10000}, /* aten::le.Scalar_out */
    {99594, 99610, 1337, 2, 0x10001}, /* aten::le.Tensor */
    {99663, 99683, 1339, 2, 0x10000}, /* aten::le.Tensor_out */
    {99763, 99780, 1341, 2, 0x0}, /* aten::le_.Scalar */
    {99842, 99859, 1343, 2, 0x0}, /* aten::le_.Tensor */
    {99921, 99938, 1345, 2, 0x10001}, /* aten::leaky_relu */
    {100006, 100027, 1347, 2, 0x0}, /* aten::leaky_relu.out */
    {100122, 100140, 1349, 2, 0x10000}, /* aten::leaky_relu_ */
    {100217, 100243, 1351, 2, 0x0}, /* aten::leaky_relu_backward */
    {100356, 100393, 1353, 2, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {100547, 100565, 1355, 2, 0x10000}, /* aten::lerp.Scalar */
    {100633, 100655, 1357, 2, 0x10000}, /* aten::lerp.Scalar_out */
    {100750, 100768, 1359, 2, 0x10000}, /* aten::lerp.Tensor */
    {100836, 100858, 1361, 2, 0x10000}, /* aten::lerp.Tensor_out */
    {100953, 100972, 1363, 2, 0x10000}, /* aten::lerp_.Scalar */
    {101049, 101068, 1365, 2, 0x10000}, /* aten::lerp_.Tensor */
    {101145, 101163, 1367, 1, 0x0}, /* aten::less.Scalar */
    {101218, 101240, 1368, 1, 0x0}, /* aten::less.Scalar_out */
    {101322, 101340, 1369, 1, 0x0}, /* aten::less.Tensor */
    {101395, 101417, 1370, 1, 0x0}, /* aten::less.Tensor_out */
    {101499, 101518, 1371, 1, 0x0}, /* aten::less_.Scalar */
    {101582, 101601, 1372, 1, 0x0}, /* aten::less_.Tensor */
    {101665, 101689, 1373, 1, 0x0}, /* aten::less_equal.Scalar */
    {101750, 101778, 1374, 1, 0x0}, /* aten::less_equal.Scalar_out */
    {101866, 101890, 1375, 1, 0x0}, /* aten::less_equal.Tensor */
    {101951, 101979, 1376, 1, 0x0}, /* aten::less_equal.Tensor_out */
    {102067, 102092, 1377, 1, 0x0}, /* aten::less_equal_.Scalar */
    {102162, 102187, 1378, 1, 0x0}, /* aten::less_equal_.Tensor */
    {102257, 102270, 1379, 2, 0x10000}, /* aten::lgamma */
    {102306, 102323, 1381, 2, 0x10000}, /* aten::lgamma.out */
    {102386, 102400, 1383, 2, 0x10000}, /* aten::lgamma_ */
    {102445, 102456, 1385, 1, 0x0}, /* aten::lift */
    {102490, 102505, 1386, 1, 0x20}, /* aten::lift.out */
    {102566, 102583, 1387, 1, 0x0}, /* aten::lift_fresh */
    {102629, 102651, 1388, 1, 0x80000}, /* aten::lift_fresh_copy */
    {102696, 102722, 1389, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {102794, 102819, 1390, 2, 0x0}, /* aten::linalg_cholesky_ex */
    {102930, 102957, 1392, 2, 0x0}, /* aten::linalg_cholesky_ex.L */
    {103109, 103128, 1394, 2, 0x0}, /* aten::linalg_cross */
    {103199, 103222, 1396, 2, 0x0}, /* aten::linalg_cross.out */
    {103317, 103339, 1398, 1, 0x0}, /* aten::linalg_diagonal */
    {103430, 103447, 1399, 2, 0x0}, /* aten::linalg_eig */
    {103522, 103543, 1401, 2, 0x0}, /* aten::linalg_eig.out */
    {103682, 103715, 1403, 2, 0x0}, /* aten::linalg_householder_product */
    {103784, 103821, 1405, 2, 0x0}, /* aten::linalg_householder_product.out */
    {103917, 103937, 1407, 2, 0x0}, /* aten::linalg_inv_ex */
    {104028, 104056, 1409, 2, 0x0}, /* aten::linalg_inv_ex.inverse */
    {104200, 104227, 1411, 2, 0x0}, /* aten::linalg_ldl_factor_ex */
    {104360, 104391, 1413, 2, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {104591, 104614, 1415, 2, 0x0}, /* aten::linalg_ldl_solve */
    {104708, 104735, 1417, 2, 0x0}, /* aten::linalg_ldl_solve.out */
    {104853, 104872, 1419, 2, 0x8}, /* aten::linalg_lstsq */
    {105030, 105053, 1421, 2, 0x8}, /* aten::linalg_lstsq.out */
    {105319, 105335, 1423, 2, 0x0}, /* aten::linalg_lu */
    {105415, 105435, 1425, 2, 0x0}, /* aten::linalg_lu.out */
    {105573, 105599, 1427, 2, 0x0}, /* aten::linalg_lu_factor_ex */
    {105723, 105753, 1429, 2, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {105944, 105966, 1431, 2, 0x0}, /* aten::linalg_lu_solve */
    {106073, 106099, 1433, 2, 0x0}, /* aten::linalg_lu_solve.out */
    {106230, 106250, 1435, 1, 0x0}, /* aten::linalg_matmul */
    {106307, 106331, 1436, 1, 0x0}, /* aten::linalg_matmul.out */
    {106415, 106439, 1437, 2, 0x0}, /* aten::linalg_matrix_exp */
    {106486, 106514, 1439, 1, 0x20}, /* aten::linalg_matrix_exp.out */
    {106588, 106611, 1440, 1, 0x0}, /* aten::linalg_multi_dot */
    {106662, 106689, 1441, 1, 0x0}, /* aten::linalg_multi_dot.out */
    {106767, 106783, 1442, 2, 0x0}, /* aten::linalg_qr */
    {106853, 106873, 1444, 2, 0x0}, /* aten::linalg_qr.out */
    {106986, 107016, 1446, 2, 0x0}, /* aten::linalg_solve_triangular */
    {107136, 107170, 1448, 2, 0x0}, /* aten::linalg_solve_triangular.out */
    {107314, 107334, 1450, 1, 0x0}, /* aten::linalg_vander */
    {107393, 107413, 1451, 1, 0x0}, /* aten::linalg_vecdot */
    {107478, 107502, 1452, 1, 0x0}, /* aten::linalg_vecdot.out */
    {107591, 107616, 1453, 2, 0x40000}, /* aten::linalg_vector_norm */
    {107743, 107772, 1455, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {107923, 107936, 1457, 1, 0x0}, /* aten::linear */
    {108007, 108022, 1458, 2, 0x0}, /* aten::linspace */
    {108176, 108205, 1460, 2, 0x0}, /* aten::linspace.Scalar_Tensor */
    {108373, 108406, 1462, 1, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {108509, 108538, 1463, 2, 0x0}, /* aten::linspace.Tensor_Scalar */
    {108706, 108739, 1465, 1, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {108842, 108871, 1466, 2, 0x0}, /* aten::linspace.Tensor_Tensor */
    {109039, 109072, 1468, 1, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {109175, 109194, 1469, 2, 0x0}, /* aten::linspace.out */
    {109283, 109293, 1471, 2, 0x10001}, /* aten::log */
    {109326, 109340, 1473, 2, 0x10000}, /* aten::log.out */
    {109400, 109412, 1475, 2, 0x10001}, /* aten::log10 */
    {109447, 109463, 1477, 2, 0x10000}, /* aten::log10.out */
    {109525, 109538, 1479, 2, 0x10000}, /* aten::log10_ */
    {109582, 109594, 1481, 2, 0x10001}, /* aten::log1p */
    {109629, 109645, 1483, 2, 0x10000}, /* aten::log1p.out */
    {109707, 109720, 1485, 2, 0x10000}, /* aten::log1p_ */
    {109764, 109775, 1487, 2, 0x10001}, /* aten::log2 */
    {109809, 109824, 1489, 2, 0x10000}, /* aten::log2.out */
    {109885, 109897, 1491, 2, 0x10000}, /* aten::log2_ */
    {109940, 109951, 1493, 2, 0x10000}, /* aten::log_ */
    {109993, 110010, 1495, 1, 0x2020}, /* aten::log_normal */
    {110109, 110130, 1496, 1, 0x2020}, /* aten::log_normal.out */
    {110253, 110271, 1497, 2, 0x2000}, /* aten::log_normal_ */
    {110377, 110395, 1499, 1, 0x0}, /* aten::log_sigmoid */
    {110436, 110458, 1500, 1, 0x0}, /* aten::log_sigmoid.out */
    {110526, 110553, 1501, 2, 0x0}, /* aten::log_sigmoid_backward */
    {110638, 110676, 1503, 2, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {110802, 110828, 1505, 2, 0x0}, /* aten::log_sigmoid_forward */
    {110901, 110934, 1507, 2, 0x0}, /* aten::log_sigmoid_forward.output */
    {111049, 111071, 1509, 1, 0x0}, /* aten::log_softmax.int */
    {111149, 111175, 1510, 2, 0x0}, /* aten::log_softmax.int_out */
    {111280, 111296, 1512, 2, 0x10000}, /* aten::logaddexp */
    {111349, 111369, 1514, 2, 0x10000}, /* aten::logaddexp.out */
    {111449, 111466, 1516, 2, 0x10000}, /* aten::logaddexp2 */
    {111520, 111541, 1518, 2, 0x10000}, /* aten::logaddexp2.out */
    {111622, 111641, 1520, 1, 0x0}, /* aten::logcumsumexp */
    {111692, 111715, 1521, 2, 0x0}, /* aten::logcumsumexp.out */
    {111793, 111811, 1523, 2, 0x10001}, /* aten::logical_and */
    {111866, 111888, 1525, 2, 0x10000}, /* aten::logical_and.out */
    {111970, 111989, 1527, 2, 0x10000}, /* aten::logical_and_ */
    {112053, 112071, 1529, 2, 0x10001}, /* aten::logical_not */
    {112112, 112134, 1531, 2, 0x10000}, /* aten::logical_not.out */
    {112202, 112221, 1533, 2, 0x10000}, /* aten::logical_not_ */
    {112271, 112288, 1535, 2, 0x10001}, /* aten::logical_or */
    {112342, 112363, 1537, 2, 0x10000}, /* aten::logical_or.out */
    {112444, 112462, 1539, 2, 0x10000}, /* aten::logical_or_ */
    {112525, 112543, 1541, 2, 0x10001}, /* aten::logical_xor */
    {112598, 112620, 1543, 2, 0x10000}, /* aten::logical_xor.out */
    {112702, 112721, 1545, 2, 0x10000}, /* aten::logical_xor_ */
    {112785, 112797, 1547, 2, 0x10000}, /* aten::logit */
    {112849, 112865, 1549, 2, 0x10000}, /* aten::logit.out */
    {112944, 112957, 1551, 2, 0x10000}, /* aten::logit_ */
    {113018, 113039, 1553, 2, 0x10000}, /* aten::logit_backward */
    {113120, 113152, 1555, 2, 0x10000}, /* aten::logit_backward.grad_input */
    {113274, 113289, 1557, 2, 0x0}, /* aten::logspace */
    {113460, 113489, 1559, 2, 0x0}, /* aten::logspace.Scalar_Tensor */
    {113674, 113707, 1561, 1, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {113827, 113856, 1562, 2, 0x0}, /* aten::logspace.Tensor_Scalar */
    {114041, 114074, 1564, 1, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {114194, 114223, 1565, 2, 0x0}, /* aten::logspace.Tensor_Tensor */
    {114408, 114441, 1567, 1, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {114561, 114580, 1568, 2, 0x0}, /* aten::logspace.out */
    {114686, 114702, 1570, 1, 0x40000}, /* aten::logsumexp */
    {114773, 114793, 1571, 2, 0x40000}, /* aten::logsumexp.out */
    {114891, 114907, 1573, 2, 0x10001}, /* aten::lt.Scalar */
    {114960, 114980, 1575, 2, 0x10000}, /* aten::lt.Scalar_out */
    {115060, 115076, 1577, 2, 0x10001}, /* aten::lt.Tensor */
    {115129, 115149, 1579, 2, 0x10000}, /* aten::lt.Tensor_out */
    {115229, 115246, 1581, 2, 0x0}, /* aten::lt_.Scalar */
    {115308, 115325, 1583, 2, 0x0}, /* aten::lt_.Tensor */
    {115387, 115403, 1585, 2, 0x0}, /* aten::lu_unpack */
    {115535, 115555, 1587, 2, 0x0}, /* aten::lu_unpack.out */
    {115748, 115757, 1589, 1, 0x0}, /* aten::mH */
    {115795, 115804, 1590, 1, 0x0}, /* aten::mT */
    {115842, 115868, 1591, 1, 0x0}, /* aten::margin_ranking_loss */
    {115987, 116012, 1592, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {116087, 116116, 1593, 1, 0x20}, /* aten::masked_fill.Scalar_out */
    {116218, 116243, 1594, 1, 0x0}, /* aten::masked_fill.Tensor */
    {116318, 116347, 1595, 1, 0x20}, /* aten::masked_fill.Tensor_out */
    {116449, 116475, 1596, 2, 0x0}, /* aten::masked_fill_.Scalar */
    {116559, 116585, 1598, 2, 0x0}, /* aten::masked_fill_.Tensor */
    {116669, 116690, 1600, 1, 0x1}, /* aten::masked_scatter */
    {116762, 116787, 1601, 1, 0x20}, /* aten::masked_scatter.out */
    {116886, 116908, 1602, 2, 0x0}, /* aten::masked_scatter_ */
    {116989, 117019, 1604, 1, 0x0}, /* aten::masked_scatter_backward */
    {117108, 117128, 1605, 1, 0x8}, /* aten::masked_select */
    {117184, 117208, 1606, 1, 0x8}, /* aten::masked_select.out */
    {117291, 117304, 1607, 1, 0x0}, /* aten::matmul */
    {117354, 117371, 1608, 1, 0x0}, /* aten::matmul.out */
    {117448, 117463, 1609, 1, 0x0}, /* aten::matrix_H */
    {117507, 117517, 1610, 2, 0x40000}, /* aten::max */
    {117550, 117564, 1612, 2, 0x40001}, /* aten::max.dim */
    {117655, 117673, 1614, 2, 0x40000}, /* aten::max.dim_max */
    {117818, 117834, 1616, 1, 0x10000}, /* aten::max.other */
    {117887, 117907, 1617, 2, 0x40000}, /* aten::max.unary_out */
    {117973, 117990, 1619, 1, 0x0}, /* aten::max_pool1d */
    {118127, 118157, 1620, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {118317, 118334, 1621, 1, 0x0}, /* aten::max_pool2d */
    {118471, 118501, 1622, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {118661, 118695, 1624, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {118906, 118945, 1626, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {119127, 119177, 1628, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {119400, 119417, 1630, 1, 0x0}, /* aten::max_pool3d */
    {119554, 119584, 1631, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {119744, 119778, 1633, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {119989, 120028, 1635, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {120210, 120260, 1637, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {120483, 120502, 1639, 2, 0x0}, /* aten::max_unpool2d */
    {120583, 120606, 1641, 2, 0x0}, /* aten::max_unpool2d.out */
    {120714, 120733, 1643, 2, 0x0}, /* aten::max_unpool3d */
    {120845, 120868, 1645, 2, 0x0}, /* aten::max_unpool3d.out */
    {121007, 121021, 1647, 2, 0x10001}, /* aten::maximum */
    {121072, 121090, 1649, 2, 0x10000}, /* aten::maximum.out */
    {121168, 121179, 1651, 1, 0x40001}, /* aten::mean */
    {121240, 121255, 1652, 2, 0x40001}, /* aten::mean.dim */
    {121353, 121374, 1654, 2, 0x40000}, /* aten::mean.dtype_out */
    {121465, 121480, 1656, 2, 0x40000}, /* aten::mean.out */
    {121598, 121611, 1658, 2, 0x0}, /* aten::median */
    {121647, 121664, 1660, 1, 0x0}, /* aten::median.dim */
    {121758, 121782, 1661, 2, 0x0}, /* aten::median.dim_values */
    {121933, 121950, 1663, 1, 0x20}, /* aten::median.out */
    {122013, 122028, 1664, 1, 0x0}, /* aten::meshgrid */
    {122073, 122097, 1665, 1, 0x0}, /* aten::meshgrid.indexing */
    {122168, 122178, 1666, 2, 0x40000}, /* aten::min */
    {122211, 122225, 1668, 2, 0x40001}, /* aten::min.dim */
    {122316, 122334, 1670, 2, 0x40000}, /* aten::min.dim_min */
    {122480, 122496, 1672, 1, 0x10000}, /* aten::min.other */
    {122549, 122569, 1673, 2, 0x40000}, /* aten::min.unary_out */
    {122635, 122649, 1675, 2, 0x10001}, /* aten::minimum */
    {122700, 122718, 1677, 2, 0x10000}, /* aten::minimum.out */
    {122796, 122807, 1679, 2, 0x10000}, /* aten::mish */
    {122841, 122856, 1681, 2, 0x0}, /* aten::mish.out */
    {122917, 122929, 1683, 2, 0x0}, /* aten::mish_ */
    {122972, 122992, 1685, 3, 0x0}, /* aten::mish_backward */
    {123055, 123064, 1688, 2, 0x1}, /* aten::mm */
    {123109, 123122, 1690, 2, 0x0}, /* aten::mm.out */
    {123194, 123205, 1692, 2, 0x0}, /* aten::mode */
    {123296, 123314, 1694, 2, 0x0}, /* aten::mode.values */
    {123462, 123481, 1696, 1, 0x0}, /* aten::moveaxis.int */
    {123558, 123581, 1697, 1, 0x0}, /* aten::moveaxis.intlist */
    {123666, 123684, 1698, 1, 0x0}, /* aten::movedim.int */
    {123760, 123782, 1699, 1, 0x0}, /* aten::movedim.intlist */
    {123866, 123881, 1700, 2, 0x0}, /* aten::mse_loss */
    {123954, 123973, 1702, 2, 0x0}, /* aten::mse_loss.out */
    {124073, 124097, 1704, 2, 0x0}, /* aten::mse_loss_backward */
    {124194, 124229, 1706, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {124367, 124379, 1708, 1, 0x0}, /* aten::msort */
    {124414, 124430, 1709, 1, 0x0}, /* aten::msort.out */
    {124492, 124509, 1710, 1, 0x10001}, /* aten::mul.Scalar */
    {124563, 124584, 1711, 1, 0x20}, /* aten::mul.Scalar_out */
    {124665, 124682, 1712, 2, 0x10001}, /* aten::mul.Tensor */
    {124736, 124750, 1714, 2, 0x10000}, /* aten::mul.out */
    {124824, 124842, 1716, 1, 0x10000}, /* aten::mul_.Scalar */
    {124905, 124923, 1717, 2, 0x10000}, /* aten::mul_.Tensor */
    {124986, 125004, 1719, 2, 0x2000}, /* aten::multinomial */
    {125119, 125141, 1721, 2, 0x2000}, /* aten::multinomial.out */
    {125280, 125302, 1723, 1, 0x0}, /* aten::multiply.Scalar */
    {125361, 125383, 1724, 1, 0x0}, /* aten::multiply.Tensor */
    {125442, 125461, 1725, 1, 0x0}, /* aten::multiply.out */
    {125540, 125563, 1726, 1, 0x0}, /* aten::multiply_.Scalar */
    {125631, 125654, 1727, 1, 0x0}, /* aten::multiply_.Tensor */
    {125722, 125731, 1728, 1, 0x0}, /* aten::mv */
    {125775, 125788, 1729, 1, 0x0}, /* aten::mv.out */
    {125859, 125874, 1730, 2, 0x10000}, /* aten::mvlgamma */
    {125919, 125938, 1732, 2, 0x10000}, /* aten::mvlgamma.out */
    {126010, 126026, 1734, 2, 0x10000}, /* aten::mvlgamma_ */
    {126080, 126097, 1736, 2, 0x10000}, /* aten::nan_to_num */
    {126194, 126215, 1738, 2, 0x10000}, /* aten::nan_to_num.out */
    {126339, 126357, 1740, 2, 0x10000}, /* aten::nan_to_num_ */
    {126463, 126477, 1742, 1, 0x0}, /* aten::nanmean */
    {126579, 126597, 1743, 1, 0x0}, /* aten::nanmean.out */
    {126723, 126739, 1744, 2, 0x0}, /* aten::nanmedian */
    {126778, 126798, 1746, 1, 0x0}, /* aten::nanmedian.dim */
    {126895, 126922, 1747, 2, 0x0}, /* aten::nanmedian.dim_values */
    {127076, 127096, 1749, 1, 0x20}, /* aten::nanmedian.out */
    {127162, 127180, 1750, 1, 0x0}, /* aten::nanquantile */
    {127297, 127319, 1751, 1, 0x0}, /* aten::nanquantile.out */
    {127460, 127485, 1752, 1, 0x0}, /* aten::nanquantile.scalar */
    {127608, 127637, 1753, 1, 0x0}, /* aten::nanquantile.scalar_out */
    {127784, 127797, 1754, 2, 0x40000}, /* aten::nansum */
    {127898, 127915, 1756, 2, 0x40000}, /* aten::nansum.out */
    {128040, 128053, 1758, 1, 0x0}, /* aten::narrow */
    {128133, 128153, 1759, 1, 0x0}, /* aten::narrow.Tensor */
    {128240, 128258, 1760, 1, 0x80000}, /* aten::narrow_copy */
    {128337, 128359, 1761, 2, 0x0}, /* aten::narrow_copy.out */
    {128465, 128489, 1763, 2, 0x0}, /* aten::native_batch_norm */
    {128670, 128698, 1765, 2, 0x0}, /* aten::native_batch_norm.out */
    {128960, 128993, 1767, 2, 0x0}, /* aten::native_batch_norm_backward */
    {129228, 129265, 1769, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {129570, 129591, 1770, 2, 0x2001}, /* aten::native_dropout */
    {129668, 129693, 1772, 1, 0x2020}, /* aten::native_dropout.out */
    {129819, 129849, 1773, 2, 0x10000}, /* aten::native_dropout_backward */
    {129935, 129969, 1775, 1, 0x20}, /* aten::native_dropout_backward.out */
    {130082, 130106, 1776, 2, 0x1}, /* aten::native_group_norm */
    {130256, 130284, 1778, 1, 0x20}, /* aten::native_group_norm.out */
    {130504, 130537, 1779, 2, 0x1}, /* aten::native_group_norm_backward */
    {130735, 130772, 1781, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {131040, 131064, 1782, 2, 0x1}, /* aten::native_layer_norm */
    {131198, 131226, 1784, 1, 0x20}, /* aten::native_layer_norm.out */
    {131430, 131463, 1785, 2, 0x1}, /* aten::native_layer_norm_backward */
    {131659, 131696, 1787, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {131962, 131978, 1788, 2, 0x10001}, /* aten::ne.Scalar */
    {132031, 132051, 1790, 2, 0x10000}, /* aten::ne.Scalar_out */
    {132131, 132147, 1792, 2, 0x10001}, /* aten::ne.Tensor */
    {132200, 132220, 1794, 2, 0x10000}, /* aten::ne.Tensor_out */
    {132300, 132317, 1796, 2, 0x0}, /* aten::ne_.Scalar */
    {132379, 132396, 1798, 2, 0x0}, /* aten::ne_.Tensor */
    {132458, 132468, 1800, 2, 0x10001}, /* aten::neg */
    {132501, 132515, 1802, 2, 0x10000}, /* aten::neg.out */
    {132575, 132586, 1804, 2, 0x10000}, /* aten::neg_ */
    {132628, 132643, 1806, 1, 0x0}, /* aten::negative */
    {132681, 132700, 1807, 1, 0x0}, /* aten::negative.out */
    {132765, 132781, 1808, 1, 0x0}, /* aten::negative_ */
    {132828, 132844, 1809, 1, 0x0}, /* aten::new_empty */
    {132990, 133010, 1810, 1, 0x20}, /* aten::new_empty.out */
    {133091, 133115, 1811, 1, 0x0}, /* aten::new_empty_strided */
    {133286, 133314, 1812, 1, 0x20}, /* aten::new_empty_strided.out */
    {133420, 133435, 1813, 1, 0x0}, /* aten::new_full */
    {133599, 133618, 1814, 1, 0x20}, /* aten::new_full.out */
    {133717, 133732, 1815, 1, 0x0}, /* aten::new_ones */
    {133877, 133896, 1816, 1, 0x20}, /* aten::new_ones.out */
    {133976, 133992, 1817, 1, 0x0}, /* aten::new_zeros */
    {134138, 134158, 1818, 1, 0x20}, /* aten::new_zeros.out */
    {134239, 134255, 1819, 2, 0x10000}, /* aten::nextafter */
    {134308, 134328, 1821, 2, 0x10000}, /* aten::nextafter.out */
    {134408, 134425, 1823, 2, 0x10000}, /* aten::nextafter_ */
    {134487, 134513, 1825, 2, 0x0}, /* aten::nll_loss2d_backward */
    {134670, 134707, 1827, 2, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {134905, 134930, 1829, 2, 0x0}, /* aten::nll_loss2d_forward */
    {135075, 135107, 1831, 2, 0x0}, /* aten::nll_loss2d_forward.output */
    {135294, 135318, 1833, 2, 0x0}, /* aten::nll_loss_backward */
    {135473, 135508, 1835, 2, 0x0}, /* aten::nll_loss_backward.grad_input */
    {135704, 135727, 1837, 2, 0x0}, /* aten::nll_loss_forward */
    {135870, 135900, 1839, 2, 0x0}, /* aten::nll_loss_forward.output */
    {136085, 136099, 1841, 1, 0x9}, /* aten::nonzero */
    {136136, 136154, 1842, 1, 0x8}, /* aten::nonzero.out */
    {136218, 136238, 1843, 1, 0x0}, /* aten::nonzero_numpy */
    {136283, 136304, 1844, 2, 0x0}, /* aten::nonzero_static */
    {136383, 136408, 1846, 2, 0x0}, /* aten::nonzero_static.out */
    {136511, 136529, 1848, 1, 0x40000}, /* aten::norm.Scalar */
    {136582, 136607, 1849, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {136698, 136729, 1851, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {136841, 136868, 1853, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {136950, 136981, 1854, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {137087, 137109, 1855, 1, 0x20}, /* aten::norm.Scalar_out */
    {137189, 137210, 1856, 2, 0x40000}, /* aten::norm.dtype_out */
    {137332, 137347, 1858, 2, 0x40000}, /* aten::norm.out */
    {137451, 137478, 1860, 2, 0x2000}, /* aten::normal.Tensor_Tensor */
    {137570, 137601, 1862, 2, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {137717, 137743, 1864, 2, 0x2000}, /* aten::normal.Tensor_float */
    {137835, 137865, 1866, 2, 0x2000}, /* aten::normal.Tensor_float_out */
    {137981, 138007, 1868, 2, 0x2000}, /* aten::normal.float_Tensor */
    {138097, 138127, 1870, 2, 0x2000}, /* aten::normal.float_Tensor_out */
    {138241, 138266, 1872, 2, 0x2000}, /* aten::normal.float_float */
    {138458, 138487, 1874, 1, 0x2000}, /* aten::normal.float_float_out */
    {138614, 138631, 1875, 1, 0x2020}, /* aten::normal.out */
    {138750, 138764, 1876, 2, 0x2000}, /* aten::normal_ */
    {138866, 138890, 1878, 1, 0x2000}, /* aten::normal_functional */
    {138994, 139017, 1879, 1, 0x0}, /* aten::not_equal.Scalar */
    {139077, 139104, 1880, 1, 0x0}, /* aten::not_equal.Scalar_out */
    {139191, 139214, 1881, 1, 0x0}, /* aten::not_equal.Tensor */
    {139274, 139301, 1882, 1, 0x0}, /* aten::not_equal.Tensor_out */
    {139388, 139412, 1883, 1, 0x0}, /* aten::not_equal_.Scalar */
    {139481, 139505, 1884, 1, 0x0}, /* aten::not_equal_.Tensor */
    {139574, 139586, 1885, 1, 0x0}, /* aten::numel */
    {139618, 139632, 1886, 1, 0x0}, /* aten::numpy_T */
    {139675, 139689, 1887, 1, 0x8}, /* aten::one_hot */
    {139746, 139757, 1888, 2, 0x0}, /* aten::ones */
    {139885, 139900, 1890, 1, 0x0}, /* aten::ones.out */
    {139963, 139979, 1891, 1, 0x0}, /* aten::ones_like */
    {140144, 140164, 1892, 1, 0x20}, /* aten::ones_like.out */
    {140264, 140276, 1893, 2, 0x0}, /* aten::ormqr */
    {140379, 140395, 1895, 2, 0x0}, /* aten::ormqr.out */
    {140525, 140537, 1897, 1, 0x0}, /* aten::outer */
    {140585, 140601, 1898, 1, 0x0}, /* aten::outer.out */
    {140676, 140686, 1899, 1, 0x0}, /* aten::pad */
    {140773, 140797, 1900, 1, 0x0}, /* aten::pairwise_distance */
    {140901, 140913, 1901, 1, 0x0}, /* aten::pdist */
    {140959, 140973, 1902, 1, 0x1}, /* aten::permute */
    {141028, 141047, 1903, 1, 0x80000}, /* aten::permute_copy */
    {141101, 141124, 1904, 1, 0x80020}, /* aten::permute_copy.out */
    {141205, 141225, 1905, 2, 0x0}, /* aten::pixel_shuffle */
    {141288, 141312, 1907, 1, 0x20}, /* aten::pixel_shuffle.out */
    {141402, 141424, 1908, 2, 0x0}, /* aten::pixel_unshuffle */
    {141491, 141517, 1910, 1, 0x20}, /* aten::pixel_unshuffle.out */
    {141611, 141634, 1911, 1, 0x0}, /* aten::poisson_nll_loss */
    {141749, 141761, 1912, 2, 0x0}, /* aten::polar */
    {141809, 141825, 1914, 2, 0x0}, /* aten::polar.out */
    {141900, 141916, 1916, 2, 0x10000}, /* aten::polygamma */
    {141962, 141982, 1918, 2, 0x10000}, /* aten::polygamma.out */
    {142055, 142072, 1920, 2, 0x10000}, /* aten::polygamma_ */
    {142127, 142142, 1922, 1, 0x10000}, /* aten::positive */
    {142186, 142203, 1923, 2, 0x10001}, /* aten::pow.Scalar */
    {142260, 142281, 1925, 2, 0x10000}, /* aten::pow.Scalar_out */
    {142365, 142389, 1927, 2, 0x10001}, /* aten::pow.Tensor_Scalar */
    {142453, 142481, 1929, 2, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {142572, 142596, 1931, 2, 0x10001}, /* aten::pow.Tensor_Tensor */
    {142660, 142688, 1933, 2, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {142779, 142797, 1935, 2, 0x10000}, /* aten::pow_.Scalar */
    {142863, 142881, 1937, 2, 0x10000}, /* aten::pow_.Tensor */
    {142947, 142959, 1939, 1, 0x0}, /* aten::prelu */
    {143009, 143020, 1940, 2, 0x40001}, /* aten::prod */
    {143081, 143100, 1942, 2, 0x40001}, /* aten::prod.dim_int */
    {143198, 143217, 1944, 2, 0x40000}, /* aten::prod.int_out */
    {143335, 143350, 1946, 1, 0x20}, /* aten::prod.out */
    {143435, 143455, 1947, 1, 0x0}, /* aten::promote_types */
    {143525, 143535, 1948, 1, 0x0}, /* aten::put */
    {143620, 143634, 1949, 1, 0x20}, /* aten::put.out */
    {143746, 143757, 1950, 2, 0x0}, /* aten::put_ */
    {143851, 143866, 1952, 1, 0x0}, /* aten::quantile */
    {143980, 143999, 1953, 1, 0x0}, /* aten::quantile.out */
    {144137, 144159, 1954, 1, 0x0}, /* aten::quantile.scalar */
    {144279, 144305, 1955, 1, 0x0}, /* aten::quantile.scalar_out */
    {144449, 144463, 1956, 1, 0x10000}, /* aten::rad2deg */
    {144500, 144518, 1957, 1, 0x10000}, /* aten::rad2deg.out */
    {144582, 144597, 1958, 1, 0x10000}, /* aten::rad2deg_ */
    {144643, 144654, 1959, 2, 0x2001}, /* aten::rand */
    {144782, 144803, 1961, 2, 0x2000}, /* aten::rand.generator */
    {144963, 144988, 1963, 1, 0x2000}, /* aten::rand.generator_out */
    {145083, 145098, 1964, 1, 0x2000}, /* aten::rand.out */
    {145161, 145177, 1965, 1, 0x2000}, /* aten::rand_like */
    {145342, 145362, 1966, 1, 0x2020}, /* aten::rand_like.out */
    {145462, 145476, 1967, 2, 0x2000}, /* aten::randint */
    {145620, 145644, 1969, 2, 0x2000}, /* aten::randint.generator */
    {145820, 145848, 1971, 1, 0x2000}, /* aten::randint.generator_out */
    {145959, 145977, 1972, 2, 0x2000}, /* aten::randint.low */
    {146137, 146165, 1974, 2, 0x2000}, /* aten::randint.low_generator */
    {146357, 146389, 1976, 1, 0x2000}, /* aten::randint.low_generator_out */
    {146516, 146538, 1977, 1, 0x2000}, /* aten::randint.low_out */
    {146633, 146651, 1978, 1, 0x2000}, /* aten::randint.out */
    {146730, 146749, 1979, 1, 0x2000}, /* aten::randint_like */
    {146930, 146959, 1980, 1, 0x2000}, /* aten::randint_like.low_dtype */
    {147162, 147195, 1981, 1, 0x2020}, /* aten::randint_like.low_dtype_out */
    {147333, 147356, 1982, 1, 0x2020}, /* aten::randint_like.out */
    {147472, 147484, 1983, 2, 0x2001}, /* aten::randn */
    {147613, 147635, 1985, 2, 0x2000}, /* aten::randn.generator */
    {147796, 147822, 1987, 1, 0x2000}, /* aten::randn.generator_out */
    {147918, 147934, 1988, 1, 0x2000}, /* aten::randn.out */
    {147998, 148015, 1989, 1, 0x2000}, /* aten::randn_like */
    {148181, 148202, 1990, 1, 0x2020}, /* aten::randn_like.out */
    {148303, 148316, 1991, 1, 0x2020}, /* aten::random */
    {148382, 148400, 1992, 1, 0x2020}, /* aten::random.from */
    {148490, 148512, 1993, 1, 0x2020}, /* aten::random.from_out */
    {148626, 148643, 1994, 1, 0x2020}, /* aten::random.out */
    {148733, 148749, 1995, 1, 0x2020}, /* aten::random.to */
    {148826, 148846, 1996, 1, 0x2020}, /* aten::random.to_out */
    {148947, 148961, 1997, 2, 0x2000}, /* aten::random_ */
    {149036, 149055, 1999, 2, 0x2000}, /* aten::random_.from */
    {149154, 149171, 2001, 2, 0x2000}, /* aten::random_.to */
    {149257, 149272, 2003, 2, 0x2001}, /* aten::randperm */
    {149399, 149424, 2005, 2, 0x2000}, /* aten::randperm.generator */
    {149583, 149612, 2007, 2, 0x2000}, /* aten::randperm.generator_out */
    {149706, 149725, 2009, 1, 0x2000}, /* aten::randperm.out */
    {149787, 149799, 2010, 2, 0x0}, /* aten::range */
    {149939, 149955, 2012, 2, 0x0}, /* aten::range.out */
    {150045, 150062, 2014, 1, 0x0}, /* aten::range.out_ */
    {150138, 150155, 2015, 2, 0x0}, /* aten::range.step */
    {150315, 150327, 2017, 1, 0x0}, /* aten::ravel */
    {150368, 150379, 2018, 1, 0x0}, /* aten::real */
    {150419, 150436, 2019, 2, 0x10001}, /* aten::reciprocal */
    {150476, 150497, 2021, 2, 0x10000}, /* aten::reciprocal.out */
    {150564, 150582, 2023, 2, 0x10000}, /* aten::reciprocal_ */
    {150631, 150654, 2025, 2, 0x1}, /* aten::reflection_pad1d */
    {150719, 150746, 2027, 2, 0x0}, /* aten::reflection_pad1d.out */
    {150838, 150870, 2029, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {150964, 151007, 2031, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {151142, 151165, 2033, 2, 0x1}, /* aten::reflection_pad2d */
    {151230, 151257, 2035, 2, 0x0}, /* aten::reflection_pad2d.out */
    {151349, 151381, 2037, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {151475, 151518, 2039, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {151653, 151676, 2041, 2, 0x1}, /* aten::reflection_pad3d */
    {151741, 151768, 2043, 2, 0x0}, /* aten::reflection_pad3d.out */
    {151860, 151892, 2045, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {151986, 152029, 2047, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {152164, 152175, 2049, 2, 0x10001}, /* aten::relu */
    {152209, 152224, 2051, 1, 0x20}, /* aten::relu.out */
    {152285, 152297, 2052, 1, 0x10000}, /* aten::relu6 */
    {152332, 152345, 2053, 1, 0x0}, /* aten::relu6_ */
    {152389, 152401, 2054, 2, 0x10000}, /* aten::relu_ */
    {152444, 152467, 2056, 1, 0x10001}, /* aten::remainder.Scalar */
    {152527, 152557, 2057, 2, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {152624, 152658, 2059, 1, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {152752, 152779, 2060, 1, 0x10000}, /* aten::remainder.Scalar_out */
    {152866, 152889, 2061, 2, 0x10001}, /* aten::remainder.Tensor */
    {152949, 152976, 2063, 2, 0x10000}, /* aten::remainder.Tensor_out */
    {153063, 153087, 2065, 1, 0x10000}, /* aten::remainder_.Scalar */
    {153156, 153180, 2066, 2, 0x10000}, /* aten::remainder_.Tensor */
    {153249, 153262, 2068, 2, 0x0}, /* aten::renorm */
    {153333, 153350, 2070, 2, 0x0}, /* aten::renorm.out */
    {153448, 153462, 2072, 2, 0x0}, /* aten::renorm_ */
    {153542, 153555, 2074, 1, 0x1}, /* aten::repeat */
    {153609, 153626, 2075, 1, 0x20}, /* aten::repeat.out */
    {153707, 153738, 2076, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {153824, 153859, 2077, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {153969, 154005, 2078, 1, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {154124, 154157, 2079, 1, 0x0}, /* aten::repeat_interleave.self_int */
    {154273, 154297, 2080, 2, 0x0}, /* aten::replication_pad1d */
    {154363, 154391, 2082, 2, 0x0}, /* aten::replication_pad1d.out */
    {154484, 154517, 2084, 2, 0x0}, /* aten::replication_pad1d_backward */
    {154612, 154656, 2086, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {154792, 154816, 2088, 2, 0x1}, /* aten::replication_pad2d */
    {154882, 154910, 2090, 2, 0x0}, /* aten::replication_pad2d.out */
    {155003, 155036, 2092, 2, 0x0}, /* aten::replication_pad2d_backward */
    {155131, 155175, 2094, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {155311, 155335, 2096, 2, 0x1}, /* aten::replication_pad3d */
    {155401, 155429, 2098, 2, 0x0}, /* aten::replication_pad3d.out */
    {155522, 155555, 2100, 2, 0x0}, /* aten::replication_pad3d_backward */
    {155650, 155694, 2102, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {155830, 155844, 2104, 1, 0x0}, /* aten::reshape */
    {155903, 155920, 2105, 1, 0x0}, /* aten::reshape_as */
    {155980, 155993, 2106, 1, 0x20}, /* aten::resize */
    {156081, 156098, 2107, 1, 0x20}, /* aten::resize.out */
    {156210, 156224, 2108, 2, 0x81}, /* aten::resize_ */
    {156321, 156337, 2110, 1, 0x20}, /* aten::resize_as */
    {156434, 156454, 2111, 1, 0x20}, /* aten::resize_as.out */
    {156575, 156592, 2112, 1, 0x80}, /* aten::resize_as_ */
    {156698, 156717, 2113, 1, 0x0}, /* aten::resolve_conj */
    {156765, 156783, 2114, 1, 0x0}, /* aten::resolve_neg */
    {156830, 156855, 2115, 1, 0x0}, /* aten::result_type.Scalar */
    {156923, 156955, 2116, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {157033, 157065, 2117, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {157141, 157166, 2118, 1, 0x0}, /* aten::result_type.Tensor */
    {157234, 157249, 2119, 1, 0x0}, /* aten::rms_norm */
    {157353, 157364, 2120, 2, 0x0}, /* aten::roll */
    {157432, 157447, 2122, 1, 0x20}, /* aten::roll.out */
    {157542, 157554, 2123, 1, 0x0}, /* aten::rot90 */
    {157616, 157632, 2124, 1, 0x20}, /* aten::rot90.out */
    {157722, 157734, 2125, 2, 0x10001}, /* aten::round */
    {157769, 157790, 2127, 2, 0x10000}, /* aten::round.decimals */
    {157851, 157876, 2129, 2, 0x10000}, /* aten::round.decimals_out */
    {157961, 157977, 2131, 2, 0x10000}, /* aten::round.out */
    {158039, 158052, 2133, 2, 0x10000}, /* aten::round_ */
    {158096, 158118, 2135, 2, 0x10000}, /* aten::round_.decimals */
    {158188, 158204, 2137, 1, 0x0}, /* aten::row_stack */
    {158248, 158268, 2138, 1, 0x0}, /* aten::row_stack.out */
    {158339, 158371, 2139, 1, 0x0}, /* aten::rrelu_with_noise_backward */
    {158524, 158560, 2140, 1, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {158740, 158752, 2141, 2, 0x10001}, /* aten::rsqrt */
    {158787, 158803, 2143, 2, 0x10000}, /* aten::rsqrt.out */
    {158865, 158878, 2145, 2, 0x10000}, /* aten::rsqrt_ */
    {158922, 158940, 2147, 1, 0x10000}, /* aten::rsub.Scalar */
    {159011, 159033, 2148, 1, 0x20}, /* aten::rsub.Scalar_out */
    {159131, 159149, 2149, 2, 0x0}, /* aten::rsub.Tensor */
    {159223, 159245, 2151, 1, 0x20}, /* aten::rsub.Tensor_out */
    {159343, 159363, 2152, 2, 0x1}, /* aten::scalar_tensor */
    {159495, 159519, 2154, 1, 0x20}, /* aten::scalar_tensor.out */
    {159586, 159607, 2155, 2, 0x0}, /* aten::scatter.reduce */
    {159701, 159726, 2157, 2, 0x0}, /* aten::scatter.reduce_out */
    {159844, 159862, 2159, 2, 0x1}, /* aten::scatter.src */
    {159938, 159960, 2161, 2, 0x0}, /* aten::scatter.src_out */
    {160063, 160083, 2163, 2, 0x1}, /* aten::scatter.value */
    {160163, 160187, 2165, 2, 0x0}, /* aten::scatter.value_out */
    {160294, 160321, 2167, 2, 0x0}, /* aten::scatter.value_reduce */
    {160423, 160454, 2169, 2, 0x0}, /* aten::scatter.value_reduce_out */
    {160580, 160602, 2171, 2, 0x0}, /* aten::scatter_.reduce */
    {160705, 160724, 2173, 2, 0x0}, /* aten::scatter_.src */
    {160809, 160830, 2175, 2, 0x0}, /* aten::scatter_.value */
    {160919, 160947, 2177, 2, 0x0}, /* aten::scatter_.value_reduce */
    {161058, 161076, 2179, 2, 0x1}, /* aten::scatter_add */
    {161152, 161174, 2181, 2, 0x0}, /* aten::scatter_add.out */
    {161277, 161296, 2183, 2, 0x0}, /* aten::scatter_add_ */
    {161381, 161406, 2185, 2, 0x1}, /* aten::scatter_reduce.two */
    {161528, 161557, 2187, 2, 0x0}, /* aten::scatter_reduce.two_out */
    {161703, 161729, 2189, 2, 0x0}, /* aten::scatter_reduce_.two */
    {161860, 161886, 2191, 2, 0x0}, /* aten::searchsorted.Scalar */
    {162039, 162069, 2193, 2, 0x0}, /* aten::searchsorted.Scalar_out */
    {162246, 162272, 2195, 2, 0x0}, /* aten::searchsorted.Tensor */
    {162425, 162455, 2197, 2, 0x0}, /* aten::searchsorted.Tensor_out */
    {162632, 162649, 2199, 1, 0x1}, /* aten::select.int */
    {162718, 162740, 2200, 1, 0x0}, /* aten::select_backward */
    {162837, 162863, 2201, 1, 0x20}, /* aten::select_backward.out */
    {162987, 163009, 2202, 1, 0x80000}, /* aten::select_copy.int */
    {163077, 163103, 2203, 1, 0x80020}, /* aten::select_copy.int_out */
    {163198, 163219, 2204, 1, 0x1}, /* aten::select_scatter */
    {163298, 163323, 2205, 1, 0x20}, /* aten::select_scatter.out */
    {163429, 163440, 2206, 1, 0x10000}, /* aten::selu */
    {163474, 163486, 2207, 1, 0x10000}, /* aten::selu_ */
    {163529, 163539, 2208, 2, 0x10000}, /* aten::sgn */
    {163572, 163586, 2210, 2, 0x10000}, /* aten::sgn.out */
    {163646, 163657, 2212, 2, 0x10000}, /* aten::sgn_ */
    {163699, 163713, 2214, 2, 0x10001}, /* aten::sigmoid */
    {163750, 163768, 2216, 2, 0x10000}, /* aten::sigmoid.out */
    {163832, 163847, 2218, 2, 0x10000}, /* aten::sigmoid_ */
    {163893, 163916, 2220, 2, 0x10000}, /* aten::sigmoid_backward */
    {163984, 164018, 2222, 2, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {164127, 164138, 2224, 2, 0x10001}, /* aten::sign */
    {164172, 164187, 2226, 2, 0x10000}, /* aten::sign.out */
    {164248, 164260, 2228, 2, 0x10000}, /* aten::sign_ */
    {164303, 164317, 2230, 2, 0x10000}, /* aten::signbit */
    {164354, 164372, 2232, 2, 0x10000}, /* aten::signbit.out */
    {164436, 164447, 2234, 2, 0x10000}, /* aten::silu */
    {164481, 164496, 2236, 2, 0x10000}, /* aten::silu.out */
    {164557, 164569, 2238, 2, 0x10000}, /* aten::silu_ */
    {164612, 164632, 2240, 2, 0x10000}, /* aten::silu_backward */
    {164695, 164726, 2242, 2, 0x10000}, /* aten::silu_backward.grad_input */
    {164830, 164840, 2244, 2, 0x10001}, /* aten::sin */
    {164873, 164887, 2246, 2, 0x10000}, /* aten::sin.out */
    {164947, 164958, 2248, 2, 0x10000}, /* aten::sin_ */
    {165000, 165011, 2250, 2, 0x10000}, /* aten::sinc */
    {165045, 165060, 2252, 2, 0x10000}, /* aten::sinc.out */
    {165121, 165133, 2254, 2, 0x10000}, /* aten::sinc_ */
    {165176, 165187, 2256, 2, 0x10001}, /* aten::sinh */
    {165221, 165236, 2258, 2, 0x10000}, /* aten::sinh.out */
    {165297, 165309, 2260, 2, 0x10000}, /* aten::sinh_ */
    {165352, 165367, 2262, 1, 0x0}, /* aten::size.int */
    {165411, 165430, 2263, 1, 0x1}, /* aten::slice.Tensor */
    {165542, 165563, 2264, 1, 0x0}, /* aten::slice_backward */
    {165684, 165709, 2265, 1, 0x20}, /* aten::slice_backward.out */
    {165857, 165881, 2266, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {165992, 166020, 2267, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {166158, 166178, 2268, 1, 0x80001}, /* aten::slice_scatter */
    {166297, 166321, 2269, 1, 0x80020}, /* aten::slice_scatter.out */
    {166467, 166488, 2270, 2, 0x0}, /* aten::smooth_l1_loss */
    {166583, 166608, 2272, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {166730, 166760, 2274, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {166875, 166916, 2276, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {167072, 167095, 2278, 2, 0x0}, /* aten::soft_margin_loss */
    {167176, 167203, 2280, 1, 0x0}, /* aten::soft_margin_loss.out */
    {167311, 167343, 2281, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {167448, 167491, 2283, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {167637, 167655, 2284, 1, 0x0}, /* aten::softmax.int */
    {167729, 167751, 2285, 2, 0x0}, /* aten::softmax.int_out */
    {167852, 167867, 2287, 2, 0x10000}, /* aten::softplus */
    {167941, 167960, 2289, 2, 0x0}, /* aten::softplus.out */
    {168061, 168085, 2291, 2, 0x0}, /* aten::softplus_backward */
    {168183, 168218, 2293, 2, 0x0}, /* aten::softplus_backward.grad_input */
    {168357, 168374, 2295, 2, 0x10000}, /* aten::softshrink */
    {168432, 168453, 2297, 2, 0x0}, /* aten::softshrink.out */
    {168538, 168564, 2299, 2, 0x0}, /* aten::softshrink_backward */
    {168647, 168684, 2301, 2, 0x0}, /* aten::softshrink_backward.grad_input */
    {168808, 168819, 2303, 1, 0x1}, /* aten::sort */
    {168913, 168931, 2304, 2, 0x0}, /* aten::sort.stable */
    {169049, 169067, 2306, 2, 0x0}, /* aten::sort.values */
    {169218, 169243, 2308, 2, 0x0}, /* aten::sort.values_stable */
    {169415, 169437, 2310, 2, 0x10000}, /* aten::special_airy_ai */
    {169479, 169505, 2312, 2, 0x10000}, /* aten::special_airy_ai.out */
    {169574, 169598, 2314, 2, 0x10000}, /* aten::special_bessel_j0 */
    {169645, 169673, 2316, 2, 0x10000}, /* aten::special_bessel_j0.out */
    {169747, 169771, 2318, 2, 0x10000}, /* aten::special_bessel_j1 */
    {169818, 169846, 2320, 2, 0x10000}, /* aten::special_bessel_j1.out */
    {169920, 169944, 2322, 2, 0x10000}, /* aten::special_bessel_y0 */
    {169991, 170019, 2324, 2, 0x10000}, /* aten::special_bessel_y0.out */
    {170093, 170117, 2326, 2, 0x10000}, /* aten::special_bessel_y1 */
    {170164, 170192, 2328, 2, 0x10000}, /* aten::special_bessel_y1.out */
    {170266, 170303, 2330, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {170370, 170416, 2332, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {170492, 170542, 2333, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {170645, 170686, 2334, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {170780, 170826, 2336, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {170902, 170952, 2337, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {171055, 171092, 2338, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {171159, 171205, 2340, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {171281, 171331, 2341, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {171434, 171475, 2342, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {171569, 171615, 2344, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {171691, 171741, 2345, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {171844, 171881, 2346, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {171948, 171994, 2348, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {172070, 172120, 2349, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {172223, 172264, 2350, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {172358, 172404, 2352, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {172480, 172530, 2353, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {172633, 172670, 2354, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {172737, 172783, 2356, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {172859, 172909, 2357, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {173012, 173053, 2358, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {173147, 173193, 2360, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {173269, 173319, 2361, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {173422, 173444, 2362, 1, 0x0}, /* aten::special_digamma */
    {173489, 173515, 2363, 1, 0x0}, /* aten::special_digamma.out */
    {173587, 173606, 2364, 2, 0x10000}, /* aten::special_entr */
    {173648, 173671, 2366, 2, 0x10000}, /* aten::special_entr.out */
    {173740, 173758, 2368, 1, 0x0}, /* aten::special_erf */
    {173799, 173821, 2369, 1, 0x0}, /* aten::special_erf.out */
    {173889, 173908, 2370, 1, 0x0}, /* aten::special_erfc */
    {173950, 173973, 2371, 1, 0x0}, /* aten::special_erfc.out */
    {174042, 174062, 2372, 2, 0x10000}, /* aten::special_erfcx */
    {174105, 174129, 2374, 2, 0x10000}, /* aten::special_erfcx.out */
    {174199, 174220, 2376, 1, 0x0}, /* aten::special_erfinv */
    {174264, 174289, 2377, 1, 0x0}, /* aten::special_erfinv.out */
    {174360, 174379, 2378, 1, 0x0}, /* aten::special_exp2 */
    {174421, 174444, 2379, 1, 0x0}, /* aten::special_exp2.out */
    {174513, 174533, 2380, 1, 0x0}, /* aten::special_expit */
    {174576, 174600, 2381, 1, 0x0}, /* aten::special_expit.out */
    {174670, 174690, 2382, 1, 0x0}, /* aten::special_expm1 */
    {174733, 174757, 2383, 1, 0x0}, /* aten::special_expm1.out */
    {174827, 174850, 2384, 1, 0x0}, /* aten::special_gammainc */
    {174910, 174937, 2385, 1, 0x0}, /* aten::special_gammainc.out */
    {175024, 175048, 2386, 1, 0x0}, /* aten::special_gammaincc */
    {175109, 175137, 2387, 1, 0x0}, /* aten::special_gammaincc.out */
    {175225, 175247, 2388, 1, 0x0}, /* aten::special_gammaln */
    {175292, 175318, 2389, 1, 0x0}, /* aten::special_gammaln.out */
    {175390, 175425, 2390, 2, 0x10000}, /* aten::special_hermite_polynomial_h */
    {175490, 175534, 2392, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {175608, 175656, 2393, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {175757, 175796, 2394, 2, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {175888, 175932, 2396, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {176006, 176054, 2397, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {176155, 176191, 2398, 2, 0x10000}, /* aten::special_hermite_polynomial_he */
    {176257, 176302, 2400, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {176377, 176426, 2401, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {176528, 176568, 2402, 2, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {176661, 176706, 2404, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {176781, 176830, 2405, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {176932, 176949, 2406, 1, 0x0}, /* aten::special_i0 */
    {176989, 177010, 2407, 1, 0x0}, /* aten::special_i0.out */
    {177077, 177095, 2408, 2, 0x10000}, /* aten::special_i0e */
    {177136, 177158, 2410, 2, 0x10000}, /* aten::special_i0e.out */
    {177226, 177243, 2412, 2, 0x10000}, /* aten::special_i1 */
    {177283, 177304, 2414, 2, 0x10000}, /* aten::special_i1.out */
    {177371, 177389, 2416, 2, 0x10000}, /* aten::special_i1e */
    {177430, 177452, 2418, 2, 0x10000}, /* aten::special_i1e.out */
    {177520, 177556, 2420, 2, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {177622, 177667, 2422, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {177742, 177791, 2423, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {177893, 177933, 2424, 2, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {178026, 178071, 2426, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {178146, 178195, 2427, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {178297, 178333, 2428, 2, 0x10000}, /* aten::special_legendre_polynomial_p */
    {178399, 178444, 2430, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {178519, 178568, 2431, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {178670, 178710, 2432, 2, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {178803, 178848, 2434, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {178923, 178972, 2435, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {179074, 179094, 2436, 1, 0x0}, /* aten::special_log1p */
    {179137, 179161, 2437, 1, 0x0}, /* aten::special_log1p.out */
    {179231, 179254, 2438, 2, 0x10000}, /* aten::special_log_ndtr */
    {179300, 179327, 2440, 2, 0x10000}, /* aten::special_log_ndtr.out */
    {179400, 179426, 2442, 1, 0x0}, /* aten::special_log_softmax */
    {179511, 179531, 2443, 1, 0x0}, /* aten::special_logit */
    {179591, 179615, 2444, 1, 0x0}, /* aten::special_logit.out */
    {179702, 179726, 2445, 1, 0x0}, /* aten::special_logsumexp */
    {179805, 179833, 2446, 1, 0x0}, /* aten::special_logsumexp.out */
    {179939, 179972, 2447, 2, 0x10000}, /* aten::special_modified_bessel_i0 */
    {180028, 180065, 2449, 2, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {180148, 180181, 2451, 2, 0x10000}, /* aten::special_modified_bessel_i1 */
    {180237, 180274, 2453, 2, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {180357, 180390, 2455, 2, 0x10000}, /* aten::special_modified_bessel_k0 */
    {180446, 180483, 2457, 2, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {180566, 180599, 2459, 2, 0x10000}, /* aten::special_modified_bessel_k1 */
    {180655, 180692, 2461, 2, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {180775, 180802, 2463, 1, 0x0}, /* aten::special_multigammaln */
    {180859, 180890, 2464, 1, 0x0}, /* aten::special_multigammaln.out */
    {180974, 180993, 2465, 1, 0x0}, /* aten::special_ndtr */
    {181035, 181058, 2466, 1, 0x0}, /* aten::special_ndtr.out */
    {181127, 181147, 2467, 2, 0x10000}, /* aten::special_ndtri */
    {181190, 181214, 2469, 2, 0x10000}, /* aten::special_ndtri.out */
    {181284, 181308, 2471, 1, 0x0}, /* aten::special_polygamma */
    {181362, 181390, 2472, 1, 0x0}, /* aten::special_polygamma.out */
    {181471, 181489, 2473, 1, 0x0}, /* aten::special_psi */
    {181530, 181552, 2474, 1, 0x0}, /* aten::special_psi.out */
    {181620, 181640, 2475, 1, 0x0}, /* aten::special_round */
    {181702, 181726, 2476, 1, 0x0}, /* aten::special_round.out */
    {181812, 181852, 2477, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {181912, 181956, 2479, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {182043, 182083, 2481, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {182143, 182187, 2483, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {182274, 182319, 2485, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {182394, 182448, 2487, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {182532, 182590, 2488, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {182701, 182750, 2489, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {182852, 182906, 2491, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {182990, 183048, 2492, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {183159, 183204, 2493, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {183279, 183333, 2495, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {183417, 183475, 2496, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {183586, 183635, 2497, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {183737, 183791, 2499, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {183875, 183933, 2500, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {184044, 184089, 2501, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {184164, 184218, 2503, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {184302, 184360, 2504, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {184471, 184520, 2505, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {184622, 184676, 2507, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {184760, 184818, 2508, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {184929, 184974, 2509, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {185049, 185103, 2511, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {185187, 185245, 2512, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {185356, 185405, 2513, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {185507, 185561, 2515, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {185645, 185703, 2516, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {185814, 185833, 2517, 1, 0x0}, /* aten::special_sinc */
    {185875, 185898, 2518, 1, 0x0}, /* aten::special_sinc.out */
    {185967, 185989, 2519, 1, 0x0}, /* aten::special_softmax */
    {186067, 186101, 2520, 2, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {186155, 186193, 2522, 2, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {186274, 186296, 2524, 2, 0x10000}, /* aten::special_xlog1py */
    {186355, 186390, 2526, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {186462, 186501, 2527, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {186600, 186626, 2528, 2, 0x10000}, /* aten::special_xlog1py.out */
    {186712, 186746, 2530, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {186817, 186855, 2531, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {186953, 186973, 2532, 1, 0x0}, /* aten::special_xlogy */
    {187030, 187063, 2533, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {187133, 187170, 2534, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {187267, 187291, 2535, 1, 0x0}, /* aten::special_xlogy.out */
    {187375, 187407, 2536, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {187476, 187512, 2537, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {187608, 187627, 2538, 2, 0x10000}, /* aten::special_zeta */
    {187683, 187715, 2540, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {187784, 187820, 2541, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {187916, 187939, 2542, 2, 0x10000}, /* aten::special_zeta.out */
    {188022, 188053, 2544, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {188121, 188156, 2545, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {188251, 188270, 2546, 1, 0x0}, /* aten::split.Tensor */
    {188355, 188373, 2547, 1, 0x0}, /* aten::split.sizes */
    {188459, 188483, 2548, 1, 0x80000}, /* aten::split_copy.Tensor */
    {188562, 188590, 2549, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {188688, 188711, 2550, 1, 0x1}, /* aten::split_with_sizes */
    {188803, 188831, 2551, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {188917, 188949, 2552, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {189054, 189065, 2553, 2, 0x10001}, /* aten::sqrt */
    {189099, 189114, 2555, 2, 0x10000}, /* aten::sqrt.out */
    {189175, 189187, 2557, 2, 0x10000}, /* aten::sqrt_ */
    {189230, 189243, 2559, 1, 0x10000}, /* aten::square */
    {189279, 189296, 2560, 1, 0x10000}, /* aten::square.out */
    {189359, 189373, 2561, 1, 0x10000}, /* aten::square_ */
    {189418, 189432, 2562, 1, 0x0}, /* aten::squeeze */
    {189475, 189493, 2563, 1, 0x1}, /* aten::squeeze.dim */
    {189549, 189568, 2564, 1, 0x1}, /* aten::squeeze.dims */
    {189627, 189642, 2565, 1, 0x80}, /* aten::squeeze_ */
    {189688, 189707, 2566, 1, 0x80}, /* aten::squeeze_.dim */
    {189766, 189786, 2567, 1, 0x80}, /* aten::squeeze_.dims */
    {189848, 189867, 2568, 1, 0x80000}, /* aten::squeeze_copy */
    {189909, 189932, 2569, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {189987, 190014, 2570, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {190096, 190120, 2571, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {190178, 190206, 2572, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {190291, 190314, 2573, 1, 0x80020}, /* aten::squeeze_copy.out */
    {190383, 190395, 2574, 1, 0x0}, /* aten::stack */
    {190446, 190462, 2575, 1, 0x0}, /* aten::stack.out */
    {190540, 190550, 2576, 1, 0x40000}, /* aten::std */
    {190603, 190624, 2577, 2, 0x40000}, /* aten::std.correction */
    {190734, 190759, 2579, 2, 0x40000}, /* aten::std.correction_out */
    {190893, 190907, 2581, 1, 0x40000}, /* aten::std.dim */
    {190997, 191011, 2582, 1, 0x40000}, /* aten::std.out */
    {191124, 191139, 2583, 1, 0x40000}, /* aten::std_mean */
    {191207, 191233, 2584, 2, 0x40000}, /* aten::std_mean.correction */
    {191358, 191388, 2586, 1, 0x20}, /* aten::std_mean.correction_out */
    {191559, 191578, 2587, 1, 0x40000}, /* aten::std_mean.dim */
    {191683, 191700, 2588, 1, 0x0}, /* aten::stride.int */
    {191746, 191763, 2589, 1, 0x10001}, /* aten::sub.Scalar */
    {191833, 191854, 2590, 1, 0x20}, /* aten::sub.Scalar_out */
    {191951, 191968, 2591, 2, 0x10001}, /* aten::sub.Tensor */
    {192041, 192055, 2593, 2, 0x10000}, /* aten::sub.out */
    {192145, 192163, 2595, 1, 0x10000}, /* aten::sub_.Scalar */
    {192242, 192260, 2596, 2, 0x10000}, /* aten::sub_.Tensor */
    {192342, 192364, 2598, 1, 0x0}, /* aten::subtract.Scalar */
    {192439, 192461, 2599, 1, 0x0}, /* aten::subtract.Tensor */
    {192539, 192558, 2600, 1, 0x0}, /* aten::subtract.out */
    {192653, 192676, 2601, 1, 0x0}, /* aten::subtract_.Scalar */
    {192760, 192783, 2602, 1, 0x0}, /* aten::subtract_.Tensor */
    {192870, 192880, 2603, 1, 0x40000}, /* aten::sum */
    {192940, 192962, 2604, 2, 0x40000}, /* aten::sum.IntList_out */
    {193087, 193109, 2606, 2, 0x40001}, /* aten::sum.dim_IntList */
    {193214, 193228, 2608, 1, 0x20}, /* aten::sum.out */
    {193312, 193330, 2609, 1, 0x0}, /* aten::sum_to_size */
    {193386, 193401, 2610, 1, 0x0}, /* aten::swapaxes */
    {193467, 193483, 2611, 1, 0x80}, /* aten::swapaxes_ */
    {193552, 193567, 2612, 1, 0x0}, /* aten::swapdims */
    {193631, 193647, 2613, 1, 0x80}, /* aten::swapdims_ */
    {193714, 193730, 2614, 1, 0x1}, /* aten::sym_numel */
    {193769, 193788, 2615, 1, 0x1}, /* aten::sym_size.int */
    {193839, 193864, 2616, 1, 0x1}, /* aten::sym_storage_offset */
    {193912, 193933, 2617, 1, 0x1}, /* aten::sym_stride.int */
    {193986, 193994, 2618, 1, 0x0}, /* aten::t */
    {194031, 194040, 2619, 1, 0x80}, /* aten::t_ */
    {194080, 194093, 2620, 1, 0x80000}, /* aten::t_copy */
    {194129, 194146, 2621, 1, 0x80020}, /* aten::t_copy.out */
    {194209, 194220, 2622, 2, 0x0}, /* aten::take */
    {194268, 194283, 2624, 2, 0x0}, /* aten::take.out */
    {194358, 194379, 2626, 1, 0x0}, /* aten::take_along_dim */
    {194454, 194479, 2627, 1, 0x0}, /* aten::take_along_dim.out */
    {194581, 194591, 2628, 2, 0x10001}, /* aten::tan */
    {194624, 194638, 2630, 2, 0x10000}, /* aten::tan.out */
    {194698, 194709, 2632, 2, 0x10000}, /* aten::tan_ */
    {194751, 194762, 2634, 2, 0x10001}, /* aten::tanh */
    {194796, 194811, 2636, 2, 0x10000}, /* aten::tanh.out */
    {194872, 194884, 2638, 2, 0x10000}, /* aten::tanh_ */
    {194927, 194947, 2640, 2, 0x10000}, /* aten::tanh_backward */
    {195012, 195043, 2642, 2, 0x10000}, /* aten::tanh_backward.grad_input */
    {195149, 195176, 2644, 1, 0x0}, /* aten::tensor_split.indices */
    {195268, 195296, 2645, 1, 0x0}, /* aten::tensor_split.sections */
    {195388, 195434, 2646, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {195562, 195578, 2647, 1, 0x0}, /* aten::tensordot */
    {195666, 195686, 2648, 1, 0x0}, /* aten::tensordot.out */
    {195801, 195817, 2649, 2, 0x10000}, /* aten::threshold */
    {195888, 195908, 2651, 2, 0x0}, /* aten::threshold.out */
    {196006, 196023, 2653, 2, 0x0}, /* aten::threshold_ */
    {196103, 196128, 2655, 2, 0x10000}, /* aten::threshold_backward */
    {196214, 196250, 2657, 2, 0x0}, /* aten::threshold_backward.grad_input */
    {196377, 196388, 2659, 1, 0x0}, /* aten::tile */
    {196437, 196453, 2660, 1, 0x0}, /* aten::to.device */
    {196607, 196622, 2661, 1, 0x0}, /* aten::to.dtype */
    {196760, 196782, 2662, 1, 0x0}, /* aten::to.dtype_layout */
    {197001, 197016, 2663, 1, 0x0}, /* aten::to.other */
    {197150, 197161, 2664, 2, 0x1}, /* aten::topk */
    {197279, 197297, 2666, 2, 0x0}, /* aten::topk.values */
    {197472, 197484, 2668, 2, 0x0}, /* aten::trace */
    {197519, 197535, 2670, 1, 0x20}, /* aten::trace.out */
    {197597, 197617, 2671, 1, 0x0}, /* aten::transpose.int */
    {197686, 197703, 2672, 1, 0x80}, /* aten::transpose_ */
    {197771, 197796, 2673, 1, 0x80000}, /* aten::transpose_copy.int */
    {197864, 197893, 2674, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {197988, 198007, 2675, 1, 0x0}, /* aten::trapezoid.dx */
    {198074, 198092, 2676, 1, 0x0}, /* aten::trapezoid.x */
    {198155, 198170, 2677, 1, 0x0}, /* aten::trapz.dx */
    {198232, 198246, 2678, 1, 0x0}, /* aten::trapz.x */
    {198305, 198328, 2679, 2, 0x0}, /* aten::triangular_solve */
    {198487, 198512, 2681, 2, 0x0}, /* aten::triangular_solve.X */
    {198712, 198723, 2683, 2, 0x0}, /* aten::tril */
    {198776, 198791, 2685, 2, 0x0}, /* aten::tril.out */
    {198871, 198883, 2687, 2, 0x0}, /* aten::tril_ */
    {198945, 198964, 2689, 3, 0x0}, /* aten::tril_indices */
    {199117, 199140, 2692, 1, 0x20}, /* aten::tril_indices.out */
    {199228, 199254, 2693, 1, 0x0}, /* aten::triplet_margin_loss */
    {199422, 199433, 2694, 2, 0x0}, /* aten::triu */
    {199486, 199501, 2696, 2, 0x0}, /* aten::triu.out */
    {199581, 199593, 2698, 2, 0x0}, /* aten::triu_ */
    {199655, 199674, 2700, 3, 0x0}, /* aten::triu_indices */
    {199827, 199850, 2703, 1, 0x20}, /* aten::triu_indices.out */
    {199938, 199963, 2704, 1, 0x0}, /* aten::true_divide.Scalar */
    {200025, 200050, 2705, 1, 0x10000}, /* aten::true_divide.Tensor */
    {200112, 200134, 2706, 1, 0x0}, /* aten::true_divide.out */
    {200216, 200242, 2707, 1, 0x0}, /* aten::true_divide_.Scalar */
    {200313, 200339, 2708, 1, 0x0}, /* aten::true_divide_.Tensor */
    {200410, 200422, 2709, 2, 0x10001}, /* aten::trunc */
    {200457, 200473, 2711, 2, 0x10000}, /* aten::trunc.out */
    {200535, 200548, 2713, 2, 0x10000}, /* aten::trunc_ */
    {200592, 200606, 2715, 1, 0x0}, /* aten::type_as */
    {200657, 200674, 2716, 1, 0x0}, /* aten::unbind.int */
    {200738, 200760, 2717, 1, 0x80000}, /* aten::unbind_copy.int */
    {200818, 200844, 2718, 1, 0x0}, /* aten::unbind_copy.int_out */
    {200921, 200941, 2719, 1, 0x0}, /* aten::unflatten.int */
    {201015, 201028, 2720, 2, 0x0}, /* aten::unfold */
    {201105, 201127, 2722, 2, 0x0}, /* aten::unfold_backward */
    {201226, 201252, 2724, 1, 0x20}, /* aten::unfold_backward.out */
    {201378, 201396, 2725, 1, 0x80000}, /* aten::unfold_copy */
    {201472, 201494, 2726, 1, 0x80020}, /* aten::unfold_copy.out */
    {201597, 201611, 2727, 1, 0x2020}, /* aten::uniform */
    {201706, 201724, 2728, 1, 0x2020}, /* aten::uniform.out */
    {201843, 201858, 2729, 2, 0x2000}, /* aten::uniform_ */
    {201960, 201985, 2731, 2, 0x8}, /* aten::unique_consecutive */
    {202119, 202148, 2733, 1, 0x20}, /* aten::unique_consecutive.out */
    {202352, 202369, 2734, 2, 0x8}, /* aten::unique_dim */
    {202507, 202528, 2736, 1, 0x20}, /* aten::unique_dim.out */
    {202736, 202765, 2737, 2, 0x8}, /* aten::unique_dim_consecutive */
    {202897, 202930, 2739, 1, 0x20}, /* aten::unique_dim_consecutive.out */
    {203132, 203151, 2740, 1, 0x100}, /* aten::unsafe_chunk */
    {203218, 203244, 2741, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {203325, 203355, 2742, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {203455, 203485, 2743, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {203573, 203607, 2744, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {203714, 203730, 2745, 1, 0x1}, /* aten::unsqueeze */
    {203784, 203801, 2746, 1, 0x80}, /* aten::unsqueeze_ */
    {203858, 203879, 2747, 1, 0x80000}, /* aten::unsqueeze_copy */
    {203932, 203957, 2748, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {204037, 204062, 2749, 2, 0x0}, /* aten::upsample_bicubic2d */
    {204197, 204226, 2751, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {204388, 204417, 2753, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {204537, 204571, 2754, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {204744, 204789, 2756, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {205003, 205029, 2758, 2, 0x0}, /* aten::upsample_bilinear2d */
    {205165, 205195, 2760, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {205358, 205388, 2762, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {205509, 205544, 2763, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {205718, 205764, 2765, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {205979, 206003, 2767, 2, 0x0}, /* aten::upsample_linear1d */
    {206113, 206141, 2769, 2, 0x0}, /* aten::upsample_linear1d.out */
    {206278, 206306, 2771, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {206425, 206458, 2772, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {206606, 206650, 2774, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {206839, 206864, 2776, 2, 0x0}, /* aten::upsample_nearest1d */
    {206955, 206984, 2778, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {207102, 207131, 2780, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {207231, 207265, 2781, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {207394, 207439, 2783, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {207609, 207634, 2785, 2, 0x0}, /* aten::upsample_nearest2d */
    {207749, 207778, 2787, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {207920, 207949, 2789, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {208049, 208083, 2790, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {208236, 208281, 2792, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {208475, 208500, 2794, 2, 0x0}, /* aten::upsample_nearest3d */
    {208637, 208666, 2796, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {208830, 208859, 2798, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {208959, 208993, 2799, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {209168, 209213, 2801, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {209429, 209456, 2803, 2, 0x0}, /* aten::upsample_trilinear3d */
    {209615, 209646, 2805, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {209832, 209863, 2807, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {209985, 210021, 2808, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {210218, 210265, 2810, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {210503, 210544, 2812, 1, 0x0}, /* aten::value_selecting_reduction_backward */
    {210663, 210673, 2813, 1, 0x40000}, /* aten::var */
    {210726, 210747, 2814, 2, 0x40001}, /* aten::var.correction */
    {210857, 210882, 2816, 2, 0x40000}, /* aten::var.correction_out */
    {211016, 211030, 2818, 1, 0x40001}, /* aten::var.dim */
    {211120, 211134, 2819, 1, 0x40000}, /* aten::var.out */
    {211247, 211262, 2820, 1, 0x40000}, /* aten::var_mean */
    {211330, 211356, 2821, 2, 0x40000}, /* aten::var_mean.correction */
    {211481, 211511, 2823, 1, 0x20}, /* aten::var_mean.correction_out */
    {211682, 211701, 2824, 1, 0x40000}, /* aten::var_mean.dim */
    {211806, 211817, 2825, 2, 0x0}, /* aten::vdot */
    {211865, 211880, 2827, 1, 0x0}, /* aten::vdot.out */
    {211955, 211966, 2828, 2, 0x1}, /* aten::view */
    {212021, 212038, 2830, 1, 0x0}, /* aten::view.dtype */
    {212102, 212116, 2831, 1, 0x0}, /* aten::view_as */
    {212173, 212195, 2832, 2, 0x0}, /* aten::view_as_complex */
    {212246, 212273, 2834, 1, 0x80000}, /* aten::view_as_complex_copy */
    {212323, 212354, 2835, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {212431, 212450, 2836, 2, 0x0}, /* aten::view_as_real */
    {212498, 212522, 2838, 1, 0x80000}, /* aten::view_as_real_copy */
    {212569, 212597, 2839, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {212671, 212687, 2840, 1, 0x80000}, /* aten::view_copy */
    {212741, 212763, 2841, 1, 0x80000}, /* aten::view_copy.dtype */
    {212826, 212852, 2842, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {212942, 212962, 2843, 1, 0x80020}, /* aten::view_copy.out */
    {213043, 213062, 2844, 1, 0x0}, /* aten::vsplit.array */
    {213132, 213149, 2845, 1, 0x0}, /* aten::vsplit.int */
    {213216, 213229, 2846, 1, 0x0}, /* aten::vstack */
    {213270, 213287, 2847, 1, 0x0}, /* aten::vstack.out */
    {213355, 213367, 2848, 1, 0x0}, /* aten::where */
    {213409, 213428, 2849, 1, 0x0}, /* aten::where.Scalar */
    {213502, 213526, 2850, 1, 0x0}, /* aten::where.ScalarOther */
    {213605, 213628, 2851, 1, 0x0}, /* aten::where.ScalarSelf */
    {213706, 213723, 2852, 2, 0x10001}, /* aten::where.self */
    {213795, 213816, 2854, 2, 0x0}, /* aten::where.self_out */
    {213915, 213943, 2856, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {214031, 214058, 2857, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {214145, 214167, 2858, 2, 0x10000}, /* aten::xlogy.OutTensor */
    {214249, 214274, 2860, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {214336, 214360, 2861, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {214421, 214440, 2862, 2, 0x10000}, /* aten::xlogy.Tensor */
    {214496, 214522, 2864, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {214593, 214613, 2865, 2, 0x10000}, /* aten::xlogy_.Tensor */
    {214678, 214689, 2867, 1, 0x20}, /* aten::zero */
    {214723, 214738, 2868, 1, 0x20}, /* aten::zero.out */
    {214799, 214811, 2869, 2, 0x0}, /* aten::zero_ */
    {214854, 214866, 2871, 2, 0x0}, /* aten::zeros */
    {214995, 215011, 2873, 1, 0x0}, /* aten::zeros.out */
    {215075, 215092, 2874, 1, 0x0}, /* aten::zeros_like */
    {215258, 215279, 2875, 1, 0x20}, /* aten::zeros_like.out */
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
    {141, 0, 899}, /* aten::_unsafe_view CompositeExplicitAutograd */
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
    {1, 0, 193}, /* aten::channel_shuffle CPU */
    {16, 0, 193}, /* aten::channel_shuffle Meta */
    {141, 4, 105}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 194}, /* aten::cholesky CPU */
    {16, 0, 194}, /* aten::cholesky Meta */
    {1, 0, 196}, /* aten::cholesky.out CPU */
    {16, 0, 196}, /* aten::cholesky.out Meta */
    {1, 0, 195}, /* aten::cholesky_inverse CPU */
    {16, 0, 195}, /* aten::cholesky_inverse Meta */
    {1, 4, 106}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 106}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 197}, /* aten::cholesky_solve CPU */
    {16, 0, 197}, /* aten::cholesky_solve Meta */
    {1, 0, 198}, /* aten::cholesky_solve.out CPU */
    {16, 0, 198}, /* aten::cholesky_solve.out Meta */
    {138, 0, 199}, /* aten::chunk implicit */
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
    {138, 0, 200}, /* aten::clip implicit */
    {138, 0, 202}, /* aten::clip.Tensor implicit */
    {138, 4, 108}, /* aten::clip.Tensor_out implicit */
    {138, 4, 107}, /* aten::clip.out implicit */
    {138, 0, 201}, /* aten::clip_ implicit */
    {138, 0, 203}, /* aten::clip_.Tensor implicit */
    {141, 0, 204}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 109}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 205}, /* aten::col2im CPU */
    {16, 0, 205}, /* aten::col2im Meta */
    {1, 4, 110}, /* aten::col2im.out CPU */
    {16, 4, 110}, /* aten::col2im.out Meta */
    {138, 0, 206}, /* aten::column_stack implicit */
    {138, 4, 111}, /* aten::column_stack.out implicit */
    {138, 0, 207}, /* aten::combinations implicit */
    {1, 0, 208}, /* aten::complex CPU */
    {16, 0, 208}, /* aten::complex Meta */
    {1, 0, 209}, /* aten::complex.out CPU */
    {16, 0, 209}, /* aten::complex.out Meta */
    {138, 0, 210}, /* aten::concat implicit */
    {138, 4, 112}, /* aten::concat.out implicit */
    {138, 0, 211}, /* aten::concatenate implicit */
    {138, 4, 113}, /* aten::concatenate.out implicit */
    {138, 0, 212}, /* aten::conj implicit */
    {138, 0, 213}, /* aten::conj_physical implicit */
    {1, 4, 114}, /* aten::conj_physical.out CPU */
    {16, 4, 114}, /* aten::conj_physical.out Meta */
    {1, 5, 114}, /* aten::conj_physical_ CPU */
    {16, 5, 114}, /* aten::conj_physical_ Meta */
    {141, 0, 214}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 115}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 215}, /* aten::contiguous implicit */
    {138, 0, 216}, /* aten::conv1d implicit */
    {138, 0, 217}, /* aten::conv1d.padding implicit */
    {138, 0, 218}, /* aten::conv2d implicit */
    {138, 0, 219}, /* aten::conv2d.padding implicit */
    {138, 0, 220}, /* aten::conv3d implicit */
    {138, 0, 221}, /* aten::conv3d.padding implicit */
    {138, 0, 222}, /* aten::conv_transpose1d implicit */
    {138, 0, 223}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 224}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 225}, /* aten::convolution CPU */
    {16, 0, 225}, /* aten::convolution Meta */
    {141, 4, 116}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 226}, /* aten::convolution_backward CPU */
    {16, 0, 226}, /* aten::convolution_backward Meta */
    {141, 4, 117}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 119}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 118}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 227}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 228}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 229}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 230}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 42}, /* aten::copysign_.Tensor CPU */
    {16, 2, 42}, /* aten::copysign_.Tensor Meta */
    {138, 0, 231}, /* aten::corrcoef implicit */
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
    {138, 0, 232}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 233}, /* aten::cosine_similarity implicit */
    {141, 0, 234}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 235}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 235}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 121}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 120}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 236}, /* aten::cov implicit */
    {141, 0, 237}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 122}, /* aten::cummax.out CPU */
    {16, 4, 122}, /* aten::cummax.out Meta */
    {141, 0, 238}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 123}, /* aten::cummin.out CPU */
    {16, 4, 123}, /* aten::cummin.out Meta */
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
    {138, 0, 239}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 240}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 241}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 124}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 124}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {141, 0, 110}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 125}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 125}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 126}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 242}, /* aten::diag implicit */
    {138, 4, 127}, /* aten::diag.out implicit */
    {142, 0, 243}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 128}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 244}, /* aten::diagflat implicit */
    {141, 0, 245}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 246}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 130}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 129}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 131}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 247}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 132}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 248}, /* aten::diff implicit */
    {138, 0, 249}, /* aten::diff.out implicit */
    {1, 1, 47}, /* aten::digamma CPU */
    {16, 1, 47}, /* aten::digamma Meta */
    {1, 3, 47}, /* aten::digamma.out CPU */
    {16, 3, 47}, /* aten::digamma.out Meta */
    {1, 2, 47}, /* aten::digamma_ CPU */
    {16, 2, 47}, /* aten::digamma_ Meta */
    {141, 0, 250}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 133}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 251}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 252}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 135}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 134}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::div.Tensor CPU */
    {16, 1, 48}, /* aten::div.Tensor Meta */
    {1, 1, 49}, /* aten::div.Tensor_mode CPU */
    {16, 1, 49}, /* aten::div.Tensor_mode Meta */
    {1, 3, 48}, /* aten::div.out CPU */
    {16, 3, 48}, /* aten::div.out Meta */
    {1, 3, 49}, /* aten::div.out_mode CPU */
    {16, 3, 49}, /* aten::div.out_mode Meta */
    {141, 0, 253}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 254}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 48}, /* aten::div_.Tensor CPU */
    {16, 2, 48}, /* aten::div_.Tensor Meta */
    {1, 2, 49}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 49}, /* aten::div_.Tensor_mode Meta */
    {138, 0, 255}, /* aten::divide.Scalar implicit */
    {138, 0, 256}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 257}, /* aten::divide.Tensor implicit */
    {138, 0, 258}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 136}, /* aten::divide.out implicit */
    {138, 4, 137}, /* aten::divide.out_mode implicit */
    {138, 0, 259}, /* aten::divide_.Scalar implicit */
    {138, 0, 260}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 261}, /* aten::divide_.Tensor implicit */
    {138, 0, 262}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 263}, /* aten::dot CPU */
    {16, 0, 263}, /* aten::dot Meta */
    {141, 4, 138}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 264}, /* aten::dropout implicit */
    {138, 0, 265}, /* aten::dropout_ implicit */
    {138, 0, 266}, /* aten::dsplit.array implicit */
    {138, 0, 267}, /* aten::dsplit.int implicit */
    {138, 0, 268}, /* aten::dstack implicit */
    {138, 4, 139}, /* aten::dstack.out implicit */
    {138, 0, 269}, /* aten::einsum implicit */
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
    {141, 0, 270}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 140}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 271}, /* aten::embedding_backward implicit */
    {1, 0, 272}, /* aten::embedding_dense_backward CPU */
    {16, 0, 272}, /* aten::embedding_dense_backward Meta */
    {141, 4, 141}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 274}, /* aten::empty.memory_format CPU */
    {16, 0, 274}, /* aten::empty.memory_format Meta */
    {86, 0, 148}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 275}, /* aten::empty.out implicit */
    {141, 0, 273}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 142}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 276}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::empty_permuted BackendSelect */
    {141, 4, 143}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 277}, /* aten::empty_strided CPU */
    {16, 0, 277}, /* aten::empty_strided Meta */
    {86, 0, 148}, /* aten::empty_strided BackendSelect */
    {141, 4, 144}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 278}, /* aten::equal CPU */
    {16, 0, 278}, /* aten::equal Meta */
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
    {141, 0, 279}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 280}, /* aten::expand_as implicit */
    {142, 7, 145}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 146}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 59}, /* aten::expm1 CPU */
    {16, 1, 59}, /* aten::expm1 Meta */
    {1, 3, 59}, /* aten::expm1.out CPU */
    {16, 3, 59}, /* aten::expm1.out Meta */
    {1, 2, 59}, /* aten::expm1_ CPU */
    {16, 2, 59}, /* aten::expm1_ Meta */
    {141, 6, 148}, /* aten::exponential CompositeExplicitAutograd */
    {141, 4, 147}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 281}, /* aten::exponential_ CPU */
    {16, 0, 281}, /* aten::exponential_ Meta */
    {141, 0, 282}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::eye BackendSelect */
    {141, 0, 283}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::eye.m BackendSelect */
    {1, 4, 150}, /* aten::eye.m_out CPU */
    {16, 4, 150}, /* aten::eye.m_out Meta */
    {1, 4, 149}, /* aten::eye.out CPU */
    {16, 4, 149}, /* aten::eye.out Meta */
    {138, 0, 284}, /* aten::fft_fft implicit */
    {138, 4, 151}, /* aten::fft_fft.out implicit */
    {138, 0, 285}, /* aten::fft_fft2 implicit */
    {138, 4, 152}, /* aten::fft_fft2.out implicit */
    {138, 0, 286}, /* aten::fft_fftn implicit */
    {138, 4, 153}, /* aten::fft_fftn.out implicit */
    {138, 0, 287}, /* aten::fft_hfft implicit */
    {138, 4, 154}, /* aten::fft_hfft.out implicit */
    {138, 0, 288}, /* aten::fft_hfft2 implicit */
    {138, 4, 155}, /* aten::fft_hfft2.out implicit */
    {138, 0, 289}, /* aten::fft_hfftn implicit */
    {138, 4, 156}, /* aten::fft_hfftn.out implicit */
    {138, 0, 290}, /* aten::fft_ifft implicit */
    {138, 4, 157}, /* aten::fft_ifft.out implicit */
    {138, 0, 291}, /* aten::fft_ifft2 implicit */
    {138, 4, 158}, /* aten::fft_ifft2.out implicit */
    {138, 0, 292}, /* aten::fft_ifftn implicit */
    {138, 4, 159}, /* aten::fft_ifftn.out implicit */
    {138, 0, 293}, /* aten::fft_ihfft implicit */
    {138, 4, 160}, /* aten::fft_ihfft.out implicit */
    {138, 0, 294}, /* aten::fft_ihfft2 implicit */
    {138, 0, 295}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 296}, /* aten::fft_ihfftn implicit */
    {138, 0, 297}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 298}, /* aten::fft_irfft implicit */
    {138, 4, 161}, /* aten::fft_irfft.out implicit */
    {138, 0, 299}, /* aten::fft_irfft2 implicit */
    {138, 4, 162}, /* aten::fft_irfft2.out implicit */
    {138, 0, 300}, /* aten::fft_irfftn implicit */
    {138, 4, 163}, /* aten::fft_irfftn.out implicit */
    {138, 0, 301}, /* aten::fft_rfft implicit */
    {138, 4, 164}, /* aten::fft_rfft.out implicit */
    {138, 0, 302}, /* aten::fft_rfft2 implicit */
    {138, 4, 165}, /* aten::fft_rfft2.out implicit */
    {138, 0, 303}, /* aten::fft_rfftn implicit */
    {138, 4, 166}, /* aten::fft_rfftn.out implicit */
    {141, 6, 169}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 167}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 170}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 168}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 304}, /* aten::fill_.Scalar CPU */
    {16, 0, 304}, /* aten::fill_.Scalar Meta */
    {1, 0, 305}, /* aten::fill_.Tensor CPU */
    {16, 0, 305}, /* aten::fill_.Tensor Meta */
    {138, 0, 306}, /* aten::fix implicit */
    {138, 4, 171}, /* aten::fix.out implicit */
    {138, 0, 307}, /* aten::fix_ implicit */
    {138, 0, 308}, /* aten::flatten.using_ints implicit */
    {1, 0, 309}, /* aten::flip CPU */
    {16, 0, 309}, /* aten::flip Meta */
    {141, 4, 172}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 310}, /* aten::fliplr implicit */
    {138, 0, 311}, /* aten::flipud implicit */
    {138, 0, 312}, /* aten::float_power.Scalar implicit */
    {138, 0, 313}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 314}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 315}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 316}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 317}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 318}, /* aten::float_power_.Scalar implicit */
    {138, 0, 319}, /* aten::float_power_.Tensor implicit */
    {1, 1, 60}, /* aten::floor CPU */
    {16, 1, 60}, /* aten::floor Meta */
    {1, 3, 60}, /* aten::floor.out CPU */
    {16, 3, 60}, /* aten::floor.out Meta */
    {1, 2, 60}, /* aten::floor_ CPU */
    {16, 2, 60}, /* aten::floor_ Meta */
    {1, 0, 320}, /* aten::floor_divide CPU */
    {16, 0, 320}, /* aten::floor_divide Meta */
    {141, 0, 321}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 173}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 324}, /* aten::floor_divide.out CPU */
    {16, 0, 324}, /* aten::floor_divide.out Meta */
    {141, 0, 322}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 323}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 323}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 61}, /* aten::fmax CPU */
    {16, 1, 61}, /* aten::fmax Meta */
    {1, 3, 61}, /* aten::fmax.out CPU */
    {16, 3, 61}, /* aten::fmax.out Meta */
    {1, 1, 62}, /* aten::fmin CPU */
    {16, 1, 62}, /* aten::fmin Meta */
    {1, 3, 62}, /* aten::fmin.out CPU */
    {16, 3, 62}, /* aten::fmin.out Meta */
    {141, 0, 325}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 326}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::fmod.Tensor CPU */
    {16, 1, 63}, /* aten::fmod.Tensor Meta */
    {1, 3, 63}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 63}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 327}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 63}, /* aten::fmod_.Tensor CPU */
    {16, 2, 63}, /* aten::fmod_.Tensor Meta */
    {1, 1, 64}, /* aten::frac CPU */
    {16, 1, 64}, /* aten::frac Meta */
    {1, 3, 64}, /* aten::frac.out CPU */
    {16, 3, 64}, /* aten::frac.out Meta */
    {1, 2, 64}, /* aten::frac_ CPU */
    {16, 2, 64}, /* aten::frac_ Meta */
    {1, 0, 328}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 328}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 174}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 174}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 329}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 329}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 175}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 175}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 330}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 330}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 176}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 176}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 331}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 331}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 177}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 177}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 332}, /* aten::frexp.Tensor CPU */
    {16, 0, 332}, /* aten::frexp.Tensor Meta */
    {1, 0, 333}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 333}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 334}, /* aten::from_file CPU */
    {86, 0, 148}, /* aten::from_file BackendSelect */
    {141, 4, 178}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 335}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::full BackendSelect */
    {141, 4, 179}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 336}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 180}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 65}, /* aten::gather CPU */
    {16, 1, 65}, /* aten::gather Meta */
    {1, 3, 65}, /* aten::gather.out CPU */
    {16, 3, 65}, /* aten::gather.out Meta */
    {138, 0, 337}, /* aten::gather_backward implicit */
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
    {141, 6, 182}, /* aten::geometric CompositeExplicitAutograd */
    {141, 4, 181}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 338}, /* aten::geometric_ CPU */
    {16, 0, 338}, /* aten::geometric_ Meta */
    {1, 0, 339}, /* aten::geqrf CPU */
    {16, 0, 339}, /* aten::geqrf Meta */
    {1, 4, 183}, /* aten::geqrf.a CPU */
    {16, 4, 183}, /* aten::geqrf.a Meta */
    {138, 0, 340}, /* aten::ger implicit */
    {138, 4, 184}, /* aten::ger.out implicit */
    {1, 0, 341}, /* aten::glu CPU */
    {16, 0, 341}, /* aten::glu Meta */
    {1, 4, 185}, /* aten::glu.out CPU */
    {16, 4, 185}, /* aten::glu.out Meta */
    {1, 0, 342}, /* aten::glu_backward CPU */
    {16, 0, 342}, /* aten::glu_backward Meta */
    {1, 4, 186}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 186}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 343}, /* aten::gradient.array implicit */
    {138, 0, 344}, /* aten::gradient.scalararray implicit */
    {138, 0, 345}, /* aten::gradient.scalarint implicit */
    {138, 0, 346}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 347}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 348}, /* aten::gradient.tensorarray implicit */
    {138, 0, 349}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 350}, /* aten::greater.Scalar implicit */
    {138, 4, 187}, /* aten::greater.Scalar_out implicit */
    {138, 0, 351}, /* aten::greater.Tensor implicit */
    {138, 4, 188}, /* aten::greater.Tensor_out implicit */
    {138, 0, 352}, /* aten::greater_.Scalar implicit */
    {138, 0, 353}, /* aten::greater_.Tensor implicit */
    {138, 0, 354}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 189}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 355}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 190}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 356}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 357}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 358}, /* aten::grid_sampler implicit */
    {1, 0, 359}, /* aten::grid_sampler_2d CPU */
    {16, 0, 359}, /* aten::grid_sampler_2d Meta */
    {141, 4, 191}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 360}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 360}, /* aten::grid_sampler_2d_backward Meta */
    {141, 4, 192}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 361}, /* aten::grid_sampler_3d CPU */
    {16, 0, 361}, /* aten::grid_sampler_3d Meta */
    {141, 4, 193}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 362}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 362}, /* aten::grid_sampler_3d_backward Meta */
    {141, 4, 194}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 363}, /* aten::group_norm implicit */
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
    {1, 0, 364}, /* aten::hardswish CPU */
    {16, 0, 364}, /* aten::hardswish Meta */
    {1, 0, 367}, /* aten::hardswish.out CPU */
    {16, 0, 367}, /* aten::hardswish.out Meta */
    {1, 0, 365}, /* aten::hardswish_ CPU */
    {16, 0, 365}, /* aten::hardswish_ Meta */
    {1, 0, 366}, /* aten::hardswish_backward CPU */
    {16, 0, 366}, /* aten::hardswish_backward Meta */
    {141, 4, 195}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 368}, /* aten::hardtanh CPU */
    {16, 0, 368}, /* aten::hardtanh Meta */
    {1, 0, 372}, /* aten::hardtanh.out CPU */
    {16, 0, 372}, /* aten::hardtanh.out Meta */
    {1, 0, 369}, /* aten::hardtanh_ CPU */
    {16, 0, 369}, /* aten::hardtanh_ Meta */
    {1, 0, 370}, /* aten::hardtanh_backward CPU */
    {16, 0, 370}, /* aten::hardtanh_backward Meta */
    {1, 0, 371}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 371}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 77}, /* aten::heaviside CPU */
    {16, 1, 77}, /* aten::heaviside Meta */
    {1, 3, 77}, /* aten::heaviside.out CPU */
    {16, 3, 77}, /* aten::heaviside.out Meta */
    {1, 2, 77}, /* aten::heaviside_ CPU */
    {16, 2, 77}, /* aten::heaviside_ Meta */
    {138, 0, 373}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 374}, /* aten::histc CPU */
    {16, 0, 374}, /* aten::histc Meta */
    {1, 4, 196}, /* aten::histc.out CPU */
    {16, 4, 196}, /* aten::histc.out Meta */
    {1, 0, 375}, /* aten::histogram.bin_ct CPU */
    {16, 0, 375}, /* aten::histogram.bin_ct Meta */
    {1, 4, 197}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 197}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 376}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 376}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 198}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 198}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 377}, /* aten::histogramdd implicit */
    {138, 0, 378}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 379}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 380}, /* aten::hsplit.array implicit */
    {138, 0, 381}, /* aten::hsplit.int implicit */
    {138, 0, 382}, /* aten::hstack implicit */
    {138, 4, 199}, /* aten::hstack.out implicit */
    {1, 0, 383}, /* aten::huber_loss CPU */
    {16, 0, 383}, /* aten::huber_loss Meta */
    {1, 4, 200}, /* aten::huber_loss.out CPU */
    {16, 4, 200}, /* aten::huber_loss.out Meta */
    {1, 0, 384}, /* aten::huber_loss_backward CPU */
    {16, 0, 384}, /* aten::huber_loss_backward Meta */
    {1, 4, 201}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 201}, /* aten::huber_loss_backward.out Meta */
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
    {1, 0, 385}, /* aten::im2col CPU */
    {16, 0, 385}, /* aten::im2col Meta */
    {1, 4, 202}, /* aten::im2col.out CPU */
    {16, 4, 202}, /* aten::im2col.out Meta */
    {138, 0, 386}, /* aten::imag implicit */
    {1, 0, 387}, /* aten::index.Tensor CPU */
    {1, 4, 203}, /* aten::index.Tensor_out CPU */
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
    {141, 6, 206}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 204}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 207}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 205}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 388}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 388}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 389}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 389}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 209}, /* aten::index_put CompositeExplicitAutograd */
    {141, 4, 208}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 390}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 84}, /* aten::index_reduce CPU */
    {16, 1, 84}, /* aten::index_reduce Meta */
    {1, 3, 84}, /* aten::index_reduce.out CPU */
    {16, 3, 84}, /* aten::index_reduce.out Meta */
    {1, 2, 84}, /* aten::index_reduce_ CPU */
    {16, 2, 84}, /* aten::index_reduce_ Meta */
    {1, 0, 391}, /* aten::index_select CPU */
    {16, 0, 391}, /* aten::index_select Meta */
    {1, 4, 210}, /* aten::index_select.out CPU */
    {16, 4, 210}, /* aten::index_select.out Meta */
    {138, 0, 392}, /* aten::index_select_backward implicit */
    {138, 0, 393}, /* aten::inner implicit */
    {138, 4, 211}, /* aten::inner.out implicit */
    {138, 0, 394}, /* aten::instance_norm implicit */
    {138, 0, 395}, /* aten::is_complex implicit */
    {138, 0, 396}, /* aten::is_conj implicit */
    {138, 0, 397}, /* aten::is_distributed implicit */
    {138, 0, 398}, /* aten::is_floating_point implicit */
    {138, 0, 399}, /* aten::is_inference implicit */
    {138, 0, 400}, /* aten::is_neg implicit */
    {138, 0, 401}, /* aten::is_nonzero implicit */
    {141, 0, 402}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 403}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 404}, /* aten::is_signed implicit */
    {138, 0, 405}, /* aten::isclose implicit */
    {138, 0, 406}, /* aten::isfinite implicit */
    {1, 0, 407}, /* aten::isinf CPU */
    {16, 0, 407}, /* aten::isinf Meta */
    {141, 4, 212}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 408}, /* aten::isnan CPU */
    {16, 0, 408}, /* aten::isnan Meta */
    {141, 4, 213}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 85}, /* aten::isneginf CPU */
    {16, 1, 85}, /* aten::isneginf Meta */
    {1, 3, 85}, /* aten::isneginf.out CPU */
    {16, 3, 85}, /* aten::isneginf.out Meta */
    {1, 1, 86}, /* aten::isposinf CPU */
    {16, 1, 86}, /* aten::isposinf Meta */
    {1, 3, 86}, /* aten::isposinf.out CPU */
    {16, 3, 86}, /* aten::isposinf.out Meta */
    {138, 0, 409}, /* aten::isreal implicit */
    {138, 0, 410}, /* aten::item implicit */
    {138, 0, 411}, /* aten::kl_div implicit */
    {138, 0, 412}, /* aten::kron implicit */
    {138, 4, 214}, /* aten::kron.out implicit */
    {141, 0, 413}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 414}, /* aten::kthvalue.values CPU */
    {16, 0, 414}, /* aten::kthvalue.values Meta */
    {138, 0, 415}, /* aten::l1_loss implicit */
    {138, 0, 416}, /* aten::layer_norm implicit */
    {1, 1, 87}, /* aten::lcm CPU */
    {16, 1, 87}, /* aten::lcm Meta */
    {1, 3, 87}, /* aten::lcm.out CPU */
    {16, 3, 87}, /* aten::lcm.out Meta */
    {1, 2, 87}, /* aten::lcm_ CPU */
    {16, 2, 87}, /* aten::lcm_ Meta */
    {141, 0, 417}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 215}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 215}, /* aten::ldexp_ CompositeExplicitAutograd */
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
    {138, 0, 418}, /* aten::less.Scalar implicit */
    {138, 4, 216}, /* aten::less.Scalar_out implicit */
    {138, 0, 419}, /* aten::less.Tensor implicit */
    {138, 4, 217}, /* aten::less.Tensor_out implicit */
    {138, 0, 420}, /* aten::less_.Scalar implicit */
    {138, 0, 421}, /* aten::less_.Tensor implicit */
    {138, 0, 422}, /* aten::less_equal.Scalar implicit */
    {138, 4, 218}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 423}, /* aten::less_equal.Tensor implicit */
    {138, 4, 219}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 424}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 425}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 94}, /* aten::lgamma CPU */
    {16, 1, 94}, /* aten::lgamma Meta */
    {1, 3, 94}, /* aten::lgamma.out CPU */
    {16, 3, 94}, /* aten::lgamma.out Meta */
    {1, 2, 94}, /* aten::lgamma_ CPU */
    {16, 2, 94}, /* aten::lgamma_ Meta */
    {141, 0, 426}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 220}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 427}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 221}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 222}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {1, 0, 428}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 428}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 223}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 223}, /* aten::linalg_cholesky_ex.L Meta */
    {1, 0, 429}, /* aten::linalg_cross CPU */
    {16, 0, 429}, /* aten::linalg_cross Meta */
    {1, 4, 224}, /* aten::linalg_cross.out CPU */
    {16, 4, 224}, /* aten::linalg_cross.out Meta */
    {138, 0, 430}, /* aten::linalg_diagonal implicit */
    {1, 0, 431}, /* aten::linalg_eig CPU */
    {16, 0, 431}, /* aten::linalg_eig Meta */
    {1, 4, 225}, /* aten::linalg_eig.out CPU */
    {16, 4, 225}, /* aten::linalg_eig.out Meta */
    {1, 0, 432}, /* aten::linalg_householder_product CPU */
    {16, 0, 432}, /* aten::linalg_householder_product Meta */
    {1, 4, 226}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 226}, /* aten::linalg_householder_product.out Meta */
    {1, 0, 433}, /* aten::linalg_inv_ex CPU */
    {16, 0, 433}, /* aten::linalg_inv_ex Meta */
    {1, 4, 227}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 227}, /* aten::linalg_inv_ex.inverse Meta */
    {1, 0, 434}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 434}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 228}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 228}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 435}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 435}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 229}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 229}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 436}, /* aten::linalg_lstsq CPU */
    {16, 0, 436}, /* aten::linalg_lstsq Meta */
    {1, 4, 230}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 230}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 437}, /* aten::linalg_lu CPU */
    {16, 0, 437}, /* aten::linalg_lu Meta */
    {1, 4, 231}, /* aten::linalg_lu.out CPU */
    {16, 4, 231}, /* aten::linalg_lu.out Meta */
    {1, 0, 438}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 438}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 232}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 232}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 439}, /* aten::linalg_lu_solve CPU */
    {16, 0, 439}, /* aten::linalg_lu_solve Meta */
    {1, 4, 233}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 233}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 440}, /* aten::linalg_matmul implicit */
    {138, 4, 234}, /* aten::linalg_matmul.out implicit */
    {1, 0, 441}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 441}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 235}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 442}, /* aten::linalg_multi_dot implicit */
    {138, 4, 236}, /* aten::linalg_multi_dot.out implicit */
    {1, 0, 443}, /* aten::linalg_qr CPU */
    {16, 0, 443}, /* aten::linalg_qr Meta */
    {1, 4, 237}, /* aten::linalg_qr.out CPU */
    {16, 4, 237}, /* aten::linalg_qr.out Meta */
    {1, 0, 444}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 444}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 238}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 238}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 445}, /* aten::linalg_vander implicit */
    {138, 0, 446}, /* aten::linalg_vecdot implicit */
    {138, 4, 239}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 95}, /* aten::linalg_vector_norm CPU */
    {16, 1, 95}, /* aten::linalg_vector_norm Meta */
    {1, 3, 95}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 95}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 447}, /* aten::linear implicit */
    {141, 0, 448}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::linspace BackendSelect */
    {141, 0, 449}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 241}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 450}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 242}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 451}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 243}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 240}, /* aten::linspace.out CPU */
    {16, 4, 240}, /* aten::linspace.out Meta */
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
    {141, 6, 245}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 4, 244}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 452}, /* aten::log_normal_ CPU */
    {16, 0, 452}, /* aten::log_normal_ Meta */
    {138, 0, 453}, /* aten::log_sigmoid implicit */
    {138, 0, 458}, /* aten::log_sigmoid.out implicit */
    {1, 0, 454}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 454}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 455}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 455}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 456}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 456}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 457}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 457}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 459}, /* aten::log_softmax.int implicit */
    {1, 4, 246}, /* aten::log_softmax.int_out CPU */
    {16, 4, 246}, /* aten::log_softmax.int_out Meta */
    {1, 1, 101}, /* aten::logaddexp CPU */
    {16, 1, 101}, /* aten::logaddexp Meta */
    {1, 3, 101}, /* aten::logaddexp.out CPU */
    {16, 3, 101}, /* aten::logaddexp.out Meta */
    {1, 1, 100}, /* aten::logaddexp2 CPU */
    {16, 1, 100}, /* aten::logaddexp2 Meta */
    {1, 3, 100}, /* aten::logaddexp2.out CPU */
    {16, 3, 100}, /* aten::logaddexp2.out Meta */
    {141, 0, 460}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 247}, /* aten::logcumsumexp.out CPU */
    {16, 4, 247}, /* aten::logcumsumexp.out Meta */
    {1, 0, 461}, /* aten::logical_and CPU */
    {16, 0, 461}, /* aten::logical_and Meta */
    {1, 0, 463}, /* aten::logical_and.out CPU */
    {16, 0, 463}, /* aten::logical_and.out Meta */
    {1, 0, 462}, /* aten::logical_and_ CPU */
    {16, 0, 462}, /* aten::logical_and_ Meta */
    {1, 0, 464}, /* aten::logical_not CPU */
    {16, 0, 464}, /* aten::logical_not Meta */
    {1, 0, 466}, /* aten::logical_not.out CPU */
    {16, 0, 466}, /* aten::logical_not.out Meta */
    {1, 0, 465}, /* aten::logical_not_ CPU */
    {16, 0, 465}, /* aten::logical_not_ Meta */
    {1, 0, 467}, /* aten::logical_or CPU */
    {16, 0, 467}, /* aten::logical_or Meta */
    {1, 0, 469}, /* aten::logical_or.out CPU */
    {16, 0, 469}, /* aten::logical_or.out Meta */
    {1, 0, 468}, /* aten::logical_or_ CPU */
    {16, 0, 468}, /* aten::logical_or_ Meta */
    {1, 0, 470}, /* aten::logical_xor CPU */
    {16, 0, 470}, /* aten::logical_xor Meta */
    {1, 0, 472}, /* aten::logical_xor.out CPU */
    {16, 0, 472}, /* aten::logical_xor.out Meta */
    {1, 0, 471}, /* aten::logical_xor_ CPU */
    {16, 0, 471}, /* aten::logical_xor_ Meta */
    {1, 0, 473}, /* aten::logit CPU */
    {16, 0, 473}, /* aten::logit Meta */
    {1, 0, 475}, /* aten::logit.out CPU */
    {16, 0, 475}, /* aten::logit.out Meta */
    {1, 0, 474}, /* aten::logit_ CPU */
    {16, 0, 474}, /* aten::logit_ Meta */
    {1, 1, 102}, /* aten::logit_backward CPU */
    {16, 1, 102}, /* aten::logit_backward Meta */
    {1, 3, 102}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 102}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 476}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::logspace BackendSelect */
    {141, 0, 477}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 249}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 478}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 250}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 479}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 251}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 248}, /* aten::logspace.out CPU */
    {16, 4, 248}, /* aten::logspace.out Meta */
    {141, 0, 480}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 252}, /* aten::logsumexp.out CPU */
    {16, 4, 252}, /* aten::logsumexp.out Meta */
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
    {1, 0, 481}, /* aten::lu_unpack CPU */
    {16, 0, 481}, /* aten::lu_unpack Meta */
    {1, 4, 253}, /* aten::lu_unpack.out CPU */
    {16, 4, 253}, /* aten::lu_unpack.out Meta */
    {138, 0, 482}, /* aten::mH implicit */
    {138, 0, 483}, /* aten::mT implicit */
    {138, 0, 484}, /* aten::margin_ranking_loss implicit */
    {141, 0, 485}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 4, 254}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 486}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 4, 255}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 487}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 487}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 488}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 488}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 489}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 4, 256}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 490}, /* aten::masked_scatter_ CPU */
    {16, 0, 490}, /* aten::masked_scatter_ Meta */
    {141, 0, 491}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 492}, /* aten::masked_select CPU */
    {1, 0, 493}, /* aten::masked_select.out CPU */
    {138, 0, 494}, /* aten::matmul implicit */
    {138, 0, 495}, /* aten::matmul.out implicit */
    {138, 0, 496}, /* aten::matrix_H implicit */
    {1, 0, 497}, /* aten::max CPU */
    {16, 0, 497}, /* aten::max Meta */
    {1, 1, 105}, /* aten::max.dim CPU */
    {16, 1, 105}, /* aten::max.dim Meta */
    {1, 3, 105}, /* aten::max.dim_max CPU */
    {16, 3, 105}, /* aten::max.dim_max Meta */
    {138, 0, 498}, /* aten::max.other implicit */
    {1, 4, 257}, /* aten::max.unary_out CPU */
    {16, 4, 257}, /* aten::max.unary_out Meta */
    {138, 0, 499}, /* aten::max_pool1d implicit */
    {138, 0, 500}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 501}, /* aten::max_pool2d implicit */
    {1, 0, 502}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 502}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 258}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 258}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 503}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 503}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 259}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 259}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 504}, /* aten::max_pool3d implicit */
    {1, 0, 505}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 505}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 260}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 260}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 506}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 506}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 261}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 261}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 507}, /* aten::max_unpool2d CPU */
    {16, 0, 507}, /* aten::max_unpool2d Meta */
    {1, 4, 262}, /* aten::max_unpool2d.out CPU */
    {16, 4, 262}, /* aten::max_unpool2d.out Meta */
    {1, 0, 508}, /* aten::max_unpool3d CPU */
    {16, 0, 508}, /* aten::max_unpool3d Meta */
    {1, 4, 263}, /* aten::max_unpool3d.out CPU */
    {16, 4, 263}, /* aten::max_unpool3d.out Meta */
    {1, 1, 106}, /* aten::maximum CPU */
    {16, 1, 106}, /* aten::maximum Meta */
    {1, 3, 106}, /* aten::maximum.out CPU */
    {16, 3, 106}, /* aten::maximum.out Meta */
    {141, 0, 509}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 107}, /* aten::mean.dim CPU */
    {16, 1, 107}, /* aten::mean.dim Meta */
    {1, 4, 264}, /* aten::mean.dtype_out CPU */
    {16, 4, 264}, /* aten::mean.dtype_out Meta */
    {1, 3, 107}, /* aten::mean.out CPU */
    {16, 3, 107}, /* aten::mean.out Meta */
    {1, 0, 510}, /* aten::median CPU */
    {16, 0, 510}, /* aten::median Meta */
    {141, 0, 511}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 266}, /* aten::median.dim_values CPU */
    {16, 4, 266}, /* aten::median.dim_values Meta */
    {141, 4, 265}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 512}, /* aten::meshgrid implicit */
    {138, 0, 513}, /* aten::meshgrid.indexing implicit */
    {1, 0, 514}, /* aten::min CPU */
    {16, 0, 514}, /* aten::min Meta */
    {1, 1, 108}, /* aten::min.dim CPU */
    {16, 1, 108}, /* aten::min.dim Meta */
    {1, 3, 108}, /* aten::min.dim_min CPU */
    {16, 3, 108}, /* aten::min.dim_min Meta */
    {138, 0, 515}, /* aten::min.other implicit */
    {1, 4, 267}, /* aten::min.unary_out CPU */
    {16, 4, 267}, /* aten::min.unary_out Meta */
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
    {1, 0, 516}, /* aten::mish_backward CPU */
    {16, 0, 516}, /* aten::mish_backward Meta */
    {138, 0, 517}, /* aten::mish_backward implicit */
    {1, 1, 111}, /* aten::mm CPU */
    {16, 1, 111}, /* aten::mm Meta */
    {1, 3, 111}, /* aten::mm.out CPU */
    {16, 3, 111}, /* aten::mm.out Meta */
    {1, 0, 518}, /* aten::mode CPU */
    {16, 0, 518}, /* aten::mode Meta */
    {1, 4, 268}, /* aten::mode.values CPU */
    {16, 4, 268}, /* aten::mode.values Meta */
    {138, 0, 519}, /* aten::moveaxis.int implicit */
    {138, 0, 520}, /* aten::moveaxis.intlist implicit */
    {138, 0, 521}, /* aten::movedim.int implicit */
    {138, 0, 522}, /* aten::movedim.intlist implicit */
    {1, 0, 523}, /* aten::mse_loss CPU */
    {16, 0, 523}, /* aten::mse_loss Meta */
    {1, 4, 269}, /* aten::mse_loss.out CPU */
    {16, 4, 269}, /* aten::mse_loss.out Meta */
    {1, 0, 524}, /* aten::mse_loss_backward CPU */
    {16, 0, 524}, /* aten::mse_loss_backward Meta */
    {1, 4, 270}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 270}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 525}, /* aten::msort implicit */
    {138, 0, 526}, /* aten::msort.out implicit */
    {141, 0, 527}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 271}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mul.Tensor CPU */
    {16, 1, 112}, /* aten::mul.Tensor Meta */
    {1, 3, 112}, /* aten::mul.out CPU */
    {16, 3, 112}, /* aten::mul.out Meta */
    {141, 0, 528}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 112}, /* aten::mul_.Tensor CPU */
    {16, 2, 112}, /* aten::mul_.Tensor Meta */
    {1, 0, 529}, /* aten::multinomial CPU */
    {16, 0, 529}, /* aten::multinomial Meta */
    {1, 0, 530}, /* aten::multinomial.out CPU */
    {16, 0, 530}, /* aten::multinomial.out Meta */
    {138, 0, 531}, /* aten::multiply.Scalar implicit */
    {138, 0, 532}, /* aten::multiply.Tensor implicit */
    {138, 4, 272}, /* aten::multiply.out implicit */
    {138, 0, 533}, /* aten::multiply_.Scalar implicit */
    {138, 0, 534}, /* aten::multiply_.Tensor implicit */
    {141, 0, 535}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 273}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 536}, /* aten::mvlgamma CPU */
    {16, 0, 536}, /* aten::mvlgamma Meta */
    {1, 0, 538}, /* aten::mvlgamma.out CPU */
    {16, 0, 538}, /* aten::mvlgamma.out Meta */
    {1, 0, 537}, /* aten::mvlgamma_ CPU */
    {16, 0, 537}, /* aten::mvlgamma_ Meta */
    {1, 0, 539}, /* aten::nan_to_num CPU */
    {16, 0, 539}, /* aten::nan_to_num Meta */
    {1, 0, 541}, /* aten::nan_to_num.out CPU */
    {16, 0, 541}, /* aten::nan_to_num.out Meta */
    {1, 0, 540}, /* aten::nan_to_num_ CPU */
    {16, 0, 540}, /* aten::nan_to_num_ Meta */
    {138, 0, 542}, /* aten::nanmean implicit */
    {138, 0, 543}, /* aten::nanmean.out implicit */
    {1, 0, 544}, /* aten::nanmedian CPU */
    {16, 0, 544}, /* aten::nanmedian Meta */
    {141, 0, 545}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 275}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 275}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 274}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 546}, /* aten::nanquantile implicit */
    {138, 0, 547}, /* aten::nanquantile.out implicit */
    {138, 0, 548}, /* aten::nanquantile.scalar implicit */
    {138, 0, 549}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 550}, /* aten::nansum CPU */
    {16, 0, 550}, /* aten::nansum Meta */
    {1, 4, 276}, /* aten::nansum.out CPU */
    {16, 4, 276}, /* aten::nansum.out Meta */
    {138, 0, 551}, /* aten::narrow implicit */
    {138, 0, 552}, /* aten::narrow.Tensor implicit */
    {142, 7, 277}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 278}, /* aten::narrow_copy.out CPU */
    {16, 4, 278}, /* aten::narrow_copy.out Meta */
    {1, 0, 553}, /* aten::native_batch_norm CPU */
    {16, 0, 553}, /* aten::native_batch_norm Meta */
    {1, 4, 279}, /* aten::native_batch_norm.out CPU */
    {16, 4, 279}, /* aten::native_batch_norm.out Meta */
    {1, 0, 554}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 554}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 280}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 555}, /* aten::native_dropout CPU */
    {16, 0, 555}, /* aten::native_dropout Meta */
    {141, 4, 281}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 556}, /* aten::native_dropout_backward CPU */
    {16, 0, 556}, /* aten::native_dropout_backward Meta */
    {141, 4, 282}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 557}, /* aten::native_group_norm CPU */
    {16, 0, 557}, /* aten::native_group_norm Meta */
    {141, 4, 283}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 558}, /* aten::native_group_norm_backward CPU */
    {16, 0, 558}, /* aten::native_group_norm_backward Meta */
    {141, 4, 284}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 559}, /* aten::native_layer_norm CPU */
    {16, 0, 559}, /* aten::native_layer_norm Meta */
    {141, 4, 285}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 560}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 560}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 286}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
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
    {138, 0, 561}, /* aten::negative implicit */
    {138, 4, 287}, /* aten::negative.out implicit */
    {138, 0, 562}, /* aten::negative_ implicit */
    {141, 0, 563}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 288}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 564}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 289}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 565}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 290}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 566}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 291}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 567}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 292}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::nextafter CPU */
    {16, 1, 116}, /* aten::nextafter Meta */
    {1, 3, 116}, /* aten::nextafter.out CPU */
    {16, 3, 116}, /* aten::nextafter.out Meta */
    {1, 2, 116}, /* aten::nextafter_ CPU */
    {16, 2, 116}, /* aten::nextafter_ Meta */
    {1, 0, 568}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 568}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 293}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 293}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 569}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 569}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 294}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 294}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 570}, /* aten::nll_loss_backward CPU */
    {16, 0, 570}, /* aten::nll_loss_backward Meta */
    {1, 4, 295}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 295}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 571}, /* aten::nll_loss_forward CPU */
    {16, 0, 571}, /* aten::nll_loss_forward Meta */
    {1, 4, 296}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 296}, /* aten::nll_loss_forward.output Meta */
    {1, 0, 572}, /* aten::nonzero CPU */
    {1, 4, 297}, /* aten::nonzero.out CPU */
    {138, 0, 573}, /* aten::nonzero_numpy implicit */
    {1, 0, 574}, /* aten::nonzero_static CPU */
    {16, 0, 574}, /* aten::nonzero_static Meta */
    {1, 4, 298}, /* aten::nonzero_static.out CPU */
    {16, 4, 298}, /* aten::nonzero_static.out Meta */
    {141, 0, 575}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 118}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 576}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 300}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 299}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 117}, /* aten::norm.dtype_out CPU */
    {16, 3, 117}, /* aten::norm.dtype_out Meta */
    {1, 3, 118}, /* aten::norm.out CPU */
    {16, 3, 118}, /* aten::norm.out Meta */
    {1, 0, 578}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 578}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 301}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 301}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 579}, /* aten::normal.Tensor_float CPU */
    {16, 0, 579}, /* aten::normal.Tensor_float Meta */
    {1, 4, 302}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 302}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 580}, /* aten::normal.float_Tensor CPU */
    {16, 0, 580}, /* aten::normal.float_Tensor Meta */
    {1, 4, 303}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 303}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 581}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::normal.float_float BackendSelect */
    {141, 4, 304}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 4, 306}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 577}, /* aten::normal_ CPU */
    {16, 0, 577}, /* aten::normal_ Meta */
    {141, 6, 305}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 582}, /* aten::not_equal.Scalar implicit */
    {138, 4, 307}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 583}, /* aten::not_equal.Tensor implicit */
    {138, 4, 308}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 584}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 585}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 586}, /* aten::numel implicit */
    {138, 0, 587}, /* aten::numpy_T implicit */
    {138, 0, 588}, /* aten::one_hot implicit */
    {141, 0, 589}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::ones BackendSelect */
    {141, 4, 309}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 590}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 310}, /* aten::ones_like.out CompositeExplicitAutograd */
    {1, 0, 591}, /* aten::ormqr CPU */
    {16, 0, 591}, /* aten::ormqr Meta */
    {1, 4, 311}, /* aten::ormqr.out CPU */
    {16, 4, 311}, /* aten::ormqr.out Meta */
    {138, 0, 592}, /* aten::outer implicit */
    {138, 4, 312}, /* aten::outer.out implicit */
    {138, 0, 593}, /* aten::pad implicit */
    {138, 0, 594}, /* aten::pairwise_distance implicit */
    {138, 0, 595}, /* aten::pdist implicit */
    {141, 0, 596}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 313}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 314}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 597}, /* aten::pixel_shuffle CPU */
    {16, 0, 597}, /* aten::pixel_shuffle Meta */
    {141, 4, 315}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 598}, /* aten::pixel_unshuffle CPU */
    {16, 0, 598}, /* aten::pixel_unshuffle Meta */
    {141, 4, 316}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {138, 0, 599}, /* aten::poisson_nll_loss implicit */
    {1, 0, 600}, /* aten::polar CPU */
    {16, 0, 600}, /* aten::polar Meta */
    {1, 0, 601}, /* aten::polar.out CPU */
    {16, 0, 601}, /* aten::polar.out Meta */
    {1, 1, 119}, /* aten::polygamma CPU */
    {16, 1, 119}, /* aten::polygamma Meta */
    {1, 3, 119}, /* aten::polygamma.out CPU */
    {16, 3, 119}, /* aten::polygamma.out Meta */
    {1, 0, 602}, /* aten::polygamma_ CPU */
    {16, 0, 602}, /* aten::polygamma_ Meta */
    {138, 0, 603}, /* aten::positive implicit */
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
    {138, 0, 604}, /* aten::prelu implicit */
    {1, 0, 605}, /* aten::prod CPU */
    {16, 0, 605}, /* aten::prod Meta */
    {1, 1, 123}, /* aten::prod.dim_int CPU */
    {16, 1, 123}, /* aten::prod.dim_int Meta */
    {1, 3, 123}, /* aten::prod.int_out CPU */
    {16, 3, 123}, /* aten::prod.int_out Meta */
    {141, 4, 317}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 606}, /* aten::promote_types implicit */
    {141, 6, 319}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 318}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 607}, /* aten::put_ CPU */
    {16, 0, 607}, /* aten::put_ Meta */
    {138, 0, 608}, /* aten::quantile implicit */
    {138, 0, 609}, /* aten::quantile.out implicit */
    {138, 0, 610}, /* aten::quantile.scalar implicit */
    {138, 0, 611}, /* aten::quantile.scalar_out implicit */
    {141, 0, 612}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 320}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 320}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 613}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::rand BackendSelect */
    {141, 0, 614}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::rand.generator BackendSelect */
    {138, 4, 322}, /* aten::rand.generator_out implicit */
    {141, 4, 321}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 615}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 4, 323}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 616}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randint BackendSelect */
    {141, 0, 617}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randint.generator BackendSelect */
    {141, 4, 325}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 620}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randint.low BackendSelect */
    {141, 0, 621}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 327}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 326}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 324}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 618}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 619}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 4, 329}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 4, 328}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 622}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randn BackendSelect */
    {141, 0, 623}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randn.generator BackendSelect */
    {138, 4, 331}, /* aten::randn.generator_out implicit */
    {138, 4, 330}, /* aten::randn.out implicit */
    {141, 0, 624}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 4, 332}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 336}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 337}, /* aten::random.from CompositeExplicitAutograd */
    {141, 4, 334}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 4, 333}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 338}, /* aten::random.to CompositeExplicitAutograd */
    {141, 4, 335}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 625}, /* aten::random_ CPU */
    {16, 0, 625}, /* aten::random_ Meta */
    {1, 0, 626}, /* aten::random_.from CPU */
    {16, 0, 626}, /* aten::random_.from Meta */
    {1, 0, 627}, /* aten::random_.to CPU */
    {16, 0, 627}, /* aten::random_.to Meta */
    {141, 0, 628}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randperm BackendSelect */
    {141, 0, 629}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::randperm.generator BackendSelect */
    {1, 4, 340}, /* aten::randperm.generator_out CPU */
    {16, 4, 340}, /* aten::randperm.generator_out Meta */
    {141, 4, 339}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 630}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::range BackendSelect */
    {1, 4, 342}, /* aten::range.out CPU */
    {16, 4, 342}, /* aten::range.out Meta */
    {141, 4, 341}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 631}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::range.step BackendSelect */
    {138, 0, 632}, /* aten::ravel implicit */
    {138, 0, 633}, /* aten::real implicit */
    {1, 1, 124}, /* aten::reciprocal CPU */
    {16, 1, 124}, /* aten::reciprocal Meta */
    {1, 3, 124}, /* aten::reciprocal.out CPU */
    {16, 3, 124}, /* aten::reciprocal.out Meta */
    {1, 2, 124}, /* aten::reciprocal_ CPU */
    {16, 2, 124}, /* aten::reciprocal_ Meta */
    {1, 0, 634}, /* aten::reflection_pad1d CPU */
    {16, 0, 634}, /* aten::reflection_pad1d Meta */
    {1, 4, 343}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 343}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 635}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 635}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 344}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 344}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 636}, /* aten::reflection_pad2d CPU */
    {16, 0, 636}, /* aten::reflection_pad2d Meta */
    {1, 4, 345}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 345}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 637}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 637}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 346}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 346}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 638}, /* aten::reflection_pad3d CPU */
    {16, 0, 638}, /* aten::reflection_pad3d Meta */
    {1, 4, 347}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 347}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 639}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 639}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 348}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 348}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 640}, /* aten::relu CPU */
    {16, 0, 640}, /* aten::relu Meta */
    {141, 4, 349}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 641}, /* aten::relu6 implicit */
    {138, 0, 642}, /* aten::relu6_ implicit */
    {1, 0, 643}, /* aten::relu_ CPU */
    {16, 0, 643}, /* aten::relu_ Meta */
    {141, 0, 644}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 645}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 645}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 350}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 646}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 125}, /* aten::remainder.Tensor CPU */
    {16, 1, 125}, /* aten::remainder.Tensor Meta */
    {1, 3, 125}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 125}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 647}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 125}, /* aten::remainder_.Tensor CPU */
    {16, 2, 125}, /* aten::remainder_.Tensor Meta */
    {1, 1, 126}, /* aten::renorm CPU */
    {16, 1, 126}, /* aten::renorm Meta */
    {1, 3, 126}, /* aten::renorm.out CPU */
    {16, 3, 126}, /* aten::renorm.out Meta */
    {1, 2, 126}, /* aten::renorm_ CPU */
    {16, 2, 126}, /* aten::renorm_ Meta */
    {141, 0, 648}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 351}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 649}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 352}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 650}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 651}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 652}, /* aten::replication_pad1d CPU */
    {16, 0, 652}, /* aten::replication_pad1d Meta */
    {1, 4, 353}, /* aten::replication_pad1d.out CPU */
    {16, 4, 353}, /* aten::replication_pad1d.out Meta */
    {1, 0, 653}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 653}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 354}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 354}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 654}, /* aten::replication_pad2d CPU */
    {16, 0, 654}, /* aten::replication_pad2d Meta */
    {1, 4, 355}, /* aten::replication_pad2d.out CPU */
    {16, 4, 355}, /* aten::replication_pad2d.out Meta */
    {1, 0, 655}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 655}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 356}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 356}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 656}, /* aten::replication_pad3d CPU */
    {16, 0, 656}, /* aten::replication_pad3d Meta */
    {1, 4, 357}, /* aten::replication_pad3d.out CPU */
    {16, 4, 357}, /* aten::replication_pad3d.out Meta */
    {1, 0, 657}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 657}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 358}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 358}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 658}, /* aten::reshape implicit */
    {138, 0, 659}, /* aten::reshape_as implicit */
    {141, 6, 360}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 359}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 660}, /* aten::resize_ CPU */
    {16, 0, 660}, /* aten::resize_ Meta */
    {141, 6, 362}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 361}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 661}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 662}, /* aten::resolve_conj implicit */
    {138, 0, 663}, /* aten::resolve_neg implicit */
    {138, 0, 664}, /* aten::result_type.Scalar implicit */
    {138, 0, 665}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 666}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 667}, /* aten::result_type.Tensor implicit */
    {138, 0, 668}, /* aten::rms_norm implicit */
    {1, 0, 669}, /* aten::roll CPU */
    {16, 0, 669}, /* aten::roll Meta */
    {141, 4, 363}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 670}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 364}, /* aten::rot90.out CompositeExplicitAutograd */
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
    {138, 0, 671}, /* aten::row_stack implicit */
    {138, 4, 365}, /* aten::row_stack.out implicit */
    {141, 0, 672}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 366}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {1, 1, 129}, /* aten::rsqrt CPU */
    {16, 1, 129}, /* aten::rsqrt Meta */
    {1, 3, 129}, /* aten::rsqrt.out CPU */
    {16, 3, 129}, /* aten::rsqrt.out Meta */
    {1, 2, 129}, /* aten::rsqrt_ CPU */
    {16, 2, 129}, /* aten::rsqrt_ Meta */
    {141, 0, 673}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 367}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 674}, /* aten::rsub.Tensor CPU */
    {16, 0, 674}, /* aten::rsub.Tensor Meta */
    {141, 4, 368}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 675}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 369}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
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
    {1, 0, 676}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 676}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 370}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 370}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 677}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 677}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 371}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 371}, /* aten::searchsorted.Tensor_out Meta */
    {141, 0, 679}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 678}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 373}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 372}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 374}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 680}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 375}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 681}, /* aten::selu implicit */
    {138, 0, 682}, /* aten::selu_ implicit */
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
    {138, 0, 683}, /* aten::size.int implicit */
    {141, 0, 684}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 685}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 377}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 376}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 378}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 686}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 379}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {1, 0, 687}, /* aten::smooth_l1_loss CPU */
    {16, 0, 687}, /* aten::smooth_l1_loss Meta */
    {1, 4, 380}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 380}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 688}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 688}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 381}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 381}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 689}, /* aten::soft_margin_loss CPU */
    {16, 0, 689}, /* aten::soft_margin_loss Meta */
    {141, 4, 382}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 690}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 690}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 383}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 691}, /* aten::softmax.int implicit */
    {1, 4, 384}, /* aten::softmax.int_out CPU */
    {16, 4, 384}, /* aten::softmax.int_out Meta */
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
    {141, 0, 692}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 150}, /* aten::sort.stable CPU */
    {16, 1, 150}, /* aten::sort.stable Meta */
    {1, 4, 385}, /* aten::sort.values CPU */
    {16, 4, 385}, /* aten::sort.values Meta */
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
    {141, 0, 693}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 694}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 156}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 156}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 695}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 696}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 157}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 157}, /* aten::special_chebyshev_polynomial_u Meta */
    {141, 0, 697}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 698}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 157}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 157}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 699}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 700}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 158}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 158}, /* aten::special_chebyshev_polynomial_v Meta */
    {141, 0, 701}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 702}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 158}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 158}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 703}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 704}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 159}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 159}, /* aten::special_chebyshev_polynomial_w Meta */
    {141, 0, 705}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 706}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 159}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 159}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 707}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 708}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 709}, /* aten::special_digamma implicit */
    {138, 0, 710}, /* aten::special_digamma.out implicit */
    {1, 1, 160}, /* aten::special_entr CPU */
    {16, 1, 160}, /* aten::special_entr Meta */
    {1, 3, 160}, /* aten::special_entr.out CPU */
    {16, 3, 160}, /* aten::special_entr.out Meta */
    {138, 0, 711}, /* aten::special_erf implicit */
    {138, 0, 712}, /* aten::special_erf.out implicit */
    {138, 0, 713}, /* aten::special_erfc implicit */
    {138, 0, 714}, /* aten::special_erfc.out implicit */
    {1, 1, 161}, /* aten::special_erfcx CPU */
    {16, 1, 161}, /* aten::special_erfcx Meta */
    {1, 3, 161}, /* aten::special_erfcx.out CPU */
    {16, 3, 161}, /* aten::special_erfcx.out Meta */
    {138, 0, 715}, /* aten::special_erfinv implicit */
    {138, 0, 716}, /* aten::special_erfinv.out implicit */
    {138, 0, 717}, /* aten::special_exp2 implicit */
    {138, 0, 718}, /* aten::special_exp2.out implicit */
    {138, 0, 719}, /* aten::special_expit implicit */
    {138, 0, 720}, /* aten::special_expit.out implicit */
    {138, 0, 721}, /* aten::special_expm1 implicit */
    {138, 0, 722}, /* aten::special_expm1.out implicit */
    {138, 0, 723}, /* aten::special_gammainc implicit */
    {138, 0, 724}, /* aten::special_gammainc.out implicit */
    {138, 0, 725}, /* aten::special_gammaincc implicit */
    {138, 0, 726}, /* aten::special_gammaincc.out implicit */
    {138, 0, 727}, /* aten::special_gammaln implicit */
    {138, 0, 728}, /* aten::special_gammaln.out implicit */
    {1, 1, 162}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 162}, /* aten::special_hermite_polynomial_h Meta */
    {141, 0, 729}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 730}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 162}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 731}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 732}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 163}, /* aten::special_hermite_polynomial_he Meta */
    {141, 0, 733}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 734}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 163}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 735}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 736}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 737}, /* aten::special_i0 implicit */
    {138, 0, 738}, /* aten::special_i0.out implicit */
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
    {141, 0, 739}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 740}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 167}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 741}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 742}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 168}, /* aten::special_legendre_polynomial_p Meta */
    {141, 0, 743}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 744}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 168}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 745}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 746}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 747}, /* aten::special_log1p implicit */
    {138, 0, 748}, /* aten::special_log1p.out implicit */
    {1, 1, 169}, /* aten::special_log_ndtr CPU */
    {16, 1, 169}, /* aten::special_log_ndtr Meta */
    {1, 3, 169}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 169}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 749}, /* aten::special_log_softmax implicit */
    {138, 0, 750}, /* aten::special_logit implicit */
    {138, 0, 751}, /* aten::special_logit.out implicit */
    {138, 0, 752}, /* aten::special_logsumexp implicit */
    {138, 0, 753}, /* aten::special_logsumexp.out implicit */
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
    {138, 0, 754}, /* aten::special_multigammaln implicit */
    {138, 0, 755}, /* aten::special_multigammaln.out implicit */
    {138, 0, 756}, /* aten::special_ndtr implicit */
    {138, 0, 757}, /* aten::special_ndtr.out implicit */
    {1, 1, 174}, /* aten::special_ndtri CPU */
    {16, 1, 174}, /* aten::special_ndtri Meta */
    {1, 3, 174}, /* aten::special_ndtri.out CPU */
    {16, 3, 174}, /* aten::special_ndtri.out Meta */
    {138, 0, 758}, /* aten::special_polygamma implicit */
    {138, 0, 759}, /* aten::special_polygamma.out implicit */
    {138, 0, 760}, /* aten::special_psi implicit */
    {138, 0, 761}, /* aten::special_psi.out implicit */
    {138, 0, 762}, /* aten::special_round implicit */
    {138, 0, 763}, /* aten::special_round.out implicit */
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
    {141, 0, 764}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 765}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 766}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 767}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {141, 0, 768}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 769}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 770}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 771}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {141, 0, 772}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 773}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 774}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 775}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 180}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 180}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {141, 0, 776}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 777}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 180}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 180}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 778}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 779}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 780}, /* aten::special_sinc implicit */
    {138, 0, 781}, /* aten::special_sinc.out implicit */
    {138, 0, 782}, /* aten::special_softmax implicit */
    {1, 1, 181}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 181}, /* aten::special_spherical_bessel_j0 Meta */
    {1, 3, 181}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 181}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 182}, /* aten::special_xlog1py CPU */
    {16, 1, 182}, /* aten::special_xlog1py Meta */
    {141, 0, 783}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 784}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_xlog1py.out CPU */
    {16, 3, 182}, /* aten::special_xlog1py.out Meta */
    {141, 0, 785}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 786}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 787}, /* aten::special_xlogy implicit */
    {138, 0, 788}, /* aten::special_xlogy.other_scalar implicit */
    {138, 0, 789}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 0, 790}, /* aten::special_xlogy.out implicit */
    {138, 0, 791}, /* aten::special_xlogy.self_scalar implicit */
    {138, 0, 792}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 183}, /* aten::special_zeta CPU */
    {16, 1, 183}, /* aten::special_zeta Meta */
    {141, 0, 793}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 794}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_zeta.out CPU */
    {16, 3, 183}, /* aten::special_zeta.out Meta */
    {141, 0, 795}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 796}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 797}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 798}, /* aten::split.sizes implicit */
    {142, 7, 386}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 387}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 799}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 388}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 389}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::sqrt CPU */
    {16, 1, 184}, /* aten::sqrt Meta */
    {1, 3, 184}, /* aten::sqrt.out CPU */
    {16, 3, 184}, /* aten::sqrt.out Meta */
    {1, 2, 184}, /* aten::sqrt_ CPU */
    {16, 2, 184}, /* aten::sqrt_ Meta */
    {138, 0, 800}, /* aten::square implicit */
    {138, 0, 802}, /* aten::square.out implicit */
    {138, 0, 801}, /* aten::square_ implicit */
    {141, 0, 803}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 804}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 805}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 390}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 391}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 392}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 390}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 391}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 394}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 392}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 395}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 393}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 806}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 396}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 807}, /* aten::std implicit */
    {1, 0, 808}, /* aten::std.correction CPU */
    {16, 0, 808}, /* aten::std.correction Meta */
    {1, 4, 397}, /* aten::std.correction_out CPU */
    {16, 4, 397}, /* aten::std.correction_out Meta */
    {138, 0, 809}, /* aten::std.dim implicit */
    {138, 4, 398}, /* aten::std.out implicit */
    {138, 0, 810}, /* aten::std_mean implicit */
    {1, 0, 811}, /* aten::std_mean.correction CPU */
    {16, 0, 811}, /* aten::std_mean.correction Meta */
    {141, 4, 399}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 812}, /* aten::std_mean.dim implicit */
    {138, 0, 813}, /* aten::stride.int implicit */
    {141, 0, 814}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 400}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::sub.Tensor CPU */
    {16, 1, 185}, /* aten::sub.Tensor Meta */
    {1, 3, 185}, /* aten::sub.out CPU */
    {16, 3, 185}, /* aten::sub.out Meta */
    {141, 0, 815}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 185}, /* aten::sub_.Tensor CPU */
    {16, 2, 185}, /* aten::sub_.Tensor Meta */
    {138, 0, 816}, /* aten::subtract.Scalar implicit */
    {138, 0, 817}, /* aten::subtract.Tensor implicit */
    {138, 4, 401}, /* aten::subtract.out implicit */
    {138, 0, 818}, /* aten::subtract_.Scalar implicit */
    {138, 0, 819}, /* aten::subtract_.Tensor implicit */
    {141, 0, 820}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 186}, /* aten::sum.IntList_out CPU */
    {16, 3, 186}, /* aten::sum.IntList_out Meta */
    {1, 1, 186}, /* aten::sum.dim_IntList CPU */
    {16, 1, 186}, /* aten::sum.dim_IntList Meta */
    {141, 4, 402}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 821}, /* aten::sum_to_size implicit */
    {138, 0, 822}, /* aten::swapaxes implicit */
    {138, 0, 823}, /* aten::swapaxes_ implicit */
    {138, 0, 824}, /* aten::swapdims implicit */
    {138, 0, 825}, /* aten::swapdims_ implicit */
    {138, 0, 826}, /* aten::sym_numel implicit */
    {138, 0, 827}, /* aten::sym_size.int implicit */
    {138, 0, 828}, /* aten::sym_storage_offset implicit */
    {138, 0, 829}, /* aten::sym_stride.int implicit */
    {141, 0, 830}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 403}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 403}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 404}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 831}, /* aten::take CPU */
    {16, 0, 831}, /* aten::take Meta */
    {1, 0, 833}, /* aten::take.out CPU */
    {16, 0, 833}, /* aten::take.out Meta */
    {138, 0, 832}, /* aten::take_along_dim implicit */
    {138, 4, 405}, /* aten::take_along_dim.out implicit */
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
    {138, 0, 834}, /* aten::tensor_split.indices implicit */
    {138, 0, 835}, /* aten::tensor_split.sections implicit */
    {138, 0, 836}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 837}, /* aten::tensordot implicit */
    {138, 4, 406}, /* aten::tensordot.out implicit */
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
    {138, 0, 838}, /* aten::tile implicit */
    {138, 0, 839}, /* aten::to.device implicit */
    {138, 0, 840}, /* aten::to.dtype implicit */
    {138, 0, 841}, /* aten::to.dtype_layout implicit */
    {138, 0, 842}, /* aten::to.other implicit */
    {1, 1, 192}, /* aten::topk CPU */
    {16, 1, 192}, /* aten::topk Meta */
    {1, 3, 192}, /* aten::topk.values CPU */
    {16, 3, 192}, /* aten::topk.values Meta */
    {1, 0, 843}, /* aten::trace CPU */
    {16, 0, 843}, /* aten::trace Meta */
    {141, 4, 407}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 844}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 408}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 408}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 409}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 845}, /* aten::trapezoid.dx implicit */
    {138, 0, 846}, /* aten::trapezoid.x implicit */
    {138, 0, 847}, /* aten::trapz.dx implicit */
    {138, 0, 848}, /* aten::trapz.x implicit */
    {1, 0, 849}, /* aten::triangular_solve CPU */
    {16, 0, 849}, /* aten::triangular_solve Meta */
    {1, 4, 410}, /* aten::triangular_solve.X CPU */
    {16, 4, 410}, /* aten::triangular_solve.X Meta */
    {1, 1, 193}, /* aten::tril CPU */
    {16, 1, 193}, /* aten::tril Meta */
    {1, 3, 193}, /* aten::tril.out CPU */
    {16, 3, 193}, /* aten::tril.out Meta */
    {1, 2, 193}, /* aten::tril_ CPU */
    {16, 2, 193}, /* aten::tril_ Meta */
    {1, 0, 850}, /* aten::tril_indices CPU */
    {16, 0, 850}, /* aten::tril_indices Meta */
    {86, 0, 148}, /* aten::tril_indices BackendSelect */
    {141, 4, 411}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 851}, /* aten::triplet_margin_loss implicit */
    {1, 1, 194}, /* aten::triu CPU */
    {16, 1, 194}, /* aten::triu Meta */
    {1, 3, 194}, /* aten::triu.out CPU */
    {16, 3, 194}, /* aten::triu.out Meta */
    {1, 2, 194}, /* aten::triu_ CPU */
    {16, 2, 194}, /* aten::triu_ Meta */
    {1, 0, 852}, /* aten::triu_indices CPU */
    {16, 0, 852}, /* aten::triu_indices Meta */
    {86, 0, 148}, /* aten::triu_indices BackendSelect */
    {141, 4, 412}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 853}, /* aten::true_divide.Scalar implicit */
    {138, 0, 854}, /* aten::true_divide.Tensor implicit */
    {138, 4, 413}, /* aten::true_divide.out implicit */
    {138, 0, 855}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 856}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 195}, /* aten::trunc CPU */
    {16, 1, 195}, /* aten::trunc Meta */
    {1, 3, 195}, /* aten::trunc.out CPU */
    {16, 3, 195}, /* aten::trunc.out Meta */
    {1, 2, 195}, /* aten::trunc_ CPU */
    {16, 2, 195}, /* aten::trunc_ Meta */
    {138, 0, 857}, /* aten::type_as implicit */
    {141, 0, 858}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 414}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 415}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 859}, /* aten::unflatten.int implicit */
    {1, 0, 860}, /* aten::unfold CPU */
    {16, 0, 860}, /* aten::unfold Meta */
    {1, 0, 861}, /* aten::unfold_backward CPU */
    {16, 0, 861}, /* aten::unfold_backward Meta */
    {141, 4, 417}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 416}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 418}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 420}, /* aten::uniform CompositeExplicitAutograd */
    {141, 4, 419}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 862}, /* aten::uniform_ CPU */
    {16, 0, 862}, /* aten::uniform_ Meta */
    {1, 0, 863}, /* aten::unique_consecutive CPU */
    {16, 0, 863}, /* aten::unique_consecutive Meta */
    {141, 4, 421}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 864}, /* aten::unique_dim CPU */
    {16, 0, 864}, /* aten::unique_dim Meta */
    {141, 4, 422}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 865}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 865}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 423}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 866}, /* aten::unsafe_chunk implicit */
    {141, 0, 867}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 424}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 868}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 425}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 869}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 426}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 426}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 427}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 870}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 870}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 428}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 428}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 872}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 871}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 871}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 429}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 429}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 873}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 873}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 430}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 430}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 875}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 874}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 874}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 431}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 431}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 876}, /* aten::upsample_linear1d CPU */
    {16, 0, 876}, /* aten::upsample_linear1d Meta */
    {1, 4, 432}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 432}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 878}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 877}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 877}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 433}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 433}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 879}, /* aten::upsample_nearest1d CPU */
    {16, 0, 879}, /* aten::upsample_nearest1d Meta */
    {1, 4, 434}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 434}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 881}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 880}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 880}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 435}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 435}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 882}, /* aten::upsample_nearest2d CPU */
    {16, 0, 882}, /* aten::upsample_nearest2d Meta */
    {1, 4, 436}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 436}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 884}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 883}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 883}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 437}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 437}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 885}, /* aten::upsample_nearest3d CPU */
    {16, 0, 885}, /* aten::upsample_nearest3d Meta */
    {1, 4, 438}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 438}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 887}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 886}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 886}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 439}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 439}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 888}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 888}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 440}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 440}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 890}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 889}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 889}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 441}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 441}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 891}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 892}, /* aten::var implicit */
    {1, 0, 893}, /* aten::var.correction CPU */
    {16, 0, 893}, /* aten::var.correction Meta */
    {1, 4, 442}, /* aten::var.correction_out CPU */
    {16, 4, 442}, /* aten::var.correction_out Meta */
    {138, 0, 894}, /* aten::var.dim implicit */
    {138, 4, 443}, /* aten::var.out implicit */
    {138, 0, 895}, /* aten::var_mean implicit */
    {1, 0, 896}, /* aten::var_mean.correction CPU */
    {16, 0, 896}, /* aten::var_mean.correction Meta */
    {141, 4, 444}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 897}, /* aten::var_mean.dim implicit */
    {1, 0, 898}, /* aten::vdot CPU */
    {16, 0, 898}, /* aten::vdot Meta */
    {141, 4, 445}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 899}, /* aten::view CPU */
    {16, 0, 899}, /* aten::view Meta */
    {141, 0, 903}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 900}, /* aten::view_as implicit */
    {1, 0, 901}, /* aten::view_as_complex CPU */
    {16, 0, 901}, /* aten::view_as_complex Meta */
    {142, 7, 448}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 449}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 902}, /* aten::view_as_real CPU */
    {16, 0, 902}, /* aten::view_as_real Meta */
    {142, 7, 450}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 451}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 446}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 447}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 453}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 452}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 904}, /* aten::vsplit.array implicit */
    {138, 0, 905}, /* aten::vsplit.int implicit */
    {138, 0, 906}, /* aten::vstack implicit */
    {138, 4, 454}, /* aten::vstack.out implicit */
    {138, 0, 907}, /* aten::where implicit */
    {138, 0, 908}, /* aten::where.Scalar implicit */
    {138, 0, 909}, /* aten::where.ScalarOther implicit */
    {138, 0, 910}, /* aten::where.ScalarSelf implicit */
    {1, 0, 911}, /* aten::where.self CPU */
    {16, 0, 911}, /* aten::where.self Meta */
    {1, 0, 912}, /* aten::where.self_out CPU */
    {16, 0, 912}, /* aten::where.self_out Meta */
    {141, 0, 913}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 914}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 196}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 196}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 915}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 916}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 196}, /* aten::xlogy.Tensor CPU */
    {16, 1, 196}, /* aten::xlogy.Tensor Meta */
    {141, 0, 917}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 196}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 196}, /* aten::xlogy_.Tensor Meta */
    {141, 6, 456}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 455}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 918}, /* aten::zero_ CPU */
    {16, 0, 918}, /* aten::zero_ Meta */
    {141, 0, 919}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 148}, /* aten::zeros BackendSelect */
    {141, 4, 457}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 920}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 458}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
    "aten::channel_shuffle\0aten::channel_shuffle(Tensor self, SymInt groups) -> Tensor\0"
    "aten::channel_shuffle.out\0aten::channel_shuffle.out(Tensor self, SymInt groups, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::col2im\0aten::col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor\0"
    "aten::col2im.out\0aten::col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::glu\0aten::glu(Tensor self, int dim=-1) -> Tensor\0"
    "aten::glu.out\0aten::glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::glu_backward\0aten::glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor\0"
    "aten::glu_backward.grad_input\0aten::glu_backward.grad_input(Tensor grad_output, Tensor self, int dim, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
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
    "aten::grid_sampler\0aten::grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor\0"
    "aten::grid_sampler_2d\0aten::grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor\0"
    "aten::grid_sampler_2d.out\0aten::grid_sampler_2d.out(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::grid_sampler_2d_backward\0aten::grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)\0"
    "aten::grid_sampler_2d_backward.out\0aten::grid_sampler_2d_backward.out(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::grid_sampler_3d\0aten::grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor\0"
    "aten::grid_sampler_3d.out\0aten::grid_sampler_3d.out(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::grid_sampler_3d_backward\0aten::grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)\0"
    "aten::grid_sampler_3d_backward.out\0aten::grid_sampler_3d_backward.out(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
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
    "aten::im2col\0aten::im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor\0"
    "aten::im2col.out\0aten::im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::linalg_cross\0aten::linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor\0"
    "aten::linalg_cross.out\0aten::linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::nll_loss2d_backward\0aten::nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor\0"
    "aten::nll_loss2d_backward.grad_input\0aten::nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::nll_loss2d_forward\0aten::nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)\0"
    "aten::nll_loss2d_forward.output\0aten::nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))\0"
    "aten::nll_loss_backward\0aten::nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor\0"
    "aten::nll_loss_backward.grad_input\0aten::nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::nll_loss_forward\0aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)\0"
    "aten::nll_loss_forward.output\0aten::nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))\0"
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
    "aten::pixel_shuffle\0aten::pixel_shuffle(Tensor self, int upscale_factor) -> Tensor\0"
    "aten::pixel_shuffle.out\0aten::pixel_shuffle.out(Tensor self, int upscale_factor, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::pixel_unshuffle\0aten::pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor\0"
    "aten::pixel_unshuffle.out\0aten::pixel_unshuffle.out(Tensor self, int downscale_factor, *, Tensor(a!) out) -> Tensor(a!)\0"
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
