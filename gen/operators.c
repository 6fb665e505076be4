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
tn_status tni_kernel__thnn_differentiable_gru_cell_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__thnn_differentiable_lstm_cell_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_gru_cell(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gru_data(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_gru_input(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_linalg_cond(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_cond_p_str(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_linalg_matrix_rank(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_matrix_rank_atol_rtol_float(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_matrix_rank_atol_rtol_tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_matrix_rank_tol_tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_multi_dot(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_norm_ord_str(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_pinv(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_pinv_atol_rtol_float(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_pinv_atol_rtol_tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_pinv_rcond_tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_qr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_slogdet(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_solve(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_solve_ex(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_solve_triangular(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_svd(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_svdvals(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_tensorinv(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_tensorinv_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_linalg_tensorsolve(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_lstm_cell(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_lstm_data(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_lstm_input(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_nuclear_norm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nuclear_norm_dim(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_pinverse(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_rnn_relu_cell(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rnn_relu_data(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rnn_relu_input(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rnn_tanh_cell(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rnn_tanh_data(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rnn_tanh_input(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__thnn_differentiable_gru_cell_backward, /* 71 */
    tni_kernel__thnn_differentiable_lstm_cell_backward, /* 72 */
    tni_kernel__to_copy, /* 73 */
    tni_kernel__trilinear, /* 74 */
    tni_kernel__unique, /* 75 */
    tni_kernel__unique2, /* 76 */
    tni_kernel__unsafe_index_Tensor, /* 77 */
    tni_kernel__unsafe_index_put, /* 78 */
    tni_kernel__upsample_bicubic2d_aa, /* 79 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 80 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 81 */
    tni_kernel__upsample_bilinear2d_aa, /* 82 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 83 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 84 */
    tni_kernel__upsample_lanczos2d_aa, /* 85 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 86 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 87 */
    tni_kernel__upsample_nearest_exact1d, /* 88 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 89 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 90 */
    tni_kernel__upsample_nearest_exact2d, /* 91 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 92 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 93 */
    tni_kernel__upsample_nearest_exact3d, /* 94 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 95 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 96 */
    tni_kernel_abs, /* 97 */
    tni_kernel_abs_, /* 98 */
    tni_kernel_abs_out, /* 99 */
    tni_kernel_absolute, /* 100 */
    tni_kernel_absolute_, /* 101 */
    tni_kernel_adaptive_avg_pool1d, /* 102 */
    tni_kernel_adaptive_avg_pool2d, /* 103 */
    tni_kernel_adaptive_avg_pool3d, /* 104 */
    tni_kernel_adaptive_max_pool1d, /* 105 */
    tni_kernel_adaptive_max_pool2d, /* 106 */
    tni_kernel_adaptive_max_pool2d_backward, /* 107 */
    tni_kernel_adaptive_max_pool3d, /* 108 */
    tni_kernel_adaptive_max_pool3d_backward, /* 109 */
    tni_kernel_add_Scalar, /* 110 */
    tni_kernel_add__Scalar, /* 111 */
    tni_kernel_addbmm, /* 112 */
    tni_kernel_addbmm_, /* 113 */
    tni_kernel_addr, /* 114 */
    tni_kernel_adjoint, /* 115 */
    tni_kernel_alias, /* 116 */
    tni_kernel_allclose, /* 117 */
    tni_kernel_angle, /* 118 */
    tni_kernel_angle_out, /* 119 */
    tni_kernel_arange, /* 120 */
    tni_kernel_arange_start, /* 121 */
    tni_kernel_arange_start_step, /* 122 */
    tni_kernel_arccos, /* 123 */
    tni_kernel_arccos_, /* 124 */
    tni_kernel_arccosh, /* 125 */
    tni_kernel_arccosh_, /* 126 */
    tni_kernel_arcsin, /* 127 */
    tni_kernel_arcsin_, /* 128 */
    tni_kernel_arcsinh, /* 129 */
    tni_kernel_arcsinh_, /* 130 */
    tni_kernel_arctan, /* 131 */
    tni_kernel_arctan2, /* 132 */
    tni_kernel_arctan2_, /* 133 */
    tni_kernel_arctan_, /* 134 */
    tni_kernel_arctanh, /* 135 */
    tni_kernel_arctanh_, /* 136 */
    tni_kernel_argsort, /* 137 */
    tni_kernel_argsort_stable, /* 138 */
    tni_kernel_argsort_stable_out, /* 139 */
    tni_kernel_argwhere, /* 140 */
    tni_kernel_as_strided, /* 141 */
    tni_kernel_as_strided_scatter, /* 142 */
    tni_kernel_atleast_1d, /* 143 */
    tni_kernel_atleast_1d_Sequence, /* 144 */
    tni_kernel_atleast_2d, /* 145 */
    tni_kernel_atleast_2d_Sequence, /* 146 */
    tni_kernel_atleast_3d, /* 147 */
    tni_kernel_atleast_3d_Sequence, /* 148 */
    tni_kernel_avg_pool1d, /* 149 */
    tni_kernel_avg_pool2d, /* 150 */
    tni_kernel_avg_pool2d_backward, /* 151 */
    tni_kernel_avg_pool3d, /* 152 */
    tni_kernel_avg_pool3d_backward, /* 153 */
    tni_kernel_backend_select, /* 154 */
    tni_kernel_batch_norm, /* 155 */
    tni_kernel_batch_norm_backward, /* 156 */
    tni_kernel_batch_norm_update_stats, /* 157 */
    tni_kernel_bernoulli, /* 158 */
    tni_kernel_bernoulli__Tensor, /* 159 */
    tni_kernel_bernoulli__float, /* 160 */
    tni_kernel_bernoulli_p, /* 161 */
    tni_kernel_bilinear, /* 162 */
    tni_kernel_binary_cross_entropy, /* 163 */
    tni_kernel_binary_cross_entropy_backward, /* 164 */
    tni_kernel_binary_cross_entropy_with_logits, /* 165 */
    tni_kernel_bincount, /* 166 */
    tni_kernel_bitwise_and_Scalar, /* 167 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 168 */
    tni_kernel_bitwise_and_Scalar_out, /* 169 */
    tni_kernel_bitwise_and__Scalar, /* 170 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 171 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 172 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 173 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 174 */
    tni_kernel_bitwise_or_Scalar, /* 175 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 176 */
    tni_kernel_bitwise_or_Scalar_out, /* 177 */
    tni_kernel_bitwise_or__Scalar, /* 178 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 179 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 180 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 181 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 182 */
    tni_kernel_bitwise_xor_Scalar, /* 183 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 184 */
    tni_kernel_bitwise_xor_Scalar_out, /* 185 */
    tni_kernel_bitwise_xor__Scalar, /* 186 */
    tni_kernel_block_diag, /* 187 */
    tni_kernel_broadcast_tensors, /* 188 */
    tni_kernel_broadcast_to, /* 189 */
    tni_kernel_bucketize_Scalar, /* 190 */
    tni_kernel_bucketize_Tensor, /* 191 */
    tni_kernel_can_cast, /* 192 */
    tni_kernel_cartesian_prod, /* 193 */
    tni_kernel_cat, /* 194 */
    tni_kernel_cat_out, /* 195 */
    tni_kernel_cauchy_, /* 196 */
    tni_kernel_cdist, /* 197 */
    tni_kernel_celu, /* 198 */
    tni_kernel_channel_shuffle, /* 199 */
    tni_kernel_cholesky, /* 200 */
    tni_kernel_cholesky_inverse, /* 201 */
    tni_kernel_cholesky_out, /* 202 */
    tni_kernel_cholesky_solve, /* 203 */
    tni_kernel_cholesky_solve_out, /* 204 */
    tni_kernel_chunk, /* 205 */
    tni_kernel_clip, /* 206 */
    tni_kernel_clip_, /* 207 */
    tni_kernel_clip_Tensor, /* 208 */
    tni_kernel_clip__Tensor, /* 209 */
    tni_kernel_clone, /* 210 */
    tni_kernel_col2im, /* 211 */
    tni_kernel_column_stack, /* 212 */
    tni_kernel_combinations, /* 213 */
    tni_kernel_complex, /* 214 */
    tni_kernel_complex_out, /* 215 */
    tni_kernel_concat, /* 216 */
    tni_kernel_concatenate, /* 217 */
    tni_kernel_conj, /* 218 */
    tni_kernel_conj_physical, /* 219 */
    tni_kernel_constant_pad_nd, /* 220 */
    tni_kernel_contiguous, /* 221 */
    tni_kernel_conv1d, /* 222 */
    tni_kernel_conv1d_padding, /* 223 */
    tni_kernel_conv2d, /* 224 */
    tni_kernel_conv2d_padding, /* 225 */
    tni_kernel_conv3d, /* 226 */
    tni_kernel_conv3d_padding, /* 227 */
    tni_kernel_conv_transpose1d, /* 228 */
    tni_kernel_conv_transpose2d_input, /* 229 */
    tni_kernel_conv_transpose3d_input, /* 230 */
    tni_kernel_convolution, /* 231 */
    tni_kernel_convolution_backward, /* 232 */
    tni_kernel_copy_, /* 233 */
    tni_kernel_copysign_Scalar, /* 234 */
    tni_kernel_copysign_Scalar_out, /* 235 */
    tni_kernel_copysign__Scalar, /* 236 */
    tni_kernel_corrcoef, /* 237 */
    tni_kernel_cosine_embedding_loss, /* 238 */
    tni_kernel_cosine_similarity, /* 239 */
    tni_kernel_count_nonzero, /* 240 */
    tni_kernel_count_nonzero_dim_IntList, /* 241 */
    tni_kernel_cov, /* 242 */
    tni_kernel_cummax, /* 243 */
    tni_kernel_cummin, /* 244 */
    tni_kernel_cumulative_trapezoid_dx, /* 245 */
    tni_kernel_cumulative_trapezoid_x, /* 246 */
    tni_kernel_deg2rad, /* 247 */
    tni_kernel_det, /* 248 */
    tni_kernel_diag, /* 249 */
    tni_kernel_diag_embed, /* 250 */
    tni_kernel_diagflat, /* 251 */
    tni_kernel_diagonal, /* 252 */
    tni_kernel_diagonal_backward, /* 253 */
    tni_kernel_diagonal_scatter, /* 254 */
    tni_kernel_diff, /* 255 */
    tni_kernel_diff_out, /* 256 */
    tni_kernel_dist, /* 257 */
    tni_kernel_div_Scalar, /* 258 */
    tni_kernel_div_Scalar_mode, /* 259 */
    tni_kernel_div__Scalar, /* 260 */
    tni_kernel_div__Scalar_mode, /* 261 */
    tni_kernel_divide_Scalar, /* 262 */
    tni_kernel_divide_Scalar_mode, /* 263 */
    tni_kernel_divide_Tensor, /* 264 */
    tni_kernel_divide_Tensor_mode, /* 265 */
    tni_kernel_divide__Scalar, /* 266 */
    tni_kernel_divide__Scalar_mode, /* 267 */
    tni_kernel_divide__Tensor, /* 268 */
    tni_kernel_divide__Tensor_mode, /* 269 */
    tni_kernel_dot, /* 270 */
    tni_kernel_dropout, /* 271 */
    tni_kernel_dropout_, /* 272 */
    tni_kernel_dsplit_array, /* 273 */
    tni_kernel_dsplit_int, /* 274 */
    tni_kernel_dstack, /* 275 */
    tni_kernel_einsum, /* 276 */
    tni_kernel_embedding, /* 277 */
    tni_kernel_embedding_backward, /* 278 */
    tni_kernel_embedding_dense_backward, /* 279 */
    tni_kernel_empty_like, /* 280 */
    tni_kernel_empty_memory_format, /* 281 */
    tni_kernel_empty_out, /* 282 */
    tni_kernel_empty_permuted, /* 283 */
    tni_kernel_empty_strided, /* 284 */
    tni_kernel_equal, /* 285 */
    tni_kernel_expand, /* 286 */
    tni_kernel_expand_as, /* 287 */
    tni_kernel_exponential_, /* 288 */
    tni_kernel_eye, /* 289 */
    tni_kernel_eye_m, /* 290 */
    tni_kernel_fft_fft, /* 291 */
    tni_kernel_fft_fft2, /* 292 */
    tni_kernel_fft_fft2_out, /* 293 */
    tni_kernel_fft_fft_out, /* 294 */
    tni_kernel_fft_fftn, /* 295 */
    tni_kernel_fft_fftn_out, /* 296 */
    tni_kernel_fft_fftshift, /* 297 */
    tni_kernel_fft_hfft, /* 298 */
    tni_kernel_fft_hfft2, /* 299 */
    tni_kernel_fft_hfft2_out, /* 300 */
    tni_kernel_fft_hfft_out, /* 301 */
    tni_kernel_fft_hfftn, /* 302 */
    tni_kernel_fft_hfftn_out, /* 303 */
    tni_kernel_fft_ifft, /* 304 */
    tni_kernel_fft_ifft2, /* 305 */
    tni_kernel_fft_ifft2_out, /* 306 */
    tni_kernel_fft_ifft_out, /* 307 */
    tni_kernel_fft_ifftn, /* 308 */
    tni_kernel_fft_ifftn_out, /* 309 */
    tni_kernel_fft_ifftshift, /* 310 */
    tni_kernel_fft_ihfft, /* 311 */
    tni_kernel_fft_ihfft2, /* 312 */
    tni_kernel_fft_ihfft2_out, /* 313 */
    tni_kernel_fft_ihfft_out, /* 314 */
    tni_kernel_fft_ihfftn, /* 315 */
    tni_kernel_fft_ihfftn_out, /* 316 */
    tni_kernel_fft_irfft, /* 317 */
    tni_kernel_fft_irfft2, /* 318 */
    tni_kernel_fft_irfft2_out, /* 319 */
    tni_kernel_fft_irfft_out, /* 320 */
    tni_kernel_fft_irfftn, /* 321 */
    tni_kernel_fft_irfftn_out, /* 322 */
    tni_kernel_fft_rfft, /* 323 */
    tni_kernel_fft_rfft2, /* 324 */
    tni_kernel_fft_rfft2_out, /* 325 */
    tni_kernel_fft_rfft_out, /* 326 */
    tni_kernel_fft_rfftn, /* 327 */
    tni_kernel_fft_rfftn_out, /* 328 */
    tni_kernel_fill__Scalar, /* 329 */
    tni_kernel_fill__Tensor, /* 330 */
    tni_kernel_fix, /* 331 */
    tni_kernel_fix_, /* 332 */
    tni_kernel_flatten_using_ints, /* 333 */
    tni_kernel_flip, /* 334 */
    tni_kernel_fliplr, /* 335 */
    tni_kernel_flipud, /* 336 */
    tni_kernel_float_power_Scalar, /* 337 */
    tni_kernel_float_power_Scalar_out, /* 338 */
    tni_kernel_float_power_Tensor_Scalar, /* 339 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 340 */
    tni_kernel_float_power_Tensor_Tensor, /* 341 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 342 */
    tni_kernel_float_power__Scalar, /* 343 */
    tni_kernel_float_power__Tensor, /* 344 */
    tni_kernel_floor_divide, /* 345 */
    tni_kernel_floor_divide_Scalar, /* 346 */
    tni_kernel_floor_divide__Scalar, /* 347 */
    tni_kernel_floor_divide__Tensor, /* 348 */
    tni_kernel_floor_divide_out, /* 349 */
    tni_kernel_fmod_Scalar, /* 350 */
    tni_kernel_fmod_Scalar_out, /* 351 */
    tni_kernel_fmod__Scalar, /* 352 */
    tni_kernel_fractional_max_pool2d, /* 353 */
    tni_kernel_fractional_max_pool2d_backward, /* 354 */
    tni_kernel_fractional_max_pool3d, /* 355 */
    tni_kernel_fractional_max_pool3d_backward, /* 356 */
    tni_kernel_frexp_Tensor, /* 357 */
    tni_kernel_frexp_Tensor_out, /* 358 */
    tni_kernel_from_file, /* 359 */
    tni_kernel_full, /* 360 */
    tni_kernel_full_like, /* 361 */
    tni_kernel_gather_backward, /* 362 */
    tni_kernel_geometric_, /* 363 */
    tni_kernel_geqrf, /* 364 */
    tni_kernel_ger, /* 365 */
    tni_kernel_glu, /* 366 */
    tni_kernel_glu_backward, /* 367 */
    tni_kernel_gradient_array, /* 368 */
    tni_kernel_gradient_scalararray, /* 369 */
    tni_kernel_gradient_scalarint, /* 370 */
    tni_kernel_gradient_scalarrayarray, /* 371 */
    tni_kernel_gradient_scalarrayint, /* 372 */
    tni_kernel_gradient_tensorarray, /* 373 */
    tni_kernel_gradient_tensorarrayint, /* 374 */
    tni_kernel_greater_Scalar, /* 375 */
    tni_kernel_greater_Tensor, /* 376 */
    tni_kernel_greater__Scalar, /* 377 */
    tni_kernel_greater__Tensor, /* 378 */
    tni_kernel_greater_equal_Scalar, /* 379 */
    tni_kernel_greater_equal_Tensor, /* 380 */
    tni_kernel_greater_equal__Scalar, /* 381 */
    tni_kernel_greater_equal__Tensor, /* 382 */
    tni_kernel_grid_sampler, /* 383 */
    tni_kernel_grid_sampler_2d, /* 384 */
    tni_kernel_grid_sampler_2d_backward, /* 385 */
    tni_kernel_grid_sampler_3d, /* 386 */
    tni_kernel_grid_sampler_3d_backward, /* 387 */
    tni_kernel_group_norm, /* 388 */
    tni_kernel_gru_cell, /* 389 */
    tni_kernel_gru_data, /* 390 */
    tni_kernel_gru_input, /* 391 */
    tni_kernel_hardswish, /* 392 */
    tni_kernel_hardswish_, /* 393 */
    tni_kernel_hardswish_backward, /* 394 */
    tni_kernel_hardswish_out, /* 395 */
    tni_kernel_hardtanh, /* 396 */
    tni_kernel_hardtanh_, /* 397 */
    tni_kernel_hardtanh_backward, /* 398 */
    tni_kernel_hardtanh_backward_grad_input, /* 399 */
    tni_kernel_hardtanh_out, /* 400 */
    tni_kernel_hinge_embedding_loss, /* 401 */
    tni_kernel_histc, /* 402 */
    tni_kernel_histogram_bin_ct, /* 403 */
    tni_kernel_histogram_bins_tensor, /* 404 */
    tni_kernel_histogramdd, /* 405 */
    tni_kernel_histogramdd_TensorList_bins, /* 406 */
    tni_kernel_histogramdd_int_bins, /* 407 */
    tni_kernel_hsplit_array, /* 408 */
    tni_kernel_hsplit_int, /* 409 */
    tni_kernel_hstack, /* 410 */
    tni_kernel_huber_loss, /* 411 */
    tni_kernel_huber_loss_backward, /* 412 */
    tni_kernel_im2col, /* 413 */
    tni_kernel_imag, /* 414 */
    tni_kernel_index_Tensor, /* 415 */
    tni_kernel_index_fill__int_Scalar, /* 416 */
    tni_kernel_index_fill__int_Tensor, /* 417 */
    tni_kernel_index_put_, /* 418 */
    tni_kernel_index_select, /* 419 */
    tni_kernel_index_select_backward, /* 420 */
    tni_kernel_inner, /* 421 */
    tni_kernel_instance_norm, /* 422 */
    tni_kernel_inverse, /* 423 */
    tni_kernel_is_complex, /* 424 */
    tni_kernel_is_conj, /* 425 */
    tni_kernel_is_distributed, /* 426 */
    tni_kernel_is_floating_point, /* 427 */
    tni_kernel_is_inference, /* 428 */
    tni_kernel_is_neg, /* 429 */
    tni_kernel_is_nonzero, /* 430 */
    tni_kernel_is_pinned, /* 431 */
    tni_kernel_is_same_size, /* 432 */
    tni_kernel_is_signed, /* 433 */
    tni_kernel_isclose, /* 434 */
    tni_kernel_isfinite, /* 435 */
    tni_kernel_isinf, /* 436 */
    tni_kernel_isnan, /* 437 */
    tni_kernel_isreal, /* 438 */
    tni_kernel_item, /* 439 */
    tni_kernel_kl_div, /* 440 */
    tni_kernel_kron, /* 441 */
    tni_kernel_kthvalue, /* 442 */
    tni_kernel_kthvalue_values, /* 443 */
    tni_kernel_l1_loss, /* 444 */
    tni_kernel_layer_norm, /* 445 */
    tni_kernel_ldexp_Tensor, /* 446 */
    tni_kernel_less_Scalar, /* 447 */
    tni_kernel_less_Tensor, /* 448 */
    tni_kernel_less__Scalar, /* 449 */
    tni_kernel_less__Tensor, /* 450 */
    tni_kernel_less_equal_Scalar, /* 451 */
    tni_kernel_less_equal_Tensor, /* 452 */
    tni_kernel_less_equal__Scalar, /* 453 */
    tni_kernel_less_equal__Tensor, /* 454 */
    tni_kernel_lift, /* 455 */
    tni_kernel_lift_fresh, /* 456 */
    tni_kernel_linalg_cholesky, /* 457 */
    tni_kernel_linalg_cholesky_ex, /* 458 */
    tni_kernel_linalg_cond, /* 459 */
    tni_kernel_linalg_cond_p_str, /* 460 */
    tni_kernel_linalg_cross, /* 461 */
    tni_kernel_linalg_det, /* 462 */
    tni_kernel_linalg_diagonal, /* 463 */
    tni_kernel_linalg_eig, /* 464 */
    tni_kernel_linalg_eigh, /* 465 */
    tni_kernel_linalg_eigvals, /* 466 */
    tni_kernel_linalg_eigvalsh, /* 467 */
    tni_kernel_linalg_householder_product, /* 468 */
    tni_kernel_linalg_inv, /* 469 */
    tni_kernel_linalg_inv_ex, /* 470 */
    tni_kernel_linalg_ldl_factor, /* 471 */
    tni_kernel_linalg_ldl_factor_ex, /* 472 */
    tni_kernel_linalg_ldl_solve, /* 473 */
    tni_kernel_linalg_lstsq, /* 474 */
    tni_kernel_linalg_lu, /* 475 */
    tni_kernel_linalg_lu_factor, /* 476 */
    tni_kernel_linalg_lu_factor_ex, /* 477 */
    tni_kernel_linalg_lu_solve, /* 478 */
    tni_kernel_linalg_matmul, /* 479 */
    tni_kernel_linalg_matrix_exp, /* 480 */
    tni_kernel_linalg_matrix_norm, /* 481 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 482 */
    tni_kernel_linalg_matrix_power, /* 483 */
    tni_kernel_linalg_matrix_rank, /* 484 */
    tni_kernel_linalg_matrix_rank_atol_rtol_float, /* 485 */
    tni_kernel_linalg_matrix_rank_atol_rtol_tensor, /* 486 */
    tni_kernel_linalg_matrix_rank_tol_tensor, /* 487 */
    tni_kernel_linalg_multi_dot, /* 488 */
    tni_kernel_linalg_norm, /* 489 */
    tni_kernel_linalg_norm_ord_str, /* 490 */
    tni_kernel_linalg_pinv, /* 491 */
    tni_kernel_linalg_pinv_atol_rtol_float, /* 492 */
    tni_kernel_linalg_pinv_atol_rtol_tensor, /* 493 */
    tni_kernel_linalg_pinv_rcond_tensor, /* 494 */
    tni_kernel_linalg_qr, /* 495 */
    tni_kernel_linalg_slogdet, /* 496 */
    tni_kernel_linalg_solve, /* 497 */
    tni_kernel_linalg_solve_ex, /* 498 */
    tni_kernel_linalg_solve_triangular, /* 499 */
    tni_kernel_linalg_svd, /* 500 */
    tni_kernel_linalg_svdvals, /* 501 */
    tni_kernel_linalg_tensorinv, /* 502 */
    tni_kernel_linalg_tensorinv_out, /* 503 */
    tni_kernel_linalg_tensorsolve, /* 504 */
    tni_kernel_linalg_vander, /* 505 */
    tni_kernel_linalg_vecdot, /* 506 */
    tni_kernel_linear, /* 507 */
    tni_kernel_linspace, /* 508 */
    tni_kernel_linspace_Scalar_Tensor, /* 509 */
    tni_kernel_linspace_Tensor_Scalar, /* 510 */
    tni_kernel_linspace_Tensor_Tensor, /* 511 */
    tni_kernel_log_normal_, /* 512 */
    tni_kernel_log_sigmoid, /* 513 */
    tni_kernel_log_sigmoid_backward, /* 514 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 515 */
    tni_kernel_log_sigmoid_forward, /* 516 */
    tni_kernel_log_sigmoid_forward_output, /* 517 */
    tni_kernel_log_sigmoid_out, /* 518 */
    tni_kernel_log_softmax_int, /* 519 */
    tni_kernel_logcumsumexp, /* 520 */
    tni_kernel_logdet, /* 521 */
    tni_kernel_logical_and, /* 522 */
    tni_kernel_logical_and_, /* 523 */
    tni_kernel_logical_and_out, /* 524 */
    tni_kernel_logical_not, /* 525 */
    tni_kernel_logical_not_, /* 526 */
    tni_kernel_logical_not_out, /* 527 */
    tni_kernel_logical_or, /* 528 */
    tni_kernel_logical_or_, /* 529 */
    tni_kernel_logical_or_out, /* 530 */
    tni_kernel_logical_xor, /* 531 */
    tni_kernel_logical_xor_, /* 532 */
    tni_kernel_logical_xor_out, /* 533 */
    tni_kernel_logit, /* 534 */
    tni_kernel_logit_, /* 535 */
    tni_kernel_logit_out, /* 536 */
    tni_kernel_logspace, /* 537 */
    tni_kernel_logspace_Scalar_Tensor, /* 538 */
    tni_kernel_logspace_Tensor_Scalar, /* 539 */
    tni_kernel_logspace_Tensor_Tensor, /* 540 */
    tni_kernel_logsumexp, /* 541 */
    tni_kernel_lstm_cell, /* 542 */
    tni_kernel_lstm_data, /* 543 */
    tni_kernel_lstm_input, /* 544 */
    tni_kernel_lu_solve, /* 545 */
    tni_kernel_lu_unpack, /* 546 */
    tni_kernel_mH, /* 547 */
    tni_kernel_mT, /* 548 */
    tni_kernel_margin_ranking_loss, /* 549 */
    tni_kernel_masked_fill_Scalar, /* 550 */
    tni_kernel_masked_fill_Tensor, /* 551 */
    tni_kernel_masked_fill__Scalar, /* 552 */
    tni_kernel_masked_fill__Tensor, /* 553 */
    tni_kernel_masked_scatter, /* 554 */
    tni_kernel_masked_scatter_, /* 555 */
    tni_kernel_masked_scatter_backward, /* 556 */
    tni_kernel_masked_select, /* 557 */
    tni_kernel_masked_select_out, /* 558 */
    tni_kernel_matmul, /* 559 */
    tni_kernel_matmul_out, /* 560 */
    tni_kernel_matrix_H, /* 561 */
    tni_kernel_matrix_exp, /* 562 */
    tni_kernel_matrix_power, /* 563 */
    tni_kernel_max, /* 564 */
    tni_kernel_max_other, /* 565 */
    tni_kernel_max_out, /* 566 */
    tni_kernel_max_pool1d, /* 567 */
    tni_kernel_max_pool1d_with_indices, /* 568 */
    tni_kernel_max_pool2d, /* 569 */
    tni_kernel_max_pool2d_with_indices, /* 570 */
    tni_kernel_max_pool2d_with_indices_backward, /* 571 */
    tni_kernel_max_pool3d, /* 572 */
    tni_kernel_max_pool3d_with_indices, /* 573 */
    tni_kernel_max_pool3d_with_indices_backward, /* 574 */
    tni_kernel_max_unpool2d, /* 575 */
    tni_kernel_max_unpool3d, /* 576 */
    tni_kernel_mean, /* 577 */
    tni_kernel_median, /* 578 */
    tni_kernel_median_dim, /* 579 */
    tni_kernel_meshgrid, /* 580 */
    tni_kernel_meshgrid_indexing, /* 581 */
    tni_kernel_min, /* 582 */
    tni_kernel_min_other, /* 583 */
    tni_kernel_min_out, /* 584 */
    tni_kernel_mish_backward, /* 585 */
    tni_kernel_mish_backward_composite, /* 586 */
    tni_kernel_mode, /* 587 */
    tni_kernel_moveaxis_int, /* 588 */
    tni_kernel_moveaxis_intlist, /* 589 */
    tni_kernel_movedim_int, /* 590 */
    tni_kernel_movedim_intlist, /* 591 */
    tni_kernel_mse_loss, /* 592 */
    tni_kernel_mse_loss_backward, /* 593 */
    tni_kernel_msort, /* 594 */
    tni_kernel_msort_out, /* 595 */
    tni_kernel_mul_Scalar, /* 596 */
    tni_kernel_mul__Scalar, /* 597 */
    tni_kernel_multinomial, /* 598 */
    tni_kernel_multinomial_out, /* 599 */
    tni_kernel_multiply_Scalar, /* 600 */
    tni_kernel_multiply_Tensor, /* 601 */
    tni_kernel_multiply__Scalar, /* 602 */
    tni_kernel_multiply__Tensor, /* 603 */
    tni_kernel_mv, /* 604 */
    tni_kernel_mvlgamma, /* 605 */
    tni_kernel_mvlgamma_, /* 606 */
    tni_kernel_mvlgamma_out, /* 607 */
    tni_kernel_nan_to_num, /* 608 */
    tni_kernel_nan_to_num_, /* 609 */
    tni_kernel_nan_to_num_out, /* 610 */
    tni_kernel_nanmean, /* 611 */
    tni_kernel_nanmean_out, /* 612 */
    tni_kernel_nanmedian, /* 613 */
    tni_kernel_nanmedian_dim, /* 614 */
    tni_kernel_nanquantile, /* 615 */
    tni_kernel_nanquantile_scalar, /* 616 */
    tni_kernel_nansum, /* 617 */
    tni_kernel_narrow, /* 618 */
    tni_kernel_narrow_Tensor, /* 619 */
    tni_kernel_native_batch_norm, /* 620 */
    tni_kernel_native_batch_norm_backward, /* 621 */
    tni_kernel_native_dropout, /* 622 */
    tni_kernel_native_dropout_backward, /* 623 */
    tni_kernel_native_group_norm, /* 624 */
    tni_kernel_native_group_norm_backward, /* 625 */
    tni_kernel_native_layer_norm, /* 626 */
    tni_kernel_native_layer_norm_backward, /* 627 */
    tni_kernel_negative, /* 628 */
    tni_kernel_negative_, /* 629 */
    tni_kernel_new_empty, /* 630 */
    tni_kernel_new_empty_strided, /* 631 */
    tni_kernel_new_full, /* 632 */
    tni_kernel_new_ones, /* 633 */
    tni_kernel_new_zeros, /* 634 */
    tni_kernel_nll_loss2d_backward, /* 635 */
    tni_kernel_nll_loss2d_forward, /* 636 */
    tni_kernel_nll_loss_backward, /* 637 */
    tni_kernel_nll_loss_forward, /* 638 */
    tni_kernel_nonzero, /* 639 */
    tni_kernel_nonzero_numpy, /* 640 */
    tni_kernel_nonzero_static, /* 641 */
    tni_kernel_norm_Scalar, /* 642 */
    tni_kernel_norm_ScalarOpt_dtype, /* 643 */
    tni_kernel_normal_, /* 644 */
    tni_kernel_normal_Tensor_Tensor, /* 645 */
    tni_kernel_normal_Tensor_float, /* 646 */
    tni_kernel_normal_float_Tensor, /* 647 */
    tni_kernel_normal_float_float, /* 648 */
    tni_kernel_not_equal_Scalar, /* 649 */
    tni_kernel_not_equal_Tensor, /* 650 */
    tni_kernel_not_equal__Scalar, /* 651 */
    tni_kernel_not_equal__Tensor, /* 652 */
    tni_kernel_nuclear_norm, /* 653 */
    tni_kernel_nuclear_norm_dim, /* 654 */
    tni_kernel_numel, /* 655 */
    tni_kernel_numpy_T, /* 656 */
    tni_kernel_one_hot, /* 657 */
    tni_kernel_ones, /* 658 */
    tni_kernel_ones_like, /* 659 */
    tni_kernel_orgqr, /* 660 */
    tni_kernel_ormqr, /* 661 */
    tni_kernel_outer, /* 662 */
    tni_kernel_pad, /* 663 */
    tni_kernel_pairwise_distance, /* 664 */
    tni_kernel_pdist, /* 665 */
    tni_kernel_permute, /* 666 */
    tni_kernel_pinverse, /* 667 */
    tni_kernel_pixel_shuffle, /* 668 */
    tni_kernel_pixel_unshuffle, /* 669 */
    tni_kernel_poisson_nll_loss, /* 670 */
    tni_kernel_polar, /* 671 */
    tni_kernel_polar_out, /* 672 */
    tni_kernel_polygamma_, /* 673 */
    tni_kernel_positive, /* 674 */
    tni_kernel_prelu, /* 675 */
    tni_kernel_prod, /* 676 */
    tni_kernel_promote_types, /* 677 */
    tni_kernel_put_, /* 678 */
    tni_kernel_qr, /* 679 */
    tni_kernel_quantile, /* 680 */
    tni_kernel_quantile_scalar, /* 681 */
    tni_kernel_rad2deg, /* 682 */
    tni_kernel_rand, /* 683 */
    tni_kernel_rand_generator, /* 684 */
    tni_kernel_rand_like, /* 685 */
    tni_kernel_randint, /* 686 */
    tni_kernel_randint_generator, /* 687 */
    tni_kernel_randint_like, /* 688 */
    tni_kernel_randint_like_low_dtype, /* 689 */
    tni_kernel_randint_low, /* 690 */
    tni_kernel_randint_low_generator, /* 691 */
    tni_kernel_randn, /* 692 */
    tni_kernel_randn_generator, /* 693 */
    tni_kernel_randn_like, /* 694 */
    tni_kernel_random_, /* 695 */
    tni_kernel_random__from, /* 696 */
    tni_kernel_random__to, /* 697 */
    tni_kernel_randperm, /* 698 */
    tni_kernel_randperm_generator, /* 699 */
    tni_kernel_range, /* 700 */
    tni_kernel_range_step, /* 701 */
    tni_kernel_ravel, /* 702 */
    tni_kernel_real, /* 703 */
    tni_kernel_reflection_pad1d, /* 704 */
    tni_kernel_reflection_pad1d_backward, /* 705 */
    tni_kernel_reflection_pad2d, /* 706 */
    tni_kernel_reflection_pad2d_backward, /* 707 */
    tni_kernel_reflection_pad3d, /* 708 */
    tni_kernel_reflection_pad3d_backward, /* 709 */
    tni_kernel_relu, /* 710 */
    tni_kernel_relu6, /* 711 */
    tni_kernel_relu6_, /* 712 */
    tni_kernel_relu_, /* 713 */
    tni_kernel_remainder_Scalar, /* 714 */
    tni_kernel_remainder_Scalar_Tensor, /* 715 */
    tni_kernel_remainder_Scalar_out, /* 716 */
    tni_kernel_remainder__Scalar, /* 717 */
    tni_kernel_repeat, /* 718 */
    tni_kernel_repeat_interleave_Tensor, /* 719 */
    tni_kernel_repeat_interleave_self_Tensor, /* 720 */
    tni_kernel_repeat_interleave_self_int, /* 721 */
    tni_kernel_replication_pad1d, /* 722 */
    tni_kernel_replication_pad1d_backward, /* 723 */
    tni_kernel_replication_pad2d, /* 724 */
    tni_kernel_replication_pad2d_backward, /* 725 */
    tni_kernel_replication_pad3d, /* 726 */
    tni_kernel_replication_pad3d_backward, /* 727 */
    tni_kernel_reshape, /* 728 */
    tni_kernel_reshape_as, /* 729 */
    tni_kernel_resize_, /* 730 */
    tni_kernel_resize_as_, /* 731 */
    tni_kernel_resolve_conj, /* 732 */
    tni_kernel_resolve_neg, /* 733 */
    tni_kernel_result_type_Scalar, /* 734 */
    tni_kernel_result_type_Scalar_Scalar, /* 735 */
    tni_kernel_result_type_Scalar_Tensor, /* 736 */
    tni_kernel_result_type_Tensor, /* 737 */
    tni_kernel_rms_norm, /* 738 */
    tni_kernel_rnn_relu_cell, /* 739 */
    tni_kernel_rnn_relu_data, /* 740 */
    tni_kernel_rnn_relu_input, /* 741 */
    tni_kernel_rnn_tanh_cell, /* 742 */
    tni_kernel_rnn_tanh_data, /* 743 */
    tni_kernel_rnn_tanh_input, /* 744 */
    tni_kernel_roll, /* 745 */
    tni_kernel_rot90, /* 746 */
    tni_kernel_row_stack, /* 747 */
    tni_kernel_rrelu_with_noise_backward, /* 748 */
    tni_kernel_rsub_Scalar, /* 749 */
    tni_kernel_rsub_Tensor, /* 750 */
    tni_kernel_scalar_tensor, /* 751 */
    tni_kernel_searchsorted_Scalar, /* 752 */
    tni_kernel_searchsorted_Tensor, /* 753 */
    tni_kernel_select_backward, /* 754 */
    tni_kernel_select_int, /* 755 */
    tni_kernel_select_scatter, /* 756 */
    tni_kernel_selu, /* 757 */
    tni_kernel_selu_, /* 758 */
    tni_kernel_size_int, /* 759 */
    tni_kernel_slice_Tensor, /* 760 */
    tni_kernel_slice_backward, /* 761 */
    tni_kernel_slice_scatter, /* 762 */
    tni_kernel_slogdet, /* 763 */
    tni_kernel_smooth_l1_loss, /* 764 */
    tni_kernel_smooth_l1_loss_backward, /* 765 */
    tni_kernel_soft_margin_loss, /* 766 */
    tni_kernel_soft_margin_loss_backward, /* 767 */
    tni_kernel_softmax_int, /* 768 */
    tni_kernel_sort, /* 769 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 770 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 771 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 772 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 773 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 774 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 775 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 776 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 777 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 778 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 779 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 780 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 781 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 782 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 783 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 784 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 785 */
    tni_kernel_special_digamma, /* 786 */
    tni_kernel_special_erf, /* 787 */
    tni_kernel_special_erfc, /* 788 */
    tni_kernel_special_erfinv, /* 789 */
    tni_kernel_special_exp2, /* 790 */
    tni_kernel_special_expit, /* 791 */
    tni_kernel_special_expm1, /* 792 */
    tni_kernel_special_gammainc, /* 793 */
    tni_kernel_special_gammaincc, /* 794 */
    tni_kernel_special_gammaln, /* 795 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 796 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 797 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 798 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 799 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 800 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 801 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 802 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 803 */
    tni_kernel_special_i0, /* 804 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 805 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 806 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 807 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 808 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 809 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 810 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 811 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 812 */
    tni_kernel_special_log1p, /* 813 */
    tni_kernel_special_log_softmax, /* 814 */
    tni_kernel_special_logit, /* 815 */
    tni_kernel_special_logsumexp, /* 816 */
    tni_kernel_special_logsumexp_out, /* 817 */
    tni_kernel_special_multigammaln, /* 818 */
    tni_kernel_special_ndtr, /* 819 */
    tni_kernel_special_ndtr_out, /* 820 */
    tni_kernel_special_polygamma, /* 821 */
    tni_kernel_special_psi, /* 822 */
    tni_kernel_special_round, /* 823 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 824 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 825 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 826 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 827 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 828 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 829 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 830 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 831 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 832 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 833 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 834 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 835 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 836 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 837 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 838 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 839 */
    tni_kernel_special_sinc, /* 840 */
    tni_kernel_special_softmax, /* 841 */
    tni_kernel_special_xlog1py_other_scalar, /* 842 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 843 */
    tni_kernel_special_xlog1py_self_scalar, /* 844 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 845 */
    tni_kernel_special_xlogy, /* 846 */
    tni_kernel_special_xlogy_other_scalar, /* 847 */
    tni_kernel_special_xlogy_self_scalar, /* 848 */
    tni_kernel_special_zeta_other_scalar, /* 849 */
    tni_kernel_special_zeta_other_scalar_out, /* 850 */
    tni_kernel_special_zeta_self_scalar, /* 851 */
    tni_kernel_special_zeta_self_scalar_out, /* 852 */
    tni_kernel_split_Tensor, /* 853 */
    tni_kernel_split_sizes, /* 854 */
    tni_kernel_split_with_sizes, /* 855 */
    tni_kernel_square, /* 856 */
    tni_kernel_square_, /* 857 */
    tni_kernel_square_out, /* 858 */
    tni_kernel_squeeze, /* 859 */
    tni_kernel_squeeze_dim, /* 860 */
    tni_kernel_squeeze_dims, /* 861 */
    tni_kernel_stack, /* 862 */
    tni_kernel_std, /* 863 */
    tni_kernel_std_correction, /* 864 */
    tni_kernel_std_dim, /* 865 */
    tni_kernel_std_mean, /* 866 */
    tni_kernel_std_mean_correction, /* 867 */
    tni_kernel_std_mean_dim, /* 868 */
    tni_kernel_stride_int, /* 869 */
    tni_kernel_sub_Scalar, /* 870 */
    tni_kernel_sub__Scalar, /* 871 */
    tni_kernel_subtract_Scalar, /* 872 */
    tni_kernel_subtract_Tensor, /* 873 */
    tni_kernel_subtract__Scalar, /* 874 */
    tni_kernel_subtract__Tensor, /* 875 */
    tni_kernel_sum, /* 876 */
    tni_kernel_sum_to_size, /* 877 */
    tni_kernel_svd, /* 878 */
    tni_kernel_swapaxes, /* 879 */
    tni_kernel_swapaxes_, /* 880 */
    tni_kernel_swapdims, /* 881 */
    tni_kernel_swapdims_, /* 882 */
    tni_kernel_sym_numel, /* 883 */
    tni_kernel_sym_size_int, /* 884 */
    tni_kernel_sym_storage_offset, /* 885 */
    tni_kernel_sym_stride_int, /* 886 */
    tni_kernel_t, /* 887 */
    tni_kernel_take, /* 888 */
    tni_kernel_take_along_dim, /* 889 */
    tni_kernel_take_out, /* 890 */
    tni_kernel_tensor_split_indices, /* 891 */
    tni_kernel_tensor_split_sections, /* 892 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 893 */
    tni_kernel_tensordot, /* 894 */
    tni_kernel_tile, /* 895 */
    tni_kernel_to_device, /* 896 */
    tni_kernel_to_dtype, /* 897 */
    tni_kernel_to_dtype_layout, /* 898 */
    tni_kernel_to_other, /* 899 */
    tni_kernel_trace, /* 900 */
    tni_kernel_transpose_int, /* 901 */
    tni_kernel_trapezoid_dx, /* 902 */
    tni_kernel_trapezoid_x, /* 903 */
    tni_kernel_trapz_dx, /* 904 */
    tni_kernel_trapz_x, /* 905 */
    tni_kernel_triangular_solve, /* 906 */
    tni_kernel_tril_indices, /* 907 */
    tni_kernel_triplet_margin_loss, /* 908 */
    tni_kernel_triu_indices, /* 909 */
    tni_kernel_true_divide_Scalar, /* 910 */
    tni_kernel_true_divide_Tensor, /* 911 */
    tni_kernel_true_divide__Scalar, /* 912 */
    tni_kernel_true_divide__Tensor, /* 913 */
    tni_kernel_type_as, /* 914 */
    tni_kernel_unbind_int, /* 915 */
    tni_kernel_unflatten_int, /* 916 */
    tni_kernel_unfold, /* 917 */
    tni_kernel_unfold_backward, /* 918 */
    tni_kernel_uniform_, /* 919 */
    tni_kernel_unique_consecutive, /* 920 */
    tni_kernel_unique_dim, /* 921 */
    tni_kernel_unique_dim_consecutive, /* 922 */
    tni_kernel_unsafe_chunk, /* 923 */
    tni_kernel_unsafe_split_Tensor, /* 924 */
    tni_kernel_unsafe_split_with_sizes, /* 925 */
    tni_kernel_unsqueeze, /* 926 */
    tni_kernel_upsample_bicubic2d, /* 927 */
    tni_kernel_upsample_bicubic2d_backward, /* 928 */
    tni_kernel_upsample_bicubic2d_vec, /* 929 */
    tni_kernel_upsample_bilinear2d, /* 930 */
    tni_kernel_upsample_bilinear2d_backward, /* 931 */
    tni_kernel_upsample_bilinear2d_vec, /* 932 */
    tni_kernel_upsample_linear1d, /* 933 */
    tni_kernel_upsample_linear1d_backward, /* 934 */
    tni_kernel_upsample_linear1d_vec, /* 935 */
    tni_kernel_upsample_nearest1d, /* 936 */
    tni_kernel_upsample_nearest1d_backward, /* 937 */
    tni_kernel_upsample_nearest1d_vec, /* 938 */
    tni_kernel_upsample_nearest2d, /* 939 */
    tni_kernel_upsample_nearest2d_backward, /* 940 */
    tni_kernel_upsample_nearest2d_vec, /* 941 */
    tni_kernel_upsample_nearest3d, /* 942 */
    tni_kernel_upsample_nearest3d_backward, /* 943 */
    tni_kernel_upsample_nearest3d_vec, /* 944 */
    tni_kernel_upsample_trilinear3d, /* 945 */
    tni_kernel_upsample_trilinear3d_backward, /* 946 */
    tni_kernel_upsample_trilinear3d_vec, /* 947 */
    tni_kernel_value_selecting_reduction_backward, /* 948 */
    tni_kernel_var, /* 949 */
    tni_kernel_var_correction, /* 950 */
    tni_kernel_var_dim, /* 951 */
    tni_kernel_var_mean, /* 952 */
    tni_kernel_var_mean_correction, /* 953 */
    tni_kernel_var_mean_dim, /* 954 */
    tni_kernel_vdot, /* 955 */
    tni_kernel_view, /* 956 */
    tni_kernel_view_as, /* 957 */
    tni_kernel_view_as_complex, /* 958 */
    tni_kernel_view_as_real, /* 959 */
    tni_kernel_view_dtype, /* 960 */
    tni_kernel_vsplit_array, /* 961 */
    tni_kernel_vsplit_int, /* 962 */
    tni_kernel_vstack, /* 963 */
    tni_kernel_where, /* 964 */
    tni_kernel_where_Scalar, /* 965 */
    tni_kernel_where_ScalarOther, /* 966 */
    tni_kernel_where_ScalarSelf, /* 967 */
    tni_kernel_where_self, /* 968 */
    tni_kernel_where_self_out, /* 969 */
    tni_kernel_xlogy_OutScalar_Other, /* 970 */
    tni_kernel_xlogy_OutScalar_Self, /* 971 */
    tni_kernel_xlogy_Scalar_Other, /* 972 */
    tni_kernel_xlogy_Scalar_Self, /* 973 */
    tni_kernel_xlogy__Scalar_Other, /* 974 */
    tni_kernel_zero_, /* 975 */
    tni_kernel_zeros, /* 976 */
    tni_kernel_zeros_like, /* 977 */
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
    {"aten::linalg_cond", NULL}, /* 207 */
    {"aten::linalg_cond.p_str", NULL}, /* 208 */
    {"aten::linalg_cross", NULL}, /* 209 */
    {"aten::linalg_det", NULL}, /* 210 */
    {"aten::linalg_eig", NULL}, /* 211 */
    {"aten::linalg_eigh", NULL}, /* 212 */
    {"aten::linalg_eigvals", NULL}, /* 213 */
    {"aten::linalg_eigvalsh", NULL}, /* 214 */
    {"aten::linalg_householder_product", NULL}, /* 215 */
    {"aten::linalg_inv", NULL}, /* 216 */
    {"aten::linalg_inv_ex", NULL}, /* 217 */
    {"aten::linalg_ldl_factor", NULL}, /* 218 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 219 */
    {"aten::linalg_ldl_solve", NULL}, /* 220 */
    {"aten::linalg_lstsq", NULL}, /* 221 */
    {"aten::linalg_lu", NULL}, /* 222 */
    {"aten::linalg_lu_factor", NULL}, /* 223 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 224 */
    {"aten::linalg_lu_solve", NULL}, /* 225 */
    {"aten::linalg_matmul", NULL}, /* 226 */
    {"aten::linalg_matrix_exp", NULL}, /* 227 */
    {"aten::linalg_matrix_norm", NULL}, /* 228 */
    {"aten::linalg_matrix_norm.str_ord", NULL}, /* 229 */
    {"aten::linalg_matrix_power", NULL}, /* 230 */
    {"aten::linalg_matrix_rank", NULL}, /* 231 */
    {"aten::linalg_matrix_rank.atol_rtol_float", NULL}, /* 232 */
    {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL}, /* 233 */
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, /* 234 */
    {"aten::linalg_multi_dot", NULL}, /* 235 */
    {"aten::linalg_norm", NULL}, /* 236 */
    {"aten::linalg_norm.ord_str", NULL}, /* 237 */
    {"aten::linalg_pinv", NULL}, /* 238 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 239 */
    {"aten::linalg_pinv.atol_rtol_tensor", NULL}, /* 240 */
    {"aten::linalg_pinv.rcond_tensor", NULL}, /* 241 */
    {"aten::linalg_qr", NULL}, /* 242 */
    {"aten::linalg_slogdet", NULL}, /* 243 */
    {"aten::linalg_solve", NULL}, /* 244 */
    {"aten::linalg_solve_ex", NULL}, /* 245 */
    {"aten::linalg_solve_triangular", NULL}, /* 246 */
    {"aten::linalg_svd", NULL}, /* 247 */
    {"aten::linalg_svdvals", NULL}, /* 248 */
    {"aten::linalg_tensorsolve", NULL}, /* 249 */
    {"aten::linalg_vecdot", NULL}, /* 250 */
    {"aten::linspace", NULL}, /* 251 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 252 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 253 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 254 */
    {"aten::log_normal", NULL}, /* 255 */
    {"aten::log_normal_", NULL}, /* 256 */
    {"aten::log_softmax.int", NULL}, /* 257 */
    {"aten::logcumsumexp", NULL}, /* 258 */
    {"aten::logspace", NULL}, /* 259 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 260 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 261 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 262 */
    {"aten::logsumexp", NULL}, /* 263 */
    {"aten::lu_solve", NULL}, /* 264 */
    {"aten::lu_unpack", NULL}, /* 265 */
    {"aten::masked_fill.Scalar", NULL}, /* 266 */
    {"aten::masked_fill.Tensor", NULL}, /* 267 */
    {"aten::masked_scatter", NULL}, /* 268 */
    {"aten::matrix_power", NULL}, /* 269 */
    {"aten::max", NULL}, /* 270 */
    {"aten::max_pool2d_with_indices", NULL}, /* 271 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 272 */
    {"aten::max_pool3d_with_indices", NULL}, /* 273 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 274 */
    {"aten::max_unpool2d", NULL}, /* 275 */
    {"aten::max_unpool3d", NULL}, /* 276 */
    {"aten::mean", NULL}, /* 277 */
    {"aten::median", NULL}, /* 278 */
    {"aten::median.dim", NULL}, /* 279 */
    {"aten::min", NULL}, /* 280 */
    {"aten::mode", NULL}, /* 281 */
    {"aten::mse_loss", NULL}, /* 282 */
    {"aten::mse_loss_backward", NULL}, /* 283 */
    {"aten::mul.Scalar", NULL}, /* 284 */
    {"aten::multiply.Tensor", NULL}, /* 285 */
    {"aten::mv", NULL}, /* 286 */
    {"aten::nanmedian", NULL}, /* 287 */
    {"aten::nanmedian.dim", NULL}, /* 288 */
    {"aten::nanquantile", NULL}, /* 289 */
    {"aten::nanquantile.scalar", NULL}, /* 290 */
    {"aten::nansum", NULL}, /* 291 */
    {"aten::narrow", NULL}, /* 292 */
    {"aten::narrow_copy", NULL}, /* 293 */
    {"aten::native_batch_norm", NULL}, /* 294 */
    {"aten::native_batch_norm_backward", NULL}, /* 295 */
    {"aten::native_dropout", NULL}, /* 296 */
    {"aten::native_dropout_backward", NULL}, /* 297 */
    {"aten::native_group_norm", NULL}, /* 298 */
    {"aten::native_group_norm_backward", NULL}, /* 299 */
    {"aten::native_layer_norm", NULL}, /* 300 */
    {"aten::native_layer_norm_backward", NULL}, /* 301 */
    {"aten::negative", NULL}, /* 302 */
    {"aten::new_empty", NULL}, /* 303 */
    {"aten::new_empty_strided", NULL}, /* 304 */
    {"aten::new_full", NULL}, /* 305 */
    {"aten::new_ones", NULL}, /* 306 */
    {"aten::new_zeros", NULL}, /* 307 */
    {"aten::nll_loss2d_backward", NULL}, /* 308 */
    {"aten::nll_loss2d_forward", NULL}, /* 309 */
    {"aten::nll_loss_backward", NULL}, /* 310 */
    {"aten::nll_loss_forward", NULL}, /* 311 */
    {"aten::nonzero", NULL}, /* 312 */
    {"aten::nonzero_static", NULL}, /* 313 */
    {"aten::norm.Scalar", NULL}, /* 314 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 315 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 316 */
    {"aten::normal.Tensor_float", NULL}, /* 317 */
    {"aten::normal.float_Tensor", NULL}, /* 318 */
    {"aten::normal.float_float", NULL}, /* 319 */
    {"aten::normal_", NULL}, /* 320 */
    {"aten::normal_functional", NULL}, /* 321 */
    {"aten::not_equal.Scalar", NULL}, /* 322 */
    {"aten::not_equal.Tensor", NULL}, /* 323 */
    {"aten::nuclear_norm", NULL}, /* 324 */
    {"aten::nuclear_norm.dim", NULL}, /* 325 */
    {"aten::ones", NULL}, /* 326 */
    {"aten::ones_like", NULL}, /* 327 */
    {"aten::orgqr", NULL}, /* 328 */
    {"aten::ormqr", NULL}, /* 329 */
    {"aten::outer", NULL}, /* 330 */
    {"aten::permute", NULL}, /* 331 */
    {"aten::permute_copy", NULL}, /* 332 */
    {"aten::pixel_shuffle", NULL}, /* 333 */
    {"aten::pixel_unshuffle", NULL}, /* 334 */
    {"aten::prod", NULL}, /* 335 */
    {"aten::put", NULL}, /* 336 */
    {"aten::put_", NULL}, /* 337 */
    {"aten::qr", NULL}, /* 338 */
    {"aten::quantile", NULL}, /* 339 */
    {"aten::quantile.scalar", NULL}, /* 340 */
    {"aten::rad2deg", NULL}, /* 341 */
    {"aten::rand", NULL}, /* 342 */
    {"aten::rand.generator", NULL}, /* 343 */
    {"aten::rand_like", NULL}, /* 344 */
    {"aten::randint", NULL}, /* 345 */
    {"aten::randint.generator", NULL}, /* 346 */
    {"aten::randint.low", NULL}, /* 347 */
    {"aten::randint.low_generator", NULL}, /* 348 */
    {"aten::randint_like", NULL}, /* 349 */
    {"aten::randint_like.low_dtype", NULL}, /* 350 */
    {"aten::randn", NULL}, /* 351 */
    {"aten::randn.generator", NULL}, /* 352 */
    {"aten::randn_like", NULL}, /* 353 */
    {"aten::random", NULL}, /* 354 */
    {"aten::random.from", NULL}, /* 355 */
    {"aten::random.to", NULL}, /* 356 */
    {"aten::random_", NULL}, /* 357 */
    {"aten::random_.from", NULL}, /* 358 */
    {"aten::random_.to", NULL}, /* 359 */
    {"aten::randperm", NULL}, /* 360 */
    {"aten::randperm.generator", NULL}, /* 361 */
    {"aten::range", NULL}, /* 362 */
    {"aten::range.step", NULL}, /* 363 */
    {"aten::reflection_pad1d", NULL}, /* 364 */
    {"aten::reflection_pad1d_backward", NULL}, /* 365 */
    {"aten::reflection_pad2d", NULL}, /* 366 */
    {"aten::reflection_pad2d_backward", NULL}, /* 367 */
    {"aten::reflection_pad3d", NULL}, /* 368 */
    {"aten::reflection_pad3d_backward", NULL}, /* 369 */
    {"aten::relu", NULL}, /* 370 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 371 */
    {"aten::repeat", NULL}, /* 372 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 373 */
    {"aten::replication_pad1d", NULL}, /* 374 */
    {"aten::replication_pad1d_backward", NULL}, /* 375 */
    {"aten::replication_pad2d", NULL}, /* 376 */
    {"aten::replication_pad2d_backward", NULL}, /* 377 */
    {"aten::replication_pad3d", NULL}, /* 378 */
    {"aten::replication_pad3d_backward", NULL}, /* 379 */
    {"aten::resize", NULL}, /* 380 */
    {"aten::resize_", NULL}, /* 381 */
    {"aten::resize_as", NULL}, /* 382 */
    {"aten::resize_as_", NULL}, /* 383 */
    {"aten::roll", NULL}, /* 384 */
    {"aten::rot90", NULL}, /* 385 */
    {"aten::row_stack", NULL}, /* 386 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 387 */
    {"aten::rsub.Scalar", NULL}, /* 388 */
    {"aten::rsub.Tensor", NULL}, /* 389 */
    {"aten::scalar_tensor", NULL}, /* 390 */
    {"aten::searchsorted.Scalar", NULL}, /* 391 */
    {"aten::searchsorted.Tensor", NULL}, /* 392 */
    {"aten::select.int", NULL}, /* 393 */
    {"aten::select_backward", NULL}, /* 394 */
    {"aten::select_copy.int", NULL}, /* 395 */
    {"aten::select_scatter", NULL}, /* 396 */
    {"aten::slice.Tensor", NULL}, /* 397 */
    {"aten::slice_backward", NULL}, /* 398 */
    {"aten::slice_copy.Tensor", NULL}, /* 399 */
    {"aten::slice_scatter", NULL}, /* 400 */
    {"aten::slogdet", NULL}, /* 401 */
    {"aten::smooth_l1_loss", NULL}, /* 402 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 403 */
    {"aten::soft_margin_loss", NULL}, /* 404 */
    {"aten::soft_margin_loss_backward", NULL}, /* 405 */
    {"aten::softmax.int", NULL}, /* 406 */
    {"aten::sort", NULL}, /* 407 */
    {"aten::special_digamma", NULL}, /* 408 */
    {"aten::special_erf", NULL}, /* 409 */
    {"aten::special_erfc", NULL}, /* 410 */
    {"aten::special_erfinv", NULL}, /* 411 */
    {"aten::special_exp2", NULL}, /* 412 */
    {"aten::special_expit", NULL}, /* 413 */
    {"aten::special_expm1", NULL}, /* 414 */
    {"aten::special_gammainc", NULL}, /* 415 */
    {"aten::special_gammaincc", NULL}, /* 416 */
    {"aten::special_gammaln", NULL}, /* 417 */
    {"aten::special_i0", NULL}, /* 418 */
    {"aten::special_log1p", NULL}, /* 419 */
    {"aten::special_logit", NULL}, /* 420 */
    {"aten::special_multigammaln", NULL}, /* 421 */
    {"aten::special_polygamma", NULL}, /* 422 */
    {"aten::special_psi", NULL}, /* 423 */
    {"aten::special_round", NULL}, /* 424 */
    {"aten::special_sinc", NULL}, /* 425 */
    {"aten::special_xlogy", NULL}, /* 426 */
    {"aten::special_xlogy.other_scalar", NULL}, /* 427 */
    {"aten::special_xlogy.self_scalar", NULL}, /* 428 */
    {"aten::split.Tensor", NULL}, /* 429 */
    {"aten::split_copy.Tensor", NULL}, /* 430 */
    {"aten::split_with_sizes", NULL}, /* 431 */
    {"aten::split_with_sizes_copy", NULL}, /* 432 */
    {"aten::squeeze", NULL}, /* 433 */
    {"aten::squeeze.dim", NULL}, /* 434 */
    {"aten::squeeze.dims", NULL}, /* 435 */
    {"aten::squeeze_copy", NULL}, /* 436 */
    {"aten::squeeze_copy.dim", NULL}, /* 437 */
    {"aten::squeeze_copy.dims", NULL}, /* 438 */
    {"aten::stack", NULL}, /* 439 */
    {"aten::std.correction", NULL}, /* 440 */
    {"aten::std.dim", NULL}, /* 441 */
    {"aten::std_mean.correction", NULL}, /* 442 */
    {"aten::sub.Scalar", NULL}, /* 443 */
    {"aten::subtract.Tensor", NULL}, /* 444 */
    {"aten::sum", NULL}, /* 445 */
    {"aten::svd", NULL}, /* 446 */
    {"aten::t", NULL}, /* 447 */
    {"aten::t_copy", NULL}, /* 448 */
    {"aten::take_along_dim", NULL}, /* 449 */
    {"aten::tensordot", NULL}, /* 450 */
    {"aten::trace", NULL}, /* 451 */
    {"aten::transpose.int", NULL}, /* 452 */
    {"aten::transpose_copy.int", NULL}, /* 453 */
    {"aten::triangular_solve", NULL}, /* 454 */
    {"aten::tril_indices", NULL}, /* 455 */
    {"aten::triu_indices", NULL}, /* 456 */
    {"aten::true_divide.Tensor", NULL}, /* 457 */
    {"aten::unbind.int", NULL}, /* 458 */
    {"aten::unbind_copy.int", NULL}, /* 459 */
    {"aten::unfold", NULL}, /* 460 */
    {"aten::unfold_backward", NULL}, /* 461 */
    {"aten::unfold_copy", NULL}, /* 462 */
    {"aten::uniform", NULL}, /* 463 */
    {"aten::uniform_", NULL}, /* 464 */
    {"aten::unique_consecutive", NULL}, /* 465 */
    {"aten::unique_dim", NULL}, /* 466 */
    {"aten::unique_dim_consecutive", NULL}, /* 467 */
    {"aten::unsafe_split.Tensor", NULL}, /* 468 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 469 */
    {"aten::unsqueeze", NULL}, /* 470 */
    {"aten::unsqueeze_copy", NULL}, /* 471 */
    {"aten::upsample_bicubic2d", NULL}, /* 472 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 473 */
    {"aten::upsample_bilinear2d", NULL}, /* 474 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 475 */
    {"aten::upsample_linear1d", NULL}, /* 476 */
    {"aten::upsample_linear1d_backward", NULL}, /* 477 */
    {"aten::upsample_nearest1d", NULL}, /* 478 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 479 */
    {"aten::upsample_nearest2d", NULL}, /* 480 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 481 */
    {"aten::upsample_nearest3d", NULL}, /* 482 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 483 */
    {"aten::upsample_trilinear3d", NULL}, /* 484 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 485 */
    {"aten::var.correction", NULL}, /* 486 */
    {"aten::var.dim", NULL}, /* 487 */
    {"aten::var_mean.correction", NULL}, /* 488 */
    {"aten::vdot", NULL}, /* 489 */
    {"aten::view", NULL}, /* 490 */
    {"aten::view.dtype", NULL}, /* 491 */
    {"aten::view_as_complex", NULL}, /* 492 */
    {"aten::view_as_complex_copy", NULL}, /* 493 */
    {"aten::view_as_real", NULL}, /* 494 */
    {"aten::view_as_real_copy", NULL}, /* 495 */
    {"aten::view_copy", NULL}, /* 496 */
    {"aten::view_copy.dtype", NULL}, /* 497 */
    {"aten::vstack", NULL}, /* 498 */
    {"aten::zero", NULL}, /* 499 */
    {"aten::zero_", NULL}, /* 500 */
    {"aten::zeros", NULL}, /* 501 */
    {"aten::zeros_like", NULL}, /* 502 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 1999;

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
    {15672, 15717, 177, 1, 0x0}, /* aten::_thnn_differentiable_gru_cell_backward */
    {15915, 15961, 178, 1, 0x0}, /* aten::_thnn_differentiable_lstm_cell_backward */
    {16189, 16204, 179, 1, 0x1}, /* aten::_to_copy */
    {16393, 16412, 180, 1, 0x20}, /* aten::_to_copy.out */
    {16536, 16553, 181, 1, 0x0}, /* aten::_trilinear */
    {16690, 16711, 182, 1, 0x20}, /* aten::_trilinear.out */
    {16875, 16889, 183, 2, 0x8}, /* aten::_unique */
    {16981, 16999, 185, 1, 0x20}, /* aten::_unique.out */
    {17140, 17155, 186, 2, 0x8}, /* aten::_unique2 */
    {17282, 17301, 188, 1, 0x20}, /* aten::_unique2.out */
    {17498, 17525, 189, 1, 0x0}, /* aten::_unsafe_index.Tensor */
    {17594, 17618, 190, 1, 0x0}, /* aten::_unsafe_index_put */
    {17722, 17741, 191, 1, 0x0}, /* aten::_unsafe_view */
    {17798, 17821, 192, 1, 0x20}, /* aten::_unsafe_view.out */
    {17905, 17934, 193, 2, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {18073, 18106, 195, 2, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {18272, 18305, 197, 1, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {18429, 18467, 198, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {18644, 18693, 200, 2, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {18911, 18941, 202, 2, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {19081, 19115, 204, 2, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {19282, 19316, 206, 1, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {19441, 19480, 207, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {19658, 19708, 209, 2, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {19927, 19956, 211, 2, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {20095, 20128, 213, 2, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {20294, 20327, 215, 1, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {20451, 20489, 216, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {20666, 20715, 218, 2, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {20933, 20965, 220, 2, 0x0}, /* aten::_upsample_nearest_exact1d */
    {21063, 21099, 222, 2, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {21224, 21260, 224, 1, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {21367, 21408, 225, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {21544, 21596, 227, 2, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {21773, 21805, 229, 2, 0x0}, /* aten::_upsample_nearest_exact2d */
    {21927, 21963, 231, 2, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {22112, 22148, 233, 1, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {22255, 22296, 234, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {22456, 22508, 236, 2, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {22709, 22741, 238, 2, 0x0}, /* aten::_upsample_nearest_exact3d */
    {22885, 22921, 240, 2, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {23092, 23128, 242, 1, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {23235, 23276, 243, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {23458, 23510, 245, 2, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {23733, 23743, 247, 2, 0x10001}, /* aten::abs */
    {23776, 23790, 249, 2, 0x10000}, /* aten::abs.out */
    {23850, 23861, 251, 2, 0x0}, /* aten::abs_ */
    {23903, 23918, 253, 1, 0x0}, /* aten::absolute */
    {23956, 23975, 254, 1, 0x0}, /* aten::absolute.out */
    {24040, 24056, 255, 1, 0x0}, /* aten::absolute_ */
    {24103, 24114, 256, 2, 0x10001}, /* aten::acos */
    {24148, 24163, 258, 2, 0x10000}, /* aten::acos.out */
    {24224, 24236, 260, 2, 0x10000}, /* aten::acos_ */
    {24279, 24291, 262, 2, 0x10001}, /* aten::acosh */
    {24326, 24342, 264, 2, 0x10000}, /* aten::acosh.out */
    {24404, 24417, 266, 2, 0x10000}, /* aten::acosh_ */
    {24461, 24487, 268, 1, 0x1}, /* aten::adaptive_avg_pool1d */
    {24556, 24582, 269, 1, 0x0}, /* aten::adaptive_avg_pool2d */
    {24654, 24684, 270, 2, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {24783, 24809, 272, 1, 0x0}, /* aten::adaptive_avg_pool3d */
    {24881, 24911, 273, 2, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {25010, 25036, 275, 1, 0x0}, /* aten::adaptive_max_pool1d */
    {25115, 25141, 276, 2, 0x0}, /* aten::adaptive_max_pool2d */
    {25220, 25250, 278, 2, 0x0}, /* aten::adaptive_max_pool2d.out */
    {25380, 25415, 280, 2, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {25509, 25555, 282, 2, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {25690, 25716, 284, 2, 0x0}, /* aten::adaptive_max_pool3d */
    {25795, 25825, 286, 2, 0x0}, /* aten::adaptive_max_pool3d.out */
    {25955, 25990, 288, 2, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {26084, 26130, 290, 2, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {26265, 26282, 292, 1, 0x10001}, /* aten::add.Scalar */
    {26352, 26373, 293, 1, 0x20}, /* aten::add.Scalar_out */
    {26470, 26487, 294, 2, 0x10001}, /* aten::add.Tensor */
    {26560, 26574, 296, 2, 0x10000}, /* aten::add.out */
    {26664, 26682, 298, 1, 0x10000}, /* aten::add_.Scalar */
    {26761, 26779, 299, 2, 0x10000}, /* aten::add_.Tensor */
    {26861, 26874, 301, 2, 0x0}, /* aten::addbmm */
    {26974, 26991, 303, 2, 0x0}, /* aten::addbmm.out */
    {27115, 27129, 305, 2, 0x0}, /* aten::addbmm_ */
    {27238, 27252, 307, 2, 0x10000}, /* aten::addcdiv */
    {27340, 27358, 309, 2, 0x10000}, /* aten::addcdiv.out */
    {27470, 27485, 311, 2, 0x10000}, /* aten::addcdiv_ */
    {27582, 27596, 313, 2, 0x10000}, /* aten::addcmul */
    {27684, 27702, 315, 2, 0x10000}, /* aten::addcmul.out */
    {27814, 27829, 317, 2, 0x10000}, /* aten::addcmul_ */
    {27926, 27938, 319, 2, 0x1}, /* aten::addmm */
    {28033, 28049, 321, 2, 0x0}, /* aten::addmm.out */
    {28168, 28181, 323, 2, 0x0}, /* aten::addmm_ */
    {28285, 28297, 325, 2, 0x0}, /* aten::addmv */
    {28390, 28406, 327, 2, 0x0}, /* aten::addmv.out */
    {28523, 28536, 329, 2, 0x0}, /* aten::addmv_ */
    {28638, 28649, 331, 1, 0x0}, /* aten::addr */
    {28743, 28758, 332, 1, 0x0}, /* aten::addr.out */
    {28876, 28888, 333, 1, 0x0}, /* aten::addr_ */
    {28991, 29005, 334, 1, 0x0}, /* aten::adjoint */
    {29048, 29060, 335, 1, 0x1}, /* aten::alias */
    {29101, 29118, 336, 1, 0x80000}, /* aten::alias_copy */
    {29158, 29179, 337, 1, 0x80020}, /* aten::alias_copy.out */
    {29246, 29256, 338, 2, 0x40000}, /* aten::all */
    {29289, 29307, 340, 2, 0x40000}, /* aten::all.all_out */
    {29371, 29385, 342, 2, 0x40000}, /* aten::all.dim */
    {29451, 29466, 344, 2, 0x40000}, /* aten::all.dims */
    {29541, 29560, 346, 2, 0x40000}, /* aten::all.dims_out */
    {29662, 29676, 348, 2, 0x40000}, /* aten::all.out */
    {29765, 29780, 350, 1, 0x4}, /* aten::allclose */
    {29888, 29899, 351, 2, 0x40001}, /* aten::amax */
    {29968, 29983, 353, 2, 0x40000}, /* aten::amax.out */
    {30079, 30090, 355, 2, 0x40001}, /* aten::amin */
    {30159, 30174, 357, 2, 0x40000}, /* aten::amin.out */
    {30270, 30284, 359, 2, 0x40000}, /* aten::aminmax */
    {30377, 30395, 361, 2, 0x40000}, /* aten::aminmax.out */
    {30532, 30544, 363, 2, 0x10000}, /* aten::angle */
    {30579, 30595, 365, 2, 0x10000}, /* aten::angle.out */
    {30657, 30667, 367, 2, 0x40001}, /* aten::any */
    {30700, 30718, 369, 2, 0x40000}, /* aten::any.all_out */
    {30782, 30796, 371, 2, 0x40001}, /* aten::any.dim */
    {30862, 30877, 373, 2, 0x40001}, /* aten::any.dims */
    {30952, 30971, 375, 2, 0x40000}, /* aten::any.dims_out */
    {31073, 31087, 377, 2, 0x40000}, /* aten::any.out */
    {31176, 31189, 379, 2, 0x0}, /* aten::arange */
    {31316, 31333, 381, 1, 0x0}, /* aten::arange.out */
    {31395, 31414, 382, 2, 0x0}, /* aten::arange.start */
    {31561, 31584, 384, 2, 0x0}, /* aten::arange.start_out */
    {31681, 31705, 386, 2, 0x1}, /* aten::arange.start_step */
    {31872, 31885, 388, 1, 0x0}, /* aten::arccos */
    {31921, 31938, 389, 1, 0x0}, /* aten::arccos.out */
    {32001, 32015, 390, 1, 0x0}, /* aten::arccos_ */
    {32060, 32074, 391, 1, 0x0}, /* aten::arccosh */
    {32111, 32129, 392, 1, 0x0}, /* aten::arccosh.out */
    {32193, 32208, 393, 1, 0x0}, /* aten::arccosh_ */
    {32254, 32267, 394, 1, 0x0}, /* aten::arcsin */
    {32303, 32320, 395, 1, 0x0}, /* aten::arcsin.out */
    {32383, 32397, 396, 1, 0x0}, /* aten::arcsin_ */
    {32442, 32456, 397, 1, 0x0}, /* aten::arcsinh */
    {32493, 32511, 398, 1, 0x0}, /* aten::arcsinh.out */
    {32575, 32590, 399, 1, 0x0}, /* aten::arcsinh_ */
    {32636, 32649, 400, 1, 0x0}, /* aten::arctan */
    {32685, 32702, 401, 1, 0x0}, /* aten::arctan.out */
    {32765, 32779, 402, 1, 0x0}, /* aten::arctan2 */
    {32830, 32848, 403, 1, 0x0}, /* aten::arctan2.out */
    {32926, 32941, 404, 1, 0x0}, /* aten::arctan2_ */
    {33001, 33015, 405, 1, 0x0}, /* aten::arctan_ */
    {33060, 33074, 406, 1, 0x0}, /* aten::arctanh */
    {33111, 33129, 407, 1, 0x0}, /* aten::arctanh.out */
    {33193, 33208, 408, 1, 0x0}, /* aten::arctanh_ */
    {33254, 33267, 409, 2, 0x40001}, /* aten::argmax */
    {33338, 33355, 411, 2, 0x40000}, /* aten::argmax.out */
    {33453, 33466, 413, 2, 0x40001}, /* aten::argmin */
    {33537, 33554, 415, 2, 0x40000}, /* aten::argmin.out */
    {33652, 33666, 417, 1, 0x0}, /* aten::argsort */
    {33738, 33759, 418, 1, 0x0}, /* aten::argsort.stable */
    {33854, 33879, 419, 1, 0x0}, /* aten::argsort.stable_out */
    {33998, 34013, 420, 1, 0x8}, /* aten::argwhere */
    {34051, 34068, 421, 2, 0x1}, /* aten::as_strided */
    {34175, 34193, 423, 1, 0x80}, /* aten::as_strided_ */
    {34303, 34325, 424, 1, 0x80000}, /* aten::as_strided_copy */
    {34431, 34457, 425, 1, 0x80020}, /* aten::as_strided_copy.out */
    {34590, 34615, 426, 1, 0x0}, /* aten::as_strided_scatter */
    {34736, 34765, 427, 1, 0x20}, /* aten::as_strided_scatter.out */
    {34913, 34924, 428, 2, 0x10001}, /* aten::asin */
    {34958, 34973, 430, 2, 0x10000}, /* aten::asin.out */
    {35034, 35046, 432, 2, 0x10000}, /* aten::asin_ */
    {35089, 35101, 434, 2, 0x10001}, /* aten::asinh */
    {35136, 35152, 436, 2, 0x10000}, /* aten::asinh.out */
    {35214, 35227, 438, 2, 0x10000}, /* aten::asinh_ */
    {35271, 35282, 440, 2, 0x10001}, /* aten::atan */
    {35316, 35331, 442, 2, 0x10000}, /* aten::atan.out */
    {35392, 35404, 444, 2, 0x10001}, /* aten::atan2 */
    {35453, 35469, 446, 2, 0x10001}, /* aten::atan2.out */
    {35545, 35558, 448, 2, 0x10000}, /* aten::atan2_ */
    {35616, 35628, 450, 2, 0x10000}, /* aten::atan_ */
    {35671, 35683, 452, 2, 0x10001}, /* aten::atanh */
    {35718, 35734, 454, 2, 0x10000}, /* aten::atanh.out */
    {35796, 35809, 456, 2, 0x10000}, /* aten::atanh_ */
    {35853, 35870, 458, 1, 0x100}, /* aten::atleast_1d */
    {35910, 35936, 459, 1, 0x0}, /* aten::atleast_1d.Sequence */
    {35992, 36009, 460, 1, 0x100}, /* aten::atleast_2d */
    {36049, 36075, 461, 1, 0x0}, /* aten::atleast_2d.Sequence */
    {36131, 36148, 462, 1, 0x100}, /* aten::atleast_3d */
    {36188, 36214, 463, 1, 0x0}, /* aten::atleast_3d.Sequence */
    {36270, 36287, 464, 1, 0x1}, /* aten::avg_pool1d */
    {36434, 36451, 465, 2, 0x1}, /* aten::avg_pool2d */
    {36626, 36647, 467, 2, 0x0}, /* aten::avg_pool2d.out */
    {36849, 36875, 469, 2, 0x1}, /* aten::avg_pool2d_backward */
    {37058, 37095, 471, 2, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {37319, 37336, 473, 2, 0x1}, /* aten::avg_pool3d */
    {37511, 37532, 475, 2, 0x0}, /* aten::avg_pool3d.out */
    {37734, 37760, 477, 2, 0x0}, /* aten::avg_pool3d_backward */
    {37943, 37980, 479, 2, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {38204, 38218, 481, 2, 0x0}, /* aten::baddbmm */
    {38319, 38337, 483, 2, 0x0}, /* aten::baddbmm.out */
    {38462, 38477, 485, 2, 0x0}, /* aten::baddbmm_ */
    {38587, 38604, 487, 1, 0x100}, /* aten::batch_norm */
    {38780, 38806, 488, 2, 0x0}, /* aten::batch_norm_backward */
    {39047, 39077, 490, 2, 0x0}, /* aten::batch_norm_update_stats */
    {39200, 39234, 492, 1, 0x20}, /* aten::batch_norm_update_stats.out */
    {39406, 39422, 493, 1, 0x2000}, /* aten::bernoulli */
    {39491, 39514, 494, 1, 0x2020}, /* aten::bernoulli.Tensor */
    {39600, 39627, 495, 1, 0x2020}, /* aten::bernoulli.Tensor_out */
    {39737, 39763, 496, 1, 0x2020}, /* aten::bernoulli.float_out */
    {39875, 39895, 497, 2, 0x2000}, /* aten::bernoulli.out */
    {39988, 40006, 499, 1, 0x2000}, /* aten::bernoulli.p */
    {40086, 40110, 500, 2, 0x2000}, /* aten::bernoulli_.Tensor */
    {40205, 40228, 502, 2, 0x2000}, /* aten::bernoulli_.float */
    {40325, 40340, 504, 1, 0x0}, /* aten::bilinear */
    {40429, 40456, 505, 2, 0x0}, /* aten::binary_cross_entropy */
    {40562, 40593, 507, 2, 0x0}, /* aten::binary_cross_entropy.out */
    {40726, 40762, 509, 2, 0x0}, /* aten::binary_cross_entropy_backward */
    {40897, 40944, 511, 2, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {41120, 41159, 513, 2, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {41302, 41345, 515, 1, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {41512, 41527, 516, 2, 0x8}, /* aten::bincount */
    {41607, 41626, 518, 1, 0x20}, /* aten::bincount.out */
    {41733, 41758, 519, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {41820, 41852, 520, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {41921, 41957, 521, 1, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {42053, 42082, 522, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {42171, 42196, 523, 2, 0x10001}, /* aten::bitwise_and.Tensor */
    {42258, 42287, 525, 2, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {42376, 42402, 527, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {42473, 42499, 528, 2, 0x10000}, /* aten::bitwise_and_.Tensor */
    {42570, 42609, 530, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {42685, 42728, 531, 1, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {42831, 42863, 532, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {42932, 42971, 534, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {43047, 43090, 535, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {43193, 43229, 536, 2, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {43325, 43358, 538, 2, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {43436, 43476, 540, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {43561, 43579, 541, 2, 0x10001}, /* aten::bitwise_not */
    {43620, 43642, 543, 2, 0x10000}, /* aten::bitwise_not.out */
    {43710, 43729, 545, 2, 0x10000}, /* aten::bitwise_not_ */
    {43779, 43803, 547, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {43864, 43895, 548, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {43963, 43998, 549, 1, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {44093, 44121, 550, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {44209, 44233, 551, 2, 0x10001}, /* aten::bitwise_or.Tensor */
    {44294, 44322, 553, 2, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {44410, 44435, 555, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {44505, 44530, 556, 2, 0x10000}, /* aten::bitwise_or_.Tensor */
    {44600, 44640, 558, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {44717, 44761, 559, 1, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {44865, 44898, 560, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {44968, 45008, 562, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {45085, 45129, 563, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {45233, 45270, 564, 2, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {45367, 45401, 566, 2, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {45480, 45521, 568, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {45607, 45632, 569, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {45694, 45726, 570, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {45795, 45831, 571, 1, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {45927, 45956, 572, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {46045, 46070, 573, 2, 0x10001}, /* aten::bitwise_xor.Tensor */
    {46132, 46161, 575, 2, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {46250, 46276, 577, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {46347, 46373, 578, 2, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {46444, 46461, 580, 1, 0x0}, /* aten::block_diag */
    {46506, 46527, 581, 1, 0x20}, /* aten::block_diag.out */
    {46599, 46609, 582, 2, 0x1}, /* aten::bmm */
    {46655, 46669, 584, 2, 0x0}, /* aten::bmm.out */
    {46742, 46766, 586, 1, 0x0}, /* aten::broadcast_tensors */
    {46820, 46839, 587, 1, 0x0}, /* aten::broadcast_to */
    {46902, 46925, 588, 2, 0x0}, /* aten::bucketize.Scalar */
    {47033, 47060, 590, 1, 0x20}, /* aten::bucketize.Scalar_out */
    {47192, 47215, 591, 2, 0x0}, /* aten::bucketize.Tensor */
    {47323, 47350, 593, 2, 0x0}, /* aten::bucketize.Tensor_out */
    {47482, 47497, 595, 1, 0x0}, /* aten::can_cast */
    {47553, 47574, 596, 1, 0x100}, /* aten::cartesian_prod */
    {47623, 47633, 597, 2, 0x1}, /* aten::cat */
    {47682, 47696, 599, 2, 0x0}, /* aten::cat.out */
    {47772, 47785, 601, 1, 0x2020}, /* aten::cauchy */
    {47884, 47901, 602, 1, 0x2020}, /* aten::cauchy.out */
    {48024, 48038, 603, 2, 0x2000}, /* aten::cauchy_ */
    {48144, 48156, 605, 1, 0x0}, /* aten::cdist */
    {48235, 48246, 606, 2, 0x10001}, /* aten::ceil */
    {48280, 48295, 608, 2, 0x10000}, /* aten::ceil.out */
    {48356, 48368, 610, 2, 0x10000}, /* aten::ceil_ */
    {48411, 48422, 612, 1, 0x10000}, /* aten::celu */
    {48474, 48489, 613, 1, 0x20}, /* aten::celu.out */
    {48567, 48579, 614, 1, 0x10000}, /* aten::celu_ */
    {48640, 48662, 615, 2, 0x0}, /* aten::channel_shuffle */
    {48722, 48748, 617, 1, 0x20}, /* aten::channel_shuffle.out */
    {48835, 48850, 618, 2, 0x0}, /* aten::cholesky */
    {48906, 48925, 620, 2, 0x0}, /* aten::cholesky.out */
    {49008, 49031, 622, 2, 0x0}, /* aten::cholesky_inverse */
    {49095, 49122, 624, 2, 0x0}, /* aten::cholesky_inverse.out */
    {49213, 49234, 626, 2, 0x0}, /* aten::cholesky_solve */
    {49311, 49336, 628, 2, 0x0}, /* aten::cholesky_solve.out */
    {49440, 49452, 630, 1, 0x0}, /* aten::chunk */
    {49523, 49535, 631, 2, 0x10001}, /* aten::clamp */
    {49606, 49625, 633, 2, 0x10001}, /* aten::clamp.Tensor */
    {49703, 49726, 635, 2, 0x10000}, /* aten::clamp.Tensor_out */
    {49831, 49847, 637, 2, 0x10000}, /* aten::clamp.out */
    {49945, 49958, 639, 2, 0x10000}, /* aten::clamp_ */
    {50038, 50058, 641, 2, 0x10000}, /* aten::clamp_.Tensor */
    {50145, 50161, 643, 2, 0x10000}, /* aten::clamp_max */
    {50212, 50235, 645, 2, 0x10000}, /* aten::clamp_max.Tensor */
    {50293, 50320, 647, 2, 0x10000}, /* aten::clamp_max.Tensor_out */
    {50405, 50425, 649, 2, 0x10000}, /* aten::clamp_max.out */
    {50503, 50520, 651, 2, 0x10000}, /* aten::clamp_max_ */
    {50580, 50604, 653, 2, 0x10000}, /* aten::clamp_max_.Tensor */
    {50671, 50687, 655, 2, 0x10000}, /* aten::clamp_min */
    {50738, 50761, 657, 2, 0x10000}, /* aten::clamp_min.Tensor */
    {50819, 50846, 659, 2, 0x10000}, /* aten::clamp_min.Tensor_out */
    {50931, 50951, 661, 2, 0x10000}, /* aten::clamp_min.out */
    {51029, 51046, 663, 2, 0x10000}, /* aten::clamp_min_ */
    {51106, 51130, 665, 2, 0x10000}, /* aten::clamp_min_.Tensor */
    {51197, 51208, 667, 1, 0x10000}, /* aten::clip */
    {51278, 51296, 668, 1, 0x10000}, /* aten::clip.Tensor */
    {51373, 51395, 669, 1, 0x0}, /* aten::clip.Tensor_out */
    {51499, 51514, 670, 1, 0x10000}, /* aten::clip.out */
    {51611, 51623, 671, 1, 0x10000}, /* aten::clip_ */
    {51702, 51721, 672, 1, 0x10000}, /* aten::clip_.Tensor */
    {51807, 51819, 673, 1, 0x10001}, /* aten::clone */
    {51891, 51907, 674, 1, 0x20}, /* aten::clone.out */
    {52003, 52016, 675, 2, 0x1}, /* aten::col2im */
    {52143, 52160, 677, 2, 0x0}, /* aten::col2im.out */
    {52314, 52333, 679, 1, 0x0}, /* aten::column_stack */
    {52380, 52403, 680, 1, 0x0}, /* aten::column_stack.out */
    {52477, 52496, 681, 1, 0x0}, /* aten::combinations */
    {52576, 52590, 682, 2, 0x0}, /* aten::complex */
    {52640, 52658, 684, 2, 0x0}, /* aten::complex.out */
    {52735, 52748, 686, 1, 0x0}, /* aten::concat */
    {52800, 52817, 687, 1, 0x0}, /* aten::concat.out */
    {52896, 52914, 688, 1, 0x0}, /* aten::concatenate */
    {52971, 52993, 689, 1, 0x0}, /* aten::concatenate.out */
    {53077, 53088, 690, 1, 0x0}, /* aten::conj */
    {53128, 53148, 691, 1, 0x10100}, /* aten::conj_physical */
    {53191, 53215, 692, 2, 0x10000}, /* aten::conj_physical.out */
    {53285, 53306, 694, 2, 0x10000}, /* aten::conj_physical_ */
    {53358, 53380, 696, 1, 0x1}, /* aten::constant_pad_nd */
    {53455, 53481, 697, 1, 0x20}, /* aten::constant_pad_nd.out */
    {53583, 53600, 698, 1, 0x0}, /* aten::contiguous */
    {53695, 53708, 699, 1, 0x0}, /* aten::conv1d */
    {53859, 53880, 700, 1, 0x0}, /* aten::conv1d.padding */
    {54039, 54052, 701, 1, 0x0}, /* aten::conv2d */
    {54203, 54224, 702, 1, 0x0}, /* aten::conv2d.padding */
    {54383, 54396, 703, 1, 0x0}, /* aten::conv3d */
    {54547, 54568, 704, 1, 0x0}, /* aten::conv3d.padding */
    {54727, 54750, 705, 1, 0x0}, /* aten::conv_transpose1d */
    {54939, 54968, 706, 1, 0x0}, /* aten::conv_transpose2d.input */
    {55163, 55192, 707, 1, 0x0}, /* aten::conv_transpose3d.input */
    {55387, 55405, 708, 2, 0x1}, /* aten::convolution */
    {55587, 55609, 710, 1, 0x20}, /* aten::convolution.out */
    {55818, 55845, 711, 2, 0x1}, /* aten::convolution_backward */
    {56103, 56134, 713, 1, 0x20}, /* aten::convolution_backward.out */
    {56462, 56473, 714, 1, 0x1}, /* aten::copy */
    {56544, 56559, 715, 1, 0x20}, /* aten::copy.out */
    {56657, 56669, 716, 1, 0x0}, /* aten::copy_ */
    {56749, 56771, 717, 1, 0x10000}, /* aten::copysign.Scalar */
    {56830, 56856, 718, 1, 0x10000}, /* aten::copysign.Scalar_out */
    {56942, 56964, 719, 2, 0x10000}, /* aten::copysign.Tensor */
    {57023, 57042, 721, 2, 0x10000}, /* aten::copysign.out */
    {57121, 57144, 723, 1, 0x0}, /* aten::copysign_.Scalar */
    {57212, 57235, 724, 2, 0x0}, /* aten::copysign_.Tensor */
    {57303, 57318, 726, 1, 0x0}, /* aten::corrcoef */
    {57356, 57366, 727, 2, 0x10001}, /* aten::cos */
    {57399, 57413, 729, 2, 0x10000}, /* aten::cos.out */
    {57473, 57484, 731, 2, 0x10000}, /* aten::cos_ */
    {57526, 57537, 733, 2, 0x10001}, /* aten::cosh */
    {57571, 57586, 735, 2, 0x10000}, /* aten::cosh.out */
    {57647, 57659, 737, 2, 0x10000}, /* aten::cosh_ */
    {57702, 57730, 739, 1, 0x0}, /* aten::cosine_embedding_loss */
    {57851, 57875, 740, 1, 0x0}, /* aten::cosine_similarity */
    {57959, 57979, 741, 1, 0x40000}, /* aten::count_nonzero */
    {58037, 58069, 742, 2, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {58135, 58171, 744, 1, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {58264, 58288, 745, 1, 0x20}, /* aten::count_nonzero.out */
    {58373, 58383, 746, 1, 0x0}, /* aten::cov */
    {58483, 58496, 747, 1, 0x0}, /* aten::cummax */
    {58566, 58583, 748, 2, 0x0}, /* aten::cummax.out */
    {58707, 58720, 750, 1, 0x0}, /* aten::cummin */
    {58790, 58807, 751, 2, 0x0}, /* aten::cummin.out */
    {58931, 58945, 753, 2, 0x0}, /* aten::cumprod */
    {59018, 59036, 755, 2, 0x0}, /* aten::cumprod.out */
    {59133, 59148, 757, 2, 0x0}, /* aten::cumprod_ */
    {59230, 59243, 759, 2, 0x1}, /* aten::cumsum */
    {59315, 59332, 761, 2, 0x0}, /* aten::cumsum.out */
    {59428, 59442, 763, 2, 0x0}, /* aten::cumsum_ */
    {59523, 59553, 765, 1, 0x0}, /* aten::cumulative_trapezoid.dx */
    {59631, 59660, 766, 1, 0x0}, /* aten::cumulative_trapezoid.x */
    {59734, 59748, 767, 1, 0x10000}, /* aten::deg2rad */
    {59785, 59803, 768, 1, 0x10000}, /* aten::deg2rad.out */
    {59867, 59882, 769, 1, 0x10000}, /* aten::deg2rad_ */
    {59928, 59938, 770, 1, 0x0}, /* aten::det */
    {59971, 59984, 771, 1, 0x0}, /* aten::detach */
    {60026, 60040, 772, 1, 0x80}, /* aten::detach_ */
    {60085, 60103, 773, 1, 0x80000}, /* aten::detach_copy */
    {60144, 60166, 774, 1, 0x80020}, /* aten::detach_copy.out */
    {60234, 60245, 775, 1, 0x0}, /* aten::diag */
    {60295, 60310, 776, 1, 0x0}, /* aten::diag.out */
    {60387, 60404, 777, 1, 0x0}, /* aten::diag_embed */
    {60484, 60505, 778, 1, 0x20}, /* aten::diag_embed.out */
    {60612, 60627, 779, 1, 0x0}, /* aten::diagflat */
    {60679, 60694, 780, 1, 0x1}, /* aten::diagonal */
    {60776, 60800, 781, 1, 0x0}, /* aten::diagonal_backward */
    {60908, 60936, 782, 1, 0x20}, /* aten::diagonal_backward.out */
    {61071, 61091, 783, 1, 0x80000}, /* aten::diagonal_copy */
    {61172, 61196, 784, 1, 0x80020}, /* aten::diagonal_copy.out */
    {61304, 61327, 785, 1, 0x0}, /* aten::diagonal_scatter */
    {61423, 61450, 786, 1, 0x20}, /* aten::diagonal_scatter.out */
    {61573, 61584, 787, 1, 0x0}, /* aten::diff */
    {61682, 61697, 788, 1, 0x0}, /* aten::diff.out */
    {61822, 61836, 789, 2, 0x10000}, /* aten::digamma */
    {61873, 61891, 791, 2, 0x10000}, /* aten::digamma.out */
    {61955, 61970, 793, 2, 0x10000}, /* aten::digamma_ */
    {62016, 62027, 795, 1, 0x0}, /* aten::dist */
    {62087, 62102, 796, 1, 0x20}, /* aten::dist.out */
    {62189, 62206, 797, 1, 0x10001}, /* aten::div.Scalar */
    {62260, 62282, 798, 1, 0x10001}, /* aten::div.Scalar_mode */
    {62364, 62390, 799, 1, 0x20}, /* aten::div.Scalar_mode_out */
    {62496, 62517, 800, 1, 0x20}, /* aten::div.Scalar_out */
    {62598, 62615, 801, 2, 0x10001}, /* aten::div.Tensor */
    {62669, 62691, 803, 2, 0x10001}, /* aten::div.Tensor_mode */
    {62773, 62787, 805, 2, 0x10000}, /* aten::div.out */
    {62861, 62880, 807, 2, 0x10000}, /* aten::div.out_mode */
    {62979, 62997, 809, 1, 0x10000}, /* aten::div_.Scalar */
    {63060, 63083, 810, 1, 0x10000}, /* aten::div_.Scalar_mode */
    {63174, 63192, 811, 2, 0x10000}, /* aten::div_.Tensor */
    {63255, 63278, 813, 2, 0x10000}, /* aten::div_.Tensor_mode */
    {63369, 63389, 815, 1, 0x0}, /* aten::divide.Scalar */
    {63446, 63471, 816, 1, 0x0}, /* aten::divide.Scalar_mode */
    {63556, 63576, 817, 1, 0x0}, /* aten::divide.Tensor */
    {63633, 63658, 818, 1, 0x0}, /* aten::divide.Tensor_mode */
    {63743, 63760, 819, 1, 0x0}, /* aten::divide.out */
    {63837, 63859, 820, 1, 0x0}, /* aten::divide.out_mode */
    {63961, 63982, 821, 1, 0x0}, /* aten::divide_.Scalar */
    {64048, 64074, 822, 1, 0x0}, /* aten::divide_.Scalar_mode */
    {64168, 64189, 823, 1, 0x0}, /* aten::divide_.Tensor */
    {64255, 64281, 824, 1, 0x0}, /* aten::divide_.Tensor_mode */
    {64375, 64385, 825, 2, 0x0}, /* aten::dot */
    {64433, 64447, 827, 1, 0x0}, /* aten::dot.out */
    {64522, 64536, 828, 1, 0x2100}, /* aten::dropout */
    {64595, 64610, 829, 1, 0x2000}, /* aten::dropout_ */
    {64677, 64696, 830, 1, 0x0}, /* aten::dsplit.array */
    {64766, 64783, 831, 1, 0x0}, /* aten::dsplit.int */
    {64850, 64863, 832, 1, 0x0}, /* aten::dstack */
    {64904, 64921, 833, 1, 0x0}, /* aten::dstack.out */
    {64989, 65002, 834, 1, 0x0}, /* aten::einsum */
    {65078, 65088, 835, 2, 0x10001}, /* aten::elu */
    {65175, 65189, 837, 2, 0x0}, /* aten::elu.out */
    {65303, 65314, 839, 2, 0x10000}, /* aten::elu_ */
    {65410, 65429, 841, 2, 0x0}, /* aten::elu_backward */
    {65565, 65595, 843, 2, 0x0}, /* aten::elu_backward.grad_input */
    {65772, 65788, 845, 1, 0x1}, /* aten::embedding */
    {65918, 65938, 846, 1, 0x20}, /* aten::embedding.out */
    {66095, 66120, 847, 1, 0x0}, /* aten::embedding_backward */
    {66262, 66293, 848, 2, 0x1}, /* aten::embedding_dense_backward */
    {66435, 66470, 850, 1, 0x20}, /* aten::embedding_dense_backward.out */
    {66639, 66665, 851, 3, 0x1}, /* aten::empty.memory_format */
    {66842, 66858, 854, 1, 0x0}, /* aten::empty.out */
    {66956, 66973, 855, 1, 0x0}, /* aten::empty_like */
    {67139, 67160, 856, 1, 0x20}, /* aten::empty_like.out */
    {67261, 67282, 857, 2, 0x0}, /* aten::empty_permuted */
    {67443, 67468, 859, 1, 0x20}, /* aten::empty_permuted.out */
    {67564, 67584, 860, 3, 0x1}, /* aten::empty_strided */
    {67738, 67762, 863, 1, 0x20}, /* aten::empty_strided.out */
    {67851, 67867, 864, 2, 0x10001}, /* aten::eq.Scalar */
    {67920, 67940, 866, 2, 0x10000}, /* aten::eq.Scalar_out */
    {68020, 68036, 868, 2, 0x10001}, /* aten::eq.Tensor */
    {68089, 68109, 870, 2, 0x10000}, /* aten::eq.Tensor_out */
    {68189, 68206, 872, 2, 0x0}, /* aten::eq_.Scalar */
    {68268, 68285, 874, 2, 0x0}, /* aten::eq_.Tensor */
    {68347, 68359, 876, 2, 0x10004}, /* aten::equal */
    {68406, 68416, 878, 2, 0x10001}, /* aten::erf */
    {68449, 68463, 880, 2, 0x10000}, /* aten::erf.out */
    {68523, 68534, 882, 2, 0x10000}, /* aten::erf_ */
    {68576, 68587, 884, 2, 0x10000}, /* aten::erfc */
    {68621, 68636, 886, 2, 0x10000}, /* aten::erfc.out */
    {68697, 68709, 888, 2, 0x10000}, /* aten::erfc_ */
    {68752, 68765, 890, 2, 0x10000}, /* aten::erfinv */
    {68801, 68818, 892, 2, 0x10000}, /* aten::erfinv.out */
    {68881, 68895, 894, 2, 0x10000}, /* aten::erfinv_ */
    {68940, 68950, 896, 2, 0x10001}, /* aten::exp */
    {68983, 68997, 898, 2, 0x10000}, /* aten::exp.out */
    {69057, 69068, 900, 2, 0x10000}, /* aten::exp2 */
    {69102, 69117, 902, 2, 0x10000}, /* aten::exp2.out */
    {69178, 69190, 904, 2, 0x10000}, /* aten::exp2_ */
    {69233, 69244, 906, 2, 0x10000}, /* aten::exp_ */
    {69286, 69299, 908, 1, 0x1}, /* aten::expand */
    {69380, 69396, 909, 1, 0x0}, /* aten::expand_as */
    {69455, 69473, 910, 1, 0x80000}, /* aten::expand_copy */
    {69553, 69575, 911, 1, 0x80020}, /* aten::expand_copy.out */
    {69679, 69691, 912, 2, 0x10001}, /* aten::expm1 */
    {69726, 69742, 914, 2, 0x10000}, /* aten::expm1.out */
    {69804, 69817, 916, 2, 0x10000}, /* aten::expm1_ */
    {69861, 69879, 918, 1, 0x2020}, /* aten::exponential */
    {69966, 69988, 919, 1, 0x2020}, /* aten::exponential.out */
    {70099, 70118, 920, 2, 0x2000}, /* aten::exponential_ */
    {70213, 70223, 922, 2, 0x0}, /* aten::eye */
    {70345, 70357, 924, 2, 0x0}, /* aten::eye.m */
    {70491, 70507, 926, 2, 0x0}, /* aten::eye.m_out */
    {70576, 70590, 928, 2, 0x0}, /* aten::eye.out */
    {70647, 70661, 930, 1, 0x0}, /* aten::fft_fft */
    {70742, 70760, 931, 1, 0x0}, /* aten::fft_fft.out */
    {70868, 70883, 932, 1, 0x0}, /* aten::fft_fft2 */
    {70976, 70995, 933, 1, 0x0}, /* aten::fft_fft2.out */
    {71115, 71130, 934, 1, 0x0}, /* aten::fft_fftn */
    {71221, 71240, 935, 1, 0x0}, /* aten::fft_fftn.out */
    {71358, 71377, 936, 1, 0x0}, /* aten::fft_fftshift */
    {71437, 71452, 937, 1, 0x0}, /* aten::fft_hfft */
    {71534, 71553, 938, 1, 0x0}, /* aten::fft_hfft.out */
    {71662, 71678, 939, 1, 0x0}, /* aten::fft_hfft2 */
    {71772, 71792, 940, 1, 0x0}, /* aten::fft_hfft2.out */
    {71913, 71929, 941, 1, 0x0}, /* aten::fft_hfftn */
    {72021, 72041, 942, 1, 0x0}, /* aten::fft_hfftn.out */
    {72160, 72175, 943, 1, 0x0}, /* aten::fft_ifft */
    {72257, 72276, 944, 1, 0x0}, /* aten::fft_ifft.out */
    {72385, 72401, 945, 1, 0x0}, /* aten::fft_ifft2 */
    {72495, 72515, 946, 1, 0x0}, /* aten::fft_ifft2.out */
    {72636, 72652, 947, 1, 0x0}, /* aten::fft_ifftn */
    {72744, 72764, 948, 1, 0x0}, /* aten::fft_ifftn.out */
    {72883, 72903, 949, 1, 0x0}, /* aten::fft_ifftshift */
    {72964, 72980, 950, 1, 0x0}, /* aten::fft_ihfft */
    {73063, 73083, 951, 1, 0x0}, /* aten::fft_ihfft.out */
    {73193, 73210, 952, 1, 0x0}, /* aten::fft_ihfft2 */
    {73305, 73326, 953, 1, 0x0}, /* aten::fft_ihfft2.out */
    {73448, 73465, 954, 1, 0x0}, /* aten::fft_ihfftn */
    {73558, 73579, 955, 1, 0x0}, /* aten::fft_ihfftn.out */
    {73699, 73715, 956, 1, 0x0}, /* aten::fft_irfft */
    {73798, 73818, 957, 1, 0x0}, /* aten::fft_irfft.out */
    {73928, 73945, 958, 1, 0x0}, /* aten::fft_irfft2 */
    {74040, 74061, 959, 1, 0x0}, /* aten::fft_irfft2.out */
    {74183, 74200, 960, 1, 0x0}, /* aten::fft_irfftn */
    {74293, 74314, 961, 1, 0x0}, /* aten::fft_irfftn.out */
    {74434, 74449, 962, 1, 0x0}, /* aten::fft_rfft */
    {74531, 74550, 963, 1, 0x0}, /* aten::fft_rfft.out */
    {74659, 74675, 964, 1, 0x0}, /* aten::fft_rfft2 */
    {74769, 74789, 965, 1, 0x0}, /* aten::fft_rfft2.out */
    {74910, 74926, 966, 1, 0x0}, /* aten::fft_rfftn */
    {75018, 75038, 967, 1, 0x0}, /* aten::fft_rfftn.out */
    {75157, 75175, 968, 1, 0x1}, /* aten::fill.Scalar */
    {75230, 75252, 969, 1, 0x20}, /* aten::fill.Scalar_out */
    {75334, 75352, 970, 1, 0x0}, /* aten::fill.Tensor */
    {75407, 75429, 971, 1, 0x20}, /* aten::fill.Tensor_out */
    {75511, 75530, 972, 2, 0x0}, /* aten::fill_.Scalar */
    {75594, 75613, 974, 2, 0x0}, /* aten::fill_.Tensor */
    {75677, 75687, 976, 1, 0x0}, /* aten::fix */
    {75720, 75734, 977, 1, 0x0}, /* aten::fix.out */
    {75794, 75805, 978, 1, 0x0}, /* aten::fix_ */
    {75847, 75872, 979, 1, 0x0}, /* aten::flatten.using_ints */
    {75959, 75970, 980, 2, 0x1}, /* aten::flip */
    {76016, 76031, 982, 1, 0x20}, /* aten::flip.out */
    {76104, 76117, 983, 1, 0x0}, /* aten::fliplr */
    {76153, 76166, 984, 1, 0x0}, /* aten::flipud */
    {76202, 76227, 985, 1, 0x10000}, /* aten::float_power.Scalar */
    {76292, 76321, 986, 1, 0x10000}, /* aten::float_power.Scalar_out */
    {76413, 76445, 987, 1, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {76517, 76553, 988, 1, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {76652, 76684, 989, 1, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {76756, 76792, 990, 1, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {76891, 76917, 991, 1, 0x10000}, /* aten::float_power_.Scalar */
    {76991, 77017, 992, 1, 0x10000}, /* aten::float_power_.Tensor */
    {77091, 77103, 993, 2, 0x10001}, /* aten::floor */
    {77138, 77154, 995, 2, 0x10000}, /* aten::floor.out */
    {77216, 77229, 997, 2, 0x10000}, /* aten::floor_ */
    {77273, 77292, 999, 2, 0x0}, /* aten::floor_divide */
    {77348, 77374, 1001, 1, 0x0}, /* aten::floor_divide.Scalar */
    {77437, 77467, 1002, 1, 0x20}, /* aten::floor_divide.Scalar_out */
    {77557, 77580, 1003, 2, 0x0}, /* aten::floor_divide.out */
    {77663, 77690, 1005, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {77762, 77789, 1006, 2, 0x0}, /* aten::floor_divide_.Tensor */
    {77861, 77872, 1008, 2, 0x10000}, /* aten::fmax */
    {77920, 77935, 1010, 2, 0x10000}, /* aten::fmax.out */
    {78010, 78021, 1012, 2, 0x10000}, /* aten::fmin */
    {78069, 78084, 1014, 2, 0x10000}, /* aten::fmin.out */
    {78159, 78177, 1016, 1, 0x10001}, /* aten::fmod.Scalar */
    {78232, 78254, 1017, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {78336, 78354, 1018, 2, 0x10001}, /* aten::fmod.Tensor */
    {78409, 78431, 1020, 2, 0x10000}, /* aten::fmod.Tensor_out */
    {78513, 78532, 1022, 1, 0x10000}, /* aten::fmod_.Scalar */
    {78596, 78615, 1023, 2, 0x10000}, /* aten::fmod_.Tensor */
    {78679, 78690, 1025, 2, 0x10000}, /* aten::frac */
    {78724, 78739, 1027, 2, 0x10000}, /* aten::frac.out */
    {78800, 78812, 1029, 2, 0x10000}, /* aten::frac_ */
    {78855, 78883, 1031, 2, 0x0}, /* aten::fractional_max_pool2d */
    {79007, 79042, 1033, 2, 0x0}, /* aten::fractional_max_pool2d.output */
    {79223, 79260, 1035, 2, 0x0}, /* aten::fractional_max_pool2d_backward */
    {79396, 79444, 1037, 2, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {79621, 79649, 1039, 2, 0x0}, /* aten::fractional_max_pool3d */
    {79773, 79808, 1041, 2, 0x0}, /* aten::fractional_max_pool3d.output */
    {79989, 80026, 1043, 2, 0x0}, /* aten::fractional_max_pool3d_backward */
    {80162, 80210, 1045, 2, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {80387, 80406, 1047, 2, 0x10000}, /* aten::frexp.Tensor */
    {80476, 80499, 1049, 2, 0x10000}, /* aten::frexp.Tensor_out */
    {80626, 80642, 1051, 2, 0x0}, /* aten::from_file */
    {80806, 80826, 1053, 1, 0x20}, /* aten::from_file.out */
    {80925, 80936, 1054, 2, 0x1}, /* aten::full */
    {81083, 81098, 1056, 1, 0x0}, /* aten::full.out */
    {81180, 81196, 1057, 1, 0x1}, /* aten::full_like */
    {81380, 81400, 1058, 1, 0x20}, /* aten::full_like.out */
    {81519, 81532, 1059, 2, 0x1}, /* aten::gather */
    {81618, 81635, 1061, 2, 0x0}, /* aten::gather.out */
    {81745, 81767, 1063, 1, 0x0}, /* aten::gather_backward */
    {81866, 81876, 1064, 2, 0x10000}, /* aten::gcd */
    {81923, 81937, 1066, 2, 0x10000}, /* aten::gcd.out */
    {82011, 82022, 1068, 2, 0x0}, /* aten::gcd_ */
    {82078, 82094, 1070, 2, 0x10001}, /* aten::ge.Scalar */
    {82147, 82167, 1072, 2, 0x10000}, /* aten::ge.Scalar_out */
    {82247, 82263, 1074, 2, 0x10001}, /* aten::ge.Tensor */
    {82316, 82336, 1076, 2, 0x10000}, /* aten::ge.Tensor_out */
    {82416, 82433, 1078, 2, 0x0}, /* aten::ge_.Scalar */
    {82495, 82512, 1080, 2, 0x0}, /* aten::ge_.Tensor */
    {82574, 82585, 1082, 2, 0x10001}, /* aten::gelu */
    {82646, 82661, 1084, 2, 0x0}, /* aten::gelu.out */
    {82746, 82758, 1086, 2, 0x0}, /* aten::gelu_ */
    {82828, 82848, 1088, 2, 0x10000}, /* aten::gelu_backward */
    {82938, 82969, 1090, 2, 0x0}, /* aten::gelu_backward.grad_input */
    {83097, 83113, 1092, 1, 0x2020}, /* aten::geometric */
    {83191, 83211, 1093, 1, 0x2020}, /* aten::geometric.out */
    {83313, 83330, 1094, 2, 0x2000}, /* aten::geometric_ */
    {83417, 83429, 1096, 2, 0x0}, /* aten::geqrf */
    {83480, 83494, 1098, 2, 0x0}, /* aten::geqrf.a */
    {83588, 83598, 1100, 1, 0x0}, /* aten::ger */
    {83644, 83658, 1101, 1, 0x0}, /* aten::ger.out */
    {83731, 83741, 1102, 2, 0x0}, /* aten::glu */
    {83786, 83800, 1104, 2, 0x0}, /* aten::glu.out */
    {83872, 83891, 1106, 2, 0x0}, /* aten::glu_backward */
    {83962, 83992, 1108, 2, 0x0}, /* aten::glu_backward.grad_input */
    {84104, 84125, 1110, 1, 0x0}, /* aten::gradient.array */
    {84203, 84230, 1111, 1, 0x0}, /* aten::gradient.scalararray */
    {84330, 84355, 1112, 1, 0x0}, /* aten::gradient.scalarint */
    {84463, 84493, 1113, 1, 0x0}, /* aten::gradient.scalarrayarray */
    {84598, 84626, 1114, 1, 0x0}, /* aten::gradient.scalarrayint */
    {84733, 84760, 1115, 1, 0x0}, /* aten::gradient.tensorarray */
    {84862, 84892, 1116, 1, 0x0}, /* aten::gradient.tensorarrayint */
    {85001, 85022, 1117, 1, 0x0}, /* aten::greater.Scalar */
    {85080, 85105, 1118, 1, 0x0}, /* aten::greater.Scalar_out */
    {85190, 85211, 1119, 1, 0x0}, /* aten::greater.Tensor */
    {85269, 85294, 1120, 1, 0x0}, /* aten::greater.Tensor_out */
    {85379, 85401, 1121, 1, 0x0}, /* aten::greater_.Scalar */
    {85468, 85490, 1122, 1, 0x0}, /* aten::greater_.Tensor */
    {85557, 85584, 1123, 1, 0x0}, /* aten::greater_equal.Scalar */
    {85648, 85679, 1124, 1, 0x0}, /* aten::greater_equal.Scalar_out */
    {85770, 85797, 1125, 1, 0x0}, /* aten::greater_equal.Tensor */
    {85861, 85892, 1126, 1, 0x0}, /* aten::greater_equal.Tensor_out */
    {85983, 86011, 1127, 1, 0x0}, /* aten::greater_equal_.Scalar */
    {86084, 86112, 1128, 1, 0x0}, /* aten::greater_equal_.Tensor */
    {86185, 86204, 1129, 1, 0x0}, /* aten::grid_sampler */
    {86322, 86344, 1130, 2, 0x1}, /* aten::grid_sampler_2d */
    {86465, 86491, 1132, 1, 0x20}, /* aten::grid_sampler_2d.out */
    {86639, 86670, 1133, 2, 0x0}, /* aten::grid_sampler_2d_backward */
    {86851, 86886, 1135, 1, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {87116, 87138, 1136, 2, 0x0}, /* aten::grid_sampler_3d */
    {87259, 87285, 1138, 1, 0x20}, /* aten::grid_sampler_3d.out */
    {87433, 87464, 1139, 2, 0x0}, /* aten::grid_sampler_3d_backward */
    {87645, 87680, 1141, 1, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {87910, 87927, 1142, 1, 0x0}, /* aten::group_norm */
    {88066, 88081, 1143, 1, 0x2000}, /* aten::gru.data */
    {88257, 88273, 1144, 1, 0x2000}, /* aten::gru.input */
    {88449, 88464, 1145, 1, 0x0}, /* aten::gru_cell */
    {88578, 88594, 1146, 2, 0x10001}, /* aten::gt.Scalar */
    {88647, 88667, 1148, 2, 0x10000}, /* aten::gt.Scalar_out */
    {88747, 88763, 1150, 2, 0x10001}, /* aten::gt.Tensor */
    {88816, 88836, 1152, 2, 0x10000}, /* aten::gt.Tensor_out */
    {88916, 88933, 1154, 2, 0x0}, /* aten::gt_.Scalar */
    {88995, 89012, 1156, 2, 0x0}, /* aten::gt_.Tensor */
    {89074, 89091, 1158, 2, 0x10000}, /* aten::hardshrink */
    {89149, 89170, 1160, 2, 0x0}, /* aten::hardshrink.out */
    {89255, 89281, 1162, 2, 0x0}, /* aten::hardshrink_backward */
    {89361, 89398, 1164, 2, 0x0}, /* aten::hardshrink_backward.grad_input */
    {89519, 89537, 1166, 2, 0x10000}, /* aten::hardsigmoid */
    {89578, 89600, 1168, 2, 0x0}, /* aten::hardsigmoid.out */
    {89668, 89687, 1170, 2, 0x10000}, /* aten::hardsigmoid_ */
    {89737, 89764, 1172, 2, 0x0}, /* aten::hardsigmoid_backward */
    {89834, 89872, 1174, 2, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {89983, 89999, 1176, 2, 0x0}, /* aten::hardswish */
    {90038, 90058, 1178, 2, 0x0}, /* aten::hardswish.out */
    {90124, 90141, 1180, 2, 0x0}, /* aten::hardswish_ */
    {90189, 90214, 1182, 2, 0x0}, /* aten::hardswish_backward */
    {90282, 90311, 1184, 1, 0x20}, /* aten::hardswish_backward.out */
    {90406, 90421, 1185, 2, 0x10001}, /* aten::hardtanh */
    {90496, 90515, 1187, 2, 0x0}, /* aten::hardtanh.out */
    {90617, 90633, 1189, 2, 0x10000}, /* aten::hardtanh_ */
    {90717, 90741, 1191, 2, 0x0}, /* aten::hardtanh_backward */
    {90840, 90875, 1193, 2, 0x0}, /* aten::hardtanh_backward.grad_input */
    {91015, 91031, 1195, 2, 0x10000}, /* aten::heaviside */
    {91085, 91105, 1197, 2, 0x10000}, /* aten::heaviside.out */
    {91186, 91203, 1199, 2, 0x0}, /* aten::heaviside_ */
    {91266, 91293, 1201, 1, 0x0}, /* aten::hinge_embedding_loss */
    {91396, 91408, 1202, 2, 0x0}, /* aten::histc */
    {91485, 91501, 1204, 2, 0x0}, /* aten::histc.out */
    {91605, 91628, 1206, 2, 0x0}, /* aten::histogram.bin_ct */
    {91778, 91805, 1208, 2, 0x0}, /* aten::histogram.bin_ct_out */
    {92006, 92034, 1210, 2, 0x0}, /* aten::histogram.bins_tensor */
    {92167, 92199, 1212, 2, 0x0}, /* aten::histogram.bins_tensor_out */
    {92383, 92401, 1214, 1, 0x0}, /* aten::histogramdd */
    {92543, 92577, 1215, 1, 0x0}, /* aten::histogramdd.TensorList_bins */
    {92738, 92765, 1216, 1, 0x0}, /* aten::histogramdd.int_bins */
    {92914, 92933, 1217, 1, 0x0}, /* aten::hsplit.array */
    {93003, 93020, 1218, 1, 0x0}, /* aten::hsplit.int */
    {93087, 93100, 1219, 1, 0x0}, /* aten::hstack */
    {93141, 93158, 1220, 1, 0x0}, /* aten::hstack.out */
    {93226, 93243, 1221, 2, 0x0}, /* aten::huber_loss */
    {93335, 93356, 1223, 2, 0x0}, /* aten::huber_loss.out */
    {93475, 93501, 1225, 2, 0x0}, /* aten::huber_loss_backward */
    {93613, 93643, 1227, 2, 0x0}, /* aten::huber_loss_backward.out */
    {93789, 93801, 1229, 2, 0x10000}, /* aten::hypot */
    {93850, 93866, 1231, 2, 0x10000}, /* aten::hypot.out */
    {93942, 93955, 1233, 2, 0x10000}, /* aten::hypot_ */
    {94013, 94022, 1235, 2, 0x10000}, /* aten::i0 */
    {94054, 94067, 1237, 2, 0x10000}, /* aten::i0.out */
    {94126, 94136, 1239, 2, 0x10000}, /* aten::i0_ */
    {94177, 94190, 1241, 2, 0x10000}, /* aten::igamma */
    {94240, 94257, 1243, 2, 0x10000}, /* aten::igamma.out */
    {94334, 94348, 1245, 2, 0x10000}, /* aten::igamma_ */
    {94407, 94421, 1247, 2, 0x10000}, /* aten::igammac */
    {94472, 94490, 1249, 2, 0x10000}, /* aten::igammac.out */
    {94568, 94583, 1251, 2, 0x10000}, /* aten::igammac_ */
    {94643, 94656, 1253, 2, 0x0}, /* aten::im2col */
    {94760, 94777, 1255, 2, 0x0}, /* aten::im2col.out */
    {94908, 94919, 1257, 1, 0x0}, /* aten::imag */
    {94959, 94978, 1258, 1, 0x9}, /* aten::index.Tensor */
    {95039, 95062, 1259, 1, 0x0}, /* aten::index.Tensor_out */
    {95150, 95166, 1260, 2, 0x0}, /* aten::index_add */
    {95262, 95282, 1262, 2, 0x0}, /* aten::index_add.out */
    {95402, 95419, 1264, 2, 0x0}, /* aten::index_add_ */
    {95524, 95541, 1266, 2, 0x0}, /* aten::index_copy */
    {95619, 95640, 1268, 2, 0x0}, /* aten::index_copy.out */
    {95745, 95763, 1270, 2, 0x0}, /* aten::index_copy_ */
    {95850, 95878, 1272, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {95966, 95998, 1273, 1, 0x20}, /* aten::index_fill.int_Scalar_out */
    {96113, 96141, 1274, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {96229, 96261, 1275, 1, 0x20}, /* aten::index_fill.int_Tensor_out */
    {96376, 96405, 1276, 2, 0x0}, /* aten::index_fill_.int_Scalar */
    {96502, 96531, 1278, 2, 0x0}, /* aten::index_fill_.int_Tensor */
    {96628, 96644, 1280, 1, 0x1}, /* aten::index_put */
    {96740, 96760, 1281, 1, 0x20}, /* aten::index_put.out */
    {96883, 96900, 1282, 1, 0x0}, /* aten::index_put_ */
    {97005, 97024, 1283, 2, 0x0}, /* aten::index_reduce */
    {97143, 97166, 1285, 2, 0x0}, /* aten::index_reduce.out */
    {97309, 97329, 1287, 2, 0x0}, /* aten::index_reduce_ */
    {97457, 97476, 1289, 2, 0x1}, /* aten::index_select */
    {97541, 97564, 1291, 2, 0x0}, /* aten::index_select.out */
    {97656, 97684, 1293, 1, 0x0}, /* aten::index_select_backward */
    {97779, 97791, 1294, 1, 0x0}, /* aten::inner */
    {97840, 97856, 1295, 1, 0x0}, /* aten::inner.out */
    {97932, 97952, 1296, 1, 0x0}, /* aten::instance_norm */
    {98138, 98152, 1297, 1, 0x0}, /* aten::inverse */
    {98189, 98207, 1298, 1, 0x0}, /* aten::inverse.out */
    {98271, 98288, 1299, 1, 0x0}, /* aten::is_complex */
    {98326, 98340, 1300, 1, 0x0}, /* aten::is_conj */
    {98375, 98396, 1301, 1, 0x0}, /* aten::is_distributed */
    {98438, 98462, 1302, 1, 0x0}, /* aten::is_floating_point */
    {98507, 98526, 1303, 1, 0x0}, /* aten::is_inference */
    {98566, 98579, 1304, 1, 0x0}, /* aten::is_neg */
    {98613, 98630, 1305, 1, 0x0}, /* aten::is_nonzero */
    {98668, 98684, 1306, 1, 0x0}, /* aten::is_pinned */
    {98742, 98761, 1307, 1, 0x0}, /* aten::is_same_size */
    {98815, 98831, 1308, 1, 0x0}, /* aten::is_signed */
    {98868, 98882, 1309, 1, 0x0}, /* aten::isclose */
    {98991, 99006, 1310, 1, 0x10000}, /* aten::isfinite */
    {99044, 99056, 1311, 2, 0x10001}, /* aten::isinf */
    {99091, 99107, 1313, 1, 0x20}, /* aten::isinf.out */
    {99169, 99181, 1314, 2, 0x10001}, /* aten::isnan */
    {99216, 99232, 1316, 1, 0x20}, /* aten::isnan.out */
    {99294, 99309, 1317, 2, 0x10000}, /* aten::isneginf */
    {99347, 99366, 1319, 2, 0x10000}, /* aten::isneginf.out */
    {99431, 99446, 1321, 2, 0x10000}, /* aten::isposinf */
    {99484, 99503, 1323, 2, 0x10000}, /* aten::isposinf.out */
    {99568, 99581, 1325, 1, 0x0}, /* aten::isreal */
    {99617, 99628, 1326, 1, 0x4}, /* aten::item */
    {99662, 99675, 1327, 1, 0x0}, /* aten::kl_div */
    {99772, 99783, 1328, 1, 0x0}, /* aten::kron */
    {99831, 99846, 1329, 1, 0x0}, /* aten::kron.out */
    {99921, 99936, 1330, 1, 0x0}, /* aten::kthvalue */
    {100041, 100063, 1331, 2, 0x0}, /* aten::kthvalue.values */
    {100225, 100239, 1333, 1, 0x0}, /* aten::l1_loss */
    {100311, 100328, 1334, 1, 0x0}, /* aten::layer_norm */
    {100477, 100487, 1335, 2, 0x10000}, /* aten::lcm */
    {100534, 100548, 1337, 2, 0x10000}, /* aten::lcm.out */
    {100622, 100633, 1339, 2, 0x0}, /* aten::lcm_ */
    {100689, 100708, 1341, 1, 0x10000}, /* aten::ldexp.Tensor */
    {100764, 100780, 1342, 1, 0x10000}, /* aten::ldexp.out */
    {100856, 100869, 1343, 1, 0x10000}, /* aten::ldexp_ */
    {100927, 100943, 1344, 2, 0x10001}, /* aten::le.Scalar */
    {100996, 101016, 1346, 2, 0x10000}, /* aten::le.Scalar_out */
    {101096, 101112, 1348, 2, 0x10001}, /* aten::le.Tensor */
    {101165, 101185, 1350, 2, 0x10000}, /* aten::le.Tensor_out */
    {101265, 101282, 1352, 2, 0x0}, /* aten::le_.Scalar */
    {101344, 101361, 1354, 2, 0x0}, /* aten::le_.Tensor */
    {101423, 101440, 1356, 2, 0x10001}, /* aten::leaky_relu */
    {101508, 101529, 1358, 2, 0x0}, /* aten::leaky_relu.out */
    {101624, 101642, 1360, 2, 0x10000}, /* aten::leaky_relu_ */
    {101719, 101745, 1362, 2, 0x0}, /* aten::leaky_relu_backward */
    {101858, 101895, 1364, 2, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {102049, 102067, 1366, 2, 0x10000}, /* aten::lerp.Scalar */
    {102135, 102157, 1368, 2, 0x10000}, /* aten::lerp.Scalar_out */
    {102252, 102270, 1370, 2, 0x10000}, /* aten::lerp.Tensor */
    {102338, 102360, 1372, 2, 0x10000}, /* aten::lerp.Tensor_out */
    {102455, 102474, 1374, 2, 0x10000}, /* aten::lerp_.Scalar */
    {102551, 102570, 1376, 2, 0x10000}, /* aten::lerp_.Tensor */
    {102647, 102665, 1378, 1, 0x0}, /* aten::less.Scalar */
    {102720, 102742, 1379, 1, 0x0}, /* aten::less.Scalar_out */
    {102824, 102842, 1380, 1, 0x0}, /* aten::less.Tensor */
    {102897, 102919, 1381, 1, 0x0}, /* aten::less.Tensor_out */
    {103001, 103020, 1382, 1, 0x0}, /* aten::less_.Scalar */
    {103084, 103103, 1383, 1, 0x0}, /* aten::less_.Tensor */
    {103167, 103191, 1384, 1, 0x0}, /* aten::less_equal.Scalar */
    {103252, 103280, 1385, 1, 0x0}, /* aten::less_equal.Scalar_out */
    {103368, 103392, 1386, 1, 0x0}, /* aten::less_equal.Tensor */
    {103453, 103481, 1387, 1, 0x0}, /* aten::less_equal.Tensor_out */
    {103569, 103594, 1388, 1, 0x0}, /* aten::less_equal_.Scalar */
    {103664, 103689, 1389, 1, 0x0}, /* aten::less_equal_.Tensor */
    {103759, 103772, 1390, 2, 0x10000}, /* aten::lgamma */
    {103808, 103825, 1392, 2, 0x10000}, /* aten::lgamma.out */
    {103888, 103902, 1394, 2, 0x10000}, /* aten::lgamma_ */
    {103947, 103958, 1396, 1, 0x0}, /* aten::lift */
    {103992, 104007, 1397, 1, 0x20}, /* aten::lift.out */
    {104068, 104085, 1398, 1, 0x0}, /* aten::lift_fresh */
    {104131, 104153, 1399, 1, 0x80000}, /* aten::lift_fresh_copy */
    {104198, 104224, 1400, 1, 0x80020}, /* aten::lift_fresh_copy.out */
    {104296, 104318, 1401, 1, 0x0}, /* aten::linalg_cholesky */
    {104384, 104410, 1402, 1, 0x0}, /* aten::linalg_cholesky.out */
    {104500, 104525, 1403, 2, 0x0}, /* aten::linalg_cholesky_ex */
    {104636, 104663, 1405, 2, 0x0}, /* aten::linalg_cholesky_ex.L */
    {104815, 104833, 1407, 1, 0x0}, /* aten::linalg_cond */
    {104890, 104912, 1408, 1, 0x0}, /* aten::linalg_cond.out */
    {104996, 105020, 1409, 1, 0x0}, /* aten::linalg_cond.p_str */
    {105074, 105102, 1410, 1, 0x0}, /* aten::linalg_cond.p_str_out */
    {105183, 105202, 1411, 2, 0x0}, /* aten::linalg_cross */
    {105273, 105296, 1413, 2, 0x0}, /* aten::linalg_cross.out */
    {105391, 105408, 1415, 1, 0x0}, /* aten::linalg_det */
    {105445, 105466, 1416, 1, 0x0}, /* aten::linalg_det.out */
    {105530, 105552, 1417, 1, 0x0}, /* aten::linalg_diagonal */
    {105643, 105660, 1418, 2, 0x0}, /* aten::linalg_eig */
    {105735, 105756, 1420, 2, 0x0}, /* aten::linalg_eig.out */
    {105895, 105913, 1422, 1, 0x0}, /* aten::linalg_eigh */
    {106003, 106029, 1423, 1, 0x0}, /* aten::linalg_eigh.eigvals */
    {106178, 106199, 1424, 1, 0x0}, /* aten::linalg_eigvals */
    {106243, 106268, 1425, 2, 0x0}, /* aten::linalg_eigvals.out */
    {106339, 106361, 1427, 1, 0x0}, /* aten::linalg_eigvalsh */
    {106420, 106446, 1428, 1, 0x0}, /* aten::linalg_eigvalsh.out */
    {106532, 106565, 1429, 2, 0x0}, /* aten::linalg_householder_product */
    {106634, 106671, 1431, 2, 0x0}, /* aten::linalg_householder_product.out */
    {106767, 106784, 1433, 1, 0x0}, /* aten::linalg_inv */
    {106821, 106842, 1434, 1, 0x0}, /* aten::linalg_inv.out */
    {106906, 106926, 1435, 2, 0x0}, /* aten::linalg_inv_ex */
    {107017, 107045, 1437, 2, 0x0}, /* aten::linalg_inv_ex.inverse */
    {107189, 107213, 1439, 1, 0x0}, /* aten::linalg_ldl_factor */
    {107305, 107333, 1440, 1, 0x0}, /* aten::linalg_ldl_factor.out */
    {107471, 107498, 1441, 2, 0x0}, /* aten::linalg_ldl_factor_ex */
    {107631, 107662, 1443, 2, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {107862, 107885, 1445, 2, 0x0}, /* aten::linalg_ldl_solve */
    {107979, 108006, 1447, 2, 0x0}, /* aten::linalg_ldl_solve.out */
    {108124, 108143, 1449, 2, 0x8}, /* aten::linalg_lstsq */
    {108301, 108324, 1451, 2, 0x8}, /* aten::linalg_lstsq.out */
    {108590, 108606, 1453, 2, 0x0}, /* aten::linalg_lu */
    {108686, 108706, 1455, 2, 0x0}, /* aten::linalg_lu.out */
    {108844, 108867, 1457, 1, 0x0}, /* aten::linalg_lu_factor */
    {108950, 108977, 1458, 1, 0x0}, /* aten::linalg_lu_factor.out */
    {109106, 109132, 1459, 2, 0x0}, /* aten::linalg_lu_factor_ex */
    {109256, 109286, 1461, 2, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {109477, 109499, 1463, 2, 0x0}, /* aten::linalg_lu_solve */
    {109606, 109632, 1465, 2, 0x0}, /* aten::linalg_lu_solve.out */
    {109763, 109783, 1467, 1, 0x0}, /* aten::linalg_matmul */
    {109840, 109864, 1468, 1, 0x0}, /* aten::linalg_matmul.out */
    {109948, 109972, 1469, 2, 0x0}, /* aten::linalg_matrix_exp */
    {110019, 110047, 1471, 1, 0x20}, /* aten::linalg_matrix_exp.out */
    {110121, 110146, 1472, 1, 0x0}, /* aten::linalg_matrix_norm */
    {110272, 110301, 1473, 1, 0x0}, /* aten::linalg_matrix_norm.out */
    {110451, 110484, 1474, 1, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {110621, 110658, 1475, 1, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {110819, 110845, 1476, 1, 0x0}, /* aten::linalg_matrix_power */
    {110901, 110931, 1477, 1, 0x0}, /* aten::linalg_matrix_power.out */
    {111014, 111039, 1478, 1, 0x0}, /* aten::linalg_matrix_rank */
    {111120, 111161, 1479, 1, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float */
    {111286, 111331, 1480, 1, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float_out */
    {111480, 111522, 1481, 1, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor */
    {111651, 111697, 1482, 1, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out */
    {111850, 111879, 1483, 1, 0x0}, /* aten::linalg_matrix_rank.out */
    {111987, 112027, 1484, 1, 0x0}, /* aten::linalg_matrix_rank.out_tol_tensor */
    {112148, 112184, 1485, 1, 0x0}, /* aten::linalg_matrix_rank.tol_tensor */
    {112278, 112301, 1486, 1, 0x0}, /* aten::linalg_multi_dot */
    {112352, 112379, 1487, 1, 0x0}, /* aten::linalg_multi_dot.out */
    {112457, 112475, 1488, 1, 0x0}, /* aten::linalg_norm */
    {112599, 112625, 1489, 1, 0x0}, /* aten::linalg_norm.ord_str */
    {112748, 112778, 1490, 1, 0x0}, /* aten::linalg_norm.ord_str_out */
    {112925, 112947, 1491, 1, 0x0}, /* aten::linalg_norm.out */
    {113095, 113113, 1492, 1, 0x0}, /* aten::linalg_pinv */
    {113189, 113223, 1493, 1, 0x0}, /* aten::linalg_pinv.atol_rtol_float */
    {113341, 113379, 1494, 1, 0x0}, /* aten::linalg_pinv.atol_rtol_float_out */
    {113521, 113556, 1495, 1, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor */
    {113677, 113716, 1496, 1, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor_out */
    {113861, 113883, 1497, 1, 0x0}, /* aten::linalg_pinv.out */
    {113986, 114021, 1498, 1, 0x0}, /* aten::linalg_pinv.out_rcond_tensor */
    {114138, 114169, 1499, 1, 0x0}, /* aten::linalg_pinv.rcond_tensor */
    {114259, 114275, 1500, 2, 0x0}, /* aten::linalg_qr */
    {114345, 114365, 1502, 2, 0x0}, /* aten::linalg_qr.out */
    {114478, 114499, 1504, 1, 0x0}, /* aten::linalg_slogdet */
    {114565, 114590, 1505, 1, 0x0}, /* aten::linalg_slogdet.out */
    {114710, 114729, 1506, 1, 0x0}, /* aten::linalg_solve */
    {114797, 114820, 1507, 1, 0x0}, /* aten::linalg_solve.out */
    {114912, 114934, 1508, 1, 0x0}, /* aten::linalg_solve_ex */
    {115052, 115078, 1509, 1, 0x0}, /* aten::linalg_solve_ex.out */
    {115244, 115274, 1510, 2, 0x0}, /* aten::linalg_solve_triangular */
    {115394, 115428, 1512, 2, 0x0}, /* aten::linalg_solve_triangular.out */
    {115572, 115589, 1514, 1, 0x0}, /* aten::linalg_svd */
    {115697, 115716, 1515, 1, 0x0}, /* aten::linalg_svd.U */
    {115881, 115902, 1516, 1, 0x0}, /* aten::linalg_svdvals */
    {115964, 115989, 1517, 1, 0x0}, /* aten::linalg_svdvals.out */
    {116075, 116098, 1518, 1, 0x0}, /* aten::linalg_tensorinv */
    {116155, 116182, 1519, 1, 0x0}, /* aten::linalg_tensorinv.out */
    {116266, 116291, 1520, 1, 0x0}, /* aten::linalg_tensorsolve */
    {116371, 116400, 1521, 1, 0x0}, /* aten::linalg_tensorsolve.out */
    {116507, 116527, 1522, 1, 0x0}, /* aten::linalg_vander */
    {116586, 116606, 1523, 1, 0x0}, /* aten::linalg_vecdot */
    {116671, 116695, 1524, 1, 0x0}, /* aten::linalg_vecdot.out */
    {116784, 116809, 1525, 2, 0x40000}, /* aten::linalg_vector_norm */
    {116936, 116965, 1527, 2, 0x40000}, /* aten::linalg_vector_norm.out */
    {117116, 117129, 1529, 1, 0x0}, /* aten::linear */
    {117200, 117215, 1530, 2, 0x0}, /* aten::linspace */
    {117369, 117398, 1532, 2, 0x0}, /* aten::linspace.Scalar_Tensor */
    {117566, 117599, 1534, 1, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {117702, 117731, 1535, 2, 0x0}, /* aten::linspace.Tensor_Scalar */
    {117899, 117932, 1537, 1, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {118035, 118064, 1538, 2, 0x0}, /* aten::linspace.Tensor_Tensor */
    {118232, 118265, 1540, 1, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {118368, 118387, 1541, 2, 0x0}, /* aten::linspace.out */
    {118476, 118486, 1543, 2, 0x10001}, /* aten::log */
    {118519, 118533, 1545, 2, 0x10000}, /* aten::log.out */
    {118593, 118605, 1547, 2, 0x10001}, /* aten::log10 */
    {118640, 118656, 1549, 2, 0x10000}, /* aten::log10.out */
    {118718, 118731, 1551, 2, 0x10000}, /* aten::log10_ */
    {118775, 118787, 1553, 2, 0x10001}, /* aten::log1p */
    {118822, 118838, 1555, 2, 0x10000}, /* aten::log1p.out */
    {118900, 118913, 1557, 2, 0x10000}, /* aten::log1p_ */
    {118957, 118968, 1559, 2, 0x10001}, /* aten::log2 */
    {119002, 119017, 1561, 2, 0x10000}, /* aten::log2.out */
    {119078, 119090, 1563, 2, 0x10000}, /* aten::log2_ */
    {119133, 119144, 1565, 2, 0x10000}, /* aten::log_ */
    {119186, 119203, 1567, 1, 0x2020}, /* aten::log_normal */
    {119302, 119323, 1568, 1, 0x2020}, /* aten::log_normal.out */
    {119446, 119464, 1569, 2, 0x2000}, /* aten::log_normal_ */
    {119570, 119588, 1571, 1, 0x0}, /* aten::log_sigmoid */
    {119629, 119651, 1572, 1, 0x0}, /* aten::log_sigmoid.out */
    {119719, 119746, 1573, 2, 0x0}, /* aten::log_sigmoid_backward */
    {119831, 119869, 1575, 2, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {119995, 120021, 1577, 2, 0x0}, /* aten::log_sigmoid_forward */
    {120094, 120127, 1579, 2, 0x0}, /* aten::log_sigmoid_forward.output */
    {120242, 120264, 1581, 1, 0x0}, /* aten::log_softmax.int */
    {120342, 120368, 1582, 2, 0x0}, /* aten::log_softmax.int_out */
    {120473, 120489, 1584, 2, 0x10000}, /* aten::logaddexp */
    {120542, 120562, 1586, 2, 0x10000}, /* aten::logaddexp.out */
    {120642, 120659, 1588, 2, 0x10000}, /* aten::logaddexp2 */
    {120713, 120734, 1590, 2, 0x10000}, /* aten::logaddexp2.out */
    {120815, 120834, 1592, 1, 0x0}, /* aten::logcumsumexp */
    {120885, 120908, 1593, 2, 0x0}, /* aten::logcumsumexp.out */
    {120986, 120999, 1595, 1, 0x0}, /* aten::logdet */
    {121035, 121053, 1596, 2, 0x10001}, /* aten::logical_and */
    {121108, 121130, 1598, 2, 0x10000}, /* aten::logical_and.out */
    {121212, 121231, 1600, 2, 0x10000}, /* aten::logical_and_ */
    {121295, 121313, 1602, 2, 0x10001}, /* aten::logical_not */
    {121354, 121376, 1604, 2, 0x10000}, /* aten::logical_not.out */
    {121444, 121463, 1606, 2, 0x10000}, /* aten::logical_not_ */
    {121513, 121530, 1608, 2, 0x10001}, /* aten::logical_or */
    {121584, 121605, 1610, 2, 0x10000}, /* aten::logical_or.out */
    {121686, 121704, 1612, 2, 0x10000}, /* aten::logical_or_ */
    {121767, 121785, 1614, 2, 0x10001}, /* aten::logical_xor */
    {121840, 121862, 1616, 2, 0x10000}, /* aten::logical_xor.out */
    {121944, 121963, 1618, 2, 0x10000}, /* aten::logical_xor_ */
    {122027, 122039, 1620, 2, 0x10000}, /* aten::logit */
    {122091, 122107, 1622, 2, 0x10000}, /* aten::logit.out */
    {122186, 122199, 1624, 2, 0x10000}, /* aten::logit_ */
    {122260, 122281, 1626, 2, 0x10000}, /* aten::logit_backward */
    {122362, 122394, 1628, 2, 0x10000}, /* aten::logit_backward.grad_input */
    {122516, 122531, 1630, 2, 0x0}, /* aten::logspace */
    {122702, 122731, 1632, 2, 0x0}, /* aten::logspace.Scalar_Tensor */
    {122916, 122949, 1634, 1, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {123069, 123098, 1635, 2, 0x0}, /* aten::logspace.Tensor_Scalar */
    {123283, 123316, 1637, 1, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {123436, 123465, 1638, 2, 0x0}, /* aten::logspace.Tensor_Tensor */
    {123650, 123683, 1640, 1, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {123803, 123822, 1641, 2, 0x0}, /* aten::logspace.out */
    {123928, 123944, 1643, 1, 0x40000}, /* aten::logsumexp */
    {124015, 124035, 1644, 2, 0x40000}, /* aten::logsumexp.out */
    {124133, 124149, 1646, 1, 0x2000}, /* aten::lstm.data */
    {124336, 124353, 1647, 1, 0x2000}, /* aten::lstm.input */
    {124540, 124556, 1648, 1, 0x0}, /* aten::lstm_cell */
    {124683, 124699, 1649, 2, 0x10001}, /* aten::lt.Scalar */
    {124752, 124772, 1651, 2, 0x10000}, /* aten::lt.Scalar_out */
    {124852, 124868, 1653, 2, 0x10001}, /* aten::lt.Tensor */
    {124921, 124941, 1655, 2, 0x10000}, /* aten::lt.Tensor_out */
    {125021, 125038, 1657, 2, 0x0}, /* aten::lt_.Scalar */
    {125100, 125117, 1659, 2, 0x0}, /* aten::lt_.Tensor */
    {125179, 125194, 1661, 1, 0x0}, /* aten::lu_solve */
    {125266, 125285, 1662, 1, 0x0}, /* aten::lu_solve.out */
    {125384, 125400, 1663, 2, 0x0}, /* aten::lu_unpack */
    {125532, 125552, 1665, 2, 0x0}, /* aten::lu_unpack.out */
    {125745, 125754, 1667, 1, 0x0}, /* aten::mH */
    {125792, 125801, 1668, 1, 0x0}, /* aten::mT */
    {125839, 125865, 1669, 1, 0x0}, /* aten::margin_ranking_loss */
    {125984, 126009, 1670, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {126084, 126113, 1671, 1, 0x20}, /* aten::masked_fill.Scalar_out */
    {126215, 126240, 1672, 1, 0x0}, /* aten::masked_fill.Tensor */
    {126315, 126344, 1673, 1, 0x20}, /* aten::masked_fill.Tensor_out */
    {126446, 126472, 1674, 2, 0x0}, /* aten::masked_fill_.Scalar */
    {126556, 126582, 1676, 2, 0x0}, /* aten::masked_fill_.Tensor */
    {126666, 126687, 1678, 1, 0x1}, /* aten::masked_scatter */
    {126759, 126784, 1679, 1, 0x20}, /* aten::masked_scatter.out */
    {126883, 126905, 1680, 2, 0x0}, /* aten::masked_scatter_ */
    {126986, 127016, 1682, 1, 0x0}, /* aten::masked_scatter_backward */
    {127105, 127125, 1683, 1, 0x8}, /* aten::masked_select */
    {127181, 127205, 1684, 1, 0x8}, /* aten::masked_select.out */
    {127288, 127301, 1685, 1, 0x0}, /* aten::matmul */
    {127351, 127368, 1686, 1, 0x0}, /* aten::matmul.out */
    {127445, 127460, 1687, 1, 0x0}, /* aten::matrix_H */
    {127504, 127521, 1688, 1, 0x0}, /* aten::matrix_exp */
    {127561, 127580, 1689, 1, 0x0}, /* aten::matrix_power */
    {127629, 127652, 1690, 1, 0x0}, /* aten::matrix_power.out */
    {127728, 127738, 1691, 2, 0x40000}, /* aten::max */
    {127771, 127785, 1693, 2, 0x40001}, /* aten::max.dim */
    {127876, 127894, 1695, 2, 0x40000}, /* aten::max.dim_max */
    {128039, 128055, 1697, 1, 0x10000}, /* aten::max.other */
    {128108, 128122, 1698, 1, 0x10000}, /* aten::max.out */
    {128196, 128216, 1699, 2, 0x40000}, /* aten::max.unary_out */
    {128282, 128299, 1701, 1, 0x0}, /* aten::max_pool1d */
    {128436, 128466, 1702, 1, 0x0}, /* aten::max_pool1d_with_indices */
    {128626, 128643, 1703, 1, 0x0}, /* aten::max_pool2d */
    {128780, 128810, 1704, 2, 0x1}, /* aten::max_pool2d_with_indices */
    {128970, 129004, 1706, 2, 0x0}, /* aten::max_pool2d_with_indices.out */
    {129215, 129254, 1708, 2, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {129436, 129486, 1710, 2, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {129709, 129726, 1712, 1, 0x0}, /* aten::max_pool3d */
    {129863, 129893, 1713, 2, 0x1}, /* aten::max_pool3d_with_indices */
    {130053, 130087, 1715, 2, 0x0}, /* aten::max_pool3d_with_indices.out */
    {130298, 130337, 1717, 2, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {130519, 130569, 1719, 2, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {130792, 130811, 1721, 2, 0x0}, /* aten::max_unpool2d */
    {130892, 130915, 1723, 2, 0x0}, /* aten::max_unpool2d.out */
    {131023, 131042, 1725, 2, 0x0}, /* aten::max_unpool3d */
    {131154, 131177, 1727, 2, 0x0}, /* aten::max_unpool3d.out */
    {131316, 131330, 1729, 2, 0x10001}, /* aten::maximum */
    {131381, 131399, 1731, 2, 0x10000}, /* aten::maximum.out */
    {131477, 131488, 1733, 1, 0x40001}, /* aten::mean */
    {131549, 131564, 1734, 2, 0x40001}, /* aten::mean.dim */
    {131662, 131683, 1736, 2, 0x40000}, /* aten::mean.dtype_out */
    {131774, 131789, 1738, 2, 0x40000}, /* aten::mean.out */
    {131907, 131920, 1740, 2, 0x0}, /* aten::median */
    {131956, 131973, 1742, 1, 0x0}, /* aten::median.dim */
    {132067, 132091, 1743, 2, 0x0}, /* aten::median.dim_values */
    {132242, 132259, 1745, 1, 0x20}, /* aten::median.out */
    {132322, 132337, 1746, 1, 0x0}, /* aten::meshgrid */
    {132382, 132406, 1747, 1, 0x0}, /* aten::meshgrid.indexing */
    {132477, 132487, 1748, 2, 0x40000}, /* aten::min */
    {132520, 132534, 1750, 2, 0x40001}, /* aten::min.dim */
    {132625, 132643, 1752, 2, 0x40000}, /* aten::min.dim_min */
    {132789, 132805, 1754, 1, 0x10000}, /* aten::min.other */
    {132858, 132872, 1755, 1, 0x10000}, /* aten::min.out */
    {132946, 132966, 1756, 2, 0x40000}, /* aten::min.unary_out */
    {133032, 133046, 1758, 2, 0x10001}, /* aten::minimum */
    {133097, 133115, 1760, 2, 0x10000}, /* aten::minimum.out */
    {133193, 133204, 1762, 2, 0x10000}, /* aten::mish */
    {133238, 133253, 1764, 2, 0x0}, /* aten::mish.out */
    {133314, 133326, 1766, 2, 0x0}, /* aten::mish_ */
    {133369, 133389, 1768, 3, 0x0}, /* aten::mish_backward */
    {133452, 133461, 1771, 2, 0x1}, /* aten::mm */
    {133506, 133519, 1773, 2, 0x0}, /* aten::mm.out */
    {133591, 133602, 1775, 2, 0x0}, /* aten::mode */
    {133693, 133711, 1777, 2, 0x0}, /* aten::mode.values */
    {133859, 133878, 1779, 1, 0x0}, /* aten::moveaxis.int */
    {133955, 133978, 1780, 1, 0x0}, /* aten::moveaxis.intlist */
    {134063, 134081, 1781, 1, 0x0}, /* aten::movedim.int */
    {134157, 134179, 1782, 1, 0x0}, /* aten::movedim.intlist */
    {134263, 134278, 1783, 2, 0x0}, /* aten::mse_loss */
    {134351, 134370, 1785, 2, 0x0}, /* aten::mse_loss.out */
    {134470, 134494, 1787, 2, 0x0}, /* aten::mse_loss_backward */
    {134591, 134626, 1789, 2, 0x0}, /* aten::mse_loss_backward.grad_input */
    {134764, 134776, 1791, 1, 0x0}, /* aten::msort */
    {134811, 134827, 1792, 1, 0x0}, /* aten::msort.out */
    {134889, 134906, 1793, 1, 0x10001}, /* aten::mul.Scalar */
    {134960, 134981, 1794, 1, 0x20}, /* aten::mul.Scalar_out */
    {135062, 135079, 1795, 2, 0x10001}, /* aten::mul.Tensor */
    {135133, 135147, 1797, 2, 0x10000}, /* aten::mul.out */
    {135221, 135239, 1799, 1, 0x10000}, /* aten::mul_.Scalar */
    {135302, 135320, 1800, 2, 0x10000}, /* aten::mul_.Tensor */
    {135383, 135401, 1802, 2, 0x2000}, /* aten::multinomial */
    {135516, 135538, 1804, 2, 0x2000}, /* aten::multinomial.out */
    {135677, 135699, 1806, 1, 0x0}, /* aten::multiply.Scalar */
    {135758, 135780, 1807, 1, 0x0}, /* aten::multiply.Tensor */
    {135839, 135858, 1808, 1, 0x0}, /* aten::multiply.out */
    {135937, 135960, 1809, 1, 0x0}, /* aten::multiply_.Scalar */
    {136028, 136051, 1810, 1, 0x0}, /* aten::multiply_.Tensor */
    {136119, 136128, 1811, 1, 0x0}, /* aten::mv */
    {136172, 136185, 1812, 1, 0x0}, /* aten::mv.out */
    {136256, 136271, 1813, 2, 0x10000}, /* aten::mvlgamma */
    {136316, 136335, 1815, 2, 0x10000}, /* aten::mvlgamma.out */
    {136407, 136423, 1817, 2, 0x10000}, /* aten::mvlgamma_ */
    {136477, 136494, 1819, 2, 0x10000}, /* aten::nan_to_num */
    {136591, 136612, 1821, 2, 0x10000}, /* aten::nan_to_num.out */
    {136736, 136754, 1823, 2, 0x10000}, /* aten::nan_to_num_ */
    {136860, 136874, 1825, 1, 0x0}, /* aten::nanmean */
    {136976, 136994, 1826, 1, 0x0}, /* aten::nanmean.out */
    {137120, 137136, 1827, 2, 0x0}, /* aten::nanmedian */
    {137175, 137195, 1829, 1, 0x0}, /* aten::nanmedian.dim */
    {137292, 137319, 1830, 2, 0x0}, /* aten::nanmedian.dim_values */
    {137473, 137493, 1832, 1, 0x20}, /* aten::nanmedian.out */
    {137559, 137577, 1833, 1, 0x0}, /* aten::nanquantile */
    {137694, 137716, 1834, 1, 0x0}, /* aten::nanquantile.out */
    {137857, 137882, 1835, 1, 0x0}, /* aten::nanquantile.scalar */
    {138005, 138034, 1836, 1, 0x0}, /* aten::nanquantile.scalar_out */
    {138181, 138194, 1837, 2, 0x40000}, /* aten::nansum */
    {138295, 138312, 1839, 2, 0x40000}, /* aten::nansum.out */
    {138437, 138450, 1841, 1, 0x0}, /* aten::narrow */
    {138530, 138550, 1842, 1, 0x0}, /* aten::narrow.Tensor */
    {138637, 138655, 1843, 1, 0x80000}, /* aten::narrow_copy */
    {138734, 138756, 1844, 2, 0x0}, /* aten::narrow_copy.out */
    {138862, 138886, 1846, 2, 0x0}, /* aten::native_batch_norm */
    {139067, 139095, 1848, 2, 0x0}, /* aten::native_batch_norm.out */
    {139357, 139390, 1850, 2, 0x0}, /* aten::native_batch_norm_backward */
    {139625, 139662, 1852, 1, 0x20}, /* aten::native_batch_norm_backward.out */
    {139967, 139988, 1853, 2, 0x2001}, /* aten::native_dropout */
    {140065, 140090, 1855, 1, 0x2020}, /* aten::native_dropout.out */
    {140216, 140246, 1856, 2, 0x10000}, /* aten::native_dropout_backward */
    {140332, 140366, 1858, 1, 0x20}, /* aten::native_dropout_backward.out */
    {140479, 140503, 1859, 2, 0x1}, /* aten::native_group_norm */
    {140653, 140681, 1861, 1, 0x20}, /* aten::native_group_norm.out */
    {140901, 140934, 1862, 2, 0x1}, /* aten::native_group_norm_backward */
    {141132, 141169, 1864, 1, 0x20}, /* aten::native_group_norm_backward.out */
    {141437, 141461, 1865, 2, 0x1}, /* aten::native_layer_norm */
    {141595, 141623, 1867, 1, 0x20}, /* aten::native_layer_norm.out */
    {141827, 141860, 1868, 2, 0x1}, /* aten::native_layer_norm_backward */
    {142056, 142093, 1870, 1, 0x20}, /* aten::native_layer_norm_backward.out */
    {142359, 142375, 1871, 2, 0x10001}, /* aten::ne.Scalar */
    {142428, 142448, 1873, 2, 0x10000}, /* aten::ne.Scalar_out */
    {142528, 142544, 1875, 2, 0x10001}, /* aten::ne.Tensor */
    {142597, 142617, 1877, 2, 0x10000}, /* aten::ne.Tensor_out */
    {142697, 142714, 1879, 2, 0x0}, /* aten::ne_.Scalar */
    {142776, 142793, 1881, 2, 0x0}, /* aten::ne_.Tensor */
    {142855, 142865, 1883, 2, 0x10001}, /* aten::neg */
    {142898, 142912, 1885, 2, 0x10000}, /* aten::neg.out */
    {142972, 142983, 1887, 2, 0x10000}, /* aten::neg_ */
    {143025, 143040, 1889, 1, 0x0}, /* aten::negative */
    {143078, 143097, 1890, 1, 0x0}, /* aten::negative.out */
    {143162, 143178, 1891, 1, 0x0}, /* aten::negative_ */
    {143225, 143241, 1892, 1, 0x0}, /* aten::new_empty */
    {143387, 143407, 1893, 1, 0x20}, /* aten::new_empty.out */
    {143488, 143512, 1894, 1, 0x0}, /* aten::new_empty_strided */
    {143683, 143711, 1895, 1, 0x20}, /* aten::new_empty_strided.out */
    {143817, 143832, 1896, 1, 0x0}, /* aten::new_full */
    {143996, 144015, 1897, 1, 0x20}, /* aten::new_full.out */
    {144114, 144129, 1898, 1, 0x0}, /* aten::new_ones */
    {144274, 144293, 1899, 1, 0x20}, /* aten::new_ones.out */
    {144373, 144389, 1900, 1, 0x0}, /* aten::new_zeros */
    {144535, 144555, 1901, 1, 0x20}, /* aten::new_zeros.out */
    {144636, 144652, 1902, 2, 0x10000}, /* aten::nextafter */
    {144705, 144725, 1904, 2, 0x10000}, /* aten::nextafter.out */
    {144805, 144822, 1906, 2, 0x10000}, /* aten::nextafter_ */
    {144884, 144910, 1908, 2, 0x0}, /* aten::nll_loss2d_backward */
    {145067, 145104, 1910, 2, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {145302, 145327, 1912, 2, 0x0}, /* aten::nll_loss2d_forward */
    {145472, 145504, 1914, 2, 0x0}, /* aten::nll_loss2d_forward.output */
    {145691, 145715, 1916, 2, 0x0}, /* aten::nll_loss_backward */
    {145870, 145905, 1918, 2, 0x0}, /* aten::nll_loss_backward.grad_input */
    {146101, 146124, 1920, 2, 0x0}, /* aten::nll_loss_forward */
    {146267, 146297, 1922, 2, 0x0}, /* aten::nll_loss_forward.output */
    {146482, 146496, 1924, 1, 0x9}, /* aten::nonzero */
    {146533, 146551, 1925, 1, 0x8}, /* aten::nonzero.out */
    {146615, 146635, 1926, 1, 0x0}, /* aten::nonzero_numpy */
    {146680, 146701, 1927, 2, 0x0}, /* aten::nonzero_static */
    {146780, 146805, 1929, 2, 0x0}, /* aten::nonzero_static.out */
    {146908, 146926, 1931, 1, 0x40000}, /* aten::norm.Scalar */
    {146979, 147004, 1932, 2, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {147095, 147126, 1934, 2, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {147238, 147265, 1936, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {147347, 147378, 1937, 1, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {147484, 147506, 1938, 1, 0x20}, /* aten::norm.Scalar_out */
    {147586, 147607, 1939, 2, 0x40000}, /* aten::norm.dtype_out */
    {147729, 147744, 1941, 2, 0x40000}, /* aten::norm.out */
    {147848, 147875, 1943, 2, 0x2000}, /* aten::normal.Tensor_Tensor */
    {147967, 147998, 1945, 2, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {148114, 148140, 1947, 2, 0x2000}, /* aten::normal.Tensor_float */
    {148232, 148262, 1949, 2, 0x2000}, /* aten::normal.Tensor_float_out */
    {148378, 148404, 1951, 2, 0x2000}, /* aten::normal.float_Tensor */
    {148494, 148524, 1953, 2, 0x2000}, /* aten::normal.float_Tensor_out */
    {148638, 148663, 1955, 2, 0x2000}, /* aten::normal.float_float */
    {148855, 148884, 1957, 1, 0x2000}, /* aten::normal.float_float_out */
    {149011, 149028, 1958, 1, 0x2020}, /* aten::normal.out */
    {149147, 149161, 1959, 2, 0x2000}, /* aten::normal_ */
    {149263, 149287, 1961, 1, 0x2000}, /* aten::normal_functional */
    {149391, 149414, 1962, 1, 0x0}, /* aten::not_equal.Scalar */
    {149474, 149501, 1963, 1, 0x0}, /* aten::not_equal.Scalar_out */
    {149588, 149611, 1964, 1, 0x0}, /* aten::not_equal.Tensor */
    {149671, 149698, 1965, 1, 0x0}, /* aten::not_equal.Tensor_out */
    {149785, 149809, 1966, 1, 0x0}, /* aten::not_equal_.Scalar */
    {149878, 149902, 1967, 1, 0x0}, /* aten::not_equal_.Tensor */
    {149971, 149990, 1968, 1, 0x0}, /* aten::nuclear_norm */
    {150052, 150075, 1969, 1, 0x0}, /* aten::nuclear_norm.dim */
    {150153, 150180, 1970, 1, 0x0}, /* aten::nuclear_norm.dim_out */
    {150285, 150308, 1971, 1, 0x0}, /* aten::nuclear_norm.out */
    {150397, 150409, 1972, 1, 0x0}, /* aten::numel */
    {150441, 150455, 1973, 1, 0x0}, /* aten::numpy_T */
    {150498, 150512, 1974, 1, 0x8}, /* aten::one_hot */
    {150569, 150580, 1975, 2, 0x0}, /* aten::ones */
    {150708, 150723, 1977, 1, 0x0}, /* aten::ones.out */
    {150786, 150802, 1978, 1, 0x0}, /* aten::ones_like */
    {150967, 150987, 1979, 1, 0x20}, /* aten::ones_like.out */
    {151087, 151099, 1980, 1, 0x0}, /* aten::orgqr */
    {151149, 151165, 1981, 1, 0x0}, /* aten::orgqr.out */
    {151242, 151254, 1982, 2, 0x0}, /* aten::ormqr */
    {151357, 151373, 1984, 2, 0x0}, /* aten::ormqr.out */
    {151503, 151515, 1986, 1, 0x0}, /* aten::outer */
    {151563, 151579, 1987, 1, 0x0}, /* aten::outer.out */
    {151654, 151664, 1988, 1, 0x0}, /* aten::pad */
    {151751, 151775, 1989, 1, 0x0}, /* aten::pairwise_distance */
    {151879, 151891, 1990, 1, 0x0}, /* aten::pdist */
    {151937, 151951, 1991, 1, 0x1}, /* aten::permute */
    {152006, 152025, 1992, 1, 0x80000}, /* aten::permute_copy */
    {152079, 152102, 1993, 1, 0x80020}, /* aten::permute_copy.out */
    {152183, 152198, 1994, 1, 0x0}, /* aten::pinverse */
    {152255, 152275, 1995, 2, 0x0}, /* aten::pixel_shuffle */
    {152338, 152362, 1997, 1, 0x20}, /* aten::pixel_shuffle.out */
    {152452, 152474, 1998, 2, 0x0}, /* aten::pixel_unshuffle */
    {152541, 152567, 2000, 1, 0x20}, /* aten::pixel_unshuffle.out */
    {152661, 152684, 2001, 1, 0x0}, /* aten::poisson_nll_loss */
    {152799, 152811, 2002, 2, 0x0}, /* aten::polar */
    {152859, 152875, 2004, 2, 0x0}, /* aten::polar.out */
    {152950, 152966, 2006, 2, 0x10000}, /* aten::polygamma */
    {153012, 153032, 2008, 2, 0x10000}, /* aten::polygamma.out */
    {153105, 153122, 2010, 2, 0x10000}, /* aten::polygamma_ */
    {153177, 153192, 2012, 1, 0x10000}, /* aten::positive */
    {153236, 153253, 2013, 2, 0x10001}, /* aten::pow.Scalar */
    {153310, 153331, 2015, 2, 0x10000}, /* aten::pow.Scalar_out */
    {153415, 153439, 2017, 2, 0x10001}, /* aten::pow.Tensor_Scalar */
    {153503, 153531, 2019, 2, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {153622, 153646, 2021, 2, 0x10001}, /* aten::pow.Tensor_Tensor */
    {153710, 153738, 2023, 2, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {153829, 153847, 2025, 2, 0x10000}, /* aten::pow_.Scalar */
    {153913, 153931, 2027, 2, 0x10000}, /* aten::pow_.Tensor */
    {153997, 154009, 2029, 1, 0x0}, /* aten::prelu */
    {154059, 154070, 2030, 2, 0x40001}, /* aten::prod */
    {154131, 154150, 2032, 2, 0x40001}, /* aten::prod.dim_int */
    {154248, 154267, 2034, 2, 0x40000}, /* aten::prod.int_out */
    {154385, 154400, 2036, 1, 0x20}, /* aten::prod.out */
    {154485, 154505, 2037, 1, 0x0}, /* aten::promote_types */
    {154575, 154585, 2038, 1, 0x0}, /* aten::put */
    {154670, 154684, 2039, 1, 0x20}, /* aten::put.out */
    {154796, 154807, 2040, 2, 0x0}, /* aten::put_ */
    {154901, 154910, 2042, 1, 0x0}, /* aten::qr */
    {154972, 154983, 2043, 1, 0x0}, /* aten::qr.Q */
    {155086, 155101, 2044, 1, 0x0}, /* aten::quantile */
    {155215, 155234, 2045, 1, 0x0}, /* aten::quantile.out */
    {155372, 155394, 2046, 1, 0x0}, /* aten::quantile.scalar */
    {155514, 155540, 2047, 1, 0x0}, /* aten::quantile.scalar_out */
    {155684, 155698, 2048, 1, 0x10000}, /* aten::rad2deg */
    {155735, 155753, 2049, 1, 0x10000}, /* aten::rad2deg.out */
    {155817, 155832, 2050, 1, 0x10000}, /* aten::rad2deg_ */
    {155878, 155889, 2051, 2, 0x2001}, /* aten::rand */
    {156017, 156038, 2053, 2, 0x2000}, /* aten::rand.generator */
    {156198, 156223, 2055, 1, 0x2000}, /* aten::rand.generator_out */
    {156318, 156333, 2056, 1, 0x2000}, /* aten::rand.out */
    {156396, 156412, 2057, 1, 0x2000}, /* aten::rand_like */
    {156577, 156597, 2058, 1, 0x2020}, /* aten::rand_like.out */
    {156697, 156711, 2059, 2, 0x2000}, /* aten::randint */
    {156855, 156879, 2061, 2, 0x2000}, /* aten::randint.generator */
    {157055, 157083, 2063, 1, 0x2000}, /* aten::randint.generator_out */
    {157194, 157212, 2064, 2, 0x2000}, /* aten::randint.low */
    {157372, 157400, 2066, 2, 0x2000}, /* aten::randint.low_generator */
    {157592, 157624, 2068, 1, 0x2000}, /* aten::randint.low_generator_out */
    {157751, 157773, 2069, 1, 0x2000}, /* aten::randint.low_out */
    {157868, 157886, 2070, 1, 0x2000}, /* aten::randint.out */
    {157965, 157984, 2071, 1, 0x2000}, /* aten::randint_like */
    {158165, 158194, 2072, 1, 0x2000}, /* aten::randint_like.low_dtype */
    {158397, 158430, 2073, 1, 0x2020}, /* aten::randint_like.low_dtype_out */
    {158568, 158591, 2074, 1, 0x2020}, /* aten::randint_like.out */
    {158707, 158719, 2075, 2, 0x2001}, /* aten::randn */
    {158848, 158870, 2077, 2, 0x2000}, /* aten::randn.generator */
    {159031, 159057, 2079, 1, 0x2000}, /* aten::randn.generator_out */
    {159153, 159169, 2080, 1, 0x2000}, /* aten::randn.out */
    {159233, 159250, 2081, 1, 0x2000}, /* aten::randn_like */
    {159416, 159437, 2082, 1, 0x2020}, /* aten::randn_like.out */
    {159538, 159551, 2083, 1, 0x2020}, /* aten::random */
    {159617, 159635, 2084, 1, 0x2020}, /* aten::random.from */
    {159725, 159747, 2085, 1, 0x2020}, /* aten::random.from_out */
    {159861, 159878, 2086, 1, 0x2020}, /* aten::random.out */
    {159968, 159984, 2087, 1, 0x2020}, /* aten::random.to */
    {160061, 160081, 2088, 1, 0x2020}, /* aten::random.to_out */
    {160182, 160196, 2089, 2, 0x2000}, /* aten::random_ */
    {160271, 160290, 2091, 2, 0x2000}, /* aten::random_.from */
    {160389, 160406, 2093, 2, 0x2000}, /* aten::random_.to */
    {160492, 160507, 2095, 2, 0x2001}, /* aten::randperm */
    {160634, 160659, 2097, 2, 0x2000}, /* aten::randperm.generator */
    {160818, 160847, 2099, 2, 0x2000}, /* aten::randperm.generator_out */
    {160941, 160960, 2101, 1, 0x2000}, /* aten::randperm.out */
    {161022, 161034, 2102, 2, 0x0}, /* aten::range */
    {161174, 161190, 2104, 2, 0x0}, /* aten::range.out */
    {161280, 161297, 2106, 1, 0x0}, /* aten::range.out_ */
    {161373, 161390, 2107, 2, 0x0}, /* aten::range.step */
    {161550, 161562, 2109, 1, 0x0}, /* aten::ravel */
    {161603, 161614, 2110, 1, 0x0}, /* aten::real */
    {161654, 161671, 2111, 2, 0x10001}, /* aten::reciprocal */
    {161711, 161732, 2113, 2, 0x10000}, /* aten::reciprocal.out */
    {161799, 161817, 2115, 2, 0x10000}, /* aten::reciprocal_ */
    {161866, 161889, 2117, 2, 0x1}, /* aten::reflection_pad1d */
    {161954, 161981, 2119, 2, 0x0}, /* aten::reflection_pad1d.out */
    {162073, 162105, 2121, 2, 0x0}, /* aten::reflection_pad1d_backward */
    {162199, 162242, 2123, 2, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {162377, 162400, 2125, 2, 0x1}, /* aten::reflection_pad2d */
    {162465, 162492, 2127, 2, 0x0}, /* aten::reflection_pad2d.out */
    {162584, 162616, 2129, 2, 0x0}, /* aten::reflection_pad2d_backward */
    {162710, 162753, 2131, 2, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {162888, 162911, 2133, 2, 0x1}, /* aten::reflection_pad3d */
    {162976, 163003, 2135, 2, 0x0}, /* aten::reflection_pad3d.out */
    {163095, 163127, 2137, 2, 0x0}, /* aten::reflection_pad3d_backward */
    {163221, 163264, 2139, 2, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {163399, 163410, 2141, 2, 0x10001}, /* aten::relu */
    {163444, 163459, 2143, 1, 0x20}, /* aten::relu.out */
    {163520, 163532, 2144, 1, 0x10000}, /* aten::relu6 */
    {163567, 163580, 2145, 1, 0x0}, /* aten::relu6_ */
    {163624, 163636, 2146, 2, 0x10000}, /* aten::relu_ */
    {163679, 163702, 2148, 1, 0x10001}, /* aten::remainder.Scalar */
    {163762, 163792, 2149, 2, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {163859, 163893, 2151, 1, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {163987, 164014, 2152, 1, 0x10000}, /* aten::remainder.Scalar_out */
    {164101, 164124, 2153, 2, 0x10001}, /* aten::remainder.Tensor */
    {164184, 164211, 2155, 2, 0x10000}, /* aten::remainder.Tensor_out */
    {164298, 164322, 2157, 1, 0x10000}, /* aten::remainder_.Scalar */
    {164391, 164415, 2158, 2, 0x10000}, /* aten::remainder_.Tensor */
    {164484, 164497, 2160, 2, 0x0}, /* aten::renorm */
    {164568, 164585, 2162, 2, 0x0}, /* aten::renorm.out */
    {164683, 164697, 2164, 2, 0x0}, /* aten::renorm_ */
    {164777, 164790, 2166, 1, 0x1}, /* aten::repeat */
    {164844, 164861, 2167, 1, 0x20}, /* aten::repeat.out */
    {164942, 164973, 2168, 1, 0x8}, /* aten::repeat_interleave.Tensor */
    {165059, 165094, 2169, 1, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {165204, 165240, 2170, 1, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {165359, 165392, 2171, 1, 0x0}, /* aten::repeat_interleave.self_int */
    {165508, 165532, 2172, 2, 0x0}, /* aten::replication_pad1d */
    {165598, 165626, 2174, 2, 0x0}, /* aten::replication_pad1d.out */
    {165719, 165752, 2176, 2, 0x0}, /* aten::replication_pad1d_backward */
    {165847, 165891, 2178, 2, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {166027, 166051, 2180, 2, 0x1}, /* aten::replication_pad2d */
    {166117, 166145, 2182, 2, 0x0}, /* aten::replication_pad2d.out */
    {166238, 166271, 2184, 2, 0x0}, /* aten::replication_pad2d_backward */
    {166366, 166410, 2186, 2, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {166546, 166570, 2188, 2, 0x1}, /* aten::replication_pad3d */
    {166636, 166664, 2190, 2, 0x0}, /* aten::replication_pad3d.out */
    {166757, 166790, 2192, 2, 0x0}, /* aten::replication_pad3d_backward */
    {166885, 166929, 2194, 2, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {167065, 167079, 2196, 1, 0x0}, /* aten::reshape */
    {167138, 167155, 2197, 1, 0x0}, /* aten::reshape_as */
    {167215, 167228, 2198, 1, 0x20}, /* aten::resize */
    {167316, 167333, 2199, 1, 0x20}, /* aten::resize.out */
    {167445, 167459, 2200, 2, 0x81}, /* aten::resize_ */
    {167556, 167572, 2202, 1, 0x20}, /* aten::resize_as */
    {167669, 167689, 2203, 1, 0x20}, /* aten::resize_as.out */
    {167810, 167827, 2204, 1, 0x80}, /* aten::resize_as_ */
    {167933, 167952, 2205, 1, 0x0}, /* aten::resolve_conj */
    {168000, 168018, 2206, 1, 0x0}, /* aten::resolve_neg */
    {168065, 168090, 2207, 1, 0x0}, /* aten::result_type.Scalar */
    {168158, 168190, 2208, 1, 0x0}, /* aten::result_type.Scalar_Scalar */
    {168268, 168300, 2209, 1, 0x0}, /* aten::result_type.Scalar_Tensor */
    {168376, 168401, 2210, 1, 0x0}, /* aten::result_type.Tensor */
    {168469, 168484, 2211, 1, 0x0}, /* aten::rms_norm */
    {168588, 168608, 2212, 1, 0x2000}, /* aten::rnn_relu.data */
    {168789, 168810, 2213, 1, 0x2000}, /* aten::rnn_relu.input */
    {168991, 169011, 2214, 1, 0x0}, /* aten::rnn_relu_cell */
    {169130, 169150, 2215, 1, 0x2000}, /* aten::rnn_tanh.data */
    {169331, 169352, 2216, 1, 0x2000}, /* aten::rnn_tanh.input */
    {169533, 169553, 2217, 1, 0x0}, /* aten::rnn_tanh_cell */
    {169672, 169683, 2218, 2, 0x0}, /* aten::roll */
    {169751, 169766, 2220, 1, 0x20}, /* aten::roll.out */
    {169861, 169873, 2221, 1, 0x0}, /* aten::rot90 */
    {169935, 169951, 2222, 1, 0x20}, /* aten::rot90.out */
    {170041, 170053, 2223, 2, 0x10001}, /* aten::round */
    {170088, 170109, 2225, 2, 0x10000}, /* aten::round.decimals */
    {170170, 170195, 2227, 2, 0x10000}, /* aten::round.decimals_out */
    {170280, 170296, 2229, 2, 0x10000}, /* aten::round.out */
    {170358, 170371, 2231, 2, 0x10000}, /* aten::round_ */
    {170415, 170437, 2233, 2, 0x10000}, /* aten::round_.decimals */
    {170507, 170523, 2235, 1, 0x0}, /* aten::row_stack */
    {170567, 170587, 2236, 1, 0x0}, /* aten::row_stack.out */
    {170658, 170690, 2237, 1, 0x0}, /* aten::rrelu_with_noise_backward */
    {170843, 170879, 2238, 1, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {171059, 171071, 2239, 2, 0x10001}, /* aten::rsqrt */
    {171106, 171122, 2241, 2, 0x10000}, /* aten::rsqrt.out */
    {171184, 171197, 2243, 2, 0x10000}, /* aten::rsqrt_ */
    {171241, 171259, 2245, 1, 0x10000}, /* aten::rsub.Scalar */
    {171330, 171352, 2246, 1, 0x20}, /* aten::rsub.Scalar_out */
    {171450, 171468, 2247, 2, 0x0}, /* aten::rsub.Tensor */
    {171542, 171564, 2249, 1, 0x20}, /* aten::rsub.Tensor_out */
    {171662, 171682, 2250, 2, 0x1}, /* aten::scalar_tensor */
    {171814, 171838, 2252, 1, 0x20}, /* aten::scalar_tensor.out */
    {171905, 171926, 2253, 2, 0x0}, /* aten::scatter.reduce */
    {172020, 172045, 2255, 2, 0x0}, /* aten::scatter.reduce_out */
    {172163, 172181, 2257, 2, 0x1}, /* aten::scatter.src */
    {172257, 172279, 2259, 2, 0x0}, /* aten::scatter.src_out */
    {172382, 172402, 2261, 2, 0x1}, /* aten::scatter.value */
    {172482, 172506, 2263, 2, 0x0}, /* aten::scatter.value_out */
    {172613, 172640, 2265, 2, 0x0}, /* aten::scatter.value_reduce */
    {172742, 172773, 2267, 2, 0x0}, /* aten::scatter.value_reduce_out */
    {172899, 172921, 2269, 2, 0x0}, /* aten::scatter_.reduce */
    {173024, 173043, 2271, 2, 0x0}, /* aten::scatter_.src */
    {173128, 173149, 2273, 2, 0x0}, /* aten::scatter_.value */
    {173238, 173266, 2275, 2, 0x0}, /* aten::scatter_.value_reduce */
    {173377, 173395, 2277, 2, 0x1}, /* aten::scatter_add */
    {173471, 173493, 2279, 2, 0x0}, /* aten::scatter_add.out */
    {173596, 173615, 2281, 2, 0x0}, /* aten::scatter_add_ */
    {173700, 173725, 2283, 2, 0x1}, /* aten::scatter_reduce.two */
    {173847, 173876, 2285, 2, 0x0}, /* aten::scatter_reduce.two_out */
    {174022, 174048, 2287, 2, 0x0}, /* aten::scatter_reduce_.two */
    {174179, 174205, 2289, 2, 0x0}, /* aten::searchsorted.Scalar */
    {174358, 174388, 2291, 2, 0x0}, /* aten::searchsorted.Scalar_out */
    {174565, 174591, 2293, 2, 0x0}, /* aten::searchsorted.Tensor */
    {174744, 174774, 2295, 2, 0x0}, /* aten::searchsorted.Tensor_out */
    {174951, 174968, 2297, 1, 0x1}, /* aten::select.int */
    {175037, 175059, 2298, 1, 0x0}, /* aten::select_backward */
    {175156, 175182, 2299, 1, 0x20}, /* aten::select_backward.out */
    {175306, 175328, 2300, 1, 0x80000}, /* aten::select_copy.int */
    {175396, 175422, 2301, 1, 0x80020}, /* aten::select_copy.int_out */
    {175517, 175538, 2302, 1, 0x1}, /* aten::select_scatter */
    {175617, 175642, 2303, 1, 0x20}, /* aten::select_scatter.out */
    {175748, 175759, 2304, 1, 0x10000}, /* aten::selu */
    {175793, 175805, 2305, 1, 0x10000}, /* aten::selu_ */
    {175848, 175858, 2306, 2, 0x10000}, /* aten::sgn */
    {175891, 175905, 2308, 2, 0x10000}, /* aten::sgn.out */
    {175965, 175976, 2310, 2, 0x10000}, /* aten::sgn_ */
    {176018, 176032, 2312, 2, 0x10001}, /* aten::sigmoid */
    {176069, 176087, 2314, 2, 0x10000}, /* aten::sigmoid.out */
    {176151, 176166, 2316, 2, 0x10000}, /* aten::sigmoid_ */
    {176212, 176235, 2318, 2, 0x10000}, /* aten::sigmoid_backward */
    {176303, 176337, 2320, 2, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {176446, 176457, 2322, 2, 0x10001}, /* aten::sign */
    {176491, 176506, 2324, 2, 0x10000}, /* aten::sign.out */
    {176567, 176579, 2326, 2, 0x10000}, /* aten::sign_ */
    {176622, 176636, 2328, 2, 0x10000}, /* aten::signbit */
    {176673, 176691, 2330, 2, 0x10000}, /* aten::signbit.out */
    {176755, 176766, 2332, 2, 0x10000}, /* aten::silu */
    {176800, 176815, 2334, 2, 0x10000}, /* aten::silu.out */
    {176876, 176888, 2336, 2, 0x10000}, /* aten::silu_ */
    {176931, 176951, 2338, 2, 0x10000}, /* aten::silu_backward */
    {177014, 177045, 2340, 2, 0x10000}, /* aten::silu_backward.grad_input */
    {177149, 177159, 2342, 2, 0x10001}, /* aten::sin */
    {177192, 177206, 2344, 2, 0x10000}, /* aten::sin.out */
    {177266, 177277, 2346, 2, 0x10000}, /* aten::sin_ */
    {177319, 177330, 2348, 2, 0x10000}, /* aten::sinc */
    {177364, 177379, 2350, 2, 0x10000}, /* aten::sinc.out */
    {177440, 177452, 2352, 2, 0x10000}, /* aten::sinc_ */
    {177495, 177506, 2354, 2, 0x10001}, /* aten::sinh */
    {177540, 177555, 2356, 2, 0x10000}, /* aten::sinh.out */
    {177616, 177628, 2358, 2, 0x10000}, /* aten::sinh_ */
    {177671, 177686, 2360, 1, 0x0}, /* aten::size.int */
    {177730, 177749, 2361, 1, 0x1}, /* aten::slice.Tensor */
    {177861, 177882, 2362, 1, 0x0}, /* aten::slice_backward */
    {178003, 178028, 2363, 1, 0x20}, /* aten::slice_backward.out */
    {178176, 178200, 2364, 1, 0x80000}, /* aten::slice_copy.Tensor */
    {178311, 178339, 2365, 1, 0x80020}, /* aten::slice_copy.Tensor_out */
    {178477, 178497, 2366, 1, 0x80001}, /* aten::slice_scatter */
    {178616, 178640, 2367, 1, 0x80020}, /* aten::slice_scatter.out */
    {178786, 178800, 2368, 1, 0x0}, /* aten::slogdet */
    {178862, 178880, 2369, 1, 0x0}, /* aten::slogdet.out */
    {178996, 179017, 2370, 2, 0x0}, /* aten::smooth_l1_loss */
    {179112, 179137, 2372, 2, 0x0}, /* aten::smooth_l1_loss.out */
    {179259, 179289, 2374, 2, 0x0}, /* aten::smooth_l1_loss_backward */
    {179404, 179445, 2376, 2, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {179601, 179624, 2378, 2, 0x0}, /* aten::soft_margin_loss */
    {179705, 179732, 2380, 1, 0x0}, /* aten::soft_margin_loss.out */
    {179840, 179872, 2381, 2, 0x0}, /* aten::soft_margin_loss_backward */
    {179977, 180020, 2383, 1, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {180166, 180184, 2384, 1, 0x0}, /* aten::softmax.int */
    {180258, 180280, 2385, 2, 0x0}, /* aten::softmax.int_out */
    {180381, 180396, 2387, 2, 0x10000}, /* aten::softplus */
    {180470, 180489, 2389, 2, 0x0}, /* aten::softplus.out */
    {180590, 180614, 2391, 2, 0x0}, /* aten::softplus_backward */
    {180712, 180747, 2393, 2, 0x0}, /* aten::softplus_backward.grad_input */
    {180886, 180903, 2395, 2, 0x10000}, /* aten::softshrink */
    {180961, 180982, 2397, 2, 0x0}, /* aten::softshrink.out */
    {181067, 181093, 2399, 2, 0x0}, /* aten::softshrink_backward */
    {181176, 181213, 2401, 2, 0x0}, /* aten::softshrink_backward.grad_input */
    {181337, 181348, 2403, 1, 0x1}, /* aten::sort */
    {181442, 181460, 2404, 2, 0x0}, /* aten::sort.stable */
    {181578, 181596, 2406, 2, 0x0}, /* aten::sort.values */
    {181747, 181772, 2408, 2, 0x0}, /* aten::sort.values_stable */
    {181944, 181966, 2410, 2, 0x10000}, /* aten::special_airy_ai */
    {182008, 182034, 2412, 2, 0x10000}, /* aten::special_airy_ai.out */
    {182103, 182127, 2414, 2, 0x10000}, /* aten::special_bessel_j0 */
    {182174, 182202, 2416, 2, 0x10000}, /* aten::special_bessel_j0.out */
    {182276, 182300, 2418, 2, 0x10000}, /* aten::special_bessel_j1 */
    {182347, 182375, 2420, 2, 0x10000}, /* aten::special_bessel_j1.out */
    {182449, 182473, 2422, 2, 0x10000}, /* aten::special_bessel_y0 */
    {182520, 182548, 2424, 2, 0x10000}, /* aten::special_bessel_y0.out */
    {182622, 182646, 2426, 2, 0x10000}, /* aten::special_bessel_y1 */
    {182693, 182721, 2428, 2, 0x10000}, /* aten::special_bessel_y1.out */
    {182795, 182832, 2430, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {182899, 182945, 2432, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {183021, 183071, 2433, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {183174, 183215, 2434, 2, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {183309, 183355, 2436, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {183431, 183481, 2437, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {183584, 183621, 2438, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {183688, 183734, 2440, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {183810, 183860, 2441, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {183963, 184004, 2442, 2, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {184098, 184144, 2444, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {184220, 184270, 2445, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {184373, 184410, 2446, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {184477, 184523, 2448, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {184599, 184649, 2449, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {184752, 184793, 2450, 2, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {184887, 184933, 2452, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {185009, 185059, 2453, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {185162, 185199, 2454, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {185266, 185312, 2456, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {185388, 185438, 2457, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {185541, 185582, 2458, 2, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {185676, 185722, 2460, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {185798, 185848, 2461, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {185951, 185973, 2462, 1, 0x0}, /* aten::special_digamma */
    {186018, 186044, 2463, 1, 0x0}, /* aten::special_digamma.out */
    {186116, 186135, 2464, 2, 0x10000}, /* aten::special_entr */
    {186177, 186200, 2466, 2, 0x10000}, /* aten::special_entr.out */
    {186269, 186287, 2468, 1, 0x0}, /* aten::special_erf */
    {186328, 186350, 2469, 1, 0x0}, /* aten::special_erf.out */
    {186418, 186437, 2470, 1, 0x0}, /* aten::special_erfc */
    {186479, 186502, 2471, 1, 0x0}, /* aten::special_erfc.out */
    {186571, 186591, 2472, 2, 0x10000}, /* aten::special_erfcx */
    {186634, 186658, 2474, 2, 0x10000}, /* aten::special_erfcx.out */
    {186728, 186749, 2476, 1, 0x0}, /* aten::special_erfinv */
    {186793, 186818, 2477, 1, 0x0}, /* aten::special_erfinv.out */
    {186889, 186908, 2478, 1, 0x0}, /* aten::special_exp2 */
    {186950, 186973, 2479, 1, 0x0}, /* aten::special_exp2.out */
    {187042, 187062, 2480, 1, 0x0}, /* aten::special_expit */
    {187105, 187129, 2481, 1, 0x0}, /* aten::special_expit.out */
    {187199, 187219, 2482, 1, 0x0}, /* aten::special_expm1 */
    {187262, 187286, 2483, 1, 0x0}, /* aten::special_expm1.out */
    {187356, 187379, 2484, 1, 0x0}, /* aten::special_gammainc */
    {187439, 187466, 2485, 1, 0x0}, /* aten::special_gammainc.out */
    {187553, 187577, 2486, 1, 0x0}, /* aten::special_gammaincc */
    {187638, 187666, 2487, 1, 0x0}, /* aten::special_gammaincc.out */
    {187754, 187776, 2488, 1, 0x0}, /* aten::special_gammaln */
    {187821, 187847, 2489, 1, 0x0}, /* aten::special_gammaln.out */
    {187919, 187954, 2490, 2, 0x10000}, /* aten::special_hermite_polynomial_h */
    {188019, 188063, 2492, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {188137, 188185, 2493, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {188286, 188325, 2494, 2, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {188417, 188461, 2496, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {188535, 188583, 2497, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {188684, 188720, 2498, 2, 0x10000}, /* aten::special_hermite_polynomial_he */
    {188786, 188831, 2500, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {188906, 188955, 2501, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {189057, 189097, 2502, 2, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {189190, 189235, 2504, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {189310, 189359, 2505, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {189461, 189478, 2506, 1, 0x0}, /* aten::special_i0 */
    {189518, 189539, 2507, 1, 0x0}, /* aten::special_i0.out */
    {189606, 189624, 2508, 2, 0x10000}, /* aten::special_i0e */
    {189665, 189687, 2510, 2, 0x10000}, /* aten::special_i0e.out */
    {189755, 189772, 2512, 2, 0x10000}, /* aten::special_i1 */
    {189812, 189833, 2514, 2, 0x10000}, /* aten::special_i1.out */
    {189900, 189918, 2516, 2, 0x10000}, /* aten::special_i1e */
    {189959, 189981, 2518, 2, 0x10000}, /* aten::special_i1e.out */
    {190049, 190085, 2520, 2, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {190151, 190196, 2522, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {190271, 190320, 2523, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {190422, 190462, 2524, 2, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {190555, 190600, 2526, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {190675, 190724, 2527, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {190826, 190862, 2528, 2, 0x10000}, /* aten::special_legendre_polynomial_p */
    {190928, 190973, 2530, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {191048, 191097, 2531, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {191199, 191239, 2532, 2, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {191332, 191377, 2534, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {191452, 191501, 2535, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {191603, 191623, 2536, 1, 0x0}, /* aten::special_log1p */
    {191666, 191690, 2537, 1, 0x0}, /* aten::special_log1p.out */
    {191760, 191783, 2538, 2, 0x10000}, /* aten::special_log_ndtr */
    {191829, 191856, 2540, 2, 0x10000}, /* aten::special_log_ndtr.out */
    {191929, 191955, 2542, 1, 0x0}, /* aten::special_log_softmax */
    {192040, 192060, 2543, 1, 0x0}, /* aten::special_logit */
    {192120, 192144, 2544, 1, 0x0}, /* aten::special_logit.out */
    {192231, 192255, 2545, 1, 0x0}, /* aten::special_logsumexp */
    {192334, 192362, 2546, 1, 0x0}, /* aten::special_logsumexp.out */
    {192468, 192501, 2547, 2, 0x10000}, /* aten::special_modified_bessel_i0 */
    {192557, 192594, 2549, 2, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {192677, 192710, 2551, 2, 0x10000}, /* aten::special_modified_bessel_i1 */
    {192766, 192803, 2553, 2, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {192886, 192919, 2555, 2, 0x10000}, /* aten::special_modified_bessel_k0 */
    {192975, 193012, 2557, 2, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {193095, 193128, 2559, 2, 0x10000}, /* aten::special_modified_bessel_k1 */
    {193184, 193221, 2561, 2, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {193304, 193331, 2563, 1, 0x0}, /* aten::special_multigammaln */
    {193388, 193419, 2564, 1, 0x0}, /* aten::special_multigammaln.out */
    {193503, 193522, 2565, 1, 0x0}, /* aten::special_ndtr */
    {193564, 193587, 2566, 1, 0x0}, /* aten::special_ndtr.out */
    {193656, 193676, 2567, 2, 0x10000}, /* aten::special_ndtri */
    {193719, 193743, 2569, 2, 0x10000}, /* aten::special_ndtri.out */
    {193813, 193837, 2571, 1, 0x0}, /* aten::special_polygamma */
    {193891, 193919, 2572, 1, 0x0}, /* aten::special_polygamma.out */
    {194000, 194018, 2573, 1, 0x0}, /* aten::special_psi */
    {194059, 194081, 2574, 1, 0x0}, /* aten::special_psi.out */
    {194149, 194169, 2575, 1, 0x0}, /* aten::special_round */
    {194231, 194255, 2576, 1, 0x0}, /* aten::special_round.out */
    {194341, 194381, 2577, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {194441, 194485, 2579, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {194572, 194612, 2581, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {194672, 194716, 2583, 2, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {194803, 194848, 2585, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {194923, 194977, 2587, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {195061, 195119, 2588, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {195230, 195279, 2589, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {195381, 195435, 2591, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {195519, 195577, 2592, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {195688, 195733, 2593, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {195808, 195862, 2595, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {195946, 196004, 2596, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {196115, 196164, 2597, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {196266, 196320, 2599, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {196404, 196462, 2600, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {196573, 196618, 2601, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {196693, 196747, 2603, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {196831, 196889, 2604, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {197000, 197049, 2605, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {197151, 197205, 2607, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {197289, 197347, 2608, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {197458, 197503, 2609, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {197578, 197632, 2611, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {197716, 197774, 2612, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {197885, 197934, 2613, 2, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {198036, 198090, 2615, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {198174, 198232, 2616, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {198343, 198362, 2617, 1, 0x0}, /* aten::special_sinc */
    {198404, 198427, 2618, 1, 0x0}, /* aten::special_sinc.out */
    {198496, 198518, 2619, 1, 0x0}, /* aten::special_softmax */
    {198596, 198630, 2620, 2, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {198684, 198722, 2622, 2, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {198803, 198825, 2624, 2, 0x10000}, /* aten::special_xlog1py */
    {198884, 198919, 2626, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {198991, 199030, 2627, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {199129, 199155, 2628, 2, 0x10000}, /* aten::special_xlog1py.out */
    {199241, 199275, 2630, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {199346, 199384, 2631, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {199482, 199502, 2632, 1, 0x0}, /* aten::special_xlogy */
    {199559, 199592, 2633, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {199662, 199699, 2634, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {199796, 199820, 2635, 1, 0x0}, /* aten::special_xlogy.out */
    {199904, 199936, 2636, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {200005, 200041, 2637, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {200137, 200156, 2638, 2, 0x10000}, /* aten::special_zeta */
    {200212, 200244, 2640, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {200313, 200349, 2641, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {200445, 200468, 2642, 2, 0x10000}, /* aten::special_zeta.out */
    {200551, 200582, 2644, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {200650, 200685, 2645, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {200780, 200799, 2646, 1, 0x0}, /* aten::split.Tensor */
    {200884, 200902, 2647, 1, 0x0}, /* aten::split.sizes */
    {200988, 201012, 2648, 1, 0x80000}, /* aten::split_copy.Tensor */
    {201091, 201119, 2649, 1, 0x0}, /* aten::split_copy.Tensor_out */
    {201217, 201240, 2650, 1, 0x1}, /* aten::split_with_sizes */
    {201332, 201360, 2651, 1, 0x80000}, /* aten::split_with_sizes_copy */
    {201446, 201478, 2652, 1, 0x0}, /* aten::split_with_sizes_copy.out */
    {201583, 201594, 2653, 2, 0x10001}, /* aten::sqrt */
    {201628, 201643, 2655, 2, 0x10000}, /* aten::sqrt.out */
    {201704, 201716, 2657, 2, 0x10000}, /* aten::sqrt_ */
    {201759, 201772, 2659, 1, 0x10000}, /* aten::square */
    {201808, 201825, 2660, 1, 0x10000}, /* aten::square.out */
    {201888, 201902, 2661, 1, 0x10000}, /* aten::square_ */
    {201947, 201961, 2662, 1, 0x0}, /* aten::squeeze */
    {202004, 202022, 2663, 1, 0x1}, /* aten::squeeze.dim */
    {202078, 202097, 2664, 1, 0x1}, /* aten::squeeze.dims */
    {202156, 202171, 2665, 1, 0x80}, /* aten::squeeze_ */
    {202217, 202236, 2666, 1, 0x80}, /* aten::squeeze_.dim */
    {202295, 202315, 2667, 1, 0x80}, /* aten::squeeze_.dims */
    {202377, 202396, 2668, 1, 0x80000}, /* aten::squeeze_copy */
    {202438, 202461, 2669, 1, 0x80000}, /* aten::squeeze_copy.dim */
    {202516, 202543, 2670, 1, 0x80020}, /* aten::squeeze_copy.dim_out */
    {202625, 202649, 2671, 1, 0x80000}, /* aten::squeeze_copy.dims */
    {202707, 202735, 2672, 1, 0x80020}, /* aten::squeeze_copy.dims_out */
    {202820, 202843, 2673, 1, 0x80020}, /* aten::squeeze_copy.out */
    {202912, 202924, 2674, 1, 0x0}, /* aten::stack */
    {202975, 202991, 2675, 1, 0x0}, /* aten::stack.out */
    {203069, 203079, 2676, 1, 0x40000}, /* aten::std */
    {203132, 203153, 2677, 2, 0x40000}, /* aten::std.correction */
    {203263, 203288, 2679, 2, 0x40000}, /* aten::std.correction_out */
    {203422, 203436, 2681, 1, 0x40000}, /* aten::std.dim */
    {203526, 203540, 2682, 1, 0x40000}, /* aten::std.out */
    {203653, 203668, 2683, 1, 0x40000}, /* aten::std_mean */
    {203736, 203762, 2684, 2, 0x40000}, /* aten::std_mean.correction */
    {203887, 203917, 2686, 1, 0x20}, /* aten::std_mean.correction_out */
    {204088, 204107, 2687, 1, 0x40000}, /* aten::std_mean.dim */
    {204212, 204229, 2688, 1, 0x0}, /* aten::stride.int */
    {204275, 204292, 2689, 1, 0x10001}, /* aten::sub.Scalar */
    {204362, 204383, 2690, 1, 0x20}, /* aten::sub.Scalar_out */
    {204480, 204497, 2691, 2, 0x10001}, /* aten::sub.Tensor */
    {204570, 204584, 2693, 2, 0x10000}, /* aten::sub.out */
    {204674, 204692, 2695, 1, 0x10000}, /* aten::sub_.Scalar */
    {204771, 204789, 2696, 2, 0x10000}, /* aten::sub_.Tensor */
    {204871, 204893, 2698, 1, 0x0}, /* aten::subtract.Scalar */
    {204968, 204990, 2699, 1, 0x0}, /* aten::subtract.Tensor */
    {205068, 205087, 2700, 1, 0x0}, /* aten::subtract.out */
    {205182, 205205, 2701, 1, 0x0}, /* aten::subtract_.Scalar */
    {205289, 205312, 2702, 1, 0x0}, /* aten::subtract_.Tensor */
    {205399, 205409, 2703, 1, 0x40000}, /* aten::sum */
    {205469, 205491, 2704, 2, 0x40000}, /* aten::sum.IntList_out */
    {205616, 205638, 2706, 2, 0x40001}, /* aten::sum.dim_IntList */
    {205743, 205757, 2708, 1, 0x20}, /* aten::sum.out */
    {205841, 205859, 2709, 1, 0x0}, /* aten::sum_to_size */
    {205915, 205925, 2710, 1, 0x0}, /* aten::svd */
    {206020, 206032, 2711, 1, 0x0}, /* aten::svd.U */
    {206186, 206201, 2712, 1, 0x0}, /* aten::swapaxes */
    {206267, 206283, 2713, 1, 0x80}, /* aten::swapaxes_ */
    {206352, 206367, 2714, 1, 0x0}, /* aten::swapdims */
    {206431, 206447, 2715, 1, 0x80}, /* aten::swapdims_ */
    {206514, 206530, 2716, 1, 0x1}, /* aten::sym_numel */
    {206569, 206588, 2717, 1, 0x1}, /* aten::sym_size.int */
    {206639, 206664, 2718, 1, 0x1}, /* aten::sym_storage_offset */
    {206712, 206733, 2719, 1, 0x1}, /* aten::sym_stride.int */
    {206786, 206794, 2720, 1, 0x0}, /* aten::t */
    {206831, 206840, 2721, 1, 0x80}, /* aten::t_ */
    {206880, 206893, 2722, 1, 0x80000}, /* aten::t_copy */
    {206929, 206946, 2723, 1, 0x80020}, /* aten::t_copy.out */
    {207009, 207020, 2724, 2, 0x0}, /* aten::take */
    {207068, 207083, 2726, 2, 0x0}, /* aten::take.out */
    {207158, 207179, 2728, 1, 0x0}, /* aten::take_along_dim */
    {207254, 207279, 2729, 1, 0x0}, /* aten::take_along_dim.out */
    {207381, 207391, 2730, 2, 0x10001}, /* aten::tan */
    {207424, 207438, 2732, 2, 0x10000}, /* aten::tan.out */
    {207498, 207509, 2734, 2, 0x10000}, /* aten::tan_ */
    {207551, 207562, 2736, 2, 0x10001}, /* aten::tanh */
    {207596, 207611, 2738, 2, 0x10000}, /* aten::tanh.out */
    {207672, 207684, 2740, 2, 0x10000}, /* aten::tanh_ */
    {207727, 207747, 2742, 2, 0x10000}, /* aten::tanh_backward */
    {207812, 207843, 2744, 2, 0x10000}, /* aten::tanh_backward.grad_input */
    {207949, 207976, 2746, 1, 0x0}, /* aten::tensor_split.indices */
    {208068, 208096, 2747, 1, 0x0}, /* aten::tensor_split.sections */
    {208188, 208234, 2748, 1, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {208362, 208378, 2749, 1, 0x0}, /* aten::tensordot */
    {208466, 208486, 2750, 1, 0x0}, /* aten::tensordot.out */
    {208601, 208617, 2751, 2, 0x10000}, /* aten::threshold */
    {208688, 208708, 2753, 2, 0x0}, /* aten::threshold.out */
    {208806, 208823, 2755, 2, 0x0}, /* aten::threshold_ */
    {208903, 208928, 2757, 2, 0x10000}, /* aten::threshold_backward */
    {209014, 209050, 2759, 2, 0x0}, /* aten::threshold_backward.grad_input */
    {209177, 209188, 2761, 1, 0x0}, /* aten::tile */
    {209237, 209253, 2762, 1, 0x0}, /* aten::to.device */
    {209407, 209422, 2763, 1, 0x0}, /* aten::to.dtype */
    {209560, 209582, 2764, 1, 0x0}, /* aten::to.dtype_layout */
    {209801, 209816, 2765, 1, 0x0}, /* aten::to.other */
    {209950, 209961, 2766, 2, 0x1}, /* aten::topk */
    {210079, 210097, 2768, 2, 0x0}, /* aten::topk.values */
    {210272, 210284, 2770, 2, 0x0}, /* aten::trace */
    {210319, 210335, 2772, 1, 0x20}, /* aten::trace.out */
    {210397, 210417, 2773, 1, 0x0}, /* aten::transpose.int */
    {210486, 210503, 2774, 1, 0x80}, /* aten::transpose_ */
    {210571, 210596, 2775, 1, 0x80000}, /* aten::transpose_copy.int */
    {210664, 210693, 2776, 1, 0x80020}, /* aten::transpose_copy.int_out */
    {210788, 210807, 2777, 1, 0x0}, /* aten::trapezoid.dx */
    {210874, 210892, 2778, 1, 0x0}, /* aten::trapezoid.x */
    {210955, 210970, 2779, 1, 0x0}, /* aten::trapz.dx */
    {211032, 211046, 2780, 1, 0x0}, /* aten::trapz.x */
    {211105, 211128, 2781, 2, 0x0}, /* aten::triangular_solve */
    {211287, 211312, 2783, 2, 0x0}, /* aten::triangular_solve.X */
    {211512, 211523, 2785, 2, 0x0}, /* aten::tril */
    {211576, 211591, 2787, 2, 0x0}, /* aten::tril.out */
    {211671, 211683, 2789, 2, 0x0}, /* aten::tril_ */
    {211745, 211764, 2791, 3, 0x0}, /* aten::tril_indices */
    {211917, 211940, 2794, 1, 0x20}, /* aten::tril_indices.out */
    {212028, 212054, 2795, 1, 0x0}, /* aten::triplet_margin_loss */
    {212222, 212233, 2796, 2, 0x0}, /* aten::triu */
    {212286, 212301, 2798, 2, 0x0}, /* aten::triu.out */
    {212381, 212393, 2800, 2, 0x0}, /* aten::triu_ */
    {212455, 212474, 2802, 3, 0x0}, /* aten::triu_indices */
    {212627, 212650, 2805, 1, 0x20}, /* aten::triu_indices.out */
    {212738, 212763, 2806, 1, 0x0}, /* aten::true_divide.Scalar */
    {212825, 212850, 2807, 1, 0x10000}, /* aten::true_divide.Tensor */
    {212912, 212934, 2808, 1, 0x0}, /* aten::true_divide.out */
    {213016, 213042, 2809, 1, 0x0}, /* aten::true_divide_.Scalar */
    {213113, 213139, 2810, 1, 0x0}, /* aten::true_divide_.Tensor */
    {213210, 213222, 2811, 2, 0x10001}, /* aten::trunc */
    {213257, 213273, 2813, 2, 0x10000}, /* aten::trunc.out */
    {213335, 213348, 2815, 2, 0x10000}, /* aten::trunc_ */
    {213392, 213406, 2817, 1, 0x0}, /* aten::type_as */
    {213457, 213474, 2818, 1, 0x0}, /* aten::unbind.int */
    {213538, 213560, 2819, 1, 0x80000}, /* aten::unbind_copy.int */
    {213618, 213644, 2820, 1, 0x0}, /* aten::unbind_copy.int_out */
    {213721, 213741, 2821, 1, 0x0}, /* aten::unflatten.int */
    {213815, 213828, 2822, 2, 0x0}, /* aten::unfold */
    {213905, 213927, 2824, 2, 0x0}, /* aten::unfold_backward */
    {214026, 214052, 2826, 1, 0x20}, /* aten::unfold_backward.out */
    {214178, 214196, 2827, 1, 0x80000}, /* aten::unfold_copy */
    {214272, 214294, 2828, 1, 0x80020}, /* aten::unfold_copy.out */
    {214397, 214411, 2829, 1, 0x2020}, /* aten::uniform */
    {214506, 214524, 2830, 1, 0x2020}, /* aten::uniform.out */
    {214643, 214658, 2831, 2, 0x2000}, /* aten::uniform_ */
    {214760, 214785, 2833, 2, 0x8}, /* aten::unique_consecutive */
    {214919, 214948, 2835, 1, 0x20}, /* aten::unique_consecutive.out */
    {215152, 215169, 2836, 2, 0x8}, /* aten::unique_dim */
    {215307, 215328, 2838, 1, 0x20}, /* aten::unique_dim.out */
    {215536, 215565, 2839, 2, 0x8}, /* aten::unique_dim_consecutive */
    {215697, 215730, 2841, 1, 0x20}, /* aten::unique_dim_consecutive.out */
    {215932, 215951, 2842, 1, 0x100}, /* aten::unsafe_chunk */
    {216018, 216044, 2843, 1, 0x0}, /* aten::unsafe_split.Tensor */
    {216125, 216155, 2844, 1, 0x20}, /* aten::unsafe_split.Tensor_out */
    {216255, 216285, 2845, 1, 0x0}, /* aten::unsafe_split_with_sizes */
    {216373, 216407, 2846, 1, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {216514, 216530, 2847, 1, 0x1}, /* aten::unsqueeze */
    {216584, 216601, 2848, 1, 0x80}, /* aten::unsqueeze_ */
    {216658, 216679, 2849, 1, 0x80000}, /* aten::unsqueeze_copy */
    {216732, 216757, 2850, 1, 0x80020}, /* aten::unsqueeze_copy.out */
    {216837, 216862, 2851, 2, 0x0}, /* aten::upsample_bicubic2d */
    {216997, 217026, 2853, 2, 0x0}, /* aten::upsample_bicubic2d.out */
    {217188, 217217, 2855, 1, 0x0}, /* aten::upsample_bicubic2d.vec */
    {217337, 217371, 2856, 2, 0x0}, /* aten::upsample_bicubic2d_backward */
    {217544, 217589, 2858, 2, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {217803, 217829, 2860, 2, 0x0}, /* aten::upsample_bilinear2d */
    {217965, 217995, 2862, 2, 0x0}, /* aten::upsample_bilinear2d.out */
    {218158, 218188, 2864, 1, 0x1}, /* aten::upsample_bilinear2d.vec */
    {218309, 218344, 2865, 2, 0x0}, /* aten::upsample_bilinear2d_backward */
    {218518, 218564, 2867, 2, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {218779, 218803, 2869, 2, 0x0}, /* aten::upsample_linear1d */
    {218913, 218941, 2871, 2, 0x0}, /* aten::upsample_linear1d.out */
    {219078, 219106, 2873, 1, 0x0}, /* aten::upsample_linear1d.vec */
    {219225, 219258, 2874, 2, 0x0}, /* aten::upsample_linear1d_backward */
    {219406, 219450, 2876, 2, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {219639, 219664, 2878, 2, 0x0}, /* aten::upsample_nearest1d */
    {219755, 219784, 2880, 2, 0x0}, /* aten::upsample_nearest1d.out */
    {219902, 219931, 2882, 1, 0x0}, /* aten::upsample_nearest1d.vec */
    {220031, 220065, 2883, 2, 0x0}, /* aten::upsample_nearest1d_backward */
    {220194, 220239, 2885, 2, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {220409, 220434, 2887, 2, 0x0}, /* aten::upsample_nearest2d */
    {220549, 220578, 2889, 2, 0x0}, /* aten::upsample_nearest2d.out */
    {220720, 220749, 2891, 1, 0x1}, /* aten::upsample_nearest2d.vec */
    {220849, 220883, 2892, 2, 0x0}, /* aten::upsample_nearest2d_backward */
    {221036, 221081, 2894, 2, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {221275, 221300, 2896, 2, 0x0}, /* aten::upsample_nearest3d */
    {221437, 221466, 2898, 2, 0x0}, /* aten::upsample_nearest3d.out */
    {221630, 221659, 2900, 1, 0x0}, /* aten::upsample_nearest3d.vec */
    {221759, 221793, 2901, 2, 0x0}, /* aten::upsample_nearest3d_backward */
    {221968, 222013, 2903, 2, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {222229, 222256, 2905, 2, 0x0}, /* aten::upsample_trilinear3d */
    {222415, 222446, 2907, 2, 0x0}, /* aten::upsample_trilinear3d.out */
    {222632, 222663, 2909, 1, 0x0}, /* aten::upsample_trilinear3d.vec */
    {222785, 222821, 2910, 2, 0x0}, /* aten::upsample_trilinear3d_backward */
    {223018, 223065, 2912, 2, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {223303, 223344, 2914, 1, 0x0}, /* aten::value_selecting_reduction_backward */
    {223463, 223473, 2915, 1, 0x40000}, /* aten::var */
    {223526, 223547, 2916, 2, 0x40001}, /* aten::var.correction */
    {223657, 223682, 2918, 2, 0x40000}, /* aten::var.correction_out */
    {223816, 223830, 2920, 1, 0x40001}, /* aten::var.dim */
    {223920, 223934, 2921, 1, 0x40000}, /* aten::var.out */
    {224047, 224062, 2922, 1, 0x40000}, /* aten::var_mean */
    {224130, 224156, 2923, 2, 0x40000}, /* aten::var_mean.correction */
    {224281, 224311, 2925, 1, 0x20}, /* aten::var_mean.correction_out */
    {224482, 224501, 2926, 1, 0x40000}, /* aten::var_mean.dim */
    {224606, 224617, 2927, 2, 0x0}, /* aten::vdot */
    {224665, 224680, 2929, 1, 0x0}, /* aten::vdot.out */
    {224755, 224766, 2930, 2, 0x1}, /* aten::view */
    {224821, 224838, 2932, 1, 0x0}, /* aten::view.dtype */
    {224902, 224916, 2933, 1, 0x0}, /* aten::view_as */
    {224973, 224995, 2934, 2, 0x0}, /* aten::view_as_complex */
    {225046, 225073, 2936, 1, 0x80000}, /* aten::view_as_complex_copy */
    {225123, 225154, 2937, 1, 0x80020}, /* aten::view_as_complex_copy.out */
    {225231, 225250, 2938, 2, 0x0}, /* aten::view_as_real */
    {225298, 225322, 2940, 1, 0x80000}, /* aten::view_as_real_copy */
    {225369, 225397, 2941, 1, 0x80020}, /* aten::view_as_real_copy.out */
    {225471, 225487, 2942, 1, 0x80000}, /* aten::view_copy */
    {225541, 225563, 2943, 1, 0x80000}, /* aten::view_copy.dtype */
    {225626, 225652, 2944, 1, 0x80020}, /* aten::view_copy.dtype_out */
    {225742, 225762, 2945, 1, 0x80020}, /* aten::view_copy.out */
    {225843, 225862, 2946, 1, 0x0}, /* aten::vsplit.array */
    {225932, 225949, 2947, 1, 0x0}, /* aten::vsplit.int */
    {226016, 226029, 2948, 1, 0x0}, /* aten::vstack */
    {226070, 226087, 2949, 1, 0x0}, /* aten::vstack.out */
    {226155, 226167, 2950, 1, 0x0}, /* aten::where */
    {226209, 226228, 2951, 1, 0x0}, /* aten::where.Scalar */
    {226302, 226326, 2952, 1, 0x0}, /* aten::where.ScalarOther */
    {226405, 226428, 2953, 1, 0x0}, /* aten::where.ScalarSelf */
    {226506, 226523, 2954, 2, 0x10001}, /* aten::where.self */
    {226595, 226616, 2956, 2, 0x0}, /* aten::where.self_out */
    {226715, 226743, 2958, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {226831, 226858, 2959, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {226945, 226967, 2960, 2, 0x10000}, /* aten::xlogy.OutTensor */
    {227049, 227074, 2962, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {227136, 227160, 2963, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {227221, 227240, 2964, 2, 0x10000}, /* aten::xlogy.Tensor */
    {227296, 227322, 2966, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {227393, 227413, 2967, 2, 0x10000}, /* aten::xlogy_.Tensor */
    {227478, 227489, 2969, 1, 0x20}, /* aten::zero */
    {227523, 227538, 2970, 1, 0x20}, /* aten::zero.out */
    {227599, 227611, 2971, 2, 0x0}, /* aten::zero_ */
    {227654, 227666, 2973, 2, 0x0}, /* aten::zeros */
    {227795, 227811, 2975, 1, 0x0}, /* aten::zeros.out */
    {227875, 227892, 2976, 1, 0x0}, /* aten::zeros_like */
    {228058, 228079, 2977, 1, 0x20}, /* aten::zeros_like.out */
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
    {138, 0, 71}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 72}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 73}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 37}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 74}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 38}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 75}, /* aten::_unique CPU */
    {16, 0, 75}, /* aten::_unique Meta */
    {141, 4, 39}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 76}, /* aten::_unique2 CPU */
    {16, 0, 76}, /* aten::_unique2 Meta */
    {141, 4, 40}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 77}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 78}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 956}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 41}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 79}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 79}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 42}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 42}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 81}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 80}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 80}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 43}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 43}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 82}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 82}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 44}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 44}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 84}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 83}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 83}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 45}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 45}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 85}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 85}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 46}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 46}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 87}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 86}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 86}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 47}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 47}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 88}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 88}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 48}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 48}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 90}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 89}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 89}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 49}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 49}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 91}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 91}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 50}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 50}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 93}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 92}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 92}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 51}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 51}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 94}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 94}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 52}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 52}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 96}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 95}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 95}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 53}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 53}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 97}, /* aten::abs CPU */
    {16, 0, 97}, /* aten::abs Meta */
    {1, 0, 99}, /* aten::abs.out CPU */
    {16, 0, 99}, /* aten::abs.out Meta */
    {1, 0, 98}, /* aten::abs_ CPU */
    {16, 0, 98}, /* aten::abs_ Meta */
    {138, 0, 100}, /* aten::absolute implicit */
    {138, 4, 54}, /* aten::absolute.out implicit */
    {138, 0, 101}, /* aten::absolute_ implicit */
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
    {138, 0, 102}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 103}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 55}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 55}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 104}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 56}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 56}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 105}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 106}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 106}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 57}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 57}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 107}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 107}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 58}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 58}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 108}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 108}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 59}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 59}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 109}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 109}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 60}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 60}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 110}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 61}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::add.Tensor CPU */
    {16, 1, 6}, /* aten::add.Tensor Meta */
    {1, 3, 6}, /* aten::add.out CPU */
    {16, 3, 6}, /* aten::add.out Meta */
    {141, 0, 111}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 6}, /* aten::add_.Tensor CPU */
    {16, 2, 6}, /* aten::add_.Tensor Meta */
    {1, 0, 112}, /* aten::addbmm CPU */
    {16, 0, 112}, /* aten::addbmm Meta */
    {1, 4, 62}, /* aten::addbmm.out CPU */
    {16, 4, 62}, /* aten::addbmm.out Meta */
    {1, 0, 113}, /* aten::addbmm_ CPU */
    {16, 0, 113}, /* aten::addbmm_ Meta */
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
    {141, 0, 114}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 63}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 63}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 115}, /* aten::adjoint implicit */
    {141, 0, 116}, /* aten::alias CompositeExplicitAutograd */
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
    {141, 0, 117}, /* aten::allclose CompositeExplicitAutograd */
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
    {1, 0, 118}, /* aten::angle CPU */
    {16, 0, 118}, /* aten::angle Meta */
    {1, 0, 119}, /* aten::angle.out CPU */
    {16, 0, 119}, /* aten::angle.out Meta */
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
    {141, 0, 120}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::arange BackendSelect */
    {141, 4, 66}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 121}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::arange.start BackendSelect */
    {1, 4, 67}, /* aten::arange.start_out CPU */
    {16, 4, 67}, /* aten::arange.start_out Meta */
    {141, 0, 122}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::arange.start_step BackendSelect */
    {138, 0, 123}, /* aten::arccos implicit */
    {138, 4, 68}, /* aten::arccos.out implicit */
    {138, 0, 124}, /* aten::arccos_ implicit */
    {138, 0, 125}, /* aten::arccosh implicit */
    {138, 4, 69}, /* aten::arccosh.out implicit */
    {138, 0, 126}, /* aten::arccosh_ implicit */
    {138, 0, 127}, /* aten::arcsin implicit */
    {138, 4, 70}, /* aten::arcsin.out implicit */
    {138, 0, 128}, /* aten::arcsin_ implicit */
    {138, 0, 129}, /* aten::arcsinh implicit */
    {138, 4, 71}, /* aten::arcsinh.out implicit */
    {138, 0, 130}, /* aten::arcsinh_ implicit */
    {138, 0, 131}, /* aten::arctan implicit */
    {138, 4, 72}, /* aten::arctan.out implicit */
    {138, 0, 132}, /* aten::arctan2 implicit */
    {138, 4, 73}, /* aten::arctan2.out implicit */
    {138, 0, 133}, /* aten::arctan2_ implicit */
    {138, 0, 134}, /* aten::arctan_ implicit */
    {138, 0, 135}, /* aten::arctanh implicit */
    {138, 4, 74}, /* aten::arctanh.out implicit */
    {138, 0, 136}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 137}, /* aten::argsort implicit */
    {138, 0, 138}, /* aten::argsort.stable implicit */
    {138, 0, 139}, /* aten::argsort.stable_out implicit */
    {138, 0, 140}, /* aten::argwhere implicit */
    {1, 0, 141}, /* aten::as_strided CPU */
    {16, 0, 141}, /* aten::as_strided Meta */
    {142, 5, 75}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 75}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 76}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 142}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
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
    {138, 0, 143}, /* aten::atleast_1d implicit */
    {138, 0, 144}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 145}, /* aten::atleast_2d implicit */
    {138, 0, 146}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 147}, /* aten::atleast_3d implicit */
    {138, 0, 148}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 149}, /* aten::avg_pool1d implicit */
    {1, 0, 150}, /* aten::avg_pool2d CPU */
    {16, 0, 150}, /* aten::avg_pool2d Meta */
    {1, 4, 78}, /* aten::avg_pool2d.out CPU */
    {16, 4, 78}, /* aten::avg_pool2d.out Meta */
    {1, 0, 151}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 151}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 79}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 79}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 152}, /* aten::avg_pool3d CPU */
    {16, 0, 152}, /* aten::avg_pool3d Meta */
    {1, 4, 80}, /* aten::avg_pool3d.out CPU */
    {16, 4, 80}, /* aten::avg_pool3d.out Meta */
    {1, 0, 153}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 153}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 81}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 81}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 27}, /* aten::baddbmm CPU */
    {16, 1, 27}, /* aten::baddbmm Meta */
    {1, 3, 27}, /* aten::baddbmm.out CPU */
    {16, 3, 27}, /* aten::baddbmm.out Meta */
    {1, 2, 27}, /* aten::baddbmm_ CPU */
    {16, 2, 27}, /* aten::baddbmm_ Meta */
    {138, 0, 155}, /* aten::batch_norm implicit */
    {1, 0, 156}, /* aten::batch_norm_backward CPU */
    {16, 0, 156}, /* aten::batch_norm_backward Meta */
    {1, 0, 157}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 157}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 82}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 158}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 86}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 4, 84}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 4, 85}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 83}, /* aten::bernoulli.out CPU */
    {16, 4, 83}, /* aten::bernoulli.out Meta */
    {142, 0, 161}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 159}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 159}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 160}, /* aten::bernoulli_.float CPU */
    {16, 0, 160}, /* aten::bernoulli_.float Meta */
    {138, 0, 162}, /* aten::bilinear implicit */
    {1, 0, 163}, /* aten::binary_cross_entropy CPU */
    {16, 0, 163}, /* aten::binary_cross_entropy Meta */
    {1, 4, 87}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 87}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 164}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 164}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 88}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 88}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 165}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 165}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 89}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 166}, /* aten::bincount CPU */
    {16, 0, 166}, /* aten::bincount Meta */
    {141, 4, 90}, /* aten::bincount.out CompositeExplicitAutograd */
    {141, 0, 167}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 168}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 91}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 169}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 170}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {141, 0, 171}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 92}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {141, 0, 172}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 173}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {141, 0, 174}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {141, 0, 175}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 176}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 93}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 177}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 178}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {141, 0, 179}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 94}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {141, 0, 180}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 181}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {141, 0, 182}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 183}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 184}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 95}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 185}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 186}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {141, 0, 187}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 96}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 188}, /* aten::broadcast_tensors implicit */
    {138, 0, 189}, /* aten::broadcast_to implicit */
    {1, 0, 190}, /* aten::bucketize.Scalar CPU */
    {16, 0, 190}, /* aten::bucketize.Scalar Meta */
    {141, 4, 97}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 191}, /* aten::bucketize.Tensor CPU */
    {16, 0, 191}, /* aten::bucketize.Tensor Meta */
    {1, 4, 98}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 98}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 192}, /* aten::can_cast implicit */
    {138, 0, 193}, /* aten::cartesian_prod implicit */
    {1, 0, 194}, /* aten::cat CPU */
    {16, 0, 194}, /* aten::cat Meta */
    {1, 0, 195}, /* aten::cat.out CPU */
    {16, 0, 195}, /* aten::cat.out Meta */
    {141, 6, 100}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 4, 99}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 196}, /* aten::cauchy_ CPU */
    {16, 0, 196}, /* aten::cauchy_ Meta */
    {138, 0, 197}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {141, 0, 198}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 101}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 101}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 199}, /* aten::channel_shuffle CPU */
    {16, 0, 199}, /* aten::channel_shuffle Meta */
    {141, 4, 102}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 200}, /* aten::cholesky CPU */
    {16, 0, 200}, /* aten::cholesky Meta */
    {1, 0, 202}, /* aten::cholesky.out CPU */
    {16, 0, 202}, /* aten::cholesky.out Meta */
    {1, 0, 201}, /* aten::cholesky_inverse CPU */
    {16, 0, 201}, /* aten::cholesky_inverse Meta */
    {1, 4, 103}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 103}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 203}, /* aten::cholesky_solve CPU */
    {16, 0, 203}, /* aten::cholesky_solve Meta */
    {1, 0, 204}, /* aten::cholesky_solve.out CPU */
    {16, 0, 204}, /* aten::cholesky_solve.out Meta */
    {138, 0, 205}, /* aten::chunk implicit */
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
    {138, 0, 206}, /* aten::clip implicit */
    {138, 0, 208}, /* aten::clip.Tensor implicit */
    {138, 4, 105}, /* aten::clip.Tensor_out implicit */
    {138, 4, 104}, /* aten::clip.out implicit */
    {138, 0, 207}, /* aten::clip_ implicit */
    {138, 0, 209}, /* aten::clip_.Tensor implicit */
    {141, 0, 210}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 106}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 211}, /* aten::col2im CPU */
    {16, 0, 211}, /* aten::col2im Meta */
    {1, 4, 107}, /* aten::col2im.out CPU */
    {16, 4, 107}, /* aten::col2im.out Meta */
    {138, 0, 212}, /* aten::column_stack implicit */
    {138, 4, 108}, /* aten::column_stack.out implicit */
    {138, 0, 213}, /* aten::combinations implicit */
    {1, 0, 214}, /* aten::complex CPU */
    {16, 0, 214}, /* aten::complex Meta */
    {1, 0, 215}, /* aten::complex.out CPU */
    {16, 0, 215}, /* aten::complex.out Meta */
    {138, 0, 216}, /* aten::concat implicit */
    {138, 4, 109}, /* aten::concat.out implicit */
    {138, 0, 217}, /* aten::concatenate implicit */
    {138, 4, 110}, /* aten::concatenate.out implicit */
    {138, 0, 218}, /* aten::conj implicit */
    {138, 0, 219}, /* aten::conj_physical implicit */
    {1, 4, 111}, /* aten::conj_physical.out CPU */
    {16, 4, 111}, /* aten::conj_physical.out Meta */
    {1, 5, 111}, /* aten::conj_physical_ CPU */
    {16, 5, 111}, /* aten::conj_physical_ Meta */
    {141, 0, 220}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 112}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 221}, /* aten::contiguous implicit */
    {138, 0, 222}, /* aten::conv1d implicit */
    {138, 0, 223}, /* aten::conv1d.padding implicit */
    {138, 0, 224}, /* aten::conv2d implicit */
    {138, 0, 225}, /* aten::conv2d.padding implicit */
    {138, 0, 226}, /* aten::conv3d implicit */
    {138, 0, 227}, /* aten::conv3d.padding implicit */
    {138, 0, 228}, /* aten::conv_transpose1d implicit */
    {138, 0, 229}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 230}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 231}, /* aten::convolution CPU */
    {16, 0, 231}, /* aten::convolution Meta */
    {141, 4, 113}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 232}, /* aten::convolution_backward CPU */
    {16, 0, 232}, /* aten::convolution_backward Meta */
    {141, 4, 114}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 116}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 115}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 233}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 234}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 235}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 236}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 42}, /* aten::copysign_.Tensor CPU */
    {16, 2, 42}, /* aten::copysign_.Tensor Meta */
    {138, 0, 237}, /* aten::corrcoef implicit */
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
    {138, 0, 238}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 239}, /* aten::cosine_similarity implicit */
    {141, 0, 240}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 241}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 241}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 118}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 117}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 242}, /* aten::cov implicit */
    {141, 0, 243}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 119}, /* aten::cummax.out CPU */
    {16, 4, 119}, /* aten::cummax.out Meta */
    {141, 0, 244}, /* aten::cummin CompositeExplicitAutograd */
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
    {138, 0, 245}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 246}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 247}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 121}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 121}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 248}, /* aten::det implicit */
    {141, 0, 116}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 122}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 122}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 123}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 249}, /* aten::diag implicit */
    {138, 4, 124}, /* aten::diag.out implicit */
    {142, 0, 250}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 125}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 251}, /* aten::diagflat implicit */
    {141, 0, 252}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 253}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 127}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 126}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 128}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 254}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 129}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 255}, /* aten::diff implicit */
    {138, 0, 256}, /* aten::diff.out implicit */
    {1, 1, 47}, /* aten::digamma CPU */
    {16, 1, 47}, /* aten::digamma Meta */
    {1, 3, 47}, /* aten::digamma.out CPU */
    {16, 3, 47}, /* aten::digamma.out Meta */
    {1, 2, 47}, /* aten::digamma_ CPU */
    {16, 2, 47}, /* aten::digamma_ Meta */
    {141, 0, 257}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 130}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 258}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 259}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
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
    {141, 0, 260}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 261}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 48}, /* aten::div_.Tensor CPU */
    {16, 2, 48}, /* aten::div_.Tensor Meta */
    {1, 2, 49}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 49}, /* aten::div_.Tensor_mode Meta */
    {138, 0, 262}, /* aten::divide.Scalar implicit */
    {138, 0, 263}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 264}, /* aten::divide.Tensor implicit */
    {138, 0, 265}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 133}, /* aten::divide.out implicit */
    {138, 4, 134}, /* aten::divide.out_mode implicit */
    {138, 0, 266}, /* aten::divide_.Scalar implicit */
    {138, 0, 267}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 268}, /* aten::divide_.Tensor implicit */
    {138, 0, 269}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 270}, /* aten::dot CPU */
    {16, 0, 270}, /* aten::dot Meta */
    {141, 4, 135}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 271}, /* aten::dropout implicit */
    {138, 0, 272}, /* aten::dropout_ implicit */
    {138, 0, 273}, /* aten::dsplit.array implicit */
    {138, 0, 274}, /* aten::dsplit.int implicit */
    {138, 0, 275}, /* aten::dstack implicit */
    {138, 4, 136}, /* aten::dstack.out implicit */
    {138, 0, 276}, /* aten::einsum implicit */
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
    {141, 0, 277}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 137}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 278}, /* aten::embedding_backward implicit */
    {1, 0, 279}, /* aten::embedding_dense_backward CPU */
    {16, 0, 279}, /* aten::embedding_dense_backward Meta */
    {141, 4, 138}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 281}, /* aten::empty.memory_format CPU */
    {16, 0, 281}, /* aten::empty.memory_format Meta */
    {86, 0, 154}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 282}, /* aten::empty.out implicit */
    {141, 0, 280}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 139}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 283}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::empty_permuted BackendSelect */
    {141, 4, 140}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 284}, /* aten::empty_strided CPU */
    {16, 0, 284}, /* aten::empty_strided Meta */
    {86, 0, 154}, /* aten::empty_strided BackendSelect */
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
    {1, 0, 285}, /* aten::equal CPU */
    {16, 0, 285}, /* aten::equal Meta */
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
    {141, 0, 286}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 287}, /* aten::expand_as implicit */
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
    {1, 0, 288}, /* aten::exponential_ CPU */
    {16, 0, 288}, /* aten::exponential_ Meta */
    {141, 0, 289}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::eye BackendSelect */
    {141, 0, 290}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::eye.m BackendSelect */
    {1, 4, 147}, /* aten::eye.m_out CPU */
    {16, 4, 147}, /* aten::eye.m_out Meta */
    {1, 4, 146}, /* aten::eye.out CPU */
    {16, 4, 146}, /* aten::eye.out Meta */
    {138, 0, 291}, /* aten::fft_fft implicit */
    {138, 0, 294}, /* aten::fft_fft.out implicit */
    {138, 0, 292}, /* aten::fft_fft2 implicit */
    {138, 0, 293}, /* aten::fft_fft2.out implicit */
    {138, 0, 295}, /* aten::fft_fftn implicit */
    {138, 0, 296}, /* aten::fft_fftn.out implicit */
    {138, 0, 297}, /* aten::fft_fftshift implicit */
    {138, 0, 298}, /* aten::fft_hfft implicit */
    {138, 0, 301}, /* aten::fft_hfft.out implicit */
    {138, 0, 299}, /* aten::fft_hfft2 implicit */
    {138, 0, 300}, /* aten::fft_hfft2.out implicit */
    {138, 0, 302}, /* aten::fft_hfftn implicit */
    {138, 0, 303}, /* aten::fft_hfftn.out implicit */
    {138, 0, 304}, /* aten::fft_ifft implicit */
    {138, 0, 307}, /* aten::fft_ifft.out implicit */
    {138, 0, 305}, /* aten::fft_ifft2 implicit */
    {138, 0, 306}, /* aten::fft_ifft2.out implicit */
    {138, 0, 308}, /* aten::fft_ifftn implicit */
    {138, 0, 309}, /* aten::fft_ifftn.out implicit */
    {138, 0, 310}, /* aten::fft_ifftshift implicit */
    {138, 0, 311}, /* aten::fft_ihfft implicit */
    {138, 0, 314}, /* aten::fft_ihfft.out implicit */
    {138, 0, 312}, /* aten::fft_ihfft2 implicit */
    {138, 0, 313}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 315}, /* aten::fft_ihfftn implicit */
    {138, 0, 316}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 317}, /* aten::fft_irfft implicit */
    {138, 0, 320}, /* aten::fft_irfft.out implicit */
    {138, 0, 318}, /* aten::fft_irfft2 implicit */
    {138, 0, 319}, /* aten::fft_irfft2.out implicit */
    {138, 0, 321}, /* aten::fft_irfftn implicit */
    {138, 0, 322}, /* aten::fft_irfftn.out implicit */
    {138, 0, 323}, /* aten::fft_rfft implicit */
    {138, 0, 326}, /* aten::fft_rfft.out implicit */
    {138, 0, 324}, /* aten::fft_rfft2 implicit */
    {138, 0, 325}, /* aten::fft_rfft2.out implicit */
    {138, 0, 327}, /* aten::fft_rfftn implicit */
    {138, 0, 328}, /* aten::fft_rfftn.out implicit */
    {141, 6, 150}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 148}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 151}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 149}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 329}, /* aten::fill_.Scalar CPU */
    {16, 0, 329}, /* aten::fill_.Scalar Meta */
    {1, 0, 330}, /* aten::fill_.Tensor CPU */
    {16, 0, 330}, /* aten::fill_.Tensor Meta */
    {138, 0, 331}, /* aten::fix implicit */
    {138, 4, 152}, /* aten::fix.out implicit */
    {138, 0, 332}, /* aten::fix_ implicit */
    {138, 0, 333}, /* aten::flatten.using_ints implicit */
    {1, 0, 334}, /* aten::flip CPU */
    {16, 0, 334}, /* aten::flip Meta */
    {141, 4, 153}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 335}, /* aten::fliplr implicit */
    {138, 0, 336}, /* aten::flipud implicit */
    {138, 0, 337}, /* aten::float_power.Scalar implicit */
    {138, 0, 338}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 339}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 340}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 341}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 342}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 343}, /* aten::float_power_.Scalar implicit */
    {138, 0, 344}, /* aten::float_power_.Tensor implicit */
    {1, 1, 60}, /* aten::floor CPU */
    {16, 1, 60}, /* aten::floor Meta */
    {1, 3, 60}, /* aten::floor.out CPU */
    {16, 3, 60}, /* aten::floor.out Meta */
    {1, 2, 60}, /* aten::floor_ CPU */
    {16, 2, 60}, /* aten::floor_ Meta */
    {1, 0, 345}, /* aten::floor_divide CPU */
    {16, 0, 345}, /* aten::floor_divide Meta */
    {141, 0, 346}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 154}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 349}, /* aten::floor_divide.out CPU */
    {16, 0, 349}, /* aten::floor_divide.out Meta */
    {141, 0, 347}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 348}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 348}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 61}, /* aten::fmax CPU */
    {16, 1, 61}, /* aten::fmax Meta */
    {1, 3, 61}, /* aten::fmax.out CPU */
    {16, 3, 61}, /* aten::fmax.out Meta */
    {1, 1, 62}, /* aten::fmin CPU */
    {16, 1, 62}, /* aten::fmin Meta */
    {1, 3, 62}, /* aten::fmin.out CPU */
    {16, 3, 62}, /* aten::fmin.out Meta */
    {141, 0, 350}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 351}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::fmod.Tensor CPU */
    {16, 1, 63}, /* aten::fmod.Tensor Meta */
    {1, 3, 63}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 63}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 352}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 63}, /* aten::fmod_.Tensor CPU */
    {16, 2, 63}, /* aten::fmod_.Tensor Meta */
    {1, 1, 64}, /* aten::frac CPU */
    {16, 1, 64}, /* aten::frac Meta */
    {1, 3, 64}, /* aten::frac.out CPU */
    {16, 3, 64}, /* aten::frac.out Meta */
    {1, 2, 64}, /* aten::frac_ CPU */
    {16, 2, 64}, /* aten::frac_ Meta */
    {1, 0, 353}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 353}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 155}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 155}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 354}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 354}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 156}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 156}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 355}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 355}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 157}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 157}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 356}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 356}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 158}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 158}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 357}, /* aten::frexp.Tensor CPU */
    {16, 0, 357}, /* aten::frexp.Tensor Meta */
    {1, 0, 358}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 358}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 359}, /* aten::from_file CPU */
    {86, 0, 154}, /* aten::from_file BackendSelect */
    {141, 4, 159}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 360}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::full BackendSelect */
    {141, 4, 160}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 361}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 161}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 65}, /* aten::gather CPU */
    {16, 1, 65}, /* aten::gather Meta */
    {1, 3, 65}, /* aten::gather.out CPU */
    {16, 3, 65}, /* aten::gather.out Meta */
    {138, 0, 362}, /* aten::gather_backward implicit */
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
    {1, 0, 363}, /* aten::geometric_ CPU */
    {16, 0, 363}, /* aten::geometric_ Meta */
    {1, 0, 364}, /* aten::geqrf CPU */
    {16, 0, 364}, /* aten::geqrf Meta */
    {1, 4, 164}, /* aten::geqrf.a CPU */
    {16, 4, 164}, /* aten::geqrf.a Meta */
    {138, 0, 365}, /* aten::ger implicit */
    {138, 4, 165}, /* aten::ger.out implicit */
    {1, 0, 366}, /* aten::glu CPU */
    {16, 0, 366}, /* aten::glu Meta */
    {1, 4, 166}, /* aten::glu.out CPU */
    {16, 4, 166}, /* aten::glu.out Meta */
    {1, 0, 367}, /* aten::glu_backward CPU */
    {16, 0, 367}, /* aten::glu_backward Meta */
    {1, 4, 167}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 167}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 368}, /* aten::gradient.array implicit */
    {138, 0, 369}, /* aten::gradient.scalararray implicit */
    {138, 0, 370}, /* aten::gradient.scalarint implicit */
    {138, 0, 371}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 372}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 373}, /* aten::gradient.tensorarray implicit */
    {138, 0, 374}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 375}, /* aten::greater.Scalar implicit */
    {138, 4, 168}, /* aten::greater.Scalar_out implicit */
    {138, 0, 376}, /* aten::greater.Tensor implicit */
    {138, 4, 169}, /* aten::greater.Tensor_out implicit */
    {138, 0, 377}, /* aten::greater_.Scalar implicit */
    {138, 0, 378}, /* aten::greater_.Tensor implicit */
    {138, 0, 379}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 170}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 380}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 171}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 381}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 382}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 383}, /* aten::grid_sampler implicit */
    {1, 0, 384}, /* aten::grid_sampler_2d CPU */
    {16, 0, 384}, /* aten::grid_sampler_2d Meta */
    {141, 4, 172}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 385}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 385}, /* aten::grid_sampler_2d_backward Meta */
    {141, 4, 173}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 386}, /* aten::grid_sampler_3d CPU */
    {16, 0, 386}, /* aten::grid_sampler_3d Meta */
    {141, 4, 174}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 387}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 387}, /* aten::grid_sampler_3d_backward Meta */
    {141, 4, 175}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 388}, /* aten::group_norm implicit */
    {138, 0, 390}, /* aten::gru.data implicit */
    {138, 0, 391}, /* aten::gru.input implicit */
    {138, 0, 389}, /* aten::gru_cell implicit */
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
    {1, 0, 392}, /* aten::hardswish CPU */
    {16, 0, 392}, /* aten::hardswish Meta */
    {1, 0, 395}, /* aten::hardswish.out CPU */
    {16, 0, 395}, /* aten::hardswish.out Meta */
    {1, 0, 393}, /* aten::hardswish_ CPU */
    {16, 0, 393}, /* aten::hardswish_ Meta */
    {1, 0, 394}, /* aten::hardswish_backward CPU */
    {16, 0, 394}, /* aten::hardswish_backward Meta */
    {141, 4, 176}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 396}, /* aten::hardtanh CPU */
    {16, 0, 396}, /* aten::hardtanh Meta */
    {1, 0, 400}, /* aten::hardtanh.out CPU */
    {16, 0, 400}, /* aten::hardtanh.out Meta */
    {1, 0, 397}, /* aten::hardtanh_ CPU */
    {16, 0, 397}, /* aten::hardtanh_ Meta */
    {1, 0, 398}, /* aten::hardtanh_backward CPU */
    {16, 0, 398}, /* aten::hardtanh_backward Meta */
    {1, 0, 399}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 399}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 77}, /* aten::heaviside CPU */
    {16, 1, 77}, /* aten::heaviside Meta */
    {1, 3, 77}, /* aten::heaviside.out CPU */
    {16, 3, 77}, /* aten::heaviside.out Meta */
    {1, 2, 77}, /* aten::heaviside_ CPU */
    {16, 2, 77}, /* aten::heaviside_ Meta */
    {138, 0, 401}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 402}, /* aten::histc CPU */
    {16, 0, 402}, /* aten::histc Meta */
    {1, 4, 177}, /* aten::histc.out CPU */
    {16, 4, 177}, /* aten::histc.out Meta */
    {1, 0, 403}, /* aten::histogram.bin_ct CPU */
    {16, 0, 403}, /* aten::histogram.bin_ct Meta */
    {1, 4, 178}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 178}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 404}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 404}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 179}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 179}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 405}, /* aten::histogramdd implicit */
    {138, 0, 406}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 407}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 408}, /* aten::hsplit.array implicit */
    {138, 0, 409}, /* aten::hsplit.int implicit */
    {138, 0, 410}, /* aten::hstack implicit */
    {138, 4, 180}, /* aten::hstack.out implicit */
    {1, 0, 411}, /* aten::huber_loss CPU */
    {16, 0, 411}, /* aten::huber_loss Meta */
    {1, 4, 181}, /* aten::huber_loss.out CPU */
    {16, 4, 181}, /* aten::huber_loss.out Meta */
    {1, 0, 412}, /* aten::huber_loss_backward CPU */
    {16, 0, 412}, /* aten::huber_loss_backward Meta */
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
    {1, 0, 413}, /* aten::im2col CPU */
    {16, 0, 413}, /* aten::im2col Meta */
    {1, 4, 183}, /* aten::im2col.out CPU */
    {16, 4, 183}, /* aten::im2col.out Meta */
    {138, 0, 414}, /* aten::imag implicit */
    {1, 0, 415}, /* aten::index.Tensor CPU */
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
    {1, 0, 416}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 416}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 417}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 417}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 190}, /* aten::index_put CompositeExplicitAutograd */
    {141, 4, 189}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 418}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 84}, /* aten::index_reduce CPU */
    {16, 1, 84}, /* aten::index_reduce Meta */
    {1, 3, 84}, /* aten::index_reduce.out CPU */
    {16, 3, 84}, /* aten::index_reduce.out Meta */
    {1, 2, 84}, /* aten::index_reduce_ CPU */
    {16, 2, 84}, /* aten::index_reduce_ Meta */
    {1, 0, 419}, /* aten::index_select CPU */
    {16, 0, 419}, /* aten::index_select Meta */
    {1, 4, 191}, /* aten::index_select.out CPU */
    {16, 4, 191}, /* aten::index_select.out Meta */
    {138, 0, 420}, /* aten::index_select_backward implicit */
    {138, 0, 421}, /* aten::inner implicit */
    {138, 4, 192}, /* aten::inner.out implicit */
    {138, 0, 422}, /* aten::instance_norm implicit */
    {138, 0, 423}, /* aten::inverse implicit */
    {138, 4, 193}, /* aten::inverse.out implicit */
    {138, 0, 424}, /* aten::is_complex implicit */
    {138, 0, 425}, /* aten::is_conj implicit */
    {138, 0, 426}, /* aten::is_distributed implicit */
    {138, 0, 427}, /* aten::is_floating_point implicit */
    {138, 0, 428}, /* aten::is_inference implicit */
    {138, 0, 429}, /* aten::is_neg implicit */
    {138, 0, 430}, /* aten::is_nonzero implicit */
    {141, 0, 431}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 432}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 433}, /* aten::is_signed implicit */
    {138, 0, 434}, /* aten::isclose implicit */
    {138, 0, 435}, /* aten::isfinite implicit */
    {1, 0, 436}, /* aten::isinf CPU */
    {16, 0, 436}, /* aten::isinf Meta */
    {141, 4, 194}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 437}, /* aten::isnan CPU */
    {16, 0, 437}, /* aten::isnan Meta */
    {141, 4, 195}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 85}, /* aten::isneginf CPU */
    {16, 1, 85}, /* aten::isneginf Meta */
    {1, 3, 85}, /* aten::isneginf.out CPU */
    {16, 3, 85}, /* aten::isneginf.out Meta */
    {1, 1, 86}, /* aten::isposinf CPU */
    {16, 1, 86}, /* aten::isposinf Meta */
    {1, 3, 86}, /* aten::isposinf.out CPU */
    {16, 3, 86}, /* aten::isposinf.out Meta */
    {138, 0, 438}, /* aten::isreal implicit */
    {138, 0, 439}, /* aten::item implicit */
    {138, 0, 440}, /* aten::kl_div implicit */
    {138, 0, 441}, /* aten::kron implicit */
    {138, 4, 196}, /* aten::kron.out implicit */
    {141, 0, 442}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 443}, /* aten::kthvalue.values CPU */
    {16, 0, 443}, /* aten::kthvalue.values Meta */
    {138, 0, 444}, /* aten::l1_loss implicit */
    {138, 0, 445}, /* aten::layer_norm implicit */
    {1, 1, 87}, /* aten::lcm CPU */
    {16, 1, 87}, /* aten::lcm Meta */
    {1, 3, 87}, /* aten::lcm.out CPU */
    {16, 3, 87}, /* aten::lcm.out Meta */
    {1, 2, 87}, /* aten::lcm_ CPU */
    {16, 2, 87}, /* aten::lcm_ Meta */
    {141, 0, 446}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
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
    {138, 0, 447}, /* aten::less.Scalar implicit */
    {138, 4, 198}, /* aten::less.Scalar_out implicit */
    {138, 0, 448}, /* aten::less.Tensor implicit */
    {138, 4, 199}, /* aten::less.Tensor_out implicit */
    {138, 0, 449}, /* aten::less_.Scalar implicit */
    {138, 0, 450}, /* aten::less_.Tensor implicit */
    {138, 0, 451}, /* aten::less_equal.Scalar implicit */
    {138, 4, 200}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 452}, /* aten::less_equal.Tensor implicit */
    {138, 4, 201}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 453}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 454}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 94}, /* aten::lgamma CPU */
    {16, 1, 94}, /* aten::lgamma Meta */
    {1, 3, 94}, /* aten::lgamma.out CPU */
    {16, 3, 94}, /* aten::lgamma.out Meta */
    {1, 2, 94}, /* aten::lgamma_ CPU */
    {16, 2, 94}, /* aten::lgamma_ Meta */
    {141, 0, 455}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 202}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 456}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 203}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 204}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 457}, /* aten::linalg_cholesky implicit */
    {138, 4, 205}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 458}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 458}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 206}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 206}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 459}, /* aten::linalg_cond implicit */
    {138, 4, 207}, /* aten::linalg_cond.out implicit */
    {138, 0, 460}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 208}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 461}, /* aten::linalg_cross CPU */
    {16, 0, 461}, /* aten::linalg_cross Meta */
    {1, 4, 209}, /* aten::linalg_cross.out CPU */
    {16, 4, 209}, /* aten::linalg_cross.out Meta */
    {138, 0, 462}, /* aten::linalg_det implicit */
    {138, 4, 210}, /* aten::linalg_det.out implicit */
    {138, 0, 463}, /* aten::linalg_diagonal implicit */
    {1, 0, 464}, /* aten::linalg_eig CPU */
    {16, 0, 464}, /* aten::linalg_eig Meta */
    {1, 4, 211}, /* aten::linalg_eig.out CPU */
    {16, 4, 211}, /* aten::linalg_eig.out Meta */
    {138, 0, 465}, /* aten::linalg_eigh implicit */
    {138, 4, 212}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 466}, /* aten::linalg_eigvals implicit */
    {1, 4, 213}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 213}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 467}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 214}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 468}, /* aten::linalg_householder_product CPU */
    {16, 0, 468}, /* aten::linalg_householder_product Meta */
    {1, 4, 215}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 215}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 469}, /* aten::linalg_inv implicit */
    {138, 4, 216}, /* aten::linalg_inv.out implicit */
    {1, 0, 470}, /* aten::linalg_inv_ex CPU */
    {16, 0, 470}, /* aten::linalg_inv_ex Meta */
    {1, 4, 217}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 217}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 471}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 218}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 472}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 472}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 219}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 219}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 473}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 473}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 220}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 220}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 474}, /* aten::linalg_lstsq CPU */
    {16, 0, 474}, /* aten::linalg_lstsq Meta */
    {1, 4, 221}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 221}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 475}, /* aten::linalg_lu CPU */
    {16, 0, 475}, /* aten::linalg_lu Meta */
    {1, 4, 222}, /* aten::linalg_lu.out CPU */
    {16, 4, 222}, /* aten::linalg_lu.out Meta */
    {138, 0, 476}, /* aten::linalg_lu_factor implicit */
    {138, 4, 223}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 477}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 477}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 224}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 224}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 478}, /* aten::linalg_lu_solve CPU */
    {16, 0, 478}, /* aten::linalg_lu_solve Meta */
    {1, 4, 225}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 225}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 479}, /* aten::linalg_matmul implicit */
    {138, 4, 226}, /* aten::linalg_matmul.out implicit */
    {1, 0, 480}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 480}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 227}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 481}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 228}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 482}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 229}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 483}, /* aten::linalg_matrix_power implicit */
    {138, 4, 230}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 484}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 485}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 232}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 486}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 233}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 231}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 234}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 487}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 488}, /* aten::linalg_multi_dot implicit */
    {138, 4, 235}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 489}, /* aten::linalg_norm implicit */
    {138, 0, 490}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 237}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 236}, /* aten::linalg_norm.out implicit */
    {138, 0, 491}, /* aten::linalg_pinv implicit */
    {138, 0, 492}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 239}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 493}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 240}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 238}, /* aten::linalg_pinv.out implicit */
    {138, 4, 241}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 494}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 495}, /* aten::linalg_qr CPU */
    {16, 0, 495}, /* aten::linalg_qr Meta */
    {1, 4, 242}, /* aten::linalg_qr.out CPU */
    {16, 4, 242}, /* aten::linalg_qr.out Meta */
    {138, 0, 496}, /* aten::linalg_slogdet implicit */
    {138, 4, 243}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 497}, /* aten::linalg_solve implicit */
    {138, 4, 244}, /* aten::linalg_solve.out implicit */
    {138, 0, 498}, /* aten::linalg_solve_ex implicit */
    {138, 4, 245}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 499}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 499}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 246}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 246}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 500}, /* aten::linalg_svd implicit */
    {138, 4, 247}, /* aten::linalg_svd.U implicit */
    {138, 0, 501}, /* aten::linalg_svdvals implicit */
    {138, 4, 248}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 502}, /* aten::linalg_tensorinv implicit */
    {138, 0, 503}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 504}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 249}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 505}, /* aten::linalg_vander implicit */
    {138, 0, 506}, /* aten::linalg_vecdot implicit */
    {138, 4, 250}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 95}, /* aten::linalg_vector_norm CPU */
    {16, 1, 95}, /* aten::linalg_vector_norm Meta */
    {1, 3, 95}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 95}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 507}, /* aten::linear implicit */
    {141, 0, 508}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::linspace BackendSelect */
    {141, 0, 509}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 252}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 510}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 253}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 511}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 254}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 251}, /* aten::linspace.out CPU */
    {16, 4, 251}, /* aten::linspace.out Meta */
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
    {141, 6, 256}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 4, 255}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 512}, /* aten::log_normal_ CPU */
    {16, 0, 512}, /* aten::log_normal_ Meta */
    {138, 0, 513}, /* aten::log_sigmoid implicit */
    {138, 0, 518}, /* aten::log_sigmoid.out implicit */
    {1, 0, 514}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 514}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 515}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 515}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 516}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 516}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 517}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 517}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 519}, /* aten::log_softmax.int implicit */
    {1, 4, 257}, /* aten::log_softmax.int_out CPU */
    {16, 4, 257}, /* aten::log_softmax.int_out Meta */
    {1, 1, 101}, /* aten::logaddexp CPU */
    {16, 1, 101}, /* aten::logaddexp Meta */
    {1, 3, 101}, /* aten::logaddexp.out CPU */
    {16, 3, 101}, /* aten::logaddexp.out Meta */
    {1, 1, 100}, /* aten::logaddexp2 CPU */
    {16, 1, 100}, /* aten::logaddexp2 Meta */
    {1, 3, 100}, /* aten::logaddexp2.out CPU */
    {16, 3, 100}, /* aten::logaddexp2.out Meta */
    {141, 0, 520}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 258}, /* aten::logcumsumexp.out CPU */
    {16, 4, 258}, /* aten::logcumsumexp.out Meta */
    {138, 0, 521}, /* aten::logdet implicit */
    {1, 0, 522}, /* aten::logical_and CPU */
    {16, 0, 522}, /* aten::logical_and Meta */
    {1, 0, 524}, /* aten::logical_and.out CPU */
    {16, 0, 524}, /* aten::logical_and.out Meta */
    {1, 0, 523}, /* aten::logical_and_ CPU */
    {16, 0, 523}, /* aten::logical_and_ Meta */
    {1, 0, 525}, /* aten::logical_not CPU */
    {16, 0, 525}, /* aten::logical_not Meta */
    {1, 0, 527}, /* aten::logical_not.out CPU */
    {16, 0, 527}, /* aten::logical_not.out Meta */
    {1, 0, 526}, /* aten::logical_not_ CPU */
    {16, 0, 526}, /* aten::logical_not_ Meta */
    {1, 0, 528}, /* aten::logical_or CPU */
    {16, 0, 528}, /* aten::logical_or Meta */
    {1, 0, 530}, /* aten::logical_or.out CPU */
    {16, 0, 530}, /* aten::logical_or.out Meta */
    {1, 0, 529}, /* aten::logical_or_ CPU */
    {16, 0, 529}, /* aten::logical_or_ Meta */
    {1, 0, 531}, /* aten::logical_xor CPU */
    {16, 0, 531}, /* aten::logical_xor Meta */
    {1, 0, 533}, /* aten::logical_xor.out CPU */
    {16, 0, 533}, /* aten::logical_xor.out Meta */
    {1, 0, 532}, /* aten::logical_xor_ CPU */
    {16, 0, 532}, /* aten::logical_xor_ Meta */
    {1, 0, 534}, /* aten::logit CPU */
    {16, 0, 534}, /* aten::logit Meta */
    {1, 0, 536}, /* aten::logit.out CPU */
    {16, 0, 536}, /* aten::logit.out Meta */
    {1, 0, 535}, /* aten::logit_ CPU */
    {16, 0, 535}, /* aten::logit_ Meta */
    {1, 1, 102}, /* aten::logit_backward CPU */
    {16, 1, 102}, /* aten::logit_backward Meta */
    {1, 3, 102}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 102}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 537}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::logspace BackendSelect */
    {141, 0, 538}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 260}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 539}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 261}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 540}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 262}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 259}, /* aten::logspace.out CPU */
    {16, 4, 259}, /* aten::logspace.out Meta */
    {141, 0, 541}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 263}, /* aten::logsumexp.out CPU */
    {16, 4, 263}, /* aten::logsumexp.out Meta */
    {138, 0, 543}, /* aten::lstm.data implicit */
    {138, 0, 544}, /* aten::lstm.input implicit */
    {138, 0, 542}, /* aten::lstm_cell implicit */
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
    {138, 0, 545}, /* aten::lu_solve implicit */
    {138, 4, 264}, /* aten::lu_solve.out implicit */
    {1, 0, 546}, /* aten::lu_unpack CPU */
    {16, 0, 546}, /* aten::lu_unpack Meta */
    {1, 4, 265}, /* aten::lu_unpack.out CPU */
    {16, 4, 265}, /* aten::lu_unpack.out Meta */
    {138, 0, 547}, /* aten::mH implicit */
    {138, 0, 548}, /* aten::mT implicit */
    {138, 0, 549}, /* aten::margin_ranking_loss implicit */
    {141, 0, 550}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 4, 266}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 551}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 4, 267}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 552}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 552}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 553}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 553}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 554}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 4, 268}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 555}, /* aten::masked_scatter_ CPU */
    {16, 0, 555}, /* aten::masked_scatter_ Meta */
    {141, 0, 556}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 557}, /* aten::masked_select CPU */
    {1, 0, 558}, /* aten::masked_select.out CPU */
    {138, 0, 559}, /* aten::matmul implicit */
    {138, 0, 560}, /* aten::matmul.out implicit */
    {138, 0, 561}, /* aten::matrix_H implicit */
    {138, 0, 562}, /* aten::matrix_exp implicit */
    {138, 0, 563}, /* aten::matrix_power implicit */
    {138, 4, 269}, /* aten::matrix_power.out implicit */
    {1, 0, 564}, /* aten::max CPU */
    {16, 0, 564}, /* aten::max Meta */
    {1, 1, 105}, /* aten::max.dim CPU */
    {16, 1, 105}, /* aten::max.dim Meta */
    {1, 3, 105}, /* aten::max.dim_max CPU */
    {16, 3, 105}, /* aten::max.dim_max Meta */
    {138, 0, 565}, /* aten::max.other implicit */
    {138, 0, 566}, /* aten::max.out implicit */
    {1, 4, 270}, /* aten::max.unary_out CPU */
    {16, 4, 270}, /* aten::max.unary_out Meta */
    {138, 0, 567}, /* aten::max_pool1d implicit */
    {138, 0, 568}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 569}, /* aten::max_pool2d implicit */
    {1, 0, 570}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 570}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 271}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 271}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 571}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 571}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 272}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 272}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 572}, /* aten::max_pool3d implicit */
    {1, 0, 573}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 573}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 273}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 273}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 574}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 574}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 274}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 274}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 575}, /* aten::max_unpool2d CPU */
    {16, 0, 575}, /* aten::max_unpool2d Meta */
    {1, 4, 275}, /* aten::max_unpool2d.out CPU */
    {16, 4, 275}, /* aten::max_unpool2d.out Meta */
    {1, 0, 576}, /* aten::max_unpool3d CPU */
    {16, 0, 576}, /* aten::max_unpool3d Meta */
    {1, 4, 276}, /* aten::max_unpool3d.out CPU */
    {16, 4, 276}, /* aten::max_unpool3d.out Meta */
    {1, 1, 106}, /* aten::maximum CPU */
    {16, 1, 106}, /* aten::maximum Meta */
    {1, 3, 106}, /* aten::maximum.out CPU */
    {16, 3, 106}, /* aten::maximum.out Meta */
    {141, 0, 577}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 107}, /* aten::mean.dim CPU */
    {16, 1, 107}, /* aten::mean.dim Meta */
    {1, 4, 277}, /* aten::mean.dtype_out CPU */
    {16, 4, 277}, /* aten::mean.dtype_out Meta */
    {1, 3, 107}, /* aten::mean.out CPU */
    {16, 3, 107}, /* aten::mean.out Meta */
    {1, 0, 578}, /* aten::median CPU */
    {16, 0, 578}, /* aten::median Meta */
    {141, 0, 579}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 279}, /* aten::median.dim_values CPU */
    {16, 4, 279}, /* aten::median.dim_values Meta */
    {141, 4, 278}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 580}, /* aten::meshgrid implicit */
    {138, 0, 581}, /* aten::meshgrid.indexing implicit */
    {1, 0, 582}, /* aten::min CPU */
    {16, 0, 582}, /* aten::min Meta */
    {1, 1, 108}, /* aten::min.dim CPU */
    {16, 1, 108}, /* aten::min.dim Meta */
    {1, 3, 108}, /* aten::min.dim_min CPU */
    {16, 3, 108}, /* aten::min.dim_min Meta */
    {138, 0, 583}, /* aten::min.other implicit */
    {138, 0, 584}, /* aten::min.out implicit */
    {1, 4, 280}, /* aten::min.unary_out CPU */
    {16, 4, 280}, /* aten::min.unary_out Meta */
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
    {1, 0, 585}, /* aten::mish_backward CPU */
    {16, 0, 585}, /* aten::mish_backward Meta */
    {138, 0, 586}, /* aten::mish_backward implicit */
    {1, 1, 111}, /* aten::mm CPU */
    {16, 1, 111}, /* aten::mm Meta */
    {1, 3, 111}, /* aten::mm.out CPU */
    {16, 3, 111}, /* aten::mm.out Meta */
    {1, 0, 587}, /* aten::mode CPU */
    {16, 0, 587}, /* aten::mode Meta */
    {1, 4, 281}, /* aten::mode.values CPU */
    {16, 4, 281}, /* aten::mode.values Meta */
    {138, 0, 588}, /* aten::moveaxis.int implicit */
    {138, 0, 589}, /* aten::moveaxis.intlist implicit */
    {138, 0, 590}, /* aten::movedim.int implicit */
    {138, 0, 591}, /* aten::movedim.intlist implicit */
    {1, 0, 592}, /* aten::mse_loss CPU */
    {16, 0, 592}, /* aten::mse_loss Meta */
    {1, 4, 282}, /* aten::mse_loss.out CPU */
    {16, 4, 282}, /* aten::mse_loss.out Meta */
    {1, 0, 593}, /* aten::mse_loss_backward CPU */
    {16, 0, 593}, /* aten::mse_loss_backward Meta */
    {1, 4, 283}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 283}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 594}, /* aten::msort implicit */
    {138, 0, 595}, /* aten::msort.out implicit */
    {141, 0, 596}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 284}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mul.Tensor CPU */
    {16, 1, 112}, /* aten::mul.Tensor Meta */
    {1, 3, 112}, /* aten::mul.out CPU */
    {16, 3, 112}, /* aten::mul.out Meta */
    {141, 0, 597}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 112}, /* aten::mul_.Tensor CPU */
    {16, 2, 112}, /* aten::mul_.Tensor Meta */
    {1, 0, 598}, /* aten::multinomial CPU */
    {16, 0, 598}, /* aten::multinomial Meta */
    {1, 0, 599}, /* aten::multinomial.out CPU */
    {16, 0, 599}, /* aten::multinomial.out Meta */
    {138, 0, 600}, /* aten::multiply.Scalar implicit */
    {138, 0, 601}, /* aten::multiply.Tensor implicit */
    {138, 4, 285}, /* aten::multiply.out implicit */
    {138, 0, 602}, /* aten::multiply_.Scalar implicit */
    {138, 0, 603}, /* aten::multiply_.Tensor implicit */
    {141, 0, 604}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 286}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 605}, /* aten::mvlgamma CPU */
    {16, 0, 605}, /* aten::mvlgamma Meta */
    {1, 0, 607}, /* aten::mvlgamma.out CPU */
    {16, 0, 607}, /* aten::mvlgamma.out Meta */
    {1, 0, 606}, /* aten::mvlgamma_ CPU */
    {16, 0, 606}, /* aten::mvlgamma_ Meta */
    {1, 0, 608}, /* aten::nan_to_num CPU */
    {16, 0, 608}, /* aten::nan_to_num Meta */
    {1, 0, 610}, /* aten::nan_to_num.out CPU */
    {16, 0, 610}, /* aten::nan_to_num.out Meta */
    {1, 0, 609}, /* aten::nan_to_num_ CPU */
    {16, 0, 609}, /* aten::nan_to_num_ Meta */
    {138, 0, 611}, /* aten::nanmean implicit */
    {138, 0, 612}, /* aten::nanmean.out implicit */
    {1, 0, 613}, /* aten::nanmedian CPU */
    {16, 0, 613}, /* aten::nanmedian Meta */
    {141, 0, 614}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 288}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 288}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 287}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 615}, /* aten::nanquantile implicit */
    {138, 4, 289}, /* aten::nanquantile.out implicit */
    {138, 0, 616}, /* aten::nanquantile.scalar implicit */
    {138, 4, 290}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 617}, /* aten::nansum CPU */
    {16, 0, 617}, /* aten::nansum Meta */
    {1, 4, 291}, /* aten::nansum.out CPU */
    {16, 4, 291}, /* aten::nansum.out Meta */
    {138, 0, 618}, /* aten::narrow implicit */
    {138, 0, 619}, /* aten::narrow.Tensor implicit */
    {142, 7, 292}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 293}, /* aten::narrow_copy.out CPU */
    {16, 4, 293}, /* aten::narrow_copy.out Meta */
    {1, 0, 620}, /* aten::native_batch_norm CPU */
    {16, 0, 620}, /* aten::native_batch_norm Meta */
    {1, 4, 294}, /* aten::native_batch_norm.out CPU */
    {16, 4, 294}, /* aten::native_batch_norm.out Meta */
    {1, 0, 621}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 621}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 295}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 622}, /* aten::native_dropout CPU */
    {16, 0, 622}, /* aten::native_dropout Meta */
    {141, 4, 296}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 623}, /* aten::native_dropout_backward CPU */
    {16, 0, 623}, /* aten::native_dropout_backward Meta */
    {141, 4, 297}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 624}, /* aten::native_group_norm CPU */
    {16, 0, 624}, /* aten::native_group_norm Meta */
    {141, 4, 298}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 625}, /* aten::native_group_norm_backward CPU */
    {16, 0, 625}, /* aten::native_group_norm_backward Meta */
    {141, 4, 299}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 626}, /* aten::native_layer_norm CPU */
    {16, 0, 626}, /* aten::native_layer_norm Meta */
    {141, 4, 300}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 627}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 627}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 301}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
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
    {138, 0, 628}, /* aten::negative implicit */
    {138, 4, 302}, /* aten::negative.out implicit */
    {138, 0, 629}, /* aten::negative_ implicit */
    {141, 0, 630}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 303}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 631}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 304}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 632}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 305}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 633}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 306}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 634}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 307}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::nextafter CPU */
    {16, 1, 116}, /* aten::nextafter Meta */
    {1, 3, 116}, /* aten::nextafter.out CPU */
    {16, 3, 116}, /* aten::nextafter.out Meta */
    {1, 2, 116}, /* aten::nextafter_ CPU */
    {16, 2, 116}, /* aten::nextafter_ Meta */
    {1, 0, 635}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 635}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 308}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 308}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 636}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 636}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 309}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 309}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 637}, /* aten::nll_loss_backward CPU */
    {16, 0, 637}, /* aten::nll_loss_backward Meta */
    {1, 4, 310}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 310}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 638}, /* aten::nll_loss_forward CPU */
    {16, 0, 638}, /* aten::nll_loss_forward Meta */
    {1, 4, 311}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 311}, /* aten::nll_loss_forward.output Meta */
    {1, 0, 639}, /* aten::nonzero CPU */
    {1, 4, 312}, /* aten::nonzero.out CPU */
    {138, 0, 640}, /* aten::nonzero_numpy implicit */
    {1, 0, 641}, /* aten::nonzero_static CPU */
    {16, 0, 641}, /* aten::nonzero_static Meta */
    {1, 4, 313}, /* aten::nonzero_static.out CPU */
    {16, 4, 313}, /* aten::nonzero_static.out Meta */
    {141, 0, 642}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 118}, /* aten::norm.ScalarOpt_dim Meta */
    {1, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 117}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {141, 0, 643}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 315}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 314}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 117}, /* aten::norm.dtype_out CPU */
    {16, 3, 117}, /* aten::norm.dtype_out Meta */
    {1, 3, 118}, /* aten::norm.out CPU */
    {16, 3, 118}, /* aten::norm.out Meta */
    {1, 0, 645}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 645}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 316}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 316}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 646}, /* aten::normal.Tensor_float CPU */
    {16, 0, 646}, /* aten::normal.Tensor_float Meta */
    {1, 4, 317}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 317}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 647}, /* aten::normal.float_Tensor CPU */
    {16, 0, 647}, /* aten::normal.float_Tensor Meta */
    {1, 4, 318}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 318}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 648}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::normal.float_float BackendSelect */
    {141, 4, 319}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 4, 321}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 644}, /* aten::normal_ CPU */
    {16, 0, 644}, /* aten::normal_ Meta */
    {141, 6, 320}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 649}, /* aten::not_equal.Scalar implicit */
    {138, 4, 322}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 650}, /* aten::not_equal.Tensor implicit */
    {138, 4, 323}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 651}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 652}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 653}, /* aten::nuclear_norm implicit */
    {138, 0, 654}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 325}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 324}, /* aten::nuclear_norm.out implicit */
    {138, 0, 655}, /* aten::numel implicit */
    {138, 0, 656}, /* aten::numpy_T implicit */
    {138, 0, 657}, /* aten::one_hot implicit */
    {141, 0, 658}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::ones BackendSelect */
    {141, 4, 326}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 659}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 327}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 660}, /* aten::orgqr implicit */
    {138, 4, 328}, /* aten::orgqr.out implicit */
    {1, 0, 661}, /* aten::ormqr CPU */
    {16, 0, 661}, /* aten::ormqr Meta */
    {1, 4, 329}, /* aten::ormqr.out CPU */
    {16, 4, 329}, /* aten::ormqr.out Meta */
    {138, 0, 662}, /* aten::outer implicit */
    {138, 4, 330}, /* aten::outer.out implicit */
    {138, 0, 663}, /* aten::pad implicit */
    {138, 0, 664}, /* aten::pairwise_distance implicit */
    {138, 0, 665}, /* aten::pdist implicit */
    {141, 0, 666}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 331}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 332}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 667}, /* aten::pinverse implicit */
    {1, 0, 668}, /* aten::pixel_shuffle CPU */
    {16, 0, 668}, /* aten::pixel_shuffle Meta */
    {141, 4, 333}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 669}, /* aten::pixel_unshuffle CPU */
    {16, 0, 669}, /* aten::pixel_unshuffle Meta */
    {141, 4, 334}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {138, 0, 670}, /* aten::poisson_nll_loss implicit */
    {1, 0, 671}, /* aten::polar CPU */
    {16, 0, 671}, /* aten::polar Meta */
    {1, 0, 672}, /* aten::polar.out CPU */
    {16, 0, 672}, /* aten::polar.out Meta */
    {1, 1, 119}, /* aten::polygamma CPU */
    {16, 1, 119}, /* aten::polygamma Meta */
    {1, 3, 119}, /* aten::polygamma.out CPU */
    {16, 3, 119}, /* aten::polygamma.out Meta */
    {1, 0, 673}, /* aten::polygamma_ CPU */
    {16, 0, 673}, /* aten::polygamma_ Meta */
    {138, 0, 674}, /* aten::positive implicit */
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
    {138, 0, 675}, /* aten::prelu implicit */
    {1, 0, 676}, /* aten::prod CPU */
    {16, 0, 676}, /* aten::prod Meta */
    {1, 1, 123}, /* aten::prod.dim_int CPU */
    {16, 1, 123}, /* aten::prod.dim_int Meta */
    {1, 3, 123}, /* aten::prod.int_out CPU */
    {16, 3, 123}, /* aten::prod.int_out Meta */
    {141, 4, 335}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 677}, /* aten::promote_types implicit */
    {141, 6, 337}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 336}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 678}, /* aten::put_ CPU */
    {16, 0, 678}, /* aten::put_ Meta */
    {138, 0, 679}, /* aten::qr implicit */
    {138, 4, 338}, /* aten::qr.Q implicit */
    {138, 0, 680}, /* aten::quantile implicit */
    {138, 4, 339}, /* aten::quantile.out implicit */
    {138, 0, 681}, /* aten::quantile.scalar implicit */
    {138, 4, 340}, /* aten::quantile.scalar_out implicit */
    {141, 0, 682}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 341}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 341}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 683}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::rand BackendSelect */
    {141, 0, 684}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::rand.generator BackendSelect */
    {138, 4, 343}, /* aten::rand.generator_out implicit */
    {141, 4, 342}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 685}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 4, 344}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 686}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::randint BackendSelect */
    {141, 0, 687}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::randint.generator BackendSelect */
    {141, 4, 346}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 690}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::randint.low BackendSelect */
    {141, 0, 691}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 348}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 347}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 345}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 688}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 689}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 4, 350}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 4, 349}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 692}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::randn BackendSelect */
    {141, 0, 693}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::randn.generator BackendSelect */
    {138, 4, 352}, /* aten::randn.generator_out implicit */
    {138, 4, 351}, /* aten::randn.out implicit */
    {141, 0, 694}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 4, 353}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 357}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 358}, /* aten::random.from CompositeExplicitAutograd */
    {141, 4, 355}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 4, 354}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 359}, /* aten::random.to CompositeExplicitAutograd */
    {141, 4, 356}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 695}, /* aten::random_ CPU */
    {16, 0, 695}, /* aten::random_ Meta */
    {1, 0, 696}, /* aten::random_.from CPU */
    {16, 0, 696}, /* aten::random_.from Meta */
    {1, 0, 697}, /* aten::random_.to CPU */
    {16, 0, 697}, /* aten::random_.to Meta */
    {141, 0, 698}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::randperm BackendSelect */
    {141, 0, 699}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::randperm.generator BackendSelect */
    {1, 4, 361}, /* aten::randperm.generator_out CPU */
    {16, 4, 361}, /* aten::randperm.generator_out Meta */
    {141, 4, 360}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 700}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::range BackendSelect */
    {1, 4, 363}, /* aten::range.out CPU */
    {16, 4, 363}, /* aten::range.out Meta */
    {141, 4, 362}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 701}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::range.step BackendSelect */
    {138, 0, 702}, /* aten::ravel implicit */
    {138, 0, 703}, /* aten::real implicit */
    {1, 1, 124}, /* aten::reciprocal CPU */
    {16, 1, 124}, /* aten::reciprocal Meta */
    {1, 3, 124}, /* aten::reciprocal.out CPU */
    {16, 3, 124}, /* aten::reciprocal.out Meta */
    {1, 2, 124}, /* aten::reciprocal_ CPU */
    {16, 2, 124}, /* aten::reciprocal_ Meta */
    {1, 0, 704}, /* aten::reflection_pad1d CPU */
    {16, 0, 704}, /* aten::reflection_pad1d Meta */
    {1, 4, 364}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 364}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 705}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 705}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 365}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 365}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 706}, /* aten::reflection_pad2d CPU */
    {16, 0, 706}, /* aten::reflection_pad2d Meta */
    {1, 4, 366}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 366}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 707}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 707}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 367}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 367}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 708}, /* aten::reflection_pad3d CPU */
    {16, 0, 708}, /* aten::reflection_pad3d Meta */
    {1, 4, 368}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 368}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 709}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 709}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 369}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 369}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 710}, /* aten::relu CPU */
    {16, 0, 710}, /* aten::relu Meta */
    {141, 4, 370}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 711}, /* aten::relu6 implicit */
    {138, 0, 712}, /* aten::relu6_ implicit */
    {1, 0, 713}, /* aten::relu_ CPU */
    {16, 0, 713}, /* aten::relu_ Meta */
    {141, 0, 714}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 715}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 715}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 371}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 716}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 125}, /* aten::remainder.Tensor CPU */
    {16, 1, 125}, /* aten::remainder.Tensor Meta */
    {1, 3, 125}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 125}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 717}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 125}, /* aten::remainder_.Tensor CPU */
    {16, 2, 125}, /* aten::remainder_.Tensor Meta */
    {1, 1, 126}, /* aten::renorm CPU */
    {16, 1, 126}, /* aten::renorm Meta */
    {1, 3, 126}, /* aten::renorm.out CPU */
    {16, 3, 126}, /* aten::renorm.out Meta */
    {1, 2, 126}, /* aten::renorm_ CPU */
    {16, 2, 126}, /* aten::renorm_ Meta */
    {141, 0, 718}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 372}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 719}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 373}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 720}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 721}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 722}, /* aten::replication_pad1d CPU */
    {16, 0, 722}, /* aten::replication_pad1d Meta */
    {1, 4, 374}, /* aten::replication_pad1d.out CPU */
    {16, 4, 374}, /* aten::replication_pad1d.out Meta */
    {1, 0, 723}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 723}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 375}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 375}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 724}, /* aten::replication_pad2d CPU */
    {16, 0, 724}, /* aten::replication_pad2d Meta */
    {1, 4, 376}, /* aten::replication_pad2d.out CPU */
    {16, 4, 376}, /* aten::replication_pad2d.out Meta */
    {1, 0, 725}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 725}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 377}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 377}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 726}, /* aten::replication_pad3d CPU */
    {16, 0, 726}, /* aten::replication_pad3d Meta */
    {1, 4, 378}, /* aten::replication_pad3d.out CPU */
    {16, 4, 378}, /* aten::replication_pad3d.out Meta */
    {1, 0, 727}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 727}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 379}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 379}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 728}, /* aten::reshape implicit */
    {138, 0, 729}, /* aten::reshape_as implicit */
    {141, 6, 381}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 380}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 730}, /* aten::resize_ CPU */
    {16, 0, 730}, /* aten::resize_ Meta */
    {141, 6, 383}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 382}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 731}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 732}, /* aten::resolve_conj implicit */
    {138, 0, 733}, /* aten::resolve_neg implicit */
    {138, 0, 734}, /* aten::result_type.Scalar implicit */
    {138, 0, 735}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 736}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 737}, /* aten::result_type.Tensor implicit */
    {138, 0, 738}, /* aten::rms_norm implicit */
    {138, 0, 740}, /* aten::rnn_relu.data implicit */
    {138, 0, 741}, /* aten::rnn_relu.input implicit */
    {138, 0, 739}, /* aten::rnn_relu_cell implicit */
    {138, 0, 743}, /* aten::rnn_tanh.data implicit */
    {138, 0, 744}, /* aten::rnn_tanh.input implicit */
    {138, 0, 742}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 745}, /* aten::roll CPU */
    {16, 0, 745}, /* aten::roll Meta */
    {141, 4, 384}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 746}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 385}, /* aten::rot90.out CompositeExplicitAutograd */
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
    {138, 0, 747}, /* aten::row_stack implicit */
    {138, 4, 386}, /* aten::row_stack.out implicit */
    {141, 0, 748}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 387}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {1, 1, 129}, /* aten::rsqrt CPU */
    {16, 1, 129}, /* aten::rsqrt Meta */
    {1, 3, 129}, /* aten::rsqrt.out CPU */
    {16, 3, 129}, /* aten::rsqrt.out Meta */
    {1, 2, 129}, /* aten::rsqrt_ CPU */
    {16, 2, 129}, /* aten::rsqrt_ Meta */
    {141, 0, 749}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 388}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 750}, /* aten::rsub.Tensor CPU */
    {16, 0, 750}, /* aten::rsub.Tensor Meta */
    {141, 4, 389}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 751}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 390}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
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
    {1, 0, 752}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 752}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 391}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 391}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 753}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 753}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 392}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 392}, /* aten::searchsorted.Tensor_out Meta */
    {141, 0, 755}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 754}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 394}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 393}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 395}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 756}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 396}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 757}, /* aten::selu implicit */
    {138, 0, 758}, /* aten::selu_ implicit */
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
    {138, 0, 759}, /* aten::size.int implicit */
    {141, 0, 760}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 761}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 398}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 397}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 399}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 762}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 400}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 763}, /* aten::slogdet implicit */
    {138, 4, 401}, /* aten::slogdet.out implicit */
    {1, 0, 764}, /* aten::smooth_l1_loss CPU */
    {16, 0, 764}, /* aten::smooth_l1_loss Meta */
    {1, 4, 402}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 402}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 765}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 765}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 403}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 403}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 766}, /* aten::soft_margin_loss CPU */
    {16, 0, 766}, /* aten::soft_margin_loss Meta */
    {141, 4, 404}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 767}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 767}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 405}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 768}, /* aten::softmax.int implicit */
    {1, 4, 406}, /* aten::softmax.int_out CPU */
    {16, 4, 406}, /* aten::softmax.int_out Meta */
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
    {141, 0, 769}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 150}, /* aten::sort.stable CPU */
    {16, 1, 150}, /* aten::sort.stable Meta */
    {1, 4, 407}, /* aten::sort.values CPU */
    {16, 4, 407}, /* aten::sort.values Meta */
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
    {141, 0, 770}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 771}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 156}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 156}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 772}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 773}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 157}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 157}, /* aten::special_chebyshev_polynomial_u Meta */
    {141, 0, 774}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 775}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 157}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 157}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 776}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 777}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 158}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 158}, /* aten::special_chebyshev_polynomial_v Meta */
    {141, 0, 778}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 779}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 158}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 158}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 780}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 781}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 159}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 159}, /* aten::special_chebyshev_polynomial_w Meta */
    {141, 0, 782}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 783}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 159}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 159}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 784}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 785}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 786}, /* aten::special_digamma implicit */
    {138, 4, 408}, /* aten::special_digamma.out implicit */
    {1, 1, 160}, /* aten::special_entr CPU */
    {16, 1, 160}, /* aten::special_entr Meta */
    {1, 3, 160}, /* aten::special_entr.out CPU */
    {16, 3, 160}, /* aten::special_entr.out Meta */
    {138, 0, 787}, /* aten::special_erf implicit */
    {138, 4, 409}, /* aten::special_erf.out implicit */
    {138, 0, 788}, /* aten::special_erfc implicit */
    {138, 4, 410}, /* aten::special_erfc.out implicit */
    {1, 1, 161}, /* aten::special_erfcx CPU */
    {16, 1, 161}, /* aten::special_erfcx Meta */
    {1, 3, 161}, /* aten::special_erfcx.out CPU */
    {16, 3, 161}, /* aten::special_erfcx.out Meta */
    {138, 0, 789}, /* aten::special_erfinv implicit */
    {138, 4, 411}, /* aten::special_erfinv.out implicit */
    {138, 0, 790}, /* aten::special_exp2 implicit */
    {138, 4, 412}, /* aten::special_exp2.out implicit */
    {138, 0, 791}, /* aten::special_expit implicit */
    {138, 4, 413}, /* aten::special_expit.out implicit */
    {138, 0, 792}, /* aten::special_expm1 implicit */
    {138, 4, 414}, /* aten::special_expm1.out implicit */
    {138, 0, 793}, /* aten::special_gammainc implicit */
    {138, 4, 415}, /* aten::special_gammainc.out implicit */
    {138, 0, 794}, /* aten::special_gammaincc implicit */
    {138, 4, 416}, /* aten::special_gammaincc.out implicit */
    {138, 0, 795}, /* aten::special_gammaln implicit */
    {138, 4, 417}, /* aten::special_gammaln.out implicit */
    {1, 1, 162}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 162}, /* aten::special_hermite_polynomial_h Meta */
    {141, 0, 796}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 797}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 162}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 798}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 799}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 163}, /* aten::special_hermite_polynomial_he Meta */
    {141, 0, 800}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 801}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 163}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 802}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 803}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 804}, /* aten::special_i0 implicit */
    {138, 4, 418}, /* aten::special_i0.out implicit */
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
    {141, 0, 805}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 806}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 167}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 807}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 808}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 168}, /* aten::special_legendre_polynomial_p Meta */
    {141, 0, 809}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 810}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 168}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 811}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 812}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 813}, /* aten::special_log1p implicit */
    {138, 4, 419}, /* aten::special_log1p.out implicit */
    {1, 1, 169}, /* aten::special_log_ndtr CPU */
    {16, 1, 169}, /* aten::special_log_ndtr Meta */
    {1, 3, 169}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 169}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 814}, /* aten::special_log_softmax implicit */
    {138, 0, 815}, /* aten::special_logit implicit */
    {138, 4, 420}, /* aten::special_logit.out implicit */
    {138, 0, 816}, /* aten::special_logsumexp implicit */
    {138, 0, 817}, /* aten::special_logsumexp.out implicit */
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
    {138, 0, 818}, /* aten::special_multigammaln implicit */
    {138, 4, 421}, /* aten::special_multigammaln.out implicit */
    {138, 0, 819}, /* aten::special_ndtr implicit */
    {138, 0, 820}, /* aten::special_ndtr.out implicit */
    {1, 1, 174}, /* aten::special_ndtri CPU */
    {16, 1, 174}, /* aten::special_ndtri Meta */
    {1, 3, 174}, /* aten::special_ndtri.out CPU */
    {16, 3, 174}, /* aten::special_ndtri.out Meta */
    {138, 0, 821}, /* aten::special_polygamma implicit */
    {138, 4, 422}, /* aten::special_polygamma.out implicit */
    {138, 0, 822}, /* aten::special_psi implicit */
    {138, 4, 423}, /* aten::special_psi.out implicit */
    {138, 0, 823}, /* aten::special_round implicit */
    {138, 4, 424}, /* aten::special_round.out implicit */
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
    {141, 0, 824}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 825}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 177}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 826}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 827}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 178}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {141, 0, 828}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 829}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 178}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 830}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 831}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 179}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {141, 0, 832}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 833}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 179}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 834}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 835}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 180}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 180}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {141, 0, 836}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 837}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 180}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 180}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 838}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 839}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 840}, /* aten::special_sinc implicit */
    {138, 4, 425}, /* aten::special_sinc.out implicit */
    {138, 0, 841}, /* aten::special_softmax implicit */
    {1, 1, 181}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 181}, /* aten::special_spherical_bessel_j0 Meta */
    {1, 3, 181}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 181}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 182}, /* aten::special_xlog1py CPU */
    {16, 1, 182}, /* aten::special_xlog1py Meta */
    {141, 0, 842}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 843}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_xlog1py.out CPU */
    {16, 3, 182}, /* aten::special_xlog1py.out Meta */
    {141, 0, 844}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 845}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 846}, /* aten::special_xlogy implicit */
    {138, 0, 847}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 427}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 426}, /* aten::special_xlogy.out implicit */
    {138, 0, 848}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 428}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 183}, /* aten::special_zeta CPU */
    {16, 1, 183}, /* aten::special_zeta Meta */
    {141, 0, 849}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 850}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_zeta.out CPU */
    {16, 3, 183}, /* aten::special_zeta.out Meta */
    {141, 0, 851}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 852}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 853}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 854}, /* aten::split.sizes implicit */
    {142, 7, 429}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 430}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 855}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 431}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 432}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::sqrt CPU */
    {16, 1, 184}, /* aten::sqrt Meta */
    {1, 3, 184}, /* aten::sqrt.out CPU */
    {16, 3, 184}, /* aten::sqrt.out Meta */
    {1, 2, 184}, /* aten::sqrt_ CPU */
    {16, 2, 184}, /* aten::sqrt_ Meta */
    {138, 0, 856}, /* aten::square implicit */
    {138, 0, 858}, /* aten::square.out implicit */
    {138, 0, 857}, /* aten::square_ implicit */
    {141, 0, 859}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 860}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 861}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 433}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 434}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 435}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 433}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 434}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 437}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 435}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 438}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 436}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 862}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 439}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 863}, /* aten::std implicit */
    {1, 0, 864}, /* aten::std.correction CPU */
    {16, 0, 864}, /* aten::std.correction Meta */
    {1, 4, 440}, /* aten::std.correction_out CPU */
    {16, 4, 440}, /* aten::std.correction_out Meta */
    {138, 0, 865}, /* aten::std.dim implicit */
    {138, 4, 441}, /* aten::std.out implicit */
    {138, 0, 866}, /* aten::std_mean implicit */
    {1, 0, 867}, /* aten::std_mean.correction CPU */
    {16, 0, 867}, /* aten::std_mean.correction Meta */
    {141, 4, 442}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 868}, /* aten::std_mean.dim implicit */
    {138, 0, 869}, /* aten::stride.int implicit */
    {141, 0, 870}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 443}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::sub.Tensor CPU */
    {16, 1, 185}, /* aten::sub.Tensor Meta */
    {1, 3, 185}, /* aten::sub.out CPU */
    {16, 3, 185}, /* aten::sub.out Meta */
    {141, 0, 871}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 185}, /* aten::sub_.Tensor CPU */
    {16, 2, 185}, /* aten::sub_.Tensor Meta */
    {138, 0, 872}, /* aten::subtract.Scalar implicit */
    {138, 0, 873}, /* aten::subtract.Tensor implicit */
    {138, 4, 444}, /* aten::subtract.out implicit */
    {138, 0, 874}, /* aten::subtract_.Scalar implicit */
    {138, 0, 875}, /* aten::subtract_.Tensor implicit */
    {141, 0, 876}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 186}, /* aten::sum.IntList_out CPU */
    {16, 3, 186}, /* aten::sum.IntList_out Meta */
    {1, 1, 186}, /* aten::sum.dim_IntList CPU */
    {16, 1, 186}, /* aten::sum.dim_IntList Meta */
    {141, 4, 445}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 877}, /* aten::sum_to_size implicit */
    {138, 0, 878}, /* aten::svd implicit */
    {138, 4, 446}, /* aten::svd.U implicit */
    {138, 0, 879}, /* aten::swapaxes implicit */
    {138, 0, 880}, /* aten::swapaxes_ implicit */
    {138, 0, 881}, /* aten::swapdims implicit */
    {138, 0, 882}, /* aten::swapdims_ implicit */
    {138, 0, 883}, /* aten::sym_numel implicit */
    {138, 0, 884}, /* aten::sym_size.int implicit */
    {138, 0, 885}, /* aten::sym_storage_offset implicit */
    {138, 0, 886}, /* aten::sym_stride.int implicit */
    {141, 0, 887}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 447}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 447}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 448}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 888}, /* aten::take CPU */
    {16, 0, 888}, /* aten::take Meta */
    {1, 0, 890}, /* aten::take.out CPU */
    {16, 0, 890}, /* aten::take.out Meta */
    {138, 0, 889}, /* aten::take_along_dim implicit */
    {138, 4, 449}, /* aten::take_along_dim.out implicit */
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
    {138, 0, 891}, /* aten::tensor_split.indices implicit */
    {138, 0, 892}, /* aten::tensor_split.sections implicit */
    {138, 0, 893}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 894}, /* aten::tensordot implicit */
    {138, 4, 450}, /* aten::tensordot.out implicit */
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
    {138, 0, 895}, /* aten::tile implicit */
    {138, 0, 896}, /* aten::to.device implicit */
    {138, 0, 897}, /* aten::to.dtype implicit */
    {138, 0, 898}, /* aten::to.dtype_layout implicit */
    {138, 0, 899}, /* aten::to.other implicit */
    {1, 1, 192}, /* aten::topk CPU */
    {16, 1, 192}, /* aten::topk Meta */
    {1, 3, 192}, /* aten::topk.values CPU */
    {16, 3, 192}, /* aten::topk.values Meta */
    {1, 0, 900}, /* aten::trace CPU */
    {16, 0, 900}, /* aten::trace Meta */
    {141, 4, 451}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 901}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 452}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 452}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 453}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 902}, /* aten::trapezoid.dx implicit */
    {138, 0, 903}, /* aten::trapezoid.x implicit */
    {138, 0, 904}, /* aten::trapz.dx implicit */
    {138, 0, 905}, /* aten::trapz.x implicit */
    {1, 0, 906}, /* aten::triangular_solve CPU */
    {16, 0, 906}, /* aten::triangular_solve Meta */
    {1, 4, 454}, /* aten::triangular_solve.X CPU */
    {16, 4, 454}, /* aten::triangular_solve.X Meta */
    {1, 1, 193}, /* aten::tril CPU */
    {16, 1, 193}, /* aten::tril Meta */
    {1, 3, 193}, /* aten::tril.out CPU */
    {16, 3, 193}, /* aten::tril.out Meta */
    {1, 2, 193}, /* aten::tril_ CPU */
    {16, 2, 193}, /* aten::tril_ Meta */
    {1, 0, 907}, /* aten::tril_indices CPU */
    {16, 0, 907}, /* aten::tril_indices Meta */
    {86, 0, 154}, /* aten::tril_indices BackendSelect */
    {141, 4, 455}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 908}, /* aten::triplet_margin_loss implicit */
    {1, 1, 194}, /* aten::triu CPU */
    {16, 1, 194}, /* aten::triu Meta */
    {1, 3, 194}, /* aten::triu.out CPU */
    {16, 3, 194}, /* aten::triu.out Meta */
    {1, 2, 194}, /* aten::triu_ CPU */
    {16, 2, 194}, /* aten::triu_ Meta */
    {1, 0, 909}, /* aten::triu_indices CPU */
    {16, 0, 909}, /* aten::triu_indices Meta */
    {86, 0, 154}, /* aten::triu_indices BackendSelect */
    {141, 4, 456}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 910}, /* aten::true_divide.Scalar implicit */
    {138, 0, 911}, /* aten::true_divide.Tensor implicit */
    {138, 4, 457}, /* aten::true_divide.out implicit */
    {138, 0, 912}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 913}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 195}, /* aten::trunc CPU */
    {16, 1, 195}, /* aten::trunc Meta */
    {1, 3, 195}, /* aten::trunc.out CPU */
    {16, 3, 195}, /* aten::trunc.out Meta */
    {1, 2, 195}, /* aten::trunc_ CPU */
    {16, 2, 195}, /* aten::trunc_ Meta */
    {138, 0, 914}, /* aten::type_as implicit */
    {141, 0, 915}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 458}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 459}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 916}, /* aten::unflatten.int implicit */
    {1, 0, 917}, /* aten::unfold CPU */
    {16, 0, 917}, /* aten::unfold Meta */
    {1, 0, 918}, /* aten::unfold_backward CPU */
    {16, 0, 918}, /* aten::unfold_backward Meta */
    {141, 4, 461}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 460}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 462}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 464}, /* aten::uniform CompositeExplicitAutograd */
    {141, 4, 463}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 919}, /* aten::uniform_ CPU */
    {16, 0, 919}, /* aten::uniform_ Meta */
    {1, 0, 920}, /* aten::unique_consecutive CPU */
    {16, 0, 920}, /* aten::unique_consecutive Meta */
    {141, 4, 465}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 921}, /* aten::unique_dim CPU */
    {16, 0, 921}, /* aten::unique_dim Meta */
    {141, 4, 466}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 922}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 922}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 467}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 923}, /* aten::unsafe_chunk implicit */
    {141, 0, 924}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 468}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 925}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 469}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 926}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 470}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 470}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 471}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 927}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 927}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 472}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 472}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 929}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 928}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 928}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 473}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 473}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 930}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 930}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 474}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 474}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 932}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 931}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 931}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 475}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 475}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 933}, /* aten::upsample_linear1d CPU */
    {16, 0, 933}, /* aten::upsample_linear1d Meta */
    {1, 4, 476}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 476}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 935}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 934}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 934}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 477}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 477}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 936}, /* aten::upsample_nearest1d CPU */
    {16, 0, 936}, /* aten::upsample_nearest1d Meta */
    {1, 4, 478}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 478}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 938}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 937}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 937}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 479}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 479}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 939}, /* aten::upsample_nearest2d CPU */
    {16, 0, 939}, /* aten::upsample_nearest2d Meta */
    {1, 4, 480}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 480}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 941}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 940}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 940}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 481}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 481}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 942}, /* aten::upsample_nearest3d CPU */
    {16, 0, 942}, /* aten::upsample_nearest3d Meta */
    {1, 4, 482}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 482}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 944}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 943}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 943}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 483}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 483}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 945}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 945}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 484}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 484}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 947}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 946}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 946}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 485}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 485}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 948}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 949}, /* aten::var implicit */
    {1, 0, 950}, /* aten::var.correction CPU */
    {16, 0, 950}, /* aten::var.correction Meta */
    {1, 4, 486}, /* aten::var.correction_out CPU */
    {16, 4, 486}, /* aten::var.correction_out Meta */
    {138, 0, 951}, /* aten::var.dim implicit */
    {138, 4, 487}, /* aten::var.out implicit */
    {138, 0, 952}, /* aten::var_mean implicit */
    {1, 0, 953}, /* aten::var_mean.correction CPU */
    {16, 0, 953}, /* aten::var_mean.correction Meta */
    {141, 4, 488}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 954}, /* aten::var_mean.dim implicit */
    {1, 0, 955}, /* aten::vdot CPU */
    {16, 0, 955}, /* aten::vdot Meta */
    {141, 4, 489}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 956}, /* aten::view CPU */
    {16, 0, 956}, /* aten::view Meta */
    {141, 0, 960}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 957}, /* aten::view_as implicit */
    {1, 0, 958}, /* aten::view_as_complex CPU */
    {16, 0, 958}, /* aten::view_as_complex Meta */
    {142, 7, 492}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 493}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 959}, /* aten::view_as_real CPU */
    {16, 0, 959}, /* aten::view_as_real Meta */
    {142, 7, 494}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 495}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 490}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 491}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 497}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 496}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 961}, /* aten::vsplit.array implicit */
    {138, 0, 962}, /* aten::vsplit.int implicit */
    {138, 0, 963}, /* aten::vstack implicit */
    {138, 4, 498}, /* aten::vstack.out implicit */
    {138, 0, 964}, /* aten::where implicit */
    {138, 0, 965}, /* aten::where.Scalar implicit */
    {138, 0, 966}, /* aten::where.ScalarOther implicit */
    {138, 0, 967}, /* aten::where.ScalarSelf implicit */
    {1, 0, 968}, /* aten::where.self CPU */
    {16, 0, 968}, /* aten::where.self Meta */
    {1, 0, 969}, /* aten::where.self_out CPU */
    {16, 0, 969}, /* aten::where.self_out Meta */
    {141, 0, 970}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 971}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 196}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 196}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 972}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 973}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 196}, /* aten::xlogy.Tensor CPU */
    {16, 1, 196}, /* aten::xlogy.Tensor Meta */
    {141, 0, 974}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 196}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 196}, /* aten::xlogy_.Tensor Meta */
    {141, 6, 500}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 499}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 975}, /* aten::zero_ CPU */
    {16, 0, 975}, /* aten::zero_ Meta */
    {141, 0, 976}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 154}, /* aten::zeros BackendSelect */
    {141, 4, 501}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 977}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 502}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
    "aten::_thnn_differentiable_gru_cell_backward\0aten::_thnn_differentiable_gru_cell_backward(Tensor grad_hy, Tensor input_gates, Tensor hidden_gates, Tensor hx, Tensor? input_bias, Tensor? hidden_bias) -> (Tensor, Tensor, Tensor, Tensor, Tensor)\0"
    "aten::_thnn_differentiable_lstm_cell_backward\0aten::_thnn_differentiable_lstm_cell_backward(Tensor? grad_hy, Tensor? grad_cy, Tensor input_gates, Tensor hidden_gates, Tensor? input_bias, Tensor? hidden_bias, Tensor cx, Tensor cy) -> (Tensor, Tensor, Tensor, Tensor, Tensor)\0"
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
    "aten::gru.data\0aten::gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)\0"
    "aten::gru.input\0aten::gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)\0"
    "aten::gru_cell\0aten::gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor\0"
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
    "aten::linalg_cond\0aten::linalg_cond(Tensor self, Scalar? p=None) -> Tensor\0"
    "aten::linalg_cond.out\0aten::linalg_cond.out(Tensor self, Scalar? p=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_cond.p_str\0aten::linalg_cond.p_str(Tensor self, str p) -> Tensor\0"
    "aten::linalg_cond.p_str_out\0aten::linalg_cond.p_str_out(Tensor self, str p, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::linalg_matrix_rank\0aten::linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor\0"
    "aten::linalg_matrix_rank.atol_rtol_float\0aten::linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor\0"
    "aten::linalg_matrix_rank.atol_rtol_float_out\0aten::linalg_matrix_rank.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_matrix_rank.atol_rtol_tensor\0aten::linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor\0"
    "aten::linalg_matrix_rank.atol_rtol_tensor_out\0aten::linalg_matrix_rank.atol_rtol_tensor_out(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_matrix_rank.out\0aten::linalg_matrix_rank.out(Tensor self, float tol, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_matrix_rank.out_tol_tensor\0aten::linalg_matrix_rank.out_tol_tensor(Tensor input, Tensor tol, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_matrix_rank.tol_tensor\0aten::linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor\0"
    "aten::linalg_multi_dot\0aten::linalg_multi_dot(Tensor[] tensors) -> Tensor\0"
    "aten::linalg_multi_dot.out\0aten::linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_norm\0aten::linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::linalg_norm.ord_str\0aten::linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
    "aten::linalg_norm.ord_str_out\0aten::linalg_norm.ord_str_out(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_norm.out\0aten::linalg_norm.out(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_pinv\0aten::linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor\0"
    "aten::linalg_pinv.atol_rtol_float\0aten::linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor\0"
    "aten::linalg_pinv.atol_rtol_float_out\0aten::linalg_pinv.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_pinv.atol_rtol_tensor\0aten::linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor\0"
    "aten::linalg_pinv.atol_rtol_tensor_out\0aten::linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_pinv.out\0aten::linalg_pinv.out(Tensor self, float rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_pinv.out_rcond_tensor\0aten::linalg_pinv.out_rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::linalg_pinv.rcond_tensor\0aten::linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor\0"
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
    "aten::linalg_tensorsolve\0aten::linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor\0"
    "aten::linalg_tensorsolve.out\0aten::linalg_tensorsolve.out(Tensor self, Tensor other, int[]? dims=None, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::lstm.data\0aten::lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)\0"
    "aten::lstm.input\0aten::lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)\0"
    "aten::lstm_cell\0aten::lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)\0"
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
    "aten::nuclear_norm\0aten::nuclear_norm(Tensor self, bool keepdim=False) -> Tensor\0"
    "aten::nuclear_norm.dim\0aten::nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor\0"
    "aten::nuclear_norm.dim_out\0aten::nuclear_norm.dim_out(Tensor self, int[2] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nuclear_norm.out\0aten::nuclear_norm.out(Tensor self, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::pinverse\0aten::pinverse(Tensor self, float rcond=1e-15) -> Tensor\0"
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
    "aten::rnn_relu.data\0aten::rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)\0"
    "aten::rnn_relu.input\0aten::rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)\0"
    "aten::rnn_relu_cell\0aten::rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor\0"
    "aten::rnn_tanh.data\0aten::rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)\0"
    "aten::rnn_tanh.input\0aten::rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)\0"
    "aten::rnn_tanh_cell\0aten::rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor\0"
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
