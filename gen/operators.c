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
tn_status tni_kernel__fused_sdp_choice(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__scaled_dot_product_attention_math(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__scaled_dot_product_flash_attention_for_cpu(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__scaled_dot_product_flash_attention_for_cpu_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_cross(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_scaled_dot_product_attention(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__fused_sdp_choice, /* 52 */
    tni_kernel__histogramdd_bin_edges, /* 53 */
    tni_kernel__histogramdd_from_bin_cts, /* 54 */
    tni_kernel__histogramdd_from_bin_tensors, /* 55 */
    tni_kernel__index_put_impl_, /* 56 */
    tni_kernel__is_all_true, /* 57 */
    tni_kernel__is_any_true, /* 58 */
    tni_kernel__linalg_check_errors, /* 59 */
    tni_kernel__linalg_det, /* 60 */
    tni_kernel__linalg_eigh, /* 61 */
    tni_kernel__linalg_eigvals, /* 62 */
    tni_kernel__linalg_slogdet, /* 63 */
    tni_kernel__linalg_solve_ex, /* 64 */
    tni_kernel__linalg_svd, /* 65 */
    tni_kernel__local_scalar_dense, /* 66 */
    tni_kernel__logcumsumexp, /* 67 */
    tni_kernel__lu_with_info, /* 68 */
    tni_kernel__native_batch_norm_legit, /* 69 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 70 */
    tni_kernel__native_batch_norm_legit_no_training, /* 71 */
    tni_kernel__native_batch_norm_legit_out, /* 72 */
    tni_kernel__neg_view, /* 73 */
    tni_kernel__pdist_backward, /* 74 */
    tni_kernel__pdist_forward, /* 75 */
    tni_kernel__prelu_kernel, /* 76 */
    tni_kernel__prelu_kernel_backward, /* 77 */
    tni_kernel__reshape_alias, /* 78 */
    tni_kernel__safe_softmax, /* 79 */
    tni_kernel__scaled_dot_product_attention_math, /* 80 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu, /* 81 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu_backward, /* 82 */
    tni_kernel__segment_reduce_backward, /* 83 */
    tni_kernel__thnn_differentiable_gru_cell_backward, /* 84 */
    tni_kernel__thnn_differentiable_lstm_cell_backward, /* 85 */
    tni_kernel__to_copy, /* 86 */
    tni_kernel__trilinear, /* 87 */
    tni_kernel__unique, /* 88 */
    tni_kernel__unique2, /* 89 */
    tni_kernel__unsafe_index_Tensor, /* 90 */
    tni_kernel__unsafe_index_put, /* 91 */
    tni_kernel__unsafe_masked_index, /* 92 */
    tni_kernel__unsafe_masked_index_put_accumulate, /* 93 */
    tni_kernel__upsample_bicubic2d_aa, /* 94 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 95 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 96 */
    tni_kernel__upsample_bilinear2d_aa, /* 97 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 98 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 99 */
    tni_kernel__upsample_lanczos2d_aa, /* 100 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 101 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 102 */
    tni_kernel__upsample_nearest_exact1d, /* 103 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 104 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 105 */
    tni_kernel__upsample_nearest_exact2d, /* 106 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 107 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 108 */
    tni_kernel__upsample_nearest_exact3d, /* 109 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 110 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 111 */
    tni_kernel_abs, /* 112 */
    tni_kernel_abs_, /* 113 */
    tni_kernel_abs_out, /* 114 */
    tni_kernel_absolute, /* 115 */
    tni_kernel_absolute_, /* 116 */
    tni_kernel_adaptive_avg_pool1d, /* 117 */
    tni_kernel_adaptive_avg_pool2d, /* 118 */
    tni_kernel_adaptive_avg_pool3d, /* 119 */
    tni_kernel_adaptive_max_pool1d, /* 120 */
    tni_kernel_adaptive_max_pool2d, /* 121 */
    tni_kernel_adaptive_max_pool2d_backward, /* 122 */
    tni_kernel_adaptive_max_pool3d, /* 123 */
    tni_kernel_adaptive_max_pool3d_backward, /* 124 */
    tni_kernel_add_Scalar, /* 125 */
    tni_kernel_add__Scalar, /* 126 */
    tni_kernel_addbmm, /* 127 */
    tni_kernel_addbmm_, /* 128 */
    tni_kernel_addr, /* 129 */
    tni_kernel_adjoint, /* 130 */
    tni_kernel_affine_grid_generator, /* 131 */
    tni_kernel_affine_grid_generator_backward, /* 132 */
    tni_kernel_alias, /* 133 */
    tni_kernel_allclose, /* 134 */
    tni_kernel_alpha_dropout, /* 135 */
    tni_kernel_alpha_dropout_, /* 136 */
    tni_kernel_angle, /* 137 */
    tni_kernel_angle_out, /* 138 */
    tni_kernel_arange, /* 139 */
    tni_kernel_arange_start, /* 140 */
    tni_kernel_arange_start_step, /* 141 */
    tni_kernel_arccos, /* 142 */
    tni_kernel_arccos_, /* 143 */
    tni_kernel_arccosh, /* 144 */
    tni_kernel_arccosh_, /* 145 */
    tni_kernel_arcsin, /* 146 */
    tni_kernel_arcsin_, /* 147 */
    tni_kernel_arcsinh, /* 148 */
    tni_kernel_arcsinh_, /* 149 */
    tni_kernel_arctan, /* 150 */
    tni_kernel_arctan2, /* 151 */
    tni_kernel_arctan2_, /* 152 */
    tni_kernel_arctan_, /* 153 */
    tni_kernel_arctanh, /* 154 */
    tni_kernel_arctanh_, /* 155 */
    tni_kernel_argsort, /* 156 */
    tni_kernel_argsort_stable, /* 157 */
    tni_kernel_argsort_stable_out, /* 158 */
    tni_kernel_argwhere, /* 159 */
    tni_kernel_as_strided, /* 160 */
    tni_kernel_as_strided_scatter, /* 161 */
    tni_kernel_atleast_1d, /* 162 */
    tni_kernel_atleast_1d_Sequence, /* 163 */
    tni_kernel_atleast_2d, /* 164 */
    tni_kernel_atleast_2d_Sequence, /* 165 */
    tni_kernel_atleast_3d, /* 166 */
    tni_kernel_atleast_3d_Sequence, /* 167 */
    tni_kernel_avg_pool1d, /* 168 */
    tni_kernel_avg_pool2d, /* 169 */
    tni_kernel_avg_pool2d_backward, /* 170 */
    tni_kernel_avg_pool3d, /* 171 */
    tni_kernel_avg_pool3d_backward, /* 172 */
    tni_kernel_backend_select, /* 173 */
    tni_kernel_batch_norm, /* 174 */
    tni_kernel_batch_norm_backward, /* 175 */
    tni_kernel_batch_norm_update_stats, /* 176 */
    tni_kernel_bernoulli, /* 177 */
    tni_kernel_bernoulli__Tensor, /* 178 */
    tni_kernel_bernoulli__float, /* 179 */
    tni_kernel_bernoulli_p, /* 180 */
    tni_kernel_bilinear, /* 181 */
    tni_kernel_binary_cross_entropy, /* 182 */
    tni_kernel_binary_cross_entropy_backward, /* 183 */
    tni_kernel_binary_cross_entropy_with_logits, /* 184 */
    tni_kernel_bincount, /* 185 */
    tni_kernel_binomial, /* 186 */
    tni_kernel_bitwise_and_Scalar, /* 187 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 188 */
    tni_kernel_bitwise_and_Scalar_out, /* 189 */
    tni_kernel_bitwise_and__Scalar, /* 190 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 191 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 192 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 193 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 194 */
    tni_kernel_bitwise_or_Scalar, /* 195 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 196 */
    tni_kernel_bitwise_or_Scalar_out, /* 197 */
    tni_kernel_bitwise_or__Scalar, /* 198 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 199 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 200 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 201 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 202 */
    tni_kernel_bitwise_xor_Scalar, /* 203 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 204 */
    tni_kernel_bitwise_xor_Scalar_out, /* 205 */
    tni_kernel_bitwise_xor__Scalar, /* 206 */
    tni_kernel_block_diag, /* 207 */
    tni_kernel_broadcast_tensors, /* 208 */
    tni_kernel_broadcast_to, /* 209 */
    tni_kernel_bucketize_Scalar, /* 210 */
    tni_kernel_bucketize_Tensor, /* 211 */
    tni_kernel_can_cast, /* 212 */
    tni_kernel_cartesian_prod, /* 213 */
    tni_kernel_cat, /* 214 */
    tni_kernel_cat_elsewhere, /* 215 */
    tni_kernel_cat_out, /* 216 */
    tni_kernel_cauchy_, /* 217 */
    tni_kernel_cdist, /* 218 */
    tni_kernel_celu, /* 219 */
    tni_kernel_channel_shuffle, /* 220 */
    tni_kernel_cholesky, /* 221 */
    tni_kernel_cholesky_inverse, /* 222 */
    tni_kernel_cholesky_out, /* 223 */
    tni_kernel_cholesky_solve, /* 224 */
    tni_kernel_cholesky_solve_out, /* 225 */
    tni_kernel_chunk, /* 226 */
    tni_kernel_clip, /* 227 */
    tni_kernel_clip_, /* 228 */
    tni_kernel_clip_Tensor, /* 229 */
    tni_kernel_clip__Tensor, /* 230 */
    tni_kernel_clone, /* 231 */
    tni_kernel_col2im, /* 232 */
    tni_kernel_column_stack, /* 233 */
    tni_kernel_combinations, /* 234 */
    tni_kernel_complex, /* 235 */
    tni_kernel_complex_out, /* 236 */
    tni_kernel_concat, /* 237 */
    tni_kernel_concatenate, /* 238 */
    tni_kernel_conj, /* 239 */
    tni_kernel_conj_physical, /* 240 */
    tni_kernel_constant_pad_nd, /* 241 */
    tni_kernel_contiguous, /* 242 */
    tni_kernel_conv1d, /* 243 */
    tni_kernel_conv1d_padding, /* 244 */
    tni_kernel_conv2d, /* 245 */
    tni_kernel_conv2d_padding, /* 246 */
    tni_kernel_conv3d, /* 247 */
    tni_kernel_conv3d_padding, /* 248 */
    tni_kernel_conv_transpose1d, /* 249 */
    tni_kernel_conv_transpose2d_input, /* 250 */
    tni_kernel_conv_transpose3d_input, /* 251 */
    tni_kernel_convolution, /* 252 */
    tni_kernel_convolution_backward, /* 253 */
    tni_kernel_copy_, /* 254 */
    tni_kernel_copysign_Scalar, /* 255 */
    tni_kernel_copysign_Scalar_out, /* 256 */
    tni_kernel_copysign__Scalar, /* 257 */
    tni_kernel_corrcoef, /* 258 */
    tni_kernel_cosine_embedding_loss, /* 259 */
    tni_kernel_cosine_similarity, /* 260 */
    tni_kernel_count_nonzero, /* 261 */
    tni_kernel_count_nonzero_dim_IntList, /* 262 */
    tni_kernel_cov, /* 263 */
    tni_kernel_cross, /* 264 */
    tni_kernel_cross_entropy_loss, /* 265 */
    tni_kernel_cummax, /* 266 */
    tni_kernel_cummin, /* 267 */
    tni_kernel_cumulative_trapezoid_dx, /* 268 */
    tni_kernel_cumulative_trapezoid_x, /* 269 */
    tni_kernel_deg2rad, /* 270 */
    tni_kernel_det, /* 271 */
    tni_kernel_diag, /* 272 */
    tni_kernel_diag_embed, /* 273 */
    tni_kernel_diagflat, /* 274 */
    tni_kernel_diagonal, /* 275 */
    tni_kernel_diagonal_backward, /* 276 */
    tni_kernel_diagonal_scatter, /* 277 */
    tni_kernel_diff, /* 278 */
    tni_kernel_diff_out, /* 279 */
    tni_kernel_dist, /* 280 */
    tni_kernel_div_Scalar, /* 281 */
    tni_kernel_div_Scalar_mode, /* 282 */
    tni_kernel_div__Scalar, /* 283 */
    tni_kernel_div__Scalar_mode, /* 284 */
    tni_kernel_divide_Scalar, /* 285 */
    tni_kernel_divide_Scalar_mode, /* 286 */
    tni_kernel_divide_Tensor, /* 287 */
    tni_kernel_divide_Tensor_mode, /* 288 */
    tni_kernel_divide__Scalar, /* 289 */
    tni_kernel_divide__Scalar_mode, /* 290 */
    tni_kernel_divide__Tensor, /* 291 */
    tni_kernel_divide__Tensor_mode, /* 292 */
    tni_kernel_dot, /* 293 */
    tni_kernel_dropout, /* 294 */
    tni_kernel_dropout_, /* 295 */
    tni_kernel_dsplit_array, /* 296 */
    tni_kernel_dsplit_int, /* 297 */
    tni_kernel_dstack, /* 298 */
    tni_kernel_einsum, /* 299 */
    tni_kernel_embedding, /* 300 */
    tni_kernel_embedding_backward, /* 301 */
    tni_kernel_embedding_bag, /* 302 */
    tni_kernel_embedding_bag_padding_idx, /* 303 */
    tni_kernel_embedding_dense_backward, /* 304 */
    tni_kernel_embedding_renorm_, /* 305 */
    tni_kernel_empty_like, /* 306 */
    tni_kernel_empty_memory_format, /* 307 */
    tni_kernel_empty_out, /* 308 */
    tni_kernel_empty_permuted, /* 309 */
    tni_kernel_empty_strided, /* 310 */
    tni_kernel_equal, /* 311 */
    tni_kernel_expand, /* 312 */
    tni_kernel_expand_as, /* 313 */
    tni_kernel_exponential_, /* 314 */
    tni_kernel_eye, /* 315 */
    tni_kernel_eye_m, /* 316 */
    tni_kernel_feature_alpha_dropout, /* 317 */
    tni_kernel_feature_alpha_dropout_, /* 318 */
    tni_kernel_feature_dropout, /* 319 */
    tni_kernel_feature_dropout_, /* 320 */
    tni_kernel_fft_fft, /* 321 */
    tni_kernel_fft_fft2, /* 322 */
    tni_kernel_fft_fft2_out, /* 323 */
    tni_kernel_fft_fft_out, /* 324 */
    tni_kernel_fft_fftn, /* 325 */
    tni_kernel_fft_fftn_out, /* 326 */
    tni_kernel_fft_fftshift, /* 327 */
    tni_kernel_fft_hfft, /* 328 */
    tni_kernel_fft_hfft2, /* 329 */
    tni_kernel_fft_hfft2_out, /* 330 */
    tni_kernel_fft_hfft_out, /* 331 */
    tni_kernel_fft_hfftn, /* 332 */
    tni_kernel_fft_hfftn_out, /* 333 */
    tni_kernel_fft_ifft, /* 334 */
    tni_kernel_fft_ifft2, /* 335 */
    tni_kernel_fft_ifft2_out, /* 336 */
    tni_kernel_fft_ifft_out, /* 337 */
    tni_kernel_fft_ifftn, /* 338 */
    tni_kernel_fft_ifftn_out, /* 339 */
    tni_kernel_fft_ifftshift, /* 340 */
    tni_kernel_fft_ihfft, /* 341 */
    tni_kernel_fft_ihfft2, /* 342 */
    tni_kernel_fft_ihfft2_out, /* 343 */
    tni_kernel_fft_ihfft_out, /* 344 */
    tni_kernel_fft_ihfftn, /* 345 */
    tni_kernel_fft_ihfftn_out, /* 346 */
    tni_kernel_fft_irfft, /* 347 */
    tni_kernel_fft_irfft2, /* 348 */
    tni_kernel_fft_irfft2_out, /* 349 */
    tni_kernel_fft_irfft_out, /* 350 */
    tni_kernel_fft_irfftn, /* 351 */
    tni_kernel_fft_irfftn_out, /* 352 */
    tni_kernel_fft_rfft, /* 353 */
    tni_kernel_fft_rfft2, /* 354 */
    tni_kernel_fft_rfft2_out, /* 355 */
    tni_kernel_fft_rfft_out, /* 356 */
    tni_kernel_fft_rfftn, /* 357 */
    tni_kernel_fft_rfftn_out, /* 358 */
    tni_kernel_fill__Scalar, /* 359 */
    tni_kernel_fill__Tensor, /* 360 */
    tni_kernel_fix, /* 361 */
    tni_kernel_fix_, /* 362 */
    tni_kernel_flatten_using_ints, /* 363 */
    tni_kernel_flip, /* 364 */
    tni_kernel_fliplr, /* 365 */
    tni_kernel_flipud, /* 366 */
    tni_kernel_float_power_Scalar, /* 367 */
    tni_kernel_float_power_Scalar_out, /* 368 */
    tni_kernel_float_power_Tensor_Scalar, /* 369 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 370 */
    tni_kernel_float_power_Tensor_Tensor, /* 371 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 372 */
    tni_kernel_float_power__Scalar, /* 373 */
    tni_kernel_float_power__Tensor, /* 374 */
    tni_kernel_floor_divide, /* 375 */
    tni_kernel_floor_divide_Scalar, /* 376 */
    tni_kernel_floor_divide__Scalar, /* 377 */
    tni_kernel_floor_divide__Tensor, /* 378 */
    tni_kernel_floor_divide_out, /* 379 */
    tni_kernel_fmod_Scalar, /* 380 */
    tni_kernel_fmod_Scalar_out, /* 381 */
    tni_kernel_fmod__Scalar, /* 382 */
    tni_kernel_fractional_max_pool2d, /* 383 */
    tni_kernel_fractional_max_pool2d_backward, /* 384 */
    tni_kernel_fractional_max_pool3d, /* 385 */
    tni_kernel_fractional_max_pool3d_backward, /* 386 */
    tni_kernel_frexp_Tensor, /* 387 */
    tni_kernel_frexp_Tensor_out, /* 388 */
    tni_kernel_from_file, /* 389 */
    tni_kernel_full, /* 390 */
    tni_kernel_full_like, /* 391 */
    tni_kernel_gather_backward, /* 392 */
    tni_kernel_geometric_, /* 393 */
    tni_kernel_geqrf, /* 394 */
    tni_kernel_ger, /* 395 */
    tni_kernel_glu, /* 396 */
    tni_kernel_glu_backward, /* 397 */
    tni_kernel_gradient_array, /* 398 */
    tni_kernel_gradient_scalararray, /* 399 */
    tni_kernel_gradient_scalarint, /* 400 */
    tni_kernel_gradient_scalarrayarray, /* 401 */
    tni_kernel_gradient_scalarrayint, /* 402 */
    tni_kernel_gradient_tensorarray, /* 403 */
    tni_kernel_gradient_tensorarrayint, /* 404 */
    tni_kernel_greater_Scalar, /* 405 */
    tni_kernel_greater_Tensor, /* 406 */
    tni_kernel_greater__Scalar, /* 407 */
    tni_kernel_greater__Tensor, /* 408 */
    tni_kernel_greater_equal_Scalar, /* 409 */
    tni_kernel_greater_equal_Tensor, /* 410 */
    tni_kernel_greater_equal__Scalar, /* 411 */
    tni_kernel_greater_equal__Tensor, /* 412 */
    tni_kernel_grid_sampler, /* 413 */
    tni_kernel_grid_sampler_2d, /* 414 */
    tni_kernel_grid_sampler_2d_backward, /* 415 */
    tni_kernel_grid_sampler_3d, /* 416 */
    tni_kernel_grid_sampler_3d_backward, /* 417 */
    tni_kernel_group_norm, /* 418 */
    tni_kernel_gru_cell, /* 419 */
    tni_kernel_gru_data, /* 420 */
    tni_kernel_gru_input, /* 421 */
    tni_kernel_hardswish, /* 422 */
    tni_kernel_hardswish_, /* 423 */
    tni_kernel_hardswish_backward, /* 424 */
    tni_kernel_hardswish_out, /* 425 */
    tni_kernel_hardtanh, /* 426 */
    tni_kernel_hardtanh_, /* 427 */
    tni_kernel_hardtanh_backward, /* 428 */
    tni_kernel_hardtanh_backward_grad_input, /* 429 */
    tni_kernel_hardtanh_out, /* 430 */
    tni_kernel_hinge_embedding_loss, /* 431 */
    tni_kernel_histc, /* 432 */
    tni_kernel_histogram_bin_ct, /* 433 */
    tni_kernel_histogram_bins_tensor, /* 434 */
    tni_kernel_histogramdd, /* 435 */
    tni_kernel_histogramdd_TensorList_bins, /* 436 */
    tni_kernel_histogramdd_int_bins, /* 437 */
    tni_kernel_hsplit_array, /* 438 */
    tni_kernel_hsplit_int, /* 439 */
    tni_kernel_hstack, /* 440 */
    tni_kernel_huber_loss, /* 441 */
    tni_kernel_huber_loss_backward, /* 442 */
    tni_kernel_im2col, /* 443 */
    tni_kernel_imag, /* 444 */
    tni_kernel_index_Tensor, /* 445 */
    tni_kernel_index_fill__int_Scalar, /* 446 */
    tni_kernel_index_fill__int_Tensor, /* 447 */
    tni_kernel_index_put_, /* 448 */
    tni_kernel_index_select, /* 449 */
    tni_kernel_index_select_backward, /* 450 */
    tni_kernel_inner, /* 451 */
    tni_kernel_instance_norm, /* 452 */
    tni_kernel_inverse, /* 453 */
    tni_kernel_is_complex, /* 454 */
    tni_kernel_is_conj, /* 455 */
    tni_kernel_is_distributed, /* 456 */
    tni_kernel_is_floating_point, /* 457 */
    tni_kernel_is_inference, /* 458 */
    tni_kernel_is_neg, /* 459 */
    tni_kernel_is_nonzero, /* 460 */
    tni_kernel_is_pinned, /* 461 */
    tni_kernel_is_same_size, /* 462 */
    tni_kernel_is_signed, /* 463 */
    tni_kernel_isclose, /* 464 */
    tni_kernel_isfinite, /* 465 */
    tni_kernel_isinf, /* 466 */
    tni_kernel_isnan, /* 467 */
    tni_kernel_isreal, /* 468 */
    tni_kernel_item, /* 469 */
    tni_kernel_kl_div, /* 470 */
    tni_kernel_kron, /* 471 */
    tni_kernel_kthvalue, /* 472 */
    tni_kernel_kthvalue_values, /* 473 */
    tni_kernel_l1_loss, /* 474 */
    tni_kernel_layer_norm, /* 475 */
    tni_kernel_ldexp_Tensor, /* 476 */
    tni_kernel_less_Scalar, /* 477 */
    tni_kernel_less_Tensor, /* 478 */
    tni_kernel_less__Scalar, /* 479 */
    tni_kernel_less__Tensor, /* 480 */
    tni_kernel_less_equal_Scalar, /* 481 */
    tni_kernel_less_equal_Tensor, /* 482 */
    tni_kernel_less_equal__Scalar, /* 483 */
    tni_kernel_less_equal__Tensor, /* 484 */
    tni_kernel_lift, /* 485 */
    tni_kernel_lift_fresh, /* 486 */
    tni_kernel_linalg_cholesky, /* 487 */
    tni_kernel_linalg_cholesky_ex, /* 488 */
    tni_kernel_linalg_cond, /* 489 */
    tni_kernel_linalg_cond_p_str, /* 490 */
    tni_kernel_linalg_cross, /* 491 */
    tni_kernel_linalg_det, /* 492 */
    tni_kernel_linalg_diagonal, /* 493 */
    tni_kernel_linalg_eig, /* 494 */
    tni_kernel_linalg_eigh, /* 495 */
    tni_kernel_linalg_eigvals, /* 496 */
    tni_kernel_linalg_eigvalsh, /* 497 */
    tni_kernel_linalg_householder_product, /* 498 */
    tni_kernel_linalg_inv, /* 499 */
    tni_kernel_linalg_inv_ex, /* 500 */
    tni_kernel_linalg_ldl_factor, /* 501 */
    tni_kernel_linalg_ldl_factor_ex, /* 502 */
    tni_kernel_linalg_ldl_solve, /* 503 */
    tni_kernel_linalg_lstsq, /* 504 */
    tni_kernel_linalg_lu, /* 505 */
    tni_kernel_linalg_lu_factor, /* 506 */
    tni_kernel_linalg_lu_factor_ex, /* 507 */
    tni_kernel_linalg_lu_solve, /* 508 */
    tni_kernel_linalg_matmul, /* 509 */
    tni_kernel_linalg_matrix_exp, /* 510 */
    tni_kernel_linalg_matrix_norm, /* 511 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 512 */
    tni_kernel_linalg_matrix_power, /* 513 */
    tni_kernel_linalg_matrix_rank, /* 514 */
    tni_kernel_linalg_matrix_rank_atol_rtol_float, /* 515 */
    tni_kernel_linalg_matrix_rank_atol_rtol_tensor, /* 516 */
    tni_kernel_linalg_matrix_rank_tol_tensor, /* 517 */
    tni_kernel_linalg_multi_dot, /* 518 */
    tni_kernel_linalg_norm, /* 519 */
    tni_kernel_linalg_norm_ord_str, /* 520 */
    tni_kernel_linalg_pinv, /* 521 */
    tni_kernel_linalg_pinv_atol_rtol_float, /* 522 */
    tni_kernel_linalg_pinv_atol_rtol_tensor, /* 523 */
    tni_kernel_linalg_pinv_rcond_tensor, /* 524 */
    tni_kernel_linalg_qr, /* 525 */
    tni_kernel_linalg_slogdet, /* 526 */
    tni_kernel_linalg_solve, /* 527 */
    tni_kernel_linalg_solve_ex, /* 528 */
    tni_kernel_linalg_solve_triangular, /* 529 */
    tni_kernel_linalg_svd, /* 530 */
    tni_kernel_linalg_svdvals, /* 531 */
    tni_kernel_linalg_tensorinv, /* 532 */
    tni_kernel_linalg_tensorinv_out, /* 533 */
    tni_kernel_linalg_tensorsolve, /* 534 */
    tni_kernel_linalg_vander, /* 535 */
    tni_kernel_linalg_vecdot, /* 536 */
    tni_kernel_linear, /* 537 */
    tni_kernel_linspace, /* 538 */
    tni_kernel_linspace_Scalar_Tensor, /* 539 */
    tni_kernel_linspace_Tensor_Scalar, /* 540 */
    tni_kernel_linspace_Tensor_Tensor, /* 541 */
    tni_kernel_log_normal_, /* 542 */
    tni_kernel_log_sigmoid, /* 543 */
    tni_kernel_log_sigmoid_backward, /* 544 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 545 */
    tni_kernel_log_sigmoid_forward, /* 546 */
    tni_kernel_log_sigmoid_forward_output, /* 547 */
    tni_kernel_log_sigmoid_out, /* 548 */
    tni_kernel_log_softmax_int, /* 549 */
    tni_kernel_logcumsumexp, /* 550 */
    tni_kernel_logdet, /* 551 */
    tni_kernel_logical_and, /* 552 */
    tni_kernel_logical_and_, /* 553 */
    tni_kernel_logical_and_out, /* 554 */
    tni_kernel_logical_not, /* 555 */
    tni_kernel_logical_not_, /* 556 */
    tni_kernel_logical_not_out, /* 557 */
    tni_kernel_logical_or, /* 558 */
    tni_kernel_logical_or_, /* 559 */
    tni_kernel_logical_or_out, /* 560 */
    tni_kernel_logical_xor, /* 561 */
    tni_kernel_logical_xor_, /* 562 */
    tni_kernel_logical_xor_out, /* 563 */
    tni_kernel_logit, /* 564 */
    tni_kernel_logit_, /* 565 */
    tni_kernel_logit_out, /* 566 */
    tni_kernel_logspace, /* 567 */
    tni_kernel_logspace_Scalar_Tensor, /* 568 */
    tni_kernel_logspace_Tensor_Scalar, /* 569 */
    tni_kernel_logspace_Tensor_Tensor, /* 570 */
    tni_kernel_logsumexp, /* 571 */
    tni_kernel_lstm_cell, /* 572 */
    tni_kernel_lstm_data, /* 573 */
    tni_kernel_lstm_input, /* 574 */
    tni_kernel_lu_solve, /* 575 */
    tni_kernel_lu_unpack, /* 576 */
    tni_kernel_mH, /* 577 */
    tni_kernel_mT, /* 578 */
    tni_kernel_margin_ranking_loss, /* 579 */
    tni_kernel_masked_fill_Scalar, /* 580 */
    tni_kernel_masked_fill_Tensor, /* 581 */
    tni_kernel_masked_fill__Scalar, /* 582 */
    tni_kernel_masked_fill__Tensor, /* 583 */
    tni_kernel_masked_scatter, /* 584 */
    tni_kernel_masked_scatter_, /* 585 */
    tni_kernel_masked_scatter_backward, /* 586 */
    tni_kernel_masked_select, /* 587 */
    tni_kernel_masked_select_out, /* 588 */
    tni_kernel_matmul, /* 589 */
    tni_kernel_matmul_out, /* 590 */
    tni_kernel_matrix_H, /* 591 */
    tni_kernel_matrix_exp, /* 592 */
    tni_kernel_matrix_power, /* 593 */
    tni_kernel_max, /* 594 */
    tni_kernel_max_other, /* 595 */
    tni_kernel_max_out, /* 596 */
    tni_kernel_max_pool1d, /* 597 */
    tni_kernel_max_pool1d_with_indices, /* 598 */
    tni_kernel_max_pool2d, /* 599 */
    tni_kernel_max_pool2d_with_indices, /* 600 */
    tni_kernel_max_pool2d_with_indices_backward, /* 601 */
    tni_kernel_max_pool3d, /* 602 */
    tni_kernel_max_pool3d_with_indices, /* 603 */
    tni_kernel_max_pool3d_with_indices_backward, /* 604 */
    tni_kernel_max_unpool2d, /* 605 */
    tni_kernel_max_unpool3d, /* 606 */
    tni_kernel_mean, /* 607 */
    tni_kernel_median, /* 608 */
    tni_kernel_median_dim, /* 609 */
    tni_kernel_meshgrid, /* 610 */
    tni_kernel_meshgrid_indexing, /* 611 */
    tni_kernel_min, /* 612 */
    tni_kernel_min_other, /* 613 */
    tni_kernel_min_out, /* 614 */
    tni_kernel_mish_backward, /* 615 */
    tni_kernel_mish_backward_composite, /* 616 */
    tni_kernel_mode, /* 617 */
    tni_kernel_moveaxis_int, /* 618 */
    tni_kernel_moveaxis_intlist, /* 619 */
    tni_kernel_movedim_int, /* 620 */
    tni_kernel_movedim_intlist, /* 621 */
    tni_kernel_mse_loss, /* 622 */
    tni_kernel_mse_loss_backward, /* 623 */
    tni_kernel_msort, /* 624 */
    tni_kernel_msort_out, /* 625 */
    tni_kernel_mul_Scalar, /* 626 */
    tni_kernel_mul__Scalar, /* 627 */
    tni_kernel_multi_margin_loss, /* 628 */
    tni_kernel_multi_margin_loss_backward, /* 629 */
    tni_kernel_multilabel_margin_loss, /* 630 */
    tni_kernel_multilabel_margin_loss_backward, /* 631 */
    tni_kernel_multilabel_margin_loss_forward, /* 632 */
    tni_kernel_multinomial, /* 633 */
    tni_kernel_multinomial_out, /* 634 */
    tni_kernel_multiply_Scalar, /* 635 */
    tni_kernel_multiply_Tensor, /* 636 */
    tni_kernel_multiply__Scalar, /* 637 */
    tni_kernel_multiply__Tensor, /* 638 */
    tni_kernel_mv, /* 639 */
    tni_kernel_mvlgamma, /* 640 */
    tni_kernel_mvlgamma_, /* 641 */
    tni_kernel_mvlgamma_out, /* 642 */
    tni_kernel_nan_to_num, /* 643 */
    tni_kernel_nan_to_num_, /* 644 */
    tni_kernel_nan_to_num_out, /* 645 */
    tni_kernel_nanmean, /* 646 */
    tni_kernel_nanmean_out, /* 647 */
    tni_kernel_nanmedian, /* 648 */
    tni_kernel_nanmedian_dim, /* 649 */
    tni_kernel_nanquantile, /* 650 */
    tni_kernel_nanquantile_scalar, /* 651 */
    tni_kernel_nansum, /* 652 */
    tni_kernel_narrow, /* 653 */
    tni_kernel_narrow_Tensor, /* 654 */
    tni_kernel_narrow_copy, /* 655 */
    tni_kernel_native_batch_norm, /* 656 */
    tni_kernel_native_batch_norm_backward, /* 657 */
    tni_kernel_native_dropout, /* 658 */
    tni_kernel_native_dropout_backward, /* 659 */
    tni_kernel_native_group_norm, /* 660 */
    tni_kernel_native_group_norm_backward, /* 661 */
    tni_kernel_native_layer_norm, /* 662 */
    tni_kernel_native_layer_norm_backward, /* 663 */
    tni_kernel_negative, /* 664 */
    tni_kernel_negative_, /* 665 */
    tni_kernel_new_empty, /* 666 */
    tni_kernel_new_empty_strided, /* 667 */
    tni_kernel_new_full, /* 668 */
    tni_kernel_new_ones, /* 669 */
    tni_kernel_new_zeros, /* 670 */
    tni_kernel_nll_loss, /* 671 */
    tni_kernel_nll_loss2d, /* 672 */
    tni_kernel_nll_loss2d_backward, /* 673 */
    tni_kernel_nll_loss2d_forward, /* 674 */
    tni_kernel_nll_loss_backward, /* 675 */
    tni_kernel_nll_loss_forward, /* 676 */
    tni_kernel_nll_loss_nd, /* 677 */
    tni_kernel_nonzero, /* 678 */
    tni_kernel_nonzero_numpy, /* 679 */
    tni_kernel_nonzero_static, /* 680 */
    tni_kernel_norm_Scalar, /* 681 */
    tni_kernel_norm_ScalarOpt_dtype, /* 682 */
    tni_kernel_normal_, /* 683 */
    tni_kernel_normal_Tensor_Tensor, /* 684 */
    tni_kernel_normal_Tensor_float, /* 685 */
    tni_kernel_normal_float_Tensor, /* 686 */
    tni_kernel_normal_float_float, /* 687 */
    tni_kernel_not_equal_Scalar, /* 688 */
    tni_kernel_not_equal_Tensor, /* 689 */
    tni_kernel_not_equal__Scalar, /* 690 */
    tni_kernel_not_equal__Tensor, /* 691 */
    tni_kernel_nuclear_norm, /* 692 */
    tni_kernel_nuclear_norm_dim, /* 693 */
    tni_kernel_numel, /* 694 */
    tni_kernel_numpy_T, /* 695 */
    tni_kernel_one_hot, /* 696 */
    tni_kernel_ones, /* 697 */
    tni_kernel_ones_like, /* 698 */
    tni_kernel_orgqr, /* 699 */
    tni_kernel_ormqr, /* 700 */
    tni_kernel_outer, /* 701 */
    tni_kernel_pad, /* 702 */
    tni_kernel_pairwise_distance, /* 703 */
    tni_kernel_pdist, /* 704 */
    tni_kernel_permute, /* 705 */
    tni_kernel_pinverse, /* 706 */
    tni_kernel_pixel_shuffle, /* 707 */
    tni_kernel_pixel_unshuffle, /* 708 */
    tni_kernel_poisson, /* 709 */
    tni_kernel_poisson_nll_loss, /* 710 */
    tni_kernel_polar, /* 711 */
    tni_kernel_polar_out, /* 712 */
    tni_kernel_polygamma_, /* 713 */
    tni_kernel_positive, /* 714 */
    tni_kernel_prelu, /* 715 */
    tni_kernel_prod, /* 716 */
    tni_kernel_promote_types, /* 717 */
    tni_kernel_put_, /* 718 */
    tni_kernel_qr, /* 719 */
    tni_kernel_quantile, /* 720 */
    tni_kernel_quantile_scalar, /* 721 */
    tni_kernel_rad2deg, /* 722 */
    tni_kernel_rand, /* 723 */
    tni_kernel_rand_generator, /* 724 */
    tni_kernel_rand_like, /* 725 */
    tni_kernel_randint, /* 726 */
    tni_kernel_randint_generator, /* 727 */
    tni_kernel_randint_like, /* 728 */
    tni_kernel_randint_like_low_dtype, /* 729 */
    tni_kernel_randint_low, /* 730 */
    tni_kernel_randint_low_generator, /* 731 */
    tni_kernel_randn, /* 732 */
    tni_kernel_randn_generator, /* 733 */
    tni_kernel_randn_like, /* 734 */
    tni_kernel_random_, /* 735 */
    tni_kernel_random__from, /* 736 */
    tni_kernel_random__to, /* 737 */
    tni_kernel_randperm, /* 738 */
    tni_kernel_randperm_generator, /* 739 */
    tni_kernel_range, /* 740 */
    tni_kernel_range_step, /* 741 */
    tni_kernel_ravel, /* 742 */
    tni_kernel_real, /* 743 */
    tni_kernel_reflection_pad1d, /* 744 */
    tni_kernel_reflection_pad1d_backward, /* 745 */
    tni_kernel_reflection_pad2d, /* 746 */
    tni_kernel_reflection_pad2d_backward, /* 747 */
    tni_kernel_reflection_pad3d, /* 748 */
    tni_kernel_reflection_pad3d_backward, /* 749 */
    tni_kernel_relu, /* 750 */
    tni_kernel_relu6, /* 751 */
    tni_kernel_relu6_, /* 752 */
    tni_kernel_relu_, /* 753 */
    tni_kernel_remainder_Scalar, /* 754 */
    tni_kernel_remainder_Scalar_Tensor, /* 755 */
    tni_kernel_remainder_Scalar_out, /* 756 */
    tni_kernel_remainder__Scalar, /* 757 */
    tni_kernel_repeat, /* 758 */
    tni_kernel_repeat_interleave_Tensor, /* 759 */
    tni_kernel_repeat_interleave_self_Tensor, /* 760 */
    tni_kernel_repeat_interleave_self_int, /* 761 */
    tni_kernel_replication_pad1d, /* 762 */
    tni_kernel_replication_pad1d_backward, /* 763 */
    tni_kernel_replication_pad2d, /* 764 */
    tni_kernel_replication_pad2d_backward, /* 765 */
    tni_kernel_replication_pad3d, /* 766 */
    tni_kernel_replication_pad3d_backward, /* 767 */
    tni_kernel_reshape, /* 768 */
    tni_kernel_reshape_as, /* 769 */
    tni_kernel_resize_, /* 770 */
    tni_kernel_resize_as_, /* 771 */
    tni_kernel_resolve_conj, /* 772 */
    tni_kernel_resolve_neg, /* 773 */
    tni_kernel_result_type_Scalar, /* 774 */
    tni_kernel_result_type_Scalar_Scalar, /* 775 */
    tni_kernel_result_type_Scalar_Tensor, /* 776 */
    tni_kernel_result_type_Tensor, /* 777 */
    tni_kernel_rms_norm, /* 778 */
    tni_kernel_rnn_relu_cell, /* 779 */
    tni_kernel_rnn_relu_data, /* 780 */
    tni_kernel_rnn_relu_input, /* 781 */
    tni_kernel_rnn_tanh_cell, /* 782 */
    tni_kernel_rnn_tanh_data, /* 783 */
    tni_kernel_rnn_tanh_input, /* 784 */
    tni_kernel_roll, /* 785 */
    tni_kernel_rot90, /* 786 */
    tni_kernel_row_stack, /* 787 */
    tni_kernel_rrelu, /* 788 */
    tni_kernel_rrelu_, /* 789 */
    tni_kernel_rrelu_with_noise, /* 790 */
    tni_kernel_rrelu_with_noise_, /* 791 */
    tni_kernel_rrelu_with_noise_backward, /* 792 */
    tni_kernel_rrelu_with_noise_out, /* 793 */
    tni_kernel_rsub_Scalar, /* 794 */
    tni_kernel_rsub_Tensor, /* 795 */
    tni_kernel_scalar_tensor, /* 796 */
    tni_kernel_scaled_dot_product_attention, /* 797 */
    tni_kernel_searchsorted_Scalar, /* 798 */
    tni_kernel_searchsorted_Tensor, /* 799 */
    tni_kernel_segment_reduce, /* 800 */
    tni_kernel_select_backward, /* 801 */
    tni_kernel_select_int, /* 802 */
    tni_kernel_select_scatter, /* 803 */
    tni_kernel_selu, /* 804 */
    tni_kernel_selu_, /* 805 */
    tni_kernel_size_int, /* 806 */
    tni_kernel_slice_Tensor, /* 807 */
    tni_kernel_slice_backward, /* 808 */
    tni_kernel_slice_scatter, /* 809 */
    tni_kernel_slogdet, /* 810 */
    tni_kernel_smooth_l1_loss, /* 811 */
    tni_kernel_smooth_l1_loss_backward, /* 812 */
    tni_kernel_soft_margin_loss, /* 813 */
    tni_kernel_soft_margin_loss_backward, /* 814 */
    tni_kernel_softmax_int, /* 815 */
    tni_kernel_sort, /* 816 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 817 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 818 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 819 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 820 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 821 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 822 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 823 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 824 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 825 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 826 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 827 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 828 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 829 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 830 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 831 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 832 */
    tni_kernel_special_digamma, /* 833 */
    tni_kernel_special_erf, /* 834 */
    tni_kernel_special_erfc, /* 835 */
    tni_kernel_special_erfinv, /* 836 */
    tni_kernel_special_exp2, /* 837 */
    tni_kernel_special_expit, /* 838 */
    tni_kernel_special_expm1, /* 839 */
    tni_kernel_special_gammainc, /* 840 */
    tni_kernel_special_gammaincc, /* 841 */
    tni_kernel_special_gammaln, /* 842 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 843 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 844 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 845 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 846 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 847 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 848 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 849 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 850 */
    tni_kernel_special_i0, /* 851 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 852 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 853 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 854 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 855 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 856 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 857 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 858 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 859 */
    tni_kernel_special_log1p, /* 860 */
    tni_kernel_special_log_softmax, /* 861 */
    tni_kernel_special_logit, /* 862 */
    tni_kernel_special_logsumexp, /* 863 */
    tni_kernel_special_logsumexp_out, /* 864 */
    tni_kernel_special_multigammaln, /* 865 */
    tni_kernel_special_ndtr, /* 866 */
    tni_kernel_special_ndtr_out, /* 867 */
    tni_kernel_special_polygamma, /* 868 */
    tni_kernel_special_psi, /* 869 */
    tni_kernel_special_round, /* 870 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 871 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 872 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 873 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 874 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 875 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 876 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 877 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 878 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 879 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 880 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 881 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 882 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 883 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 884 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 885 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 886 */
    tni_kernel_special_sinc, /* 887 */
    tni_kernel_special_softmax, /* 888 */
    tni_kernel_special_xlog1py_other_scalar, /* 889 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 890 */
    tni_kernel_special_xlog1py_self_scalar, /* 891 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 892 */
    tni_kernel_special_xlogy, /* 893 */
    tni_kernel_special_xlogy_other_scalar, /* 894 */
    tni_kernel_special_xlogy_self_scalar, /* 895 */
    tni_kernel_special_zeta_other_scalar, /* 896 */
    tni_kernel_special_zeta_other_scalar_out, /* 897 */
    tni_kernel_special_zeta_self_scalar, /* 898 */
    tni_kernel_special_zeta_self_scalar_out, /* 899 */
    tni_kernel_split_Tensor, /* 900 */
    tni_kernel_split_sizes, /* 901 */
    tni_kernel_split_with_sizes, /* 902 */
    tni_kernel_square, /* 903 */
    tni_kernel_square_, /* 904 */
    tni_kernel_square_out, /* 905 */
    tni_kernel_squeeze, /* 906 */
    tni_kernel_squeeze_dim, /* 907 */
    tni_kernel_squeeze_dims, /* 908 */
    tni_kernel_stack, /* 909 */
    tni_kernel_std, /* 910 */
    tni_kernel_std_correction, /* 911 */
    tni_kernel_std_dim, /* 912 */
    tni_kernel_std_mean, /* 913 */
    tni_kernel_std_mean_correction, /* 914 */
    tni_kernel_std_mean_dim, /* 915 */
    tni_kernel_stride_int, /* 916 */
    tni_kernel_sub_Scalar, /* 917 */
    tni_kernel_sub__Scalar, /* 918 */
    tni_kernel_subtract_Scalar, /* 919 */
    tni_kernel_subtract_Tensor, /* 920 */
    tni_kernel_subtract__Scalar, /* 921 */
    tni_kernel_subtract__Tensor, /* 922 */
    tni_kernel_sum, /* 923 */
    tni_kernel_sum_to_size, /* 924 */
    tni_kernel_svd, /* 925 */
    tni_kernel_swapaxes, /* 926 */
    tni_kernel_swapaxes_, /* 927 */
    tni_kernel_swapdims, /* 928 */
    tni_kernel_swapdims_, /* 929 */
    tni_kernel_sym_numel, /* 930 */
    tni_kernel_sym_size_int, /* 931 */
    tni_kernel_sym_storage_offset, /* 932 */
    tni_kernel_sym_stride_int, /* 933 */
    tni_kernel_t, /* 934 */
    tni_kernel_take, /* 935 */
    tni_kernel_take_along_dim, /* 936 */
    tni_kernel_take_out, /* 937 */
    tni_kernel_tensor_split_indices, /* 938 */
    tni_kernel_tensor_split_sections, /* 939 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 940 */
    tni_kernel_tensordot, /* 941 */
    tni_kernel_tile, /* 942 */
    tni_kernel_to_device, /* 943 */
    tni_kernel_to_dtype, /* 944 */
    tni_kernel_to_dtype_layout, /* 945 */
    tni_kernel_to_other, /* 946 */
    tni_kernel_trace, /* 947 */
    tni_kernel_transpose_int, /* 948 */
    tni_kernel_trapezoid_dx, /* 949 */
    tni_kernel_trapezoid_x, /* 950 */
    tni_kernel_trapz_dx, /* 951 */
    tni_kernel_trapz_x, /* 952 */
    tni_kernel_triangular_solve, /* 953 */
    tni_kernel_tril_indices, /* 954 */
    tni_kernel_triplet_margin_loss, /* 955 */
    tni_kernel_triu_indices, /* 956 */
    tni_kernel_true_divide_Scalar, /* 957 */
    tni_kernel_true_divide_Tensor, /* 958 */
    tni_kernel_true_divide__Scalar, /* 959 */
    tni_kernel_true_divide__Tensor, /* 960 */
    tni_kernel_type_as, /* 961 */
    tni_kernel_unbind_int, /* 962 */
    tni_kernel_unflatten_int, /* 963 */
    tni_kernel_unfold, /* 964 */
    tni_kernel_unfold_backward, /* 965 */
    tni_kernel_uniform_, /* 966 */
    tni_kernel_unique_consecutive, /* 967 */
    tni_kernel_unique_dim, /* 968 */
    tni_kernel_unique_dim_consecutive, /* 969 */
    tni_kernel_unsafe_chunk, /* 970 */
    tni_kernel_unsafe_split_Tensor, /* 971 */
    tni_kernel_unsafe_split_with_sizes, /* 972 */
    tni_kernel_unsqueeze, /* 973 */
    tni_kernel_upsample_bicubic2d, /* 974 */
    tni_kernel_upsample_bicubic2d_backward, /* 975 */
    tni_kernel_upsample_bicubic2d_vec, /* 976 */
    tni_kernel_upsample_bilinear2d, /* 977 */
    tni_kernel_upsample_bilinear2d_backward, /* 978 */
    tni_kernel_upsample_bilinear2d_vec, /* 979 */
    tni_kernel_upsample_linear1d, /* 980 */
    tni_kernel_upsample_linear1d_backward, /* 981 */
    tni_kernel_upsample_linear1d_vec, /* 982 */
    tni_kernel_upsample_nearest1d, /* 983 */
    tni_kernel_upsample_nearest1d_backward, /* 984 */
    tni_kernel_upsample_nearest1d_vec, /* 985 */
    tni_kernel_upsample_nearest2d, /* 986 */
    tni_kernel_upsample_nearest2d_backward, /* 987 */
    tni_kernel_upsample_nearest2d_vec, /* 988 */
    tni_kernel_upsample_nearest3d, /* 989 */
    tni_kernel_upsample_nearest3d_backward, /* 990 */
    tni_kernel_upsample_nearest3d_vec, /* 991 */
    tni_kernel_upsample_trilinear3d, /* 992 */
    tni_kernel_upsample_trilinear3d_backward, /* 993 */
    tni_kernel_upsample_trilinear3d_vec, /* 994 */
    tni_kernel_value_selecting_reduction_backward, /* 995 */
    tni_kernel_var, /* 996 */
    tni_kernel_var_correction, /* 997 */
    tni_kernel_var_dim, /* 998 */
    tni_kernel_var_mean, /* 999 */
    tni_kernel_var_mean_correction, /* 1000 */
    tni_kernel_var_mean_dim, /* 1001 */
    tni_kernel_vdot, /* 1002 */
    tni_kernel_view, /* 1003 */
    tni_kernel_view_as, /* 1004 */
    tni_kernel_view_as_complex, /* 1005 */
    tni_kernel_view_as_real, /* 1006 */
    tni_kernel_view_dtype, /* 1007 */
    tni_kernel_vsplit_array, /* 1008 */
    tni_kernel_vsplit_int, /* 1009 */
    tni_kernel_vstack, /* 1010 */
    tni_kernel_where, /* 1011 */
    tni_kernel_where_Scalar, /* 1012 */
    tni_kernel_where_ScalarOther, /* 1013 */
    tni_kernel_where_ScalarSelf, /* 1014 */
    tni_kernel_where_self, /* 1015 */
    tni_kernel_where_self_out, /* 1016 */
    tni_kernel_xlogy_OutScalar_Other, /* 1017 */
    tni_kernel_xlogy_OutScalar_Self, /* 1018 */
    tni_kernel_xlogy_Scalar_Other, /* 1019 */
    tni_kernel_xlogy_Scalar_Self, /* 1020 */
    tni_kernel_xlogy__Scalar_Other, /* 1021 */
    tni_kernel_zero_, /* 1022 */
    tni_kernel_zeros, /* 1023 */
    tni_kernel_zeros_like, /* 1024 */
};

extern const struct tni_structured tni_structured__addmm_activation_out;
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
    &tni_structured__addmm_activation_out, /* 0 */
    &tni_structured__log_softmax_backward_data_out, /* 1 */
    &tni_structured__log_softmax_out, /* 2 */
    &tni_structured__softmax_backward_data_out, /* 3 */
    &tni_structured__softmax_out, /* 4 */
    &tni_structured_acos_out, /* 5 */
    &tni_structured_acosh_out, /* 6 */
    &tni_structured_add_out, /* 7 */
    &tni_structured_addcdiv_out, /* 8 */
    &tni_structured_addcmul_out, /* 9 */
    &tni_structured_addmm_out, /* 10 */
    &tni_structured_addmv_out, /* 11 */
    &tni_structured_all_all_out, /* 12 */
    &tni_structured_all_dims_out, /* 13 */
    &tni_structured_all_out, /* 14 */
    &tni_structured_amax_out, /* 15 */
    &tni_structured_amin_out, /* 16 */
    &tni_structured_aminmax_out, /* 17 */
    &tni_structured_any_all_out, /* 18 */
    &tni_structured_any_dims_out, /* 19 */
    &tni_structured_any_out, /* 20 */
    &tni_structured_argmax_out, /* 21 */
    &tni_structured_argmin_out, /* 22 */
    &tni_structured_asin_out, /* 23 */
    &tni_structured_asinh_out, /* 24 */
    &tni_structured_atan2_out, /* 25 */
    &tni_structured_atan_out, /* 26 */
    &tni_structured_atanh_out, /* 27 */
    &tni_structured_baddbmm_out, /* 28 */
    &tni_structured_bitwise_and_Tensor_out, /* 29 */
    &tni_structured_bitwise_left_shift_Tensor_out, /* 30 */
    &tni_structured_bitwise_not_out, /* 31 */
    &tni_structured_bitwise_or_Tensor_out, /* 32 */
    &tni_structured_bitwise_right_shift_Tensor_out, /* 33 */
    &tni_structured_bitwise_xor_Tensor_out, /* 34 */
    &tni_structured_bmm_out, /* 35 */
    &tni_structured_ceil_out, /* 36 */
    &tni_structured_clamp_Tensor_out, /* 37 */
    &tni_structured_clamp_max_Tensor_out, /* 38 */
    &tni_structured_clamp_max_out, /* 39 */
    &tni_structured_clamp_min_Tensor_out, /* 40 */
    &tni_structured_clamp_min_out, /* 41 */
    &tni_structured_clamp_out, /* 42 */
    &tni_structured_copysign_out, /* 43 */
    &tni_structured_cos_out, /* 44 */
    &tni_structured_cosh_out, /* 45 */
    &tni_structured_cumprod_out, /* 46 */
    &tni_structured_cumsum_out, /* 47 */
    &tni_structured_digamma_out, /* 48 */
    &tni_structured_div_out, /* 49 */
    &tni_structured_div_out_mode, /* 50 */
    &tni_structured_elu_backward_grad_input, /* 51 */
    &tni_structured_elu_out, /* 52 */
    &tni_structured_eq_Scalar_out, /* 53 */
    &tni_structured_eq_Tensor_out, /* 54 */
    &tni_structured_erf_out, /* 55 */
    &tni_structured_erfc_out, /* 56 */
    &tni_structured_erfinv_out, /* 57 */
    &tni_structured_exp2_out, /* 58 */
    &tni_structured_exp_out, /* 59 */
    &tni_structured_expm1_out, /* 60 */
    &tni_structured_floor_out, /* 61 */
    &tni_structured_fmax_out, /* 62 */
    &tni_structured_fmin_out, /* 63 */
    &tni_structured_fmod_Tensor_out, /* 64 */
    &tni_structured_frac_out, /* 65 */
    &tni_structured_gather_out, /* 66 */
    &tni_structured_gcd_out, /* 67 */
    &tni_structured_ge_Scalar_out, /* 68 */
    &tni_structured_ge_Tensor_out, /* 69 */
    &tni_structured_gelu_backward_grad_input, /* 70 */
    &tni_structured_gelu_out, /* 71 */
    &tni_structured_gt_Scalar_out, /* 72 */
    &tni_structured_gt_Tensor_out, /* 73 */
    &tni_structured_hardshrink_backward_grad_input, /* 74 */
    &tni_structured_hardshrink_out, /* 75 */
    &tni_structured_hardsigmoid_backward_grad_input, /* 76 */
    &tni_structured_hardsigmoid_out, /* 77 */
    &tni_structured_hash_tensor_out, /* 78 */
    &tni_structured_heaviside_out, /* 79 */
    &tni_structured_hypot_out, /* 80 */
    &tni_structured_i0_out, /* 81 */
    &tni_structured_igamma_out, /* 82 */
    &tni_structured_igammac_out, /* 83 */
    &tni_structured_index_add_out, /* 84 */
    &tni_structured_index_copy_out, /* 85 */
    &tni_structured_index_reduce_out, /* 86 */
    &tni_structured_isin_Scalar_Tensor_out, /* 87 */
    &tni_structured_isin_Tensor_Scalar_out, /* 88 */
    &tni_structured_isin_Tensor_Tensor_out, /* 89 */
    &tni_structured_isneginf_out, /* 90 */
    &tni_structured_isposinf_out, /* 91 */
    &tni_structured_lcm_out, /* 92 */
    &tni_structured_le_Scalar_out, /* 93 */
    &tni_structured_le_Tensor_out, /* 94 */
    &tni_structured_leaky_relu_backward_grad_input, /* 95 */
    &tni_structured_leaky_relu_out, /* 96 */
    &tni_structured_lerp_Scalar_out, /* 97 */
    &tni_structured_lerp_Tensor_out, /* 98 */
    &tni_structured_lgamma_out, /* 99 */
    &tni_structured_linalg_vector_norm_out, /* 100 */
    &tni_structured_log10_out, /* 101 */
    &tni_structured_log1p_out, /* 102 */
    &tni_structured_log2_out, /* 103 */
    &tni_structured_log_out, /* 104 */
    &tni_structured_logaddexp2_out, /* 105 */
    &tni_structured_logaddexp_out, /* 106 */
    &tni_structured_logit_backward_grad_input, /* 107 */
    &tni_structured_lt_Scalar_out, /* 108 */
    &tni_structured_lt_Tensor_out, /* 109 */
    &tni_structured_max_dim_max, /* 110 */
    &tni_structured_maximum_out, /* 111 */
    &tni_structured_mean_out, /* 112 */
    &tni_structured_min_dim_min, /* 113 */
    &tni_structured_minimum_out, /* 114 */
    &tni_structured_mish_out, /* 115 */
    &tni_structured_mm_out, /* 116 */
    &tni_structured_mul_out, /* 117 */
    &tni_structured_ne_Scalar_out, /* 118 */
    &tni_structured_ne_Tensor_out, /* 119 */
    &tni_structured_neg_out, /* 120 */
    &tni_structured_nextafter_out, /* 121 */
    &tni_structured_norm_dtype_out, /* 122 */
    &tni_structured_norm_out, /* 123 */
    &tni_structured_polygamma_out, /* 124 */
    &tni_structured_pow_Scalar_out, /* 125 */
    &tni_structured_pow_Tensor_Scalar_out, /* 126 */
    &tni_structured_pow_Tensor_Tensor_out, /* 127 */
    &tni_structured_prod_int_out, /* 128 */
    &tni_structured_reciprocal_out, /* 129 */
    &tni_structured_remainder_Tensor_out, /* 130 */
    &tni_structured_renorm_out, /* 131 */
    &tni_structured_round_decimals_out, /* 132 */
    &tni_structured_round_out, /* 133 */
    &tni_structured_rsqrt_out, /* 134 */
    &tni_structured_scatter_add_out, /* 135 */
    &tni_structured_scatter_reduce_out, /* 136 */
    &tni_structured_scatter_reduce_two_out, /* 137 */
    &tni_structured_scatter_src_out, /* 138 */
    &tni_structured_scatter_value_out, /* 139 */
    &tni_structured_scatter_value_reduce_out, /* 140 */
    &tni_structured_sgn_out, /* 141 */
    &tni_structured_sigmoid_backward_grad_input, /* 142 */
    &tni_structured_sigmoid_out, /* 143 */
    &tni_structured_sign_out, /* 144 */
    &tni_structured_signbit_out, /* 145 */
    &tni_structured_silu_backward_grad_input, /* 146 */
    &tni_structured_silu_out, /* 147 */
    &tni_structured_sin_out, /* 148 */
    &tni_structured_sinc_out, /* 149 */
    &tni_structured_sinh_out, /* 150 */
    &tni_structured_softplus_backward_grad_input, /* 151 */
    &tni_structured_softplus_out, /* 152 */
    &tni_structured_softshrink_backward_grad_input, /* 153 */
    &tni_structured_softshrink_out, /* 154 */
    &tni_structured_sort_values_stable, /* 155 */
    &tni_structured_special_airy_ai_out, /* 156 */
    &tni_structured_special_bessel_j0_out, /* 157 */
    &tni_structured_special_bessel_j1_out, /* 158 */
    &tni_structured_special_bessel_y0_out, /* 159 */
    &tni_structured_special_bessel_y1_out, /* 160 */
    &tni_structured_special_chebyshev_polynomial_t_out, /* 161 */
    &tni_structured_special_chebyshev_polynomial_u_out, /* 162 */
    &tni_structured_special_chebyshev_polynomial_v_out, /* 163 */
    &tni_structured_special_chebyshev_polynomial_w_out, /* 164 */
    &tni_structured_special_entr_out, /* 165 */
    &tni_structured_special_erfcx_out, /* 166 */
    &tni_structured_special_hermite_polynomial_h_out, /* 167 */
    &tni_structured_special_hermite_polynomial_he_out, /* 168 */
    &tni_structured_special_i0e_out, /* 169 */
    &tni_structured_special_i1_out, /* 170 */
    &tni_structured_special_i1e_out, /* 171 */
    &tni_structured_special_laguerre_polynomial_l_out, /* 172 */
    &tni_structured_special_legendre_polynomial_p_out, /* 173 */
    &tni_structured_special_log_ndtr_out, /* 174 */
    &tni_structured_special_modified_bessel_i0_out, /* 175 */
    &tni_structured_special_modified_bessel_i1_out, /* 176 */
    &tni_structured_special_modified_bessel_k0_out, /* 177 */
    &tni_structured_special_modified_bessel_k1_out, /* 178 */
    &tni_structured_special_ndtri_out, /* 179 */
    &tni_structured_special_scaled_modified_bessel_k0_out, /* 180 */
    &tni_structured_special_scaled_modified_bessel_k1_out, /* 181 */
    &tni_structured_special_shifted_chebyshev_polynomial_t_out, /* 182 */
    &tni_structured_special_shifted_chebyshev_polynomial_u_out, /* 183 */
    &tni_structured_special_shifted_chebyshev_polynomial_v_out, /* 184 */
    &tni_structured_special_shifted_chebyshev_polynomial_w_out, /* 185 */
    &tni_structured_special_spherical_bessel_j0_out, /* 186 */
    &tni_structured_special_xlog1py_out, /* 187 */
    &tni_structured_special_zeta_out, /* 188 */
    &tni_structured_sqrt_out, /* 189 */
    &tni_structured_sub_out, /* 190 */
    &tni_structured_sum_IntList_out, /* 191 */
    &tni_structured_tan_out, /* 192 */
    &tni_structured_tanh_backward_grad_input, /* 193 */
    &tni_structured_tanh_out, /* 194 */
    &tni_structured_threshold_backward_grad_input, /* 195 */
    &tni_structured_threshold_out, /* 196 */
    &tni_structured_topk_values, /* 197 */
    &tni_structured_tril_out, /* 198 */
    &tni_structured_triu_out, /* 199 */
    &tni_structured_trunc_out, /* 200 */
    &tni_structured_xlogy_OutTensor, /* 201 */
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
    {"aten::_addmm_activation.out", NULL}, /* 8 */
    {"aten::_aminmax", NULL}, /* 9 */
    {"aten::_aminmax.dim", NULL}, /* 10 */
    {"aten::_batch_norm_no_update", NULL}, /* 11 */
    {"aten::_batch_norm_with_update", NULL}, /* 12 */
    {"aten::_cdist_backward", NULL}, /* 13 */
    {"aten::_cdist_forward", NULL}, /* 14 */
    {"aten::_chunk_cat", NULL}, /* 15 */
    {"aten::_conj", NULL}, /* 16 */
    {"aten::_conj_copy", NULL}, /* 17 */
    {"aten::_conj_physical", NULL}, /* 18 */
    {"aten::_convolution", NULL}, /* 19 */
    {"aten::_embedding_bag", NULL}, /* 20 */
    {"aten::_embedding_bag_dense_backward", NULL}, /* 21 */
    {"aten::_embedding_bag_forward_only", NULL}, /* 22 */
    {"aten::_embedding_bag_per_sample_weights_backward", NULL}, /* 23 */
    {"aten::_euclidean_dist", NULL}, /* 24 */
    {"aten::_histogramdd_bin_edges", NULL}, /* 25 */
    {"aten::_histogramdd_from_bin_cts", NULL}, /* 26 */
    {"aten::_histogramdd_from_bin_tensors", NULL}, /* 27 */
    {"aten::_index_put_impl", NULL}, /* 28 */
    {"aten::_index_put_impl_", NULL}, /* 29 */
    {"aten::_linalg_det", NULL}, /* 30 */
    {"aten::_linalg_eigh", NULL}, /* 31 */
    {"aten::_linalg_slogdet", NULL}, /* 32 */
    {"aten::_linalg_solve_ex", NULL}, /* 33 */
    {"aten::_linalg_svd", NULL}, /* 34 */
    {"aten::_log_softmax.out", NULL}, /* 35 */
    {"aten::_log_softmax_backward_data.out", NULL}, /* 36 */
    {"aten::_logcumsumexp", NULL}, /* 37 */
    {"aten::_native_batch_norm_legit", NULL}, /* 38 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 39 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 40 */
    {"aten::_neg_view", NULL}, /* 41 */
    {"aten::_neg_view_copy", NULL}, /* 42 */
    {"aten::_pdist_backward", NULL}, /* 43 */
    {"aten::_pdist_forward", NULL}, /* 44 */
    {"aten::_reshape_alias", NULL}, /* 45 */
    {"aten::_reshape_alias_copy", NULL}, /* 46 */
    {"aten::_segment_reduce_backward", NULL}, /* 47 */
    {"aten::_softmax.out", NULL}, /* 48 */
    {"aten::_softmax_backward_data.out", NULL}, /* 49 */
    {"aten::_to_copy", NULL}, /* 50 */
    {"aten::_trilinear", NULL}, /* 51 */
    {"aten::_unique", NULL}, /* 52 */
    {"aten::_unique2", NULL}, /* 53 */
    {"aten::_unsafe_view", NULL}, /* 54 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 55 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 56 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 57 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 58 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 59 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 60 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 61 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 62 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 63 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 64 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 65 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 66 */
    {"aten::absolute", NULL}, /* 67 */
    {"aten::acos.out", NULL}, /* 68 */
    {"aten::acosh.out", NULL}, /* 69 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 70 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 71 */
    {"aten::adaptive_max_pool2d", NULL}, /* 72 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 73 */
    {"aten::adaptive_max_pool3d", NULL}, /* 74 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 75 */
    {"aten::add.Scalar", NULL}, /* 76 */
    {"aten::add.out", NULL}, /* 77 */
    {"aten::addbmm", NULL}, /* 78 */
    {"aten::addcdiv.out", NULL}, /* 79 */
    {"aten::addcmul.out", NULL}, /* 80 */
    {"aten::addmm.out", NULL}, /* 81 */
    {"aten::addmv.out", NULL}, /* 82 */
    {"aten::addr", NULL}, /* 83 */
    {"aten::affine_grid_generator", NULL}, /* 84 */
    {"aten::alias", NULL}, /* 85 */
    {"aten::alias_copy", NULL}, /* 86 */
    {"aten::all.all_out", NULL}, /* 87 */
    {"aten::all.dims_out", NULL}, /* 88 */
    {"aten::all.out", NULL}, /* 89 */
    {"aten::amax.out", NULL}, /* 90 */
    {"aten::amin.out", NULL}, /* 91 */
    {"aten::aminmax.out", NULL}, /* 92 */
    {"aten::any.all_out", NULL}, /* 93 */
    {"aten::any.dims_out", NULL}, /* 94 */
    {"aten::any.out", NULL}, /* 95 */
    {"aten::arange", NULL}, /* 96 */
    {"aten::arange.start_step", NULL}, /* 97 */
    {"aten::arccos", NULL}, /* 98 */
    {"aten::arccosh", NULL}, /* 99 */
    {"aten::arcsin", NULL}, /* 100 */
    {"aten::arcsinh", NULL}, /* 101 */
    {"aten::arctan", NULL}, /* 102 */
    {"aten::arctan2", NULL}, /* 103 */
    {"aten::arctanh", NULL}, /* 104 */
    {"aten::argmax.out", NULL}, /* 105 */
    {"aten::argmin.out", NULL}, /* 106 */
    {"aten::as_strided", NULL}, /* 107 */
    {"aten::as_strided_copy", NULL}, /* 108 */
    {"aten::as_strided_scatter", NULL}, /* 109 */
    {"aten::asin.out", NULL}, /* 110 */
    {"aten::asinh.out", NULL}, /* 111 */
    {"aten::atan.out", NULL}, /* 112 */
    {"aten::atan2.out", NULL}, /* 113 */
    {"aten::atanh.out", NULL}, /* 114 */
    {"aten::avg_pool2d", NULL}, /* 115 */
    {"aten::avg_pool2d_backward", NULL}, /* 116 */
    {"aten::avg_pool3d", NULL}, /* 117 */
    {"aten::avg_pool3d_backward", NULL}, /* 118 */
    {"aten::baddbmm.out", NULL}, /* 119 */
    {"aten::batch_norm_update_stats", NULL}, /* 120 */
    {"aten::bernoulli", NULL}, /* 121 */
    {"aten::bernoulli.Tensor", NULL}, /* 122 */
    {"aten::bernoulli.p", NULL}, /* 123 */
    {"aten::bernoulli_.Tensor", NULL}, /* 124 */
    {"aten::binary_cross_entropy", NULL}, /* 125 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 126 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 127 */
    {"aten::bincount", NULL}, /* 128 */
    {"aten::binomial", NULL}, /* 129 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 130 */
    {"aten::bitwise_and.Tensor_out", NULL}, /* 131 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 132 */
    {"aten::bitwise_left_shift.Tensor_out", NULL}, /* 133 */
    {"aten::bitwise_not.out", NULL}, /* 134 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 135 */
    {"aten::bitwise_or.Tensor_out", NULL}, /* 136 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 137 */
    {"aten::bitwise_right_shift.Tensor_out", NULL}, /* 138 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 139 */
    {"aten::bitwise_xor.Tensor_out", NULL}, /* 140 */
    {"aten::block_diag", NULL}, /* 141 */
    {"aten::bmm.out", NULL}, /* 142 */
    {"aten::bucketize.Scalar", NULL}, /* 143 */
    {"aten::bucketize.Tensor", NULL}, /* 144 */
    {"aten::cauchy", NULL}, /* 145 */
    {"aten::cauchy_", NULL}, /* 146 */
    {"aten::ceil.out", NULL}, /* 147 */
    {"aten::celu", NULL}, /* 148 */
    {"aten::channel_shuffle", NULL}, /* 149 */
    {"aten::cholesky_inverse", NULL}, /* 150 */
    {"aten::clamp.Tensor_out", NULL}, /* 151 */
    {"aten::clamp.out", NULL}, /* 152 */
    {"aten::clamp_max.Tensor_out", NULL}, /* 153 */
    {"aten::clamp_max.out", NULL}, /* 154 */
    {"aten::clamp_min.Tensor_out", NULL}, /* 155 */
    {"aten::clamp_min.out", NULL}, /* 156 */
    {"aten::clip", NULL}, /* 157 */
    {"aten::clip.Tensor", NULL}, /* 158 */
    {"aten::clone", NULL}, /* 159 */
    {"aten::col2im", NULL}, /* 160 */
    {"aten::column_stack", NULL}, /* 161 */
    {"aten::concat", NULL}, /* 162 */
    {"aten::concatenate", NULL}, /* 163 */
    {"aten::conj_physical", NULL}, /* 164 */
    {"aten::constant_pad_nd", NULL}, /* 165 */
    {"aten::convolution", NULL}, /* 166 */
    {"aten::convolution_backward", NULL}, /* 167 */
    {"aten::copy", NULL}, /* 168 */
    {"aten::copy_", NULL}, /* 169 */
    {"aten::copysign.out", NULL}, /* 170 */
    {"aten::cos.out", NULL}, /* 171 */
    {"aten::cosh.out", NULL}, /* 172 */
    {"aten::count_nonzero", NULL}, /* 173 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 174 */
    {"aten::cross", NULL}, /* 175 */
    {"aten::cummax", NULL}, /* 176 */
    {"aten::cummin", NULL}, /* 177 */
    {"aten::cumprod.out", NULL}, /* 178 */
    {"aten::cumsum.out", NULL}, /* 179 */
    {"aten::deg2rad", NULL}, /* 180 */
    {"aten::detach", NULL}, /* 181 */
    {"aten::detach_copy", NULL}, /* 182 */
    {"aten::diag", NULL}, /* 183 */
    {"aten::diag_embed", NULL}, /* 184 */
    {"aten::diagonal", NULL}, /* 185 */
    {"aten::diagonal_backward", NULL}, /* 186 */
    {"aten::diagonal_copy", NULL}, /* 187 */
    {"aten::diagonal_scatter", NULL}, /* 188 */
    {"aten::digamma.out", NULL}, /* 189 */
    {"aten::dist", NULL}, /* 190 */
    {"aten::div.Scalar", NULL}, /* 191 */
    {"aten::div.Scalar_mode", NULL}, /* 192 */
    {"aten::div.out", NULL}, /* 193 */
    {"aten::div.out_mode", NULL}, /* 194 */
    {"aten::divide.Tensor", NULL}, /* 195 */
    {"aten::divide.Tensor_mode", NULL}, /* 196 */
    {"aten::dot", NULL}, /* 197 */
    {"aten::dstack", NULL}, /* 198 */
    {"aten::elu.out", NULL}, /* 199 */
    {"aten::elu_backward.grad_input", NULL}, /* 200 */
    {"aten::embedding", NULL}, /* 201 */
    {"aten::embedding_dense_backward", NULL}, /* 202 */
    {"aten::embedding_renorm", NULL}, /* 203 */
    {"aten::embedding_renorm_", NULL}, /* 204 */
    {"aten::empty_like", NULL}, /* 205 */
    {"aten::empty_permuted", NULL}, /* 206 */
    {"aten::empty_strided", NULL}, /* 207 */
    {"aten::eq.Scalar_out", NULL}, /* 208 */
    {"aten::eq.Tensor_out", NULL}, /* 209 */
    {"aten::erf.out", NULL}, /* 210 */
    {"aten::erfc.out", NULL}, /* 211 */
    {"aten::erfinv.out", NULL}, /* 212 */
    {"aten::exp.out", NULL}, /* 213 */
    {"aten::exp2.out", NULL}, /* 214 */
    {"aten::expand", NULL}, /* 215 */
    {"aten::expand_copy", NULL}, /* 216 */
    {"aten::expm1.out", NULL}, /* 217 */
    {"aten::exponential", NULL}, /* 218 */
    {"aten::exponential_", NULL}, /* 219 */
    {"aten::eye", NULL}, /* 220 */
    {"aten::eye.m", NULL}, /* 221 */
    {"aten::fill.Scalar", NULL}, /* 222 */
    {"aten::fill.Tensor", NULL}, /* 223 */
    {"aten::fill_.Scalar", NULL}, /* 224 */
    {"aten::fill_.Tensor", NULL}, /* 225 */
    {"aten::fix", NULL}, /* 226 */
    {"aten::flip", NULL}, /* 227 */
    {"aten::floor.out", NULL}, /* 228 */
    {"aten::floor_divide.Scalar", NULL}, /* 229 */
    {"aten::fmax.out", NULL}, /* 230 */
    {"aten::fmin.out", NULL}, /* 231 */
    {"aten::fmod.Tensor_out", NULL}, /* 232 */
    {"aten::frac.out", NULL}, /* 233 */
    {"aten::fractional_max_pool2d", NULL}, /* 234 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 235 */
    {"aten::fractional_max_pool3d", NULL}, /* 236 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 237 */
    {"aten::from_file", NULL}, /* 238 */
    {"aten::full", NULL}, /* 239 */
    {"aten::full_like", NULL}, /* 240 */
    {"aten::gather.out", NULL}, /* 241 */
    {"aten::gcd.out", NULL}, /* 242 */
    {"aten::ge.Scalar_out", NULL}, /* 243 */
    {"aten::ge.Tensor_out", NULL}, /* 244 */
    {"aten::gelu.out", NULL}, /* 245 */
    {"aten::gelu_backward.grad_input", NULL}, /* 246 */
    {"aten::geometric", NULL}, /* 247 */
    {"aten::geometric_", NULL}, /* 248 */
    {"aten::geqrf", NULL}, /* 249 */
    {"aten::ger", NULL}, /* 250 */
    {"aten::glu", NULL}, /* 251 */
    {"aten::glu_backward", NULL}, /* 252 */
    {"aten::greater.Scalar", NULL}, /* 253 */
    {"aten::greater.Tensor", NULL}, /* 254 */
    {"aten::greater_equal.Scalar", NULL}, /* 255 */
    {"aten::greater_equal.Tensor", NULL}, /* 256 */
    {"aten::grid_sampler_2d", NULL}, /* 257 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 258 */
    {"aten::grid_sampler_3d", NULL}, /* 259 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 260 */
    {"aten::gt.Scalar_out", NULL}, /* 261 */
    {"aten::gt.Tensor_out", NULL}, /* 262 */
    {"aten::hardshrink.out", NULL}, /* 263 */
    {"aten::hardshrink_backward.grad_input", NULL}, /* 264 */
    {"aten::hardsigmoid.out", NULL}, /* 265 */
    {"aten::hardsigmoid_backward.grad_input", NULL}, /* 266 */
    {"aten::hardswish_backward", NULL}, /* 267 */
    {"aten::hash_tensor.out", NULL}, /* 268 */
    {"aten::heaviside.out", NULL}, /* 269 */
    {"aten::histc", NULL}, /* 270 */
    {"aten::histogram.bin_ct", NULL}, /* 271 */
    {"aten::histogram.bins_tensor", NULL}, /* 272 */
    {"aten::hstack", NULL}, /* 273 */
    {"aten::huber_loss", NULL}, /* 274 */
    {"aten::huber_loss_backward", NULL}, /* 275 */
    {"aten::hypot.out", NULL}, /* 276 */
    {"aten::i0.out", NULL}, /* 277 */
    {"aten::igamma.out", NULL}, /* 278 */
    {"aten::igammac.out", NULL}, /* 279 */
    {"aten::im2col", NULL}, /* 280 */
    {"aten::index.Tensor", NULL}, /* 281 */
    {"aten::index_add.out", NULL}, /* 282 */
    {"aten::index_copy.out", NULL}, /* 283 */
    {"aten::index_fill.int_Scalar", NULL}, /* 284 */
    {"aten::index_fill.int_Tensor", NULL}, /* 285 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 286 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 287 */
    {"aten::index_put", NULL}, /* 288 */
    {"aten::index_put_", NULL}, /* 289 */
    {"aten::index_reduce.out", NULL}, /* 290 */
    {"aten::index_select", NULL}, /* 291 */
    {"aten::inner", NULL}, /* 292 */
    {"aten::inverse", NULL}, /* 293 */
    {"aten::isin.Scalar_Tensor_out", NULL}, /* 294 */
    {"aten::isin.Tensor_Scalar_out", NULL}, /* 295 */
    {"aten::isin.Tensor_Tensor_out", NULL}, /* 296 */
    {"aten::isinf", NULL}, /* 297 */
    {"aten::isnan", NULL}, /* 298 */
    {"aten::isneginf.out", NULL}, /* 299 */
    {"aten::isposinf.out", NULL}, /* 300 */
    {"aten::kron", NULL}, /* 301 */
    {"aten::lcm.out", NULL}, /* 302 */
    {"aten::ldexp.Tensor", NULL}, /* 303 */
    {"aten::le.Scalar_out", NULL}, /* 304 */
    {"aten::le.Tensor_out", NULL}, /* 305 */
    {"aten::leaky_relu.out", NULL}, /* 306 */
    {"aten::leaky_relu_backward.grad_input", NULL}, /* 307 */
    {"aten::lerp.Scalar_out", NULL}, /* 308 */
    {"aten::lerp.Tensor_out", NULL}, /* 309 */
    {"aten::less.Scalar", NULL}, /* 310 */
    {"aten::less.Tensor", NULL}, /* 311 */
    {"aten::less_equal.Scalar", NULL}, /* 312 */
    {"aten::less_equal.Tensor", NULL}, /* 313 */
    {"aten::lgamma.out", NULL}, /* 314 */
    {"aten::lift", NULL}, /* 315 */
    {"aten::lift_fresh", NULL}, /* 316 */
    {"aten::lift_fresh_copy", NULL}, /* 317 */
    {"aten::linalg_cholesky", NULL}, /* 318 */
    {"aten::linalg_cholesky_ex", NULL}, /* 319 */
    {"aten::linalg_cond", NULL}, /* 320 */
    {"aten::linalg_cond.p_str", NULL}, /* 321 */
    {"aten::linalg_cross", NULL}, /* 322 */
    {"aten::linalg_det", NULL}, /* 323 */
    {"aten::linalg_eig", NULL}, /* 324 */
    {"aten::linalg_eigh", NULL}, /* 325 */
    {"aten::linalg_eigvals", NULL}, /* 326 */
    {"aten::linalg_eigvalsh", NULL}, /* 327 */
    {"aten::linalg_householder_product", NULL}, /* 328 */
    {"aten::linalg_inv", NULL}, /* 329 */
    {"aten::linalg_inv_ex", NULL}, /* 330 */
    {"aten::linalg_ldl_factor", NULL}, /* 331 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 332 */
    {"aten::linalg_ldl_solve", NULL}, /* 333 */
    {"aten::linalg_lstsq", NULL}, /* 334 */
    {"aten::linalg_lu", NULL}, /* 335 */
    {"aten::linalg_lu_factor", NULL}, /* 336 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 337 */
    {"aten::linalg_lu_solve", NULL}, /* 338 */
    {"aten::linalg_matmul", NULL}, /* 339 */
    {"aten::linalg_matrix_exp", NULL}, /* 340 */
    {"aten::linalg_matrix_norm", NULL}, /* 341 */
    {"aten::linalg_matrix_norm.str_ord", NULL}, /* 342 */
    {"aten::linalg_matrix_power", NULL}, /* 343 */
    {"aten::linalg_matrix_rank", NULL}, /* 344 */
    {"aten::linalg_matrix_rank.atol_rtol_float", NULL}, /* 345 */
    {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL}, /* 346 */
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, /* 347 */
    {"aten::linalg_multi_dot", NULL}, /* 348 */
    {"aten::linalg_norm", NULL}, /* 349 */
    {"aten::linalg_norm.ord_str", NULL}, /* 350 */
    {"aten::linalg_pinv", NULL}, /* 351 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 352 */
    {"aten::linalg_pinv.atol_rtol_tensor", NULL}, /* 353 */
    {"aten::linalg_pinv.rcond_tensor", NULL}, /* 354 */
    {"aten::linalg_qr", NULL}, /* 355 */
    {"aten::linalg_slogdet", NULL}, /* 356 */
    {"aten::linalg_solve", NULL}, /* 357 */
    {"aten::linalg_solve_ex", NULL}, /* 358 */
    {"aten::linalg_solve_triangular", NULL}, /* 359 */
    {"aten::linalg_svd", NULL}, /* 360 */
    {"aten::linalg_svdvals", NULL}, /* 361 */
    {"aten::linalg_tensorsolve", NULL}, /* 362 */
    {"aten::linalg_vecdot", NULL}, /* 363 */
    {"aten::linalg_vector_norm.out", NULL}, /* 364 */
    {"aten::linear", NULL}, /* 365 */
    {"aten::linspace", NULL}, /* 366 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 367 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 368 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 369 */
    {"aten::log.out", NULL}, /* 370 */
    {"aten::log10.out", NULL}, /* 371 */
    {"aten::log1p.out", NULL}, /* 372 */
    {"aten::log2.out", NULL}, /* 373 */
    {"aten::log_normal", NULL}, /* 374 */
    {"aten::log_normal_", NULL}, /* 375 */
    {"aten::log_softmax.int", NULL}, /* 376 */
    {"aten::logaddexp.out", NULL}, /* 377 */
    {"aten::logaddexp2.out", NULL}, /* 378 */
    {"aten::logcumsumexp", NULL}, /* 379 */
    {"aten::logit_backward.grad_input", NULL}, /* 380 */
    {"aten::logspace", NULL}, /* 381 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 382 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 383 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 384 */
    {"aten::logsumexp", NULL}, /* 385 */
    {"aten::lt.Scalar_out", NULL}, /* 386 */
    {"aten::lt.Tensor_out", NULL}, /* 387 */
    {"aten::lu_solve", NULL}, /* 388 */
    {"aten::lu_unpack", NULL}, /* 389 */
    {"aten::masked_fill.Scalar", NULL}, /* 390 */
    {"aten::masked_fill.Tensor", NULL}, /* 391 */
    {"aten::masked_scatter", NULL}, /* 392 */
    {"aten::matrix_power", NULL}, /* 393 */
    {"aten::max", NULL}, /* 394 */
    {"aten::max.dim_max", NULL}, /* 395 */
    {"aten::max_pool2d_with_indices", NULL}, /* 396 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 397 */
    {"aten::max_pool3d_with_indices", NULL}, /* 398 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 399 */
    {"aten::max_unpool2d", NULL}, /* 400 */
    {"aten::max_unpool3d", NULL}, /* 401 */
    {"aten::maximum.out", NULL}, /* 402 */
    {"aten::mean", NULL}, /* 403 */
    {"aten::mean.out", NULL}, /* 404 */
    {"aten::median", NULL}, /* 405 */
    {"aten::median.dim", NULL}, /* 406 */
    {"aten::min", NULL}, /* 407 */
    {"aten::min.dim_min", NULL}, /* 408 */
    {"aten::minimum.out", NULL}, /* 409 */
    {"aten::mish.out", NULL}, /* 410 */
    {"aten::mm.out", NULL}, /* 411 */
    {"aten::mode", NULL}, /* 412 */
    {"aten::mse_loss", NULL}, /* 413 */
    {"aten::mse_loss_backward", NULL}, /* 414 */
    {"aten::mul.Scalar", NULL}, /* 415 */
    {"aten::mul.out", NULL}, /* 416 */
    {"aten::multi_margin_loss", NULL}, /* 417 */
    {"aten::multi_margin_loss_backward", NULL}, /* 418 */
    {"aten::multilabel_margin_loss", NULL}, /* 419 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 420 */
    {"aten::multilabel_margin_loss_forward", NULL}, /* 421 */
    {"aten::multiply.Tensor", NULL}, /* 422 */
    {"aten::mv", NULL}, /* 423 */
    {"aten::nanmedian", NULL}, /* 424 */
    {"aten::nanmedian.dim", NULL}, /* 425 */
    {"aten::nanquantile", NULL}, /* 426 */
    {"aten::nanquantile.scalar", NULL}, /* 427 */
    {"aten::nansum", NULL}, /* 428 */
    {"aten::narrow_copy", NULL}, /* 429 */
    {"aten::native_batch_norm", NULL}, /* 430 */
    {"aten::native_batch_norm_backward", NULL}, /* 431 */
    {"aten::native_dropout", NULL}, /* 432 */
    {"aten::native_dropout_backward", NULL}, /* 433 */
    {"aten::native_group_norm", NULL}, /* 434 */
    {"aten::native_group_norm_backward", NULL}, /* 435 */
    {"aten::native_layer_norm", NULL}, /* 436 */
    {"aten::native_layer_norm_backward", NULL}, /* 437 */
    {"aten::ne.Scalar_out", NULL}, /* 438 */
    {"aten::ne.Tensor_out", NULL}, /* 439 */
    {"aten::neg.out", NULL}, /* 440 */
    {"aten::negative", NULL}, /* 441 */
    {"aten::new_empty", NULL}, /* 442 */
    {"aten::new_empty_strided", NULL}, /* 443 */
    {"aten::new_full", NULL}, /* 444 */
    {"aten::new_ones", NULL}, /* 445 */
    {"aten::new_zeros", NULL}, /* 446 */
    {"aten::nextafter.out", NULL}, /* 447 */
    {"aten::nll_loss", NULL}, /* 448 */
    {"aten::nll_loss2d", NULL}, /* 449 */
    {"aten::nll_loss2d_backward", NULL}, /* 450 */
    {"aten::nll_loss2d_forward", NULL}, /* 451 */
    {"aten::nll_loss_backward", NULL}, /* 452 */
    {"aten::nll_loss_forward", NULL}, /* 453 */
    {"aten::nonzero", NULL}, /* 454 */
    {"aten::nonzero_static", NULL}, /* 455 */
    {"aten::norm.Scalar", NULL}, /* 456 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 457 */
    {"aten::norm.dtype_out", NULL}, /* 458 */
    {"aten::norm.out", NULL}, /* 459 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 460 */
    {"aten::normal.Tensor_float", NULL}, /* 461 */
    {"aten::normal.float_Tensor", NULL}, /* 462 */
    {"aten::normal.float_float", NULL}, /* 463 */
    {"aten::normal_", NULL}, /* 464 */
    {"aten::normal_functional", NULL}, /* 465 */
    {"aten::not_equal.Scalar", NULL}, /* 466 */
    {"aten::not_equal.Tensor", NULL}, /* 467 */
    {"aten::nuclear_norm", NULL}, /* 468 */
    {"aten::nuclear_norm.dim", NULL}, /* 469 */
    {"aten::ones", NULL}, /* 470 */
    {"aten::ones_like", NULL}, /* 471 */
    {"aten::orgqr", NULL}, /* 472 */
    {"aten::ormqr", NULL}, /* 473 */
    {"aten::outer", NULL}, /* 474 */
    {"aten::permute", NULL}, /* 475 */
    {"aten::permute_copy", NULL}, /* 476 */
    {"aten::pixel_shuffle", NULL}, /* 477 */
    {"aten::pixel_unshuffle", NULL}, /* 478 */
    {"aten::poisson", NULL}, /* 479 */
    {"aten::polygamma.out", NULL}, /* 480 */
    {"aten::pow.Scalar_out", NULL}, /* 481 */
    {"aten::pow.Tensor_Scalar_out", NULL}, /* 482 */
    {"aten::pow.Tensor_Tensor_out", NULL}, /* 483 */
    {"aten::prod", NULL}, /* 484 */
    {"aten::prod.int_out", NULL}, /* 485 */
    {"aten::put", NULL}, /* 486 */
    {"aten::put_", NULL}, /* 487 */
    {"aten::qr", NULL}, /* 488 */
    {"aten::quantile", NULL}, /* 489 */
    {"aten::quantile.scalar", NULL}, /* 490 */
    {"aten::rad2deg", NULL}, /* 491 */
    {"aten::rand", NULL}, /* 492 */
    {"aten::rand.generator", NULL}, /* 493 */
    {"aten::rand_like", NULL}, /* 494 */
    {"aten::randint", NULL}, /* 495 */
    {"aten::randint.generator", NULL}, /* 496 */
    {"aten::randint.low", NULL}, /* 497 */
    {"aten::randint.low_generator", NULL}, /* 498 */
    {"aten::randint_like", NULL}, /* 499 */
    {"aten::randint_like.low_dtype", NULL}, /* 500 */
    {"aten::randn", NULL}, /* 501 */
    {"aten::randn.generator", NULL}, /* 502 */
    {"aten::randn_like", NULL}, /* 503 */
    {"aten::random", NULL}, /* 504 */
    {"aten::random.from", NULL}, /* 505 */
    {"aten::random.to", NULL}, /* 506 */
    {"aten::random_", NULL}, /* 507 */
    {"aten::random_.from", NULL}, /* 508 */
    {"aten::random_.to", NULL}, /* 509 */
    {"aten::randperm", NULL}, /* 510 */
    {"aten::randperm.generator", NULL}, /* 511 */
    {"aten::range", NULL}, /* 512 */
    {"aten::range.step", NULL}, /* 513 */
    {"aten::reciprocal.out", NULL}, /* 514 */
    {"aten::reflection_pad1d", NULL}, /* 515 */
    {"aten::reflection_pad1d_backward", NULL}, /* 516 */
    {"aten::reflection_pad2d", NULL}, /* 517 */
    {"aten::reflection_pad2d_backward", NULL}, /* 518 */
    {"aten::reflection_pad3d", NULL}, /* 519 */
    {"aten::reflection_pad3d_backward", NULL}, /* 520 */
    {"aten::relu", NULL}, /* 521 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 522 */
    {"aten::remainder.Tensor_out", NULL}, /* 523 */
    {"aten::renorm.out", NULL}, /* 524 */
    {"aten::repeat", NULL}, /* 525 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 526 */
    {"aten::replication_pad1d", NULL}, /* 527 */
    {"aten::replication_pad1d_backward", NULL}, /* 528 */
    {"aten::replication_pad2d", NULL}, /* 529 */
    {"aten::replication_pad2d_backward", NULL}, /* 530 */
    {"aten::replication_pad3d", NULL}, /* 531 */
    {"aten::replication_pad3d_backward", NULL}, /* 532 */
    {"aten::resize", NULL}, /* 533 */
    {"aten::resize_", NULL}, /* 534 */
    {"aten::resize_as", NULL}, /* 535 */
    {"aten::resize_as_", NULL}, /* 536 */
    {"aten::roll", NULL}, /* 537 */
    {"aten::rot90", NULL}, /* 538 */
    {"aten::round.decimals_out", NULL}, /* 539 */
    {"aten::round.out", NULL}, /* 540 */
    {"aten::row_stack", NULL}, /* 541 */
    {"aten::rrelu_with_noise", NULL}, /* 542 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 543 */
    {"aten::rsqrt.out", NULL}, /* 544 */
    {"aten::rsub.Scalar", NULL}, /* 545 */
    {"aten::rsub.Tensor", NULL}, /* 546 */
    {"aten::scalar_tensor", NULL}, /* 547 */
    {"aten::scatter.reduce_out", NULL}, /* 548 */
    {"aten::scatter.src_out", NULL}, /* 549 */
    {"aten::scatter.value_out", NULL}, /* 550 */
    {"aten::scatter.value_reduce_out", NULL}, /* 551 */
    {"aten::scatter_add.out", NULL}, /* 552 */
    {"aten::scatter_reduce.two_out", NULL}, /* 553 */
    {"aten::searchsorted.Scalar", NULL}, /* 554 */
    {"aten::searchsorted.Tensor", NULL}, /* 555 */
    {"aten::segment_reduce", NULL}, /* 556 */
    {"aten::select.int", NULL}, /* 557 */
    {"aten::select_backward", NULL}, /* 558 */
    {"aten::select_copy.int", NULL}, /* 559 */
    {"aten::select_scatter", NULL}, /* 560 */
    {"aten::sgn.out", NULL}, /* 561 */
    {"aten::sigmoid.out", NULL}, /* 562 */
    {"aten::sigmoid_backward.grad_input", NULL}, /* 563 */
    {"aten::sign.out", NULL}, /* 564 */
    {"aten::signbit.out", NULL}, /* 565 */
    {"aten::silu.out", NULL}, /* 566 */
    {"aten::silu_backward.grad_input", NULL}, /* 567 */
    {"aten::sin.out", NULL}, /* 568 */
    {"aten::sinc.out", NULL}, /* 569 */
    {"aten::sinh.out", NULL}, /* 570 */
    {"aten::slice.Tensor", NULL}, /* 571 */
    {"aten::slice_backward", NULL}, /* 572 */
    {"aten::slice_copy.Tensor", NULL}, /* 573 */
    {"aten::slice_scatter", NULL}, /* 574 */
    {"aten::slogdet", NULL}, /* 575 */
    {"aten::smooth_l1_loss", NULL}, /* 576 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 577 */
    {"aten::soft_margin_loss", NULL}, /* 578 */
    {"aten::soft_margin_loss_backward", NULL}, /* 579 */
    {"aten::softmax.int", NULL}, /* 580 */
    {"aten::softplus.out", NULL}, /* 581 */
    {"aten::softplus_backward.grad_input", NULL}, /* 582 */
    {"aten::softshrink.out", NULL}, /* 583 */
    {"aten::softshrink_backward.grad_input", NULL}, /* 584 */
    {"aten::sort", NULL}, /* 585 */
    {"aten::sort.values_stable", NULL}, /* 586 */
    {"aten::special_airy_ai.out", NULL}, /* 587 */
    {"aten::special_bessel_j0.out", NULL}, /* 588 */
    {"aten::special_bessel_j1.out", NULL}, /* 589 */
    {"aten::special_bessel_y0.out", NULL}, /* 590 */
    {"aten::special_bessel_y1.out", NULL}, /* 591 */
    {"aten::special_chebyshev_polynomial_t.out", NULL}, /* 592 */
    {"aten::special_chebyshev_polynomial_u.out", NULL}, /* 593 */
    {"aten::special_chebyshev_polynomial_v.out", NULL}, /* 594 */
    {"aten::special_chebyshev_polynomial_w.out", NULL}, /* 595 */
    {"aten::special_digamma", NULL}, /* 596 */
    {"aten::special_entr.out", NULL}, /* 597 */
    {"aten::special_erf", NULL}, /* 598 */
    {"aten::special_erfc", NULL}, /* 599 */
    {"aten::special_erfcx.out", NULL}, /* 600 */
    {"aten::special_erfinv", NULL}, /* 601 */
    {"aten::special_exp2", NULL}, /* 602 */
    {"aten::special_expit", NULL}, /* 603 */
    {"aten::special_expm1", NULL}, /* 604 */
    {"aten::special_gammainc", NULL}, /* 605 */
    {"aten::special_gammaincc", NULL}, /* 606 */
    {"aten::special_gammaln", NULL}, /* 607 */
    {"aten::special_hermite_polynomial_h.out", NULL}, /* 608 */
    {"aten::special_hermite_polynomial_he.out", NULL}, /* 609 */
    {"aten::special_i0", NULL}, /* 610 */
    {"aten::special_i0e.out", NULL}, /* 611 */
    {"aten::special_i1.out", NULL}, /* 612 */
    {"aten::special_i1e.out", NULL}, /* 613 */
    {"aten::special_laguerre_polynomial_l.out", NULL}, /* 614 */
    {"aten::special_legendre_polynomial_p.out", NULL}, /* 615 */
    {"aten::special_log1p", NULL}, /* 616 */
    {"aten::special_log_ndtr.out", NULL}, /* 617 */
    {"aten::special_logit", NULL}, /* 618 */
    {"aten::special_modified_bessel_i0.out", NULL}, /* 619 */
    {"aten::special_modified_bessel_i1.out", NULL}, /* 620 */
    {"aten::special_modified_bessel_k0.out", NULL}, /* 621 */
    {"aten::special_modified_bessel_k1.out", NULL}, /* 622 */
    {"aten::special_multigammaln", NULL}, /* 623 */
    {"aten::special_ndtri.out", NULL}, /* 624 */
    {"aten::special_polygamma", NULL}, /* 625 */
    {"aten::special_psi", NULL}, /* 626 */
    {"aten::special_round", NULL}, /* 627 */
    {"aten::special_scaled_modified_bessel_k0.out", NULL}, /* 628 */
    {"aten::special_scaled_modified_bessel_k1.out", NULL}, /* 629 */
    {"aten::special_shifted_chebyshev_polynomial_t.out", NULL}, /* 630 */
    {"aten::special_shifted_chebyshev_polynomial_u.out", NULL}, /* 631 */
    {"aten::special_shifted_chebyshev_polynomial_v.out", NULL}, /* 632 */
    {"aten::special_shifted_chebyshev_polynomial_w.out", NULL}, /* 633 */
    {"aten::special_sinc", NULL}, /* 634 */
    {"aten::special_spherical_bessel_j0.out", NULL}, /* 635 */
    {"aten::special_xlog1py.out", NULL}, /* 636 */
    {"aten::special_xlogy", NULL}, /* 637 */
    {"aten::special_xlogy.other_scalar", NULL}, /* 638 */
    {"aten::special_xlogy.self_scalar", NULL}, /* 639 */
    {"aten::special_zeta.out", NULL}, /* 640 */
    {"aten::split.Tensor", NULL}, /* 641 */
    {"aten::split_copy.Tensor", NULL}, /* 642 */
    {"aten::split_with_sizes", NULL}, /* 643 */
    {"aten::split_with_sizes_copy", NULL}, /* 644 */
    {"aten::sqrt.out", NULL}, /* 645 */
    {"aten::squeeze", NULL}, /* 646 */
    {"aten::squeeze.dim", NULL}, /* 647 */
    {"aten::squeeze.dims", NULL}, /* 648 */
    {"aten::squeeze_copy", NULL}, /* 649 */
    {"aten::squeeze_copy.dim", NULL}, /* 650 */
    {"aten::squeeze_copy.dims", NULL}, /* 651 */
    {"aten::stack", NULL}, /* 652 */
    {"aten::std.correction", NULL}, /* 653 */
    {"aten::std.dim", NULL}, /* 654 */
    {"aten::std_mean.correction", NULL}, /* 655 */
    {"aten::sub.Scalar", NULL}, /* 656 */
    {"aten::sub.out", NULL}, /* 657 */
    {"aten::subtract.Tensor", NULL}, /* 658 */
    {"aten::sum", NULL}, /* 659 */
    {"aten::sum.IntList_out", NULL}, /* 660 */
    {"aten::svd", NULL}, /* 661 */
    {"aten::t", NULL}, /* 662 */
    {"aten::t_copy", NULL}, /* 663 */
    {"aten::take_along_dim", NULL}, /* 664 */
    {"aten::tan.out", NULL}, /* 665 */
    {"aten::tanh.out", NULL}, /* 666 */
    {"aten::tanh_backward.grad_input", NULL}, /* 667 */
    {"aten::tensordot", NULL}, /* 668 */
    {"aten::threshold.out", NULL}, /* 669 */
    {"aten::threshold_backward.grad_input", NULL}, /* 670 */
    {"aten::topk.values", NULL}, /* 671 */
    {"aten::trace", NULL}, /* 672 */
    {"aten::transpose.int", NULL}, /* 673 */
    {"aten::transpose_copy.int", NULL}, /* 674 */
    {"aten::triangular_solve", NULL}, /* 675 */
    {"aten::tril.out", NULL}, /* 676 */
    {"aten::tril_indices", NULL}, /* 677 */
    {"aten::triu.out", NULL}, /* 678 */
    {"aten::triu_indices", NULL}, /* 679 */
    {"aten::true_divide.Tensor", NULL}, /* 680 */
    {"aten::trunc.out", NULL}, /* 681 */
    {"aten::unbind.int", NULL}, /* 682 */
    {"aten::unbind_copy.int", NULL}, /* 683 */
    {"aten::unfold", NULL}, /* 684 */
    {"aten::unfold_backward", NULL}, /* 685 */
    {"aten::unfold_copy", NULL}, /* 686 */
    {"aten::uniform", NULL}, /* 687 */
    {"aten::uniform_", NULL}, /* 688 */
    {"aten::unique_consecutive", NULL}, /* 689 */
    {"aten::unique_dim", NULL}, /* 690 */
    {"aten::unique_dim_consecutive", NULL}, /* 691 */
    {"aten::unsafe_split.Tensor", NULL}, /* 692 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 693 */
    {"aten::unsqueeze", NULL}, /* 694 */
    {"aten::unsqueeze_copy", NULL}, /* 695 */
    {"aten::upsample_bicubic2d", NULL}, /* 696 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 697 */
    {"aten::upsample_bilinear2d", NULL}, /* 698 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 699 */
    {"aten::upsample_linear1d", NULL}, /* 700 */
    {"aten::upsample_linear1d_backward", NULL}, /* 701 */
    {"aten::upsample_nearest1d", NULL}, /* 702 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 703 */
    {"aten::upsample_nearest2d", NULL}, /* 704 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 705 */
    {"aten::upsample_nearest3d", NULL}, /* 706 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 707 */
    {"aten::upsample_trilinear3d", NULL}, /* 708 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 709 */
    {"aten::var.correction", NULL}, /* 710 */
    {"aten::var.dim", NULL}, /* 711 */
    {"aten::var_mean.correction", NULL}, /* 712 */
    {"aten::vdot", NULL}, /* 713 */
    {"aten::view", NULL}, /* 714 */
    {"aten::view.dtype", NULL}, /* 715 */
    {"aten::view_as_complex", NULL}, /* 716 */
    {"aten::view_as_complex_copy", NULL}, /* 717 */
    {"aten::view_as_real", NULL}, /* 718 */
    {"aten::view_as_real_copy", NULL}, /* 719 */
    {"aten::view_copy", NULL}, /* 720 */
    {"aten::view_copy.dtype", NULL}, /* 721 */
    {"aten::vstack", NULL}, /* 722 */
    {"aten::xlogy.OutTensor", NULL}, /* 723 */
    {"aten::zero", NULL}, /* 724 */
    {"aten::zero_", NULL}, /* 725 */
    {"aten::zeros", NULL}, /* 726 */
    {"aten::zeros_like", NULL}, /* 727 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 2078;

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
    {3168, 3192, 44, 3, 3, 0x0}, /* aten::_addmm_activation */
    {3320, 3348, 47, 2, 3, 0x0}, /* aten::_addmm_activation.out */
    {3500, 3515, 49, 2, 3, 0x0}, /* aten::_aminmax */
    {3563, 3582, 51, 2, 3, 0x0}, /* aten::_aminmax.dim */
    {3663, 3686, 53, 1, 0, 0x20}, /* aten::_aminmax.dim_out */
    {3816, 3835, 54, 1, 0, 0x20}, /* aten::_aminmax.out */
    {3932, 3960, 55, 1, 3, 0x0}, /* aten::_batch_norm_no_update */
    {4138, 4170, 56, 1, 0, 0x20}, /* aten::_batch_norm_no_update.out */
    {4439, 4469, 57, 2, 3, 0x0}, /* aten::_batch_norm_with_update */
    {4655, 4689, 59, 2, 3, 0x0}, /* aten::_batch_norm_with_update.out */
    {4980, 5021, 61, 1, 0, 0x20}, /* aten::_batch_norm_with_update_functional */
    {5259, 5281, 62, 2, 3, 0x0}, /* aten::_cdist_backward */
    {5371, 5397, 64, 1, 0, 0x20}, /* aten::_cdist_backward.out */
    {5514, 5535, 65, 2, 3, 0x1}, /* aten::_cdist_forward */
    {5616, 5641, 67, 1, 0, 0x20}, /* aten::_cdist_forward.out */
    {5749, 5766, 68, 1, 3, 0x0}, /* aten::_chunk_cat */
    {5836, 5857, 69, 1, 3, 0x0}, /* aten::_chunk_cat.out */
    {5954, 5966, 70, 1, 3, 0x0}, /* aten::_conj */
    {6007, 6024, 71, 1, 3, 0x80000}, /* aten::_conj_copy */
    {6064, 6085, 72, 1, 0, 0x80020}, /* aten::_conj_copy.out */
    {6152, 6173, 73, 2, 3, 0x10000}, /* aten::_conj_physical */
    {6217, 6242, 75, 1, 0, 0x20}, /* aten::_conj_physical.out */
    {6313, 6332, 76, 1, 3, 0x0}, /* aten::_convolution */
    {6588, 6618, 77, 1, 3, 0x0}, /* aten::_convolution.deprecated */
    {6865, 6888, 78, 1, 0, 0x20}, /* aten::_convolution.out */
    {7171, 7195, 79, 1, 3, 0x0}, /* aten::_convolution_mode */
    {7336, 7357, 80, 2, 3, 0x0}, /* aten::_cummax_helper */
    {7445, 7466, 82, 2, 3, 0x0}, /* aten::_cummin_helper */
    {7554, 7575, 84, 2, 3, 0x1}, /* aten::_embedding_bag */
    {7826, 7851, 86, 1, 0, 0x20}, /* aten::_embedding_bag.out */
    {8193, 8223, 87, 2, 3, 0x0}, /* aten::_embedding_bag_backward */
    {8484, 8520, 89, 2, 3, 0x0}, /* aten::_embedding_bag_dense_backward */
    {8758, 8798, 91, 1, 0, 0x20}, /* aten::_embedding_bag_dense_backward.out */
    {9063, 9097, 92, 2, 3, 0x0}, /* aten::_embedding_bag_forward_only */
    {9361, 9399, 94, 1, 0, 0x20}, /* aten::_embedding_bag_forward_only.out */
    {9754, 9803, 95, 2, 3, 0x0}, /* aten::_embedding_bag_per_sample_weights_backward */
    {9971, 10024, 97, 1, 0, 0x20}, /* aten::_embedding_bag_per_sample_weights_backward.out */
    {10219, 10241, 98, 1, 3, 0x0}, /* aten::_euclidean_dist */
    {10295, 10321, 99, 1, 0, 0x20}, /* aten::_euclidean_dist.out */
    {10402, 10417, 100, 2, 3, 0x0}, /* aten::_fft_c2c */
    {10502, 10521, 102, 2, 3, 0x0}, /* aten::_fft_c2c.out */
    {10633, 10648, 104, 2, 3, 0x1}, /* aten::_fft_c2r */
    {10738, 10757, 106, 2, 3, 0x0}, /* aten::_fft_c2r.out */
    {10874, 10889, 108, 2, 3, 0x1}, /* aten::_fft_r2c */
    {10972, 10991, 110, 2, 3, 0x0}, /* aten::_fft_r2c.out */
    {11101, 11123, 112, 1, 3, 0x0}, /* aten::_fused_rms_norm */
    {11231, 11255, 113, 2, 3, 0x2000}, /* aten::_fused_sdp_choice */
    {11438, 11467, 115, 2, 3, 0x0}, /* aten::_histogramdd_bin_edges */
    {11598, 11631, 117, 1, 0, 0x20}, /* aten::_histogramdd_bin_edges.out */
    {11778, 11810, 118, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_cts */
    {11942, 11978, 120, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_cts.out */
    {12134, 12170, 121, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_tensors */
    {12288, 12328, 123, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_tensors.out */
    {12470, 12492, 124, 1, 0, 0x20}, /* aten::_index_put_impl */
    {12613, 12639, 125, 1, 0, 0x20}, /* aten::_index_put_impl.out */
    {12787, 12810, 126, 2, 1, 0x0}, /* aten::_index_put_impl_ */
    {12940, 12959, 128, 1, 3, 0x0}, /* aten::_is_all_true */
    {13001, 13020, 129, 1, 3, 0x0}, /* aten::_is_any_true */
    {13062, 13089, 130, 2, 3, 0x0}, /* aten::_linalg_check_errors */
    {13168, 13186, 132, 2, 3, 0x0}, /* aten::_linalg_det */
    {13259, 13284, 134, 2, 3, 0x0}, /* aten::_linalg_det.result */
    {13432, 13451, 136, 2, 3, 0x0}, /* aten::_linalg_eigh */
    {13560, 13591, 138, 2, 3, 0x0}, /* aten::_linalg_eigh.eigenvalues */
    {13772, 13794, 140, 2, 3, 0x0}, /* aten::_linalg_eigvals */
    {13839, 13861, 142, 2, 3, 0x0}, /* aten::_linalg_slogdet */
    {13954, 13981, 144, 2, 3, 0x0}, /* aten::_linalg_slogdet.sign */
    {14171, 14194, 146, 2, 3, 0x0}, /* aten::_linalg_solve_ex */
    {14339, 14369, 148, 2, 3, 0x0}, /* aten::_linalg_solve_ex.result */
    {14607, 14625, 150, 2, 3, 0x0}, /* aten::_linalg_svd */
    {14757, 14777, 152, 2, 3, 0x0}, /* aten::_linalg_svd.U */
    {14966, 14992, 154, 1, 3, 0x5}, /* aten::_local_scalar_dense */
    {15041, 15060, 155, 3, 3, 0x1}, /* aten::_log_softmax */
    {15131, 15154, 158, 2, 3, 0x0}, /* aten::_log_softmax.out */
    {15252, 15285, 160, 3, 3, 0x0}, /* aten::_log_softmax_backward_data */
    {15396, 15433, 163, 2, 3, 0x0}, /* aten::_log_softmax_backward_data.out */
    {15571, 15591, 165, 2, 3, 0x0}, /* aten::_logcumsumexp */
    {15643, 15667, 167, 2, 3, 0x0}, /* aten::_logcumsumexp.out */
    {15746, 15766, 169, 1, 3, 0x0}, /* aten::_lu_with_info */
    {15883, 15914, 170, 2, 3, 0x1}, /* aten::_native_batch_norm_legit */
    {16108, 16148, 172, 2, 3, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {16302, 16346, 174, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {16581, 16616, 176, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.out */
    {16891, 16933, 178, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {17179, 17222, 179, 1, 3, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {17405, 17452, 180, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {17705, 17721, 181, 1, 3, 0x0}, /* aten::_neg_view */
    {17766, 17787, 182, 1, 3, 0x80000}, /* aten::_neg_view_copy */
    {17831, 17856, 183, 1, 0, 0x80020}, /* aten::_neg_view_copy.out */
    {17927, 17949, 184, 2, 3, 0x0}, /* aten::_pdist_backward */
    {18030, 18056, 186, 1, 0, 0x20}, /* aten::_pdist_backward.out */
    {18164, 18185, 187, 2, 3, 0x1}, /* aten::_pdist_forward */
    {18240, 18265, 189, 1, 0, 0x20}, /* aten::_pdist_forward.out */
    {18348, 18368, 190, 2, 3, 0x0}, /* aten::_prelu_kernel */
    {18426, 18455, 192, 2, 3, 0x0}, /* aten::_prelu_kernel_backward */
    {18552, 18573, 194, 2, 0, 0x0}, /* aten::_reshape_alias */
    {18655, 18681, 196, 1, 3, 0x80000}, /* aten::_reshape_alias_copy */
    {18762, 18792, 197, 1, 0, 0x80020}, /* aten::_reshape_alias_copy.out */
    {18900, 18920, 198, 1, 3, 0x0}, /* aten::_safe_softmax */
    {18996, 19037, 199, 1, 3, 0x2000}, /* aten::_scaled_dot_product_attention_math */
    {19277, 19327, 200, 2, 3, 0x2000}, /* aten::_scaled_dot_product_flash_attention_for_cpu */
    {19543, 19602, 202, 2, 1, 0x0}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward */
    {19886, 19917, 204, 2, 3, 0x0}, /* aten::_segment_reduce_backward */
    {20092, 20127, 206, 1, 0, 0x20}, /* aten::_segment_reduce_backward.out */
    {20326, 20341, 207, 3, 3, 0x1}, /* aten::_softmax */
    {20408, 20427, 210, 2, 3, 0x0}, /* aten::_softmax.out */
    {20521, 20550, 212, 3, 3, 0x0}, /* aten::_softmax_backward_data */
    {20657, 20690, 215, 2, 3, 0x0}, /* aten::_softmax_backward_data.out */
    {20831, 20876, 217, 1, 3, 0x0}, /* aten::_thnn_differentiable_gru_cell_backward */
    {21074, 21120, 218, 1, 3, 0x0}, /* aten::_thnn_differentiable_lstm_cell_backward */
    {21348, 21363, 219, 1, 0, 0x1}, /* aten::_to_copy */
    {21552, 21571, 220, 1, 0, 0x20}, /* aten::_to_copy.out */
    {21695, 21712, 221, 1, 3, 0x0}, /* aten::_trilinear */
    {21849, 21870, 222, 1, 0, 0x20}, /* aten::_trilinear.out */
    {22034, 22048, 223, 2, 3, 0x8}, /* aten::_unique */
    {22140, 22158, 225, 1, 0, 0x20}, /* aten::_unique.out */
    {22299, 22314, 226, 2, 3, 0x8}, /* aten::_unique2 */
    {22441, 22460, 228, 1, 0, 0x20}, /* aten::_unique2.out */
    {22657, 22684, 229, 1, 3, 0x0}, /* aten::_unsafe_index.Tensor */
    {22753, 22777, 230, 1, 1, 0x0}, /* aten::_unsafe_index_put */
    {22881, 22908, 231, 1, 3, 0x0}, /* aten::_unsafe_masked_index */
    {23003, 23045, 232, 1, 3, 0x0}, /* aten::_unsafe_masked_index_put_accumulate */
    {23157, 23176, 233, 1, 3, 0x0}, /* aten::_unsafe_view */
    {23233, 23256, 234, 1, 0, 0x20}, /* aten::_unsafe_view.out */
    {23340, 23369, 235, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {23508, 23541, 237, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {23707, 23740, 239, 1, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {23864, 23902, 240, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {24079, 24128, 242, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {24346, 24376, 244, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {24516, 24550, 246, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {24717, 24751, 248, 1, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {24876, 24915, 249, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {25093, 25143, 251, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {25362, 25391, 253, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {25530, 25563, 255, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {25729, 25762, 257, 1, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {25886, 25924, 258, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {26101, 26150, 260, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {26368, 26400, 262, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d */
    {26498, 26534, 264, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {26659, 26695, 266, 1, 3, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {26802, 26843, 267, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {26979, 27031, 269, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {27208, 27240, 271, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d */
    {27362, 27398, 273, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {27547, 27583, 275, 1, 3, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {27690, 27731, 276, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {27891, 27943, 278, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {28144, 28176, 280, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d */
    {28320, 28356, 282, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {28527, 28563, 284, 1, 3, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {28670, 28711, 285, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {28893, 28945, 287, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {29168, 29178, 289, 2, 1, 0x10001}, /* aten::abs */
    {29211, 29225, 291, 2, 1, 0x10000}, /* aten::abs.out */
    {29285, 29296, 293, 2, 1, 0x0}, /* aten::abs_ */
    {29338, 29353, 295, 1, 1, 0x0}, /* aten::absolute */
    {29391, 29410, 296, 1, 1, 0x0}, /* aten::absolute.out */
    {29475, 29491, 297, 1, 1, 0x0}, /* aten::absolute_ */
    {29538, 29549, 298, 3, 1, 0x10001}, /* aten::acos */
    {29583, 29598, 301, 2, 1, 0x10000}, /* aten::acos.out */
    {29659, 29671, 303, 3, 1, 0x10000}, /* aten::acos_ */
    {29714, 29726, 306, 3, 3, 0x10001}, /* aten::acosh */
    {29761, 29777, 309, 2, 3, 0x10000}, /* aten::acosh.out */
    {29839, 29852, 311, 3, 3, 0x10000}, /* aten::acosh_ */
    {29896, 29922, 314, 1, 3, 0x1}, /* aten::adaptive_avg_pool1d */
    {29991, 30017, 315, 1, 3, 0x0}, /* aten::adaptive_avg_pool2d */
    {30089, 30119, 316, 2, 3, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {30218, 30244, 318, 1, 3, 0x0}, /* aten::adaptive_avg_pool3d */
    {30316, 30346, 319, 2, 3, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {30445, 30471, 321, 1, 3, 0x0}, /* aten::adaptive_max_pool1d */
    {30550, 30576, 322, 2, 3, 0x0}, /* aten::adaptive_max_pool2d */
    {30655, 30685, 324, 2, 3, 0x0}, /* aten::adaptive_max_pool2d.out */
    {30815, 30850, 326, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {30944, 30990, 328, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {31125, 31151, 330, 2, 3, 0x0}, /* aten::adaptive_max_pool3d */
    {31230, 31260, 332, 2, 3, 0x0}, /* aten::adaptive_max_pool3d.out */
    {31390, 31425, 334, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {31519, 31565, 336, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {31700, 31717, 338, 1, 1, 0x10001}, /* aten::add.Scalar */
    {31787, 31808, 339, 1, 0, 0x20}, /* aten::add.Scalar_out */
    {31905, 31922, 340, 3, 1, 0x10001}, /* aten::add.Tensor */
    {31995, 32009, 343, 2, 1, 0x10000}, /* aten::add.out */
    {32099, 32117, 345, 1, 1, 0x10000}, /* aten::add_.Scalar */
    {32196, 32214, 346, 3, 1, 0x10000}, /* aten::add_.Tensor */
    {32296, 32309, 349, 2, 3, 0x0}, /* aten::addbmm */
    {32409, 32426, 351, 2, 3, 0x0}, /* aten::addbmm.out */
    {32550, 32564, 353, 2, 3, 0x0}, /* aten::addbmm_ */
    {32673, 32687, 355, 3, 1, 0x10000}, /* aten::addcdiv */
    {32775, 32793, 358, 2, 1, 0x10000}, /* aten::addcdiv.out */
    {32905, 32920, 360, 3, 1, 0x10000}, /* aten::addcdiv_ */
    {33017, 33031, 363, 3, 1, 0x10000}, /* aten::addcmul */
    {33119, 33137, 366, 2, 1, 0x10000}, /* aten::addcmul.out */
    {33249, 33264, 368, 3, 1, 0x10000}, /* aten::addcmul_ */
    {33361, 33373, 371, 3, 3, 0x1}, /* aten::addmm */
    {33468, 33484, 374, 2, 3, 0x0}, /* aten::addmm.out */
    {33603, 33616, 376, 3, 3, 0x0}, /* aten::addmm_ */
    {33720, 33732, 379, 3, 3, 0x0}, /* aten::addmv */
    {33825, 33841, 382, 2, 3, 0x0}, /* aten::addmv.out */
    {33958, 33971, 384, 3, 3, 0x0}, /* aten::addmv_ */
    {34073, 34084, 387, 1, 3, 0x0}, /* aten::addr */
    {34178, 34193, 388, 1, 3, 0x0}, /* aten::addr.out */
    {34311, 34323, 389, 1, 3, 0x0}, /* aten::addr_ */
    {34426, 34440, 390, 1, 3, 0x0}, /* aten::adjoint */
    {34483, 34511, 391, 1, 3, 0x0}, /* aten::affine_grid_generator */
    {34598, 34630, 392, 1, 0, 0x20}, /* aten::affine_grid_generator.out */
    {34744, 34781, 393, 1, 3, 0x0}, /* aten::affine_grid_generator_backward */
    {34876, 34888, 394, 1, 3, 0x1}, /* aten::alias */
    {34929, 34946, 395, 1, 3, 0x80000}, /* aten::alias_copy */
    {34986, 35007, 396, 1, 0, 0x80020}, /* aten::alias_copy.out */
    {35074, 35084, 397, 3, 1, 0x40000}, /* aten::all */
    {35117, 35135, 400, 2, 1, 0x40000}, /* aten::all.all_out */
    {35199, 35213, 402, 3, 1, 0x40000}, /* aten::all.dim */
    {35279, 35294, 405, 3, 1, 0x40000}, /* aten::all.dims */
    {35369, 35388, 408, 2, 1, 0x40000}, /* aten::all.dims_out */
    {35490, 35504, 410, 2, 1, 0x40000}, /* aten::all.out */
    {35593, 35608, 412, 1, 3, 0x4}, /* aten::allclose */
    {35716, 35736, 413, 1, 3, 0x2100}, /* aten::alpha_dropout */
    {35801, 35822, 414, 1, 3, 0x2000}, /* aten::alpha_dropout_ */
    {35895, 35906, 415, 3, 3, 0x40001}, /* aten::amax */
    {35975, 35990, 418, 2, 3, 0x40000}, /* aten::amax.out */
    {36086, 36097, 420, 3, 3, 0x40001}, /* aten::amin */
    {36166, 36181, 423, 2, 3, 0x40000}, /* aten::amin.out */
    {36277, 36291, 425, 3, 1, 0x40000}, /* aten::aminmax */
    {36384, 36402, 428, 2, 1, 0x40000}, /* aten::aminmax.out */
    {36539, 36551, 430, 2, 1, 0x10000}, /* aten::angle */
    {36586, 36602, 432, 2, 1, 0x10000}, /* aten::angle.out */
    {36664, 36674, 434, 3, 1, 0x40001}, /* aten::any */
    {36707, 36725, 437, 2, 1, 0x40000}, /* aten::any.all_out */
    {36789, 36803, 439, 3, 1, 0x40001}, /* aten::any.dim */
    {36869, 36884, 442, 3, 1, 0x40001}, /* aten::any.dims */
    {36959, 36978, 445, 2, 1, 0x40000}, /* aten::any.dims_out */
    {37080, 37094, 447, 2, 1, 0x40000}, /* aten::any.out */
    {37183, 37196, 449, 2, 3, 0x0}, /* aten::arange */
    {37323, 37340, 451, 1, 3, 0x0}, /* aten::arange.out */
    {37402, 37421, 452, 2, 3, 0x0}, /* aten::arange.start */
    {37568, 37591, 454, 2, 3, 0x0}, /* aten::arange.start_out */
    {37688, 37712, 456, 2, 3, 0x1}, /* aten::arange.start_step */
    {37879, 37892, 458, 1, 3, 0x0}, /* aten::arccos */
    {37928, 37945, 459, 1, 3, 0x0}, /* aten::arccos.out */
    {38008, 38022, 460, 1, 3, 0x0}, /* aten::arccos_ */
    {38067, 38081, 461, 1, 3, 0x0}, /* aten::arccosh */
    {38118, 38136, 462, 1, 3, 0x0}, /* aten::arccosh.out */
    {38200, 38215, 463, 1, 3, 0x0}, /* aten::arccosh_ */
    {38261, 38274, 464, 1, 3, 0x0}, /* aten::arcsin */
    {38310, 38327, 465, 1, 3, 0x0}, /* aten::arcsin.out */
    {38390, 38404, 466, 1, 3, 0x0}, /* aten::arcsin_ */
    {38449, 38463, 467, 1, 3, 0x0}, /* aten::arcsinh */
    {38500, 38518, 468, 1, 3, 0x0}, /* aten::arcsinh.out */
    {38582, 38597, 469, 1, 3, 0x0}, /* aten::arcsinh_ */
    {38643, 38656, 470, 1, 3, 0x0}, /* aten::arctan */
    {38692, 38709, 471, 1, 3, 0x0}, /* aten::arctan.out */
    {38772, 38786, 472, 1, 3, 0x0}, /* aten::arctan2 */
    {38837, 38855, 473, 1, 1, 0x0}, /* aten::arctan2.out */
    {38933, 38948, 474, 1, 3, 0x0}, /* aten::arctan2_ */
    {39008, 39022, 475, 1, 3, 0x0}, /* aten::arctan_ */
    {39067, 39081, 476, 1, 3, 0x0}, /* aten::arctanh */
    {39118, 39136, 477, 1, 3, 0x0}, /* aten::arctanh.out */
    {39200, 39215, 478, 1, 3, 0x0}, /* aten::arctanh_ */
    {39261, 39274, 479, 3, 1, 0x40001}, /* aten::argmax */
    {39345, 39362, 482, 2, 3, 0x40000}, /* aten::argmax.out */
    {39460, 39473, 484, 3, 1, 0x40001}, /* aten::argmin */
    {39544, 39561, 487, 2, 3, 0x40000}, /* aten::argmin.out */
    {39659, 39673, 489, 1, 1, 0x0}, /* aten::argsort */
    {39745, 39766, 490, 1, 1, 0x0}, /* aten::argsort.stable */
    {39861, 39886, 491, 1, 1, 0x0}, /* aten::argsort.stable_out */
    {40005, 40020, 492, 1, 3, 0x8}, /* aten::argwhere */
    {40058, 40075, 493, 2, 0, 0x1}, /* aten::as_strided */
    {40182, 40200, 495, 1, 0, 0x80}, /* aten::as_strided_ */
    {40310, 40332, 496, 1, 3, 0x80000}, /* aten::as_strided_copy */
    {40438, 40464, 497, 1, 0, 0x80020}, /* aten::as_strided_copy.out */
    {40597, 40622, 498, 1, 0, 0x0}, /* aten::as_strided_scatter */
    {40743, 40772, 499, 1, 0, 0x20}, /* aten::as_strided_scatter.out */
    {40920, 40931, 500, 3, 1, 0x10001}, /* aten::asin */
    {40965, 40980, 503, 2, 1, 0x10000}, /* aten::asin.out */
    {41041, 41053, 505, 3, 1, 0x10000}, /* aten::asin_ */
    {41096, 41108, 508, 3, 3, 0x10001}, /* aten::asinh */
    {41143, 41159, 511, 2, 3, 0x10000}, /* aten::asinh.out */
    {41221, 41234, 513, 3, 3, 0x10000}, /* aten::asinh_ */
    {41278, 41289, 516, 3, 1, 0x10001}, /* aten::atan */
    {41323, 41338, 519, 2, 1, 0x10000}, /* aten::atan.out */
    {41399, 41411, 521, 3, 1, 0x10001}, /* aten::atan2 */
    {41460, 41476, 524, 2, 1, 0x10001}, /* aten::atan2.out */
    {41552, 41565, 526, 3, 1, 0x10000}, /* aten::atan2_ */
    {41623, 41635, 529, 3, 1, 0x10000}, /* aten::atan_ */
    {41678, 41690, 532, 3, 3, 0x10001}, /* aten::atanh */
    {41725, 41741, 535, 2, 3, 0x10000}, /* aten::atanh.out */
    {41803, 41816, 537, 3, 3, 0x10000}, /* aten::atanh_ */
    {41860, 41877, 540, 1, 3, 0x100}, /* aten::atleast_1d */
    {41917, 41943, 541, 1, 3, 0x0}, /* aten::atleast_1d.Sequence */
    {41999, 42016, 542, 1, 3, 0x100}, /* aten::atleast_2d */
    {42056, 42082, 543, 1, 3, 0x0}, /* aten::atleast_2d.Sequence */
    {42138, 42155, 544, 1, 3, 0x100}, /* aten::atleast_3d */
    {42195, 42221, 545, 1, 3, 0x0}, /* aten::atleast_3d.Sequence */
    {42277, 42294, 546, 1, 3, 0x1}, /* aten::avg_pool1d */
    {42441, 42458, 547, 2, 3, 0x1}, /* aten::avg_pool2d */
    {42633, 42654, 549, 2, 3, 0x0}, /* aten::avg_pool2d.out */
    {42856, 42882, 551, 2, 3, 0x1}, /* aten::avg_pool2d_backward */
    {43065, 43102, 553, 2, 3, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {43326, 43343, 555, 2, 3, 0x1}, /* aten::avg_pool3d */
    {43518, 43539, 557, 2, 3, 0x0}, /* aten::avg_pool3d.out */
    {43741, 43767, 559, 2, 3, 0x0}, /* aten::avg_pool3d_backward */
    {43950, 43987, 561, 2, 3, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {44211, 44225, 563, 3, 3, 0x0}, /* aten::baddbmm */
    {44326, 44344, 566, 2, 3, 0x0}, /* aten::baddbmm.out */
    {44469, 44484, 568, 3, 3, 0x0}, /* aten::baddbmm_ */
    {44594, 44611, 571, 1, 3, 0x100}, /* aten::batch_norm */
    {44787, 44813, 572, 2, 3, 0x0}, /* aten::batch_norm_backward */
    {45054, 45084, 574, 2, 3, 0x0}, /* aten::batch_norm_update_stats */
    {45207, 45241, 576, 1, 0, 0x20}, /* aten::batch_norm_update_stats.out */
    {45413, 45429, 577, 1, 1, 0x2000}, /* aten::bernoulli */
    {45498, 45521, 578, 1, 0, 0x2020}, /* aten::bernoulli.Tensor */
    {45607, 45634, 579, 1, 0, 0x2020}, /* aten::bernoulli.Tensor_out */
    {45744, 45770, 580, 1, 0, 0x2020}, /* aten::bernoulli.float_out */
    {45882, 45902, 581, 2, 1, 0x2000}, /* aten::bernoulli.out */
    {45995, 46013, 583, 1, 1, 0x2000}, /* aten::bernoulli.p */
    {46093, 46117, 584, 2, 1, 0x2000}, /* aten::bernoulli_.Tensor */
    {46212, 46235, 586, 2, 1, 0x2000}, /* aten::bernoulli_.float */
    {46332, 46347, 588, 1, 3, 0x0}, /* aten::bilinear */
    {46436, 46463, 589, 2, 1, 0x0}, /* aten::binary_cross_entropy */
    {46569, 46600, 591, 2, 1, 0x0}, /* aten::binary_cross_entropy.out */
    {46733, 46769, 593, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward */
    {46904, 46951, 595, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {47127, 47166, 597, 2, 1, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {47309, 47352, 599, 1, 0, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {47519, 47534, 600, 2, 3, 0x8}, /* aten::bincount */
    {47614, 47633, 602, 1, 0, 0x20}, /* aten::bincount.out */
    {47740, 47755, 603, 2, 1, 0x2000}, /* aten::binomial */
    {47834, 47853, 605, 1, 0, 0x2020}, /* aten::binomial.out */
    {47959, 47984, 606, 1, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {48046, 48078, 607, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {48147, 48183, 608, 1, 0, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {48279, 48308, 609, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {48397, 48422, 610, 3, 1, 0x10001}, /* aten::bitwise_and.Tensor */
    {48484, 48513, 613, 2, 1, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {48602, 48628, 615, 1, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {48699, 48725, 616, 3, 1, 0x10000}, /* aten::bitwise_and_.Tensor */
    {48796, 48835, 619, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {48911, 48954, 620, 1, 0, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {49057, 49089, 621, 3, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {49158, 49197, 624, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {49273, 49316, 625, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {49419, 49455, 626, 2, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {49551, 49584, 628, 3, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {49662, 49702, 631, 1, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {49787, 49805, 632, 3, 1, 0x10001}, /* aten::bitwise_not */
    {49846, 49868, 635, 2, 1, 0x10000}, /* aten::bitwise_not.out */
    {49936, 49955, 637, 3, 1, 0x10000}, /* aten::bitwise_not_ */
    {50005, 50029, 640, 1, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {50090, 50121, 641, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {50189, 50224, 642, 1, 0, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {50319, 50347, 643, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {50435, 50459, 644, 3, 1, 0x10001}, /* aten::bitwise_or.Tensor */
    {50520, 50548, 647, 2, 1, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {50636, 50661, 649, 1, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {50731, 50756, 650, 3, 1, 0x10000}, /* aten::bitwise_or_.Tensor */
    {50826, 50866, 653, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {50943, 50987, 654, 1, 0, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {51091, 51124, 655, 3, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {51194, 51234, 658, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {51311, 51355, 659, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {51459, 51496, 660, 2, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {51593, 51627, 662, 3, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {51706, 51747, 665, 1, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {51833, 51858, 666, 1, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {51920, 51952, 667, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {52021, 52057, 668, 1, 0, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {52153, 52182, 669, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {52271, 52296, 670, 3, 1, 0x10001}, /* aten::bitwise_xor.Tensor */
    {52358, 52387, 673, 2, 1, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {52476, 52502, 675, 1, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {52573, 52599, 676, 3, 1, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {52670, 52687, 679, 1, 3, 0x0}, /* aten::block_diag */
    {52732, 52753, 680, 1, 0, 0x20}, /* aten::block_diag.out */
    {52825, 52835, 681, 3, 3, 0x1}, /* aten::bmm */
    {52881, 52895, 684, 2, 3, 0x0}, /* aten::bmm.out */
    {52968, 52992, 686, 1, 0, 0x0}, /* aten::broadcast_tensors */
    {53046, 53065, 687, 1, 3, 0x0}, /* aten::broadcast_to */
    {53128, 53151, 688, 2, 3, 0x0}, /* aten::bucketize.Scalar */
    {53259, 53286, 690, 1, 0, 0x20}, /* aten::bucketize.Scalar_out */
    {53418, 53441, 691, 2, 3, 0x0}, /* aten::bucketize.Tensor */
    {53549, 53576, 693, 2, 3, 0x0}, /* aten::bucketize.Tensor_out */
    {53708, 53723, 695, 1, 3, 0x0}, /* aten::can_cast */
    {53779, 53800, 696, 1, 3, 0x100}, /* aten::cartesian_prod */
    {53849, 53859, 697, 3, 3, 0x1}, /* aten::cat */
    {53908, 53922, 700, 2, 3, 0x0}, /* aten::cat.out */
    {53998, 54011, 702, 1, 0, 0x2020}, /* aten::cauchy */
    {54110, 54127, 703, 1, 0, 0x2020}, /* aten::cauchy.out */
    {54250, 54264, 704, 2, 1, 0x2000}, /* aten::cauchy_ */
    {54370, 54382, 706, 1, 3, 0x0}, /* aten::cdist */
    {54461, 54472, 707, 3, 1, 0x10001}, /* aten::ceil */
    {54506, 54521, 710, 2, 1, 0x10000}, /* aten::ceil.out */
    {54582, 54594, 712, 3, 1, 0x10000}, /* aten::ceil_ */
    {54637, 54648, 715, 1, 1, 0x10000}, /* aten::celu */
    {54700, 54715, 716, 1, 0, 0x20}, /* aten::celu.out */
    {54793, 54805, 717, 1, 1, 0x10000}, /* aten::celu_ */
    {54866, 54888, 718, 2, 3, 0x0}, /* aten::channel_shuffle */
    {54948, 54974, 720, 1, 0, 0x20}, /* aten::channel_shuffle.out */
    {55061, 55076, 721, 2, 3, 0x0}, /* aten::cholesky */
    {55132, 55151, 723, 2, 3, 0x0}, /* aten::cholesky.out */
    {55234, 55257, 725, 2, 3, 0x0}, /* aten::cholesky_inverse */
    {55321, 55348, 727, 2, 3, 0x0}, /* aten::cholesky_inverse.out */
    {55439, 55460, 729, 2, 3, 0x0}, /* aten::cholesky_solve */
    {55537, 55562, 731, 2, 3, 0x0}, /* aten::cholesky_solve.out */
    {55666, 55678, 733, 1, 0, 0x0}, /* aten::chunk */
    {55749, 55761, 734, 3, 1, 0x10001}, /* aten::clamp */
    {55832, 55851, 737, 3, 3, 0x10001}, /* aten::clamp.Tensor */
    {55929, 55952, 740, 2, 1, 0x10000}, /* aten::clamp.Tensor_out */
    {56057, 56073, 742, 2, 1, 0x10000}, /* aten::clamp.out */
    {56171, 56184, 744, 3, 1, 0x10000}, /* aten::clamp_ */
    {56264, 56284, 747, 3, 3, 0x10000}, /* aten::clamp_.Tensor */
    {56371, 56387, 750, 3, 1, 0x10000}, /* aten::clamp_max */
    {56438, 56461, 753, 3, 3, 0x10000}, /* aten::clamp_max.Tensor */
    {56519, 56546, 756, 2, 1, 0x10000}, /* aten::clamp_max.Tensor_out */
    {56631, 56651, 758, 2, 1, 0x10000}, /* aten::clamp_max.out */
    {56729, 56746, 760, 3, 1, 0x10000}, /* aten::clamp_max_ */
    {56806, 56830, 763, 3, 3, 0x10000}, /* aten::clamp_max_.Tensor */
    {56897, 56913, 766, 3, 1, 0x10000}, /* aten::clamp_min */
    {56964, 56987, 769, 3, 3, 0x10000}, /* aten::clamp_min.Tensor */
    {57045, 57072, 772, 2, 1, 0x10000}, /* aten::clamp_min.Tensor_out */
    {57157, 57177, 774, 2, 1, 0x10000}, /* aten::clamp_min.out */
    {57255, 57272, 776, 3, 1, 0x10000}, /* aten::clamp_min_ */
    {57332, 57356, 779, 3, 3, 0x10000}, /* aten::clamp_min_.Tensor */
    {57423, 57434, 782, 1, 3, 0x10000}, /* aten::clip */
    {57504, 57522, 783, 1, 3, 0x10000}, /* aten::clip.Tensor */
    {57599, 57621, 784, 1, 3, 0x0}, /* aten::clip.Tensor_out */
    {57725, 57740, 785, 1, 3, 0x10000}, /* aten::clip.out */
    {57837, 57849, 786, 1, 3, 0x10000}, /* aten::clip_ */
    {57928, 57947, 787, 1, 3, 0x10000}, /* aten::clip_.Tensor */
    {58033, 58045, 788, 1, 3, 0x10001}, /* aten::clone */
    {58117, 58133, 789, 1, 0, 0x20}, /* aten::clone.out */
    {58229, 58242, 790, 2, 3, 0x1}, /* aten::col2im */
    {58369, 58386, 792, 2, 3, 0x0}, /* aten::col2im.out */
    {58540, 58559, 794, 1, 3, 0x0}, /* aten::column_stack */
    {58606, 58629, 795, 1, 3, 0x0}, /* aten::column_stack.out */
    {58703, 58722, 796, 1, 3, 0x0}, /* aten::combinations */
    {58802, 58816, 797, 2, 3, 0x0}, /* aten::complex */
    {58866, 58884, 799, 2, 3, 0x0}, /* aten::complex.out */
    {58961, 58974, 801, 1, 3, 0x0}, /* aten::concat */
    {59026, 59043, 802, 1, 3, 0x0}, /* aten::concat.out */
    {59122, 59140, 803, 1, 3, 0x0}, /* aten::concatenate */
    {59197, 59219, 804, 1, 3, 0x0}, /* aten::concatenate.out */
    {59303, 59314, 805, 1, 3, 0x0}, /* aten::conj */
    {59354, 59374, 806, 1, 3, 0x10100}, /* aten::conj_physical */
    {59417, 59441, 807, 2, 3, 0x10000}, /* aten::conj_physical.out */
    {59511, 59532, 809, 2, 3, 0x10000}, /* aten::conj_physical_ */
    {59584, 59606, 811, 1, 3, 0x1}, /* aten::constant_pad_nd */
    {59681, 59707, 812, 1, 0, 0x20}, /* aten::constant_pad_nd.out */
    {59809, 59826, 813, 1, 3, 0x0}, /* aten::contiguous */
    {59921, 59934, 814, 1, 3, 0x0}, /* aten::conv1d */
    {60085, 60106, 815, 1, 3, 0x0}, /* aten::conv1d.padding */
    {60265, 60278, 816, 1, 3, 0x0}, /* aten::conv2d */
    {60429, 60450, 817, 1, 3, 0x0}, /* aten::conv2d.padding */
    {60609, 60622, 818, 1, 3, 0x0}, /* aten::conv3d */
    {60773, 60794, 819, 1, 3, 0x0}, /* aten::conv3d.padding */
    {60953, 60976, 820, 1, 3, 0x0}, /* aten::conv_transpose1d */
    {61165, 61194, 821, 1, 3, 0x0}, /* aten::conv_transpose2d.input */
    {61389, 61418, 822, 1, 3, 0x0}, /* aten::conv_transpose3d.input */
    {61613, 61631, 823, 2, 3, 0x1}, /* aten::convolution */
    {61813, 61835, 825, 1, 0, 0x20}, /* aten::convolution.out */
    {62044, 62071, 826, 2, 3, 0x1}, /* aten::convolution_backward */
    {62329, 62360, 828, 1, 0, 0x20}, /* aten::convolution_backward.out */
    {62688, 62699, 829, 1, 3, 0x1}, /* aten::copy */
    {62770, 62785, 830, 1, 0, 0x20}, /* aten::copy.out */
    {62883, 62895, 831, 1, 0, 0x0}, /* aten::copy_ */
    {62975, 62997, 832, 1, 3, 0x10000}, /* aten::copysign.Scalar */
    {63056, 63082, 833, 1, 3, 0x10000}, /* aten::copysign.Scalar_out */
    {63168, 63190, 834, 3, 1, 0x10000}, /* aten::copysign.Tensor */
    {63249, 63268, 837, 2, 1, 0x10000}, /* aten::copysign.out */
    {63347, 63370, 839, 1, 3, 0x0}, /* aten::copysign_.Scalar */
    {63438, 63461, 840, 3, 1, 0x0}, /* aten::copysign_.Tensor */
    {63529, 63544, 843, 1, 3, 0x0}, /* aten::corrcoef */
    {63582, 63592, 844, 3, 1, 0x10001}, /* aten::cos */
    {63625, 63639, 847, 2, 1, 0x10000}, /* aten::cos.out */
    {63699, 63710, 849, 3, 1, 0x10000}, /* aten::cos_ */
    {63752, 63763, 852, 3, 1, 0x10001}, /* aten::cosh */
    {63797, 63812, 855, 2, 1, 0x10000}, /* aten::cosh.out */
    {63873, 63885, 857, 3, 1, 0x10000}, /* aten::cosh_ */
    {63928, 63956, 860, 1, 3, 0x0}, /* aten::cosine_embedding_loss */
    {64077, 64101, 861, 1, 3, 0x0}, /* aten::cosine_similarity */
    {64185, 64205, 862, 1, 3, 0x40000}, /* aten::count_nonzero */
    {64263, 64295, 863, 2, 3, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {64361, 64397, 865, 1, 0, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {64490, 64514, 866, 1, 0, 0x20}, /* aten::count_nonzero.out */
    {64599, 64609, 867, 1, 3, 0x0}, /* aten::cov */
    {64709, 64721, 868, 1, 3, 0x0}, /* aten::cross */
    {64785, 64801, 869, 1, 3, 0x0}, /* aten::cross.out */
    {64892, 64917, 870, 1, 3, 0x0}, /* aten::cross_entropy_loss */
    {65074, 65087, 871, 1, 1, 0x0}, /* aten::cummax */
    {65157, 65174, 872, 2, 1, 0x0}, /* aten::cummax.out */
    {65298, 65311, 874, 1, 1, 0x0}, /* aten::cummin */
    {65381, 65398, 875, 2, 1, 0x0}, /* aten::cummin.out */
    {65522, 65536, 877, 3, 1, 0x0}, /* aten::cumprod */
    {65609, 65627, 880, 2, 1, 0x0}, /* aten::cumprod.out */
    {65724, 65739, 882, 3, 3, 0x0}, /* aten::cumprod_ */
    {65821, 65834, 885, 3, 1, 0x1}, /* aten::cumsum */
    {65906, 65923, 888, 2, 1, 0x0}, /* aten::cumsum.out */
    {66019, 66033, 890, 3, 3, 0x0}, /* aten::cumsum_ */
    {66114, 66144, 893, 1, 3, 0x0}, /* aten::cumulative_trapezoid.dx */
    {66222, 66251, 894, 1, 3, 0x0}, /* aten::cumulative_trapezoid.x */
    {66325, 66339, 895, 1, 3, 0x10000}, /* aten::deg2rad */
    {66376, 66394, 896, 1, 3, 0x10000}, /* aten::deg2rad.out */
    {66458, 66473, 897, 1, 3, 0x10000}, /* aten::deg2rad_ */
    {66519, 66529, 898, 1, 3, 0x0}, /* aten::det */
    {66562, 66575, 899, 1, 3, 0x0}, /* aten::detach */
    {66617, 66631, 900, 1, 3, 0x80}, /* aten::detach_ */
    {66676, 66694, 901, 1, 3, 0x80000}, /* aten::detach_copy */
    {66735, 66757, 902, 1, 0, 0x80020}, /* aten::detach_copy.out */
    {66825, 66836, 903, 1, 3, 0x0}, /* aten::diag */
    {66886, 66901, 904, 1, 3, 0x0}, /* aten::diag.out */
    {66978, 66995, 905, 1, 3, 0x0}, /* aten::diag_embed */
    {67075, 67096, 906, 1, 0, 0x20}, /* aten::diag_embed.out */
    {67203, 67218, 907, 1, 3, 0x0}, /* aten::diagflat */
    {67270, 67285, 908, 1, 3, 0x1}, /* aten::diagonal */
    {67367, 67391, 909, 1, 0, 0x0}, /* aten::diagonal_backward */
    {67499, 67527, 910, 1, 0, 0x20}, /* aten::diagonal_backward.out */
    {67662, 67682, 911, 1, 3, 0x80000}, /* aten::diagonal_copy */
    {67763, 67787, 912, 1, 0, 0x80020}, /* aten::diagonal_copy.out */
    {67895, 67918, 913, 1, 0, 0x0}, /* aten::diagonal_scatter */
    {68014, 68041, 914, 1, 0, 0x20}, /* aten::diagonal_scatter.out */
    {68164, 68175, 915, 1, 3, 0x0}, /* aten::diff */
    {68273, 68288, 916, 1, 3, 0x0}, /* aten::diff.out */
    {68413, 68427, 917, 3, 1, 0x10000}, /* aten::digamma */
    {68464, 68482, 920, 2, 1, 0x10000}, /* aten::digamma.out */
    {68546, 68561, 922, 3, 1, 0x10000}, /* aten::digamma_ */
    {68607, 68618, 925, 1, 1, 0x0}, /* aten::dist */
    {68678, 68693, 926, 1, 0, 0x20}, /* aten::dist.out */
    {68780, 68797, 927, 1, 1, 0x10001}, /* aten::div.Scalar */
    {68851, 68873, 928, 1, 3, 0x10001}, /* aten::div.Scalar_mode */
    {68955, 68981, 929, 1, 0, 0x20}, /* aten::div.Scalar_mode_out */
    {69087, 69108, 930, 1, 0, 0x20}, /* aten::div.Scalar_out */
    {69189, 69206, 931, 3, 1, 0x10001}, /* aten::div.Tensor */
    {69260, 69282, 934, 3, 1, 0x10001}, /* aten::div.Tensor_mode */
    {69364, 69378, 937, 2, 1, 0x10000}, /* aten::div.out */
    {69452, 69471, 939, 2, 1, 0x10000}, /* aten::div.out_mode */
    {69570, 69588, 941, 1, 1, 0x10000}, /* aten::div_.Scalar */
    {69651, 69674, 942, 1, 3, 0x10000}, /* aten::div_.Scalar_mode */
    {69765, 69783, 943, 3, 1, 0x10000}, /* aten::div_.Tensor */
    {69846, 69869, 946, 3, 1, 0x10000}, /* aten::div_.Tensor_mode */
    {69960, 69980, 949, 1, 3, 0x0}, /* aten::divide.Scalar */
    {70037, 70062, 950, 1, 3, 0x0}, /* aten::divide.Scalar_mode */
    {70147, 70167, 951, 1, 3, 0x0}, /* aten::divide.Tensor */
    {70224, 70249, 952, 1, 3, 0x0}, /* aten::divide.Tensor_mode */
    {70334, 70351, 953, 1, 3, 0x0}, /* aten::divide.out */
    {70428, 70450, 954, 1, 3, 0x0}, /* aten::divide.out_mode */
    {70552, 70573, 955, 1, 3, 0x0}, /* aten::divide_.Scalar */
    {70639, 70665, 956, 1, 3, 0x0}, /* aten::divide_.Scalar_mode */
    {70759, 70780, 957, 1, 3, 0x0}, /* aten::divide_.Tensor */
    {70846, 70872, 958, 1, 3, 0x0}, /* aten::divide_.Tensor_mode */
    {70966, 70976, 959, 2, 3, 0x0}, /* aten::dot */
    {71024, 71038, 961, 1, 3, 0x0}, /* aten::dot.out */
    {71113, 71127, 962, 1, 3, 0x2100}, /* aten::dropout */
    {71186, 71201, 963, 1, 3, 0x2000}, /* aten::dropout_ */
    {71268, 71287, 964, 1, 3, 0x0}, /* aten::dsplit.array */
    {71357, 71374, 965, 1, 3, 0x0}, /* aten::dsplit.int */
    {71441, 71454, 966, 1, 3, 0x0}, /* aten::dstack */
    {71495, 71512, 967, 1, 3, 0x0}, /* aten::dstack.out */
    {71580, 71593, 968, 1, 3, 0x0}, /* aten::einsum */
    {71669, 71679, 969, 3, 1, 0x10001}, /* aten::elu */
    {71766, 71780, 972, 2, 1, 0x0}, /* aten::elu.out */
    {71894, 71905, 974, 3, 1, 0x10000}, /* aten::elu_ */
    {72001, 72020, 977, 3, 3, 0x0}, /* aten::elu_backward */
    {72156, 72186, 980, 2, 3, 0x0}, /* aten::elu_backward.grad_input */
    {72363, 72379, 982, 1, 3, 0x1}, /* aten::embedding */
    {72509, 72529, 983, 1, 0, 0x20}, /* aten::embedding.out */
    {72686, 72711, 984, 1, 3, 0x0}, /* aten::embedding_backward */
    {72853, 72873, 985, 1, 3, 0x0}, /* aten::embedding_bag */
    {73103, 73135, 986, 1, 3, 0x0}, /* aten::embedding_bag.padding_idx */
    {73370, 73401, 987, 2, 3, 0x1}, /* aten::embedding_dense_backward */
    {73543, 73578, 989, 1, 0, 0x20}, /* aten::embedding_dense_backward.out */
    {73747, 73770, 990, 1, 0, 0x20}, /* aten::embedding_renorm */
    {73865, 73892, 991, 1, 0, 0x20}, /* aten::embedding_renorm.out */
    {74014, 74038, 992, 2, 3, 0x0}, /* aten::embedding_renorm_ */
    {74142, 74168, 994, 3, 3, 0x1}, /* aten::empty.memory_format */
    {74345, 74361, 997, 1, 0, 0x0}, /* aten::empty.out */
    {74459, 74476, 998, 1, 0, 0x0}, /* aten::empty_like */
    {74642, 74663, 999, 1, 0, 0x20}, /* aten::empty_like.out */
    {74764, 74785, 1000, 2, 3, 0x0}, /* aten::empty_permuted */
    {74946, 74971, 1002, 1, 0, 0x20}, /* aten::empty_permuted.out */
    {75067, 75087, 1003, 3, 3, 0x1}, /* aten::empty_strided */
    {75241, 75265, 1006, 1, 0, 0x20}, /* aten::empty_strided.out */
    {75354, 75370, 1007, 3, 1, 0x10001}, /* aten::eq.Scalar */
    {75423, 75443, 1010, 2, 1, 0x10000}, /* aten::eq.Scalar_out */
    {75523, 75539, 1012, 3, 1, 0x10001}, /* aten::eq.Tensor */
    {75592, 75612, 1015, 2, 1, 0x10000}, /* aten::eq.Tensor_out */
    {75692, 75709, 1017, 3, 1, 0x0}, /* aten::eq_.Scalar */
    {75771, 75788, 1020, 3, 1, 0x0}, /* aten::eq_.Tensor */
    {75850, 75862, 1023, 2, 3, 0x10004}, /* aten::equal */
    {75909, 75919, 1025, 3, 1, 0x10001}, /* aten::erf */
    {75952, 75966, 1028, 2, 1, 0x10000}, /* aten::erf.out */
    {76026, 76037, 1030, 3, 1, 0x10000}, /* aten::erf_ */
    {76079, 76090, 1033, 3, 1, 0x10000}, /* aten::erfc */
    {76124, 76139, 1036, 2, 1, 0x10000}, /* aten::erfc.out */
    {76200, 76212, 1038, 3, 1, 0x10000}, /* aten::erfc_ */
    {76255, 76268, 1041, 3, 1, 0x10000}, /* aten::erfinv */
    {76304, 76321, 1044, 2, 1, 0x10000}, /* aten::erfinv.out */
    {76384, 76398, 1046, 3, 1, 0x10000}, /* aten::erfinv_ */
    {76443, 76453, 1049, 3, 1, 0x10001}, /* aten::exp */
    {76486, 76500, 1052, 2, 1, 0x10000}, /* aten::exp.out */
    {76560, 76571, 1054, 3, 3, 0x10000}, /* aten::exp2 */
    {76605, 76620, 1057, 2, 3, 0x10000}, /* aten::exp2.out */
    {76681, 76693, 1059, 3, 3, 0x10000}, /* aten::exp2_ */
    {76736, 76747, 1062, 3, 1, 0x10000}, /* aten::exp_ */
    {76789, 76802, 1065, 1, 0, 0x1}, /* aten::expand */
    {76883, 76899, 1066, 1, 0, 0x0}, /* aten::expand_as */
    {76958, 76976, 1067, 1, 3, 0x80000}, /* aten::expand_copy */
    {77056, 77078, 1068, 1, 0, 0x80020}, /* aten::expand_copy.out */
    {77182, 77194, 1069, 3, 1, 0x10001}, /* aten::expm1 */
    {77229, 77245, 1072, 2, 1, 0x10000}, /* aten::expm1.out */
    {77307, 77320, 1074, 3, 1, 0x10000}, /* aten::expm1_ */
    {77364, 77382, 1077, 1, 0, 0x2020}, /* aten::exponential */
    {77469, 77491, 1078, 1, 0, 0x2020}, /* aten::exponential.out */
    {77602, 77621, 1079, 2, 1, 0x2000}, /* aten::exponential_ */
    {77716, 77726, 1081, 2, 3, 0x0}, /* aten::eye */
    {77848, 77860, 1083, 2, 3, 0x0}, /* aten::eye.m */
    {77994, 78010, 1085, 2, 3, 0x0}, /* aten::eye.m_out */
    {78079, 78093, 1087, 2, 3, 0x0}, /* aten::eye.out */
    {78150, 78178, 1089, 1, 3, 0x2100}, /* aten::feature_alpha_dropout */
    {78251, 78280, 1090, 1, 3, 0x2000}, /* aten::feature_alpha_dropout_ */
    {78361, 78383, 1091, 1, 3, 0x2100}, /* aten::feature_dropout */
    {78450, 78473, 1092, 1, 3, 0x2000}, /* aten::feature_dropout_ */
    {78548, 78562, 1093, 1, 3, 0x0}, /* aten::fft_fft */
    {78643, 78661, 1094, 1, 3, 0x0}, /* aten::fft_fft.out */
    {78769, 78784, 1095, 1, 3, 0x0}, /* aten::fft_fft2 */
    {78877, 78896, 1096, 1, 3, 0x0}, /* aten::fft_fft2.out */
    {79016, 79031, 1097, 1, 3, 0x0}, /* aten::fft_fftn */
    {79122, 79141, 1098, 1, 3, 0x0}, /* aten::fft_fftn.out */
    {79259, 79278, 1099, 1, 3, 0x0}, /* aten::fft_fftshift */
    {79338, 79353, 1100, 1, 3, 0x0}, /* aten::fft_hfft */
    {79435, 79454, 1101, 1, 3, 0x0}, /* aten::fft_hfft.out */
    {79563, 79579, 1102, 1, 3, 0x0}, /* aten::fft_hfft2 */
    {79673, 79693, 1103, 1, 3, 0x0}, /* aten::fft_hfft2.out */
    {79814, 79830, 1104, 1, 3, 0x0}, /* aten::fft_hfftn */
    {79922, 79942, 1105, 1, 3, 0x0}, /* aten::fft_hfftn.out */
    {80061, 80076, 1106, 1, 3, 0x0}, /* aten::fft_ifft */
    {80158, 80177, 1107, 1, 3, 0x0}, /* aten::fft_ifft.out */
    {80286, 80302, 1108, 1, 3, 0x0}, /* aten::fft_ifft2 */
    {80396, 80416, 1109, 1, 3, 0x0}, /* aten::fft_ifft2.out */
    {80537, 80553, 1110, 1, 3, 0x0}, /* aten::fft_ifftn */
    {80645, 80665, 1111, 1, 3, 0x0}, /* aten::fft_ifftn.out */
    {80784, 80804, 1112, 1, 3, 0x0}, /* aten::fft_ifftshift */
    {80865, 80881, 1113, 1, 3, 0x0}, /* aten::fft_ihfft */
    {80964, 80984, 1114, 1, 3, 0x0}, /* aten::fft_ihfft.out */
    {81094, 81111, 1115, 1, 3, 0x0}, /* aten::fft_ihfft2 */
    {81206, 81227, 1116, 1, 3, 0x0}, /* aten::fft_ihfft2.out */
    {81349, 81366, 1117, 1, 3, 0x0}, /* aten::fft_ihfftn */
    {81459, 81480, 1118, 1, 3, 0x0}, /* aten::fft_ihfftn.out */
    {81600, 81616, 1119, 1, 3, 0x0}, /* aten::fft_irfft */
    {81699, 81719, 1120, 1, 3, 0x0}, /* aten::fft_irfft.out */
    {81829, 81846, 1121, 1, 3, 0x0}, /* aten::fft_irfft2 */
    {81941, 81962, 1122, 1, 3, 0x0}, /* aten::fft_irfft2.out */
    {82084, 82101, 1123, 1, 3, 0x0}, /* aten::fft_irfftn */
    {82194, 82215, 1124, 1, 3, 0x0}, /* aten::fft_irfftn.out */
    {82335, 82350, 1125, 1, 3, 0x0}, /* aten::fft_rfft */
    {82432, 82451, 1126, 1, 3, 0x0}, /* aten::fft_rfft.out */
    {82560, 82576, 1127, 1, 3, 0x0}, /* aten::fft_rfft2 */
    {82670, 82690, 1128, 1, 3, 0x0}, /* aten::fft_rfft2.out */
    {82811, 82827, 1129, 1, 3, 0x0}, /* aten::fft_rfftn */
    {82919, 82939, 1130, 1, 3, 0x0}, /* aten::fft_rfftn.out */
    {83058, 83076, 1131, 1, 3, 0x1}, /* aten::fill.Scalar */
    {83131, 83153, 1132, 1, 0, 0x20}, /* aten::fill.Scalar_out */
    {83235, 83253, 1133, 1, 3, 0x0}, /* aten::fill.Tensor */
    {83308, 83330, 1134, 1, 0, 0x20}, /* aten::fill.Tensor_out */
    {83412, 83431, 1135, 2, 1, 0x0}, /* aten::fill_.Scalar */
    {83495, 83514, 1137, 2, 1, 0x0}, /* aten::fill_.Tensor */
    {83578, 83588, 1139, 1, 3, 0x0}, /* aten::fix */
    {83621, 83635, 1140, 1, 3, 0x0}, /* aten::fix.out */
    {83695, 83706, 1141, 1, 3, 0x0}, /* aten::fix_ */
    {83748, 83773, 1142, 1, 3, 0x0}, /* aten::flatten.using_ints */
    {83860, 83871, 1143, 2, 3, 0x1}, /* aten::flip */
    {83917, 83932, 1145, 1, 0, 0x20}, /* aten::flip.out */
    {84005, 84018, 1146, 1, 3, 0x0}, /* aten::fliplr */
    {84054, 84067, 1147, 1, 3, 0x0}, /* aten::flipud */
    {84103, 84128, 1148, 1, 3, 0x10000}, /* aten::float_power.Scalar */
    {84193, 84222, 1149, 1, 3, 0x10000}, /* aten::float_power.Scalar_out */
    {84314, 84346, 1150, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {84418, 84454, 1151, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {84553, 84585, 1152, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {84657, 84693, 1153, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {84792, 84818, 1154, 1, 3, 0x10000}, /* aten::float_power_.Scalar */
    {84892, 84918, 1155, 1, 3, 0x10000}, /* aten::float_power_.Tensor */
    {84992, 85004, 1156, 3, 1, 0x10001}, /* aten::floor */
    {85039, 85055, 1159, 2, 1, 0x10000}, /* aten::floor.out */
    {85117, 85130, 1161, 3, 1, 0x10000}, /* aten::floor_ */
    {85174, 85193, 1164, 2, 1, 0x0}, /* aten::floor_divide */
    {85249, 85275, 1166, 1, 1, 0x0}, /* aten::floor_divide.Scalar */
    {85338, 85368, 1167, 1, 0, 0x20}, /* aten::floor_divide.Scalar_out */
    {85458, 85481, 1168, 2, 1, 0x0}, /* aten::floor_divide.out */
    {85564, 85591, 1170, 1, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {85663, 85690, 1171, 2, 1, 0x0}, /* aten::floor_divide_.Tensor */
    {85762, 85773, 1173, 3, 1, 0x10000}, /* aten::fmax */
    {85821, 85836, 1176, 2, 1, 0x10000}, /* aten::fmax.out */
    {85911, 85922, 1178, 3, 1, 0x10000}, /* aten::fmin */
    {85970, 85985, 1181, 2, 1, 0x10000}, /* aten::fmin.out */
    {86060, 86078, 1183, 1, 1, 0x10001}, /* aten::fmod.Scalar */
    {86133, 86155, 1184, 1, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {86237, 86255, 1185, 3, 1, 0x10001}, /* aten::fmod.Tensor */
    {86310, 86332, 1188, 2, 1, 0x10000}, /* aten::fmod.Tensor_out */
    {86414, 86433, 1190, 1, 1, 0x10000}, /* aten::fmod_.Scalar */
    {86497, 86516, 1191, 3, 1, 0x10000}, /* aten::fmod_.Tensor */
    {86580, 86591, 1194, 3, 1, 0x10000}, /* aten::frac */
    {86625, 86640, 1197, 2, 1, 0x10000}, /* aten::frac.out */
    {86701, 86713, 1199, 3, 1, 0x10000}, /* aten::frac_ */
    {86756, 86784, 1202, 2, 3, 0x0}, /* aten::fractional_max_pool2d */
    {86908, 86943, 1204, 2, 3, 0x0}, /* aten::fractional_max_pool2d.output */
    {87124, 87161, 1206, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward */
    {87297, 87345, 1208, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {87522, 87550, 1210, 2, 3, 0x0}, /* aten::fractional_max_pool3d */
    {87674, 87709, 1212, 2, 3, 0x0}, /* aten::fractional_max_pool3d.output */
    {87890, 87927, 1214, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward */
    {88063, 88111, 1216, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {88288, 88307, 1218, 2, 3, 0x10000}, /* aten::frexp.Tensor */
    {88377, 88400, 1220, 2, 3, 0x10000}, /* aten::frexp.Tensor_out */
    {88527, 88543, 1222, 2, 3, 0x0}, /* aten::from_file */
    {88707, 88727, 1224, 1, 0, 0x20}, /* aten::from_file.out */
    {88826, 88837, 1225, 2, 3, 0x1}, /* aten::full */
    {88984, 88999, 1227, 1, 3, 0x0}, /* aten::full.out */
    {89081, 89097, 1228, 1, 3, 0x1}, /* aten::full_like */
    {89281, 89301, 1229, 1, 0, 0x20}, /* aten::full_like.out */
    {89420, 89433, 1230, 3, 3, 0x1}, /* aten::gather */
    {89519, 89536, 1233, 2, 3, 0x0}, /* aten::gather.out */
    {89646, 89668, 1235, 1, 0, 0x0}, /* aten::gather_backward */
    {89767, 89777, 1236, 3, 3, 0x10000}, /* aten::gcd */
    {89824, 89838, 1239, 2, 3, 0x10000}, /* aten::gcd.out */
    {89912, 89923, 1241, 3, 3, 0x0}, /* aten::gcd_ */
    {89979, 89995, 1244, 3, 1, 0x10001}, /* aten::ge.Scalar */
    {90048, 90068, 1247, 2, 1, 0x10000}, /* aten::ge.Scalar_out */
    {90148, 90164, 1249, 3, 1, 0x10001}, /* aten::ge.Tensor */
    {90217, 90237, 1252, 2, 1, 0x10000}, /* aten::ge.Tensor_out */
    {90317, 90334, 1254, 3, 1, 0x0}, /* aten::ge_.Scalar */
    {90396, 90413, 1257, 3, 1, 0x0}, /* aten::ge_.Tensor */
    {90475, 90486, 1260, 3, 1, 0x10001}, /* aten::gelu */
    {90547, 90562, 1263, 2, 1, 0x0}, /* aten::gelu.out */
    {90647, 90659, 1265, 3, 1, 0x0}, /* aten::gelu_ */
    {90729, 90749, 1268, 3, 3, 0x10000}, /* aten::gelu_backward */
    {90839, 90870, 1271, 2, 3, 0x0}, /* aten::gelu_backward.grad_input */
    {90998, 91014, 1273, 1, 0, 0x2020}, /* aten::geometric */
    {91092, 91112, 1274, 1, 0, 0x2020}, /* aten::geometric.out */
    {91214, 91231, 1275, 2, 1, 0x2000}, /* aten::geometric_ */
    {91318, 91330, 1277, 2, 3, 0x0}, /* aten::geqrf */
    {91381, 91395, 1279, 2, 3, 0x0}, /* aten::geqrf.a */
    {91489, 91499, 1281, 1, 3, 0x0}, /* aten::ger */
    {91545, 91559, 1282, 1, 3, 0x0}, /* aten::ger.out */
    {91632, 91642, 1283, 2, 1, 0x0}, /* aten::glu */
    {91687, 91701, 1285, 2, 3, 0x0}, /* aten::glu.out */
    {91773, 91792, 1287, 2, 3, 0x0}, /* aten::glu_backward */
    {91863, 91893, 1289, 2, 3, 0x0}, /* aten::glu_backward.grad_input */
    {92005, 92026, 1291, 1, 3, 0x0}, /* aten::gradient.array */
    {92104, 92131, 1292, 1, 3, 0x0}, /* aten::gradient.scalararray */
    {92231, 92256, 1293, 1, 3, 0x0}, /* aten::gradient.scalarint */
    {92364, 92394, 1294, 1, 3, 0x0}, /* aten::gradient.scalarrayarray */
    {92499, 92527, 1295, 1, 3, 0x0}, /* aten::gradient.scalarrayint */
    {92634, 92661, 1296, 1, 3, 0x0}, /* aten::gradient.tensorarray */
    {92763, 92793, 1297, 1, 3, 0x0}, /* aten::gradient.tensorarrayint */
    {92902, 92923, 1298, 1, 3, 0x0}, /* aten::greater.Scalar */
    {92981, 93006, 1299, 1, 3, 0x0}, /* aten::greater.Scalar_out */
    {93091, 93112, 1300, 1, 3, 0x0}, /* aten::greater.Tensor */
    {93170, 93195, 1301, 1, 3, 0x0}, /* aten::greater.Tensor_out */
    {93280, 93302, 1302, 1, 3, 0x0}, /* aten::greater_.Scalar */
    {93369, 93391, 1303, 1, 3, 0x0}, /* aten::greater_.Tensor */
    {93458, 93485, 1304, 1, 3, 0x0}, /* aten::greater_equal.Scalar */
    {93549, 93580, 1305, 1, 3, 0x0}, /* aten::greater_equal.Scalar_out */
    {93671, 93698, 1306, 1, 3, 0x0}, /* aten::greater_equal.Tensor */
    {93762, 93793, 1307, 1, 3, 0x0}, /* aten::greater_equal.Tensor_out */
    {93884, 93912, 1308, 1, 3, 0x0}, /* aten::greater_equal_.Scalar */
    {93985, 94013, 1309, 1, 3, 0x0}, /* aten::greater_equal_.Tensor */
    {94086, 94105, 1310, 1, 3, 0x0}, /* aten::grid_sampler */
    {94223, 94245, 1311, 2, 3, 0x1}, /* aten::grid_sampler_2d */
    {94366, 94392, 1313, 1, 0, 0x20}, /* aten::grid_sampler_2d.out */
    {94540, 94571, 1314, 2, 3, 0x0}, /* aten::grid_sampler_2d_backward */
    {94752, 94787, 1316, 1, 0, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {95017, 95039, 1317, 2, 3, 0x0}, /* aten::grid_sampler_3d */
    {95160, 95186, 1319, 1, 0, 0x20}, /* aten::grid_sampler_3d.out */
    {95334, 95365, 1320, 2, 3, 0x0}, /* aten::grid_sampler_3d_backward */
    {95546, 95581, 1322, 1, 0, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {95811, 95828, 1323, 1, 3, 0x0}, /* aten::group_norm */
    {95967, 95982, 1324, 1, 3, 0x2000}, /* aten::gru.data */
    {96158, 96174, 1325, 1, 3, 0x2000}, /* aten::gru.input */
    {96350, 96365, 1326, 1, 3, 0x0}, /* aten::gru_cell */
    {96479, 96495, 1327, 3, 1, 0x10001}, /* aten::gt.Scalar */
    {96548, 96568, 1330, 2, 1, 0x10000}, /* aten::gt.Scalar_out */
    {96648, 96664, 1332, 3, 1, 0x10001}, /* aten::gt.Tensor */
    {96717, 96737, 1335, 2, 1, 0x10000}, /* aten::gt.Tensor_out */
    {96817, 96834, 1337, 3, 1, 0x0}, /* aten::gt_.Scalar */
    {96896, 96913, 1340, 3, 1, 0x0}, /* aten::gt_.Tensor */
    {96975, 96992, 1343, 3, 1, 0x10000}, /* aten::hardshrink */
    {97050, 97071, 1346, 2, 1, 0x0}, /* aten::hardshrink.out */
    {97156, 97182, 1348, 3, 3, 0x0}, /* aten::hardshrink_backward */
    {97262, 97299, 1351, 2, 3, 0x0}, /* aten::hardshrink_backward.grad_input */
    {97420, 97438, 1353, 3, 1, 0x10000}, /* aten::hardsigmoid */
    {97479, 97501, 1356, 2, 1, 0x0}, /* aten::hardsigmoid.out */
    {97569, 97588, 1358, 3, 1, 0x10000}, /* aten::hardsigmoid_ */
    {97638, 97665, 1361, 3, 3, 0x0}, /* aten::hardsigmoid_backward */
    {97735, 97773, 1364, 2, 3, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {97884, 97900, 1366, 2, 1, 0x0}, /* aten::hardswish */
    {97939, 97959, 1368, 2, 1, 0x0}, /* aten::hardswish.out */
    {98025, 98042, 1370, 2, 1, 0x0}, /* aten::hardswish_ */
    {98090, 98115, 1372, 2, 3, 0x0}, /* aten::hardswish_backward */
    {98183, 98212, 1374, 1, 0, 0x20}, /* aten::hardswish_backward.out */
    {98307, 98322, 1375, 2, 1, 0x10001}, /* aten::hardtanh */
    {98397, 98416, 1377, 2, 1, 0x0}, /* aten::hardtanh.out */
    {98518, 98534, 1379, 2, 1, 0x10000}, /* aten::hardtanh_ */
    {98618, 98642, 1381, 2, 3, 0x0}, /* aten::hardtanh_backward */
    {98741, 98776, 1383, 2, 3, 0x0}, /* aten::hardtanh_backward.grad_input */
    {98916, 98934, 1385, 3, 3, 0x0}, /* aten::hash_tensor */
    {99025, 99047, 1388, 2, 3, 0x0}, /* aten::hash_tensor.out */
    {99162, 99178, 1390, 3, 1, 0x10000}, /* aten::heaviside */
    {99232, 99252, 1393, 2, 1, 0x10000}, /* aten::heaviside.out */
    {99333, 99350, 1395, 3, 1, 0x0}, /* aten::heaviside_ */
    {99413, 99440, 1398, 1, 3, 0x0}, /* aten::hinge_embedding_loss */
    {99543, 99555, 1399, 2, 3, 0x0}, /* aten::histc */
    {99632, 99648, 1401, 2, 3, 0x0}, /* aten::histc.out */
    {99752, 99775, 1403, 2, 3, 0x0}, /* aten::histogram.bin_ct */
    {99925, 99952, 1405, 2, 3, 0x0}, /* aten::histogram.bin_ct_out */
    {100153, 100181, 1407, 2, 3, 0x0}, /* aten::histogram.bins_tensor */
    {100314, 100346, 1409, 2, 3, 0x0}, /* aten::histogram.bins_tensor_out */
    {100530, 100548, 1411, 1, 3, 0x0}, /* aten::histogramdd */
    {100690, 100724, 1412, 1, 3, 0x0}, /* aten::histogramdd.TensorList_bins */
    {100885, 100912, 1413, 1, 3, 0x0}, /* aten::histogramdd.int_bins */
    {101061, 101080, 1414, 1, 3, 0x0}, /* aten::hsplit.array */
    {101150, 101167, 1415, 1, 3, 0x0}, /* aten::hsplit.int */
    {101234, 101247, 1416, 1, 3, 0x0}, /* aten::hstack */
    {101288, 101305, 1417, 1, 3, 0x0}, /* aten::hstack.out */
    {101373, 101390, 1418, 2, 3, 0x0}, /* aten::huber_loss */
    {101482, 101503, 1420, 2, 3, 0x0}, /* aten::huber_loss.out */
    {101622, 101648, 1422, 2, 3, 0x0}, /* aten::huber_loss_backward */
    {101760, 101790, 1424, 2, 3, 0x0}, /* aten::huber_loss_backward.out */
    {101936, 101948, 1426, 3, 1, 0x10000}, /* aten::hypot */
    {101997, 102013, 1429, 2, 1, 0x10000}, /* aten::hypot.out */
    {102089, 102102, 1431, 3, 1, 0x10000}, /* aten::hypot_ */
    {102160, 102169, 1434, 3, 3, 0x10000}, /* aten::i0 */
    {102201, 102214, 1437, 2, 3, 0x10000}, /* aten::i0.out */
    {102273, 102283, 1439, 3, 3, 0x10000}, /* aten::i0_ */
    {102324, 102337, 1442, 3, 3, 0x10000}, /* aten::igamma */
    {102387, 102404, 1445, 2, 3, 0x10000}, /* aten::igamma.out */
    {102481, 102495, 1447, 3, 3, 0x10000}, /* aten::igamma_ */
    {102554, 102568, 1450, 3, 3, 0x10000}, /* aten::igammac */
    {102619, 102637, 1453, 2, 3, 0x10000}, /* aten::igammac.out */
    {102715, 102730, 1455, 3, 3, 0x10000}, /* aten::igammac_ */
    {102790, 102803, 1458, 2, 3, 0x0}, /* aten::im2col */
    {102907, 102924, 1460, 2, 3, 0x0}, /* aten::im2col.out */
    {103055, 103066, 1462, 1, 1, 0x0}, /* aten::imag */
    {103106, 103125, 1463, 2, 1, 0x9}, /* aten::index.Tensor */
    {103186, 103209, 1465, 2, 1, 0x0}, /* aten::index.Tensor_out */
    {103297, 103313, 1467, 3, 3, 0x0}, /* aten::index_add */
    {103409, 103429, 1470, 2, 3, 0x0}, /* aten::index_add.out */
    {103549, 103566, 1472, 3, 3, 0x0}, /* aten::index_add_ */
    {103671, 103688, 1475, 3, 3, 0x0}, /* aten::index_copy */
    {103766, 103787, 1478, 2, 3, 0x0}, /* aten::index_copy.out */
    {103892, 103910, 1480, 3, 3, 0x0}, /* aten::index_copy_ */
    {103997, 104025, 1483, 1, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {104113, 104145, 1484, 1, 0, 0x20}, /* aten::index_fill.int_Scalar_out */
    {104260, 104288, 1485, 1, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {104376, 104408, 1486, 1, 0, 0x20}, /* aten::index_fill.int_Tensor_out */
    {104523, 104552, 1487, 2, 1, 0x0}, /* aten::index_fill_.int_Scalar */
    {104649, 104678, 1489, 2, 1, 0x0}, /* aten::index_fill_.int_Tensor */
    {104775, 104791, 1491, 1, 1, 0x1}, /* aten::index_put */
    {104887, 104907, 1492, 1, 0, 0x20}, /* aten::index_put.out */
    {105030, 105047, 1493, 1, 1, 0x0}, /* aten::index_put_ */
    {105152, 105171, 1494, 3, 3, 0x0}, /* aten::index_reduce */
    {105290, 105313, 1497, 2, 3, 0x0}, /* aten::index_reduce.out */
    {105456, 105476, 1499, 3, 3, 0x0}, /* aten::index_reduce_ */
    {105604, 105623, 1502, 2, 3, 0x1}, /* aten::index_select */
    {105688, 105711, 1504, 2, 3, 0x0}, /* aten::index_select.out */
    {105803, 105831, 1506, 1, 0, 0x0}, /* aten::index_select_backward */
    {105926, 105938, 1507, 1, 3, 0x0}, /* aten::inner */
    {105987, 106003, 1508, 1, 3, 0x0}, /* aten::inner.out */
    {106079, 106099, 1509, 1, 3, 0x0}, /* aten::instance_norm */
    {106285, 106299, 1510, 1, 3, 0x0}, /* aten::inverse */
    {106336, 106354, 1511, 1, 3, 0x0}, /* aten::inverse.out */
    {106418, 106435, 1512, 1, 0, 0x0}, /* aten::is_complex */
    {106473, 106487, 1513, 1, 2, 0x0}, /* aten::is_conj */
    {106522, 106543, 1514, 1, 0, 0x0}, /* aten::is_distributed */
    {106585, 106609, 1515, 1, 0, 0x0}, /* aten::is_floating_point */
    {106654, 106673, 1516, 1, 0, 0x0}, /* aten::is_inference */
    {106713, 106726, 1517, 1, 2, 0x0}, /* aten::is_neg */
    {106760, 106777, 1518, 1, 0, 0x0}, /* aten::is_nonzero */
    {106815, 106831, 1519, 1, 3, 0x0}, /* aten::is_pinned */
    {106889, 106908, 1520, 1, 0, 0x0}, /* aten::is_same_size */
    {106962, 106978, 1521, 1, 0, 0x0}, /* aten::is_signed */
    {107015, 107029, 1522, 1, 3, 0x0}, /* aten::isclose */
    {107138, 107153, 1523, 1, 0, 0x10000}, /* aten::isfinite */
    {107191, 107216, 1524, 3, 3, 0x0}, /* aten::isin.Scalar_Tensor */
    {107337, 107366, 1527, 2, 3, 0x0}, /* aten::isin.Scalar_Tensor_out */
    {107511, 107536, 1529, 3, 3, 0x0}, /* aten::isin.Tensor_Scalar */
    {107657, 107686, 1532, 2, 3, 0x0}, /* aten::isin.Tensor_Scalar_out */
    {107831, 107856, 1534, 3, 3, 0x0}, /* aten::isin.Tensor_Tensor */
    {107978, 108007, 1537, 2, 3, 0x0}, /* aten::isin.Tensor_Tensor_out */
    {108153, 108165, 1539, 2, 0, 0x10001}, /* aten::isinf */
    {108200, 108216, 1541, 1, 0, 0x20}, /* aten::isinf.out */
    {108278, 108290, 1542, 2, 0, 0x10001}, /* aten::isnan */
    {108325, 108341, 1544, 1, 0, 0x20}, /* aten::isnan.out */
    {108403, 108418, 1545, 3, 3, 0x10000}, /* aten::isneginf */
    {108456, 108475, 1548, 2, 3, 0x10000}, /* aten::isneginf.out */
    {108540, 108555, 1550, 3, 3, 0x10000}, /* aten::isposinf */
    {108593, 108612, 1553, 2, 3, 0x10000}, /* aten::isposinf.out */
    {108677, 108690, 1555, 1, 3, 0x0}, /* aten::isreal */
    {108726, 108737, 1556, 1, 3, 0x4}, /* aten::item */
    {108771, 108784, 1557, 1, 3, 0x0}, /* aten::kl_div */
    {108881, 108892, 1558, 1, 3, 0x0}, /* aten::kron */
    {108940, 108955, 1559, 1, 3, 0x0}, /* aten::kron.out */
    {109030, 109045, 1560, 1, 3, 0x0}, /* aten::kthvalue */
    {109150, 109172, 1561, 2, 3, 0x0}, /* aten::kthvalue.values */
    {109334, 109348, 1563, 1, 3, 0x0}, /* aten::l1_loss */
    {109420, 109437, 1564, 1, 3, 0x0}, /* aten::layer_norm */
    {109586, 109596, 1565, 3, 3, 0x10000}, /* aten::lcm */
    {109643, 109657, 1568, 2, 3, 0x10000}, /* aten::lcm.out */
    {109731, 109742, 1570, 3, 3, 0x0}, /* aten::lcm_ */
    {109798, 109817, 1573, 1, 3, 0x10000}, /* aten::ldexp.Tensor */
    {109873, 109889, 1574, 1, 3, 0x10000}, /* aten::ldexp.out */
    {109965, 109978, 1575, 1, 3, 0x10000}, /* aten::ldexp_ */
    {110036, 110052, 1576, 3, 1, 0x10001}, /* aten::le.Scalar */
    {110105, 110125, 1579, 2, 1, 0x10000}, /* aten::le.Scalar_out */
    {110205, 110221, 1581, 3, 1, 0x10001}, /* aten::le.Tensor */
    {110274, 110294, 1584, 2, 1, 0x10000}, /* aten::le.Tensor_out */
    {110374, 110391, 1586, 3, 1, 0x0}, /* aten::le_.Scalar */
    {110453, 110470, 1589, 3, 1, 0x0}, /* aten::le_.Tensor */
    {110532, 110549, 1592, 3, 1, 0x10001}, /* aten::leaky_relu */
    {110617, 110638, 1595, 2, 1, 0x0}, /* aten::leaky_relu.out */
    {110733, 110751, 1597, 3, 1, 0x10000}, /* aten::leaky_relu_ */
    {110828, 110854, 1600, 3, 3, 0x0}, /* aten::leaky_relu_backward */
    {110967, 111004, 1603, 2, 3, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {111158, 111176, 1605, 3, 1, 0x10000}, /* aten::lerp.Scalar */
    {111244, 111266, 1608, 2, 1, 0x10000}, /* aten::lerp.Scalar_out */
    {111361, 111379, 1610, 3, 1, 0x10000}, /* aten::lerp.Tensor */
    {111447, 111469, 1613, 2, 1, 0x10000}, /* aten::lerp.Tensor_out */
    {111564, 111583, 1615, 3, 1, 0x10000}, /* aten::lerp_.Scalar */
    {111660, 111679, 1618, 3, 1, 0x10000}, /* aten::lerp_.Tensor */
    {111756, 111774, 1621, 1, 3, 0x0}, /* aten::less.Scalar */
    {111829, 111851, 1622, 1, 3, 0x0}, /* aten::less.Scalar_out */
    {111933, 111951, 1623, 1, 3, 0x0}, /* aten::less.Tensor */
    {112006, 112028, 1624, 1, 3, 0x0}, /* aten::less.Tensor_out */
    {112110, 112129, 1625, 1, 3, 0x0}, /* aten::less_.Scalar */
    {112193, 112212, 1626, 1, 3, 0x0}, /* aten::less_.Tensor */
    {112276, 112300, 1627, 1, 3, 0x0}, /* aten::less_equal.Scalar */
    {112361, 112389, 1628, 1, 3, 0x0}, /* aten::less_equal.Scalar_out */
    {112477, 112501, 1629, 1, 3, 0x0}, /* aten::less_equal.Tensor */
    {112562, 112590, 1630, 1, 3, 0x0}, /* aten::less_equal.Tensor_out */
    {112678, 112703, 1631, 1, 3, 0x0}, /* aten::less_equal_.Scalar */
    {112773, 112798, 1632, 1, 3, 0x0}, /* aten::less_equal_.Tensor */
    {112868, 112881, 1633, 3, 1, 0x10000}, /* aten::lgamma */
    {112917, 112934, 1636, 2, 1, 0x10000}, /* aten::lgamma.out */
    {112997, 113011, 1638, 3, 1, 0x10000}, /* aten::lgamma_ */
    {113056, 113067, 1641, 1, 3, 0x0}, /* aten::lift */
    {113101, 113116, 1642, 1, 0, 0x20}, /* aten::lift.out */
    {113177, 113194, 1643, 1, 3, 0x0}, /* aten::lift_fresh */
    {113240, 113262, 1644, 1, 3, 0x80000}, /* aten::lift_fresh_copy */
    {113307, 113333, 1645, 1, 0, 0x80020}, /* aten::lift_fresh_copy.out */
    {113405, 113427, 1646, 1, 3, 0x0}, /* aten::linalg_cholesky */
    {113493, 113519, 1647, 1, 3, 0x0}, /* aten::linalg_cholesky.out */
    {113609, 113634, 1648, 2, 3, 0x0}, /* aten::linalg_cholesky_ex */
    {113745, 113772, 1650, 2, 3, 0x0}, /* aten::linalg_cholesky_ex.L */
    {113924, 113942, 1652, 1, 3, 0x0}, /* aten::linalg_cond */
    {113999, 114021, 1653, 1, 3, 0x0}, /* aten::linalg_cond.out */
    {114105, 114129, 1654, 1, 3, 0x0}, /* aten::linalg_cond.p_str */
    {114183, 114211, 1655, 1, 3, 0x0}, /* aten::linalg_cond.p_str_out */
    {114292, 114311, 1656, 2, 3, 0x0}, /* aten::linalg_cross */
    {114382, 114405, 1658, 2, 3, 0x0}, /* aten::linalg_cross.out */
    {114500, 114517, 1660, 1, 3, 0x0}, /* aten::linalg_det */
    {114554, 114575, 1661, 1, 3, 0x0}, /* aten::linalg_det.out */
    {114639, 114661, 1662, 1, 3, 0x0}, /* aten::linalg_diagonal */
    {114752, 114769, 1663, 2, 3, 0x0}, /* aten::linalg_eig */
    {114844, 114865, 1665, 2, 3, 0x0}, /* aten::linalg_eig.out */
    {115004, 115022, 1667, 1, 3, 0x0}, /* aten::linalg_eigh */
    {115112, 115138, 1668, 1, 3, 0x0}, /* aten::linalg_eigh.eigvals */
    {115287, 115308, 1669, 1, 3, 0x0}, /* aten::linalg_eigvals */
    {115352, 115377, 1670, 2, 3, 0x0}, /* aten::linalg_eigvals.out */
    {115448, 115470, 1672, 1, 3, 0x0}, /* aten::linalg_eigvalsh */
    {115529, 115555, 1673, 1, 3, 0x0}, /* aten::linalg_eigvalsh.out */
    {115641, 115674, 1674, 2, 3, 0x0}, /* aten::linalg_householder_product */
    {115743, 115780, 1676, 2, 3, 0x0}, /* aten::linalg_householder_product.out */
    {115876, 115893, 1678, 1, 3, 0x0}, /* aten::linalg_inv */
    {115930, 115951, 1679, 1, 3, 0x0}, /* aten::linalg_inv.out */
    {116015, 116035, 1680, 2, 3, 0x0}, /* aten::linalg_inv_ex */
    {116126, 116154, 1682, 2, 3, 0x0}, /* aten::linalg_inv_ex.inverse */
    {116298, 116322, 1684, 1, 3, 0x0}, /* aten::linalg_ldl_factor */
    {116414, 116442, 1685, 1, 3, 0x0}, /* aten::linalg_ldl_factor.out */
    {116580, 116607, 1686, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex */
    {116740, 116771, 1688, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {116971, 116994, 1690, 2, 3, 0x0}, /* aten::linalg_ldl_solve */
    {117088, 117115, 1692, 2, 3, 0x0}, /* aten::linalg_ldl_solve.out */
    {117233, 117252, 1694, 2, 3, 0x8}, /* aten::linalg_lstsq */
    {117410, 117433, 1696, 2, 3, 0x8}, /* aten::linalg_lstsq.out */
    {117699, 117715, 1698, 2, 3, 0x0}, /* aten::linalg_lu */
    {117795, 117815, 1700, 2, 3, 0x0}, /* aten::linalg_lu.out */
    {117953, 117976, 1702, 1, 3, 0x0}, /* aten::linalg_lu_factor */
    {118059, 118086, 1703, 1, 3, 0x0}, /* aten::linalg_lu_factor.out */
    {118215, 118241, 1704, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex */
    {118365, 118395, 1706, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {118586, 118608, 1708, 2, 3, 0x0}, /* aten::linalg_lu_solve */
    {118715, 118741, 1710, 2, 3, 0x0}, /* aten::linalg_lu_solve.out */
    {118872, 118892, 1712, 1, 3, 0x0}, /* aten::linalg_matmul */
    {118949, 118973, 1713, 1, 3, 0x0}, /* aten::linalg_matmul.out */
    {119057, 119081, 1714, 2, 3, 0x0}, /* aten::linalg_matrix_exp */
    {119128, 119156, 1716, 1, 0, 0x20}, /* aten::linalg_matrix_exp.out */
    {119230, 119255, 1717, 1, 3, 0x0}, /* aten::linalg_matrix_norm */
    {119381, 119410, 1718, 1, 3, 0x0}, /* aten::linalg_matrix_norm.out */
    {119560, 119593, 1719, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {119730, 119767, 1720, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {119928, 119954, 1721, 1, 3, 0x0}, /* aten::linalg_matrix_power */
    {120010, 120040, 1722, 1, 3, 0x0}, /* aten::linalg_matrix_power.out */
    {120123, 120148, 1723, 1, 3, 0x0}, /* aten::linalg_matrix_rank */
    {120229, 120270, 1724, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float */
    {120395, 120440, 1725, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float_out */
    {120589, 120631, 1726, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor */
    {120760, 120806, 1727, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out */
    {120959, 120988, 1728, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out */
    {121096, 121136, 1729, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out_tol_tensor */
    {121257, 121293, 1730, 1, 3, 0x0}, /* aten::linalg_matrix_rank.tol_tensor */
    {121387, 121410, 1731, 1, 3, 0x0}, /* aten::linalg_multi_dot */
    {121461, 121488, 1732, 1, 3, 0x0}, /* aten::linalg_multi_dot.out */
    {121566, 121584, 1733, 1, 3, 0x0}, /* aten::linalg_norm */
    {121708, 121734, 1734, 1, 3, 0x0}, /* aten::linalg_norm.ord_str */
    {121857, 121887, 1735, 1, 3, 0x0}, /* aten::linalg_norm.ord_str_out */
    {122034, 122056, 1736, 1, 3, 0x0}, /* aten::linalg_norm.out */
    {122204, 122222, 1737, 1, 3, 0x0}, /* aten::linalg_pinv */
    {122298, 122332, 1738, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float */
    {122450, 122488, 1739, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float_out */
    {122630, 122665, 1740, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor */
    {122786, 122825, 1741, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor_out */
    {122970, 122992, 1742, 1, 3, 0x0}, /* aten::linalg_pinv.out */
    {123095, 123130, 1743, 1, 3, 0x0}, /* aten::linalg_pinv.out_rcond_tensor */
    {123247, 123278, 1744, 1, 3, 0x0}, /* aten::linalg_pinv.rcond_tensor */
    {123368, 123384, 1745, 2, 3, 0x0}, /* aten::linalg_qr */
    {123454, 123474, 1747, 2, 3, 0x0}, /* aten::linalg_qr.out */
    {123587, 123608, 1749, 1, 3, 0x0}, /* aten::linalg_slogdet */
    {123674, 123699, 1750, 1, 3, 0x0}, /* aten::linalg_slogdet.out */
    {123819, 123838, 1751, 1, 3, 0x0}, /* aten::linalg_solve */
    {123906, 123929, 1752, 1, 3, 0x0}, /* aten::linalg_solve.out */
    {124021, 124043, 1753, 1, 3, 0x0}, /* aten::linalg_solve_ex */
    {124161, 124187, 1754, 1, 3, 0x0}, /* aten::linalg_solve_ex.out */
    {124353, 124383, 1755, 2, 3, 0x0}, /* aten::linalg_solve_triangular */
    {124503, 124537, 1757, 2, 3, 0x0}, /* aten::linalg_solve_triangular.out */
    {124681, 124698, 1759, 1, 3, 0x0}, /* aten::linalg_svd */
    {124806, 124825, 1760, 1, 3, 0x0}, /* aten::linalg_svd.U */
    {124990, 125011, 1761, 1, 3, 0x0}, /* aten::linalg_svdvals */
    {125073, 125098, 1762, 1, 3, 0x0}, /* aten::linalg_svdvals.out */
    {125184, 125207, 1763, 1, 3, 0x0}, /* aten::linalg_tensorinv */
    {125264, 125291, 1764, 1, 3, 0x0}, /* aten::linalg_tensorinv.out */
    {125375, 125400, 1765, 1, 3, 0x0}, /* aten::linalg_tensorsolve */
    {125480, 125509, 1766, 1, 3, 0x0}, /* aten::linalg_tensorsolve.out */
    {125616, 125636, 1767, 1, 3, 0x0}, /* aten::linalg_vander */
    {125695, 125715, 1768, 1, 3, 0x0}, /* aten::linalg_vecdot */
    {125780, 125804, 1769, 1, 3, 0x0}, /* aten::linalg_vecdot.out */
    {125893, 125918, 1770, 3, 3, 0x40000}, /* aten::linalg_vector_norm */
    {126045, 126074, 1773, 2, 3, 0x40000}, /* aten::linalg_vector_norm.out */
    {126225, 126238, 1775, 1, 3, 0x0}, /* aten::linear */
    {126309, 126326, 1776, 1, 3, 0x0}, /* aten::linear.out */
    {126424, 126439, 1777, 2, 3, 0x0}, /* aten::linspace */
    {126593, 126622, 1779, 2, 3, 0x0}, /* aten::linspace.Scalar_Tensor */
    {126790, 126823, 1781, 1, 3, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {126926, 126955, 1782, 2, 3, 0x0}, /* aten::linspace.Tensor_Scalar */
    {127123, 127156, 1784, 1, 3, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {127259, 127288, 1785, 2, 3, 0x0}, /* aten::linspace.Tensor_Tensor */
    {127456, 127489, 1787, 1, 3, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {127592, 127611, 1788, 2, 3, 0x0}, /* aten::linspace.out */
    {127700, 127710, 1790, 3, 1, 0x10001}, /* aten::log */
    {127743, 127757, 1793, 2, 1, 0x10000}, /* aten::log.out */
    {127817, 127829, 1795, 3, 1, 0x10001}, /* aten::log10 */
    {127864, 127880, 1798, 2, 1, 0x10000}, /* aten::log10.out */
    {127942, 127955, 1800, 3, 1, 0x10000}, /* aten::log10_ */
    {127999, 128011, 1803, 3, 1, 0x10001}, /* aten::log1p */
    {128046, 128062, 1806, 2, 1, 0x10000}, /* aten::log1p.out */
    {128124, 128137, 1808, 3, 1, 0x10000}, /* aten::log1p_ */
    {128181, 128192, 1811, 3, 1, 0x10001}, /* aten::log2 */
    {128226, 128241, 1814, 2, 1, 0x10000}, /* aten::log2.out */
    {128302, 128314, 1816, 3, 1, 0x10000}, /* aten::log2_ */
    {128357, 128368, 1819, 3, 1, 0x10000}, /* aten::log_ */
    {128410, 128427, 1822, 1, 0, 0x2020}, /* aten::log_normal */
    {128526, 128547, 1823, 1, 0, 0x2020}, /* aten::log_normal.out */
    {128670, 128688, 1824, 2, 1, 0x2000}, /* aten::log_normal_ */
    {128794, 128812, 1826, 1, 1, 0x0}, /* aten::log_sigmoid */
    {128853, 128875, 1827, 1, 1, 0x0}, /* aten::log_sigmoid.out */
    {128943, 128970, 1828, 2, 3, 0x0}, /* aten::log_sigmoid_backward */
    {129055, 129093, 1830, 2, 3, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {129219, 129245, 1832, 2, 1, 0x0}, /* aten::log_sigmoid_forward */
    {129318, 129351, 1834, 2, 1, 0x0}, /* aten::log_sigmoid_forward.output */
    {129466, 129488, 1836, 1, 3, 0x0}, /* aten::log_softmax.int */
    {129566, 129592, 1837, 2, 3, 0x0}, /* aten::log_softmax.int_out */
    {129697, 129713, 1839, 3, 3, 0x10000}, /* aten::logaddexp */
    {129766, 129786, 1842, 2, 3, 0x10000}, /* aten::logaddexp.out */
    {129866, 129883, 1844, 3, 3, 0x10000}, /* aten::logaddexp2 */
    {129937, 129958, 1847, 2, 3, 0x10000}, /* aten::logaddexp2.out */
    {130039, 130058, 1849, 1, 3, 0x0}, /* aten::logcumsumexp */
    {130109, 130132, 1850, 2, 3, 0x0}, /* aten::logcumsumexp.out */
    {130210, 130223, 1852, 1, 3, 0x0}, /* aten::logdet */
    {130259, 130277, 1853, 2, 1, 0x10001}, /* aten::logical_and */
    {130332, 130354, 1855, 2, 1, 0x10000}, /* aten::logical_and.out */
    {130436, 130455, 1857, 2, 1, 0x10000}, /* aten::logical_and_ */
    {130519, 130537, 1859, 2, 1, 0x10001}, /* aten::logical_not */
    {130578, 130600, 1861, 2, 1, 0x10000}, /* aten::logical_not.out */
    {130668, 130687, 1863, 2, 1, 0x10000}, /* aten::logical_not_ */
    {130737, 130754, 1865, 2, 1, 0x10001}, /* aten::logical_or */
    {130808, 130829, 1867, 2, 1, 0x10000}, /* aten::logical_or.out */
    {130910, 130928, 1869, 2, 1, 0x10000}, /* aten::logical_or_ */
    {130991, 131009, 1871, 2, 1, 0x10001}, /* aten::logical_xor */
    {131064, 131086, 1873, 2, 1, 0x10000}, /* aten::logical_xor.out */
    {131168, 131187, 1875, 2, 1, 0x10000}, /* aten::logical_xor_ */
    {131251, 131263, 1877, 2, 3, 0x10000}, /* aten::logit */
    {131315, 131331, 1879, 2, 3, 0x10000}, /* aten::logit.out */
    {131410, 131423, 1881, 2, 3, 0x10000}, /* aten::logit_ */
    {131484, 131505, 1883, 3, 3, 0x10000}, /* aten::logit_backward */
    {131586, 131618, 1886, 2, 3, 0x10000}, /* aten::logit_backward.grad_input */
    {131740, 131755, 1888, 2, 3, 0x0}, /* aten::logspace */
    {131926, 131955, 1890, 2, 3, 0x0}, /* aten::logspace.Scalar_Tensor */
    {132140, 132173, 1892, 1, 3, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {132293, 132322, 1893, 2, 3, 0x0}, /* aten::logspace.Tensor_Scalar */
    {132507, 132540, 1895, 1, 3, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {132660, 132689, 1896, 2, 3, 0x0}, /* aten::logspace.Tensor_Tensor */
    {132874, 132907, 1898, 1, 3, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {133027, 133046, 1899, 2, 3, 0x0}, /* aten::logspace.out */
    {133152, 133168, 1901, 1, 1, 0x40000}, /* aten::logsumexp */
    {133239, 133259, 1902, 2, 1, 0x40000}, /* aten::logsumexp.out */
    {133357, 133373, 1904, 1, 3, 0x2000}, /* aten::lstm.data */
    {133560, 133577, 1905, 1, 3, 0x2000}, /* aten::lstm.input */
    {133764, 133780, 1906, 1, 3, 0x0}, /* aten::lstm_cell */
    {133907, 133923, 1907, 3, 1, 0x10001}, /* aten::lt.Scalar */
    {133976, 133996, 1910, 2, 1, 0x10000}, /* aten::lt.Scalar_out */
    {134076, 134092, 1912, 3, 1, 0x10001}, /* aten::lt.Tensor */
    {134145, 134165, 1915, 2, 1, 0x10000}, /* aten::lt.Tensor_out */
    {134245, 134262, 1917, 3, 1, 0x0}, /* aten::lt_.Scalar */
    {134324, 134341, 1920, 3, 1, 0x0}, /* aten::lt_.Tensor */
    {134403, 134418, 1923, 1, 3, 0x0}, /* aten::lu_solve */
    {134490, 134509, 1924, 1, 3, 0x0}, /* aten::lu_solve.out */
    {134608, 134624, 1925, 2, 3, 0x0}, /* aten::lu_unpack */
    {134756, 134776, 1927, 2, 3, 0x0}, /* aten::lu_unpack.out */
    {134969, 134978, 1929, 1, 3, 0x0}, /* aten::mH */
    {135016, 135025, 1930, 1, 3, 0x0}, /* aten::mT */
    {135063, 135089, 1931, 1, 3, 0x0}, /* aten::margin_ranking_loss */
    {135208, 135233, 1932, 1, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {135308, 135337, 1933, 1, 0, 0x20}, /* aten::masked_fill.Scalar_out */
    {135439, 135464, 1934, 1, 1, 0x0}, /* aten::masked_fill.Tensor */
    {135539, 135568, 1935, 1, 0, 0x20}, /* aten::masked_fill.Tensor_out */
    {135670, 135696, 1936, 2, 1, 0x0}, /* aten::masked_fill_.Scalar */
    {135780, 135806, 1938, 2, 1, 0x0}, /* aten::masked_fill_.Tensor */
    {135890, 135911, 1940, 1, 3, 0x1}, /* aten::masked_scatter */
    {135983, 136008, 1941, 1, 0, 0x20}, /* aten::masked_scatter.out */
    {136107, 136129, 1942, 2, 3, 0x0}, /* aten::masked_scatter_ */
    {136210, 136240, 1944, 1, 3, 0x0}, /* aten::masked_scatter_backward */
    {136329, 136349, 1945, 1, 3, 0x8}, /* aten::masked_select */
    {136405, 136429, 1946, 1, 3, 0x8}, /* aten::masked_select.out */
    {136512, 136525, 1947, 1, 3, 0x0}, /* aten::matmul */
    {136575, 136592, 1948, 1, 3, 0x0}, /* aten::matmul.out */
    {136669, 136684, 1949, 1, 3, 0x0}, /* aten::matrix_H */
    {136728, 136745, 1950, 1, 3, 0x0}, /* aten::matrix_exp */
    {136785, 136804, 1951, 1, 3, 0x0}, /* aten::matrix_power */
    {136853, 136876, 1952, 1, 3, 0x0}, /* aten::matrix_power.out */
    {136952, 136962, 1953, 2, 1, 0x40000}, /* aten::max */
    {136995, 137009, 1955, 3, 1, 0x40001}, /* aten::max.dim */
    {137100, 137118, 1958, 2, 1, 0x40000}, /* aten::max.dim_max */
    {137263, 137279, 1960, 1, 1, 0x10000}, /* aten::max.other */
    {137332, 137346, 1961, 1, 1, 0x10000}, /* aten::max.out */
    {137420, 137440, 1962, 2, 1, 0x40000}, /* aten::max.unary_out */
    {137506, 137523, 1964, 1, 3, 0x0}, /* aten::max_pool1d */
    {137660, 137690, 1965, 1, 3, 0x0}, /* aten::max_pool1d_with_indices */
    {137850, 137867, 1966, 1, 3, 0x0}, /* aten::max_pool2d */
    {138004, 138034, 1967, 2, 3, 0x1}, /* aten::max_pool2d_with_indices */
    {138194, 138228, 1969, 2, 3, 0x0}, /* aten::max_pool2d_with_indices.out */
    {138439, 138478, 1971, 2, 3, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {138660, 138710, 1973, 2, 3, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {138933, 138950, 1975, 1, 3, 0x0}, /* aten::max_pool3d */
    {139087, 139117, 1976, 2, 3, 0x1}, /* aten::max_pool3d_with_indices */
    {139277, 139311, 1978, 2, 3, 0x0}, /* aten::max_pool3d_with_indices.out */
    {139522, 139561, 1980, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {139743, 139793, 1982, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {140016, 140035, 1984, 2, 3, 0x0}, /* aten::max_unpool2d */
    {140116, 140139, 1986, 2, 3, 0x0}, /* aten::max_unpool2d.out */
    {140247, 140266, 1988, 2, 3, 0x0}, /* aten::max_unpool3d */
    {140378, 140401, 1990, 2, 3, 0x0}, /* aten::max_unpool3d.out */
    {140540, 140554, 1992, 3, 1, 0x10001}, /* aten::maximum */
    {140605, 140623, 1995, 2, 1, 0x10000}, /* aten::maximum.out */
    {140701, 140712, 1997, 1, 1, 0x40001}, /* aten::mean */
    {140773, 140788, 1998, 3, 1, 0x40001}, /* aten::mean.dim */
    {140886, 140907, 2001, 2, 1, 0x40000}, /* aten::mean.dtype_out */
    {140998, 141013, 2003, 2, 1, 0x40000}, /* aten::mean.out */
    {141131, 141144, 2005, 2, 3, 0x0}, /* aten::median */
    {141180, 141197, 2007, 1, 3, 0x0}, /* aten::median.dim */
    {141291, 141315, 2008, 2, 3, 0x0}, /* aten::median.dim_values */
    {141466, 141483, 2010, 1, 0, 0x20}, /* aten::median.out */
    {141546, 141561, 2011, 1, 3, 0x0}, /* aten::meshgrid */
    {141606, 141630, 2012, 1, 3, 0x0}, /* aten::meshgrid.indexing */
    {141701, 141711, 2013, 2, 1, 0x40000}, /* aten::min */
    {141744, 141758, 2015, 3, 1, 0x40001}, /* aten::min.dim */
    {141849, 141867, 2018, 2, 1, 0x40000}, /* aten::min.dim_min */
    {142013, 142029, 2020, 1, 1, 0x10000}, /* aten::min.other */
    {142082, 142096, 2021, 1, 1, 0x10000}, /* aten::min.out */
    {142170, 142190, 2022, 2, 1, 0x40000}, /* aten::min.unary_out */
    {142256, 142270, 2024, 3, 1, 0x10001}, /* aten::minimum */
    {142321, 142339, 2027, 2, 1, 0x10000}, /* aten::minimum.out */
    {142417, 142428, 2029, 3, 3, 0x10000}, /* aten::mish */
    {142462, 142477, 2032, 2, 3, 0x0}, /* aten::mish.out */
    {142538, 142550, 2034, 3, 3, 0x0}, /* aten::mish_ */
    {142593, 142613, 2037, 3, 3, 0x0}, /* aten::mish_backward */
    {142676, 142685, 2040, 3, 3, 0x1}, /* aten::mm */
    {142730, 142743, 2043, 2, 3, 0x0}, /* aten::mm.out */
    {142815, 142826, 2045, 2, 3, 0x0}, /* aten::mode */
    {142917, 142935, 2047, 2, 3, 0x0}, /* aten::mode.values */
    {143083, 143102, 2049, 1, 3, 0x0}, /* aten::moveaxis.int */
    {143179, 143202, 2050, 1, 3, 0x0}, /* aten::moveaxis.intlist */
    {143287, 143305, 2051, 1, 3, 0x0}, /* aten::movedim.int */
    {143381, 143403, 2052, 1, 3, 0x0}, /* aten::movedim.intlist */
    {143487, 143502, 2053, 2, 1, 0x0}, /* aten::mse_loss */
    {143575, 143594, 2055, 2, 1, 0x0}, /* aten::mse_loss.out */
    {143694, 143718, 2057, 2, 3, 0x0}, /* aten::mse_loss_backward */
    {143815, 143850, 2059, 2, 3, 0x0}, /* aten::mse_loss_backward.grad_input */
    {143988, 144000, 2061, 1, 3, 0x0}, /* aten::msort */
    {144035, 144051, 2062, 1, 3, 0x0}, /* aten::msort.out */
    {144113, 144130, 2063, 1, 1, 0x10001}, /* aten::mul.Scalar */
    {144184, 144205, 2064, 1, 0, 0x20}, /* aten::mul.Scalar_out */
    {144286, 144303, 2065, 3, 1, 0x10001}, /* aten::mul.Tensor */
    {144357, 144371, 2068, 2, 1, 0x10000}, /* aten::mul.out */
    {144445, 144463, 2070, 1, 1, 0x10000}, /* aten::mul_.Scalar */
    {144526, 144544, 2071, 3, 1, 0x10000}, /* aten::mul_.Tensor */
    {144607, 144631, 2074, 2, 3, 0x0}, /* aten::multi_margin_loss */
    {144763, 144791, 2076, 2, 3, 0x0}, /* aten::multi_margin_loss.out */
    {144950, 144983, 2078, 2, 3, 0x0}, /* aten::multi_margin_loss_backward */
    {145140, 145184, 2080, 2, 3, 0x0}, /* aten::multi_margin_loss_backward.grad_input */
    {145382, 145411, 2082, 1, 3, 0x0}, /* aten::multilabel_margin_loss */
    {145498, 145531, 2083, 1, 3, 0x0}, /* aten::multilabel_margin_loss.out */
    {145645, 145683, 2084, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward */
    {145812, 145861, 2086, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward.grad_input */
    {146031, 146068, 2088, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward */
    {146185, 146229, 2090, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward.output */
    {146388, 146406, 2092, 2, 3, 0x2000}, /* aten::multinomial */
    {146521, 146543, 2094, 2, 3, 0x2000}, /* aten::multinomial.out */
    {146682, 146704, 2096, 1, 3, 0x0}, /* aten::multiply.Scalar */
    {146763, 146785, 2097, 1, 3, 0x0}, /* aten::multiply.Tensor */
    {146844, 146863, 2098, 1, 3, 0x0}, /* aten::multiply.out */
    {146942, 146965, 2099, 1, 3, 0x0}, /* aten::multiply_.Scalar */
    {147033, 147056, 2100, 1, 3, 0x0}, /* aten::multiply_.Tensor */
    {147124, 147133, 2101, 1, 3, 0x0}, /* aten::mv */
    {147177, 147190, 2102, 1, 3, 0x0}, /* aten::mv.out */
    {147261, 147276, 2103, 2, 1, 0x10000}, /* aten::mvlgamma */
    {147321, 147340, 2105, 2, 3, 0x10000}, /* aten::mvlgamma.out */
    {147412, 147428, 2107, 2, 1, 0x10000}, /* aten::mvlgamma_ */
    {147482, 147499, 2109, 2, 3, 0x10000}, /* aten::nan_to_num */
    {147596, 147617, 2111, 2, 3, 0x10000}, /* aten::nan_to_num.out */
    {147741, 147759, 2113, 2, 3, 0x10000}, /* aten::nan_to_num_ */
    {147865, 147879, 2115, 1, 1, 0x0}, /* aten::nanmean */
    {147981, 147999, 2116, 1, 1, 0x0}, /* aten::nanmean.out */
    {148125, 148141, 2117, 2, 3, 0x0}, /* aten::nanmedian */
    {148180, 148200, 2119, 1, 3, 0x0}, /* aten::nanmedian.dim */
    {148297, 148324, 2120, 2, 3, 0x0}, /* aten::nanmedian.dim_values */
    {148478, 148498, 2122, 1, 0, 0x20}, /* aten::nanmedian.out */
    {148564, 148582, 2123, 1, 3, 0x0}, /* aten::nanquantile */
    {148699, 148721, 2124, 1, 3, 0x0}, /* aten::nanquantile.out */
    {148862, 148887, 2125, 1, 3, 0x0}, /* aten::nanquantile.scalar */
    {149010, 149039, 2126, 1, 3, 0x0}, /* aten::nanquantile.scalar_out */
    {149186, 149199, 2127, 2, 3, 0x40000}, /* aten::nansum */
    {149300, 149317, 2129, 2, 3, 0x40000}, /* aten::nansum.out */
    {149442, 149455, 2131, 1, 0, 0x0}, /* aten::narrow */
    {149535, 149555, 2132, 1, 0, 0x0}, /* aten::narrow.Tensor */
    {149642, 149660, 2133, 1, 3, 0x80000}, /* aten::narrow_copy */
    {149739, 149761, 2134, 2, 3, 0x0}, /* aten::narrow_copy.out */
    {149867, 149891, 2136, 2, 3, 0x0}, /* aten::native_batch_norm */
    {150072, 150100, 2138, 2, 3, 0x0}, /* aten::native_batch_norm.out */
    {150362, 150395, 2140, 2, 3, 0x0}, /* aten::native_batch_norm_backward */
    {150630, 150667, 2142, 1, 0, 0x20}, /* aten::native_batch_norm_backward.out */
    {150972, 150993, 2143, 2, 3, 0x2001}, /* aten::native_dropout */
    {151070, 151095, 2145, 1, 0, 0x2020}, /* aten::native_dropout.out */
    {151221, 151251, 2146, 2, 3, 0x10000}, /* aten::native_dropout_backward */
    {151337, 151371, 2148, 1, 0, 0x20}, /* aten::native_dropout_backward.out */
    {151484, 151508, 2149, 2, 3, 0x1}, /* aten::native_group_norm */
    {151658, 151686, 2151, 1, 0, 0x20}, /* aten::native_group_norm.out */
    {151906, 151939, 2152, 2, 3, 0x1}, /* aten::native_group_norm_backward */
    {152137, 152174, 2154, 1, 0, 0x20}, /* aten::native_group_norm_backward.out */
    {152442, 152466, 2155, 2, 3, 0x1}, /* aten::native_layer_norm */
    {152600, 152628, 2157, 1, 0, 0x20}, /* aten::native_layer_norm.out */
    {152832, 152865, 2158, 2, 3, 0x1}, /* aten::native_layer_norm_backward */
    {153061, 153098, 2160, 1, 0, 0x20}, /* aten::native_layer_norm_backward.out */
    {153364, 153380, 2161, 3, 1, 0x10001}, /* aten::ne.Scalar */
    {153433, 153453, 2164, 2, 1, 0x10000}, /* aten::ne.Scalar_out */
    {153533, 153549, 2166, 3, 1, 0x10001}, /* aten::ne.Tensor */
    {153602, 153622, 2169, 2, 1, 0x10000}, /* aten::ne.Tensor_out */
    {153702, 153719, 2171, 3, 1, 0x0}, /* aten::ne_.Scalar */
    {153781, 153798, 2174, 3, 1, 0x0}, /* aten::ne_.Tensor */
    {153860, 153870, 2177, 3, 1, 0x10001}, /* aten::neg */
    {153903, 153917, 2180, 2, 1, 0x10000}, /* aten::neg.out */
    {153977, 153988, 2182, 3, 1, 0x10000}, /* aten::neg_ */
    {154030, 154045, 2185, 1, 3, 0x0}, /* aten::negative */
    {154083, 154102, 2186, 1, 3, 0x0}, /* aten::negative.out */
    {154167, 154183, 2187, 1, 3, 0x0}, /* aten::negative_ */
    {154230, 154246, 2188, 1, 3, 0x0}, /* aten::new_empty */
    {154392, 154412, 2189, 1, 0, 0x20}, /* aten::new_empty.out */
    {154493, 154517, 2190, 1, 3, 0x0}, /* aten::new_empty_strided */
    {154688, 154716, 2191, 1, 0, 0x20}, /* aten::new_empty_strided.out */
    {154822, 154837, 2192, 1, 3, 0x0}, /* aten::new_full */
    {155001, 155020, 2193, 1, 0, 0x20}, /* aten::new_full.out */
    {155119, 155134, 2194, 1, 3, 0x0}, /* aten::new_ones */
    {155279, 155298, 2195, 1, 0, 0x20}, /* aten::new_ones.out */
    {155378, 155394, 2196, 1, 3, 0x0}, /* aten::new_zeros */
    {155540, 155560, 2197, 1, 0, 0x20}, /* aten::new_zeros.out */
    {155641, 155657, 2198, 3, 3, 0x10000}, /* aten::nextafter */
    {155710, 155730, 2201, 2, 3, 0x10000}, /* aten::nextafter.out */
    {155810, 155827, 2203, 3, 3, 0x10000}, /* aten::nextafter_ */
    {155889, 155904, 2206, 1, 3, 0x0}, /* aten::nll_loss */
    {156024, 156043, 2207, 1, 3, 0x0}, /* aten::nll_loss.out */
    {156190, 156207, 2208, 1, 3, 0x0}, /* aten::nll_loss2d */
    {156329, 156350, 2209, 1, 3, 0x0}, /* aten::nll_loss2d.out */
    {156499, 156525, 2210, 2, 3, 0x0}, /* aten::nll_loss2d_backward */
    {156682, 156719, 2212, 2, 3, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {156917, 156942, 2214, 2, 3, 0x0}, /* aten::nll_loss2d_forward */
    {157087, 157119, 2216, 2, 3, 0x0}, /* aten::nll_loss2d_forward.output */
    {157306, 157330, 2218, 2, 3, 0x0}, /* aten::nll_loss_backward */
    {157485, 157520, 2220, 2, 3, 0x0}, /* aten::nll_loss_backward.grad_input */
    {157716, 157739, 2222, 2, 3, 0x0}, /* aten::nll_loss_forward */
    {157882, 157912, 2224, 2, 3, 0x0}, /* aten::nll_loss_forward.output */
    {158097, 158115, 2226, 1, 3, 0x0}, /* aten::nll_loss_nd */
    {158238, 158252, 2227, 1, 3, 0x9}, /* aten::nonzero */
    {158289, 158307, 2228, 1, 3, 0x8}, /* aten::nonzero.out */
    {158371, 158391, 2229, 1, 3, 0x0}, /* aten::nonzero_numpy */
    {158436, 158457, 2230, 2, 3, 0x0}, /* aten::nonzero_static */
    {158536, 158561, 2232, 2, 3, 0x0}, /* aten::nonzero_static.out */
    {158664, 158682, 2234, 1, 1, 0x40000}, /* aten::norm.Scalar */
    {158735, 158760, 2235, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {158851, 158882, 2238, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {158994, 159021, 2241, 1, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {159103, 159134, 2242, 1, 0, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {159240, 159262, 2243, 1, 0, 0x20}, /* aten::norm.Scalar_out */
    {159342, 159363, 2244, 2, 1, 0x40000}, /* aten::norm.dtype_out */
    {159485, 159500, 2246, 2, 1, 0x40000}, /* aten::norm.out */
    {159604, 159631, 2248, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor */
    {159723, 159754, 2250, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {159870, 159896, 2252, 2, 3, 0x2000}, /* aten::normal.Tensor_float */
    {159988, 160018, 2254, 2, 3, 0x2000}, /* aten::normal.Tensor_float_out */
    {160134, 160160, 2256, 2, 3, 0x2000}, /* aten::normal.float_Tensor */
    {160250, 160280, 2258, 2, 3, 0x2000}, /* aten::normal.float_Tensor_out */
    {160394, 160419, 2260, 2, 3, 0x2000}, /* aten::normal.float_float */
    {160611, 160640, 2262, 1, 3, 0x2000}, /* aten::normal.float_float_out */
    {160767, 160784, 2263, 1, 0, 0x2020}, /* aten::normal.out */
    {160903, 160917, 2264, 2, 1, 0x2000}, /* aten::normal_ */
    {161019, 161043, 2266, 1, 1, 0x2000}, /* aten::normal_functional */
    {161147, 161170, 2267, 1, 3, 0x0}, /* aten::not_equal.Scalar */
    {161230, 161257, 2268, 1, 3, 0x0}, /* aten::not_equal.Scalar_out */
    {161344, 161367, 2269, 1, 3, 0x0}, /* aten::not_equal.Tensor */
    {161427, 161454, 2270, 1, 3, 0x0}, /* aten::not_equal.Tensor_out */
    {161541, 161565, 2271, 1, 3, 0x0}, /* aten::not_equal_.Scalar */
    {161634, 161658, 2272, 1, 3, 0x0}, /* aten::not_equal_.Tensor */
    {161727, 161746, 2273, 1, 3, 0x0}, /* aten::nuclear_norm */
    {161808, 161831, 2274, 1, 3, 0x0}, /* aten::nuclear_norm.dim */
    {161909, 161936, 2275, 1, 3, 0x0}, /* aten::nuclear_norm.dim_out */
    {162041, 162064, 2276, 1, 3, 0x0}, /* aten::nuclear_norm.out */
    {162153, 162165, 2277, 1, 0, 0x0}, /* aten::numel */
    {162197, 162211, 2278, 1, 3, 0x0}, /* aten::numpy_T */
    {162254, 162268, 2279, 1, 3, 0x8}, /* aten::one_hot */
    {162325, 162336, 2280, 2, 3, 0x0}, /* aten::ones */
    {162464, 162479, 2282, 1, 3, 0x0}, /* aten::ones.out */
    {162542, 162558, 2283, 1, 3, 0x0}, /* aten::ones_like */
    {162723, 162743, 2284, 1, 0, 0x20}, /* aten::ones_like.out */
    {162843, 162855, 2285, 1, 3, 0x0}, /* aten::orgqr */
    {162905, 162921, 2286, 1, 3, 0x0}, /* aten::orgqr.out */
    {162998, 163010, 2287, 2, 3, 0x0}, /* aten::ormqr */
    {163113, 163129, 2289, 2, 3, 0x0}, /* aten::ormqr.out */
    {163259, 163271, 2291, 1, 3, 0x0}, /* aten::outer */
    {163319, 163335, 2292, 1, 3, 0x0}, /* aten::outer.out */
    {163410, 163420, 2293, 1, 3, 0x0}, /* aten::pad */
    {163507, 163531, 2294, 1, 3, 0x0}, /* aten::pairwise_distance */
    {163635, 163647, 2295, 1, 3, 0x0}, /* aten::pdist */
    {163693, 163707, 2296, 1, 3, 0x1}, /* aten::permute */
    {163762, 163781, 2297, 1, 3, 0x80000}, /* aten::permute_copy */
    {163835, 163858, 2298, 1, 0, 0x80020}, /* aten::permute_copy.out */
    {163939, 163954, 2299, 1, 3, 0x0}, /* aten::pinverse */
    {164011, 164031, 2300, 2, 3, 0x0}, /* aten::pixel_shuffle */
    {164094, 164118, 2302, 1, 0, 0x20}, /* aten::pixel_shuffle.out */
    {164208, 164230, 2303, 2, 3, 0x0}, /* aten::pixel_unshuffle */
    {164297, 164323, 2305, 1, 0, 0x20}, /* aten::pixel_unshuffle.out */
    {164417, 164431, 2306, 2, 1, 0x2000}, /* aten::poisson */
    {164495, 164513, 2308, 1, 0, 0x2020}, /* aten::poisson.out */
    {164604, 164627, 2309, 1, 3, 0x0}, /* aten::poisson_nll_loss */
    {164742, 164754, 2310, 2, 3, 0x0}, /* aten::polar */
    {164802, 164818, 2312, 2, 3, 0x0}, /* aten::polar.out */
    {164893, 164909, 2314, 3, 1, 0x10000}, /* aten::polygamma */
    {164955, 164975, 2317, 2, 1, 0x10000}, /* aten::polygamma.out */
    {165048, 165065, 2319, 2, 1, 0x10000}, /* aten::polygamma_ */
    {165120, 165135, 2321, 1, 3, 0x10000}, /* aten::positive */
    {165179, 165196, 2322, 3, 1, 0x10001}, /* aten::pow.Scalar */
    {165253, 165274, 2325, 2, 1, 0x10000}, /* aten::pow.Scalar_out */
    {165358, 165382, 2327, 3, 1, 0x10001}, /* aten::pow.Tensor_Scalar */
    {165446, 165474, 2330, 2, 1, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {165565, 165589, 2332, 3, 1, 0x10001}, /* aten::pow.Tensor_Tensor */
    {165653, 165681, 2335, 2, 1, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {165772, 165790, 2337, 3, 1, 0x10000}, /* aten::pow_.Scalar */
    {165856, 165874, 2340, 3, 1, 0x10000}, /* aten::pow_.Tensor */
    {165940, 165952, 2343, 1, 3, 0x0}, /* aten::prelu */
    {166002, 166013, 2344, 2, 1, 0x40001}, /* aten::prod */
    {166074, 166093, 2346, 3, 1, 0x40001}, /* aten::prod.dim_int */
    {166191, 166210, 2349, 2, 1, 0x40000}, /* aten::prod.int_out */
    {166328, 166343, 2351, 1, 0, 0x20}, /* aten::prod.out */
    {166428, 166448, 2352, 1, 3, 0x0}, /* aten::promote_types */
    {166518, 166528, 2353, 1, 3, 0x0}, /* aten::put */
    {166613, 166627, 2354, 1, 0, 0x20}, /* aten::put.out */
    {166739, 166750, 2355, 2, 3, 0x0}, /* aten::put_ */
    {166844, 166853, 2357, 1, 3, 0x0}, /* aten::qr */
    {166915, 166926, 2358, 1, 3, 0x0}, /* aten::qr.Q */
    {167029, 167044, 2359, 1, 3, 0x0}, /* aten::quantile */
    {167158, 167177, 2360, 1, 3, 0x0}, /* aten::quantile.out */
    {167315, 167337, 2361, 1, 3, 0x0}, /* aten::quantile.scalar */
    {167457, 167483, 2362, 1, 3, 0x0}, /* aten::quantile.scalar_out */
    {167627, 167641, 2363, 1, 3, 0x10000}, /* aten::rad2deg */
    {167678, 167696, 2364, 1, 3, 0x10000}, /* aten::rad2deg.out */
    {167760, 167775, 2365, 1, 3, 0x10000}, /* aten::rad2deg_ */
    {167821, 167832, 2366, 2, 3, 0x2001}, /* aten::rand */
    {167960, 167981, 2368, 2, 3, 0x2000}, /* aten::rand.generator */
    {168141, 168166, 2370, 1, 3, 0x2000}, /* aten::rand.generator_out */
    {168261, 168276, 2371, 1, 3, 0x2000}, /* aten::rand.out */
    {168339, 168355, 2372, 1, 3, 0x2000}, /* aten::rand_like */
    {168520, 168540, 2373, 1, 0, 0x2020}, /* aten::rand_like.out */
    {168640, 168654, 2374, 2, 3, 0x2000}, /* aten::randint */
    {168798, 168822, 2376, 2, 3, 0x2000}, /* aten::randint.generator */
    {168998, 169026, 2378, 1, 3, 0x2000}, /* aten::randint.generator_out */
    {169137, 169155, 2379, 2, 3, 0x2000}, /* aten::randint.low */
    {169315, 169343, 2381, 2, 3, 0x2000}, /* aten::randint.low_generator */
    {169535, 169567, 2383, 1, 3, 0x2000}, /* aten::randint.low_generator_out */
    {169694, 169716, 2384, 1, 3, 0x2000}, /* aten::randint.low_out */
    {169811, 169829, 2385, 1, 3, 0x2000}, /* aten::randint.out */
    {169908, 169927, 2386, 1, 3, 0x2000}, /* aten::randint_like */
    {170108, 170137, 2387, 1, 3, 0x2000}, /* aten::randint_like.low_dtype */
    {170340, 170373, 2388, 1, 0, 0x2020}, /* aten::randint_like.low_dtype_out */
    {170511, 170534, 2389, 1, 0, 0x2020}, /* aten::randint_like.out */
    {170650, 170662, 2390, 2, 3, 0x2001}, /* aten::randn */
    {170791, 170813, 2392, 2, 3, 0x2000}, /* aten::randn.generator */
    {170974, 171000, 2394, 1, 3, 0x2000}, /* aten::randn.generator_out */
    {171096, 171112, 2395, 1, 3, 0x2000}, /* aten::randn.out */
    {171176, 171193, 2396, 1, 3, 0x2000}, /* aten::randn_like */
    {171359, 171380, 2397, 1, 0, 0x2020}, /* aten::randn_like.out */
    {171481, 171494, 2398, 1, 0, 0x2020}, /* aten::random */
    {171560, 171578, 2399, 1, 0, 0x2020}, /* aten::random.from */
    {171668, 171690, 2400, 1, 0, 0x2020}, /* aten::random.from_out */
    {171804, 171821, 2401, 1, 0, 0x2020}, /* aten::random.out */
    {171911, 171927, 2402, 1, 0, 0x2020}, /* aten::random.to */
    {172004, 172024, 2403, 1, 0, 0x2020}, /* aten::random.to_out */
    {172125, 172139, 2404, 2, 1, 0x2000}, /* aten::random_ */
    {172214, 172233, 2406, 2, 1, 0x2000}, /* aten::random_.from */
    {172332, 172349, 2408, 2, 1, 0x2000}, /* aten::random_.to */
    {172435, 172450, 2410, 2, 3, 0x2001}, /* aten::randperm */
    {172577, 172602, 2412, 2, 3, 0x2000}, /* aten::randperm.generator */
    {172761, 172790, 2414, 2, 3, 0x2000}, /* aten::randperm.generator_out */
    {172884, 172903, 2416, 1, 3, 0x2000}, /* aten::randperm.out */
    {172965, 172977, 2417, 2, 3, 0x0}, /* aten::range */
    {173117, 173133, 2419, 2, 3, 0x0}, /* aten::range.out */
    {173223, 173240, 2421, 1, 3, 0x0}, /* aten::range.out_ */
    {173316, 173333, 2422, 2, 3, 0x0}, /* aten::range.step */
    {173493, 173505, 2424, 1, 3, 0x0}, /* aten::ravel */
    {173546, 173557, 2425, 1, 1, 0x0}, /* aten::real */
    {173597, 173614, 2426, 3, 1, 0x10001}, /* aten::reciprocal */
    {173654, 173675, 2429, 2, 1, 0x10000}, /* aten::reciprocal.out */
    {173742, 173760, 2431, 3, 1, 0x10000}, /* aten::reciprocal_ */
    {173809, 173832, 2434, 2, 3, 0x1}, /* aten::reflection_pad1d */
    {173897, 173924, 2436, 2, 3, 0x0}, /* aten::reflection_pad1d.out */
    {174016, 174048, 2438, 2, 3, 0x0}, /* aten::reflection_pad1d_backward */
    {174142, 174185, 2440, 2, 3, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {174320, 174343, 2442, 2, 3, 0x1}, /* aten::reflection_pad2d */
    {174408, 174435, 2444, 2, 3, 0x0}, /* aten::reflection_pad2d.out */
    {174527, 174559, 2446, 2, 3, 0x0}, /* aten::reflection_pad2d_backward */
    {174653, 174696, 2448, 2, 3, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {174831, 174854, 2450, 2, 3, 0x1}, /* aten::reflection_pad3d */
    {174919, 174946, 2452, 2, 3, 0x0}, /* aten::reflection_pad3d.out */
    {175038, 175070, 2454, 2, 3, 0x0}, /* aten::reflection_pad3d_backward */
    {175164, 175207, 2456, 2, 3, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {175342, 175353, 2458, 2, 1, 0x10001}, /* aten::relu */
    {175387, 175402, 2460, 1, 0, 0x20}, /* aten::relu.out */
    {175463, 175475, 2461, 1, 3, 0x10000}, /* aten::relu6 */
    {175510, 175523, 2462, 1, 3, 0x0}, /* aten::relu6_ */
    {175567, 175579, 2463, 2, 1, 0x10000}, /* aten::relu_ */
    {175622, 175645, 2465, 1, 3, 0x10001}, /* aten::remainder.Scalar */
    {175705, 175735, 2466, 2, 1, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {175802, 175836, 2468, 1, 0, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {175930, 175957, 2469, 1, 3, 0x10000}, /* aten::remainder.Scalar_out */
    {176044, 176067, 2470, 3, 1, 0x10001}, /* aten::remainder.Tensor */
    {176127, 176154, 2473, 2, 1, 0x10000}, /* aten::remainder.Tensor_out */
    {176241, 176265, 2475, 1, 3, 0x10000}, /* aten::remainder_.Scalar */
    {176334, 176358, 2476, 3, 1, 0x10000}, /* aten::remainder_.Tensor */
    {176427, 176440, 2479, 3, 1, 0x0}, /* aten::renorm */
    {176511, 176528, 2482, 2, 1, 0x0}, /* aten::renorm.out */
    {176626, 176640, 2484, 3, 1, 0x0}, /* aten::renorm_ */
    {176720, 176733, 2487, 1, 3, 0x1}, /* aten::repeat */
    {176787, 176804, 2488, 1, 0, 0x20}, /* aten::repeat.out */
    {176885, 176916, 2489, 2, 3, 0x8}, /* aten::repeat_interleave.Tensor */
    {177002, 177037, 2491, 1, 0, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {177147, 177183, 2492, 1, 3, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {177302, 177335, 2493, 1, 3, 0x0}, /* aten::repeat_interleave.self_int */
    {177451, 177475, 2494, 2, 3, 0x0}, /* aten::replication_pad1d */
    {177541, 177569, 2496, 2, 3, 0x0}, /* aten::replication_pad1d.out */
    {177662, 177695, 2498, 2, 3, 0x0}, /* aten::replication_pad1d_backward */
    {177790, 177834, 2500, 2, 3, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {177970, 177994, 2502, 2, 3, 0x1}, /* aten::replication_pad2d */
    {178060, 178088, 2504, 2, 3, 0x0}, /* aten::replication_pad2d.out */
    {178181, 178214, 2506, 2, 3, 0x0}, /* aten::replication_pad2d_backward */
    {178309, 178353, 2508, 2, 3, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {178489, 178513, 2510, 2, 3, 0x1}, /* aten::replication_pad3d */
    {178579, 178607, 2512, 2, 3, 0x0}, /* aten::replication_pad3d.out */
    {178700, 178733, 2514, 2, 3, 0x0}, /* aten::replication_pad3d_backward */
    {178828, 178872, 2516, 2, 3, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {179008, 179022, 2518, 1, 0, 0x0}, /* aten::reshape */
    {179081, 179098, 2519, 1, 0, 0x0}, /* aten::reshape_as */
    {179158, 179171, 2520, 1, 0, 0x20}, /* aten::resize */
    {179259, 179276, 2521, 1, 0, 0x20}, /* aten::resize.out */
    {179388, 179402, 2522, 2, 0, 0x81}, /* aten::resize_ */
    {179499, 179515, 2524, 1, 0, 0x20}, /* aten::resize_as */
    {179612, 179632, 2525, 1, 0, 0x20}, /* aten::resize_as.out */
    {179753, 179770, 2526, 1, 3, 0x80}, /* aten::resize_as_ */
    {179876, 179895, 2527, 1, 3, 0x0}, /* aten::resolve_conj */
    {179943, 179961, 2528, 1, 3, 0x0}, /* aten::resolve_neg */
    {180008, 180033, 2529, 1, 3, 0x0}, /* aten::result_type.Scalar */
    {180101, 180133, 2530, 1, 3, 0x0}, /* aten::result_type.Scalar_Scalar */
    {180211, 180243, 2531, 1, 3, 0x0}, /* aten::result_type.Scalar_Tensor */
    {180319, 180344, 2532, 1, 3, 0x0}, /* aten::result_type.Tensor */
    {180412, 180427, 2533, 1, 3, 0x0}, /* aten::rms_norm */
    {180531, 180551, 2534, 1, 3, 0x2000}, /* aten::rnn_relu.data */
    {180732, 180753, 2535, 1, 3, 0x2000}, /* aten::rnn_relu.input */
    {180934, 180954, 2536, 1, 3, 0x0}, /* aten::rnn_relu_cell */
    {181073, 181093, 2537, 1, 3, 0x2000}, /* aten::rnn_tanh.data */
    {181274, 181295, 2538, 1, 3, 0x2000}, /* aten::rnn_tanh.input */
    {181476, 181496, 2539, 1, 3, 0x0}, /* aten::rnn_tanh_cell */
    {181615, 181626, 2540, 2, 3, 0x0}, /* aten::roll */
    {181694, 181709, 2542, 1, 0, 0x20}, /* aten::roll.out */
    {181804, 181816, 2543, 1, 3, 0x0}, /* aten::rot90 */
    {181878, 181894, 2544, 1, 0, 0x20}, /* aten::rot90.out */
    {181984, 181996, 2545, 3, 1, 0x10001}, /* aten::round */
    {182031, 182052, 2548, 3, 1, 0x10000}, /* aten::round.decimals */
    {182113, 182138, 2551, 2, 1, 0x10000}, /* aten::round.decimals_out */
    {182223, 182239, 2553, 2, 1, 0x10000}, /* aten::round.out */
    {182301, 182314, 2555, 3, 1, 0x10000}, /* aten::round_ */
    {182358, 182380, 2558, 3, 1, 0x10000}, /* aten::round_.decimals */
    {182450, 182466, 2561, 1, 3, 0x0}, /* aten::row_stack */
    {182510, 182530, 2562, 1, 3, 0x0}, /* aten::row_stack.out */
    {182601, 182613, 2563, 1, 1, 0x12000}, /* aten::rrelu */
    {182749, 182762, 2564, 1, 1, 0x2000}, /* aten::rrelu_ */
    {182907, 182930, 2565, 2, 3, 0x2000}, /* aten::rrelu_with_noise */
    {183095, 183122, 2567, 2, 3, 0x2000}, /* aten::rrelu_with_noise.out */
    {183314, 183338, 2569, 2, 3, 0x2000}, /* aten::rrelu_with_noise_ */
    {183512, 183544, 2571, 1, 3, 0x0}, /* aten::rrelu_with_noise_backward */
    {183697, 183733, 2572, 1, 0, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {183913, 183947, 2573, 1, 0, 0x2020}, /* aten::rrelu_with_noise_functional */
    {184140, 184152, 2574, 3, 1, 0x10001}, /* aten::rsqrt */
    {184187, 184203, 2577, 2, 1, 0x10000}, /* aten::rsqrt.out */
    {184265, 184278, 2579, 3, 1, 0x10000}, /* aten::rsqrt_ */
    {184322, 184340, 2582, 1, 1, 0x10000}, /* aten::rsub.Scalar */
    {184411, 184433, 2583, 1, 0, 0x20}, /* aten::rsub.Scalar_out */
    {184531, 184549, 2584, 2, 1, 0x0}, /* aten::rsub.Tensor */
    {184623, 184645, 2586, 1, 0, 0x20}, /* aten::rsub.Tensor_out */
    {184743, 184763, 2587, 2, 3, 0x1}, /* aten::scalar_tensor */
    {184895, 184919, 2589, 1, 0, 0x20}, /* aten::scalar_tensor.out */
    {184986, 185021, 2590, 1, 3, 0x2000}, /* aten::scaled_dot_product_attention */
    {185218, 185239, 2591, 3, 3, 0x0}, /* aten::scatter.reduce */
    {185333, 185358, 2594, 2, 3, 0x0}, /* aten::scatter.reduce_out */
    {185476, 185494, 2596, 3, 3, 0x1}, /* aten::scatter.src */
    {185570, 185592, 2599, 2, 3, 0x0}, /* aten::scatter.src_out */
    {185695, 185715, 2601, 3, 3, 0x1}, /* aten::scatter.value */
    {185795, 185819, 2604, 2, 3, 0x0}, /* aten::scatter.value_out */
    {185926, 185953, 2606, 3, 3, 0x0}, /* aten::scatter.value_reduce */
    {186055, 186086, 2609, 2, 3, 0x0}, /* aten::scatter.value_reduce_out */
    {186212, 186234, 2611, 3, 3, 0x0}, /* aten::scatter_.reduce */
    {186337, 186356, 2614, 3, 3, 0x0}, /* aten::scatter_.src */
    {186441, 186462, 2617, 3, 3, 0x0}, /* aten::scatter_.value */
    {186551, 186579, 2620, 3, 3, 0x0}, /* aten::scatter_.value_reduce */
    {186690, 186708, 2623, 3, 3, 0x1}, /* aten::scatter_add */
    {186784, 186806, 2626, 2, 3, 0x0}, /* aten::scatter_add.out */
    {186909, 186928, 2628, 3, 3, 0x0}, /* aten::scatter_add_ */
    {187013, 187038, 2631, 3, 3, 0x1}, /* aten::scatter_reduce.two */
    {187160, 187189, 2634, 2, 3, 0x0}, /* aten::scatter_reduce.two_out */
    {187335, 187361, 2636, 3, 3, 0x0}, /* aten::scatter_reduce_.two */
    {187492, 187518, 2639, 2, 3, 0x0}, /* aten::searchsorted.Scalar */
    {187671, 187701, 2641, 2, 3, 0x0}, /* aten::searchsorted.Scalar_out */
    {187878, 187904, 2643, 2, 3, 0x0}, /* aten::searchsorted.Tensor */
    {188057, 188087, 2645, 2, 3, 0x0}, /* aten::searchsorted.Tensor_out */
    {188264, 188285, 2647, 2, 3, 0x0}, /* aten::segment_reduce */
    {188463, 188488, 2649, 1, 0, 0x20}, /* aten::segment_reduce.out */
    {188690, 188707, 2650, 1, 0, 0x1}, /* aten::select.int */
    {188776, 188798, 2651, 1, 0, 0x0}, /* aten::select_backward */
    {188895, 188921, 2652, 1, 0, 0x20}, /* aten::select_backward.out */
    {189045, 189067, 2653, 1, 3, 0x80000}, /* aten::select_copy.int */
    {189135, 189161, 2654, 1, 0, 0x80020}, /* aten::select_copy.int_out */
    {189256, 189277, 2655, 1, 0, 0x1}, /* aten::select_scatter */
    {189356, 189381, 2656, 1, 0, 0x20}, /* aten::select_scatter.out */
    {189487, 189498, 2657, 1, 1, 0x10000}, /* aten::selu */
    {189532, 189544, 2658, 1, 1, 0x10000}, /* aten::selu_ */
    {189587, 189597, 2659, 3, 3, 0x10000}, /* aten::sgn */
    {189630, 189644, 2662, 2, 3, 0x10000}, /* aten::sgn.out */
    {189704, 189715, 2664, 3, 3, 0x10000}, /* aten::sgn_ */
    {189757, 189771, 2667, 3, 1, 0x10001}, /* aten::sigmoid */
    {189808, 189826, 2670, 2, 1, 0x10000}, /* aten::sigmoid.out */
    {189890, 189905, 2672, 3, 1, 0x10000}, /* aten::sigmoid_ */
    {189951, 189974, 2675, 3, 3, 0x10000}, /* aten::sigmoid_backward */
    {190042, 190076, 2678, 2, 3, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {190185, 190196, 2680, 3, 1, 0x10001}, /* aten::sign */
    {190230, 190245, 2683, 2, 1, 0x10000}, /* aten::sign.out */
    {190306, 190318, 2685, 3, 1, 0x10000}, /* aten::sign_ */
    {190361, 190375, 2688, 3, 3, 0x10000}, /* aten::signbit */
    {190412, 190430, 2691, 2, 3, 0x10000}, /* aten::signbit.out */
    {190494, 190505, 2693, 3, 3, 0x10000}, /* aten::silu */
    {190539, 190554, 2696, 2, 3, 0x10000}, /* aten::silu.out */
    {190615, 190627, 2698, 3, 3, 0x10000}, /* aten::silu_ */
    {190670, 190690, 2701, 3, 3, 0x10000}, /* aten::silu_backward */
    {190753, 190784, 2704, 2, 3, 0x10000}, /* aten::silu_backward.grad_input */
    {190888, 190898, 2706, 3, 1, 0x10001}, /* aten::sin */
    {190931, 190945, 2709, 2, 1, 0x10000}, /* aten::sin.out */
    {191005, 191016, 2711, 3, 1, 0x10000}, /* aten::sin_ */
    {191058, 191069, 2714, 3, 3, 0x10000}, /* aten::sinc */
    {191103, 191118, 2717, 2, 3, 0x10000}, /* aten::sinc.out */
    {191179, 191191, 2719, 3, 3, 0x10000}, /* aten::sinc_ */
    {191234, 191245, 2722, 3, 1, 0x10001}, /* aten::sinh */
    {191279, 191294, 2725, 2, 1, 0x10000}, /* aten::sinh.out */
    {191355, 191367, 2727, 3, 1, 0x10000}, /* aten::sinh_ */
    {191410, 191425, 2730, 1, 0, 0x0}, /* aten::size.int */
    {191469, 191488, 2731, 1, 0, 0x1}, /* aten::slice.Tensor */
    {191600, 191621, 2732, 1, 0, 0x0}, /* aten::slice_backward */
    {191742, 191767, 2733, 1, 0, 0x20}, /* aten::slice_backward.out */
    {191915, 191939, 2734, 1, 3, 0x80000}, /* aten::slice_copy.Tensor */
    {192050, 192078, 2735, 1, 0, 0x80020}, /* aten::slice_copy.Tensor_out */
    {192216, 192236, 2736, 1, 0, 0x80001}, /* aten::slice_scatter */
    {192355, 192379, 2737, 1, 0, 0x80020}, /* aten::slice_scatter.out */
    {192525, 192539, 2738, 1, 3, 0x0}, /* aten::slogdet */
    {192601, 192619, 2739, 1, 3, 0x0}, /* aten::slogdet.out */
    {192735, 192756, 2740, 2, 1, 0x0}, /* aten::smooth_l1_loss */
    {192851, 192876, 2742, 2, 1, 0x0}, /* aten::smooth_l1_loss.out */
    {192998, 193028, 2744, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward */
    {193143, 193184, 2746, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {193340, 193363, 2748, 2, 3, 0x0}, /* aten::soft_margin_loss */
    {193444, 193471, 2750, 1, 3, 0x0}, /* aten::soft_margin_loss.out */
    {193579, 193611, 2751, 2, 3, 0x0}, /* aten::soft_margin_loss_backward */
    {193716, 193759, 2753, 1, 3, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {193905, 193923, 2754, 1, 3, 0x0}, /* aten::softmax.int */
    {193997, 194019, 2755, 2, 3, 0x0}, /* aten::softmax.int_out */
    {194120, 194135, 2757, 3, 1, 0x10000}, /* aten::softplus */
    {194209, 194228, 2760, 2, 1, 0x0}, /* aten::softplus.out */
    {194329, 194353, 2762, 3, 3, 0x0}, /* aten::softplus_backward */
    {194451, 194486, 2765, 2, 3, 0x0}, /* aten::softplus_backward.grad_input */
    {194625, 194642, 2767, 3, 1, 0x10000}, /* aten::softshrink */
    {194700, 194721, 2770, 2, 1, 0x0}, /* aten::softshrink.out */
    {194806, 194832, 2772, 3, 3, 0x0}, /* aten::softshrink_backward */
    {194915, 194952, 2775, 2, 3, 0x0}, /* aten::softshrink_backward.grad_input */
    {195076, 195087, 2777, 1, 1, 0x1}, /* aten::sort */
    {195181, 195199, 2778, 3, 3, 0x0}, /* aten::sort.stable */
    {195317, 195335, 2781, 2, 1, 0x0}, /* aten::sort.values */
    {195486, 195511, 2783, 2, 3, 0x0}, /* aten::sort.values_stable */
    {195683, 195705, 2785, 3, 3, 0x10000}, /* aten::special_airy_ai */
    {195747, 195773, 2788, 2, 3, 0x10000}, /* aten::special_airy_ai.out */
    {195842, 195866, 2790, 3, 3, 0x10000}, /* aten::special_bessel_j0 */
    {195913, 195941, 2793, 2, 3, 0x10000}, /* aten::special_bessel_j0.out */
    {196015, 196039, 2795, 3, 3, 0x10000}, /* aten::special_bessel_j1 */
    {196086, 196114, 2798, 2, 3, 0x10000}, /* aten::special_bessel_j1.out */
    {196188, 196212, 2800, 3, 3, 0x10000}, /* aten::special_bessel_y0 */
    {196259, 196287, 2803, 2, 3, 0x10000}, /* aten::special_bessel_y0.out */
    {196361, 196385, 2805, 3, 3, 0x10000}, /* aten::special_bessel_y1 */
    {196432, 196460, 2808, 2, 3, 0x10000}, /* aten::special_bessel_y1.out */
    {196534, 196571, 2810, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {196638, 196684, 2813, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {196760, 196810, 2814, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {196913, 196954, 2815, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {197048, 197094, 2817, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {197170, 197220, 2818, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {197323, 197360, 2819, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {197427, 197473, 2822, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {197549, 197599, 2823, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {197702, 197743, 2824, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {197837, 197883, 2826, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {197959, 198009, 2827, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {198112, 198149, 2828, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {198216, 198262, 2831, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {198338, 198388, 2832, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {198491, 198532, 2833, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {198626, 198672, 2835, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {198748, 198798, 2836, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {198901, 198938, 2837, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {199005, 199051, 2840, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {199127, 199177, 2841, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {199280, 199321, 2842, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {199415, 199461, 2844, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {199537, 199587, 2845, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {199690, 199712, 2846, 1, 3, 0x0}, /* aten::special_digamma */
    {199757, 199783, 2847, 1, 3, 0x0}, /* aten::special_digamma.out */
    {199855, 199874, 2848, 3, 3, 0x10000}, /* aten::special_entr */
    {199916, 199939, 2851, 2, 3, 0x10000}, /* aten::special_entr.out */
    {200008, 200026, 2853, 1, 3, 0x0}, /* aten::special_erf */
    {200067, 200089, 2854, 1, 3, 0x0}, /* aten::special_erf.out */
    {200157, 200176, 2855, 1, 3, 0x0}, /* aten::special_erfc */
    {200218, 200241, 2856, 1, 3, 0x0}, /* aten::special_erfc.out */
    {200310, 200330, 2857, 3, 3, 0x10000}, /* aten::special_erfcx */
    {200373, 200397, 2860, 2, 3, 0x10000}, /* aten::special_erfcx.out */
    {200467, 200488, 2862, 1, 3, 0x0}, /* aten::special_erfinv */
    {200532, 200557, 2863, 1, 3, 0x0}, /* aten::special_erfinv.out */
    {200628, 200647, 2864, 1, 3, 0x0}, /* aten::special_exp2 */
    {200689, 200712, 2865, 1, 3, 0x0}, /* aten::special_exp2.out */
    {200781, 200801, 2866, 1, 3, 0x0}, /* aten::special_expit */
    {200844, 200868, 2867, 1, 3, 0x0}, /* aten::special_expit.out */
    {200938, 200958, 2868, 1, 3, 0x0}, /* aten::special_expm1 */
    {201001, 201025, 2869, 1, 3, 0x0}, /* aten::special_expm1.out */
    {201095, 201118, 2870, 1, 3, 0x0}, /* aten::special_gammainc */
    {201178, 201205, 2871, 1, 3, 0x0}, /* aten::special_gammainc.out */
    {201292, 201316, 2872, 1, 3, 0x0}, /* aten::special_gammaincc */
    {201377, 201405, 2873, 1, 3, 0x0}, /* aten::special_gammaincc.out */
    {201493, 201515, 2874, 1, 3, 0x0}, /* aten::special_gammaln */
    {201560, 201586, 2875, 1, 3, 0x0}, /* aten::special_gammaln.out */
    {201658, 201693, 2876, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_h */
    {201758, 201802, 2879, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {201876, 201924, 2880, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {202025, 202064, 2881, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {202156, 202200, 2883, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {202274, 202322, 2884, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {202423, 202459, 2885, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_he */
    {202525, 202570, 2888, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {202645, 202694, 2889, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {202796, 202836, 2890, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {202929, 202974, 2892, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {203049, 203098, 2893, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {203200, 203217, 2894, 1, 3, 0x0}, /* aten::special_i0 */
    {203257, 203278, 2895, 1, 3, 0x0}, /* aten::special_i0.out */
    {203345, 203363, 2896, 3, 3, 0x10000}, /* aten::special_i0e */
    {203404, 203426, 2899, 2, 3, 0x10000}, /* aten::special_i0e.out */
    {203494, 203511, 2901, 3, 3, 0x10000}, /* aten::special_i1 */
    {203551, 203572, 2904, 2, 3, 0x10000}, /* aten::special_i1.out */
    {203639, 203657, 2906, 3, 3, 0x10000}, /* aten::special_i1e */
    {203698, 203720, 2909, 2, 3, 0x10000}, /* aten::special_i1e.out */
    {203788, 203824, 2911, 3, 1, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {203890, 203935, 2914, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {204010, 204059, 2915, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {204161, 204201, 2916, 2, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {204294, 204339, 2918, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {204414, 204463, 2919, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {204565, 204601, 2920, 3, 1, 0x10000}, /* aten::special_legendre_polynomial_p */
    {204667, 204712, 2923, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {204787, 204836, 2924, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {204938, 204978, 2925, 2, 1, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {205071, 205116, 2927, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {205191, 205240, 2928, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {205342, 205362, 2929, 1, 3, 0x0}, /* aten::special_log1p */
    {205405, 205429, 2930, 1, 3, 0x0}, /* aten::special_log1p.out */
    {205499, 205522, 2931, 3, 3, 0x10000}, /* aten::special_log_ndtr */
    {205568, 205595, 2934, 2, 3, 0x10000}, /* aten::special_log_ndtr.out */
    {205668, 205694, 2936, 1, 3, 0x0}, /* aten::special_log_softmax */
    {205779, 205799, 2937, 1, 3, 0x0}, /* aten::special_logit */
    {205859, 205883, 2938, 1, 3, 0x0}, /* aten::special_logit.out */
    {205970, 205994, 2939, 1, 3, 0x0}, /* aten::special_logsumexp */
    {206073, 206101, 2940, 1, 3, 0x0}, /* aten::special_logsumexp.out */
    {206207, 206240, 2941, 3, 3, 0x10000}, /* aten::special_modified_bessel_i0 */
    {206296, 206333, 2944, 2, 3, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {206416, 206449, 2946, 3, 3, 0x10000}, /* aten::special_modified_bessel_i1 */
    {206505, 206542, 2949, 2, 3, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {206625, 206658, 2951, 3, 3, 0x10000}, /* aten::special_modified_bessel_k0 */
    {206714, 206751, 2954, 2, 3, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {206834, 206867, 2956, 3, 3, 0x10000}, /* aten::special_modified_bessel_k1 */
    {206923, 206960, 2959, 2, 3, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {207043, 207070, 2961, 1, 3, 0x0}, /* aten::special_multigammaln */
    {207127, 207158, 2962, 1, 3, 0x0}, /* aten::special_multigammaln.out */
    {207242, 207261, 2963, 1, 3, 0x0}, /* aten::special_ndtr */
    {207303, 207326, 2964, 1, 3, 0x0}, /* aten::special_ndtr.out */
    {207395, 207415, 2965, 3, 3, 0x10000}, /* aten::special_ndtri */
    {207458, 207482, 2968, 2, 3, 0x10000}, /* aten::special_ndtri.out */
    {207552, 207576, 2970, 1, 3, 0x0}, /* aten::special_polygamma */
    {207630, 207658, 2971, 1, 3, 0x0}, /* aten::special_polygamma.out */
    {207739, 207757, 2972, 1, 3, 0x0}, /* aten::special_psi */
    {207798, 207820, 2973, 1, 3, 0x0}, /* aten::special_psi.out */
    {207888, 207908, 2974, 1, 3, 0x0}, /* aten::special_round */
    {207970, 207994, 2975, 1, 3, 0x0}, /* aten::special_round.out */
    {208080, 208120, 2976, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {208180, 208224, 2979, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {208311, 208351, 2981, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {208411, 208455, 2984, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {208542, 208587, 2986, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {208662, 208716, 2989, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {208800, 208858, 2990, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {208969, 209018, 2991, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {209120, 209174, 2993, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {209258, 209316, 2994, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {209427, 209472, 2995, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {209547, 209601, 2998, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {209685, 209743, 2999, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {209854, 209903, 3000, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {210005, 210059, 3002, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {210143, 210201, 3003, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {210312, 210357, 3004, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {210432, 210486, 3007, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {210570, 210628, 3008, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {210739, 210788, 3009, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {210890, 210944, 3011, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {211028, 211086, 3012, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {211197, 211242, 3013, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {211317, 211371, 3016, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {211455, 211513, 3017, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {211624, 211673, 3018, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {211775, 211829, 3020, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {211913, 211971, 3021, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {212082, 212101, 3022, 1, 3, 0x0}, /* aten::special_sinc */
    {212143, 212166, 3023, 1, 3, 0x0}, /* aten::special_sinc.out */
    {212235, 212257, 3024, 1, 3, 0x0}, /* aten::special_softmax */
    {212335, 212369, 3025, 3, 3, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {212423, 212461, 3028, 2, 3, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {212542, 212564, 3030, 3, 1, 0x10000}, /* aten::special_xlog1py */
    {212623, 212658, 3033, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {212730, 212769, 3034, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {212868, 212894, 3035, 2, 1, 0x10000}, /* aten::special_xlog1py.out */
    {212980, 213014, 3037, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {213085, 213123, 3038, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {213221, 213241, 3039, 1, 1, 0x0}, /* aten::special_xlogy */
    {213298, 213331, 3040, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {213401, 213438, 3041, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {213535, 213559, 3042, 1, 1, 0x0}, /* aten::special_xlogy.out */
    {213643, 213675, 3043, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {213744, 213780, 3044, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {213876, 213895, 3045, 3, 1, 0x10000}, /* aten::special_zeta */
    {213951, 213983, 3048, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {214052, 214088, 3049, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {214184, 214207, 3050, 2, 1, 0x10000}, /* aten::special_zeta.out */
    {214290, 214321, 3052, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {214389, 214424, 3053, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {214519, 214538, 3054, 1, 0, 0x0}, /* aten::split.Tensor */
    {214623, 214641, 3055, 1, 2, 0x0}, /* aten::split.sizes */
    {214727, 214751, 3056, 1, 3, 0x80000}, /* aten::split_copy.Tensor */
    {214830, 214858, 3057, 1, 3, 0x0}, /* aten::split_copy.Tensor_out */
    {214956, 214979, 3058, 1, 0, 0x1}, /* aten::split_with_sizes */
    {215071, 215099, 3059, 1, 3, 0x80000}, /* aten::split_with_sizes_copy */
    {215185, 215217, 3060, 1, 3, 0x0}, /* aten::split_with_sizes_copy.out */
    {215322, 215333, 3061, 3, 1, 0x10001}, /* aten::sqrt */
    {215367, 215382, 3064, 2, 1, 0x10000}, /* aten::sqrt.out */
    {215443, 215455, 3066, 3, 1, 0x10000}, /* aten::sqrt_ */
    {215498, 215511, 3069, 1, 1, 0x10000}, /* aten::square */
    {215547, 215564, 3070, 1, 3, 0x10000}, /* aten::square.out */
    {215627, 215641, 3071, 1, 1, 0x10000}, /* aten::square_ */
    {215686, 215700, 3072, 1, 0, 0x0}, /* aten::squeeze */
    {215743, 215761, 3073, 1, 0, 0x1}, /* aten::squeeze.dim */
    {215817, 215836, 3074, 1, 0, 0x1}, /* aten::squeeze.dims */
    {215895, 215910, 3075, 1, 0, 0x80}, /* aten::squeeze_ */
    {215956, 215975, 3076, 1, 0, 0x80}, /* aten::squeeze_.dim */
    {216034, 216054, 3077, 1, 0, 0x80}, /* aten::squeeze_.dims */
    {216116, 216135, 3078, 1, 3, 0x80000}, /* aten::squeeze_copy */
    {216177, 216200, 3079, 1, 3, 0x80000}, /* aten::squeeze_copy.dim */
    {216255, 216282, 3080, 1, 0, 0x80020}, /* aten::squeeze_copy.dim_out */
    {216364, 216388, 3081, 1, 3, 0x80000}, /* aten::squeeze_copy.dims */
    {216446, 216474, 3082, 1, 0, 0x80020}, /* aten::squeeze_copy.dims_out */
    {216559, 216582, 3083, 1, 0, 0x80020}, /* aten::squeeze_copy.out */
    {216651, 216663, 3084, 1, 3, 0x0}, /* aten::stack */
    {216714, 216730, 3085, 1, 3, 0x0}, /* aten::stack.out */
    {216808, 216818, 3086, 1, 1, 0x40000}, /* aten::std */
    {216871, 216892, 3087, 2, 1, 0x40000}, /* aten::std.correction */
    {217002, 217027, 3089, 2, 1, 0x40000}, /* aten::std.correction_out */
    {217161, 217175, 3091, 1, 1, 0x40000}, /* aten::std.dim */
    {217265, 217279, 3092, 1, 1, 0x40000}, /* aten::std.out */
    {217392, 217407, 3093, 1, 1, 0x40000}, /* aten::std_mean */
    {217475, 217501, 3094, 2, 1, 0x40000}, /* aten::std_mean.correction */
    {217626, 217656, 3096, 1, 0, 0x20}, /* aten::std_mean.correction_out */
    {217827, 217846, 3097, 1, 1, 0x40000}, /* aten::std_mean.dim */
    {217951, 217968, 3098, 1, 0, 0x0}, /* aten::stride.int */
    {218014, 218031, 3099, 1, 1, 0x10001}, /* aten::sub.Scalar */
    {218101, 218122, 3100, 1, 0, 0x20}, /* aten::sub.Scalar_out */
    {218219, 218236, 3101, 3, 1, 0x10001}, /* aten::sub.Tensor */
    {218309, 218323, 3104, 2, 1, 0x10000}, /* aten::sub.out */
    {218413, 218431, 3106, 1, 1, 0x10000}, /* aten::sub_.Scalar */
    {218510, 218528, 3107, 3, 1, 0x10000}, /* aten::sub_.Tensor */
    {218610, 218632, 3110, 1, 3, 0x0}, /* aten::subtract.Scalar */
    {218707, 218729, 3111, 1, 3, 0x0}, /* aten::subtract.Tensor */
    {218807, 218826, 3112, 1, 3, 0x0}, /* aten::subtract.out */
    {218921, 218944, 3113, 1, 3, 0x0}, /* aten::subtract_.Scalar */
    {219028, 219051, 3114, 1, 3, 0x0}, /* aten::subtract_.Tensor */
    {219138, 219148, 3115, 1, 1, 0x40000}, /* aten::sum */
    {219208, 219230, 3116, 2, 1, 0x40000}, /* aten::sum.IntList_out */
    {219355, 219377, 3118, 3, 1, 0x40001}, /* aten::sum.dim_IntList */
    {219482, 219496, 3121, 1, 0, 0x20}, /* aten::sum.out */
    {219580, 219598, 3122, 1, 0, 0x0}, /* aten::sum_to_size */
    {219654, 219664, 3123, 1, 3, 0x0}, /* aten::svd */
    {219759, 219771, 3124, 1, 3, 0x0}, /* aten::svd.U */
    {219925, 219940, 3125, 1, 0, 0x0}, /* aten::swapaxes */
    {220006, 220022, 3126, 1, 0, 0x80}, /* aten::swapaxes_ */
    {220091, 220106, 3127, 1, 0, 0x0}, /* aten::swapdims */
    {220170, 220186, 3128, 1, 0, 0x80}, /* aten::swapdims_ */
    {220253, 220269, 3129, 1, 0, 0x1}, /* aten::sym_numel */
    {220308, 220327, 3130, 1, 0, 0x1}, /* aten::sym_size.int */
    {220378, 220403, 3131, 1, 0, 0x1}, /* aten::sym_storage_offset */
    {220451, 220472, 3132, 1, 0, 0x1}, /* aten::sym_stride.int */
    {220525, 220533, 3133, 1, 0, 0x0}, /* aten::t */
    {220570, 220579, 3134, 1, 0, 0x80}, /* aten::t_ */
    {220619, 220632, 3135, 1, 3, 0x80000}, /* aten::t_copy */
    {220668, 220685, 3136, 1, 0, 0x80020}, /* aten::t_copy.out */
    {220748, 220759, 3137, 2, 3, 0x0}, /* aten::take */
    {220807, 220822, 3139, 2, 3, 0x0}, /* aten::take.out */
    {220897, 220918, 3141, 1, 3, 0x0}, /* aten::take_along_dim */
    {220993, 221018, 3142, 1, 3, 0x0}, /* aten::take_along_dim.out */
    {221120, 221130, 3143, 3, 1, 0x10001}, /* aten::tan */
    {221163, 221177, 3146, 2, 1, 0x10000}, /* aten::tan.out */
    {221237, 221248, 3148, 3, 1, 0x10000}, /* aten::tan_ */
    {221290, 221301, 3151, 3, 1, 0x10001}, /* aten::tanh */
    {221335, 221350, 3154, 2, 1, 0x10000}, /* aten::tanh.out */
    {221411, 221423, 3156, 3, 1, 0x10000}, /* aten::tanh_ */
    {221466, 221486, 3159, 3, 3, 0x10000}, /* aten::tanh_backward */
    {221551, 221582, 3162, 2, 3, 0x10000}, /* aten::tanh_backward.grad_input */
    {221688, 221715, 3164, 1, 3, 0x0}, /* aten::tensor_split.indices */
    {221807, 221835, 3165, 1, 3, 0x0}, /* aten::tensor_split.sections */
    {221927, 221973, 3166, 1, 3, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {222101, 222117, 3167, 1, 3, 0x0}, /* aten::tensordot */
    {222205, 222225, 3168, 1, 3, 0x0}, /* aten::tensordot.out */
    {222340, 222356, 3169, 3, 1, 0x10000}, /* aten::threshold */
    {222427, 222447, 3172, 2, 1, 0x0}, /* aten::threshold.out */
    {222545, 222562, 3174, 3, 1, 0x0}, /* aten::threshold_ */
    {222642, 222667, 3177, 3, 3, 0x10000}, /* aten::threshold_backward */
    {222753, 222789, 3180, 2, 3, 0x0}, /* aten::threshold_backward.grad_input */
    {222916, 222927, 3182, 1, 3, 0x0}, /* aten::tile */
    {222976, 222992, 3183, 1, 0, 0x0}, /* aten::to.device */
    {223146, 223161, 3184, 1, 0, 0x0}, /* aten::to.dtype */
    {223299, 223321, 3185, 1, 0, 0x0}, /* aten::to.dtype_layout */
    {223540, 223555, 3186, 1, 0, 0x0}, /* aten::to.other */
    {223689, 223700, 3187, 3, 3, 0x1}, /* aten::topk */
    {223818, 223836, 3190, 2, 3, 0x0}, /* aten::topk.values */
    {224011, 224023, 3192, 2, 3, 0x0}, /* aten::trace */
    {224058, 224074, 3194, 1, 0, 0x20}, /* aten::trace.out */
    {224136, 224156, 3195, 1, 0, 0x0}, /* aten::transpose.int */
    {224225, 224242, 3196, 1, 0, 0x80}, /* aten::transpose_ */
    {224310, 224335, 3197, 1, 3, 0x80000}, /* aten::transpose_copy.int */
    {224403, 224432, 3198, 1, 0, 0x80020}, /* aten::transpose_copy.int_out */
    {224527, 224546, 3199, 1, 3, 0x0}, /* aten::trapezoid.dx */
    {224613, 224631, 3200, 1, 3, 0x0}, /* aten::trapezoid.x */
    {224694, 224709, 3201, 1, 3, 0x0}, /* aten::trapz.dx */
    {224771, 224785, 3202, 1, 3, 0x0}, /* aten::trapz.x */
    {224844, 224867, 3203, 2, 3, 0x0}, /* aten::triangular_solve */
    {225026, 225051, 3205, 2, 3, 0x0}, /* aten::triangular_solve.X */
    {225251, 225262, 3207, 3, 3, 0x0}, /* aten::tril */
    {225315, 225330, 3210, 2, 3, 0x0}, /* aten::tril.out */
    {225410, 225422, 3212, 3, 3, 0x0}, /* aten::tril_ */
    {225484, 225503, 3215, 3, 3, 0x0}, /* aten::tril_indices */
    {225656, 225679, 3218, 1, 0, 0x20}, /* aten::tril_indices.out */
    {225767, 225793, 3219, 1, 3, 0x0}, /* aten::triplet_margin_loss */
    {225961, 225972, 3220, 3, 3, 0x0}, /* aten::triu */
    {226025, 226040, 3223, 2, 3, 0x0}, /* aten::triu.out */
    {226120, 226132, 3225, 3, 3, 0x0}, /* aten::triu_ */
    {226194, 226213, 3228, 3, 3, 0x0}, /* aten::triu_indices */
    {226366, 226389, 3231, 1, 0, 0x20}, /* aten::triu_indices.out */
    {226477, 226502, 3232, 1, 1, 0x0}, /* aten::true_divide.Scalar */
    {226564, 226589, 3233, 1, 1, 0x10000}, /* aten::true_divide.Tensor */
    {226651, 226673, 3234, 1, 1, 0x0}, /* aten::true_divide.out */
    {226755, 226781, 3235, 1, 1, 0x0}, /* aten::true_divide_.Scalar */
    {226852, 226878, 3236, 1, 1, 0x0}, /* aten::true_divide_.Tensor */
    {226949, 226961, 3237, 3, 1, 0x10001}, /* aten::trunc */
    {226996, 227012, 3240, 2, 1, 0x10000}, /* aten::trunc.out */
    {227074, 227087, 3242, 3, 1, 0x10000}, /* aten::trunc_ */
    {227131, 227145, 3245, 1, 3, 0x0}, /* aten::type_as */
    {227196, 227213, 3246, 1, 3, 0x0}, /* aten::unbind.int */
    {227277, 227299, 3247, 1, 3, 0x80000}, /* aten::unbind_copy.int */
    {227357, 227383, 3248, 1, 3, 0x0}, /* aten::unbind_copy.int_out */
    {227460, 227480, 3249, 1, 3, 0x0}, /* aten::unflatten.int */
    {227554, 227567, 3250, 2, 0, 0x0}, /* aten::unfold */
    {227644, 227666, 3252, 2, 3, 0x0}, /* aten::unfold_backward */
    {227765, 227791, 3254, 1, 0, 0x20}, /* aten::unfold_backward.out */
    {227917, 227935, 3255, 1, 3, 0x80000}, /* aten::unfold_copy */
    {228011, 228033, 3256, 1, 0, 0x80020}, /* aten::unfold_copy.out */
    {228136, 228150, 3257, 1, 0, 0x2020}, /* aten::uniform */
    {228245, 228263, 3258, 1, 0, 0x2020}, /* aten::uniform.out */
    {228382, 228397, 3259, 2, 1, 0x2000}, /* aten::uniform_ */
    {228499, 228524, 3261, 2, 3, 0x8}, /* aten::unique_consecutive */
    {228658, 228687, 3263, 1, 0, 0x20}, /* aten::unique_consecutive.out */
    {228891, 228908, 3264, 2, 3, 0x8}, /* aten::unique_dim */
    {229046, 229067, 3266, 1, 0, 0x20}, /* aten::unique_dim.out */
    {229275, 229304, 3267, 2, 3, 0x8}, /* aten::unique_dim_consecutive */
    {229436, 229469, 3269, 1, 0, 0x20}, /* aten::unique_dim_consecutive.out */
    {229671, 229690, 3270, 1, 0, 0x100}, /* aten::unsafe_chunk */
    {229757, 229783, 3271, 1, 0, 0x0}, /* aten::unsafe_split.Tensor */
    {229864, 229894, 3272, 1, 0, 0x20}, /* aten::unsafe_split.Tensor_out */
    {229994, 230024, 3273, 1, 0, 0x0}, /* aten::unsafe_split_with_sizes */
    {230112, 230146, 3274, 1, 0, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {230253, 230269, 3275, 1, 0, 0x1}, /* aten::unsqueeze */
    {230323, 230340, 3276, 1, 0, 0x80}, /* aten::unsqueeze_ */
    {230397, 230418, 3277, 1, 3, 0x80000}, /* aten::unsqueeze_copy */
    {230471, 230496, 3278, 1, 0, 0x80020}, /* aten::unsqueeze_copy.out */
    {230576, 230601, 3279, 2, 3, 0x0}, /* aten::upsample_bicubic2d */
    {230736, 230765, 3281, 2, 3, 0x0}, /* aten::upsample_bicubic2d.out */
    {230927, 230956, 3283, 1, 3, 0x0}, /* aten::upsample_bicubic2d.vec */
    {231076, 231110, 3284, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward */
    {231283, 231328, 3286, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {231542, 231568, 3288, 2, 3, 0x0}, /* aten::upsample_bilinear2d */
    {231704, 231734, 3290, 2, 3, 0x0}, /* aten::upsample_bilinear2d.out */
    {231897, 231927, 3292, 1, 3, 0x1}, /* aten::upsample_bilinear2d.vec */
    {232048, 232083, 3293, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward */
    {232257, 232303, 3295, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {232518, 232542, 3297, 2, 3, 0x0}, /* aten::upsample_linear1d */
    {232652, 232680, 3299, 2, 3, 0x0}, /* aten::upsample_linear1d.out */
    {232817, 232845, 3301, 1, 3, 0x0}, /* aten::upsample_linear1d.vec */
    {232964, 232997, 3302, 2, 3, 0x0}, /* aten::upsample_linear1d_backward */
    {233145, 233189, 3304, 2, 3, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {233378, 233403, 3306, 2, 3, 0x0}, /* aten::upsample_nearest1d */
    {233494, 233523, 3308, 2, 3, 0x0}, /* aten::upsample_nearest1d.out */
    {233641, 233670, 3310, 1, 3, 0x0}, /* aten::upsample_nearest1d.vec */
    {233770, 233804, 3311, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward */
    {233933, 233978, 3313, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {234148, 234173, 3315, 2, 3, 0x0}, /* aten::upsample_nearest2d */
    {234288, 234317, 3317, 2, 3, 0x0}, /* aten::upsample_nearest2d.out */
    {234459, 234488, 3319, 1, 3, 0x1}, /* aten::upsample_nearest2d.vec */
    {234588, 234622, 3320, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward */
    {234775, 234820, 3322, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {235014, 235039, 3324, 2, 3, 0x0}, /* aten::upsample_nearest3d */
    {235176, 235205, 3326, 2, 3, 0x0}, /* aten::upsample_nearest3d.out */
    {235369, 235398, 3328, 1, 3, 0x0}, /* aten::upsample_nearest3d.vec */
    {235498, 235532, 3329, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward */
    {235707, 235752, 3331, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {235968, 235995, 3333, 2, 3, 0x0}, /* aten::upsample_trilinear3d */
    {236154, 236185, 3335, 2, 3, 0x0}, /* aten::upsample_trilinear3d.out */
    {236371, 236402, 3337, 1, 3, 0x0}, /* aten::upsample_trilinear3d.vec */
    {236524, 236560, 3338, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward */
    {236757, 236804, 3340, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {237042, 237083, 3342, 1, 0, 0x0}, /* aten::value_selecting_reduction_backward */
    {237202, 237212, 3343, 1, 1, 0x40000}, /* aten::var */
    {237265, 237286, 3344, 2, 1, 0x40001}, /* aten::var.correction */
    {237396, 237421, 3346, 2, 1, 0x40000}, /* aten::var.correction_out */
    {237555, 237569, 3348, 1, 1, 0x40001}, /* aten::var.dim */
    {237659, 237673, 3349, 1, 1, 0x40000}, /* aten::var.out */
    {237786, 237801, 3350, 1, 1, 0x40000}, /* aten::var_mean */
    {237869, 237895, 3351, 2, 1, 0x40000}, /* aten::var_mean.correction */
    {238020, 238050, 3353, 1, 0, 0x20}, /* aten::var_mean.correction_out */
    {238221, 238240, 3354, 1, 1, 0x40000}, /* aten::var_mean.dim */
    {238345, 238356, 3355, 2, 3, 0x0}, /* aten::vdot */
    {238404, 238419, 3357, 1, 3, 0x0}, /* aten::vdot.out */
    {238494, 238505, 3358, 2, 0, 0x1}, /* aten::view */
    {238560, 238577, 3360, 1, 0, 0x0}, /* aten::view.dtype */
    {238641, 238655, 3361, 1, 0, 0x0}, /* aten::view_as */
    {238712, 238734, 3362, 2, 3, 0x0}, /* aten::view_as_complex */
    {238785, 238812, 3364, 1, 3, 0x80000}, /* aten::view_as_complex_copy */
    {238862, 238893, 3365, 1, 0, 0x80020}, /* aten::view_as_complex_copy.out */
    {238970, 238989, 3366, 2, 3, 0x0}, /* aten::view_as_real */
    {239037, 239061, 3368, 1, 3, 0x80000}, /* aten::view_as_real_copy */
    {239108, 239136, 3369, 1, 0, 0x80020}, /* aten::view_as_real_copy.out */
    {239210, 239226, 3370, 1, 3, 0x80000}, /* aten::view_copy */
    {239280, 239302, 3371, 1, 3, 0x80000}, /* aten::view_copy.dtype */
    {239365, 239391, 3372, 1, 0, 0x80020}, /* aten::view_copy.dtype_out */
    {239481, 239501, 3373, 1, 0, 0x80020}, /* aten::view_copy.out */
    {239582, 239601, 3374, 1, 3, 0x0}, /* aten::vsplit.array */
    {239671, 239688, 3375, 1, 3, 0x0}, /* aten::vsplit.int */
    {239755, 239768, 3376, 1, 3, 0x0}, /* aten::vstack */
    {239809, 239826, 3377, 1, 3, 0x0}, /* aten::vstack.out */
    {239894, 239906, 3378, 1, 1, 0x0}, /* aten::where */
    {239948, 239967, 3379, 1, 3, 0x0}, /* aten::where.Scalar */
    {240041, 240065, 3380, 1, 3, 0x0}, /* aten::where.ScalarOther */
    {240144, 240167, 3381, 1, 3, 0x0}, /* aten::where.ScalarSelf */
    {240245, 240262, 3382, 2, 1, 0x10001}, /* aten::where.self */
    {240334, 240355, 3384, 2, 1, 0x0}, /* aten::where.self_out */
    {240454, 240482, 3386, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {240570, 240597, 3387, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {240684, 240706, 3388, 2, 1, 0x10000}, /* aten::xlogy.OutTensor */
    {240788, 240813, 3390, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {240875, 240899, 3391, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {240960, 240979, 3392, 3, 1, 0x10000}, /* aten::xlogy.Tensor */
    {241035, 241061, 3395, 1, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {241132, 241152, 3396, 3, 1, 0x10000}, /* aten::xlogy_.Tensor */
    {241217, 241228, 3399, 1, 0, 0x20}, /* aten::zero */
    {241262, 241277, 3400, 1, 0, 0x20}, /* aten::zero.out */
    {241338, 241350, 3401, 2, 1, 0x0}, /* aten::zero_ */
    {241393, 241405, 3403, 2, 3, 0x0}, /* aten::zeros */
    {241534, 241550, 3405, 1, 3, 0x0}, /* aten::zeros.out */
    {241614, 241631, 3406, 1, 3, 0x0}, /* aten::zeros_like */
    {241797, 241818, 3407, 1, 0, 0x20}, /* aten::zeros_like.out */
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
    {1, 1, 0}, /* aten::_addmm_activation CPU */
    {16, 1, 0}, /* aten::_addmm_activation Meta */
    {142, 8, 8}, /* aten::_addmm_activation CompositeExplicitAutogradNonFunctional */
    {1, 3, 0}, /* aten::_addmm_activation.out CPU */
    {16, 3, 0}, /* aten::_addmm_activation.out Meta */
    {1, 0, 24}, /* aten::_aminmax CPU */
    {16, 0, 24}, /* aten::_aminmax Meta */
    {1, 0, 25}, /* aten::_aminmax.dim CPU */
    {16, 0, 25}, /* aten::_aminmax.dim Meta */
    {141, 4, 10}, /* aten::_aminmax.dim_out CompositeExplicitAutograd */
    {141, 4, 9}, /* aten::_aminmax.out CompositeExplicitAutograd */
    {141, 0, 26}, /* aten::_batch_norm_no_update CompositeExplicitAutograd */
    {141, 4, 11}, /* aten::_batch_norm_no_update.out CompositeExplicitAutograd */
    {1, 0, 27}, /* aten::_batch_norm_with_update CPU */
    {16, 0, 27}, /* aten::_batch_norm_with_update Meta */
    {1, 0, 28}, /* aten::_batch_norm_with_update.out CPU */
    {16, 0, 28}, /* aten::_batch_norm_with_update.out Meta */
    {141, 6, 12}, /* aten::_batch_norm_with_update_functional CompositeExplicitAutograd */
    {1, 0, 29}, /* aten::_cdist_backward CPU */
    {16, 0, 29}, /* aten::_cdist_backward Meta */
    {141, 4, 13}, /* aten::_cdist_backward.out CompositeExplicitAutograd */
    {1, 0, 30}, /* aten::_cdist_forward CPU */
    {16, 0, 30}, /* aten::_cdist_forward Meta */
    {141, 4, 14}, /* aten::_cdist_forward.out CompositeExplicitAutograd */
    {141, 0, 31}, /* aten::_chunk_cat CompositeExplicitAutograd */
    {141, 4, 15}, /* aten::_chunk_cat.out CompositeExplicitAutograd */
    {141, 0, 32}, /* aten::_conj CompositeExplicitAutograd */
    {142, 7, 16}, /* aten::_conj_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 17}, /* aten::_conj_copy.out CompositeExplicitAutograd */
    {1, 0, 33}, /* aten::_conj_physical CPU */
    {16, 0, 33}, /* aten::_conj_physical Meta */
    {141, 4, 18}, /* aten::_conj_physical.out CompositeExplicitAutograd */
    {141, 0, 34}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 35}, /* aten::_convolution.deprecated implicit */
    {141, 4, 19}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 36}, /* aten::_convolution_mode implicit */
    {1, 0, 37}, /* aten::_cummax_helper CPU */
    {16, 0, 37}, /* aten::_cummax_helper Meta */
    {1, 0, 38}, /* aten::_cummin_helper CPU */
    {16, 0, 38}, /* aten::_cummin_helper Meta */
    {1, 0, 39}, /* aten::_embedding_bag CPU */
    {16, 0, 39}, /* aten::_embedding_bag Meta */
    {141, 4, 20}, /* aten::_embedding_bag.out CompositeExplicitAutograd */
    {1, 0, 40}, /* aten::_embedding_bag_backward CPU */
    {16, 0, 40}, /* aten::_embedding_bag_backward Meta */
    {1, 0, 41}, /* aten::_embedding_bag_dense_backward CPU */
    {16, 0, 41}, /* aten::_embedding_bag_dense_backward Meta */
    {141, 4, 21}, /* aten::_embedding_bag_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 42}, /* aten::_embedding_bag_forward_only CPU */
    {16, 0, 42}, /* aten::_embedding_bag_forward_only Meta */
    {141, 4, 22}, /* aten::_embedding_bag_forward_only.out CompositeExplicitAutograd */
    {1, 0, 43}, /* aten::_embedding_bag_per_sample_weights_backward CPU */
    {16, 0, 43}, /* aten::_embedding_bag_per_sample_weights_backward Meta */
    {141, 4, 23}, /* aten::_embedding_bag_per_sample_weights_backward.out CompositeExplicitAutograd */
    {141, 0, 44}, /* aten::_euclidean_dist CompositeExplicitAutograd */
    {141, 4, 24}, /* aten::_euclidean_dist.out CompositeExplicitAutograd */
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
    {1, 0, 52}, /* aten::_fused_sdp_choice CPU */
    {16, 0, 52}, /* aten::_fused_sdp_choice Meta */
    {1, 0, 53}, /* aten::_histogramdd_bin_edges CPU */
    {16, 0, 53}, /* aten::_histogramdd_bin_edges Meta */
    {141, 4, 25}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 54}, /* aten::_histogramdd_from_bin_cts CPU */
    {16, 0, 54}, /* aten::_histogramdd_from_bin_cts Meta */
    {141, 4, 26}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 55}, /* aten::_histogramdd_from_bin_tensors CPU */
    {16, 0, 55}, /* aten::_histogramdd_from_bin_tensors Meta */
    {141, 4, 27}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 29}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 4, 28}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 56}, /* aten::_index_put_impl_ CPU */
    {16, 0, 56}, /* aten::_index_put_impl_ Meta */
    {141, 0, 57}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 58}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 59}, /* aten::_linalg_check_errors CPU */
    {16, 0, 59}, /* aten::_linalg_check_errors Meta */
    {1, 0, 60}, /* aten::_linalg_det CPU */
    {16, 0, 60}, /* aten::_linalg_det Meta */
    {1, 4, 30}, /* aten::_linalg_det.result CPU */
    {16, 4, 30}, /* aten::_linalg_det.result Meta */
    {1, 0, 61}, /* aten::_linalg_eigh CPU */
    {16, 0, 61}, /* aten::_linalg_eigh Meta */
    {1, 4, 31}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 31}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 62}, /* aten::_linalg_eigvals CPU */
    {16, 0, 62}, /* aten::_linalg_eigvals Meta */
    {1, 0, 63}, /* aten::_linalg_slogdet CPU */
    {16, 0, 63}, /* aten::_linalg_slogdet Meta */
    {1, 4, 32}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 32}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 64}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 64}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 33}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 33}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 65}, /* aten::_linalg_svd CPU */
    {16, 0, 65}, /* aten::_linalg_svd Meta */
    {1, 4, 34}, /* aten::_linalg_svd.U CPU */
    {16, 4, 34}, /* aten::_linalg_svd.U Meta */
    {1, 0, 66}, /* aten::_local_scalar_dense CPU */
    {1, 1, 2}, /* aten::_log_softmax CPU */
    {16, 1, 2}, /* aten::_log_softmax Meta */
    {142, 8, 35}, /* aten::_log_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 2}, /* aten::_log_softmax.out CPU */
    {16, 3, 2}, /* aten::_log_softmax.out Meta */
    {1, 1, 1}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 1}, /* aten::_log_softmax_backward_data Meta */
    {142, 8, 36}, /* aten::_log_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 1}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 1}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 67}, /* aten::_logcumsumexp CPU */
    {16, 0, 67}, /* aten::_logcumsumexp Meta */
    {1, 4, 37}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 37}, /* aten::_logcumsumexp.out Meta */
    {138, 0, 68}, /* aten::_lu_with_info implicit */
    {1, 0, 69}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 69}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 70}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 70}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 39}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 39}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 72}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 72}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 38}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 71}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 40}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 73}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 41}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 42}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 74}, /* aten::_pdist_backward CPU */
    {16, 0, 74}, /* aten::_pdist_backward Meta */
    {141, 4, 43}, /* aten::_pdist_backward.out CompositeExplicitAutograd */
    {1, 0, 75}, /* aten::_pdist_forward CPU */
    {16, 0, 75}, /* aten::_pdist_forward Meta */
    {141, 4, 44}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 76}, /* aten::_prelu_kernel CPU */
    {16, 0, 76}, /* aten::_prelu_kernel Meta */
    {1, 0, 77}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 77}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 78}, /* aten::_reshape_alias CPU */
    {16, 0, 78}, /* aten::_reshape_alias Meta */
    {142, 7, 45}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 46}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 79}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {138, 0, 80}, /* aten::_scaled_dot_product_attention_math implicit */
    {1, 0, 81}, /* aten::_scaled_dot_product_flash_attention_for_cpu CPU */
    {16, 0, 81}, /* aten::_scaled_dot_product_flash_attention_for_cpu Meta */
    {1, 0, 82}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward CPU */
    {16, 0, 82}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward Meta */
    {1, 0, 83}, /* aten::_segment_reduce_backward CPU */
    {16, 0, 83}, /* aten::_segment_reduce_backward Meta */
    {141, 4, 47}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 1, 4}, /* aten::_softmax CPU */
    {16, 1, 4}, /* aten::_softmax Meta */
    {142, 8, 48}, /* aten::_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, /* aten::_softmax.out CPU */
    {16, 3, 4}, /* aten::_softmax.out Meta */
    {1, 1, 3}, /* aten::_softmax_backward_data CPU */
    {16, 1, 3}, /* aten::_softmax_backward_data Meta */
    {142, 8, 49}, /* aten::_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 3}, /* aten::_softmax_backward_data.out Meta */
    {138, 0, 84}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 85}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 86}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 50}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 87}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 51}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 88}, /* aten::_unique CPU */
    {16, 0, 88}, /* aten::_unique Meta */
    {141, 4, 52}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 89}, /* aten::_unique2 CPU */
    {16, 0, 89}, /* aten::_unique2 Meta */
    {141, 4, 53}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 90}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 91}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 92}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 93}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 1003}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 54}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 94}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 94}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 55}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 55}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 96}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 95}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 95}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 56}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 56}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 97}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 97}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 57}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 57}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 99}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 98}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 98}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 58}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 58}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 100}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 100}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 59}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 59}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 102}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 101}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 101}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 60}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 60}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 103}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 103}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 61}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 61}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 105}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 104}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 104}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 62}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 62}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 106}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 106}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 63}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 63}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 108}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 107}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 107}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 64}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 64}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 109}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 109}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 65}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 65}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 111}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 110}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 110}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 66}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 66}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 112}, /* aten::abs CPU */
    {16, 0, 112}, /* aten::abs Meta */
    {1, 0, 114}, /* aten::abs.out CPU */
    {16, 0, 114}, /* aten::abs.out Meta */
    {1, 0, 113}, /* aten::abs_ CPU */
    {16, 0, 113}, /* aten::abs_ Meta */
    {138, 0, 115}, /* aten::absolute implicit */
    {138, 4, 67}, /* aten::absolute.out implicit */
    {138, 0, 116}, /* aten::absolute_ implicit */
    {1, 1, 5}, /* aten::acos CPU */
    {16, 1, 5}, /* aten::acos Meta */
    {142, 8, 68}, /* aten::acos CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, /* aten::acos.out CPU */
    {16, 3, 5}, /* aten::acos.out Meta */
    {1, 2, 5}, /* aten::acos_ CPU */
    {16, 2, 5}, /* aten::acos_ Meta */
    {142, 9, 68}, /* aten::acos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 6}, /* aten::acosh CPU */
    {16, 1, 6}, /* aten::acosh Meta */
    {142, 8, 69}, /* aten::acosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, /* aten::acosh.out CPU */
    {16, 3, 6}, /* aten::acosh.out Meta */
    {1, 2, 6}, /* aten::acosh_ CPU */
    {16, 2, 6}, /* aten::acosh_ Meta */
    {142, 9, 69}, /* aten::acosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 117}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 118}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 70}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 70}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 119}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 71}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 71}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 120}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 121}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 121}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 72}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 72}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 122}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 122}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 73}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 73}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 123}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 123}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 74}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 74}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 124}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 124}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 75}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 75}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 125}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 76}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 7}, /* aten::add.Tensor CPU */
    {16, 1, 7}, /* aten::add.Tensor Meta */
    {142, 8, 77}, /* aten::add.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, /* aten::add.out CPU */
    {16, 3, 7}, /* aten::add.out Meta */
    {141, 0, 126}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 7}, /* aten::add_.Tensor CPU */
    {16, 2, 7}, /* aten::add_.Tensor Meta */
    {142, 9, 77}, /* aten::add_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 127}, /* aten::addbmm CPU */
    {16, 0, 127}, /* aten::addbmm Meta */
    {1, 4, 78}, /* aten::addbmm.out CPU */
    {16, 4, 78}, /* aten::addbmm.out Meta */
    {1, 0, 128}, /* aten::addbmm_ CPU */
    {16, 0, 128}, /* aten::addbmm_ Meta */
    {1, 1, 8}, /* aten::addcdiv CPU */
    {16, 1, 8}, /* aten::addcdiv Meta */
    {142, 8, 79}, /* aten::addcdiv CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, /* aten::addcdiv.out CPU */
    {16, 3, 8}, /* aten::addcdiv.out Meta */
    {1, 2, 8}, /* aten::addcdiv_ CPU */
    {16, 2, 8}, /* aten::addcdiv_ Meta */
    {142, 9, 79}, /* aten::addcdiv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, /* aten::addcmul CPU */
    {16, 1, 9}, /* aten::addcmul Meta */
    {142, 8, 80}, /* aten::addcmul CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, /* aten::addcmul.out CPU */
    {16, 3, 9}, /* aten::addcmul.out Meta */
    {1, 2, 9}, /* aten::addcmul_ CPU */
    {16, 2, 9}, /* aten::addcmul_ Meta */
    {142, 9, 80}, /* aten::addcmul_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, /* aten::addmm CPU */
    {16, 1, 10}, /* aten::addmm Meta */
    {142, 8, 81}, /* aten::addmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, /* aten::addmm.out CPU */
    {16, 3, 10}, /* aten::addmm.out Meta */
    {1, 2, 10}, /* aten::addmm_ CPU */
    {16, 2, 10}, /* aten::addmm_ Meta */
    {142, 9, 81}, /* aten::addmm_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 11}, /* aten::addmv CPU */
    {16, 1, 11}, /* aten::addmv Meta */
    {142, 8, 82}, /* aten::addmv CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, /* aten::addmv.out CPU */
    {16, 3, 11}, /* aten::addmv.out Meta */
    {1, 2, 11}, /* aten::addmv_ CPU */
    {16, 2, 11}, /* aten::addmv_ Meta */
    {142, 9, 82}, /* aten::addmv_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 129}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 83}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 83}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 130}, /* aten::adjoint implicit */
    {141, 0, 131}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 4, 84}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 132}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 133}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 85}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 86}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 12}, /* aten::all CPU */
    {16, 1, 12}, /* aten::all Meta */
    {142, 8, 87}, /* aten::all CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, /* aten::all.all_out CPU */
    {16, 3, 12}, /* aten::all.all_out Meta */
    {1, 1, 14}, /* aten::all.dim CPU */
    {16, 1, 14}, /* aten::all.dim Meta */
    {142, 8, 89}, /* aten::all.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 13}, /* aten::all.dims CPU */
    {16, 1, 13}, /* aten::all.dims Meta */
    {142, 8, 88}, /* aten::all.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 13}, /* aten::all.dims_out CPU */
    {16, 3, 13}, /* aten::all.dims_out Meta */
    {1, 3, 14}, /* aten::all.out CPU */
    {16, 3, 14}, /* aten::all.out Meta */
    {141, 0, 134}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 135}, /* aten::alpha_dropout implicit */
    {138, 0, 136}, /* aten::alpha_dropout_ implicit */
    {1, 1, 15}, /* aten::amax CPU */
    {16, 1, 15}, /* aten::amax Meta */
    {142, 8, 90}, /* aten::amax CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, /* aten::amax.out CPU */
    {16, 3, 15}, /* aten::amax.out Meta */
    {1, 1, 16}, /* aten::amin CPU */
    {16, 1, 16}, /* aten::amin Meta */
    {142, 8, 91}, /* aten::amin CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, /* aten::amin.out CPU */
    {16, 3, 16}, /* aten::amin.out Meta */
    {1, 1, 17}, /* aten::aminmax CPU */
    {16, 1, 17}, /* aten::aminmax Meta */
    {142, 8, 92}, /* aten::aminmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, /* aten::aminmax.out CPU */
    {16, 3, 17}, /* aten::aminmax.out Meta */
    {1, 0, 137}, /* aten::angle CPU */
    {16, 0, 137}, /* aten::angle Meta */
    {1, 0, 138}, /* aten::angle.out CPU */
    {16, 0, 138}, /* aten::angle.out Meta */
    {1, 1, 18}, /* aten::any CPU */
    {16, 1, 18}, /* aten::any Meta */
    {142, 8, 93}, /* aten::any CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, /* aten::any.all_out CPU */
    {16, 3, 18}, /* aten::any.all_out Meta */
    {1, 1, 20}, /* aten::any.dim CPU */
    {16, 1, 20}, /* aten::any.dim Meta */
    {142, 8, 95}, /* aten::any.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 19}, /* aten::any.dims CPU */
    {16, 1, 19}, /* aten::any.dims Meta */
    {142, 8, 94}, /* aten::any.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 19}, /* aten::any.dims_out CPU */
    {16, 3, 19}, /* aten::any.dims_out Meta */
    {1, 3, 20}, /* aten::any.out CPU */
    {16, 3, 20}, /* aten::any.out Meta */
    {141, 0, 139}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::arange BackendSelect */
    {141, 4, 96}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 140}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::arange.start BackendSelect */
    {1, 4, 97}, /* aten::arange.start_out CPU */
    {16, 4, 97}, /* aten::arange.start_out Meta */
    {141, 0, 141}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::arange.start_step BackendSelect */
    {138, 0, 142}, /* aten::arccos implicit */
    {138, 4, 98}, /* aten::arccos.out implicit */
    {138, 0, 143}, /* aten::arccos_ implicit */
    {138, 0, 144}, /* aten::arccosh implicit */
    {138, 4, 99}, /* aten::arccosh.out implicit */
    {138, 0, 145}, /* aten::arccosh_ implicit */
    {138, 0, 146}, /* aten::arcsin implicit */
    {138, 4, 100}, /* aten::arcsin.out implicit */
    {138, 0, 147}, /* aten::arcsin_ implicit */
    {138, 0, 148}, /* aten::arcsinh implicit */
    {138, 4, 101}, /* aten::arcsinh.out implicit */
    {138, 0, 149}, /* aten::arcsinh_ implicit */
    {138, 0, 150}, /* aten::arctan implicit */
    {138, 4, 102}, /* aten::arctan.out implicit */
    {138, 0, 151}, /* aten::arctan2 implicit */
    {138, 4, 103}, /* aten::arctan2.out implicit */
    {138, 0, 152}, /* aten::arctan2_ implicit */
    {138, 0, 153}, /* aten::arctan_ implicit */
    {138, 0, 154}, /* aten::arctanh implicit */
    {138, 4, 104}, /* aten::arctanh.out implicit */
    {138, 0, 155}, /* aten::arctanh_ implicit */
    {1, 1, 21}, /* aten::argmax CPU */
    {16, 1, 21}, /* aten::argmax Meta */
    {142, 8, 105}, /* aten::argmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, /* aten::argmax.out CPU */
    {16, 3, 21}, /* aten::argmax.out Meta */
    {1, 1, 22}, /* aten::argmin CPU */
    {16, 1, 22}, /* aten::argmin Meta */
    {142, 8, 106}, /* aten::argmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, /* aten::argmin.out CPU */
    {16, 3, 22}, /* aten::argmin.out Meta */
    {138, 0, 156}, /* aten::argsort implicit */
    {138, 0, 157}, /* aten::argsort.stable implicit */
    {138, 0, 158}, /* aten::argsort.stable_out implicit */
    {138, 0, 159}, /* aten::argwhere implicit */
    {1, 0, 160}, /* aten::as_strided CPU */
    {16, 0, 160}, /* aten::as_strided Meta */
    {142, 5, 107}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 107}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 108}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 161}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 109}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 23}, /* aten::asin CPU */
    {16, 1, 23}, /* aten::asin Meta */
    {142, 8, 110}, /* aten::asin CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, /* aten::asin.out CPU */
    {16, 3, 23}, /* aten::asin.out Meta */
    {1, 2, 23}, /* aten::asin_ CPU */
    {16, 2, 23}, /* aten::asin_ Meta */
    {142, 9, 110}, /* aten::asin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 24}, /* aten::asinh CPU */
    {16, 1, 24}, /* aten::asinh Meta */
    {142, 8, 111}, /* aten::asinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, /* aten::asinh.out CPU */
    {16, 3, 24}, /* aten::asinh.out Meta */
    {1, 2, 24}, /* aten::asinh_ CPU */
    {16, 2, 24}, /* aten::asinh_ Meta */
    {142, 9, 111}, /* aten::asinh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, /* aten::atan CPU */
    {16, 1, 26}, /* aten::atan Meta */
    {142, 8, 112}, /* aten::atan CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, /* aten::atan.out CPU */
    {16, 3, 26}, /* aten::atan.out Meta */
    {1, 1, 25}, /* aten::atan2 CPU */
    {16, 1, 25}, /* aten::atan2 Meta */
    {142, 8, 113}, /* aten::atan2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, /* aten::atan2.out CPU */
    {16, 3, 25}, /* aten::atan2.out Meta */
    {1, 2, 25}, /* aten::atan2_ CPU */
    {16, 2, 25}, /* aten::atan2_ Meta */
    {142, 9, 113}, /* aten::atan2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 26}, /* aten::atan_ CPU */
    {16, 2, 26}, /* aten::atan_ Meta */
    {142, 9, 112}, /* aten::atan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 27}, /* aten::atanh CPU */
    {16, 1, 27}, /* aten::atanh Meta */
    {142, 8, 114}, /* aten::atanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, /* aten::atanh.out CPU */
    {16, 3, 27}, /* aten::atanh.out Meta */
    {1, 2, 27}, /* aten::atanh_ CPU */
    {16, 2, 27}, /* aten::atanh_ Meta */
    {142, 9, 114}, /* aten::atanh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 162}, /* aten::atleast_1d implicit */
    {138, 0, 163}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 164}, /* aten::atleast_2d implicit */
    {138, 0, 165}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 166}, /* aten::atleast_3d implicit */
    {138, 0, 167}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 168}, /* aten::avg_pool1d implicit */
    {1, 0, 169}, /* aten::avg_pool2d CPU */
    {16, 0, 169}, /* aten::avg_pool2d Meta */
    {1, 4, 115}, /* aten::avg_pool2d.out CPU */
    {16, 4, 115}, /* aten::avg_pool2d.out Meta */
    {1, 0, 170}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 170}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 116}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 116}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 171}, /* aten::avg_pool3d CPU */
    {16, 0, 171}, /* aten::avg_pool3d Meta */
    {1, 4, 117}, /* aten::avg_pool3d.out CPU */
    {16, 4, 117}, /* aten::avg_pool3d.out Meta */
    {1, 0, 172}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 172}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 118}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 118}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 28}, /* aten::baddbmm CPU */
    {16, 1, 28}, /* aten::baddbmm Meta */
    {142, 8, 119}, /* aten::baddbmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, /* aten::baddbmm.out CPU */
    {16, 3, 28}, /* aten::baddbmm.out Meta */
    {1, 2, 28}, /* aten::baddbmm_ CPU */
    {16, 2, 28}, /* aten::baddbmm_ Meta */
    {142, 9, 119}, /* aten::baddbmm_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 174}, /* aten::batch_norm implicit */
    {1, 0, 175}, /* aten::batch_norm_backward CPU */
    {16, 0, 175}, /* aten::batch_norm_backward Meta */
    {1, 0, 176}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 176}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 120}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 177}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 124}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 4, 122}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 4, 123}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 121}, /* aten::bernoulli.out CPU */
    {16, 4, 121}, /* aten::bernoulli.out Meta */
    {142, 0, 180}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 178}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 178}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 179}, /* aten::bernoulli_.float CPU */
    {16, 0, 179}, /* aten::bernoulli_.float Meta */
    {138, 0, 181}, /* aten::bilinear implicit */
    {1, 0, 182}, /* aten::binary_cross_entropy CPU */
    {16, 0, 182}, /* aten::binary_cross_entropy Meta */
    {1, 4, 125}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 125}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 183}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 183}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 126}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 126}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 184}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 184}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 127}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 185}, /* aten::bincount CPU */
    {16, 0, 185}, /* aten::bincount Meta */
    {141, 4, 128}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 186}, /* aten::binomial CPU */
    {16, 0, 186}, /* aten::binomial Meta */
    {141, 4, 129}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 187}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 188}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 130}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 189}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_and.Tensor Meta */
    {142, 8, 131}, /* aten::bitwise_and.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 29}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 190}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 29}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_and_.Tensor Meta */
    {142, 9, 131}, /* aten::bitwise_and_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 191}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 132}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 30}, /* aten::bitwise_left_shift.Tensor Meta */
    {142, 8, 133}, /* aten::bitwise_left_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 192}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 193}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 30}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 30}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 30}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 30}, /* aten::bitwise_left_shift_.Tensor Meta */
    {142, 9, 133}, /* aten::bitwise_left_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 194}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_not CPU */
    {16, 1, 31}, /* aten::bitwise_not Meta */
    {142, 8, 134}, /* aten::bitwise_not CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, /* aten::bitwise_not.out CPU */
    {16, 3, 31}, /* aten::bitwise_not.out Meta */
    {1, 2, 31}, /* aten::bitwise_not_ CPU */
    {16, 2, 31}, /* aten::bitwise_not_ Meta */
    {142, 9, 134}, /* aten::bitwise_not_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 195}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 196}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 135}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 197}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_or.Tensor Meta */
    {142, 8, 136}, /* aten::bitwise_or.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 32}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 198}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 32}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_or_.Tensor Meta */
    {142, 9, 136}, /* aten::bitwise_or_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 199}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 137}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_right_shift.Tensor Meta */
    {142, 8, 138}, /* aten::bitwise_right_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 200}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 201}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 33}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 33}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_right_shift_.Tensor Meta */
    {142, 9, 138}, /* aten::bitwise_right_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 202}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 203}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 204}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 139}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 205}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 34}, /* aten::bitwise_xor.Tensor Meta */
    {142, 8, 140}, /* aten::bitwise_xor.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 34}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 206}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 34}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 34}, /* aten::bitwise_xor_.Tensor Meta */
    {142, 9, 140}, /* aten::bitwise_xor_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 207}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 141}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 35}, /* aten::bmm CPU */
    {16, 1, 35}, /* aten::bmm Meta */
    {142, 8, 142}, /* aten::bmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, /* aten::bmm.out CPU */
    {16, 3, 35}, /* aten::bmm.out Meta */
    {138, 0, 208}, /* aten::broadcast_tensors implicit */
    {138, 0, 209}, /* aten::broadcast_to implicit */
    {1, 0, 210}, /* aten::bucketize.Scalar CPU */
    {16, 0, 210}, /* aten::bucketize.Scalar Meta */
    {141, 4, 143}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 211}, /* aten::bucketize.Tensor CPU */
    {16, 0, 211}, /* aten::bucketize.Tensor Meta */
    {1, 4, 144}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 144}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 212}, /* aten::can_cast implicit */
    {138, 0, 213}, /* aten::cartesian_prod implicit */
    {1, 0, 214}, /* aten::cat CPU */
    {16, 0, 214}, /* aten::cat Meta */
    {142, 0, 215}, /* aten::cat CompositeExplicitAutogradNonFunctional */
    {1, 0, 216}, /* aten::cat.out CPU */
    {16, 0, 216}, /* aten::cat.out Meta */
    {141, 6, 146}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 4, 145}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 217}, /* aten::cauchy_ CPU */
    {16, 0, 217}, /* aten::cauchy_ Meta */
    {138, 0, 218}, /* aten::cdist implicit */
    {1, 1, 36}, /* aten::ceil CPU */
    {16, 1, 36}, /* aten::ceil Meta */
    {142, 8, 147}, /* aten::ceil CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, /* aten::ceil.out CPU */
    {16, 3, 36}, /* aten::ceil.out Meta */
    {1, 2, 36}, /* aten::ceil_ CPU */
    {16, 2, 36}, /* aten::ceil_ Meta */
    {142, 9, 147}, /* aten::ceil_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 219}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 148}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 148}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 220}, /* aten::channel_shuffle CPU */
    {16, 0, 220}, /* aten::channel_shuffle Meta */
    {141, 4, 149}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 221}, /* aten::cholesky CPU */
    {16, 0, 221}, /* aten::cholesky Meta */
    {1, 0, 223}, /* aten::cholesky.out CPU */
    {16, 0, 223}, /* aten::cholesky.out Meta */
    {1, 0, 222}, /* aten::cholesky_inverse CPU */
    {16, 0, 222}, /* aten::cholesky_inverse Meta */
    {1, 4, 150}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 150}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 224}, /* aten::cholesky_solve CPU */
    {16, 0, 224}, /* aten::cholesky_solve Meta */
    {1, 0, 225}, /* aten::cholesky_solve.out CPU */
    {16, 0, 225}, /* aten::cholesky_solve.out Meta */
    {138, 0, 226}, /* aten::chunk implicit */
    {1, 1, 42}, /* aten::clamp CPU */
    {16, 1, 42}, /* aten::clamp Meta */
    {142, 8, 152}, /* aten::clamp CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, /* aten::clamp.Tensor CPU */
    {16, 1, 37}, /* aten::clamp.Tensor Meta */
    {142, 8, 151}, /* aten::clamp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, /* aten::clamp.Tensor_out CPU */
    {16, 3, 37}, /* aten::clamp.Tensor_out Meta */
    {1, 3, 42}, /* aten::clamp.out CPU */
    {16, 3, 42}, /* aten::clamp.out Meta */
    {1, 2, 42}, /* aten::clamp_ CPU */
    {16, 2, 42}, /* aten::clamp_ Meta */
    {142, 9, 152}, /* aten::clamp_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, /* aten::clamp_.Tensor CPU */
    {16, 2, 37}, /* aten::clamp_.Tensor Meta */
    {142, 9, 151}, /* aten::clamp_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, /* aten::clamp_max CPU */
    {16, 1, 39}, /* aten::clamp_max Meta */
    {142, 8, 154}, /* aten::clamp_max CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, /* aten::clamp_max.Tensor CPU */
    {16, 1, 38}, /* aten::clamp_max.Tensor Meta */
    {142, 8, 153}, /* aten::clamp_max.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 38}, /* aten::clamp_max.Tensor_out CPU */
    {16, 3, 38}, /* aten::clamp_max.Tensor_out Meta */
    {1, 3, 39}, /* aten::clamp_max.out CPU */
    {16, 3, 39}, /* aten::clamp_max.out Meta */
    {1, 2, 39}, /* aten::clamp_max_ CPU */
    {16, 2, 39}, /* aten::clamp_max_ Meta */
    {142, 9, 154}, /* aten::clamp_max_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 38}, /* aten::clamp_max_.Tensor CPU */
    {16, 2, 38}, /* aten::clamp_max_.Tensor Meta */
    {142, 9, 153}, /* aten::clamp_max_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 41}, /* aten::clamp_min CPU */
    {16, 1, 41}, /* aten::clamp_min Meta */
    {142, 8, 156}, /* aten::clamp_min CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, /* aten::clamp_min.Tensor CPU */
    {16, 1, 40}, /* aten::clamp_min.Tensor Meta */
    {142, 8, 155}, /* aten::clamp_min.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 40}, /* aten::clamp_min.Tensor_out CPU */
    {16, 3, 40}, /* aten::clamp_min.Tensor_out Meta */
    {1, 3, 41}, /* aten::clamp_min.out CPU */
    {16, 3, 41}, /* aten::clamp_min.out Meta */
    {1, 2, 41}, /* aten::clamp_min_ CPU */
    {16, 2, 41}, /* aten::clamp_min_ Meta */
    {142, 9, 156}, /* aten::clamp_min_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 40}, /* aten::clamp_min_.Tensor CPU */
    {16, 2, 40}, /* aten::clamp_min_.Tensor Meta */
    {142, 9, 155}, /* aten::clamp_min_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 227}, /* aten::clip implicit */
    {138, 0, 229}, /* aten::clip.Tensor implicit */
    {138, 4, 158}, /* aten::clip.Tensor_out implicit */
    {138, 4, 157}, /* aten::clip.out implicit */
    {138, 0, 228}, /* aten::clip_ implicit */
    {138, 0, 230}, /* aten::clip_.Tensor implicit */
    {141, 0, 231}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 159}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 232}, /* aten::col2im CPU */
    {16, 0, 232}, /* aten::col2im Meta */
    {1, 4, 160}, /* aten::col2im.out CPU */
    {16, 4, 160}, /* aten::col2im.out Meta */
    {138, 0, 233}, /* aten::column_stack implicit */
    {138, 4, 161}, /* aten::column_stack.out implicit */
    {138, 0, 234}, /* aten::combinations implicit */
    {1, 0, 235}, /* aten::complex CPU */
    {16, 0, 235}, /* aten::complex Meta */
    {1, 0, 236}, /* aten::complex.out CPU */
    {16, 0, 236}, /* aten::complex.out Meta */
    {138, 0, 237}, /* aten::concat implicit */
    {138, 4, 162}, /* aten::concat.out implicit */
    {138, 0, 238}, /* aten::concatenate implicit */
    {138, 4, 163}, /* aten::concatenate.out implicit */
    {138, 0, 239}, /* aten::conj implicit */
    {138, 0, 240}, /* aten::conj_physical implicit */
    {1, 4, 164}, /* aten::conj_physical.out CPU */
    {16, 4, 164}, /* aten::conj_physical.out Meta */
    {1, 5, 164}, /* aten::conj_physical_ CPU */
    {16, 5, 164}, /* aten::conj_physical_ Meta */
    {141, 0, 241}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 165}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 242}, /* aten::contiguous implicit */
    {138, 0, 243}, /* aten::conv1d implicit */
    {138, 0, 244}, /* aten::conv1d.padding implicit */
    {138, 0, 245}, /* aten::conv2d implicit */
    {138, 0, 246}, /* aten::conv2d.padding implicit */
    {138, 0, 247}, /* aten::conv3d implicit */
    {138, 0, 248}, /* aten::conv3d.padding implicit */
    {138, 0, 249}, /* aten::conv_transpose1d implicit */
    {138, 0, 250}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 251}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 252}, /* aten::convolution CPU */
    {16, 0, 252}, /* aten::convolution Meta */
    {141, 4, 166}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 253}, /* aten::convolution_backward CPU */
    {16, 0, 253}, /* aten::convolution_backward Meta */
    {141, 4, 167}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 169}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 168}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 254}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 255}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 256}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 43}, /* aten::copysign.Tensor CPU */
    {16, 1, 43}, /* aten::copysign.Tensor Meta */
    {142, 8, 170}, /* aten::copysign.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, /* aten::copysign.out CPU */
    {16, 3, 43}, /* aten::copysign.out Meta */
    {141, 0, 257}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 43}, /* aten::copysign_.Tensor CPU */
    {16, 2, 43}, /* aten::copysign_.Tensor Meta */
    {142, 9, 170}, /* aten::copysign_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 258}, /* aten::corrcoef implicit */
    {1, 1, 44}, /* aten::cos CPU */
    {16, 1, 44}, /* aten::cos Meta */
    {142, 8, 171}, /* aten::cos CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, /* aten::cos.out CPU */
    {16, 3, 44}, /* aten::cos.out Meta */
    {1, 2, 44}, /* aten::cos_ CPU */
    {16, 2, 44}, /* aten::cos_ Meta */
    {142, 9, 171}, /* aten::cos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 45}, /* aten::cosh CPU */
    {16, 1, 45}, /* aten::cosh Meta */
    {142, 8, 172}, /* aten::cosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, /* aten::cosh.out CPU */
    {16, 3, 45}, /* aten::cosh.out Meta */
    {1, 2, 45}, /* aten::cosh_ CPU */
    {16, 2, 45}, /* aten::cosh_ Meta */
    {142, 9, 172}, /* aten::cosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 259}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 260}, /* aten::cosine_similarity implicit */
    {141, 0, 261}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 262}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 262}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 174}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 173}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 263}, /* aten::cov implicit */
    {138, 0, 264}, /* aten::cross implicit */
    {138, 4, 175}, /* aten::cross.out implicit */
    {138, 0, 265}, /* aten::cross_entropy_loss implicit */
    {141, 0, 266}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 176}, /* aten::cummax.out CPU */
    {16, 4, 176}, /* aten::cummax.out Meta */
    {141, 0, 267}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 177}, /* aten::cummin.out CPU */
    {16, 4, 177}, /* aten::cummin.out Meta */
    {1, 1, 46}, /* aten::cumprod CPU */
    {16, 1, 46}, /* aten::cumprod Meta */
    {142, 8, 178}, /* aten::cumprod CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, /* aten::cumprod.out CPU */
    {16, 3, 46}, /* aten::cumprod.out Meta */
    {1, 2, 46}, /* aten::cumprod_ CPU */
    {16, 2, 46}, /* aten::cumprod_ Meta */
    {142, 9, 178}, /* aten::cumprod_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 47}, /* aten::cumsum CPU */
    {16, 1, 47}, /* aten::cumsum Meta */
    {142, 8, 179}, /* aten::cumsum CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, /* aten::cumsum.out CPU */
    {16, 3, 47}, /* aten::cumsum.out Meta */
    {1, 2, 47}, /* aten::cumsum_ CPU */
    {16, 2, 47}, /* aten::cumsum_ Meta */
    {142, 9, 179}, /* aten::cumsum_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 268}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 269}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 270}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 180}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 180}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 271}, /* aten::det implicit */
    {141, 0, 133}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 181}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 181}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 182}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 272}, /* aten::diag implicit */
    {138, 4, 183}, /* aten::diag.out implicit */
    {142, 0, 273}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 184}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 274}, /* aten::diagflat implicit */
    {141, 0, 275}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 276}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 186}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 185}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 187}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 277}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 188}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 278}, /* aten::diff implicit */
    {138, 0, 279}, /* aten::diff.out implicit */
    {1, 1, 48}, /* aten::digamma CPU */
    {16, 1, 48}, /* aten::digamma Meta */
    {142, 8, 189}, /* aten::digamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, /* aten::digamma.out CPU */
    {16, 3, 48}, /* aten::digamma.out Meta */
    {1, 2, 48}, /* aten::digamma_ CPU */
    {16, 2, 48}, /* aten::digamma_ Meta */
    {142, 9, 189}, /* aten::digamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 280}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 190}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 281}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 282}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 192}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 191}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 49}, /* aten::div.Tensor CPU */
    {16, 1, 49}, /* aten::div.Tensor Meta */
    {142, 8, 193}, /* aten::div.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, /* aten::div.Tensor_mode CPU */
    {16, 1, 50}, /* aten::div.Tensor_mode Meta */
    {142, 8, 194}, /* aten::div.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {1, 3, 49}, /* aten::div.out CPU */
    {16, 3, 49}, /* aten::div.out Meta */
    {1, 3, 50}, /* aten::div.out_mode CPU */
    {16, 3, 50}, /* aten::div.out_mode Meta */
    {141, 0, 283}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 284}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 49}, /* aten::div_.Tensor CPU */
    {16, 2, 49}, /* aten::div_.Tensor Meta */
    {142, 9, 193}, /* aten::div_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 2, 50}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 50}, /* aten::div_.Tensor_mode Meta */
    {142, 9, 194}, /* aten::div_.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {138, 0, 285}, /* aten::divide.Scalar implicit */
    {138, 0, 286}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 287}, /* aten::divide.Tensor implicit */
    {138, 0, 288}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 195}, /* aten::divide.out implicit */
    {138, 4, 196}, /* aten::divide.out_mode implicit */
    {138, 0, 289}, /* aten::divide_.Scalar implicit */
    {138, 0, 290}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 291}, /* aten::divide_.Tensor implicit */
    {138, 0, 292}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 293}, /* aten::dot CPU */
    {16, 0, 293}, /* aten::dot Meta */
    {141, 4, 197}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 294}, /* aten::dropout implicit */
    {138, 0, 295}, /* aten::dropout_ implicit */
    {138, 0, 296}, /* aten::dsplit.array implicit */
    {138, 0, 297}, /* aten::dsplit.int implicit */
    {138, 0, 298}, /* aten::dstack implicit */
    {138, 4, 198}, /* aten::dstack.out implicit */
    {138, 0, 299}, /* aten::einsum implicit */
    {1, 1, 52}, /* aten::elu CPU */
    {16, 1, 52}, /* aten::elu Meta */
    {142, 8, 199}, /* aten::elu CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, /* aten::elu.out CPU */
    {16, 3, 52}, /* aten::elu.out Meta */
    {1, 2, 52}, /* aten::elu_ CPU */
    {16, 2, 52}, /* aten::elu_ Meta */
    {142, 9, 199}, /* aten::elu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 51}, /* aten::elu_backward CPU */
    {16, 1, 51}, /* aten::elu_backward Meta */
    {142, 8, 200}, /* aten::elu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, /* aten::elu_backward.grad_input CPU */
    {16, 3, 51}, /* aten::elu_backward.grad_input Meta */
    {141, 0, 300}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 201}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 301}, /* aten::embedding_backward implicit */
    {138, 0, 302}, /* aten::embedding_bag implicit */
    {138, 0, 303}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 304}, /* aten::embedding_dense_backward CPU */
    {16, 0, 304}, /* aten::embedding_dense_backward Meta */
    {141, 4, 202}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 204}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 4, 203}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 305}, /* aten::embedding_renorm_ CPU */
    {16, 0, 305}, /* aten::embedding_renorm_ Meta */
    {1, 0, 307}, /* aten::empty.memory_format CPU */
    {16, 0, 307}, /* aten::empty.memory_format Meta */
    {86, 0, 173}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 308}, /* aten::empty.out implicit */
    {141, 0, 306}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 205}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 309}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::empty_permuted BackendSelect */
    {141, 4, 206}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 310}, /* aten::empty_strided CPU */
    {16, 0, 310}, /* aten::empty_strided Meta */
    {86, 0, 173}, /* aten::empty_strided BackendSelect */
    {141, 4, 207}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 53}, /* aten::eq.Scalar CPU */
    {16, 1, 53}, /* aten::eq.Scalar Meta */
    {142, 8, 208}, /* aten::eq.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, /* aten::eq.Scalar_out CPU */
    {16, 3, 53}, /* aten::eq.Scalar_out Meta */
    {1, 1, 54}, /* aten::eq.Tensor CPU */
    {16, 1, 54}, /* aten::eq.Tensor Meta */
    {142, 8, 209}, /* aten::eq.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, /* aten::eq.Tensor_out CPU */
    {16, 3, 54}, /* aten::eq.Tensor_out Meta */
    {1, 2, 53}, /* aten::eq_.Scalar CPU */
    {16, 2, 53}, /* aten::eq_.Scalar Meta */
    {142, 9, 208}, /* aten::eq_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 54}, /* aten::eq_.Tensor CPU */
    {16, 2, 54}, /* aten::eq_.Tensor Meta */
    {142, 9, 209}, /* aten::eq_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 311}, /* aten::equal CPU */
    {16, 0, 311}, /* aten::equal Meta */
    {1, 1, 55}, /* aten::erf CPU */
    {16, 1, 55}, /* aten::erf Meta */
    {142, 8, 210}, /* aten::erf CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, /* aten::erf.out CPU */
    {16, 3, 55}, /* aten::erf.out Meta */
    {1, 2, 55}, /* aten::erf_ CPU */
    {16, 2, 55}, /* aten::erf_ Meta */
    {142, 9, 210}, /* aten::erf_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, /* aten::erfc CPU */
    {16, 1, 56}, /* aten::erfc Meta */
    {142, 8, 211}, /* aten::erfc CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, /* aten::erfc.out CPU */
    {16, 3, 56}, /* aten::erfc.out Meta */
    {1, 2, 56}, /* aten::erfc_ CPU */
    {16, 2, 56}, /* aten::erfc_ Meta */
    {142, 9, 211}, /* aten::erfc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 57}, /* aten::erfinv CPU */
    {16, 1, 57}, /* aten::erfinv Meta */
    {142, 8, 212}, /* aten::erfinv CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, /* aten::erfinv.out CPU */
    {16, 3, 57}, /* aten::erfinv.out Meta */
    {1, 2, 57}, /* aten::erfinv_ CPU */
    {16, 2, 57}, /* aten::erfinv_ Meta */
    {142, 9, 212}, /* aten::erfinv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 59}, /* aten::exp CPU */
    {16, 1, 59}, /* aten::exp Meta */
    {142, 8, 213}, /* aten::exp CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, /* aten::exp.out CPU */
    {16, 3, 59}, /* aten::exp.out Meta */
    {1, 1, 58}, /* aten::exp2 CPU */
    {16, 1, 58}, /* aten::exp2 Meta */
    {142, 8, 214}, /* aten::exp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, /* aten::exp2.out CPU */
    {16, 3, 58}, /* aten::exp2.out Meta */
    {1, 2, 58}, /* aten::exp2_ CPU */
    {16, 2, 58}, /* aten::exp2_ Meta */
    {142, 9, 214}, /* aten::exp2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 59}, /* aten::exp_ CPU */
    {16, 2, 59}, /* aten::exp_ Meta */
    {142, 9, 213}, /* aten::exp_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 312}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 313}, /* aten::expand_as implicit */
    {142, 7, 215}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 216}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 60}, /* aten::expm1 CPU */
    {16, 1, 60}, /* aten::expm1 Meta */
    {142, 8, 217}, /* aten::expm1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, /* aten::expm1.out CPU */
    {16, 3, 60}, /* aten::expm1.out Meta */
    {1, 2, 60}, /* aten::expm1_ CPU */
    {16, 2, 60}, /* aten::expm1_ Meta */
    {142, 9, 217}, /* aten::expm1_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 219}, /* aten::exponential CompositeExplicitAutograd */
    {141, 4, 218}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 314}, /* aten::exponential_ CPU */
    {16, 0, 314}, /* aten::exponential_ Meta */
    {141, 0, 315}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::eye BackendSelect */
    {141, 0, 316}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::eye.m BackendSelect */
    {1, 4, 221}, /* aten::eye.m_out CPU */
    {16, 4, 221}, /* aten::eye.m_out Meta */
    {1, 4, 220}, /* aten::eye.out CPU */
    {16, 4, 220}, /* aten::eye.out Meta */
    {138, 0, 317}, /* aten::feature_alpha_dropout implicit */
    {138, 0, 318}, /* aten::feature_alpha_dropout_ implicit */
    {138, 0, 319}, /* aten::feature_dropout implicit */
    {138, 0, 320}, /* aten::feature_dropout_ implicit */
    {138, 0, 321}, /* aten::fft_fft implicit */
    {138, 0, 324}, /* aten::fft_fft.out implicit */
    {138, 0, 322}, /* aten::fft_fft2 implicit */
    {138, 0, 323}, /* aten::fft_fft2.out implicit */
    {138, 0, 325}, /* aten::fft_fftn implicit */
    {138, 0, 326}, /* aten::fft_fftn.out implicit */
    {138, 0, 327}, /* aten::fft_fftshift implicit */
    {138, 0, 328}, /* aten::fft_hfft implicit */
    {138, 0, 331}, /* aten::fft_hfft.out implicit */
    {138, 0, 329}, /* aten::fft_hfft2 implicit */
    {138, 0, 330}, /* aten::fft_hfft2.out implicit */
    {138, 0, 332}, /* aten::fft_hfftn implicit */
    {138, 0, 333}, /* aten::fft_hfftn.out implicit */
    {138, 0, 334}, /* aten::fft_ifft implicit */
    {138, 0, 337}, /* aten::fft_ifft.out implicit */
    {138, 0, 335}, /* aten::fft_ifft2 implicit */
    {138, 0, 336}, /* aten::fft_ifft2.out implicit */
    {138, 0, 338}, /* aten::fft_ifftn implicit */
    {138, 0, 339}, /* aten::fft_ifftn.out implicit */
    {138, 0, 340}, /* aten::fft_ifftshift implicit */
    {138, 0, 341}, /* aten::fft_ihfft implicit */
    {138, 0, 344}, /* aten::fft_ihfft.out implicit */
    {138, 0, 342}, /* aten::fft_ihfft2 implicit */
    {138, 0, 343}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 345}, /* aten::fft_ihfftn implicit */
    {138, 0, 346}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 347}, /* aten::fft_irfft implicit */
    {138, 0, 350}, /* aten::fft_irfft.out implicit */
    {138, 0, 348}, /* aten::fft_irfft2 implicit */
    {138, 0, 349}, /* aten::fft_irfft2.out implicit */
    {138, 0, 351}, /* aten::fft_irfftn implicit */
    {138, 0, 352}, /* aten::fft_irfftn.out implicit */
    {138, 0, 353}, /* aten::fft_rfft implicit */
    {138, 0, 356}, /* aten::fft_rfft.out implicit */
    {138, 0, 354}, /* aten::fft_rfft2 implicit */
    {138, 0, 355}, /* aten::fft_rfft2.out implicit */
    {138, 0, 357}, /* aten::fft_rfftn implicit */
    {138, 0, 358}, /* aten::fft_rfftn.out implicit */
    {141, 6, 224}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 222}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 225}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 223}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 359}, /* aten::fill_.Scalar CPU */
    {16, 0, 359}, /* aten::fill_.Scalar Meta */
    {1, 0, 360}, /* aten::fill_.Tensor CPU */
    {16, 0, 360}, /* aten::fill_.Tensor Meta */
    {138, 0, 361}, /* aten::fix implicit */
    {138, 4, 226}, /* aten::fix.out implicit */
    {138, 0, 362}, /* aten::fix_ implicit */
    {138, 0, 363}, /* aten::flatten.using_ints implicit */
    {1, 0, 364}, /* aten::flip CPU */
    {16, 0, 364}, /* aten::flip Meta */
    {141, 4, 227}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 365}, /* aten::fliplr implicit */
    {138, 0, 366}, /* aten::flipud implicit */
    {138, 0, 367}, /* aten::float_power.Scalar implicit */
    {138, 0, 368}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 369}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 370}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 371}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 372}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 373}, /* aten::float_power_.Scalar implicit */
    {138, 0, 374}, /* aten::float_power_.Tensor implicit */
    {1, 1, 61}, /* aten::floor CPU */
    {16, 1, 61}, /* aten::floor Meta */
    {142, 8, 228}, /* aten::floor CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, /* aten::floor.out CPU */
    {16, 3, 61}, /* aten::floor.out Meta */
    {1, 2, 61}, /* aten::floor_ CPU */
    {16, 2, 61}, /* aten::floor_ Meta */
    {142, 9, 228}, /* aten::floor_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 375}, /* aten::floor_divide CPU */
    {16, 0, 375}, /* aten::floor_divide Meta */
    {141, 0, 376}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 229}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 379}, /* aten::floor_divide.out CPU */
    {16, 0, 379}, /* aten::floor_divide.out Meta */
    {141, 0, 377}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 378}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 378}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 62}, /* aten::fmax CPU */
    {16, 1, 62}, /* aten::fmax Meta */
    {142, 8, 230}, /* aten::fmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, /* aten::fmax.out CPU */
    {16, 3, 62}, /* aten::fmax.out Meta */
    {1, 1, 63}, /* aten::fmin CPU */
    {16, 1, 63}, /* aten::fmin Meta */
    {142, 8, 231}, /* aten::fmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, /* aten::fmin.out CPU */
    {16, 3, 63}, /* aten::fmin.out Meta */
    {141, 0, 380}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 381}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 64}, /* aten::fmod.Tensor CPU */
    {16, 1, 64}, /* aten::fmod.Tensor Meta */
    {142, 8, 232}, /* aten::fmod.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 64}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 382}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 64}, /* aten::fmod_.Tensor CPU */
    {16, 2, 64}, /* aten::fmod_.Tensor Meta */
    {142, 9, 232}, /* aten::fmod_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 65}, /* aten::frac CPU */
    {16, 1, 65}, /* aten::frac Meta */
    {142, 8, 233}, /* aten::frac CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, /* aten::frac.out CPU */
    {16, 3, 65}, /* aten::frac.out Meta */
    {1, 2, 65}, /* aten::frac_ CPU */
    {16, 2, 65}, /* aten::frac_ Meta */
    {142, 9, 233}, /* aten::frac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 383}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 383}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 234}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 234}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 384}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 384}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 235}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 235}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 385}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 385}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 236}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 236}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 386}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 386}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 237}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 237}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 387}, /* aten::frexp.Tensor CPU */
    {16, 0, 387}, /* aten::frexp.Tensor Meta */
    {1, 0, 388}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 388}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 389}, /* aten::from_file CPU */
    {86, 0, 173}, /* aten::from_file BackendSelect */
    {141, 4, 238}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 390}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::full BackendSelect */
    {141, 4, 239}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 391}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 240}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 66}, /* aten::gather CPU */
    {16, 1, 66}, /* aten::gather Meta */
    {142, 8, 241}, /* aten::gather CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, /* aten::gather.out CPU */
    {16, 3, 66}, /* aten::gather.out Meta */
    {138, 0, 392}, /* aten::gather_backward implicit */
    {1, 1, 67}, /* aten::gcd CPU */
    {16, 1, 67}, /* aten::gcd Meta */
    {142, 8, 242}, /* aten::gcd CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, /* aten::gcd.out CPU */
    {16, 3, 67}, /* aten::gcd.out Meta */
    {1, 2, 67}, /* aten::gcd_ CPU */
    {16, 2, 67}, /* aten::gcd_ Meta */
    {142, 9, 242}, /* aten::gcd_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 68}, /* aten::ge.Scalar CPU */
    {16, 1, 68}, /* aten::ge.Scalar Meta */
    {142, 8, 243}, /* aten::ge.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, /* aten::ge.Scalar_out CPU */
    {16, 3, 68}, /* aten::ge.Scalar_out Meta */
    {1, 1, 69}, /* aten::ge.Tensor CPU */
    {16, 1, 69}, /* aten::ge.Tensor Meta */
    {142, 8, 244}, /* aten::ge.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, /* aten::ge.Tensor_out CPU */
    {16, 3, 69}, /* aten::ge.Tensor_out Meta */
    {1, 2, 68}, /* aten::ge_.Scalar CPU */
    {16, 2, 68}, /* aten::ge_.Scalar Meta */
    {142, 9, 243}, /* aten::ge_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 69}, /* aten::ge_.Tensor CPU */
    {16, 2, 69}, /* aten::ge_.Tensor Meta */
    {142, 9, 244}, /* aten::ge_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 71}, /* aten::gelu CPU */
    {16, 1, 71}, /* aten::gelu Meta */
    {142, 8, 245}, /* aten::gelu CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, /* aten::gelu.out CPU */
    {16, 3, 71}, /* aten::gelu.out Meta */
    {1, 2, 71}, /* aten::gelu_ CPU */
    {16, 2, 71}, /* aten::gelu_ Meta */
    {142, 9, 245}, /* aten::gelu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, /* aten::gelu_backward CPU */
    {16, 1, 70}, /* aten::gelu_backward Meta */
    {142, 8, 246}, /* aten::gelu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 70}, /* aten::gelu_backward.grad_input Meta */
    {141, 6, 248}, /* aten::geometric CompositeExplicitAutograd */
    {141, 4, 247}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 393}, /* aten::geometric_ CPU */
    {16, 0, 393}, /* aten::geometric_ Meta */
    {1, 0, 394}, /* aten::geqrf CPU */
    {16, 0, 394}, /* aten::geqrf Meta */
    {1, 4, 249}, /* aten::geqrf.a CPU */
    {16, 4, 249}, /* aten::geqrf.a Meta */
    {138, 0, 395}, /* aten::ger implicit */
    {138, 4, 250}, /* aten::ger.out implicit */
    {1, 0, 396}, /* aten::glu CPU */
    {16, 0, 396}, /* aten::glu Meta */
    {1, 4, 251}, /* aten::glu.out CPU */
    {16, 4, 251}, /* aten::glu.out Meta */
    {1, 0, 397}, /* aten::glu_backward CPU */
    {16, 0, 397}, /* aten::glu_backward Meta */
    {1, 4, 252}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 252}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 398}, /* aten::gradient.array implicit */
    {138, 0, 399}, /* aten::gradient.scalararray implicit */
    {138, 0, 400}, /* aten::gradient.scalarint implicit */
    {138, 0, 401}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 402}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 403}, /* aten::gradient.tensorarray implicit */
    {138, 0, 404}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 405}, /* aten::greater.Scalar implicit */
    {138, 4, 253}, /* aten::greater.Scalar_out implicit */
    {138, 0, 406}, /* aten::greater.Tensor implicit */
    {138, 4, 254}, /* aten::greater.Tensor_out implicit */
    {138, 0, 407}, /* aten::greater_.Scalar implicit */
    {138, 0, 408}, /* aten::greater_.Tensor implicit */
    {138, 0, 409}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 255}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 410}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 256}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 411}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 412}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 413}, /* aten::grid_sampler implicit */
    {1, 0, 414}, /* aten::grid_sampler_2d CPU */
    {16, 0, 414}, /* aten::grid_sampler_2d Meta */
    {141, 4, 257}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 415}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 415}, /* aten::grid_sampler_2d_backward Meta */
    {141, 4, 258}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 416}, /* aten::grid_sampler_3d CPU */
    {16, 0, 416}, /* aten::grid_sampler_3d Meta */
    {141, 4, 259}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 417}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 417}, /* aten::grid_sampler_3d_backward Meta */
    {141, 4, 260}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 418}, /* aten::group_norm implicit */
    {138, 0, 420}, /* aten::gru.data implicit */
    {138, 0, 421}, /* aten::gru.input implicit */
    {138, 0, 419}, /* aten::gru_cell implicit */
    {1, 1, 72}, /* aten::gt.Scalar CPU */
    {16, 1, 72}, /* aten::gt.Scalar Meta */
    {142, 8, 261}, /* aten::gt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, /* aten::gt.Scalar_out CPU */
    {16, 3, 72}, /* aten::gt.Scalar_out Meta */
    {1, 1, 73}, /* aten::gt.Tensor CPU */
    {16, 1, 73}, /* aten::gt.Tensor Meta */
    {142, 8, 262}, /* aten::gt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, /* aten::gt.Tensor_out CPU */
    {16, 3, 73}, /* aten::gt.Tensor_out Meta */
    {1, 2, 72}, /* aten::gt_.Scalar CPU */
    {16, 2, 72}, /* aten::gt_.Scalar Meta */
    {142, 9, 261}, /* aten::gt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 73}, /* aten::gt_.Tensor CPU */
    {16, 2, 73}, /* aten::gt_.Tensor Meta */
    {142, 9, 262}, /* aten::gt_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 75}, /* aten::hardshrink CPU */
    {16, 1, 75}, /* aten::hardshrink Meta */
    {142, 8, 263}, /* aten::hardshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, /* aten::hardshrink.out CPU */
    {16, 3, 75}, /* aten::hardshrink.out Meta */
    {1, 1, 74}, /* aten::hardshrink_backward CPU */
    {16, 1, 74}, /* aten::hardshrink_backward Meta */
    {142, 8, 264}, /* aten::hardshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 74}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 77}, /* aten::hardsigmoid CPU */
    {16, 1, 77}, /* aten::hardsigmoid Meta */
    {142, 8, 265}, /* aten::hardsigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, /* aten::hardsigmoid.out CPU */
    {16, 3, 77}, /* aten::hardsigmoid.out Meta */
    {1, 2, 77}, /* aten::hardsigmoid_ CPU */
    {16, 2, 77}, /* aten::hardsigmoid_ Meta */
    {142, 9, 265}, /* aten::hardsigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 76}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 76}, /* aten::hardsigmoid_backward Meta */
    {142, 8, 266}, /* aten::hardsigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, /* aten::hardsigmoid_backward.grad_input CPU */
    {16, 3, 76}, /* aten::hardsigmoid_backward.grad_input Meta */
    {1, 0, 422}, /* aten::hardswish CPU */
    {16, 0, 422}, /* aten::hardswish Meta */
    {1, 0, 425}, /* aten::hardswish.out CPU */
    {16, 0, 425}, /* aten::hardswish.out Meta */
    {1, 0, 423}, /* aten::hardswish_ CPU */
    {16, 0, 423}, /* aten::hardswish_ Meta */
    {1, 0, 424}, /* aten::hardswish_backward CPU */
    {16, 0, 424}, /* aten::hardswish_backward Meta */
    {141, 4, 267}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 426}, /* aten::hardtanh CPU */
    {16, 0, 426}, /* aten::hardtanh Meta */
    {1, 0, 430}, /* aten::hardtanh.out CPU */
    {16, 0, 430}, /* aten::hardtanh.out Meta */
    {1, 0, 427}, /* aten::hardtanh_ CPU */
    {16, 0, 427}, /* aten::hardtanh_ Meta */
    {1, 0, 428}, /* aten::hardtanh_backward CPU */
    {16, 0, 428}, /* aten::hardtanh_backward Meta */
    {1, 0, 429}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 429}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 78}, /* aten::hash_tensor CPU */
    {16, 1, 78}, /* aten::hash_tensor Meta */
    {142, 8, 268}, /* aten::hash_tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, /* aten::hash_tensor.out CPU */
    {16, 3, 78}, /* aten::hash_tensor.out Meta */
    {1, 1, 79}, /* aten::heaviside CPU */
    {16, 1, 79}, /* aten::heaviside Meta */
    {142, 8, 269}, /* aten::heaviside CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, /* aten::heaviside.out CPU */
    {16, 3, 79}, /* aten::heaviside.out Meta */
    {1, 2, 79}, /* aten::heaviside_ CPU */
    {16, 2, 79}, /* aten::heaviside_ Meta */
    {142, 9, 269}, /* aten::heaviside_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 431}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 432}, /* aten::histc CPU */
    {16, 0, 432}, /* aten::histc Meta */
    {1, 4, 270}, /* aten::histc.out CPU */
    {16, 4, 270}, /* aten::histc.out Meta */
    {1, 0, 433}, /* aten::histogram.bin_ct CPU */
    {16, 0, 433}, /* aten::histogram.bin_ct Meta */
    {1, 4, 271}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 271}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 434}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 434}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 272}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 272}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 435}, /* aten::histogramdd implicit */
    {138, 0, 436}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 437}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 438}, /* aten::hsplit.array implicit */
    {138, 0, 439}, /* aten::hsplit.int implicit */
    {138, 0, 440}, /* aten::hstack implicit */
    {138, 4, 273}, /* aten::hstack.out implicit */
    {1, 0, 441}, /* aten::huber_loss CPU */
    {16, 0, 441}, /* aten::huber_loss Meta */
    {1, 4, 274}, /* aten::huber_loss.out CPU */
    {16, 4, 274}, /* aten::huber_loss.out Meta */
    {1, 0, 442}, /* aten::huber_loss_backward CPU */
    {16, 0, 442}, /* aten::huber_loss_backward Meta */
    {1, 4, 275}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 275}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 80}, /* aten::hypot CPU */
    {16, 1, 80}, /* aten::hypot Meta */
    {142, 8, 276}, /* aten::hypot CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, /* aten::hypot.out CPU */
    {16, 3, 80}, /* aten::hypot.out Meta */
    {1, 2, 80}, /* aten::hypot_ CPU */
    {16, 2, 80}, /* aten::hypot_ Meta */
    {142, 9, 276}, /* aten::hypot_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, /* aten::i0 CPU */
    {16, 1, 81}, /* aten::i0 Meta */
    {142, 8, 277}, /* aten::i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, /* aten::i0.out CPU */
    {16, 3, 81}, /* aten::i0.out Meta */
    {1, 2, 81}, /* aten::i0_ CPU */
    {16, 2, 81}, /* aten::i0_ Meta */
    {142, 9, 277}, /* aten::i0_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, /* aten::igamma CPU */
    {16, 1, 82}, /* aten::igamma Meta */
    {142, 8, 278}, /* aten::igamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, /* aten::igamma.out CPU */
    {16, 3, 82}, /* aten::igamma.out Meta */
    {1, 2, 82}, /* aten::igamma_ CPU */
    {16, 2, 82}, /* aten::igamma_ Meta */
    {142, 9, 278}, /* aten::igamma_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 83}, /* aten::igammac CPU */
    {16, 1, 83}, /* aten::igammac Meta */
    {142, 8, 279}, /* aten::igammac CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, /* aten::igammac.out CPU */
    {16, 3, 83}, /* aten::igammac.out Meta */
    {1, 2, 83}, /* aten::igammac_ CPU */
    {16, 2, 83}, /* aten::igammac_ Meta */
    {142, 9, 279}, /* aten::igammac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 443}, /* aten::im2col CPU */
    {16, 0, 443}, /* aten::im2col Meta */
    {1, 4, 280}, /* aten::im2col.out CPU */
    {16, 4, 280}, /* aten::im2col.out Meta */
    {138, 0, 444}, /* aten::imag implicit */
    {1, 0, 445}, /* aten::index.Tensor CPU */
    {16, 0, 445}, /* aten::index.Tensor Meta */
    {1, 4, 281}, /* aten::index.Tensor_out CPU */
    {16, 4, 281}, /* aten::index.Tensor_out Meta */
    {1, 1, 84}, /* aten::index_add CPU */
    {16, 1, 84}, /* aten::index_add Meta */
    {142, 8, 282}, /* aten::index_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, /* aten::index_add.out CPU */
    {16, 3, 84}, /* aten::index_add.out Meta */
    {1, 2, 84}, /* aten::index_add_ CPU */
    {16, 2, 84}, /* aten::index_add_ Meta */
    {142, 9, 282}, /* aten::index_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 85}, /* aten::index_copy CPU */
    {16, 1, 85}, /* aten::index_copy Meta */
    {142, 8, 283}, /* aten::index_copy CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, /* aten::index_copy.out CPU */
    {16, 3, 85}, /* aten::index_copy.out Meta */
    {1, 2, 85}, /* aten::index_copy_ CPU */
    {16, 2, 85}, /* aten::index_copy_ Meta */
    {142, 9, 283}, /* aten::index_copy_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 286}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 284}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 287}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 285}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 446}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 446}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 447}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 447}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 289}, /* aten::index_put CompositeExplicitAutograd */
    {141, 4, 288}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 448}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 86}, /* aten::index_reduce CPU */
    {16, 1, 86}, /* aten::index_reduce Meta */
    {142, 8, 290}, /* aten::index_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, /* aten::index_reduce.out CPU */
    {16, 3, 86}, /* aten::index_reduce.out Meta */
    {1, 2, 86}, /* aten::index_reduce_ CPU */
    {16, 2, 86}, /* aten::index_reduce_ Meta */
    {142, 9, 290}, /* aten::index_reduce_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 449}, /* aten::index_select CPU */
    {16, 0, 449}, /* aten::index_select Meta */
    {1, 4, 291}, /* aten::index_select.out CPU */
    {16, 4, 291}, /* aten::index_select.out Meta */
    {138, 0, 450}, /* aten::index_select_backward implicit */
    {138, 0, 451}, /* aten::inner implicit */
    {138, 4, 292}, /* aten::inner.out implicit */
    {138, 0, 452}, /* aten::instance_norm implicit */
    {138, 0, 453}, /* aten::inverse implicit */
    {138, 4, 293}, /* aten::inverse.out implicit */
    {138, 0, 454}, /* aten::is_complex implicit */
    {138, 0, 455}, /* aten::is_conj implicit */
    {138, 0, 456}, /* aten::is_distributed implicit */
    {138, 0, 457}, /* aten::is_floating_point implicit */
    {138, 0, 458}, /* aten::is_inference implicit */
    {138, 0, 459}, /* aten::is_neg implicit */
    {138, 0, 460}, /* aten::is_nonzero implicit */
    {141, 0, 461}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 462}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 463}, /* aten::is_signed implicit */
    {138, 0, 464}, /* aten::isclose implicit */
    {138, 0, 465}, /* aten::isfinite implicit */
    {1, 1, 87}, /* aten::isin.Scalar_Tensor CPU */
    {16, 1, 87}, /* aten::isin.Scalar_Tensor Meta */
    {142, 8, 294}, /* aten::isin.Scalar_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, /* aten::isin.Scalar_Tensor_out CPU */
    {16, 3, 87}, /* aten::isin.Scalar_Tensor_out Meta */
    {1, 1, 88}, /* aten::isin.Tensor_Scalar CPU */
    {16, 1, 88}, /* aten::isin.Tensor_Scalar Meta */
    {142, 8, 295}, /* aten::isin.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, /* aten::isin.Tensor_Scalar_out CPU */
    {16, 3, 88}, /* aten::isin.Tensor_Scalar_out Meta */
    {1, 1, 89}, /* aten::isin.Tensor_Tensor CPU */
    {16, 1, 89}, /* aten::isin.Tensor_Tensor Meta */
    {142, 8, 296}, /* aten::isin.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, /* aten::isin.Tensor_Tensor_out CPU */
    {16, 3, 89}, /* aten::isin.Tensor_Tensor_out Meta */
    {1, 0, 466}, /* aten::isinf CPU */
    {16, 0, 466}, /* aten::isinf Meta */
    {141, 4, 297}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 467}, /* aten::isnan CPU */
    {16, 0, 467}, /* aten::isnan Meta */
    {141, 4, 298}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 90}, /* aten::isneginf CPU */
    {16, 1, 90}, /* aten::isneginf Meta */
    {142, 8, 299}, /* aten::isneginf CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, /* aten::isneginf.out CPU */
    {16, 3, 90}, /* aten::isneginf.out Meta */
    {1, 1, 91}, /* aten::isposinf CPU */
    {16, 1, 91}, /* aten::isposinf Meta */
    {142, 8, 300}, /* aten::isposinf CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, /* aten::isposinf.out CPU */
    {16, 3, 91}, /* aten::isposinf.out Meta */
    {138, 0, 468}, /* aten::isreal implicit */
    {138, 0, 469}, /* aten::item implicit */
    {138, 0, 470}, /* aten::kl_div implicit */
    {138, 0, 471}, /* aten::kron implicit */
    {138, 4, 301}, /* aten::kron.out implicit */
    {141, 0, 472}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 473}, /* aten::kthvalue.values CPU */
    {16, 0, 473}, /* aten::kthvalue.values Meta */
    {138, 0, 474}, /* aten::l1_loss implicit */
    {138, 0, 475}, /* aten::layer_norm implicit */
    {1, 1, 92}, /* aten::lcm CPU */
    {16, 1, 92}, /* aten::lcm Meta */
    {142, 8, 302}, /* aten::lcm CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, /* aten::lcm.out CPU */
    {16, 3, 92}, /* aten::lcm.out Meta */
    {1, 2, 92}, /* aten::lcm_ CPU */
    {16, 2, 92}, /* aten::lcm_ Meta */
    {142, 9, 302}, /* aten::lcm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 476}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 303}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 303}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 93}, /* aten::le.Scalar CPU */
    {16, 1, 93}, /* aten::le.Scalar Meta */
    {142, 8, 304}, /* aten::le.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, /* aten::le.Scalar_out CPU */
    {16, 3, 93}, /* aten::le.Scalar_out Meta */
    {1, 1, 94}, /* aten::le.Tensor CPU */
    {16, 1, 94}, /* aten::le.Tensor Meta */
    {142, 8, 305}, /* aten::le.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, /* aten::le.Tensor_out CPU */
    {16, 3, 94}, /* aten::le.Tensor_out Meta */
    {1, 2, 93}, /* aten::le_.Scalar CPU */
    {16, 2, 93}, /* aten::le_.Scalar Meta */
    {142, 9, 304}, /* aten::le_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 94}, /* aten::le_.Tensor CPU */
    {16, 2, 94}, /* aten::le_.Tensor Meta */
    {142, 9, 305}, /* aten::le_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 96}, /* aten::leaky_relu CPU */
    {16, 1, 96}, /* aten::leaky_relu Meta */
    {142, 8, 306}, /* aten::leaky_relu CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, /* aten::leaky_relu.out CPU */
    {16, 3, 96}, /* aten::leaky_relu.out Meta */
    {1, 2, 96}, /* aten::leaky_relu_ CPU */
    {16, 2, 96}, /* aten::leaky_relu_ Meta */
    {142, 9, 306}, /* aten::leaky_relu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, /* aten::leaky_relu_backward CPU */
    {16, 1, 95}, /* aten::leaky_relu_backward Meta */
    {142, 8, 307}, /* aten::leaky_relu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 95}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 97}, /* aten::lerp.Scalar CPU */
    {16, 1, 97}, /* aten::lerp.Scalar Meta */
    {142, 8, 308}, /* aten::lerp.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 97}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 98}, /* aten::lerp.Tensor CPU */
    {16, 1, 98}, /* aten::lerp.Tensor Meta */
    {142, 8, 309}, /* aten::lerp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 98}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 97}, /* aten::lerp_.Scalar CPU */
    {16, 2, 97}, /* aten::lerp_.Scalar Meta */
    {142, 9, 308}, /* aten::lerp_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 98}, /* aten::lerp_.Tensor CPU */
    {16, 2, 98}, /* aten::lerp_.Tensor Meta */
    {142, 9, 309}, /* aten::lerp_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 477}, /* aten::less.Scalar implicit */
    {138, 4, 310}, /* aten::less.Scalar_out implicit */
    {138, 0, 478}, /* aten::less.Tensor implicit */
    {138, 4, 311}, /* aten::less.Tensor_out implicit */
    {138, 0, 479}, /* aten::less_.Scalar implicit */
    {138, 0, 480}, /* aten::less_.Tensor implicit */
    {138, 0, 481}, /* aten::less_equal.Scalar implicit */
    {138, 4, 312}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 482}, /* aten::less_equal.Tensor implicit */
    {138, 4, 313}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 483}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 484}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 99}, /* aten::lgamma CPU */
    {16, 1, 99}, /* aten::lgamma Meta */
    {142, 8, 314}, /* aten::lgamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, /* aten::lgamma.out CPU */
    {16, 3, 99}, /* aten::lgamma.out Meta */
    {1, 2, 99}, /* aten::lgamma_ CPU */
    {16, 2, 99}, /* aten::lgamma_ Meta */
    {142, 9, 314}, /* aten::lgamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 485}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 315}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 486}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 316}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 317}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 487}, /* aten::linalg_cholesky implicit */
    {138, 4, 318}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 488}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 488}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 319}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 319}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 489}, /* aten::linalg_cond implicit */
    {138, 4, 320}, /* aten::linalg_cond.out implicit */
    {138, 0, 490}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 321}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 491}, /* aten::linalg_cross CPU */
    {16, 0, 491}, /* aten::linalg_cross Meta */
    {1, 4, 322}, /* aten::linalg_cross.out CPU */
    {16, 4, 322}, /* aten::linalg_cross.out Meta */
    {138, 0, 492}, /* aten::linalg_det implicit */
    {138, 4, 323}, /* aten::linalg_det.out implicit */
    {138, 0, 493}, /* aten::linalg_diagonal implicit */
    {1, 0, 494}, /* aten::linalg_eig CPU */
    {16, 0, 494}, /* aten::linalg_eig Meta */
    {1, 4, 324}, /* aten::linalg_eig.out CPU */
    {16, 4, 324}, /* aten::linalg_eig.out Meta */
    {138, 0, 495}, /* aten::linalg_eigh implicit */
    {138, 4, 325}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 496}, /* aten::linalg_eigvals implicit */
    {1, 4, 326}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 326}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 497}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 327}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 498}, /* aten::linalg_householder_product CPU */
    {16, 0, 498}, /* aten::linalg_householder_product Meta */
    {1, 4, 328}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 328}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 499}, /* aten::linalg_inv implicit */
    {138, 4, 329}, /* aten::linalg_inv.out implicit */
    {1, 0, 500}, /* aten::linalg_inv_ex CPU */
    {16, 0, 500}, /* aten::linalg_inv_ex Meta */
    {1, 4, 330}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 330}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 501}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 331}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 502}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 502}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 332}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 332}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 503}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 503}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 333}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 333}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 504}, /* aten::linalg_lstsq CPU */
    {16, 0, 504}, /* aten::linalg_lstsq Meta */
    {1, 4, 334}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 334}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 505}, /* aten::linalg_lu CPU */
    {16, 0, 505}, /* aten::linalg_lu Meta */
    {1, 4, 335}, /* aten::linalg_lu.out CPU */
    {16, 4, 335}, /* aten::linalg_lu.out Meta */
    {138, 0, 506}, /* aten::linalg_lu_factor implicit */
    {138, 4, 336}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 507}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 507}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 337}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 337}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 508}, /* aten::linalg_lu_solve CPU */
    {16, 0, 508}, /* aten::linalg_lu_solve Meta */
    {1, 4, 338}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 338}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 509}, /* aten::linalg_matmul implicit */
    {138, 4, 339}, /* aten::linalg_matmul.out implicit */
    {1, 0, 510}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 510}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 340}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 511}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 341}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 512}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 342}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 513}, /* aten::linalg_matrix_power implicit */
    {138, 4, 343}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 514}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 515}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 345}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 516}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 346}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 344}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 347}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 517}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 518}, /* aten::linalg_multi_dot implicit */
    {138, 4, 348}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 519}, /* aten::linalg_norm implicit */
    {138, 0, 520}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 350}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 349}, /* aten::linalg_norm.out implicit */
    {138, 0, 521}, /* aten::linalg_pinv implicit */
    {138, 0, 522}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 352}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 523}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 353}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 351}, /* aten::linalg_pinv.out implicit */
    {138, 4, 354}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 524}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 525}, /* aten::linalg_qr CPU */
    {16, 0, 525}, /* aten::linalg_qr Meta */
    {1, 4, 355}, /* aten::linalg_qr.out CPU */
    {16, 4, 355}, /* aten::linalg_qr.out Meta */
    {138, 0, 526}, /* aten::linalg_slogdet implicit */
    {138, 4, 356}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 527}, /* aten::linalg_solve implicit */
    {138, 4, 357}, /* aten::linalg_solve.out implicit */
    {138, 0, 528}, /* aten::linalg_solve_ex implicit */
    {138, 4, 358}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 529}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 529}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 359}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 359}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 530}, /* aten::linalg_svd implicit */
    {138, 4, 360}, /* aten::linalg_svd.U implicit */
    {138, 0, 531}, /* aten::linalg_svdvals implicit */
    {138, 4, 361}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 532}, /* aten::linalg_tensorinv implicit */
    {138, 0, 533}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 534}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 362}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 535}, /* aten::linalg_vander implicit */
    {138, 0, 536}, /* aten::linalg_vecdot implicit */
    {138, 4, 363}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 100}, /* aten::linalg_vector_norm CPU */
    {16, 1, 100}, /* aten::linalg_vector_norm Meta */
    {142, 8, 364}, /* aten::linalg_vector_norm CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 100}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 537}, /* aten::linear implicit */
    {141, 4, 365}, /* aten::linear.out CompositeExplicitAutograd */
    {141, 0, 538}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::linspace BackendSelect */
    {141, 0, 539}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 367}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 540}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 368}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 541}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 369}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 366}, /* aten::linspace.out CPU */
    {16, 4, 366}, /* aten::linspace.out Meta */
    {1, 1, 104}, /* aten::log CPU */
    {16, 1, 104}, /* aten::log Meta */
    {142, 8, 370}, /* aten::log CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, /* aten::log.out CPU */
    {16, 3, 104}, /* aten::log.out Meta */
    {1, 1, 101}, /* aten::log10 CPU */
    {16, 1, 101}, /* aten::log10 Meta */
    {142, 8, 371}, /* aten::log10 CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, /* aten::log10.out CPU */
    {16, 3, 101}, /* aten::log10.out Meta */
    {1, 2, 101}, /* aten::log10_ CPU */
    {16, 2, 101}, /* aten::log10_ Meta */
    {142, 9, 371}, /* aten::log10_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, /* aten::log1p CPU */
    {16, 1, 102}, /* aten::log1p Meta */
    {142, 8, 372}, /* aten::log1p CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, /* aten::log1p.out CPU */
    {16, 3, 102}, /* aten::log1p.out Meta */
    {1, 2, 102}, /* aten::log1p_ CPU */
    {16, 2, 102}, /* aten::log1p_ Meta */
    {142, 9, 372}, /* aten::log1p_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 103}, /* aten::log2 CPU */
    {16, 1, 103}, /* aten::log2 Meta */
    {142, 8, 373}, /* aten::log2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, /* aten::log2.out CPU */
    {16, 3, 103}, /* aten::log2.out Meta */
    {1, 2, 103}, /* aten::log2_ CPU */
    {16, 2, 103}, /* aten::log2_ Meta */
    {142, 9, 373}, /* aten::log2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 104}, /* aten::log_ CPU */
    {16, 2, 104}, /* aten::log_ Meta */
    {142, 9, 370}, /* aten::log_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 375}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 4, 374}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 542}, /* aten::log_normal_ CPU */
    {16, 0, 542}, /* aten::log_normal_ Meta */
    {138, 0, 543}, /* aten::log_sigmoid implicit */
    {138, 0, 548}, /* aten::log_sigmoid.out implicit */
    {1, 0, 544}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 544}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 545}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 545}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 546}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 546}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 547}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 547}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 549}, /* aten::log_softmax.int implicit */
    {1, 4, 376}, /* aten::log_softmax.int_out CPU */
    {16, 4, 376}, /* aten::log_softmax.int_out Meta */
    {1, 1, 106}, /* aten::logaddexp CPU */
    {16, 1, 106}, /* aten::logaddexp Meta */
    {142, 8, 377}, /* aten::logaddexp CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, /* aten::logaddexp.out CPU */
    {16, 3, 106}, /* aten::logaddexp.out Meta */
    {1, 1, 105}, /* aten::logaddexp2 CPU */
    {16, 1, 105}, /* aten::logaddexp2 Meta */
    {142, 8, 378}, /* aten::logaddexp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, /* aten::logaddexp2.out CPU */
    {16, 3, 105}, /* aten::logaddexp2.out Meta */
    {141, 0, 550}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 379}, /* aten::logcumsumexp.out CPU */
    {16, 4, 379}, /* aten::logcumsumexp.out Meta */
    {138, 0, 551}, /* aten::logdet implicit */
    {1, 0, 552}, /* aten::logical_and CPU */
    {16, 0, 552}, /* aten::logical_and Meta */
    {1, 0, 554}, /* aten::logical_and.out CPU */
    {16, 0, 554}, /* aten::logical_and.out Meta */
    {1, 0, 553}, /* aten::logical_and_ CPU */
    {16, 0, 553}, /* aten::logical_and_ Meta */
    {1, 0, 555}, /* aten::logical_not CPU */
    {16, 0, 555}, /* aten::logical_not Meta */
    {1, 0, 557}, /* aten::logical_not.out CPU */
    {16, 0, 557}, /* aten::logical_not.out Meta */
    {1, 0, 556}, /* aten::logical_not_ CPU */
    {16, 0, 556}, /* aten::logical_not_ Meta */
    {1, 0, 558}, /* aten::logical_or CPU */
    {16, 0, 558}, /* aten::logical_or Meta */
    {1, 0, 560}, /* aten::logical_or.out CPU */
    {16, 0, 560}, /* aten::logical_or.out Meta */
    {1, 0, 559}, /* aten::logical_or_ CPU */
    {16, 0, 559}, /* aten::logical_or_ Meta */
    {1, 0, 561}, /* aten::logical_xor CPU */
    {16, 0, 561}, /* aten::logical_xor Meta */
    {1, 0, 563}, /* aten::logical_xor.out CPU */
    {16, 0, 563}, /* aten::logical_xor.out Meta */
    {1, 0, 562}, /* aten::logical_xor_ CPU */
    {16, 0, 562}, /* aten::logical_xor_ Meta */
    {1, 0, 564}, /* aten::logit CPU */
    {16, 0, 564}, /* aten::logit Meta */
    {1, 0, 566}, /* aten::logit.out CPU */
    {16, 0, 566}, /* aten::logit.out Meta */
    {1, 0, 565}, /* aten::logit_ CPU */
    {16, 0, 565}, /* aten::logit_ Meta */
    {1, 1, 107}, /* aten::logit_backward CPU */
    {16, 1, 107}, /* aten::logit_backward Meta */
    {142, 8, 380}, /* aten::logit_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 107}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 567}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::logspace BackendSelect */
    {141, 0, 568}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 382}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 569}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 383}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 570}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 384}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 381}, /* aten::logspace.out CPU */
    {16, 4, 381}, /* aten::logspace.out Meta */
    {141, 0, 571}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 385}, /* aten::logsumexp.out CPU */
    {16, 4, 385}, /* aten::logsumexp.out Meta */
    {138, 0, 573}, /* aten::lstm.data implicit */
    {138, 0, 574}, /* aten::lstm.input implicit */
    {138, 0, 572}, /* aten::lstm_cell implicit */
    {1, 1, 108}, /* aten::lt.Scalar CPU */
    {16, 1, 108}, /* aten::lt.Scalar Meta */
    {142, 8, 386}, /* aten::lt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, /* aten::lt.Scalar_out CPU */
    {16, 3, 108}, /* aten::lt.Scalar_out Meta */
    {1, 1, 109}, /* aten::lt.Tensor CPU */
    {16, 1, 109}, /* aten::lt.Tensor Meta */
    {142, 8, 387}, /* aten::lt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, /* aten::lt.Tensor_out CPU */
    {16, 3, 109}, /* aten::lt.Tensor_out Meta */
    {1, 2, 108}, /* aten::lt_.Scalar CPU */
    {16, 2, 108}, /* aten::lt_.Scalar Meta */
    {142, 9, 386}, /* aten::lt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 109}, /* aten::lt_.Tensor CPU */
    {16, 2, 109}, /* aten::lt_.Tensor Meta */
    {142, 9, 387}, /* aten::lt_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 575}, /* aten::lu_solve implicit */
    {138, 4, 388}, /* aten::lu_solve.out implicit */
    {1, 0, 576}, /* aten::lu_unpack CPU */
    {16, 0, 576}, /* aten::lu_unpack Meta */
    {1, 4, 389}, /* aten::lu_unpack.out CPU */
    {16, 4, 389}, /* aten::lu_unpack.out Meta */
    {138, 0, 577}, /* aten::mH implicit */
    {138, 0, 578}, /* aten::mT implicit */
    {138, 0, 579}, /* aten::margin_ranking_loss implicit */
    {141, 0, 580}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 4, 390}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 581}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 4, 391}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 582}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 582}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 583}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 583}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 584}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 4, 392}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 585}, /* aten::masked_scatter_ CPU */
    {16, 0, 585}, /* aten::masked_scatter_ Meta */
    {141, 0, 586}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 587}, /* aten::masked_select CPU */
    {1, 0, 588}, /* aten::masked_select.out CPU */
    {138, 0, 589}, /* aten::matmul implicit */
    {138, 0, 590}, /* aten::matmul.out implicit */
    {138, 0, 591}, /* aten::matrix_H implicit */
    {138, 0, 592}, /* aten::matrix_exp implicit */
    {138, 0, 593}, /* aten::matrix_power implicit */
    {138, 4, 393}, /* aten::matrix_power.out implicit */
    {1, 0, 594}, /* aten::max CPU */
    {16, 0, 594}, /* aten::max Meta */
    {1, 1, 110}, /* aten::max.dim CPU */
    {16, 1, 110}, /* aten::max.dim Meta */
    {142, 8, 395}, /* aten::max.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, /* aten::max.dim_max CPU */
    {16, 3, 110}, /* aten::max.dim_max Meta */
    {138, 0, 595}, /* aten::max.other implicit */
    {138, 0, 596}, /* aten::max.out implicit */
    {1, 4, 394}, /* aten::max.unary_out CPU */
    {16, 4, 394}, /* aten::max.unary_out Meta */
    {138, 0, 597}, /* aten::max_pool1d implicit */
    {138, 0, 598}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 599}, /* aten::max_pool2d implicit */
    {1, 0, 600}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 600}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 396}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 396}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 601}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 601}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 397}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 397}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 602}, /* aten::max_pool3d implicit */
    {1, 0, 603}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 603}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 398}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 398}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 604}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 604}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 399}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 399}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 605}, /* aten::max_unpool2d CPU */
    {16, 0, 605}, /* aten::max_unpool2d Meta */
    {1, 4, 400}, /* aten::max_unpool2d.out CPU */
    {16, 4, 400}, /* aten::max_unpool2d.out Meta */
    {1, 0, 606}, /* aten::max_unpool3d CPU */
    {16, 0, 606}, /* aten::max_unpool3d Meta */
    {1, 4, 401}, /* aten::max_unpool3d.out CPU */
    {16, 4, 401}, /* aten::max_unpool3d.out Meta */
    {1, 1, 111}, /* aten::maximum CPU */
    {16, 1, 111}, /* aten::maximum Meta */
    {142, 8, 402}, /* aten::maximum CompositeExplicitAutogradNonFunctional */
    {1, 3, 111}, /* aten::maximum.out CPU */
    {16, 3, 111}, /* aten::maximum.out Meta */
    {141, 0, 607}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mean.dim CPU */
    {16, 1, 112}, /* aten::mean.dim Meta */
    {142, 8, 404}, /* aten::mean.dim CompositeExplicitAutogradNonFunctional */
    {1, 4, 403}, /* aten::mean.dtype_out CPU */
    {16, 4, 403}, /* aten::mean.dtype_out Meta */
    {1, 3, 112}, /* aten::mean.out CPU */
    {16, 3, 112}, /* aten::mean.out Meta */
    {1, 0, 608}, /* aten::median CPU */
    {16, 0, 608}, /* aten::median Meta */
    {141, 0, 609}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 406}, /* aten::median.dim_values CPU */
    {16, 4, 406}, /* aten::median.dim_values Meta */
    {141, 4, 405}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 610}, /* aten::meshgrid implicit */
    {138, 0, 611}, /* aten::meshgrid.indexing implicit */
    {1, 0, 612}, /* aten::min CPU */
    {16, 0, 612}, /* aten::min Meta */
    {1, 1, 113}, /* aten::min.dim CPU */
    {16, 1, 113}, /* aten::min.dim Meta */
    {142, 8, 408}, /* aten::min.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, /* aten::min.dim_min CPU */
    {16, 3, 113}, /* aten::min.dim_min Meta */
    {138, 0, 613}, /* aten::min.other implicit */
    {138, 0, 614}, /* aten::min.out implicit */
    {1, 4, 407}, /* aten::min.unary_out CPU */
    {16, 4, 407}, /* aten::min.unary_out Meta */
    {1, 1, 114}, /* aten::minimum CPU */
    {16, 1, 114}, /* aten::minimum Meta */
    {142, 8, 409}, /* aten::minimum CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, /* aten::minimum.out CPU */
    {16, 3, 114}, /* aten::minimum.out Meta */
    {1, 1, 115}, /* aten::mish CPU */
    {16, 1, 115}, /* aten::mish Meta */
    {142, 8, 410}, /* aten::mish CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, /* aten::mish.out CPU */
    {16, 3, 115}, /* aten::mish.out Meta */
    {1, 2, 115}, /* aten::mish_ CPU */
    {16, 2, 115}, /* aten::mish_ Meta */
    {142, 9, 410}, /* aten::mish_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 615}, /* aten::mish_backward CPU */
    {16, 0, 615}, /* aten::mish_backward Meta */
    {138, 0, 616}, /* aten::mish_backward implicit */
    {1, 1, 116}, /* aten::mm CPU */
    {16, 1, 116}, /* aten::mm Meta */
    {142, 8, 411}, /* aten::mm CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, /* aten::mm.out CPU */
    {16, 3, 116}, /* aten::mm.out Meta */
    {1, 0, 617}, /* aten::mode CPU */
    {16, 0, 617}, /* aten::mode Meta */
    {1, 4, 412}, /* aten::mode.values CPU */
    {16, 4, 412}, /* aten::mode.values Meta */
    {138, 0, 618}, /* aten::moveaxis.int implicit */
    {138, 0, 619}, /* aten::moveaxis.intlist implicit */
    {138, 0, 620}, /* aten::movedim.int implicit */
    {138, 0, 621}, /* aten::movedim.intlist implicit */
    {1, 0, 622}, /* aten::mse_loss CPU */
    {16, 0, 622}, /* aten::mse_loss Meta */
    {1, 4, 413}, /* aten::mse_loss.out CPU */
    {16, 4, 413}, /* aten::mse_loss.out Meta */
    {1, 0, 623}, /* aten::mse_loss_backward CPU */
    {16, 0, 623}, /* aten::mse_loss_backward Meta */
    {1, 4, 414}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 414}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 624}, /* aten::msort implicit */
    {138, 0, 625}, /* aten::msort.out implicit */
    {141, 0, 626}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 415}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 117}, /* aten::mul.Tensor CPU */
    {16, 1, 117}, /* aten::mul.Tensor Meta */
    {142, 8, 416}, /* aten::mul.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, /* aten::mul.out CPU */
    {16, 3, 117}, /* aten::mul.out Meta */
    {141, 0, 627}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 117}, /* aten::mul_.Tensor CPU */
    {16, 2, 117}, /* aten::mul_.Tensor Meta */
    {142, 9, 416}, /* aten::mul_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 628}, /* aten::multi_margin_loss CPU */
    {16, 0, 628}, /* aten::multi_margin_loss Meta */
    {1, 4, 417}, /* aten::multi_margin_loss.out CPU */
    {16, 4, 417}, /* aten::multi_margin_loss.out Meta */
    {1, 0, 629}, /* aten::multi_margin_loss_backward CPU */
    {16, 0, 629}, /* aten::multi_margin_loss_backward Meta */
    {1, 4, 418}, /* aten::multi_margin_loss_backward.grad_input CPU */
    {16, 4, 418}, /* aten::multi_margin_loss_backward.grad_input Meta */
    {138, 0, 630}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 419}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 631}, /* aten::multilabel_margin_loss_backward CPU */
    {16, 0, 631}, /* aten::multilabel_margin_loss_backward Meta */
    {1, 4, 420}, /* aten::multilabel_margin_loss_backward.grad_input CPU */
    {16, 4, 420}, /* aten::multilabel_margin_loss_backward.grad_input Meta */
    {1, 0, 632}, /* aten::multilabel_margin_loss_forward CPU */
    {16, 0, 632}, /* aten::multilabel_margin_loss_forward Meta */
    {1, 4, 421}, /* aten::multilabel_margin_loss_forward.output CPU */
    {16, 4, 421}, /* aten::multilabel_margin_loss_forward.output Meta */
    {1, 0, 633}, /* aten::multinomial CPU */
    {16, 0, 633}, /* aten::multinomial Meta */
    {1, 0, 634}, /* aten::multinomial.out CPU */
    {16, 0, 634}, /* aten::multinomial.out Meta */
    {138, 0, 635}, /* aten::multiply.Scalar implicit */
    {138, 0, 636}, /* aten::multiply.Tensor implicit */
    {138, 4, 422}, /* aten::multiply.out implicit */
    {138, 0, 637}, /* aten::multiply_.Scalar implicit */
    {138, 0, 638}, /* aten::multiply_.Tensor implicit */
    {141, 0, 639}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 423}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 640}, /* aten::mvlgamma CPU */
    {16, 0, 640}, /* aten::mvlgamma Meta */
    {1, 0, 642}, /* aten::mvlgamma.out CPU */
    {16, 0, 642}, /* aten::mvlgamma.out Meta */
    {1, 0, 641}, /* aten::mvlgamma_ CPU */
    {16, 0, 641}, /* aten::mvlgamma_ Meta */
    {1, 0, 643}, /* aten::nan_to_num CPU */
    {16, 0, 643}, /* aten::nan_to_num Meta */
    {1, 0, 645}, /* aten::nan_to_num.out CPU */
    {16, 0, 645}, /* aten::nan_to_num.out Meta */
    {1, 0, 644}, /* aten::nan_to_num_ CPU */
    {16, 0, 644}, /* aten::nan_to_num_ Meta */
    {138, 0, 646}, /* aten::nanmean implicit */
    {138, 0, 647}, /* aten::nanmean.out implicit */
    {1, 0, 648}, /* aten::nanmedian CPU */
    {16, 0, 648}, /* aten::nanmedian Meta */
    {141, 0, 649}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 425}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 425}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 424}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 650}, /* aten::nanquantile implicit */
    {138, 4, 426}, /* aten::nanquantile.out implicit */
    {138, 0, 651}, /* aten::nanquantile.scalar implicit */
    {138, 4, 427}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 652}, /* aten::nansum CPU */
    {16, 0, 652}, /* aten::nansum Meta */
    {1, 4, 428}, /* aten::nansum.out CPU */
    {16, 4, 428}, /* aten::nansum.out Meta */
    {138, 0, 653}, /* aten::narrow implicit */
    {138, 0, 654}, /* aten::narrow.Tensor implicit */
    {142, 0, 655}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 429}, /* aten::narrow_copy.out CPU */
    {16, 4, 429}, /* aten::narrow_copy.out Meta */
    {1, 0, 656}, /* aten::native_batch_norm CPU */
    {16, 0, 656}, /* aten::native_batch_norm Meta */
    {1, 4, 430}, /* aten::native_batch_norm.out CPU */
    {16, 4, 430}, /* aten::native_batch_norm.out Meta */
    {1, 0, 657}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 657}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 431}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 658}, /* aten::native_dropout CPU */
    {16, 0, 658}, /* aten::native_dropout Meta */
    {141, 4, 432}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 659}, /* aten::native_dropout_backward CPU */
    {16, 0, 659}, /* aten::native_dropout_backward Meta */
    {141, 4, 433}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 660}, /* aten::native_group_norm CPU */
    {16, 0, 660}, /* aten::native_group_norm Meta */
    {141, 4, 434}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 661}, /* aten::native_group_norm_backward CPU */
    {16, 0, 661}, /* aten::native_group_norm_backward Meta */
    {141, 4, 435}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 662}, /* aten::native_layer_norm CPU */
    {16, 0, 662}, /* aten::native_layer_norm Meta */
    {141, 4, 436}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 663}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 663}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 437}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::ne.Scalar CPU */
    {16, 1, 118}, /* aten::ne.Scalar Meta */
    {142, 8, 438}, /* aten::ne.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 118}, /* aten::ne.Scalar_out CPU */
    {16, 3, 118}, /* aten::ne.Scalar_out Meta */
    {1, 1, 119}, /* aten::ne.Tensor CPU */
    {16, 1, 119}, /* aten::ne.Tensor Meta */
    {142, 8, 439}, /* aten::ne.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 119}, /* aten::ne.Tensor_out CPU */
    {16, 3, 119}, /* aten::ne.Tensor_out Meta */
    {1, 2, 118}, /* aten::ne_.Scalar CPU */
    {16, 2, 118}, /* aten::ne_.Scalar Meta */
    {142, 9, 438}, /* aten::ne_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 119}, /* aten::ne_.Tensor CPU */
    {16, 2, 119}, /* aten::ne_.Tensor Meta */
    {142, 9, 439}, /* aten::ne_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 120}, /* aten::neg CPU */
    {16, 1, 120}, /* aten::neg Meta */
    {142, 8, 440}, /* aten::neg CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, /* aten::neg.out CPU */
    {16, 3, 120}, /* aten::neg.out Meta */
    {1, 2, 120}, /* aten::neg_ CPU */
    {16, 2, 120}, /* aten::neg_ Meta */
    {142, 9, 440}, /* aten::neg_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 664}, /* aten::negative implicit */
    {138, 4, 441}, /* aten::negative.out implicit */
    {138, 0, 665}, /* aten::negative_ implicit */
    {141, 0, 666}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 442}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 667}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 443}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 668}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 444}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 669}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 445}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 670}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 446}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 121}, /* aten::nextafter CPU */
    {16, 1, 121}, /* aten::nextafter Meta */
    {142, 8, 447}, /* aten::nextafter CompositeExplicitAutogradNonFunctional */
    {1, 3, 121}, /* aten::nextafter.out CPU */
    {16, 3, 121}, /* aten::nextafter.out Meta */
    {1, 2, 121}, /* aten::nextafter_ CPU */
    {16, 2, 121}, /* aten::nextafter_ Meta */
    {142, 9, 447}, /* aten::nextafter_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 671}, /* aten::nll_loss implicit */
    {138, 4, 448}, /* aten::nll_loss.out implicit */
    {138, 0, 672}, /* aten::nll_loss2d implicit */
    {138, 4, 449}, /* aten::nll_loss2d.out implicit */
    {1, 0, 673}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 673}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 450}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 450}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 674}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 674}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 451}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 451}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 675}, /* aten::nll_loss_backward CPU */
    {16, 0, 675}, /* aten::nll_loss_backward Meta */
    {1, 4, 452}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 452}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 676}, /* aten::nll_loss_forward CPU */
    {16, 0, 676}, /* aten::nll_loss_forward Meta */
    {1, 4, 453}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 453}, /* aten::nll_loss_forward.output Meta */
    {138, 0, 677}, /* aten::nll_loss_nd implicit */
    {1, 0, 678}, /* aten::nonzero CPU */
    {1, 4, 454}, /* aten::nonzero.out CPU */
    {138, 0, 679}, /* aten::nonzero_numpy implicit */
    {1, 0, 680}, /* aten::nonzero_static CPU */
    {16, 0, 680}, /* aten::nonzero_static Meta */
    {1, 4, 455}, /* aten::nonzero_static.out CPU */
    {16, 4, 455}, /* aten::nonzero_static.out Meta */
    {141, 0, 681}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 123}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 123}, /* aten::norm.ScalarOpt_dim Meta */
    {142, 8, 459}, /* aten::norm.ScalarOpt_dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {142, 8, 458}, /* aten::norm.ScalarOpt_dim_dtype CompositeExplicitAutogradNonFunctional */
    {141, 0, 682}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 457}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 456}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 122}, /* aten::norm.dtype_out CPU */
    {16, 3, 122}, /* aten::norm.dtype_out Meta */
    {1, 3, 123}, /* aten::norm.out CPU */
    {16, 3, 123}, /* aten::norm.out Meta */
    {1, 0, 684}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 684}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 460}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 460}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 685}, /* aten::normal.Tensor_float CPU */
    {16, 0, 685}, /* aten::normal.Tensor_float Meta */
    {1, 4, 461}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 461}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 686}, /* aten::normal.float_Tensor CPU */
    {16, 0, 686}, /* aten::normal.float_Tensor Meta */
    {1, 4, 462}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 462}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 687}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::normal.float_float BackendSelect */
    {141, 4, 463}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 4, 465}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 683}, /* aten::normal_ CPU */
    {16, 0, 683}, /* aten::normal_ Meta */
    {141, 6, 464}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 688}, /* aten::not_equal.Scalar implicit */
    {138, 4, 466}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 689}, /* aten::not_equal.Tensor implicit */
    {138, 4, 467}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 690}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 691}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 692}, /* aten::nuclear_norm implicit */
    {138, 0, 693}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 469}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 468}, /* aten::nuclear_norm.out implicit */
    {138, 0, 694}, /* aten::numel implicit */
    {138, 0, 695}, /* aten::numpy_T implicit */
    {138, 0, 696}, /* aten::one_hot implicit */
    {141, 0, 697}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::ones BackendSelect */
    {141, 4, 470}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 698}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 471}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 699}, /* aten::orgqr implicit */
    {138, 4, 472}, /* aten::orgqr.out implicit */
    {1, 0, 700}, /* aten::ormqr CPU */
    {16, 0, 700}, /* aten::ormqr Meta */
    {1, 4, 473}, /* aten::ormqr.out CPU */
    {16, 4, 473}, /* aten::ormqr.out Meta */
    {138, 0, 701}, /* aten::outer implicit */
    {138, 4, 474}, /* aten::outer.out implicit */
    {138, 0, 702}, /* aten::pad implicit */
    {138, 0, 703}, /* aten::pairwise_distance implicit */
    {138, 0, 704}, /* aten::pdist implicit */
    {141, 0, 705}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 475}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 476}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 706}, /* aten::pinverse implicit */
    {1, 0, 707}, /* aten::pixel_shuffle CPU */
    {16, 0, 707}, /* aten::pixel_shuffle Meta */
    {141, 4, 477}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 708}, /* aten::pixel_unshuffle CPU */
    {16, 0, 708}, /* aten::pixel_unshuffle Meta */
    {141, 4, 478}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {1, 0, 709}, /* aten::poisson CPU */
    {16, 0, 709}, /* aten::poisson Meta */
    {141, 4, 479}, /* aten::poisson.out CompositeExplicitAutograd */
    {138, 0, 710}, /* aten::poisson_nll_loss implicit */
    {1, 0, 711}, /* aten::polar CPU */
    {16, 0, 711}, /* aten::polar Meta */
    {1, 0, 712}, /* aten::polar.out CPU */
    {16, 0, 712}, /* aten::polar.out Meta */
    {1, 1, 124}, /* aten::polygamma CPU */
    {16, 1, 124}, /* aten::polygamma Meta */
    {142, 8, 480}, /* aten::polygamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, /* aten::polygamma.out CPU */
    {16, 3, 124}, /* aten::polygamma.out Meta */
    {1, 0, 713}, /* aten::polygamma_ CPU */
    {16, 0, 713}, /* aten::polygamma_ Meta */
    {138, 0, 714}, /* aten::positive implicit */
    {1, 1, 125}, /* aten::pow.Scalar CPU */
    {16, 1, 125}, /* aten::pow.Scalar Meta */
    {142, 8, 481}, /* aten::pow.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 125}, /* aten::pow.Scalar_out CPU */
    {16, 3, 125}, /* aten::pow.Scalar_out Meta */
    {1, 1, 126}, /* aten::pow.Tensor_Scalar CPU */
    {16, 1, 126}, /* aten::pow.Tensor_Scalar Meta */
    {142, 8, 482}, /* aten::pow.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 126}, /* aten::pow.Tensor_Scalar_out CPU */
    {16, 3, 126}, /* aten::pow.Tensor_Scalar_out Meta */
    {1, 1, 127}, /* aten::pow.Tensor_Tensor CPU */
    {16, 1, 127}, /* aten::pow.Tensor_Tensor Meta */
    {142, 8, 483}, /* aten::pow.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, /* aten::pow.Tensor_Tensor_out CPU */
    {16, 3, 127}, /* aten::pow.Tensor_Tensor_out Meta */
    {1, 2, 126}, /* aten::pow_.Scalar CPU */
    {16, 2, 126}, /* aten::pow_.Scalar Meta */
    {142, 9, 482}, /* aten::pow_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 127}, /* aten::pow_.Tensor CPU */
    {16, 2, 127}, /* aten::pow_.Tensor Meta */
    {142, 9, 483}, /* aten::pow_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 715}, /* aten::prelu implicit */
    {1, 0, 716}, /* aten::prod CPU */
    {16, 0, 716}, /* aten::prod Meta */
    {1, 1, 128}, /* aten::prod.dim_int CPU */
    {16, 1, 128}, /* aten::prod.dim_int Meta */
    {142, 8, 485}, /* aten::prod.dim_int CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, /* aten::prod.int_out CPU */
    {16, 3, 128}, /* aten::prod.int_out Meta */
    {141, 4, 484}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 717}, /* aten::promote_types implicit */
    {141, 6, 487}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 486}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 718}, /* aten::put_ CPU */
    {16, 0, 718}, /* aten::put_ Meta */
    {138, 0, 719}, /* aten::qr implicit */
    {138, 4, 488}, /* aten::qr.Q implicit */
    {138, 0, 720}, /* aten::quantile implicit */
    {138, 4, 489}, /* aten::quantile.out implicit */
    {138, 0, 721}, /* aten::quantile.scalar implicit */
    {138, 4, 490}, /* aten::quantile.scalar_out implicit */
    {141, 0, 722}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 491}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 491}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 723}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::rand BackendSelect */
    {141, 0, 724}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::rand.generator BackendSelect */
    {138, 4, 493}, /* aten::rand.generator_out implicit */
    {141, 4, 492}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 725}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 4, 494}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 726}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::randint BackendSelect */
    {141, 0, 727}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::randint.generator BackendSelect */
    {141, 4, 496}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 730}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::randint.low BackendSelect */
    {141, 0, 731}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 498}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 497}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 495}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 728}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 729}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 4, 500}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 4, 499}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 732}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::randn BackendSelect */
    {141, 0, 733}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::randn.generator BackendSelect */
    {138, 4, 502}, /* aten::randn.generator_out implicit */
    {138, 4, 501}, /* aten::randn.out implicit */
    {141, 0, 734}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 4, 503}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 507}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 508}, /* aten::random.from CompositeExplicitAutograd */
    {141, 4, 505}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 4, 504}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 509}, /* aten::random.to CompositeExplicitAutograd */
    {141, 4, 506}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 735}, /* aten::random_ CPU */
    {16, 0, 735}, /* aten::random_ Meta */
    {1, 0, 736}, /* aten::random_.from CPU */
    {16, 0, 736}, /* aten::random_.from Meta */
    {1, 0, 737}, /* aten::random_.to CPU */
    {16, 0, 737}, /* aten::random_.to Meta */
    {141, 0, 738}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::randperm BackendSelect */
    {141, 0, 739}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::randperm.generator BackendSelect */
    {1, 4, 511}, /* aten::randperm.generator_out CPU */
    {16, 4, 511}, /* aten::randperm.generator_out Meta */
    {141, 4, 510}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 740}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::range BackendSelect */
    {1, 4, 513}, /* aten::range.out CPU */
    {16, 4, 513}, /* aten::range.out Meta */
    {141, 4, 512}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 741}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::range.step BackendSelect */
    {138, 0, 742}, /* aten::ravel implicit */
    {138, 0, 743}, /* aten::real implicit */
    {1, 1, 129}, /* aten::reciprocal CPU */
    {16, 1, 129}, /* aten::reciprocal Meta */
    {142, 8, 514}, /* aten::reciprocal CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, /* aten::reciprocal.out CPU */
    {16, 3, 129}, /* aten::reciprocal.out Meta */
    {1, 2, 129}, /* aten::reciprocal_ CPU */
    {16, 2, 129}, /* aten::reciprocal_ Meta */
    {142, 9, 514}, /* aten::reciprocal_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 744}, /* aten::reflection_pad1d CPU */
    {16, 0, 744}, /* aten::reflection_pad1d Meta */
    {1, 4, 515}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 515}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 745}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 745}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 516}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 516}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 746}, /* aten::reflection_pad2d CPU */
    {16, 0, 746}, /* aten::reflection_pad2d Meta */
    {1, 4, 517}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 517}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 747}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 747}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 518}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 518}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 748}, /* aten::reflection_pad3d CPU */
    {16, 0, 748}, /* aten::reflection_pad3d Meta */
    {1, 4, 519}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 519}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 749}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 749}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 520}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 520}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 750}, /* aten::relu CPU */
    {16, 0, 750}, /* aten::relu Meta */
    {141, 4, 521}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 751}, /* aten::relu6 implicit */
    {138, 0, 752}, /* aten::relu6_ implicit */
    {1, 0, 753}, /* aten::relu_ CPU */
    {16, 0, 753}, /* aten::relu_ Meta */
    {141, 0, 754}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 755}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 755}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 522}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 756}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 130}, /* aten::remainder.Tensor CPU */
    {16, 1, 130}, /* aten::remainder.Tensor Meta */
    {142, 8, 523}, /* aten::remainder.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 130}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 757}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 130}, /* aten::remainder_.Tensor CPU */
    {16, 2, 130}, /* aten::remainder_.Tensor Meta */
    {142, 9, 523}, /* aten::remainder_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 131}, /* aten::renorm CPU */
    {16, 1, 131}, /* aten::renorm Meta */
    {142, 8, 524}, /* aten::renorm CompositeExplicitAutogradNonFunctional */
    {1, 3, 131}, /* aten::renorm.out CPU */
    {16, 3, 131}, /* aten::renorm.out Meta */
    {1, 2, 131}, /* aten::renorm_ CPU */
    {16, 2, 131}, /* aten::renorm_ Meta */
    {142, 9, 524}, /* aten::renorm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 758}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 525}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 759}, /* aten::repeat_interleave.Tensor CPU */
    {16, 0, 759}, /* aten::repeat_interleave.Tensor Meta */
    {141, 4, 526}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 760}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 761}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 762}, /* aten::replication_pad1d CPU */
    {16, 0, 762}, /* aten::replication_pad1d Meta */
    {1, 4, 527}, /* aten::replication_pad1d.out CPU */
    {16, 4, 527}, /* aten::replication_pad1d.out Meta */
    {1, 0, 763}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 763}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 528}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 528}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 764}, /* aten::replication_pad2d CPU */
    {16, 0, 764}, /* aten::replication_pad2d Meta */
    {1, 4, 529}, /* aten::replication_pad2d.out CPU */
    {16, 4, 529}, /* aten::replication_pad2d.out Meta */
    {1, 0, 765}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 765}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 530}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 530}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 766}, /* aten::replication_pad3d CPU */
    {16, 0, 766}, /* aten::replication_pad3d Meta */
    {1, 4, 531}, /* aten::replication_pad3d.out CPU */
    {16, 4, 531}, /* aten::replication_pad3d.out Meta */
    {1, 0, 767}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 767}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 532}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 532}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 768}, /* aten::reshape implicit */
    {138, 0, 769}, /* aten::reshape_as implicit */
    {141, 6, 534}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 533}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 770}, /* aten::resize_ CPU */
    {16, 0, 770}, /* aten::resize_ Meta */
    {141, 6, 536}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 535}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 771}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 772}, /* aten::resolve_conj implicit */
    {138, 0, 773}, /* aten::resolve_neg implicit */
    {138, 0, 774}, /* aten::result_type.Scalar implicit */
    {138, 0, 775}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 776}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 777}, /* aten::result_type.Tensor implicit */
    {138, 0, 778}, /* aten::rms_norm implicit */
    {138, 0, 780}, /* aten::rnn_relu.data implicit */
    {138, 0, 781}, /* aten::rnn_relu.input implicit */
    {138, 0, 779}, /* aten::rnn_relu_cell implicit */
    {138, 0, 783}, /* aten::rnn_tanh.data implicit */
    {138, 0, 784}, /* aten::rnn_tanh.input implicit */
    {138, 0, 782}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 785}, /* aten::roll CPU */
    {16, 0, 785}, /* aten::roll Meta */
    {141, 4, 537}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 786}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 538}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 133}, /* aten::round CPU */
    {16, 1, 133}, /* aten::round Meta */
    {142, 8, 540}, /* aten::round CompositeExplicitAutogradNonFunctional */
    {1, 1, 132}, /* aten::round.decimals CPU */
    {16, 1, 132}, /* aten::round.decimals Meta */
    {142, 8, 539}, /* aten::round.decimals CompositeExplicitAutogradNonFunctional */
    {1, 3, 132}, /* aten::round.decimals_out CPU */
    {16, 3, 132}, /* aten::round.decimals_out Meta */
    {1, 3, 133}, /* aten::round.out CPU */
    {16, 3, 133}, /* aten::round.out Meta */
    {1, 2, 133}, /* aten::round_ CPU */
    {16, 2, 133}, /* aten::round_ Meta */
    {142, 9, 540}, /* aten::round_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 132}, /* aten::round_.decimals CPU */
    {16, 2, 132}, /* aten::round_.decimals Meta */
    {142, 9, 539}, /* aten::round_.decimals CompositeExplicitAutogradNonFunctional */
    {138, 0, 787}, /* aten::row_stack implicit */
    {138, 4, 541}, /* aten::row_stack.out implicit */
    {138, 0, 788}, /* aten::rrelu implicit */
    {138, 0, 789}, /* aten::rrelu_ implicit */
    {1, 0, 790}, /* aten::rrelu_with_noise CPU */
    {16, 0, 790}, /* aten::rrelu_with_noise Meta */
    {1, 0, 793}, /* aten::rrelu_with_noise.out CPU */
    {16, 0, 793}, /* aten::rrelu_with_noise.out Meta */
    {1, 0, 791}, /* aten::rrelu_with_noise_ CPU */
    {16, 0, 791}, /* aten::rrelu_with_noise_ Meta */
    {141, 0, 792}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 543}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {141, 6, 542}, /* aten::rrelu_with_noise_functional CompositeExplicitAutograd */
    {1, 1, 134}, /* aten::rsqrt CPU */
    {16, 1, 134}, /* aten::rsqrt Meta */
    {142, 8, 544}, /* aten::rsqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 134}, /* aten::rsqrt.out CPU */
    {16, 3, 134}, /* aten::rsqrt.out Meta */
    {1, 2, 134}, /* aten::rsqrt_ CPU */
    {16, 2, 134}, /* aten::rsqrt_ Meta */
    {142, 9, 544}, /* aten::rsqrt_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 794}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 545}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 795}, /* aten::rsub.Tensor CPU */
    {16, 0, 795}, /* aten::rsub.Tensor Meta */
    {141, 4, 546}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 796}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 547}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {138, 0, 797}, /* aten::scaled_dot_product_attention implicit */
    {1, 1, 136}, /* aten::scatter.reduce CPU */
    {16, 1, 136}, /* aten::scatter.reduce Meta */
    {142, 8, 548}, /* aten::scatter.reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 136}, /* aten::scatter.reduce_out CPU */
    {16, 3, 136}, /* aten::scatter.reduce_out Meta */
    {1, 1, 138}, /* aten::scatter.src CPU */
    {16, 1, 138}, /* aten::scatter.src Meta */
    {142, 8, 549}, /* aten::scatter.src CompositeExplicitAutogradNonFunctional */
    {1, 3, 138}, /* aten::scatter.src_out CPU */
    {16, 3, 138}, /* aten::scatter.src_out Meta */
    {1, 1, 139}, /* aten::scatter.value CPU */
    {16, 1, 139}, /* aten::scatter.value Meta */
    {142, 8, 550}, /* aten::scatter.value CompositeExplicitAutogradNonFunctional */
    {1, 3, 139}, /* aten::scatter.value_out CPU */
    {16, 3, 139}, /* aten::scatter.value_out Meta */
    {1, 1, 140}, /* aten::scatter.value_reduce CPU */
    {16, 1, 140}, /* aten::scatter.value_reduce Meta */
    {142, 8, 551}, /* aten::scatter.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, /* aten::scatter.value_reduce_out CPU */
    {16, 3, 140}, /* aten::scatter.value_reduce_out Meta */
    {1, 2, 136}, /* aten::scatter_.reduce CPU */
    {16, 2, 136}, /* aten::scatter_.reduce Meta */
    {142, 9, 548}, /* aten::scatter_.reduce CompositeExplicitAutogradNonFunctional */
    {1, 2, 138}, /* aten::scatter_.src CPU */
    {16, 2, 138}, /* aten::scatter_.src Meta */
    {142, 9, 549}, /* aten::scatter_.src CompositeExplicitAutogradNonFunctional */
    {1, 2, 139}, /* aten::scatter_.value CPU */
    {16, 2, 139}, /* aten::scatter_.value Meta */
    {142, 9, 550}, /* aten::scatter_.value CompositeExplicitAutogradNonFunctional */
    {1, 2, 140}, /* aten::scatter_.value_reduce CPU */
    {16, 2, 140}, /* aten::scatter_.value_reduce Meta */
    {142, 9, 551}, /* aten::scatter_.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 1, 135}, /* aten::scatter_add CPU */
    {16, 1, 135}, /* aten::scatter_add Meta */
    {142, 8, 552}, /* aten::scatter_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 135}, /* aten::scatter_add.out CPU */
    {16, 3, 135}, /* aten::scatter_add.out Meta */
    {1, 2, 135}, /* aten::scatter_add_ CPU */
    {16, 2, 135}, /* aten::scatter_add_ Meta */
    {142, 9, 552}, /* aten::scatter_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 137}, /* aten::scatter_reduce.two CPU */
    {16, 1, 137}, /* aten::scatter_reduce.two Meta */
    {142, 8, 553}, /* aten::scatter_reduce.two CompositeExplicitAutogradNonFunctional */
    {1, 3, 137}, /* aten::scatter_reduce.two_out CPU */
    {16, 3, 137}, /* aten::scatter_reduce.two_out Meta */
    {1, 2, 137}, /* aten::scatter_reduce_.two CPU */
    {16, 2, 137}, /* aten::scatter_reduce_.two Meta */
    {142, 9, 553}, /* aten::scatter_reduce_.two CompositeExplicitAutogradNonFunctional */
    {1, 0, 798}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 798}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 554}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 554}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 799}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 799}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 555}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 555}, /* aten::searchsorted.Tensor_out Meta */
    {1, 0, 800}, /* aten::segment_reduce CPU */
    {16, 0, 800}, /* aten::segment_reduce Meta */
    {141, 4, 556}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 802}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 801}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 558}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 557}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 559}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 803}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 560}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 804}, /* aten::selu implicit */
    {138, 0, 805}, /* aten::selu_ implicit */
    {1, 1, 141}, /* aten::sgn CPU */
    {16, 1, 141}, /* aten::sgn Meta */
    {142, 8, 561}, /* aten::sgn CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, /* aten::sgn.out CPU */
    {16, 3, 141}, /* aten::sgn.out Meta */
    {1, 2, 141}, /* aten::sgn_ CPU */
    {16, 2, 141}, /* aten::sgn_ Meta */
    {142, 9, 561}, /* aten::sgn_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 143}, /* aten::sigmoid CPU */
    {16, 1, 143}, /* aten::sigmoid Meta */
    {142, 8, 562}, /* aten::sigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, /* aten::sigmoid.out CPU */
    {16, 3, 143}, /* aten::sigmoid.out Meta */
    {1, 2, 143}, /* aten::sigmoid_ CPU */
    {16, 2, 143}, /* aten::sigmoid_ Meta */
    {142, 9, 562}, /* aten::sigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, /* aten::sigmoid_backward CPU */
    {16, 1, 142}, /* aten::sigmoid_backward Meta */
    {142, 8, 563}, /* aten::sigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 142}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 144}, /* aten::sign CPU */
    {16, 1, 144}, /* aten::sign Meta */
    {142, 8, 564}, /* aten::sign CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, /* aten::sign.out CPU */
    {16, 3, 144}, /* aten::sign.out Meta */
    {1, 2, 144}, /* aten::sign_ CPU */
    {16, 2, 144}, /* aten::sign_ Meta */
    {142, 9, 564}, /* aten::sign_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, /* aten::signbit CPU */
    {16, 1, 145}, /* aten::signbit Meta */
    {142, 8, 565}, /* aten::signbit CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, /* aten::signbit.out CPU */
    {16, 3, 145}, /* aten::signbit.out Meta */
    {1, 1, 147}, /* aten::silu CPU */
    {16, 1, 147}, /* aten::silu Meta */
    {142, 8, 566}, /* aten::silu CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, /* aten::silu.out CPU */
    {16, 3, 147}, /* aten::silu.out Meta */
    {1, 2, 147}, /* aten::silu_ CPU */
    {16, 2, 147}, /* aten::silu_ Meta */
    {142, 9, 566}, /* aten::silu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 146}, /* aten::silu_backward CPU */
    {16, 1, 146}, /* aten::silu_backward Meta */
    {142, 8, 567}, /* aten::silu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 146}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 148}, /* aten::sin CPU */
    {16, 1, 148}, /* aten::sin Meta */
    {142, 8, 568}, /* aten::sin CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, /* aten::sin.out CPU */
    {16, 3, 148}, /* aten::sin.out Meta */
    {1, 2, 148}, /* aten::sin_ CPU */
    {16, 2, 148}, /* aten::sin_ Meta */
    {142, 9, 568}, /* aten::sin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, /* aten::sinc CPU */
    {16, 1, 149}, /* aten::sinc Meta */
    {142, 8, 569}, /* aten::sinc CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, /* aten::sinc.out CPU */
    {16, 3, 149}, /* aten::sinc.out Meta */
    {1, 2, 149}, /* aten::sinc_ CPU */
    {16, 2, 149}, /* aten::sinc_ Meta */
    {142, 9, 569}, /* aten::sinc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 150}, /* aten::sinh CPU */
    {16, 1, 150}, /* aten::sinh Meta */
    {142, 8, 570}, /* aten::sinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, /* aten::sinh.out CPU */
    {16, 3, 150}, /* aten::sinh.out Meta */
    {1, 2, 150}, /* aten::sinh_ CPU */
    {16, 2, 150}, /* aten::sinh_ Meta */
    {142, 9, 570}, /* aten::sinh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 806}, /* aten::size.int implicit */
    {141, 0, 807}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 808}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 572}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 571}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 573}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 809}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 574}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 810}, /* aten::slogdet implicit */
    {138, 4, 575}, /* aten::slogdet.out implicit */
    {1, 0, 811}, /* aten::smooth_l1_loss CPU */
    {16, 0, 811}, /* aten::smooth_l1_loss Meta */
    {1, 4, 576}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 576}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 812}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 812}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 577}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 577}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 813}, /* aten::soft_margin_loss CPU */
    {16, 0, 813}, /* aten::soft_margin_loss Meta */
    {141, 4, 578}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 814}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 814}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 579}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 815}, /* aten::softmax.int implicit */
    {1, 4, 580}, /* aten::softmax.int_out CPU */
    {16, 4, 580}, /* aten::softmax.int_out Meta */
    {1, 1, 152}, /* aten::softplus CPU */
    {16, 1, 152}, /* aten::softplus Meta */
    {142, 8, 581}, /* aten::softplus CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, /* aten::softplus.out CPU */
    {16, 3, 152}, /* aten::softplus.out Meta */
    {1, 1, 151}, /* aten::softplus_backward CPU */
    {16, 1, 151}, /* aten::softplus_backward Meta */
    {142, 8, 582}, /* aten::softplus_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 151}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 154}, /* aten::softshrink CPU */
    {16, 1, 154}, /* aten::softshrink Meta */
    {142, 8, 583}, /* aten::softshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 154}, /* aten::softshrink.out CPU */
    {16, 3, 154}, /* aten::softshrink.out Meta */
    {1, 1, 153}, /* aten::softshrink_backward CPU */
    {16, 1, 153}, /* aten::softshrink_backward Meta */
    {142, 8, 584}, /* aten::softshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 153}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 816}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 155}, /* aten::sort.stable CPU */
    {16, 1, 155}, /* aten::sort.stable Meta */
    {142, 8, 586}, /* aten::sort.stable CompositeExplicitAutogradNonFunctional */
    {1, 4, 585}, /* aten::sort.values CPU */
    {16, 4, 585}, /* aten::sort.values Meta */
    {1, 3, 155}, /* aten::sort.values_stable CPU */
    {16, 3, 155}, /* aten::sort.values_stable Meta */
    {1, 1, 156}, /* aten::special_airy_ai CPU */
    {16, 1, 156}, /* aten::special_airy_ai Meta */
    {142, 8, 587}, /* aten::special_airy_ai CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, /* aten::special_airy_ai.out CPU */
    {16, 3, 156}, /* aten::special_airy_ai.out Meta */
    {1, 1, 157}, /* aten::special_bessel_j0 CPU */
    {16, 1, 157}, /* aten::special_bessel_j0 Meta */
    {142, 8, 588}, /* aten::special_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, /* aten::special_bessel_j0.out CPU */
    {16, 3, 157}, /* aten::special_bessel_j0.out Meta */
    {1, 1, 158}, /* aten::special_bessel_j1 CPU */
    {16, 1, 158}, /* aten::special_bessel_j1 Meta */
    {142, 8, 589}, /* aten::special_bessel_j1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, /* aten::special_bessel_j1.out CPU */
    {16, 3, 158}, /* aten::special_bessel_j1.out Meta */
    {1, 1, 159}, /* aten::special_bessel_y0 CPU */
    {16, 1, 159}, /* aten::special_bessel_y0 Meta */
    {142, 8, 590}, /* aten::special_bessel_y0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, /* aten::special_bessel_y0.out CPU */
    {16, 3, 159}, /* aten::special_bessel_y0.out Meta */
    {1, 1, 160}, /* aten::special_bessel_y1 CPU */
    {16, 1, 160}, /* aten::special_bessel_y1 Meta */
    {142, 8, 591}, /* aten::special_bessel_y1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 160}, /* aten::special_bessel_y1.out CPU */
    {16, 3, 160}, /* aten::special_bessel_y1.out Meta */
    {1, 1, 161}, /* aten::special_chebyshev_polynomial_t CPU */
    {16, 1, 161}, /* aten::special_chebyshev_polynomial_t Meta */
    {142, 8, 592}, /* aten::special_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 817}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 818}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 161}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 819}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 820}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 162}, /* aten::special_chebyshev_polynomial_u Meta */
    {142, 8, 593}, /* aten::special_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 821}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 822}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 162}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 823}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 824}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 163}, /* aten::special_chebyshev_polynomial_v Meta */
    {142, 8, 594}, /* aten::special_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 825}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 826}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 163}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 827}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 828}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 164}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 164}, /* aten::special_chebyshev_polynomial_w Meta */
    {142, 8, 595}, /* aten::special_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 829}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 830}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 164}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 164}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 831}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 832}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 833}, /* aten::special_digamma implicit */
    {138, 4, 596}, /* aten::special_digamma.out implicit */
    {1, 1, 165}, /* aten::special_entr CPU */
    {16, 1, 165}, /* aten::special_entr Meta */
    {142, 8, 597}, /* aten::special_entr CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, /* aten::special_entr.out CPU */
    {16, 3, 165}, /* aten::special_entr.out Meta */
    {138, 0, 834}, /* aten::special_erf implicit */
    {138, 4, 598}, /* aten::special_erf.out implicit */
    {138, 0, 835}, /* aten::special_erfc implicit */
    {138, 4, 599}, /* aten::special_erfc.out implicit */
    {1, 1, 166}, /* aten::special_erfcx CPU */
    {16, 1, 166}, /* aten::special_erfcx Meta */
    {142, 8, 600}, /* aten::special_erfcx CompositeExplicitAutogradNonFunctional */
    {1, 3, 166}, /* aten::special_erfcx.out CPU */
    {16, 3, 166}, /* aten::special_erfcx.out Meta */
    {138, 0, 836}, /* aten::special_erfinv implicit */
    {138, 4, 601}, /* aten::special_erfinv.out implicit */
    {138, 0, 837}, /* aten::special_exp2 implicit */
    {138, 4, 602}, /* aten::special_exp2.out implicit */
    {138, 0, 838}, /* aten::special_expit implicit */
    {138, 4, 603}, /* aten::special_expit.out implicit */
    {138, 0, 839}, /* aten::special_expm1 implicit */
    {138, 4, 604}, /* aten::special_expm1.out implicit */
    {138, 0, 840}, /* aten::special_gammainc implicit */
    {138, 4, 605}, /* aten::special_gammainc.out implicit */
    {138, 0, 841}, /* aten::special_gammaincc implicit */
    {138, 4, 606}, /* aten::special_gammaincc.out implicit */
    {138, 0, 842}, /* aten::special_gammaln implicit */
    {138, 4, 607}, /* aten::special_gammaln.out implicit */
    {1, 1, 167}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 167}, /* aten::special_hermite_polynomial_h Meta */
    {142, 8, 608}, /* aten::special_hermite_polynomial_h CompositeExplicitAutogradNonFunctional */
    {141, 0, 843}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 844}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 167}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 845}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 846}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 168}, /* aten::special_hermite_polynomial_he Meta */
    {142, 8, 609}, /* aten::special_hermite_polynomial_he CompositeExplicitAutogradNonFunctional */
    {141, 0, 847}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 848}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 168}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 849}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 850}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 851}, /* aten::special_i0 implicit */
    {138, 4, 610}, /* aten::special_i0.out implicit */
    {1, 1, 169}, /* aten::special_i0e CPU */
    {16, 1, 169}, /* aten::special_i0e Meta */
    {142, 8, 611}, /* aten::special_i0e CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, /* aten::special_i0e.out CPU */
    {16, 3, 169}, /* aten::special_i0e.out Meta */
    {1, 1, 170}, /* aten::special_i1 CPU */
    {16, 1, 170}, /* aten::special_i1 Meta */
    {142, 8, 612}, /* aten::special_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, /* aten::special_i1.out CPU */
    {16, 3, 170}, /* aten::special_i1.out Meta */
    {1, 1, 171}, /* aten::special_i1e CPU */
    {16, 1, 171}, /* aten::special_i1e Meta */
    {142, 8, 613}, /* aten::special_i1e CompositeExplicitAutogradNonFunctional */
    {1, 3, 171}, /* aten::special_i1e.out CPU */
    {16, 3, 171}, /* aten::special_i1e.out Meta */
    {1, 1, 172}, /* aten::special_laguerre_polynomial_l CPU */
    {16, 1, 172}, /* aten::special_laguerre_polynomial_l Meta */
    {142, 8, 614}, /* aten::special_laguerre_polynomial_l CompositeExplicitAutogradNonFunctional */
    {141, 0, 852}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 853}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 172}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 854}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 855}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 173}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 173}, /* aten::special_legendre_polynomial_p Meta */
    {142, 8, 615}, /* aten::special_legendre_polynomial_p CompositeExplicitAutogradNonFunctional */
    {141, 0, 856}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 857}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 173}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 173}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 858}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 859}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 860}, /* aten::special_log1p implicit */
    {138, 4, 616}, /* aten::special_log1p.out implicit */
    {1, 1, 174}, /* aten::special_log_ndtr CPU */
    {16, 1, 174}, /* aten::special_log_ndtr Meta */
    {142, 8, 617}, /* aten::special_log_ndtr CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 174}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 861}, /* aten::special_log_softmax implicit */
    {138, 0, 862}, /* aten::special_logit implicit */
    {138, 4, 618}, /* aten::special_logit.out implicit */
    {138, 0, 863}, /* aten::special_logsumexp implicit */
    {138, 0, 864}, /* aten::special_logsumexp.out implicit */
    {1, 1, 175}, /* aten::special_modified_bessel_i0 CPU */
    {16, 1, 175}, /* aten::special_modified_bessel_i0 Meta */
    {142, 8, 619}, /* aten::special_modified_bessel_i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, /* aten::special_modified_bessel_i0.out CPU */
    {16, 3, 175}, /* aten::special_modified_bessel_i0.out Meta */
    {1, 1, 176}, /* aten::special_modified_bessel_i1 CPU */
    {16, 1, 176}, /* aten::special_modified_bessel_i1 Meta */
    {142, 8, 620}, /* aten::special_modified_bessel_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, /* aten::special_modified_bessel_i1.out CPU */
    {16, 3, 176}, /* aten::special_modified_bessel_i1.out Meta */
    {1, 1, 177}, /* aten::special_modified_bessel_k0 CPU */
    {16, 1, 177}, /* aten::special_modified_bessel_k0 Meta */
    {142, 8, 621}, /* aten::special_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, /* aten::special_modified_bessel_k0.out CPU */
    {16, 3, 177}, /* aten::special_modified_bessel_k0.out Meta */
    {1, 1, 178}, /* aten::special_modified_bessel_k1 CPU */
    {16, 1, 178}, /* aten::special_modified_bessel_k1 Meta */
    {142, 8, 622}, /* aten::special_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, /* aten::special_modified_bessel_k1.out CPU */
    {16, 3, 178}, /* aten::special_modified_bessel_k1.out Meta */
    {138, 0, 865}, /* aten::special_multigammaln implicit */
    {138, 4, 623}, /* aten::special_multigammaln.out implicit */
    {138, 0, 866}, /* aten::special_ndtr implicit */
    {138, 0, 867}, /* aten::special_ndtr.out implicit */
    {1, 1, 179}, /* aten::special_ndtri CPU */
    {16, 1, 179}, /* aten::special_ndtri Meta */
    {142, 8, 624}, /* aten::special_ndtri CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, /* aten::special_ndtri.out CPU */
    {16, 3, 179}, /* aten::special_ndtri.out Meta */
    {138, 0, 868}, /* aten::special_polygamma implicit */
    {138, 4, 625}, /* aten::special_polygamma.out implicit */
    {138, 0, 869}, /* aten::special_psi implicit */
    {138, 4, 626}, /* aten::special_psi.out implicit */
    {138, 0, 870}, /* aten::special_round implicit */
    {138, 4, 627}, /* aten::special_round.out implicit */
    {1, 1, 180}, /* aten::special_scaled_modified_bessel_k0 CPU */
    {16, 1, 180}, /* aten::special_scaled_modified_bessel_k0 Meta */
    {142, 8, 628}, /* aten::special_scaled_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out CPU */
    {16, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out Meta */
    {1, 1, 181}, /* aten::special_scaled_modified_bessel_k1 CPU */
    {16, 1, 181}, /* aten::special_scaled_modified_bessel_k1 Meta */
    {142, 8, 629}, /* aten::special_scaled_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out CPU */
    {16, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out Meta */
    {1, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t CPU */
    {16, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t Meta */
    {142, 8, 630}, /* aten::special_shifted_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 871}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 872}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 873}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 874}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {142, 8, 631}, /* aten::special_shifted_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 875}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 876}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 877}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 878}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {142, 8, 632}, /* aten::special_shifted_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 879}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 880}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 881}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 882}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {142, 8, 633}, /* aten::special_shifted_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 883}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 884}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 885}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 886}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 887}, /* aten::special_sinc implicit */
    {138, 4, 634}, /* aten::special_sinc.out implicit */
    {138, 0, 888}, /* aten::special_softmax implicit */
    {1, 1, 186}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 186}, /* aten::special_spherical_bessel_j0 Meta */
    {142, 8, 635}, /* aten::special_spherical_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 186}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 186}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 187}, /* aten::special_xlog1py CPU */
    {16, 1, 187}, /* aten::special_xlog1py Meta */
    {142, 8, 636}, /* aten::special_xlog1py CompositeExplicitAutogradNonFunctional */
    {141, 0, 889}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 890}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, /* aten::special_xlog1py.out CPU */
    {16, 3, 187}, /* aten::special_xlog1py.out Meta */
    {141, 0, 891}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 892}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 893}, /* aten::special_xlogy implicit */
    {138, 0, 894}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 638}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 637}, /* aten::special_xlogy.out implicit */
    {138, 0, 895}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 639}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 188}, /* aten::special_zeta CPU */
    {16, 1, 188}, /* aten::special_zeta Meta */
    {142, 8, 640}, /* aten::special_zeta CompositeExplicitAutogradNonFunctional */
    {141, 0, 896}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 897}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 188}, /* aten::special_zeta.out CPU */
    {16, 3, 188}, /* aten::special_zeta.out Meta */
    {141, 0, 898}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 899}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 900}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 901}, /* aten::split.sizes implicit */
    {142, 7, 641}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 642}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 902}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 643}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 644}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 189}, /* aten::sqrt CPU */
    {16, 1, 189}, /* aten::sqrt Meta */
    {142, 8, 645}, /* aten::sqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, /* aten::sqrt.out CPU */
    {16, 3, 189}, /* aten::sqrt.out Meta */
    {1, 2, 189}, /* aten::sqrt_ CPU */
    {16, 2, 189}, /* aten::sqrt_ Meta */
    {142, 9, 645}, /* aten::sqrt_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 903}, /* aten::square implicit */
    {138, 0, 905}, /* aten::square.out implicit */
    {138, 0, 904}, /* aten::square_ implicit */
    {141, 0, 906}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 907}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 908}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 646}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 647}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 648}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 646}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 647}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 650}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 648}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 651}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 649}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 909}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 652}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 910}, /* aten::std implicit */
    {1, 0, 911}, /* aten::std.correction CPU */
    {16, 0, 911}, /* aten::std.correction Meta */
    {1, 4, 653}, /* aten::std.correction_out CPU */
    {16, 4, 653}, /* aten::std.correction_out Meta */
    {138, 0, 912}, /* aten::std.dim implicit */
    {138, 4, 654}, /* aten::std.out implicit */
    {138, 0, 913}, /* aten::std_mean implicit */
    {1, 0, 914}, /* aten::std_mean.correction CPU */
    {16, 0, 914}, /* aten::std_mean.correction Meta */
    {141, 4, 655}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 915}, /* aten::std_mean.dim implicit */
    {138, 0, 916}, /* aten::stride.int implicit */
    {141, 0, 917}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 656}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 190}, /* aten::sub.Tensor CPU */
    {16, 1, 190}, /* aten::sub.Tensor Meta */
    {142, 8, 657}, /* aten::sub.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 190}, /* aten::sub.out CPU */
    {16, 3, 190}, /* aten::sub.out Meta */
    {141, 0, 918}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 190}, /* aten::sub_.Tensor CPU */
    {16, 2, 190}, /* aten::sub_.Tensor Meta */
    {142, 9, 657}, /* aten::sub_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 919}, /* aten::subtract.Scalar implicit */
    {138, 0, 920}, /* aten::subtract.Tensor implicit */
    {138, 4, 658}, /* aten::subtract.out implicit */
    {138, 0, 921}, /* aten::subtract_.Scalar implicit */
    {138, 0, 922}, /* aten::subtract_.Tensor implicit */
    {141, 0, 923}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 191}, /* aten::sum.IntList_out CPU */
    {16, 3, 191}, /* aten::sum.IntList_out Meta */
    {1, 1, 191}, /* aten::sum.dim_IntList CPU */
    {16, 1, 191}, /* aten::sum.dim_IntList Meta */
    {142, 8, 660}, /* aten::sum.dim_IntList CompositeExplicitAutogradNonFunctional */
    {141, 4, 659}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 924}, /* aten::sum_to_size implicit */
    {138, 0, 925}, /* aten::svd implicit */
    {138, 4, 661}, /* aten::svd.U implicit */
    {138, 0, 926}, /* aten::swapaxes implicit */
    {138, 0, 927}, /* aten::swapaxes_ implicit */
    {138, 0, 928}, /* aten::swapdims implicit */
    {138, 0, 929}, /* aten::swapdims_ implicit */
    {138, 0, 930}, /* aten::sym_numel implicit */
    {138, 0, 931}, /* aten::sym_size.int implicit */
    {138, 0, 932}, /* aten::sym_storage_offset implicit */
    {138, 0, 933}, /* aten::sym_stride.int implicit */
    {141, 0, 934}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 662}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 662}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 663}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 935}, /* aten::take CPU */
    {16, 0, 935}, /* aten::take Meta */
    {1, 0, 937}, /* aten::take.out CPU */
    {16, 0, 937}, /* aten::take.out Meta */
    {138, 0, 936}, /* aten::take_along_dim implicit */
    {138, 4, 664}, /* aten::take_along_dim.out implicit */
    {1, 1, 192}, /* aten::tan CPU */
    {16, 1, 192}, /* aten::tan Meta */
    {142, 8, 665}, /* aten::tan CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, /* aten::tan.out CPU */
    {16, 3, 192}, /* aten::tan.out Meta */
    {1, 2, 192}, /* aten::tan_ CPU */
    {16, 2, 192}, /* aten::tan_ Meta */
    {142, 9, 665}, /* aten::tan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, /* aten::tanh CPU */
    {16, 1, 194}, /* aten::tanh Meta */
    {142, 8, 666}, /* aten::tanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, /* aten::tanh.out CPU */
    {16, 3, 194}, /* aten::tanh.out Meta */
    {1, 2, 194}, /* aten::tanh_ CPU */
    {16, 2, 194}, /* aten::tanh_ Meta */
    {142, 9, 666}, /* aten::tanh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, /* aten::tanh_backward CPU */
    {16, 1, 193}, /* aten::tanh_backward Meta */
    {142, 8, 667}, /* aten::tanh_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 193}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 938}, /* aten::tensor_split.indices implicit */
    {138, 0, 939}, /* aten::tensor_split.sections implicit */
    {138, 0, 940}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 941}, /* aten::tensordot implicit */
    {138, 4, 668}, /* aten::tensordot.out implicit */
    {1, 1, 196}, /* aten::threshold CPU */
    {16, 1, 196}, /* aten::threshold Meta */
    {142, 8, 669}, /* aten::threshold CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, /* aten::threshold.out CPU */
    {16, 3, 196}, /* aten::threshold.out Meta */
    {1, 2, 196}, /* aten::threshold_ CPU */
    {16, 2, 196}, /* aten::threshold_ Meta */
    {142, 9, 669}, /* aten::threshold_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 195}, /* aten::threshold_backward CPU */
    {16, 1, 195}, /* aten::threshold_backward Meta */
    {142, 8, 670}, /* aten::threshold_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 195}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 942}, /* aten::tile implicit */
    {138, 0, 943}, /* aten::to.device implicit */
    {138, 0, 944}, /* aten::to.dtype implicit */
    {138, 0, 945}, /* aten::to.dtype_layout implicit */
    {138, 0, 946}, /* aten::to.other implicit */
    {1, 1, 197}, /* aten::topk CPU */
    {16, 1, 197}, /* aten::topk Meta */
    {142, 8, 671}, /* aten::topk CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, /* aten::topk.values CPU */
    {16, 3, 197}, /* aten::topk.values Meta */
    {1, 0, 947}, /* aten::trace CPU */
    {16, 0, 947}, /* aten::trace Meta */
    {141, 4, 672}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 948}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 673}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 673}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 674}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 949}, /* aten::trapezoid.dx implicit */
    {138, 0, 950}, /* aten::trapezoid.x implicit */
    {138, 0, 951}, /* aten::trapz.dx implicit */
    {138, 0, 952}, /* aten::trapz.x implicit */
    {1, 0, 953}, /* aten::triangular_solve CPU */
    {16, 0, 953}, /* aten::triangular_solve Meta */
    {1, 4, 675}, /* aten::triangular_solve.X CPU */
    {16, 4, 675}, /* aten::triangular_solve.X Meta */
    {1, 1, 198}, /* aten::tril CPU */
    {16, 1, 198}, /* aten::tril Meta */
    {142, 8, 676}, /* aten::tril CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, /* aten::tril.out CPU */
    {16, 3, 198}, /* aten::tril.out Meta */
    {1, 2, 198}, /* aten::tril_ CPU */
    {16, 2, 198}, /* aten::tril_ Meta */
    {142, 9, 676}, /* aten::tril_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 954}, /* aten::tril_indices CPU */
    {16, 0, 954}, /* aten::tril_indices Meta */
    {86, 0, 173}, /* aten::tril_indices BackendSelect */
    {141, 4, 677}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 955}, /* aten::triplet_margin_loss implicit */
    {1, 1, 199}, /* aten::triu CPU */
    {16, 1, 199}, /* aten::triu Meta */
    {142, 8, 678}, /* aten::triu CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, /* aten::triu.out CPU */
    {16, 3, 199}, /* aten::triu.out Meta */
    {1, 2, 199}, /* aten::triu_ CPU */
    {16, 2, 199}, /* aten::triu_ Meta */
    {142, 9, 678}, /* aten::triu_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 956}, /* aten::triu_indices CPU */
    {16, 0, 956}, /* aten::triu_indices Meta */
    {86, 0, 173}, /* aten::triu_indices BackendSelect */
    {141, 4, 679}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 957}, /* aten::true_divide.Scalar implicit */
    {138, 0, 958}, /* aten::true_divide.Tensor implicit */
    {138, 4, 680}, /* aten::true_divide.out implicit */
    {138, 0, 959}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 960}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 200}, /* aten::trunc CPU */
    {16, 1, 200}, /* aten::trunc Meta */
    {142, 8, 681}, /* aten::trunc CompositeExplicitAutogradNonFunctional */
    {1, 3, 200}, /* aten::trunc.out CPU */
    {16, 3, 200}, /* aten::trunc.out Meta */
    {1, 2, 200}, /* aten::trunc_ CPU */
    {16, 2, 200}, /* aten::trunc_ Meta */
    {142, 9, 681}, /* aten::trunc_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 961}, /* aten::type_as implicit */
    {141, 0, 962}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 682}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 683}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 963}, /* aten::unflatten.int implicit */
    {1, 0, 964}, /* aten::unfold CPU */
    {16, 0, 964}, /* aten::unfold Meta */
    {1, 0, 965}, /* aten::unfold_backward CPU */
    {16, 0, 965}, /* aten::unfold_backward Meta */
    {141, 4, 685}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 684}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 686}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 688}, /* aten::uniform CompositeExplicitAutograd */
    {141, 4, 687}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 966}, /* aten::uniform_ CPU */
    {16, 0, 966}, /* aten::uniform_ Meta */
    {1, 0, 967}, /* aten::unique_consecutive CPU */
    {16, 0, 967}, /* aten::unique_consecutive Meta */
    {141, 4, 689}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 968}, /* aten::unique_dim CPU */
    {16, 0, 968}, /* aten::unique_dim Meta */
    {141, 4, 690}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 969}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 969}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 691}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 970}, /* aten::unsafe_chunk implicit */
    {141, 0, 971}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 692}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 972}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 693}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 973}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 694}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 694}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 695}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 974}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 974}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 696}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 696}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 976}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 975}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 975}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 697}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 697}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 977}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 977}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 698}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 698}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 979}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 978}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 978}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 699}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 699}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 980}, /* aten::upsample_linear1d CPU */
    {16, 0, 980}, /* aten::upsample_linear1d Meta */
    {1, 4, 700}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 700}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 982}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 981}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 981}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 701}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 701}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 983}, /* aten::upsample_nearest1d CPU */
    {16, 0, 983}, /* aten::upsample_nearest1d Meta */
    {1, 4, 702}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 702}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 985}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 984}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 984}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 703}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 703}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 986}, /* aten::upsample_nearest2d CPU */
    {16, 0, 986}, /* aten::upsample_nearest2d Meta */
    {1, 4, 704}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 704}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 988}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 987}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 987}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 705}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 705}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 989}, /* aten::upsample_nearest3d CPU */
    {16, 0, 989}, /* aten::upsample_nearest3d Meta */
    {1, 4, 706}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 706}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 991}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 990}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 990}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 707}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 707}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 992}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 992}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 708}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 708}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 994}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 993}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 993}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 709}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 709}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 995}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 996}, /* aten::var implicit */
    {1, 0, 997}, /* aten::var.correction CPU */
    {16, 0, 997}, /* aten::var.correction Meta */
    {1, 4, 710}, /* aten::var.correction_out CPU */
    {16, 4, 710}, /* aten::var.correction_out Meta */
    {138, 0, 998}, /* aten::var.dim implicit */
    {138, 4, 711}, /* aten::var.out implicit */
    {138, 0, 999}, /* aten::var_mean implicit */
    {1, 0, 1000}, /* aten::var_mean.correction CPU */
    {16, 0, 1000}, /* aten::var_mean.correction Meta */
    {141, 4, 712}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1001}, /* aten::var_mean.dim implicit */
    {1, 0, 1002}, /* aten::vdot CPU */
    {16, 0, 1002}, /* aten::vdot Meta */
    {141, 4, 713}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 1003}, /* aten::view CPU */
    {16, 0, 1003}, /* aten::view Meta */
    {141, 0, 1007}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 1004}, /* aten::view_as implicit */
    {1, 0, 1005}, /* aten::view_as_complex CPU */
    {16, 0, 1005}, /* aten::view_as_complex Meta */
    {142, 7, 716}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 717}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 1006}, /* aten::view_as_real CPU */
    {16, 0, 1006}, /* aten::view_as_real Meta */
    {142, 7, 718}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 719}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 714}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 715}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 721}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 720}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 1008}, /* aten::vsplit.array implicit */
    {138, 0, 1009}, /* aten::vsplit.int implicit */
    {138, 0, 1010}, /* aten::vstack implicit */
    {138, 4, 722}, /* aten::vstack.out implicit */
    {138, 0, 1011}, /* aten::where implicit */
    {138, 0, 1012}, /* aten::where.Scalar implicit */
    {138, 0, 1013}, /* aten::where.ScalarOther implicit */
    {138, 0, 1014}, /* aten::where.ScalarSelf implicit */
    {1, 0, 1015}, /* aten::where.self CPU */
    {16, 0, 1015}, /* aten::where.self Meta */
    {1, 0, 1016}, /* aten::where.self_out CPU */
    {16, 0, 1016}, /* aten::where.self_out Meta */
    {141, 0, 1017}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 1018}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 201}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 201}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 1019}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1020}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 201}, /* aten::xlogy.Tensor CPU */
    {16, 1, 201}, /* aten::xlogy.Tensor Meta */
    {142, 8, 723}, /* aten::xlogy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 1021}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 201}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 201}, /* aten::xlogy_.Tensor Meta */
    {142, 9, 723}, /* aten::xlogy_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 6, 725}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 724}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1022}, /* aten::zero_ CPU */
    {16, 0, 1022}, /* aten::zero_ Meta */
    {141, 0, 1023}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 173}, /* aten::zeros BackendSelect */
    {141, 4, 726}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1024}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 727}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
    "aten::_addmm_activation\0aten::_addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) -> Tensor\0"
    "aten::_addmm_activation.out\0aten::_addmm_activation.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::_fused_sdp_choice\0aten::_fused_sdp_choice(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> int\0"
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
    "aten::_scaled_dot_product_attention_math\0aten::_scaled_dot_product_attention_math(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, Tensor? dropout_mask=None, *, float? scale=None, bool enable_gqa=False) -> (Tensor, Tensor)\0"
    "aten::_scaled_dot_product_flash_attention_for_cpu\0aten::_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp)\0"
    "aten::_scaled_dot_product_flash_attention_for_cpu_backward\0aten::_scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)\0"
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
    "aten::cross\0aten::cross(Tensor self, Tensor other, int? dim=None) -> Tensor\0"
    "aten::cross.out\0aten::cross.out(Tensor self, Tensor other, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::linear.out\0aten::linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::scaled_dot_product_attention\0aten::scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor\0"
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
