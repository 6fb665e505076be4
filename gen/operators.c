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
tn_status tni_kernel__chunk_cat(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__conj(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__conj_physical(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution_deprecated(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__convolution_mode(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__cummax_helper(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__cummin_helper(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__embedding_bag(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__embedding_bag_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__embedding_bag_dense_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__embedding_bag_forward_only(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__embedding_bag_per_sample_weights_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__euclidean_dist(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__pdist_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__pdist_forward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__prelu_kernel(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__prelu_kernel_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__reshape_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__safe_softmax(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__segment_reduce_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__thnn_differentiable_gru_cell_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__thnn_differentiable_lstm_cell_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__to_copy(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__trilinear(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__unique(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__unique2(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__unsafe_index_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__unsafe_index_put(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__unsafe_masked_index(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__unsafe_masked_index_put_accumulate(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_affine_grid_generator(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_affine_grid_generator_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_alias(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_allclose(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_alpha_dropout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_alpha_dropout_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_binomial(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_cat_elsewhere(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_cross_entropy_loss(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_embedding_bag(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_embedding_bag_padding_idx(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_embedding_dense_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_embedding_renorm_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_feature_alpha_dropout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_feature_alpha_dropout_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_feature_dropout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_feature_dropout_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_multi_margin_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multi_margin_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multilabel_margin_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multilabel_margin_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_multilabel_margin_loss_forward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_narrow_copy(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_nll_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nll_loss2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nll_loss2d_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nll_loss2d_forward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nll_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nll_loss_forward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_nll_loss_nd(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_poisson(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_rrelu(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rrelu_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rrelu_with_noise(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rrelu_with_noise_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rrelu_with_noise_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rrelu_with_noise_out(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rsub_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_rsub_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_scalar_tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_searchsorted_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_searchsorted_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_segment_reduce(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__chunk_cat, /* 31 */
    tni_kernel__conj, /* 32 */
    tni_kernel__conj_physical, /* 33 */
    tni_kernel__convolution, /* 34 */
    tni_kernel__convolution_deprecated, /* 35 */
    tni_kernel__convolution_mode, /* 36 */
    tni_kernel__cummax_helper, /* 37 */
    tni_kernel__cummin_helper, /* 38 */
    tni_kernel__embedding_bag, /* 39 */
    tni_kernel__embedding_bag_backward, /* 40 */
    tni_kernel__embedding_bag_dense_backward, /* 41 */
    tni_kernel__embedding_bag_forward_only, /* 42 */
    tni_kernel__embedding_bag_per_sample_weights_backward, /* 43 */
    tni_kernel__euclidean_dist, /* 44 */
    tni_kernel__fft_c2c, /* 45 */
    tni_kernel__fft_c2c_out, /* 46 */
    tni_kernel__fft_c2r, /* 47 */
    tni_kernel__fft_c2r_out, /* 48 */
    tni_kernel__fft_r2c, /* 49 */
    tni_kernel__fft_r2c_out, /* 50 */
    tni_kernel__fused_rms_norm, /* 51 */
    tni_kernel__histogramdd_bin_edges, /* 52 */
    tni_kernel__histogramdd_from_bin_cts, /* 53 */
    tni_kernel__histogramdd_from_bin_tensors, /* 54 */
    tni_kernel__index_put_impl_, /* 55 */
    tni_kernel__is_all_true, /* 56 */
    tni_kernel__is_any_true, /* 57 */
    tni_kernel__linalg_check_errors, /* 58 */
    tni_kernel__linalg_det, /* 59 */
    tni_kernel__linalg_eigh, /* 60 */
    tni_kernel__linalg_eigvals, /* 61 */
    tni_kernel__linalg_slogdet, /* 62 */
    tni_kernel__linalg_solve_ex, /* 63 */
    tni_kernel__linalg_svd, /* 64 */
    tni_kernel__local_scalar_dense, /* 65 */
    tni_kernel__logcumsumexp, /* 66 */
    tni_kernel__lu_with_info, /* 67 */
    tni_kernel__native_batch_norm_legit, /* 68 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 69 */
    tni_kernel__native_batch_norm_legit_no_training, /* 70 */
    tni_kernel__native_batch_norm_legit_out, /* 71 */
    tni_kernel__neg_view, /* 72 */
    tni_kernel__pdist_backward, /* 73 */
    tni_kernel__pdist_forward, /* 74 */
    tni_kernel__prelu_kernel, /* 75 */
    tni_kernel__prelu_kernel_backward, /* 76 */
    tni_kernel__reshape_alias, /* 77 */
    tni_kernel__safe_softmax, /* 78 */
    tni_kernel__segment_reduce_backward, /* 79 */
    tni_kernel__thnn_differentiable_gru_cell_backward, /* 80 */
    tni_kernel__thnn_differentiable_lstm_cell_backward, /* 81 */
    tni_kernel__to_copy, /* 82 */
    tni_kernel__trilinear, /* 83 */
    tni_kernel__unique, /* 84 */
    tni_kernel__unique2, /* 85 */
    tni_kernel__unsafe_index_Tensor, /* 86 */
    tni_kernel__unsafe_index_put, /* 87 */
    tni_kernel__unsafe_masked_index, /* 88 */
    tni_kernel__unsafe_masked_index_put_accumulate, /* 89 */
    tni_kernel__upsample_bicubic2d_aa, /* 90 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 91 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 92 */
    tni_kernel__upsample_bilinear2d_aa, /* 93 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 94 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 95 */
    tni_kernel__upsample_lanczos2d_aa, /* 96 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 97 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 98 */
    tni_kernel__upsample_nearest_exact1d, /* 99 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 100 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 101 */
    tni_kernel__upsample_nearest_exact2d, /* 102 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 103 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 104 */
    tni_kernel__upsample_nearest_exact3d, /* 105 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 106 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 107 */
    tni_kernel_abs, /* 108 */
    tni_kernel_abs_, /* 109 */
    tni_kernel_abs_out, /* 110 */
    tni_kernel_absolute, /* 111 */
    tni_kernel_absolute_, /* 112 */
    tni_kernel_adaptive_avg_pool1d, /* 113 */
    tni_kernel_adaptive_avg_pool2d, /* 114 */
    tni_kernel_adaptive_avg_pool3d, /* 115 */
    tni_kernel_adaptive_max_pool1d, /* 116 */
    tni_kernel_adaptive_max_pool2d, /* 117 */
    tni_kernel_adaptive_max_pool2d_backward, /* 118 */
    tni_kernel_adaptive_max_pool3d, /* 119 */
    tni_kernel_adaptive_max_pool3d_backward, /* 120 */
    tni_kernel_add_Scalar, /* 121 */
    tni_kernel_add__Scalar, /* 122 */
    tni_kernel_addbmm, /* 123 */
    tni_kernel_addbmm_, /* 124 */
    tni_kernel_addr, /* 125 */
    tni_kernel_adjoint, /* 126 */
    tni_kernel_affine_grid_generator, /* 127 */
    tni_kernel_affine_grid_generator_backward, /* 128 */
    tni_kernel_alias, /* 129 */
    tni_kernel_allclose, /* 130 */
    tni_kernel_alpha_dropout, /* 131 */
    tni_kernel_alpha_dropout_, /* 132 */
    tni_kernel_angle, /* 133 */
    tni_kernel_angle_out, /* 134 */
    tni_kernel_arange, /* 135 */
    tni_kernel_arange_start, /* 136 */
    tni_kernel_arange_start_step, /* 137 */
    tni_kernel_arccos, /* 138 */
    tni_kernel_arccos_, /* 139 */
    tni_kernel_arccosh, /* 140 */
    tni_kernel_arccosh_, /* 141 */
    tni_kernel_arcsin, /* 142 */
    tni_kernel_arcsin_, /* 143 */
    tni_kernel_arcsinh, /* 144 */
    tni_kernel_arcsinh_, /* 145 */
    tni_kernel_arctan, /* 146 */
    tni_kernel_arctan2, /* 147 */
    tni_kernel_arctan2_, /* 148 */
    tni_kernel_arctan_, /* 149 */
    tni_kernel_arctanh, /* 150 */
    tni_kernel_arctanh_, /* 151 */
    tni_kernel_argsort, /* 152 */
    tni_kernel_argsort_stable, /* 153 */
    tni_kernel_argsort_stable_out, /* 154 */
    tni_kernel_argwhere, /* 155 */
    tni_kernel_as_strided, /* 156 */
    tni_kernel_as_strided_scatter, /* 157 */
    tni_kernel_atleast_1d, /* 158 */
    tni_kernel_atleast_1d_Sequence, /* 159 */
    tni_kernel_atleast_2d, /* 160 */
    tni_kernel_atleast_2d_Sequence, /* 161 */
    tni_kernel_atleast_3d, /* 162 */
    tni_kernel_atleast_3d_Sequence, /* 163 */
    tni_kernel_avg_pool1d, /* 164 */
    tni_kernel_avg_pool2d, /* 165 */
    tni_kernel_avg_pool2d_backward, /* 166 */
    tni_kernel_avg_pool3d, /* 167 */
    tni_kernel_avg_pool3d_backward, /* 168 */
    tni_kernel_backend_select, /* 169 */
    tni_kernel_batch_norm, /* 170 */
    tni_kernel_batch_norm_backward, /* 171 */
    tni_kernel_batch_norm_update_stats, /* 172 */
    tni_kernel_bernoulli, /* 173 */
    tni_kernel_bernoulli__Tensor, /* 174 */
    tni_kernel_bernoulli__float, /* 175 */
    tni_kernel_bernoulli_p, /* 176 */
    tni_kernel_bilinear, /* 177 */
    tni_kernel_binary_cross_entropy, /* 178 */
    tni_kernel_binary_cross_entropy_backward, /* 179 */
    tni_kernel_binary_cross_entropy_with_logits, /* 180 */
    tni_kernel_bincount, /* 181 */
    tni_kernel_binomial, /* 182 */
    tni_kernel_bitwise_and_Scalar, /* 183 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 184 */
    tni_kernel_bitwise_and_Scalar_out, /* 185 */
    tni_kernel_bitwise_and__Scalar, /* 186 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 187 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 188 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 189 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 190 */
    tni_kernel_bitwise_or_Scalar, /* 191 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 192 */
    tni_kernel_bitwise_or_Scalar_out, /* 193 */
    tni_kernel_bitwise_or__Scalar, /* 194 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 195 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 196 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 197 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 198 */
    tni_kernel_bitwise_xor_Scalar, /* 199 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 200 */
    tni_kernel_bitwise_xor_Scalar_out, /* 201 */
    tni_kernel_bitwise_xor__Scalar, /* 202 */
    tni_kernel_block_diag, /* 203 */
    tni_kernel_broadcast_tensors, /* 204 */
    tni_kernel_broadcast_to, /* 205 */
    tni_kernel_bucketize_Scalar, /* 206 */
    tni_kernel_bucketize_Tensor, /* 207 */
    tni_kernel_can_cast, /* 208 */
    tni_kernel_cartesian_prod, /* 209 */
    tni_kernel_cat, /* 210 */
    tni_kernel_cat_elsewhere, /* 211 */
    tni_kernel_cat_out, /* 212 */
    tni_kernel_cauchy_, /* 213 */
    tni_kernel_cdist, /* 214 */
    tni_kernel_celu, /* 215 */
    tni_kernel_channel_shuffle, /* 216 */
    tni_kernel_cholesky, /* 217 */
    tni_kernel_cholesky_inverse, /* 218 */
    tni_kernel_cholesky_out, /* 219 */
    tni_kernel_cholesky_solve, /* 220 */
    tni_kernel_cholesky_solve_out, /* 221 */
    tni_kernel_chunk, /* 222 */
    tni_kernel_clip, /* 223 */
    tni_kernel_clip_, /* 224 */
    tni_kernel_clip_Tensor, /* 225 */
    tni_kernel_clip__Tensor, /* 226 */
    tni_kernel_clone, /* 227 */
    tni_kernel_col2im, /* 228 */
    tni_kernel_column_stack, /* 229 */
    tni_kernel_combinations, /* 230 */
    tni_kernel_complex, /* 231 */
    tni_kernel_complex_out, /* 232 */
    tni_kernel_concat, /* 233 */
    tni_kernel_concatenate, /* 234 */
    tni_kernel_conj, /* 235 */
    tni_kernel_conj_physical, /* 236 */
    tni_kernel_constant_pad_nd, /* 237 */
    tni_kernel_contiguous, /* 238 */
    tni_kernel_conv1d, /* 239 */
    tni_kernel_conv1d_padding, /* 240 */
    tni_kernel_conv2d, /* 241 */
    tni_kernel_conv2d_padding, /* 242 */
    tni_kernel_conv3d, /* 243 */
    tni_kernel_conv3d_padding, /* 244 */
    tni_kernel_conv_transpose1d, /* 245 */
    tni_kernel_conv_transpose2d_input, /* 246 */
    tni_kernel_conv_transpose3d_input, /* 247 */
    tni_kernel_convolution, /* 248 */
    tni_kernel_convolution_backward, /* 249 */
    tni_kernel_copy_, /* 250 */
    tni_kernel_copysign_Scalar, /* 251 */
    tni_kernel_copysign_Scalar_out, /* 252 */
    tni_kernel_copysign__Scalar, /* 253 */
    tni_kernel_corrcoef, /* 254 */
    tni_kernel_cosine_embedding_loss, /* 255 */
    tni_kernel_cosine_similarity, /* 256 */
    tni_kernel_count_nonzero, /* 257 */
    tni_kernel_count_nonzero_dim_IntList, /* 258 */
    tni_kernel_cov, /* 259 */
    tni_kernel_cross_entropy_loss, /* 260 */
    tni_kernel_cummax, /* 261 */
    tni_kernel_cummin, /* 262 */
    tni_kernel_cumulative_trapezoid_dx, /* 263 */
    tni_kernel_cumulative_trapezoid_x, /* 264 */
    tni_kernel_deg2rad, /* 265 */
    tni_kernel_det, /* 266 */
    tni_kernel_diag, /* 267 */
    tni_kernel_diag_embed, /* 268 */
    tni_kernel_diagflat, /* 269 */
    tni_kernel_diagonal, /* 270 */
    tni_kernel_diagonal_backward, /* 271 */
    tni_kernel_diagonal_scatter, /* 272 */
    tni_kernel_diff, /* 273 */
    tni_kernel_diff_out, /* 274 */
    tni_kernel_dist, /* 275 */
    tni_kernel_div_Scalar, /* 276 */
    tni_kernel_div_Scalar_mode, /* 277 */
    tni_kernel_div__Scalar, /* 278 */
    tni_kernel_div__Scalar_mode, /* 279 */
    tni_kernel_divide_Scalar, /* 280 */
    tni_kernel_divide_Scalar_mode, /* 281 */
    tni_kernel_divide_Tensor, /* 282 */
    tni_kernel_divide_Tensor_mode, /* 283 */
    tni_kernel_divide__Scalar, /* 284 */
    tni_kernel_divide__Scalar_mode, /* 285 */
    tni_kernel_divide__Tensor, /* 286 */
    tni_kernel_divide__Tensor_mode, /* 287 */
    tni_kernel_dot, /* 288 */
    tni_kernel_dropout, /* 289 */
    tni_kernel_dropout_, /* 290 */
    tni_kernel_dsplit_array, /* 291 */
    tni_kernel_dsplit_int, /* 292 */
    tni_kernel_dstack, /* 293 */
    tni_kernel_einsum, /* 294 */
    tni_kernel_embedding, /* 295 */
    tni_kernel_embedding_backward, /* 296 */
    tni_kernel_embedding_bag, /* 297 */
    tni_kernel_embedding_bag_padding_idx, /* 298 */
    tni_kernel_embedding_dense_backward, /* 299 */
    tni_kernel_embedding_renorm_, /* 300 */
    tni_kernel_empty_like, /* 301 */
    tni_kernel_empty_memory_format, /* 302 */
    tni_kernel_empty_out, /* 303 */
    tni_kernel_empty_permuted, /* 304 */
    tni_kernel_empty_strided, /* 305 */
    tni_kernel_equal, /* 306 */
    tni_kernel_expand, /* 307 */
    tni_kernel_expand_as, /* 308 */
    tni_kernel_exponential_, /* 309 */
    tni_kernel_eye, /* 310 */
    tni_kernel_eye_m, /* 311 */
    tni_kernel_feature_alpha_dropout, /* 312 */
    tni_kernel_feature_alpha_dropout_, /* 313 */
    tni_kernel_feature_dropout, /* 314 */
    tni_kernel_feature_dropout_, /* 315 */
    tni_kernel_fft_fft, /* 316 */
    tni_kernel_fft_fft2, /* 317 */
    tni_kernel_fft_fft2_out, /* 318 */
    tni_kernel_fft_fft_out, /* 319 */
    tni_kernel_fft_fftn, /* 320 */
    tni_kernel_fft_fftn_out, /* 321 */
    tni_kernel_fft_fftshift, /* 322 */
    tni_kernel_fft_hfft, /* 323 */
    tni_kernel_fft_hfft2, /* 324 */
    tni_kernel_fft_hfft2_out, /* 325 */
    tni_kernel_fft_hfft_out, /* 326 */
    tni_kernel_fft_hfftn, /* 327 */
    tni_kernel_fft_hfftn_out, /* 328 */
    tni_kernel_fft_ifft, /* 329 */
    tni_kernel_fft_ifft2, /* 330 */
    tni_kernel_fft_ifft2_out, /* 331 */
    tni_kernel_fft_ifft_out, /* 332 */
    tni_kernel_fft_ifftn, /* 333 */
    tni_kernel_fft_ifftn_out, /* 334 */
    tni_kernel_fft_ifftshift, /* 335 */
    tni_kernel_fft_ihfft, /* 336 */
    tni_kernel_fft_ihfft2, /* 337 */
    tni_kernel_fft_ihfft2_out, /* 338 */
    tni_kernel_fft_ihfft_out, /* 339 */
    tni_kernel_fft_ihfftn, /* 340 */
    tni_kernel_fft_ihfftn_out, /* 341 */
    tni_kernel_fft_irfft, /* 342 */
    tni_kernel_fft_irfft2, /* 343 */
    tni_kernel_fft_irfft2_out, /* 344 */
    tni_kernel_fft_irfft_out, /* 345 */
    tni_kernel_fft_irfftn, /* 346 */
    tni_kernel_fft_irfftn_out, /* 347 */
    tni_kernel_fft_rfft, /* 348 */
    tni_kernel_fft_rfft2, /* 349 */
    tni_kernel_fft_rfft2_out, /* 350 */
    tni_kernel_fft_rfft_out, /* 351 */
    tni_kernel_fft_rfftn, /* 352 */
    tni_kernel_fft_rfftn_out, /* 353 */
    tni_kernel_fill__Scalar, /* 354 */
    tni_kernel_fill__Tensor, /* 355 */
    tni_kernel_fix, /* 356 */
    tni_kernel_fix_, /* 357 */
    tni_kernel_flatten_using_ints, /* 358 */
    tni_kernel_flip, /* 359 */
    tni_kernel_fliplr, /* 360 */
    tni_kernel_flipud, /* 361 */
    tni_kernel_float_power_Scalar, /* 362 */
    tni_kernel_float_power_Scalar_out, /* 363 */
    tni_kernel_float_power_Tensor_Scalar, /* 364 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 365 */
    tni_kernel_float_power_Tensor_Tensor, /* 366 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 367 */
    tni_kernel_float_power__Scalar, /* 368 */
    tni_kernel_float_power__Tensor, /* 369 */
    tni_kernel_floor_divide, /* 370 */
    tni_kernel_floor_divide_Scalar, /* 371 */
    tni_kernel_floor_divide__Scalar, /* 372 */
    tni_kernel_floor_divide__Tensor, /* 373 */
    tni_kernel_floor_divide_out, /* 374 */
    tni_kernel_fmod_Scalar, /* 375 */
    tni_kernel_fmod_Scalar_out, /* 376 */
    tni_kernel_fmod__Scalar, /* 377 */
    tni_kernel_fractional_max_pool2d, /* 378 */
    tni_kernel_fractional_max_pool2d_backward, /* 379 */
    tni_kernel_fractional_max_pool3d, /* 380 */
    tni_kernel_fractional_max_pool3d_backward, /* 381 */
    tni_kernel_frexp_Tensor, /* 382 */
    tni_kernel_frexp_Tensor_out, /* 383 */
    tni_kernel_from_file, /* 384 */
    tni_kernel_full, /* 385 */
    tni_kernel_full_like, /* 386 */
    tni_kernel_gather_backward, /* 387 */
    tni_kernel_geometric_, /* 388 */
    tni_kernel_geqrf, /* 389 */
    tni_kernel_ger, /* 390 */
    tni_kernel_glu, /* 391 */
    tni_kernel_glu_backward, /* 392 */
    tni_kernel_gradient_array, /* 393 */
    tni_kernel_gradient_scalararray, /* 394 */
    tni_kernel_gradient_scalarint, /* 395 */
    tni_kernel_gradient_scalarrayarray, /* 396 */
    tni_kernel_gradient_scalarrayint, /* 397 */
    tni_kernel_gradient_tensorarray, /* 398 */
    tni_kernel_gradient_tensorarrayint, /* 399 */
    tni_kernel_greater_Scalar, /* 400 */
    tni_kernel_greater_Tensor, /* 401 */
    tni_kernel_greater__Scalar, /* 402 */
    tni_kernel_greater__Tensor, /* 403 */
    tni_kernel_greater_equal_Scalar, /* 404 */
    tni_kernel_greater_equal_Tensor, /* 405 */
    tni_kernel_greater_equal__Scalar, /* 406 */
    tni_kernel_greater_equal__Tensor, /* 407 */
    tni_kernel_grid_sampler, /* 408 */
    tni_kernel_grid_sampler_2d, /* 409 */
    tni_kernel_grid_sampler_2d_backward, /* 410 */
    tni_kernel_grid_sampler_3d, /* 411 */
    tni_kernel_grid_sampler_3d_backward, /* 412 */
    tni_kernel_group_norm, /* 413 */
    tni_kernel_gru_cell, /* 414 */
    tni_kernel_gru_data, /* 415 */
    tni_kernel_gru_input, /* 416 */
    tni_kernel_hardswish, /* 417 */
    tni_kernel_hardswish_, /* 418 */
    tni_kernel_hardswish_backward, /* 419 */
    tni_kernel_hardswish_out, /* 420 */
    tni_kernel_hardtanh, /* 421 */
    tni_kernel_hardtanh_, /* 422 */
    tni_kernel_hardtanh_backward, /* 423 */
    tni_kernel_hardtanh_backward_grad_input, /* 424 */
    tni_kernel_hardtanh_out, /* 425 */
    tni_kernel_hinge_embedding_loss, /* 426 */
    tni_kernel_histc, /* 427 */
    tni_kernel_histogram_bin_ct, /* 428 */
    tni_kernel_histogram_bins_tensor, /* 429 */
    tni_kernel_histogramdd, /* 430 */
    tni_kernel_histogramdd_TensorList_bins, /* 431 */
    tni_kernel_histogramdd_int_bins, /* 432 */
    tni_kernel_hsplit_array, /* 433 */
    tni_kernel_hsplit_int, /* 434 */
    tni_kernel_hstack, /* 435 */
    tni_kernel_huber_loss, /* 436 */
    tni_kernel_huber_loss_backward, /* 437 */
    tni_kernel_im2col, /* 438 */
    tni_kernel_imag, /* 439 */
    tni_kernel_index_Tensor, /* 440 */
    tni_kernel_index_fill__int_Scalar, /* 441 */
    tni_kernel_index_fill__int_Tensor, /* 442 */
    tni_kernel_index_put_, /* 443 */
    tni_kernel_index_select, /* 444 */
    tni_kernel_index_select_backward, /* 445 */
    tni_kernel_inner, /* 446 */
    tni_kernel_instance_norm, /* 447 */
    tni_kernel_inverse, /* 448 */
    tni_kernel_is_complex, /* 449 */
    tni_kernel_is_conj, /* 450 */
    tni_kernel_is_distributed, /* 451 */
    tni_kernel_is_floating_point, /* 452 */
    tni_kernel_is_inference, /* 453 */
    tni_kernel_is_neg, /* 454 */
    tni_kernel_is_nonzero, /* 455 */
    tni_kernel_is_pinned, /* 456 */
    tni_kernel_is_same_size, /* 457 */
    tni_kernel_is_signed, /* 458 */
    tni_kernel_isclose, /* 459 */
    tni_kernel_isfinite, /* 460 */
    tni_kernel_isinf, /* 461 */
    tni_kernel_isnan, /* 462 */
    tni_kernel_isreal, /* 463 */
    tni_kernel_item, /* 464 */
    tni_kernel_kl_div, /* 465 */
    tni_kernel_kron, /* 466 */
    tni_kernel_kthvalue, /* 467 */
    tni_kernel_kthvalue_values, /* 468 */
    tni_kernel_l1_loss, /* 469 */
    tni_kernel_layer_norm, /* 470 */
    tni_kernel_ldexp_Tensor, /* 471 */
    tni_kernel_less_Scalar, /* 472 */
    tni_kernel_less_Tensor, /* 473 */
    tni_kernel_less__Scalar, /* 474 */
    tni_kernel_less__Tensor, /* 475 */
    tni_kernel_less_equal_Scalar, /* 476 */
    tni_kernel_less_equal_Tensor, /* 477 */
    tni_kernel_less_equal__Scalar, /* 478 */
    tni_kernel_less_equal__Tensor, /* 479 */
    tni_kernel_lift, /* 480 */
    tni_kernel_lift_fresh, /* 481 */
    tni_kernel_linalg_cholesky, /* 482 */
    tni_kernel_linalg_cholesky_ex, /* 483 */
    tni_kernel_linalg_cond, /* 484 */
    tni_kernel_linalg_cond_p_str, /* 485 */
    tni_kernel_linalg_cross, /* 486 */
    tni_kernel_linalg_det, /* 487 */
    tni_kernel_linalg_diagonal, /* 488 */
    tni_kernel_linalg_eig, /* 489 */
    tni_kernel_linalg_eigh, /* 490 */
    tni_kernel_linalg_eigvals, /* 491 */
    tni_kernel_linalg_eigvalsh, /* 492 */
    tni_kernel_linalg_householder_product, /* 493 */
    tni_kernel_linalg_inv, /* 494 */
    tni_kernel_linalg_inv_ex, /* 495 */
    tni_kernel_linalg_ldl_factor, /* 496 */
    tni_kernel_linalg_ldl_factor_ex, /* 497 */
    tni_kernel_linalg_ldl_solve, /* 498 */
    tni_kernel_linalg_lstsq, /* 499 */
    tni_kernel_linalg_lu, /* 500 */
    tni_kernel_linalg_lu_factor, /* 501 */
    tni_kernel_linalg_lu_factor_ex, /* 502 */
    tni_kernel_linalg_lu_solve, /* 503 */
    tni_kernel_linalg_matmul, /* 504 */
    tni_kernel_linalg_matrix_exp, /* 505 */
    tni_kernel_linalg_matrix_norm, /* 506 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 507 */
    tni_kernel_linalg_matrix_power, /* 508 */
    tni_kernel_linalg_matrix_rank, /* 509 */
    tni_kernel_linalg_matrix_rank_atol_rtol_float, /* 510 */
    tni_kernel_linalg_matrix_rank_atol_rtol_tensor, /* 511 */
    tni_kernel_linalg_matrix_rank_tol_tensor, /* 512 */
    tni_kernel_linalg_multi_dot, /* 513 */
    tni_kernel_linalg_norm, /* 514 */
    tni_kernel_linalg_norm_ord_str, /* 515 */
    tni_kernel_linalg_pinv, /* 516 */
    tni_kernel_linalg_pinv_atol_rtol_float, /* 517 */
    tni_kernel_linalg_pinv_atol_rtol_tensor, /* 518 */
    tni_kernel_linalg_pinv_rcond_tensor, /* 519 */
    tni_kernel_linalg_qr, /* 520 */
    tni_kernel_linalg_slogdet, /* 521 */
    tni_kernel_linalg_solve, /* 522 */
    tni_kernel_linalg_solve_ex, /* 523 */
    tni_kernel_linalg_solve_triangular, /* 524 */
    tni_kernel_linalg_svd, /* 525 */
    tni_kernel_linalg_svdvals, /* 526 */
    tni_kernel_linalg_tensorinv, /* 527 */
    tni_kernel_linalg_tensorinv_out, /* 528 */
    tni_kernel_linalg_tensorsolve, /* 529 */
    tni_kernel_linalg_vander, /* 530 */
    tni_kernel_linalg_vecdot, /* 531 */
    tni_kernel_linear, /* 532 */
    tni_kernel_linspace, /* 533 */
    tni_kernel_linspace_Scalar_Tensor, /* 534 */
    tni_kernel_linspace_Tensor_Scalar, /* 535 */
    tni_kernel_linspace_Tensor_Tensor, /* 536 */
    tni_kernel_log_normal_, /* 537 */
    tni_kernel_log_sigmoid, /* 538 */
    tni_kernel_log_sigmoid_backward, /* 539 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 540 */
    tni_kernel_log_sigmoid_forward, /* 541 */
    tni_kernel_log_sigmoid_forward_output, /* 542 */
    tni_kernel_log_sigmoid_out, /* 543 */
    tni_kernel_log_softmax_int, /* 544 */
    tni_kernel_logcumsumexp, /* 545 */
    tni_kernel_logdet, /* 546 */
    tni_kernel_logical_and, /* 547 */
    tni_kernel_logical_and_, /* 548 */
    tni_kernel_logical_and_out, /* 549 */
    tni_kernel_logical_not, /* 550 */
    tni_kernel_logical_not_, /* 551 */
    tni_kernel_logical_not_out, /* 552 */
    tni_kernel_logical_or, /* 553 */
    tni_kernel_logical_or_, /* 554 */
    tni_kernel_logical_or_out, /* 555 */
    tni_kernel_logical_xor, /* 556 */
    tni_kernel_logical_xor_, /* 557 */
    tni_kernel_logical_xor_out, /* 558 */
    tni_kernel_logit, /* 559 */
    tni_kernel_logit_, /* 560 */
    tni_kernel_logit_out, /* 561 */
    tni_kernel_logspace, /* 562 */
    tni_kernel_logspace_Scalar_Tensor, /* 563 */
    tni_kernel_logspace_Tensor_Scalar, /* 564 */
    tni_kernel_logspace_Tensor_Tensor, /* 565 */
    tni_kernel_logsumexp, /* 566 */
    tni_kernel_lstm_cell, /* 567 */
    tni_kernel_lstm_data, /* 568 */
    tni_kernel_lstm_input, /* 569 */
    tni_kernel_lu_solve, /* 570 */
    tni_kernel_lu_unpack, /* 571 */
    tni_kernel_mH, /* 572 */
    tni_kernel_mT, /* 573 */
    tni_kernel_margin_ranking_loss, /* 574 */
    tni_kernel_masked_fill_Scalar, /* 575 */
    tni_kernel_masked_fill_Tensor, /* 576 */
    tni_kernel_masked_fill__Scalar, /* 577 */
    tni_kernel_masked_fill__Tensor, /* 578 */
    tni_kernel_masked_scatter, /* 579 */
    tni_kernel_masked_scatter_, /* 580 */
    tni_kernel_masked_scatter_backward, /* 581 */
    tni_kernel_masked_select, /* 582 */
    tni_kernel_masked_select_out, /* 583 */
    tni_kernel_matmul, /* 584 */
    tni_kernel_matmul_out, /* 585 */
    tni_kernel_matrix_H, /* 586 */
    tni_kernel_matrix_exp, /* 587 */
    tni_kernel_matrix_power, /* 588 */
    tni_kernel_max, /* 589 */
    tni_kernel_max_other, /* 590 */
    tni_kernel_max_out, /* 591 */
    tni_kernel_max_pool1d, /* 592 */
    tni_kernel_max_pool1d_with_indices, /* 593 */
    tni_kernel_max_pool2d, /* 594 */
    tni_kernel_max_pool2d_with_indices, /* 595 */
    tni_kernel_max_pool2d_with_indices_backward, /* 596 */
    tni_kernel_max_pool3d, /* 597 */
    tni_kernel_max_pool3d_with_indices, /* 598 */
    tni_kernel_max_pool3d_with_indices_backward, /* 599 */
    tni_kernel_max_unpool2d, /* 600 */
    tni_kernel_max_unpool3d, /* 601 */
    tni_kernel_mean, /* 602 */
    tni_kernel_median, /* 603 */
    tni_kernel_median_dim, /* 604 */
    tni_kernel_meshgrid, /* 605 */
    tni_kernel_meshgrid_indexing, /* 606 */
    tni_kernel_min, /* 607 */
    tni_kernel_min_other, /* 608 */
    tni_kernel_min_out, /* 609 */
    tni_kernel_mish_backward, /* 610 */
    tni_kernel_mish_backward_composite, /* 611 */
    tni_kernel_mode, /* 612 */
    tni_kernel_moveaxis_int, /* 613 */
    tni_kernel_moveaxis_intlist, /* 614 */
    tni_kernel_movedim_int, /* 615 */
    tni_kernel_movedim_intlist, /* 616 */
    tni_kernel_mse_loss, /* 617 */
    tni_kernel_mse_loss_backward, /* 618 */
    tni_kernel_msort, /* 619 */
    tni_kernel_msort_out, /* 620 */
    tni_kernel_mul_Scalar, /* 621 */
    tni_kernel_mul__Scalar, /* 622 */
    tni_kernel_multi_margin_loss, /* 623 */
    tni_kernel_multi_margin_loss_backward, /* 624 */
    tni_kernel_multilabel_margin_loss, /* 625 */
    tni_kernel_multilabel_margin_loss_backward, /* 626 */
    tni_kernel_multilabel_margin_loss_forward, /* 627 */
    tni_kernel_multinomial, /* 628 */
    tni_kernel_multinomial_out, /* 629 */
    tni_kernel_multiply_Scalar, /* 630 */
    tni_kernel_multiply_Tensor, /* 631 */
    tni_kernel_multiply__Scalar, /* 632 */
    tni_kernel_multiply__Tensor, /* 633 */
    tni_kernel_mv, /* 634 */
    tni_kernel_mvlgamma, /* 635 */
    tni_kernel_mvlgamma_, /* 636 */
    tni_kernel_mvlgamma_out, /* 637 */
    tni_kernel_nan_to_num, /* 638 */
    tni_kernel_nan_to_num_, /* 639 */
    tni_kernel_nan_to_num_out, /* 640 */
    tni_kernel_nanmean, /* 641 */
    tni_kernel_nanmean_out, /* 642 */
    tni_kernel_nanmedian, /* 643 */
    tni_kernel_nanmedian_dim, /* 644 */
    tni_kernel_nanquantile, /* 645 */
    tni_kernel_nanquantile_scalar, /* 646 */
    tni_kernel_nansum, /* 647 */
    tni_kernel_narrow, /* 648 */
    tni_kernel_narrow_Tensor, /* 649 */
    tni_kernel_narrow_copy, /* 650 */
    tni_kernel_native_batch_norm, /* 651 */
    tni_kernel_native_batch_norm_backward, /* 652 */
    tni_kernel_native_dropout, /* 653 */
    tni_kernel_native_dropout_backward, /* 654 */
    tni_kernel_native_group_norm, /* 655 */
    tni_kernel_native_group_norm_backward, /* 656 */
    tni_kernel_native_layer_norm, /* 657 */
    tni_kernel_native_layer_norm_backward, /* 658 */
    tni_kernel_negative, /* 659 */
    tni_kernel_negative_, /* 660 */
    tni_kernel_new_empty, /* 661 */
    tni_kernel_new_empty_strided, /* 662 */
    tni_kernel_new_full, /* 663 */
    tni_kernel_new_ones, /* 664 */
    tni_kernel_new_zeros, /* 665 */
    tni_kernel_nll_loss, /* 666 */
    tni_kernel_nll_loss2d, /* 667 */
    tni_kernel_nll_loss2d_backward, /* 668 */
    tni_kernel_nll_loss2d_forward, /* 669 */
    tni_kernel_nll_loss_backward, /* 670 */
    tni_kernel_nll_loss_forward, /* 671 */
    tni_kernel_nll_loss_nd, /* 672 */
    tni_kernel_nonzero, /* 673 */
    tni_kernel_nonzero_numpy, /* 674 */
    tni_kernel_nonzero_static, /* 675 */
    tni_kernel_norm_Scalar, /* 676 */
    tni_kernel_norm_ScalarOpt_dtype, /* 677 */
    tni_kernel_normal_, /* 678 */
    tni_kernel_normal_Tensor_Tensor, /* 679 */
    tni_kernel_normal_Tensor_float, /* 680 */
    tni_kernel_normal_float_Tensor, /* 681 */
    tni_kernel_normal_float_float, /* 682 */
    tni_kernel_not_equal_Scalar, /* 683 */
    tni_kernel_not_equal_Tensor, /* 684 */
    tni_kernel_not_equal__Scalar, /* 685 */
    tni_kernel_not_equal__Tensor, /* 686 */
    tni_kernel_nuclear_norm, /* 687 */
    tni_kernel_nuclear_norm_dim, /* 688 */
    tni_kernel_numel, /* 689 */
    tni_kernel_numpy_T, /* 690 */
    tni_kernel_one_hot, /* 691 */
    tni_kernel_ones, /* 692 */
    tni_kernel_ones_like, /* 693 */
    tni_kernel_orgqr, /* 694 */
    tni_kernel_ormqr, /* 695 */
    tni_kernel_outer, /* 696 */
    tni_kernel_pad, /* 697 */
    tni_kernel_pairwise_distance, /* 698 */
    tni_kernel_pdist, /* 699 */
    tni_kernel_permute, /* 700 */
    tni_kernel_pinverse, /* 701 */
    tni_kernel_pixel_shuffle, /* 702 */
    tni_kernel_pixel_unshuffle, /* 703 */
    tni_kernel_poisson, /* 704 */
    tni_kernel_poisson_nll_loss, /* 705 */
    tni_kernel_polar, /* 706 */
    tni_kernel_polar_out, /* 707 */
    tni_kernel_polygamma_, /* 708 */
    tni_kernel_positive, /* 709 */
    tni_kernel_prelu, /* 710 */
    tni_kernel_prod, /* 711 */
    tni_kernel_promote_types, /* 712 */
    tni_kernel_put_, /* 713 */
    tni_kernel_qr, /* 714 */
    tni_kernel_quantile, /* 715 */
    tni_kernel_quantile_scalar, /* 716 */
    tni_kernel_rad2deg, /* 717 */
    tni_kernel_rand, /* 718 */
    tni_kernel_rand_generator, /* 719 */
    tni_kernel_rand_like, /* 720 */
    tni_kernel_randint, /* 721 */
    tni_kernel_randint_generator, /* 722 */
    tni_kernel_randint_like, /* 723 */
    tni_kernel_randint_like_low_dtype, /* 724 */
    tni_kernel_randint_low, /* 725 */
    tni_kernel_randint_low_generator, /* 726 */
    tni_kernel_randn, /* 727 */
    tni_kernel_randn_generator, /* 728 */
    tni_kernel_randn_like, /* 729 */
    tni_kernel_random_, /* 730 */
    tni_kernel_random__from, /* 731 */
    tni_kernel_random__to, /* 732 */
    tni_kernel_randperm, /* 733 */
    tni_kernel_randperm_generator, /* 734 */
    tni_kernel_range, /* 735 */
    tni_kernel_range_step, /* 736 */
    tni_kernel_ravel, /* 737 */
    tni_kernel_real, /* 738 */
    tni_kernel_reflection_pad1d, /* 739 */
    tni_kernel_reflection_pad1d_backward, /* 740 */
    tni_kernel_reflection_pad2d, /* 741 */
    tni_kernel_reflection_pad2d_backward, /* 742 */
    tni_kernel_reflection_pad3d, /* 743 */
    tni_kernel_reflection_pad3d_backward, /* 744 */
    tni_kernel_relu, /* 745 */
    tni_kernel_relu6, /* 746 */
    tni_kernel_relu6_, /* 747 */
    tni_kernel_relu_, /* 748 */
    tni_kernel_remainder_Scalar, /* 749 */
    tni_kernel_remainder_Scalar_Tensor, /* 750 */
    tni_kernel_remainder_Scalar_out, /* 751 */
    tni_kernel_remainder__Scalar, /* 752 */
    tni_kernel_repeat, /* 753 */
    tni_kernel_repeat_interleave_Tensor, /* 754 */
    tni_kernel_repeat_interleave_self_Tensor, /* 755 */
    tni_kernel_repeat_interleave_self_int, /* 756 */
    tni_kernel_replication_pad1d, /* 757 */
    tni_kernel_replication_pad1d_backward, /* 758 */
    tni_kernel_replication_pad2d, /* 759 */
    tni_kernel_replication_pad2d_backward, /* 760 */
    tni_kernel_replication_pad3d, /* 761 */
    tni_kernel_replication_pad3d_backward, /* 762 */
    tni_kernel_reshape, /* 763 */
    tni_kernel_reshape_as, /* 764 */
    tni_kernel_resize_, /* 765 */
    tni_kernel_resize_as_, /* 766 */
    tni_kernel_resolve_conj, /* 767 */
    tni_kernel_resolve_neg, /* 768 */
    tni_kernel_result_type_Scalar, /* 769 */
    tni_kernel_result_type_Scalar_Scalar, /* 770 */
    tni_kernel_result_type_Scalar_Tensor, /* 771 */
    tni_kernel_result_type_Tensor, /* 772 */
    tni_kernel_rms_norm, /* 773 */
    tni_kernel_rnn_relu_cell, /* 774 */
    tni_kernel_rnn_relu_data, /* 775 */
    tni_kernel_rnn_relu_input, /* 776 */
    tni_kernel_rnn_tanh_cell, /* 777 */
    tni_kernel_rnn_tanh_data, /* 778 */
    tni_kernel_rnn_tanh_input, /* 779 */
    tni_kernel_roll, /* 780 */
    tni_kernel_rot90, /* 781 */
    tni_kernel_row_stack, /* 782 */
    tni_kernel_rrelu, /* 783 */
    tni_kernel_rrelu_, /* 784 */
    tni_kernel_rrelu_with_noise, /* 785 */
    tni_kernel_rrelu_with_noise_, /* 786 */
    tni_kernel_rrelu_with_noise_backward, /* 787 */
    tni_kernel_rrelu_with_noise_out, /* 788 */
    tni_kernel_rsub_Scalar, /* 789 */
    tni_kernel_rsub_Tensor, /* 790 */
    tni_kernel_scalar_tensor, /* 791 */
    tni_kernel_searchsorted_Scalar, /* 792 */
    tni_kernel_searchsorted_Tensor, /* 793 */
    tni_kernel_segment_reduce, /* 794 */
    tni_kernel_select_backward, /* 795 */
    tni_kernel_select_int, /* 796 */
    tni_kernel_select_scatter, /* 797 */
    tni_kernel_selu, /* 798 */
    tni_kernel_selu_, /* 799 */
    tni_kernel_size_int, /* 800 */
    tni_kernel_slice_Tensor, /* 801 */
    tni_kernel_slice_backward, /* 802 */
    tni_kernel_slice_scatter, /* 803 */
    tni_kernel_slogdet, /* 804 */
    tni_kernel_smooth_l1_loss, /* 805 */
    tni_kernel_smooth_l1_loss_backward, /* 806 */
    tni_kernel_soft_margin_loss, /* 807 */
    tni_kernel_soft_margin_loss_backward, /* 808 */
    tni_kernel_softmax_int, /* 809 */
    tni_kernel_sort, /* 810 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 811 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 812 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 813 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 814 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 815 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 816 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 817 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 818 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 819 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 820 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 821 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 822 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 823 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 824 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 825 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 826 */
    tni_kernel_special_digamma, /* 827 */
    tni_kernel_special_erf, /* 828 */
    tni_kernel_special_erfc, /* 829 */
    tni_kernel_special_erfinv, /* 830 */
    tni_kernel_special_exp2, /* 831 */
    tni_kernel_special_expit, /* 832 */
    tni_kernel_special_expm1, /* 833 */
    tni_kernel_special_gammainc, /* 834 */
    tni_kernel_special_gammaincc, /* 835 */
    tni_kernel_special_gammaln, /* 836 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 837 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 838 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 839 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 840 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 841 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 842 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 843 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 844 */
    tni_kernel_special_i0, /* 845 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 846 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 847 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 848 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 849 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 850 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 851 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 852 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 853 */
    tni_kernel_special_log1p, /* 854 */
    tni_kernel_special_log_softmax, /* 855 */
    tni_kernel_special_logit, /* 856 */
    tni_kernel_special_logsumexp, /* 857 */
    tni_kernel_special_logsumexp_out, /* 858 */
    tni_kernel_special_multigammaln, /* 859 */
    tni_kernel_special_ndtr, /* 860 */
    tni_kernel_special_ndtr_out, /* 861 */
    tni_kernel_special_polygamma, /* 862 */
    tni_kernel_special_psi, /* 863 */
    tni_kernel_special_round, /* 864 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 865 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 866 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 867 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 868 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 869 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 870 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 871 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 872 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 873 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 874 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 875 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 876 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 877 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 878 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 879 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 880 */
    tni_kernel_special_sinc, /* 881 */
    tni_kernel_special_softmax, /* 882 */
    tni_kernel_special_xlog1py_other_scalar, /* 883 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 884 */
    tni_kernel_special_xlog1py_self_scalar, /* 885 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 886 */
    tni_kernel_special_xlogy, /* 887 */
    tni_kernel_special_xlogy_other_scalar, /* 888 */
    tni_kernel_special_xlogy_self_scalar, /* 889 */
    tni_kernel_special_zeta_other_scalar, /* 890 */
    tni_kernel_special_zeta_other_scalar_out, /* 891 */
    tni_kernel_special_zeta_self_scalar, /* 892 */
    tni_kernel_special_zeta_self_scalar_out, /* 893 */
    tni_kernel_split_Tensor, /* 894 */
    tni_kernel_split_sizes, /* 895 */
    tni_kernel_split_with_sizes, /* 896 */
    tni_kernel_square, /* 897 */
    tni_kernel_square_, /* 898 */
    tni_kernel_square_out, /* 899 */
    tni_kernel_squeeze, /* 900 */
    tni_kernel_squeeze_dim, /* 901 */
    tni_kernel_squeeze_dims, /* 902 */
    tni_kernel_stack, /* 903 */
    tni_kernel_std, /* 904 */
    tni_kernel_std_correction, /* 905 */
    tni_kernel_std_dim, /* 906 */
    tni_kernel_std_mean, /* 907 */
    tni_kernel_std_mean_correction, /* 908 */
    tni_kernel_std_mean_dim, /* 909 */
    tni_kernel_stride_int, /* 910 */
    tni_kernel_sub_Scalar, /* 911 */
    tni_kernel_sub__Scalar, /* 912 */
    tni_kernel_subtract_Scalar, /* 913 */
    tni_kernel_subtract_Tensor, /* 914 */
    tni_kernel_subtract__Scalar, /* 915 */
    tni_kernel_subtract__Tensor, /* 916 */
    tni_kernel_sum, /* 917 */
    tni_kernel_sum_to_size, /* 918 */
    tni_kernel_svd, /* 919 */
    tni_kernel_swapaxes, /* 920 */
    tni_kernel_swapaxes_, /* 921 */
    tni_kernel_swapdims, /* 922 */
    tni_kernel_swapdims_, /* 923 */
    tni_kernel_sym_numel, /* 924 */
    tni_kernel_sym_size_int, /* 925 */
    tni_kernel_sym_storage_offset, /* 926 */
    tni_kernel_sym_stride_int, /* 927 */
    tni_kernel_t, /* 928 */
    tni_kernel_take, /* 929 */
    tni_kernel_take_along_dim, /* 930 */
    tni_kernel_take_out, /* 931 */
    tni_kernel_tensor_split_indices, /* 932 */
    tni_kernel_tensor_split_sections, /* 933 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 934 */
    tni_kernel_tensordot, /* 935 */
    tni_kernel_tile, /* 936 */
    tni_kernel_to_device, /* 937 */
    tni_kernel_to_dtype, /* 938 */
    tni_kernel_to_dtype_layout, /* 939 */
    tni_kernel_to_other, /* 940 */
    tni_kernel_trace, /* 941 */
    tni_kernel_transpose_int, /* 942 */
    tni_kernel_trapezoid_dx, /* 943 */
    tni_kernel_trapezoid_x, /* 944 */
    tni_kernel_trapz_dx, /* 945 */
    tni_kernel_trapz_x, /* 946 */
    tni_kernel_triangular_solve, /* 947 */
    tni_kernel_tril_indices, /* 948 */
    tni_kernel_triplet_margin_loss, /* 949 */
    tni_kernel_triu_indices, /* 950 */
    tni_kernel_true_divide_Scalar, /* 951 */
    tni_kernel_true_divide_Tensor, /* 952 */
    tni_kernel_true_divide__Scalar, /* 953 */
    tni_kernel_true_divide__Tensor, /* 954 */
    tni_kernel_type_as, /* 955 */
    tni_kernel_unbind_int, /* 956 */
    tni_kernel_unflatten_int, /* 957 */
    tni_kernel_unfold, /* 958 */
    tni_kernel_unfold_backward, /* 959 */
    tni_kernel_uniform_, /* 960 */
    tni_kernel_unique_consecutive, /* 961 */
    tni_kernel_unique_dim, /* 962 */
    tni_kernel_unique_dim_consecutive, /* 963 */
    tni_kernel_unsafe_chunk, /* 964 */
    tni_kernel_unsafe_split_Tensor, /* 965 */
    tni_kernel_unsafe_split_with_sizes, /* 966 */
    tni_kernel_unsqueeze, /* 967 */
    tni_kernel_upsample_bicubic2d, /* 968 */
    tni_kernel_upsample_bicubic2d_backward, /* 969 */
    tni_kernel_upsample_bicubic2d_vec, /* 970 */
    tni_kernel_upsample_bilinear2d, /* 971 */
    tni_kernel_upsample_bilinear2d_backward, /* 972 */
    tni_kernel_upsample_bilinear2d_vec, /* 973 */
    tni_kernel_upsample_linear1d, /* 974 */
    tni_kernel_upsample_linear1d_backward, /* 975 */
    tni_kernel_upsample_linear1d_vec, /* 976 */
    tni_kernel_upsample_nearest1d, /* 977 */
    tni_kernel_upsample_nearest1d_backward, /* 978 */
    tni_kernel_upsample_nearest1d_vec, /* 979 */
    tni_kernel_upsample_nearest2d, /* 980 */
    tni_kernel_upsample_nearest2d_backward, /* 981 */
    tni_kernel_upsample_nearest2d_vec, /* 982 */
    tni_kernel_upsample_nearest3d, /* 983 */
    tni_kernel_upsample_nearest3d_backward, /* 984 */
    tni_kernel_upsample_nearest3d_vec, /* 985 */
    tni_kernel_upsample_trilinear3d, /* 986 */
    tni_kernel_upsample_trilinear3d_backward, /* 987 */
    tni_kernel_upsample_trilinear3d_vec, /* 988 */
    tni_kernel_value_selecting_reduction_backward, /* 989 */
    tni_kernel_var, /* 990 */
    tni_kernel_var_correction, /* 991 */
    tni_kernel_var_dim, /* 992 */
    tni_kernel_var_mean, /* 993 */
    tni_kernel_var_mean_correction, /* 994 */
    tni_kernel_var_mean_dim, /* 995 */
    tni_kernel_vdot, /* 996 */
    tni_kernel_view, /* 997 */
    tni_kernel_view_as, /* 998 */
    tni_kernel_view_as_complex, /* 999 */
    tni_kernel_view_as_real, /* 1000 */
    tni_kernel_view_dtype, /* 1001 */
    tni_kernel_vsplit_array, /* 1002 */
    tni_kernel_vsplit_int, /* 1003 */
    tni_kernel_vstack, /* 1004 */
    tni_kernel_where, /* 1005 */
    tni_kernel_where_Scalar, /* 1006 */
    tni_kernel_where_ScalarOther, /* 1007 */
    tni_kernel_where_ScalarSelf, /* 1008 */
    tni_kernel_where_self, /* 1009 */
    tni_kernel_where_self_out, /* 1010 */
    tni_kernel_xlogy_OutScalar_Other, /* 1011 */
    tni_kernel_xlogy_OutScalar_Self, /* 1012 */
    tni_kernel_xlogy_Scalar_Other, /* 1013 */
    tni_kernel_xlogy_Scalar_Self, /* 1014 */
    tni_kernel_xlogy__Scalar_Other, /* 1015 */
    tni_kernel_zero_, /* 1016 */
    tni_kernel_zeros, /* 1017 */
    tni_kernel_zeros_like, /* 1018 */
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
extern const struct tni_structured tni_structured_hash_tensor_out;
extern const struct tni_structured tni_structured_heaviside_out;
extern const struct tni_structured tni_structured_hypot_out;
extern const struct tni_structured tni_structured_i0_out;
extern const struct tni_structured tni_structured_igamma_out;
extern const struct tni_structured tni_structured_igammac_out;
extern const struct tni_structured tni_structured_index_add_out;
extern const struct tni_structured tni_structured_index_copy_out;
extern const struct tni_structured tni_structured_index_reduce_out;
extern const struct tni_structured tni_structured_isin_Scalar_Tensor_out;
extern const struct tni_structured tni_structured_isin_Tensor_Scalar_out;
extern const struct tni_structured tni_structured_isin_Tensor_Tensor_out;
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
    &tni_structured_hash_tensor_out, /* 77 */
    &tni_structured_heaviside_out, /* 78 */
    &tni_structured_hypot_out, /* 79 */
    &tni_structured_i0_out, /* 80 */
    &tni_structured_igamma_out, /* 81 */
    &tni_structured_igammac_out, /* 82 */
    &tni_structured_index_add_out, /* 83 */
    &tni_structured_index_copy_out, /* 84 */
    &tni_structured_index_reduce_out, /* 85 */
    &tni_structured_isin_Scalar_Tensor_out, /* 86 */
    &tni_structured_isin_Tensor_Scalar_out, /* 87 */
    &tni_structured_isin_Tensor_Tensor_out, /* 88 */
    &tni_structured_isneginf_out, /* 89 */
    &tni_structured_isposinf_out, /* 90 */
    &tni_structured_lcm_out, /* 91 */
    &tni_structured_le_Scalar_out, /* 92 */
    &tni_structured_le_Tensor_out, /* 93 */
    &tni_structured_leaky_relu_backward_grad_input, /* 94 */
    &tni_structured_leaky_relu_out, /* 95 */
    &tni_structured_lerp_Scalar_out, /* 96 */
    &tni_structured_lerp_Tensor_out, /* 97 */
    &tni_structured_lgamma_out, /* 98 */
    &tni_structured_linalg_vector_norm_out, /* 99 */
    &tni_structured_log10_out, /* 100 */
    &tni_structured_log1p_out, /* 101 */
    &tni_structured_log2_out, /* 102 */
    &tni_structured_log_out, /* 103 */
    &tni_structured_logaddexp2_out, /* 104 */
    &tni_structured_logaddexp_out, /* 105 */
    &tni_structured_logit_backward_grad_input, /* 106 */
    &tni_structured_lt_Scalar_out, /* 107 */
    &tni_structured_lt_Tensor_out, /* 108 */
    &tni_structured_max_dim_max, /* 109 */
    &tni_structured_maximum_out, /* 110 */
    &tni_structured_mean_out, /* 111 */
    &tni_structured_min_dim_min, /* 112 */
    &tni_structured_minimum_out, /* 113 */
    &tni_structured_mish_out, /* 114 */
    &tni_structured_mm_out, /* 115 */
    &tni_structured_mul_out, /* 116 */
    &tni_structured_ne_Scalar_out, /* 117 */
    &tni_structured_ne_Tensor_out, /* 118 */
    &tni_structured_neg_out, /* 119 */
    &tni_structured_nextafter_out, /* 120 */
    &tni_structured_norm_dtype_out, /* 121 */
    &tni_structured_norm_out, /* 122 */
    &tni_structured_polygamma_out, /* 123 */
    &tni_structured_pow_Scalar_out, /* 124 */
    &tni_structured_pow_Tensor_Scalar_out, /* 125 */
    &tni_structured_pow_Tensor_Tensor_out, /* 126 */
    &tni_structured_prod_int_out, /* 127 */
    &tni_structured_reciprocal_out, /* 128 */
    &tni_structured_remainder_Tensor_out, /* 129 */
    &tni_structured_renorm_out, /* 130 */
    &tni_structured_round_decimals_out, /* 131 */
    &tni_structured_round_out, /* 132 */
    &tni_structured_rsqrt_out, /* 133 */
    &tni_structured_scatter_add_out, /* 134 */
    &tni_structured_scatter_reduce_out, /* 135 */
    &tni_structured_scatter_reduce_two_out, /* 136 */
    &tni_structured_scatter_src_out, /* 137 */
    &tni_structured_scatter_value_out, /* 138 */
    &tni_structured_scatter_value_reduce_out, /* 139 */
    &tni_structured_sgn_out, /* 140 */
    &tni_structured_sigmoid_backward_grad_input, /* 141 */
    &tni_structured_sigmoid_out, /* 142 */
    &tni_structured_sign_out, /* 143 */
    &tni_structured_signbit_out, /* 144 */
    &tni_structured_silu_backward_grad_input, /* 145 */
    &tni_structured_silu_out, /* 146 */
    &tni_structured_sin_out, /* 147 */
    &tni_structured_sinc_out, /* 148 */
    &tni_structured_sinh_out, /* 149 */
    &tni_structured_softplus_backward_grad_input, /* 150 */
    &tni_structured_softplus_out, /* 151 */
    &tni_structured_softshrink_backward_grad_input, /* 152 */
    &tni_structured_softshrink_out, /* 153 */
    &tni_structured_sort_values_stable, /* 154 */
    &tni_structured_special_airy_ai_out, /* 155 */
    &tni_structured_special_bessel_j0_out, /* 156 */
    &tni_structured_special_bessel_j1_out, /* 157 */
    &tni_structured_special_bessel_y0_out, /* 158 */
    &tni_structured_special_bessel_y1_out, /* 159 */
    &tni_structured_special_chebyshev_polynomial_t_out, /* 160 */
    &tni_structured_special_chebyshev_polynomial_u_out, /* 161 */
    &tni_structured_special_chebyshev_polynomial_v_out, /* 162 */
    &tni_structured_special_chebyshev_polynomial_w_out, /* 163 */
    &tni_structured_special_entr_out, /* 164 */
    &tni_structured_special_erfcx_out, /* 165 */
    &tni_structured_special_hermite_polynomial_h_out, /* 166 */
    &tni_structured_special_hermite_polynomial_he_out, /* 167 */
    &tni_structured_special_i0e_out, /* 168 */
    &tni_structured_special_i1_out, /* 169 */
    &tni_structured_special_i1e_out, /* 170 */
    &tni_structured_special_laguerre_polynomial_l_out, /* 171 */
    &tni_structured_special_legendre_polynomial_p_out, /* 172 */
    &tni_structured_special_log_ndtr_out, /* 173 */
    &tni_structured_special_modified_bessel_i0_out, /* 174 */
    &tni_structured_special_modified_bessel_i1_out, /* 175 */
    &tni_structured_special_modified_bessel_k0_out, /* 176 */
    &tni_structured_special_modified_bessel_k1_out, /* 177 */
    &tni_structured_special_ndtri_out, /* 178 */
    &tni_structured_special_scaled_modified_bessel_k0_out, /* 179 */
    &tni_structured_special_scaled_modified_bessel_k1_out, /* 180 */
    &tni_structured_special_shifted_chebyshev_polynomial_t_out, /* 181 */
    &tni_structured_special_shifted_chebyshev_polynomial_u_out, /* 182 */
    &tni_structured_special_shifted_chebyshev_polynomial_v_out, /* 183 */
    &tni_structured_special_shifted_chebyshev_polynomial_w_out, /* 184 */
    &tni_structured_special_spherical_bessel_j0_out, /* 185 */
    &tni_structured_special_xlog1py_out, /* 186 */
    &tni_structured_special_zeta_out, /* 187 */
    &tni_structured_sqrt_out, /* 188 */
    &tni_structured_sub_out, /* 189 */
    &tni_structured_sum_IntList_out, /* 190 */
    &tni_structured_tan_out, /* 191 */
    &tni_structured_tanh_backward_grad_input, /* 192 */
    &tni_structured_tanh_out, /* 193 */
    &tni_structured_threshold_backward_grad_input, /* 194 */
    &tni_structured_threshold_out, /* 195 */
    &tni_structured_topk_values, /* 196 */
    &tni_structured_tril_out, /* 197 */
    &tni_structured_triu_out, /* 198 */
    &tni_structured_trunc_out, /* 199 */
    &tni_structured_xlogy_OutTensor, /* 200 */
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
    {"aten::_chunk_cat", NULL}, /* 14 */
    {"aten::_conj", NULL}, /* 15 */
    {"aten::_conj_copy", NULL}, /* 16 */
    {"aten::_conj_physical", NULL}, /* 17 */
    {"aten::_convolution", NULL}, /* 18 */
    {"aten::_embedding_bag", NULL}, /* 19 */
    {"aten::_embedding_bag_dense_backward", NULL}, /* 20 */
    {"aten::_embedding_bag_forward_only", NULL}, /* 21 */
    {"aten::_embedding_bag_per_sample_weights_backward", NULL}, /* 22 */
    {"aten::_euclidean_dist", NULL}, /* 23 */
    {"aten::_histogramdd_bin_edges", NULL}, /* 24 */
    {"aten::_histogramdd_from_bin_cts", NULL}, /* 25 */
    {"aten::_histogramdd_from_bin_tensors", NULL}, /* 26 */
    {"aten::_index_put_impl", NULL}, /* 27 */
    {"aten::_index_put_impl_", NULL}, /* 28 */
    {"aten::_linalg_det", NULL}, /* 29 */
    {"aten::_linalg_eigh", NULL}, /* 30 */
    {"aten::_linalg_slogdet", NULL}, /* 31 */
    {"aten::_linalg_solve_ex", NULL}, /* 32 */
    {"aten::_linalg_svd", NULL}, /* 33 */
    {"aten::_log_softmax.out", NULL}, /* 34 */
    {"aten::_log_softmax_backward_data.out", NULL}, /* 35 */
    {"aten::_logcumsumexp", NULL}, /* 36 */
    {"aten::_native_batch_norm_legit", NULL}, /* 37 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 38 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 39 */
    {"aten::_neg_view", NULL}, /* 40 */
    {"aten::_neg_view_copy", NULL}, /* 41 */
    {"aten::_pdist_backward", NULL}, /* 42 */
    {"aten::_pdist_forward", NULL}, /* 43 */
    {"aten::_reshape_alias", NULL}, /* 44 */
    {"aten::_reshape_alias_copy", NULL}, /* 45 */
    {"aten::_segment_reduce_backward", NULL}, /* 46 */
    {"aten::_softmax.out", NULL}, /* 47 */
    {"aten::_softmax_backward_data.out", NULL}, /* 48 */
    {"aten::_to_copy", NULL}, /* 49 */
    {"aten::_trilinear", NULL}, /* 50 */
    {"aten::_unique", NULL}, /* 51 */
    {"aten::_unique2", NULL}, /* 52 */
    {"aten::_unsafe_view", NULL}, /* 53 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 54 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 55 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 56 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 57 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 58 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 59 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 60 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 61 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 62 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 63 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 64 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 65 */
    {"aten::absolute", NULL}, /* 66 */
    {"aten::acos.out", NULL}, /* 67 */
    {"aten::acosh.out", NULL}, /* 68 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 69 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 70 */
    {"aten::adaptive_max_pool2d", NULL}, /* 71 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 72 */
    {"aten::adaptive_max_pool3d", NULL}, /* 73 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 74 */
    {"aten::add.Scalar", NULL}, /* 75 */
    {"aten::add.out", NULL}, /* 76 */
    {"aten::addbmm", NULL}, /* 77 */
    {"aten::addcdiv.out", NULL}, /* 78 */
    {"aten::addcmul.out", NULL}, /* 79 */
    {"aten::addmm.out", NULL}, /* 80 */
    {"aten::addmv.out", NULL}, /* 81 */
    {"aten::addr", NULL}, /* 82 */
    {"aten::affine_grid_generator", NULL}, /* 83 */
    {"aten::alias", NULL}, /* 84 */
    {"aten::alias_copy", NULL}, /* 85 */
    {"aten::all.all_out", NULL}, /* 86 */
    {"aten::all.dims_out", NULL}, /* 87 */
    {"aten::all.out", NULL}, /* 88 */
    {"aten::amax.out", NULL}, /* 89 */
    {"aten::amin.out", NULL}, /* 90 */
    {"aten::aminmax.out", NULL}, /* 91 */
    {"aten::any.all_out", NULL}, /* 92 */
    {"aten::any.dims_out", NULL}, /* 93 */
    {"aten::any.out", NULL}, /* 94 */
    {"aten::arange", NULL}, /* 95 */
    {"aten::arange.start_step", NULL}, /* 96 */
    {"aten::arccos", NULL}, /* 97 */
    {"aten::arccosh", NULL}, /* 98 */
    {"aten::arcsin", NULL}, /* 99 */
    {"aten::arcsinh", NULL}, /* 100 */
    {"aten::arctan", NULL}, /* 101 */
    {"aten::arctan2", NULL}, /* 102 */
    {"aten::arctanh", NULL}, /* 103 */
    {"aten::argmax.out", NULL}, /* 104 */
    {"aten::argmin.out", NULL}, /* 105 */
    {"aten::as_strided", NULL}, /* 106 */
    {"aten::as_strided_copy", NULL}, /* 107 */
    {"aten::as_strided_scatter", NULL}, /* 108 */
    {"aten::asin.out", NULL}, /* 109 */
    {"aten::asinh.out", NULL}, /* 110 */
    {"aten::atan.out", NULL}, /* 111 */
    {"aten::atan2.out", NULL}, /* 112 */
    {"aten::atanh.out", NULL}, /* 113 */
    {"aten::avg_pool2d", NULL}, /* 114 */
    {"aten::avg_pool2d_backward", NULL}, /* 115 */
    {"aten::avg_pool3d", NULL}, /* 116 */
    {"aten::avg_pool3d_backward", NULL}, /* 117 */
    {"aten::baddbmm.out", NULL}, /* 118 */
    {"aten::batch_norm_update_stats", NULL}, /* 119 */
    {"aten::bernoulli", NULL}, /* 120 */
    {"aten::bernoulli.Tensor", NULL}, /* 121 */
    {"aten::bernoulli.p", NULL}, /* 122 */
    {"aten::bernoulli_.Tensor", NULL}, /* 123 */
    {"aten::binary_cross_entropy", NULL}, /* 124 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 125 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 126 */
    {"aten::bincount", NULL}, /* 127 */
    {"aten::binomial", NULL}, /* 128 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 129 */
    {"aten::bitwise_and.Tensor_out", NULL}, /* 130 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 131 */
    {"aten::bitwise_left_shift.Tensor_out", NULL}, /* 132 */
    {"aten::bitwise_not.out", NULL}, /* 133 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 134 */
    {"aten::bitwise_or.Tensor_out", NULL}, /* 135 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 136 */
    {"aten::bitwise_right_shift.Tensor_out", NULL}, /* 137 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 138 */
    {"aten::bitwise_xor.Tensor_out", NULL}, /* 139 */
    {"aten::block_diag", NULL}, /* 140 */
    {"aten::bmm.out", NULL}, /* 141 */
    {"aten::bucketize.Scalar", NULL}, /* 142 */
    {"aten::bucketize.Tensor", NULL}, /* 143 */
    {"aten::cauchy", NULL}, /* 144 */
    {"aten::cauchy_", NULL}, /* 145 */
    {"aten::ceil.out", NULL}, /* 146 */
    {"aten::celu", NULL}, /* 147 */
    {"aten::channel_shuffle", NULL}, /* 148 */
    {"aten::cholesky_inverse", NULL}, /* 149 */
    {"aten::clamp.Tensor_out", NULL}, /* 150 */
    {"aten::clamp.out", NULL}, /* 151 */
    {"aten::clamp_max.Tensor_out", NULL}, /* 152 */
    {"aten::clamp_max.out", NULL}, /* 153 */
    {"aten::clamp_min.Tensor_out", NULL}, /* 154 */
    {"aten::clamp_min.out", NULL}, /* 155 */
    {"aten::clip", NULL}, /* 156 */
    {"aten::clip.Tensor", NULL}, /* 157 */
    {"aten::clone", NULL}, /* 158 */
    {"aten::col2im", NULL}, /* 159 */
    {"aten::column_stack", NULL}, /* 160 */
    {"aten::concat", NULL}, /* 161 */
    {"aten::concatenate", NULL}, /* 162 */
    {"aten::conj_physical", NULL}, /* 163 */
    {"aten::constant_pad_nd", NULL}, /* 164 */
    {"aten::convolution", NULL}, /* 165 */
    {"aten::convolution_backward", NULL}, /* 166 */
    {"aten::copy", NULL}, /* 167 */
    {"aten::copy_", NULL}, /* 168 */
    {"aten::copysign.out", NULL}, /* 169 */
    {"aten::cos.out", NULL}, /* 170 */
    {"aten::cosh.out", NULL}, /* 171 */
    {"aten::count_nonzero", NULL}, /* 172 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 173 */
    {"aten::cummax", NULL}, /* 174 */
    {"aten::cummin", NULL}, /* 175 */
    {"aten::cumprod.out", NULL}, /* 176 */
    {"aten::cumsum.out", NULL}, /* 177 */
    {"aten::deg2rad", NULL}, /* 178 */
    {"aten::detach", NULL}, /* 179 */
    {"aten::detach_copy", NULL}, /* 180 */
    {"aten::diag", NULL}, /* 181 */
    {"aten::diag_embed", NULL}, /* 182 */
    {"aten::diagonal", NULL}, /* 183 */
    {"aten::diagonal_backward", NULL}, /* 184 */
    {"aten::diagonal_copy", NULL}, /* 185 */
    {"aten::diagonal_scatter", NULL}, /* 186 */
    {"aten::digamma.out", NULL}, /* 187 */
    {"aten::dist", NULL}, /* 188 */
    {"aten::div.Scalar", NULL}, /* 189 */
    {"aten::div.Scalar_mode", NULL}, /* 190 */
    {"aten::div.out", NULL}, /* 191 */
    {"aten::div.out_mode", NULL}, /* 192 */
    {"aten::divide.Tensor", NULL}, /* 193 */
    {"aten::divide.Tensor_mode", NULL}, /* 194 */
    {"aten::dot", NULL}, /* 195 */
    {"aten::dstack", NULL}, /* 196 */
    {"aten::elu.out", NULL}, /* 197 */
    {"aten::elu_backward.grad_input", NULL}, /* 198 */
    {"aten::embedding", NULL}, /* 199 */
    {"aten::embedding_dense_backward", NULL}, /* 200 */
    {"aten::embedding_renorm", NULL}, /* 201 */
    {"aten::embedding_renorm_", NULL}, /* 202 */
    {"aten::empty_like", NULL}, /* 203 */
    {"aten::empty_permuted", NULL}, /* 204 */
    {"aten::empty_strided", NULL}, /* 205 */
    {"aten::eq.Scalar_out", NULL}, /* 206 */
    {"aten::eq.Tensor_out", NULL}, /* 207 */
    {"aten::erf.out", NULL}, /* 208 */
    {"aten::erfc.out", NULL}, /* 209 */
    {"aten::erfinv.out", NULL}, /* 210 */
    {"aten::exp.out", NULL}, /* 211 */
    {"aten::exp2.out", NULL}, /* 212 */
    {"aten::expand", NULL}, /* 213 */
    {"aten::expand_copy", NULL}, /* 214 */
    {"aten::expm1.out", NULL}, /* 215 */
    {"aten::exponential", NULL}, /* 216 */
    {"aten::exponential_", NULL}, /* 217 */
    {"aten::eye", NULL}, /* 218 */
    {"aten::eye.m", NULL}, /* 219 */
    {"aten::fill.Scalar", NULL}, /* 220 */
    {"aten::fill.Tensor", NULL}, /* 221 */
    {"aten::fill_.Scalar", NULL}, /* 222 */
    {"aten::fill_.Tensor", NULL}, /* 223 */
    {"aten::fix", NULL}, /* 224 */
    {"aten::flip", NULL}, /* 225 */
    {"aten::floor.out", NULL}, /* 226 */
    {"aten::floor_divide.Scalar", NULL}, /* 227 */
    {"aten::fmax.out", NULL}, /* 228 */
    {"aten::fmin.out", NULL}, /* 229 */
    {"aten::fmod.Tensor_out", NULL}, /* 230 */
    {"aten::frac.out", NULL}, /* 231 */
    {"aten::fractional_max_pool2d", NULL}, /* 232 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 233 */
    {"aten::fractional_max_pool3d", NULL}, /* 234 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 235 */
    {"aten::from_file", NULL}, /* 236 */
    {"aten::full", NULL}, /* 237 */
    {"aten::full_like", NULL}, /* 238 */
    {"aten::gather.out", NULL}, /* 239 */
    {"aten::gcd.out", NULL}, /* 240 */
    {"aten::ge.Scalar_out", NULL}, /* 241 */
    {"aten::ge.Tensor_out", NULL}, /* 242 */
    {"aten::gelu.out", NULL}, /* 243 */
    {"aten::gelu_backward.grad_input", NULL}, /* 244 */
    {"aten::geometric", NULL}, /* 245 */
    {"aten::geometric_", NULL}, /* 246 */
    {"aten::geqrf", NULL}, /* 247 */
    {"aten::ger", NULL}, /* 248 */
    {"aten::glu", NULL}, /* 249 */
    {"aten::glu_backward", NULL}, /* 250 */
    {"aten::greater.Scalar", NULL}, /* 251 */
    {"aten::greater.Tensor", NULL}, /* 252 */
    {"aten::greater_equal.Scalar", NULL}, /* 253 */
    {"aten::greater_equal.Tensor", NULL}, /* 254 */
    {"aten::grid_sampler_2d", NULL}, /* 255 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 256 */
    {"aten::grid_sampler_3d", NULL}, /* 257 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 258 */
    {"aten::gt.Scalar_out", NULL}, /* 259 */
    {"aten::gt.Tensor_out", NULL}, /* 260 */
    {"aten::hardshrink.out", NULL}, /* 261 */
    {"aten::hardshrink_backward.grad_input", NULL}, /* 262 */
    {"aten::hardsigmoid.out", NULL}, /* 263 */
    {"aten::hardsigmoid_backward.grad_input", NULL}, /* 264 */
    {"aten::hardswish_backward", NULL}, /* 265 */
    {"aten::hash_tensor.out", NULL}, /* 266 */
    {"aten::heaviside.out", NULL}, /* 267 */
    {"aten::histc", NULL}, /* 268 */
    {"aten::histogram.bin_ct", NULL}, /* 269 */
    {"aten::histogram.bins_tensor", NULL}, /* 270 */
    {"aten::hstack", NULL}, /* 271 */
    {"aten::huber_loss", NULL}, /* 272 */
    {"aten::huber_loss_backward", NULL}, /* 273 */
    {"aten::hypot.out", NULL}, /* 274 */
    {"aten::i0.out", NULL}, /* 275 */
    {"aten::igamma.out", NULL}, /* 276 */
    {"aten::igammac.out", NULL}, /* 277 */
    {"aten::im2col", NULL}, /* 278 */
    {"aten::index.Tensor", NULL}, /* 279 */
    {"aten::index_add.out", NULL}, /* 280 */
    {"aten::index_copy.out", NULL}, /* 281 */
    {"aten::index_fill.int_Scalar", NULL}, /* 282 */
    {"aten::index_fill.int_Tensor", NULL}, /* 283 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 284 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 285 */
    {"aten::index_put", NULL}, /* 286 */
    {"aten::index_put_", NULL}, /* 287 */
    {"aten::index_reduce.out", NULL}, /* 288 */
    {"aten::index_select", NULL}, /* 289 */
    {"aten::inner", NULL}, /* 290 */
    {"aten::inverse", NULL}, /* 291 */
    {"aten::isin.Scalar_Tensor_out", NULL}, /* 292 */
    {"aten::isin.Tensor_Scalar_out", NULL}, /* 293 */
    {"aten::isin.Tensor_Tensor_out", NULL}, /* 294 */
    {"aten::isinf", NULL}, /* 295 */
    {"aten::isnan", NULL}, /* 296 */
    {"aten::isneginf.out", NULL}, /* 297 */
    {"aten::isposinf.out", NULL}, /* 298 */
    {"aten::kron", NULL}, /* 299 */
    {"aten::lcm.out", NULL}, /* 300 */
    {"aten::ldexp.Tensor", NULL}, /* 301 */
    {"aten::le.Scalar_out", NULL}, /* 302 */
    {"aten::le.Tensor_out", NULL}, /* 303 */
    {"aten::leaky_relu.out", NULL}, /* 304 */
    {"aten::leaky_relu_backward.grad_input", NULL}, /* 305 */
    {"aten::lerp.Scalar_out", NULL}, /* 306 */
    {"aten::lerp.Tensor_out", NULL}, /* 307 */
    {"aten::less.Scalar", NULL}, /* 308 */
    {"aten::less.Tensor", NULL}, /* 309 */
    {"aten::less_equal.Scalar", NULL}, /* 310 */
    {"aten::less_equal.Tensor", NULL}, /* 311 */
    {"aten::lgamma.out", NULL}, /* 312 */
    {"aten::lift", NULL}, /* 313 */
    {"aten::lift_fresh", NULL}, /* 314 */
    {"aten::lift_fresh_copy", NULL}, /* 315 */
    {"aten::linalg_cholesky", NULL}, /* 316 */
    {"aten::linalg_cholesky_ex", NULL}, /* 317 */
    {"aten::linalg_cond", NULL}, /* 318 */
    {"aten::linalg_cond.p_str", NULL}, /* 319 */
    {"aten::linalg_cross", NULL}, /* 320 */
    {"aten::linalg_det", NULL}, /* 321 */
    {"aten::linalg_eig", NULL}, /* 322 */
    {"aten::linalg_eigh", NULL}, /* 323 */
    {"aten::linalg_eigvals", NULL}, /* 324 */
    {"aten::linalg_eigvalsh", NULL}, /* 325 */
    {"aten::linalg_householder_product", NULL}, /* 326 */
    {"aten::linalg_inv", NULL}, /* 327 */
    {"aten::linalg_inv_ex", NULL}, /* 328 */
    {"aten::linalg_ldl_factor", NULL}, /* 329 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 330 */
    {"aten::linalg_ldl_solve", NULL}, /* 331 */
    {"aten::linalg_lstsq", NULL}, /* 332 */
    {"aten::linalg_lu", NULL}, /* 333 */
    {"aten::linalg_lu_factor", NULL}, /* 334 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 335 */
    {"aten::linalg_lu_solve", NULL}, /* 336 */
    {"aten::linalg_matmul", NULL}, /* 337 */
    {"aten::linalg_matrix_exp", NULL}, /* 338 */
    {"aten::linalg_matrix_norm", NULL}, /* 339 */
    {"aten::linalg_matrix_norm.str_ord", NULL}, /* 340 */
    {"aten::linalg_matrix_power", NULL}, /* 341 */
    {"aten::linalg_matrix_rank", NULL}, /* 342 */
    {"aten::linalg_matrix_rank.atol_rtol_float", NULL}, /* 343 */
    {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL}, /* 344 */
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, /* 345 */
    {"aten::linalg_multi_dot", NULL}, /* 346 */
    {"aten::linalg_norm", NULL}, /* 347 */
    {"aten::linalg_norm.ord_str", NULL}, /* 348 */
    {"aten::linalg_pinv", NULL}, /* 349 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 350 */
    {"aten::linalg_pinv.atol_rtol_tensor", NULL}, /* 351 */
    {"aten::linalg_pinv.rcond_tensor", NULL}, /* 352 */
    {"aten::linalg_qr", NULL}, /* 353 */
    {"aten::linalg_slogdet", NULL}, /* 354 */
    {"aten::linalg_solve", NULL}, /* 355 */
    {"aten::linalg_solve_ex", NULL}, /* 356 */
    {"aten::linalg_solve_triangular", NULL}, /* 357 */
    {"aten::linalg_svd", NULL}, /* 358 */
    {"aten::linalg_svdvals", NULL}, /* 359 */
    {"aten::linalg_tensorsolve", NULL}, /* 360 */
    {"aten::linalg_vecdot", NULL}, /* 361 */
    {"aten::linalg_vector_norm.out", NULL}, /* 362 */
    {"aten::linspace", NULL}, /* 363 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 364 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 365 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 366 */
    {"aten::log.out", NULL}, /* 367 */
    {"aten::log10.out", NULL}, /* 368 */
    {"aten::log1p.out", NULL}, /* 369 */
    {"aten::log2.out", NULL}, /* 370 */
    {"aten::log_normal", NULL}, /* 371 */
    {"aten::log_normal_", NULL}, /* 372 */
    {"aten::log_softmax.int", NULL}, /* 373 */
    {"aten::logaddexp.out", NULL}, /* 374 */
    {"aten::logaddexp2.out", NULL}, /* 375 */
    {"aten::logcumsumexp", NULL}, /* 376 */
    {"aten::logit_backward.grad_input", NULL}, /* 377 */
    {"aten::logspace", NULL}, /* 378 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 379 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 380 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 381 */
    {"aten::logsumexp", NULL}, /* 382 */
    {"aten::lt.Scalar_out", NULL}, /* 383 */
    {"aten::lt.Tensor_out", NULL}, /* 384 */
    {"aten::lu_solve", NULL}, /* 385 */
    {"aten::lu_unpack", NULL}, /* 386 */
    {"aten::masked_fill.Scalar", NULL}, /* 387 */
    {"aten::masked_fill.Tensor", NULL}, /* 388 */
    {"aten::masked_scatter", NULL}, /* 389 */
    {"aten::matrix_power", NULL}, /* 390 */
    {"aten::max", NULL}, /* 391 */
    {"aten::max.dim_max", NULL}, /* 392 */
    {"aten::max_pool2d_with_indices", NULL}, /* 393 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 394 */
    {"aten::max_pool3d_with_indices", NULL}, /* 395 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 396 */
    {"aten::max_unpool2d", NULL}, /* 397 */
    {"aten::max_unpool3d", NULL}, /* 398 */
    {"aten::maximum.out", NULL}, /* 399 */
    {"aten::mean", NULL}, /* 400 */
    {"aten::mean.out", NULL}, /* 401 */
    {"aten::median", NULL}, /* 402 */
    {"aten::median.dim", NULL}, /* 403 */
    {"aten::min", NULL}, /* 404 */
    {"aten::min.dim_min", NULL}, /* 405 */
    {"aten::minimum.out", NULL}, /* 406 */
    {"aten::mish.out", NULL}, /* 407 */
    {"aten::mm.out", NULL}, /* 408 */
    {"aten::mode", NULL}, /* 409 */
    {"aten::mse_loss", NULL}, /* 410 */
    {"aten::mse_loss_backward", NULL}, /* 411 */
    {"aten::mul.Scalar", NULL}, /* 412 */
    {"aten::mul.out", NULL}, /* 413 */
    {"aten::multi_margin_loss", NULL}, /* 414 */
    {"aten::multi_margin_loss_backward", NULL}, /* 415 */
    {"aten::multilabel_margin_loss", NULL}, /* 416 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 417 */
    {"aten::multilabel_margin_loss_forward", NULL}, /* 418 */
    {"aten::multiply.Tensor", NULL}, /* 419 */
    {"aten::mv", NULL}, /* 420 */
    {"aten::nanmedian", NULL}, /* 421 */
    {"aten::nanmedian.dim", NULL}, /* 422 */
    {"aten::nanquantile", NULL}, /* 423 */
    {"aten::nanquantile.scalar", NULL}, /* 424 */
    {"aten::nansum", NULL}, /* 425 */
    {"aten::narrow_copy", NULL}, /* 426 */
    {"aten::native_batch_norm", NULL}, /* 427 */
    {"aten::native_batch_norm_backward", NULL}, /* 428 */
    {"aten::native_dropout", NULL}, /* 429 */
    {"aten::native_dropout_backward", NULL}, /* 430 */
    {"aten::native_group_norm", NULL}, /* 431 */
    {"aten::native_group_norm_backward", NULL}, /* 432 */
    {"aten::native_layer_norm", NULL}, /* 433 */
    {"aten::native_layer_norm_backward", NULL}, /* 434 */
    {"aten::ne.Scalar_out", NULL}, /* 435 */
    {"aten::ne.Tensor_out", NULL}, /* 436 */
    {"aten::neg.out", NULL}, /* 437 */
    {"aten::negative", NULL}, /* 438 */
    {"aten::new_empty", NULL}, /* 439 */
    {"aten::new_empty_strided", NULL}, /* 440 */
    {"aten::new_full", NULL}, /* 441 */
    {"aten::new_ones", NULL}, /* 442 */
    {"aten::new_zeros", NULL}, /* 443 */
    {"aten::nextafter.out", NULL}, /* 444 */
    {"aten::nll_loss", NULL}, /* 445 */
    {"aten::nll_loss2d", NULL}, /* 446 */
    {"aten::nll_loss2d_backward", NULL}, /* 447 */
    {"aten::nll_loss2d_forward", NULL}, /* 448 */
    {"aten::nll_loss_backward", NULL}, /* 449 */
    {"aten::nll_loss_forward", NULL}, /* 450 */
    {"aten::nonzero", NULL}, /* 451 */
    {"aten::nonzero_static", NULL}, /* 452 */
    {"aten::norm.Scalar", NULL}, /* 453 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 454 */
    {"aten::norm.dtype_out", NULL}, /* 455 */
    {"aten::norm.out", NULL}, /* 456 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 457 */
    {"aten::normal.Tensor_float", NULL}, /* 458 */
    {"aten::normal.float_Tensor", NULL}, /* 459 */
    {"aten::normal.float_float", NULL}, /* 460 */
    {"aten::normal_", NULL}, /* 461 */
    {"aten::normal_functional", NULL}, /* 462 */
    {"aten::not_equal.Scalar", NULL}, /* 463 */
    {"aten::not_equal.Tensor", NULL}, /* 464 */
    {"aten::nuclear_norm", NULL}, /* 465 */
    {"aten::nuclear_norm.dim", NULL}, /* 466 */
    {"aten::ones", NULL}, /* 467 */
    {"aten::ones_like", NULL}, /* 468 */
    {"aten::orgqr", NULL}, /* 469 */
    {"aten::ormqr", NULL}, /* 470 */
    {"aten::outer", NULL}, /* 471 */
    {"aten::permute", NULL}, /* 472 */
    {"aten::permute_copy", NULL}, /* 473 */
    {"aten::pixel_shuffle", NULL}, /* 474 */
    {"aten::pixel_unshuffle", NULL}, /* 475 */
    {"aten::poisson", NULL}, /* 476 */
    {"aten::polygamma.out", NULL}, /* 477 */
    {"aten::pow.Scalar_out", NULL}, /* 478 */
    {"aten::pow.Tensor_Scalar_out", NULL}, /* 479 */
    {"aten::pow.Tensor_Tensor_out", NULL}, /* 480 */
    {"aten::prod", NULL}, /* 481 */
    {"aten::prod.int_out", NULL}, /* 482 */
    {"aten::put", NULL}, /* 483 */
    {"aten::put_", NULL}, /* 484 */
    {"aten::qr", NULL}, /* 485 */
    {"aten::quantile", NULL}, /* 486 */
    {"aten::quantile.scalar", NULL}, /* 487 */
    {"aten::rad2deg", NULL}, /* 488 */
    {"aten::rand", NULL}, /* 489 */
    {"aten::rand.generator", NULL}, /* 490 */
    {"aten::rand_like", NULL}, /* 491 */
    {"aten::randint", NULL}, /* 492 */
    {"aten::randint.generator", NULL}, /* 493 */
    {"aten::randint.low", NULL}, /* 494 */
    {"aten::randint.low_generator", NULL}, /* 495 */
    {"aten::randint_like", NULL}, /* 496 */
    {"aten::randint_like.low_dtype", NULL}, /* 497 */
    {"aten::randn", NULL}, /* 498 */
    {"aten::randn.generator", NULL}, /* 499 */
    {"aten::randn_like", NULL}, /* 500 */
    {"aten::random", NULL}, /* 501 */
    {"aten::random.from", NULL}, /* 502 */
    {"aten::random.to", NULL}, /* 503 */
    {"aten::random_", NULL}, /* 504 */
    {"aten::random_.from", NULL}, /* 505 */
    {"aten::random_.to", NULL}, /* 506 */
    {"aten::randperm", NULL}, /* 507 */
    {"aten::randperm.generator", NULL}, /* 508 */
    {"aten::range", NULL}, /* 509 */
    {"aten::range.step", NULL}, /* 510 */
    {"aten::reciprocal.out", NULL}, /* 511 */
    {"aten::reflection_pad1d", NULL}, /* 512 */
    {"aten::reflection_pad1d_backward", NULL}, /* 513 */
    {"aten::reflection_pad2d", NULL}, /* 514 */
    {"aten::reflection_pad2d_backward", NULL}, /* 515 */
    {"aten::reflection_pad3d", NULL}, /* 516 */
    {"aten::reflection_pad3d_backward", NULL}, /* 517 */
    {"aten::relu", NULL}, /* 518 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 519 */
    {"aten::remainder.Tensor_out", NULL}, /* 520 */
    {"aten::renorm.out", NULL}, /* 521 */
    {"aten::repeat", NULL}, /* 522 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 523 */
    {"aten::replication_pad1d", NULL}, /* 524 */
    {"aten::replication_pad1d_backward", NULL}, /* 525 */
    {"aten::replication_pad2d", NULL}, /* 526 */
    {"aten::replication_pad2d_backward", NULL}, /* 527 */
    {"aten::replication_pad3d", NULL}, /* 528 */
    {"aten::replication_pad3d_backward", NULL}, /* 529 */
    {"aten::resize", NULL}, /* 530 */
    {"aten::resize_", NULL}, /* 531 */
    {"aten::resize_as", NULL}, /* 532 */
    {"aten::resize_as_", NULL}, /* 533 */
    {"aten::roll", NULL}, /* 534 */
    {"aten::rot90", NULL}, /* 535 */
    {"aten::round.decimals_out", NULL}, /* 536 */
    {"aten::round.out", NULL}, /* 537 */
    {"aten::row_stack", NULL}, /* 538 */
    {"aten::rrelu_with_noise", NULL}, /* 539 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 540 */
    {"aten::rsqrt.out", NULL}, /* 541 */
    {"aten::rsub.Scalar", NULL}, /* 542 */
    {"aten::rsub.Tensor", NULL}, /* 543 */
    {"aten::scalar_tensor", NULL}, /* 544 */
    {"aten::scatter.reduce_out", NULL}, /* 545 */
    {"aten::scatter.src_out", NULL}, /* 546 */
    {"aten::scatter.value_out", NULL}, /* 547 */
    {"aten::scatter.value_reduce_out", NULL}, /* 548 */
    {"aten::scatter_add.out", NULL}, /* 549 */
    {"aten::scatter_reduce.two_out", NULL}, /* 550 */
    {"aten::searchsorted.Scalar", NULL}, /* 551 */
    {"aten::searchsorted.Tensor", NULL}, /* 552 */
    {"aten::segment_reduce", NULL}, /* 553 */
    {"aten::select.int", NULL}, /* 554 */
    {"aten::select_backward", NULL}, /* 555 */
    {"aten::select_copy.int", NULL}, /* 556 */
    {"aten::select_scatter", NULL}, /* 557 */
    {"aten::sgn.out", NULL}, /* 558 */
    {"aten::sigmoid.out", NULL}, /* 559 */
    {"aten::sigmoid_backward.grad_input", NULL}, /* 560 */
    {"aten::sign.out", NULL}, /* 561 */
    {"aten::signbit.out", NULL}, /* 562 */
    {"aten::silu.out", NULL}, /* 563 */
    {"aten::silu_backward.grad_input", NULL}, /* 564 */
    {"aten::sin.out", NULL}, /* 565 */
    {"aten::sinc.out", NULL}, /* 566 */
    {"aten::sinh.out", NULL}, /* 567 */
    {"aten::slice.Tensor", NULL}, /* 568 */
    {"aten::slice_backward", NULL}, /* 569 */
    {"aten::slice_copy.Tensor", NULL}, /* 570 */
    {"aten::slice_scatter", NULL}, /* 571 */
    {"aten::slogdet", NULL}, /* 572 */
    {"aten::smooth_l1_loss", NULL}, /* 573 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 574 */
    {"aten::soft_margin_loss", NULL}, /* 575 */
    {"aten::soft_margin_loss_backward", NULL}, /* 576 */
    {"aten::softmax.int", NULL}, /* 577 */
    {"aten::softplus.out", NULL}, /* 578 */
    {"aten::softplus_backward.grad_input", NULL}, /* 579 */
    {"aten::softshrink.out", NULL}, /* 580 */
    {"aten::softshrink_backward.grad_input", NULL}, /* 581 */
    {"aten::sort", NULL}, /* 582 */
    {"aten::sort.values_stable", NULL}, /* 583 */
    {"aten::special_airy_ai.out", NULL}, /* 584 */
    {"aten::special_bessel_j0.out", NULL}, /* 585 */
    {"aten::special_bessel_j1.out", NULL}, /* 586 */
    {"aten::special_bessel_y0.out", NULL}, /* 587 */
    {"aten::special_bessel_y1.out", NULL}, /* 588 */
    {"aten::special_chebyshev_polynomial_t.out", NULL}, /* 589 */
    {"aten::special_chebyshev_polynomial_u.out", NULL}, /* 590 */
    {"aten::special_chebyshev_polynomial_v.out", NULL}, /* 591 */
    {"aten::special_chebyshev_polynomial_w.out", NULL}, /* 592 */
    {"aten::special_digamma", NULL}, /* 593 */
    {"aten::special_entr.out", NULL}, /* 594 */
    {"aten::special_erf", NULL}, /* 595 */
    {"aten::special_erfc", NULL}, /* 596 */
    {"aten::special_erfcx.out", NULL}, /* 597 */
    {"aten::special_erfinv", NULL}, /* 598 */
    {"aten::special_exp2", NULL}, /* 599 */
    {"aten::special_expit", NULL}, /* 600 */
    {"aten::special_expm1", NULL}, /* 601 */
    {"aten::special_gammainc", NULL}, /* 602 */
    {"aten::special_gammaincc", NULL}, /* 603 */
    {"aten::special_gammaln", NULL}, /* 604 */
    {"aten::special_hermite_polynomial_h.out", NULL}, /* 605 */
    {"aten::special_hermite_polynomial_he.out", NULL}, /* 606 */
    {"aten::special_i0", NULL}, /* 607 */
    {"aten::special_i0e.out", NULL}, /* 608 */
    {"aten::special_i1.out", NULL}, /* 609 */
    {"aten::special_i1e.out", NULL}, /* 610 */
    {"aten::special_laguerre_polynomial_l.out", NULL}, /* 611 */
    {"aten::special_legendre_polynomial_p.out", NULL}, /* 612 */
    {"aten::special_log1p", NULL}, /* 613 */
    {"aten::special_log_ndtr.out", NULL}, /* 614 */
    {"aten::special_logit", NULL}, /* 615 */
    {"aten::special_modified_bessel_i0.out", NULL}, /* 616 */
    {"aten::special_modified_bessel_i1.out", NULL}, /* 617 */
    {"aten::special_modified_bessel_k0.out", NULL}, /* 618 */
    {"aten::special_modified_bessel_k1.out", NULL}, /* 619 */
    {"aten::special_multigammaln", NULL}, /* 620 */
    {"aten::special_ndtri.out", NULL}, /* 621 */
    {"aten::special_polygamma", NULL}, /* 622 */
    {"aten::special_psi", NULL}, /* 623 */
    {"aten::special_round", NULL}, /* 624 */
    {"aten::special_scaled_modified_bessel_k0.out", NULL}, /* 625 */
    {"aten::special_scaled_modified_bessel_k1.out", NULL}, /* 626 */
    {"aten::special_shifted_chebyshev_polynomial_t.out", NULL}, /* 627 */
    {"aten::special_shifted_chebyshev_polynomial_u.out", NULL}, /* 628 */
    {"aten::special_shifted_chebyshev_polynomial_v.out", NULL}, /* 629 */
    {"aten::special_shifted_chebyshev_polynomial_w.out", NULL}, /* 630 */
    {"aten::special_sinc", NULL}, /* 631 */
    {"aten::special_spherical_bessel_j0.out", NULL}, /* 632 */
    {"aten::special_xlog1py.out", NULL}, /* 633 */
    {"aten::special_xlogy", NULL}, /* 634 */
    {"aten::special_xlogy.other_scalar", NULL}, /* 635 */
    {"aten::special_xlogy.self_scalar", NULL}, /* 636 */
    {"aten::special_zeta.out", NULL}, /* 637 */
    {"aten::split.Tensor", NULL}, /* 638 */
    {"aten::split_copy.Tensor", NULL}, /* 639 */
    {"aten::split_with_sizes", NULL}, /* 640 */
    {"aten::split_with_sizes_copy", NULL}, /* 641 */
    {"aten::sqrt.out", NULL}, /* 642 */
    {"aten::squeeze", NULL}, /* 643 */
    {"aten::squeeze.dim", NULL}, /* 644 */
    {"aten::squeeze.dims", NULL}, /* 645 */
    {"aten::squeeze_copy", NULL}, /* 646 */
    {"aten::squeeze_copy.dim", NULL}, /* 647 */
    {"aten::squeeze_copy.dims", NULL}, /* 648 */
    {"aten::stack", NULL}, /* 649 */
    {"aten::std.correction", NULL}, /* 650 */
    {"aten::std.dim", NULL}, /* 651 */
    {"aten::std_mean.correction", NULL}, /* 652 */
    {"aten::sub.Scalar", NULL}, /* 653 */
    {"aten::sub.out", NULL}, /* 654 */
    {"aten::subtract.Tensor", NULL}, /* 655 */
    {"aten::sum", NULL}, /* 656 */
    {"aten::sum.IntList_out", NULL}, /* 657 */
    {"aten::svd", NULL}, /* 658 */
    {"aten::t", NULL}, /* 659 */
    {"aten::t_copy", NULL}, /* 660 */
    {"aten::take_along_dim", NULL}, /* 661 */
    {"aten::tan.out", NULL}, /* 662 */
    {"aten::tanh.out", NULL}, /* 663 */
    {"aten::tanh_backward.grad_input", NULL}, /* 664 */
    {"aten::tensordot", NULL}, /* 665 */
    {"aten::threshold.out", NULL}, /* 666 */
    {"aten::threshold_backward.grad_input", NULL}, /* 667 */
    {"aten::topk.values", NULL}, /* 668 */
    {"aten::trace", NULL}, /* 669 */
    {"aten::transpose.int", NULL}, /* 670 */
    {"aten::transpose_copy.int", NULL}, /* 671 */
    {"aten::triangular_solve", NULL}, /* 672 */
    {"aten::tril.out", NULL}, /* 673 */
    {"aten::tril_indices", NULL}, /* 674 */
    {"aten::triu.out", NULL}, /* 675 */
    {"aten::triu_indices", NULL}, /* 676 */
    {"aten::true_divide.Tensor", NULL}, /* 677 */
    {"aten::trunc.out", NULL}, /* 678 */
    {"aten::unbind.int", NULL}, /* 679 */
    {"aten::unbind_copy.int", NULL}, /* 680 */
    {"aten::unfold", NULL}, /* 681 */
    {"aten::unfold_backward", NULL}, /* 682 */
    {"aten::unfold_copy", NULL}, /* 683 */
    {"aten::uniform", NULL}, /* 684 */
    {"aten::uniform_", NULL}, /* 685 */
    {"aten::unique_consecutive", NULL}, /* 686 */
    {"aten::unique_dim", NULL}, /* 687 */
    {"aten::unique_dim_consecutive", NULL}, /* 688 */
    {"aten::unsafe_split.Tensor", NULL}, /* 689 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 690 */
    {"aten::unsqueeze", NULL}, /* 691 */
    {"aten::unsqueeze_copy", NULL}, /* 692 */
    {"aten::upsample_bicubic2d", NULL}, /* 693 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 694 */
    {"aten::upsample_bilinear2d", NULL}, /* 695 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 696 */
    {"aten::upsample_linear1d", NULL}, /* 697 */
    {"aten::upsample_linear1d_backward", NULL}, /* 698 */
    {"aten::upsample_nearest1d", NULL}, /* 699 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 700 */
    {"aten::upsample_nearest2d", NULL}, /* 701 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 702 */
    {"aten::upsample_nearest3d", NULL}, /* 703 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 704 */
    {"aten::upsample_trilinear3d", NULL}, /* 705 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 706 */
    {"aten::var.correction", NULL}, /* 707 */
    {"aten::var.dim", NULL}, /* 708 */
    {"aten::var_mean.correction", NULL}, /* 709 */
    {"aten::vdot", NULL}, /* 710 */
    {"aten::view", NULL}, /* 711 */
    {"aten::view.dtype", NULL}, /* 712 */
    {"aten::view_as_complex", NULL}, /* 713 */
    {"aten::view_as_complex_copy", NULL}, /* 714 */
    {"aten::view_as_real", NULL}, /* 715 */
    {"aten::view_as_real_copy", NULL}, /* 716 */
    {"aten::view_copy", NULL}, /* 717 */
    {"aten::view_copy.dtype", NULL}, /* 718 */
    {"aten::vstack", NULL}, /* 719 */
    {"aten::xlogy.OutTensor", NULL}, /* 720 */
    {"aten::zero", NULL}, /* 721 */
    {"aten::zero_", NULL}, /* 722 */
    {"aten::zeros", NULL}, /* 723 */
    {"aten::zeros_like", NULL}, /* 724 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 2068;

const tni_builtin tni_builtins[] = {
    {0, 21, 0, 1, 1, 0x0}, /* aten::__and__.Scalar */
    {79, 100, 1, 1, 1, 0x0}, /* aten::__and__.Tensor */
    {158, 180, 2, 1, 1, 0x0}, /* aten::__iand__.Scalar */
    {247, 269, 3, 1, 1, 0x0}, /* aten::__iand__.Tensor */
    {336, 361, 4, 2, 1, 0x10000}, /* aten::__ilshift__.Scalar */
    {431, 456, 6, 2, 1, 0x10000}, /* aten::__ilshift__.Tensor */
    {526, 547, 8, 1, 1, 0x0}, /* aten::__ior__.Scalar */
    {613, 634, 9, 1, 1, 0x0}, /* aten::__ior__.Tensor */
    {700, 725, 10, 2, 1, 0x0}, /* aten::__irshift__.Scalar */
    {795, 820, 12, 2, 1, 0x0}, /* aten::__irshift__.Tensor */
    {890, 912, 14, 1, 1, 0x10000}, /* aten::__ixor__.Scalar */
    {979, 1001, 15, 1, 1, 0x10000}, /* aten::__ixor__.Tensor */
    {1068, 1092, 16, 2, 1, 0x10000}, /* aten::__lshift__.Scalar */
    {1153, 1181, 18, 1, 0, 0x20}, /* aten::__lshift__.Scalar_out */
    {1269, 1293, 19, 2, 1, 0x10000}, /* aten::__lshift__.Tensor */
    {1354, 1382, 21, 1, 0, 0x20}, /* aten::__lshift__.Tensor_out */
    {1470, 1490, 22, 1, 1, 0x0}, /* aten::__or__.Scalar */
    {1547, 1567, 23, 1, 1, 0x0}, /* aten::__or__.Tensor */
    {1624, 1648, 24, 2, 1, 0x10000}, /* aten::__rshift__.Scalar */
    {1709, 1737, 26, 1, 0, 0x20}, /* aten::__rshift__.Scalar_out */
    {1825, 1849, 27, 2, 1, 0x10000}, /* aten::__rshift__.Tensor */
    {1910, 1938, 29, 1, 0, 0x20}, /* aten::__rshift__.Tensor_out */
    {2026, 2047, 30, 1, 1, 0x10000}, /* aten::__xor__.Scalar */
    {2105, 2126, 31, 1, 1, 0x10000}, /* aten::__xor__.Tensor */
    {2184, 2211, 32, 2, 3, 0x1}, /* aten::_adaptive_avg_pool2d */
    {2284, 2315, 34, 1, 0, 0x20}, /* aten::_adaptive_avg_pool2d.out */
    {2415, 2451, 35, 2, 3, 0x1}, /* aten::_adaptive_avg_pool2d_backward */
    {2530, 2570, 37, 1, 0, 0x20}, /* aten::_adaptive_avg_pool2d_backward.out */
    {2676, 2703, 38, 2, 3, 0x1}, /* aten::_adaptive_avg_pool3d */
    {2776, 2807, 40, 1, 0, 0x20}, /* aten::_adaptive_avg_pool3d.out */
    {2907, 2943, 41, 2, 3, 0x0}, /* aten::_adaptive_avg_pool3d_backward */
    {3022, 3062, 43, 1, 0, 0x20}, /* aten::_adaptive_avg_pool3d_backward.out */
    {3168, 3183, 44, 2, 3, 0x0}, /* aten::_aminmax */
    {3231, 3250, 46, 2, 3, 0x0}, /* aten::_aminmax.dim */
    {3331, 3354, 48, 1, 0, 0x20}, /* aten::_aminmax.dim_out */
    {3484, 3503, 49, 1, 0, 0x20}, /* aten::_aminmax.out */
    {3600, 3628, 50, 1, 3, 0x0}, /* aten::_batch_norm_no_update */
    {3806, 3838, 51, 1, 0, 0x20}, /* aten::_batch_norm_no_update.out */
    {4107, 4137, 52, 2, 3, 0x0}, /* aten::_batch_norm_with_update */
    {4323, 4357, 54, 2, 3, 0x0}, /* aten::_batch_norm_with_update.out */
    {4648, 4689, 56, 1, 0, 0x20}, /* aten::_batch_norm_with_update_functional */
    {4927, 4949, 57, 2, 3, 0x0}, /* aten::_cdist_backward */
    {5039, 5065, 59, 1, 0, 0x20}, /* aten::_cdist_backward.out */
    {5182, 5203, 60, 2, 3, 0x1}, /* aten::_cdist_forward */
    {5284, 5309, 62, 1, 0, 0x20}, /* aten::_cdist_forward.out */
    {5417, 5434, 63, 1, 3, 0x0}, /* aten::_chunk_cat */
    {5504, 5525, 64, 1, 3, 0x0}, /* aten::_chunk_cat.out */
    {5622, 5634, 65, 1, 3, 0x0}, /* aten::_conj */
    {5675, 5692, 66, 1, 3, 0x80000}, /* aten::_conj_copy */
    {5732, 5753, 67, 1, 0, 0x80020}, /* aten::_conj_copy.out */
    {5820, 5841, 68, 2, 3, 0x10000}, /* aten::_conj_physical */
    {5885, 5910, 70, 1, 0, 0x20}, /* aten::_conj_physical.out */
    {5981, 6000, 71, 1, 3, 0x0}, /* aten::_convolution */
    {6256, 6286, 72, 1, 3, 0x0}, /* aten::_convolution.deprecated */
    {6533, 6556, 73, 1, 0, 0x20}, /* aten::_convolution.out */
    {6839, 6863, 74, 1, 3, 0x0}, /* aten::_convolution_mode */
    {7004, 7025, 75, 2, 3, 0x0}, /* aten::_cummax_helper */
    {7113, 7134, 77, 2, 3, 0x0}, /* aten::_cummin_helper */
    {7222, 7243, 79, 2, 3, 0x1}, /* aten::_embedding_bag */
    {7494, 7519, 81, 1, 0, 0x20}, /* aten::_embedding_bag.out */
    {7861, 7891, 82, 2, 3, 0x0}, /* aten::_embedding_bag_backward */
    {8152, 8188, 84, 2, 3, 0x0}, /* aten::_embedding_bag_dense_backward */
    {8426, 8466, 86, 1, 0, 0x20}, /* aten::_embedding_bag_dense_backward.out */
    {8731, 8765, 87, 2, 3, 0x0}, /* aten::_embedding_bag_forward_only */
    {9029, 9067, 89, 1, 0, 0x20}, /* aten::_embedding_bag_forward_only.out */
    {9422, 9471, 90, 2, 3, 0x0}, /* aten::_embedding_bag_per_sample_weights_backward */
    {9639, 9692, 92, 1, 0, 0x20}, /* aten::_embedding_bag_per_sample_weights_backward.out */
    {9887, 9909, 93, 1, 3, 0x0}, /* aten::_euclidean_dist */
    {9963, 9989, 94, 1, 0, 0x20}, /* aten::_euclidean_dist.out */
    {10070, 10085, 95, 2, 3, 0x0}, /* aten::_fft_c2c */
    {10170, 10189, 97, 2, 3, 0x0}, /* aten::_fft_c2c.out */
    {10301, 10316, 99, 2, 3, 0x1}, /* aten::_fft_c2r */
    {10406, 10425, 101, 2, 3, 0x0}, /* aten::_fft_c2r.out */
    {10542, 10557, 103, 2, 3, 0x1}, /* aten::_fft_r2c */
    {10640, 10659, 105, 2, 3, 0x0}, /* aten::_fft_r2c.out */
    {10769, 10791, 107, 1, 3, 0x0}, /* aten::_fused_rms_norm */
    {10899, 10928, 108, 2, 3, 0x0}, /* aten::_histogramdd_bin_edges */
    {11059, 11092, 110, 1, 0, 0x20}, /* aten::_histogramdd_bin_edges.out */
    {11239, 11271, 111, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_cts */
    {11403, 11439, 113, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_cts.out */
    {11595, 11631, 114, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_tensors */
    {11749, 11789, 116, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_tensors.out */
    {11931, 11953, 117, 1, 0, 0x20}, /* aten::_index_put_impl */
    {12074, 12100, 118, 1, 0, 0x20}, /* aten::_index_put_impl.out */
    {12248, 12271, 119, 2, 1, 0x0}, /* aten::_index_put_impl_ */
    {12401, 12420, 121, 1, 3, 0x0}, /* aten::_is_all_true */
    {12462, 12481, 122, 1, 3, 0x0}, /* aten::_is_any_true */
    {12523, 12550, 123, 2, 3, 0x0}, /* aten::_linalg_check_errors */
    {12629, 12647, 125, 2, 3, 0x0}, /* aten::_linalg_det */
    {12720, 12745, 127, 2, 3, 0x0}, /* aten::_linalg_det.result */
    {12893, 12912, 129, 2, 3, 0x0}, /* aten::_linalg_eigh */
    {13021, 13052, 131, 2, 3, 0x0}, /* aten::_linalg_eigh.eigenvalues */
    {13233, 13255, 133, 2, 3, 0x0}, /* aten::_linalg_eigvals */
    {13300, 13322, 135, 2, 3, 0x0}, /* aten::_linalg_slogdet */
    {13415, 13442, 137, 2, 3, 0x0}, /* aten::_linalg_slogdet.sign */
    {13632, 13655, 139, 2, 3, 0x0}, /* aten::_linalg_solve_ex */
    {13800, 13830, 141, 2, 3, 0x0}, /* aten::_linalg_solve_ex.result */
    {14068, 14086, 143, 2, 3, 0x0}, /* aten::_linalg_svd */
    {14218, 14238, 145, 2, 3, 0x0}, /* aten::_linalg_svd.U */
    {14427, 14453, 147, 1, 3, 0x5}, /* aten::_local_scalar_dense */
    {14502, 14521, 148, 3, 3, 0x1}, /* aten::_log_softmax */
    {14592, 14615, 151, 2, 3, 0x0}, /* aten::_log_softmax.out */
    {14713, 14746, 153, 3, 3, 0x0}, /* aten::_log_softmax_backward_data */
    {14857, 14894, 156, 2, 3, 0x0}, /* aten::_log_softmax_backward_data.out */
    {15032, 15052, 158, 2, 3, 0x0}, /* aten::_logcumsumexp */
    {15104, 15128, 160, 2, 3, 0x0}, /* aten::_logcumsumexp.out */
    {15207, 15227, 162, 1, 3, 0x0}, /* aten::_lu_with_info */
    {15344, 15375, 163, 2, 3, 0x1}, /* aten::_native_batch_norm_legit */
    {15569, 15609, 165, 2, 3, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {15763, 15807, 167, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {16042, 16077, 169, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.out */
    {16352, 16394, 171, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {16640, 16683, 172, 1, 3, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {16866, 16913, 173, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {17166, 17182, 174, 1, 3, 0x0}, /* aten::_neg_view */
    {17227, 17248, 175, 1, 3, 0x80000}, /* aten::_neg_view_copy */
    {17292, 17317, 176, 1, 0, 0x80020}, /* aten::_neg_view_copy.out */
    {17388, 17410, 177, 2, 3, 0x0}, /* aten::_pdist_backward */
    {17491, 17517, 179, 1, 0, 0x20}, /* aten::_pdist_backward.out */
    {17625, 17646, 180, 2, 3, 0x1}, /* aten::_pdist_forward */
    {17701, 17726, 182, 1, 0, 0x20}, /* aten::_pdist_forward.out */
    {17809, 17829, 183, 2, 3, 0x0}, /* aten::_prelu_kernel */
    {17887, 17916, 185, 2, 3, 0x0}, /* aten::_prelu_kernel_backward */
    {18013, 18034, 187, 2, 0, 0x0}, /* aten::_reshape_alias */
    {18116, 18142, 189, 1, 3, 0x80000}, /* aten::_reshape_alias_copy */
    {18223, 18253, 190, 1, 0, 0x80020}, /* aten::_reshape_alias_copy.out */
    {18361, 18381, 191, 1, 3, 0x0}, /* aten::_safe_softmax */
    {18457, 18488, 192, 2, 3, 0x0}, /* aten::_segment_reduce_backward */
    {18663, 18698, 194, 1, 0, 0x20}, /* aten::_segment_reduce_backward.out */
    {18897, 18912, 195, 3, 3, 0x1}, /* aten::_softmax */
    {18979, 18998, 198, 2, 3, 0x0}, /* aten::_softmax.out */
    {19092, 19121, 200, 3, 3, 0x0}, /* aten::_softmax_backward_data */
    {19228, 19261, 203, 2, 3, 0x0}, /* aten::_softmax_backward_data.out */
    {19402, 19447, 205, 1, 3, 0x0}, /* aten::_thnn_differentiable_gru_cell_backward */
    {19645, 19691, 206, 1, 3, 0x0}, /* aten::_thnn_differentiable_lstm_cell_backward */
    {19919, 19934, 207, 1, 0, 0x1}, /* aten::_to_copy */
    {20123, 20142, 208, 1, 0, 0x20}, /* aten::_to_copy.out */
    {20266, 20283, 209, 1, 3, 0x0}, /* aten::_trilinear */
    {20420, 20441, 210, 1, 0, 0x20}, /* aten::_trilinear.out */
    {20605, 20619, 211, 2, 3, 0x8}, /* aten::_unique */
    {20711, 20729, 213, 1, 0, 0x20}, /* aten::_unique.out */
    {20870, 20885, 214, 2, 3, 0x8}, /* aten::_unique2 */
    {21012, 21031, 216, 1, 0, 0x20}, /* aten::_unique2.out */
    {21228, 21255, 217, 1, 3, 0x0}, /* aten::_unsafe_index.Tensor */
    {21324, 21348, 218, 1, 1, 0x0}, /* aten::_unsafe_index_put */
    {21452, 21479, 219, 1, 3, 0x0}, /* aten::_unsafe_masked_index */
    {21574, 21616, 220, 1, 3, 0x0}, /* aten::_unsafe_masked_index_put_accumulate */
    {21728, 21747, 221, 1, 3, 0x0}, /* aten::_unsafe_view */
    {21804, 21827, 222, 1, 0, 0x20}, /* aten::_unsafe_view.out */
    {21911, 21940, 223, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {22079, 22112, 225, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {22278, 22311, 227, 1, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {22435, 22473, 228, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {22650, 22699, 230, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {22917, 22947, 232, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {23087, 23121, 234, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {23288, 23322, 236, 1, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {23447, 23486, 237, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {23664, 23714, 239, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {23933, 23962, 241, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {24101, 24134, 243, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {24300, 24333, 245, 1, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {24457, 24495, 246, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {24672, 24721, 248, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {24939, 24971, 250, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d */
    {25069, 25105, 252, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {25230, 25266, 254, 1, 3, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {25373, 25414, 255, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {25550, 25602, 257, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {25779, 25811, 259, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d */
    {25933, 25969, 261, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {26118, 26154, 263, 1, 3, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {26261, 26302, 264, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {26462, 26514, 266, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {26715, 26747, 268, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d */
    {26891, 26927, 270, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {27098, 27134, 272, 1, 3, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {27241, 27282, 273, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {27464, 27516, 275, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {27739, 27749, 277, 2, 1, 0x10001}, /* aten::abs */
    {27782, 27796, 279, 2, 1, 0x10000}, /* aten::abs.out */
    {27856, 27867, 281, 2, 1, 0x0}, /* aten::abs_ */
    {27909, 27924, 283, 1, 1, 0x0}, /* aten::absolute */
    {27962, 27981, 284, 1, 1, 0x0}, /* aten::absolute.out */
    {28046, 28062, 285, 1, 1, 0x0}, /* aten::absolute_ */
    {28109, 28120, 286, 3, 1, 0x10001}, /* aten::acos */
    {28154, 28169, 289, 2, 1, 0x10000}, /* aten::acos.out */
    {28230, 28242, 291, 3, 1, 0x10000}, /* aten::acos_ */
    {28285, 28297, 294, 3, 3, 0x10001}, /* aten::acosh */
    {28332, 28348, 297, 2, 3, 0x10000}, /* aten::acosh.out */
    {28410, 28423, 299, 3, 3, 0x10000}, /* aten::acosh_ */
    {28467, 28493, 302, 1, 3, 0x1}, /* aten::adaptive_avg_pool1d */
    {28562, 28588, 303, 1, 3, 0x0}, /* aten::adaptive_avg_pool2d */
    {28660, 28690, 304, 2, 3, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {28789, 28815, 306, 1, 3, 0x0}, /* aten::adaptive_avg_pool3d */
    {28887, 28917, 307, 2, 3, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {29016, 29042, 309, 1, 3, 0x0}, /* aten::adaptive_max_pool1d */
    {29121, 29147, 310, 2, 3, 0x0}, /* aten::adaptive_max_pool2d */
    {29226, 29256, 312, 2, 3, 0x0}, /* aten::adaptive_max_pool2d.out */
    {29386, 29421, 314, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {29515, 29561, 316, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {29696, 29722, 318, 2, 3, 0x0}, /* aten::adaptive_max_pool3d */
    {29801, 29831, 320, 2, 3, 0x0}, /* aten::adaptive_max_pool3d.out */
    {29961, 29996, 322, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {30090, 30136, 324, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {30271, 30288, 326, 1, 1, 0x10001}, /* aten::add.Scalar */
    {30358, 30379, 327, 1, 0, 0x20}, /* aten::add.Scalar_out */
    {30476, 30493, 328, 3, 1, 0x10001}, /* aten::add.Tensor */
    {30566, 30580, 331, 2, 1, 0x10000}, /* aten::add.out */
    {30670, 30688, 333, 1, 1, 0x10000}, /* aten::add_.Scalar */
    {30767, 30785, 334, 3, 1, 0x10000}, /* aten::add_.Tensor */
    {30867, 30880, 337, 2, 3, 0x0}, /* aten::addbmm */
    {30980, 30997, 339, 2, 3, 0x0}, /* aten::addbmm.out */
    {31121, 31135, 341, 2, 3, 0x0}, /* aten::addbmm_ */
    {31244, 31258, 343, 3, 1, 0x10000}, /* aten::addcdiv */
    {31346, 31364, 346, 2, 1, 0x10000}, /* aten::addcdiv.out */
    {31476, 31491, 348, 3, 1, 0x10000}, /* aten::addcdiv_ */
    {31588, 31602, 351, 3, 1, 0x10000}, /* aten::addcmul */
    {31690, 31708, 354, 2, 1, 0x10000}, /* aten::addcmul.out */
    {31820, 31835, 356, 3, 1, 0x10000}, /* aten::addcmul_ */
    {31932, 31944, 359, 3, 3, 0x1}, /* aten::addmm */
    {32039, 32055, 362, 2, 3, 0x0}, /* aten::addmm.out */
    {32174, 32187, 364, 3, 3, 0x0}, /* aten::addmm_ */
    {32291, 32303, 367, 3, 3, 0x0}, /* aten::addmv */
    {32396, 32412, 370, 2, 3, 0x0}, /* aten::addmv.out */
    {32529, 32542, 372, 3, 3, 0x0}, /* aten::addmv_ */
    {32644, 32655, 375, 1, 3, 0x0}, /* aten::addr */
    {32749, 32764, 376, 1, 3, 0x0}, /* aten::addr.out */
    {32882, 32894, 377, 1, 3, 0x0}, /* aten::addr_ */
    {32997, 33011, 378, 1, 3, 0x0}, /* aten::adjoint */
    {33054, 33082, 379, 1, 3, 0x0}, /* aten::affine_grid_generator */
    {33169, 33201, 380, 1, 0, 0x20}, /* aten::affine_grid_generator.out */
    {33315, 33352, 381, 1, 3, 0x0}, /* aten::affine_grid_generator_backward */
    {33447, 33459, 382, 1, 3, 0x1}, /* aten::alias */
    {33500, 33517, 383, 1, 3, 0x80000}, /* aten::alias_copy */
    {33557, 33578, 384, 1, 0, 0x80020}, /* aten::alias_copy.out */
    {33645, 33655, 385, 3, 1, 0x40000}, /* aten::all */
    {33688, 33706, 388, 2, 1, 0x40000}, /* aten::all.all_out */
    {33770, 33784, 390, 3, 1, 0x40000}, /* aten::all.dim */
    {33850, 33865, 393, 3, 1, 0x40000}, /* aten::all.dims */
    {33940, 33959, 396, 2, 1, 0x40000}, /* aten::all.dims_out */
    {34061, 34075, 398, 2, 1, 0x40000}, /* aten::all.out */
    {34164, 34179, 400, 1, 3, 0x4}, /* aten::allclose */
    {34287, 34307, 401, 1, 3, 0x2100}, /* aten::alpha_dropout */
    {34372, 34393, 402, 1, 3, 0x2000}, /* aten::alpha_dropout_ */
    {34466, 34477, 403, 3, 3, 0x40001}, /* aten::amax */
    {34546, 34561, 406, 2, 3, 0x40000}, /* aten::amax.out */
    {34657, 34668, 408, 3, 3, 0x40001}, /* aten::amin */
    {34737, 34752, 411, 2, 3, 0x40000}, /* aten::amin.out */
    {34848, 34862, 413, 3, 1, 0x40000}, /* aten::aminmax */
    {34955, 34973, 416, 2, 1, 0x40000}, /* aten::aminmax.out */
    {35110, 35122, 418, 2, 1, 0x10000}, /* aten::angle */
    {35157, 35173, 420, 2, 1, 0x10000}, /* aten::angle.out */
    {35235, 35245, 422, 3, 1, 0x40001}, /* aten::any */
    {35278, 35296, 425, 2, 1, 0x40000}, /* aten::any.all_out */
    {35360, 35374, 427, 3, 1, 0x40001}, /* aten::any.dim */
    {35440, 35455, 430, 3, 1, 0x40001}, /* aten::any.dims */
    {35530, 35549, 433, 2, 1, 0x40000}, /* aten::any.dims_out */
    {35651, 35665, 435, 2, 1, 0x40000}, /* aten::any.out */
    {35754, 35767, 437, 2, 3, 0x0}, /* aten::arange */
    {35894, 35911, 439, 1, 3, 0x0}, /* aten::arange.out */
    {35973, 35992, 440, 2, 3, 0x0}, /* aten::arange.start */
    {36139, 36162, 442, 2, 3, 0x0}, /* aten::arange.start_out */
    {36259, 36283, 444, 2, 3, 0x1}, /* aten::arange.start_step */
    {36450, 36463, 446, 1, 3, 0x0}, /* aten::arccos */
    {36499, 36516, 447, 1, 3, 0x0}, /* aten::arccos.out */
    {36579, 36593, 448, 1, 3, 0x0}, /* aten::arccos_ */
    {36638, 36652, 449, 1, 3, 0x0}, /* aten::arccosh */
    {36689, 36707, 450, 1, 3, 0x0}, /* aten::arccosh.out */
    {36771, 36786, 451, 1, 3, 0x0}, /* aten::arccosh_ */
    {36832, 36845, 452, 1, 3, 0x0}, /* aten::arcsin */
    {36881, 36898, 453, 1, 3, 0x0}, /* aten::arcsin.out */
    {36961, 36975, 454, 1, 3, 0x0}, /* aten::arcsin_ */
    {37020, 37034, 455, 1, 3, 0x0}, /* aten::arcsinh */
    {37071, 37089, 456, 1, 3, 0x0}, /* aten::arcsinh.out */
    {37153, 37168, 457, 1, 3, 0x0}, /* aten::arcsinh_ */
    {37214, 37227, 458, 1, 3, 0x0}, /* aten::arctan */
    {37263, 37280, 459, 1, 3, 0x0}, /* aten::arctan.out */
    {37343, 37357, 460, 1, 3, 0x0}, /* aten::arctan2 */
    {37408, 37426, 461, 1, 1, 0x0}, /* aten::arctan2.out */
    {37504, 37519, 462, 1, 3, 0x0}, /* aten::arctan2_ */
    {37579, 37593, 463, 1, 3, 0x0}, /* aten::arctan_ */
    {37638, 37652, 464, 1, 3, 0x0}, /* aten::arctanh */
    {37689, 37707, 465, 1, 3, 0x0}, /* aten::arctanh.out */
    {37771, 37786, 466, 1, 3, 0x0}, /* aten::arctanh_ */
    {37832, 37845, 467, 3, 1, 0x40001}, /* aten::argmax */
    {37916, 37933, 470, 2, 3, 0x40000}, /* aten::argmax.out */
    {38031, 38044, 472, 3, 1, 0x40001}, /* aten::argmin */
    {38115, 38132, 475, 2, 3, 0x40000}, /* aten::argmin.out */
    {38230, 38244, 477, 1, 1, 0x0}, /* aten::argsort */
    {38316, 38337, 478, 1, 1, 0x0}, /* aten::argsort.stable */
    {38432, 38457, 479, 1, 1, 0x0}, /* aten::argsort.stable_out */
    {38576, 38591, 480, 1, 3, 0x8}, /* aten::argwhere */
    {38629, 38646, 481, 2, 0, 0x1}, /* aten::as_strided */
    {38753, 38771, 483, 1, 0, 0x80}, /* aten::as_strided_ */
    {38881, 38903, 484, 1, 3, 0x80000}, /* aten::as_strided_copy */
    {39009, 39035, 485, 1, 0, 0x80020}, /* aten::as_strided_copy.out */
    {39168, 39193, 486, 1, 0, 0x0}, /* aten::as_strided_scatter */
    {39314, 39343, 487, 1, 0, 0x20}, /* aten::as_strided_scatter.out */
    {39491, 39502, 488, 3, 1, 0x10001}, /* aten::asin */
    {39536, 39551, 491, 2, 1, 0x10000}, /* aten::asin.out */
    {39612, 39624, 493, 3, 1, 0x10000}, /* aten::asin_ */
    {39667, 39679, 496, 3, 3, 0x10001}, /* aten::asinh */
    {39714, 39730, 499, 2, 3, 0x10000}, /* aten::asinh.out */
    {39792, 39805, 501, 3, 3, 0x10000}, /* aten::asinh_ */
    {39849, 39860, 504, 3, 1, 0x10001}, /* aten::atan */
    {39894, 39909, 507, 2, 1, 0x10000}, /* aten::atan.out */
    {39970, 39982, 509, 3, 1, 0x10001}, /* aten::atan2 */
    {40031, 40047, 512, 2, 1, 0x10001}, /* aten::atan2.out */
    {40123, 40136, 514, 3, 1, 0x10000}, /* aten::atan2_ */
    {40194, 40206, 517, 3, 1, 0x10000}, /* aten::atan_ */
    {40249, 40261, 520, 3, 3, 0x10001}, /* aten::atanh */
    {40296, 40312, 523, 2, 3, 0x10000}, /* aten::atanh.out */
    {40374, 40387, 525, 3, 3, 0x10000}, /* aten::atanh_ */
    {40431, 40448, 528, 1, 3, 0x100}, /* aten::atleast_1d */
    {40488, 40514, 529, 1, 3, 0x0}, /* aten::atleast_1d.Sequence */
    {40570, 40587, 530, 1, 3, 0x100}, /* aten::atleast_2d */
    {40627, 40653, 531, 1, 3, 0x0}, /* aten::atleast_2d.Sequence */
    {40709, 40726, 532, 1, 3, 0x100}, /* aten::atleast_3d */
    {40766, 40792, 533, 1, 3, 0x0}, /* aten::atleast_3d.Sequence */
    {40848, 40865, 534, 1, 3, 0x1}, /* aten::avg_pool1d */
    {41012, 41029, 535, 2, 3, 0x1}, /* aten::avg_pool2d */
    {41204, 41225, 537, 2, 3, 0x0}, /* aten::avg_pool2d.out */
    {41427, 41453, 539, 2, 3, 0x1}, /* aten::avg_pool2d_backward */
    {41636, 41673, 541, 2, 3, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {41897, 41914, 543, 2, 3, 0x1}, /* aten::avg_pool3d */
    {42089, 42110, 545, 2, 3, 0x0}, /* aten::avg_pool3d.out */
    {42312, 42338, 547, 2, 3, 0x0}, /* aten::avg_pool3d_backward */
    {42521, 42558, 549, 2, 3, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {42782, 42796, 551, 3, 3, 0x0}, /* aten::baddbmm */
    {42897, 42915, 554, 2, 3, 0x0}, /* aten::baddbmm.out */
    {43040, 43055, 556, 3, 3, 0x0}, /* aten::baddbmm_ */
    {43165, 43182, 559, 1, 3, 0x100}, /* aten::batch_norm */
    {43358, 43384, 560, 2, 3, 0x0}, /* aten::batch_norm_backward */
    {43625, 43655, 562, 2, 3, 0x0}, /* aten::batch_norm_update_stats */
    {43778, 43812, 564, 1, 0, 0x20}, /* aten::batch_norm_update_stats.out */
    {43984, 44000, 565, 1, 1, 0x2000}, /* aten::bernoulli */
    {44069, 44092, 566, 1, 0, 0x2020}, /* aten::bernoulli.Tensor */
    {44178, 44205, 567, 1, 0, 0x2020}, /* aten::bernoulli.Tensor_out */
    {44315, 44341, 568, 1, 0, 0x2020}, /* aten::bernoulli.float_out */
    {44453, 44473, 569, 2, 1, 0x2000}, /* aten::bernoulli.out */
    {44566, 44584, 571, 1, 1, 0x2000}, /* aten::bernoulli.p */
    {44664, 44688, 572, 2, 1, 0x2000}, /* aten::bernoulli_.Tensor */
    {44783, 44806, 574, 2, 1, 0x2000}, /* aten::bernoulli_.float */
    {44903, 44918, 576, 1, 3, 0x0}, /* aten::bilinear */
    {45007, 45034, 577, 2, 1, 0x0}, /* aten::binary_cross_entropy */
    {45140, 45171, 579, 2, 1, 0x0}, /* aten::binary_cross_entropy.out */
    {45304, 45340, 581, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward */
    {45475, 45522, 583, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {45698, 45737, 585, 2, 1, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {45880, 45923, 587, 1, 0, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {46090, 46105, 588, 2, 3, 0x8}, /* aten::bincount */
    {46185, 46204, 590, 1, 0, 0x20}, /* aten::bincount.out */
    {46311, 46326, 591, 2, 1, 0x2000}, /* aten::binomial */
    {46405, 46424, 593, 1, 0, 0x2020}, /* aten::binomial.out */
    {46530, 46555, 594, 1, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {46617, 46649, 595, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {46718, 46754, 596, 1, 0, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {46850, 46879, 597, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {46968, 46993, 598, 3, 1, 0x10001}, /* aten::bitwise_and.Tensor */
    {47055, 47084, 601, 2, 1, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {47173, 47199, 603, 1, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {47270, 47296, 604, 3, 1, 0x10000}, /* aten::bitwise_and_.Tensor */
    {47367, 47406, 607, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {47482, 47525, 608, 1, 0, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {47628, 47660, 609, 3, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {47729, 47768, 612, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {47844, 47887, 613, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {47990, 48026, 614, 2, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {48122, 48155, 616, 3, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {48233, 48273, 619, 1, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {48358, 48376, 620, 3, 1, 0x10001}, /* aten::bitwise_not */
    {48417, 48439, 623, 2, 1, 0x10000}, /* aten::bitwise_not.out */
    {48507, 48526, 625, 3, 1, 0x10000}, /* aten::bitwise_not_ */
    {48576, 48600, 628, 1, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {48661, 48692, 629, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {48760, 48795, 630, 1, 0, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {48890, 48918, 631, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {49006, 49030, 632, 3, 1, 0x10001}, /* aten::bitwise_or.Tensor */
    {49091, 49119, 635, 2, 1, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {49207, 49232, 637, 1, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {49302, 49327, 638, 3, 1, 0x10000}, /* aten::bitwise_or_.Tensor */
    {49397, 49437, 641, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {49514, 49558, 642, 1, 0, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {49662, 49695, 643, 3, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {49765, 49805, 646, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {49882, 49926, 647, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {50030, 50067, 648, 2, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {50164, 50198, 650, 3, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {50277, 50318, 653, 1, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {50404, 50429, 654, 1, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {50491, 50523, 655, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {50592, 50628, 656, 1, 0, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {50724, 50753, 657, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {50842, 50867, 658, 3, 1, 0x10001}, /* aten::bitwise_xor.Tensor */
    {50929, 50958, 661, 2, 1, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {51047, 51073, 663, 1, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {51144, 51170, 664, 3, 1, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {51241, 51258, 667, 1, 3, 0x0}, /* aten::block_diag */
    {51303, 51324, 668, 1, 0, 0x20}, /* aten::block_diag.out */
    {51396, 51406, 669, 3, 3, 0x1}, /* aten::bmm */
    {51452, 51466, 672, 2, 3, 0x0}, /* aten::bmm.out */
    {51539, 51563, 674, 1, 0, 0x0}, /* aten::broadcast_tensors */
    {51617, 51636, 675, 1, 3, 0x0}, /* aten::broadcast_to */
    {51699, 51722, 676, 2, 3, 0x0}, /* aten::bucketize.Scalar */
    {51830, 51857, 678, 1, 0, 0x20}, /* aten::bucketize.Scalar_out */
    {51989, 52012, 679, 2, 3, 0x0}, /* aten::bucketize.Tensor */
    {52120, 52147, 681, 2, 3, 0x0}, /* aten::bucketize.Tensor_out */
    {52279, 52294, 683, 1, 3, 0x0}, /* aten::can_cast */
    {52350, 52371, 684, 1, 3, 0x100}, /* aten::cartesian_prod */
    {52420, 52430, 685, 3, 3, 0x1}, /* aten::cat */
    {52479, 52493, 688, 2, 3, 0x0}, /* aten::cat.out */
    {52569, 52582, 690, 1, 0, 0x2020}, /* aten::cauchy */
    {52681, 52698, 691, 1, 0, 0x2020}, /* aten::cauchy.out */
    {52821, 52835, 692, 2, 1, 0x2000}, /* aten::cauchy_ */
    {52941, 52953, 694, 1, 3, 0x0}, /* aten::cdist */
    {53032, 53043, 695, 3, 1, 0x10001}, /* aten::ceil */
    {53077, 53092, 698, 2, 1, 0x10000}, /* aten::ceil.out */
    {53153, 53165, 700, 3, 1, 0x10000}, /* aten::ceil_ */
    {53208, 53219, 703, 1, 1, 0x10000}, /* aten::celu */
    {53271, 53286, 704, 1, 0, 0x20}, /* aten::celu.out */
    {53364, 53376, 705, 1, 1, 0x10000}, /* aten::celu_ */
    {53437, 53459, 706, 2, 3, 0x0}, /* aten::channel_shuffle */
    {53519, 53545, 708, 1, 0, 0x20}, /* aten::channel_shuffle.out */
    {53632, 53647, 709, 2, 3, 0x0}, /* aten::cholesky */
    {53703, 53722, 711, 2, 3, 0x0}, /* aten::cholesky.out */
    {53805, 53828, 713, 2, 3, 0x0}, /* aten::cholesky_inverse */
    {53892, 53919, 715, 2, 3, 0x0}, /* aten::cholesky_inverse.out */
    {54010, 54031, 717, 2, 3, 0x0}, /* aten::cholesky_solve */
    {54108, 54133, 719, 2, 3, 0x0}, /* aten::cholesky_solve.out */
    {54237, 54249, 721, 1, 0, 0x0}, /* aten::chunk */
    {54320, 54332, 722, 3, 1, 0x10001}, /* aten::clamp */
    {54403, 54422, 725, 3, 3, 0x10001}, /* aten::clamp.Tensor */
    {54500, 54523, 728, 2, 1, 0x10000}, /* aten::clamp.Tensor_out */
    {54628, 54644, 730, 2, 1, 0x10000}, /* aten::clamp.out */
    {54742, 54755, 732, 3, 1, 0x10000}, /* aten::clamp_ */
    {54835, 54855, 735, 3, 3, 0x10000}, /* aten::clamp_.Tensor */
    {54942, 54958, 738, 3, 1, 0x10000}, /* aten::clamp_max */
    {55009, 55032, 741, 3, 3, 0x10000}, /* aten::clamp_max.Tensor */
    {55090, 55117, 744, 2, 1, 0x10000}, /* aten::clamp_max.Tensor_out */
    {55202, 55222, 746, 2, 1, 0x10000}, /* aten::clamp_max.out */
    {55300, 55317, 748, 3, 1, 0x10000}, /* aten::clamp_max_ */
    {55377, 55401, 751, 3, 3, 0x10000}, /* aten::clamp_max_.Tensor */
    {55468, 55484, 754, 3, 1, 0x10000}, /* aten::clamp_min */
    {55535, 55558, 757, 3, 3, 0x10000}, /* aten::clamp_min.Tensor */
    {55616, 55643, 760, 2, 1, 0x10000}, /* aten::clamp_min.Tensor_out */
    {55728, 55748, 762, 2, 1, 0x10000}, /* aten::clamp_min.out */
    {55826, 55843, 764, 3, 1, 0x10000}, /* aten::clamp_min_ */
    {55903, 55927, 767, 3, 3, 0x10000}, /* aten::clamp_min_.Tensor */
    {55994, 56005, 770, 1, 3, 0x10000}, /* aten::clip */
    {56075, 56093, 771, 1, 3, 0x10000}, /* aten::clip.Tensor */
    {56170, 56192, 772, 1, 3, 0x0}, /* aten::clip.Tensor_out */
    {56296, 56311, 773, 1, 3, 0x10000}, /* aten::clip.out */
    {56408, 56420, 774, 1, 3, 0x10000}, /* aten::clip_ */
    {56499, 56518, 775, 1, 3, 0x10000}, /* aten::clip_.Tensor */
    {56604, 56616, 776, 1, 3, 0x10001}, /* aten::clone */
    {56688, 56704, 777, 1, 0, 0x20}, /* aten::clone.out */
    {56800, 56813, 778, 2, 3, 0x1}, /* aten::col2im */
    {56940, 56957, 780, 2, 3, 0x0}, /* aten::col2im.out */
    {57111, 57130, 782, 1, 3, 0x0}, /* aten::column_stack */
    {57177, 57200, 783, 1, 3, 0x0}, /* aten::column_stack.out */
    {57274, 57293, 784, 1, 3, 0x0}, /* aten::combinations */
    {57373, 57387, 785, 2, 3, 0x0}, /* aten::complex */
    {57437, 57455, 787, 2, 3, 0x0}, /* aten::complex.out */
    {57532, 57545, 789, 1, 3, 0x0}, /* aten::concat */
    {57597, 57614, 790, 1, 3, 0x0}, /* aten::concat.out */
    {57693, 57711, 791, 1, 3, 0x0}, /* aten::concatenate */
    {57768, 57790, 792, 1, 3, 0x0}, /* aten::concatenate.out */
    {57874, 57885, 793, 1, 3, 0x0}, /* aten::conj */
    {57925, 57945, 794, 1, 3, 0x10100}, /* aten::conj_physical */
    {57988, 58012, 795, 2, 3, 0x10000}, /* aten::conj_physical.out */
    {58082, 58103, 797, 2, 3, 0x10000}, /* aten::conj_physical_ */
    {58155, 58177, 799, 1, 3, 0x1}, /* aten::constant_pad_nd */
    {58252, 58278, 800, 1, 0, 0x20}, /* aten::constant_pad_nd.out */
    {58380, 58397, 801, 1, 3, 0x0}, /* aten::contiguous */
    {58492, 58505, 802, 1, 3, 0x0}, /* aten::conv1d */
    {58656, 58677, 803, 1, 3, 0x0}, /* aten::conv1d.padding */
    {58836, 58849, 804, 1, 3, 0x0}, /* aten::conv2d */
    {59000, 59021, 805, 1, 3, 0x0}, /* aten::conv2d.padding */
    {59180, 59193, 806, 1, 3, 0x0}, /* aten::conv3d */
    {59344, 59365, 807, 1, 3, 0x0}, /* aten::conv3d.padding */
    {59524, 59547, 808, 1, 3, 0x0}, /* aten::conv_transpose1d */
    {59736, 59765, 809, 1, 3, 0x0}, /* aten::conv_transpose2d.input */
    {59960, 59989, 810, 1, 3, 0x0}, /* aten::conv_transpose3d.input */
    {60184, 60202, 811, 2, 3, 0x1}, /* aten::convolution */
    {60384, 60406, 813, 1, 0, 0x20}, /* aten::convolution.out */
    {60615, 60642, 814, 2, 3, 0x1}, /* aten::convolution_backward */
    {60900, 60931, 816, 1, 0, 0x20}, /* aten::convolution_backward.out */
    {61259, 61270, 817, 1, 3, 0x1}, /* aten::copy */
    {61341, 61356, 818, 1, 0, 0x20}, /* aten::copy.out */
    {61454, 61466, 819, 1, 0, 0x0}, /* aten::copy_ */
    {61546, 61568, 820, 1, 3, 0x10000}, /* aten::copysign.Scalar */
    {61627, 61653, 821, 1, 3, 0x10000}, /* aten::copysign.Scalar_out */
    {61739, 61761, 822, 3, 1, 0x10000}, /* aten::copysign.Tensor */
    {61820, 61839, 825, 2, 1, 0x10000}, /* aten::copysign.out */
    {61918, 61941, 827, 1, 3, 0x0}, /* aten::copysign_.Scalar */
    {62009, 62032, 828, 3, 1, 0x0}, /* aten::copysign_.Tensor */
    {62100, 62115, 831, 1, 3, 0x0}, /* aten::corrcoef */
    {62153, 62163, 832, 3, 1, 0x10001}, /* aten::cos */
    {62196, 62210, 835, 2, 1, 0x10000}, /* aten::cos.out */
    {62270, 62281, 837, 3, 1, 0x10000}, /* aten::cos_ */
    {62323, 62334, 840, 3, 1, 0x10001}, /* aten::cosh */
    {62368, 62383, 843, 2, 1, 0x10000}, /* aten::cosh.out */
    {62444, 62456, 845, 3, 1, 0x10000}, /* aten::cosh_ */
    {62499, 62527, 848, 1, 3, 0x0}, /* aten::cosine_embedding_loss */
    {62648, 62672, 849, 1, 3, 0x0}, /* aten::cosine_similarity */
    {62756, 62776, 850, 1, 3, 0x40000}, /* aten::count_nonzero */
    {62834, 62866, 851, 2, 3, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {62932, 62968, 853, 1, 0, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {63061, 63085, 854, 1, 0, 0x20}, /* aten::count_nonzero.out */
    {63170, 63180, 855, 1, 3, 0x0}, /* aten::cov */
    {63280, 63305, 856, 1, 3, 0x0}, /* aten::cross_entropy_loss */
    {63462, 63475, 857, 1, 1, 0x0}, /* aten::cummax */
    {63545, 63562, 858, 2, 1, 0x0}, /* aten::cummax.out */
    {63686, 63699, 860, 1, 1, 0x0}, /* aten::cummin */
    {63769, 63786, 861, 2, 1, 0x0}, /* aten::cummin.out */
    {63910, 63924, 863, 3, 1, 0x0}, /* aten::cumprod */
    {63997, 64015, 866, 2, 1, 0x0}, /* aten::cumprod.out */
    {64112, 64127, 868, 3, 3, 0x0}, /* aten::cumprod_ */
    {64209, 64222, 871, 3, 1, 0x1}, /* aten::cumsum */
    {64294, 64311, 874, 2, 1, 0x0}, /* aten::cumsum.out */
    {64407, 64421, 876, 3, 3, 0x0}, /* aten::cumsum_ */
    {64502, 64532, 879, 1, 3, 0x0}, /* aten::cumulative_trapezoid.dx */
    {64610, 64639, 880, 1, 3, 0x0}, /* aten::cumulative_trapezoid.x */
    {64713, 64727, 881, 1, 3, 0x10000}, /* aten::deg2rad */
    {64764, 64782, 882, 1, 3, 0x10000}, /* aten::deg2rad.out */
    {64846, 64861, 883, 1, 3, 0x10000}, /* aten::deg2rad_ */
    {64907, 64917, 884, 1, 3, 0x0}, /* aten::det */
    {64950, 64963, 885, 1, 3, 0x0}, /* aten::detach */
    {65005, 65019, 886, 1, 3, 0x80}, /* aten::detach_ */
    {65064, 65082, 887, 1, 3, 0x80000}, /* aten::detach_copy */
    {65123, 65145, 888, 1, 0, 0x80020}, /* aten::detach_copy.out */
    {65213, 65224, 889, 1, 3, 0x0}, /* aten::diag */
    {65274, 65289, 890, 1, 3, 0x0}, /* aten::diag.out */
    {65366, 65383, 891, 1, 3, 0x0}, /* aten::diag_embed */
    {65463, 65484, 892, 1, 0, 0x20}, /* aten::diag_embed.out */
    {65591, 65606, 893, 1, 3, 0x0}, /* aten::diagflat */
    {65658, 65673, 894, 1, 3, 0x1}, /* aten::diagonal */
    {65755, 65779, 895, 1, 0, 0x0}, /* aten::diagonal_backward */
    {65887, 65915, 896, 1, 0, 0x20}, /* aten::diagonal_backward.out */
    {66050, 66070, 897, 1, 3, 0x80000}, /* aten::diagonal_copy */
    {66151, 66175, 898, 1, 0, 0x80020}, /* aten::diagonal_copy.out */
    {66283, 66306, 899, 1, 0, 0x0}, /* aten::diagonal_scatter */
    {66402, 66429, 900, 1, 0, 0x20}, /* aten::diagonal_scatter.out */
    {66552, 66563, 901, 1, 3, 0x0}, /* aten::diff */
    {66661, 66676, 902, 1, 3, 0x0}, /* aten::diff.out */
    {66801, 66815, 903, 3, 1, 0x10000}, /* aten::digamma */
    {66852, 66870, 906, 2, 1, 0x10000}, /* aten::digamma.out */
    {66934, 66949, 908, 3, 1, 0x10000}, /* aten::digamma_ */
    {66995, 67006, 911, 1, 1, 0x0}, /* aten::dist */
    {67066, 67081, 912, 1, 0, 0x20}, /* aten::dist.out */
    {67168, 67185, 913, 1, 1, 0x10001}, /* aten::div.Scalar */
    {67239, 67261, 914, 1, 3, 0x10001}, /* aten::div.Scalar_mode */
    {67343, 67369, 915, 1, 0, 0x20}, /* aten::div.Scalar_mode_out */
    {67475, 67496, 916, 1, 0, 0x20}, /* aten::div.Scalar_out */
    {67577, 67594, 917, 3, 1, 0x10001}, /* aten::div.Tensor */
    {67648, 67670, 920, 3, 1, 0x10001}, /* aten::div.Tensor_mode */
    {67752, 67766, 923, 2, 1, 0x10000}, /* aten::div.out */
    {67840, 67859, 925, 2, 1, 0x10000}, /* aten::div.out_mode */
    {67958, 67976, 927, 1, 1, 0x10000}, /* aten::div_.Scalar */
    {68039, 68062, 928, 1, 3, 0x10000}, /* aten::div_.Scalar_mode */
    {68153, 68171, 929, 3, 1, 0x10000}, /* aten::div_.Tensor */
    {68234, 68257, 932, 3, 1, 0x10000}, /* aten::div_.Tensor_mode */
    {68348, 68368, 935, 1, 3, 0x0}, /* aten::divide.Scalar */
    {68425, 68450, 936, 1, 3, 0x0}, /* aten::divide.Scalar_mode */
    {68535, 68555, 937, 1, 3, 0x0}, /* aten::divide.Tensor */
    {68612, 68637, 938, 1, 3, 0x0}, /* aten::divide.Tensor_mode */
    {68722, 68739, 939, 1, 3, 0x0}, /* aten::divide.out */
    {68816, 68838, 940, 1, 3, 0x0}, /* aten::divide.out_mode */
    {68940, 68961, 941, 1, 3, 0x0}, /* aten::divide_.Scalar */
    {69027, 69053, 942, 1, 3, 0x0}, /* aten::divide_.Scalar_mode */
    {69147, 69168, 943, 1, 3, 0x0}, /* aten::divide_.Tensor */
    {69234, 69260, 944, 1, 3, 0x0}, /* aten::divide_.Tensor_mode */
    {69354, 69364, 945, 2, 3, 0x0}, /* aten::dot */
    {69412, 69426, 947, 1, 3, 0x0}, /* aten::dot.out */
    {69501, 69515, 948, 1, 3, 0x2100}, /* aten::dropout */
    {69574, 69589, 949, 1, 3, 0x2000}, /* aten::dropout_ */
    {69656, 69675, 950, 1, 3, 0x0}, /* aten::dsplit.array */
    {69745, 69762, 951, 1, 3, 0x0}, /* aten::dsplit.int */
    {69829, 69842, 952, 1, 3, 0x0}, /* aten::dstack */
    {69883, 69900, 953, 1, 3, 0x0}, /* aten::dstack.out */
    {69968, 69981, 954, 1, 3, 0x0}, /* aten::einsum */
    {70057, 70067, 955, 3, 1, 0x10001}, /* aten::elu */
    {70154, 70168, 958, 2, 1, 0x0}, /* aten::elu.out */
    {70282, 70293, 960, 3, 1, 0x10000}, /* aten::elu_ */
    {70389, 70408, 963, 3, 3, 0x0}, /* aten::elu_backward */
    {70544, 70574, 966, 2, 3, 0x0}, /* aten::elu_backward.grad_input */
    {70751, 70767, 968, 1, 3, 0x1}, /* aten::embedding */
    {70897, 70917, 969, 1, 0, 0x20}, /* aten::embedding.out */
    {71074, 71099, 970, 1, 3, 0x0}, /* aten::embedding_backward */
    {71241, 71261, 971, 1, 3, 0x0}, /* aten::embedding_bag */
    {71491, 71523, 972, 1, 3, 0x0}, /* aten::embedding_bag.padding_idx */
    {71758, 71789, 973, 2, 3, 0x1}, /* aten::embedding_dense_backward */
    {71931, 71966, 975, 1, 0, 0x20}, /* aten::embedding_dense_backward.out */
    {72135, 72158, 976, 1, 0, 0x20}, /* aten::embedding_renorm */
    {72253, 72280, 977, 1, 0, 0x20}, /* aten::embedding_renorm.out */
    {72402, 72426, 978, 2, 3, 0x0}, /* aten::embedding_renorm_ */
    {72530, 72556, 980, 3, 3, 0x1}, /* aten::empty.memory_format */
    {72733, 72749, 983, 1, 0, 0x0}, /* aten::empty.out */
    {72847, 72864, 984, 1, 0, 0x0}, /* aten::empty_like */
    {73030, 73051, 985, 1, 0, 0x20}, /* aten::empty_like.out */
    {73152, 73173, 986, 2, 3, 0x0}, /* aten::empty_permuted */
    {73334, 73359, 988, 1, 0, 0x20}, /* aten::empty_permuted.out */
    {73455, 73475, 989, 3, 3, 0x1}, /* aten::empty_strided */
    {73629, 73653, 992, 1, 0, 0x20}, /* aten::empty_strided.out */
    {73742, 73758, 993, 3, 1, 0x10001}, /* aten::eq.Scalar */
    {73811, 73831, 996, 2, 1, 0x10000}, /* aten::eq.Scalar_out */
    {73911, 73927, 998, 3, 1, 0x10001}, /* aten::eq.Tensor */
    {73980, 74000, 1001, 2, 1, 0x10000}, /* aten::eq.Tensor_out */
    {74080, 74097, 1003, 3, 1, 0x0}, /* aten::eq_.Scalar */
    {74159, 74176, 1006, 3, 1, 0x0}, /* aten::eq_.Tensor */
    {74238, 74250, 1009, 2, 3, 0x10004}, /* aten::equal */
    {74297, 74307, 1011, 3, 1, 0x10001}, /* aten::erf */
    {74340, 74354, 1014, 2, 1, 0x10000}, /* aten::erf.out */
    {74414, 74425, 1016, 3, 1, 0x10000}, /* aten::erf_ */
    {74467, 74478, 1019, 3, 1, 0x10000}, /* aten::erfc */
    {74512, 74527, 1022, 2, 1, 0x10000}, /* aten::erfc.out */
    {74588, 74600, 1024, 3, 1, 0x10000}, /* aten::erfc_ */
    {74643, 74656, 1027, 3, 1, 0x10000}, /* aten::erfinv */
    {74692, 74709, 1030, 2, 1, 0x10000}, /* aten::erfinv.out */
    {74772, 74786, 1032, 3, 1, 0x10000}, /* aten::erfinv_ */
    {74831, 74841, 1035, 3, 1, 0x10001}, /* aten::exp */
    {74874, 74888, 1038, 2, 1, 0x10000}, /* aten::exp.out */
    {74948, 74959, 1040, 3, 3, 0x10000}, /* aten::exp2 */
    {74993, 75008, 1043, 2, 3, 0x10000}, /* aten::exp2.out */
    {75069, 75081, 1045, 3, 3, 0x10000}, /* aten::exp2_ */
    {75124, 75135, 1048, 3, 1, 0x10000}, /* aten::exp_ */
    {75177, 75190, 1051, 1, 0, 0x1}, /* aten::expand */
    {75271, 75287, 1052, 1, 0, 0x0}, /* aten::expand_as */
    {75346, 75364, 1053, 1, 3, 0x80000}, /* aten::expand_copy */
    {75444, 75466, 1054, 1, 0, 0x80020}, /* aten::expand_copy.out */
    {75570, 75582, 1055, 3, 1, 0x10001}, /* aten::expm1 */
    {75617, 75633, 1058, 2, 1, 0x10000}, /* aten::expm1.out */
    {75695, 75708, 1060, 3, 1, 0x10000}, /* aten::expm1_ */
    {75752, 75770, 1063, 1, 0, 0x2020}, /* aten::exponential */
    {75857, 75879, 1064, 1, 0, 0x2020}, /* aten::exponential.out */
    {75990, 76009, 1065, 2, 1, 0x2000}, /* aten::exponential_ */
    {76104, 76114, 1067, 2, 3, 0x0}, /* aten::eye */
    {76236, 76248, 1069, 2, 3, 0x0}, /* aten::eye.m */
    {76382, 76398, 1071, 2, 3, 0x0}, /* aten::eye.m_out */
    {76467, 76481, 1073, 2, 3, 0x0}, /* aten::eye.out */
    {76538, 76566, 1075, 1, 3, 0x2100}, /* aten::feature_alpha_dropout */
    {76639, 76668, 1076, 1, 3, 0x2000}, /* aten::feature_alpha_dropout_ */
    {76749, 76771, 1077, 1, 3, 0x2100}, /* aten::feature_dropout */
    {76838, 76861, 1078, 1, 3, 0x2000}, /* aten::feature_dropout_ */
    {76936, 76950, 1079, 1, 3, 0x0}, /* aten::fft_fft */
    {77031, 77049, 1080, 1, 3, 0x0}, /* aten::fft_fft.out */
    {77157, 77172, 1081, 1, 3, 0x0}, /* aten::fft_fft2 */
    {77265, 77284, 1082, 1, 3, 0x0}, /* aten::fft_fft2.out */
    {77404, 77419, 1083, 1, 3, 0x0}, /* aten::fft_fftn */
    {77510, 77529, 1084, 1, 3, 0x0}, /* aten::fft_fftn.out */
    {77647, 77666, 1085, 1, 3, 0x0}, /* aten::fft_fftshift */
    {77726, 77741, 1086, 1, 3, 0x0}, /* aten::fft_hfft */
    {77823, 77842, 1087, 1, 3, 0x0}, /* aten::fft_hfft.out */
    {77951, 77967, 1088, 1, 3, 0x0}, /* aten::fft_hfft2 */
    {78061, 78081, 1089, 1, 3, 0x0}, /* aten::fft_hfft2.out */
    {78202, 78218, 1090, 1, 3, 0x0}, /* aten::fft_hfftn */
    {78310, 78330, 1091, 1, 3, 0x0}, /* aten::fft_hfftn.out */
    {78449, 78464, 1092, 1, 3, 0x0}, /* aten::fft_ifft */
    {78546, 78565, 1093, 1, 3, 0x0}, /* aten::fft_ifft.out */
    {78674, 78690, 1094, 1, 3, 0x0}, /* aten::fft_ifft2 */
    {78784, 78804, 1095, 1, 3, 0x0}, /* aten::fft_ifft2.out */
    {78925, 78941, 1096, 1, 3, 0x0}, /* aten::fft_ifftn */
    {79033, 79053, 1097, 1, 3, 0x0}, /* aten::fft_ifftn.out */
    {79172, 79192, 1098, 1, 3, 0x0}, /* aten::fft_ifftshift */
    {79253, 79269, 1099, 1, 3, 0x0}, /* aten::fft_ihfft */
    {79352, 79372, 1100, 1, 3, 0x0}, /* aten::fft_ihfft.out */
    {79482, 79499, 1101, 1, 3, 0x0}, /* aten::fft_ihfft2 */
    {79594, 79615, 1102, 1, 3, 0x0}, /* aten::fft_ihfft2.out */
    {79737, 79754, 1103, 1, 3, 0x0}, /* aten::fft_ihfftn */
    {79847, 79868, 1104, 1, 3, 0x0}, /* aten::fft_ihfftn.out */
    {79988, 80004, 1105, 1, 3, 0x0}, /* aten::fft_irfft */
    {80087, 80107, 1106, 1, 3, 0x0}, /* aten::fft_irfft.out */
    {80217, 80234, 1107, 1, 3, 0x0}, /* aten::fft_irfft2 */
    {80329, 80350, 1108, 1, 3, 0x0}, /* aten::fft_irfft2.out */
    {80472, 80489, 1109, 1, 3, 0x0}, /* aten::fft_irfftn */
    {80582, 80603, 1110, 1, 3, 0x0}, /* aten::fft_irfftn.out */
    {80723, 80738, 1111, 1, 3, 0x0}, /* aten::fft_rfft */
    {80820, 80839, 1112, 1, 3, 0x0}, /* aten::fft_rfft.out */
    {80948, 80964, 1113, 1, 3, 0x0}, /* aten::fft_rfft2 */
    {81058, 81078, 1114, 1, 3, 0x0}, /* aten::fft_rfft2.out */
    {81199, 81215, 1115, 1, 3, 0x0}, /* aten::fft_rfftn */
    {81307, 81327, 1116, 1, 3, 0x0}, /* aten::fft_rfftn.out */
    {81446, 81464, 1117, 1, 3, 0x1}, /* aten::fill.Scalar */
    {81519, 81541, 1118, 1, 0, 0x20}, /* aten::fill.Scalar_out */
    {81623, 81641, 1119, 1, 3, 0x0}, /* aten::fill.Tensor */
    {81696, 81718, 1120, 1, 0, 0x20}, /* aten::fill.Tensor_out */
    {81800, 81819, 1121, 2, 1, 0x0}, /* aten::fill_.Scalar */
    {81883, 81902, 1123, 2, 1, 0x0}, /* aten::fill_.Tensor */
    {81966, 81976, 1125, 1, 3, 0x0}, /* aten::fix */
    {82009, 82023, 1126, 1, 3, 0x0}, /* aten::fix.out */
    {82083, 82094, 1127, 1, 3, 0x0}, /* aten::fix_ */
    {82136, 82161, 1128, 1, 3, 0x0}, /* aten::flatten.using_ints */
    {82248, 82259, 1129, 2, 3, 0x1}, /* aten::flip */
    {82305, 82320, 1131, 1, 0, 0x20}, /* aten::flip.out */
    {82393, 82406, 1132, 1, 3, 0x0}, /* aten::fliplr */
    {82442, 82455, 1133, 1, 3, 0x0}, /* aten::flipud */
    {82491, 82516, 1134, 1, 3, 0x10000}, /* aten::float_power.Scalar */
    {82581, 82610, 1135, 1, 3, 0x10000}, /* aten::float_power.Scalar_out */
    {82702, 82734, 1136, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {82806, 82842, 1137, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {82941, 82973, 1138, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {83045, 83081, 1139, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {83180, 83206, 1140, 1, 3, 0x10000}, /* aten::float_power_.Scalar */
    {83280, 83306, 1141, 1, 3, 0x10000}, /* aten::float_power_.Tensor */
    {83380, 83392, 1142, 3, 1, 0x10001}, /* aten::floor */
    {83427, 83443, 1145, 2, 1, 0x10000}, /* aten::floor.out */
    {83505, 83518, 1147, 3, 1, 0x10000}, /* aten::floor_ */
    {83562, 83581, 1150, 2, 1, 0x0}, /* aten::floor_divide */
    {83637, 83663, 1152, 1, 1, 0x0}, /* aten::floor_divide.Scalar */
    {83726, 83756, 1153, 1, 0, 0x20}, /* aten::floor_divide.Scalar_out */
    {83846, 83869, 1154, 2, 1, 0x0}, /* aten::floor_divide.out */
    {83952, 83979, 1156, 1, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {84051, 84078, 1157, 2, 1, 0x0}, /* aten::floor_divide_.Tensor */
    {84150, 84161, 1159, 3, 1, 0x10000}, /* aten::fmax */
    {84209, 84224, 1162, 2, 1, 0x10000}, /* aten::fmax.out */
    {84299, 84310, 1164, 3, 1, 0x10000}, /* aten::fmin */
    {84358, 84373, 1167, 2, 1, 0x10000}, /* aten::fmin.out */
    {84448, 84466, 1169, 1, 1, 0x10001}, /* aten::fmod.Scalar */
    {84521, 84543, 1170, 1, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {84625, 84643, 1171, 3, 1, 0x10001}, /* aten::fmod.Tensor */
    {84698, 84720, 1174, 2, 1, 0x10000}, /* aten::fmod.Tensor_out */
    {84802, 84821, 1176, 1, 1, 0x10000}, /* aten::fmod_.Scalar */
    {84885, 84904, 1177, 3, 1, 0x10000}, /* aten::fmod_.Tensor */
    {84968, 84979, 1180, 3, 1, 0x10000}, /* aten::frac */
    {85013, 85028, 1183, 2, 1, 0x10000}, /* aten::frac.out */
    {85089, 85101, 1185, 3, 1, 0x10000}, /* aten::frac_ */
    {85144, 85172, 1188, 2, 3, 0x0}, /* aten::fractional_max_pool2d */
    {85296, 85331, 1190, 2, 3, 0x0}, /* aten::fractional_max_pool2d.output */
    {85512, 85549, 1192, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward */
    {85685, 85733, 1194, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {85910, 85938, 1196, 2, 3, 0x0}, /* aten::fractional_max_pool3d */
    {86062, 86097, 1198, 2, 3, 0x0}, /* aten::fractional_max_pool3d.output */
    {86278, 86315, 1200, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward */
    {86451, 86499, 1202, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {86676, 86695, 1204, 2, 3, 0x10000}, /* aten::frexp.Tensor */
    {86765, 86788, 1206, 2, 3, 0x10000}, /* aten::frexp.Tensor_out */
    {86915, 86931, 1208, 2, 3, 0x0}, /* aten::from_file */
    {87095, 87115, 1210, 1, 0, 0x20}, /* aten::from_file.out */
    {87214, 87225, 1211, 2, 3, 0x1}, /* aten::full */
    {87372, 87387, 1213, 1, 3, 0x0}, /* aten::full.out */
    {87469, 87485, 1214, 1, 3, 0x1}, /* aten::full_like */
    {87669, 87689, 1215, 1, 0, 0x20}, /* aten::full_like.out */
    {87808, 87821, 1216, 3, 3, 0x1}, /* aten::gather */
    {87907, 87924, 1219, 2, 3, 0x0}, /* aten::gather.out */
    {88034, 88056, 1221, 1, 0, 0x0}, /* aten::gather_backward */
    {88155, 88165, 1222, 3, 3, 0x10000}, /* aten::gcd */
    {88212, 88226, 1225, 2, 3, 0x10000}, /* aten::gcd.out */
    {88300, 88311, 1227, 3, 3, 0x0}, /* aten::gcd_ */
    {88367, 88383, 1230, 3, 1, 0x10001}, /* aten::ge.Scalar */
    {88436, 88456, 1233, 2, 1, 0x10000}, /* aten::ge.Scalar_out */
    {88536, 88552, 1235, 3, 1, 0x10001}, /* aten::ge.Tensor */
    {88605, 88625, 1238, 2, 1, 0x10000}, /* aten::ge.Tensor_out */
    {88705, 88722, 1240, 3, 1, 0x0}, /* aten::ge_.Scalar */
    {88784, 88801, 1243, 3, 1, 0x0}, /* aten::ge_.Tensor */
    {88863, 88874, 1246, 3, 1, 0x10001}, /* aten::gelu */
    {88935, 88950, 1249, 2, 1, 0x0}, /* aten::gelu.out */
    {89035, 89047, 1251, 3, 1, 0x0}, /* aten::gelu_ */
    {89117, 89137, 1254, 3, 3, 0x10000}, /* aten::gelu_backward */
    {89227, 89258, 1257, 2, 3, 0x0}, /* aten::gelu_backward.grad_input */
    {89386, 89402, 1259, 1, 0, 0x2020}, /* aten::geometric */
    {89480, 89500, 1260, 1, 0, 0x2020}, /* aten::geometric.out */
    {89602, 89619, 1261, 2, 1, 0x2000}, /* aten::geometric_ */
    {89706, 89718, 1263, 2, 3, 0x0}, /* aten::geqrf */
    {89769, 89783, 1265, 2, 3, 0x0}, /* aten::geqrf.a */
    {89877, 89887, 1267, 1, 3, 0x0}, /* aten::ger */
    {89933, 89947, 1268, 1, 3, 0x0}, /* aten::ger.out */
    {90020, 90030, 1269, 2, 1, 0x0}, /* aten::glu */
    {90075, 90089, 1271, 2, 3, 0x0}, /* aten::glu.out */
    {90161, 90180, 1273, 2, 3, 0x0}, /* aten::glu_backward */
    {90251, 90281, 1275, 2, 3, 0x0}, /* aten::glu_backward.grad_input */
    {90393, 90414, 1277, 1, 3, 0x0}, /* aten::gradient.array */
    {90492, 90519, 1278, 1, 3, 0x0}, /* aten::gradient.scalararray */
    {90619, 90644, 1279, 1, 3, 0x0}, /* aten::gradient.scalarint */
    {90752, 90782, 1280, 1, 3, 0x0}, /* aten::gradient.scalarrayarray */
    {90887, 90915, 1281, 1, 3, 0x0}, /* aten::gradient.scalarrayint */
    {91022, 91049, 1282, 1, 3, 0x0}, /* aten::gradient.tensorarray */
    {91151, 91181, 1283, 1, 3, 0x0}, /* aten::gradient.tensorarrayint */
    {91290, 91311, 1284, 1, 3, 0x0}, /* aten::greater.Scalar */
    {91369, 91394, 1285, 1, 3, 0x0}, /* aten::greater.Scalar_out */
    {91479, 91500, 1286, 1, 3, 0x0}, /* aten::greater.Tensor */
    {91558, 91583, 1287, 1, 3, 0x0}, /* aten::greater.Tensor_out */
    {91668, 91690, 1288, 1, 3, 0x0}, /* aten::greater_.Scalar */
    {91757, 91779, 1289, 1, 3, 0x0}, /* aten::greater_.Tensor */
    {91846, 91873, 1290, 1, 3, 0x0}, /* aten::greater_equal.Scalar */
    {91937, 91968, 1291, 1, 3, 0x0}, /* aten::greater_equal.Scalar_out */
    {92059, 92086, 1292, 1, 3, 0x0}, /* aten::greater_equal.Tensor */
    {92150, 92181, 1293, 1, 3, 0x0}, /* aten::greater_equal.Tensor_out */
    {92272, 92300, 1294, 1, 3, 0x0}, /* aten::greater_equal_.Scalar */
    {92373, 92401, 1295, 1, 3, 0x0}, /* aten::greater_equal_.Tensor */
    {92474, 92493, 1296, 1, 3, 0x0}, /* aten::grid_sampler */
    {92611, 92633, 1297, 2, 3, 0x1}, /* aten::grid_sampler_2d */
    {92754, 92780, 1299, 1, 0, 0x20}, /* aten::grid_sampler_2d.out */
    {92928, 92959, 1300, 2, 3, 0x0}, /* aten::grid_sampler_2d_backward */
    {93140, 93175, 1302, 1, 0, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {93405, 93427, 1303, 2, 3, 0x0}, /* aten::grid_sampler_3d */
    {93548, 93574, 1305, 1, 0, 0x20}, /* aten::grid_sampler_3d.out */
    {93722, 93753, 1306, 2, 3, 0x0}, /* aten::grid_sampler_3d_backward */
    {93934, 93969, 1308, 1, 0, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {94199, 94216, 1309, 1, 3, 0x0}, /* aten::group_norm */
    {94355, 94370, 1310, 1, 3, 0x2000}, /* aten::gru.data */
    {94546, 94562, 1311, 1, 3, 0x2000}, /* aten::gru.input */
    {94738, 94753, 1312, 1, 3, 0x0}, /* aten::gru_cell */
    {94867, 94883, 1313, 3, 1, 0x10001}, /* aten::gt.Scalar */
    {94936, 94956, 1316, 2, 1, 0x10000}, /* aten::gt.Scalar_out */
    {95036, 95052, 1318, 3, 1, 0x10001}, /* aten::gt.Tensor */
    {95105, 95125, 1321, 2, 1, 0x10000}, /* aten::gt.Tensor_out */
    {95205, 95222, 1323, 3, 1, 0x0}, /* aten::gt_.Scalar */
    {95284, 95301, 1326, 3, 1, 0x0}, /* aten::gt_.Tensor */
    {95363, 95380, 1329, 3, 1, 0x10000}, /* aten::hardshrink */
    {95438, 95459, 1332, 2, 1, 0x0}, /* aten::hardshrink.out */
    {95544, 95570, 1334, 3, 3, 0x0}, /* aten::hardshrink_backward */
    {95650, 95687, 1337, 2, 3, 0x0}, /* aten::hardshrink_backward.grad_input */
    {95808, 95826, 1339, 3, 1, 0x10000}, /* aten::hardsigmoid */
    {95867, 95889, 1342, 2, 1, 0x0}, /* aten::hardsigmoid.out */
    {95957, 95976, 1344, 3, 1, 0x10000}, /* aten::hardsigmoid_ */
    {96026, 96053, 1347, 3, 3, 0x0}, /* aten::hardsigmoid_backward */
    {96123, 96161, 1350, 2, 3, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {96272, 96288, 1352, 2, 1, 0x0}, /* aten::hardswish */
    {96327, 96347, 1354, 2, 1, 0x0}, /* aten::hardswish.out */
    {96413, 96430, 1356, 2, 1, 0x0}, /* aten::hardswish_ */
    {96478, 96503, 1358, 2, 3, 0x0}, /* aten::hardswish_backward */
    {96571, 96600, 1360, 1, 0, 0x20}, /* aten::hardswish_backward.out */
    {96695, 96710, 1361, 2, 1, 0x10001}, /* aten::hardtanh */
    {96785, 96804, 1363, 2, 1, 0x0}, /* aten::hardtanh.out */
    {96906, 96922, 1365, 2, 1, 0x10000}, /* aten::hardtanh_ */
    {97006, 97030, 1367, 2, 3, 0x0}, /* aten::hardtanh_backward */
    {97129, 97164, 1369, 2, 3, 0x0}, /* aten::hardtanh_backward.grad_input */
    {97304, 97322, 1371, 3, 3, 0x0}, /* aten::hash_tensor */
    {97413, 97435, 1374, 2, 3, 0x0}, /* aten::hash_tensor.out */
    {97550, 97566, 1376, 3, 1, 0x10000}, /* aten::heaviside */
    {97620, 97640, 1379, 2, 1, 0x10000}, /* aten::heaviside.out */
    {97721, 97738, 1381, 3, 1, 0x0}, /* aten::heaviside_ */
    {97801, 97828, 1384, 1, 3, 0x0}, /* aten::hinge_embedding_loss */
    {97931, 97943, 1385, 2, 3, 0x0}, /* aten::histc */
    {98020, 98036, 1387, 2, 3, 0x0}, /* aten::histc.out */
    {98140, 98163, 1389, 2, 3, 0x0}, /* aten::histogram.bin_ct */
    {98313, 98340, 1391, 2, 3, 0x0}, /* aten::histogram.bin_ct_out */
    {98541, 98569, 1393, 2, 3, 0x0}, /* aten::histogram.bins_tensor */
    {98702, 98734, 1395, 2, 3, 0x0}, /* aten::histogram.bins_tensor_out */
    {98918, 98936, 1397, 1, 3, 0x0}, /* aten::histogramdd */
    {99078, 99112, 1398, 1, 3, 0x0}, /* aten::histogramdd.TensorList_bins */
    {99273, 99300, 1399, 1, 3, 0x0}, /* aten::histogramdd.int_bins */
    {99449, 99468, 1400, 1, 3, 0x0}, /* aten::hsplit.array */
    {99538, 99555, 1401, 1, 3, 0x0}, /* aten::hsplit.int */
    {99622, 99635, 1402, 1, 3, 0x0}, /* aten::hstack */
    {99676, 99693, 1403, 1, 3, 0x0}, /* aten::hstack.out */
    {99761, 99778, 1404, 2, 3, 0x0}, /* aten::huber_loss */
    {99870, 99891, 1406, 2, 3, 0x0}, /* aten::huber_loss.out */
    {100010, 100036, 1408, 2, 3, 0x0}, /* aten::huber_loss_backward */
    {100148, 100178, 1410, 2, 3, 0x0}, /* aten::huber_loss_backward.out */
    {100324, 100336, 1412, 3, 1, 0x10000}, /* aten::hypot */
    {100385, 100401, 1415, 2, 1, 0x10000}, /* aten::hypot.out */
    {100477, 100490, 1417, 3, 1, 0x10000}, /* aten::hypot_ */
    {100548, 100557, 1420, 3, 3, 0x10000}, /* aten::i0 */
    {100589, 100602, 1423, 2, 3, 0x10000}, /* aten::i0.out */
    {100661, 100671, 1425, 3, 3, 0x10000}, /* aten::i0_ */
    {100712, 100725, 1428, 3, 3, 0x10000}, /* aten::igamma */
    {100775, 100792, 1431, 2, 3, 0x10000}, /* aten::igamma.out */
    {100869, 100883, 1433, 3, 3, 0x10000}, /* aten::igamma_ */
    {100942, 100956, 1436, 3, 3, 0x10000}, /* aten::igammac */
    {101007, 101025, 1439, 2, 3, 0x10000}, /* aten::igammac.out */
    {101103, 101118, 1441, 3, 3, 0x10000}, /* aten::igammac_ */
    {101178, 101191, 1444, 2, 3, 0x0}, /* aten::im2col */
    {101295, 101312, 1446, 2, 3, 0x0}, /* aten::im2col.out */
    {101443, 101454, 1448, 1, 1, 0x0}, /* aten::imag */
    {101494, 101513, 1449, 2, 1, 0x9}, /* aten::index.Tensor */
    {101574, 101597, 1451, 1, 1, 0x0}, /* aten::index.Tensor_out */
    {101685, 101701, 1452, 3, 3, 0x0}, /* aten::index_add */
    {101797, 101817, 1455, 2, 3, 0x0}, /* aten::index_add.out */
    {101937, 101954, 1457, 3, 3, 0x0}, /* aten::index_add_ */
    {102059, 102076, 1460, 3, 3, 0x0}, /* aten::index_copy */
    {102154, 102175, 1463, 2, 3, 0x0}, /* aten::index_copy.out */
    {102280, 102298, 1465, 3, 3, 0x0}, /* aten::index_copy_ */
    {102385, 102413, 1468, 1, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {102501, 102533, 1469, 1, 0, 0x20}, /* aten::index_fill.int_Scalar_out */
    {102648, 102676, 1470, 1, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {102764, 102796, 1471, 1, 0, 0x20}, /* aten::index_fill.int_Tensor_out */
    {102911, 102940, 1472, 2, 1, 0x0}, /* aten::index_fill_.int_Scalar */
    {103037, 103066, 1474, 2, 1, 0x0}, /* aten::index_fill_.int_Tensor */
    {103163, 103179, 1476, 1, 1, 0x1}, /* aten::index_put */
    {103275, 103295, 1477, 1, 0, 0x20}, /* aten::index_put.out */
    {103418, 103435, 1478, 1, 1, 0x0}, /* aten::index_put_ */
    {103540, 103559, 1479, 3, 3, 0x0}, /* aten::index_reduce */
    {103678, 103701, 1482, 2, 3, 0x0}, /* aten::index_reduce.out */
    {103844, 103864, 1484, 3, 3, 0x0}, /* aten::index_reduce_ */
    {103992, 104011, 1487, 2, 3, 0x1}, /* aten::index_select */
    {104076, 104099, 1489, 2, 3, 0x0}, /* aten::index_select.out */
    {104191, 104219, 1491, 1, 0, 0x0}, /* aten::index_select_backward */
    {104314, 104326, 1492, 1, 3, 0x0}, /* aten::inner */
    {104375, 104391, 1493, 1, 3, 0x0}, /* aten::inner.out */
    {104467, 104487, 1494, 1, 3, 0x0}, /* aten::instance_norm */
    {104673, 104687, 1495, 1, 3, 0x0}, /* aten::inverse */
    {104724, 104742, 1496, 1, 3, 0x0}, /* aten::inverse.out */
    {104806, 104823, 1497, 1, 0, 0x0}, /* aten::is_complex */
    {104861, 104875, 1498, 1, 2, 0x0}, /* aten::is_conj */
    {104910, 104931, 1499, 1, 0, 0x0}, /* aten::is_distributed */
    {104973, 104997, 1500, 1, 0, 0x0}, /* aten::is_floating_point */
    {105042, 105061, 1501, 1, 0, 0x0}, /* aten::is_inference */
    {105101, 105114, 1502, 1, 2, 0x0}, /* aten::is_neg */
    {105148, 105165, 1503, 1, 0, 0x0}, /* aten::is_nonzero */
    {105203, 105219, 1504, 1, 3, 0x0}, /* aten::is_pinned */
    {105277, 105296, 1505, 1, 0, 0x0}, /* aten::is_same_size */
    {105350, 105366, 1506, 1, 0, 0x0}, /* aten::is_signed */
    {105403, 105417, 1507, 1, 3, 0x0}, /* aten::isclose */
    {105526, 105541, 1508, 1, 0, 0x10000}, /* aten::isfinite */
    {105579, 105604, 1509, 3, 3, 0x0}, /* aten::isin.Scalar_Tensor */
    {105725, 105754, 1512, 2, 3, 0x0}, /* aten::isin.Scalar_Tensor_out */
    {105899, 105924, 1514, 3, 3, 0x0}, /* aten::isin.Tensor_Scalar */
    {106045, 106074, 1517, 2, 3, 0x0}, /* aten::isin.Tensor_Scalar_out */
    {106219, 106244, 1519, 3, 3, 0x0}, /* aten::isin.Tensor_Tensor */
    {106366, 106395, 1522, 2, 3, 0x0}, /* aten::isin.Tensor_Tensor_out */
    {106541, 106553, 1524, 2, 0, 0x10001}, /* aten::isinf */
    {106588, 106604, 1526, 1, 0, 0x20}, /* aten::isinf.out */
    {106666, 106678, 1527, 2, 0, 0x10001}, /* aten::isnan */
    {106713, 106729, 1529, 1, 0, 0x20}, /* aten::isnan.out */
    {106791, 106806, 1530, 3, 3, 0x10000}, /* aten::isneginf */
    {106844, 106863, 1533, 2, 3, 0x10000}, /* aten::isneginf.out */
    {106928, 106943, 1535, 3, 3, 0x10000}, /* aten::isposinf */
    {106981, 107000, 1538, 2, 3, 0x10000}, /* aten::isposinf.out */
    {107065, 107078, 1540, 1, 3, 0x0}, /* aten::isreal */
    {107114, 107125, 1541, 1, 3, 0x4}, /* aten::item */
    {107159, 107172, 1542, 1, 3, 0x0}, /* aten::kl_div */
    {107269, 107280, 1543, 1, 3, 0x0}, /* aten::kron */
    {107328, 107343, 1544, 1, 3, 0x0}, /* aten::kron.out */
    {107418, 107433, 1545, 1, 3, 0x0}, /* aten::kthvalue */
    {107538, 107560, 1546, 2, 3, 0x0}, /* aten::kthvalue.values */
    {107722, 107736, 1548, 1, 3, 0x0}, /* aten::l1_loss */
    {107808, 107825, 1549, 1, 3, 0x0}, /* aten::layer_norm */
    {107974, 107984, 1550, 3, 3, 0x10000}, /* aten::lcm */
    {108031, 108045, 1553, 2, 3, 0x10000}, /* aten::lcm.out */
    {108119, 108130, 1555, 3, 3, 0x0}, /* aten::lcm_ */
    {108186, 108205, 1558, 1, 3, 0x10000}, /* aten::ldexp.Tensor */
    {108261, 108277, 1559, 1, 3, 0x10000}, /* aten::ldexp.out */
    {108353, 108366, 1560, 1, 3, 0x10000}, /* aten::ldexp_ */
    {108424, 108440, 1561, 3, 1, 0x10001}, /* aten::le.Scalar */
    {108493, 108513, 1564, 2, 1, 0x10000}, /* aten::le.Scalar_out */
    {108593, 108609, 1566, 3, 1, 0x10001}, /* aten::le.Tensor */
    {108662, 108682, 1569, 2, 1, 0x10000}, /* aten::le.Tensor_out */
    {108762, 108779, 1571, 3, 1, 0x0}, /* aten::le_.Scalar */
    {108841, 108858, 1574, 3, 1, 0x0}, /* aten::le_.Tensor */
    {108920, 108937, 1577, 3, 1, 0x10001}, /* aten::leaky_relu */
    {109005, 109026, 1580, 2, 1, 0x0}, /* aten::leaky_relu.out */
    {109121, 109139, 1582, 3, 1, 0x10000}, /* aten::leaky_relu_ */
    {109216, 109242, 1585, 3, 3, 0x0}, /* aten::leaky_relu_backward */
    {109355, 109392, 1588, 2, 3, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {109546, 109564, 1590, 3, 1, 0x10000}, /* aten::lerp.Scalar */
    {109632, 109654, 1593, 2, 1, 0x10000}, /* aten::lerp.Scalar_out */
    {109749, 109767, 1595, 3, 1, 0x10000}, /* aten::lerp.Tensor */
    {109835, 109857, 1598, 2, 1, 0x10000}, /* aten::lerp.Tensor_out */
    {109952, 109971, 1600, 3, 1, 0x10000}, /* aten::lerp_.Scalar */
    {110048, 110067, 1603, 3, 1, 0x10000}, /* aten::lerp_.Tensor */
    {110144, 110162, 1606, 1, 3, 0x0}, /* aten::less.Scalar */
    {110217, 110239, 1607, 1, 3, 0x0}, /* aten::less.Scalar_out */
    {110321, 110339, 1608, 1, 3, 0x0}, /* aten::less.Tensor */
    {110394, 110416, 1609, 1, 3, 0x0}, /* aten::less.Tensor_out */
    {110498, 110517, 1610, 1, 3, 0x0}, /* aten::less_.Scalar */
    {110581, 110600, 1611, 1, 3, 0x0}, /* aten::less_.Tensor */
    {110664, 110688, 1612, 1, 3, 0x0}, /* aten::less_equal.Scalar */
    {110749, 110777, 1613, 1, 3, 0x0}, /* aten::less_equal.Scalar_out */
    {110865, 110889, 1614, 1, 3, 0x0}, /* aten::less_equal.Tensor */
    {110950, 110978, 1615, 1, 3, 0x0}, /* aten::less_equal.Tensor_out */
    {111066, 111091, 1616, 1, 3, 0x0}, /* aten::less_equal_.Scalar */
    {111161, 111186, 1617, 1, 3, 0x0}, /* aten::less_equal_.Tensor */
    {111256, 111269, 1618, 3, 1, 0x10000}, /* aten::lgamma */
    {111305, 111322, 1621, 2, 1, 0x10000}, /* aten::lgamma.out */
    {111385, 111399, 1623, 3, 1, 0x10000}, /* aten::lgamma_ */
    {111444, 111455, 1626, 1, 3, 0x0}, /* aten::lift */
    {111489, 111504, 1627, 1, 0, 0x20}, /* aten::lift.out */
    {111565, 111582, 1628, 1, 3, 0x0}, /* aten::lift_fresh */
    {111628, 111650, 1629, 1, 3, 0x80000}, /* aten::lift_fresh_copy */
    {111695, 111721, 1630, 1, 0, 0x80020}, /* aten::lift_fresh_copy.out */
    {111793, 111815, 1631, 1, 3, 0x0}, /* aten::linalg_cholesky */
    {111881, 111907, 1632, 1, 3, 0x0}, /* aten::linalg_cholesky.out */
    {111997, 112022, 1633, 2, 3, 0x0}, /* aten::linalg_cholesky_ex */
    {112133, 112160, 1635, 2, 3, 0x0}, /* aten::linalg_cholesky_ex.L */
    {112312, 112330, 1637, 1, 3, 0x0}, /* aten::linalg_cond */
    {112387, 112409, 1638, 1, 3, 0x0}, /* aten::linalg_cond.out */
    {112493, 112517, 1639, 1, 3, 0x0}, /* aten::linalg_cond.p_str */
    {112571, 112599, 1640, 1, 3, 0x0}, /* aten::linalg_cond.p_str_out */
    {112680, 112699, 1641, 2, 3, 0x0}, /* aten::linalg_cross */
    {112770, 112793, 1643, 2, 3, 0x0}, /* aten::linalg_cross.out */
    {112888, 112905, 1645, 1, 3, 0x0}, /* aten::linalg_det */
    {112942, 112963, 1646, 1, 3, 0x0}, /* aten::linalg_det.out */
    {113027, 113049, 1647, 1, 3, 0x0}, /* aten::linalg_diagonal */
    {113140, 113157, 1648, 2, 3, 0x0}, /* aten::linalg_eig */
    {113232, 113253, 1650, 2, 3, 0x0}, /* aten::linalg_eig.out */
    {113392, 113410, 1652, 1, 3, 0x0}, /* aten::linalg_eigh */
    {113500, 113526, 1653, 1, 3, 0x0}, /* aten::linalg_eigh.eigvals */
    {113675, 113696, 1654, 1, 3, 0x0}, /* aten::linalg_eigvals */
    {113740, 113765, 1655, 2, 3, 0x0}, /* aten::linalg_eigvals.out */
    {113836, 113858, 1657, 1, 3, 0x0}, /* aten::linalg_eigvalsh */
    {113917, 113943, 1658, 1, 3, 0x0}, /* aten::linalg_eigvalsh.out */
    {114029, 114062, 1659, 2, 3, 0x0}, /* aten::linalg_householder_product */
    {114131, 114168, 1661, 2, 3, 0x0}, /* aten::linalg_householder_product.out */
    {114264, 114281, 1663, 1, 3, 0x0}, /* aten::linalg_inv */
    {114318, 114339, 1664, 1, 3, 0x0}, /* aten::linalg_inv.out */
    {114403, 114423, 1665, 2, 3, 0x0}, /* aten::linalg_inv_ex */
    {114514, 114542, 1667, 2, 3, 0x0}, /* aten::linalg_inv_ex.inverse */
    {114686, 114710, 1669, 1, 3, 0x0}, /* aten::linalg_ldl_factor */
    {114802, 114830, 1670, 1, 3, 0x0}, /* aten::linalg_ldl_factor.out */
    {114968, 114995, 1671, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex */
    {115128, 115159, 1673, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {115359, 115382, 1675, 2, 3, 0x0}, /* aten::linalg_ldl_solve */
    {115476, 115503, 1677, 2, 3, 0x0}, /* aten::linalg_ldl_solve.out */
    {115621, 115640, 1679, 2, 3, 0x8}, /* aten::linalg_lstsq */
    {115798, 115821, 1681, 2, 3, 0x8}, /* aten::linalg_lstsq.out */
    {116087, 116103, 1683, 2, 3, 0x0}, /* aten::linalg_lu */
    {116183, 116203, 1685, 2, 3, 0x0}, /* aten::linalg_lu.out */
    {116341, 116364, 1687, 1, 3, 0x0}, /* aten::linalg_lu_factor */
    {116447, 116474, 1688, 1, 3, 0x0}, /* aten::linalg_lu_factor.out */
    {116603, 116629, 1689, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex */
    {116753, 116783, 1691, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {116974, 116996, 1693, 2, 3, 0x0}, /* aten::linalg_lu_solve */
    {117103, 117129, 1695, 2, 3, 0x0}, /* aten::linalg_lu_solve.out */
    {117260, 117280, 1697, 1, 3, 0x0}, /* aten::linalg_matmul */
    {117337, 117361, 1698, 1, 3, 0x0}, /* aten::linalg_matmul.out */
    {117445, 117469, 1699, 2, 3, 0x0}, /* aten::linalg_matrix_exp */
    {117516, 117544, 1701, 1, 0, 0x20}, /* aten::linalg_matrix_exp.out */
    {117618, 117643, 1702, 1, 3, 0x0}, /* aten::linalg_matrix_norm */
    {117769, 117798, 1703, 1, 3, 0x0}, /* aten::linalg_matrix_norm.out */
    {117948, 117981, 1704, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {118118, 118155, 1705, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {118316, 118342, 1706, 1, 3, 0x0}, /* aten::linalg_matrix_power */
    {118398, 118428, 1707, 1, 3, 0x0}, /* aten::linalg_matrix_power.out */
    {118511, 118536, 1708, 1, 3, 0x0}, /* aten::linalg_matrix_rank */
    {118617, 118658, 1709, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float */
    {118783, 118828, 1710, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float_out */
    {118977, 119019, 1711, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor */
    {119148, 119194, 1712, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out */
    {119347, 119376, 1713, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out */
    {119484, 119524, 1714, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out_tol_tensor */
    {119645, 119681, 1715, 1, 3, 0x0}, /* aten::linalg_matrix_rank.tol_tensor */
    {119775, 119798, 1716, 1, 3, 0x0}, /* aten::linalg_multi_dot */
    {119849, 119876, 1717, 1, 3, 0x0}, /* aten::linalg_multi_dot.out */
    {119954, 119972, 1718, 1, 3, 0x0}, /* aten::linalg_norm */
    {120096, 120122, 1719, 1, 3, 0x0}, /* aten::linalg_norm.ord_str */
    {120245, 120275, 1720, 1, 3, 0x0}, /* aten::linalg_norm.ord_str_out */
    {120422, 120444, 1721, 1, 3, 0x0}, /* aten::linalg_norm.out */
    {120592, 120610, 1722, 1, 3, 0x0}, /* aten::linalg_pinv */
    {120686, 120720, 1723, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float */
    {120838, 120876, 1724, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float_out */
    {121018, 121053, 1725, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor */
    {121174, 121213, 1726, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor_out */
    {121358, 121380, 1727, 1, 3, 0x0}, /* aten::linalg_pinv.out */
    {121483, 121518, 1728, 1, 3, 0x0}, /* aten::linalg_pinv.out_rcond_tensor */
    {121635, 121666, 1729, 1, 3, 0x0}, /* aten::linalg_pinv.rcond_tensor */
    {121756, 121772, 1730, 2, 3, 0x0}, /* aten::linalg_qr */
    {121842, 121862, 1732, 2, 3, 0x0}, /* aten::linalg_qr.out */
    {121975, 121996, 1734, 1, 3, 0x0}, /* aten::linalg_slogdet */
    {122062, 122087, 1735, 1, 3, 0x0}, /* aten::linalg_slogdet.out */
    {122207, 122226, 1736, 1, 3, 0x0}, /* aten::linalg_solve */
    {122294, 122317, 1737, 1, 3, 0x0}, /* aten::linalg_solve.out */
    {122409, 122431, 1738, 1, 3, 0x0}, /* aten::linalg_solve_ex */
    {122549, 122575, 1739, 1, 3, 0x0}, /* aten::linalg_solve_ex.out */
    {122741, 122771, 1740, 2, 3, 0x0}, /* aten::linalg_solve_triangular */
    {122891, 122925, 1742, 2, 3, 0x0}, /* aten::linalg_solve_triangular.out */
    {123069, 123086, 1744, 1, 3, 0x0}, /* aten::linalg_svd */
    {123194, 123213, 1745, 1, 3, 0x0}, /* aten::linalg_svd.U */
    {123378, 123399, 1746, 1, 3, 0x0}, /* aten::linalg_svdvals */
    {123461, 123486, 1747, 1, 3, 0x0}, /* aten::linalg_svdvals.out */
    {123572, 123595, 1748, 1, 3, 0x0}, /* aten::linalg_tensorinv */
    {123652, 123679, 1749, 1, 3, 0x0}, /* aten::linalg_tensorinv.out */
    {123763, 123788, 1750, 1, 3, 0x0}, /* aten::linalg_tensorsolve */
    {123868, 123897, 1751, 1, 3, 0x0}, /* aten::linalg_tensorsolve.out */
    {124004, 124024, 1752, 1, 3, 0x0}, /* aten::linalg_vander */
    {124083, 124103, 1753, 1, 3, 0x0}, /* aten::linalg_vecdot */
    {124168, 124192, 1754, 1, 3, 0x0}, /* aten::linalg_vecdot.out */
    {124281, 124306, 1755, 3, 3, 0x40000}, /* aten::linalg_vector_norm */
    {124433, 124462, 1758, 2, 3, 0x40000}, /* aten::linalg_vector_norm.out */
    {124613, 124626, 1760, 1, 3, 0x0}, /* aten::linear */
    {124697, 124712, 1761, 2, 3, 0x0}, /* aten::linspace */
    {124866, 124895, 1763, 2, 3, 0x0}, /* aten::linspace.Scalar_Tensor */
    {125063, 125096, 1765, 1, 3, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {125199, 125228, 1766, 2, 3, 0x0}, /* aten::linspace.Tensor_Scalar */
    {125396, 125429, 1768, 1, 3, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {125532, 125561, 1769, 2, 3, 0x0}, /* aten::linspace.Tensor_Tensor */
    {125729, 125762, 1771, 1, 3, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {125865, 125884, 1772, 2, 3, 0x0}, /* aten::linspace.out */
    {125973, 125983, 1774, 3, 1, 0x10001}, /* aten::log */
    {126016, 126030, 1777, 2, 1, 0x10000}, /* aten::log.out */
    {126090, 126102, 1779, 3, 1, 0x10001}, /* aten::log10 */
    {126137, 126153, 1782, 2, 1, 0x10000}, /* aten::log10.out */
    {126215, 126228, 1784, 3, 1, 0x10000}, /* aten::log10_ */
    {126272, 126284, 1787, 3, 1, 0x10001}, /* aten::log1p */
    {126319, 126335, 1790, 2, 1, 0x10000}, /* aten::log1p.out */
    {126397, 126410, 1792, 3, 1, 0x10000}, /* aten::log1p_ */
    {126454, 126465, 1795, 3, 1, 0x10001}, /* aten::log2 */
    {126499, 126514, 1798, 2, 1, 0x10000}, /* aten::log2.out */
    {126575, 126587, 1800, 3, 1, 0x10000}, /* aten::log2_ */
    {126630, 126641, 1803, 3, 1, 0x10000}, /* aten::log_ */
    {126683, 126700, 1806, 1, 0, 0x2020}, /* aten::log_normal */
    {126799, 126820, 1807, 1, 0, 0x2020}, /* aten::log_normal.out */
    {126943, 126961, 1808, 2, 1, 0x2000}, /* aten::log_normal_ */
    {127067, 127085, 1810, 1, 1, 0x0}, /* aten::log_sigmoid */
    {127126, 127148, 1811, 1, 1, 0x0}, /* aten::log_sigmoid.out */
    {127216, 127243, 1812, 2, 3, 0x0}, /* aten::log_sigmoid_backward */
    {127328, 127366, 1814, 2, 3, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {127492, 127518, 1816, 2, 1, 0x0}, /* aten::log_sigmoid_forward */
    {127591, 127624, 1818, 2, 1, 0x0}, /* aten::log_sigmoid_forward.output */
    {127739, 127761, 1820, 1, 3, 0x0}, /* aten::log_softmax.int */
    {127839, 127865, 1821, 2, 3, 0x0}, /* aten::log_softmax.int_out */
    {127970, 127986, 1823, 3, 3, 0x10000}, /* aten::logaddexp */
    {128039, 128059, 1826, 2, 3, 0x10000}, /* aten::logaddexp.out */
    {128139, 128156, 1828, 3, 3, 0x10000}, /* aten::logaddexp2 */
    {128210, 128231, 1831, 2, 3, 0x10000}, /* aten::logaddexp2.out */
    {128312, 128331, 1833, 1, 3, 0x0}, /* aten::logcumsumexp */
    {128382, 128405, 1834, 2, 3, 0x0}, /* aten::logcumsumexp.out */
    {128483, 128496, 1836, 1, 3, 0x0}, /* aten::logdet */
    {128532, 128550, 1837, 2, 1, 0x10001}, /* aten::logical_and */
    {128605, 128627, 1839, 2, 1, 0x10000}, /* aten::logical_and.out */
    {128709, 128728, 1841, 2, 1, 0x10000}, /* aten::logical_and_ */
    {128792, 128810, 1843, 2, 1, 0x10001}, /* aten::logical_not */
    {128851, 128873, 1845, 2, 1, 0x10000}, /* aten::logical_not.out */
    {128941, 128960, 1847, 2, 1, 0x10000}, /* aten::logical_not_ */
    {129010, 129027, 1849, 2, 1, 0x10001}, /* aten::logical_or */
    {129081, 129102, 1851, 2, 1, 0x10000}, /* aten::logical_or.out */
    {129183, 129201, 1853, 2, 1, 0x10000}, /* aten::logical_or_ */
    {129264, 129282, 1855, 2, 1, 0x10001}, /* aten::logical_xor */
    {129337, 129359, 1857, 2, 1, 0x10000}, /* aten::logical_xor.out */
    {129441, 129460, 1859, 2, 1, 0x10000}, /* aten::logical_xor_ */
    {129524, 129536, 1861, 2, 3, 0x10000}, /* aten::logit */
    {129588, 129604, 1863, 2, 3, 0x10000}, /* aten::logit.out */
    {129683, 129696, 1865, 2, 3, 0x10000}, /* aten::logit_ */
    {129757, 129778, 1867, 3, 3, 0x10000}, /* aten::logit_backward */
    {129859, 129891, 1870, 2, 3, 0x10000}, /* aten::logit_backward.grad_input */
    {130013, 130028, 1872, 2, 3, 0x0}, /* aten::logspace */
    {130199, 130228, 1874, 2, 3, 0x0}, /* aten::logspace.Scalar_Tensor */
    {130413, 130446, 1876, 1, 3, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {130566, 130595, 1877, 2, 3, 0x0}, /* aten::logspace.Tensor_Scalar */
    {130780, 130813, 1879, 1, 3, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {130933, 130962, 1880, 2, 3, 0x0}, /* aten::logspace.Tensor_Tensor */
    {131147, 131180, 1882, 1, 3, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {131300, 131319, 1883, 2, 3, 0x0}, /* aten::logspace.out */
    {131425, 131441, 1885, 1, 1, 0x40000}, /* aten::logsumexp */
    {131512, 131532, 1886, 2, 1, 0x40000}, /* aten::logsumexp.out */
    {131630, 131646, 1888, 1, 3, 0x2000}, /* aten::lstm.data */
    {131833, 131850, 1889, 1, 3, 0x2000}, /* aten::lstm.input */
    {132037, 132053, 1890, 1, 3, 0x0}, /* aten::lstm_cell */
    {132180, 132196, 1891, 3, 1, 0x10001}, /* aten::lt.Scalar */
    {132249, 132269, 1894, 2, 1, 0x10000}, /* aten::lt.Scalar_out */
    {132349, 132365, 1896, 3, 1, 0x10001}, /* aten::lt.Tensor */
    {132418, 132438, 1899, 2, 1, 0x10000}, /* aten::lt.Tensor_out */
    {132518, 132535, 1901, 3, 1, 0x0}, /* aten::lt_.Scalar */
    {132597, 132614, 1904, 3, 1, 0x0}, /* aten::lt_.Tensor */
    {132676, 132691, 1907, 1, 3, 0x0}, /* aten::lu_solve */
    {132763, 132782, 1908, 1, 3, 0x0}, /* aten::lu_solve.out */
    {132881, 132897, 1909, 2, 3, 0x0}, /* aten::lu_unpack */
    {133029, 133049, 1911, 2, 3, 0x0}, /* aten::lu_unpack.out */
    {133242, 133251, 1913, 1, 3, 0x0}, /* aten::mH */
    {133289, 133298, 1914, 1, 3, 0x0}, /* aten::mT */
    {133336, 133362, 1915, 1, 3, 0x0}, /* aten::margin_ranking_loss */
    {133481, 133506, 1916, 1, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {133581, 133610, 1917, 1, 0, 0x20}, /* aten::masked_fill.Scalar_out */
    {133712, 133737, 1918, 1, 1, 0x0}, /* aten::masked_fill.Tensor */
    {133812, 133841, 1919, 1, 0, 0x20}, /* aten::masked_fill.Tensor_out */
    {133943, 133969, 1920, 2, 1, 0x0}, /* aten::masked_fill_.Scalar */
    {134053, 134079, 1922, 2, 1, 0x0}, /* aten::masked_fill_.Tensor */
    {134163, 134184, 1924, 1, 3, 0x1}, /* aten::masked_scatter */
    {134256, 134281, 1925, 1, 0, 0x20}, /* aten::masked_scatter.out */
    {134380, 134402, 1926, 2, 3, 0x0}, /* aten::masked_scatter_ */
    {134483, 134513, 1928, 1, 3, 0x0}, /* aten::masked_scatter_backward */
    {134602, 134622, 1929, 1, 3, 0x8}, /* aten::masked_select */
    {134678, 134702, 1930, 1, 3, 0x8}, /* aten::masked_select.out */
    {134785, 134798, 1931, 1, 3, 0x0}, /* aten::matmul */
    {134848, 134865, 1932, 1, 3, 0x0}, /* aten::matmul.out */
    {134942, 134957, 1933, 1, 3, 0x0}, /* aten::matrix_H */
    {135001, 135018, 1934, 1, 3, 0x0}, /* aten::matrix_exp */
    {135058, 135077, 1935, 1, 3, 0x0}, /* aten::matrix_power */
    {135126, 135149, 1936, 1, 3, 0x0}, /* aten::matrix_power.out */
    {135225, 135235, 1937, 2, 1, 0x40000}, /* aten::max */
    {135268, 135282, 1939, 3, 1, 0x40001}, /* aten::max.dim */
    {135373, 135391, 1942, 2, 1, 0x40000}, /* aten::max.dim_max */
    {135536, 135552, 1944, 1, 1, 0x10000}, /* aten::max.other */
    {135605, 135619, 1945, 1, 1, 0x10000}, /* aten::max.out */
    {135693, 135713, 1946, 2, 1, 0x40000}, /* aten::max.unary_out */
    {135779, 135796, 1948, 1, 3, 0x0}, /* aten::max_pool1d */
    {135933, 135963, 1949, 1, 3, 0x0}, /* aten::max_pool1d_with_indices */
    {136123, 136140, 1950, 1, 3, 0x0}, /* aten::max_pool2d */
    {136277, 136307, 1951, 2, 3, 0x1}, /* aten::max_pool2d_with_indices */
    {136467, 136501, 1953, 2, 3, 0x0}, /* aten::max_pool2d_with_indices.out */
    {136712, 136751, 1955, 2, 3, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {136933, 136983, 1957, 2, 3, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {137206, 137223, 1959, 1, 3, 0x0}, /* aten::max_pool3d */
    {137360, 137390, 1960, 2, 3, 0x1}, /* aten::max_pool3d_with_indices */
    {137550, 137584, 1962, 2, 3, 0x0}, /* aten::max_pool3d_with_indices.out */
    {137795, 137834, 1964, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {138016, 138066, 1966, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {138289, 138308, 1968, 2, 3, 0x0}, /* aten::max_unpool2d */
    {138389, 138412, 1970, 2, 3, 0x0}, /* aten::max_unpool2d.out */
    {138520, 138539, 1972, 2, 3, 0x0}, /* aten::max_unpool3d */
    {138651, 138674, 1974, 2, 3, 0x0}, /* aten::max_unpool3d.out */
    {138813, 138827, 1976, 3, 1, 0x10001}, /* aten::maximum */
    {138878, 138896, 1979, 2, 1, 0x10000}, /* aten::maximum.out */
    {138974, 138985, 1981, 1, 1, 0x40001}, /* aten::mean */
    {139046, 139061, 1982, 3, 1, 0x40001}, /* aten::mean.dim */
    {139159, 139180, 1985, 2, 1, 0x40000}, /* aten::mean.dtype_out */
    {139271, 139286, 1987, 2, 1, 0x40000}, /* aten::mean.out */
    {139404, 139417, 1989, 2, 3, 0x0}, /* aten::median */
    {139453, 139470, 1991, 1, 3, 0x0}, /* aten::median.dim */
    {139564, 139588, 1992, 2, 3, 0x0}, /* aten::median.dim_values */
    {139739, 139756, 1994, 1, 0, 0x20}, /* aten::median.out */
    {139819, 139834, 1995, 1, 3, 0x0}, /* aten::meshgrid */
    {139879, 139903, 1996, 1, 3, 0x0}, /* aten::meshgrid.indexing */
    {139974, 139984, 1997, 2, 1, 0x40000}, /* aten::min */
    {140017, 140031, 1999, 3, 1, 0x40001}, /* aten::min.dim */
    {140122, 140140, 2002, 2, 1, 0x40000}, /* aten::min.dim_min */
    {140286, 140302, 2004, 1, 1, 0x10000}, /* aten::min.other */
    {140355, 140369, 2005, 1, 1, 0x10000}, /* aten::min.out */
    {140443, 140463, 2006, 2, 1, 0x40000}, /* aten::min.unary_out */
    {140529, 140543, 2008, 3, 1, 0x10001}, /* aten::minimum */
    {140594, 140612, 2011, 2, 1, 0x10000}, /* aten::minimum.out */
    {140690, 140701, 2013, 3, 3, 0x10000}, /* aten::mish */
    {140735, 140750, 2016, 2, 3, 0x0}, /* aten::mish.out */
    {140811, 140823, 2018, 3, 3, 0x0}, /* aten::mish_ */
    {140866, 140886, 2021, 3, 3, 0x0}, /* aten::mish_backward */
    {140949, 140958, 2024, 3, 3, 0x1}, /* aten::mm */
    {141003, 141016, 2027, 2, 3, 0x0}, /* aten::mm.out */
    {141088, 141099, 2029, 2, 3, 0x0}, /* aten::mode */
    {141190, 141208, 2031, 2, 3, 0x0}, /* aten::mode.values */
    {141356, 141375, 2033, 1, 3, 0x0}, /* aten::moveaxis.int */
    {141452, 141475, 2034, 1, 3, 0x0}, /* aten::moveaxis.intlist */
    {141560, 141578, 2035, 1, 3, 0x0}, /* aten::movedim.int */
    {141654, 141676, 2036, 1, 3, 0x0}, /* aten::movedim.intlist */
    {141760, 141775, 2037, 2, 1, 0x0}, /* aten::mse_loss */
    {141848, 141867, 2039, 2, 1, 0x0}, /* aten::mse_loss.out */
    {141967, 141991, 2041, 2, 3, 0x0}, /* aten::mse_loss_backward */
    {142088, 142123, 2043, 2, 3, 0x0}, /* aten::mse_loss_backward.grad_input */
    {142261, 142273, 2045, 1, 3, 0x0}, /* aten::msort */
    {142308, 142324, 2046, 1, 3, 0x0}, /* aten::msort.out */
    {142386, 142403, 2047, 1, 1, 0x10001}, /* aten::mul.Scalar */
    {142457, 142478, 2048, 1, 0, 0x20}, /* aten::mul.Scalar_out */
    {142559, 142576, 2049, 3, 1, 0x10001}, /* aten::mul.Tensor */
    {142630, 142644, 2052, 2, 1, 0x10000}, /* aten::mul.out */
    {142718, 142736, 2054, 1, 1, 0x10000}, /* aten::mul_.Scalar */
    {142799, 142817, 2055, 3, 1, 0x10000}, /* aten::mul_.Tensor */
    {142880, 142904, 2058, 2, 3, 0x0}, /* aten::multi_margin_loss */
    {143036, 143064, 2060, 2, 3, 0x0}, /* aten::multi_margin_loss.out */
    {143223, 143256, 2062, 2, 3, 0x0}, /* aten::multi_margin_loss_backward */
    {143413, 143457, 2064, 2, 3, 0x0}, /* aten::multi_margin_loss_backward.grad_input */
    {143655, 143684, 2066, 1, 3, 0x0}, /* aten::multilabel_margin_loss */
    {143771, 143804, 2067, 1, 3, 0x0}, /* aten::multilabel_margin_loss.out */
    {143918, 143956, 2068, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward */
    {144085, 144134, 2070, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward.grad_input */
    {144304, 144341, 2072, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward */
    {144458, 144502, 2074, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward.output */
    {144661, 144679, 2076, 2, 3, 0x2000}, /* aten::multinomial */
    {144794, 144816, 2078, 2, 3, 0x2000}, /* aten::multinomial.out */
    {144955, 144977, 2080, 1, 3, 0x0}, /* aten::multiply.Scalar */
    {145036, 145058, 2081, 1, 3, 0x0}, /* aten::multiply.Tensor */
    {145117, 145136, 2082, 1, 3, 0x0}, /* aten::multiply.out */
    {145215, 145238, 2083, 1, 3, 0x0}, /* aten::multiply_.Scalar */
    {145306, 145329, 2084, 1, 3, 0x0}, /* aten::multiply_.Tensor */
    {145397, 145406, 2085, 1, 3, 0x0}, /* aten::mv */
    {145450, 145463, 2086, 1, 3, 0x0}, /* aten::mv.out */
    {145534, 145549, 2087, 2, 1, 0x10000}, /* aten::mvlgamma */
    {145594, 145613, 2089, 2, 3, 0x10000}, /* aten::mvlgamma.out */
    {145685, 145701, 2091, 2, 1, 0x10000}, /* aten::mvlgamma_ */
    {145755, 145772, 2093, 2, 3, 0x10000}, /* aten::nan_to_num */
    {145869, 145890, 2095, 2, 3, 0x10000}, /* aten::nan_to_num.out */
    {146014, 146032, 2097, 2, 3, 0x10000}, /* aten::nan_to_num_ */
    {146138, 146152, 2099, 1, 1, 0x0}, /* aten::nanmean */
    {146254, 146272, 2100, 1, 1, 0x0}, /* aten::nanmean.out */
    {146398, 146414, 2101, 2, 3, 0x0}, /* aten::nanmedian */
    {146453, 146473, 2103, 1, 3, 0x0}, /* aten::nanmedian.dim */
    {146570, 146597, 2104, 2, 3, 0x0}, /* aten::nanmedian.dim_values */
    {146751, 146771, 2106, 1, 0, 0x20}, /* aten::nanmedian.out */
    {146837, 146855, 2107, 1, 3, 0x0}, /* aten::nanquantile */
    {146972, 146994, 2108, 1, 3, 0x0}, /* aten::nanquantile.out */
    {147135, 147160, 2109, 1, 3, 0x0}, /* aten::nanquantile.scalar */
    {147283, 147312, 2110, 1, 3, 0x0}, /* aten::nanquantile.scalar_out */
    {147459, 147472, 2111, 2, 3, 0x40000}, /* aten::nansum */
    {147573, 147590, 2113, 2, 3, 0x40000}, /* aten::nansum.out */
    {147715, 147728, 2115, 1, 0, 0x0}, /* aten::narrow */
    {147808, 147828, 2116, 1, 0, 0x0}, /* aten::narrow.Tensor */
    {147915, 147933, 2117, 1, 3, 0x80000}, /* aten::narrow_copy */
    {148012, 148034, 2118, 2, 3, 0x0}, /* aten::narrow_copy.out */
    {148140, 148164, 2120, 2, 3, 0x0}, /* aten::native_batch_norm */
    {148345, 148373, 2122, 2, 3, 0x0}, /* aten::native_batch_norm.out */
    {148635, 148668, 2124, 2, 3, 0x0}, /* aten::native_batch_norm_backward */
    {148903, 148940, 2126, 1, 0, 0x20}, /* aten::native_batch_norm_backward.out */
    {149245, 149266, 2127, 2, 3, 0x2001}, /* aten::native_dropout */
    {149343, 149368, 2129, 1, 0, 0x2020}, /* aten::native_dropout.out */
    {149494, 149524, 2130, 2, 3, 0x10000}, /* aten::native_dropout_backward */
    {149610, 149644, 2132, 1, 0, 0x20}, /* aten::native_dropout_backward.out */
    {149757, 149781, 2133, 2, 3, 0x1}, /* aten::native_group_norm */
    {149931, 149959, 2135, 1, 0, 0x20}, /* aten::native_group_norm.out */
    {150179, 150212, 2136, 2, 3, 0x1}, /* aten::native_group_norm_backward */
    {150410, 150447, 2138, 1, 0, 0x20}, /* aten::native_group_norm_backward.out */
    {150715, 150739, 2139, 2, 3, 0x1}, /* aten::native_layer_norm */
    {150873, 150901, 2141, 1, 0, 0x20}, /* aten::native_layer_norm.out */
    {151105, 151138, 2142, 2, 3, 0x1}, /* aten::native_layer_norm_backward */
    {151334, 151371, 2144, 1, 0, 0x20}, /* aten::native_layer_norm_backward.out */
    {151637, 151653, 2145, 3, 1, 0x10001}, /* aten::ne.Scalar */
    {151706, 151726, 2148, 2, 1, 0x10000}, /* aten::ne.Scalar_out */
    {151806, 151822, 2150, 3, 1, 0x10001}, /* aten::ne.Tensor */
    {151875, 151895, 2153, 2, 1, 0x10000}, /* aten::ne.Tensor_out */
    {151975, 151992, 2155, 3, 1, 0x0}, /* aten::ne_.Scalar */
    {152054, 152071, 2158, 3, 1, 0x0}, /* aten::ne_.Tensor */
    {152133, 152143, 2161, 3, 1, 0x10001}, /* aten::neg */
    {152176, 152190, 2164, 2, 1, 0x10000}, /* aten::neg.out */
    {152250, 152261, 2166, 3, 1, 0x10000}, /* aten::neg_ */
    {152303, 152318, 2169, 1, 3, 0x0}, /* aten::negative */
    {152356, 152375, 2170, 1, 3, 0x0}, /* aten::negative.out */
    {152440, 152456, 2171, 1, 3, 0x0}, /* aten::negative_ */
    {152503, 152519, 2172, 1, 3, 0x0}, /* aten::new_empty */
    {152665, 152685, 2173, 1, 0, 0x20}, /* aten::new_empty.out */
    {152766, 152790, 2174, 1, 3, 0x0}, /* aten::new_empty_strided */
    {152961, 152989, 2175, 1, 0, 0x20}, /* aten::new_empty_strided.out */
    {153095, 153110, 2176, 1, 3, 0x0}, /* aten::new_full */
    {153274, 153293, 2177, 1, 0, 0x20}, /* aten::new_full.out */
    {153392, 153407, 2178, 1, 3, 0x0}, /* aten::new_ones */
    {153552, 153571, 2179, 1, 0, 0x20}, /* aten::new_ones.out */
    {153651, 153667, 2180, 1, 3, 0x0}, /* aten::new_zeros */
    {153813, 153833, 2181, 1, 0, 0x20}, /* aten::new_zeros.out */
    {153914, 153930, 2182, 3, 3, 0x10000}, /* aten::nextafter */
    {153983, 154003, 2185, 2, 3, 0x10000}, /* aten::nextafter.out */
    {154083, 154100, 2187, 3, 3, 0x10000}, /* aten::nextafter_ */
    {154162, 154177, 2190, 1, 3, 0x0}, /* aten::nll_loss */
    {154297, 154316, 2191, 1, 3, 0x0}, /* aten::nll_loss.out */
    {154463, 154480, 2192, 1, 3, 0x0}, /* aten::nll_loss2d */
    {154602, 154623, 2193, 1, 3, 0x0}, /* aten::nll_loss2d.out */
    {154772, 154798, 2194, 2, 3, 0x0}, /* aten::nll_loss2d_backward */
    {154955, 154992, 2196, 2, 3, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {155190, 155215, 2198, 2, 3, 0x0}, /* aten::nll_loss2d_forward */
    {155360, 155392, 2200, 2, 3, 0x0}, /* aten::nll_loss2d_forward.output */
    {155579, 155603, 2202, 2, 3, 0x0}, /* aten::nll_loss_backward */
    {155758, 155793, 2204, 2, 3, 0x0}, /* aten::nll_loss_backward.grad_input */
    {155989, 156012, 2206, 2, 3, 0x0}, /* aten::nll_loss_forward */
    {156155, 156185, 2208, 2, 3, 0x0}, /* aten::nll_loss_forward.output */
    {156370, 156388, 2210, 1, 3, 0x0}, /* aten::nll_loss_nd */
    {156511, 156525, 2211, 1, 3, 0x9}, /* aten::nonzero */
    {156562, 156580, 2212, 1, 3, 0x8}, /* aten::nonzero.out */
    {156644, 156664, 2213, 1, 3, 0x0}, /* aten::nonzero_numpy */
    {156709, 156730, 2214, 2, 3, 0x0}, /* aten::nonzero_static */
    {156809, 156834, 2216, 2, 3, 0x0}, /* aten::nonzero_static.out */
    {156937, 156955, 2218, 1, 1, 0x40000}, /* aten::norm.Scalar */
    {157008, 157033, 2219, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {157124, 157155, 2222, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {157267, 157294, 2225, 1, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {157376, 157407, 2226, 1, 0, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {157513, 157535, 2227, 1, 0, 0x20}, /* aten::norm.Scalar_out */
    {157615, 157636, 2228, 2, 1, 0x40000}, /* aten::norm.dtype_out */
    {157758, 157773, 2230, 2, 1, 0x40000}, /* aten::norm.out */
    {157877, 157904, 2232, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor */
    {157996, 158027, 2234, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {158143, 158169, 2236, 2, 3, 0x2000}, /* aten::normal.Tensor_float */
    {158261, 158291, 2238, 2, 3, 0x2000}, /* aten::normal.Tensor_float_out */
    {158407, 158433, 2240, 2, 3, 0x2000}, /* aten::normal.float_Tensor */
    {158523, 158553, 2242, 2, 3, 0x2000}, /* aten::normal.float_Tensor_out */
    {158667, 158692, 2244, 2, 3, 0x2000}, /* aten::normal.float_float */
    {158884, 158913, 2246, 1, 3, 0x2000}, /* aten::normal.float_float_out */
    {159040, 159057, 2247, 1, 0, 0x2020}, /* aten::normal.out */
    {159176, 159190, 2248, 2, 1, 0x2000}, /* aten::normal_ */
    {159292, 159316, 2250, 1, 1, 0x2000}, /* aten::normal_functional */
    {159420, 159443, 2251, 1, 3, 0x0}, /* aten::not_equal.Scalar */
    {159503, 159530, 2252, 1, 3, 0x0}, /* aten::not_equal.Scalar_out */
    {159617, 159640, 2253, 1, 3, 0x0}, /* aten::not_equal.Tensor */
    {159700, 159727, 2254, 1, 3, 0x0}, /* aten::not_equal.Tensor_out */
    {159814, 159838, 2255, 1, 3, 0x0}, /* aten::not_equal_.Scalar */
    {159907, 159931, 2256, 1, 3, 0x0}, /* aten::not_equal_.Tensor */
    {160000, 160019, 2257, 1, 3, 0x0}, /* aten::nuclear_norm */
    {160081, 160104, 2258, 1, 3, 0x0}, /* aten::nuclear_norm.dim */
    {160182, 160209, 2259, 1, 3, 0x0}, /* aten::nuclear_norm.dim_out */
    {160314, 160337, 2260, 1, 3, 0x0}, /* aten::nuclear_norm.out */
    {160426, 160438, 2261, 1, 0, 0x0}, /* aten::numel */
    {160470, 160484, 2262, 1, 3, 0x0}, /* aten::numpy_T */
    {160527, 160541, 2263, 1, 3, 0x8}, /* aten::one_hot */
    {160598, 160609, 2264, 2, 3, 0x0}, /* aten::ones */
    {160737, 160752, 2266, 1, 3, 0x0}, /* aten::ones.out */
    {160815, 160831, 2267, 1, 3, 0x0}, /* aten::ones_like */
    {160996, 161016, 2268, 1, 0, 0x20}, /* aten::ones_like.out */
    {161116, 161128, 2269, 1, 3, 0x0}, /* aten::orgqr */
    {161178, 161194, 2270, 1, 3, 0x0}, /* aten::orgqr.out */
    {161271, 161283, 2271, 2, 3, 0x0}, /* aten::ormqr */
    {161386, 161402, 2273, 2, 3, 0x0}, /* aten::ormqr.out */
    {161532, 161544, 2275, 1, 3, 0x0}, /* aten::outer */
    {161592, 161608, 2276, 1, 3, 0x0}, /* aten::outer.out */
    {161683, 161693, 2277, 1, 3, 0x0}, /* aten::pad */
    {161780, 161804, 2278, 1, 3, 0x0}, /* aten::pairwise_distance */
    {161908, 161920, 2279, 1, 3, 0x0}, /* aten::pdist */
    {161966, 161980, 2280, 1, 3, 0x1}, /* aten::permute */
    {162035, 162054, 2281, 1, 3, 0x80000}, /* aten::permute_copy */
    {162108, 162131, 2282, 1, 0, 0x80020}, /* aten::permute_copy.out */
    {162212, 162227, 2283, 1, 3, 0x0}, /* aten::pinverse */
    {162284, 162304, 2284, 2, 3, 0x0}, /* aten::pixel_shuffle */
    {162367, 162391, 2286, 1, 0, 0x20}, /* aten::pixel_shuffle.out */
    {162481, 162503, 2287, 2, 3, 0x0}, /* aten::pixel_unshuffle */
    {162570, 162596, 2289, 1, 0, 0x20}, /* aten::pixel_unshuffle.out */
    {162690, 162704, 2290, 2, 1, 0x2000}, /* aten::poisson */
    {162768, 162786, 2292, 1, 0, 0x2020}, /* aten::poisson.out */
    {162877, 162900, 2293, 1, 3, 0x0}, /* aten::poisson_nll_loss */
    {163015, 163027, 2294, 2, 3, 0x0}, /* aten::polar */
    {163075, 163091, 2296, 2, 3, 0x0}, /* aten::polar.out */
    {163166, 163182, 2298, 3, 1, 0x10000}, /* aten::polygamma */
    {163228, 163248, 2301, 2, 1, 0x10000}, /* aten::polygamma.out */
    {163321, 163338, 2303, 2, 1, 0x10000}, /* aten::polygamma_ */
    {163393, 163408, 2305, 1, 3, 0x10000}, /* aten::positive */
    {163452, 163469, 2306, 3, 1, 0x10001}, /* aten::pow.Scalar */
    {163526, 163547, 2309, 2, 1, 0x10000}, /* aten::pow.Scalar_out */
    {163631, 163655, 2311, 3, 1, 0x10001}, /* aten::pow.Tensor_Scalar */
    {163719, 163747, 2314, 2, 1, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {163838, 163862, 2316, 3, 1, 0x10001}, /* aten::pow.Tensor_Tensor */
    {163926, 163954, 2319, 2, 1, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {164045, 164063, 2321, 3, 1, 0x10000}, /* aten::pow_.Scalar */
    {164129, 164147, 2324, 3, 1, 0x10000}, /* aten::pow_.Tensor */
    {164213, 164225, 2327, 1, 3, 0x0}, /* aten::prelu */
    {164275, 164286, 2328, 2, 1, 0x40001}, /* aten::prod */
    {164347, 164366, 2330, 3, 1, 0x40001}, /* aten::prod.dim_int */
    {164464, 164483, 2333, 2, 1, 0x40000}, /* aten::prod.int_out */
    {164601, 164616, 2335, 1, 0, 0x20}, /* aten::prod.out */
    {164701, 164721, 2336, 1, 3, 0x0}, /* aten::promote_types */
    {164791, 164801, 2337, 1, 3, 0x0}, /* aten::put */
    {164886, 164900, 2338, 1, 0, 0x20}, /* aten::put.out */
    {165012, 165023, 2339, 2, 3, 0x0}, /* aten::put_ */
    {165117, 165126, 2341, 1, 3, 0x0}, /* aten::qr */
    {165188, 165199, 2342, 1, 3, 0x0}, /* aten::qr.Q */
    {165302, 165317, 2343, 1, 3, 0x0}, /* aten::quantile */
    {165431, 165450, 2344, 1, 3, 0x0}, /* aten::quantile.out */
    {165588, 165610, 2345, 1, 3, 0x0}, /* aten::quantile.scalar */
    {165730, 165756, 2346, 1, 3, 0x0}, /* aten::quantile.scalar_out */
    {165900, 165914, 2347, 1, 3, 0x10000}, /* aten::rad2deg */
    {165951, 165969, 2348, 1, 3, 0x10000}, /* aten::rad2deg.out */
    {166033, 166048, 2349, 1, 3, 0x10000}, /* aten::rad2deg_ */
    {166094, 166105, 2350, 2, 3, 0x2001}, /* aten::rand */
    {166233, 166254, 2352, 2, 3, 0x2000}, /* aten::rand.generator */
    {166414, 166439, 2354, 1, 3, 0x2000}, /* aten::rand.generator_out */
    {166534, 166549, 2355, 1, 3, 0x2000}, /* aten::rand.out */
    {166612, 166628, 2356, 1, 3, 0x2000}, /* aten::rand_like */
    {166793, 166813, 2357, 1, 0, 0x2020}, /* aten::rand_like.out */
    {166913, 166927, 2358, 2, 3, 0x2000}, /* aten::randint */
    {167071, 167095, 2360, 2, 3, 0x2000}, /* aten::randint.generator */
    {167271, 167299, 2362, 1, 3, 0x2000}, /* aten::randint.generator_out */
    {167410, 167428, 2363, 2, 3, 0x2000}, /* aten::randint.low */
    {167588, 167616, 2365, 2, 3, 0x2000}, /* aten::randint.low_generator */
    {167808, 167840, 2367, 1, 3, 0x2000}, /* aten::randint.low_generator_out */
    {167967, 167989, 2368, 1, 3, 0x2000}, /* aten::randint.low_out */
    {168084, 168102, 2369, 1, 3, 0x2000}, /* aten::randint.out */
    {168181, 168200, 2370, 1, 3, 0x2000}, /* aten::randint_like */
    {168381, 168410, 2371, 1, 3, 0x2000}, /* aten::randint_like.low_dtype */
    {168613, 168646, 2372, 1, 0, 0x2020}, /* aten::randint_like.low_dtype_out */
    {168784, 168807, 2373, 1, 0, 0x2020}, /* aten::randint_like.out */
    {168923, 168935, 2374, 2, 3, 0x2001}, /* aten::randn */
    {169064, 169086, 2376, 2, 3, 0x2000}, /* aten::randn.generator */
    {169247, 169273, 2378, 1, 3, 0x2000}, /* aten::randn.generator_out */
    {169369, 169385, 2379, 1, 3, 0x2000}, /* aten::randn.out */
    {169449, 169466, 2380, 1, 3, 0x2000}, /* aten::randn_like */
    {169632, 169653, 2381, 1, 0, 0x2020}, /* aten::randn_like.out */
    {169754, 169767, 2382, 1, 0, 0x2020}, /* aten::random */
    {169833, 169851, 2383, 1, 0, 0x2020}, /* aten::random.from */
    {169941, 169963, 2384, 1, 0, 0x2020}, /* aten::random.from_out */
    {170077, 170094, 2385, 1, 0, 0x2020}, /* aten::random.out */
    {170184, 170200, 2386, 1, 0, 0x2020}, /* aten::random.to */
    {170277, 170297, 2387, 1, 0, 0x2020}, /* aten::random.to_out */
    {170398, 170412, 2388, 2, 1, 0x2000}, /* aten::random_ */
    {170487, 170506, 2390, 2, 1, 0x2000}, /* aten::random_.from */
    {170605, 170622, 2392, 2, 1, 0x2000}, /* aten::random_.to */
    {170708, 170723, 2394, 2, 3, 0x2001}, /* aten::randperm */
    {170850, 170875, 2396, 2, 3, 0x2000}, /* aten::randperm.generator */
    {171034, 171063, 2398, 2, 3, 0x2000}, /* aten::randperm.generator_out */
    {171157, 171176, 2400, 1, 3, 0x2000}, /* aten::randperm.out */
    {171238, 171250, 2401, 2, 3, 0x0}, /* aten::range */
    {171390, 171406, 2403, 2, 3, 0x0}, /* aten::range.out */
    {171496, 171513, 2405, 1, 3, 0x0}, /* aten::range.out_ */
    {171589, 171606, 2406, 2, 3, 0x0}, /* aten::range.step */
    {171766, 171778, 2408, 1, 3, 0x0}, /* aten::ravel */
    {171819, 171830, 2409, 1, 1, 0x0}, /* aten::real */
    {171870, 171887, 2410, 3, 1, 0x10001}, /* aten::reciprocal */
    {171927, 171948, 2413, 2, 1, 0x10000}, /* aten::reciprocal.out */
    {172015, 172033, 2415, 3, 1, 0x10000}, /* aten::reciprocal_ */
    {172082, 172105, 2418, 2, 3, 0x1}, /* aten::reflection_pad1d */
    {172170, 172197, 2420, 2, 3, 0x0}, /* aten::reflection_pad1d.out */
    {172289, 172321, 2422, 2, 3, 0x0}, /* aten::reflection_pad1d_backward */
    {172415, 172458, 2424, 2, 3, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {172593, 172616, 2426, 2, 3, 0x1}, /* aten::reflection_pad2d */
    {172681, 172708, 2428, 2, 3, 0x0}, /* aten::reflection_pad2d.out */
    {172800, 172832, 2430, 2, 3, 0x0}, /* aten::reflection_pad2d_backward */
    {172926, 172969, 2432, 2, 3, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {173104, 173127, 2434, 2, 3, 0x1}, /* aten::reflection_pad3d */
    {173192, 173219, 2436, 2, 3, 0x0}, /* aten::reflection_pad3d.out */
    {173311, 173343, 2438, 2, 3, 0x0}, /* aten::reflection_pad3d_backward */
    {173437, 173480, 2440, 2, 3, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {173615, 173626, 2442, 2, 1, 0x10001}, /* aten::relu */
    {173660, 173675, 2444, 1, 0, 0x20}, /* aten::relu.out */
    {173736, 173748, 2445, 1, 3, 0x10000}, /* aten::relu6 */
    {173783, 173796, 2446, 1, 3, 0x0}, /* aten::relu6_ */
    {173840, 173852, 2447, 2, 1, 0x10000}, /* aten::relu_ */
    {173895, 173918, 2449, 1, 3, 0x10001}, /* aten::remainder.Scalar */
    {173978, 174008, 2450, 2, 1, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {174075, 174109, 2452, 1, 0, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {174203, 174230, 2453, 1, 3, 0x10000}, /* aten::remainder.Scalar_out */
    {174317, 174340, 2454, 3, 1, 0x10001}, /* aten::remainder.Tensor */
    {174400, 174427, 2457, 2, 1, 0x10000}, /* aten::remainder.Tensor_out */
    {174514, 174538, 2459, 1, 3, 0x10000}, /* aten::remainder_.Scalar */
    {174607, 174631, 2460, 3, 1, 0x10000}, /* aten::remainder_.Tensor */
    {174700, 174713, 2463, 3, 1, 0x0}, /* aten::renorm */
    {174784, 174801, 2466, 2, 1, 0x0}, /* aten::renorm.out */
    {174899, 174913, 2468, 3, 1, 0x0}, /* aten::renorm_ */
    {174993, 175006, 2471, 1, 3, 0x1}, /* aten::repeat */
    {175060, 175077, 2472, 1, 0, 0x20}, /* aten::repeat.out */
    {175158, 175189, 2473, 1, 3, 0x8}, /* aten::repeat_interleave.Tensor */
    {175275, 175310, 2474, 1, 0, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {175420, 175456, 2475, 1, 3, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {175575, 175608, 2476, 1, 3, 0x0}, /* aten::repeat_interleave.self_int */
    {175724, 175748, 2477, 2, 3, 0x0}, /* aten::replication_pad1d */
    {175814, 175842, 2479, 2, 3, 0x0}, /* aten::replication_pad1d.out */
    {175935, 175968, 2481, 2, 3, 0x0}, /* aten::replication_pad1d_backward */
    {176063, 176107, 2483, 2, 3, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {176243, 176267, 2485, 2, 3, 0x1}, /* aten::replication_pad2d */
    {176333, 176361, 2487, 2, 3, 0x0}, /* aten::replication_pad2d.out */
    {176454, 176487, 2489, 2, 3, 0x0}, /* aten::replication_pad2d_backward */
    {176582, 176626, 2491, 2, 3, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {176762, 176786, 2493, 2, 3, 0x1}, /* aten::replication_pad3d */
    {176852, 176880, 2495, 2, 3, 0x0}, /* aten::replication_pad3d.out */
    {176973, 177006, 2497, 2, 3, 0x0}, /* aten::replication_pad3d_backward */
    {177101, 177145, 2499, 2, 3, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {177281, 177295, 2501, 1, 0, 0x0}, /* aten::reshape */
    {177354, 177371, 2502, 1, 0, 0x0}, /* aten::reshape_as */
    {177431, 177444, 2503, 1, 0, 0x20}, /* aten::resize */
    {177532, 177549, 2504, 1, 0, 0x20}, /* aten::resize.out */
    {177661, 177675, 2505, 2, 0, 0x81}, /* aten::resize_ */
    {177772, 177788, 2507, 1, 0, 0x20}, /* aten::resize_as */
    {177885, 177905, 2508, 1, 0, 0x20}, /* aten::resize_as.out */
    {178026, 178043, 2509, 1, 3, 0x80}, /* aten::resize_as_ */
    {178149, 178168, 2510, 1, 3, 0x0}, /* aten::resolve_conj */
    {178216, 178234, 2511, 1, 3, 0x0}, /* aten::resolve_neg */
    {178281, 178306, 2512, 1, 3, 0x0}, /* aten::result_type.Scalar */
    {178374, 178406, 2513, 1, 3, 0x0}, /* aten::result_type.Scalar_Scalar */
    {178484, 178516, 2514, 1, 3, 0x0}, /* aten::result_type.Scalar_Tensor */
    {178592, 178617, 2515, 1, 3, 0x0}, /* aten::result_type.Tensor */
    {178685, 178700, 2516, 1, 3, 0x0}, /* aten::rms_norm */
    {178804, 178824, 2517, 1, 3, 0x2000}, /* aten::rnn_relu.data */
    {179005, 179026, 2518, 1, 3, 0x2000}, /* aten::rnn_relu.input */
    {179207, 179227, 2519, 1, 3, 0x0}, /* aten::rnn_relu_cell */
    {179346, 179366, 2520, 1, 3, 0x2000}, /* aten::rnn_tanh.data */
    {179547, 179568, 2521, 1, 3, 0x2000}, /* aten::rnn_tanh.input */
    {179749, 179769, 2522, 1, 3, 0x0}, /* aten::rnn_tanh_cell */
    {179888, 179899, 2523, 2, 3, 0x0}, /* aten::roll */
    {179967, 179982, 2525, 1, 0, 0x20}, /* aten::roll.out */
    {180077, 180089, 2526, 1, 3, 0x0}, /* aten::rot90 */
    {180151, 180167, 2527, 1, 0, 0x20}, /* aten::rot90.out */
    {180257, 180269, 2528, 3, 1, 0x10001}, /* aten::round */
    {180304, 180325, 2531, 3, 1, 0x10000}, /* aten::round.decimals */
    {180386, 180411, 2534, 2, 1, 0x10000}, /* aten::round.decimals_out */
    {180496, 180512, 2536, 2, 1, 0x10000}, /* aten::round.out */
    {180574, 180587, 2538, 3, 1, 0x10000}, /* aten::round_ */
    {180631, 180653, 2541, 3, 1, 0x10000}, /* aten::round_.decimals */
    {180723, 180739, 2544, 1, 3, 0x0}, /* aten::row_stack */
    {180783, 180803, 2545, 1, 3, 0x0}, /* aten::row_stack.out */
    {180874, 180886, 2546, 1, 1, 0x12000}, /* aten::rrelu */
    {181022, 181035, 2547, 1, 1, 0x2000}, /* aten::rrelu_ */
    {181180, 181203, 2548, 2, 3, 0x2000}, /* aten::rrelu_with_noise */
    {181368, 181395, 2550, 2, 3, 0x2000}, /* aten::rrelu_with_noise.out */
    {181587, 181611, 2552, 2, 3, 0x2000}, /* aten::rrelu_with_noise_ */
    {181785, 181817, 2554, 1, 3, 0x0}, /* aten::rrelu_with_noise_backward */
    {181970, 182006, 2555, 1, 0, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {182186, 182220, 2556, 1, 0, 0x2020}, /* aten::rrelu_with_noise_functional */
    {182413, 182425, 2557, 3, 1, 0x10001}, /* aten::rsqrt */
    {182460, 182476, 2560, 2, 1, 0x10000}, /* aten::rsqrt.out */
    {182538, 182551, 2562, 3, 1, 0x10000}, /* aten::rsqrt_ */
    {182595, 182613, 2565, 1, 1, 0x10000}, /* aten::rsub.Scalar */
    {182684, 182706, 2566, 1, 0, 0x20}, /* aten::rsub.Scalar_out */
    {182804, 182822, 2567, 2, 1, 0x0}, /* aten::rsub.Tensor */
    {182896, 182918, 2569, 1, 0, 0x20}, /* aten::rsub.Tensor_out */
    {183016, 183036, 2570, 2, 3, 0x1}, /* aten::scalar_tensor */
    {183168, 183192, 2572, 1, 0, 0x20}, /* aten::scalar_tensor.out */
    {183259, 183280, 2573, 3, 3, 0x0}, /* aten::scatter.reduce */
    {183374, 183399, 2576, 2, 3, 0x0}, /* aten::scatter.reduce_out */
    {183517, 183535, 2578, 3, 3, 0x1}, /* aten::scatter.src */
    {183611, 183633, 2581, 2, 3, 0x0}, /* aten::scatter.src_out */
    {183736, 183756, 2583, 3, 3, 0x1}, /* aten::scatter.value */
    {183836, 183860, 2586, 2, 3, 0x0}, /* aten::scatter.value_out */
    {183967, 183994, 2588, 3, 3, 0x0}, /* aten::scatter.value_reduce */
    {184096, 184127, 2591, 2, 3, 0x0}, /* aten::scatter.value_reduce_out */
    {184253, 184275, 2593, 3, 3, 0x0}, /* aten::scatter_.reduce */
    {184378, 184397, 2596, 3, 3, 0x0}, /* aten::scatter_.src */
    {184482, 184503, 2599, 3, 3, 0x0}, /* aten::scatter_.value */
    {184592, 184620, 2602, 3, 3, 0x0}, /* aten::scatter_.value_reduce */
    {184731, 184749, 2605, 3, 3, 0x1}, /* aten::scatter_add */
    {184825, 184847, 2608, 2, 3, 0x0}, /* aten::scatter_add.out */
    {184950, 184969, 2610, 3, 3, 0x0}, /* aten::scatter_add_ */
    {185054, 185079, 2613, 3, 3, 0x1}, /* aten::scatter_reduce.two */
    {185201, 185230, 2616, 2, 3, 0x0}, /* aten::scatter_reduce.two_out */
    {185376, 185402, 2618, 3, 3, 0x0}, /* aten::scatter_reduce_.two */
    {185533, 185559, 2621, 2, 3, 0x0}, /* aten::searchsorted.Scalar */
    {185712, 185742, 2623, 2, 3, 0x0}, /* aten::searchsorted.Scalar_out */
    {185919, 185945, 2625, 2, 3, 0x0}, /* aten::searchsorted.Tensor */
    {186098, 186128, 2627, 2, 3, 0x0}, /* aten::searchsorted.Tensor_out */
    {186305, 186326, 2629, 2, 3, 0x0}, /* aten::segment_reduce */
    {186504, 186529, 2631, 1, 0, 0x20}, /* aten::segment_reduce.out */
    {186731, 186748, 2632, 1, 0, 0x1}, /* aten::select.int */
    {186817, 186839, 2633, 1, 0, 0x0}, /* aten::select_backward */
    {186936, 186962, 2634, 1, 0, 0x20}, /* aten::select_backward.out */
    {187086, 187108, 2635, 1, 3, 0x80000}, /* aten::select_copy.int */
    {187176, 187202, 2636, 1, 0, 0x80020}, /* aten::select_copy.int_out */
    {187297, 187318, 2637, 1, 0, 0x1}, /* aten::select_scatter */
    {187397, 187422, 2638, 1, 0, 0x20}, /* aten::select_scatter.out */
    {187528, 187539, 2639, 1, 1, 0x10000}, /* aten::selu */
    {187573, 187585, 2640, 1, 1, 0x10000}, /* aten::selu_ */
    {187628, 187638, 2641, 3, 3, 0x10000}, /* aten::sgn */
    {187671, 187685, 2644, 2, 3, 0x10000}, /* aten::sgn.out */
    {187745, 187756, 2646, 3, 3, 0x10000}, /* aten::sgn_ */
    {187798, 187812, 2649, 3, 1, 0x10001}, /* aten::sigmoid */
    {187849, 187867, 2652, 2, 1, 0x10000}, /* aten::sigmoid.out */
    {187931, 187946, 2654, 3, 1, 0x10000}, /* aten::sigmoid_ */
    {187992, 188015, 2657, 3, 3, 0x10000}, /* aten::sigmoid_backward */
    {188083, 188117, 2660, 2, 3, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {188226, 188237, 2662, 3, 1, 0x10001}, /* aten::sign */
    {188271, 188286, 2665, 2, 1, 0x10000}, /* aten::sign.out */
    {188347, 188359, 2667, 3, 1, 0x10000}, /* aten::sign_ */
    {188402, 188416, 2670, 3, 3, 0x10000}, /* aten::signbit */
    {188453, 188471, 2673, 2, 3, 0x10000}, /* aten::signbit.out */
    {188535, 188546, 2675, 3, 3, 0x10000}, /* aten::silu */
    {188580, 188595, 2678, 2, 3, 0x10000}, /* aten::silu.out */
    {188656, 188668, 2680, 3, 3, 0x10000}, /* aten::silu_ */
    {188711, 188731, 2683, 3, 3, 0x10000}, /* aten::silu_backward */
    {188794, 188825, 2686, 2, 3, 0x10000}, /* aten::silu_backward.grad_input */
    {188929, 188939, 2688, 3, 1, 0x10001}, /* aten::sin */
    {188972, 188986, 2691, 2, 1, 0x10000}, /* aten::sin.out */
    {189046, 189057, 2693, 3, 1, 0x10000}, /* aten::sin_ */
    {189099, 189110, 2696, 3, 3, 0x10000}, /* aten::sinc */
    {189144, 189159, 2699, 2, 3, 0x10000}, /* aten::sinc.out */
    {189220, 189232, 2701, 3, 3, 0x10000}, /* aten::sinc_ */
    {189275, 189286, 2704, 3, 1, 0x10001}, /* aten::sinh */
    {189320, 189335, 2707, 2, 1, 0x10000}, /* aten::sinh.out */
    {189396, 189408, 2709, 3, 1, 0x10000}, /* aten::sinh_ */
    {189451, 189466, 2712, 1, 0, 0x0}, /* aten::size.int */
    {189510, 189529, 2713, 1, 0, 0x1}, /* aten::slice.Tensor */
    {189641, 189662, 2714, 1, 0, 0x0}, /* aten::slice_backward */
    {189783, 189808, 2715, 1, 0, 0x20}, /* aten::slice_backward.out */
    {189956, 189980, 2716, 1, 3, 0x80000}, /* aten::slice_copy.Tensor */
    {190091, 190119, 2717, 1, 0, 0x80020}, /* aten::slice_copy.Tensor_out */
    {190257, 190277, 2718, 1, 0, 0x80001}, /* aten::slice_scatter */
    {190396, 190420, 2719, 1, 0, 0x80020}, /* aten::slice_scatter.out */
    {190566, 190580, 2720, 1, 3, 0x0}, /* aten::slogdet */
    {190642, 190660, 2721, 1, 3, 0x0}, /* aten::slogdet.out */
    {190776, 190797, 2722, 2, 1, 0x0}, /* aten::smooth_l1_loss */
    {190892, 190917, 2724, 2, 1, 0x0}, /* aten::smooth_l1_loss.out */
    {191039, 191069, 2726, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward */
    {191184, 191225, 2728, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {191381, 191404, 2730, 2, 3, 0x0}, /* aten::soft_margin_loss */
    {191485, 191512, 2732, 1, 3, 0x0}, /* aten::soft_margin_loss.out */
    {191620, 191652, 2733, 2, 3, 0x0}, /* aten::soft_margin_loss_backward */
    {191757, 191800, 2735, 1, 3, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {191946, 191964, 2736, 1, 3, 0x0}, /* aten::softmax.int */
    {192038, 192060, 2737, 2, 3, 0x0}, /* aten::softmax.int_out */
    {192161, 192176, 2739, 3, 1, 0x10000}, /* aten::softplus */
    {192250, 192269, 2742, 2, 1, 0x0}, /* aten::softplus.out */
    {192370, 192394, 2744, 3, 3, 0x0}, /* aten::softplus_backward */
    {192492, 192527, 2747, 2, 3, 0x0}, /* aten::softplus_backward.grad_input */
    {192666, 192683, 2749, 3, 1, 0x10000}, /* aten::softshrink */
    {192741, 192762, 2752, 2, 1, 0x0}, /* aten::softshrink.out */
    {192847, 192873, 2754, 3, 3, 0x0}, /* aten::softshrink_backward */
    {192956, 192993, 2757, 2, 3, 0x0}, /* aten::softshrink_backward.grad_input */
    {193117, 193128, 2759, 1, 1, 0x1}, /* aten::sort */
    {193222, 193240, 2760, 3, 3, 0x0}, /* aten::sort.stable */
    {193358, 193376, 2763, 2, 1, 0x0}, /* aten::sort.values */
    {193527, 193552, 2765, 2, 3, 0x0}, /* aten::sort.values_stable */
    {193724, 193746, 2767, 3, 3, 0x10000}, /* aten::special_airy_ai */
    {193788, 193814, 2770, 2, 3, 0x10000}, /* aten::special_airy_ai.out */
    {193883, 193907, 2772, 3, 3, 0x10000}, /* aten::special_bessel_j0 */
    {193954, 193982, 2775, 2, 3, 0x10000}, /* aten::special_bessel_j0.out */
    {194056, 194080, 2777, 3, 3, 0x10000}, /* aten::special_bessel_j1 */
    {194127, 194155, 2780, 2, 3, 0x10000}, /* aten::special_bessel_j1.out */
    {194229, 194253, 2782, 3, 3, 0x10000}, /* aten::special_bessel_y0 */
    {194300, 194328, 2785, 2, 3, 0x10000}, /* aten::special_bessel_y0.out */
    {194402, 194426, 2787, 3, 3, 0x10000}, /* aten::special_bessel_y1 */
    {194473, 194501, 2790, 2, 3, 0x10000}, /* aten::special_bessel_y1.out */
    {194575, 194612, 2792, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {194679, 194725, 2795, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {194801, 194851, 2796, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {194954, 194995, 2797, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {195089, 195135, 2799, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {195211, 195261, 2800, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {195364, 195401, 2801, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {195468, 195514, 2804, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {195590, 195640, 2805, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {195743, 195784, 2806, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {195878, 195924, 2808, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {196000, 196050, 2809, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {196153, 196190, 2810, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {196257, 196303, 2813, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {196379, 196429, 2814, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {196532, 196573, 2815, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {196667, 196713, 2817, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {196789, 196839, 2818, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {196942, 196979, 2819, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {197046, 197092, 2822, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {197168, 197218, 2823, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {197321, 197362, 2824, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {197456, 197502, 2826, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {197578, 197628, 2827, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {197731, 197753, 2828, 1, 3, 0x0}, /* aten::special_digamma */
    {197798, 197824, 2829, 1, 3, 0x0}, /* aten::special_digamma.out */
    {197896, 197915, 2830, 3, 3, 0x10000}, /* aten::special_entr */
    {197957, 197980, 2833, 2, 3, 0x10000}, /* aten::special_entr.out */
    {198049, 198067, 2835, 1, 3, 0x0}, /* aten::special_erf */
    {198108, 198130, 2836, 1, 3, 0x0}, /* aten::special_erf.out */
    {198198, 198217, 2837, 1, 3, 0x0}, /* aten::special_erfc */
    {198259, 198282, 2838, 1, 3, 0x0}, /* aten::special_erfc.out */
    {198351, 198371, 2839, 3, 3, 0x10000}, /* aten::special_erfcx */
    {198414, 198438, 2842, 2, 3, 0x10000}, /* aten::special_erfcx.out */
    {198508, 198529, 2844, 1, 3, 0x0}, /* aten::special_erfinv */
    {198573, 198598, 2845, 1, 3, 0x0}, /* aten::special_erfinv.out */
    {198669, 198688, 2846, 1, 3, 0x0}, /* aten::special_exp2 */
    {198730, 198753, 2847, 1, 3, 0x0}, /* aten::special_exp2.out */
    {198822, 198842, 2848, 1, 3, 0x0}, /* aten::special_expit */
    {198885, 198909, 2849, 1, 3, 0x0}, /* aten::special_expit.out */
    {198979, 198999, 2850, 1, 3, 0x0}, /* aten::special_expm1 */
    {199042, 199066, 2851, 1, 3, 0x0}, /* aten::special_expm1.out */
    {199136, 199159, 2852, 1, 3, 0x0}, /* aten::special_gammainc */
    {199219, 199246, 2853, 1, 3, 0x0}, /* aten::special_gammainc.out */
    {199333, 199357, 2854, 1, 3, 0x0}, /* aten::special_gammaincc */
    {199418, 199446, 2855, 1, 3, 0x0}, /* aten::special_gammaincc.out */
    {199534, 199556, 2856, 1, 3, 0x0}, /* aten::special_gammaln */
    {199601, 199627, 2857, 1, 3, 0x0}, /* aten::special_gammaln.out */
    {199699, 199734, 2858, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_h */
    {199799, 199843, 2861, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {199917, 199965, 2862, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {200066, 200105, 2863, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {200197, 200241, 2865, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {200315, 200363, 2866, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {200464, 200500, 2867, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_he */
    {200566, 200611, 2870, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {200686, 200735, 2871, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {200837, 200877, 2872, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {200970, 201015, 2874, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {201090, 201139, 2875, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {201241, 201258, 2876, 1, 3, 0x0}, /* aten::special_i0 */
    {201298, 201319, 2877, 1, 3, 0x0}, /* aten::special_i0.out */
    {201386, 201404, 2878, 3, 3, 0x10000}, /* aten::special_i0e */
    {201445, 201467, 2881, 2, 3, 0x10000}, /* aten::special_i0e.out */
    {201535, 201552, 2883, 3, 3, 0x10000}, /* aten::special_i1 */
    {201592, 201613, 2886, 2, 3, 0x10000}, /* aten::special_i1.out */
    {201680, 201698, 2888, 3, 3, 0x10000}, /* aten::special_i1e */
    {201739, 201761, 2891, 2, 3, 0x10000}, /* aten::special_i1e.out */
    {201829, 201865, 2893, 3, 1, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {201931, 201976, 2896, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {202051, 202100, 2897, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {202202, 202242, 2898, 2, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {202335, 202380, 2900, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {202455, 202504, 2901, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {202606, 202642, 2902, 3, 1, 0x10000}, /* aten::special_legendre_polynomial_p */
    {202708, 202753, 2905, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {202828, 202877, 2906, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {202979, 203019, 2907, 2, 1, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {203112, 203157, 2909, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {203232, 203281, 2910, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {203383, 203403, 2911, 1, 3, 0x0}, /* aten::special_log1p */
    {203446, 203470, 2912, 1, 3, 0x0}, /* aten::special_log1p.out */
    {203540, 203563, 2913, 3, 3, 0x10000}, /* aten::special_log_ndtr */
    {203609, 203636, 2916, 2, 3, 0x10000}, /* aten::special_log_ndtr.out */
    {203709, 203735, 2918, 1, 3, 0x0}, /* aten::special_log_softmax */
    {203820, 203840, 2919, 1, 3, 0x0}, /* aten::special_logit */
    {203900, 203924, 2920, 1, 3, 0x0}, /* aten::special_logit.out */
    {204011, 204035, 2921, 1, 3, 0x0}, /* aten::special_logsumexp */
    {204114, 204142, 2922, 1, 3, 0x0}, /* aten::special_logsumexp.out */
    {204248, 204281, 2923, 3, 3, 0x10000}, /* aten::special_modified_bessel_i0 */
    {204337, 204374, 2926, 2, 3, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {204457, 204490, 2928, 3, 3, 0x10000}, /* aten::special_modified_bessel_i1 */
    {204546, 204583, 2931, 2, 3, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {204666, 204699, 2933, 3, 3, 0x10000}, /* aten::special_modified_bessel_k0 */
    {204755, 204792, 2936, 2, 3, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {204875, 204908, 2938, 3, 3, 0x10000}, /* aten::special_modified_bessel_k1 */
    {204964, 205001, 2941, 2, 3, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {205084, 205111, 2943, 1, 3, 0x0}, /* aten::special_multigammaln */
    {205168, 205199, 2944, 1, 3, 0x0}, /* aten::special_multigammaln.out */
    {205283, 205302, 2945, 1, 3, 0x0}, /* aten::special_ndtr */
    {205344, 205367, 2946, 1, 3, 0x0}, /* aten::special_ndtr.out */
    {205436, 205456, 2947, 3, 3, 0x10000}, /* aten::special_ndtri */
    {205499, 205523, 2950, 2, 3, 0x10000}, /* aten::special_ndtri.out */
    {205593, 205617, 2952, 1, 3, 0x0}, /* aten::special_polygamma */
    {205671, 205699, 2953, 1, 3, 0x0}, /* aten::special_polygamma.out */
    {205780, 205798, 2954, 1, 3, 0x0}, /* aten::special_psi */
    {205839, 205861, 2955, 1, 3, 0x0}, /* aten::special_psi.out */
    {205929, 205949, 2956, 1, 3, 0x0}, /* aten::special_round */
    {206011, 206035, 2957, 1, 3, 0x0}, /* aten::special_round.out */
    {206121, 206161, 2958, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {206221, 206265, 2961, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {206352, 206392, 2963, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {206452, 206496, 2966, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {206583, 206628, 2968, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {206703, 206757, 2971, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {206841, 206899, 2972, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {207010, 207059, 2973, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {207161, 207215, 2975, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {207299, 207357, 2976, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {207468, 207513, 2977, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {207588, 207642, 2980, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {207726, 207784, 2981, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {207895, 207944, 2982, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {208046, 208100, 2984, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {208184, 208242, 2985, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {208353, 208398, 2986, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {208473, 208527, 2989, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {208611, 208669, 2990, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {208780, 208829, 2991, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {208931, 208985, 2993, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {209069, 209127, 2994, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {209238, 209283, 2995, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {209358, 209412, 2998, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {209496, 209554, 2999, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {209665, 209714, 3000, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {209816, 209870, 3002, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {209954, 210012, 3003, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {210123, 210142, 3004, 1, 3, 0x0}, /* aten::special_sinc */
    {210184, 210207, 3005, 1, 3, 0x0}, /* aten::special_sinc.out */
    {210276, 210298, 3006, 1, 3, 0x0}, /* aten::special_softmax */
    {210376, 210410, 3007, 3, 3, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {210464, 210502, 3010, 2, 3, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {210583, 210605, 3012, 3, 1, 0x10000}, /* aten::special_xlog1py */
    {210664, 210699, 3015, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {210771, 210810, 3016, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {210909, 210935, 3017, 2, 1, 0x10000}, /* aten::special_xlog1py.out */
    {211021, 211055, 3019, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {211126, 211164, 3020, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {211262, 211282, 3021, 1, 1, 0x0}, /* aten::special_xlogy */
    {211339, 211372, 3022, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {211442, 211479, 3023, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {211576, 211600, 3024, 1, 1, 0x0}, /* aten::special_xlogy.out */
    {211684, 211716, 3025, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {211785, 211821, 3026, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {211917, 211936, 3027, 3, 1, 0x10000}, /* aten::special_zeta */
    {211992, 212024, 3030, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {212093, 212129, 3031, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {212225, 212248, 3032, 2, 1, 0x10000}, /* aten::special_zeta.out */
    {212331, 212362, 3034, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {212430, 212465, 3035, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {212560, 212579, 3036, 1, 0, 0x0}, /* aten::split.Tensor */
    {212664, 212682, 3037, 1, 2, 0x0}, /* aten::split.sizes */
    {212768, 212792, 3038, 1, 3, 0x80000}, /* aten::split_copy.Tensor */
    {212871, 212899, 3039, 1, 3, 0x0}, /* aten::split_copy.Tensor_out */
    {212997, 213020, 3040, 1, 0, 0x1}, /* aten::split_with_sizes */
    {213112, 213140, 3041, 1, 3, 0x80000}, /* aten::split_with_sizes_copy */
    {213226, 213258, 3042, 1, 3, 0x0}, /* aten::split_with_sizes_copy.out */
    {213363, 213374, 3043, 3, 1, 0x10001}, /* aten::sqrt */
    {213408, 213423, 3046, 2, 1, 0x10000}, /* aten::sqrt.out */
    {213484, 213496, 3048, 3, 1, 0x10000}, /* aten::sqrt_ */
    {213539, 213552, 3051, 1, 1, 0x10000}, /* aten::square */
    {213588, 213605, 3052, 1, 3, 0x10000}, /* aten::square.out */
    {213668, 213682, 3053, 1, 1, 0x10000}, /* aten::square_ */
    {213727, 213741, 3054, 1, 0, 0x0}, /* aten::squeeze */
    {213784, 213802, 3055, 1, 0, 0x1}, /* aten::squeeze.dim */
    {213858, 213877, 3056, 1, 0, 0x1}, /* aten::squeeze.dims */
    {213936, 213951, 3057, 1, 0, 0x80}, /* aten::squeeze_ */
    {213997, 214016, 3058, 1, 0, 0x80}, /* aten::squeeze_.dim */
    {214075, 214095, 3059, 1, 0, 0x80}, /* aten::squeeze_.dims */
    {214157, 214176, 3060, 1, 3, 0x80000}, /* aten::squeeze_copy */
    {214218, 214241, 3061, 1, 3, 0x80000}, /* aten::squeeze_copy.dim */
    {214296, 214323, 3062, 1, 0, 0x80020}, /* aten::squeeze_copy.dim_out */
    {214405, 214429, 3063, 1, 3, 0x80000}, /* aten::squeeze_copy.dims */
    {214487, 214515, 3064, 1, 0, 0x80020}, /* aten::squeeze_copy.dims_out */
    {214600, 214623, 3065, 1, 0, 0x80020}, /* aten::squeeze_copy.out */
    {214692, 214704, 3066, 1, 3, 0x0}, /* aten::stack */
    {214755, 214771, 3067, 1, 3, 0x0}, /* aten::stack.out */
    {214849, 214859, 3068, 1, 1, 0x40000}, /* aten::std */
    {214912, 214933, 3069, 2, 1, 0x40000}, /* aten::std.correction */
    {215043, 215068, 3071, 2, 1, 0x40000}, /* aten::std.correction_out */
    {215202, 215216, 3073, 1, 1, 0x40000}, /* aten::std.dim */
    {215306, 215320, 3074, 1, 1, 0x40000}, /* aten::std.out */
    {215433, 215448, 3075, 1, 1, 0x40000}, /* aten::std_mean */
    {215516, 215542, 3076, 2, 1, 0x40000}, /* aten::std_mean.correction */
    {215667, 215697, 3078, 1, 0, 0x20}, /* aten::std_mean.correction_out */
    {215868, 215887, 3079, 1, 1, 0x40000}, /* aten::std_mean.dim */
    {215992, 216009, 3080, 1, 0, 0x0}, /* aten::stride.int */
    {216055, 216072, 3081, 1, 1, 0x10001}, /* aten::sub.Scalar */
    {216142, 216163, 3082, 1, 0, 0x20}, /* aten::sub.Scalar_out */
    {216260, 216277, 3083, 3, 1, 0x10001}, /* aten::sub.Tensor */
    {216350, 216364, 3086, 2, 1, 0x10000}, /* aten::sub.out */
    {216454, 216472, 3088, 1, 1, 0x10000}, /* aten::sub_.Scalar */
    {216551, 216569, 3089, 3, 1, 0x10000}, /* aten::sub_.Tensor */
    {216651, 216673, 3092, 1, 3, 0x0}, /* aten::subtract.Scalar */
    {216748, 216770, 3093, 1, 3, 0x0}, /* aten::subtract.Tensor */
    {216848, 216867, 3094, 1, 3, 0x0}, /* aten::subtract.out */
    {216962, 216985, 3095, 1, 3, 0x0}, /* aten::subtract_.Scalar */
    {217069, 217092, 3096, 1, 3, 0x0}, /* aten::subtract_.Tensor */
    {217179, 217189, 3097, 1, 1, 0x40000}, /* aten::sum */
    {217249, 217271, 3098, 2, 1, 0x40000}, /* aten::sum.IntList_out */
    {217396, 217418, 3100, 3, 1, 0x40001}, /* aten::sum.dim_IntList */
    {217523, 217537, 3103, 1, 0, 0x20}, /* aten::sum.out */
    {217621, 217639, 3104, 1, 0, 0x0}, /* aten::sum_to_size */
    {217695, 217705, 3105, 1, 3, 0x0}, /* aten::svd */
    {217800, 217812, 3106, 1, 3, 0x0}, /* aten::svd.U */
    {217966, 217981, 3107, 1, 0, 0x0}, /* aten::swapaxes */
    {218047, 218063, 3108, 1, 0, 0x80}, /* aten::swapaxes_ */
    {218132, 218147, 3109, 1, 0, 0x0}, /* aten::swapdims */
    {218211, 218227, 3110, 1, 0, 0x80}, /* aten::swapdims_ */
    {218294, 218310, 3111, 1, 0, 0x1}, /* aten::sym_numel */
    {218349, 218368, 3112, 1, 0, 0x1}, /* aten::sym_size.int */
    {218419, 218444, 3113, 1, 0, 0x1}, /* aten::sym_storage_offset */
    {218492, 218513, 3114, 1, 0, 0x1}, /* aten::sym_stride.int */
    {218566, 218574, 3115, 1, 0, 0x0}, /* aten::t */
    {218611, 218620, 3116, 1, 0, 0x80}, /* aten::t_ */
    {218660, 218673, 3117, 1, 3, 0x80000}, /* aten::t_copy */
    {218709, 218726, 3118, 1, 0, 0x80020}, /* aten::t_copy.out */
    {218789, 218800, 3119, 2, 3, 0x0}, /* aten::take */
    {218848, 218863, 3121, 2, 3, 0x0}, /* aten::take.out */
    {218938, 218959, 3123, 1, 3, 0x0}, /* aten::take_along_dim */
    {219034, 219059, 3124, 1, 3, 0x0}, /* aten::take_along_dim.out */
    {219161, 219171, 3125, 3, 1, 0x10001}, /* aten::tan */
    {219204, 219218, 3128, 2, 1, 0x10000}, /* aten::tan.out */
    {219278, 219289, 3130, 3, 1, 0x10000}, /* aten::tan_ */
    {219331, 219342, 3133, 3, 1, 0x10001}, /* aten::tanh */
    {219376, 219391, 3136, 2, 1, 0x10000}, /* aten::tanh.out */
    {219452, 219464, 3138, 3, 1, 0x10000}, /* aten::tanh_ */
    {219507, 219527, 3141, 3, 3, 0x10000}, /* aten::tanh_backward */
    {219592, 219623, 3144, 2, 3, 0x10000}, /* aten::tanh_backward.grad_input */
    {219729, 219756, 3146, 1, 3, 0x0}, /* aten::tensor_split.indices */
    {219848, 219876, 3147, 1, 3, 0x0}, /* aten::tensor_split.sections */
    {219968, 220014, 3148, 1, 3, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {220142, 220158, 3149, 1, 3, 0x0}, /* aten::tensordot */
    {220246, 220266, 3150, 1, 3, 0x0}, /* aten::tensordot.out */
    {220381, 220397, 3151, 3, 1, 0x10000}, /* aten::threshold */
    {220468, 220488, 3154, 2, 1, 0x0}, /* aten::threshold.out */
    {220586, 220603, 3156, 3, 1, 0x0}, /* aten::threshold_ */
    {220683, 220708, 3159, 3, 3, 0x10000}, /* aten::threshold_backward */
    {220794, 220830, 3162, 2, 3, 0x0}, /* aten::threshold_backward.grad_input */
    {220957, 220968, 3164, 1, 3, 0x0}, /* aten::tile */
    {221017, 221033, 3165, 1, 0, 0x0}, /* aten::to.device */
    {221187, 221202, 3166, 1, 0, 0x0}, /* aten::to.dtype */
    {221340, 221362, 3167, 1, 0, 0x0}, /* aten::to.dtype_layout */
    {221581, 221596, 3168, 1, 0, 0x0}, /* aten::to.other */
    {221730, 221741, 3169, 3, 3, 0x1}, /* aten::topk */
    {221859, 221877, 3172, 2, 3, 0x0}, /* aten::topk.values */
    {222052, 222064, 3174, 2, 3, 0x0}, /* aten::trace */
    {222099, 222115, 3176, 1, 0, 0x20}, /* aten::trace.out */
    {222177, 222197, 3177, 1, 0, 0x0}, /* aten::transpose.int */
    {222266, 222283, 3178, 1, 0, 0x80}, /* aten::transpose_ */
    {222351, 222376, 3179, 1, 3, 0x80000}, /* aten::transpose_copy.int */
    {222444, 222473, 3180, 1, 0, 0x80020}, /* aten::transpose_copy.int_out */
    {222568, 222587, 3181, 1, 3, 0x0}, /* aten::trapezoid.dx */
    {222654, 222672, 3182, 1, 3, 0x0}, /* aten::trapezoid.x */
    {222735, 222750, 3183, 1, 3, 0x0}, /* aten::trapz.dx */
    {222812, 222826, 3184, 1, 3, 0x0}, /* aten::trapz.x */
    {222885, 222908, 3185, 2, 3, 0x0}, /* aten::triangular_solve */
    {223067, 223092, 3187, 2, 3, 0x0}, /* aten::triangular_solve.X */
    {223292, 223303, 3189, 3, 3, 0x0}, /* aten::tril */
    {223356, 223371, 3192, 2, 3, 0x0}, /* aten::tril.out */
    {223451, 223463, 3194, 3, 3, 0x0}, /* aten::tril_ */
    {223525, 223544, 3197, 3, 3, 0x0}, /* aten::tril_indices */
    {223697, 223720, 3200, 1, 0, 0x20}, /* aten::tril_indices.out */
    {223808, 223834, 3201, 1, 3, 0x0}, /* aten::triplet_margin_loss */
    {224002, 224013, 3202, 3, 3, 0x0}, /* aten::triu */
    {224066, 224081, 3205, 2, 3, 0x0}, /* aten::triu.out */
    {224161, 224173, 3207, 3, 3, 0x0}, /* aten::triu_ */
    {224235, 224254, 3210, 3, 3, 0x0}, /* aten::triu_indices */
    {224407, 224430, 3213, 1, 0, 0x20}, /* aten::triu_indices.out */
    {224518, 224543, 3214, 1, 1, 0x0}, /* aten::true_divide.Scalar */
    {224605, 224630, 3215, 1, 1, 0x10000}, /* aten::true_divide.Tensor */
    {224692, 224714, 3216, 1, 1, 0x0}, /* aten::true_divide.out */
    {224796, 224822, 3217, 1, 1, 0x0}, /* aten::true_divide_.Scalar */
    {224893, 224919, 3218, 1, 1, 0x0}, /* aten::true_divide_.Tensor */
    {224990, 225002, 3219, 3, 1, 0x10001}, /* aten::trunc */
    {225037, 225053, 3222, 2, 1, 0x10000}, /* aten::trunc.out */
    {225115, 225128, 3224, 3, 1, 0x10000}, /* aten::trunc_ */
    {225172, 225186, 3227, 1, 3, 0x0}, /* aten::type_as */
    {225237, 225254, 3228, 1, 3, 0x0}, /* aten::unbind.int */
    {225318, 225340, 3229, 1, 3, 0x80000}, /* aten::unbind_copy.int */
    {225398, 225424, 3230, 1, 3, 0x0}, /* aten::unbind_copy.int_out */
    {225501, 225521, 3231, 1, 3, 0x0}, /* aten::unflatten.int */
    {225595, 225608, 3232, 2, 0, 0x0}, /* aten::unfold */
    {225685, 225707, 3234, 2, 3, 0x0}, /* aten::unfold_backward */
    {225806, 225832, 3236, 1, 0, 0x20}, /* aten::unfold_backward.out */
    {225958, 225976, 3237, 1, 3, 0x80000}, /* aten::unfold_copy */
    {226052, 226074, 3238, 1, 0, 0x80020}, /* aten::unfold_copy.out */
    {226177, 226191, 3239, 1, 0, 0x2020}, /* aten::uniform */
    {226286, 226304, 3240, 1, 0, 0x2020}, /* aten::uniform.out */
    {226423, 226438, 3241, 2, 1, 0x2000}, /* aten::uniform_ */
    {226540, 226565, 3243, 2, 3, 0x8}, /* aten::unique_consecutive */
    {226699, 226728, 3245, 1, 0, 0x20}, /* aten::unique_consecutive.out */
    {226932, 226949, 3246, 2, 3, 0x8}, /* aten::unique_dim */
    {227087, 227108, 3248, 1, 0, 0x20}, /* aten::unique_dim.out */
    {227316, 227345, 3249, 2, 3, 0x8}, /* aten::unique_dim_consecutive */
    {227477, 227510, 3251, 1, 0, 0x20}, /* aten::unique_dim_consecutive.out */
    {227712, 227731, 3252, 1, 0, 0x100}, /* aten::unsafe_chunk */
    {227798, 227824, 3253, 1, 0, 0x0}, /* aten::unsafe_split.Tensor */
    {227905, 227935, 3254, 1, 0, 0x20}, /* aten::unsafe_split.Tensor_out */
    {228035, 228065, 3255, 1, 0, 0x0}, /* aten::unsafe_split_with_sizes */
    {228153, 228187, 3256, 1, 0, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {228294, 228310, 3257, 1, 0, 0x1}, /* aten::unsqueeze */
    {228364, 228381, 3258, 1, 0, 0x80}, /* aten::unsqueeze_ */
    {228438, 228459, 3259, 1, 3, 0x80000}, /* aten::unsqueeze_copy */
    {228512, 228537, 3260, 1, 0, 0x80020}, /* aten::unsqueeze_copy.out */
    {228617, 228642, 3261, 2, 3, 0x0}, /* aten::upsample_bicubic2d */
    {228777, 228806, 3263, 2, 3, 0x0}, /* aten::upsample_bicubic2d.out */
    {228968, 228997, 3265, 1, 3, 0x0}, /* aten::upsample_bicubic2d.vec */
    {229117, 229151, 3266, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward */
    {229324, 229369, 3268, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {229583, 229609, 3270, 2, 3, 0x0}, /* aten::upsample_bilinear2d */
    {229745, 229775, 3272, 2, 3, 0x0}, /* aten::upsample_bilinear2d.out */
    {229938, 229968, 3274, 1, 3, 0x1}, /* aten::upsample_bilinear2d.vec */
    {230089, 230124, 3275, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward */
    {230298, 230344, 3277, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {230559, 230583, 3279, 2, 3, 0x0}, /* aten::upsample_linear1d */
    {230693, 230721, 3281, 2, 3, 0x0}, /* aten::upsample_linear1d.out */
    {230858, 230886, 3283, 1, 3, 0x0}, /* aten::upsample_linear1d.vec */
    {231005, 231038, 3284, 2, 3, 0x0}, /* aten::upsample_linear1d_backward */
    {231186, 231230, 3286, 2, 3, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {231419, 231444, 3288, 2, 3, 0x0}, /* aten::upsample_nearest1d */
    {231535, 231564, 3290, 2, 3, 0x0}, /* aten::upsample_nearest1d.out */
    {231682, 231711, 3292, 1, 3, 0x0}, /* aten::upsample_nearest1d.vec */
    {231811, 231845, 3293, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward */
    {231974, 232019, 3295, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {232189, 232214, 3297, 2, 3, 0x0}, /* aten::upsample_nearest2d */
    {232329, 232358, 3299, 2, 3, 0x0}, /* aten::upsample_nearest2d.out */
    {232500, 232529, 3301, 1, 3, 0x1}, /* aten::upsample_nearest2d.vec */
    {232629, 232663, 3302, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward */
    {232816, 232861, 3304, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {233055, 233080, 3306, 2, 3, 0x0}, /* aten::upsample_nearest3d */
    {233217, 233246, 3308, 2, 3, 0x0}, /* aten::upsample_nearest3d.out */
    {233410, 233439, 3310, 1, 3, 0x0}, /* aten::upsample_nearest3d.vec */
    {233539, 233573, 3311, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward */
    {233748, 233793, 3313, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {234009, 234036, 3315, 2, 3, 0x0}, /* aten::upsample_trilinear3d */
    {234195, 234226, 3317, 2, 3, 0x0}, /* aten::upsample_trilinear3d.out */
    {234412, 234443, 3319, 1, 3, 0x0}, /* aten::upsample_trilinear3d.vec */
    {234565, 234601, 3320, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward */
    {234798, 234845, 3322, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {235083, 235124, 3324, 1, 0, 0x0}, /* aten::value_selecting_reduction_backward */
    {235243, 235253, 3325, 1, 1, 0x40000}, /* aten::var */
    {235306, 235327, 3326, 2, 1, 0x40001}, /* aten::var.correction */
    {235437, 235462, 3328, 2, 1, 0x40000}, /* aten::var.correction_out */
    {235596, 235610, 3330, 1, 1, 0x40001}, /* aten::var.dim */
    {235700, 235714, 3331, 1, 1, 0x40000}, /* aten::var.out */
    {235827, 235842, 3332, 1, 1, 0x40000}, /* aten::var_mean */
    {235910, 235936, 3333, 2, 1, 0x40000}, /* aten::var_mean.correction */
    {236061, 236091, 3335, 1, 0, 0x20}, /* aten::var_mean.correction_out */
    {236262, 236281, 3336, 1, 1, 0x40000}, /* aten::var_mean.dim */
    {236386, 236397, 3337, 2, 3, 0x0}, /* aten::vdot */
    {236445, 236460, 3339, 1, 3, 0x0}, /* aten::vdot.out */
    {236535, 236546, 3340, 2, 0, 0x1}, /* aten::view */
    {236601, 236618, 3342, 1, 0, 0x0}, /* aten::view.dtype */
    {236682, 236696, 3343, 1, 0, 0x0}, /* aten::view_as */
    {236753, 236775, 3344, 2, 3, 0x0}, /* aten::view_as_complex */
    {236826, 236853, 3346, 1, 3, 0x80000}, /* aten::view_as_complex_copy */
    {236903, 236934, 3347, 1, 0, 0x80020}, /* aten::view_as_complex_copy.out */
    {237011, 237030, 3348, 2, 3, 0x0}, /* aten::view_as_real */
    {237078, 237102, 3350, 1, 3, 0x80000}, /* aten::view_as_real_copy */
    {237149, 237177, 3351, 1, 0, 0x80020}, /* aten::view_as_real_copy.out */
    {237251, 237267, 3352, 1, 3, 0x80000}, /* aten::view_copy */
    {237321, 237343, 3353, 1, 3, 0x80000}, /* aten::view_copy.dtype */
    {237406, 237432, 3354, 1, 0, 0x80020}, /* aten::view_copy.dtype_out */
    {237522, 237542, 3355, 1, 0, 0x80020}, /* aten::view_copy.out */
    {237623, 237642, 3356, 1, 3, 0x0}, /* aten::vsplit.array */
    {237712, 237729, 3357, 1, 3, 0x0}, /* aten::vsplit.int */
    {237796, 237809, 3358, 1, 3, 0x0}, /* aten::vstack */
    {237850, 237867, 3359, 1, 3, 0x0}, /* aten::vstack.out */
    {237935, 237947, 3360, 1, 1, 0x0}, /* aten::where */
    {237989, 238008, 3361, 1, 3, 0x0}, /* aten::where.Scalar */
    {238082, 238106, 3362, 1, 3, 0x0}, /* aten::where.ScalarOther */
    {238185, 238208, 3363, 1, 3, 0x0}, /* aten::where.ScalarSelf */
    {238286, 238303, 3364, 2, 1, 0x10001}, /* aten::where.self */
    {238375, 238396, 3366, 2, 1, 0x0}, /* aten::where.self_out */
    {238495, 238523, 3368, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {238611, 238638, 3369, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {238725, 238747, 3370, 2, 1, 0x10000}, /* aten::xlogy.OutTensor */
    {238829, 238854, 3372, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {238916, 238940, 3373, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {239001, 239020, 3374, 3, 1, 0x10000}, /* aten::xlogy.Tensor */
    {239076, 239102, 3377, 1, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {239173, 239193, 3378, 3, 1, 0x10000}, /* aten::xlogy_.Tensor */
    {239258, 239269, 3381, 1, 0, 0x20}, /* aten::zero */
    {239303, 239318, 3382, 1, 0, 0x20}, /* aten::zero.out */
    {239379, 239391, 3383, 2, 1, 0x0}, /* aten::zero_ */
    {239434, 239446, 3385, 2, 3, 0x0}, /* aten::zeros */
    {239575, 239591, 3387, 1, 3, 0x0}, /* aten::zeros.out */
    {239655, 239672, 3388, 1, 3, 0x0}, /* aten::zeros_like */
    {239838, 239859, 3389, 1, 0, 0x20}, /* aten::zeros_like.out */
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
    {141, 0, 31}, /* aten::_chunk_cat CompositeExplicitAutograd */
    {141, 4, 14}, /* aten::_chunk_cat.out CompositeExplicitAutograd */
    {141, 0, 32}, /* aten::_conj CompositeExplicitAutograd */
    {142, 7, 15}, /* aten::_conj_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 16}, /* aten::_conj_copy.out CompositeExplicitAutograd */
    {1, 0, 33}, /* aten::_conj_physical CPU */
    {16, 0, 33}, /* aten::_conj_physical Meta */
    {141, 4, 17}, /* aten::_conj_physical.out CompositeExplicitAutograd */
    {141, 0, 34}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 35}, /* aten::_convolution.deprecated implicit */
    {141, 4, 18}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 36}, /* aten::_convolution_mode implicit */
    {1, 0, 37}, /* aten::_cummax_helper CPU */
    {16, 0, 37}, /* aten::_cummax_helper Meta */
    {1, 0, 38}, /* aten::_cummin_helper CPU */
    {16, 0, 38}, /* aten::_cummin_helper Meta */
    {1, 0, 39}, /* aten::_embedding_bag CPU */
    {16, 0, 39}, /* aten::_embedding_bag Meta */
    {141, 4, 19}, /* aten::_embedding_bag.out CompositeExplicitAutograd */
    {1, 0, 40}, /* aten::_embedding_bag_backward CPU */
    {16, 0, 40}, /* aten::_embedding_bag_backward Meta */
    {1, 0, 41}, /* aten::_embedding_bag_dense_backward CPU */
    {16, 0, 41}, /* aten::_embedding_bag_dense_backward Meta */
    {141, 4, 20}, /* aten::_embedding_bag_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 42}, /* aten::_embedding_bag_forward_only CPU */
    {16, 0, 42}, /* aten::_embedding_bag_forward_only Meta */
    {141, 4, 21}, /* aten::_embedding_bag_forward_only.out CompositeExplicitAutograd */
    {1, 0, 43}, /* aten::_embedding_bag_per_sample_weights_backward CPU */
    {16, 0, 43}, /* aten::_embedding_bag_per_sample_weights_backward Meta */
    {141, 4, 22}, /* aten::_embedding_bag_per_sample_weights_backward.out CompositeExplicitAutograd */
    {141, 0, 44}, /* aten::_euclidean_dist CompositeExplicitAutograd */
    {141, 4, 23}, /* aten::_euclidean_dist.out CompositeExplicitAutograd */
    {1, 0, 45}, /* aten::_fft_c2c CPU */
    {16, 0, 45}, /* aten::_fft_c2c Meta */
    {1, 0, 46}, /* aten::_fft_c2c.out CPU */
    {16, 0, 46}, /* aten::_fft_c2c.out Meta */
    {1, 0, 47}, /* aten::_fft_c2r CPU */
    {16, 0, 47}, /* aten::_fft_c2r Meta */
    {1, 0, 48}, /* aten::_fft_c2r.out CPU */
    {16, 0, 48}, /* aten::_fft_c2r.out Meta */
    {1, 0, 49}, /* aten::_fft_r2c CPU */
    {16, 0, 49}, /* aten::_fft_r2c Meta */
    {1, 0, 50}, /* aten::_fft_r2c.out CPU */
    {16, 0, 50}, /* aten::_fft_r2c.out Meta */
    {138, 0, 51}, /* aten::_fused_rms_norm implicit */
    {1, 0, 52}, /* aten::_histogramdd_bin_edges CPU */
    {16, 0, 52}, /* aten::_histogramdd_bin_edges Meta */
    {141, 4, 24}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 53}, /* aten::_histogramdd_from_bin_cts CPU */
    {16, 0, 53}, /* aten::_histogramdd_from_bin_cts Meta */
    {141, 4, 25}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 54}, /* aten::_histogramdd_from_bin_tensors CPU */
    {16, 0, 54}, /* aten::_histogramdd_from_bin_tensors Meta */
    {141, 4, 26}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 28}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 4, 27}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 55}, /* aten::_index_put_impl_ CPU */
    {16, 0, 55}, /* aten::_index_put_impl_ Meta */
    {141, 0, 56}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 57}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 58}, /* aten::_linalg_check_errors CPU */
    {16, 0, 58}, /* aten::_linalg_check_errors Meta */
    {1, 0, 59}, /* aten::_linalg_det CPU */
    {16, 0, 59}, /* aten::_linalg_det Meta */
    {1, 4, 29}, /* aten::_linalg_det.result CPU */
    {16, 4, 29}, /* aten::_linalg_det.result Meta */
    {1, 0, 60}, /* aten::_linalg_eigh CPU */
    {16, 0, 60}, /* aten::_linalg_eigh Meta */
    {1, 4, 30}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 30}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 61}, /* aten::_linalg_eigvals CPU */
    {16, 0, 61}, /* aten::_linalg_eigvals Meta */
    {1, 0, 62}, /* aten::_linalg_slogdet CPU */
    {16, 0, 62}, /* aten::_linalg_slogdet Meta */
    {1, 4, 31}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 31}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 63}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 63}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 32}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 32}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 64}, /* aten::_linalg_svd CPU */
    {16, 0, 64}, /* aten::_linalg_svd Meta */
    {1, 4, 33}, /* aten::_linalg_svd.U CPU */
    {16, 4, 33}, /* aten::_linalg_svd.U Meta */
    {1, 0, 65}, /* aten::_local_scalar_dense CPU */
    {1, 1, 1}, /* aten::_log_softmax CPU */
    {16, 1, 1}, /* aten::_log_softmax Meta */
    {142, 8, 34}, /* aten::_log_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 1}, /* aten::_log_softmax.out CPU */
    {16, 3, 1}, /* aten::_log_softmax.out Meta */
    {1, 1, 0}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 0}, /* aten::_log_softmax_backward_data Meta */
    {142, 8, 35}, /* aten::_log_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 0}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 0}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 66}, /* aten::_logcumsumexp CPU */
    {16, 0, 66}, /* aten::_logcumsumexp Meta */
    {1, 4, 36}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 36}, /* aten::_logcumsumexp.out Meta */
    {138, 0, 67}, /* aten::_lu_with_info implicit */
    {1, 0, 68}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 68}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 69}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 69}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 38}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 38}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 71}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 71}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 37}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 70}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 39}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 72}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 40}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 41}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 73}, /* aten::_pdist_backward CPU */
    {16, 0, 73}, /* aten::_pdist_backward Meta */
    {141, 4, 42}, /* aten::_pdist_backward.out CompositeExplicitAutograd */
    {1, 0, 74}, /* aten::_pdist_forward CPU */
    {16, 0, 74}, /* aten::_pdist_forward Meta */
    {141, 4, 43}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 75}, /* aten::_prelu_kernel CPU */
    {16, 0, 75}, /* aten::_prelu_kernel Meta */
    {1, 0, 76}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 76}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 77}, /* aten::_reshape_alias CPU */
    {16, 0, 77}, /* aten::_reshape_alias Meta */
    {142, 7, 44}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 45}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 78}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {1, 0, 79}, /* aten::_segment_reduce_backward CPU */
    {16, 0, 79}, /* aten::_segment_reduce_backward Meta */
    {141, 4, 46}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {142, 8, 47}, /* aten::_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {142, 8, 48}, /* aten::_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {138, 0, 80}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 81}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 82}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 49}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 83}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 50}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 84}, /* aten::_unique CPU */
    {16, 0, 84}, /* aten::_unique Meta */
    {141, 4, 51}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 85}, /* aten::_unique2 CPU */
    {16, 0, 85}, /* aten::_unique2 Meta */
    {141, 4, 52}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 86}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 87}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 88}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 89}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 997}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 53}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 90}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 90}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 54}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 54}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 92}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 91}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 91}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 55}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 55}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 93}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 93}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 56}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 56}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 95}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 94}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 94}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 57}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 57}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 96}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 96}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 58}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 58}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 98}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 97}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 97}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 59}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 59}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 99}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 99}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 60}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 60}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 101}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 100}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 100}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 61}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 61}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 102}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 102}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 62}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 62}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 104}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 103}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 103}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 63}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 63}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 105}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 105}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 64}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 64}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 107}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 106}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 106}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 65}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 65}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 108}, /* aten::abs CPU */
    {16, 0, 108}, /* aten::abs Meta */
    {1, 0, 110}, /* aten::abs.out CPU */
    {16, 0, 110}, /* aten::abs.out Meta */
    {1, 0, 109}, /* aten::abs_ CPU */
    {16, 0, 109}, /* aten::abs_ Meta */
    {138, 0, 111}, /* aten::absolute implicit */
    {138, 4, 66}, /* aten::absolute.out implicit */
    {138, 0, 112}, /* aten::absolute_ implicit */
    {1, 1, 4}, /* aten::acos CPU */
    {16, 1, 4}, /* aten::acos Meta */
    {142, 8, 67}, /* aten::acos CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, /* aten::acos.out CPU */
    {16, 3, 4}, /* aten::acos.out Meta */
    {1, 2, 4}, /* aten::acos_ CPU */
    {16, 2, 4}, /* aten::acos_ Meta */
    {142, 9, 67}, /* aten::acos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 5}, /* aten::acosh CPU */
    {16, 1, 5}, /* aten::acosh Meta */
    {142, 8, 68}, /* aten::acosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, /* aten::acosh.out CPU */
    {16, 3, 5}, /* aten::acosh.out Meta */
    {1, 2, 5}, /* aten::acosh_ CPU */
    {16, 2, 5}, /* aten::acosh_ Meta */
    {142, 9, 68}, /* aten::acosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 113}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 114}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 69}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 69}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 115}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 70}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 70}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 116}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 117}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 117}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 71}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 71}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 118}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 118}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 72}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 72}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 119}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 119}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 73}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 73}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 120}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 120}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 74}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 74}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 121}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 75}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::add.Tensor CPU */
    {16, 1, 6}, /* aten::add.Tensor Meta */
    {142, 8, 76}, /* aten::add.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, /* aten::add.out CPU */
    {16, 3, 6}, /* aten::add.out Meta */
    {141, 0, 122}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 6}, /* aten::add_.Tensor CPU */
    {16, 2, 6}, /* aten::add_.Tensor Meta */
    {142, 9, 76}, /* aten::add_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 123}, /* aten::addbmm CPU */
    {16, 0, 123}, /* aten::addbmm Meta */
    {1, 4, 77}, /* aten::addbmm.out CPU */
    {16, 4, 77}, /* aten::addbmm.out Meta */
    {1, 0, 124}, /* aten::addbmm_ CPU */
    {16, 0, 124}, /* aten::addbmm_ Meta */
    {1, 1, 7}, /* aten::addcdiv CPU */
    {16, 1, 7}, /* aten::addcdiv Meta */
    {142, 8, 78}, /* aten::addcdiv CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, /* aten::addcdiv.out CPU */
    {16, 3, 7}, /* aten::addcdiv.out Meta */
    {1, 2, 7}, /* aten::addcdiv_ CPU */
    {16, 2, 7}, /* aten::addcdiv_ Meta */
    {142, 9, 78}, /* aten::addcdiv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 8}, /* aten::addcmul CPU */
    {16, 1, 8}, /* aten::addcmul Meta */
    {142, 8, 79}, /* aten::addcmul CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, /* aten::addcmul.out CPU */
    {16, 3, 8}, /* aten::addcmul.out Meta */
    {1, 2, 8}, /* aten::addcmul_ CPU */
    {16, 2, 8}, /* aten::addcmul_ Meta */
    {142, 9, 79}, /* aten::addcmul_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, /* aten::addmm CPU */
    {16, 1, 9}, /* aten::addmm Meta */
    {142, 8, 80}, /* aten::addmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, /* aten::addmm.out CPU */
    {16, 3, 9}, /* aten::addmm.out Meta */
    {1, 2, 9}, /* aten::addmm_ CPU */
    {16, 2, 9}, /* aten::addmm_ Meta */
    {142, 9, 80}, /* aten::addmm_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, /* aten::addmv CPU */
    {16, 1, 10}, /* aten::addmv Meta */
    {142, 8, 81}, /* aten::addmv CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, /* aten::addmv.out CPU */
    {16, 3, 10}, /* aten::addmv.out Meta */
    {1, 2, 10}, /* aten::addmv_ CPU */
    {16, 2, 10}, /* aten::addmv_ Meta */
    {142, 9, 81}, /* aten::addmv_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 125}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 82}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 82}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 126}, /* aten::adjoint implicit */
    {141, 0, 127}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 4, 83}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 128}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 129}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 84}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 85}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 11}, /* aten::all CPU */
    {16, 1, 11}, /* aten::all Meta */
    {142, 8, 86}, /* aten::all CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, /* aten::all.all_out CPU */
    {16, 3, 11}, /* aten::all.all_out Meta */
    {1, 1, 13}, /* aten::all.dim CPU */
    {16, 1, 13}, /* aten::all.dim Meta */
    {142, 8, 88}, /* aten::all.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 12}, /* aten::all.dims CPU */
    {16, 1, 12}, /* aten::all.dims Meta */
    {142, 8, 87}, /* aten::all.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, /* aten::all.dims_out CPU */
    {16, 3, 12}, /* aten::all.dims_out Meta */
    {1, 3, 13}, /* aten::all.out CPU */
    {16, 3, 13}, /* aten::all.out Meta */
    {141, 0, 130}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 131}, /* aten::alpha_dropout implicit */
    {138, 0, 132}, /* aten::alpha_dropout_ implicit */
    {1, 1, 14}, /* aten::amax CPU */
    {16, 1, 14}, /* aten::amax Meta */
    {142, 8, 89}, /* aten::amax CompositeExplicitAutogradNonFunctional */
    {1, 3, 14}, /* aten::amax.out CPU */
    {16, 3, 14}, /* aten::amax.out Meta */
    {1, 1, 15}, /* aten::amin CPU */
    {16, 1, 15}, /* aten::amin Meta */
    {142, 8, 90}, /* aten::amin CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, /* aten::amin.out CPU */
    {16, 3, 15}, /* aten::amin.out Meta */
    {1, 1, 16}, /* aten::aminmax CPU */
    {16, 1, 16}, /* aten::aminmax Meta */
    {142, 8, 91}, /* aten::aminmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, /* aten::aminmax.out CPU */
    {16, 3, 16}, /* aten::aminmax.out Meta */
    {1, 0, 133}, /* aten::angle CPU */
    {16, 0, 133}, /* aten::angle Meta */
    {1, 0, 134}, /* aten::angle.out CPU */
    {16, 0, 134}, /* aten::angle.out Meta */
    {1, 1, 17}, /* aten::any CPU */
    {16, 1, 17}, /* aten::any Meta */
    {142, 8, 92}, /* aten::any CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, /* aten::any.all_out CPU */
    {16, 3, 17}, /* aten::any.all_out Meta */
    {1, 1, 19}, /* aten::any.dim CPU */
    {16, 1, 19}, /* aten::any.dim Meta */
    {142, 8, 94}, /* aten::any.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 18}, /* aten::any.dims CPU */
    {16, 1, 18}, /* aten::any.dims Meta */
    {142, 8, 93}, /* aten::any.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, /* aten::any.dims_out CPU */
    {16, 3, 18}, /* aten::any.dims_out Meta */
    {1, 3, 19}, /* aten::any.out CPU */
    {16, 3, 19}, /* aten::any.out Meta */
    {141, 0, 135}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::arange BackendSelect */
    {141, 4, 95}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 136}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::arange.start BackendSelect */
    {1, 4, 96}, /* aten::arange.start_out CPU */
    {16, 4, 96}, /* aten::arange.start_out Meta */
    {141, 0, 137}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::arange.start_step BackendSelect */
    {138, 0, 138}, /* aten::arccos implicit */
    {138, 4, 97}, /* aten::arccos.out implicit */
    {138, 0, 139}, /* aten::arccos_ implicit */
    {138, 0, 140}, /* aten::arccosh implicit */
    {138, 4, 98}, /* aten::arccosh.out implicit */
    {138, 0, 141}, /* aten::arccosh_ implicit */
    {138, 0, 142}, /* aten::arcsin implicit */
    {138, 4, 99}, /* aten::arcsin.out implicit */
    {138, 0, 143}, /* aten::arcsin_ implicit */
    {138, 0, 144}, /* aten::arcsinh implicit */
    {138, 4, 100}, /* aten::arcsinh.out implicit */
    {138, 0, 145}, /* aten::arcsinh_ implicit */
    {138, 0, 146}, /* aten::arctan implicit */
    {138, 4, 101}, /* aten::arctan.out implicit */
    {138, 0, 147}, /* aten::arctan2 implicit */
    {138, 4, 102}, /* aten::arctan2.out implicit */
    {138, 0, 148}, /* aten::arctan2_ implicit */
    {138, 0, 149}, /* aten::arctan_ implicit */
    {138, 0, 150}, /* aten::arctanh implicit */
    {138, 4, 103}, /* aten::arctanh.out implicit */
    {138, 0, 151}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {142, 8, 104}, /* aten::argmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {142, 8, 105}, /* aten::argmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 152}, /* aten::argsort implicit */
    {138, 0, 153}, /* aten::argsort.stable implicit */
    {138, 0, 154}, /* aten::argsort.stable_out implicit */
    {138, 0, 155}, /* aten::argwhere implicit */
    {1, 0, 156}, /* aten::as_strided CPU */
    {16, 0, 156}, /* aten::as_strided Meta */
    {142, 5, 106}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 106}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 107}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 157}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 108}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 22}, /* aten::asin CPU */
    {16, 1, 22}, /* aten::asin Meta */
    {142, 8, 109}, /* aten::asin CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, /* aten::asin.out CPU */
    {16, 3, 22}, /* aten::asin.out Meta */
    {1, 2, 22}, /* aten::asin_ CPU */
    {16, 2, 22}, /* aten::asin_ Meta */
    {142, 9, 109}, /* aten::asin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 23}, /* aten::asinh CPU */
    {16, 1, 23}, /* aten::asinh Meta */
    {142, 8, 110}, /* aten::asinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, /* aten::asinh.out CPU */
    {16, 3, 23}, /* aten::asinh.out Meta */
    {1, 2, 23}, /* aten::asinh_ CPU */
    {16, 2, 23}, /* aten::asinh_ Meta */
    {142, 9, 110}, /* aten::asinh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 25}, /* aten::atan CPU */
    {16, 1, 25}, /* aten::atan Meta */
    {142, 8, 111}, /* aten::atan CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, /* aten::atan.out CPU */
    {16, 3, 25}, /* aten::atan.out Meta */
    {1, 1, 24}, /* aten::atan2 CPU */
    {16, 1, 24}, /* aten::atan2 Meta */
    {142, 8, 112}, /* aten::atan2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, /* aten::atan2.out CPU */
    {16, 3, 24}, /* aten::atan2.out Meta */
    {1, 2, 24}, /* aten::atan2_ CPU */
    {16, 2, 24}, /* aten::atan2_ Meta */
    {142, 9, 112}, /* aten::atan2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 25}, /* aten::atan_ CPU */
    {16, 2, 25}, /* aten::atan_ Meta */
    {142, 9, 111}, /* aten::atan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, /* aten::atanh CPU */
    {16, 1, 26}, /* aten::atanh Meta */
    {142, 8, 113}, /* aten::atanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, /* aten::atanh.out CPU */
    {16, 3, 26}, /* aten::atanh.out Meta */
    {1, 2, 26}, /* aten::atanh_ CPU */
    {16, 2, 26}, /* aten::atanh_ Meta */
    {142, 9, 113}, /* aten::atanh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 158}, /* aten::atleast_1d implicit */
    {138, 0, 159}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 160}, /* aten::atleast_2d implicit */
    {138, 0, 161}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 162}, /* aten::atleast_3d implicit */
    {138, 0, 163}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 164}, /* aten::avg_pool1d implicit */
    {1, 0, 165}, /* aten::avg_pool2d CPU */
    {16, 0, 165}, /* aten::avg_pool2d Meta */
    {1, 4, 114}, /* aten::avg_pool2d.out CPU */
    {16, 4, 114}, /* aten::avg_pool2d.out Meta */
    {1, 0, 166}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 166}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 115}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 115}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 167}, /* aten::avg_pool3d CPU */
    {16, 0, 167}, /* aten::avg_pool3d Meta */
    {1, 4, 116}, /* aten::avg_pool3d.out CPU */
    {16, 4, 116}, /* aten::avg_pool3d.out Meta */
    {1, 0, 168}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 168}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 117}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 117}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 27}, /* aten::baddbmm CPU */
    {16, 1, 27}, /* aten::baddbmm Meta */
    {142, 8, 118}, /* aten::baddbmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, /* aten::baddbmm.out CPU */
    {16, 3, 27}, /* aten::baddbmm.out Meta */
    {1, 2, 27}, /* aten::baddbmm_ CPU */
    {16, 2, 27}, /* aten::baddbmm_ Meta */
    {142, 9, 118}, /* aten::baddbmm_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 170}, /* aten::batch_norm implicit */
    {1, 0, 171}, /* aten::batch_norm_backward CPU */
    {16, 0, 171}, /* aten::batch_norm_backward Meta */
    {1, 0, 172}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 172}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 119}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 173}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 123}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 4, 121}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 4, 122}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 120}, /* aten::bernoulli.out CPU */
    {16, 4, 120}, /* aten::bernoulli.out Meta */
    {142, 0, 176}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 174}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 174}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 175}, /* aten::bernoulli_.float CPU */
    {16, 0, 175}, /* aten::bernoulli_.float Meta */
    {138, 0, 177}, /* aten::bilinear implicit */
    {1, 0, 178}, /* aten::binary_cross_entropy CPU */
    {16, 0, 178}, /* aten::binary_cross_entropy Meta */
    {1, 4, 124}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 124}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 179}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 179}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 125}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 125}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 180}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 180}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 126}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 181}, /* aten::bincount CPU */
    {16, 0, 181}, /* aten::bincount Meta */
    {141, 4, 127}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 182}, /* aten::binomial CPU */
    {16, 0, 182}, /* aten::binomial Meta */
    {141, 4, 128}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 183}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 184}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 129}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 185}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {142, 8, 130}, /* aten::bitwise_and.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 186}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {142, 9, 130}, /* aten::bitwise_and_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 187}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 131}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {142, 8, 132}, /* aten::bitwise_left_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 188}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 189}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {142, 9, 132}, /* aten::bitwise_left_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 190}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {142, 8, 133}, /* aten::bitwise_not CompositeExplicitAutogradNonFunctional */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {142, 9, 133}, /* aten::bitwise_not_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 191}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 192}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 134}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 193}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {142, 8, 135}, /* aten::bitwise_or.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 194}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {142, 9, 135}, /* aten::bitwise_or_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 195}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 136}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {142, 8, 137}, /* aten::bitwise_right_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 196}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 197}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {142, 9, 137}, /* aten::bitwise_right_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 198}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 199}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 200}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 138}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 201}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {142, 8, 139}, /* aten::bitwise_xor.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 202}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {142, 9, 139}, /* aten::bitwise_xor_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 203}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 140}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {142, 8, 141}, /* aten::bmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 204}, /* aten::broadcast_tensors implicit */
    {138, 0, 205}, /* aten::broadcast_to implicit */
    {1, 0, 206}, /* aten::bucketize.Scalar CPU */
    {16, 0, 206}, /* aten::bucketize.Scalar Meta */
    {141, 4, 142}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 207}, /* aten::bucketize.Tensor CPU */
    {16, 0, 207}, /* aten::bucketize.Tensor Meta */
    {1, 4, 143}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 143}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 208}, /* aten::can_cast implicit */
    {138, 0, 209}, /* aten::cartesian_prod implicit */
    {1, 0, 210}, /* aten::cat CPU */
    {16, 0, 210}, /* aten::cat Meta */
    {142, 0, 211}, /* aten::cat CompositeExplicitAutogradNonFunctional */
    {1, 0, 212}, /* aten::cat.out CPU */
    {16, 0, 212}, /* aten::cat.out Meta */
    {141, 6, 145}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 4, 144}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 213}, /* aten::cauchy_ CPU */
    {16, 0, 213}, /* aten::cauchy_ Meta */
    {138, 0, 214}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {142, 8, 146}, /* aten::ceil CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {142, 9, 146}, /* aten::ceil_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 215}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 147}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 147}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 216}, /* aten::channel_shuffle CPU */
    {16, 0, 216}, /* aten::channel_shuffle Meta */
    {141, 4, 148}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 217}, /* aten::cholesky CPU */
    {16, 0, 217}, /* aten::cholesky Meta */
    {1, 0, 219}, /* aten::cholesky.out CPU */
    {16, 0, 219}, /* aten::cholesky.out Meta */
    {1, 0, 218}, /* aten::cholesky_inverse CPU */
    {16, 0, 218}, /* aten::cholesky_inverse Meta */
    {1, 4, 149}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 149}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 220}, /* aten::cholesky_solve CPU */
    {16, 0, 220}, /* aten::cholesky_solve Meta */
    {1, 0, 221}, /* aten::cholesky_solve.out CPU */
    {16, 0, 221}, /* aten::cholesky_solve.out Meta */
    {138, 0, 222}, /* aten::chunk implicit */
    {1, 1, 41}, /* aten::clamp CPU */
    {16, 1, 41}, /* aten::clamp Meta */
    {142, 8, 151}, /* aten::clamp CompositeExplicitAutogradNonFunctional */
    {1, 1, 36}, /* aten::clamp.Tensor CPU */
    {16, 1, 36}, /* aten::clamp.Tensor Meta */
    {142, 8, 150}, /* aten::clamp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, /* aten::clamp.Tensor_out CPU */
    {16, 3, 36}, /* aten::clamp.Tensor_out Meta */
    {1, 3, 41}, /* aten::clamp.out CPU */
    {16, 3, 41}, /* aten::clamp.out Meta */
    {1, 2, 41}, /* aten::clamp_ CPU */
    {16, 2, 41}, /* aten::clamp_ Meta */
    {142, 9, 151}, /* aten::clamp_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 36}, /* aten::clamp_.Tensor CPU */
    {16, 2, 36}, /* aten::clamp_.Tensor Meta */
    {142, 9, 150}, /* aten::clamp_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, /* aten::clamp_max CPU */
    {16, 1, 38}, /* aten::clamp_max Meta */
    {142, 8, 153}, /* aten::clamp_max CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, /* aten::clamp_max.Tensor CPU */
    {16, 1, 37}, /* aten::clamp_max.Tensor Meta */
    {142, 8, 152}, /* aten::clamp_max.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, /* aten::clamp_max.Tensor_out CPU */
    {16, 3, 37}, /* aten::clamp_max.Tensor_out Meta */
    {1, 3, 38}, /* aten::clamp_max.out CPU */
    {16, 3, 38}, /* aten::clamp_max.out Meta */
    {1, 2, 38}, /* aten::clamp_max_ CPU */
    {16, 2, 38}, /* aten::clamp_max_ Meta */
    {142, 9, 153}, /* aten::clamp_max_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, /* aten::clamp_max_.Tensor CPU */
    {16, 2, 37}, /* aten::clamp_max_.Tensor Meta */
    {142, 9, 152}, /* aten::clamp_max_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, /* aten::clamp_min CPU */
    {16, 1, 40}, /* aten::clamp_min Meta */
    {142, 8, 155}, /* aten::clamp_min CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, /* aten::clamp_min.Tensor CPU */
    {16, 1, 39}, /* aten::clamp_min.Tensor Meta */
    {142, 8, 154}, /* aten::clamp_min.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 39}, /* aten::clamp_min.Tensor_out CPU */
    {16, 3, 39}, /* aten::clamp_min.Tensor_out Meta */
    {1, 3, 40}, /* aten::clamp_min.out CPU */
    {16, 3, 40}, /* aten::clamp_min.out Meta */
    {1, 2, 40}, /* aten::clamp_min_ CPU */
    {16, 2, 40}, /* aten::clamp_min_ Meta */
    {142, 9, 155}, /* aten::clamp_min_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 39}, /* aten::clamp_min_.Tensor CPU */
    {16, 2, 39}, /* aten::clamp_min_.Tensor Meta */
    {142, 9, 154}, /* aten::clamp_min_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 223}, /* aten::clip implicit */
    {138, 0, 225}, /* aten::clip.Tensor implicit */
    {138, 4, 157}, /* aten::clip.Tensor_out implicit */
    {138, 4, 156}, /* aten::clip.out implicit */
    {138, 0, 224}, /* aten::clip_ implicit */
    {138, 0, 226}, /* aten::clip_.Tensor implicit */
    {141, 0, 227}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 158}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 228}, /* aten::col2im CPU */
    {16, 0, 228}, /* aten::col2im Meta */
    {1, 4, 159}, /* aten::col2im.out CPU */
    {16, 4, 159}, /* aten::col2im.out Meta */
    {138, 0, 229}, /* aten::column_stack implicit */
    {138, 4, 160}, /* aten::column_stack.out implicit */
    {138, 0, 230}, /* aten::combinations implicit */
    {1, 0, 231}, /* aten::complex CPU */
    {16, 0, 231}, /* aten::complex Meta */
    {1, 0, 232}, /* aten::complex.out CPU */
    {16, 0, 232}, /* aten::complex.out Meta */
    {138, 0, 233}, /* aten::concat implicit */
    {138, 4, 161}, /* aten::concat.out implicit */
    {138, 0, 234}, /* aten::concatenate implicit */
    {138, 4, 162}, /* aten::concatenate.out implicit */
    {138, 0, 235}, /* aten::conj implicit */
    {138, 0, 236}, /* aten::conj_physical implicit */
    {1, 4, 163}, /* aten::conj_physical.out CPU */
    {16, 4, 163}, /* aten::conj_physical.out Meta */
    {1, 5, 163}, /* aten::conj_physical_ CPU */
    {16, 5, 163}, /* aten::conj_physical_ Meta */
    {141, 0, 237}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 164}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 238}, /* aten::contiguous implicit */
    {138, 0, 239}, /* aten::conv1d implicit */
    {138, 0, 240}, /* aten::conv1d.padding implicit */
    {138, 0, 241}, /* aten::conv2d implicit */
    {138, 0, 242}, /* aten::conv2d.padding implicit */
    {138, 0, 243}, /* aten::conv3d implicit */
    {138, 0, 244}, /* aten::conv3d.padding implicit */
    {138, 0, 245}, /* aten::conv_transpose1d implicit */
    {138, 0, 246}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 247}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 248}, /* aten::convolution CPU */
    {16, 0, 248}, /* aten::convolution Meta */
    {141, 4, 165}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 249}, /* aten::convolution_backward CPU */
    {16, 0, 249}, /* aten::convolution_backward Meta */
    {141, 4, 166}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 168}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 167}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 250}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 251}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 252}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {142, 8, 169}, /* aten::copysign.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 253}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 42}, /* aten::copysign_.Tensor CPU */
    {16, 2, 42}, /* aten::copysign_.Tensor Meta */
    {142, 9, 169}, /* aten::copysign_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 254}, /* aten::corrcoef implicit */
    {1, 1, 43}, /* aten::cos CPU */
    {16, 1, 43}, /* aten::cos Meta */
    {142, 8, 170}, /* aten::cos CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, /* aten::cos.out CPU */
    {16, 3, 43}, /* aten::cos.out Meta */
    {1, 2, 43}, /* aten::cos_ CPU */
    {16, 2, 43}, /* aten::cos_ Meta */
    {142, 9, 170}, /* aten::cos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 44}, /* aten::cosh CPU */
    {16, 1, 44}, /* aten::cosh Meta */
    {142, 8, 171}, /* aten::cosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, /* aten::cosh.out CPU */
    {16, 3, 44}, /* aten::cosh.out Meta */
    {1, 2, 44}, /* aten::cosh_ CPU */
    {16, 2, 44}, /* aten::cosh_ Meta */
    {142, 9, 171}, /* aten::cosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 255}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 256}, /* aten::cosine_similarity implicit */
    {141, 0, 257}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 258}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 258}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 173}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 172}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 259}, /* aten::cov implicit */
    {138, 0, 260}, /* aten::cross_entropy_loss implicit */
    {141, 0, 261}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 174}, /* aten::cummax.out CPU */
    {16, 4, 174}, /* aten::cummax.out Meta */
    {141, 0, 262}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 175}, /* aten::cummin.out CPU */
    {16, 4, 175}, /* aten::cummin.out Meta */
    {1, 1, 45}, /* aten::cumprod CPU */
    {16, 1, 45}, /* aten::cumprod Meta */
    {142, 8, 176}, /* aten::cumprod CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, /* aten::cumprod.out CPU */
    {16, 3, 45}, /* aten::cumprod.out Meta */
    {1, 2, 45}, /* aten::cumprod_ CPU */
    {16, 2, 45}, /* aten::cumprod_ Meta */
    {142, 9, 176}, /* aten::cumprod_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 46}, /* aten::cumsum CPU */
    {16, 1, 46}, /* aten::cumsum Meta */
    {142, 8, 177}, /* aten::cumsum CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, /* aten::cumsum.out CPU */
    {16, 3, 46}, /* aten::cumsum.out Meta */
    {1, 2, 46}, /* aten::cumsum_ CPU */
    {16, 2, 46}, /* aten::cumsum_ Meta */
    {142, 9, 177}, /* aten::cumsum_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 263}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 264}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 265}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 178}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 178}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 266}, /* aten::det implicit */
    {141, 0, 129}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 179}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 179}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 180}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 267}, /* aten::diag implicit */
    {138, 4, 181}, /* aten::diag.out implicit */
    {142, 0, 268}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 182}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 269}, /* aten::diagflat implicit */
    {141, 0, 270}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 271}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 184}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 183}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 185}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 272}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 186}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 273}, /* aten::diff implicit */
    {138, 0, 274}, /* aten::diff.out implicit */
    {1, 1, 47}, /* aten::digamma CPU */
    {16, 1, 47}, /* aten::digamma Meta */
    {142, 8, 187}, /* aten::digamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, /* aten::digamma.out CPU */
    {16, 3, 47}, /* aten::digamma.out Meta */
    {1, 2, 47}, /* aten::digamma_ CPU */
    {16, 2, 47}, /* aten::digamma_ Meta */
    {142, 9, 187}, /* aten::digamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 275}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 188}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 276}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 277}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 190}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 189}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::div.Tensor CPU */
    {16, 1, 48}, /* aten::div.Tensor Meta */
    {142, 8, 191}, /* aten::div.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 49}, /* aten::div.Tensor_mode CPU */
    {16, 1, 49}, /* aten::div.Tensor_mode Meta */
    {142, 8, 192}, /* aten::div.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, /* aten::div.out CPU */
    {16, 3, 48}, /* aten::div.out Meta */
    {1, 3, 49}, /* aten::div.out_mode CPU */
    {16, 3, 49}, /* aten::div.out_mode Meta */
    {141, 0, 278}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 279}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 48}, /* aten::div_.Tensor CPU */
    {16, 2, 48}, /* aten::div_.Tensor Meta */
    {142, 9, 191}, /* aten::div_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 2, 49}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 49}, /* aten::div_.Tensor_mode Meta */
    {142, 9, 192}, /* aten::div_.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {138, 0, 280}, /* aten::divide.Scalar implicit */
    {138, 0, 281}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 282}, /* aten::divide.Tensor implicit */
    {138, 0, 283}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 193}, /* aten::divide.out implicit */
    {138, 4, 194}, /* aten::divide.out_mode implicit */
    {138, 0, 284}, /* aten::divide_.Scalar implicit */
    {138, 0, 285}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 286}, /* aten::divide_.Tensor implicit */
    {138, 0, 287}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 288}, /* aten::dot CPU */
    {16, 0, 288}, /* aten::dot Meta */
    {141, 4, 195}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 289}, /* aten::dropout implicit */
    {138, 0, 290}, /* aten::dropout_ implicit */
    {138, 0, 291}, /* aten::dsplit.array implicit */
    {138, 0, 292}, /* aten::dsplit.int implicit */
    {138, 0, 293}, /* aten::dstack implicit */
    {138, 4, 196}, /* aten::dstack.out implicit */
    {138, 0, 294}, /* aten::einsum implicit */
    {1, 1, 51}, /* aten::elu CPU */
    {16, 1, 51}, /* aten::elu Meta */
    {142, 8, 197}, /* aten::elu CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, /* aten::elu.out CPU */
    {16, 3, 51}, /* aten::elu.out Meta */
    {1, 2, 51}, /* aten::elu_ CPU */
    {16, 2, 51}, /* aten::elu_ Meta */
    {142, 9, 197}, /* aten::elu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, /* aten::elu_backward CPU */
    {16, 1, 50}, /* aten::elu_backward Meta */
    {142, 8, 198}, /* aten::elu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 50}, /* aten::elu_backward.grad_input CPU */
    {16, 3, 50}, /* aten::elu_backward.grad_input Meta */
    {141, 0, 295}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 199}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 296}, /* aten::embedding_backward implicit */
    {138, 0, 297}, /* aten::embedding_bag implicit */
    {138, 0, 298}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 299}, /* aten::embedding_dense_backward CPU */
    {16, 0, 299}, /* aten::embedding_dense_backward Meta */
    {141, 4, 200}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 202}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 4, 201}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 300}, /* aten::embedding_renorm_ CPU */
    {16, 0, 300}, /* aten::embedding_renorm_ Meta */
    {1, 0, 302}, /* aten::empty.memory_format CPU */
    {16, 0, 302}, /* aten::empty.memory_format Meta */
    {86, 0, 169}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 303}, /* aten::empty.out implicit */
    {141, 0, 301}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 203}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 304}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::empty_permuted BackendSelect */
    {141, 4, 204}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 305}, /* aten::empty_strided CPU */
    {16, 0, 305}, /* aten::empty_strided Meta */
    {86, 0, 169}, /* aten::empty_strided BackendSelect */
    {141, 4, 205}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 52}, /* aten::eq.Scalar CPU */
    {16, 1, 52}, /* aten::eq.Scalar Meta */
    {142, 8, 206}, /* aten::eq.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, /* aten::eq.Scalar_out CPU */
    {16, 3, 52}, /* aten::eq.Scalar_out Meta */
    {1, 1, 53}, /* aten::eq.Tensor CPU */
    {16, 1, 53}, /* aten::eq.Tensor Meta */
    {142, 8, 207}, /* aten::eq.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, /* aten::eq.Tensor_out CPU */
    {16, 3, 53}, /* aten::eq.Tensor_out Meta */
    {1, 2, 52}, /* aten::eq_.Scalar CPU */
    {16, 2, 52}, /* aten::eq_.Scalar Meta */
    {142, 9, 206}, /* aten::eq_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 53}, /* aten::eq_.Tensor CPU */
    {16, 2, 53}, /* aten::eq_.Tensor Meta */
    {142, 9, 207}, /* aten::eq_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 306}, /* aten::equal CPU */
    {16, 0, 306}, /* aten::equal Meta */
    {1, 1, 54}, /* aten::erf CPU */
    {16, 1, 54}, /* aten::erf Meta */
    {142, 8, 208}, /* aten::erf CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, /* aten::erf.out CPU */
    {16, 3, 54}, /* aten::erf.out Meta */
    {1, 2, 54}, /* aten::erf_ CPU */
    {16, 2, 54}, /* aten::erf_ Meta */
    {142, 9, 208}, /* aten::erf_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 55}, /* aten::erfc CPU */
    {16, 1, 55}, /* aten::erfc Meta */
    {142, 8, 209}, /* aten::erfc CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, /* aten::erfc.out CPU */
    {16, 3, 55}, /* aten::erfc.out Meta */
    {1, 2, 55}, /* aten::erfc_ CPU */
    {16, 2, 55}, /* aten::erfc_ Meta */
    {142, 9, 209}, /* aten::erfc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, /* aten::erfinv CPU */
    {16, 1, 56}, /* aten::erfinv Meta */
    {142, 8, 210}, /* aten::erfinv CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, /* aten::erfinv.out CPU */
    {16, 3, 56}, /* aten::erfinv.out Meta */
    {1, 2, 56}, /* aten::erfinv_ CPU */
    {16, 2, 56}, /* aten::erfinv_ Meta */
    {142, 9, 210}, /* aten::erfinv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 58}, /* aten::exp CPU */
    {16, 1, 58}, /* aten::exp Meta */
    {142, 8, 211}, /* aten::exp CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, /* aten::exp.out CPU */
    {16, 3, 58}, /* aten::exp.out Meta */
    {1, 1, 57}, /* aten::exp2 CPU */
    {16, 1, 57}, /* aten::exp2 Meta */
    {142, 8, 212}, /* aten::exp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, /* aten::exp2.out CPU */
    {16, 3, 57}, /* aten::exp2.out Meta */
    {1, 2, 57}, /* aten::exp2_ CPU */
    {16, 2, 57}, /* aten::exp2_ Meta */
    {142, 9, 212}, /* aten::exp2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 58}, /* aten::exp_ CPU */
    {16, 2, 58}, /* aten::exp_ Meta */
    {142, 9, 211}, /* aten::exp_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 307}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 308}, /* aten::expand_as implicit */
    {142, 7, 213}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 214}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 59}, /* aten::expm1 CPU */
    {16, 1, 59}, /* aten::expm1 Meta */
    {142, 8, 215}, /* aten::expm1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, /* aten::expm1.out CPU */
    {16, 3, 59}, /* aten::expm1.out Meta */
    {1, 2, 59}, /* aten::expm1_ CPU */
    {16, 2, 59}, /* aten::expm1_ Meta */
    {142, 9, 215}, /* aten::expm1_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 217}, /* aten::exponential CompositeExplicitAutograd */
    {141, 4, 216}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 309}, /* aten::exponential_ CPU */
    {16, 0, 309}, /* aten::exponential_ Meta */
    {141, 0, 310}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::eye BackendSelect */
    {141, 0, 311}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::eye.m BackendSelect */
    {1, 4, 219}, /* aten::eye.m_out CPU */
    {16, 4, 219}, /* aten::eye.m_out Meta */
    {1, 4, 218}, /* aten::eye.out CPU */
    {16, 4, 218}, /* aten::eye.out Meta */
    {138, 0, 312}, /* aten::feature_alpha_dropout implicit */
    {138, 0, 313}, /* aten::feature_alpha_dropout_ implicit */
    {138, 0, 314}, /* aten::feature_dropout implicit */
    {138, 0, 315}, /* aten::feature_dropout_ implicit */
    {138, 0, 316}, /* aten::fft_fft implicit */
    {138, 0, 319}, /* aten::fft_fft.out implicit */
    {138, 0, 317}, /* aten::fft_fft2 implicit */
    {138, 0, 318}, /* aten::fft_fft2.out implicit */
    {138, 0, 320}, /* aten::fft_fftn implicit */
    {138, 0, 321}, /* aten::fft_fftn.out implicit */
    {138, 0, 322}, /* aten::fft_fftshift implicit */
    {138, 0, 323}, /* aten::fft_hfft implicit */
    {138, 0, 326}, /* aten::fft_hfft.out implicit */
    {138, 0, 324}, /* aten::fft_hfft2 implicit */
    {138, 0, 325}, /* aten::fft_hfft2.out implicit */
    {138, 0, 327}, /* aten::fft_hfftn implicit */
    {138, 0, 328}, /* aten::fft_hfftn.out implicit */
    {138, 0, 329}, /* aten::fft_ifft implicit */
    {138, 0, 332}, /* aten::fft_ifft.out implicit */
    {138, 0, 330}, /* aten::fft_ifft2 implicit */
    {138, 0, 331}, /* aten::fft_ifft2.out implicit */
    {138, 0, 333}, /* aten::fft_ifftn implicit */
    {138, 0, 334}, /* aten::fft_ifftn.out implicit */
    {138, 0, 335}, /* aten::fft_ifftshift implicit */
    {138, 0, 336}, /* aten::fft_ihfft implicit */
    {138, 0, 339}, /* aten::fft_ihfft.out implicit */
    {138, 0, 337}, /* aten::fft_ihfft2 implicit */
    {138, 0, 338}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 340}, /* aten::fft_ihfftn implicit */
    {138, 0, 341}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 342}, /* aten::fft_irfft implicit */
    {138, 0, 345}, /* aten::fft_irfft.out implicit */
    {138, 0, 343}, /* aten::fft_irfft2 implicit */
    {138, 0, 344}, /* aten::fft_irfft2.out implicit */
    {138, 0, 346}, /* aten::fft_irfftn implicit */
    {138, 0, 347}, /* aten::fft_irfftn.out implicit */
    {138, 0, 348}, /* aten::fft_rfft implicit */
    {138, 0, 351}, /* aten::fft_rfft.out implicit */
    {138, 0, 349}, /* aten::fft_rfft2 implicit */
    {138, 0, 350}, /* aten::fft_rfft2.out implicit */
    {138, 0, 352}, /* aten::fft_rfftn implicit */
    {138, 0, 353}, /* aten::fft_rfftn.out implicit */
    {141, 6, 222}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 220}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 223}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 221}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 354}, /* aten::fill_.Scalar CPU */
    {16, 0, 354}, /* aten::fill_.Scalar Meta */
    {1, 0, 355}, /* aten::fill_.Tensor CPU */
    {16, 0, 355}, /* aten::fill_.Tensor Meta */
    {138, 0, 356}, /* aten::fix implicit */
    {138, 4, 224}, /* aten::fix.out implicit */
    {138, 0, 357}, /* aten::fix_ implicit */
    {138, 0, 358}, /* aten::flatten.using_ints implicit */
    {1, 0, 359}, /* aten::flip CPU */
    {16, 0, 359}, /* aten::flip Meta */
    {141, 4, 225}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 360}, /* aten::fliplr implicit */
    {138, 0, 361}, /* aten::flipud implicit */
    {138, 0, 362}, /* aten::float_power.Scalar implicit */
    {138, 0, 363}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 364}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 365}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 366}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 367}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 368}, /* aten::float_power_.Scalar implicit */
    {138, 0, 369}, /* aten::float_power_.Tensor implicit */
    {1, 1, 60}, /* aten::floor CPU */
    {16, 1, 60}, /* aten::floor Meta */
    {142, 8, 226}, /* aten::floor CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, /* aten::floor.out CPU */
    {16, 3, 60}, /* aten::floor.out Meta */
    {1, 2, 60}, /* aten::floor_ CPU */
    {16, 2, 60}, /* aten::floor_ Meta */
    {142, 9, 226}, /* aten::floor_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 370}, /* aten::floor_divide CPU */
    {16, 0, 370}, /* aten::floor_divide Meta */
    {141, 0, 371}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 227}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 374}, /* aten::floor_divide.out CPU */
    {16, 0, 374}, /* aten::floor_divide.out Meta */
    {141, 0, 372}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 373}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 373}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 61}, /* aten::fmax CPU */
    {16, 1, 61}, /* aten::fmax Meta */
    {142, 8, 228}, /* aten::fmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, /* aten::fmax.out CPU */
    {16, 3, 61}, /* aten::fmax.out Meta */
    {1, 1, 62}, /* aten::fmin CPU */
    {16, 1, 62}, /* aten::fmin Meta */
    {142, 8, 229}, /* aten::fmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, /* aten::fmin.out CPU */
    {16, 3, 62}, /* aten::fmin.out Meta */
    {141, 0, 375}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 376}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::fmod.Tensor CPU */
    {16, 1, 63}, /* aten::fmod.Tensor Meta */
    {142, 8, 230}, /* aten::fmod.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 63}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 377}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 63}, /* aten::fmod_.Tensor CPU */
    {16, 2, 63}, /* aten::fmod_.Tensor Meta */
    {142, 9, 230}, /* aten::fmod_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 64}, /* aten::frac CPU */
    {16, 1, 64}, /* aten::frac Meta */
    {142, 8, 231}, /* aten::frac CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, /* aten::frac.out CPU */
    {16, 3, 64}, /* aten::frac.out Meta */
    {1, 2, 64}, /* aten::frac_ CPU */
    {16, 2, 64}, /* aten::frac_ Meta */
    {142, 9, 231}, /* aten::frac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 378}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 378}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 232}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 232}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 379}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 379}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 233}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 233}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 380}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 380}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 234}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 234}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 381}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 381}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 235}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 235}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 382}, /* aten::frexp.Tensor CPU */
    {16, 0, 382}, /* aten::frexp.Tensor Meta */
    {1, 0, 383}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 383}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 384}, /* aten::from_file CPU */
    {86, 0, 169}, /* aten::from_file BackendSelect */
    {141, 4, 236}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 385}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::full BackendSelect */
    {141, 4, 237}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 386}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 238}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 65}, /* aten::gather CPU */
    {16, 1, 65}, /* aten::gather Meta */
    {142, 8, 239}, /* aten::gather CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, /* aten::gather.out CPU */
    {16, 3, 65}, /* aten::gather.out Meta */
    {138, 0, 387}, /* aten::gather_backward implicit */
    {1, 1, 66}, /* aten::gcd CPU */
    {16, 1, 66}, /* aten::gcd Meta */
    {142, 8, 240}, /* aten::gcd CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, /* aten::gcd.out CPU */
    {16, 3, 66}, /* aten::gcd.out Meta */
    {1, 2, 66}, /* aten::gcd_ CPU */
    {16, 2, 66}, /* aten::gcd_ Meta */
    {142, 9, 240}, /* aten::gcd_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 67}, /* aten::ge.Scalar CPU */
    {16, 1, 67}, /* aten::ge.Scalar Meta */
    {142, 8, 241}, /* aten::ge.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, /* aten::ge.Scalar_out CPU */
    {16, 3, 67}, /* aten::ge.Scalar_out Meta */
    {1, 1, 68}, /* aten::ge.Tensor CPU */
    {16, 1, 68}, /* aten::ge.Tensor Meta */
    {142, 8, 242}, /* aten::ge.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, /* aten::ge.Tensor_out CPU */
    {16, 3, 68}, /* aten::ge.Tensor_out Meta */
    {1, 2, 67}, /* aten::ge_.Scalar CPU */
    {16, 2, 67}, /* aten::ge_.Scalar Meta */
    {142, 9, 241}, /* aten::ge_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 68}, /* aten::ge_.Tensor CPU */
    {16, 2, 68}, /* aten::ge_.Tensor Meta */
    {142, 9, 242}, /* aten::ge_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, /* aten::gelu CPU */
    {16, 1, 70}, /* aten::gelu Meta */
    {142, 8, 243}, /* aten::gelu CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, /* aten::gelu.out CPU */
    {16, 3, 70}, /* aten::gelu.out Meta */
    {1, 2, 70}, /* aten::gelu_ CPU */
    {16, 2, 70}, /* aten::gelu_ Meta */
    {142, 9, 243}, /* aten::gelu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 69}, /* aten::gelu_backward CPU */
    {16, 1, 69}, /* aten::gelu_backward Meta */
    {142, 8, 244}, /* aten::gelu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 69}, /* aten::gelu_backward.grad_input Meta */
    {141, 6, 246}, /* aten::geometric CompositeExplicitAutograd */
    {141, 4, 245}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 388}, /* aten::geometric_ CPU */
    {16, 0, 388}, /* aten::geometric_ Meta */
    {1, 0, 389}, /* aten::geqrf CPU */
    {16, 0, 389}, /* aten::geqrf Meta */
    {1, 4, 247}, /* aten::geqrf.a CPU */
    {16, 4, 247}, /* aten::geqrf.a Meta */
    {138, 0, 390}, /* aten::ger implicit */
    {138, 4, 248}, /* aten::ger.out implicit */
    {1, 0, 391}, /* aten::glu CPU */
    {16, 0, 391}, /* aten::glu Meta */
    {1, 4, 249}, /* aten::glu.out CPU */
    {16, 4, 249}, /* aten::glu.out Meta */
    {1, 0, 392}, /* aten::glu_backward CPU */
    {16, 0, 392}, /* aten::glu_backward Meta */
    {1, 4, 250}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 250}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 393}, /* aten::gradient.array implicit */
    {138, 0, 394}, /* aten::gradient.scalararray implicit */
    {138, 0, 395}, /* aten::gradient.scalarint implicit */
    {138, 0, 396}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 397}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 398}, /* aten::gradient.tensorarray implicit */
    {138, 0, 399}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 400}, /* aten::greater.Scalar implicit */
    {138, 4, 251}, /* aten::greater.Scalar_out implicit */
    {138, 0, 401}, /* aten::greater.Tensor implicit */
    {138, 4, 252}, /* aten::greater.Tensor_out implicit */
    {138, 0, 402}, /* aten::greater_.Scalar implicit */
    {138, 0, 403}, /* aten::greater_.Tensor implicit */
    {138, 0, 404}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 253}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 405}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 254}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 406}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 407}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 408}, /* aten::grid_sampler implicit */
    {1, 0, 409}, /* aten::grid_sampler_2d CPU */
    {16, 0, 409}, /* aten::grid_sampler_2d Meta */
    {141, 4, 255}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 410}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 410}, /* aten::grid_sampler_2d_backward Meta */
    {141, 4, 256}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 411}, /* aten::grid_sampler_3d CPU */
    {16, 0, 411}, /* aten::grid_sampler_3d Meta */
    {141, 4, 257}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 412}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 412}, /* aten::grid_sampler_3d_backward Meta */
    {141, 4, 258}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 413}, /* aten::group_norm implicit */
    {138, 0, 415}, /* aten::gru.data implicit */
    {138, 0, 416}, /* aten::gru.input implicit */
    {138, 0, 414}, /* aten::gru_cell implicit */
    {1, 1, 71}, /* aten::gt.Scalar CPU */
    {16, 1, 71}, /* aten::gt.Scalar Meta */
    {142, 8, 259}, /* aten::gt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, /* aten::gt.Scalar_out CPU */
    {16, 3, 71}, /* aten::gt.Scalar_out Meta */
    {1, 1, 72}, /* aten::gt.Tensor CPU */
    {16, 1, 72}, /* aten::gt.Tensor Meta */
    {142, 8, 260}, /* aten::gt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, /* aten::gt.Tensor_out CPU */
    {16, 3, 72}, /* aten::gt.Tensor_out Meta */
    {1, 2, 71}, /* aten::gt_.Scalar CPU */
    {16, 2, 71}, /* aten::gt_.Scalar Meta */
    {142, 9, 259}, /* aten::gt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 72}, /* aten::gt_.Tensor CPU */
    {16, 2, 72}, /* aten::gt_.Tensor Meta */
    {142, 9, 260}, /* aten::gt_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 74}, /* aten::hardshrink CPU */
    {16, 1, 74}, /* aten::hardshrink Meta */
    {142, 8, 261}, /* aten::hardshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, /* aten::hardshrink.out CPU */
    {16, 3, 74}, /* aten::hardshrink.out Meta */
    {1, 1, 73}, /* aten::hardshrink_backward CPU */
    {16, 1, 73}, /* aten::hardshrink_backward Meta */
    {142, 8, 262}, /* aten::hardshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 73}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 76}, /* aten::hardsigmoid CPU */
    {16, 1, 76}, /* aten::hardsigmoid Meta */
    {142, 8, 263}, /* aten::hardsigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, /* aten::hardsigmoid.out CPU */
    {16, 3, 76}, /* aten::hardsigmoid.out Meta */
    {1, 2, 76}, /* aten::hardsigmoid_ CPU */
    {16, 2, 76}, /* aten::hardsigmoid_ Meta */
    {142, 9, 263}, /* aten::hardsigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 75}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 75}, /* aten::hardsigmoid_backward Meta */
    {142, 8, 264}, /* aten::hardsigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, /* aten::hardsigmoid_backward.grad_input CPU */
    {16, 3, 75}, /* aten::hardsigmoid_backward.grad_input Meta */
    {1, 0, 417}, /* aten::hardswish CPU */
    {16, 0, 417}, /* aten::hardswish Meta */
    {1, 0, 420}, /* aten::hardswish.out CPU */
    {16, 0, 420}, /* aten::hardswish.out Meta */
    {1, 0, 418}, /* aten::hardswish_ CPU */
    {16, 0, 418}, /* aten::hardswish_ Meta */
    {1, 0, 419}, /* aten::hardswish_backward CPU */
    {16, 0, 419}, /* aten::hardswish_backward Meta */
    {141, 4, 265}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 421}, /* aten::hardtanh CPU */
    {16, 0, 421}, /* aten::hardtanh Meta */
    {1, 0, 425}, /* aten::hardtanh.out CPU */
    {16, 0, 425}, /* aten::hardtanh.out Meta */
    {1, 0, 422}, /* aten::hardtanh_ CPU */
    {16, 0, 422}, /* aten::hardtanh_ Meta */
    {1, 0, 423}, /* aten::hardtanh_backward CPU */
    {16, 0, 423}, /* aten::hardtanh_backward Meta */
    {1, 0, 424}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 424}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 77}, /* aten::hash_tensor CPU */
    {16, 1, 77}, /* aten::hash_tensor Meta */
    {142, 8, 266}, /* aten::hash_tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, /* aten::hash_tensor.out CPU */
    {16, 3, 77}, /* aten::hash_tensor.out Meta */
    {1, 1, 78}, /* aten::heaviside CPU */
    {16, 1, 78}, /* aten::heaviside Meta */
    {142, 8, 267}, /* aten::heaviside CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, /* aten::heaviside.out CPU */
    {16, 3, 78}, /* aten::heaviside.out Meta */
    {1, 2, 78}, /* aten::heaviside_ CPU */
    {16, 2, 78}, /* aten::heaviside_ Meta */
    {142, 9, 267}, /* aten::heaviside_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 426}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 427}, /* aten::histc CPU */
    {16, 0, 427}, /* aten::histc Meta */
    {1, 4, 268}, /* aten::histc.out CPU */
    {16, 4, 268}, /* aten::histc.out Meta */
    {1, 0, 428}, /* aten::histogram.bin_ct CPU */
    {16, 0, 428}, /* aten::histogram.bin_ct Meta */
    {1, 4, 269}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 269}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 429}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 429}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 270}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 270}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 430}, /* aten::histogramdd implicit */
    {138, 0, 431}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 432}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 433}, /* aten::hsplit.array implicit */
    {138, 0, 434}, /* aten::hsplit.int implicit */
    {138, 0, 435}, /* aten::hstack implicit */
    {138, 4, 271}, /* aten::hstack.out implicit */
    {1, 0, 436}, /* aten::huber_loss CPU */
    {16, 0, 436}, /* aten::huber_loss Meta */
    {1, 4, 272}, /* aten::huber_loss.out CPU */
    {16, 4, 272}, /* aten::huber_loss.out Meta */
    {1, 0, 437}, /* aten::huber_loss_backward CPU */
    {16, 0, 437}, /* aten::huber_loss_backward Meta */
    {1, 4, 273}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 273}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 79}, /* aten::hypot CPU */
    {16, 1, 79}, /* aten::hypot Meta */
    {142, 8, 274}, /* aten::hypot CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, /* aten::hypot.out CPU */
    {16, 3, 79}, /* aten::hypot.out Meta */
    {1, 2, 79}, /* aten::hypot_ CPU */
    {16, 2, 79}, /* aten::hypot_ Meta */
    {142, 9, 274}, /* aten::hypot_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 80}, /* aten::i0 CPU */
    {16, 1, 80}, /* aten::i0 Meta */
    {142, 8, 275}, /* aten::i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, /* aten::i0.out CPU */
    {16, 3, 80}, /* aten::i0.out Meta */
    {1, 2, 80}, /* aten::i0_ CPU */
    {16, 2, 80}, /* aten::i0_ Meta */
    {142, 9, 275}, /* aten::i0_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, /* aten::igamma CPU */
    {16, 1, 81}, /* aten::igamma Meta */
    {142, 8, 276}, /* aten::igamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, /* aten::igamma.out CPU */
    {16, 3, 81}, /* aten::igamma.out Meta */
    {1, 2, 81}, /* aten::igamma_ CPU */
    {16, 2, 81}, /* aten::igamma_ Meta */
    {142, 9, 276}, /* aten::igamma_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, /* aten::igammac CPU */
    {16, 1, 82}, /* aten::igammac Meta */
    {142, 8, 277}, /* aten::igammac CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, /* aten::igammac.out CPU */
    {16, 3, 82}, /* aten::igammac.out Meta */
    {1, 2, 82}, /* aten::igammac_ CPU */
    {16, 2, 82}, /* aten::igammac_ Meta */
    {142, 9, 277}, /* aten::igammac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 438}, /* aten::im2col CPU */
    {16, 0, 438}, /* aten::im2col Meta */
    {1, 4, 278}, /* aten::im2col.out CPU */
    {16, 4, 278}, /* aten::im2col.out Meta */
    {138, 0, 439}, /* aten::imag implicit */
    {1, 0, 440}, /* aten::index.Tensor CPU */
    {16, 0, 440}, /* aten::index.Tensor Meta */
    {1, 4, 279}, /* aten::index.Tensor_out CPU */
    {1, 1, 83}, /* aten::index_add CPU */
    {16, 1, 83}, /* aten::index_add Meta */
    {142, 8, 280}, /* aten::index_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, /* aten::index_add.out CPU */
    {16, 3, 83}, /* aten::index_add.out Meta */
    {1, 2, 83}, /* aten::index_add_ CPU */
    {16, 2, 83}, /* aten::index_add_ Meta */
    {142, 9, 280}, /* aten::index_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 84}, /* aten::index_copy CPU */
    {16, 1, 84}, /* aten::index_copy Meta */
    {142, 8, 281}, /* aten::index_copy CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, /* aten::index_copy.out CPU */
    {16, 3, 84}, /* aten::index_copy.out Meta */
    {1, 2, 84}, /* aten::index_copy_ CPU */
    {16, 2, 84}, /* aten::index_copy_ Meta */
    {142, 9, 281}, /* aten::index_copy_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 284}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 282}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 285}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 283}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 441}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 441}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 442}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 442}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 287}, /* aten::index_put CompositeExplicitAutograd */
    {141, 4, 286}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 443}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 85}, /* aten::index_reduce CPU */
    {16, 1, 85}, /* aten::index_reduce Meta */
    {142, 8, 288}, /* aten::index_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, /* aten::index_reduce.out CPU */
    {16, 3, 85}, /* aten::index_reduce.out Meta */
    {1, 2, 85}, /* aten::index_reduce_ CPU */
    {16, 2, 85}, /* aten::index_reduce_ Meta */
    {142, 9, 288}, /* aten::index_reduce_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 444}, /* aten::index_select CPU */
    {16, 0, 444}, /* aten::index_select Meta */
    {1, 4, 289}, /* aten::index_select.out CPU */
    {16, 4, 289}, /* aten::index_select.out Meta */
    {138, 0, 445}, /* aten::index_select_backward implicit */
    {138, 0, 446}, /* aten::inner implicit */
    {138, 4, 290}, /* aten::inner.out implicit */
    {138, 0, 447}, /* aten::instance_norm implicit */
    {138, 0, 448}, /* aten::inverse implicit */
    {138, 4, 291}, /* aten::inverse.out implicit */
    {138, 0, 449}, /* aten::is_complex implicit */
    {138, 0, 450}, /* aten::is_conj implicit */
    {138, 0, 451}, /* aten::is_distributed implicit */
    {138, 0, 452}, /* aten::is_floating_point implicit */
    {138, 0, 453}, /* aten::is_inference implicit */
    {138, 0, 454}, /* aten::is_neg implicit */
    {138, 0, 455}, /* aten::is_nonzero implicit */
    {141, 0, 456}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 457}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 458}, /* aten::is_signed implicit */
    {138, 0, 459}, /* aten::isclose implicit */
    {138, 0, 460}, /* aten::isfinite implicit */
    {1, 1, 86}, /* aten::isin.Scalar_Tensor CPU */
    {16, 1, 86}, /* aten::isin.Scalar_Tensor Meta */
    {142, 8, 292}, /* aten::isin.Scalar_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, /* aten::isin.Scalar_Tensor_out CPU */
    {16, 3, 86}, /* aten::isin.Scalar_Tensor_out Meta */
    {1, 1, 87}, /* aten::isin.Tensor_Scalar CPU */
    {16, 1, 87}, /* aten::isin.Tensor_Scalar Meta */
    {142, 8, 293}, /* aten::isin.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, /* aten::isin.Tensor_Scalar_out CPU */
    {16, 3, 87}, /* aten::isin.Tensor_Scalar_out Meta */
    {1, 1, 88}, /* aten::isin.Tensor_Tensor CPU */
    {16, 1, 88}, /* aten::isin.Tensor_Tensor Meta */
    {142, 8, 294}, /* aten::isin.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, /* aten::isin.Tensor_Tensor_out CPU */
    {16, 3, 88}, /* aten::isin.Tensor_Tensor_out Meta */
    {1, 0, 461}, /* aten::isinf CPU */
    {16, 0, 461}, /* aten::isinf Meta */
    {141, 4, 295}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 462}, /* aten::isnan CPU */
    {16, 0, 462}, /* aten::isnan Meta */
    {141, 4, 296}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 89}, /* aten::isneginf CPU */
    {16, 1, 89}, /* aten::isneginf Meta */
    {142, 8, 297}, /* aten::isneginf CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, /* aten::isneginf.out CPU */
    {16, 3, 89}, /* aten::isneginf.out Meta */
    {1, 1, 90}, /* aten::isposinf CPU */
    {16, 1, 90}, /* aten::isposinf Meta */
    {142, 8, 298}, /* aten::isposinf CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, /* aten::isposinf.out CPU */
    {16, 3, 90}, /* aten::isposinf.out Meta */
    {138, 0, 463}, /* aten::isreal implicit */
    {138, 0, 464}, /* aten::item implicit */
    {138, 0, 465}, /* aten::kl_div implicit */
    {138, 0, 466}, /* aten::kron implicit */
    {138, 4, 299}, /* aten::kron.out implicit */
    {141, 0, 467}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 468}, /* aten::kthvalue.values CPU */
    {16, 0, 468}, /* aten::kthvalue.values Meta */
    {138, 0, 469}, /* aten::l1_loss implicit */
    {138, 0, 470}, /* aten::layer_norm implicit */
    {1, 1, 91}, /* aten::lcm CPU */
    {16, 1, 91}, /* aten::lcm Meta */
    {142, 8, 300}, /* aten::lcm CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, /* aten::lcm.out CPU */
    {16, 3, 91}, /* aten::lcm.out Meta */
    {1, 2, 91}, /* aten::lcm_ CPU */
    {16, 2, 91}, /* aten::lcm_ Meta */
    {142, 9, 300}, /* aten::lcm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 471}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 301}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 301}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 92}, /* aten::le.Scalar CPU */
    {16, 1, 92}, /* aten::le.Scalar Meta */
    {142, 8, 302}, /* aten::le.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, /* aten::le.Scalar_out CPU */
    {16, 3, 92}, /* aten::le.Scalar_out Meta */
    {1, 1, 93}, /* aten::le.Tensor CPU */
    {16, 1, 93}, /* aten::le.Tensor Meta */
    {142, 8, 303}, /* aten::le.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, /* aten::le.Tensor_out CPU */
    {16, 3, 93}, /* aten::le.Tensor_out Meta */
    {1, 2, 92}, /* aten::le_.Scalar CPU */
    {16, 2, 92}, /* aten::le_.Scalar Meta */
    {142, 9, 302}, /* aten::le_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 93}, /* aten::le_.Tensor CPU */
    {16, 2, 93}, /* aten::le_.Tensor Meta */
    {142, 9, 303}, /* aten::le_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, /* aten::leaky_relu CPU */
    {16, 1, 95}, /* aten::leaky_relu Meta */
    {142, 8, 304}, /* aten::leaky_relu CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, /* aten::leaky_relu.out CPU */
    {16, 3, 95}, /* aten::leaky_relu.out Meta */
    {1, 2, 95}, /* aten::leaky_relu_ CPU */
    {16, 2, 95}, /* aten::leaky_relu_ Meta */
    {142, 9, 304}, /* aten::leaky_relu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 94}, /* aten::leaky_relu_backward CPU */
    {16, 1, 94}, /* aten::leaky_relu_backward Meta */
    {142, 8, 305}, /* aten::leaky_relu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 94}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 96}, /* aten::lerp.Scalar CPU */
    {16, 1, 96}, /* aten::lerp.Scalar Meta */
    {142, 8, 306}, /* aten::lerp.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 96}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 97}, /* aten::lerp.Tensor CPU */
    {16, 1, 97}, /* aten::lerp.Tensor Meta */
    {142, 8, 307}, /* aten::lerp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 97}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 96}, /* aten::lerp_.Scalar CPU */
    {16, 2, 96}, /* aten::lerp_.Scalar Meta */
    {142, 9, 306}, /* aten::lerp_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 97}, /* aten::lerp_.Tensor CPU */
    {16, 2, 97}, /* aten::lerp_.Tensor Meta */
    {142, 9, 307}, /* aten::lerp_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 472}, /* aten::less.Scalar implicit */
    {138, 4, 308}, /* aten::less.Scalar_out implicit */
    {138, 0, 473}, /* aten::less.Tensor implicit */
    {138, 4, 309}, /* aten::less.Tensor_out implicit */
    {138, 0, 474}, /* aten::less_.Scalar implicit */
    {138, 0, 475}, /* aten::less_.Tensor implicit */
    {138, 0, 476}, /* aten::less_equal.Scalar implicit */
    {138, 4, 310}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 477}, /* aten::less_equal.Tensor implicit */
    {138, 4, 311}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 478}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 479}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 98}, /* aten::lgamma CPU */
    {16, 1, 98}, /* aten::lgamma Meta */
    {142, 8, 312}, /* aten::lgamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, /* aten::lgamma.out CPU */
    {16, 3, 98}, /* aten::lgamma.out Meta */
    {1, 2, 98}, /* aten::lgamma_ CPU */
    {16, 2, 98}, /* aten::lgamma_ Meta */
    {142, 9, 312}, /* aten::lgamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 480}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 313}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 481}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 314}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 315}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 482}, /* aten::linalg_cholesky implicit */
    {138, 4, 316}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 483}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 483}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 317}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 317}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 484}, /* aten::linalg_cond implicit */
    {138, 4, 318}, /* aten::linalg_cond.out implicit */
    {138, 0, 485}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 319}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 486}, /* aten::linalg_cross CPU */
    {16, 0, 486}, /* aten::linalg_cross Meta */
    {1, 4, 320}, /* aten::linalg_cross.out CPU */
    {16, 4, 320}, /* aten::linalg_cross.out Meta */
    {138, 0, 487}, /* aten::linalg_det implicit */
    {138, 4, 321}, /* aten::linalg_det.out implicit */
    {138, 0, 488}, /* aten::linalg_diagonal implicit */
    {1, 0, 489}, /* aten::linalg_eig CPU */
    {16, 0, 489}, /* aten::linalg_eig Meta */
    {1, 4, 322}, /* aten::linalg_eig.out CPU */
    {16, 4, 322}, /* aten::linalg_eig.out Meta */
    {138, 0, 490}, /* aten::linalg_eigh implicit */
    {138, 4, 323}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 491}, /* aten::linalg_eigvals implicit */
    {1, 4, 324}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 324}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 492}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 325}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 493}, /* aten::linalg_householder_product CPU */
    {16, 0, 493}, /* aten::linalg_householder_product Meta */
    {1, 4, 326}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 326}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 494}, /* aten::linalg_inv implicit */
    {138, 4, 327}, /* aten::linalg_inv.out implicit */
    {1, 0, 495}, /* aten::linalg_inv_ex CPU */
    {16, 0, 495}, /* aten::linalg_inv_ex Meta */
    {1, 4, 328}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 328}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 496}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 329}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 497}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 497}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 330}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 330}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 498}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 498}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 331}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 331}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 499}, /* aten::linalg_lstsq CPU */
    {16, 0, 499}, /* aten::linalg_lstsq Meta */
    {1, 4, 332}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 332}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 500}, /* aten::linalg_lu CPU */
    {16, 0, 500}, /* aten::linalg_lu Meta */
    {1, 4, 333}, /* aten::linalg_lu.out CPU */
    {16, 4, 333}, /* aten::linalg_lu.out Meta */
    {138, 0, 501}, /* aten::linalg_lu_factor implicit */
    {138, 4, 334}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 502}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 502}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 335}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 335}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 503}, /* aten::linalg_lu_solve CPU */
    {16, 0, 503}, /* aten::linalg_lu_solve Meta */
    {1, 4, 336}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 336}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 504}, /* aten::linalg_matmul implicit */
    {138, 4, 337}, /* aten::linalg_matmul.out implicit */
    {1, 0, 505}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 505}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 338}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 506}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 339}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 507}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 340}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 508}, /* aten::linalg_matrix_power implicit */
    {138, 4, 341}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 509}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 510}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 343}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 511}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 344}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 342}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 345}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 512}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 513}, /* aten::linalg_multi_dot implicit */
    {138, 4, 346}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 514}, /* aten::linalg_norm implicit */
    {138, 0, 515}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 348}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 347}, /* aten::linalg_norm.out implicit */
    {138, 0, 516}, /* aten::linalg_pinv implicit */
    {138, 0, 517}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 350}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 518}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 351}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 349}, /* aten::linalg_pinv.out implicit */
    {138, 4, 352}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 519}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 520}, /* aten::linalg_qr CPU */
    {16, 0, 520}, /* aten::linalg_qr Meta */
    {1, 4, 353}, /* aten::linalg_qr.out CPU */
    {16, 4, 353}, /* aten::linalg_qr.out Meta */
    {138, 0, 521}, /* aten::linalg_slogdet implicit */
    {138, 4, 354}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 522}, /* aten::linalg_solve implicit */
    {138, 4, 355}, /* aten::linalg_solve.out implicit */
    {138, 0, 523}, /* aten::linalg_solve_ex implicit */
    {138, 4, 356}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 524}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 524}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 357}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 357}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 525}, /* aten::linalg_svd implicit */
    {138, 4, 358}, /* aten::linalg_svd.U implicit */
    {138, 0, 526}, /* aten::linalg_svdvals implicit */
    {138, 4, 359}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 527}, /* aten::linalg_tensorinv implicit */
    {138, 0, 528}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 529}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 360}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 530}, /* aten::linalg_vander implicit */
    {138, 0, 531}, /* aten::linalg_vecdot implicit */
    {138, 4, 361}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 99}, /* aten::linalg_vector_norm CPU */
    {16, 1, 99}, /* aten::linalg_vector_norm Meta */
    {142, 8, 362}, /* aten::linalg_vector_norm CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 99}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 532}, /* aten::linear implicit */
    {141, 0, 533}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::linspace BackendSelect */
    {141, 0, 534}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 364}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 535}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 365}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 536}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 366}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 363}, /* aten::linspace.out CPU */
    {16, 4, 363}, /* aten::linspace.out Meta */
    {1, 1, 103}, /* aten::log CPU */
    {16, 1, 103}, /* aten::log Meta */
    {142, 8, 367}, /* aten::log CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, /* aten::log.out CPU */
    {16, 3, 103}, /* aten::log.out Meta */
    {1, 1, 100}, /* aten::log10 CPU */
    {16, 1, 100}, /* aten::log10 Meta */
    {142, 8, 368}, /* aten::log10 CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, /* aten::log10.out CPU */
    {16, 3, 100}, /* aten::log10.out Meta */
    {1, 2, 100}, /* aten::log10_ CPU */
    {16, 2, 100}, /* aten::log10_ Meta */
    {142, 9, 368}, /* aten::log10_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 101}, /* aten::log1p CPU */
    {16, 1, 101}, /* aten::log1p Meta */
    {142, 8, 369}, /* aten::log1p CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, /* aten::log1p.out CPU */
    {16, 3, 101}, /* aten::log1p.out Meta */
    {1, 2, 101}, /* aten::log1p_ CPU */
    {16, 2, 101}, /* aten::log1p_ Meta */
    {142, 9, 369}, /* aten::log1p_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, /* aten::log2 CPU */
    {16, 1, 102}, /* aten::log2 Meta */
    {142, 8, 370}, /* aten::log2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, /* aten::log2.out CPU */
    {16, 3, 102}, /* aten::log2.out Meta */
    {1, 2, 102}, /* aten::log2_ CPU */
    {16, 2, 102}, /* aten::log2_ Meta */
    {142, 9, 370}, /* aten::log2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 103}, /* aten::log_ CPU */
    {16, 2, 103}, /* aten::log_ Meta */
    {142, 9, 367}, /* aten::log_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 372}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 4, 371}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 537}, /* aten::log_normal_ CPU */
    {16, 0, 537}, /* aten::log_normal_ Meta */
    {138, 0, 538}, /* aten::log_sigmoid implicit */
    {138, 0, 543}, /* aten::log_sigmoid.out implicit */
    {1, 0, 539}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 539}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 540}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 540}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 541}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 541}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 542}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 542}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 544}, /* aten::log_softmax.int implicit */
    {1, 4, 373}, /* aten::log_softmax.int_out CPU */
    {16, 4, 373}, /* aten::log_softmax.int_out Meta */
    {1, 1, 105}, /* aten::logaddexp CPU */
    {16, 1, 105}, /* aten::logaddexp Meta */
    {142, 8, 374}, /* aten::logaddexp CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, /* aten::logaddexp.out CPU */
    {16, 3, 105}, /* aten::logaddexp.out Meta */
    {1, 1, 104}, /* aten::logaddexp2 CPU */
    {16, 1, 104}, /* aten::logaddexp2 Meta */
    {142, 8, 375}, /* aten::logaddexp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, /* aten::logaddexp2.out CPU */
    {16, 3, 104}, /* aten::logaddexp2.out Meta */
    {141, 0, 545}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 376}, /* aten::logcumsumexp.out CPU */
    {16, 4, 376}, /* aten::logcumsumexp.out Meta */
    {138, 0, 546}, /* aten::logdet implicit */
    {1, 0, 547}, /* aten::logical_and CPU */
    {16, 0, 547}, /* aten::logical_and Meta */
    {1, 0, 549}, /* aten::logical_and.out CPU */
    {16, 0, 549}, /* aten::logical_and.out Meta */
    {1, 0, 548}, /* aten::logical_and_ CPU */
    {16, 0, 548}, /* aten::logical_and_ Meta */
    {1, 0, 550}, /* aten::logical_not CPU */
    {16, 0, 550}, /* aten::logical_not Meta */
    {1, 0, 552}, /* aten::logical_not.out CPU */
    {16, 0, 552}, /* aten::logical_not.out Meta */
    {1, 0, 551}, /* aten::logical_not_ CPU */
    {16, 0, 551}, /* aten::logical_not_ Meta */
    {1, 0, 553}, /* aten::logical_or CPU */
    {16, 0, 553}, /* aten::logical_or Meta */
    {1, 0, 555}, /* aten::logical_or.out CPU */
    {16, 0, 555}, /* aten::logical_or.out Meta */
    {1, 0, 554}, /* aten::logical_or_ CPU */
    {16, 0, 554}, /* aten::logical_or_ Meta */
    {1, 0, 556}, /* aten::logical_xor CPU */
    {16, 0, 556}, /* aten::logical_xor Meta */
    {1, 0, 558}, /* aten::logical_xor.out CPU */
    {16, 0, 558}, /* aten::logical_xor.out Meta */
    {1, 0, 557}, /* aten::logical_xor_ CPU */
    {16, 0, 557}, /* aten::logical_xor_ Meta */
    {1, 0, 559}, /* aten::logit CPU */
    {16, 0, 559}, /* aten::logit Meta */
    {1, 0, 561}, /* aten::logit.out CPU */
    {16, 0, 561}, /* aten::logit.out Meta */
    {1, 0, 560}, /* aten::logit_ CPU */
    {16, 0, 560}, /* aten::logit_ Meta */
    {1, 1, 106}, /* aten::logit_backward CPU */
    {16, 1, 106}, /* aten::logit_backward Meta */
    {142, 8, 377}, /* aten::logit_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 106}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 562}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::logspace BackendSelect */
    {141, 0, 563}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 379}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 564}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 380}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 565}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 381}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 378}, /* aten::logspace.out CPU */
    {16, 4, 378}, /* aten::logspace.out Meta */
    {141, 0, 566}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 382}, /* aten::logsumexp.out CPU */
    {16, 4, 382}, /* aten::logsumexp.out Meta */
    {138, 0, 568}, /* aten::lstm.data implicit */
    {138, 0, 569}, /* aten::lstm.input implicit */
    {138, 0, 567}, /* aten::lstm_cell implicit */
    {1, 1, 107}, /* aten::lt.Scalar CPU */
    {16, 1, 107}, /* aten::lt.Scalar Meta */
    {142, 8, 383}, /* aten::lt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, /* aten::lt.Scalar_out CPU */
    {16, 3, 107}, /* aten::lt.Scalar_out Meta */
    {1, 1, 108}, /* aten::lt.Tensor CPU */
    {16, 1, 108}, /* aten::lt.Tensor Meta */
    {142, 8, 384}, /* aten::lt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, /* aten::lt.Tensor_out CPU */
    {16, 3, 108}, /* aten::lt.Tensor_out Meta */
    {1, 2, 107}, /* aten::lt_.Scalar CPU */
    {16, 2, 107}, /* aten::lt_.Scalar Meta */
    {142, 9, 383}, /* aten::lt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 108}, /* aten::lt_.Tensor CPU */
    {16, 2, 108}, /* aten::lt_.Tensor Meta */
    {142, 9, 384}, /* aten::lt_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 570}, /* aten::lu_solve implicit */
    {138, 4, 385}, /* aten::lu_solve.out implicit */
    {1, 0, 571}, /* aten::lu_unpack CPU */
    {16, 0, 571}, /* aten::lu_unpack Meta */
    {1, 4, 386}, /* aten::lu_unpack.out CPU */
    {16, 4, 386}, /* aten::lu_unpack.out Meta */
    {138, 0, 572}, /* aten::mH implicit */
    {138, 0, 573}, /* aten::mT implicit */
    {138, 0, 574}, /* aten::margin_ranking_loss implicit */
    {141, 0, 575}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 4, 387}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 576}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 4, 388}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 577}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 577}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 578}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 578}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 579}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 4, 389}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 580}, /* aten::masked_scatter_ CPU */
    {16, 0, 580}, /* aten::masked_scatter_ Meta */
    {141, 0, 581}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 582}, /* aten::masked_select CPU */
    {1, 0, 583}, /* aten::masked_select.out CPU */
    {138, 0, 584}, /* aten::matmul implicit */
    {138, 0, 585}, /* aten::matmul.out implicit */
    {138, 0, 586}, /* aten::matrix_H implicit */
    {138, 0, 587}, /* aten::matrix_exp implicit */
    {138, 0, 588}, /* aten::matrix_power implicit */
    {138, 4, 390}, /* aten::matrix_power.out implicit */
    {1, 0, 589}, /* aten::max CPU */
    {16, 0, 589}, /* aten::max Meta */
    {1, 1, 109}, /* aten::max.dim CPU */
    {16, 1, 109}, /* aten::max.dim Meta */
    {142, 8, 392}, /* aten::max.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, /* aten::max.dim_max CPU */
    {16, 3, 109}, /* aten::max.dim_max Meta */
    {138, 0, 590}, /* aten::max.other implicit */
    {138, 0, 591}, /* aten::max.out implicit */
    {1, 4, 391}, /* aten::max.unary_out CPU */
    {16, 4, 391}, /* aten::max.unary_out Meta */
    {138, 0, 592}, /* aten::max_pool1d implicit */
    {138, 0, 593}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 594}, /* aten::max_pool2d implicit */
    {1, 0, 595}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 595}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 393}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 393}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 596}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 596}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 394}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 394}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 597}, /* aten::max_pool3d implicit */
    {1, 0, 598}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 598}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 395}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 395}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 599}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 599}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 396}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 396}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 600}, /* aten::max_unpool2d CPU */
    {16, 0, 600}, /* aten::max_unpool2d Meta */
    {1, 4, 397}, /* aten::max_unpool2d.out CPU */
    {16, 4, 397}, /* aten::max_unpool2d.out Meta */
    {1, 0, 601}, /* aten::max_unpool3d CPU */
    {16, 0, 601}, /* aten::max_unpool3d Meta */
    {1, 4, 398}, /* aten::max_unpool3d.out CPU */
    {16, 4, 398}, /* aten::max_unpool3d.out Meta */
    {1, 1, 110}, /* aten::maximum CPU */
    {16, 1, 110}, /* aten::maximum Meta */
    {142, 8, 399}, /* aten::maximum CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, /* aten::maximum.out CPU */
    {16, 3, 110}, /* aten::maximum.out Meta */
    {141, 0, 602}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 111}, /* aten::mean.dim CPU */
    {16, 1, 111}, /* aten::mean.dim Meta */
    {142, 8, 401}, /* aten::mean.dim CompositeExplicitAutogradNonFunctional */
    {1, 4, 400}, /* aten::mean.dtype_out CPU */
    {16, 4, 400}, /* aten::mean.dtype_out Meta */
    {1, 3, 111}, /* aten::mean.out CPU */
    {16, 3, 111}, /* aten::mean.out Meta */
    {1, 0, 603}, /* aten::median CPU */
    {16, 0, 603}, /* aten::median Meta */
    {141, 0, 604}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 403}, /* aten::median.dim_values CPU */
    {16, 4, 403}, /* aten::median.dim_values Meta */
    {141, 4, 402}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 605}, /* aten::meshgrid implicit */
    {138, 0, 606}, /* aten::meshgrid.indexing implicit */
    {1, 0, 607}, /* aten::min CPU */
    {16, 0, 607}, /* aten::min Meta */
    {1, 1, 112}, /* aten::min.dim CPU */
    {16, 1, 112}, /* aten::min.dim Meta */
    {142, 8, 405}, /* aten::min.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 112}, /* aten::min.dim_min CPU */
    {16, 3, 112}, /* aten::min.dim_min Meta */
    {138, 0, 608}, /* aten::min.other implicit */
    {138, 0, 609}, /* aten::min.out implicit */
    {1, 4, 404}, /* aten::min.unary_out CPU */
    {16, 4, 404}, /* aten::min.unary_out Meta */
    {1, 1, 113}, /* aten::minimum CPU */
    {16, 1, 113}, /* aten::minimum Meta */
    {142, 8, 406}, /* aten::minimum CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, /* aten::minimum.out CPU */
    {16, 3, 113}, /* aten::minimum.out Meta */
    {1, 1, 114}, /* aten::mish CPU */
    {16, 1, 114}, /* aten::mish Meta */
    {142, 8, 407}, /* aten::mish CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, /* aten::mish.out CPU */
    {16, 3, 114}, /* aten::mish.out Meta */
    {1, 2, 114}, /* aten::mish_ CPU */
    {16, 2, 114}, /* aten::mish_ Meta */
    {142, 9, 407}, /* aten::mish_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 610}, /* aten::mish_backward CPU */
    {16, 0, 610}, /* aten::mish_backward Meta */
    {138, 0, 611}, /* aten::mish_backward implicit */
    {1, 1, 115}, /* aten::mm CPU */
    {16, 1, 115}, /* aten::mm Meta */
    {142, 8, 408}, /* aten::mm CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, /* aten::mm.out CPU */
    {16, 3, 115}, /* aten::mm.out Meta */
    {1, 0, 612}, /* aten::mode CPU */
    {16, 0, 612}, /* aten::mode Meta */
    {1, 4, 409}, /* aten::mode.values CPU */
    {16, 4, 409}, /* aten::mode.values Meta */
    {138, 0, 613}, /* aten::moveaxis.int implicit */
    {138, 0, 614}, /* aten::moveaxis.intlist implicit */
    {138, 0, 615}, /* aten::movedim.int implicit */
    {138, 0, 616}, /* aten::movedim.intlist implicit */
    {1, 0, 617}, /* aten::mse_loss CPU */
    {16, 0, 617}, /* aten::mse_loss Meta */
    {1, 4, 410}, /* aten::mse_loss.out CPU */
    {16, 4, 410}, /* aten::mse_loss.out Meta */
    {1, 0, 618}, /* aten::mse_loss_backward CPU */
    {16, 0, 618}, /* aten::mse_loss_backward Meta */
    {1, 4, 411}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 411}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 619}, /* aten::msort implicit */
    {138, 0, 620}, /* aten::msort.out implicit */
    {141, 0, 621}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 412}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::mul.Tensor CPU */
    {16, 1, 116}, /* aten::mul.Tensor Meta */
    {142, 8, 413}, /* aten::mul.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, /* aten::mul.out CPU */
    {16, 3, 116}, /* aten::mul.out Meta */
    {141, 0, 622}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 116}, /* aten::mul_.Tensor CPU */
    {16, 2, 116}, /* aten::mul_.Tensor Meta */
    {142, 9, 413}, /* aten::mul_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 623}, /* aten::multi_margin_loss CPU */
    {16, 0, 623}, /* aten::multi_margin_loss Meta */
    {1, 4, 414}, /* aten::multi_margin_loss.out CPU */
    {16, 4, 414}, /* aten::multi_margin_loss.out Meta */
    {1, 0, 624}, /* aten::multi_margin_loss_backward CPU */
    {16, 0, 624}, /* aten::multi_margin_loss_backward Meta */
    {1, 4, 415}, /* aten::multi_margin_loss_backward.grad_input CPU */
    {16, 4, 415}, /* aten::multi_margin_loss_backward.grad_input Meta */
    {138, 0, 625}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 416}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 626}, /* aten::multilabel_margin_loss_backward CPU */
    {16, 0, 626}, /* aten::multilabel_margin_loss_backward Meta */
    {1, 4, 417}, /* aten::multilabel_margin_loss_backward.grad_input CPU */
    {16, 4, 417}, /* aten::multilabel_margin_loss_backward.grad_input Meta */
    {1, 0, 627}, /* aten::multilabel_margin_loss_forward CPU */
    {16, 0, 627}, /* aten::multilabel_margin_loss_forward Meta */
    {1, 4, 418}, /* aten::multilabel_margin_loss_forward.output CPU */
    {16, 4, 418}, /* aten::multilabel_margin_loss_forward.output Meta */
    {1, 0, 628}, /* aten::multinomial CPU */
    {16, 0, 628}, /* aten::multinomial Meta */
    {1, 0, 629}, /* aten::multinomial.out CPU */
    {16, 0, 629}, /* aten::multinomial.out Meta */
    {138, 0, 630}, /* aten::multiply.Scalar implicit */
    {138, 0, 631}, /* aten::multiply.Tensor implicit */
    {138, 4, 419}, /* aten::multiply.out implicit */
    {138, 0, 632}, /* aten::multiply_.Scalar implicit */
    {138, 0, 633}, /* aten::multiply_.Tensor implicit */
    {141, 0, 634}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 420}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 635}, /* aten::mvlgamma CPU */
    {16, 0, 635}, /* aten::mvlgamma Meta */
    {1, 0, 637}, /* aten::mvlgamma.out CPU */
    {16, 0, 637}, /* aten::mvlgamma.out Meta */
    {1, 0, 636}, /* aten::mvlgamma_ CPU */
    {16, 0, 636}, /* aten::mvlgamma_ Meta */
    {1, 0, 638}, /* aten::nan_to_num CPU */
    {16, 0, 638}, /* aten::nan_to_num Meta */
    {1, 0, 640}, /* aten::nan_to_num.out CPU */
    {16, 0, 640}, /* aten::nan_to_num.out Meta */
    {1, 0, 639}, /* aten::nan_to_num_ CPU */
    {16, 0, 639}, /* aten::nan_to_num_ Meta */
    {138, 0, 641}, /* aten::nanmean implicit */
    {138, 0, 642}, /* aten::nanmean.out implicit */
    {1, 0, 643}, /* aten::nanmedian CPU */
    {16, 0, 643}, /* aten::nanmedian Meta */
    {141, 0, 644}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 422}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 422}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 421}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 645}, /* aten::nanquantile implicit */
    {138, 4, 423}, /* aten::nanquantile.out implicit */
    {138, 0, 646}, /* aten::nanquantile.scalar implicit */
    {138, 4, 424}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 647}, /* aten::nansum CPU */
    {16, 0, 647}, /* aten::nansum Meta */
    {1, 4, 425}, /* aten::nansum.out CPU */
    {16, 4, 425}, /* aten::nansum.out Meta */
    {138, 0, 648}, /* aten::narrow implicit */
    {138, 0, 649}, /* aten::narrow.Tensor implicit */
    {142, 0, 650}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 426}, /* aten::narrow_copy.out CPU */
    {16, 4, 426}, /* aten::narrow_copy.out Meta */
    {1, 0, 651}, /* aten::native_batch_norm CPU */
    {16, 0, 651}, /* aten::native_batch_norm Meta */
    {1, 4, 427}, /* aten::native_batch_norm.out CPU */
    {16, 4, 427}, /* aten::native_batch_norm.out Meta */
    {1, 0, 652}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 652}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 428}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 653}, /* aten::native_dropout CPU */
    {16, 0, 653}, /* aten::native_dropout Meta */
    {141, 4, 429}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 654}, /* aten::native_dropout_backward CPU */
    {16, 0, 654}, /* aten::native_dropout_backward Meta */
    {141, 4, 430}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 655}, /* aten::native_group_norm CPU */
    {16, 0, 655}, /* aten::native_group_norm Meta */
    {141, 4, 431}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 656}, /* aten::native_group_norm_backward CPU */
    {16, 0, 656}, /* aten::native_group_norm_backward Meta */
    {141, 4, 432}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 657}, /* aten::native_layer_norm CPU */
    {16, 0, 657}, /* aten::native_layer_norm Meta */
    {141, 4, 433}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 658}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 658}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 434}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 117}, /* aten::ne.Scalar CPU */
    {16, 1, 117}, /* aten::ne.Scalar Meta */
    {142, 8, 435}, /* aten::ne.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, /* aten::ne.Scalar_out CPU */
    {16, 3, 117}, /* aten::ne.Scalar_out Meta */
    {1, 1, 118}, /* aten::ne.Tensor CPU */
    {16, 1, 118}, /* aten::ne.Tensor Meta */
    {142, 8, 436}, /* aten::ne.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 118}, /* aten::ne.Tensor_out CPU */
    {16, 3, 118}, /* aten::ne.Tensor_out Meta */
    {1, 2, 117}, /* aten::ne_.Scalar CPU */
    {16, 2, 117}, /* aten::ne_.Scalar Meta */
    {142, 9, 435}, /* aten::ne_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 118}, /* aten::ne_.Tensor CPU */
    {16, 2, 118}, /* aten::ne_.Tensor Meta */
    {142, 9, 436}, /* aten::ne_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 119}, /* aten::neg CPU */
    {16, 1, 119}, /* aten::neg Meta */
    {142, 8, 437}, /* aten::neg CompositeExplicitAutogradNonFunctional */
    {1, 3, 119}, /* aten::neg.out CPU */
    {16, 3, 119}, /* aten::neg.out Meta */
    {1, 2, 119}, /* aten::neg_ CPU */
    {16, 2, 119}, /* aten::neg_ Meta */
    {142, 9, 437}, /* aten::neg_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 659}, /* aten::negative implicit */
    {138, 4, 438}, /* aten::negative.out implicit */
    {138, 0, 660}, /* aten::negative_ implicit */
    {141, 0, 661}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 439}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 662}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 440}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 663}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 441}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 664}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 442}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 665}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 443}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 120}, /* aten::nextafter CPU */
    {16, 1, 120}, /* aten::nextafter Meta */
    {142, 8, 444}, /* aten::nextafter CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, /* aten::nextafter.out CPU */
    {16, 3, 120}, /* aten::nextafter.out Meta */
    {1, 2, 120}, /* aten::nextafter_ CPU */
    {16, 2, 120}, /* aten::nextafter_ Meta */
    {142, 9, 444}, /* aten::nextafter_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 666}, /* aten::nll_loss implicit */
    {138, 4, 445}, /* aten::nll_loss.out implicit */
    {138, 0, 667}, /* aten::nll_loss2d implicit */
    {138, 4, 446}, /* aten::nll_loss2d.out implicit */
    {1, 0, 668}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 668}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 447}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 447}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 669}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 669}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 448}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 448}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 670}, /* aten::nll_loss_backward CPU */
    {16, 0, 670}, /* aten::nll_loss_backward Meta */
    {1, 4, 449}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 449}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 671}, /* aten::nll_loss_forward CPU */
    {16, 0, 671}, /* aten::nll_loss_forward Meta */
    {1, 4, 450}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 450}, /* aten::nll_loss_forward.output Meta */
    {138, 0, 672}, /* aten::nll_loss_nd implicit */
    {1, 0, 673}, /* aten::nonzero CPU */
    {1, 4, 451}, /* aten::nonzero.out CPU */
    {138, 0, 674}, /* aten::nonzero_numpy implicit */
    {1, 0, 675}, /* aten::nonzero_static CPU */
    {16, 0, 675}, /* aten::nonzero_static Meta */
    {1, 4, 452}, /* aten::nonzero_static.out CPU */
    {16, 4, 452}, /* aten::nonzero_static.out Meta */
    {141, 0, 676}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 122}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 122}, /* aten::norm.ScalarOpt_dim Meta */
    {142, 8, 456}, /* aten::norm.ScalarOpt_dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 121}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 121}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {142, 8, 455}, /* aten::norm.ScalarOpt_dim_dtype CompositeExplicitAutogradNonFunctional */
    {141, 0, 677}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 454}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 453}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 121}, /* aten::norm.dtype_out CPU */
    {16, 3, 121}, /* aten::norm.dtype_out Meta */
    {1, 3, 122}, /* aten::norm.out CPU */
    {16, 3, 122}, /* aten::norm.out Meta */
    {1, 0, 679}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 679}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 457}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 457}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 680}, /* aten::normal.Tensor_float CPU */
    {16, 0, 680}, /* aten::normal.Tensor_float Meta */
    {1, 4, 458}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 458}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 681}, /* aten::normal.float_Tensor CPU */
    {16, 0, 681}, /* aten::normal.float_Tensor Meta */
    {1, 4, 459}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 459}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 682}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::normal.float_float BackendSelect */
    {141, 4, 460}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 4, 462}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 678}, /* aten::normal_ CPU */
    {16, 0, 678}, /* aten::normal_ Meta */
    {141, 6, 461}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 683}, /* aten::not_equal.Scalar implicit */
    {138, 4, 463}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 684}, /* aten::not_equal.Tensor implicit */
    {138, 4, 464}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 685}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 686}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 687}, /* aten::nuclear_norm implicit */
    {138, 0, 688}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 466}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 465}, /* aten::nuclear_norm.out implicit */
    {138, 0, 689}, /* aten::numel implicit */
    {138, 0, 690}, /* aten::numpy_T implicit */
    {138, 0, 691}, /* aten::one_hot implicit */
    {141, 0, 692}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::ones BackendSelect */
    {141, 4, 467}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 693}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 468}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 694}, /* aten::orgqr implicit */
    {138, 4, 469}, /* aten::orgqr.out implicit */
    {1, 0, 695}, /* aten::ormqr CPU */
    {16, 0, 695}, /* aten::ormqr Meta */
    {1, 4, 470}, /* aten::ormqr.out CPU */
    {16, 4, 470}, /* aten::ormqr.out Meta */
    {138, 0, 696}, /* aten::outer implicit */
    {138, 4, 471}, /* aten::outer.out implicit */
    {138, 0, 697}, /* aten::pad implicit */
    {138, 0, 698}, /* aten::pairwise_distance implicit */
    {138, 0, 699}, /* aten::pdist implicit */
    {141, 0, 700}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 472}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 473}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 701}, /* aten::pinverse implicit */
    {1, 0, 702}, /* aten::pixel_shuffle CPU */
    {16, 0, 702}, /* aten::pixel_shuffle Meta */
    {141, 4, 474}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 703}, /* aten::pixel_unshuffle CPU */
    {16, 0, 703}, /* aten::pixel_unshuffle Meta */
    {141, 4, 475}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {1, 0, 704}, /* aten::poisson CPU */
    {16, 0, 704}, /* aten::poisson Meta */
    {141, 4, 476}, /* aten::poisson.out CompositeExplicitAutograd */
    {138, 0, 705}, /* aten::poisson_nll_loss implicit */
    {1, 0, 706}, /* aten::polar CPU */
    {16, 0, 706}, /* aten::polar Meta */
    {1, 0, 707}, /* aten::polar.out CPU */
    {16, 0, 707}, /* aten::polar.out Meta */
    {1, 1, 123}, /* aten::polygamma CPU */
    {16, 1, 123}, /* aten::polygamma Meta */
    {142, 8, 477}, /* aten::polygamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 123}, /* aten::polygamma.out CPU */
    {16, 3, 123}, /* aten::polygamma.out Meta */
    {1, 0, 708}, /* aten::polygamma_ CPU */
    {16, 0, 708}, /* aten::polygamma_ Meta */
    {138, 0, 709}, /* aten::positive implicit */
    {1, 1, 124}, /* aten::pow.Scalar CPU */
    {16, 1, 124}, /* aten::pow.Scalar Meta */
    {142, 8, 478}, /* aten::pow.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, /* aten::pow.Scalar_out CPU */
    {16, 3, 124}, /* aten::pow.Scalar_out Meta */
    {1, 1, 125}, /* aten::pow.Tensor_Scalar CPU */
    {16, 1, 125}, /* aten::pow.Tensor_Scalar Meta */
    {142, 8, 479}, /* aten::pow.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 125}, /* aten::pow.Tensor_Scalar_out CPU */
    {16, 3, 125}, /* aten::pow.Tensor_Scalar_out Meta */
    {1, 1, 126}, /* aten::pow.Tensor_Tensor CPU */
    {16, 1, 126}, /* aten::pow.Tensor_Tensor Meta */
    {142, 8, 480}, /* aten::pow.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 126}, /* aten::pow.Tensor_Tensor_out CPU */
    {16, 3, 126}, /* aten::pow.Tensor_Tensor_out Meta */
    {1, 2, 125}, /* aten::pow_.Scalar CPU */
    {16, 2, 125}, /* aten::pow_.Scalar Meta */
    {142, 9, 479}, /* aten::pow_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 126}, /* aten::pow_.Tensor CPU */
    {16, 2, 126}, /* aten::pow_.Tensor Meta */
    {142, 9, 480}, /* aten::pow_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 710}, /* aten::prelu implicit */
    {1, 0, 711}, /* aten::prod CPU */
    {16, 0, 711}, /* aten::prod Meta */
    {1, 1, 127}, /* aten::prod.dim_int CPU */
    {16, 1, 127}, /* aten::prod.dim_int Meta */
    {142, 8, 482}, /* aten::prod.dim_int CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, /* aten::prod.int_out CPU */
    {16, 3, 127}, /* aten::prod.int_out Meta */
    {141, 4, 481}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 712}, /* aten::promote_types implicit */
    {141, 6, 484}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 483}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 713}, /* aten::put_ CPU */
    {16, 0, 713}, /* aten::put_ Meta */
    {138, 0, 714}, /* aten::qr implicit */
    {138, 4, 485}, /* aten::qr.Q implicit */
    {138, 0, 715}, /* aten::quantile implicit */
    {138, 4, 486}, /* aten::quantile.out implicit */
    {138, 0, 716}, /* aten::quantile.scalar implicit */
    {138, 4, 487}, /* aten::quantile.scalar_out implicit */
    {141, 0, 717}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 488}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 488}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 718}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::rand BackendSelect */
    {141, 0, 719}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::rand.generator BackendSelect */
    {138, 4, 490}, /* aten::rand.generator_out implicit */
    {141, 4, 489}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 720}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 4, 491}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 721}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::randint BackendSelect */
    {141, 0, 722}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::randint.generator BackendSelect */
    {141, 4, 493}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 725}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::randint.low BackendSelect */
    {141, 0, 726}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 495}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 494}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 492}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 723}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 724}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 4, 497}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 4, 496}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 727}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::randn BackendSelect */
    {141, 0, 728}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::randn.generator BackendSelect */
    {138, 4, 499}, /* aten::randn.generator_out implicit */
    {138, 4, 498}, /* aten::randn.out implicit */
    {141, 0, 729}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 4, 500}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 504}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 505}, /* aten::random.from CompositeExplicitAutograd */
    {141, 4, 502}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 4, 501}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 506}, /* aten::random.to CompositeExplicitAutograd */
    {141, 4, 503}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 730}, /* aten::random_ CPU */
    {16, 0, 730}, /* aten::random_ Meta */
    {1, 0, 731}, /* aten::random_.from CPU */
    {16, 0, 731}, /* aten::random_.from Meta */
    {1, 0, 732}, /* aten::random_.to CPU */
    {16, 0, 732}, /* aten::random_.to Meta */
    {141, 0, 733}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::randperm BackendSelect */
    {141, 0, 734}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::randperm.generator BackendSelect */
    {1, 4, 508}, /* aten::randperm.generator_out CPU */
    {16, 4, 508}, /* aten::randperm.generator_out Meta */
    {141, 4, 507}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 735}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::range BackendSelect */
    {1, 4, 510}, /* aten::range.out CPU */
    {16, 4, 510}, /* aten::range.out Meta */
    {141, 4, 509}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 736}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::range.step BackendSelect */
    {138, 0, 737}, /* aten::ravel implicit */
    {138, 0, 738}, /* aten::real implicit */
    {1, 1, 128}, /* aten::reciprocal CPU */
    {16, 1, 128}, /* aten::reciprocal Meta */
    {142, 8, 511}, /* aten::reciprocal CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, /* aten::reciprocal.out CPU */
    {16, 3, 128}, /* aten::reciprocal.out Meta */
    {1, 2, 128}, /* aten::reciprocal_ CPU */
    {16, 2, 128}, /* aten::reciprocal_ Meta */
    {142, 9, 511}, /* aten::reciprocal_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 739}, /* aten::reflection_pad1d CPU */
    {16, 0, 739}, /* aten::reflection_pad1d Meta */
    {1, 4, 512}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 512}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 740}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 740}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 513}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 513}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 741}, /* aten::reflection_pad2d CPU */
    {16, 0, 741}, /* aten::reflection_pad2d Meta */
    {1, 4, 514}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 514}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 742}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 742}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 515}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 515}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 743}, /* aten::reflection_pad3d CPU */
    {16, 0, 743}, /* aten::reflection_pad3d Meta */
    {1, 4, 516}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 516}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 744}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 744}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 517}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 517}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 745}, /* aten::relu CPU */
    {16, 0, 745}, /* aten::relu Meta */
    {141, 4, 518}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 746}, /* aten::relu6 implicit */
    {138, 0, 747}, /* aten::relu6_ implicit */
    {1, 0, 748}, /* aten::relu_ CPU */
    {16, 0, 748}, /* aten::relu_ Meta */
    {141, 0, 749}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 750}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 750}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 519}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 751}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 129}, /* aten::remainder.Tensor CPU */
    {16, 1, 129}, /* aten::remainder.Tensor Meta */
    {142, 8, 520}, /* aten::remainder.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 129}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 752}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 129}, /* aten::remainder_.Tensor CPU */
    {16, 2, 129}, /* aten::remainder_.Tensor Meta */
    {142, 9, 520}, /* aten::remainder_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 130}, /* aten::renorm CPU */
    {16, 1, 130}, /* aten::renorm Meta */
    {142, 8, 521}, /* aten::renorm CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, /* aten::renorm.out CPU */
    {16, 3, 130}, /* aten::renorm.out Meta */
    {1, 2, 130}, /* aten::renorm_ CPU */
    {16, 2, 130}, /* aten::renorm_ Meta */
    {142, 9, 521}, /* aten::renorm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 753}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 522}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 754}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 523}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 755}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 756}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 757}, /* aten::replication_pad1d CPU */
    {16, 0, 757}, /* aten::replication_pad1d Meta */
    {1, 4, 524}, /* aten::replication_pad1d.out CPU */
    {16, 4, 524}, /* aten::replication_pad1d.out Meta */
    {1, 0, 758}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 758}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 525}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 525}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 759}, /* aten::replication_pad2d CPU */
    {16, 0, 759}, /* aten::replication_pad2d Meta */
    {1, 4, 526}, /* aten::replication_pad2d.out CPU */
    {16, 4, 526}, /* aten::replication_pad2d.out Meta */
    {1, 0, 760}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 760}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 527}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 527}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 761}, /* aten::replication_pad3d CPU */
    {16, 0, 761}, /* aten::replication_pad3d Meta */
    {1, 4, 528}, /* aten::replication_pad3d.out CPU */
    {16, 4, 528}, /* aten::replication_pad3d.out Meta */
    {1, 0, 762}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 762}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 529}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 529}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 763}, /* aten::reshape implicit */
    {138, 0, 764}, /* aten::reshape_as implicit */
    {141, 6, 531}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 530}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 765}, /* aten::resize_ CPU */
    {16, 0, 765}, /* aten::resize_ Meta */
    {141, 6, 533}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 532}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 766}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 767}, /* aten::resolve_conj implicit */
    {138, 0, 768}, /* aten::resolve_neg implicit */
    {138, 0, 769}, /* aten::result_type.Scalar implicit */
    {138, 0, 770}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 771}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 772}, /* aten::result_type.Tensor implicit */
    {138, 0, 773}, /* aten::rms_norm implicit */
    {138, 0, 775}, /* aten::rnn_relu.data implicit */
    {138, 0, 776}, /* aten::rnn_relu.input implicit */
    {138, 0, 774}, /* aten::rnn_relu_cell implicit */
    {138, 0, 778}, /* aten::rnn_tanh.data implicit */
    {138, 0, 779}, /* aten::rnn_tanh.input implicit */
    {138, 0, 777}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 780}, /* aten::roll CPU */
    {16, 0, 780}, /* aten::roll Meta */
    {141, 4, 534}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 781}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 535}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 132}, /* aten::round CPU */
    {16, 1, 132}, /* aten::round Meta */
    {142, 8, 537}, /* aten::round CompositeExplicitAutogradNonFunctional */
    {1, 1, 131}, /* aten::round.decimals CPU */
    {16, 1, 131}, /* aten::round.decimals Meta */
    {142, 8, 536}, /* aten::round.decimals CompositeExplicitAutogradNonFunctional */
    {1, 3, 131}, /* aten::round.decimals_out CPU */
    {16, 3, 131}, /* aten::round.decimals_out Meta */
    {1, 3, 132}, /* aten::round.out CPU */
    {16, 3, 132}, /* aten::round.out Meta */
    {1, 2, 132}, /* aten::round_ CPU */
    {16, 2, 132}, /* aten::round_ Meta */
    {142, 9, 537}, /* aten::round_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 131}, /* aten::round_.decimals CPU */
    {16, 2, 131}, /* aten::round_.decimals Meta */
    {142, 9, 536}, /* aten::round_.decimals CompositeExplicitAutogradNonFunctional */
    {138, 0, 782}, /* aten::row_stack implicit */
    {138, 4, 538}, /* aten::row_stack.out implicit */
    {138, 0, 783}, /* aten::rrelu implicit */
    {138, 0, 784}, /* aten::rrelu_ implicit */
    {1, 0, 785}, /* aten::rrelu_with_noise CPU */
    {16, 0, 785}, /* aten::rrelu_with_noise Meta */
    {1, 0, 788}, /* aten::rrelu_with_noise.out CPU */
    {16, 0, 788}, /* aten::rrelu_with_noise.out Meta */
    {1, 0, 786}, /* aten::rrelu_with_noise_ CPU */
    {16, 0, 786}, /* aten::rrelu_with_noise_ Meta */
    {141, 0, 787}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 540}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {141, 6, 539}, /* aten::rrelu_with_noise_functional CompositeExplicitAutograd */
    {1, 1, 133}, /* aten::rsqrt CPU */
    {16, 1, 133}, /* aten::rsqrt Meta */
    {142, 8, 541}, /* aten::rsqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 133}, /* aten::rsqrt.out CPU */
    {16, 3, 133}, /* aten::rsqrt.out Meta */
    {1, 2, 133}, /* aten::rsqrt_ CPU */
    {16, 2, 133}, /* aten::rsqrt_ Meta */
    {142, 9, 541}, /* aten::rsqrt_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 789}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 542}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 790}, /* aten::rsub.Tensor CPU */
    {16, 0, 790}, /* aten::rsub.Tensor Meta */
    {141, 4, 543}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 791}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 544}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {1, 1, 135}, /* aten::scatter.reduce CPU */
    {16, 1, 135}, /* aten::scatter.reduce Meta */
    {142, 8, 545}, /* aten::scatter.reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 135}, /* aten::scatter.reduce_out CPU */
    {16, 3, 135}, /* aten::scatter.reduce_out Meta */
    {1, 1, 137}, /* aten::scatter.src CPU */
    {16, 1, 137}, /* aten::scatter.src Meta */
    {142, 8, 546}, /* aten::scatter.src CompositeExplicitAutogradNonFunctional */
    {1, 3, 137}, /* aten::scatter.src_out CPU */
    {16, 3, 137}, /* aten::scatter.src_out Meta */
    {1, 1, 138}, /* aten::scatter.value CPU */
    {16, 1, 138}, /* aten::scatter.value Meta */
    {142, 8, 547}, /* aten::scatter.value CompositeExplicitAutogradNonFunctional */
    {1, 3, 138}, /* aten::scatter.value_out CPU */
    {16, 3, 138}, /* aten::scatter.value_out Meta */
    {1, 1, 139}, /* aten::scatter.value_reduce CPU */
    {16, 1, 139}, /* aten::scatter.value_reduce Meta */
    {142, 8, 548}, /* aten::scatter.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 139}, /* aten::scatter.value_reduce_out CPU */
    {16, 3, 139}, /* aten::scatter.value_reduce_out Meta */
    {1, 2, 135}, /* aten::scatter_.reduce CPU */
    {16, 2, 135}, /* aten::scatter_.reduce Meta */
    {142, 9, 545}, /* aten::scatter_.reduce CompositeExplicitAutogradNonFunctional */
    {1, 2, 137}, /* aten::scatter_.src CPU */
    {16, 2, 137}, /* aten::scatter_.src Meta */
    {142, 9, 546}, /* aten::scatter_.src CompositeExplicitAutogradNonFunctional */
    {1, 2, 138}, /* aten::scatter_.value CPU */
    {16, 2, 138}, /* aten::scatter_.value Meta */
    {142, 9, 547}, /* aten::scatter_.value CompositeExplicitAutogradNonFunctional */
    {1, 2, 139}, /* aten::scatter_.value_reduce CPU */
    {16, 2, 139}, /* aten::scatter_.value_reduce Meta */
    {142, 9, 548}, /* aten::scatter_.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 1, 134}, /* aten::scatter_add CPU */
    {16, 1, 134}, /* aten::scatter_add Meta */
    {142, 8, 549}, /* aten::scatter_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 134}, /* aten::scatter_add.out CPU */
    {16, 3, 134}, /* aten::scatter_add.out Meta */
    {1, 2, 134}, /* aten::scatter_add_ CPU */
    {16, 2, 134}, /* aten::scatter_add_ Meta */
    {142, 9, 549}, /* aten::scatter_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 136}, /* aten::scatter_reduce.two CPU */
    {16, 1, 136}, /* aten::scatter_reduce.two Meta */
    {142, 8, 550}, /* aten::scatter_reduce.two CompositeExplicitAutogradNonFunctional */
    {1, 3, 136}, /* aten::scatter_reduce.two_out CPU */
    {16, 3, 136}, /* aten::scatter_reduce.two_out Meta */
    {1, 2, 136}, /* aten::scatter_reduce_.two CPU */
    {16, 2, 136}, /* aten::scatter_reduce_.two Meta */
    {142, 9, 550}, /* aten::scatter_reduce_.two CompositeExplicitAutogradNonFunctional */
    {1, 0, 792}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 792}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 551}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 551}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 793}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 793}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 552}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 552}, /* aten::searchsorted.Tensor_out Meta */
    {1, 0, 794}, /* aten::segment_reduce CPU */
    {16, 0, 794}, /* aten::segment_reduce Meta */
    {141, 4, 553}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 796}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 795}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 555}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 554}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 556}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 797}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 557}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 798}, /* aten::selu implicit */
    {138, 0, 799}, /* aten::selu_ implicit */
    {1, 1, 140}, /* aten::sgn CPU */
    {16, 1, 140}, /* aten::sgn Meta */
    {142, 8, 558}, /* aten::sgn CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, /* aten::sgn.out CPU */
    {16, 3, 140}, /* aten::sgn.out Meta */
    {1, 2, 140}, /* aten::sgn_ CPU */
    {16, 2, 140}, /* aten::sgn_ Meta */
    {142, 9, 558}, /* aten::sgn_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, /* aten::sigmoid CPU */
    {16, 1, 142}, /* aten::sigmoid Meta */
    {142, 8, 559}, /* aten::sigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, /* aten::sigmoid.out CPU */
    {16, 3, 142}, /* aten::sigmoid.out Meta */
    {1, 2, 142}, /* aten::sigmoid_ CPU */
    {16, 2, 142}, /* aten::sigmoid_ Meta */
    {142, 9, 559}, /* aten::sigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 141}, /* aten::sigmoid_backward CPU */
    {16, 1, 141}, /* aten::sigmoid_backward Meta */
    {142, 8, 560}, /* aten::sigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 141}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 143}, /* aten::sign CPU */
    {16, 1, 143}, /* aten::sign Meta */
    {142, 8, 561}, /* aten::sign CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, /* aten::sign.out CPU */
    {16, 3, 143}, /* aten::sign.out Meta */
    {1, 2, 143}, /* aten::sign_ CPU */
    {16, 2, 143}, /* aten::sign_ Meta */
    {142, 9, 561}, /* aten::sign_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 144}, /* aten::signbit CPU */
    {16, 1, 144}, /* aten::signbit Meta */
    {142, 8, 562}, /* aten::signbit CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, /* aten::signbit.out CPU */
    {16, 3, 144}, /* aten::signbit.out Meta */
    {1, 1, 146}, /* aten::silu CPU */
    {16, 1, 146}, /* aten::silu Meta */
    {142, 8, 563}, /* aten::silu CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, /* aten::silu.out CPU */
    {16, 3, 146}, /* aten::silu.out Meta */
    {1, 2, 146}, /* aten::silu_ CPU */
    {16, 2, 146}, /* aten::silu_ Meta */
    {142, 9, 563}, /* aten::silu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, /* aten::silu_backward CPU */
    {16, 1, 145}, /* aten::silu_backward Meta */
    {142, 8, 564}, /* aten::silu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 145}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 147}, /* aten::sin CPU */
    {16, 1, 147}, /* aten::sin Meta */
    {142, 8, 565}, /* aten::sin CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, /* aten::sin.out CPU */
    {16, 3, 147}, /* aten::sin.out Meta */
    {1, 2, 147}, /* aten::sin_ CPU */
    {16, 2, 147}, /* aten::sin_ Meta */
    {142, 9, 565}, /* aten::sin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 148}, /* aten::sinc CPU */
    {16, 1, 148}, /* aten::sinc Meta */
    {142, 8, 566}, /* aten::sinc CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, /* aten::sinc.out CPU */
    {16, 3, 148}, /* aten::sinc.out Meta */
    {1, 2, 148}, /* aten::sinc_ CPU */
    {16, 2, 148}, /* aten::sinc_ Meta */
    {142, 9, 566}, /* aten::sinc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, /* aten::sinh CPU */
    {16, 1, 149}, /* aten::sinh Meta */
    {142, 8, 567}, /* aten::sinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, /* aten::sinh.out CPU */
    {16, 3, 149}, /* aten::sinh.out Meta */
    {1, 2, 149}, /* aten::sinh_ CPU */
    {16, 2, 149}, /* aten::sinh_ Meta */
    {142, 9, 567}, /* aten::sinh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 800}, /* aten::size.int implicit */
    {141, 0, 801}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 802}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 569}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 568}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 570}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 803}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 571}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 804}, /* aten::slogdet implicit */
    {138, 4, 572}, /* aten::slogdet.out implicit */
    {1, 0, 805}, /* aten::smooth_l1_loss CPU */
    {16, 0, 805}, /* aten::smooth_l1_loss Meta */
    {1, 4, 573}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 573}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 806}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 806}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 574}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 574}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 807}, /* aten::soft_margin_loss CPU */
    {16, 0, 807}, /* aten::soft_margin_loss Meta */
    {141, 4, 575}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 808}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 808}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 576}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 809}, /* aten::softmax.int implicit */
    {1, 4, 577}, /* aten::softmax.int_out CPU */
    {16, 4, 577}, /* aten::softmax.int_out Meta */
    {1, 1, 151}, /* aten::softplus CPU */
    {16, 1, 151}, /* aten::softplus Meta */
    {142, 8, 578}, /* aten::softplus CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, /* aten::softplus.out CPU */
    {16, 3, 151}, /* aten::softplus.out Meta */
    {1, 1, 150}, /* aten::softplus_backward CPU */
    {16, 1, 150}, /* aten::softplus_backward Meta */
    {142, 8, 579}, /* aten::softplus_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 150}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 153}, /* aten::softshrink CPU */
    {16, 1, 153}, /* aten::softshrink Meta */
    {142, 8, 580}, /* aten::softshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, /* aten::softshrink.out CPU */
    {16, 3, 153}, /* aten::softshrink.out Meta */
    {1, 1, 152}, /* aten::softshrink_backward CPU */
    {16, 1, 152}, /* aten::softshrink_backward Meta */
    {142, 8, 581}, /* aten::softshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 152}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 810}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 154}, /* aten::sort.stable CPU */
    {16, 1, 154}, /* aten::sort.stable Meta */
    {142, 8, 583}, /* aten::sort.stable CompositeExplicitAutogradNonFunctional */
    {1, 4, 582}, /* aten::sort.values CPU */
    {16, 4, 582}, /* aten::sort.values Meta */
    {1, 3, 154}, /* aten::sort.values_stable CPU */
    {16, 3, 154}, /* aten::sort.values_stable Meta */
    {1, 1, 155}, /* aten::special_airy_ai CPU */
    {16, 1, 155}, /* aten::special_airy_ai Meta */
    {142, 8, 584}, /* aten::special_airy_ai CompositeExplicitAutogradNonFunctional */
    {1, 3, 155}, /* aten::special_airy_ai.out CPU */
    {16, 3, 155}, /* aten::special_airy_ai.out Meta */
    {1, 1, 156}, /* aten::special_bessel_j0 CPU */
    {16, 1, 156}, /* aten::special_bessel_j0 Meta */
    {142, 8, 585}, /* aten::special_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, /* aten::special_bessel_j0.out CPU */
    {16, 3, 156}, /* aten::special_bessel_j0.out Meta */
    {1, 1, 157}, /* aten::special_bessel_j1 CPU */
    {16, 1, 157}, /* aten::special_bessel_j1 Meta */
    {142, 8, 586}, /* aten::special_bessel_j1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, /* aten::special_bessel_j1.out CPU */
    {16, 3, 157}, /* aten::special_bessel_j1.out Meta */
    {1, 1, 158}, /* aten::special_bessel_y0 CPU */
    {16, 1, 158}, /* aten::special_bessel_y0 Meta */
    {142, 8, 587}, /* aten::special_bessel_y0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, /* aten::special_bessel_y0.out CPU */
    {16, 3, 158}, /* aten::special_bessel_y0.out Meta */
    {1, 1, 159}, /* aten::special_bessel_y1 CPU */
    {16, 1, 159}, /* aten::special_bessel_y1 Meta */
    {142, 8, 588}, /* aten::special_bessel_y1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, /* aten::special_bessel_y1.out CPU */
    {16, 3, 159}, /* aten::special_bessel_y1.out Meta */
    {1, 1, 160}, /* aten::special_chebyshev_polynomial_t CPU */
    {16, 1, 160}, /* aten::special_chebyshev_polynomial_t Meta */
    {142, 8, 589}, /* aten::special_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 811}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 812}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 160}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 160}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 813}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 814}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 161}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 161}, /* aten::special_chebyshev_polynomial_u Meta */
    {142, 8, 590}, /* aten::special_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 815}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 816}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 161}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 817}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 818}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 162}, /* aten::special_chebyshev_polynomial_v Meta */
    {142, 8, 591}, /* aten::special_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 819}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 820}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 162}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 821}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 822}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 163}, /* aten::special_chebyshev_polynomial_w Meta */
    {142, 8, 592}, /* aten::special_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 823}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 824}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 163}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 825}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 826}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 827}, /* aten::special_digamma implicit */
    {138, 4, 593}, /* aten::special_digamma.out implicit */
    {1, 1, 164}, /* aten::special_entr CPU */
    {16, 1, 164}, /* aten::special_entr Meta */
    {142, 8, 594}, /* aten::special_entr CompositeExplicitAutogradNonFunctional */
    {1, 3, 164}, /* aten::special_entr.out CPU */
    {16, 3, 164}, /* aten::special_entr.out Meta */
    {138, 0, 828}, /* aten::special_erf implicit */
    {138, 4, 595}, /* aten::special_erf.out implicit */
    {138, 0, 829}, /* aten::special_erfc implicit */
    {138, 4, 596}, /* aten::special_erfc.out implicit */
    {1, 1, 165}, /* aten::special_erfcx CPU */
    {16, 1, 165}, /* aten::special_erfcx Meta */
    {142, 8, 597}, /* aten::special_erfcx CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, /* aten::special_erfcx.out CPU */
    {16, 3, 165}, /* aten::special_erfcx.out Meta */
    {138, 0, 830}, /* aten::special_erfinv implicit */
    {138, 4, 598}, /* aten::special_erfinv.out implicit */
    {138, 0, 831}, /* aten::special_exp2 implicit */
    {138, 4, 599}, /* aten::special_exp2.out implicit */
    {138, 0, 832}, /* aten::special_expit implicit */
    {138, 4, 600}, /* aten::special_expit.out implicit */
    {138, 0, 833}, /* aten::special_expm1 implicit */
    {138, 4, 601}, /* aten::special_expm1.out implicit */
    {138, 0, 834}, /* aten::special_gammainc implicit */
    {138, 4, 602}, /* aten::special_gammainc.out implicit */
    {138, 0, 835}, /* aten::special_gammaincc implicit */
    {138, 4, 603}, /* aten::special_gammaincc.out implicit */
    {138, 0, 836}, /* aten::special_gammaln implicit */
    {138, 4, 604}, /* aten::special_gammaln.out implicit */
    {1, 1, 166}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 166}, /* aten::special_hermite_polynomial_h Meta */
    {142, 8, 605}, /* aten::special_hermite_polynomial_h CompositeExplicitAutogradNonFunctional */
    {141, 0, 837}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 838}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 166}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 166}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 839}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 840}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 167}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 167}, /* aten::special_hermite_polynomial_he Meta */
    {142, 8, 606}, /* aten::special_hermite_polynomial_he CompositeExplicitAutogradNonFunctional */
    {141, 0, 841}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 842}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 167}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 843}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 844}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 845}, /* aten::special_i0 implicit */
    {138, 4, 607}, /* aten::special_i0.out implicit */
    {1, 1, 168}, /* aten::special_i0e CPU */
    {16, 1, 168}, /* aten::special_i0e Meta */
    {142, 8, 608}, /* aten::special_i0e CompositeExplicitAutogradNonFunctional */
    {1, 3, 168}, /* aten::special_i0e.out CPU */
    {16, 3, 168}, /* aten::special_i0e.out Meta */
    {1, 1, 169}, /* aten::special_i1 CPU */
    {16, 1, 169}, /* aten::special_i1 Meta */
    {142, 8, 609}, /* aten::special_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, /* aten::special_i1.out CPU */
    {16, 3, 169}, /* aten::special_i1.out Meta */
    {1, 1, 170}, /* aten::special_i1e CPU */
    {16, 1, 170}, /* aten::special_i1e Meta */
    {142, 8, 610}, /* aten::special_i1e CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, /* aten::special_i1e.out CPU */
    {16, 3, 170}, /* aten::special_i1e.out Meta */
    {1, 1, 171}, /* aten::special_laguerre_polynomial_l CPU */
    {16, 1, 171}, /* aten::special_laguerre_polynomial_l Meta */
    {142, 8, 611}, /* aten::special_laguerre_polynomial_l CompositeExplicitAutogradNonFunctional */
    {141, 0, 846}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 847}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 171}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 171}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 848}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 849}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 172}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 172}, /* aten::special_legendre_polynomial_p Meta */
    {142, 8, 612}, /* aten::special_legendre_polynomial_p CompositeExplicitAutogradNonFunctional */
    {141, 0, 850}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 851}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 172}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 852}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 853}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 854}, /* aten::special_log1p implicit */
    {138, 4, 613}, /* aten::special_log1p.out implicit */
    {1, 1, 173}, /* aten::special_log_ndtr CPU */
    {16, 1, 173}, /* aten::special_log_ndtr Meta */
    {142, 8, 614}, /* aten::special_log_ndtr CompositeExplicitAutogradNonFunctional */
    {1, 3, 173}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 173}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 855}, /* aten::special_log_softmax implicit */
    {138, 0, 856}, /* aten::special_logit implicit */
    {138, 4, 615}, /* aten::special_logit.out implicit */
    {138, 0, 857}, /* aten::special_logsumexp implicit */
    {138, 0, 858}, /* aten::special_logsumexp.out implicit */
    {1, 1, 174}, /* aten::special_modified_bessel_i0 CPU */
    {16, 1, 174}, /* aten::special_modified_bessel_i0 Meta */
    {142, 8, 616}, /* aten::special_modified_bessel_i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, /* aten::special_modified_bessel_i0.out CPU */
    {16, 3, 174}, /* aten::special_modified_bessel_i0.out Meta */
    {1, 1, 175}, /* aten::special_modified_bessel_i1 CPU */
    {16, 1, 175}, /* aten::special_modified_bessel_i1 Meta */
    {142, 8, 617}, /* aten::special_modified_bessel_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, /* aten::special_modified_bessel_i1.out CPU */
    {16, 3, 175}, /* aten::special_modified_bessel_i1.out Meta */
    {1, 1, 176}, /* aten::special_modified_bessel_k0 CPU */
    {16, 1, 176}, /* aten::special_modified_bessel_k0 Meta */
    {142, 8, 618}, /* aten::special_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, /* aten::special_modified_bessel_k0.out CPU */
    {16, 3, 176}, /* aten::special_modified_bessel_k0.out Meta */
    {1, 1, 177}, /* aten::special_modified_bessel_k1 CPU */
    {16, 1, 177}, /* aten::special_modified_bessel_k1 Meta */
    {142, 8, 619}, /* aten::special_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, /* aten::special_modified_bessel_k1.out CPU */
    {16, 3, 177}, /* aten::special_modified_bessel_k1.out Meta */
    {138, 0, 859}, /* aten::special_multigammaln implicit */
    {138, 4, 620}, /* aten::special_multigammaln.out implicit */
    {138, 0, 860}, /* aten::special_ndtr implicit */
    {138, 0, 861}, /* aten::special_ndtr.out implicit */
    {1, 1, 178}, /* aten::special_ndtri CPU */
    {16, 1, 178}, /* aten::special_ndtri Meta */
    {142, 8, 621}, /* aten::special_ndtri CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, /* aten::special_ndtri.out CPU */
    {16, 3, 178}, /* aten::special_ndtri.out Meta */
    {138, 0, 862}, /* aten::special_polygamma implicit */
    {138, 4, 622}, /* aten::special_polygamma.out implicit */
    {138, 0, 863}, /* aten::special_psi implicit */
    {138, 4, 623}, /* aten::special_psi.out implicit */
    {138, 0, 864}, /* aten::special_round implicit */
    {138, 4, 624}, /* aten::special_round.out implicit */
    {1, 1, 179}, /* aten::special_scaled_modified_bessel_k0 CPU */
    {16, 1, 179}, /* aten::special_scaled_modified_bessel_k0 Meta */
    {142, 8, 625}, /* aten::special_scaled_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, /* aten::special_scaled_modified_bessel_k0.out CPU */
    {16, 3, 179}, /* aten::special_scaled_modified_bessel_k0.out Meta */
    {1, 1, 180}, /* aten::special_scaled_modified_bessel_k1 CPU */
    {16, 1, 180}, /* aten::special_scaled_modified_bessel_k1 Meta */
    {142, 8, 626}, /* aten::special_scaled_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, /* aten::special_scaled_modified_bessel_k1.out CPU */
    {16, 3, 180}, /* aten::special_scaled_modified_bessel_k1.out Meta */
    {1, 1, 181}, /* aten::special_shifted_chebyshev_polynomial_t CPU */
    {16, 1, 181}, /* aten::special_shifted_chebyshev_polynomial_t Meta */
    {142, 8, 627}, /* aten::special_shifted_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 865}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 866}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 181}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 181}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 867}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 868}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {142, 8, 628}, /* aten::special_shifted_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 869}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 870}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 871}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 872}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {142, 8, 629}, /* aten::special_shifted_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 873}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 874}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 875}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 876}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {142, 8, 630}, /* aten::special_shifted_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 877}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 878}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 879}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 880}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 881}, /* aten::special_sinc implicit */
    {138, 4, 631}, /* aten::special_sinc.out implicit */
    {138, 0, 882}, /* aten::special_softmax implicit */
    {1, 1, 185}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 185}, /* aten::special_spherical_bessel_j0 Meta */
    {142, 8, 632}, /* aten::special_spherical_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 185}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 185}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 186}, /* aten::special_xlog1py CPU */
    {16, 1, 186}, /* aten::special_xlog1py Meta */
    {142, 8, 633}, /* aten::special_xlog1py CompositeExplicitAutogradNonFunctional */
    {141, 0, 883}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 884}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 186}, /* aten::special_xlog1py.out CPU */
    {16, 3, 186}, /* aten::special_xlog1py.out Meta */
    {141, 0, 885}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 886}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 887}, /* aten::special_xlogy implicit */
    {138, 0, 888}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 635}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 634}, /* aten::special_xlogy.out implicit */
    {138, 0, 889}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 636}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 187}, /* aten::special_zeta CPU */
    {16, 1, 187}, /* aten::special_zeta Meta */
    {142, 8, 637}, /* aten::special_zeta CompositeExplicitAutogradNonFunctional */
    {141, 0, 890}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 891}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, /* aten::special_zeta.out CPU */
    {16, 3, 187}, /* aten::special_zeta.out Meta */
    {141, 0, 892}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 893}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 894}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 895}, /* aten::split.sizes implicit */
    {142, 7, 638}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 639}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 896}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 640}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 641}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 188}, /* aten::sqrt CPU */
    {16, 1, 188}, /* aten::sqrt Meta */
    {142, 8, 642}, /* aten::sqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 188}, /* aten::sqrt.out CPU */
    {16, 3, 188}, /* aten::sqrt.out Meta */
    {1, 2, 188}, /* aten::sqrt_ CPU */
    {16, 2, 188}, /* aten::sqrt_ Meta */
    {142, 9, 642}, /* aten::sqrt_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 897}, /* aten::square implicit */
    {138, 0, 899}, /* aten::square.out implicit */
    {138, 0, 898}, /* aten::square_ implicit */
    {141, 0, 900}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 901}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 902}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 643}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 644}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 645}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 643}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 644}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 647}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 645}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 648}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 646}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 903}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 649}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 904}, /* aten::std implicit */
    {1, 0, 905}, /* aten::std.correction CPU */
    {16, 0, 905}, /* aten::std.correction Meta */
    {1, 4, 650}, /* aten::std.correction_out CPU */
    {16, 4, 650}, /* aten::std.correction_out Meta */
    {138, 0, 906}, /* aten::std.dim implicit */
    {138, 4, 651}, /* aten::std.out implicit */
    {138, 0, 907}, /* aten::std_mean implicit */
    {1, 0, 908}, /* aten::std_mean.correction CPU */
    {16, 0, 908}, /* aten::std_mean.correction Meta */
    {141, 4, 652}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 909}, /* aten::std_mean.dim implicit */
    {138, 0, 910}, /* aten::stride.int implicit */
    {141, 0, 911}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 653}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 189}, /* aten::sub.Tensor CPU */
    {16, 1, 189}, /* aten::sub.Tensor Meta */
    {142, 8, 654}, /* aten::sub.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, /* aten::sub.out CPU */
    {16, 3, 189}, /* aten::sub.out Meta */
    {141, 0, 912}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 189}, /* aten::sub_.Tensor CPU */
    {16, 2, 189}, /* aten::sub_.Tensor Meta */
    {142, 9, 654}, /* aten::sub_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 913}, /* aten::subtract.Scalar implicit */
    {138, 0, 914}, /* aten::subtract.Tensor implicit */
    {138, 4, 655}, /* aten::subtract.out implicit */
    {138, 0, 915}, /* aten::subtract_.Scalar implicit */
    {138, 0, 916}, /* aten::subtract_.Tensor implicit */
    {141, 0, 917}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 190}, /* aten::sum.IntList_out CPU */
    {16, 3, 190}, /* aten::sum.IntList_out Meta */
    {1, 1, 190}, /* aten::sum.dim_IntList CPU */
    {16, 1, 190}, /* aten::sum.dim_IntList Meta */
    {142, 8, 657}, /* aten::sum.dim_IntList CompositeExplicitAutogradNonFunctional */
    {141, 4, 656}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 918}, /* aten::sum_to_size implicit */
    {138, 0, 919}, /* aten::svd implicit */
    {138, 4, 658}, /* aten::svd.U implicit */
    {138, 0, 920}, /* aten::swapaxes implicit */
    {138, 0, 921}, /* aten::swapaxes_ implicit */
    {138, 0, 922}, /* aten::swapdims implicit */
    {138, 0, 923}, /* aten::swapdims_ implicit */
    {138, 0, 924}, /* aten::sym_numel implicit */
    {138, 0, 925}, /* aten::sym_size.int implicit */
    {138, 0, 926}, /* aten::sym_storage_offset implicit */
    {138, 0, 927}, /* aten::sym_stride.int implicit */
    {141, 0, 928}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 659}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 659}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 660}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 929}, /* aten::take CPU */
    {16, 0, 929}, /* aten::take Meta */
    {1, 0, 931}, /* aten::take.out CPU */
    {16, 0, 931}, /* aten::take.out Meta */
    {138, 0, 930}, /* aten::take_along_dim implicit */
    {138, 4, 661}, /* aten::take_along_dim.out implicit */
    {1, 1, 191}, /* aten::tan CPU */
    {16, 1, 191}, /* aten::tan Meta */
    {142, 8, 662}, /* aten::tan CompositeExplicitAutogradNonFunctional */
    {1, 3, 191}, /* aten::tan.out CPU */
    {16, 3, 191}, /* aten::tan.out Meta */
    {1, 2, 191}, /* aten::tan_ CPU */
    {16, 2, 191}, /* aten::tan_ Meta */
    {142, 9, 662}, /* aten::tan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, /* aten::tanh CPU */
    {16, 1, 193}, /* aten::tanh Meta */
    {142, 8, 663}, /* aten::tanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, /* aten::tanh.out CPU */
    {16, 3, 193}, /* aten::tanh.out Meta */
    {1, 2, 193}, /* aten::tanh_ CPU */
    {16, 2, 193}, /* aten::tanh_ Meta */
    {142, 9, 663}, /* aten::tanh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 192}, /* aten::tanh_backward CPU */
    {16, 1, 192}, /* aten::tanh_backward Meta */
    {142, 8, 664}, /* aten::tanh_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 192}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 932}, /* aten::tensor_split.indices implicit */
    {138, 0, 933}, /* aten::tensor_split.sections implicit */
    {138, 0, 934}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 935}, /* aten::tensordot implicit */
    {138, 4, 665}, /* aten::tensordot.out implicit */
    {1, 1, 195}, /* aten::threshold CPU */
    {16, 1, 195}, /* aten::threshold Meta */
    {142, 8, 666}, /* aten::threshold CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, /* aten::threshold.out CPU */
    {16, 3, 195}, /* aten::threshold.out Meta */
    {1, 2, 195}, /* aten::threshold_ CPU */
    {16, 2, 195}, /* aten::threshold_ Meta */
    {142, 9, 666}, /* aten::threshold_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, /* aten::threshold_backward CPU */
    {16, 1, 194}, /* aten::threshold_backward Meta */
    {142, 8, 667}, /* aten::threshold_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 194}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 936}, /* aten::tile implicit */
    {138, 0, 937}, /* aten::to.device implicit */
    {138, 0, 938}, /* aten::to.dtype implicit */
    {138, 0, 939}, /* aten::to.dtype_layout implicit */
    {138, 0, 940}, /* aten::to.other implicit */
    {1, 1, 196}, /* aten::topk CPU */
    {16, 1, 196}, /* aten::topk Meta */
    {142, 8, 668}, /* aten::topk CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, /* aten::topk.values CPU */
    {16, 3, 196}, /* aten::topk.values Meta */
    {1, 0, 941}, /* aten::trace CPU */
    {16, 0, 941}, /* aten::trace Meta */
    {141, 4, 669}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 942}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 670}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 670}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 671}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 943}, /* aten::trapezoid.dx implicit */
    {138, 0, 944}, /* aten::trapezoid.x implicit */
    {138, 0, 945}, /* aten::trapz.dx implicit */
    {138, 0, 946}, /* aten::trapz.x implicit */
    {1, 0, 947}, /* aten::triangular_solve CPU */
    {16, 0, 947}, /* aten::triangular_solve Meta */
    {1, 4, 672}, /* aten::triangular_solve.X CPU */
    {16, 4, 672}, /* aten::triangular_solve.X Meta */
    {1, 1, 197}, /* aten::tril CPU */
    {16, 1, 197}, /* aten::tril Meta */
    {142, 8, 673}, /* aten::tril CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, /* aten::tril.out CPU */
    {16, 3, 197}, /* aten::tril.out Meta */
    {1, 2, 197}, /* aten::tril_ CPU */
    {16, 2, 197}, /* aten::tril_ Meta */
    {142, 9, 673}, /* aten::tril_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 948}, /* aten::tril_indices CPU */
    {16, 0, 948}, /* aten::tril_indices Meta */
    {86, 0, 169}, /* aten::tril_indices BackendSelect */
    {141, 4, 674}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 949}, /* aten::triplet_margin_loss implicit */
    {1, 1, 198}, /* aten::triu CPU */
    {16, 1, 198}, /* aten::triu Meta */
    {142, 8, 675}, /* aten::triu CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, /* aten::triu.out CPU */
    {16, 3, 198}, /* aten::triu.out Meta */
    {1, 2, 198}, /* aten::triu_ CPU */
    {16, 2, 198}, /* aten::triu_ Meta */
    {142, 9, 675}, /* aten::triu_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 950}, /* aten::triu_indices CPU */
    {16, 0, 950}, /* aten::triu_indices Meta */
    {86, 0, 169}, /* aten::triu_indices BackendSelect */
    {141, 4, 676}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 951}, /* aten::true_divide.Scalar implicit */
    {138, 0, 952}, /* aten::true_divide.Tensor implicit */
    {138, 4, 677}, /* aten::true_divide.out implicit */
    {138, 0, 953}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 954}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 199}, /* aten::trunc CPU */
    {16, 1, 199}, /* aten::trunc Meta */
    {142, 8, 678}, /* aten::trunc CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, /* aten::trunc.out CPU */
    {16, 3, 199}, /* aten::trunc.out Meta */
    {1, 2, 199}, /* aten::trunc_ CPU */
    {16, 2, 199}, /* aten::trunc_ Meta */
    {142, 9, 678}, /* aten::trunc_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 955}, /* aten::type_as implicit */
    {141, 0, 956}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 679}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 680}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 957}, /* aten::unflatten.int implicit */
    {1, 0, 958}, /* aten::unfold CPU */
    {16, 0, 958}, /* aten::unfold Meta */
    {1, 0, 959}, /* aten::unfold_backward CPU */
    {16, 0, 959}, /* aten::unfold_backward Meta */
    {141, 4, 682}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 681}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 683}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 685}, /* aten::uniform CompositeExplicitAutograd */
    {141, 4, 684}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 960}, /* aten::uniform_ CPU */
    {16, 0, 960}, /* aten::uniform_ Meta */
    {1, 0, 961}, /* aten::unique_consecutive CPU */
    {16, 0, 961}, /* aten::unique_consecutive Meta */
    {141, 4, 686}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 962}, /* aten::unique_dim CPU */
    {16, 0, 962}, /* aten::unique_dim Meta */
    {141, 4, 687}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 963}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 963}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 688}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 964}, /* aten::unsafe_chunk implicit */
    {141, 0, 965}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 689}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 966}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 690}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 967}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 691}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 691}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 692}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 968}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 968}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 693}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 693}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 970}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 969}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 969}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 694}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 694}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 971}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 971}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 695}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 695}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 973}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 972}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 972}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 696}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 696}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 974}, /* aten::upsample_linear1d CPU */
    {16, 0, 974}, /* aten::upsample_linear1d Meta */
    {1, 4, 697}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 697}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 976}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 975}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 975}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 698}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 698}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 977}, /* aten::upsample_nearest1d CPU */
    {16, 0, 977}, /* aten::upsample_nearest1d Meta */
    {1, 4, 699}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 699}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 979}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 978}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 978}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 700}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 700}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 980}, /* aten::upsample_nearest2d CPU */
    {16, 0, 980}, /* aten::upsample_nearest2d Meta */
    {1, 4, 701}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 701}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 982}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 981}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 981}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 702}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 702}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 983}, /* aten::upsample_nearest3d CPU */
    {16, 0, 983}, /* aten::upsample_nearest3d Meta */
    {1, 4, 703}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 703}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 985}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 984}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 984}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 704}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 704}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 986}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 986}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 705}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 705}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 988}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 987}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 987}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 706}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 706}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 989}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 990}, /* aten::var implicit */
    {1, 0, 991}, /* aten::var.correction CPU */
    {16, 0, 991}, /* aten::var.correction Meta */
    {1, 4, 707}, /* aten::var.correction_out CPU */
    {16, 4, 707}, /* aten::var.correction_out Meta */
    {138, 0, 992}, /* aten::var.dim implicit */
    {138, 4, 708}, /* aten::var.out implicit */
    {138, 0, 993}, /* aten::var_mean implicit */
    {1, 0, 994}, /* aten::var_mean.correction CPU */
    {16, 0, 994}, /* aten::var_mean.correction Meta */
    {141, 4, 709}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 995}, /* aten::var_mean.dim implicit */
    {1, 0, 996}, /* aten::vdot CPU */
    {16, 0, 996}, /* aten::vdot Meta */
    {141, 4, 710}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 997}, /* aten::view CPU */
    {16, 0, 997}, /* aten::view Meta */
    {141, 0, 1001}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 998}, /* aten::view_as implicit */
    {1, 0, 999}, /* aten::view_as_complex CPU */
    {16, 0, 999}, /* aten::view_as_complex Meta */
    {142, 7, 713}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 714}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 1000}, /* aten::view_as_real CPU */
    {16, 0, 1000}, /* aten::view_as_real Meta */
    {142, 7, 715}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 716}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 711}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 712}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 718}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 717}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 1002}, /* aten::vsplit.array implicit */
    {138, 0, 1003}, /* aten::vsplit.int implicit */
    {138, 0, 1004}, /* aten::vstack implicit */
    {138, 4, 719}, /* aten::vstack.out implicit */
    {138, 0, 1005}, /* aten::where implicit */
    {138, 0, 1006}, /* aten::where.Scalar implicit */
    {138, 0, 1007}, /* aten::where.ScalarOther implicit */
    {138, 0, 1008}, /* aten::where.ScalarSelf implicit */
    {1, 0, 1009}, /* aten::where.self CPU */
    {16, 0, 1009}, /* aten::where.self Meta */
    {1, 0, 1010}, /* aten::where.self_out CPU */
    {16, 0, 1010}, /* aten::where.self_out Meta */
    {141, 0, 1011}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 1012}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 200}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 200}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 1013}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1014}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 200}, /* aten::xlogy.Tensor CPU */
    {16, 1, 200}, /* aten::xlogy.Tensor Meta */
    {142, 8, 720}, /* aten::xlogy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 1015}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 200}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 200}, /* aten::xlogy_.Tensor Meta */
    {142, 9, 720}, /* aten::xlogy_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 6, 722}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 721}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1016}, /* aten::zero_ CPU */
    {16, 0, 1016}, /* aten::zero_ Meta */
    {141, 0, 1017}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 169}, /* aten::zeros BackendSelect */
    {141, 4, 723}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1018}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 724}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
    "aten::_chunk_cat\0aten::_chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor\0"
    "aten::_chunk_cat.out\0aten::_chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::_embedding_bag\0aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)\0"
    "aten::_embedding_bag.out\0aten::_embedding_bag.out(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))\0"
    "aten::_embedding_bag_backward\0aten::_embedding_bag_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor\0"
    "aten::_embedding_bag_dense_backward\0aten::_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor\0"
    "aten::_embedding_bag_dense_backward.out\0aten::_embedding_bag_dense_backward.out(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_embedding_bag_forward_only\0aten::_embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)\0"
    "aten::_embedding_bag_forward_only.out\0aten::_embedding_bag_forward_only.out(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))\0"
    "aten::_embedding_bag_per_sample_weights_backward\0aten::_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor\0"
    "aten::_embedding_bag_per_sample_weights_backward.out\0aten::_embedding_bag_per_sample_weights_backward.out(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_euclidean_dist\0aten::_euclidean_dist(Tensor x1, Tensor x2) -> Tensor\0"
    "aten::_euclidean_dist.out\0aten::_euclidean_dist.out(Tensor x1, Tensor x2, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::_pdist_backward\0aten::_pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor\0"
    "aten::_pdist_backward.out\0aten::_pdist_backward.out(Tensor grad, Tensor self, float p, Tensor pdist, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_pdist_forward\0aten::_pdist_forward(Tensor self, float p=2) -> Tensor\0"
    "aten::_pdist_forward.out\0aten::_pdist_forward.out(Tensor self, float p=2., *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_prelu_kernel\0aten::_prelu_kernel(Tensor self, Tensor weight) -> Tensor\0"
    "aten::_prelu_kernel_backward\0aten::_prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)\0"
    "aten::_reshape_alias\0aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)\0"
    "aten::_reshape_alias_copy\0aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor\0"
    "aten::_reshape_alias_copy.out\0aten::_reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_safe_softmax\0aten::_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor\0"
    "aten::_segment_reduce_backward\0aten::_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor\0"
    "aten::_segment_reduce_backward.out\0aten::_segment_reduce_backward.out(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::_unsafe_masked_index\0aten::_unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor\0"
    "aten::_unsafe_masked_index_put_accumulate\0aten::_unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> Tensor\0"
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
    "aten::affine_grid_generator\0aten::affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor\0"
    "aten::affine_grid_generator.out\0aten::affine_grid_generator.out(Tensor theta, SymInt[] size, bool align_corners, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::affine_grid_generator_backward\0aten::affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor\0"
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
    "aten::alpha_dropout\0aten::alpha_dropout(Tensor input, float p, bool train) -> Tensor\0"
    "aten::alpha_dropout_\0aten::alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)\0"
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
    "aten::binomial\0aten::binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor\0"
    "aten::binomial.out\0aten::binomial.out(Tensor count, Tensor prob, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::cross_entropy_loss\0aten::cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, float label_smoothing=0.0) -> Tensor\0"
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
    "aten::embedding_bag\0aten::embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)\0"
    "aten::embedding_bag.padding_idx\0aten::embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)\0"
    "aten::embedding_dense_backward\0aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor\0"
    "aten::embedding_dense_backward.out\0aten::embedding_dense_backward.out(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::embedding_renorm\0aten::embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor\0"
    "aten::embedding_renorm.out\0aten::embedding_renorm.out(Tensor self, Tensor indices, float max_norm, float norm_type, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::embedding_renorm_\0aten::embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)\0"
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
    "aten::feature_alpha_dropout\0aten::feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor\0"
    "aten::feature_alpha_dropout_\0aten::feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)\0"
    "aten::feature_dropout\0aten::feature_dropout(Tensor input, float p, bool train) -> Tensor\0"
    "aten::feature_dropout_\0aten::feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)\0"
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
    "aten::hash_tensor\0aten::hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor\0"
    "aten::hash_tensor.out\0aten::hash_tensor.out(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::isin.Scalar_Tensor\0aten::isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor\0"
    "aten::isin.Scalar_Tensor_out\0aten::isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::isin.Tensor_Scalar\0aten::isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor\0"
    "aten::isin.Tensor_Scalar_out\0aten::isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::isin.Tensor_Tensor\0aten::isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor\0"
    "aten::isin.Tensor_Tensor_out\0aten::isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::multi_margin_loss\0aten::multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor\0"
    "aten::multi_margin_loss.out\0aten::multi_margin_loss.out(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::multi_margin_loss_backward\0aten::multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean) -> Tensor\0"
    "aten::multi_margin_loss_backward.grad_input\0aten::multi_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::multilabel_margin_loss\0aten::multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor\0"
    "aten::multilabel_margin_loss.out\0aten::multilabel_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::multilabel_margin_loss_backward\0aten::multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor\0"
    "aten::multilabel_margin_loss_backward.grad_input\0aten::multilabel_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::multilabel_margin_loss_forward\0aten::multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)\0"
    "aten::multilabel_margin_loss_forward.output\0aten::multilabel_margin_loss_forward.output(Tensor self, Tensor target, int reduction, *, Tensor(a!) output, Tensor(b!) is_target) -> (Tensor(a!), Tensor(b!))\0"
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
    "aten::nll_loss\0aten::nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor\0"
    "aten::nll_loss.out\0aten::nll_loss.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nll_loss2d\0aten::nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor\0"
    "aten::nll_loss2d.out\0aten::nll_loss2d.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::nll_loss2d_backward\0aten::nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor\0"
    "aten::nll_loss2d_backward.grad_input\0aten::nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::nll_loss2d_forward\0aten::nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)\0"
    "aten::nll_loss2d_forward.output\0aten::nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))\0"
    "aten::nll_loss_backward\0aten::nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor\0"
    "aten::nll_loss_backward.grad_input\0aten::nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)\0"
    "aten::nll_loss_forward\0aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)\0"
    "aten::nll_loss_forward.output\0aten::nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))\0"
    "aten::nll_loss_nd\0aten::nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor\0"
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
    "aten::poisson\0aten::poisson(Tensor self, Generator? generator=None) -> Tensor\0"
    "aten::poisson.out\0aten::poisson.out(Tensor self, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::rrelu\0aten::rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor\0"
    "aten::rrelu_\0aten::rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)\0"
    "aten::rrelu_with_noise\0aten::rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor\0"
    "aten::rrelu_with_noise.out\0aten::rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::rrelu_with_noise_\0aten::rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)\0"
    "aten::rrelu_with_noise_backward\0aten::rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor\0"
    "aten::rrelu_with_noise_backward.out\0aten::rrelu_with_noise_backward.out(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::rrelu_with_noise_functional\0aten::rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)\0"
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
    "aten::segment_reduce\0aten::segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor\0"
    "aten::segment_reduce.out\0aten::segment_reduce.out(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None, Tensor(a!) out) -> Tensor(a!)\0"
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
