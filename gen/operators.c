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
    tni_kernel_angle, /* 131 */
    tni_kernel_angle_out, /* 132 */
    tni_kernel_arange, /* 133 */
    tni_kernel_arange_start, /* 134 */
    tni_kernel_arange_start_step, /* 135 */
    tni_kernel_arccos, /* 136 */
    tni_kernel_arccos_, /* 137 */
    tni_kernel_arccosh, /* 138 */
    tni_kernel_arccosh_, /* 139 */
    tni_kernel_arcsin, /* 140 */
    tni_kernel_arcsin_, /* 141 */
    tni_kernel_arcsinh, /* 142 */
    tni_kernel_arcsinh_, /* 143 */
    tni_kernel_arctan, /* 144 */
    tni_kernel_arctan2, /* 145 */
    tni_kernel_arctan2_, /* 146 */
    tni_kernel_arctan_, /* 147 */
    tni_kernel_arctanh, /* 148 */
    tni_kernel_arctanh_, /* 149 */
    tni_kernel_argsort, /* 150 */
    tni_kernel_argsort_stable, /* 151 */
    tni_kernel_argsort_stable_out, /* 152 */
    tni_kernel_argwhere, /* 153 */
    tni_kernel_as_strided, /* 154 */
    tni_kernel_as_strided_scatter, /* 155 */
    tni_kernel_atleast_1d, /* 156 */
    tni_kernel_atleast_1d_Sequence, /* 157 */
    tni_kernel_atleast_2d, /* 158 */
    tni_kernel_atleast_2d_Sequence, /* 159 */
    tni_kernel_atleast_3d, /* 160 */
    tni_kernel_atleast_3d_Sequence, /* 161 */
    tni_kernel_avg_pool1d, /* 162 */
    tni_kernel_avg_pool2d, /* 163 */
    tni_kernel_avg_pool2d_backward, /* 164 */
    tni_kernel_avg_pool3d, /* 165 */
    tni_kernel_avg_pool3d_backward, /* 166 */
    tni_kernel_backend_select, /* 167 */
    tni_kernel_batch_norm, /* 168 */
    tni_kernel_batch_norm_backward, /* 169 */
    tni_kernel_batch_norm_update_stats, /* 170 */
    tni_kernel_bernoulli, /* 171 */
    tni_kernel_bernoulli__Tensor, /* 172 */
    tni_kernel_bernoulli__float, /* 173 */
    tni_kernel_bernoulli_p, /* 174 */
    tni_kernel_bilinear, /* 175 */
    tni_kernel_binary_cross_entropy, /* 176 */
    tni_kernel_binary_cross_entropy_backward, /* 177 */
    tni_kernel_binary_cross_entropy_with_logits, /* 178 */
    tni_kernel_bincount, /* 179 */
    tni_kernel_bitwise_and_Scalar, /* 180 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 181 */
    tni_kernel_bitwise_and_Scalar_out, /* 182 */
    tni_kernel_bitwise_and__Scalar, /* 183 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 184 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 185 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 186 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 187 */
    tni_kernel_bitwise_or_Scalar, /* 188 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 189 */
    tni_kernel_bitwise_or_Scalar_out, /* 190 */
    tni_kernel_bitwise_or__Scalar, /* 191 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 192 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 193 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 194 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 195 */
    tni_kernel_bitwise_xor_Scalar, /* 196 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 197 */
    tni_kernel_bitwise_xor_Scalar_out, /* 198 */
    tni_kernel_bitwise_xor__Scalar, /* 199 */
    tni_kernel_block_diag, /* 200 */
    tni_kernel_broadcast_tensors, /* 201 */
    tni_kernel_broadcast_to, /* 202 */
    tni_kernel_bucketize_Scalar, /* 203 */
    tni_kernel_bucketize_Tensor, /* 204 */
    tni_kernel_can_cast, /* 205 */
    tni_kernel_cartesian_prod, /* 206 */
    tni_kernel_cat, /* 207 */
    tni_kernel_cat_elsewhere, /* 208 */
    tni_kernel_cat_out, /* 209 */
    tni_kernel_cauchy_, /* 210 */
    tni_kernel_cdist, /* 211 */
    tni_kernel_celu, /* 212 */
    tni_kernel_channel_shuffle, /* 213 */
    tni_kernel_cholesky, /* 214 */
    tni_kernel_cholesky_inverse, /* 215 */
    tni_kernel_cholesky_out, /* 216 */
    tni_kernel_cholesky_solve, /* 217 */
    tni_kernel_cholesky_solve_out, /* 218 */
    tni_kernel_chunk, /* 219 */
    tni_kernel_clip, /* 220 */
    tni_kernel_clip_, /* 221 */
    tni_kernel_clip_Tensor, /* 222 */
    tni_kernel_clip__Tensor, /* 223 */
    tni_kernel_clone, /* 224 */
    tni_kernel_col2im, /* 225 */
    tni_kernel_column_stack, /* 226 */
    tni_kernel_combinations, /* 227 */
    tni_kernel_complex, /* 228 */
    tni_kernel_complex_out, /* 229 */
    tni_kernel_concat, /* 230 */
    tni_kernel_concatenate, /* 231 */
    tni_kernel_conj, /* 232 */
    tni_kernel_conj_physical, /* 233 */
    tni_kernel_constant_pad_nd, /* 234 */
    tni_kernel_contiguous, /* 235 */
    tni_kernel_conv1d, /* 236 */
    tni_kernel_conv1d_padding, /* 237 */
    tni_kernel_conv2d, /* 238 */
    tni_kernel_conv2d_padding, /* 239 */
    tni_kernel_conv3d, /* 240 */
    tni_kernel_conv3d_padding, /* 241 */
    tni_kernel_conv_transpose1d, /* 242 */
    tni_kernel_conv_transpose2d_input, /* 243 */
    tni_kernel_conv_transpose3d_input, /* 244 */
    tni_kernel_convolution, /* 245 */
    tni_kernel_convolution_backward, /* 246 */
    tni_kernel_copy_, /* 247 */
    tni_kernel_copysign_Scalar, /* 248 */
    tni_kernel_copysign_Scalar_out, /* 249 */
    tni_kernel_copysign__Scalar, /* 250 */
    tni_kernel_corrcoef, /* 251 */
    tni_kernel_cosine_embedding_loss, /* 252 */
    tni_kernel_cosine_similarity, /* 253 */
    tni_kernel_count_nonzero, /* 254 */
    tni_kernel_count_nonzero_dim_IntList, /* 255 */
    tni_kernel_cov, /* 256 */
    tni_kernel_cross_entropy_loss, /* 257 */
    tni_kernel_cummax, /* 258 */
    tni_kernel_cummin, /* 259 */
    tni_kernel_cumulative_trapezoid_dx, /* 260 */
    tni_kernel_cumulative_trapezoid_x, /* 261 */
    tni_kernel_deg2rad, /* 262 */
    tni_kernel_det, /* 263 */
    tni_kernel_diag, /* 264 */
    tni_kernel_diag_embed, /* 265 */
    tni_kernel_diagflat, /* 266 */
    tni_kernel_diagonal, /* 267 */
    tni_kernel_diagonal_backward, /* 268 */
    tni_kernel_diagonal_scatter, /* 269 */
    tni_kernel_diff, /* 270 */
    tni_kernel_diff_out, /* 271 */
    tni_kernel_dist, /* 272 */
    tni_kernel_div_Scalar, /* 273 */
    tni_kernel_div_Scalar_mode, /* 274 */
    tni_kernel_div__Scalar, /* 275 */
    tni_kernel_div__Scalar_mode, /* 276 */
    tni_kernel_divide_Scalar, /* 277 */
    tni_kernel_divide_Scalar_mode, /* 278 */
    tni_kernel_divide_Tensor, /* 279 */
    tni_kernel_divide_Tensor_mode, /* 280 */
    tni_kernel_divide__Scalar, /* 281 */
    tni_kernel_divide__Scalar_mode, /* 282 */
    tni_kernel_divide__Tensor, /* 283 */
    tni_kernel_divide__Tensor_mode, /* 284 */
    tni_kernel_dot, /* 285 */
    tni_kernel_dropout, /* 286 */
    tni_kernel_dropout_, /* 287 */
    tni_kernel_dsplit_array, /* 288 */
    tni_kernel_dsplit_int, /* 289 */
    tni_kernel_dstack, /* 290 */
    tni_kernel_einsum, /* 291 */
    tni_kernel_embedding, /* 292 */
    tni_kernel_embedding_backward, /* 293 */
    tni_kernel_embedding_bag, /* 294 */
    tni_kernel_embedding_bag_padding_idx, /* 295 */
    tni_kernel_embedding_dense_backward, /* 296 */
    tni_kernel_embedding_renorm_, /* 297 */
    tni_kernel_empty_like, /* 298 */
    tni_kernel_empty_memory_format, /* 299 */
    tni_kernel_empty_out, /* 300 */
    tni_kernel_empty_permuted, /* 301 */
    tni_kernel_empty_strided, /* 302 */
    tni_kernel_equal, /* 303 */
    tni_kernel_expand, /* 304 */
    tni_kernel_expand_as, /* 305 */
    tni_kernel_exponential_, /* 306 */
    tni_kernel_eye, /* 307 */
    tni_kernel_eye_m, /* 308 */
    tni_kernel_fft_fft, /* 309 */
    tni_kernel_fft_fft2, /* 310 */
    tni_kernel_fft_fft2_out, /* 311 */
    tni_kernel_fft_fft_out, /* 312 */
    tni_kernel_fft_fftn, /* 313 */
    tni_kernel_fft_fftn_out, /* 314 */
    tni_kernel_fft_fftshift, /* 315 */
    tni_kernel_fft_hfft, /* 316 */
    tni_kernel_fft_hfft2, /* 317 */
    tni_kernel_fft_hfft2_out, /* 318 */
    tni_kernel_fft_hfft_out, /* 319 */
    tni_kernel_fft_hfftn, /* 320 */
    tni_kernel_fft_hfftn_out, /* 321 */
    tni_kernel_fft_ifft, /* 322 */
    tni_kernel_fft_ifft2, /* 323 */
    tni_kernel_fft_ifft2_out, /* 324 */
    tni_kernel_fft_ifft_out, /* 325 */
    tni_kernel_fft_ifftn, /* 326 */
    tni_kernel_fft_ifftn_out, /* 327 */
    tni_kernel_fft_ifftshift, /* 328 */
    tni_kernel_fft_ihfft, /* 329 */
    tni_kernel_fft_ihfft2, /* 330 */
    tni_kernel_fft_ihfft2_out, /* 331 */
    tni_kernel_fft_ihfft_out, /* 332 */
    tni_kernel_fft_ihfftn, /* 333 */
    tni_kernel_fft_ihfftn_out, /* 334 */
    tni_kernel_fft_irfft, /* 335 */
    tni_kernel_fft_irfft2, /* 336 */
    tni_kernel_fft_irfft2_out, /* 337 */
    tni_kernel_fft_irfft_out, /* 338 */
    tni_kernel_fft_irfftn, /* 339 */
    tni_kernel_fft_irfftn_out, /* 340 */
    tni_kernel_fft_rfft, /* 341 */
    tni_kernel_fft_rfft2, /* 342 */
    tni_kernel_fft_rfft2_out, /* 343 */
    tni_kernel_fft_rfft_out, /* 344 */
    tni_kernel_fft_rfftn, /* 345 */
    tni_kernel_fft_rfftn_out, /* 346 */
    tni_kernel_fill__Scalar, /* 347 */
    tni_kernel_fill__Tensor, /* 348 */
    tni_kernel_fix, /* 349 */
    tni_kernel_fix_, /* 350 */
    tni_kernel_flatten_using_ints, /* 351 */
    tni_kernel_flip, /* 352 */
    tni_kernel_fliplr, /* 353 */
    tni_kernel_flipud, /* 354 */
    tni_kernel_float_power_Scalar, /* 355 */
    tni_kernel_float_power_Scalar_out, /* 356 */
    tni_kernel_float_power_Tensor_Scalar, /* 357 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 358 */
    tni_kernel_float_power_Tensor_Tensor, /* 359 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 360 */
    tni_kernel_float_power__Scalar, /* 361 */
    tni_kernel_float_power__Tensor, /* 362 */
    tni_kernel_floor_divide, /* 363 */
    tni_kernel_floor_divide_Scalar, /* 364 */
    tni_kernel_floor_divide__Scalar, /* 365 */
    tni_kernel_floor_divide__Tensor, /* 366 */
    tni_kernel_floor_divide_out, /* 367 */
    tni_kernel_fmod_Scalar, /* 368 */
    tni_kernel_fmod_Scalar_out, /* 369 */
    tni_kernel_fmod__Scalar, /* 370 */
    tni_kernel_fractional_max_pool2d, /* 371 */
    tni_kernel_fractional_max_pool2d_backward, /* 372 */
    tni_kernel_fractional_max_pool3d, /* 373 */
    tni_kernel_fractional_max_pool3d_backward, /* 374 */
    tni_kernel_frexp_Tensor, /* 375 */
    tni_kernel_frexp_Tensor_out, /* 376 */
    tni_kernel_from_file, /* 377 */
    tni_kernel_full, /* 378 */
    tni_kernel_full_like, /* 379 */
    tni_kernel_gather_backward, /* 380 */
    tni_kernel_geometric_, /* 381 */
    tni_kernel_geqrf, /* 382 */
    tni_kernel_ger, /* 383 */
    tni_kernel_glu, /* 384 */
    tni_kernel_glu_backward, /* 385 */
    tni_kernel_gradient_array, /* 386 */
    tni_kernel_gradient_scalararray, /* 387 */
    tni_kernel_gradient_scalarint, /* 388 */
    tni_kernel_gradient_scalarrayarray, /* 389 */
    tni_kernel_gradient_scalarrayint, /* 390 */
    tni_kernel_gradient_tensorarray, /* 391 */
    tni_kernel_gradient_tensorarrayint, /* 392 */
    tni_kernel_greater_Scalar, /* 393 */
    tni_kernel_greater_Tensor, /* 394 */
    tni_kernel_greater__Scalar, /* 395 */
    tni_kernel_greater__Tensor, /* 396 */
    tni_kernel_greater_equal_Scalar, /* 397 */
    tni_kernel_greater_equal_Tensor, /* 398 */
    tni_kernel_greater_equal__Scalar, /* 399 */
    tni_kernel_greater_equal__Tensor, /* 400 */
    tni_kernel_grid_sampler, /* 401 */
    tni_kernel_grid_sampler_2d, /* 402 */
    tni_kernel_grid_sampler_2d_backward, /* 403 */
    tni_kernel_grid_sampler_3d, /* 404 */
    tni_kernel_grid_sampler_3d_backward, /* 405 */
    tni_kernel_group_norm, /* 406 */
    tni_kernel_gru_cell, /* 407 */
    tni_kernel_gru_data, /* 408 */
    tni_kernel_gru_input, /* 409 */
    tni_kernel_hardswish, /* 410 */
    tni_kernel_hardswish_, /* 411 */
    tni_kernel_hardswish_backward, /* 412 */
    tni_kernel_hardswish_out, /* 413 */
    tni_kernel_hardtanh, /* 414 */
    tni_kernel_hardtanh_, /* 415 */
    tni_kernel_hardtanh_backward, /* 416 */
    tni_kernel_hardtanh_backward_grad_input, /* 417 */
    tni_kernel_hardtanh_out, /* 418 */
    tni_kernel_hinge_embedding_loss, /* 419 */
    tni_kernel_histc, /* 420 */
    tni_kernel_histogram_bin_ct, /* 421 */
    tni_kernel_histogram_bins_tensor, /* 422 */
    tni_kernel_histogramdd, /* 423 */
    tni_kernel_histogramdd_TensorList_bins, /* 424 */
    tni_kernel_histogramdd_int_bins, /* 425 */
    tni_kernel_hsplit_array, /* 426 */
    tni_kernel_hsplit_int, /* 427 */
    tni_kernel_hstack, /* 428 */
    tni_kernel_huber_loss, /* 429 */
    tni_kernel_huber_loss_backward, /* 430 */
    tni_kernel_im2col, /* 431 */
    tni_kernel_imag, /* 432 */
    tni_kernel_index_Tensor, /* 433 */
    tni_kernel_index_fill__int_Scalar, /* 434 */
    tni_kernel_index_fill__int_Tensor, /* 435 */
    tni_kernel_index_put_, /* 436 */
    tni_kernel_index_select, /* 437 */
    tni_kernel_index_select_backward, /* 438 */
    tni_kernel_inner, /* 439 */
    tni_kernel_instance_norm, /* 440 */
    tni_kernel_inverse, /* 441 */
    tni_kernel_is_complex, /* 442 */
    tni_kernel_is_conj, /* 443 */
    tni_kernel_is_distributed, /* 444 */
    tni_kernel_is_floating_point, /* 445 */
    tni_kernel_is_inference, /* 446 */
    tni_kernel_is_neg, /* 447 */
    tni_kernel_is_nonzero, /* 448 */
    tni_kernel_is_pinned, /* 449 */
    tni_kernel_is_same_size, /* 450 */
    tni_kernel_is_signed, /* 451 */
    tni_kernel_isclose, /* 452 */
    tni_kernel_isfinite, /* 453 */
    tni_kernel_isinf, /* 454 */
    tni_kernel_isnan, /* 455 */
    tni_kernel_isreal, /* 456 */
    tni_kernel_item, /* 457 */
    tni_kernel_kl_div, /* 458 */
    tni_kernel_kron, /* 459 */
    tni_kernel_kthvalue, /* 460 */
    tni_kernel_kthvalue_values, /* 461 */
    tni_kernel_l1_loss, /* 462 */
    tni_kernel_layer_norm, /* 463 */
    tni_kernel_ldexp_Tensor, /* 464 */
    tni_kernel_less_Scalar, /* 465 */
    tni_kernel_less_Tensor, /* 466 */
    tni_kernel_less__Scalar, /* 467 */
    tni_kernel_less__Tensor, /* 468 */
    tni_kernel_less_equal_Scalar, /* 469 */
    tni_kernel_less_equal_Tensor, /* 470 */
    tni_kernel_less_equal__Scalar, /* 471 */
    tni_kernel_less_equal__Tensor, /* 472 */
    tni_kernel_lift, /* 473 */
    tni_kernel_lift_fresh, /* 474 */
    tni_kernel_linalg_cholesky, /* 475 */
    tni_kernel_linalg_cholesky_ex, /* 476 */
    tni_kernel_linalg_cond, /* 477 */
    tni_kernel_linalg_cond_p_str, /* 478 */
    tni_kernel_linalg_cross, /* 479 */
    tni_kernel_linalg_det, /* 480 */
    tni_kernel_linalg_diagonal, /* 481 */
    tni_kernel_linalg_eig, /* 482 */
    tni_kernel_linalg_eigh, /* 483 */
    tni_kernel_linalg_eigvals, /* 484 */
    tni_kernel_linalg_eigvalsh, /* 485 */
    tni_kernel_linalg_householder_product, /* 486 */
    tni_kernel_linalg_inv, /* 487 */
    tni_kernel_linalg_inv_ex, /* 488 */
    tni_kernel_linalg_ldl_factor, /* 489 */
    tni_kernel_linalg_ldl_factor_ex, /* 490 */
    tni_kernel_linalg_ldl_solve, /* 491 */
    tni_kernel_linalg_lstsq, /* 492 */
    tni_kernel_linalg_lu, /* 493 */
    tni_kernel_linalg_lu_factor, /* 494 */
    tni_kernel_linalg_lu_factor_ex, /* 495 */
    tni_kernel_linalg_lu_solve, /* 496 */
    tni_kernel_linalg_matmul, /* 497 */
    tni_kernel_linalg_matrix_exp, /* 498 */
    tni_kernel_linalg_matrix_norm, /* 499 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 500 */
    tni_kernel_linalg_matrix_power, /* 501 */
    tni_kernel_linalg_matrix_rank, /* 502 */
    tni_kernel_linalg_matrix_rank_atol_rtol_float, /* 503 */
    tni_kernel_linalg_matrix_rank_atol_rtol_tensor, /* 504 */
    tni_kernel_linalg_matrix_rank_tol_tensor, /* 505 */
    tni_kernel_linalg_multi_dot, /* 506 */
    tni_kernel_linalg_norm, /* 507 */
    tni_kernel_linalg_norm_ord_str, /* 508 */
    tni_kernel_linalg_pinv, /* 509 */
    tni_kernel_linalg_pinv_atol_rtol_float, /* 510 */
    tni_kernel_linalg_pinv_atol_rtol_tensor, /* 511 */
    tni_kernel_linalg_pinv_rcond_tensor, /* 512 */
    tni_kernel_linalg_qr, /* 513 */
    tni_kernel_linalg_slogdet, /* 514 */
    tni_kernel_linalg_solve, /* 515 */
    tni_kernel_linalg_solve_ex, /* 516 */
    tni_kernel_linalg_solve_triangular, /* 517 */
    tni_kernel_linalg_svd, /* 518 */
    tni_kernel_linalg_svdvals, /* 519 */
    tni_kernel_linalg_tensorinv, /* 520 */
    tni_kernel_linalg_tensorinv_out, /* 521 */
    tni_kernel_linalg_tensorsolve, /* 522 */
    tni_kernel_linalg_vander, /* 523 */
    tni_kernel_linalg_vecdot, /* 524 */
    tni_kernel_linear, /* 525 */
    tni_kernel_linspace, /* 526 */
    tni_kernel_linspace_Scalar_Tensor, /* 527 */
    tni_kernel_linspace_Tensor_Scalar, /* 528 */
    tni_kernel_linspace_Tensor_Tensor, /* 529 */
    tni_kernel_log_normal_, /* 530 */
    tni_kernel_log_sigmoid, /* 531 */
    tni_kernel_log_sigmoid_backward, /* 532 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 533 */
    tni_kernel_log_sigmoid_forward, /* 534 */
    tni_kernel_log_sigmoid_forward_output, /* 535 */
    tni_kernel_log_sigmoid_out, /* 536 */
    tni_kernel_log_softmax_int, /* 537 */
    tni_kernel_logcumsumexp, /* 538 */
    tni_kernel_logdet, /* 539 */
    tni_kernel_logical_and, /* 540 */
    tni_kernel_logical_and_, /* 541 */
    tni_kernel_logical_and_out, /* 542 */
    tni_kernel_logical_not, /* 543 */
    tni_kernel_logical_not_, /* 544 */
    tni_kernel_logical_not_out, /* 545 */
    tni_kernel_logical_or, /* 546 */
    tni_kernel_logical_or_, /* 547 */
    tni_kernel_logical_or_out, /* 548 */
    tni_kernel_logical_xor, /* 549 */
    tni_kernel_logical_xor_, /* 550 */
    tni_kernel_logical_xor_out, /* 551 */
    tni_kernel_logit, /* 552 */
    tni_kernel_logit_, /* 553 */
    tni_kernel_logit_out, /* 554 */
    tni_kernel_logspace, /* 555 */
    tni_kernel_logspace_Scalar_Tensor, /* 556 */
    tni_kernel_logspace_Tensor_Scalar, /* 557 */
    tni_kernel_logspace_Tensor_Tensor, /* 558 */
    tni_kernel_logsumexp, /* 559 */
    tni_kernel_lstm_cell, /* 560 */
    tni_kernel_lstm_data, /* 561 */
    tni_kernel_lstm_input, /* 562 */
    tni_kernel_lu_solve, /* 563 */
    tni_kernel_lu_unpack, /* 564 */
    tni_kernel_mH, /* 565 */
    tni_kernel_mT, /* 566 */
    tni_kernel_margin_ranking_loss, /* 567 */
    tni_kernel_masked_fill_Scalar, /* 568 */
    tni_kernel_masked_fill_Tensor, /* 569 */
    tni_kernel_masked_fill__Scalar, /* 570 */
    tni_kernel_masked_fill__Tensor, /* 571 */
    tni_kernel_masked_scatter, /* 572 */
    tni_kernel_masked_scatter_, /* 573 */
    tni_kernel_masked_scatter_backward, /* 574 */
    tni_kernel_masked_select, /* 575 */
    tni_kernel_masked_select_out, /* 576 */
    tni_kernel_matmul, /* 577 */
    tni_kernel_matmul_out, /* 578 */
    tni_kernel_matrix_H, /* 579 */
    tni_kernel_matrix_exp, /* 580 */
    tni_kernel_matrix_power, /* 581 */
    tni_kernel_max, /* 582 */
    tni_kernel_max_other, /* 583 */
    tni_kernel_max_out, /* 584 */
    tni_kernel_max_pool1d, /* 585 */
    tni_kernel_max_pool1d_with_indices, /* 586 */
    tni_kernel_max_pool2d, /* 587 */
    tni_kernel_max_pool2d_with_indices, /* 588 */
    tni_kernel_max_pool2d_with_indices_backward, /* 589 */
    tni_kernel_max_pool3d, /* 590 */
    tni_kernel_max_pool3d_with_indices, /* 591 */
    tni_kernel_max_pool3d_with_indices_backward, /* 592 */
    tni_kernel_max_unpool2d, /* 593 */
    tni_kernel_max_unpool3d, /* 594 */
    tni_kernel_mean, /* 595 */
    tni_kernel_median, /* 596 */
    tni_kernel_median_dim, /* 597 */
    tni_kernel_meshgrid, /* 598 */
    tni_kernel_meshgrid_indexing, /* 599 */
    tni_kernel_min, /* 600 */
    tni_kernel_min_other, /* 601 */
    tni_kernel_min_out, /* 602 */
    tni_kernel_mish_backward, /* 603 */
    tni_kernel_mish_backward_composite, /* 604 */
    tni_kernel_mode, /* 605 */
    tni_kernel_moveaxis_int, /* 606 */
    tni_kernel_moveaxis_intlist, /* 607 */
    tni_kernel_movedim_int, /* 608 */
    tni_kernel_movedim_intlist, /* 609 */
    tni_kernel_mse_loss, /* 610 */
    tni_kernel_mse_loss_backward, /* 611 */
    tni_kernel_msort, /* 612 */
    tni_kernel_msort_out, /* 613 */
    tni_kernel_mul_Scalar, /* 614 */
    tni_kernel_mul__Scalar, /* 615 */
    tni_kernel_multi_margin_loss, /* 616 */
    tni_kernel_multi_margin_loss_backward, /* 617 */
    tni_kernel_multilabel_margin_loss, /* 618 */
    tni_kernel_multilabel_margin_loss_backward, /* 619 */
    tni_kernel_multilabel_margin_loss_forward, /* 620 */
    tni_kernel_multinomial, /* 621 */
    tni_kernel_multinomial_out, /* 622 */
    tni_kernel_multiply_Scalar, /* 623 */
    tni_kernel_multiply_Tensor, /* 624 */
    tni_kernel_multiply__Scalar, /* 625 */
    tni_kernel_multiply__Tensor, /* 626 */
    tni_kernel_mv, /* 627 */
    tni_kernel_mvlgamma, /* 628 */
    tni_kernel_mvlgamma_, /* 629 */
    tni_kernel_mvlgamma_out, /* 630 */
    tni_kernel_nan_to_num, /* 631 */
    tni_kernel_nan_to_num_, /* 632 */
    tni_kernel_nan_to_num_out, /* 633 */
    tni_kernel_nanmean, /* 634 */
    tni_kernel_nanmean_out, /* 635 */
    tni_kernel_nanmedian, /* 636 */
    tni_kernel_nanmedian_dim, /* 637 */
    tni_kernel_nanquantile, /* 638 */
    tni_kernel_nanquantile_scalar, /* 639 */
    tni_kernel_nansum, /* 640 */
    tni_kernel_narrow, /* 641 */
    tni_kernel_narrow_Tensor, /* 642 */
    tni_kernel_narrow_copy, /* 643 */
    tni_kernel_native_batch_norm, /* 644 */
    tni_kernel_native_batch_norm_backward, /* 645 */
    tni_kernel_native_dropout, /* 646 */
    tni_kernel_native_dropout_backward, /* 647 */
    tni_kernel_native_group_norm, /* 648 */
    tni_kernel_native_group_norm_backward, /* 649 */
    tni_kernel_native_layer_norm, /* 650 */
    tni_kernel_native_layer_norm_backward, /* 651 */
    tni_kernel_negative, /* 652 */
    tni_kernel_negative_, /* 653 */
    tni_kernel_new_empty, /* 654 */
    tni_kernel_new_empty_strided, /* 655 */
    tni_kernel_new_full, /* 656 */
    tni_kernel_new_ones, /* 657 */
    tni_kernel_new_zeros, /* 658 */
    tni_kernel_nll_loss, /* 659 */
    tni_kernel_nll_loss2d, /* 660 */
    tni_kernel_nll_loss2d_backward, /* 661 */
    tni_kernel_nll_loss2d_forward, /* 662 */
    tni_kernel_nll_loss_backward, /* 663 */
    tni_kernel_nll_loss_forward, /* 664 */
    tni_kernel_nll_loss_nd, /* 665 */
    tni_kernel_nonzero, /* 666 */
    tni_kernel_nonzero_numpy, /* 667 */
    tni_kernel_nonzero_static, /* 668 */
    tni_kernel_norm_Scalar, /* 669 */
    tni_kernel_norm_ScalarOpt_dtype, /* 670 */
    tni_kernel_normal_, /* 671 */
    tni_kernel_normal_Tensor_Tensor, /* 672 */
    tni_kernel_normal_Tensor_float, /* 673 */
    tni_kernel_normal_float_Tensor, /* 674 */
    tni_kernel_normal_float_float, /* 675 */
    tni_kernel_not_equal_Scalar, /* 676 */
    tni_kernel_not_equal_Tensor, /* 677 */
    tni_kernel_not_equal__Scalar, /* 678 */
    tni_kernel_not_equal__Tensor, /* 679 */
    tni_kernel_nuclear_norm, /* 680 */
    tni_kernel_nuclear_norm_dim, /* 681 */
    tni_kernel_numel, /* 682 */
    tni_kernel_numpy_T, /* 683 */
    tni_kernel_one_hot, /* 684 */
    tni_kernel_ones, /* 685 */
    tni_kernel_ones_like, /* 686 */
    tni_kernel_orgqr, /* 687 */
    tni_kernel_ormqr, /* 688 */
    tni_kernel_outer, /* 689 */
    tni_kernel_pad, /* 690 */
    tni_kernel_pairwise_distance, /* 691 */
    tni_kernel_pdist, /* 692 */
    tni_kernel_permute, /* 693 */
    tni_kernel_pinverse, /* 694 */
    tni_kernel_pixel_shuffle, /* 695 */
    tni_kernel_pixel_unshuffle, /* 696 */
    tni_kernel_poisson_nll_loss, /* 697 */
    tni_kernel_polar, /* 698 */
    tni_kernel_polar_out, /* 699 */
    tni_kernel_polygamma_, /* 700 */
    tni_kernel_positive, /* 701 */
    tni_kernel_prelu, /* 702 */
    tni_kernel_prod, /* 703 */
    tni_kernel_promote_types, /* 704 */
    tni_kernel_put_, /* 705 */
    tni_kernel_qr, /* 706 */
    tni_kernel_quantile, /* 707 */
    tni_kernel_quantile_scalar, /* 708 */
    tni_kernel_rad2deg, /* 709 */
    tni_kernel_rand, /* 710 */
    tni_kernel_rand_generator, /* 711 */
    tni_kernel_rand_like, /* 712 */
    tni_kernel_randint, /* 713 */
    tni_kernel_randint_generator, /* 714 */
    tni_kernel_randint_like, /* 715 */
    tni_kernel_randint_like_low_dtype, /* 716 */
    tni_kernel_randint_low, /* 717 */
    tni_kernel_randint_low_generator, /* 718 */
    tni_kernel_randn, /* 719 */
    tni_kernel_randn_generator, /* 720 */
    tni_kernel_randn_like, /* 721 */
    tni_kernel_random_, /* 722 */
    tni_kernel_random__from, /* 723 */
    tni_kernel_random__to, /* 724 */
    tni_kernel_randperm, /* 725 */
    tni_kernel_randperm_generator, /* 726 */
    tni_kernel_range, /* 727 */
    tni_kernel_range_step, /* 728 */
    tni_kernel_ravel, /* 729 */
    tni_kernel_real, /* 730 */
    tni_kernel_reflection_pad1d, /* 731 */
    tni_kernel_reflection_pad1d_backward, /* 732 */
    tni_kernel_reflection_pad2d, /* 733 */
    tni_kernel_reflection_pad2d_backward, /* 734 */
    tni_kernel_reflection_pad3d, /* 735 */
    tni_kernel_reflection_pad3d_backward, /* 736 */
    tni_kernel_relu, /* 737 */
    tni_kernel_relu6, /* 738 */
    tni_kernel_relu6_, /* 739 */
    tni_kernel_relu_, /* 740 */
    tni_kernel_remainder_Scalar, /* 741 */
    tni_kernel_remainder_Scalar_Tensor, /* 742 */
    tni_kernel_remainder_Scalar_out, /* 743 */
    tni_kernel_remainder__Scalar, /* 744 */
    tni_kernel_repeat, /* 745 */
    tni_kernel_repeat_interleave_Tensor, /* 746 */
    tni_kernel_repeat_interleave_self_Tensor, /* 747 */
    tni_kernel_repeat_interleave_self_int, /* 748 */
    tni_kernel_replication_pad1d, /* 749 */
    tni_kernel_replication_pad1d_backward, /* 750 */
    tni_kernel_replication_pad2d, /* 751 */
    tni_kernel_replication_pad2d_backward, /* 752 */
    tni_kernel_replication_pad3d, /* 753 */
    tni_kernel_replication_pad3d_backward, /* 754 */
    tni_kernel_reshape, /* 755 */
    tni_kernel_reshape_as, /* 756 */
    tni_kernel_resize_, /* 757 */
    tni_kernel_resize_as_, /* 758 */
    tni_kernel_resolve_conj, /* 759 */
    tni_kernel_resolve_neg, /* 760 */
    tni_kernel_result_type_Scalar, /* 761 */
    tni_kernel_result_type_Scalar_Scalar, /* 762 */
    tni_kernel_result_type_Scalar_Tensor, /* 763 */
    tni_kernel_result_type_Tensor, /* 764 */
    tni_kernel_rms_norm, /* 765 */
    tni_kernel_rnn_relu_cell, /* 766 */
    tni_kernel_rnn_relu_data, /* 767 */
    tni_kernel_rnn_relu_input, /* 768 */
    tni_kernel_rnn_tanh_cell, /* 769 */
    tni_kernel_rnn_tanh_data, /* 770 */
    tni_kernel_rnn_tanh_input, /* 771 */
    tni_kernel_roll, /* 772 */
    tni_kernel_rot90, /* 773 */
    tni_kernel_row_stack, /* 774 */
    tni_kernel_rrelu_with_noise_backward, /* 775 */
    tni_kernel_rsub_Scalar, /* 776 */
    tni_kernel_rsub_Tensor, /* 777 */
    tni_kernel_scalar_tensor, /* 778 */
    tni_kernel_searchsorted_Scalar, /* 779 */
    tni_kernel_searchsorted_Tensor, /* 780 */
    tni_kernel_segment_reduce, /* 781 */
    tni_kernel_select_backward, /* 782 */
    tni_kernel_select_int, /* 783 */
    tni_kernel_select_scatter, /* 784 */
    tni_kernel_selu, /* 785 */
    tni_kernel_selu_, /* 786 */
    tni_kernel_size_int, /* 787 */
    tni_kernel_slice_Tensor, /* 788 */
    tni_kernel_slice_backward, /* 789 */
    tni_kernel_slice_scatter, /* 790 */
    tni_kernel_slogdet, /* 791 */
    tni_kernel_smooth_l1_loss, /* 792 */
    tni_kernel_smooth_l1_loss_backward, /* 793 */
    tni_kernel_soft_margin_loss, /* 794 */
    tni_kernel_soft_margin_loss_backward, /* 795 */
    tni_kernel_softmax_int, /* 796 */
    tni_kernel_sort, /* 797 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 798 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 799 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 800 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 801 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 802 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 803 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 804 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 805 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 806 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 807 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 808 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 809 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 810 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 811 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 812 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 813 */
    tni_kernel_special_digamma, /* 814 */
    tni_kernel_special_erf, /* 815 */
    tni_kernel_special_erfc, /* 816 */
    tni_kernel_special_erfinv, /* 817 */
    tni_kernel_special_exp2, /* 818 */
    tni_kernel_special_expit, /* 819 */
    tni_kernel_special_expm1, /* 820 */
    tni_kernel_special_gammainc, /* 821 */
    tni_kernel_special_gammaincc, /* 822 */
    tni_kernel_special_gammaln, /* 823 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 824 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 825 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 826 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 827 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 828 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 829 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 830 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 831 */
    tni_kernel_special_i0, /* 832 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 833 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 834 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 835 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 836 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 837 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 838 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 839 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 840 */
    tni_kernel_special_log1p, /* 841 */
    tni_kernel_special_log_softmax, /* 842 */
    tni_kernel_special_logit, /* 843 */
    tni_kernel_special_logsumexp, /* 844 */
    tni_kernel_special_logsumexp_out, /* 845 */
    tni_kernel_special_multigammaln, /* 846 */
    tni_kernel_special_ndtr, /* 847 */
    tni_kernel_special_ndtr_out, /* 848 */
    tni_kernel_special_polygamma, /* 849 */
    tni_kernel_special_psi, /* 850 */
    tni_kernel_special_round, /* 851 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 852 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 853 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 854 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 855 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 856 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 857 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 858 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 859 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 860 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 861 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 862 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 863 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 864 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 865 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 866 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 867 */
    tni_kernel_special_sinc, /* 868 */
    tni_kernel_special_softmax, /* 869 */
    tni_kernel_special_xlog1py_other_scalar, /* 870 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 871 */
    tni_kernel_special_xlog1py_self_scalar, /* 872 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 873 */
    tni_kernel_special_xlogy, /* 874 */
    tni_kernel_special_xlogy_other_scalar, /* 875 */
    tni_kernel_special_xlogy_self_scalar, /* 876 */
    tni_kernel_special_zeta_other_scalar, /* 877 */
    tni_kernel_special_zeta_other_scalar_out, /* 878 */
    tni_kernel_special_zeta_self_scalar, /* 879 */
    tni_kernel_special_zeta_self_scalar_out, /* 880 */
    tni_kernel_split_Tensor, /* 881 */
    tni_kernel_split_sizes, /* 882 */
    tni_kernel_split_with_sizes, /* 883 */
    tni_kernel_square, /* 884 */
    tni_kernel_square_, /* 885 */
    tni_kernel_square_out, /* 886 */
    tni_kernel_squeeze, /* 887 */
    tni_kernel_squeeze_dim, /* 888 */
    tni_kernel_squeeze_dims, /* 889 */
    tni_kernel_stack, /* 890 */
    tni_kernel_std, /* 891 */
    tni_kernel_std_correction, /* 892 */
    tni_kernel_std_dim, /* 893 */
    tni_kernel_std_mean, /* 894 */
    tni_kernel_std_mean_correction, /* 895 */
    tni_kernel_std_mean_dim, /* 896 */
    tni_kernel_stride_int, /* 897 */
    tni_kernel_sub_Scalar, /* 898 */
    tni_kernel_sub__Scalar, /* 899 */
    tni_kernel_subtract_Scalar, /* 900 */
    tni_kernel_subtract_Tensor, /* 901 */
    tni_kernel_subtract__Scalar, /* 902 */
    tni_kernel_subtract__Tensor, /* 903 */
    tni_kernel_sum, /* 904 */
    tni_kernel_sum_to_size, /* 905 */
    tni_kernel_svd, /* 906 */
    tni_kernel_swapaxes, /* 907 */
    tni_kernel_swapaxes_, /* 908 */
    tni_kernel_swapdims, /* 909 */
    tni_kernel_swapdims_, /* 910 */
    tni_kernel_sym_numel, /* 911 */
    tni_kernel_sym_size_int, /* 912 */
    tni_kernel_sym_storage_offset, /* 913 */
    tni_kernel_sym_stride_int, /* 914 */
    tni_kernel_t, /* 915 */
    tni_kernel_take, /* 916 */
    tni_kernel_take_along_dim, /* 917 */
    tni_kernel_take_out, /* 918 */
    tni_kernel_tensor_split_indices, /* 919 */
    tni_kernel_tensor_split_sections, /* 920 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 921 */
    tni_kernel_tensordot, /* 922 */
    tni_kernel_tile, /* 923 */
    tni_kernel_to_device, /* 924 */
    tni_kernel_to_dtype, /* 925 */
    tni_kernel_to_dtype_layout, /* 926 */
    tni_kernel_to_other, /* 927 */
    tni_kernel_trace, /* 928 */
    tni_kernel_transpose_int, /* 929 */
    tni_kernel_trapezoid_dx, /* 930 */
    tni_kernel_trapezoid_x, /* 931 */
    tni_kernel_trapz_dx, /* 932 */
    tni_kernel_trapz_x, /* 933 */
    tni_kernel_triangular_solve, /* 934 */
    tni_kernel_tril_indices, /* 935 */
    tni_kernel_triplet_margin_loss, /* 936 */
    tni_kernel_triu_indices, /* 937 */
    tni_kernel_true_divide_Scalar, /* 938 */
    tni_kernel_true_divide_Tensor, /* 939 */
    tni_kernel_true_divide__Scalar, /* 940 */
    tni_kernel_true_divide__Tensor, /* 941 */
    tni_kernel_type_as, /* 942 */
    tni_kernel_unbind_int, /* 943 */
    tni_kernel_unflatten_int, /* 944 */
    tni_kernel_unfold, /* 945 */
    tni_kernel_unfold_backward, /* 946 */
    tni_kernel_uniform_, /* 947 */
    tni_kernel_unique_consecutive, /* 948 */
    tni_kernel_unique_dim, /* 949 */
    tni_kernel_unique_dim_consecutive, /* 950 */
    tni_kernel_unsafe_chunk, /* 951 */
    tni_kernel_unsafe_split_Tensor, /* 952 */
    tni_kernel_unsafe_split_with_sizes, /* 953 */
    tni_kernel_unsqueeze, /* 954 */
    tni_kernel_upsample_bicubic2d, /* 955 */
    tni_kernel_upsample_bicubic2d_backward, /* 956 */
    tni_kernel_upsample_bicubic2d_vec, /* 957 */
    tni_kernel_upsample_bilinear2d, /* 958 */
    tni_kernel_upsample_bilinear2d_backward, /* 959 */
    tni_kernel_upsample_bilinear2d_vec, /* 960 */
    tni_kernel_upsample_linear1d, /* 961 */
    tni_kernel_upsample_linear1d_backward, /* 962 */
    tni_kernel_upsample_linear1d_vec, /* 963 */
    tni_kernel_upsample_nearest1d, /* 964 */
    tni_kernel_upsample_nearest1d_backward, /* 965 */
    tni_kernel_upsample_nearest1d_vec, /* 966 */
    tni_kernel_upsample_nearest2d, /* 967 */
    tni_kernel_upsample_nearest2d_backward, /* 968 */
    tni_kernel_upsample_nearest2d_vec, /* 969 */
    tni_kernel_upsample_nearest3d, /* 970 */
    tni_kernel_upsample_nearest3d_backward, /* 971 */
    tni_kernel_upsample_nearest3d_vec, /* 972 */
    tni_kernel_upsample_trilinear3d, /* 973 */
    tni_kernel_upsample_trilinear3d_backward, /* 974 */
    tni_kernel_upsample_trilinear3d_vec, /* 975 */
    tni_kernel_value_selecting_reduction_backward, /* 976 */
    tni_kernel_var, /* 977 */
    tni_kernel_var_correction, /* 978 */
    tni_kernel_var_dim, /* 979 */
    tni_kernel_var_mean, /* 980 */
    tni_kernel_var_mean_correction, /* 981 */
    tni_kernel_var_mean_dim, /* 982 */
    tni_kernel_vdot, /* 983 */
    tni_kernel_view, /* 984 */
    tni_kernel_view_as, /* 985 */
    tni_kernel_view_as_complex, /* 986 */
    tni_kernel_view_as_real, /* 987 */
    tni_kernel_view_dtype, /* 988 */
    tni_kernel_vsplit_array, /* 989 */
    tni_kernel_vsplit_int, /* 990 */
    tni_kernel_vstack, /* 991 */
    tni_kernel_where, /* 992 */
    tni_kernel_where_Scalar, /* 993 */
    tni_kernel_where_ScalarOther, /* 994 */
    tni_kernel_where_ScalarSelf, /* 995 */
    tni_kernel_where_self, /* 996 */
    tni_kernel_where_self_out, /* 997 */
    tni_kernel_xlogy_OutScalar_Other, /* 998 */
    tni_kernel_xlogy_OutScalar_Self, /* 999 */
    tni_kernel_xlogy_Scalar_Other, /* 1000 */
    tni_kernel_xlogy_Scalar_Self, /* 1001 */
    tni_kernel_xlogy__Scalar_Other, /* 1002 */
    tni_kernel_zero_, /* 1003 */
    tni_kernel_zeros, /* 1004 */
    tni_kernel_zeros_like, /* 1005 */
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
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 128 */
    {"aten::bitwise_and.Tensor_out", NULL}, /* 129 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 130 */
    {"aten::bitwise_left_shift.Tensor_out", NULL}, /* 131 */
    {"aten::bitwise_not.out", NULL}, /* 132 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 133 */
    {"aten::bitwise_or.Tensor_out", NULL}, /* 134 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 135 */
    {"aten::bitwise_right_shift.Tensor_out", NULL}, /* 136 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 137 */
    {"aten::bitwise_xor.Tensor_out", NULL}, /* 138 */
    {"aten::block_diag", NULL}, /* 139 */
    {"aten::bmm.out", NULL}, /* 140 */
    {"aten::bucketize.Scalar", NULL}, /* 141 */
    {"aten::bucketize.Tensor", NULL}, /* 142 */
    {"aten::cauchy", NULL}, /* 143 */
    {"aten::cauchy_", NULL}, /* 144 */
    {"aten::ceil.out", NULL}, /* 145 */
    {"aten::celu", NULL}, /* 146 */
    {"aten::channel_shuffle", NULL}, /* 147 */
    {"aten::cholesky_inverse", NULL}, /* 148 */
    {"aten::clamp.Tensor_out", NULL}, /* 149 */
    {"aten::clamp.out", NULL}, /* 150 */
    {"aten::clamp_max.Tensor_out", NULL}, /* 151 */
    {"aten::clamp_max.out", NULL}, /* 152 */
    {"aten::clamp_min.Tensor_out", NULL}, /* 153 */
    {"aten::clamp_min.out", NULL}, /* 154 */
    {"aten::clip", NULL}, /* 155 */
    {"aten::clip.Tensor", NULL}, /* 156 */
    {"aten::clone", NULL}, /* 157 */
    {"aten::col2im", NULL}, /* 158 */
    {"aten::column_stack", NULL}, /* 159 */
    {"aten::concat", NULL}, /* 160 */
    {"aten::concatenate", NULL}, /* 161 */
    {"aten::conj_physical", NULL}, /* 162 */
    {"aten::constant_pad_nd", NULL}, /* 163 */
    {"aten::convolution", NULL}, /* 164 */
    {"aten::convolution_backward", NULL}, /* 165 */
    {"aten::copy", NULL}, /* 166 */
    {"aten::copy_", NULL}, /* 167 */
    {"aten::copysign.out", NULL}, /* 168 */
    {"aten::cos.out", NULL}, /* 169 */
    {"aten::cosh.out", NULL}, /* 170 */
    {"aten::count_nonzero", NULL}, /* 171 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 172 */
    {"aten::cummax", NULL}, /* 173 */
    {"aten::cummin", NULL}, /* 174 */
    {"aten::cumprod.out", NULL}, /* 175 */
    {"aten::cumsum.out", NULL}, /* 176 */
    {"aten::deg2rad", NULL}, /* 177 */
    {"aten::detach", NULL}, /* 178 */
    {"aten::detach_copy", NULL}, /* 179 */
    {"aten::diag", NULL}, /* 180 */
    {"aten::diag_embed", NULL}, /* 181 */
    {"aten::diagonal", NULL}, /* 182 */
    {"aten::diagonal_backward", NULL}, /* 183 */
    {"aten::diagonal_copy", NULL}, /* 184 */
    {"aten::diagonal_scatter", NULL}, /* 185 */
    {"aten::digamma.out", NULL}, /* 186 */
    {"aten::dist", NULL}, /* 187 */
    {"aten::div.Scalar", NULL}, /* 188 */
    {"aten::div.Scalar_mode", NULL}, /* 189 */
    {"aten::div.out", NULL}, /* 190 */
    {"aten::div.out_mode", NULL}, /* 191 */
    {"aten::divide.Tensor", NULL}, /* 192 */
    {"aten::divide.Tensor_mode", NULL}, /* 193 */
    {"aten::dot", NULL}, /* 194 */
    {"aten::dstack", NULL}, /* 195 */
    {"aten::elu.out", NULL}, /* 196 */
    {"aten::elu_backward.grad_input", NULL}, /* 197 */
    {"aten::embedding", NULL}, /* 198 */
    {"aten::embedding_dense_backward", NULL}, /* 199 */
    {"aten::embedding_renorm", NULL}, /* 200 */
    {"aten::embedding_renorm_", NULL}, /* 201 */
    {"aten::empty_like", NULL}, /* 202 */
    {"aten::empty_permuted", NULL}, /* 203 */
    {"aten::empty_strided", NULL}, /* 204 */
    {"aten::eq.Scalar_out", NULL}, /* 205 */
    {"aten::eq.Tensor_out", NULL}, /* 206 */
    {"aten::erf.out", NULL}, /* 207 */
    {"aten::erfc.out", NULL}, /* 208 */
    {"aten::erfinv.out", NULL}, /* 209 */
    {"aten::exp.out", NULL}, /* 210 */
    {"aten::exp2.out", NULL}, /* 211 */
    {"aten::expand", NULL}, /* 212 */
    {"aten::expand_copy", NULL}, /* 213 */
    {"aten::expm1.out", NULL}, /* 214 */
    {"aten::exponential", NULL}, /* 215 */
    {"aten::exponential_", NULL}, /* 216 */
    {"aten::eye", NULL}, /* 217 */
    {"aten::eye.m", NULL}, /* 218 */
    {"aten::fill.Scalar", NULL}, /* 219 */
    {"aten::fill.Tensor", NULL}, /* 220 */
    {"aten::fill_.Scalar", NULL}, /* 221 */
    {"aten::fill_.Tensor", NULL}, /* 222 */
    {"aten::fix", NULL}, /* 223 */
    {"aten::flip", NULL}, /* 224 */
    {"aten::floor.out", NULL}, /* 225 */
    {"aten::floor_divide.Scalar", NULL}, /* 226 */
    {"aten::fmax.out", NULL}, /* 227 */
    {"aten::fmin.out", NULL}, /* 228 */
    {"aten::fmod.Tensor_out", NULL}, /* 229 */
    {"aten::frac.out", NULL}, /* 230 */
    {"aten::fractional_max_pool2d", NULL}, /* 231 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 232 */
    {"aten::fractional_max_pool3d", NULL}, /* 233 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 234 */
    {"aten::from_file", NULL}, /* 235 */
    {"aten::full", NULL}, /* 236 */
    {"aten::full_like", NULL}, /* 237 */
    {"aten::gather.out", NULL}, /* 238 */
    {"aten::gcd.out", NULL}, /* 239 */
    {"aten::ge.Scalar_out", NULL}, /* 240 */
    {"aten::ge.Tensor_out", NULL}, /* 241 */
    {"aten::gelu.out", NULL}, /* 242 */
    {"aten::gelu_backward.grad_input", NULL}, /* 243 */
    {"aten::geometric", NULL}, /* 244 */
    {"aten::geometric_", NULL}, /* 245 */
    {"aten::geqrf", NULL}, /* 246 */
    {"aten::ger", NULL}, /* 247 */
    {"aten::glu", NULL}, /* 248 */
    {"aten::glu_backward", NULL}, /* 249 */
    {"aten::greater.Scalar", NULL}, /* 250 */
    {"aten::greater.Tensor", NULL}, /* 251 */
    {"aten::greater_equal.Scalar", NULL}, /* 252 */
    {"aten::greater_equal.Tensor", NULL}, /* 253 */
    {"aten::grid_sampler_2d", NULL}, /* 254 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 255 */
    {"aten::grid_sampler_3d", NULL}, /* 256 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 257 */
    {"aten::gt.Scalar_out", NULL}, /* 258 */
    {"aten::gt.Tensor_out", NULL}, /* 259 */
    {"aten::hardshrink.out", NULL}, /* 260 */
    {"aten::hardshrink_backward.grad_input", NULL}, /* 261 */
    {"aten::hardsigmoid.out", NULL}, /* 262 */
    {"aten::hardsigmoid_backward.grad_input", NULL}, /* 263 */
    {"aten::hardswish_backward", NULL}, /* 264 */
    {"aten::hash_tensor.out", NULL}, /* 265 */
    {"aten::heaviside.out", NULL}, /* 266 */
    {"aten::histc", NULL}, /* 267 */
    {"aten::histogram.bin_ct", NULL}, /* 268 */
    {"aten::histogram.bins_tensor", NULL}, /* 269 */
    {"aten::hstack", NULL}, /* 270 */
    {"aten::huber_loss", NULL}, /* 271 */
    {"aten::huber_loss_backward", NULL}, /* 272 */
    {"aten::hypot.out", NULL}, /* 273 */
    {"aten::i0.out", NULL}, /* 274 */
    {"aten::igamma.out", NULL}, /* 275 */
    {"aten::igammac.out", NULL}, /* 276 */
    {"aten::im2col", NULL}, /* 277 */
    {"aten::index.Tensor", NULL}, /* 278 */
    {"aten::index_add.out", NULL}, /* 279 */
    {"aten::index_copy.out", NULL}, /* 280 */
    {"aten::index_fill.int_Scalar", NULL}, /* 281 */
    {"aten::index_fill.int_Tensor", NULL}, /* 282 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 283 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 284 */
    {"aten::index_put", NULL}, /* 285 */
    {"aten::index_put_", NULL}, /* 286 */
    {"aten::index_reduce.out", NULL}, /* 287 */
    {"aten::index_select", NULL}, /* 288 */
    {"aten::inner", NULL}, /* 289 */
    {"aten::inverse", NULL}, /* 290 */
    {"aten::isin.Scalar_Tensor_out", NULL}, /* 291 */
    {"aten::isin.Tensor_Scalar_out", NULL}, /* 292 */
    {"aten::isin.Tensor_Tensor_out", NULL}, /* 293 */
    {"aten::isinf", NULL}, /* 294 */
    {"aten::isnan", NULL}, /* 295 */
    {"aten::isneginf.out", NULL}, /* 296 */
    {"aten::isposinf.out", NULL}, /* 297 */
    {"aten::kron", NULL}, /* 298 */
    {"aten::lcm.out", NULL}, /* 299 */
    {"aten::ldexp.Tensor", NULL}, /* 300 */
    {"aten::le.Scalar_out", NULL}, /* 301 */
    {"aten::le.Tensor_out", NULL}, /* 302 */
    {"aten::leaky_relu.out", NULL}, /* 303 */
    {"aten::leaky_relu_backward.grad_input", NULL}, /* 304 */
    {"aten::lerp.Scalar_out", NULL}, /* 305 */
    {"aten::lerp.Tensor_out", NULL}, /* 306 */
    {"aten::less.Scalar", NULL}, /* 307 */
    {"aten::less.Tensor", NULL}, /* 308 */
    {"aten::less_equal.Scalar", NULL}, /* 309 */
    {"aten::less_equal.Tensor", NULL}, /* 310 */
    {"aten::lgamma.out", NULL}, /* 311 */
    {"aten::lift", NULL}, /* 312 */
    {"aten::lift_fresh", NULL}, /* 313 */
    {"aten::lift_fresh_copy", NULL}, /* 314 */
    {"aten::linalg_cholesky", NULL}, /* 315 */
    {"aten::linalg_cholesky_ex", NULL}, /* 316 */
    {"aten::linalg_cond", NULL}, /* 317 */
    {"aten::linalg_cond.p_str", NULL}, /* 318 */
    {"aten::linalg_cross", NULL}, /* 319 */
    {"aten::linalg_det", NULL}, /* 320 */
    {"aten::linalg_eig", NULL}, /* 321 */
    {"aten::linalg_eigh", NULL}, /* 322 */
    {"aten::linalg_eigvals", NULL}, /* 323 */
    {"aten::linalg_eigvalsh", NULL}, /* 324 */
    {"aten::linalg_householder_product", NULL}, /* 325 */
    {"aten::linalg_inv", NULL}, /* 326 */
    {"aten::linalg_inv_ex", NULL}, /* 327 */
    {"aten::linalg_ldl_factor", NULL}, /* 328 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 329 */
    {"aten::linalg_ldl_solve", NULL}, /* 330 */
    {"aten::linalg_lstsq", NULL}, /* 331 */
    {"aten::linalg_lu", NULL}, /* 332 */
    {"aten::linalg_lu_factor", NULL}, /* 333 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 334 */
    {"aten::linalg_lu_solve", NULL}, /* 335 */
    {"aten::linalg_matmul", NULL}, /* 336 */
    {"aten::linalg_matrix_exp", NULL}, /* 337 */
    {"aten::linalg_matrix_norm", NULL}, /* 338 */
    {"aten::linalg_matrix_norm.str_ord", NULL}, /* 339 */
    {"aten::linalg_matrix_power", NULL}, /* 340 */
    {"aten::linalg_matrix_rank", NULL}, /* 341 */
    {"aten::linalg_matrix_rank.atol_rtol_float", NULL}, /* 342 */
    {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL}, /* 343 */
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, /* 344 */
    {"aten::linalg_multi_dot", NULL}, /* 345 */
    {"aten::linalg_norm", NULL}, /* 346 */
    {"aten::linalg_norm.ord_str", NULL}, /* 347 */
    {"aten::linalg_pinv", NULL}, /* 348 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 349 */
    {"aten::linalg_pinv.atol_rtol_tensor", NULL}, /* 350 */
    {"aten::linalg_pinv.rcond_tensor", NULL}, /* 351 */
    {"aten::linalg_qr", NULL}, /* 352 */
    {"aten::linalg_slogdet", NULL}, /* 353 */
    {"aten::linalg_solve", NULL}, /* 354 */
    {"aten::linalg_solve_ex", NULL}, /* 355 */
    {"aten::linalg_solve_triangular", NULL}, /* 356 */
    {"aten::linalg_svd", NULL}, /* 357 */
    {"aten::linalg_svdvals", NULL}, /* 358 */
    {"aten::linalg_tensorsolve", NULL}, /* 359 */
    {"aten::linalg_vecdot", NULL}, /* 360 */
    {"aten::linalg_vector_norm.out", NULL}, /* 361 */
    {"aten::linspace", NULL}, /* 362 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 363 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 364 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 365 */
    {"aten::log.out", NULL}, /* 366 */
    {"aten::log10.out", NULL}, /* 367 */
    {"aten::log1p.out", NULL}, /* 368 */
    {"aten::log2.out", NULL}, /* 369 */
    {"aten::log_normal", NULL}, /* 370 */
    {"aten::log_normal_", NULL}, /* 371 */
    {"aten::log_softmax.int", NULL}, /* 372 */
    {"aten::logaddexp.out", NULL}, /* 373 */
    {"aten::logaddexp2.out", NULL}, /* 374 */
    {"aten::logcumsumexp", NULL}, /* 375 */
    {"aten::logit_backward.grad_input", NULL}, /* 376 */
    {"aten::logspace", NULL}, /* 377 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 378 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 379 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 380 */
    {"aten::logsumexp", NULL}, /* 381 */
    {"aten::lt.Scalar_out", NULL}, /* 382 */
    {"aten::lt.Tensor_out", NULL}, /* 383 */
    {"aten::lu_solve", NULL}, /* 384 */
    {"aten::lu_unpack", NULL}, /* 385 */
    {"aten::masked_fill.Scalar", NULL}, /* 386 */
    {"aten::masked_fill.Tensor", NULL}, /* 387 */
    {"aten::masked_scatter", NULL}, /* 388 */
    {"aten::matrix_power", NULL}, /* 389 */
    {"aten::max", NULL}, /* 390 */
    {"aten::max.dim_max", NULL}, /* 391 */
    {"aten::max_pool2d_with_indices", NULL}, /* 392 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 393 */
    {"aten::max_pool3d_with_indices", NULL}, /* 394 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 395 */
    {"aten::max_unpool2d", NULL}, /* 396 */
    {"aten::max_unpool3d", NULL}, /* 397 */
    {"aten::maximum.out", NULL}, /* 398 */
    {"aten::mean", NULL}, /* 399 */
    {"aten::mean.out", NULL}, /* 400 */
    {"aten::median", NULL}, /* 401 */
    {"aten::median.dim", NULL}, /* 402 */
    {"aten::min", NULL}, /* 403 */
    {"aten::min.dim_min", NULL}, /* 404 */
    {"aten::minimum.out", NULL}, /* 405 */
    {"aten::mish.out", NULL}, /* 406 */
    {"aten::mm.out", NULL}, /* 407 */
    {"aten::mode", NULL}, /* 408 */
    {"aten::mse_loss", NULL}, /* 409 */
    {"aten::mse_loss_backward", NULL}, /* 410 */
    {"aten::mul.Scalar", NULL}, /* 411 */
    {"aten::mul.out", NULL}, /* 412 */
    {"aten::multi_margin_loss", NULL}, /* 413 */
    {"aten::multi_margin_loss_backward", NULL}, /* 414 */
    {"aten::multilabel_margin_loss", NULL}, /* 415 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 416 */
    {"aten::multilabel_margin_loss_forward", NULL}, /* 417 */
    {"aten::multiply.Tensor", NULL}, /* 418 */
    {"aten::mv", NULL}, /* 419 */
    {"aten::nanmedian", NULL}, /* 420 */
    {"aten::nanmedian.dim", NULL}, /* 421 */
    {"aten::nanquantile", NULL}, /* 422 */
    {"aten::nanquantile.scalar", NULL}, /* 423 */
    {"aten::nansum", NULL}, /* 424 */
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
    {"aten::segment_reduce", NULL}, /* 550 */
    {"aten::select.int", NULL}, /* 551 */
    {"aten::select_backward", NULL}, /* 552 */
    {"aten::select_copy.int", NULL}, /* 553 */
    {"aten::select_scatter", NULL}, /* 554 */
    {"aten::sgn.out", NULL}, /* 555 */
    {"aten::sigmoid.out", NULL}, /* 556 */
    {"aten::sigmoid_backward.grad_input", NULL}, /* 557 */
    {"aten::sign.out", NULL}, /* 558 */
    {"aten::signbit.out", NULL}, /* 559 */
    {"aten::silu.out", NULL}, /* 560 */
    {"aten::silu_backward.grad_input", NULL}, /* 561 */
    {"aten::sin.out", NULL}, /* 562 */
    {"aten::sinc.out", NULL}, /* 563 */
    {"aten::sinh.out", NULL}, /* 564 */
    {"aten::slice.Tensor", NULL}, /* 565 */
    {"aten::slice_backward", NULL}, /* 566 */
    {"aten::slice_copy.Tensor", NULL}, /* 567 */
    {"aten::slice_scatter", NULL}, /* 568 */
    {"aten::slogdet", NULL}, /* 569 */
    {"aten::smooth_l1_loss", NULL}, /* 570 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 571 */
    {"aten::soft_margin_loss", NULL}, /* 572 */
    {"aten::soft_margin_loss_backward", NULL}, /* 573 */
    {"aten::softmax.int", NULL}, /* 574 */
    {"aten::softplus.out", NULL}, /* 575 */
    {"aten::softplus_backward.grad_input", NULL}, /* 576 */
    {"aten::softshrink.out", NULL}, /* 577 */
    {"aten::softshrink_backward.grad_input", NULL}, /* 578 */
    {"aten::sort", NULL}, /* 579 */
    {"aten::sort.values_stable", NULL}, /* 580 */
    {"aten::special_airy_ai.out", NULL}, /* 581 */
    {"aten::special_bessel_j0.out", NULL}, /* 582 */
    {"aten::special_bessel_j1.out", NULL}, /* 583 */
    {"aten::special_bessel_y0.out", NULL}, /* 584 */
    {"aten::special_bessel_y1.out", NULL}, /* 585 */
    {"aten::special_chebyshev_polynomial_t.out", NULL}, /* 586 */
    {"aten::special_chebyshev_polynomial_u.out", NULL}, /* 587 */
    {"aten::special_chebyshev_polynomial_v.out", NULL}, /* 588 */
    {"aten::special_chebyshev_polynomial_w.out", NULL}, /* 589 */
    {"aten::special_digamma", NULL}, /* 590 */
    {"aten::special_entr.out", NULL}, /* 591 */
    {"aten::special_erf", NULL}, /* 592 */
    {"aten::special_erfc", NULL}, /* 593 */
    {"aten::special_erfcx.out", NULL}, /* 594 */
    {"aten::special_erfinv", NULL}, /* 595 */
    {"aten::special_exp2", NULL}, /* 596 */
    {"aten::special_expit", NULL}, /* 597 */
    {"aten::special_expm1", NULL}, /* 598 */
    {"aten::special_gammainc", NULL}, /* 599 */
    {"aten::special_gammaincc", NULL}, /* 600 */
    {"aten::special_gammaln", NULL}, /* 601 */
    {"aten::special_hermite_polynomial_h.out", NULL}, /* 602 */
    {"aten::special_hermite_polynomial_he.out", NULL}, /* 603 */
    {"aten::special_i0", NULL}, /* 604 */
    {"aten::special_i0e.out", NULL}, /* 605 */
    {"aten::special_i1.out", NULL}, /* 606 */
    {"aten::special_i1e.out", NULL}, /* 607 */
    {"aten::special_laguerre_polynomial_l.out", NULL}, /* 608 */
    {"aten::special_legendre_polynomial_p.out", NULL}, /* 609 */
    {"aten::special_log1p", NULL}, /* 610 */
    {"aten::special_log_ndtr.out", NULL}, /* 611 */
    {"aten::special_logit", NULL}, /* 612 */
    {"aten::special_modified_bessel_i0.out", NULL}, /* 613 */
    {"aten::special_modified_bessel_i1.out", NULL}, /* 614 */
    {"aten::special_modified_bessel_k0.out", NULL}, /* 615 */
    {"aten::special_modified_bessel_k1.out", NULL}, /* 616 */
    {"aten::special_multigammaln", NULL}, /* 617 */
    {"aten::special_ndtri.out", NULL}, /* 618 */
    {"aten::special_polygamma", NULL}, /* 619 */
    {"aten::special_psi", NULL}, /* 620 */
    {"aten::special_round", NULL}, /* 621 */
    {"aten::special_scaled_modified_bessel_k0.out", NULL}, /* 622 */
    {"aten::special_scaled_modified_bessel_k1.out", NULL}, /* 623 */
    {"aten::special_shifted_chebyshev_polynomial_t.out", NULL}, /* 624 */
    {"aten::special_shifted_chebyshev_polynomial_u.out", NULL}, /* 625 */
    {"aten::special_shifted_chebyshev_polynomial_v.out", NULL}, /* 626 */
    {"aten::special_shifted_chebyshev_polynomial_w.out", NULL}, /* 627 */
    {"aten::special_sinc", NULL}, /* 628 */
    {"aten::special_spherical_bessel_j0.out", NULL}, /* 629 */
    {"aten::special_xlog1py.out", NULL}, /* 630 */
    {"aten::special_xlogy", NULL}, /* 631 */
    {"aten::special_xlogy.other_scalar", NULL}, /* 632 */
    {"aten::special_xlogy.self_scalar", NULL}, /* 633 */
    {"aten::special_zeta.out", NULL}, /* 634 */
    {"aten::split.Tensor", NULL}, /* 635 */
    {"aten::split_copy.Tensor", NULL}, /* 636 */
    {"aten::split_with_sizes", NULL}, /* 637 */
    {"aten::split_with_sizes_copy", NULL}, /* 638 */
    {"aten::sqrt.out", NULL}, /* 639 */
    {"aten::squeeze", NULL}, /* 640 */
    {"aten::squeeze.dim", NULL}, /* 641 */
    {"aten::squeeze.dims", NULL}, /* 642 */
    {"aten::squeeze_copy", NULL}, /* 643 */
    {"aten::squeeze_copy.dim", NULL}, /* 644 */
    {"aten::squeeze_copy.dims", NULL}, /* 645 */
    {"aten::stack", NULL}, /* 646 */
    {"aten::std.correction", NULL}, /* 647 */
    {"aten::std.dim", NULL}, /* 648 */
    {"aten::std_mean.correction", NULL}, /* 649 */
    {"aten::sub.Scalar", NULL}, /* 650 */
    {"aten::sub.out", NULL}, /* 651 */
    {"aten::subtract.Tensor", NULL}, /* 652 */
    {"aten::sum", NULL}, /* 653 */
    {"aten::sum.IntList_out", NULL}, /* 654 */
    {"aten::svd", NULL}, /* 655 */
    {"aten::t", NULL}, /* 656 */
    {"aten::t_copy", NULL}, /* 657 */
    {"aten::take_along_dim", NULL}, /* 658 */
    {"aten::tan.out", NULL}, /* 659 */
    {"aten::tanh.out", NULL}, /* 660 */
    {"aten::tanh_backward.grad_input", NULL}, /* 661 */
    {"aten::tensordot", NULL}, /* 662 */
    {"aten::threshold.out", NULL}, /* 663 */
    {"aten::threshold_backward.grad_input", NULL}, /* 664 */
    {"aten::topk.values", NULL}, /* 665 */
    {"aten::trace", NULL}, /* 666 */
    {"aten::transpose.int", NULL}, /* 667 */
    {"aten::transpose_copy.int", NULL}, /* 668 */
    {"aten::triangular_solve", NULL}, /* 669 */
    {"aten::tril.out", NULL}, /* 670 */
    {"aten::tril_indices", NULL}, /* 671 */
    {"aten::triu.out", NULL}, /* 672 */
    {"aten::triu_indices", NULL}, /* 673 */
    {"aten::true_divide.Tensor", NULL}, /* 674 */
    {"aten::trunc.out", NULL}, /* 675 */
    {"aten::unbind.int", NULL}, /* 676 */
    {"aten::unbind_copy.int", NULL}, /* 677 */
    {"aten::unfold", NULL}, /* 678 */
    {"aten::unfold_backward", NULL}, /* 679 */
    {"aten::unfold_copy", NULL}, /* 680 */
    {"aten::uniform", NULL}, /* 681 */
    {"aten::uniform_", NULL}, /* 682 */
    {"aten::unique_consecutive", NULL}, /* 683 */
    {"aten::unique_dim", NULL}, /* 684 */
    {"aten::unique_dim_consecutive", NULL}, /* 685 */
    {"aten::unsafe_split.Tensor", NULL}, /* 686 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 687 */
    {"aten::unsqueeze", NULL}, /* 688 */
    {"aten::unsqueeze_copy", NULL}, /* 689 */
    {"aten::upsample_bicubic2d", NULL}, /* 690 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 691 */
    {"aten::upsample_bilinear2d", NULL}, /* 692 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 693 */
    {"aten::upsample_linear1d", NULL}, /* 694 */
    {"aten::upsample_linear1d_backward", NULL}, /* 695 */
    {"aten::upsample_nearest1d", NULL}, /* 696 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 697 */
    {"aten::upsample_nearest2d", NULL}, /* 698 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 699 */
    {"aten::upsample_nearest3d", NULL}, /* 700 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 701 */
    {"aten::upsample_trilinear3d", NULL}, /* 702 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 703 */
    {"aten::var.correction", NULL}, /* 704 */
    {"aten::var.dim", NULL}, /* 705 */
    {"aten::var_mean.correction", NULL}, /* 706 */
    {"aten::vdot", NULL}, /* 707 */
    {"aten::view", NULL}, /* 708 */
    {"aten::view.dtype", NULL}, /* 709 */
    {"aten::view_as_complex", NULL}, /* 710 */
    {"aten::view_as_complex_copy", NULL}, /* 711 */
    {"aten::view_as_real", NULL}, /* 712 */
    {"aten::view_as_real_copy", NULL}, /* 713 */
    {"aten::view_copy", NULL}, /* 714 */
    {"aten::view_copy.dtype", NULL}, /* 715 */
    {"aten::vstack", NULL}, /* 716 */
    {"aten::xlogy.OutTensor", NULL}, /* 717 */
    {"aten::zero", NULL}, /* 718 */
    {"aten::zero_", NULL}, /* 719 */
    {"aten::zeros", NULL}, /* 720 */
    {"aten::zeros_like", NULL}, /* 721 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 2052;

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
    {34287, 34298, 401, 3, 3, 0x40001}, /* aten::amax */
    {34367, 34382, 404, 2, 3, 0x40000}, /* aten::amax.out */
    {34478, 34489, 406, 3, 3, 0x40001}, /* aten::amin */
    {34558, 34573, 409, 2, 3, 0x40000}, /* aten::amin.out */
    {34669, 34683, 411, 3, 1, 0x40000}, /* aten::aminmax */
    {34776, 34794, 414, 2, 1, 0x40000}, /* aten::aminmax.out */
    {34931, 34943, 416, 2, 1, 0x10000}, /* aten::angle */
    {34978, 34994, 418, 2, 1, 0x10000}, /* aten::angle.out */
    {35056, 35066, 420, 3, 1, 0x40001}, /* aten::any */
    {35099, 35117, 423, 2, 1, 0x40000}, /* aten::any.all_out */
    {35181, 35195, 425, 3, 1, 0x40001}, /* aten::any.dim */
    {35261, 35276, 428, 3, 1, 0x40001}, /* aten::any.dims */
    {35351, 35370, 431, 2, 1, 0x40000}, /* aten::any.dims_out */
    {35472, 35486, 433, 2, 1, 0x40000}, /* aten::any.out */
    {35575, 35588, 435, 2, 3, 0x0}, /* aten::arange */
    {35715, 35732, 437, 1, 3, 0x0}, /* aten::arange.out */
    {35794, 35813, 438, 2, 3, 0x0}, /* aten::arange.start */
    {35960, 35983, 440, 2, 3, 0x0}, /* aten::arange.start_out */
    {36080, 36104, 442, 2, 3, 0x1}, /* aten::arange.start_step */
    {36271, 36284, 444, 1, 3, 0x0}, /* aten::arccos */
    {36320, 36337, 445, 1, 3, 0x0}, /* aten::arccos.out */
    {36400, 36414, 446, 1, 3, 0x0}, /* aten::arccos_ */
    {36459, 36473, 447, 1, 3, 0x0}, /* aten::arccosh */
    {36510, 36528, 448, 1, 3, 0x0}, /* aten::arccosh.out */
    {36592, 36607, 449, 1, 3, 0x0}, /* aten::arccosh_ */
    {36653, 36666, 450, 1, 3, 0x0}, /* aten::arcsin */
    {36702, 36719, 451, 1, 3, 0x0}, /* aten::arcsin.out */
    {36782, 36796, 452, 1, 3, 0x0}, /* aten::arcsin_ */
    {36841, 36855, 453, 1, 3, 0x0}, /* aten::arcsinh */
    {36892, 36910, 454, 1, 3, 0x0}, /* aten::arcsinh.out */
    {36974, 36989, 455, 1, 3, 0x0}, /* aten::arcsinh_ */
    {37035, 37048, 456, 1, 3, 0x0}, /* aten::arctan */
    {37084, 37101, 457, 1, 3, 0x0}, /* aten::arctan.out */
    {37164, 37178, 458, 1, 3, 0x0}, /* aten::arctan2 */
    {37229, 37247, 459, 1, 1, 0x0}, /* aten::arctan2.out */
    {37325, 37340, 460, 1, 3, 0x0}, /* aten::arctan2_ */
    {37400, 37414, 461, 1, 3, 0x0}, /* aten::arctan_ */
    {37459, 37473, 462, 1, 3, 0x0}, /* aten::arctanh */
    {37510, 37528, 463, 1, 3, 0x0}, /* aten::arctanh.out */
    {37592, 37607, 464, 1, 3, 0x0}, /* aten::arctanh_ */
    {37653, 37666, 465, 3, 1, 0x40001}, /* aten::argmax */
    {37737, 37754, 468, 2, 3, 0x40000}, /* aten::argmax.out */
    {37852, 37865, 470, 3, 1, 0x40001}, /* aten::argmin */
    {37936, 37953, 473, 2, 3, 0x40000}, /* aten::argmin.out */
    {38051, 38065, 475, 1, 1, 0x0}, /* aten::argsort */
    {38137, 38158, 476, 1, 1, 0x0}, /* aten::argsort.stable */
    {38253, 38278, 477, 1, 1, 0x0}, /* aten::argsort.stable_out */
    {38397, 38412, 478, 1, 3, 0x8}, /* aten::argwhere */
    {38450, 38467, 479, 2, 0, 0x1}, /* aten::as_strided */
    {38574, 38592, 481, 1, 0, 0x80}, /* aten::as_strided_ */
    {38702, 38724, 482, 1, 3, 0x80000}, /* aten::as_strided_copy */
    {38830, 38856, 483, 1, 0, 0x80020}, /* aten::as_strided_copy.out */
    {38989, 39014, 484, 1, 0, 0x0}, /* aten::as_strided_scatter */
    {39135, 39164, 485, 1, 0, 0x20}, /* aten::as_strided_scatter.out */
    {39312, 39323, 486, 3, 1, 0x10001}, /* aten::asin */
    {39357, 39372, 489, 2, 1, 0x10000}, /* aten::asin.out */
    {39433, 39445, 491, 3, 1, 0x10000}, /* aten::asin_ */
    {39488, 39500, 494, 3, 3, 0x10001}, /* aten::asinh */
    {39535, 39551, 497, 2, 3, 0x10000}, /* aten::asinh.out */
    {39613, 39626, 499, 3, 3, 0x10000}, /* aten::asinh_ */
    {39670, 39681, 502, 3, 1, 0x10001}, /* aten::atan */
    {39715, 39730, 505, 2, 1, 0x10000}, /* aten::atan.out */
    {39791, 39803, 507, 3, 1, 0x10001}, /* aten::atan2 */
    {39852, 39868, 510, 2, 1, 0x10001}, /* aten::atan2.out */
    {39944, 39957, 512, 3, 1, 0x10000}, /* aten::atan2_ */
    {40015, 40027, 515, 3, 1, 0x10000}, /* aten::atan_ */
    {40070, 40082, 518, 3, 3, 0x10001}, /* aten::atanh */
    {40117, 40133, 521, 2, 3, 0x10000}, /* aten::atanh.out */
    {40195, 40208, 523, 3, 3, 0x10000}, /* aten::atanh_ */
    {40252, 40269, 526, 1, 3, 0x100}, /* aten::atleast_1d */
    {40309, 40335, 527, 1, 3, 0x0}, /* aten::atleast_1d.Sequence */
    {40391, 40408, 528, 1, 3, 0x100}, /* aten::atleast_2d */
    {40448, 40474, 529, 1, 3, 0x0}, /* aten::atleast_2d.Sequence */
    {40530, 40547, 530, 1, 3, 0x100}, /* aten::atleast_3d */
    {40587, 40613, 531, 1, 3, 0x0}, /* aten::atleast_3d.Sequence */
    {40669, 40686, 532, 1, 3, 0x1}, /* aten::avg_pool1d */
    {40833, 40850, 533, 2, 3, 0x1}, /* aten::avg_pool2d */
    {41025, 41046, 535, 2, 3, 0x0}, /* aten::avg_pool2d.out */
    {41248, 41274, 537, 2, 3, 0x1}, /* aten::avg_pool2d_backward */
    {41457, 41494, 539, 2, 3, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {41718, 41735, 541, 2, 3, 0x1}, /* aten::avg_pool3d */
    {41910, 41931, 543, 2, 3, 0x0}, /* aten::avg_pool3d.out */
    {42133, 42159, 545, 2, 3, 0x0}, /* aten::avg_pool3d_backward */
    {42342, 42379, 547, 2, 3, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {42603, 42617, 549, 3, 3, 0x0}, /* aten::baddbmm */
    {42718, 42736, 552, 2, 3, 0x0}, /* aten::baddbmm.out */
    {42861, 42876, 554, 3, 3, 0x0}, /* aten::baddbmm_ */
    {42986, 43003, 557, 1, 3, 0x100}, /* aten::batch_norm */
    {43179, 43205, 558, 2, 3, 0x0}, /* aten::batch_norm_backward */
    {43446, 43476, 560, 2, 3, 0x0}, /* aten::batch_norm_update_stats */
    {43599, 43633, 562, 1, 0, 0x20}, /* aten::batch_norm_update_stats.out */
    {43805, 43821, 563, 1, 1, 0x2000}, /* aten::bernoulli */
    {43890, 43913, 564, 1, 0, 0x2020}, /* aten::bernoulli.Tensor */
    {43999, 44026, 565, 1, 0, 0x2020}, /* aten::bernoulli.Tensor_out */
    {44136, 44162, 566, 1, 0, 0x2020}, /* aten::bernoulli.float_out */
    {44274, 44294, 567, 2, 1, 0x2000}, /* aten::bernoulli.out */
    {44387, 44405, 569, 1, 1, 0x2000}, /* aten::bernoulli.p */
    {44485, 44509, 570, 2, 1, 0x2000}, /* aten::bernoulli_.Tensor */
    {44604, 44627, 572, 2, 1, 0x2000}, /* aten::bernoulli_.float */
    {44724, 44739, 574, 1, 3, 0x0}, /* aten::bilinear */
    {44828, 44855, 575, 2, 1, 0x0}, /* aten::binary_cross_entropy */
    {44961, 44992, 577, 2, 1, 0x0}, /* aten::binary_cross_entropy.out */
    {45125, 45161, 579, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward */
    {45296, 45343, 581, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {45519, 45558, 583, 2, 1, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {45701, 45744, 585, 1, 0, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {45911, 45926, 586, 2, 3, 0x8}, /* aten::bincount */
    {46006, 46025, 588, 1, 0, 0x20}, /* aten::bincount.out */
    {46132, 46157, 589, 1, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {46219, 46251, 590, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {46320, 46356, 591, 1, 0, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {46452, 46481, 592, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {46570, 46595, 593, 3, 1, 0x10001}, /* aten::bitwise_and.Tensor */
    {46657, 46686, 596, 2, 1, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {46775, 46801, 598, 1, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {46872, 46898, 599, 3, 1, 0x10000}, /* aten::bitwise_and_.Tensor */
    {46969, 47008, 602, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {47084, 47127, 603, 1, 0, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {47230, 47262, 604, 3, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {47331, 47370, 607, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {47446, 47489, 608, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {47592, 47628, 609, 2, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {47724, 47757, 611, 3, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {47835, 47875, 614, 1, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {47960, 47978, 615, 3, 1, 0x10001}, /* aten::bitwise_not */
    {48019, 48041, 618, 2, 1, 0x10000}, /* aten::bitwise_not.out */
    {48109, 48128, 620, 3, 1, 0x10000}, /* aten::bitwise_not_ */
    {48178, 48202, 623, 1, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {48263, 48294, 624, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {48362, 48397, 625, 1, 0, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {48492, 48520, 626, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {48608, 48632, 627, 3, 1, 0x10001}, /* aten::bitwise_or.Tensor */
    {48693, 48721, 630, 2, 1, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {48809, 48834, 632, 1, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {48904, 48929, 633, 3, 1, 0x10000}, /* aten::bitwise_or_.Tensor */
    {48999, 49039, 636, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {49116, 49160, 637, 1, 0, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {49264, 49297, 638, 3, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {49367, 49407, 641, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {49484, 49528, 642, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {49632, 49669, 643, 2, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {49766, 49800, 645, 3, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {49879, 49920, 648, 1, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {50006, 50031, 649, 1, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {50093, 50125, 650, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {50194, 50230, 651, 1, 0, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {50326, 50355, 652, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {50444, 50469, 653, 3, 1, 0x10001}, /* aten::bitwise_xor.Tensor */
    {50531, 50560, 656, 2, 1, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {50649, 50675, 658, 1, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {50746, 50772, 659, 3, 1, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {50843, 50860, 662, 1, 3, 0x0}, /* aten::block_diag */
    {50905, 50926, 663, 1, 0, 0x20}, /* aten::block_diag.out */
    {50998, 51008, 664, 3, 3, 0x1}, /* aten::bmm */
    {51054, 51068, 667, 2, 3, 0x0}, /* aten::bmm.out */
    {51141, 51165, 669, 1, 0, 0x0}, /* aten::broadcast_tensors */
    {51219, 51238, 670, 1, 3, 0x0}, /* aten::broadcast_to */
    {51301, 51324, 671, 2, 3, 0x0}, /* aten::bucketize.Scalar */
    {51432, 51459, 673, 1, 0, 0x20}, /* aten::bucketize.Scalar_out */
    {51591, 51614, 674, 2, 3, 0x0}, /* aten::bucketize.Tensor */
    {51722, 51749, 676, 2, 3, 0x0}, /* aten::bucketize.Tensor_out */
    {51881, 51896, 678, 1, 3, 0x0}, /* aten::can_cast */
    {51952, 51973, 679, 1, 3, 0x100}, /* aten::cartesian_prod */
    {52022, 52032, 680, 3, 3, 0x1}, /* aten::cat */
    {52081, 52095, 683, 2, 3, 0x0}, /* aten::cat.out */
    {52171, 52184, 685, 1, 0, 0x2020}, /* aten::cauchy */
    {52283, 52300, 686, 1, 0, 0x2020}, /* aten::cauchy.out */
    {52423, 52437, 687, 2, 1, 0x2000}, /* aten::cauchy_ */
    {52543, 52555, 689, 1, 3, 0x0}, /* aten::cdist */
    {52634, 52645, 690, 3, 1, 0x10001}, /* aten::ceil */
    {52679, 52694, 693, 2, 1, 0x10000}, /* aten::ceil.out */
    {52755, 52767, 695, 3, 1, 0x10000}, /* aten::ceil_ */
    {52810, 52821, 698, 1, 1, 0x10000}, /* aten::celu */
    {52873, 52888, 699, 1, 0, 0x20}, /* aten::celu.out */
    {52966, 52978, 700, 1, 1, 0x10000}, /* aten::celu_ */
    {53039, 53061, 701, 2, 3, 0x0}, /* aten::channel_shuffle */
    {53121, 53147, 703, 1, 0, 0x20}, /* aten::channel_shuffle.out */
    {53234, 53249, 704, 2, 3, 0x0}, /* aten::cholesky */
    {53305, 53324, 706, 2, 3, 0x0}, /* aten::cholesky.out */
    {53407, 53430, 708, 2, 3, 0x0}, /* aten::cholesky_inverse */
    {53494, 53521, 710, 2, 3, 0x0}, /* aten::cholesky_inverse.out */
    {53612, 53633, 712, 2, 3, 0x0}, /* aten::cholesky_solve */
    {53710, 53735, 714, 2, 3, 0x0}, /* aten::cholesky_solve.out */
    {53839, 53851, 716, 1, 0, 0x0}, /* aten::chunk */
    {53922, 53934, 717, 3, 1, 0x10001}, /* aten::clamp */
    {54005, 54024, 720, 3, 3, 0x10001}, /* aten::clamp.Tensor */
    {54102, 54125, 723, 2, 1, 0x10000}, /* aten::clamp.Tensor_out */
    {54230, 54246, 725, 2, 1, 0x10000}, /* aten::clamp.out */
    {54344, 54357, 727, 3, 1, 0x10000}, /* aten::clamp_ */
    {54437, 54457, 730, 3, 3, 0x10000}, /* aten::clamp_.Tensor */
    {54544, 54560, 733, 3, 1, 0x10000}, /* aten::clamp_max */
    {54611, 54634, 736, 3, 3, 0x10000}, /* aten::clamp_max.Tensor */
    {54692, 54719, 739, 2, 1, 0x10000}, /* aten::clamp_max.Tensor_out */
    {54804, 54824, 741, 2, 1, 0x10000}, /* aten::clamp_max.out */
    {54902, 54919, 743, 3, 1, 0x10000}, /* aten::clamp_max_ */
    {54979, 55003, 746, 3, 3, 0x10000}, /* aten::clamp_max_.Tensor */
    {55070, 55086, 749, 3, 1, 0x10000}, /* aten::clamp_min */
    {55137, 55160, 752, 3, 3, 0x10000}, /* aten::clamp_min.Tensor */
    {55218, 55245, 755, 2, 1, 0x10000}, /* aten::clamp_min.Tensor_out */
    {55330, 55350, 757, 2, 1, 0x10000}, /* aten::clamp_min.out */
    {55428, 55445, 759, 3, 1, 0x10000}, /* aten::clamp_min_ */
    {55505, 55529, 762, 3, 3, 0x10000}, /* aten::clamp_min_.Tensor */
    {55596, 55607, 765, 1, 3, 0x10000}, /* aten::clip */
    {55677, 55695, 766, 1, 3, 0x10000}, /* aten::clip.Tensor */
    {55772, 55794, 767, 1, 3, 0x0}, /* aten::clip.Tensor_out */
    {55898, 55913, 768, 1, 3, 0x10000}, /* aten::clip.out */
    {56010, 56022, 769, 1, 3, 0x10000}, /* aten::clip_ */
    {56101, 56120, 770, 1, 3, 0x10000}, /* aten::clip_.Tensor */
    {56206, 56218, 771, 1, 3, 0x10001}, /* aten::clone */
    {56290, 56306, 772, 1, 0, 0x20}, /* aten::clone.out */
    {56402, 56415, 773, 2, 3, 0x1}, /* aten::col2im */
    {56542, 56559, 775, 2, 3, 0x0}, /* aten::col2im.out */
    {56713, 56732, 777, 1, 3, 0x0}, /* aten::column_stack */
    {56779, 56802, 778, 1, 3, 0x0}, /* aten::column_stack.out */
    {56876, 56895, 779, 1, 3, 0x0}, /* aten::combinations */
    {56975, 56989, 780, 2, 3, 0x0}, /* aten::complex */
    {57039, 57057, 782, 2, 3, 0x0}, /* aten::complex.out */
    {57134, 57147, 784, 1, 3, 0x0}, /* aten::concat */
    {57199, 57216, 785, 1, 3, 0x0}, /* aten::concat.out */
    {57295, 57313, 786, 1, 3, 0x0}, /* aten::concatenate */
    {57370, 57392, 787, 1, 3, 0x0}, /* aten::concatenate.out */
    {57476, 57487, 788, 1, 3, 0x0}, /* aten::conj */
    {57527, 57547, 789, 1, 3, 0x10100}, /* aten::conj_physical */
    {57590, 57614, 790, 2, 3, 0x10000}, /* aten::conj_physical.out */
    {57684, 57705, 792, 2, 3, 0x10000}, /* aten::conj_physical_ */
    {57757, 57779, 794, 1, 3, 0x1}, /* aten::constant_pad_nd */
    {57854, 57880, 795, 1, 0, 0x20}, /* aten::constant_pad_nd.out */
    {57982, 57999, 796, 1, 3, 0x0}, /* aten::contiguous */
    {58094, 58107, 797, 1, 3, 0x0}, /* aten::conv1d */
    {58258, 58279, 798, 1, 3, 0x0}, /* aten::conv1d.padding */
    {58438, 58451, 799, 1, 3, 0x0}, /* aten::conv2d */
    {58602, 58623, 800, 1, 3, 0x0}, /* aten::conv2d.padding */
    {58782, 58795, 801, 1, 3, 0x0}, /* aten::conv3d */
    {58946, 58967, 802, 1, 3, 0x0}, /* aten::conv3d.padding */
    {59126, 59149, 803, 1, 3, 0x0}, /* aten::conv_transpose1d */
    {59338, 59367, 804, 1, 3, 0x0}, /* aten::conv_transpose2d.input */
    {59562, 59591, 805, 1, 3, 0x0}, /* aten::conv_transpose3d.input */
    {59786, 59804, 806, 2, 3, 0x1}, /* aten::convolution */
    {59986, 60008, 808, 1, 0, 0x20}, /* aten::convolution.out */
    {60217, 60244, 809, 2, 3, 0x1}, /* aten::convolution_backward */
    {60502, 60533, 811, 1, 0, 0x20}, /* aten::convolution_backward.out */
    {60861, 60872, 812, 1, 3, 0x1}, /* aten::copy */
    {60943, 60958, 813, 1, 0, 0x20}, /* aten::copy.out */
    {61056, 61068, 814, 1, 0, 0x0}, /* aten::copy_ */
    {61148, 61170, 815, 1, 3, 0x10000}, /* aten::copysign.Scalar */
    {61229, 61255, 816, 1, 3, 0x10000}, /* aten::copysign.Scalar_out */
    {61341, 61363, 817, 3, 1, 0x10000}, /* aten::copysign.Tensor */
    {61422, 61441, 820, 2, 1, 0x10000}, /* aten::copysign.out */
    {61520, 61543, 822, 1, 3, 0x0}, /* aten::copysign_.Scalar */
    {61611, 61634, 823, 3, 1, 0x0}, /* aten::copysign_.Tensor */
    {61702, 61717, 826, 1, 3, 0x0}, /* aten::corrcoef */
    {61755, 61765, 827, 3, 1, 0x10001}, /* aten::cos */
    {61798, 61812, 830, 2, 1, 0x10000}, /* aten::cos.out */
    {61872, 61883, 832, 3, 1, 0x10000}, /* aten::cos_ */
    {61925, 61936, 835, 3, 1, 0x10001}, /* aten::cosh */
    {61970, 61985, 838, 2, 1, 0x10000}, /* aten::cosh.out */
    {62046, 62058, 840, 3, 1, 0x10000}, /* aten::cosh_ */
    {62101, 62129, 843, 1, 3, 0x0}, /* aten::cosine_embedding_loss */
    {62250, 62274, 844, 1, 3, 0x0}, /* aten::cosine_similarity */
    {62358, 62378, 845, 1, 3, 0x40000}, /* aten::count_nonzero */
    {62436, 62468, 846, 2, 3, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {62534, 62570, 848, 1, 0, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {62663, 62687, 849, 1, 0, 0x20}, /* aten::count_nonzero.out */
    {62772, 62782, 850, 1, 3, 0x0}, /* aten::cov */
    {62882, 62907, 851, 1, 3, 0x0}, /* aten::cross_entropy_loss */
    {63064, 63077, 852, 1, 1, 0x0}, /* aten::cummax */
    {63147, 63164, 853, 2, 1, 0x0}, /* aten::cummax.out */
    {63288, 63301, 855, 1, 1, 0x0}, /* aten::cummin */
    {63371, 63388, 856, 2, 1, 0x0}, /* aten::cummin.out */
    {63512, 63526, 858, 3, 1, 0x0}, /* aten::cumprod */
    {63599, 63617, 861, 2, 1, 0x0}, /* aten::cumprod.out */
    {63714, 63729, 863, 3, 3, 0x0}, /* aten::cumprod_ */
    {63811, 63824, 866, 3, 1, 0x1}, /* aten::cumsum */
    {63896, 63913, 869, 2, 1, 0x0}, /* aten::cumsum.out */
    {64009, 64023, 871, 3, 3, 0x0}, /* aten::cumsum_ */
    {64104, 64134, 874, 1, 3, 0x0}, /* aten::cumulative_trapezoid.dx */
    {64212, 64241, 875, 1, 3, 0x0}, /* aten::cumulative_trapezoid.x */
    {64315, 64329, 876, 1, 3, 0x10000}, /* aten::deg2rad */
    {64366, 64384, 877, 1, 3, 0x10000}, /* aten::deg2rad.out */
    {64448, 64463, 878, 1, 3, 0x10000}, /* aten::deg2rad_ */
    {64509, 64519, 879, 1, 3, 0x0}, /* aten::det */
    {64552, 64565, 880, 1, 3, 0x0}, /* aten::detach */
    {64607, 64621, 881, 1, 3, 0x80}, /* aten::detach_ */
    {64666, 64684, 882, 1, 3, 0x80000}, /* aten::detach_copy */
    {64725, 64747, 883, 1, 0, 0x80020}, /* aten::detach_copy.out */
    {64815, 64826, 884, 1, 3, 0x0}, /* aten::diag */
    {64876, 64891, 885, 1, 3, 0x0}, /* aten::diag.out */
    {64968, 64985, 886, 1, 3, 0x0}, /* aten::diag_embed */
    {65065, 65086, 887, 1, 0, 0x20}, /* aten::diag_embed.out */
    {65193, 65208, 888, 1, 3, 0x0}, /* aten::diagflat */
    {65260, 65275, 889, 1, 3, 0x1}, /* aten::diagonal */
    {65357, 65381, 890, 1, 0, 0x0}, /* aten::diagonal_backward */
    {65489, 65517, 891, 1, 0, 0x20}, /* aten::diagonal_backward.out */
    {65652, 65672, 892, 1, 3, 0x80000}, /* aten::diagonal_copy */
    {65753, 65777, 893, 1, 0, 0x80020}, /* aten::diagonal_copy.out */
    {65885, 65908, 894, 1, 0, 0x0}, /* aten::diagonal_scatter */
    {66004, 66031, 895, 1, 0, 0x20}, /* aten::diagonal_scatter.out */
    {66154, 66165, 896, 1, 3, 0x0}, /* aten::diff */
    {66263, 66278, 897, 1, 3, 0x0}, /* aten::diff.out */
    {66403, 66417, 898, 3, 1, 0x10000}, /* aten::digamma */
    {66454, 66472, 901, 2, 1, 0x10000}, /* aten::digamma.out */
    {66536, 66551, 903, 3, 1, 0x10000}, /* aten::digamma_ */
    {66597, 66608, 906, 1, 1, 0x0}, /* aten::dist */
    {66668, 66683, 907, 1, 0, 0x20}, /* aten::dist.out */
    {66770, 66787, 908, 1, 1, 0x10001}, /* aten::div.Scalar */
    {66841, 66863, 909, 1, 3, 0x10001}, /* aten::div.Scalar_mode */
    {66945, 66971, 910, 1, 0, 0x20}, /* aten::div.Scalar_mode_out */
    {67077, 67098, 911, 1, 0, 0x20}, /* aten::div.Scalar_out */
    {67179, 67196, 912, 3, 1, 0x10001}, /* aten::div.Tensor */
    {67250, 67272, 915, 3, 1, 0x10001}, /* aten::div.Tensor_mode */
    {67354, 67368, 918, 2, 1, 0x10000}, /* aten::div.out */
    {67442, 67461, 920, 2, 1, 0x10000}, /* aten::div.out_mode */
    {67560, 67578, 922, 1, 1, 0x10000}, /* aten::div_.Scalar */
    {67641, 67664, 923, 1, 3, 0x10000}, /* aten::div_.Scalar_mode */
    {67755, 67773, 924, 3, 1, 0x10000}, /* aten::div_.Tensor */
    {67836, 67859, 927, 3, 1, 0x10000}, /* aten::div_.Tensor_mode */
    {67950, 67970, 930, 1, 3, 0x0}, /* aten::divide.Scalar */
    {68027, 68052, 931, 1, 3, 0x0}, /* aten::divide.Scalar_mode */
    {68137, 68157, 932, 1, 3, 0x0}, /* aten::divide.Tensor */
    {68214, 68239, 933, 1, 3, 0x0}, /* aten::divide.Tensor_mode */
    {68324, 68341, 934, 1, 3, 0x0}, /* aten::divide.out */
    {68418, 68440, 935, 1, 3, 0x0}, /* aten::divide.out_mode */
    {68542, 68563, 936, 1, 3, 0x0}, /* aten::divide_.Scalar */
    {68629, 68655, 937, 1, 3, 0x0}, /* aten::divide_.Scalar_mode */
    {68749, 68770, 938, 1, 3, 0x0}, /* aten::divide_.Tensor */
    {68836, 68862, 939, 1, 3, 0x0}, /* aten::divide_.Tensor_mode */
    {68956, 68966, 940, 2, 3, 0x0}, /* aten::dot */
    {69014, 69028, 942, 1, 3, 0x0}, /* aten::dot.out */
    {69103, 69117, 943, 1, 3, 0x2100}, /* aten::dropout */
    {69176, 69191, 944, 1, 3, 0x2000}, /* aten::dropout_ */
    {69258, 69277, 945, 1, 3, 0x0}, /* aten::dsplit.array */
    {69347, 69364, 946, 1, 3, 0x0}, /* aten::dsplit.int */
    {69431, 69444, 947, 1, 3, 0x0}, /* aten::dstack */
    {69485, 69502, 948, 1, 3, 0x0}, /* aten::dstack.out */
    {69570, 69583, 949, 1, 3, 0x0}, /* aten::einsum */
    {69659, 69669, 950, 3, 1, 0x10001}, /* aten::elu */
    {69756, 69770, 953, 2, 1, 0x0}, /* aten::elu.out */
    {69884, 69895, 955, 3, 1, 0x10000}, /* aten::elu_ */
    {69991, 70010, 958, 3, 3, 0x0}, /* aten::elu_backward */
    {70146, 70176, 961, 2, 3, 0x0}, /* aten::elu_backward.grad_input */
    {70353, 70369, 963, 1, 3, 0x1}, /* aten::embedding */
    {70499, 70519, 964, 1, 0, 0x20}, /* aten::embedding.out */
    {70676, 70701, 965, 1, 3, 0x0}, /* aten::embedding_backward */
    {70843, 70863, 966, 1, 3, 0x0}, /* aten::embedding_bag */
    {71093, 71125, 967, 1, 3, 0x0}, /* aten::embedding_bag.padding_idx */
    {71360, 71391, 968, 2, 3, 0x1}, /* aten::embedding_dense_backward */
    {71533, 71568, 970, 1, 0, 0x20}, /* aten::embedding_dense_backward.out */
    {71737, 71760, 971, 1, 0, 0x20}, /* aten::embedding_renorm */
    {71855, 71882, 972, 1, 0, 0x20}, /* aten::embedding_renorm.out */
    {72004, 72028, 973, 2, 3, 0x0}, /* aten::embedding_renorm_ */
    {72132, 72158, 975, 3, 3, 0x1}, /* aten::empty.memory_format */
    {72335, 72351, 978, 1, 0, 0x0}, /* aten::empty.out */
    {72449, 72466, 979, 1, 0, 0x0}, /* aten::empty_like */
    {72632, 72653, 980, 1, 0, 0x20}, /* aten::empty_like.out */
    {72754, 72775, 981, 2, 3, 0x0}, /* aten::empty_permuted */
    {72936, 72961, 983, 1, 0, 0x20}, /* aten::empty_permuted.out */
    {73057, 73077, 984, 3, 3, 0x1}, /* aten::empty_strided */
    {73231, 73255, 987, 1, 0, 0x20}, /* aten::empty_strided.out */
    {73344, 73360, 988, 3, 1, 0x10001}, /* aten::eq.Scalar */
    {73413, 73433, 991, 2, 1, 0x10000}, /* aten::eq.Scalar_out */
    {73513, 73529, 993, 3, 1, 0x10001}, /* aten::eq.Tensor */
    {73582, 73602, 996, 2, 1, 0x10000}, /* aten::eq.Tensor_out */
    {73682, 73699, 998, 3, 1, 0x0}, /* aten::eq_.Scalar */
    {73761, 73778, 1001, 3, 1, 0x0}, /* aten::eq_.Tensor */
    {73840, 73852, 1004, 2, 3, 0x10004}, /* aten::equal */
    {73899, 73909, 1006, 3, 1, 0x10001}, /* aten::erf */
    {73942, 73956, 1009, 2, 1, 0x10000}, /* aten::erf.out */
    {74016, 74027, 1011, 3, 1, 0x10000}, /* aten::erf_ */
    {74069, 74080, 1014, 3, 1, 0x10000}, /* aten::erfc */
    {74114, 74129, 1017, 2, 1, 0x10000}, /* aten::erfc.out */
    {74190, 74202, 1019, 3, 1, 0x10000}, /* aten::erfc_ */
    {74245, 74258, 1022, 3, 1, 0x10000}, /* aten::erfinv */
    {74294, 74311, 1025, 2, 1, 0x10000}, /* aten::erfinv.out */
    {74374, 74388, 1027, 3, 1, 0x10000}, /* aten::erfinv_ */
    {74433, 74443, 1030, 3, 1, 0x10001}, /* aten::exp */
    {74476, 74490, 1033, 2, 1, 0x10000}, /* aten::exp.out */
    {74550, 74561, 1035, 3, 3, 0x10000}, /* aten::exp2 */
    {74595, 74610, 1038, 2, 3, 0x10000}, /* aten::exp2.out */
    {74671, 74683, 1040, 3, 3, 0x10000}, /* aten::exp2_ */
    {74726, 74737, 1043, 3, 1, 0x10000}, /* aten::exp_ */
    {74779, 74792, 1046, 1, 0, 0x1}, /* aten::expand */
    {74873, 74889, 1047, 1, 0, 0x0}, /* aten::expand_as */
    {74948, 74966, 1048, 1, 3, 0x80000}, /* aten::expand_copy */
    {75046, 75068, 1049, 1, 0, 0x80020}, /* aten::expand_copy.out */
    {75172, 75184, 1050, 3, 1, 0x10001}, /* aten::expm1 */
    {75219, 75235, 1053, 2, 1, 0x10000}, /* aten::expm1.out */
    {75297, 75310, 1055, 3, 1, 0x10000}, /* aten::expm1_ */
    {75354, 75372, 1058, 1, 0, 0x2020}, /* aten::exponential */
    {75459, 75481, 1059, 1, 0, 0x2020}, /* aten::exponential.out */
    {75592, 75611, 1060, 2, 1, 0x2000}, /* aten::exponential_ */
    {75706, 75716, 1062, 2, 3, 0x0}, /* aten::eye */
    {75838, 75850, 1064, 2, 3, 0x0}, /* aten::eye.m */
    {75984, 76000, 1066, 2, 3, 0x0}, /* aten::eye.m_out */
    {76069, 76083, 1068, 2, 3, 0x0}, /* aten::eye.out */
    {76140, 76154, 1070, 1, 3, 0x0}, /* aten::fft_fft */
    {76235, 76253, 1071, 1, 3, 0x0}, /* aten::fft_fft.out */
    {76361, 76376, 1072, 1, 3, 0x0}, /* aten::fft_fft2 */
    {76469, 76488, 1073, 1, 3, 0x0}, /* aten::fft_fft2.out */
    {76608, 76623, 1074, 1, 3, 0x0}, /* aten::fft_fftn */
    {76714, 76733, 1075, 1, 3, 0x0}, /* aten::fft_fftn.out */
    {76851, 76870, 1076, 1, 3, 0x0}, /* aten::fft_fftshift */
    {76930, 76945, 1077, 1, 3, 0x0}, /* aten::fft_hfft */
    {77027, 77046, 1078, 1, 3, 0x0}, /* aten::fft_hfft.out */
    {77155, 77171, 1079, 1, 3, 0x0}, /* aten::fft_hfft2 */
    {77265, 77285, 1080, 1, 3, 0x0}, /* aten::fft_hfft2.out */
    {77406, 77422, 1081, 1, 3, 0x0}, /* aten::fft_hfftn */
    {77514, 77534, 1082, 1, 3, 0x0}, /* aten::fft_hfftn.out */
    {77653, 77668, 1083, 1, 3, 0x0}, /* aten::fft_ifft */
    {77750, 77769, 1084, 1, 3, 0x0}, /* aten::fft_ifft.out */
    {77878, 77894, 1085, 1, 3, 0x0}, /* aten::fft_ifft2 */
    {77988, 78008, 1086, 1, 3, 0x0}, /* aten::fft_ifft2.out */
    {78129, 78145, 1087, 1, 3, 0x0}, /* aten::fft_ifftn */
    {78237, 78257, 1088, 1, 3, 0x0}, /* aten::fft_ifftn.out */
    {78376, 78396, 1089, 1, 3, 0x0}, /* aten::fft_ifftshift */
    {78457, 78473, 1090, 1, 3, 0x0}, /* aten::fft_ihfft */
    {78556, 78576, 1091, 1, 3, 0x0}, /* aten::fft_ihfft.out */
    {78686, 78703, 1092, 1, 3, 0x0}, /* aten::fft_ihfft2 */
    {78798, 78819, 1093, 1, 3, 0x0}, /* aten::fft_ihfft2.out */
    {78941, 78958, 1094, 1, 3, 0x0}, /* aten::fft_ihfftn */
    {79051, 79072, 1095, 1, 3, 0x0}, /* aten::fft_ihfftn.out */
    {79192, 79208, 1096, 1, 3, 0x0}, /* aten::fft_irfft */
    {79291, 79311, 1097, 1, 3, 0x0}, /* aten::fft_irfft.out */
    {79421, 79438, 1098, 1, 3, 0x0}, /* aten::fft_irfft2 */
    {79533, 79554, 1099, 1, 3, 0x0}, /* aten::fft_irfft2.out */
    {79676, 79693, 1100, 1, 3, 0x0}, /* aten::fft_irfftn */
    {79786, 79807, 1101, 1, 3, 0x0}, /* aten::fft_irfftn.out */
    {79927, 79942, 1102, 1, 3, 0x0}, /* aten::fft_rfft */
    {80024, 80043, 1103, 1, 3, 0x0}, /* aten::fft_rfft.out */
    {80152, 80168, 1104, 1, 3, 0x0}, /* aten::fft_rfft2 */
    {80262, 80282, 1105, 1, 3, 0x0}, /* aten::fft_rfft2.out */
    {80403, 80419, 1106, 1, 3, 0x0}, /* aten::fft_rfftn */
    {80511, 80531, 1107, 1, 3, 0x0}, /* aten::fft_rfftn.out */
    {80650, 80668, 1108, 1, 3, 0x1}, /* aten::fill.Scalar */
    {80723, 80745, 1109, 1, 0, 0x20}, /* aten::fill.Scalar_out */
    {80827, 80845, 1110, 1, 3, 0x0}, /* aten::fill.Tensor */
    {80900, 80922, 1111, 1, 0, 0x20}, /* aten::fill.Tensor_out */
    {81004, 81023, 1112, 2, 1, 0x0}, /* aten::fill_.Scalar */
    {81087, 81106, 1114, 2, 1, 0x0}, /* aten::fill_.Tensor */
    {81170, 81180, 1116, 1, 3, 0x0}, /* aten::fix */
    {81213, 81227, 1117, 1, 3, 0x0}, /* aten::fix.out */
    {81287, 81298, 1118, 1, 3, 0x0}, /* aten::fix_ */
    {81340, 81365, 1119, 1, 3, 0x0}, /* aten::flatten.using_ints */
    {81452, 81463, 1120, 2, 3, 0x1}, /* aten::flip */
    {81509, 81524, 1122, 1, 0, 0x20}, /* aten::flip.out */
    {81597, 81610, 1123, 1, 3, 0x0}, /* aten::fliplr */
    {81646, 81659, 1124, 1, 3, 0x0}, /* aten::flipud */
    {81695, 81720, 1125, 1, 3, 0x10000}, /* aten::float_power.Scalar */
    {81785, 81814, 1126, 1, 3, 0x10000}, /* aten::float_power.Scalar_out */
    {81906, 81938, 1127, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {82010, 82046, 1128, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {82145, 82177, 1129, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {82249, 82285, 1130, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {82384, 82410, 1131, 1, 3, 0x10000}, /* aten::float_power_.Scalar */
    {82484, 82510, 1132, 1, 3, 0x10000}, /* aten::float_power_.Tensor */
    {82584, 82596, 1133, 3, 1, 0x10001}, /* aten::floor */
    {82631, 82647, 1136, 2, 1, 0x10000}, /* aten::floor.out */
    {82709, 82722, 1138, 3, 1, 0x10000}, /* aten::floor_ */
    {82766, 82785, 1141, 2, 1, 0x0}, /* aten::floor_divide */
    {82841, 82867, 1143, 1, 1, 0x0}, /* aten::floor_divide.Scalar */
    {82930, 82960, 1144, 1, 0, 0x20}, /* aten::floor_divide.Scalar_out */
    {83050, 83073, 1145, 2, 1, 0x0}, /* aten::floor_divide.out */
    {83156, 83183, 1147, 1, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {83255, 83282, 1148, 2, 1, 0x0}, /* aten::floor_divide_.Tensor */
    {83354, 83365, 1150, 3, 1, 0x10000}, /* aten::fmax */
    {83413, 83428, 1153, 2, 1, 0x10000}, /* aten::fmax.out */
    {83503, 83514, 1155, 3, 1, 0x10000}, /* aten::fmin */
    {83562, 83577, 1158, 2, 1, 0x10000}, /* aten::fmin.out */
    {83652, 83670, 1160, 1, 1, 0x10001}, /* aten::fmod.Scalar */
    {83725, 83747, 1161, 1, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {83829, 83847, 1162, 3, 1, 0x10001}, /* aten::fmod.Tensor */
    {83902, 83924, 1165, 2, 1, 0x10000}, /* aten::fmod.Tensor_out */
    {84006, 84025, 1167, 1, 1, 0x10000}, /* aten::fmod_.Scalar */
    {84089, 84108, 1168, 3, 1, 0x10000}, /* aten::fmod_.Tensor */
    {84172, 84183, 1171, 3, 1, 0x10000}, /* aten::frac */
    {84217, 84232, 1174, 2, 1, 0x10000}, /* aten::frac.out */
    {84293, 84305, 1176, 3, 1, 0x10000}, /* aten::frac_ */
    {84348, 84376, 1179, 2, 3, 0x0}, /* aten::fractional_max_pool2d */
    {84500, 84535, 1181, 2, 3, 0x0}, /* aten::fractional_max_pool2d.output */
    {84716, 84753, 1183, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward */
    {84889, 84937, 1185, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {85114, 85142, 1187, 2, 3, 0x0}, /* aten::fractional_max_pool3d */
    {85266, 85301, 1189, 2, 3, 0x0}, /* aten::fractional_max_pool3d.output */
    {85482, 85519, 1191, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward */
    {85655, 85703, 1193, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {85880, 85899, 1195, 2, 3, 0x10000}, /* aten::frexp.Tensor */
    {85969, 85992, 1197, 2, 3, 0x10000}, /* aten::frexp.Tensor_out */
    {86119, 86135, 1199, 2, 3, 0x0}, /* aten::from_file */
    {86299, 86319, 1201, 1, 0, 0x20}, /* aten::from_file.out */
    {86418, 86429, 1202, 2, 3, 0x1}, /* aten::full */
    {86576, 86591, 1204, 1, 3, 0x0}, /* aten::full.out */
    {86673, 86689, 1205, 1, 3, 0x1}, /* aten::full_like */
    {86873, 86893, 1206, 1, 0, 0x20}, /* aten::full_like.out */
    {87012, 87025, 1207, 3, 3, 0x1}, /* aten::gather */
    {87111, 87128, 1210, 2, 3, 0x0}, /* aten::gather.out */
    {87238, 87260, 1212, 1, 0, 0x0}, /* aten::gather_backward */
    {87359, 87369, 1213, 3, 3, 0x10000}, /* aten::gcd */
    {87416, 87430, 1216, 2, 3, 0x10000}, /* aten::gcd.out */
    {87504, 87515, 1218, 3, 3, 0x0}, /* aten::gcd_ */
    {87571, 87587, 1221, 3, 1, 0x10001}, /* aten::ge.Scalar */
    {87640, 87660, 1224, 2, 1, 0x10000}, /* aten::ge.Scalar_out */
    {87740, 87756, 1226, 3, 1, 0x10001}, /* aten::ge.Tensor */
    {87809, 87829, 1229, 2, 1, 0x10000}, /* aten::ge.Tensor_out */
    {87909, 87926, 1231, 3, 1, 0x0}, /* aten::ge_.Scalar */
    {87988, 88005, 1234, 3, 1, 0x0}, /* aten::ge_.Tensor */
    {88067, 88078, 1237, 3, 1, 0x10001}, /* aten::gelu */
    {88139, 88154, 1240, 2, 1, 0x0}, /* aten::gelu.out */
    {88239, 88251, 1242, 3, 1, 0x0}, /* aten::gelu_ */
    {88321, 88341, 1245, 3, 3, 0x10000}, /* aten::gelu_backward */
    {88431, 88462, 1248, 2, 3, 0x0}, /* aten::gelu_backward.grad_input */
    {88590, 88606, 1250, 1, 0, 0x2020}, /* aten::geometric */
    {88684, 88704, 1251, 1, 0, 0x2020}, /* aten::geometric.out */
    {88806, 88823, 1252, 2, 1, 0x2000}, /* aten::geometric_ */
    {88910, 88922, 1254, 2, 3, 0x0}, /* aten::geqrf */
    {88973, 88987, 1256, 2, 3, 0x0}, /* aten::geqrf.a */
    {89081, 89091, 1258, 1, 3, 0x0}, /* aten::ger */
    {89137, 89151, 1259, 1, 3, 0x0}, /* aten::ger.out */
    {89224, 89234, 1260, 2, 1, 0x0}, /* aten::glu */
    {89279, 89293, 1262, 2, 3, 0x0}, /* aten::glu.out */
    {89365, 89384, 1264, 2, 3, 0x0}, /* aten::glu_backward */
    {89455, 89485, 1266, 2, 3, 0x0}, /* aten::glu_backward.grad_input */
    {89597, 89618, 1268, 1, 3, 0x0}, /* aten::gradient.array */
    {89696, 89723, 1269, 1, 3, 0x0}, /* aten::gradient.scalararray */
    {89823, 89848, 1270, 1, 3, 0x0}, /* aten::gradient.scalarint */
    {89956, 89986, 1271, 1, 3, 0x0}, /* aten::gradient.scalarrayarray */
    {90091, 90119, 1272, 1, 3, 0x0}, /* aten::gradient.scalarrayint */
    {90226, 90253, 1273, 1, 3, 0x0}, /* aten::gradient.tensorarray */
    {90355, 90385, 1274, 1, 3, 0x0}, /* aten::gradient.tensorarrayint */
    {90494, 90515, 1275, 1, 3, 0x0}, /* aten::greater.Scalar */
    {90573, 90598, 1276, 1, 3, 0x0}, /* aten::greater.Scalar_out */
    {90683, 90704, 1277, 1, 3, 0x0}, /* aten::greater.Tensor */
    {90762, 90787, 1278, 1, 3, 0x0}, /* aten::greater.Tensor_out */
    {90872, 90894, 1279, 1, 3, 0x0}, /* aten::greater_.Scalar */
    {90961, 90983, 1280, 1, 3, 0x0}, /* aten::greater_.Tensor */
    {91050, 91077, 1281, 1, 3, 0x0}, /* aten::greater_equal.Scalar */
    {91141, 91172, 1282, 1, 3, 0x0}, /* aten::greater_equal.Scalar_out */
    {91263, 91290, 1283, 1, 3, 0x0}, /* aten::greater_equal.Tensor */
    {91354, 91385, 1284, 1, 3, 0x0}, /* aten::greater_equal.Tensor_out */
    {91476, 91504, 1285, 1, 3, 0x0}, /* aten::greater_equal_.Scalar */
    {91577, 91605, 1286, 1, 3, 0x0}, /* aten::greater_equal_.Tensor */
    {91678, 91697, 1287, 1, 3, 0x0}, /* aten::grid_sampler */
    {91815, 91837, 1288, 2, 3, 0x1}, /* aten::grid_sampler_2d */
    {91958, 91984, 1290, 1, 0, 0x20}, /* aten::grid_sampler_2d.out */
    {92132, 92163, 1291, 2, 3, 0x0}, /* aten::grid_sampler_2d_backward */
    {92344, 92379, 1293, 1, 0, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {92609, 92631, 1294, 2, 3, 0x0}, /* aten::grid_sampler_3d */
    {92752, 92778, 1296, 1, 0, 0x20}, /* aten::grid_sampler_3d.out */
    {92926, 92957, 1297, 2, 3, 0x0}, /* aten::grid_sampler_3d_backward */
    {93138, 93173, 1299, 1, 0, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {93403, 93420, 1300, 1, 3, 0x0}, /* aten::group_norm */
    {93559, 93574, 1301, 1, 3, 0x2000}, /* aten::gru.data */
    {93750, 93766, 1302, 1, 3, 0x2000}, /* aten::gru.input */
    {93942, 93957, 1303, 1, 3, 0x0}, /* aten::gru_cell */
    {94071, 94087, 1304, 3, 1, 0x10001}, /* aten::gt.Scalar */
    {94140, 94160, 1307, 2, 1, 0x10000}, /* aten::gt.Scalar_out */
    {94240, 94256, 1309, 3, 1, 0x10001}, /* aten::gt.Tensor */
    {94309, 94329, 1312, 2, 1, 0x10000}, /* aten::gt.Tensor_out */
    {94409, 94426, 1314, 3, 1, 0x0}, /* aten::gt_.Scalar */
    {94488, 94505, 1317, 3, 1, 0x0}, /* aten::gt_.Tensor */
    {94567, 94584, 1320, 3, 1, 0x10000}, /* aten::hardshrink */
    {94642, 94663, 1323, 2, 1, 0x0}, /* aten::hardshrink.out */
    {94748, 94774, 1325, 3, 3, 0x0}, /* aten::hardshrink_backward */
    {94854, 94891, 1328, 2, 3, 0x0}, /* aten::hardshrink_backward.grad_input */
    {95012, 95030, 1330, 3, 1, 0x10000}, /* aten::hardsigmoid */
    {95071, 95093, 1333, 2, 1, 0x0}, /* aten::hardsigmoid.out */
    {95161, 95180, 1335, 3, 1, 0x10000}, /* aten::hardsigmoid_ */
    {95230, 95257, 1338, 3, 3, 0x0}, /* aten::hardsigmoid_backward */
    {95327, 95365, 1341, 2, 3, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {95476, 95492, 1343, 2, 1, 0x0}, /* aten::hardswish */
    {95531, 95551, 1345, 2, 1, 0x0}, /* aten::hardswish.out */
    {95617, 95634, 1347, 2, 1, 0x0}, /* aten::hardswish_ */
    {95682, 95707, 1349, 2, 3, 0x0}, /* aten::hardswish_backward */
    {95775, 95804, 1351, 1, 0, 0x20}, /* aten::hardswish_backward.out */
    {95899, 95914, 1352, 2, 1, 0x10001}, /* aten::hardtanh */
    {95989, 96008, 1354, 2, 1, 0x0}, /* aten::hardtanh.out */
    {96110, 96126, 1356, 2, 1, 0x10000}, /* aten::hardtanh_ */
    {96210, 96234, 1358, 2, 3, 0x0}, /* aten::hardtanh_backward */
    {96333, 96368, 1360, 2, 3, 0x0}, /* aten::hardtanh_backward.grad_input */
    {96508, 96526, 1362, 3, 3, 0x0}, /* aten::hash_tensor */
    {96617, 96639, 1365, 2, 3, 0x0}, /* aten::hash_tensor.out */
    {96754, 96770, 1367, 3, 1, 0x10000}, /* aten::heaviside */
    {96824, 96844, 1370, 2, 1, 0x10000}, /* aten::heaviside.out */
    {96925, 96942, 1372, 3, 1, 0x0}, /* aten::heaviside_ */
    {97005, 97032, 1375, 1, 3, 0x0}, /* aten::hinge_embedding_loss */
    {97135, 97147, 1376, 2, 3, 0x0}, /* aten::histc */
    {97224, 97240, 1378, 2, 3, 0x0}, /* aten::histc.out */
    {97344, 97367, 1380, 2, 3, 0x0}, /* aten::histogram.bin_ct */
    {97517, 97544, 1382, 2, 3, 0x0}, /* aten::histogram.bin_ct_out */
    {97745, 97773, 1384, 2, 3, 0x0}, /* aten::histogram.bins_tensor */
    {97906, 97938, 1386, 2, 3, 0x0}, /* aten::histogram.bins_tensor_out */
    {98122, 98140, 1388, 1, 3, 0x0}, /* aten::histogramdd */
    {98282, 98316, 1389, 1, 3, 0x0}, /* aten::histogramdd.TensorList_bins */
    {98477, 98504, 1390, 1, 3, 0x0}, /* aten::histogramdd.int_bins */
    {98653, 98672, 1391, 1, 3, 0x0}, /* aten::hsplit.array */
    {98742, 98759, 1392, 1, 3, 0x0}, /* aten::hsplit.int */
    {98826, 98839, 1393, 1, 3, 0x0}, /* aten::hstack */
    {98880, 98897, 1394, 1, 3, 0x0}, /* aten::hstack.out */
    {98965, 98982, 1395, 2, 3, 0x0}, /* aten::huber_loss */
    {99074, 99095, 1397, 2, 3, 0x0}, /* aten::huber_loss.out */
    {99214, 99240, 1399, 2, 3, 0x0}, /* aten::huber_loss_backward */
    {99352, 99382, 1401, 2, 3, 0x0}, /* aten::huber_loss_backward.out */
    {99528, 99540, 1403, 3, 1, 0x10000}, /* aten::hypot */
    {99589, 99605, 1406, 2, 1, 0x10000}, /* aten::hypot.out */
    {99681, 99694, 1408, 3, 1, 0x10000}, /* aten::hypot_ */
    {99752, 99761, 1411, 3, 3, 0x10000}, /* aten::i0 */
    {99793, 99806, 1414, 2, 3, 0x10000}, /* aten::i0.out */
    {99865, 99875, 1416, 3, 3, 0x10000}, /* aten::i0_ */
    {99916, 99929, 1419, 3, 3, 0x10000}, /* aten::igamma */
    {99979, 99996, 1422, 2, 3, 0x10000}, /* aten::igamma.out */
    {100073, 100087, 1424, 3, 3, 0x10000}, /* aten::igamma_ */
    {100146, 100160, 1427, 3, 3, 0x10000}, /* aten::igammac */
    {100211, 100229, 1430, 2, 3, 0x10000}, /* aten::igammac.out */
    {100307, 100322, 1432, 3, 3, 0x10000}, /* aten::igammac_ */
    {100382, 100395, 1435, 2, 3, 0x0}, /* aten::im2col */
    {100499, 100516, 1437, 2, 3, 0x0}, /* aten::im2col.out */
    {100647, 100658, 1439, 1, 1, 0x0}, /* aten::imag */
    {100698, 100717, 1440, 2, 1, 0x9}, /* aten::index.Tensor */
    {100778, 100801, 1442, 1, 1, 0x0}, /* aten::index.Tensor_out */
    {100889, 100905, 1443, 3, 3, 0x0}, /* aten::index_add */
    {101001, 101021, 1446, 2, 3, 0x0}, /* aten::index_add.out */
    {101141, 101158, 1448, 3, 3, 0x0}, /* aten::index_add_ */
    {101263, 101280, 1451, 3, 3, 0x0}, /* aten::index_copy */
    {101358, 101379, 1454, 2, 3, 0x0}, /* aten::index_copy.out */
    {101484, 101502, 1456, 3, 3, 0x0}, /* aten::index_copy_ */
    {101589, 101617, 1459, 1, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {101705, 101737, 1460, 1, 0, 0x20}, /* aten::index_fill.int_Scalar_out */
    {101852, 101880, 1461, 1, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {101968, 102000, 1462, 1, 0, 0x20}, /* aten::index_fill.int_Tensor_out */
    {102115, 102144, 1463, 2, 1, 0x0}, /* aten::index_fill_.int_Scalar */
    {102241, 102270, 1465, 2, 1, 0x0}, /* aten::index_fill_.int_Tensor */
    {102367, 102383, 1467, 1, 1, 0x1}, /* aten::index_put */
    {102479, 102499, 1468, 1, 0, 0x20}, /* aten::index_put.out */
    {102622, 102639, 1469, 1, 1, 0x0}, /* aten::index_put_ */
    {102744, 102763, 1470, 3, 3, 0x0}, /* aten::index_reduce */
    {102882, 102905, 1473, 2, 3, 0x0}, /* aten::index_reduce.out */
    {103048, 103068, 1475, 3, 3, 0x0}, /* aten::index_reduce_ */
    {103196, 103215, 1478, 2, 3, 0x1}, /* aten::index_select */
    {103280, 103303, 1480, 2, 3, 0x0}, /* aten::index_select.out */
    {103395, 103423, 1482, 1, 0, 0x0}, /* aten::index_select_backward */
    {103518, 103530, 1483, 1, 3, 0x0}, /* aten::inner */
    {103579, 103595, 1484, 1, 3, 0x0}, /* aten::inner.out */
    {103671, 103691, 1485, 1, 3, 0x0}, /* aten::instance_norm */
    {103877, 103891, 1486, 1, 3, 0x0}, /* aten::inverse */
    {103928, 103946, 1487, 1, 3, 0x0}, /* aten::inverse.out */
    {104010, 104027, 1488, 1, 0, 0x0}, /* aten::is_complex */
    {104065, 104079, 1489, 1, 2, 0x0}, /* aten::is_conj */
    {104114, 104135, 1490, 1, 0, 0x0}, /* aten::is_distributed */
    {104177, 104201, 1491, 1, 0, 0x0}, /* aten::is_floating_point */
    {104246, 104265, 1492, 1, 0, 0x0}, /* aten::is_inference */
    {104305, 104318, 1493, 1, 2, 0x0}, /* aten::is_neg */
    {104352, 104369, 1494, 1, 0, 0x0}, /* aten::is_nonzero */
    {104407, 104423, 1495, 1, 3, 0x0}, /* aten::is_pinned */
    {104481, 104500, 1496, 1, 0, 0x0}, /* aten::is_same_size */
    {104554, 104570, 1497, 1, 0, 0x0}, /* aten::is_signed */
    {104607, 104621, 1498, 1, 3, 0x0}, /* aten::isclose */
    {104730, 104745, 1499, 1, 0, 0x10000}, /* aten::isfinite */
    {104783, 104808, 1500, 3, 3, 0x0}, /* aten::isin.Scalar_Tensor */
    {104929, 104958, 1503, 2, 3, 0x0}, /* aten::isin.Scalar_Tensor_out */
    {105103, 105128, 1505, 3, 3, 0x0}, /* aten::isin.Tensor_Scalar */
    {105249, 105278, 1508, 2, 3, 0x0}, /* aten::isin.Tensor_Scalar_out */
    {105423, 105448, 1510, 3, 3, 0x0}, /* aten::isin.Tensor_Tensor */
    {105570, 105599, 1513, 2, 3, 0x0}, /* aten::isin.Tensor_Tensor_out */
    {105745, 105757, 1515, 2, 0, 0x10001}, /* aten::isinf */
    {105792, 105808, 1517, 1, 0, 0x20}, /* aten::isinf.out */
    {105870, 105882, 1518, 2, 0, 0x10001}, /* aten::isnan */
    {105917, 105933, 1520, 1, 0, 0x20}, /* aten::isnan.out */
    {105995, 106010, 1521, 3, 3, 0x10000}, /* aten::isneginf */
    {106048, 106067, 1524, 2, 3, 0x10000}, /* aten::isneginf.out */
    {106132, 106147, 1526, 3, 3, 0x10000}, /* aten::isposinf */
    {106185, 106204, 1529, 2, 3, 0x10000}, /* aten::isposinf.out */
    {106269, 106282, 1531, 1, 3, 0x0}, /* aten::isreal */
    {106318, 106329, 1532, 1, 3, 0x4}, /* aten::item */
    {106363, 106376, 1533, 1, 3, 0x0}, /* aten::kl_div */
    {106473, 106484, 1534, 1, 3, 0x0}, /* aten::kron */
    {106532, 106547, 1535, 1, 3, 0x0}, /* aten::kron.out */
    {106622, 106637, 1536, 1, 3, 0x0}, /* aten::kthvalue */
    {106742, 106764, 1537, 2, 3, 0x0}, /* aten::kthvalue.values */
    {106926, 106940, 1539, 1, 3, 0x0}, /* aten::l1_loss */
    {107012, 107029, 1540, 1, 3, 0x0}, /* aten::layer_norm */
    {107178, 107188, 1541, 3, 3, 0x10000}, /* aten::lcm */
    {107235, 107249, 1544, 2, 3, 0x10000}, /* aten::lcm.out */
    {107323, 107334, 1546, 3, 3, 0x0}, /* aten::lcm_ */
    {107390, 107409, 1549, 1, 3, 0x10000}, /* aten::ldexp.Tensor */
    {107465, 107481, 1550, 1, 3, 0x10000}, /* aten::ldexp.out */
    {107557, 107570, 1551, 1, 3, 0x10000}, /* aten::ldexp_ */
    {107628, 107644, 1552, 3, 1, 0x10001}, /* aten::le.Scalar */
    {107697, 107717, 1555, 2, 1, 0x10000}, /* aten::le.Scalar_out */
    {107797, 107813, 1557, 3, 1, 0x10001}, /* aten::le.Tensor */
    {107866, 107886, 1560, 2, 1, 0x10000}, /* aten::le.Tensor_out */
    {107966, 107983, 1562, 3, 1, 0x0}, /* aten::le_.Scalar */
    {108045, 108062, 1565, 3, 1, 0x0}, /* aten::le_.Tensor */
    {108124, 108141, 1568, 3, 1, 0x10001}, /* aten::leaky_relu */
    {108209, 108230, 1571, 2, 1, 0x0}, /* aten::leaky_relu.out */
    {108325, 108343, 1573, 3, 1, 0x10000}, /* aten::leaky_relu_ */
    {108420, 108446, 1576, 3, 3, 0x0}, /* aten::leaky_relu_backward */
    {108559, 108596, 1579, 2, 3, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {108750, 108768, 1581, 3, 1, 0x10000}, /* aten::lerp.Scalar */
    {108836, 108858, 1584, 2, 1, 0x10000}, /* aten::lerp.Scalar_out */
    {108953, 108971, 1586, 3, 1, 0x10000}, /* aten::lerp.Tensor */
    {109039, 109061, 1589, 2, 1, 0x10000}, /* aten::lerp.Tensor_out */
    {109156, 109175, 1591, 3, 1, 0x10000}, /* aten::lerp_.Scalar */
    {109252, 109271, 1594, 3, 1, 0x10000}, /* aten::lerp_.Tensor */
    {109348, 109366, 1597, 1, 3, 0x0}, /* aten::less.Scalar */
    {109421, 109443, 1598, 1, 3, 0x0}, /* aten::less.Scalar_out */
    {109525, 109543, 1599, 1, 3, 0x0}, /* aten::less.Tensor */
    {109598, 109620, 1600, 1, 3, 0x0}, /* aten::less.Tensor_out */
    {109702, 109721, 1601, 1, 3, 0x0}, /* aten::less_.Scalar */
    {109785, 109804, 1602, 1, 3, 0x0}, /* aten::less_.Tensor */
    {109868, 109892, 1603, 1, 3, 0x0}, /* aten::less_equal.Scalar */
    {109953, 109981, 1604, 1, 3, 0x0}, /* aten::less_equal.Scalar_out */
    {110069, 110093, 1605, 1, 3, 0x0}, /* aten::less_equal.Tensor */
    {110154, 110182, 1606, 1, 3, 0x0}, /* aten::less_equal.Tensor_out */
    {110270, 110295, 1607, 1, 3, 0x0}, /* aten::less_equal_.Scalar */
    {110365, 110390, 1608, 1, 3, 0x0}, /* aten::less_equal_.Tensor */
    {110460, 110473, 1609, 3, 1, 0x10000}, /* aten::lgamma */
    {110509, 110526, 1612, 2, 1, 0x10000}, /* aten::lgamma.out */
    {110589, 110603, 1614, 3, 1, 0x10000}, /* aten::lgamma_ */
    {110648, 110659, 1617, 1, 3, 0x0}, /* aten::lift */
    {110693, 110708, 1618, 1, 0, 0x20}, /* aten::lift.out */
    {110769, 110786, 1619, 1, 3, 0x0}, /* aten::lift_fresh */
    {110832, 110854, 1620, 1, 3, 0x80000}, /* aten::lift_fresh_copy */
    {110899, 110925, 1621, 1, 0, 0x80020}, /* aten::lift_fresh_copy.out */
    {110997, 111019, 1622, 1, 3, 0x0}, /* aten::linalg_cholesky */
    {111085, 111111, 1623, 1, 3, 0x0}, /* aten::linalg_cholesky.out */
    {111201, 111226, 1624, 2, 3, 0x0}, /* aten::linalg_cholesky_ex */
    {111337, 111364, 1626, 2, 3, 0x0}, /* aten::linalg_cholesky_ex.L */
    {111516, 111534, 1628, 1, 3, 0x0}, /* aten::linalg_cond */
    {111591, 111613, 1629, 1, 3, 0x0}, /* aten::linalg_cond.out */
    {111697, 111721, 1630, 1, 3, 0x0}, /* aten::linalg_cond.p_str */
    {111775, 111803, 1631, 1, 3, 0x0}, /* aten::linalg_cond.p_str_out */
    {111884, 111903, 1632, 2, 3, 0x0}, /* aten::linalg_cross */
    {111974, 111997, 1634, 2, 3, 0x0}, /* aten::linalg_cross.out */
    {112092, 112109, 1636, 1, 3, 0x0}, /* aten::linalg_det */
    {112146, 112167, 1637, 1, 3, 0x0}, /* aten::linalg_det.out */
    {112231, 112253, 1638, 1, 3, 0x0}, /* aten::linalg_diagonal */
    {112344, 112361, 1639, 2, 3, 0x0}, /* aten::linalg_eig */
    {112436, 112457, 1641, 2, 3, 0x0}, /* aten::linalg_eig.out */
    {112596, 112614, 1643, 1, 3, 0x0}, /* aten::linalg_eigh */
    {112704, 112730, 1644, 1, 3, 0x0}, /* aten::linalg_eigh.eigvals */
    {112879, 112900, 1645, 1, 3, 0x0}, /* aten::linalg_eigvals */
    {112944, 112969, 1646, 2, 3, 0x0}, /* aten::linalg_eigvals.out */
    {113040, 113062, 1648, 1, 3, 0x0}, /* aten::linalg_eigvalsh */
    {113121, 113147, 1649, 1, 3, 0x0}, /* aten::linalg_eigvalsh.out */
    {113233, 113266, 1650, 2, 3, 0x0}, /* aten::linalg_householder_product */
    {113335, 113372, 1652, 2, 3, 0x0}, /* aten::linalg_householder_product.out */
    {113468, 113485, 1654, 1, 3, 0x0}, /* aten::linalg_inv */
    {113522, 113543, 1655, 1, 3, 0x0}, /* aten::linalg_inv.out */
    {113607, 113627, 1656, 2, 3, 0x0}, /* aten::linalg_inv_ex */
    {113718, 113746, 1658, 2, 3, 0x0}, /* aten::linalg_inv_ex.inverse */
    {113890, 113914, 1660, 1, 3, 0x0}, /* aten::linalg_ldl_factor */
    {114006, 114034, 1661, 1, 3, 0x0}, /* aten::linalg_ldl_factor.out */
    {114172, 114199, 1662, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex */
    {114332, 114363, 1664, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {114563, 114586, 1666, 2, 3, 0x0}, /* aten::linalg_ldl_solve */
    {114680, 114707, 1668, 2, 3, 0x0}, /* aten::linalg_ldl_solve.out */
    {114825, 114844, 1670, 2, 3, 0x8}, /* aten::linalg_lstsq */
    {115002, 115025, 1672, 2, 3, 0x8}, /* aten::linalg_lstsq.out */
    {115291, 115307, 1674, 2, 3, 0x0}, /* aten::linalg_lu */
    {115387, 115407, 1676, 2, 3, 0x0}, /* aten::linalg_lu.out */
    {115545, 115568, 1678, 1, 3, 0x0}, /* aten::linalg_lu_factor */
    {115651, 115678, 1679, 1, 3, 0x0}, /* aten::linalg_lu_factor.out */
    {115807, 115833, 1680, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex */
    {115957, 115987, 1682, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {116178, 116200, 1684, 2, 3, 0x0}, /* aten::linalg_lu_solve */
    {116307, 116333, 1686, 2, 3, 0x0}, /* aten::linalg_lu_solve.out */
    {116464, 116484, 1688, 1, 3, 0x0}, /* aten::linalg_matmul */
    {116541, 116565, 1689, 1, 3, 0x0}, /* aten::linalg_matmul.out */
    {116649, 116673, 1690, 2, 3, 0x0}, /* aten::linalg_matrix_exp */
    {116720, 116748, 1692, 1, 0, 0x20}, /* aten::linalg_matrix_exp.out */
    {116822, 116847, 1693, 1, 3, 0x0}, /* aten::linalg_matrix_norm */
    {116973, 117002, 1694, 1, 3, 0x0}, /* aten::linalg_matrix_norm.out */
    {117152, 117185, 1695, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {117322, 117359, 1696, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {117520, 117546, 1697, 1, 3, 0x0}, /* aten::linalg_matrix_power */
    {117602, 117632, 1698, 1, 3, 0x0}, /* aten::linalg_matrix_power.out */
    {117715, 117740, 1699, 1, 3, 0x0}, /* aten::linalg_matrix_rank */
    {117821, 117862, 1700, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float */
    {117987, 118032, 1701, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float_out */
    {118181, 118223, 1702, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor */
    {118352, 118398, 1703, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out */
    {118551, 118580, 1704, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out */
    {118688, 118728, 1705, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out_tol_tensor */
    {118849, 118885, 1706, 1, 3, 0x0}, /* aten::linalg_matrix_rank.tol_tensor */
    {118979, 119002, 1707, 1, 3, 0x0}, /* aten::linalg_multi_dot */
    {119053, 119080, 1708, 1, 3, 0x0}, /* aten::linalg_multi_dot.out */
    {119158, 119176, 1709, 1, 3, 0x0}, /* aten::linalg_norm */
    {119300, 119326, 1710, 1, 3, 0x0}, /* aten::linalg_norm.ord_str */
    {119449, 119479, 1711, 1, 3, 0x0}, /* aten::linalg_norm.ord_str_out */
    {119626, 119648, 1712, 1, 3, 0x0}, /* aten::linalg_norm.out */
    {119796, 119814, 1713, 1, 3, 0x0}, /* aten::linalg_pinv */
    {119890, 119924, 1714, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float */
    {120042, 120080, 1715, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float_out */
    {120222, 120257, 1716, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor */
    {120378, 120417, 1717, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor_out */
    {120562, 120584, 1718, 1, 3, 0x0}, /* aten::linalg_pinv.out */
    {120687, 120722, 1719, 1, 3, 0x0}, /* aten::linalg_pinv.out_rcond_tensor */
    {120839, 120870, 1720, 1, 3, 0x0}, /* aten::linalg_pinv.rcond_tensor */
    {120960, 120976, 1721, 2, 3, 0x0}, /* aten::linalg_qr */
    {121046, 121066, 1723, 2, 3, 0x0}, /* aten::linalg_qr.out */
    {121179, 121200, 1725, 1, 3, 0x0}, /* aten::linalg_slogdet */
    {121266, 121291, 1726, 1, 3, 0x0}, /* aten::linalg_slogdet.out */
    {121411, 121430, 1727, 1, 3, 0x0}, /* aten::linalg_solve */
    {121498, 121521, 1728, 1, 3, 0x0}, /* aten::linalg_solve.out */
    {121613, 121635, 1729, 1, 3, 0x0}, /* aten::linalg_solve_ex */
    {121753, 121779, 1730, 1, 3, 0x0}, /* aten::linalg_solve_ex.out */
    {121945, 121975, 1731, 2, 3, 0x0}, /* aten::linalg_solve_triangular */
    {122095, 122129, 1733, 2, 3, 0x0}, /* aten::linalg_solve_triangular.out */
    {122273, 122290, 1735, 1, 3, 0x0}, /* aten::linalg_svd */
    {122398, 122417, 1736, 1, 3, 0x0}, /* aten::linalg_svd.U */
    {122582, 122603, 1737, 1, 3, 0x0}, /* aten::linalg_svdvals */
    {122665, 122690, 1738, 1, 3, 0x0}, /* aten::linalg_svdvals.out */
    {122776, 122799, 1739, 1, 3, 0x0}, /* aten::linalg_tensorinv */
    {122856, 122883, 1740, 1, 3, 0x0}, /* aten::linalg_tensorinv.out */
    {122967, 122992, 1741, 1, 3, 0x0}, /* aten::linalg_tensorsolve */
    {123072, 123101, 1742, 1, 3, 0x0}, /* aten::linalg_tensorsolve.out */
    {123208, 123228, 1743, 1, 3, 0x0}, /* aten::linalg_vander */
    {123287, 123307, 1744, 1, 3, 0x0}, /* aten::linalg_vecdot */
    {123372, 123396, 1745, 1, 3, 0x0}, /* aten::linalg_vecdot.out */
    {123485, 123510, 1746, 3, 3, 0x40000}, /* aten::linalg_vector_norm */
    {123637, 123666, 1749, 2, 3, 0x40000}, /* aten::linalg_vector_norm.out */
    {123817, 123830, 1751, 1, 3, 0x0}, /* aten::linear */
    {123901, 123916, 1752, 2, 3, 0x0}, /* aten::linspace */
    {124070, 124099, 1754, 2, 3, 0x0}, /* aten::linspace.Scalar_Tensor */
    {124267, 124300, 1756, 1, 3, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {124403, 124432, 1757, 2, 3, 0x0}, /* aten::linspace.Tensor_Scalar */
    {124600, 124633, 1759, 1, 3, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {124736, 124765, 1760, 2, 3, 0x0}, /* aten::linspace.Tensor_Tensor */
    {124933, 124966, 1762, 1, 3, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {125069, 125088, 1763, 2, 3, 0x0}, /* aten::linspace.out */
    {125177, 125187, 1765, 3, 1, 0x10001}, /* aten::log */
    {125220, 125234, 1768, 2, 1, 0x10000}, /* aten::log.out */
    {125294, 125306, 1770, 3, 1, 0x10001}, /* aten::log10 */
    {125341, 125357, 1773, 2, 1, 0x10000}, /* aten::log10.out */
    {125419, 125432, 1775, 3, 1, 0x10000}, /* aten::log10_ */
    {125476, 125488, 1778, 3, 1, 0x10001}, /* aten::log1p */
    {125523, 125539, 1781, 2, 1, 0x10000}, /* aten::log1p.out */
    {125601, 125614, 1783, 3, 1, 0x10000}, /* aten::log1p_ */
    {125658, 125669, 1786, 3, 1, 0x10001}, /* aten::log2 */
    {125703, 125718, 1789, 2, 1, 0x10000}, /* aten::log2.out */
    {125779, 125791, 1791, 3, 1, 0x10000}, /* aten::log2_ */
    {125834, 125845, 1794, 3, 1, 0x10000}, /* aten::log_ */
    {125887, 125904, 1797, 1, 0, 0x2020}, /* aten::log_normal */
    {126003, 126024, 1798, 1, 0, 0x2020}, /* aten::log_normal.out */
    {126147, 126165, 1799, 2, 1, 0x2000}, /* aten::log_normal_ */
    {126271, 126289, 1801, 1, 1, 0x0}, /* aten::log_sigmoid */
    {126330, 126352, 1802, 1, 1, 0x0}, /* aten::log_sigmoid.out */
    {126420, 126447, 1803, 2, 3, 0x0}, /* aten::log_sigmoid_backward */
    {126532, 126570, 1805, 2, 3, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {126696, 126722, 1807, 2, 1, 0x0}, /* aten::log_sigmoid_forward */
    {126795, 126828, 1809, 2, 1, 0x0}, /* aten::log_sigmoid_forward.output */
    {126943, 126965, 1811, 1, 3, 0x0}, /* aten::log_softmax.int */
    {127043, 127069, 1812, 2, 3, 0x0}, /* aten::log_softmax.int_out */
    {127174, 127190, 1814, 3, 3, 0x10000}, /* aten::logaddexp */
    {127243, 127263, 1817, 2, 3, 0x10000}, /* aten::logaddexp.out */
    {127343, 127360, 1819, 3, 3, 0x10000}, /* aten::logaddexp2 */
    {127414, 127435, 1822, 2, 3, 0x10000}, /* aten::logaddexp2.out */
    {127516, 127535, 1824, 1, 3, 0x0}, /* aten::logcumsumexp */
    {127586, 127609, 1825, 2, 3, 0x0}, /* aten::logcumsumexp.out */
    {127687, 127700, 1827, 1, 3, 0x0}, /* aten::logdet */
    {127736, 127754, 1828, 2, 1, 0x10001}, /* aten::logical_and */
    {127809, 127831, 1830, 2, 1, 0x10000}, /* aten::logical_and.out */
    {127913, 127932, 1832, 2, 1, 0x10000}, /* aten::logical_and_ */
    {127996, 128014, 1834, 2, 1, 0x10001}, /* aten::logical_not */
    {128055, 128077, 1836, 2, 1, 0x10000}, /* aten::logical_not.out */
    {128145, 128164, 1838, 2, 1, 0x10000}, /* aten::logical_not_ */
    {128214, 128231, 1840, 2, 1, 0x10001}, /* aten::logical_or */
    {128285, 128306, 1842, 2, 1, 0x10000}, /* aten::logical_or.out */
    {128387, 128405, 1844, 2, 1, 0x10000}, /* aten::logical_or_ */
    {128468, 128486, 1846, 2, 1, 0x10001}, /* aten::logical_xor */
    {128541, 128563, 1848, 2, 1, 0x10000}, /* aten::logical_xor.out */
    {128645, 128664, 1850, 2, 1, 0x10000}, /* aten::logical_xor_ */
    {128728, 128740, 1852, 2, 3, 0x10000}, /* aten::logit */
    {128792, 128808, 1854, 2, 3, 0x10000}, /* aten::logit.out */
    {128887, 128900, 1856, 2, 3, 0x10000}, /* aten::logit_ */
    {128961, 128982, 1858, 3, 3, 0x10000}, /* aten::logit_backward */
    {129063, 129095, 1861, 2, 3, 0x10000}, /* aten::logit_backward.grad_input */
    {129217, 129232, 1863, 2, 3, 0x0}, /* aten::logspace */
    {129403, 129432, 1865, 2, 3, 0x0}, /* aten::logspace.Scalar_Tensor */
    {129617, 129650, 1867, 1, 3, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {129770, 129799, 1868, 2, 3, 0x0}, /* aten::logspace.Tensor_Scalar */
    {129984, 130017, 1870, 1, 3, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {130137, 130166, 1871, 2, 3, 0x0}, /* aten::logspace.Tensor_Tensor */
    {130351, 130384, 1873, 1, 3, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {130504, 130523, 1874, 2, 3, 0x0}, /* aten::logspace.out */
    {130629, 130645, 1876, 1, 1, 0x40000}, /* aten::logsumexp */
    {130716, 130736, 1877, 2, 1, 0x40000}, /* aten::logsumexp.out */
    {130834, 130850, 1879, 1, 3, 0x2000}, /* aten::lstm.data */
    {131037, 131054, 1880, 1, 3, 0x2000}, /* aten::lstm.input */
    {131241, 131257, 1881, 1, 3, 0x0}, /* aten::lstm_cell */
    {131384, 131400, 1882, 3, 1, 0x10001}, /* aten::lt.Scalar */
    {131453, 131473, 1885, 2, 1, 0x10000}, /* aten::lt.Scalar_out */
    {131553, 131569, 1887, 3, 1, 0x10001}, /* aten::lt.Tensor */
    {131622, 131642, 1890, 2, 1, 0x10000}, /* aten::lt.Tensor_out */
    {131722, 131739, 1892, 3, 1, 0x0}, /* aten::lt_.Scalar */
    {131801, 131818, 1895, 3, 1, 0x0}, /* aten::lt_.Tensor */
    {131880, 131895, 1898, 1, 3, 0x0}, /* aten::lu_solve */
    {131967, 131986, 1899, 1, 3, 0x0}, /* aten::lu_solve.out */
    {132085, 132101, 1900, 2, 3, 0x0}, /* aten::lu_unpack */
    {132233, 132253, 1902, 2, 3, 0x0}, /* aten::lu_unpack.out */
    {132446, 132455, 1904, 1, 3, 0x0}, /* aten::mH */
    {132493, 132502, 1905, 1, 3, 0x0}, /* aten::mT */
    {132540, 132566, 1906, 1, 3, 0x0}, /* aten::margin_ranking_loss */
    {132685, 132710, 1907, 1, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {132785, 132814, 1908, 1, 0, 0x20}, /* aten::masked_fill.Scalar_out */
    {132916, 132941, 1909, 1, 1, 0x0}, /* aten::masked_fill.Tensor */
    {133016, 133045, 1910, 1, 0, 0x20}, /* aten::masked_fill.Tensor_out */
    {133147, 133173, 1911, 2, 1, 0x0}, /* aten::masked_fill_.Scalar */
    {133257, 133283, 1913, 2, 1, 0x0}, /* aten::masked_fill_.Tensor */
    {133367, 133388, 1915, 1, 3, 0x1}, /* aten::masked_scatter */
    {133460, 133485, 1916, 1, 0, 0x20}, /* aten::masked_scatter.out */
    {133584, 133606, 1917, 2, 3, 0x0}, /* aten::masked_scatter_ */
    {133687, 133717, 1919, 1, 3, 0x0}, /* aten::masked_scatter_backward */
    {133806, 133826, 1920, 1, 3, 0x8}, /* aten::masked_select */
    {133882, 133906, 1921, 1, 3, 0x8}, /* aten::masked_select.out */
    {133989, 134002, 1922, 1, 3, 0x0}, /* aten::matmul */
    {134052, 134069, 1923, 1, 3, 0x0}, /* aten::matmul.out */
    {134146, 134161, 1924, 1, 3, 0x0}, /* aten::matrix_H */
    {134205, 134222, 1925, 1, 3, 0x0}, /* aten::matrix_exp */
    {134262, 134281, 1926, 1, 3, 0x0}, /* aten::matrix_power */
    {134330, 134353, 1927, 1, 3, 0x0}, /* aten::matrix_power.out */
    {134429, 134439, 1928, 2, 1, 0x40000}, /* aten::max */
    {134472, 134486, 1930, 3, 1, 0x40001}, /* aten::max.dim */
    {134577, 134595, 1933, 2, 1, 0x40000}, /* aten::max.dim_max */
    {134740, 134756, 1935, 1, 1, 0x10000}, /* aten::max.other */
    {134809, 134823, 1936, 1, 1, 0x10000}, /* aten::max.out */
    {134897, 134917, 1937, 2, 1, 0x40000}, /* aten::max.unary_out */
    {134983, 135000, 1939, 1, 3, 0x0}, /* aten::max_pool1d */
    {135137, 135167, 1940, 1, 3, 0x0}, /* aten::max_pool1d_with_indices */
    {135327, 135344, 1941, 1, 3, 0x0}, /* aten::max_pool2d */
    {135481, 135511, 1942, 2, 3, 0x1}, /* aten::max_pool2d_with_indices */
    {135671, 135705, 1944, 2, 3, 0x0}, /* aten::max_pool2d_with_indices.out */
    {135916, 135955, 1946, 2, 3, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {136137, 136187, 1948, 2, 3, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {136410, 136427, 1950, 1, 3, 0x0}, /* aten::max_pool3d */
    {136564, 136594, 1951, 2, 3, 0x1}, /* aten::max_pool3d_with_indices */
    {136754, 136788, 1953, 2, 3, 0x0}, /* aten::max_pool3d_with_indices.out */
    {136999, 137038, 1955, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {137220, 137270, 1957, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {137493, 137512, 1959, 2, 3, 0x0}, /* aten::max_unpool2d */
    {137593, 137616, 1961, 2, 3, 0x0}, /* aten::max_unpool2d.out */
    {137724, 137743, 1963, 2, 3, 0x0}, /* aten::max_unpool3d */
    {137855, 137878, 1965, 2, 3, 0x0}, /* aten::max_unpool3d.out */
    {138017, 138031, 1967, 3, 1, 0x10001}, /* aten::maximum */
    {138082, 138100, 1970, 2, 1, 0x10000}, /* aten::maximum.out */
    {138178, 138189, 1972, 1, 1, 0x40001}, /* aten::mean */
    {138250, 138265, 1973, 3, 1, 0x40001}, /* aten::mean.dim */
    {138363, 138384, 1976, 2, 1, 0x40000}, /* aten::mean.dtype_out */
    {138475, 138490, 1978, 2, 1, 0x40000}, /* aten::mean.out */
    {138608, 138621, 1980, 2, 3, 0x0}, /* aten::median */
    {138657, 138674, 1982, 1, 3, 0x0}, /* aten::median.dim */
    {138768, 138792, 1983, 2, 3, 0x0}, /* aten::median.dim_values */
    {138943, 138960, 1985, 1, 0, 0x20}, /* aten::median.out */
    {139023, 139038, 1986, 1, 3, 0x0}, /* aten::meshgrid */
    {139083, 139107, 1987, 1, 3, 0x0}, /* aten::meshgrid.indexing */
    {139178, 139188, 1988, 2, 1, 0x40000}, /* aten::min */
    {139221, 139235, 1990, 3, 1, 0x40001}, /* aten::min.dim */
    {139326, 139344, 1993, 2, 1, 0x40000}, /* aten::min.dim_min */
    {139490, 139506, 1995, 1, 1, 0x10000}, /* aten::min.other */
    {139559, 139573, 1996, 1, 1, 0x10000}, /* aten::min.out */
    {139647, 139667, 1997, 2, 1, 0x40000}, /* aten::min.unary_out */
    {139733, 139747, 1999, 3, 1, 0x10001}, /* aten::minimum */
    {139798, 139816, 2002, 2, 1, 0x10000}, /* aten::minimum.out */
    {139894, 139905, 2004, 3, 3, 0x10000}, /* aten::mish */
    {139939, 139954, 2007, 2, 3, 0x0}, /* aten::mish.out */
    {140015, 140027, 2009, 3, 3, 0x0}, /* aten::mish_ */
    {140070, 140090, 2012, 3, 3, 0x0}, /* aten::mish_backward */
    {140153, 140162, 2015, 3, 3, 0x1}, /* aten::mm */
    {140207, 140220, 2018, 2, 3, 0x0}, /* aten::mm.out */
    {140292, 140303, 2020, 2, 3, 0x0}, /* aten::mode */
    {140394, 140412, 2022, 2, 3, 0x0}, /* aten::mode.values */
    {140560, 140579, 2024, 1, 3, 0x0}, /* aten::moveaxis.int */
    {140656, 140679, 2025, 1, 3, 0x0}, /* aten::moveaxis.intlist */
    {140764, 140782, 2026, 1, 3, 0x0}, /* aten::movedim.int */
    {140858, 140880, 2027, 1, 3, 0x0}, /* aten::movedim.intlist */
    {140964, 140979, 2028, 2, 1, 0x0}, /* aten::mse_loss */
    {141052, 141071, 2030, 2, 1, 0x0}, /* aten::mse_loss.out */
    {141171, 141195, 2032, 2, 3, 0x0}, /* aten::mse_loss_backward */
    {141292, 141327, 2034, 2, 3, 0x0}, /* aten::mse_loss_backward.grad_input */
    {141465, 141477, 2036, 1, 3, 0x0}, /* aten::msort */
    {141512, 141528, 2037, 1, 3, 0x0}, /* aten::msort.out */
    {141590, 141607, 2038, 1, 1, 0x10001}, /* aten::mul.Scalar */
    {141661, 141682, 2039, 1, 0, 0x20}, /* aten::mul.Scalar_out */
    {141763, 141780, 2040, 3, 1, 0x10001}, /* aten::mul.Tensor */
    {141834, 141848, 2043, 2, 1, 0x10000}, /* aten::mul.out */
    {141922, 141940, 2045, 1, 1, 0x10000}, /* aten::mul_.Scalar */
    {142003, 142021, 2046, 3, 1, 0x10000}, /* aten::mul_.Tensor */
    {142084, 142108, 2049, 2, 3, 0x0}, /* aten::multi_margin_loss */
    {142240, 142268, 2051, 2, 3, 0x0}, /* aten::multi_margin_loss.out */
    {142427, 142460, 2053, 2, 3, 0x0}, /* aten::multi_margin_loss_backward */
    {142617, 142661, 2055, 2, 3, 0x0}, /* aten::multi_margin_loss_backward.grad_input */
    {142859, 142888, 2057, 1, 3, 0x0}, /* aten::multilabel_margin_loss */
    {142975, 143008, 2058, 1, 3, 0x0}, /* aten::multilabel_margin_loss.out */
    {143122, 143160, 2059, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward */
    {143289, 143338, 2061, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward.grad_input */
    {143508, 143545, 2063, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward */
    {143662, 143706, 2065, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward.output */
    {143865, 143883, 2067, 2, 3, 0x2000}, /* aten::multinomial */
    {143998, 144020, 2069, 2, 3, 0x2000}, /* aten::multinomial.out */
    {144159, 144181, 2071, 1, 3, 0x0}, /* aten::multiply.Scalar */
    {144240, 144262, 2072, 1, 3, 0x0}, /* aten::multiply.Tensor */
    {144321, 144340, 2073, 1, 3, 0x0}, /* aten::multiply.out */
    {144419, 144442, 2074, 1, 3, 0x0}, /* aten::multiply_.Scalar */
    {144510, 144533, 2075, 1, 3, 0x0}, /* aten::multiply_.Tensor */
    {144601, 144610, 2076, 1, 3, 0x0}, /* aten::mv */
    {144654, 144667, 2077, 1, 3, 0x0}, /* aten::mv.out */
    {144738, 144753, 2078, 2, 1, 0x10000}, /* aten::mvlgamma */
    {144798, 144817, 2080, 2, 3, 0x10000}, /* aten::mvlgamma.out */
    {144889, 144905, 2082, 2, 1, 0x10000}, /* aten::mvlgamma_ */
    {144959, 144976, 2084, 2, 3, 0x10000}, /* aten::nan_to_num */
    {145073, 145094, 2086, 2, 3, 0x10000}, /* aten::nan_to_num.out */
    {145218, 145236, 2088, 2, 3, 0x10000}, /* aten::nan_to_num_ */
    {145342, 145356, 2090, 1, 1, 0x0}, /* aten::nanmean */
    {145458, 145476, 2091, 1, 1, 0x0}, /* aten::nanmean.out */
    {145602, 145618, 2092, 2, 3, 0x0}, /* aten::nanmedian */
    {145657, 145677, 2094, 1, 3, 0x0}, /* aten::nanmedian.dim */
    {145774, 145801, 2095, 2, 3, 0x0}, /* aten::nanmedian.dim_values */
    {145955, 145975, 2097, 1, 0, 0x20}, /* aten::nanmedian.out */
    {146041, 146059, 2098, 1, 3, 0x0}, /* aten::nanquantile */
    {146176, 146198, 2099, 1, 3, 0x0}, /* aten::nanquantile.out */
    {146339, 146364, 2100, 1, 3, 0x0}, /* aten::nanquantile.scalar */
    {146487, 146516, 2101, 1, 3, 0x0}, /* aten::nanquantile.scalar_out */
    {146663, 146676, 2102, 2, 3, 0x40000}, /* aten::nansum */
    {146777, 146794, 2104, 2, 3, 0x40000}, /* aten::nansum.out */
    {146919, 146932, 2106, 1, 0, 0x0}, /* aten::narrow */
    {147012, 147032, 2107, 1, 0, 0x0}, /* aten::narrow.Tensor */
    {147119, 147137, 2108, 1, 3, 0x80000}, /* aten::narrow_copy */
    {147216, 147238, 2109, 2, 3, 0x0}, /* aten::narrow_copy.out */
    {147344, 147368, 2111, 2, 3, 0x0}, /* aten::native_batch_norm */
    {147549, 147577, 2113, 2, 3, 0x0}, /* aten::native_batch_norm.out */
    {147839, 147872, 2115, 2, 3, 0x0}, /* aten::native_batch_norm_backward */
    {148107, 148144, 2117, 1, 0, 0x20}, /* aten::native_batch_norm_backward.out */
    {148449, 148470, 2118, 2, 3, 0x2001}, /* aten::native_dropout */
    {148547, 148572, 2120, 1, 0, 0x2020}, /* aten::native_dropout.out */
    {148698, 148728, 2121, 2, 3, 0x10000}, /* aten::native_dropout_backward */
    {148814, 148848, 2123, 1, 0, 0x20}, /* aten::native_dropout_backward.out */
    {148961, 148985, 2124, 2, 3, 0x1}, /* aten::native_group_norm */
    {149135, 149163, 2126, 1, 0, 0x20}, /* aten::native_group_norm.out */
    {149383, 149416, 2127, 2, 3, 0x1}, /* aten::native_group_norm_backward */
    {149614, 149651, 2129, 1, 0, 0x20}, /* aten::native_group_norm_backward.out */
    {149919, 149943, 2130, 2, 3, 0x1}, /* aten::native_layer_norm */
    {150077, 150105, 2132, 1, 0, 0x20}, /* aten::native_layer_norm.out */
    {150309, 150342, 2133, 2, 3, 0x1}, /* aten::native_layer_norm_backward */
    {150538, 150575, 2135, 1, 0, 0x20}, /* aten::native_layer_norm_backward.out */
    {150841, 150857, 2136, 3, 1, 0x10001}, /* aten::ne.Scalar */
    {150910, 150930, 2139, 2, 1, 0x10000}, /* aten::ne.Scalar_out */
    {151010, 151026, 2141, 3, 1, 0x10001}, /* aten::ne.Tensor */
    {151079, 151099, 2144, 2, 1, 0x10000}, /* aten::ne.Tensor_out */
    {151179, 151196, 2146, 3, 1, 0x0}, /* aten::ne_.Scalar */
    {151258, 151275, 2149, 3, 1, 0x0}, /* aten::ne_.Tensor */
    {151337, 151347, 2152, 3, 1, 0x10001}, /* aten::neg */
    {151380, 151394, 2155, 2, 1, 0x10000}, /* aten::neg.out */
    {151454, 151465, 2157, 3, 1, 0x10000}, /* aten::neg_ */
    {151507, 151522, 2160, 1, 3, 0x0}, /* aten::negative */
    {151560, 151579, 2161, 1, 3, 0x0}, /* aten::negative.out */
    {151644, 151660, 2162, 1, 3, 0x0}, /* aten::negative_ */
    {151707, 151723, 2163, 1, 3, 0x0}, /* aten::new_empty */
    {151869, 151889, 2164, 1, 0, 0x20}, /* aten::new_empty.out */
    {151970, 151994, 2165, 1, 3, 0x0}, /* aten::new_empty_strided */
    {152165, 152193, 2166, 1, 0, 0x20}, /* aten::new_empty_strided.out */
    {152299, 152314, 2167, 1, 3, 0x0}, /* aten::new_full */
    {152478, 152497, 2168, 1, 0, 0x20}, /* aten::new_full.out */
    {152596, 152611, 2169, 1, 3, 0x0}, /* aten::new_ones */
    {152756, 152775, 2170, 1, 0, 0x20}, /* aten::new_ones.out */
    {152855, 152871, 2171, 1, 3, 0x0}, /* aten::new_zeros */
    {153017, 153037, 2172, 1, 0, 0x20}, /* aten::new_zeros.out */
    {153118, 153134, 2173, 3, 3, 0x10000}, /* aten::nextafter */
    {153187, 153207, 2176, 2, 3, 0x10000}, /* aten::nextafter.out */
    {153287, 153304, 2178, 3, 3, 0x10000}, /* aten::nextafter_ */
    {153366, 153381, 2181, 1, 3, 0x0}, /* aten::nll_loss */
    {153501, 153520, 2182, 1, 3, 0x0}, /* aten::nll_loss.out */
    {153667, 153684, 2183, 1, 3, 0x0}, /* aten::nll_loss2d */
    {153806, 153827, 2184, 1, 3, 0x0}, /* aten::nll_loss2d.out */
    {153976, 154002, 2185, 2, 3, 0x0}, /* aten::nll_loss2d_backward */
    {154159, 154196, 2187, 2, 3, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {154394, 154419, 2189, 2, 3, 0x0}, /* aten::nll_loss2d_forward */
    {154564, 154596, 2191, 2, 3, 0x0}, /* aten::nll_loss2d_forward.output */
    {154783, 154807, 2193, 2, 3, 0x0}, /* aten::nll_loss_backward */
    {154962, 154997, 2195, 2, 3, 0x0}, /* aten::nll_loss_backward.grad_input */
    {155193, 155216, 2197, 2, 3, 0x0}, /* aten::nll_loss_forward */
    {155359, 155389, 2199, 2, 3, 0x0}, /* aten::nll_loss_forward.output */
    {155574, 155592, 2201, 1, 3, 0x0}, /* aten::nll_loss_nd */
    {155715, 155729, 2202, 1, 3, 0x9}, /* aten::nonzero */
    {155766, 155784, 2203, 1, 3, 0x8}, /* aten::nonzero.out */
    {155848, 155868, 2204, 1, 3, 0x0}, /* aten::nonzero_numpy */
    {155913, 155934, 2205, 2, 3, 0x0}, /* aten::nonzero_static */
    {156013, 156038, 2207, 2, 3, 0x0}, /* aten::nonzero_static.out */
    {156141, 156159, 2209, 1, 1, 0x40000}, /* aten::norm.Scalar */
    {156212, 156237, 2210, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {156328, 156359, 2213, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {156471, 156498, 2216, 1, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {156580, 156611, 2217, 1, 0, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {156717, 156739, 2218, 1, 0, 0x20}, /* aten::norm.Scalar_out */
    {156819, 156840, 2219, 2, 1, 0x40000}, /* aten::norm.dtype_out */
    {156962, 156977, 2221, 2, 1, 0x40000}, /* aten::norm.out */
    {157081, 157108, 2223, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor */
    {157200, 157231, 2225, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {157347, 157373, 2227, 2, 3, 0x2000}, /* aten::normal.Tensor_float */
    {157465, 157495, 2229, 2, 3, 0x2000}, /* aten::normal.Tensor_float_out */
    {157611, 157637, 2231, 2, 3, 0x2000}, /* aten::normal.float_Tensor */
    {157727, 157757, 2233, 2, 3, 0x2000}, /* aten::normal.float_Tensor_out */
    {157871, 157896, 2235, 2, 3, 0x2000}, /* aten::normal.float_float */
    {158088, 158117, 2237, 1, 3, 0x2000}, /* aten::normal.float_float_out */
    {158244, 158261, 2238, 1, 0, 0x2020}, /* aten::normal.out */
    {158380, 158394, 2239, 2, 1, 0x2000}, /* aten::normal_ */
    {158496, 158520, 2241, 1, 1, 0x2000}, /* aten::normal_functional */
    {158624, 158647, 2242, 1, 3, 0x0}, /* aten::not_equal.Scalar */
    {158707, 158734, 2243, 1, 3, 0x0}, /* aten::not_equal.Scalar_out */
    {158821, 158844, 2244, 1, 3, 0x0}, /* aten::not_equal.Tensor */
    {158904, 158931, 2245, 1, 3, 0x0}, /* aten::not_equal.Tensor_out */
    {159018, 159042, 2246, 1, 3, 0x0}, /* aten::not_equal_.Scalar */
    {159111, 159135, 2247, 1, 3, 0x0}, /* aten::not_equal_.Tensor */
    {159204, 159223, 2248, 1, 3, 0x0}, /* aten::nuclear_norm */
    {159285, 159308, 2249, 1, 3, 0x0}, /* aten::nuclear_norm.dim */
    {159386, 159413, 2250, 1, 3, 0x0}, /* aten::nuclear_norm.dim_out */
    {159518, 159541, 2251, 1, 3, 0x0}, /* aten::nuclear_norm.out */
    {159630, 159642, 2252, 1, 0, 0x0}, /* aten::numel */
    {159674, 159688, 2253, 1, 3, 0x0}, /* aten::numpy_T */
    {159731, 159745, 2254, 1, 3, 0x8}, /* aten::one_hot */
    {159802, 159813, 2255, 2, 3, 0x0}, /* aten::ones */
    {159941, 159956, 2257, 1, 3, 0x0}, /* aten::ones.out */
    {160019, 160035, 2258, 1, 3, 0x0}, /* aten::ones_like */
    {160200, 160220, 2259, 1, 0, 0x20}, /* aten::ones_like.out */
    {160320, 160332, 2260, 1, 3, 0x0}, /* aten::orgqr */
    {160382, 160398, 2261, 1, 3, 0x0}, /* aten::orgqr.out */
    {160475, 160487, 2262, 2, 3, 0x0}, /* aten::ormqr */
    {160590, 160606, 2264, 2, 3, 0x0}, /* aten::ormqr.out */
    {160736, 160748, 2266, 1, 3, 0x0}, /* aten::outer */
    {160796, 160812, 2267, 1, 3, 0x0}, /* aten::outer.out */
    {160887, 160897, 2268, 1, 3, 0x0}, /* aten::pad */
    {160984, 161008, 2269, 1, 3, 0x0}, /* aten::pairwise_distance */
    {161112, 161124, 2270, 1, 3, 0x0}, /* aten::pdist */
    {161170, 161184, 2271, 1, 3, 0x1}, /* aten::permute */
    {161239, 161258, 2272, 1, 3, 0x80000}, /* aten::permute_copy */
    {161312, 161335, 2273, 1, 0, 0x80020}, /* aten::permute_copy.out */
    {161416, 161431, 2274, 1, 3, 0x0}, /* aten::pinverse */
    {161488, 161508, 2275, 2, 3, 0x0}, /* aten::pixel_shuffle */
    {161571, 161595, 2277, 1, 0, 0x20}, /* aten::pixel_shuffle.out */
    {161685, 161707, 2278, 2, 3, 0x0}, /* aten::pixel_unshuffle */
    {161774, 161800, 2280, 1, 0, 0x20}, /* aten::pixel_unshuffle.out */
    {161894, 161917, 2281, 1, 3, 0x0}, /* aten::poisson_nll_loss */
    {162032, 162044, 2282, 2, 3, 0x0}, /* aten::polar */
    {162092, 162108, 2284, 2, 3, 0x0}, /* aten::polar.out */
    {162183, 162199, 2286, 3, 1, 0x10000}, /* aten::polygamma */
    {162245, 162265, 2289, 2, 1, 0x10000}, /* aten::polygamma.out */
    {162338, 162355, 2291, 2, 1, 0x10000}, /* aten::polygamma_ */
    {162410, 162425, 2293, 1, 3, 0x10000}, /* aten::positive */
    {162469, 162486, 2294, 3, 1, 0x10001}, /* aten::pow.Scalar */
    {162543, 162564, 2297, 2, 1, 0x10000}, /* aten::pow.Scalar_out */
    {162648, 162672, 2299, 3, 1, 0x10001}, /* aten::pow.Tensor_Scalar */
    {162736, 162764, 2302, 2, 1, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {162855, 162879, 2304, 3, 1, 0x10001}, /* aten::pow.Tensor_Tensor */
    {162943, 162971, 2307, 2, 1, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {163062, 163080, 2309, 3, 1, 0x10000}, /* aten::pow_.Scalar */
    {163146, 163164, 2312, 3, 1, 0x10000}, /* aten::pow_.Tensor */
    {163230, 163242, 2315, 1, 3, 0x0}, /* aten::prelu */
    {163292, 163303, 2316, 2, 1, 0x40001}, /* aten::prod */
    {163364, 163383, 2318, 3, 1, 0x40001}, /* aten::prod.dim_int */
    {163481, 163500, 2321, 2, 1, 0x40000}, /* aten::prod.int_out */
    {163618, 163633, 2323, 1, 0, 0x20}, /* aten::prod.out */
    {163718, 163738, 2324, 1, 3, 0x0}, /* aten::promote_types */
    {163808, 163818, 2325, 1, 3, 0x0}, /* aten::put */
    {163903, 163917, 2326, 1, 0, 0x20}, /* aten::put.out */
    {164029, 164040, 2327, 2, 3, 0x0}, /* aten::put_ */
    {164134, 164143, 2329, 1, 3, 0x0}, /* aten::qr */
    {164205, 164216, 2330, 1, 3, 0x0}, /* aten::qr.Q */
    {164319, 164334, 2331, 1, 3, 0x0}, /* aten::quantile */
    {164448, 164467, 2332, 1, 3, 0x0}, /* aten::quantile.out */
    {164605, 164627, 2333, 1, 3, 0x0}, /* aten::quantile.scalar */
    {164747, 164773, 2334, 1, 3, 0x0}, /* aten::quantile.scalar_out */
    {164917, 164931, 2335, 1, 3, 0x10000}, /* aten::rad2deg */
    {164968, 164986, 2336, 1, 3, 0x10000}, /* aten::rad2deg.out */
    {165050, 165065, 2337, 1, 3, 0x10000}, /* aten::rad2deg_ */
    {165111, 165122, 2338, 2, 3, 0x2001}, /* aten::rand */
    {165250, 165271, 2340, 2, 3, 0x2000}, /* aten::rand.generator */
    {165431, 165456, 2342, 1, 3, 0x2000}, /* aten::rand.generator_out */
    {165551, 165566, 2343, 1, 3, 0x2000}, /* aten::rand.out */
    {165629, 165645, 2344, 1, 3, 0x2000}, /* aten::rand_like */
    {165810, 165830, 2345, 1, 0, 0x2020}, /* aten::rand_like.out */
    {165930, 165944, 2346, 2, 3, 0x2000}, /* aten::randint */
    {166088, 166112, 2348, 2, 3, 0x2000}, /* aten::randint.generator */
    {166288, 166316, 2350, 1, 3, 0x2000}, /* aten::randint.generator_out */
    {166427, 166445, 2351, 2, 3, 0x2000}, /* aten::randint.low */
    {166605, 166633, 2353, 2, 3, 0x2000}, /* aten::randint.low_generator */
    {166825, 166857, 2355, 1, 3, 0x2000}, /* aten::randint.low_generator_out */
    {166984, 167006, 2356, 1, 3, 0x2000}, /* aten::randint.low_out */
    {167101, 167119, 2357, 1, 3, 0x2000}, /* aten::randint.out */
    {167198, 167217, 2358, 1, 3, 0x2000}, /* aten::randint_like */
    {167398, 167427, 2359, 1, 3, 0x2000}, /* aten::randint_like.low_dtype */
    {167630, 167663, 2360, 1, 0, 0x2020}, /* aten::randint_like.low_dtype_out */
    {167801, 167824, 2361, 1, 0, 0x2020}, /* aten::randint_like.out */
    {167940, 167952, 2362, 2, 3, 0x2001}, /* aten::randn */
    {168081, 168103, 2364, 2, 3, 0x2000}, /* aten::randn.generator */
    {168264, 168290, 2366, 1, 3, 0x2000}, /* aten::randn.generator_out */
    {168386, 168402, 2367, 1, 3, 0x2000}, /* aten::randn.out */
    {168466, 168483, 2368, 1, 3, 0x2000}, /* aten::randn_like */
    {168649, 168670, 2369, 1, 0, 0x2020}, /* aten::randn_like.out */
    {168771, 168784, 2370, 1, 0, 0x2020}, /* aten::random */
    {168850, 168868, 2371, 1, 0, 0x2020}, /* aten::random.from */
    {168958, 168980, 2372, 1, 0, 0x2020}, /* aten::random.from_out */
    {169094, 169111, 2373, 1, 0, 0x2020}, /* aten::random.out */
    {169201, 169217, 2374, 1, 0, 0x2020}, /* aten::random.to */
    {169294, 169314, 2375, 1, 0, 0x2020}, /* aten::random.to_out */
    {169415, 169429, 2376, 2, 1, 0x2000}, /* aten::random_ */
    {169504, 169523, 2378, 2, 1, 0x2000}, /* aten::random_.from */
    {169622, 169639, 2380, 2, 1, 0x2000}, /* aten::random_.to */
    {169725, 169740, 2382, 2, 3, 0x2001}, /* aten::randperm */
    {169867, 169892, 2384, 2, 3, 0x2000}, /* aten::randperm.generator */
    {170051, 170080, 2386, 2, 3, 0x2000}, /* aten::randperm.generator_out */
    {170174, 170193, 2388, 1, 3, 0x2000}, /* aten::randperm.out */
    {170255, 170267, 2389, 2, 3, 0x0}, /* aten::range */
    {170407, 170423, 2391, 2, 3, 0x0}, /* aten::range.out */
    {170513, 170530, 2393, 1, 3, 0x0}, /* aten::range.out_ */
    {170606, 170623, 2394, 2, 3, 0x0}, /* aten::range.step */
    {170783, 170795, 2396, 1, 3, 0x0}, /* aten::ravel */
    {170836, 170847, 2397, 1, 1, 0x0}, /* aten::real */
    {170887, 170904, 2398, 3, 1, 0x10001}, /* aten::reciprocal */
    {170944, 170965, 2401, 2, 1, 0x10000}, /* aten::reciprocal.out */
    {171032, 171050, 2403, 3, 1, 0x10000}, /* aten::reciprocal_ */
    {171099, 171122, 2406, 2, 3, 0x1}, /* aten::reflection_pad1d */
    {171187, 171214, 2408, 2, 3, 0x0}, /* aten::reflection_pad1d.out */
    {171306, 171338, 2410, 2, 3, 0x0}, /* aten::reflection_pad1d_backward */
    {171432, 171475, 2412, 2, 3, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {171610, 171633, 2414, 2, 3, 0x1}, /* aten::reflection_pad2d */
    {171698, 171725, 2416, 2, 3, 0x0}, /* aten::reflection_pad2d.out */
    {171817, 171849, 2418, 2, 3, 0x0}, /* aten::reflection_pad2d_backward */
    {171943, 171986, 2420, 2, 3, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {172121, 172144, 2422, 2, 3, 0x1}, /* aten::reflection_pad3d */
    {172209, 172236, 2424, 2, 3, 0x0}, /* aten::reflection_pad3d.out */
    {172328, 172360, 2426, 2, 3, 0x0}, /* aten::reflection_pad3d_backward */
    {172454, 172497, 2428, 2, 3, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {172632, 172643, 2430, 2, 1, 0x10001}, /* aten::relu */
    {172677, 172692, 2432, 1, 0, 0x20}, /* aten::relu.out */
    {172753, 172765, 2433, 1, 3, 0x10000}, /* aten::relu6 */
    {172800, 172813, 2434, 1, 3, 0x0}, /* aten::relu6_ */
    {172857, 172869, 2435, 2, 1, 0x10000}, /* aten::relu_ */
    {172912, 172935, 2437, 1, 3, 0x10001}, /* aten::remainder.Scalar */
    {172995, 173025, 2438, 2, 1, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {173092, 173126, 2440, 1, 0, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {173220, 173247, 2441, 1, 3, 0x10000}, /* aten::remainder.Scalar_out */
    {173334, 173357, 2442, 3, 1, 0x10001}, /* aten::remainder.Tensor */
    {173417, 173444, 2445, 2, 1, 0x10000}, /* aten::remainder.Tensor_out */
    {173531, 173555, 2447, 1, 3, 0x10000}, /* aten::remainder_.Scalar */
    {173624, 173648, 2448, 3, 1, 0x10000}, /* aten::remainder_.Tensor */
    {173717, 173730, 2451, 3, 1, 0x0}, /* aten::renorm */
    {173801, 173818, 2454, 2, 1, 0x0}, /* aten::renorm.out */
    {173916, 173930, 2456, 3, 1, 0x0}, /* aten::renorm_ */
    {174010, 174023, 2459, 1, 3, 0x1}, /* aten::repeat */
    {174077, 174094, 2460, 1, 0, 0x20}, /* aten::repeat.out */
    {174175, 174206, 2461, 1, 3, 0x8}, /* aten::repeat_interleave.Tensor */
    {174292, 174327, 2462, 1, 0, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {174437, 174473, 2463, 1, 3, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {174592, 174625, 2464, 1, 3, 0x0}, /* aten::repeat_interleave.self_int */
    {174741, 174765, 2465, 2, 3, 0x0}, /* aten::replication_pad1d */
    {174831, 174859, 2467, 2, 3, 0x0}, /* aten::replication_pad1d.out */
    {174952, 174985, 2469, 2, 3, 0x0}, /* aten::replication_pad1d_backward */
    {175080, 175124, 2471, 2, 3, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {175260, 175284, 2473, 2, 3, 0x1}, /* aten::replication_pad2d */
    {175350, 175378, 2475, 2, 3, 0x0}, /* aten::replication_pad2d.out */
    {175471, 175504, 2477, 2, 3, 0x0}, /* aten::replication_pad2d_backward */
    {175599, 175643, 2479, 2, 3, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {175779, 175803, 2481, 2, 3, 0x1}, /* aten::replication_pad3d */
    {175869, 175897, 2483, 2, 3, 0x0}, /* aten::replication_pad3d.out */
    {175990, 176023, 2485, 2, 3, 0x0}, /* aten::replication_pad3d_backward */
    {176118, 176162, 2487, 2, 3, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {176298, 176312, 2489, 1, 0, 0x0}, /* aten::reshape */
    {176371, 176388, 2490, 1, 0, 0x0}, /* aten::reshape_as */
    {176448, 176461, 2491, 1, 0, 0x20}, /* aten::resize */
    {176549, 176566, 2492, 1, 0, 0x20}, /* aten::resize.out */
    {176678, 176692, 2493, 2, 0, 0x81}, /* aten::resize_ */
    {176789, 176805, 2495, 1, 0, 0x20}, /* aten::resize_as */
    {176902, 176922, 2496, 1, 0, 0x20}, /* aten::resize_as.out */
    {177043, 177060, 2497, 1, 3, 0x80}, /* aten::resize_as_ */
    {177166, 177185, 2498, 1, 3, 0x0}, /* aten::resolve_conj */
    {177233, 177251, 2499, 1, 3, 0x0}, /* aten::resolve_neg */
    {177298, 177323, 2500, 1, 3, 0x0}, /* aten::result_type.Scalar */
    {177391, 177423, 2501, 1, 3, 0x0}, /* aten::result_type.Scalar_Scalar */
    {177501, 177533, 2502, 1, 3, 0x0}, /* aten::result_type.Scalar_Tensor */
    {177609, 177634, 2503, 1, 3, 0x0}, /* aten::result_type.Tensor */
    {177702, 177717, 2504, 1, 3, 0x0}, /* aten::rms_norm */
    {177821, 177841, 2505, 1, 3, 0x2000}, /* aten::rnn_relu.data */
    {178022, 178043, 2506, 1, 3, 0x2000}, /* aten::rnn_relu.input */
    {178224, 178244, 2507, 1, 3, 0x0}, /* aten::rnn_relu_cell */
    {178363, 178383, 2508, 1, 3, 0x2000}, /* aten::rnn_tanh.data */
    {178564, 178585, 2509, 1, 3, 0x2000}, /* aten::rnn_tanh.input */
    {178766, 178786, 2510, 1, 3, 0x0}, /* aten::rnn_tanh_cell */
    {178905, 178916, 2511, 2, 3, 0x0}, /* aten::roll */
    {178984, 178999, 2513, 1, 0, 0x20}, /* aten::roll.out */
    {179094, 179106, 2514, 1, 3, 0x0}, /* aten::rot90 */
    {179168, 179184, 2515, 1, 0, 0x20}, /* aten::rot90.out */
    {179274, 179286, 2516, 3, 1, 0x10001}, /* aten::round */
    {179321, 179342, 2519, 3, 1, 0x10000}, /* aten::round.decimals */
    {179403, 179428, 2522, 2, 1, 0x10000}, /* aten::round.decimals_out */
    {179513, 179529, 2524, 2, 1, 0x10000}, /* aten::round.out */
    {179591, 179604, 2526, 3, 1, 0x10000}, /* aten::round_ */
    {179648, 179670, 2529, 3, 1, 0x10000}, /* aten::round_.decimals */
    {179740, 179756, 2532, 1, 3, 0x0}, /* aten::row_stack */
    {179800, 179820, 2533, 1, 3, 0x0}, /* aten::row_stack.out */
    {179891, 179923, 2534, 1, 3, 0x0}, /* aten::rrelu_with_noise_backward */
    {180076, 180112, 2535, 1, 0, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {180292, 180304, 2536, 3, 1, 0x10001}, /* aten::rsqrt */
    {180339, 180355, 2539, 2, 1, 0x10000}, /* aten::rsqrt.out */
    {180417, 180430, 2541, 3, 1, 0x10000}, /* aten::rsqrt_ */
    {180474, 180492, 2544, 1, 1, 0x10000}, /* aten::rsub.Scalar */
    {180563, 180585, 2545, 1, 0, 0x20}, /* aten::rsub.Scalar_out */
    {180683, 180701, 2546, 2, 1, 0x0}, /* aten::rsub.Tensor */
    {180775, 180797, 2548, 1, 0, 0x20}, /* aten::rsub.Tensor_out */
    {180895, 180915, 2549, 2, 3, 0x1}, /* aten::scalar_tensor */
    {181047, 181071, 2551, 1, 0, 0x20}, /* aten::scalar_tensor.out */
    {181138, 181159, 2552, 3, 3, 0x0}, /* aten::scatter.reduce */
    {181253, 181278, 2555, 2, 3, 0x0}, /* aten::scatter.reduce_out */
    {181396, 181414, 2557, 3, 3, 0x1}, /* aten::scatter.src */
    {181490, 181512, 2560, 2, 3, 0x0}, /* aten::scatter.src_out */
    {181615, 181635, 2562, 3, 3, 0x1}, /* aten::scatter.value */
    {181715, 181739, 2565, 2, 3, 0x0}, /* aten::scatter.value_out */
    {181846, 181873, 2567, 3, 3, 0x0}, /* aten::scatter.value_reduce */
    {181975, 182006, 2570, 2, 3, 0x0}, /* aten::scatter.value_reduce_out */
    {182132, 182154, 2572, 3, 3, 0x0}, /* aten::scatter_.reduce */
    {182257, 182276, 2575, 3, 3, 0x0}, /* aten::scatter_.src */
    {182361, 182382, 2578, 3, 3, 0x0}, /* aten::scatter_.value */
    {182471, 182499, 2581, 3, 3, 0x0}, /* aten::scatter_.value_reduce */
    {182610, 182628, 2584, 3, 3, 0x1}, /* aten::scatter_add */
    {182704, 182726, 2587, 2, 3, 0x0}, /* aten::scatter_add.out */
    {182829, 182848, 2589, 3, 3, 0x0}, /* aten::scatter_add_ */
    {182933, 182958, 2592, 3, 3, 0x1}, /* aten::scatter_reduce.two */
    {183080, 183109, 2595, 2, 3, 0x0}, /* aten::scatter_reduce.two_out */
    {183255, 183281, 2597, 3, 3, 0x0}, /* aten::scatter_reduce_.two */
    {183412, 183438, 2600, 2, 3, 0x0}, /* aten::searchsorted.Scalar */
    {183591, 183621, 2602, 2, 3, 0x0}, /* aten::searchsorted.Scalar_out */
    {183798, 183824, 2604, 2, 3, 0x0}, /* aten::searchsorted.Tensor */
    {183977, 184007, 2606, 2, 3, 0x0}, /* aten::searchsorted.Tensor_out */
    {184184, 184205, 2608, 2, 3, 0x0}, /* aten::segment_reduce */
    {184383, 184408, 2610, 1, 0, 0x20}, /* aten::segment_reduce.out */
    {184610, 184627, 2611, 1, 0, 0x1}, /* aten::select.int */
    {184696, 184718, 2612, 1, 0, 0x0}, /* aten::select_backward */
    {184815, 184841, 2613, 1, 0, 0x20}, /* aten::select_backward.out */
    {184965, 184987, 2614, 1, 3, 0x80000}, /* aten::select_copy.int */
    {185055, 185081, 2615, 1, 0, 0x80020}, /* aten::select_copy.int_out */
    {185176, 185197, 2616, 1, 0, 0x1}, /* aten::select_scatter */
    {185276, 185301, 2617, 1, 0, 0x20}, /* aten::select_scatter.out */
    {185407, 185418, 2618, 1, 1, 0x10000}, /* aten::selu */
    {185452, 185464, 2619, 1, 1, 0x10000}, /* aten::selu_ */
    {185507, 185517, 2620, 3, 3, 0x10000}, /* aten::sgn */
    {185550, 185564, 2623, 2, 3, 0x10000}, /* aten::sgn.out */
    {185624, 185635, 2625, 3, 3, 0x10000}, /* aten::sgn_ */
    {185677, 185691, 2628, 3, 1, 0x10001}, /* aten::sigmoid */
    {185728, 185746, 2631, 2, 1, 0x10000}, /* aten::sigmoid.out */
    {185810, 185825, 2633, 3, 1, 0x10000}, /* aten::sigmoid_ */
    {185871, 185894, 2636, 3, 3, 0x10000}, /* aten::sigmoid_backward */
    {185962, 185996, 2639, 2, 3, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {186105, 186116, 2641, 3, 1, 0x10001}, /* aten::sign */
    {186150, 186165, 2644, 2, 1, 0x10000}, /* aten::sign.out */
    {186226, 186238, 2646, 3, 1, 0x10000}, /* aten::sign_ */
    {186281, 186295, 2649, 3, 3, 0x10000}, /* aten::signbit */
    {186332, 186350, 2652, 2, 3, 0x10000}, /* aten::signbit.out */
    {186414, 186425, 2654, 3, 3, 0x10000}, /* aten::silu */
    {186459, 186474, 2657, 2, 3, 0x10000}, /* aten::silu.out */
    {186535, 186547, 2659, 3, 3, 0x10000}, /* aten::silu_ */
    {186590, 186610, 2662, 3, 3, 0x10000}, /* aten::silu_backward */
    {186673, 186704, 2665, 2, 3, 0x10000}, /* aten::silu_backward.grad_input */
    {186808, 186818, 2667, 3, 1, 0x10001}, /* aten::sin */
    {186851, 186865, 2670, 2, 1, 0x10000}, /* aten::sin.out */
    {186925, 186936, 2672, 3, 1, 0x10000}, /* aten::sin_ */
    {186978, 186989, 2675, 3, 3, 0x10000}, /* aten::sinc */
    {187023, 187038, 2678, 2, 3, 0x10000}, /* aten::sinc.out */
    {187099, 187111, 2680, 3, 3, 0x10000}, /* aten::sinc_ */
    {187154, 187165, 2683, 3, 1, 0x10001}, /* aten::sinh */
    {187199, 187214, 2686, 2, 1, 0x10000}, /* aten::sinh.out */
    {187275, 187287, 2688, 3, 1, 0x10000}, /* aten::sinh_ */
    {187330, 187345, 2691, 1, 0, 0x0}, /* aten::size.int */
    {187389, 187408, 2692, 1, 0, 0x1}, /* aten::slice.Tensor */
    {187520, 187541, 2693, 1, 0, 0x0}, /* aten::slice_backward */
    {187662, 187687, 2694, 1, 0, 0x20}, /* aten::slice_backward.out */
    {187835, 187859, 2695, 1, 3, 0x80000}, /* aten::slice_copy.Tensor */
    {187970, 187998, 2696, 1, 0, 0x80020}, /* aten::slice_copy.Tensor_out */
    {188136, 188156, 2697, 1, 0, 0x80001}, /* aten::slice_scatter */
    {188275, 188299, 2698, 1, 0, 0x80020}, /* aten::slice_scatter.out */
    {188445, 188459, 2699, 1, 3, 0x0}, /* aten::slogdet */
    {188521, 188539, 2700, 1, 3, 0x0}, /* aten::slogdet.out */
    {188655, 188676, 2701, 2, 1, 0x0}, /* aten::smooth_l1_loss */
    {188771, 188796, 2703, 2, 1, 0x0}, /* aten::smooth_l1_loss.out */
    {188918, 188948, 2705, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward */
    {189063, 189104, 2707, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {189260, 189283, 2709, 2, 3, 0x0}, /* aten::soft_margin_loss */
    {189364, 189391, 2711, 1, 3, 0x0}, /* aten::soft_margin_loss.out */
    {189499, 189531, 2712, 2, 3, 0x0}, /* aten::soft_margin_loss_backward */
    {189636, 189679, 2714, 1, 3, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {189825, 189843, 2715, 1, 3, 0x0}, /* aten::softmax.int */
    {189917, 189939, 2716, 2, 3, 0x0}, /* aten::softmax.int_out */
    {190040, 190055, 2718, 3, 1, 0x10000}, /* aten::softplus */
    {190129, 190148, 2721, 2, 1, 0x0}, /* aten::softplus.out */
    {190249, 190273, 2723, 3, 3, 0x0}, /* aten::softplus_backward */
    {190371, 190406, 2726, 2, 3, 0x0}, /* aten::softplus_backward.grad_input */
    {190545, 190562, 2728, 3, 1, 0x10000}, /* aten::softshrink */
    {190620, 190641, 2731, 2, 1, 0x0}, /* aten::softshrink.out */
    {190726, 190752, 2733, 3, 3, 0x0}, /* aten::softshrink_backward */
    {190835, 190872, 2736, 2, 3, 0x0}, /* aten::softshrink_backward.grad_input */
    {190996, 191007, 2738, 1, 1, 0x1}, /* aten::sort */
    {191101, 191119, 2739, 3, 3, 0x0}, /* aten::sort.stable */
    {191237, 191255, 2742, 2, 1, 0x0}, /* aten::sort.values */
    {191406, 191431, 2744, 2, 3, 0x0}, /* aten::sort.values_stable */
    {191603, 191625, 2746, 3, 3, 0x10000}, /* aten::special_airy_ai */
    {191667, 191693, 2749, 2, 3, 0x10000}, /* aten::special_airy_ai.out */
    {191762, 191786, 2751, 3, 3, 0x10000}, /* aten::special_bessel_j0 */
    {191833, 191861, 2754, 2, 3, 0x10000}, /* aten::special_bessel_j0.out */
    {191935, 191959, 2756, 3, 3, 0x10000}, /* aten::special_bessel_j1 */
    {192006, 192034, 2759, 2, 3, 0x10000}, /* aten::special_bessel_j1.out */
    {192108, 192132, 2761, 3, 3, 0x10000}, /* aten::special_bessel_y0 */
    {192179, 192207, 2764, 2, 3, 0x10000}, /* aten::special_bessel_y0.out */
    {192281, 192305, 2766, 3, 3, 0x10000}, /* aten::special_bessel_y1 */
    {192352, 192380, 2769, 2, 3, 0x10000}, /* aten::special_bessel_y1.out */
    {192454, 192491, 2771, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {192558, 192604, 2774, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {192680, 192730, 2775, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {192833, 192874, 2776, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {192968, 193014, 2778, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {193090, 193140, 2779, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {193243, 193280, 2780, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {193347, 193393, 2783, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {193469, 193519, 2784, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {193622, 193663, 2785, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {193757, 193803, 2787, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {193879, 193929, 2788, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {194032, 194069, 2789, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {194136, 194182, 2792, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {194258, 194308, 2793, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {194411, 194452, 2794, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {194546, 194592, 2796, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {194668, 194718, 2797, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {194821, 194858, 2798, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {194925, 194971, 2801, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {195047, 195097, 2802, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {195200, 195241, 2803, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {195335, 195381, 2805, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {195457, 195507, 2806, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {195610, 195632, 2807, 1, 3, 0x0}, /* aten::special_digamma */
    {195677, 195703, 2808, 1, 3, 0x0}, /* aten::special_digamma.out */
    {195775, 195794, 2809, 3, 3, 0x10000}, /* aten::special_entr */
    {195836, 195859, 2812, 2, 3, 0x10000}, /* aten::special_entr.out */
    {195928, 195946, 2814, 1, 3, 0x0}, /* aten::special_erf */
    {195987, 196009, 2815, 1, 3, 0x0}, /* aten::special_erf.out */
    {196077, 196096, 2816, 1, 3, 0x0}, /* aten::special_erfc */
    {196138, 196161, 2817, 1, 3, 0x0}, /* aten::special_erfc.out */
    {196230, 196250, 2818, 3, 3, 0x10000}, /* aten::special_erfcx */
    {196293, 196317, 2821, 2, 3, 0x10000}, /* aten::special_erfcx.out */
    {196387, 196408, 2823, 1, 3, 0x0}, /* aten::special_erfinv */
    {196452, 196477, 2824, 1, 3, 0x0}, /* aten::special_erfinv.out */
    {196548, 196567, 2825, 1, 3, 0x0}, /* aten::special_exp2 */
    {196609, 196632, 2826, 1, 3, 0x0}, /* aten::special_exp2.out */
    {196701, 196721, 2827, 1, 3, 0x0}, /* aten::special_expit */
    {196764, 196788, 2828, 1, 3, 0x0}, /* aten::special_expit.out */
    {196858, 196878, 2829, 1, 3, 0x0}, /* aten::special_expm1 */
    {196921, 196945, 2830, 1, 3, 0x0}, /* aten::special_expm1.out */
    {197015, 197038, 2831, 1, 3, 0x0}, /* aten::special_gammainc */
    {197098, 197125, 2832, 1, 3, 0x0}, /* aten::special_gammainc.out */
    {197212, 197236, 2833, 1, 3, 0x0}, /* aten::special_gammaincc */
    {197297, 197325, 2834, 1, 3, 0x0}, /* aten::special_gammaincc.out */
    {197413, 197435, 2835, 1, 3, 0x0}, /* aten::special_gammaln */
    {197480, 197506, 2836, 1, 3, 0x0}, /* aten::special_gammaln.out */
    {197578, 197613, 2837, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_h */
    {197678, 197722, 2840, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {197796, 197844, 2841, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {197945, 197984, 2842, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {198076, 198120, 2844, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {198194, 198242, 2845, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {198343, 198379, 2846, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_he */
    {198445, 198490, 2849, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {198565, 198614, 2850, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {198716, 198756, 2851, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {198849, 198894, 2853, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {198969, 199018, 2854, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {199120, 199137, 2855, 1, 3, 0x0}, /* aten::special_i0 */
    {199177, 199198, 2856, 1, 3, 0x0}, /* aten::special_i0.out */
    {199265, 199283, 2857, 3, 3, 0x10000}, /* aten::special_i0e */
    {199324, 199346, 2860, 2, 3, 0x10000}, /* aten::special_i0e.out */
    {199414, 199431, 2862, 3, 3, 0x10000}, /* aten::special_i1 */
    {199471, 199492, 2865, 2, 3, 0x10000}, /* aten::special_i1.out */
    {199559, 199577, 2867, 3, 3, 0x10000}, /* aten::special_i1e */
    {199618, 199640, 2870, 2, 3, 0x10000}, /* aten::special_i1e.out */
    {199708, 199744, 2872, 3, 1, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {199810, 199855, 2875, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {199930, 199979, 2876, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {200081, 200121, 2877, 2, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {200214, 200259, 2879, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {200334, 200383, 2880, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {200485, 200521, 2881, 3, 1, 0x10000}, /* aten::special_legendre_polynomial_p */
    {200587, 200632, 2884, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {200707, 200756, 2885, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {200858, 200898, 2886, 2, 1, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {200991, 201036, 2888, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {201111, 201160, 2889, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {201262, 201282, 2890, 1, 3, 0x0}, /* aten::special_log1p */
    {201325, 201349, 2891, 1, 3, 0x0}, /* aten::special_log1p.out */
    {201419, 201442, 2892, 3, 3, 0x10000}, /* aten::special_log_ndtr */
    {201488, 201515, 2895, 2, 3, 0x10000}, /* aten::special_log_ndtr.out */
    {201588, 201614, 2897, 1, 3, 0x0}, /* aten::special_log_softmax */
    {201699, 201719, 2898, 1, 3, 0x0}, /* aten::special_logit */
    {201779, 201803, 2899, 1, 3, 0x0}, /* aten::special_logit.out */
    {201890, 201914, 2900, 1, 3, 0x0}, /* aten::special_logsumexp */
    {201993, 202021, 2901, 1, 3, 0x0}, /* aten::special_logsumexp.out */
    {202127, 202160, 2902, 3, 3, 0x10000}, /* aten::special_modified_bessel_i0 */
    {202216, 202253, 2905, 2, 3, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {202336, 202369, 2907, 3, 3, 0x10000}, /* aten::special_modified_bessel_i1 */
    {202425, 202462, 2910, 2, 3, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {202545, 202578, 2912, 3, 3, 0x10000}, /* aten::special_modified_bessel_k0 */
    {202634, 202671, 2915, 2, 3, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {202754, 202787, 2917, 3, 3, 0x10000}, /* aten::special_modified_bessel_k1 */
    {202843, 202880, 2920, 2, 3, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {202963, 202990, 2922, 1, 3, 0x0}, /* aten::special_multigammaln */
    {203047, 203078, 2923, 1, 3, 0x0}, /* aten::special_multigammaln.out */
    {203162, 203181, 2924, 1, 3, 0x0}, /* aten::special_ndtr */
    {203223, 203246, 2925, 1, 3, 0x0}, /* aten::special_ndtr.out */
    {203315, 203335, 2926, 3, 3, 0x10000}, /* aten::special_ndtri */
    {203378, 203402, 2929, 2, 3, 0x10000}, /* aten::special_ndtri.out */
    {203472, 203496, 2931, 1, 3, 0x0}, /* aten::special_polygamma */
    {203550, 203578, 2932, 1, 3, 0x0}, /* aten::special_polygamma.out */
    {203659, 203677, 2933, 1, 3, 0x0}, /* aten::special_psi */
    {203718, 203740, 2934, 1, 3, 0x0}, /* aten::special_psi.out */
    {203808, 203828, 2935, 1, 3, 0x0}, /* aten::special_round */
    {203890, 203914, 2936, 1, 3, 0x0}, /* aten::special_round.out */
    {204000, 204040, 2937, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {204100, 204144, 2940, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {204231, 204271, 2942, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {204331, 204375, 2945, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {204462, 204507, 2947, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {204582, 204636, 2950, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {204720, 204778, 2951, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {204889, 204938, 2952, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {205040, 205094, 2954, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {205178, 205236, 2955, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {205347, 205392, 2956, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {205467, 205521, 2959, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {205605, 205663, 2960, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {205774, 205823, 2961, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {205925, 205979, 2963, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {206063, 206121, 2964, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {206232, 206277, 2965, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {206352, 206406, 2968, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {206490, 206548, 2969, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {206659, 206708, 2970, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {206810, 206864, 2972, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {206948, 207006, 2973, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {207117, 207162, 2974, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {207237, 207291, 2977, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {207375, 207433, 2978, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {207544, 207593, 2979, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {207695, 207749, 2981, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {207833, 207891, 2982, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {208002, 208021, 2983, 1, 3, 0x0}, /* aten::special_sinc */
    {208063, 208086, 2984, 1, 3, 0x0}, /* aten::special_sinc.out */
    {208155, 208177, 2985, 1, 3, 0x0}, /* aten::special_softmax */
    {208255, 208289, 2986, 3, 3, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {208343, 208381, 2989, 2, 3, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {208462, 208484, 2991, 3, 1, 0x10000}, /* aten::special_xlog1py */
    {208543, 208578, 2994, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {208650, 208689, 2995, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {208788, 208814, 2996, 2, 1, 0x10000}, /* aten::special_xlog1py.out */
    {208900, 208934, 2998, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {209005, 209043, 2999, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {209141, 209161, 3000, 1, 1, 0x0}, /* aten::special_xlogy */
    {209218, 209251, 3001, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {209321, 209358, 3002, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {209455, 209479, 3003, 1, 1, 0x0}, /* aten::special_xlogy.out */
    {209563, 209595, 3004, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {209664, 209700, 3005, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {209796, 209815, 3006, 3, 1, 0x10000}, /* aten::special_zeta */
    {209871, 209903, 3009, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {209972, 210008, 3010, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {210104, 210127, 3011, 2, 1, 0x10000}, /* aten::special_zeta.out */
    {210210, 210241, 3013, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {210309, 210344, 3014, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {210439, 210458, 3015, 1, 0, 0x0}, /* aten::split.Tensor */
    {210543, 210561, 3016, 1, 2, 0x0}, /* aten::split.sizes */
    {210647, 210671, 3017, 1, 3, 0x80000}, /* aten::split_copy.Tensor */
    {210750, 210778, 3018, 1, 3, 0x0}, /* aten::split_copy.Tensor_out */
    {210876, 210899, 3019, 1, 0, 0x1}, /* aten::split_with_sizes */
    {210991, 211019, 3020, 1, 3, 0x80000}, /* aten::split_with_sizes_copy */
    {211105, 211137, 3021, 1, 3, 0x0}, /* aten::split_with_sizes_copy.out */
    {211242, 211253, 3022, 3, 1, 0x10001}, /* aten::sqrt */
    {211287, 211302, 3025, 2, 1, 0x10000}, /* aten::sqrt.out */
    {211363, 211375, 3027, 3, 1, 0x10000}, /* aten::sqrt_ */
    {211418, 211431, 3030, 1, 1, 0x10000}, /* aten::square */
    {211467, 211484, 3031, 1, 3, 0x10000}, /* aten::square.out */
    {211547, 211561, 3032, 1, 1, 0x10000}, /* aten::square_ */
    {211606, 211620, 3033, 1, 0, 0x0}, /* aten::squeeze */
    {211663, 211681, 3034, 1, 0, 0x1}, /* aten::squeeze.dim */
    {211737, 211756, 3035, 1, 0, 0x1}, /* aten::squeeze.dims */
    {211815, 211830, 3036, 1, 0, 0x80}, /* aten::squeeze_ */
    {211876, 211895, 3037, 1, 0, 0x80}, /* aten::squeeze_.dim */
    {211954, 211974, 3038, 1, 0, 0x80}, /* aten::squeeze_.dims */
    {212036, 212055, 3039, 1, 3, 0x80000}, /* aten::squeeze_copy */
    {212097, 212120, 3040, 1, 3, 0x80000}, /* aten::squeeze_copy.dim */
    {212175, 212202, 3041, 1, 0, 0x80020}, /* aten::squeeze_copy.dim_out */
    {212284, 212308, 3042, 1, 3, 0x80000}, /* aten::squeeze_copy.dims */
    {212366, 212394, 3043, 1, 0, 0x80020}, /* aten::squeeze_copy.dims_out */
    {212479, 212502, 3044, 1, 0, 0x80020}, /* aten::squeeze_copy.out */
    {212571, 212583, 3045, 1, 3, 0x0}, /* aten::stack */
    {212634, 212650, 3046, 1, 3, 0x0}, /* aten::stack.out */
    {212728, 212738, 3047, 1, 1, 0x40000}, /* aten::std */
    {212791, 212812, 3048, 2, 1, 0x40000}, /* aten::std.correction */
    {212922, 212947, 3050, 2, 1, 0x40000}, /* aten::std.correction_out */
    {213081, 213095, 3052, 1, 1, 0x40000}, /* aten::std.dim */
    {213185, 213199, 3053, 1, 1, 0x40000}, /* aten::std.out */
    {213312, 213327, 3054, 1, 1, 0x40000}, /* aten::std_mean */
    {213395, 213421, 3055, 2, 1, 0x40000}, /* aten::std_mean.correction */
    {213546, 213576, 3057, 1, 0, 0x20}, /* aten::std_mean.correction_out */
    {213747, 213766, 3058, 1, 1, 0x40000}, /* aten::std_mean.dim */
    {213871, 213888, 3059, 1, 0, 0x0}, /* aten::stride.int */
    {213934, 213951, 3060, 1, 1, 0x10001}, /* aten::sub.Scalar */
    {214021, 214042, 3061, 1, 0, 0x20}, /* aten::sub.Scalar_out */
    {214139, 214156, 3062, 3, 1, 0x10001}, /* aten::sub.Tensor */
    {214229, 214243, 3065, 2, 1, 0x10000}, /* aten::sub.out */
    {214333, 214351, 3067, 1, 1, 0x10000}, /* aten::sub_.Scalar */
    {214430, 214448, 3068, 3, 1, 0x10000}, /* aten::sub_.Tensor */
    {214530, 214552, 3071, 1, 3, 0x0}, /* aten::subtract.Scalar */
    {214627, 214649, 3072, 1, 3, 0x0}, /* aten::subtract.Tensor */
    {214727, 214746, 3073, 1, 3, 0x0}, /* aten::subtract.out */
    {214841, 214864, 3074, 1, 3, 0x0}, /* aten::subtract_.Scalar */
    {214948, 214971, 3075, 1, 3, 0x0}, /* aten::subtract_.Tensor */
    {215058, 215068, 3076, 1, 1, 0x40000}, /* aten::sum */
    {215128, 215150, 3077, 2, 1, 0x40000}, /* aten::sum.IntList_out */
    {215275, 215297, 3079, 3, 1, 0x40001}, /* aten::sum.dim_IntList */
    {215402, 215416, 3082, 1, 0, 0x20}, /* aten::sum.out */
    {215500, 215518, 3083, 1, 0, 0x0}, /* aten::sum_to_size */
    {215574, 215584, 3084, 1, 3, 0x0}, /* aten::svd */
    {215679, 215691, 3085, 1, 3, 0x0}, /* aten::svd.U */
    {215845, 215860, 3086, 1, 0, 0x0}, /* aten::swapaxes */
    {215926, 215942, 3087, 1, 0, 0x80}, /* aten::swapaxes_ */
    {216011, 216026, 3088, 1, 0, 0x0}, /* aten::swapdims */
    {216090, 216106, 3089, 1, 0, 0x80}, /* aten::swapdims_ */
    {216173, 216189, 3090, 1, 0, 0x1}, /* aten::sym_numel */
    {216228, 216247, 3091, 1, 0, 0x1}, /* aten::sym_size.int */
    {216298, 216323, 3092, 1, 0, 0x1}, /* aten::sym_storage_offset */
    {216371, 216392, 3093, 1, 0, 0x1}, /* aten::sym_stride.int */
    {216445, 216453, 3094, 1, 0, 0x0}, /* aten::t */
    {216490, 216499, 3095, 1, 0, 0x80}, /* aten::t_ */
    {216539, 216552, 3096, 1, 3, 0x80000}, /* aten::t_copy */
    {216588, 216605, 3097, 1, 0, 0x80020}, /* aten::t_copy.out */
    {216668, 216679, 3098, 2, 3, 0x0}, /* aten::take */
    {216727, 216742, 3100, 2, 3, 0x0}, /* aten::take.out */
    {216817, 216838, 3102, 1, 3, 0x0}, /* aten::take_along_dim */
    {216913, 216938, 3103, 1, 3, 0x0}, /* aten::take_along_dim.out */
    {217040, 217050, 3104, 3, 1, 0x10001}, /* aten::tan */
    {217083, 217097, 3107, 2, 1, 0x10000}, /* aten::tan.out */
    {217157, 217168, 3109, 3, 1, 0x10000}, /* aten::tan_ */
    {217210, 217221, 3112, 3, 1, 0x10001}, /* aten::tanh */
    {217255, 217270, 3115, 2, 1, 0x10000}, /* aten::tanh.out */
    {217331, 217343, 3117, 3, 1, 0x10000}, /* aten::tanh_ */
    {217386, 217406, 3120, 3, 3, 0x10000}, /* aten::tanh_backward */
    {217471, 217502, 3123, 2, 3, 0x10000}, /* aten::tanh_backward.grad_input */
    {217608, 217635, 3125, 1, 3, 0x0}, /* aten::tensor_split.indices */
    {217727, 217755, 3126, 1, 3, 0x0}, /* aten::tensor_split.sections */
    {217847, 217893, 3127, 1, 3, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {218021, 218037, 3128, 1, 3, 0x0}, /* aten::tensordot */
    {218125, 218145, 3129, 1, 3, 0x0}, /* aten::tensordot.out */
    {218260, 218276, 3130, 3, 1, 0x10000}, /* aten::threshold */
    {218347, 218367, 3133, 2, 1, 0x0}, /* aten::threshold.out */
    {218465, 218482, 3135, 3, 1, 0x0}, /* aten::threshold_ */
    {218562, 218587, 3138, 3, 3, 0x10000}, /* aten::threshold_backward */
    {218673, 218709, 3141, 2, 3, 0x0}, /* aten::threshold_backward.grad_input */
    {218836, 218847, 3143, 1, 3, 0x0}, /* aten::tile */
    {218896, 218912, 3144, 1, 0, 0x0}, /* aten::to.device */
    {219066, 219081, 3145, 1, 0, 0x0}, /* aten::to.dtype */
    {219219, 219241, 3146, 1, 0, 0x0}, /* aten::to.dtype_layout */
    {219460, 219475, 3147, 1, 0, 0x0}, /* aten::to.other */
    {219609, 219620, 3148, 3, 3, 0x1}, /* aten::topk */
    {219738, 219756, 3151, 2, 3, 0x0}, /* aten::topk.values */
    {219931, 219943, 3153, 2, 3, 0x0}, /* aten::trace */
    {219978, 219994, 3155, 1, 0, 0x20}, /* aten::trace.out */
    {220056, 220076, 3156, 1, 0, 0x0}, /* aten::transpose.int */
    {220145, 220162, 3157, 1, 0, 0x80}, /* aten::transpose_ */
    {220230, 220255, 3158, 1, 3, 0x80000}, /* aten::transpose_copy.int */
    {220323, 220352, 3159, 1, 0, 0x80020}, /* aten::transpose_copy.int_out */
    {220447, 220466, 3160, 1, 3, 0x0}, /* aten::trapezoid.dx */
    {220533, 220551, 3161, 1, 3, 0x0}, /* aten::trapezoid.x */
    {220614, 220629, 3162, 1, 3, 0x0}, /* aten::trapz.dx */
    {220691, 220705, 3163, 1, 3, 0x0}, /* aten::trapz.x */
    {220764, 220787, 3164, 2, 3, 0x0}, /* aten::triangular_solve */
    {220946, 220971, 3166, 2, 3, 0x0}, /* aten::triangular_solve.X */
    {221171, 221182, 3168, 3, 3, 0x0}, /* aten::tril */
    {221235, 221250, 3171, 2, 3, 0x0}, /* aten::tril.out */
    {221330, 221342, 3173, 3, 3, 0x0}, /* aten::tril_ */
    {221404, 221423, 3176, 3, 3, 0x0}, /* aten::tril_indices */
    {221576, 221599, 3179, 1, 0, 0x20}, /* aten::tril_indices.out */
    {221687, 221713, 3180, 1, 3, 0x0}, /* aten::triplet_margin_loss */
    {221881, 221892, 3181, 3, 3, 0x0}, /* aten::triu */
    {221945, 221960, 3184, 2, 3, 0x0}, /* aten::triu.out */
    {222040, 222052, 3186, 3, 3, 0x0}, /* aten::triu_ */
    {222114, 222133, 3189, 3, 3, 0x0}, /* aten::triu_indices */
    {222286, 222309, 3192, 1, 0, 0x20}, /* aten::triu_indices.out */
    {222397, 222422, 3193, 1, 1, 0x0}, /* aten::true_divide.Scalar */
    {222484, 222509, 3194, 1, 1, 0x10000}, /* aten::true_divide.Tensor */
    {222571, 222593, 3195, 1, 1, 0x0}, /* aten::true_divide.out */
    {222675, 222701, 3196, 1, 1, 0x0}, /* aten::true_divide_.Scalar */
    {222772, 222798, 3197, 1, 1, 0x0}, /* aten::true_divide_.Tensor */
    {222869, 222881, 3198, 3, 1, 0x10001}, /* aten::trunc */
    {222916, 222932, 3201, 2, 1, 0x10000}, /* aten::trunc.out */
    {222994, 223007, 3203, 3, 1, 0x10000}, /* aten::trunc_ */
    {223051, 223065, 3206, 1, 3, 0x0}, /* aten::type_as */
    {223116, 223133, 3207, 1, 3, 0x0}, /* aten::unbind.int */
    {223197, 223219, 3208, 1, 3, 0x80000}, /* aten::unbind_copy.int */
    {223277, 223303, 3209, 1, 3, 0x0}, /* aten::unbind_copy.int_out */
    {223380, 223400, 3210, 1, 3, 0x0}, /* aten::unflatten.int */
    {223474, 223487, 3211, 2, 0, 0x0}, /* aten::unfold */
    {223564, 223586, 3213, 2, 3, 0x0}, /* aten::unfold_backward */
    {223685, 223711, 3215, 1, 0, 0x20}, /* aten::unfold_backward.out */
    {223837, 223855, 3216, 1, 3, 0x80000}, /* aten::unfold_copy */
    {223931, 223953, 3217, 1, 0, 0x80020}, /* aten::unfold_copy.out */
    {224056, 224070, 3218, 1, 0, 0x2020}, /* aten::uniform */
    {224165, 224183, 3219, 1, 0, 0x2020}, /* aten::uniform.out */
    {224302, 224317, 3220, 2, 1, 0x2000}, /* aten::uniform_ */
    {224419, 224444, 3222, 2, 3, 0x8}, /* aten::unique_consecutive */
    {224578, 224607, 3224, 1, 0, 0x20}, /* aten::unique_consecutive.out */
    {224811, 224828, 3225, 2, 3, 0x8}, /* aten::unique_dim */
    {224966, 224987, 3227, 1, 0, 0x20}, /* aten::unique_dim.out */
    {225195, 225224, 3228, 2, 3, 0x8}, /* aten::unique_dim_consecutive */
    {225356, 225389, 3230, 1, 0, 0x20}, /* aten::unique_dim_consecutive.out */
    {225591, 225610, 3231, 1, 0, 0x100}, /* aten::unsafe_chunk */
    {225677, 225703, 3232, 1, 0, 0x0}, /* aten::unsafe_split.Tensor */
    {225784, 225814, 3233, 1, 0, 0x20}, /* aten::unsafe_split.Tensor_out */
    {225914, 225944, 3234, 1, 0, 0x0}, /* aten::unsafe_split_with_sizes */
    {226032, 226066, 3235, 1, 0, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {226173, 226189, 3236, 1, 0, 0x1}, /* aten::unsqueeze */
    {226243, 226260, 3237, 1, 0, 0x80}, /* aten::unsqueeze_ */
    {226317, 226338, 3238, 1, 3, 0x80000}, /* aten::unsqueeze_copy */
    {226391, 226416, 3239, 1, 0, 0x80020}, /* aten::unsqueeze_copy.out */
    {226496, 226521, 3240, 2, 3, 0x0}, /* aten::upsample_bicubic2d */
    {226656, 226685, 3242, 2, 3, 0x0}, /* aten::upsample_bicubic2d.out */
    {226847, 226876, 3244, 1, 3, 0x0}, /* aten::upsample_bicubic2d.vec */
    {226996, 227030, 3245, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward */
    {227203, 227248, 3247, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {227462, 227488, 3249, 2, 3, 0x0}, /* aten::upsample_bilinear2d */
    {227624, 227654, 3251, 2, 3, 0x0}, /* aten::upsample_bilinear2d.out */
    {227817, 227847, 3253, 1, 3, 0x1}, /* aten::upsample_bilinear2d.vec */
    {227968, 228003, 3254, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward */
    {228177, 228223, 3256, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {228438, 228462, 3258, 2, 3, 0x0}, /* aten::upsample_linear1d */
    {228572, 228600, 3260, 2, 3, 0x0}, /* aten::upsample_linear1d.out */
    {228737, 228765, 3262, 1, 3, 0x0}, /* aten::upsample_linear1d.vec */
    {228884, 228917, 3263, 2, 3, 0x0}, /* aten::upsample_linear1d_backward */
    {229065, 229109, 3265, 2, 3, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {229298, 229323, 3267, 2, 3, 0x0}, /* aten::upsample_nearest1d */
    {229414, 229443, 3269, 2, 3, 0x0}, /* aten::upsample_nearest1d.out */
    {229561, 229590, 3271, 1, 3, 0x0}, /* aten::upsample_nearest1d.vec */
    {229690, 229724, 3272, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward */
    {229853, 229898, 3274, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {230068, 230093, 3276, 2, 3, 0x0}, /* aten::upsample_nearest2d */
    {230208, 230237, 3278, 2, 3, 0x0}, /* aten::upsample_nearest2d.out */
    {230379, 230408, 3280, 1, 3, 0x1}, /* aten::upsample_nearest2d.vec */
    {230508, 230542, 3281, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward */
    {230695, 230740, 3283, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {230934, 230959, 3285, 2, 3, 0x0}, /* aten::upsample_nearest3d */
    {231096, 231125, 3287, 2, 3, 0x0}, /* aten::upsample_nearest3d.out */
    {231289, 231318, 3289, 1, 3, 0x0}, /* aten::upsample_nearest3d.vec */
    {231418, 231452, 3290, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward */
    {231627, 231672, 3292, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {231888, 231915, 3294, 2, 3, 0x0}, /* aten::upsample_trilinear3d */
    {232074, 232105, 3296, 2, 3, 0x0}, /* aten::upsample_trilinear3d.out */
    {232291, 232322, 3298, 1, 3, 0x0}, /* aten::upsample_trilinear3d.vec */
    {232444, 232480, 3299, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward */
    {232677, 232724, 3301, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {232962, 233003, 3303, 1, 0, 0x0}, /* aten::value_selecting_reduction_backward */
    {233122, 233132, 3304, 1, 1, 0x40000}, /* aten::var */
    {233185, 233206, 3305, 2, 1, 0x40001}, /* aten::var.correction */
    {233316, 233341, 3307, 2, 1, 0x40000}, /* aten::var.correction_out */
    {233475, 233489, 3309, 1, 1, 0x40001}, /* aten::var.dim */
    {233579, 233593, 3310, 1, 1, 0x40000}, /* aten::var.out */
    {233706, 233721, 3311, 1, 1, 0x40000}, /* aten::var_mean */
    {233789, 233815, 3312, 2, 1, 0x40000}, /* aten::var_mean.correction */
    {233940, 233970, 3314, 1, 0, 0x20}, /* aten::var_mean.correction_out */
    {234141, 234160, 3315, 1, 1, 0x40000}, /* aten::var_mean.dim */
    {234265, 234276, 3316, 2, 3, 0x0}, /* aten::vdot */
    {234324, 234339, 3318, 1, 3, 0x0}, /* aten::vdot.out */
    {234414, 234425, 3319, 2, 0, 0x1}, /* aten::view */
    {234480, 234497, 3321, 1, 0, 0x0}, /* aten::view.dtype */
    {234561, 234575, 3322, 1, 0, 0x0}, /* aten::view_as */
    {234632, 234654, 3323, 2, 3, 0x0}, /* aten::view_as_complex */
    {234705, 234732, 3325, 1, 3, 0x80000}, /* aten::view_as_complex_copy */
    {234782, 234813, 3326, 1, 0, 0x80020}, /* aten::view_as_complex_copy.out */
    {234890, 234909, 3327, 2, 3, 0x0}, /* aten::view_as_real */
    {234957, 234981, 3329, 1, 3, 0x80000}, /* aten::view_as_real_copy */
    {235028, 235056, 3330, 1, 0, 0x80020}, /* aten::view_as_real_copy.out */
    {235130, 235146, 3331, 1, 3, 0x80000}, /* aten::view_copy */
    {235200, 235222, 3332, 1, 3, 0x80000}, /* aten::view_copy.dtype */
    {235285, 235311, 3333, 1, 0, 0x80020}, /* aten::view_copy.dtype_out */
    {235401, 235421, 3334, 1, 0, 0x80020}, /* aten::view_copy.out */
    {235502, 235521, 3335, 1, 3, 0x0}, /* aten::vsplit.array */
    {235591, 235608, 3336, 1, 3, 0x0}, /* aten::vsplit.int */
    {235675, 235688, 3337, 1, 3, 0x0}, /* aten::vstack */
    {235729, 235746, 3338, 1, 3, 0x0}, /* aten::vstack.out */
    {235814, 235826, 3339, 1, 1, 0x0}, /* aten::where */
    {235868, 235887, 3340, 1, 3, 0x0}, /* aten::where.Scalar */
    {235961, 235985, 3341, 1, 3, 0x0}, /* aten::where.ScalarOther */
    {236064, 236087, 3342, 1, 3, 0x0}, /* aten::where.ScalarSelf */
    {236165, 236182, 3343, 2, 1, 0x10001}, /* aten::where.self */
    {236254, 236275, 3345, 2, 1, 0x0}, /* aten::where.self_out */
    {236374, 236402, 3347, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {236490, 236517, 3348, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {236604, 236626, 3349, 2, 1, 0x10000}, /* aten::xlogy.OutTensor */
    {236708, 236733, 3351, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {236795, 236819, 3352, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {236880, 236899, 3353, 3, 1, 0x10000}, /* aten::xlogy.Tensor */
    {236955, 236981, 3356, 1, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {237052, 237072, 3357, 3, 1, 0x10000}, /* aten::xlogy_.Tensor */
    {237137, 237148, 3360, 1, 0, 0x20}, /* aten::zero */
    {237182, 237197, 3361, 1, 0, 0x20}, /* aten::zero.out */
    {237258, 237270, 3362, 2, 1, 0x0}, /* aten::zero_ */
    {237313, 237325, 3364, 2, 3, 0x0}, /* aten::zeros */
    {237454, 237470, 3366, 1, 3, 0x0}, /* aten::zeros.out */
    {237534, 237551, 3367, 1, 3, 0x0}, /* aten::zeros_like */
    {237717, 237738, 3368, 1, 0, 0x20}, /* aten::zeros_like.out */
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
    {141, 0, 984}, /* aten::_unsafe_view CompositeExplicitAutograd */
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
    {1, 0, 131}, /* aten::angle CPU */
    {16, 0, 131}, /* aten::angle Meta */
    {1, 0, 132}, /* aten::angle.out CPU */
    {16, 0, 132}, /* aten::angle.out Meta */
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
    {141, 0, 133}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::arange BackendSelect */
    {141, 4, 95}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 134}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::arange.start BackendSelect */
    {1, 4, 96}, /* aten::arange.start_out CPU */
    {16, 4, 96}, /* aten::arange.start_out Meta */
    {141, 0, 135}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::arange.start_step BackendSelect */
    {138, 0, 136}, /* aten::arccos implicit */
    {138, 4, 97}, /* aten::arccos.out implicit */
    {138, 0, 137}, /* aten::arccos_ implicit */
    {138, 0, 138}, /* aten::arccosh implicit */
    {138, 4, 98}, /* aten::arccosh.out implicit */
    {138, 0, 139}, /* aten::arccosh_ implicit */
    {138, 0, 140}, /* aten::arcsin implicit */
    {138, 4, 99}, /* aten::arcsin.out implicit */
    {138, 0, 141}, /* aten::arcsin_ implicit */
    {138, 0, 142}, /* aten::arcsinh implicit */
    {138, 4, 100}, /* aten::arcsinh.out implicit */
    {138, 0, 143}, /* aten::arcsinh_ implicit */
    {138, 0, 144}, /* aten::arctan implicit */
    {138, 4, 101}, /* aten::arctan.out implicit */
    {138, 0, 145}, /* aten::arctan2 implicit */
    {138, 4, 102}, /* aten::arctan2.out implicit */
    {138, 0, 146}, /* aten::arctan2_ implicit */
    {138, 0, 147}, /* aten::arctan_ implicit */
    {138, 0, 148}, /* aten::arctanh implicit */
    {138, 4, 103}, /* aten::arctanh.out implicit */
    {138, 0, 149}, /* aten::arctanh_ implicit */
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
    {138, 0, 150}, /* aten::argsort implicit */
    {138, 0, 151}, /* aten::argsort.stable implicit */
    {138, 0, 152}, /* aten::argsort.stable_out implicit */
    {138, 0, 153}, /* aten::argwhere implicit */
    {1, 0, 154}, /* aten::as_strided CPU */
    {16, 0, 154}, /* aten::as_strided Meta */
    {142, 5, 106}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 106}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 107}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 155}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
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
    {138, 0, 156}, /* aten::atleast_1d implicit */
    {138, 0, 157}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 158}, /* aten::atleast_2d implicit */
    {138, 0, 159}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 160}, /* aten::atleast_3d implicit */
    {138, 0, 161}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 162}, /* aten::avg_pool1d implicit */
    {1, 0, 163}, /* aten::avg_pool2d CPU */
    {16, 0, 163}, /* aten::avg_pool2d Meta */
    {1, 4, 114}, /* aten::avg_pool2d.out CPU */
    {16, 4, 114}, /* aten::avg_pool2d.out Meta */
    {1, 0, 164}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 164}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 115}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 115}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 165}, /* aten::avg_pool3d CPU */
    {16, 0, 165}, /* aten::avg_pool3d Meta */
    {1, 4, 116}, /* aten::avg_pool3d.out CPU */
    {16, 4, 116}, /* aten::avg_pool3d.out Meta */
    {1, 0, 166}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 166}, /* aten::avg_pool3d_backward Meta */
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
    {138, 0, 168}, /* aten::batch_norm implicit */
    {1, 0, 169}, /* aten::batch_norm_backward CPU */
    {16, 0, 169}, /* aten::batch_norm_backward Meta */
    {1, 0, 170}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 170}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 119}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 171}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 123}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 4, 121}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 4, 122}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 120}, /* aten::bernoulli.out CPU */
    {16, 4, 120}, /* aten::bernoulli.out Meta */
    {142, 0, 174}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 172}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 172}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 173}, /* aten::bernoulli_.float CPU */
    {16, 0, 173}, /* aten::bernoulli_.float Meta */
    {138, 0, 175}, /* aten::bilinear implicit */
    {1, 0, 176}, /* aten::binary_cross_entropy CPU */
    {16, 0, 176}, /* aten::binary_cross_entropy Meta */
    {1, 4, 124}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 124}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 177}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 177}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 125}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 125}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 178}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 178}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 126}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 179}, /* aten::bincount CPU */
    {16, 0, 179}, /* aten::bincount Meta */
    {141, 4, 127}, /* aten::bincount.out CompositeExplicitAutograd */
    {141, 0, 180}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 181}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 128}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 182}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 28}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 28}, /* aten::bitwise_and.Tensor Meta */
    {142, 8, 129}, /* aten::bitwise_and.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 28}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 183}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 28}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 28}, /* aten::bitwise_and_.Tensor Meta */
    {142, 9, 129}, /* aten::bitwise_and_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 184}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 130}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_left_shift.Tensor Meta */
    {142, 8, 131}, /* aten::bitwise_left_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 185}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 186}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 29}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 29}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_left_shift_.Tensor Meta */
    {142, 9, 131}, /* aten::bitwise_left_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 187}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_not CPU */
    {16, 1, 30}, /* aten::bitwise_not Meta */
    {142, 8, 132}, /* aten::bitwise_not CompositeExplicitAutogradNonFunctional */
    {1, 3, 30}, /* aten::bitwise_not.out CPU */
    {16, 3, 30}, /* aten::bitwise_not.out Meta */
    {1, 2, 30}, /* aten::bitwise_not_ CPU */
    {16, 2, 30}, /* aten::bitwise_not_ Meta */
    {142, 9, 132}, /* aten::bitwise_not_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 188}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 189}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 133}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 190}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 31}, /* aten::bitwise_or.Tensor Meta */
    {142, 8, 134}, /* aten::bitwise_or.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 31}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 191}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 31}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 31}, /* aten::bitwise_or_.Tensor Meta */
    {142, 9, 134}, /* aten::bitwise_or_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 192}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 135}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_right_shift.Tensor Meta */
    {142, 8, 136}, /* aten::bitwise_right_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 193}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 194}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 32}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 32}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_right_shift_.Tensor Meta */
    {142, 9, 136}, /* aten::bitwise_right_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 195}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 196}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 197}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 137}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 198}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_xor.Tensor Meta */
    {142, 8, 138}, /* aten::bitwise_xor.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 33}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 199}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 33}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_xor_.Tensor Meta */
    {142, 9, 138}, /* aten::bitwise_xor_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 200}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 139}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bmm CPU */
    {16, 1, 34}, /* aten::bmm Meta */
    {142, 8, 140}, /* aten::bmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, /* aten::bmm.out CPU */
    {16, 3, 34}, /* aten::bmm.out Meta */
    {138, 0, 201}, /* aten::broadcast_tensors implicit */
    {138, 0, 202}, /* aten::broadcast_to implicit */
    {1, 0, 203}, /* aten::bucketize.Scalar CPU */
    {16, 0, 203}, /* aten::bucketize.Scalar Meta */
    {141, 4, 141}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 204}, /* aten::bucketize.Tensor CPU */
    {16, 0, 204}, /* aten::bucketize.Tensor Meta */
    {1, 4, 142}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 142}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 205}, /* aten::can_cast implicit */
    {138, 0, 206}, /* aten::cartesian_prod implicit */
    {1, 0, 207}, /* aten::cat CPU */
    {16, 0, 207}, /* aten::cat Meta */
    {142, 0, 208}, /* aten::cat CompositeExplicitAutogradNonFunctional */
    {1, 0, 209}, /* aten::cat.out CPU */
    {16, 0, 209}, /* aten::cat.out Meta */
    {141, 6, 144}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 4, 143}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 210}, /* aten::cauchy_ CPU */
    {16, 0, 210}, /* aten::cauchy_ Meta */
    {138, 0, 211}, /* aten::cdist implicit */
    {1, 1, 35}, /* aten::ceil CPU */
    {16, 1, 35}, /* aten::ceil Meta */
    {142, 8, 145}, /* aten::ceil CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, /* aten::ceil.out CPU */
    {16, 3, 35}, /* aten::ceil.out Meta */
    {1, 2, 35}, /* aten::ceil_ CPU */
    {16, 2, 35}, /* aten::ceil_ Meta */
    {142, 9, 145}, /* aten::ceil_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 212}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 146}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 146}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 213}, /* aten::channel_shuffle CPU */
    {16, 0, 213}, /* aten::channel_shuffle Meta */
    {141, 4, 147}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 214}, /* aten::cholesky CPU */
    {16, 0, 214}, /* aten::cholesky Meta */
    {1, 0, 216}, /* aten::cholesky.out CPU */
    {16, 0, 216}, /* aten::cholesky.out Meta */
    {1, 0, 215}, /* aten::cholesky_inverse CPU */
    {16, 0, 215}, /* aten::cholesky_inverse Meta */
    {1, 4, 148}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 148}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 217}, /* aten::cholesky_solve CPU */
    {16, 0, 217}, /* aten::cholesky_solve Meta */
    {1, 0, 218}, /* aten::cholesky_solve.out CPU */
    {16, 0, 218}, /* aten::cholesky_solve.out Meta */
    {138, 0, 219}, /* aten::chunk implicit */
    {1, 1, 41}, /* aten::clamp CPU */
    {16, 1, 41}, /* aten::clamp Meta */
    {142, 8, 150}, /* aten::clamp CompositeExplicitAutogradNonFunctional */
    {1, 1, 36}, /* aten::clamp.Tensor CPU */
    {16, 1, 36}, /* aten::clamp.Tensor Meta */
    {142, 8, 149}, /* aten::clamp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, /* aten::clamp.Tensor_out CPU */
    {16, 3, 36}, /* aten::clamp.Tensor_out Meta */
    {1, 3, 41}, /* aten::clamp.out CPU */
    {16, 3, 41}, /* aten::clamp.out Meta */
    {1, 2, 41}, /* aten::clamp_ CPU */
    {16, 2, 41}, /* aten::clamp_ Meta */
    {142, 9, 150}, /* aten::clamp_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 36}, /* aten::clamp_.Tensor CPU */
    {16, 2, 36}, /* aten::clamp_.Tensor Meta */
    {142, 9, 149}, /* aten::clamp_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, /* aten::clamp_max CPU */
    {16, 1, 38}, /* aten::clamp_max Meta */
    {142, 8, 152}, /* aten::clamp_max CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, /* aten::clamp_max.Tensor CPU */
    {16, 1, 37}, /* aten::clamp_max.Tensor Meta */
    {142, 8, 151}, /* aten::clamp_max.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, /* aten::clamp_max.Tensor_out CPU */
    {16, 3, 37}, /* aten::clamp_max.Tensor_out Meta */
    {1, 3, 38}, /* aten::clamp_max.out CPU */
    {16, 3, 38}, /* aten::clamp_max.out Meta */
    {1, 2, 38}, /* aten::clamp_max_ CPU */
    {16, 2, 38}, /* aten::clamp_max_ Meta */
    {142, 9, 152}, /* aten::clamp_max_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, /* aten::clamp_max_.Tensor CPU */
    {16, 2, 37}, /* aten::clamp_max_.Tensor Meta */
    {142, 9, 151}, /* aten::clamp_max_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, /* aten::clamp_min CPU */
    {16, 1, 40}, /* aten::clamp_min Meta */
    {142, 8, 154}, /* aten::clamp_min CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, /* aten::clamp_min.Tensor CPU */
    {16, 1, 39}, /* aten::clamp_min.Tensor Meta */
    {142, 8, 153}, /* aten::clamp_min.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 39}, /* aten::clamp_min.Tensor_out CPU */
    {16, 3, 39}, /* aten::clamp_min.Tensor_out Meta */
    {1, 3, 40}, /* aten::clamp_min.out CPU */
    {16, 3, 40}, /* aten::clamp_min.out Meta */
    {1, 2, 40}, /* aten::clamp_min_ CPU */
    {16, 2, 40}, /* aten::clamp_min_ Meta */
    {142, 9, 154}, /* aten::clamp_min_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 39}, /* aten::clamp_min_.Tensor CPU */
    {16, 2, 39}, /* aten::clamp_min_.Tensor Meta */
    {142, 9, 153}, /* aten::clamp_min_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 220}, /* aten::clip implicit */
    {138, 0, 222}, /* aten::clip.Tensor implicit */
    {138, 4, 156}, /* aten::clip.Tensor_out implicit */
    {138, 4, 155}, /* aten::clip.out implicit */
    {138, 0, 221}, /* aten::clip_ implicit */
    {138, 0, 223}, /* aten::clip_.Tensor implicit */
    {141, 0, 224}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 157}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 225}, /* aten::col2im CPU */
    {16, 0, 225}, /* aten::col2im Meta */
    {1, 4, 158}, /* aten::col2im.out CPU */
    {16, 4, 158}, /* aten::col2im.out Meta */
    {138, 0, 226}, /* aten::column_stack implicit */
    {138, 4, 159}, /* aten::column_stack.out implicit */
    {138, 0, 227}, /* aten::combinations implicit */
    {1, 0, 228}, /* aten::complex CPU */
    {16, 0, 228}, /* aten::complex Meta */
    {1, 0, 229}, /* aten::complex.out CPU */
    {16, 0, 229}, /* aten::complex.out Meta */
    {138, 0, 230}, /* aten::concat implicit */
    {138, 4, 160}, /* aten::concat.out implicit */
    {138, 0, 231}, /* aten::concatenate implicit */
    {138, 4, 161}, /* aten::concatenate.out implicit */
    {138, 0, 232}, /* aten::conj implicit */
    {138, 0, 233}, /* aten::conj_physical implicit */
    {1, 4, 162}, /* aten::conj_physical.out CPU */
    {16, 4, 162}, /* aten::conj_physical.out Meta */
    {1, 5, 162}, /* aten::conj_physical_ CPU */
    {16, 5, 162}, /* aten::conj_physical_ Meta */
    {141, 0, 234}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 163}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 235}, /* aten::contiguous implicit */
    {138, 0, 236}, /* aten::conv1d implicit */
    {138, 0, 237}, /* aten::conv1d.padding implicit */
    {138, 0, 238}, /* aten::conv2d implicit */
    {138, 0, 239}, /* aten::conv2d.padding implicit */
    {138, 0, 240}, /* aten::conv3d implicit */
    {138, 0, 241}, /* aten::conv3d.padding implicit */
    {138, 0, 242}, /* aten::conv_transpose1d implicit */
    {138, 0, 243}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 244}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 245}, /* aten::convolution CPU */
    {16, 0, 245}, /* aten::convolution Meta */
    {141, 4, 164}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 246}, /* aten::convolution_backward CPU */
    {16, 0, 246}, /* aten::convolution_backward Meta */
    {141, 4, 165}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 167}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 166}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 247}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 248}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 249}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 42}, /* aten::copysign.Tensor CPU */
    {16, 1, 42}, /* aten::copysign.Tensor Meta */
    {142, 8, 168}, /* aten::copysign.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 42}, /* aten::copysign.out CPU */
    {16, 3, 42}, /* aten::copysign.out Meta */
    {141, 0, 250}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 42}, /* aten::copysign_.Tensor CPU */
    {16, 2, 42}, /* aten::copysign_.Tensor Meta */
    {142, 9, 168}, /* aten::copysign_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 251}, /* aten::corrcoef implicit */
    {1, 1, 43}, /* aten::cos CPU */
    {16, 1, 43}, /* aten::cos Meta */
    {142, 8, 169}, /* aten::cos CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, /* aten::cos.out CPU */
    {16, 3, 43}, /* aten::cos.out Meta */
    {1, 2, 43}, /* aten::cos_ CPU */
    {16, 2, 43}, /* aten::cos_ Meta */
    {142, 9, 169}, /* aten::cos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 44}, /* aten::cosh CPU */
    {16, 1, 44}, /* aten::cosh Meta */
    {142, 8, 170}, /* aten::cosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, /* aten::cosh.out CPU */
    {16, 3, 44}, /* aten::cosh.out Meta */
    {1, 2, 44}, /* aten::cosh_ CPU */
    {16, 2, 44}, /* aten::cosh_ Meta */
    {142, 9, 170}, /* aten::cosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 252}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 253}, /* aten::cosine_similarity implicit */
    {141, 0, 254}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 255}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 255}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 172}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 171}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 256}, /* aten::cov implicit */
    {138, 0, 257}, /* aten::cross_entropy_loss implicit */
    {141, 0, 258}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 173}, /* aten::cummax.out CPU */
    {16, 4, 173}, /* aten::cummax.out Meta */
    {141, 0, 259}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 174}, /* aten::cummin.out CPU */
    {16, 4, 174}, /* aten::cummin.out Meta */
    {1, 1, 45}, /* aten::cumprod CPU */
    {16, 1, 45}, /* aten::cumprod Meta */
    {142, 8, 175}, /* aten::cumprod CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, /* aten::cumprod.out CPU */
    {16, 3, 45}, /* aten::cumprod.out Meta */
    {1, 2, 45}, /* aten::cumprod_ CPU */
    {16, 2, 45}, /* aten::cumprod_ Meta */
    {142, 9, 175}, /* aten::cumprod_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 46}, /* aten::cumsum CPU */
    {16, 1, 46}, /* aten::cumsum Meta */
    {142, 8, 176}, /* aten::cumsum CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, /* aten::cumsum.out CPU */
    {16, 3, 46}, /* aten::cumsum.out Meta */
    {1, 2, 46}, /* aten::cumsum_ CPU */
    {16, 2, 46}, /* aten::cumsum_ Meta */
    {142, 9, 176}, /* aten::cumsum_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 260}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 261}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 262}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 177}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 177}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 263}, /* aten::det implicit */
    {141, 0, 129}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 178}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 178}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 179}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 264}, /* aten::diag implicit */
    {138, 4, 180}, /* aten::diag.out implicit */
    {142, 0, 265}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 181}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 266}, /* aten::diagflat implicit */
    {141, 0, 267}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 268}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 183}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 182}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 184}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 269}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 185}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 270}, /* aten::diff implicit */
    {138, 0, 271}, /* aten::diff.out implicit */
    {1, 1, 47}, /* aten::digamma CPU */
    {16, 1, 47}, /* aten::digamma Meta */
    {142, 8, 186}, /* aten::digamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, /* aten::digamma.out CPU */
    {16, 3, 47}, /* aten::digamma.out Meta */
    {1, 2, 47}, /* aten::digamma_ CPU */
    {16, 2, 47}, /* aten::digamma_ Meta */
    {142, 9, 186}, /* aten::digamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 272}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 187}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 273}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 274}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 189}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 188}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 48}, /* aten::div.Tensor CPU */
    {16, 1, 48}, /* aten::div.Tensor Meta */
    {142, 8, 190}, /* aten::div.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 49}, /* aten::div.Tensor_mode CPU */
    {16, 1, 49}, /* aten::div.Tensor_mode Meta */
    {142, 8, 191}, /* aten::div.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, /* aten::div.out CPU */
    {16, 3, 48}, /* aten::div.out Meta */
    {1, 3, 49}, /* aten::div.out_mode CPU */
    {16, 3, 49}, /* aten::div.out_mode Meta */
    {141, 0, 275}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 276}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 48}, /* aten::div_.Tensor CPU */
    {16, 2, 48}, /* aten::div_.Tensor Meta */
    {142, 9, 190}, /* aten::div_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 2, 49}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 49}, /* aten::div_.Tensor_mode Meta */
    {142, 9, 191}, /* aten::div_.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {138, 0, 277}, /* aten::divide.Scalar implicit */
    {138, 0, 278}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 279}, /* aten::divide.Tensor implicit */
    {138, 0, 280}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 192}, /* aten::divide.out implicit */
    {138, 4, 193}, /* aten::divide.out_mode implicit */
    {138, 0, 281}, /* aten::divide_.Scalar implicit */
    {138, 0, 282}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 283}, /* aten::divide_.Tensor implicit */
    {138, 0, 284}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 285}, /* aten::dot CPU */
    {16, 0, 285}, /* aten::dot Meta */
    {141, 4, 194}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 286}, /* aten::dropout implicit */
    {138, 0, 287}, /* aten::dropout_ implicit */
    {138, 0, 288}, /* aten::dsplit.array implicit */
    {138, 0, 289}, /* aten::dsplit.int implicit */
    {138, 0, 290}, /* aten::dstack implicit */
    {138, 4, 195}, /* aten::dstack.out implicit */
    {138, 0, 291}, /* aten::einsum implicit */
    {1, 1, 51}, /* aten::elu CPU */
    {16, 1, 51}, /* aten::elu Meta */
    {142, 8, 196}, /* aten::elu CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, /* aten::elu.out CPU */
    {16, 3, 51}, /* aten::elu.out Meta */
    {1, 2, 51}, /* aten::elu_ CPU */
    {16, 2, 51}, /* aten::elu_ Meta */
    {142, 9, 196}, /* aten::elu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, /* aten::elu_backward CPU */
    {16, 1, 50}, /* aten::elu_backward Meta */
    {142, 8, 197}, /* aten::elu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 50}, /* aten::elu_backward.grad_input CPU */
    {16, 3, 50}, /* aten::elu_backward.grad_input Meta */
    {141, 0, 292}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 198}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 293}, /* aten::embedding_backward implicit */
    {138, 0, 294}, /* aten::embedding_bag implicit */
    {138, 0, 295}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 296}, /* aten::embedding_dense_backward CPU */
    {16, 0, 296}, /* aten::embedding_dense_backward Meta */
    {141, 4, 199}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 201}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 4, 200}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 297}, /* aten::embedding_renorm_ CPU */
    {16, 0, 297}, /* aten::embedding_renorm_ Meta */
    {1, 0, 299}, /* aten::empty.memory_format CPU */
    {16, 0, 299}, /* aten::empty.memory_format Meta */
    {86, 0, 167}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 300}, /* aten::empty.out implicit */
    {141, 0, 298}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 202}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 301}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::empty_permuted BackendSelect */
    {141, 4, 203}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 302}, /* aten::empty_strided CPU */
    {16, 0, 302}, /* aten::empty_strided Meta */
    {86, 0, 167}, /* aten::empty_strided BackendSelect */
    {141, 4, 204}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 52}, /* aten::eq.Scalar CPU */
    {16, 1, 52}, /* aten::eq.Scalar Meta */
    {142, 8, 205}, /* aten::eq.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, /* aten::eq.Scalar_out CPU */
    {16, 3, 52}, /* aten::eq.Scalar_out Meta */
    {1, 1, 53}, /* aten::eq.Tensor CPU */
    {16, 1, 53}, /* aten::eq.Tensor Meta */
    {142, 8, 206}, /* aten::eq.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, /* aten::eq.Tensor_out CPU */
    {16, 3, 53}, /* aten::eq.Tensor_out Meta */
    {1, 2, 52}, /* aten::eq_.Scalar CPU */
    {16, 2, 52}, /* aten::eq_.Scalar Meta */
    {142, 9, 205}, /* aten::eq_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 53}, /* aten::eq_.Tensor CPU */
    {16, 2, 53}, /* aten::eq_.Tensor Meta */
    {142, 9, 206}, /* aten::eq_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 303}, /* aten::equal CPU */
    {16, 0, 303}, /* aten::equal Meta */
    {1, 1, 54}, /* aten::erf CPU */
    {16, 1, 54}, /* aten::erf Meta */
    {142, 8, 207}, /* aten::erf CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, /* aten::erf.out CPU */
    {16, 3, 54}, /* aten::erf.out Meta */
    {1, 2, 54}, /* aten::erf_ CPU */
    {16, 2, 54}, /* aten::erf_ Meta */
    {142, 9, 207}, /* aten::erf_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 55}, /* aten::erfc CPU */
    {16, 1, 55}, /* aten::erfc Meta */
    {142, 8, 208}, /* aten::erfc CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, /* aten::erfc.out CPU */
    {16, 3, 55}, /* aten::erfc.out Meta */
    {1, 2, 55}, /* aten::erfc_ CPU */
    {16, 2, 55}, /* aten::erfc_ Meta */
    {142, 9, 208}, /* aten::erfc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, /* aten::erfinv CPU */
    {16, 1, 56}, /* aten::erfinv Meta */
    {142, 8, 209}, /* aten::erfinv CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, /* aten::erfinv.out CPU */
    {16, 3, 56}, /* aten::erfinv.out Meta */
    {1, 2, 56}, /* aten::erfinv_ CPU */
    {16, 2, 56}, /* aten::erfinv_ Meta */
    {142, 9, 209}, /* aten::erfinv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 58}, /* aten::exp CPU */
    {16, 1, 58}, /* aten::exp Meta */
    {142, 8, 210}, /* aten::exp CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, /* aten::exp.out CPU */
    {16, 3, 58}, /* aten::exp.out Meta */
    {1, 1, 57}, /* aten::exp2 CPU */
    {16, 1, 57}, /* aten::exp2 Meta */
    {142, 8, 211}, /* aten::exp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, /* aten::exp2.out CPU */
    {16, 3, 57}, /* aten::exp2.out Meta */
    {1, 2, 57}, /* aten::exp2_ CPU */
    {16, 2, 57}, /* aten::exp2_ Meta */
    {142, 9, 211}, /* aten::exp2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 58}, /* aten::exp_ CPU */
    {16, 2, 58}, /* aten::exp_ Meta */
    {142, 9, 210}, /* aten::exp_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 304}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 305}, /* aten::expand_as implicit */
    {142, 7, 212}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 213}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 59}, /* aten::expm1 CPU */
    {16, 1, 59}, /* aten::expm1 Meta */
    {142, 8, 214}, /* aten::expm1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, /* aten::expm1.out CPU */
    {16, 3, 59}, /* aten::expm1.out Meta */
    {1, 2, 59}, /* aten::expm1_ CPU */
    {16, 2, 59}, /* aten::expm1_ Meta */
    {142, 9, 214}, /* aten::expm1_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 216}, /* aten::exponential CompositeExplicitAutograd */
    {141, 4, 215}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 306}, /* aten::exponential_ CPU */
    {16, 0, 306}, /* aten::exponential_ Meta */
    {141, 0, 307}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::eye BackendSelect */
    {141, 0, 308}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::eye.m BackendSelect */
    {1, 4, 218}, /* aten::eye.m_out CPU */
    {16, 4, 218}, /* aten::eye.m_out Meta */
    {1, 4, 217}, /* aten::eye.out CPU */
    {16, 4, 217}, /* aten::eye.out Meta */
    {138, 0, 309}, /* aten::fft_fft implicit */
    {138, 0, 312}, /* aten::fft_fft.out implicit */
    {138, 0, 310}, /* aten::fft_fft2 implicit */
    {138, 0, 311}, /* aten::fft_fft2.out implicit */
    {138, 0, 313}, /* aten::fft_fftn implicit */
    {138, 0, 314}, /* aten::fft_fftn.out implicit */
    {138, 0, 315}, /* aten::fft_fftshift implicit */
    {138, 0, 316}, /* aten::fft_hfft implicit */
    {138, 0, 319}, /* aten::fft_hfft.out implicit */
    {138, 0, 317}, /* aten::fft_hfft2 implicit */
    {138, 0, 318}, /* aten::fft_hfft2.out implicit */
    {138, 0, 320}, /* aten::fft_hfftn implicit */
    {138, 0, 321}, /* aten::fft_hfftn.out implicit */
    {138, 0, 322}, /* aten::fft_ifft implicit */
    {138, 0, 325}, /* aten::fft_ifft.out implicit */
    {138, 0, 323}, /* aten::fft_ifft2 implicit */
    {138, 0, 324}, /* aten::fft_ifft2.out implicit */
    {138, 0, 326}, /* aten::fft_ifftn implicit */
    {138, 0, 327}, /* aten::fft_ifftn.out implicit */
    {138, 0, 328}, /* aten::fft_ifftshift implicit */
    {138, 0, 329}, /* aten::fft_ihfft implicit */
    {138, 0, 332}, /* aten::fft_ihfft.out implicit */
    {138, 0, 330}, /* aten::fft_ihfft2 implicit */
    {138, 0, 331}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 333}, /* aten::fft_ihfftn implicit */
    {138, 0, 334}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 335}, /* aten::fft_irfft implicit */
    {138, 0, 338}, /* aten::fft_irfft.out implicit */
    {138, 0, 336}, /* aten::fft_irfft2 implicit */
    {138, 0, 337}, /* aten::fft_irfft2.out implicit */
    {138, 0, 339}, /* aten::fft_irfftn implicit */
    {138, 0, 340}, /* aten::fft_irfftn.out implicit */
    {138, 0, 341}, /* aten::fft_rfft implicit */
    {138, 0, 344}, /* aten::fft_rfft.out implicit */
    {138, 0, 342}, /* aten::fft_rfft2 implicit */
    {138, 0, 343}, /* aten::fft_rfft2.out implicit */
    {138, 0, 345}, /* aten::fft_rfftn implicit */
    {138, 0, 346}, /* aten::fft_rfftn.out implicit */
    {141, 6, 221}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 219}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 222}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 220}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 347}, /* aten::fill_.Scalar CPU */
    {16, 0, 347}, /* aten::fill_.Scalar Meta */
    {1, 0, 348}, /* aten::fill_.Tensor CPU */
    {16, 0, 348}, /* aten::fill_.Tensor Meta */
    {138, 0, 349}, /* aten::fix implicit */
    {138, 4, 223}, /* aten::fix.out implicit */
    {138, 0, 350}, /* aten::fix_ implicit */
    {138, 0, 351}, /* aten::flatten.using_ints implicit */
    {1, 0, 352}, /* aten::flip CPU */
    {16, 0, 352}, /* aten::flip Meta */
    {141, 4, 224}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 353}, /* aten::fliplr implicit */
    {138, 0, 354}, /* aten::flipud implicit */
    {138, 0, 355}, /* aten::float_power.Scalar implicit */
    {138, 0, 356}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 357}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 358}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 359}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 360}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 361}, /* aten::float_power_.Scalar implicit */
    {138, 0, 362}, /* aten::float_power_.Tensor implicit */
    {1, 1, 60}, /* aten::floor CPU */
    {16, 1, 60}, /* aten::floor Meta */
    {142, 8, 225}, /* aten::floor CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, /* aten::floor.out CPU */
    {16, 3, 60}, /* aten::floor.out Meta */
    {1, 2, 60}, /* aten::floor_ CPU */
    {16, 2, 60}, /* aten::floor_ Meta */
    {142, 9, 225}, /* aten::floor_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 363}, /* aten::floor_divide CPU */
    {16, 0, 363}, /* aten::floor_divide Meta */
    {141, 0, 364}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 226}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 367}, /* aten::floor_divide.out CPU */
    {16, 0, 367}, /* aten::floor_divide.out Meta */
    {141, 0, 365}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 366}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 366}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 61}, /* aten::fmax CPU */
    {16, 1, 61}, /* aten::fmax Meta */
    {142, 8, 227}, /* aten::fmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, /* aten::fmax.out CPU */
    {16, 3, 61}, /* aten::fmax.out Meta */
    {1, 1, 62}, /* aten::fmin CPU */
    {16, 1, 62}, /* aten::fmin Meta */
    {142, 8, 228}, /* aten::fmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, /* aten::fmin.out CPU */
    {16, 3, 62}, /* aten::fmin.out Meta */
    {141, 0, 368}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 369}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 63}, /* aten::fmod.Tensor CPU */
    {16, 1, 63}, /* aten::fmod.Tensor Meta */
    {142, 8, 229}, /* aten::fmod.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 63}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 370}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 63}, /* aten::fmod_.Tensor CPU */
    {16, 2, 63}, /* aten::fmod_.Tensor Meta */
    {142, 9, 229}, /* aten::fmod_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 64}, /* aten::frac CPU */
    {16, 1, 64}, /* aten::frac Meta */
    {142, 8, 230}, /* aten::frac CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, /* aten::frac.out CPU */
    {16, 3, 64}, /* aten::frac.out Meta */
    {1, 2, 64}, /* aten::frac_ CPU */
    {16, 2, 64}, /* aten::frac_ Meta */
    {142, 9, 230}, /* aten::frac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 371}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 371}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 231}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 231}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 372}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 372}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 232}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 232}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 373}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 373}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 233}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 233}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 374}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 374}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 234}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 234}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 375}, /* aten::frexp.Tensor CPU */
    {16, 0, 375}, /* aten::frexp.Tensor Meta */
    {1, 0, 376}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 376}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 377}, /* aten::from_file CPU */
    {86, 0, 167}, /* aten::from_file BackendSelect */
    {141, 4, 235}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 378}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::full BackendSelect */
    {141, 4, 236}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 379}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 237}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 65}, /* aten::gather CPU */
    {16, 1, 65}, /* aten::gather Meta */
    {142, 8, 238}, /* aten::gather CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, /* aten::gather.out CPU */
    {16, 3, 65}, /* aten::gather.out Meta */
    {138, 0, 380}, /* aten::gather_backward implicit */
    {1, 1, 66}, /* aten::gcd CPU */
    {16, 1, 66}, /* aten::gcd Meta */
    {142, 8, 239}, /* aten::gcd CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, /* aten::gcd.out CPU */
    {16, 3, 66}, /* aten::gcd.out Meta */
    {1, 2, 66}, /* aten::gcd_ CPU */
    {16, 2, 66}, /* aten::gcd_ Meta */
    {142, 9, 239}, /* aten::gcd_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 67}, /* aten::ge.Scalar CPU */
    {16, 1, 67}, /* aten::ge.Scalar Meta */
    {142, 8, 240}, /* aten::ge.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, /* aten::ge.Scalar_out CPU */
    {16, 3, 67}, /* aten::ge.Scalar_out Meta */
    {1, 1, 68}, /* aten::ge.Tensor CPU */
    {16, 1, 68}, /* aten::ge.Tensor Meta */
    {142, 8, 241}, /* aten::ge.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, /* aten::ge.Tensor_out CPU */
    {16, 3, 68}, /* aten::ge.Tensor_out Meta */
    {1, 2, 67}, /* aten::ge_.Scalar CPU */
    {16, 2, 67}, /* aten::ge_.Scalar Meta */
    {142, 9, 240}, /* aten::ge_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 68}, /* aten::ge_.Tensor CPU */
    {16, 2, 68}, /* aten::ge_.Tensor Meta */
    {142, 9, 241}, /* aten::ge_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, /* aten::gelu CPU */
    {16, 1, 70}, /* aten::gelu Meta */
    {142, 8, 242}, /* aten::gelu CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, /* aten::gelu.out CPU */
    {16, 3, 70}, /* aten::gelu.out Meta */
    {1, 2, 70}, /* aten::gelu_ CPU */
    {16, 2, 70}, /* aten::gelu_ Meta */
    {142, 9, 242}, /* aten::gelu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 69}, /* aten::gelu_backward CPU */
    {16, 1, 69}, /* aten::gelu_backward Meta */
    {142, 8, 243}, /* aten::gelu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 69}, /* aten::gelu_backward.grad_input Meta */
    {141, 6, 245}, /* aten::geometric CompositeExplicitAutograd */
    {141, 4, 244}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 381}, /* aten::geometric_ CPU */
    {16, 0, 381}, /* aten::geometric_ Meta */
    {1, 0, 382}, /* aten::geqrf CPU */
    {16, 0, 382}, /* aten::geqrf Meta */
    {1, 4, 246}, /* aten::geqrf.a CPU */
    {16, 4, 246}, /* aten::geqrf.a Meta */
    {138, 0, 383}, /* aten::ger implicit */
    {138, 4, 247}, /* aten::ger.out implicit */
    {1, 0, 384}, /* aten::glu CPU */
    {16, 0, 384}, /* aten::glu Meta */
    {1, 4, 248}, /* aten::glu.out CPU */
    {16, 4, 248}, /* aten::glu.out Meta */
    {1, 0, 385}, /* aten::glu_backward CPU */
    {16, 0, 385}, /* aten::glu_backward Meta */
    {1, 4, 249}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 249}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 386}, /* aten::gradient.array implicit */
    {138, 0, 387}, /* aten::gradient.scalararray implicit */
    {138, 0, 388}, /* aten::gradient.scalarint implicit */
    {138, 0, 389}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 390}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 391}, /* aten::gradient.tensorarray implicit */
    {138, 0, 392}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 393}, /* aten::greater.Scalar implicit */
    {138, 4, 250}, /* aten::greater.Scalar_out implicit */
    {138, 0, 394}, /* aten::greater.Tensor implicit */
    {138, 4, 251}, /* aten::greater.Tensor_out implicit */
    {138, 0, 395}, /* aten::greater_.Scalar implicit */
    {138, 0, 396}, /* aten::greater_.Tensor implicit */
    {138, 0, 397}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 252}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 398}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 253}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 399}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 400}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 401}, /* aten::grid_sampler implicit */
    {1, 0, 402}, /* aten::grid_sampler_2d CPU */
    {16, 0, 402}, /* aten::grid_sampler_2d Meta */
    {141, 4, 254}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 403}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 403}, /* aten::grid_sampler_2d_backward Meta */
    {141, 4, 255}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 404}, /* aten::grid_sampler_3d CPU */
    {16, 0, 404}, /* aten::grid_sampler_3d Meta */
    {141, 4, 256}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 405}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 405}, /* aten::grid_sampler_3d_backward Meta */
    {141, 4, 257}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 406}, /* aten::group_norm implicit */
    {138, 0, 408}, /* aten::gru.data implicit */
    {138, 0, 409}, /* aten::gru.input implicit */
    {138, 0, 407}, /* aten::gru_cell implicit */
    {1, 1, 71}, /* aten::gt.Scalar CPU */
    {16, 1, 71}, /* aten::gt.Scalar Meta */
    {142, 8, 258}, /* aten::gt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, /* aten::gt.Scalar_out CPU */
    {16, 3, 71}, /* aten::gt.Scalar_out Meta */
    {1, 1, 72}, /* aten::gt.Tensor CPU */
    {16, 1, 72}, /* aten::gt.Tensor Meta */
    {142, 8, 259}, /* aten::gt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, /* aten::gt.Tensor_out CPU */
    {16, 3, 72}, /* aten::gt.Tensor_out Meta */
    {1, 2, 71}, /* aten::gt_.Scalar CPU */
    {16, 2, 71}, /* aten::gt_.Scalar Meta */
    {142, 9, 258}, /* aten::gt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 72}, /* aten::gt_.Tensor CPU */
    {16, 2, 72}, /* aten::gt_.Tensor Meta */
    {142, 9, 259}, /* aten::gt_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 74}, /* aten::hardshrink CPU */
    {16, 1, 74}, /* aten::hardshrink Meta */
    {142, 8, 260}, /* aten::hardshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, /* aten::hardshrink.out CPU */
    {16, 3, 74}, /* aten::hardshrink.out Meta */
    {1, 1, 73}, /* aten::hardshrink_backward CPU */
    {16, 1, 73}, /* aten::hardshrink_backward Meta */
    {142, 8, 261}, /* aten::hardshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 73}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 76}, /* aten::hardsigmoid CPU */
    {16, 1, 76}, /* aten::hardsigmoid Meta */
    {142, 8, 262}, /* aten::hardsigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, /* aten::hardsigmoid.out CPU */
    {16, 3, 76}, /* aten::hardsigmoid.out Meta */
    {1, 2, 76}, /* aten::hardsigmoid_ CPU */
    {16, 2, 76}, /* aten::hardsigmoid_ Meta */
    {142, 9, 262}, /* aten::hardsigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 75}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 75}, /* aten::hardsigmoid_backward Meta */
    {142, 8, 263}, /* aten::hardsigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, /* aten::hardsigmoid_backward.grad_input CPU */
    {16, 3, 75}, /* aten::hardsigmoid_backward.grad_input Meta */
    {1, 0, 410}, /* aten::hardswish CPU */
    {16, 0, 410}, /* aten::hardswish Meta */
    {1, 0, 413}, /* aten::hardswish.out CPU */
    {16, 0, 413}, /* aten::hardswish.out Meta */
    {1, 0, 411}, /* aten::hardswish_ CPU */
    {16, 0, 411}, /* aten::hardswish_ Meta */
    {1, 0, 412}, /* aten::hardswish_backward CPU */
    {16, 0, 412}, /* aten::hardswish_backward Meta */
    {141, 4, 264}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 414}, /* aten::hardtanh CPU */
    {16, 0, 414}, /* aten::hardtanh Meta */
    {1, 0, 418}, /* aten::hardtanh.out CPU */
    {16, 0, 418}, /* aten::hardtanh.out Meta */
    {1, 0, 415}, /* aten::hardtanh_ CPU */
    {16, 0, 415}, /* aten::hardtanh_ Meta */
    {1, 0, 416}, /* aten::hardtanh_backward CPU */
    {16, 0, 416}, /* aten::hardtanh_backward Meta */
    {1, 0, 417}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 417}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 77}, /* aten::hash_tensor CPU */
    {16, 1, 77}, /* aten::hash_tensor Meta */
    {142, 8, 265}, /* aten::hash_tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, /* aten::hash_tensor.out CPU */
    {16, 3, 77}, /* aten::hash_tensor.out Meta */
    {1, 1, 78}, /* aten::heaviside CPU */
    {16, 1, 78}, /* aten::heaviside Meta */
    {142, 8, 266}, /* aten::heaviside CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, /* aten::heaviside.out CPU */
    {16, 3, 78}, /* aten::heaviside.out Meta */
    {1, 2, 78}, /* aten::heaviside_ CPU */
    {16, 2, 78}, /* aten::heaviside_ Meta */
    {142, 9, 266}, /* aten::heaviside_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 419}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 420}, /* aten::histc CPU */
    {16, 0, 420}, /* aten::histc Meta */
    {1, 4, 267}, /* aten::histc.out CPU */
    {16, 4, 267}, /* aten::histc.out Meta */
    {1, 0, 421}, /* aten::histogram.bin_ct CPU */
    {16, 0, 421}, /* aten::histogram.bin_ct Meta */
    {1, 4, 268}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 268}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 422}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 422}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 269}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 269}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 423}, /* aten::histogramdd implicit */
    {138, 0, 424}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 425}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 426}, /* aten::hsplit.array implicit */
    {138, 0, 427}, /* aten::hsplit.int implicit */
    {138, 0, 428}, /* aten::hstack implicit */
    {138, 4, 270}, /* aten::hstack.out implicit */
    {1, 0, 429}, /* aten::huber_loss CPU */
    {16, 0, 429}, /* aten::huber_loss Meta */
    {1, 4, 271}, /* aten::huber_loss.out CPU */
    {16, 4, 271}, /* aten::huber_loss.out Meta */
    {1, 0, 430}, /* aten::huber_loss_backward CPU */
    {16, 0, 430}, /* aten::huber_loss_backward Meta */
    {1, 4, 272}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 272}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 79}, /* aten::hypot CPU */
    {16, 1, 79}, /* aten::hypot Meta */
    {142, 8, 273}, /* aten::hypot CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, /* aten::hypot.out CPU */
    {16, 3, 79}, /* aten::hypot.out Meta */
    {1, 2, 79}, /* aten::hypot_ CPU */
    {16, 2, 79}, /* aten::hypot_ Meta */
    {142, 9, 273}, /* aten::hypot_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 80}, /* aten::i0 CPU */
    {16, 1, 80}, /* aten::i0 Meta */
    {142, 8, 274}, /* aten::i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, /* aten::i0.out CPU */
    {16, 3, 80}, /* aten::i0.out Meta */
    {1, 2, 80}, /* aten::i0_ CPU */
    {16, 2, 80}, /* aten::i0_ Meta */
    {142, 9, 274}, /* aten::i0_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, /* aten::igamma CPU */
    {16, 1, 81}, /* aten::igamma Meta */
    {142, 8, 275}, /* aten::igamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, /* aten::igamma.out CPU */
    {16, 3, 81}, /* aten::igamma.out Meta */
    {1, 2, 81}, /* aten::igamma_ CPU */
    {16, 2, 81}, /* aten::igamma_ Meta */
    {142, 9, 275}, /* aten::igamma_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, /* aten::igammac CPU */
    {16, 1, 82}, /* aten::igammac Meta */
    {142, 8, 276}, /* aten::igammac CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, /* aten::igammac.out CPU */
    {16, 3, 82}, /* aten::igammac.out Meta */
    {1, 2, 82}, /* aten::igammac_ CPU */
    {16, 2, 82}, /* aten::igammac_ Meta */
    {142, 9, 276}, /* aten::igammac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 431}, /* aten::im2col CPU */
    {16, 0, 431}, /* aten::im2col Meta */
    {1, 4, 277}, /* aten::im2col.out CPU */
    {16, 4, 277}, /* aten::im2col.out Meta */
    {138, 0, 432}, /* aten::imag implicit */
    {1, 0, 433}, /* aten::index.Tensor CPU */
    {16, 0, 433}, /* aten::index.Tensor Meta */
    {1, 4, 278}, /* aten::index.Tensor_out CPU */
    {1, 1, 83}, /* aten::index_add CPU */
    {16, 1, 83}, /* aten::index_add Meta */
    {142, 8, 279}, /* aten::index_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, /* aten::index_add.out CPU */
    {16, 3, 83}, /* aten::index_add.out Meta */
    {1, 2, 83}, /* aten::index_add_ CPU */
    {16, 2, 83}, /* aten::index_add_ Meta */
    {142, 9, 279}, /* aten::index_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 84}, /* aten::index_copy CPU */
    {16, 1, 84}, /* aten::index_copy Meta */
    {142, 8, 280}, /* aten::index_copy CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, /* aten::index_copy.out CPU */
    {16, 3, 84}, /* aten::index_copy.out Meta */
    {1, 2, 84}, /* aten::index_copy_ CPU */
    {16, 2, 84}, /* aten::index_copy_ Meta */
    {142, 9, 280}, /* aten::index_copy_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 283}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 281}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 284}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 282}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 434}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 434}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 435}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 435}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 286}, /* aten::index_put CompositeExplicitAutograd */
    {141, 4, 285}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 436}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 85}, /* aten::index_reduce CPU */
    {16, 1, 85}, /* aten::index_reduce Meta */
    {142, 8, 287}, /* aten::index_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, /* aten::index_reduce.out CPU */
    {16, 3, 85}, /* aten::index_reduce.out Meta */
    {1, 2, 85}, /* aten::index_reduce_ CPU */
    {16, 2, 85}, /* aten::index_reduce_ Meta */
    {142, 9, 287}, /* aten::index_reduce_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 437}, /* aten::index_select CPU */
    {16, 0, 437}, /* aten::index_select Meta */
    {1, 4, 288}, /* aten::index_select.out CPU */
    {16, 4, 288}, /* aten::index_select.out Meta */
    {138, 0, 438}, /* aten::index_select_backward implicit */
    {138, 0, 439}, /* aten::inner implicit */
    {138, 4, 289}, /* aten::inner.out implicit */
    {138, 0, 440}, /* aten::instance_norm implicit */
    {138, 0, 441}, /* aten::inverse implicit */
    {138, 4, 290}, /* aten::inverse.out implicit */
    {138, 0, 442}, /* aten::is_complex implicit */
    {138, 0, 443}, /* aten::is_conj implicit */
    {138, 0, 444}, /* aten::is_distributed implicit */
    {138, 0, 445}, /* aten::is_floating_point implicit */
    {138, 0, 446}, /* aten::is_inference implicit */
    {138, 0, 447}, /* aten::is_neg implicit */
    {138, 0, 448}, /* aten::is_nonzero implicit */
    {141, 0, 449}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 450}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 451}, /* aten::is_signed implicit */
    {138, 0, 452}, /* aten::isclose implicit */
    {138, 0, 453}, /* aten::isfinite implicit */
    {1, 1, 86}, /* aten::isin.Scalar_Tensor CPU */
    {16, 1, 86}, /* aten::isin.Scalar_Tensor Meta */
    {142, 8, 291}, /* aten::isin.Scalar_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, /* aten::isin.Scalar_Tensor_out CPU */
    {16, 3, 86}, /* aten::isin.Scalar_Tensor_out Meta */
    {1, 1, 87}, /* aten::isin.Tensor_Scalar CPU */
    {16, 1, 87}, /* aten::isin.Tensor_Scalar Meta */
    {142, 8, 292}, /* aten::isin.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, /* aten::isin.Tensor_Scalar_out CPU */
    {16, 3, 87}, /* aten::isin.Tensor_Scalar_out Meta */
    {1, 1, 88}, /* aten::isin.Tensor_Tensor CPU */
    {16, 1, 88}, /* aten::isin.Tensor_Tensor Meta */
    {142, 8, 293}, /* aten::isin.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, /* aten::isin.Tensor_Tensor_out CPU */
    {16, 3, 88}, /* aten::isin.Tensor_Tensor_out Meta */
    {1, 0, 454}, /* aten::isinf CPU */
    {16, 0, 454}, /* aten::isinf Meta */
    {141, 4, 294}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 455}, /* aten::isnan CPU */
    {16, 0, 455}, /* aten::isnan Meta */
    {141, 4, 295}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 89}, /* aten::isneginf CPU */
    {16, 1, 89}, /* aten::isneginf Meta */
    {142, 8, 296}, /* aten::isneginf CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, /* aten::isneginf.out CPU */
    {16, 3, 89}, /* aten::isneginf.out Meta */
    {1, 1, 90}, /* aten::isposinf CPU */
    {16, 1, 90}, /* aten::isposinf Meta */
    {142, 8, 297}, /* aten::isposinf CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, /* aten::isposinf.out CPU */
    {16, 3, 90}, /* aten::isposinf.out Meta */
    {138, 0, 456}, /* aten::isreal implicit */
    {138, 0, 457}, /* aten::item implicit */
    {138, 0, 458}, /* aten::kl_div implicit */
    {138, 0, 459}, /* aten::kron implicit */
    {138, 4, 298}, /* aten::kron.out implicit */
    {141, 0, 460}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 461}, /* aten::kthvalue.values CPU */
    {16, 0, 461}, /* aten::kthvalue.values Meta */
    {138, 0, 462}, /* aten::l1_loss implicit */
    {138, 0, 463}, /* aten::layer_norm implicit */
    {1, 1, 91}, /* aten::lcm CPU */
    {16, 1, 91}, /* aten::lcm Meta */
    {142, 8, 299}, /* aten::lcm CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, /* aten::lcm.out CPU */
    {16, 3, 91}, /* aten::lcm.out Meta */
    {1, 2, 91}, /* aten::lcm_ CPU */
    {16, 2, 91}, /* aten::lcm_ Meta */
    {142, 9, 299}, /* aten::lcm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 464}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 300}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 300}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 92}, /* aten::le.Scalar CPU */
    {16, 1, 92}, /* aten::le.Scalar Meta */
    {142, 8, 301}, /* aten::le.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, /* aten::le.Scalar_out CPU */
    {16, 3, 92}, /* aten::le.Scalar_out Meta */
    {1, 1, 93}, /* aten::le.Tensor CPU */
    {16, 1, 93}, /* aten::le.Tensor Meta */
    {142, 8, 302}, /* aten::le.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, /* aten::le.Tensor_out CPU */
    {16, 3, 93}, /* aten::le.Tensor_out Meta */
    {1, 2, 92}, /* aten::le_.Scalar CPU */
    {16, 2, 92}, /* aten::le_.Scalar Meta */
    {142, 9, 301}, /* aten::le_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 93}, /* aten::le_.Tensor CPU */
    {16, 2, 93}, /* aten::le_.Tensor Meta */
    {142, 9, 302}, /* aten::le_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, /* aten::leaky_relu CPU */
    {16, 1, 95}, /* aten::leaky_relu Meta */
    {142, 8, 303}, /* aten::leaky_relu CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, /* aten::leaky_relu.out CPU */
    {16, 3, 95}, /* aten::leaky_relu.out Meta */
    {1, 2, 95}, /* aten::leaky_relu_ CPU */
    {16, 2, 95}, /* aten::leaky_relu_ Meta */
    {142, 9, 303}, /* aten::leaky_relu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 94}, /* aten::leaky_relu_backward CPU */
    {16, 1, 94}, /* aten::leaky_relu_backward Meta */
    {142, 8, 304}, /* aten::leaky_relu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 94}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 96}, /* aten::lerp.Scalar CPU */
    {16, 1, 96}, /* aten::lerp.Scalar Meta */
    {142, 8, 305}, /* aten::lerp.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 96}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 97}, /* aten::lerp.Tensor CPU */
    {16, 1, 97}, /* aten::lerp.Tensor Meta */
    {142, 8, 306}, /* aten::lerp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 97}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 96}, /* aten::lerp_.Scalar CPU */
    {16, 2, 96}, /* aten::lerp_.Scalar Meta */
    {142, 9, 305}, /* aten::lerp_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 97}, /* aten::lerp_.Tensor CPU */
    {16, 2, 97}, /* aten::lerp_.Tensor Meta */
    {142, 9, 306}, /* aten::lerp_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 465}, /* aten::less.Scalar implicit */
    {138, 4, 307}, /* aten::less.Scalar_out implicit */
    {138, 0, 466}, /* aten::less.Tensor implicit */
    {138, 4, 308}, /* aten::less.Tensor_out implicit */
    {138, 0, 467}, /* aten::less_.Scalar implicit */
    {138, 0, 468}, /* aten::less_.Tensor implicit */
    {138, 0, 469}, /* aten::less_equal.Scalar implicit */
    {138, 4, 309}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 470}, /* aten::less_equal.Tensor implicit */
    {138, 4, 310}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 471}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 472}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 98}, /* aten::lgamma CPU */
    {16, 1, 98}, /* aten::lgamma Meta */
    {142, 8, 311}, /* aten::lgamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, /* aten::lgamma.out CPU */
    {16, 3, 98}, /* aten::lgamma.out Meta */
    {1, 2, 98}, /* aten::lgamma_ CPU */
    {16, 2, 98}, /* aten::lgamma_ Meta */
    {142, 9, 311}, /* aten::lgamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 473}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 312}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 474}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 313}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 314}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 475}, /* aten::linalg_cholesky implicit */
    {138, 4, 315}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 476}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 476}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 316}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 316}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 477}, /* aten::linalg_cond implicit */
    {138, 4, 317}, /* aten::linalg_cond.out implicit */
    {138, 0, 478}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 318}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 479}, /* aten::linalg_cross CPU */
    {16, 0, 479}, /* aten::linalg_cross Meta */
    {1, 4, 319}, /* aten::linalg_cross.out CPU */
    {16, 4, 319}, /* aten::linalg_cross.out Meta */
    {138, 0, 480}, /* aten::linalg_det implicit */
    {138, 4, 320}, /* aten::linalg_det.out implicit */
    {138, 0, 481}, /* aten::linalg_diagonal implicit */
    {1, 0, 482}, /* aten::linalg_eig CPU */
    {16, 0, 482}, /* aten::linalg_eig Meta */
    {1, 4, 321}, /* aten::linalg_eig.out CPU */
    {16, 4, 321}, /* aten::linalg_eig.out Meta */
    {138, 0, 483}, /* aten::linalg_eigh implicit */
    {138, 4, 322}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 484}, /* aten::linalg_eigvals implicit */
    {1, 4, 323}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 323}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 485}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 324}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 486}, /* aten::linalg_householder_product CPU */
    {16, 0, 486}, /* aten::linalg_householder_product Meta */
    {1, 4, 325}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 325}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 487}, /* aten::linalg_inv implicit */
    {138, 4, 326}, /* aten::linalg_inv.out implicit */
    {1, 0, 488}, /* aten::linalg_inv_ex CPU */
    {16, 0, 488}, /* aten::linalg_inv_ex Meta */
    {1, 4, 327}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 327}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 489}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 328}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 490}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 490}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 329}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 329}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 491}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 491}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 330}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 330}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 492}, /* aten::linalg_lstsq CPU */
    {16, 0, 492}, /* aten::linalg_lstsq Meta */
    {1, 4, 331}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 331}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 493}, /* aten::linalg_lu CPU */
    {16, 0, 493}, /* aten::linalg_lu Meta */
    {1, 4, 332}, /* aten::linalg_lu.out CPU */
    {16, 4, 332}, /* aten::linalg_lu.out Meta */
    {138, 0, 494}, /* aten::linalg_lu_factor implicit */
    {138, 4, 333}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 495}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 495}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 334}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 334}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 496}, /* aten::linalg_lu_solve CPU */
    {16, 0, 496}, /* aten::linalg_lu_solve Meta */
    {1, 4, 335}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 335}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 497}, /* aten::linalg_matmul implicit */
    {138, 4, 336}, /* aten::linalg_matmul.out implicit */
    {1, 0, 498}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 498}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 337}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 499}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 338}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 500}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 339}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 501}, /* aten::linalg_matrix_power implicit */
    {138, 4, 340}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 502}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 503}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 342}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 504}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 343}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 341}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 344}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 505}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 506}, /* aten::linalg_multi_dot implicit */
    {138, 4, 345}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 507}, /* aten::linalg_norm implicit */
    {138, 0, 508}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 347}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 346}, /* aten::linalg_norm.out implicit */
    {138, 0, 509}, /* aten::linalg_pinv implicit */
    {138, 0, 510}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 349}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 511}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 350}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 348}, /* aten::linalg_pinv.out implicit */
    {138, 4, 351}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 512}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 513}, /* aten::linalg_qr CPU */
    {16, 0, 513}, /* aten::linalg_qr Meta */
    {1, 4, 352}, /* aten::linalg_qr.out CPU */
    {16, 4, 352}, /* aten::linalg_qr.out Meta */
    {138, 0, 514}, /* aten::linalg_slogdet implicit */
    {138, 4, 353}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 515}, /* aten::linalg_solve implicit */
    {138, 4, 354}, /* aten::linalg_solve.out implicit */
    {138, 0, 516}, /* aten::linalg_solve_ex implicit */
    {138, 4, 355}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 517}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 517}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 356}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 356}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 518}, /* aten::linalg_svd implicit */
    {138, 4, 357}, /* aten::linalg_svd.U implicit */
    {138, 0, 519}, /* aten::linalg_svdvals implicit */
    {138, 4, 358}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 520}, /* aten::linalg_tensorinv implicit */
    {138, 0, 521}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 522}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 359}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 523}, /* aten::linalg_vander implicit */
    {138, 0, 524}, /* aten::linalg_vecdot implicit */
    {138, 4, 360}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 99}, /* aten::linalg_vector_norm CPU */
    {16, 1, 99}, /* aten::linalg_vector_norm Meta */
    {142, 8, 361}, /* aten::linalg_vector_norm CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 99}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 525}, /* aten::linear implicit */
    {141, 0, 526}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::linspace BackendSelect */
    {141, 0, 527}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 363}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 528}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 364}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 529}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 365}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 362}, /* aten::linspace.out CPU */
    {16, 4, 362}, /* aten::linspace.out Meta */
    {1, 1, 103}, /* aten::log CPU */
    {16, 1, 103}, /* aten::log Meta */
    {142, 8, 366}, /* aten::log CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, /* aten::log.out CPU */
    {16, 3, 103}, /* aten::log.out Meta */
    {1, 1, 100}, /* aten::log10 CPU */
    {16, 1, 100}, /* aten::log10 Meta */
    {142, 8, 367}, /* aten::log10 CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, /* aten::log10.out CPU */
    {16, 3, 100}, /* aten::log10.out Meta */
    {1, 2, 100}, /* aten::log10_ CPU */
    {16, 2, 100}, /* aten::log10_ Meta */
    {142, 9, 367}, /* aten::log10_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 101}, /* aten::log1p CPU */
    {16, 1, 101}, /* aten::log1p Meta */
    {142, 8, 368}, /* aten::log1p CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, /* aten::log1p.out CPU */
    {16, 3, 101}, /* aten::log1p.out Meta */
    {1, 2, 101}, /* aten::log1p_ CPU */
    {16, 2, 101}, /* aten::log1p_ Meta */
    {142, 9, 368}, /* aten::log1p_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, /* aten::log2 CPU */
    {16, 1, 102}, /* aten::log2 Meta */
    {142, 8, 369}, /* aten::log2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, /* aten::log2.out CPU */
    {16, 3, 102}, /* aten::log2.out Meta */
    {1, 2, 102}, /* aten::log2_ CPU */
    {16, 2, 102}, /* aten::log2_ Meta */
    {142, 9, 369}, /* aten::log2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 103}, /* aten::log_ CPU */
    {16, 2, 103}, /* aten::log_ Meta */
    {142, 9, 366}, /* aten::log_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 371}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 4, 370}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 530}, /* aten::log_normal_ CPU */
    {16, 0, 530}, /* aten::log_normal_ Meta */
    {138, 0, 531}, /* aten::log_sigmoid implicit */
    {138, 0, 536}, /* aten::log_sigmoid.out implicit */
    {1, 0, 532}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 532}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 533}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 533}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 534}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 534}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 535}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 535}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 537}, /* aten::log_softmax.int implicit */
    {1, 4, 372}, /* aten::log_softmax.int_out CPU */
    {16, 4, 372}, /* aten::log_softmax.int_out Meta */
    {1, 1, 105}, /* aten::logaddexp CPU */
    {16, 1, 105}, /* aten::logaddexp Meta */
    {142, 8, 373}, /* aten::logaddexp CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, /* aten::logaddexp.out CPU */
    {16, 3, 105}, /* aten::logaddexp.out Meta */
    {1, 1, 104}, /* aten::logaddexp2 CPU */
    {16, 1, 104}, /* aten::logaddexp2 Meta */
    {142, 8, 374}, /* aten::logaddexp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, /* aten::logaddexp2.out CPU */
    {16, 3, 104}, /* aten::logaddexp2.out Meta */
    {141, 0, 538}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 375}, /* aten::logcumsumexp.out CPU */
    {16, 4, 375}, /* aten::logcumsumexp.out Meta */
    {138, 0, 539}, /* aten::logdet implicit */
    {1, 0, 540}, /* aten::logical_and CPU */
    {16, 0, 540}, /* aten::logical_and Meta */
    {1, 0, 542}, /* aten::logical_and.out CPU */
    {16, 0, 542}, /* aten::logical_and.out Meta */
    {1, 0, 541}, /* aten::logical_and_ CPU */
    {16, 0, 541}, /* aten::logical_and_ Meta */
    {1, 0, 543}, /* aten::logical_not CPU */
    {16, 0, 543}, /* aten::logical_not Meta */
    {1, 0, 545}, /* aten::logical_not.out CPU */
    {16, 0, 545}, /* aten::logical_not.out Meta */
    {1, 0, 544}, /* aten::logical_not_ CPU */
    {16, 0, 544}, /* aten::logical_not_ Meta */
    {1, 0, 546}, /* aten::logical_or CPU */
    {16, 0, 546}, /* aten::logical_or Meta */
    {1, 0, 548}, /* aten::logical_or.out CPU */
    {16, 0, 548}, /* aten::logical_or.out Meta */
    {1, 0, 547}, /* aten::logical_or_ CPU */
    {16, 0, 547}, /* aten::logical_or_ Meta */
    {1, 0, 549}, /* aten::logical_xor CPU */
    {16, 0, 549}, /* aten::logical_xor Meta */
    {1, 0, 551}, /* aten::logical_xor.out CPU */
    {16, 0, 551}, /* aten::logical_xor.out Meta */
    {1, 0, 550}, /* aten::logical_xor_ CPU */
    {16, 0, 550}, /* aten::logical_xor_ Meta */
    {1, 0, 552}, /* aten::logit CPU */
    {16, 0, 552}, /* aten::logit Meta */
    {1, 0, 554}, /* aten::logit.out CPU */
    {16, 0, 554}, /* aten::logit.out Meta */
    {1, 0, 553}, /* aten::logit_ CPU */
    {16, 0, 553}, /* aten::logit_ Meta */
    {1, 1, 106}, /* aten::logit_backward CPU */
    {16, 1, 106}, /* aten::logit_backward Meta */
    {142, 8, 376}, /* aten::logit_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 106}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 555}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::logspace BackendSelect */
    {141, 0, 556}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 378}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 557}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 379}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 558}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 380}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 377}, /* aten::logspace.out CPU */
    {16, 4, 377}, /* aten::logspace.out Meta */
    {141, 0, 559}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 381}, /* aten::logsumexp.out CPU */
    {16, 4, 381}, /* aten::logsumexp.out Meta */
    {138, 0, 561}, /* aten::lstm.data implicit */
    {138, 0, 562}, /* aten::lstm.input implicit */
    {138, 0, 560}, /* aten::lstm_cell implicit */
    {1, 1, 107}, /* aten::lt.Scalar CPU */
    {16, 1, 107}, /* aten::lt.Scalar Meta */
    {142, 8, 382}, /* aten::lt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, /* aten::lt.Scalar_out CPU */
    {16, 3, 107}, /* aten::lt.Scalar_out Meta */
    {1, 1, 108}, /* aten::lt.Tensor CPU */
    {16, 1, 108}, /* aten::lt.Tensor Meta */
    {142, 8, 383}, /* aten::lt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, /* aten::lt.Tensor_out CPU */
    {16, 3, 108}, /* aten::lt.Tensor_out Meta */
    {1, 2, 107}, /* aten::lt_.Scalar CPU */
    {16, 2, 107}, /* aten::lt_.Scalar Meta */
    {142, 9, 382}, /* aten::lt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 108}, /* aten::lt_.Tensor CPU */
    {16, 2, 108}, /* aten::lt_.Tensor Meta */
    {142, 9, 383}, /* aten::lt_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 563}, /* aten::lu_solve implicit */
    {138, 4, 384}, /* aten::lu_solve.out implicit */
    {1, 0, 564}, /* aten::lu_unpack CPU */
    {16, 0, 564}, /* aten::lu_unpack Meta */
    {1, 4, 385}, /* aten::lu_unpack.out CPU */
    {16, 4, 385}, /* aten::lu_unpack.out Meta */
    {138, 0, 565}, /* aten::mH implicit */
    {138, 0, 566}, /* aten::mT implicit */
    {138, 0, 567}, /* aten::margin_ranking_loss implicit */
    {141, 0, 568}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 4, 386}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 569}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 4, 387}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 570}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 570}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 571}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 571}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 572}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 4, 388}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 573}, /* aten::masked_scatter_ CPU */
    {16, 0, 573}, /* aten::masked_scatter_ Meta */
    {141, 0, 574}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 575}, /* aten::masked_select CPU */
    {1, 0, 576}, /* aten::masked_select.out CPU */
    {138, 0, 577}, /* aten::matmul implicit */
    {138, 0, 578}, /* aten::matmul.out implicit */
    {138, 0, 579}, /* aten::matrix_H implicit */
    {138, 0, 580}, /* aten::matrix_exp implicit */
    {138, 0, 581}, /* aten::matrix_power implicit */
    {138, 4, 389}, /* aten::matrix_power.out implicit */
    {1, 0, 582}, /* aten::max CPU */
    {16, 0, 582}, /* aten::max Meta */
    {1, 1, 109}, /* aten::max.dim CPU */
    {16, 1, 109}, /* aten::max.dim Meta */
    {142, 8, 391}, /* aten::max.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, /* aten::max.dim_max CPU */
    {16, 3, 109}, /* aten::max.dim_max Meta */
    {138, 0, 583}, /* aten::max.other implicit */
    {138, 0, 584}, /* aten::max.out implicit */
    {1, 4, 390}, /* aten::max.unary_out CPU */
    {16, 4, 390}, /* aten::max.unary_out Meta */
    {138, 0, 585}, /* aten::max_pool1d implicit */
    {138, 0, 586}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 587}, /* aten::max_pool2d implicit */
    {1, 0, 588}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 588}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 392}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 392}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 589}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 589}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 393}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 393}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 590}, /* aten::max_pool3d implicit */
    {1, 0, 591}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 591}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 394}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 394}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 592}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 592}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 395}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 395}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 593}, /* aten::max_unpool2d CPU */
    {16, 0, 593}, /* aten::max_unpool2d Meta */
    {1, 4, 396}, /* aten::max_unpool2d.out CPU */
    {16, 4, 396}, /* aten::max_unpool2d.out Meta */
    {1, 0, 594}, /* aten::max_unpool3d CPU */
    {16, 0, 594}, /* aten::max_unpool3d Meta */
    {1, 4, 397}, /* aten::max_unpool3d.out CPU */
    {16, 4, 397}, /* aten::max_unpool3d.out Meta */
    {1, 1, 110}, /* aten::maximum CPU */
    {16, 1, 110}, /* aten::maximum Meta */
    {142, 8, 398}, /* aten::maximum CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, /* aten::maximum.out CPU */
    {16, 3, 110}, /* aten::maximum.out Meta */
    {141, 0, 595}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 111}, /* aten::mean.dim CPU */
    {16, 1, 111}, /* aten::mean.dim Meta */
    {142, 8, 400}, /* aten::mean.dim CompositeExplicitAutogradNonFunctional */
    {1, 4, 399}, /* aten::mean.dtype_out CPU */
    {16, 4, 399}, /* aten::mean.dtype_out Meta */
    {1, 3, 111}, /* aten::mean.out CPU */
    {16, 3, 111}, /* aten::mean.out Meta */
    {1, 0, 596}, /* aten::median CPU */
    {16, 0, 596}, /* aten::median Meta */
    {141, 0, 597}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 402}, /* aten::median.dim_values CPU */
    {16, 4, 402}, /* aten::median.dim_values Meta */
    {141, 4, 401}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 598}, /* aten::meshgrid implicit */
    {138, 0, 599}, /* aten::meshgrid.indexing implicit */
    {1, 0, 600}, /* aten::min CPU */
    {16, 0, 600}, /* aten::min Meta */
    {1, 1, 112}, /* aten::min.dim CPU */
    {16, 1, 112}, /* aten::min.dim Meta */
    {142, 8, 404}, /* aten::min.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 112}, /* aten::min.dim_min CPU */
    {16, 3, 112}, /* aten::min.dim_min Meta */
    {138, 0, 601}, /* aten::min.other implicit */
    {138, 0, 602}, /* aten::min.out implicit */
    {1, 4, 403}, /* aten::min.unary_out CPU */
    {16, 4, 403}, /* aten::min.unary_out Meta */
    {1, 1, 113}, /* aten::minimum CPU */
    {16, 1, 113}, /* aten::minimum Meta */
    {142, 8, 405}, /* aten::minimum CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, /* aten::minimum.out CPU */
    {16, 3, 113}, /* aten::minimum.out Meta */
    {1, 1, 114}, /* aten::mish CPU */
    {16, 1, 114}, /* aten::mish Meta */
    {142, 8, 406}, /* aten::mish CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, /* aten::mish.out CPU */
    {16, 3, 114}, /* aten::mish.out Meta */
    {1, 2, 114}, /* aten::mish_ CPU */
    {16, 2, 114}, /* aten::mish_ Meta */
    {142, 9, 406}, /* aten::mish_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 603}, /* aten::mish_backward CPU */
    {16, 0, 603}, /* aten::mish_backward Meta */
    {138, 0, 604}, /* aten::mish_backward implicit */
    {1, 1, 115}, /* aten::mm CPU */
    {16, 1, 115}, /* aten::mm Meta */
    {142, 8, 407}, /* aten::mm CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, /* aten::mm.out CPU */
    {16, 3, 115}, /* aten::mm.out Meta */
    {1, 0, 605}, /* aten::mode CPU */
    {16, 0, 605}, /* aten::mode Meta */
    {1, 4, 408}, /* aten::mode.values CPU */
    {16, 4, 408}, /* aten::mode.values Meta */
    {138, 0, 606}, /* aten::moveaxis.int implicit */
    {138, 0, 607}, /* aten::moveaxis.intlist implicit */
    {138, 0, 608}, /* aten::movedim.int implicit */
    {138, 0, 609}, /* aten::movedim.intlist implicit */
    {1, 0, 610}, /* aten::mse_loss CPU */
    {16, 0, 610}, /* aten::mse_loss Meta */
    {1, 4, 409}, /* aten::mse_loss.out CPU */
    {16, 4, 409}, /* aten::mse_loss.out Meta */
    {1, 0, 611}, /* aten::mse_loss_backward CPU */
    {16, 0, 611}, /* aten::mse_loss_backward Meta */
    {1, 4, 410}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 410}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 612}, /* aten::msort implicit */
    {138, 0, 613}, /* aten::msort.out implicit */
    {141, 0, 614}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 411}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::mul.Tensor CPU */
    {16, 1, 116}, /* aten::mul.Tensor Meta */
    {142, 8, 412}, /* aten::mul.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, /* aten::mul.out CPU */
    {16, 3, 116}, /* aten::mul.out Meta */
    {141, 0, 615}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 116}, /* aten::mul_.Tensor CPU */
    {16, 2, 116}, /* aten::mul_.Tensor Meta */
    {142, 9, 412}, /* aten::mul_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 616}, /* aten::multi_margin_loss CPU */
    {16, 0, 616}, /* aten::multi_margin_loss Meta */
    {1, 4, 413}, /* aten::multi_margin_loss.out CPU */
    {16, 4, 413}, /* aten::multi_margin_loss.out Meta */
    {1, 0, 617}, /* aten::multi_margin_loss_backward CPU */
    {16, 0, 617}, /* aten::multi_margin_loss_backward Meta */
    {1, 4, 414}, /* aten::multi_margin_loss_backward.grad_input CPU */
    {16, 4, 414}, /* aten::multi_margin_loss_backward.grad_input Meta */
    {138, 0, 618}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 415}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 619}, /* aten::multilabel_margin_loss_backward CPU */
    {16, 0, 619}, /* aten::multilabel_margin_loss_backward Meta */
    {1, 4, 416}, /* aten::multilabel_margin_loss_backward.grad_input CPU */
    {16, 4, 416}, /* aten::multilabel_margin_loss_backward.grad_input Meta */
    {1, 0, 620}, /* aten::multilabel_margin_loss_forward CPU */
    {16, 0, 620}, /* aten::multilabel_margin_loss_forward Meta */
    {1, 4, 417}, /* aten::multilabel_margin_loss_forward.output CPU */
    {16, 4, 417}, /* aten::multilabel_margin_loss_forward.output Meta */
    {1, 0, 621}, /* aten::multinomial CPU */
    {16, 0, 621}, /* aten::multinomial Meta */
    {1, 0, 622}, /* aten::multinomial.out CPU */
    {16, 0, 622}, /* aten::multinomial.out Meta */
    {138, 0, 623}, /* aten::multiply.Scalar implicit */
    {138, 0, 624}, /* aten::multiply.Tensor implicit */
    {138, 4, 418}, /* aten::multiply.out implicit */
    {138, 0, 625}, /* aten::multiply_.Scalar implicit */
    {138, 0, 626}, /* aten::multiply_.Tensor implicit */
    {141, 0, 627}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 419}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 628}, /* aten::mvlgamma CPU */
    {16, 0, 628}, /* aten::mvlgamma Meta */
    {1, 0, 630}, /* aten::mvlgamma.out CPU */
    {16, 0, 630}, /* aten::mvlgamma.out Meta */
    {1, 0, 629}, /* aten::mvlgamma_ CPU */
    {16, 0, 629}, /* aten::mvlgamma_ Meta */
    {1, 0, 631}, /* aten::nan_to_num CPU */
    {16, 0, 631}, /* aten::nan_to_num Meta */
    {1, 0, 633}, /* aten::nan_to_num.out CPU */
    {16, 0, 633}, /* aten::nan_to_num.out Meta */
    {1, 0, 632}, /* aten::nan_to_num_ CPU */
    {16, 0, 632}, /* aten::nan_to_num_ Meta */
    {138, 0, 634}, /* aten::nanmean implicit */
    {138, 0, 635}, /* aten::nanmean.out implicit */
    {1, 0, 636}, /* aten::nanmedian CPU */
    {16, 0, 636}, /* aten::nanmedian Meta */
    {141, 0, 637}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 421}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 421}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 420}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 638}, /* aten::nanquantile implicit */
    {138, 4, 422}, /* aten::nanquantile.out implicit */
    {138, 0, 639}, /* aten::nanquantile.scalar implicit */
    {138, 4, 423}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 640}, /* aten::nansum CPU */
    {16, 0, 640}, /* aten::nansum Meta */
    {1, 4, 424}, /* aten::nansum.out CPU */
    {16, 4, 424}, /* aten::nansum.out Meta */
    {138, 0, 641}, /* aten::narrow implicit */
    {138, 0, 642}, /* aten::narrow.Tensor implicit */
    {142, 0, 643}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 425}, /* aten::narrow_copy.out CPU */
    {16, 4, 425}, /* aten::narrow_copy.out Meta */
    {1, 0, 644}, /* aten::native_batch_norm CPU */
    {16, 0, 644}, /* aten::native_batch_norm Meta */
    {1, 4, 426}, /* aten::native_batch_norm.out CPU */
    {16, 4, 426}, /* aten::native_batch_norm.out Meta */
    {1, 0, 645}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 645}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 427}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 646}, /* aten::native_dropout CPU */
    {16, 0, 646}, /* aten::native_dropout Meta */
    {141, 4, 428}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 647}, /* aten::native_dropout_backward CPU */
    {16, 0, 647}, /* aten::native_dropout_backward Meta */
    {141, 4, 429}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 648}, /* aten::native_group_norm CPU */
    {16, 0, 648}, /* aten::native_group_norm Meta */
    {141, 4, 430}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 649}, /* aten::native_group_norm_backward CPU */
    {16, 0, 649}, /* aten::native_group_norm_backward Meta */
    {141, 4, 431}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 650}, /* aten::native_layer_norm CPU */
    {16, 0, 650}, /* aten::native_layer_norm Meta */
    {141, 4, 432}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 651}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 651}, /* aten::native_layer_norm_backward Meta */
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
    {138, 0, 652}, /* aten::negative implicit */
    {138, 4, 437}, /* aten::negative.out implicit */
    {138, 0, 653}, /* aten::negative_ implicit */
    {141, 0, 654}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 438}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 655}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 439}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 656}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 440}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 657}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 441}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 658}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 442}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 120}, /* aten::nextafter CPU */
    {16, 1, 120}, /* aten::nextafter Meta */
    {142, 8, 443}, /* aten::nextafter CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, /* aten::nextafter.out CPU */
    {16, 3, 120}, /* aten::nextafter.out Meta */
    {1, 2, 120}, /* aten::nextafter_ CPU */
    {16, 2, 120}, /* aten::nextafter_ Meta */
    {142, 9, 443}, /* aten::nextafter_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 659}, /* aten::nll_loss implicit */
    {138, 4, 444}, /* aten::nll_loss.out implicit */
    {138, 0, 660}, /* aten::nll_loss2d implicit */
    {138, 4, 445}, /* aten::nll_loss2d.out implicit */
    {1, 0, 661}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 661}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 446}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 446}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 662}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 662}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 447}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 447}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 663}, /* aten::nll_loss_backward CPU */
    {16, 0, 663}, /* aten::nll_loss_backward Meta */
    {1, 4, 448}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 448}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 664}, /* aten::nll_loss_forward CPU */
    {16, 0, 664}, /* aten::nll_loss_forward Meta */
    {1, 4, 449}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 449}, /* aten::nll_loss_forward.output Meta */
    {138, 0, 665}, /* aten::nll_loss_nd implicit */
    {1, 0, 666}, /* aten::nonzero CPU */
    {1, 4, 450}, /* aten::nonzero.out CPU */
    {138, 0, 667}, /* aten::nonzero_numpy implicit */
    {1, 0, 668}, /* aten::nonzero_static CPU */
    {16, 0, 668}, /* aten::nonzero_static Meta */
    {1, 4, 451}, /* aten::nonzero_static.out CPU */
    {16, 4, 451}, /* aten::nonzero_static.out Meta */
    {141, 0, 669}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 122}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 122}, /* aten::norm.ScalarOpt_dim Meta */
    {142, 8, 455}, /* aten::norm.ScalarOpt_dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 121}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 121}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {142, 8, 454}, /* aten::norm.ScalarOpt_dim_dtype CompositeExplicitAutogradNonFunctional */
    {141, 0, 670}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 453}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 452}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 121}, /* aten::norm.dtype_out CPU */
    {16, 3, 121}, /* aten::norm.dtype_out Meta */
    {1, 3, 122}, /* aten::norm.out CPU */
    {16, 3, 122}, /* aten::norm.out Meta */
    {1, 0, 672}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 672}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 456}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 456}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 673}, /* aten::normal.Tensor_float CPU */
    {16, 0, 673}, /* aten::normal.Tensor_float Meta */
    {1, 4, 457}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 457}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 674}, /* aten::normal.float_Tensor CPU */
    {16, 0, 674}, /* aten::normal.float_Tensor Meta */
    {1, 4, 458}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 458}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 675}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::normal.float_float BackendSelect */
    {141, 4, 459}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 4, 461}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 671}, /* aten::normal_ CPU */
    {16, 0, 671}, /* aten::normal_ Meta */
    {141, 6, 460}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 676}, /* aten::not_equal.Scalar implicit */
    {138, 4, 462}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 677}, /* aten::not_equal.Tensor implicit */
    {138, 4, 463}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 678}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 679}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 680}, /* aten::nuclear_norm implicit */
    {138, 0, 681}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 465}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 464}, /* aten::nuclear_norm.out implicit */
    {138, 0, 682}, /* aten::numel implicit */
    {138, 0, 683}, /* aten::numpy_T implicit */
    {138, 0, 684}, /* aten::one_hot implicit */
    {141, 0, 685}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::ones BackendSelect */
    {141, 4, 466}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 686}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 467}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 687}, /* aten::orgqr implicit */
    {138, 4, 468}, /* aten::orgqr.out implicit */
    {1, 0, 688}, /* aten::ormqr CPU */
    {16, 0, 688}, /* aten::ormqr Meta */
    {1, 4, 469}, /* aten::ormqr.out CPU */
    {16, 4, 469}, /* aten::ormqr.out Meta */
    {138, 0, 689}, /* aten::outer implicit */
    {138, 4, 470}, /* aten::outer.out implicit */
    {138, 0, 690}, /* aten::pad implicit */
    {138, 0, 691}, /* aten::pairwise_distance implicit */
    {138, 0, 692}, /* aten::pdist implicit */
    {141, 0, 693}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 471}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 472}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 694}, /* aten::pinverse implicit */
    {1, 0, 695}, /* aten::pixel_shuffle CPU */
    {16, 0, 695}, /* aten::pixel_shuffle Meta */
    {141, 4, 473}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 696}, /* aten::pixel_unshuffle CPU */
    {16, 0, 696}, /* aten::pixel_unshuffle Meta */
    {141, 4, 474}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {138, 0, 697}, /* aten::poisson_nll_loss implicit */
    {1, 0, 698}, /* aten::polar CPU */
    {16, 0, 698}, /* aten::polar Meta */
    {1, 0, 699}, /* aten::polar.out CPU */
    {16, 0, 699}, /* aten::polar.out Meta */
    {1, 1, 123}, /* aten::polygamma CPU */
    {16, 1, 123}, /* aten::polygamma Meta */
    {142, 8, 475}, /* aten::polygamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 123}, /* aten::polygamma.out CPU */
    {16, 3, 123}, /* aten::polygamma.out Meta */
    {1, 0, 700}, /* aten::polygamma_ CPU */
    {16, 0, 700}, /* aten::polygamma_ Meta */
    {138, 0, 701}, /* aten::positive implicit */
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
    {138, 0, 702}, /* aten::prelu implicit */
    {1, 0, 703}, /* aten::prod CPU */
    {16, 0, 703}, /* aten::prod Meta */
    {1, 1, 127}, /* aten::prod.dim_int CPU */
    {16, 1, 127}, /* aten::prod.dim_int Meta */
    {142, 8, 480}, /* aten::prod.dim_int CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, /* aten::prod.int_out CPU */
    {16, 3, 127}, /* aten::prod.int_out Meta */
    {141, 4, 479}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 704}, /* aten::promote_types implicit */
    {141, 6, 482}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 481}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 705}, /* aten::put_ CPU */
    {16, 0, 705}, /* aten::put_ Meta */
    {138, 0, 706}, /* aten::qr implicit */
    {138, 4, 483}, /* aten::qr.Q implicit */
    {138, 0, 707}, /* aten::quantile implicit */
    {138, 4, 484}, /* aten::quantile.out implicit */
    {138, 0, 708}, /* aten::quantile.scalar implicit */
    {138, 4, 485}, /* aten::quantile.scalar_out implicit */
    {141, 0, 709}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 486}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 486}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 710}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::rand BackendSelect */
    {141, 0, 711}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::rand.generator BackendSelect */
    {138, 4, 488}, /* aten::rand.generator_out implicit */
    {141, 4, 487}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 712}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 4, 489}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 713}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::randint BackendSelect */
    {141, 0, 714}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::randint.generator BackendSelect */
    {141, 4, 491}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 717}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::randint.low BackendSelect */
    {141, 0, 718}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 493}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 492}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 490}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 715}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 716}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 4, 495}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 4, 494}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 719}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::randn BackendSelect */
    {141, 0, 720}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::randn.generator BackendSelect */
    {138, 4, 497}, /* aten::randn.generator_out implicit */
    {138, 4, 496}, /* aten::randn.out implicit */
    {141, 0, 721}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 4, 498}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 502}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 503}, /* aten::random.from CompositeExplicitAutograd */
    {141, 4, 500}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 4, 499}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 504}, /* aten::random.to CompositeExplicitAutograd */
    {141, 4, 501}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 722}, /* aten::random_ CPU */
    {16, 0, 722}, /* aten::random_ Meta */
    {1, 0, 723}, /* aten::random_.from CPU */
    {16, 0, 723}, /* aten::random_.from Meta */
    {1, 0, 724}, /* aten::random_.to CPU */
    {16, 0, 724}, /* aten::random_.to Meta */
    {141, 0, 725}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::randperm BackendSelect */
    {141, 0, 726}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::randperm.generator BackendSelect */
    {1, 4, 506}, /* aten::randperm.generator_out CPU */
    {16, 4, 506}, /* aten::randperm.generator_out Meta */
    {141, 4, 505}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 727}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::range BackendSelect */
    {1, 4, 508}, /* aten::range.out CPU */
    {16, 4, 508}, /* aten::range.out Meta */
    {141, 4, 507}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 728}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::range.step BackendSelect */
    {138, 0, 729}, /* aten::ravel implicit */
    {138, 0, 730}, /* aten::real implicit */
    {1, 1, 128}, /* aten::reciprocal CPU */
    {16, 1, 128}, /* aten::reciprocal Meta */
    {142, 8, 509}, /* aten::reciprocal CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, /* aten::reciprocal.out CPU */
    {16, 3, 128}, /* aten::reciprocal.out Meta */
    {1, 2, 128}, /* aten::reciprocal_ CPU */
    {16, 2, 128}, /* aten::reciprocal_ Meta */
    {142, 9, 509}, /* aten::reciprocal_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 731}, /* aten::reflection_pad1d CPU */
    {16, 0, 731}, /* aten::reflection_pad1d Meta */
    {1, 4, 510}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 510}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 732}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 732}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 511}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 511}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 733}, /* aten::reflection_pad2d CPU */
    {16, 0, 733}, /* aten::reflection_pad2d Meta */
    {1, 4, 512}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 512}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 734}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 734}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 513}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 513}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 735}, /* aten::reflection_pad3d CPU */
    {16, 0, 735}, /* aten::reflection_pad3d Meta */
    {1, 4, 514}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 514}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 736}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 736}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 515}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 515}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 737}, /* aten::relu CPU */
    {16, 0, 737}, /* aten::relu Meta */
    {141, 4, 516}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 738}, /* aten::relu6 implicit */
    {138, 0, 739}, /* aten::relu6_ implicit */
    {1, 0, 740}, /* aten::relu_ CPU */
    {16, 0, 740}, /* aten::relu_ Meta */
    {141, 0, 741}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 742}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 742}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 517}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 743}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 129}, /* aten::remainder.Tensor CPU */
    {16, 1, 129}, /* aten::remainder.Tensor Meta */
    {142, 8, 518}, /* aten::remainder.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 129}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 744}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
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
    {141, 0, 745}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 520}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 746}, /* aten::repeat_interleave.Tensor CPU */
    {141, 4, 521}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 747}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 748}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 749}, /* aten::replication_pad1d CPU */
    {16, 0, 749}, /* aten::replication_pad1d Meta */
    {1, 4, 522}, /* aten::replication_pad1d.out CPU */
    {16, 4, 522}, /* aten::replication_pad1d.out Meta */
    {1, 0, 750}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 750}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 523}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 523}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 751}, /* aten::replication_pad2d CPU */
    {16, 0, 751}, /* aten::replication_pad2d Meta */
    {1, 4, 524}, /* aten::replication_pad2d.out CPU */
    {16, 4, 524}, /* aten::replication_pad2d.out Meta */
    {1, 0, 752}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 752}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 525}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 525}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 753}, /* aten::replication_pad3d CPU */
    {16, 0, 753}, /* aten::replication_pad3d Meta */
    {1, 4, 526}, /* aten::replication_pad3d.out CPU */
    {16, 4, 526}, /* aten::replication_pad3d.out Meta */
    {1, 0, 754}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 754}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 527}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 527}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 755}, /* aten::reshape implicit */
    {138, 0, 756}, /* aten::reshape_as implicit */
    {141, 6, 529}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 528}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 757}, /* aten::resize_ CPU */
    {16, 0, 757}, /* aten::resize_ Meta */
    {141, 6, 531}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 530}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 758}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 759}, /* aten::resolve_conj implicit */
    {138, 0, 760}, /* aten::resolve_neg implicit */
    {138, 0, 761}, /* aten::result_type.Scalar implicit */
    {138, 0, 762}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 763}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 764}, /* aten::result_type.Tensor implicit */
    {138, 0, 765}, /* aten::rms_norm implicit */
    {138, 0, 767}, /* aten::rnn_relu.data implicit */
    {138, 0, 768}, /* aten::rnn_relu.input implicit */
    {138, 0, 766}, /* aten::rnn_relu_cell implicit */
    {138, 0, 770}, /* aten::rnn_tanh.data implicit */
    {138, 0, 771}, /* aten::rnn_tanh.input implicit */
    {138, 0, 769}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 772}, /* aten::roll CPU */
    {16, 0, 772}, /* aten::roll Meta */
    {141, 4, 532}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 773}, /* aten::rot90 CompositeExplicitAutograd */
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
    {138, 0, 774}, /* aten::row_stack implicit */
    {138, 4, 536}, /* aten::row_stack.out implicit */
    {141, 0, 775}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 537}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {1, 1, 133}, /* aten::rsqrt CPU */
    {16, 1, 133}, /* aten::rsqrt Meta */
    {142, 8, 538}, /* aten::rsqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 133}, /* aten::rsqrt.out CPU */
    {16, 3, 133}, /* aten::rsqrt.out Meta */
    {1, 2, 133}, /* aten::rsqrt_ CPU */
    {16, 2, 133}, /* aten::rsqrt_ Meta */
    {142, 9, 538}, /* aten::rsqrt_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 776}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 539}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 777}, /* aten::rsub.Tensor CPU */
    {16, 0, 777}, /* aten::rsub.Tensor Meta */
    {141, 4, 540}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 778}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::scalar_tensor BackendSelect */
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
    {1, 0, 779}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 779}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 548}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 548}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 780}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 780}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 549}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 549}, /* aten::searchsorted.Tensor_out Meta */
    {1, 0, 781}, /* aten::segment_reduce CPU */
    {16, 0, 781}, /* aten::segment_reduce Meta */
    {141, 4, 550}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 783}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 782}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 552}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 551}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 553}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 784}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 554}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 785}, /* aten::selu implicit */
    {138, 0, 786}, /* aten::selu_ implicit */
    {1, 1, 140}, /* aten::sgn CPU */
    {16, 1, 140}, /* aten::sgn Meta */
    {142, 8, 555}, /* aten::sgn CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, /* aten::sgn.out CPU */
    {16, 3, 140}, /* aten::sgn.out Meta */
    {1, 2, 140}, /* aten::sgn_ CPU */
    {16, 2, 140}, /* aten::sgn_ Meta */
    {142, 9, 555}, /* aten::sgn_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, /* aten::sigmoid CPU */
    {16, 1, 142}, /* aten::sigmoid Meta */
    {142, 8, 556}, /* aten::sigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, /* aten::sigmoid.out CPU */
    {16, 3, 142}, /* aten::sigmoid.out Meta */
    {1, 2, 142}, /* aten::sigmoid_ CPU */
    {16, 2, 142}, /* aten::sigmoid_ Meta */
    {142, 9, 556}, /* aten::sigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 141}, /* aten::sigmoid_backward CPU */
    {16, 1, 141}, /* aten::sigmoid_backward Meta */
    {142, 8, 557}, /* aten::sigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 141}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 143}, /* aten::sign CPU */
    {16, 1, 143}, /* aten::sign Meta */
    {142, 8, 558}, /* aten::sign CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, /* aten::sign.out CPU */
    {16, 3, 143}, /* aten::sign.out Meta */
    {1, 2, 143}, /* aten::sign_ CPU */
    {16, 2, 143}, /* aten::sign_ Meta */
    {142, 9, 558}, /* aten::sign_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 144}, /* aten::signbit CPU */
    {16, 1, 144}, /* aten::signbit Meta */
    {142, 8, 559}, /* aten::signbit CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, /* aten::signbit.out CPU */
    {16, 3, 144}, /* aten::signbit.out Meta */
    {1, 1, 146}, /* aten::silu CPU */
    {16, 1, 146}, /* aten::silu Meta */
    {142, 8, 560}, /* aten::silu CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, /* aten::silu.out CPU */
    {16, 3, 146}, /* aten::silu.out Meta */
    {1, 2, 146}, /* aten::silu_ CPU */
    {16, 2, 146}, /* aten::silu_ Meta */
    {142, 9, 560}, /* aten::silu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, /* aten::silu_backward CPU */
    {16, 1, 145}, /* aten::silu_backward Meta */
    {142, 8, 561}, /* aten::silu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 145}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 147}, /* aten::sin CPU */
    {16, 1, 147}, /* aten::sin Meta */
    {142, 8, 562}, /* aten::sin CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, /* aten::sin.out CPU */
    {16, 3, 147}, /* aten::sin.out Meta */
    {1, 2, 147}, /* aten::sin_ CPU */
    {16, 2, 147}, /* aten::sin_ Meta */
    {142, 9, 562}, /* aten::sin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 148}, /* aten::sinc CPU */
    {16, 1, 148}, /* aten::sinc Meta */
    {142, 8, 563}, /* aten::sinc CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, /* aten::sinc.out CPU */
    {16, 3, 148}, /* aten::sinc.out Meta */
    {1, 2, 148}, /* aten::sinc_ CPU */
    {16, 2, 148}, /* aten::sinc_ Meta */
    {142, 9, 563}, /* aten::sinc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, /* aten::sinh CPU */
    {16, 1, 149}, /* aten::sinh Meta */
    {142, 8, 564}, /* aten::sinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, /* aten::sinh.out CPU */
    {16, 3, 149}, /* aten::sinh.out Meta */
    {1, 2, 149}, /* aten::sinh_ CPU */
    {16, 2, 149}, /* aten::sinh_ Meta */
    {142, 9, 564}, /* aten::sinh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 787}, /* aten::size.int implicit */
    {141, 0, 788}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 789}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 566}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 565}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 567}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 790}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 568}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 791}, /* aten::slogdet implicit */
    {138, 4, 569}, /* aten::slogdet.out implicit */
    {1, 0, 792}, /* aten::smooth_l1_loss CPU */
    {16, 0, 792}, /* aten::smooth_l1_loss Meta */
    {1, 4, 570}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 570}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 793}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 793}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 571}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 571}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 794}, /* aten::soft_margin_loss CPU */
    {16, 0, 794}, /* aten::soft_margin_loss Meta */
    {141, 4, 572}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 795}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 795}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 573}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 796}, /* aten::softmax.int implicit */
    {1, 4, 574}, /* aten::softmax.int_out CPU */
    {16, 4, 574}, /* aten::softmax.int_out Meta */
    {1, 1, 151}, /* aten::softplus CPU */
    {16, 1, 151}, /* aten::softplus Meta */
    {142, 8, 575}, /* aten::softplus CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, /* aten::softplus.out CPU */
    {16, 3, 151}, /* aten::softplus.out Meta */
    {1, 1, 150}, /* aten::softplus_backward CPU */
    {16, 1, 150}, /* aten::softplus_backward Meta */
    {142, 8, 576}, /* aten::softplus_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 150}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 153}, /* aten::softshrink CPU */
    {16, 1, 153}, /* aten::softshrink Meta */
    {142, 8, 577}, /* aten::softshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, /* aten::softshrink.out CPU */
    {16, 3, 153}, /* aten::softshrink.out Meta */
    {1, 1, 152}, /* aten::softshrink_backward CPU */
    {16, 1, 152}, /* aten::softshrink_backward Meta */
    {142, 8, 578}, /* aten::softshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 152}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 797}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 154}, /* aten::sort.stable CPU */
    {16, 1, 154}, /* aten::sort.stable Meta */
    {142, 8, 580}, /* aten::sort.stable CompositeExplicitAutogradNonFunctional */
    {1, 4, 579}, /* aten::sort.values CPU */
    {16, 4, 579}, /* aten::sort.values Meta */
    {1, 3, 154}, /* aten::sort.values_stable CPU */
    {16, 3, 154}, /* aten::sort.values_stable Meta */
    {1, 1, 155}, /* aten::special_airy_ai CPU */
    {16, 1, 155}, /* aten::special_airy_ai Meta */
    {142, 8, 581}, /* aten::special_airy_ai CompositeExplicitAutogradNonFunctional */
    {1, 3, 155}, /* aten::special_airy_ai.out CPU */
    {16, 3, 155}, /* aten::special_airy_ai.out Meta */
    {1, 1, 156}, /* aten::special_bessel_j0 CPU */
    {16, 1, 156}, /* aten::special_bessel_j0 Meta */
    {142, 8, 582}, /* aten::special_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, /* aten::special_bessel_j0.out CPU */
    {16, 3, 156}, /* aten::special_bessel_j0.out Meta */
    {1, 1, 157}, /* aten::special_bessel_j1 CPU */
    {16, 1, 157}, /* aten::special_bessel_j1 Meta */
    {142, 8, 583}, /* aten::special_bessel_j1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, /* aten::special_bessel_j1.out CPU */
    {16, 3, 157}, /* aten::special_bessel_j1.out Meta */
    {1, 1, 158}, /* aten::special_bessel_y0 CPU */
    {16, 1, 158}, /* aten::special_bessel_y0 Meta */
    {142, 8, 584}, /* aten::special_bessel_y0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, /* aten::special_bessel_y0.out CPU */
    {16, 3, 158}, /* aten::special_bessel_y0.out Meta */
    {1, 1, 159}, /* aten::special_bessel_y1 CPU */
    {16, 1, 159}, /* aten::special_bessel_y1 Meta */
    {142, 8, 585}, /* aten::special_bessel_y1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, /* aten::special_bessel_y1.out CPU */
    {16, 3, 159}, /* aten::special_bessel_y1.out Meta */
    {1, 1, 160}, /* aten::special_chebyshev_polynomial_t CPU */
    {16, 1, 160}, /* aten::special_chebyshev_polynomial_t Meta */
    {142, 8, 586}, /* aten::special_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 798}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 799}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 160}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 160}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 800}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 801}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 161}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 161}, /* aten::special_chebyshev_polynomial_u Meta */
    {142, 8, 587}, /* aten::special_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 802}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 803}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 161}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 804}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 805}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 162}, /* aten::special_chebyshev_polynomial_v Meta */
    {142, 8, 588}, /* aten::special_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 806}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 807}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 162}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 808}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 809}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 163}, /* aten::special_chebyshev_polynomial_w Meta */
    {142, 8, 589}, /* aten::special_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 810}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 811}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 163}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 812}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 813}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 814}, /* aten::special_digamma implicit */
    {138, 4, 590}, /* aten::special_digamma.out implicit */
    {1, 1, 164}, /* aten::special_entr CPU */
    {16, 1, 164}, /* aten::special_entr Meta */
    {142, 8, 591}, /* aten::special_entr CompositeExplicitAutogradNonFunctional */
    {1, 3, 164}, /* aten::special_entr.out CPU */
    {16, 3, 164}, /* aten::special_entr.out Meta */
    {138, 0, 815}, /* aten::special_erf implicit */
    {138, 4, 592}, /* aten::special_erf.out implicit */
    {138, 0, 816}, /* aten::special_erfc implicit */
    {138, 4, 593}, /* aten::special_erfc.out implicit */
    {1, 1, 165}, /* aten::special_erfcx CPU */
    {16, 1, 165}, /* aten::special_erfcx Meta */
    {142, 8, 594}, /* aten::special_erfcx CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, /* aten::special_erfcx.out CPU */
    {16, 3, 165}, /* aten::special_erfcx.out Meta */
    {138, 0, 817}, /* aten::special_erfinv implicit */
    {138, 4, 595}, /* aten::special_erfinv.out implicit */
    {138, 0, 818}, /* aten::special_exp2 implicit */
    {138, 4, 596}, /* aten::special_exp2.out implicit */
    {138, 0, 819}, /* aten::special_expit implicit */
    {138, 4, 597}, /* aten::special_expit.out implicit */
    {138, 0, 820}, /* aten::special_expm1 implicit */
    {138, 4, 598}, /* aten::special_expm1.out implicit */
    {138, 0, 821}, /* aten::special_gammainc implicit */
    {138, 4, 599}, /* aten::special_gammainc.out implicit */
    {138, 0, 822}, /* aten::special_gammaincc implicit */
    {138, 4, 600}, /* aten::special_gammaincc.out implicit */
    {138, 0, 823}, /* aten::special_gammaln implicit */
    {138, 4, 601}, /* aten::special_gammaln.out implicit */
    {1, 1, 166}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 166}, /* aten::special_hermite_polynomial_h Meta */
    {142, 8, 602}, /* aten::special_hermite_polynomial_h CompositeExplicitAutogradNonFunctional */
    {141, 0, 824}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 825}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 166}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 166}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 826}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 827}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 167}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 167}, /* aten::special_hermite_polynomial_he Meta */
    {142, 8, 603}, /* aten::special_hermite_polynomial_he CompositeExplicitAutogradNonFunctional */
    {141, 0, 828}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 829}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 167}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 830}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 831}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 832}, /* aten::special_i0 implicit */
    {138, 4, 604}, /* aten::special_i0.out implicit */
    {1, 1, 168}, /* aten::special_i0e CPU */
    {16, 1, 168}, /* aten::special_i0e Meta */
    {142, 8, 605}, /* aten::special_i0e CompositeExplicitAutogradNonFunctional */
    {1, 3, 168}, /* aten::special_i0e.out CPU */
    {16, 3, 168}, /* aten::special_i0e.out Meta */
    {1, 1, 169}, /* aten::special_i1 CPU */
    {16, 1, 169}, /* aten::special_i1 Meta */
    {142, 8, 606}, /* aten::special_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, /* aten::special_i1.out CPU */
    {16, 3, 169}, /* aten::special_i1.out Meta */
    {1, 1, 170}, /* aten::special_i1e CPU */
    {16, 1, 170}, /* aten::special_i1e Meta */
    {142, 8, 607}, /* aten::special_i1e CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, /* aten::special_i1e.out CPU */
    {16, 3, 170}, /* aten::special_i1e.out Meta */
    {1, 1, 171}, /* aten::special_laguerre_polynomial_l CPU */
    {16, 1, 171}, /* aten::special_laguerre_polynomial_l Meta */
    {142, 8, 608}, /* aten::special_laguerre_polynomial_l CompositeExplicitAutogradNonFunctional */
    {141, 0, 833}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 834}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 171}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 171}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 835}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 836}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 172}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 172}, /* aten::special_legendre_polynomial_p Meta */
    {142, 8, 609}, /* aten::special_legendre_polynomial_p CompositeExplicitAutogradNonFunctional */
    {141, 0, 837}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 838}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 172}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 839}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 840}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 841}, /* aten::special_log1p implicit */
    {138, 4, 610}, /* aten::special_log1p.out implicit */
    {1, 1, 173}, /* aten::special_log_ndtr CPU */
    {16, 1, 173}, /* aten::special_log_ndtr Meta */
    {142, 8, 611}, /* aten::special_log_ndtr CompositeExplicitAutogradNonFunctional */
    {1, 3, 173}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 173}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 842}, /* aten::special_log_softmax implicit */
    {138, 0, 843}, /* aten::special_logit implicit */
    {138, 4, 612}, /* aten::special_logit.out implicit */
    {138, 0, 844}, /* aten::special_logsumexp implicit */
    {138, 0, 845}, /* aten::special_logsumexp.out implicit */
    {1, 1, 174}, /* aten::special_modified_bessel_i0 CPU */
    {16, 1, 174}, /* aten::special_modified_bessel_i0 Meta */
    {142, 8, 613}, /* aten::special_modified_bessel_i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, /* aten::special_modified_bessel_i0.out CPU */
    {16, 3, 174}, /* aten::special_modified_bessel_i0.out Meta */
    {1, 1, 175}, /* aten::special_modified_bessel_i1 CPU */
    {16, 1, 175}, /* aten::special_modified_bessel_i1 Meta */
    {142, 8, 614}, /* aten::special_modified_bessel_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, /* aten::special_modified_bessel_i1.out CPU */
    {16, 3, 175}, /* aten::special_modified_bessel_i1.out Meta */
    {1, 1, 176}, /* aten::special_modified_bessel_k0 CPU */
    {16, 1, 176}, /* aten::special_modified_bessel_k0 Meta */
    {142, 8, 615}, /* aten::special_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, /* aten::special_modified_bessel_k0.out CPU */
    {16, 3, 176}, /* aten::special_modified_bessel_k0.out Meta */
    {1, 1, 177}, /* aten::special_modified_bessel_k1 CPU */
    {16, 1, 177}, /* aten::special_modified_bessel_k1 Meta */
    {142, 8, 616}, /* aten::special_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, /* aten::special_modified_bessel_k1.out CPU */
    {16, 3, 177}, /* aten::special_modified_bessel_k1.out Meta */
    {138, 0, 846}, /* aten::special_multigammaln implicit */
    {138, 4, 617}, /* aten::special_multigammaln.out implicit */
    {138, 0, 847}, /* aten::special_ndtr implicit */
    {138, 0, 848}, /* aten::special_ndtr.out implicit */
    {1, 1, 178}, /* aten::special_ndtri CPU */
    {16, 1, 178}, /* aten::special_ndtri Meta */
    {142, 8, 618}, /* aten::special_ndtri CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, /* aten::special_ndtri.out CPU */
    {16, 3, 178}, /* aten::special_ndtri.out Meta */
    {138, 0, 849}, /* aten::special_polygamma implicit */
    {138, 4, 619}, /* aten::special_polygamma.out implicit */
    {138, 0, 850}, /* aten::special_psi implicit */
    {138, 4, 620}, /* aten::special_psi.out implicit */
    {138, 0, 851}, /* aten::special_round implicit */
    {138, 4, 621}, /* aten::special_round.out implicit */
    {1, 1, 179}, /* aten::special_scaled_modified_bessel_k0 CPU */
    {16, 1, 179}, /* aten::special_scaled_modified_bessel_k0 Meta */
    {142, 8, 622}, /* aten::special_scaled_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, /* aten::special_scaled_modified_bessel_k0.out CPU */
    {16, 3, 179}, /* aten::special_scaled_modified_bessel_k0.out Meta */
    {1, 1, 180}, /* aten::special_scaled_modified_bessel_k1 CPU */
    {16, 1, 180}, /* aten::special_scaled_modified_bessel_k1 Meta */
    {142, 8, 623}, /* aten::special_scaled_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, /* aten::special_scaled_modified_bessel_k1.out CPU */
    {16, 3, 180}, /* aten::special_scaled_modified_bessel_k1.out Meta */
    {1, 1, 181}, /* aten::special_shifted_chebyshev_polynomial_t CPU */
    {16, 1, 181}, /* aten::special_shifted_chebyshev_polynomial_t Meta */
    {142, 8, 624}, /* aten::special_shifted_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 852}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 853}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 181}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 181}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 854}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 855}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {142, 8, 625}, /* aten::special_shifted_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 856}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 857}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 858}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 859}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {142, 8, 626}, /* aten::special_shifted_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 860}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 861}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 862}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 863}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {142, 8, 627}, /* aten::special_shifted_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 864}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 865}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 866}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 867}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 868}, /* aten::special_sinc implicit */
    {138, 4, 628}, /* aten::special_sinc.out implicit */
    {138, 0, 869}, /* aten::special_softmax implicit */
    {1, 1, 185}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 185}, /* aten::special_spherical_bessel_j0 Meta */
    {142, 8, 629}, /* aten::special_spherical_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 185}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 185}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 186}, /* aten::special_xlog1py CPU */
    {16, 1, 186}, /* aten::special_xlog1py Meta */
    {142, 8, 630}, /* aten::special_xlog1py CompositeExplicitAutogradNonFunctional */
    {141, 0, 870}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 871}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 186}, /* aten::special_xlog1py.out CPU */
    {16, 3, 186}, /* aten::special_xlog1py.out Meta */
    {141, 0, 872}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 873}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 874}, /* aten::special_xlogy implicit */
    {138, 0, 875}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 632}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 631}, /* aten::special_xlogy.out implicit */
    {138, 0, 876}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 633}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 187}, /* aten::special_zeta CPU */
    {16, 1, 187}, /* aten::special_zeta Meta */
    {142, 8, 634}, /* aten::special_zeta CompositeExplicitAutogradNonFunctional */
    {141, 0, 877}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 878}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, /* aten::special_zeta.out CPU */
    {16, 3, 187}, /* aten::special_zeta.out Meta */
    {141, 0, 879}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 880}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 881}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 882}, /* aten::split.sizes implicit */
    {142, 7, 635}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 636}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 883}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 637}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 638}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 188}, /* aten::sqrt CPU */
    {16, 1, 188}, /* aten::sqrt Meta */
    {142, 8, 639}, /* aten::sqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 188}, /* aten::sqrt.out CPU */
    {16, 3, 188}, /* aten::sqrt.out Meta */
    {1, 2, 188}, /* aten::sqrt_ CPU */
    {16, 2, 188}, /* aten::sqrt_ Meta */
    {142, 9, 639}, /* aten::sqrt_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 884}, /* aten::square implicit */
    {138, 0, 886}, /* aten::square.out implicit */
    {138, 0, 885}, /* aten::square_ implicit */
    {141, 0, 887}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 888}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 889}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 640}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 641}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 642}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 640}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 641}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 644}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 642}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 645}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 643}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 890}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 646}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 891}, /* aten::std implicit */
    {1, 0, 892}, /* aten::std.correction CPU */
    {16, 0, 892}, /* aten::std.correction Meta */
    {1, 4, 647}, /* aten::std.correction_out CPU */
    {16, 4, 647}, /* aten::std.correction_out Meta */
    {138, 0, 893}, /* aten::std.dim implicit */
    {138, 4, 648}, /* aten::std.out implicit */
    {138, 0, 894}, /* aten::std_mean implicit */
    {1, 0, 895}, /* aten::std_mean.correction CPU */
    {16, 0, 895}, /* aten::std_mean.correction Meta */
    {141, 4, 649}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 896}, /* aten::std_mean.dim implicit */
    {138, 0, 897}, /* aten::stride.int implicit */
    {141, 0, 898}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 650}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 189}, /* aten::sub.Tensor CPU */
    {16, 1, 189}, /* aten::sub.Tensor Meta */
    {142, 8, 651}, /* aten::sub.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, /* aten::sub.out CPU */
    {16, 3, 189}, /* aten::sub.out Meta */
    {141, 0, 899}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 189}, /* aten::sub_.Tensor CPU */
    {16, 2, 189}, /* aten::sub_.Tensor Meta */
    {142, 9, 651}, /* aten::sub_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 900}, /* aten::subtract.Scalar implicit */
    {138, 0, 901}, /* aten::subtract.Tensor implicit */
    {138, 4, 652}, /* aten::subtract.out implicit */
    {138, 0, 902}, /* aten::subtract_.Scalar implicit */
    {138, 0, 903}, /* aten::subtract_.Tensor implicit */
    {141, 0, 904}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 190}, /* aten::sum.IntList_out CPU */
    {16, 3, 190}, /* aten::sum.IntList_out Meta */
    {1, 1, 190}, /* aten::sum.dim_IntList CPU */
    {16, 1, 190}, /* aten::sum.dim_IntList Meta */
    {142, 8, 654}, /* aten::sum.dim_IntList CompositeExplicitAutogradNonFunctional */
    {141, 4, 653}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 905}, /* aten::sum_to_size implicit */
    {138, 0, 906}, /* aten::svd implicit */
    {138, 4, 655}, /* aten::svd.U implicit */
    {138, 0, 907}, /* aten::swapaxes implicit */
    {138, 0, 908}, /* aten::swapaxes_ implicit */
    {138, 0, 909}, /* aten::swapdims implicit */
    {138, 0, 910}, /* aten::swapdims_ implicit */
    {138, 0, 911}, /* aten::sym_numel implicit */
    {138, 0, 912}, /* aten::sym_size.int implicit */
    {138, 0, 913}, /* aten::sym_storage_offset implicit */
    {138, 0, 914}, /* aten::sym_stride.int implicit */
    {141, 0, 915}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 656}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 656}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 657}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 916}, /* aten::take CPU */
    {16, 0, 916}, /* aten::take Meta */
    {1, 0, 918}, /* aten::take.out CPU */
    {16, 0, 918}, /* aten::take.out Meta */
    {138, 0, 917}, /* aten::take_along_dim implicit */
    {138, 4, 658}, /* aten::take_along_dim.out implicit */
    {1, 1, 191}, /* aten::tan CPU */
    {16, 1, 191}, /* aten::tan Meta */
    {142, 8, 659}, /* aten::tan CompositeExplicitAutogradNonFunctional */
    {1, 3, 191}, /* aten::tan.out CPU */
    {16, 3, 191}, /* aten::tan.out Meta */
    {1, 2, 191}, /* aten::tan_ CPU */
    {16, 2, 191}, /* aten::tan_ Meta */
    {142, 9, 659}, /* aten::tan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, /* aten::tanh CPU */
    {16, 1, 193}, /* aten::tanh Meta */
    {142, 8, 660}, /* aten::tanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, /* aten::tanh.out CPU */
    {16, 3, 193}, /* aten::tanh.out Meta */
    {1, 2, 193}, /* aten::tanh_ CPU */
    {16, 2, 193}, /* aten::tanh_ Meta */
    {142, 9, 660}, /* aten::tanh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 192}, /* aten::tanh_backward CPU */
    {16, 1, 192}, /* aten::tanh_backward Meta */
    {142, 8, 661}, /* aten::tanh_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 192}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 919}, /* aten::tensor_split.indices implicit */
    {138, 0, 920}, /* aten::tensor_split.sections implicit */
    {138, 0, 921}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 922}, /* aten::tensordot implicit */
    {138, 4, 662}, /* aten::tensordot.out implicit */
    {1, 1, 195}, /* aten::threshold CPU */
    {16, 1, 195}, /* aten::threshold Meta */
    {142, 8, 663}, /* aten::threshold CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, /* aten::threshold.out CPU */
    {16, 3, 195}, /* aten::threshold.out Meta */
    {1, 2, 195}, /* aten::threshold_ CPU */
    {16, 2, 195}, /* aten::threshold_ Meta */
    {142, 9, 663}, /* aten::threshold_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, /* aten::threshold_backward CPU */
    {16, 1, 194}, /* aten::threshold_backward Meta */
    {142, 8, 664}, /* aten::threshold_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 194}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 923}, /* aten::tile implicit */
    {138, 0, 924}, /* aten::to.device implicit */
    {138, 0, 925}, /* aten::to.dtype implicit */
    {138, 0, 926}, /* aten::to.dtype_layout implicit */
    {138, 0, 927}, /* aten::to.other implicit */
    {1, 1, 196}, /* aten::topk CPU */
    {16, 1, 196}, /* aten::topk Meta */
    {142, 8, 665}, /* aten::topk CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, /* aten::topk.values CPU */
    {16, 3, 196}, /* aten::topk.values Meta */
    {1, 0, 928}, /* aten::trace CPU */
    {16, 0, 928}, /* aten::trace Meta */
    {141, 4, 666}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 929}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 667}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 667}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 668}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 930}, /* aten::trapezoid.dx implicit */
    {138, 0, 931}, /* aten::trapezoid.x implicit */
    {138, 0, 932}, /* aten::trapz.dx implicit */
    {138, 0, 933}, /* aten::trapz.x implicit */
    {1, 0, 934}, /* aten::triangular_solve CPU */
    {16, 0, 934}, /* aten::triangular_solve Meta */
    {1, 4, 669}, /* aten::triangular_solve.X CPU */
    {16, 4, 669}, /* aten::triangular_solve.X Meta */
    {1, 1, 197}, /* aten::tril CPU */
    {16, 1, 197}, /* aten::tril Meta */
    {142, 8, 670}, /* aten::tril CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, /* aten::tril.out CPU */
    {16, 3, 197}, /* aten::tril.out Meta */
    {1, 2, 197}, /* aten::tril_ CPU */
    {16, 2, 197}, /* aten::tril_ Meta */
    {142, 9, 670}, /* aten::tril_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 935}, /* aten::tril_indices CPU */
    {16, 0, 935}, /* aten::tril_indices Meta */
    {86, 0, 167}, /* aten::tril_indices BackendSelect */
    {141, 4, 671}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 936}, /* aten::triplet_margin_loss implicit */
    {1, 1, 198}, /* aten::triu CPU */
    {16, 1, 198}, /* aten::triu Meta */
    {142, 8, 672}, /* aten::triu CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, /* aten::triu.out CPU */
    {16, 3, 198}, /* aten::triu.out Meta */
    {1, 2, 198}, /* aten::triu_ CPU */
    {16, 2, 198}, /* aten::triu_ Meta */
    {142, 9, 672}, /* aten::triu_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 937}, /* aten::triu_indices CPU */
    {16, 0, 937}, /* aten::triu_indices Meta */
    {86, 0, 167}, /* aten::triu_indices BackendSelect */
    {141, 4, 673}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 938}, /* aten::true_divide.Scalar implicit */
    {138, 0, 939}, /* aten::true_divide.Tensor implicit */
    {138, 4, 674}, /* aten::true_divide.out implicit */
    {138, 0, 940}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 941}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 199}, /* aten::trunc CPU */
    {16, 1, 199}, /* aten::trunc Meta */
    {142, 8, 675}, /* aten::trunc CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, /* aten::trunc.out CPU */
    {16, 3, 199}, /* aten::trunc.out Meta */
    {1, 2, 199}, /* aten::trunc_ CPU */
    {16, 2, 199}, /* aten::trunc_ Meta */
    {142, 9, 675}, /* aten::trunc_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 942}, /* aten::type_as implicit */
    {141, 0, 943}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 676}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 677}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 944}, /* aten::unflatten.int implicit */
    {1, 0, 945}, /* aten::unfold CPU */
    {16, 0, 945}, /* aten::unfold Meta */
    {1, 0, 946}, /* aten::unfold_backward CPU */
    {16, 0, 946}, /* aten::unfold_backward Meta */
    {141, 4, 679}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 678}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 680}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 682}, /* aten::uniform CompositeExplicitAutograd */
    {141, 4, 681}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 947}, /* aten::uniform_ CPU */
    {16, 0, 947}, /* aten::uniform_ Meta */
    {1, 0, 948}, /* aten::unique_consecutive CPU */
    {16, 0, 948}, /* aten::unique_consecutive Meta */
    {141, 4, 683}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 949}, /* aten::unique_dim CPU */
    {16, 0, 949}, /* aten::unique_dim Meta */
    {141, 4, 684}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 950}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 950}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 685}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 951}, /* aten::unsafe_chunk implicit */
    {141, 0, 952}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 686}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 953}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 687}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 954}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 688}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 688}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 689}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 955}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 955}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 690}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 690}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 957}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 956}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 956}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 691}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 691}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 958}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 958}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 692}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 692}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 960}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 959}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 959}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 693}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 693}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 961}, /* aten::upsample_linear1d CPU */
    {16, 0, 961}, /* aten::upsample_linear1d Meta */
    {1, 4, 694}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 694}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 963}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 962}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 962}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 695}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 695}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 964}, /* aten::upsample_nearest1d CPU */
    {16, 0, 964}, /* aten::upsample_nearest1d Meta */
    {1, 4, 696}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 696}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 966}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 965}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 965}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 697}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 697}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 967}, /* aten::upsample_nearest2d CPU */
    {16, 0, 967}, /* aten::upsample_nearest2d Meta */
    {1, 4, 698}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 698}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 969}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 968}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 968}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 699}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 699}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 970}, /* aten::upsample_nearest3d CPU */
    {16, 0, 970}, /* aten::upsample_nearest3d Meta */
    {1, 4, 700}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 700}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 972}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 971}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 971}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 701}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 701}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 973}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 973}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 702}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 702}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 975}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 974}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 974}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 703}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 703}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 976}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 977}, /* aten::var implicit */
    {1, 0, 978}, /* aten::var.correction CPU */
    {16, 0, 978}, /* aten::var.correction Meta */
    {1, 4, 704}, /* aten::var.correction_out CPU */
    {16, 4, 704}, /* aten::var.correction_out Meta */
    {138, 0, 979}, /* aten::var.dim implicit */
    {138, 4, 705}, /* aten::var.out implicit */
    {138, 0, 980}, /* aten::var_mean implicit */
    {1, 0, 981}, /* aten::var_mean.correction CPU */
    {16, 0, 981}, /* aten::var_mean.correction Meta */
    {141, 4, 706}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 982}, /* aten::var_mean.dim implicit */
    {1, 0, 983}, /* aten::vdot CPU */
    {16, 0, 983}, /* aten::vdot Meta */
    {141, 4, 707}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 984}, /* aten::view CPU */
    {16, 0, 984}, /* aten::view Meta */
    {141, 0, 988}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 985}, /* aten::view_as implicit */
    {1, 0, 986}, /* aten::view_as_complex CPU */
    {16, 0, 986}, /* aten::view_as_complex Meta */
    {142, 7, 710}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 711}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 987}, /* aten::view_as_real CPU */
    {16, 0, 987}, /* aten::view_as_real Meta */
    {142, 7, 712}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 713}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 708}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 709}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 715}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 714}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 989}, /* aten::vsplit.array implicit */
    {138, 0, 990}, /* aten::vsplit.int implicit */
    {138, 0, 991}, /* aten::vstack implicit */
    {138, 4, 716}, /* aten::vstack.out implicit */
    {138, 0, 992}, /* aten::where implicit */
    {138, 0, 993}, /* aten::where.Scalar implicit */
    {138, 0, 994}, /* aten::where.ScalarOther implicit */
    {138, 0, 995}, /* aten::where.ScalarSelf implicit */
    {1, 0, 996}, /* aten::where.self CPU */
    {16, 0, 996}, /* aten::where.self Meta */
    {1, 0, 997}, /* aten::where.self_out CPU */
    {16, 0, 997}, /* aten::where.self_out Meta */
    {141, 0, 998}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 999}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 200}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 200}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 1000}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1001}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 200}, /* aten::xlogy.Tensor CPU */
    {16, 1, 200}, /* aten::xlogy.Tensor Meta */
    {142, 8, 717}, /* aten::xlogy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 1002}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 200}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 200}, /* aten::xlogy_.Tensor Meta */
    {142, 9, 717}, /* aten::xlogy_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 6, 719}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 718}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1003}, /* aten::zero_ CPU */
    {16, 0, 1003}, /* aten::zero_ Meta */
    {141, 0, 1004}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 167}, /* aten::zeros BackendSelect */
    {141, 4, 720}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1005}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 721}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
