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
    tni_kernel__thnn_differentiable_gru_cell_backward, /* 79 */
    tni_kernel__thnn_differentiable_lstm_cell_backward, /* 80 */
    tni_kernel__to_copy, /* 81 */
    tni_kernel__trilinear, /* 82 */
    tni_kernel__unique, /* 83 */
    tni_kernel__unique2, /* 84 */
    tni_kernel__unsafe_index_Tensor, /* 85 */
    tni_kernel__unsafe_index_put, /* 86 */
    tni_kernel__unsafe_masked_index, /* 87 */
    tni_kernel__unsafe_masked_index_put_accumulate, /* 88 */
    tni_kernel__upsample_bicubic2d_aa, /* 89 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 90 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 91 */
    tni_kernel__upsample_bilinear2d_aa, /* 92 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 93 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 94 */
    tni_kernel__upsample_lanczos2d_aa, /* 95 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 96 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 97 */
    tni_kernel__upsample_nearest_exact1d, /* 98 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 99 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 100 */
    tni_kernel__upsample_nearest_exact2d, /* 101 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 102 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 103 */
    tni_kernel__upsample_nearest_exact3d, /* 104 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 105 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 106 */
    tni_kernel_abs, /* 107 */
    tni_kernel_abs_, /* 108 */
    tni_kernel_abs_out, /* 109 */
    tni_kernel_absolute, /* 110 */
    tni_kernel_absolute_, /* 111 */
    tni_kernel_adaptive_avg_pool1d, /* 112 */
    tni_kernel_adaptive_avg_pool2d, /* 113 */
    tni_kernel_adaptive_avg_pool3d, /* 114 */
    tni_kernel_adaptive_max_pool1d, /* 115 */
    tni_kernel_adaptive_max_pool2d, /* 116 */
    tni_kernel_adaptive_max_pool2d_backward, /* 117 */
    tni_kernel_adaptive_max_pool3d, /* 118 */
    tni_kernel_adaptive_max_pool3d_backward, /* 119 */
    tni_kernel_add_Scalar, /* 120 */
    tni_kernel_add__Scalar, /* 121 */
    tni_kernel_addbmm, /* 122 */
    tni_kernel_addbmm_, /* 123 */
    tni_kernel_addr, /* 124 */
    tni_kernel_adjoint, /* 125 */
    tni_kernel_affine_grid_generator, /* 126 */
    tni_kernel_affine_grid_generator_backward, /* 127 */
    tni_kernel_alias, /* 128 */
    tni_kernel_allclose, /* 129 */
    tni_kernel_angle, /* 130 */
    tni_kernel_angle_out, /* 131 */
    tni_kernel_arange, /* 132 */
    tni_kernel_arange_start, /* 133 */
    tni_kernel_arange_start_step, /* 134 */
    tni_kernel_arccos, /* 135 */
    tni_kernel_arccos_, /* 136 */
    tni_kernel_arccosh, /* 137 */
    tni_kernel_arccosh_, /* 138 */
    tni_kernel_arcsin, /* 139 */
    tni_kernel_arcsin_, /* 140 */
    tni_kernel_arcsinh, /* 141 */
    tni_kernel_arcsinh_, /* 142 */
    tni_kernel_arctan, /* 143 */
    tni_kernel_arctan2, /* 144 */
    tni_kernel_arctan2_, /* 145 */
    tni_kernel_arctan_, /* 146 */
    tni_kernel_arctanh, /* 147 */
    tni_kernel_arctanh_, /* 148 */
    tni_kernel_argsort, /* 149 */
    tni_kernel_argsort_stable, /* 150 */
    tni_kernel_argsort_stable_out, /* 151 */
    tni_kernel_argwhere, /* 152 */
    tni_kernel_as_strided, /* 153 */
    tni_kernel_as_strided_scatter, /* 154 */
    tni_kernel_atleast_1d, /* 155 */
    tni_kernel_atleast_1d_Sequence, /* 156 */
    tni_kernel_atleast_2d, /* 157 */
    tni_kernel_atleast_2d_Sequence, /* 158 */
    tni_kernel_atleast_3d, /* 159 */
    tni_kernel_atleast_3d_Sequence, /* 160 */
    tni_kernel_avg_pool1d, /* 161 */
    tni_kernel_avg_pool2d, /* 162 */
    tni_kernel_avg_pool2d_backward, /* 163 */
    tni_kernel_avg_pool3d, /* 164 */
    tni_kernel_avg_pool3d_backward, /* 165 */
    tni_kernel_backend_select, /* 166 */
    tni_kernel_batch_norm, /* 167 */
    tni_kernel_batch_norm_backward, /* 168 */
    tni_kernel_batch_norm_update_stats, /* 169 */
    tni_kernel_bernoulli, /* 170 */
    tni_kernel_bernoulli__Tensor, /* 171 */
    tni_kernel_bernoulli__float, /* 172 */
    tni_kernel_bernoulli_p, /* 173 */
    tni_kernel_bilinear, /* 174 */
    tni_kernel_binary_cross_entropy, /* 175 */
    tni_kernel_binary_cross_entropy_backward, /* 176 */
    tni_kernel_binary_cross_entropy_with_logits, /* 177 */
    tni_kernel_bincount, /* 178 */
    tni_kernel_bitwise_and_Scalar, /* 179 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 180 */
    tni_kernel_bitwise_and_Scalar_out, /* 181 */
    tni_kernel_bitwise_and__Scalar, /* 182 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 183 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 184 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 185 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 186 */
    tni_kernel_bitwise_or_Scalar, /* 187 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 188 */
    tni_kernel_bitwise_or_Scalar_out, /* 189 */
    tni_kernel_bitwise_or__Scalar, /* 190 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 191 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 192 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 193 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 194 */
    tni_kernel_bitwise_xor_Scalar, /* 195 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 196 */
    tni_kernel_bitwise_xor_Scalar_out, /* 197 */
    tni_kernel_bitwise_xor__Scalar, /* 198 */
    tni_kernel_block_diag, /* 199 */
    tni_kernel_broadcast_tensors, /* 200 */
    tni_kernel_broadcast_to, /* 201 */
    tni_kernel_bucketize_Scalar, /* 202 */
    tni_kernel_bucketize_Tensor, /* 203 */
    tni_kernel_can_cast, /* 204 */
    tni_kernel_cartesian_prod, /* 205 */
    tni_kernel_cat, /* 206 */
    tni_kernel_cat_out, /* 207 */
    tni_kernel_cauchy_, /* 208 */
    tni_kernel_cdist, /* 209 */
    tni_kernel_celu, /* 210 */
    tni_kernel_channel_shuffle, /* 211 */
    tni_kernel_cholesky, /* 212 */
    tni_kernel_cholesky_inverse, /* 213 */
    tni_kernel_cholesky_out, /* 214 */
    tni_kernel_cholesky_solve, /* 215 */
    tni_kernel_cholesky_solve_out, /* 216 */
    tni_kernel_chunk, /* 217 */
    tni_kernel_clip, /* 218 */
    tni_kernel_clip_, /* 219 */
    tni_kernel_clip_Tensor, /* 220 */
    tni_kernel_clip__Tensor, /* 221 */
    tni_kernel_clone, /* 222 */
    tni_kernel_col2im, /* 223 */
    tni_kernel_column_stack, /* 224 */
    tni_kernel_combinations, /* 225 */
    tni_kernel_complex, /* 226 */
    tni_kernel_complex_out, /* 227 */
    tni_kernel_concat, /* 228 */
    tni_kernel_concatenate, /* 229 */
    tni_kernel_conj, /* 230 */
    tni_kernel_conj_physical, /* 231 */
    tni_kernel_constant_pad_nd, /* 232 */
    tni_kernel_contiguous, /* 233 */
    tni_kernel_conv1d, /* 234 */
    tni_kernel_conv1d_padding, /* 235 */
    tni_kernel_conv2d, /* 236 */
    tni_kernel_conv2d_padding, /* 237 */
    tni_kernel_conv3d, /* 238 */
    tni_kernel_conv3d_padding, /* 239 */
    tni_kernel_conv_transpose1d, /* 240 */
    tni_kernel_conv_transpose2d_input, /* 241 */
    tni_kernel_conv_transpose3d_input, /* 242 */
    tni_kernel_convolution, /* 243 */
    tni_kernel_convolution_backward, /* 244 */
    tni_kernel_copy_, /* 245 */
    tni_kernel_copysign_Scalar, /* 246 */
    tni_kernel_copysign_Scalar_out, /* 247 */
    tni_kernel_copysign__Scalar, /* 248 */
    tni_kernel_corrcoef, /* 249 */
    tni_kernel_cosine_embedding_loss, /* 250 */
    tni_kernel_cosine_similarity, /* 251 */
    tni_kernel_count_nonzero, /* 252 */
    tni_kernel_count_nonzero_dim_IntList, /* 253 */
    tni_kernel_cov, /* 254 */
    tni_kernel_cross_entropy_loss, /* 255 */
    tni_kernel_cummax, /* 256 */
    tni_kernel_cummin, /* 257 */
    tni_kernel_cumulative_trapezoid_dx, /* 258 */
    tni_kernel_cumulative_trapezoid_x, /* 259 */
    tni_kernel_deg2rad, /* 260 */
    tni_kernel_det, /* 261 */
    tni_kernel_diag, /* 262 */
    tni_kernel_diag_embed, /* 263 */
    tni_kernel_diagflat, /* 264 */
    tni_kernel_diagonal, /* 265 */
    tni_kernel_diagonal_backward, /* 266 */
    tni_kernel_diagonal_scatter, /* 267 */
    tni_kernel_diff, /* 268 */
    tni_kernel_diff_out, /* 269 */
    tni_kernel_dist, /* 270 */
    tni_kernel_div_Scalar, /* 271 */
    tni_kernel_div_Scalar_mode, /* 272 */
    tni_kernel_div__Scalar, /* 273 */
    tni_kernel_div__Scalar_mode, /* 274 */
    tni_kernel_divide_Scalar, /* 275 */
    tni_kernel_divide_Scalar_mode, /* 276 */
    tni_kernel_divide_Tensor, /* 277 */
    tni_kernel_divide_Tensor_mode, /* 278 */
    tni_kernel_divide__Scalar, /* 279 */
    tni_kernel_divide__Scalar_mode, /* 280 */
    tni_kernel_divide__Tensor, /* 281 */
    tni_kernel_divide__Tensor_mode, /* 282 */
    tni_kernel_dot, /* 283 */
    tni_kernel_dropout, /* 284 */
    tni_kernel_dropout_, /* 285 */
    tni_kernel_dsplit_array, /* 286 */
    tni_kernel_dsplit_int, /* 287 */
    tni_kernel_dstack, /* 288 */
    tni_kernel_einsum, /* 289 */
    tni_kernel_embedding, /* 290 */
    tni_kernel_embedding_backward, /* 291 */
    tni_kernel_embedding_bag, /* 292 */
    tni_kernel_embedding_bag_padding_idx, /* 293 */
    tni_kernel_embedding_dense_backward, /* 294 */
    tni_kernel_embedding_renorm_, /* 295 */
    tni_kernel_empty_like, /* 296 */
    tni_kernel_empty_memory_format, /* 297 */
    tni_kernel_empty_out, /* 298 */
    tni_kernel_empty_permuted, /* 299 */
    tni_kernel_empty_strided, /* 300 */
    tni_kernel_equal, /* 301 */
    tni_kernel_expand, /* 302 */
    tni_kernel_expand_as, /* 303 */
    tni_kernel_exponential_, /* 304 */
    tni_kernel_eye, /* 305 */
    tni_kernel_eye_m, /* 306 */
    tni_kernel_fft_fft, /* 307 */
    tni_kernel_fft_fft2, /* 308 */
    tni_kernel_fft_fft2_out, /* 309 */
    tni_kernel_fft_fft_out, /* 310 */
    tni_kernel_fft_fftn, /* 311 */
    tni_kernel_fft_fftn_out, /* 312 */
    tni_kernel_fft_fftshift, /* 313 */
    tni_kernel_fft_hfft, /* 314 */
    tni_kernel_fft_hfft2, /* 315 */
    tni_kernel_fft_hfft2_out, /* 316 */
    tni_kernel_fft_hfft_out, /* 317 */
    tni_kernel_fft_hfftn, /* 318 */
    tni_kernel_fft_hfftn_out, /* 319 */
    tni_kernel_fft_ifft, /* 320 */
    tni_kernel_fft_ifft2, /* 321 */
    tni_kernel_fft_ifft2_out, /* 322 */
    tni_kernel_fft_ifft_out, /* 323 */
    tni_kernel_fft_ifftn, /* 324 */
    tni_kernel_fft_ifftn_out, /* 325 */
    tni_kernel_fft_ifftshift, /* 326 */
    tni_kernel_fft_ihfft, /* 327 */
    tni_kernel_fft_ihfft2, /* 328 */
    tni_kernel_fft_ihfft2_out, /* 329 */
    tni_kernel_fft_ihfft_out, /* 330 */
    tni_kernel_fft_ihfftn, /* 331 */
    tni_kernel_fft_ihfftn_out, /* 332 */
    tni_kernel_fft_irfft, /* 333 */
    tni_kernel_fft_irfft2, /* 334 */
    tni_kernel_fft_irfft2_out, /* 335 */
    tni_kernel_fft_irfft_out, /* 336 */
    tni_kernel_fft_irfftn, /* 337 */
    tni_kernel_fft_irfftn_out, /* 338 */
    tni_kernel_fft_rfft, /* 339 */
    tni_kernel_fft_rfft2, /* 340 */
    tni_kernel_fft_rfft2_out, /* 341 */
    tni_kernel_fft_rfft_out, /* 342 */
    tni_kernel_fft_rfftn, /* 343 */
    tni_kernel_fft_rfftn_out, /* 344 */
    tni_kernel_fill__Scalar, /* 345 */
    tni_kernel_fill__Tensor, /* 346 */
    tni_kernel_fix, /* 347 */
    tni_kernel_fix_, /* 348 */
    tni_kernel_flatten_using_ints, /* 349 */
    tni_kernel_flip, /* 350 */
    tni_kernel_fliplr, /* 351 */
    tni_kernel_flipud, /* 352 */
    tni_kernel_float_power_Scalar, /* 353 */
    tni_kernel_float_power_Scalar_out, /* 354 */
    tni_kernel_float_power_Tensor_Scalar, /* 355 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 356 */
    tni_kernel_float_power_Tensor_Tensor, /* 357 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 358 */
    tni_kernel_float_power__Scalar, /* 359 */
    tni_kernel_float_power__Tensor, /* 360 */
    tni_kernel_floor_divide, /* 361 */
    tni_kernel_floor_divide_Scalar, /* 362 */
    tni_kernel_floor_divide__Scalar, /* 363 */
    tni_kernel_floor_divide__Tensor, /* 364 */
    tni_kernel_floor_divide_out, /* 365 */
    tni_kernel_fmod_Scalar, /* 366 */
    tni_kernel_fmod_Scalar_out, /* 367 */
    tni_kernel_fmod__Scalar, /* 368 */
    tni_kernel_fractional_max_pool2d, /* 369 */
    tni_kernel_fractional_max_pool2d_backward, /* 370 */
    tni_kernel_fractional_max_pool3d, /* 371 */
    tni_kernel_fractional_max_pool3d_backward, /* 372 */
    tni_kernel_frexp_Tensor, /* 373 */
    tni_kernel_frexp_Tensor_out, /* 374 */
    tni_kernel_from_file, /* 375 */
    tni_kernel_full, /* 376 */
    tni_kernel_full_like, /* 377 */
    tni_kernel_gather_backward, /* 378 */
    tni_kernel_geometric_, /* 379 */
    tni_kernel_geqrf, /* 380 */
    tni_kernel_ger, /* 381 */
    tni_kernel_glu, /* 382 */
    tni_kernel_glu_backward, /* 383 */
    tni_kernel_gradient_array, /* 384 */
    tni_kernel_gradient_scalararray, /* 385 */
    tni_kernel_gradient_scalarint, /* 386 */
    tni_kernel_gradient_scalarrayarray, /* 387 */
    tni_kernel_gradient_scalarrayint, /* 388 */
    tni_kernel_gradient_tensorarray, /* 389 */
    tni_kernel_gradient_tensorarrayint, /* 390 */
    tni_kernel_greater_Scalar, /* 391 */
    tni_kernel_greater_Tensor, /* 392 */
    tni_kernel_greater__Scalar, /* 393 */
    tni_kernel_greater__Tensor, /* 394 */
    tni_kernel_greater_equal_Scalar, /* 395 */
    tni_kernel_greater_equal_Tensor, /* 396 */
    tni_kernel_greater_equal__Scalar, /* 397 */
    tni_kernel_greater_equal__Tensor, /* 398 */
    tni_kernel_grid_sampler, /* 399 */
    tni_kernel_grid_sampler_2d, /* 400 */
    tni_kernel_grid_sampler_2d_backward, /* 401 */
    tni_kernel_grid_sampler_3d, /* 402 */
    tni_kernel_grid_sampler_3d_backward, /* 403 */
    tni_kernel_group_norm, /* 404 */
    tni_kernel_gru_cell, /* 405 */
    tni_kernel_gru_data, /* 406 */
    tni_kernel_gru_input, /* 407 */
    tni_kernel_hardswish, /* 408 */
    tni_kernel_hardswish_, /* 409 */
    tni_kernel_hardswish_backward, /* 410 */
    tni_kernel_hardswish_out, /* 411 */
    tni_kernel_hardtanh, /* 412 */
    tni_kernel_hardtanh_, /* 413 */
    tni_kernel_hardtanh_backward, /* 414 */
    tni_kernel_hardtanh_backward_grad_input, /* 415 */
    tni_kernel_hardtanh_out, /* 416 */
    tni_kernel_hinge_embedding_loss, /* 417 */
    tni_kernel_histc, /* 418 */
    tni_kernel_histogram_bin_ct, /* 419 */
    tni_kernel_histogram_bins_tensor, /* 420 */
    tni_kernel_histogramdd, /* 421 */
    tni_kernel_histogramdd_TensorList_bins, /* 422 */
    tni_kernel_histogramdd_int_bins, /* 423 */
    tni_kernel_hsplit_array, /* 424 */
    tni_kernel_hsplit_int, /* 425 */
    tni_kernel_hstack, /* 426 */
    tni_kernel_huber_loss, /* 427 */
    tni_kernel_huber_loss_backward, /* 428 */
    tni_kernel_im2col, /* 429 */
    tni_kernel_imag, /* 430 */
    tni_kernel_index_Tensor, /* 431 */
    tni_kernel_index_fill__int_Scalar, /* 432 */
    tni_kernel_index_fill__int_Tensor, /* 433 */
    tni_kernel_index_put_, /* 434 */
    tni_kernel_index_select, /* 435 */
    tni_kernel_index_select_backward, /* 436 */
    tni_kernel_inner, /* 437 */
    tni_kernel_instance_norm, /* 438 */
    tni_kernel_inverse, /* 439 */
    tni_kernel_is_complex, /* 440 */
    tni_kernel_is_conj, /* 441 */
    tni_kernel_is_distributed, /* 442 */
    tni_kernel_is_floating_point, /* 443 */
    tni_kernel_is_inference, /* 444 */
    tni_kernel_is_neg, /* 445 */
    tni_kernel_is_nonzero, /* 446 */
    tni_kernel_is_pinned, /* 447 */
    tni_kernel_is_same_size, /* 448 */
    tni_kernel_is_signed, /* 449 */
    tni_kernel_isclose, /* 450 */
    tni_kernel_isfinite, /* 451 */
    tni_kernel_isinf, /* 452 */
    tni_kernel_isnan, /* 453 */
    tni_kernel_isreal, /* 454 */
    tni_kernel_item, /* 455 */
    tni_kernel_kl_div, /* 456 */
    tni_kernel_kron, /* 457 */
    tni_kernel_kthvalue, /* 458 */
    tni_kernel_kthvalue_values, /* 459 */
    tni_kernel_l1_loss, /* 460 */
    tni_kernel_layer_norm, /* 461 */
    tni_kernel_ldexp_Tensor, /* 462 */
    tni_kernel_less_Scalar, /* 463 */
    tni_kernel_less_Tensor, /* 464 */
    tni_kernel_less__Scalar, /* 465 */
    tni_kernel_less__Tensor, /* 466 */
    tni_kernel_less_equal_Scalar, /* 467 */
    tni_kernel_less_equal_Tensor, /* 468 */
    tni_kernel_less_equal__Scalar, /* 469 */
    tni_kernel_less_equal__Tensor, /* 470 */
    tni_kernel_lift, /* 471 */
    tni_kernel_lift_fresh, /* 472 */
    tni_kernel_linalg_cholesky, /* 473 */
    tni_kernel_linalg_cholesky_ex, /* 474 */
    tni_kernel_linalg_cond, /* 475 */
    tni_kernel_linalg_cond_p_str, /* 476 */
    tni_kernel_linalg_cross, /* 477 */
    tni_kernel_linalg_det, /* 478 */
    tni_kernel_linalg_diagonal, /* 479 */
    tni_kernel_linalg_eig, /* 480 */
    tni_kernel_linalg_eigh, /* 481 */
    tni_kernel_linalg_eigvals, /* 482 */
    tni_kernel_linalg_eigvalsh, /* 483 */
    tni_kernel_linalg_householder_product, /* 484 */
    tni_kernel_linalg_inv, /* 485 */
    tni_kernel_linalg_inv_ex, /* 486 */
    tni_kernel_linalg_ldl_factor, /* 487 */
    tni_kernel_linalg_ldl_factor_ex, /* 488 */
    tni_kernel_linalg_ldl_solve, /* 489 */
    tni_kernel_linalg_lstsq, /* 490 */
    tni_kernel_linalg_lu, /* 491 */
    tni_kernel_linalg_lu_factor, /* 492 */
    tni_kernel_linalg_lu_factor_ex, /* 493 */
    tni_kernel_linalg_lu_solve, /* 494 */
    tni_kernel_linalg_matmul, /* 495 */
    tni_kernel_linalg_matrix_exp, /* 496 */
    tni_kernel_linalg_matrix_norm, /* 497 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 498 */
    tni_kernel_linalg_matrix_power, /* 499 */
    tni_kernel_linalg_matrix_rank, /* 500 */
    tni_kernel_linalg_matrix_rank_atol_rtol_float, /* 501 */
    tni_kernel_linalg_matrix_rank_atol_rtol_tensor, /* 502 */
    tni_kernel_linalg_matrix_rank_tol_tensor, /* 503 */
    tni_kernel_linalg_multi_dot, /* 504 */
    tni_kernel_linalg_norm, /* 505 */
    tni_kernel_linalg_norm_ord_str, /* 506 */
    tni_kernel_linalg_pinv, /* 507 */
    tni_kernel_linalg_pinv_atol_rtol_float, /* 508 */
    tni_kernel_linalg_pinv_atol_rtol_tensor, /* 509 */
    tni_kernel_linalg_pinv_rcond_tensor, /* 510 */
    tni_kernel_linalg_qr, /* 511 */
    tni_kernel_linalg_slogdet, /* 512 */
    tni_kernel_linalg_solve, /* 513 */
    tni_kernel_linalg_solve_ex, /* 514 */
    tni_kernel_linalg_solve_triangular, /* 515 */
    tni_kernel_linalg_svd, /* 516 */
    tni_kernel_linalg_svdvals, /* 517 */
    tni_kernel_linalg_tensorinv, /* 518 */
    tni_kernel_linalg_tensorinv_out, /* 519 */
    tni_kernel_linalg_tensorsolve, /* 520 */
    tni_kernel_linalg_vander, /* 521 */
    tni_kernel_linalg_vecdot, /* 522 */
    tni_kernel_linear, /* 523 */
    tni_kernel_linspace, /* 524 */
    tni_kernel_linspace_Scalar_Tensor, /* 525 */
    tni_kernel_linspace_Tensor_Scalar, /* 526 */
    tni_kernel_linspace_Tensor_Tensor, /* 527 */
    tni_kernel_log_normal_, /* 528 */
    tni_kernel_log_sigmoid, /* 529 */
    tni_kernel_log_sigmoid_backward, /* 530 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 531 */
    tni_kernel_log_sigmoid_forward, /* 532 */
    tni_kernel_log_sigmoid_forward_output, /* 533 */
    tni_kernel_log_sigmoid_out, /* 534 */
    tni_kernel_log_softmax_int, /* 535 */
    tni_kernel_logcumsumexp, /* 536 */
    tni_kernel_logdet, /* 537 */
    tni_kernel_logical_and, /* 538 */
    tni_kernel_logical_and_, /* 539 */
    tni_kernel_logical_and_out, /* 540 */
    tni_kernel_logical_not, /* 541 */
    tni_kernel_logical_not_, /* 542 */
    tni_kernel_logical_not_out, /* 543 */
    tni_kernel_logical_or, /* 544 */
    tni_kernel_logical_or_, /* 545 */
    tni_kernel_logical_or_out, /* 546 */
    tni_kernel_logical_xor, /* 547 */
    tni_kernel_logical_xor_, /* 548 */
    tni_kernel_logical_xor_out, /* 549 */
    tni_kernel_logit, /* 550 */
    tni_kernel_logit_, /* 551 */
    tni_kernel_logit_out, /* 552 */
    tni_kernel_logspace, /* 553 */
    tni_kernel_logspace_Scalar_Tensor, /* 554 */
    tni_kernel_logspace_Tensor_Scalar, /* 555 */
    tni_kernel_logspace_Tensor_Tensor, /* 556 */
    tni_kernel_logsumexp, /* 557 */
    tni_kernel_lstm_cell, /* 558 */
    tni_kernel_lstm_data, /* 559 */
    tni_kernel_lstm_input, /* 560 */
    tni_kernel_lu_solve, /* 561 */
    tni_kernel_lu_unpack, /* 562 */
    tni_kernel_mH, /* 563 */
    tni_kernel_mT, /* 564 */
    tni_kernel_margin_ranking_loss, /* 565 */
    tni_kernel_masked_fill_Scalar, /* 566 */
    tni_kernel_masked_fill_Tensor, /* 567 */
    tni_kernel_masked_fill__Scalar, /* 568 */
    tni_kernel_masked_fill__Tensor, /* 569 */
    tni_kernel_masked_scatter, /* 570 */
    tni_kernel_masked_scatter_, /* 571 */
    tni_kernel_masked_scatter_backward, /* 572 */
    tni_kernel_masked_select, /* 573 */
    tni_kernel_masked_select_out, /* 574 */
    tni_kernel_matmul, /* 575 */
    tni_kernel_matmul_out, /* 576 */
    tni_kernel_matrix_H, /* 577 */
    tni_kernel_matrix_exp, /* 578 */
    tni_kernel_matrix_power, /* 579 */
    tni_kernel_max, /* 580 */
    tni_kernel_max_other, /* 581 */
    tni_kernel_max_out, /* 582 */
    tni_kernel_max_pool1d, /* 583 */
    tni_kernel_max_pool1d_with_indices, /* 584 */
    tni_kernel_max_pool2d, /* 585 */
    tni_kernel_max_pool2d_with_indices, /* 586 */
    tni_kernel_max_pool2d_with_indices_backward, /* 587 */
    tni_kernel_max_pool3d, /* 588 */
    tni_kernel_max_pool3d_with_indices, /* 589 */
    tni_kernel_max_pool3d_with_indices_backward, /* 590 */
    tni_kernel_max_unpool2d, /* 591 */
    tni_kernel_max_unpool3d, /* 592 */
    tni_kernel_mean, /* 593 */
    tni_kernel_median, /* 594 */
    tni_kernel_median_dim, /* 595 */
    tni_kernel_meshgrid, /* 596 */
    tni_kernel_meshgrid_indexing, /* 597 */
    tni_kernel_min, /* 598 */
    tni_kernel_min_other, /* 599 */
    tni_kernel_min_out, /* 600 */
    tni_kernel_mish_backward, /* 601 */
    tni_kernel_mish_backward_composite, /* 602 */
    tni_kernel_mode, /* 603 */
    tni_kernel_moveaxis_int, /* 604 */
    tni_kernel_moveaxis_intlist, /* 605 */
    tni_kernel_movedim_int, /* 606 */
    tni_kernel_movedim_intlist, /* 607 */
    tni_kernel_mse_loss, /* 608 */
    tni_kernel_mse_loss_backward, /* 609 */
    tni_kernel_msort, /* 610 */
    tni_kernel_msort_out, /* 611 */
    tni_kernel_mul_Scalar, /* 612 */
    tni_kernel_mul__Scalar, /* 613 */
    tni_kernel_multi_margin_loss, /* 614 */
    tni_kernel_multi_margin_loss_backward, /* 615 */
    tni_kernel_multilabel_margin_loss, /* 616 */
    tni_kernel_multilabel_margin_loss_backward, /* 617 */
    tni_kernel_multilabel_margin_loss_forward, /* 618 */
    tni_kernel_multinomial, /* 619 */
    tni_kernel_multinomial_out, /* 620 */
    tni_kernel_multiply_Scalar, /* 621 */
    tni_kernel_multiply_Tensor, /* 622 */
    tni_kernel_multiply__Scalar, /* 623 */
    tni_kernel_multiply__Tensor, /* 624 */
    tni_kernel_mv, /* 625 */
    tni_kernel_mvlgamma, /* 626 */
    tni_kernel_mvlgamma_, /* 627 */
    tni_kernel_mvlgamma_out, /* 628 */
    tni_kernel_nan_to_num, /* 629 */
    tni_kernel_nan_to_num_, /* 630 */
    tni_kernel_nan_to_num_out, /* 631 */
    tni_kernel_nanmean, /* 632 */
    tni_kernel_nanmean_out, /* 633 */
    tni_kernel_nanmedian, /* 634 */
    tni_kernel_nanmedian_dim, /* 635 */
    tni_kernel_nanquantile, /* 636 */
    tni_kernel_nanquantile_scalar, /* 637 */
    tni_kernel_nansum, /* 638 */
    tni_kernel_narrow, /* 639 */
    tni_kernel_narrow_Tensor, /* 640 */
    tni_kernel_native_batch_norm, /* 641 */
    tni_kernel_native_batch_norm_backward, /* 642 */
    tni_kernel_native_dropout, /* 643 */
    tni_kernel_native_dropout_backward, /* 644 */
    tni_kernel_native_group_norm, /* 645 */
    tni_kernel_native_group_norm_backward, /* 646 */
    tni_kernel_native_layer_norm, /* 647 */
    tni_kernel_native_layer_norm_backward, /* 648 */
    tni_kernel_negative, /* 649 */
    tni_kernel_negative_, /* 650 */
    tni_kernel_new_empty, /* 651 */
    tni_kernel_new_empty_strided, /* 652 */
    tni_kernel_new_full, /* 653 */
    tni_kernel_new_ones, /* 654 */
    tni_kernel_new_zeros, /* 655 */
    tni_kernel_nll_loss, /* 656 */
    tni_kernel_nll_loss2d, /* 657 */
    tni_kernel_nll_loss2d_backward, /* 658 */
    tni_kernel_nll_loss2d_forward, /* 659 */
    tni_kernel_nll_loss_backward, /* 660 */
    tni_kernel_nll_loss_forward, /* 661 */
    tni_kernel_nll_loss_nd, /* 662 */
    tni_kernel_nonzero, /* 663 */
    tni_kernel_nonzero_numpy, /* 664 */
    tni_kernel_nonzero_static, /* 665 */
    tni_kernel_norm_Scalar, /* 666 */
    tni_kernel_norm_ScalarOpt_dtype, /* 667 */
    tni_kernel_normal_, /* 668 */
    tni_kernel_normal_Tensor_Tensor, /* 669 */
    tni_kernel_normal_Tensor_float, /* 670 */
    tni_kernel_normal_float_Tensor, /* 671 */
    tni_kernel_normal_float_float, /* 672 */
    tni_kernel_not_equal_Scalar, /* 673 */
    tni_kernel_not_equal_Tensor, /* 674 */
    tni_kernel_not_equal__Scalar, /* 675 */
    tni_kernel_not_equal__Tensor, /* 676 */
    tni_kernel_nuclear_norm, /* 677 */
    tni_kernel_nuclear_norm_dim, /* 678 */
    tni_kernel_numel, /* 679 */
    tni_kernel_numpy_T, /* 680 */
    tni_kernel_one_hot, /* 681 */
    tni_kernel_ones, /* 682 */
    tni_kernel_ones_like, /* 683 */
    tni_kernel_orgqr, /* 684 */
    tni_kernel_ormqr, /* 685 */
    tni_kernel_outer, /* 686 */
    tni_kernel_pad, /* 687 */
    tni_kernel_pairwise_distance, /* 688 */
    tni_kernel_pdist, /* 689 */
    tni_kernel_permute, /* 690 */
    tni_kernel_pinverse, /* 691 */
    tni_kernel_pixel_shuffle, /* 692 */
    tni_kernel_pixel_unshuffle, /* 693 */
    tni_kernel_poisson_nll_loss, /* 694 */
    tni_kernel_polar, /* 695 */
    tni_kernel_polar_out, /* 696 */
    tni_kernel_polygamma_, /* 697 */
    tni_kernel_positive, /* 698 */
    tni_kernel_prelu, /* 699 */
    tni_kernel_prod, /* 700 */
    tni_kernel_promote_types, /* 701 */
    tni_kernel_put_, /* 702 */
    tni_kernel_qr, /* 703 */
    tni_kernel_quantile, /* 704 */
    tni_kernel_quantile_scalar, /* 705 */
    tni_kernel_rad2deg, /* 706 */
    tni_kernel_rand, /* 707 */
    tni_kernel_rand_generator, /* 708 */
    tni_kernel_rand_like, /* 709 */
    tni_kernel_randint, /* 710 */
    tni_kernel_randint_generator, /* 711 */
    tni_kernel_randint_like, /* 712 */
    tni_kernel_randint_like_low_dtype, /* 713 */
    tni_kernel_randint_low, /* 714 */
    tni_kernel_randint_low_generator, /* 715 */
    tni_kernel_randn, /* 716 */
    tni_kernel_randn_generator, /* 717 */
    tni_kernel_randn_like, /* 718 */
    tni_kernel_random_, /* 719 */
    tni_kernel_random__from, /* 720 */
    tni_kernel_random__to, /* 721 */
    tni_kernel_randperm, /* 722 */
    tni_kernel_randperm_generator, /* 723 */
    tni_kernel_range, /* 724 */
    tni_kernel_range_step, /* 725 */
    tni_kernel_ravel, /* 726 */
    tni_kernel_real, /* 727 */
    tni_kernel_reflection_pad1d, /* 728 */
    tni_kernel_reflection_pad1d_backward, /* 729 */
    tni_kernel_reflection_pad2d, /* 730 */
    tni_kernel_reflection_pad2d_backward, /* 731 */
    tni_kernel_reflection_pad3d, /* 732 */
    tni_kernel_reflection_pad3d_backward, /* 733 */
    tni_kernel_relu, /* 734 */
    tni_kernel_relu6, /* 735 */
    tni_kernel_relu6_, /* 736 */
    tni_kernel_relu_, /* 737 */
    tni_kernel_remainder_Scalar, /* 738 */
    tni_kernel_remainder_Scalar_Tensor, /* 739 */
    tni_kernel_remainder_Scalar_out, /* 740 */
    tni_kernel_remainder__Scalar, /* 741 */
    tni_kernel_repeat, /* 742 */
    tni_kernel_repeat_interleave_Tensor, /* 743 */
    tni_kernel_repeat_interleave_self_Tensor, /* 744 */
    tni_kernel_repeat_interleave_self_int, /* 745 */
    tni_kernel_replication_pad1d, /* 746 */
    tni_kernel_replication_pad1d_backward, /* 747 */
    tni_kernel_replication_pad2d, /* 748 */
    tni_kernel_replication_pad2d_backward, /* 749 */
    tni_kernel_replication_pad3d, /* 750 */
    tni_kernel_replication_pad3d_backward, /* 751 */
    tni_kernel_reshape, /* 752 */
    tni_kernel_reshape_as, /* 753 */
    tni_kernel_resize_, /* 754 */
    tni_kernel_resize_as_, /* 755 */
    tni_kernel_resolve_conj, /* 756 */
    tni_kernel_resolve_neg, /* 757 */
    tni_kernel_result_type_Scalar, /* 758 */
    tni_kernel_result_type_Scalar_Scalar, /* 759 */
    tni_kernel_result_type_Scalar_Tensor, /* 760 */
    tni_kernel_result_type_Tensor, /* 761 */
    tni_kernel_rms_norm, /* 762 */
    tni_kernel_rnn_relu_cell, /* 763 */
    tni_kernel_rnn_relu_data, /* 764 */
    tni_kernel_rnn_relu_input, /* 765 */
    tni_kernel_rnn_tanh_cell, /* 766 */
    tni_kernel_rnn_tanh_data, /* 767 */
    tni_kernel_rnn_tanh_input, /* 768 */
    tni_kernel_roll, /* 769 */
    tni_kernel_rot90, /* 770 */
    tni_kernel_row_stack, /* 771 */
    tni_kernel_rrelu_with_noise_backward, /* 772 */
    tni_kernel_rsub_Scalar, /* 773 */
    tni_kernel_rsub_Tensor, /* 774 */
    tni_kernel_scalar_tensor, /* 775 */
    tni_kernel_searchsorted_Scalar, /* 776 */
    tni_kernel_searchsorted_Tensor, /* 777 */
    tni_kernel_select_backward, /* 778 */
    tni_kernel_select_int, /* 779 */
    tni_kernel_select_scatter, /* 780 */
    tni_kernel_selu, /* 781 */
    tni_kernel_selu_, /* 782 */
    tni_kernel_size_int, /* 783 */
    tni_kernel_slice_Tensor, /* 784 */
    tni_kernel_slice_backward, /* 785 */
    tni_kernel_slice_scatter, /* 786 */
    tni_kernel_slogdet, /* 787 */
    tni_kernel_smooth_l1_loss, /* 788 */
    tni_kernel_smooth_l1_loss_backward, /* 789 */
    tni_kernel_soft_margin_loss, /* 790 */
    tni_kernel_soft_margin_loss_backward, /* 791 */
    tni_kernel_softmax_int, /* 792 */
    tni_kernel_sort, /* 793 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 794 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 795 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 796 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 797 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 798 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 799 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 800 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 801 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 802 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 803 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 804 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 805 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 806 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 807 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 808 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 809 */
    tni_kernel_special_digamma, /* 810 */
    tni_kernel_special_erf, /* 811 */
    tni_kernel_special_erfc, /* 812 */
    tni_kernel_special_erfinv, /* 813 */
    tni_kernel_special_exp2, /* 814 */
    tni_kernel_special_expit, /* 815 */
    tni_kernel_special_expm1, /* 816 */
    tni_kernel_special_gammainc, /* 817 */
    tni_kernel_special_gammaincc, /* 818 */
    tni_kernel_special_gammaln, /* 819 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 820 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 821 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 822 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 823 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 824 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 825 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 826 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 827 */
    tni_kernel_special_i0, /* 828 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 829 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 830 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 831 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 832 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 833 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 834 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 835 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 836 */
    tni_kernel_special_log1p, /* 837 */
    tni_kernel_special_log_softmax, /* 838 */
    tni_kernel_special_logit, /* 839 */
    tni_kernel_special_logsumexp, /* 840 */
    tni_kernel_special_logsumexp_out, /* 841 */
    tni_kernel_special_multigammaln, /* 842 */
    tni_kernel_special_ndtr, /* 843 */
    tni_kernel_special_ndtr_out, /* 844 */
    tni_kernel_special_polygamma, /* 845 */
    tni_kernel_special_psi, /* 846 */
    tni_kernel_special_round, /* 847 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 848 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 849 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 850 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 851 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 852 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 853 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 854 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 855 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 856 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 857 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 858 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 859 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 860 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 861 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 862 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 863 */
    tni_kernel_special_sinc, /* 864 */
    tni_kernel_special_softmax, /* 865 */
    tni_kernel_special_xlog1py_other_scalar, /* 866 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 867 */
    tni_kernel_special_xlog1py_self_scalar, /* 868 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 869 */
    tni_kernel_special_xlogy, /* 870 */
    tni_kernel_special_xlogy_other_scalar, /* 871 */
    tni_kernel_special_xlogy_self_scalar, /* 872 */
    tni_kernel_special_zeta_other_scalar, /* 873 */
    tni_kernel_special_zeta_other_scalar_out, /* 874 */
    tni_kernel_special_zeta_self_scalar, /* 875 */
    tni_kernel_special_zeta_self_scalar_out, /* 876 */
    tni_kernel_split_Tensor, /* 877 */
    tni_kernel_split_sizes, /* 878 */
    tni_kernel_split_with_sizes, /* 879 */
    tni_kernel_square, /* 880 */
    tni_kernel_square_, /* 881 */
    tni_kernel_square_out, /* 882 */
    tni_kernel_squeeze, /* 883 */
    tni_kernel_squeeze_dim, /* 884 */
    tni_kernel_squeeze_dims, /* 885 */
    tni_kernel_stack, /* 886 */
    tni_kernel_std, /* 887 */
    tni_kernel_std_correction, /* 888 */
    tni_kernel_std_dim, /* 889 */
    tni_kernel_std_mean, /* 890 */
    tni_kernel_std_mean_correction, /* 891 */
    tni_kernel_std_mean_dim, /* 892 */
    tni_kernel_stride_int, /* 893 */
    tni_kernel_sub_Scalar, /* 894 */
    tni_kernel_sub__Scalar, /* 895 */
    tni_kernel_subtract_Scalar, /* 896 */
    tni_kernel_subtract_Tensor, /* 897 */
    tni_kernel_subtract__Scalar, /* 898 */
    tni_kernel_subtract__Tensor, /* 899 */
    tni_kernel_sum, /* 900 */
    tni_kernel_sum_to_size, /* 901 */
    tni_kernel_svd, /* 902 */
    tni_kernel_swapaxes, /* 903 */
    tni_kernel_swapaxes_, /* 904 */
    tni_kernel_swapdims, /* 905 */
    tni_kernel_swapdims_, /* 906 */
    tni_kernel_sym_numel, /* 907 */
    tni_kernel_sym_size_int, /* 908 */
    tni_kernel_sym_storage_offset, /* 909 */
    tni_kernel_sym_stride_int, /* 910 */
    tni_kernel_t, /* 911 */
    tni_kernel_take, /* 912 */
    tni_kernel_take_along_dim, /* 913 */
    tni_kernel_take_out, /* 914 */
    tni_kernel_tensor_split_indices, /* 915 */
    tni_kernel_tensor_split_sections, /* 916 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 917 */
    tni_kernel_tensordot, /* 918 */
    tni_kernel_tile, /* 919 */
    tni_kernel_to_device, /* 920 */
    tni_kernel_to_dtype, /* 921 */
    tni_kernel_to_dtype_layout, /* 922 */
    tni_kernel_to_other, /* 923 */
    tni_kernel_trace, /* 924 */
    tni_kernel_transpose_int, /* 925 */
    tni_kernel_trapezoid_dx, /* 926 */
    tni_kernel_trapezoid_x, /* 927 */
    tni_kernel_trapz_dx, /* 928 */
    tni_kernel_trapz_x, /* 929 */
    tni_kernel_triangular_solve, /* 930 */
    tni_kernel_tril_indices, /* 931 */
    tni_kernel_triplet_margin_loss, /* 932 */
    tni_kernel_triu_indices, /* 933 */
    tni_kernel_true_divide_Scalar, /* 934 */
    tni_kernel_true_divide_Tensor, /* 935 */
    tni_kernel_true_divide__Scalar, /* 936 */
    tni_kernel_true_divide__Tensor, /* 937 */
    tni_kernel_type_as, /* 938 */
    tni_kernel_unbind_int, /* 939 */
    tni_kernel_unflatten_int, /* 940 */
    tni_kernel_unfold, /* 941 */
    tni_kernel_unfold_backward, /* 942 */
    tni_kernel_uniform_, /* 943 */
    tni_kernel_unique_consecutive, /* 944 */
    tni_kernel_unique_dim, /* 945 */
    tni_kernel_unique_dim_consecutive, /* 946 */
    tni_kernel_unsafe_chunk, /* 947 */
    tni_kernel_unsafe_split_Tensor, /* 948 */
    tni_kernel_unsafe_split_with_sizes, /* 949 */
    tni_kernel_unsqueeze, /* 950 */
    tni_kernel_upsample_bicubic2d, /* 951 */
    tni_kernel_upsample_bicubic2d_backward, /* 952 */
    tni_kernel_upsample_bicubic2d_vec, /* 953 */
    tni_kernel_upsample_bilinear2d, /* 954 */
    tni_kernel_upsample_bilinear2d_backward, /* 955 */
    tni_kernel_upsample_bilinear2d_vec, /* 956 */
    tni_kernel_upsample_linear1d, /* 957 */
    tni_kernel_upsample_linear1d_backward, /* 958 */
    tni_kernel_upsample_linear1d_vec, /* 959 */
    tni_kernel_upsample_nearest1d, /* 960 */
    tni_kernel_upsample_nearest1d_backward, /* 961 */
    tni_kernel_upsample_nearest1d_vec, /* 962 */
    tni_kernel_upsample_nearest2d, /* 963 */
    tni_kernel_upsample_nearest2d_backward, /* 964 */
    tni_kernel_upsample_nearest2d_vec, /* 965 */
    tni_kernel_upsample_nearest3d, /* 966 */
    tni_kernel_upsample_nearest3d_backward, /* 967 */
    tni_kernel_upsample_nearest3d_vec, /* 968 */
    tni_kernel_upsample_trilinear3d, /* 969 */
    tni_kernel_upsample_trilinear3d_backward, /* 970 */
    tni_kernel_upsample_trilinear3d_vec, /* 971 */
    tni_kernel_value_selecting_reduction_backward, /* 972 */
    tni_kernel_var, /* 973 */
    tni_kernel_var_correction, /* 974 */
    tni_kernel_var_dim, /* 975 */
    tni_kernel_var_mean, /* 976 */
    tni_kernel_var_mean_correction, /* 977 */
    tni_kernel_var_mean_dim, /* 978 */
    tni_kernel_vdot, /* 979 */
    tni_kernel_view, /* 980 */
    tni_kernel_view_as, /* 981 */
    tni_kernel_view_as_complex, /* 982 */
    tni_kernel_view_as_real, /* 983 */
    tni_kernel_view_dtype, /* 984 */
    tni_kernel_vsplit_array, /* 985 */
    tni_kernel_vsplit_int, /* 986 */
    tni_kernel_vstack, /* 987 */
    tni_kernel_where, /* 988 */
    tni_kernel_where_Scalar, /* 989 */
    tni_kernel_where_ScalarOther, /* 990 */
    tni_kernel_where_ScalarSelf, /* 991 */
    tni_kernel_where_self, /* 992 */
    tni_kernel_where_self_out, /* 993 */
    tni_kernel_xlogy_OutScalar_Other, /* 994 */
    tni_kernel_xlogy_OutScalar_Self, /* 995 */
    tni_kernel_xlogy_Scalar_Other, /* 996 */
    tni_kernel_xlogy_Scalar_Self, /* 997 */
    tni_kernel_xlogy__Scalar_Other, /* 998 */
    tni_kernel_zero_, /* 999 */
    tni_kernel_zeros, /* 1000 */
    tni_kernel_zeros_like, /* 1001 */
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
    {"aten::_softmax.out", NULL}, /* 46 */
    {"aten::_softmax_backward_data.out", NULL}, /* 47 */
    {"aten::_to_copy", NULL}, /* 48 */
    {"aten::_trilinear", NULL}, /* 49 */
    {"aten::_unique", NULL}, /* 50 */
    {"aten::_unique2", NULL}, /* 51 */
    {"aten::_unsafe_view", NULL}, /* 52 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 53 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 54 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 55 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 56 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 57 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 58 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 59 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 60 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 61 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 62 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 63 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 64 */
    {"aten::absolute", NULL}, /* 65 */
    {"aten::acos.out", NULL}, /* 66 */
    {"aten::acosh.out", NULL}, /* 67 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 68 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 69 */
    {"aten::adaptive_max_pool2d", NULL}, /* 70 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 71 */
    {"aten::adaptive_max_pool3d", NULL}, /* 72 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 73 */
    {"aten::add.Scalar", NULL}, /* 74 */
    {"aten::add.out", NULL}, /* 75 */
    {"aten::addbmm", NULL}, /* 76 */
    {"aten::addcdiv.out", NULL}, /* 77 */
    {"aten::addcmul.out", NULL}, /* 78 */
    {"aten::addmm.out", NULL}, /* 79 */
    {"aten::addmv.out", NULL}, /* 80 */
    {"aten::addr", NULL}, /* 81 */
    {"aten::affine_grid_generator", NULL}, /* 82 */
    {"aten::alias", NULL}, /* 83 */
    {"aten::alias_copy", NULL}, /* 84 */
    {"aten::all.all_out", NULL}, /* 85 */
    {"aten::all.dims_out", NULL}, /* 86 */
    {"aten::all.out", NULL}, /* 87 */
    {"aten::amax.out", NULL}, /* 88 */
    {"aten::amin.out", NULL}, /* 89 */
    {"aten::aminmax.out", NULL}, /* 90 */
    {"aten::any.all_out", NULL}, /* 91 */
    {"aten::any.dims_out", NULL}, /* 92 */
    {"aten::any.out", NULL}, /* 93 */
    {"aten::arange", NULL}, /* 94 */
    {"aten::arange.start_step", NULL}, /* 95 */
    {"aten::arccos", NULL}, /* 96 */
    {"aten::arccosh", NULL}, /* 97 */
    {"aten::arcsin", NULL}, /* 98 */
    {"aten::arcsinh", NULL}, /* 99 */
    {"aten::arctan", NULL}, /* 100 */
    {"aten::arctan2", NULL}, /* 101 */
    {"aten::arctanh", NULL}, /* 102 */
    {"aten::argmax.out", NULL}, /* 103 */
    {"aten::argmin.out", NULL}, /* 104 */
    {"aten::as_strided", NULL}, /* 105 */
    {"aten::as_strided_copy", NULL}, /* 106 */
    {"aten::as_strided_scatter", NULL}, /* 107 */
    {"aten::asin.out", NULL}, /* 108 */
    {"aten::asinh.out", NULL}, /* 109 */
    {"aten::atan.out", NULL}, /* 110 */
    {"aten::atan2.out", NULL}, /* 111 */
    {"aten::atanh.out", NULL}, /* 112 */
    {"aten::avg_pool2d", NULL}, /* 113 */
    {"aten::avg_pool2d_backward", NULL}, /* 114 */
    {"aten::avg_pool3d", NULL}, /* 115 */
    {"aten::avg_pool3d_backward", NULL}, /* 116 */
    {"aten::baddbmm.out", NULL}, /* 117 */
    {"aten::batch_norm_update_stats", NULL}, /* 118 */
    {"aten::bernoulli", NULL}, /* 119 */
    {"aten::bernoulli.Tensor", NULL}, /* 120 */
    {"aten::bernoulli.p", NULL}, /* 121 */
    {"aten::bernoulli_.Tensor", NULL}, /* 122 */
    {"aten::binary_cross_entropy", NULL}, /* 123 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 124 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 125 */
    {"aten::bincount", NULL}, /* 126 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 127 */
    {"aten::bitwise_and.Tensor_out", NULL}, /* 128 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 129 */
    {"aten::bitwise_left_shift.Tensor_out", NULL}, /* 130 */
    {"aten::bitwise_not.out", NULL}, /* 131 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 132 */
    {"aten::bitwise_or.Tensor_out", NULL}, /* 133 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 134 */
    {"aten::bitwise_right_shift.Tensor_out", NULL}, /* 135 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 136 */
    {"aten::bitwise_xor.Tensor_out", NULL}, /* 137 */
    {"aten::block_diag", NULL}, /* 138 */
    {"aten::bmm.out", NULL}, /* 139 */
    {"aten::bucketize.Scalar", NULL}, /* 140 */
    {"aten::bucketize.Tensor", NULL}, /* 141 */
    {"aten::cauchy", NULL}, /* 142 */
    {"aten::cauchy_", NULL}, /* 143 */
    {"aten::ceil.out", NULL}, /* 144 */
    {"aten::celu", NULL}, /* 145 */
    {"aten::channel_shuffle", NULL}, /* 146 */
    {"aten::cholesky_inverse", NULL}, /* 147 */
    {"aten::clamp.Tensor_out", NULL}, /* 148 */
    {"aten::clamp.out", NULL}, /* 149 */
    {"aten::clamp_max.Tensor_out", NULL}, /* 150 */
    {"aten::clamp_max.out", NULL}, /* 151 */
    {"aten::clamp_min.Tensor_out", NULL}, /* 152 */
    {"aten::clamp_min.out", NULL}, /* 153 */
    {"aten::clip", NULL}, /* 154 */
    {"aten::clip.Tensor", NULL}, /* 155 */
    {"aten::clone", NULL}, /* 156 */
    {"aten::col2im", NULL}, /* 157 */
    {"aten::column_stack", NULL}, /* 158 */
    {"aten::concat", NULL}, /* 159 */
    {"aten::concatenate", NULL}, /* 160 */
    {"aten::conj_physical", NULL}, /* 161 */
    {"aten::constant_pad_nd", NULL}, /* 162 */
    {"aten::convolution", NULL}, /* 163 */
    {"aten::convolution_backward", NULL}, /* 164 */
    {"aten::copy", NULL}, /* 165 */
    {"aten::copy_", NULL}, /* 166 */
    {"aten::copysign.out", NULL}, /* 167 */
    {"aten::cos.out", NULL}, /* 168 */
    {"aten::cosh.out", NULL}, /* 169 */
    {"aten::count_nonzero", NULL}, /* 170 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 171 */
    {"aten::cummax", NULL}, /* 172 */
    {"aten::cummin", NULL}, /* 173 */
    {"aten::cumprod.out", NULL}, /* 174 */
    {"aten::cumsum.out", NULL}, /* 175 */
    {"aten::deg2rad", NULL}, /* 176 */
    {"aten::detach", NULL}, /* 177 */
    {"aten::detach_copy", NULL}, /* 178 */
    {"aten::diag", NULL}, /* 179 */
    {"aten::diag_embed", NULL}, /* 180 */
    {"aten::diagonal", NULL}, /* 181 */
    {"aten::diagonal_backward", NULL}, /* 182 */
    {"aten::diagonal_copy", NULL}, /* 183 */
    {"aten::diagonal_scatter", NULL}, /* 184 */
    {"aten::digamma.out", NULL}, /* 185 */
    {"aten::dist", NULL}, /* 186 */
    {"aten::div.Scalar", NULL}, /* 187 */
    {"aten::div.Scalar_mode", NULL}, /* 188 */
    {"aten::div.out", NULL}, /* 189 */
    {"aten::div.out_mode", NULL}, /* 190 */
    {"aten::divide.Tensor", NULL}, /* 191 */
    {"aten::divide.Tensor_mode", NULL}, /* 192 */
    {"aten::dot", NULL}, /* 193 */
    {"aten::dstack", NULL}, /* 194 */
    {"aten::elu.out", NULL}, /* 195 */
    {"aten::elu_backward.grad_input", NULL}, /* 196 */
    {"aten::embedding", NULL}, /* 197 */
    {"aten::embedding_dense_backward", NULL}, /* 198 */
    {"aten::embedding_renorm", NULL}, /* 199 */
    {"aten::embedding_renorm_", NULL}, /* 200 */
    {"aten::empty_like", NULL}, /* 201 */
    {"aten::empty_permuted", NULL}, /* 202 */
    {"aten::empty_strided", NULL}, /* 203 */
    {"aten::eq.Scalar_out", NULL}, /* 204 */
    {"aten::eq.Tensor_out", NULL}, /* 205 */
    {"aten::erf.out", NULL}, /* 206 */
    {"aten::erfc.out", NULL}, /* 207 */
    {"aten::erfinv.out", NULL}, /* 208 */
    {"aten::exp.out", NULL}, /* 209 */
    {"aten::exp2.out", NULL}, /* 210 */
    {"aten::expand", NULL}, /* 211 */
    {"aten::expand_copy", NULL}, /* 212 */
    {"aten::expm1.out", NULL}, /* 213 */
    {"aten::exponential", NULL}, /* 214 */
    {"aten::exponential_", NULL}, /* 215 */
    {"aten::eye", NULL}, /* 216 */
    {"aten::eye.m", NULL}, /* 217 */
    {"aten::fill.Scalar", NULL}, /* 218 */
    {"aten::fill.Tensor", NULL}, /* 219 */
    {"aten::fill_.Scalar", NULL}, /* 220 */
    {"aten::fill_.Tensor", NULL}, /* 221 */
    {"aten::fix", NULL}, /* 222 */
    {"aten::flip", NULL}, /* 223 */
    {"aten::floor.out", NULL}, /* 224 */
    {"aten::floor_divide.Scalar", NULL}, /* 225 */
    {"aten::fmax.out", NULL}, /* 226 */
    {"aten::fmin.out", NULL}, /* 227 */
    {"aten::fmod.Tensor_out", NULL}, /* 228 */
    {"aten::frac.out", NULL}, /* 229 */
    {"aten::fractional_max_pool2d", NULL}, /* 230 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 231 */
    {"aten::fractional_max_pool3d", NULL}, /* 232 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 233 */
    {"aten::from_file", NULL}, /* 234 */
    {"aten::full", NULL}, /* 235 */
    {"aten::full_like", NULL}, /* 236 */
    {"aten::gather.out", NULL}, /* 237 */
    {"aten::gcd.out", NULL}, /* 238 */
    {"aten::ge.Scalar_out", NULL}, /* 239 */
    {"aten::ge.Tensor_out", NULL}, /* 240 */
    {"aten::gelu.out", NULL}, /* 241 */
    {"aten::gelu_backward.grad_input", NULL}, /* 242 */
    {"aten::geometric", NULL}, /* 243 */
    {"aten::geometric_", NULL}, /* 244 */
    {"aten::geqrf", NULL}, /* 245 */
    {"aten::ger", NULL}, /* 246 */
    {"aten::glu", NULL}, /* 247 */
    {"aten::glu_backward", NULL}, /* 248 */
    {"aten::greater.Scalar", NULL}, /* 249 */
    {"aten::greater.Tensor", NULL}, /* 250 */
    {"aten::greater_equal.Scalar", NULL}, /* 251 */
    {"aten::greater_equal.Tensor", NULL}, /* 252 */
    {"aten::grid_sampler_2d", NULL}, /* 253 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 254 */
    {"aten::grid_sampler_3d", NULL}, /* 255 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 256 */
    {"aten::gt.Scalar_out", NULL}, /* 257 */
    {"aten::gt.Tensor_out", NULL}, /* 258 */
    {"aten::hardshrink.out", NULL}, /* 259 */
    {"aten::hardshrink_backward.grad_input", NULL}, /* 260 */
    {"aten::hardsigmoid.out", NULL}, /* 261 */
    {"aten::hardsigmoid_backward.grad_input", NULL}, /* 262 */
    {"aten::hardswish_backward", NULL}, /* 263 */
    {"aten::hash_tensor.out", NULL}, /* 264 */
    {"aten::heaviside.out", NULL}, /* 265 */
    {"aten::histc", NULL}, /* 266 */
    {"aten::histogram.bin_ct", NULL}, /* 267 */
    {"aten::histogram.bins_tensor", NULL}, /* 268 */
    {"aten::hstack", NULL}, /* 269 */
    {"aten::huber_loss", NULL}, /* 270 */
    {"aten::huber_loss_backward", NULL}, /* 271 */
    {"aten::hypot.out", NULL}, /* 272 */
    {"aten::i0.out", NULL}, /* 273 */
    {"aten::igamma.out", NULL}, /* 274 */
    {"aten::igammac.out", NULL}, /* 275 */
    {"aten::im2col", NULL}, /* 276 */
    {"aten::index.Tensor", NULL}, /* 277 */
    {"aten::index_add.out", NULL}, /* 278 */
    {"aten::index_copy.out", NULL}, /* 279 */
    {"aten::index_fill.int_Scalar", NULL}, /* 280 */
    {"aten::index_fill.int_Tensor", NULL}, /* 281 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 282 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 283 */
    {"aten::index_put", NULL}, /* 284 */
    {"aten::index_put_", NULL}, /* 285 */
    {"aten::index_reduce.out", NULL}, /* 286 */
    {"aten::index_select", NULL}, /* 287 */
    {"aten::inner", NULL}, /* 288 */
    {"aten::inverse", NULL}, /* 289 */
    {"aten::isin.Scalar_Tensor_out", NULL}, /* 290 */
    {"aten::isin.Tensor_Scalar_out", NULL}, /* 291 */
    {"aten::isin.Tensor_Tensor_out", NULL}, /* 292 */
    {"aten::isinf", NULL}, /* 293 */
    {"aten::isnan", NULL}, /* 294 */
    {"aten::isneginf.out", NULL}, /* 295 */
    {"aten::isposinf.out", NULL}, /* 296 */
    {"aten::kron", NULL}, /* 297 */
    {"aten::lcm.out", NULL}, /* 298 */
    {"aten::ldexp.Tensor", NULL}, /* 299 */
    {"aten::le.Scalar_out", NULL}, /* 300 */
    {"aten::le.Tensor_out", NULL}, /* 301 */
    {"aten::leaky_relu.out", NULL}, /* 302 */
    {"aten::leaky_relu_backward.grad_input", NULL}, /* 303 */
    {"aten::lerp.Scalar_out", NULL}, /* 304 */
    {"aten::lerp.Tensor_out", NULL}, /* 305 */
    {"aten::less.Scalar", NULL}, /* 306 */
    {"aten::less.Tensor", NULL}, /* 307 */
    {"aten::less_equal.Scalar", NULL}, /* 308 */
    {"aten::less_equal.Tensor", NULL}, /* 309 */
    {"aten::lgamma.out", NULL}, /* 310 */
    {"aten::lift", NULL}, /* 311 */
    {"aten::lift_fresh", NULL}, /* 312 */
    {"aten::lift_fresh_copy", NULL}, /* 313 */
    {"aten::linalg_cholesky", NULL}, /* 314 */
    {"aten::linalg_cholesky_ex", NULL}, /* 315 */
    {"aten::linalg_cond", NULL}, /* 316 */
    {"aten::linalg_cond.p_str", NULL}, /* 317 */
    {"aten::linalg_cross", NULL}, /* 318 */
    {"aten::linalg_det", NULL}, /* 319 */
    {"aten::linalg_eig", NULL}, /* 320 */
    {"aten::linalg_eigh", NULL}, /* 321 */
    {"aten::linalg_eigvals", NULL}, /* 322 */
    {"aten::linalg_eigvalsh", NULL}, /* 323 */
    {"aten::linalg_householder_product", NULL}, /* 324 */
    {"aten::linalg_inv", NULL}, /* 325 */
    {"aten::linalg_inv_ex", NULL}, /* 326 */
    {"aten::linalg_ldl_factor", NULL}, /* 327 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 328 */
    {"aten::linalg_ldl_solve", NULL}, /* 329 */
    {"aten::linalg_lstsq", NULL}, /* 330 */
    {"aten::linalg_lu", NULL}, /* 331 */
    {"aten::linalg_lu_factor", NULL}, /* 332 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 333 */
    {"aten::linalg_lu_solve", NULL}, /* 334 */
    {"aten::linalg_matmul", NULL}, /* 335 */
    {"aten::linalg_matrix_exp", NULL}, /* 336 */
    {"aten::linalg_matrix_norm", NULL}, /* 337 */
    {"aten::linalg_matrix_norm.str_ord", NULL}, /* 338 */
    {"aten::linalg_matrix_power", NULL}, /* 339 */
    {"aten::linalg_matrix_rank", NULL}, /* 340 */
    {"aten::linalg_matrix_rank.atol_rtol_float", NULL}, /* 341 */
    {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL}, /* 342 */
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, /* 343 */
    {"aten::linalg_multi_dot", NULL}, /* 344 */
    {"aten::linalg_norm", NULL}, /* 345 */
    {"aten::linalg_norm.ord_str", NULL}, /* 346 */
    {"aten::linalg_pinv", NULL}, /* 347 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 348 */
    {"aten::linalg_pinv.atol_rtol_tensor", NULL}, /* 349 */
    {"aten::linalg_pinv.rcond_tensor", NULL}, /* 350 */
    {"aten::linalg_qr", NULL}, /* 351 */
    {"aten::linalg_slogdet", NULL}, /* 352 */
    {"aten::linalg_solve", NULL}, /* 353 */
    {"aten::linalg_solve_ex", NULL}, /* 354 */
    {"aten::linalg_solve_triangular", NULL}, /* 355 */
    {"aten::linalg_svd", NULL}, /* 356 */
    {"aten::linalg_svdvals", NULL}, /* 357 */
    {"aten::linalg_tensorsolve", NULL}, /* 358 */
    {"aten::linalg_vecdot", NULL}, /* 359 */
    {"aten::linalg_vector_norm.out", NULL}, /* 360 */
    {"aten::linspace", NULL}, /* 361 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 362 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 363 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 364 */
    {"aten::log.out", NULL}, /* 365 */
    {"aten::log10.out", NULL}, /* 366 */
    {"aten::log1p.out", NULL}, /* 367 */
    {"aten::log2.out", NULL}, /* 368 */
    {"aten::log_normal", NULL}, /* 369 */
    {"aten::log_normal_", NULL}, /* 370 */
    {"aten::log_softmax.int", NULL}, /* 371 */
    {"aten::logaddexp.out", NULL}, /* 372 */
    {"aten::logaddexp2.out", NULL}, /* 373 */
    {"aten::logcumsumexp", NULL}, /* 374 */
    {"aten::logit_backward.grad_input", NULL}, /* 375 */
    {"aten::logspace", NULL}, /* 376 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 377 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 378 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 379 */
    {"aten::logsumexp", NULL}, /* 380 */
    {"aten::lt.Scalar_out", NULL}, /* 381 */
    {"aten::lt.Tensor_out", NULL}, /* 382 */
    {"aten::lu_solve", NULL}, /* 383 */
    {"aten::lu_unpack", NULL}, /* 384 */
    {"aten::masked_fill.Scalar", NULL}, /* 385 */
    {"aten::masked_fill.Tensor", NULL}, /* 386 */
    {"aten::masked_scatter", NULL}, /* 387 */
    {"aten::matrix_power", NULL}, /* 388 */
    {"aten::max", NULL}, /* 389 */
    {"aten::max.dim_max", NULL}, /* 390 */
    {"aten::max_pool2d_with_indices", NULL}, /* 391 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 392 */
    {"aten::max_pool3d_with_indices", NULL}, /* 393 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 394 */
    {"aten::max_unpool2d", NULL}, /* 395 */
    {"aten::max_unpool3d", NULL}, /* 396 */
    {"aten::maximum.out", NULL}, /* 397 */
    {"aten::mean", NULL}, /* 398 */
    {"aten::mean.out", NULL}, /* 399 */
    {"aten::median", NULL}, /* 400 */
    {"aten::median.dim", NULL}, /* 401 */
    {"aten::min", NULL}, /* 402 */
    {"aten::min.dim_min", NULL}, /* 403 */
    {"aten::minimum.out", NULL}, /* 404 */
    {"aten::mish.out", NULL}, /* 405 */
    {"aten::mm.out", NULL}, /* 406 */
    {"aten::mode", NULL}, /* 407 */
    {"aten::mse_loss", NULL}, /* 408 */
    {"aten::mse_loss_backward", NULL}, /* 409 */
    {"aten::mul.Scalar", NULL}, /* 410 */
    {"aten::mul.out", NULL}, /* 411 */
    {"aten::multi_margin_loss", NULL}, /* 412 */
    {"aten::multi_margin_loss_backward", NULL}, /* 413 */
    {"aten::multilabel_margin_loss", NULL}, /* 414 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 415 */
    {"aten::multilabel_margin_loss_forward", NULL}, /* 416 */
    {"aten::multiply.Tensor", NULL}, /* 417 */
    {"aten::mv", NULL}, /* 418 */
    {"aten::nanmedian", NULL}, /* 419 */
    {"aten::nanmedian.dim", NULL}, /* 420 */
    {"aten::nanquantile", NULL}, /* 421 */
    {"aten::nanquantile.scalar", NULL}, /* 422 */
    {"aten::nansum", NULL}, /* 423 */
    {"aten::narrow", NULL}, /* 424 */
    {"aten::narrow_copy", NULL}, /* 425 */
    {"aten::native_batch_norm", NULL}, /* 426 */
    {"aten::native_batch_norm_backward", NULL}, /* 427 */
    {"aten::native_dropout", NULL}, /* 428 */
    {"aten::native_dropout_backward", NULL}, /* 429 */
    {"aten::native_group_norm", NULL}, /* 430 */
    {"aten::native_group_norm_backward", NULL}, /* 431 */
    {"aten::native_layer_norm", NULL}, /* 432 */
    {"aten::native_layer_norm_backward", NULL}, /* 433 */
    {"aten::ne.Scalar_out", NULL}, /* 434 */
    {"aten::ne.Tensor_out", NULL}, /* 435 */
    {"aten::neg.out", NULL}, /* 436 */
    {"aten::negative", NULL}, /* 437 */
    {"aten::new_empty", NULL}, /* 438 */
    {"aten::new_empty_strided", NULL}, /* 439 */
    {"aten::new_full", NULL}, /* 440 */
    {"aten::new_ones", NULL}, /* 441 */
    {"aten::new_zeros", NULL}, /* 442 */
    {"aten::nextafter.out", NULL}, /* 443 */
    {"aten::nll_loss", NULL}, /* 444 */
    {"aten::nll_loss2d", NULL}, /* 445 */
    {"aten::nll_loss2d_backward", NULL}, /* 446 */
    {"aten::nll_loss2d_forward", NULL}, /* 447 */
    {"aten::nll_loss_backward", NULL}, /* 448 */
    {"aten::nll_loss_forward", NULL}, /* 449 */
    {"aten::nonzero", NULL}, /* 450 */
    {"aten::nonzero_static", NULL}, /* 451 */
    {"aten::norm.Scalar", NULL}, /* 452 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 453 */
    {"aten::norm.dtype_out", NULL}, /* 454 */
    {"aten::norm.out", NULL}, /* 455 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 456 */
    {"aten::normal.Tensor_float", NULL}, /* 457 */
    {"aten::normal.float_Tensor", NULL}, /* 458 */
    {"aten::normal.float_float", NULL}, /* 459 */
    {"aten::normal_", NULL}, /* 460 */
    {"aten::normal_functional", NULL}, /* 461 */
    {"aten::not_equal.Scalar", NULL}, /* 462 */
    {"aten::not_equal.Tensor", NULL}, /* 463 */
    {"aten::nuclear_norm", NULL}, /* 464 */
    {"aten::nuclear_norm.dim", NULL}, /* 465 */
    {"aten::ones", NULL}, /* 466 */
    {"aten::ones_like", NULL}, /* 467 */
    {"aten::orgqr", NULL}, /* 468 */
    {"aten::ormqr", NULL}, /* 469 */
    {"aten::outer", NULL}, /* 470 */
    {"aten::permute", NULL}, /* 471 */
    {"aten::permute_copy", NULL}, /* 472 */
    {"aten::pixel_shuffle", NULL}, /* 473 */
    {"aten::pixel_unshuffle", NULL}, /* 474 */
    {"aten::polygamma.out", NULL}, /* 475 */
    {"aten::pow.Scalar_out", NULL}, /* 476 */
    {"aten::pow.Tensor_Scalar_out", NULL}, /* 477 */
    {"aten::pow.Tensor_Tensor_out", NULL}, /* 478 */
    {"aten::prod", NULL}, /* 479 */
    {"aten::prod.int_out", NULL}, /* 480 */
    {"aten::put", NULL}, /* 481 */
    {"aten::put_", NULL}, /* 482 */
    {"aten::qr", NULL}, /* 483 */
    {"aten::quantile", NULL}, /* 484 */
    {"aten::quantile.scalar", NULL}, /* 485 */
    {"aten::rad2deg", NULL}, /* 486 */
    {"aten::rand", NULL}, /* 487 */
    {"aten::rand.generator", NULL}, /* 488 */
    {"aten::rand_like", NULL}, /* 489 */
    {"aten::randint", NULL}, /* 490 */
    {"aten::randint.generator", NULL}, /* 491 */
    {"aten::randint.low", NULL}, /* 492 */
    {"aten::randint.low_generator", NULL}, /* 493 */
    {"aten::randint_like", NULL}, /* 494 */
    {"aten::randint_like.low_dtype", NULL}, /* 495 */
    {"aten::randn", NULL}, /* 496 */
    {"aten::randn.generator", NULL}, /* 497 */
    {"aten::randn_like", NULL}, /* 498 */
    {"aten::random", NULL}, /* 499 */
    {"aten::random.from", NULL}, /* 500 */
    {"aten::random.to", NULL}, /* 501 */
    {"aten::random_", NULL}, /* 502 */
    {"aten::random_.from", NULL}, /* 503 */
    {"aten::random_.to", NULL}, /* 504 */
    {"aten::randperm", NULL}, /* 505 */
    {"aten::randperm.generator", NULL}, /* 506 */
    {"aten::range", NULL}, /* 507 */
    {"aten::range.step", NULL}, /* 508 */
    {"aten::reciprocal.out", NULL}, /* 509 */
    {"aten::reflection_pad1d", NULL}, /* 510 */
    {"aten::reflection_pad1d_backward", NULL}, /* 511 */
    {"aten::reflection_pad2d", NULL}, /* 512 */
    {"aten::reflection_pad2d_backward", NULL}, /* 513 */
    {"aten::reflection_pad3d", NULL}, /* 514 */
    {"aten::reflection_pad3d_backward", NULL}, /* 515 */
    {"aten::relu", NULL}, /* 516 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 517 */
    {"aten::remainder.Tensor_out", NULL}, /* 518 */
    {"aten::renorm.out", NULL}, /* 519 */
    {"aten::repeat", NULL}, /* 520 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 521 */
    {"aten::replication_pad1d", NULL}, /* 522 */
    {"aten::replication_pad1d_backward", NULL}, /* 523 */
    {"aten::replication_pad2d", NULL}, /* 524 */
    {"aten::replication_pad2d_backward", NULL}, /* 525 */
    {"aten::replication_pad3d", NULL}, /* 526 */
    {"aten::replication_pad3d_backward", NULL}, /* 527 */
    {"aten::resize", NULL}, /* 528 */
    {"aten::resize_", NULL}, /* 529 */
    {"aten::resize_as", NULL}, /* 530 */
    {"aten::resize_as_", NULL}, /* 531 */
    {"aten::roll", NULL}, /* 532 */
    {"aten::rot90", NULL}, /* 533 */
    {"aten::round.decimals_out", NULL}, /* 534 */
    {"aten::round.out", NULL}, /* 535 */
    {"aten::row_stack", NULL}, /* 536 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 537 */
    {"aten::rsqrt.out", NULL}, /* 538 */
    {"aten::rsub.Scalar", NULL}, /* 539 */
    {"aten::rsub.Tensor", NULL}, /* 540 */
    {"aten::scalar_tensor", NULL}, /* 541 */
    {"aten::scatter.reduce_out", NULL}, /* 542 */
    {"aten::scatter.src_out", NULL}, /* 543 */
    {"aten::scatter.value_out", NULL}, /* 544 */
    {"aten::scatter.value_reduce_out", NULL}, /* 545 */
    {"aten::scatter_add.out", NULL}, /* 546 */
    {"aten::scatter_reduce.two_out", NULL}, /* 547 */
    {"aten::searchsorted.Scalar", NULL}, /* 548 */
    {"aten::searchsorted.Tensor", NULL}, /* 549 */
    {"aten::select.int", NULL}, /* 550 */
    {"aten::select_backward", NULL}, /* 551 */
    {"aten::select_copy.int", NULL}, /* 552 */
    {"aten::select_scatter", NULL}, /* 553 */
    {"aten::sgn.out", NULL}, /* 554 */
    {"aten::sigmoid.out", NULL}, /* 555 */
    {"aten::sigmoid_backward.grad_input", NULL}, /* 556 */
    {"aten::sign.out", NULL}, /* 557 */
    {"aten::signbit.out", NULL}, /* 558 */
    {"aten::silu.out", NULL}, /* 559 */
    {"aten::silu_backward.grad_input", NULL}, /* 560 */
    {"aten::sin.out", NULL}, /* 561 */
    {"aten::sinc.out", NULL}, /* 562 */
    {"aten::sinh.out", NULL}, /* 563 */
    {"aten::slice.Tensor", NULL}, /* 564 */
    {"aten::slice_backward", NULL}, /* 565 */
    {"aten::slice_copy.Tensor", NULL}, /* 566 */
    {"aten::slice_scatter", NULL}, /* 567 */
    {"aten::slogdet", NULL}, /* 568 */
    {"aten::smooth_l1_loss", NULL}, /* 569 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 570 */
    {"aten::soft_margin_loss", NULL}, /* 571 */
    {"aten::soft_margin_loss_backward", NULL}, /* 572 */
    {"aten::softmax.int", NULL}, /* 573 */
    {"aten::softplus.out", NULL}, /* 574 */
    {"aten::softplus_backward.grad_input", NULL}, /* 575 */
    {"aten::softshrink.out", NULL}, /* 576 */
    {"aten::softshrink_backward.grad_input", NULL}, /* 577 */
    {"aten::sort", NULL}, /* 578 */
    {"aten::sort.values_stable", NULL}, /* 579 */
    {"aten::special_airy_ai.out", NULL}, /* 580 */
    {"aten::special_bessel_j0.out", NULL}, /* 581 */
    {"aten::special_bessel_j1.out", NULL}, /* 582 */
    {"aten::special_bessel_y0.out", NULL}, /* 583 */
    {"aten::special_bessel_y1.out", NULL}, /* 584 */
    {"aten::special_chebyshev_polynomial_t.out", NULL}, /* 585 */
    {"aten::special_chebyshev_polynomial_u.out", NULL}, /* 586 */
    {"aten::special_chebyshev_polynomial_v.out", NULL}, /* 587 */
    {"aten::special_chebyshev_polynomial_w.out", NULL}, /* 588 */
    {"aten::special_digamma", NULL}, /* 589 */
    {"aten::special_entr.out", NULL}, /* 590 */
    {"aten::special_erf", NULL}, /* 591 */
    {"aten::special_erfc", NULL}, /* 592 */
    {"aten::special_erfcx.out", NULL}, /* 593 */
    {"aten::special_erfinv", NULL}, /* 594 */
    {"aten::special_exp2", NULL}, /* 595 */
    {"aten::special_expit", NULL}, /* 596 */
    {"aten::special_expm1", NULL}, /* 597 */
    {"aten::special_gammainc", NULL}, /* 598 */
    {"aten::special_gammaincc", NULL}, /* 599 */
    {"aten::special_gammaln", NULL}, /* 600 */
    {"aten::special_hermite_polynomial_h.out", NULL}, /* 601 */
    {"aten::special_hermite_polynomial_he.out", NULL}, /* 602 */
    {"aten::special_i0", NULL}, /* 603 */
    {"aten::special_i0e.out", NULL}, /* 604 */
    {"aten::special_i1.out", NULL}, /* 605 */
    {"aten::special_i1e.out", NULL}, /* 606 */
    {"aten::special_laguerre_polynomial_l.out", NULL}, /* 607 */
    {"aten::special_legendre_polynomial_p.out", NULL}, /* 608 */
    {"aten::special_log1p", NULL}, /* 609 */
    {"aten::special_log_ndtr.out", NULL}, /* 610 */
    {"aten::special_logit", NULL}, /* 611 */
    {"aten::special_modified_bessel_i0.out", NULL}, /* 612 */
    {"aten::special_modified_bessel_i1.out", NULL}, /* 613 */
    {"aten::special_modified_bessel_k0.out", NULL}, /* 614 */
    {"aten::special_modified_bessel_k1.out", NULL}, /* 615 */
    {"aten::special_multigammaln", NULL}, /* 616 */
    {"aten::special_ndtri.out", NULL}, /* 617 */
    {"aten::special_polygamma", NULL}, /* 618 */
    {"aten::special_psi", NULL}, /* 619 */
    {"aten::special_round", NULL}, /* 620 */
    {"aten::special_scaled_modified_bessel_k0.out", NULL}, /* 621 */
    {"aten::special_scaled_modified_bessel_k1.out", NULL}, /* 622 */
    {"aten::special_shifted_chebyshev_polynomial_t.out", NULL}, /* 623 */
    {"aten::special_shifted_chebyshev_polynomial_u.out", NULL}, /* 624 */
    {"aten::special_shifted_chebyshev_polynomial_v.out", NULL}, /* 625 */
    {"aten::special_shifted_chebyshev_polynomial_w.out", NULL}, /* 626 */
    {"aten::special_sinc", NULL}, /* 627 */
    {"aten::special_spherical_bessel_j0.out", NULL}, /* 628 */
    {"aten::special_xlog1py.out", NULL}, /* 629 */
    {"aten::special_xlogy", NULL}, /* 630 */
    {"aten::special_xlogy.other_scalar", NULL}, /* 631 */
    {"aten::special_xlogy.self_scalar", NULL}, /* 632 */
    {"aten::special_zeta.out", NULL}, /* 633 */
    {"aten::split.Tensor", NULL}, /* 634 */
    {"aten::split_copy.Tensor", NULL}, /* 635 */
    {"aten::split_with_sizes", NULL}, /* 636 */
    {"aten::split_with_sizes_copy", NULL}, /* 637 */
    {"aten::sqrt.out", NULL}, /* 638 */
    {"aten::squeeze", NULL}, /* 639 */
    {"aten::squeeze.dim", NULL}, /* 640 */
    {"aten::squeeze.dims", NULL}, /* 641 */
    {"aten::squeeze_copy", NULL}, /* 642 */
    {"aten::squeeze_copy.dim", NULL}, /* 643 */
    {"aten::squeeze_copy.dims", NULL}, /* 644 */
    {"aten::stack", NULL}, /* 645 */
    {"aten::std.correction", NULL}, /* 646 */
    {"aten::std.dim", NULL}, /* 647 */
    {"aten::std_mean.correction", NULL}, /* 648 */
    {"aten::sub.Scalar", NULL}, /* 649 */
    {"aten::sub.out", NULL}, /* 650 */
    {"aten::subtract.Tensor", NULL}, /* 651 */
    {"aten::sum", NULL}, /* 652 */
    {"aten::sum.IntList_out", NULL}, /* 653 */
    {"aten::svd", NULL}, /* 654 */
    {"aten::t", NULL}, /* 655 */
    {"aten::t_copy", NULL}, /* 656 */
    {"aten::take_along_dim", NULL}, /* 657 */
    {"aten::tan.out", NULL}, /* 658 */
    {"aten::tanh.out", NULL}, /* 659 */
    {"aten::tanh_backward.grad_input", NULL}, /* 660 */
    {"aten::tensordot", NULL}, /* 661 */
    {"aten::threshold.out", NULL}, /* 662 */
    {"aten::threshold_backward.grad_input", NULL}, /* 663 */
    {"aten::topk.values", NULL}, /* 664 */
    {"aten::trace", NULL}, /* 665 */
    {"aten::transpose.int", NULL}, /* 666 */
    {"aten::transpose_copy.int", NULL}, /* 667 */
    {"aten::triangular_solve", NULL}, /* 668 */
    {"aten::tril.out", NULL}, /* 669 */
    {"aten::tril_indices", NULL}, /* 670 */
    {"aten::triu.out", NULL}, /* 671 */
    {"aten::triu_indices", NULL}, /* 672 */
    {"aten::true_divide.Tensor", NULL}, /* 673 */
    {"aten::trunc.out", NULL}, /* 674 */
    {"aten::unbind.int", NULL}, /* 675 */
    {"aten::unbind_copy.int", NULL}, /* 676 */
    {"aten::unfold", NULL}, /* 677 */
    {"aten::unfold_backward", NULL}, /* 678 */
    {"aten::unfold_copy", NULL}, /* 679 */
    {"aten::uniform", NULL}, /* 680 */
    {"aten::uniform_", NULL}, /* 681 */
    {"aten::unique_consecutive", NULL}, /* 682 */
    {"aten::unique_dim", NULL}, /* 683 */
    {"aten::unique_dim_consecutive", NULL}, /* 684 */
    {"aten::unsafe_split.Tensor", NULL}, /* 685 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 686 */
    {"aten::unsqueeze", NULL}, /* 687 */
    {"aten::unsqueeze_copy", NULL}, /* 688 */
    {"aten::upsample_bicubic2d", NULL}, /* 689 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 690 */
    {"aten::upsample_bilinear2d", NULL}, /* 691 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 692 */
    {"aten::upsample_linear1d", NULL}, /* 693 */
    {"aten::upsample_linear1d_backward", NULL}, /* 694 */
    {"aten::upsample_nearest1d", NULL}, /* 695 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 696 */
    {"aten::upsample_nearest2d", NULL}, /* 697 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 698 */
    {"aten::upsample_nearest3d", NULL}, /* 699 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 700 */
    {"aten::upsample_trilinear3d", NULL}, /* 701 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 702 */
    {"aten::var.correction", NULL}, /* 703 */
    {"aten::var.dim", NULL}, /* 704 */
    {"aten::var_mean.correction", NULL}, /* 705 */
    {"aten::vdot", NULL}, /* 706 */
    {"aten::view", NULL}, /* 707 */
    {"aten::view.dtype", NULL}, /* 708 */
    {"aten::view_as_complex", NULL}, /* 709 */
    {"aten::view_as_complex_copy", NULL}, /* 710 */
    {"aten::view_as_real", NULL}, /* 711 */
    {"aten::view_as_real_copy", NULL}, /* 712 */
    {"aten::view_copy", NULL}, /* 713 */
    {"aten::view_copy.dtype", NULL}, /* 714 */
    {"aten::vstack", NULL}, /* 715 */
    {"aten::xlogy.OutTensor", NULL}, /* 716 */
    {"aten::zero", NULL}, /* 717 */
    {"aten::zero_", NULL}, /* 718 */
    {"aten::zeros", NULL}, /* 719 */
    {"aten::zeros_like", NULL}, /* 720 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 2048;

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
    {18457, 18472, 192, 3, 3, 0x1}, /* aten::_softmax */
    {18539, 18558, 195, 2, 3, 0x0}, /* aten::_softmax.out */
    {18652, 18681, 197, 3, 3, 0x0}, /* aten::_softmax_backward_data */
    {18788, 18821, 200, 2, 3, 0x0}, /* aten::_softmax_backward_data.out */
    {18962, 19007, 202, 1, 3, 0x0}, /* aten::_thnn_differentiable_gru_cell_backward */
    {19205, 19251, 203, 1, 3, 0x0}, /* aten::_thnn_differentiable_lstm_cell_backward */
    {19479, 19494, 204, 1, 0, 0x1}, /* aten::_to_copy */
    {19683, 19702, 205, 1, 0, 0x20}, /* aten::_to_copy.out */
    {19826, 19843, 206, 1, 3, 0x0}, /* aten::_trilinear */
    {19980, 20001, 207, 1, 0, 0x20}, /* aten::_trilinear.out */
    {20165, 20179, 208, 2, 3, 0x8}, /* aten::_unique */
    {20271, 20289, 210, 1, 0, 0x20}, /* aten::_unique.out */
    {20430, 20445, 211, 2, 3, 0x8}, /* aten::_unique2 */
    {20572, 20591, 213, 1, 0, 0x20}, /* aten::_unique2.out */
    {20788, 20815, 214, 1, 3, 0x0}, /* aten::_unsafe_index.Tensor */
    {20884, 20908, 215, 1, 1, 0x0}, /* aten::_unsafe_index_put */
    {21012, 21039, 216, 1, 3, 0x0}, /* aten::_unsafe_masked_index */
    {21134, 21176, 217, 1, 3, 0x0}, /* aten::_unsafe_masked_index_put_accumulate */
    {21288, 21307, 218, 1, 3, 0x0}, /* aten::_unsafe_view */
    {21364, 21387, 219, 1, 0, 0x20}, /* aten::_unsafe_view.out */
    {21471, 21500, 220, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {21639, 21672, 222, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {21838, 21871, 224, 1, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {21995, 22033, 225, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {22210, 22259, 227, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {22477, 22507, 229, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {22647, 22681, 231, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {22848, 22882, 233, 1, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {23007, 23046, 234, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {23224, 23274, 236, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {23493, 23522, 238, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {23661, 23694, 240, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {23860, 23893, 242, 1, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {24017, 24055, 243, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {24232, 24281, 245, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {24499, 24531, 247, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d */
    {24629, 24665, 249, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {24790, 24826, 251, 1, 3, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {24933, 24974, 252, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {25110, 25162, 254, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {25339, 25371, 256, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d */
    {25493, 25529, 258, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {25678, 25714, 260, 1, 3, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {25821, 25862, 261, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {26022, 26074, 263, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {26275, 26307, 265, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d */
    {26451, 26487, 267, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {26658, 26694, 269, 1, 3, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {26801, 26842, 270, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {27024, 27076, 272, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {27299, 27309, 274, 2, 1, 0x10001}, /* aten::abs */
    {27342, 27356, 276, 2, 1, 0x10000}, /* aten::abs.out */
    {27416, 27427, 278, 2, 1, 0x0}, /* aten::abs_ */
    {27469, 27484, 280, 1, 1, 0x0}, /* aten::absolute */
    {27522, 27541, 281, 1, 1, 0x0}, /* aten::absolute.out */
    {27606, 27622, 282, 1, 1, 0x0}, /* aten::absolute_ */
    {27669, 27680, 283, 3, 1, 0x10001}, /* aten::acos */
    {27714, 27729, 286, 2, 1, 0x10000}, /* aten::acos.out */
    {27790, 27802, 288, 3, 1, 0x10000}, /* aten::acos_ */
    {27845, 27857, 291, 3, 3, 0x10001}, /* aten::acosh */
    {27892, 27908, 294, 2, 3, 0x10000}, /* aten::acosh.out */
    {27970, 27983, 296, 3, 3, 0x10000}, /* aten::acosh_ */
    {28027, 28053, 299, 1, 3, 0x1}, /* aten::adaptive_avg_pool1d */
    {28122, 28148, 300, 1, 3, 0x0}, /* aten::adaptive_avg_pool2d */
    {28220, 28250, 301, 2, 3, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {28349, 28375, 303, 1, 3, 0x0}, /* aten::adaptive_avg_pool3d */
    {28447, 28477, 304, 2, 3, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {28576, 28602, 306, 1, 3, 0x0}, /* aten::adaptive_max_pool1d */
    {28681, 28707, 307, 2, 3, 0x0}, /* aten::adaptive_max_pool2d */
    {28786, 28816, 309, 2, 3, 0x0}, /* aten::adaptive_max_pool2d.out */
    {28946, 28981, 311, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {29075, 29121, 313, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {29256, 29282, 315, 2, 3, 0x0}, /* aten::adaptive_max_pool3d */
    {29361, 29391, 317, 2, 3, 0x0}, /* aten::adaptive_max_pool3d.out */
    {29521, 29556, 319, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {29650, 29696, 321, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {29831, 29848, 323, 1, 1, 0x10001}, /* aten::add.Scalar */
    {29918, 29939, 324, 1, 0, 0x20}, /* aten::add.Scalar_out */
    {30036, 30053, 325, 3, 1, 0x10001}, /* aten::add.Tensor */
    {30126, 30140, 328, 2, 1, 0x10000}, /* aten::add.out */
    {30230, 30248, 330, 1, 1, 0x10000}, /* aten::add_.Scalar */
    {30327, 30345, 331, 3, 1, 0x10000}, /* aten::add_.Tensor */
    {30427, 30440, 334, 2, 3, 0x0}, /* aten::addbmm */
    {30540, 30557, 336, 2, 3, 0x0}, /* aten::addbmm.out */
    {30681, 30695, 338, 2, 3, 0x0}, /* aten::addbmm_ */
    {30804, 30818, 340, 3, 1, 0x10000}, /* aten::addcdiv */
    {30906, 30924, 343, 2, 1, 0x10000}, /* aten::addcdiv.out */
    {31036, 31051, 345, 3, 1, 0x10000}, /* aten::addcdiv_ */
    {31148, 31162, 348, 3, 1, 0x10000}, /* aten::addcmul */
    {31250, 31268, 351, 2, 1, 0x10000}, /* aten::addcmul.out */
    {31380, 31395, 353, 3, 1, 0x10000}, /* aten::addcmul_ */
    {31492, 31504, 356, 3, 3, 0x1}, /* aten::addmm */
    {31599, 31615, 359, 2, 3, 0x0}, /* aten::addmm.out */
    {31734, 31747, 361, 3, 3, 0x0}, /* aten::addmm_ */
    {31851, 31863, 364, 3, 3, 0x0}, /* aten::addmv */
    {31956, 31972, 367, 2, 3, 0x0}, /* aten::addmv.out */
    {32089, 32102, 369, 3, 3, 0x0}, /* aten::addmv_ */
    {32204, 32215, 372, 1, 3, 0x0}, /* aten::addr */
    {32309, 32324, 373, 1, 3, 0x0}, /* aten::addr.out */
    {32442, 32454, 374, 1, 3, 0x0}, /* aten::addr_ */
    {32557, 32571, 375, 1, 3, 0x0}, /* aten::adjoint */
    {32614, 32642, 376, 1, 3, 0x0}, /* aten::affine_grid_generator */
    {32729, 32761, 377, 1, 0, 0x20}, /* aten::affine_grid_generator.out */
    {32875, 32912, 378, 1, 3, 0x0}, /* aten::affine_grid_generator_backward */
    {33007, 33019, 379, 1, 3, 0x1}, /* aten::alias */
    {33060, 33077, 380, 1, 3, 0x80000}, /* aten::alias_copy */
    {33117, 33138, 381, 1, 0, 0x80020}, /* aten::alias_copy.out */
    {33205, 33215, 382, 3, 1, 0x40000}, /* aten::all */
    {33248, 33266, 385, 2, 1, 0x40000}, /* aten::all.all_out */
    {33330, 33344, 387, 3, 1, 0x40000}, /* aten::all.dim */
    {33410, 33425, 390, 3, 1, 0x40000}, /* aten::all.dims */
    {33500, 33519, 393, 2, 1, 0x40000}, /* aten::all.dims_out */
    {33621, 33635, 395, 2, 1, 0x40000}, /* aten::all.out */
    {33724, 33739, 397, 1, 3, 0x4}, /* aten::allclose */
    {33847, 33858, 398, 3, 3, 0x40001}, /* aten::amax */
    {33927, 33942, 401, 2, 3, 0x40000}, /* aten::amax.out */
    {34038, 34049, 403, 3, 3, 0x40001}, /* aten::amin */
    {34118, 34133, 406, 2, 3, 0x40000}, /* aten::amin.out */
    {34229, 34243, 408, 3, 1, 0x40000}, /* aten::aminmax */
    {34336, 34354, 411, 2, 1, 0x40000}, /* aten::aminmax.out */
    {34491, 34503, 413, 2, 1, 0x10000}, /* aten::angle */
    {34538, 34554, 415, 2, 1, 0x10000}, /* aten::angle.out */
    {34616, 34626, 417, 3, 1, 0x40001}, /* aten::any */
    {34659, 34677, 420, 2, 1, 0x40000}, /* aten::any.all_out */
    {34741, 34755, 422, 3, 1, 0x40001}, /* aten::any.dim */
    {34821, 34836, 425, 3, 1, 0x40001}, /* aten::any.dims */
    {34911, 34930, 428, 2, 1, 0x40000}, /* aten::any.dims_out */
    {35032, 35046, 430, 2, 1, 0x40000}, /* aten::any.out */
    {35135, 35148, 432, 2, 3, 0x0}, /* aten::arange */
    {35275, 35292, 434, 1, 3, 0x0}, /* aten::arange.out */
    {35354, 35373, 435, 2, 3, 0x0}, /* aten::arange.start */
    {35520, 35543, 437, 2, 3, 0x0}, /* aten::arange.start_out */
    {35640, 35664, 439, 2, 3, 0x1}, /* aten::arange.start_step */
    {35831, 35844, 441, 1, 3, 0x0}, /* aten::arccos */
    {35880, 35897, 442, 1, 3, 0x0}, /* aten::arccos.out */
    {35960, 35974, 443, 1, 3, 0x0}, /* aten::arccos_ */
    {36019, 36033, 444, 1, 3, 0x0}, /* aten::arccosh */
    {36070, 36088, 445, 1, 3, 0x0}, /* aten::arccosh.out */
    {36152, 36167, 446, 1, 3, 0x0}, /* aten::arccosh_ */
    {36213, 36226, 447, 1, 3, 0x0}, /* aten::arcsin */
    {36262, 36279, 448, 1, 3, 0x0}, /* aten::arcsin.out */
    {36342, 36356, 449, 1, 3, 0x0}, /* aten::arcsin_ */
    {36401, 36415, 450, 1, 3, 0x0}, /* aten::arcsinh */
    {36452, 36470, 451, 1, 3, 0x0}, /* aten::arcsinh.out */
    {36534, 36549, 452, 1, 3, 0x0}, /* aten::arcsinh_ */
    {36595, 36608, 453, 1, 3, 0x0}, /* aten::arctan */
    {36644, 36661, 454, 1, 3, 0x0}, /* aten::arctan.out */
    {36724, 36738, 455, 1, 3, 0x0}, /* aten::arctan2 */
    {36789, 36807, 456, 1, 1, 0x0}, /* aten::arctan2.out */
    {36885, 36900, 457, 1, 3, 0x0}, /* aten::arctan2_ */
    {36960, 36974, 458, 1, 3, 0x0}, /* aten::arctan_ */
    {37019, 37033, 459, 1, 3, 0x0}, /* aten::arctanh */
    {37070, 37088, 460, 1, 3, 0x0}, /* aten::arctanh.out */
    {37152, 37167, 461, 1, 3, 0x0}, /* aten::arctanh_ */
    {37213, 37226, 462, 3, 1, 0x40001}, /* aten::argmax */
    {37297, 37314, 465, 2, 3, 0x40000}, /* aten::argmax.out */
    {37412, 37425, 467, 3, 1, 0x40001}, /* aten::argmin */
    {37496, 37513, 470, 2, 3, 0x40000}, /* aten::argmin.out */
    {37611, 37625, 472, 1, 1, 0x0}, /* aten::argsort */
    {37697, 37718, 473, 1, 1, 0x0}, /* aten::argsort.stable */
    {37813, 37838, 474, 1, 1, 0x0}, /* aten::argsort.stable_out */
    {37957, 37972, 475, 1, 3, 0x8}, /* aten::argwhere */
    {38010, 38027, 476, 2, 0, 0x1}, /* aten::as_strided */
    {38134, 38152, 478, 1, 0, 0x80}, /* aten::as_strided_ */
    {38262, 38284, 479, 1, 3, 0x80000}, /* aten::as_strided_copy */
    {38390, 38416, 480, 1, 0, 0x80020}, /* aten::as_strided_copy.out */
    {38549, 38574, 481, 1, 0, 0x0}, /* aten::as_strided_scatter */
    {38695, 38724, 482, 1, 0, 0x20}, /* aten::as_strided_scatter.out */
    {38872, 38883, 483, 3, 1, 0x10001}, /* aten::asin */
    {38917, 38932, 486, 2, 1, 0x10000}, /* aten::asin.out */
    {38993, 39005, 488, 3, 1, 0x10000}, /* aten::asin_ */
    {39048, 39060, 491, 3, 3, 0x10001}, /* aten::asinh */
    {39095, 39111, 494, 2, 3, 0x10000}, /* aten::asinh.out */
    {39173, 39186, 496, 3, 3, 0x10000}, /* aten::asinh_ */
    {39230, 39241, 499, 3, 1, 0x10001}, /* aten::atan */
    {39275, 39290, 502, 2, 1, 0x10000}, /* aten::atan.out */
    {39351, 39363, 504, 3, 1, 0x10001}, /* aten::atan2 */
    {39412, 39428, 507, 2, 1, 0x10001}, /* aten::atan2.out */
    {39504, 39517, 509, 3, 1, 0x10000}, /* aten::atan2_ */
    {39575, 39587, 512, 3, 1, 0x10000}, /* aten::atan_ */
    {39630, 39642, 515, 3, 3, 0x10001}, /* aten::atanh */
    {39677, 39693, 518, 2, 3, 0x10000}, /* aten::atanh.out */
    {39755, 39768, 520, 3, 3, 0x10000}, /* aten::atanh_ */
    {39812, 39829, 523, 1, 3, 0x100}, /* aten::atleast_1d */
    {39869, 39895, 524, 1, 3, 0x0}, /* aten::atleast_1d.Sequence */
    {39951, 39968, 525, 1, 3, 0x100}, /* aten::atleast_2d */
    {40008, 40034, 526, 1, 3, 0x0}, /* aten::atleast_2d.Sequence */
    {40090, 40107, 527, 1, 3, 0x100}, /* aten::atleast_3d */
    {40147, 40173, 528, 1, 3, 0x0}, /* aten::atleast_3d.Sequence */
    {40229, 40246, 529, 1, 3, 0x1}, /* aten::avg_pool1d */
    {40393, 40410, 530, 2, 3, 0x1}, /* aten::avg_pool2d */
    {40585, 40606, 532, 2, 3, 0x0}, /* aten::avg_pool2d.out */
    {40808, 40834, 534, 2, 3, 0x1}, /* aten::avg_pool2d_backward */
    {41017, 41054, 536, 2, 3, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {41278, 41295, 538, 2, 3, 0x1}, /* aten::avg_pool3d */
    {41470, 41491, 540, 2, 3, 0x0}, /* aten::avg_pool3d.out */
    {41693, 41719, 542, 2, 3, 0x0}, /* aten::avg_pool3d_backward */
    {41902, 41939, 544, 2, 3, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {42163, 42177, 546, 3, 3, 0x0}, /* aten::baddbmm */
    {42278, 42296, 549, 2, 3, 0x0}, /* aten::baddbmm.out */
    {42421, 42436, 551, 3, 3, 0x0}, /* aten::baddbmm_ */
    {42546, 42563, 554, 1, 3, 0x100}, /* aten::batch_norm */
    {42739, 42765, 555, 2, 3, 0x0}, /* aten::batch_norm_backward */
    {43006, 43036, 557, 2, 3, 0x0}, /* aten::batch_norm_update_stats */
    {43159, 43193, 559, 1, 0, 0x20}, /* aten::batch_norm_update_stats.out */
    {43365, 43381, 560, 1, 1, 0x2000}, /* aten::bernoulli */
    {43450, 43473, 561, 1, 0, 0x2020}, /* aten::bernoulli.Tensor */
    {43559, 43586, 562, 1, 0, 0x2020}, /* aten::bernoulli.Tensor_out */
    {43696, 43722, 563, 1, 0, 0x2020}, /* aten::bernoulli.float_out */
    {43834, 43854, 564, 2, 1, 0x2000}, /* aten::bernoulli.out */
    {43947, 43965, 566, 1, 1, 0x2000}, /* aten::bernoulli.p */
    {44045, 44069, 567, 2, 1, 0x2000}, /* aten::bernoulli_.Tensor */
    {44164, 44187, 569, 2, 1, 0x2000}, /* aten::bernoulli_.float */
    {44284, 44299, 571, 1, 3, 0x0}, /* aten::bilinear */
    {44388, 44415, 572, 2, 1, 0x0}, /* aten::binary_cross_entropy */
    {44521, 44552, 574, 2, 1, 0x0}, /* aten::binary_cross_entropy.out */
    {44685, 44721, 576, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward */
    {44856, 44903, 578, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {45079, 45118, 580, 2, 1, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {45261, 45304, 582, 1, 0, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {45471, 45486, 583, 2, 3, 0x8}, /* aten::bincount */
    {45566, 45585, 585, 1, 0, 0x20}, /* aten::bincount.out */
    {45692, 45717, 586, 1, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {45779, 45811, 587, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {45880, 45916, 588, 1, 0, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {46012, 46041, 589, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {46130, 46155, 590, 3, 1, 0x10001}, /* aten::bitwise_and.Tensor */
    {46217, 46246, 593, 2, 1, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {46335, 46361, 595, 1, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {46432, 46458, 596, 3, 1, 0x10000}, /* aten::bitwise_and_.Tensor */
    {46529, 46568, 599, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {46644, 46687, 600, 1, 0, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {46790, 46822, 601, 3, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {46891, 46930, 604, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {47006, 47049, 605, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {47152, 47188, 606, 2, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {47284, 47317, 608, 3, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {47395, 47435, 611, 1, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {47520, 47538, 612, 3, 1, 0x10001}, /* aten::bitwise_not */
    {47579, 47601, 615, 2, 1, 0x10000}, /* aten::bitwise_not.out */
    {47669, 47688, 617, 3, 1, 0x10000}, /* aten::bitwise_not_ */
    {47738, 47762, 620, 1, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {47823, 47854, 621, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {47922, 47957, 622, 1, 0, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {48052, 48080, 623, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {48168, 48192, 624, 3, 1, 0x10001}, /* aten::bitwise_or.Tensor */
    {48253, 48281, 627, 2, 1, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {48369, 48394, 629, 1, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {48464, 48489, 630, 3, 1, 0x10000}, /* aten::bitwise_or_.Tensor */
    {48559, 48599, 633, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {48676, 48720, 634, 1, 0, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {48824, 48857, 635, 3, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {48927, 48967, 638, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {49044, 49088, 639, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {49192, 49229, 640, 2, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {49326, 49360, 642, 3, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {49439, 49480, 645, 1, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {49566, 49591, 646, 1, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {49653, 49685, 647, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {49754, 49790, 648, 1, 0, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {49886, 49915, 649, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {50004, 50029, 650, 3, 1, 0x10001}, /* aten::bitwise_xor.Tensor */
    {50091, 50120, 653, 2, 1, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {50209, 50235, 655, 1, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {50306, 50332, 656, 3, 1, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {50403, 50420, 659, 1, 3, 0x0}, /* aten::block_diag */
    {50465, 50486, 660, 1, 0, 0x20}, /* aten::block_diag.out */
    {50558, 50568, 661, 3, 3, 0x1}, /* aten::bmm */
    {50614, 50628, 664, 2, 3, 0x0}, /* aten::bmm.out */
    {50701, 50725, 666, 1, 0, 0x0}, /* aten::broadcast_tensors */
    {50779, 50798, 667, 1, 3, 0x0}, /* aten::broadcast_to */
    {50861, 50884, 668, 2, 3, 0x0}, /* aten::bucketize.Scalar */
    {50992, 51019, 670, 1, 0, 0x20}, /* aten::bucketize.Scalar_out */
    {51151, 51174, 671, 2, 3, 0x0}, /* aten::bucketize.Tensor */
    {51282, 51309, 673, 2, 3, 0x0}, /* aten::bucketize.Tensor_out */
    {51441, 51456, 675, 1, 3, 0x0}, /* aten::can_cast */
    {51512, 51533, 676, 1, 3, 0x100}, /* aten::cartesian_prod */
    {51582, 51592, 677, 2, 3, 0x1}, /* aten::cat */
    {51641, 51655, 679, 2, 3, 0x0}, /* aten::cat.out */
    {51731, 51744, 681, 1, 0, 0x2020}, /* aten::cauchy */
    {51843, 51860, 682, 1, 0, 0x2020}, /* aten::cauchy.out */
    {51983, 51997, 683, 2, 1, 0x2000}, /* aten::cauchy_ */
    {52103, 52115, 685, 1, 3, 0x0}, /* aten::cdist */
    {52194, 52205, 686, 3, 1, 0x10001}, /* aten::ceil */
    {52239, 52254, 689, 2, 1, 0x10000}, /* aten::ceil.out */
    {52315, 52327, 691, 3, 1, 0x10000}, /* aten::ceil_ */
    {52370, 52381, 694, 1, 1, 0x10000}, /* aten::celu */
    {52433, 52448, 695, 1, 0, 0x20}, /* aten::celu.out */
    {52526, 52538, 696, 1, 1, 0x10000}, /* aten::celu_ */
    {52599, 52621, 697, 2, 3, 0x0}, /* aten::channel_shuffle */
    {52681, 52707, 699, 1, 0, 0x20}, /* aten::channel_shuffle.out */
    {52794, 52809, 700, 2, 3, 0x0}, /* aten::cholesky */
    {52865, 52884, 702, 2, 3, 0x0}, /* aten::cholesky.out */
    {52967, 52990, 704, 2, 3, 0x0}, /* aten::cholesky_inverse */
    {53054, 53081, 706, 2, 3, 0x0}, /* aten::cholesky_inverse.out */
    {53172, 53193, 708, 2, 3, 0x0}, /* aten::cholesky_solve */
    {53270, 53295, 710, 2, 3, 0x0}, /* aten::cholesky_solve.out */
    {53399, 53411, 712, 1, 0, 0x0}, /* aten::chunk */
    {53482, 53494, 713, 3, 1, 0x10001}, /* aten::clamp */
    {53565, 53584, 716, 3, 3, 0x10001}, /* aten::clamp.Tensor */
    {53662, 53685, 719, 2, 1, 0x10000}, /* aten::clamp.Tensor_out */
    {53790, 53806, 721, 2, 1, 0x10000}, /* aten::clamp.out */
    {53904, 53917, 723, 3, 1, 0x10000}, /* aten::clamp_ */
    {53997, 54017, 726, 3, 3, 0x10000}, /* aten::clamp_.Tensor */
    {54104, 54120, 729, 3, 1, 0x10000}, /* aten::clamp_max */
    {54171, 54194, 732, 3, 3, 0x10000}, /* aten::clamp_max.Tensor */
    {54252, 54279, 735, 2, 1, 0x10000}, /* aten::clamp_max.Tensor_out */
    {54364, 54384, 737, 2, 1, 0x10000}, /* aten::clamp_max.out */
    {54462, 54479, 739, 3, 1, 0x10000}, /* aten::clamp_max_ */
    {54539, 54563, 742, 3, 3, 0x10000}, /* aten::clamp_max_.Tensor */
    {54630, 54646, 745, 3, 1, 0x10000}, /* aten::clamp_min */
    {54697, 54720, 748, 3, 3, 0x10000}, /* aten::clamp_min.Tensor */
    {54778, 54805, 751, 2, 1, 0x10000}, /* aten::clamp_min.Tensor_out */
    {54890, 54910, 753, 2, 1, 0x10000}, /* aten::clamp_min.out */
    {54988, 55005, 755, 3, 1, 0x10000}, /* aten::clamp_min_ */
    {55065, 55089, 758, 3, 3, 0x10000}, /* aten::clamp_min_.Tensor */
    {55156, 55167, 761, 1, 3, 0x10000}, /* aten::clip */
    {55237, 55255, 762, 1, 3, 0x10000}, /* aten::clip.Tensor */
    {55332, 55354, 763, 1, 3, 0x0}, /* aten::clip.Tensor_out */
    {55458, 55473, 764, 1, 3, 0x10000}, /* aten::clip.out */
    {55570, 55582, 765, 1, 3, 0x10000}, /* aten::clip_ */
    {55661, 55680, 766, 1, 3, 0x10000}, /* aten::clip_.Tensor */
    {55766, 55778, 767, 1, 3, 0x10001}, /* aten::clone */
    {55850, 55866, 768, 1, 0, 0x20}, /* aten::clone.out */
    {55962, 55975, 769, 2, 3, 0x1}, /* aten::col2im */
    {56102, 56119, 771, 2, 3, 0x0}, /* aten::col2im.out */
    {56273, 56292, 773, 1, 3, 0x0}, /* aten::column_stack */
    {56339, 56362, 774, 1, 3, 0x0}, /* aten::column_stack.out */
    {56436, 56455, 775, 1, 3, 0x0}, /* aten::combinations */
    {56535, 56549, 776, 2, 3, 0x0}, /* aten::complex */
    {56599, 56617, 778, 2, 3, 0x0}, /* aten::complex.out */
    {56694, 56707, 780, 1, 3, 0x0}, /* aten::concat */
    {56759, 56776, 781, 1, 3, 0x0}, /* aten::concat.out */
    {56855, 56873, 782, 1, 3, 0x0}, /* aten::concatenate */
    {56930, 56952, 783, 1, 3, 0x0}, /* aten::concatenate.out */
    {57036, 57047, 784, 1, 3, 0x0}, /* aten::conj */
    {57087, 57107, 785, 1, 3, 0x10100}, /* aten::conj_physical */
    {57150, 57174, 786, 2, 3, 0x10000}, /* aten::conj_physical.out */
    {57244, 57265, 788, 2, 3, 0x10000}, /* aten::conj_physical_ */
    {57317, 57339, 790, 1, 3, 0x1}, /* aten::constant_pad_nd */
    {57414, 57440, 791, 1, 0, 0x20}, /* aten::constant_pad_nd.out */
    {57542, 57559, 792, 1, 3, 0x0}, /* aten::contiguous */
    {57654, 57667, 793, 1, 3, 0x0}, /* aten::conv1d */
    {57818, 57839, 794, 1, 3, 0x0}, /* aten::conv1d.padding */
    {57998, 58011, 795, 1, 3, 0x0}, /* aten::conv2d */
    {58162, 58183, 796, 1, 3, 0x0}, /* aten::conv2d.padding */
    {58342, 58355, 797, 1, 3, 0x0}, /* aten::conv3d */
    {58506, 58527, 798, 1, 3, 0x0}, /* aten::conv3d.padding */
    {58686, 58709, 799, 1, 3, 0x0}, /* aten::conv_transpose1d */
    {58898, 58927, 800, 1, 3, 0x0}, /* aten::conv_transpose2d.input */
    {59122, 59151, 801, 1, 3, 0x0}, /* aten::conv_transpose3d.input */
    {59346, 59364, 802, 2, 3, 0x1}, /* aten::convolution */
    {59546, 59568, 804, 1, 0, 0x20}, /* aten::convolution.out */
    {59777, 59804, 805, 2, 3, 0x1}, /* aten::convolution_backward */
    {60062, 60093, 807, 1, 0, 0x20}, /* aten::convolution_backward.out */
    {60421, 60432, 808, 1, 3, 0x1}, /* aten::copy */
    {60503, 60518, 809, 1, 0, 0x20}, /* aten::copy.out */
    {60616, 60628, 810, 1, 0, 0x0}, /* aten::copy_ */
    {60708, 60730, 811, 1, 3, 0x10000}, /* aten::copysign.Scalar */
    {60789, 60815, 812, 1, 3, 0x10000}, /* aten::copysign.Scalar_out */
    {60901, 60923, 813, 3, 1, 0x10000}, /* aten::copysign.Tensor */
    {60982, 61001, 816, 2, 1, 0x10000}, /* aten::copysign.out */
    {61080, 61103, 818, 1, 3, 0x0}, /* aten::copysign_.Scalar */
    {61171, 61194, 819, 3, 1, 0x0}, /* aten::copysign_.Tensor */
    {61262, 61277, 822, 1, 3, 0x0}, /* aten::corrcoef */
    {61315, 61325, 823, 3, 1, 0x10001}, /* aten::cos */
    {61358, 61372, 826, 2, 1, 0x10000}, /* aten::cos.out */
    {61432, 61443, 828, 3, 1, 0x10000}, /* aten::cos_ */
    {61485, 61496, 831, 3, 1, 0x10001}, /* aten::cosh */
    {61530, 61545, 834, 2, 1, 0x10000}, /* aten::cosh.out */
    {61606, 61618, 836, 3, 1, 0x10000}, /* aten::cosh_ */
    {61661, 61689, 839, 1, 3, 0x0}, /* aten::cosine_embedding_loss */
    {61810, 61834, 840, 1, 3, 0x0}, /* aten::cosine_similarity */
    {61918, 61938, 841, 1, 3, 0x40000}, /* aten::count_nonzero */
    {61996, 62028, 842, 2, 3, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {62094, 62130, 844, 1, 0, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {62223, 62247, 845, 1, 0, 0x20}, /* aten::count_nonzero.out */
    {62332, 62342, 846, 1, 3, 0x0}, /* aten::cov */
    {62442, 62467, 847, 1, 3, 0x0}, /* aten::cross_entropy_loss */
    {62624, 62637, 848, 1, 1, 0x0}, /* aten::cummax */
    {62707, 62724, 849, 2, 1, 0x0}, /* aten::cummax.out */
    {62848, 62861, 851, 1, 1, 0x0}, /* aten::cummin */
    {62931, 62948, 852, 2, 1, 0x0}, /* aten::cummin.out */
    {63072, 63086, 854, 3, 1, 0x0}, /* aten::cumprod */
    {63159, 63177, 857, 2, 1, 0x0}, /* aten::cumprod.out */
    {63274, 63289, 859, 3, 3, 0x0}, /* aten::cumprod_ */
    {63371, 63384, 862, 3, 1, 0x1}, /* aten::cumsum */
    {63456, 63473, 865, 2, 1, 0x0}, /* aten::cumsum.out */
    {63569, 63583, 867, 3, 3, 0x0}, /* aten::cumsum_ */
    {63664, 63694, 870, 1, 3, 0x0}, /* aten::cumulative_trapezoid.dx */
    {63772, 63801, 871, 1, 3, 0x0}, /* aten::cumulative_trapezoid.x */
    {63875, 63889, 872, 1, 3, 0x10000}, /* aten::deg2rad */
    {63926, 63944, 873, 1, 3, 0x10000}, /* aten::deg2rad.out */
    {64008, 64023, 874, 1, 3, 0x10000}, /* aten::deg2rad_ */
    {64069, 64079, 875, 1, 3, 0x0}, /* aten::det */
    {64112, 64125, 876, 1, 3, 0x0}, /* aten::detach */
    {64167, 64181, 877, 1, 3, 0x80}, /* aten::detach_ */
    {64226, 64244, 878, 1, 3, 0x80000}, /* aten::detach_copy */
    {64285, 64307, 879, 1, 0, 0x80020}, /* aten::detach_copy.out */
    {64375, 64386, 880, 1, 3, 0x0}, /* aten::diag */
    {64436, 64451, 881, 1, 3, 0x0}, /* aten::diag.out */
    {64528, 64545, 882, 1, 3, 0x0}, /* aten::diag_embed */
    {64625, 64646, 883, 1, 0, 0x20}, /* aten::diag_embed.out */
    {64753, 64768, 884, 1, 3, 0x0}, /* aten::diagflat */
    {64820, 64835, 885, 1, 3, 0x1}, /* aten::diagonal */
    {64917, 64941, 886, 1, 0, 0x0}, /* aten::diagonal_backward */
    {65049, 65077, 887, 1, 0, 0x20}, /* aten::diagonal_backward.out */
    {65212, 65232, 888, 1, 3, 0x80000}, /* aten::diagonal_copy */
    {65313, 65337, 889, 1, 0, 0x80020}, /* aten::diagonal_copy.out */
    {65445, 65468, 890, 1, 0, 0x0}, /* aten::diagonal_scatter */
    {65564, 65591, 891, 1, 0, 0x20}, /* aten::diagonal_scatter.out */
    {65714, 65725, 892, 1, 3, 0x0}, /* aten::diff */
    {65823, 65838, 893, 1, 3, 0x0}, /* aten::diff.out */
    {65963, 65977, 894, 3, 1, 0x10000}, /* aten::digamma */
    {66014, 66032, 897, 2, 1, 0x10000}, /* aten::digamma.out */
    {66096, 66111, 899, 3, 1, 0x10000}, /* aten::digamma_ */
    {66157, 66168, 902, 1, 1, 0x0}, /* aten::dist */
    {66228, 66243, 903, 1, 0, 0x20}, /* aten::dist.out */
    {66330, 66347, 904, 1, 1, 0x10001}, /* aten::div.Scalar */
    {66401, 66423, 905, 1, 3, 0x10001}, /* aten::div.Scalar_mode */
    {66505, 66531, 906, 1, 0, 0x20}, /* aten::div.Scalar_mode_out */
    {66637, 66658, 907, 1, 0, 0x20}, /* aten::div.Scalar_out */
    {66739, 66756, 908, 3, 1, 0x10001}, /* aten::div.Tensor */
    {66810, 66832, 911, 3, 1, 0x10001}, /* aten::div.Tensor_mode */
    {66914, 66928, 914, 2, 1, 0x10000}, /* aten::div.out */
    {67002, 67021, 916, 2, 1, 0x10000}, /* aten::div.out_mode */
    {67120, 67138, 918, 1, 1, 0x10000}, /* aten::div_.Scalar */
    {67201, 67224, 919, 1, 3, 0x10000}, /* aten::div_.Scalar_mode */
    {67315, 67333, 920, 3, 1, 0x10000}, /* aten::div_.Tensor */
    {67396, 67419, 923, 3, 1, 0x10000}, /* aten::div_.Tensor_mode */
    {67510, 67530, 926, 1, 3, 0x0}, /* aten::divide.Scalar */
    {67587, 67612, 927, 1, 3, 0x0}, /* aten::divide.Scalar_mode */
    {67697, 67717, 928, 1, 3, 0x0}, /* aten::divide.Tensor */
    {67774, 67799, 929, 1, 3, 0x0}, /* aten::divide.Tensor_mode */
    {67884, 67901, 930, 1, 3, 0x0}, /* aten::divide.out */
    {67978, 68000, 931, 1, 3, 0x0}, /* aten::divide.out_mode */
    {68102, 68123, 932, 1, 3, 0x0}, /* aten::divide_.Scalar */
    {68189, 68215, 933, 1, 3, 0x0}, /* aten::divide_.Scalar_mode */
    {68309, 68330, 934, 1, 3, 0x0}, /* aten::divide_.Tensor */
    {68396, 68422, 935, 1, 3, 0x0}, /* aten::divide_.Tensor_mode */
    {68516, 68526, 936, 2, 3, 0x0}, /* aten::dot */
    {68574, 68588, 938, 1, 3, 0x0}, /* aten::dot.out */
    {68663, 68677, 939, 1, 3, 0x2100}, /* aten::dropout */
    {68736, 68751, 940, 1, 3, 0x2000}, /* aten::dropout_ */
    {68818, 68837, 941, 1, 3, 0x0}, /* aten::dsplit.array */
    {68907, 68924, 942, 1, 3, 0x0}, /* aten::dsplit.int */
    {68991, 69004, 943, 1, 3, 0x0}, /* aten::dstack */
    {69045, 69062, 944, 1, 3, 0x0}, /* aten::dstack.out */
    {69130, 69143, 945, 1, 3, 0x0}, /* aten::einsum */
    {69219, 69229, 946, 3, 1, 0x10001}, /* aten::elu */
    {69316, 69330, 949, 2, 1, 0x0}, /* aten::elu.out */
    {69444, 69455, 951, 3, 1, 0x10000}, /* aten::elu_ */
    {69551, 69570, 954, 3, 3, 0x0}, /* aten::elu_backward */
    {69706, 69736, 957, 2, 3, 0x0}, /* aten::elu_backward.grad_input */
    {69913, 69929, 959, 1, 3, 0x1}, /* aten::embedding */
    {70059, 70079, 960, 1, 0, 0x20}, /* aten::embedding.out */
    {70236, 70261, 961, 1, 3, 0x0}, /* aten::embedding_backward */
    {70403, 70423, 962, 1, 3, 0x0}, /* aten::embedding_bag */
    {70653, 70685, 963, 1, 3, 0x0}, /* aten::embedding_bag.padding_idx */
    {70920, 70951, 964, 2, 3, 0x1}, /* aten::embedding_dense_backward */
    {71093, 71128, 966, 1, 0, 0x20}, /* aten::embedding_dense_backward.out */
    {71297, 71320, 967, 1, 0, 0x20}, /* aten::embedding_renorm */
    {71415, 71442, 968, 1, 0, 0x20}, /* aten::embedding_renorm.out */
    {71564, 71588, 969, 2, 3, 0x0}, /* aten::embedding_renorm_ */
    {71692, 71718, 971, 3, 3, 0x1}, /* aten::empty.memory_format */
    {71895, 71911, 974, 1, 0, 0x0}, /* aten::empty.out */
    {72009, 72026, 975, 1, 0, 0x0}, /* aten::empty_like */
    {72192, 72213, 976, 1, 0, 0x20}, /* aten::empty_like.out */
    {72314, 72335, 977, 2, 3, 0x0}, /* aten::empty_permuted */
    {72496, 72521, 979, 1, 0, 0x20}, /* aten::empty_permuted.out */
    {72617, 72637, 980, 3, 3, 0x1}, /* aten::empty_strided */
    {72791, 72815, 983, 1, 0, 0x20}, /* aten::empty_strided.out */
    {72904, 72920, 984, 3, 1, 0x10001}, /* aten::eq.Scalar */
    {72973, 72993, 987, 2, 1, 0x10000}, /* aten::eq.Scalar_out */
    {73073, 73089, 989, 3, 1, 0x10001}, /* aten::eq.Tensor */
    {73142, 73162, 992, 2, 1, 0x10000}, /* aten::eq.Tensor_out */
    {73242, 73259, 994, 3, 1, 0x0}, /* aten::eq_.Scalar */
    {73321, 73338, 997, 3, 1, 0x0}, /* aten::eq_.Tensor */
    {73400, 73412, 1000, 2, 3, 0x10004}, /* aten::equal */
    {73459, 73469, 1002, 3, 1, 0x10001}, /* aten::erf */
    {73502, 73516, 1005, 2, 1, 0x10000}, /* aten::erf.out */
    {73576, 73587, 1007, 3, 1, 0x10000}, /* aten::erf_ */
    {73629, 73640, 1010, 3, 1, 0x10000}, /* aten::erfc */
    {73674, 73689, 1013, 2, 1, 0x10000}, /* aten::erfc.out */
    {73750, 73762, 1015, 3, 1, 0x10000}, /* aten::erfc_ */
    {73805, 73818, 1018, 3, 1, 0x10000}, /* aten::erfinv */
    {73854, 73871, 1021, 2, 1, 0x10000}, /* aten::erfinv.out */
    {73934, 73948, 1023, 3, 1, 0x10000}, /* aten::erfinv_ */
    {73993, 74003, 1026, 3, 1, 0x10001}, /* aten::exp */
    {74036, 74050, 1029, 2, 1, 0x10000}, /* aten::exp.out */
    {74110, 74121, 1031, 3, 3, 0x10000}, /* aten::exp2 */
    {74155, 74170, 1034, 2, 3, 0x10000}, /* aten::exp2.out */
    {74231, 74243, 1036, 3, 3, 0x10000}, /* aten::exp2_ */
    {74286, 74297, 1039, 3, 1, 0x10000}, /* aten::exp_ */
    {74339, 74352, 1042, 1, 0, 0x1}, /* aten::expand */
    {74433, 74449, 1043, 1, 0, 0x0}, /* aten::expand_as */
    {74508, 74526, 1044, 1, 3, 0x80000}, /* aten::expand_copy */
    {74606, 74628, 1045, 1, 0, 0x80020}, /* aten::expand_copy.out */
    {74732, 74744, 1046, 3, 1, 0x10001}, /* aten::expm1 */
    {74779, 74795, 1049, 2, 1, 0x10000}, /* aten::expm1.out */
    {74857, 74870, 1051, 3, 1, 0x10000}, /* aten::expm1_ */
    {74914, 74932, 1054, 1, 0, 0x2020}, /* aten::exponential */
    {75019, 75041, 1055, 1, 0, 0x2020}, /* aten::exponential.out */
    {75152, 75171, 1056, 2, 1, 0x2000}, /* aten::exponential_ */
    {75266, 75276, 1058, 2, 3, 0x0}, /* aten::eye */
    {75398, 75410, 1060, 2, 3, 0x0}, /* aten::eye.m */
    {75544, 75560, 1062, 2, 3, 0x0}, /* aten::eye.m_out */
    {75629, 75643, 1064, 2, 3, 0x0}, /* aten::eye.out */
    {75700, 75714, 1066, 1, 3, 0x0}, /* aten::fft_fft */
    {75795, 75813, 1067, 1, 3, 0x0}, /* aten::fft_fft.out */
    {75921, 75936, 1068, 1, 3, 0x0}, /* aten::fft_fft2 */
    {76029, 76048, 1069, 1, 3, 0x0}, /* aten::fft_fft2.out */
    {76168, 76183, 1070, 1, 3, 0x0}, /* aten::fft_fftn */
    {76274, 76293, 1071, 1, 3, 0x0}, /* aten::fft_fftn.out */
    {76411, 76430, 1072, 1, 3, 0x0}, /* aten::fft_fftshift */
    {76490, 76505, 1073, 1, 3, 0x0}, /* aten::fft_hfft */
    {76587, 76606, 1074, 1, 3, 0x0}, /* aten::fft_hfft.out */
    {76715, 76731, 1075, 1, 3, 0x0}, /* aten::fft_hfft2 */
    {76825, 76845, 1076, 1, 3, 0x0}, /* aten::fft_hfft2.out */
    {76966, 76982, 1077, 1, 3, 0x0}, /* aten::fft_hfftn */
    {77074, 77094, 1078, 1, 3, 0x0}, /* aten::fft_hfftn.out */
    {77213, 77228, 1079, 1, 3, 0x0}, /* aten::fft_ifft */
    {77310, 77329, 1080, 1, 3, 0x0}, /* aten::fft_ifft.out */
    {77438, 77454, 1081, 1, 3, 0x0}, /* aten::fft_ifft2 */
    {77548, 77568, 1082, 1, 3, 0x0}, /* aten::fft_ifft2.out */
    {77689, 77705, 1083, 1, 3, 0x0}, /* aten::fft_ifftn */
    {77797, 77817, 1084, 1, 3, 0x0}, /* aten::fft_ifftn.out */
    {77936, 77956, 1085, 1, 3, 0x0}, /* aten::fft_ifftshift */
    {78017, 78033, 1086, 1, 3, 0x0}, /* aten::fft_ihfft */
    {78116, 78136, 1087, 1, 3, 0x0}, /* aten::fft_ihfft.out */
    {78246, 78263, 1088, 1, 3, 0x0}, /* aten::fft_ihfft2 */
    {78358, 78379, 1089, 1, 3, 0x0}, /* aten::fft_ihfft2.out */
    {78501, 78518, 1090, 1, 3, 0x0}, /* aten::fft_ihfftn */
    {78611, 78632, 1091, 1, 3, 0x0}, /* aten::fft_ihfftn.out */
    {78752, 78768, 1092, 1, 3, 0x0}, /* aten::fft_irfft */
    {78851, 78871, 1093, 1, 3, 0x0}, /* aten::fft_irfft.out */
    {78981, 78998, 1094, 1, 3, 0x0}, /* aten::fft_irfft2 */
    {79093, 79114, 1095, 1, 3, 0x0}, /* aten::fft_irfft2.out */
    {79236, 79253, 1096, 1, 3, 0x0}, /* aten::fft_irfftn */
    {79346, 79367, 1097, 1, 3, 0x0}, /* aten::fft_irfftn.out */
    {79487, 79502, 1098, 1, 3, 0x0}, /* aten::fft_rfft */
    {79584, 79603, 1099, 1, 3, 0x0}, /* aten::fft_rfft.out */
    {79712, 79728, 1100, 1, 3, 0x0}, /* aten::fft_rfft2 */
    {79822, 79842, 1101, 1, 3, 0x0}, /* aten::fft_rfft2.out */
    {79963, 79979, 1102, 1, 3, 0x0}, /* aten::fft_rfftn */
    {80071, 80091, 1103, 1, 3, 0x0}, /* aten::fft_rfftn.out */
    {80210, 80228, 1104, 1, 3, 0x1}, /* aten::fill.Scalar */
    {80283, 80305, 1105, 1, 0, 0x20}, /* aten::fill.Scalar_out */
    {80387, 80405, 1106, 1, 3, 0x0}, /* aten::fill.Tensor */
    {80460, 80482, 1107, 1, 0, 0x20}, /* aten::fill.Tensor_out */
    {80564, 80583, 1108, 2, 1, 0x0}, /* aten::fill_.Scalar */
    {80647, 80666, 1110, 2, 1, 0x0}, /* aten::fill_.Tensor */
    {80730, 80740, 1112, 1, 3, 0x0}, /* aten::fix */
    {80773, 80787, 1113, 1, 3, 0x0}, /* aten::fix.out */
    {80847, 80858, 1114, 1, 3, 0x0}, /* aten::fix_ */
    {80900, 80925, 1115, 1, 3, 0x0}, /* aten::flatten.using_ints */
    {81012, 81023, 1116, 2, 3, 0x1}, /* aten::flip */
    {81069, 81084, 1118, 1, 0, 0x20}, /* aten::flip.out */
    {81157, 81170, 1119, 1, 3, 0x0}, /* aten::fliplr */
    {81206, 81219, 1120, 1, 3, 0x0}, /* aten::flipud */
    {81255, 81280, 1121, 1, 3, 0x10000}, /* aten::float_power.Scalar */
    {81345, 81374, 1122, 1, 3, 0x10000}, /* aten::float_power.Scalar_out */
    {81466, 81498, 1123, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {81570, 81606, 1124, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {81705, 81737, 1125, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {81809, 81845, 1126, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {81944, 81970, 1127, 1, 3, 0x10000}, /* aten::float_power_.Scalar */
    {82044, 82070, 1128, 1, 3, 0x10000}, /* aten::float_power_.Tensor */
    {82144, 82156, 1129, 3, 1, 0x10001}, /* aten::floor */
    {82191, 82207, 1132, 2, 1, 0x10000}, /* aten::floor.out */
    {82269, 82282, 1134, 3, 1, 0x10000}, /* aten::floor_ */
    {82326, 82345, 1137, 2, 1, 0x0}, /* aten::floor_divide */
    {82401, 82427, 1139, 1, 1, 0x0}, /* aten::floor_divide.Scalar */
    {82490, 82520, 1140, 1, 0, 0x20}, /* aten::floor_divide.Scalar_out */
    {82610, 82633, 1141, 2, 1, 0x0}, /* aten::floor_divide.out */
    {82716, 82743, 1143, 1, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {82815, 82842, 1144, 2, 1, 0x0}, /* aten::floor_divide_.Tensor */
    {82914, 82925, 1146, 3, 1, 0x10000}, /* aten::fmax */
    {82973, 82988, 1149, 2, 1, 0x10000}, /* aten::fmax.out */
    {83063, 83074, 1151, 3, 1, 0x10000}, /* aten::fmin */
    {83122, 83137, 1154, 2, 1, 0x10000}, /* aten::fmin.out */
    {83212, 83230, 1156, 1, 1, 0x10001}, /* aten::fmod.Scalar */
    {83285, 83307, 1157, 1, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {83389, 83407, 1158, 3, 1, 0x10001}, /* aten::fmod.Tensor */
    {83462, 83484, 1161, 2, 1, 0x10000}, /* aten::fmod.Tensor_out */
    {83566, 83585, 1163, 1, 1, 0x10000}, /* aten::fmod_.Scalar */
    {83649, 83668, 1164, 3, 1, 0x10000}, /* aten::fmod_.Tensor */
    {83732, 83743, 1167, 3, 1, 0x10000}, /* aten::frac */
    {83777, 83792, 1170, 2, 1, 0x10000}, /* aten::frac.out */
    {83853, 83865, 1172, 3, 1, 0x10000}, /* aten::frac_ */
    {83908, 83936, 1175, 2, 3, 0x0}, /* aten::fractional_max_pool2d */
    {84060, 84095, 1177, 2, 3, 0x0}, /* aten::fractional_max_pool2d.output */
    {84276, 84313, 1179, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward */
    {84449, 84497, 1181, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {84674, 84702, 1183, 2, 3, 0x0}, /* aten::fractional_max_pool3d */
    {84826, 84861, 1185, 2, 3, 0x0}, /* aten::fractional_max_pool3d.output */
    {85042, 85079, 1187, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward */
    {85215, 85263, 1189, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {85440, 85459, 1191, 2, 3, 0x10000}, /* aten::frexp.Tensor */
    {85529, 85552, 1193, 2, 3, 0x10000}, /* aten::frexp.Tensor_out */
    {85679, 85695, 1195, 2, 3, 0x0}, /* aten::from_file */
    {85859, 85879, 1197, 1, 0, 0x20}, /* aten::from_file.out */
    {85978, 85989, 1198, 2, 3, 0x1}, /* aten::full */
    {86136, 86151, 1200, 1, 3, 0x0}, /* aten::full.out */
    {86233, 86249, 1201, 1, 3, 0x1}, /* aten::full_like */
    {86433, 86453, 1202, 1, 0, 0x20}, /* aten::full_like.out */
    {86572, 86585, 1203, 3, 3, 0x1}, /* aten::gather */
    {86671, 86688, 1206, 2, 3, 0x0}, /* aten::gather.out */
    {86798, 86820, 1208, 1, 0, 0x0}, /* aten::gather_backward */
    {86919, 86929, 1209, 3, 3, 0x10000}, /* aten::gcd */
    {86976, 86990, 1212, 2, 3, 0x10000}, /* aten::gcd.out */
    {87064, 87075, 1214, 3, 3, 0x0}, /* aten::gcd_ */
    {87131, 87147, 1217, 3, 1, 0x10001}, /* aten::ge.Scalar */
    {87200, 87220, 1220, 2, 1, 0x10000}, /* aten::ge.Scalar_out */
    {87300, 87316, 1222, 3, 1, 0x10001}, /* aten::ge.Tensor */
    {87369, 87389, 1225, 2, 1, 0x10000}, /* aten::ge.Tensor_out */
    {87469, 87486, 1227, 3, 1, 0x0}, /* aten::ge_.Scalar */
    {87548, 87565, 1230, 3, 1, 0x0}, /* aten::ge_.Tensor */
    {87627, 87638, 1233, 3, 1, 0x10001}, /* aten::gelu */
    {87699, 87714, 1236, 2, 1, 0x0}, /* aten::gelu.out */
    {87799, 87811, 1238, 3, 1, 0x0}, /* aten::gelu_ */
    {87881, 87901, 1241, 3, 3, 0x10000}, /* aten::gelu_backward */
    {87991, 88022, 1244, 2, 3, 0x0}, /* aten::gelu_backward.grad_input */
    {88150, 88166, 1246, 1, 0, 0x2020}, /* aten::geometric */
    {88244, 88264, 1247, 1, 0, 0x2020}, /* aten::geometric.out */
    {88366, 88383, 1248, 2, 1, 0x2000}, /* aten::geometric_ */
    {88470, 88482, 1250, 2, 3, 0x0}, /* aten::geqrf */
    {88533, 88547, 1252, 2, 3, 0x0}, /* aten::geqrf.a */
    {88641, 88651, 1254, 1, 3, 0x0}, /* aten::ger */
    {88697, 88711, 1255, 1, 3, 0x0}, /* aten::ger.out */
    {88784, 88794, 1256, 2, 1, 0x0}, /* aten::glu */
    {88839, 88853, 1258, 2, 3, 0x0}, /* aten::glu.out */
    {88925, 88944, 1260, 2, 3, 0x0}, /* aten::glu_backward */
    {89015, 89045, 1262, 2, 3, 0x0}, /* aten::glu_backward.grad_input */
    {89157, 89178, 1264, 1, 3, 0x0}, /* aten::gradient.array */
    {89256, 89283, 1265, 1, 3, 0x0}, /* aten::gradient.scalararray */
    {89383, 89408, 1266, 1, 3, 0x0}, /* aten::gradient.scalarint */
    {89516, 89546, 1267, 1, 3, 0x0}, /* aten::gradient.scalarrayarray */
    {89651, 89679, 1268, 1, 3, 0x0}, /* aten::gradient.scalarrayint */
    {89786, 89813, 1269, 1, 3, 0x0}, /* aten::gradient.tensorarray */
    {89915, 89945, 1270, 1, 3, 0x0}, /* aten::gradient.tensorarrayint */
    {90054, 90075, 1271, 1, 3, 0x0}, /* aten::greater.Scalar */
    {90133, 90158, 1272, 1, 3, 0x0}, /* aten::greater.Scalar_out */
    {90243, 90264, 1273, 1, 3, 0x0}, /* aten::greater.Tensor */
    {90322, 90347, 1274, 1, 3, 0x0}, /* aten::greater.Tensor_out */
    {90432, 90454, 1275, 1, 3, 0x0}, /* aten::greater_.Scalar */
    {90521, 90543, 1276, 1, 3, 0x0}, /* aten::greater_.Tensor */
    {90610, 90637, 1277, 1, 3, 0x0}, /* aten::greater_equal.Scalar */
    {90701, 90732, 1278, 1, 3, 0x0}, /* aten::greater_equal.Scalar_out */
    {90823, 90850, 1279, 1, 3, 0x0}, /* aten::greater_equal.Tensor */
    {90914, 90945, 1280, 1, 3, 0x0}, /* aten::greater_equal.Tensor_out */
    {91036, 91064, 1281, 1, 3, 0x0}, /* aten::greater_equal_.Scalar */
    {91137, 91165, 1282, 1, 3, 0x0}, /* aten::greater_equal_.Tensor */
    {91238, 91257, 1283, 1, 3, 0x0}, /* aten::grid_sampler */
    {91375, 91397, 1284, 2, 3, 0x1}, /* aten::grid_sampler_2d */
    {91518, 91544, 1286, 1, 0, 0x20}, /* aten::grid_sampler_2d.out */
    {91692, 91723, 1287, 2, 3, 0x0}, /* aten::grid_sampler_2d_backward */
    {91904, 91939, 1289, 1, 0, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {92169, 92191, 1290, 2, 3, 0x0}, /* aten::grid_sampler_3d */
    {92312, 92338, 1292, 1, 0, 0x20}, /* aten::grid_sampler_3d.out */
    {92486, 92517, 1293, 2, 3, 0x0}, /* aten::grid_sampler_3d_backward */
    {92698, 92733, 1295, 1, 0, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {92963, 92980, 1296, 1, 3, 0x0}, /* aten::group_norm */
    {93119, 93134, 1297, 1, 3, 0x2000}, /* aten::gru.data */
    {93310, 93326, 1298, 1, 3, 0x2000}, /* aten::gru.input */
    {93502, 93517, 1299, 1, 3, 0x0}, /* aten::gru_cell */
    {93631, 93647, 1300, 3, 1, 0x10001}, /* aten::gt.Scalar */
    {93700, 93720, 1303, 2, 1, 0x10000}, /* aten::gt.Scalar_out */
    {93800, 93816, 1305, 3, 1, 0x10001}, /* aten::gt.Tensor */
    {93869, 93889, 1308, 2, 1, 0x10000}, /* aten::gt.Tensor_out */
    {93969, 93986, 1310, 3, 1, 0x0}, /* aten::gt_.Scalar */
    {94048, 94065, 1313, 3, 1, 0x0}, /* aten::gt_.Tensor */
    {94127, 94144, 1316, 3, 1, 0x10000}, /* aten::hardshrink */
    {94202, 94223, 1319, 2, 1, 0x0}, /* aten::hardshrink.out */
    {94308, 94334, 1321, 3, 3, 0x0}, /* aten::hardshrink_backward */
    {94414, 94451, 1324, 2, 3, 0x0}, /* aten::hardshrink_backward.grad_input */
    {94572, 94590, 1326, 3, 1, 0x10000}, /* aten::hardsigmoid */
    {94631, 94653, 1329, 2, 1, 0x0}, /* aten::hardsigmoid.out */
    {94721, 94740, 1331, 3, 1, 0x10000}, /* aten::hardsigmoid_ */
    {94790, 94817, 1334, 3, 3, 0x0}, /* aten::hardsigmoid_backward */
    {94887, 94925, 1337, 2, 3, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {95036, 95052, 1339, 2, 1, 0x0}, /* aten::hardswish */
    {95091, 95111, 1341, 2, 1, 0x0}, /* aten::hardswish.out */
    {95177, 95194, 1343, 2, 1, 0x0}, /* aten::hardswish_ */
    {95242, 95267, 1345, 2, 3, 0x0}, /* aten::hardswish_backward */
    {95335, 95364, 1347, 1, 0, 0x20}, /* aten::hardswish_backward.out */
    {95459, 95474, 1348, 2, 1, 0x10001}, /* aten::hardtanh */
    {95549, 95568, 1350, 2, 1, 0x0}, /* aten::hardtanh.out */
    {95670, 95686, 1352, 2, 1, 0x10000}, /* aten::hardtanh_ */
    {95770, 95794, 1354, 2, 3, 0x0}, /* aten::hardtanh_backward */
    {95893, 95928, 1356, 2, 3, 0x0}, /* aten::hardtanh_backward.grad_input */
    {96068, 96086, 1358, 3, 3, 0x0}, /* aten::hash_tensor */
    {96177, 96199, 1361, 2, 3, 0x0}, /* aten::hash_tensor.out */
    {96314, 96330, 1363, 3, 1, 0x10000}, /* aten::heaviside */
    {96384, 96404, 1366, 2, 1, 0x10000}, /* aten::heaviside.out */
    {96485, 96502, 1368, 3, 1, 0x0}, /* aten::heaviside_ */
    {96565, 96592, 1371, 1, 3, 0x0}, /* aten::hinge_embedding_loss */
    {96695, 96707, 1372, 2, 3, 0x0}, /* aten::histc */
    {96784, 96800, 1374, 2, 3, 0x0}, /* aten::histc.out */
    {96904, 96927, 1376, 2, 3, 0x0}, /* aten::histogram.bin_ct */
    {97077, 97104, 1378, 2, 3, 0x0}, /* aten::histogram.bin_ct_out */
    {97305, 97333, 1380, 2, 3, 0x0}, /* aten::histogram.bins_tensor */
    {97466, 97498, 1382, 2, 3, 0x0}, /* aten::histogram.bins_tensor_out */
    {97682, 97700, 1384, 1, 3, 0x0}, /* aten::histogramdd */
    {97842, 97876, 1385, 1, 3, 0x0}, /* aten::histogramdd.TensorList_bins */
    {98037, 98064, 1386, 1, 3, 0x0}, /* aten::histogramdd.int_bins */
    {98213, 98232, 1387, 1, 3, 0x0}, /* aten::hsplit.array */
    {98302, 98319, 1388, 1, 3, 0x0}, /* aten::hsplit.int */
    {98386, 98399, 1389, 1, 3, 0x0}, /* aten::hstack */
    {98440, 98457, 1390, 1, 3, 0x0}, /* aten::hstack.out */
    {98525, 98542, 1391, 2, 3, 0x0}, /* aten::huber_loss */
    {98634, 98655, 1393, 2, 3, 0x0}, /* aten::huber_loss.out */
    {98774, 98800, 1395, 2, 3, 0x0}, /* aten::huber_loss_backward */
    {98912, 98942, 1397, 2, 3, 0x0}, /* aten::huber_loss_backward.out */
    {99088, 99100, 1399, 3, 1, 0x10000}, /* aten::hypot */
    {99149, 99165, 1402, 2, 1, 0x10000}, /* aten::hypot.out */
    {99241, 99254, 1404, 3, 1, 0x10000}, /* aten::hypot_ */
    {99312, 99321, 1407, 3, 3, 0x10000}, /* aten::i0 */
    {99353, 99366, 1410, 2, 3, 0x10000}, /* aten::i0.out */
    {99425, 99435, 1412, 3, 3, 0x10000}, /* aten::i0_ */
    {99476, 99489, 1415, 3, 3, 0x10000}, /* aten::igamma */
    {99539, 99556, 1418, 2, 3, 0x10000}, /* aten::igamma.out */
    {99633, 99647, 1420, 3, 3, 0x10000}, /* aten::igamma_ */
    {99706, 99720, 1423, 3, 3, 0x10000}, /* aten::igammac */
    {99771, 99789, 1426, 2, 3, 0x10000}, /* aten::igammac.out */
    {99867, 99882, 1428, 3, 3, 0x10000}, /* aten::igammac_ */
    {99942, 99955, 1431, 2, 3, 0x0}, /* aten::im2col */
    {100059, 100076, 1433, 2, 3, 0x0}, /* aten::im2col.out */
    {100207, 100218, 1435, 1, 1, 0x0}, /* aten::imag */
    {100258, 100277, 1436, 2, 1, 0x9}, /* aten::index.Tensor */
    {100338, 100361, 1438, 1, 1, 0x0}, /* aten::index.Tensor_out */
    {100449, 100465, 1439, 3, 3, 0x0}, /* aten::index_add */
    {100561, 100581, 1442, 2, 3, 0x0}, /* aten::index_add.out */
    {100701, 100718, 1444, 3, 3, 0x0}, /* aten::index_add_ */
    {100823, 100840, 1447, 3, 3, 0x0}, /* aten::index_copy */
    {100918, 100939, 1450, 2, 3, 0x0}, /* aten::index_copy.out */
    {101044, 101062, 1452, 3, 3, 0x0}, /* aten::index_copy_ */
    {101149, 101177, 1455, 1, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {101265, 101297, 1456, 1, 0, 0x20}, /* aten::index_fill.int_Scalar_out */
    {101412, 101440, 1457, 1, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {101528, 101560, 1458, 1, 0, 0x20}, /* aten::index_fill.int_Tensor_out */
    {101675, 101704, 1459, 2, 1, 0x0}, /* aten::index_fill_.int_Scalar */
    {101801, 101830, 1461, 2, 1, 0x0}, /* aten::index_fill_.int_Tensor */
    {101927, 101943, 1463, 1, 1, 0x1}, /* aten::index_put */
    {102039, 102059, 1464, 1, 0, 0x20}, /* aten::index_put.out */
    {102182, 102199, 1465, 1, 1, 0x0}, /* aten::index_put_ */
    {102304, 102323, 1466, 3, 3, 0x0}, /* aten::index_reduce */
    {102442, 102465, 1469, 2, 3, 0x0}, /* aten::index_reduce.out */
    {102608, 102628, 1471, 3, 3, 0x0}, /* aten::index_reduce_ */
    {102756, 102775, 1474, 2, 3, 0x1}, /* aten::index_select */
    {102840, 102863, 1476, 2, 3, 0x0}, /* aten::index_select.out */
    {102955, 102983, 1478, 1, 0, 0x0}, /* aten::index_select_backward */
    {103078, 103090, 1479, 1, 3, 0x0}, /* aten::inner */
    {103139, 103155, 1480, 1, 3, 0x0}, /* aten::inner.out */
    {103231, 103251, 1481, 1, 3, 0x0}, /* aten::instance_norm */
    {103437, 103451, 1482, 1, 3, 0x0}, /* aten::inverse */
    {103488, 103506, 1483, 1, 3, 0x0}, /* aten::inverse.out */
    {103570, 103587, 1484, 1, 0, 0x0}, /* aten::is_complex */
    {103625, 103639, 1485, 1, 2, 0x0}, /* aten::is_conj */
    {103674, 103695, 1486, 1, 0, 0x0}, /* aten::is_distributed */
    {103737, 103761, 1487, 1, 0, 0x0}, /* aten::is_floating_point */
    {103806, 103825, 1488, 1, 0, 0x0}, /* aten::is_inference */
    {103865, 103878, 1489, 1, 2, 0x0}, /* aten::is_neg */
    {103912, 103929, 1490, 1, 0, 0x0}, /* aten::is_nonzero */
    {103967, 103983, 1491, 1, 3, 0x0}, /* aten::is_pinned */
    {104041, 104060, 1492, 1, 0, 0x0}, /* aten::is_same_size */
    {104114, 104130, 1493, 1, 0, 0x0}, /* aten::is_signed */
    {104167, 104181, 1494, 1, 3, 0x0}, /* aten::isclose */
    {104290, 104305, 1495, 1, 0, 0x10000}, /* aten::isfinite */
    {104343, 104368, 1496, 3, 3, 0x0}, /* aten::isin.Scalar_Tensor */
    {104489, 104518, 1499, 2, 3, 0x0}, /* aten::isin.Scalar_Tensor_out */
    {104663, 104688, 1501, 3, 3, 0x0}, /* aten::isin.Tensor_Scalar */
    {104809, 104838, 1504, 2, 3, 0x0}, /* aten::isin.Tensor_Scalar_out */
    {104983, 105008, 1506, 3, 3, 0x0}, /* aten::isin.Tensor_Tensor */
    {105130, 105159, 1509, 2, 3, 0x0}, /* aten::isin.Tensor_Tensor_out */
    {105305, 105317, 1511, 2, 0, 0x10001}, /* aten::isinf */
    {105352, 105368, 1513, 1, 0, 0x20}, /* aten::isinf.out */
    {105430, 105442, 1514, 2, 0, 0x10001}, /* aten::isnan */
    {105477, 105493, 1516, 1, 0, 0x20}, /* aten::isnan.out */
    {105555, 105570, 1517, 3, 3, 0x10000}, /* aten::isneginf */
    {105608, 105627, 1520, 2, 3, 0x10000}, /* aten::isneginf.out */
    {105692, 105707, 1522, 3, 3, 0x10000}, /* aten::isposinf */
    {105745, 105764, 1525, 2, 3, 0x10000}, /* aten::isposinf.out */
    {105829, 105842, 1527, 1, 3, 0x0}, /* aten::isreal */
    {105878, 105889, 1528, 1, 3, 0x4}, /* aten::item */
    {105923, 105936, 1529, 1, 3, 0x0}, /* aten::kl_div */
    {106033, 106044, 1530, 1, 3, 0x0}, /* aten::kron */
    {106092, 106107, 1531, 1, 3, 0x0}, /* aten::kron.out */
    {106182, 106197, 1532, 1, 3, 0x0}, /* aten::kthvalue */
    {106302, 106324, 1533, 2, 3, 0x0}, /* aten::kthvalue.values */
    {106486, 106500, 1535, 1, 3, 0x0}, /* aten::l1_loss */
    {106572, 106589, 1536, 1, 3, 0x0}, /* aten::layer_norm */
    {106738, 106748, 1537, 3, 3, 0x10000}, /* aten::lcm */
    {106795, 106809, 1540, 2, 3, 0x10000}, /* aten::lcm.out */
    {106883, 106894, 1542, 3, 3, 0x0}, /* aten::lcm_ */
    {106950, 106969, 1545, 1, 3, 0x10000}, /* aten::ldexp.Tensor */
    {107025, 107041, 1546, 1, 3, 0x10000}, /* aten::ldexp.out */
    {107117, 107130, 1547, 1, 3, 0x10000}, /* aten::ldexp_ */
    {107188, 107204, 1548, 3, 1, 0x10001}, /* aten::le.Scalar */
    {107257, 107277, 1551, 2, 1, 0x10000}, /* aten::le.Scalar_out */
    {107357, 107373, 1553, 3, 1, 0x10001}, /* aten::le.Tensor */
    {107426, 107446, 1556, 2, 1, 0x10000}, /* aten::le.Tensor_out */
    {107526, 107543, 1558, 3, 1, 0x0}, /* aten::le_.Scalar */
    {107605, 107622, 1561, 3, 1, 0x0}, /* aten::le_.Tensor */
    {107684, 107701, 1564, 3, 1, 0x10001}, /* aten::leaky_relu */
    {107769, 107790, 1567, 2, 1, 0x0}, /* aten::leaky_relu.out */
    {107885, 107903, 1569, 3, 1, 0x10000}, /* aten::leaky_relu_ */
    {107980, 108006, 1572, 3, 3, 0x0}, /* aten::leaky_relu_backward */
    {108119, 108156, 1575, 2, 3, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {108310, 108328, 1577, 3, 1, 0x10000}, /* aten::lerp.Scalar */
    {108396, 108418, 1580, 2, 1, 0x10000}, /* aten::lerp.Scalar_out */
    {108513, 108531, 1582, 3, 1, 0x10000}, /* aten::lerp.Tensor */
    {108599, 108621, 1585, 2, 1, 0x10000}, /* aten::lerp.Tensor_out */
    {108716, 108735, 1587, 3, 1, 0x10000}, /* aten::lerp_.Scalar */
    {108812, 108831, 1590, 3, 1, 0x10000}, /* aten::lerp_.Tensor */
    {108908, 108926, 1593, 1, 3, 0x0}, /* aten::less.Scalar */
    {108981, 109003, 1594, 1, 3, 0x0}, /* aten::less.Scalar_out */
    {109085, 109103, 1595, 1, 3, 0x0}, /* aten::less.Tensor */
    {109158, 109180, 1596, 1, 3, 0x0}, /* aten::less.Tensor_out */
    {109262, 109281, 1597, 1, 3, 0x0}, /* aten::less_.Scalar */
    {109345, 109364, 1598, 1, 3, 0x0}, /* aten::less_.Tensor */
    {109428, 109452, 1599, 1, 3, 0x0}, /* aten::less_equal.Scalar */
    {109513, 109541, 1600, 1, 3, 0x0}, /* aten::less_equal.Scalar_out */
    {109629, 109653, 1601, 1, 3, 0x0}, /* aten::less_equal.Tensor */
    {109714, 109742, 1602, 1, 3, 0x0}, /* aten::less_equal.Tensor_out */
    {109830, 109855, 1603, 1, 3, 0x0}, /* aten::less_equal_.Scalar */
    {109925, 109950, 1604, 1, 3, 0x0}, /* aten::less_equal_.Tensor */
    {110020, 110033, 1605, 3, 1, 0x10000}, /* aten::lgamma */
    {110069, 110086, 1608, 2, 1, 0x10000}, /* aten::lgamma.out */
    {110149, 110163, 1610, 3, 1, 0x10000}, /* aten::lgamma_ */
    {110208, 110219, 1613, 1, 3, 0x0}, /* aten::lift */
    {110253, 110268, 1614, 1, 0, 0x20}, /* aten::lift.out */
    {110329, 110346, 1615, 1, 3, 0x0}, /* aten::lift_fresh */
    {110392, 110414, 1616, 1, 3, 0x80000}, /* aten::lift_fresh_copy */
    {110459, 110485, 1617, 1, 0, 0x80020}, /* aten::lift_fresh_copy.out */
    {110557, 110579, 1618, 1, 3, 0x0}, /* aten::linalg_cholesky */
    {110645, 110671, 1619, 1, 3, 0x0}, /* aten::linalg_cholesky.out */
    {110761, 110786, 1620, 2, 3, 0x0}, /* aten::linalg_cholesky_ex */
    {110897, 110924, 1622, 2, 3, 0x0}, /* aten::linalg_cholesky_ex.L */
    {111076, 111094, 1624, 1, 3, 0x0}, /* aten::linalg_cond */
    {111151, 111173, 1625, 1, 3, 0x0}, /* aten::linalg_cond.out */
    {111257, 111281, 1626, 1, 3, 0x0}, /* aten::linalg_cond.p_str */
    {111335, 111363, 1627, 1, 3, 0x0}, /* aten::linalg_cond.p_str_out */
    {111444, 111463, 1628, 2, 3, 0x0}, /* aten::linalg_cross */
    {111534, 111557, 1630, 2, 3, 0x0}, /* aten::linalg_cross.out */
    {111652, 111669, 1632, 1, 3, 0x0}, /* aten::linalg_det */
    {111706, 111727, 1633, 1, 3, 0x0}, /* aten::linalg_det.out */
    {111791, 111813, 1634, 1, 3, 0x0}, /* aten::linalg_diagonal */
    {111904, 111921, 1635, 2, 3, 0x0}, /* aten::linalg_eig */
    {111996, 112017, 1637, 2, 3, 0x0}, /* aten::linalg_eig.out */
    {112156, 112174, 1639, 1, 3, 0x0}, /* aten::linalg_eigh */
    {112264, 112290, 1640, 1, 3, 0x0}, /* aten::linalg_eigh.eigvals */
    {112439, 112460, 1641, 1, 3, 0x0}, /* aten::linalg_eigvals */
    {112504, 112529, 1642, 2, 3, 0x0}, /* aten::linalg_eigvals.out */
    {112600, 112622, 1644, 1, 3, 0x0}, /* aten::linalg_eigvalsh */
    {112681, 112707, 1645, 1, 3, 0x0}, /* aten::linalg_eigvalsh.out */
    {112793, 112826, 1646, 2, 3, 0x0}, /* aten::linalg_householder_product */
    {112895, 112932, 1648, 2, 3, 0x0}, /* aten::linalg_householder_product.out */
    {113028, 113045, 1650, 1, 3, 0x0}, /* aten::linalg_inv */
    {113082, 113103, 1651, 1, 3, 0x0}, /* aten::linalg_inv.out */
    {113167, 113187, 1652, 2, 3, 0x0}, /* aten::linalg_inv_ex */
    {113278, 113306, 1654, 2, 3, 0x0}, /* aten::linalg_inv_ex.inverse */
    {113450, 113474, 1656, 1, 3, 0x0}, /* aten::linalg_ldl_factor */
    {113566, 113594, 1657, 1, 3, 0x0}, /* aten::linalg_ldl_factor.out */
    {113732, 113759, 1658, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex */
    {113892, 113923, 1660, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {114123, 114146, 1662, 2, 3, 0x0}, /* aten::linalg_ldl_solve */
    {114240, 114267, 1664, 2, 3, 0x0}, /* aten::linalg_ldl_solve.out */
    {114385, 114404, 1666, 2, 3, 0x8}, /* aten::linalg_lstsq */
    {114562, 114585, 1668, 2, 3, 0x8}, /* aten::linalg_lstsq.out */
    {114851, 114867, 1670, 2, 3, 0x0}, /* aten::linalg_lu */
    {114947, 114967, 1672, 2, 3, 0x0}, /* aten::linalg_lu.out */
    {115105, 115128, 1674, 1, 3, 0x0}, /* aten::linalg_lu_factor */
    {115211, 115238, 1675, 1, 3, 0x0}, /* aten::linalg_lu_factor.out */
    {115367, 115393, 1676, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex */
    {115517, 115547, 1678, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {115738, 115760, 1680, 2, 3, 0x0}, /* aten::linalg_lu_solve */
    {115867, 115893, 1682, 2, 3, 0x0}, /* aten::linalg_lu_solve.out */
    {116024, 116044, 1684, 1, 3, 0x0}, /* aten::linalg_matmul */
    {116101, 116125, 1685, 1, 3, 0x0}, /* aten::linalg_matmul.out */
    {116209, 116233, 1686, 2, 3, 0x0}, /* aten::linalg_matrix_exp */
    {116280, 116308, 1688, 1, 0, 0x20}, /* aten::linalg_matrix_exp.out */
    {116382, 116407, 1689, 1, 3, 0x0}, /* aten::linalg_matrix_norm */
    {116533, 116562, 1690, 1, 3, 0x0}, /* aten::linalg_matrix_norm.out */
    {116712, 116745, 1691, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {116882, 116919, 1692, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {117080, 117106, 1693, 1, 3, 0x0}, /* aten::linalg_matrix_power */
    {117162, 117192, 1694, 1, 3, 0x0}, /* aten::linalg_matrix_power.out */
    {117275, 117300, 1695, 1, 3, 0x0}, /* aten::linalg_matrix_rank */
    {117381, 117422, 1696, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float */
    {117547, 117592, 1697, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float_out */
    {117741, 117783, 1698, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor */
    {117912, 117958, 1699, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out */
    {118111, 118140, 1700, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out */
    {118248, 118288, 1701, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out_tol_tensor */
    {118409, 118445, 1702, 1, 3, 0x0}, /* aten::linalg_matrix_rank.tol_tensor */
    {118539, 118562, 1703, 1, 3, 0x0}, /* aten::linalg_multi_dot */
    {118613, 118640, 1704, 1, 3, 0x0}, /* aten::linalg_multi_dot.out */
    {118718, 118736, 1705, 1, 3, 0x0}, /* aten::linalg_norm */
    {118860, 118886, 1706, 1, 3, 0x0}, /* aten::linalg_norm.ord_str */
    {119009, 119039, 1707, 1, 3, 0x0}, /* aten::linalg_norm.ord_str_out */
    {119186, 119208, 1708, 1, 3, 0x0}, /* aten::linalg_norm.out */
    {119356, 119374, 1709, 1, 3, 0x0}, /* aten::linalg_pinv */
    {119450, 119484, 1710, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float */
    {119602, 119640, 1711, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float_out */
    {119782, 119817, 1712, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor */
    {119938, 119977, 1713, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor_out */
    {120122, 120144, 1714, 1, 3, 0x0}, /* aten::linalg_pinv.out */
    {120247, 120282, 1715, 1, 3, 0x0}, /* aten::linalg_pinv.out_rcond_tensor */
    {120399, 120430, 1716, 1, 3, 0x0}, /* aten::linalg_pinv.rcond_tensor */
    {120520, 120536, 1717, 2, 3, 0x0}, /* aten::linalg_qr */
    {120606, 120626, 1719, 2, 3, 0x0}, /* aten::linalg_qr.out */
    {120739, 120760, 1721, 1, 3, 0x0}, /* aten::linalg_slogdet */
    {120826, 120851, 1722, 1, 3, 0x0}, /* aten::linalg_slogdet.out */
    {120971, 120990, 1723, 1, 3, 0x0}, /* aten::linalg_solve */
    {121058, 121081, 1724, 1, 3, 0x0}, /* aten::linalg_solve.out */
    {121173, 121195, 1725, 1, 3, 0x0}, /* aten::linalg_solve_ex */
    {121313, 121339, 1726, 1, 3, 0x0}, /* aten::linalg_solve_ex.out */
    {121505, 121535, 1727, 2, 3, 0x0}, /* aten::linalg_solve_triangular */
    {121655, 121689, 1729, 2, 3, 0x0}, /* aten::linalg_solve_triangular.out */
    {121833, 121850, 1731, 1, 3, 0x0}, /* aten::linalg_svd */
    {121958, 121977, 1732, 1, 3, 0x0}, /* aten::linalg_svd.U */
    {122142, 122163, 1733, 1, 3, 0x0}, /* aten::linalg_svdvals */
    {122225, 122250, 1734, 1, 3, 0x0}, /* aten::linalg_svdvals.out */
    {122336, 122359, 1735, 1, 3, 0x0}, /* aten::linalg_tensorinv */
    {122416, 122443, 1736, 1, 3, 0x0}, /* aten::linalg_tensorinv.out */
    {122527, 122552, 1737, 1, 3, 0x0}, /* aten::linalg_tensorsolve */
    {122632, 122661, 1738, 1, 3, 0x0}, /* aten::linalg_tensorsolve.out */
    {122768, 122788, 1739, 1, 3, 0x0}, /* aten::linalg_vander */
    {122847, 122867, 1740, 1, 3, 0x0}, /* aten::linalg_vecdot */
    {122932, 122956, 1741, 1, 3, 0x0}, /* aten::linalg_vecdot.out */
    {123045, 123070, 1742, 3, 3, 0x40000}, /* aten::linalg_vector_norm */
    {123197, 123226, 1745, 2, 3, 0x40000}, /* aten::linalg_vector_norm.out */
    {123377, 123390, 1747, 1, 3, 0x0}, /* aten::linear */
    {123461, 123476, 1748, 2, 3, 0x0}, /* aten::linspace */
    {123630, 123659, 1750, 2, 3, 0x0}, /* aten::linspace.Scalar_Tensor */
    {123827, 123860, 1752, 1, 3, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {123963, 123992, 1753, 2, 3, 0x0}, /* aten::linspace.Tensor_Scalar */
    {124160, 124193, 1755, 1, 3, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {124296, 124325, 1756, 2, 3, 0x0}, /* aten::linspace.Tensor_Tensor */
    {124493, 124526, 1758, 1, 3, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {124629, 124648, 1759, 2, 3, 0x0}, /* aten::linspace.out */
    {124737, 124747, 1761, 3, 1, 0x10001}, /* aten::log */
    {124780, 124794, 1764, 2, 1, 0x10000}, /* aten::log.out */
    {124854, 124866, 1766, 3, 1, 0x10001}, /* aten::log10 */
    {124901, 124917, 1769, 2, 1, 0x10000}, /* aten::log10.out */
    {124979, 124992, 1771, 3, 1, 0x10000}, /* aten::log10_ */
    {125036, 125048, 1774, 3, 1, 0x10001}, /* aten::log1p */
    {125083, 125099, 1777, 2, 1, 0x10000}, /* aten::log1p.out */
    {125161, 125174, 1779, 3, 1, 0x10000}, /* aten::log1p_ */
    {125218, 125229, 1782, 3, 1, 0x10001}, /* aten::log2 */
    {125263, 125278, 1785, 2, 1, 0x10000}, /* aten::log2.out */
    {125339, 125351, 1787, 3, 1, 0x10000}, /* aten::log2_ */
    {125394, 125405, 1790, 3, 1, 0x10000}, /* aten::log_ */
    {125447, 125464, 1793, 1, 0, 0x2020}, /* aten::log_normal */
    {125563, 125584, 1794, 1, 0, 0x2020}, /* aten::log_normal.out */
    {125707, 125725, 1795, 2, 1, 0x2000}, /* aten::log_normal_ */
    {125831, 125849, 1797, 1, 1, 0x0}, /* aten::log_sigmoid */
    {125890, 125912, 1798, 1, 1, 0x0}, /* aten::log_sigmoid.out */
    {125980, 126007, 1799, 2, 3, 0x0}, /* aten::log_sigmoid_backward */
    {126092, 126130, 1801, 2, 3, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {126256, 126282, 1803, 2, 1, 0x0}, /* aten::log_sigmoid_forward */
    {126355, 126388, 1805, 2, 1, 0x0}, /* aten::log_sigmoid_forward.output */
    {126503, 126525, 1807, 1, 3, 0x0}, /* aten::log_softmax.int */
    {126603, 126629, 1808, 2, 3, 0x0}, /* aten::log_softmax.int_out */
    {126734, 126750, 1810, 3, 3, 0x10000}, /* aten::logaddexp */
    {126803, 126823, 1813, 2, 3, 0x10000}, /* aten::logaddexp.out */
    {126903, 126920, 1815, 3, 3, 0x10000}, /* aten::logaddexp2 */
    {126974, 126995, 1818, 2, 3, 0x10000}, /* aten::logaddexp2.out */
    {127076, 127095, 1820, 1, 3, 0x0}, /* aten::logcumsumexp */
    {127146, 127169, 1821, 2, 3, 0x0}, /* aten::logcumsumexp.out */
    {127247, 127260, 1823, 1, 3, 0x0}, /* aten::logdet */
    {127296, 127314, 1824, 2, 1, 0x10001}, /* aten::logical_and */
    {127369, 127391, 1826, 2, 1, 0x10000}, /* aten::logical_and.out */
    {127473, 127492, 1828, 2, 1, 0x10000}, /* aten::logical_and_ */
    {127556, 127574, 1830, 2, 1, 0x10001}, /* aten::logical_not */
    {127615, 127637, 1832, 2, 1, 0x10000}, /* aten::logical_not.out */
    {127705, 127724, 1834, 2, 1, 0x10000}, /* aten::logical_not_ */
    {127774, 127791, 1836, 2, 1, 0x10001}, /* aten::logical_or */
    {127845, 127866, 1838, 2, 1, 0x10000}, /* aten::logical_or.out */
    {127947, 127965, 1840, 2, 1, 0x10000}, /* aten::logical_or_ */
    {128028, 128046, 1842, 2, 1, 0x10001}, /* aten::logical_xor */
    {128101, 128123, 1844, 2, 1, 0x10000}, /* aten::logical_xor.out */
    {128205, 128224, 1846, 2, 1, 0x10000}, /* aten::logical_xor_ */
    {128288, 128300, 1848, 2, 3, 0x10000}, /* aten::logit */
    {128352, 128368, 1850, 2, 3, 0x10000}, /* aten::logit.out */
    {128447, 128460, 1852, 2, 3, 0x10000}, /* aten::logit_ */
    {128521, 128542, 1854, 3, 3, 0x10000}, /* aten::logit_backward */
    {128623, 128655, 1857, 2, 3, 0x10000}, /* aten::logit_backward.grad_input */
    {128777, 128792, 1859, 2, 3, 0x0}, /* aten::logspace */
    {128963, 128992, 1861, 2, 3, 0x0}, /* aten::logspace.Scalar_Tensor */
    {129177, 129210, 1863, 1, 3, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {129330, 129359, 1864, 2, 3, 0x0}, /* aten::logspace.Tensor_Scalar */
    {129544, 129577, 1866, 1, 3, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {129697, 129726, 1867, 2, 3, 0x0}, /* aten::logspace.Tensor_Tensor */
    {129911, 129944, 1869, 1, 3, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {130064, 130083, 1870, 2, 3, 0x0}, /* aten::logspace.out */
    {130189, 130205, 1872, 1, 1, 0x40000}, /* aten::logsumexp */
    {130276, 130296, 1873, 2, 1, 0x40000}, /* aten::logsumexp.out */
    {130394, 130410, 1875, 1, 3, 0x2000}, /* aten::lstm.data */
    {130597, 130614, 1876, 1, 3, 0x2000}, /* aten::lstm.input */
    {130801, 130817, 1877, 1, 3, 0x0}, /* aten::lstm_cell */
    {130944, 130960, 1878, 3, 1, 0x10001}, /* aten::lt.Scalar */
    {131013, 131033, 1881, 2, 1, 0x10000}, /* aten::lt.Scalar_out */
    {131113, 131129, 1883, 3, 1, 0x10001}, /* aten::lt.Tensor */
    {131182, 131202, 1886, 2, 1, 0x10000}, /* aten::lt.Tensor_out */
    {131282, 131299, 1888, 3, 1, 0x0}, /* aten::lt_.Scalar */
    {131361, 131378, 1891, 3, 1, 0x0}, /* aten::lt_.Tensor */
    {131440, 131455, 1894, 1, 3, 0x0}, /* aten::lu_solve */
    {131527, 131546, 1895, 1, 3, 0x0}, /* aten::lu_solve.out */
    {131645, 131661, 1896, 2, 3, 0x0}, /* aten::lu_unpack */
    {131793, 131813, 1898, 2, 3, 0x0}, /* aten::lu_unpack.out */
    {132006, 132015, 1900, 1, 3, 0x0}, /* aten::mH */
    {132053, 132062, 1901, 1, 3, 0x0}, /* aten::mT */
    {132100, 132126, 1902, 1, 3, 0x0}, /* aten::margin_ranking_loss */
    {132245, 132270, 1903, 1, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {132345, 132374, 1904, 1, 0, 0x20}, /* aten::masked_fill.Scalar_out */
    {132476, 132501, 1905, 1, 1, 0x0}, /* aten::masked_fill.Tensor */
    {132576, 132605, 1906, 1, 0, 0x20}, /* aten::masked_fill.Tensor_out */
    {132707, 132733, 1907, 2, 1, 0x0}, /* aten::masked_fill_.Scalar */
    {132817, 132843, 1909, 2, 1, 0x0}, /* aten::masked_fill_.Tensor */
    {132927, 132948, 1911, 1, 3, 0x1}, /* aten::masked_scatter */
    {133020, 133045, 1912, 1, 0, 0x20}, /* aten::masked_scatter.out */
    {133144, 133166, 1913, 2, 3, 0x0}, /* aten::masked_scatter_ */
    {133247, 133277, 1915, 1, 3, 0x0}, /* aten::masked_scatter_backward */
    {133366, 133386, 1916, 1, 3, 0x8}, /* aten::masked_select */
    {133442, 133466, 1917, 1, 3, 0x8}, /* aten::masked_select.out */
    {133549, 133562, 1918, 1, 3, 0x0}, /* aten::matmul */
    {133612, 133629, 1919, 1, 3, 0x0}, /* aten::matmul.out */
    {133706, 133721, 1920, 1, 3, 0x0}, /* aten::matrix_H */
    {133765, 133782, 1921, 1, 3, 0x0}, /* aten::matrix_exp */
    {133822, 133841, 1922, 1, 3, 0x0}, /* aten::matrix_power */
    {133890, 133913, 1923, 1, 3, 0x0}, /* aten::matrix_power.out */
    {133989, 133999, 1924, 2, 1, 0x40000}, /* aten::max */
    {134032, 134046, 1926, 3, 1, 0x40001}, /* aten::max.dim */
    {134137, 134155, 1929, 2, 1, 0x40000}, /* aten::max.dim_max */
    {134300, 134316, 1931, 1, 1, 0x10000}, /* aten::max.other */
    {134369, 134383, 1932, 1, 1, 0x10000}, /* aten::max.out */
    {134457, 134477, 1933, 2, 1, 0x40000}, /* aten::max.unary_out */
    {134543, 134560, 1935, 1, 3, 0x0}, /* aten::max_pool1d */
    {134697, 134727, 1936, 1, 3, 0x0}, /* aten::max_pool1d_with_indices */
    {134887, 134904, 1937, 1, 3, 0x0}, /* aten::max_pool2d */
    {135041, 135071, 1938, 2, 3, 0x1}, /* aten::max_pool2d_with_indices */
    {135231, 135265, 1940, 2, 3, 0x0}, /* aten::max_pool2d_with_indices.out */
    {135476, 135515, 1942, 2, 3, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {135697, 135747, 1944, 2, 3, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {135970, 135987, 1946, 1, 3, 0x0}, /* aten::max_pool3d */
    {136124, 136154, 1947, 2, 3, 0x1}, /* aten::max_pool3d_with_indices */
    {136314, 136348, 1949, 2, 3, 0x0}, /* aten::max_pool3d_with_indices.out */
    {136559, 136598, 1951, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {136780, 136830, 1953, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {137053, 137072, 1955, 2, 3, 0x0}, /* aten::max_unpool2d */
    {137153, 137176, 1957, 2, 3, 0x0}, /* aten::max_unpool2d.out */
    {137284, 137303, 1959, 2, 3, 0x0}, /* aten::max_unpool3d */
    {137415, 137438, 1961, 2, 3, 0x0}, /* aten::max_unpool3d.out */
    {137577, 137591, 1963, 3, 1, 0x10001}, /* aten::maximum */
    {137642, 137660, 1966, 2, 1, 0x10000}, /* aten::maximum.out */
    {137738, 137749, 1968, 1, 1, 0x40001}, /* aten::mean */
    {137810, 137825, 1969, 3, 1, 0x40001}, /* aten::mean.dim */
    {137923, 137944, 1972, 2, 1, 0x40000}, /* aten::mean.dtype_out */
    {138035, 138050, 1974, 2, 1, 0x40000}, /* aten::mean.out */
    {138168, 138181, 1976, 2, 3, 0x0}, /* aten::median */
    {138217, 138234, 1978, 1, 3, 0x0}, /* aten::median.dim */
    {138328, 138352, 1979, 2, 3, 0x0}, /* aten::median.dim_values */
    {138503, 138520, 1981, 1, 0, 0x20}, /* aten::median.out */
    {138583, 138598, 1982, 1, 3, 0x0}, /* aten::meshgrid */
    {138643, 138667, 1983, 1, 3, 0x0}, /* aten::meshgrid.indexing */
    {138738, 138748, 1984, 2, 1, 0x40000}, /* aten::min */
    {138781, 138795, 1986, 3, 1, 0x40001}, /* aten::min.dim */
    {138886, 138904, 1989, 2, 1, 0x40000}, /* aten::min.dim_min */
    {139050, 139066, 1991, 1, 1, 0x10000}, /* aten::min.other */
    {139119, 139133, 1992, 1, 1, 0x10000}, /* aten::min.out */
    {139207, 139227, 1993, 2, 1, 0x40000}, /* aten::min.unary_out */
    {139293, 139307, 1995, 3, 1, 0x10001}, /* aten::minimum */
    {139358, 139376, 1998, 2, 1, 0x10000}, /* aten::minimum.out */
    {139454, 139465, 2000, 3, 3, 0x10000}, /* aten::mish */
    {139499, 139514, 2003, 2, 3, 0x0}, /* aten::mish.out */
    {139575, 139587, 2005, 3, 3, 0x0}, /* aten::mish_ */
    {139630, 139650, 2008, 3, 3, 0x0}, /* aten::mish_backward */
    {139713, 139722, 2011, 3, 3, 0x1}, /* aten::mm */
    {139767, 139780, 2014, 2, 3, 0x0}, /* aten::mm.out */
    {139852, 139863, 2016, 2, 3, 0x0}, /* aten::mode */
    {139954, 139972, 2018, 2, 3, 0x0}, /* aten::mode.values */
    {140120, 140139, 2020, 1, 3, 0x0}, /* aten::moveaxis.int */
    {140216, 140239, 2021, 1, 3, 0x0}, /* aten::moveaxis.intlist */
    {140324, 140342, 2022, 1, 3, 0x0}, /* aten::movedim.int */
    {140418, 140440, 2023, 1, 3, 0x0}, /* aten::movedim.intlist */
    {140524, 140539, 2024, 2, 1, 0x0}, /* aten::mse_loss */
    {140612, 140631, 2026, 2, 1, 0x0}, /* aten::mse_loss.out */
    {140731, 140755, 2028, 2, 3, 0x0}, /* aten::mse_loss_backward */
    {140852, 140887, 2030, 2, 3, 0x0}, /* aten::mse_loss_backward.grad_input */
    {141025, 141037, 2032, 1, 3, 0x0}, /* aten::msort */
    {141072, 141088, 2033, 1, 3, 0x0}, /* aten::msort.out */
    {141150, 141167, 2034, 1, 1, 0x10001}, /* aten::mul.Scalar */
    {141221, 141242, 2035, 1, 0, 0x20}, /* aten::mul.Scalar_out */
    {141323, 141340, 2036, 3, 1, 0x10001}, /* aten::mul.Tensor */
    {141394, 141408, 2039, 2, 1, 0x10000}, /* aten::mul.out */
    {141482, 141500, 2041, 1, 1, 0x10000}, /* aten::mul_.Scalar */
    {141563, 141581, 2042, 3, 1, 0x10000}, /* aten::mul_.Tensor */
    {141644, 141668, 2045, 2, 3, 0x0}, /* aten::multi_margin_loss */
    {141800, 141828, 2047, 2, 3, 0x0}, /* aten::multi_margin_loss.out */
    {141987, 142020, 2049, 2, 3, 0x0}, /* aten::multi_margin_loss_backward */
    {142177, 142221, 2051, 2, 3, 0x0}, /* aten::multi_margin_loss_backward.grad_input */
    {142419, 142448, 2053, 1, 3, 0x0}, /* aten::multilabel_margin_loss */
    {142535, 142568, 2054, 1, 3, 0x0}, /* aten::multilabel_margin_loss.out */
    {142682, 142720, 2055, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward */
    {142849, 142898, 2057, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward.grad_input */
    {143068, 143105, 2059, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward */
    {143222, 143266, 2061, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward.output */
    {143425, 143443, 2063, 2, 3, 0x2000}, /* aten::multinomial */
    {143558, 143580, 2065, 2, 3, 0x2000}, /* aten::multinomial.out */
    {143719, 143741, 2067, 1, 3, 0x0}, /* aten::multiply.Scalar */
    {143800, 143822, 2068, 1, 3, 0x0}, /* aten::multiply.Tensor */
    {143881, 143900, 2069, 1, 3, 0x0}, /* aten::multiply.out */
    {143979, 144002, 2070, 1, 3, 0x0}, /* aten::multiply_.Scalar */
    {144070, 144093, 2071, 1, 3, 0x0}, /* aten::multiply_.Tensor */
    {144161, 144170, 2072, 1, 3, 0x0}, /* aten::mv */
    {144214, 144227, 2073, 1, 3, 0x0}, /* aten::mv.out */
    {144298, 144313, 2074, 2, 1, 0x10000}, /* aten::mvlgamma */
    {144358, 144377, 2076, 2, 3, 0x10000}, /* aten::mvlgamma.out */
    {144449, 144465, 2078, 2, 1, 0x10000}, /* aten::mvlgamma_ */
    {144519, 144536, 2080, 2, 3, 0x10000}, /* aten::nan_to_num */
    {144633, 144654, 2082, 2, 3, 0x10000}, /* aten::nan_to_num.out */
    {144778, 144796, 2084, 2, 3, 0x10000}, /* aten::nan_to_num_ */
    {144902, 144916, 2086, 1, 1, 0x0}, /* aten::nanmean */
    {145018, 145036, 2087, 1, 1, 0x0}, /* aten::nanmean.out */
    {145162, 145178, 2088, 2, 3, 0x0}, /* aten::nanmedian */
    {145217, 145237, 2090, 1, 3, 0x0}, /* aten::nanmedian.dim */
    {145334, 145361, 2091, 2, 3, 0x0}, /* aten::nanmedian.dim_values */
    {145515, 145535, 2093, 1, 0, 0x20}, /* aten::nanmedian.out */
    {145601, 145619, 2094, 1, 3, 0x0}, /* aten::nanquantile */
    {145736, 145758, 2095, 1, 3, 0x0}, /* aten::nanquantile.out */
    {145899, 145924, 2096, 1, 3, 0x0}, /* aten::nanquantile.scalar */
    {146047, 146076, 2097, 1, 3, 0x0}, /* aten::nanquantile.scalar_out */
    {146223, 146236, 2098, 2, 3, 0x40000}, /* aten::nansum */
    {146337, 146354, 2100, 2, 3, 0x40000}, /* aten::nansum.out */
    {146479, 146492, 2102, 1, 0, 0x0}, /* aten::narrow */
    {146572, 146592, 2103, 1, 0, 0x0}, /* aten::narrow.Tensor */
    {146679, 146697, 2104, 1, 3, 0x80000}, /* aten::narrow_copy */
    {146776, 146798, 2105, 2, 3, 0x0}, /* aten::narrow_copy.out */
    {146904, 146928, 2107, 2, 3, 0x0}, /* aten::native_batch_norm */
    {147109, 147137, 2109, 2, 3, 0x0}, /* aten::native_batch_norm.out */
    {147399, 147432, 2111, 2, 3, 0x0}, /* aten::native_batch_norm_backward */
    {147667, 147704, 2113, 1, 0, 0x20}, /* aten::native_batch_norm_backward.out */
    {148009, 148030, 2114, 2, 3, 0x2001}, /* aten::native_dropout */
    {148107, 148132, 2116, 1, 0, 0x2020}, /* aten::native_dropout.out */
    {148258, 148288, 2117, 2, 3, 0x10000}, /* aten::native_dropout_backward */
    {148374, 148408, 2119, 1, 0, 0x20}, /* aten::native_dropout_backward.out */
    {148521, 148545, 2120, 2, 3, 0x1}, /* aten::native_group_norm */
    {148695, 148723, 2122, 1, 0, 0x20}, /* aten::native_group_norm.out */
    {148943, 148976, 2123, 2, 3, 0x1}, /* aten::native_group_norm_backward */
    {149174, 149211, 2125, 1, 0, 0x20}, /* aten::native_group_norm_backward.out */
    {149479, 149503, 2126, 2, 3, 0x1}, /* aten::native_layer_norm */
    {149637, 149665, 2128, 1, 0, 0x20}, /* aten::native_layer_norm.out */
    {149869, 149902, 2129, 2, 3, 0x1}, /* aten::native_layer_norm_backward */
    {150098, 150135, 2131, 1, 0, 0x20}, /* aten::native_layer_norm_backward.out */
    {150401, 150417, 2132, 3, 1, 0x10001}, /* aten::ne.Scalar */
    {150470, 150490, 2135, 2, 1, 0x10000}, /* aten::ne.Scalar_out */
    {150570, 150586, 2137, 3, 1, 0x10001}, /* aten::ne.Tensor */
    {150639, 150659, 2140, 2, 1, 0x10000}, /* aten::ne.Tensor_out */
    {150739, 150756, 2142, 3, 1, 0x0}, /* aten::ne_.Scalar */
    {150818, 150835, 2145, 3, 1, 0x0}, /* aten::ne_.Tensor */
    {150897, 150907, 2148, 3, 1, 0x10001}, /* aten::neg */
    {150940, 150954, 2151, 2, 1, 0x10000}, /* aten::neg.out */
    {151014, 151025, 2153, 3, 1, 0x10000}, /* aten::neg_ */
    {151067, 151082, 2156, 1, 3, 0x0}, /* aten::negative */
    {151120, 151139, 2157, 1, 3, 0x0}, /* aten::negative.out */
    {151204, 151220, 2158, 1, 3, 0x0}, /* aten::negative_ */
    {151267, 151283, 2159, 1, 3, 0x0}, /* aten::new_empty */
    {151429, 151449, 2160, 1, 0, 0x20}, /* aten::new_empty.out */
    {151530, 151554, 2161, 1, 3, 0x0}, /* aten::new_empty_strided */
    {151725, 151753, 2162, 1, 0, 0x20}, /* aten::new_empty_strided.out */
    {151859, 151874, 2163, 1, 3, 0x0}, /* aten::new_full */
    {152038, 152057, 2164, 1, 0, 0x20}, /* aten::new_full.out */
    {152156, 152171, 2165, 1, 3, 0x0}, /* aten::new_ones */
    {152316, 152335, 2166, 1, 0, 0x20}, /* aten::new_ones.out */
    {152415, 152431, 2167, 1, 3, 0x0}, /* aten::new_zeros */
    {152577, 152597, 2168, 1, 0, 0x20}, /* aten::new_zeros.out */
    {152678, 152694, 2169, 3, 3, 0x10000}, /* aten::nextafter */
    {152747, 152767, 2172, 2, 3, 0x10000}, /* aten::nextafter.out */
    {152847, 152864, 2174, 3, 3, 0x10000}, /* aten::nextafter_ */
    {152926, 152941, 2177, 1, 3, 0x0}, /* aten::nll_loss */
    {153061, 153080, 2178, 1, 3, 0x0}, /* aten::nll_loss.out */
    {153227, 153244, 2179, 1, 3, 0x0}, /* aten::nll_loss2d */
    {153366, 153387, 2180, 1, 3, 0x0}, /* aten::nll_loss2d.out */
    {153536, 153562, 2181, 2, 3, 0x0}, /* aten::nll_loss2d_backward */
    {153719, 153756, 2183, 2, 3, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {153954, 153979, 2185, 2, 3, 0x0}, /* aten::nll_loss2d_forward */
    {154124, 154156, 2187, 2, 3, 0x0}, /* aten::nll_loss2d_forward.output */
    {154343, 154367, 2189, 2, 3, 0x0}, /* aten::nll_loss_backward */
    {154522, 154557, 2191, 2, 3, 0x0}, /* aten::nll_loss_backward.grad_input */
    {154753, 154776, 2193, 2, 3, 0x0}, /* aten::nll_loss_forward */
    {154919, 154949, 2195, 2, 3, 0x0}, /* aten::nll_loss_forward.output */
    {155134, 155152, 2197, 1, 3, 0x0}, /* aten::nll_loss_nd */
    {155275, 155289, 2198, 1, 3, 0x9}, /* aten::nonzero */
    {155326, 155344, 2199, 1, 3, 0x8}, /* aten::nonzero.out */
    {155408, 155428, 2200, 1, 3, 0x0}, /* aten::nonzero_numpy */
    {155473, 155494, 2201, 2, 3, 0x0}, /* aten::nonzero_static */
    {155573, 155598, 2203, 2, 3, 0x0}, /* aten::nonzero_static.out */
    {155701, 155719, 2205, 1, 1, 0x40000}, /* aten::norm.Scalar */
    {155772, 155797, 2206, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {155888, 155919, 2209, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {156031, 156058, 2212, 1, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {156140, 156171, 2213, 1, 0, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {156277, 156299, 2214, 1, 0, 0x20}, /* aten::norm.Scalar_out */
    {156379, 156400, 2215, 2, 1, 0x40000}, /* aten::norm.dtype_out */
    {156522, 156537, 2217, 2, 1, 0x40000}, /* aten::norm.out */
    {156641, 156668, 2219, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor */
    {156760, 156791, 2221, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {156907, 156933, 2223, 2, 3, 0x2000}, /* aten::normal.Tensor_float */
    {157025, 157055, 2225, 2, 3, 0x2000}, /* aten::normal.Tensor_float_out */
    {157171, 157197, 2227, 2, 3, 0x2000}, /* aten::normal.float_Tensor */
    {157287, 157317, 2229, 2, 3, 0x2000}, /* aten::normal.float_Tensor_out */
    {157431, 157456, 2231, 2, 3, 0x2000}, /* aten::normal.float_float */
    {157648, 157677, 2233, 1, 3, 0x2000}, /* aten::normal.float_float_out */
    {157804, 157821, 2234, 1, 0, 0x2020}, /* aten::normal.out */
    {157940, 157954, 2235, 2, 1, 0x2000}, /* aten::normal_ */
    {158056, 158080, 2237, 1, 1, 0x2000}, /* aten::normal_functional */
    {158184, 158207, 2238, 1, 3, 0x0}, /* aten::not_equal.Scalar */
    {158267, 158294, 2239, 1, 3, 0x0}, /* aten::not_equal.Scalar_out */
    {158381, 158404, 2240, 1, 3, 0x0}, /* aten::not_equal.Tensor */
    {158464, 158491, 2241, 1, 3, 0x0}, /* aten::not_equal.Tensor_out */
    {158578, 158602, 2242, 1, 3, 0x0}, /* aten::not_equal_.Scalar */
    {158671, 158695, 2243, 1, 3, 0x0}, /* aten::not_equal_.Tensor */
    {158764, 158783, 2244, 1, 3, 0x0}, /* aten::nuclear_norm */
    {158845, 158868, 2245, 1, 3, 0x0}, /* aten::nuclear_norm.dim */
    {158946, 158973, 2246, 1, 3, 0x0}, /* aten::nuclear_norm.dim_out */
    {159078, 159101, 2247, 1, 3, 0x0}, /* aten::nuclear_norm.out */
    {159190, 159202, 2248, 1, 0, 0x0}, /* aten::numel */
    {159234, 159248, 2249, 1, 3, 0x0}, /* aten::numpy_T */
    {159291, 159305, 2250, 1, 3, 0x8}, /* aten::one_hot */
    {159362, 159373, 2251, 2, 3, 0x0}, /* aten::ones */
    {159501, 159516, 2253, 1, 3, 0x0}, /* aten::ones.out */
    {159579, 159595, 2254, 1, 3, 0x0}, /* aten::ones_like */
    {159760, 159780, 2255, 1, 0, 0x20}, /* aten::ones_like.out */
    {159880, 159892, 2256, 1, 3, 0x0}, /* aten::orgqr */
    {159942, 159958, 2257, 1, 3, 0x0}, /* aten::orgqr.out */
    {160035, 160047, 2258, 2, 3, 0x0}, /* aten::ormqr */
    {160150, 160166, 2260, 2, 3, 0x0}, /* aten::ormqr.out */
    {160296, 160308, 2262, 1, 3, 0x0}, /* aten::outer */
    {160356, 160372, 2263, 1, 3, 0x0}, /* aten::outer.out */
    {160447, 160457, 2264, 1, 3, 0x0}, /* aten::pad */
    {160544, 160568, 2265, 1, 3, 0x0}, /* aten::pairwise_distance */
    {160672, 160684, 2266, 1, 3, 0x0}, /* aten::pdist */
    {160730, 160744, 2267, 1, 3, 0x1}, /* aten::permute */
    {160799, 160818, 2268, 1, 3, 0x80000}, /* aten::permute_copy */
    {160872, 160895, 2269, 1, 0, 0x80020}, /* aten::permute_copy.out */
    {160976, 160991, 2270, 1, 3, 0x0}, /* aten::pinverse */
    {161048, 161068, 2271, 2, 3, 0x0}, /* aten::pixel_shuffle */
    {161131, 161155, 2273, 1, 0, 0x20}, /* aten::pixel_shuffle.out */
    {161245, 161267, 2274, 2, 3, 0x0}, /* aten::pixel_unshuffle */
    {161334, 161360, 2276, 1, 0, 0x20}, /* aten::pixel_unshuffle.out */
    {161454, 161477, 2277, 1, 3, 0x0}, /* aten::poisson_nll_loss */
    {161592, 161604, 2278, 2, 3, 0x0}, /* aten::polar */
    {161652, 161668, 2280, 2, 3, 0x0}, /* aten::polar.out */
    {161743, 161759, 2282, 3, 1, 0x10000}, /* aten::polygamma */
    {161805, 161825, 2285, 2, 1, 0x10000}, /* aten::polygamma.out */
    {161898, 161915, 2287, 2, 1, 0x10000}, /* aten::polygamma_ */
    {161970, 161985, 2289, 1, 3, 0x10000}, /* aten::positive */
    {162029, 162046, 2290, 3, 1, 0x10001}, /* aten::pow.Scalar */
    {162103, 162124, 2293, 2, 1, 0x10000}, /* aten::pow.Scalar_out */
    {162208, 162232, 2295, 3, 1, 0x10001}, /* aten::pow.Tensor_Scalar */
    {162296, 162324, 2298, 2, 1, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {162415, 162439, 2300, 3, 1, 0x10001}, /* aten::pow.Tensor_Tensor */
    {162503, 162531, 2303, 2, 1, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {162622, 162640, 2305, 3, 1, 0x10000}, /* aten::pow_.Scalar */
    {162706, 162724, 2308, 3, 1, 0x10000}, /* aten::pow_.Tensor */
    {162790, 162802, 2311, 1, 3, 0x0}, /* aten::prelu */
    {162852, 162863, 2312, 2, 1, 0x40001}, /* aten::prod */
    {162924, 162943, 2314, 3, 1, 0x40001}, /* aten::prod.dim_int */
    {163041, 163060, 2317, 2, 1, 0x40000}, /* aten::prod.int_out */
    {163178, 163193, 2319, 1, 0, 0x20}, /* aten::prod.out */
    {163278, 163298, 2320, 1, 3, 0x0}, /* aten::promote_types */
    {163368, 163378, 2321, 1, 3, 0x0}, /* aten::put */
    {163463, 163477, 2322, 1, 0, 0x20}, /* aten::put.out */
    {163589, 163600, 2323, 2, 3, 0x0}, /* aten::put_ */
    {163694, 163703, 2325, 1, 3, 0x0}, /* aten::qr */
    {163765, 163776, 2326, 1, 3, 0x0}, /* aten::qr.Q */
    {163879, 163894, 2327, 1, 3, 0x0}, /* aten::quantile */
    {164008, 164027, 2328, 1, 3, 0x0}, /* aten::quantile.out */
    {164165, 164187, 2329, 1, 3, 0x0}, /* aten::quantile.scalar */
    {164307, 164333, 2330, 1, 3, 0x0}, /* aten::quantile.scalar_out */
    {164477, 164491, 2331, 1, 3, 0x10000}, /* aten::rad2deg */
    {164528, 164546, 2332, 1, 3, 0x10000}, /* aten::rad2deg.out */
    {164610, 164625, 2333, 1, 3, 0x10000}, /* aten::rad2deg_ */
    {164671, 164682, 2334, 2, 3, 0x2001}, /* aten::rand */
    {164810, 164831, 2336, 2, 3, 0x2000}, /* aten::rand.generator */
    {164991, 165016, 2338, 1, 3, 0x2000}, /* aten::rand.generator_out */
    {165111, 165126, 2339, 1, 3, 0x2000}, /* aten::rand.out */
    {165189, 165205, 2340, 1, 3, 0x2000}, /* aten::rand_like */
    {165370, 165390, 2341, 1, 0, 0x2020}, /* aten::rand_like.out */
    {165490, 165504, 2342, 2, 3, 0x2000}, /* aten::randint */
    {165648, 165672, 2344, 2, 3, 0x2000}, /* aten::randint.generator */
    {165848, 165876, 2346, 1, 3, 0x2000}, /* aten::randint.generator_out */
    {165987, 166005, 2347, 2, 3, 0x2000}, /* aten::randint.low */
    {166165, 166193, 2349, 2, 3, 0x2000}, /* aten::randint.low_generator */
    {166385, 166417, 2351, 1, 3, 0x2000}, /* aten::randint.low_generator_out */
    {166544, 166566, 2352, 1, 3, 0x2000}, /* aten::randint.low_out */
    {166661, 166679, 2353, 1, 3, 0x2000}, /* aten::randint.out */
    {166758, 166777, 2354, 1, 3, 0x2000}, /* aten::randint_like */
    {166958, 166987, 2355, 1, 3, 0x2000}, /* aten::randint_like.low_dtype */
    {167190, 167223, 2356, 1, 0, 0x2020}, /* aten::randint_like.low_dtype_out */
    {167361, 167384, 2357, 1, 0, 0x2020}, /* aten::randint_like.out */
    {167500, 167512, 2358, 2, 3, 0x2001}, /* aten::randn */
    {167641, 167663, 2360, 2, 3, 0x2000}, /* aten::randn.generator */
    {167824, 167850, 2362, 1, 3, 0x2000}, /* aten::randn.generator_out */
    {167946, 167962, 2363, 1, 3, 0x2000}, /* aten::randn.out */
    {168026, 168043, 2364, 1, 3, 0x2000}, /* aten::randn_like */
    {168209, 168230, 2365, 1, 0, 0x2020}, /* aten::randn_like.out */
    {168331, 168344, 2366, 1, 0, 0x2020}, /* aten::random */
    {168410, 168428, 2367, 1, 0, 0x2020}, /* aten::random.from */
    {168518, 168540, 2368, 1, 0, 0x2020}, /* aten::random.from_out */
    {168654, 168671, 2369, 1, 0, 0x2020}, /* aten::random.out */
    {168761, 168777, 2370, 1, 0, 0x2020}, /* aten::random.to */
    {168854, 168874, 2371, 1, 0, 0x2020}, /* aten::random.to_out */
    {168975, 168989, 2372, 2, 1, 0x2000}, /* aten::random_ */
    {169064, 169083, 2374, 2, 1, 0x2000}, /* aten::random_.from */
    {169182, 169199, 2376, 2, 1, 0x2000}, /* aten::random_.to */
    {169285, 169300, 2378, 2, 3, 0x2001}, /* aten::randperm */
    {169427, 169452, 2380, 2, 3, 0x2000}, /* aten::randperm.generator */
    {169611, 169640, 2382, 2, 3, 0x2000}, /* aten::randperm.generator_out */
    {169734, 169753, 2384, 1, 3, 0x2000}, /* aten::randperm.out */
    {169815, 169827, 2385, 2, 3, 0x0}, /* aten::range */
    {169967, 169983, 2387, 2, 3, 0x0}, /* aten::range.out */
    {170073, 170090, 2389, 1, 3, 0x0}, /* aten::range.out_ */
    {170166, 170183, 2390, 2, 3, 0x0}, /* aten::range.step */
    {170343, 170355, 2392, 1, 3, 0x0}, /* aten::ravel */
    {170396, 170407, 2393, 1, 1, 0x0}, /* aten::real */
    {170447, 170464, 2394, 3, 1, 0x10001}, /* aten::reciprocal */
    {170504, 170525, 2397, 2, 1, 0x10000}, /* aten::reciprocal.out */
    {170592, 170610, 2399, 3, 1, 0x10000}, /* aten::reciprocal_ */
    {170659, 170682, 2402, 2, 3, 0x1}, /* aten::reflection_pad1d */
    {170747, 170774, 2404, 2, 3, 0x0}, /* aten::reflection_pad1d.out */
    {170866, 170898, 2406, 2, 3, 0x0}, /* aten::reflection_pad1d_backward */
    {170992, 171035, 2408, 2, 3, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {171170, 171193, 2410, 2, 3, 0x1}, /* aten::reflection_pad2d */
    {171258, 171285, 2412, 2, 3, 0x0}, /* aten::reflection_pad2d.out */
    {171377, 171409, 2414, 2, 3, 0x0}, /* aten::reflection_pad2d_backward */
    {171503, 171546, 2416, 2, 3, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {171681, 171704, 2418, 2, 3, 0x1}, /* aten::reflection_pad3d */
    {171769, 171796, 2420, 2, 3, 0x0}, /* aten::reflection_pad3d.out */
    {171888, 171920, 2422, 2, 3, 0x0}, /* aten::reflection_pad3d_backward */
    {172014, 172057, 2424, 2, 3, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {172192, 172203, 2426, 2, 1, 0x10001}, /* aten::relu */
    {172237, 172252, 2428, 1, 0, 0x20}, /* aten::relu.out */
    {172313, 172325, 2429, 1, 3, 0x10000}, /* aten::relu6 */
    {172360, 172373, 2430, 1, 3, 0x0}, /* aten::relu6_ */
    {172417, 172429, 2431, 2, 1, 0x10000}, /* aten::relu_ */
    {172472, 172495, 2433, 1, 3, 0x10001}, /* aten::remainder.Scalar */
    {172555, 172585, 2434, 2, 1, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {172652, 172686, 2436, 1, 0, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {172780, 172807, 2437, 1, 3, 0x10000}, /* aten::remainder.Scalar_out */
    {172894, 172917, 2438, 3, 1, 0x10001}, /* aten::remainder.Tensor */
    {172977, 173004, 2441, 2, 1, 0x10000}, /* aten::remainder.Tensor_out */
    {173091, 173115, 2443, 1, 3, 0x10000}, /* aten::remainder_.Scalar */
    {173184, 173208, 2444, 3, 1, 0x10000}, /* aten::remainder_.Tensor */
    {173277, 173290, 2447, 3, 1, 0x0}, /* aten::renorm */
    {173361, 173378, 2450, 2, 1, 0x0}, /* aten::renorm.out */
    {173476, 173490, 2452, 3, 1, 0x0}, /* aten::renorm_ */
    {173570, 173583, 2455, 1, 3, 0x1}, /* aten::repeat */
    {173637, 173654, 2456, 1, 0, 0x20}, /* aten::repeat.out */
    {173735, 173766, 2457, 1, 3, 0x8}, /* aten::repeat_interleave.Tensor */
    {173852, 173887, 2458, 1, 0, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {173997, 174033, 2459, 1, 3, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {174152, 174185, 2460, 1, 3, 0x0}, /* aten::repeat_interleave.self_int */
    {174301, 174325, 2461, 2, 3, 0x0}, /* aten::replication_pad1d */
    {174391, 174419, 2463, 2, 3, 0x0}, /* aten::replication_pad1d.out */
    {174512, 174545, 2465, 2, 3, 0x0}, /* aten::replication_pad1d_backward */
    {174640, 174684, 2467, 2, 3, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {174820, 174844, 2469, 2, 3, 0x1}, /* aten::replication_pad2d */
    {174910, 174938, 2471, 2, 3, 0x0}, /* aten::replication_pad2d.out */
    {175031, 175064, 2473, 2, 3, 0x0}, /* aten::replication_pad2d_backward */
    {175159, 175203, 2475, 2, 3, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {175339, 175363, 2477, 2, 3, 0x1}, /* aten::replication_pad3d */
    {175429, 175457, 2479, 2, 3, 0x0}, /* aten::replication_pad3d.out */
    {175550, 175583, 2481, 2, 3, 0x0}, /* aten::replication_pad3d_backward */
    {175678, 175722, 2483, 2, 3, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {175858, 175872, 2485, 1, 0, 0x0}, /* aten::reshape */
    {175931, 175948, 2486, 1, 0, 0x0}, /* aten::reshape_as */
    {176008, 176021, 2487, 1, 0, 0x20}, /* aten::resize */
    {176109, 176126, 2488, 1, 0, 0x20}, /* aten::resize.out */
    {176238, 176252, 2489, 2, 0, 0x81}, /* aten::resize_ */
    {176349, 176365, 2491, 1, 0, 0x20}, /* aten::resize_as */
    {176462, 176482, 2492, 1, 0, 0x20}, /* aten::resize_as.out */
    {176603, 176620, 2493, 1, 3, 0x80}, /* aten::resize_as_ */
    {176726, 176745, 2494, 1, 3, 0x0}, /* aten::resolve_conj */
    {176793, 176811, 2495, 1, 3, 0x0}, /* aten::resolve_neg */
    {176858, 176883, 2496, 1, 3, 0x0}, /* aten::result_type.Scalar */
    {176951, 176983, 2497, 1, 3, 0x0}, /* aten::result_type.Scalar_Scalar */
    {177061, 177093, 2498, 1, 3, 0x0}, /* aten::result_type.Scalar_Tensor */
    {177169, 177194, 2499, 1, 3, 0x0}, /* aten::result_type.Tensor */
    {177262, 177277, 2500, 1, 3, 0x0}, /* aten::rms_norm */
    {177381, 177401, 2501, 1, 3, 0x2000}, /* aten::rnn_relu.data */
    {177582, 177603, 2502, 1, 3, 0x2000}, /* aten::rnn_relu.input */
    {177784, 177804, 2503, 1, 3, 0x0}, /* aten::rnn_relu_cell */
    {177923, 177943, 2504, 1, 3, 0x2000}, /* aten::rnn_tanh.data */
    {178124, 178145, 2505, 1, 3, 0x2000}, /* aten::rnn_tanh.input */
    {178326, 178346, 2506, 1, 3, 0x0}, /* aten::rnn_tanh_cell */
    {178465, 178476, 2507, 2, 3, 0x0}, /* aten::roll */
    {178544, 178559, 2509, 1, 0, 0x20}, /* aten::roll.out */
    {178654, 178666, 2510, 1, 3, 0x0}, /* aten::rot90 */
    {178728, 178744, 2511, 1, 0, 0x20}, /* aten::rot90.out */
    {178834, 178846, 2512, 3, 1, 0x10001}, /* aten::round */
    {178881, 178902, 2515, 3, 1, 0x10000}, /* aten::round.decimals */
    {178963, 178988, 2518, 2, 1, 0x10000}, /* aten::round.decimals_out */
    {179073, 179089, 2520, 2, 1, 0x10000}, /* aten::round.out */
    {179151, 179164, 2522, 3, 1, 0x10000}, /* aten::round_ */
    {179208, 179230, 2525, 3, 1, 0x10000}, /* aten::round_.decimals */
    {179300, 179316, 2528, 1, 3, 0x0}, /* aten::row_stack */
    {179360, 179380, 2529, 1, 3, 0x0}, /* aten::row_stack.out */
    {179451, 179483, 2530, 1, 3, 0x0}, /* aten::rrelu_with_noise_backward */
    {179636, 179672, 2531, 1, 0, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {179852, 179864, 2532, 3, 1, 0x10001}, /* aten::rsqrt */
    {179899, 179915, 2535, 2, 1, 0x10000}, /* aten::rsqrt.out */
    {179977, 179990, 2537, 3, 1, 0x10000}, /* aten::rsqrt_ */
    {180034, 180052, 2540, 1, 1, 0x10000}, /* aten::rsub.Scalar */
    {180123, 180145, 2541, 1, 0, 0x20}, /* aten::rsub.Scalar_out */
    {180243, 180261, 2542, 2, 1, 0x0}, /* aten::rsub.Tensor */
    {180335, 180357, 2544, 1, 0, 0x20}, /* aten::rsub.Tensor_out */
    {180455, 180475, 2545, 2, 3, 0x1}, /* aten::scalar_tensor */
    {180607, 180631, 2547, 1, 0, 0x20}, /* aten::scalar_tensor.out */
    {180698, 180719, 2548, 3, 3, 0x0}, /* aten::scatter.reduce */
    {180813, 180838, 2551, 2, 3, 0x0}, /* aten::scatter.reduce_out */
    {180956, 180974, 2553, 3, 3, 0x1}, /* aten::scatter.src */
    {181050, 181072, 2556, 2, 3, 0x0}, /* aten::scatter.src_out */
    {181175, 181195, 2558, 3, 3, 0x1}, /* aten::scatter.value */
    {181275, 181299, 2561, 2, 3, 0x0}, /* aten::scatter.value_out */
    {181406, 181433, 2563, 3, 3, 0x0}, /* aten::scatter.value_reduce */
    {181535, 181566, 2566, 2, 3, 0x0}, /* aten::scatter.value_reduce_out */
    {181692, 181714, 2568, 3, 3, 0x0}, /* aten::scatter_.reduce */
    {181817, 181836, 2571, 3, 3, 0x0}, /* aten::scatter_.src */
    {181921, 181942, 2574, 3, 3, 0x0}, /* aten::scatter_.value */
    {182031, 182059, 2577, 3, 3, 0x0}, /* aten::scatter_.value_reduce */
    {182170, 182188, 2580, 3, 3, 0x1}, /* aten::scatter_add */
    {182264, 182286, 2583, 2, 3, 0x0}, /* aten::scatter_add.out */
    {182389, 182408, 2585, 3, 3, 0x0}, /* aten::scatter_add_ */
    {182493, 182518, 2588, 3, 3, 0x1}, /* aten::scatter_reduce.two */
    {182640, 182669, 2591, 2, 3, 0x0}, /* aten::scatter_reduce.two_out */
    {182815, 182841, 2593, 3, 3, 0x0}, /* aten::scatter_reduce_.two */
    {182972, 182998, 2596, 2, 3, 0x0}, /* aten::searchsorted.Scalar */
    {183151, 183181, 2598, 2, 3, 0x0}, /* aten::searchsorted.Scalar_out */
    {183358, 183384, 2600, 2, 3, 0x0}, /* aten::searchsorted.Tensor */
    {183537, 183567, 2602, 2, 3, 0x0}, /* aten::searchsorted.Tensor_out */
    {183744, 183761, 2604, 1, 0, 0x1}, /* aten::select.int */
    {183830, 183852, 2605, 1, 0, 0x0}, /* aten::select_backward */
    {183949, 183975, 2606, 1, 0, 0x20}, /* aten::select_backward.out */
    {184099, 184121, 2607, 1, 3, 0x80000}, /* aten::select_copy.int */
    {184189, 184215, 2608, 1, 0, 0x80020}, /* aten::select_copy.int_out */
    {184310, 184331, 2609, 1, 0, 0x1}, /* aten::select_scatter */
    {184410, 184435, 2610, 1, 0, 0x20}, /* aten::select_scatter.out */
    {184541, 184552, 2611, 1, 1, 0x10000}, /* aten::selu */
    {184586, 184598, 2612, 1, 1, 0x10000}, /* aten::selu_ */
    {184641, 184651, 2613, 3, 3, 0x10000}, /* aten::sgn */
    {184684, 184698, 2616, 2, 3, 0x10000}, /* aten::sgn.out */
    {184758, 184769, 2618, 3, 3, 0x10000}, /* aten::sgn_ */
    {184811, 184825, 2621, 3, 1, 0x10001}, /* aten::sigmoid */
    {184862, 184880, 2624, 2, 1, 0x10000}, /* aten::sigmoid.out */
    {184944, 184959, 2626, 3, 1, 0x10000}, /* aten::sigmoid_ */
    {185005, 185028, 2629, 3, 3, 0x10000}, /* aten::sigmoid_backward */
    {185096, 185130, 2632, 2, 3, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {185239, 185250, 2634, 3, 1, 0x10001}, /* aten::sign */
    {185284, 185299, 2637, 2, 1, 0x10000}, /* aten::sign.out */
    {185360, 185372, 2639, 3, 1, 0x10000}, /* aten::sign_ */
    {185415, 185429, 2642, 3, 3, 0x10000}, /* aten::signbit */
    {185466, 185484, 2645, 2, 3, 0x10000}, /* aten::signbit.out */
    {185548, 185559, 2647, 3, 3, 0x10000}, /* aten::silu */
    {185593, 185608, 2650, 2, 3, 0x10000}, /* aten::silu.out */
    {185669, 185681, 2652, 3, 3, 0x10000}, /* aten::silu_ */
    {185724, 185744, 2655, 3, 3, 0x10000}, /* aten::silu_backward */
    {185807, 185838, 2658, 2, 3, 0x10000}, /* aten::silu_backward.grad_input */
    {185942, 185952, 2660, 3, 1, 0x10001}, /* aten::sin */
    {185985, 185999, 2663, 2, 1, 0x10000}, /* aten::sin.out */
    {186059, 186070, 2665, 3, 1, 0x10000}, /* aten::sin_ */
    {186112, 186123, 2668, 3, 3, 0x10000}, /* aten::sinc */
    {186157, 186172, 2671, 2, 3, 0x10000}, /* aten::sinc.out */
    {186233, 186245, 2673, 3, 3, 0x10000}, /* aten::sinc_ */
    {186288, 186299, 2676, 3, 1, 0x10001}, /* aten::sinh */
    {186333, 186348, 2679, 2, 1, 0x10000}, /* aten::sinh.out */
    {186409, 186421, 2681, 3, 1, 0x10000}, /* aten::sinh_ */
    {186464, 186479, 2684, 1, 0, 0x0}, /* aten::size.int */
    {186523, 186542, 2685, 1, 0, 0x1}, /* aten::slice.Tensor */
    {186654, 186675, 2686, 1, 0, 0x0}, /* aten::slice_backward */
    {186796, 186821, 2687, 1, 0, 0x20}, /* aten::slice_backward.out */
    {186969, 186993, 2688, 1, 3, 0x80000}, /* aten::slice_copy.Tensor */
    {187104, 187132, 2689, 1, 0, 0x80020}, /* aten::slice_copy.Tensor_out */
    {187270, 187290, 2690, 1, 0, 0x80001}, /* aten::slice_scatter */
    {187409, 187433, 2691, 1, 0, 0x80020}, /* aten::slice_scatter.out */
    {187579, 187593, 2692, 1, 3, 0x0}, /* aten::slogdet */
    {187655, 187673, 2693, 1, 3, 0x0}, /* aten::slogdet.out */
    {187789, 187810, 2694, 2, 1, 0x0}, /* aten::smooth_l1_loss */
    {187905, 187930, 2696, 2, 1, 0x0}, /* aten::smooth_l1_loss.out */
    {188052, 188082, 2698, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward */
    {188197, 188238, 2700, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {188394, 188417, 2702, 2, 3, 0x0}, /* aten::soft_margin_loss */
    {188498, 188525, 2704, 1, 3, 0x0}, /* aten::soft_margin_loss.out */
    {188633, 188665, 2705, 2, 3, 0x0}, /* aten::soft_margin_loss_backward */
    {188770, 188813, 2707, 1, 3, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {188959, 188977, 2708, 1, 3, 0x0}, /* aten::softmax.int */
    {189051, 189073, 2709, 2, 3, 0x0}, /* aten::softmax.int_out */
    {189174, 189189, 2711, 3, 1, 0x10000}, /* aten::softplus */
    {189263, 189282, 2714, 2, 1, 0x0}, /* aten::softplus.out */
    {189383, 189407, 2716, 3, 3, 0x0}, /* aten::softplus_backward */
    {189505, 189540, 2719, 2, 3, 0x0}, /* aten::softplus_backward.grad_input */
    {189679, 189696, 2721, 3, 1, 0x10000}, /* aten::softshrink */
    {189754, 189775, 2724, 2, 1, 0x0}, /* aten::softshrink.out */
    {189860, 189886, 2726, 3, 3, 0x0}, /* aten::softshrink_backward */
    {189969, 190006, 2729, 2, 3, 0x0}, /* aten::softshrink_backward.grad_input */
    {190130, 190141, 2731, 1, 1, 0x1}, /* aten::sort */
    {190235, 190253, 2732, 3, 3, 0x0}, /* aten::sort.stable */
    {190371, 190389, 2735, 2, 1, 0x0}, /* aten::sort.values */
    {190540, 190565, 2737, 2, 3, 0x0}, /* aten::sort.values_stable */
    {190737, 190759, 2739, 3, 3, 0x10000}, /* aten::special_airy_ai */
    {190801, 190827, 2742, 2, 3, 0x10000}, /* aten::special_airy_ai.out */
    {190896, 190920, 2744, 3, 3, 0x10000}, /* aten::special_bessel_j0 */
    {190967, 190995, 2747, 2, 3, 0x10000}, /* aten::special_bessel_j0.out */
    {191069, 191093, 2749, 3, 3, 0x10000}, /* aten::special_bessel_j1 */
    {191140, 191168, 2752, 2, 3, 0x10000}, /* aten::special_bessel_j1.out */
    {191242, 191266, 2754, 3, 3, 0x10000}, /* aten::special_bessel_y0 */
    {191313, 191341, 2757, 2, 3, 0x10000}, /* aten::special_bessel_y0.out */
    {191415, 191439, 2759, 3, 3, 0x10000}, /* aten::special_bessel_y1 */
    {191486, 191514, 2762, 2, 3, 0x10000}, /* aten::special_bessel_y1.out */
    {191588, 191625, 2764, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {191692, 191738, 2767, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {191814, 191864, 2768, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {191967, 192008, 2769, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {192102, 192148, 2771, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {192224, 192274, 2772, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {192377, 192414, 2773, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {192481, 192527, 2776, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {192603, 192653, 2777, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {192756, 192797, 2778, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {192891, 192937, 2780, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {193013, 193063, 2781, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {193166, 193203, 2782, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {193270, 193316, 2785, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {193392, 193442, 2786, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {193545, 193586, 2787, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {193680, 193726, 2789, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {193802, 193852, 2790, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {193955, 193992, 2791, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {194059, 194105, 2794, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {194181, 194231, 2795, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {194334, 194375, 2796, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {194469, 194515, 2798, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {194591, 194641, 2799, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {194744, 194766, 2800, 1, 3, 0x0}, /* aten::special_digamma */
    {194811, 194837, 2801, 1, 3, 0x0}, /* aten::special_digamma.out */
    {194909, 194928, 2802, 3, 3, 0x10000}, /* aten::special_entr */
    {194970, 194993, 2805, 2, 3, 0x10000}, /* aten::special_entr.out */
    {195062, 195080, 2807, 1, 3, 0x0}, /* aten::special_erf */
    {195121, 195143, 2808, 1, 3, 0x0}, /* aten::special_erf.out */
    {195211, 195230, 2809, 1, 3, 0x0}, /* aten::special_erfc */
    {195272, 195295, 2810, 1, 3, 0x0}, /* aten::special_erfc.out */
    {195364, 195384, 2811, 3, 3, 0x10000}, /* aten::special_erfcx */
    {195427, 195451, 2814, 2, 3, 0x10000}, /* aten::special_erfcx.out */
    {195521, 195542, 2816, 1, 3, 0x0}, /* aten::special_erfinv */
    {195586, 195611, 2817, 1, 3, 0x0}, /* aten::special_erfinv.out */
    {195682, 195701, 2818, 1, 3, 0x0}, /* aten::special_exp2 */
    {195743, 195766, 2819, 1, 3, 0x0}, /* aten::special_exp2.out */
    {195835, 195855, 2820, 1, 3, 0x0}, /* aten::special_expit */
    {195898, 195922, 2821, 1, 3, 0x0}, /* aten::special_expit.out */
    {195992, 196012, 2822, 1, 3, 0x0}, /* aten::special_expm1 */
    {196055, 196079, 2823, 1, 3, 0x0}, /* aten::special_expm1.out */
    {196149, 196172, 2824, 1, 3, 0x0}, /* aten::special_gammainc */
    {196232, 196259, 2825, 1, 3, 0x0}, /* aten::special_gammainc.out */
    {196346, 196370, 2826, 1, 3, 0x0}, /* aten::special_gammaincc */
    {196431, 196459, 2827, 1, 3, 0x0}, /* aten::special_gammaincc.out */
    {196547, 196569, 2828, 1, 3, 0x0}, /* aten::special_gammaln */
    {196614, 196640, 2829, 1, 3, 0x0}, /* aten::special_gammaln.out */
    {196712, 196747, 2830, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_h */
    {196812, 196856, 2833, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {196930, 196978, 2834, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {197079, 197118, 2835, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {197210, 197254, 2837, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {197328, 197376, 2838, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {197477, 197513, 2839, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_he */
    {197579, 197624, 2842, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {197699, 197748, 2843, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {197850, 197890, 2844, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {197983, 198028, 2846, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {198103, 198152, 2847, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {198254, 198271, 2848, 1, 3, 0x0}, /* aten::special_i0 */
    {198311, 198332, 2849, 1, 3, 0x0}, /* aten::special_i0.out */
    {198399, 198417, 2850, 3, 3, 0x10000}, /* aten::special_i0e */
    {198458, 198480, 2853, 2, 3, 0x10000}, /* aten::special_i0e.out */
    {198548, 198565, 2855, 3, 3, 0x10000}, /* aten::special_i1 */
    {198605, 198626, 2858, 2, 3, 0x10000}, /* aten::special_i1.out */
    {198693, 198711, 2860, 3, 3, 0x10000}, /* aten::special_i1e */
    {198752, 198774, 2863, 2, 3, 0x10000}, /* aten::special_i1e.out */
    {198842, 198878, 2865, 3, 1, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {198944, 198989, 2868, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {199064, 199113, 2869, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {199215, 199255, 2870, 2, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {199348, 199393, 2872, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {199468, 199517, 2873, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {199619, 199655, 2874, 3, 1, 0x10000}, /* aten::special_legendre_polynomial_p */
    {199721, 199766, 2877, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {199841, 199890, 2878, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {199992, 200032, 2879, 2, 1, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {200125, 200170, 2881, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {200245, 200294, 2882, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {200396, 200416, 2883, 1, 3, 0x0}, /* aten::special_log1p */
    {200459, 200483, 2884, 1, 3, 0x0}, /* aten::special_log1p.out */
    {200553, 200576, 2885, 3, 3, 0x10000}, /* aten::special_log_ndtr */
    {200622, 200649, 2888, 2, 3, 0x10000}, /* aten::special_log_ndtr.out */
    {200722, 200748, 2890, 1, 3, 0x0}, /* aten::special_log_softmax */
    {200833, 200853, 2891, 1, 3, 0x0}, /* aten::special_logit */
    {200913, 200937, 2892, 1, 3, 0x0}, /* aten::special_logit.out */
    {201024, 201048, 2893, 1, 3, 0x0}, /* aten::special_logsumexp */
    {201127, 201155, 2894, 1, 3, 0x0}, /* aten::special_logsumexp.out */
    {201261, 201294, 2895, 3, 3, 0x10000}, /* aten::special_modified_bessel_i0 */
    {201350, 201387, 2898, 2, 3, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {201470, 201503, 2900, 3, 3, 0x10000}, /* aten::special_modified_bessel_i1 */
    {201559, 201596, 2903, 2, 3, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {201679, 201712, 2905, 3, 3, 0x10000}, /* aten::special_modified_bessel_k0 */
    {201768, 201805, 2908, 2, 3, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {201888, 201921, 2910, 3, 3, 0x10000}, /* aten::special_modified_bessel_k1 */
    {201977, 202014, 2913, 2, 3, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {202097, 202124, 2915, 1, 3, 0x0}, /* aten::special_multigammaln */
    {202181, 202212, 2916, 1, 3, 0x0}, /* aten::special_multigammaln.out */
    {202296, 202315, 2917, 1, 3, 0x0}, /* aten::special_ndtr */
    {202357, 202380, 2918, 1, 3, 0x0}, /* aten::special_ndtr.out */
    {202449, 202469, 2919, 3, 3, 0x10000}, /* aten::special_ndtri */
    {202512, 202536, 2922, 2, 3, 0x10000}, /* aten::special_ndtri.out */
    {202606, 202630, 2924, 1, 3, 0x0}, /* aten::special_polygamma */
    {202684, 202712, 2925, 1, 3, 0x0}, /* aten::special_polygamma.out */
    {202793, 202811, 2926, 1, 3, 0x0}, /* aten::special_psi */
    {202852, 202874, 2927, 1, 3, 0x0}, /* aten::special_psi.out */
    {202942, 202962, 2928, 1, 3, 0x0}, /* aten::special_round */
    {203024, 203048, 2929, 1, 3, 0x0}, /* aten::special_round.out */
    {203134, 203174, 2930, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {203234, 203278, 2933, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {203365, 203405, 2935, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {203465, 203509, 2938, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {203596, 203641, 2940, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {203716, 203770, 2943, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {203854, 203912, 2944, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {204023, 204072, 2945, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {204174, 204228, 2947, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {204312, 204370, 2948, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {204481, 204526, 2949, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {204601, 204655, 2952, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {204739, 204797, 2953, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {204908, 204957, 2954, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {205059, 205113, 2956, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {205197, 205255, 2957, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {205366, 205411, 2958, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {205486, 205540, 2961, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {205624, 205682, 2962, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {205793, 205842, 2963, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {205944, 205998, 2965, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {206082, 206140, 2966, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {206251, 206296, 2967, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {206371, 206425, 2970, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {206509, 206567, 2971, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {206678, 206727, 2972, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {206829, 206883, 2974, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {206967, 207025, 2975, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {207136, 207155, 2976, 1, 3, 0x0}, /* aten::special_sinc */
    {207197, 207220, 2977, 1, 3, 0x0}, /* aten::special_sinc.out */
    {207289, 207311, 2978, 1, 3, 0x0}, /* aten::special_softmax */
    {207389, 207423, 2979, 3, 3, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {207477, 207515, 2982, 2, 3, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {207596, 207618, 2984, 3, 1, 0x10000}, /* aten::special_xlog1py */
    {207677, 207712, 2987, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {207784, 207823, 2988, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {207922, 207948, 2989, 2, 1, 0x10000}, /* aten::special_xlog1py.out */
    {208034, 208068, 2991, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {208139, 208177, 2992, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {208275, 208295, 2993, 1, 1, 0x0}, /* aten::special_xlogy */
    {208352, 208385, 2994, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {208455, 208492, 2995, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {208589, 208613, 2996, 1, 1, 0x0}, /* aten::special_xlogy.out */
    {208697, 208729, 2997, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {208798, 208834, 2998, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {208930, 208949, 2999, 3, 1, 0x10000}, /* aten::special_zeta */
    {209005, 209037, 3002, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {209106, 209142, 3003, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {209238, 209261, 3004, 2, 1, 0x10000}, /* aten::special_zeta.out */
    {209344, 209375, 3006, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {209443, 209478, 3007, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {209573, 209592, 3008, 1, 0, 0x0}, /* aten::split.Tensor */
    {209677, 209695, 3009, 1, 2, 0x0}, /* aten::split.sizes */
    {209781, 209805, 3010, 1, 3, 0x80000}, /* aten::split_copy.Tensor */
    {209884, 209912, 3011, 1, 3, 0x0}, /* aten::split_copy.Tensor_out */
    {210010, 210033, 3012, 1, 0, 0x1}, /* aten::split_with_sizes */
    {210125, 210153, 3013, 1, 3, 0x80000}, /* aten::split_with_sizes_copy */
    {210239, 210271, 3014, 1, 3, 0x0}, /* aten::split_with_sizes_copy.out */
    {210376, 210387, 3015, 3, 1, 0x10001}, /* aten::sqrt */
    {210421, 210436, 3018, 2, 1, 0x10000}, /* aten::sqrt.out */
    {210497, 210509, 3020, 3, 1, 0x10000}, /* aten::sqrt_ */
    {210552, 210565, 3023, 1, 1, 0x10000}, /* aten::square */
    {210601, 210618, 3024, 1, 3, 0x10000}, /* aten::square.out */
    {210681, 210695, 3025, 1, 1, 0x10000}, /* aten::square_ */
    {210740, 210754, 3026, 1, 0, 0x0}, /* aten::squeeze */
    {210797, 210815, 3027, 1, 0, 0x1}, /* aten::squeeze.dim */
    {210871, 210890, 3028, 1, 0, 0x1}, /* aten::squeeze.dims */
    {210949, 210964, 3029, 1, 0, 0x80}, /* aten::squeeze_ */
    {211010, 211029, 3030, 1, 0, 0x80}, /* aten::squeeze_.dim */
    {211088, 211108, 3031, 1, 0, 0x80}, /* aten::squeeze_.dims */
    {211170, 211189, 3032, 1, 3, 0x80000}, /* aten::squeeze_copy */
    {211231, 211254, 3033, 1, 3, 0x80000}, /* aten::squeeze_copy.dim */
    {211309, 211336, 3034, 1, 0, 0x80020}, /* aten::squeeze_copy.dim_out */
    {211418, 211442, 3035, 1, 3, 0x80000}, /* aten::squeeze_copy.dims */
    {211500, 211528, 3036, 1, 0, 0x80020}, /* aten::squeeze_copy.dims_out */
    {211613, 211636, 3037, 1, 0, 0x80020}, /* aten::squeeze_copy.out */
    {211705, 211717, 3038, 1, 3, 0x0}, /* aten::stack */
    {211768, 211784, 3039, 1, 3, 0x0}, /* aten::stack.out */
    {211862, 211872, 3040, 1, 1, 0x40000}, /* aten::std */
    {211925, 211946, 3041, 2, 1, 0x40000}, /* aten::std.correction */
    {212056, 212081, 3043, 2, 1, 0x40000}, /* aten::std.correction_out */
    {212215, 212229, 3045, 1, 1, 0x40000}, /* aten::std.dim */
    {212319, 212333, 3046, 1, 1, 0x40000}, /* aten::std.out */
    {212446, 212461, 3047, 1, 1, 0x40000}, /* aten::std_mean */
    {212529, 212555, 3048, 2, 1, 0x40000}, /* aten::std_mean.correction */
    {212680, 212710, 3050, 1, 0, 0x20}, /* aten::std_mean.correction_out */
    {212881, 212900, 3051, 1, 1, 0x40000}, /* aten::std_mean.dim */
    {213005, 213022, 3052, 1, 0, 0x0}, /* aten::stride.int */
    {213068, 213085, 3053, 1, 1, 0x10001}, /* aten::sub.Scalar */
    {213155, 213176, 3054, 1, 0, 0x20}, /* aten::sub.Scalar_out */
    {213273, 213290, 3055, 3, 1, 0x10001}, /* aten::sub.Tensor */
    {213363, 213377, 3058, 2, 1, 0x10000}, /* aten::sub.out */
    {213467, 213485, 3060, 1, 1, 0x10000}, /* aten::sub_.Scalar */
    {213564, 213582, 3061, 3, 1, 0x10000}, /* aten::sub_.Tensor */
    {213664, 213686, 3064, 1, 3, 0x0}, /* aten::subtract.Scalar */
    {213761, 213783, 3065, 1, 3, 0x0}, /* aten::subtract.Tensor */
    {213861, 213880, 3066, 1, 3, 0x0}, /* aten::subtract.out */
    {213975, 213998, 3067, 1, 3, 0x0}, /* aten::subtract_.Scalar */
    {214082, 214105, 3068, 1, 3, 0x0}, /* aten::subtract_.Tensor */
    {214192, 214202, 3069, 1, 1, 0x40000}, /* aten::sum */
    {214262, 214284, 3070, 2, 1, 0x40000}, /* aten::sum.IntList_out */
    {214409, 214431, 3072, 3, 1, 0x40001}, /* aten::sum.dim_IntList */
    {214536, 214550, 3075, 1, 0, 0x20}, /* aten::sum.out */
    {214634, 214652, 3076, 1, 0, 0x0}, /* aten::sum_to_size */
    {214708, 214718, 3077, 1, 3, 0x0}, /* aten::svd */
    {214813, 214825, 3078, 1, 3, 0x0}, /* aten::svd.U */
    {214979, 214994, 3079, 1, 0, 0x0}, /* aten::swapaxes */
    {215060, 215076, 3080, 1, 0, 0x80}, /* aten::swapaxes_ */
    {215145, 215160, 3081, 1, 0, 0x0}, /* aten::swapdims */
    {215224, 215240, 3082, 1, 0, 0x80}, /* aten::swapdims_ */
    {215307, 215323, 3083, 1, 0, 0x1}, /* aten::sym_numel */
    {215362, 215381, 3084, 1, 0, 0x1}, /* aten::sym_size.int */
    {215432, 215457, 3085, 1, 0, 0x1}, /* aten::sym_storage_offset */
    {215505, 215526, 3086, 1, 0, 0x1}, /* aten::sym_stride.int */
    {215579, 215587, 3087, 1, 0, 0x0}, /* aten::t */
    {215624, 215633, 3088, 1, 0, 0x80}, /* aten::t_ */
    {215673, 215686, 3089, 1, 3, 0x80000}, /* aten::t_copy */
    {215722, 215739, 3090, 1, 0, 0x80020}, /* aten::t_copy.out */
    {215802, 215813, 3091, 2, 3, 0x0}, /* aten::take */
    {215861, 215876, 3093, 2, 3, 0x0}, /* aten::take.out */
    {215951, 215972, 3095, 1, 3, 0x0}, /* aten::take_along_dim */
    {216047, 216072, 3096, 1, 3, 0x0}, /* aten::take_along_dim.out */
    {216174, 216184, 3097, 3, 1, 0x10001}, /* aten::tan */
    {216217, 216231, 3100, 2, 1, 0x10000}, /* aten::tan.out */
    {216291, 216302, 3102, 3, 1, 0x10000}, /* aten::tan_ */
    {216344, 216355, 3105, 3, 1, 0x10001}, /* aten::tanh */
    {216389, 216404, 3108, 2, 1, 0x10000}, /* aten::tanh.out */
    {216465, 216477, 3110, 3, 1, 0x10000}, /* aten::tanh_ */
    {216520, 216540, 3113, 3, 3, 0x10000}, /* aten::tanh_backward */
    {216605, 216636, 3116, 2, 3, 0x10000}, /* aten::tanh_backward.grad_input */
    {216742, 216769, 3118, 1, 3, 0x0}, /* aten::tensor_split.indices */
    {216861, 216889, 3119, 1, 3, 0x0}, /* aten::tensor_split.sections */
    {216981, 217027, 3120, 1, 3, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {217155, 217171, 3121, 1, 3, 0x0}, /* aten::tensordot */
    {217259, 217279, 3122, 1, 3, 0x0}, /* aten::tensordot.out */
    {217394, 217410, 3123, 3, 1, 0x10000}, /* aten::threshold */
    {217481, 217501, 3126, 2, 1, 0x0}, /* aten::threshold.out */
    {217599, 217616, 3128, 3, 1, 0x0}, /* aten::threshold_ */
    {217696, 217721, 3131, 3, 3, 0x10000}, /* aten::threshold_backward */
    {217807, 217843, 3134, 2, 3, 0x0}, /* aten::threshold_backward.grad_input */
    {217970, 217981, 3136, 1, 3, 0x0}, /* aten::tile */
    {218030, 218046, 3137, 1, 0, 0x0}, /* aten::to.device */
    {218200, 218215, 3138, 1, 0, 0x0}, /* aten::to.dtype */
    {218353, 218375, 3139, 1, 0, 0x0}, /* aten::to.dtype_layout */
    {218594, 218609, 3140, 1, 0, 0x0}, /* aten::to.other */
    {218743, 218754, 3141, 3, 3, 0x1}, /* aten::topk */
    {218872, 218890, 3144, 2, 3, 0x0}, /* aten::topk.values */
    {219065, 219077, 3146, 2, 3, 0x0}, /* aten::trace */
    {219112, 219128, 3148, 1, 0, 0x20}, /* aten::trace.out */
    {219190, 219210, 3149, 1, 0, 0x0}, /* aten::transpose.int */
    {219279, 219296, 3150, 1, 0, 0x80}, /* aten::transpose_ */
    {219364, 219389, 3151, 1, 3, 0x80000}, /* aten::transpose_copy.int */
    {219457, 219486, 3152, 1, 0, 0x80020}, /* aten::transpose_copy.int_out */
    {219581, 219600, 3153, 1, 3, 0x0}, /* aten::trapezoid.dx */
    {219667, 219685, 3154, 1, 3, 0x0}, /* aten::trapezoid.x */
    {219748, 219763, 3155, 1, 3, 0x0}, /* aten::trapz.dx */
    {219825, 219839, 3156, 1, 3, 0x0}, /* aten::trapz.x */
    {219898, 219921, 3157, 2, 3, 0x0}, /* aten::triangular_solve */
    {220080, 220105, 3159, 2, 3, 0x0}, /* aten::triangular_solve.X */
    {220305, 220316, 3161, 3, 3, 0x0}, /* aten::tril */
    {220369, 220384, 3164, 2, 3, 0x0}, /* aten::tril.out */
    {220464, 220476, 3166, 3, 3, 0x0}, /* aten::tril_ */
    {220538, 220557, 3169, 3, 3, 0x0}, /* aten::tril_indices */
    {220710, 220733, 3172, 1, 0, 0x20}, /* aten::tril_indices.out */
    {220821, 220847, 3173, 1, 3, 0x0}, /* aten::triplet_margin_loss */
    {221015, 221026, 3174, 3, 3, 0x0}, /* aten::triu */
    {221079, 221094, 3177, 2, 3, 0x0}, /* aten::triu.out */
    {221174, 221186, 3179, 3, 3, 0x0}, /* aten::triu_ */
    {221248, 221267, 3182, 3, 3, 0x0}, /* aten::triu_indices */
    {221420, 221443, 3185, 1, 0, 0x20}, /* aten::triu_indices.out */
    {221531, 221556, 3186, 1, 1, 0x0}, /* aten::true_divide.Scalar */
    {221618, 221643, 3187, 1, 1, 0x10000}, /* aten::true_divide.Tensor */
    {221705, 221727, 3188, 1, 1, 0x0}, /* aten::true_divide.out */
    {221809, 221835, 3189, 1, 1, 0x0}, /* aten::true_divide_.Scalar */
    {221906, 221932, 3190, 1, 1, 0x0}, /* aten::true_divide_.Tensor */
    {222003, 222015, 3191, 3, 1, 0x10001}, /* aten::trunc */
    {222050, 222066, 3194, 2, 1, 0x10000}, /* aten::trunc.out */
    {222128, 222141, 3196, 3, 1, 0x10000}, /* aten::trunc_ */
    {222185, 222199, 3199, 1, 3, 0x0}, /* aten::type_as */
    {222250, 222267, 3200, 1, 3, 0x0}, /* aten::unbind.int */
    {222331, 222353, 3201, 1, 3, 0x80000}, /* aten::unbind_copy.int */
    {222411, 222437, 3202, 1, 3, 0x0}, /* aten::unbind_copy.int_out */
    {222514, 222534, 3203, 1, 3, 0x0}, /* aten::unflatten.int */
    {222608, 222621, 3204, 2, 0, 0x0}, /* aten::unfold */
    {222698, 222720, 3206, 2, 3, 0x0}, /* aten::unfold_backward */
    {222819, 222845, 3208, 1, 0, 0x20}, /* aten::unfold_backward.out */
    {222971, 222989, 3209, 1, 3, 0x80000}, /* aten::unfold_copy */
    {223065, 223087, 3210, 1, 0, 0x80020}, /* aten::unfold_copy.out */
    {223190, 223204, 3211, 1, 0, 0x2020}, /* aten::uniform */
    {223299, 223317, 3212, 1, 0, 0x2020}, /* aten::uniform.out */
    {223436, 223451, 3213, 2, 1, 0x2000}, /* aten::uniform_ */
    {223553, 223578, 3215, 2, 3, 0x8}, /* aten::unique_consecutive */
    {223712, 223741, 3217, 1, 0, 0x20}, /* aten::unique_consecutive.out */
    {223945, 223962, 3218, 2, 3, 0x8}, /* aten::unique_dim */
    {224100, 224121, 3220, 1, 0, 0x20}, /* aten::unique_dim.out */
    {224329, 224358, 3221, 2, 3, 0x8}, /* aten::unique_dim_consecutive */
    {224490, 224523, 3223, 1, 0, 0x20}, /* aten::unique_dim_consecutive.out */
    {224725, 224744, 3224, 1, 0, 0x100}, /* aten::unsafe_chunk */
    {224811, 224837, 3225, 1, 0, 0x0}, /* aten::unsafe_split.Tensor */
    {224918, 224948, 3226, 1, 0, 0x20}, /* aten::unsafe_split.Tensor_out */
    {225048, 225078, 3227, 1, 0, 0x0}, /* aten::unsafe_split_with_sizes */
    {225166, 225200, 3228, 1, 0, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {225307, 225323, 3229, 1, 0, 0x1}, /* aten::unsqueeze */
    {225377, 225394, 3230, 1, 0, 0x80}, /* aten::unsqueeze_ */
    {225451, 225472, 3231, 1, 3, 0x80000}, /* aten::unsqueeze_copy */
    {225525, 225550, 3232, 1, 0, 0x80020}, /* aten::unsqueeze_copy.out */
    {225630, 225655, 3233, 2, 3, 0x0}, /* aten::upsample_bicubic2d */
    {225790, 225819, 3235, 2, 3, 0x0}, /* aten::upsample_bicubic2d.out */
    {225981, 226010, 3237, 1, 3, 0x0}, /* aten::upsample_bicubic2d.vec */
    {226130, 226164, 3238, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward */
    {226337, 226382, 3240, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {226596, 226622, 3242, 2, 3, 0x0}, /* aten::upsample_bilinear2d */
    {226758, 226788, 3244, 2, 3, 0x0}, /* aten::upsample_bilinear2d.out */
    {226951, 226981, 3246, 1, 3, 0x1}, /* aten::upsample_bilinear2d.vec */
    {227102, 227137, 3247, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward */
    {227311, 227357, 3249, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {227572, 227596, 3251, 2, 3, 0x0}, /* aten::upsample_linear1d */
    {227706, 227734, 3253, 2, 3, 0x0}, /* aten::upsample_linear1d.out */
    {227871, 227899, 3255, 1, 3, 0x0}, /* aten::upsample_linear1d.vec */
    {228018, 228051, 3256, 2, 3, 0x0}, /* aten::upsample_linear1d_backward */
    {228199, 228243, 3258, 2, 3, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {228432, 228457, 3260, 2, 3, 0x0}, /* aten::upsample_nearest1d */
    {228548, 228577, 3262, 2, 3, 0x0}, /* aten::upsample_nearest1d.out */
    {228695, 228724, 3264, 1, 3, 0x0}, /* aten::upsample_nearest1d.vec */
    {228824, 228858, 3265, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward */
    {228987, 229032, 3267, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {229202, 229227, 3269, 2, 3, 0x0}, /* aten::upsample_nearest2d */
    {229342, 229371, 3271, 2, 3, 0x0}, /* aten::upsample_nearest2d.out */
    {229513, 229542, 3273, 1, 3, 0x1}, /* aten::upsample_nearest2d.vec */
    {229642, 229676, 3274, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward */
    {229829, 229874, 3276, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {230068, 230093, 3278, 2, 3, 0x0}, /* aten::upsample_nearest3d */
    {230230, 230259, 3280, 2, 3, 0x0}, /* aten::upsample_nearest3d.out */
    {230423, 230452, 3282, 1, 3, 0x0}, /* aten::upsample_nearest3d.vec */
    {230552, 230586, 3283, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward */
    {230761, 230806, 3285, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {231022, 231049, 3287, 2, 3, 0x0}, /* aten::upsample_trilinear3d */
    {231208, 231239, 3289, 2, 3, 0x0}, /* aten::upsample_trilinear3d.out */
    {231425, 231456, 3291, 1, 3, 0x0}, /* aten::upsample_trilinear3d.vec */
    {231578, 231614, 3292, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward */
    {231811, 231858, 3294, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {232096, 232137, 3296, 1, 0, 0x0}, /* aten::value_selecting_reduction_backward */
    {232256, 232266, 3297, 1, 1, 0x40000}, /* aten::var */
    {232319, 232340, 3298, 2, 1, 0x40001}, /* aten::var.correction */
    {232450, 232475, 3300, 2, 1, 0x40000}, /* aten::var.correction_out */
    {232609, 232623, 3302, 1, 1, 0x40001}, /* aten::var.dim */
    {232713, 232727, 3303, 1, 1, 0x40000}, /* aten::var.out */
    {232840, 232855, 3304, 1, 1, 0x40000}, /* aten::var_mean */
    {232923, 232949, 3305, 2, 1, 0x40000}, /* aten::var_mean.correction */
    {233074, 233104, 3307, 1, 0, 0x20}, /* aten::var_mean.correction_out */
    {233275, 233294, 3308, 1, 1, 0x40000}, /* aten::var_mean.dim */
    {233399, 233410, 3309, 2, 3, 0x0}, /* aten::vdot */
    {233458, 233473, 3311, 1, 3, 0x0}, /* aten::vdot.out */
    {233548, 233559, 3312, 2, 0, 0x1}, /* aten::view */
    {233614, 233631, 3314, 1, 0, 0x0}, /* aten::view.dtype */
    {233695, 233709, 3315, 1, 0, 0x0}, /* aten::view_as */
    {233766, 233788, 3316, 2, 3, 0x0}, /* aten::view_as_complex */
    {233839, 233866, 3318, 1, 3, 0x80000}, /* aten::view_as_complex_copy */
    {233916, 233947, 3319, 1, 0, 0x80020}, /* aten::view_as_complex_copy.out */
    {234024, 234043, 3320, 2, 3, 0x0}, /* aten::view_as_real */
    {234091, 234115, 3322, 1, 3, 0x80000}, /* aten::view_as_real_copy */
    {234162, 234190, 3323, 1, 0, 0x80020}, /* aten::view_as_real_copy.out */
    {234264, 234280, 3324, 1, 3, 0x80000}, /* aten::view_copy */
    {234334, 234356, 3325, 1, 3, 0x80000}, /* aten::view_copy.dtype */
    {234419, 234445, 3326, 1, 0, 0x80020}, /* aten::view_copy.dtype_out */
    {234535, 234555, 3327, 1, 0, 0x80020}, /* aten::view_copy.out */
    {234636, 234655, 3328, 1, 3, 0x0}, /* aten::vsplit.array */
    {234725, 234742, 3329, 1, 3, 0x0}, /* aten::vsplit.int */
    {234809, 234822, 3330, 1, 3, 0x0}, /* aten::vstack */
    {234863, 234880, 3331, 1, 3, 0x0}, /* aten::vstack.out */
    {234948, 234960, 3332, 1, 1, 0x0}, /* aten::where */
    {235002, 235021, 3333, 1, 3, 0x0}, /* aten::where.Scalar */
    {235095, 235119, 3334, 1, 3, 0x0}, /* aten::where.ScalarOther */
    {235198, 235221, 3335, 1, 3, 0x0}, /* aten::where.ScalarSelf */
    {235299, 235316, 3336, 2, 1, 0x10001}, /* aten::where.self */
    {235388, 235409, 3338, 2, 1, 0x0}, /* aten::where.self_out */
    {235508, 235536, 3340, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {235624, 235651, 3341, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {235738, 235760, 3342, 2, 1, 0x10000}, /* aten::xlogy.OutTensor */
    {235842, 235867, 3344, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {235929, 235953, 3345, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {236014, 236033, 3346, 3, 1, 0x10000}, /* aten::xlogy.Tensor */
    {236089, 236115, 3349, 1, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {236186, 236206, 3350, 3, 1, 0x10000}, /* aten::xlogy_.Tensor */
    {236271, 236282, 3353, 1, 0, 0x20}, /* aten::zero */
    {236316, 236331, 3354, 1, 0, 0x20}, /* aten::zero.out */
    {236392, 236404, 3355, 2, 1, 0x0}, /* aten::zero_ */
    {236447, 236459, 3357, 2, 3, 0x0}, /* aten::zeros */
    {236588, 236604, 3359, 1, 3, 0x0}, /* aten::zeros.out */
    {236668, 236685, 3360, 1, 3, 0x0}, /* aten::zeros_like */
    {236851, 236872, 3361, 1, 0, 0x20}, /* aten::zeros_like.out */
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
    {1, 1, 3}, /* aten::_softmax CPU */
    {16, 1, 3}, /* aten::_softmax Meta */
    {142, 8, 46}, /* aten::_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, /* aten::_softmax.out CPU */
    {16, 3, 3}, /* aten::_softmax.out Meta */
    {1, 1, 2}, /* aten::_softmax_backward_data CPU */
    {16, 1, 2}, /* aten::_softmax_backward_data Meta */
    {142, 8, 47}, /* aten::_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 2}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 2}, /* aten::_softmax_backward_data.out Meta */
    {138, 0, 79}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 80}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 81}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 48}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 82}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 49}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 83}, /* aten::_unique CPU */
    {16, 0, 83}, /* aten::_unique Meta */
    {141, 4, 50}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 84}, /* aten::_unique2 CPU */
    {16, 0, 84}, /* aten::_unique2 Meta */
    {141, 4, 51}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 85}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 86}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 87}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 88}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 980}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 52}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 89}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 89}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 53}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 53}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 91}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 90}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 90}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 54}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 54}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 92}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 92}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 55}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 55}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 94}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 93}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 93}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 56}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 56}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 95}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 95}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 57}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 57}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 97}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 96}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 96}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 58}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 58}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 98}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 98}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 59}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 59}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 100}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 99}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 99}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 60}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 60}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 101}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 101}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 61}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 61}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 103}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 102}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 102}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 62}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 62}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 104}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 104}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 63}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 63}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 106}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 105}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 105}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 64}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 64}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 107}, /* aten::abs CPU */
    {16, 0, 107}, /* aten::abs Meta */
    {1, 0, 109}, /* aten::abs.out CPU */
    {16, 0, 109}, /* aten::abs.out Meta */
    {1, 0, 108}, /* aten::abs_ CPU */
    {16, 0, 108}, /* aten::abs_ Meta */
    {138, 0, 110}, /* aten::absolute implicit */
    {138, 4, 65}, /* aten::absolute.out implicit */
    {138, 0, 111}, /* aten::absolute_ implicit */
    {1, 1, 4}, /* aten::acos CPU */
    {16, 1, 4}, /* aten::acos Meta */
    {142, 8, 66}, /* aten::acos CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, /* aten::acos.out CPU */
    {16, 3, 4}, /* aten::acos.out Meta */
    {1, 2, 4}, /* aten::acos_ CPU */
    {16, 2, 4}, /* aten::acos_ Meta */
    {142, 9, 66}, /* aten::acos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 5}, /* aten::acosh CPU */
    {16, 1, 5}, /* aten::acosh Meta */
    {142, 8, 67}, /* aten::acosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, /* aten::acosh.out CPU */
    {16, 3, 5}, /* aten::acosh.out Meta */
    {1, 2, 5}, /* aten::acosh_ CPU */
    {16, 2, 5}, /* aten::acosh_ Meta */
    {142, 9, 67}, /* aten::acosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 112}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 113}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 68}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 68}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 114}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 69}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 69}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 115}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 116}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 116}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 70}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 70}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 117}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 117}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 71}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 71}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 118}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 118}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 72}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 72}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 119}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 119}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 73}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 73}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 120}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 74}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 6}, /* aten::add.Tensor CPU */
    {16, 1, 6}, /* aten::add.Tensor Meta */
    {142, 8, 75}, /* aten::add.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, /* aten::add.out CPU */
    {16, 3, 6}, /* aten::add.out Meta */
    {141, 0, 121}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 6}, /* aten::add_.Tensor CPU */
    {16, 2, 6}, /* aten::add_.Tensor Meta */
    {142, 9, 75}, /* aten::add_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 122}, /* aten::addbmm CPU */
    {16, 0, 122}, /* aten::addbmm Meta */
    {1, 4, 76}, /* aten::addbmm.out CPU */
    {16, 4, 76}, /* aten::addbmm.out Meta */
    {1, 0, 123}, /* aten::addbmm_ CPU */
    {16, 0, 123}, /* aten::addbmm_ Meta */
    {1, 1, 7}, /* aten::addcdiv CPU */
    {16, 1, 7}, /* aten::addcdiv Meta */
    {142, 8, 77}, /* aten::addcdiv CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, /* aten::addcdiv.out CPU */
    {16, 3, 7}, /* aten::addcdiv.out Meta */
    {1, 2, 7}, /* aten::addcdiv_ CPU */
    {16, 2, 7}, /* aten::addcdiv_ Meta */
    {142, 9, 77}, /* aten::addcdiv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 8}, /* aten::addcmul CPU */
    {16, 1, 8}, /* aten::addcmul Meta */
    {142, 8, 78}, /* aten::addcmul CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, /* aten::addcmul.out CPU */
    {16, 3, 8}, /* aten::addcmul.out Meta */
    {1, 2, 8}, /* aten::addcmul_ CPU */
    {16, 2, 8}, /* aten::addcmul_ Meta */
    {142, 9, 78}, /* aten::addcmul_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, /* aten::addmm CPU */
    {16, 1, 9}, /* aten::addmm Meta */
    {142, 8, 79}, /* aten::addmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, /* aten::addmm.out CPU */
    {16, 3, 9}, /* aten::addmm.out Meta */
    {1, 2, 9}, /* aten::addmm_ CPU */
    {16, 2, 9}, /* aten::addmm_ Meta */
    {142, 9, 79}, /* aten::addmm_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, /* aten::addmv CPU */
    {16, 1, 10}, /* aten::addmv Meta */
    {142, 8, 80}, /* aten::addmv CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, /* aten::addmv.out CPU */
    {16, 3, 10}, /* aten::addmv.out Meta */
    {1, 2, 10}, /* aten::addmv_ CPU */
    {16, 2, 10}, /* aten::addmv_ Meta */
    {142, 9, 80}, /* aten::addmv_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 124}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 81}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 81}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 125}, /* aten::adjoint implicit */
    {141, 0, 126}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 4, 82}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 127}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 128}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 83}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 84}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 11}, /* aten::all CPU */
    {16, 1, 11}, /* aten::all Meta */
    {142, 8, 85}, /* aten::all CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, /* aten::all.all_out CPU */
    {16, 3, 11}, /* aten::all.all_out Meta */
    {1, 1, 13}, /* aten::all.dim CPU */
    {16, 1, 13}, /* aten::all.dim Meta */
    {142, 8, 87}, /* aten::all.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 12}, /* aten::all.dims CPU */
    {16, 1, 12}, /* aten::all.dims Meta */
    {142, 8, 86}, /* aten::all.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, /* aten::all.dims_out CPU */
    {16, 3, 12}, /* aten::all.dims_out Meta */
    {1, 3, 13}, /* aten::all.out CPU */
    {16, 3, 13}, /* aten::all.out Meta */
    {141, 0, 129}, /* aten::allclose CompositeExplicitAutograd */
    {1, 1, 14}, /* aten::amax CPU */
    {16, 1, 14}, /* aten::amax Meta */
    {142, 8, 88}, /* aten::amax CompositeExplicitAutogradNonFunctional */
    {1, 3, 14}, /* aten::amax.out CPU */
    {16, 3, 14}, /* aten::amax.out Meta */
    {1, 1, 15}, /* aten::amin CPU */
    {16, 1, 15}, /* aten::amin Meta */
    {142, 8, 89}, /* aten::amin CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, /* aten::amin.out CPU */
    {16, 3, 15}, /* aten::amin.out Meta */
    {1, 1, 16}, /* aten::aminmax CPU */
    {16, 1, 16}, /* aten::aminmax Meta */
    {142, 8, 90}, /* aten::aminmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, /* aten::aminmax.out CPU */
    {16, 3, 16}, /* aten::aminmax.out Meta */
    {1, 0, 130}, /* aten::angle CPU */
    {16, 0, 130}, /* aten::angle Meta */
    {1, 0, 131}, /* aten::angle.out CPU */
    {16, 0, 131}, /* aten::angle.out Meta */
    {1, 1, 17}, /* aten::any CPU */
    {16, 1, 17}, /* aten::any Meta */
    {142, 8, 91}, /* aten::any CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, /* aten::any.all_out CPU */
    {16, 3, 17}, /* aten::any.all_out Meta */
    {1, 1, 19}, /* aten::any.dim CPU */
    {16, 1, 19}, /* aten::any.dim Meta */
    {142, 8, 93}, /* aten::any.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 18}, /* aten::any.dims CPU */
    {16, 1, 18}, /* aten::any.dims Meta */
    {142, 8, 92}, /* aten::any.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, /* aten::any.dims_out CPU */
    {16, 3, 18}, /* aten::any.dims_out Meta */
    {1, 3, 19}, /* aten::any.out CPU */
    {16, 3, 19}, /* aten::any.out Meta */
    {141, 0, 132}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::arange BackendSelect */
    {141, 4, 94}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 133}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::arange.start BackendSelect */
    {1, 4, 95}, /* aten::arange.start_out CPU */
    {16, 4, 95}, /* aten::arange.start_out Meta */
    {141, 0, 134}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::arange.start_step BackendSelect */
    {138, 0, 135}, /* aten::arccos implicit */
    {138, 4, 96}, /* aten::arccos.out implicit */
    {138, 0, 136}, /* aten::arccos_ implicit */
    {138, 0, 137}, /* aten::arccosh implicit */
    {138, 4, 97}, /* aten::arccosh.out implicit */
    {138, 0, 138}, /* aten::arccosh_ implicit */
    {138, 0, 139}, /* aten::arcsin implicit */
    {138, 4, 98}, /* aten::arcsin.out implicit */
    {138, 0, 140}, /* aten::arcsin_ implicit */
    {138, 0, 141}, /* aten::arcsinh implicit */
    {138, 4, 99}, /* aten::arcsinh.out implicit */
    {138, 0, 142}, /* aten::arcsinh_ implicit */
    {138, 0, 143}, /* aten::arctan implicit */
    {138, 4, 100}, /* aten::arctan.out implicit */
    {138, 0, 144}, /* aten::arctan2 implicit */
    {138, 4, 101}, /* aten::arctan2.out implicit */
    {138, 0, 145}, /* aten::arctan2_ implicit */
    {138, 0, 146}, /* aten::arctan_ implicit */
    {138, 0, 147}, /* aten::arctanh implicit */
    {138, 4, 102}, /* aten::arctanh.out implicit */
    {138, 0, 148}, /* aten::arctanh_ implicit */
    {1, 1, 20}, /* aten::argmax CPU */
    {16, 1, 20}, /* aten::argmax Meta */
    {142, 8, 103}, /* aten::argmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 20}, /* aten::argmax.out CPU */
    {16, 3, 20}, /* aten::argmax.out Meta */
    {1, 1, 21}, /* aten::argmin CPU */
    {16, 1, 21}, /* aten::argmin Meta */
    {142, 8, 104}, /* aten::argmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, /* aten::argmin.out CPU */
    {16, 3, 21}, /* aten::argmin.out Meta */
    {138, 0, 149}, /* aten::argsort implicit */
    {138, 0, 150}, /* aten::argsort.stable implicit */
    {138, 0, 151}, /* aten::argsort.stable_out implicit */
    {138, 0, 152}, /* aten::argwhere implicit */
    {1, 0, 153}, /* aten::as_strided CPU */
    {16, 0, 153}, /* aten::as_strided Meta */
    {142, 5, 105}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 105}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 106}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 154}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 107}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 22}, /* aten::asin CPU */
    {16, 1, 22}, /* aten::asin Meta */
    {142, 8, 108}, /* aten::asin CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, /* aten::asin.out CPU */
    {16, 3, 22}, /* aten::asin.out Meta */
    {1, 2, 22}, /* aten::asin_ CPU */
    {16, 2, 22}, /* aten::asin_ Meta */
    {142, 9, 108}, /* aten::asin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 23}, /* aten::asinh CPU */
    {16, 1, 23}, /* aten::asinh Meta */
    {142, 8, 109}, /* aten::asinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, /* aten::asinh.out CPU */
    {16, 3, 23}, /* aten::asinh.out Meta */
    {1, 2, 23}, /* aten::asinh_ CPU */
    {16, 2, 23}, /* aten::asinh_ Meta */
    {142, 9, 109}, /* aten::asinh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 25}, /* aten::atan CPU */
    {16, 1, 25}, /* aten::atan Meta */
    {142, 8, 110}, /* aten::atan CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, /* aten::atan.out CPU */
    {16, 3, 25}, /* aten::atan.out Meta */
    {1, 1, 24}, /* aten::atan2 CPU */
    {16, 1, 24}, /* aten::atan2 Meta */
    {142, 8, 111}, /* aten::atan2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, /* aten::atan2.out CPU */
    {16, 3, 24}, /* aten::atan2.out Meta */
    {1, 2, 24}, /* aten::atan2_ CPU */
    {16, 2, 24}, /* aten::atan2_ Meta */
    {142, 9, 111}, /* aten::atan2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 25}, /* aten::atan_ CPU */
    {16, 2, 25}, /* aten::atan_ Meta */
    {142, 9, 110}, /* aten::atan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, /* aten::atanh CPU */
    {16, 1, 26}, /* aten::atanh Meta */
    {142, 8, 112}, /* aten::atanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, /* aten::atanh.out CPU */
    {16, 3, 26}, /* aten::atanh.out Meta */
    {1, 2, 26}, /* aten::atanh_ CPU */
    {16, 2, 26}, /* aten::atanh_ Meta */
    {142, 9, 112}, /* aten::atanh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 155}, /* aten::atleast_1d implicit */
    {138, 0, 156}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 157}, /* aten::atleast_2d implicit */
    {138, 0, 158}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 159}, /* aten::atleast_3d implicit */
    {138, 0, 160}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 161}, /* aten::avg_pool1d implicit */
    {1, 0, 162}, /* aten::avg_pool2d CPU */
    {16, 0, 162}, /* aten::avg_pool2d Meta */
    {1, 4, 113}, /* aten::avg_pool2d.out CPU */
    {16, 4, 113}, /* aten::avg_pool2d.out Meta */
    {1, 0, 163}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 163}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 114}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 114}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 164}, /* aten::avg_pool3d CPU */
    {16, 0, 164}, /* aten::avg_pool3d Meta */
    {1, 4, 115}, /* aten::avg_pool3d.out CPU */
    {16, 4, 115}, /* aten::avg_pool3d.out Meta */
    {1, 0, 165}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 165}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 116}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 116}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 27}, /* aten::baddbmm CPU */
    {16, 1, 27}, /* aten::baddbmm Meta */
    {142, 8, 117}, /* aten::baddbmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, /* aten::baddbmm.out CPU */
    {16, 3, 27}, /* aten::baddbmm.out Meta */
    {1, 2, 27}, /* aten::baddbmm_ CPU */
    {16, 2, 27}, /* aten::baddbmm_ Meta */
    {142, 9, 117}, /* aten::baddbmm_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 167}, /* aten::batch_norm implicit */
    {1, 0, 168}, /* aten::batch_norm_backward CPU */
    {16, 0, 168}, /* aten::batch_norm_backward Meta */
    {1, 0, 169}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 169}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 118}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 170}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 122}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 4, 120}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 4, 121}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 119}, /* aten::bernoulli.out CPU */
    {16, 4, 119}, /* aten::bernoulli.out Meta */
    {142, 0, 173}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 171}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 171}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 172}, /* aten::bernoulli_.float CPU */
    {16, 0, 172}, /* aten::bernoulli_.float Meta */
    {138, 0, 174}, /* aten::bilinear implicit */
    {1, 0, 175}, /* aten::binary_cross_entropy CPU */
    {16, 0, 175}, /* aten::binary_cross_entropy Meta */
    {1, 4, 123}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 123}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 176}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 176}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 124}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 124}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 177}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 177}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 125}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 178}, /* aten::bincount CPU */
    {16, 0, 178}, /* aten::bincount Meta */
    {141, 4, 126}, /* aten::bincount.out CompositeExplicitAutograd */
    {141, 0, 179}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 180}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 127}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 181}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {142, 8, 128}, /* aten::bitwise_and.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 182}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {142, 9, 128}, /* aten::bitwise_and_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 183}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 129}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {142, 8, 130}, /* aten::bitwise_left_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 184}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 185}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {142, 9, 130}, /* aten::bitwise_left_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 186}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {142, 8, 131}, /* aten::bitwise_not CompositeExplicitAutogradNonFunctional */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {142, 9, 131}, /* aten::bitwise_not_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 187}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 188}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 132}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 189}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {142, 8, 133}, /* aten::bitwise_or.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 190}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {142, 9, 133}, /* aten::bitwise_or_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 191}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 134}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {142, 8, 135}, /* aten::bitwise_right_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 192}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 193}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {142, 9, 135}, /* aten::bitwise_right_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 194}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 195}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 196}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 136}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 197}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {142, 8, 137}, /* aten::bitwise_xor.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 198}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {142, 9, 137}, /* aten::bitwise_xor_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 199}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 138}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {142, 8, 139}, /* aten::bmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 200}, /* aten::broadcast_tensors implicit */
    {138, 0, 201}, /* aten::broadcast_to implicit */
    {1, 0, 202}, /* aten::bucketize.Scalar CPU */
    {16, 0, 202}, /* aten::bucketize.Scalar Meta */
    {141, 4, 140}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 203}, /* aten::bucketize.Tensor CPU */
    {16, 0, 203}, /* aten::bucketize.Tensor Meta */
    {1, 4, 141}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 141}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 204}, /* aten::can_cast implicit */
    {138, 0, 205}, /* aten::cartesian_prod implicit */
    {1, 0, 206}, /* aten::cat CPU */
    {16, 0, 206}, /* aten::cat Meta */
    {1, 0, 207}, /* aten::cat.out CPU */
    {16, 0, 207}, /* aten::cat.out Meta */
    {141, 6, 143}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 4, 142}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 208}, /* aten::cauchy_ CPU */
    {16, 0, 208}, /* aten::cauchy_ Meta */
    {138, 0, 209}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {142, 8, 144}, /* aten::ceil CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {142, 9, 144}, /* aten::ceil_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 210}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 145}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 145}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 211}, /* aten::channel_shuffle CPU */
    {16, 0, 211}, /* aten::channel_shuffle Meta */
    {141, 4, 146}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 212}, /* aten::cholesky CPU */
    {16, 0, 212}, /* aten::cholesky Meta */
    {1, 0, 214}, /* aten::cholesky.out CPU */
    {16, 0, 214}, /* aten::cholesky.out Meta */
    {1, 0, 213}, /* aten::cholesky_inverse CPU */
    {16, 0, 213}, /* aten::cholesky_inverse Meta */
    {1, 4, 147}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 147}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 215}, /* aten::cholesky_solve CPU */
    {16, 0, 215}, /* aten::cholesky_solve Meta */
    {1, 0, 216}, /* aten::cholesky_solve.out CPU */
    {16, 0, 216}, /* aten::cholesky_solve.out Meta */
    {138, 0, 217}, /* aten::chunk implicit */
    {1, 1, 41}, /* aten::clamp CPU */
    {16, 1, 41}, /* aten::clamp Meta */
    {142, 8, 149}, /* aten::clamp CompositeExplicitAutogradNonFunctional */
    {1, 1, 36}, /* aten::clamp.Tensor CPU */
    {16, 1, 36}, /* aten::clamp.Tensor Meta */
    {142, 8, 148}, /* aten::clamp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, /* aten::clamp.Tensor_out CPU */
    {16, 3, 36}, /* aten::clamp.Tensor_out Meta */
    {1, 3, 41}, /* aten::clamp.out CPU */
    {16, 3, 41}, /* aten::clamp.out Meta */
    {1, 2, 41}, /* aten::clamp_ CPU */
    {16, 2, 41}, /* aten::clamp_ Meta */
    {142, 9, 149}, /* aten::clamp_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 36}, /* aten::clamp_.Tensor CPU */
    {16, 2, 36}, /* aten::clamp_.Tensor Meta */
    {142, 9, 148}, /* aten::clamp_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, /* aten::clamp_max CPU */
    {16, 1, 38}, /* aten::clamp_max Meta */
    {142, 8, 151}, /* aten::clamp_max CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, /* aten::clamp_max.Tensor CPU */
    {16, 1, 37}, /* aten::clamp_max.Tensor Meta */
    {142, 8, 150}, /* aten::clamp_max.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, /* aten::clamp_max.Tensor_out CPU */
    {16, 3, 37}, /* aten::clamp_max.Tensor_out Meta */
    {1, 3, 38}, /* aten::clamp_max.out CPU */
    {16, 3, 38}, /* aten::clamp_max.out Meta */
    {1, 2, 38}, /* aten::clamp_max_ CPU */
    {16, 2, 38}, /* aten::clamp_max_ Meta */
    {142, 9, 151}, /* aten::clamp_max_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, /* aten::clamp_max_.Tensor CPU */
    {16, 2, 37}, /* aten::clamp_max_.Tensor Meta */
    {142, 9, 150}, /* aten::clamp_max_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, /* aten::clamp_min CPU */
    {16, 1, 40}, /* aten::clamp_min Meta */
    {142, 8, 153}, /* aten::clamp_min CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, /* aten::clamp_min.Tensor CPU */
    {16, 1, 39}, /* aten::clamp_min.Tensor Meta */
    {142, 8, 152}, /* aten::clamp_min.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 39}, /* aten::clamp_min.Tensor_out CPU */
    {16, 3, 39}, /* aten::clamp_min.Tensor_out Meta */
    {1, 3, 40}, /* aten::clamp_min.out CPU */
    {16, 3, 40}, /* aten::clamp_min.out Meta */
    {1, 2, 40}, /* aten::clamp_min_ CPU */
    {16, 2, 40}, /* aten::clamp_min_ Meta */
    {142, 9, 153}, /* aten::clamp_min_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 39}, /* aten::clamp_min_.Tensor CPU */
    {16, 2, 39}, /* aten::clamp_min_.Tensor Meta */
    {142, 9, 152}, /* aten::clamp_min_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 218}, /* aten::clip implicit */
    {138, 0, 220}, /* aten::clip.Tensor implicit */
    {138, 4, 155}, /* aten::clip.Tensor_out implicit */
    {138, 4, 154}, /* aten::clip.out implicit */
    {138, 0, 219}, /* aten::clip_ implicit */
    {138, 0, 221}, /* aten::clip_.Tensor implicit */
    {141, 0, 222}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 156}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 223}, /* aten::col2im CPU */
    {16, 0, 223}, /* aten::col2im Meta */
    {1, 4, 157}, /* aten::col2im.out CPU */
    {16, 4, 157}, /* aten::col2im.out Meta */
    {138, 0, 224}, /* aten::column_stack implicit */
    {138, 4, 158}, /* aten::column_stack.out implicit */
    {138, 0, 225}, /* aten::combinations implicit */
    {1, 0, 226}, /* aten::complex CPU */
    {16, 0, 226}, /* aten::complex Meta */
    {1, 0, 227}, /* aten::complex.out CPU */
    {16, 0, 227}, /* aten::complex.out Meta */
    {138, 0, 228}, /* aten::concat implicit */
    {138, 4, 159}, /* aten::concat.out implicit */
    {138, 0, 229}, /* aten::concatenate implicit */
    {138, 4, 160}, /* aten::concatenate.out implicit */
    {138, 0, 230}, /* aten::conj implicit */
    {138, 0, 231}, /* aten::conj_physical implicit */
    {1, 4, 161}, /* aten::conj_physical.out CPU */
    {16, 4, 161}, /* aten::conj_physical.out Meta */
    {1, 5, 161}, /* aten::conj_physical_ CPU */
    {16, 5, 161}, /* aten::conj_physical_ Meta */
    {141, 0, 232}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 162}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 233}, /* aten::contiguous implicit */
    {138, 0, 234}, /* aten::conv1d implicit */
    {138, 0, 235}, /* aten::conv1d.padding implicit */
    {138, 0, 236}, /* aten::conv2d implicit */
    {138, 0, 237}, /* aten::conv2d.padding implicit */
    {138, 0, 238}, /* aten::conv3d implicit */
    {138, 0, 239}, /* aten::conv3d.padding implicit */
    {138, 0, 240}, /* aten::conv_transpose1d implicit */
    {138, 0, 241}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 242}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 243}, /* aten::convolution CPU */
    {16, 0, 243}, /* aten::convolution Meta */
    {141, 4, 163}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 244}, /* aten::convolution_backward CPU */
    {16, 0, 244}, /* aten::convolution_backward Meta */
    {141, 4, 164}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 166}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 165}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 245}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 246}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 247}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {142, 8, 167}, /* aten::copysign.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 248}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 42}, /* aten::copysign_.Tensor CPU */
    {16, 2, 42}, /* aten::copysign_.Tensor Meta */
    {142, 9, 167}, /* aten::copysign_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 249}, /* aten::corrcoef implicit */
    {1, 1, 43}, /* aten::cos CPU */
    {16, 1, 43}, /* aten::cos Meta */
    {142, 8, 168}, /* aten::cos CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, /* aten::cos.out CPU */
    {16, 3, 43}, /* aten::cos.out Meta */
    {1, 2, 43}, /* aten::cos_ CPU */
    {16, 2, 43}, /* aten::cos_ Meta */
    {142, 9, 168}, /* aten::cos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 44}, /* aten::cosh CPU */
    {16, 1, 44}, /* aten::cosh Meta */
    {142, 8, 169}, /* aten::cosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, /* aten::cosh.out CPU */
    {16, 3, 44}, /* aten::cosh.out Meta */
    {1, 2, 44}, /* aten::cosh_ CPU */
    {16, 2, 44}, /* aten::cosh_ Meta */
    {142, 9, 169}, /* aten::cosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 250}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 251}, /* aten::cosine_similarity implicit */
    {141, 0, 252}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 253}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 253}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 171}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 170}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 254}, /* aten::cov implicit */
    {138, 0, 255}, /* aten::cross_entropy_loss implicit */
    {141, 0, 256}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 172}, /* aten::cummax.out CPU */
    {16, 4, 172}, /* aten::cummax.out Meta */
    {141, 0, 257}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 173}, /* aten::cummin.out CPU */
    {16, 4, 173}, /* aten::cummin.out Meta */
    {1, 1, 45}, /* aten::cumprod CPU */
    {16, 1, 45}, /* aten::cumprod Meta */
    {142, 8, 174}, /* aten::cumprod CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, /* aten::cumprod.out CPU */
    {16, 3, 45}, /* aten::cumprod.out Meta */
    {1, 2, 45}, /* aten::cumprod_ CPU */
    {16, 2, 45}, /* aten::cumprod_ Meta */
    {142, 9, 174}, /* aten::cumprod_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 46}, /* aten::cumsum CPU */
    {16, 1, 46}, /* aten::cumsum Meta */
    {142, 8, 175}, /* aten::cumsum CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, /* aten::cumsum.out CPU */
    {16, 3, 46}, /* aten::cumsum.out Meta */
    {1, 2, 46}, /* aten::cumsum_ CPU */
    {16, 2, 46}, /* aten::cumsum_ Meta */
    {142, 9, 175}, /* aten::cumsum_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 258}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 259}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 260}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 176}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 176}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 261}, /* aten::det implicit */
    {141, 0, 128}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 177}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 177}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 178}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 262}, /* aten::diag implicit */
    {138, 4, 179}, /* aten::diag.out implicit */
    {142, 0, 263}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 180}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 264}, /* aten::diagflat implicit */
    {141, 0, 265}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 266}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 182}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 181}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 183}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 267}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 184}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 268}, /* aten::diff implicit */
    {138, 0, 269}, /* aten::diff.out implicit */
    {1, 1, 47}, /* aten::digamma CPU */
    {16, 1, 47}, /* aten::digamma Meta */
    {142, 8, 185}, /* aten::digamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, /* aten::digamma.out CPU */
    {16, 3, 47}, /* aten::digamma.out Meta */
    {1, 2, 47}, /* aten::digamma_ CPU */
    {16, 2, 47}, /* aten::digamma_ Meta */
    {142, 9, 185}, /* aten::digamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 270}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 186}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 271}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 272}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 188}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 187}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::div.Tensor CPU */
    {16, 1, 48}, /* aten::div.Tensor Meta */
    {142, 8, 189}, /* aten::div.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 49}, /* aten::div.Tensor_mode CPU */
    {16, 1, 49}, /* aten::div.Tensor_mode Meta */
    {142, 8, 190}, /* aten::div.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, /* aten::div.out CPU */
    {16, 3, 48}, /* aten::div.out Meta */
    {1, 3, 49}, /* aten::div.out_mode CPU */
    {16, 3, 49}, /* aten::div.out_mode Meta */
    {141, 0, 273}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 274}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 48}, /* aten::div_.Tensor CPU */
    {16, 2, 48}, /* aten::div_.Tensor Meta */
    {142, 9, 189}, /* aten::div_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 2, 49}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 49}, /* aten::div_.Tensor_mode Meta */
    {142, 9, 190}, /* aten::div_.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {138, 0, 275}, /* aten::divide.Scalar implicit */
    {138, 0, 276}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 277}, /* aten::divide.Tensor implicit */
    {138, 0, 278}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 191}, /* aten::divide.out implicit */
    {138, 4, 192}, /* aten::divide.out_mode implicit */
    {138, 0, 279}, /* aten::divide_.Scalar implicit */
    {138, 0, 280}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 281}, /* aten::divide_.Tensor implicit */
    {138, 0, 282}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 283}, /* aten::dot CPU */
    {16, 0, 283}, /* aten::dot Meta */
    {141, 4, 193}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 284}, /* aten::dropout implicit */
    {138, 0, 285}, /* aten::dropout_ implicit */
    {138, 0, 286}, /* aten::dsplit.array implicit */
    {138, 0, 287}, /* aten::dsplit.int implicit */
    {138, 0, 288}, /* aten::dstack implicit */
    {138, 4, 194}, /* aten::dstack.out implicit */
    {138, 0, 289}, /* aten::einsum implicit */
    {1, 1, 51}, /* aten::elu CPU */
    {16, 1, 51}, /* aten::elu Meta */
    {142, 8, 195}, /* aten::elu CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, /* aten::elu.out CPU */
    {16, 3, 51}, /* aten::elu.out Meta */
    {1, 2, 51}, /* aten::elu_ CPU */
    {16, 2, 51}, /* aten::elu_ Meta */
    {142, 9, 195}, /* aten::elu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, /* aten::elu_backward CPU */
    {16, 1, 50}, /* aten::elu_backward Meta */
    {142, 8, 196}, /* aten::elu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 50}, /* aten::elu_backward.grad_input CPU */
    {16, 3, 50}, /* aten::elu_backward.grad_input Meta */
    {141, 0, 290}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 197}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 291}, /* aten::embedding_backward implicit */
    {138, 0, 292}, /* aten::embedding_bag implicit */
    {138, 0, 293}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 294}, /* aten::embedding_dense_backward CPU */
    {16, 0, 294}, /* aten::embedding_dense_backward Meta */
    {141, 4, 198}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 200}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 4, 199}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 295}, /* aten::embedding_renorm_ CPU */
    {16, 0, 295}, /* aten::embedding_renorm_ Meta */
    {1, 0, 297}, /* aten::empty.memory_format CPU */
    {16, 0, 297}, /* aten::empty.memory_format Meta */
    {86, 0, 166}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 298}, /* aten::empty.out implicit */
    {141, 0, 296}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 201}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 299}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::empty_permuted BackendSelect */
    {141, 4, 202}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 300}, /* aten::empty_strided CPU */
    {16, 0, 300}, /* aten::empty_strided Meta */
    {86, 0, 166}, /* aten::empty_strided BackendSelect */
    {141, 4, 203}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 52}, /* aten::eq.Scalar CPU */
    {16, 1, 52}, /* aten::eq.Scalar Meta */
    {142, 8, 204}, /* aten::eq.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, /* aten::eq.Scalar_out CPU */
    {16, 3, 52}, /* aten::eq.Scalar_out Meta */
    {1, 1, 53}, /* aten::eq.Tensor CPU */
    {16, 1, 53}, /* aten::eq.Tensor Meta */
    {142, 8, 205}, /* aten::eq.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, /* aten::eq.Tensor_out CPU */
    {16, 3, 53}, /* aten::eq.Tensor_out Meta */
    {1, 2, 52}, /* aten::eq_.Scalar CPU */
    {16, 2, 52}, /* aten::eq_.Scalar Meta */
    {142, 9, 204}, /* aten::eq_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 53}, /* aten::eq_.Tensor CPU */
    {16, 2, 53}, /* aten::eq_.Tensor Meta */
    {142, 9, 205}, /* aten::eq_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 301}, /* aten::equal CPU */
    {16, 0, 301}, /* aten::equal Meta */
    {1, 1, 54}, /* aten::erf CPU */
    {16, 1, 54}, /* aten::erf Meta */
    {142, 8, 206}, /* aten::erf CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, /* aten::erf.out CPU */
    {16, 3, 54}, /* aten::erf.out Meta */
    {1, 2, 54}, /* aten::erf_ CPU */
    {16, 2, 54}, /* aten::erf_ Meta */
    {142, 9, 206}, /* aten::erf_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 55}, /* aten::erfc CPU */
    {16, 1, 55}, /* aten::erfc Meta */
    {142, 8, 207}, /* aten::erfc CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, /* aten::erfc.out CPU */
    {16, 3, 55}, /* aten::erfc.out Meta */
    {1, 2, 55}, /* aten::erfc_ CPU */
    {16, 2, 55}, /* aten::erfc_ Meta */
    {142, 9, 207}, /* aten::erfc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, /* aten::erfinv CPU */
    {16, 1, 56}, /* aten::erfinv Meta */
    {142, 8, 208}, /* aten::erfinv CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, /* aten::erfinv.out CPU */
    {16, 3, 56}, /* aten::erfinv.out Meta */
    {1, 2, 56}, /* aten::erfinv_ CPU */
    {16, 2, 56}, /* aten::erfinv_ Meta */
    {142, 9, 208}, /* aten::erfinv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 58}, /* aten::exp CPU */
    {16, 1, 58}, /* aten::exp Meta */
    {142, 8, 209}, /* aten::exp CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, /* aten::exp.out CPU */
    {16, 3, 58}, /* aten::exp.out Meta */
    {1, 1, 57}, /* aten::exp2 CPU */
    {16, 1, 57}, /* aten::exp2 Meta */
    {142, 8, 210}, /* aten::exp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, /* aten::exp2.out CPU */
    {16, 3, 57}, /* aten::exp2.out Meta */
    {1, 2, 57}, /* aten::exp2_ CPU */
    {16, 2, 57}, /* aten::exp2_ Meta */
    {142, 9, 210}, /* aten::exp2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 58}, /* aten::exp_ CPU */
    {16, 2, 58}, /* aten::exp_ Meta */
    {142, 9, 209}, /* aten::exp_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 302}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 303}, /* aten::expand_as implicit */
    {142, 7, 211}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 212}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 59}, /* aten::expm1 CPU */
    {16, 1, 59}, /* aten::expm1 Meta */
    {142, 8, 213}, /* aten::expm1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, /* aten::expm1.out CPU */
    {16, 3, 59}, /* aten::expm1.out Meta */
    {1, 2, 59}, /* aten::expm1_ CPU */
    {16, 2, 59}, /* aten::expm1_ Meta */
    {142, 9, 213}, /* aten::expm1_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 215}, /* aten::exponential CompositeExplicitAutograd */
    {141, 4, 214}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 304}, /* aten::exponential_ CPU */
    {16, 0, 304}, /* aten::exponential_ Meta */
    {141, 0, 305}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::eye BackendSelect */
    {141, 0, 306}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::eye.m BackendSelect */
    {1, 4, 217}, /* aten::eye.m_out CPU */
    {16, 4, 217}, /* aten::eye.m_out Meta */
    {1, 4, 216}, /* aten::eye.out CPU */
    {16, 4, 216}, /* aten::eye.out Meta */
    {138, 0, 307}, /* aten::fft_fft implicit */
    {138, 0, 310}, /* aten::fft_fft.out implicit */
    {138, 0, 308}, /* aten::fft_fft2 implicit */
    {138, 0, 309}, /* aten::fft_fft2.out implicit */
    {138, 0, 311}, /* aten::fft_fftn implicit */
    {138, 0, 312}, /* aten::fft_fftn.out implicit */
    {138, 0, 313}, /* aten::fft_fftshift implicit */
    {138, 0, 314}, /* aten::fft_hfft implicit */
    {138, 0, 317}, /* aten::fft_hfft.out implicit */
    {138, 0, 315}, /* aten::fft_hfft2 implicit */
    {138, 0, 316}, /* aten::fft_hfft2.out implicit */
    {138, 0, 318}, /* aten::fft_hfftn implicit */
    {138, 0, 319}, /* aten::fft_hfftn.out implicit */
    {138, 0, 320}, /* aten::fft_ifft implicit */
    {138, 0, 323}, /* aten::fft_ifft.out implicit */
    {138, 0, 321}, /* aten::fft_ifft2 implicit */
    {138, 0, 322}, /* aten::fft_ifft2.out implicit */
    {138, 0, 324}, /* aten::fft_ifftn implicit */
    {138, 0, 325}, /* aten::fft_ifftn.out implicit */
    {138, 0, 326}, /* aten::fft_ifftshift implicit */
    {138, 0, 327}, /* aten::fft_ihfft implicit */
    {138, 0, 330}, /* aten::fft_ihfft.out implicit */
    {138, 0, 328}, /* aten::fft_ihfft2 implicit */
    {138, 0, 329}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 331}, /* aten::fft_ihfftn implicit */
    {138, 0, 332}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 333}, /* aten::fft_irfft implicit */
    {138, 0, 336}, /* aten::fft_irfft.out implicit */
    {138, 0, 334}, /* aten::fft_irfft2 implicit */
    {138, 0, 335}, /* aten::fft_irfft2.out implicit */
    {138, 0, 337}, /* aten::fft_irfftn implicit */
    {138, 0, 338}, /* aten::fft_irfftn.out implicit */
    {138, 0, 339}, /* aten::fft_rfft implicit */
    {138, 0, 342}, /* aten::fft_rfft.out implicit */
    {138, 0, 340}, /* aten::fft_rfft2 implicit */
    {138, 0, 341}, /* aten::fft_rfft2.out implicit */
    {138, 0, 343}, /* aten::fft_rfftn implicit */
    {138, 0, 344}, /* aten::fft_rfftn.out implicit */
    {141, 6, 220}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 218}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 221}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 219}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 345}, /* aten::fill_.Scalar CPU */
    {16, 0, 345}, /* aten::fill_.Scalar Meta */
    {1, 0, 346}, /* aten::fill_.Tensor CPU */
    {16, 0, 346}, /* aten::fill_.Tensor Meta */
    {138, 0, 347}, /* aten::fix implicit */
    {138, 4, 222}, /* aten::fix.out implicit */
    {138, 0, 348}, /* aten::fix_ implicit */
    {138, 0, 349}, /* aten::flatten.using_ints implicit */
    {1, 0, 350}, /* aten::flip CPU */
    {16, 0, 350}, /* aten::flip Meta */
    {141, 4, 223}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 351}, /* aten::fliplr implicit */
    {138, 0, 352}, /* aten::flipud implicit */
    {138, 0, 353}, /* aten::float_power.Scalar implicit */
    {138, 0, 354}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 355}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 356}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 357}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 358}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 359}, /* aten::float_power_.Scalar implicit */
    {138, 0, 360}, /* aten::float_power_.Tensor implicit */
    {1, 1, 60}, /* aten::floor CPU */
    {16, 1, 60}, /* aten::floor Meta */
    {142, 8, 224}, /* aten::floor CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, /* aten::floor.out CPU */
    {16, 3, 60}, /* aten::floor.out Meta */
    {1, 2, 60}, /* aten::floor_ CPU */
    {16, 2, 60}, /* aten::floor_ Meta */
    {142, 9, 224}, /* aten::floor_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 361}, /* aten::floor_divide CPU */
    {16, 0, 361}, /* aten::floor_divide Meta */
    {141, 0, 362}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 225}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 365}, /* aten::floor_divide.out CPU */
    {16, 0, 365}, /* aten::floor_divide.out Meta */
    {141, 0, 363}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 364}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 364}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 61}, /* aten::fmax CPU */
    {16, 1, 61}, /* aten::fmax Meta */
    {142, 8, 226}, /* aten::fmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, /* aten::fmax.out CPU */
    {16, 3, 61}, /* aten::fmax.out Meta */
    {1, 1, 62}, /* aten::fmin CPU */
    {16, 1, 62}, /* aten::fmin Meta */
    {142, 8, 227}, /* aten::fmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, /* aten::fmin.out CPU */
    {16, 3, 62}, /* aten::fmin.out Meta */
    {141, 0, 366}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 367}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::fmod.Tensor CPU */
    {16, 1, 63}, /* aten::fmod.Tensor Meta */
    {142, 8, 228}, /* aten::fmod.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 63}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 368}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 63}, /* aten::fmod_.Tensor CPU */
    {16, 2, 63}, /* aten::fmod_.Tensor Meta */
    {142, 9, 228}, /* aten::fmod_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 64}, /* aten::frac CPU */
    {16, 1, 64}, /* aten::frac Meta */
    {142, 8, 229}, /* aten::frac CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, /* aten::frac.out CPU */
    {16, 3, 64}, /* aten::frac.out Meta */
    {1, 2, 64}, /* aten::frac_ CPU */
    {16, 2, 64}, /* aten::frac_ Meta */
    {142, 9, 229}, /* aten::frac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 369}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 369}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 230}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 230}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 370}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 370}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 231}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 231}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 371}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 371}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 232}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 232}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 372}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 372}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 233}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 233}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 373}, /* aten::frexp.Tensor CPU */
    {16, 0, 373}, /* aten::frexp.Tensor Meta */
    {1, 0, 374}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 374}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 375}, /* aten::from_file CPU */
    {86, 0, 166}, /* aten::from_file BackendSelect */
    {141, 4, 234}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 376}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::full BackendSelect */
    {141, 4, 235}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 377}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 236}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 65}, /* aten::gather CPU */
    {16, 1, 65}, /* aten::gather Meta */
    {142, 8, 237}, /* aten::gather CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, /* aten::gather.out CPU */
    {16, 3, 65}, /* aten::gather.out Meta */
    {138, 0, 378}, /* aten::gather_backward implicit */
    {1, 1, 66}, /* aten::gcd CPU */
    {16, 1, 66}, /* aten::gcd Meta */
    {142, 8, 238}, /* aten::gcd CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, /* aten::gcd.out CPU */
    {16, 3, 66}, /* aten::gcd.out Meta */
    {1, 2, 66}, /* aten::gcd_ CPU */
    {16, 2, 66}, /* aten::gcd_ Meta */
    {142, 9, 238}, /* aten::gcd_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 67}, /* aten::ge.Scalar CPU */
    {16, 1, 67}, /* aten::ge.Scalar Meta */
    {142, 8, 239}, /* aten::ge.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, /* aten::ge.Scalar_out CPU */
    {16, 3, 67}, /* aten::ge.Scalar_out Meta */
    {1, 1, 68}, /* aten::ge.Tensor CPU */
    {16, 1, 68}, /* aten::ge.Tensor Meta */
    {142, 8, 240}, /* aten::ge.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, /* aten::ge.Tensor_out CPU */
    {16, 3, 68}, /* aten::ge.Tensor_out Meta */
    {1, 2, 67}, /* aten::ge_.Scalar CPU */
    {16, 2, 67}, /* aten::ge_.Scalar Meta */
    {142, 9, 239}, /* aten::ge_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 68}, /* aten::ge_.Tensor CPU */
    {16, 2, 68}, /* aten::ge_.Tensor Meta */
    {142, 9, 240}, /* aten::ge_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, /* aten::gelu CPU */
    {16, 1, 70}, /* aten::gelu Meta */
    {142, 8, 241}, /* aten::gelu CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, /* aten::gelu.out CPU */
    {16, 3, 70}, /* aten::gelu.out Meta */
    {1, 2, 70}, /* aten::gelu_ CPU */
    {16, 2, 70}, /* aten::gelu_ Meta */
    {142, 9, 241}, /* aten::gelu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 69}, /* aten::gelu_backward CPU */
    {16, 1, 69}, /* aten::gelu_backward Meta */
    {142, 8, 242}, /* aten::gelu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 69}, /* aten::gelu_backward.grad_input Meta */
    {141, 6, 244}, /* aten::geometric CompositeExplicitAutograd */
    {141, 4, 243}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 379}, /* aten::geometric_ CPU */
    {16, 0, 379}, /* aten::geometric_ Meta */
    {1, 0, 380}, /* aten::geqrf CPU */
    {16, 0, 380}, /* aten::geqrf Meta */
    {1, 4, 245}, /* aten::geqrf.a CPU */
    {16, 4, 245}, /* aten::geqrf.a Meta */
    {138, 0, 381}, /* aten::ger implicit */
    {138, 4, 246}, /* aten::ger.out implicit */
    {1, 0, 382}, /* aten::glu CPU */
    {16, 0, 382}, /* aten::glu Meta */
    {1, 4, 247}, /* aten::glu.out CPU */
    {16, 4, 247}, /* aten::glu.out Meta */
    {1, 0, 383}, /* aten::glu_backward CPU */
    {16, 0, 383}, /* aten::glu_backward Meta */
    {1, 4, 248}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 248}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 384}, /* aten::gradient.array implicit */
    {138, 0, 385}, /* aten::gradient.scalararray implicit */
    {138, 0, 386}, /* aten::gradient.scalarint implicit */
    {138, 0, 387}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 388}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 389}, /* aten::gradient.tensorarray implicit */
    {138, 0, 390}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 391}, /* aten::greater.Scalar implicit */
    {138, 4, 249}, /* aten::greater.Scalar_out implicit */
    {138, 0, 392}, /* aten::greater.Tensor implicit */
    {138, 4, 250}, /* aten::greater.Tensor_out implicit */
    {138, 0, 393}, /* aten::greater_.Scalar implicit */
    {138, 0, 394}, /* aten::greater_.Tensor implicit */
    {138, 0, 395}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 251}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 396}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 252}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 397}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 398}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 399}, /* aten::grid_sampler implicit */
    {1, 0, 400}, /* aten::grid_sampler_2d CPU */
    {16, 0, 400}, /* aten::grid_sampler_2d Meta */
    {141, 4, 253}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 401}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 401}, /* aten::grid_sampler_2d_backward Meta */
    {141, 4, 254}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 402}, /* aten::grid_sampler_3d CPU */
    {16, 0, 402}, /* aten::grid_sampler_3d Meta */
    {141, 4, 255}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 403}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 403}, /* aten::grid_sampler_3d_backward Meta */
    {141, 4, 256}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 404}, /* aten::group_norm implicit */
    {138, 0, 406}, /* aten::gru.data implicit */
    {138, 0, 407}, /* aten::gru.input implicit */
    {138, 0, 405}, /* aten::gru_cell implicit */
    {1, 1, 71}, /* aten::gt.Scalar CPU */
    {16, 1, 71}, /* aten::gt.Scalar Meta */
    {142, 8, 257}, /* aten::gt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, /* aten::gt.Scalar_out CPU */
    {16, 3, 71}, /* aten::gt.Scalar_out Meta */
    {1, 1, 72}, /* aten::gt.Tensor CPU */
    {16, 1, 72}, /* aten::gt.Tensor Meta */
    {142, 8, 258}, /* aten::gt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, /* aten::gt.Tensor_out CPU */
    {16, 3, 72}, /* aten::gt.Tensor_out Meta */
    {1, 2, 71}, /* aten::gt_.Scalar CPU */
    {16, 2, 71}, /* aten::gt_.Scalar Meta */
    {142, 9, 257}, /* aten::gt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 72}, /* aten::gt_.Tensor CPU */
    {16, 2, 72}, /* aten::gt_.Tensor Meta */
    {142, 9, 258}, /* aten::gt_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 74}, /* aten::hardshrink CPU */
    {16, 1, 74}, /* aten::hardshrink Meta */
    {142, 8, 259}, /* aten::hardshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, /* aten::hardshrink.out CPU */
    {16, 3, 74}, /* aten::hardshrink.out Meta */
    {1, 1, 73}, /* aten::hardshrink_backward CPU */
    {16, 1, 73}, /* aten::hardshrink_backward Meta */
    {142, 8, 260}, /* aten::hardshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 73}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 76}, /* aten::hardsigmoid CPU */
    {16, 1, 76}, /* aten::hardsigmoid Meta */
    {142, 8, 261}, /* aten::hardsigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, /* aten::hardsigmoid.out CPU */
    {16, 3, 76}, /* aten::hardsigmoid.out Meta */
    {1, 2, 76}, /* aten::hardsigmoid_ CPU */
    {16, 2, 76}, /* aten::hardsigmoid_ Meta */
    {142, 9, 261}, /* aten::hardsigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 75}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 75}, /* aten::hardsigmoid_backward Meta */
    {142, 8, 262}, /* aten::hardsigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, /* aten::hardsigmoid_backward.grad_input CPU */
    {16, 3, 75}, /* aten::hardsigmoid_backward.grad_input Meta */
    {1, 0, 408}, /* aten::hardswish CPU */
    {16, 0, 408}, /* aten::hardswish Meta */
    {1, 0, 411}, /* aten::hardswish.out CPU */
    {16, 0, 411}, /* aten::hardswish.out Meta */
    {1, 0, 409}, /* aten::hardswish_ CPU */
    {16, 0, 409}, /* aten::hardswish_ Meta */
    {1, 0, 410}, /* aten::hardswish_backward CPU */
    {16, 0, 410}, /* aten::hardswish_backward Meta */
    {141, 4, 263}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 412}, /* aten::hardtanh CPU */
    {16, 0, 412}, /* aten::hardtanh Meta */
    {1, 0, 416}, /* aten::hardtanh.out CPU */
    {16, 0, 416}, /* aten::hardtanh.out Meta */
    {1, 0, 413}, /* aten::hardtanh_ CPU */
    {16, 0, 413}, /* aten::hardtanh_ Meta */
    {1, 0, 414}, /* aten::hardtanh_backward CPU */
    {16, 0, 414}, /* aten::hardtanh_backward Meta */
    {1, 0, 415}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 415}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 77}, /* aten::hash_tensor CPU */
    {16, 1, 77}, /* aten::hash_tensor Meta */
    {142, 8, 264}, /* aten::hash_tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, /* aten::hash_tensor.out CPU */
    {16, 3, 77}, /* aten::hash_tensor.out Meta */
    {1, 1, 78}, /* aten::heaviside CPU */
    {16, 1, 78}, /* aten::heaviside Meta */
    {142, 8, 265}, /* aten::heaviside CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, /* aten::heaviside.out CPU */
    {16, 3, 78}, /* aten::heaviside.out Meta */
    {1, 2, 78}, /* aten::heaviside_ CPU */
    {16, 2, 78}, /* aten::heaviside_ Meta */
    {142, 9, 265}, /* aten::heaviside_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 417}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 418}, /* aten::histc CPU */
    {16, 0, 418}, /* aten::histc Meta */
    {1, 4, 266}, /* aten::histc.out CPU */
    {16, 4, 266}, /* aten::histc.out Meta */
    {1, 0, 419}, /* aten::histogram.bin_ct CPU */
    {16, 0, 419}, /* aten::histogram.bin_ct Meta */
    {1, 4, 267}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 267}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 420}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 420}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 268}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 268}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 421}, /* aten::histogramdd implicit */
    {138, 0, 422}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 423}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 424}, /* aten::hsplit.array implicit */
    {138, 0, 425}, /* aten::hsplit.int implicit */
    {138, 0, 426}, /* aten::hstack implicit */
    {138, 4, 269}, /* aten::hstack.out implicit */
    {1, 0, 427}, /* aten::huber_loss CPU */
    {16, 0, 427}, /* aten::huber_loss Meta */
    {1, 4, 270}, /* aten::huber_loss.out CPU */
    {16, 4, 270}, /* aten::huber_loss.out Meta */
    {1, 0, 428}, /* aten::huber_loss_backward CPU */
    {16, 0, 428}, /* aten::huber_loss_backward Meta */
    {1, 4, 271}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 271}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 79}, /* aten::hypot CPU */
    {16, 1, 79}, /* aten::hypot Meta */
    {142, 8, 272}, /* aten::hypot CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, /* aten::hypot.out CPU */
    {16, 3, 79}, /* aten::hypot.out Meta */
    {1, 2, 79}, /* aten::hypot_ CPU */
    {16, 2, 79}, /* aten::hypot_ Meta */
    {142, 9, 272}, /* aten::hypot_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 80}, /* aten::i0 CPU */
    {16, 1, 80}, /* aten::i0 Meta */
    {142, 8, 273}, /* aten::i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, /* aten::i0.out CPU */
    {16, 3, 80}, /* aten::i0.out Meta */
    {1, 2, 80}, /* aten::i0_ CPU */
    {16, 2, 80}, /* aten::i0_ Meta */
    {142, 9, 273}, /* aten::i0_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, /* aten::igamma CPU */
    {16, 1, 81}, /* aten::igamma Meta */
    {142, 8, 274}, /* aten::igamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, /* aten::igamma.out CPU */
    {16, 3, 81}, /* aten::igamma.out Meta */
    {1, 2, 81}, /* aten::igamma_ CPU */
    {16, 2, 81}, /* aten::igamma_ Meta */
    {142, 9, 274}, /* aten::igamma_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, /* aten::igammac CPU */
    {16, 1, 82}, /* aten::igammac Meta */
    {142, 8, 275}, /* aten::igammac CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, /* aten::igammac.out CPU */
    {16, 3, 82}, /* aten::igammac.out Meta */
    {1, 2, 82}, /* aten::igammac_ CPU */
    {16, 2, 82}, /* aten::igammac_ Meta */
    {142, 9, 275}, /* aten::igammac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 429}, /* aten::im2col CPU */
    {16, 0, 429}, /* aten::im2col Meta */
    {1, 4, 276}, /* aten::im2col.out CPU */
    {16, 4, 276}, /* aten::im2col.out Meta */
    {138, 0, 430}, /* aten::imag implicit */
    {1, 0, 431}, /* aten::index.Tensor CPU */
    {16, 0, 431}, /* aten::index.Tensor Meta */
    {1, 4, 277}, /* aten::index.Tensor_out CPU */
    {1, 1, 83}, /* aten::index_add CPU */
    {16, 1, 83}, /* aten::index_add Meta */
    {142, 8, 278}, /* aten::index_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, /* aten::index_add.out CPU */
    {16, 3, 83}, /* aten::index_add.out Meta */
    {1, 2, 83}, /* aten::index_add_ CPU */
    {16, 2, 83}, /* aten::index_add_ Meta */
    {142, 9, 278}, /* aten::index_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 84}, /* aten::index_copy CPU */
    {16, 1, 84}, /* aten::index_copy Meta */
    {142, 8, 279}, /* aten::index_copy CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, /* aten::index_copy.out CPU */
    {16, 3, 84}, /* aten::index_copy.out Meta */
    {1, 2, 84}, /* aten::index_copy_ CPU */
    {16, 2, 84}, /* aten::index_copy_ Meta */
    {142, 9, 279}, /* aten::index_copy_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 282}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 280}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 283}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 281}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 432}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 432}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 433}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 433}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 285}, /* aten::index_put CompositeExplicitAutograd */
    {141, 4, 284}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 434}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 85}, /* aten::index_reduce CPU */
    {16, 1, 85}, /* aten::index_reduce Meta */
    {142, 8, 286}, /* aten::index_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, /* aten::index_reduce.out CPU */
    {16, 3, 85}, /* aten::index_reduce.out Meta */
    {1, 2, 85}, /* aten::index_reduce_ CPU */
    {16, 2, 85}, /* aten::index_reduce_ Meta */
    {142, 9, 286}, /* aten::index_reduce_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 435}, /* aten::index_select CPU */
    {16, 0, 435}, /* aten::index_select Meta */
    {1, 4, 287}, /* aten::index_select.out CPU */
    {16, 4, 287}, /* aten::index_select.out Meta */
    {138, 0, 436}, /* aten::index_select_backward implicit */
    {138, 0, 437}, /* aten::inner implicit */
    {138, 4, 288}, /* aten::inner.out implicit */
    {138, 0, 438}, /* aten::instance_norm implicit */
    {138, 0, 439}, /* aten::inverse implicit */
    {138, 4, 289}, /* aten::inverse.out implicit */
    {138, 0, 440}, /* aten::is_complex implicit */
    {138, 0, 441}, /* aten::is_conj implicit */
    {138, 0, 442}, /* aten::is_distributed implicit */
    {138, 0, 443}, /* aten::is_floating_point implicit */
    {138, 0, 444}, /* aten::is_inference implicit */
    {138, 0, 445}, /* aten::is_neg implicit */
    {138, 0, 446}, /* aten::is_nonzero implicit */
    {141, 0, 447}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 448}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 449}, /* aten::is_signed implicit */
    {138, 0, 450}, /* aten::isclose implicit */
    {138, 0, 451}, /* aten::isfinite implicit */
    {1, 1, 86}, /* aten::isin.Scalar_Tensor CPU */
    {16, 1, 86}, /* aten::isin.Scalar_Tensor Meta */
    {142, 8, 290}, /* aten::isin.Scalar_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, /* aten::isin.Scalar_Tensor_out CPU */
    {16, 3, 86}, /* aten::isin.Scalar_Tensor_out Meta */
    {1, 1, 87}, /* aten::isin.Tensor_Scalar CPU */
    {16, 1, 87}, /* aten::isin.Tensor_Scalar Meta */
    {142, 8, 291}, /* aten::isin.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, /* aten::isin.Tensor_Scalar_out CPU */
    {16, 3, 87}, /* aten::isin.Tensor_Scalar_out Meta */
    {1, 1, 88}, /* aten::isin.Tensor_Tensor CPU */
    {16, 1, 88}, /* aten::isin.Tensor_Tensor Meta */
    {142, 8, 292}, /* aten::isin.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, /* aten::isin.Tensor_Tensor_out CPU */
    {16, 3, 88}, /* aten::isin.Tensor_Tensor_out Meta */
    {1, 0, 452}, /* aten::isinf CPU */
    {16, 0, 452}, /* aten::isinf Meta */
    {141, 4, 293}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 453}, /* aten::isnan CPU */
    {16, 0, 453}, /* aten::isnan Meta */
    {141, 4, 294}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 89}, /* aten::isneginf CPU */
    {16, 1, 89}, /* aten::isneginf Meta */
    {142, 8, 295}, /* aten::isneginf CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, /* aten::isneginf.out CPU */
    {16, 3, 89}, /* aten::isneginf.out Meta */
    {1, 1, 90}, /* aten::isposinf CPU */
    {16, 1, 90}, /* aten::isposinf Meta */
    {142, 8, 296}, /* aten::isposinf CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, /* aten::isposinf.out CPU */
    {16, 3, 90}, /* aten::isposinf.out Meta */
    {138, 0, 454}, /* aten::isreal implicit */
    {138, 0, 455}, /* aten::item implicit */
    {138, 0, 456}, /* aten::kl_div implicit */
    {138, 0, 457}, /* aten::kron implicit */
    {138, 4, 297}, /* aten::kron.out implicit */
    {141, 0, 458}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 459}, /* aten::kthvalue.values CPU */
    {16, 0, 459}, /* aten::kthvalue.values Meta */
    {138, 0, 460}, /* aten::l1_loss implicit */
    {138, 0, 461}, /* aten::layer_norm implicit */
    {1, 1, 91}, /* aten::lcm CPU */
    {16, 1, 91}, /* aten::lcm Meta */
    {142, 8, 298}, /* aten::lcm CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, /* aten::lcm.out CPU */
    {16, 3, 91}, /* aten::lcm.out Meta */
    {1, 2, 91}, /* aten::lcm_ CPU */
    {16, 2, 91}, /* aten::lcm_ Meta */
    {142, 9, 298}, /* aten::lcm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 462}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 299}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 299}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 92}, /* aten::le.Scalar CPU */
    {16, 1, 92}, /* aten::le.Scalar Meta */
    {142, 8, 300}, /* aten::le.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, /* aten::le.Scalar_out CPU */
    {16, 3, 92}, /* aten::le.Scalar_out Meta */
    {1, 1, 93}, /* aten::le.Tensor CPU */
    {16, 1, 93}, /* aten::le.Tensor Meta */
    {142, 8, 301}, /* aten::le.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, /* aten::le.Tensor_out CPU */
    {16, 3, 93}, /* aten::le.Tensor_out Meta */
    {1, 2, 92}, /* aten::le_.Scalar CPU */
    {16, 2, 92}, /* aten::le_.Scalar Meta */
    {142, 9, 300}, /* aten::le_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 93}, /* aten::le_.Tensor CPU */
    {16, 2, 93}, /* aten::le_.Tensor Meta */
    {142, 9, 301}, /* aten::le_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, /* aten::leaky_relu CPU */
    {16, 1, 95}, /* aten::leaky_relu Meta */
    {142, 8, 302}, /* aten::leaky_relu CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, /* aten::leaky_relu.out CPU */
    {16, 3, 95}, /* aten::leaky_relu.out Meta */
    {1, 2, 95}, /* aten::leaky_relu_ CPU */
    {16, 2, 95}, /* aten::leaky_relu_ Meta */
    {142, 9, 302}, /* aten::leaky_relu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 94}, /* aten::leaky_relu_backward CPU */
    {16, 1, 94}, /* aten::leaky_relu_backward Meta */
    {142, 8, 303}, /* aten::leaky_relu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 94}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 96}, /* aten::lerp.Scalar CPU */
    {16, 1, 96}, /* aten::lerp.Scalar Meta */
    {142, 8, 304}, /* aten::lerp.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 96}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 97}, /* aten::lerp.Tensor CPU */
    {16, 1, 97}, /* aten::lerp.Tensor Meta */
    {142, 8, 305}, /* aten::lerp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 97}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 96}, /* aten::lerp_.Scalar CPU */
    {16, 2, 96}, /* aten::lerp_.Scalar Meta */
    {142, 9, 304}, /* aten::lerp_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 97}, /* aten::lerp_.Tensor CPU */
    {16, 2, 97}, /* aten::lerp_.Tensor Meta */
    {142, 9, 305}, /* aten::lerp_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 463}, /* aten::less.Scalar implicit */
    {138, 4, 306}, /* aten::less.Scalar_out implicit */
    {138, 0, 464}, /* aten::less.Tensor implicit */
    {138, 4, 307}, /* aten::less.Tensor_out implicit */
    {138, 0, 465}, /* aten::less_.Scalar implicit */
    {138, 0, 466}, /* aten::less_.Tensor implicit */
    {138, 0, 467}, /* aten::less_equal.Scalar implicit */
    {138, 4, 308}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 468}, /* aten::less_equal.Tensor implicit */
    {138, 4, 309}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 469}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 470}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 98}, /* aten::lgamma CPU */
    {16, 1, 98}, /* aten::lgamma Meta */
    {142, 8, 310}, /* aten::lgamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, /* aten::lgamma.out CPU */
    {16, 3, 98}, /* aten::lgamma.out Meta */
    {1, 2, 98}, /* aten::lgamma_ CPU */
    {16, 2, 98}, /* aten::lgamma_ Meta */
    {142, 9, 310}, /* aten::lgamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 471}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 311}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 472}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 312}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 313}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 473}, /* aten::linalg_cholesky implicit */
    {138, 4, 314}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 474}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 474}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 315}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 315}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 475}, /* aten::linalg_cond implicit */
    {138, 4, 316}, /* aten::linalg_cond.out implicit */
    {138, 0, 476}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 317}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 477}, /* aten::linalg_cross CPU */
    {16, 0, 477}, /* aten::linalg_cross Meta */
    {1, 4, 318}, /* aten::linalg_cross.out CPU */
    {16, 4, 318}, /* aten::linalg_cross.out Meta */
    {138, 0, 478}, /* aten::linalg_det implicit */
    {138, 4, 319}, /* aten::linalg_det.out implicit */
    {138, 0, 479}, /* aten::linalg_diagonal implicit */
    {1, 0, 480}, /* aten::linalg_eig CPU */
    {16, 0, 480}, /* aten::linalg_eig Meta */
    {1, 4, 320}, /* aten::linalg_eig.out CPU */
    {16, 4, 320}, /* aten::linalg_eig.out Meta */
    {138, 0, 481}, /* aten::linalg_eigh implicit */
    {138, 4, 321}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 482}, /* aten::linalg_eigvals implicit */
    {1, 4, 322}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 322}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 483}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 323}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 484}, /* aten::linalg_householder_product CPU */
    {16, 0, 484}, /* aten::linalg_householder_product Meta */
    {1, 4, 324}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 324}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 485}, /* aten::linalg_inv implicit */
    {138, 4, 325}, /* aten::linalg_inv.out implicit */
    {1, 0, 486}, /* aten::linalg_inv_ex CPU */
    {16, 0, 486}, /* aten::linalg_inv_ex Meta */
    {1, 4, 326}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 326}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 487}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 327}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 488}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 488}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 328}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 328}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 489}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 489}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 329}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 329}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 490}, /* aten::linalg_lstsq CPU */
    {16, 0, 490}, /* aten::linalg_lstsq Meta */
    {1, 4, 330}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 330}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 491}, /* aten::linalg_lu CPU */
    {16, 0, 491}, /* aten::linalg_lu Meta */
    {1, 4, 331}, /* aten::linalg_lu.out CPU */
    {16, 4, 331}, /* aten::linalg_lu.out Meta */
    {138, 0, 492}, /* aten::linalg_lu_factor implicit */
    {138, 4, 332}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 493}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 493}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 333}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 333}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 494}, /* aten::linalg_lu_solve CPU */
    {16, 0, 494}, /* aten::linalg_lu_solve Meta */
    {1, 4, 334}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 334}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 495}, /* aten::linalg_matmul implicit */
    {138, 4, 335}, /* aten::linalg_matmul.out implicit */
    {1, 0, 496}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 496}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 336}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 497}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 337}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 498}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 338}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 499}, /* aten::linalg_matrix_power implicit */
    {138, 4, 339}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 500}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 501}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 341}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 502}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 342}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 340}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 343}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 503}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 504}, /* aten::linalg_multi_dot implicit */
    {138, 4, 344}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 505}, /* aten::linalg_norm implicit */
    {138, 0, 506}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 346}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 345}, /* aten::linalg_norm.out implicit */
    {138, 0, 507}, /* aten::linalg_pinv implicit */
    {138, 0, 508}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 348}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 509}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 349}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 347}, /* aten::linalg_pinv.out implicit */
    {138, 4, 350}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 510}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 511}, /* aten::linalg_qr CPU */
    {16, 0, 511}, /* aten::linalg_qr Meta */
    {1, 4, 351}, /* aten::linalg_qr.out CPU */
    {16, 4, 351}, /* aten::linalg_qr.out Meta */
    {138, 0, 512}, /* aten::linalg_slogdet implicit */
    {138, 4, 352}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 513}, /* aten::linalg_solve implicit */
    {138, 4, 353}, /* aten::linalg_solve.out implicit */
    {138, 0, 514}, /* aten::linalg_solve_ex implicit */
    {138, 4, 354}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 515}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 515}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 355}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 355}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 516}, /* aten::linalg_svd implicit */
    {138, 4, 356}, /* aten::linalg_svd.U implicit */
    {138, 0, 517}, /* aten::linalg_svdvals implicit */
    {138, 4, 357}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 518}, /* aten::linalg_tensorinv implicit */
    {138, 0, 519}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 520}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 358}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 521}, /* aten::linalg_vander implicit */
    {138, 0, 522}, /* aten::linalg_vecdot implicit */
    {138, 4, 359}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 99}, /* aten::linalg_vector_norm CPU */
    {16, 1, 99}, /* aten::linalg_vector_norm Meta */
    {142, 8, 360}, /* aten::linalg_vector_norm CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 99}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 523}, /* aten::linear implicit */
    {141, 0, 524}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::linspace BackendSelect */
    {141, 0, 525}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 362}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 526}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 363}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 527}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 364}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 361}, /* aten::linspace.out CPU */
    {16, 4, 361}, /* aten::linspace.out Meta */
    {1, 1, 103}, /* aten::log CPU */
    {16, 1, 103}, /* aten::log Meta */
    {142, 8, 365}, /* aten::log CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, /* aten::log.out CPU */
    {16, 3, 103}, /* aten::log.out Meta */
    {1, 1, 100}, /* aten::log10 CPU */
    {16, 1, 100}, /* aten::log10 Meta */
    {142, 8, 366}, /* aten::log10 CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, /* aten::log10.out CPU */
    {16, 3, 100}, /* aten::log10.out Meta */
    {1, 2, 100}, /* aten::log10_ CPU */
    {16, 2, 100}, /* aten::log10_ Meta */
    {142, 9, 366}, /* aten::log10_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 101}, /* aten::log1p CPU */
    {16, 1, 101}, /* aten::log1p Meta */
    {142, 8, 367}, /* aten::log1p CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, /* aten::log1p.out CPU */
    {16, 3, 101}, /* aten::log1p.out Meta */
    {1, 2, 101}, /* aten::log1p_ CPU */
    {16, 2, 101}, /* aten::log1p_ Meta */
    {142, 9, 367}, /* aten::log1p_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, /* aten::log2 CPU */
    {16, 1, 102}, /* aten::log2 Meta */
    {142, 8, 368}, /* aten::log2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, /* aten::log2.out CPU */
    {16, 3, 102}, /* aten::log2.out Meta */
    {1, 2, 102}, /* aten::log2_ CPU */
    {16, 2, 102}, /* aten::log2_ Meta */
    {142, 9, 368}, /* aten::log2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 103}, /* aten::log_ CPU */
    {16, 2, 103}, /* aten::log_ Meta */
    {142, 9, 365}, /* aten::log_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 370}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 4, 369}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 528}, /* aten::log_normal_ CPU */
    {16, 0, 528}, /* aten::log_normal_ Meta */
    {138, 0, 529}, /* aten::log_sigmoid implicit */
    {138, 0, 534}, /* aten::log_sigmoid.out implicit */
    {1, 0, 530}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 530}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 531}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 531}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 532}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 532}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 533}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 533}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 535}, /* aten::log_softmax.int implicit */
    {1, 4, 371}, /* aten::log_softmax.int_out CPU */
    {16, 4, 371}, /* aten::log_softmax.int_out Meta */
    {1, 1, 105}, /* aten::logaddexp CPU */
    {16, 1, 105}, /* aten::logaddexp Meta */
    {142, 8, 372}, /* aten::logaddexp CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, /* aten::logaddexp.out CPU */
    {16, 3, 105}, /* aten::logaddexp.out Meta */
    {1, 1, 104}, /* aten::logaddexp2 CPU */
    {16, 1, 104}, /* aten::logaddexp2 Meta */
    {142, 8, 373}, /* aten::logaddexp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, /* aten::logaddexp2.out CPU */
    {16, 3, 104}, /* aten::logaddexp2.out Meta */
    {141, 0, 536}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 374}, /* aten::logcumsumexp.out CPU */
    {16, 4, 374}, /* aten::logcumsumexp.out Meta */
    {138, 0, 537}, /* aten::logdet implicit */
    {1, 0, 538}, /* aten::logical_and CPU */
    {16, 0, 538}, /* aten::logical_and Meta */
    {1, 0, 540}, /* aten::logical_and.out CPU */
    {16, 0, 540}, /* aten::logical_and.out Meta */
    {1, 0, 539}, /* aten::logical_and_ CPU */
    {16, 0, 539}, /* aten::logical_and_ Meta */
    {1, 0, 541}, /* aten::logical_not CPU */
    {16, 0, 541}, /* aten::logical_not Meta */
    {1, 0, 543}, /* aten::logical_not.out CPU */
    {16, 0, 543}, /* aten::logical_not.out Meta */
    {1, 0, 542}, /* aten::logical_not_ CPU */
    {16, 0, 542}, /* aten::logical_not_ Meta */
    {1, 0, 544}, /* aten::logical_or CPU */
    {16, 0, 544}, /* aten::logical_or Meta */
    {1, 0, 546}, /* aten::logical_or.out CPU */
    {16, 0, 546}, /* aten::logical_or.out Meta */
    {1, 0, 545}, /* aten::logical_or_ CPU */
    {16, 0, 545}, /* aten::logical_or_ Meta */
    {1, 0, 547}, /* aten::logical_xor CPU */
    {16, 0, 547}, /* aten::logical_xor Meta */
    {1, 0, 549}, /* aten::logical_xor.out CPU */
    {16, 0, 549}, /* aten::logical_xor.out Meta */
    {1, 0, 548}, /* aten::logical_xor_ CPU */
    {16, 0, 548}, /* aten::logical_xor_ Meta */
    {1, 0, 550}, /* aten::logit CPU */
    {16, 0, 550}, /* aten::logit Meta */
    {1, 0, 552}, /* aten::logit.out CPU */
    {16, 0, 552}, /* aten::logit.out Meta */
    {1, 0, 551}, /* aten::logit_ CPU */
    {16, 0, 551}, /* aten::logit_ Meta */
    {1, 1, 106}, /* aten::logit_backward CPU */
    {16, 1, 106}, /* aten::logit_backward Meta */
    {142, 8, 375}, /* aten::logit_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 106}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 553}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::logspace BackendSelect */
    {141, 0, 554}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 377}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 555}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 378}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 556}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 379}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 376}, /* aten::logspace.out CPU */
    {16, 4, 376}, /* aten::logspace.out Meta */
    {141, 0, 557}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 380}, /* aten::logsumexp.out CPU */
    {16, 4, 380}, /* aten::logsumexp.out Meta */
    {138, 0, 559}, /* aten::lstm.data implicit */
    {138, 0, 560}, /* aten::lstm.input implicit */
    {138, 0, 558}, /* aten::lstm_cell implicit */
    {1, 1, 107}, /* aten::lt.Scalar CPU */
    {16, 1, 107}, /* aten::lt.Scalar Meta */
    {142, 8, 381}, /* aten::lt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, /* aten::lt.Scalar_out CPU */
    {16, 3, 107}, /* aten::lt.Scalar_out Meta */
    {1, 1, 108}, /* aten::lt.Tensor CPU */
    {16, 1, 108}, /* aten::lt.Tensor Meta */
    {142, 8, 382}, /* aten::lt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, /* aten::lt.Tensor_out CPU */
    {16, 3, 108}, /* aten::lt.Tensor_out Meta */
    {1, 2, 107}, /* aten::lt_.Scalar CPU */
    {16, 2, 107}, /* aten::lt_.Scalar Meta */
    {142, 9, 381}, /* aten::lt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 108}, /* aten::lt_.Tensor CPU */
    {16, 2, 108}, /* aten::lt_.Tensor Meta */
    {142, 9, 382}, /* aten::lt_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 561}, /* aten::lu_solve implicit */
    {138, 4, 383}, /* aten::lu_solve.out implicit */
    {1, 0, 562}, /* aten::lu_unpack CPU */
    {16, 0, 562}, /* aten::lu_unpack Meta */
    {1, 4, 384}, /* aten::lu_unpack.out CPU */
    {16, 4, 384}, /* aten::lu_unpack.out Meta */
    {138, 0, 563}, /* aten::mH implicit */
    {138, 0, 564}, /* aten::mT implicit */
    {138, 0, 565}, /* aten::margin_ranking_loss implicit */
    {141, 0, 566}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 4, 385}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 567}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 4, 386}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 568}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 568}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 569}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 569}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 570}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 4, 387}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 571}, /* aten::masked_scatter_ CPU */
    {16, 0, 571}, /* aten::masked_scatter_ Meta */
    {141, 0, 572}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 573}, /* aten::masked_select CPU */
    {1, 0, 574}, /* aten::masked_select.out CPU */
    {138, 0, 575}, /* aten::matmul implicit */
    {138, 0, 576}, /* aten::matmul.out implicit */
    {138, 0, 577}, /* aten::matrix_H implicit */
    {138, 0, 578}, /* aten::matrix_exp implicit */
    {138, 0, 579}, /* aten::matrix_power implicit */
    {138, 4, 388}, /* aten::matrix_power.out implicit */
    {1, 0, 580}, /* aten::max CPU */
    {16, 0, 580}, /* aten::max Meta */
    {1, 1, 109}, /* aten::max.dim CPU */
    {16, 1, 109}, /* aten::max.dim Meta */
    {142, 8, 390}, /* aten::max.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, /* aten::max.dim_max CPU */
    {16, 3, 109}, /* aten::max.dim_max Meta */
    {138, 0, 581}, /* aten::max.other implicit */
    {138, 0, 582}, /* aten::max.out implicit */
    {1, 4, 389}, /* aten::max.unary_out CPU */
    {16, 4, 389}, /* aten::max.unary_out Meta */
    {138, 0, 583}, /* aten::max_pool1d implicit */
    {138, 0, 584}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 585}, /* aten::max_pool2d implicit */
    {1, 0, 586}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 586}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 391}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 391}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 587}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 587}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 392}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 392}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 588}, /* aten::max_pool3d implicit */
    {1, 0, 589}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 589}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 393}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 393}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 590}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 590}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 394}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 394}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 591}, /* aten::max_unpool2d CPU */
    {16, 0, 591}, /* aten::max_unpool2d Meta */
    {1, 4, 395}, /* aten::max_unpool2d.out CPU */
    {16, 4, 395}, /* aten::max_unpool2d.out Meta */
    {1, 0, 592}, /* aten::max_unpool3d CPU */
    {16, 0, 592}, /* aten::max_unpool3d Meta */
    {1, 4, 396}, /* aten::max_unpool3d.out CPU */
    {16, 4, 396}, /* aten::max_unpool3d.out Meta */
    {1, 1, 110}, /* aten::maximum CPU */
    {16, 1, 110}, /* aten::maximum Meta */
    {142, 8, 397}, /* aten::maximum CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, /* aten::maximum.out CPU */
    {16, 3, 110}, /* aten::maximum.out Meta */
    {141, 0, 593}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 111}, /* aten::mean.dim CPU */
    {16, 1, 111}, /* aten::mean.dim Meta */
    {142, 8, 399}, /* aten::mean.dim CompositeExplicitAutogradNonFunctional */
    {1, 4, 398}, /* aten::mean.dtype_out CPU */
    {16, 4, 398}, /* aten::mean.dtype_out Meta */
    {1, 3, 111}, /* aten::mean.out CPU */
    {16, 3, 111}, /* aten::mean.out Meta */
    {1, 0, 594}, /* aten::median CPU */
    {16, 0, 594}, /* aten::median Meta */
    {141, 0, 595}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 401}, /* aten::median.dim_values CPU */
    {16, 4, 401}, /* aten::median.dim_values Meta */
    {141, 4, 400}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 596}, /* aten::meshgrid implicit */
    {138, 0, 597}, /* aten::meshgrid.indexing implicit */
    {1, 0, 598}, /* aten::min CPU */
    {16, 0, 598}, /* aten::min Meta */
    {1, 1, 112}, /* aten::min.dim CPU */
    {16, 1, 112}, /* aten::min.dim Meta */
    {142, 8, 403}, /* aten::min.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 112}, /* aten::min.dim_min CPU */
    {16, 3, 112}, /* aten::min.dim_min Meta */
    {138, 0, 599}, /* aten::min.other implicit */
    {138, 0, 600}, /* aten::min.out implicit */
    {1, 4, 402}, /* aten::min.unary_out CPU */
    {16, 4, 402}, /* aten::min.unary_out Meta */
    {1, 1, 113}, /* aten::minimum CPU */
    {16, 1, 113}, /* aten::minimum Meta */
    {142, 8, 404}, /* aten::minimum CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, /* aten::minimum.out CPU */
    {16, 3, 113}, /* aten::minimum.out Meta */
    {1, 1, 114}, /* aten::mish CPU */
    {16, 1, 114}, /* aten::mish Meta */
    {142, 8, 405}, /* aten::mish CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, /* aten::mish.out CPU */
    {16, 3, 114}, /* aten::mish.out Meta */
    {1, 2, 114}, /* aten::mish_ CPU */
    {16, 2, 114}, /* aten::mish_ Meta */
    {142, 9, 405}, /* aten::mish_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 601}, /* aten::mish_backward CPU */
    {16, 0, 601}, /* aten::mish_backward Meta */
    {138, 0, 602}, /* aten::mish_backward implicit */
    {1, 1, 115}, /* aten::mm CPU */
    {16, 1, 115}, /* aten::mm Meta */
    {142, 8, 406}, /* aten::mm CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, /* aten::mm.out CPU */
    {16, 3, 115}, /* aten::mm.out Meta */
    {1, 0, 603}, /* aten::mode CPU */
    {16, 0, 603}, /* aten::mode Meta */
    {1, 4, 407}, /* aten::mode.values CPU */
    {16, 4, 407}, /* aten::mode.values Meta */
    {138, 0, 604}, /* aten::moveaxis.int implicit */
    {138, 0, 605}, /* aten::moveaxis.intlist implicit */
    {138, 0, 606}, /* aten::movedim.int implicit */
    {138, 0, 607}, /* aten::movedim.intlist implicit */
    {1, 0, 608}, /* aten::mse_loss CPU */
    {16, 0, 608}, /* aten::mse_loss Meta */
    {1, 4, 408}, /* aten::mse_loss.out CPU */
    {16, 4, 408}, /* aten::mse_loss.out Meta */
    {1, 0, 609}, /* aten::mse_loss_backward CPU */
    {16, 0, 609}, /* aten::mse_loss_backward Meta */
    {1, 4, 409}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 409}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 610}, /* aten::msort implicit */
    {138, 0, 611}, /* aten::msort.out implicit */
    {141, 0, 612}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 410}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::mul.Tensor CPU */
    {16, 1, 116}, /* aten::mul.Tensor Meta */
    {142, 8, 411}, /* aten::mul.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, /* aten::mul.out CPU */
    {16, 3, 116}, /* aten::mul.out Meta */
    {141, 0, 613}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 116}, /* aten::mul_.Tensor CPU */
    {16, 2, 116}, /* aten::mul_.Tensor Meta */
    {142, 9, 411}, /* aten::mul_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 614}, /* aten::multi_margin_loss CPU */
    {16, 0, 614}, /* aten::multi_margin_loss Meta */
    {1, 4, 412}, /* aten::multi_margin_loss.out CPU */
    {16, 4, 412}, /* aten::multi_margin_loss.out Meta */
    {1, 0, 615}, /* aten::multi_margin_loss_backward CPU */
    {16, 0, 615}, /* aten::multi_margin_loss_backward Meta */
    {1, 4, 413}, /* aten::multi_margin_loss_backward.grad_input CPU */
    {16, 4, 413}, /* aten::multi_margin_loss_backward.grad_input Meta */
    {138, 0, 616}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 414}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 617}, /* aten::multilabel_margin_loss_backward CPU */
    {16, 0, 617}, /* aten::multilabel_margin_loss_backward Meta */
    {1, 4, 415}, /* aten::multilabel_margin_loss_backward.grad_input CPU */
    {16, 4, 415}, /* aten::multilabel_margin_loss_backward.grad_input Meta */
    {1, 0, 618}, /* aten::multilabel_margin_loss_forward CPU */
    {16, 0, 618}, /* aten::multilabel_margin_loss_forward Meta */
    {1, 4, 416}, /* aten::multilabel_margin_loss_forward.output CPU */
    {16, 4, 416}, /* aten::multilabel_margin_loss_forward.output Meta */
    {1, 0, 619}, /* aten::multinomial CPU */
    {16, 0, 619}, /* aten::multinomial Meta */
    {1, 0, 620}, /* aten::multinomial.out CPU */
    {16, 0, 620}, /* aten::multinomial.out Meta */
    {138, 0, 621}, /* aten::multiply.Scalar implicit */
    {138, 0, 622}, /* aten::multiply.Tensor implicit */
    {138, 4, 417}, /* aten::multiply.out implicit */
    {138, 0, 623}, /* aten::multiply_.Scalar implicit */
    {138, 0, 624}, /* aten::multiply_.Tensor implicit */
    {141, 0, 625}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 418}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 626}, /* aten::mvlgamma CPU */
    {16, 0, 626}, /* aten::mvlgamma Meta */
    {1, 0, 628}, /* aten::mvlgamma.out CPU */
    {16, 0, 628}, /* aten::mvlgamma.out Meta */
    {1, 0, 627}, /* aten::mvlgamma_ CPU */
    {16, 0, 627}, /* aten::mvlgamma_ Meta */
    {1, 0, 629}, /* aten::nan_to_num CPU */
    {16, 0, 629}, /* aten::nan_to_num Meta */
    {1, 0, 631}, /* aten::nan_to_num.out CPU */
    {16, 0, 631}, /* aten::nan_to_num.out Meta */
    {1, 0, 630}, /* aten::nan_to_num_ CPU */
    {16, 0, 630}, /* aten::nan_to_num_ Meta */
    {138, 0, 632}, /* aten::nanmean implicit */
    {138, 0, 633}, /* aten::nanmean.out implicit */
    {1, 0, 634}, /* aten::nanmedian CPU */
    {16, 0, 634}, /* aten::nanmedian Meta */
    {141, 0, 635}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 420}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 420}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 419}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 636}, /* aten::nanquantile implicit */
    {138, 4, 421}, /* aten::nanquantile.out implicit */
    {138, 0, 637}, /* aten::nanquantile.scalar implicit */
    {138, 4, 422}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 638}, /* aten::nansum CPU */
    {16, 0, 638}, /* aten::nansum Meta */
    {1, 4, 423}, /* aten::nansum.out CPU */
    {16, 4, 423}, /* aten::nansum.out Meta */
    {138, 0, 639}, /* aten::narrow implicit */
    {138, 0, 640}, /* aten::narrow.Tensor implicit */
    {142, 7, 424}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 425}, /* aten::narrow_copy.out CPU */
    {16, 4, 425}, /* aten::narrow_copy.out Meta */
    {1, 0, 641}, /* aten::native_batch_norm CPU */
    {16, 0, 641}, /* aten::native_batch_norm Meta */
    {1, 4, 426}, /* aten::native_batch_norm.out CPU */
    {16, 4, 426}, /* aten::native_batch_norm.out Meta */
    {1, 0, 642}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 642}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 427}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 643}, /* aten::native_dropout CPU */
    {16, 0, 643}, /* aten::native_dropout Meta */
    {141, 4, 428}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 644}, /* aten::native_dropout_backward CPU */
    {16, 0, 644}, /* aten::native_dropout_backward Meta */
    {141, 4, 429}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 645}, /* aten::native_group_norm CPU */
    {16, 0, 645}, /* aten::native_group_norm Meta */
    {141, 4, 430}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 646}, /* aten::native_group_norm_backward CPU */
    {16, 0, 646}, /* aten::native_group_norm_backward Meta */
    {141, 4, 431}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 647}, /* aten::native_layer_norm CPU */
    {16, 0, 647}, /* aten::native_layer_norm Meta */
    {141, 4, 432}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 648}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 648}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 433}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 117}, /* aten::ne.Scalar CPU */
    {16, 1, 117}, /* aten::ne.Scalar Meta */
    {142, 8, 434}, /* aten::ne.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, /* aten::ne.Scalar_out CPU */
    {16, 3, 117}, /* aten::ne.Scalar_out Meta */
    {1, 1, 118}, /* aten::ne.Tensor CPU */
    {16, 1, 118}, /* aten::ne.Tensor Meta */
    {142, 8, 435}, /* aten::ne.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 118}, /* aten::ne.Tensor_out CPU */
    {16, 3, 118}, /* aten::ne.Tensor_out Meta */
    {1, 2, 117}, /* aten::ne_.Scalar CPU */
    {16, 2, 117}, /* aten::ne_.Scalar Meta */
    {142, 9, 434}, /* aten::ne_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 118}, /* aten::ne_.Tensor CPU */
    {16, 2, 118}, /* aten::ne_.Tensor Meta */
    {142, 9, 435}, /* aten::ne_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 119}, /* aten::neg CPU */
    {16, 1, 119}, /* aten::neg Meta */
    {142, 8, 436}, /* aten::neg CompositeExplicitAutogradNonFunctional */
    {1, 3, 119}, /* aten::neg.out CPU */
    {16, 3, 119}, /* aten::neg.out Meta */
    {1, 2, 119}, /* aten::neg_ CPU */
    {16, 2, 119}, /* aten::neg_ Meta */
    {142, 9, 436}, /* aten::neg_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 649}, /* aten::negative implicit */
    {138, 4, 437}, /* aten::negative.out implicit */
    {138, 0, 650}, /* aten::negative_ implicit */
    {141, 0, 651}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 438}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 652}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 439}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 653}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 440}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 654}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 441}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 655}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 442}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 120}, /* aten::nextafter CPU */
    {16, 1, 120}, /* aten::nextafter Meta */
    {142, 8, 443}, /* aten::nextafter CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, /* aten::nextafter.out CPU */
    {16, 3, 120}, /* aten::nextafter.out Meta */
    {1, 2, 120}, /* aten::nextafter_ CPU */
    {16, 2, 120}, /* aten::nextafter_ Meta */
    {142, 9, 443}, /* aten::nextafter_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 656}, /* aten::nll_loss implicit */
    {138, 4, 444}, /* aten::nll_loss.out implicit */
    {138, 0, 657}, /* aten::nll_loss2d implicit */
    {138, 4, 445}, /* aten::nll_loss2d.out implicit */
    {1, 0, 658}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 658}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 446}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 446}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 659}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 659}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 447}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 447}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 660}, /* aten::nll_loss_backward CPU */
    {16, 0, 660}, /* aten::nll_loss_backward Meta */
    {1, 4, 448}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 448}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 661}, /* aten::nll_loss_forward CPU */
    {16, 0, 661}, /* aten::nll_loss_forward Meta */
    {1, 4, 449}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 449}, /* aten::nll_loss_forward.output Meta */
    {138, 0, 662}, /* aten::nll_loss_nd implicit */
    {1, 0, 663}, /* aten::nonzero CPU */
    {1, 4, 450}, /* aten::nonzero.out CPU */
    {138, 0, 664}, /* aten::nonzero_numpy implicit */
    {1, 0, 665}, /* aten::nonzero_static CPU */
    {16, 0, 665}, /* aten::nonzero_static Meta */
    {1, 4, 451}, /* aten::nonzero_static.out CPU */
    {16, 4, 451}, /* aten::nonzero_static.out Meta */
    {141, 0, 666}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 122}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 122}, /* aten::norm.ScalarOpt_dim Meta */
    {142, 8, 455}, /* aten::norm.ScalarOpt_dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 121}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 121}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {142, 8, 454}, /* aten::norm.ScalarOpt_dim_dtype CompositeExplicitAutogradNonFunctional */
    {141, 0, 667}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 453}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 452}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 121}, /* aten::norm.dtype_out CPU */
    {16, 3, 121}, /* aten::norm.dtype_out Meta */
    {1, 3, 122}, /* aten::norm.out CPU */
    {16, 3, 122}, /* aten::norm.out Meta */
    {1, 0, 669}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 669}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 456}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 456}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 670}, /* aten::normal.Tensor_float CPU */
    {16, 0, 670}, /* aten::normal.Tensor_float Meta */
    {1, 4, 457}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 457}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 671}, /* aten::normal.float_Tensor CPU */
    {16, 0, 671}, /* aten::normal.float_Tensor Meta */
    {1, 4, 458}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 458}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 672}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::normal.float_float BackendSelect */
    {141, 4, 459}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 4, 461}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 668}, /* aten::normal_ CPU */
    {16, 0, 668}, /* aten::normal_ Meta */
    {141, 6, 460}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 673}, /* aten::not_equal.Scalar implicit */
    {138, 4, 462}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 674}, /* aten::not_equal.Tensor implicit */
    {138, 4, 463}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 675}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 676}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 677}, /* aten::nuclear_norm implicit */
    {138, 0, 678}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 465}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 464}, /* aten::nuclear_norm.out implicit */
    {138, 0, 679}, /* aten::numel implicit */
    {138, 0, 680}, /* aten::numpy_T implicit */
    {138, 0, 681}, /* aten::one_hot implicit */
    {141, 0, 682}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::ones BackendSelect */
    {141, 4, 466}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 683}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 467}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 684}, /* aten::orgqr implicit */
    {138, 4, 468}, /* aten::orgqr.out implicit */
    {1, 0, 685}, /* aten::ormqr CPU */
    {16, 0, 685}, /* aten::ormqr Meta */
    {1, 4, 469}, /* aten::ormqr.out CPU */
    {16, 4, 469}, /* aten::ormqr.out Meta */
    {138, 0, 686}, /* aten::outer implicit */
    {138, 4, 470}, /* aten::outer.out implicit */
    {138, 0, 687}, /* aten::pad implicit */
    {138, 0, 688}, /* aten::pairwise_distance implicit */
    {138, 0, 689}, /* aten::pdist implicit */
    {141, 0, 690}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 471}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 472}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 691}, /* aten::pinverse implicit */
    {1, 0, 692}, /* aten::pixel_shuffle CPU */
    {16, 0, 692}, /* aten::pixel_shuffle Meta */
    {141, 4, 473}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 693}, /* aten::pixel_unshuffle CPU */
    {16, 0, 693}, /* aten::pixel_unshuffle Meta */
    {141, 4, 474}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {138, 0, 694}, /* aten::poisson_nll_loss implicit */
    {1, 0, 695}, /* aten::polar CPU */
    {16, 0, 695}, /* aten::polar Meta */
    {1, 0, 696}, /* aten::polar.out CPU */
    {16, 0, 696}, /* aten::polar.out Meta */
    {1, 1, 123}, /* aten::polygamma CPU */
    {16, 1, 123}, /* aten::polygamma Meta */
    {142, 8, 475}, /* aten::polygamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 123}, /* aten::polygamma.out CPU */
    {16, 3, 123}, /* aten::polygamma.out Meta */
    {1, 0, 697}, /* aten::polygamma_ CPU */
    {16, 0, 697}, /* aten::polygamma_ Meta */
    {138, 0, 698}, /* aten::positive implicit */
    {1, 1, 124}, /* aten::pow.Scalar CPU */
    {16, 1, 124}, /* aten::pow.Scalar Meta */
    {142, 8, 476}, /* aten::pow.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, /* aten::pow.Scalar_out CPU */
    {16, 3, 124}, /* aten::pow.Scalar_out Meta */
    {1, 1, 125}, /* aten::pow.Tensor_Scalar CPU */
    {16, 1, 125}, /* aten::pow.Tensor_Scalar Meta */
    {142, 8, 477}, /* aten::pow.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 125}, /* aten::pow.Tensor_Scalar_out CPU */
    {16, 3, 125}, /* aten::pow.Tensor_Scalar_out Meta */
    {1, 1, 126}, /* aten::pow.Tensor_Tensor CPU */
    {16, 1, 126}, /* aten::pow.Tensor_Tensor Meta */
    {142, 8, 478}, /* aten::pow.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 126}, /* aten::pow.Tensor_Tensor_out CPU */
    {16, 3, 126}, /* aten::pow.Tensor_Tensor_out Meta */
    {1, 2, 125}, /* aten::pow_.Scalar CPU */
    {16, 2, 125}, /* aten::pow_.Scalar Meta */
    {142, 9, 477}, /* aten::pow_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 126}, /* aten::pow_.Tensor CPU */
    {16, 2, 126}, /* aten::pow_.Tensor Meta */
    {142, 9, 478}, /* aten::pow_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 699}, /* aten::prelu implicit */
    {1, 0, 700}, /* aten::prod CPU */
    {16, 0, 700}, /* aten::prod Meta */
    {1, 1, 127}, /* aten::prod.dim_int CPU */
    {16, 1, 127}, /* aten::prod.dim_int Meta */
    {142, 8, 480}, /* aten::prod.dim_int CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, /* aten::prod.int_out CPU */
    {16, 3, 127}, /* aten::prod.int_out Meta */
    {141, 4, 479}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 701}, /* aten::promote_types implicit */
    {141, 6, 482}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 481}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 702}, /* aten::put_ CPU */
    {16, 0, 702}, /* aten::put_ Meta */
    {138, 0, 703}, /* aten::qr implicit */
    {138, 4, 483}, /* aten::qr.Q implicit */
    {138, 0, 704}, /* aten::quantile implicit */
    {138, 4, 484}, /* aten::quantile.out implicit */
    {138, 0, 705}, /* aten::quantile.scalar implicit */
    {138, 4, 485}, /* aten::quantile.scalar_out implicit */
    {141, 0, 706}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 486}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 486}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 707}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::rand BackendSelect */
    {141, 0, 708}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::rand.generator BackendSelect */
    {138, 4, 488}, /* aten::rand.generator_out implicit */
    {141, 4, 487}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 709}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 4, 489}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 710}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::randint BackendSelect */
    {141, 0, 711}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::randint.generator BackendSelect */
    {141, 4, 491}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 714}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::randint.low BackendSelect */
    {141, 0, 715}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 493}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 492}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 490}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 712}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 713}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 4, 495}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 4, 494}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 716}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::randn BackendSelect */
    {141, 0, 717}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::randn.generator BackendSelect */
    {138, 4, 497}, /* aten::randn.generator_out implicit */
    {138, 4, 496}, /* aten::randn.out implicit */
    {141, 0, 718}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 4, 498}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 502}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 503}, /* aten::random.from CompositeExplicitAutograd */
    {141, 4, 500}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 4, 499}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 504}, /* aten::random.to CompositeExplicitAutograd */
    {141, 4, 501}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 719}, /* aten::random_ CPU */
    {16, 0, 719}, /* aten::random_ Meta */
    {1, 0, 720}, /* aten::random_.from CPU */
    {16, 0, 720}, /* aten::random_.from Meta */
    {1, 0, 721}, /* aten::random_.to CPU */
    {16, 0, 721}, /* aten::random_.to Meta */
    {141, 0, 722}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::randperm BackendSelect */
    {141, 0, 723}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::randperm.generator BackendSelect */
    {1, 4, 506}, /* aten::randperm.generator_out CPU */
    {16, 4, 506}, /* aten::randperm.generator_out Meta */
    {141, 4, 505}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 724}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::range BackendSelect */
    {1, 4, 508}, /* aten::range.out CPU */
    {16, 4, 508}, /* aten::range.out Meta */
    {141, 4, 507}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 725}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::range.step BackendSelect */
    {138, 0, 726}, /* aten::ravel implicit */
    {138, 0, 727}, /* aten::real implicit */
    {1, 1, 128}, /* aten::reciprocal CPU */
    {16, 1, 128}, /* aten::reciprocal Meta */
    {142, 8, 509}, /* aten::reciprocal CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, /* aten::reciprocal.out CPU */
    {16, 3, 128}, /* aten::reciprocal.out Meta */
    {1, 2, 128}, /* aten::reciprocal_ CPU */
    {16, 2, 128}, /* aten::reciprocal_ Meta */
    {142, 9, 509}, /* aten::reciprocal_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 728}, /* aten::reflection_pad1d CPU */
    {16, 0, 728}, /* aten::reflection_pad1d Meta */
    {1, 4, 510}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 510}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 729}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 729}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 511}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 511}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 730}, /* aten::reflection_pad2d CPU */
    {16, 0, 730}, /* aten::reflection_pad2d Meta */
    {1, 4, 512}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 512}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 731}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 731}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 513}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 513}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 732}, /* aten::reflection_pad3d CPU */
    {16, 0, 732}, /* aten::reflection_pad3d Meta */
    {1, 4, 514}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 514}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 733}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 733}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 515}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 515}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 734}, /* aten::relu CPU */
    {16, 0, 734}, /* aten::relu Meta */
    {141, 4, 516}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 735}, /* aten::relu6 implicit */
    {138, 0, 736}, /* aten::relu6_ implicit */
    {1, 0, 737}, /* aten::relu_ CPU */
    {16, 0, 737}, /* aten::relu_ Meta */
    {141, 0, 738}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 739}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 739}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 517}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 740}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 129}, /* aten::remainder.Tensor CPU */
    {16, 1, 129}, /* aten::remainder.Tensor Meta */
    {142, 8, 518}, /* aten::remainder.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 129}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 741}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 129}, /* aten::remainder_.Tensor CPU */
    {16, 2, 129}, /* aten::remainder_.Tensor Meta */
    {142, 9, 518}, /* aten::remainder_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 130}, /* aten::renorm CPU */
    {16, 1, 130}, /* aten::renorm Meta */
    {142, 8, 519}, /* aten::renorm CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, /* aten::renorm.out CPU */
    {16, 3, 130}, /* aten::renorm.out Meta */
    {1, 2, 130}, /* aten::renorm_ CPU */
    {16, 2, 130}, /* aten::renorm_ Meta */
    {142, 9, 519}, /* aten::renorm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 742}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 520}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 743}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 521}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 744}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 745}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 746}, /* aten::replication_pad1d CPU */
    {16, 0, 746}, /* aten::replication_pad1d Meta */
    {1, 4, 522}, /* aten::replication_pad1d.out CPU */
    {16, 4, 522}, /* aten::replication_pad1d.out Meta */
    {1, 0, 747}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 747}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 523}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 523}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 748}, /* aten::replication_pad2d CPU */
    {16, 0, 748}, /* aten::replication_pad2d Meta */
    {1, 4, 524}, /* aten::replication_pad2d.out CPU */
    {16, 4, 524}, /* aten::replication_pad2d.out Meta */
    {1, 0, 749}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 749}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 525}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 525}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 750}, /* aten::replication_pad3d CPU */
    {16, 0, 750}, /* aten::replication_pad3d Meta */
    {1, 4, 526}, /* aten::replication_pad3d.out CPU */
    {16, 4, 526}, /* aten::replication_pad3d.out Meta */
    {1, 0, 751}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 751}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 527}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 527}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 752}, /* aten::reshape implicit */
    {138, 0, 753}, /* aten::reshape_as implicit */
    {141, 6, 529}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 528}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 754}, /* aten::resize_ CPU */
    {16, 0, 754}, /* aten::resize_ Meta */
    {141, 6, 531}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 530}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 755}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 756}, /* aten::resolve_conj implicit */
    {138, 0, 757}, /* aten::resolve_neg implicit */
    {138, 0, 758}, /* aten::result_type.Scalar implicit */
    {138, 0, 759}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 760}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 761}, /* aten::result_type.Tensor implicit */
    {138, 0, 762}, /* aten::rms_norm implicit */
    {138, 0, 764}, /* aten::rnn_relu.data implicit */
    {138, 0, 765}, /* aten::rnn_relu.input implicit */
    {138, 0, 763}, /* aten::rnn_relu_cell implicit */
    {138, 0, 767}, /* aten::rnn_tanh.data implicit */
    {138, 0, 768}, /* aten::rnn_tanh.input implicit */
    {138, 0, 766}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 769}, /* aten::roll CPU */
    {16, 0, 769}, /* aten::roll Meta */
    {141, 4, 532}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 770}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 533}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 132}, /* aten::round CPU */
    {16, 1, 132}, /* aten::round Meta */
    {142, 8, 535}, /* aten::round CompositeExplicitAutogradNonFunctional */
    {1, 1, 131}, /* aten::round.decimals CPU */
    {16, 1, 131}, /* aten::round.decimals Meta */
    {142, 8, 534}, /* aten::round.decimals CompositeExplicitAutogradNonFunctional */
    {1, 3, 131}, /* aten::round.decimals_out CPU */
    {16, 3, 131}, /* aten::round.decimals_out Meta */
    {1, 3, 132}, /* aten::round.out CPU */
    {16, 3, 132}, /* aten::round.out Meta */
    {1, 2, 132}, /* aten::round_ CPU */
    {16, 2, 132}, /* aten::round_ Meta */
    {142, 9, 535}, /* aten::round_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 131}, /* aten::round_.decimals CPU */
    {16, 2, 131}, /* aten::round_.decimals Meta */
    {142, 9, 534}, /* aten::round_.decimals CompositeExplicitAutogradNonFunctional */
    {138, 0, 771}, /* aten::row_stack implicit */
    {138, 4, 536}, /* aten::row_stack.out implicit */
    {141, 0, 772}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 537}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {1, 1, 133}, /* aten::rsqrt CPU */
    {16, 1, 133}, /* aten::rsqrt Meta */
    {142, 8, 538}, /* aten::rsqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 133}, /* aten::rsqrt.out CPU */
    {16, 3, 133}, /* aten::rsqrt.out Meta */
    {1, 2, 133}, /* aten::rsqrt_ CPU */
    {16, 2, 133}, /* aten::rsqrt_ Meta */
    {142, 9, 538}, /* aten::rsqrt_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 773}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 539}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 774}, /* aten::rsub.Tensor CPU */
    {16, 0, 774}, /* aten::rsub.Tensor Meta */
    {141, 4, 540}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 775}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 541}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {1, 1, 135}, /* aten::scatter.reduce CPU */
    {16, 1, 135}, /* aten::scatter.reduce Meta */
    {142, 8, 542}, /* aten::scatter.reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 135}, /* aten::scatter.reduce_out CPU */
    {16, 3, 135}, /* aten::scatter.reduce_out Meta */
    {1, 1, 137}, /* aten::scatter.src CPU */
    {16, 1, 137}, /* aten::scatter.src Meta */
    {142, 8, 543}, /* aten::scatter.src CompositeExplicitAutogradNonFunctional */
    {1, 3, 137}, /* aten::scatter.src_out CPU */
    {16, 3, 137}, /* aten::scatter.src_out Meta */
    {1, 1, 138}, /* aten::scatter.value CPU */
    {16, 1, 138}, /* aten::scatter.value Meta */
    {142, 8, 544}, /* aten::scatter.value CompositeExplicitAutogradNonFunctional */
    {1, 3, 138}, /* aten::scatter.value_out CPU */
    {16, 3, 138}, /* aten::scatter.value_out Meta */
    {1, 1, 139}, /* aten::scatter.value_reduce CPU */
    {16, 1, 139}, /* aten::scatter.value_reduce Meta */
    {142, 8, 545}, /* aten::scatter.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 139}, /* aten::scatter.value_reduce_out CPU */
    {16, 3, 139}, /* aten::scatter.value_reduce_out Meta */
    {1, 2, 135}, /* aten::scatter_.reduce CPU */
    {16, 2, 135}, /* aten::scatter_.reduce Meta */
    {142, 9, 542}, /* aten::scatter_.reduce CompositeExplicitAutogradNonFunctional */
    {1, 2, 137}, /* aten::scatter_.src CPU */
    {16, 2, 137}, /* aten::scatter_.src Meta */
    {142, 9, 543}, /* aten::scatter_.src CompositeExplicitAutogradNonFunctional */
    {1, 2, 138}, /* aten::scatter_.value CPU */
    {16, 2, 138}, /* aten::scatter_.value Meta */
    {142, 9, 544}, /* aten::scatter_.value CompositeExplicitAutogradNonFunctional */
    {1, 2, 139}, /* aten::scatter_.value_reduce CPU */
    {16, 2, 139}, /* aten::scatter_.value_reduce Meta */
    {142, 9, 545}, /* aten::scatter_.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 1, 134}, /* aten::scatter_add CPU */
    {16, 1, 134}, /* aten::scatter_add Meta */
    {142, 8, 546}, /* aten::scatter_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 134}, /* aten::scatter_add.out CPU */
    {16, 3, 134}, /* aten::scatter_add.out Meta */
    {1, 2, 134}, /* aten::scatter_add_ CPU */
    {16, 2, 134}, /* aten::scatter_add_ Meta */
    {142, 9, 546}, /* aten::scatter_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 136}, /* aten::scatter_reduce.two CPU */
    {16, 1, 136}, /* aten::scatter_reduce.two Meta */
    {142, 8, 547}, /* aten::scatter_reduce.two CompositeExplicitAutogradNonFunctional */
    {1, 3, 136}, /* aten::scatter_reduce.two_out CPU */
    {16, 3, 136}, /* aten::scatter_reduce.two_out Meta */
    {1, 2, 136}, /* aten::scatter_reduce_.two CPU */
    {16, 2, 136}, /* aten::scatter_reduce_.two Meta */
    {142, 9, 547}, /* aten::scatter_reduce_.two CompositeExplicitAutogradNonFunctional */
    {1, 0, 776}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 776}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 548}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 548}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 777}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 777}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 549}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 549}, /* aten::searchsorted.Tensor_out Meta */
    {141, 0, 779}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 778}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 551}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 550}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 552}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 780}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 553}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 781}, /* aten::selu implicit */
    {138, 0, 782}, /* aten::selu_ implicit */
    {1, 1, 140}, /* aten::sgn CPU */
    {16, 1, 140}, /* aten::sgn Meta */
    {142, 8, 554}, /* aten::sgn CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, /* aten::sgn.out CPU */
    {16, 3, 140}, /* aten::sgn.out Meta */
    {1, 2, 140}, /* aten::sgn_ CPU */
    {16, 2, 140}, /* aten::sgn_ Meta */
    {142, 9, 554}, /* aten::sgn_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, /* aten::sigmoid CPU */
    {16, 1, 142}, /* aten::sigmoid Meta */
    {142, 8, 555}, /* aten::sigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, /* aten::sigmoid.out CPU */
    {16, 3, 142}, /* aten::sigmoid.out Meta */
    {1, 2, 142}, /* aten::sigmoid_ CPU */
    {16, 2, 142}, /* aten::sigmoid_ Meta */
    {142, 9, 555}, /* aten::sigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 141}, /* aten::sigmoid_backward CPU */
    {16, 1, 141}, /* aten::sigmoid_backward Meta */
    {142, 8, 556}, /* aten::sigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 141}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 143}, /* aten::sign CPU */
    {16, 1, 143}, /* aten::sign Meta */
    {142, 8, 557}, /* aten::sign CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, /* aten::sign.out CPU */
    {16, 3, 143}, /* aten::sign.out Meta */
    {1, 2, 143}, /* aten::sign_ CPU */
    {16, 2, 143}, /* aten::sign_ Meta */
    {142, 9, 557}, /* aten::sign_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 144}, /* aten::signbit CPU */
    {16, 1, 144}, /* aten::signbit Meta */
    {142, 8, 558}, /* aten::signbit CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, /* aten::signbit.out CPU */
    {16, 3, 144}, /* aten::signbit.out Meta */
    {1, 1, 146}, /* aten::silu CPU */
    {16, 1, 146}, /* aten::silu Meta */
    {142, 8, 559}, /* aten::silu CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, /* aten::silu.out CPU */
    {16, 3, 146}, /* aten::silu.out Meta */
    {1, 2, 146}, /* aten::silu_ CPU */
    {16, 2, 146}, /* aten::silu_ Meta */
    {142, 9, 559}, /* aten::silu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, /* aten::silu_backward CPU */
    {16, 1, 145}, /* aten::silu_backward Meta */
    {142, 8, 560}, /* aten::silu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 145}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 147}, /* aten::sin CPU */
    {16, 1, 147}, /* aten::sin Meta */
    {142, 8, 561}, /* aten::sin CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, /* aten::sin.out CPU */
    {16, 3, 147}, /* aten::sin.out Meta */
    {1, 2, 147}, /* aten::sin_ CPU */
    {16, 2, 147}, /* aten::sin_ Meta */
    {142, 9, 561}, /* aten::sin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 148}, /* aten::sinc CPU */
    {16, 1, 148}, /* aten::sinc Meta */
    {142, 8, 562}, /* aten::sinc CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, /* aten::sinc.out CPU */
    {16, 3, 148}, /* aten::sinc.out Meta */
    {1, 2, 148}, /* aten::sinc_ CPU */
    {16, 2, 148}, /* aten::sinc_ Meta */
    {142, 9, 562}, /* aten::sinc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, /* aten::sinh CPU */
    {16, 1, 149}, /* aten::sinh Meta */
    {142, 8, 563}, /* aten::sinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, /* aten::sinh.out CPU */
    {16, 3, 149}, /* aten::sinh.out Meta */
    {1, 2, 149}, /* aten::sinh_ CPU */
    {16, 2, 149}, /* aten::sinh_ Meta */
    {142, 9, 563}, /* aten::sinh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 783}, /* aten::size.int implicit */
    {141, 0, 784}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 785}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 565}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 564}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 566}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 786}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 567}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 787}, /* aten::slogdet implicit */
    {138, 4, 568}, /* aten::slogdet.out implicit */
    {1, 0, 788}, /* aten::smooth_l1_loss CPU */
    {16, 0, 788}, /* aten::smooth_l1_loss Meta */
    {1, 4, 569}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 569}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 789}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 789}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 570}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 570}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 790}, /* aten::soft_margin_loss CPU */
    {16, 0, 790}, /* aten::soft_margin_loss Meta */
    {141, 4, 571}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 791}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 791}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 572}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 792}, /* aten::softmax.int implicit */
    {1, 4, 573}, /* aten::softmax.int_out CPU */
    {16, 4, 573}, /* aten::softmax.int_out Meta */
    {1, 1, 151}, /* aten::softplus CPU */
    {16, 1, 151}, /* aten::softplus Meta */
    {142, 8, 574}, /* aten::softplus CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, /* aten::softplus.out CPU */
    {16, 3, 151}, /* aten::softplus.out Meta */
    {1, 1, 150}, /* aten::softplus_backward CPU */
    {16, 1, 150}, /* aten::softplus_backward Meta */
    {142, 8, 575}, /* aten::softplus_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 150}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 153}, /* aten::softshrink CPU */
    {16, 1, 153}, /* aten::softshrink Meta */
    {142, 8, 576}, /* aten::softshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, /* aten::softshrink.out CPU */
    {16, 3, 153}, /* aten::softshrink.out Meta */
    {1, 1, 152}, /* aten::softshrink_backward CPU */
    {16, 1, 152}, /* aten::softshrink_backward Meta */
    {142, 8, 577}, /* aten::softshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 152}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 793}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 154}, /* aten::sort.stable CPU */
    {16, 1, 154}, /* aten::sort.stable Meta */
    {142, 8, 579}, /* aten::sort.stable CompositeExplicitAutogradNonFunctional */
    {1, 4, 578}, /* aten::sort.values CPU */
    {16, 4, 578}, /* aten::sort.values Meta */
    {1, 3, 154}, /* aten::sort.values_stable CPU */
    {16, 3, 154}, /* aten::sort.values_stable Meta */
    {1, 1, 155}, /* aten::special_airy_ai CPU */
    {16, 1, 155}, /* aten::special_airy_ai Meta */
    {142, 8, 580}, /* aten::special_airy_ai CompositeExplicitAutogradNonFunctional */
    {1, 3, 155}, /* aten::special_airy_ai.out CPU */
    {16, 3, 155}, /* aten::special_airy_ai.out Meta */
    {1, 1, 156}, /* aten::special_bessel_j0 CPU */
    {16, 1, 156}, /* aten::special_bessel_j0 Meta */
    {142, 8, 581}, /* aten::special_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, /* aten::special_bessel_j0.out CPU */
    {16, 3, 156}, /* aten::special_bessel_j0.out Meta */
    {1, 1, 157}, /* aten::special_bessel_j1 CPU */
    {16, 1, 157}, /* aten::special_bessel_j1 Meta */
    {142, 8, 582}, /* aten::special_bessel_j1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, /* aten::special_bessel_j1.out CPU */
    {16, 3, 157}, /* aten::special_bessel_j1.out Meta */
    {1, 1, 158}, /* aten::special_bessel_y0 CPU */
    {16, 1, 158}, /* aten::special_bessel_y0 Meta */
    {142, 8, 583}, /* aten::special_bessel_y0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, /* aten::special_bessel_y0.out CPU */
    {16, 3, 158}, /* aten::special_bessel_y0.out Meta */
    {1, 1, 159}, /* aten::special_bessel_y1 CPU */
    {16, 1, 159}, /* aten::special_bessel_y1 Meta */
    {142, 8, 584}, /* aten::special_bessel_y1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, /* aten::special_bessel_y1.out CPU */
    {16, 3, 159}, /* aten::special_bessel_y1.out Meta */
    {1, 1, 160}, /* aten::special_chebyshev_polynomial_t CPU */
    {16, 1, 160}, /* aten::special_chebyshev_polynomial_t Meta */
    {142, 8, 585}, /* aten::special_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 794}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 795}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 160}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 160}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 796}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 797}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 161}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 161}, /* aten::special_chebyshev_polynomial_u Meta */
    {142, 8, 586}, /* aten::special_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 798}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 799}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 161}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 800}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 801}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 162}, /* aten::special_chebyshev_polynomial_v Meta */
    {142, 8, 587}, /* aten::special_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 802}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 803}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 162}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 804}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 805}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 163}, /* aten::special_chebyshev_polynomial_w Meta */
    {142, 8, 588}, /* aten::special_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 806}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 807}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 163}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 808}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 809}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 810}, /* aten::special_digamma implicit */
    {138, 4, 589}, /* aten::special_digamma.out implicit */
    {1, 1, 164}, /* aten::special_entr CPU */
    {16, 1, 164}, /* aten::special_entr Meta */
    {142, 8, 590}, /* aten::special_entr CompositeExplicitAutogradNonFunctional */
    {1, 3, 164}, /* aten::special_entr.out CPU */
    {16, 3, 164}, /* aten::special_entr.out Meta */
    {138, 0, 811}, /* aten::special_erf implicit */
    {138, 4, 591}, /* aten::special_erf.out implicit */
    {138, 0, 812}, /* aten::special_erfc implicit */
    {138, 4, 592}, /* aten::special_erfc.out implicit */
    {1, 1, 165}, /* aten::special_erfcx CPU */
    {16, 1, 165}, /* aten::special_erfcx Meta */
    {142, 8, 593}, /* aten::special_erfcx CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, /* aten::special_erfcx.out CPU */
    {16, 3, 165}, /* aten::special_erfcx.out Meta */
    {138, 0, 813}, /* aten::special_erfinv implicit */
    {138, 4, 594}, /* aten::special_erfinv.out implicit */
    {138, 0, 814}, /* aten::special_exp2 implicit */
    {138, 4, 595}, /* aten::special_exp2.out implicit */
    {138, 0, 815}, /* aten::special_expit implicit */
    {138, 4, 596}, /* aten::special_expit.out implicit */
    {138, 0, 816}, /* aten::special_expm1 implicit */
    {138, 4, 597}, /* aten::special_expm1.out implicit */
    {138, 0, 817}, /* aten::special_gammainc implicit */
    {138, 4, 598}, /* aten::special_gammainc.out implicit */
    {138, 0, 818}, /* aten::special_gammaincc implicit */
    {138, 4, 599}, /* aten::special_gammaincc.out implicit */
    {138, 0, 819}, /* aten::special_gammaln implicit */
    {138, 4, 600}, /* aten::special_gammaln.out implicit */
    {1, 1, 166}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 166}, /* aten::special_hermite_polynomial_h Meta */
    {142, 8, 601}, /* aten::special_hermite_polynomial_h CompositeExplicitAutogradNonFunctional */
    {141, 0, 820}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 821}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 166}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 166}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 822}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 823}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 167}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 167}, /* aten::special_hermite_polynomial_he Meta */
    {142, 8, 602}, /* aten::special_hermite_polynomial_he CompositeExplicitAutogradNonFunctional */
    {141, 0, 824}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 825}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 167}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 826}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 827}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 828}, /* aten::special_i0 implicit */
    {138, 4, 603}, /* aten::special_i0.out implicit */
    {1, 1, 168}, /* aten::special_i0e CPU */
    {16, 1, 168}, /* aten::special_i0e Meta */
    {142, 8, 604}, /* aten::special_i0e CompositeExplicitAutogradNonFunctional */
    {1, 3, 168}, /* aten::special_i0e.out CPU */
    {16, 3, 168}, /* aten::special_i0e.out Meta */
    {1, 1, 169}, /* aten::special_i1 CPU */
    {16, 1, 169}, /* aten::special_i1 Meta */
    {142, 8, 605}, /* aten::special_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, /* aten::special_i1.out CPU */
    {16, 3, 169}, /* aten::special_i1.out Meta */
    {1, 1, 170}, /* aten::special_i1e CPU */
    {16, 1, 170}, /* aten::special_i1e Meta */
    {142, 8, 606}, /* aten::special_i1e CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, /* aten::special_i1e.out CPU */
    {16, 3, 170}, /* aten::special_i1e.out Meta */
    {1, 1, 171}, /* aten::special_laguerre_polynomial_l CPU */
    {16, 1, 171}, /* aten::special_laguerre_polynomial_l Meta */
    {142, 8, 607}, /* aten::special_laguerre_polynomial_l CompositeExplicitAutogradNonFunctional */
    {141, 0, 829}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 830}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 171}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 171}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 831}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 832}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 172}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 172}, /* aten::special_legendre_polynomial_p Meta */
    {142, 8, 608}, /* aten::special_legendre_polynomial_p CompositeExplicitAutogradNonFunctional */
    {141, 0, 833}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 834}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 172}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 835}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 836}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 837}, /* aten::special_log1p implicit */
    {138, 4, 609}, /* aten::special_log1p.out implicit */
    {1, 1, 173}, /* aten::special_log_ndtr CPU */
    {16, 1, 173}, /* aten::special_log_ndtr Meta */
    {142, 8, 610}, /* aten::special_log_ndtr CompositeExplicitAutogradNonFunctional */
    {1, 3, 173}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 173}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 838}, /* aten::special_log_softmax implicit */
    {138, 0, 839}, /* aten::special_logit implicit */
    {138, 4, 611}, /* aten::special_logit.out implicit */
    {138, 0, 840}, /* aten::special_logsumexp implicit */
    {138, 0, 841}, /* aten::special_logsumexp.out implicit */
    {1, 1, 174}, /* aten::special_modified_bessel_i0 CPU */
    {16, 1, 174}, /* aten::special_modified_bessel_i0 Meta */
    {142, 8, 612}, /* aten::special_modified_bessel_i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, /* aten::special_modified_bessel_i0.out CPU */
    {16, 3, 174}, /* aten::special_modified_bessel_i0.out Meta */
    {1, 1, 175}, /* aten::special_modified_bessel_i1 CPU */
    {16, 1, 175}, /* aten::special_modified_bessel_i1 Meta */
    {142, 8, 613}, /* aten::special_modified_bessel_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, /* aten::special_modified_bessel_i1.out CPU */
    {16, 3, 175}, /* aten::special_modified_bessel_i1.out Meta */
    {1, 1, 176}, /* aten::special_modified_bessel_k0 CPU */
    {16, 1, 176}, /* aten::special_modified_bessel_k0 Meta */
    {142, 8, 614}, /* aten::special_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, /* aten::special_modified_bessel_k0.out CPU */
    {16, 3, 176}, /* aten::special_modified_bessel_k0.out Meta */
    {1, 1, 177}, /* aten::special_modified_bessel_k1 CPU */
    {16, 1, 177}, /* aten::special_modified_bessel_k1 Meta */
    {142, 8, 615}, /* aten::special_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, /* aten::special_modified_bessel_k1.out CPU */
    {16, 3, 177}, /* aten::special_modified_bessel_k1.out Meta */
    {138, 0, 842}, /* aten::special_multigammaln implicit */
    {138, 4, 616}, /* aten::special_multigammaln.out implicit */
    {138, 0, 843}, /* aten::special_ndtr implicit */
    {138, 0, 844}, /* aten::special_ndtr.out implicit */
    {1, 1, 178}, /* aten::special_ndtri CPU */
    {16, 1, 178}, /* aten::special_ndtri Meta */
    {142, 8, 617}, /* aten::special_ndtri CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, /* aten::special_ndtri.out CPU */
    {16, 3, 178}, /* aten::special_ndtri.out Meta */
    {138, 0, 845}, /* aten::special_polygamma implicit */
    {138, 4, 618}, /* aten::special_polygamma.out implicit */
    {138, 0, 846}, /* aten::special_psi implicit */
    {138, 4, 619}, /* aten::special_psi.out implicit */
    {138, 0, 847}, /* aten::special_round implicit */
    {138, 4, 620}, /* aten::special_round.out implicit */
    {1, 1, 179}, /* aten::special_scaled_modified_bessel_k0 CPU */
    {16, 1, 179}, /* aten::special_scaled_modified_bessel_k0 Meta */
    {142, 8, 621}, /* aten::special_scaled_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, /* aten::special_scaled_modified_bessel_k0.out CPU */
    {16, 3, 179}, /* aten::special_scaled_modified_bessel_k0.out Meta */
    {1, 1, 180}, /* aten::special_scaled_modified_bessel_k1 CPU */
    {16, 1, 180}, /* aten::special_scaled_modified_bessel_k1 Meta */
    {142, 8, 622}, /* aten::special_scaled_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, /* aten::special_scaled_modified_bessel_k1.out CPU */
    {16, 3, 180}, /* aten::special_scaled_modified_bessel_k1.out Meta */
    {1, 1, 181}, /* aten::special_shifted_chebyshev_polynomial_t CPU */
    {16, 1, 181}, /* aten::special_shifted_chebyshev_polynomial_t Meta */
    {142, 8, 623}, /* aten::special_shifted_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 848}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 849}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 181}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 181}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 850}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 851}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {142, 8, 624}, /* aten::special_shifted_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 852}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 853}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 854}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 855}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {142, 8, 625}, /* aten::special_shifted_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 856}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 857}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 858}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 859}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {142, 8, 626}, /* aten::special_shifted_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 860}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 861}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 862}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 863}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 864}, /* aten::special_sinc implicit */
    {138, 4, 627}, /* aten::special_sinc.out implicit */
    {138, 0, 865}, /* aten::special_softmax implicit */
    {1, 1, 185}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 185}, /* aten::special_spherical_bessel_j0 Meta */
    {142, 8, 628}, /* aten::special_spherical_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 185}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 185}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 186}, /* aten::special_xlog1py CPU */
    {16, 1, 186}, /* aten::special_xlog1py Meta */
    {142, 8, 629}, /* aten::special_xlog1py CompositeExplicitAutogradNonFunctional */
    {141, 0, 866}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 867}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 186}, /* aten::special_xlog1py.out CPU */
    {16, 3, 186}, /* aten::special_xlog1py.out Meta */
    {141, 0, 868}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 869}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 870}, /* aten::special_xlogy implicit */
    {138, 0, 871}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 631}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 630}, /* aten::special_xlogy.out implicit */
    {138, 0, 872}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 632}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 187}, /* aten::special_zeta CPU */
    {16, 1, 187}, /* aten::special_zeta Meta */
    {142, 8, 633}, /* aten::special_zeta CompositeExplicitAutogradNonFunctional */
    {141, 0, 873}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 874}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, /* aten::special_zeta.out CPU */
    {16, 3, 187}, /* aten::special_zeta.out Meta */
    {141, 0, 875}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 876}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 877}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 878}, /* aten::split.sizes implicit */
    {142, 7, 634}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 635}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 879}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 636}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 637}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 188}, /* aten::sqrt CPU */
    {16, 1, 188}, /* aten::sqrt Meta */
    {142, 8, 638}, /* aten::sqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 188}, /* aten::sqrt.out CPU */
    {16, 3, 188}, /* aten::sqrt.out Meta */
    {1, 2, 188}, /* aten::sqrt_ CPU */
    {16, 2, 188}, /* aten::sqrt_ Meta */
    {142, 9, 638}, /* aten::sqrt_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 880}, /* aten::square implicit */
    {138, 0, 882}, /* aten::square.out implicit */
    {138, 0, 881}, /* aten::square_ implicit */
    {141, 0, 883}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 884}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 885}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 639}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 640}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 641}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 639}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 640}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 643}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 641}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 644}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 642}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 886}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 645}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 887}, /* aten::std implicit */
    {1, 0, 888}, /* aten::std.correction CPU */
    {16, 0, 888}, /* aten::std.correction Meta */
    {1, 4, 646}, /* aten::std.correction_out CPU */
    {16, 4, 646}, /* aten::std.correction_out Meta */
    {138, 0, 889}, /* aten::std.dim implicit */
    {138, 4, 647}, /* aten::std.out implicit */
    {138, 0, 890}, /* aten::std_mean implicit */
    {1, 0, 891}, /* aten::std_mean.correction CPU */
    {16, 0, 891}, /* aten::std_mean.correction Meta */
    {141, 4, 648}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 892}, /* aten::std_mean.dim implicit */
    {138, 0, 893}, /* aten::stride.int implicit */
    {141, 0, 894}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 649}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 189}, /* aten::sub.Tensor CPU */
    {16, 1, 189}, /* aten::sub.Tensor Meta */
    {142, 8, 650}, /* aten::sub.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, /* aten::sub.out CPU */
    {16, 3, 189}, /* aten::sub.out Meta */
    {141, 0, 895}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 189}, /* aten::sub_.Tensor CPU */
    {16, 2, 189}, /* aten::sub_.Tensor Meta */
    {142, 9, 650}, /* aten::sub_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 896}, /* aten::subtract.Scalar implicit */
    {138, 0, 897}, /* aten::subtract.Tensor implicit */
    {138, 4, 651}, /* aten::subtract.out implicit */
    {138, 0, 898}, /* aten::subtract_.Scalar implicit */
    {138, 0, 899}, /* aten::subtract_.Tensor implicit */
    {141, 0, 900}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 190}, /* aten::sum.IntList_out CPU */
    {16, 3, 190}, /* aten::sum.IntList_out Meta */
    {1, 1, 190}, /* aten::sum.dim_IntList CPU */
    {16, 1, 190}, /* aten::sum.dim_IntList Meta */
    {142, 8, 653}, /* aten::sum.dim_IntList CompositeExplicitAutogradNonFunctional */
    {141, 4, 652}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 901}, /* aten::sum_to_size implicit */
    {138, 0, 902}, /* aten::svd implicit */
    {138, 4, 654}, /* aten::svd.U implicit */
    {138, 0, 903}, /* aten::swapaxes implicit */
    {138, 0, 904}, /* aten::swapaxes_ implicit */
    {138, 0, 905}, /* aten::swapdims implicit */
    {138, 0, 906}, /* aten::swapdims_ implicit */
    {138, 0, 907}, /* aten::sym_numel implicit */
    {138, 0, 908}, /* aten::sym_size.int implicit */
    {138, 0, 909}, /* aten::sym_storage_offset implicit */
    {138, 0, 910}, /* aten::sym_stride.int implicit */
    {141, 0, 911}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 655}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 655}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 656}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 912}, /* aten::take CPU */
    {16, 0, 912}, /* aten::take Meta */
    {1, 0, 914}, /* aten::take.out CPU */
    {16, 0, 914}, /* aten::take.out Meta */
    {138, 0, 913}, /* aten::take_along_dim implicit */
    {138, 4, 657}, /* aten::take_along_dim.out implicit */
    {1, 1, 191}, /* aten::tan CPU */
    {16, 1, 191}, /* aten::tan Meta */
    {142, 8, 658}, /* aten::tan CompositeExplicitAutogradNonFunctional */
    {1, 3, 191}, /* aten::tan.out CPU */
    {16, 3, 191}, /* aten::tan.out Meta */
    {1, 2, 191}, /* aten::tan_ CPU */
    {16, 2, 191}, /* aten::tan_ Meta */
    {142, 9, 658}, /* aten::tan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, /* aten::tanh CPU */
    {16, 1, 193}, /* aten::tanh Meta */
    {142, 8, 659}, /* aten::tanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, /* aten::tanh.out CPU */
    {16, 3, 193}, /* aten::tanh.out Meta */
    {1, 2, 193}, /* aten::tanh_ CPU */
    {16, 2, 193}, /* aten::tanh_ Meta */
    {142, 9, 659}, /* aten::tanh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 192}, /* aten::tanh_backward CPU */
    {16, 1, 192}, /* aten::tanh_backward Meta */
    {142, 8, 660}, /* aten::tanh_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 192}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 915}, /* aten::tensor_split.indices implicit */
    {138, 0, 916}, /* aten::tensor_split.sections implicit */
    {138, 0, 917}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 918}, /* aten::tensordot implicit */
    {138, 4, 661}, /* aten::tensordot.out implicit */
    {1, 1, 195}, /* aten::threshold CPU */
    {16, 1, 195}, /* aten::threshold Meta */
    {142, 8, 662}, /* aten::threshold CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, /* aten::threshold.out CPU */
    {16, 3, 195}, /* aten::threshold.out Meta */
    {1, 2, 195}, /* aten::threshold_ CPU */
    {16, 2, 195}, /* aten::threshold_ Meta */
    {142, 9, 662}, /* aten::threshold_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, /* aten::threshold_backward CPU */
    {16, 1, 194}, /* aten::threshold_backward Meta */
    {142, 8, 663}, /* aten::threshold_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 194}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 919}, /* aten::tile implicit */
    {138, 0, 920}, /* aten::to.device implicit */
    {138, 0, 921}, /* aten::to.dtype implicit */
    {138, 0, 922}, /* aten::to.dtype_layout implicit */
    {138, 0, 923}, /* aten::to.other implicit */
    {1, 1, 196}, /* aten::topk CPU */
    {16, 1, 196}, /* aten::topk Meta */
    {142, 8, 664}, /* aten::topk CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, /* aten::topk.values CPU */
    {16, 3, 196}, /* aten::topk.values Meta */
    {1, 0, 924}, /* aten::trace CPU */
    {16, 0, 924}, /* aten::trace Meta */
    {141, 4, 665}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 925}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 666}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 666}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 667}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 926}, /* aten::trapezoid.dx implicit */
    {138, 0, 927}, /* aten::trapezoid.x implicit */
    {138, 0, 928}, /* aten::trapz.dx implicit */
    {138, 0, 929}, /* aten::trapz.x implicit */
    {1, 0, 930}, /* aten::triangular_solve CPU */
    {16, 0, 930}, /* aten::triangular_solve Meta */
    {1, 4, 668}, /* aten::triangular_solve.X CPU */
    {16, 4, 668}, /* aten::triangular_solve.X Meta */
    {1, 1, 197}, /* aten::tril CPU */
    {16, 1, 197}, /* aten::tril Meta */
    {142, 8, 669}, /* aten::tril CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, /* aten::tril.out CPU */
    {16, 3, 197}, /* aten::tril.out Meta */
    {1, 2, 197}, /* aten::tril_ CPU */
    {16, 2, 197}, /* aten::tril_ Meta */
    {142, 9, 669}, /* aten::tril_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 931}, /* aten::tril_indices CPU */
    {16, 0, 931}, /* aten::tril_indices Meta */
    {86, 0, 166}, /* aten::tril_indices BackendSelect */
    {141, 4, 670}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 932}, /* aten::triplet_margin_loss implicit */
    {1, 1, 198}, /* aten::triu CPU */
    {16, 1, 198}, /* aten::triu Meta */
    {142, 8, 671}, /* aten::triu CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, /* aten::triu.out CPU */
    {16, 3, 198}, /* aten::triu.out Meta */
    {1, 2, 198}, /* aten::triu_ CPU */
    {16, 2, 198}, /* aten::triu_ Meta */
    {142, 9, 671}, /* aten::triu_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 933}, /* aten::triu_indices CPU */
    {16, 0, 933}, /* aten::triu_indices Meta */
    {86, 0, 166}, /* aten::triu_indices BackendSelect */
    {141, 4, 672}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 934}, /* aten::true_divide.Scalar implicit */
    {138, 0, 935}, /* aten::true_divide.Tensor implicit */
    {138, 4, 673}, /* aten::true_divide.out implicit */
    {138, 0, 936}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 937}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 199}, /* aten::trunc CPU */
    {16, 1, 199}, /* aten::trunc Meta */
    {142, 8, 674}, /* aten::trunc CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, /* aten::trunc.out CPU */
    {16, 3, 199}, /* aten::trunc.out Meta */
    {1, 2, 199}, /* aten::trunc_ CPU */
    {16, 2, 199}, /* aten::trunc_ Meta */
    {142, 9, 674}, /* aten::trunc_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 938}, /* aten::type_as implicit */
    {141, 0, 939}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 675}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 676}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 940}, /* aten::unflatten.int implicit */
    {1, 0, 941}, /* aten::unfold CPU */
    {16, 0, 941}, /* aten::unfold Meta */
    {1, 0, 942}, /* aten::unfold_backward CPU */
    {16, 0, 942}, /* aten::unfold_backward Meta */
    {141, 4, 678}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 677}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 679}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 681}, /* aten::uniform CompositeExplicitAutograd */
    {141, 4, 680}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 943}, /* aten::uniform_ CPU */
    {16, 0, 943}, /* aten::uniform_ Meta */
    {1, 0, 944}, /* aten::unique_consecutive CPU */
    {16, 0, 944}, /* aten::unique_consecutive Meta */
    {141, 4, 682}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 945}, /* aten::unique_dim CPU */
    {16, 0, 945}, /* aten::unique_dim Meta */
    {141, 4, 683}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 946}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 946}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 684}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 947}, /* aten::unsafe_chunk implicit */
    {141, 0, 948}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 685}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 949}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 686}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 950}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 687}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 687}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 688}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 951}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 951}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 689}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 689}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 953}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 952}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 952}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 690}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 690}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 954}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 954}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 691}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 691}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 956}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 955}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 955}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 692}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 692}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 957}, /* aten::upsample_linear1d CPU */
    {16, 0, 957}, /* aten::upsample_linear1d Meta */
    {1, 4, 693}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 693}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 959}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 958}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 958}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 694}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 694}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 960}, /* aten::upsample_nearest1d CPU */
    {16, 0, 960}, /* aten::upsample_nearest1d Meta */
    {1, 4, 695}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 695}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 962}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 961}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 961}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 696}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 696}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 963}, /* aten::upsample_nearest2d CPU */
    {16, 0, 963}, /* aten::upsample_nearest2d Meta */
    {1, 4, 697}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 697}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 965}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 964}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 964}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 698}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 698}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 966}, /* aten::upsample_nearest3d CPU */
    {16, 0, 966}, /* aten::upsample_nearest3d Meta */
    {1, 4, 699}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 699}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 968}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 967}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 967}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 700}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 700}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 969}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 969}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 701}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 701}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 971}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 970}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 970}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 702}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 702}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 972}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 973}, /* aten::var implicit */
    {1, 0, 974}, /* aten::var.correction CPU */
    {16, 0, 974}, /* aten::var.correction Meta */
    {1, 4, 703}, /* aten::var.correction_out CPU */
    {16, 4, 703}, /* aten::var.correction_out Meta */
    {138, 0, 975}, /* aten::var.dim implicit */
    {138, 4, 704}, /* aten::var.out implicit */
    {138, 0, 976}, /* aten::var_mean implicit */
    {1, 0, 977}, /* aten::var_mean.correction CPU */
    {16, 0, 977}, /* aten::var_mean.correction Meta */
    {141, 4, 705}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 978}, /* aten::var_mean.dim implicit */
    {1, 0, 979}, /* aten::vdot CPU */
    {16, 0, 979}, /* aten::vdot Meta */
    {141, 4, 706}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 980}, /* aten::view CPU */
    {16, 0, 980}, /* aten::view Meta */
    {141, 0, 984}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 981}, /* aten::view_as implicit */
    {1, 0, 982}, /* aten::view_as_complex CPU */
    {16, 0, 982}, /* aten::view_as_complex Meta */
    {142, 7, 709}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 710}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 983}, /* aten::view_as_real CPU */
    {16, 0, 983}, /* aten::view_as_real Meta */
    {142, 7, 711}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 712}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 707}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 708}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 714}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 713}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 985}, /* aten::vsplit.array implicit */
    {138, 0, 986}, /* aten::vsplit.int implicit */
    {138, 0, 987}, /* aten::vstack implicit */
    {138, 4, 715}, /* aten::vstack.out implicit */
    {138, 0, 988}, /* aten::where implicit */
    {138, 0, 989}, /* aten::where.Scalar implicit */
    {138, 0, 990}, /* aten::where.ScalarOther implicit */
    {138, 0, 991}, /* aten::where.ScalarSelf implicit */
    {1, 0, 992}, /* aten::where.self CPU */
    {16, 0, 992}, /* aten::where.self Meta */
    {1, 0, 993}, /* aten::where.self_out CPU */
    {16, 0, 993}, /* aten::where.self_out Meta */
    {141, 0, 994}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 995}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 200}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 200}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 996}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 997}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 200}, /* aten::xlogy.Tensor CPU */
    {16, 1, 200}, /* aten::xlogy.Tensor Meta */
    {142, 8, 716}, /* aten::xlogy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 998}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 200}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 200}, /* aten::xlogy_.Tensor Meta */
    {142, 9, 716}, /* aten::xlogy_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 6, 718}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 717}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 999}, /* aten::zero_ CPU */
    {16, 0, 999}, /* aten::zero_ Meta */
    {141, 0, 1000}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 166}, /* aten::zeros BackendSelect */
    {141, 4, 719}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1001}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 720}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
