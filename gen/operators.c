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
tn_status tni_kernel__fft_c2c_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__fft_c2r(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__fft_c2r_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__fft_r2c(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__fft_r2c_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__lu_with_info(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_det(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_fft_fft2_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_fft_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_fftn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_fftn_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_fftshift(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_hfft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_hfft2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_hfft2_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_hfft_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_hfftn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_hfftn_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ifft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ifft2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ifft2_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ifft_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ifftn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ifftn_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ifftshift(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ihfft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ihfft2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ihfft2_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ihfft_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ihfftn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_ihfftn_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_irfft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_irfft2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_irfft2_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_irfft_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_irfftn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_irfftn_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_rfft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_rfft2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_rfft2_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_rfft_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_rfftn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_rfftn_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_inverse(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_linalg_cholesky(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_cholesky_ex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_cross(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_det(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_diagonal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_eig(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_eigh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_eigvals(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_eigvalsh(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_householder_product(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_inv(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_inv_ex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_ldl_factor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_ldl_factor_ex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_ldl_solve(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_lstsq(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_lu(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_lu_factor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_lu_factor_ex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_lu_solve(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_matmul(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_matrix_exp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_matrix_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_matrix_norm_str_ord(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_matrix_power(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_multi_dot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_norm_ord_str(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_qr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_slogdet(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_solve(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_solve_ex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_solve_triangular(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_svd(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_svdvals(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_tensorinv(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_tensorinv_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_logdet(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_lu_solve(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_matrix_exp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_matrix_power(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_other(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_max_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_min_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_nanquantile_scalar(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_orgqr(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_qr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_quantile(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_quantile_scalar(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_slogdet(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_special_erf(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_erfc(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_erfinv(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_exp2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_expit(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_expm1(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_gammainc(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_gammaincc(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_gammaln(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_h_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_h_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_h_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_h_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_he_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_he_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_he_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_hermite_polynomial_he_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_i0(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_laguerre_polynomial_l_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_laguerre_polynomial_l_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_laguerre_polynomial_l_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_laguerre_polynomial_l_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_legendre_polynomial_p_n_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_legendre_polynomial_p_n_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_legendre_polynomial_p_x_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_legendre_polynomial_p_x_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_log1p(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_log_softmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logit(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logsumexp(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_logsumexp_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_multigammaln(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_ndtr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_ndtr_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_polygamma(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_psi(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_round(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_special_softmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlog1py_other_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlog1py_other_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlog1py_self_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlog1py_self_scalar_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlogy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlogy_other_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_special_xlogy_self_scalar(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_svd(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__fft_c2c_out, /* 39 */
    tni_kernel__fft_c2r, /* 40 */
    tni_kernel__fft_c2r_out, /* 41 */
    tni_kernel__fft_r2c, /* 42 */
    tni_kernel__fft_r2c_out, /* 43 */
    tni_kernel__fused_rms_norm, /* 44 */
    tni_kernel__histogramdd_bin_edges, /* 45 */
    tni_kernel__histogramdd_from_bin_cts, /* 46 */
    tni_kernel__histogramdd_from_bin_tensors, /* 47 */
    tni_kernel__index_put_impl_, /* 48 */
    tni_kernel__is_all_true, /* 49 */
    tni_kernel__is_any_true, /* 50 */
    tni_kernel__linalg_check_errors, /* 51 */
    tni_kernel__linalg_det, /* 52 */
    tni_kernel__linalg_eigh, /* 53 */
    tni_kernel__linalg_eigvals, /* 54 */
    tni_kernel__linalg_slogdet, /* 55 */
    tni_kernel__linalg_solve_ex, /* 56 */
    tni_kernel__linalg_svd, /* 57 */
    tni_kernel__local_scalar_dense, /* 58 */
    tni_kernel__logcumsumexp, /* 59 */
    tni_kernel__lu_with_info, /* 60 */
    tni_kernel__native_batch_norm_legit, /* 61 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 62 */
    tni_kernel__native_batch_norm_legit_no_training, /* 63 */
    tni_kernel__native_batch_norm_legit_out, /* 64 */
    tni_kernel__neg_view, /* 65 */
    tni_kernel__pdist_forward, /* 66 */
    tni_kernel__prelu_kernel, /* 67 */
    tni_kernel__prelu_kernel_backward, /* 68 */
    tni_kernel__reshape_alias, /* 69 */
    tni_kernel__safe_softmax, /* 70 */
    tni_kernel__to_copy, /* 71 */
    tni_kernel__trilinear, /* 72 */
    tni_kernel__unique, /* 73 */
    tni_kernel__unique2, /* 74 */
    tni_kernel__unsafe_index_Tensor, /* 75 */
    tni_kernel__unsafe_index_put, /* 76 */
    tni_kernel__upsample_bicubic2d_aa, /* 77 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 78 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 79 */
    tni_kernel__upsample_bilinear2d_aa, /* 80 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 81 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 82 */
    tni_kernel__upsample_lanczos2d_aa, /* 83 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 84 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 85 */
    tni_kernel__upsample_nearest_exact1d, /* 86 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 87 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 88 */
    tni_kernel__upsample_nearest_exact2d, /* 89 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 90 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 91 */
    tni_kernel__upsample_nearest_exact3d, /* 92 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 93 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 94 */
    tni_kernel_abs, /* 95 */
    tni_kernel_abs_, /* 96 */
    tni_kernel_abs_out, /* 97 */
    tni_kernel_absolute, /* 98 */
    tni_kernel_absolute_, /* 99 */
    tni_kernel_adaptive_avg_pool1d, /* 100 */
    tni_kernel_adaptive_avg_pool2d, /* 101 */
    tni_kernel_adaptive_avg_pool3d, /* 102 */
    tni_kernel_adaptive_max_pool1d, /* 103 */
    tni_kernel_adaptive_max_pool2d, /* 104 */
    tni_kernel_adaptive_max_pool2d_backward, /* 105 */
    tni_kernel_adaptive_max_pool3d, /* 106 */
    tni_kernel_adaptive_max_pool3d_backward, /* 107 */
    tni_kernel_add_Scalar, /* 108 */
    tni_kernel_add__Scalar, /* 109 */
    tni_kernel_addbmm, /* 110 */
    tni_kernel_addbmm_, /* 111 */
    tni_kernel_addr, /* 112 */
    tni_kernel_adjoint, /* 113 */
    tni_kernel_alias, /* 114 */
    tni_kernel_allclose, /* 115 */
    tni_kernel_angle, /* 116 */
    tni_kernel_angle_out, /* 117 */
    tni_kernel_arange, /* 118 */
    tni_kernel_arange_start, /* 119 */
    tni_kernel_arange_start_step, /* 120 */
    tni_kernel_arccos, /* 121 */
    tni_kernel_arccos_, /* 122 */
    tni_kernel_arccosh, /* 123 */
    tni_kernel_arccosh_, /* 124 */
    tni_kernel_arcsin, /* 125 */
    tni_kernel_arcsin_, /* 126 */
    tni_kernel_arcsinh, /* 127 */
    tni_kernel_arcsinh_, /* 128 */
    tni_kernel_arctan, /* 129 */
    tni_kernel_arctan2, /* 130 */
    tni_kernel_arctan2_, /* 131 */
    tni_kernel_arctan_, /* 132 */
    tni_kernel_arctanh, /* 133 */
    tni_kernel_arctanh_, /* 134 */
    tni_kernel_argsort, /* 135 */
    tni_kernel_argsort_stable, /* 136 */
    tni_kernel_argsort_stable_out, /* 137 */
    tni_kernel_argwhere, /* 138 */
    tni_kernel_as_strided, /* 139 */
    tni_kernel_as_strided_scatter, /* 140 */
    tni_kernel_atleast_1d, /* 141 */
    tni_kernel_atleast_1d_Sequence, /* 142 */
    tni_kernel_atleast_2d, /* 143 */
    tni_kernel_atleast_2d_Sequence, /* 144 */
    tni_kernel_atleast_3d, /* 145 */
    tni_kernel_atleast_3d_Sequence, /* 146 */
    tni_kernel_avg_pool1d, /* 147 */
    tni_kernel_avg_pool2d, /* 148 */
    tni_kernel_avg_pool2d_backward, /* 149 */
    tni_kernel_avg_pool3d, /* 150 */
    tni_kernel_avg_pool3d_backward, /* 151 */
    tni_kernel_backend_select, /* 152 */
    tni_kernel_batch_norm, /* 153 */
    tni_kernel_batch_norm_backward, /* 154 */
    tni_kernel_batch_norm_update_stats, /* 155 */
    tni_kernel_bernoulli, /* 156 */
    tni_kernel_bernoulli__Tensor, /* 157 */
    tni_kernel_bernoulli__float, /* 158 */
    tni_kernel_bernoulli_p, /* 159 */
    tni_kernel_bilinear, /* 160 */
    tni_kernel_binary_cross_entropy, /* 161 */
    tni_kernel_binary_cross_entropy_backward, /* 162 */
    tni_kernel_binary_cross_entropy_with_logits, /* 163 */
    tni_kernel_bincount, /* 164 */
    tni_kernel_bitwise_and_Scalar, /* 165 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 166 */
    tni_kernel_bitwise_and_Scalar_out, /* 167 */
    tni_kernel_bitwise_and__Scalar, /* 168 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 169 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 170 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 171 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 172 */
    tni_kernel_bitwise_or_Scalar, /* 173 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 174 */
    tni_kernel_bitwise_or_Scalar_out, /* 175 */
    tni_kernel_bitwise_or__Scalar, /* 176 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 177 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 178 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 179 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 180 */
    tni_kernel_bitwise_xor_Scalar, /* 181 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 182 */
    tni_kernel_bitwise_xor_Scalar_out, /* 183 */
    tni_kernel_bitwise_xor__Scalar, /* 184 */
    tni_kernel_block_diag, /* 185 */
    tni_kernel_broadcast_tensors, /* 186 */
    tni_kernel_broadcast_to, /* 187 */
    tni_kernel_bucketize_Scalar, /* 188 */
    tni_kernel_bucketize_Tensor, /* 189 */
    tni_kernel_can_cast, /* 190 */
    tni_kernel_cartesian_prod, /* 191 */
    tni_kernel_cat, /* 192 */
    tni_kernel_cat_out, /* 193 */
    tni_kernel_cauchy_, /* 194 */
    tni_kernel_cdist, /* 195 */
    tni_kernel_celu, /* 196 */
    tni_kernel_channel_shuffle, /* 197 */
    tni_kernel_cholesky, /* 198 */
    tni_kernel_cholesky_inverse, /* 199 */
    tni_kernel_cholesky_out, /* 200 */
    tni_kernel_cholesky_solve, /* 201 */
    tni_kernel_cholesky_solve_out, /* 202 */
    tni_kernel_chunk, /* 203 */
    tni_kernel_clip, /* 204 */
    tni_kernel_clip_, /* 205 */
    tni_kernel_clip_Tensor, /* 206 */
    tni_kernel_clip__Tensor, /* 207 */
    tni_kernel_clone, /* 208 */
    tni_kernel_col2im, /* 209 */
    tni_kernel_column_stack, /* 210 */
    tni_kernel_combinations, /* 211 */
    tni_kernel_complex, /* 212 */
    tni_kernel_complex_out, /* 213 */
    tni_kernel_concat, /* 214 */
    tni_kernel_concatenate, /* 215 */
    tni_kernel_conj, /* 216 */
    tni_kernel_conj_physical, /* 217 */
    tni_kernel_constant_pad_nd, /* 218 */
    tni_kernel_contiguous, /* 219 */
    tni_kernel_conv1d, /* 220 */
    tni_kernel_conv1d_padding, /* 221 */
    tni_kernel_conv2d, /* 222 */
    tni_kernel_conv2d_padding, /* 223 */
    tni_kernel_conv3d, /* 224 */
    tni_kernel_conv3d_padding, /* 225 */
    tni_kernel_conv_transpose1d, /* 226 */
    tni_kernel_conv_transpose2d_input, /* 227 */
    tni_kernel_conv_transpose3d_input, /* 228 */
    tni_kernel_convolution, /* 229 */
    tni_kernel_convolution_backward, /* 230 */
    tni_kernel_copy_, /* 231 */
    tni_kernel_copysign_Scalar, /* 232 */
    tni_kernel_copysign_Scalar_out, /* 233 */
    tni_kernel_copysign__Scalar, /* 234 */
    tni_kernel_corrcoef, /* 235 */
    tni_kernel_cosine_embedding_loss, /* 236 */
    tni_kernel_cosine_similarity, /* 237 */
    tni_kernel_count_nonzero, /* 238 */
    tni_kernel_count_nonzero_dim_IntList, /* 239 */
    tni_kernel_cov, /* 240 */
    tni_kernel_cummax, /* 241 */
    tni_kernel_cummin, /* 242 */
    tni_kernel_cumulative_trapezoid_dx, /* 243 */
    tni_kernel_cumulative_trapezoid_x, /* 244 */
    tni_kernel_deg2rad, /* 245 */
    tni_kernel_det, /* 246 */
    tni_kernel_diag, /* 247 */
    tni_kernel_diag_embed, /* 248 */
    tni_kernel_diagflat, /* 249 */
    tni_kernel_diagonal, /* 250 */
    tni_kernel_diagonal_backward, /* 251 */
    tni_kernel_diagonal_scatter, /* 252 */
    tni_kernel_diff, /* 253 */
    tni_kernel_diff_out, /* 254 */
    tni_kernel_dist, /* 255 */
    tni_kernel_div_Scalar, /* 256 */
    tni_kernel_div_Scalar_mode, /* 257 */
    tni_kernel_div__Scalar, /* 258 */
    tni_kernel_div__Scalar_mode, /* 259 */
    tni_kernel_divide_Scalar, /* 260 */
    tni_kernel_divide_Scalar_mode, /* 261 */
    tni_kernel_divide_Tensor, /* 262 */
    tni_kernel_divide_Tensor_mode, /* 263 */
    tni_kernel_divide__Scalar, /* 264 */
    tni_kernel_divide__Scalar_mode, /* 265 */
    tni_kernel_divide__Tensor, /* 266 */
    tni_kernel_divide__Tensor_mode, /* 267 */
    tni_kernel_dot, /* 268 */
    tni_kernel_dropout, /* 269 */
    tni_kernel_dropout_, /* 270 */
    tni_kernel_dsplit_array, /* 271 */
    tni_kernel_dsplit_int, /* 272 */
    tni_kernel_dstack, /* 273 */
    tni_kernel_einsum, /* 274 */
    tni_kernel_embedding, /* 275 */
    tni_kernel_embedding_backward, /* 276 */
    tni_kernel_embedding_dense_backward, /* 277 */
    tni_kernel_empty_like, /* 278 */
    tni_kernel_empty_memory_format, /* 279 */
    tni_kernel_empty_out, /* 280 */
    tni_kernel_empty_permuted, /* 281 */
    tni_kernel_empty_strided, /* 282 */
    tni_kernel_equal, /* 283 */
    tni_kernel_expand, /* 284 */
    tni_kernel_expand_as, /* 285 */
    tni_kernel_exponential_, /* 286 */
    tni_kernel_eye, /* 287 */
    tni_kernel_eye_m, /* 288 */
    tni_kernel_fft_fft, /* 289 */
    tni_kernel_fft_fft2, /* 290 */
    tni_kernel_fft_fft2_out, /* 291 */
    tni_kernel_fft_fft_out, /* 292 */
    tni_kernel_fft_fftn, /* 293 */
    tni_kernel_fft_fftn_out, /* 294 */
    tni_kernel_fft_fftshift, /* 295 */
    tni_kernel_fft_hfft, /* 296 */
    tni_kernel_fft_hfft2, /* 297 */
    tni_kernel_fft_hfft2_out, /* 298 */
    tni_kernel_fft_hfft_out, /* 299 */
    tni_kernel_fft_hfftn, /* 300 */
    tni_kernel_fft_hfftn_out, /* 301 */
    tni_kernel_fft_ifft, /* 302 */
    tni_kernel_fft_ifft2, /* 303 */
    tni_kernel_fft_ifft2_out, /* 304 */
    tni_kernel_fft_ifft_out, /* 305 */
    tni_kernel_fft_ifftn, /* 306 */
    tni_kernel_fft_ifftn_out, /* 307 */
    tni_kernel_fft_ifftshift, /* 308 */
    tni_kernel_fft_ihfft, /* 309 */
    tni_kernel_fft_ihfft2, /* 310 */
    tni_kernel_fft_ihfft2_out, /* 311 */
    tni_kernel_fft_ihfft_out, /* 312 */
    tni_kernel_fft_ihfftn, /* 313 */
    tni_kernel_fft_ihfftn_out, /* 314 */
    tni_kernel_fft_irfft, /* 315 */
    tni_kernel_fft_irfft2, /* 316 */
    tni_kernel_fft_irfft2_out, /* 317 */
    tni_kernel_fft_irfft_out, /* 318 */
    tni_kernel_fft_irfftn, /* 319 */
    tni_kernel_fft_irfftn_out, /* 320 */
    tni_kernel_fft_rfft, /* 321 */
    tni_kernel_fft_rfft2, /* 322 */
    tni_kernel_fft_rfft2_out, /* 323 */
    tni_kernel_fft_rfft_out, /* 324 */
    tni_kernel_fft_rfftn, /* 325 */
    tni_kernel_fft_rfftn_out, /* 326 */
    tni_kernel_fill__Scalar, /* 327 */
    tni_kernel_fill__Tensor, /* 328 */
    tni_kernel_fix, /* 329 */
    tni_kernel_fix_, /* 330 */
    tni_kernel_flatten_using_ints, /* 331 */
    tni_kernel_flip, /* 332 */
    tni_kernel_fliplr, /* 333 */
    tni_kernel_flipud, /* 334 */
    tni_kernel_float_power_Scalar, /* 335 */
    tni_kernel_float_power_Scalar_out, /* 336 */
    tni_kernel_float_power_Tensor_Scalar, /* 337 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 338 */
    tni_kernel_float_power_Tensor_Tensor, /* 339 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 340 */
    tni_kernel_float_power__Scalar, /* 341 */
    tni_kernel_float_power__Tensor, /* 342 */
    tni_kernel_floor_divide, /* 343 */
    tni_kernel_floor_divide_Scalar, /* 344 */
    tni_kernel_floor_divide__Scalar, /* 345 */
    tni_kernel_floor_divide__Tensor, /* 346 */
    tni_kernel_floor_divide_out, /* 347 */
    tni_kernel_fmod_Scalar, /* 348 */
    tni_kernel_fmod_Scalar_out, /* 349 */
    tni_kernel_fmod__Scalar, /* 350 */
    tni_kernel_fractional_max_pool2d, /* 351 */
    tni_kernel_fractional_max_pool2d_backward, /* 352 */
    tni_kernel_fractional_max_pool3d, /* 353 */
    tni_kernel_fractional_max_pool3d_backward, /* 354 */
    tni_kernel_frexp_Tensor, /* 355 */
    tni_kernel_frexp_Tensor_out, /* 356 */
    tni_kernel_from_file, /* 357 */
    tni_kernel_full, /* 358 */
    tni_kernel_full_like, /* 359 */
    tni_kernel_gather_backward, /* 360 */
    tni_kernel_geometric_, /* 361 */
    tni_kernel_geqrf, /* 362 */
    tni_kernel_ger, /* 363 */
    tni_kernel_glu, /* 364 */
    tni_kernel_glu_backward, /* 365 */
    tni_kernel_gradient_array, /* 366 */
    tni_kernel_gradient_scalararray, /* 367 */
    tni_kernel_gradient_scalarint, /* 368 */
    tni_kernel_gradient_scalarrayarray, /* 369 */
    tni_kernel_gradient_scalarrayint, /* 370 */
    tni_kernel_gradient_tensorarray, /* 371 */
    tni_kernel_gradient_tensorarrayint, /* 372 */
    tni_kernel_greater_Scalar, /* 373 */
    tni_kernel_greater_Tensor, /* 374 */
    tni_kernel_greater__Scalar, /* 375 */
    tni_kernel_greater__Tensor, /* 376 */
    tni_kernel_greater_equal_Scalar, /* 377 */
    tni_kernel_greater_equal_Tensor, /* 378 */
    tni_kernel_greater_equal__Scalar, /* 379 */
    tni_kernel_greater_equal__Tensor, /* 380 */
    tni_kernel_grid_sampler, /* 381 */
    tni_kernel_grid_sampler_2d, /* 382 */
    tni_kernel_grid_sampler_2d_backward, /* 383 */
    tni_kernel_grid_sampler_3d, /* 384 */
    tni_kernel_grid_sampler_3d_backward, /* 385 */
    tni_kernel_group_norm, /* 386 */
    tni_kernel_hardswish, /* 387 */
    tni_kernel_hardswish_, /* 388 */
    tni_kernel_hardswish_backward, /* 389 */
    tni_kernel_hardswish_out, /* 390 */
    tni_kernel_hardtanh, /* 391 */
    tni_kernel_hardtanh_, /* 392 */
    tni_kernel_hardtanh_backward, /* 393 */
    tni_kernel_hardtanh_backward_grad_input, /* 394 */
    tni_kernel_hardtanh_out, /* 395 */
    tni_kernel_hinge_embedding_loss, /* 396 */
    tni_kernel_histc, /* 397 */
    tni_kernel_histogram_bin_ct, /* 398 */
    tni_kernel_histogram_bins_tensor, /* 399 */
    tni_kernel_histogramdd, /* 400 */
    tni_kernel_histogramdd_TensorList_bins, /* 401 */
    tni_kernel_histogramdd_int_bins, /* 402 */
    tni_kernel_hsplit_array, /* 403 */
    tni_kernel_hsplit_int, /* 404 */
    tni_kernel_hstack, /* 405 */
    tni_kernel_huber_loss, /* 406 */
    tni_kernel_huber_loss_backward, /* 407 */
    tni_kernel_im2col, /* 408 */
    tni_kernel_imag, /* 409 */
    tni_kernel_index_Tensor, /* 410 */
    tni_kernel_index_fill__int_Scalar, /* 411 */
    tni_kernel_index_fill__int_Tensor, /* 412 */
    tni_kernel_index_put_, /* 413 */
    tni_kernel_index_select, /* 414 */
    tni_kernel_index_select_backward, /* 415 */
    tni_kernel_inner, /* 416 */
    tni_kernel_instance_norm, /* 417 */
    tni_kernel_inverse, /* 418 */
    tni_kernel_is_complex, /* 419 */
    tni_kernel_is_conj, /* 420 */
    tni_kernel_is_distributed, /* 421 */
    tni_kernel_is_floating_point, /* 422 */
    tni_kernel_is_inference, /* 423 */
    tni_kernel_is_neg, /* 424 */
    tni_kernel_is_nonzero, /* 425 */
    tni_kernel_is_pinned, /* 426 */
    tni_kernel_is_same_size, /* 427 */
    tni_kernel_is_signed, /* 428 */
    tni_kernel_isclose, /* 429 */
    tni_kernel_isfinite, /* 430 */
    tni_kernel_isinf, /* 431 */
    tni_kernel_isnan, /* 432 */
    tni_kernel_isreal, /* 433 */
    tni_kernel_item, /* 434 */
    tni_kernel_kl_div, /* 435 */
    tni_kernel_kron, /* 436 */
    tni_kernel_kthvalue, /* 437 */
    tni_kernel_kthvalue_values, /* 438 */
    tni_kernel_l1_loss, /* 439 */
    tni_kernel_layer_norm, /* 440 */
    tni_kernel_ldexp_Tensor, /* 441 */
    tni_kernel_less_Scalar, /* 442 */
    tni_kernel_less_Tensor, /* 443 */
    tni_kernel_less__Scalar, /* 444 */
    tni_kernel_less__Tensor, /* 445 */
    tni_kernel_less_equal_Scalar, /* 446 */
    tni_kernel_less_equal_Tensor, /* 447 */
    tni_kernel_less_equal__Scalar, /* 448 */
    tni_kernel_less_equal__Tensor, /* 449 */
    tni_kernel_lift, /* 450 */
    tni_kernel_lift_fresh, /* 451 */
    tni_kernel_linalg_cholesky, /* 452 */
    tni_kernel_linalg_cholesky_ex, /* 453 */
    tni_kernel_linalg_cross, /* 454 */
    tni_kernel_linalg_det, /* 455 */
    tni_kernel_linalg_diagonal, /* 456 */
    tni_kernel_linalg_eig, /* 457 */
    tni_kernel_linalg_eigh, /* 458 */
    tni_kernel_linalg_eigvals, /* 459 */
    tni_kernel_linalg_eigvalsh, /* 460 */
    tni_kernel_linalg_householder_product, /* 461 */
    tni_kernel_linalg_inv, /* 462 */
    tni_kernel_linalg_inv_ex, /* 463 */
    tni_kernel_linalg_ldl_factor, /* 464 */
    tni_kernel_linalg_ldl_factor_ex, /* 465 */
    tni_kernel_linalg_ldl_solve, /* 466 */
    tni_kernel_linalg_lstsq, /* 467 */
    tni_kernel_linalg_lu, /* 468 */
    tni_kernel_linalg_lu_factor, /* 469 */
    tni_kernel_linalg_lu_factor_ex, /* 470 */
    tni_kernel_linalg_lu_solve, /* 471 */
    tni_kernel_linalg_matmul, /* 472 */
    tni_kernel_linalg_matrix_exp, /* 473 */
    tni_kernel_linalg_matrix_norm, /* 474 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 475 */
    tni_kernel_linalg_matrix_power, /* 476 */
    tni_kernel_linalg_multi_dot, /* 477 */
    tni_kernel_linalg_norm, /* 478 */
    tni_kernel_linalg_norm_ord_str, /* 479 */
    tni_kernel_linalg_qr, /* 480 */
    tni_kernel_linalg_slogdet, /* 481 */
    tni_kernel_linalg_solve, /* 482 */
    tni_kernel_linalg_solve_ex, /* 483 */
    tni_kernel_linalg_solve_triangular, /* 484 */
    tni_kernel_linalg_svd, /* 485 */
    tni_kernel_linalg_svdvals, /* 486 */
    tni_kernel_linalg_tensorinv, /* 487 */
    tni_kernel_linalg_tensorinv_out, /* 488 */
    tni_kernel_linalg_vander, /* 489 */
    tni_kernel_linalg_vecdot, /* 490 */
    tni_kernel_linear, /* 491 */
    tni_kernel_linspace, /* 492 */
    tni_kernel_linspace_Scalar_Tensor, /* 493 */
    tni_kernel_linspace_Tensor_Scalar, /* 494 */
    tni_kernel_linspace_Tensor_Tensor, /* 495 */
    tni_kernel_log_normal_, /* 496 */
    tni_kernel_log_sigmoid, /* 497 */
    tni_kernel_log_sigmoid_backward, /* 498 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 499 */
    tni_kernel_log_sigmoid_forward, /* 500 */
    tni_kernel_log_sigmoid_forward_output, /* 501 */
    tni_kernel_log_sigmoid_out, /* 502 */
    tni_kernel_log_softmax_int, /* 503 */
    tni_kernel_logcumsumexp, /* 504 */
    tni_kernel_logdet, /* 505 */
    tni_kernel_logical_and, /* 506 */
    tni_kernel_logical_and_, /* 507 */
    tni_kernel_logical_and_out, /* 508 */
    tni_kernel_logical_not, /* 509 */
    tni_kernel_logical_not_, /* 510 */
    tni_kernel_logical_not_out, /* 511 */
    tni_kernel_logical_or, /* 512 */
    tni_kernel_logical_or_, /* 513 */
    tni_kernel_logical_or_out, /* 514 */
    tni_kernel_logical_xor, /* 515 */
    tni_kernel_logical_xor_, /* 516 */
    tni_kernel_logical_xor_out, /* 517 */
    tni_kernel_logit, /* 518 */
    tni_kernel_logit_, /* 519 */
    tni_kernel_logit_out, /* 520 */
    tni_kernel_logspace, /* 521 */
    tni_kernel_logspace_Scalar_Tensor, /* 522 */
    tni_kernel_logspace_Tensor_Scalar, /* 523 */
    tni_kernel_logspace_Tensor_Tensor, /* 524 */
    tni_kernel_logsumexp, /* 525 */
    tni_kernel_lu_solve, /* 526 */
    tni_kernel_lu_unpack, /* 527 */
    tni_kernel_mH, /* 528 */
    tni_kernel_mT, /* 529 */
    tni_kernel_margin_ranking_loss, /* 530 */
    tni_kernel_masked_fill_Scalar, /* 531 */
    tni_kernel_masked_fill_Tensor, /* 532 */
    tni_kernel_masked_fill__Scalar, /* 533 */
    tni_kernel_masked_fill__Tensor, /* 534 */
    tni_kernel_masked_scatter, /* 535 */
    tni_kernel_masked_scatter_, /* 536 */
    tni_kernel_masked_scatter_backward, /* 537 */
    tni_kernel_masked_select, /* 538 */
    tni_kernel_masked_select_out, /* 539 */
    tni_kernel_matmul, /* 540 */
    tni_kernel_matmul_out, /* 541 */
    tni_kernel_matrix_H, /* 542 */
    tni_kernel_matrix_exp, /* 543 */
    tni_kernel_matrix_power, /* 544 */
    tni_kernel_max, /* 545 */
    tni_kernel_max_other, /* 546 */
    tni_kernel_max_out, /* 547 */
    tni_kernel_max_pool1d, /* 548 */
    tni_kernel_max_pool1d_with_indices, /* 549 */
    tni_kernel_max_pool2d, /* 550 */
    tni_kernel_max_pool2d_with_indices, /* 551 */
    tni_kernel_max_pool2d_with_indices_backward, /* 552 */
    tni_kernel_max_pool3d, /* 553 */
    tni_kernel_max_pool3d_with_indices, /* 554 */
    tni_kernel_max_pool3d_with_indices_backward, /* 555 */
    tni_kernel_max_unpool2d, /* 556 */
    tni_kernel_max_unpool3d, /* 557 */
    tni_kernel_mean, /* 558 */
    tni_kernel_median, /* 559 */
    tni_kernel_median_dim, /* 560 */
    tni_kernel_meshgrid, /* 561 */
    tni_kernel_meshgrid_indexing, /* 562 */
    tni_kernel_min, /* 563 */
    tni_kernel_min_other, /* 564 */
    tni_kernel_min_out, /* 565 */
    tni_kernel_mish_backward, /* 566 */
    tni_kernel_mish_backward_composite, /* 567 */
    tni_kernel_mode, /* 568 */
    tni_kernel_moveaxis_int, /* 569 */
    tni_kernel_moveaxis_intlist, /* 570 */
    tni_kernel_movedim_int, /* 571 */
    tni_kernel_movedim_intlist, /* 572 */
    tni_kernel_mse_loss, /* 573 */
    tni_kernel_mse_loss_backward, /* 574 */
    tni_kernel_msort, /* 575 */
    tni_kernel_msort_out, /* 576 */
    tni_kernel_mul_Scalar, /* 577 */
    tni_kernel_mul__Scalar, /* 578 */
    tni_kernel_multinomial, /* 579 */
    tni_kernel_multinomial_out, /* 580 */
    tni_kernel_multiply_Scalar, /* 581 */
    tni_kernel_multiply_Tensor, /* 582 */
    tni_kernel_multiply__Scalar, /* 583 */
    tni_kernel_multiply__Tensor, /* 584 */
    tni_kernel_mv, /* 585 */
    tni_kernel_mvlgamma, /* 586 */
    tni_kernel_mvlgamma_, /* 587 */
    tni_kernel_mvlgamma_out, /* 588 */
    tni_kernel_nan_to_num, /* 589 */
    tni_kernel_nan_to_num_, /* 590 */
    tni_kernel_nan_to_num_out, /* 591 */
    tni_kernel_nanmean, /* 592 */
    tni_kernel_nanmean_out, /* 593 */
    tni_kernel_nanmedian, /* 594 */
    tni_kernel_nanmedian_dim, /* 595 */
    tni_kernel_nanquantile, /* 596 */
    tni_kernel_nanquantile_scalar, /* 597 */
    tni_kernel_nansum, /* 598 */
    tni_kernel_narrow, /* 599 */
    tni_kernel_narrow_Tensor, /* 600 */
    tni_kernel_native_batch_norm, /* 601 */
    tni_kernel_native_batch_norm_backward, /* 602 */
    tni_kernel_native_dropout, /* 603 */
    tni_kernel_native_dropout_backward, /* 604 */
    tni_kernel_native_group_norm, /* 605 */
    tni_kernel_native_group_norm_backward, /* 606 */
    tni_kernel_native_layer_norm, /* 607 */
    tni_kernel_native_layer_norm_backward, /* 608 */
    tni_kernel_negative, /* 609 */
    tni_kernel_negative_, /* 610 */
    tni_kernel_new_empty, /* 611 */
    tni_kernel_new_empty_strided, /* 612 */
    tni_kernel_new_full, /* 613 */
    tni_kernel_new_ones, /* 614 */
    tni_kernel_new_zeros, /* 615 */
    tni_kernel_nll_loss2d_backward, /* 616 */
    tni_kernel_nll_loss2d_forward, /* 617 */
    tni_kernel_nll_loss_backward, /* 618 */
    tni_kernel_nll_loss_forward, /* 619 */
    tni_kernel_nonzero, /* 620 */
    tni_kernel_nonzero_numpy, /* 621 */
    tni_kernel_nonzero_static, /* 622 */
    tni_kernel_norm_Scalar, /* 623 */
    tni_kernel_norm_ScalarOpt_dtype, /* 624 */
    tni_kernel_normal_, /* 625 */
    tni_kernel_normal_Tensor_Tensor, /* 626 */
    tni_kernel_normal_Tensor_float, /* 627 */
    tni_kernel_normal_float_Tensor, /* 628 */
    tni_kernel_normal_float_float, /* 629 */
    tni_kernel_not_equal_Scalar, /* 630 */
    tni_kernel_not_equal_Tensor, /* 631 */
    tni_kernel_not_equal__Scalar, /* 632 */
    tni_kernel_not_equal__Tensor, /* 633 */
    tni_kernel_numel, /* 634 */
    tni_kernel_numpy_T, /* 635 */
    tni_kernel_one_hot, /* 636 */
    tni_kernel_ones, /* 637 */
    tni_kernel_ones_like, /* 638 */
    tni_kernel_orgqr, /* 639 */
    tni_kernel_ormqr, /* 640 */
    tni_kernel_outer, /* 641 */
    tni_kernel_pad, /* 642 */
    tni_kernel_pairwise_distance, /* 643 */
    tni_kernel_pdist, /* 644 */
    tni_kernel_permute, /* 645 */
    tni_kernel_pixel_shuffle, /* 646 */
    tni_kernel_pixel_unshuffle, /* 647 */
    tni_kernel_poisson_nll_loss, /* 648 */
    tni_kernel_polar, /* 649 */
    tni_kernel_polar_out, /* 650 */
    tni_kernel_polygamma_, /* 651 */
    tni_kernel_positive, /* 652 */
    tni_kernel_prelu, /* 653 */
    tni_kernel_prod, /* 654 */
    tni_kernel_promote_types, /* 655 */
    tni_kernel_put_, /* 656 */
    tni_kernel_qr, /* 657 */
    tni_kernel_quantile, /* 658 */
    tni_kernel_quantile_scalar, /* 659 */
    tni_kernel_rad2deg, /* 660 */
    tni_kernel_rand, /* 661 */
    tni_kernel_rand_generator, /* 662 */
    tni_kernel_rand_like, /* 663 */
    tni_kernel_randint, /* 664 */
    tni_kernel_randint_generator, /* 665 */
    tni_kernel_randint_like, /* 666 */
    tni_kernel_randint_like_low_dtype, /* 667 */
    tni_kernel_randint_low, /* 668 */
    tni_kernel_randint_low_generator, /* 669 */
    tni_kernel_randn, /* 670 */
    tni_kernel_randn_generator, /* 671 */
    tni_kernel_randn_like, /* 672 */
    tni_kernel_random_, /* 673 */
    tni_kernel_random__from, /* 674 */
    tni_kernel_random__to, /* 675 */
    tni_kernel_randperm, /* 676 */
    tni_kernel_randperm_generator, /* 677 */
    tni_kernel_range, /* 678 */
    tni_kernel_range_step, /* 679 */
    tni_kernel_ravel, /* 680 */
    tni_kernel_real, /* 681 */
    tni_kernel_reflection_pad1d, /* 682 */
    tni_kernel_reflection_pad1d_backward, /* 683 */
    tni_kernel_reflection_pad2d, /* 684 */
    tni_kernel_reflection_pad2d_backward, /* 685 */
    tni_kernel_reflection_pad3d, /* 686 */
    tni_kernel_reflection_pad3d_backward, /* 687 */
    tni_kernel_relu, /* 688 */
    tni_kernel_relu6, /* 689 */
    tni_kernel_relu6_, /* 690 */
    tni_kernel_relu_, /* 691 */
    tni_kernel_remainder_Scalar, /* 692 */
    tni_kernel_remainder_Scalar_Tensor, /* 693 */
    tni_kernel_remainder_Scalar_out, /* 694 */
    tni_kernel_remainder__Scalar, /* 695 */
    tni_kernel_repeat, /* 696 */
    tni_kernel_repeat_interleave_Tensor, /* 697 */
    tni_kernel_repeat_interleave_self_Tensor, /* 698 */
    tni_kernel_repeat_interleave_self_int, /* 699 */
    tni_kernel_replication_pad1d, /* 700 */
    tni_kernel_replication_pad1d_backward, /* 701 */
    tni_kernel_replication_pad2d, /* 702 */
    tni_kernel_replication_pad2d_backward, /* 703 */
    tni_kernel_replication_pad3d, /* 704 */
    tni_kernel_replication_pad3d_backward, /* 705 */
    tni_kernel_reshape, /* 706 */
    tni_kernel_reshape_as, /* 707 */
    tni_kernel_resize_, /* 708 */
    tni_kernel_resize_as_, /* 709 */
    tni_kernel_resolve_conj, /* 710 */
    tni_kernel_resolve_neg, /* 711 */
    tni_kernel_result_type_Scalar, /* 712 */
    tni_kernel_result_type_Scalar_Scalar, /* 713 */
    tni_kernel_result_type_Scalar_Tensor, /* 714 */
    tni_kernel_result_type_Tensor, /* 715 */
    tni_kernel_rms_norm, /* 716 */
    tni_kernel_roll, /* 717 */
    tni_kernel_rot90, /* 718 */
    tni_kernel_row_stack, /* 719 */
    tni_kernel_rrelu_with_noise_backward, /* 720 */
    tni_kernel_rsub_Scalar, /* 721 */
    tni_kernel_rsub_Tensor, /* 722 */
    tni_kernel_scalar_tensor, /* 723 */
    tni_kernel_searchsorted_Scalar, /* 724 */
    tni_kernel_searchsorted_Tensor, /* 725 */
    tni_kernel_select_backward, /* 726 */
    tni_kernel_select_int, /* 727 */
    tni_kernel_select_scatter, /* 728 */
    tni_kernel_selu, /* 729 */
    tni_kernel_selu_, /* 730 */
    tni_kernel_size_int, /* 731 */
    tni_kernel_slice_Tensor, /* 732 */
    tni_kernel_slice_backward, /* 733 */
    tni_kernel_slice_scatter, /* 734 */
    tni_kernel_slogdet, /* 735 */
    tni_kernel_smooth_l1_loss, /* 736 */
    tni_kernel_smooth_l1_loss_backward, /* 737 */
    tni_kernel_soft_margin_loss, /* 738 */
    tni_kernel_soft_margin_loss_backward, /* 739 */
    tni_kernel_softmax_int, /* 740 */
    tni_kernel_sort, /* 741 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 742 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 743 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 744 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 745 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 746 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 747 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 748 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 749 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 750 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 751 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 752 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 753 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 754 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 755 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 756 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 757 */
    tni_kernel_special_digamma, /* 758 */
    tni_kernel_special_erf, /* 759 */
    tni_kernel_special_erfc, /* 760 */
    tni_kernel_special_erfinv, /* 761 */
    tni_kernel_special_exp2, /* 762 */
    tni_kernel_special_expit, /* 763 */
    tni_kernel_special_expm1, /* 764 */
    tni_kernel_special_gammainc, /* 765 */
    tni_kernel_special_gammaincc, /* 766 */
    tni_kernel_special_gammaln, /* 767 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 768 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 769 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 770 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 771 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 772 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 773 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 774 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 775 */
    tni_kernel_special_i0, /* 776 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 777 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 778 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 779 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 780 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 781 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 782 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 783 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 784 */
    tni_kernel_special_log1p, /* 785 */
    tni_kernel_special_log_softmax, /* 786 */
    tni_kernel_special_logit, /* 787 */
    tni_kernel_special_logsumexp, /* 788 */
    tni_kernel_special_logsumexp_out, /* 789 */
    tni_kernel_special_multigammaln, /* 790 */
    tni_kernel_special_ndtr, /* 791 */
    tni_kernel_special_ndtr_out, /* 792 */
    tni_kernel_special_polygamma, /* 793 */
    tni_kernel_special_psi, /* 794 */
    tni_kernel_special_round, /* 795 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 796 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 797 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 798 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 799 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 800 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 801 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 802 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 803 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 804 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 805 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 806 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 807 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 808 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 809 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 810 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 811 */
    tni_kernel_special_sinc, /* 812 */
    tni_kernel_special_softmax, /* 813 */
    tni_kernel_special_xlog1py_other_scalar, /* 814 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 815 */
    tni_kernel_special_xlog1py_self_scalar, /* 816 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 817 */
    tni_kernel_special_xlogy, /* 818 */
    tni_kernel_special_xlogy_other_scalar, /* 819 */
    tni_kernel_special_xlogy_self_scalar, /* 820 */
    tni_kernel_special_zeta_other_scalar, /* 821 */
    tni_kernel_special_zeta_other_scalar_out, /* 822 */
    tni_kernel_special_zeta_self_scalar, /* 823 */
    tni_kernel_special_zeta_self_scalar_out, /* 824 */
    tni_kernel_split_Tensor, /* 825 */
    tni_kernel_split_sizes, /* 826 */
    tni_kernel_split_with_sizes, /* 827 */
    tni_kernel_square, /* 828 */
    tni_kernel_square_, /* 829 */
    tni_kernel_square_out, /* 830 */
    tni_kernel_squeeze, /* 831 */
    tni_kernel_squeeze_dim, /* 832 */
    tni_kernel_squeeze_dims, /* 833 */
    tni_kernel_stack, /* 834 */
    tni_kernel_std, /* 835 */
    tni_kernel_std_correction, /* 836 */
    tni_kernel_std_dim, /* 837 */
    tni_kernel_std_mean, /* 838 */
    tni_kernel_std_mean_correction, /* 839 */
    tni_kernel_std_mean_dim, /* 840 */
    tni_kernel_stride_int, /* 841 */
    tni_kernel_sub_Scalar, /* 842 */
    tni_kernel_sub__Scalar, /* 843 */
    tni_kernel_subtract_Scalar, /* 844 */
    tni_kernel_subtract_Tensor, /* 845 */
    tni_kernel_subtract__Scalar, /* 846 */
    tni_kernel_subtract__Tensor, /* 847 */
    tni_kernel_sum, /* 848 */
    tni_kernel_sum_to_size, /* 849 */
    tni_kernel_svd, /* 850 */
    tni_kernel_swapaxes, /* 851 */
    tni_kernel_swapaxes_, /* 852 */
    tni_kernel_swapdims, /* 853 */
    tni_kernel_swapdims_, /* 854 */
    tni_kernel_sym_numel, /* 855 */
    tni_kernel_sym_size_int, /* 856 */
    tni_kernel_sym_storage_offset, /* 857 */
    tni_kernel_sym_stride_int, /* 858 */
    tni_kernel_t, /* 859 */
    tni_kernel_take, /* 860 */
    tni_kernel_take_along_dim, /* 861 */
    tni_kernel_take_out, /* 862 */
    tni_kernel_tensor_split_indices, /* 863 */
    tni_kernel_tensor_split_sections, /* 864 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 865 */
    tni_kernel_tensordot, /* 866 */
    tni_kernel_tile, /* 867 */
    tni_kernel_to_device, /* 868 */
    tni_kernel_to_dtype, /* 869 */
    tni_kernel_to_dtype_layout, /* 870 */
    tni_kernel_to_other, /* 871 */
    tni_kernel_trace, /* 872 */
    tni_kernel_transpose_int, /* 873 */
    tni_kernel_trapezoid_dx, /* 874 */
    tni_kernel_trapezoid_x, /* 875 */
    tni_kernel_trapz_dx, /* 876 */
    tni_kernel_trapz_x, /* 877 */
    tni_kernel_triangular_solve, /* 878 */
    tni_kernel_tril_indices, /* 879 */
    tni_kernel_triplet_margin_loss, /* 880 */
    tni_kernel_triu_indices, /* 881 */
    tni_kernel_true_divide_Scalar, /* 882 */
    tni_kernel_true_divide_Tensor, /* 883 */
    tni_kernel_true_divide__Scalar, /* 884 */
    tni_kernel_true_divide__Tensor, /* 885 */
    tni_kernel_type_as, /* 886 */
    tni_kernel_unbind_int, /* 887 */
    tni_kernel_unflatten_int, /* 888 */
    tni_kernel_unfold, /* 889 */
    tni_kernel_unfold_backward, /* 890 */
    tni_kernel_uniform_, /* 891 */
    tni_kernel_unique_consecutive, /* 892 */
    tni_kernel_unique_dim, /* 893 */
    tni_kernel_unique_dim_consecutive, /* 894 */
    tni_kernel_unsafe_chunk, /* 895 */
    tni_kernel_unsafe_split_Tensor, /* 896 */
    tni_kernel_unsafe_split_with_sizes, /* 897 */
    tni_kernel_unsqueeze, /* 898 */
    tni_kernel_upsample_bicubic2d, /* 899 */
    tni_kernel_upsample_bicubic2d_backward, /* 900 */
    tni_kernel_upsample_bicubic2d_vec, /* 901 */
    tni_kernel_upsample_bilinear2d, /* 902 */
    tni_kernel_upsample_bilinear2d_backward, /* 903 */
    tni_kernel_upsample_bilinear2d_vec, /* 904 */
    tni_kernel_upsample_linear1d, /* 905 */
    tni_kernel_upsample_linear1d_backward, /* 906 */
    tni_kernel_upsample_linear1d_vec, /* 907 */
    tni_kernel_upsample_nearest1d, /* 908 */
    tni_kernel_upsample_nearest1d_backward, /* 909 */
    tni_kernel_upsample_nearest1d_vec, /* 910 */
    tni_kernel_upsample_nearest2d, /* 911 */
    tni_kernel_upsample_nearest2d_backward, /* 912 */
    tni_kernel_upsample_nearest2d_vec, /* 913 */
    tni_kernel_upsample_nearest3d, /* 914 */
    tni_kernel_upsample_nearest3d_backward, /* 915 */
    tni_kernel_upsample_nearest3d_vec, /* 916 */
    tni_kernel_upsample_trilinear3d, /* 917 */
    tni_kernel_upsample_trilinear3d_backward, /* 918 */
    tni_kernel_upsample_trilinear3d_vec, /* 919 */
    tni_kernel_value_selecting_reduction_backward, /* 920 */
    tni_kernel_var, /* 921 */
    tni_kernel_var_correction, /* 922 */
    tni_kernel_var_dim, /* 923 */
    tni_kernel_var_mean, /* 924 */
    tni_kernel_var_mean_correction, /* 925 */
    tni_kernel_var_mean_dim, /* 926 */
    tni_kernel_vdot, /* 927 */
    tni_kernel_view, /* 928 */
    tni_kernel_view_as, /* 929 */
    tni_kernel_view_as_complex, /* 930 */
    tni_kernel_view_as_real, /* 931 */
    tni_kernel_view_dtype, /* 932 */
    tni_kernel_vsplit_array, /* 933 */
    tni_kernel_vsplit_int, /* 934 */
    tni_kernel_vstack, /* 935 */
    tni_kernel_where, /* 936 */
    tni_kernel_where_Scalar, /* 937 */
    tni_kernel_where_ScalarOther, /* 938 */
    tni_kernel_where_ScalarSelf, /* 939 */
    tni_kernel_where_self, /* 940 */
    tni_kernel_where_self_out, /* 941 */
    tni_kernel_xlogy_OutScalar_Other, /* 942 */
    tni_kernel_xlogy_OutScalar_Self, /* 943 */
    tni_kernel_xlogy_Scalar_Other, /* 944 */
    tni_kernel_xlogy_Scalar_Self, /* 945 */
    tni_kernel_xlogy__Scalar_Other, /* 946 */
    tni_kernel_zero_, /* 947 */
    tni_kernel_zeros, /* 948 */
    tni_kernel_zeros_like, /* 949 */
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
    {"aten::_histogramdd_bin_edges", NULL}, /* 18 */
    {"aten::_histogramdd_from_bin_cts", NULL}, /* 19 */
    {"aten::_histogramdd_from_bin_tensors", NULL}, /* 20 */
    {"aten::_index_put_impl", NULL}, /* 21 */
    {"aten::_index_put_impl_", NULL}, /* 22 */
    {"aten::_linalg_det", NULL}, /* 23 */
    {"aten::_linalg_eigh", NULL}, /* 24 */
    {"aten::_linalg_slogdet", NULL}, /* 25 */
    {"aten::_linalg_solve_ex", NULL}, /* 26 */
    {"aten::_linalg_svd", NULL}, /* 27 */
    {"aten::_logcumsumexp", NULL}, /* 28 */
    {"aten::_native_batch_norm_legit", NULL}, /* 29 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 30 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 31 */
    {"aten::_neg_view", NULL}, /* 32 */
    {"aten::_neg_view_copy", NULL}, /* 33 */
    {"aten::_pdist_forward", NULL}, /* 34 */
    {"aten::_reshape_alias", NULL}, /* 35 */
    {"aten::_reshape_alias_copy", NULL}, /* 36 */
    {"aten::_to_copy", NULL}, /* 37 */
    {"aten::_trilinear", NULL}, /* 38 */
    {"aten::_unique", NULL}, /* 39 */
    {"aten::_unique2", NULL}, /* 40 */
    {"aten::_unsafe_view", NULL}, /* 41 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 42 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 43 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 44 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 45 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 46 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 47 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 48 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 49 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 50 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 51 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 52 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 53 */
    {"aten::absolute", NULL}, /* 54 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 55 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 56 */
    {"aten::adaptive_max_pool2d", NULL}, /* 57 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 58 */
    {"aten::adaptive_max_pool3d", NULL}, /* 59 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 60 */
    {"aten::add.Scalar", NULL}, /* 61 */
    {"aten::addbmm", NULL}, /* 62 */
    {"aten::addr", NULL}, /* 63 */
    {"aten::alias", NULL}, /* 64 */
    {"aten::alias_copy", NULL}, /* 65 */
    {"aten::arange", NULL}, /* 66 */
    {"aten::arange.start_step", NULL}, /* 67 */
    {"aten::arccos", NULL}, /* 68 */
    {"aten::arccosh", NULL}, /* 69 */
    {"aten::arcsin", NULL}, /* 70 */
    {"aten::arcsinh", NULL}, /* 71 */
    {"aten::arctan", NULL}, /* 72 */
    {"aten::arctan2", NULL}, /* 73 */
    {"aten::arctanh", NULL}, /* 74 */
    {"aten::as_strided", NULL}, /* 75 */
    {"aten::as_strided_copy", NULL}, /* 76 */
    {"aten::as_strided_scatter", NULL}, /* 77 */
    {"aten::avg_pool2d", NULL}, /* 78 */
    {"aten::avg_pool2d_backward", NULL}, /* 79 */
    {"aten::avg_pool3d", NULL}, /* 80 */
    {"aten::avg_pool3d_backward", NULL}, /* 81 */
    {"aten::batch_norm_update_stats", NULL}, /* 82 */
    {"aten::bernoulli", NULL}, /* 83 */
    {"aten::bernoulli.Tensor", NULL}, /* 84 */
    {"aten::bernoulli.p", NULL}, /* 85 */
    {"aten::bernoulli_.Tensor", NULL}, /* 86 */
    {"aten::binary_cross_entropy", NULL}, /* 87 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 88 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 89 */
    {"aten::bincount", NULL}, /* 90 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 91 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 92 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 93 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 94 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 95 */
    {"aten::block_diag", NULL}, /* 96 */
    {"aten::bucketize.Scalar", NULL}, /* 97 */
    {"aten::bucketize.Tensor", NULL}, /* 98 */
    {"aten::cauchy", NULL}, /* 99 */
    {"aten::cauchy_", NULL}, /* 100 */
    {"aten::celu", NULL}, /* 101 */
    {"aten::channel_shuffle", NULL}, /* 102 */
    {"aten::cholesky_inverse", NULL}, /* 103 */
    {"aten::clip", NULL}, /* 104 */
    {"aten::clip.Tensor", NULL}, /* 105 */
    {"aten::clone", NULL}, /* 106 */
    {"aten::col2im", NULL}, /* 107 */
    {"aten::column_stack", NULL}, /* 108 */
    {"aten::concat", NULL}, /* 109 */
    {"aten::concatenate", NULL}, /* 110 */
    {"aten::conj_physical", NULL}, /* 111 */
    {"aten::constant_pad_nd", NULL}, /* 112 */
    {"aten::convolution", NULL}, /* 113 */
    {"aten::convolution_backward", NULL}, /* 114 */
    {"aten::copy", NULL}, /* 115 */
    {"aten::copy_", NULL}, /* 116 */
    {"aten::count_nonzero", NULL}, /* 117 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 118 */
    {"aten::cummax", NULL}, /* 119 */
    {"aten::cummin", NULL}, /* 120 */
    {"aten::deg2rad", NULL}, /* 121 */
    {"aten::detach", NULL}, /* 122 */
    {"aten::detach_copy", NULL}, /* 123 */
    {"aten::diag", NULL}, /* 124 */
    {"aten::diag_embed", NULL}, /* 125 */
    {"aten::diagonal", NULL}, /* 126 */
    {"aten::diagonal_backward", NULL}, /* 127 */
    {"aten::diagonal_copy", NULL}, /* 128 */
    {"aten::diagonal_scatter", NULL}, /* 129 */
    {"aten::dist", NULL}, /* 130 */
    {"aten::div.Scalar", NULL}, /* 131 */
    {"aten::div.Scalar_mode", NULL}, /* 132 */
    {"aten::divide.Tensor", NULL}, /* 133 */
    {"aten::divide.Tensor_mode", NULL}, /* 134 */
    {"aten::dot", NULL}, /* 135 */
    {"aten::dstack", NULL}, /* 136 */
    {"aten::embedding", NULL}, /* 137 */
    {"aten::embedding_dense_backward", NULL}, /* 138 */
    {"aten::empty_like", NULL}, /* 139 */
    {"aten::empty_permuted", NULL}, /* 140 */
    {"aten::empty_strided", NULL}, /* 141 */
    {"aten::expand", NULL}, /* 142 */
    {"aten::expand_copy", NULL}, /* 143 */
    {"aten::exponential", NULL}, /* 144 */
    {"aten::exponential_", NULL}, /* 145 */
    {"aten::eye", NULL}, /* 146 */
    {"aten::eye.m", NULL}, /* 147 */
    {"aten::fill.Scalar", NULL}, /* 148 */
    {"aten::fill.Tensor", NULL}, /* 149 */
    {"aten::fill_.Scalar", NULL}, /* 150 */
    {"aten::fill_.Tensor", NULL}, /* 151 */
    {"aten::fix", NULL}, /* 152 */
    {"aten::flip", NULL}, /* 153 */
    {"aten::floor_divide.Scalar", NULL}, /* 154 */
    {"aten::fractional_max_pool2d", NULL}, /* 155 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 156 */
    {"aten::fractional_max_pool3d", NULL}, /* 157 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 158 */
    {"aten::from_file", NULL}, /* 159 */
    {"aten::full", NULL}, /* 160 */
    {"aten::full_like", NULL}, /* 161 */
    {"aten::geometric", NULL}, /* 162 */
    {"aten::geometric_", NULL}, /* 163 */
    {"aten::geqrf", NULL}, /* 164 */
    {"aten::ger", NULL}, /* 165 */
    {"aten::glu", NULL}, /* 166 */
    {"aten::glu_backward", NULL}, /* 167 */
    {"aten::greater.Scalar", NULL}, /* 168 */
    {"aten::greater.Tensor", NULL}, /* 169 */
    {"aten::greater_equal.Scalar", NULL}, /* 170 */
    {"aten::greater_equal.Tensor", NULL}, /* 171 */
    {"aten::grid_sampler_2d", NULL}, /* 172 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 173 */
    {"aten::grid_sampler_3d", NULL}, /* 174 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 175 */
    {"aten::hardswish_backward", NULL}, /* 176 */
    {"aten::histc", NULL}, /* 177 */
    {"aten::histogram.bin_ct", NULL}, /* 178 */
    {"aten::histogram.bins_tensor", NULL}, /* 179 */
    {"aten::hstack", NULL}, /* 180 */
    {"aten::huber_loss", NULL}, /* 181 */
    {"aten::huber_loss_backward", NULL}, /* 182 */
    {"aten::im2col", NULL}, /* 183 */
    {"aten::index.Tensor", NULL}, /* 184 */
    {"aten::index_fill.int_Scalar", NULL}, /* 185 */
    {"aten::index_fill.int_Tensor", NULL}, /* 186 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 187 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 188 */
    {"aten::index_put", NULL}, /* 189 */
    {"aten::index_put_", NULL}, /* 190 */
    {"aten::index_select", NULL}, /* 191 */
    {"aten::inner", NULL}, /* 192 */
    {"aten::inverse", NULL}, /* 193 */
    {"aten::isinf", NULL}, /* 194 */
    {"aten::isnan", NULL}, /* 195 */
    {"aten::kron", NULL}, /* 196 */
    {"aten::ldexp.Tensor", NULL}, /* 197 */
    {"aten::less.Scalar", NULL}, /* 198 */
    {"aten::less.Tensor", NULL}, /* 199 */
    {"aten::less_equal.Scalar", NULL}, /* 200 */
    {"aten::less_equal.Tensor", NULL}, /* 201 */
    {"aten::lift", NULL}, /* 202 */
    {"aten::lift_fresh", NULL}, /* 203 */
    {"aten::lift_fresh_copy", NULL}, /* 204 */
    {"aten::linalg_cholesky", NULL}, /* 205 */
    {"aten::linalg_cholesky_ex", NULL}, /* 206 */
    {"aten::linalg_cross", NULL}, /* 207 */
    {"aten::linalg_det", NULL}, /* 208 */
    {"aten::linalg_eig", NULL}, /* 209 */
    {"aten::linalg_eigh", NULL}, /* 210 */
    {"aten::linalg_eigvals", NULL}, /* 211 */
    {"aten::linalg_eigvalsh", NULL}, /* 212 */
    {"aten::linalg_householder_product", NULL}, /* 213 */
    {"aten::linalg_inv", NULL}, /* 214 */
    {"aten::linalg_inv_ex", NULL}, /* 215 */
    {"aten::linalg_ldl_factor", NULL}, /* 216 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 217 */
    {"aten::linalg_ldl_solve", NULL}, /* 218 */
    {"aten::linalg_lstsq", NULL}, /* 219 */
    {"aten::linalg_lu", NULL}, /* 220 */
    {"aten::linalg_lu_factor", NULL}, /* 221 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 222 */
    {"aten::linalg_lu_solve", NULL}, /* 223 */
    {"aten::linalg_matmul", NULL}, /* 224 */
    {"aten::linalg_matrix_exp", NULL}, /* 225 */
    {"aten::linalg_matrix_norm", NULL}, /* 226 */
    {"aten::linalg_matrix_norm.str_ord", NULL}, /* 227 */
    {"aten::linalg_matrix_power", NULL}, /* 228 */
    {"aten::linalg_multi_dot", NULL}, /* 229 */
    {"aten::linalg_norm", NULL}, /* 230 */
    {"aten::linalg_norm.ord_str", NULL}, /* 231 */
    {"aten::linalg_qr", NULL}, /* 232 */
    {"aten::linalg_slogdet", NULL}, /* 233 */
    {"aten::linalg_solve", NULL}, /* 234 */
    {"aten::linalg_solve_ex", NULL}, /* 235 */
    {"aten::linalg_solve_triangular", NULL}, /* 236 */
    {"aten::linalg_svd", NULL}, /* 237 */
    {"aten::linalg_svdvals", NULL}, /* 238 */
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
    {"aten::lu_solve", NULL}, /* 253 */
    {"aten::lu_unpack", NULL}, /* 254 */
    {"aten::masked_fill.Scalar", NULL}, /* 255 */
    {"aten::masked_fill.Tensor", NULL}, /* 256 */
    {"aten::masked_scatter", NULL}, /* 257 */
    {"aten::matrix_power", NULL}, /* 258 */
    {"aten::max", NULL}, /* 259 */
    {"aten::max_pool2d_with_indices", NULL}, /* 260 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 261 */
    {"aten::max_pool3d_with_indices", NULL}, /* 262 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 263 */
    {"aten::max_unpool2d", NULL}, /* 264 */
    {"aten::max_unpool3d", NULL}, /* 265 */
    {"aten::mean", NULL}, /* 266 */
    {"aten::median", NULL}, /* 267 */
    {"aten::median.dim", NULL}, /* 268 */
    {"aten::min", NULL}, /* 269 */
    {"aten::mode", NULL}, /* 270 */
    {"aten::mse_loss", NULL}, /* 271 */
    {"aten::mse_loss_backward", NULL}, /* 272 */
    {"aten::mul.Scalar", NULL}, /* 273 */
    {"aten::multiply.Tensor", NULL}, /* 274 */
    {"aten::mv", NULL}, /* 275 */
    {"aten::nanmedian", NULL}, /* 276 */
    {"aten::nanmedian.dim", NULL}, /* 277 */
    {"aten::nanquantile", NULL}, /* 278 */
    {"aten::nanquantile.scalar", NULL}, /* 279 */
    {"aten::nansum", NULL}, /* 280 */
    {"aten::narrow", NULL}, /* 281 */
    {"aten::narrow_copy", NULL}, /* 282 */
    {"aten::native_batch_norm", NULL}, /* 283 */
    {"aten::native_batch_norm_backward", NULL}, /* 284 */
    {"aten::native_dropout", NULL}, /* 285 */
    {"aten::native_dropout_backward", NULL}, /* 286 */
    {"aten::native_group_norm", NULL}, /* 287 */
    {"aten::native_group_norm_backward", NULL}, /* 288 */
    {"aten::native_layer_norm", NULL}, /* 289 */
    {"aten::native_layer_norm_backward", NULL}, /* 290 */
    {"aten::negative", NULL}, /* 291 */
    {"aten::new_empty", NULL}, /* 292 */
    {"aten::new_empty_strided", NULL}, /* 293 */
    {"aten::new_full", NULL}, /* 294 */
    {"aten::new_ones", NULL}, /* 295 */
    {"aten::new_zeros", NULL}, /* 296 */
    {"aten::nll_loss2d_backward", NULL}, /* 297 */
    {"aten::nll_loss2d_forward", NULL}, /* 298 */
    {"aten::nll_loss_backward", NULL}, /* 299 */
    {"aten::nll_loss_forward", NULL}, /* 300 */
    {"aten::nonzero", NULL}, /* 301 */
    {"aten::nonzero_static", NULL}, /* 302 */
    {"aten::norm.Scalar", NULL}, /* 303 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 304 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 305 */
    {"aten::normal.Tensor_float", NULL}, /* 306 */
    {"aten::normal.float_Tensor", NULL}, /* 307 */
    {"aten::normal.float_float", NULL}, /* 308 */
    {"aten::normal_", NULL}, /* 309 */
    {"aten::normal_functional", NULL}, /* 310 */
    {"aten::not_equal.Scalar", NULL}, /* 311 */
    {"aten::not_equal.Tensor", NULL}, /* 312 */
    {"aten::ones", NULL}, /* 313 */
    {"aten::ones_like", NULL}, /* 314 */
    {"aten::orgqr", NULL}, /* 315 */
    {"aten::ormqr", NULL}, /* 316 */
    {"aten::outer", NULL}, /* 317 */
    {"aten::permute", NULL}, /* 318 */
    {"aten::permute_copy", NULL}, /* 319 */
    {"aten::pixel_shuffle", NULL}, /* 320 */
    {"aten::pixel_unshuffle", NULL}, /* 321 */
    {"aten::prod", NULL}, /* 322 */
    {"aten::put", NULL}, /* 323 */
    {"aten::put_", NULL}, /* 324 */
    {"aten::qr", NULL}, /* 325 */
    {"aten::quantile", NULL}, /* 326 */
    {"aten::quantile.scalar", NULL}, /* 327 */
    {"aten::rad2deg", NULL}, /* 328 */
    {"aten::rand", NULL}, /* 329 */
    {"aten::rand.generator", NULL}, /* 330 */
    {"aten::rand_like", NULL}, /* 331 */
    {"aten::randint", NULL}, /* 332 */
    {"aten::randint.generator", NULL}, /* 333 */
    {"aten::randint.low", NULL}, /* 334 */
    {"aten::randint.low_generator", NULL}, /* 335 */
    {"aten::randint_like", NULL}, /* 336 */
    {"aten::randint_like.low_dtype", NULL}, /* 337 */
    {"aten::randn", NULL}, /* 338 */
    {"aten::randn.generator", NULL}, /* 339 */
    {"aten::randn_like", NULL}, /* 340 */
    {"aten::random", NULL}, /* 341 */
    {"aten::random.from", NULL}, /* 342 */
    {"aten::random.to", NULL}, /* 343 */
    {"aten::random_", NULL}, /* 344 */
    {"aten::random_.from", NULL}, /* 345 */
    {"aten::random_.to", NULL}, /* 346 */
    {"aten::randperm", NULL}, /* 347 */
    {"aten::randperm.generator", NULL}, /* 348 */
    {"aten::range", NULL}, /* 349 */
    {"aten::range.step", NULL}, /* 350 */
    {"aten::reflection_pad1d", NULL}, /* 351 */
    {"aten::reflection_pad1d_backward", NULL}, /* 352 */
    {"aten::reflection_pad2d", NULL}, /* 353 */
    {"aten::reflection_pad2d_backward", NULL}, /* 354 */
    {"aten::reflection_pad3d", NULL}, /* 355 */
    {"aten::reflection_pad3d_backward", NULL}, /* 356 */
    {"aten::relu", NULL}, /* 357 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 358 */
    {"aten::repeat", NULL}, /* 359 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 360 */
    {"aten::replication_pad1d", NULL}, /* 361 */
    {"aten::replication_pad1d_backward", NULL}, /* 362 */
    {"aten::replication_pad2d", NULL}, /* 363 */
    {"aten::replication_pad2d_backward", NULL}, /* 364 */
    {"aten::replication_pad3d", NULL}, /* 365 */
    {"aten::replication_pad3d_backward", NULL}, /* 366 */
    {"aten::resize", NULL}, /* 367 */
    {"aten::resize_", NULL}, /* 368 */
    {"aten::resize_as", NULL}, /* 369 */
    {"aten::resize_as_", NULL}, /* 370 */
    {"aten::roll", NULL}, /* 371 */
    {"aten::rot90", NULL}, /* 372 */
    {"aten::row_stack", NULL}, /* 373 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 374 */
    {"aten::rsub.Scalar", NULL}, /* 375 */
    {"aten::rsub.Tensor", NULL}, /* 376 */
    {"aten::scalar_tensor", NULL}, /* 377 */
    {"aten::searchsorted.Scalar", NULL}, /* 378 */
    {"aten::searchsorted.Tensor", NULL}, /* 379 */
    {"aten::select.int", NULL}, /* 380 */
    {"aten::select_backward", NULL}, /* 381 */
    {"aten::select_copy.int", NULL}, /* 382 */
    {"aten::select_scatter", NULL}, /* 383 */
    {"aten::slice.Tensor", NULL}, /* 384 */
    {"aten::slice_backward", NULL}, /* 385 */
    {"aten::slice_copy.Tensor", NULL}, /* 386 */
    {"aten::slice_scatter", NULL}, /* 387 */
    {"aten::slogdet", NULL}, /* 388 */
    {"aten::smooth_l1_loss", NULL}, /* 389 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 390 */
    {"aten::soft_margin_loss", NULL}, /* 391 */
    {"aten::soft_margin_loss_backward", NULL}, /* 392 */
    {"aten::softmax.int", NULL}, /* 393 */
    {"aten::sort", NULL}, /* 394 */
    {"aten::special_digamma", NULL}, /* 395 */
    {"aten::special_erf", NULL}, /* 396 */
    {"aten::special_erfc", NULL}, /* 397 */
    {"aten::special_erfinv", NULL}, /* 398 */
    {"aten::special_exp2", NULL}, /* 399 */
    {"aten::special_expit", NULL}, /* 400 */
    {"aten::special_expm1", NULL}, /* 401 */
    {"aten::special_gammainc", NULL}, /* 402 */
    {"aten::special_gammaincc", NULL}, /* 403 */
    {"aten::special_gammaln", NULL}, /* 404 */
    {"aten::special_i0", NULL}, /* 405 */
    {"aten::special_log1p", NULL}, /* 406 */
    {"aten::special_logit", NULL}, /* 407 */
    {"aten::special_multigammaln", NULL}, /* 408 */
    {"aten::special_polygamma", NULL}, /* 409 */
    {"aten::special_psi", NULL}, /* 410 */
    {"aten::special_round", NULL}, /* 411 */
    {"aten::special_sinc", NULL}, /* 412 */
    {"aten::special_xlogy", NULL}, /* 413 */
    {"aten::special_xlogy.other_scalar", NULL}, /* 414 */
    {"aten::special_xlogy.self_scalar", NULL}, /* 415 */
    {"aten::split.Tensor", NULL}, /* 416 */
    {"aten::split_copy.Tensor", NULL}, /* 417 */
    {"aten::split_with_sizes", NULL}, /* 418 */
    {"aten::split_with_sizes_copy", NULL}, /* 419 */
    {"aten::squeeze", NULL}, /* 420 */
    {"aten::squeeze.dim", NULL}, /* 421 */
    {"aten::squeeze.dims", NULL}, /* 422 */
    {"aten::squeeze_copy", NULL}, /* 423 */
    {"aten::squeeze_copy.dim", NULL}, /* 424 */
    {"aten::squeeze_copy.dims", NULL}, /* 425 */
    {"aten::stack", NULL}, /* 426 */
    {"aten::std.correction", NULL}, /* 427 */
    {"aten::std.dim", NULL}, /* 428 */
    {"aten::std_mean.correction", NULL}, /* 429 */
    {"aten::sub.Scalar", NULL}, /* 430 */
    {"aten::subtract.Tensor", NULL}, /* 431 */
    {"aten::sum", NULL}, /* 432 */
    {"aten::svd", NULL}, /* 433 */
    {"aten::t", NULL}, /* 434 */
    {"aten::t_copy", NULL}, /* 435 */
    {"aten::take_along_dim", NULL}, /* 436 */
    {"aten::tensordot", NULL}, /* 437 */
    {"aten::trace", NULL}, /* 438 */
    {"aten::transpose.int", NULL}, /* 439 */
    {"aten::transpose_copy.int", NULL}, /* 440 */
    {"aten::triangular_solve", NULL}, /* 441 */
    {"aten::tril_indices", NULL}, /* 442 */
    {"aten::triu_indices", NULL}, /* 443 */
    {"aten::true_divide.Tensor", NULL}, /* 444 */
    {"aten::unbind.int", NULL}, /* 445 */
    {"aten::unbind_copy.int", NULL}, /* 446 */
    {"aten::unfold", NULL}, /* 447 */
    {"aten::unfold_backward", NULL}, /* 448 */
    {"aten::unfold_copy", NULL}, /* 449 */
    {"aten::uniform", NULL}, /* 450 */
    {"aten::uniform_", NULL}, /* 451 */
    {"aten::unique_consecutive", NULL}, /* 452 */
    {"aten::unique_dim", NULL}, /* 453 */
    {"aten::unique_dim_consecutive", NULL}, /* 454 */
    {"aten::unsafe_split.Tensor", NULL}, /* 455 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 456 */
    {"aten::unsqueeze", NULL}, /* 457 */
    {"aten::unsqueeze_copy", NULL}, /* 458 */
    {"aten::upsample_bicubic2d", NULL}, /* 459 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 460 */
    {"aten::upsample_bilinear2d", NULL}, /* 461 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 462 */
    {"aten::upsample_linear1d", NULL}, /* 463 */
    {"aten::upsample_linear1d_backward", NULL}, /* 464 */
    {"aten::upsample_nearest1d", NULL}, /* 465 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 466 */
    {"aten::upsample_nearest2d", NULL}, /* 467 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 468 */
    {"aten::upsample_nearest3d", NULL}, /* 469 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 470 */
    {"aten::upsample_trilinear3d", NULL}, /* 471 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 472 */
    {"aten::var.correction", NULL}, /* 473 */
    {"aten::var.dim", NULL}, /* 474 */
    {"aten::var_mean.correction", NULL}, /* 475 */
    {"aten::vdot", NULL}, /* 476 */
    {"aten::view", NULL}, /* 477 */
    {"aten::view.dtype", NULL}, /* 478 */
    {"aten::view_as_complex", NULL}, /* 479 */
    {"aten::view_as_complex_copy", NULL}, /* 480 */
    {"aten::view_as_real", NULL}, /* 481 */
    {"aten::view_as_real_copy", NULL}, /* 482 */
    {"aten::view_copy", NULL}, /* 483 */
    {"aten::view_copy.dtype", NULL}, /* 484 */
    {"aten::vstack", NULL}, /* 485 */
    {"aten::zero", NULL}, /* 486 */
    {"aten::zero_", NULL}, /* 487 */
    {"aten::zeros", NULL}, /* 488 */
    {"aten::zeros_like", NULL}, /* 489 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 1958;

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
    {12154, 12174, 142, 1, 0x0}, /* aten::_lu_with_info */
    {12291, 12322, 143, 2, 0x1}, /* aten::_native_batch_norm_legit */
    {12516, 12556, 145, 2, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {12710, 12754, 147, 2, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {12989, 13024, 149, 2, 0x0}, /* aten::_native_batch_norm_legit.out */
    {13299, 13341, 151, 1, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {13587, 13630, 152, 1, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {13813, 13860, 153, 1, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {14113, 14129, 154, 1, 0x0}, /* aten::_neg_view */
    {14174, 14195, 155, 1, 0x80000}, /* aten::_neg_view_copy */
    {14239, 14264, 156, 1, 0x80020}, /* aten::_neg_view_copy.out */
    {14335, 14356, 157, 2, 0x1}, /* aten::_pdist_forward */
    {14411, 14436, 159, 1, 0x20}, /* aten::_pdist_forward.out */
    {14519, 14539, 160, 2, 0x0}, /* aten::_prelu_kernel */
    {14597, 14626, 162, 2, 0x0}, /* aten::_prelu_kernel_backward */
    {14723, 14744, 164, 2, 0x0}, /* aten::_reshape_alias */
    {14826, 14852, 166, 1, 0x80000}, /* aten::_reshape_alias_copy */
    {14933, 14963, 167, 1, 0x80020}, /* aten::_reshape_alias_copy.out */
    {15071, 15091, 168, 1, 0x0}, /* aten::_safe_softmax */
    {15167, 15182, 169, 2, 0x1}, /* aten::_softmax */
    {15249, 15268, 171, 2, 0x0}, /* aten::_softmax.out */
    {15362, 15391, 173, 2, 0x0}, /* aten::_softmax_backward_data */
    {15498, 15531, 175, 2, 0x0}, /* aten::_softmax_backward_data.out */
    {15672, 15687, 177, 1, 0x1}, /* aten::_to_copy */
    {15876, 15895, 178, 1, 0x20}, /* aten::_to_copy.out */
    {16019, 16036, 179, 1, 0x0}, /* aten::_trilinear */
    {16173, 16194, 180, 1, 0x20}, /* aten::_trilinear.out */
    {16358, 16372, 181, 2, 0x8}, /* aten::_unique */
    {16464, 16482, 183, 1, 0x20}, /* aten::_unique.out */
    {16623, 16638, 184, 2, 0x8}, /* aten::_unique2 */
    {16765, 16784, 186, 1, 0x20}, /* aten::_unique2.out */
    {16981, 17008, 187, 1, 0x0}, /* aten::_unsafe_index.Tensor */
    {17077, 17101, 188, 1, 0x0}, /* aten::_unsafe_index_put */
    {17205, 17224, 189, 1, 0x0}, /* aten::_unsafe_view */
    {17281, 17304, 190, 1, 0x20}, /* aten::_unsafe_view.out */
    {17388, 17417, 191, 2, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {17556, 17589, 193, 2, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {17755, 17788, 195, 1, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {17912, 17950, 196, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {18127, 18176, 198, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {18394, 18424, 200, 2, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {18564, 18598, 202, 2, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {18765, 18799, 204, 1, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {18924, 18963, 205, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {19141, 19191, 207, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {19410, 19439, 209, 2, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {19578, 19611, 211, 2, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {19777, 19810, 213, 1, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {19934, 19972, 214, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {20149, 20198, 216, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {20416, 20448, 218, 2, 0x0}, /* aten::_upsample_nearest_exact1d */
    {20546, 20582, 220, 2, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {20707, 20743, 222, 1, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {20850, 20891, 223, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {21027, 21079, 225, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {21256, 21288, 227, 2, 0x0}, /* aten::_upsample_nearest_exact2d */
    {21410, 21446, 229, 2, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {21595, 21631, 231, 1, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {21738, 21779, 232, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {21939, 21991, 234, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {22192, 22224, 236, 2, 0x0}, /* aten::_upsample_nearest_exact3d */
    {22368, 22404, 238, 2, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {22575, 22611, 240, 1, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {22718, 22759, 241, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {22941, 22993, 243, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {23216, 23226, 245, 2, 0x10001}, /* aten::abs */
    {23259, 23273, 247, 2, 0x10000}, /* aten::abs.out */
    {23333, 23344, 249, 2, 0x0}, /* aten::abs_ */
    {23386, 23401, 251, 1, 0x0}, /* aten::absolute */
    {23439, 23458, 252, 1, 0x0}, /* aten::absolute.out */
    {23523, 23539, 253, 1, 0x0}, /* aten::absolute_ */
    {23586, 23597, 254, 2, 0x10001}, /* aten::acos */
    {23631, 23646, 256, 2, 0x10000}, /* aten::acos.out */
    {23707, 23719, 258, 2, 0x10000}, /* aten::acos_ */
    {23762, 23774, 260, 2, 0x10001}, /* aten::acosh */
    {23809, 23825, 262, 2, 0x10000}, /* aten::acosh.out */
    {23887, 23900, 264, 2, 0x10000}, /* aten::acosh_ */
    {23944, 23970, 266, 1, 0x1}, /* aten::adaptive_avg_pool1d */
    {24039, 24065, 267, 1, 0x0}, /* aten::adaptive_avg_pool2d */
    {24137, 24167, 268, 2, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {24266, 24292, 270, 1, 0x0}, /* aten::adaptive_avg_pool3d */
    {24364, 24394, 271, 2, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {24493, 24519, 273, 1, 0x0}, /* aten::adaptive_max_pool1d */
    {24598, 24624, 274, 2, 0x0}, /* aten::adaptive_max_pool2d */
    {24703, 24733, 276, 2, 0x0}, /* aten::adaptive_max_pool2d.out */
    {24863, 24898, 278, 2, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {24992, 25038, 280, 2, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {25173, 25199, 282, 2, 0x0}, /* aten::adaptive_max_pool3d */
    {25278, 25308, 284, 2, 0x0}, /* aten::adaptive_max_pool3d.out */
    {25438, 25473, 286, 2, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {25567, 25613, 288, 2, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {25748, 25765, 290, 1, 0x10001}, /* aten::add.Scalar */
    {25835, 25856, 291, 1, 0x20}, /* aten::add.Scalar_out */
    {25953, 25970, 292, 2, 0x10001}, /* aten::add.Tensor */
    {26043, 26057, 294, 2, 0x10000}, /* aten::add.out */
    {26147, 26165, 296, 1, 0x10000}, /* aten::add_.Scalar */
    {26244, 26262, 297, 2, 0x10000}, /* aten::add_.Tensor */
    {26344, 26357, 299, 2, 0x0}, /* aten::addbmm */
    {26457, 26474, 301, 2, 0x0}, /* aten::addbmm.out */
    {26598, 26612, 303, 2, 0x0}, /* aten::addbmm_ */
    {26721, 26735, 305, 2, 0x10000}, /* aten::addcdiv */
    {26823, 26841, 307, 2, 0x10000}, /* aten::addcdiv.out */
    {26953, 26968, 309, 2, 0x10000}, /* aten::addcdiv_ */
    {27065, 27079, 311, 2, 0x10000}, /* aten::addcmul */
    {27167, 27185, 313, 2, 0x10000}, /* aten::addcmul.out */
    {27297, 27312, 315, 2, 0x10000}, /* aten::addcmul_ */
    {27409, 27421, 317, 2, 0x1}, /* aten::addmm */
    {27516, 27532, 319, 2, 0x0}, /* aten::addmm.out */
    {27651, 27664, 321, 2, 0x0}, /* aten::addmm_ */
    {27768, 27780, 323, 2, 0x0}, /* aten::addmv */
    {27873, 27889, 325, 2, 0x0}, /* aten::addmv.out */
    {28006, 28019, 327, 2, 0x0}, /* aten::addmv_ */
    {28121, 28132, 329, 1, 0x0}, /* aten::addr */
    {28226, 28241, 330, 1, 0x0}, /* aten::addr.out */
    {28359, 28371, 331, 1, 0x0}, /* aten::addr_ */
    {28474, 28488, 332, 1, 0x0}, /* aten::adjoint */
    {28531, 28543, 333, 1, 0x1}, /* aten::alias */
    {28584, 28601, 334, 1, 0x80000}, /* aten::alias_copy */
    {28641, 28662, 335, 1, 0x80020}, /* aten::alias_copy.out */
    {28729, 28739, 336, 2, 0x40000}, /* aten::all */
    {28772, 28790, 338, 2, 0x40000}, /* aten::all.all_out */
    {28854, 28868, 340, 2, 0x40000}, /* aten::all.dim */
    {28934, 28949, 342, 2, 0x40000}, /* aten::all.dims */
    {29024, 29043, 344, 2, 0x40000}, /* aten::all.dims_out */
    {29145, 29159, 346, 2, 0x40000}, /* aten::all.out */
    {29248, 29263, 348, 1, 0x4}, /* aten::allclose */
    {29371, 29382, 349, 2, 0x40001}, /* aten::amax */
    {29451, 29466, 351, 2, 0x40000}, /* aten::amax.out */
    {29562, 29573, 353, 2, 0x40001}, /* aten::amin */
    {29642, 29657, 355, 2, 0x40000}, /* aten::amin.out */
    {29753, 29767, 357, 2, 0x40000}, /* aten::aminmax */
    {29860, 29878, 359, 2, 0x40000}, /* aten::aminmax.out */
    {30015, 30027, 361, 2, 0x10000}, /* aten::angle */
    {30062, 30078, 363, 2, 0x10000}, /* aten::angle.out */
    {30140, 30150, 365, 2, 0x40001}, /* aten::any */
    {30183, 30201, 367, 2, 0x40000}, /* aten::any.all_out */
    {30265, 30279, 369, 2, 0x40001}, /* aten::any.dim */
    {30345, 30360, 371, 2, 0x40001}, /* aten::any.dims */
    {30435, 30454, 373, 2, 0x40000}, /* aten::any.dims_out */
    {30556, 30570, 375, 2, 0x40000}, /* aten::any.out */
    {30659, 30672, 377, 2, 0x0}, /* aten::arange */
    {30799, 30816, 379, 1, 0x0}, /* aten::arange.out */
    {30878, 30897, 380, 2, 0x0}, /* aten::arange.start */
    {31044, 31067, 382, 2, 0x0}, /* aten::arange.start_out */
    {31164, 31188, 384, 2, 0x1}, /* aten::arange.start_step */
    {31355, 31368, 386, 1, 0x0}, /* aten::arccos */
    {31404, 31421, 387, 1, 0x0}, /* aten::arccos.out */
    {31484, 31498, 388, 1, 0x0}, /* aten::arccos_ */
    {31543, 31557, 389, 1, 0x0}, /* aten::arccosh */
    {31594, 31612, 390, 1, 0x0}, /* aten::arccosh.out */
    {31676, 31691, 391, 1, 0x0}, /* aten::arccosh_ */
    {31737, 31750, 392, 1, 0x0}, /* aten::arcsin */
    {31786, 31803, 393, 1, 0x0}, /* aten::arcsin.out */
    {31866, 31880, 394, 1, 0x0}, /* aten::arcsin_ */
    {31925, 31939, 395, 1, 0x0}, /* aten::arcsinh */
    {31976, 31994, 396, 1, 0x0}, /* aten::arcsinh.out */
    {32058, 32073, 397, 1, 0x0}, /* aten::arcsinh_ */
    {32119, 32132, 398, 1, 0x0}, /* aten::arctan */
    {32168, 32185, 399, 1, 0x0}, /* aten::arctan.out */
    {32248, 32262, 400, 1, 0x0}, /* aten::arctan2 */
    {32313, 32331, 401, 1, 0x0}, /* aten::arctan2.out */
    {32409, 32424, 402, 1, 0x0}, /* aten::arctan2_ */
    {32484, 32498, 403, 1, 0x0}, /* aten::arctan_ */
    {32543, 32557, 404, 1, 0x0}, /* aten::arctanh */
    {32594, 32612, 405, 1, 0x0}, /* aten::arctanh.out */
    {32676, 32691, 406, 1, 0x0}, /* aten::arctanh_ */
    {32737, 32750, 407, 2, 0x40001}, /* aten::argmax */
    {32821, 32838, 409, 2, 0x40000}, /* aten::argmax.out */
    {32936, 32949, 411, 2, 0x40001}, /* aten::argmin */
    {33020, 33037, 413, 2, 0x40000}, /* aten::argmin.out */
    {33135, 33149, 415, 1, 0x0}, /* aten::argsort */
    {33221, 33242, 416, 1, 0x0}, /* aten::argsort.stable */
    {33337, 33362, 417, 1, 0x0}, /* aten::argsort.stable_out */
    {33481, 33496, 418, 1, 0x8}, /* aten::argwhere */
    {33534, 33551, 419, 2, 0x1}, /* aten::as_strided */
    {33658, 33676, 421, 1, 0x80}, /* aten::as_strided_ */
    {33786, 33808, 422, 1, 0x80000}, /* aten::as_strided_copy */
    {33914, 33940, 423, 1, 0x80020}, /* aten::as_strided_copy.out */
    {34073, 34098, 424, 1, 0x0}, /* aten::as_strided_scatter */
    {34219, 34248, 425, 1, 0x20}, /* aten::as_strided_scatter.out */
    {34396, 34407, 426, 2, 0x10001}, /* aten::asin */
    {34441, 34456, 428, 2, 0x10000}, /* aten::asin.out */
    {34517, 34529, 430, 2, 0x10000}, /* aten::asin_ */
    {34572, 34584, 432, 2, 0x10001}, /* aten::asinh */
    {34619, 34635, 434, 2, 0x10000}, /* aten::asinh.out */
    {34697, 34710, 436, 2, 0x10000}, /* aten::asinh_ */
    {34754, 34765, 438, 2, 0x10001}, /* aten::atan */
    {34799, 34814, 440, 2, 0x10000}, /* aten::atan.out */
    {34875, 34887, 442, 2, 0x10001}, /* aten::atan2 */
    {34936, 34952, 444, 2, 0x10001}, /* aten::atan2.out */
    {35028, 35041, 446, 2, 0x10000}, /* aten::atan2_ */
    {35099, 35111, 448, 2, 0x10000}, /* aten::atan_ */
    {35154, 35166, 450, 2, 0x10001}, /* aten::atanh */
    {35201, 35217, 452, 2, 0x10000}, /* aten::atanh.out */
    {35279, 35292, 454, 2, 0x10000}, /* aten::atanh_ */
    {35336, 35353, 456, 1, 0x100}, /* aten::atleast_1d */
    {35393, 35419, 457, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {35475, 35492, 458, 1, 0x100}, /* aten::atleast_2d */
    {35532, 35558, 459, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {35614, 35631, 460, 1, 0x100}, /* aten::atleast_3d */
    {35671, 35697, 461, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {35753, 35770, 462, 1, 0x1}, /* aten::avg_pool1d */
    {35917, 35934, 463, 2, 0x1}, /* aten::avg_pool2d */
    {36109, 36130, 465, 2, 0x0}, /* aten::avg_pool2d.out */
    {36332, 36358, 467, 2, 0x1}, /* aten::avg_pool2d_backward */
    {36541, 36578, 469, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {36802, 36819, 471, 2, 0x1}, /* aten::avg_pool3d */
    {36994, 37015, 473, 2, 0x0}, /* aten::avg_pool3d.out */
    {37217, 37243, 475, 2, 0x0}, /* aten::avg_pool3d_backward */
    {37426, 37463, 477, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {37687, 37701, 479, 2, 0x0}, /* aten::baddbmm */
    {37802, 37820, 481, 2, 0x0}, /* aten::baddbmm.out */
    {37945, 37960, 483, 2, 0x0}, /* aten::baddbmm_ */
    {38070, 38087, 485, 1, 0x100}, /* aten::batch_norm */
    {38263, 38289, 486, 2, 0x0}, /* aten::batch_norm_backward */
    {38530, 38560, 488, 2, 0x0}, /* aten::batch_norm_update_stats */
    {38683, 38717, 490, 1, 0x20}, /* aten::batch_norm_update_stats.out */
    {38889, 38905, 491, 1, 0x2000}, /* aten::bernoulli */
    {38974, 38997, 492, 1, 0x2020}, /* aten::bernoulli.Tensor */
    {39083, 39110, 493, 1, 0x2020}, /* aten::bernoulli.Tensor_out */
    {39220, 39246, 494, 1, 0x2020}, /* aten::bernoulli.float_out */
    {39358, 39378, 495, 2, 0x2000}, /* aten::bernoulli.out */
    {39471, 39489, 497, 1, 0x2000}, /* aten::bernoulli.p */
    {39569, 39593, 498, 2, 0x2000}, /* aten::bernoulli_.Tensor */
    {39688, 39711, 500, 2, 0x2000}, /* aten::bernoulli_.float */
    {39808, 39823, 502, 1, 0x0}, /* aten::bilinear */
    {39912, 39939, 503, 2, 0x0}, /* aten::binary_cross_entropy */
    {40045, 40076, 505, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {40209, 40245, 507, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {40380, 40427, 509, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {40603, 40642, 511, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {40785, 40828, 513, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {40995, 41010, 514, 2, 0x8}, /* aten::bincount */
    {41090, 41109, 516, 1, 0x20}, /* aten::bincount.out */
    {41216, 41241, 517, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {41303, 41335, 518, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {41404, 41440, 519, 1, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {41536, 41565, 520, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {41654, 41679, 521, 2, 0x10001}, /* aten::bitwise_and.Tensor */
    {41741, 41770, 523, 2, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {41859, 41885, 525, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {41956, 41982, 526, 2, 0x10000}, /* aten::bitwise_and_.Tensor */
    {42053, 42092, 528, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {42168, 42211, 529, 1, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {42314, 42346, 530, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {42415, 42454, 532, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {42530, 42573, 533, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {42676, 42712, 534, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {42808, 42841, 536, 2, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {42919, 42959, 538, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {43044, 43062, 539, 2, 0x10001}, /* aten::bitwise_not */
    {43103, 43125, 541, 2, 0x10000}, /* aten::bitwise_not.out */
    {43193, 43212, 543, 2, 0x10000}, /* aten::bitwise_not_ */
    {43262, 43286, 545, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {43347, 43378, 546, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {43446, 43481, 547, 1, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {43576, 43604, 548, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {43692, 43716, 549, 2, 0x10001}, /* aten::bitwise_or.Tensor */
    {43777, 43805, 551, 2, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {43893, 43918, 553, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {43988, 44013, 554, 2, 0x10000}, /* aten::bitwise_or_.Tensor */
    {44083, 44123, 556, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {44200, 44244, 557, 1, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {44348, 44381, 558, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {44451, 44491, 560, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {44568, 44612, 561, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {44716, 44753, 562, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {44850, 44884, 564, 2, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {44963, 45004, 566, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {45090, 45115, 567, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {45177, 45209, 568, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {45278, 45314, 569, 1, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {45410, 45439, 570, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {45528, 45553, 571, 2, 0x10001}, /* aten::bitwise_xor.Tensor */
    {45615, 45644, 573, 2, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {45733, 45759, 575, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {45830, 45856, 576, 2, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {45927, 45944, 578, 1, 0x0}, /* aten::block_diag */
    {45989, 46010, 579, 1, 0x20}, /* aten::block_diag.out */
    {46082, 46092, 580, 2, 0x1}, /* aten::bmm */
    {46138, 46152, 582, 2, 0x0}, /* aten::bmm.out */
    {46225, 46249, 584, 1, 0x0}, /* aten::broadcast_tensors */
    {46303, 46322, 585, 1, 0x0}, /* aten::broadcast_to */
    {46385, 46408, 586, 2, 0x0}, /* aten::bucketize.Scalar */
    {46516, 46543, 588, 1, 0x20}, /* aten::bucketize.Scalar_out */
    {46675, 46698, 589, 2, 0x0}, /* aten::bucketize.Tensor */
    {46806, 46833, 591, 2, 0x0}, /* aten::bucketize.Tensor_out */
    {46965, 46980, 593, 1, 0x0}, /* aten::can_cast */
    {47036, 47057, 594, 1, 0x100}, /* aten::cartesian_prod */
    {47106, 47116, 595, 2, 0x1}, /* aten::cat */
    {47165, 47179, 597, 2, 0x0}, /* aten::cat.out */
    {47255, 47268, 599, 1, 0x2020}, /* aten::cauchy */
    {47367, 47384, 600, 1, 0x2020}, /* aten::cauchy.out */
    {47507, 47521, 601, 2, 0x2000}, /* aten::cauchy_ */
    {47627, 47639, 603, 1, 0x0}, /* aten::cdist */
    {47718, 47729, 604, 2, 0x10001}, /* aten::ceil */
    {47763, 47778, 606, 2, 0x10000}, /* aten::ceil.out */
    {47839, 47851, 608, 2, 0x10000}, /* aten::ceil_ */
    {47894, 47905, 610, 1, 0x10000}, /* aten::celu */
    {47957, 47972, 611, 1, 0x20}, /* aten::celu.out */
    {48050, 48062, 612, 1, 0x10000}, /* aten::celu_ */
    {48123, 48145, 613, 2, 0x0}, /* aten::channel_shuffle */
    {48205, 48231, 615, 1, 0x20}, /* aten::channel_shuffle.out */
    {48318, 48333, 616, 2, 0x0}, /* aten::cholesky */
    {48389, 48408, 618, 2, 0x0}, /* aten::cholesky.out */
    {48491, 48514, 620, 2, 0x0}, /* aten::cholesky_inverse */
    {48578, 48605, 622, 2, 0x0}, /* aten::cholesky_inverse.out */
    {48696, 48717, 624, 2, 0x0}, /* aten::cholesky_solve */
    {48794, 48819, 626, 2, 0x0}, /* aten::cholesky_solve.out */
    {48923, 48935, 628, 1, 0x0}, /* aten::chunk */
    {49006, 49018, 629, 2, 0x10001}, /* aten::clamp */
    {49089, 49108, 631, 2, 0x10001}, /* aten::clamp.Tensor */
    {49186, 49209, 633, 2, 0x10000}, /* aten::clamp.Tensor_out */
    {49314, 49330, 635, 2, 0x10000}, /* aten::clamp.out */
    {49428, 49441, 637, 2, 0x10000}, /* aten::clamp_ */
    {49521, 49541, 639, 2, 0x10000}, /* aten::clamp_.Tensor */
    {49628, 49644, 641, 2, 0x10000}, /* aten::clamp_max */
    {49695, 49718, 643, 2, 0x10000}, /* aten::clamp_max.Tensor */
    {49776, 49803, 645, 2, 0x10000}, /* aten::clamp_max.Tensor_out */
    {49888, 49908, 647, 2, 0x10000}, /* aten::clamp_max.out */
    {49986, 50003, 649, 2, 0x10000}, /* aten::clamp_max_ */
    {50063, 50087, 651, 2, 0x10000}, /* aten::clamp_max_.Tensor */
    {50154, 50170, 653, 2, 0x10000}, /* aten::clamp_min */
    {50221, 50244, 655, 2, 0x10000}, /* aten::clamp_min.Tensor */
    {50302, 50329, 657, 2, 0x10000}, /* aten::clamp_min.Tensor_out */
    {50414, 50434, 659, 2, 0x10000}, /* aten::clamp_min.out */
    {50512, 50529, 661, 2, 0x10000}, /* aten::clamp_min_ */
    {50589, 50613, 663, 2, 0x10000}, /* aten::clamp_min_.Tensor */
    {50680, 50691, 665, 1, 0x10000}, /* aten::clip */
    {50761, 50779, 666, 1, 0x10000}, /* aten::clip.Tensor */
    {50856, 50878, 667, 1, 0x0}, /* aten::clip.Tensor_out */
    {50982, 50997, 668, 1, 0x10000}, /* aten::clip.out */
    {51094, 51106, 669, 1, 0x10000}, /* aten::clip_ */
    {51185, 51204, 670, 1, 0x10000}, /* aten::clip_.Tensor */
    {51290, 51302, 671, 1, 0x10001}, /* aten::clone */
    {51374, 51390, 672, 1, 0x20}, /* aten::clone.out */
    {51486, 51499, 673, 2, 0x1}, /* aten::col2im */
    {51626, 51643, 675, 2, 0x0}, /* aten::col2im.out */
    {51797, 51816, 677, 1, 0x0}, /* aten::column_stack */
    {51863, 51886, 678, 1, 0x0}, /* aten::column_stack.out */
    {51960, 51979, 679, 1, 0x0}, /* aten::combinations */
    {52059, 52073, 680, 2, 0x0}, /* aten::complex */
    {52123, 52141, 682, 2, 0x0}, /* aten::complex.out */
    {52218, 52231, 684, 1, 0x0}, /* aten::concat */
    {52283, 52300, 685, 1, 0x0}, /* aten::concat.out */
    {52379, 52397, 686, 1, 0x0}, /* aten::concatenate */
    {52454, 52476, 687, 1, 0x0}, /* aten::concatenate.out */
    {52560, 52571, 688, 1, 0x0}, /* aten::conj */
    {52611, 52631, 689, 1, 0x10100}, /* aten::conj_physical */
    {52674, 52698, 690, 2, 0x10000}, /* aten::conj_physical.out */
    {52768, 52789, 692, 2, 0x10000}, /* aten::conj_physical_ */
    {52841, 52863, 694, 1, 0x1}, /* aten::constant_pad_nd */
    {52938, 52964, 695, 1, 0x20}, /* aten::constant_pad_nd.out */
    {53066, 53083, 696, 1, 0x0}, /* aten::contiguous */
    {53178, 53191, 697, 1, 0x0}, /* aten::conv1d */
    {53342, 53363, 698, 1, 0x0}, /* aten::conv1d.padding */
    {53522, 53535, 699, 1, 0x0}, /* aten::conv2d */
    {53686, 53707, 700, 1, 0x0}, /* aten::conv2d.padding */
    {53866, 53879, 701, 1, 0x0}, /* aten::conv3d */
    {54030, 54051, 702, 1, 0x0}, /* aten::conv3d.padding */
    {54210, 54233, 703, 1, 0x0}, /* aten::conv_transpose1d */
    {54422, 54451, 704, 1, 0x0}, /* aten::conv_transpose2d.input */
    {54646, 54675, 705, 1, 0x0}, /* aten::conv_transpose3d.input */
    {54870, 54888, 706, 2, 0x1}, /* aten::convolution */
    {55070, 55092, 708, 1, 0x20}, /* aten::convolution.out */
    {55301, 55328, 709, 2, 0x1}, /* aten::convolution_backward */
    {55586, 55617, 711, 1, 0x20}, /* aten::convolution_backward.out */
    {55945, 55956, 712, 1, 0x1}, /* aten::copy */
    {56027, 56042, 713, 1, 0x20}, /* aten::copy.out */
    {56140, 56152, 714, 1, 0x0}, /* aten::copy_ */
    {56232, 56254, 715, 1, 0x10000}, /* aten::copysign.Scalar */
    {56313, 56339, 716, 1, 0x10000}, /* aten::copysign.Scalar_out */
    {56425, 56447, 717, 2, 0x10000}, /* aten::copysign.Tensor */
    {56506, 56525, 719, 2, 0x10000}, /* aten::copysign.out */
    {56604, 56627, 721, 1, 0x0}, /* aten::copysign_.Scalar */
    {56695, 56718, 722, 2, 0x0}, /* aten::copysign_.Tensor */
    {56786, 56801, 724, 1, 0x0}, /* aten::corrcoef */
    {56839, 56849, 725, 2, 0x10001}, /* aten::cos */
    {56882, 56896, 727, 2, 0x10000}, /* aten::cos.out */
    {56956, 56967, 729, 2, 0x10000}, /* aten::cos_ */
    {57009, 57020, 731, 2, 0x10001}, /* aten::cosh */
    {57054, 57069, 733, 2, 0x10000}, /* aten::cosh.out */
    {57130, 57142, 735, 2, 0x10000}, /* aten::cosh_ */
    {57185, 57213, 737, 1, 0x0}, /* aten::cosine_embedding_loss */
    {57334, 57358, 738, 1, 0x0}, /* aten::cosine_similarity */
    {57442, 57462, 739, 1, 0x40000}, /* aten::count_nonzero */
    {57520, 57552, 740, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {57618, 57654, 742, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {57747, 57771, 743, 1, 0x20}, /* aten::count_nonzero.out */
    {57856, 57866, 744, 1, 0x0}, /* aten::cov */
    {57966, 57979, 745, 1, 0x0}, /* aten::cummax */
    {58049, 58066, 746, 2, 0x0}, /* aten::cummax.out */
    {58190, 58203, 748, 1, 0x0}, /* aten::cummin */
    {58273, 58290, 749, 2, 0x0}, /* aten::cummin.out */
    {58414, 58428, 751, 2, 0x0}, /* aten::cumprod */
    {58501, 58519, 753, 2, 0x0}, /* aten::cumprod.out */
    {58616, 58631, 755, 2, 0x0}, /* aten::cumprod_ */
    {58713, 58726, 757, 2, 0x1}, /* aten::cumsum */
    {58798, 58815, 759, 2, 0x0}, /* aten::cumsum.out */
    {58911, 58925, 761, 2, 0x0}, /* aten::cumsum_ */
    {59006, 59036, 763, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {59114, 59143, 764, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {59217, 59231, 765, 1, 0x10000}, /* aten::deg2rad */
    {59268, 59286, 766, 1, 0x10000}, /* aten::deg2rad.out */
    {59350, 59365, 767, 1, 0x10000}, /* aten::deg2rad_ */
    {59411, 59421, 768, 1, 0x0}, /* aten::det */
    {59454, 59467, 769, 1, 0x0}, /* aten::detach */
    {59509, 59523, 770, 1, 0x80}, /* aten::detach_ */
    {59568, 59586, 771, 1, 0x80000}, /* aten::detach_copy */
    {59627, 59649, 772, 1, 0x80020}, /* aten::detach_copy.out */
    {59717, 59728, 773, 1, 0x0}, /* aten::diag */
    {59778, 59793, 774, 1, 0x0}, /* aten::diag.out */
    {59870, 59887, 775, 1, 0x0}, /* aten::diag_embed */
    {59967, 59988, 776, 1, 0x20}, /* aten::diag_embed.out */
    {60095, 60110, 777, 1, 0x0}, /* aten::diagflat */
    {60162, 60177, 778, 1, 0x1}, /* aten::diagonal */
    {60259, 60283, 779, 1, 0x0}, /* aten::diagonal_backward */
    {60391, 60419, 780, 1, 0x20}, /* aten::diagonal_backward.out */
    {60554, 60574, 781, 1, 0x80000}, /* aten::diagonal_copy */
    {60655, 60679, 782, 1, 0x80020}, /* aten::diagonal_copy.out */
    {60787, 60810, 783, 1, 0x0}, /* aten::diagonal_scatter */
    {60906, 60933, 784, 1, 0x20}, /* aten::diagonal_scatter.out */
    {61056, 61067, 785, 1, 0x0}, /* aten::diff */
    {61165, 61180, 786, 1, 0x0}, /* aten::diff.out */
    {61305, 61319, 787, 2, 0x10000}, /* aten::digamma */
    {61356, 61374, 789, 2, 0x10000}, /* aten::digamma.out */
    {61438, 61453, 791, 2, 0x10000}, /* aten::digamma_ */
    {61499, 61510, 793, 1, 0x0}, /* aten::dist */
    {61570, 61585, 794, 1, 0x20}, /* aten::dist.out */
    {61672, 61689, 795, 1, 0x10001}, /* aten::div.Scalar */
    {61743, 61765, 796, 1, 0x10001}, /* aten::div.Scalar_mode */
    {61847, 61873, 797, 1, 0x20}, /* aten::div.Scalar_mode_out */
    {61979, 62000, 798, 1, 0x20}, /* aten::div.Scalar_out */
    {62081, 62098, 799, 2, 0x10001}, /* aten::div.Tensor */
    {62152, 62174, 801, 2, 0x10001}, /* aten::div.Tensor_mode */
    {62256, 62270, 803, 2, 0x10000}, /* aten::div.out */
    {62344, 62363, 805, 2, 0x10000}, /* aten::div.out_mode */
    {62462, 62480, 807, 1, 0x10000}, /* aten::div_.Scalar */
    {62543, 62566, 808, 1, 0x10000}, /* aten::div_.Scalar_mode */
    {62657, 62675, 809, 2, 0x10000}, /* aten::div_.Tensor */
    {62738, 62761, 811, 2, 0x10000}, /* aten::div_.Tensor_mode */
    {62852, 62872, 813, 1, 0x0}, /* aten::divide.Scalar */
    {62929, 62954, 814, 1, 0x0}, /* aten::divide.Scalar_mode */
    {63039, 63059, 815, 1, 0x0}, /* aten::divide.Tensor */
    {63116, 63141, 816, 1, 0x0}, /* aten::divide.Tensor_mode */
    {63226, 63243, 817, 1, 0x0}, /* aten::divide.out */
    {63320, 63342, 818, 1, 0x0}, /* aten::divide.out_mode */
    {63444, 63465, 819, 1, 0x0}, /* aten::divide_.Scalar */
    {63531, 63557, 820, 1, 0x0}, /* aten::divide_.Scalar_mode */
    {63651, 63672, 821, 1, 0x0}, /* aten::divide_.Tensor */
    {63738, 63764, 822, 1, 0x0}, /* aten::divide_.Tensor_mode */
    {63858, 63868, 823, 2, 0x0}, /* aten::dot */
    {63916, 63930, 825, 1, 0x0}, /* aten::dot.out */
    {64005, 64019, 826, 1, 0x2100}, /* aten::dropout */
    {64078, 64093, 827, 1, 0x2000}, /* aten::dropout_ */
    {64160, 64179, 828, 1, 0x0}, /* aten::dsplit.array */
    {64249, 64266, 829, 1, 0x0}, /* aten::dsplit.int */
    {64333, 64346, 830, 1, 0x0}, /* aten::dstack */
    {64387, 64404, 831, 1, 0x0}, /* aten::dstack.out */
    {64472, 64485, 832, 1, 0x0}, /* aten::einsum */
    {64561, 64571, 833, 2, 0x10001}, /* aten::elu */
    {64658, 64672, 835, 2, 0x0}, /* aten::elu.out */
    {64786, 64797, 837, 2, 0x10000}, /* aten::elu_ */
    {64893, 64912, 839, 2, 0x0}, /* aten::elu_backward */
    {65048, 65078, 841, 2, 0x0}, /* aten::elu_backward.grad_input */
    {65255, 65271, 843, 1, 0x1}, /* aten::embedding */
    {65401, 65421, 844, 1, 0x20}, /* aten::embedding.out */
    {65578, 65603, 845, 1, 0x0}, /* aten::embedding_backward */
    {65745, 65776, 846, 2, 0x1}, /* aten::embedding_dense_backward */
    {65918, 65953, 848, 1, 0x20}, /* aten::embedding_dense_backward.out */
    {66122, 66148, 849, 3, 0x1}, /* aten::empty.memory_format */
    {66325, 66341, 852, 1, 0x0}, /* aten::empty.out */
    {66439, 66456, 853, 1, 0x0}, /* aten::empty_like */
    {66622, 66643, 854, 1, 0x20}, /* aten::empty_like.out */
    {66744, 66765, 855, 2, 0x0}, /* aten::empty_permuted */
    {66926, 66951, 857, 1, 0x20}, /* aten::empty_permuted.out */
    {67047, 67067, 858, 3, 0x1}, /* aten::empty_strided */
    {67221, 67245, 861, 1, 0x20}, /* aten::empty_strided.out */
    {67334, 67350, 862, 2, 0x10001}, /* aten::eq.Scalar */
    {67403, 67423, 864, 2, 0x10000}, /* aten::eq.Scalar_out */
    {67503, 67519, 866, 2, 0x10001}, /* aten::eq.Tensor */
    {67572, 67592, 868, 2, 0x10000}, /* aten::eq.Tensor_out */
    {67672, 67689, 870, 2, 0x0}, /* aten::eq_.Scalar */
    {67751, 67768, 872, 2, 0x0}, /* aten::eq_.Tensor */
    {67830, 67842, 874, 2, 0x10004}, /* aten::equal */
    {67889, 67899, 876, 2, 0x10001}, /* aten::erf */
    {67932, 67946, 878, 2, 0x10000}, /* aten::erf.out */
    {68006, 68017, 880, 2, 0x10000}, /* aten::erf_ */
    {68059, 68070, 882, 2, 0x10000}, /* aten::erfc */
    {68104, 68119, 884, 2, 0x10000}, /* aten::erfc.out */
    {68180, 68192, 886, 2, 0x10000}, /* aten::erfc_ */
    {68235, 68248, 888, 2, 0x10000}, /* aten::erfinv */
    {68284, 68301, 890, 2, 0x10000}, /* aten::erfinv.out */
    {68364, 68378, 892, 2, 0x10000}, /* aten::erfinv_ */
    {68423, 68433, 894, 2, 0x10001}, /* aten::exp */
    {68466, 68480, 896, 2, 0x10000}, /* aten::exp.out */
    {68540, 68551, 898, 2, 0x10000}, /* aten::exp2 */
    {68585, 68600, 900, 2, 0x10000}, /* aten::exp2.out */
    {68661, 68673, 902, 2, 0x10000}, /* aten::exp2_ */
    {68716, 68727, 904, 2, 0x10000}, /* aten::exp_ */
    {68769, 68782, 906, 1, 0x1}, /* aten::expand */
    {68863, 68879, 907, 1, 0x0}, /* aten::expand_as */
    {68938, 68956, 908, 1, 0x80000}, /* aten::expand_copy */
    {69036, 69058, 909, 1, 0x80020}, /* aten::expand_copy.out */
    {69162, 69174, 910, 2, 0x10001}, /* aten::expm1 */
    {69209, 69225, 912, 2, 0x10000}, /* aten::expm1.out */
    {69287, 69300, 914, 2, 0x10000}, /* aten::expm1_ */
    {69344, 69362, 916, 1, 0x2020}, /* aten::exponential */
    {69449, 69471, 917, 1, 0x2020}, /* aten::exponential.out */
    {69582, 69601, 918, 2, 0x2000}, /* aten::exponential_ */
    {69696, 69706, 920, 2, 0x0}, /* aten::eye */
    {69828, 69840, 922, 2, 0x0}, /* aten::eye.m */
    {69974, 69990, 924, 2, 0x0}, /* aten::eye.m_out */
    {70059, 70073, 926, 2, 0x0}, /* aten::eye.out */
    {70130, 70144, 928, 1, 0x0}, /* aten::fft_fft */
    {70225, 70243, 929, 1, 0x0}, /* aten::fft_fft.out */
    {70351, 70366, 930, 1, 0x0}, /* aten::fft_fft2 */
    {70459, 70478, 931, 1, 0x0}, /* aten::fft_fft2.out */
    {70598, 70613, 932, 1, 0x0}, /* aten::fft_fftn */
    {70704, 70723, 933, 1, 0x0}, /* aten::fft_fftn.out */
    {70841, 70860, 934, 1, 0x0}, /* aten::fft_fftshift */
    {70920, 70935, 935, 1, 0x0}, /* aten::fft_hfft */
    {71017, 71036, 936, 1, 0x0}, /* aten::fft_hfft.out */
    {71145, 71161, 937, 1, 0x0}, /* aten::fft_hfft2 */
    {71255, 71275, 938, 1, 0x0}, /* aten::fft_hfft2.out */
    {71396, 71412, 939, 1, 0x0}, /* aten::fft_hfftn */
    {71504, 71524, 940, 1, 0x0}, /* aten::fft_hfftn.out */
    {71643, 71658, 941, 1, 0x0}, /* aten::fft_ifft */
    {71740, 71759, 942, 1, 0x0}, /* aten::fft_ifft.out */
    {71868, 71884, 943, 1, 0x0}, /* aten::fft_ifft2 */
    {71978, 71998, 944, 1, 0x0}, /* aten::fft_ifft2.out */
    {72119, 72135, 945, 1, 0x0}, /* aten::fft_ifftn */
    {72227, 72247, 946, 1, 0x0}, /* aten::fft_ifftn.out */
    {72366, 72386, 947, 1, 0x0}, /* aten::fft_ifftshift */
    {72447, 72463, 948, 1, 0x0}, /* aten::fft_ihfft */
    {72546, 72566, 949, 1, 0x0}, /* aten::fft_ihfft.out */
    {72676, 72693, 950, 1, 0x0}, /* aten::fft_ihfft2 */
    {72788, 72809, 951, 1, 0x0}, /* aten::fft_ihfft2.out */
    {72931, 72948, 952, 1, 0x0}, /* aten::fft_ihfftn */
    {73041, 73062, 953, 1, 0x0}, /* aten::fft_ihfftn.out */
    {73182, 73198, 954, 1, 0x0}, /* aten::fft_irfft */
    {73281, 73301, 955, 1, 0x0}, /* aten::fft_irfft.out */
    {73411, 73428, 956, 1, 0x0}, /* aten::fft_irfft2 */
    {73523, 73544, 957, 1, 0x0}, /* aten::fft_irfft2.out */
    {73666, 73683, 958, 1, 0x0}, /* aten::fft_irfftn */
    {73776, 73797, 959, 1, 0x0}, /* aten::fft_irfftn.out */
    {73917, 73932, 960, 1, 0x0}, /* aten::fft_rfft */
    {74014, 74033, 961, 1, 0x0}, /* aten::fft_rfft.out */
    {74142, 74158, 962, 1, 0x0}, /* aten::fft_rfft2 */
    {74252, 74272, 963, 1, 0x0}, /* aten::fft_rfft2.out */
    {74393, 74409, 964, 1, 0x0}, /* aten::fft_rfftn */
    {74501, 74521, 965, 1, 0x0}, /* aten::fft_rfftn.out */
    {74640, 74658, 966, 1, 0x1}, /* aten::fill.Scalar */
    {74713, 74735, 967, 1, 0x20}, /* aten::fill.Scalar_out */
    {74817, 74835, 968, 1, 0x0}, /* aten::fill.Tensor */
    {74890, 74912, 969, 1, 0x20}, /* aten::fill.Tensor_out */
    {74994, 75013, 970, 2, 0x0}, /* aten::fill_.Scalar */
    {75077, 75096, 972, 2, 0x0}, /* aten::fill_.Tensor */
    {75160, 75170, 974, 1, 0x0}, /* aten::fix */
    {75203, 75217, 975, 1, 0x0}, /* aten::fix.out */
    {75277, 75288, 976, 1, 0x0}, /* aten::fix_ */
    {75330, 75355, 977, 1, 0x0}, /* aten::flatten.using_ints */
    {75442, 75453, 978, 2, 0x1}, /* aten::flip */
    {75499, 75514, 980, 1, 0x20}, /* aten::flip.out */
    {75587, 75600, 981, 1, 0x0}, /* aten::fliplr */
    {75636, 75649, 982, 1, 0x0}, /* aten::flipud */
    {75685, 75710, 983, 1, 0x10000}, /* aten::float_power.Scalar */
    {75775, 75804, 984, 1, 0x10000}, /* aten::float_power.Scalar_out */
    {75896, 75928, 985, 1, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {76000, 76036, 986, 1, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {76135, 76167, 987, 1, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {76239, 76275, 988, 1, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {76374, 76400, 989, 1, 0x10000}, /* aten::float_power_.Scalar */
    {76474, 76500, 990, 1, 0x10000}, /* aten::float_power_.Tensor */
    {76574, 76586, 991, 2, 0x10001}, /* aten::floor */
    {76621, 76637, 993, 2, 0x10000}, /* aten::floor.out */
    {76699, 76712, 995, 2, 0x10000}, /* aten::floor_ */
    {76756, 76775, 997, 2, 0x0}, /* aten::floor_divide */
    {76831, 76857, 999, 1, 0x0}, /* aten::floor_divide.Scalar */
    {76920, 76950, 1000, 1, 0x20}, /* aten::floor_divide.Scalar_out */
    {77040, 77063, 1001, 2, 0x0}, /* aten::floor_divide.out */
    {77146, 77173, 1003, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {77245, 77272, 1004, 2, 0x0}, /* aten::floor_divide_.Tensor */
    {77344, 77355, 1006, 2, 0x10000}, /* aten::fmax */
    {77403, 77418, 1008, 2, 0x10000}, /* aten::fmax.out */
    {77493, 77504, 1010, 2, 0x10000}, /* aten::fmin */
    {77552, 77567, 1012, 2, 0x10000}, /* aten::fmin.out */
    {77642, 77660, 1014, 1, 0x10001}, /* aten::fmod.Scalar */
    {77715, 77737, 1015, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {77819, 77837, 1016, 2, 0x10001}, /* aten::fmod.Tensor */
    {77892, 77914, 1018, 2, 0x10000}, /* aten::fmod.Tensor_out */
    {77996, 78015, 1020, 1, 0x10000}, /* aten::fmod_.Scalar */
    {78079, 78098, 1021, 2, 0x10000}, /* aten::fmod_.Tensor */
    {78162, 78173, 1023, 2, 0x10000}, /* aten::frac */
    {78207, 78222, 1025, 2, 0x10000}, /* aten::frac.out */
    {78283, 78295, 1027, 2, 0x10000}, /* aten::frac_ */
    {78338, 78366, 1029, 2, 0x0}, /* aten::fractional_max_pool2d */
    {78490, 78525, 1031, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {78706, 78743, 1033, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {78879, 78927, 1035, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {79104, 79132, 1037, 2, 0x0}, /* aten::fractional_max_pool3d */
    {79256, 79291, 1039, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {79472, 79509, 1041, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {79645, 79693, 1043, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {79870, 79889, 1045, 2, 0x10000}, /* aten::frexp.Tensor */
    {79959, 79982, 1047, 2, 0x10000}, /* aten::frexp.Tensor_out */
    {80109, 80125, 1049, 2, 0x0}, /* aten::from_file */
    {80289, 80309, 1051, 1, 0x20}, /* aten::from_file.out */
    {80408, 80419, 1052, 2, 0x1}, /* aten::full */
    {80566, 80581, 1054, 1, 0x0}, /* aten::full.out */
    {80663, 80679, 1055, 1, 0x1}, /* aten::full_like */
    {80863, 80883, 1056, 1, 0x20}, /* aten::full_like.out */
    {81002, 81015, 1057, 2, 0x1}, /* aten::gather */
    {81101, 81118, 1059, 2, 0x0}, /* aten::gather.out */
    {81228, 81250, 1061, 1, 0x0}, /* aten::gather_backward */
    {81349, 81359, 1062, 2, 0x10000}, /* aten::gcd */
    {81406, 81420, 1064, 2, 0x10000}, /* aten::gcd.out */
    {81494, 81505, 1066, 2, 0x0}, /* aten::gcd_ */
    {81561, 81577, 1068, 2, 0x10001}, /* aten::ge.Scalar */
    {81630, 81650, 1070, 2, 0x10000}, /* aten::ge.Scalar_out */
    {81730, 81746, 1072, 2, 0x10001}, /* aten::ge.Tensor */
    {81799, 81819, 1074, 2, 0x10000}, /* aten::ge.Tensor_out */
    {81899, 81916, 1076, 2, 0x0}, /* aten::ge_.Scalar */
    {81978, 81995, 1078, 2, 0x0}, /* aten::ge_.Tensor */
    {82057, 82068, 1080, 2, 0x10001}, /* aten::gelu */
    {82129, 82144, 1082, 2, 0x0}, /* aten::gelu.out */
    {82229, 82241, 1084, 2, 0x0}, /* aten::gelu_ */
    {82311, 82331, 1086, 2, 0x10000}, /* aten::gelu_backward */
    {82421, 82452, 1088, 2, 0x0}, /* aten::gelu_backward.grad_input */
    {82580, 82596, 1090, 1, 0x2020}, /* aten::geometric */
    {82674, 82694, 1091, 1, 0x2020}, /* aten::geometric.out */
    {82796, 82813, 1092, 2, 0x2000}, /* aten::geometric_ */
    {82900, 82912, 1094, 2, 0x0}, /* aten::geqrf */
    {82963, 82977, 1096, 2, 0x0}, /* aten::geqrf.a */
    {83071, 83081, 1098, 1, 0x0}, /* aten::ger */
    {83127, 83141, 1099, 1, 0x0}, /* aten::ger.out */
    {83214, 83224, 1100, 2, 0x0}, /* aten::glu */
    {83269, 83283, 1102, 2, 0x0}, /* aten::glu.out */
    {83355, 83374, 1104, 2, 0x0}, /* aten::glu_backward */
    {83445, 83475, 1106, 2, 0x0}, /* aten::glu_backward.grad_input */
    {83587, 83608, 1108, 1, 0x0}, /* aten::gradient.array */
    {83686, 83713, 1109, 1, 0x0}, /* aten::gradient.scalararray */
    {83813, 83838, 1110, 1, 0x0}, /* aten::gradient.scalarint */
    {83946, 83976, 1111, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {84081, 84109, 1112, 1, 0x0}, /* aten::gradient.scalarrayint */
    {84216, 84243, 1113, 1, 0x0}, /* aten::gradient.tensorarray */
    {84345, 84375, 1114, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {84484, 84505, 1115, 1, 0x0}, /* aten::greater.Scalar */
    {84563, 84588, 1116, 1, 0x0}, /* aten::greater.Scalar_out */
    {84673, 84694, 1117, 1, 0x0}, /* aten::greater.Tensor */
    {84752, 84777, 1118, 1, 0x0}, /* aten::greater.Tensor_out */
    {84862, 84884, 1119, 1, 0x0}, /* aten::greater_.Scalar */
    {84951, 84973, 1120, 1, 0x0}, /* aten::greater_.Tensor */
    {85040, 85067, 1121, 1, 0x0}, /* aten::greater_equal.Scalar */
    {85131, 85162, 1122, 1, 0x0}, /* aten::greater_equal.Scalar_out */
    {85253, 85280, 1123, 1, 0x0}, /* aten::greater_equal.Tensor */
    {85344, 85375, 1124, 1, 0x0}, /* aten::greater_equal.Tensor_out */
    {85466, 85494, 1125, 1, 0x0}, /* aten::greater_equal_.Scalar */
    {85567, 85595, 1126, 1, 0x0}, /* aten::greater_equal_.Tensor */
    {85668, 85687, 1127, 1, 0x0}, /* aten::grid_sampler */
    {85805, 85827, 1128, 2, 0x1}, /* aten::grid_sampler_2d */
    {85948, 85974, 1130, 1, 0x20}, /* aten::grid_sampler_2d.out */
    {86122, 86153, 1131, 2, 0x0}, /* aten::grid_sampler_2d_backward */
    {86334, 86369, 1133, 1, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {86599, 86621, 1134, 2, 0x0}, /* aten::grid_sampler_3d */
    {86742, 86768, 1136, 1, 0x20}, /* aten::grid_sampler_3d.out */
    {86916, 86947, 1137, 2, 0x0}, /* aten::grid_sampler_3d_backward */
    {87128, 87163, 1139, 1, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {87393, 87410, 1140, 1, 0x0}, /* aten::group_norm */
    {87549, 87565, 1141, 2, 0x10001}, /* aten::gt.Scalar */
    {87618, 87638, 1143, 2, 0x10000}, /* aten::gt.Scalar_out */
    {87718, 87734, 1145, 2, 0x10001}, /* aten::gt.Tensor */
    {87787, 87807, 1147, 2, 0x10000}, /* aten::gt.Tensor_out */
    {87887, 87904, 1149, 2, 0x0}, /* aten::gt_.Scalar */
    {87966, 87983, 1151, 2, 0x0}, /* aten::gt_.Tensor */
    {88045, 88062, 1153, 2, 0x10000}, /* aten::hardshrink */
    {88120, 88141, 1155, 2, 0x0}, /* aten::hardshrink.out */
    {88226, 88252, 1157, 2, 0x0}, /* aten::hardshrink_backward */
    {88332, 88369, 1159, 2, 0x0}, /* aten::hardshrink_backward.grad_input */
    {88490, 88508, 1161, 2, 0x10000}, /* aten::hardsigmoid */
    {88549, 88571, 1163, 2, 0x0}, /* aten::hardsigmoid.out */
    {88639, 88658, 1165, 2, 0x10000}, /* aten::hardsigmoid_ */
    {88708, 88735, 1167, 2, 0x0}, /* aten::hardsigmoid_backward */
    {88805, 88843, 1169, 2, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {88954, 88970, 1171, 2, 0x0}, /* aten::hardswish */
    {89009, 89029, 1173, 2, 0x0}, /* aten::hardswish.out */
    {89095, 89112, 1175, 2, 0x0}, /* aten::hardswish_ */
    {89160, 89185, 1177, 2, 0x0}, /* aten::hardswish_backward */
    {89253, 89282, 1179, 1, 0x20}, /* aten::hardswish_backward.out */
    {89377, 89392, 1180, 2, 0x10001}, /* aten::hardtanh */
    {89467, 89486, 1182, 2, 0x0}, /* aten::hardtanh.out */
    {89588, 89604, 1184, 2, 0x10000}, /* aten::hardtanh_ */
    {89688, 89712, 1186, 2, 0x0}, /* aten::hardtanh_backward */
    {89811, 89846, 1188, 2, 0x0}, /* aten::hardtanh_backward.grad_input */
    {89986, 90002, 1190, 2, 0x10000}, /* aten::heaviside */
    {90056, 90076, 1192, 2, 0x10000}, /* aten::heaviside.out */
    {90157, 90174, 1194, 2, 0x0}, /* aten::heaviside_ */
    {90237, 90264, 1196, 1, 0x0}, /* aten::hinge_embedding_loss */
    {90367, 90379, 1197, 2, 0x0}, /* aten::histc */
    {90456, 90472, 1199, 2, 0x0}, /* aten::histc.out */
    {90576, 90599, 1201, 2, 0x0}, /* aten::histogram.bin_ct */
    {90749, 90776, 1203, 2, 0x0}, /* aten::histogram.bin_ct_out */
    {90977, 91005, 1205, 2, 0x0}, /* aten::histogram.bins_tensor */
    {91138, 91170, 1207, 2, 0x0}, /* aten::histogram.bins_tensor_out */
    {91354, 91372, 1209, 1, 0x0}, /* aten::histogramdd */
    {91514, 91548, 1210, 1, 0x0}, /* aten::histogramdd.TensorList_bins */
    {91709, 91736, 1211, 1, 0x0}, /* aten::histogramdd.int_bins */
    {91885, 91904, 1212, 1, 0x0}, /* aten::hsplit.array */
    {91974, 91991, 1213, 1, 0x0}, /* aten::hsplit.int */
    {92058, 92071, 1214, 1, 0x0}, /* aten::hstack */
    {92112, 92129, 1215, 1, 0x0}, /* aten::hstack.out */
    {92197, 92214, 1216, 2, 0x0}, /* aten::huber_loss */
    {92306, 92327, 1218, 2, 0x0}, /* aten::huber_loss.out */
    {92446, 92472, 1220, 2, 0x0}, /* aten::huber_loss_backward */
    {92584, 92614, 1222, 2, 0x0}, /* aten::huber_loss_backward.out */
    {92760, 92772, 1224, 2, 0x10000}, /* aten::hypot */
    {92821, 92837, 1226, 2, 0x10000}, /* aten::hypot.out */
    {92913, 92926, 1228, 2, 0x10000}, /* aten::hypot_ */
    {92984, 92993, 1230, 2, 0x10000}, /* aten::i0 */
    {93025, 93038, 1232, 2, 0x10000}, /* aten::i0.out */
    {93097, 93107, 1234, 2, 0x10000}, /* aten::i0_ */
    {93148, 93161, 1236, 2, 0x10000}, /* aten::igamma */
    {93211, 93228, 1238, 2, 0x10000}, /* aten::igamma.out */
    {93305, 93319, 1240, 2, 0x10000}, /* aten::igamma_ */
    {93378, 93392, 1242, 2, 0x10000}, /* aten::igammac */
    {93443, 93461, 1244, 2, 0x10000}, /* aten::igammac.out */
    {93539, 93554, 1246, 2, 0x10000}, /* aten::igammac_ */
    {93614, 93627, 1248, 2, 0x0}, /* aten::im2col */
    {93731, 93748, 1250, 2, 0x0}, /* aten::im2col.out */
    {93879, 93890, 1252, 1, 0x0}, /* aten::imag */
    {93930, 93949, 1253, 1, 0x9}, /* aten::index.Tensor */
    {94010, 94033, 1254, 1, 0x0}, /* aten::index.Tensor_out */
    {94121, 94137, 1255, 2, 0x0}, /* aten::index_add */
    {94233, 94253, 1257, 2, 0x0}, /* aten::index_add.out */
    {94373, 94390, 1259, 2, 0x0}, /* aten::index_add_ */
    {94495, 94512, 1261, 2, 0x0}, /* aten::index_copy */
    {94590, 94611, 1263, 2, 0x0}, /* aten::index_copy.out */
    {94716, 94734, 1265, 2, 0x0}, /* aten::index_copy_ */
    {94821, 94849, 1267, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {94937, 94969, 1268, 1, 0x20}, /* aten::index_fill.int_Scalar_out */
    {95084, 95112, 1269, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {95200, 95232, 1270, 1, 0x20}, /* aten::index_fill.int_Tensor_out */
    {95347, 95376, 1271, 2, 0x0}, /* aten::index_fill_.int_Scalar */
    {95473, 95502, 1273, 2, 0x0}, /* aten::index_fill_.int_Tensor */
    {95599, 95615, 1275, 1, 0x1}, /* aten::index_put */
    {95711, 95731, 1276, 1, 0x20}, /* aten::index_put.out */
    {95854, 95871, 1277, 1, 0x0}, /* aten::index_put_ */
    {95976, 95995, 1278, 2, 0x0}, /* aten::index_reduce */
    {96114, 96137, 1280, 2, 0x0}, /* aten::index_reduce.out */
    {96280, 96300, 1282, 2, 0x0}, /* aten::index_reduce_ */
    {96428, 96447, 1284, 2, 0x1}, /* aten::index_select */
    {96512, 96535, 1286, 2, 0x0}, /* aten::index_select.out */
    {96627, 96655, 1288, 1, 0x0}, /* aten::index_select_backward */
    {96750, 96762, 1289, 1, 0x0}, /* aten::inner */
    {96811, 96827, 1290, 1, 0x0}, /* aten::inner.out */
    {96903, 96923, 1291, 1, 0x0}, /* aten::instance_norm */
    {97109, 97123, 1292, 1, 0x0}, /* aten::inverse */
    {97160, 97178, 1293, 1, 0x0}, /* aten::inverse.out */
    {97242, 97259, 1294, 1, 0x0}, /* aten::is_complex */
    {97297, 97311, 1295, 1, 0x0}, /* aten::is_conj */
    {97346, 97367, 1296, 1, 0x0}, /* aten::is_distributed */
    {97409, 97433, 1297, 1, 0x0}, /* aten::is_floating_point */
    {97478, 97497, 1298, 1, 0x0}, /* aten::is_inference */
    {97537, 97550, 1299, 1, 0x0}, /* aten::is_neg */
    {97584, 97601, 1300, 1, 0x0}, /* aten::is_nonzero */
    {97639, 97655, 1301, 1, 0x0}, /* aten::is_pinned */
    {97713, 97732, 1302, 1, 0x0}, /* aten::is_same_size */
    {97786, 97802, 1303, 1, 0x0}, /* aten::is_signed */
    {97839, 97853, 1304, 1, 0x0}, /* aten::isclose */
    {97962, 97977, 1305, 1, 0x10000}, /* aten::isfinite */
    {98015, 98027, 1306, 2, 0x10001}, /* aten::isinf */
    {98062, 98078, 1308, 1, 0x20}, /* aten::isinf.out */
    {98140, 98152, 1309, 2, 0x10001}, /* aten::isnan */
    {98187, 98203, 1311, 1, 0x20}, /* aten::isnan.out */
    {98265, 98280, 1312, 2, 0x10000}, /* aten::isneginf */
    {98318, 98337, 1314, 2, 0x10000}, /* aten::isneginf.out */
    {98402, 98417, 1316, 2, 0x10000}, /* aten::isposinf */
    {98455, 98474, 1318, 2, 0x10000}, /* aten::isposinf.out */
    {98539, 98552, 1320, 1, 0x0}, /* aten::isreal */
    {98588, 98599, 1321, 1, 0x4}, /* aten::item */
    {98633, 98646, 1322, 1, 0x0}, /* aten::kl_div */
    {98743, 98754, 1323, 1, 0x0}, /* aten::kron */
    {98802, 98817, 1324, 1, 0x0}, /* aten::kron.out */
    {98892, 98907, 1325, 1, 0x0}, /* aten::kthvalue */
    {99012, 99034, 1326, 2, 0x0}, /* aten::kthvalue.values */
    {99196, 99210, 1328, 1, 0x0}, /* aten::l1_loss */
    {99282, 99299, 1329, 1, 0x0}, /* aten::layer_norm */
    {99448, 99458, 1330, 2, 0x10000}, /* aten::lcm */
    {99505, 99519, 1332, 2, 0x10000}, /* aten::lcm.out */
    {99593, 99604, 1334, 2, 0x0}, /* aten::lcm_ */
    {99660, 99679, 1336, 1, 0x10000}, /* aten::ldexp.Tensor */
    {99735, 99751, 1337, 1, 0x10000}, /* aten::ldexp.out */
    {99827, 99840, 1338, 1, 0x10000}, /* aten::ldexp_ */
    {99898, 99914, 1339, 2, 0x10001}, /* aten::le.Scalar */
    {99967, 99987, 1341, 2, 0x10000}, /* aten::le.Scalar_out */
    {100067, 100083, 1343, 2, 0x10001}, /* aten::le.Tensor */
    {100136, 100156, 1345, 2, 0x10000}, /* aten::le.Tensor_out */
    {100236, 100253, 1347, 2, 0x0}, /* aten::le_.Scalar */
    {100315, 100332, 1349, 2, 0x0}, /* aten::le_.Tensor */
    {100394, 100411, 1351, 2, 0x10001}, /* aten::leaky_relu */
    {100479, 100500, 1353, 2, 0x0}, /* aten::leaky_relu.out */
    {100595, 100613, 1355, 2, 0x10000}, /* aten::leaky_relu_ */
    {100690, 100716, 1357, 2, 0x0}, /* aten::leaky_relu_backward */
    {100829, 100866, 1359, 2, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {101020, 101038, 1361, 2, 0x10000}, /* aten::lerp.Scalar */
    {101106, 101128, 1363, 2, 0x10000}, /* aten::lerp.Scalar_out */
    {101223, 101241, 1365, 2, 0x10000}, /* aten::lerp.Tensor */
    {101309, 101331, 1367, 2, 0x10000}, /* aten::lerp.Tensor_out */
    {101426, 101445, 1369, 2, 0x10000}, /* aten::lerp_.Scalar */
    {101522, 101541, 1371, 2, 0x10000}, /* aten::lerp_.Tensor */
    {101618, 101636, 1373, 1, 0x0}, /* aten::less.Scalar */
    {101691, 101713, 1374, 1, 0x0}, /* aten::less.Scalar_out */
    {101795, 101813, 1375, 1, 0x0}, /* aten::less.Tensor */
    {101868, 101890, 1376, 1, 0x0}, /* aten::less.Tensor_out */
    {101972, 101991, 1377, 1, 0x0}, /* aten::less_.Scalar */
    {102055, 102074, 1378, 1, 0x0}, /* aten::less_.Tensor */
    {102138, 102162, 1379, 1, 0x0}, /* aten::less_equal.Scalar */
    {102223, 102251, 1380, 1, 0x0}, /* aten::less_equal.Scalar_out */
    {102339, 102363, 1381, 1, 0x0}, /* aten::less_equal.Tensor */
    {102424, 102452, 1382, 1, 0x0}, /* aten::less_equal.Tensor_out */
    {102540, 102565, 1383, 1, 0x0}, /* aten::less_equal_.Scalar */
    {102635, 102660, 1384, 1, 0x0}, /* aten::less_equal_.Tensor */
    {102730, 102743, 1385, 2, 0x10000}, /* aten::lgamma */
    {102779, 102796, 1387, 2, 0x10000}, /* aten::lgamma.out */
    {102859, 102873, 1389, 2, 0x10000}, /* aten::lgamma_ */
    {102918, 102929, 1391, 1, 0x0}, /* aten::lift */
    {102963, 102978, 1392, 1, 0x20}, /* aten::lift.out */
    {103039, 103056, 1393, 1, 0x0}, /* aten::lift_fresh */
    {103102, 103124, 1394, 1, 0x80000}, /* aten::lift_fresh_copy */
    {103169, 103195, 1395, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {103267, 103289, 1396, 1, 0x0}, /* aten::linalg_cholesky */
    {103355, 103381, 1397, 1, 0x0}, /* aten::linalg_cholesky.out */
    {103471, 103496, 1398, 2, 0x0}, /* aten::linalg_cholesky_ex */
    {103607, 103634, 1400, 2, 0x0}, /* aten::linalg_cholesky_ex.L */
    {103786, 103805, 1402, 2, 0x0}, /* aten::linalg_cross */
    {103876, 103899, 1404, 2, 0x0}, /* aten::linalg_cross.out */
    {103994, 104011, 1406, 1, 0x0}, /* aten::linalg_det */
    {104048, 104069, 1407, 1, 0x0}, /* aten::linalg_det.out */
    {104133, 104155, 1408, 1, 0x0}, /* aten::linalg_diagonal */
    {104246, 104263, 1409, 2, 0x0}, /* aten::linalg_eig */
    {104338, 104359, 1411, 2, 0x0}, /* aten::linalg_eig.out */
    {104498, 104516, 1413, 1, 0x0}, /* aten::linalg_eigh */
    {104606, 104632, 1414, 1, 0x0}, /* aten::linalg_eigh.eigvals */
    {104781, 104802, 1415, 1, 0x0}, /* aten::linalg_eigvals */
    {104846, 104871, 1416, 2, 0x0}, /* aten::linalg_eigvals.out */
    {104942, 104964, 1418, 1, 0x0}, /* aten::linalg_eigvalsh */
    {105023, 105049, 1419, 1, 0x0}, /* aten::linalg_eigvalsh.out */
    {105135, 105168, 1420, 2, 0x0}, /* aten::linalg_householder_product */
    {105237, 105274, 1422, 2, 0x0}, /* aten::linalg_householder_product.out */
    {105370, 105387, 1424, 1, 0x0}, /* aten::linalg_inv */
    {105424, 105445, 1425, 1, 0x0}, /* aten::linalg_inv.out */
    {105509, 105529, 1426, 2, 0x0}, /* aten::linalg_inv_ex */
    {105620, 105648, 1428, 2, 0x0}, /* aten::linalg_inv_ex.inverse */
    {105792, 105816, 1430, 1, 0x0}, /* aten::linalg_ldl_factor */
    {105908, 105936, 1431, 1, 0x0}, /* aten::linalg_ldl_factor.out */
    {106074, 106101, 1432, 2, 0x0}, /* aten::linalg_ldl_factor_ex */
    {106234, 106265, 1434, 2, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {106465, 106488, 1436, 2, 0x0}, /* aten::linalg_ldl_solve */
    {106582, 106609, 1438, 2, 0x0}, /* aten::linalg_ldl_solve.out */
    {106727, 106746, 1440, 2, 0x8}, /* aten::linalg_lstsq */
    {106904, 106927, 1442, 2, 0x8}, /* aten::linalg_lstsq.out */
    {107193, 107209, 1444, 2, 0x0}, /* aten::linalg_lu */
    {107289, 107309, 1446, 2, 0x0}, /* aten::linalg_lu.out */
    {107447, 107470, 1448, 1, 0x0}, /* aten::linalg_lu_factor */
    {107553, 107580, 1449, 1, 0x0}, /* aten::linalg_lu_factor.out */
    {107709, 107735, 1450, 2, 0x0}, /* aten::linalg_lu_factor_ex */
    {107859, 107889, 1452, 2, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {108080, 108102, 1454, 2, 0x0}, /* aten::linalg_lu_solve */
    {108209, 108235, 1456, 2, 0x0}, /* aten::linalg_lu_solve.out */
    {108366, 108386, 1458, 1, 0x0}, /* aten::linalg_matmul */
    {108443, 108467, 1459, 1, 0x0}, /* aten::linalg_matmul.out */
    {108551, 108575, 1460, 2, 0x0}, /* aten::linalg_matrix_exp */
    {108622, 108650, 1462, 1, 0x20}, /* aten::linalg_matrix_exp.out */
    {108724, 108749, 1463, 1, 0x0}, /* aten::linalg_matrix_norm */
    {108875, 108904, 1464, 1, 0x0}, /* aten::linalg_matrix_norm.out */
    {109054, 109087, 1465, 1, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {109224, 109261, 1466, 1, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {109422, 109448, 1467, 1, 0x0}, /* aten::linalg_matrix_power */
    {109504, 109534, 1468, 1, 0x0}, /* aten::linalg_matrix_power.out */
    {109617, 109640, 1469, 1, 0x0}, /* aten::linalg_multi_dot */
    {109691, 109718, 1470, 1, 0x0}, /* aten::linalg_multi_dot.out */
    {109796, 109814, 1471, 1, 0x0}, /* aten::linalg_norm */
    {109938, 109964, 1472, 1, 0x0}, /* aten::linalg_norm.ord_str */
    {110087, 110117, 1473, 1, 0x0}, /* aten::linalg_norm.ord_str_out */
    {110264, 110286, 1474, 1, 0x0}, /* aten::linalg_norm.out */
    {110434, 110450, 1475, 2, 0x0}, /* aten::linalg_qr */
    {110520, 110540, 1477, 2, 0x0}, /* aten::linalg_qr.out */
    {110653, 110674, 1479, 1, 0x0}, /* aten::linalg_slogdet */
    {110740, 110765, 1480, 1, 0x0}, /* aten::linalg_slogdet.out */
    {110885, 110904, 1481, 1, 0x0}, /* aten::linalg_solve */
    {110972, 110995, 1482, 1, 0x0}, /* aten::linalg_solve.out */
    {111087, 111109, 1483, 1, 0x0}, /* aten::linalg_solve_ex */
    {111227, 111253, 1484, 1, 0x0}, /* aten::linalg_solve_ex.out */
    {111419, 111449, 1485, 2, 0x0}, /* aten::linalg_solve_triangular */
    {111569, 111603, 1487, 2, 0x0}, /* aten::linalg_solve_triangular.out */
    {111747, 111764, 1489, 1, 0x0}, /* aten::linalg_svd */
    {111872, 111891, 1490, 1, 0x0}, /* aten::linalg_svd.U */
    {112056, 112077, 1491, 1, 0x0}, /* aten::linalg_svdvals */
    {112139, 112164, 1492, 1, 0x0}, /* aten::linalg_svdvals.out */
    {112250, 112273, 1493, 1, 0x0}, /* aten::linalg_tensorinv */
    {112330, 112357, 1494, 1, 0x0}, /* aten::linalg_tensorinv.out */
    {112441, 112461, 1495, 1, 0x0}, /* aten::linalg_vander */
    {112520, 112540, 1496, 1, 0x0}, /* aten::linalg_vecdot */
    {112605, 112629, 1497, 1, 0x0}, /* aten::linalg_vecdot.out */
    {112718, 112743, 1498, 2, 0x40000}, /* aten::linalg_vector_norm */
    {112870, 112899, 1500, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {113050, 113063, 1502, 1, 0x0}, /* aten::linear */
    {113134, 113149, 1503, 2, 0x0}, /* aten::linspace */
    {113303, 113332, 1505, 2, 0x0}, /* aten::linspace.Scalar_Tensor */
    {113500, 113533, 1507, 1, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {113636, 113665, 1508, 2, 0x0}, /* aten::linspace.Tensor_Scalar */
    {113833, 113866, 1510, 1, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {113969, 113998, 1511, 2, 0x0}, /* aten::linspace.Tensor_Tensor */
    {114166, 114199, 1513, 1, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {114302, 114321, 1514, 2, 0x0}, /* aten::linspace.out */
    {114410, 114420, 1516, 2, 0x10001}, /* aten::log */
    {114453, 114467, 1518, 2, 0x10000}, /* aten::log.out */
    {114527, 114539, 1520, 2, 0x10001}, /* aten::log10 */
    {114574, 114590, 1522, 2, 0x10000}, /* aten::log10.out */
    {114652, 114665, 1524, 2, 0x10000}, /* aten::log10_ */
    {114709, 114721, 1526, 2, 0x10001}, /* aten::log1p */
    {114756, 114772, 1528, 2, 0x10000}, /* aten::log1p.out */
    {114834, 114847, 1530, 2, 0x10000}, /* aten::log1p_ */
    {114891, 114902, 1532, 2, 0x10001}, /* aten::log2 */
    {114936, 114951, 1534, 2, 0x10000}, /* aten::log2.out */
    {115012, 115024, 1536, 2, 0x10000}, /* aten::log2_ */
    {115067, 115078, 1538, 2, 0x10000}, /* aten::log_ */
    {115120, 115137, 1540, 1, 0x2020}, /* aten::log_normal */
    {115236, 115257, 1541, 1, 0x2020}, /* aten::log_normal.out */
    {115380, 115398, 1542, 2, 0x2000}, /* aten::log_normal_ */
    {115504, 115522, 1544, 1, 0x0}, /* aten::log_sigmoid */
    {115563, 115585, 1545, 1, 0x0}, /* aten::log_sigmoid.out */
    {115653, 115680, 1546, 2, 0x0}, /* aten::log_sigmoid_backward */
    {115765, 115803, 1548, 2, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {115929, 115955, 1550, 2, 0x0}, /* aten::log_sigmoid_forward */
    {116028, 116061, 1552, 2, 0x0}, /* aten::log_sigmoid_forward.output */
    {116176, 116198, 1554, 1, 0x0}, /* aten::log_softmax.int */
    {116276, 116302, 1555, 2, 0x0}, /* aten::log_softmax.int_out */
    {116407, 116423, 1557, 2, 0x10000}, /* aten::logaddexp */
    {116476, 116496, 1559, 2, 0x10000}, /* aten::logaddexp.out */
    {116576, 116593, 1561, 2, 0x10000}, /* aten::logaddexp2 */
    {116647, 116668, 1563, 2, 0x10000}, /* aten::logaddexp2.out */
    {116749, 116768, 1565, 1, 0x0}, /* aten::logcumsumexp */
    {116819, 116842, 1566, 2, 0x0}, /* aten::logcumsumexp.out */
    {116920, 116933, 1568, 1, 0x0}, /* aten::logdet */
    {116969, 116987, 1569, 2, 0x10001}, /* aten::logical_and */
    {117042, 117064, 1571, 2, 0x10000}, /* aten::logical_and.out */
    {117146, 117165, 1573, 2, 0x10000}, /* aten::logical_and_ */
    {117229, 117247, 1575, 2, 0x10001}, /* aten::logical_not */
    {117288, 117310, 1577, 2, 0x10000}, /* aten::logical_not.out */
    {117378, 117397, 1579, 2, 0x10000}, /* aten::logical_not_ */
    {117447, 117464, 1581, 2, 0x10001}, /* aten::logical_or */
    {117518, 117539, 1583, 2, 0x10000}, /* aten::logical_or.out */
    {117620, 117638, 1585, 2, 0x10000}, /* aten::logical_or_ */
    {117701, 117719, 1587, 2, 0x10001}, /* aten::logical_xor */
    {117774, 117796, 1589, 2, 0x10000}, /* aten::logical_xor.out */
    {117878, 117897, 1591, 2, 0x10000}, /* aten::logical_xor_ */
    {117961, 117973, 1593, 2, 0x10000}, /* aten::logit */
    {118025, 118041, 1595, 2, 0x10000}, /* aten::logit.out */
    {118120, 118133, 1597, 2, 0x10000}, /* aten::logit_ */
    {118194, 118215, 1599, 2, 0x10000}, /* aten::logit_backward */
    {118296, 118328, 1601, 2, 0x10000}, /* aten::logit_backward.grad_input */
    {118450, 118465, 1603, 2, 0x0}, /* aten::logspace */
    {118636, 118665, 1605, 2, 0x0}, /* aten::logspace.Scalar_Tensor */
    {118850, 118883, 1607, 1, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {119003, 119032, 1608, 2, 0x0}, /* aten::logspace.Tensor_Scalar */
    {119217, 119250, 1610, 1, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {119370, 119399, 1611, 2, 0x0}, /* aten::logspace.Tensor_Tensor */
    {119584, 119617, 1613, 1, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {119737, 119756, 1614, 2, 0x0}, /* aten::logspace.out */
    {119862, 119878, 1616, 1, 0x40000}, /* aten::logsumexp */
    {119949, 119969, 1617, 2, 0x40000}, /* aten::logsumexp.out */
    {120067, 120083, 1619, 2, 0x10001}, /* aten::lt.Scalar */
    {120136, 120156, 1621, 2, 0x10000}, /* aten::lt.Scalar_out */
    {120236, 120252, 1623, 2, 0x10001}, /* aten::lt.Tensor */
    {120305, 120325, 1625, 2, 0x10000}, /* aten::lt.Tensor_out */
    {120405, 120422, 1627, 2, 0x0}, /* aten::lt_.Scalar */
    {120484, 120501, 1629, 2, 0x0}, /* aten::lt_.Tensor */
    {120563, 120578, 1631, 1, 0x0}, /* aten::lu_solve */
    {120650, 120669, 1632, 1, 0x0}, /* aten::lu_solve.out */
    {120768, 120784, 1633, 2, 0x0}, /* aten::lu_unpack */
    {120916, 120936, 1635, 2, 0x0}, /* aten::lu_unpack.out */
    {121129, 121138, 1637, 1, 0x0}, /* aten::mH */
    {121176, 121185, 1638, 1, 0x0}, /* aten::mT */
    {121223, 121249, 1639, 1, 0x0}, /* aten::margin_ranking_loss */
    {121368, 121393, 1640, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {121468, 121497, 1641, 1, 0x20}, /* aten::masked_fill.Scalar_out */
    {121599, 121624, 1642, 1, 0x0}, /* aten::masked_fill.Tensor */
    {121699, 121728, 1643, 1, 0x20}, /* aten::masked_fill.Tensor_out */
    {121830, 121856, 1644, 2, 0x0}, /* aten::masked_fill_.Scalar */
    {121940, 121966, 1646, 2, 0x0}, /* aten::masked_fill_.Tensor */
    {122050, 122071, 1648, 1, 0x1}, /* aten::masked_scatter */
    {122143, 122168, 1649, 1, 0x20}, /* aten::masked_scatter.out */
    {122267, 122289, 1650, 2, 0x0}, /* aten::masked_scatter_ */
    {122370, 122400, 1652, 1, 0x0}, /* aten::masked_scatter_backward */
    {122489, 122509, 1653, 1, 0x8}, /* aten::masked_select */
    {122565, 122589, 1654, 1, 0x8}, /* aten::masked_select.out */
    {122672, 122685, 1655, 1, 0x0}, /* aten::matmul */
    {122735, 122752, 1656, 1, 0x0}, /* aten::matmul.out */
    {122829, 122844, 1657, 1, 0x0}, /* aten::matrix_H */
    {122888, 122905, 1658, 1, 0x0}, /* aten::matrix_exp */
    {122945, 122964, 1659, 1, 0x0}, /* aten::matrix_power */
    {123013, 123036, 1660, 1, 0x0}, /* aten::matrix_power.out */
    {123112, 123122, 1661, 2, 0x40000}, /* aten::max */
    {123155, 123169, 1663, 2, 0x40001}, /* aten::max.dim */
    {123260, 123278, 1665, 2, 0x40000}, /* aten::max.dim_max */
    {123423, 123439, 1667, 1, 0x10000}, /* aten::max.other */
    {123492, 123506, 1668, 1, 0x10000}, /* aten::max.out */
    {123580, 123600, 1669, 2, 0x40000}, /* aten::max.unary_out */
    {123666, 123683, 1671, 1, 0x0}, /* aten::max_pool1d */
    {123820, 123850, 1672, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {124010, 124027, 1673, 1, 0x0}, /* aten::max_pool2d */
    {124164, 124194, 1674, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {124354, 124388, 1676, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {124599, 124638, 1678, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {124820, 124870, 1680, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {125093, 125110, 1682, 1, 0x0}, /* aten::max_pool3d */
    {125247, 125277, 1683, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {125437, 125471, 1685, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {125682, 125721, 1687, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {125903, 125953, 1689, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {126176, 126195, 1691, 2, 0x0}, /* aten::max_unpool2d */
    {126276, 126299, 1693, 2, 0x0}, /* aten::max_unpool2d.out */
    {126407, 126426, 1695, 2, 0x0}, /* aten::max_unpool3d */
    {126538, 126561, 1697, 2, 0x0}, /* aten::max_unpool3d.out */
    {126700, 126714, 1699, 2, 0x10001}, /* aten::maximum */
    {126765, 126783, 1701, 2, 0x10000}, /* aten::maximum.out */
    {126861, 126872, 1703, 1, 0x40001}, /* aten::mean */
    {126933, 126948, 1704, 2, 0x40001}, /* aten::mean.dim */
    {127046, 127067, 1706, 2, 0x40000}, /* aten::mean.dtype_out */
    {127158, 127173, 1708, 2, 0x40000}, /* aten::mean.out */
    {127291, 127304, 1710, 2, 0x0}, /* aten::median */
    {127340, 127357, 1712, 1, 0x0}, /* aten::median.dim */
    {127451, 127475, 1713, 2, 0x0}, /* aten::median.dim_values */
    {127626, 127643, 1715, 1, 0x20}, /* aten::median.out */
    {127706, 127721, 1716, 1, 0x0}, /* aten::meshgrid */
    {127766, 127790, 1717, 1, 0x0}, /* aten::meshgrid.indexing */
    {127861, 127871, 1718, 2, 0x40000}, /* aten::min */
    {127904, 127918, 1720, 2, 0x40001}, /* aten::min.dim */
    {128009, 128027, 1722, 2, 0x40000}, /* aten::min.dim_min */
    {128173, 128189, 1724, 1, 0x10000}, /* aten::min.other */
    {128242, 128256, 1725, 1, 0x10000}, /* aten::min.out */
    {128330, 128350, 1726, 2, 0x40000}, /* aten::min.unary_out */
    {128416, 128430, 1728, 2, 0x10001}, /* aten::minimum */
    {128481, 128499, 1730, 2, 0x10000}, /* aten::minimum.out */
    {128577, 128588, 1732, 2, 0x10000}, /* aten::mish */
    {128622, 128637, 1734, 2, 0x0}, /* aten::mish.out */
    {128698, 128710, 1736, 2, 0x0}, /* aten::mish_ */
    {128753, 128773, 1738, 3, 0x0}, /* aten::mish_backward */
    {128836, 128845, 1741, 2, 0x1}, /* aten::mm */
    {128890, 128903, 1743, 2, 0x0}, /* aten::mm.out */
    {128975, 128986, 1745, 2, 0x0}, /* aten::mode */
    {129077, 129095, 1747, 2, 0x0}, /* aten::mode.values */
    {129243, 129262, 1749, 1, 0x0}, /* aten::moveaxis.int */
    {129339, 129362, 1750, 1, 0x0}, /* aten::moveaxis.intlist */
    {129447, 129465, 1751, 1, 0x0}, /* aten::movedim.int */
    {129541, 129563, 1752, 1, 0x0}, /* aten::movedim.intlist */
    {129647, 129662, 1753, 2, 0x0}, /* aten::mse_loss */
    {129735, 129754, 1755, 2, 0x0}, /* aten::mse_loss.out */
    {129854, 129878, 1757, 2, 0x0}, /* aten::mse_loss_backward */
    {129975, 130010, 1759, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {130148, 130160, 1761, 1, 0x0}, /* aten::msort */
    {130195, 130211, 1762, 1, 0x0}, /* aten::msort.out */
    {130273, 130290, 1763, 1, 0x10001}, /* aten::mul.Scalar */
    {130344, 130365, 1764, 1, 0x20}, /* aten::mul.Scalar_out */
    {130446, 130463, 1765, 2, 0x10001}, /* aten::mul.Tensor */
    {130517, 130531, 1767, 2, 0x10000}, /* aten::mul.out */
    {130605, 130623, 1769, 1, 0x10000}, /* aten::mul_.Scalar */
    {130686, 130704, 1770, 2, 0x10000}, /* aten::mul_.Tensor */
    {130767, 130785, 1772, 2, 0x2000}, /* aten::multinomial */
    {130900, 130922, 1774, 2, 0x2000}, /* aten::multinomial.out */
    {131061, 131083, 1776, 1, 0x0}, /* aten::multiply.Scalar */
    {131142, 131164, 1777, 1, 0x0}, /* aten::multiply.Tensor */
    {131223, 131242, 1778, 1, 0x0}, /* aten::multiply.out */
    {131321, 131344, 1779, 1, 0x0}, /* aten::multiply_.Scalar */
    {131412, 131435, 1780, 1, 0x0}, /* aten::multiply_.Tensor */
    {131503, 131512, 1781, 1, 0x0}, /* aten::mv */
    {131556, 131569, 1782, 1, 0x0}, /* aten::mv.out */
    {131640, 131655, 1783, 2, 0x10000}, /* aten::mvlgamma */
    {131700, 131719, 1785, 2, 0x10000}, /* aten::mvlgamma.out */
    {131791, 131807, 1787, 2, 0x10000}, /* aten::mvlgamma_ */
    {131861, 131878, 1789, 2, 0x10000}, /* aten::nan_to_num */
    {131975, 131996, 1791, 2, 0x10000}, /* aten::nan_to_num.out */
    {132120, 132138, 1793, 2, 0x10000}, /* aten::nan_to_num_ */
    {132244, 132258, 1795, 1, 0x0}, /* aten::nanmean */
    {132360, 132378, 1796, 1, 0x0}, /* aten::nanmean.out */
    {132504, 132520, 1797, 2, 0x0}, /* aten::nanmedian */
    {132559, 132579, 1799, 1, 0x0}, /* aten::nanmedian.dim */
    {132676, 132703, 1800, 2, 0x0}, /* aten::nanmedian.dim_values */
    {132857, 132877, 1802, 1, 0x20}, /* aten::nanmedian.out */
    {132943, 132961, 1803, 1, 0x0}, /* aten::nanquantile */
    {133078, 133100, 1804, 1, 0x0}, /* aten::nanquantile.out */
    {133241, 133266, 1805, 1, 0x0}, /* aten::nanquantile.scalar */
    {133389, 133418, 1806, 1, 0x0}, /* aten::nanquantile.scalar_out */
    {133565, 133578, 1807, 2, 0x40000}, /* aten::nansum */
    {133679, 133696, 1809, 2, 0x40000}, /* aten::nansum.out */
    {133821, 133834, 1811, 1, 0x0}, /* aten::narrow */
    {133914, 133934, 1812, 1, 0x0}, /* aten::narrow.Tensor */
    {134021, 134039, 1813, 1, 0x80000}, /* aten::narrow_copy */
    {134118, 134140, 1814, 2, 0x0}, /* aten::narrow_copy.out */
    {134246, 134270, 1816, 2, 0x0}, /* aten::native_batch_norm */
    {134451, 134479, 1818, 2, 0x0}, /* aten::native_batch_norm.out */
    {134741, 134774, 1820, 2, 0x0}, /* aten::native_batch_norm_backward */
    {135009, 135046, 1822, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {135351, 135372, 1823, 2, 0x2001}, /* aten::native_dropout */
    {135449, 135474, 1825, 1, 0x2020}, /* aten::native_dropout.out */
    {135600, 135630, 1826, 2, 0x10000}, /* aten::native_dropout_backward */
    {135716, 135750, 1828, 1, 0x20}, /* aten::native_dropout_backward.out */
    {135863, 135887, 1829, 2, 0x1}, /* aten::native_group_norm */
    {136037, 136065, 1831, 1, 0x20}, /* aten::native_group_norm.out */
    {136285, 136318, 1832, 2, 0x1}, /* aten::native_group_norm_backward */
    {136516, 136553, 1834, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {136821, 136845, 1835, 2, 0x1}, /* aten::native_layer_norm */
    {136979, 137007, 1837, 1, 0x20}, /* aten::native_layer_norm.out */
    {137211, 137244, 1838, 2, 0x1}, /* aten::native_layer_norm_backward */
    {137440, 137477, 1840, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {137743, 137759, 1841, 2, 0x10001}, /* aten::ne.Scalar */
    {137812, 137832, 1843, 2, 0x10000}, /* aten::ne.Scalar_out */
    {137912, 137928, 1845, 2, 0x10001}, /* aten::ne.Tensor */
    {137981, 138001, 1847, 2, 0x10000}, /* aten::ne.Tensor_out */
    {138081, 138098, 1849, 2, 0x0}, /* aten::ne_.Scalar */
    {138160, 138177, 1851, 2, 0x0}, /* aten::ne_.Tensor */
    {138239, 138249, 1853, 2, 0x10001}, /* aten::neg */
    {138282, 138296, 1855, 2, 0x10000}, /* aten::neg.out */
    {138356, 138367, 1857, 2, 0x10000}, /* aten::neg_ */
    {138409, 138424, 1859, 1, 0x0}, /* aten::negative */
    {138462, 138481, 1860, 1, 0x0}, /* aten::negative.out */
    {138546, 138562, 1861, 1, 0x0}, /* aten::negative_ */
    {138609, 138625, 1862, 1, 0x0}, /* aten::new_empty */
    {138771, 138791, 1863, 1, 0x20}, /* aten::new_empty.out */
    {138872, 138896, 1864, 1, 0x0}, /* aten::new_empty_strided */
    {139067, 139095, 1865, 1, 0x20}, /* aten::new_empty_strided.out */
    {139201, 139216, 1866, 1, 0x0}, /* aten::new_full */
    {139380, 139399, 1867, 1, 0x20}, /* aten::new_full.out */
    {139498, 139513, 1868, 1, 0x0}, /* aten::new_ones */
    {139658, 139677, 1869, 1, 0x20}, /* aten::new_ones.out */
    {139757, 139773, 1870, 1, 0x0}, /* aten::new_zeros */
    {139919, 139939, 1871, 1, 0x20}, /* aten::new_zeros.out */
    {140020, 140036, 1872, 2, 0x10000}, /* aten::nextafter */
    {140089, 140109, 1874, 2, 0x10000}, /* aten::nextafter.out */
    {140189, 140206, 1876, 2, 0x10000}, /* aten::nextafter_ */
    {140268, 140294, 1878, 2, 0x0}, /* aten::nll_loss2d_backward */
    {140451, 140488, 1880, 2, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {140686, 140711, 1882, 2, 0x0}, /* aten::nll_loss2d_forward */
    {140856, 140888, 1884, 2, 0x0}, /* aten::nll_loss2d_forward.output */
    {141075, 141099, 1886, 2, 0x0}, /* aten::nll_loss_backward */
    {141254, 141289, 1888, 2, 0x0}, /* aten::nll_loss_backward.grad_input */
    {141485, 141508, 1890, 2, 0x0}, /* aten::nll_loss_forward */
    {141651, 141681, 1892, 2, 0x0}, /* aten::nll_loss_forward.output */
    {141866, 141880, 1894, 1, 0x9}, /* aten::nonzero */
    {141917, 141935, 1895, 1, 0x8}, /* aten::nonzero.out */
    {141999, 142019, 1896, 1, 0x0}, /* aten::nonzero_numpy */
    {142064, 142085, 1897, 2, 0x0}, /* aten::nonzero_static */
    {142164, 142189, 1899, 2, 0x0}, /* aten::nonzero_static.out */
    {142292, 142310, 1901, 1, 0x40000}, /* aten::norm.Scalar */
    {142363, 142388, 1902, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {142479, 142510, 1904, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {142622, 142649, 1906, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {142731, 142762, 1907, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {142868, 142890, 1908, 1, 0x20}, /* aten::norm.Scalar_out */
    {142970, 142991, 1909, 2, 0x40000}, /* aten::norm.dtype_out */
    {143113, 143128, 1911, 2, 0x40000}, /* aten::norm.out */
    {143232, 143259, 1913, 2, 0x2000}, /* aten::normal.Tensor_Tensor */
    {143351, 143382, 1915, 2, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {143498, 143524, 1917, 2, 0x2000}, /* aten::normal.Tensor_float */
    {143616, 143646, 1919, 2, 0x2000}, /* aten::normal.Tensor_float_out */
    {143762, 143788, 1921, 2, 0x2000}, /* aten::normal.float_Tensor */
    {143878, 143908, 1923, 2, 0x2000}, /* aten::normal.float_Tensor_out */
    {144022, 144047, 1925, 2, 0x2000}, /* aten::normal.float_float */
    {144239, 144268, 1927, 1, 0x2000}, /* aten::normal.float_float_out */
    {144395, 144412, 1928, 1, 0x2020}, /* aten::normal.out */
    {144531, 144545, 1929, 2, 0x2000}, /* aten::normal_ */
    {144647, 144671, 1931, 1, 0x2000}, /* aten::normal_functional */
    {144775, 144798, 1932, 1, 0x0}, /* aten::not_equal.Scalar */
    {144858, 144885, 1933, 1, 0x0}, /* aten::not_equal.Scalar_out */
    {144972, 144995, 1934, 1, 0x0}, /* aten::not_equal.Tensor */
    {145055, 145082, 1935, 1, 0x0}, /* aten::not_equal.Tensor_out */
    {145169, 145193, 1936, 1, 0x0}, /* aten::not_equal_.Scalar */
    {145262, 145286, 1937, 1, 0x0}, /* aten::not_equal_.Tensor */
    {145355, 145367, 1938, 1, 0x0}, /* aten::numel */
    {145399, 145413, 1939, 1, 0x0}, /* aten::numpy_T */
    {145456, 145470, 1940, 1, 0x8}, /* aten::one_hot */
    {145527, 145538, 1941, 2, 0x0}, /* aten::ones */
    {145666, 145681, 1943, 1, 0x0}, /* aten::ones.out */
    {145744, 145760, 1944, 1, 0x0}, /* aten::ones_like */
    {145925, 145945, 1945, 1, 0x20}, /* aten::ones_like.out */
    {146045, 146057, 1946, 1, 0x0}, /* aten::orgqr */
    {146107, 146123, 1947, 1, 0x0}, /* aten::orgqr.out */
    {146200, 146212, 1948, 2, 0x0}, /* aten::ormqr */
    {146315, 146331, 1950, 2, 0x0}, /* aten::ormqr.out */
    {146461, 146473, 1952, 1, 0x0}, /* aten::outer */
    {146521, 146537, 1953, 1, 0x0}, /* aten::outer.out */
    {146612, 146622, 1954, 1, 0x0}, /* aten::pad */
    {146709, 146733, 1955, 1, 0x0}, /* aten::pairwise_distance */
    {146837, 146849, 1956, 1, 0x0}, /* aten::pdist */
    {146895, 146909, 1957, 1, 0x1}, /* aten::permute */
    {146964, 146983, 1958, 1, 0x80000}, /* aten::permute_copy */
    {147037, 147060, 1959, 1, 0x80020}, /* aten::permute_copy.out */
    {147141, 147161, 1960, 2, 0x0}, /* aten::pixel_shuffle */
    {147224, 147248, 1962, 1, 0x20}, /* aten::pixel_shuffle.out */
    {147338, 147360, 1963, 2, 0x0}, /* aten::pixel_unshuffle */
    {147427, 147453, 1965, 1, 0x20}, /* aten::pixel_unshuffle.out */
    {147547, 147570, 1966, 1, 0x0}, /* aten::poisson_nll_loss */
    {147685, 147697, 1967, 2, 0x0}, /* aten::polar */
    {147745, 147761, 1969, 2, 0x0}, /* aten::polar.out */
    {147836, 147852, 1971, 2, 0x10000}, /* aten::polygamma */
    {147898, 147918, 1973, 2, 0x10000}, /* aten::polygamma.out */
    {147991, 148008, 1975, 2, 0x10000}, /* aten::polygamma_ */
    {148063, 148078, 1977, 1, 0x10000}, /* aten::positive */
    {148122, 148139, 1978, 2, 0x10001}, /* aten::pow.Scalar */
    {148196, 148217, 1980, 2, 0x10000}, /* aten::pow.Scalar_out */
    {148301, 148325, 1982, 2, 0x10001}, /* aten::pow.Tensor_Scalar */
    {148389, 148417, 1984, 2, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {148508, 148532, 1986, 2, 0x10001}, /* aten::pow.Tensor_Tensor */
    {148596, 148624, 1988, 2, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {148715, 148733, 1990, 2, 0x10000}, /* aten::pow_.Scalar */
    {148799, 148817, 1992, 2, 0x10000}, /* aten::pow_.Tensor */
    {148883, 148895, 1994, 1, 0x0}, /* aten::prelu */
    {148945, 148956, 1995, 2, 0x40001}, /* aten::prod */
    {149017, 149036, 1997, 2, 0x40001}, /* aten::prod.dim_int */
    {149134, 149153, 1999, 2, 0x40000}, /* aten::prod.int_out */
    {149271, 149286, 2001, 1, 0x20}, /* aten::prod.out */
    {149371, 149391, 2002, 1, 0x0}, /* aten::promote_types */
    {149461, 149471, 2003, 1, 0x0}, /* aten::put */
    {149556, 149570, 2004, 1, 0x20}, /* aten::put.out */
    {149682, 149693, 2005, 2, 0x0}, /* aten::put_ */
    {149787, 149796, 2007, 1, 0x0}, /* aten::qr */
    {149858, 149869, 2008, 1, 0x0}, /* aten::qr.Q */
    {149972, 149987, 2009, 1, 0x0}, /* aten::quantile */
    {150101, 150120, 2010, 1, 0x0}, /* aten::quantile.out */
    {150258, 150280, 2011, 1, 0x0}, /* aten::quantile.scalar */
    {150400, 150426, 2012, 1, 0x0}, /* aten::quantile.scalar_out */
    {150570, 150584, 2013, 1, 0x10000}, /* aten::rad2deg */
    {150621, 150639, 2014, 1, 0x10000}, /* aten::rad2deg.out */
    {150703, 150718, 2015, 1, 0x10000}, /* aten::rad2deg_ */
    {150764, 150775, 2016, 2, 0x2001}, /* aten::rand */
    {150903, 150924, 2018, 2, 0x2000}, /* aten::rand.generator */
    {151084, 151109, 2020, 1, 0x2000}, /* aten::rand.generator_out */
    {151204, 151219, 2021, 1, 0x2000}, /* aten::rand.out */
    {151282, 151298, 2022, 1, 0x2000}, /* aten::rand_like */
    {151463, 151483, 2023, 1, 0x2020}, /* aten::rand_like.out */
    {151583, 151597, 2024, 2, 0x2000}, /* aten::randint */
    {151741, 151765, 2026, 2, 0x2000}, /* aten::randint.generator */
    {151941, 151969, 2028, 1, 0x2000}, /* aten::randint.generator_out */
    {152080, 152098, 2029, 2, 0x2000}, /* aten::randint.low */
    {152258, 152286, 2031, 2, 0x2000}, /* aten::randint.low_generator */
    {152478, 152510, 2033, 1, 0x2000}, /* aten::randint.low_generator_out */
    {152637, 152659, 2034, 1, 0x2000}, /* aten::randint.low_out */
    {152754, 152772, 2035, 1, 0x2000}, /* aten::randint.out */
    {152851, 152870, 2036, 1, 0x2000}, /* aten::randint_like */
    {153051, 153080, 2037, 1, 0x2000}, /* aten::randint_like.low_dtype */
    {153283, 153316, 2038, 1, 0x2020}, /* aten::randint_like.low_dtype_out */
    {153454, 153477, 2039, 1, 0x2020}, /* aten::randint_like.out */
    {153593, 153605, 2040, 2, 0x2001}, /* aten::randn */
    {153734, 153756, 2042, 2, 0x2000}, /* aten::randn.generator */
    {153917, 153943, 2044, 1, 0x2000}, /* aten::randn.generator_out */
    {154039, 154055, 2045, 1, 0x2000}, /* aten::randn.out */
    {154119, 154136, 2046, 1, 0x2000}, /* aten::randn_like */
    {154302, 154323, 2047, 1, 0x2020}, /* aten::randn_like.out */
    {154424, 154437, 2048, 1, 0x2020}, /* aten::random */
    {154503, 154521, 2049, 1, 0x2020}, /* aten::random.from */
    {154611, 154633, 2050, 1, 0x2020}, /* aten::random.from_out */
    {154747, 154764, 2051, 1, 0x2020}, /* aten::random.out */
    {154854, 154870, 2052, 1, 0x2020}, /* aten::random.to */
    {154947, 154967, 2053, 1, 0x2020}, /* aten::random.to_out */
    {155068, 155082, 2054, 2, 0x2000}, /* aten::random_ */
    {155157, 155176, 2056, 2, 0x2000}, /* aten::random_.from */
    {155275, 155292, 2058, 2, 0x2000}, /* aten::random_.to */
    {155378, 155393, 2060, 2, 0x2001}, /* aten::randperm */
    {155520, 155545, 2062, 2, 0x2000}, /* aten::randperm.generator */
    {155704, 155733, 2064, 2, 0x2000}, /* aten::randperm.generator_out */
    {155827, 155846, 2066, 1, 0x2000}, /* aten::randperm.out */
    {155908, 155920, 2067, 2, 0x0}, /* aten::range */
    {156060, 156076, 2069, 2, 0x0}, /* aten::range.out */
    {156166, 156183, 2071, 1, 0x0}, /* aten::range.out_ */
    {156259, 156276, 2072, 2, 0x0}, /* aten::range.step */
    {156436, 156448, 2074, 1, 0x0}, /* aten::ravel */
    {156489, 156500, 2075, 1, 0x0}, /* aten::real */
    {156540, 156557, 2076, 2, 0x10001}, /* aten::reciprocal */
    {156597, 156618, 2078, 2, 0x10000}, /* aten::reciprocal.out */
    {156685, 156703, 2080, 2, 0x10000}, /* aten::reciprocal_ */
    {156752, 156775, 2082, 2, 0x1}, /* aten::reflection_pad1d */
    {156840, 156867, 2084, 2, 0x0}, /* aten::reflection_pad1d.out */
    {156959, 156991, 2086, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {157085, 157128, 2088, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {157263, 157286, 2090, 2, 0x1}, /* aten::reflection_pad2d */
    {157351, 157378, 2092, 2, 0x0}, /* aten::reflection_pad2d.out */
    {157470, 157502, 2094, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {157596, 157639, 2096, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {157774, 157797, 2098, 2, 0x1}, /* aten::reflection_pad3d */
    {157862, 157889, 2100, 2, 0x0}, /* aten::reflection_pad3d.out */
    {157981, 158013, 2102, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {158107, 158150, 2104, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {158285, 158296, 2106, 2, 0x10001}, /* aten::relu */
    {158330, 158345, 2108, 1, 0x20}, /* aten::relu.out */
    {158406, 158418, 2109, 1, 0x10000}, /* aten::relu6 */
    {158453, 158466, 2110, 1, 0x0}, /* aten::relu6_ */
    {158510, 158522, 2111, 2, 0x10000}, /* aten::relu_ */
    {158565, 158588, 2113, 1, 0x10001}, /* aten::remainder.Scalar */
    {158648, 158678, 2114, 2, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {158745, 158779, 2116, 1, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {158873, 158900, 2117, 1, 0x10000}, /* aten::remainder.Scalar_out */
    {158987, 159010, 2118, 2, 0x10001}, /* aten::remainder.Tensor */
    {159070, 159097, 2120, 2, 0x10000}, /* aten::remainder.Tensor_out */
    {159184, 159208, 2122, 1, 0x10000}, /* aten::remainder_.Scalar */
    {159277, 159301, 2123, 2, 0x10000}, /* aten::remainder_.Tensor */
    {159370, 159383, 2125, 2, 0x0}, /* aten::renorm */
    {159454, 159471, 2127, 2, 0x0}, /* aten::renorm.out */
    {159569, 159583, 2129, 2, 0x0}, /* aten::renorm_ */
    {159663, 159676, 2131, 1, 0x1}, /* aten::repeat */
    {159730, 159747, 2132, 1, 0x20}, /* aten::repeat.out */
    {159828, 159859, 2133, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {159945, 159980, 2134, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {160090, 160126, 2135, 1, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {160245, 160278, 2136, 1, 0x0}, /* aten::repeat_interleave.self_int */
    {160394, 160418, 2137, 2, 0x0}, /* aten::replication_pad1d */
    {160484, 160512, 2139, 2, 0x0}, /* aten::replication_pad1d.out */
    {160605, 160638, 2141, 2, 0x0}, /* aten::replication_pad1d_backward */
    {160733, 160777, 2143, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {160913, 160937, 2145, 2, 0x1}, /* aten::replication_pad2d */
    {161003, 161031, 2147, 2, 0x0}, /* aten::replication_pad2d.out */
    {161124, 161157, 2149, 2, 0x0}, /* aten::replication_pad2d_backward */
    {161252, 161296, 2151, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {161432, 161456, 2153, 2, 0x1}, /* aten::replication_pad3d */
    {161522, 161550, 2155, 2, 0x0}, /* aten::replication_pad3d.out */
    {161643, 161676, 2157, 2, 0x0}, /* aten::replication_pad3d_backward */
    {161771, 161815, 2159, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {161951, 161965, 2161, 1, 0x0}, /* aten::reshape */
    {162024, 162041, 2162, 1, 0x0}, /* aten::reshape_as */
    {162101, 162114, 2163, 1, 0x20}, /* aten::resize */
    {162202, 162219, 2164, 1, 0x20}, /* aten::resize.out */
    {162331, 162345, 2165, 2, 0x81}, /* aten::resize_ */
    {162442, 162458, 2167, 1, 0x20}, /* aten::resize_as */
    {162555, 162575, 2168, 1, 0x20}, /* aten::resize_as.out */
    {162696, 162713, 2169, 1, 0x80}, /* aten::resize_as_ */
    {162819, 162838, 2170, 1, 0x0}, /* aten::resolve_conj */
    {162886, 162904, 2171, 1, 0x0}, /* aten::resolve_neg */
    {162951, 162976, 2172, 1, 0x0}, /* aten::result_type.Scalar */
    {163044, 163076, 2173, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {163154, 163186, 2174, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {163262, 163287, 2175, 1, 0x0}, /* aten::result_type.Tensor */
    {163355, 163370, 2176, 1, 0x0}, /* aten::rms_norm */
    {163474, 163485, 2177, 2, 0x0}, /* aten::roll */
    {163553, 163568, 2179, 1, 0x20}, /* aten::roll.out */
    {163663, 163675, 2180, 1, 0x0}, /* aten::rot90 */
    {163737, 163753, 2181, 1, 0x20}, /* aten::rot90.out */
    {163843, 163855, 2182, 2, 0x10001}, /* aten::round */
    {163890, 163911, 2184, 2, 0x10000}, /* aten::round.decimals */
    {163972, 163997, 2186, 2, 0x10000}, /* aten::round.decimals_out */
    {164082, 164098, 2188, 2, 0x10000}, /* aten::round.out */
    {164160, 164173, 2190, 2, 0x10000}, /* aten::round_ */
    {164217, 164239, 2192, 2, 0x10000}, /* aten::round_.decimals */
    {164309, 164325, 2194, 1, 0x0}, /* aten::row_stack */
    {164369, 164389, 2195, 1, 0x0}, /* aten::row_stack.out */
    {164460, 164492, 2196, 1, 0x0}, /* aten::rrelu_with_noise_backward */
    {164645, 164681, 2197, 1, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {164861, 164873, 2198, 2, 0x10001}, /* aten::rsqrt */
    {164908, 164924, 2200, 2, 0x10000}, /* aten::rsqrt.out */
    {164986, 164999, 2202, 2, 0x10000}, /* aten::rsqrt_ */
    {165043, 165061, 2204, 1, 0x10000}, /* aten::rsub.Scalar */
    {165132, 165154, 2205, 1, 0x20}, /* aten::rsub.Scalar_out */
    {165252, 165270, 2206, 2, 0x0}, /* aten::rsub.Tensor */
    {165344, 165366, 2208, 1, 0x20}, /* aten::rsub.Tensor_out */
    {165464, 165484, 2209, 2, 0x1}, /* aten::scalar_tensor */
    {165616, 165640, 2211, 1, 0x20}, /* aten::scalar_tensor.out */
    {165707, 165728, 2212, 2, 0x0}, /* aten::scatter.reduce */
    {165822, 165847, 2214, 2, 0x0}, /* aten::scatter.reduce_out */
    {165965, 165983, 2216, 2, 0x1}, /* aten::scatter.src */
    {166059, 166081, 2218, 2, 0x0}, /* aten::scatter.src_out */
    {166184, 166204, 2220, 2, 0x1}, /* aten::scatter.value */
    {166284, 166308, 2222, 2, 0x0}, /* aten::scatter.value_out */
    {166415, 166442, 2224, 2, 0x0}, /* aten::scatter.value_reduce */
    {166544, 166575, 2226, 2, 0x0}, /* aten::scatter.value_reduce_out */
    {166701, 166723, 2228, 2, 0x0}, /* aten::scatter_.reduce */
    {166826, 166845, 2230, 2, 0x0}, /* aten::scatter_.src */
    {166930, 166951, 2232, 2, 0x0}, /* aten::scatter_.value */
    {167040, 167068, 2234, 2, 0x0}, /* aten::scatter_.value_reduce */
    {167179, 167197, 2236, 2, 0x1}, /* aten::scatter_add */
    {167273, 167295, 2238, 2, 0x0}, /* aten::scatter_add.out */
    {167398, 167417, 2240, 2, 0x0}, /* aten::scatter_add_ */
    {167502, 167527, 2242, 2, 0x1}, /* aten::scatter_reduce.two */
    {167649, 167678, 2244, 2, 0x0}, /* aten::scatter_reduce.two_out */
    {167824, 167850, 2246, 2, 0x0}, /* aten::scatter_reduce_.two */
    {167981, 168007, 2248, 2, 0x0}, /* aten::searchsorted.Scalar */
    {168160, 168190, 2250, 2, 0x0}, /* aten::searchsorted.Scalar_out */
    {168367, 168393, 2252, 2, 0x0}, /* aten::searchsorted.Tensor */
    {168546, 168576, 2254, 2, 0x0}, /* aten::searchsorted.Tensor_out */
    {168753, 168770, 2256, 1, 0x1}, /* aten::select.int */
    {168839, 168861, 2257, 1, 0x0}, /* aten::select_backward */
    {168958, 168984, 2258, 1, 0x20}, /* aten::select_backward.out */
    {169108, 169130, 2259, 1, 0x80000}, /* aten::select_copy.int */
    {169198, 169224, 2260, 1, 0x80020}, /* aten::select_copy.int_out */
    {169319, 169340, 2261, 1, 0x1}, /* aten::select_scatter */
    {169419, 169444, 2262, 1, 0x20}, /* aten::select_scatter.out */
    {169550, 169561, 2263, 1, 0x10000}, /* aten::selu */
    {169595, 169607, 2264, 1, 0x10000}, /* aten::selu_ */
    {169650, 169660, 2265, 2, 0x10000}, /* aten::sgn */
    {169693, 169707, 2267, 2, 0x10000}, /* aten::sgn.out */
    {169767, 169778, 2269, 2, 0x10000}, /* aten::sgn_ */
    {169820, 169834, 2271, 2, 0x10001}, /* aten::sigmoid */
    {169871, 169889, 2273, 2, 0x10000}, /* aten::sigmoid.out */
    {169953, 169968, 2275, 2, 0x10000}, /* aten::sigmoid_ */
    {170014, 170037, 2277, 2, 0x10000}, /* aten::sigmoid_backward */
    {170105, 170139, 2279, 2, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {170248, 170259, 2281, 2, 0x10001}, /* aten::sign */
    {170293, 170308, 2283, 2, 0x10000}, /* aten::sign.out */
    {170369, 170381, 2285, 2, 0x10000}, /* aten::sign_ */
    {170424, 170438, 2287, 2, 0x10000}, /* aten::signbit */
    {170475, 170493, 2289, 2, 0x10000}, /* aten::signbit.out */
    {170557, 170568, 2291, 2, 0x10000}, /* aten::silu */
    {170602, 170617, 2293, 2, 0x10000}, /* aten::silu.out */
    {170678, 170690, 2295, 2, 0x10000}, /* aten::silu_ */
    {170733, 170753, 2297, 2, 0x10000}, /* aten::silu_backward */
    {170816, 170847, 2299, 2, 0x10000}, /* aten::silu_backward.grad_input */
    {170951, 170961, 2301, 2, 0x10001}, /* aten::sin */
    {170994, 171008, 2303, 2, 0x10000}, /* aten::sin.out */
    {171068, 171079, 2305, 2, 0x10000}, /* aten::sin_ */
    {171121, 171132, 2307, 2, 0x10000}, /* aten::sinc */
    {171166, 171181, 2309, 2, 0x10000}, /* aten::sinc.out */
    {171242, 171254, 2311, 2, 0x10000}, /* aten::sinc_ */
    {171297, 171308, 2313, 2, 0x10001}, /* aten::sinh */
    {171342, 171357, 2315, 2, 0x10000}, /* aten::sinh.out */
    {171418, 171430, 2317, 2, 0x10000}, /* aten::sinh_ */
    {171473, 171488, 2319, 1, 0x0}, /* aten::size.int */
    {171532, 171551, 2320, 1, 0x1}, /* aten::slice.Tensor */
    {171663, 171684, 2321, 1, 0x0}, /* aten::slice_backward */
    {171805, 171830, 2322, 1, 0x20}, /* aten::slice_backward.out */
    {171978, 172002, 2323, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {172113, 172141, 2324, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {172279, 172299, 2325, 1, 0x80001}, /* aten::slice_scatter */
    {172418, 172442, 2326, 1, 0x80020}, /* aten::slice_scatter.out */
    {172588, 172602, 2327, 1, 0x0}, /* aten::slogdet */
    {172664, 172682, 2328, 1, 0x0}, /* aten::slogdet.out */
    {172798, 172819, 2329, 2, 0x0}, /* aten::smooth_l1_loss */
    {172914, 172939, 2331, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {173061, 173091, 2333, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {173206, 173247, 2335, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {173403, 173426, 2337, 2, 0x0}, /* aten::soft_margin_loss */
    {173507, 173534, 2339, 1, 0x0}, /* aten::soft_margin_loss.out */
    {173642, 173674, 2340, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {173779, 173822, 2342, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {173968, 173986, 2343, 1, 0x0}, /* aten::softmax.int */
    {174060, 174082, 2344, 2, 0x0}, /* aten::softmax.int_out */
    {174183, 174198, 2346, 2, 0x10000}, /* aten::softplus */
    {174272, 174291, 2348, 2, 0x0}, /* aten::softplus.out */
    {174392, 174416, 2350, 2, 0x0}, /* aten::softplus_backward */
    {174514, 174549, 2352, 2, 0x0}, /* aten::softplus_backward.grad_input */
    {174688, 174705, 2354, 2, 0x10000}, /* aten::softshrink */
    {174763, 174784, 2356, 2, 0x0}, /* aten::softshrink.out */
    {174869, 174895, 2358, 2, 0x0}, /* aten::softshrink_backward */
    {174978, 175015, 2360, 2, 0x0}, /* aten::softshrink_backward.grad_input */
    {175139, 175150, 2362, 1, 0x1}, /* aten::sort */
    {175244, 175262, 2363, 2, 0x0}, /* aten::sort.stable */
    {175380, 175398, 2365, 2, 0x0}, /* aten::sort.values */
    {175549, 175574, 2367, 2, 0x0}, /* aten::sort.values_stable */
    {175746, 175768, 2369, 2, 0x10000}, /* aten::special_airy_ai */
    {175810, 175836, 2371, 2, 0x10000}, /* aten::special_airy_ai.out */
    {175905, 175929, 2373, 2, 0x10000}, /* aten::special_bessel_j0 */
    {175976, 176004, 2375, 2, 0x10000}, /* aten::special_bessel_j0.out */
    {176078, 176102, 2377, 2, 0x10000}, /* aten::special_bessel_j1 */
    {176149, 176177, 2379, 2, 0x10000}, /* aten::special_bessel_j1.out */
    {176251, 176275, 2381, 2, 0x10000}, /* aten::special_bessel_y0 */
    {176322, 176350, 2383, 2, 0x10000}, /* aten::special_bessel_y0.out */
    {176424, 176448, 2385, 2, 0x10000}, /* aten::special_bessel_y1 */
    {176495, 176523, 2387, 2, 0x10000}, /* aten::special_bessel_y1.out */
    {176597, 176634, 2389, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {176701, 176747, 2391, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {176823, 176873, 2392, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {176976, 177017, 2393, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {177111, 177157, 2395, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {177233, 177283, 2396, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {177386, 177423, 2397, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {177490, 177536, 2399, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {177612, 177662, 2400, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {177765, 177806, 2401, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {177900, 177946, 2403, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {178022, 178072, 2404, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {178175, 178212, 2405, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {178279, 178325, 2407, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {178401, 178451, 2408, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {178554, 178595, 2409, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {178689, 178735, 2411, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {178811, 178861, 2412, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {178964, 179001, 2413, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {179068, 179114, 2415, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {179190, 179240, 2416, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {179343, 179384, 2417, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {179478, 179524, 2419, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {179600, 179650, 2420, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {179753, 179775, 2421, 1, 0x0}, /* aten::special_digamma */
    {179820, 179846, 2422, 1, 0x0}, /* aten::special_digamma.out */
    {179918, 179937, 2423, 2, 0x10000}, /* aten::special_entr */
    {179979, 180002, 2425, 2, 0x10000}, /* aten::special_entr.out */
    {180071, 180089, 2427, 1, 0x0}, /* aten::special_erf */
    {180130, 180152, 2428, 1, 0x0}, /* aten::special_erf.out */
    {180220, 180239, 2429, 1, 0x0}, /* aten::special_erfc */
    {180281, 180304, 2430, 1, 0x0}, /* aten::special_erfc.out */
    {180373, 180393, 2431, 2, 0x10000}, /* aten::special_erfcx */
    {180436, 180460, 2433, 2, 0x10000}, /* aten::special_erfcx.out */
    {180530, 180551, 2435, 1, 0x0}, /* aten::special_erfinv */
    {180595, 180620, 2436, 1, 0x0}, /* aten::special_erfinv.out */
    {180691, 180710, 2437, 1, 0x0}, /* aten::special_exp2 */
    {180752, 180775, 2438, 1, 0x0}, /* aten::special_exp2.out */
    {180844, 180864, 2439, 1, 0x0}, /* aten::special_expit */
    {180907, 180931, 2440, 1, 0x0}, /* aten::special_expit.out */
    {181001, 181021, 2441, 1, 0x0}, /* aten::special_expm1 */
    {181064, 181088, 2442, 1, 0x0}, /* aten::special_expm1.out */
    {181158, 181181, 2443, 1, 0x0}, /* aten::special_gammainc */
    {181241, 181268, 2444, 1, 0x0}, /* aten::special_gammainc.out */
    {181355, 181379, 2445, 1, 0x0}, /* aten::special_gammaincc */
    {181440, 181468, 2446, 1, 0x0}, /* aten::special_gammaincc.out */
    {181556, 181578, 2447, 1, 0x0}, /* aten::special_gammaln */
    {181623, 181649, 2448, 1, 0x0}, /* aten::special_gammaln.out */
    {181721, 181756, 2449, 2, 0x10000}, /* aten::special_hermite_polynomial_h */
    {181821, 181865, 2451, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {181939, 181987, 2452, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {182088, 182127, 2453, 2, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {182219, 182263, 2455, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {182337, 182385, 2456, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {182486, 182522, 2457, 2, 0x10000}, /* aten::special_hermite_polynomial_he */
    {182588, 182633, 2459, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {182708, 182757, 2460, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {182859, 182899, 2461, 2, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {182992, 183037, 2463, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {183112, 183161, 2464, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {183263, 183280, 2465, 1, 0x0}, /* aten::special_i0 */
    {183320, 183341, 2466, 1, 0x0}, /* aten::special_i0.out */
    {183408, 183426, 2467, 2, 0x10000}, /* aten::special_i0e */
    {183467, 183489, 2469, 2, 0x10000}, /* aten::special_i0e.out */
    {183557, 183574, 2471, 2, 0x10000}, /* aten::special_i1 */
    {183614, 183635, 2473, 2, 0x10000}, /* aten::special_i1.out */
    {183702, 183720, 2475, 2, 0x10000}, /* aten::special_i1e */
    {183761, 183783, 2477, 2, 0x10000}, /* aten::special_i1e.out */
    {183851, 183887, 2479, 2, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {183953, 183998, 2481, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {184073, 184122, 2482, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {184224, 184264, 2483, 2, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {184357, 184402, 2485, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {184477, 184526, 2486, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {184628, 184664, 2487, 2, 0x10000}, /* aten::special_legendre_polynomial_p */
    {184730, 184775, 2489, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {184850, 184899, 2490, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {185001, 185041, 2491, 2, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {185134, 185179, 2493, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {185254, 185303, 2494, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {185405, 185425, 2495, 1, 0x0}, /* aten::special_log1p */
    {185468, 185492, 2496, 1, 0x0}, /* aten::special_log1p.out */
    {185562, 185585, 2497, 2, 0x10000}, /* aten::special_log_ndtr */
    {185631, 185658, 2499, 2, 0x10000}, /* aten::special_log_ndtr.out */
    {185731, 185757, 2501, 1, 0x0}, /* aten::special_log_softmax */
    {185842, 185862, 2502, 1, 0x0}, /* aten::special_logit */
    {185922, 185946, 2503, 1, 0x0}, /* aten::special_logit.out */
    {186033, 186057, 2504, 1, 0x0}, /* aten::special_logsumexp */
    {186136, 186164, 2505, 1, 0x0}, /* aten::special_logsumexp.out */
    {186270, 186303, 2506, 2, 0x10000}, /* aten::special_modified_bessel_i0 */
    {186359, 186396, 2508, 2, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {186479, 186512, 2510, 2, 0x10000}, /* aten::special_modified_bessel_i1 */
    {186568, 186605, 2512, 2, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {186688, 186721, 2514, 2, 0x10000}, /* aten::special_modified_bessel_k0 */
    {186777, 186814, 2516, 2, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {186897, 186930, 2518, 2, 0x10000}, /* aten::special_modified_bessel_k1 */
    {186986, 187023, 2520, 2, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {187106, 187133, 2522, 1, 0x0}, /* aten::special_multigammaln */
    {187190, 187221, 2523, 1, 0x0}, /* aten::special_multigammaln.out */
    {187305, 187324, 2524, 1, 0x0}, /* aten::special_ndtr */
    {187366, 187389, 2525, 1, 0x0}, /* aten::special_ndtr.out */
    {187458, 187478, 2526, 2, 0x10000}, /* aten::special_ndtri */
    {187521, 187545, 2528, 2, 0x10000}, /* aten::special_ndtri.out */
    {187615, 187639, 2530, 1, 0x0}, /* aten::special_polygamma */
    {187693, 187721, 2531, 1, 0x0}, /* aten::special_polygamma.out */
    {187802, 187820, 2532, 1, 0x0}, /* aten::special_psi */
    {187861, 187883, 2533, 1, 0x0}, /* aten::special_psi.out */
    {187951, 187971, 2534, 1, 0x0}, /* aten::special_round */
    {188033, 188057, 2535, 1, 0x0}, /* aten::special_round.out */
    {188143, 188183, 2536, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {188243, 188287, 2538, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {188374, 188414, 2540, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {188474, 188518, 2542, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {188605, 188650, 2544, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {188725, 188779, 2546, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {188863, 188921, 2547, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {189032, 189081, 2548, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {189183, 189237, 2550, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {189321, 189379, 2551, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {189490, 189535, 2552, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {189610, 189664, 2554, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {189748, 189806, 2555, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {189917, 189966, 2556, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {190068, 190122, 2558, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {190206, 190264, 2559, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {190375, 190420, 2560, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {190495, 190549, 2562, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {190633, 190691, 2563, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {190802, 190851, 2564, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {190953, 191007, 2566, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {191091, 191149, 2567, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {191260, 191305, 2568, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {191380, 191434, 2570, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {191518, 191576, 2571, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {191687, 191736, 2572, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {191838, 191892, 2574, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {191976, 192034, 2575, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {192145, 192164, 2576, 1, 0x0}, /* aten::special_sinc */
    {192206, 192229, 2577, 1, 0x0}, /* aten::special_sinc.out */
    {192298, 192320, 2578, 1, 0x0}, /* aten::special_softmax */
    {192398, 192432, 2579, 2, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {192486, 192524, 2581, 2, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {192605, 192627, 2583, 2, 0x10000}, /* aten::special_xlog1py */
    {192686, 192721, 2585, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {192793, 192832, 2586, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {192931, 192957, 2587, 2, 0x10000}, /* aten::special_xlog1py.out */
    {193043, 193077, 2589, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {193148, 193186, 2590, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {193284, 193304, 2591, 1, 0x0}, /* aten::special_xlogy */
    {193361, 193394, 2592, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {193464, 193501, 2593, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {193598, 193622, 2594, 1, 0x0}, /* aten::special_xlogy.out */
    {193706, 193738, 2595, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {193807, 193843, 2596, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {193939, 193958, 2597, 2, 0x10000}, /* aten::special_zeta */
    {194014, 194046, 2599, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {194115, 194151, 2600, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {194247, 194270, 2601, 2, 0x10000}, /* aten::special_zeta.out */
    {194353, 194384, 2603, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {194452, 194487, 2604, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {194582, 194601, 2605, 1, 0x0}, /* aten::split.Tensor */
    {194686, 194704, 2606, 1, 0x0}, /* aten::split.sizes */
    {194790, 194814, 2607, 1, 0x80000}, /* aten::split_copy.Tensor */
    {194893, 194921, 2608, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {195019, 195042, 2609, 1, 0x1}, /* aten::split_with_sizes */
    {195134, 195162, 2610, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {195248, 195280, 2611, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {195385, 195396, 2612, 2, 0x10001}, /* aten::sqrt */
    {195430, 195445, 2614, 2, 0x10000}, /* aten::sqrt.out */
    {195506, 195518, 2616, 2, 0x10000}, /* aten::sqrt_ */
    {195561, 195574, 2618, 1, 0x10000}, /* aten::square */
    {195610, 195627, 2619, 1, 0x10000}, /* aten::square.out */
    {195690, 195704, 2620, 1, 0x10000}, /* aten::square_ */
    {195749, 195763, 2621, 1, 0x0}, /* aten::squeeze */
    {195806, 195824, 2622, 1, 0x1}, /* aten::squeeze.dim */
    {195880, 195899, 2623, 1, 0x1}, /* aten::squeeze.dims */
    {195958, 195973, 2624, 1, 0x80}, /* aten::squeeze_ */
    {196019, 196038, 2625, 1, 0x80}, /* aten::squeeze_.dim */
    {196097, 196117, 2626, 1, 0x80}, /* aten::squeeze_.dims */
    {196179, 196198, 2627, 1, 0x80000}, /* aten::squeeze_copy */
    {196240, 196263, 2628, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {196318, 196345, 2629, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {196427, 196451, 2630, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {196509, 196537, 2631, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {196622, 196645, 2632, 1, 0x80020}, /* aten::squeeze_copy.out */
    {196714, 196726, 2633, 1, 0x0}, /* aten::stack */
    {196777, 196793, 2634, 1, 0x0}, /* aten::stack.out */
    {196871, 196881, 2635, 1, 0x40000}, /* aten::std */
    {196934, 196955, 2636, 2, 0x40000}, /* aten::std.correction */
    {197065, 197090, 2638, 2, 0x40000}, /* aten::std.correction_out */
    {197224, 197238, 2640, 1, 0x40000}, /* aten::std.dim */
    {197328, 197342, 2641, 1, 0x40000}, /* aten::std.out */
    {197455, 197470, 2642, 1, 0x40000}, /* aten::std_mean */
    {197538, 197564, 2643, 2, 0x40000}, /* aten::std_mean.correction */
    {197689, 197719, 2645, 1, 0x20}, /* aten::std_mean.correction_out */
    {197890, 197909, 2646, 1, 0x40000}, /* aten::std_mean.dim */
    {198014, 198031, 2647, 1, 0x0}, /* aten::stride.int */
    {198077, 198094, 2648, 1, 0x10001}, /* aten::sub.Scalar */
    {198164, 198185, 2649, 1, 0x20}, /* aten::sub.Scalar_out */
    {198282, 198299, 2650, 2, 0x10001}, /* aten::sub.Tensor */
    {198372, 198386, 2652, 2, 0x10000}, /* aten::sub.out */
    {198476, 198494, 2654, 1, 0x10000}, /* aten::sub_.Scalar */
    {198573, 198591, 2655, 2, 0x10000}, /* aten::sub_.Tensor */
    {198673, 198695, 2657, 1, 0x0}, /* aten::subtract.Scalar */
    {198770, 198792, 2658, 1, 0x0}, /* aten::subtract.Tensor */
    {198870, 198889, 2659, 1, 0x0}, /* aten::subtract.out */
    {198984, 199007, 2660, 1, 0x0}, /* aten::subtract_.Scalar */
    {199091, 199114, 2661, 1, 0x0}, /* aten::subtract_.Tensor */
    {199201, 199211, 2662, 1, 0x40000}, /* aten::sum */
    {199271, 199293, 2663, 2, 0x40000}, /* aten::sum.IntList_out */
    {199418, 199440, 2665, 2, 0x40001}, /* aten::sum.dim_IntList */
    {199545, 199559, 2667, 1, 0x20}, /* aten::sum.out */
    {199643, 199661, 2668, 1, 0x0}, /* aten::sum_to_size */
    {199717, 199727, 2669, 1, 0x0}, /* aten::svd */
    {199822, 199834, 2670, 1, 0x0}, /* aten::svd.U */
    {199988, 200003, 2671, 1, 0x0}, /* aten::swapaxes */
    {200069, 200085, 2672, 1, 0x80}, /* aten::swapaxes_ */
    {200154, 200169, 2673, 1, 0x0}, /* aten::swapdims */
    {200233, 200249, 2674, 1, 0x80}, /* aten::swapdims_ */
    {200316, 200332, 2675, 1, 0x1}, /* aten::sym_numel */
    {200371, 200390, 2676, 1, 0x1}, /* aten::sym_size.int */
    {200441, 200466, 2677, 1, 0x1}, /* aten::sym_storage_offset */
    {200514, 200535, 2678, 1, 0x1}, /* aten::sym_stride.int */
    {200588, 200596, 2679, 1, 0x0}, /* aten::t */
    {200633, 200642, 2680, 1, 0x80}, /* aten::t_ */
    {200682, 200695, 2681, 1, 0x80000}, /* aten::t_copy */
    {200731, 200748, 2682, 1, 0x80020}, /* aten::t_copy.out */
    {200811, 200822, 2683, 2, 0x0}, /* aten::take */
    {200870, 200885, 2685, 2, 0x0}, /* aten::take.out */
    {200960, 200981, 2687, 1, 0x0}, /* aten::take_along_dim */
    {201056, 201081, 2688, 1, 0x0}, /* aten::take_along_dim.out */
    {201183, 201193, 2689, 2, 0x10001}, /* aten::tan */
    {201226, 201240, 2691, 2, 0x10000}, /* aten::tan.out */
    {201300, 201311, 2693, 2, 0x10000}, /* aten::tan_ */
    {201353, 201364, 2695, 2, 0x10001}, /* aten::tanh */
    {201398, 201413, 2697, 2, 0x10000}, /* aten::tanh.out */
    {201474, 201486, 2699, 2, 0x10000}, /* aten::tanh_ */
    {201529, 201549, 2701, 2, 0x10000}, /* aten::tanh_backward */
    {201614, 201645, 2703, 2, 0x10000}, /* aten::tanh_backward.grad_input */
    {201751, 201778, 2705, 1, 0x0}, /* aten::tensor_split.indices */
    {201870, 201898, 2706, 1, 0x0}, /* aten::tensor_split.sections */
    {201990, 202036, 2707, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {202164, 202180, 2708, 1, 0x0}, /* aten::tensordot */
    {202268, 202288, 2709, 1, 0x0}, /* aten::tensordot.out */
    {202403, 202419, 2710, 2, 0x10000}, /* aten::threshold */
    {202490, 202510, 2712, 2, 0x0}, /* aten::threshold.out */
    {202608, 202625, 2714, 2, 0x0}, /* aten::threshold_ */
    {202705, 202730, 2716, 2, 0x10000}, /* aten::threshold_backward */
    {202816, 202852, 2718, 2, 0x0}, /* aten::threshold_backward.grad_input */
    {202979, 202990, 2720, 1, 0x0}, /* aten::tile */
    {203039, 203055, 2721, 1, 0x0}, /* aten::to.device */
    {203209, 203224, 2722, 1, 0x0}, /* aten::to.dtype */
    {203362, 203384, 2723, 1, 0x0}, /* aten::to.dtype_layout */
    {203603, 203618, 2724, 1, 0x0}, /* aten::to.other */
    {203752, 203763, 2725, 2, 0x1}, /* aten::topk */
    {203881, 203899, 2727, 2, 0x0}, /* aten::topk.values */
    {204074, 204086, 2729, 2, 0x0}, /* aten::trace */
    {204121, 204137, 2731, 1, 0x20}, /* aten::trace.out */
    {204199, 204219, 2732, 1, 0x0}, /* aten::transpose.int */
    {204288, 204305, 2733, 1, 0x80}, /* aten::transpose_ */
    {204373, 204398, 2734, 1, 0x80000}, /* aten::transpose_copy.int */
    {204466, 204495, 2735, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {204590, 204609, 2736, 1, 0x0}, /* aten::trapezoid.dx */
    {204676, 204694, 2737, 1, 0x0}, /* aten::trapezoid.x */
    {204757, 204772, 2738, 1, 0x0}, /* aten::trapz.dx */
    {204834, 204848, 2739, 1, 0x0}, /* aten::trapz.x */
    {204907, 204930, 2740, 2, 0x0}, /* aten::triangular_solve */
    {205089, 205114, 2742, 2, 0x0}, /* aten::triangular_solve.X */
    {205314, 205325, 2744, 2, 0x0}, /* aten::tril */
    {205378, 205393, 2746, 2, 0x0}, /* aten::tril.out */
    {205473, 205485, 2748, 2, 0x0}, /* aten::tril_ */
    {205547, 205566, 2750, 3, 0x0}, /* aten::tril_indices */
    {205719, 205742, 2753, 1, 0x20}, /* aten::tril_indices.out */
    {205830, 205856, 2754, 1, 0x0}, /* aten::triplet_margin_loss */
    {206024, 206035, 2755, 2, 0x0}, /* aten::triu */
    {206088, 206103, 2757, 2, 0x0}, /* aten::triu.out */
    {206183, 206195, 2759, 2, 0x0}, /* aten::triu_ */
    {206257, 206276, 2761, 3, 0x0}, /* aten::triu_indices */
    {206429, 206452, 2764, 1, 0x20}, /* aten::triu_indices.out */
    {206540, 206565, 2765, 1, 0x0}, /* aten::true_divide.Scalar */
    {206627, 206652, 2766, 1, 0x10000}, /* aten::true_divide.Tensor */
    {206714, 206736, 2767, 1, 0x0}, /* aten::true_divide.out */
    {206818, 206844, 2768, 1, 0x0}, /* aten::true_divide_.Scalar */
    {206915, 206941, 2769, 1, 0x0}, /* aten::true_divide_.Tensor */
    {207012, 207024, 2770, 2, 0x10001}, /* aten::trunc */
    {207059, 207075, 2772, 2, 0x10000}, /* aten::trunc.out */
    {207137, 207150, 2774, 2, 0x10000}, /* aten::trunc_ */
    {207194, 207208, 2776, 1, 0x0}, /* aten::type_as */
    {207259, 207276, 2777, 1, 0x0}, /* aten::unbind.int */
    {207340, 207362, 2778, 1, 0x80000}, /* aten::unbind_copy.int */
    {207420, 207446, 2779, 1, 0x0}, /* aten::unbind_copy.int_out */
    {207523, 207543, 2780, 1, 0x0}, /* aten::unflatten.int */
    {207617, 207630, 2781, 2, 0x0}, /* aten::unfold */
    {207707, 207729, 2783, 2, 0x0}, /* aten::unfold_backward */
    {207828, 207854, 2785, 1, 0x20}, /* aten::unfold_backward.out */
    {207980, 207998, 2786, 1, 0x80000}, /* aten::unfold_copy */
    {208074, 208096, 2787, 1, 0x80020}, /* aten::unfold_copy.out */
    {208199, 208213, 2788, 1, 0x2020}, /* aten::uniform */
    {208308, 208326, 2789, 1, 0x2020}, /* aten::uniform.out */
    {208445, 208460, 2790, 2, 0x2000}, /* aten::uniform_ */
    {208562, 208587, 2792, 2, 0x8}, /* aten::unique_consecutive */
    {208721, 208750, 2794, 1, 0x20}, /* aten::unique_consecutive.out */
    {208954, 208971, 2795, 2, 0x8}, /* aten::unique_dim */
    {209109, 209130, 2797, 1, 0x20}, /* aten::unique_dim.out */
    {209338, 209367, 2798, 2, 0x8}, /* aten::unique_dim_consecutive */
    {209499, 209532, 2800, 1, 0x20}, /* aten::unique_dim_consecutive.out */
    {209734, 209753, 2801, 1, 0x100}, /* aten::unsafe_chunk */
    {209820, 209846, 2802, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {209927, 209957, 2803, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {210057, 210087, 2804, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {210175, 210209, 2805, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {210316, 210332, 2806, 1, 0x1}, /* aten::unsqueeze */
    {210386, 210403, 2807, 1, 0x80}, /* aten::unsqueeze_ */
    {210460, 210481, 2808, 1, 0x80000}, /* aten::unsqueeze_copy */
    {210534, 210559, 2809, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {210639, 210664, 2810, 2, 0x0}, /* aten::upsample_bicubic2d */
    {210799, 210828, 2812, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {210990, 211019, 2814, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {211139, 211173, 2815, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {211346, 211391, 2817, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {211605, 211631, 2819, 2, 0x0}, /* aten::upsample_bilinear2d */
    {211767, 211797, 2821, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {211960, 211990, 2823, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {212111, 212146, 2824, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {212320, 212366, 2826, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {212581, 212605, 2828, 2, 0x0}, /* aten::upsample_linear1d */
    {212715, 212743, 2830, 2, 0x0}, /* aten::upsample_linear1d.out */
    {212880, 212908, 2832, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {213027, 213060, 2833, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {213208, 213252, 2835, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {213441, 213466, 2837, 2, 0x0}, /* aten::upsample_nearest1d */
    {213557, 213586, 2839, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {213704, 213733, 2841, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {213833, 213867, 2842, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {213996, 214041, 2844, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {214211, 214236, 2846, 2, 0x0}, /* aten::upsample_nearest2d */
    {214351, 214380, 2848, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {214522, 214551, 2850, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {214651, 214685, 2851, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {214838, 214883, 2853, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {215077, 215102, 2855, 2, 0x0}, /* aten::upsample_nearest3d */
    {215239, 215268, 2857, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {215432, 215461, 2859, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {215561, 215595, 2860, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {215770, 215815, 2862, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {216031, 216058, 2864, 2, 0x0}, /* aten::upsample_trilinear3d */
    {216217, 216248, 2866, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {216434, 216465, 2868, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {216587, 216623, 2869, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {216820, 216867, 2871, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {217105, 217146, 2873, 1, 0x0}, /* aten::value_selecting_reduction_backward */
    {217265, 217275, 2874, 1, 0x40000}, /* aten::var */
    {217328, 217349, 2875, 2, 0x40001}, /* aten::var.correction */
    {217459, 217484, 2877, 2, 0x40000}, /* aten::var.correction_out */
    {217618, 217632, 2879, 1, 0x40001}, /* aten::var.dim */
    {217722, 217736, 2880, 1, 0x40000}, /* aten::var.out */
    {217849, 217864, 2881, 1, 0x40000}, /* aten::var_mean */
    {217932, 217958, 2882, 2, 0x40000}, /* aten::var_mean.correction */
    {218083, 218113, 2884, 1, 0x20}, /* aten::var_mean.correction_out */
    {218284, 218303, 2885, 1, 0x40000}, /* aten::var_mean.dim */
    {218408, 218419, 2886, 2, 0x0}, /* aten::vdot */
    {218467, 218482, 2888, 1, 0x0}, /* aten::vdot.out */
    {218557, 218568, 2889, 2, 0x1}, /* aten::view */
    {218623, 218640, 2891, 1, 0x0}, /* aten::view.dtype */
    {218704, 218718, 2892, 1, 0x0}, /* aten::view_as */
    {218775, 218797, 2893, 2, 0x0}, /* aten::view_as_complex */
    {218848, 218875, 2895, 1, 0x80000}, /* aten::view_as_complex_copy */
    {218925, 218956, 2896, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {219033, 219052, 2897, 2, 0x0}, /* aten::view_as_real */
    {219100, 219124, 2899, 1, 0x80000}, /* aten::view_as_real_copy */
    {219171, 219199, 2900, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {219273, 219289, 2901, 1, 0x80000}, /* aten::view_copy */
    {219343, 219365, 2902, 1, 0x80000}, /* aten::view_copy.dtype */
    {219428, 219454, 2903, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {219544, 219564, 2904, 1, 0x80020}, /* aten::view_copy.out */
    {219645, 219664, 2905, 1, 0x0}, /* aten::vsplit.array */
    {219734, 219751, 2906, 1, 0x0}, /* aten::vsplit.int */
    {219818, 219831, 2907, 1, 0x0}, /* aten::vstack */
    {219872, 219889, 2908, 1, 0x0}, /* aten::vstack.out */
    {219957, 219969, 2909, 1, 0x0}, /* aten::where */
    {220011, 220030, 2910, 1, 0x0}, /* aten::where.Scalar */
    {220104, 220128, 2911, 1, 0x0}, /* aten::where.ScalarOther */
    {220207, 220230, 2912, 1, 0x0}, /* aten::where.ScalarSelf */
    {220308, 220325, 2913, 2, 0x10001}, /* aten::where.self */
    {220397, 220418, 2915, 2, 0x0}, /* aten::where.self_out */
    {220517, 220545, 2917, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {220633, 220660, 2918, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {220747, 220769, 2919, 2, 0x10000}, /* aten::xlogy.OutTensor */
    {220851, 220876, 2921, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {220938, 220962, 2922, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {221023, 221042, 2923, 2, 0x10000}, /* aten::xlogy.Tensor */
    {221098, 221124, 2925, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {221195, 221215, 2926, 2, 0x10000}, /* aten::xlogy_.Tensor */
    {221280, 221291, 2928, 1, 0x20}, /* aten::zero */
    {221325, 221340, 2929, 1, 0x20}, /* aten::zero.out */
    {221401, 221413, 2930, 2, 0x0}, /* aten::zero_ */
    {221456, 221468, 2932, 2, 0x0}, /* aten::zeros */
    {221597, 221613, 2934, 1, 0x0}, /* aten::zeros.out */
    {221677, 221694, 2935, 1, 0x0}, /* aten::zeros_like */
    {221860, 221881, 2936, 1, 0x20}, /* aten::zeros_like.out */
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
    {1, 0, 39}, /* aten::_fft_c2c.out CPU */
    {16, 0, 39}, /* aten::_fft_c2c.out Meta */
    {1, 0, 40}, /* aten::_fft_c2r CPU */
    {16, 0, 40}, /* aten::_fft_c2r Meta */
    {1, 0, 41}, /* aten::_fft_c2r.out CPU */
    {16, 0, 41}, /* aten::_fft_c2r.out Meta */
    {1, 0, 42}, /* aten::_fft_r2c CPU */
    {16, 0, 42}, /* aten::_fft_r2c Meta */
    {1, 0, 43}, /* aten::_fft_r2c.out CPU */
    {16, 0, 43}, /* aten::_fft_r2c.out Meta */
    {138, 0, 44}, /* aten::_fused_rms_norm implicit */
    {1, 0, 45}, /* aten::_histogramdd_bin_edges CPU */
    {16, 0, 45}, /* aten::_histogramdd_bin_edges Meta */
    {141, 4, 18}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 46}, /* aten::_histogramdd_from_bin_cts CPU */
    {16, 0, 46}, /* aten::_histogramdd_from_bin_cts Meta */
    {141, 4, 19}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 47}, /* aten::_histogramdd_from_bin_tensors CPU */
    {16, 0, 47}, /* aten::_histogramdd_from_bin_tensors Meta */
    {141, 4, 20}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 22}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 4, 21}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 48}, /* aten::_index_put_impl_ CPU */
    {16, 0, 48}, /* aten::_index_put_impl_ Meta */
    {141, 0, 49}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 50}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 51}, /* aten::_linalg_check_errors CPU */
    {16, 0, 51}, /* aten::_linalg_check_errors Meta */
    {1, 0, 52}, /* aten::_linalg_det CPU */
    {16, 0, 52}, /* aten::_linalg_det Meta */
    {1, 4, 23}, /* aten::_linalg_det.result CPU */
    {16, 4, 23}, /* aten::_linalg_det.result Meta */
    {1, 0, 53}, /* aten::_linalg_eigh CPU */
    {16, 0, 53}, /* aten::_linalg_eigh Meta */
    {1, 4, 24}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 24}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 54}, /* aten::_linalg_eigvals CPU */
    {16, 0, 54}, /* aten::_linalg_eigvals Meta */
    {1, 0, 55}, /* aten::_linalg_slogdet CPU */
    {16, 0, 55}, /* aten::_linalg_slogdet Meta */
    {1, 4, 25}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 25}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 56}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 56}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 26}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 26}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 57}, /* aten::_linalg_svd CPU */
    {16, 0, 57}, /* aten::_linalg_svd Meta */
    {1, 4, 27}, /* aten::_linalg_svd.U CPU */
    {16, 4, 27}, /* aten::_linalg_svd.U Meta */
    {1, 0, 58}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 59}, /* aten::_logcumsumexp CPU */
    {16, 0, 59}, /* aten::_logcumsumexp Meta */
    {1, 4, 28}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 28}, /* aten::_logcumsumexp.out Meta */
    {138, 0, 60}, /* aten::_lu_with_info implicit */
    {1, 0, 61}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 61}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 62}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 62}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 30}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 30}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 64}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 64}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 29}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 63}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 31}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 65}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 32}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 33}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 66}, /* aten::_pdist_forward CPU */
    {16, 0, 66}, /* aten::_pdist_forward Meta */
    {141, 4, 34}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 67}, /* aten::_prelu_kernel CPU */
    {16, 0, 67}, /* aten::_prelu_kernel Meta */
    {1, 0, 68}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 68}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 69}, /* aten::_reshape_alias CPU */
    {16, 0, 69}, /* aten::_reshape_alias Meta */
    {142, 7, 35}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 36}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 70}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {141, 0, 71}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 37}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 72}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 38}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 73}, /* aten::_unique CPU */
    {16, 0, 73}, /* aten::_unique Meta */
    {141, 4, 39}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 74}, /* aten::_unique2 CPU */
    {16, 0, 74}, /* aten::_unique2 Meta */
    {141, 4, 40}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 75}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 76}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 928}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 41}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 77}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 77}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 42}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 42}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 79}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 78}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 78}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 43}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 43}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 80}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 80}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 44}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 44}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 82}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 81}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 81}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 45}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 45}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 83}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 83}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 46}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 46}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 85}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 84}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 84}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 47}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 47}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 86}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 86}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 48}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 48}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 88}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 87}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 87}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 49}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 49}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 89}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 89}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 50}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 50}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 91}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 90}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 90}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 51}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 51}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 92}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 92}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 52}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 52}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 94}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 93}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 93}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 53}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 53}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 95}, /* aten::abs CPU */
    {16, 0, 95}, /* aten::abs Meta */
    {1, 0, 97}, /* aten::abs.out CPU */
    {16, 0, 97}, /* aten::abs.out Meta */
    {1, 0, 96}, /* aten::abs_ CPU */
    {16, 0, 96}, /* aten::abs_ Meta */
    {138, 0, 98}, /* aten::absolute implicit */
    {138, 4, 54}, /* aten::absolute.out implicit */
    {138, 0, 99}, /* aten::absolute_ implicit */
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
    {138, 0, 100}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 101}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 55}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 55}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 102}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 56}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 56}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 103}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 104}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 104}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 57}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 57}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 105}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 105}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 58}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 58}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 106}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 106}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 59}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 59}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 107}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 107}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 60}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 60}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 108}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 61}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::add.Tensor CPU */
    {16, 1, 6}, /* aten::add.Tensor Meta */
    {1, 3, 6}, /* aten::add.out CPU */
    {16, 3, 6}, /* aten::add.out Meta */
    {141, 0, 109}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 6}, /* aten::add_.Tensor CPU */
    {16, 2, 6}, /* aten::add_.Tensor Meta */
    {1, 0, 110}, /* aten::addbmm CPU */
    {16, 0, 110}, /* aten::addbmm Meta */
    {1, 4, 62}, /* aten::addbmm.out CPU */
    {16, 4, 62}, /* aten::addbmm.out Meta */
    {1, 0, 111}, /* aten::addbmm_ CPU */
    {16, 0, 111}, /* aten::addbmm_ Meta */
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
    {141, 0, 112}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 63}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 63}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 113}, /* aten::adjoint implicit */
    {141, 0, 114}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 64}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 65}, /* aten::alias_copy.out CompositeExplicitAutograd */
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
    {141, 0, 115}, /* aten::allclose CompositeExplicitAutograd */
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
    {1, 0, 116}, /* aten::angle CPU */
    {16, 0, 116}, /* aten::angle Meta */
    {1, 0, 117}, /* aten::angle.out CPU */
    {16, 0, 117}, /* aten::angle.out Meta */
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
    {141, 0, 118}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::arange BackendSelect */
    {141, 4, 66}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 119}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::arange.start BackendSelect */
    {1, 4, 67}, /* aten::arange.start_out CPU */
    {16, 4, 67}, /* aten::arange.start_out Meta */
    {141, 0, 120}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::arange.start_step BackendSelect */
    {138, 0, 121}, /* aten::arccos implicit */
    {138, 4, 68}, /* aten::arccos.out implicit */
    {138, 0, 122}, /* aten::arccos_ implicit */
    {138, 0, 123}, /* aten::arccosh implicit */
    {138, 4, 69}, /* aten::arccosh.out implicit */
    {138, 0, 124}, /* aten::arccosh_ implicit */
    {138, 0, 125}, /* aten::arcsin implicit */
    {138, 4, 70}, /* aten::arcsin.out implicit */
    {138, 0, 126}, /* aten::arcsin_ implicit */
    {138, 0, 127}, /* aten::arcsinh implicit */
    {138, 4, 71}, /* aten::arcsinh.out implicit */
    {138, 0, 128}, /* aten::arcsinh_ implicit */
    {138, 0, 129}, /* aten::arctan implicit */
    {138, 4, 72}, /* aten::arctan.out implicit */
    {138, 0, 130}, /* aten::arctan2 implicit */
    {138, 4, 73}, /* aten::arctan2.out implicit */
    {138, 0, 131}, /* aten::arctan2_ implicit */
    {138, 0, 132}, /* aten::arctan_ implicit */
    {138, 0, 133}, /* aten::arctanh implicit */
    {138, 4, 74}, /* aten::arctanh.out implicit */
    {138, 0, 134}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 135}, /* aten::argsort implicit */
    {138, 0, 136}, /* aten::argsort.stable implicit */
    {138, 0, 137}, /* aten::argsort.stable_out implicit */
    {138, 0, 138}, /* aten::argwhere implicit */
    {1, 0, 139}, /* aten::as_strided CPU */
    {16, 0, 139}, /* aten::as_strided Meta */
    {142, 5, 75}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 75}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 76}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 140}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 77}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
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
    {138, 0, 141}, /* aten::atleast_1d implicit */
    {138, 0, 142}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 143}, /* aten::atleast_2d implicit */
    {138, 0, 144}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 145}, /* aten::atleast_3d implicit */
    {138, 0, 146}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 147}, /* aten::avg_pool1d implicit */
    {1, 0, 148}, /* aten::avg_pool2d CPU */
    {16, 0, 148}, /* aten::avg_pool2d Meta */
    {1, 4, 78}, /* aten::avg_pool2d.out CPU */
    {16, 4, 78}, /* aten::avg_pool2d.out Meta */
    {1, 0, 149}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 149}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 79}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 79}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 150}, /* aten::avg_pool3d CPU */
    {16, 0, 150}, /* aten::avg_pool3d Meta */
    {1, 4, 80}, /* aten::avg_pool3d.out CPU */
    {16, 4, 80}, /* aten::avg_pool3d.out Meta */
    {1, 0, 151}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 151}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 81}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 81}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 27}, /* aten::baddbmm CPU */
    {16, 1, 27}, /* aten::baddbmm Meta */
    {1, 3, 27}, /* aten::baddbmm.out CPU */
    {16, 3, 27}, /* aten::baddbmm.out Meta */
    {1, 2, 27}, /* aten::baddbmm_ CPU */
    {16, 2, 27}, /* aten::baddbmm_ Meta */
    {138, 0, 153}, /* aten::batch_norm implicit */
    {1, 0, 154}, /* aten::batch_norm_backward CPU */
    {16, 0, 154}, /* aten::batch_norm_backward Meta */
    {1, 0, 155}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 155}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 82}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 156}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 86}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 4, 84}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 4, 85}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 83}, /* aten::bernoulli.out CPU */
    {16, 4, 83}, /* aten::bernoulli.out Meta */
    {142, 0, 159}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 157}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 157}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 158}, /* aten::bernoulli_.float CPU */
    {16, 0, 158}, /* aten::bernoulli_.float Meta */
    {138, 0, 160}, /* aten::bilinear implicit */
    {1, 0, 161}, /* aten::binary_cross_entropy CPU */
    {16, 0, 161}, /* aten::binary_cross_entropy Meta */
    {1, 4, 87}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 87}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 162}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 162}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 88}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 88}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 163}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 163}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 89}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 164}, /* aten::bincount CPU */
    {16, 0, 164}, /* aten::bincount Meta */
    {141, 4, 90}, /* aten::bincount.out CompositeExplicitAutograd */
    {141, 0, 165}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 166}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 91}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 167}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 168}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {141, 0, 169}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 92}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {141, 0, 170}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 171}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {141, 0, 172}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {141, 0, 173}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 174}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 93}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 175}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 176}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {141, 0, 177}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 94}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {141, 0, 178}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 179}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {141, 0, 180}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 181}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 182}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 95}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 183}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 184}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {141, 0, 185}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 96}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 186}, /* aten::broadcast_tensors implicit */
    {138, 0, 187}, /* aten::broadcast_to implicit */
    {1, 0, 188}, /* aten::bucketize.Scalar CPU */
    {16, 0, 188}, /* aten::bucketize.Scalar Meta */
    {141, 4, 97}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 189}, /* aten::bucketize.Tensor CPU */
    {16, 0, 189}, /* aten::bucketize.Tensor Meta */
    {1, 4, 98}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 98}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 190}, /* aten::can_cast implicit */
    {138, 0, 191}, /* aten::cartesian_prod implicit */
    {1, 0, 192}, /* aten::cat CPU */
    {16, 0, 192}, /* aten::cat Meta */
    {1, 0, 193}, /* aten::cat.out CPU */
    {16, 0, 193}, /* aten::cat.out Meta */
    {141, 6, 100}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 4, 99}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 194}, /* aten::cauchy_ CPU */
    {16, 0, 194}, /* aten::cauchy_ Meta */
    {138, 0, 195}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {141, 0, 196}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 101}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 101}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 197}, /* aten::channel_shuffle CPU */
    {16, 0, 197}, /* aten::channel_shuffle Meta */
    {141, 4, 102}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 198}, /* aten::cholesky CPU */
    {16, 0, 198}, /* aten::cholesky Meta */
    {1, 0, 200}, /* aten::cholesky.out CPU */
    {16, 0, 200}, /* aten::cholesky.out Meta */
    {1, 0, 199}, /* aten::cholesky_inverse CPU */
    {16, 0, 199}, /* aten::cholesky_inverse Meta */
    {1, 4, 103}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 103}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 201}, /* aten::cholesky_solve CPU */
    {16, 0, 201}, /* aten::cholesky_solve Meta */
    {1, 0, 202}, /* aten::cholesky_solve.out CPU */
    {16, 0, 202}, /* aten::cholesky_solve.out Meta */
    {138, 0, 203}, /* aten::chunk implicit */
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
    {138, 0, 204}, /* aten::clip implicit */
    {138, 0, 206}, /* aten::clip.Tensor implicit */
    {138, 4, 105}, /* aten::clip.Tensor_out implicit */
    {138, 4, 104}, /* aten::clip.out implicit */
    {138, 0, 205}, /* aten::clip_ implicit */
    {138, 0, 207}, /* aten::clip_.Tensor implicit */
    {141, 0, 208}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 106}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 209}, /* aten::col2im CPU */
    {16, 0, 209}, /* aten::col2im Meta */
    {1, 4, 107}, /* aten::col2im.out CPU */
    {16, 4, 107}, /* aten::col2im.out Meta */
    {138, 0, 210}, /* aten::column_stack implicit */
    {138, 4, 108}, /* aten::column_stack.out implicit */
    {138, 0, 211}, /* aten::combinations implicit */
    {1, 0, 212}, /* aten::complex CPU */
    {16, 0, 212}, /* aten::complex Meta */
    {1, 0, 213}, /* aten::complex.out CPU */
    {16, 0, 213}, /* aten::complex.out Meta */
    {138, 0, 214}, /* aten::concat implicit */
    {138, 4, 109}, /* aten::concat.out implicit */
    {138, 0, 215}, /* aten::concatenate implicit */
    {138, 4, 110}, /* aten::concatenate.out implicit */
    {138, 0, 216}, /* aten::conj implicit */
    {138, 0, 217}, /* aten::conj_physical implicit */
    {1, 4, 111}, /* aten::conj_physical.out CPU */
    {16, 4, 111}, /* aten::conj_physical.out Meta */
    {1, 5, 111}, /* aten::conj_physical_ CPU */
    {16, 5, 111}, /* aten::conj_physical_ Meta */
    {141, 0, 218}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 112}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 219}, /* aten::contiguous implicit */
    {138, 0, 220}, /* aten::conv1d implicit */
    {138, 0, 221}, /* aten::conv1d.padding implicit */
    {138, 0, 222}, /* aten::conv2d implicit */
    {138, 0, 223}, /* aten::conv2d.padding implicit */
    {138, 0, 224}, /* aten::conv3d implicit */
    {138, 0, 225}, /* aten::conv3d.padding implicit */
    {138, 0, 226}, /* aten::conv_transpose1d implicit */
    {138, 0, 227}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 228}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 229}, /* aten::convolution CPU */
    {16, 0, 229}, /* aten::convolution Meta */
    {141, 4, 113}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 230}, /* aten::convolution_backward CPU */
    {16, 0, 230}, /* aten::convolution_backward Meta */
    {141, 4, 114}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 116}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 115}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 231}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 232}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 233}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 234}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 42}, /* aten::copysign_.Tensor CPU */
    {16, 2, 42}, /* aten::copysign_.Tensor Meta */
    {138, 0, 235}, /* aten::corrcoef implicit */
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
    {138, 0, 236}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 237}, /* aten::cosine_similarity implicit */
    {141, 0, 238}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 239}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 239}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 118}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 117}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 240}, /* aten::cov implicit */
    {141, 0, 241}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 119}, /* aten::cummax.out CPU */
    {16, 4, 119}, /* aten::cummax.out Meta */
    {141, 0, 242}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 120}, /* aten::cummin.out CPU */
    {16, 4, 120}, /* aten::cummin.out Meta */
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
    {138, 0, 243}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 244}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 245}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 121}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 121}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 246}, /* aten::det implicit */
    {141, 0, 114}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 122}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 122}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 123}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 247}, /* aten::diag implicit */
    {138, 4, 124}, /* aten::diag.out implicit */
    {142, 0, 248}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 125}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 249}, /* aten::diagflat implicit */
    {141, 0, 250}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 251}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 127}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 126}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 128}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 252}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 129}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 253}, /* aten::diff implicit */
    {138, 0, 254}, /* aten::diff.out implicit */
    {1, 1, 47}, /* aten::digamma CPU */
    {16, 1, 47}, /* aten::digamma Meta */
    {1, 3, 47}, /* aten::digamma.out CPU */
    {16, 3, 47}, /* aten::digamma.out Meta */
    {1, 2, 47}, /* aten::digamma_ CPU */
    {16, 2, 47}, /* aten::digamma_ Meta */
    {141, 0, 255}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 130}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 256}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 257}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 132}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 131}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::div.Tensor CPU */
    {16, 1, 48}, /* aten::div.Tensor Meta */
    {1, 1, 49}, /* aten::div.Tensor_mode CPU */
    {16, 1, 49}, /* aten::div.Tensor_mode Meta */
    {1, 3, 48}, /* aten::div.out CPU */
    {16, 3, 48}, /* aten::div.out Meta */
    {1, 3, 49}, /* aten::div.out_mode CPU */
    {16, 3, 49}, /* aten::div.out_mode Meta */
    {141, 0, 258}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 259}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 48}, /* aten::div_.Tensor CPU */
    {16, 2, 48}, /* aten::div_.Tensor Meta */
    {1, 2, 49}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 49}, /* aten::div_.Tensor_mode Meta */
    {138, 0, 260}, /* aten::divide.Scalar implicit */
    {138, 0, 261}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 262}, /* aten::divide.Tensor implicit */
    {138, 0, 263}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 133}, /* aten::divide.out implicit */
    {138, 4, 134}, /* aten::divide.out_mode implicit */
    {138, 0, 264}, /* aten::divide_.Scalar implicit */
    {138, 0, 265}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 266}, /* aten::divide_.Tensor implicit */
    {138, 0, 267}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 268}, /* aten::dot CPU */
    {16, 0, 268}, /* aten::dot Meta */
    {141, 4, 135}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 269}, /* aten::dropout implicit */
    {138, 0, 270}, /* aten::dropout_ implicit */
    {138, 0, 271}, /* aten::dsplit.array implicit */
    {138, 0, 272}, /* aten::dsplit.int implicit */
    {138, 0, 273}, /* aten::dstack implicit */
    {138, 4, 136}, /* aten::dstack.out implicit */
    {138, 0, 274}, /* aten::einsum implicit */
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
    {141, 0, 275}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 137}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 276}, /* aten::embedding_backward implicit */
    {1, 0, 277}, /* aten::embedding_dense_backward CPU */
    {16, 0, 277}, /* aten::embedding_dense_backward Meta */
    {141, 4, 138}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 279}, /* aten::empty.memory_format CPU */
    {16, 0, 279}, /* aten::empty.memory_format Meta */
    {86, 0, 152}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 280}, /* aten::empty.out implicit */
    {141, 0, 278}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 139}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 281}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::empty_permuted BackendSelect */
    {141, 4, 140}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 282}, /* aten::empty_strided CPU */
    {16, 0, 282}, /* aten::empty_strided Meta */
    {86, 0, 152}, /* aten::empty_strided BackendSelect */
    {141, 4, 141}, /* aten::empty_strided.out CompositeExplicitAutograd */
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
    {1, 0, 283}, /* aten::equal CPU */
    {16, 0, 283}, /* aten::equal Meta */
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
    {141, 0, 284}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 285}, /* aten::expand_as implicit */
    {142, 7, 142}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 143}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 59}, /* aten::expm1 CPU */
    {16, 1, 59}, /* aten::expm1 Meta */
    {1, 3, 59}, /* aten::expm1.out CPU */
    {16, 3, 59}, /* aten::expm1.out Meta */
    {1, 2, 59}, /* aten::expm1_ CPU */
    {16, 2, 59}, /* aten::expm1_ Meta */
    {141, 6, 145}, /* aten::exponential CompositeExplicitAutograd */
    {141, 4, 144}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 286}, /* aten::exponential_ CPU */
    {16, 0, 286}, /* aten::exponential_ Meta */
    {141, 0, 287}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::eye BackendSelect */
    {141, 0, 288}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::eye.m BackendSelect */
    {1, 4, 147}, /* aten::eye.m_out CPU */
    {16, 4, 147}, /* aten::eye.m_out Meta */
    {1, 4, 146}, /* aten::eye.out CPU */
    {16, 4, 146}, /* aten::eye.out Meta */
    {138, 0, 289}, /* aten::fft_fft implicit */
    {138, 0, 292}, /* aten::fft_fft.out implicit */
    {138, 0, 290}, /* aten::fft_fft2 implicit */
    {138, 0, 291}, /* aten::fft_fft2.out implicit */
    {138, 0, 293}, /* aten::fft_fftn implicit */
    {138, 0, 294}, /* aten::fft_fftn.out implicit */
    {138, 0, 295}, /* aten::fft_fftshift implicit */
    {138, 0, 296}, /* aten::fft_hfft implicit */
    {138, 0, 299}, /* aten::fft_hfft.out implicit */
    {138, 0, 297}, /* aten::fft_hfft2 implicit */
    {138, 0, 298}, /* aten::fft_hfft2.out implicit */
    {138, 0, 300}, /* aten::fft_hfftn implicit */
    {138, 0, 301}, /* aten::fft_hfftn.out implicit */
    {138, 0, 302}, /* aten::fft_ifft implicit */
    {138, 0, 305}, /* aten::fft_ifft.out implicit */
    {138, 0, 303}, /* aten::fft_ifft2 implicit */
    {138, 0, 304}, /* aten::fft_ifft2.out implicit */
    {138, 0, 306}, /* aten::fft_ifftn implicit */
    {138, 0, 307}, /* aten::fft_ifftn.out implicit */
    {138, 0, 308}, /* aten::fft_ifftshift implicit */
    {138, 0, 309}, /* aten::fft_ihfft implicit */
    {138, 0, 312}, /* aten::fft_ihfft.out implicit */
    {138, 0, 310}, /* aten::fft_ihfft2 implicit */
    {138, 0, 311}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 313}, /* aten::fft_ihfftn implicit */
    {138, 0, 314}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 315}, /* aten::fft_irfft implicit */
    {138, 0, 318}, /* aten::fft_irfft.out implicit */
    {138, 0, 316}, /* aten::fft_irfft2 implicit */
    {138, 0, 317}, /* aten::fft_irfft2.out implicit */
    {138, 0, 319}, /* aten::fft_irfftn implicit */
    {138, 0, 320}, /* aten::fft_irfftn.out implicit */
    {138, 0, 321}, /* aten::fft_rfft implicit */
    {138, 0, 324}, /* aten::fft_rfft.out implicit */
    {138, 0, 322}, /* aten::fft_rfft2 implicit */
    {138, 0, 323}, /* aten::fft_rfft2.out implicit */
    {138, 0, 325}, /* aten::fft_rfftn implicit */
    {138, 0, 326}, /* aten::fft_rfftn.out implicit */
    {141, 6, 150}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 148}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 151}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 149}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 327}, /* aten::fill_.Scalar CPU */
    {16, 0, 327}, /* aten::fill_.Scalar Meta */
    {1, 0, 328}, /* aten::fill_.Tensor CPU */
    {16, 0, 328}, /* aten::fill_.Tensor Meta */
    {138, 0, 329}, /* aten::fix implicit */
    {138, 4, 152}, /* aten::fix.out implicit */
    {138, 0, 330}, /* aten::fix_ implicit */
    {138, 0, 331}, /* aten::flatten.using_ints implicit */
    {1, 0, 332}, /* aten::flip CPU */
    {16, 0, 332}, /* aten::flip Meta */
    {141, 4, 153}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 333}, /* aten::fliplr implicit */
    {138, 0, 334}, /* aten::flipud implicit */
    {138, 0, 335}, /* aten::float_power.Scalar implicit */
    {138, 0, 336}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 337}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 338}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 339}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 340}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 341}, /* aten::float_power_.Scalar implicit */
    {138, 0, 342}, /* aten::float_power_.Tensor implicit */
    {1, 1, 60}, /* aten::floor CPU */
    {16, 1, 60}, /* aten::floor Meta */
    {1, 3, 60}, /* aten::floor.out CPU */
    {16, 3, 60}, /* aten::floor.out Meta */
    {1, 2, 60}, /* aten::floor_ CPU */
    {16, 2, 60}, /* aten::floor_ Meta */
    {1, 0, 343}, /* aten::floor_divide CPU */
    {16, 0, 343}, /* aten::floor_divide Meta */
    {141, 0, 344}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 154}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 347}, /* aten::floor_divide.out CPU */
    {16, 0, 347}, /* aten::floor_divide.out Meta */
    {141, 0, 345}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 346}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 346}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 61}, /* aten::fmax CPU */
    {16, 1, 61}, /* aten::fmax Meta */
    {1, 3, 61}, /* aten::fmax.out CPU */
    {16, 3, 61}, /* aten::fmax.out Meta */
    {1, 1, 62}, /* aten::fmin CPU */
    {16, 1, 62}, /* aten::fmin Meta */
    {1, 3, 62}, /* aten::fmin.out CPU */
    {16, 3, 62}, /* aten::fmin.out Meta */
    {141, 0, 348}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 349}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::fmod.Tensor CPU */
    {16, 1, 63}, /* aten::fmod.Tensor Meta */
    {1, 3, 63}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 63}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 350}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 63}, /* aten::fmod_.Tensor CPU */
    {16, 2, 63}, /* aten::fmod_.Tensor Meta */
    {1, 1, 64}, /* aten::frac CPU */
    {16, 1, 64}, /* aten::frac Meta */
    {1, 3, 64}, /* aten::frac.out CPU */
    {16, 3, 64}, /* aten::frac.out Meta */
    {1, 2, 64}, /* aten::frac_ CPU */
    {16, 2, 64}, /* aten::frac_ Meta */
    {1, 0, 351}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 351}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 155}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 155}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 352}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 352}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 156}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 156}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 353}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 353}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 157}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 157}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 354}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 354}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 158}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 158}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 355}, /* aten::frexp.Tensor CPU */
    {16, 0, 355}, /* aten::frexp.Tensor Meta */
    {1, 0, 356}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 356}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 357}, /* aten::from_file CPU */
    {86, 0, 152}, /* aten::from_file BackendSelect */
    {141, 4, 159}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 358}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::full BackendSelect */
    {141, 4, 160}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 359}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 161}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 65}, /* aten::gather CPU */
    {16, 1, 65}, /* aten::gather Meta */
    {1, 3, 65}, /* aten::gather.out CPU */
    {16, 3, 65}, /* aten::gather.out Meta */
    {138, 0, 360}, /* aten::gather_backward implicit */
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
    {141, 6, 163}, /* aten::geometric CompositeExplicitAutograd */
    {141, 4, 162}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 361}, /* aten::geometric_ CPU */
    {16, 0, 361}, /* aten::geometric_ Meta */
    {1, 0, 362}, /* aten::geqrf CPU */
    {16, 0, 362}, /* aten::geqrf Meta */
    {1, 4, 164}, /* aten::geqrf.a CPU */
    {16, 4, 164}, /* aten::geqrf.a Meta */
    {138, 0, 363}, /* aten::ger implicit */
    {138, 4, 165}, /* aten::ger.out implicit */
    {1, 0, 364}, /* aten::glu CPU */
    {16, 0, 364}, /* aten::glu Meta */
    {1, 4, 166}, /* aten::glu.out CPU */
    {16, 4, 166}, /* aten::glu.out Meta */
    {1, 0, 365}, /* aten::glu_backward CPU */
    {16, 0, 365}, /* aten::glu_backward Meta */
    {1, 4, 167}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 167}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 366}, /* aten::gradient.array implicit */
    {138, 0, 367}, /* aten::gradient.scalararray implicit */
    {138, 0, 368}, /* aten::gradient.scalarint implicit */
    {138, 0, 369}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 370}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 371}, /* aten::gradient.tensorarray implicit */
    {138, 0, 372}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 373}, /* aten::greater.Scalar implicit */
    {138, 4, 168}, /* aten::greater.Scalar_out implicit */
    {138, 0, 374}, /* aten::greater.Tensor implicit */
    {138, 4, 169}, /* aten::greater.Tensor_out implicit */
    {138, 0, 375}, /* aten::greater_.Scalar implicit */
    {138, 0, 376}, /* aten::greater_.Tensor implicit */
    {138, 0, 377}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 170}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 378}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 171}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 379}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 380}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 381}, /* aten::grid_sampler implicit */
    {1, 0, 382}, /* aten::grid_sampler_2d CPU */
    {16, 0, 382}, /* aten::grid_sampler_2d Meta */
    {141, 4, 172}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 383}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 383}, /* aten::grid_sampler_2d_backward Meta */
    {141, 4, 173}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 384}, /* aten::grid_sampler_3d CPU */
    {16, 0, 384}, /* aten::grid_sampler_3d Meta */
    {141, 4, 174}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 385}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 385}, /* aten::grid_sampler_3d_backward Meta */
    {141, 4, 175}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 386}, /* aten::group_norm implicit */
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
    {1, 0, 387}, /* aten::hardswish CPU */
    {16, 0, 387}, /* aten::hardswish Meta */
    {1, 0, 390}, /* aten::hardswish.out CPU */
    {16, 0, 390}, /* aten::hardswish.out Meta */
    {1, 0, 388}, /* aten::hardswish_ CPU */
    {16, 0, 388}, /* aten::hardswish_ Meta */
    {1, 0, 389}, /* aten::hardswish_backward CPU */
    {16, 0, 389}, /* aten::hardswish_backward Meta */
    {141, 4, 176}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 391}, /* aten::hardtanh CPU */
    {16, 0, 391}, /* aten::hardtanh Meta */
    {1, 0, 395}, /* aten::hardtanh.out CPU */
    {16, 0, 395}, /* aten::hardtanh.out Meta */
    {1, 0, 392}, /* aten::hardtanh_ CPU */
    {16, 0, 392}, /* aten::hardtanh_ Meta */
    {1, 0, 393}, /* aten::hardtanh_backward CPU */
    {16, 0, 393}, /* aten::hardtanh_backward Meta */
    {1, 0, 394}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 394}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 77}, /* aten::heaviside CPU */
    {16, 1, 77}, /* aten::heaviside Meta */
    {1, 3, 77}, /* aten::heaviside.out CPU */
    {16, 3, 77}, /* aten::heaviside.out Meta */
    {1, 2, 77}, /* aten::heaviside_ CPU */
    {16, 2, 77}, /* aten::heaviside_ Meta */
    {138, 0, 396}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 397}, /* aten::histc CPU */
    {16, 0, 397}, /* aten::histc Meta */
    {1, 4, 177}, /* aten::histc.out CPU */
    {16, 4, 177}, /* aten::histc.out Meta */
    {1, 0, 398}, /* aten::histogram.bin_ct CPU */
    {16, 0, 398}, /* aten::histogram.bin_ct Meta */
    {1, 4, 178}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 178}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 399}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 399}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 179}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 179}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 400}, /* aten::histogramdd implicit */
    {138, 0, 401}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 402}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 403}, /* aten::hsplit.array implicit */
    {138, 0, 404}, /* aten::hsplit.int implicit */
    {138, 0, 405}, /* aten::hstack implicit */
    {138, 4, 180}, /* aten::hstack.out implicit */
    {1, 0, 406}, /* aten::huber_loss CPU */
    {16, 0, 406}, /* aten::huber_loss Meta */
    {1, 4, 181}, /* aten::huber_loss.out CPU */
    {16, 4, 181}, /* aten::huber_loss.out Meta */
    {1, 0, 407}, /* aten::huber_loss_backward CPU */
    {16, 0, 407}, /* aten::huber_loss_backward Meta */
    {1, 4, 182}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 182}, /* aten::huber_loss_backward.out Meta */
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
    {1, 0, 408}, /* aten::im2col CPU */
    {16, 0, 408}, /* aten::im2col Meta */
    {1, 4, 183}, /* aten::im2col.out CPU */
    {16, 4, 183}, /* aten::im2col.out Meta */
    {138, 0, 409}, /* aten::imag implicit */
    {1, 0, 410}, /* aten::index.Tensor CPU */
    {1, 4, 184}, /* aten::index.Tensor_out CPU */
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
    {1, 0, 411}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 411}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 412}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 412}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 190}, /* aten::index_put CompositeExplicitAutograd */
    {141, 4, 189}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 413}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 84}, /* aten::index_reduce CPU */
    {16, 1, 84}, /* aten::index_reduce Meta */
    {1, 3, 84}, /* aten::index_reduce.out CPU */
    {16, 3, 84}, /* aten::index_reduce.out Meta */
    {1, 2, 84}, /* aten::index_reduce_ CPU */
    {16, 2, 84}, /* aten::index_reduce_ Meta */
    {1, 0, 414}, /* aten::index_select CPU */
    {16, 0, 414}, /* aten::index_select Meta */
    {1, 4, 191}, /* aten::index_select.out CPU */
    {16, 4, 191}, /* aten::index_select.out Meta */
    {138, 0, 415}, /* aten::index_select_backward implicit */
    {138, 0, 416}, /* aten::inner implicit */
    {138, 4, 192}, /* aten::inner.out implicit */
    {138, 0, 417}, /* aten::instance_norm implicit */
    {138, 0, 418}, /* aten::inverse implicit */
    {138, 4, 193}, /* aten::inverse.out implicit */
    {138, 0, 419}, /* aten::is_complex implicit */
    {138, 0, 420}, /* aten::is_conj implicit */
    {138, 0, 421}, /* aten::is_distributed implicit */
    {138, 0, 422}, /* aten::is_floating_point implicit */
    {138, 0, 423}, /* aten::is_inference implicit */
    {138, 0, 424}, /* aten::is_neg implicit */
    {138, 0, 425}, /* aten::is_nonzero implicit */
    {141, 0, 426}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 427}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 428}, /* aten::is_signed implicit */
    {138, 0, 429}, /* aten::isclose implicit */
    {138, 0, 430}, /* aten::isfinite implicit */
    {1, 0, 431}, /* aten::isinf CPU */
    {16, 0, 431}, /* aten::isinf Meta */
    {141, 4, 194}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 432}, /* aten::isnan CPU */
    {16, 0, 432}, /* aten::isnan Meta */
    {141, 4, 195}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 85}, /* aten::isneginf CPU */
    {16, 1, 85}, /* aten::isneginf Meta */
    {1, 3, 85}, /* aten::isneginf.out CPU */
    {16, 3, 85}, /* aten::isneginf.out Meta */
    {1, 1, 86}, /* aten::isposinf CPU */
    {16, 1, 86}, /* aten::isposinf Meta */
    {1, 3, 86}, /* aten::isposinf.out CPU */
    {16, 3, 86}, /* aten::isposinf.out Meta */
    {138, 0, 433}, /* aten::isreal implicit */
    {138, 0, 434}, /* aten::item implicit */
    {138, 0, 435}, /* aten::kl_div implicit */
    {138, 0, 436}, /* aten::kron implicit */
    {138, 4, 196}, /* aten::kron.out implicit */
    {141, 0, 437}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 438}, /* aten::kthvalue.values CPU */
    {16, 0, 438}, /* aten::kthvalue.values Meta */
    {138, 0, 439}, /* aten::l1_loss implicit */
    {138, 0, 440}, /* aten::layer_norm implicit */
    {1, 1, 87}, /* aten::lcm CPU */
    {16, 1, 87}, /* aten::lcm Meta */
    {1, 3, 87}, /* aten::lcm.out CPU */
    {16, 3, 87}, /* aten::lcm.out Meta */
    {1, 2, 87}, /* aten::lcm_ CPU */
    {16, 2, 87}, /* aten::lcm_ Meta */
    {141, 0, 441}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 197}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 197}, /* aten::ldexp_ CompositeExplicitAutograd */
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
    {138, 0, 442}, /* aten::less.Scalar implicit */
    {138, 4, 198}, /* aten::less.Scalar_out implicit */
    {138, 0, 443}, /* aten::less.Tensor implicit */
    {138, 4, 199}, /* aten::less.Tensor_out implicit */
    {138, 0, 444}, /* aten::less_.Scalar implicit */
    {138, 0, 445}, /* aten::less_.Tensor implicit */
    {138, 0, 446}, /* aten::less_equal.Scalar implicit */
    {138, 4, 200}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 447}, /* aten::less_equal.Tensor implicit */
    {138, 4, 201}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 448}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 449}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 94}, /* aten::lgamma CPU */
    {16, 1, 94}, /* aten::lgamma Meta */
    {1, 3, 94}, /* aten::lgamma.out CPU */
    {16, 3, 94}, /* aten::lgamma.out Meta */
    {1, 2, 94}, /* aten::lgamma_ CPU */
    {16, 2, 94}, /* aten::lgamma_ Meta */
    {141, 0, 450}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 202}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 451}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 203}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 204}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 452}, /* aten::linalg_cholesky implicit */
    {138, 4, 205}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 453}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 453}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 206}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 206}, /* aten::linalg_cholesky_ex.L Meta */
    {1, 0, 454}, /* aten::linalg_cross CPU */
    {16, 0, 454}, /* aten::linalg_cross Meta */
    {1, 4, 207}, /* aten::linalg_cross.out CPU */
    {16, 4, 207}, /* aten::linalg_cross.out Meta */
    {138, 0, 455}, /* aten::linalg_det implicit */
    {138, 4, 208}, /* aten::linalg_det.out implicit */
    {138, 0, 456}, /* aten::linalg_diagonal implicit */
    {1, 0, 457}, /* aten::linalg_eig CPU */
    {16, 0, 457}, /* aten::linalg_eig Meta */
    {1, 4, 209}, /* aten::linalg_eig.out CPU */
    {16, 4, 209}, /* aten::linalg_eig.out Meta */
    {138, 0, 458}, /* aten::linalg_eigh implicit */
    {138, 4, 210}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 459}, /* aten::linalg_eigvals implicit */
    {1, 4, 211}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 211}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 460}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 212}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 461}, /* aten::linalg_householder_product CPU */
    {16, 0, 461}, /* aten::linalg_householder_product Meta */
    {1, 4, 213}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 213}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 462}, /* aten::linalg_inv implicit */
    {138, 4, 214}, /* aten::linalg_inv.out implicit */
    {1, 0, 463}, /* aten::linalg_inv_ex CPU */
    {16, 0, 463}, /* aten::linalg_inv_ex Meta */
    {1, 4, 215}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 215}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 464}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 216}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 465}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 465}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 217}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 217}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 466}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 466}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 218}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 218}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 467}, /* aten::linalg_lstsq CPU */
    {16, 0, 467}, /* aten::linalg_lstsq Meta */
    {1, 4, 219}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 219}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 468}, /* aten::linalg_lu CPU */
    {16, 0, 468}, /* aten::linalg_lu Meta */
    {1, 4, 220}, /* aten::linalg_lu.out CPU */
    {16, 4, 220}, /* aten::linalg_lu.out Meta */
    {138, 0, 469}, /* aten::linalg_lu_factor implicit */
    {138, 4, 221}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 470}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 470}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 222}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 222}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 471}, /* aten::linalg_lu_solve CPU */
    {16, 0, 471}, /* aten::linalg_lu_solve Meta */
    {1, 4, 223}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 223}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 472}, /* aten::linalg_matmul implicit */
    {138, 4, 224}, /* aten::linalg_matmul.out implicit */
    {1, 0, 473}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 473}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 225}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 474}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 226}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 475}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 227}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 476}, /* aten::linalg_matrix_power implicit */
    {138, 4, 228}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 477}, /* aten::linalg_multi_dot implicit */
    {138, 4, 229}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 478}, /* aten::linalg_norm implicit */
    {138, 0, 479}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 231}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 230}, /* aten::linalg_norm.out implicit */
    {1, 0, 480}, /* aten::linalg_qr CPU */
    {16, 0, 480}, /* aten::linalg_qr Meta */
    {1, 4, 232}, /* aten::linalg_qr.out CPU */
    {16, 4, 232}, /* aten::linalg_qr.out Meta */
    {138, 0, 481}, /* aten::linalg_slogdet implicit */
    {138, 4, 233}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 482}, /* aten::linalg_solve implicit */
    {138, 4, 234}, /* aten::linalg_solve.out implicit */
    {138, 0, 483}, /* aten::linalg_solve_ex implicit */
    {138, 4, 235}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 484}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 484}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 236}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 236}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 485}, /* aten::linalg_svd implicit */
    {138, 4, 237}, /* aten::linalg_svd.U implicit */
    {138, 0, 486}, /* aten::linalg_svdvals implicit */
    {138, 4, 238}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 487}, /* aten::linalg_tensorinv implicit */
    {138, 0, 488}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 489}, /* aten::linalg_vander implicit */
    {138, 0, 490}, /* aten::linalg_vecdot implicit */
    {138, 4, 239}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 95}, /* aten::linalg_vector_norm CPU */
    {16, 1, 95}, /* aten::linalg_vector_norm Meta */
    {1, 3, 95}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 95}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 491}, /* aten::linear implicit */
    {141, 0, 492}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::linspace BackendSelect */
    {141, 0, 493}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 241}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 494}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 242}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 495}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::linspace.Tensor_Tensor BackendSelect */
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
    {1, 0, 496}, /* aten::log_normal_ CPU */
    {16, 0, 496}, /* aten::log_normal_ Meta */
    {138, 0, 497}, /* aten::log_sigmoid implicit */
    {138, 0, 502}, /* aten::log_sigmoid.out implicit */
    {1, 0, 498}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 498}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 499}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 499}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 500}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 500}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 501}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 501}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 503}, /* aten::log_softmax.int implicit */
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
    {141, 0, 504}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 247}, /* aten::logcumsumexp.out CPU */
    {16, 4, 247}, /* aten::logcumsumexp.out Meta */
    {138, 0, 505}, /* aten::logdet implicit */
    {1, 0, 506}, /* aten::logical_and CPU */
    {16, 0, 506}, /* aten::logical_and Meta */
    {1, 0, 508}, /* aten::logical_and.out CPU */
    {16, 0, 508}, /* aten::logical_and.out Meta */
    {1, 0, 507}, /* aten::logical_and_ CPU */
    {16, 0, 507}, /* aten::logical_and_ Meta */
    {1, 0, 509}, /* aten::logical_not CPU */
    {16, 0, 509}, /* aten::logical_not Meta */
    {1, 0, 511}, /* aten::logical_not.out CPU */
    {16, 0, 511}, /* aten::logical_not.out Meta */
    {1, 0, 510}, /* aten::logical_not_ CPU */
    {16, 0, 510}, /* aten::logical_not_ Meta */
    {1, 0, 512}, /* aten::logical_or CPU */
    {16, 0, 512}, /* aten::logical_or Meta */
    {1, 0, 514}, /* aten::logical_or.out CPU */
    {16, 0, 514}, /* aten::logical_or.out Meta */
    {1, 0, 513}, /* aten::logical_or_ CPU */
    {16, 0, 513}, /* aten::logical_or_ Meta */
    {1, 0, 515}, /* aten::logical_xor CPU */
    {16, 0, 515}, /* aten::logical_xor Meta */
    {1, 0, 517}, /* aten::logical_xor.out CPU */
    {16, 0, 517}, /* aten::logical_xor.out Meta */
    {1, 0, 516}, /* aten::logical_xor_ CPU */
    {16, 0, 516}, /* aten::logical_xor_ Meta */
    {1, 0, 518}, /* aten::logit CPU */
    {16, 0, 518}, /* aten::logit Meta */
    {1, 0, 520}, /* aten::logit.out CPU */
    {16, 0, 520}, /* aten::logit.out Meta */
    {1, 0, 519}, /* aten::logit_ CPU */
    {16, 0, 519}, /* aten::logit_ Meta */
    {1, 1, 102}, /* aten::logit_backward CPU */
    {16, 1, 102}, /* aten::logit_backward Meta */
    {1, 3, 102}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 102}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 521}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::logspace BackendSelect */
    {141, 0, 522}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 249}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 523}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 250}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 524}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 251}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 248}, /* aten::logspace.out CPU */
    {16, 4, 248}, /* aten::logspace.out Meta */
    {141, 0, 525}, /* aten::logsumexp CompositeExplicitAutograd */
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
    {138, 0, 526}, /* aten::lu_solve implicit */
    {138, 4, 253}, /* aten::lu_solve.out implicit */
    {1, 0, 527}, /* aten::lu_unpack CPU */
    {16, 0, 527}, /* aten::lu_unpack Meta */
    {1, 4, 254}, /* aten::lu_unpack.out CPU */
    {16, 4, 254}, /* aten::lu_unpack.out Meta */
    {138, 0, 528}, /* aten::mH implicit */
    {138, 0, 529}, /* aten::mT implicit */
    {138, 0, 530}, /* aten::margin_ranking_loss implicit */
    {141, 0, 531}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 4, 255}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 532}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 4, 256}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 533}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 533}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 534}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 534}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 535}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 4, 257}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 536}, /* aten::masked_scatter_ CPU */
    {16, 0, 536}, /* aten::masked_scatter_ Meta */
    {141, 0, 537}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 538}, /* aten::masked_select CPU */
    {1, 0, 539}, /* aten::masked_select.out CPU */
    {138, 0, 540}, /* aten::matmul implicit */
    {138, 0, 541}, /* aten::matmul.out implicit */
    {138, 0, 542}, /* aten::matrix_H implicit */
    {138, 0, 543}, /* aten::matrix_exp implicit */
    {138, 0, 544}, /* aten::matrix_power implicit */
    {138, 4, 258}, /* aten::matrix_power.out implicit */
    {1, 0, 545}, /* aten::max CPU */
    {16, 0, 545}, /* aten::max Meta */
    {1, 1, 105}, /* aten::max.dim CPU */
    {16, 1, 105}, /* aten::max.dim Meta */
    {1, 3, 105}, /* aten::max.dim_max CPU */
    {16, 3, 105}, /* aten::max.dim_max Meta */
    {138, 0, 546}, /* aten::max.other implicit */
    {138, 0, 547}, /* aten::max.out implicit */
    {1, 4, 259}, /* aten::max.unary_out CPU */
    {16, 4, 259}, /* aten::max.unary_out Meta */
    {138, 0, 548}, /* aten::max_pool1d implicit */
    {138, 0, 549}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 550}, /* aten::max_pool2d implicit */
    {1, 0, 551}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 551}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 260}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 260}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 552}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 552}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 261}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 261}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 553}, /* aten::max_pool3d implicit */
    {1, 0, 554}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 554}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 262}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 262}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 555}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 555}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 263}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 263}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 556}, /* aten::max_unpool2d CPU */
    {16, 0, 556}, /* aten::max_unpool2d Meta */
    {1, 4, 264}, /* aten::max_unpool2d.out CPU */
    {16, 4, 264}, /* aten::max_unpool2d.out Meta */
    {1, 0, 557}, /* aten::max_unpool3d CPU */
    {16, 0, 557}, /* aten::max_unpool3d Meta */
    {1, 4, 265}, /* aten::max_unpool3d.out CPU */
    {16, 4, 265}, /* aten::max_unpool3d.out Meta */
    {1, 1, 106}, /* aten::maximum CPU */
    {16, 1, 106}, /* aten::maximum Meta */
    {1, 3, 106}, /* aten::maximum.out CPU */
    {16, 3, 106}, /* aten::maximum.out Meta */
    {141, 0, 558}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 107}, /* aten::mean.dim CPU */
    {16, 1, 107}, /* aten::mean.dim Meta */
    {1, 4, 266}, /* aten::mean.dtype_out CPU */
    {16, 4, 266}, /* aten::mean.dtype_out Meta */
    {1, 3, 107}, /* aten::mean.out CPU */
    {16, 3, 107}, /* aten::mean.out Meta */
    {1, 0, 559}, /* aten::median CPU */
    {16, 0, 559}, /* aten::median Meta */
    {141, 0, 560}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 268}, /* aten::median.dim_values CPU */
    {16, 4, 268}, /* aten::median.dim_values Meta */
    {141, 4, 267}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 561}, /* aten::meshgrid implicit */
    {138, 0, 562}, /* aten::meshgrid.indexing implicit */
    {1, 0, 563}, /* aten::min CPU */
    {16, 0, 563}, /* aten::min Meta */
    {1, 1, 108}, /* aten::min.dim CPU */
    {16, 1, 108}, /* aten::min.dim Meta */
    {1, 3, 108}, /* aten::min.dim_min CPU */
    {16, 3, 108}, /* aten::min.dim_min Meta */
    {138, 0, 564}, /* aten::min.other implicit */
    {138, 0, 565}, /* aten::min.out implicit */
    {1, 4, 269}, /* aten::min.unary_out CPU */
    {16, 4, 269}, /* aten::min.unary_out Meta */
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
    {1, 0, 566}, /* aten::mish_backward CPU */
    {16, 0, 566}, /* aten::mish_backward Meta */
    {138, 0, 567}, /* aten::mish_backward implicit */
    {1, 1, 111}, /* aten::mm CPU */
    {16, 1, 111}, /* aten::mm Meta */
    {1, 3, 111}, /* aten::mm.out CPU */
    {16, 3, 111}, /* aten::mm.out Meta */
    {1, 0, 568}, /* aten::mode CPU */
    {16, 0, 568}, /* aten::mode Meta */
    {1, 4, 270}, /* aten::mode.values CPU */
    {16, 4, 270}, /* aten::mode.values Meta */
    {138, 0, 569}, /* aten::moveaxis.int implicit */
    {138, 0, 570}, /* aten::moveaxis.intlist implicit */
    {138, 0, 571}, /* aten::movedim.int implicit */
    {138, 0, 572}, /* aten::movedim.intlist implicit */
    {1, 0, 573}, /* aten::mse_loss CPU */
    {16, 0, 573}, /* aten::mse_loss Meta */
    {1, 4, 271}, /* aten::mse_loss.out CPU */
    {16, 4, 271}, /* aten::mse_loss.out Meta */
    {1, 0, 574}, /* aten::mse_loss_backward CPU */
    {16, 0, 574}, /* aten::mse_loss_backward Meta */
    {1, 4, 272}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 272}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 575}, /* aten::msort implicit */
    {138, 0, 576}, /* aten::msort.out implicit */
    {141, 0, 577}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 273}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mul.Tensor CPU */
    {16, 1, 112}, /* aten::mul.Tensor Meta */
    {1, 3, 112}, /* aten::mul.out CPU */
    {16, 3, 112}, /* aten::mul.out Meta */
    {141, 0, 578}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 112}, /* aten::mul_.Tensor CPU */
    {16, 2, 112}, /* aten::mul_.Tensor Meta */
    {1, 0, 579}, /* aten::multinomial CPU */
    {16, 0, 579}, /* aten::multinomial Meta */
    {1, 0, 580}, /* aten::multinomial.out CPU */
    {16, 0, 580}, /* aten::multinomial.out Meta */
    {138, 0, 581}, /* aten::multiply.Scalar implicit */
    {138, 0, 582}, /* aten::multiply.Tensor implicit */
    {138, 4, 274}, /* aten::multiply.out implicit */
    {138, 0, 583}, /* aten::multiply_.Scalar implicit */
    {138, 0, 584}, /* aten::multiply_.Tensor implicit */
    {141, 0, 585}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 275}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 586}, /* aten::mvlgamma CPU */
    {16, 0, 586}, /* aten::mvlgamma Meta */
    {1, 0, 588}, /* aten::mvlgamma.out CPU */
    {16, 0, 588}, /* aten::mvlgamma.out Meta */
    {1, 0, 587}, /* aten::mvlgamma_ CPU */
    {16, 0, 587}, /* aten::mvlgamma_ Meta */
    {1, 0, 589}, /* aten::nan_to_num CPU */
    {16, 0, 589}, /* aten::nan_to_num Meta */
    {1, 0, 591}, /* aten::nan_to_num.out CPU */
    {16, 0, 591}, /* aten::nan_to_num.out Meta */
    {1, 0, 590}, /* aten::nan_to_num_ CPU */
    {16, 0, 590}, /* aten::nan_to_num_ Meta */
    {138, 0, 592}, /* aten::nanmean implicit */
    {138, 0, 593}, /* aten::nanmean.out implicit */
    {1, 0, 594}, /* aten::nanmedian CPU */
    {16, 0, 594}, /* aten::nanmedian Meta */
    {141, 0, 595}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 277}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 277}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 276}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 596}, /* aten::nanquantile implicit */
    {138, 4, 278}, /* aten::nanquantile.out implicit */
    {138, 0, 597}, /* aten::nanquantile.scalar implicit */
    {138, 4, 279}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 598}, /* aten::nansum CPU */
    {16, 0, 598}, /* aten::nansum Meta */
    {1, 4, 280}, /* aten::nansum.out CPU */
    {16, 4, 280}, /* aten::nansum.out Meta */
    {138, 0, 599}, /* aten::narrow implicit */
    {138, 0, 600}, /* aten::narrow.Tensor implicit */
    {142, 7, 281}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 282}, /* aten::narrow_copy.out CPU */
    {16, 4, 282}, /* aten::narrow_copy.out Meta */
    {1, 0, 601}, /* aten::native_batch_norm CPU */
    {16, 0, 601}, /* aten::native_batch_norm Meta */
    {1, 4, 283}, /* aten::native_batch_norm.out CPU */
    {16, 4, 283}, /* aten::native_batch_norm.out Meta */
    {1, 0, 602}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 602}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 284}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 603}, /* aten::native_dropout CPU */
    {16, 0, 603}, /* aten::native_dropout Meta */
    {141, 4, 285}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 604}, /* aten::native_dropout_backward CPU */
    {16, 0, 604}, /* aten::native_dropout_backward Meta */
    {141, 4, 286}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 605}, /* aten::native_group_norm CPU */
    {16, 0, 605}, /* aten::native_group_norm Meta */
    {141, 4, 287}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 606}, /* aten::native_group_norm_backward CPU */
    {16, 0, 606}, /* aten::native_group_norm_backward Meta */
    {141, 4, 288}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 607}, /* aten::native_layer_norm CPU */
    {16, 0, 607}, /* aten::native_layer_norm Meta */
    {141, 4, 289}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 608}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 608}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 290}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
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
    {138, 0, 609}, /* aten::negative implicit */
    {138, 4, 291}, /* aten::negative.out implicit */
    {138, 0, 610}, /* aten::negative_ implicit */
    {141, 0, 611}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 292}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 612}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 293}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 613}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 294}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 614}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 295}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 615}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 296}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::nextafter CPU */
    {16, 1, 116}, /* aten::nextafter Meta */
    {1, 3, 116}, /* aten::nextafter.out CPU */
    {16, 3, 116}, /* aten::nextafter.out Meta */
    {1, 2, 116}, /* aten::nextafter_ CPU */
    {16, 2, 116}, /* aten::nextafter_ Meta */
    {1, 0, 616}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 616}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 297}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 297}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 617}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 617}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 298}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 298}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 618}, /* aten::nll_loss_backward CPU */
    {16, 0, 618}, /* aten::nll_loss_backward Meta */
    {1, 4, 299}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 299}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 619}, /* aten::nll_loss_forward CPU */
    {16, 0, 619}, /* aten::nll_loss_forward Meta */
    {1, 4, 300}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 300}, /* aten::nll_loss_forward.output Meta */
    {1, 0, 620}, /* aten::nonzero CPU */
    {1, 4, 301}, /* aten::nonzero.out CPU */
    {138, 0, 621}, /* aten::nonzero_numpy implicit */
    {1, 0, 622}, /* aten::nonzero_static CPU */
    {16, 0, 622}, /* aten::nonzero_static Meta */
    {1, 4, 302}, /* aten::nonzero_static.out CPU */
    {16, 4, 302}, /* aten::nonzero_static.out Meta */
    {141, 0, 623}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 118}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 624}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 304}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 303}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 117}, /* aten::norm.dtype_out CPU */
    {16, 3, 117}, /* aten::norm.dtype_out Meta */
    {1, 3, 118}, /* aten::norm.out CPU */
    {16, 3, 118}, /* aten::norm.out Meta */
    {1, 0, 626}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 626}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 305}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 305}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 627}, /* aten::normal.Tensor_float CPU */
    {16, 0, 627}, /* aten::normal.Tensor_float Meta */
    {1, 4, 306}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 306}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 628}, /* aten::normal.float_Tensor CPU */
    {16, 0, 628}, /* aten::normal.float_Tensor Meta */
    {1, 4, 307}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 307}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 629}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::normal.float_float BackendSelect */
    {141, 4, 308}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 4, 310}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 625}, /* aten::normal_ CPU */
    {16, 0, 625}, /* aten::normal_ Meta */
    {141, 6, 309}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 630}, /* aten::not_equal.Scalar implicit */
    {138, 4, 311}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 631}, /* aten::not_equal.Tensor implicit */
    {138, 4, 312}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 632}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 633}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 634}, /* aten::numel implicit */
    {138, 0, 635}, /* aten::numpy_T implicit */
    {138, 0, 636}, /* aten::one_hot implicit */
    {141, 0, 637}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::ones BackendSelect */
    {141, 4, 313}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 638}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 314}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 639}, /* aten::orgqr implicit */
    {138, 4, 315}, /* aten::orgqr.out implicit */
    {1, 0, 640}, /* aten::ormqr CPU */
    {16, 0, 640}, /* aten::ormqr Meta */
    {1, 4, 316}, /* aten::ormqr.out CPU */
    {16, 4, 316}, /* aten::ormqr.out Meta */
    {138, 0, 641}, /* aten::outer implicit */
    {138, 4, 317}, /* aten::outer.out implicit */
    {138, 0, 642}, /* aten::pad implicit */
    {138, 0, 643}, /* aten::pairwise_distance implicit */
    {138, 0, 644}, /* aten::pdist implicit */
    {141, 0, 645}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 318}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 319}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {1, 0, 646}, /* aten::pixel_shuffle CPU */
    {16, 0, 646}, /* aten::pixel_shuffle Meta */
    {141, 4, 320}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 647}, /* aten::pixel_unshuffle CPU */
    {16, 0, 647}, /* aten::pixel_unshuffle Meta */
    {141, 4, 321}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {138, 0, 648}, /* aten::poisson_nll_loss implicit */
    {1, 0, 649}, /* aten::polar CPU */
    {16, 0, 649}, /* aten::polar Meta */
    {1, 0, 650}, /* aten::polar.out CPU */
    {16, 0, 650}, /* aten::polar.out Meta */
    {1, 1, 119}, /* aten::polygamma CPU */
    {16, 1, 119}, /* aten::polygamma Meta */
    {1, 3, 119}, /* aten::polygamma.out CPU */
    {16, 3, 119}, /* aten::polygamma.out Meta */
    {1, 0, 651}, /* aten::polygamma_ CPU */
    {16, 0, 651}, /* aten::polygamma_ Meta */
    {138, 0, 652}, /* aten::positive implicit */
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
    {138, 0, 653}, /* aten::prelu implicit */
    {1, 0, 654}, /* aten::prod CPU */
    {16, 0, 654}, /* aten::prod Meta */
    {1, 1, 123}, /* aten::prod.dim_int CPU */
    {16, 1, 123}, /* aten::prod.dim_int Meta */
    {1, 3, 123}, /* aten::prod.int_out CPU */
    {16, 3, 123}, /* aten::prod.int_out Meta */
    {141, 4, 322}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 655}, /* aten::promote_types implicit */
    {141, 6, 324}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 323}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 656}, /* aten::put_ CPU */
    {16, 0, 656}, /* aten::put_ Meta */
    {138, 0, 657}, /* aten::qr implicit */
    {138, 4, 325}, /* aten::qr.Q implicit */
    {138, 0, 658}, /* aten::quantile implicit */
    {138, 4, 326}, /* aten::quantile.out implicit */
    {138, 0, 659}, /* aten::quantile.scalar implicit */
    {138, 4, 327}, /* aten::quantile.scalar_out implicit */
    {141, 0, 660}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 328}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 328}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 661}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::rand BackendSelect */
    {141, 0, 662}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::rand.generator BackendSelect */
    {138, 4, 330}, /* aten::rand.generator_out implicit */
    {141, 4, 329}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 663}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 4, 331}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 664}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::randint BackendSelect */
    {141, 0, 665}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::randint.generator BackendSelect */
    {141, 4, 333}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 668}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::randint.low BackendSelect */
    {141, 0, 669}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 335}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 334}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 332}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 666}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 667}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 4, 337}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 4, 336}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 670}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::randn BackendSelect */
    {141, 0, 671}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::randn.generator BackendSelect */
    {138, 4, 339}, /* aten::randn.generator_out implicit */
    {138, 4, 338}, /* aten::randn.out implicit */
    {141, 0, 672}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 4, 340}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 344}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 345}, /* aten::random.from CompositeExplicitAutograd */
    {141, 4, 342}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 4, 341}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 346}, /* aten::random.to CompositeExplicitAutograd */
    {141, 4, 343}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 673}, /* aten::random_ CPU */
    {16, 0, 673}, /* aten::random_ Meta */
    {1, 0, 674}, /* aten::random_.from CPU */
    {16, 0, 674}, /* aten::random_.from Meta */
    {1, 0, 675}, /* aten::random_.to CPU */
    {16, 0, 675}, /* aten::random_.to Meta */
    {141, 0, 676}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::randperm BackendSelect */
    {141, 0, 677}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::randperm.generator BackendSelect */
    {1, 4, 348}, /* aten::randperm.generator_out CPU */
    {16, 4, 348}, /* aten::randperm.generator_out Meta */
    {141, 4, 347}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 678}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::range BackendSelect */
    {1, 4, 350}, /* aten::range.out CPU */
    {16, 4, 350}, /* aten::range.out Meta */
    {141, 4, 349}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 679}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::range.step BackendSelect */
    {138, 0, 680}, /* aten::ravel implicit */
    {138, 0, 681}, /* aten::real implicit */
    {1, 1, 124}, /* aten::reciprocal CPU */
    {16, 1, 124}, /* aten::reciprocal Meta */
    {1, 3, 124}, /* aten::reciprocal.out CPU */
    {16, 3, 124}, /* aten::reciprocal.out Meta */
    {1, 2, 124}, /* aten::reciprocal_ CPU */
    {16, 2, 124}, /* aten::reciprocal_ Meta */
    {1, 0, 682}, /* aten::reflection_pad1d CPU */
    {16, 0, 682}, /* aten::reflection_pad1d Meta */
    {1, 4, 351}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 351}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 683}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 683}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 352}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 352}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 684}, /* aten::reflection_pad2d CPU */
    {16, 0, 684}, /* aten::reflection_pad2d Meta */
    {1, 4, 353}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 353}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 685}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 685}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 354}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 354}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 686}, /* aten::reflection_pad3d CPU */
    {16, 0, 686}, /* aten::reflection_pad3d Meta */
    {1, 4, 355}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 355}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 687}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 687}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 356}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 356}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 688}, /* aten::relu CPU */
    {16, 0, 688}, /* aten::relu Meta */
    {141, 4, 357}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 689}, /* aten::relu6 implicit */
    {138, 0, 690}, /* aten::relu6_ implicit */
    {1, 0, 691}, /* aten::relu_ CPU */
    {16, 0, 691}, /* aten::relu_ Meta */
    {141, 0, 692}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 693}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 693}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 358}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 694}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 125}, /* aten::remainder.Tensor CPU */
    {16, 1, 125}, /* aten::remainder.Tensor Meta */
    {1, 3, 125}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 125}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 695}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 125}, /* aten::remainder_.Tensor CPU */
    {16, 2, 125}, /* aten::remainder_.Tensor Meta */
    {1, 1, 126}, /* aten::renorm CPU */
    {16, 1, 126}, /* aten::renorm Meta */
    {1, 3, 126}, /* aten::renorm.out CPU */
    {16, 3, 126}, /* aten::renorm.out Meta */
    {1, 2, 126}, /* aten::renorm_ CPU */
    {16, 2, 126}, /* aten::renorm_ Meta */
    {141, 0, 696}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 359}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 697}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 360}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 698}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 699}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 700}, /* aten::replication_pad1d CPU */
    {16, 0, 700}, /* aten::replication_pad1d Meta */
    {1, 4, 361}, /* aten::replication_pad1d.out CPU */
    {16, 4, 361}, /* aten::replication_pad1d.out Meta */
    {1, 0, 701}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 701}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 362}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 362}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 702}, /* aten::replication_pad2d CPU */
    {16, 0, 702}, /* aten::replication_pad2d Meta */
    {1, 4, 363}, /* aten::replication_pad2d.out CPU */
    {16, 4, 363}, /* aten::replication_pad2d.out Meta */
    {1, 0, 703}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 703}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 364}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 364}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 704}, /* aten::replication_pad3d CPU */
    {16, 0, 704}, /* aten::replication_pad3d Meta */
    {1, 4, 365}, /* aten::replication_pad3d.out CPU */
    {16, 4, 365}, /* aten::replication_pad3d.out Meta */
    {1, 0, 705}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 705}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 366}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 366}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 706}, /* aten::reshape implicit */
    {138, 0, 707}, /* aten::reshape_as implicit */
    {141, 6, 368}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 367}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 708}, /* aten::resize_ CPU */
    {16, 0, 708}, /* aten::resize_ Meta */
    {141, 6, 370}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 369}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 709}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 710}, /* aten::resolve_conj implicit */
    {138, 0, 711}, /* aten::resolve_neg implicit */
    {138, 0, 712}, /* aten::result_type.Scalar implicit */
    {138, 0, 713}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 714}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 715}, /* aten::result_type.Tensor implicit */
    {138, 0, 716}, /* aten::rms_norm implicit */
    {1, 0, 717}, /* aten::roll CPU */
    {16, 0, 717}, /* aten::roll Meta */
    {141, 4, 371}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 718}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 372}, /* aten::rot90.out CompositeExplicitAutograd */
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
    {138, 0, 719}, /* aten::row_stack implicit */
    {138, 4, 373}, /* aten::row_stack.out implicit */
    {141, 0, 720}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 374}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {1, 1, 129}, /* aten::rsqrt CPU */
    {16, 1, 129}, /* aten::rsqrt Meta */
    {1, 3, 129}, /* aten::rsqrt.out CPU */
    {16, 3, 129}, /* aten::rsqrt.out Meta */
    {1, 2, 129}, /* aten::rsqrt_ CPU */
    {16, 2, 129}, /* aten::rsqrt_ Meta */
    {141, 0, 721}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 375}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 722}, /* aten::rsub.Tensor CPU */
    {16, 0, 722}, /* aten::rsub.Tensor Meta */
    {141, 4, 376}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 723}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 377}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
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
    {1, 0, 724}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 724}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 378}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 378}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 725}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 725}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 379}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 379}, /* aten::searchsorted.Tensor_out Meta */
    {141, 0, 727}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 726}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 381}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 380}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 382}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 728}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 383}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 729}, /* aten::selu implicit */
    {138, 0, 730}, /* aten::selu_ implicit */
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
    {138, 0, 731}, /* aten::size.int implicit */
    {141, 0, 732}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 733}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 385}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 384}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 386}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 734}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 387}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 735}, /* aten::slogdet implicit */
    {138, 4, 388}, /* aten::slogdet.out implicit */
    {1, 0, 736}, /* aten::smooth_l1_loss CPU */
    {16, 0, 736}, /* aten::smooth_l1_loss Meta */
    {1, 4, 389}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 389}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 737}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 737}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 390}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 390}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 738}, /* aten::soft_margin_loss CPU */
    {16, 0, 738}, /* aten::soft_margin_loss Meta */
    {141, 4, 391}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 739}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 739}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 392}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 740}, /* aten::softmax.int implicit */
    {1, 4, 393}, /* aten::softmax.int_out CPU */
    {16, 4, 393}, /* aten::softmax.int_out Meta */
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
    {141, 0, 741}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 150}, /* aten::sort.stable CPU */
    {16, 1, 150}, /* aten::sort.stable Meta */
    {1, 4, 394}, /* aten::sort.values CPU */
    {16, 4, 394}, /* aten::sort.values Meta */
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
    {141, 0, 742}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 743}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 156}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 156}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 744}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 745}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 157}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 157}, /* aten::special_chebyshev_polynomial_u Meta */
    {141, 0, 746}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 747}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 157}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 157}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 748}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 749}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 158}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 158}, /* aten::special_chebyshev_polynomial_v Meta */
    {141, 0, 750}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 751}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 158}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 158}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 752}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 753}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 159}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 159}, /* aten::special_chebyshev_polynomial_w Meta */
    {141, 0, 754}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 755}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 159}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 159}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 756}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 757}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 758}, /* aten::special_digamma implicit */
    {138, 4, 395}, /* aten::special_digamma.out implicit */
    {1, 1, 160}, /* aten::special_entr CPU */
    {16, 1, 160}, /* aten::special_entr Meta */
    {1, 3, 160}, /* aten::special_entr.out CPU */
    {16, 3, 160}, /* aten::special_entr.out Meta */
    {138, 0, 759}, /* aten::special_erf implicit */
    {138, 4, 396}, /* aten::special_erf.out implicit */
    {138, 0, 760}, /* aten::special_erfc implicit */
    {138, 4, 397}, /* aten::special_erfc.out implicit */
    {1, 1, 161}, /* aten::special_erfcx CPU */
    {16, 1, 161}, /* aten::special_erfcx Meta */
    {1, 3, 161}, /* aten::special_erfcx.out CPU */
    {16, 3, 161}, /* aten::special_erfcx.out Meta */
    {138, 0, 761}, /* aten::special_erfinv implicit */
    {138, 4, 398}, /* aten::special_erfinv.out implicit */
    {138, 0, 762}, /* aten::special_exp2 implicit */
    {138, 4, 399}, /* aten::special_exp2.out implicit */
    {138, 0, 763}, /* aten::special_expit implicit */
    {138, 4, 400}, /* aten::special_expit.out implicit */
    {138, 0, 764}, /* aten::special_expm1 implicit */
    {138, 4, 401}, /* aten::special_expm1.out implicit */
    {138, 0, 765}, /* aten::special_gammainc implicit */
    {138, 4, 402}, /* aten::special_gammainc.out implicit */
    {138, 0, 766}, /* aten::special_gammaincc implicit */
    {138, 4, 403}, /* aten::special_gammaincc.out implicit */
    {138, 0, 767}, /* aten::special_gammaln implicit */
    {138, 4, 404}, /* aten::special_gammaln.out implicit */
    {1, 1, 162}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 162}, /* aten::special_hermite_polynomial_h Meta */
    {141, 0, 768}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 769}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 162}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 770}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 771}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 163}, /* aten::special_hermite_polynomial_he Meta */
    {141, 0, 772}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 773}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 163}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 774}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 775}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 776}, /* aten::special_i0 implicit */
    {138, 4, 405}, /* aten::special_i0.out implicit */
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
    {141, 0, 777}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 778}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 167}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 779}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 780}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 168}, /* aten::special_legendre_polynomial_p Meta */
    {141, 0, 781}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 782}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 168}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 783}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 784}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 785}, /* aten::special_log1p implicit */
    {138, 4, 406}, /* aten::special_log1p.out implicit */
    {1, 1, 169}, /* aten::special_log_ndtr CPU */
    {16, 1, 169}, /* aten::special_log_ndtr Meta */
    {1, 3, 169}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 169}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 786}, /* aten::special_log_softmax implicit */
    {138, 0, 787}, /* aten::special_logit implicit */
    {138, 4, 407}, /* aten::special_logit.out implicit */
    {138, 0, 788}, /* aten::special_logsumexp implicit */
    {138, 0, 789}, /* aten::special_logsumexp.out implicit */
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
    {138, 0, 790}, /* aten::special_multigammaln implicit */
    {138, 4, 408}, /* aten::special_multigammaln.out implicit */
    {138, 0, 791}, /* aten::special_ndtr implicit */
    {138, 0, 792}, /* aten::special_ndtr.out implicit */
    {1, 1, 174}, /* aten::special_ndtri CPU */
    {16, 1, 174}, /* aten::special_ndtri Meta */
    {1, 3, 174}, /* aten::special_ndtri.out CPU */
    {16, 3, 174}, /* aten::special_ndtri.out Meta */
    {138, 0, 793}, /* aten::special_polygamma implicit */
    {138, 4, 409}, /* aten::special_polygamma.out implicit */
    {138, 0, 794}, /* aten::special_psi implicit */
    {138, 4, 410}, /* aten::special_psi.out implicit */
    {138, 0, 795}, /* aten::special_round implicit */
    {138, 4, 411}, /* aten::special_round.out implicit */
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
    {141, 0, 796}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 797}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 798}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 799}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {141, 0, 800}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 801}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 802}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 803}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {141, 0, 804}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 805}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 806}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 807}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 180}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 180}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {141, 0, 808}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 809}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 180}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 180}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 810}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 811}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 812}, /* aten::special_sinc implicit */
    {138, 4, 412}, /* aten::special_sinc.out implicit */
    {138, 0, 813}, /* aten::special_softmax implicit */
    {1, 1, 181}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 181}, /* aten::special_spherical_bessel_j0 Meta */
    {1, 3, 181}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 181}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 182}, /* aten::special_xlog1py CPU */
    {16, 1, 182}, /* aten::special_xlog1py Meta */
    {141, 0, 814}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 815}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_xlog1py.out CPU */
    {16, 3, 182}, /* aten::special_xlog1py.out Meta */
    {141, 0, 816}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 817}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 818}, /* aten::special_xlogy implicit */
    {138, 0, 819}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 414}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 413}, /* aten::special_xlogy.out implicit */
    {138, 0, 820}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 415}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 183}, /* aten::special_zeta CPU */
    {16, 1, 183}, /* aten::special_zeta Meta */
    {141, 0, 821}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 822}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_zeta.out CPU */
    {16, 3, 183}, /* aten::special_zeta.out Meta */
    {141, 0, 823}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 824}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 825}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 826}, /* aten::split.sizes implicit */
    {142, 7, 416}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 417}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 827}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 418}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 419}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::sqrt CPU */
    {16, 1, 184}, /* aten::sqrt Meta */
    {1, 3, 184}, /* aten::sqrt.out CPU */
    {16, 3, 184}, /* aten::sqrt.out Meta */
    {1, 2, 184}, /* aten::sqrt_ CPU */
    {16, 2, 184}, /* aten::sqrt_ Meta */
    {138, 0, 828}, /* aten::square implicit */
    {138, 0, 830}, /* aten::square.out implicit */
    {138, 0, 829}, /* aten::square_ implicit */
    {141, 0, 831}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 832}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 833}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 420}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 421}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 422}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 420}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 421}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 424}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 422}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 425}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 423}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 834}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 426}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 835}, /* aten::std implicit */
    {1, 0, 836}, /* aten::std.correction CPU */
    {16, 0, 836}, /* aten::std.correction Meta */
    {1, 4, 427}, /* aten::std.correction_out CPU */
    {16, 4, 427}, /* aten::std.correction_out Meta */
    {138, 0, 837}, /* aten::std.dim implicit */
    {138, 4, 428}, /* aten::std.out implicit */
    {138, 0, 838}, /* aten::std_mean implicit */
    {1, 0, 839}, /* aten::std_mean.correction CPU */
    {16, 0, 839}, /* aten::std_mean.correction Meta */
    {141, 4, 429}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 840}, /* aten::std_mean.dim implicit */
    {138, 0, 841}, /* aten::stride.int implicit */
    {141, 0, 842}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 430}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::sub.Tensor CPU */
    {16, 1, 185}, /* aten::sub.Tensor Meta */
    {1, 3, 185}, /* aten::sub.out CPU */
    {16, 3, 185}, /* aten::sub.out Meta */
    {141, 0, 843}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 185}, /* aten::sub_.Tensor CPU */
    {16, 2, 185}, /* aten::sub_.Tensor Meta */
    {138, 0, 844}, /* aten::subtract.Scalar implicit */
    {138, 0, 845}, /* aten::subtract.Tensor implicit */
    {138, 4, 431}, /* aten::subtract.out implicit */
    {138, 0, 846}, /* aten::subtract_.Scalar implicit */
    {138, 0, 847}, /* aten::subtract_.Tensor implicit */
    {141, 0, 848}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 186}, /* aten::sum.IntList_out CPU */
    {16, 3, 186}, /* aten::sum.IntList_out Meta */
    {1, 1, 186}, /* aten::sum.dim_IntList CPU */
    {16, 1, 186}, /* aten::sum.dim_IntList Meta */
    {141, 4, 432}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 849}, /* aten::sum_to_size implicit */
    {138, 0, 850}, /* aten::svd implicit */
    {138, 4, 433}, /* aten::svd.U implicit */
    {138, 0, 851}, /* aten::swapaxes implicit */
    {138, 0, 852}, /* aten::swapaxes_ implicit */
    {138, 0, 853}, /* aten::swapdims implicit */
    {138, 0, 854}, /* aten::swapdims_ implicit */
    {138, 0, 855}, /* aten::sym_numel implicit */
    {138, 0, 856}, /* aten::sym_size.int implicit */
    {138, 0, 857}, /* aten::sym_storage_offset implicit */
    {138, 0, 858}, /* aten::sym_stride.int implicit */
    {141, 0, 859}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 434}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 434}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 435}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 860}, /* aten::take CPU */
    {16, 0, 860}, /* aten::take Meta */
    {1, 0, 862}, /* aten::take.out CPU */
    {16, 0, 862}, /* aten::take.out Meta */
    {138, 0, 861}, /* aten::take_along_dim implicit */
    {138, 4, 436}, /* aten::take_along_dim.out implicit */
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
    {138, 0, 863}, /* aten::tensor_split.indices implicit */
    {138, 0, 864}, /* aten::tensor_split.sections implicit */
    {138, 0, 865}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 866}, /* aten::tensordot implicit */
    {138, 4, 437}, /* aten::tensordot.out implicit */
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
    {138, 0, 867}, /* aten::tile implicit */
    {138, 0, 868}, /* aten::to.device implicit */
    {138, 0, 869}, /* aten::to.dtype implicit */
    {138, 0, 870}, /* aten::to.dtype_layout implicit */
    {138, 0, 871}, /* aten::to.other implicit */
    {1, 1, 192}, /* aten::topk CPU */
    {16, 1, 192}, /* aten::topk Meta */
    {1, 3, 192}, /* aten::topk.values CPU */
    {16, 3, 192}, /* aten::topk.values Meta */
    {1, 0, 872}, /* aten::trace CPU */
    {16, 0, 872}, /* aten::trace Meta */
    {141, 4, 438}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 873}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 439}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 439}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 440}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 874}, /* aten::trapezoid.dx implicit */
    {138, 0, 875}, /* aten::trapezoid.x implicit */
    {138, 0, 876}, /* aten::trapz.dx implicit */
    {138, 0, 877}, /* aten::trapz.x implicit */
    {1, 0, 878}, /* aten::triangular_solve CPU */
    {16, 0, 878}, /* aten::triangular_solve Meta */
    {1, 4, 441}, /* aten::triangular_solve.X CPU */
    {16, 4, 441}, /* aten::triangular_solve.X Meta */
    {1, 1, 193}, /* aten::tril CPU */
    {16, 1, 193}, /* aten::tril Meta */
    {1, 3, 193}, /* aten::tril.out CPU */
    {16, 3, 193}, /* aten::tril.out Meta */
    {1, 2, 193}, /* aten::tril_ CPU */
    {16, 2, 193}, /* aten::tril_ Meta */
    {1, 0, 879}, /* aten::tril_indices CPU */
    {16, 0, 879}, /* aten::tril_indices Meta */
    {86, 0, 152}, /* aten::tril_indices BackendSelect */
    {141, 4, 442}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 880}, /* aten::triplet_margin_loss implicit */
    {1, 1, 194}, /* aten::triu CPU */
    {16, 1, 194}, /* aten::triu Meta */
    {1, 3, 194}, /* aten::triu.out CPU */
    {16, 3, 194}, /* aten::triu.out Meta */
    {1, 2, 194}, /* aten::triu_ CPU */
    {16, 2, 194}, /* aten::triu_ Meta */
    {1, 0, 881}, /* aten::triu_indices CPU */
    {16, 0, 881}, /* aten::triu_indices Meta */
    {86, 0, 152}, /* aten::triu_indices BackendSelect */
    {141, 4, 443}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 882}, /* aten::true_divide.Scalar implicit */
    {138, 0, 883}, /* aten::true_divide.Tensor implicit */
    {138, 4, 444}, /* aten::true_divide.out implicit */
    {138, 0, 884}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 885}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 195}, /* aten::trunc CPU */
    {16, 1, 195}, /* aten::trunc Meta */
    {1, 3, 195}, /* aten::trunc.out CPU */
    {16, 3, 195}, /* aten::trunc.out Meta */
    {1, 2, 195}, /* aten::trunc_ CPU */
    {16, 2, 195}, /* aten::trunc_ Meta */
    {138, 0, 886}, /* aten::type_as implicit */
    {141, 0, 887}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 445}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 446}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 888}, /* aten::unflatten.int implicit */
    {1, 0, 889}, /* aten::unfold CPU */
    {16, 0, 889}, /* aten::unfold Meta */
    {1, 0, 890}, /* aten::unfold_backward CPU */
    {16, 0, 890}, /* aten::unfold_backward Meta */
    {141, 4, 448}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 447}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 449}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 451}, /* aten::uniform CompositeExplicitAutograd */
    {141, 4, 450}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 891}, /* aten::uniform_ CPU */
    {16, 0, 891}, /* aten::uniform_ Meta */
    {1, 0, 892}, /* aten::unique_consecutive CPU */
    {16, 0, 892}, /* aten::unique_consecutive Meta */
    {141, 4, 452}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 893}, /* aten::unique_dim CPU */
    {16, 0, 893}, /* aten::unique_dim Meta */
    {141, 4, 453}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 894}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 894}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 454}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 895}, /* aten::unsafe_chunk implicit */
    {141, 0, 896}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 455}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 897}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 456}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 898}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 457}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 457}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 458}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 899}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 899}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 459}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 459}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 901}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 900}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 900}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 460}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 460}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 902}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 902}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 461}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 461}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 904}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 903}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 903}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 462}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 462}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 905}, /* aten::upsample_linear1d CPU */
    {16, 0, 905}, /* aten::upsample_linear1d Meta */
    {1, 4, 463}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 463}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 907}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 906}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 906}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 464}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 464}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 908}, /* aten::upsample_nearest1d CPU */
    {16, 0, 908}, /* aten::upsample_nearest1d Meta */
    {1, 4, 465}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 465}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 910}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 909}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 909}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 466}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 466}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 911}, /* aten::upsample_nearest2d CPU */
    {16, 0, 911}, /* aten::upsample_nearest2d Meta */
    {1, 4, 467}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 467}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 913}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 912}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 912}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 468}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 468}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 914}, /* aten::upsample_nearest3d CPU */
    {16, 0, 914}, /* aten::upsample_nearest3d Meta */
    {1, 4, 469}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 469}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 916}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 915}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 915}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 470}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 470}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 917}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 917}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 471}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 471}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 919}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 918}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 918}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 472}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 472}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 920}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 921}, /* aten::var implicit */
    {1, 0, 922}, /* aten::var.correction CPU */
    {16, 0, 922}, /* aten::var.correction Meta */
    {1, 4, 473}, /* aten::var.correction_out CPU */
    {16, 4, 473}, /* aten::var.correction_out Meta */
    {138, 0, 923}, /* aten::var.dim implicit */
    {138, 4, 474}, /* aten::var.out implicit */
    {138, 0, 924}, /* aten::var_mean implicit */
    {1, 0, 925}, /* aten::var_mean.correction CPU */
    {16, 0, 925}, /* aten::var_mean.correction Meta */
    {141, 4, 475}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 926}, /* aten::var_mean.dim implicit */
    {1, 0, 927}, /* aten::vdot CPU */
    {16, 0, 927}, /* aten::vdot Meta */
    {141, 4, 476}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 928}, /* aten::view CPU */
    {16, 0, 928}, /* aten::view Meta */
    {141, 0, 932}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 929}, /* aten::view_as implicit */
    {1, 0, 930}, /* aten::view_as_complex CPU */
    {16, 0, 930}, /* aten::view_as_complex Meta */
    {142, 7, 479}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 480}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 931}, /* aten::view_as_real CPU */
    {16, 0, 931}, /* aten::view_as_real Meta */
    {142, 7, 481}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 482}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 477}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 478}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 484}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 483}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 933}, /* aten::vsplit.array implicit */
    {138, 0, 934}, /* aten::vsplit.int implicit */
    {138, 0, 935}, /* aten::vstack implicit */
    {138, 4, 485}, /* aten::vstack.out implicit */
    {138, 0, 936}, /* aten::where implicit */
    {138, 0, 937}, /* aten::where.Scalar implicit */
    {138, 0, 938}, /* aten::where.ScalarOther implicit */
    {138, 0, 939}, /* aten::where.ScalarSelf implicit */
    {1, 0, 940}, /* aten::where.self CPU */
    {16, 0, 940}, /* aten::where.self Meta */
    {1, 0, 941}, /* aten::where.self_out CPU */
    {16, 0, 941}, /* aten::where.self_out Meta */
    {141, 0, 942}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 943}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 196}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 196}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 944}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 945}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 196}, /* aten::xlogy.Tensor CPU */
    {16, 1, 196}, /* aten::xlogy.Tensor Meta */
    {141, 0, 946}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 196}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 196}, /* aten::xlogy_.Tensor Meta */
    {141, 6, 487}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 486}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 947}, /* aten::zero_ CPU */
    {16, 0, 947}, /* aten::zero_ Meta */
    {141, 0, 948}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 152}, /* aten::zeros BackendSelect */
    {141, 4, 488}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 949}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 489}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
    "aten::_lu_with_info\0aten::_lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots, Tensor info)\0"
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
    "aten::det\0aten::det(Tensor self) -> Tensor\0"
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
    "aten::fft_fftshift\0aten::fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor\0"
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
    "aten::fft_ifftshift\0aten::fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor\0"
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
    "aten::inverse\0aten::inverse(Tensor self) -> Tensor\0"
    "aten::inverse.out\0aten::inverse.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::linalg_cholesky\0aten::linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor\0"
    "aten::linalg_cholesky.out\0aten::linalg_cholesky.out(Tensor self, *, bool upper=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_cholesky_ex\0aten::linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)\0"
    "aten::linalg_cholesky_ex.L\0aten::linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)\0"
    "aten::linalg_cross\0aten::linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor\0"
    "aten::linalg_cross.out\0aten::linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_det\0aten::linalg_det(Tensor A) -> Tensor\0"
    "aten::linalg_det.out\0aten::linalg_det.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_diagonal\0aten::linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)\0"
    "aten::linalg_eig\0aten::linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)\0"
    "aten::linalg_eig.out\0aten::linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)\0"
    "aten::linalg_eigh\0aten::linalg_eigh(Tensor self, str UPLO=\"L\") -> (Tensor eigenvalues, Tensor eigenvectors)\0"
    "aten::linalg_eigh.eigvals\0aten::linalg_eigh.eigvals(Tensor self, str UPLO=\"L\", *, Tensor(a!) eigvals, Tensor(b!) eigvecs) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)\0"
    "aten::linalg_eigvals\0aten::linalg_eigvals(Tensor self) -> Tensor\0"
    "aten::linalg_eigvals.out\0aten::linalg_eigvals.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_eigvalsh\0aten::linalg_eigvalsh(Tensor self, str UPLO=\"L\") -> Tensor\0"
    "aten::linalg_eigvalsh.out\0aten::linalg_eigvalsh.out(Tensor self, str UPLO=\"L\", *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_householder_product\0aten::linalg_householder_product(Tensor input, Tensor tau) -> Tensor\0"
    "aten::linalg_householder_product.out\0aten::linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_inv\0aten::linalg_inv(Tensor A) -> Tensor\0"
    "aten::linalg_inv.out\0aten::linalg_inv.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_inv_ex\0aten::linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)\0"
    "aten::linalg_inv_ex.inverse\0aten::linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)\0"
    "aten::linalg_ldl_factor\0aten::linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)\0"
    "aten::linalg_ldl_factor.out\0aten::linalg_ldl_factor.out(Tensor self, *, bool hermitian=False, Tensor(a!) LD, Tensor(b!) pivots) -> (Tensor(a!) LD, Tensor(b!) pivots)\0"
    "aten::linalg_ldl_factor_ex\0aten::linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)\0"
    "aten::linalg_ldl_factor_ex.out\0aten::linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)\0"
    "aten::linalg_ldl_solve\0aten::linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor\0"
    "aten::linalg_ldl_solve.out\0aten::linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_lstsq\0aten::linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)\0"
    "aten::linalg_lstsq.out\0aten::linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)\0"
    "aten::linalg_lu\0aten::linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)\0"
    "aten::linalg_lu.out\0aten::linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)\0"
    "aten::linalg_lu_factor\0aten::linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)\0"
    "aten::linalg_lu_factor.out\0aten::linalg_lu_factor.out(Tensor A, *, bool pivot=True, Tensor(a!) LU, Tensor(b!) pivots) -> (Tensor(a!) LU, Tensor(b!) pivots)\0"
    "aten::linalg_lu_factor_ex\0aten::linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)\0"
    "aten::linalg_lu_factor_ex.out\0aten::linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)\0"
    "aten::linalg_lu_solve\0aten::linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor\0"
    "aten::linalg_lu_solve.out\0aten::linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_matmul\0aten::linalg_matmul(Tensor self, Tensor other) -> Tensor\0"
    "aten::linalg_matmul.out\0aten::linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_matrix_exp\0aten::linalg_matrix_exp(Tensor self) -> Tensor\0"
    "aten::linalg_matrix_exp.out\0aten::linalg_matrix_exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_matrix_norm\0aten::linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::linalg_matrix_norm.out\0aten::linalg_matrix_norm.out(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_matrix_norm.str_ord\0aten::linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::linalg_matrix_norm.str_ord_out\0aten::linalg_matrix_norm.str_ord_out(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_matrix_power\0aten::linalg_matrix_power(Tensor self, int n) -> Tensor\0"
    "aten::linalg_matrix_power.out\0aten::linalg_matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_multi_dot\0aten::linalg_multi_dot(Tensor[] tensors) -> Tensor\0"
    "aten::linalg_multi_dot.out\0aten::linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_norm\0aten::linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::linalg_norm.ord_str\0aten::linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::linalg_norm.ord_str_out\0aten::linalg_norm.ord_str_out(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_norm.out\0aten::linalg_norm.out(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_qr\0aten::linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)\0"
    "aten::linalg_qr.out\0aten::linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)\0"
    "aten::linalg_slogdet\0aten::linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)\0"
    "aten::linalg_slogdet.out\0aten::linalg_slogdet.out(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)\0"
    "aten::linalg_solve\0aten::linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor\0"
    "aten::linalg_solve.out\0aten::linalg_solve.out(Tensor A, Tensor B, *, bool left=True, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_solve_ex\0aten::linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)\0"
    "aten::linalg_solve_ex.out\0aten::linalg_solve_ex.out(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) info) -> (Tensor(a!) result, Tensor(b!) info)\0"
    "aten::linalg_solve_triangular\0aten::linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor\0"
    "aten::linalg_solve_triangular.out\0aten::linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_svd\0aten::linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)\0"
    "aten::linalg_svd.U\0aten::linalg_svd.U(Tensor A, bool full_matrices=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)\0"
    "aten::linalg_svdvals\0aten::linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor\0"
    "aten::linalg_svdvals.out\0aten::linalg_svdvals.out(Tensor A, *, str? driver=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_tensorinv\0aten::linalg_tensorinv(Tensor self, int ind=2) -> Tensor\0"
    "aten::linalg_tensorinv.out\0aten::linalg_tensorinv.out(Tensor self, int ind=2, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::logdet\0aten::logdet(Tensor self) -> Tensor\0"
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
    "aten::lu_solve\0aten::lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor\0"
    "aten::lu_solve.out\0aten::lu_solve.out(Tensor self, Tensor LU_data, Tensor LU_pivots, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::matrix_exp\0aten::matrix_exp(Tensor self) -> Tensor\0"
    "aten::matrix_power\0aten::matrix_power(Tensor self, int n) -> Tensor\0"
    "aten::matrix_power.out\0aten::matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::max\0aten::max(Tensor self) -> Tensor\0"
    "aten::max.dim\0aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)\0"
    "aten::max.dim_max\0aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::max.other\0aten::max.other(Tensor self, Tensor other) -> Tensor\0"
    "aten::max.out\0aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::min.out\0aten::min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::orgqr\0aten::orgqr(Tensor self, Tensor input2) -> Tensor\0"
    "aten::orgqr.out\0aten::orgqr.out(Tensor self, Tensor input2, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::qr\0aten::qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)\0"
    "aten::qr.Q\0aten::qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)\0"
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
    "aten::slogdet\0aten::slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)\0"
    "aten::slogdet.out\0aten::slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)\0"
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
    "aten::svd\0aten::svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)\0"
    "aten::svd.U\0aten::svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)\0"
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
