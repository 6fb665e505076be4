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
tn_status tni_kernel__ctc_loss(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__ctc_loss_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__ctc_loss_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__ctc_loss_backward_Tensor(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_bartlett_window(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_bartlett_window_periodic(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_blackman_window(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_blackman_window_periodic(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_ctc_loss_IntList(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_ctc_loss_Tensor(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_hamming_window(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hamming_window_periodic(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hamming_window_periodic_alpha(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hamming_window_periodic_alpha_beta(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hann_window(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_hann_window_periodic(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_istft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_item(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_kaiser_window(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_kaiser_window_beta(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_kaiser_window_periodic(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_stft(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_stft_center(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__ctc_loss, /* 37 */
    tni_kernel__ctc_loss_Tensor, /* 38 */
    tni_kernel__ctc_loss_backward, /* 39 */
    tni_kernel__ctc_loss_backward_Tensor, /* 40 */
    tni_kernel__cummax_helper, /* 41 */
    tni_kernel__cummin_helper, /* 42 */
    tni_kernel__embedding_bag, /* 43 */
    tni_kernel__embedding_bag_backward, /* 44 */
    tni_kernel__embedding_bag_dense_backward, /* 45 */
    tni_kernel__embedding_bag_forward_only, /* 46 */
    tni_kernel__embedding_bag_per_sample_weights_backward, /* 47 */
    tni_kernel__euclidean_dist, /* 48 */
    tni_kernel__fft_c2c, /* 49 */
    tni_kernel__fft_c2c_out, /* 50 */
    tni_kernel__fft_c2r, /* 51 */
    tni_kernel__fft_c2r_out, /* 52 */
    tni_kernel__fft_r2c, /* 53 */
    tni_kernel__fft_r2c_out, /* 54 */
    tni_kernel__fused_rms_norm, /* 55 */
    tni_kernel__fused_sdp_choice, /* 56 */
    tni_kernel__histogramdd_bin_edges, /* 57 */
    tni_kernel__histogramdd_from_bin_cts, /* 58 */
    tni_kernel__histogramdd_from_bin_tensors, /* 59 */
    tni_kernel__index_put_impl_, /* 60 */
    tni_kernel__is_all_true, /* 61 */
    tni_kernel__is_any_true, /* 62 */
    tni_kernel__linalg_check_errors, /* 63 */
    tni_kernel__linalg_det, /* 64 */
    tni_kernel__linalg_eigh, /* 65 */
    tni_kernel__linalg_eigvals, /* 66 */
    tni_kernel__linalg_slogdet, /* 67 */
    tni_kernel__linalg_solve_ex, /* 68 */
    tni_kernel__linalg_svd, /* 69 */
    tni_kernel__local_scalar_dense, /* 70 */
    tni_kernel__logcumsumexp, /* 71 */
    tni_kernel__lu_with_info, /* 72 */
    tni_kernel__native_batch_norm_legit, /* 73 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 74 */
    tni_kernel__native_batch_norm_legit_no_training, /* 75 */
    tni_kernel__native_batch_norm_legit_out, /* 76 */
    tni_kernel__neg_view, /* 77 */
    tni_kernel__pdist_backward, /* 78 */
    tni_kernel__pdist_forward, /* 79 */
    tni_kernel__prelu_kernel, /* 80 */
    tni_kernel__prelu_kernel_backward, /* 81 */
    tni_kernel__reshape_alias, /* 82 */
    tni_kernel__safe_softmax, /* 83 */
    tni_kernel__scaled_dot_product_attention_math, /* 84 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu, /* 85 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu_backward, /* 86 */
    tni_kernel__segment_reduce_backward, /* 87 */
    tni_kernel__thnn_differentiable_gru_cell_backward, /* 88 */
    tni_kernel__thnn_differentiable_lstm_cell_backward, /* 89 */
    tni_kernel__to_copy, /* 90 */
    tni_kernel__trilinear, /* 91 */
    tni_kernel__unique, /* 92 */
    tni_kernel__unique2, /* 93 */
    tni_kernel__unsafe_index_Tensor, /* 94 */
    tni_kernel__unsafe_index_put, /* 95 */
    tni_kernel__unsafe_masked_index, /* 96 */
    tni_kernel__unsafe_masked_index_put_accumulate, /* 97 */
    tni_kernel__upsample_bicubic2d_aa, /* 98 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 99 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 100 */
    tni_kernel__upsample_bilinear2d_aa, /* 101 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 102 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 103 */
    tni_kernel__upsample_lanczos2d_aa, /* 104 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 105 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 106 */
    tni_kernel__upsample_nearest_exact1d, /* 107 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 108 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 109 */
    tni_kernel__upsample_nearest_exact2d, /* 110 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 111 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 112 */
    tni_kernel__upsample_nearest_exact3d, /* 113 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 114 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 115 */
    tni_kernel_abs, /* 116 */
    tni_kernel_abs_, /* 117 */
    tni_kernel_abs_out, /* 118 */
    tni_kernel_absolute, /* 119 */
    tni_kernel_absolute_, /* 120 */
    tni_kernel_adaptive_avg_pool1d, /* 121 */
    tni_kernel_adaptive_avg_pool2d, /* 122 */
    tni_kernel_adaptive_avg_pool3d, /* 123 */
    tni_kernel_adaptive_max_pool1d, /* 124 */
    tni_kernel_adaptive_max_pool2d, /* 125 */
    tni_kernel_adaptive_max_pool2d_backward, /* 126 */
    tni_kernel_adaptive_max_pool3d, /* 127 */
    tni_kernel_adaptive_max_pool3d_backward, /* 128 */
    tni_kernel_add_Scalar, /* 129 */
    tni_kernel_add__Scalar, /* 130 */
    tni_kernel_addbmm, /* 131 */
    tni_kernel_addbmm_, /* 132 */
    tni_kernel_addr, /* 133 */
    tni_kernel_adjoint, /* 134 */
    tni_kernel_affine_grid_generator, /* 135 */
    tni_kernel_affine_grid_generator_backward, /* 136 */
    tni_kernel_alias, /* 137 */
    tni_kernel_allclose, /* 138 */
    tni_kernel_alpha_dropout, /* 139 */
    tni_kernel_alpha_dropout_, /* 140 */
    tni_kernel_angle, /* 141 */
    tni_kernel_angle_out, /* 142 */
    tni_kernel_arange, /* 143 */
    tni_kernel_arange_start, /* 144 */
    tni_kernel_arange_start_step, /* 145 */
    tni_kernel_arccos, /* 146 */
    tni_kernel_arccos_, /* 147 */
    tni_kernel_arccosh, /* 148 */
    tni_kernel_arccosh_, /* 149 */
    tni_kernel_arcsin, /* 150 */
    tni_kernel_arcsin_, /* 151 */
    tni_kernel_arcsinh, /* 152 */
    tni_kernel_arcsinh_, /* 153 */
    tni_kernel_arctan, /* 154 */
    tni_kernel_arctan2, /* 155 */
    tni_kernel_arctan2_, /* 156 */
    tni_kernel_arctan_, /* 157 */
    tni_kernel_arctanh, /* 158 */
    tni_kernel_arctanh_, /* 159 */
    tni_kernel_argsort, /* 160 */
    tni_kernel_argsort_stable, /* 161 */
    tni_kernel_argsort_stable_out, /* 162 */
    tni_kernel_argwhere, /* 163 */
    tni_kernel_as_strided, /* 164 */
    tni_kernel_as_strided_scatter, /* 165 */
    tni_kernel_atleast_1d, /* 166 */
    tni_kernel_atleast_1d_Sequence, /* 167 */
    tni_kernel_atleast_2d, /* 168 */
    tni_kernel_atleast_2d_Sequence, /* 169 */
    tni_kernel_atleast_3d, /* 170 */
    tni_kernel_atleast_3d_Sequence, /* 171 */
    tni_kernel_avg_pool1d, /* 172 */
    tni_kernel_avg_pool2d, /* 173 */
    tni_kernel_avg_pool2d_backward, /* 174 */
    tni_kernel_avg_pool3d, /* 175 */
    tni_kernel_avg_pool3d_backward, /* 176 */
    tni_kernel_backend_select, /* 177 */
    tni_kernel_bartlett_window, /* 178 */
    tni_kernel_bartlett_window_periodic, /* 179 */
    tni_kernel_batch_norm, /* 180 */
    tni_kernel_batch_norm_backward, /* 181 */
    tni_kernel_batch_norm_update_stats, /* 182 */
    tni_kernel_bernoulli, /* 183 */
    tni_kernel_bernoulli__Tensor, /* 184 */
    tni_kernel_bernoulli__float, /* 185 */
    tni_kernel_bernoulli_p, /* 186 */
    tni_kernel_bilinear, /* 187 */
    tni_kernel_binary_cross_entropy, /* 188 */
    tni_kernel_binary_cross_entropy_backward, /* 189 */
    tni_kernel_binary_cross_entropy_with_logits, /* 190 */
    tni_kernel_bincount, /* 191 */
    tni_kernel_binomial, /* 192 */
    tni_kernel_bitwise_and_Scalar, /* 193 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 194 */
    tni_kernel_bitwise_and_Scalar_out, /* 195 */
    tni_kernel_bitwise_and__Scalar, /* 196 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 197 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 198 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 199 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 200 */
    tni_kernel_bitwise_or_Scalar, /* 201 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 202 */
    tni_kernel_bitwise_or_Scalar_out, /* 203 */
    tni_kernel_bitwise_or__Scalar, /* 204 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 205 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 206 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 207 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 208 */
    tni_kernel_bitwise_xor_Scalar, /* 209 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 210 */
    tni_kernel_bitwise_xor_Scalar_out, /* 211 */
    tni_kernel_bitwise_xor__Scalar, /* 212 */
    tni_kernel_blackman_window, /* 213 */
    tni_kernel_blackman_window_periodic, /* 214 */
    tni_kernel_block_diag, /* 215 */
    tni_kernel_broadcast_tensors, /* 216 */
    tni_kernel_broadcast_to, /* 217 */
    tni_kernel_bucketize_Scalar, /* 218 */
    tni_kernel_bucketize_Tensor, /* 219 */
    tni_kernel_can_cast, /* 220 */
    tni_kernel_cartesian_prod, /* 221 */
    tni_kernel_cat, /* 222 */
    tni_kernel_cat_elsewhere, /* 223 */
    tni_kernel_cat_out, /* 224 */
    tni_kernel_cauchy_, /* 225 */
    tni_kernel_cdist, /* 226 */
    tni_kernel_celu, /* 227 */
    tni_kernel_channel_shuffle, /* 228 */
    tni_kernel_cholesky, /* 229 */
    tni_kernel_cholesky_inverse, /* 230 */
    tni_kernel_cholesky_out, /* 231 */
    tni_kernel_cholesky_solve, /* 232 */
    tni_kernel_cholesky_solve_out, /* 233 */
    tni_kernel_chunk, /* 234 */
    tni_kernel_clip, /* 235 */
    tni_kernel_clip_, /* 236 */
    tni_kernel_clip_Tensor, /* 237 */
    tni_kernel_clip__Tensor, /* 238 */
    tni_kernel_clone, /* 239 */
    tni_kernel_col2im, /* 240 */
    tni_kernel_column_stack, /* 241 */
    tni_kernel_combinations, /* 242 */
    tni_kernel_complex, /* 243 */
    tni_kernel_complex_out, /* 244 */
    tni_kernel_concat, /* 245 */
    tni_kernel_concatenate, /* 246 */
    tni_kernel_conj, /* 247 */
    tni_kernel_conj_physical, /* 248 */
    tni_kernel_constant_pad_nd, /* 249 */
    tni_kernel_contiguous, /* 250 */
    tni_kernel_conv1d, /* 251 */
    tni_kernel_conv1d_padding, /* 252 */
    tni_kernel_conv2d, /* 253 */
    tni_kernel_conv2d_padding, /* 254 */
    tni_kernel_conv3d, /* 255 */
    tni_kernel_conv3d_padding, /* 256 */
    tni_kernel_conv_transpose1d, /* 257 */
    tni_kernel_conv_transpose2d_input, /* 258 */
    tni_kernel_conv_transpose3d_input, /* 259 */
    tni_kernel_convolution, /* 260 */
    tni_kernel_convolution_backward, /* 261 */
    tni_kernel_copy_, /* 262 */
    tni_kernel_copysign_Scalar, /* 263 */
    tni_kernel_copysign_Scalar_out, /* 264 */
    tni_kernel_copysign__Scalar, /* 265 */
    tni_kernel_corrcoef, /* 266 */
    tni_kernel_cosine_embedding_loss, /* 267 */
    tni_kernel_cosine_similarity, /* 268 */
    tni_kernel_count_nonzero, /* 269 */
    tni_kernel_count_nonzero_dim_IntList, /* 270 */
    tni_kernel_cov, /* 271 */
    tni_kernel_cross, /* 272 */
    tni_kernel_cross_entropy_loss, /* 273 */
    tni_kernel_ctc_loss_IntList, /* 274 */
    tni_kernel_ctc_loss_Tensor, /* 275 */
    tni_kernel_cummax, /* 276 */
    tni_kernel_cummin, /* 277 */
    tni_kernel_cumulative_trapezoid_dx, /* 278 */
    tni_kernel_cumulative_trapezoid_x, /* 279 */
    tni_kernel_deg2rad, /* 280 */
    tni_kernel_det, /* 281 */
    tni_kernel_diag, /* 282 */
    tni_kernel_diag_embed, /* 283 */
    tni_kernel_diagflat, /* 284 */
    tni_kernel_diagonal, /* 285 */
    tni_kernel_diagonal_backward, /* 286 */
    tni_kernel_diagonal_scatter, /* 287 */
    tni_kernel_diff, /* 288 */
    tni_kernel_diff_out, /* 289 */
    tni_kernel_dist, /* 290 */
    tni_kernel_div_Scalar, /* 291 */
    tni_kernel_div_Scalar_mode, /* 292 */
    tni_kernel_div__Scalar, /* 293 */
    tni_kernel_div__Scalar_mode, /* 294 */
    tni_kernel_divide_Scalar, /* 295 */
    tni_kernel_divide_Scalar_mode, /* 296 */
    tni_kernel_divide_Tensor, /* 297 */
    tni_kernel_divide_Tensor_mode, /* 298 */
    tni_kernel_divide__Scalar, /* 299 */
    tni_kernel_divide__Scalar_mode, /* 300 */
    tni_kernel_divide__Tensor, /* 301 */
    tni_kernel_divide__Tensor_mode, /* 302 */
    tni_kernel_dot, /* 303 */
    tni_kernel_dropout, /* 304 */
    tni_kernel_dropout_, /* 305 */
    tni_kernel_dsplit_array, /* 306 */
    tni_kernel_dsplit_int, /* 307 */
    tni_kernel_dstack, /* 308 */
    tni_kernel_einsum, /* 309 */
    tni_kernel_embedding, /* 310 */
    tni_kernel_embedding_backward, /* 311 */
    tni_kernel_embedding_bag, /* 312 */
    tni_kernel_embedding_bag_padding_idx, /* 313 */
    tni_kernel_embedding_dense_backward, /* 314 */
    tni_kernel_embedding_renorm_, /* 315 */
    tni_kernel_empty_like, /* 316 */
    tni_kernel_empty_memory_format, /* 317 */
    tni_kernel_empty_out, /* 318 */
    tni_kernel_empty_permuted, /* 319 */
    tni_kernel_empty_strided, /* 320 */
    tni_kernel_equal, /* 321 */
    tni_kernel_expand, /* 322 */
    tni_kernel_expand_as, /* 323 */
    tni_kernel_exponential_, /* 324 */
    tni_kernel_eye, /* 325 */
    tni_kernel_eye_m, /* 326 */
    tni_kernel_feature_alpha_dropout, /* 327 */
    tni_kernel_feature_alpha_dropout_, /* 328 */
    tni_kernel_feature_dropout, /* 329 */
    tni_kernel_feature_dropout_, /* 330 */
    tni_kernel_fft_fft, /* 331 */
    tni_kernel_fft_fft2, /* 332 */
    tni_kernel_fft_fft2_out, /* 333 */
    tni_kernel_fft_fft_out, /* 334 */
    tni_kernel_fft_fftn, /* 335 */
    tni_kernel_fft_fftn_out, /* 336 */
    tni_kernel_fft_fftshift, /* 337 */
    tni_kernel_fft_hfft, /* 338 */
    tni_kernel_fft_hfft2, /* 339 */
    tni_kernel_fft_hfft2_out, /* 340 */
    tni_kernel_fft_hfft_out, /* 341 */
    tni_kernel_fft_hfftn, /* 342 */
    tni_kernel_fft_hfftn_out, /* 343 */
    tni_kernel_fft_ifft, /* 344 */
    tni_kernel_fft_ifft2, /* 345 */
    tni_kernel_fft_ifft2_out, /* 346 */
    tni_kernel_fft_ifft_out, /* 347 */
    tni_kernel_fft_ifftn, /* 348 */
    tni_kernel_fft_ifftn_out, /* 349 */
    tni_kernel_fft_ifftshift, /* 350 */
    tni_kernel_fft_ihfft, /* 351 */
    tni_kernel_fft_ihfft2, /* 352 */
    tni_kernel_fft_ihfft2_out, /* 353 */
    tni_kernel_fft_ihfft_out, /* 354 */
    tni_kernel_fft_ihfftn, /* 355 */
    tni_kernel_fft_ihfftn_out, /* 356 */
    tni_kernel_fft_irfft, /* 357 */
    tni_kernel_fft_irfft2, /* 358 */
    tni_kernel_fft_irfft2_out, /* 359 */
    tni_kernel_fft_irfft_out, /* 360 */
    tni_kernel_fft_irfftn, /* 361 */
    tni_kernel_fft_irfftn_out, /* 362 */
    tni_kernel_fft_rfft, /* 363 */
    tni_kernel_fft_rfft2, /* 364 */
    tni_kernel_fft_rfft2_out, /* 365 */
    tni_kernel_fft_rfft_out, /* 366 */
    tni_kernel_fft_rfftn, /* 367 */
    tni_kernel_fft_rfftn_out, /* 368 */
    tni_kernel_fill__Scalar, /* 369 */
    tni_kernel_fill__Tensor, /* 370 */
    tni_kernel_fix, /* 371 */
    tni_kernel_fix_, /* 372 */
    tni_kernel_flatten_using_ints, /* 373 */
    tni_kernel_flip, /* 374 */
    tni_kernel_fliplr, /* 375 */
    tni_kernel_flipud, /* 376 */
    tni_kernel_float_power_Scalar, /* 377 */
    tni_kernel_float_power_Scalar_out, /* 378 */
    tni_kernel_float_power_Tensor_Scalar, /* 379 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 380 */
    tni_kernel_float_power_Tensor_Tensor, /* 381 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 382 */
    tni_kernel_float_power__Scalar, /* 383 */
    tni_kernel_float_power__Tensor, /* 384 */
    tni_kernel_floor_divide, /* 385 */
    tni_kernel_floor_divide_Scalar, /* 386 */
    tni_kernel_floor_divide__Scalar, /* 387 */
    tni_kernel_floor_divide__Tensor, /* 388 */
    tni_kernel_floor_divide_out, /* 389 */
    tni_kernel_fmod_Scalar, /* 390 */
    tni_kernel_fmod_Scalar_out, /* 391 */
    tni_kernel_fmod__Scalar, /* 392 */
    tni_kernel_fractional_max_pool2d, /* 393 */
    tni_kernel_fractional_max_pool2d_backward, /* 394 */
    tni_kernel_fractional_max_pool3d, /* 395 */
    tni_kernel_fractional_max_pool3d_backward, /* 396 */
    tni_kernel_frexp_Tensor, /* 397 */
    tni_kernel_frexp_Tensor_out, /* 398 */
    tni_kernel_from_file, /* 399 */
    tni_kernel_full, /* 400 */
    tni_kernel_full_like, /* 401 */
    tni_kernel_gather_backward, /* 402 */
    tni_kernel_geometric_, /* 403 */
    tni_kernel_geqrf, /* 404 */
    tni_kernel_ger, /* 405 */
    tni_kernel_glu, /* 406 */
    tni_kernel_glu_backward, /* 407 */
    tni_kernel_gradient_array, /* 408 */
    tni_kernel_gradient_scalararray, /* 409 */
    tni_kernel_gradient_scalarint, /* 410 */
    tni_kernel_gradient_scalarrayarray, /* 411 */
    tni_kernel_gradient_scalarrayint, /* 412 */
    tni_kernel_gradient_tensorarray, /* 413 */
    tni_kernel_gradient_tensorarrayint, /* 414 */
    tni_kernel_greater_Scalar, /* 415 */
    tni_kernel_greater_Tensor, /* 416 */
    tni_kernel_greater__Scalar, /* 417 */
    tni_kernel_greater__Tensor, /* 418 */
    tni_kernel_greater_equal_Scalar, /* 419 */
    tni_kernel_greater_equal_Tensor, /* 420 */
    tni_kernel_greater_equal__Scalar, /* 421 */
    tni_kernel_greater_equal__Tensor, /* 422 */
    tni_kernel_grid_sampler, /* 423 */
    tni_kernel_grid_sampler_2d, /* 424 */
    tni_kernel_grid_sampler_2d_backward, /* 425 */
    tni_kernel_grid_sampler_3d, /* 426 */
    tni_kernel_grid_sampler_3d_backward, /* 427 */
    tni_kernel_group_norm, /* 428 */
    tni_kernel_gru_cell, /* 429 */
    tni_kernel_gru_data, /* 430 */
    tni_kernel_gru_input, /* 431 */
    tni_kernel_hamming_window, /* 432 */
    tni_kernel_hamming_window_periodic, /* 433 */
    tni_kernel_hamming_window_periodic_alpha, /* 434 */
    tni_kernel_hamming_window_periodic_alpha_beta, /* 435 */
    tni_kernel_hann_window, /* 436 */
    tni_kernel_hann_window_periodic, /* 437 */
    tni_kernel_hardswish, /* 438 */
    tni_kernel_hardswish_, /* 439 */
    tni_kernel_hardswish_backward, /* 440 */
    tni_kernel_hardswish_out, /* 441 */
    tni_kernel_hardtanh, /* 442 */
    tni_kernel_hardtanh_, /* 443 */
    tni_kernel_hardtanh_backward, /* 444 */
    tni_kernel_hardtanh_backward_grad_input, /* 445 */
    tni_kernel_hardtanh_out, /* 446 */
    tni_kernel_hinge_embedding_loss, /* 447 */
    tni_kernel_histc, /* 448 */
    tni_kernel_histogram_bin_ct, /* 449 */
    tni_kernel_histogram_bins_tensor, /* 450 */
    tni_kernel_histogramdd, /* 451 */
    tni_kernel_histogramdd_TensorList_bins, /* 452 */
    tni_kernel_histogramdd_int_bins, /* 453 */
    tni_kernel_hsplit_array, /* 454 */
    tni_kernel_hsplit_int, /* 455 */
    tni_kernel_hstack, /* 456 */
    tni_kernel_huber_loss, /* 457 */
    tni_kernel_huber_loss_backward, /* 458 */
    tni_kernel_im2col, /* 459 */
    tni_kernel_imag, /* 460 */
    tni_kernel_index_Tensor, /* 461 */
    tni_kernel_index_fill__int_Scalar, /* 462 */
    tni_kernel_index_fill__int_Tensor, /* 463 */
    tni_kernel_index_put_, /* 464 */
    tni_kernel_index_select, /* 465 */
    tni_kernel_index_select_backward, /* 466 */
    tni_kernel_inner, /* 467 */
    tni_kernel_instance_norm, /* 468 */
    tni_kernel_inverse, /* 469 */
    tni_kernel_is_complex, /* 470 */
    tni_kernel_is_conj, /* 471 */
    tni_kernel_is_distributed, /* 472 */
    tni_kernel_is_floating_point, /* 473 */
    tni_kernel_is_inference, /* 474 */
    tni_kernel_is_neg, /* 475 */
    tni_kernel_is_nonzero, /* 476 */
    tni_kernel_is_pinned, /* 477 */
    tni_kernel_is_same_size, /* 478 */
    tni_kernel_is_signed, /* 479 */
    tni_kernel_isclose, /* 480 */
    tni_kernel_isfinite, /* 481 */
    tni_kernel_isinf, /* 482 */
    tni_kernel_isnan, /* 483 */
    tni_kernel_isreal, /* 484 */
    tni_kernel_istft, /* 485 */
    tni_kernel_item, /* 486 */
    tni_kernel_kaiser_window, /* 487 */
    tni_kernel_kaiser_window_beta, /* 488 */
    tni_kernel_kaiser_window_periodic, /* 489 */
    tni_kernel_kl_div, /* 490 */
    tni_kernel_kron, /* 491 */
    tni_kernel_kthvalue, /* 492 */
    tni_kernel_kthvalue_values, /* 493 */
    tni_kernel_l1_loss, /* 494 */
    tni_kernel_layer_norm, /* 495 */
    tni_kernel_ldexp_Tensor, /* 496 */
    tni_kernel_less_Scalar, /* 497 */
    tni_kernel_less_Tensor, /* 498 */
    tni_kernel_less__Scalar, /* 499 */
    tni_kernel_less__Tensor, /* 500 */
    tni_kernel_less_equal_Scalar, /* 501 */
    tni_kernel_less_equal_Tensor, /* 502 */
    tni_kernel_less_equal__Scalar, /* 503 */
    tni_kernel_less_equal__Tensor, /* 504 */
    tni_kernel_lift, /* 505 */
    tni_kernel_lift_fresh, /* 506 */
    tni_kernel_linalg_cholesky, /* 507 */
    tni_kernel_linalg_cholesky_ex, /* 508 */
    tni_kernel_linalg_cond, /* 509 */
    tni_kernel_linalg_cond_p_str, /* 510 */
    tni_kernel_linalg_cross, /* 511 */
    tni_kernel_linalg_det, /* 512 */
    tni_kernel_linalg_diagonal, /* 513 */
    tni_kernel_linalg_eig, /* 514 */
    tni_kernel_linalg_eigh, /* 515 */
    tni_kernel_linalg_eigvals, /* 516 */
    tni_kernel_linalg_eigvalsh, /* 517 */
    tni_kernel_linalg_householder_product, /* 518 */
    tni_kernel_linalg_inv, /* 519 */
    tni_kernel_linalg_inv_ex, /* 520 */
    tni_kernel_linalg_ldl_factor, /* 521 */
    tni_kernel_linalg_ldl_factor_ex, /* 522 */
    tni_kernel_linalg_ldl_solve, /* 523 */
    tni_kernel_linalg_lstsq, /* 524 */
    tni_kernel_linalg_lu, /* 525 */
    tni_kernel_linalg_lu_factor, /* 526 */
    tni_kernel_linalg_lu_factor_ex, /* 527 */
    tni_kernel_linalg_lu_solve, /* 528 */
    tni_kernel_linalg_matmul, /* 529 */
    tni_kernel_linalg_matrix_exp, /* 530 */
    tni_kernel_linalg_matrix_norm, /* 531 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 532 */
    tni_kernel_linalg_matrix_power, /* 533 */
    tni_kernel_linalg_matrix_rank, /* 534 */
    tni_kernel_linalg_matrix_rank_atol_rtol_float, /* 535 */
    tni_kernel_linalg_matrix_rank_atol_rtol_tensor, /* 536 */
    tni_kernel_linalg_matrix_rank_tol_tensor, /* 537 */
    tni_kernel_linalg_multi_dot, /* 538 */
    tni_kernel_linalg_norm, /* 539 */
    tni_kernel_linalg_norm_ord_str, /* 540 */
    tni_kernel_linalg_pinv, /* 541 */
    tni_kernel_linalg_pinv_atol_rtol_float, /* 542 */
    tni_kernel_linalg_pinv_atol_rtol_tensor, /* 543 */
    tni_kernel_linalg_pinv_rcond_tensor, /* 544 */
    tni_kernel_linalg_qr, /* 545 */
    tni_kernel_linalg_slogdet, /* 546 */
    tni_kernel_linalg_solve, /* 547 */
    tni_kernel_linalg_solve_ex, /* 548 */
    tni_kernel_linalg_solve_triangular, /* 549 */
    tni_kernel_linalg_svd, /* 550 */
    tni_kernel_linalg_svdvals, /* 551 */
    tni_kernel_linalg_tensorinv, /* 552 */
    tni_kernel_linalg_tensorinv_out, /* 553 */
    tni_kernel_linalg_tensorsolve, /* 554 */
    tni_kernel_linalg_vander, /* 555 */
    tni_kernel_linalg_vecdot, /* 556 */
    tni_kernel_linear, /* 557 */
    tni_kernel_linspace, /* 558 */
    tni_kernel_linspace_Scalar_Tensor, /* 559 */
    tni_kernel_linspace_Tensor_Scalar, /* 560 */
    tni_kernel_linspace_Tensor_Tensor, /* 561 */
    tni_kernel_log_normal_, /* 562 */
    tni_kernel_log_sigmoid, /* 563 */
    tni_kernel_log_sigmoid_backward, /* 564 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 565 */
    tni_kernel_log_sigmoid_forward, /* 566 */
    tni_kernel_log_sigmoid_forward_output, /* 567 */
    tni_kernel_log_sigmoid_out, /* 568 */
    tni_kernel_log_softmax_int, /* 569 */
    tni_kernel_logcumsumexp, /* 570 */
    tni_kernel_logdet, /* 571 */
    tni_kernel_logical_and, /* 572 */
    tni_kernel_logical_and_, /* 573 */
    tni_kernel_logical_and_out, /* 574 */
    tni_kernel_logical_not, /* 575 */
    tni_kernel_logical_not_, /* 576 */
    tni_kernel_logical_not_out, /* 577 */
    tni_kernel_logical_or, /* 578 */
    tni_kernel_logical_or_, /* 579 */
    tni_kernel_logical_or_out, /* 580 */
    tni_kernel_logical_xor, /* 581 */
    tni_kernel_logical_xor_, /* 582 */
    tni_kernel_logical_xor_out, /* 583 */
    tni_kernel_logit, /* 584 */
    tni_kernel_logit_, /* 585 */
    tni_kernel_logit_out, /* 586 */
    tni_kernel_logspace, /* 587 */
    tni_kernel_logspace_Scalar_Tensor, /* 588 */
    tni_kernel_logspace_Tensor_Scalar, /* 589 */
    tni_kernel_logspace_Tensor_Tensor, /* 590 */
    tni_kernel_logsumexp, /* 591 */
    tni_kernel_lstm_cell, /* 592 */
    tni_kernel_lstm_data, /* 593 */
    tni_kernel_lstm_input, /* 594 */
    tni_kernel_lu_solve, /* 595 */
    tni_kernel_lu_unpack, /* 596 */
    tni_kernel_mH, /* 597 */
    tni_kernel_mT, /* 598 */
    tni_kernel_margin_ranking_loss, /* 599 */
    tni_kernel_masked_fill_Scalar, /* 600 */
    tni_kernel_masked_fill_Tensor, /* 601 */
    tni_kernel_masked_fill__Scalar, /* 602 */
    tni_kernel_masked_fill__Tensor, /* 603 */
    tni_kernel_masked_scatter, /* 604 */
    tni_kernel_masked_scatter_, /* 605 */
    tni_kernel_masked_scatter_backward, /* 606 */
    tni_kernel_masked_select, /* 607 */
    tni_kernel_masked_select_out, /* 608 */
    tni_kernel_matmul, /* 609 */
    tni_kernel_matmul_out, /* 610 */
    tni_kernel_matrix_H, /* 611 */
    tni_kernel_matrix_exp, /* 612 */
    tni_kernel_matrix_power, /* 613 */
    tni_kernel_max, /* 614 */
    tni_kernel_max_other, /* 615 */
    tni_kernel_max_out, /* 616 */
    tni_kernel_max_pool1d, /* 617 */
    tni_kernel_max_pool1d_with_indices, /* 618 */
    tni_kernel_max_pool2d, /* 619 */
    tni_kernel_max_pool2d_with_indices, /* 620 */
    tni_kernel_max_pool2d_with_indices_backward, /* 621 */
    tni_kernel_max_pool3d, /* 622 */
    tni_kernel_max_pool3d_with_indices, /* 623 */
    tni_kernel_max_pool3d_with_indices_backward, /* 624 */
    tni_kernel_max_unpool2d, /* 625 */
    tni_kernel_max_unpool3d, /* 626 */
    tni_kernel_mean, /* 627 */
    tni_kernel_median, /* 628 */
    tni_kernel_median_dim, /* 629 */
    tni_kernel_meshgrid, /* 630 */
    tni_kernel_meshgrid_indexing, /* 631 */
    tni_kernel_min, /* 632 */
    tni_kernel_min_other, /* 633 */
    tni_kernel_min_out, /* 634 */
    tni_kernel_mish_backward, /* 635 */
    tni_kernel_mish_backward_composite, /* 636 */
    tni_kernel_mode, /* 637 */
    tni_kernel_moveaxis_int, /* 638 */
    tni_kernel_moveaxis_intlist, /* 639 */
    tni_kernel_movedim_int, /* 640 */
    tni_kernel_movedim_intlist, /* 641 */
    tni_kernel_mse_loss, /* 642 */
    tni_kernel_mse_loss_backward, /* 643 */
    tni_kernel_msort, /* 644 */
    tni_kernel_msort_out, /* 645 */
    tni_kernel_mul_Scalar, /* 646 */
    tni_kernel_mul__Scalar, /* 647 */
    tni_kernel_multi_margin_loss, /* 648 */
    tni_kernel_multi_margin_loss_backward, /* 649 */
    tni_kernel_multilabel_margin_loss, /* 650 */
    tni_kernel_multilabel_margin_loss_backward, /* 651 */
    tni_kernel_multilabel_margin_loss_forward, /* 652 */
    tni_kernel_multinomial, /* 653 */
    tni_kernel_multinomial_out, /* 654 */
    tni_kernel_multiply_Scalar, /* 655 */
    tni_kernel_multiply_Tensor, /* 656 */
    tni_kernel_multiply__Scalar, /* 657 */
    tni_kernel_multiply__Tensor, /* 658 */
    tni_kernel_mv, /* 659 */
    tni_kernel_mvlgamma, /* 660 */
    tni_kernel_mvlgamma_, /* 661 */
    tni_kernel_mvlgamma_out, /* 662 */
    tni_kernel_nan_to_num, /* 663 */
    tni_kernel_nan_to_num_, /* 664 */
    tni_kernel_nan_to_num_out, /* 665 */
    tni_kernel_nanmean, /* 666 */
    tni_kernel_nanmean_out, /* 667 */
    tni_kernel_nanmedian, /* 668 */
    tni_kernel_nanmedian_dim, /* 669 */
    tni_kernel_nanquantile, /* 670 */
    tni_kernel_nanquantile_scalar, /* 671 */
    tni_kernel_nansum, /* 672 */
    tni_kernel_narrow, /* 673 */
    tni_kernel_narrow_Tensor, /* 674 */
    tni_kernel_narrow_copy, /* 675 */
    tni_kernel_native_batch_norm, /* 676 */
    tni_kernel_native_batch_norm_backward, /* 677 */
    tni_kernel_native_dropout, /* 678 */
    tni_kernel_native_dropout_backward, /* 679 */
    tni_kernel_native_group_norm, /* 680 */
    tni_kernel_native_group_norm_backward, /* 681 */
    tni_kernel_native_layer_norm, /* 682 */
    tni_kernel_native_layer_norm_backward, /* 683 */
    tni_kernel_negative, /* 684 */
    tni_kernel_negative_, /* 685 */
    tni_kernel_new_empty, /* 686 */
    tni_kernel_new_empty_strided, /* 687 */
    tni_kernel_new_full, /* 688 */
    tni_kernel_new_ones, /* 689 */
    tni_kernel_new_zeros, /* 690 */
    tni_kernel_nll_loss, /* 691 */
    tni_kernel_nll_loss2d, /* 692 */
    tni_kernel_nll_loss2d_backward, /* 693 */
    tni_kernel_nll_loss2d_forward, /* 694 */
    tni_kernel_nll_loss_backward, /* 695 */
    tni_kernel_nll_loss_forward, /* 696 */
    tni_kernel_nll_loss_nd, /* 697 */
    tni_kernel_nonzero, /* 698 */
    tni_kernel_nonzero_numpy, /* 699 */
    tni_kernel_nonzero_static, /* 700 */
    tni_kernel_norm_Scalar, /* 701 */
    tni_kernel_norm_ScalarOpt_dtype, /* 702 */
    tni_kernel_normal_, /* 703 */
    tni_kernel_normal_Tensor_Tensor, /* 704 */
    tni_kernel_normal_Tensor_float, /* 705 */
    tni_kernel_normal_float_Tensor, /* 706 */
    tni_kernel_normal_float_float, /* 707 */
    tni_kernel_not_equal_Scalar, /* 708 */
    tni_kernel_not_equal_Tensor, /* 709 */
    tni_kernel_not_equal__Scalar, /* 710 */
    tni_kernel_not_equal__Tensor, /* 711 */
    tni_kernel_nuclear_norm, /* 712 */
    tni_kernel_nuclear_norm_dim, /* 713 */
    tni_kernel_numel, /* 714 */
    tni_kernel_numpy_T, /* 715 */
    tni_kernel_one_hot, /* 716 */
    tni_kernel_ones, /* 717 */
    tni_kernel_ones_like, /* 718 */
    tni_kernel_orgqr, /* 719 */
    tni_kernel_ormqr, /* 720 */
    tni_kernel_outer, /* 721 */
    tni_kernel_pad, /* 722 */
    tni_kernel_pairwise_distance, /* 723 */
    tni_kernel_pdist, /* 724 */
    tni_kernel_permute, /* 725 */
    tni_kernel_pinverse, /* 726 */
    tni_kernel_pixel_shuffle, /* 727 */
    tni_kernel_pixel_unshuffle, /* 728 */
    tni_kernel_poisson, /* 729 */
    tni_kernel_poisson_nll_loss, /* 730 */
    tni_kernel_polar, /* 731 */
    tni_kernel_polar_out, /* 732 */
    tni_kernel_polygamma_, /* 733 */
    tni_kernel_positive, /* 734 */
    tni_kernel_prelu, /* 735 */
    tni_kernel_prod, /* 736 */
    tni_kernel_promote_types, /* 737 */
    tni_kernel_put_, /* 738 */
    tni_kernel_qr, /* 739 */
    tni_kernel_quantile, /* 740 */
    tni_kernel_quantile_scalar, /* 741 */
    tni_kernel_rad2deg, /* 742 */
    tni_kernel_rand, /* 743 */
    tni_kernel_rand_generator, /* 744 */
    tni_kernel_rand_like, /* 745 */
    tni_kernel_randint, /* 746 */
    tni_kernel_randint_generator, /* 747 */
    tni_kernel_randint_like, /* 748 */
    tni_kernel_randint_like_low_dtype, /* 749 */
    tni_kernel_randint_low, /* 750 */
    tni_kernel_randint_low_generator, /* 751 */
    tni_kernel_randn, /* 752 */
    tni_kernel_randn_generator, /* 753 */
    tni_kernel_randn_like, /* 754 */
    tni_kernel_random_, /* 755 */
    tni_kernel_random__from, /* 756 */
    tni_kernel_random__to, /* 757 */
    tni_kernel_randperm, /* 758 */
    tni_kernel_randperm_generator, /* 759 */
    tni_kernel_range, /* 760 */
    tni_kernel_range_step, /* 761 */
    tni_kernel_ravel, /* 762 */
    tni_kernel_real, /* 763 */
    tni_kernel_reflection_pad1d, /* 764 */
    tni_kernel_reflection_pad1d_backward, /* 765 */
    tni_kernel_reflection_pad2d, /* 766 */
    tni_kernel_reflection_pad2d_backward, /* 767 */
    tni_kernel_reflection_pad3d, /* 768 */
    tni_kernel_reflection_pad3d_backward, /* 769 */
    tni_kernel_relu, /* 770 */
    tni_kernel_relu6, /* 771 */
    tni_kernel_relu6_, /* 772 */
    tni_kernel_relu_, /* 773 */
    tni_kernel_remainder_Scalar, /* 774 */
    tni_kernel_remainder_Scalar_Tensor, /* 775 */
    tni_kernel_remainder_Scalar_out, /* 776 */
    tni_kernel_remainder__Scalar, /* 777 */
    tni_kernel_repeat, /* 778 */
    tni_kernel_repeat_interleave_Tensor, /* 779 */
    tni_kernel_repeat_interleave_self_Tensor, /* 780 */
    tni_kernel_repeat_interleave_self_int, /* 781 */
    tni_kernel_replication_pad1d, /* 782 */
    tni_kernel_replication_pad1d_backward, /* 783 */
    tni_kernel_replication_pad2d, /* 784 */
    tni_kernel_replication_pad2d_backward, /* 785 */
    tni_kernel_replication_pad3d, /* 786 */
    tni_kernel_replication_pad3d_backward, /* 787 */
    tni_kernel_reshape, /* 788 */
    tni_kernel_reshape_as, /* 789 */
    tni_kernel_resize_, /* 790 */
    tni_kernel_resize_as_, /* 791 */
    tni_kernel_resolve_conj, /* 792 */
    tni_kernel_resolve_neg, /* 793 */
    tni_kernel_result_type_Scalar, /* 794 */
    tni_kernel_result_type_Scalar_Scalar, /* 795 */
    tni_kernel_result_type_Scalar_Tensor, /* 796 */
    tni_kernel_result_type_Tensor, /* 797 */
    tni_kernel_rms_norm, /* 798 */
    tni_kernel_rnn_relu_cell, /* 799 */
    tni_kernel_rnn_relu_data, /* 800 */
    tni_kernel_rnn_relu_input, /* 801 */
    tni_kernel_rnn_tanh_cell, /* 802 */
    tni_kernel_rnn_tanh_data, /* 803 */
    tni_kernel_rnn_tanh_input, /* 804 */
    tni_kernel_roll, /* 805 */
    tni_kernel_rot90, /* 806 */
    tni_kernel_row_stack, /* 807 */
    tni_kernel_rrelu, /* 808 */
    tni_kernel_rrelu_, /* 809 */
    tni_kernel_rrelu_with_noise, /* 810 */
    tni_kernel_rrelu_with_noise_, /* 811 */
    tni_kernel_rrelu_with_noise_backward, /* 812 */
    tni_kernel_rrelu_with_noise_out, /* 813 */
    tni_kernel_rsub_Scalar, /* 814 */
    tni_kernel_rsub_Tensor, /* 815 */
    tni_kernel_scalar_tensor, /* 816 */
    tni_kernel_scaled_dot_product_attention, /* 817 */
    tni_kernel_searchsorted_Scalar, /* 818 */
    tni_kernel_searchsorted_Tensor, /* 819 */
    tni_kernel_segment_reduce, /* 820 */
    tni_kernel_select_backward, /* 821 */
    tni_kernel_select_int, /* 822 */
    tni_kernel_select_scatter, /* 823 */
    tni_kernel_selu, /* 824 */
    tni_kernel_selu_, /* 825 */
    tni_kernel_size_int, /* 826 */
    tni_kernel_slice_Tensor, /* 827 */
    tni_kernel_slice_backward, /* 828 */
    tni_kernel_slice_scatter, /* 829 */
    tni_kernel_slogdet, /* 830 */
    tni_kernel_smooth_l1_loss, /* 831 */
    tni_kernel_smooth_l1_loss_backward, /* 832 */
    tni_kernel_soft_margin_loss, /* 833 */
    tni_kernel_soft_margin_loss_backward, /* 834 */
    tni_kernel_softmax_int, /* 835 */
    tni_kernel_sort, /* 836 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 837 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 838 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 839 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 840 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 841 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 842 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 843 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 844 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 845 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 846 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 847 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 848 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 849 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 850 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 851 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 852 */
    tni_kernel_special_digamma, /* 853 */
    tni_kernel_special_erf, /* 854 */
    tni_kernel_special_erfc, /* 855 */
    tni_kernel_special_erfinv, /* 856 */
    tni_kernel_special_exp2, /* 857 */
    tni_kernel_special_expit, /* 858 */
    tni_kernel_special_expm1, /* 859 */
    tni_kernel_special_gammainc, /* 860 */
    tni_kernel_special_gammaincc, /* 861 */
    tni_kernel_special_gammaln, /* 862 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 863 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 864 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 865 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 866 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 867 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 868 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 869 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 870 */
    tni_kernel_special_i0, /* 871 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 872 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 873 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 874 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 875 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 876 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 877 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 878 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 879 */
    tni_kernel_special_log1p, /* 880 */
    tni_kernel_special_log_softmax, /* 881 */
    tni_kernel_special_logit, /* 882 */
    tni_kernel_special_logsumexp, /* 883 */
    tni_kernel_special_logsumexp_out, /* 884 */
    tni_kernel_special_multigammaln, /* 885 */
    tni_kernel_special_ndtr, /* 886 */
    tni_kernel_special_ndtr_out, /* 887 */
    tni_kernel_special_polygamma, /* 888 */
    tni_kernel_special_psi, /* 889 */
    tni_kernel_special_round, /* 890 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 891 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 892 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 893 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 894 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 895 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 896 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 897 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 898 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 899 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 900 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 901 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 902 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 903 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 904 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 905 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 906 */
    tni_kernel_special_sinc, /* 907 */
    tni_kernel_special_softmax, /* 908 */
    tni_kernel_special_xlog1py_other_scalar, /* 909 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 910 */
    tni_kernel_special_xlog1py_self_scalar, /* 911 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 912 */
    tni_kernel_special_xlogy, /* 913 */
    tni_kernel_special_xlogy_other_scalar, /* 914 */
    tni_kernel_special_xlogy_self_scalar, /* 915 */
    tni_kernel_special_zeta_other_scalar, /* 916 */
    tni_kernel_special_zeta_other_scalar_out, /* 917 */
    tni_kernel_special_zeta_self_scalar, /* 918 */
    tni_kernel_special_zeta_self_scalar_out, /* 919 */
    tni_kernel_split_Tensor, /* 920 */
    tni_kernel_split_sizes, /* 921 */
    tni_kernel_split_with_sizes, /* 922 */
    tni_kernel_square, /* 923 */
    tni_kernel_square_, /* 924 */
    tni_kernel_square_out, /* 925 */
    tni_kernel_squeeze, /* 926 */
    tni_kernel_squeeze_dim, /* 927 */
    tni_kernel_squeeze_dims, /* 928 */
    tni_kernel_stack, /* 929 */
    tni_kernel_std, /* 930 */
    tni_kernel_std_correction, /* 931 */
    tni_kernel_std_dim, /* 932 */
    tni_kernel_std_mean, /* 933 */
    tni_kernel_std_mean_correction, /* 934 */
    tni_kernel_std_mean_dim, /* 935 */
    tni_kernel_stft, /* 936 */
    tni_kernel_stft_center, /* 937 */
    tni_kernel_stride_int, /* 938 */
    tni_kernel_sub_Scalar, /* 939 */
    tni_kernel_sub__Scalar, /* 940 */
    tni_kernel_subtract_Scalar, /* 941 */
    tni_kernel_subtract_Tensor, /* 942 */
    tni_kernel_subtract__Scalar, /* 943 */
    tni_kernel_subtract__Tensor, /* 944 */
    tni_kernel_sum, /* 945 */
    tni_kernel_sum_to_size, /* 946 */
    tni_kernel_svd, /* 947 */
    tni_kernel_swapaxes, /* 948 */
    tni_kernel_swapaxes_, /* 949 */
    tni_kernel_swapdims, /* 950 */
    tni_kernel_swapdims_, /* 951 */
    tni_kernel_sym_numel, /* 952 */
    tni_kernel_sym_size_int, /* 953 */
    tni_kernel_sym_storage_offset, /* 954 */
    tni_kernel_sym_stride_int, /* 955 */
    tni_kernel_t, /* 956 */
    tni_kernel_take, /* 957 */
    tni_kernel_take_along_dim, /* 958 */
    tni_kernel_take_out, /* 959 */
    tni_kernel_tensor_split_indices, /* 960 */
    tni_kernel_tensor_split_sections, /* 961 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 962 */
    tni_kernel_tensordot, /* 963 */
    tni_kernel_tile, /* 964 */
    tni_kernel_to_device, /* 965 */
    tni_kernel_to_dtype, /* 966 */
    tni_kernel_to_dtype_layout, /* 967 */
    tni_kernel_to_other, /* 968 */
    tni_kernel_trace, /* 969 */
    tni_kernel_transpose_int, /* 970 */
    tni_kernel_trapezoid_dx, /* 971 */
    tni_kernel_trapezoid_x, /* 972 */
    tni_kernel_trapz_dx, /* 973 */
    tni_kernel_trapz_x, /* 974 */
    tni_kernel_triangular_solve, /* 975 */
    tni_kernel_tril_indices, /* 976 */
    tni_kernel_triplet_margin_loss, /* 977 */
    tni_kernel_triu_indices, /* 978 */
    tni_kernel_true_divide_Scalar, /* 979 */
    tni_kernel_true_divide_Tensor, /* 980 */
    tni_kernel_true_divide__Scalar, /* 981 */
    tni_kernel_true_divide__Tensor, /* 982 */
    tni_kernel_type_as, /* 983 */
    tni_kernel_unbind_int, /* 984 */
    tni_kernel_unflatten_int, /* 985 */
    tni_kernel_unfold, /* 986 */
    tni_kernel_unfold_backward, /* 987 */
    tni_kernel_uniform_, /* 988 */
    tni_kernel_unique_consecutive, /* 989 */
    tni_kernel_unique_dim, /* 990 */
    tni_kernel_unique_dim_consecutive, /* 991 */
    tni_kernel_unsafe_chunk, /* 992 */
    tni_kernel_unsafe_split_Tensor, /* 993 */
    tni_kernel_unsafe_split_with_sizes, /* 994 */
    tni_kernel_unsqueeze, /* 995 */
    tni_kernel_upsample_bicubic2d, /* 996 */
    tni_kernel_upsample_bicubic2d_backward, /* 997 */
    tni_kernel_upsample_bicubic2d_vec, /* 998 */
    tni_kernel_upsample_bilinear2d, /* 999 */
    tni_kernel_upsample_bilinear2d_backward, /* 1000 */
    tni_kernel_upsample_bilinear2d_vec, /* 1001 */
    tni_kernel_upsample_linear1d, /* 1002 */
    tni_kernel_upsample_linear1d_backward, /* 1003 */
    tni_kernel_upsample_linear1d_vec, /* 1004 */
    tni_kernel_upsample_nearest1d, /* 1005 */
    tni_kernel_upsample_nearest1d_backward, /* 1006 */
    tni_kernel_upsample_nearest1d_vec, /* 1007 */
    tni_kernel_upsample_nearest2d, /* 1008 */
    tni_kernel_upsample_nearest2d_backward, /* 1009 */
    tni_kernel_upsample_nearest2d_vec, /* 1010 */
    tni_kernel_upsample_nearest3d, /* 1011 */
    tni_kernel_upsample_nearest3d_backward, /* 1012 */
    tni_kernel_upsample_nearest3d_vec, /* 1013 */
    tni_kernel_upsample_trilinear3d, /* 1014 */
    tni_kernel_upsample_trilinear3d_backward, /* 1015 */
    tni_kernel_upsample_trilinear3d_vec, /* 1016 */
    tni_kernel_value_selecting_reduction_backward, /* 1017 */
    tni_kernel_var, /* 1018 */
    tni_kernel_var_correction, /* 1019 */
    tni_kernel_var_dim, /* 1020 */
    tni_kernel_var_mean, /* 1021 */
    tni_kernel_var_mean_correction, /* 1022 */
    tni_kernel_var_mean_dim, /* 1023 */
    tni_kernel_vdot, /* 1024 */
    tni_kernel_view, /* 1025 */
    tni_kernel_view_as, /* 1026 */
    tni_kernel_view_as_complex, /* 1027 */
    tni_kernel_view_as_real, /* 1028 */
    tni_kernel_view_dtype, /* 1029 */
    tni_kernel_vsplit_array, /* 1030 */
    tni_kernel_vsplit_int, /* 1031 */
    tni_kernel_vstack, /* 1032 */
    tni_kernel_where, /* 1033 */
    tni_kernel_where_Scalar, /* 1034 */
    tni_kernel_where_ScalarOther, /* 1035 */
    tni_kernel_where_ScalarSelf, /* 1036 */
    tni_kernel_where_self, /* 1037 */
    tni_kernel_where_self_out, /* 1038 */
    tni_kernel_xlogy_OutScalar_Other, /* 1039 */
    tni_kernel_xlogy_OutScalar_Self, /* 1040 */
    tni_kernel_xlogy_Scalar_Other, /* 1041 */
    tni_kernel_xlogy_Scalar_Self, /* 1042 */
    tni_kernel_xlogy__Scalar_Other, /* 1043 */
    tni_kernel_zero_, /* 1044 */
    tni_kernel_zeros, /* 1045 */
    tni_kernel_zeros_like, /* 1046 */
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
    {"aten::_ctc_loss", NULL}, /* 20 */
    {"aten::_ctc_loss.Tensor", NULL}, /* 21 */
    {"aten::_ctc_loss_backward", NULL}, /* 22 */
    {"aten::_embedding_bag", NULL}, /* 23 */
    {"aten::_embedding_bag_dense_backward", NULL}, /* 24 */
    {"aten::_embedding_bag_forward_only", NULL}, /* 25 */
    {"aten::_embedding_bag_per_sample_weights_backward", NULL}, /* 26 */
    {"aten::_euclidean_dist", NULL}, /* 27 */
    {"aten::_histogramdd_bin_edges", NULL}, /* 28 */
    {"aten::_histogramdd_from_bin_cts", NULL}, /* 29 */
    {"aten::_histogramdd_from_bin_tensors", NULL}, /* 30 */
    {"aten::_index_put_impl", NULL}, /* 31 */
    {"aten::_index_put_impl_", NULL}, /* 32 */
    {"aten::_linalg_det", NULL}, /* 33 */
    {"aten::_linalg_eigh", NULL}, /* 34 */
    {"aten::_linalg_slogdet", NULL}, /* 35 */
    {"aten::_linalg_solve_ex", NULL}, /* 36 */
    {"aten::_linalg_svd", NULL}, /* 37 */
    {"aten::_log_softmax.out", NULL}, /* 38 */
    {"aten::_log_softmax_backward_data.out", NULL}, /* 39 */
    {"aten::_logcumsumexp", NULL}, /* 40 */
    {"aten::_native_batch_norm_legit", NULL}, /* 41 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 42 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 43 */
    {"aten::_neg_view", NULL}, /* 44 */
    {"aten::_neg_view_copy", NULL}, /* 45 */
    {"aten::_pdist_backward", NULL}, /* 46 */
    {"aten::_pdist_forward", NULL}, /* 47 */
    {"aten::_reshape_alias", NULL}, /* 48 */
    {"aten::_reshape_alias_copy", NULL}, /* 49 */
    {"aten::_segment_reduce_backward", NULL}, /* 50 */
    {"aten::_softmax.out", NULL}, /* 51 */
    {"aten::_softmax_backward_data.out", NULL}, /* 52 */
    {"aten::_to_copy", NULL}, /* 53 */
    {"aten::_trilinear", NULL}, /* 54 */
    {"aten::_unique", NULL}, /* 55 */
    {"aten::_unique2", NULL}, /* 56 */
    {"aten::_unsafe_view", NULL}, /* 57 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 58 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 59 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 60 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 61 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 62 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 63 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 64 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 65 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 66 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 67 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 68 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 69 */
    {"aten::absolute", NULL}, /* 70 */
    {"aten::acos.out", NULL}, /* 71 */
    {"aten::acosh.out", NULL}, /* 72 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 73 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 74 */
    {"aten::adaptive_max_pool2d", NULL}, /* 75 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 76 */
    {"aten::adaptive_max_pool3d", NULL}, /* 77 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 78 */
    {"aten::add.Scalar", NULL}, /* 79 */
    {"aten::add.out", NULL}, /* 80 */
    {"aten::addbmm", NULL}, /* 81 */
    {"aten::addcdiv.out", NULL}, /* 82 */
    {"aten::addcmul.out", NULL}, /* 83 */
    {"aten::addmm.out", NULL}, /* 84 */
    {"aten::addmv.out", NULL}, /* 85 */
    {"aten::addr", NULL}, /* 86 */
    {"aten::affine_grid_generator", NULL}, /* 87 */
    {"aten::alias", NULL}, /* 88 */
    {"aten::alias_copy", NULL}, /* 89 */
    {"aten::all.all_out", NULL}, /* 90 */
    {"aten::all.dims_out", NULL}, /* 91 */
    {"aten::all.out", NULL}, /* 92 */
    {"aten::amax.out", NULL}, /* 93 */
    {"aten::amin.out", NULL}, /* 94 */
    {"aten::aminmax.out", NULL}, /* 95 */
    {"aten::any.all_out", NULL}, /* 96 */
    {"aten::any.dims_out", NULL}, /* 97 */
    {"aten::any.out", NULL}, /* 98 */
    {"aten::arange", NULL}, /* 99 */
    {"aten::arange.start_step", NULL}, /* 100 */
    {"aten::arccos", NULL}, /* 101 */
    {"aten::arccosh", NULL}, /* 102 */
    {"aten::arcsin", NULL}, /* 103 */
    {"aten::arcsinh", NULL}, /* 104 */
    {"aten::arctan", NULL}, /* 105 */
    {"aten::arctan2", NULL}, /* 106 */
    {"aten::arctanh", NULL}, /* 107 */
    {"aten::argmax.out", NULL}, /* 108 */
    {"aten::argmin.out", NULL}, /* 109 */
    {"aten::as_strided", NULL}, /* 110 */
    {"aten::as_strided_copy", NULL}, /* 111 */
    {"aten::as_strided_scatter", NULL}, /* 112 */
    {"aten::asin.out", NULL}, /* 113 */
    {"aten::asinh.out", NULL}, /* 114 */
    {"aten::atan.out", NULL}, /* 115 */
    {"aten::atan2.out", NULL}, /* 116 */
    {"aten::atanh.out", NULL}, /* 117 */
    {"aten::avg_pool2d", NULL}, /* 118 */
    {"aten::avg_pool2d_backward", NULL}, /* 119 */
    {"aten::avg_pool3d", NULL}, /* 120 */
    {"aten::avg_pool3d_backward", NULL}, /* 121 */
    {"aten::baddbmm.out", NULL}, /* 122 */
    {"aten::bartlett_window", NULL}, /* 123 */
    {"aten::bartlett_window.periodic", NULL}, /* 124 */
    {"aten::batch_norm_update_stats", NULL}, /* 125 */
    {"aten::bernoulli", NULL}, /* 126 */
    {"aten::bernoulli.Tensor", NULL}, /* 127 */
    {"aten::bernoulli.p", NULL}, /* 128 */
    {"aten::bernoulli_.Tensor", NULL}, /* 129 */
    {"aten::binary_cross_entropy", NULL}, /* 130 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 131 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 132 */
    {"aten::bincount", NULL}, /* 133 */
    {"aten::binomial", NULL}, /* 134 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 135 */
    {"aten::bitwise_and.Tensor_out", NULL}, /* 136 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 137 */
    {"aten::bitwise_left_shift.Tensor_out", NULL}, /* 138 */
    {"aten::bitwise_not.out", NULL}, /* 139 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 140 */
    {"aten::bitwise_or.Tensor_out", NULL}, /* 141 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 142 */
    {"aten::bitwise_right_shift.Tensor_out", NULL}, /* 143 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 144 */
    {"aten::bitwise_xor.Tensor_out", NULL}, /* 145 */
    {"aten::blackman_window", NULL}, /* 146 */
    {"aten::blackman_window.periodic", NULL}, /* 147 */
    {"aten::block_diag", NULL}, /* 148 */
    {"aten::bmm.out", NULL}, /* 149 */
    {"aten::bucketize.Scalar", NULL}, /* 150 */
    {"aten::bucketize.Tensor", NULL}, /* 151 */
    {"aten::cauchy", NULL}, /* 152 */
    {"aten::cauchy_", NULL}, /* 153 */
    {"aten::ceil.out", NULL}, /* 154 */
    {"aten::celu", NULL}, /* 155 */
    {"aten::channel_shuffle", NULL}, /* 156 */
    {"aten::cholesky_inverse", NULL}, /* 157 */
    {"aten::clamp.Tensor_out", NULL}, /* 158 */
    {"aten::clamp.out", NULL}, /* 159 */
    {"aten::clamp_max.Tensor_out", NULL}, /* 160 */
    {"aten::clamp_max.out", NULL}, /* 161 */
    {"aten::clamp_min.Tensor_out", NULL}, /* 162 */
    {"aten::clamp_min.out", NULL}, /* 163 */
    {"aten::clip", NULL}, /* 164 */
    {"aten::clip.Tensor", NULL}, /* 165 */
    {"aten::clone", NULL}, /* 166 */
    {"aten::col2im", NULL}, /* 167 */
    {"aten::column_stack", NULL}, /* 168 */
    {"aten::concat", NULL}, /* 169 */
    {"aten::concatenate", NULL}, /* 170 */
    {"aten::conj_physical", NULL}, /* 171 */
    {"aten::constant_pad_nd", NULL}, /* 172 */
    {"aten::convolution", NULL}, /* 173 */
    {"aten::convolution_backward", NULL}, /* 174 */
    {"aten::copy", NULL}, /* 175 */
    {"aten::copy_", NULL}, /* 176 */
    {"aten::copysign.out", NULL}, /* 177 */
    {"aten::cos.out", NULL}, /* 178 */
    {"aten::cosh.out", NULL}, /* 179 */
    {"aten::count_nonzero", NULL}, /* 180 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 181 */
    {"aten::cross", NULL}, /* 182 */
    {"aten::cummax", NULL}, /* 183 */
    {"aten::cummin", NULL}, /* 184 */
    {"aten::cumprod.out", NULL}, /* 185 */
    {"aten::cumsum.out", NULL}, /* 186 */
    {"aten::deg2rad", NULL}, /* 187 */
    {"aten::detach", NULL}, /* 188 */
    {"aten::detach_copy", NULL}, /* 189 */
    {"aten::diag", NULL}, /* 190 */
    {"aten::diag_embed", NULL}, /* 191 */
    {"aten::diagonal", NULL}, /* 192 */
    {"aten::diagonal_backward", NULL}, /* 193 */
    {"aten::diagonal_copy", NULL}, /* 194 */
    {"aten::diagonal_scatter", NULL}, /* 195 */
    {"aten::digamma.out", NULL}, /* 196 */
    {"aten::dist", NULL}, /* 197 */
    {"aten::div.Scalar", NULL}, /* 198 */
    {"aten::div.Scalar_mode", NULL}, /* 199 */
    {"aten::div.out", NULL}, /* 200 */
    {"aten::div.out_mode", NULL}, /* 201 */
    {"aten::divide.Tensor", NULL}, /* 202 */
    {"aten::divide.Tensor_mode", NULL}, /* 203 */
    {"aten::dot", NULL}, /* 204 */
    {"aten::dstack", NULL}, /* 205 */
    {"aten::elu.out", NULL}, /* 206 */
    {"aten::elu_backward.grad_input", NULL}, /* 207 */
    {"aten::embedding", NULL}, /* 208 */
    {"aten::embedding_dense_backward", NULL}, /* 209 */
    {"aten::embedding_renorm", NULL}, /* 210 */
    {"aten::embedding_renorm_", NULL}, /* 211 */
    {"aten::empty_like", NULL}, /* 212 */
    {"aten::empty_permuted", NULL}, /* 213 */
    {"aten::empty_strided", NULL}, /* 214 */
    {"aten::eq.Scalar_out", NULL}, /* 215 */
    {"aten::eq.Tensor_out", NULL}, /* 216 */
    {"aten::erf.out", NULL}, /* 217 */
    {"aten::erfc.out", NULL}, /* 218 */
    {"aten::erfinv.out", NULL}, /* 219 */
    {"aten::exp.out", NULL}, /* 220 */
    {"aten::exp2.out", NULL}, /* 221 */
    {"aten::expand", NULL}, /* 222 */
    {"aten::expand_copy", NULL}, /* 223 */
    {"aten::expm1.out", NULL}, /* 224 */
    {"aten::exponential", NULL}, /* 225 */
    {"aten::exponential_", NULL}, /* 226 */
    {"aten::eye", NULL}, /* 227 */
    {"aten::eye.m", NULL}, /* 228 */
    {"aten::fill.Scalar", NULL}, /* 229 */
    {"aten::fill.Tensor", NULL}, /* 230 */
    {"aten::fill_.Scalar", NULL}, /* 231 */
    {"aten::fill_.Tensor", NULL}, /* 232 */
    {"aten::fix", NULL}, /* 233 */
    {"aten::flip", NULL}, /* 234 */
    {"aten::floor.out", NULL}, /* 235 */
    {"aten::floor_divide.Scalar", NULL}, /* 236 */
    {"aten::fmax.out", NULL}, /* 237 */
    {"aten::fmin.out", NULL}, /* 238 */
    {"aten::fmod.Tensor_out", NULL}, /* 239 */
    {"aten::frac.out", NULL}, /* 240 */
    {"aten::fractional_max_pool2d", NULL}, /* 241 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 242 */
    {"aten::fractional_max_pool3d", NULL}, /* 243 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 244 */
    {"aten::from_file", NULL}, /* 245 */
    {"aten::full", NULL}, /* 246 */
    {"aten::full_like", NULL}, /* 247 */
    {"aten::gather.out", NULL}, /* 248 */
    {"aten::gcd.out", NULL}, /* 249 */
    {"aten::ge.Scalar_out", NULL}, /* 250 */
    {"aten::ge.Tensor_out", NULL}, /* 251 */
    {"aten::gelu.out", NULL}, /* 252 */
    {"aten::gelu_backward.grad_input", NULL}, /* 253 */
    {"aten::geometric", NULL}, /* 254 */
    {"aten::geometric_", NULL}, /* 255 */
    {"aten::geqrf", NULL}, /* 256 */
    {"aten::ger", NULL}, /* 257 */
    {"aten::glu", NULL}, /* 258 */
    {"aten::glu_backward", NULL}, /* 259 */
    {"aten::greater.Scalar", NULL}, /* 260 */
    {"aten::greater.Tensor", NULL}, /* 261 */
    {"aten::greater_equal.Scalar", NULL}, /* 262 */
    {"aten::greater_equal.Tensor", NULL}, /* 263 */
    {"aten::grid_sampler_2d", NULL}, /* 264 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 265 */
    {"aten::grid_sampler_3d", NULL}, /* 266 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 267 */
    {"aten::gt.Scalar_out", NULL}, /* 268 */
    {"aten::gt.Tensor_out", NULL}, /* 269 */
    {"aten::hamming_window", NULL}, /* 270 */
    {"aten::hamming_window.periodic", NULL}, /* 271 */
    {"aten::hamming_window.periodic_alpha", NULL}, /* 272 */
    {"aten::hamming_window.periodic_alpha_beta", NULL}, /* 273 */
    {"aten::hann_window", NULL}, /* 274 */
    {"aten::hann_window.periodic", NULL}, /* 275 */
    {"aten::hardshrink.out", NULL}, /* 276 */
    {"aten::hardshrink_backward.grad_input", NULL}, /* 277 */
    {"aten::hardsigmoid.out", NULL}, /* 278 */
    {"aten::hardsigmoid_backward.grad_input", NULL}, /* 279 */
    {"aten::hardswish_backward", NULL}, /* 280 */
    {"aten::hash_tensor.out", NULL}, /* 281 */
    {"aten::heaviside.out", NULL}, /* 282 */
    {"aten::histc", NULL}, /* 283 */
    {"aten::histogram.bin_ct", NULL}, /* 284 */
    {"aten::histogram.bins_tensor", NULL}, /* 285 */
    {"aten::hstack", NULL}, /* 286 */
    {"aten::huber_loss", NULL}, /* 287 */
    {"aten::huber_loss_backward", NULL}, /* 288 */
    {"aten::hypot.out", NULL}, /* 289 */
    {"aten::i0.out", NULL}, /* 290 */
    {"aten::igamma.out", NULL}, /* 291 */
    {"aten::igammac.out", NULL}, /* 292 */
    {"aten::im2col", NULL}, /* 293 */
    {"aten::index.Tensor", NULL}, /* 294 */
    {"aten::index_add.out", NULL}, /* 295 */
    {"aten::index_copy.out", NULL}, /* 296 */
    {"aten::index_fill.int_Scalar", NULL}, /* 297 */
    {"aten::index_fill.int_Tensor", NULL}, /* 298 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 299 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 300 */
    {"aten::index_put", NULL}, /* 301 */
    {"aten::index_put_", NULL}, /* 302 */
    {"aten::index_reduce.out", NULL}, /* 303 */
    {"aten::index_select", NULL}, /* 304 */
    {"aten::inner", NULL}, /* 305 */
    {"aten::inverse", NULL}, /* 306 */
    {"aten::isin.Scalar_Tensor_out", NULL}, /* 307 */
    {"aten::isin.Tensor_Scalar_out", NULL}, /* 308 */
    {"aten::isin.Tensor_Tensor_out", NULL}, /* 309 */
    {"aten::isinf", NULL}, /* 310 */
    {"aten::isnan", NULL}, /* 311 */
    {"aten::isneginf.out", NULL}, /* 312 */
    {"aten::isposinf.out", NULL}, /* 313 */
    {"aten::kaiser_window", NULL}, /* 314 */
    {"aten::kaiser_window.beta", NULL}, /* 315 */
    {"aten::kaiser_window.periodic", NULL}, /* 316 */
    {"aten::kron", NULL}, /* 317 */
    {"aten::lcm.out", NULL}, /* 318 */
    {"aten::ldexp.Tensor", NULL}, /* 319 */
    {"aten::le.Scalar_out", NULL}, /* 320 */
    {"aten::le.Tensor_out", NULL}, /* 321 */
    {"aten::leaky_relu.out", NULL}, /* 322 */
    {"aten::leaky_relu_backward.grad_input", NULL}, /* 323 */
    {"aten::lerp.Scalar_out", NULL}, /* 324 */
    {"aten::lerp.Tensor_out", NULL}, /* 325 */
    {"aten::less.Scalar", NULL}, /* 326 */
    {"aten::less.Tensor", NULL}, /* 327 */
    {"aten::less_equal.Scalar", NULL}, /* 328 */
    {"aten::less_equal.Tensor", NULL}, /* 329 */
    {"aten::lgamma.out", NULL}, /* 330 */
    {"aten::lift", NULL}, /* 331 */
    {"aten::lift_fresh", NULL}, /* 332 */
    {"aten::lift_fresh_copy", NULL}, /* 333 */
    {"aten::linalg_cholesky", NULL}, /* 334 */
    {"aten::linalg_cholesky_ex", NULL}, /* 335 */
    {"aten::linalg_cond", NULL}, /* 336 */
    {"aten::linalg_cond.p_str", NULL}, /* 337 */
    {"aten::linalg_cross", NULL}, /* 338 */
    {"aten::linalg_det", NULL}, /* 339 */
    {"aten::linalg_eig", NULL}, /* 340 */
    {"aten::linalg_eigh", NULL}, /* 341 */
    {"aten::linalg_eigvals", NULL}, /* 342 */
    {"aten::linalg_eigvalsh", NULL}, /* 343 */
    {"aten::linalg_householder_product", NULL}, /* 344 */
    {"aten::linalg_inv", NULL}, /* 345 */
    {"aten::linalg_inv_ex", NULL}, /* 346 */
    {"aten::linalg_ldl_factor", NULL}, /* 347 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 348 */
    {"aten::linalg_ldl_solve", NULL}, /* 349 */
    {"aten::linalg_lstsq", NULL}, /* 350 */
    {"aten::linalg_lu", NULL}, /* 351 */
    {"aten::linalg_lu_factor", NULL}, /* 352 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 353 */
    {"aten::linalg_lu_solve", NULL}, /* 354 */
    {"aten::linalg_matmul", NULL}, /* 355 */
    {"aten::linalg_matrix_exp", NULL}, /* 356 */
    {"aten::linalg_matrix_norm", NULL}, /* 357 */
    {"aten::linalg_matrix_norm.str_ord", NULL}, /* 358 */
    {"aten::linalg_matrix_power", NULL}, /* 359 */
    {"aten::linalg_matrix_rank", NULL}, /* 360 */
    {"aten::linalg_matrix_rank.atol_rtol_float", NULL}, /* 361 */
    {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL}, /* 362 */
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, /* 363 */
    {"aten::linalg_multi_dot", NULL}, /* 364 */
    {"aten::linalg_norm", NULL}, /* 365 */
    {"aten::linalg_norm.ord_str", NULL}, /* 366 */
    {"aten::linalg_pinv", NULL}, /* 367 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 368 */
    {"aten::linalg_pinv.atol_rtol_tensor", NULL}, /* 369 */
    {"aten::linalg_pinv.rcond_tensor", NULL}, /* 370 */
    {"aten::linalg_qr", NULL}, /* 371 */
    {"aten::linalg_slogdet", NULL}, /* 372 */
    {"aten::linalg_solve", NULL}, /* 373 */
    {"aten::linalg_solve_ex", NULL}, /* 374 */
    {"aten::linalg_solve_triangular", NULL}, /* 375 */
    {"aten::linalg_svd", NULL}, /* 376 */
    {"aten::linalg_svdvals", NULL}, /* 377 */
    {"aten::linalg_tensorsolve", NULL}, /* 378 */
    {"aten::linalg_vecdot", NULL}, /* 379 */
    {"aten::linalg_vector_norm.out", NULL}, /* 380 */
    {"aten::linear", NULL}, /* 381 */
    {"aten::linspace", NULL}, /* 382 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 383 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 384 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 385 */
    {"aten::log.out", NULL}, /* 386 */
    {"aten::log10.out", NULL}, /* 387 */
    {"aten::log1p.out", NULL}, /* 388 */
    {"aten::log2.out", NULL}, /* 389 */
    {"aten::log_normal", NULL}, /* 390 */
    {"aten::log_normal_", NULL}, /* 391 */
    {"aten::log_softmax.int", NULL}, /* 392 */
    {"aten::logaddexp.out", NULL}, /* 393 */
    {"aten::logaddexp2.out", NULL}, /* 394 */
    {"aten::logcumsumexp", NULL}, /* 395 */
    {"aten::logit_backward.grad_input", NULL}, /* 396 */
    {"aten::logspace", NULL}, /* 397 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 398 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 399 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 400 */
    {"aten::logsumexp", NULL}, /* 401 */
    {"aten::lt.Scalar_out", NULL}, /* 402 */
    {"aten::lt.Tensor_out", NULL}, /* 403 */
    {"aten::lu_solve", NULL}, /* 404 */
    {"aten::lu_unpack", NULL}, /* 405 */
    {"aten::masked_fill.Scalar", NULL}, /* 406 */
    {"aten::masked_fill.Tensor", NULL}, /* 407 */
    {"aten::masked_scatter", NULL}, /* 408 */
    {"aten::matrix_power", NULL}, /* 409 */
    {"aten::max", NULL}, /* 410 */
    {"aten::max.dim_max", NULL}, /* 411 */
    {"aten::max_pool2d_with_indices", NULL}, /* 412 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 413 */
    {"aten::max_pool3d_with_indices", NULL}, /* 414 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 415 */
    {"aten::max_unpool2d", NULL}, /* 416 */
    {"aten::max_unpool3d", NULL}, /* 417 */
    {"aten::maximum.out", NULL}, /* 418 */
    {"aten::mean", NULL}, /* 419 */
    {"aten::mean.out", NULL}, /* 420 */
    {"aten::median", NULL}, /* 421 */
    {"aten::median.dim", NULL}, /* 422 */
    {"aten::min", NULL}, /* 423 */
    {"aten::min.dim_min", NULL}, /* 424 */
    {"aten::minimum.out", NULL}, /* 425 */
    {"aten::mish.out", NULL}, /* 426 */
    {"aten::mm.out", NULL}, /* 427 */
    {"aten::mode", NULL}, /* 428 */
    {"aten::mse_loss", NULL}, /* 429 */
    {"aten::mse_loss_backward", NULL}, /* 430 */
    {"aten::mul.Scalar", NULL}, /* 431 */
    {"aten::mul.out", NULL}, /* 432 */
    {"aten::multi_margin_loss", NULL}, /* 433 */
    {"aten::multi_margin_loss_backward", NULL}, /* 434 */
    {"aten::multilabel_margin_loss", NULL}, /* 435 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 436 */
    {"aten::multilabel_margin_loss_forward", NULL}, /* 437 */
    {"aten::multiply.Tensor", NULL}, /* 438 */
    {"aten::mv", NULL}, /* 439 */
    {"aten::nanmedian", NULL}, /* 440 */
    {"aten::nanmedian.dim", NULL}, /* 441 */
    {"aten::nanquantile", NULL}, /* 442 */
    {"aten::nanquantile.scalar", NULL}, /* 443 */
    {"aten::nansum", NULL}, /* 444 */
    {"aten::narrow_copy", NULL}, /* 445 */
    {"aten::native_batch_norm", NULL}, /* 446 */
    {"aten::native_batch_norm_backward", NULL}, /* 447 */
    {"aten::native_dropout", NULL}, /* 448 */
    {"aten::native_dropout_backward", NULL}, /* 449 */
    {"aten::native_group_norm", NULL}, /* 450 */
    {"aten::native_group_norm_backward", NULL}, /* 451 */
    {"aten::native_layer_norm", NULL}, /* 452 */
    {"aten::native_layer_norm_backward", NULL}, /* 453 */
    {"aten::ne.Scalar_out", NULL}, /* 454 */
    {"aten::ne.Tensor_out", NULL}, /* 455 */
    {"aten::neg.out", NULL}, /* 456 */
    {"aten::negative", NULL}, /* 457 */
    {"aten::new_empty", NULL}, /* 458 */
    {"aten::new_empty_strided", NULL}, /* 459 */
    {"aten::new_full", NULL}, /* 460 */
    {"aten::new_ones", NULL}, /* 461 */
    {"aten::new_zeros", NULL}, /* 462 */
    {"aten::nextafter.out", NULL}, /* 463 */
    {"aten::nll_loss", NULL}, /* 464 */
    {"aten::nll_loss2d", NULL}, /* 465 */
    {"aten::nll_loss2d_backward", NULL}, /* 466 */
    {"aten::nll_loss2d_forward", NULL}, /* 467 */
    {"aten::nll_loss_backward", NULL}, /* 468 */
    {"aten::nll_loss_forward", NULL}, /* 469 */
    {"aten::nonzero", NULL}, /* 470 */
    {"aten::nonzero_static", NULL}, /* 471 */
    {"aten::norm.Scalar", NULL}, /* 472 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 473 */
    {"aten::norm.dtype_out", NULL}, /* 474 */
    {"aten::norm.out", NULL}, /* 475 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 476 */
    {"aten::normal.Tensor_float", NULL}, /* 477 */
    {"aten::normal.float_Tensor", NULL}, /* 478 */
    {"aten::normal.float_float", NULL}, /* 479 */
    {"aten::normal_", NULL}, /* 480 */
    {"aten::normal_functional", NULL}, /* 481 */
    {"aten::not_equal.Scalar", NULL}, /* 482 */
    {"aten::not_equal.Tensor", NULL}, /* 483 */
    {"aten::nuclear_norm", NULL}, /* 484 */
    {"aten::nuclear_norm.dim", NULL}, /* 485 */
    {"aten::ones", NULL}, /* 486 */
    {"aten::ones_like", NULL}, /* 487 */
    {"aten::orgqr", NULL}, /* 488 */
    {"aten::ormqr", NULL}, /* 489 */
    {"aten::outer", NULL}, /* 490 */
    {"aten::permute", NULL}, /* 491 */
    {"aten::permute_copy", NULL}, /* 492 */
    {"aten::pixel_shuffle", NULL}, /* 493 */
    {"aten::pixel_unshuffle", NULL}, /* 494 */
    {"aten::poisson", NULL}, /* 495 */
    {"aten::polygamma.out", NULL}, /* 496 */
    {"aten::pow.Scalar_out", NULL}, /* 497 */
    {"aten::pow.Tensor_Scalar_out", NULL}, /* 498 */
    {"aten::pow.Tensor_Tensor_out", NULL}, /* 499 */
    {"aten::prod", NULL}, /* 500 */
    {"aten::prod.int_out", NULL}, /* 501 */
    {"aten::put", NULL}, /* 502 */
    {"aten::put_", NULL}, /* 503 */
    {"aten::qr", NULL}, /* 504 */
    {"aten::quantile", NULL}, /* 505 */
    {"aten::quantile.scalar", NULL}, /* 506 */
    {"aten::rad2deg", NULL}, /* 507 */
    {"aten::rand", NULL}, /* 508 */
    {"aten::rand.generator", NULL}, /* 509 */
    {"aten::rand_like", NULL}, /* 510 */
    {"aten::randint", NULL}, /* 511 */
    {"aten::randint.generator", NULL}, /* 512 */
    {"aten::randint.low", NULL}, /* 513 */
    {"aten::randint.low_generator", NULL}, /* 514 */
    {"aten::randint_like", NULL}, /* 515 */
    {"aten::randint_like.low_dtype", NULL}, /* 516 */
    {"aten::randn", NULL}, /* 517 */
    {"aten::randn.generator", NULL}, /* 518 */
    {"aten::randn_like", NULL}, /* 519 */
    {"aten::random", NULL}, /* 520 */
    {"aten::random.from", NULL}, /* 521 */
    {"aten::random.to", NULL}, /* 522 */
    {"aten::random_", NULL}, /* 523 */
    {"aten::random_.from", NULL}, /* 524 */
    {"aten::random_.to", NULL}, /* 525 */
    {"aten::randperm", NULL}, /* 526 */
    {"aten::randperm.generator", NULL}, /* 527 */
    {"aten::range", NULL}, /* 528 */
    {"aten::range.step", NULL}, /* 529 */
    {"aten::reciprocal.out", NULL}, /* 530 */
    {"aten::reflection_pad1d", NULL}, /* 531 */
    {"aten::reflection_pad1d_backward", NULL}, /* 532 */
    {"aten::reflection_pad2d", NULL}, /* 533 */
    {"aten::reflection_pad2d_backward", NULL}, /* 534 */
    {"aten::reflection_pad3d", NULL}, /* 535 */
    {"aten::reflection_pad3d_backward", NULL}, /* 536 */
    {"aten::relu", NULL}, /* 537 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 538 */
    {"aten::remainder.Tensor_out", NULL}, /* 539 */
    {"aten::renorm.out", NULL}, /* 540 */
    {"aten::repeat", NULL}, /* 541 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 542 */
    {"aten::replication_pad1d", NULL}, /* 543 */
    {"aten::replication_pad1d_backward", NULL}, /* 544 */
    {"aten::replication_pad2d", NULL}, /* 545 */
    {"aten::replication_pad2d_backward", NULL}, /* 546 */
    {"aten::replication_pad3d", NULL}, /* 547 */
    {"aten::replication_pad3d_backward", NULL}, /* 548 */
    {"aten::resize", NULL}, /* 549 */
    {"aten::resize_", NULL}, /* 550 */
    {"aten::resize_as", NULL}, /* 551 */
    {"aten::resize_as_", NULL}, /* 552 */
    {"aten::roll", NULL}, /* 553 */
    {"aten::rot90", NULL}, /* 554 */
    {"aten::round.decimals_out", NULL}, /* 555 */
    {"aten::round.out", NULL}, /* 556 */
    {"aten::row_stack", NULL}, /* 557 */
    {"aten::rrelu_with_noise", NULL}, /* 558 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 559 */
    {"aten::rsqrt.out", NULL}, /* 560 */
    {"aten::rsub.Scalar", NULL}, /* 561 */
    {"aten::rsub.Tensor", NULL}, /* 562 */
    {"aten::scalar_tensor", NULL}, /* 563 */
    {"aten::scatter.reduce_out", NULL}, /* 564 */
    {"aten::scatter.src_out", NULL}, /* 565 */
    {"aten::scatter.value_out", NULL}, /* 566 */
    {"aten::scatter.value_reduce_out", NULL}, /* 567 */
    {"aten::scatter_add.out", NULL}, /* 568 */
    {"aten::scatter_reduce.two_out", NULL}, /* 569 */
    {"aten::searchsorted.Scalar", NULL}, /* 570 */
    {"aten::searchsorted.Tensor", NULL}, /* 571 */
    {"aten::segment_reduce", NULL}, /* 572 */
    {"aten::select.int", NULL}, /* 573 */
    {"aten::select_backward", NULL}, /* 574 */
    {"aten::select_copy.int", NULL}, /* 575 */
    {"aten::select_scatter", NULL}, /* 576 */
    {"aten::sgn.out", NULL}, /* 577 */
    {"aten::sigmoid.out", NULL}, /* 578 */
    {"aten::sigmoid_backward.grad_input", NULL}, /* 579 */
    {"aten::sign.out", NULL}, /* 580 */
    {"aten::signbit.out", NULL}, /* 581 */
    {"aten::silu.out", NULL}, /* 582 */
    {"aten::silu_backward.grad_input", NULL}, /* 583 */
    {"aten::sin.out", NULL}, /* 584 */
    {"aten::sinc.out", NULL}, /* 585 */
    {"aten::sinh.out", NULL}, /* 586 */
    {"aten::slice.Tensor", NULL}, /* 587 */
    {"aten::slice_backward", NULL}, /* 588 */
    {"aten::slice_copy.Tensor", NULL}, /* 589 */
    {"aten::slice_scatter", NULL}, /* 590 */
    {"aten::slogdet", NULL}, /* 591 */
    {"aten::smooth_l1_loss", NULL}, /* 592 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 593 */
    {"aten::soft_margin_loss", NULL}, /* 594 */
    {"aten::soft_margin_loss_backward", NULL}, /* 595 */
    {"aten::softmax.int", NULL}, /* 596 */
    {"aten::softplus.out", NULL}, /* 597 */
    {"aten::softplus_backward.grad_input", NULL}, /* 598 */
    {"aten::softshrink.out", NULL}, /* 599 */
    {"aten::softshrink_backward.grad_input", NULL}, /* 600 */
    {"aten::sort", NULL}, /* 601 */
    {"aten::sort.values_stable", NULL}, /* 602 */
    {"aten::special_airy_ai.out", NULL}, /* 603 */
    {"aten::special_bessel_j0.out", NULL}, /* 604 */
    {"aten::special_bessel_j1.out", NULL}, /* 605 */
    {"aten::special_bessel_y0.out", NULL}, /* 606 */
    {"aten::special_bessel_y1.out", NULL}, /* 607 */
    {"aten::special_chebyshev_polynomial_t.out", NULL}, /* 608 */
    {"aten::special_chebyshev_polynomial_u.out", NULL}, /* 609 */
    {"aten::special_chebyshev_polynomial_v.out", NULL}, /* 610 */
    {"aten::special_chebyshev_polynomial_w.out", NULL}, /* 611 */
    {"aten::special_digamma", NULL}, /* 612 */
    {"aten::special_entr.out", NULL}, /* 613 */
    {"aten::special_erf", NULL}, /* 614 */
    {"aten::special_erfc", NULL}, /* 615 */
    {"aten::special_erfcx.out", NULL}, /* 616 */
    {"aten::special_erfinv", NULL}, /* 617 */
    {"aten::special_exp2", NULL}, /* 618 */
    {"aten::special_expit", NULL}, /* 619 */
    {"aten::special_expm1", NULL}, /* 620 */
    {"aten::special_gammainc", NULL}, /* 621 */
    {"aten::special_gammaincc", NULL}, /* 622 */
    {"aten::special_gammaln", NULL}, /* 623 */
    {"aten::special_hermite_polynomial_h.out", NULL}, /* 624 */
    {"aten::special_hermite_polynomial_he.out", NULL}, /* 625 */
    {"aten::special_i0", NULL}, /* 626 */
    {"aten::special_i0e.out", NULL}, /* 627 */
    {"aten::special_i1.out", NULL}, /* 628 */
    {"aten::special_i1e.out", NULL}, /* 629 */
    {"aten::special_laguerre_polynomial_l.out", NULL}, /* 630 */
    {"aten::special_legendre_polynomial_p.out", NULL}, /* 631 */
    {"aten::special_log1p", NULL}, /* 632 */
    {"aten::special_log_ndtr.out", NULL}, /* 633 */
    {"aten::special_logit", NULL}, /* 634 */
    {"aten::special_modified_bessel_i0.out", NULL}, /* 635 */
    {"aten::special_modified_bessel_i1.out", NULL}, /* 636 */
    {"aten::special_modified_bessel_k0.out", NULL}, /* 637 */
    {"aten::special_modified_bessel_k1.out", NULL}, /* 638 */
    {"aten::special_multigammaln", NULL}, /* 639 */
    {"aten::special_ndtri.out", NULL}, /* 640 */
    {"aten::special_polygamma", NULL}, /* 641 */
    {"aten::special_psi", NULL}, /* 642 */
    {"aten::special_round", NULL}, /* 643 */
    {"aten::special_scaled_modified_bessel_k0.out", NULL}, /* 644 */
    {"aten::special_scaled_modified_bessel_k1.out", NULL}, /* 645 */
    {"aten::special_shifted_chebyshev_polynomial_t.out", NULL}, /* 646 */
    {"aten::special_shifted_chebyshev_polynomial_u.out", NULL}, /* 647 */
    {"aten::special_shifted_chebyshev_polynomial_v.out", NULL}, /* 648 */
    {"aten::special_shifted_chebyshev_polynomial_w.out", NULL}, /* 649 */
    {"aten::special_sinc", NULL}, /* 650 */
    {"aten::special_spherical_bessel_j0.out", NULL}, /* 651 */
    {"aten::special_xlog1py.out", NULL}, /* 652 */
    {"aten::special_xlogy", NULL}, /* 653 */
    {"aten::special_xlogy.other_scalar", NULL}, /* 654 */
    {"aten::special_xlogy.self_scalar", NULL}, /* 655 */
    {"aten::special_zeta.out", NULL}, /* 656 */
    {"aten::split.Tensor", NULL}, /* 657 */
    {"aten::split_copy.Tensor", NULL}, /* 658 */
    {"aten::split_with_sizes", NULL}, /* 659 */
    {"aten::split_with_sizes_copy", NULL}, /* 660 */
    {"aten::sqrt.out", NULL}, /* 661 */
    {"aten::squeeze", NULL}, /* 662 */
    {"aten::squeeze.dim", NULL}, /* 663 */
    {"aten::squeeze.dims", NULL}, /* 664 */
    {"aten::squeeze_copy", NULL}, /* 665 */
    {"aten::squeeze_copy.dim", NULL}, /* 666 */
    {"aten::squeeze_copy.dims", NULL}, /* 667 */
    {"aten::stack", NULL}, /* 668 */
    {"aten::std.correction", NULL}, /* 669 */
    {"aten::std.dim", NULL}, /* 670 */
    {"aten::std_mean.correction", NULL}, /* 671 */
    {"aten::sub.Scalar", NULL}, /* 672 */
    {"aten::sub.out", NULL}, /* 673 */
    {"aten::subtract.Tensor", NULL}, /* 674 */
    {"aten::sum", NULL}, /* 675 */
    {"aten::sum.IntList_out", NULL}, /* 676 */
    {"aten::svd", NULL}, /* 677 */
    {"aten::t", NULL}, /* 678 */
    {"aten::t_copy", NULL}, /* 679 */
    {"aten::take_along_dim", NULL}, /* 680 */
    {"aten::tan.out", NULL}, /* 681 */
    {"aten::tanh.out", NULL}, /* 682 */
    {"aten::tanh_backward.grad_input", NULL}, /* 683 */
    {"aten::tensordot", NULL}, /* 684 */
    {"aten::threshold.out", NULL}, /* 685 */
    {"aten::threshold_backward.grad_input", NULL}, /* 686 */
    {"aten::topk.values", NULL}, /* 687 */
    {"aten::trace", NULL}, /* 688 */
    {"aten::transpose.int", NULL}, /* 689 */
    {"aten::transpose_copy.int", NULL}, /* 690 */
    {"aten::triangular_solve", NULL}, /* 691 */
    {"aten::tril.out", NULL}, /* 692 */
    {"aten::tril_indices", NULL}, /* 693 */
    {"aten::triu.out", NULL}, /* 694 */
    {"aten::triu_indices", NULL}, /* 695 */
    {"aten::true_divide.Tensor", NULL}, /* 696 */
    {"aten::trunc.out", NULL}, /* 697 */
    {"aten::unbind.int", NULL}, /* 698 */
    {"aten::unbind_copy.int", NULL}, /* 699 */
    {"aten::unfold", NULL}, /* 700 */
    {"aten::unfold_backward", NULL}, /* 701 */
    {"aten::unfold_copy", NULL}, /* 702 */
    {"aten::uniform", NULL}, /* 703 */
    {"aten::uniform_", NULL}, /* 704 */
    {"aten::unique_consecutive", NULL}, /* 705 */
    {"aten::unique_dim", NULL}, /* 706 */
    {"aten::unique_dim_consecutive", NULL}, /* 707 */
    {"aten::unsafe_split.Tensor", NULL}, /* 708 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 709 */
    {"aten::unsqueeze", NULL}, /* 710 */
    {"aten::unsqueeze_copy", NULL}, /* 711 */
    {"aten::upsample_bicubic2d", NULL}, /* 712 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 713 */
    {"aten::upsample_bilinear2d", NULL}, /* 714 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 715 */
    {"aten::upsample_linear1d", NULL}, /* 716 */
    {"aten::upsample_linear1d_backward", NULL}, /* 717 */
    {"aten::upsample_nearest1d", NULL}, /* 718 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 719 */
    {"aten::upsample_nearest2d", NULL}, /* 720 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 721 */
    {"aten::upsample_nearest3d", NULL}, /* 722 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 723 */
    {"aten::upsample_trilinear3d", NULL}, /* 724 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 725 */
    {"aten::var.correction", NULL}, /* 726 */
    {"aten::var.dim", NULL}, /* 727 */
    {"aten::var_mean.correction", NULL}, /* 728 */
    {"aten::vdot", NULL}, /* 729 */
    {"aten::view", NULL}, /* 730 */
    {"aten::view.dtype", NULL}, /* 731 */
    {"aten::view_as_complex", NULL}, /* 732 */
    {"aten::view_as_complex_copy", NULL}, /* 733 */
    {"aten::view_as_real", NULL}, /* 734 */
    {"aten::view_as_real_copy", NULL}, /* 735 */
    {"aten::view_copy", NULL}, /* 736 */
    {"aten::view_copy.dtype", NULL}, /* 737 */
    {"aten::vstack", NULL}, /* 738 */
    {"aten::xlogy.OutTensor", NULL}, /* 739 */
    {"aten::zero", NULL}, /* 740 */
    {"aten::zero_", NULL}, /* 741 */
    {"aten::zeros", NULL}, /* 742 */
    {"aten::zeros_like", NULL}, /* 743 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 2116;

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
    {7336, 7352, 80, 2, 3, 0x8}, /* aten::_ctc_loss */
    {7504, 7527, 82, 2, 3, 0x8}, /* aten::_ctc_loss.Tensor */
    {7688, 7715, 84, 1, 0, 0x20}, /* aten::_ctc_loss.Tensor_out */
    {7925, 7945, 85, 1, 0, 0x20}, /* aten::_ctc_loss.out */
    {8146, 8171, 86, 2, 3, 0x0}, /* aten::_ctc_loss_backward */
    {8378, 8410, 88, 2, 3, 0x0}, /* aten::_ctc_loss_backward.Tensor */
    {8626, 8655, 90, 1, 0, 0x20}, /* aten::_ctc_loss_backward.out */
    {8889, 8910, 91, 2, 3, 0x0}, /* aten::_cummax_helper */
    {8998, 9019, 93, 2, 3, 0x0}, /* aten::_cummin_helper */
    {9107, 9128, 95, 2, 3, 0x1}, /* aten::_embedding_bag */
    {9379, 9404, 97, 1, 0, 0x20}, /* aten::_embedding_bag.out */
    {9746, 9776, 98, 2, 3, 0x0}, /* aten::_embedding_bag_backward */
    {10037, 10073, 100, 2, 3, 0x0}, /* aten::_embedding_bag_dense_backward */
    {10311, 10351, 102, 1, 0, 0x20}, /* aten::_embedding_bag_dense_backward.out */
    {10616, 10650, 103, 2, 3, 0x0}, /* aten::_embedding_bag_forward_only */
    {10914, 10952, 105, 1, 0, 0x20}, /* aten::_embedding_bag_forward_only.out */
    {11307, 11356, 106, 2, 3, 0x0}, /* aten::_embedding_bag_per_sample_weights_backward */
    {11524, 11577, 108, 1, 0, 0x20}, /* aten::_embedding_bag_per_sample_weights_backward.out */
    {11772, 11794, 109, 1, 3, 0x0}, /* aten::_euclidean_dist */
    {11848, 11874, 110, 1, 0, 0x20}, /* aten::_euclidean_dist.out */
    {11955, 11970, 111, 2, 3, 0x0}, /* aten::_fft_c2c */
    {12055, 12074, 113, 2, 3, 0x0}, /* aten::_fft_c2c.out */
    {12186, 12201, 115, 2, 3, 0x1}, /* aten::_fft_c2r */
    {12291, 12310, 117, 2, 3, 0x0}, /* aten::_fft_c2r.out */
    {12427, 12442, 119, 2, 3, 0x1}, /* aten::_fft_r2c */
    {12525, 12544, 121, 2, 3, 0x0}, /* aten::_fft_r2c.out */
    {12654, 12676, 123, 1, 3, 0x0}, /* aten::_fused_rms_norm */
    {12784, 12808, 124, 2, 3, 0x2000}, /* aten::_fused_sdp_choice */
    {12991, 13020, 126, 2, 3, 0x0}, /* aten::_histogramdd_bin_edges */
    {13151, 13184, 128, 1, 0, 0x20}, /* aten::_histogramdd_bin_edges.out */
    {13331, 13363, 129, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_cts */
    {13495, 13531, 131, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_cts.out */
    {13687, 13723, 132, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_tensors */
    {13841, 13881, 134, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_tensors.out */
    {14023, 14045, 135, 1, 0, 0x20}, /* aten::_index_put_impl */
    {14166, 14192, 136, 1, 0, 0x20}, /* aten::_index_put_impl.out */
    {14340, 14363, 137, 2, 1, 0x0}, /* aten::_index_put_impl_ */
    {14493, 14512, 139, 1, 3, 0x0}, /* aten::_is_all_true */
    {14554, 14573, 140, 1, 3, 0x0}, /* aten::_is_any_true */
    {14615, 14642, 141, 2, 3, 0x0}, /* aten::_linalg_check_errors */
    {14721, 14739, 143, 2, 3, 0x0}, /* aten::_linalg_det */
    {14812, 14837, 145, 2, 3, 0x0}, /* aten::_linalg_det.result */
    {14985, 15004, 147, 2, 3, 0x0}, /* aten::_linalg_eigh */
    {15113, 15144, 149, 2, 3, 0x0}, /* aten::_linalg_eigh.eigenvalues */
    {15325, 15347, 151, 2, 3, 0x0}, /* aten::_linalg_eigvals */
    {15392, 15414, 153, 2, 3, 0x0}, /* aten::_linalg_slogdet */
    {15507, 15534, 155, 2, 3, 0x0}, /* aten::_linalg_slogdet.sign */
    {15724, 15747, 157, 2, 3, 0x0}, /* aten::_linalg_solve_ex */
    {15892, 15922, 159, 2, 3, 0x0}, /* aten::_linalg_solve_ex.result */
    {16160, 16178, 161, 2, 3, 0x0}, /* aten::_linalg_svd */
    {16310, 16330, 163, 2, 3, 0x0}, /* aten::_linalg_svd.U */
    {16519, 16545, 165, 1, 3, 0x5}, /* aten::_local_scalar_dense */
    {16594, 16613, 166, 3, 3, 0x1}, /* aten::_log_softmax */
    {16684, 16707, 169, 2, 3, 0x0}, /* aten::_log_softmax.out */
    {16805, 16838, 171, 3, 3, 0x0}, /* aten::_log_softmax_backward_data */
    {16949, 16986, 174, 2, 3, 0x0}, /* aten::_log_softmax_backward_data.out */
    {17124, 17144, 176, 2, 3, 0x0}, /* aten::_logcumsumexp */
    {17196, 17220, 178, 2, 3, 0x0}, /* aten::_logcumsumexp.out */
    {17299, 17319, 180, 1, 3, 0x0}, /* aten::_lu_with_info */
    {17436, 17467, 181, 2, 3, 0x1}, /* aten::_native_batch_norm_legit */
    {17661, 17701, 183, 2, 3, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {17855, 17899, 185, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {18134, 18169, 187, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.out */
    {18444, 18486, 189, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {18732, 18775, 190, 1, 3, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {18958, 19005, 191, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {19258, 19274, 192, 1, 3, 0x0}, /* aten::_neg_view */
    {19319, 19340, 193, 1, 3, 0x80000}, /* aten::_neg_view_copy */
    {19384, 19409, 194, 1, 0, 0x80020}, /* aten::_neg_view_copy.out */
    {19480, 19502, 195, 2, 3, 0x0}, /* aten::_pdist_backward */
    {19583, 19609, 197, 1, 0, 0x20}, /* aten::_pdist_backward.out */
    {19717, 19738, 198, 2, 3, 0x1}, /* aten::_pdist_forward */
    {19793, 19818, 200, 1, 0, 0x20}, /* aten::_pdist_forward.out */
    {19901, 19921, 201, 2, 3, 0x0}, /* aten::_prelu_kernel */
    {19979, 20008, 203, 2, 3, 0x0}, /* aten::_prelu_kernel_backward */
    {20105, 20126, 205, 2, 0, 0x0}, /* aten::_reshape_alias */
    {20208, 20234, 207, 1, 3, 0x80000}, /* aten::_reshape_alias_copy */
    {20315, 20345, 208, 1, 0, 0x80020}, /* aten::_reshape_alias_copy.out */
    {20453, 20473, 209, 1, 3, 0x0}, /* aten::_safe_softmax */
    {20549, 20590, 210, 1, 3, 0x2000}, /* aten::_scaled_dot_product_attention_math */
    {20830, 20880, 211, 2, 3, 0x2000}, /* aten::_scaled_dot_product_flash_attention_for_cpu */
    {21096, 21155, 213, 2, 1, 0x0}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward */
    {21439, 21470, 215, 2, 3, 0x0}, /* aten::_segment_reduce_backward */
    {21645, 21680, 217, 1, 0, 0x20}, /* aten::_segment_reduce_backward.out */
    {21879, 21894, 218, 3, 3, 0x1}, /* aten::_softmax */
    {21961, 21980, 221, 2, 3, 0x0}, /* aten::_softmax.out */
    {22074, 22103, 223, 3, 3, 0x0}, /* aten::_softmax_backward_data */
    {22210, 22243, 226, 2, 3, 0x0}, /* aten::_softmax_backward_data.out */
    {22384, 22429, 228, 1, 3, 0x0}, /* aten::_thnn_differentiable_gru_cell_backward */
    {22627, 22673, 229, 1, 3, 0x0}, /* aten::_thnn_differentiable_lstm_cell_backward */
    {22901, 22916, 230, 1, 0, 0x1}, /* aten::_to_copy */
    {23105, 23124, 231, 1, 0, 0x20}, /* aten::_to_copy.out */
    {23248, 23265, 232, 1, 3, 0x0}, /* aten::_trilinear */
    {23402, 23423, 233, 1, 0, 0x20}, /* aten::_trilinear.out */
    {23587, 23601, 234, 2, 3, 0x8}, /* aten::_unique */
    {23693, 23711, 236, 1, 0, 0x20}, /* aten::_unique.out */
    {23852, 23867, 237, 2, 3, 0x8}, /* aten::_unique2 */
    {23994, 24013, 239, 1, 0, 0x20}, /* aten::_unique2.out */
    {24210, 24237, 240, 1, 3, 0x0}, /* aten::_unsafe_index.Tensor */
    {24306, 24330, 241, 1, 1, 0x0}, /* aten::_unsafe_index_put */
    {24434, 24461, 242, 1, 3, 0x0}, /* aten::_unsafe_masked_index */
    {24556, 24598, 243, 1, 3, 0x0}, /* aten::_unsafe_masked_index_put_accumulate */
    {24710, 24729, 244, 1, 3, 0x0}, /* aten::_unsafe_view */
    {24786, 24809, 245, 1, 0, 0x20}, /* aten::_unsafe_view.out */
    {24893, 24922, 246, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {25061, 25094, 248, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {25260, 25293, 250, 1, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {25417, 25455, 251, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {25632, 25681, 253, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {25899, 25929, 255, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {26069, 26103, 257, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {26270, 26304, 259, 1, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {26429, 26468, 260, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {26646, 26696, 262, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {26915, 26944, 264, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {27083, 27116, 266, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {27282, 27315, 268, 1, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {27439, 27477, 269, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {27654, 27703, 271, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {27921, 27953, 273, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d */
    {28051, 28087, 275, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {28212, 28248, 277, 1, 3, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {28355, 28396, 278, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {28532, 28584, 280, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {28761, 28793, 282, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d */
    {28915, 28951, 284, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {29100, 29136, 286, 1, 3, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {29243, 29284, 287, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {29444, 29496, 289, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {29697, 29729, 291, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d */
    {29873, 29909, 293, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {30080, 30116, 295, 1, 3, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {30223, 30264, 296, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {30446, 30498, 298, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {30721, 30731, 300, 2, 1, 0x10001}, /* aten::abs */
    {30764, 30778, 302, 2, 1, 0x10000}, /* aten::abs.out */
    {30838, 30849, 304, 2, 1, 0x0}, /* aten::abs_ */
    {30891, 30906, 306, 1, 1, 0x0}, /* aten::absolute */
    {30944, 30963, 307, 1, 1, 0x0}, /* aten::absolute.out */
    {31028, 31044, 308, 1, 1, 0x0}, /* aten::absolute_ */
    {31091, 31102, 309, 3, 1, 0x10001}, /* aten::acos */
    {31136, 31151, 312, 2, 1, 0x10000}, /* aten::acos.out */
    {31212, 31224, 314, 3, 1, 0x10000}, /* aten::acos_ */
    {31267, 31279, 317, 3, 3, 0x10001}, /* aten::acosh */
    {31314, 31330, 320, 2, 3, 0x10000}, /* aten::acosh.out */
    {31392, 31405, 322, 3, 3, 0x10000}, /* aten::acosh_ */
    {31449, 31475, 325, 1, 3, 0x1}, /* aten::adaptive_avg_pool1d */
    {31544, 31570, 326, 1, 3, 0x0}, /* aten::adaptive_avg_pool2d */
    {31642, 31672, 327, 2, 3, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {31771, 31797, 329, 1, 3, 0x0}, /* aten::adaptive_avg_pool3d */
    {31869, 31899, 330, 2, 3, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {31998, 32024, 332, 1, 3, 0x0}, /* aten::adaptive_max_pool1d */
    {32103, 32129, 333, 2, 3, 0x0}, /* aten::adaptive_max_pool2d */
    {32208, 32238, 335, 2, 3, 0x0}, /* aten::adaptive_max_pool2d.out */
    {32368, 32403, 337, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {32497, 32543, 339, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {32678, 32704, 341, 2, 3, 0x0}, /* aten::adaptive_max_pool3d */
    {32783, 32813, 343, 2, 3, 0x0}, /* aten::adaptive_max_pool3d.out */
    {32943, 32978, 345, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {33072, 33118, 347, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {33253, 33270, 349, 1, 1, 0x10001}, /* aten::add.Scalar */
    {33340, 33361, 350, 1, 0, 0x20}, /* aten::add.Scalar_out */
    {33458, 33475, 351, 3, 1, 0x10001}, /* aten::add.Tensor */
    {33548, 33562, 354, 2, 1, 0x10000}, /* aten::add.out */
    {33652, 33670, 356, 1, 1, 0x10000}, /* aten::add_.Scalar */
    {33749, 33767, 357, 3, 1, 0x10000}, /* aten::add_.Tensor */
    {33849, 33862, 360, 2, 3, 0x0}, /* aten::addbmm */
    {33962, 33979, 362, 2, 3, 0x0}, /* aten::addbmm.out */
    {34103, 34117, 364, 2, 3, 0x0}, /* aten::addbmm_ */
    {34226, 34240, 366, 3, 1, 0x10000}, /* aten::addcdiv */
    {34328, 34346, 369, 2, 1, 0x10000}, /* aten::addcdiv.out */
    {34458, 34473, 371, 3, 1, 0x10000}, /* aten::addcdiv_ */
    {34570, 34584, 374, 3, 1, 0x10000}, /* aten::addcmul */
    {34672, 34690, 377, 2, 1, 0x10000}, /* aten::addcmul.out */
    {34802, 34817, 379, 3, 1, 0x10000}, /* aten::addcmul_ */
    {34914, 34926, 382, 3, 3, 0x1}, /* aten::addmm */
    {35021, 35037, 385, 2, 3, 0x0}, /* aten::addmm.out */
    {35156, 35169, 387, 3, 3, 0x0}, /* aten::addmm_ */
    {35273, 35285, 390, 3, 3, 0x0}, /* aten::addmv */
    {35378, 35394, 393, 2, 3, 0x0}, /* aten::addmv.out */
    {35511, 35524, 395, 3, 3, 0x0}, /* aten::addmv_ */
    {35626, 35637, 398, 1, 3, 0x0}, /* aten::addr */
    {35731, 35746, 399, 1, 3, 0x0}, /* aten::addr.out */
    {35864, 35876, 400, 1, 3, 0x0}, /* aten::addr_ */
    {35979, 35993, 401, 1, 3, 0x0}, /* aten::adjoint */
    {36036, 36064, 402, 1, 3, 0x0}, /* aten::affine_grid_generator */
    {36151, 36183, 403, 1, 0, 0x20}, /* aten::affine_grid_generator.out */
    {36297, 36334, 404, 1, 3, 0x0}, /* aten::affine_grid_generator_backward */
    {36429, 36441, 405, 1, 3, 0x1}, /* aten::alias */
    {36482, 36499, 406, 1, 3, 0x80000}, /* aten::alias_copy */
    {36539, 36560, 407, 1, 0, 0x80020}, /* aten::alias_copy.out */
    {36627, 36637, 408, 3, 1, 0x40000}, /* aten::all */
    {36670, 36688, 411, 2, 1, 0x40000}, /* aten::all.all_out */
    {36752, 36766, 413, 3, 1, 0x40000}, /* aten::all.dim */
    {36832, 36847, 416, 3, 1, 0x40000}, /* aten::all.dims */
    {36922, 36941, 419, 2, 1, 0x40000}, /* aten::all.dims_out */
    {37043, 37057, 421, 2, 1, 0x40000}, /* aten::all.out */
    {37146, 37161, 423, 1, 3, 0x4}, /* aten::allclose */
    {37269, 37289, 424, 1, 3, 0x2100}, /* aten::alpha_dropout */
    {37354, 37375, 425, 1, 3, 0x2000}, /* aten::alpha_dropout_ */
    {37448, 37459, 426, 3, 3, 0x40001}, /* aten::amax */
    {37528, 37543, 429, 2, 3, 0x40000}, /* aten::amax.out */
    {37639, 37650, 431, 3, 3, 0x40001}, /* aten::amin */
    {37719, 37734, 434, 2, 3, 0x40000}, /* aten::amin.out */
    {37830, 37844, 436, 3, 1, 0x40000}, /* aten::aminmax */
    {37937, 37955, 439, 2, 1, 0x40000}, /* aten::aminmax.out */
    {38092, 38104, 441, 2, 1, 0x10000}, /* aten::angle */
    {38139, 38155, 443, 2, 1, 0x10000}, /* aten::angle.out */
    {38217, 38227, 445, 3, 1, 0x40001}, /* aten::any */
    {38260, 38278, 448, 2, 1, 0x40000}, /* aten::any.all_out */
    {38342, 38356, 450, 3, 1, 0x40001}, /* aten::any.dim */
    {38422, 38437, 453, 3, 1, 0x40001}, /* aten::any.dims */
    {38512, 38531, 456, 2, 1, 0x40000}, /* aten::any.dims_out */
    {38633, 38647, 458, 2, 1, 0x40000}, /* aten::any.out */
    {38736, 38749, 460, 2, 3, 0x0}, /* aten::arange */
    {38876, 38893, 462, 1, 3, 0x0}, /* aten::arange.out */
    {38955, 38974, 463, 2, 3, 0x0}, /* aten::arange.start */
    {39121, 39144, 465, 2, 3, 0x0}, /* aten::arange.start_out */
    {39241, 39265, 467, 2, 3, 0x1}, /* aten::arange.start_step */
    {39432, 39445, 469, 1, 3, 0x0}, /* aten::arccos */
    {39481, 39498, 470, 1, 3, 0x0}, /* aten::arccos.out */
    {39561, 39575, 471, 1, 3, 0x0}, /* aten::arccos_ */
    {39620, 39634, 472, 1, 3, 0x0}, /* aten::arccosh */
    {39671, 39689, 473, 1, 3, 0x0}, /* aten::arccosh.out */
    {39753, 39768, 474, 1, 3, 0x0}, /* aten::arccosh_ */
    {39814, 39827, 475, 1, 3, 0x0}, /* aten::arcsin */
    {39863, 39880, 476, 1, 3, 0x0}, /* aten::arcsin.out */
    {39943, 39957, 477, 1, 3, 0x0}, /* aten::arcsin_ */
    {40002, 40016, 478, 1, 3, 0x0}, /* aten::arcsinh */
    {40053, 40071, 479, 1, 3, 0x0}, /* aten::arcsinh.out */
    {40135, 40150, 480, 1, 3, 0x0}, /* aten::arcsinh_ */
    {40196, 40209, 481, 1, 3, 0x0}, /* aten::arctan */
    {40245, 40262, 482, 1, 3, 0x0}, /* aten::arctan.out */
    {40325, 40339, 483, 1, 3, 0x0}, /* aten::arctan2 */
    {40390, 40408, 484, 1, 1, 0x0}, /* aten::arctan2.out */
    {40486, 40501, 485, 1, 3, 0x0}, /* aten::arctan2_ */
    {40561, 40575, 486, 1, 3, 0x0}, /* aten::arctan_ */
    {40620, 40634, 487, 1, 3, 0x0}, /* aten::arctanh */
    {40671, 40689, 488, 1, 3, 0x0}, /* aten::arctanh.out */
    {40753, 40768, 489, 1, 3, 0x0}, /* aten::arctanh_ */
    {40814, 40827, 490, 3, 1, 0x40001}, /* aten::argmax */
    {40898, 40915, 493, 2, 3, 0x40000}, /* aten::argmax.out */
    {41013, 41026, 495, 3, 1, 0x40001}, /* aten::argmin */
    {41097, 41114, 498, 2, 3, 0x40000}, /* aten::argmin.out */
    {41212, 41226, 500, 1, 1, 0x0}, /* aten::argsort */
    {41298, 41319, 501, 1, 1, 0x0}, /* aten::argsort.stable */
    {41414, 41439, 502, 1, 1, 0x0}, /* aten::argsort.stable_out */
    {41558, 41573, 503, 1, 3, 0x8}, /* aten::argwhere */
    {41611, 41628, 504, 2, 0, 0x1}, /* aten::as_strided */
    {41735, 41753, 506, 1, 0, 0x80}, /* aten::as_strided_ */
    {41863, 41885, 507, 1, 3, 0x80000}, /* aten::as_strided_copy */
    {41991, 42017, 508, 1, 0, 0x80020}, /* aten::as_strided_copy.out */
    {42150, 42175, 509, 1, 0, 0x0}, /* aten::as_strided_scatter */
    {42296, 42325, 510, 1, 0, 0x20}, /* aten::as_strided_scatter.out */
    {42473, 42484, 511, 3, 1, 0x10001}, /* aten::asin */
    {42518, 42533, 514, 2, 1, 0x10000}, /* aten::asin.out */
    {42594, 42606, 516, 3, 1, 0x10000}, /* aten::asin_ */
    {42649, 42661, 519, 3, 3, 0x10001}, /* aten::asinh */
    {42696, 42712, 522, 2, 3, 0x10000}, /* aten::asinh.out */
    {42774, 42787, 524, 3, 3, 0x10000}, /* aten::asinh_ */
    {42831, 42842, 527, 3, 1, 0x10001}, /* aten::atan */
    {42876, 42891, 530, 2, 1, 0x10000}, /* aten::atan.out */
    {42952, 42964, 532, 3, 1, 0x10001}, /* aten::atan2 */
    {43013, 43029, 535, 2, 1, 0x10001}, /* aten::atan2.out */
    {43105, 43118, 537, 3, 1, 0x10000}, /* aten::atan2_ */
    {43176, 43188, 540, 3, 1, 0x10000}, /* aten::atan_ */
    {43231, 43243, 543, 3, 3, 0x10001}, /* aten::atanh */
    {43278, 43294, 546, 2, 3, 0x10000}, /* aten::atanh.out */
    {43356, 43369, 548, 3, 3, 0x10000}, /* aten::atanh_ */
    {43413, 43430, 551, 1, 3, 0x100}, /* aten::atleast_1d */
    {43470, 43496, 552, 1, 3, 0x0}, /* aten::atleast_1d.Sequence */
    {43552, 43569, 553, 1, 3, 0x100}, /* aten::atleast_2d */
    {43609, 43635, 554, 1, 3, 0x0}, /* aten::atleast_2d.Sequence */
    {43691, 43708, 555, 1, 3, 0x100}, /* aten::atleast_3d */
    {43748, 43774, 556, 1, 3, 0x0}, /* aten::atleast_3d.Sequence */
    {43830, 43847, 557, 1, 3, 0x1}, /* aten::avg_pool1d */
    {43994, 44011, 558, 2, 3, 0x1}, /* aten::avg_pool2d */
    {44186, 44207, 560, 2, 3, 0x0}, /* aten::avg_pool2d.out */
    {44409, 44435, 562, 2, 3, 0x1}, /* aten::avg_pool2d_backward */
    {44618, 44655, 564, 2, 3, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {44879, 44896, 566, 2, 3, 0x1}, /* aten::avg_pool3d */
    {45071, 45092, 568, 2, 3, 0x0}, /* aten::avg_pool3d.out */
    {45294, 45320, 570, 2, 3, 0x0}, /* aten::avg_pool3d_backward */
    {45503, 45540, 572, 2, 3, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {45764, 45778, 574, 3, 3, 0x0}, /* aten::baddbmm */
    {45879, 45897, 577, 2, 3, 0x0}, /* aten::baddbmm.out */
    {46022, 46037, 579, 3, 3, 0x0}, /* aten::baddbmm_ */
    {46147, 46169, 582, 2, 3, 0x0}, /* aten::bartlett_window */
    {46312, 46338, 584, 1, 0, 0x20}, /* aten::bartlett_window.out */
    {46416, 46447, 585, 2, 3, 0x0}, /* aten::bartlett_window.periodic */
    {46614, 46649, 587, 1, 0, 0x20}, /* aten::bartlett_window.periodic_out */
    {46751, 46768, 588, 1, 3, 0x100}, /* aten::batch_norm */
    {46944, 46970, 589, 2, 3, 0x0}, /* aten::batch_norm_backward */
    {47211, 47241, 591, 2, 3, 0x0}, /* aten::batch_norm_update_stats */
    {47364, 47398, 593, 1, 0, 0x20}, /* aten::batch_norm_update_stats.out */
    {47570, 47586, 594, 1, 1, 0x2000}, /* aten::bernoulli */
    {47655, 47678, 595, 1, 0, 0x2020}, /* aten::bernoulli.Tensor */
    {47764, 47791, 596, 1, 0, 0x2020}, /* aten::bernoulli.Tensor_out */
    {47901, 47927, 597, 1, 0, 0x2020}, /* aten::bernoulli.float_out */
    {48039, 48059, 598, 2, 1, 0x2000}, /* aten::bernoulli.out */
    {48152, 48170, 600, 1, 1, 0x2000}, /* aten::bernoulli.p */
    {48250, 48274, 601, 2, 1, 0x2000}, /* aten::bernoulli_.Tensor */
    {48369, 48392, 603, 2, 1, 0x2000}, /* aten::bernoulli_.float */
    {48489, 48504, 605, 1, 3, 0x0}, /* aten::bilinear */
    {48593, 48620, 606, 2, 1, 0x0}, /* aten::binary_cross_entropy */
    {48726, 48757, 608, 2, 1, 0x0}, /* aten::binary_cross_entropy.out */
    {48890, 48926, 610, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward */
    {49061, 49108, 612, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {49284, 49323, 614, 2, 1, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {49466, 49509, 616, 1, 0, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {49676, 49691, 617, 2, 3, 0x8}, /* aten::bincount */
    {49771, 49790, 619, 1, 0, 0x20}, /* aten::bincount.out */
    {49897, 49912, 620, 2, 1, 0x2000}, /* aten::binomial */
    {49991, 50010, 622, 1, 0, 0x2020}, /* aten::binomial.out */
    {50116, 50141, 623, 1, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {50203, 50235, 624, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {50304, 50340, 625, 1, 0, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {50436, 50465, 626, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {50554, 50579, 627, 3, 1, 0x10001}, /* aten::bitwise_and.Tensor */
    {50641, 50670, 630, 2, 1, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {50759, 50785, 632, 1, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {50856, 50882, 633, 3, 1, 0x10000}, /* aten::bitwise_and_.Tensor */
    {50953, 50992, 636, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {51068, 51111, 637, 1, 0, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {51214, 51246, 638, 3, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {51315, 51354, 641, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {51430, 51473, 642, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {51576, 51612, 643, 2, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {51708, 51741, 645, 3, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {51819, 51859, 648, 1, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {51944, 51962, 649, 3, 1, 0x10001}, /* aten::bitwise_not */
    {52003, 52025, 652, 2, 1, 0x10000}, /* aten::bitwise_not.out */
    {52093, 52112, 654, 3, 1, 0x10000}, /* aten::bitwise_not_ */
    {52162, 52186, 657, 1, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {52247, 52278, 658, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {52346, 52381, 659, 1, 0, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {52476, 52504, 660, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {52592, 52616, 661, 3, 1, 0x10001}, /* aten::bitwise_or.Tensor */
    {52677, 52705, 664, 2, 1, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {52793, 52818, 666, 1, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {52888, 52913, 667, 3, 1, 0x10000}, /* aten::bitwise_or_.Tensor */
    {52983, 53023, 670, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {53100, 53144, 671, 1, 0, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {53248, 53281, 672, 3, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {53351, 53391, 675, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {53468, 53512, 676, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {53616, 53653, 677, 2, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {53750, 53784, 679, 3, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {53863, 53904, 682, 1, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {53990, 54015, 683, 1, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {54077, 54109, 684, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {54178, 54214, 685, 1, 0, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {54310, 54339, 686, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {54428, 54453, 687, 3, 1, 0x10001}, /* aten::bitwise_xor.Tensor */
    {54515, 54544, 690, 2, 1, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {54633, 54659, 692, 1, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {54730, 54756, 693, 3, 1, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {54827, 54849, 696, 2, 3, 0x0}, /* aten::blackman_window */
    {54992, 55018, 698, 1, 0, 0x20}, /* aten::blackman_window.out */
    {55096, 55127, 699, 2, 3, 0x0}, /* aten::blackman_window.periodic */
    {55294, 55329, 701, 1, 0, 0x20}, /* aten::blackman_window.periodic_out */
    {55431, 55448, 702, 1, 3, 0x0}, /* aten::block_diag */
    {55493, 55514, 703, 1, 0, 0x20}, /* aten::block_diag.out */
    {55586, 55596, 704, 3, 3, 0x1}, /* aten::bmm */
    {55642, 55656, 707, 2, 3, 0x0}, /* aten::bmm.out */
    {55729, 55753, 709, 1, 0, 0x0}, /* aten::broadcast_tensors */
    {55807, 55826, 710, 1, 3, 0x0}, /* aten::broadcast_to */
    {55889, 55912, 711, 2, 3, 0x0}, /* aten::bucketize.Scalar */
    {56020, 56047, 713, 1, 0, 0x20}, /* aten::bucketize.Scalar_out */
    {56179, 56202, 714, 2, 3, 0x0}, /* aten::bucketize.Tensor */
    {56310, 56337, 716, 2, 3, 0x0}, /* aten::bucketize.Tensor_out */
    {56469, 56484, 718, 1, 3, 0x0}, /* aten::can_cast */
    {56540, 56561, 719, 1, 3, 0x100}, /* aten::cartesian_prod */
    {56610, 56620, 720, 3, 3, 0x1}, /* aten::cat */
    {56669, 56683, 723, 2, 3, 0x0}, /* aten::cat.out */
    {56759, 56772, 725, 1, 0, 0x2020}, /* aten::cauchy */
    {56871, 56888, 726, 1, 0, 0x2020}, /* aten::cauchy.out */
    {57011, 57025, 727, 2, 1, 0x2000}, /* aten::cauchy_ */
    {57131, 57143, 729, 1, 3, 0x0}, /* aten::cdist */
    {57222, 57233, 730, 3, 1, 0x10001}, /* aten::ceil */
    {57267, 57282, 733, 2, 1, 0x10000}, /* aten::ceil.out */
    {57343, 57355, 735, 3, 1, 0x10000}, /* aten::ceil_ */
    {57398, 57409, 738, 1, 1, 0x10000}, /* aten::celu */
    {57461, 57476, 739, 1, 0, 0x20}, /* aten::celu.out */
    {57554, 57566, 740, 1, 1, 0x10000}, /* aten::celu_ */
    {57627, 57649, 741, 2, 3, 0x0}, /* aten::channel_shuffle */
    {57709, 57735, 743, 1, 0, 0x20}, /* aten::channel_shuffle.out */
    {57822, 57837, 744, 2, 3, 0x0}, /* aten::cholesky */
    {57893, 57912, 746, 2, 3, 0x0}, /* aten::cholesky.out */
    {57995, 58018, 748, 2, 3, 0x0}, /* aten::cholesky_inverse */
    {58082, 58109, 750, 2, 3, 0x0}, /* aten::cholesky_inverse.out */
    {58200, 58221, 752, 2, 3, 0x0}, /* aten::cholesky_solve */
    {58298, 58323, 754, 2, 3, 0x0}, /* aten::cholesky_solve.out */
    {58427, 58439, 756, 1, 0, 0x0}, /* aten::chunk */
    {58510, 58522, 757, 3, 1, 0x10001}, /* aten::clamp */
    {58593, 58612, 760, 3, 3, 0x10001}, /* aten::clamp.Tensor */
    {58690, 58713, 763, 2, 1, 0x10000}, /* aten::clamp.Tensor_out */
    {58818, 58834, 765, 2, 1, 0x10000}, /* aten::clamp.out */
    {58932, 58945, 767, 3, 1, 0x10000}, /* aten::clamp_ */
    {59025, 59045, 770, 3, 3, 0x10000}, /* aten::clamp_.Tensor */
    {59132, 59148, 773, 3, 1, 0x10000}, /* aten::clamp_max */
    {59199, 59222, 776, 3, 3, 0x10000}, /* aten::clamp_max.Tensor */
    {59280, 59307, 779, 2, 1, 0x10000}, /* aten::clamp_max.Tensor_out */
    {59392, 59412, 781, 2, 1, 0x10000}, /* aten::clamp_max.out */
    {59490, 59507, 783, 3, 1, 0x10000}, /* aten::clamp_max_ */
    {59567, 59591, 786, 3, 3, 0x10000}, /* aten::clamp_max_.Tensor */
    {59658, 59674, 789, 3, 1, 0x10000}, /* aten::clamp_min */
    {59725, 59748, 792, 3, 3, 0x10000}, /* aten::clamp_min.Tensor */
    {59806, 59833, 795, 2, 1, 0x10000}, /* aten::clamp_min.Tensor_out */
    {59918, 59938, 797, 2, 1, 0x10000}, /* aten::clamp_min.out */
    {60016, 60033, 799, 3, 1, 0x10000}, /* aten::clamp_min_ */
    {60093, 60117, 802, 3, 3, 0x10000}, /* aten::clamp_min_.Tensor */
    {60184, 60195, 805, 1, 3, 0x10000}, /* aten::clip */
    {60265, 60283, 806, 1, 3, 0x10000}, /* aten::clip.Tensor */
    {60360, 60382, 807, 1, 3, 0x0}, /* aten::clip.Tensor_out */
    {60486, 60501, 808, 1, 3, 0x10000}, /* aten::clip.out */
    {60598, 60610, 809, 1, 3, 0x10000}, /* aten::clip_ */
    {60689, 60708, 810, 1, 3, 0x10000}, /* aten::clip_.Tensor */
    {60794, 60806, 811, 1, 3, 0x10001}, /* aten::clone */
    {60878, 60894, 812, 1, 0, 0x20}, /* aten::clone.out */
    {60990, 61003, 813, 2, 3, 0x1}, /* aten::col2im */
    {61130, 61147, 815, 2, 3, 0x0}, /* aten::col2im.out */
    {61301, 61320, 817, 1, 3, 0x0}, /* aten::column_stack */
    {61367, 61390, 818, 1, 3, 0x0}, /* aten::column_stack.out */
    {61464, 61483, 819, 1, 3, 0x0}, /* aten::combinations */
    {61563, 61577, 820, 2, 3, 0x0}, /* aten::complex */
    {61627, 61645, 822, 2, 3, 0x0}, /* aten::complex.out */
    {61722, 61735, 824, 1, 3, 0x0}, /* aten::concat */
    {61787, 61804, 825, 1, 3, 0x0}, /* aten::concat.out */
    {61883, 61901, 826, 1, 3, 0x0}, /* aten::concatenate */
    {61958, 61980, 827, 1, 3, 0x0}, /* aten::concatenate.out */
    {62064, 62075, 828, 1, 3, 0x0}, /* aten::conj */
    {62115, 62135, 829, 1, 3, 0x10100}, /* aten::conj_physical */
    {62178, 62202, 830, 2, 3, 0x10000}, /* aten::conj_physical.out */
    {62272, 62293, 832, 2, 3, 0x10000}, /* aten::conj_physical_ */
    {62345, 62367, 834, 1, 3, 0x1}, /* aten::constant_pad_nd */
    {62442, 62468, 835, 1, 0, 0x20}, /* aten::constant_pad_nd.out */
    {62570, 62587, 836, 1, 3, 0x0}, /* aten::contiguous */
    {62682, 62695, 837, 1, 3, 0x0}, /* aten::conv1d */
    {62846, 62867, 838, 1, 3, 0x0}, /* aten::conv1d.padding */
    {63026, 63039, 839, 1, 3, 0x0}, /* aten::conv2d */
    {63190, 63211, 840, 1, 3, 0x0}, /* aten::conv2d.padding */
    {63370, 63383, 841, 1, 3, 0x0}, /* aten::conv3d */
    {63534, 63555, 842, 1, 3, 0x0}, /* aten::conv3d.padding */
    {63714, 63737, 843, 1, 3, 0x0}, /* aten::conv_transpose1d */
    {63926, 63955, 844, 1, 3, 0x0}, /* aten::conv_transpose2d.input */
    {64150, 64179, 845, 1, 3, 0x0}, /* aten::conv_transpose3d.input */
    {64374, 64392, 846, 2, 3, 0x1}, /* aten::convolution */
    {64574, 64596, 848, 1, 0, 0x20}, /* aten::convolution.out */
    {64805, 64832, 849, 2, 3, 0x1}, /* aten::convolution_backward */
    {65090, 65121, 851, 1, 0, 0x20}, /* aten::convolution_backward.out */
    {65449, 65460, 852, 1, 3, 0x1}, /* aten::copy */
    {65531, 65546, 853, 1, 0, 0x20}, /* aten::copy.out */
    {65644, 65656, 854, 1, 0, 0x0}, /* aten::copy_ */
    {65736, 65758, 855, 1, 3, 0x10000}, /* aten::copysign.Scalar */
    {65817, 65843, 856, 1, 3, 0x10000}, /* aten::copysign.Scalar_out */
    {65929, 65951, 857, 3, 1, 0x10000}, /* aten::copysign.Tensor */
    {66010, 66029, 860, 2, 1, 0x10000}, /* aten::copysign.out */
    {66108, 66131, 862, 1, 3, 0x0}, /* aten::copysign_.Scalar */
    {66199, 66222, 863, 3, 1, 0x0}, /* aten::copysign_.Tensor */
    {66290, 66305, 866, 1, 3, 0x0}, /* aten::corrcoef */
    {66343, 66353, 867, 3, 1, 0x10001}, /* aten::cos */
    {66386, 66400, 870, 2, 1, 0x10000}, /* aten::cos.out */
    {66460, 66471, 872, 3, 1, 0x10000}, /* aten::cos_ */
    {66513, 66524, 875, 3, 1, 0x10001}, /* aten::cosh */
    {66558, 66573, 878, 2, 1, 0x10000}, /* aten::cosh.out */
    {66634, 66646, 880, 3, 1, 0x10000}, /* aten::cosh_ */
    {66689, 66717, 883, 1, 3, 0x0}, /* aten::cosine_embedding_loss */
    {66838, 66862, 884, 1, 3, 0x0}, /* aten::cosine_similarity */
    {66946, 66966, 885, 1, 3, 0x40000}, /* aten::count_nonzero */
    {67024, 67056, 886, 2, 3, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {67122, 67158, 888, 1, 0, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {67251, 67275, 889, 1, 0, 0x20}, /* aten::count_nonzero.out */
    {67360, 67370, 890, 1, 3, 0x0}, /* aten::cov */
    {67470, 67482, 891, 1, 3, 0x0}, /* aten::cross */
    {67546, 67562, 892, 1, 3, 0x0}, /* aten::cross.out */
    {67653, 67678, 893, 1, 3, 0x0}, /* aten::cross_entropy_loss */
    {67835, 67858, 894, 1, 3, 0x0}, /* aten::ctc_loss.IntList */
    {68027, 68049, 895, 1, 3, 0x0}, /* aten::ctc_loss.Tensor */
    {68219, 68232, 896, 1, 1, 0x0}, /* aten::cummax */
    {68302, 68319, 897, 2, 1, 0x0}, /* aten::cummax.out */
    {68443, 68456, 899, 1, 1, 0x0}, /* aten::cummin */
    {68526, 68543, 900, 2, 1, 0x0}, /* aten::cummin.out */
    {68667, 68681, 902, 3, 1, 0x0}, /* aten::cumprod */
    {68754, 68772, 905, 2, 1, 0x0}, /* aten::cumprod.out */
    {68869, 68884, 907, 3, 3, 0x0}, /* aten::cumprod_ */
    {68966, 68979, 910, 3, 1, 0x1}, /* aten::cumsum */
    {69051, 69068, 913, 2, 1, 0x0}, /* aten::cumsum.out */
    {69164, 69178, 915, 3, 3, 0x0}, /* aten::cumsum_ */
    {69259, 69289, 918, 1, 3, 0x0}, /* aten::cumulative_trapezoid.dx */
    {69367, 69396, 919, 1, 3, 0x0}, /* aten::cumulative_trapezoid.x */
    {69470, 69484, 920, 1, 3, 0x10000}, /* aten::deg2rad */
    {69521, 69539, 921, 1, 3, 0x10000}, /* aten::deg2rad.out */
    {69603, 69618, 922, 1, 3, 0x10000}, /* aten::deg2rad_ */
    {69664, 69674, 923, 1, 3, 0x0}, /* aten::det */
    {69707, 69720, 924, 1, 3, 0x0}, /* aten::detach */
    {69762, 69776, 925, 1, 3, 0x80}, /* aten::detach_ */
    {69821, 69839, 926, 1, 3, 0x80000}, /* aten::detach_copy */
    {69880, 69902, 927, 1, 0, 0x80020}, /* aten::detach_copy.out */
    {69970, 69981, 928, 1, 3, 0x0}, /* aten::diag */
    {70031, 70046, 929, 1, 3, 0x0}, /* aten::diag.out */
    {70123, 70140, 930, 1, 3, 0x0}, /* aten::diag_embed */
    {70220, 70241, 931, 1, 0, 0x20}, /* aten::diag_embed.out */
    {70348, 70363, 932, 1, 3, 0x0}, /* aten::diagflat */
    {70415, 70430, 933, 1, 3, 0x1}, /* aten::diagonal */
    {70512, 70536, 934, 1, 0, 0x0}, /* aten::diagonal_backward */
    {70644, 70672, 935, 1, 0, 0x20}, /* aten::diagonal_backward.out */
    {70807, 70827, 936, 1, 3, 0x80000}, /* aten::diagonal_copy */
    {70908, 70932, 937, 1, 0, 0x80020}, /* aten::diagonal_copy.out */
    {71040, 71063, 938, 1, 0, 0x0}, /* aten::diagonal_scatter */
    {71159, 71186, 939, 1, 0, 0x20}, /* aten::diagonal_scatter.out */
    {71309, 71320, 940, 1, 3, 0x0}, /* aten::diff */
    {71418, 71433, 941, 1, 3, 0x0}, /* aten::diff.out */
    {71558, 71572, 942, 3, 1, 0x10000}, /* aten::digamma */
    {71609, 71627, 945, 2, 1, 0x10000}, /* aten::digamma.out */
    {71691, 71706, 947, 3, 1, 0x10000}, /* aten::digamma_ */
    {71752, 71763, 950, 1, 1, 0x0}, /* aten::dist */
    {71823, 71838, 951, 1, 0, 0x20}, /* aten::dist.out */
    {71925, 71942, 952, 1, 1, 0x10001}, /* aten::div.Scalar */
    {71996, 72018, 953, 1, 3, 0x10001}, /* aten::div.Scalar_mode */
    {72100, 72126, 954, 1, 0, 0x20}, /* aten::div.Scalar_mode_out */
    {72232, 72253, 955, 1, 0, 0x20}, /* aten::div.Scalar_out */
    {72334, 72351, 956, 3, 1, 0x10001}, /* aten::div.Tensor */
    {72405, 72427, 959, 3, 1, 0x10001}, /* aten::div.Tensor_mode */
    {72509, 72523, 962, 2, 1, 0x10000}, /* aten::div.out */
    {72597, 72616, 964, 2, 1, 0x10000}, /* aten::div.out_mode */
    {72715, 72733, 966, 1, 1, 0x10000}, /* aten::div_.Scalar */
    {72796, 72819, 967, 1, 3, 0x10000}, /* aten::div_.Scalar_mode */
    {72910, 72928, 968, 3, 1, 0x10000}, /* aten::div_.Tensor */
    {72991, 73014, 971, 3, 1, 0x10000}, /* aten::div_.Tensor_mode */
    {73105, 73125, 974, 1, 3, 0x0}, /* aten::divide.Scalar */
    {73182, 73207, 975, 1, 3, 0x0}, /* aten::divide.Scalar_mode */
    {73292, 73312, 976, 1, 3, 0x0}, /* aten::divide.Tensor */
    {73369, 73394, 977, 1, 3, 0x0}, /* aten::divide.Tensor_mode */
    {73479, 73496, 978, 1, 3, 0x0}, /* aten::divide.out */
    {73573, 73595, 979, 1, 3, 0x0}, /* aten::divide.out_mode */
    {73697, 73718, 980, 1, 3, 0x0}, /* aten::divide_.Scalar */
    {73784, 73810, 981, 1, 3, 0x0}, /* aten::divide_.Scalar_mode */
    {73904, 73925, 982, 1, 3, 0x0}, /* aten::divide_.Tensor */
    {73991, 74017, 983, 1, 3, 0x0}, /* aten::divide_.Tensor_mode */
    {74111, 74121, 984, 2, 3, 0x0}, /* aten::dot */
    {74169, 74183, 986, 1, 3, 0x0}, /* aten::dot.out */
    {74258, 74272, 987, 1, 3, 0x2100}, /* aten::dropout */
    {74331, 74346, 988, 1, 3, 0x2000}, /* aten::dropout_ */
    {74413, 74432, 989, 1, 3, 0x0}, /* aten::dsplit.array */
    {74502, 74519, 990, 1, 3, 0x0}, /* aten::dsplit.int */
    {74586, 74599, 991, 1, 3, 0x0}, /* aten::dstack */
    {74640, 74657, 992, 1, 3, 0x0}, /* aten::dstack.out */
    {74725, 74738, 993, 1, 3, 0x0}, /* aten::einsum */
    {74814, 74824, 994, 3, 1, 0x10001}, /* aten::elu */
    {74911, 74925, 997, 2, 1, 0x0}, /* aten::elu.out */
    {75039, 75050, 999, 3, 1, 0x10000}, /* aten::elu_ */
    {75146, 75165, 1002, 3, 3, 0x0}, /* aten::elu_backward */
    {75301, 75331, 1005, 2, 3, 0x0}, /* aten::elu_backward.grad_input */
    {75508, 75524, 1007, 1, 3, 0x1}, /* aten::embedding */
    {75654, 75674, 1008, 1, 0, 0x20}, /* aten::embedding.out */
    {75831, 75856, 1009, 1, 3, 0x0}, /* aten::embedding_backward */
    {75998, 76018, 1010, 1, 3, 0x0}, /* aten::embedding_bag */
    {76248, 76280, 1011, 1, 3, 0x0}, /* aten::embedding_bag.padding_idx */
    {76515, 76546, 1012, 2, 3, 0x1}, /* aten::embedding_dense_backward */
    {76688, 76723, 1014, 1, 0, 0x20}, /* aten::embedding_dense_backward.out */
    {76892, 76915, 1015, 1, 0, 0x20}, /* aten::embedding_renorm */
    {77010, 77037, 1016, 1, 0, 0x20}, /* aten::embedding_renorm.out */
    {77159, 77183, 1017, 2, 3, 0x0}, /* aten::embedding_renorm_ */
    {77287, 77313, 1019, 3, 3, 0x1}, /* aten::empty.memory_format */
    {77490, 77506, 1022, 1, 0, 0x0}, /* aten::empty.out */
    {77604, 77621, 1023, 1, 0, 0x0}, /* aten::empty_like */
    {77787, 77808, 1024, 1, 0, 0x20}, /* aten::empty_like.out */
    {77909, 77930, 1025, 2, 3, 0x0}, /* aten::empty_permuted */
    {78091, 78116, 1027, 1, 0, 0x20}, /* aten::empty_permuted.out */
    {78212, 78232, 1028, 3, 3, 0x1}, /* aten::empty_strided */
    {78386, 78410, 1031, 1, 0, 0x20}, /* aten::empty_strided.out */
    {78499, 78515, 1032, 3, 1, 0x10001}, /* aten::eq.Scalar */
    {78568, 78588, 1035, 2, 1, 0x10000}, /* aten::eq.Scalar_out */
    {78668, 78684, 1037, 3, 1, 0x10001}, /* aten::eq.Tensor */
    {78737, 78757, 1040, 2, 1, 0x10000}, /* aten::eq.Tensor_out */
    {78837, 78854, 1042, 3, 1, 0x0}, /* aten::eq_.Scalar */
    {78916, 78933, 1045, 3, 1, 0x0}, /* aten::eq_.Tensor */
    {78995, 79007, 1048, 2, 3, 0x10004}, /* aten::equal */
    {79054, 79064, 1050, 3, 1, 0x10001}, /* aten::erf */
    {79097, 79111, 1053, 2, 1, 0x10000}, /* aten::erf.out */
    {79171, 79182, 1055, 3, 1, 0x10000}, /* aten::erf_ */
    {79224, 79235, 1058, 3, 1, 0x10000}, /* aten::erfc */
    {79269, 79284, 1061, 2, 1, 0x10000}, /* aten::erfc.out */
    {79345, 79357, 1063, 3, 1, 0x10000}, /* aten::erfc_ */
    {79400, 79413, 1066, 3, 1, 0x10000}, /* aten::erfinv */
    {79449, 79466, 1069, 2, 1, 0x10000}, /* aten::erfinv.out */
    {79529, 79543, 1071, 3, 1, 0x10000}, /* aten::erfinv_ */
    {79588, 79598, 1074, 3, 1, 0x10001}, /* aten::exp */
    {79631, 79645, 1077, 2, 1, 0x10000}, /* aten::exp.out */
    {79705, 79716, 1079, 3, 3, 0x10000}, /* aten::exp2 */
    {79750, 79765, 1082, 2, 3, 0x10000}, /* aten::exp2.out */
    {79826, 79838, 1084, 3, 3, 0x10000}, /* aten::exp2_ */
    {79881, 79892, 1087, 3, 1, 0x10000}, /* aten::exp_ */
    {79934, 79947, 1090, 1, 0, 0x1}, /* aten::expand */
    {80028, 80044, 1091, 1, 0, 0x0}, /* aten::expand_as */
    {80103, 80121, 1092, 1, 3, 0x80000}, /* aten::expand_copy */
    {80201, 80223, 1093, 1, 0, 0x80020}, /* aten::expand_copy.out */
    {80327, 80339, 1094, 3, 1, 0x10001}, /* aten::expm1 */
    {80374, 80390, 1097, 2, 1, 0x10000}, /* aten::expm1.out */
    {80452, 80465, 1099, 3, 1, 0x10000}, /* aten::expm1_ */
    {80509, 80527, 1102, 1, 0, 0x2020}, /* aten::exponential */
    {80614, 80636, 1103, 1, 0, 0x2020}, /* aten::exponential.out */
    {80747, 80766, 1104, 2, 1, 0x2000}, /* aten::exponential_ */
    {80861, 80871, 1106, 2, 3, 0x0}, /* aten::eye */
    {80993, 81005, 1108, 2, 3, 0x0}, /* aten::eye.m */
    {81139, 81155, 1110, 2, 3, 0x0}, /* aten::eye.m_out */
    {81224, 81238, 1112, 2, 3, 0x0}, /* aten::eye.out */
    {81295, 81323, 1114, 1, 3, 0x2100}, /* aten::feature_alpha_dropout */
    {81396, 81425, 1115, 1, 3, 0x2000}, /* aten::feature_alpha_dropout_ */
    {81506, 81528, 1116, 1, 3, 0x2100}, /* aten::feature_dropout */
    {81595, 81618, 1117, 1, 3, 0x2000}, /* aten::feature_dropout_ */
    {81693, 81707, 1118, 1, 3, 0x0}, /* aten::fft_fft */
    {81788, 81806, 1119, 1, 3, 0x0}, /* aten::fft_fft.out */
    {81914, 81929, 1120, 1, 3, 0x0}, /* aten::fft_fft2 */
    {82022, 82041, 1121, 1, 3, 0x0}, /* aten::fft_fft2.out */
    {82161, 82176, 1122, 1, 3, 0x0}, /* aten::fft_fftn */
    {82267, 82286, 1123, 1, 3, 0x0}, /* aten::fft_fftn.out */
    {82404, 82423, 1124, 1, 3, 0x0}, /* aten::fft_fftshift */
    {82483, 82498, 1125, 1, 3, 0x0}, /* aten::fft_hfft */
    {82580, 82599, 1126, 1, 3, 0x0}, /* aten::fft_hfft.out */
    {82708, 82724, 1127, 1, 3, 0x0}, /* aten::fft_hfft2 */
    {82818, 82838, 1128, 1, 3, 0x0}, /* aten::fft_hfft2.out */
    {82959, 82975, 1129, 1, 3, 0x0}, /* aten::fft_hfftn */
    {83067, 83087, 1130, 1, 3, 0x0}, /* aten::fft_hfftn.out */
    {83206, 83221, 1131, 1, 3, 0x0}, /* aten::fft_ifft */
    {83303, 83322, 1132, 1, 3, 0x0}, /* aten::fft_ifft.out */
    {83431, 83447, 1133, 1, 3, 0x0}, /* aten::fft_ifft2 */
    {83541, 83561, 1134, 1, 3, 0x0}, /* aten::fft_ifft2.out */
    {83682, 83698, 1135, 1, 3, 0x0}, /* aten::fft_ifftn */
    {83790, 83810, 1136, 1, 3, 0x0}, /* aten::fft_ifftn.out */
    {83929, 83949, 1137, 1, 3, 0x0}, /* aten::fft_ifftshift */
    {84010, 84026, 1138, 1, 3, 0x0}, /* aten::fft_ihfft */
    {84109, 84129, 1139, 1, 3, 0x0}, /* aten::fft_ihfft.out */
    {84239, 84256, 1140, 1, 3, 0x0}, /* aten::fft_ihfft2 */
    {84351, 84372, 1141, 1, 3, 0x0}, /* aten::fft_ihfft2.out */
    {84494, 84511, 1142, 1, 3, 0x0}, /* aten::fft_ihfftn */
    {84604, 84625, 1143, 1, 3, 0x0}, /* aten::fft_ihfftn.out */
    {84745, 84761, 1144, 1, 3, 0x0}, /* aten::fft_irfft */
    {84844, 84864, 1145, 1, 3, 0x0}, /* aten::fft_irfft.out */
    {84974, 84991, 1146, 1, 3, 0x0}, /* aten::fft_irfft2 */
    {85086, 85107, 1147, 1, 3, 0x0}, /* aten::fft_irfft2.out */
    {85229, 85246, 1148, 1, 3, 0x0}, /* aten::fft_irfftn */
    {85339, 85360, 1149, 1, 3, 0x0}, /* aten::fft_irfftn.out */
    {85480, 85495, 1150, 1, 3, 0x0}, /* aten::fft_rfft */
    {85577, 85596, 1151, 1, 3, 0x0}, /* aten::fft_rfft.out */
    {85705, 85721, 1152, 1, 3, 0x0}, /* aten::fft_rfft2 */
    {85815, 85835, 1153, 1, 3, 0x0}, /* aten::fft_rfft2.out */
    {85956, 85972, 1154, 1, 3, 0x0}, /* aten::fft_rfftn */
    {86064, 86084, 1155, 1, 3, 0x0}, /* aten::fft_rfftn.out */
    {86203, 86221, 1156, 1, 3, 0x1}, /* aten::fill.Scalar */
    {86276, 86298, 1157, 1, 0, 0x20}, /* aten::fill.Scalar_out */
    {86380, 86398, 1158, 1, 3, 0x0}, /* aten::fill.Tensor */
    {86453, 86475, 1159, 1, 0, 0x20}, /* aten::fill.Tensor_out */
    {86557, 86576, 1160, 2, 1, 0x0}, /* aten::fill_.Scalar */
    {86640, 86659, 1162, 2, 1, 0x0}, /* aten::fill_.Tensor */
    {86723, 86733, 1164, 1, 3, 0x0}, /* aten::fix */
    {86766, 86780, 1165, 1, 3, 0x0}, /* aten::fix.out */
    {86840, 86851, 1166, 1, 3, 0x0}, /* aten::fix_ */
    {86893, 86918, 1167, 1, 3, 0x0}, /* aten::flatten.using_ints */
    {87005, 87016, 1168, 2, 3, 0x1}, /* aten::flip */
    {87062, 87077, 1170, 1, 0, 0x20}, /* aten::flip.out */
    {87150, 87163, 1171, 1, 3, 0x0}, /* aten::fliplr */
    {87199, 87212, 1172, 1, 3, 0x0}, /* aten::flipud */
    {87248, 87273, 1173, 1, 3, 0x10000}, /* aten::float_power.Scalar */
    {87338, 87367, 1174, 1, 3, 0x10000}, /* aten::float_power.Scalar_out */
    {87459, 87491, 1175, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {87563, 87599, 1176, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {87698, 87730, 1177, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {87802, 87838, 1178, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {87937, 87963, 1179, 1, 3, 0x10000}, /* aten::float_power_.Scalar */
    {88037, 88063, 1180, 1, 3, 0x10000}, /* aten::float_power_.Tensor */
    {88137, 88149, 1181, 3, 1, 0x10001}, /* aten::floor */
    {88184, 88200, 1184, 2, 1, 0x10000}, /* aten::floor.out */
    {88262, 88275, 1186, 3, 1, 0x10000}, /* aten::floor_ */
    {88319, 88338, 1189, 2, 1, 0x0}, /* aten::floor_divide */
    {88394, 88420, 1191, 1, 1, 0x0}, /* aten::floor_divide.Scalar */
    {88483, 88513, 1192, 1, 0, 0x20}, /* aten::floor_divide.Scalar_out */
    {88603, 88626, 1193, 2, 1, 0x0}, /* aten::floor_divide.out */
    {88709, 88736, 1195, 1, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {88808, 88835, 1196, 2, 1, 0x0}, /* aten::floor_divide_.Tensor */
    {88907, 88918, 1198, 3, 1, 0x10000}, /* aten::fmax */
    {88966, 88981, 1201, 2, 1, 0x10000}, /* aten::fmax.out */
    {89056, 89067, 1203, 3, 1, 0x10000}, /* aten::fmin */
    {89115, 89130, 1206, 2, 1, 0x10000}, /* aten::fmin.out */
    {89205, 89223, 1208, 1, 1, 0x10001}, /* aten::fmod.Scalar */
    {89278, 89300, 1209, 1, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {89382, 89400, 1210, 3, 1, 0x10001}, /* aten::fmod.Tensor */
    {89455, 89477, 1213, 2, 1, 0x10000}, /* aten::fmod.Tensor_out */
    {89559, 89578, 1215, 1, 1, 0x10000}, /* aten::fmod_.Scalar */
    {89642, 89661, 1216, 3, 1, 0x10000}, /* aten::fmod_.Tensor */
    {89725, 89736, 1219, 3, 1, 0x10000}, /* aten::frac */
    {89770, 89785, 1222, 2, 1, 0x10000}, /* aten::frac.out */
    {89846, 89858, 1224, 3, 1, 0x10000}, /* aten::frac_ */
    {89901, 89929, 1227, 2, 3, 0x0}, /* aten::fractional_max_pool2d */
    {90053, 90088, 1229, 2, 3, 0x0}, /* aten::fractional_max_pool2d.output */
    {90269, 90306, 1231, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward */
    {90442, 90490, 1233, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {90667, 90695, 1235, 2, 3, 0x0}, /* aten::fractional_max_pool3d */
    {90819, 90854, 1237, 2, 3, 0x0}, /* aten::fractional_max_pool3d.output */
    {91035, 91072, 1239, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward */
    {91208, 91256, 1241, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {91433, 91452, 1243, 2, 3, 0x10000}, /* aten::frexp.Tensor */
    {91522, 91545, 1245, 2, 3, 0x10000}, /* aten::frexp.Tensor_out */
    {91672, 91688, 1247, 2, 3, 0x0}, /* aten::from_file */
    {91852, 91872, 1249, 1, 0, 0x20}, /* aten::from_file.out */
    {91971, 91982, 1250, 2, 3, 0x1}, /* aten::full */
    {92129, 92144, 1252, 1, 3, 0x0}, /* aten::full.out */
    {92226, 92242, 1253, 1, 3, 0x1}, /* aten::full_like */
    {92426, 92446, 1254, 1, 0, 0x20}, /* aten::full_like.out */
    {92565, 92578, 1255, 3, 3, 0x1}, /* aten::gather */
    {92664, 92681, 1258, 2, 3, 0x0}, /* aten::gather.out */
    {92791, 92813, 1260, 1, 0, 0x0}, /* aten::gather_backward */
    {92912, 92922, 1261, 3, 3, 0x10000}, /* aten::gcd */
    {92969, 92983, 1264, 2, 3, 0x10000}, /* aten::gcd.out */
    {93057, 93068, 1266, 3, 3, 0x0}, /* aten::gcd_ */
    {93124, 93140, 1269, 3, 1, 0x10001}, /* aten::ge.Scalar */
    {93193, 93213, 1272, 2, 1, 0x10000}, /* aten::ge.Scalar_out */
    {93293, 93309, 1274, 3, 1, 0x10001}, /* aten::ge.Tensor */
    {93362, 93382, 1277, 2, 1, 0x10000}, /* aten::ge.Tensor_out */
    {93462, 93479, 1279, 3, 1, 0x0}, /* aten::ge_.Scalar */
    {93541, 93558, 1282, 3, 1, 0x0}, /* aten::ge_.Tensor */
    {93620, 93631, 1285, 3, 1, 0x10001}, /* aten::gelu */
    {93692, 93707, 1288, 2, 1, 0x0}, /* aten::gelu.out */
    {93792, 93804, 1290, 3, 1, 0x0}, /* aten::gelu_ */
    {93874, 93894, 1293, 3, 3, 0x10000}, /* aten::gelu_backward */
    {93984, 94015, 1296, 2, 3, 0x0}, /* aten::gelu_backward.grad_input */
    {94143, 94159, 1298, 1, 0, 0x2020}, /* aten::geometric */
    {94237, 94257, 1299, 1, 0, 0x2020}, /* aten::geometric.out */
    {94359, 94376, 1300, 2, 1, 0x2000}, /* aten::geometric_ */
    {94463, 94475, 1302, 2, 3, 0x0}, /* aten::geqrf */
    {94526, 94540, 1304, 2, 3, 0x0}, /* aten::geqrf.a */
    {94634, 94644, 1306, 1, 3, 0x0}, /* aten::ger */
    {94690, 94704, 1307, 1, 3, 0x0}, /* aten::ger.out */
    {94777, 94787, 1308, 2, 1, 0x0}, /* aten::glu */
    {94832, 94846, 1310, 2, 3, 0x0}, /* aten::glu.out */
    {94918, 94937, 1312, 2, 3, 0x0}, /* aten::glu_backward */
    {95008, 95038, 1314, 2, 3, 0x0}, /* aten::glu_backward.grad_input */
    {95150, 95171, 1316, 1, 3, 0x0}, /* aten::gradient.array */
    {95249, 95276, 1317, 1, 3, 0x0}, /* aten::gradient.scalararray */
    {95376, 95401, 1318, 1, 3, 0x0}, /* aten::gradient.scalarint */
    {95509, 95539, 1319, 1, 3, 0x0}, /* aten::gradient.scalarrayarray */
    {95644, 95672, 1320, 1, 3, 0x0}, /* aten::gradient.scalarrayint */
    {95779, 95806, 1321, 1, 3, 0x0}, /* aten::gradient.tensorarray */
    {95908, 95938, 1322, 1, 3, 0x0}, /* aten::gradient.tensorarrayint */
    {96047, 96068, 1323, 1, 3, 0x0}, /* aten::greater.Scalar */
    {96126, 96151, 1324, 1, 3, 0x0}, /* aten::greater.Scalar_out */
    {96236, 96257, 1325, 1, 3, 0x0}, /* aten::greater.Tensor */
    {96315, 96340, 1326, 1, 3, 0x0}, /* aten::greater.Tensor_out */
    {96425, 96447, 1327, 1, 3, 0x0}, /* aten::greater_.Scalar */
    {96514, 96536, 1328, 1, 3, 0x0}, /* aten::greater_.Tensor */
    {96603, 96630, 1329, 1, 3, 0x0}, /* aten::greater_equal.Scalar */
    {96694, 96725, 1330, 1, 3, 0x0}, /* aten::greater_equal.Scalar_out */
    {96816, 96843, 1331, 1, 3, 0x0}, /* aten::greater_equal.Tensor */
    {96907, 96938, 1332, 1, 3, 0x0}, /* aten::greater_equal.Tensor_out */
    {97029, 97057, 1333, 1, 3, 0x0}, /* aten::greater_equal_.Scalar */
    {97130, 97158, 1334, 1, 3, 0x0}, /* aten::greater_equal_.Tensor */
    {97231, 97250, 1335, 1, 3, 0x0}, /* aten::grid_sampler */
    {97368, 97390, 1336, 2, 3, 0x1}, /* aten::grid_sampler_2d */
    {97511, 97537, 1338, 1, 0, 0x20}, /* aten::grid_sampler_2d.out */
    {97685, 97716, 1339, 2, 3, 0x0}, /* aten::grid_sampler_2d_backward */
    {97897, 97932, 1341, 1, 0, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {98162, 98184, 1342, 2, 3, 0x0}, /* aten::grid_sampler_3d */
    {98305, 98331, 1344, 1, 0, 0x20}, /* aten::grid_sampler_3d.out */
    {98479, 98510, 1345, 2, 3, 0x0}, /* aten::grid_sampler_3d_backward */
    {98691, 98726, 1347, 1, 0, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {98956, 98973, 1348, 1, 3, 0x0}, /* aten::group_norm */
    {99112, 99127, 1349, 1, 3, 0x2000}, /* aten::gru.data */
    {99303, 99319, 1350, 1, 3, 0x2000}, /* aten::gru.input */
    {99495, 99510, 1351, 1, 3, 0x0}, /* aten::gru_cell */
    {99624, 99640, 1352, 3, 1, 0x10001}, /* aten::gt.Scalar */
    {99693, 99713, 1355, 2, 1, 0x10000}, /* aten::gt.Scalar_out */
    {99793, 99809, 1357, 3, 1, 0x10001}, /* aten::gt.Tensor */
    {99862, 99882, 1360, 2, 1, 0x10000}, /* aten::gt.Tensor_out */
    {99962, 99979, 1362, 3, 1, 0x0}, /* aten::gt_.Scalar */
    {100041, 100058, 1365, 3, 1, 0x0}, /* aten::gt_.Tensor */
    {100120, 100141, 1368, 2, 3, 0x0}, /* aten::hamming_window */
    {100283, 100308, 1370, 1, 0, 0x20}, /* aten::hamming_window.out */
    {100385, 100415, 1371, 2, 3, 0x0}, /* aten::hamming_window.periodic */
    {100581, 100617, 1373, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha */
    {100802, 100843, 1375, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha_beta */
    {101045, 101090, 1377, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_beta_out */
    {101227, 101267, 1378, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_out */
    {101387, 101421, 1379, 1, 0, 0x20}, /* aten::hamming_window.periodic_out */
    {101522, 101540, 1380, 2, 3, 0x0}, /* aten::hann_window */
    {101679, 101701, 1382, 1, 0, 0x20}, /* aten::hann_window.out */
    {101775, 101802, 1383, 2, 3, 0x0}, /* aten::hann_window.periodic */
    {101965, 101996, 1385, 1, 0, 0x20}, /* aten::hann_window.periodic_out */
    {102094, 102111, 1386, 3, 1, 0x10000}, /* aten::hardshrink */
    {102169, 102190, 1389, 2, 1, 0x0}, /* aten::hardshrink.out */
    {102275, 102301, 1391, 3, 3, 0x0}, /* aten::hardshrink_backward */
    {102381, 102418, 1394, 2, 3, 0x0}, /* aten::hardshrink_backward.grad_input */
    {102539, 102557, 1396, 3, 1, 0x10000}, /* aten::hardsigmoid */
    {102598, 102620, 1399, 2, 1, 0x0}, /* aten::hardsigmoid.out */
    {102688, 102707, 1401, 3, 1, 0x10000}, /* aten::hardsigmoid_ */
    {102757, 102784, 1404, 3, 3, 0x0}, /* aten::hardsigmoid_backward */
    {102854, 102892, 1407, 2, 3, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {103003, 103019, 1409, 2, 1, 0x0}, /* aten::hardswish */
    {103058, 103078, 1411, 2, 1, 0x0}, /* aten::hardswish.out */
    {103144, 103161, 1413, 2, 1, 0x0}, /* aten::hardswish_ */
    {103209, 103234, 1415, 2, 3, 0x0}, /* aten::hardswish_backward */
    {103302, 103331, 1417, 1, 0, 0x20}, /* aten::hardswish_backward.out */
    {103426, 103441, 1418, 2, 1, 0x10001}, /* aten::hardtanh */
    {103516, 103535, 1420, 2, 1, 0x0}, /* aten::hardtanh.out */
    {103637, 103653, 1422, 2, 1, 0x10000}, /* aten::hardtanh_ */
    {103737, 103761, 1424, 2, 3, 0x0}, /* aten::hardtanh_backward */
    {103860, 103895, 1426, 2, 3, 0x0}, /* aten::hardtanh_backward.grad_input */
    {104035, 104053, 1428, 3, 3, 0x0}, /* aten::hash_tensor */
    {104144, 104166, 1431, 2, 3, 0x0}, /* aten::hash_tensor.out */
    {104281, 104297, 1433, 3, 1, 0x10000}, /* aten::heaviside */
    {104351, 104371, 1436, 2, 1, 0x10000}, /* aten::heaviside.out */
    {104452, 104469, 1438, 3, 1, 0x0}, /* aten::heaviside_ */
    {104532, 104559, 1441, 1, 3, 0x0}, /* aten::hinge_embedding_loss */
    {104662, 104674, 1442, 2, 3, 0x0}, /* aten::histc */
    {104751, 104767, 1444, 2, 3, 0x0}, /* aten::histc.out */
    {104871, 104894, 1446, 2, 3, 0x0}, /* aten::histogram.bin_ct */
    {105044, 105071, 1448, 2, 3, 0x0}, /* aten::histogram.bin_ct_out */
    {105272, 105300, 1450, 2, 3, 0x0}, /* aten::histogram.bins_tensor */
    {105433, 105465, 1452, 2, 3, 0x0}, /* aten::histogram.bins_tensor_out */
    {105649, 105667, 1454, 1, 3, 0x0}, /* aten::histogramdd */
    {105809, 105843, 1455, 1, 3, 0x0}, /* aten::histogramdd.TensorList_bins */
    {106004, 106031, 1456, 1, 3, 0x0}, /* aten::histogramdd.int_bins */
    {106180, 106199, 1457, 1, 3, 0x0}, /* aten::hsplit.array */
    {106269, 106286, 1458, 1, 3, 0x0}, /* aten::hsplit.int */
    {106353, 106366, 1459, 1, 3, 0x0}, /* aten::hstack */
    {106407, 106424, 1460, 1, 3, 0x0}, /* aten::hstack.out */
    {106492, 106509, 1461, 2, 3, 0x0}, /* aten::huber_loss */
    {106601, 106622, 1463, 2, 3, 0x0}, /* aten::huber_loss.out */
    {106741, 106767, 1465, 2, 3, 0x0}, /* aten::huber_loss_backward */
    {106879, 106909, 1467, 2, 3, 0x0}, /* aten::huber_loss_backward.out */
    {107055, 107067, 1469, 3, 1, 0x10000}, /* aten::hypot */
    {107116, 107132, 1472, 2, 1, 0x10000}, /* aten::hypot.out */
    {107208, 107221, 1474, 3, 1, 0x10000}, /* aten::hypot_ */
    {107279, 107288, 1477, 3, 3, 0x10000}, /* aten::i0 */
    {107320, 107333, 1480, 2, 3, 0x10000}, /* aten::i0.out */
    {107392, 107402, 1482, 3, 3, 0x10000}, /* aten::i0_ */
    {107443, 107456, 1485, 3, 3, 0x10000}, /* aten::igamma */
    {107506, 107523, 1488, 2, 3, 0x10000}, /* aten::igamma.out */
    {107600, 107614, 1490, 3, 3, 0x10000}, /* aten::igamma_ */
    {107673, 107687, 1493, 3, 3, 0x10000}, /* aten::igammac */
    {107738, 107756, 1496, 2, 3, 0x10000}, /* aten::igammac.out */
    {107834, 107849, 1498, 3, 3, 0x10000}, /* aten::igammac_ */
    {107909, 107922, 1501, 2, 3, 0x0}, /* aten::im2col */
    {108026, 108043, 1503, 2, 3, 0x0}, /* aten::im2col.out */
    {108174, 108185, 1505, 1, 1, 0x0}, /* aten::imag */
    {108225, 108244, 1506, 2, 1, 0x9}, /* aten::index.Tensor */
    {108305, 108328, 1508, 2, 1, 0x0}, /* aten::index.Tensor_out */
    {108416, 108432, 1510, 3, 3, 0x0}, /* aten::index_add */
    {108528, 108548, 1513, 2, 3, 0x0}, /* aten::index_add.out */
    {108668, 108685, 1515, 3, 3, 0x0}, /* aten::index_add_ */
    {108790, 108807, 1518, 3, 3, 0x0}, /* aten::index_copy */
    {108885, 108906, 1521, 2, 3, 0x0}, /* aten::index_copy.out */
    {109011, 109029, 1523, 3, 3, 0x0}, /* aten::index_copy_ */
    {109116, 109144, 1526, 1, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {109232, 109264, 1527, 1, 0, 0x20}, /* aten::index_fill.int_Scalar_out */
    {109379, 109407, 1528, 1, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {109495, 109527, 1529, 1, 0, 0x20}, /* aten::index_fill.int_Tensor_out */
    {109642, 109671, 1530, 2, 1, 0x0}, /* aten::index_fill_.int_Scalar */
    {109768, 109797, 1532, 2, 1, 0x0}, /* aten::index_fill_.int_Tensor */
    {109894, 109910, 1534, 1, 1, 0x1}, /* aten::index_put */
    {110006, 110026, 1535, 1, 0, 0x20}, /* aten::index_put.out */
    {110149, 110166, 1536, 1, 1, 0x0}, /* aten::index_put_ */
    {110271, 110290, 1537, 3, 3, 0x0}, /* aten::index_reduce */
    {110409, 110432, 1540, 2, 3, 0x0}, /* aten::index_reduce.out */
    {110575, 110595, 1542, 3, 3, 0x0}, /* aten::index_reduce_ */
    {110723, 110742, 1545, 2, 3, 0x1}, /* aten::index_select */
    {110807, 110830, 1547, 2, 3, 0x0}, /* aten::index_select.out */
    {110922, 110950, 1549, 1, 0, 0x0}, /* aten::index_select_backward */
    {111045, 111057, 1550, 1, 3, 0x0}, /* aten::inner */
    {111106, 111122, 1551, 1, 3, 0x0}, /* aten::inner.out */
    {111198, 111218, 1552, 1, 3, 0x0}, /* aten::instance_norm */
    {111404, 111418, 1553, 1, 3, 0x0}, /* aten::inverse */
    {111455, 111473, 1554, 1, 3, 0x0}, /* aten::inverse.out */
    {111537, 111554, 1555, 1, 0, 0x0}, /* aten::is_complex */
    {111592, 111606, 1556, 1, 2, 0x0}, /* aten::is_conj */
    {111641, 111662, 1557, 1, 0, 0x0}, /* aten::is_distributed */
    {111704, 111728, 1558, 1, 0, 0x0}, /* aten::is_floating_point */
    {111773, 111792, 1559, 1, 0, 0x0}, /* aten::is_inference */
    {111832, 111845, 1560, 1, 2, 0x0}, /* aten::is_neg */
    {111879, 111896, 1561, 1, 0, 0x0}, /* aten::is_nonzero */
    {111934, 111950, 1562, 1, 3, 0x0}, /* aten::is_pinned */
    {112008, 112027, 1563, 1, 0, 0x0}, /* aten::is_same_size */
    {112081, 112097, 1564, 1, 0, 0x0}, /* aten::is_signed */
    {112134, 112148, 1565, 1, 3, 0x0}, /* aten::isclose */
    {112257, 112272, 1566, 1, 0, 0x10000}, /* aten::isfinite */
    {112310, 112335, 1567, 3, 3, 0x0}, /* aten::isin.Scalar_Tensor */
    {112456, 112485, 1570, 2, 3, 0x0}, /* aten::isin.Scalar_Tensor_out */
    {112630, 112655, 1572, 3, 3, 0x0}, /* aten::isin.Tensor_Scalar */
    {112776, 112805, 1575, 2, 3, 0x0}, /* aten::isin.Tensor_Scalar_out */
    {112950, 112975, 1577, 3, 3, 0x0}, /* aten::isin.Tensor_Tensor */
    {113097, 113126, 1580, 2, 3, 0x0}, /* aten::isin.Tensor_Tensor_out */
    {113272, 113284, 1582, 2, 0, 0x10001}, /* aten::isinf */
    {113319, 113335, 1584, 1, 0, 0x20}, /* aten::isinf.out */
    {113397, 113409, 1585, 2, 0, 0x10001}, /* aten::isnan */
    {113444, 113460, 1587, 1, 0, 0x20}, /* aten::isnan.out */
    {113522, 113537, 1588, 3, 3, 0x10000}, /* aten::isneginf */
    {113575, 113594, 1591, 2, 3, 0x10000}, /* aten::isneginf.out */
    {113659, 113674, 1593, 3, 3, 0x10000}, /* aten::isposinf */
    {113712, 113731, 1596, 2, 3, 0x10000}, /* aten::isposinf.out */
    {113796, 113809, 1598, 1, 3, 0x0}, /* aten::isreal */
    {113845, 113857, 1599, 1, 3, 0x0}, /* aten::istft */
    {114075, 114086, 1600, 1, 3, 0x4}, /* aten::item */
    {114120, 114140, 1601, 2, 3, 0x0}, /* aten::kaiser_window */
    {114281, 114306, 1603, 2, 3, 0x0}, /* aten::kaiser_window.beta */
    {114479, 114508, 1605, 1, 0, 0x20}, /* aten::kaiser_window.beta_out */
    {114616, 114640, 1606, 1, 0, 0x20}, /* aten::kaiser_window.out */
    {114716, 114745, 1607, 2, 3, 0x0}, /* aten::kaiser_window.periodic */
    {114910, 114943, 1609, 1, 0, 0x20}, /* aten::kaiser_window.periodic_out */
    {115043, 115056, 1610, 1, 3, 0x0}, /* aten::kl_div */
    {115153, 115164, 1611, 1, 3, 0x0}, /* aten::kron */
    {115212, 115227, 1612, 1, 3, 0x0}, /* aten::kron.out */
    {115302, 115317, 1613, 1, 3, 0x0}, /* aten::kthvalue */
    {115422, 115444, 1614, 2, 3, 0x0}, /* aten::kthvalue.values */
    {115606, 115620, 1616, 1, 3, 0x0}, /* aten::l1_loss */
    {115692, 115709, 1617, 1, 3, 0x0}, /* aten::layer_norm */
    {115858, 115868, 1618, 3, 3, 0x10000}, /* aten::lcm */
    {115915, 115929, 1621, 2, 3, 0x10000}, /* aten::lcm.out */
    {116003, 116014, 1623, 3, 3, 0x0}, /* aten::lcm_ */
    {116070, 116089, 1626, 1, 3, 0x10000}, /* aten::ldexp.Tensor */
    {116145, 116161, 1627, 1, 3, 0x10000}, /* aten::ldexp.out */
    {116237, 116250, 1628, 1, 3, 0x10000}, /* aten::ldexp_ */
    {116308, 116324, 1629, 3, 1, 0x10001}, /* aten::le.Scalar */
    {116377, 116397, 1632, 2, 1, 0x10000}, /* aten::le.Scalar_out */
    {116477, 116493, 1634, 3, 1, 0x10001}, /* aten::le.Tensor */
    {116546, 116566, 1637, 2, 1, 0x10000}, /* aten::le.Tensor_out */
    {116646, 116663, 1639, 3, 1, 0x0}, /* aten::le_.Scalar */
    {116725, 116742, 1642, 3, 1, 0x0}, /* aten::le_.Tensor */
    {116804, 116821, 1645, 3, 1, 0x10001}, /* aten::leaky_relu */
    {116889, 116910, 1648, 2, 1, 0x0}, /* aten::leaky_relu.out */
    {117005, 117023, 1650, 3, 1, 0x10000}, /* aten::leaky_relu_ */
    {117100, 117126, 1653, 3, 3, 0x0}, /* aten::leaky_relu_backward */
    {117239, 117276, 1656, 2, 3, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {117430, 117448, 1658, 3, 1, 0x10000}, /* aten::lerp.Scalar */
    {117516, 117538, 1661, 2, 1, 0x10000}, /* aten::lerp.Scalar_out */
    {117633, 117651, 1663, 3, 1, 0x10000}, /* aten::lerp.Tensor */
    {117719, 117741, 1666, 2, 1, 0x10000}, /* aten::lerp.Tensor_out */
    {117836, 117855, 1668, 3, 1, 0x10000}, /* aten::lerp_.Scalar */
    {117932, 117951, 1671, 3, 1, 0x10000}, /* aten::lerp_.Tensor */
    {118028, 118046, 1674, 1, 3, 0x0}, /* aten::less.Scalar */
    {118101, 118123, 1675, 1, 3, 0x0}, /* aten::less.Scalar_out */
    {118205, 118223, 1676, 1, 3, 0x0}, /* aten::less.Tensor */
    {118278, 118300, 1677, 1, 3, 0x0}, /* aten::less.Tensor_out */
    {118382, 118401, 1678, 1, 3, 0x0}, /* aten::less_.Scalar */
    {118465, 118484, 1679, 1, 3, 0x0}, /* aten::less_.Tensor */
    {118548, 118572, 1680, 1, 3, 0x0}, /* aten::less_equal.Scalar */
    {118633, 118661, 1681, 1, 3, 0x0}, /* aten::less_equal.Scalar_out */
    {118749, 118773, 1682, 1, 3, 0x0}, /* aten::less_equal.Tensor */
    {118834, 118862, 1683, 1, 3, 0x0}, /* aten::less_equal.Tensor_out */
    {118950, 118975, 1684, 1, 3, 0x0}, /* aten::less_equal_.Scalar */
    {119045, 119070, 1685, 1, 3, 0x0}, /* aten::less_equal_.Tensor */
    {119140, 119153, 1686, 3, 1, 0x10000}, /* aten::lgamma */
    {119189, 119206, 1689, 2, 1, 0x10000}, /* aten::lgamma.out */
    {119269, 119283, 1691, 3, 1, 0x10000}, /* aten::lgamma_ */
    {119328, 119339, 1694, 1, 3, 0x0}, /* aten::lift */
    {119373, 119388, 1695, 1, 0, 0x20}, /* aten::lift.out */
    {119449, 119466, 1696, 1, 3, 0x0}, /* aten::lift_fresh */
    {119512, 119534, 1697, 1, 3, 0x80000}, /* aten::lift_fresh_copy */
    {119579, 119605, 1698, 1, 0, 0x80020}, /* aten::lift_fresh_copy.out */
    {119677, 119699, 1699, 1, 3, 0x0}, /* aten::linalg_cholesky */
    {119765, 119791, 1700, 1, 3, 0x0}, /* aten::linalg_cholesky.out */
    {119881, 119906, 1701, 2, 3, 0x0}, /* aten::linalg_cholesky_ex */
    {120017, 120044, 1703, 2, 3, 0x0}, /* aten::linalg_cholesky_ex.L */
    {120196, 120214, 1705, 1, 3, 0x0}, /* aten::linalg_cond */
    {120271, 120293, 1706, 1, 3, 0x0}, /* aten::linalg_cond.out */
    {120377, 120401, 1707, 1, 3, 0x0}, /* aten::linalg_cond.p_str */
    {120455, 120483, 1708, 1, 3, 0x0}, /* aten::linalg_cond.p_str_out */
    {120564, 120583, 1709, 2, 3, 0x0}, /* aten::linalg_cross */
    {120654, 120677, 1711, 2, 3, 0x0}, /* aten::linalg_cross.out */
    {120772, 120789, 1713, 1, 3, 0x0}, /* aten::linalg_det */
    {120826, 120847, 1714, 1, 3, 0x0}, /* aten::linalg_det.out */
    {120911, 120933, 1715, 1, 3, 0x0}, /* aten::linalg_diagonal */
    {121024, 121041, 1716, 2, 3, 0x0}, /* aten::linalg_eig */
    {121116, 121137, 1718, 2, 3, 0x0}, /* aten::linalg_eig.out */
    {121276, 121294, 1720, 1, 3, 0x0}, /* aten::linalg_eigh */
    {121384, 121410, 1721, 1, 3, 0x0}, /* aten::linalg_eigh.eigvals */
    {121559, 121580, 1722, 1, 3, 0x0}, /* aten::linalg_eigvals */
    {121624, 121649, 1723, 2, 3, 0x0}, /* aten::linalg_eigvals.out */
    {121720, 121742, 1725, 1, 3, 0x0}, /* aten::linalg_eigvalsh */
    {121801, 121827, 1726, 1, 3, 0x0}, /* aten::linalg_eigvalsh.out */
    {121913, 121946, 1727, 2, 3, 0x0}, /* aten::linalg_householder_product */
    {122015, 122052, 1729, 2, 3, 0x0}, /* aten::linalg_householder_product.out */
    {122148, 122165, 1731, 1, 3, 0x0}, /* aten::linalg_inv */
    {122202, 122223, 1732, 1, 3, 0x0}, /* aten::linalg_inv.out */
    {122287, 122307, 1733, 2, 3, 0x0}, /* aten::linalg_inv_ex */
    {122398, 122426, 1735, 2, 3, 0x0}, /* aten::linalg_inv_ex.inverse */
    {122570, 122594, 1737, 1, 3, 0x0}, /* aten::linalg_ldl_factor */
    {122686, 122714, 1738, 1, 3, 0x0}, /* aten::linalg_ldl_factor.out */
    {122852, 122879, 1739, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex */
    {123012, 123043, 1741, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {123243, 123266, 1743, 2, 3, 0x0}, /* aten::linalg_ldl_solve */
    {123360, 123387, 1745, 2, 3, 0x0}, /* aten::linalg_ldl_solve.out */
    {123505, 123524, 1747, 2, 3, 0x8}, /* aten::linalg_lstsq */
    {123682, 123705, 1749, 2, 3, 0x8}, /* aten::linalg_lstsq.out */
    {123971, 123987, 1751, 2, 3, 0x0}, /* aten::linalg_lu */
    {124067, 124087, 1753, 2, 3, 0x0}, /* aten::linalg_lu.out */
    {124225, 124248, 1755, 1, 3, 0x0}, /* aten::linalg_lu_factor */
    {124331, 124358, 1756, 1, 3, 0x0}, /* aten::linalg_lu_factor.out */
    {124487, 124513, 1757, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex */
    {124637, 124667, 1759, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {124858, 124880, 1761, 2, 3, 0x0}, /* aten::linalg_lu_solve */
    {124987, 125013, 1763, 2, 3, 0x0}, /* aten::linalg_lu_solve.out */
    {125144, 125164, 1765, 1, 3, 0x0}, /* aten::linalg_matmul */
    {125221, 125245, 1766, 1, 3, 0x0}, /* aten::linalg_matmul.out */
    {125329, 125353, 1767, 2, 3, 0x0}, /* aten::linalg_matrix_exp */
    {125400, 125428, 1769, 1, 0, 0x20}, /* aten::linalg_matrix_exp.out */
    {125502, 125527, 1770, 1, 3, 0x0}, /* aten::linalg_matrix_norm */
    {125653, 125682, 1771, 1, 3, 0x0}, /* aten::linalg_matrix_norm.out */
    {125832, 125865, 1772, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {126002, 126039, 1773, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {126200, 126226, 1774, 1, 3, 0x0}, /* aten::linalg_matrix_power */
    {126282, 126312, 1775, 1, 3, 0x0}, /* aten::linalg_matrix_power.out */
    {126395, 126420, 1776, 1, 3, 0x0}, /* aten::linalg_matrix_rank */
    {126501, 126542, 1777, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float */
    {126667, 126712, 1778, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float_out */
    {126861, 126903, 1779, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor */
    {127032, 127078, 1780, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out */
    {127231, 127260, 1781, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out */
    {127368, 127408, 1782, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out_tol_tensor */
    {127529, 127565, 1783, 1, 3, 0x0}, /* aten::linalg_matrix_rank.tol_tensor */
    {127659, 127682, 1784, 1, 3, 0x0}, /* aten::linalg_multi_dot */
    {127733, 127760, 1785, 1, 3, 0x0}, /* aten::linalg_multi_dot.out */
    {127838, 127856, 1786, 1, 3, 0x0}, /* aten::linalg_norm */
    {127980, 128006, 1787, 1, 3, 0x0}, /* aten::linalg_norm.ord_str */
    {128129, 128159, 1788, 1, 3, 0x0}, /* aten::linalg_norm.ord_str_out */
    {128306, 128328, 1789, 1, 3, 0x0}, /* aten::linalg_norm.out */
    {128476, 128494, 1790, 1, 3, 0x0}, /* aten::linalg_pinv */
    {128570, 128604, 1791, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float */
    {128722, 128760, 1792, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float_out */
    {128902, 128937, 1793, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor */
    {129058, 129097, 1794, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor_out */
    {129242, 129264, 1795, 1, 3, 0x0}, /* aten::linalg_pinv.out */
    {129367, 129402, 1796, 1, 3, 0x0}, /* aten::linalg_pinv.out_rcond_tensor */
    {129519, 129550, 1797, 1, 3, 0x0}, /* aten::linalg_pinv.rcond_tensor */
    {129640, 129656, 1798, 2, 3, 0x0}, /* aten::linalg_qr */
    {129726, 129746, 1800, 2, 3, 0x0}, /* aten::linalg_qr.out */
    {129859, 129880, 1802, 1, 3, 0x0}, /* aten::linalg_slogdet */
    {129946, 129971, 1803, 1, 3, 0x0}, /* aten::linalg_slogdet.out */
    {130091, 130110, 1804, 1, 3, 0x0}, /* aten::linalg_solve */
    {130178, 130201, 1805, 1, 3, 0x0}, /* aten::linalg_solve.out */
    {130293, 130315, 1806, 1, 3, 0x0}, /* aten::linalg_solve_ex */
    {130433, 130459, 1807, 1, 3, 0x0}, /* aten::linalg_solve_ex.out */
    {130625, 130655, 1808, 2, 3, 0x0}, /* aten::linalg_solve_triangular */
    {130775, 130809, 1810, 2, 3, 0x0}, /* aten::linalg_solve_triangular.out */
    {130953, 130970, 1812, 1, 3, 0x0}, /* aten::linalg_svd */
    {131078, 131097, 1813, 1, 3, 0x0}, /* aten::linalg_svd.U */
    {131262, 131283, 1814, 1, 3, 0x0}, /* aten::linalg_svdvals */
    {131345, 131370, 1815, 1, 3, 0x0}, /* aten::linalg_svdvals.out */
    {131456, 131479, 1816, 1, 3, 0x0}, /* aten::linalg_tensorinv */
    {131536, 131563, 1817, 1, 3, 0x0}, /* aten::linalg_tensorinv.out */
    {131647, 131672, 1818, 1, 3, 0x0}, /* aten::linalg_tensorsolve */
    {131752, 131781, 1819, 1, 3, 0x0}, /* aten::linalg_tensorsolve.out */
    {131888, 131908, 1820, 1, 3, 0x0}, /* aten::linalg_vander */
    {131967, 131987, 1821, 1, 3, 0x0}, /* aten::linalg_vecdot */
    {132052, 132076, 1822, 1, 3, 0x0}, /* aten::linalg_vecdot.out */
    {132165, 132190, 1823, 3, 3, 0x40000}, /* aten::linalg_vector_norm */
    {132317, 132346, 1826, 2, 3, 0x40000}, /* aten::linalg_vector_norm.out */
    {132497, 132510, 1828, 1, 3, 0x0}, /* aten::linear */
    {132581, 132598, 1829, 1, 3, 0x0}, /* aten::linear.out */
    {132696, 132711, 1830, 2, 3, 0x0}, /* aten::linspace */
    {132865, 132894, 1832, 2, 3, 0x0}, /* aten::linspace.Scalar_Tensor */
    {133062, 133095, 1834, 1, 3, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {133198, 133227, 1835, 2, 3, 0x0}, /* aten::linspace.Tensor_Scalar */
    {133395, 133428, 1837, 1, 3, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {133531, 133560, 1838, 2, 3, 0x0}, /* aten::linspace.Tensor_Tensor */
    {133728, 133761, 1840, 1, 3, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {133864, 133883, 1841, 2, 3, 0x0}, /* aten::linspace.out */
    {133972, 133982, 1843, 3, 1, 0x10001}, /* aten::log */
    {134015, 134029, 1846, 2, 1, 0x10000}, /* aten::log.out */
    {134089, 134101, 1848, 3, 1, 0x10001}, /* aten::log10 */
    {134136, 134152, 1851, 2, 1, 0x10000}, /* aten::log10.out */
    {134214, 134227, 1853, 3, 1, 0x10000}, /* aten::log10_ */
    {134271, 134283, 1856, 3, 1, 0x10001}, /* aten::log1p */
    {134318, 134334, 1859, 2, 1, 0x10000}, /* aten::log1p.out */
    {134396, 134409, 1861, 3, 1, 0x10000}, /* aten::log1p_ */
    {134453, 134464, 1864, 3, 1, 0x10001}, /* aten::log2 */
    {134498, 134513, 1867, 2, 1, 0x10000}, /* aten::log2.out */
    {134574, 134586, 1869, 3, 1, 0x10000}, /* aten::log2_ */
    {134629, 134640, 1872, 3, 1, 0x10000}, /* aten::log_ */
    {134682, 134699, 1875, 1, 0, 0x2020}, /* aten::log_normal */
    {134798, 134819, 1876, 1, 0, 0x2020}, /* aten::log_normal.out */
    {134942, 134960, 1877, 2, 1, 0x2000}, /* aten::log_normal_ */
    {135066, 135084, 1879, 1, 1, 0x0}, /* aten::log_sigmoid */
    {135125, 135147, 1880, 1, 1, 0x0}, /* aten::log_sigmoid.out */
    {135215, 135242, 1881, 2, 3, 0x0}, /* aten::log_sigmoid_backward */
    {135327, 135365, 1883, 2, 3, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {135491, 135517, 1885, 2, 1, 0x0}, /* aten::log_sigmoid_forward */
    {135590, 135623, 1887, 2, 1, 0x0}, /* aten::log_sigmoid_forward.output */
    {135738, 135760, 1889, 1, 3, 0x0}, /* aten::log_softmax.int */
    {135838, 135864, 1890, 2, 3, 0x0}, /* aten::log_softmax.int_out */
    {135969, 135985, 1892, 3, 3, 0x10000}, /* aten::logaddexp */
    {136038, 136058, 1895, 2, 3, 0x10000}, /* aten::logaddexp.out */
    {136138, 136155, 1897, 3, 3, 0x10000}, /* aten::logaddexp2 */
    {136209, 136230, 1900, 2, 3, 0x10000}, /* aten::logaddexp2.out */
    {136311, 136330, 1902, 1, 3, 0x0}, /* aten::logcumsumexp */
    {136381, 136404, 1903, 2, 3, 0x0}, /* aten::logcumsumexp.out */
    {136482, 136495, 1905, 1, 3, 0x0}, /* aten::logdet */
    {136531, 136549, 1906, 2, 1, 0x10001}, /* aten::logical_and */
    {136604, 136626, 1908, 2, 1, 0x10000}, /* aten::logical_and.out */
    {136708, 136727, 1910, 2, 1, 0x10000}, /* aten::logical_and_ */
    {136791, 136809, 1912, 2, 1, 0x10001}, /* aten::logical_not */
    {136850, 136872, 1914, 2, 1, 0x10000}, /* aten::logical_not.out */
    {136940, 136959, 1916, 2, 1, 0x10000}, /* aten::logical_not_ */
    {137009, 137026, 1918, 2, 1, 0x10001}, /* aten::logical_or */
    {137080, 137101, 1920, 2, 1, 0x10000}, /* aten::logical_or.out */
    {137182, 137200, 1922, 2, 1, 0x10000}, /* aten::logical_or_ */
    {137263, 137281, 1924, 2, 1, 0x10001}, /* aten::logical_xor */
    {137336, 137358, 1926, 2, 1, 0x10000}, /* aten::logical_xor.out */
    {137440, 137459, 1928, 2, 1, 0x10000}, /* aten::logical_xor_ */
    {137523, 137535, 1930, 2, 3, 0x10000}, /* aten::logit */
    {137587, 137603, 1932, 2, 3, 0x10000}, /* aten::logit.out */
    {137682, 137695, 1934, 2, 3, 0x10000}, /* aten::logit_ */
    {137756, 137777, 1936, 3, 3, 0x10000}, /* aten::logit_backward */
    {137858, 137890, 1939, 2, 3, 0x10000}, /* aten::logit_backward.grad_input */
    {138012, 138027, 1941, 2, 3, 0x0}, /* aten::logspace */
    {138198, 138227, 1943, 2, 3, 0x0}, /* aten::logspace.Scalar_Tensor */
    {138412, 138445, 1945, 1, 3, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {138565, 138594, 1946, 2, 3, 0x0}, /* aten::logspace.Tensor_Scalar */
    {138779, 138812, 1948, 1, 3, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {138932, 138961, 1949, 2, 3, 0x0}, /* aten::logspace.Tensor_Tensor */
    {139146, 139179, 1951, 1, 3, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {139299, 139318, 1952, 2, 3, 0x0}, /* aten::logspace.out */
    {139424, 139440, 1954, 1, 1, 0x40000}, /* aten::logsumexp */
    {139511, 139531, 1955, 2, 1, 0x40000}, /* aten::logsumexp.out */
    {139629, 139645, 1957, 1, 3, 0x2000}, /* aten::lstm.data */
    {139832, 139849, 1958, 1, 3, 0x2000}, /* aten::lstm.input */
    {140036, 140052, 1959, 1, 3, 0x0}, /* aten::lstm_cell */
    {140179, 140195, 1960, 3, 1, 0x10001}, /* aten::lt.Scalar */
    {140248, 140268, 1963, 2, 1, 0x10000}, /* aten::lt.Scalar_out */
    {140348, 140364, 1965, 3, 1, 0x10001}, /* aten::lt.Tensor */
    {140417, 140437, 1968, 2, 1, 0x10000}, /* aten::lt.Tensor_out */
    {140517, 140534, 1970, 3, 1, 0x0}, /* aten::lt_.Scalar */
    {140596, 140613, 1973, 3, 1, 0x0}, /* aten::lt_.Tensor */
    {140675, 140690, 1976, 1, 3, 0x0}, /* aten::lu_solve */
    {140762, 140781, 1977, 1, 3, 0x0}, /* aten::lu_solve.out */
    {140880, 140896, 1978, 2, 3, 0x0}, /* aten::lu_unpack */
    {141028, 141048, 1980, 2, 3, 0x0}, /* aten::lu_unpack.out */
    {141241, 141250, 1982, 1, 3, 0x0}, /* aten::mH */
    {141288, 141297, 1983, 1, 3, 0x0}, /* aten::mT */
    {141335, 141361, 1984, 1, 3, 0x0}, /* aten::margin_ranking_loss */
    {141480, 141505, 1985, 1, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {141580, 141609, 1986, 1, 0, 0x20}, /* aten::masked_fill.Scalar_out */
    {141711, 141736, 1987, 1, 1, 0x0}, /* aten::masked_fill.Tensor */
    {141811, 141840, 1988, 1, 0, 0x20}, /* aten::masked_fill.Tensor_out */
    {141942, 141968, 1989, 2, 1, 0x0}, /* aten::masked_fill_.Scalar */
    {142052, 142078, 1991, 2, 1, 0x0}, /* aten::masked_fill_.Tensor */
    {142162, 142183, 1993, 1, 3, 0x1}, /* aten::masked_scatter */
    {142255, 142280, 1994, 1, 0, 0x20}, /* aten::masked_scatter.out */
    {142379, 142401, 1995, 2, 3, 0x0}, /* aten::masked_scatter_ */
    {142482, 142512, 1997, 1, 3, 0x0}, /* aten::masked_scatter_backward */
    {142601, 142621, 1998, 1, 3, 0x8}, /* aten::masked_select */
    {142677, 142701, 1999, 1, 3, 0x8}, /* aten::masked_select.out */
    {142784, 142797, 2000, 1, 3, 0x0}, /* aten::matmul */
    {142847, 142864, 2001, 1, 3, 0x0}, /* aten::matmul.out */
    {142941, 142956, 2002, 1, 3, 0x0}, /* aten::matrix_H */
    {143000, 143017, 2003, 1, 3, 0x0}, /* aten::matrix_exp */
    {143057, 143076, 2004, 1, 3, 0x0}, /* aten::matrix_power */
    {143125, 143148, 2005, 1, 3, 0x0}, /* aten::matrix_power.out */
    {143224, 143234, 2006, 2, 1, 0x40000}, /* aten::max */
    {143267, 143281, 2008, 3, 1, 0x40001}, /* aten::max.dim */
    {143372, 143390, 2011, 2, 1, 0x40000}, /* aten::max.dim_max */
    {143535, 143551, 2013, 1, 1, 0x10000}, /* aten::max.other */
    {143604, 143618, 2014, 1, 1, 0x10000}, /* aten::max.out */
    {143692, 143712, 2015, 2, 1, 0x40000}, /* aten::max.unary_out */
    {143778, 143795, 2017, 1, 3, 0x0}, /* aten::max_pool1d */
    {143932, 143962, 2018, 1, 3, 0x0}, /* aten::max_pool1d_with_indices */
    {144122, 144139, 2019, 1, 3, 0x0}, /* aten::max_pool2d */
    {144276, 144306, 2020, 2, 3, 0x1}, /* aten::max_pool2d_with_indices */
    {144466, 144500, 2022, 2, 3, 0x0}, /* aten::max_pool2d_with_indices.out */
    {144711, 144750, 2024, 2, 3, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {144932, 144982, 2026, 2, 3, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {145205, 145222, 2028, 1, 3, 0x0}, /* aten::max_pool3d */
    {145359, 145389, 2029, 2, 3, 0x1}, /* aten::max_pool3d_with_indices */
    {145549, 145583, 2031, 2, 3, 0x0}, /* aten::max_pool3d_with_indices.out */
    {145794, 145833, 2033, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {146015, 146065, 2035, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {146288, 146307, 2037, 2, 3, 0x0}, /* aten::max_unpool2d */
    {146388, 146411, 2039, 2, 3, 0x0}, /* aten::max_unpool2d.out */
    {146519, 146538, 2041, 2, 3, 0x0}, /* aten::max_unpool3d */
    {146650, 146673, 2043, 2, 3, 0x0}, /* aten::max_unpool3d.out */
    {146812, 146826, 2045, 3, 1, 0x10001}, /* aten::maximum */
    {146877, 146895, 2048, 2, 1, 0x10000}, /* aten::maximum.out */
    {146973, 146984, 2050, 1, 1, 0x40001}, /* aten::mean */
    {147045, 147060, 2051, 3, 1, 0x40001}, /* aten::mean.dim */
    {147158, 147179, 2054, 2, 1, 0x40000}, /* aten::mean.dtype_out */
    {147270, 147285, 2056, 2, 1, 0x40000}, /* aten::mean.out */
    {147403, 147416, 2058, 2, 3, 0x0}, /* aten::median */
    {147452, 147469, 2060, 1, 3, 0x0}, /* aten::median.dim */
    {147563, 147587, 2061, 2, 3, 0x0}, /* aten::median.dim_values */
    {147738, 147755, 2063, 1, 0, 0x20}, /* aten::median.out */
    {147818, 147833, 2064, 1, 3, 0x0}, /* aten::meshgrid */
    {147878, 147902, 2065, 1, 3, 0x0}, /* aten::meshgrid.indexing */
    {147973, 147983, 2066, 2, 1, 0x40000}, /* aten::min */
    {148016, 148030, 2068, 3, 1, 0x40001}, /* aten::min.dim */
    {148121, 148139, 2071, 2, 1, 0x40000}, /* aten::min.dim_min */
    {148285, 148301, 2073, 1, 1, 0x10000}, /* aten::min.other */
    {148354, 148368, 2074, 1, 1, 0x10000}, /* aten::min.out */
    {148442, 148462, 2075, 2, 1, 0x40000}, /* aten::min.unary_out */
    {148528, 148542, 2077, 3, 1, 0x10001}, /* aten::minimum */
    {148593, 148611, 2080, 2, 1, 0x10000}, /* aten::minimum.out */
    {148689, 148700, 2082, 3, 3, 0x10000}, /* aten::mish */
    {148734, 148749, 2085, 2, 3, 0x0}, /* aten::mish.out */
    {148810, 148822, 2087, 3, 3, 0x0}, /* aten::mish_ */
    {148865, 148885, 2090, 3, 3, 0x0}, /* aten::mish_backward */
    {148948, 148957, 2093, 3, 3, 0x1}, /* aten::mm */
    {149002, 149015, 2096, 2, 3, 0x0}, /* aten::mm.out */
    {149087, 149098, 2098, 2, 3, 0x0}, /* aten::mode */
    {149189, 149207, 2100, 2, 3, 0x0}, /* aten::mode.values */
    {149355, 149374, 2102, 1, 3, 0x0}, /* aten::moveaxis.int */
    {149451, 149474, 2103, 1, 3, 0x0}, /* aten::moveaxis.intlist */
    {149559, 149577, 2104, 1, 3, 0x0}, /* aten::movedim.int */
    {149653, 149675, 2105, 1, 3, 0x0}, /* aten::movedim.intlist */
    {149759, 149774, 2106, 2, 1, 0x0}, /* aten::mse_loss */
    {149847, 149866, 2108, 2, 1, 0x0}, /* aten::mse_loss.out */
    {149966, 149990, 2110, 2, 3, 0x0}, /* aten::mse_loss_backward */
    {150087, 150122, 2112, 2, 3, 0x0}, /* aten::mse_loss_backward.grad_input */
    {150260, 150272, 2114, 1, 3, 0x0}, /* aten::msort */
    {150307, 150323, 2115, 1, 3, 0x0}, /* aten::msort.out */
    {150385, 150402, 2116, 1, 1, 0x10001}, /* aten::mul.Scalar */
    {150456, 150477, 2117, 1, 0, 0x20}, /* aten::mul.Scalar_out */
    {150558, 150575, 2118, 3, 1, 0x10001}, /* aten::mul.Tensor */
    {150629, 150643, 2121, 2, 1, 0x10000}, /* aten::mul.out */
    {150717, 150735, 2123, 1, 1, 0x10000}, /* aten::mul_.Scalar */
    {150798, 150816, 2124, 3, 1, 0x10000}, /* aten::mul_.Tensor */
    {150879, 150903, 2127, 2, 3, 0x0}, /* aten::multi_margin_loss */
    {151035, 151063, 2129, 2, 3, 0x0}, /* aten::multi_margin_loss.out */
    {151222, 151255, 2131, 2, 3, 0x0}, /* aten::multi_margin_loss_backward */
    {151412, 151456, 2133, 2, 3, 0x0}, /* aten::multi_margin_loss_backward.grad_input */
    {151654, 151683, 2135, 1, 3, 0x0}, /* aten::multilabel_margin_loss */
    {151770, 151803, 2136, 1, 3, 0x0}, /* aten::multilabel_margin_loss.out */
    {151917, 151955, 2137, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward */
    {152084, 152133, 2139, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward.grad_input */
    {152303, 152340, 2141, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward */
    {152457, 152501, 2143, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward.output */
    {152660, 152678, 2145, 2, 3, 0x2000}, /* aten::multinomial */
    {152793, 152815, 2147, 2, 3, 0x2000}, /* aten::multinomial.out */
    {152954, 152976, 2149, 1, 3, 0x0}, /* aten::multiply.Scalar */
    {153035, 153057, 2150, 1, 3, 0x0}, /* aten::multiply.Tensor */
    {153116, 153135, 2151, 1, 3, 0x0}, /* aten::multiply.out */
    {153214, 153237, 2152, 1, 3, 0x0}, /* aten::multiply_.Scalar */
    {153305, 153328, 2153, 1, 3, 0x0}, /* aten::multiply_.Tensor */
    {153396, 153405, 2154, 1, 3, 0x0}, /* aten::mv */
    {153449, 153462, 2155, 1, 3, 0x0}, /* aten::mv.out */
    {153533, 153548, 2156, 2, 1, 0x10000}, /* aten::mvlgamma */
    {153593, 153612, 2158, 2, 3, 0x10000}, /* aten::mvlgamma.out */
    {153684, 153700, 2160, 2, 1, 0x10000}, /* aten::mvlgamma_ */
    {153754, 153771, 2162, 2, 3, 0x10000}, /* aten::nan_to_num */
    {153868, 153889, 2164, 2, 3, 0x10000}, /* aten::nan_to_num.out */
    {154013, 154031, 2166, 2, 3, 0x10000}, /* aten::nan_to_num_ */
    {154137, 154151, 2168, 1, 1, 0x0}, /* aten::nanmean */
    {154253, 154271, 2169, 1, 1, 0x0}, /* aten::nanmean.out */
    {154397, 154413, 2170, 2, 3, 0x0}, /* aten::nanmedian */
    {154452, 154472, 2172, 1, 3, 0x0}, /* aten::nanmedian.dim */
    {154569, 154596, 2173, 2, 3, 0x0}, /* aten::nanmedian.dim_values */
    {154750, 154770, 2175, 1, 0, 0x20}, /* aten::nanmedian.out */
    {154836, 154854, 2176, 1, 3, 0x0}, /* aten::nanquantile */
    {154971, 154993, 2177, 1, 3, 0x0}, /* aten::nanquantile.out */
    {155134, 155159, 2178, 1, 3, 0x0}, /* aten::nanquantile.scalar */
    {155282, 155311, 2179, 1, 3, 0x0}, /* aten::nanquantile.scalar_out */
    {155458, 155471, 2180, 2, 3, 0x40000}, /* aten::nansum */
    {155572, 155589, 2182, 2, 3, 0x40000}, /* aten::nansum.out */
    {155714, 155727, 2184, 1, 0, 0x0}, /* aten::narrow */
    {155807, 155827, 2185, 1, 0, 0x0}, /* aten::narrow.Tensor */
    {155914, 155932, 2186, 1, 3, 0x80000}, /* aten::narrow_copy */
    {156011, 156033, 2187, 2, 3, 0x0}, /* aten::narrow_copy.out */
    {156139, 156163, 2189, 2, 3, 0x0}, /* aten::native_batch_norm */
    {156344, 156372, 2191, 2, 3, 0x0}, /* aten::native_batch_norm.out */
    {156634, 156667, 2193, 2, 3, 0x0}, /* aten::native_batch_norm_backward */
    {156902, 156939, 2195, 1, 0, 0x20}, /* aten::native_batch_norm_backward.out */
    {157244, 157265, 2196, 2, 3, 0x2001}, /* aten::native_dropout */
    {157342, 157367, 2198, 1, 0, 0x2020}, /* aten::native_dropout.out */
    {157493, 157523, 2199, 2, 3, 0x10000}, /* aten::native_dropout_backward */
    {157609, 157643, 2201, 1, 0, 0x20}, /* aten::native_dropout_backward.out */
    {157756, 157780, 2202, 2, 3, 0x1}, /* aten::native_group_norm */
    {157930, 157958, 2204, 1, 0, 0x20}, /* aten::native_group_norm.out */
    {158178, 158211, 2205, 2, 3, 0x1}, /* aten::native_group_norm_backward */
    {158409, 158446, 2207, 1, 0, 0x20}, /* aten::native_group_norm_backward.out */
    {158714, 158738, 2208, 2, 3, 0x1}, /* aten::native_layer_norm */
    {158872, 158900, 2210, 1, 0, 0x20}, /* aten::native_layer_norm.out */
    {159104, 159137, 2211, 2, 3, 0x1}, /* aten::native_layer_norm_backward */
    {159333, 159370, 2213, 1, 0, 0x20}, /* aten::native_layer_norm_backward.out */
    {159636, 159652, 2214, 3, 1, 0x10001}, /* aten::ne.Scalar */
    {159705, 159725, 2217, 2, 1, 0x10000}, /* aten::ne.Scalar_out */
    {159805, 159821, 2219, 3, 1, 0x10001}, /* aten::ne.Tensor */
    {159874, 159894, 2222, 2, 1, 0x10000}, /* aten::ne.Tensor_out */
    {159974, 159991, 2224, 3, 1, 0x0}, /* aten::ne_.Scalar */
    {160053, 160070, 2227, 3, 1, 0x0}, /* aten::ne_.Tensor */
    {160132, 160142, 2230, 3, 1, 0x10001}, /* aten::neg */
    {160175, 160189, 2233, 2, 1, 0x10000}, /* aten::neg.out */
    {160249, 160260, 2235, 3, 1, 0x10000}, /* aten::neg_ */
    {160302, 160317, 2238, 1, 3, 0x0}, /* aten::negative */
    {160355, 160374, 2239, 1, 3, 0x0}, /* aten::negative.out */
    {160439, 160455, 2240, 1, 3, 0x0}, /* aten::negative_ */
    {160502, 160518, 2241, 1, 3, 0x0}, /* aten::new_empty */
    {160664, 160684, 2242, 1, 0, 0x20}, /* aten::new_empty.out */
    {160765, 160789, 2243, 1, 3, 0x0}, /* aten::new_empty_strided */
    {160960, 160988, 2244, 1, 0, 0x20}, /* aten::new_empty_strided.out */
    {161094, 161109, 2245, 1, 3, 0x0}, /* aten::new_full */
    {161273, 161292, 2246, 1, 0, 0x20}, /* aten::new_full.out */
    {161391, 161406, 2247, 1, 3, 0x0}, /* aten::new_ones */
    {161551, 161570, 2248, 1, 0, 0x20}, /* aten::new_ones.out */
    {161650, 161666, 2249, 1, 3, 0x0}, /* aten::new_zeros */
    {161812, 161832, 2250, 1, 0, 0x20}, /* aten::new_zeros.out */
    {161913, 161929, 2251, 3, 3, 0x10000}, /* aten::nextafter */
    {161982, 162002, 2254, 2, 3, 0x10000}, /* aten::nextafter.out */
    {162082, 162099, 2256, 3, 3, 0x10000}, /* aten::nextafter_ */
    {162161, 162176, 2259, 1, 3, 0x0}, /* aten::nll_loss */
    {162296, 162315, 2260, 1, 3, 0x0}, /* aten::nll_loss.out */
    {162462, 162479, 2261, 1, 3, 0x0}, /* aten::nll_loss2d */
    {162601, 162622, 2262, 1, 3, 0x0}, /* aten::nll_loss2d.out */
    {162771, 162797, 2263, 2, 3, 0x0}, /* aten::nll_loss2d_backward */
    {162954, 162991, 2265, 2, 3, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {163189, 163214, 2267, 2, 3, 0x0}, /* aten::nll_loss2d_forward */
    {163359, 163391, 2269, 2, 3, 0x0}, /* aten::nll_loss2d_forward.output */
    {163578, 163602, 2271, 2, 3, 0x0}, /* aten::nll_loss_backward */
    {163757, 163792, 2273, 2, 3, 0x0}, /* aten::nll_loss_backward.grad_input */
    {163988, 164011, 2275, 2, 3, 0x0}, /* aten::nll_loss_forward */
    {164154, 164184, 2277, 2, 3, 0x0}, /* aten::nll_loss_forward.output */
    {164369, 164387, 2279, 1, 3, 0x0}, /* aten::nll_loss_nd */
    {164510, 164524, 2280, 1, 3, 0x9}, /* aten::nonzero */
    {164561, 164579, 2281, 1, 3, 0x8}, /* aten::nonzero.out */
    {164643, 164663, 2282, 1, 3, 0x0}, /* aten::nonzero_numpy */
    {164708, 164729, 2283, 2, 3, 0x0}, /* aten::nonzero_static */
    {164808, 164833, 2285, 2, 3, 0x0}, /* aten::nonzero_static.out */
    {164936, 164954, 2287, 1, 1, 0x40000}, /* aten::norm.Scalar */
    {165007, 165032, 2288, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {165123, 165154, 2291, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {165266, 165293, 2294, 1, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {165375, 165406, 2295, 1, 0, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {165512, 165534, 2296, 1, 0, 0x20}, /* aten::norm.Scalar_out */
    {165614, 165635, 2297, 2, 1, 0x40000}, /* aten::norm.dtype_out */
    {165757, 165772, 2299, 2, 1, 0x40000}, /* aten::norm.out */
    {165876, 165903, 2301, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor */
    {165995, 166026, 2303, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {166142, 166168, 2305, 2, 3, 0x2000}, /* aten::normal.Tensor_float */
    {166260, 166290, 2307, 2, 3, 0x2000}, /* aten::normal.Tensor_float_out */
    {166406, 166432, 2309, 2, 3, 0x2000}, /* aten::normal.float_Tensor */
    {166522, 166552, 2311, 2, 3, 0x2000}, /* aten::normal.float_Tensor_out */
    {166666, 166691, 2313, 2, 3, 0x2000}, /* aten::normal.float_float */
    {166883, 166912, 2315, 1, 3, 0x2000}, /* aten::normal.float_float_out */
    {167039, 167056, 2316, 1, 0, 0x2020}, /* aten::normal.out */
    {167175, 167189, 2317, 2, 1, 0x2000}, /* aten::normal_ */
    {167291, 167315, 2319, 1, 1, 0x2000}, /* aten::normal_functional */
    {167419, 167442, 2320, 1, 3, 0x0}, /* aten::not_equal.Scalar */
    {167502, 167529, 2321, 1, 3, 0x0}, /* aten::not_equal.Scalar_out */
    {167616, 167639, 2322, 1, 3, 0x0}, /* aten::not_equal.Tensor */
    {167699, 167726, 2323, 1, 3, 0x0}, /* aten::not_equal.Tensor_out */
    {167813, 167837, 2324, 1, 3, 0x0}, /* aten::not_equal_.Scalar */
    {167906, 167930, 2325, 1, 3, 0x0}, /* aten::not_equal_.Tensor */
    {167999, 168018, 2326, 1, 3, 0x0}, /* aten::nuclear_norm */
    {168080, 168103, 2327, 1, 3, 0x0}, /* aten::nuclear_norm.dim */
    {168181, 168208, 2328, 1, 3, 0x0}, /* aten::nuclear_norm.dim_out */
    {168313, 168336, 2329, 1, 3, 0x0}, /* aten::nuclear_norm.out */
    {168425, 168437, 2330, 1, 0, 0x0}, /* aten::numel */
    {168469, 168483, 2331, 1, 3, 0x0}, /* aten::numpy_T */
    {168526, 168540, 2332, 1, 3, 0x8}, /* aten::one_hot */
    {168597, 168608, 2333, 2, 3, 0x0}, /* aten::ones */
    {168736, 168751, 2335, 1, 3, 0x0}, /* aten::ones.out */
    {168814, 168830, 2336, 1, 3, 0x0}, /* aten::ones_like */
    {168995, 169015, 2337, 1, 0, 0x20}, /* aten::ones_like.out */
    {169115, 169127, 2338, 1, 3, 0x0}, /* aten::orgqr */
    {169177, 169193, 2339, 1, 3, 0x0}, /* aten::orgqr.out */
    {169270, 169282, 2340, 2, 3, 0x0}, /* aten::ormqr */
    {169385, 169401, 2342, 2, 3, 0x0}, /* aten::ormqr.out */
    {169531, 169543, 2344, 1, 3, 0x0}, /* aten::outer */
    {169591, 169607, 2345, 1, 3, 0x0}, /* aten::outer.out */
    {169682, 169692, 2346, 1, 3, 0x0}, /* aten::pad */
    {169779, 169803, 2347, 1, 3, 0x0}, /* aten::pairwise_distance */
    {169907, 169919, 2348, 1, 3, 0x0}, /* aten::pdist */
    {169965, 169979, 2349, 1, 3, 0x1}, /* aten::permute */
    {170034, 170053, 2350, 1, 3, 0x80000}, /* aten::permute_copy */
    {170107, 170130, 2351, 1, 0, 0x80020}, /* aten::permute_copy.out */
    {170211, 170226, 2352, 1, 3, 0x0}, /* aten::pinverse */
    {170283, 170303, 2353, 2, 3, 0x0}, /* aten::pixel_shuffle */
    {170366, 170390, 2355, 1, 0, 0x20}, /* aten::pixel_shuffle.out */
    {170480, 170502, 2356, 2, 3, 0x0}, /* aten::pixel_unshuffle */
    {170569, 170595, 2358, 1, 0, 0x20}, /* aten::pixel_unshuffle.out */
    {170689, 170703, 2359, 2, 1, 0x2000}, /* aten::poisson */
    {170767, 170785, 2361, 1, 0, 0x2020}, /* aten::poisson.out */
    {170876, 170899, 2362, 1, 3, 0x0}, /* aten::poisson_nll_loss */
    {171014, 171026, 2363, 2, 3, 0x0}, /* aten::polar */
    {171074, 171090, 2365, 2, 3, 0x0}, /* aten::polar.out */
    {171165, 171181, 2367, 3, 1, 0x10000}, /* aten::polygamma */
    {171227, 171247, 2370, 2, 1, 0x10000}, /* aten::polygamma.out */
    {171320, 171337, 2372, 2, 1, 0x10000}, /* aten::polygamma_ */
    {171392, 171407, 2374, 1, 3, 0x10000}, /* aten::positive */
    {171451, 171468, 2375, 3, 1, 0x10001}, /* aten::pow.Scalar */
    {171525, 171546, 2378, 2, 1, 0x10000}, /* aten::pow.Scalar_out */
    {171630, 171654, 2380, 3, 1, 0x10001}, /* aten::pow.Tensor_Scalar */
    {171718, 171746, 2383, 2, 1, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {171837, 171861, 2385, 3, 1, 0x10001}, /* aten::pow.Tensor_Tensor */
    {171925, 171953, 2388, 2, 1, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {172044, 172062, 2390, 3, 1, 0x10000}, /* aten::pow_.Scalar */
    {172128, 172146, 2393, 3, 1, 0x10000}, /* aten::pow_.Tensor */
    {172212, 172224, 2396, 1, 3, 0x0}, /* aten::prelu */
    {172274, 172285, 2397, 2, 1, 0x40001}, /* aten::prod */
    {172346, 172365, 2399, 3, 1, 0x40001}, /* aten::prod.dim_int */
    {172463, 172482, 2402, 2, 1, 0x40000}, /* aten::prod.int_out */
    {172600, 172615, 2404, 1, 0, 0x20}, /* aten::prod.out */
    {172700, 172720, 2405, 1, 3, 0x0}, /* aten::promote_types */
    {172790, 172800, 2406, 1, 3, 0x0}, /* aten::put */
    {172885, 172899, 2407, 1, 0, 0x20}, /* aten::put.out */
    {173011, 173022, 2408, 2, 3, 0x0}, /* aten::put_ */
    {173116, 173125, 2410, 1, 3, 0x0}, /* aten::qr */
    {173187, 173198, 2411, 1, 3, 0x0}, /* aten::qr.Q */
    {173301, 173316, 2412, 1, 3, 0x0}, /* aten::quantile */
    {173430, 173449, 2413, 1, 3, 0x0}, /* aten::quantile.out */
    {173587, 173609, 2414, 1, 3, 0x0}, /* aten::quantile.scalar */
    {173729, 173755, 2415, 1, 3, 0x0}, /* aten::quantile.scalar_out */
    {173899, 173913, 2416, 1, 3, 0x10000}, /* aten::rad2deg */
    {173950, 173968, 2417, 1, 3, 0x10000}, /* aten::rad2deg.out */
    {174032, 174047, 2418, 1, 3, 0x10000}, /* aten::rad2deg_ */
    {174093, 174104, 2419, 2, 3, 0x2001}, /* aten::rand */
    {174232, 174253, 2421, 2, 3, 0x2000}, /* aten::rand.generator */
    {174413, 174438, 2423, 1, 3, 0x2000}, /* aten::rand.generator_out */
    {174533, 174548, 2424, 1, 3, 0x2000}, /* aten::rand.out */
    {174611, 174627, 2425, 1, 3, 0x2000}, /* aten::rand_like */
    {174792, 174812, 2426, 1, 0, 0x2020}, /* aten::rand_like.out */
    {174912, 174926, 2427, 2, 3, 0x2000}, /* aten::randint */
    {175070, 175094, 2429, 2, 3, 0x2000}, /* aten::randint.generator */
    {175270, 175298, 2431, 1, 3, 0x2000}, /* aten::randint.generator_out */
    {175409, 175427, 2432, 2, 3, 0x2000}, /* aten::randint.low */
    {175587, 175615, 2434, 2, 3, 0x2000}, /* aten::randint.low_generator */
    {175807, 175839, 2436, 1, 3, 0x2000}, /* aten::randint.low_generator_out */
    {175966, 175988, 2437, 1, 3, 0x2000}, /* aten::randint.low_out */
    {176083, 176101, 2438, 1, 3, 0x2000}, /* aten::randint.out */
    {176180, 176199, 2439, 1, 3, 0x2000}, /* aten::randint_like */
    {176380, 176409, 2440, 1, 3, 0x2000}, /* aten::randint_like.low_dtype */
    {176612, 176645, 2441, 1, 0, 0x2020}, /* aten::randint_like.low_dtype_out */
    {176783, 176806, 2442, 1, 0, 0x2020}, /* aten::randint_like.out */
    {176922, 176934, 2443, 2, 3, 0x2001}, /* aten::randn */
    {177063, 177085, 2445, 2, 3, 0x2000}, /* aten::randn.generator */
    {177246, 177272, 2447, 1, 3, 0x2000}, /* aten::randn.generator_out */
    {177368, 177384, 2448, 1, 3, 0x2000}, /* aten::randn.out */
    {177448, 177465, 2449, 1, 3, 0x2000}, /* aten::randn_like */
    {177631, 177652, 2450, 1, 0, 0x2020}, /* aten::randn_like.out */
    {177753, 177766, 2451, 1, 0, 0x2020}, /* aten::random */
    {177832, 177850, 2452, 1, 0, 0x2020}, /* aten::random.from */
    {177940, 177962, 2453, 1, 0, 0x2020}, /* aten::random.from_out */
    {178076, 178093, 2454, 1, 0, 0x2020}, /* aten::random.out */
    {178183, 178199, 2455, 1, 0, 0x2020}, /* aten::random.to */
    {178276, 178296, 2456, 1, 0, 0x2020}, /* aten::random.to_out */
    {178397, 178411, 2457, 2, 1, 0x2000}, /* aten::random_ */
    {178486, 178505, 2459, 2, 1, 0x2000}, /* aten::random_.from */
    {178604, 178621, 2461, 2, 1, 0x2000}, /* aten::random_.to */
    {178707, 178722, 2463, 2, 3, 0x2001}, /* aten::randperm */
    {178849, 178874, 2465, 2, 3, 0x2000}, /* aten::randperm.generator */
    {179033, 179062, 2467, 2, 3, 0x2000}, /* aten::randperm.generator_out */
    {179156, 179175, 2469, 1, 3, 0x2000}, /* aten::randperm.out */
    {179237, 179249, 2470, 2, 3, 0x0}, /* aten::range */
    {179389, 179405, 2472, 2, 3, 0x0}, /* aten::range.out */
    {179495, 179512, 2474, 1, 3, 0x0}, /* aten::range.out_ */
    {179588, 179605, 2475, 2, 3, 0x0}, /* aten::range.step */
    {179765, 179777, 2477, 1, 3, 0x0}, /* aten::ravel */
    {179818, 179829, 2478, 1, 1, 0x0}, /* aten::real */
    {179869, 179886, 2479, 3, 1, 0x10001}, /* aten::reciprocal */
    {179926, 179947, 2482, 2, 1, 0x10000}, /* aten::reciprocal.out */
    {180014, 180032, 2484, 3, 1, 0x10000}, /* aten::reciprocal_ */
    {180081, 180104, 2487, 2, 3, 0x1}, /* aten::reflection_pad1d */
    {180169, 180196, 2489, 2, 3, 0x0}, /* aten::reflection_pad1d.out */
    {180288, 180320, 2491, 2, 3, 0x0}, /* aten::reflection_pad1d_backward */
    {180414, 180457, 2493, 2, 3, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {180592, 180615, 2495, 2, 3, 0x1}, /* aten::reflection_pad2d */
    {180680, 180707, 2497, 2, 3, 0x0}, /* aten::reflection_pad2d.out */
    {180799, 180831, 2499, 2, 3, 0x0}, /* aten::reflection_pad2d_backward */
    {180925, 180968, 2501, 2, 3, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {181103, 181126, 2503, 2, 3, 0x1}, /* aten::reflection_pad3d */
    {181191, 181218, 2505, 2, 3, 0x0}, /* aten::reflection_pad3d.out */
    {181310, 181342, 2507, 2, 3, 0x0}, /* aten::reflection_pad3d_backward */
    {181436, 181479, 2509, 2, 3, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {181614, 181625, 2511, 2, 1, 0x10001}, /* aten::relu */
    {181659, 181674, 2513, 1, 0, 0x20}, /* aten::relu.out */
    {181735, 181747, 2514, 1, 3, 0x10000}, /* aten::relu6 */
    {181782, 181795, 2515, 1, 3, 0x0}, /* aten::relu6_ */
    {181839, 181851, 2516, 2, 1, 0x10000}, /* aten::relu_ */
    {181894, 181917, 2518, 1, 3, 0x10001}, /* aten::remainder.Scalar */
    {181977, 182007, 2519, 2, 1, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {182074, 182108, 2521, 1, 0, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {182202, 182229, 2522, 1, 3, 0x10000}, /* aten::remainder.Scalar_out */
    {182316, 182339, 2523, 3, 1, 0x10001}, /* aten::remainder.Tensor */
    {182399, 182426, 2526, 2, 1, 0x10000}, /* aten::remainder.Tensor_out */
    {182513, 182537, 2528, 1, 3, 0x10000}, /* aten::remainder_.Scalar */
    {182606, 182630, 2529, 3, 1, 0x10000}, /* aten::remainder_.Tensor */
    {182699, 182712, 2532, 3, 1, 0x0}, /* aten::renorm */
    {182783, 182800, 2535, 2, 1, 0x0}, /* aten::renorm.out */
    {182898, 182912, 2537, 3, 1, 0x0}, /* aten::renorm_ */
    {182992, 183005, 2540, 1, 3, 0x1}, /* aten::repeat */
    {183059, 183076, 2541, 1, 0, 0x20}, /* aten::repeat.out */
    {183157, 183188, 2542, 2, 3, 0x8}, /* aten::repeat_interleave.Tensor */
    {183274, 183309, 2544, 1, 0, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {183419, 183455, 2545, 1, 3, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {183574, 183607, 2546, 1, 3, 0x0}, /* aten::repeat_interleave.self_int */
    {183723, 183747, 2547, 2, 3, 0x0}, /* aten::replication_pad1d */
    {183813, 183841, 2549, 2, 3, 0x0}, /* aten::replication_pad1d.out */
    {183934, 183967, 2551, 2, 3, 0x0}, /* aten::replication_pad1d_backward */
    {184062, 184106, 2553, 2, 3, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {184242, 184266, 2555, 2, 3, 0x1}, /* aten::replication_pad2d */
    {184332, 184360, 2557, 2, 3, 0x0}, /* aten::replication_pad2d.out */
    {184453, 184486, 2559, 2, 3, 0x0}, /* aten::replication_pad2d_backward */
    {184581, 184625, 2561, 2, 3, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {184761, 184785, 2563, 2, 3, 0x1}, /* aten::replication_pad3d */
    {184851, 184879, 2565, 2, 3, 0x0}, /* aten::replication_pad3d.out */
    {184972, 185005, 2567, 2, 3, 0x0}, /* aten::replication_pad3d_backward */
    {185100, 185144, 2569, 2, 3, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {185280, 185294, 2571, 1, 0, 0x0}, /* aten::reshape */
    {185353, 185370, 2572, 1, 0, 0x0}, /* aten::reshape_as */
    {185430, 185443, 2573, 1, 0, 0x20}, /* aten::resize */
    {185531, 185548, 2574, 1, 0, 0x20}, /* aten::resize.out */
    {185660, 185674, 2575, 2, 0, 0x81}, /* aten::resize_ */
    {185771, 185787, 2577, 1, 0, 0x20}, /* aten::resize_as */
    {185884, 185904, 2578, 1, 0, 0x20}, /* aten::resize_as.out */
    {186025, 186042, 2579, 1, 3, 0x80}, /* aten::resize_as_ */
    {186148, 186167, 2580, 1, 3, 0x0}, /* aten::resolve_conj */
    {186215, 186233, 2581, 1, 3, 0x0}, /* aten::resolve_neg */
    {186280, 186305, 2582, 1, 3, 0x0}, /* aten::result_type.Scalar */
    {186373, 186405, 2583, 1, 3, 0x0}, /* aten::result_type.Scalar_Scalar */
    {186483, 186515, 2584, 1, 3, 0x0}, /* aten::result_type.Scalar_Tensor */
    {186591, 186616, 2585, 1, 3, 0x0}, /* aten::result_type.Tensor */
    {186684, 186699, 2586, 1, 3, 0x0}, /* aten::rms_norm */
    {186803, 186823, 2587, 1, 3, 0x2000}, /* aten::rnn_relu.data */
    {187004, 187025, 2588, 1, 3, 0x2000}, /* aten::rnn_relu.input */
    {187206, 187226, 2589, 1, 3, 0x0}, /* aten::rnn_relu_cell */
    {187345, 187365, 2590, 1, 3, 0x2000}, /* aten::rnn_tanh.data */
    {187546, 187567, 2591, 1, 3, 0x2000}, /* aten::rnn_tanh.input */
    {187748, 187768, 2592, 1, 3, 0x0}, /* aten::rnn_tanh_cell */
    {187887, 187898, 2593, 2, 3, 0x0}, /* aten::roll */
    {187966, 187981, 2595, 1, 0, 0x20}, /* aten::roll.out */
    {188076, 188088, 2596, 1, 3, 0x0}, /* aten::rot90 */
    {188150, 188166, 2597, 1, 0, 0x20}, /* aten::rot90.out */
    {188256, 188268, 2598, 3, 1, 0x10001}, /* aten::round */
    {188303, 188324, 2601, 3, 1, 0x10000}, /* aten::round.decimals */
    {188385, 188410, 2604, 2, 1, 0x10000}, /* aten::round.decimals_out */
    {188495, 188511, 2606, 2, 1, 0x10000}, /* aten::round.out */
    {188573, 188586, 2608, 3, 1, 0x10000}, /* aten::round_ */
    {188630, 188652, 2611, 3, 1, 0x10000}, /* aten::round_.decimals */
    {188722, 188738, 2614, 1, 3, 0x0}, /* aten::row_stack */
    {188782, 188802, 2615, 1, 3, 0x0}, /* aten::row_stack.out */
    {188873, 188885, 2616, 1, 1, 0x12000}, /* aten::rrelu */
    {189021, 189034, 2617, 1, 1, 0x2000}, /* aten::rrelu_ */
    {189179, 189202, 2618, 2, 3, 0x2000}, /* aten::rrelu_with_noise */
    {189367, 189394, 2620, 2, 3, 0x2000}, /* aten::rrelu_with_noise.out */
    {189586, 189610, 2622, 2, 3, 0x2000}, /* aten::rrelu_with_noise_ */
    {189784, 189816, 2624, 1, 3, 0x0}, /* aten::rrelu_with_noise_backward */
    {189969, 190005, 2625, 1, 0, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {190185, 190219, 2626, 1, 0, 0x2020}, /* aten::rrelu_with_noise_functional */
    {190412, 190424, 2627, 3, 1, 0x10001}, /* aten::rsqrt */
    {190459, 190475, 2630, 2, 1, 0x10000}, /* aten::rsqrt.out */
    {190537, 190550, 2632, 3, 1, 0x10000}, /* aten::rsqrt_ */
    {190594, 190612, 2635, 1, 1, 0x10000}, /* aten::rsub.Scalar */
    {190683, 190705, 2636, 1, 0, 0x20}, /* aten::rsub.Scalar_out */
    {190803, 190821, 2637, 2, 1, 0x0}, /* aten::rsub.Tensor */
    {190895, 190917, 2639, 1, 0, 0x20}, /* aten::rsub.Tensor_out */
    {191015, 191035, 2640, 2, 3, 0x1}, /* aten::scalar_tensor */
    {191167, 191191, 2642, 1, 0, 0x20}, /* aten::scalar_tensor.out */
    {191258, 191293, 2643, 1, 3, 0x2000}, /* aten::scaled_dot_product_attention */
    {191490, 191511, 2644, 3, 3, 0x0}, /* aten::scatter.reduce */
    {191605, 191630, 2647, 2, 3, 0x0}, /* aten::scatter.reduce_out */
    {191748, 191766, 2649, 3, 3, 0x1}, /* aten::scatter.src */
    {191842, 191864, 2652, 2, 3, 0x0}, /* aten::scatter.src_out */
    {191967, 191987, 2654, 3, 3, 0x1}, /* aten::scatter.value */
    {192067, 192091, 2657, 2, 3, 0x0}, /* aten::scatter.value_out */
    {192198, 192225, 2659, 3, 3, 0x0}, /* aten::scatter.value_reduce */
    {192327, 192358, 2662, 2, 3, 0x0}, /* aten::scatter.value_reduce_out */
    {192484, 192506, 2664, 3, 3, 0x0}, /* aten::scatter_.reduce */
    {192609, 192628, 2667, 3, 3, 0x0}, /* aten::scatter_.src */
    {192713, 192734, 2670, 3, 3, 0x0}, /* aten::scatter_.value */
    {192823, 192851, 2673, 3, 3, 0x0}, /* aten::scatter_.value_reduce */
    {192962, 192980, 2676, 3, 3, 0x1}, /* aten::scatter_add */
    {193056, 193078, 2679, 2, 3, 0x0}, /* aten::scatter_add.out */
    {193181, 193200, 2681, 3, 3, 0x0}, /* aten::scatter_add_ */
    {193285, 193310, 2684, 3, 3, 0x1}, /* aten::scatter_reduce.two */
    {193432, 193461, 2687, 2, 3, 0x0}, /* aten::scatter_reduce.two_out */
    {193607, 193633, 2689, 3, 3, 0x0}, /* aten::scatter_reduce_.two */
    {193764, 193790, 2692, 2, 3, 0x0}, /* aten::searchsorted.Scalar */
    {193943, 193973, 2694, 2, 3, 0x0}, /* aten::searchsorted.Scalar_out */
    {194150, 194176, 2696, 2, 3, 0x0}, /* aten::searchsorted.Tensor */
    {194329, 194359, 2698, 2, 3, 0x0}, /* aten::searchsorted.Tensor_out */
    {194536, 194557, 2700, 2, 3, 0x0}, /* aten::segment_reduce */
    {194735, 194760, 2702, 1, 0, 0x20}, /* aten::segment_reduce.out */
    {194962, 194979, 2703, 1, 0, 0x1}, /* aten::select.int */
    {195048, 195070, 2704, 1, 0, 0x0}, /* aten::select_backward */
    {195167, 195193, 2705, 1, 0, 0x20}, /* aten::select_backward.out */
    {195317, 195339, 2706, 1, 3, 0x80000}, /* aten::select_copy.int */
    {195407, 195433, 2707, 1, 0, 0x80020}, /* aten::select_copy.int_out */
    {195528, 195549, 2708, 1, 0, 0x1}, /* aten::select_scatter */
    {195628, 195653, 2709, 1, 0, 0x20}, /* aten::select_scatter.out */
    {195759, 195770, 2710, 1, 1, 0x10000}, /* aten::selu */
    {195804, 195816, 2711, 1, 1, 0x10000}, /* aten::selu_ */
    {195859, 195869, 2712, 3, 3, 0x10000}, /* aten::sgn */
    {195902, 195916, 2715, 2, 3, 0x10000}, /* aten::sgn.out */
    {195976, 195987, 2717, 3, 3, 0x10000}, /* aten::sgn_ */
    {196029, 196043, 2720, 3, 1, 0x10001}, /* aten::sigmoid */
    {196080, 196098, 2723, 2, 1, 0x10000}, /* aten::sigmoid.out */
    {196162, 196177, 2725, 3, 1, 0x10000}, /* aten::sigmoid_ */
    {196223, 196246, 2728, 3, 3, 0x10000}, /* aten::sigmoid_backward */
    {196314, 196348, 2731, 2, 3, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {196457, 196468, 2733, 3, 1, 0x10001}, /* aten::sign */
    {196502, 196517, 2736, 2, 1, 0x10000}, /* aten::sign.out */
    {196578, 196590, 2738, 3, 1, 0x10000}, /* aten::sign_ */
    {196633, 196647, 2741, 3, 3, 0x10000}, /* aten::signbit */
    {196684, 196702, 2744, 2, 3, 0x10000}, /* aten::signbit.out */
    {196766, 196777, 2746, 3, 3, 0x10000}, /* aten::silu */
    {196811, 196826, 2749, 2, 3, 0x10000}, /* aten::silu.out */
    {196887, 196899, 2751, 3, 3, 0x10000}, /* aten::silu_ */
    {196942, 196962, 2754, 3, 3, 0x10000}, /* aten::silu_backward */
    {197025, 197056, 2757, 2, 3, 0x10000}, /* aten::silu_backward.grad_input */
    {197160, 197170, 2759, 3, 1, 0x10001}, /* aten::sin */
    {197203, 197217, 2762, 2, 1, 0x10000}, /* aten::sin.out */
    {197277, 197288, 2764, 3, 1, 0x10000}, /* aten::sin_ */
    {197330, 197341, 2767, 3, 3, 0x10000}, /* aten::sinc */
    {197375, 197390, 2770, 2, 3, 0x10000}, /* aten::sinc.out */
    {197451, 197463, 2772, 3, 3, 0x10000}, /* aten::sinc_ */
    {197506, 197517, 2775, 3, 1, 0x10001}, /* aten::sinh */
    {197551, 197566, 2778, 2, 1, 0x10000}, /* aten::sinh.out */
    {197627, 197639, 2780, 3, 1, 0x10000}, /* aten::sinh_ */
    {197682, 197697, 2783, 1, 0, 0x0}, /* aten::size.int */
    {197741, 197760, 2784, 1, 0, 0x1}, /* aten::slice.Tensor */
    {197872, 197893, 2785, 1, 0, 0x0}, /* aten::slice_backward */
    {198014, 198039, 2786, 1, 0, 0x20}, /* aten::slice_backward.out */
    {198187, 198211, 2787, 1, 3, 0x80000}, /* aten::slice_copy.Tensor */
    {198322, 198350, 2788, 1, 0, 0x80020}, /* aten::slice_copy.Tensor_out */
    {198488, 198508, 2789, 1, 0, 0x80001}, /* aten::slice_scatter */
    {198627, 198651, 2790, 1, 0, 0x80020}, /* aten::slice_scatter.out */
    {198797, 198811, 2791, 1, 3, 0x0}, /* aten::slogdet */
    {198873, 198891, 2792, 1, 3, 0x0}, /* aten::slogdet.out */
    {199007, 199028, 2793, 2, 1, 0x0}, /* aten::smooth_l1_loss */
    {199123, 199148, 2795, 2, 1, 0x0}, /* aten::smooth_l1_loss.out */
    {199270, 199300, 2797, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward */
    {199415, 199456, 2799, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {199612, 199635, 2801, 2, 3, 0x0}, /* aten::soft_margin_loss */
    {199716, 199743, 2803, 1, 3, 0x0}, /* aten::soft_margin_loss.out */
    {199851, 199883, 2804, 2, 3, 0x0}, /* aten::soft_margin_loss_backward */
    {199988, 200031, 2806, 1, 3, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {200177, 200195, 2807, 1, 3, 0x0}, /* aten::softmax.int */
    {200269, 200291, 2808, 2, 3, 0x0}, /* aten::softmax.int_out */
    {200392, 200407, 2810, 3, 1, 0x10000}, /* aten::softplus */
    {200481, 200500, 2813, 2, 1, 0x0}, /* aten::softplus.out */
    {200601, 200625, 2815, 3, 3, 0x0}, /* aten::softplus_backward */
    {200723, 200758, 2818, 2, 3, 0x0}, /* aten::softplus_backward.grad_input */
    {200897, 200914, 2820, 3, 1, 0x10000}, /* aten::softshrink */
    {200972, 200993, 2823, 2, 1, 0x0}, /* aten::softshrink.out */
    {201078, 201104, 2825, 3, 3, 0x0}, /* aten::softshrink_backward */
    {201187, 201224, 2828, 2, 3, 0x0}, /* aten::softshrink_backward.grad_input */
    {201348, 201359, 2830, 1, 1, 0x1}, /* aten::sort */
    {201453, 201471, 2831, 3, 3, 0x0}, /* aten::sort.stable */
    {201589, 201607, 2834, 2, 1, 0x0}, /* aten::sort.values */
    {201758, 201783, 2836, 2, 3, 0x0}, /* aten::sort.values_stable */
    {201955, 201977, 2838, 3, 3, 0x10000}, /* aten::special_airy_ai */
    {202019, 202045, 2841, 2, 3, 0x10000}, /* aten::special_airy_ai.out */
    {202114, 202138, 2843, 3, 3, 0x10000}, /* aten::special_bessel_j0 */
    {202185, 202213, 2846, 2, 3, 0x10000}, /* aten::special_bessel_j0.out */
    {202287, 202311, 2848, 3, 3, 0x10000}, /* aten::special_bessel_j1 */
    {202358, 202386, 2851, 2, 3, 0x10000}, /* aten::special_bessel_j1.out */
    {202460, 202484, 2853, 3, 3, 0x10000}, /* aten::special_bessel_y0 */
    {202531, 202559, 2856, 2, 3, 0x10000}, /* aten::special_bessel_y0.out */
    {202633, 202657, 2858, 3, 3, 0x10000}, /* aten::special_bessel_y1 */
    {202704, 202732, 2861, 2, 3, 0x10000}, /* aten::special_bessel_y1.out */
    {202806, 202843, 2863, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {202910, 202956, 2866, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {203032, 203082, 2867, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {203185, 203226, 2868, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {203320, 203366, 2870, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {203442, 203492, 2871, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {203595, 203632, 2872, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {203699, 203745, 2875, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {203821, 203871, 2876, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {203974, 204015, 2877, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {204109, 204155, 2879, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {204231, 204281, 2880, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {204384, 204421, 2881, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {204488, 204534, 2884, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {204610, 204660, 2885, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {204763, 204804, 2886, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {204898, 204944, 2888, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {205020, 205070, 2889, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {205173, 205210, 2890, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {205277, 205323, 2893, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {205399, 205449, 2894, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {205552, 205593, 2895, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {205687, 205733, 2897, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {205809, 205859, 2898, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {205962, 205984, 2899, 1, 3, 0x0}, /* aten::special_digamma */
    {206029, 206055, 2900, 1, 3, 0x0}, /* aten::special_digamma.out */
    {206127, 206146, 2901, 3, 3, 0x10000}, /* aten::special_entr */
    {206188, 206211, 2904, 2, 3, 0x10000}, /* aten::special_entr.out */
    {206280, 206298, 2906, 1, 3, 0x0}, /* aten::special_erf */
    {206339, 206361, 2907, 1, 3, 0x0}, /* aten::special_erf.out */
    {206429, 206448, 2908, 1, 3, 0x0}, /* aten::special_erfc */
    {206490, 206513, 2909, 1, 3, 0x0}, /* aten::special_erfc.out */
    {206582, 206602, 2910, 3, 3, 0x10000}, /* aten::special_erfcx */
    {206645, 206669, 2913, 2, 3, 0x10000}, /* aten::special_erfcx.out */
    {206739, 206760, 2915, 1, 3, 0x0}, /* aten::special_erfinv */
    {206804, 206829, 2916, 1, 3, 0x0}, /* aten::special_erfinv.out */
    {206900, 206919, 2917, 1, 3, 0x0}, /* aten::special_exp2 */
    {206961, 206984, 2918, 1, 3, 0x0}, /* aten::special_exp2.out */
    {207053, 207073, 2919, 1, 3, 0x0}, /* aten::special_expit */
    {207116, 207140, 2920, 1, 3, 0x0}, /* aten::special_expit.out */
    {207210, 207230, 2921, 1, 3, 0x0}, /* aten::special_expm1 */
    {207273, 207297, 2922, 1, 3, 0x0}, /* aten::special_expm1.out */
    {207367, 207390, 2923, 1, 3, 0x0}, /* aten::special_gammainc */
    {207450, 207477, 2924, 1, 3, 0x0}, /* aten::special_gammainc.out */
    {207564, 207588, 2925, 1, 3, 0x0}, /* aten::special_gammaincc */
    {207649, 207677, 2926, 1, 3, 0x0}, /* aten::special_gammaincc.out */
    {207765, 207787, 2927, 1, 3, 0x0}, /* aten::special_gammaln */
    {207832, 207858, 2928, 1, 3, 0x0}, /* aten::special_gammaln.out */
    {207930, 207965, 2929, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_h */
    {208030, 208074, 2932, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {208148, 208196, 2933, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {208297, 208336, 2934, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {208428, 208472, 2936, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {208546, 208594, 2937, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {208695, 208731, 2938, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_he */
    {208797, 208842, 2941, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {208917, 208966, 2942, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {209068, 209108, 2943, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {209201, 209246, 2945, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {209321, 209370, 2946, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {209472, 209489, 2947, 1, 3, 0x0}, /* aten::special_i0 */
    {209529, 209550, 2948, 1, 3, 0x0}, /* aten::special_i0.out */
    {209617, 209635, 2949, 3, 3, 0x10000}, /* aten::special_i0e */
    {209676, 209698, 2952, 2, 3, 0x10000}, /* aten::special_i0e.out */
    {209766, 209783, 2954, 3, 3, 0x10000}, /* aten::special_i1 */
    {209823, 209844, 2957, 2, 3, 0x10000}, /* aten::special_i1.out */
    {209911, 209929, 2959, 3, 3, 0x10000}, /* aten::special_i1e */
    {209970, 209992, 2962, 2, 3, 0x10000}, /* aten::special_i1e.out */
    {210060, 210096, 2964, 3, 1, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {210162, 210207, 2967, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {210282, 210331, 2968, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {210433, 210473, 2969, 2, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {210566, 210611, 2971, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {210686, 210735, 2972, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {210837, 210873, 2973, 3, 1, 0x10000}, /* aten::special_legendre_polynomial_p */
    {210939, 210984, 2976, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {211059, 211108, 2977, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {211210, 211250, 2978, 2, 1, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {211343, 211388, 2980, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {211463, 211512, 2981, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {211614, 211634, 2982, 1, 3, 0x0}, /* aten::special_log1p */
    {211677, 211701, 2983, 1, 3, 0x0}, /* aten::special_log1p.out */
    {211771, 211794, 2984, 3, 3, 0x10000}, /* aten::special_log_ndtr */
    {211840, 211867, 2987, 2, 3, 0x10000}, /* aten::special_log_ndtr.out */
    {211940, 211966, 2989, 1, 3, 0x0}, /* aten::special_log_softmax */
    {212051, 212071, 2990, 1, 3, 0x0}, /* aten::special_logit */
    {212131, 212155, 2991, 1, 3, 0x0}, /* aten::special_logit.out */
    {212242, 212266, 2992, 1, 3, 0x0}, /* aten::special_logsumexp */
    {212345, 212373, 2993, 1, 3, 0x0}, /* aten::special_logsumexp.out */
    {212479, 212512, 2994, 3, 3, 0x10000}, /* aten::special_modified_bessel_i0 */
    {212568, 212605, 2997, 2, 3, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {212688, 212721, 2999, 3, 3, 0x10000}, /* aten::special_modified_bessel_i1 */
    {212777, 212814, 3002, 2, 3, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {212897, 212930, 3004, 3, 3, 0x10000}, /* aten::special_modified_bessel_k0 */
    {212986, 213023, 3007, 2, 3, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {213106, 213139, 3009, 3, 3, 0x10000}, /* aten::special_modified_bessel_k1 */
    {213195, 213232, 3012, 2, 3, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {213315, 213342, 3014, 1, 3, 0x0}, /* aten::special_multigammaln */
    {213399, 213430, 3015, 1, 3, 0x0}, /* aten::special_multigammaln.out */
    {213514, 213533, 3016, 1, 3, 0x0}, /* aten::special_ndtr */
    {213575, 213598, 3017, 1, 3, 0x0}, /* aten::special_ndtr.out */
    {213667, 213687, 3018, 3, 3, 0x10000}, /* aten::special_ndtri */
    {213730, 213754, 3021, 2, 3, 0x10000}, /* aten::special_ndtri.out */
    {213824, 213848, 3023, 1, 3, 0x0}, /* aten::special_polygamma */
    {213902, 213930, 3024, 1, 3, 0x0}, /* aten::special_polygamma.out */
    {214011, 214029, 3025, 1, 3, 0x0}, /* aten::special_psi */
    {214070, 214092, 3026, 1, 3, 0x0}, /* aten::special_psi.out */
    {214160, 214180, 3027, 1, 3, 0x0}, /* aten::special_round */
    {214242, 214266, 3028, 1, 3, 0x0}, /* aten::special_round.out */
    {214352, 214392, 3029, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {214452, 214496, 3032, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {214583, 214623, 3034, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {214683, 214727, 3037, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {214814, 214859, 3039, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {214934, 214988, 3042, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {215072, 215130, 3043, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {215241, 215290, 3044, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {215392, 215446, 3046, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {215530, 215588, 3047, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {215699, 215744, 3048, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {215819, 215873, 3051, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {215957, 216015, 3052, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {216126, 216175, 3053, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {216277, 216331, 3055, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {216415, 216473, 3056, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {216584, 216629, 3057, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {216704, 216758, 3060, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {216842, 216900, 3061, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {217011, 217060, 3062, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {217162, 217216, 3064, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {217300, 217358, 3065, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {217469, 217514, 3066, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {217589, 217643, 3069, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {217727, 217785, 3070, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {217896, 217945, 3071, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {218047, 218101, 3073, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {218185, 218243, 3074, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {218354, 218373, 3075, 1, 3, 0x0}, /* aten::special_sinc */
    {218415, 218438, 3076, 1, 3, 0x0}, /* aten::special_sinc.out */
    {218507, 218529, 3077, 1, 3, 0x0}, /* aten::special_softmax */
    {218607, 218641, 3078, 3, 3, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {218695, 218733, 3081, 2, 3, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {218814, 218836, 3083, 3, 1, 0x10000}, /* aten::special_xlog1py */
    {218895, 218930, 3086, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {219002, 219041, 3087, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {219140, 219166, 3088, 2, 1, 0x10000}, /* aten::special_xlog1py.out */
    {219252, 219286, 3090, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {219357, 219395, 3091, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {219493, 219513, 3092, 1, 1, 0x0}, /* aten::special_xlogy */
    {219570, 219603, 3093, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {219673, 219710, 3094, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {219807, 219831, 3095, 1, 1, 0x0}, /* aten::special_xlogy.out */
    {219915, 219947, 3096, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {220016, 220052, 3097, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {220148, 220167, 3098, 3, 1, 0x10000}, /* aten::special_zeta */
    {220223, 220255, 3101, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {220324, 220360, 3102, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {220456, 220479, 3103, 2, 1, 0x10000}, /* aten::special_zeta.out */
    {220562, 220593, 3105, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {220661, 220696, 3106, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {220791, 220810, 3107, 1, 0, 0x0}, /* aten::split.Tensor */
    {220895, 220913, 3108, 1, 2, 0x0}, /* aten::split.sizes */
    {220999, 221023, 3109, 1, 3, 0x80000}, /* aten::split_copy.Tensor */
    {221102, 221130, 3110, 1, 3, 0x0}, /* aten::split_copy.Tensor_out */
    {221228, 221251, 3111, 1, 0, 0x1}, /* aten::split_with_sizes */
    {221343, 221371, 3112, 1, 3, 0x80000}, /* aten::split_with_sizes_copy */
    {221457, 221489, 3113, 1, 3, 0x0}, /* aten::split_with_sizes_copy.out */
    {221594, 221605, 3114, 3, 1, 0x10001}, /* aten::sqrt */
    {221639, 221654, 3117, 2, 1, 0x10000}, /* aten::sqrt.out */
    {221715, 221727, 3119, 3, 1, 0x10000}, /* aten::sqrt_ */
    {221770, 221783, 3122, 1, 1, 0x10000}, /* aten::square */
    {221819, 221836, 3123, 1, 3, 0x10000}, /* aten::square.out */
    {221899, 221913, 3124, 1, 1, 0x10000}, /* aten::square_ */
    {221958, 221972, 3125, 1, 0, 0x0}, /* aten::squeeze */
    {222015, 222033, 3126, 1, 0, 0x1}, /* aten::squeeze.dim */
    {222089, 222108, 3127, 1, 0, 0x1}, /* aten::squeeze.dims */
    {222167, 222182, 3128, 1, 0, 0x80}, /* aten::squeeze_ */
    {222228, 222247, 3129, 1, 0, 0x80}, /* aten::squeeze_.dim */
    {222306, 222326, 3130, 1, 0, 0x80}, /* aten::squeeze_.dims */
    {222388, 222407, 3131, 1, 3, 0x80000}, /* aten::squeeze_copy */
    {222449, 222472, 3132, 1, 3, 0x80000}, /* aten::squeeze_copy.dim */
    {222527, 222554, 3133, 1, 0, 0x80020}, /* aten::squeeze_copy.dim_out */
    {222636, 222660, 3134, 1, 3, 0x80000}, /* aten::squeeze_copy.dims */
    {222718, 222746, 3135, 1, 0, 0x80020}, /* aten::squeeze_copy.dims_out */
    {222831, 222854, 3136, 1, 0, 0x80020}, /* aten::squeeze_copy.out */
    {222923, 222935, 3137, 1, 3, 0x0}, /* aten::stack */
    {222986, 223002, 3138, 1, 3, 0x0}, /* aten::stack.out */
    {223080, 223090, 3139, 1, 1, 0x40000}, /* aten::std */
    {223143, 223164, 3140, 2, 1, 0x40000}, /* aten::std.correction */
    {223274, 223299, 3142, 2, 1, 0x40000}, /* aten::std.correction_out */
    {223433, 223447, 3144, 1, 1, 0x40000}, /* aten::std.dim */
    {223537, 223551, 3145, 1, 1, 0x40000}, /* aten::std.out */
    {223664, 223679, 3146, 1, 1, 0x40000}, /* aten::std_mean */
    {223747, 223773, 3147, 2, 1, 0x40000}, /* aten::std_mean.correction */
    {223898, 223928, 3149, 1, 0, 0x20}, /* aten::std_mean.correction_out */
    {224099, 224118, 3150, 1, 1, 0x40000}, /* aten::std_mean.dim */
    {224223, 224234, 3151, 1, 3, 0x0}, /* aten::stft */
    {224443, 224461, 3152, 1, 3, 0x0}, /* aten::stft.center */
    {224719, 224736, 3153, 1, 0, 0x0}, /* aten::stride.int */
    {224782, 224799, 3154, 1, 1, 0x10001}, /* aten::sub.Scalar */
    {224869, 224890, 3155, 1, 0, 0x20}, /* aten::sub.Scalar_out */
    {224987, 225004, 3156, 3, 1, 0x10001}, /* aten::sub.Tensor */
    {225077, 225091, 3159, 2, 1, 0x10000}, /* aten::sub.out */
    {225181, 225199, 3161, 1, 1, 0x10000}, /* aten::sub_.Scalar */
    {225278, 225296, 3162, 3, 1, 0x10000}, /* aten::sub_.Tensor */
    {225378, 225400, 3165, 1, 3, 0x0}, /* aten::subtract.Scalar */
    {225475, 225497, 3166, 1, 3, 0x0}, /* aten::subtract.Tensor */
    {225575, 225594, 3167, 1, 3, 0x0}, /* aten::subtract.out */
    {225689, 225712, 3168, 1, 3, 0x0}, /* aten::subtract_.Scalar */
    {225796, 225819, 3169, 1, 3, 0x0}, /* aten::subtract_.Tensor */
    {225906, 225916, 3170, 1, 1, 0x40000}, /* aten::sum */
    {225976, 225998, 3171, 2, 1, 0x40000}, /* aten::sum.IntList_out */
    {226123, 226145, 3173, 3, 1, 0x40001}, /* aten::sum.dim_IntList */
    {226250, 226264, 3176, 1, 0, 0x20}, /* aten::sum.out */
    {226348, 226366, 3177, 1, 0, 0x0}, /* aten::sum_to_size */
    {226422, 226432, 3178, 1, 3, 0x0}, /* aten::svd */
    {226527, 226539, 3179, 1, 3, 0x0}, /* aten::svd.U */
    {226693, 226708, 3180, 1, 0, 0x0}, /* aten::swapaxes */
    {226774, 226790, 3181, 1, 0, 0x80}, /* aten::swapaxes_ */
    {226859, 226874, 3182, 1, 0, 0x0}, /* aten::swapdims */
    {226938, 226954, 3183, 1, 0, 0x80}, /* aten::swapdims_ */
    {227021, 227037, 3184, 1, 0, 0x1}, /* aten::sym_numel */
    {227076, 227095, 3185, 1, 0, 0x1}, /* aten::sym_size.int */
    {227146, 227171, 3186, 1, 0, 0x1}, /* aten::sym_storage_offset */
    {227219, 227240, 3187, 1, 0, 0x1}, /* aten::sym_stride.int */
    {227293, 227301, 3188, 1, 0, 0x0}, /* aten::t */
    {227338, 227347, 3189, 1, 0, 0x80}, /* aten::t_ */
    {227387, 227400, 3190, 1, 3, 0x80000}, /* aten::t_copy */
    {227436, 227453, 3191, 1, 0, 0x80020}, /* aten::t_copy.out */
    {227516, 227527, 3192, 2, 3, 0x0}, /* aten::take */
    {227575, 227590, 3194, 2, 3, 0x0}, /* aten::take.out */
    {227665, 227686, 3196, 1, 3, 0x0}, /* aten::take_along_dim */
    {227761, 227786, 3197, 1, 3, 0x0}, /* aten::take_along_dim.out */
    {227888, 227898, 3198, 3, 1, 0x10001}, /* aten::tan */
    {227931, 227945, 3201, 2, 1, 0x10000}, /* aten::tan.out */
    {228005, 228016, 3203, 3, 1, 0x10000}, /* aten::tan_ */
    {228058, 228069, 3206, 3, 1, 0x10001}, /* aten::tanh */
    {228103, 228118, 3209, 2, 1, 0x10000}, /* aten::tanh.out */
    {228179, 228191, 3211, 3, 1, 0x10000}, /* aten::tanh_ */
    {228234, 228254, 3214, 3, 3, 0x10000}, /* aten::tanh_backward */
    {228319, 228350, 3217, 2, 3, 0x10000}, /* aten::tanh_backward.grad_input */
    {228456, 228483, 3219, 1, 3, 0x0}, /* aten::tensor_split.indices */
    {228575, 228603, 3220, 1, 3, 0x0}, /* aten::tensor_split.sections */
    {228695, 228741, 3221, 1, 3, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {228869, 228885, 3222, 1, 3, 0x0}, /* aten::tensordot */
    {228973, 228993, 3223, 1, 3, 0x0}, /* aten::tensordot.out */
    {229108, 229124, 3224, 3, 1, 0x10000}, /* aten::threshold */
    {229195, 229215, 3227, 2, 1, 0x0}, /* aten::threshold.out */
    {229313, 229330, 3229, 3, 1, 0x0}, /* aten::threshold_ */
    {229410, 229435, 3232, 3, 3, 0x10000}, /* aten::threshold_backward */
    {229521, 229557, 3235, 2, 3, 0x0}, /* aten::threshold_backward.grad_input */
    {229684, 229695, 3237, 1, 3, 0x0}, /* aten::tile */
    {229744, 229760, 3238, 1, 0, 0x0}, /* aten::to.device */
    {229914, 229929, 3239, 1, 0, 0x0}, /* aten::to.dtype */
    {230067, 230089, 3240, 1, 0, 0x0}, /* aten::to.dtype_layout */
    {230308, 230323, 3241, 1, 0, 0x0}, /* aten::to.other */
    {230457, 230468, 3242, 3, 3, 0x1}, /* aten::topk */
    {230586, 230604, 3245, 2, 3, 0x0}, /* aten::topk.values */
    {230779, 230791, 3247, 2, 3, 0x0}, /* aten::trace */
    {230826, 230842, 3249, 1, 0, 0x20}, /* aten::trace.out */
    {230904, 230924, 3250, 1, 0, 0x0}, /* aten::transpose.int */
    {230993, 231010, 3251, 1, 0, 0x80}, /* aten::transpose_ */
    {231078, 231103, 3252, 1, 3, 0x80000}, /* aten::transpose_copy.int */
    {231171, 231200, 3253, 1, 0, 0x80020}, /* aten::transpose_copy.int_out */
    {231295, 231314, 3254, 1, 3, 0x0}, /* aten::trapezoid.dx */
    {231381, 231399, 3255, 1, 3, 0x0}, /* aten::trapezoid.x */
    {231462, 231477, 3256, 1, 3, 0x0}, /* aten::trapz.dx */
    {231539, 231553, 3257, 1, 3, 0x0}, /* aten::trapz.x */
    {231612, 231635, 3258, 2, 3, 0x0}, /* aten::triangular_solve */
    {231794, 231819, 3260, 2, 3, 0x0}, /* aten::triangular_solve.X */
    {232019, 232030, 3262, 3, 3, 0x0}, /* aten::tril */
    {232083, 232098, 3265, 2, 3, 0x0}, /* aten::tril.out */
    {232178, 232190, 3267, 3, 3, 0x0}, /* aten::tril_ */
    {232252, 232271, 3270, 3, 3, 0x0}, /* aten::tril_indices */
    {232424, 232447, 3273, 1, 0, 0x20}, /* aten::tril_indices.out */
    {232535, 232561, 3274, 1, 3, 0x0}, /* aten::triplet_margin_loss */
    {232729, 232740, 3275, 3, 3, 0x0}, /* aten::triu */
    {232793, 232808, 3278, 2, 3, 0x0}, /* aten::triu.out */
    {232888, 232900, 3280, 3, 3, 0x0}, /* aten::triu_ */
    {232962, 232981, 3283, 3, 3, 0x0}, /* aten::triu_indices */
    {233134, 233157, 3286, 1, 0, 0x20}, /* aten::triu_indices.out */
    {233245, 233270, 3287, 1, 1, 0x0}, /* aten::true_divide.Scalar */
    {233332, 233357, 3288, 1, 1, 0x10000}, /* aten::true_divide.Tensor */
    {233419, 233441, 3289, 1, 1, 0x0}, /* aten::true_divide.out */
    {233523, 233549, 3290, 1, 1, 0x0}, /* aten::true_divide_.Scalar */
    {233620, 233646, 3291, 1, 1, 0x0}, /* aten::true_divide_.Tensor */
    {233717, 233729, 3292, 3, 1, 0x10001}, /* aten::trunc */
    {233764, 233780, 3295, 2, 1, 0x10000}, /* aten::trunc.out */
    {233842, 233855, 3297, 3, 1, 0x10000}, /* aten::trunc_ */
    {233899, 233913, 3300, 1, 3, 0x0}, /* aten::type_as */
    {233964, 233981, 3301, 1, 3, 0x0}, /* aten::unbind.int */
    {234045, 234067, 3302, 1, 3, 0x80000}, /* aten::unbind_copy.int */
    {234125, 234151, 3303, 1, 3, 0x0}, /* aten::unbind_copy.int_out */
    {234228, 234248, 3304, 1, 3, 0x0}, /* aten::unflatten.int */
    {234322, 234335, 3305, 2, 0, 0x0}, /* aten::unfold */
    {234412, 234434, 3307, 2, 3, 0x0}, /* aten::unfold_backward */
    {234533, 234559, 3309, 1, 0, 0x20}, /* aten::unfold_backward.out */
    {234685, 234703, 3310, 1, 3, 0x80000}, /* aten::unfold_copy */
    {234779, 234801, 3311, 1, 0, 0x80020}, /* aten::unfold_copy.out */
    {234904, 234918, 3312, 1, 0, 0x2020}, /* aten::uniform */
    {235013, 235031, 3313, 1, 0, 0x2020}, /* aten::uniform.out */
    {235150, 235165, 3314, 2, 1, 0x2000}, /* aten::uniform_ */
    {235267, 235292, 3316, 2, 3, 0x8}, /* aten::unique_consecutive */
    {235426, 235455, 3318, 1, 0, 0x20}, /* aten::unique_consecutive.out */
    {235659, 235676, 3319, 2, 3, 0x8}, /* aten::unique_dim */
    {235814, 235835, 3321, 1, 0, 0x20}, /* aten::unique_dim.out */
    {236043, 236072, 3322, 2, 3, 0x8}, /* aten::unique_dim_consecutive */
    {236204, 236237, 3324, 1, 0, 0x20}, /* aten::unique_dim_consecutive.out */
    {236439, 236458, 3325, 1, 0, 0x100}, /* aten::unsafe_chunk */
    {236525, 236551, 3326, 1, 0, 0x0}, /* aten::unsafe_split.Tensor */
    {236632, 236662, 3327, 1, 0, 0x20}, /* aten::unsafe_split.Tensor_out */
    {236762, 236792, 3328, 1, 0, 0x0}, /* aten::unsafe_split_with_sizes */
    {236880, 236914, 3329, 1, 0, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {237021, 237037, 3330, 1, 0, 0x1}, /* aten::unsqueeze */
    {237091, 237108, 3331, 1, 0, 0x80}, /* aten::unsqueeze_ */
    {237165, 237186, 3332, 1, 3, 0x80000}, /* aten::unsqueeze_copy */
    {237239, 237264, 3333, 1, 0, 0x80020}, /* aten::unsqueeze_copy.out */
    {237344, 237369, 3334, 2, 3, 0x0}, /* aten::upsample_bicubic2d */
    {237504, 237533, 3336, 2, 3, 0x0}, /* aten::upsample_bicubic2d.out */
    {237695, 237724, 3338, 1, 3, 0x0}, /* aten::upsample_bicubic2d.vec */
    {237844, 237878, 3339, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward */
    {238051, 238096, 3341, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {238310, 238336, 3343, 2, 3, 0x0}, /* aten::upsample_bilinear2d */
    {238472, 238502, 3345, 2, 3, 0x0}, /* aten::upsample_bilinear2d.out */
    {238665, 238695, 3347, 1, 3, 0x1}, /* aten::upsample_bilinear2d.vec */
    {238816, 238851, 3348, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward */
    {239025, 239071, 3350, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {239286, 239310, 3352, 2, 3, 0x0}, /* aten::upsample_linear1d */
    {239420, 239448, 3354, 2, 3, 0x0}, /* aten::upsample_linear1d.out */
    {239585, 239613, 3356, 1, 3, 0x0}, /* aten::upsample_linear1d.vec */
    {239732, 239765, 3357, 2, 3, 0x0}, /* aten::upsample_linear1d_backward */
    {239913, 239957, 3359, 2, 3, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {240146, 240171, 3361, 2, 3, 0x0}, /* aten::upsample_nearest1d */
    {240262, 240291, 3363, 2, 3, 0x0}, /* aten::upsample_nearest1d.out */
    {240409, 240438, 3365, 1, 3, 0x0}, /* aten::upsample_nearest1d.vec */
    {240538, 240572, 3366, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward */
    {240701, 240746, 3368, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {240916, 240941, 3370, 2, 3, 0x0}, /* aten::upsample_nearest2d */
    {241056, 241085, 3372, 2, 3, 0x0}, /* aten::upsample_nearest2d.out */
    {241227, 241256, 3374, 1, 3, 0x1}, /* aten::upsample_nearest2d.vec */
    {241356, 241390, 3375, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward */
    {241543, 241588, 3377, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {241782, 241807, 3379, 2, 3, 0x0}, /* aten::upsample_nearest3d */
    {241944, 241973, 3381, 2, 3, 0x0}, /* aten::upsample_nearest3d.out */
    {242137, 242166, 3383, 1, 3, 0x0}, /* aten::upsample_nearest3d.vec */
    {242266, 242300, 3384, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward */
    {242475, 242520, 3386, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {242736, 242763, 3388, 2, 3, 0x0}, /* aten::upsample_trilinear3d */
    {242922, 242953, 3390, 2, 3, 0x0}, /* aten::upsample_trilinear3d.out */
    {243139, 243170, 3392, 1, 3, 0x0}, /* aten::upsample_trilinear3d.vec */
    {243292, 243328, 3393, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward */
    {243525, 243572, 3395, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {243810, 243851, 3397, 1, 0, 0x0}, /* aten::value_selecting_reduction_backward */
    {243970, 243980, 3398, 1, 1, 0x40000}, /* aten::var */
    {244033, 244054, 3399, 2, 1, 0x40001}, /* aten::var.correction */
    {244164, 244189, 3401, 2, 1, 0x40000}, /* aten::var.correction_out */
    {244323, 244337, 3403, 1, 1, 0x40001}, /* aten::var.dim */
    {244427, 244441, 3404, 1, 1, 0x40000}, /* aten::var.out */
    {244554, 244569, 3405, 1, 1, 0x40000}, /* aten::var_mean */
    {244637, 244663, 3406, 2, 1, 0x40000}, /* aten::var_mean.correction */
    {244788, 244818, 3408, 1, 0, 0x20}, /* aten::var_mean.correction_out */
    {244989, 245008, 3409, 1, 1, 0x40000}, /* aten::var_mean.dim */
    {245113, 245124, 3410, 2, 3, 0x0}, /* aten::vdot */
    {245172, 245187, 3412, 1, 3, 0x0}, /* aten::vdot.out */
    {245262, 245273, 3413, 2, 0, 0x1}, /* aten::view */
    {245328, 245345, 3415, 1, 0, 0x0}, /* aten::view.dtype */
    {245409, 245423, 3416, 1, 0, 0x0}, /* aten::view_as */
    {245480, 245502, 3417, 2, 3, 0x0}, /* aten::view_as_complex */
    {245553, 245580, 3419, 1, 3, 0x80000}, /* aten::view_as_complex_copy */
    {245630, 245661, 3420, 1, 0, 0x80020}, /* aten::view_as_complex_copy.out */
    {245738, 245757, 3421, 2, 3, 0x0}, /* aten::view_as_real */
    {245805, 245829, 3423, 1, 3, 0x80000}, /* aten::view_as_real_copy */
    {245876, 245904, 3424, 1, 0, 0x80020}, /* aten::view_as_real_copy.out */
    {245978, 245994, 3425, 1, 3, 0x80000}, /* aten::view_copy */
    {246048, 246070, 3426, 1, 3, 0x80000}, /* aten::view_copy.dtype */
    {246133, 246159, 3427, 1, 0, 0x80020}, /* aten::view_copy.dtype_out */
    {246249, 246269, 3428, 1, 0, 0x80020}, /* aten::view_copy.out */
    {246350, 246369, 3429, 1, 3, 0x0}, /* aten::vsplit.array */
    {246439, 246456, 3430, 1, 3, 0x0}, /* aten::vsplit.int */
    {246523, 246536, 3431, 1, 3, 0x0}, /* aten::vstack */
    {246577, 246594, 3432, 1, 3, 0x0}, /* aten::vstack.out */
    {246662, 246674, 3433, 1, 1, 0x0}, /* aten::where */
    {246716, 246735, 3434, 1, 3, 0x0}, /* aten::where.Scalar */
    {246809, 246833, 3435, 1, 3, 0x0}, /* aten::where.ScalarOther */
    {246912, 246935, 3436, 1, 3, 0x0}, /* aten::where.ScalarSelf */
    {247013, 247030, 3437, 2, 1, 0x10001}, /* aten::where.self */
    {247102, 247123, 3439, 2, 1, 0x0}, /* aten::where.self_out */
    {247222, 247250, 3441, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {247338, 247365, 3442, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {247452, 247474, 3443, 2, 1, 0x10000}, /* aten::xlogy.OutTensor */
    {247556, 247581, 3445, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {247643, 247667, 3446, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {247728, 247747, 3447, 3, 1, 0x10000}, /* aten::xlogy.Tensor */
    {247803, 247829, 3450, 1, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {247900, 247920, 3451, 3, 1, 0x10000}, /* aten::xlogy_.Tensor */
    {247985, 247996, 3454, 1, 0, 0x20}, /* aten::zero */
    {248030, 248045, 3455, 1, 0, 0x20}, /* aten::zero.out */
    {248106, 248118, 3456, 2, 1, 0x0}, /* aten::zero_ */
    {248161, 248173, 3458, 2, 3, 0x0}, /* aten::zeros */
    {248302, 248318, 3460, 1, 3, 0x0}, /* aten::zeros.out */
    {248382, 248399, 3461, 1, 3, 0x0}, /* aten::zeros_like */
    {248565, 248586, 3462, 1, 0, 0x20}, /* aten::zeros_like.out */
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
    {1, 0, 37}, /* aten::_ctc_loss CPU */
    {16, 0, 37}, /* aten::_ctc_loss Meta */
    {1, 0, 38}, /* aten::_ctc_loss.Tensor CPU */
    {16, 0, 38}, /* aten::_ctc_loss.Tensor Meta */
    {141, 4, 21}, /* aten::_ctc_loss.Tensor_out CompositeExplicitAutograd */
    {141, 4, 20}, /* aten::_ctc_loss.out CompositeExplicitAutograd */
    {1, 0, 39}, /* aten::_ctc_loss_backward CPU */
    {16, 0, 39}, /* aten::_ctc_loss_backward Meta */
    {1, 0, 40}, /* aten::_ctc_loss_backward.Tensor CPU */
    {16, 0, 40}, /* aten::_ctc_loss_backward.Tensor Meta */
    {141, 4, 22}, /* aten::_ctc_loss_backward.out CompositeExplicitAutograd */
    {1, 0, 41}, /* aten::_cummax_helper CPU */
    {16, 0, 41}, /* aten::_cummax_helper Meta */
    {1, 0, 42}, /* aten::_cummin_helper CPU */
    {16, 0, 42}, /* aten::_cummin_helper Meta */
    {1, 0, 43}, /* aten::_embedding_bag CPU */
    {16, 0, 43}, /* aten::_embedding_bag Meta */
    {141, 4, 23}, /* aten::_embedding_bag.out CompositeExplicitAutograd */
    {1, 0, 44}, /* aten::_embedding_bag_backward CPU */
    {16, 0, 44}, /* aten::_embedding_bag_backward Meta */
    {1, 0, 45}, /* aten::_embedding_bag_dense_backward CPU */
    {16, 0, 45}, /* aten::_embedding_bag_dense_backward Meta */
    {141, 4, 24}, /* aten::_embedding_bag_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 46}, /* aten::_embedding_bag_forward_only CPU */
    {16, 0, 46}, /* aten::_embedding_bag_forward_only Meta */
    {141, 4, 25}, /* aten::_embedding_bag_forward_only.out CompositeExplicitAutograd */
    {1, 0, 47}, /* aten::_embedding_bag_per_sample_weights_backward CPU */
    {16, 0, 47}, /* aten::_embedding_bag_per_sample_weights_backward Meta */
    {141, 4, 26}, /* aten::_embedding_bag_per_sample_weights_backward.out CompositeExplicitAutograd */
    {141, 0, 48}, /* aten::_euclidean_dist CompositeExplicitAutograd */
    {141, 4, 27}, /* aten::_euclidean_dist.out CompositeExplicitAutograd */
    {1, 0, 49}, /* aten::_fft_c2c CPU */
    {16, 0, 49}, /* aten::_fft_c2c Meta */
    {1, 0, 50}, /* aten::_fft_c2c.out CPU */
    {16, 0, 50}, /* aten::_fft_c2c.out Meta */
    {1, 0, 51}, /* aten::_fft_c2r CPU */
    {16, 0, 51}, /* aten::_fft_c2r Meta */
    {1, 0, 52}, /* aten::_fft_c2r.out CPU */
    {16, 0, 52}, /* aten::_fft_c2r.out Meta */
    {1, 0, 53}, /* aten::_fft_r2c CPU */
    {16, 0, 53}, /* aten::_fft_r2c Meta */
    {1, 0, 54}, /* aten::_fft_r2c.out CPU */
    {16, 0, 54}, /* aten::_fft_r2c.out Meta */
    {138, 0, 55}, /* aten::_fused_rms_norm implicit */
    {1, 0, 56}, /* aten::_fused_sdp_choice CPU */
    {16, 0, 56}, /* aten::_fused_sdp_choice Meta */
    {1, 0, 57}, /* aten::_histogramdd_bin_edges CPU */
    {16, 0, 57}, /* aten::_histogramdd_bin_edges Meta */
    {141, 4, 28}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 58}, /* aten::_histogramdd_from_bin_cts CPU */
    {16, 0, 58}, /* aten::_histogramdd_from_bin_cts Meta */
    {141, 4, 29}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 59}, /* aten::_histogramdd_from_bin_tensors CPU */
    {16, 0, 59}, /* aten::_histogramdd_from_bin_tensors Meta */
    {141, 4, 30}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 32}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 4, 31}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 60}, /* aten::_index_put_impl_ CPU */
    {16, 0, 60}, /* aten::_index_put_impl_ Meta */
    {141, 0, 61}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 62}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 63}, /* aten::_linalg_check_errors CPU */
    {16, 0, 63}, /* aten::_linalg_check_errors Meta */
    {1, 0, 64}, /* aten::_linalg_det CPU */
    {16, 0, 64}, /* aten::_linalg_det Meta */
    {1, 4, 33}, /* aten::_linalg_det.result CPU */
    {16, 4, 33}, /* aten::_linalg_det.result Meta */
    {1, 0, 65}, /* aten::_linalg_eigh CPU */
    {16, 0, 65}, /* aten::_linalg_eigh Meta */
    {1, 4, 34}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 34}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 66}, /* aten::_linalg_eigvals CPU */
    {16, 0, 66}, /* aten::_linalg_eigvals Meta */
    {1, 0, 67}, /* aten::_linalg_slogdet CPU */
    {16, 0, 67}, /* aten::_linalg_slogdet Meta */
    {1, 4, 35}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 35}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 68}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 68}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 36}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 36}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 69}, /* aten::_linalg_svd CPU */
    {16, 0, 69}, /* aten::_linalg_svd Meta */
    {1, 4, 37}, /* aten::_linalg_svd.U CPU */
    {16, 4, 37}, /* aten::_linalg_svd.U Meta */
    {1, 0, 70}, /* aten::_local_scalar_dense CPU */
    {1, 1, 2}, /* aten::_log_softmax CPU */
    {16, 1, 2}, /* aten::_log_softmax Meta */
    {142, 8, 38}, /* aten::_log_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 2}, /* aten::_log_softmax.out CPU */
    {16, 3, 2}, /* aten::_log_softmax.out Meta */
    {1, 1, 1}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 1}, /* aten::_log_softmax_backward_data Meta */
    {142, 8, 39}, /* aten::_log_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 1}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 1}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 71}, /* aten::_logcumsumexp CPU */
    {16, 0, 71}, /* aten::_logcumsumexp Meta */
    {1, 4, 40}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 40}, /* aten::_logcumsumexp.out Meta */
    {138, 0, 72}, /* aten::_lu_with_info implicit */
    {1, 0, 73}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 73}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 74}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 74}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 42}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 42}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 76}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 76}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 41}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 75}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 43}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 77}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 44}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 45}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 78}, /* aten::_pdist_backward CPU */
    {16, 0, 78}, /* aten::_pdist_backward Meta */
    {141, 4, 46}, /* aten::_pdist_backward.out CompositeExplicitAutograd */
    {1, 0, 79}, /* aten::_pdist_forward CPU */
    {16, 0, 79}, /* aten::_pdist_forward Meta */
    {141, 4, 47}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 80}, /* aten::_prelu_kernel CPU */
    {16, 0, 80}, /* aten::_prelu_kernel Meta */
    {1, 0, 81}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 81}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 82}, /* aten::_reshape_alias CPU */
    {16, 0, 82}, /* aten::_reshape_alias Meta */
    {142, 7, 48}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 49}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 83}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {138, 0, 84}, /* aten::_scaled_dot_product_attention_math implicit */
    {1, 0, 85}, /* aten::_scaled_dot_product_flash_attention_for_cpu CPU */
    {16, 0, 85}, /* aten::_scaled_dot_product_flash_attention_for_cpu Meta */
    {1, 0, 86}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward CPU */
    {16, 0, 86}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward Meta */
    {1, 0, 87}, /* aten::_segment_reduce_backward CPU */
    {16, 0, 87}, /* aten::_segment_reduce_backward Meta */
    {141, 4, 50}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 1, 4}, /* aten::_softmax CPU */
    {16, 1, 4}, /* aten::_softmax Meta */
    {142, 8, 51}, /* aten::_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, /* aten::_softmax.out CPU */
    {16, 3, 4}, /* aten::_softmax.out Meta */
    {1, 1, 3}, /* aten::_softmax_backward_data CPU */
    {16, 1, 3}, /* aten::_softmax_backward_data Meta */
    {142, 8, 52}, /* aten::_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 3}, /* aten::_softmax_backward_data.out Meta */
    {138, 0, 88}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 89}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 90}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 53}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 91}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 54}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 92}, /* aten::_unique CPU */
    {16, 0, 92}, /* aten::_unique Meta */
    {141, 4, 55}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 93}, /* aten::_unique2 CPU */
    {16, 0, 93}, /* aten::_unique2 Meta */
    {141, 4, 56}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 94}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 95}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 96}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 97}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 1025}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 57}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 98}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 98}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 58}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 58}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 100}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 99}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 99}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 59}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 59}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 101}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 101}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 60}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 60}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 103}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 102}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 102}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 61}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 61}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 104}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 104}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 62}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 62}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 106}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 105}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 105}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 63}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 63}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 107}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 107}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 64}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 64}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 109}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 108}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 108}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 65}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 65}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 110}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 110}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 66}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 66}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 112}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 111}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 111}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 67}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 67}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 113}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 113}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 68}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 68}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 115}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 114}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 114}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 69}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 69}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 116}, /* aten::abs CPU */
    {16, 0, 116}, /* aten::abs Meta */
    {1, 0, 118}, /* aten::abs.out CPU */
    {16, 0, 118}, /* aten::abs.out Meta */
    {1, 0, 117}, /* aten::abs_ CPU */
    {16, 0, 117}, /* aten::abs_ Meta */
    {138, 0, 119}, /* aten::absolute implicit */
    {138, 4, 70}, /* aten::absolute.out implicit */
    {138, 0, 120}, /* aten::absolute_ implicit */
    {1, 1, 5}, /* aten::acos CPU */
    {16, 1, 5}, /* aten::acos Meta */
    {142, 8, 71}, /* aten::acos CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, /* aten::acos.out CPU */
    {16, 3, 5}, /* aten::acos.out Meta */
    {1, 2, 5}, /* aten::acos_ CPU */
    {16, 2, 5}, /* aten::acos_ Meta */
    {142, 9, 71}, /* aten::acos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 6}, /* aten::acosh CPU */
    {16, 1, 6}, /* aten::acosh Meta */
    {142, 8, 72}, /* aten::acosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, /* aten::acosh.out CPU */
    {16, 3, 6}, /* aten::acosh.out Meta */
    {1, 2, 6}, /* aten::acosh_ CPU */
    {16, 2, 6}, /* aten::acosh_ Meta */
    {142, 9, 72}, /* aten::acosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 121}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 122}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 73}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 73}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 123}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 74}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 74}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 124}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 125}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 125}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 75}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 75}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 126}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 126}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 76}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 76}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 127}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 127}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 77}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 77}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 128}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 128}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 78}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 78}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 129}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 79}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 7}, /* aten::add.Tensor CPU */
    {16, 1, 7}, /* aten::add.Tensor Meta */
    {142, 8, 80}, /* aten::add.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, /* aten::add.out CPU */
    {16, 3, 7}, /* aten::add.out Meta */
    {141, 0, 130}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 7}, /* aten::add_.Tensor CPU */
    {16, 2, 7}, /* aten::add_.Tensor Meta */
    {142, 9, 80}, /* aten::add_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 131}, /* aten::addbmm CPU */
    {16, 0, 131}, /* aten::addbmm Meta */
    {1, 4, 81}, /* aten::addbmm.out CPU */
    {16, 4, 81}, /* aten::addbmm.out Meta */
    {1, 0, 132}, /* aten::addbmm_ CPU */
    {16, 0, 132}, /* aten::addbmm_ Meta */
    {1, 1, 8}, /* aten::addcdiv CPU */
    {16, 1, 8}, /* aten::addcdiv Meta */
    {142, 8, 82}, /* aten::addcdiv CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, /* aten::addcdiv.out CPU */
    {16, 3, 8}, /* aten::addcdiv.out Meta */
    {1, 2, 8}, /* aten::addcdiv_ CPU */
    {16, 2, 8}, /* aten::addcdiv_ Meta */
    {142, 9, 82}, /* aten::addcdiv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, /* aten::addcmul CPU */
    {16, 1, 9}, /* aten::addcmul Meta */
    {142, 8, 83}, /* aten::addcmul CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, /* aten::addcmul.out CPU */
    {16, 3, 9}, /* aten::addcmul.out Meta */
    {1, 2, 9}, /* aten::addcmul_ CPU */
    {16, 2, 9}, /* aten::addcmul_ Meta */
    {142, 9, 83}, /* aten::addcmul_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, /* aten::addmm CPU */
    {16, 1, 10}, /* aten::addmm Meta */
    {142, 8, 84}, /* aten::addmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, /* aten::addmm.out CPU */
    {16, 3, 10}, /* aten::addmm.out Meta */
    {1, 2, 10}, /* aten::addmm_ CPU */
    {16, 2, 10}, /* aten::addmm_ Meta */
    {142, 9, 84}, /* aten::addmm_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 11}, /* aten::addmv CPU */
    {16, 1, 11}, /* aten::addmv Meta */
    {142, 8, 85}, /* aten::addmv CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, /* aten::addmv.out CPU */
    {16, 3, 11}, /* aten::addmv.out Meta */
    {1, 2, 11}, /* aten::addmv_ CPU */
    {16, 2, 11}, /* aten::addmv_ Meta */
    {142, 9, 85}, /* aten::addmv_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 133}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 86}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 86}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 134}, /* aten::adjoint implicit */
    {141, 0, 135}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 4, 87}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 136}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 137}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 88}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 89}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 12}, /* aten::all CPU */
    {16, 1, 12}, /* aten::all Meta */
    {142, 8, 90}, /* aten::all CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, /* aten::all.all_out CPU */
    {16, 3, 12}, /* aten::all.all_out Meta */
    {1, 1, 14}, /* aten::all.dim CPU */
    {16, 1, 14}, /* aten::all.dim Meta */
    {142, 8, 92}, /* aten::all.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 13}, /* aten::all.dims CPU */
    {16, 1, 13}, /* aten::all.dims Meta */
    {142, 8, 91}, /* aten::all.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 13}, /* aten::all.dims_out CPU */
    {16, 3, 13}, /* aten::all.dims_out Meta */
    {1, 3, 14}, /* aten::all.out CPU */
    {16, 3, 14}, /* aten::all.out Meta */
    {141, 0, 138}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 139}, /* aten::alpha_dropout implicit */
    {138, 0, 140}, /* aten::alpha_dropout_ implicit */
    {1, 1, 15}, /* aten::amax CPU */
    {16, 1, 15}, /* aten::amax Meta */
    {142, 8, 93}, /* aten::amax CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, /* aten::amax.out CPU */
    {16, 3, 15}, /* aten::amax.out Meta */
    {1, 1, 16}, /* aten::amin CPU */
    {16, 1, 16}, /* aten::amin Meta */
    {142, 8, 94}, /* aten::amin CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, /* aten::amin.out CPU */
    {16, 3, 16}, /* aten::amin.out Meta */
    {1, 1, 17}, /* aten::aminmax CPU */
    {16, 1, 17}, /* aten::aminmax Meta */
    {142, 8, 95}, /* aten::aminmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, /* aten::aminmax.out CPU */
    {16, 3, 17}, /* aten::aminmax.out Meta */
    {1, 0, 141}, /* aten::angle CPU */
    {16, 0, 141}, /* aten::angle Meta */
    {1, 0, 142}, /* aten::angle.out CPU */
    {16, 0, 142}, /* aten::angle.out Meta */
    {1, 1, 18}, /* aten::any CPU */
    {16, 1, 18}, /* aten::any Meta */
    {142, 8, 96}, /* aten::any CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, /* aten::any.all_out CPU */
    {16, 3, 18}, /* aten::any.all_out Meta */
    {1, 1, 20}, /* aten::any.dim CPU */
    {16, 1, 20}, /* aten::any.dim Meta */
    {142, 8, 98}, /* aten::any.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 19}, /* aten::any.dims CPU */
    {16, 1, 19}, /* aten::any.dims Meta */
    {142, 8, 97}, /* aten::any.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 19}, /* aten::any.dims_out CPU */
    {16, 3, 19}, /* aten::any.dims_out Meta */
    {1, 3, 20}, /* aten::any.out CPU */
    {16, 3, 20}, /* aten::any.out Meta */
    {141, 0, 143}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::arange BackendSelect */
    {141, 4, 99}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 144}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::arange.start BackendSelect */
    {1, 4, 100}, /* aten::arange.start_out CPU */
    {16, 4, 100}, /* aten::arange.start_out Meta */
    {141, 0, 145}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::arange.start_step BackendSelect */
    {138, 0, 146}, /* aten::arccos implicit */
    {138, 4, 101}, /* aten::arccos.out implicit */
    {138, 0, 147}, /* aten::arccos_ implicit */
    {138, 0, 148}, /* aten::arccosh implicit */
    {138, 4, 102}, /* aten::arccosh.out implicit */
    {138, 0, 149}, /* aten::arccosh_ implicit */
    {138, 0, 150}, /* aten::arcsin implicit */
    {138, 4, 103}, /* aten::arcsin.out implicit */
    {138, 0, 151}, /* aten::arcsin_ implicit */
    {138, 0, 152}, /* aten::arcsinh implicit */
    {138, 4, 104}, /* aten::arcsinh.out implicit */
    {138, 0, 153}, /* aten::arcsinh_ implicit */
    {138, 0, 154}, /* aten::arctan implicit */
    {138, 4, 105}, /* aten::arctan.out implicit */
    {138, 0, 155}, /* aten::arctan2 implicit */
    {138, 4, 106}, /* aten::arctan2.out implicit */
    {138, 0, 156}, /* aten::arctan2_ implicit */
    {138, 0, 157}, /* aten::arctan_ implicit */
    {138, 0, 158}, /* aten::arctanh implicit */
    {138, 4, 107}, /* aten::arctanh.out implicit */
    {138, 0, 159}, /* aten::arctanh_ implicit */
    {1, 1, 21}, /* aten::argmax CPU */
    {16, 1, 21}, /* aten::argmax Meta */
    {142, 8, 108}, /* aten::argmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, /* aten::argmax.out CPU */
    {16, 3, 21}, /* aten::argmax.out Meta */
    {1, 1, 22}, /* aten::argmin CPU */
    {16, 1, 22}, /* aten::argmin Meta */
    {142, 8, 109}, /* aten::argmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, /* aten::argmin.out CPU */
    {16, 3, 22}, /* aten::argmin.out Meta */
    {138, 0, 160}, /* aten::argsort implicit */
    {138, 0, 161}, /* aten::argsort.stable implicit */
    {138, 0, 162}, /* aten::argsort.stable_out implicit */
    {138, 0, 163}, /* aten::argwhere implicit */
    {1, 0, 164}, /* aten::as_strided CPU */
    {16, 0, 164}, /* aten::as_strided Meta */
    {142, 5, 110}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 110}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 111}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 165}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 112}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 23}, /* aten::asin CPU */
    {16, 1, 23}, /* aten::asin Meta */
    {142, 8, 113}, /* aten::asin CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, /* aten::asin.out CPU */
    {16, 3, 23}, /* aten::asin.out Meta */
    {1, 2, 23}, /* aten::asin_ CPU */
    {16, 2, 23}, /* aten::asin_ Meta */
    {142, 9, 113}, /* aten::asin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 24}, /* aten::asinh CPU */
    {16, 1, 24}, /* aten::asinh Meta */
    {142, 8, 114}, /* aten::asinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, /* aten::asinh.out CPU */
    {16, 3, 24}, /* aten::asinh.out Meta */
    {1, 2, 24}, /* aten::asinh_ CPU */
    {16, 2, 24}, /* aten::asinh_ Meta */
    {142, 9, 114}, /* aten::asinh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, /* aten::atan CPU */
    {16, 1, 26}, /* aten::atan Meta */
    {142, 8, 115}, /* aten::atan CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, /* aten::atan.out CPU */
    {16, 3, 26}, /* aten::atan.out Meta */
    {1, 1, 25}, /* aten::atan2 CPU */
    {16, 1, 25}, /* aten::atan2 Meta */
    {142, 8, 116}, /* aten::atan2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, /* aten::atan2.out CPU */
    {16, 3, 25}, /* aten::atan2.out Meta */
    {1, 2, 25}, /* aten::atan2_ CPU */
    {16, 2, 25}, /* aten::atan2_ Meta */
    {142, 9, 116}, /* aten::atan2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 26}, /* aten::atan_ CPU */
    {16, 2, 26}, /* aten::atan_ Meta */
    {142, 9, 115}, /* aten::atan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 27}, /* aten::atanh CPU */
    {16, 1, 27}, /* aten::atanh Meta */
    {142, 8, 117}, /* aten::atanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, /* aten::atanh.out CPU */
    {16, 3, 27}, /* aten::atanh.out Meta */
    {1, 2, 27}, /* aten::atanh_ CPU */
    {16, 2, 27}, /* aten::atanh_ Meta */
    {142, 9, 117}, /* aten::atanh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 166}, /* aten::atleast_1d implicit */
    {138, 0, 167}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 168}, /* aten::atleast_2d implicit */
    {138, 0, 169}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 170}, /* aten::atleast_3d implicit */
    {138, 0, 171}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 172}, /* aten::avg_pool1d implicit */
    {1, 0, 173}, /* aten::avg_pool2d CPU */
    {16, 0, 173}, /* aten::avg_pool2d Meta */
    {1, 4, 118}, /* aten::avg_pool2d.out CPU */
    {16, 4, 118}, /* aten::avg_pool2d.out Meta */
    {1, 0, 174}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 174}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 119}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 119}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 175}, /* aten::avg_pool3d CPU */
    {16, 0, 175}, /* aten::avg_pool3d Meta */
    {1, 4, 120}, /* aten::avg_pool3d.out CPU */
    {16, 4, 120}, /* aten::avg_pool3d.out Meta */
    {1, 0, 176}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 176}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 121}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 121}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 28}, /* aten::baddbmm CPU */
    {16, 1, 28}, /* aten::baddbmm Meta */
    {142, 8, 122}, /* aten::baddbmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, /* aten::baddbmm.out CPU */
    {16, 3, 28}, /* aten::baddbmm.out Meta */
    {1, 2, 28}, /* aten::baddbmm_ CPU */
    {16, 2, 28}, /* aten::baddbmm_ Meta */
    {142, 9, 122}, /* aten::baddbmm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 178}, /* aten::bartlett_window CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::bartlett_window BackendSelect */
    {141, 4, 123}, /* aten::bartlett_window.out CompositeExplicitAutograd */
    {141, 0, 179}, /* aten::bartlett_window.periodic CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::bartlett_window.periodic BackendSelect */
    {141, 4, 124}, /* aten::bartlett_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 180}, /* aten::batch_norm implicit */
    {1, 0, 181}, /* aten::batch_norm_backward CPU */
    {16, 0, 181}, /* aten::batch_norm_backward Meta */
    {1, 0, 182}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 182}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 125}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 183}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 129}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 4, 127}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 4, 128}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 126}, /* aten::bernoulli.out CPU */
    {16, 4, 126}, /* aten::bernoulli.out Meta */
    {142, 0, 186}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 184}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 184}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 185}, /* aten::bernoulli_.float CPU */
    {16, 0, 185}, /* aten::bernoulli_.float Meta */
    {138, 0, 187}, /* aten::bilinear implicit */
    {1, 0, 188}, /* aten::binary_cross_entropy CPU */
    {16, 0, 188}, /* aten::binary_cross_entropy Meta */
    {1, 4, 130}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 130}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 189}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 189}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 131}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 131}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 190}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 190}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 132}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 191}, /* aten::bincount CPU */
    {16, 0, 191}, /* aten::bincount Meta */
    {141, 4, 133}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 192}, /* aten::binomial CPU */
    {16, 0, 192}, /* aten::binomial Meta */
    {141, 4, 134}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 193}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 194}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 135}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 195}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_and.Tensor Meta */
    {142, 8, 136}, /* aten::bitwise_and.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 29}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 196}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 29}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_and_.Tensor Meta */
    {142, 9, 136}, /* aten::bitwise_and_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 197}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 137}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 30}, /* aten::bitwise_left_shift.Tensor Meta */
    {142, 8, 138}, /* aten::bitwise_left_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 198}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 199}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 30}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 30}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 30}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 30}, /* aten::bitwise_left_shift_.Tensor Meta */
    {142, 9, 138}, /* aten::bitwise_left_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 200}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_not CPU */
    {16, 1, 31}, /* aten::bitwise_not Meta */
    {142, 8, 139}, /* aten::bitwise_not CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, /* aten::bitwise_not.out CPU */
    {16, 3, 31}, /* aten::bitwise_not.out Meta */
    {1, 2, 31}, /* aten::bitwise_not_ CPU */
    {16, 2, 31}, /* aten::bitwise_not_ Meta */
    {142, 9, 139}, /* aten::bitwise_not_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 201}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 202}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 140}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 203}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_or.Tensor Meta */
    {142, 8, 141}, /* aten::bitwise_or.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 32}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 204}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 32}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_or_.Tensor Meta */
    {142, 9, 141}, /* aten::bitwise_or_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 205}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 142}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_right_shift.Tensor Meta */
    {142, 8, 143}, /* aten::bitwise_right_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 206}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 207}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 33}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 33}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_right_shift_.Tensor Meta */
    {142, 9, 143}, /* aten::bitwise_right_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 208}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 209}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 210}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 144}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 211}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 34}, /* aten::bitwise_xor.Tensor Meta */
    {142, 8, 145}, /* aten::bitwise_xor.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 34}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 212}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 34}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 34}, /* aten::bitwise_xor_.Tensor Meta */
    {142, 9, 145}, /* aten::bitwise_xor_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 213}, /* aten::blackman_window CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::blackman_window BackendSelect */
    {141, 4, 146}, /* aten::blackman_window.out CompositeExplicitAutograd */
    {141, 0, 214}, /* aten::blackman_window.periodic CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::blackman_window.periodic BackendSelect */
    {141, 4, 147}, /* aten::blackman_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 215}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 148}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 35}, /* aten::bmm CPU */
    {16, 1, 35}, /* aten::bmm Meta */
    {142, 8, 149}, /* aten::bmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, /* aten::bmm.out CPU */
    {16, 3, 35}, /* aten::bmm.out Meta */
    {138, 0, 216}, /* aten::broadcast_tensors implicit */
    {138, 0, 217}, /* aten::broadcast_to implicit */
    {1, 0, 218}, /* aten::bucketize.Scalar CPU */
    {16, 0, 218}, /* aten::bucketize.Scalar Meta */
    {141, 4, 150}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 219}, /* aten::bucketize.Tensor CPU */
    {16, 0, 219}, /* aten::bucketize.Tensor Meta */
    {1, 4, 151}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 151}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 220}, /* aten::can_cast implicit */
    {138, 0, 221}, /* aten::cartesian_prod implicit */
    {1, 0, 222}, /* aten::cat CPU */
    {16, 0, 222}, /* aten::cat Meta */
    {142, 0, 223}, /* aten::cat CompositeExplicitAutogradNonFunctional */
    {1, 0, 224}, /* aten::cat.out CPU */
    {16, 0, 224}, /* aten::cat.out Meta */
    {141, 6, 153}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 4, 152}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 225}, /* aten::cauchy_ CPU */
    {16, 0, 225}, /* aten::cauchy_ Meta */
    {138, 0, 226}, /* aten::cdist implicit */
    {1, 1, 36}, /* aten::ceil CPU */
    {16, 1, 36}, /* aten::ceil Meta */
    {142, 8, 154}, /* aten::ceil CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, /* aten::ceil.out CPU */
    {16, 3, 36}, /* aten::ceil.out Meta */
    {1, 2, 36}, /* aten::ceil_ CPU */
    {16, 2, 36}, /* aten::ceil_ Meta */
    {142, 9, 154}, /* aten::ceil_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 227}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 155}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 155}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 228}, /* aten::channel_shuffle CPU */
    {16, 0, 228}, /* aten::channel_shuffle Meta */
    {141, 4, 156}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 229}, /* aten::cholesky CPU */
    {16, 0, 229}, /* aten::cholesky Meta */
    {1, 0, 231}, /* aten::cholesky.out CPU */
    {16, 0, 231}, /* aten::cholesky.out Meta */
    {1, 0, 230}, /* aten::cholesky_inverse CPU */
    {16, 0, 230}, /* aten::cholesky_inverse Meta */
    {1, 4, 157}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 157}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 232}, /* aten::cholesky_solve CPU */
    {16, 0, 232}, /* aten::cholesky_solve Meta */
    {1, 0, 233}, /* aten::cholesky_solve.out CPU */
    {16, 0, 233}, /* aten::cholesky_solve.out Meta */
    {138, 0, 234}, /* aten::chunk implicit */
    {1, 1, 42}, /* aten::clamp CPU */
    {16, 1, 42}, /* aten::clamp Meta */
    {142, 8, 159}, /* aten::clamp CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, /* aten::clamp.Tensor CPU */
    {16, 1, 37}, /* aten::clamp.Tensor Meta */
    {142, 8, 158}, /* aten::clamp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, /* aten::clamp.Tensor_out CPU */
    {16, 3, 37}, /* aten::clamp.Tensor_out Meta */
    {1, 3, 42}, /* aten::clamp.out CPU */
    {16, 3, 42}, /* aten::clamp.out Meta */
    {1, 2, 42}, /* aten::clamp_ CPU */
    {16, 2, 42}, /* aten::clamp_ Meta */
    {142, 9, 159}, /* aten::clamp_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, /* aten::clamp_.Tensor CPU */
    {16, 2, 37}, /* aten::clamp_.Tensor Meta */
    {142, 9, 158}, /* aten::clamp_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, /* aten::clamp_max CPU */
    {16, 1, 39}, /* aten::clamp_max Meta */
    {142, 8, 161}, /* aten::clamp_max CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, /* aten::clamp_max.Tensor CPU */
    {16, 1, 38}, /* aten::clamp_max.Tensor Meta */
    {142, 8, 160}, /* aten::clamp_max.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 38}, /* aten::clamp_max.Tensor_out CPU */
    {16, 3, 38}, /* aten::clamp_max.Tensor_out Meta */
    {1, 3, 39}, /* aten::clamp_max.out CPU */
    {16, 3, 39}, /* aten::clamp_max.out Meta */
    {1, 2, 39}, /* aten::clamp_max_ CPU */
    {16, 2, 39}, /* aten::clamp_max_ Meta */
    {142, 9, 161}, /* aten::clamp_max_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 38}, /* aten::clamp_max_.Tensor CPU */
    {16, 2, 38}, /* aten::clamp_max_.Tensor Meta */
    {142, 9, 160}, /* aten::clamp_max_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 41}, /* aten::clamp_min CPU */
    {16, 1, 41}, /* aten::clamp_min Meta */
    {142, 8, 163}, /* aten::clamp_min CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, /* aten::clamp_min.Tensor CPU */
    {16, 1, 40}, /* aten::clamp_min.Tensor Meta */
    {142, 8, 162}, /* aten::clamp_min.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 40}, /* aten::clamp_min.Tensor_out CPU */
    {16, 3, 40}, /* aten::clamp_min.Tensor_out Meta */
    {1, 3, 41}, /* aten::clamp_min.out CPU */
    {16, 3, 41}, /* aten::clamp_min.out Meta */
    {1, 2, 41}, /* aten::clamp_min_ CPU */
    {16, 2, 41}, /* aten::clamp_min_ Meta */
    {142, 9, 163}, /* aten::clamp_min_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 40}, /* aten::clamp_min_.Tensor CPU */
    {16, 2, 40}, /* aten::clamp_min_.Tensor Meta */
    {142, 9, 162}, /* aten::clamp_min_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 235}, /* aten::clip implicit */
    {138, 0, 237}, /* aten::clip.Tensor implicit */
    {138, 4, 165}, /* aten::clip.Tensor_out implicit */
    {138, 4, 164}, /* aten::clip.out implicit */
    {138, 0, 236}, /* aten::clip_ implicit */
    {138, 0, 238}, /* aten::clip_.Tensor implicit */
    {141, 0, 239}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 166}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 240}, /* aten::col2im CPU */
    {16, 0, 240}, /* aten::col2im Meta */
    {1, 4, 167}, /* aten::col2im.out CPU */
    {16, 4, 167}, /* aten::col2im.out Meta */
    {138, 0, 241}, /* aten::column_stack implicit */
    {138, 4, 168}, /* aten::column_stack.out implicit */
    {138, 0, 242}, /* aten::combinations implicit */
    {1, 0, 243}, /* aten::complex CPU */
    {16, 0, 243}, /* aten::complex Meta */
    {1, 0, 244}, /* aten::complex.out CPU */
    {16, 0, 244}, /* aten::complex.out Meta */
    {138, 0, 245}, /* aten::concat implicit */
    {138, 4, 169}, /* aten::concat.out implicit */
    {138, 0, 246}, /* aten::concatenate implicit */
    {138, 4, 170}, /* aten::concatenate.out implicit */
    {138, 0, 247}, /* aten::conj implicit */
    {138, 0, 248}, /* aten::conj_physical implicit */
    {1, 4, 171}, /* aten::conj_physical.out CPU */
    {16, 4, 171}, /* aten::conj_physical.out Meta */
    {1, 5, 171}, /* aten::conj_physical_ CPU */
    {16, 5, 171}, /* aten::conj_physical_ Meta */
    {141, 0, 249}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 172}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 250}, /* aten::contiguous implicit */
    {138, 0, 251}, /* aten::conv1d implicit */
    {138, 0, 252}, /* aten::conv1d.padding implicit */
    {138, 0, 253}, /* aten::conv2d implicit */
    {138, 0, 254}, /* aten::conv2d.padding implicit */
    {138, 0, 255}, /* aten::conv3d implicit */
    {138, 0, 256}, /* aten::conv3d.padding implicit */
    {138, 0, 257}, /* aten::conv_transpose1d implicit */
    {138, 0, 258}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 259}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 260}, /* aten::convolution CPU */
    {16, 0, 260}, /* aten::convolution Meta */
    {141, 4, 173}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 261}, /* aten::convolution_backward CPU */
    {16, 0, 261}, /* aten::convolution_backward Meta */
    {141, 4, 174}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 176}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 175}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 262}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 263}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 264}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 43}, /* aten::copysign.Tensor CPU */
    {16, 1, 43}, /* aten::copysign.Tensor Meta */
    {142, 8, 177}, /* aten::copysign.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, /* aten::copysign.out CPU */
    {16, 3, 43}, /* aten::copysign.out Meta */
    {141, 0, 265}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 43}, /* aten::copysign_.Tensor CPU */
    {16, 2, 43}, /* aten::copysign_.Tensor Meta */
    {142, 9, 177}, /* aten::copysign_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 266}, /* aten::corrcoef implicit */
    {1, 1, 44}, /* aten::cos CPU */
    {16, 1, 44}, /* aten::cos Meta */
    {142, 8, 178}, /* aten::cos CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, /* aten::cos.out CPU */
    {16, 3, 44}, /* aten::cos.out Meta */
    {1, 2, 44}, /* aten::cos_ CPU */
    {16, 2, 44}, /* aten::cos_ Meta */
    {142, 9, 178}, /* aten::cos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 45}, /* aten::cosh CPU */
    {16, 1, 45}, /* aten::cosh Meta */
    {142, 8, 179}, /* aten::cosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, /* aten::cosh.out CPU */
    {16, 3, 45}, /* aten::cosh.out Meta */
    {1, 2, 45}, /* aten::cosh_ CPU */
    {16, 2, 45}, /* aten::cosh_ Meta */
    {142, 9, 179}, /* aten::cosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 267}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 268}, /* aten::cosine_similarity implicit */
    {141, 0, 269}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 270}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 270}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 181}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 180}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 271}, /* aten::cov implicit */
    {138, 0, 272}, /* aten::cross implicit */
    {138, 4, 182}, /* aten::cross.out implicit */
    {138, 0, 273}, /* aten::cross_entropy_loss implicit */
    {138, 0, 274}, /* aten::ctc_loss.IntList implicit */
    {138, 0, 275}, /* aten::ctc_loss.Tensor implicit */
    {141, 0, 276}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 183}, /* aten::cummax.out CPU */
    {16, 4, 183}, /* aten::cummax.out Meta */
    {141, 0, 277}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 184}, /* aten::cummin.out CPU */
    {16, 4, 184}, /* aten::cummin.out Meta */
    {1, 1, 46}, /* aten::cumprod CPU */
    {16, 1, 46}, /* aten::cumprod Meta */
    {142, 8, 185}, /* aten::cumprod CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, /* aten::cumprod.out CPU */
    {16, 3, 46}, /* aten::cumprod.out Meta */
    {1, 2, 46}, /* aten::cumprod_ CPU */
    {16, 2, 46}, /* aten::cumprod_ Meta */
    {142, 9, 185}, /* aten::cumprod_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 47}, /* aten::cumsum CPU */
    {16, 1, 47}, /* aten::cumsum Meta */
    {142, 8, 186}, /* aten::cumsum CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, /* aten::cumsum.out CPU */
    {16, 3, 47}, /* aten::cumsum.out Meta */
    {1, 2, 47}, /* aten::cumsum_ CPU */
    {16, 2, 47}, /* aten::cumsum_ Meta */
    {142, 9, 186}, /* aten::cumsum_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 278}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 279}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 280}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 187}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 187}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 281}, /* aten::det implicit */
    {141, 0, 137}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 188}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 188}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 189}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 282}, /* aten::diag implicit */
    {138, 4, 190}, /* aten::diag.out implicit */
    {142, 0, 283}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 191}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 284}, /* aten::diagflat implicit */
    {141, 0, 285}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 286}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 193}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 192}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 194}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 287}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 195}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 288}, /* aten::diff implicit */
    {138, 0, 289}, /* aten::diff.out implicit */
    {1, 1, 48}, /* aten::digamma CPU */
    {16, 1, 48}, /* aten::digamma Meta */
    {142, 8, 196}, /* aten::digamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, /* aten::digamma.out CPU */
    {16, 3, 48}, /* aten::digamma.out Meta */
    {1, 2, 48}, /* aten::digamma_ CPU */
    {16, 2, 48}, /* aten::digamma_ Meta */
    {142, 9, 196}, /* aten::digamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 290}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 197}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 291}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 292}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 199}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 198}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 49}, /* aten::div.Tensor CPU */
    {16, 1, 49}, /* aten::div.Tensor Meta */
    {142, 8, 200}, /* aten::div.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, /* aten::div.Tensor_mode CPU */
    {16, 1, 50}, /* aten::div.Tensor_mode Meta */
    {142, 8, 201}, /* aten::div.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {1, 3, 49}, /* aten::div.out CPU */
    {16, 3, 49}, /* aten::div.out Meta */
    {1, 3, 50}, /* aten::div.out_mode CPU */
    {16, 3, 50}, /* aten::div.out_mode Meta */
    {141, 0, 293}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 294}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 49}, /* aten::div_.Tensor CPU */
    {16, 2, 49}, /* aten::div_.Tensor Meta */
    {142, 9, 200}, /* aten::div_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 2, 50}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 50}, /* aten::div_.Tensor_mode Meta */
    {142, 9, 201}, /* aten::div_.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {138, 0, 295}, /* aten::divide.Scalar implicit */
    {138, 0, 296}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 297}, /* aten::divide.Tensor implicit */
    {138, 0, 298}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 202}, /* aten::divide.out implicit */
    {138, 4, 203}, /* aten::divide.out_mode implicit */
    {138, 0, 299}, /* aten::divide_.Scalar implicit */
    {138, 0, 300}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 301}, /* aten::divide_.Tensor implicit */
    {138, 0, 302}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 303}, /* aten::dot CPU */
    {16, 0, 303}, /* aten::dot Meta */
    {141, 4, 204}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 304}, /* aten::dropout implicit */
    {138, 0, 305}, /* aten::dropout_ implicit */
    {138, 0, 306}, /* aten::dsplit.array implicit */
    {138, 0, 307}, /* aten::dsplit.int implicit */
    {138, 0, 308}, /* aten::dstack implicit */
    {138, 4, 205}, /* aten::dstack.out implicit */
    {138, 0, 309}, /* aten::einsum implicit */
    {1, 1, 52}, /* aten::elu CPU */
    {16, 1, 52}, /* aten::elu Meta */
    {142, 8, 206}, /* aten::elu CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, /* aten::elu.out CPU */
    {16, 3, 52}, /* aten::elu.out Meta */
    {1, 2, 52}, /* aten::elu_ CPU */
    {16, 2, 52}, /* aten::elu_ Meta */
    {142, 9, 206}, /* aten::elu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 51}, /* aten::elu_backward CPU */
    {16, 1, 51}, /* aten::elu_backward Meta */
    {142, 8, 207}, /* aten::elu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, /* aten::elu_backward.grad_input CPU */
    {16, 3, 51}, /* aten::elu_backward.grad_input Meta */
    {141, 0, 310}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 208}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 311}, /* aten::embedding_backward implicit */
    {138, 0, 312}, /* aten::embedding_bag implicit */
    {138, 0, 313}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 314}, /* aten::embedding_dense_backward CPU */
    {16, 0, 314}, /* aten::embedding_dense_backward Meta */
    {141, 4, 209}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 211}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 4, 210}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 315}, /* aten::embedding_renorm_ CPU */
    {16, 0, 315}, /* aten::embedding_renorm_ Meta */
    {1, 0, 317}, /* aten::empty.memory_format CPU */
    {16, 0, 317}, /* aten::empty.memory_format Meta */
    {86, 0, 177}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 318}, /* aten::empty.out implicit */
    {141, 0, 316}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 212}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 319}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::empty_permuted BackendSelect */
    {141, 4, 213}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 320}, /* aten::empty_strided CPU */
    {16, 0, 320}, /* aten::empty_strided Meta */
    {86, 0, 177}, /* aten::empty_strided BackendSelect */
    {141, 4, 214}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 53}, /* aten::eq.Scalar CPU */
    {16, 1, 53}, /* aten::eq.Scalar Meta */
    {142, 8, 215}, /* aten::eq.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, /* aten::eq.Scalar_out CPU */
    {16, 3, 53}, /* aten::eq.Scalar_out Meta */
    {1, 1, 54}, /* aten::eq.Tensor CPU */
    {16, 1, 54}, /* aten::eq.Tensor Meta */
    {142, 8, 216}, /* aten::eq.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, /* aten::eq.Tensor_out CPU */
    {16, 3, 54}, /* aten::eq.Tensor_out Meta */
    {1, 2, 53}, /* aten::eq_.Scalar CPU */
    {16, 2, 53}, /* aten::eq_.Scalar Meta */
    {142, 9, 215}, /* aten::eq_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 54}, /* aten::eq_.Tensor CPU */
    {16, 2, 54}, /* aten::eq_.Tensor Meta */
    {142, 9, 216}, /* aten::eq_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 321}, /* aten::equal CPU */
    {16, 0, 321}, /* aten::equal Meta */
    {1, 1, 55}, /* aten::erf CPU */
    {16, 1, 55}, /* aten::erf Meta */
    {142, 8, 217}, /* aten::erf CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, /* aten::erf.out CPU */
    {16, 3, 55}, /* aten::erf.out Meta */
    {1, 2, 55}, /* aten::erf_ CPU */
    {16, 2, 55}, /* aten::erf_ Meta */
    {142, 9, 217}, /* aten::erf_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, /* aten::erfc CPU */
    {16, 1, 56}, /* aten::erfc Meta */
    {142, 8, 218}, /* aten::erfc CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, /* aten::erfc.out CPU */
    {16, 3, 56}, /* aten::erfc.out Meta */
    {1, 2, 56}, /* aten::erfc_ CPU */
    {16, 2, 56}, /* aten::erfc_ Meta */
    {142, 9, 218}, /* aten::erfc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 57}, /* aten::erfinv CPU */
    {16, 1, 57}, /* aten::erfinv Meta */
    {142, 8, 219}, /* aten::erfinv CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, /* aten::erfinv.out CPU */
    {16, 3, 57}, /* aten::erfinv.out Meta */
    {1, 2, 57}, /* aten::erfinv_ CPU */
    {16, 2, 57}, /* aten::erfinv_ Meta */
    {142, 9, 219}, /* aten::erfinv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 59}, /* aten::exp CPU */
    {16, 1, 59}, /* aten::exp Meta */
    {142, 8, 220}, /* aten::exp CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, /* aten::exp.out CPU */
    {16, 3, 59}, /* aten::exp.out Meta */
    {1, 1, 58}, /* aten::exp2 CPU */
    {16, 1, 58}, /* aten::exp2 Meta */
    {142, 8, 221}, /* aten::exp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, /* aten::exp2.out CPU */
    {16, 3, 58}, /* aten::exp2.out Meta */
    {1, 2, 58}, /* aten::exp2_ CPU */
    {16, 2, 58}, /* aten::exp2_ Meta */
    {142, 9, 221}, /* aten::exp2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 59}, /* aten::exp_ CPU */
    {16, 2, 59}, /* aten::exp_ Meta */
    {142, 9, 220}, /* aten::exp_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 322}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 323}, /* aten::expand_as implicit */
    {142, 7, 222}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 223}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 60}, /* aten::expm1 CPU */
    {16, 1, 60}, /* aten::expm1 Meta */
    {142, 8, 224}, /* aten::expm1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, /* aten::expm1.out CPU */
    {16, 3, 60}, /* aten::expm1.out Meta */
    {1, 2, 60}, /* aten::expm1_ CPU */
    {16, 2, 60}, /* aten::expm1_ Meta */
    {142, 9, 224}, /* aten::expm1_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 226}, /* aten::exponential CompositeExplicitAutograd */
    {141, 4, 225}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 324}, /* aten::exponential_ CPU */
    {16, 0, 324}, /* aten::exponential_ Meta */
    {141, 0, 325}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::eye BackendSelect */
    {141, 0, 326}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::eye.m BackendSelect */
    {1, 4, 228}, /* aten::eye.m_out CPU */
    {16, 4, 228}, /* aten::eye.m_out Meta */
    {1, 4, 227}, /* aten::eye.out CPU */
    {16, 4, 227}, /* aten::eye.out Meta */
    {138, 0, 327}, /* aten::feature_alpha_dropout implicit */
    {138, 0, 328}, /* aten::feature_alpha_dropout_ implicit */
    {138, 0, 329}, /* aten::feature_dropout implicit */
    {138, 0, 330}, /* aten::feature_dropout_ implicit */
    {138, 0, 331}, /* aten::fft_fft implicit */
    {138, 0, 334}, /* aten::fft_fft.out implicit */
    {138, 0, 332}, /* aten::fft_fft2 implicit */
    {138, 0, 333}, /* aten::fft_fft2.out implicit */
    {138, 0, 335}, /* aten::fft_fftn implicit */
    {138, 0, 336}, /* aten::fft_fftn.out implicit */
    {138, 0, 337}, /* aten::fft_fftshift implicit */
    {138, 0, 338}, /* aten::fft_hfft implicit */
    {138, 0, 341}, /* aten::fft_hfft.out implicit */
    {138, 0, 339}, /* aten::fft_hfft2 implicit */
    {138, 0, 340}, /* aten::fft_hfft2.out implicit */
    {138, 0, 342}, /* aten::fft_hfftn implicit */
    {138, 0, 343}, /* aten::fft_hfftn.out implicit */
    {138, 0, 344}, /* aten::fft_ifft implicit */
    {138, 0, 347}, /* aten::fft_ifft.out implicit */
    {138, 0, 345}, /* aten::fft_ifft2 implicit */
    {138, 0, 346}, /* aten::fft_ifft2.out implicit */
    {138, 0, 348}, /* aten::fft_ifftn implicit */
    {138, 0, 349}, /* aten::fft_ifftn.out implicit */
    {138, 0, 350}, /* aten::fft_ifftshift implicit */
    {138, 0, 351}, /* aten::fft_ihfft implicit */
    {138, 0, 354}, /* aten::fft_ihfft.out implicit */
    {138, 0, 352}, /* aten::fft_ihfft2 implicit */
    {138, 0, 353}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 355}, /* aten::fft_ihfftn implicit */
    {138, 0, 356}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 357}, /* aten::fft_irfft implicit */
    {138, 0, 360}, /* aten::fft_irfft.out implicit */
    {138, 0, 358}, /* aten::fft_irfft2 implicit */
    {138, 0, 359}, /* aten::fft_irfft2.out implicit */
    {138, 0, 361}, /* aten::fft_irfftn implicit */
    {138, 0, 362}, /* aten::fft_irfftn.out implicit */
    {138, 0, 363}, /* aten::fft_rfft implicit */
    {138, 0, 366}, /* aten::fft_rfft.out implicit */
    {138, 0, 364}, /* aten::fft_rfft2 implicit */
    {138, 0, 365}, /* aten::fft_rfft2.out implicit */
    {138, 0, 367}, /* aten::fft_rfftn implicit */
    {138, 0, 368}, /* aten::fft_rfftn.out implicit */
    {141, 6, 231}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 229}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 232}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 230}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 369}, /* aten::fill_.Scalar CPU */
    {16, 0, 369}, /* aten::fill_.Scalar Meta */
    {1, 0, 370}, /* aten::fill_.Tensor CPU */
    {16, 0, 370}, /* aten::fill_.Tensor Meta */
    {138, 0, 371}, /* aten::fix implicit */
    {138, 4, 233}, /* aten::fix.out implicit */
    {138, 0, 372}, /* aten::fix_ implicit */
    {138, 0, 373}, /* aten::flatten.using_ints implicit */
    {1, 0, 374}, /* aten::flip CPU */
    {16, 0, 374}, /* aten::flip Meta */
    {141, 4, 234}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 375}, /* aten::fliplr implicit */
    {138, 0, 376}, /* aten::flipud implicit */
    {138, 0, 377}, /* aten::float_power.Scalar implicit */
    {138, 0, 378}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 379}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 380}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 381}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 382}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 383}, /* aten::float_power_.Scalar implicit */
    {138, 0, 384}, /* aten::float_power_.Tensor implicit */
    {1, 1, 61}, /* aten::floor CPU */
    {16, 1, 61}, /* aten::floor Meta */
    {142, 8, 235}, /* aten::floor CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, /* aten::floor.out CPU */
    {16, 3, 61}, /* aten::floor.out Meta */
    {1, 2, 61}, /* aten::floor_ CPU */
    {16, 2, 61}, /* aten::floor_ Meta */
    {142, 9, 235}, /* aten::floor_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 385}, /* aten::floor_divide CPU */
    {16, 0, 385}, /* aten::floor_divide Meta */
    {141, 0, 386}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 236}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 389}, /* aten::floor_divide.out CPU */
    {16, 0, 389}, /* aten::floor_divide.out Meta */
    {141, 0, 387}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 388}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 388}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 62}, /* aten::fmax CPU */
    {16, 1, 62}, /* aten::fmax Meta */
    {142, 8, 237}, /* aten::fmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, /* aten::fmax.out CPU */
    {16, 3, 62}, /* aten::fmax.out Meta */
    {1, 1, 63}, /* aten::fmin CPU */
    {16, 1, 63}, /* aten::fmin Meta */
    {142, 8, 238}, /* aten::fmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, /* aten::fmin.out CPU */
    {16, 3, 63}, /* aten::fmin.out Meta */
    {141, 0, 390}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 391}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 64}, /* aten::fmod.Tensor CPU */
    {16, 1, 64}, /* aten::fmod.Tensor Meta */
    {142, 8, 239}, /* aten::fmod.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 64}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 392}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 64}, /* aten::fmod_.Tensor CPU */
    {16, 2, 64}, /* aten::fmod_.Tensor Meta */
    {142, 9, 239}, /* aten::fmod_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 65}, /* aten::frac CPU */
    {16, 1, 65}, /* aten::frac Meta */
    {142, 8, 240}, /* aten::frac CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, /* aten::frac.out CPU */
    {16, 3, 65}, /* aten::frac.out Meta */
    {1, 2, 65}, /* aten::frac_ CPU */
    {16, 2, 65}, /* aten::frac_ Meta */
    {142, 9, 240}, /* aten::frac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 393}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 393}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 241}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 241}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 394}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 394}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 242}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 242}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 395}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 395}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 243}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 243}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 396}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 396}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 244}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 244}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 397}, /* aten::frexp.Tensor CPU */
    {16, 0, 397}, /* aten::frexp.Tensor Meta */
    {1, 0, 398}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 398}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 399}, /* aten::from_file CPU */
    {86, 0, 177}, /* aten::from_file BackendSelect */
    {141, 4, 245}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 400}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::full BackendSelect */
    {141, 4, 246}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 401}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 247}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 66}, /* aten::gather CPU */
    {16, 1, 66}, /* aten::gather Meta */
    {142, 8, 248}, /* aten::gather CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, /* aten::gather.out CPU */
    {16, 3, 66}, /* aten::gather.out Meta */
    {138, 0, 402}, /* aten::gather_backward implicit */
    {1, 1, 67}, /* aten::gcd CPU */
    {16, 1, 67}, /* aten::gcd Meta */
    {142, 8, 249}, /* aten::gcd CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, /* aten::gcd.out CPU */
    {16, 3, 67}, /* aten::gcd.out Meta */
    {1, 2, 67}, /* aten::gcd_ CPU */
    {16, 2, 67}, /* aten::gcd_ Meta */
    {142, 9, 249}, /* aten::gcd_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 68}, /* aten::ge.Scalar CPU */
    {16, 1, 68}, /* aten::ge.Scalar Meta */
    {142, 8, 250}, /* aten::ge.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, /* aten::ge.Scalar_out CPU */
    {16, 3, 68}, /* aten::ge.Scalar_out Meta */
    {1, 1, 69}, /* aten::ge.Tensor CPU */
    {16, 1, 69}, /* aten::ge.Tensor Meta */
    {142, 8, 251}, /* aten::ge.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, /* aten::ge.Tensor_out CPU */
    {16, 3, 69}, /* aten::ge.Tensor_out Meta */
    {1, 2, 68}, /* aten::ge_.Scalar CPU */
    {16, 2, 68}, /* aten::ge_.Scalar Meta */
    {142, 9, 250}, /* aten::ge_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 69}, /* aten::ge_.Tensor CPU */
    {16, 2, 69}, /* aten::ge_.Tensor Meta */
    {142, 9, 251}, /* aten::ge_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 71}, /* aten::gelu CPU */
    {16, 1, 71}, /* aten::gelu Meta */
    {142, 8, 252}, /* aten::gelu CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, /* aten::gelu.out CPU */
    {16, 3, 71}, /* aten::gelu.out Meta */
    {1, 2, 71}, /* aten::gelu_ CPU */
    {16, 2, 71}, /* aten::gelu_ Meta */
    {142, 9, 252}, /* aten::gelu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, /* aten::gelu_backward CPU */
    {16, 1, 70}, /* aten::gelu_backward Meta */
    {142, 8, 253}, /* aten::gelu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 70}, /* aten::gelu_backward.grad_input Meta */
    {141, 6, 255}, /* aten::geometric CompositeExplicitAutograd */
    {141, 4, 254}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 403}, /* aten::geometric_ CPU */
    {16, 0, 403}, /* aten::geometric_ Meta */
    {1, 0, 404}, /* aten::geqrf CPU */
    {16, 0, 404}, /* aten::geqrf Meta */
    {1, 4, 256}, /* aten::geqrf.a CPU */
    {16, 4, 256}, /* aten::geqrf.a Meta */
    {138, 0, 405}, /* aten::ger implicit */
    {138, 4, 257}, /* aten::ger.out implicit */
    {1, 0, 406}, /* aten::glu CPU */
    {16, 0, 406}, /* aten::glu Meta */
    {1, 4, 258}, /* aten::glu.out CPU */
    {16, 4, 258}, /* aten::glu.out Meta */
    {1, 0, 407}, /* aten::glu_backward CPU */
    {16, 0, 407}, /* aten::glu_backward Meta */
    {1, 4, 259}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 259}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 408}, /* aten::gradient.array implicit */
    {138, 0, 409}, /* aten::gradient.scalararray implicit */
    {138, 0, 410}, /* aten::gradient.scalarint implicit */
    {138, 0, 411}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 412}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 413}, /* aten::gradient.tensorarray implicit */
    {138, 0, 414}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 415}, /* aten::greater.Scalar implicit */
    {138, 4, 260}, /* aten::greater.Scalar_out implicit */
    {138, 0, 416}, /* aten::greater.Tensor implicit */
    {138, 4, 261}, /* aten::greater.Tensor_out implicit */
    {138, 0, 417}, /* aten::greater_.Scalar implicit */
    {138, 0, 418}, /* aten::greater_.Tensor implicit */
    {138, 0, 419}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 262}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 420}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 263}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 421}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 422}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 423}, /* aten::grid_sampler implicit */
    {1, 0, 424}, /* aten::grid_sampler_2d CPU */
    {16, 0, 424}, /* aten::grid_sampler_2d Meta */
    {141, 4, 264}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 425}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 425}, /* aten::grid_sampler_2d_backward Meta */
    {141, 4, 265}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 426}, /* aten::grid_sampler_3d CPU */
    {16, 0, 426}, /* aten::grid_sampler_3d Meta */
    {141, 4, 266}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 427}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 427}, /* aten::grid_sampler_3d_backward Meta */
    {141, 4, 267}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 428}, /* aten::group_norm implicit */
    {138, 0, 430}, /* aten::gru.data implicit */
    {138, 0, 431}, /* aten::gru.input implicit */
    {138, 0, 429}, /* aten::gru_cell implicit */
    {1, 1, 72}, /* aten::gt.Scalar CPU */
    {16, 1, 72}, /* aten::gt.Scalar Meta */
    {142, 8, 268}, /* aten::gt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, /* aten::gt.Scalar_out CPU */
    {16, 3, 72}, /* aten::gt.Scalar_out Meta */
    {1, 1, 73}, /* aten::gt.Tensor CPU */
    {16, 1, 73}, /* aten::gt.Tensor Meta */
    {142, 8, 269}, /* aten::gt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, /* aten::gt.Tensor_out CPU */
    {16, 3, 73}, /* aten::gt.Tensor_out Meta */
    {1, 2, 72}, /* aten::gt_.Scalar CPU */
    {16, 2, 72}, /* aten::gt_.Scalar Meta */
    {142, 9, 268}, /* aten::gt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 73}, /* aten::gt_.Tensor CPU */
    {16, 2, 73}, /* aten::gt_.Tensor Meta */
    {142, 9, 269}, /* aten::gt_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 432}, /* aten::hamming_window CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::hamming_window BackendSelect */
    {141, 4, 270}, /* aten::hamming_window.out CompositeExplicitAutograd */
    {141, 0, 433}, /* aten::hamming_window.periodic CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::hamming_window.periodic BackendSelect */
    {141, 0, 434}, /* aten::hamming_window.periodic_alpha CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::hamming_window.periodic_alpha BackendSelect */
    {141, 0, 435}, /* aten::hamming_window.periodic_alpha_beta CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::hamming_window.periodic_alpha_beta BackendSelect */
    {141, 4, 273}, /* aten::hamming_window.periodic_alpha_beta_out CompositeExplicitAutograd */
    {141, 4, 272}, /* aten::hamming_window.periodic_alpha_out CompositeExplicitAutograd */
    {141, 4, 271}, /* aten::hamming_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 436}, /* aten::hann_window CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::hann_window BackendSelect */
    {141, 4, 274}, /* aten::hann_window.out CompositeExplicitAutograd */
    {141, 0, 437}, /* aten::hann_window.periodic CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::hann_window.periodic BackendSelect */
    {141, 4, 275}, /* aten::hann_window.periodic_out CompositeExplicitAutograd */
    {1, 1, 75}, /* aten::hardshrink CPU */
    {16, 1, 75}, /* aten::hardshrink Meta */
    {142, 8, 276}, /* aten::hardshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, /* aten::hardshrink.out CPU */
    {16, 3, 75}, /* aten::hardshrink.out Meta */
    {1, 1, 74}, /* aten::hardshrink_backward CPU */
    {16, 1, 74}, /* aten::hardshrink_backward Meta */
    {142, 8, 277}, /* aten::hardshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 74}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 77}, /* aten::hardsigmoid CPU */
    {16, 1, 77}, /* aten::hardsigmoid Meta */
    {142, 8, 278}, /* aten::hardsigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, /* aten::hardsigmoid.out CPU */
    {16, 3, 77}, /* aten::hardsigmoid.out Meta */
    {1, 2, 77}, /* aten::hardsigmoid_ CPU */
    {16, 2, 77}, /* aten::hardsigmoid_ Meta */
    {142, 9, 278}, /* aten::hardsigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 76}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 76}, /* aten::hardsigmoid_backward Meta */
    {142, 8, 279}, /* aten::hardsigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, /* aten::hardsigmoid_backward.grad_input CPU */
    {16, 3, 76}, /* aten::hardsigmoid_backward.grad_input Meta */
    {1, 0, 438}, /* aten::hardswish CPU */
    {16, 0, 438}, /* aten::hardswish Meta */
    {1, 0, 441}, /* aten::hardswish.out CPU */
    {16, 0, 441}, /* aten::hardswish.out Meta */
    {1, 0, 439}, /* aten::hardswish_ CPU */
    {16, 0, 439}, /* aten::hardswish_ Meta */
    {1, 0, 440}, /* aten::hardswish_backward CPU */
    {16, 0, 440}, /* aten::hardswish_backward Meta */
    {141, 4, 280}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 442}, /* aten::hardtanh CPU */
    {16, 0, 442}, /* aten::hardtanh Meta */
    {1, 0, 446}, /* aten::hardtanh.out CPU */
    {16, 0, 446}, /* aten::hardtanh.out Meta */
    {1, 0, 443}, /* aten::hardtanh_ CPU */
    {16, 0, 443}, /* aten::hardtanh_ Meta */
    {1, 0, 444}, /* aten::hardtanh_backward CPU */
    {16, 0, 444}, /* aten::hardtanh_backward Meta */
    {1, 0, 445}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 445}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 78}, /* aten::hash_tensor CPU */
    {16, 1, 78}, /* aten::hash_tensor Meta */
    {142, 8, 281}, /* aten::hash_tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, /* aten::hash_tensor.out CPU */
    {16, 3, 78}, /* aten::hash_tensor.out Meta */
    {1, 1, 79}, /* aten::heaviside CPU */
    {16, 1, 79}, /* aten::heaviside Meta */
    {142, 8, 282}, /* aten::heaviside CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, /* aten::heaviside.out CPU */
    {16, 3, 79}, /* aten::heaviside.out Meta */
    {1, 2, 79}, /* aten::heaviside_ CPU */
    {16, 2, 79}, /* aten::heaviside_ Meta */
    {142, 9, 282}, /* aten::heaviside_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 447}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 448}, /* aten::histc CPU */
    {16, 0, 448}, /* aten::histc Meta */
    {1, 4, 283}, /* aten::histc.out CPU */
    {16, 4, 283}, /* aten::histc.out Meta */
    {1, 0, 449}, /* aten::histogram.bin_ct CPU */
    {16, 0, 449}, /* aten::histogram.bin_ct Meta */
    {1, 4, 284}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 284}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 450}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 450}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 285}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 285}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 451}, /* aten::histogramdd implicit */
    {138, 0, 452}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 453}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 454}, /* aten::hsplit.array implicit */
    {138, 0, 455}, /* aten::hsplit.int implicit */
    {138, 0, 456}, /* aten::hstack implicit */
    {138, 4, 286}, /* aten::hstack.out implicit */
    {1, 0, 457}, /* aten::huber_loss CPU */
    {16, 0, 457}, /* aten::huber_loss Meta */
    {1, 4, 287}, /* aten::huber_loss.out CPU */
    {16, 4, 287}, /* aten::huber_loss.out Meta */
    {1, 0, 458}, /* aten::huber_loss_backward CPU */
    {16, 0, 458}, /* aten::huber_loss_backward Meta */
    {1, 4, 288}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 288}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 80}, /* aten::hypot CPU */
    {16, 1, 80}, /* aten::hypot Meta */
    {142, 8, 289}, /* aten::hypot CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, /* aten::hypot.out CPU */
    {16, 3, 80}, /* aten::hypot.out Meta */
    {1, 2, 80}, /* aten::hypot_ CPU */
    {16, 2, 80}, /* aten::hypot_ Meta */
    {142, 9, 289}, /* aten::hypot_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, /* aten::i0 CPU */
    {16, 1, 81}, /* aten::i0 Meta */
    {142, 8, 290}, /* aten::i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, /* aten::i0.out CPU */
    {16, 3, 81}, /* aten::i0.out Meta */
    {1, 2, 81}, /* aten::i0_ CPU */
    {16, 2, 81}, /* aten::i0_ Meta */
    {142, 9, 290}, /* aten::i0_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, /* aten::igamma CPU */
    {16, 1, 82}, /* aten::igamma Meta */
    {142, 8, 291}, /* aten::igamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, /* aten::igamma.out CPU */
    {16, 3, 82}, /* aten::igamma.out Meta */
    {1, 2, 82}, /* aten::igamma_ CPU */
    {16, 2, 82}, /* aten::igamma_ Meta */
    {142, 9, 291}, /* aten::igamma_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 83}, /* aten::igammac CPU */
    {16, 1, 83}, /* aten::igammac Meta */
    {142, 8, 292}, /* aten::igammac CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, /* aten::igammac.out CPU */
    {16, 3, 83}, /* aten::igammac.out Meta */
    {1, 2, 83}, /* aten::igammac_ CPU */
    {16, 2, 83}, /* aten::igammac_ Meta */
    {142, 9, 292}, /* aten::igammac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 459}, /* aten::im2col CPU */
    {16, 0, 459}, /* aten::im2col Meta */
    {1, 4, 293}, /* aten::im2col.out CPU */
    {16, 4, 293}, /* aten::im2col.out Meta */
    {138, 0, 460}, /* aten::imag implicit */
    {1, 0, 461}, /* aten::index.Tensor CPU */
    {16, 0, 461}, /* aten::index.Tensor Meta */
    {1, 4, 294}, /* aten::index.Tensor_out CPU */
    {16, 4, 294}, /* aten::index.Tensor_out Meta */
    {1, 1, 84}, /* aten::index_add CPU */
    {16, 1, 84}, /* aten::index_add Meta */
    {142, 8, 295}, /* aten::index_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, /* aten::index_add.out CPU */
    {16, 3, 84}, /* aten::index_add.out Meta */
    {1, 2, 84}, /* aten::index_add_ CPU */
    {16, 2, 84}, /* aten::index_add_ Meta */
    {142, 9, 295}, /* aten::index_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 85}, /* aten::index_copy CPU */
    {16, 1, 85}, /* aten::index_copy Meta */
    {142, 8, 296}, /* aten::index_copy CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, /* aten::index_copy.out CPU */
    {16, 3, 85}, /* aten::index_copy.out Meta */
    {1, 2, 85}, /* aten::index_copy_ CPU */
    {16, 2, 85}, /* aten::index_copy_ Meta */
    {142, 9, 296}, /* aten::index_copy_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 299}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 297}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 300}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 298}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 462}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 462}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 463}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 463}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 302}, /* aten::index_put CompositeExplicitAutograd */
    {141, 4, 301}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 464}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 86}, /* aten::index_reduce CPU */
    {16, 1, 86}, /* aten::index_reduce Meta */
    {142, 8, 303}, /* aten::index_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, /* aten::index_reduce.out CPU */
    {16, 3, 86}, /* aten::index_reduce.out Meta */
    {1, 2, 86}, /* aten::index_reduce_ CPU */
    {16, 2, 86}, /* aten::index_reduce_ Meta */
    {142, 9, 303}, /* aten::index_reduce_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 465}, /* aten::index_select CPU */
    {16, 0, 465}, /* aten::index_select Meta */
    {1, 4, 304}, /* aten::index_select.out CPU */
    {16, 4, 304}, /* aten::index_select.out Meta */
    {138, 0, 466}, /* aten::index_select_backward implicit */
    {138, 0, 467}, /* aten::inner implicit */
    {138, 4, 305}, /* aten::inner.out implicit */
    {138, 0, 468}, /* aten::instance_norm implicit */
    {138, 0, 469}, /* aten::inverse implicit */
    {138, 4, 306}, /* aten::inverse.out implicit */
    {138, 0, 470}, /* aten::is_complex implicit */
    {138, 0, 471}, /* aten::is_conj implicit */
    {138, 0, 472}, /* aten::is_distributed implicit */
    {138, 0, 473}, /* aten::is_floating_point implicit */
    {138, 0, 474}, /* aten::is_inference implicit */
    {138, 0, 475}, /* aten::is_neg implicit */
    {138, 0, 476}, /* aten::is_nonzero implicit */
    {141, 0, 477}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 478}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 479}, /* aten::is_signed implicit */
    {138, 0, 480}, /* aten::isclose implicit */
    {138, 0, 481}, /* aten::isfinite implicit */
    {1, 1, 87}, /* aten::isin.Scalar_Tensor CPU */
    {16, 1, 87}, /* aten::isin.Scalar_Tensor Meta */
    {142, 8, 307}, /* aten::isin.Scalar_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, /* aten::isin.Scalar_Tensor_out CPU */
    {16, 3, 87}, /* aten::isin.Scalar_Tensor_out Meta */
    {1, 1, 88}, /* aten::isin.Tensor_Scalar CPU */
    {16, 1, 88}, /* aten::isin.Tensor_Scalar Meta */
    {142, 8, 308}, /* aten::isin.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, /* aten::isin.Tensor_Scalar_out CPU */
    {16, 3, 88}, /* aten::isin.Tensor_Scalar_out Meta */
    {1, 1, 89}, /* aten::isin.Tensor_Tensor CPU */
    {16, 1, 89}, /* aten::isin.Tensor_Tensor Meta */
    {142, 8, 309}, /* aten::isin.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, /* aten::isin.Tensor_Tensor_out CPU */
    {16, 3, 89}, /* aten::isin.Tensor_Tensor_out Meta */
    {1, 0, 482}, /* aten::isinf CPU */
    {16, 0, 482}, /* aten::isinf Meta */
    {141, 4, 310}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 483}, /* aten::isnan CPU */
    {16, 0, 483}, /* aten::isnan Meta */
    {141, 4, 311}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 90}, /* aten::isneginf CPU */
    {16, 1, 90}, /* aten::isneginf Meta */
    {142, 8, 312}, /* aten::isneginf CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, /* aten::isneginf.out CPU */
    {16, 3, 90}, /* aten::isneginf.out Meta */
    {1, 1, 91}, /* aten::isposinf CPU */
    {16, 1, 91}, /* aten::isposinf Meta */
    {142, 8, 313}, /* aten::isposinf CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, /* aten::isposinf.out CPU */
    {16, 3, 91}, /* aten::isposinf.out Meta */
    {138, 0, 484}, /* aten::isreal implicit */
    {138, 0, 485}, /* aten::istft implicit */
    {138, 0, 486}, /* aten::item implicit */
    {141, 0, 487}, /* aten::kaiser_window CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::kaiser_window BackendSelect */
    {141, 0, 488}, /* aten::kaiser_window.beta CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::kaiser_window.beta BackendSelect */
    {141, 4, 315}, /* aten::kaiser_window.beta_out CompositeExplicitAutograd */
    {141, 4, 314}, /* aten::kaiser_window.out CompositeExplicitAutograd */
    {141, 0, 489}, /* aten::kaiser_window.periodic CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::kaiser_window.periodic BackendSelect */
    {141, 4, 316}, /* aten::kaiser_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 490}, /* aten::kl_div implicit */
    {138, 0, 491}, /* aten::kron implicit */
    {138, 4, 317}, /* aten::kron.out implicit */
    {141, 0, 492}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 493}, /* aten::kthvalue.values CPU */
    {16, 0, 493}, /* aten::kthvalue.values Meta */
    {138, 0, 494}, /* aten::l1_loss implicit */
    {138, 0, 495}, /* aten::layer_norm implicit */
    {1, 1, 92}, /* aten::lcm CPU */
    {16, 1, 92}, /* aten::lcm Meta */
    {142, 8, 318}, /* aten::lcm CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, /* aten::lcm.out CPU */
    {16, 3, 92}, /* aten::lcm.out Meta */
    {1, 2, 92}, /* aten::lcm_ CPU */
    {16, 2, 92}, /* aten::lcm_ Meta */
    {142, 9, 318}, /* aten::lcm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 496}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 319}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 319}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 93}, /* aten::le.Scalar CPU */
    {16, 1, 93}, /* aten::le.Scalar Meta */
    {142, 8, 320}, /* aten::le.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, /* aten::le.Scalar_out CPU */
    {16, 3, 93}, /* aten::le.Scalar_out Meta */
    {1, 1, 94}, /* aten::le.Tensor CPU */
    {16, 1, 94}, /* aten::le.Tensor Meta */
    {142, 8, 321}, /* aten::le.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, /* aten::le.Tensor_out CPU */
    {16, 3, 94}, /* aten::le.Tensor_out Meta */
    {1, 2, 93}, /* aten::le_.Scalar CPU */
    {16, 2, 93}, /* aten::le_.Scalar Meta */
    {142, 9, 320}, /* aten::le_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 94}, /* aten::le_.Tensor CPU */
    {16, 2, 94}, /* aten::le_.Tensor Meta */
    {142, 9, 321}, /* aten::le_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 96}, /* aten::leaky_relu CPU */
    {16, 1, 96}, /* aten::leaky_relu Meta */
    {142, 8, 322}, /* aten::leaky_relu CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, /* aten::leaky_relu.out CPU */
    {16, 3, 96}, /* aten::leaky_relu.out Meta */
    {1, 2, 96}, /* aten::leaky_relu_ CPU */
    {16, 2, 96}, /* aten::leaky_relu_ Meta */
    {142, 9, 322}, /* aten::leaky_relu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, /* aten::leaky_relu_backward CPU */
    {16, 1, 95}, /* aten::leaky_relu_backward Meta */
    {142, 8, 323}, /* aten::leaky_relu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 95}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 97}, /* aten::lerp.Scalar CPU */
    {16, 1, 97}, /* aten::lerp.Scalar Meta */
    {142, 8, 324}, /* aten::lerp.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 97}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 98}, /* aten::lerp.Tensor CPU */
    {16, 1, 98}, /* aten::lerp.Tensor Meta */
    {142, 8, 325}, /* aten::lerp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 98}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 97}, /* aten::lerp_.Scalar CPU */
    {16, 2, 97}, /* aten::lerp_.Scalar Meta */
    {142, 9, 324}, /* aten::lerp_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 98}, /* aten::lerp_.Tensor CPU */
    {16, 2, 98}, /* aten::lerp_.Tensor Meta */
    {142, 9, 325}, /* aten::lerp_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 497}, /* aten::less.Scalar implicit */
    {138, 4, 326}, /* aten::less.Scalar_out implicit */
    {138, 0, 498}, /* aten::less.Tensor implicit */
    {138, 4, 327}, /* aten::less.Tensor_out implicit */
    {138, 0, 499}, /* aten::less_.Scalar implicit */
    {138, 0, 500}, /* aten::less_.Tensor implicit */
    {138, 0, 501}, /* aten::less_equal.Scalar implicit */
    {138, 4, 328}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 502}, /* aten::less_equal.Tensor implicit */
    {138, 4, 329}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 503}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 504}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 99}, /* aten::lgamma CPU */
    {16, 1, 99}, /* aten::lgamma Meta */
    {142, 8, 330}, /* aten::lgamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, /* aten::lgamma.out CPU */
    {16, 3, 99}, /* aten::lgamma.out Meta */
    {1, 2, 99}, /* aten::lgamma_ CPU */
    {16, 2, 99}, /* aten::lgamma_ Meta */
    {142, 9, 330}, /* aten::lgamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 505}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 331}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 506}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 332}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 333}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 507}, /* aten::linalg_cholesky implicit */
    {138, 4, 334}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 508}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 508}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 335}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 335}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 509}, /* aten::linalg_cond implicit */
    {138, 4, 336}, /* aten::linalg_cond.out implicit */
    {138, 0, 510}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 337}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 511}, /* aten::linalg_cross CPU */
    {16, 0, 511}, /* aten::linalg_cross Meta */
    {1, 4, 338}, /* aten::linalg_cross.out CPU */
    {16, 4, 338}, /* aten::linalg_cross.out Meta */
    {138, 0, 512}, /* aten::linalg_det implicit */
    {138, 4, 339}, /* aten::linalg_det.out implicit */
    {138, 0, 513}, /* aten::linalg_diagonal implicit */
    {1, 0, 514}, /* aten::linalg_eig CPU */
    {16, 0, 514}, /* aten::linalg_eig Meta */
    {1, 4, 340}, /* aten::linalg_eig.out CPU */
    {16, 4, 340}, /* aten::linalg_eig.out Meta */
    {138, 0, 515}, /* aten::linalg_eigh implicit */
    {138, 4, 341}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 516}, /* aten::linalg_eigvals implicit */
    {1, 4, 342}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 342}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 517}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 343}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 518}, /* aten::linalg_householder_product CPU */
    {16, 0, 518}, /* aten::linalg_householder_product Meta */
    {1, 4, 344}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 344}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 519}, /* aten::linalg_inv implicit */
    {138, 4, 345}, /* aten::linalg_inv.out implicit */
    {1, 0, 520}, /* aten::linalg_inv_ex CPU */
    {16, 0, 520}, /* aten::linalg_inv_ex Meta */
    {1, 4, 346}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 346}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 521}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 347}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 522}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 522}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 348}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 348}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 523}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 523}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 349}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 349}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 524}, /* aten::linalg_lstsq CPU */
    {16, 0, 524}, /* aten::linalg_lstsq Meta */
    {1, 4, 350}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 350}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 525}, /* aten::linalg_lu CPU */
    {16, 0, 525}, /* aten::linalg_lu Meta */
    {1, 4, 351}, /* aten::linalg_lu.out CPU */
    {16, 4, 351}, /* aten::linalg_lu.out Meta */
    {138, 0, 526}, /* aten::linalg_lu_factor implicit */
    {138, 4, 352}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 527}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 527}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 353}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 353}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 528}, /* aten::linalg_lu_solve CPU */
    {16, 0, 528}, /* aten::linalg_lu_solve Meta */
    {1, 4, 354}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 354}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 529}, /* aten::linalg_matmul implicit */
    {138, 4, 355}, /* aten::linalg_matmul.out implicit */
    {1, 0, 530}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 530}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 356}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 531}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 357}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 532}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 358}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 533}, /* aten::linalg_matrix_power implicit */
    {138, 4, 359}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 534}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 535}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 361}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 536}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 362}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 360}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 363}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 537}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 538}, /* aten::linalg_multi_dot implicit */
    {138, 4, 364}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 539}, /* aten::linalg_norm implicit */
    {138, 0, 540}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 366}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 365}, /* aten::linalg_norm.out implicit */
    {138, 0, 541}, /* aten::linalg_pinv implicit */
    {138, 0, 542}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 368}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 543}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 369}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 367}, /* aten::linalg_pinv.out implicit */
    {138, 4, 370}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 544}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 545}, /* aten::linalg_qr CPU */
    {16, 0, 545}, /* aten::linalg_qr Meta */
    {1, 4, 371}, /* aten::linalg_qr.out CPU */
    {16, 4, 371}, /* aten::linalg_qr.out Meta */
    {138, 0, 546}, /* aten::linalg_slogdet implicit */
    {138, 4, 372}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 547}, /* aten::linalg_solve implicit */
    {138, 4, 373}, /* aten::linalg_solve.out implicit */
    {138, 0, 548}, /* aten::linalg_solve_ex implicit */
    {138, 4, 374}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 549}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 549}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 375}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 375}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 550}, /* aten::linalg_svd implicit */
    {138, 4, 376}, /* aten::linalg_svd.U implicit */
    {138, 0, 551}, /* aten::linalg_svdvals implicit */
    {138, 4, 377}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 552}, /* aten::linalg_tensorinv implicit */
    {138, 0, 553}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 554}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 378}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 555}, /* aten::linalg_vander implicit */
    {138, 0, 556}, /* aten::linalg_vecdot implicit */
    {138, 4, 379}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 100}, /* aten::linalg_vector_norm CPU */
    {16, 1, 100}, /* aten::linalg_vector_norm Meta */
    {142, 8, 380}, /* aten::linalg_vector_norm CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 100}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 557}, /* aten::linear implicit */
    {141, 4, 381}, /* aten::linear.out CompositeExplicitAutograd */
    {141, 0, 558}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::linspace BackendSelect */
    {141, 0, 559}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 383}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 560}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 384}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 561}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 385}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 382}, /* aten::linspace.out CPU */
    {16, 4, 382}, /* aten::linspace.out Meta */
    {1, 1, 104}, /* aten::log CPU */
    {16, 1, 104}, /* aten::log Meta */
    {142, 8, 386}, /* aten::log CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, /* aten::log.out CPU */
    {16, 3, 104}, /* aten::log.out Meta */
    {1, 1, 101}, /* aten::log10 CPU */
    {16, 1, 101}, /* aten::log10 Meta */
    {142, 8, 387}, /* aten::log10 CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, /* aten::log10.out CPU */
    {16, 3, 101}, /* aten::log10.out Meta */
    {1, 2, 101}, /* aten::log10_ CPU */
    {16, 2, 101}, /* aten::log10_ Meta */
    {142, 9, 387}, /* aten::log10_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, /* aten::log1p CPU */
    {16, 1, 102}, /* aten::log1p Meta */
    {142, 8, 388}, /* aten::log1p CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, /* aten::log1p.out CPU */
    {16, 3, 102}, /* aten::log1p.out Meta */
    {1, 2, 102}, /* aten::log1p_ CPU */
    {16, 2, 102}, /* aten::log1p_ Meta */
    {142, 9, 388}, /* aten::log1p_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 103}, /* aten::log2 CPU */
    {16, 1, 103}, /* aten::log2 Meta */
    {142, 8, 389}, /* aten::log2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, /* aten::log2.out CPU */
    {16, 3, 103}, /* aten::log2.out Meta */
    {1, 2, 103}, /* aten::log2_ CPU */
    {16, 2, 103}, /* aten::log2_ Meta */
    {142, 9, 389}, /* aten::log2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 104}, /* aten::log_ CPU */
    {16, 2, 104}, /* aten::log_ Meta */
    {142, 9, 386}, /* aten::log_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 391}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 4, 390}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 562}, /* aten::log_normal_ CPU */
    {16, 0, 562}, /* aten::log_normal_ Meta */
    {138, 0, 563}, /* aten::log_sigmoid implicit */
    {138, 0, 568}, /* aten::log_sigmoid.out implicit */
    {1, 0, 564}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 564}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 565}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 565}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 566}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 566}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 567}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 567}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 569}, /* aten::log_softmax.int implicit */
    {1, 4, 392}, /* aten::log_softmax.int_out CPU */
    {16, 4, 392}, /* aten::log_softmax.int_out Meta */
    {1, 1, 106}, /* aten::logaddexp CPU */
    {16, 1, 106}, /* aten::logaddexp Meta */
    {142, 8, 393}, /* aten::logaddexp CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, /* aten::logaddexp.out CPU */
    {16, 3, 106}, /* aten::logaddexp.out Meta */
    {1, 1, 105}, /* aten::logaddexp2 CPU */
    {16, 1, 105}, /* aten::logaddexp2 Meta */
    {142, 8, 394}, /* aten::logaddexp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, /* aten::logaddexp2.out CPU */
    {16, 3, 105}, /* aten::logaddexp2.out Meta */
    {141, 0, 570}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 395}, /* aten::logcumsumexp.out CPU */
    {16, 4, 395}, /* aten::logcumsumexp.out Meta */
    {138, 0, 571}, /* aten::logdet implicit */
    {1, 0, 572}, /* aten::logical_and CPU */
    {16, 0, 572}, /* aten::logical_and Meta */
    {1, 0, 574}, /* aten::logical_and.out CPU */
    {16, 0, 574}, /* aten::logical_and.out Meta */
    {1, 0, 573}, /* aten::logical_and_ CPU */
    {16, 0, 573}, /* aten::logical_and_ Meta */
    {1, 0, 575}, /* aten::logical_not CPU */
    {16, 0, 575}, /* aten::logical_not Meta */
    {1, 0, 577}, /* aten::logical_not.out CPU */
    {16, 0, 577}, /* aten::logical_not.out Meta */
    {1, 0, 576}, /* aten::logical_not_ CPU */
    {16, 0, 576}, /* aten::logical_not_ Meta */
    {1, 0, 578}, /* aten::logical_or CPU */
    {16, 0, 578}, /* aten::logical_or Meta */
    {1, 0, 580}, /* aten::logical_or.out CPU */
    {16, 0, 580}, /* aten::logical_or.out Meta */
    {1, 0, 579}, /* aten::logical_or_ CPU */
    {16, 0, 579}, /* aten::logical_or_ Meta */
    {1, 0, 581}, /* aten::logical_xor CPU */
    {16, 0, 581}, /* aten::logical_xor Meta */
    {1, 0, 583}, /* aten::logical_xor.out CPU */
    {16, 0, 583}, /* aten::logical_xor.out Meta */
    {1, 0, 582}, /* aten::logical_xor_ CPU */
    {16, 0, 582}, /* aten::logical_xor_ Meta */
    {1, 0, 584}, /* aten::logit CPU */
    {16, 0, 584}, /* aten::logit Meta */
    {1, 0, 586}, /* aten::logit.out CPU */
    {16, 0, 586}, /* aten::logit.out Meta */
    {1, 0, 585}, /* aten::logit_ CPU */
    {16, 0, 585}, /* aten::logit_ Meta */
    {1, 1, 107}, /* aten::logit_backward CPU */
    {16, 1, 107}, /* aten::logit_backward Meta */
    {142, 8, 396}, /* aten::logit_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 107}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 587}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::logspace BackendSelect */
    {141, 0, 588}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 398}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 589}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 399}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 590}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 400}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 397}, /* aten::logspace.out CPU */
    {16, 4, 397}, /* aten::logspace.out Meta */
    {141, 0, 591}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 401}, /* aten::logsumexp.out CPU */
    {16, 4, 401}, /* aten::logsumexp.out Meta */
    {138, 0, 593}, /* aten::lstm.data implicit */
    {138, 0, 594}, /* aten::lstm.input implicit */
    {138, 0, 592}, /* aten::lstm_cell implicit */
    {1, 1, 108}, /* aten::lt.Scalar CPU */
    {16, 1, 108}, /* aten::lt.Scalar Meta */
    {142, 8, 402}, /* aten::lt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, /* aten::lt.Scalar_out CPU */
    {16, 3, 108}, /* aten::lt.Scalar_out Meta */
    {1, 1, 109}, /* aten::lt.Tensor CPU */
    {16, 1, 109}, /* aten::lt.Tensor Meta */
    {142, 8, 403}, /* aten::lt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, /* aten::lt.Tensor_out CPU */
    {16, 3, 109}, /* aten::lt.Tensor_out Meta */
    {1, 2, 108}, /* aten::lt_.Scalar CPU */
    {16, 2, 108}, /* aten::lt_.Scalar Meta */
    {142, 9, 402}, /* aten::lt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 109}, /* aten::lt_.Tensor CPU */
    {16, 2, 109}, /* aten::lt_.Tensor Meta */
    {142, 9, 403}, /* aten::lt_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 595}, /* aten::lu_solve implicit */
    {138, 4, 404}, /* aten::lu_solve.out implicit */
    {1, 0, 596}, /* aten::lu_unpack CPU */
    {16, 0, 596}, /* aten::lu_unpack Meta */
    {1, 4, 405}, /* aten::lu_unpack.out CPU */
    {16, 4, 405}, /* aten::lu_unpack.out Meta */
    {138, 0, 597}, /* aten::mH implicit */
    {138, 0, 598}, /* aten::mT implicit */
    {138, 0, 599}, /* aten::margin_ranking_loss implicit */
    {141, 0, 600}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 4, 406}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 601}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 4, 407}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 602}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 602}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 603}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 603}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 604}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 4, 408}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 605}, /* aten::masked_scatter_ CPU */
    {16, 0, 605}, /* aten::masked_scatter_ Meta */
    {141, 0, 606}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 607}, /* aten::masked_select CPU */
    {1, 0, 608}, /* aten::masked_select.out CPU */
    {138, 0, 609}, /* aten::matmul implicit */
    {138, 0, 610}, /* aten::matmul.out implicit */
    {138, 0, 611}, /* aten::matrix_H implicit */
    {138, 0, 612}, /* aten::matrix_exp implicit */
    {138, 0, 613}, /* aten::matrix_power implicit */
    {138, 4, 409}, /* aten::matrix_power.out implicit */
    {1, 0, 614}, /* aten::max CPU */
    {16, 0, 614}, /* aten::max Meta */
    {1, 1, 110}, /* aten::max.dim CPU */
    {16, 1, 110}, /* aten::max.dim Meta */
    {142, 8, 411}, /* aten::max.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, /* aten::max.dim_max CPU */
    {16, 3, 110}, /* aten::max.dim_max Meta */
    {138, 0, 615}, /* aten::max.other implicit */
    {138, 0, 616}, /* aten::max.out implicit */
    {1, 4, 410}, /* aten::max.unary_out CPU */
    {16, 4, 410}, /* aten::max.unary_out Meta */
    {138, 0, 617}, /* aten::max_pool1d implicit */
    {138, 0, 618}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 619}, /* aten::max_pool2d implicit */
    {1, 0, 620}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 620}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 412}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 412}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 621}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 621}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 413}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 413}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 622}, /* aten::max_pool3d implicit */
    {1, 0, 623}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 623}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 414}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 414}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 624}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 624}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 415}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 415}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 625}, /* aten::max_unpool2d CPU */
    {16, 0, 625}, /* aten::max_unpool2d Meta */
    {1, 4, 416}, /* aten::max_unpool2d.out CPU */
    {16, 4, 416}, /* aten::max_unpool2d.out Meta */
    {1, 0, 626}, /* aten::max_unpool3d CPU */
    {16, 0, 626}, /* aten::max_unpool3d Meta */
    {1, 4, 417}, /* aten::max_unpool3d.out CPU */
    {16, 4, 417}, /* aten::max_unpool3d.out Meta */
    {1, 1, 111}, /* aten::maximum CPU */
    {16, 1, 111}, /* aten::maximum Meta */
    {142, 8, 418}, /* aten::maximum CompositeExplicitAutogradNonFunctional */
    {1, 3, 111}, /* aten::maximum.out CPU */
    {16, 3, 111}, /* aten::maximum.out Meta */
    {141, 0, 627}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mean.dim CPU */
    {16, 1, 112}, /* aten::mean.dim Meta */
    {142, 8, 420}, /* aten::mean.dim CompositeExplicitAutogradNonFunctional */
    {1, 4, 419}, /* aten::mean.dtype_out CPU */
    {16, 4, 419}, /* aten::mean.dtype_out Meta */
    {1, 3, 112}, /* aten::mean.out CPU */
    {16, 3, 112}, /* aten::mean.out Meta */
    {1, 0, 628}, /* aten::median CPU */
    {16, 0, 628}, /* aten::median Meta */
    {141, 0, 629}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 422}, /* aten::median.dim_values CPU */
    {16, 4, 422}, /* aten::median.dim_values Meta */
    {141, 4, 421}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 630}, /* aten::meshgrid implicit */
    {138, 0, 631}, /* aten::meshgrid.indexing implicit */
    {1, 0, 632}, /* aten::min CPU */
    {16, 0, 632}, /* aten::min Meta */
    {1, 1, 113}, /* aten::min.dim CPU */
    {16, 1, 113}, /* aten::min.dim Meta */
    {142, 8, 424}, /* aten::min.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, /* aten::min.dim_min CPU */
    {16, 3, 113}, /* aten::min.dim_min Meta */
    {138, 0, 633}, /* aten::min.other implicit */
    {138, 0, 634}, /* aten::min.out implicit */
    {1, 4, 423}, /* aten::min.unary_out CPU */
    {16, 4, 423}, /* aten::min.unary_out Meta */
    {1, 1, 114}, /* aten::minimum CPU */
    {16, 1, 114}, /* aten::minimum Meta */
    {142, 8, 425}, /* aten::minimum CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, /* aten::minimum.out CPU */
    {16, 3, 114}, /* aten::minimum.out Meta */
    {1, 1, 115}, /* aten::mish CPU */
    {16, 1, 115}, /* aten::mish Meta */
    {142, 8, 426}, /* aten::mish CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, /* aten::mish.out CPU */
    {16, 3, 115}, /* aten::mish.out Meta */
    {1, 2, 115}, /* aten::mish_ CPU */
    {16, 2, 115}, /* aten::mish_ Meta */
    {142, 9, 426}, /* aten::mish_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 635}, /* aten::mish_backward CPU */
    {16, 0, 635}, /* aten::mish_backward Meta */
    {138, 0, 636}, /* aten::mish_backward implicit */
    {1, 1, 116}, /* aten::mm CPU */
    {16, 1, 116}, /* aten::mm Meta */
    {142, 8, 427}, /* aten::mm CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, /* aten::mm.out CPU */
    {16, 3, 116}, /* aten::mm.out Meta */
    {1, 0, 637}, /* aten::mode CPU */
    {16, 0, 637}, /* aten::mode Meta */
    {1, 4, 428}, /* aten::mode.values CPU */
    {16, 4, 428}, /* aten::mode.values Meta */
    {138, 0, 638}, /* aten::moveaxis.int implicit */
    {138, 0, 639}, /* aten::moveaxis.intlist implicit */
    {138, 0, 640}, /* aten::movedim.int implicit */
    {138, 0, 641}, /* aten::movedim.intlist implicit */
    {1, 0, 642}, /* aten::mse_loss CPU */
    {16, 0, 642}, /* aten::mse_loss Meta */
    {1, 4, 429}, /* aten::mse_loss.out CPU */
    {16, 4, 429}, /* aten::mse_loss.out Meta */
    {1, 0, 643}, /* aten::mse_loss_backward CPU */
    {16, 0, 643}, /* aten::mse_loss_backward Meta */
    {1, 4, 430}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 430}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 644}, /* aten::msort implicit */
    {138, 0, 645}, /* aten::msort.out implicit */
    {141, 0, 646}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 431}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 117}, /* aten::mul.Tensor CPU */
    {16, 1, 117}, /* aten::mul.Tensor Meta */
    {142, 8, 432}, /* aten::mul.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, /* aten::mul.out CPU */
    {16, 3, 117}, /* aten::mul.out Meta */
    {141, 0, 647}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 117}, /* aten::mul_.Tensor CPU */
    {16, 2, 117}, /* aten::mul_.Tensor Meta */
    {142, 9, 432}, /* aten::mul_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 648}, /* aten::multi_margin_loss CPU */
    {16, 0, 648}, /* aten::multi_margin_loss Meta */
    {1, 4, 433}, /* aten::multi_margin_loss.out CPU */
    {16, 4, 433}, /* aten::multi_margin_loss.out Meta */
    {1, 0, 649}, /* aten::multi_margin_loss_backward CPU */
    {16, 0, 649}, /* aten::multi_margin_loss_backward Meta */
    {1, 4, 434}, /* aten::multi_margin_loss_backward.grad_input CPU */
    {16, 4, 434}, /* aten::multi_margin_loss_backward.grad_input Meta */
    {138, 0, 650}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 435}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 651}, /* aten::multilabel_margin_loss_backward CPU */
    {16, 0, 651}, /* aten::multilabel_margin_loss_backward Meta */
    {1, 4, 436}, /* aten::multilabel_margin_loss_backward.grad_input CPU */
    {16, 4, 436}, /* aten::multilabel_margin_loss_backward.grad_input Meta */
    {1, 0, 652}, /* aten::multilabel_margin_loss_forward CPU */
    {16, 0, 652}, /* aten::multilabel_margin_loss_forward Meta */
    {1, 4, 437}, /* aten::multilabel_margin_loss_forward.output CPU */
    {16, 4, 437}, /* aten::multilabel_margin_loss_forward.output Meta */
    {1, 0, 653}, /* aten::multinomial CPU */
    {16, 0, 653}, /* aten::multinomial Meta */
    {1, 0, 654}, /* aten::multinomial.out CPU */
    {16, 0, 654}, /* aten::multinomial.out Meta */
    {138, 0, 655}, /* aten::multiply.Scalar implicit */
    {138, 0, 656}, /* aten::multiply.Tensor implicit */
    {138, 4, 438}, /* aten::multiply.out implicit */
    {138, 0, 657}, /* aten::multiply_.Scalar implicit */
    {138, 0, 658}, /* aten::multiply_.Tensor implicit */
    {141, 0, 659}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 439}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 660}, /* aten::mvlgamma CPU */
    {16, 0, 660}, /* aten::mvlgamma Meta */
    {1, 0, 662}, /* aten::mvlgamma.out CPU */
    {16, 0, 662}, /* aten::mvlgamma.out Meta */
    {1, 0, 661}, /* aten::mvlgamma_ CPU */
    {16, 0, 661}, /* aten::mvlgamma_ Meta */
    {1, 0, 663}, /* aten::nan_to_num CPU */
    {16, 0, 663}, /* aten::nan_to_num Meta */
    {1, 0, 665}, /* aten::nan_to_num.out CPU */
    {16, 0, 665}, /* aten::nan_to_num.out Meta */
    {1, 0, 664}, /* aten::nan_to_num_ CPU */
    {16, 0, 664}, /* aten::nan_to_num_ Meta */
    {138, 0, 666}, /* aten::nanmean implicit */
    {138, 0, 667}, /* aten::nanmean.out implicit */
    {1, 0, 668}, /* aten::nanmedian CPU */
    {16, 0, 668}, /* aten::nanmedian Meta */
    {141, 0, 669}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 441}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 441}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 440}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 670}, /* aten::nanquantile implicit */
    {138, 4, 442}, /* aten::nanquantile.out implicit */
    {138, 0, 671}, /* aten::nanquantile.scalar implicit */
    {138, 4, 443}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 672}, /* aten::nansum CPU */
    {16, 0, 672}, /* aten::nansum Meta */
    {1, 4, 444}, /* aten::nansum.out CPU */
    {16, 4, 444}, /* aten::nansum.out Meta */
    {138, 0, 673}, /* aten::narrow implicit */
    {138, 0, 674}, /* aten::narrow.Tensor implicit */
    {142, 0, 675}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 445}, /* aten::narrow_copy.out CPU */
    {16, 4, 445}, /* aten::narrow_copy.out Meta */
    {1, 0, 676}, /* aten::native_batch_norm CPU */
    {16, 0, 676}, /* aten::native_batch_norm Meta */
    {1, 4, 446}, /* aten::native_batch_norm.out CPU */
    {16, 4, 446}, /* aten::native_batch_norm.out Meta */
    {1, 0, 677}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 677}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 447}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 678}, /* aten::native_dropout CPU */
    {16, 0, 678}, /* aten::native_dropout Meta */
    {141, 4, 448}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 679}, /* aten::native_dropout_backward CPU */
    {16, 0, 679}, /* aten::native_dropout_backward Meta */
    {141, 4, 449}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 680}, /* aten::native_group_norm CPU */
    {16, 0, 680}, /* aten::native_group_norm Meta */
    {141, 4, 450}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 681}, /* aten::native_group_norm_backward CPU */
    {16, 0, 681}, /* aten::native_group_norm_backward Meta */
    {141, 4, 451}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 682}, /* aten::native_layer_norm CPU */
    {16, 0, 682}, /* aten::native_layer_norm Meta */
    {141, 4, 452}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 683}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 683}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 453}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::ne.Scalar CPU */
    {16, 1, 118}, /* aten::ne.Scalar Meta */
    {142, 8, 454}, /* aten::ne.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 118}, /* aten::ne.Scalar_out CPU */
    {16, 3, 118}, /* aten::ne.Scalar_out Meta */
    {1, 1, 119}, /* aten::ne.Tensor CPU */
    {16, 1, 119}, /* aten::ne.Tensor Meta */
    {142, 8, 455}, /* aten::ne.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 119}, /* aten::ne.Tensor_out CPU */
    {16, 3, 119}, /* aten::ne.Tensor_out Meta */
    {1, 2, 118}, /* aten::ne_.Scalar CPU */
    {16, 2, 118}, /* aten::ne_.Scalar Meta */
    {142, 9, 454}, /* aten::ne_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 119}, /* aten::ne_.Tensor CPU */
    {16, 2, 119}, /* aten::ne_.Tensor Meta */
    {142, 9, 455}, /* aten::ne_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 120}, /* aten::neg CPU */
    {16, 1, 120}, /* aten::neg Meta */
    {142, 8, 456}, /* aten::neg CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, /* aten::neg.out CPU */
    {16, 3, 120}, /* aten::neg.out Meta */
    {1, 2, 120}, /* aten::neg_ CPU */
    {16, 2, 120}, /* aten::neg_ Meta */
    {142, 9, 456}, /* aten::neg_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 684}, /* aten::negative implicit */
    {138, 4, 457}, /* aten::negative.out implicit */
    {138, 0, 685}, /* aten::negative_ implicit */
    {141, 0, 686}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 458}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 687}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 459}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 688}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 460}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 689}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 461}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 690}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 462}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 121}, /* aten::nextafter CPU */
    {16, 1, 121}, /* aten::nextafter Meta */
    {142, 8, 463}, /* aten::nextafter CompositeExplicitAutogradNonFunctional */
    {1, 3, 121}, /* aten::nextafter.out CPU */
    {16, 3, 121}, /* aten::nextafter.out Meta */
    {1, 2, 121}, /* aten::nextafter_ CPU */
    {16, 2, 121}, /* aten::nextafter_ Meta */
    {142, 9, 463}, /* aten::nextafter_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 691}, /* aten::nll_loss implicit */
    {138, 4, 464}, /* aten::nll_loss.out implicit */
    {138, 0, 692}, /* aten::nll_loss2d implicit */
    {138, 4, 465}, /* aten::nll_loss2d.out implicit */
    {1, 0, 693}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 693}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 466}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 466}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 694}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 694}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 467}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 467}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 695}, /* aten::nll_loss_backward CPU */
    {16, 0, 695}, /* aten::nll_loss_backward Meta */
    {1, 4, 468}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 468}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 696}, /* aten::nll_loss_forward CPU */
    {16, 0, 696}, /* aten::nll_loss_forward Meta */
    {1, 4, 469}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 469}, /* aten::nll_loss_forward.output Meta */
    {138, 0, 697}, /* aten::nll_loss_nd implicit */
    {1, 0, 698}, /* aten::nonzero CPU */
    {1, 4, 470}, /* aten::nonzero.out CPU */
    {138, 0, 699}, /* aten::nonzero_numpy implicit */
    {1, 0, 700}, /* aten::nonzero_static CPU */
    {16, 0, 700}, /* aten::nonzero_static Meta */
    {1, 4, 471}, /* aten::nonzero_static.out CPU */
    {16, 4, 471}, /* aten::nonzero_static.out Meta */
    {141, 0, 701}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 123}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 123}, /* aten::norm.ScalarOpt_dim Meta */
    {142, 8, 475}, /* aten::norm.ScalarOpt_dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {142, 8, 474}, /* aten::norm.ScalarOpt_dim_dtype CompositeExplicitAutogradNonFunctional */
    {141, 0, 702}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 473}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 472}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 122}, /* aten::norm.dtype_out CPU */
    {16, 3, 122}, /* aten::norm.dtype_out Meta */
    {1, 3, 123}, /* aten::norm.out CPU */
    {16, 3, 123}, /* aten::norm.out Meta */
    {1, 0, 704}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 704}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 476}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 476}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 705}, /* aten::normal.Tensor_float CPU */
    {16, 0, 705}, /* aten::normal.Tensor_float Meta */
    {1, 4, 477}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 477}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 706}, /* aten::normal.float_Tensor CPU */
    {16, 0, 706}, /* aten::normal.float_Tensor Meta */
    {1, 4, 478}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 478}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 707}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::normal.float_float BackendSelect */
    {141, 4, 479}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 4, 481}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 703}, /* aten::normal_ CPU */
    {16, 0, 703}, /* aten::normal_ Meta */
    {141, 6, 480}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 708}, /* aten::not_equal.Scalar implicit */
    {138, 4, 482}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 709}, /* aten::not_equal.Tensor implicit */
    {138, 4, 483}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 710}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 711}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 712}, /* aten::nuclear_norm implicit */
    {138, 0, 713}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 485}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 484}, /* aten::nuclear_norm.out implicit */
    {138, 0, 714}, /* aten::numel implicit */
    {138, 0, 715}, /* aten::numpy_T implicit */
    {138, 0, 716}, /* aten::one_hot implicit */
    {141, 0, 717}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::ones BackendSelect */
    {141, 4, 486}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 718}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 487}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 719}, /* aten::orgqr implicit */
    {138, 4, 488}, /* aten::orgqr.out implicit */
    {1, 0, 720}, /* aten::ormqr CPU */
    {16, 0, 720}, /* aten::ormqr Meta */
    {1, 4, 489}, /* aten::ormqr.out CPU */
    {16, 4, 489}, /* aten::ormqr.out Meta */
    {138, 0, 721}, /* aten::outer implicit */
    {138, 4, 490}, /* aten::outer.out implicit */
    {138, 0, 722}, /* aten::pad implicit */
    {138, 0, 723}, /* aten::pairwise_distance implicit */
    {138, 0, 724}, /* aten::pdist implicit */
    {141, 0, 725}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 491}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 492}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 726}, /* aten::pinverse implicit */
    {1, 0, 727}, /* aten::pixel_shuffle CPU */
    {16, 0, 727}, /* aten::pixel_shuffle Meta */
    {141, 4, 493}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 728}, /* aten::pixel_unshuffle CPU */
    {16, 0, 728}, /* aten::pixel_unshuffle Meta */
    {141, 4, 494}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {1, 0, 729}, /* aten::poisson CPU */
    {16, 0, 729}, /* aten::poisson Meta */
    {141, 4, 495}, /* aten::poisson.out CompositeExplicitAutograd */
    {138, 0, 730}, /* aten::poisson_nll_loss implicit */
    {1, 0, 731}, /* aten::polar CPU */
    {16, 0, 731}, /* aten::polar Meta */
    {1, 0, 732}, /* aten::polar.out CPU */
    {16, 0, 732}, /* aten::polar.out Meta */
    {1, 1, 124}, /* aten::polygamma CPU */
    {16, 1, 124}, /* aten::polygamma Meta */
    {142, 8, 496}, /* aten::polygamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, /* aten::polygamma.out CPU */
    {16, 3, 124}, /* aten::polygamma.out Meta */
    {1, 0, 733}, /* aten::polygamma_ CPU */
    {16, 0, 733}, /* aten::polygamma_ Meta */
    {138, 0, 734}, /* aten::positive implicit */
    {1, 1, 125}, /* aten::pow.Scalar CPU */
    {16, 1, 125}, /* aten::pow.Scalar Meta */
    {142, 8, 497}, /* aten::pow.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 125}, /* aten::pow.Scalar_out CPU */
    {16, 3, 125}, /* aten::pow.Scalar_out Meta */
    {1, 1, 126}, /* aten::pow.Tensor_Scalar CPU */
    {16, 1, 126}, /* aten::pow.Tensor_Scalar Meta */
    {142, 8, 498}, /* aten::pow.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 126}, /* aten::pow.Tensor_Scalar_out CPU */
    {16, 3, 126}, /* aten::pow.Tensor_Scalar_out Meta */
    {1, 1, 127}, /* aten::pow.Tensor_Tensor CPU */
    {16, 1, 127}, /* aten::pow.Tensor_Tensor Meta */
    {142, 8, 499}, /* aten::pow.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, /* aten::pow.Tensor_Tensor_out CPU */
    {16, 3, 127}, /* aten::pow.Tensor_Tensor_out Meta */
    {1, 2, 126}, /* aten::pow_.Scalar CPU */
    {16, 2, 126}, /* aten::pow_.Scalar Meta */
    {142, 9, 498}, /* aten::pow_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 127}, /* aten::pow_.Tensor CPU */
    {16, 2, 127}, /* aten::pow_.Tensor Meta */
    {142, 9, 499}, /* aten::pow_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 735}, /* aten::prelu implicit */
    {1, 0, 736}, /* aten::prod CPU */
    {16, 0, 736}, /* aten::prod Meta */
    {1, 1, 128}, /* aten::prod.dim_int CPU */
    {16, 1, 128}, /* aten::prod.dim_int Meta */
    {142, 8, 501}, /* aten::prod.dim_int CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, /* aten::prod.int_out CPU */
    {16, 3, 128}, /* aten::prod.int_out Meta */
    {141, 4, 500}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 737}, /* aten::promote_types implicit */
    {141, 6, 503}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 502}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 738}, /* aten::put_ CPU */
    {16, 0, 738}, /* aten::put_ Meta */
    {138, 0, 739}, /* aten::qr implicit */
    {138, 4, 504}, /* aten::qr.Q implicit */
    {138, 0, 740}, /* aten::quantile implicit */
    {138, 4, 505}, /* aten::quantile.out implicit */
    {138, 0, 741}, /* aten::quantile.scalar implicit */
    {138, 4, 506}, /* aten::quantile.scalar_out implicit */
    {141, 0, 742}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 507}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 507}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 743}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::rand BackendSelect */
    {141, 0, 744}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::rand.generator BackendSelect */
    {138, 4, 509}, /* aten::rand.generator_out implicit */
    {141, 4, 508}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 745}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 4, 510}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 746}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::randint BackendSelect */
    {141, 0, 747}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::randint.generator BackendSelect */
    {141, 4, 512}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 750}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::randint.low BackendSelect */
    {141, 0, 751}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 514}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 513}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 511}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 748}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 749}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 4, 516}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 4, 515}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 752}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::randn BackendSelect */
    {141, 0, 753}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::randn.generator BackendSelect */
    {138, 4, 518}, /* aten::randn.generator_out implicit */
    {138, 4, 517}, /* aten::randn.out implicit */
    {141, 0, 754}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 4, 519}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 523}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 524}, /* aten::random.from CompositeExplicitAutograd */
    {141, 4, 521}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 4, 520}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 525}, /* aten::random.to CompositeExplicitAutograd */
    {141, 4, 522}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 755}, /* aten::random_ CPU */
    {16, 0, 755}, /* aten::random_ Meta */
    {1, 0, 756}, /* aten::random_.from CPU */
    {16, 0, 756}, /* aten::random_.from Meta */
    {1, 0, 757}, /* aten::random_.to CPU */
    {16, 0, 757}, /* aten::random_.to Meta */
    {141, 0, 758}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::randperm BackendSelect */
    {141, 0, 759}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::randperm.generator BackendSelect */
    {1, 4, 527}, /* aten::randperm.generator_out CPU */
    {16, 4, 527}, /* aten::randperm.generator_out Meta */
    {141, 4, 526}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 760}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::range BackendSelect */
    {1, 4, 529}, /* aten::range.out CPU */
    {16, 4, 529}, /* aten::range.out Meta */
    {141, 4, 528}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 761}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::range.step BackendSelect */
    {138, 0, 762}, /* aten::ravel implicit */
    {138, 0, 763}, /* aten::real implicit */
    {1, 1, 129}, /* aten::reciprocal CPU */
    {16, 1, 129}, /* aten::reciprocal Meta */
    {142, 8, 530}, /* aten::reciprocal CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, /* aten::reciprocal.out CPU */
    {16, 3, 129}, /* aten::reciprocal.out Meta */
    {1, 2, 129}, /* aten::reciprocal_ CPU */
    {16, 2, 129}, /* aten::reciprocal_ Meta */
    {142, 9, 530}, /* aten::reciprocal_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 764}, /* aten::reflection_pad1d CPU */
    {16, 0, 764}, /* aten::reflection_pad1d Meta */
    {1, 4, 531}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 531}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 765}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 765}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 532}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 532}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 766}, /* aten::reflection_pad2d CPU */
    {16, 0, 766}, /* aten::reflection_pad2d Meta */
    {1, 4, 533}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 533}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 767}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 767}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 534}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 534}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 768}, /* aten::reflection_pad3d CPU */
    {16, 0, 768}, /* aten::reflection_pad3d Meta */
    {1, 4, 535}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 535}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 769}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 769}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 536}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 536}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 770}, /* aten::relu CPU */
    {16, 0, 770}, /* aten::relu Meta */
    {141, 4, 537}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 771}, /* aten::relu6 implicit */
    {138, 0, 772}, /* aten::relu6_ implicit */
    {1, 0, 773}, /* aten::relu_ CPU */
    {16, 0, 773}, /* aten::relu_ Meta */
    {141, 0, 774}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 775}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 775}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 538}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 776}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 130}, /* aten::remainder.Tensor CPU */
    {16, 1, 130}, /* aten::remainder.Tensor Meta */
    {142, 8, 539}, /* aten::remainder.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 130}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 777}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 130}, /* aten::remainder_.Tensor CPU */
    {16, 2, 130}, /* aten::remainder_.Tensor Meta */
    {142, 9, 539}, /* aten::remainder_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 131}, /* aten::renorm CPU */
    {16, 1, 131}, /* aten::renorm Meta */
    {142, 8, 540}, /* aten::renorm CompositeExplicitAutogradNonFunctional */
    {1, 3, 131}, /* aten::renorm.out CPU */
    {16, 3, 131}, /* aten::renorm.out Meta */
    {1, 2, 131}, /* aten::renorm_ CPU */
    {16, 2, 131}, /* aten::renorm_ Meta */
    {142, 9, 540}, /* aten::renorm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 778}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 541}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 779}, /* aten::repeat_interleave.Tensor CPU */
    {16, 0, 779}, /* aten::repeat_interleave.Tensor Meta */
    {141, 4, 542}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 780}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 781}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 782}, /* aten::replication_pad1d CPU */
    {16, 0, 782}, /* aten::replication_pad1d Meta */
    {1, 4, 543}, /* aten::replication_pad1d.out CPU */
    {16, 4, 543}, /* aten::replication_pad1d.out Meta */
    {1, 0, 783}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 783}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 544}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 544}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 784}, /* aten::replication_pad2d CPU */
    {16, 0, 784}, /* aten::replication_pad2d Meta */
    {1, 4, 545}, /* aten::replication_pad2d.out CPU */
    {16, 4, 545}, /* aten::replication_pad2d.out Meta */
    {1, 0, 785}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 785}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 546}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 546}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 786}, /* aten::replication_pad3d CPU */
    {16, 0, 786}, /* aten::replication_pad3d Meta */
    {1, 4, 547}, /* aten::replication_pad3d.out CPU */
    {16, 4, 547}, /* aten::replication_pad3d.out Meta */
    {1, 0, 787}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 787}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 548}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 548}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 788}, /* aten::reshape implicit */
    {138, 0, 789}, /* aten::reshape_as implicit */
    {141, 6, 550}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 549}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 790}, /* aten::resize_ CPU */
    {16, 0, 790}, /* aten::resize_ Meta */
    {141, 6, 552}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 551}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 791}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 792}, /* aten::resolve_conj implicit */
    {138, 0, 793}, /* aten::resolve_neg implicit */
    {138, 0, 794}, /* aten::result_type.Scalar implicit */
    {138, 0, 795}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 796}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 797}, /* aten::result_type.Tensor implicit */
    {138, 0, 798}, /* aten::rms_norm implicit */
    {138, 0, 800}, /* aten::rnn_relu.data implicit */
    {138, 0, 801}, /* aten::rnn_relu.input implicit */
    {138, 0, 799}, /* aten::rnn_relu_cell implicit */
    {138, 0, 803}, /* aten::rnn_tanh.data implicit */
    {138, 0, 804}, /* aten::rnn_tanh.input implicit */
    {138, 0, 802}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 805}, /* aten::roll CPU */
    {16, 0, 805}, /* aten::roll Meta */
    {141, 4, 553}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 806}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 554}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 133}, /* aten::round CPU */
    {16, 1, 133}, /* aten::round Meta */
    {142, 8, 556}, /* aten::round CompositeExplicitAutogradNonFunctional */
    {1, 1, 132}, /* aten::round.decimals CPU */
    {16, 1, 132}, /* aten::round.decimals Meta */
    {142, 8, 555}, /* aten::round.decimals CompositeExplicitAutogradNonFunctional */
    {1, 3, 132}, /* aten::round.decimals_out CPU */
    {16, 3, 132}, /* aten::round.decimals_out Meta */
    {1, 3, 133}, /* aten::round.out CPU */
    {16, 3, 133}, /* aten::round.out Meta */
    {1, 2, 133}, /* aten::round_ CPU */
    {16, 2, 133}, /* aten::round_ Meta */
    {142, 9, 556}, /* aten::round_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 132}, /* aten::round_.decimals CPU */
    {16, 2, 132}, /* aten::round_.decimals Meta */
    {142, 9, 555}, /* aten::round_.decimals CompositeExplicitAutogradNonFunctional */
    {138, 0, 807}, /* aten::row_stack implicit */
    {138, 4, 557}, /* aten::row_stack.out implicit */
    {138, 0, 808}, /* aten::rrelu implicit */
    {138, 0, 809}, /* aten::rrelu_ implicit */
    {1, 0, 810}, /* aten::rrelu_with_noise CPU */
    {16, 0, 810}, /* aten::rrelu_with_noise Meta */
    {1, 0, 813}, /* aten::rrelu_with_noise.out CPU */
    {16, 0, 813}, /* aten::rrelu_with_noise.out Meta */
    {1, 0, 811}, /* aten::rrelu_with_noise_ CPU */
    {16, 0, 811}, /* aten::rrelu_with_noise_ Meta */
    {141, 0, 812}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 559}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {141, 6, 558}, /* aten::rrelu_with_noise_functional CompositeExplicitAutograd */
    {1, 1, 134}, /* aten::rsqrt CPU */
    {16, 1, 134}, /* aten::rsqrt Meta */
    {142, 8, 560}, /* aten::rsqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 134}, /* aten::rsqrt.out CPU */
    {16, 3, 134}, /* aten::rsqrt.out Meta */
    {1, 2, 134}, /* aten::rsqrt_ CPU */
    {16, 2, 134}, /* aten::rsqrt_ Meta */
    {142, 9, 560}, /* aten::rsqrt_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 814}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 561}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 815}, /* aten::rsub.Tensor CPU */
    {16, 0, 815}, /* aten::rsub.Tensor Meta */
    {141, 4, 562}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 816}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 563}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {138, 0, 817}, /* aten::scaled_dot_product_attention implicit */
    {1, 1, 136}, /* aten::scatter.reduce CPU */
    {16, 1, 136}, /* aten::scatter.reduce Meta */
    {142, 8, 564}, /* aten::scatter.reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 136}, /* aten::scatter.reduce_out CPU */
    {16, 3, 136}, /* aten::scatter.reduce_out Meta */
    {1, 1, 138}, /* aten::scatter.src CPU */
    {16, 1, 138}, /* aten::scatter.src Meta */
    {142, 8, 565}, /* aten::scatter.src CompositeExplicitAutogradNonFunctional */
    {1, 3, 138}, /* aten::scatter.src_out CPU */
    {16, 3, 138}, /* aten::scatter.src_out Meta */
    {1, 1, 139}, /* aten::scatter.value CPU */
    {16, 1, 139}, /* aten::scatter.value Meta */
    {142, 8, 566}, /* aten::scatter.value CompositeExplicitAutogradNonFunctional */
    {1, 3, 139}, /* aten::scatter.value_out CPU */
    {16, 3, 139}, /* aten::scatter.value_out Meta */
    {1, 1, 140}, /* aten::scatter.value_reduce CPU */
    {16, 1, 140}, /* aten::scatter.value_reduce Meta */
    {142, 8, 567}, /* aten::scatter.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, /* aten::scatter.value_reduce_out CPU */
    {16, 3, 140}, /* aten::scatter.value_reduce_out Meta */
    {1, 2, 136}, /* aten::scatter_.reduce CPU */
    {16, 2, 136}, /* aten::scatter_.reduce Meta */
    {142, 9, 564}, /* aten::scatter_.reduce CompositeExplicitAutogradNonFunctional */
    {1, 2, 138}, /* aten::scatter_.src CPU */
    {16, 2, 138}, /* aten::scatter_.src Meta */
    {142, 9, 565}, /* aten::scatter_.src CompositeExplicitAutogradNonFunctional */
    {1, 2, 139}, /* aten::scatter_.value CPU */
    {16, 2, 139}, /* aten::scatter_.value Meta */
    {142, 9, 566}, /* aten::scatter_.value CompositeExplicitAutogradNonFunctional */
    {1, 2, 140}, /* aten::scatter_.value_reduce CPU */
    {16, 2, 140}, /* aten::scatter_.value_reduce Meta */
    {142, 9, 567}, /* aten::scatter_.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 1, 135}, /* aten::scatter_add CPU */
    {16, 1, 135}, /* aten::scatter_add Meta */
    {142, 8, 568}, /* aten::scatter_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 135}, /* aten::scatter_add.out CPU */
    {16, 3, 135}, /* aten::scatter_add.out Meta */
    {1, 2, 135}, /* aten::scatter_add_ CPU */
    {16, 2, 135}, /* aten::scatter_add_ Meta */
    {142, 9, 568}, /* aten::scatter_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 137}, /* aten::scatter_reduce.two CPU */
    {16, 1, 137}, /* aten::scatter_reduce.two Meta */
    {142, 8, 569}, /* aten::scatter_reduce.two CompositeExplicitAutogradNonFunctional */
    {1, 3, 137}, /* aten::scatter_reduce.two_out CPU */
    {16, 3, 137}, /* aten::scatter_reduce.two_out Meta */
    {1, 2, 137}, /* aten::scatter_reduce_.two CPU */
    {16, 2, 137}, /* aten::scatter_reduce_.two Meta */
    {142, 9, 569}, /* aten::scatter_reduce_.two CompositeExplicitAutogradNonFunctional */
    {1, 0, 818}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 818}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 570}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 570}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 819}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 819}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 571}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 571}, /* aten::searchsorted.Tensor_out Meta */
    {1, 0, 820}, /* aten::segment_reduce CPU */
    {16, 0, 820}, /* aten::segment_reduce Meta */
    {141, 4, 572}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 822}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 821}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 574}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 573}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 575}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 823}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 576}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 824}, /* aten::selu implicit */
    {138, 0, 825}, /* aten::selu_ implicit */
    {1, 1, 141}, /* aten::sgn CPU */
    {16, 1, 141}, /* aten::sgn Meta */
    {142, 8, 577}, /* aten::sgn CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, /* aten::sgn.out CPU */
    {16, 3, 141}, /* aten::sgn.out Meta */
    {1, 2, 141}, /* aten::sgn_ CPU */
    {16, 2, 141}, /* aten::sgn_ Meta */
    {142, 9, 577}, /* aten::sgn_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 143}, /* aten::sigmoid CPU */
    {16, 1, 143}, /* aten::sigmoid Meta */
    {142, 8, 578}, /* aten::sigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, /* aten::sigmoid.out CPU */
    {16, 3, 143}, /* aten::sigmoid.out Meta */
    {1, 2, 143}, /* aten::sigmoid_ CPU */
    {16, 2, 143}, /* aten::sigmoid_ Meta */
    {142, 9, 578}, /* aten::sigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, /* aten::sigmoid_backward CPU */
    {16, 1, 142}, /* aten::sigmoid_backward Meta */
    {142, 8, 579}, /* aten::sigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 142}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 144}, /* aten::sign CPU */
    {16, 1, 144}, /* aten::sign Meta */
    {142, 8, 580}, /* aten::sign CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, /* aten::sign.out CPU */
    {16, 3, 144}, /* aten::sign.out Meta */
    {1, 2, 144}, /* aten::sign_ CPU */
    {16, 2, 144}, /* aten::sign_ Meta */
    {142, 9, 580}, /* aten::sign_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, /* aten::signbit CPU */
    {16, 1, 145}, /* aten::signbit Meta */
    {142, 8, 581}, /* aten::signbit CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, /* aten::signbit.out CPU */
    {16, 3, 145}, /* aten::signbit.out Meta */
    {1, 1, 147}, /* aten::silu CPU */
    {16, 1, 147}, /* aten::silu Meta */
    {142, 8, 582}, /* aten::silu CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, /* aten::silu.out CPU */
    {16, 3, 147}, /* aten::silu.out Meta */
    {1, 2, 147}, /* aten::silu_ CPU */
    {16, 2, 147}, /* aten::silu_ Meta */
    {142, 9, 582}, /* aten::silu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 146}, /* aten::silu_backward CPU */
    {16, 1, 146}, /* aten::silu_backward Meta */
    {142, 8, 583}, /* aten::silu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 146}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 148}, /* aten::sin CPU */
    {16, 1, 148}, /* aten::sin Meta */
    {142, 8, 584}, /* aten::sin CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, /* aten::sin.out CPU */
    {16, 3, 148}, /* aten::sin.out Meta */
    {1, 2, 148}, /* aten::sin_ CPU */
    {16, 2, 148}, /* aten::sin_ Meta */
    {142, 9, 584}, /* aten::sin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, /* aten::sinc CPU */
    {16, 1, 149}, /* aten::sinc Meta */
    {142, 8, 585}, /* aten::sinc CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, /* aten::sinc.out CPU */
    {16, 3, 149}, /* aten::sinc.out Meta */
    {1, 2, 149}, /* aten::sinc_ CPU */
    {16, 2, 149}, /* aten::sinc_ Meta */
    {142, 9, 585}, /* aten::sinc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 150}, /* aten::sinh CPU */
    {16, 1, 150}, /* aten::sinh Meta */
    {142, 8, 586}, /* aten::sinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, /* aten::sinh.out CPU */
    {16, 3, 150}, /* aten::sinh.out Meta */
    {1, 2, 150}, /* aten::sinh_ CPU */
    {16, 2, 150}, /* aten::sinh_ Meta */
    {142, 9, 586}, /* aten::sinh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 826}, /* aten::size.int implicit */
    {141, 0, 827}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 828}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 588}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 587}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 589}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 829}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 590}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 830}, /* aten::slogdet implicit */
    {138, 4, 591}, /* aten::slogdet.out implicit */
    {1, 0, 831}, /* aten::smooth_l1_loss CPU */
    {16, 0, 831}, /* aten::smooth_l1_loss Meta */
    {1, 4, 592}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 592}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 832}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 832}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 593}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 593}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 833}, /* aten::soft_margin_loss CPU */
    {16, 0, 833}, /* aten::soft_margin_loss Meta */
    {141, 4, 594}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 834}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 834}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 595}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 835}, /* aten::softmax.int implicit */
    {1, 4, 596}, /* aten::softmax.int_out CPU */
    {16, 4, 596}, /* aten::softmax.int_out Meta */
    {1, 1, 152}, /* aten::softplus CPU */
    {16, 1, 152}, /* aten::softplus Meta */
    {142, 8, 597}, /* aten::softplus CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, /* aten::softplus.out CPU */
    {16, 3, 152}, /* aten::softplus.out Meta */
    {1, 1, 151}, /* aten::softplus_backward CPU */
    {16, 1, 151}, /* aten::softplus_backward Meta */
    {142, 8, 598}, /* aten::softplus_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 151}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 154}, /* aten::softshrink CPU */
    {16, 1, 154}, /* aten::softshrink Meta */
    {142, 8, 599}, /* aten::softshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 154}, /* aten::softshrink.out CPU */
    {16, 3, 154}, /* aten::softshrink.out Meta */
    {1, 1, 153}, /* aten::softshrink_backward CPU */
    {16, 1, 153}, /* aten::softshrink_backward Meta */
    {142, 8, 600}, /* aten::softshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 153}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 836}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 155}, /* aten::sort.stable CPU */
    {16, 1, 155}, /* aten::sort.stable Meta */
    {142, 8, 602}, /* aten::sort.stable CompositeExplicitAutogradNonFunctional */
    {1, 4, 601}, /* aten::sort.values CPU */
    {16, 4, 601}, /* aten::sort.values Meta */
    {1, 3, 155}, /* aten::sort.values_stable CPU */
    {16, 3, 155}, /* aten::sort.values_stable Meta */
    {1, 1, 156}, /* aten::special_airy_ai CPU */
    {16, 1, 156}, /* aten::special_airy_ai Meta */
    {142, 8, 603}, /* aten::special_airy_ai CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, /* aten::special_airy_ai.out CPU */
    {16, 3, 156}, /* aten::special_airy_ai.out Meta */
    {1, 1, 157}, /* aten::special_bessel_j0 CPU */
    {16, 1, 157}, /* aten::special_bessel_j0 Meta */
    {142, 8, 604}, /* aten::special_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, /* aten::special_bessel_j0.out CPU */
    {16, 3, 157}, /* aten::special_bessel_j0.out Meta */
    {1, 1, 158}, /* aten::special_bessel_j1 CPU */
    {16, 1, 158}, /* aten::special_bessel_j1 Meta */
    {142, 8, 605}, /* aten::special_bessel_j1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, /* aten::special_bessel_j1.out CPU */
    {16, 3, 158}, /* aten::special_bessel_j1.out Meta */
    {1, 1, 159}, /* aten::special_bessel_y0 CPU */
    {16, 1, 159}, /* aten::special_bessel_y0 Meta */
    {142, 8, 606}, /* aten::special_bessel_y0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, /* aten::special_bessel_y0.out CPU */
    {16, 3, 159}, /* aten::special_bessel_y0.out Meta */
    {1, 1, 160}, /* aten::special_bessel_y1 CPU */
    {16, 1, 160}, /* aten::special_bessel_y1 Meta */
    {142, 8, 607}, /* aten::special_bessel_y1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 160}, /* aten::special_bessel_y1.out CPU */
    {16, 3, 160}, /* aten::special_bessel_y1.out Meta */
    {1, 1, 161}, /* aten::special_chebyshev_polynomial_t CPU */
    {16, 1, 161}, /* aten::special_chebyshev_polynomial_t Meta */
    {142, 8, 608}, /* aten::special_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 837}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 838}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 161}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 839}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 840}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 162}, /* aten::special_chebyshev_polynomial_u Meta */
    {142, 8, 609}, /* aten::special_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 841}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 842}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 162}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 843}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 844}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 163}, /* aten::special_chebyshev_polynomial_v Meta */
    {142, 8, 610}, /* aten::special_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 845}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 846}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 163}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 847}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 848}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 164}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 164}, /* aten::special_chebyshev_polynomial_w Meta */
    {142, 8, 611}, /* aten::special_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 849}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 850}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 164}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 164}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 851}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 852}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 853}, /* aten::special_digamma implicit */
    {138, 4, 612}, /* aten::special_digamma.out implicit */
    {1, 1, 165}, /* aten::special_entr CPU */
    {16, 1, 165}, /* aten::special_entr Meta */
    {142, 8, 613}, /* aten::special_entr CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, /* aten::special_entr.out CPU */
    {16, 3, 165}, /* aten::special_entr.out Meta */
    {138, 0, 854}, /* aten::special_erf implicit */
    {138, 4, 614}, /* aten::special_erf.out implicit */
    {138, 0, 855}, /* aten::special_erfc implicit */
    {138, 4, 615}, /* aten::special_erfc.out implicit */
    {1, 1, 166}, /* aten::special_erfcx CPU */
    {16, 1, 166}, /* aten::special_erfcx Meta */
    {142, 8, 616}, /* aten::special_erfcx CompositeExplicitAutogradNonFunctional */
    {1, 3, 166}, /* aten::special_erfcx.out CPU */
    {16, 3, 166}, /* aten::special_erfcx.out Meta */
    {138, 0, 856}, /* aten::special_erfinv implicit */
    {138, 4, 617}, /* aten::special_erfinv.out implicit */
    {138, 0, 857}, /* aten::special_exp2 implicit */
    {138, 4, 618}, /* aten::special_exp2.out implicit */
    {138, 0, 858}, /* aten::special_expit implicit */
    {138, 4, 619}, /* aten::special_expit.out implicit */
    {138, 0, 859}, /* aten::special_expm1 implicit */
    {138, 4, 620}, /* aten::special_expm1.out implicit */
    {138, 0, 860}, /* aten::special_gammainc implicit */
    {138, 4, 621}, /* aten::special_gammainc.out implicit */
    {138, 0, 861}, /* aten::special_gammaincc implicit */
    {138, 4, 622}, /* aten::special_gammaincc.out implicit */
    {138, 0, 862}, /* aten::special_gammaln implicit */
    {138, 4, 623}, /* aten::special_gammaln.out implicit */
    {1, 1, 167}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 167}, /* aten::special_hermite_polynomial_h Meta */
    {142, 8, 624}, /* aten::special_hermite_polynomial_h CompositeExplicitAutogradNonFunctional */
    {141, 0, 863}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 864}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 167}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 865}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 866}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 168}, /* aten::special_hermite_polynomial_he Meta */
    {142, 8, 625}, /* aten::special_hermite_polynomial_he CompositeExplicitAutogradNonFunctional */
    {141, 0, 867}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 868}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 168}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 869}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 870}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 871}, /* aten::special_i0 implicit */
    {138, 4, 626}, /* aten::special_i0.out implicit */
    {1, 1, 169}, /* aten::special_i0e CPU */
    {16, 1, 169}, /* aten::special_i0e Meta */
    {142, 8, 627}, /* aten::special_i0e CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, /* aten::special_i0e.out CPU */
    {16, 3, 169}, /* aten::special_i0e.out Meta */
    {1, 1, 170}, /* aten::special_i1 CPU */
    {16, 1, 170}, /* aten::special_i1 Meta */
    {142, 8, 628}, /* aten::special_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, /* aten::special_i1.out CPU */
    {16, 3, 170}, /* aten::special_i1.out Meta */
    {1, 1, 171}, /* aten::special_i1e CPU */
    {16, 1, 171}, /* aten::special_i1e Meta */
    {142, 8, 629}, /* aten::special_i1e CompositeExplicitAutogradNonFunctional */
    {1, 3, 171}, /* aten::special_i1e.out CPU */
    {16, 3, 171}, /* aten::special_i1e.out Meta */
    {1, 1, 172}, /* aten::special_laguerre_polynomial_l CPU */
    {16, 1, 172}, /* aten::special_laguerre_polynomial_l Meta */
    {142, 8, 630}, /* aten::special_laguerre_polynomial_l CompositeExplicitAutogradNonFunctional */
    {141, 0, 872}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 873}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 172}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 874}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 875}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 173}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 173}, /* aten::special_legendre_polynomial_p Meta */
    {142, 8, 631}, /* aten::special_legendre_polynomial_p CompositeExplicitAutogradNonFunctional */
    {141, 0, 876}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 877}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 173}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 173}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 878}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 879}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 880}, /* aten::special_log1p implicit */
    {138, 4, 632}, /* aten::special_log1p.out implicit */
    {1, 1, 174}, /* aten::special_log_ndtr CPU */
    {16, 1, 174}, /* aten::special_log_ndtr Meta */
    {142, 8, 633}, /* aten::special_log_ndtr CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 174}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 881}, /* aten::special_log_softmax implicit */
    {138, 0, 882}, /* aten::special_logit implicit */
    {138, 4, 634}, /* aten::special_logit.out implicit */
    {138, 0, 883}, /* aten::special_logsumexp implicit */
    {138, 0, 884}, /* aten::special_logsumexp.out implicit */
    {1, 1, 175}, /* aten::special_modified_bessel_i0 CPU */
    {16, 1, 175}, /* aten::special_modified_bessel_i0 Meta */
    {142, 8, 635}, /* aten::special_modified_bessel_i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, /* aten::special_modified_bessel_i0.out CPU */
    {16, 3, 175}, /* aten::special_modified_bessel_i0.out Meta */
    {1, 1, 176}, /* aten::special_modified_bessel_i1 CPU */
    {16, 1, 176}, /* aten::special_modified_bessel_i1 Meta */
    {142, 8, 636}, /* aten::special_modified_bessel_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, /* aten::special_modified_bessel_i1.out CPU */
    {16, 3, 176}, /* aten::special_modified_bessel_i1.out Meta */
    {1, 1, 177}, /* aten::special_modified_bessel_k0 CPU */
    {16, 1, 177}, /* aten::special_modified_bessel_k0 Meta */
    {142, 8, 637}, /* aten::special_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, /* aten::special_modified_bessel_k0.out CPU */
    {16, 3, 177}, /* aten::special_modified_bessel_k0.out Meta */
    {1, 1, 178}, /* aten::special_modified_bessel_k1 CPU */
    {16, 1, 178}, /* aten::special_modified_bessel_k1 Meta */
    {142, 8, 638}, /* aten::special_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, /* aten::special_modified_bessel_k1.out CPU */
    {16, 3, 178}, /* aten::special_modified_bessel_k1.out Meta */
    {138, 0, 885}, /* aten::special_multigammaln implicit */
    {138, 4, 639}, /* aten::special_multigammaln.out implicit */
    {138, 0, 886}, /* aten::special_ndtr implicit */
    {138, 0, 887}, /* aten::special_ndtr.out implicit */
    {1, 1, 179}, /* aten::special_ndtri CPU */
    {16, 1, 179}, /* aten::special_ndtri Meta */
    {142, 8, 640}, /* aten::special_ndtri CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, /* aten::special_ndtri.out CPU */
    {16, 3, 179}, /* aten::special_ndtri.out Meta */
    {138, 0, 888}, /* aten::special_polygamma implicit */
    {138, 4, 641}, /* aten::special_polygamma.out implicit */
    {138, 0, 889}, /* aten::special_psi implicit */
    {138, 4, 642}, /* aten::special_psi.out implicit */
    {138, 0, 890}, /* aten::special_round implicit */
    {138, 4, 643}, /* aten::special_round.out implicit */
    {1, 1, 180}, /* aten::special_scaled_modified_bessel_k0 CPU */
    {16, 1, 180}, /* aten::special_scaled_modified_bessel_k0 Meta */
    {142, 8, 644}, /* aten::special_scaled_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out CPU */
    {16, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out Meta */
    {1, 1, 181}, /* aten::special_scaled_modified_bessel_k1 CPU */
    {16, 1, 181}, /* aten::special_scaled_modified_bessel_k1 Meta */
    {142, 8, 645}, /* aten::special_scaled_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out CPU */
    {16, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out Meta */
    {1, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t CPU */
    {16, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t Meta */
    {142, 8, 646}, /* aten::special_shifted_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 891}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 892}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 893}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 894}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {142, 8, 647}, /* aten::special_shifted_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 895}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 896}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 897}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 898}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {142, 8, 648}, /* aten::special_shifted_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 899}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 900}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 901}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 902}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {142, 8, 649}, /* aten::special_shifted_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 903}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 904}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 905}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 906}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 907}, /* aten::special_sinc implicit */
    {138, 4, 650}, /* aten::special_sinc.out implicit */
    {138, 0, 908}, /* aten::special_softmax implicit */
    {1, 1, 186}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 186}, /* aten::special_spherical_bessel_j0 Meta */
    {142, 8, 651}, /* aten::special_spherical_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 186}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 186}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 187}, /* aten::special_xlog1py CPU */
    {16, 1, 187}, /* aten::special_xlog1py Meta */
    {142, 8, 652}, /* aten::special_xlog1py CompositeExplicitAutogradNonFunctional */
    {141, 0, 909}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 910}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, /* aten::special_xlog1py.out CPU */
    {16, 3, 187}, /* aten::special_xlog1py.out Meta */
    {141, 0, 911}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 912}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 913}, /* aten::special_xlogy implicit */
    {138, 0, 914}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 654}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 653}, /* aten::special_xlogy.out implicit */
    {138, 0, 915}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 655}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 188}, /* aten::special_zeta CPU */
    {16, 1, 188}, /* aten::special_zeta Meta */
    {142, 8, 656}, /* aten::special_zeta CompositeExplicitAutogradNonFunctional */
    {141, 0, 916}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 917}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 188}, /* aten::special_zeta.out CPU */
    {16, 3, 188}, /* aten::special_zeta.out Meta */
    {141, 0, 918}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 919}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 920}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 921}, /* aten::split.sizes implicit */
    {142, 7, 657}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 658}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 922}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 659}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 660}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 189}, /* aten::sqrt CPU */
    {16, 1, 189}, /* aten::sqrt Meta */
    {142, 8, 661}, /* aten::sqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, /* aten::sqrt.out CPU */
    {16, 3, 189}, /* aten::sqrt.out Meta */
    {1, 2, 189}, /* aten::sqrt_ CPU */
    {16, 2, 189}, /* aten::sqrt_ Meta */
    {142, 9, 661}, /* aten::sqrt_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 923}, /* aten::square implicit */
    {138, 0, 925}, /* aten::square.out implicit */
    {138, 0, 924}, /* aten::square_ implicit */
    {141, 0, 926}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 927}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 928}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 662}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 663}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 664}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 662}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 663}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 666}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 664}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 667}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 665}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 929}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 668}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 930}, /* aten::std implicit */
    {1, 0, 931}, /* aten::std.correction CPU */
    {16, 0, 931}, /* aten::std.correction Meta */
    {1, 4, 669}, /* aten::std.correction_out CPU */
    {16, 4, 669}, /* aten::std.correction_out Meta */
    {138, 0, 932}, /* aten::std.dim implicit */
    {138, 4, 670}, /* aten::std.out implicit */
    {138, 0, 933}, /* aten::std_mean implicit */
    {1, 0, 934}, /* aten::std_mean.correction CPU */
    {16, 0, 934}, /* aten::std_mean.correction Meta */
    {141, 4, 671}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 935}, /* aten::std_mean.dim implicit */
    {138, 0, 936}, /* aten::stft implicit */
    {138, 0, 937}, /* aten::stft.center implicit */
    {138, 0, 938}, /* aten::stride.int implicit */
    {141, 0, 939}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 672}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 190}, /* aten::sub.Tensor CPU */
    {16, 1, 190}, /* aten::sub.Tensor Meta */
    {142, 8, 673}, /* aten::sub.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 190}, /* aten::sub.out CPU */
    {16, 3, 190}, /* aten::sub.out Meta */
    {141, 0, 940}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 190}, /* aten::sub_.Tensor CPU */
    {16, 2, 190}, /* aten::sub_.Tensor Meta */
    {142, 9, 673}, /* aten::sub_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 941}, /* aten::subtract.Scalar implicit */
    {138, 0, 942}, /* aten::subtract.Tensor implicit */
    {138, 4, 674}, /* aten::subtract.out implicit */
    {138, 0, 943}, /* aten::subtract_.Scalar implicit */
    {138, 0, 944}, /* aten::subtract_.Tensor implicit */
    {141, 0, 945}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 191}, /* aten::sum.IntList_out CPU */
    {16, 3, 191}, /* aten::sum.IntList_out Meta */
    {1, 1, 191}, /* aten::sum.dim_IntList CPU */
    {16, 1, 191}, /* aten::sum.dim_IntList Meta */
    {142, 8, 676}, /* aten::sum.dim_IntList CompositeExplicitAutogradNonFunctional */
    {141, 4, 675}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 946}, /* aten::sum_to_size implicit */
    {138, 0, 947}, /* aten::svd implicit */
    {138, 4, 677}, /* aten::svd.U implicit */
    {138, 0, 948}, /* aten::swapaxes implicit */
    {138, 0, 949}, /* aten::swapaxes_ implicit */
    {138, 0, 950}, /* aten::swapdims implicit */
    {138, 0, 951}, /* aten::swapdims_ implicit */
    {138, 0, 952}, /* aten::sym_numel implicit */
    {138, 0, 953}, /* aten::sym_size.int implicit */
    {138, 0, 954}, /* aten::sym_storage_offset implicit */
    {138, 0, 955}, /* aten::sym_stride.int implicit */
    {141, 0, 956}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 678}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 678}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 679}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 957}, /* aten::take CPU */
    {16, 0, 957}, /* aten::take Meta */
    {1, 0, 959}, /* aten::take.out CPU */
    {16, 0, 959}, /* aten::take.out Meta */
    {138, 0, 958}, /* aten::take_along_dim implicit */
    {138, 4, 680}, /* aten::take_along_dim.out implicit */
    {1, 1, 192}, /* aten::tan CPU */
    {16, 1, 192}, /* aten::tan Meta */
    {142, 8, 681}, /* aten::tan CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, /* aten::tan.out CPU */
    {16, 3, 192}, /* aten::tan.out Meta */
    {1, 2, 192}, /* aten::tan_ CPU */
    {16, 2, 192}, /* aten::tan_ Meta */
    {142, 9, 681}, /* aten::tan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, /* aten::tanh CPU */
    {16, 1, 194}, /* aten::tanh Meta */
    {142, 8, 682}, /* aten::tanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, /* aten::tanh.out CPU */
    {16, 3, 194}, /* aten::tanh.out Meta */
    {1, 2, 194}, /* aten::tanh_ CPU */
    {16, 2, 194}, /* aten::tanh_ Meta */
    {142, 9, 682}, /* aten::tanh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, /* aten::tanh_backward CPU */
    {16, 1, 193}, /* aten::tanh_backward Meta */
    {142, 8, 683}, /* aten::tanh_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 193}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 960}, /* aten::tensor_split.indices implicit */
    {138, 0, 961}, /* aten::tensor_split.sections implicit */
    {138, 0, 962}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 963}, /* aten::tensordot implicit */
    {138, 4, 684}, /* aten::tensordot.out implicit */
    {1, 1, 196}, /* aten::threshold CPU */
    {16, 1, 196}, /* aten::threshold Meta */
    {142, 8, 685}, /* aten::threshold CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, /* aten::threshold.out CPU */
    {16, 3, 196}, /* aten::threshold.out Meta */
    {1, 2, 196}, /* aten::threshold_ CPU */
    {16, 2, 196}, /* aten::threshold_ Meta */
    {142, 9, 685}, /* aten::threshold_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 195}, /* aten::threshold_backward CPU */
    {16, 1, 195}, /* aten::threshold_backward Meta */
    {142, 8, 686}, /* aten::threshold_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 195}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 964}, /* aten::tile implicit */
    {138, 0, 965}, /* aten::to.device implicit */
    {138, 0, 966}, /* aten::to.dtype implicit */
    {138, 0, 967}, /* aten::to.dtype_layout implicit */
    {138, 0, 968}, /* aten::to.other implicit */
    {1, 1, 197}, /* aten::topk CPU */
    {16, 1, 197}, /* aten::topk Meta */
    {142, 8, 687}, /* aten::topk CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, /* aten::topk.values CPU */
    {16, 3, 197}, /* aten::topk.values Meta */
    {1, 0, 969}, /* aten::trace CPU */
    {16, 0, 969}, /* aten::trace Meta */
    {141, 4, 688}, /* aten::trace.out CompositeExplicitAutograd */
    {141, 0, 970}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 689}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 689}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 690}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 971}, /* aten::trapezoid.dx implicit */
    {138, 0, 972}, /* aten::trapezoid.x implicit */
    {138, 0, 973}, /* aten::trapz.dx implicit */
    {138, 0, 974}, /* aten::trapz.x implicit */
    {1, 0, 975}, /* aten::triangular_solve CPU */
    {16, 0, 975}, /* aten::triangular_solve Meta */
    {1, 4, 691}, /* aten::triangular_solve.X CPU */
    {16, 4, 691}, /* aten::triangular_solve.X Meta */
    {1, 1, 198}, /* aten::tril CPU */
    {16, 1, 198}, /* aten::tril Meta */
    {142, 8, 692}, /* aten::tril CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, /* aten::tril.out CPU */
    {16, 3, 198}, /* aten::tril.out Meta */
    {1, 2, 198}, /* aten::tril_ CPU */
    {16, 2, 198}, /* aten::tril_ Meta */
    {142, 9, 692}, /* aten::tril_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 976}, /* aten::tril_indices CPU */
    {16, 0, 976}, /* aten::tril_indices Meta */
    {86, 0, 177}, /* aten::tril_indices BackendSelect */
    {141, 4, 693}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 977}, /* aten::triplet_margin_loss implicit */
    {1, 1, 199}, /* aten::triu CPU */
    {16, 1, 199}, /* aten::triu Meta */
    {142, 8, 694}, /* aten::triu CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, /* aten::triu.out CPU */
    {16, 3, 199}, /* aten::triu.out Meta */
    {1, 2, 199}, /* aten::triu_ CPU */
    {16, 2, 199}, /* aten::triu_ Meta */
    {142, 9, 694}, /* aten::triu_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 978}, /* aten::triu_indices CPU */
    {16, 0, 978}, /* aten::triu_indices Meta */
    {86, 0, 177}, /* aten::triu_indices BackendSelect */
    {141, 4, 695}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 979}, /* aten::true_divide.Scalar implicit */
    {138, 0, 980}, /* aten::true_divide.Tensor implicit */
    {138, 4, 696}, /* aten::true_divide.out implicit */
    {138, 0, 981}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 982}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 200}, /* aten::trunc CPU */
    {16, 1, 200}, /* aten::trunc Meta */
    {142, 8, 697}, /* aten::trunc CompositeExplicitAutogradNonFunctional */
    {1, 3, 200}, /* aten::trunc.out CPU */
    {16, 3, 200}, /* aten::trunc.out Meta */
    {1, 2, 200}, /* aten::trunc_ CPU */
    {16, 2, 200}, /* aten::trunc_ Meta */
    {142, 9, 697}, /* aten::trunc_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 983}, /* aten::type_as implicit */
    {141, 0, 984}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 698}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 699}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 985}, /* aten::unflatten.int implicit */
    {1, 0, 986}, /* aten::unfold CPU */
    {16, 0, 986}, /* aten::unfold Meta */
    {1, 0, 987}, /* aten::unfold_backward CPU */
    {16, 0, 987}, /* aten::unfold_backward Meta */
    {141, 4, 701}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 700}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 702}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 704}, /* aten::uniform CompositeExplicitAutograd */
    {141, 4, 703}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 988}, /* aten::uniform_ CPU */
    {16, 0, 988}, /* aten::uniform_ Meta */
    {1, 0, 989}, /* aten::unique_consecutive CPU */
    {16, 0, 989}, /* aten::unique_consecutive Meta */
    {141, 4, 705}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 990}, /* aten::unique_dim CPU */
    {16, 0, 990}, /* aten::unique_dim Meta */
    {141, 4, 706}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 991}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 991}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 707}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 992}, /* aten::unsafe_chunk implicit */
    {141, 0, 993}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 708}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 994}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 709}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 995}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 710}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 710}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 711}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 996}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 996}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 712}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 712}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 998}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 997}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 997}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 713}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 713}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 999}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 999}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 714}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 714}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 1001}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 1000}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 1000}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 715}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 715}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 1002}, /* aten::upsample_linear1d CPU */
    {16, 0, 1002}, /* aten::upsample_linear1d Meta */
    {1, 4, 716}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 716}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 1004}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 1003}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 1003}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 717}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 717}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 1005}, /* aten::upsample_nearest1d CPU */
    {16, 0, 1005}, /* aten::upsample_nearest1d Meta */
    {1, 4, 718}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 718}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 1007}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 1006}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 1006}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 719}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 719}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 1008}, /* aten::upsample_nearest2d CPU */
    {16, 0, 1008}, /* aten::upsample_nearest2d Meta */
    {1, 4, 720}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 720}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 1010}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 1009}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 1009}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 721}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 721}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 1011}, /* aten::upsample_nearest3d CPU */
    {16, 0, 1011}, /* aten::upsample_nearest3d Meta */
    {1, 4, 722}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 722}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 1013}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 1012}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 1012}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 723}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 723}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 1014}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 1014}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 724}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 724}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 1016}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 1015}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 1015}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 725}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 725}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 1017}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 1018}, /* aten::var implicit */
    {1, 0, 1019}, /* aten::var.correction CPU */
    {16, 0, 1019}, /* aten::var.correction Meta */
    {1, 4, 726}, /* aten::var.correction_out CPU */
    {16, 4, 726}, /* aten::var.correction_out Meta */
    {138, 0, 1020}, /* aten::var.dim implicit */
    {138, 4, 727}, /* aten::var.out implicit */
    {138, 0, 1021}, /* aten::var_mean implicit */
    {1, 0, 1022}, /* aten::var_mean.correction CPU */
    {16, 0, 1022}, /* aten::var_mean.correction Meta */
    {141, 4, 728}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1023}, /* aten::var_mean.dim implicit */
    {1, 0, 1024}, /* aten::vdot CPU */
    {16, 0, 1024}, /* aten::vdot Meta */
    {141, 4, 729}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 1025}, /* aten::view CPU */
    {16, 0, 1025}, /* aten::view Meta */
    {141, 0, 1029}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 1026}, /* aten::view_as implicit */
    {1, 0, 1027}, /* aten::view_as_complex CPU */
    {16, 0, 1027}, /* aten::view_as_complex Meta */
    {142, 7, 732}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 733}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 1028}, /* aten::view_as_real CPU */
    {16, 0, 1028}, /* aten::view_as_real Meta */
    {142, 7, 734}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 735}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 7, 730}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 731}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 737}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 736}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 1030}, /* aten::vsplit.array implicit */
    {138, 0, 1031}, /* aten::vsplit.int implicit */
    {138, 0, 1032}, /* aten::vstack implicit */
    {138, 4, 738}, /* aten::vstack.out implicit */
    {138, 0, 1033}, /* aten::where implicit */
    {138, 0, 1034}, /* aten::where.Scalar implicit */
    {138, 0, 1035}, /* aten::where.ScalarOther implicit */
    {138, 0, 1036}, /* aten::where.ScalarSelf implicit */
    {1, 0, 1037}, /* aten::where.self CPU */
    {16, 0, 1037}, /* aten::where.self Meta */
    {1, 0, 1038}, /* aten::where.self_out CPU */
    {16, 0, 1038}, /* aten::where.self_out Meta */
    {141, 0, 1039}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 1040}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 201}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 201}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 1041}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1042}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 201}, /* aten::xlogy.Tensor CPU */
    {16, 1, 201}, /* aten::xlogy.Tensor Meta */
    {142, 8, 739}, /* aten::xlogy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 1043}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 201}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 201}, /* aten::xlogy_.Tensor Meta */
    {142, 9, 739}, /* aten::xlogy_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 6, 741}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 740}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1044}, /* aten::zero_ CPU */
    {16, 0, 1044}, /* aten::zero_ Meta */
    {141, 0, 1045}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 177}, /* aten::zeros BackendSelect */
    {141, 4, 742}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1046}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 743}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
    "aten::_ctc_loss\0aten::_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)\0"
    "aten::_ctc_loss.Tensor\0aten::_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)\0"
    "aten::_ctc_loss.Tensor_out\0aten::_ctc_loss.Tensor_out(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::_ctc_loss.out\0aten::_ctc_loss.out(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::_ctc_loss_backward\0aten::_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor\0"
    "aten::_ctc_loss_backward.Tensor\0aten::_ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor\0"
    "aten::_ctc_loss_backward.out\0aten::_ctc_loss_backward.out(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::bartlett_window\0aten::bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::bartlett_window.out\0aten::bartlett_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::bartlett_window.periodic\0aten::bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::bartlett_window.periodic_out\0aten::bartlett_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::blackman_window\0aten::blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::blackman_window.out\0aten::blackman_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::blackman_window.periodic\0aten::blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::blackman_window.periodic_out\0aten::blackman_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::ctc_loss.IntList\0aten::ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor\0"
    "aten::ctc_loss.Tensor\0aten::ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor\0"
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
    "aten::hamming_window\0aten::hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::hamming_window.out\0aten::hamming_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::hamming_window.periodic\0aten::hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::hamming_window.periodic_alpha\0aten::hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::hamming_window.periodic_alpha_beta\0aten::hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::hamming_window.periodic_alpha_beta_out\0aten::hamming_window.periodic_alpha_beta_out(int window_length, bool periodic, float alpha, float beta, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::hamming_window.periodic_alpha_out\0aten::hamming_window.periodic_alpha_out(int window_length, bool periodic, float alpha, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::hamming_window.periodic_out\0aten::hamming_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::hann_window\0aten::hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::hann_window.out\0aten::hann_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::hann_window.periodic\0aten::hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::hann_window.periodic_out\0aten::hann_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::istft\0aten::istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor\0"
    "aten::item\0aten::item(Tensor self) -> Scalar\0"
    "aten::kaiser_window\0aten::kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::kaiser_window.beta\0aten::kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::kaiser_window.beta_out\0aten::kaiser_window.beta_out(int window_length, bool periodic, float beta, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::kaiser_window.out\0aten::kaiser_window.out(int window_length, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::kaiser_window.periodic\0aten::kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::kaiser_window.periodic_out\0aten::kaiser_window.periodic_out(int window_length, bool periodic, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::stft\0aten::stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor\0"
    "aten::stft.center\0aten::stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode=\"reflect\", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor\0"
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
