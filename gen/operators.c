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
tn_status tni_kernel__efficientzerotensor(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_matrix_exp_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_native_channel_shuffle(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_norm_except_dim(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_pad_sequence(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_rand_like_generator(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_generator(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_like_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_like_Tensor_generator(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_like_generator(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_like_low_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_like_low_generator_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_low(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randint_low_generator(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randn(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randn_generator(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randn_like(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_randn_like_generator(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_set_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_set__source_Tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_set__source_Tensor_storage_offset(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_storage_offset(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_sym_constrain_range(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_sym_constrain_range_for_size(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_to_dense(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dense_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_device(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_dtype_layout(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_to_other(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_trace(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_trace_backward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_unflatten_dense_tensors(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_vander(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_view_copy(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__efficientzerotensor, /* 43 */
    tni_kernel__embedding_bag, /* 44 */
    tni_kernel__embedding_bag_backward, /* 45 */
    tni_kernel__embedding_bag_dense_backward, /* 46 */
    tni_kernel__embedding_bag_forward_only, /* 47 */
    tni_kernel__embedding_bag_per_sample_weights_backward, /* 48 */
    tni_kernel__euclidean_dist, /* 49 */
    tni_kernel__fft_c2c, /* 50 */
    tni_kernel__fft_c2c_out, /* 51 */
    tni_kernel__fft_c2r, /* 52 */
    tni_kernel__fft_c2r_out, /* 53 */
    tni_kernel__fft_r2c, /* 54 */
    tni_kernel__fft_r2c_out, /* 55 */
    tni_kernel__fused_rms_norm, /* 56 */
    tni_kernel__fused_sdp_choice, /* 57 */
    tni_kernel__histogramdd_bin_edges, /* 58 */
    tni_kernel__histogramdd_from_bin_cts, /* 59 */
    tni_kernel__histogramdd_from_bin_tensors, /* 60 */
    tni_kernel__index_put_impl_, /* 61 */
    tni_kernel__is_all_true, /* 62 */
    tni_kernel__is_any_true, /* 63 */
    tni_kernel__linalg_check_errors, /* 64 */
    tni_kernel__linalg_det, /* 65 */
    tni_kernel__linalg_eigh, /* 66 */
    tni_kernel__linalg_eigvals, /* 67 */
    tni_kernel__linalg_slogdet, /* 68 */
    tni_kernel__linalg_solve_ex, /* 69 */
    tni_kernel__linalg_svd, /* 70 */
    tni_kernel__local_scalar_dense, /* 71 */
    tni_kernel__logcumsumexp, /* 72 */
    tni_kernel__lu_with_info, /* 73 */
    tni_kernel__native_batch_norm_legit, /* 74 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 75 */
    tni_kernel__native_batch_norm_legit_no_training, /* 76 */
    tni_kernel__native_batch_norm_legit_out, /* 77 */
    tni_kernel__neg_view, /* 78 */
    tni_kernel__pdist_backward, /* 79 */
    tni_kernel__pdist_forward, /* 80 */
    tni_kernel__prelu_kernel, /* 81 */
    tni_kernel__prelu_kernel_backward, /* 82 */
    tni_kernel__reshape_alias, /* 83 */
    tni_kernel__safe_softmax, /* 84 */
    tni_kernel__scaled_dot_product_attention_math, /* 85 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu, /* 86 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu_backward, /* 87 */
    tni_kernel__segment_reduce_backward, /* 88 */
    tni_kernel__thnn_differentiable_gru_cell_backward, /* 89 */
    tni_kernel__thnn_differentiable_lstm_cell_backward, /* 90 */
    tni_kernel__to_copy, /* 91 */
    tni_kernel__trilinear, /* 92 */
    tni_kernel__unique, /* 93 */
    tni_kernel__unique2, /* 94 */
    tni_kernel__unsafe_index_Tensor, /* 95 */
    tni_kernel__unsafe_index_put, /* 96 */
    tni_kernel__unsafe_masked_index, /* 97 */
    tni_kernel__unsafe_masked_index_put_accumulate, /* 98 */
    tni_kernel__upsample_bicubic2d_aa, /* 99 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 100 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 101 */
    tni_kernel__upsample_bilinear2d_aa, /* 102 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 103 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 104 */
    tni_kernel__upsample_lanczos2d_aa, /* 105 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 106 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 107 */
    tni_kernel__upsample_nearest_exact1d, /* 108 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 109 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 110 */
    tni_kernel__upsample_nearest_exact2d, /* 111 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 112 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 113 */
    tni_kernel__upsample_nearest_exact3d, /* 114 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 115 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 116 */
    tni_kernel_abs, /* 117 */
    tni_kernel_abs_, /* 118 */
    tni_kernel_abs_out, /* 119 */
    tni_kernel_absolute, /* 120 */
    tni_kernel_absolute_, /* 121 */
    tni_kernel_adaptive_avg_pool1d, /* 122 */
    tni_kernel_adaptive_avg_pool2d, /* 123 */
    tni_kernel_adaptive_avg_pool3d, /* 124 */
    tni_kernel_adaptive_max_pool1d, /* 125 */
    tni_kernel_adaptive_max_pool2d, /* 126 */
    tni_kernel_adaptive_max_pool2d_backward, /* 127 */
    tni_kernel_adaptive_max_pool3d, /* 128 */
    tni_kernel_adaptive_max_pool3d_backward, /* 129 */
    tni_kernel_add_Scalar, /* 130 */
    tni_kernel_add__Scalar, /* 131 */
    tni_kernel_addbmm, /* 132 */
    tni_kernel_addbmm_, /* 133 */
    tni_kernel_addr, /* 134 */
    tni_kernel_adjoint, /* 135 */
    tni_kernel_affine_grid_generator, /* 136 */
    tni_kernel_affine_grid_generator_backward, /* 137 */
    tni_kernel_alias, /* 138 */
    tni_kernel_allclose, /* 139 */
    tni_kernel_alpha_dropout, /* 140 */
    tni_kernel_alpha_dropout_, /* 141 */
    tni_kernel_angle, /* 142 */
    tni_kernel_angle_out, /* 143 */
    tni_kernel_arange, /* 144 */
    tni_kernel_arange_start, /* 145 */
    tni_kernel_arange_start_step, /* 146 */
    tni_kernel_arccos, /* 147 */
    tni_kernel_arccos_, /* 148 */
    tni_kernel_arccosh, /* 149 */
    tni_kernel_arccosh_, /* 150 */
    tni_kernel_arcsin, /* 151 */
    tni_kernel_arcsin_, /* 152 */
    tni_kernel_arcsinh, /* 153 */
    tni_kernel_arcsinh_, /* 154 */
    tni_kernel_arctan, /* 155 */
    tni_kernel_arctan2, /* 156 */
    tni_kernel_arctan2_, /* 157 */
    tni_kernel_arctan_, /* 158 */
    tni_kernel_arctanh, /* 159 */
    tni_kernel_arctanh_, /* 160 */
    tni_kernel_argsort, /* 161 */
    tni_kernel_argsort_stable, /* 162 */
    tni_kernel_argsort_stable_out, /* 163 */
    tni_kernel_argwhere, /* 164 */
    tni_kernel_as_strided, /* 165 */
    tni_kernel_as_strided_scatter, /* 166 */
    tni_kernel_atleast_1d, /* 167 */
    tni_kernel_atleast_1d_Sequence, /* 168 */
    tni_kernel_atleast_2d, /* 169 */
    tni_kernel_atleast_2d_Sequence, /* 170 */
    tni_kernel_atleast_3d, /* 171 */
    tni_kernel_atleast_3d_Sequence, /* 172 */
    tni_kernel_avg_pool1d, /* 173 */
    tni_kernel_avg_pool2d, /* 174 */
    tni_kernel_avg_pool2d_backward, /* 175 */
    tni_kernel_avg_pool3d, /* 176 */
    tni_kernel_avg_pool3d_backward, /* 177 */
    tni_kernel_backend_select, /* 178 */
    tni_kernel_bartlett_window, /* 179 */
    tni_kernel_bartlett_window_periodic, /* 180 */
    tni_kernel_batch_norm, /* 181 */
    tni_kernel_batch_norm_backward, /* 182 */
    tni_kernel_batch_norm_update_stats, /* 183 */
    tni_kernel_bernoulli, /* 184 */
    tni_kernel_bernoulli__Tensor, /* 185 */
    tni_kernel_bernoulli__float, /* 186 */
    tni_kernel_bernoulli_p, /* 187 */
    tni_kernel_bilinear, /* 188 */
    tni_kernel_binary_cross_entropy, /* 189 */
    tni_kernel_binary_cross_entropy_backward, /* 190 */
    tni_kernel_binary_cross_entropy_with_logits, /* 191 */
    tni_kernel_bincount, /* 192 */
    tni_kernel_binomial, /* 193 */
    tni_kernel_bitwise_and_Scalar, /* 194 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 195 */
    tni_kernel_bitwise_and_Scalar_out, /* 196 */
    tni_kernel_bitwise_and__Scalar, /* 197 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 198 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 199 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 200 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 201 */
    tni_kernel_bitwise_or_Scalar, /* 202 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 203 */
    tni_kernel_bitwise_or_Scalar_out, /* 204 */
    tni_kernel_bitwise_or__Scalar, /* 205 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 206 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 207 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 208 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 209 */
    tni_kernel_bitwise_xor_Scalar, /* 210 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 211 */
    tni_kernel_bitwise_xor_Scalar_out, /* 212 */
    tni_kernel_bitwise_xor__Scalar, /* 213 */
    tni_kernel_blackman_window, /* 214 */
    tni_kernel_blackman_window_periodic, /* 215 */
    tni_kernel_block_diag, /* 216 */
    tni_kernel_broadcast_tensors, /* 217 */
    tni_kernel_broadcast_to, /* 218 */
    tni_kernel_bucketize_Scalar, /* 219 */
    tni_kernel_bucketize_Tensor, /* 220 */
    tni_kernel_can_cast, /* 221 */
    tni_kernel_cartesian_prod, /* 222 */
    tni_kernel_cat, /* 223 */
    tni_kernel_cat_elsewhere, /* 224 */
    tni_kernel_cat_out, /* 225 */
    tni_kernel_cauchy_, /* 226 */
    tni_kernel_cdist, /* 227 */
    tni_kernel_celu, /* 228 */
    tni_kernel_channel_shuffle, /* 229 */
    tni_kernel_cholesky, /* 230 */
    tni_kernel_cholesky_inverse, /* 231 */
    tni_kernel_cholesky_out, /* 232 */
    tni_kernel_cholesky_solve, /* 233 */
    tni_kernel_cholesky_solve_out, /* 234 */
    tni_kernel_chunk, /* 235 */
    tni_kernel_clip, /* 236 */
    tni_kernel_clip_, /* 237 */
    tni_kernel_clip_Tensor, /* 238 */
    tni_kernel_clip__Tensor, /* 239 */
    tni_kernel_clone, /* 240 */
    tni_kernel_col2im, /* 241 */
    tni_kernel_column_stack, /* 242 */
    tni_kernel_combinations, /* 243 */
    tni_kernel_complex, /* 244 */
    tni_kernel_complex_out, /* 245 */
    tni_kernel_concat, /* 246 */
    tni_kernel_concatenate, /* 247 */
    tni_kernel_conj, /* 248 */
    tni_kernel_conj_physical, /* 249 */
    tni_kernel_constant_pad_nd, /* 250 */
    tni_kernel_contiguous, /* 251 */
    tni_kernel_conv1d, /* 252 */
    tni_kernel_conv1d_padding, /* 253 */
    tni_kernel_conv2d, /* 254 */
    tni_kernel_conv2d_padding, /* 255 */
    tni_kernel_conv3d, /* 256 */
    tni_kernel_conv3d_padding, /* 257 */
    tni_kernel_conv_transpose1d, /* 258 */
    tni_kernel_conv_transpose2d_input, /* 259 */
    tni_kernel_conv_transpose3d_input, /* 260 */
    tni_kernel_convolution, /* 261 */
    tni_kernel_convolution_backward, /* 262 */
    tni_kernel_copy_, /* 263 */
    tni_kernel_copysign_Scalar, /* 264 */
    tni_kernel_copysign_Scalar_out, /* 265 */
    tni_kernel_copysign__Scalar, /* 266 */
    tni_kernel_corrcoef, /* 267 */
    tni_kernel_cosine_embedding_loss, /* 268 */
    tni_kernel_cosine_similarity, /* 269 */
    tni_kernel_count_nonzero, /* 270 */
    tni_kernel_count_nonzero_dim_IntList, /* 271 */
    tni_kernel_cov, /* 272 */
    tni_kernel_cross, /* 273 */
    tni_kernel_cross_entropy_loss, /* 274 */
    tni_kernel_ctc_loss_IntList, /* 275 */
    tni_kernel_ctc_loss_Tensor, /* 276 */
    tni_kernel_cummax, /* 277 */
    tni_kernel_cummin, /* 278 */
    tni_kernel_cumulative_trapezoid_dx, /* 279 */
    tni_kernel_cumulative_trapezoid_x, /* 280 */
    tni_kernel_deg2rad, /* 281 */
    tni_kernel_det, /* 282 */
    tni_kernel_diag, /* 283 */
    tni_kernel_diag_embed, /* 284 */
    tni_kernel_diagflat, /* 285 */
    tni_kernel_diagonal, /* 286 */
    tni_kernel_diagonal_backward, /* 287 */
    tni_kernel_diagonal_scatter, /* 288 */
    tni_kernel_diff, /* 289 */
    tni_kernel_diff_out, /* 290 */
    tni_kernel_dist, /* 291 */
    tni_kernel_div_Scalar, /* 292 */
    tni_kernel_div_Scalar_mode, /* 293 */
    tni_kernel_div__Scalar, /* 294 */
    tni_kernel_div__Scalar_mode, /* 295 */
    tni_kernel_divide_Scalar, /* 296 */
    tni_kernel_divide_Scalar_mode, /* 297 */
    tni_kernel_divide_Tensor, /* 298 */
    tni_kernel_divide_Tensor_mode, /* 299 */
    tni_kernel_divide__Scalar, /* 300 */
    tni_kernel_divide__Scalar_mode, /* 301 */
    tni_kernel_divide__Tensor, /* 302 */
    tni_kernel_divide__Tensor_mode, /* 303 */
    tni_kernel_dot, /* 304 */
    tni_kernel_dropout, /* 305 */
    tni_kernel_dropout_, /* 306 */
    tni_kernel_dsplit_array, /* 307 */
    tni_kernel_dsplit_int, /* 308 */
    tni_kernel_dstack, /* 309 */
    tni_kernel_einsum, /* 310 */
    tni_kernel_embedding, /* 311 */
    tni_kernel_embedding_backward, /* 312 */
    tni_kernel_embedding_bag, /* 313 */
    tni_kernel_embedding_bag_padding_idx, /* 314 */
    tni_kernel_embedding_dense_backward, /* 315 */
    tni_kernel_embedding_renorm_, /* 316 */
    tni_kernel_empty_like, /* 317 */
    tni_kernel_empty_memory_format, /* 318 */
    tni_kernel_empty_out, /* 319 */
    tni_kernel_empty_permuted, /* 320 */
    tni_kernel_empty_strided, /* 321 */
    tni_kernel_equal, /* 322 */
    tni_kernel_expand, /* 323 */
    tni_kernel_expand_as, /* 324 */
    tni_kernel_exponential_, /* 325 */
    tni_kernel_eye, /* 326 */
    tni_kernel_eye_m, /* 327 */
    tni_kernel_feature_alpha_dropout, /* 328 */
    tni_kernel_feature_alpha_dropout_, /* 329 */
    tni_kernel_feature_dropout, /* 330 */
    tni_kernel_feature_dropout_, /* 331 */
    tni_kernel_fft_fft, /* 332 */
    tni_kernel_fft_fft2, /* 333 */
    tni_kernel_fft_fft2_out, /* 334 */
    tni_kernel_fft_fft_out, /* 335 */
    tni_kernel_fft_fftn, /* 336 */
    tni_kernel_fft_fftn_out, /* 337 */
    tni_kernel_fft_fftshift, /* 338 */
    tni_kernel_fft_hfft, /* 339 */
    tni_kernel_fft_hfft2, /* 340 */
    tni_kernel_fft_hfft2_out, /* 341 */
    tni_kernel_fft_hfft_out, /* 342 */
    tni_kernel_fft_hfftn, /* 343 */
    tni_kernel_fft_hfftn_out, /* 344 */
    tni_kernel_fft_ifft, /* 345 */
    tni_kernel_fft_ifft2, /* 346 */
    tni_kernel_fft_ifft2_out, /* 347 */
    tni_kernel_fft_ifft_out, /* 348 */
    tni_kernel_fft_ifftn, /* 349 */
    tni_kernel_fft_ifftn_out, /* 350 */
    tni_kernel_fft_ifftshift, /* 351 */
    tni_kernel_fft_ihfft, /* 352 */
    tni_kernel_fft_ihfft2, /* 353 */
    tni_kernel_fft_ihfft2_out, /* 354 */
    tni_kernel_fft_ihfft_out, /* 355 */
    tni_kernel_fft_ihfftn, /* 356 */
    tni_kernel_fft_ihfftn_out, /* 357 */
    tni_kernel_fft_irfft, /* 358 */
    tni_kernel_fft_irfft2, /* 359 */
    tni_kernel_fft_irfft2_out, /* 360 */
    tni_kernel_fft_irfft_out, /* 361 */
    tni_kernel_fft_irfftn, /* 362 */
    tni_kernel_fft_irfftn_out, /* 363 */
    tni_kernel_fft_rfft, /* 364 */
    tni_kernel_fft_rfft2, /* 365 */
    tni_kernel_fft_rfft2_out, /* 366 */
    tni_kernel_fft_rfft_out, /* 367 */
    tni_kernel_fft_rfftn, /* 368 */
    tni_kernel_fft_rfftn_out, /* 369 */
    tni_kernel_fill__Scalar, /* 370 */
    tni_kernel_fill__Tensor, /* 371 */
    tni_kernel_fix, /* 372 */
    tni_kernel_fix_, /* 373 */
    tni_kernel_flatten_using_ints, /* 374 */
    tni_kernel_flip, /* 375 */
    tni_kernel_fliplr, /* 376 */
    tni_kernel_flipud, /* 377 */
    tni_kernel_float_power_Scalar, /* 378 */
    tni_kernel_float_power_Scalar_out, /* 379 */
    tni_kernel_float_power_Tensor_Scalar, /* 380 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 381 */
    tni_kernel_float_power_Tensor_Tensor, /* 382 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 383 */
    tni_kernel_float_power__Scalar, /* 384 */
    tni_kernel_float_power__Tensor, /* 385 */
    tni_kernel_floor_divide, /* 386 */
    tni_kernel_floor_divide_Scalar, /* 387 */
    tni_kernel_floor_divide__Scalar, /* 388 */
    tni_kernel_floor_divide__Tensor, /* 389 */
    tni_kernel_floor_divide_out, /* 390 */
    tni_kernel_fmod_Scalar, /* 391 */
    tni_kernel_fmod_Scalar_out, /* 392 */
    tni_kernel_fmod__Scalar, /* 393 */
    tni_kernel_fractional_max_pool2d, /* 394 */
    tni_kernel_fractional_max_pool2d_backward, /* 395 */
    tni_kernel_fractional_max_pool3d, /* 396 */
    tni_kernel_fractional_max_pool3d_backward, /* 397 */
    tni_kernel_frexp_Tensor, /* 398 */
    tni_kernel_frexp_Tensor_out, /* 399 */
    tni_kernel_from_file, /* 400 */
    tni_kernel_full, /* 401 */
    tni_kernel_full_like, /* 402 */
    tni_kernel_gather_backward, /* 403 */
    tni_kernel_geometric_, /* 404 */
    tni_kernel_geqrf, /* 405 */
    tni_kernel_ger, /* 406 */
    tni_kernel_glu, /* 407 */
    tni_kernel_glu_backward, /* 408 */
    tni_kernel_gradient_array, /* 409 */
    tni_kernel_gradient_scalararray, /* 410 */
    tni_kernel_gradient_scalarint, /* 411 */
    tni_kernel_gradient_scalarrayarray, /* 412 */
    tni_kernel_gradient_scalarrayint, /* 413 */
    tni_kernel_gradient_tensorarray, /* 414 */
    tni_kernel_gradient_tensorarrayint, /* 415 */
    tni_kernel_greater_Scalar, /* 416 */
    tni_kernel_greater_Tensor, /* 417 */
    tni_kernel_greater__Scalar, /* 418 */
    tni_kernel_greater__Tensor, /* 419 */
    tni_kernel_greater_equal_Scalar, /* 420 */
    tni_kernel_greater_equal_Tensor, /* 421 */
    tni_kernel_greater_equal__Scalar, /* 422 */
    tni_kernel_greater_equal__Tensor, /* 423 */
    tni_kernel_grid_sampler, /* 424 */
    tni_kernel_grid_sampler_2d, /* 425 */
    tni_kernel_grid_sampler_2d_backward, /* 426 */
    tni_kernel_grid_sampler_3d, /* 427 */
    tni_kernel_grid_sampler_3d_backward, /* 428 */
    tni_kernel_group_norm, /* 429 */
    tni_kernel_gru_cell, /* 430 */
    tni_kernel_gru_data, /* 431 */
    tni_kernel_gru_input, /* 432 */
    tni_kernel_hamming_window, /* 433 */
    tni_kernel_hamming_window_periodic, /* 434 */
    tni_kernel_hamming_window_periodic_alpha, /* 435 */
    tni_kernel_hamming_window_periodic_alpha_beta, /* 436 */
    tni_kernel_hann_window, /* 437 */
    tni_kernel_hann_window_periodic, /* 438 */
    tni_kernel_hardswish, /* 439 */
    tni_kernel_hardswish_, /* 440 */
    tni_kernel_hardswish_backward, /* 441 */
    tni_kernel_hardswish_out, /* 442 */
    tni_kernel_hardtanh, /* 443 */
    tni_kernel_hardtanh_, /* 444 */
    tni_kernel_hardtanh_backward, /* 445 */
    tni_kernel_hardtanh_backward_grad_input, /* 446 */
    tni_kernel_hardtanh_out, /* 447 */
    tni_kernel_hinge_embedding_loss, /* 448 */
    tni_kernel_histc, /* 449 */
    tni_kernel_histogram_bin_ct, /* 450 */
    tni_kernel_histogram_bins_tensor, /* 451 */
    tni_kernel_histogramdd, /* 452 */
    tni_kernel_histogramdd_TensorList_bins, /* 453 */
    tni_kernel_histogramdd_int_bins, /* 454 */
    tni_kernel_hsplit_array, /* 455 */
    tni_kernel_hsplit_int, /* 456 */
    tni_kernel_hstack, /* 457 */
    tni_kernel_huber_loss, /* 458 */
    tni_kernel_huber_loss_backward, /* 459 */
    tni_kernel_im2col, /* 460 */
    tni_kernel_imag, /* 461 */
    tni_kernel_index_Tensor, /* 462 */
    tni_kernel_index_fill__int_Scalar, /* 463 */
    tni_kernel_index_fill__int_Tensor, /* 464 */
    tni_kernel_index_put_, /* 465 */
    tni_kernel_index_select, /* 466 */
    tni_kernel_index_select_backward, /* 467 */
    tni_kernel_inner, /* 468 */
    tni_kernel_instance_norm, /* 469 */
    tni_kernel_inverse, /* 470 */
    tni_kernel_is_complex, /* 471 */
    tni_kernel_is_conj, /* 472 */
    tni_kernel_is_distributed, /* 473 */
    tni_kernel_is_floating_point, /* 474 */
    tni_kernel_is_inference, /* 475 */
    tni_kernel_is_neg, /* 476 */
    tni_kernel_is_nonzero, /* 477 */
    tni_kernel_is_pinned, /* 478 */
    tni_kernel_is_same_size, /* 479 */
    tni_kernel_is_signed, /* 480 */
    tni_kernel_isclose, /* 481 */
    tni_kernel_isfinite, /* 482 */
    tni_kernel_isinf, /* 483 */
    tni_kernel_isnan, /* 484 */
    tni_kernel_isreal, /* 485 */
    tni_kernel_istft, /* 486 */
    tni_kernel_item, /* 487 */
    tni_kernel_kaiser_window, /* 488 */
    tni_kernel_kaiser_window_beta, /* 489 */
    tni_kernel_kaiser_window_periodic, /* 490 */
    tni_kernel_kl_div, /* 491 */
    tni_kernel_kron, /* 492 */
    tni_kernel_kthvalue, /* 493 */
    tni_kernel_kthvalue_values, /* 494 */
    tni_kernel_l1_loss, /* 495 */
    tni_kernel_layer_norm, /* 496 */
    tni_kernel_ldexp_Tensor, /* 497 */
    tni_kernel_less_Scalar, /* 498 */
    tni_kernel_less_Tensor, /* 499 */
    tni_kernel_less__Scalar, /* 500 */
    tni_kernel_less__Tensor, /* 501 */
    tni_kernel_less_equal_Scalar, /* 502 */
    tni_kernel_less_equal_Tensor, /* 503 */
    tni_kernel_less_equal__Scalar, /* 504 */
    tni_kernel_less_equal__Tensor, /* 505 */
    tni_kernel_lift, /* 506 */
    tni_kernel_lift_fresh, /* 507 */
    tni_kernel_linalg_cholesky, /* 508 */
    tni_kernel_linalg_cholesky_ex, /* 509 */
    tni_kernel_linalg_cond, /* 510 */
    tni_kernel_linalg_cond_p_str, /* 511 */
    tni_kernel_linalg_cross, /* 512 */
    tni_kernel_linalg_det, /* 513 */
    tni_kernel_linalg_diagonal, /* 514 */
    tni_kernel_linalg_eig, /* 515 */
    tni_kernel_linalg_eigh, /* 516 */
    tni_kernel_linalg_eigvals, /* 517 */
    tni_kernel_linalg_eigvalsh, /* 518 */
    tni_kernel_linalg_householder_product, /* 519 */
    tni_kernel_linalg_inv, /* 520 */
    tni_kernel_linalg_inv_ex, /* 521 */
    tni_kernel_linalg_ldl_factor, /* 522 */
    tni_kernel_linalg_ldl_factor_ex, /* 523 */
    tni_kernel_linalg_ldl_solve, /* 524 */
    tni_kernel_linalg_lstsq, /* 525 */
    tni_kernel_linalg_lu, /* 526 */
    tni_kernel_linalg_lu_factor, /* 527 */
    tni_kernel_linalg_lu_factor_ex, /* 528 */
    tni_kernel_linalg_lu_solve, /* 529 */
    tni_kernel_linalg_matmul, /* 530 */
    tni_kernel_linalg_matrix_exp, /* 531 */
    tni_kernel_linalg_matrix_norm, /* 532 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 533 */
    tni_kernel_linalg_matrix_power, /* 534 */
    tni_kernel_linalg_matrix_rank, /* 535 */
    tni_kernel_linalg_matrix_rank_atol_rtol_float, /* 536 */
    tni_kernel_linalg_matrix_rank_atol_rtol_tensor, /* 537 */
    tni_kernel_linalg_matrix_rank_tol_tensor, /* 538 */
    tni_kernel_linalg_multi_dot, /* 539 */
    tni_kernel_linalg_norm, /* 540 */
    tni_kernel_linalg_norm_ord_str, /* 541 */
    tni_kernel_linalg_pinv, /* 542 */
    tni_kernel_linalg_pinv_atol_rtol_float, /* 543 */
    tni_kernel_linalg_pinv_atol_rtol_tensor, /* 544 */
    tni_kernel_linalg_pinv_rcond_tensor, /* 545 */
    tni_kernel_linalg_qr, /* 546 */
    tni_kernel_linalg_slogdet, /* 547 */
    tni_kernel_linalg_solve, /* 548 */
    tni_kernel_linalg_solve_ex, /* 549 */
    tni_kernel_linalg_solve_triangular, /* 550 */
    tni_kernel_linalg_svd, /* 551 */
    tni_kernel_linalg_svdvals, /* 552 */
    tni_kernel_linalg_tensorinv, /* 553 */
    tni_kernel_linalg_tensorinv_out, /* 554 */
    tni_kernel_linalg_tensorsolve, /* 555 */
    tni_kernel_linalg_vander, /* 556 */
    tni_kernel_linalg_vecdot, /* 557 */
    tni_kernel_linear, /* 558 */
    tni_kernel_linspace, /* 559 */
    tni_kernel_linspace_Scalar_Tensor, /* 560 */
    tni_kernel_linspace_Tensor_Scalar, /* 561 */
    tni_kernel_linspace_Tensor_Tensor, /* 562 */
    tni_kernel_log_normal_, /* 563 */
    tni_kernel_log_sigmoid, /* 564 */
    tni_kernel_log_sigmoid_backward, /* 565 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 566 */
    tni_kernel_log_sigmoid_forward, /* 567 */
    tni_kernel_log_sigmoid_forward_output, /* 568 */
    tni_kernel_log_sigmoid_out, /* 569 */
    tni_kernel_log_softmax_int, /* 570 */
    tni_kernel_logcumsumexp, /* 571 */
    tni_kernel_logdet, /* 572 */
    tni_kernel_logical_and, /* 573 */
    tni_kernel_logical_and_, /* 574 */
    tni_kernel_logical_and_out, /* 575 */
    tni_kernel_logical_not, /* 576 */
    tni_kernel_logical_not_, /* 577 */
    tni_kernel_logical_not_out, /* 578 */
    tni_kernel_logical_or, /* 579 */
    tni_kernel_logical_or_, /* 580 */
    tni_kernel_logical_or_out, /* 581 */
    tni_kernel_logical_xor, /* 582 */
    tni_kernel_logical_xor_, /* 583 */
    tni_kernel_logical_xor_out, /* 584 */
    tni_kernel_logit, /* 585 */
    tni_kernel_logit_, /* 586 */
    tni_kernel_logit_out, /* 587 */
    tni_kernel_logspace, /* 588 */
    tni_kernel_logspace_Scalar_Tensor, /* 589 */
    tni_kernel_logspace_Tensor_Scalar, /* 590 */
    tni_kernel_logspace_Tensor_Tensor, /* 591 */
    tni_kernel_logsumexp, /* 592 */
    tni_kernel_lstm_cell, /* 593 */
    tni_kernel_lstm_data, /* 594 */
    tni_kernel_lstm_input, /* 595 */
    tni_kernel_lu_solve, /* 596 */
    tni_kernel_lu_unpack, /* 597 */
    tni_kernel_mH, /* 598 */
    tni_kernel_mT, /* 599 */
    tni_kernel_margin_ranking_loss, /* 600 */
    tni_kernel_masked_fill_Scalar, /* 601 */
    tni_kernel_masked_fill_Tensor, /* 602 */
    tni_kernel_masked_fill__Scalar, /* 603 */
    tni_kernel_masked_fill__Tensor, /* 604 */
    tni_kernel_masked_scatter, /* 605 */
    tni_kernel_masked_scatter_, /* 606 */
    tni_kernel_masked_scatter_backward, /* 607 */
    tni_kernel_masked_select, /* 608 */
    tni_kernel_masked_select_out, /* 609 */
    tni_kernel_matmul, /* 610 */
    tni_kernel_matmul_out, /* 611 */
    tni_kernel_matrix_H, /* 612 */
    tni_kernel_matrix_exp, /* 613 */
    tni_kernel_matrix_exp_backward, /* 614 */
    tni_kernel_matrix_power, /* 615 */
    tni_kernel_max, /* 616 */
    tni_kernel_max_other, /* 617 */
    tni_kernel_max_out, /* 618 */
    tni_kernel_max_pool1d, /* 619 */
    tni_kernel_max_pool1d_with_indices, /* 620 */
    tni_kernel_max_pool2d, /* 621 */
    tni_kernel_max_pool2d_with_indices, /* 622 */
    tni_kernel_max_pool2d_with_indices_backward, /* 623 */
    tni_kernel_max_pool3d, /* 624 */
    tni_kernel_max_pool3d_with_indices, /* 625 */
    tni_kernel_max_pool3d_with_indices_backward, /* 626 */
    tni_kernel_max_unpool2d, /* 627 */
    tni_kernel_max_unpool3d, /* 628 */
    tni_kernel_mean, /* 629 */
    tni_kernel_median, /* 630 */
    tni_kernel_median_dim, /* 631 */
    tni_kernel_meshgrid, /* 632 */
    tni_kernel_meshgrid_indexing, /* 633 */
    tni_kernel_min, /* 634 */
    tni_kernel_min_other, /* 635 */
    tni_kernel_min_out, /* 636 */
    tni_kernel_mish_backward, /* 637 */
    tni_kernel_mish_backward_composite, /* 638 */
    tni_kernel_mode, /* 639 */
    tni_kernel_moveaxis_int, /* 640 */
    tni_kernel_moveaxis_intlist, /* 641 */
    tni_kernel_movedim_int, /* 642 */
    tni_kernel_movedim_intlist, /* 643 */
    tni_kernel_mse_loss, /* 644 */
    tni_kernel_mse_loss_backward, /* 645 */
    tni_kernel_msort, /* 646 */
    tni_kernel_msort_out, /* 647 */
    tni_kernel_mul_Scalar, /* 648 */
    tni_kernel_mul__Scalar, /* 649 */
    tni_kernel_multi_margin_loss, /* 650 */
    tni_kernel_multi_margin_loss_backward, /* 651 */
    tni_kernel_multilabel_margin_loss, /* 652 */
    tni_kernel_multilabel_margin_loss_backward, /* 653 */
    tni_kernel_multilabel_margin_loss_forward, /* 654 */
    tni_kernel_multinomial, /* 655 */
    tni_kernel_multinomial_out, /* 656 */
    tni_kernel_multiply_Scalar, /* 657 */
    tni_kernel_multiply_Tensor, /* 658 */
    tni_kernel_multiply__Scalar, /* 659 */
    tni_kernel_multiply__Tensor, /* 660 */
    tni_kernel_mv, /* 661 */
    tni_kernel_mvlgamma, /* 662 */
    tni_kernel_mvlgamma_, /* 663 */
    tni_kernel_mvlgamma_out, /* 664 */
    tni_kernel_nan_to_num, /* 665 */
    tni_kernel_nan_to_num_, /* 666 */
    tni_kernel_nan_to_num_out, /* 667 */
    tni_kernel_nanmean, /* 668 */
    tni_kernel_nanmean_out, /* 669 */
    tni_kernel_nanmedian, /* 670 */
    tni_kernel_nanmedian_dim, /* 671 */
    tni_kernel_nanquantile, /* 672 */
    tni_kernel_nanquantile_scalar, /* 673 */
    tni_kernel_nansum, /* 674 */
    tni_kernel_narrow, /* 675 */
    tni_kernel_narrow_Tensor, /* 676 */
    tni_kernel_narrow_copy, /* 677 */
    tni_kernel_native_batch_norm, /* 678 */
    tni_kernel_native_batch_norm_backward, /* 679 */
    tni_kernel_native_channel_shuffle, /* 680 */
    tni_kernel_native_dropout, /* 681 */
    tni_kernel_native_dropout_backward, /* 682 */
    tni_kernel_native_group_norm, /* 683 */
    tni_kernel_native_group_norm_backward, /* 684 */
    tni_kernel_native_layer_norm, /* 685 */
    tni_kernel_native_layer_norm_backward, /* 686 */
    tni_kernel_negative, /* 687 */
    tni_kernel_negative_, /* 688 */
    tni_kernel_new_empty, /* 689 */
    tni_kernel_new_empty_strided, /* 690 */
    tni_kernel_new_full, /* 691 */
    tni_kernel_new_ones, /* 692 */
    tni_kernel_new_zeros, /* 693 */
    tni_kernel_nll_loss, /* 694 */
    tni_kernel_nll_loss2d, /* 695 */
    tni_kernel_nll_loss2d_backward, /* 696 */
    tni_kernel_nll_loss2d_forward, /* 697 */
    tni_kernel_nll_loss_backward, /* 698 */
    tni_kernel_nll_loss_forward, /* 699 */
    tni_kernel_nll_loss_nd, /* 700 */
    tni_kernel_nonzero, /* 701 */
    tni_kernel_nonzero_numpy, /* 702 */
    tni_kernel_nonzero_static, /* 703 */
    tni_kernel_norm_Scalar, /* 704 */
    tni_kernel_norm_ScalarOpt_dtype, /* 705 */
    tni_kernel_norm_except_dim, /* 706 */
    tni_kernel_normal_, /* 707 */
    tni_kernel_normal_Tensor_Tensor, /* 708 */
    tni_kernel_normal_Tensor_float, /* 709 */
    tni_kernel_normal_float_Tensor, /* 710 */
    tni_kernel_normal_float_float, /* 711 */
    tni_kernel_not_equal_Scalar, /* 712 */
    tni_kernel_not_equal_Tensor, /* 713 */
    tni_kernel_not_equal__Scalar, /* 714 */
    tni_kernel_not_equal__Tensor, /* 715 */
    tni_kernel_nuclear_norm, /* 716 */
    tni_kernel_nuclear_norm_dim, /* 717 */
    tni_kernel_numel, /* 718 */
    tni_kernel_numpy_T, /* 719 */
    tni_kernel_one_hot, /* 720 */
    tni_kernel_ones, /* 721 */
    tni_kernel_ones_like, /* 722 */
    tni_kernel_orgqr, /* 723 */
    tni_kernel_ormqr, /* 724 */
    tni_kernel_outer, /* 725 */
    tni_kernel_pad, /* 726 */
    tni_kernel_pad_sequence, /* 727 */
    tni_kernel_pairwise_distance, /* 728 */
    tni_kernel_pdist, /* 729 */
    tni_kernel_permute, /* 730 */
    tni_kernel_pinverse, /* 731 */
    tni_kernel_pixel_shuffle, /* 732 */
    tni_kernel_pixel_unshuffle, /* 733 */
    tni_kernel_poisson, /* 734 */
    tni_kernel_poisson_nll_loss, /* 735 */
    tni_kernel_polar, /* 736 */
    tni_kernel_polar_out, /* 737 */
    tni_kernel_polygamma_, /* 738 */
    tni_kernel_positive, /* 739 */
    tni_kernel_prelu, /* 740 */
    tni_kernel_prod, /* 741 */
    tni_kernel_promote_types, /* 742 */
    tni_kernel_put_, /* 743 */
    tni_kernel_qr, /* 744 */
    tni_kernel_quantile, /* 745 */
    tni_kernel_quantile_scalar, /* 746 */
    tni_kernel_rad2deg, /* 747 */
    tni_kernel_rand, /* 748 */
    tni_kernel_rand_generator, /* 749 */
    tni_kernel_rand_like, /* 750 */
    tni_kernel_rand_like_generator, /* 751 */
    tni_kernel_randint, /* 752 */
    tni_kernel_randint_generator, /* 753 */
    tni_kernel_randint_like, /* 754 */
    tni_kernel_randint_like_Tensor, /* 755 */
    tni_kernel_randint_like_Tensor_generator, /* 756 */
    tni_kernel_randint_like_generator, /* 757 */
    tni_kernel_randint_like_low_dtype, /* 758 */
    tni_kernel_randint_like_low_generator_dtype, /* 759 */
    tni_kernel_randint_low, /* 760 */
    tni_kernel_randint_low_generator, /* 761 */
    tni_kernel_randn, /* 762 */
    tni_kernel_randn_generator, /* 763 */
    tni_kernel_randn_like, /* 764 */
    tni_kernel_randn_like_generator, /* 765 */
    tni_kernel_random_, /* 766 */
    tni_kernel_random__from, /* 767 */
    tni_kernel_random__to, /* 768 */
    tni_kernel_randperm, /* 769 */
    tni_kernel_randperm_generator, /* 770 */
    tni_kernel_range, /* 771 */
    tni_kernel_range_step, /* 772 */
    tni_kernel_ravel, /* 773 */
    tni_kernel_real, /* 774 */
    tni_kernel_reflection_pad1d, /* 775 */
    tni_kernel_reflection_pad1d_backward, /* 776 */
    tni_kernel_reflection_pad2d, /* 777 */
    tni_kernel_reflection_pad2d_backward, /* 778 */
    tni_kernel_reflection_pad3d, /* 779 */
    tni_kernel_reflection_pad3d_backward, /* 780 */
    tni_kernel_relu, /* 781 */
    tni_kernel_relu6, /* 782 */
    tni_kernel_relu6_, /* 783 */
    tni_kernel_relu_, /* 784 */
    tni_kernel_remainder_Scalar, /* 785 */
    tni_kernel_remainder_Scalar_Tensor, /* 786 */
    tni_kernel_remainder_Scalar_out, /* 787 */
    tni_kernel_remainder__Scalar, /* 788 */
    tni_kernel_repeat, /* 789 */
    tni_kernel_repeat_interleave_Tensor, /* 790 */
    tni_kernel_repeat_interleave_self_Tensor, /* 791 */
    tni_kernel_repeat_interleave_self_int, /* 792 */
    tni_kernel_replication_pad1d, /* 793 */
    tni_kernel_replication_pad1d_backward, /* 794 */
    tni_kernel_replication_pad2d, /* 795 */
    tni_kernel_replication_pad2d_backward, /* 796 */
    tni_kernel_replication_pad3d, /* 797 */
    tni_kernel_replication_pad3d_backward, /* 798 */
    tni_kernel_reshape, /* 799 */
    tni_kernel_reshape_as, /* 800 */
    tni_kernel_resize_, /* 801 */
    tni_kernel_resize_as_, /* 802 */
    tni_kernel_resolve_conj, /* 803 */
    tni_kernel_resolve_neg, /* 804 */
    tni_kernel_result_type_Scalar, /* 805 */
    tni_kernel_result_type_Scalar_Scalar, /* 806 */
    tni_kernel_result_type_Scalar_Tensor, /* 807 */
    tni_kernel_result_type_Tensor, /* 808 */
    tni_kernel_rms_norm, /* 809 */
    tni_kernel_rnn_relu_cell, /* 810 */
    tni_kernel_rnn_relu_data, /* 811 */
    tni_kernel_rnn_relu_input, /* 812 */
    tni_kernel_rnn_tanh_cell, /* 813 */
    tni_kernel_rnn_tanh_data, /* 814 */
    tni_kernel_rnn_tanh_input, /* 815 */
    tni_kernel_roll, /* 816 */
    tni_kernel_rot90, /* 817 */
    tni_kernel_row_stack, /* 818 */
    tni_kernel_rrelu, /* 819 */
    tni_kernel_rrelu_, /* 820 */
    tni_kernel_rrelu_with_noise, /* 821 */
    tni_kernel_rrelu_with_noise_, /* 822 */
    tni_kernel_rrelu_with_noise_backward, /* 823 */
    tni_kernel_rrelu_with_noise_out, /* 824 */
    tni_kernel_rsub_Scalar, /* 825 */
    tni_kernel_rsub_Tensor, /* 826 */
    tni_kernel_scalar_tensor, /* 827 */
    tni_kernel_scaled_dot_product_attention, /* 828 */
    tni_kernel_searchsorted_Scalar, /* 829 */
    tni_kernel_searchsorted_Tensor, /* 830 */
    tni_kernel_segment_reduce, /* 831 */
    tni_kernel_select_backward, /* 832 */
    tni_kernel_select_int, /* 833 */
    tni_kernel_select_scatter, /* 834 */
    tni_kernel_selu, /* 835 */
    tni_kernel_selu_, /* 836 */
    tni_kernel_set_, /* 837 */
    tni_kernel_set__source_Tensor, /* 838 */
    tni_kernel_set__source_Tensor_storage_offset, /* 839 */
    tni_kernel_size_int, /* 840 */
    tni_kernel_slice_Tensor, /* 841 */
    tni_kernel_slice_backward, /* 842 */
    tni_kernel_slice_scatter, /* 843 */
    tni_kernel_slogdet, /* 844 */
    tni_kernel_smooth_l1_loss, /* 845 */
    tni_kernel_smooth_l1_loss_backward, /* 846 */
    tni_kernel_soft_margin_loss, /* 847 */
    tni_kernel_soft_margin_loss_backward, /* 848 */
    tni_kernel_softmax_int, /* 849 */
    tni_kernel_sort, /* 850 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 851 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 852 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 853 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 854 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 855 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 856 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 857 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 858 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 859 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 860 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 861 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 862 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 863 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 864 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 865 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 866 */
    tni_kernel_special_digamma, /* 867 */
    tni_kernel_special_erf, /* 868 */
    tni_kernel_special_erfc, /* 869 */
    tni_kernel_special_erfinv, /* 870 */
    tni_kernel_special_exp2, /* 871 */
    tni_kernel_special_expit, /* 872 */
    tni_kernel_special_expm1, /* 873 */
    tni_kernel_special_gammainc, /* 874 */
    tni_kernel_special_gammaincc, /* 875 */
    tni_kernel_special_gammaln, /* 876 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 877 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 878 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 879 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 880 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 881 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 882 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 883 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 884 */
    tni_kernel_special_i0, /* 885 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 886 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 887 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 888 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 889 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 890 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 891 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 892 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 893 */
    tni_kernel_special_log1p, /* 894 */
    tni_kernel_special_log_softmax, /* 895 */
    tni_kernel_special_logit, /* 896 */
    tni_kernel_special_logsumexp, /* 897 */
    tni_kernel_special_logsumexp_out, /* 898 */
    tni_kernel_special_multigammaln, /* 899 */
    tni_kernel_special_ndtr, /* 900 */
    tni_kernel_special_ndtr_out, /* 901 */
    tni_kernel_special_polygamma, /* 902 */
    tni_kernel_special_psi, /* 903 */
    tni_kernel_special_round, /* 904 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 905 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 906 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 907 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 908 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 909 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 910 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 911 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 912 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 913 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 914 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 915 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 916 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 917 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 918 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 919 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 920 */
    tni_kernel_special_sinc, /* 921 */
    tni_kernel_special_softmax, /* 922 */
    tni_kernel_special_xlog1py_other_scalar, /* 923 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 924 */
    tni_kernel_special_xlog1py_self_scalar, /* 925 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 926 */
    tni_kernel_special_xlogy, /* 927 */
    tni_kernel_special_xlogy_other_scalar, /* 928 */
    tni_kernel_special_xlogy_self_scalar, /* 929 */
    tni_kernel_special_zeta_other_scalar, /* 930 */
    tni_kernel_special_zeta_other_scalar_out, /* 931 */
    tni_kernel_special_zeta_self_scalar, /* 932 */
    tni_kernel_special_zeta_self_scalar_out, /* 933 */
    tni_kernel_split_Tensor, /* 934 */
    tni_kernel_split_sizes, /* 935 */
    tni_kernel_split_with_sizes, /* 936 */
    tni_kernel_square, /* 937 */
    tni_kernel_square_, /* 938 */
    tni_kernel_square_out, /* 939 */
    tni_kernel_squeeze, /* 940 */
    tni_kernel_squeeze_dim, /* 941 */
    tni_kernel_squeeze_dims, /* 942 */
    tni_kernel_stack, /* 943 */
    tni_kernel_std, /* 944 */
    tni_kernel_std_correction, /* 945 */
    tni_kernel_std_dim, /* 946 */
    tni_kernel_std_mean, /* 947 */
    tni_kernel_std_mean_correction, /* 948 */
    tni_kernel_std_mean_dim, /* 949 */
    tni_kernel_stft, /* 950 */
    tni_kernel_stft_center, /* 951 */
    tni_kernel_storage_offset, /* 952 */
    tni_kernel_stride_int, /* 953 */
    tni_kernel_sub_Scalar, /* 954 */
    tni_kernel_sub__Scalar, /* 955 */
    tni_kernel_subtract_Scalar, /* 956 */
    tni_kernel_subtract_Tensor, /* 957 */
    tni_kernel_subtract__Scalar, /* 958 */
    tni_kernel_subtract__Tensor, /* 959 */
    tni_kernel_sum, /* 960 */
    tni_kernel_sum_to_size, /* 961 */
    tni_kernel_svd, /* 962 */
    tni_kernel_swapaxes, /* 963 */
    tni_kernel_swapaxes_, /* 964 */
    tni_kernel_swapdims, /* 965 */
    tni_kernel_swapdims_, /* 966 */
    tni_kernel_sym_constrain_range, /* 967 */
    tni_kernel_sym_constrain_range_for_size, /* 968 */
    tni_kernel_sym_numel, /* 969 */
    tni_kernel_sym_size_int, /* 970 */
    tni_kernel_sym_storage_offset, /* 971 */
    tni_kernel_sym_stride_int, /* 972 */
    tni_kernel_t, /* 973 */
    tni_kernel_take, /* 974 */
    tni_kernel_take_along_dim, /* 975 */
    tni_kernel_take_out, /* 976 */
    tni_kernel_tensor_split_indices, /* 977 */
    tni_kernel_tensor_split_sections, /* 978 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 979 */
    tni_kernel_tensordot, /* 980 */
    tni_kernel_tile, /* 981 */
    tni_kernel_to_dense, /* 982 */
    tni_kernel_to_dense_backward, /* 983 */
    tni_kernel_to_device, /* 984 */
    tni_kernel_to_dtype, /* 985 */
    tni_kernel_to_dtype_layout, /* 986 */
    tni_kernel_to_other, /* 987 */
    tni_kernel_trace, /* 988 */
    tni_kernel_trace_backward, /* 989 */
    tni_kernel_transpose_int, /* 990 */
    tni_kernel_trapezoid_dx, /* 991 */
    tni_kernel_trapezoid_x, /* 992 */
    tni_kernel_trapz_dx, /* 993 */
    tni_kernel_trapz_x, /* 994 */
    tni_kernel_triangular_solve, /* 995 */
    tni_kernel_tril_indices, /* 996 */
    tni_kernel_triplet_margin_loss, /* 997 */
    tni_kernel_triu_indices, /* 998 */
    tni_kernel_true_divide_Scalar, /* 999 */
    tni_kernel_true_divide_Tensor, /* 1000 */
    tni_kernel_true_divide__Scalar, /* 1001 */
    tni_kernel_true_divide__Tensor, /* 1002 */
    tni_kernel_type_as, /* 1003 */
    tni_kernel_unbind_int, /* 1004 */
    tni_kernel_unflatten_dense_tensors, /* 1005 */
    tni_kernel_unflatten_int, /* 1006 */
    tni_kernel_unfold, /* 1007 */
    tni_kernel_unfold_backward, /* 1008 */
    tni_kernel_uniform_, /* 1009 */
    tni_kernel_unique_consecutive, /* 1010 */
    tni_kernel_unique_dim, /* 1011 */
    tni_kernel_unique_dim_consecutive, /* 1012 */
    tni_kernel_unsafe_chunk, /* 1013 */
    tni_kernel_unsafe_split_Tensor, /* 1014 */
    tni_kernel_unsafe_split_with_sizes, /* 1015 */
    tni_kernel_unsqueeze, /* 1016 */
    tni_kernel_upsample_bicubic2d, /* 1017 */
    tni_kernel_upsample_bicubic2d_backward, /* 1018 */
    tni_kernel_upsample_bicubic2d_vec, /* 1019 */
    tni_kernel_upsample_bilinear2d, /* 1020 */
    tni_kernel_upsample_bilinear2d_backward, /* 1021 */
    tni_kernel_upsample_bilinear2d_vec, /* 1022 */
    tni_kernel_upsample_linear1d, /* 1023 */
    tni_kernel_upsample_linear1d_backward, /* 1024 */
    tni_kernel_upsample_linear1d_vec, /* 1025 */
    tni_kernel_upsample_nearest1d, /* 1026 */
    tni_kernel_upsample_nearest1d_backward, /* 1027 */
    tni_kernel_upsample_nearest1d_vec, /* 1028 */
    tni_kernel_upsample_nearest2d, /* 1029 */
    tni_kernel_upsample_nearest2d_backward, /* 1030 */
    tni_kernel_upsample_nearest2d_vec, /* 1031 */
    tni_kernel_upsample_nearest3d, /* 1032 */
    tni_kernel_upsample_nearest3d_backward, /* 1033 */
    tni_kernel_upsample_nearest3d_vec, /* 1034 */
    tni_kernel_upsample_trilinear3d, /* 1035 */
    tni_kernel_upsample_trilinear3d_backward, /* 1036 */
    tni_kernel_upsample_trilinear3d_vec, /* 1037 */
    tni_kernel_value_selecting_reduction_backward, /* 1038 */
    tni_kernel_vander, /* 1039 */
    tni_kernel_var, /* 1040 */
    tni_kernel_var_correction, /* 1041 */
    tni_kernel_var_dim, /* 1042 */
    tni_kernel_var_mean, /* 1043 */
    tni_kernel_var_mean_correction, /* 1044 */
    tni_kernel_var_mean_dim, /* 1045 */
    tni_kernel_vdot, /* 1046 */
    tni_kernel_view, /* 1047 */
    tni_kernel_view_as, /* 1048 */
    tni_kernel_view_as_complex, /* 1049 */
    tni_kernel_view_as_real, /* 1050 */
    tni_kernel_view_copy, /* 1051 */
    tni_kernel_view_dtype, /* 1052 */
    tni_kernel_vsplit_array, /* 1053 */
    tni_kernel_vsplit_int, /* 1054 */
    tni_kernel_vstack, /* 1055 */
    tni_kernel_where, /* 1056 */
    tni_kernel_where_Scalar, /* 1057 */
    tni_kernel_where_ScalarOther, /* 1058 */
    tni_kernel_where_ScalarSelf, /* 1059 */
    tni_kernel_where_self, /* 1060 */
    tni_kernel_where_self_out, /* 1061 */
    tni_kernel_xlogy_OutScalar_Other, /* 1062 */
    tni_kernel_xlogy_OutScalar_Self, /* 1063 */
    tni_kernel_xlogy_Scalar_Other, /* 1064 */
    tni_kernel_xlogy_Scalar_Self, /* 1065 */
    tni_kernel_xlogy__Scalar_Other, /* 1066 */
    tni_kernel_zero_, /* 1067 */
    tni_kernel_zeros, /* 1068 */
    tni_kernel_zeros_like, /* 1069 */
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
    {"aten::_efficientzerotensor", NULL}, /* 23 */
    {"aten::_embedding_bag", NULL}, /* 24 */
    {"aten::_embedding_bag_dense_backward", NULL}, /* 25 */
    {"aten::_embedding_bag_forward_only", NULL}, /* 26 */
    {"aten::_embedding_bag_per_sample_weights_backward", NULL}, /* 27 */
    {"aten::_euclidean_dist", NULL}, /* 28 */
    {"aten::_histogramdd_bin_edges", NULL}, /* 29 */
    {"aten::_histogramdd_from_bin_cts", NULL}, /* 30 */
    {"aten::_histogramdd_from_bin_tensors", NULL}, /* 31 */
    {"aten::_index_put_impl", NULL}, /* 32 */
    {"aten::_index_put_impl_", NULL}, /* 33 */
    {"aten::_linalg_det", NULL}, /* 34 */
    {"aten::_linalg_eigh", NULL}, /* 35 */
    {"aten::_linalg_slogdet", NULL}, /* 36 */
    {"aten::_linalg_solve_ex", NULL}, /* 37 */
    {"aten::_linalg_svd", NULL}, /* 38 */
    {"aten::_log_softmax.out", NULL}, /* 39 */
    {"aten::_log_softmax_backward_data.out", NULL}, /* 40 */
    {"aten::_logcumsumexp", NULL}, /* 41 */
    {"aten::_native_batch_norm_legit", NULL}, /* 42 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 43 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 44 */
    {"aten::_neg_view", NULL}, /* 45 */
    {"aten::_neg_view_copy", NULL}, /* 46 */
    {"aten::_pdist_backward", NULL}, /* 47 */
    {"aten::_pdist_forward", NULL}, /* 48 */
    {"aten::_reshape_alias", NULL}, /* 49 */
    {"aten::_reshape_alias_copy", NULL}, /* 50 */
    {"aten::_segment_reduce_backward", NULL}, /* 51 */
    {"aten::_softmax.out", NULL}, /* 52 */
    {"aten::_softmax_backward_data.out", NULL}, /* 53 */
    {"aten::_to_copy", NULL}, /* 54 */
    {"aten::_trilinear", NULL}, /* 55 */
    {"aten::_unique", NULL}, /* 56 */
    {"aten::_unique2", NULL}, /* 57 */
    {"aten::_unsafe_view", NULL}, /* 58 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 59 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 60 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 61 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 62 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 63 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 64 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 65 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 66 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 67 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 68 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 69 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 70 */
    {"aten::absolute", NULL}, /* 71 */
    {"aten::acos.out", NULL}, /* 72 */
    {"aten::acosh.out", NULL}, /* 73 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 74 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 75 */
    {"aten::adaptive_max_pool2d", NULL}, /* 76 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 77 */
    {"aten::adaptive_max_pool3d", NULL}, /* 78 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 79 */
    {"aten::add.Scalar", NULL}, /* 80 */
    {"aten::add.out", NULL}, /* 81 */
    {"aten::addbmm", NULL}, /* 82 */
    {"aten::addcdiv.out", NULL}, /* 83 */
    {"aten::addcmul.out", NULL}, /* 84 */
    {"aten::addmm.out", NULL}, /* 85 */
    {"aten::addmv.out", NULL}, /* 86 */
    {"aten::addr", NULL}, /* 87 */
    {"aten::affine_grid_generator", NULL}, /* 88 */
    {"aten::alias", NULL}, /* 89 */
    {"aten::alias_copy", NULL}, /* 90 */
    {"aten::all.all_out", NULL}, /* 91 */
    {"aten::all.dims_out", NULL}, /* 92 */
    {"aten::all.out", NULL}, /* 93 */
    {"aten::amax.out", NULL}, /* 94 */
    {"aten::amin.out", NULL}, /* 95 */
    {"aten::aminmax.out", NULL}, /* 96 */
    {"aten::any.all_out", NULL}, /* 97 */
    {"aten::any.dims_out", NULL}, /* 98 */
    {"aten::any.out", NULL}, /* 99 */
    {"aten::arange", NULL}, /* 100 */
    {"aten::arange.start_step", NULL}, /* 101 */
    {"aten::arccos", NULL}, /* 102 */
    {"aten::arccosh", NULL}, /* 103 */
    {"aten::arcsin", NULL}, /* 104 */
    {"aten::arcsinh", NULL}, /* 105 */
    {"aten::arctan", NULL}, /* 106 */
    {"aten::arctan2", NULL}, /* 107 */
    {"aten::arctanh", NULL}, /* 108 */
    {"aten::argmax.out", NULL}, /* 109 */
    {"aten::argmin.out", NULL}, /* 110 */
    {"aten::as_strided", NULL}, /* 111 */
    {"aten::as_strided_copy", NULL}, /* 112 */
    {"aten::as_strided_scatter", NULL}, /* 113 */
    {"aten::asin.out", NULL}, /* 114 */
    {"aten::asinh.out", NULL}, /* 115 */
    {"aten::atan.out", NULL}, /* 116 */
    {"aten::atan2.out", NULL}, /* 117 */
    {"aten::atanh.out", NULL}, /* 118 */
    {"aten::avg_pool2d", NULL}, /* 119 */
    {"aten::avg_pool2d_backward", NULL}, /* 120 */
    {"aten::avg_pool3d", NULL}, /* 121 */
    {"aten::avg_pool3d_backward", NULL}, /* 122 */
    {"aten::baddbmm.out", NULL}, /* 123 */
    {"aten::bartlett_window", NULL}, /* 124 */
    {"aten::bartlett_window.periodic", NULL}, /* 125 */
    {"aten::batch_norm_update_stats", NULL}, /* 126 */
    {"aten::bernoulli", NULL}, /* 127 */
    {"aten::bernoulli.Tensor", NULL}, /* 128 */
    {"aten::bernoulli.p", NULL}, /* 129 */
    {"aten::bernoulli_.Tensor", NULL}, /* 130 */
    {"aten::binary_cross_entropy", NULL}, /* 131 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 132 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 133 */
    {"aten::bincount", NULL}, /* 134 */
    {"aten::binomial", NULL}, /* 135 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 136 */
    {"aten::bitwise_and.Tensor_out", NULL}, /* 137 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 138 */
    {"aten::bitwise_left_shift.Tensor_out", NULL}, /* 139 */
    {"aten::bitwise_not.out", NULL}, /* 140 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 141 */
    {"aten::bitwise_or.Tensor_out", NULL}, /* 142 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 143 */
    {"aten::bitwise_right_shift.Tensor_out", NULL}, /* 144 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 145 */
    {"aten::bitwise_xor.Tensor_out", NULL}, /* 146 */
    {"aten::blackman_window", NULL}, /* 147 */
    {"aten::blackman_window.periodic", NULL}, /* 148 */
    {"aten::block_diag", NULL}, /* 149 */
    {"aten::bmm.out", NULL}, /* 150 */
    {"aten::bucketize.Scalar", NULL}, /* 151 */
    {"aten::bucketize.Tensor", NULL}, /* 152 */
    {"aten::cauchy", NULL}, /* 153 */
    {"aten::cauchy_", NULL}, /* 154 */
    {"aten::ceil.out", NULL}, /* 155 */
    {"aten::celu", NULL}, /* 156 */
    {"aten::channel_shuffle", NULL}, /* 157 */
    {"aten::cholesky_inverse", NULL}, /* 158 */
    {"aten::clamp.Tensor_out", NULL}, /* 159 */
    {"aten::clamp.out", NULL}, /* 160 */
    {"aten::clamp_max.Tensor_out", NULL}, /* 161 */
    {"aten::clamp_max.out", NULL}, /* 162 */
    {"aten::clamp_min.Tensor_out", NULL}, /* 163 */
    {"aten::clamp_min.out", NULL}, /* 164 */
    {"aten::clip", NULL}, /* 165 */
    {"aten::clip.Tensor", NULL}, /* 166 */
    {"aten::clone", NULL}, /* 167 */
    {"aten::col2im", NULL}, /* 168 */
    {"aten::column_stack", NULL}, /* 169 */
    {"aten::concat", NULL}, /* 170 */
    {"aten::concatenate", NULL}, /* 171 */
    {"aten::conj_physical", NULL}, /* 172 */
    {"aten::constant_pad_nd", NULL}, /* 173 */
    {"aten::convolution", NULL}, /* 174 */
    {"aten::convolution_backward", NULL}, /* 175 */
    {"aten::copy", NULL}, /* 176 */
    {"aten::copy_", NULL}, /* 177 */
    {"aten::copysign.out", NULL}, /* 178 */
    {"aten::cos.out", NULL}, /* 179 */
    {"aten::cosh.out", NULL}, /* 180 */
    {"aten::count_nonzero", NULL}, /* 181 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 182 */
    {"aten::cross", NULL}, /* 183 */
    {"aten::cummax", NULL}, /* 184 */
    {"aten::cummin", NULL}, /* 185 */
    {"aten::cumprod.out", NULL}, /* 186 */
    {"aten::cumsum.out", NULL}, /* 187 */
    {"aten::deg2rad", NULL}, /* 188 */
    {"aten::detach", NULL}, /* 189 */
    {"aten::detach_copy", NULL}, /* 190 */
    {"aten::diag", NULL}, /* 191 */
    {"aten::diag_embed", NULL}, /* 192 */
    {"aten::diagonal", NULL}, /* 193 */
    {"aten::diagonal_backward", NULL}, /* 194 */
    {"aten::diagonal_copy", NULL}, /* 195 */
    {"aten::diagonal_scatter", NULL}, /* 196 */
    {"aten::digamma.out", NULL}, /* 197 */
    {"aten::dist", NULL}, /* 198 */
    {"aten::div.Scalar", NULL}, /* 199 */
    {"aten::div.Scalar_mode", NULL}, /* 200 */
    {"aten::div.out", NULL}, /* 201 */
    {"aten::div.out_mode", NULL}, /* 202 */
    {"aten::divide.Tensor", NULL}, /* 203 */
    {"aten::divide.Tensor_mode", NULL}, /* 204 */
    {"aten::dot", NULL}, /* 205 */
    {"aten::dstack", NULL}, /* 206 */
    {"aten::elu.out", NULL}, /* 207 */
    {"aten::elu_backward.grad_input", NULL}, /* 208 */
    {"aten::embedding", NULL}, /* 209 */
    {"aten::embedding_dense_backward", NULL}, /* 210 */
    {"aten::embedding_renorm", NULL}, /* 211 */
    {"aten::embedding_renorm_", NULL}, /* 212 */
    {"aten::empty_like", NULL}, /* 213 */
    {"aten::empty_permuted", NULL}, /* 214 */
    {"aten::empty_strided", NULL}, /* 215 */
    {"aten::eq.Scalar_out", NULL}, /* 216 */
    {"aten::eq.Tensor_out", NULL}, /* 217 */
    {"aten::erf.out", NULL}, /* 218 */
    {"aten::erfc.out", NULL}, /* 219 */
    {"aten::erfinv.out", NULL}, /* 220 */
    {"aten::exp.out", NULL}, /* 221 */
    {"aten::exp2.out", NULL}, /* 222 */
    {"aten::expand", NULL}, /* 223 */
    {"aten::expand_copy", NULL}, /* 224 */
    {"aten::expm1.out", NULL}, /* 225 */
    {"aten::exponential", NULL}, /* 226 */
    {"aten::exponential_", NULL}, /* 227 */
    {"aten::eye", NULL}, /* 228 */
    {"aten::eye.m", NULL}, /* 229 */
    {"aten::fill.Scalar", NULL}, /* 230 */
    {"aten::fill.Tensor", NULL}, /* 231 */
    {"aten::fill_.Scalar", NULL}, /* 232 */
    {"aten::fill_.Tensor", NULL}, /* 233 */
    {"aten::fix", NULL}, /* 234 */
    {"aten::flip", NULL}, /* 235 */
    {"aten::floor.out", NULL}, /* 236 */
    {"aten::floor_divide.Scalar", NULL}, /* 237 */
    {"aten::fmax.out", NULL}, /* 238 */
    {"aten::fmin.out", NULL}, /* 239 */
    {"aten::fmod.Tensor_out", NULL}, /* 240 */
    {"aten::frac.out", NULL}, /* 241 */
    {"aten::fractional_max_pool2d", NULL}, /* 242 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 243 */
    {"aten::fractional_max_pool3d", NULL}, /* 244 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 245 */
    {"aten::from_file", NULL}, /* 246 */
    {"aten::full", NULL}, /* 247 */
    {"aten::full_like", NULL}, /* 248 */
    {"aten::gather.out", NULL}, /* 249 */
    {"aten::gcd.out", NULL}, /* 250 */
    {"aten::ge.Scalar_out", NULL}, /* 251 */
    {"aten::ge.Tensor_out", NULL}, /* 252 */
    {"aten::gelu.out", NULL}, /* 253 */
    {"aten::gelu_backward.grad_input", NULL}, /* 254 */
    {"aten::geometric", NULL}, /* 255 */
    {"aten::geometric_", NULL}, /* 256 */
    {"aten::geqrf", NULL}, /* 257 */
    {"aten::ger", NULL}, /* 258 */
    {"aten::glu", NULL}, /* 259 */
    {"aten::glu_backward", NULL}, /* 260 */
    {"aten::greater.Scalar", NULL}, /* 261 */
    {"aten::greater.Tensor", NULL}, /* 262 */
    {"aten::greater_equal.Scalar", NULL}, /* 263 */
    {"aten::greater_equal.Tensor", NULL}, /* 264 */
    {"aten::grid_sampler_2d", NULL}, /* 265 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 266 */
    {"aten::grid_sampler_3d", NULL}, /* 267 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 268 */
    {"aten::gt.Scalar_out", NULL}, /* 269 */
    {"aten::gt.Tensor_out", NULL}, /* 270 */
    {"aten::hamming_window", NULL}, /* 271 */
    {"aten::hamming_window.periodic", NULL}, /* 272 */
    {"aten::hamming_window.periodic_alpha", NULL}, /* 273 */
    {"aten::hamming_window.periodic_alpha_beta", NULL}, /* 274 */
    {"aten::hann_window", NULL}, /* 275 */
    {"aten::hann_window.periodic", NULL}, /* 276 */
    {"aten::hardshrink.out", NULL}, /* 277 */
    {"aten::hardshrink_backward.grad_input", NULL}, /* 278 */
    {"aten::hardsigmoid.out", NULL}, /* 279 */
    {"aten::hardsigmoid_backward.grad_input", NULL}, /* 280 */
    {"aten::hardswish_backward", NULL}, /* 281 */
    {"aten::hash_tensor.out", NULL}, /* 282 */
    {"aten::heaviside.out", NULL}, /* 283 */
    {"aten::histc", NULL}, /* 284 */
    {"aten::histogram.bin_ct", NULL}, /* 285 */
    {"aten::histogram.bins_tensor", NULL}, /* 286 */
    {"aten::hstack", NULL}, /* 287 */
    {"aten::huber_loss", NULL}, /* 288 */
    {"aten::huber_loss_backward", NULL}, /* 289 */
    {"aten::hypot.out", NULL}, /* 290 */
    {"aten::i0.out", NULL}, /* 291 */
    {"aten::igamma.out", NULL}, /* 292 */
    {"aten::igammac.out", NULL}, /* 293 */
    {"aten::im2col", NULL}, /* 294 */
    {"aten::index.Tensor", NULL}, /* 295 */
    {"aten::index_add.out", NULL}, /* 296 */
    {"aten::index_copy.out", NULL}, /* 297 */
    {"aten::index_fill.int_Scalar", NULL}, /* 298 */
    {"aten::index_fill.int_Tensor", NULL}, /* 299 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 300 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 301 */
    {"aten::index_put", NULL}, /* 302 */
    {"aten::index_put_", NULL}, /* 303 */
    {"aten::index_reduce.out", NULL}, /* 304 */
    {"aten::index_select", NULL}, /* 305 */
    {"aten::inner", NULL}, /* 306 */
    {"aten::inverse", NULL}, /* 307 */
    {"aten::isin.Scalar_Tensor_out", NULL}, /* 308 */
    {"aten::isin.Tensor_Scalar_out", NULL}, /* 309 */
    {"aten::isin.Tensor_Tensor_out", NULL}, /* 310 */
    {"aten::isinf", NULL}, /* 311 */
    {"aten::isnan", NULL}, /* 312 */
    {"aten::isneginf.out", NULL}, /* 313 */
    {"aten::isposinf.out", NULL}, /* 314 */
    {"aten::kaiser_window", NULL}, /* 315 */
    {"aten::kaiser_window.beta", NULL}, /* 316 */
    {"aten::kaiser_window.periodic", NULL}, /* 317 */
    {"aten::kron", NULL}, /* 318 */
    {"aten::lcm.out", NULL}, /* 319 */
    {"aten::ldexp.Tensor", NULL}, /* 320 */
    {"aten::le.Scalar_out", NULL}, /* 321 */
    {"aten::le.Tensor_out", NULL}, /* 322 */
    {"aten::leaky_relu.out", NULL}, /* 323 */
    {"aten::leaky_relu_backward.grad_input", NULL}, /* 324 */
    {"aten::lerp.Scalar_out", NULL}, /* 325 */
    {"aten::lerp.Tensor_out", NULL}, /* 326 */
    {"aten::less.Scalar", NULL}, /* 327 */
    {"aten::less.Tensor", NULL}, /* 328 */
    {"aten::less_equal.Scalar", NULL}, /* 329 */
    {"aten::less_equal.Tensor", NULL}, /* 330 */
    {"aten::lgamma.out", NULL}, /* 331 */
    {"aten::lift", NULL}, /* 332 */
    {"aten::lift_fresh", NULL}, /* 333 */
    {"aten::lift_fresh_copy", NULL}, /* 334 */
    {"aten::linalg_cholesky", NULL}, /* 335 */
    {"aten::linalg_cholesky_ex", NULL}, /* 336 */
    {"aten::linalg_cond", NULL}, /* 337 */
    {"aten::linalg_cond.p_str", NULL}, /* 338 */
    {"aten::linalg_cross", NULL}, /* 339 */
    {"aten::linalg_det", NULL}, /* 340 */
    {"aten::linalg_eig", NULL}, /* 341 */
    {"aten::linalg_eigh", NULL}, /* 342 */
    {"aten::linalg_eigvals", NULL}, /* 343 */
    {"aten::linalg_eigvalsh", NULL}, /* 344 */
    {"aten::linalg_householder_product", NULL}, /* 345 */
    {"aten::linalg_inv", NULL}, /* 346 */
    {"aten::linalg_inv_ex", NULL}, /* 347 */
    {"aten::linalg_ldl_factor", NULL}, /* 348 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 349 */
    {"aten::linalg_ldl_solve", NULL}, /* 350 */
    {"aten::linalg_lstsq", NULL}, /* 351 */
    {"aten::linalg_lu", NULL}, /* 352 */
    {"aten::linalg_lu_factor", NULL}, /* 353 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 354 */
    {"aten::linalg_lu_solve", NULL}, /* 355 */
    {"aten::linalg_matmul", NULL}, /* 356 */
    {"aten::linalg_matrix_exp", NULL}, /* 357 */
    {"aten::linalg_matrix_norm", NULL}, /* 358 */
    {"aten::linalg_matrix_norm.str_ord", NULL}, /* 359 */
    {"aten::linalg_matrix_power", NULL}, /* 360 */
    {"aten::linalg_matrix_rank", NULL}, /* 361 */
    {"aten::linalg_matrix_rank.atol_rtol_float", NULL}, /* 362 */
    {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL}, /* 363 */
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, /* 364 */
    {"aten::linalg_multi_dot", NULL}, /* 365 */
    {"aten::linalg_norm", NULL}, /* 366 */
    {"aten::linalg_norm.ord_str", NULL}, /* 367 */
    {"aten::linalg_pinv", NULL}, /* 368 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 369 */
    {"aten::linalg_pinv.atol_rtol_tensor", NULL}, /* 370 */
    {"aten::linalg_pinv.rcond_tensor", NULL}, /* 371 */
    {"aten::linalg_qr", NULL}, /* 372 */
    {"aten::linalg_slogdet", NULL}, /* 373 */
    {"aten::linalg_solve", NULL}, /* 374 */
    {"aten::linalg_solve_ex", NULL}, /* 375 */
    {"aten::linalg_solve_triangular", NULL}, /* 376 */
    {"aten::linalg_svd", NULL}, /* 377 */
    {"aten::linalg_svdvals", NULL}, /* 378 */
    {"aten::linalg_tensorsolve", NULL}, /* 379 */
    {"aten::linalg_vecdot", NULL}, /* 380 */
    {"aten::linalg_vector_norm.out", NULL}, /* 381 */
    {"aten::linear", NULL}, /* 382 */
    {"aten::linspace", NULL}, /* 383 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 384 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 385 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 386 */
    {"aten::log.out", NULL}, /* 387 */
    {"aten::log10.out", NULL}, /* 388 */
    {"aten::log1p.out", NULL}, /* 389 */
    {"aten::log2.out", NULL}, /* 390 */
    {"aten::log_normal", NULL}, /* 391 */
    {"aten::log_normal_", NULL}, /* 392 */
    {"aten::log_softmax.int", NULL}, /* 393 */
    {"aten::logaddexp.out", NULL}, /* 394 */
    {"aten::logaddexp2.out", NULL}, /* 395 */
    {"aten::logcumsumexp", NULL}, /* 396 */
    {"aten::logit_backward.grad_input", NULL}, /* 397 */
    {"aten::logspace", NULL}, /* 398 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 399 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 400 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 401 */
    {"aten::logsumexp", NULL}, /* 402 */
    {"aten::lt.Scalar_out", NULL}, /* 403 */
    {"aten::lt.Tensor_out", NULL}, /* 404 */
    {"aten::lu_solve", NULL}, /* 405 */
    {"aten::lu_unpack", NULL}, /* 406 */
    {"aten::masked_fill.Scalar", NULL}, /* 407 */
    {"aten::masked_fill.Tensor", NULL}, /* 408 */
    {"aten::masked_scatter", NULL}, /* 409 */
    {"aten::matrix_power", NULL}, /* 410 */
    {"aten::max", NULL}, /* 411 */
    {"aten::max.dim_max", NULL}, /* 412 */
    {"aten::max_pool2d_with_indices", NULL}, /* 413 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 414 */
    {"aten::max_pool3d_with_indices", NULL}, /* 415 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 416 */
    {"aten::max_unpool2d", NULL}, /* 417 */
    {"aten::max_unpool3d", NULL}, /* 418 */
    {"aten::maximum.out", NULL}, /* 419 */
    {"aten::mean", NULL}, /* 420 */
    {"aten::mean.out", NULL}, /* 421 */
    {"aten::median", NULL}, /* 422 */
    {"aten::median.dim", NULL}, /* 423 */
    {"aten::min", NULL}, /* 424 */
    {"aten::min.dim_min", NULL}, /* 425 */
    {"aten::minimum.out", NULL}, /* 426 */
    {"aten::mish.out", NULL}, /* 427 */
    {"aten::mm.out", NULL}, /* 428 */
    {"aten::mode", NULL}, /* 429 */
    {"aten::mse_loss", NULL}, /* 430 */
    {"aten::mse_loss_backward", NULL}, /* 431 */
    {"aten::mul.Scalar", NULL}, /* 432 */
    {"aten::mul.out", NULL}, /* 433 */
    {"aten::multi_margin_loss", NULL}, /* 434 */
    {"aten::multi_margin_loss_backward", NULL}, /* 435 */
    {"aten::multilabel_margin_loss", NULL}, /* 436 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 437 */
    {"aten::multilabel_margin_loss_forward", NULL}, /* 438 */
    {"aten::multiply.Tensor", NULL}, /* 439 */
    {"aten::mv", NULL}, /* 440 */
    {"aten::nanmedian", NULL}, /* 441 */
    {"aten::nanmedian.dim", NULL}, /* 442 */
    {"aten::nanquantile", NULL}, /* 443 */
    {"aten::nanquantile.scalar", NULL}, /* 444 */
    {"aten::nansum", NULL}, /* 445 */
    {"aten::narrow_copy", NULL}, /* 446 */
    {"aten::native_batch_norm", NULL}, /* 447 */
    {"aten::native_batch_norm_backward", NULL}, /* 448 */
    {"aten::native_dropout", NULL}, /* 449 */
    {"aten::native_dropout_backward", NULL}, /* 450 */
    {"aten::native_group_norm", NULL}, /* 451 */
    {"aten::native_group_norm_backward", NULL}, /* 452 */
    {"aten::native_layer_norm", NULL}, /* 453 */
    {"aten::native_layer_norm_backward", NULL}, /* 454 */
    {"aten::ne.Scalar_out", NULL}, /* 455 */
    {"aten::ne.Tensor_out", NULL}, /* 456 */
    {"aten::neg.out", NULL}, /* 457 */
    {"aten::negative", NULL}, /* 458 */
    {"aten::new_empty", NULL}, /* 459 */
    {"aten::new_empty_strided", NULL}, /* 460 */
    {"aten::new_full", NULL}, /* 461 */
    {"aten::new_ones", NULL}, /* 462 */
    {"aten::new_zeros", NULL}, /* 463 */
    {"aten::nextafter.out", NULL}, /* 464 */
    {"aten::nll_loss", NULL}, /* 465 */
    {"aten::nll_loss2d", NULL}, /* 466 */
    {"aten::nll_loss2d_backward", NULL}, /* 467 */
    {"aten::nll_loss2d_forward", NULL}, /* 468 */
    {"aten::nll_loss_backward", NULL}, /* 469 */
    {"aten::nll_loss_forward", NULL}, /* 470 */
    {"aten::nonzero", NULL}, /* 471 */
    {"aten::nonzero_static", NULL}, /* 472 */
    {"aten::norm.Scalar", NULL}, /* 473 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 474 */
    {"aten::norm.dtype_out", NULL}, /* 475 */
    {"aten::norm.out", NULL}, /* 476 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 477 */
    {"aten::normal.Tensor_float", NULL}, /* 478 */
    {"aten::normal.float_Tensor", NULL}, /* 479 */
    {"aten::normal.float_float", NULL}, /* 480 */
    {"aten::normal_", NULL}, /* 481 */
    {"aten::normal_functional", NULL}, /* 482 */
    {"aten::not_equal.Scalar", NULL}, /* 483 */
    {"aten::not_equal.Tensor", NULL}, /* 484 */
    {"aten::nuclear_norm", NULL}, /* 485 */
    {"aten::nuclear_norm.dim", NULL}, /* 486 */
    {"aten::ones", NULL}, /* 487 */
    {"aten::ones_like", NULL}, /* 488 */
    {"aten::orgqr", NULL}, /* 489 */
    {"aten::ormqr", NULL}, /* 490 */
    {"aten::outer", NULL}, /* 491 */
    {"aten::permute", NULL}, /* 492 */
    {"aten::permute_copy", NULL}, /* 493 */
    {"aten::pixel_shuffle", NULL}, /* 494 */
    {"aten::pixel_unshuffle", NULL}, /* 495 */
    {"aten::poisson", NULL}, /* 496 */
    {"aten::polygamma.out", NULL}, /* 497 */
    {"aten::pow.Scalar_out", NULL}, /* 498 */
    {"aten::pow.Tensor_Scalar_out", NULL}, /* 499 */
    {"aten::pow.Tensor_Tensor_out", NULL}, /* 500 */
    {"aten::prod", NULL}, /* 501 */
    {"aten::prod.int_out", NULL}, /* 502 */
    {"aten::put", NULL}, /* 503 */
    {"aten::put_", NULL}, /* 504 */
    {"aten::qr", NULL}, /* 505 */
    {"aten::quantile", NULL}, /* 506 */
    {"aten::quantile.scalar", NULL}, /* 507 */
    {"aten::rad2deg", NULL}, /* 508 */
    {"aten::rand", NULL}, /* 509 */
    {"aten::rand.generator", NULL}, /* 510 */
    {"aten::rand_like", NULL}, /* 511 */
    {"aten::rand_like.generator", NULL}, /* 512 */
    {"aten::randint", NULL}, /* 513 */
    {"aten::randint.generator", NULL}, /* 514 */
    {"aten::randint.low", NULL}, /* 515 */
    {"aten::randint.low_generator", NULL}, /* 516 */
    {"aten::randint_like", NULL}, /* 517 */
    {"aten::randint_like.Tensor", NULL}, /* 518 */
    {"aten::randint_like.Tensor_generator", NULL}, /* 519 */
    {"aten::randint_like.generator", NULL}, /* 520 */
    {"aten::randint_like.low_dtype", NULL}, /* 521 */
    {"aten::randint_like.low_generator_dtype", NULL}, /* 522 */
    {"aten::randn", NULL}, /* 523 */
    {"aten::randn.generator", NULL}, /* 524 */
    {"aten::randn_like", NULL}, /* 525 */
    {"aten::randn_like.generator", NULL}, /* 526 */
    {"aten::random", NULL}, /* 527 */
    {"aten::random.from", NULL}, /* 528 */
    {"aten::random.to", NULL}, /* 529 */
    {"aten::random_", NULL}, /* 530 */
    {"aten::random_.from", NULL}, /* 531 */
    {"aten::random_.to", NULL}, /* 532 */
    {"aten::randperm", NULL}, /* 533 */
    {"aten::randperm.generator", NULL}, /* 534 */
    {"aten::range", NULL}, /* 535 */
    {"aten::range.step", NULL}, /* 536 */
    {"aten::reciprocal.out", NULL}, /* 537 */
    {"aten::reflection_pad1d", NULL}, /* 538 */
    {"aten::reflection_pad1d_backward", NULL}, /* 539 */
    {"aten::reflection_pad2d", NULL}, /* 540 */
    {"aten::reflection_pad2d_backward", NULL}, /* 541 */
    {"aten::reflection_pad3d", NULL}, /* 542 */
    {"aten::reflection_pad3d_backward", NULL}, /* 543 */
    {"aten::relu", NULL}, /* 544 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 545 */
    {"aten::remainder.Tensor_out", NULL}, /* 546 */
    {"aten::renorm.out", NULL}, /* 547 */
    {"aten::repeat", NULL}, /* 548 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 549 */
    {"aten::replication_pad1d", NULL}, /* 550 */
    {"aten::replication_pad1d_backward", NULL}, /* 551 */
    {"aten::replication_pad2d", NULL}, /* 552 */
    {"aten::replication_pad2d_backward", NULL}, /* 553 */
    {"aten::replication_pad3d", NULL}, /* 554 */
    {"aten::replication_pad3d_backward", NULL}, /* 555 */
    {"aten::resize", NULL}, /* 556 */
    {"aten::resize_", NULL}, /* 557 */
    {"aten::resize_as", NULL}, /* 558 */
    {"aten::resize_as_", NULL}, /* 559 */
    {"aten::roll", NULL}, /* 560 */
    {"aten::rot90", NULL}, /* 561 */
    {"aten::round.decimals_out", NULL}, /* 562 */
    {"aten::round.out", NULL}, /* 563 */
    {"aten::row_stack", NULL}, /* 564 */
    {"aten::rrelu_with_noise", NULL}, /* 565 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 566 */
    {"aten::rsqrt.out", NULL}, /* 567 */
    {"aten::rsub.Scalar", NULL}, /* 568 */
    {"aten::rsub.Tensor", NULL}, /* 569 */
    {"aten::scalar_tensor", NULL}, /* 570 */
    {"aten::scatter.reduce_out", NULL}, /* 571 */
    {"aten::scatter.src_out", NULL}, /* 572 */
    {"aten::scatter.value_out", NULL}, /* 573 */
    {"aten::scatter.value_reduce_out", NULL}, /* 574 */
    {"aten::scatter_add.out", NULL}, /* 575 */
    {"aten::scatter_reduce.two_out", NULL}, /* 576 */
    {"aten::searchsorted.Scalar", NULL}, /* 577 */
    {"aten::searchsorted.Tensor", NULL}, /* 578 */
    {"aten::segment_reduce", NULL}, /* 579 */
    {"aten::select.int", NULL}, /* 580 */
    {"aten::select_backward", NULL}, /* 581 */
    {"aten::select_copy.int", NULL}, /* 582 */
    {"aten::select_scatter", NULL}, /* 583 */
    {"aten::set", NULL}, /* 584 */
    {"aten::set.source_Tensor", NULL}, /* 585 */
    {"aten::set_", NULL}, /* 586 */
    {"aten::set_.source_Tensor", NULL}, /* 587 */
    {"aten::sgn.out", NULL}, /* 588 */
    {"aten::sigmoid.out", NULL}, /* 589 */
    {"aten::sigmoid_backward.grad_input", NULL}, /* 590 */
    {"aten::sign.out", NULL}, /* 591 */
    {"aten::signbit.out", NULL}, /* 592 */
    {"aten::silu.out", NULL}, /* 593 */
    {"aten::silu_backward.grad_input", NULL}, /* 594 */
    {"aten::sin.out", NULL}, /* 595 */
    {"aten::sinc.out", NULL}, /* 596 */
    {"aten::sinh.out", NULL}, /* 597 */
    {"aten::slice.Tensor", NULL}, /* 598 */
    {"aten::slice_backward", NULL}, /* 599 */
    {"aten::slice_copy.Tensor", NULL}, /* 600 */
    {"aten::slice_scatter", NULL}, /* 601 */
    {"aten::slogdet", NULL}, /* 602 */
    {"aten::smooth_l1_loss", NULL}, /* 603 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 604 */
    {"aten::soft_margin_loss", NULL}, /* 605 */
    {"aten::soft_margin_loss_backward", NULL}, /* 606 */
    {"aten::softmax.int", NULL}, /* 607 */
    {"aten::softplus.out", NULL}, /* 608 */
    {"aten::softplus_backward.grad_input", NULL}, /* 609 */
    {"aten::softshrink.out", NULL}, /* 610 */
    {"aten::softshrink_backward.grad_input", NULL}, /* 611 */
    {"aten::sort", NULL}, /* 612 */
    {"aten::sort.values_stable", NULL}, /* 613 */
    {"aten::special_airy_ai.out", NULL}, /* 614 */
    {"aten::special_bessel_j0.out", NULL}, /* 615 */
    {"aten::special_bessel_j1.out", NULL}, /* 616 */
    {"aten::special_bessel_y0.out", NULL}, /* 617 */
    {"aten::special_bessel_y1.out", NULL}, /* 618 */
    {"aten::special_chebyshev_polynomial_t.out", NULL}, /* 619 */
    {"aten::special_chebyshev_polynomial_u.out", NULL}, /* 620 */
    {"aten::special_chebyshev_polynomial_v.out", NULL}, /* 621 */
    {"aten::special_chebyshev_polynomial_w.out", NULL}, /* 622 */
    {"aten::special_digamma", NULL}, /* 623 */
    {"aten::special_entr.out", NULL}, /* 624 */
    {"aten::special_erf", NULL}, /* 625 */
    {"aten::special_erfc", NULL}, /* 626 */
    {"aten::special_erfcx.out", NULL}, /* 627 */
    {"aten::special_erfinv", NULL}, /* 628 */
    {"aten::special_exp2", NULL}, /* 629 */
    {"aten::special_expit", NULL}, /* 630 */
    {"aten::special_expm1", NULL}, /* 631 */
    {"aten::special_gammainc", NULL}, /* 632 */
    {"aten::special_gammaincc", NULL}, /* 633 */
    {"aten::special_gammaln", NULL}, /* 634 */
    {"aten::special_hermite_polynomial_h.out", NULL}, /* 635 */
    {"aten::special_hermite_polynomial_he.out", NULL}, /* 636 */
    {"aten::special_i0", NULL}, /* 637 */
    {"aten::special_i0e.out", NULL}, /* 638 */
    {"aten::special_i1.out", NULL}, /* 639 */
    {"aten::special_i1e.out", NULL}, /* 640 */
    {"aten::special_laguerre_polynomial_l.out", NULL}, /* 641 */
    {"aten::special_legendre_polynomial_p.out", NULL}, /* 642 */
    {"aten::special_log1p", NULL}, /* 643 */
    {"aten::special_log_ndtr.out", NULL}, /* 644 */
    {"aten::special_logit", NULL}, /* 645 */
    {"aten::special_modified_bessel_i0.out", NULL}, /* 646 */
    {"aten::special_modified_bessel_i1.out", NULL}, /* 647 */
    {"aten::special_modified_bessel_k0.out", NULL}, /* 648 */
    {"aten::special_modified_bessel_k1.out", NULL}, /* 649 */
    {"aten::special_multigammaln", NULL}, /* 650 */
    {"aten::special_ndtri.out", NULL}, /* 651 */
    {"aten::special_polygamma", NULL}, /* 652 */
    {"aten::special_psi", NULL}, /* 653 */
    {"aten::special_round", NULL}, /* 654 */
    {"aten::special_scaled_modified_bessel_k0.out", NULL}, /* 655 */
    {"aten::special_scaled_modified_bessel_k1.out", NULL}, /* 656 */
    {"aten::special_shifted_chebyshev_polynomial_t.out", NULL}, /* 657 */
    {"aten::special_shifted_chebyshev_polynomial_u.out", NULL}, /* 658 */
    {"aten::special_shifted_chebyshev_polynomial_v.out", NULL}, /* 659 */
    {"aten::special_shifted_chebyshev_polynomial_w.out", NULL}, /* 660 */
    {"aten::special_sinc", NULL}, /* 661 */
    {"aten::special_spherical_bessel_j0.out", NULL}, /* 662 */
    {"aten::special_xlog1py.out", NULL}, /* 663 */
    {"aten::special_xlogy", NULL}, /* 664 */
    {"aten::special_xlogy.other_scalar", NULL}, /* 665 */
    {"aten::special_xlogy.self_scalar", NULL}, /* 666 */
    {"aten::special_zeta.out", NULL}, /* 667 */
    {"aten::split.Tensor", NULL}, /* 668 */
    {"aten::split_copy.Tensor", NULL}, /* 669 */
    {"aten::split_with_sizes", NULL}, /* 670 */
    {"aten::split_with_sizes_copy", NULL}, /* 671 */
    {"aten::sqrt.out", NULL}, /* 672 */
    {"aten::squeeze", NULL}, /* 673 */
    {"aten::squeeze.dim", NULL}, /* 674 */
    {"aten::squeeze.dims", NULL}, /* 675 */
    {"aten::squeeze_copy", NULL}, /* 676 */
    {"aten::squeeze_copy.dim", NULL}, /* 677 */
    {"aten::squeeze_copy.dims", NULL}, /* 678 */
    {"aten::stack", NULL}, /* 679 */
    {"aten::std.correction", NULL}, /* 680 */
    {"aten::std.dim", NULL}, /* 681 */
    {"aten::std_mean.correction", NULL}, /* 682 */
    {"aten::sub.Scalar", NULL}, /* 683 */
    {"aten::sub.out", NULL}, /* 684 */
    {"aten::subtract.Tensor", NULL}, /* 685 */
    {"aten::sum", NULL}, /* 686 */
    {"aten::sum.IntList_out", NULL}, /* 687 */
    {"aten::svd", NULL}, /* 688 */
    {"aten::t", NULL}, /* 689 */
    {"aten::t_copy", NULL}, /* 690 */
    {"aten::take_along_dim", NULL}, /* 691 */
    {"aten::tan.out", NULL}, /* 692 */
    {"aten::tanh.out", NULL}, /* 693 */
    {"aten::tanh_backward.grad_input", NULL}, /* 694 */
    {"aten::tensordot", NULL}, /* 695 */
    {"aten::threshold.out", NULL}, /* 696 */
    {"aten::threshold_backward.grad_input", NULL}, /* 697 */
    {"aten::topk.values", NULL}, /* 698 */
    {"aten::trace", NULL}, /* 699 */
    {"aten::transpose.int", NULL}, /* 700 */
    {"aten::transpose_copy.int", NULL}, /* 701 */
    {"aten::triangular_solve", NULL}, /* 702 */
    {"aten::tril.out", NULL}, /* 703 */
    {"aten::tril_indices", NULL}, /* 704 */
    {"aten::triu.out", NULL}, /* 705 */
    {"aten::triu_indices", NULL}, /* 706 */
    {"aten::true_divide.Tensor", NULL}, /* 707 */
    {"aten::trunc.out", NULL}, /* 708 */
    {"aten::unbind.int", NULL}, /* 709 */
    {"aten::unbind_copy.int", NULL}, /* 710 */
    {"aten::unfold", NULL}, /* 711 */
    {"aten::unfold_backward", NULL}, /* 712 */
    {"aten::unfold_copy", NULL}, /* 713 */
    {"aten::uniform", NULL}, /* 714 */
    {"aten::uniform_", NULL}, /* 715 */
    {"aten::unique_consecutive", NULL}, /* 716 */
    {"aten::unique_dim", NULL}, /* 717 */
    {"aten::unique_dim_consecutive", NULL}, /* 718 */
    {"aten::unsafe_split.Tensor", NULL}, /* 719 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 720 */
    {"aten::unsqueeze", NULL}, /* 721 */
    {"aten::unsqueeze_copy", NULL}, /* 722 */
    {"aten::upsample_bicubic2d", NULL}, /* 723 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 724 */
    {"aten::upsample_bilinear2d", NULL}, /* 725 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 726 */
    {"aten::upsample_linear1d", NULL}, /* 727 */
    {"aten::upsample_linear1d_backward", NULL}, /* 728 */
    {"aten::upsample_nearest1d", NULL}, /* 729 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 730 */
    {"aten::upsample_nearest2d", NULL}, /* 731 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 732 */
    {"aten::upsample_nearest3d", NULL}, /* 733 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 734 */
    {"aten::upsample_trilinear3d", NULL}, /* 735 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 736 */
    {"aten::var.correction", NULL}, /* 737 */
    {"aten::var.dim", NULL}, /* 738 */
    {"aten::var_mean.correction", NULL}, /* 739 */
    {"aten::vdot", NULL}, /* 740 */
    {"aten::view.dtype", NULL}, /* 741 */
    {"aten::view_as_complex", NULL}, /* 742 */
    {"aten::view_as_complex_copy", NULL}, /* 743 */
    {"aten::view_as_real", NULL}, /* 744 */
    {"aten::view_as_real_copy", NULL}, /* 745 */
    {"aten::view_copy", NULL}, /* 746 */
    {"aten::view_copy.dtype", NULL}, /* 747 */
    {"aten::vstack", NULL}, /* 748 */
    {"aten::xlogy.OutTensor", NULL}, /* 749 */
    {"aten::zero", NULL}, /* 750 */
    {"aten::zero_", NULL}, /* 751 */
    {"aten::zeros", NULL}, /* 752 */
    {"aten::zeros_like", NULL}, /* 753 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 2149;

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
    {9107, 9134, 95, 3, 3, 0x0}, /* aten::_efficientzerotensor */
    {9278, 9309, 98, 1, 0, 0x20}, /* aten::_efficientzerotensor.out */
    {9388, 9409, 99, 2, 3, 0x1}, /* aten::_embedding_bag */
    {9660, 9685, 101, 1, 0, 0x20}, /* aten::_embedding_bag.out */
    {10027, 10057, 102, 2, 3, 0x0}, /* aten::_embedding_bag_backward */
    {10318, 10354, 104, 2, 3, 0x0}, /* aten::_embedding_bag_dense_backward */
    {10592, 10632, 106, 1, 0, 0x20}, /* aten::_embedding_bag_dense_backward.out */
    {10897, 10931, 107, 2, 3, 0x0}, /* aten::_embedding_bag_forward_only */
    {11195, 11233, 109, 1, 0, 0x20}, /* aten::_embedding_bag_forward_only.out */
    {11588, 11637, 110, 2, 3, 0x0}, /* aten::_embedding_bag_per_sample_weights_backward */
    {11805, 11858, 112, 1, 0, 0x20}, /* aten::_embedding_bag_per_sample_weights_backward.out */
    {12053, 12075, 113, 1, 3, 0x0}, /* aten::_euclidean_dist */
    {12129, 12155, 114, 1, 0, 0x20}, /* aten::_euclidean_dist.out */
    {12236, 12251, 115, 2, 3, 0x0}, /* aten::_fft_c2c */
    {12336, 12355, 117, 2, 3, 0x0}, /* aten::_fft_c2c.out */
    {12467, 12482, 119, 2, 3, 0x1}, /* aten::_fft_c2r */
    {12572, 12591, 121, 2, 3, 0x0}, /* aten::_fft_c2r.out */
    {12708, 12723, 123, 2, 3, 0x1}, /* aten::_fft_r2c */
    {12806, 12825, 125, 2, 3, 0x0}, /* aten::_fft_r2c.out */
    {12935, 12957, 127, 1, 3, 0x0}, /* aten::_fused_rms_norm */
    {13065, 13089, 128, 2, 3, 0x2000}, /* aten::_fused_sdp_choice */
    {13272, 13301, 130, 2, 3, 0x0}, /* aten::_histogramdd_bin_edges */
    {13432, 13465, 132, 1, 0, 0x20}, /* aten::_histogramdd_bin_edges.out */
    {13612, 13644, 133, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_cts */
    {13776, 13812, 135, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_cts.out */
    {13968, 14004, 136, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_tensors */
    {14122, 14162, 138, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_tensors.out */
    {14304, 14326, 139, 1, 0, 0x20}, /* aten::_index_put_impl */
    {14447, 14473, 140, 1, 0, 0x20}, /* aten::_index_put_impl.out */
    {14621, 14644, 141, 2, 1, 0x0}, /* aten::_index_put_impl_ */
    {14774, 14793, 143, 1, 3, 0x0}, /* aten::_is_all_true */
    {14835, 14854, 144, 1, 3, 0x0}, /* aten::_is_any_true */
    {14896, 14923, 145, 2, 3, 0x0}, /* aten::_linalg_check_errors */
    {15002, 15020, 147, 2, 3, 0x0}, /* aten::_linalg_det */
    {15093, 15118, 149, 2, 3, 0x0}, /* aten::_linalg_det.result */
    {15266, 15285, 151, 2, 3, 0x0}, /* aten::_linalg_eigh */
    {15394, 15425, 153, 2, 3, 0x0}, /* aten::_linalg_eigh.eigenvalues */
    {15606, 15628, 155, 2, 3, 0x0}, /* aten::_linalg_eigvals */
    {15673, 15695, 157, 2, 3, 0x0}, /* aten::_linalg_slogdet */
    {15788, 15815, 159, 2, 3, 0x0}, /* aten::_linalg_slogdet.sign */
    {16005, 16028, 161, 2, 3, 0x0}, /* aten::_linalg_solve_ex */
    {16173, 16203, 163, 2, 3, 0x0}, /* aten::_linalg_solve_ex.result */
    {16441, 16459, 165, 2, 3, 0x0}, /* aten::_linalg_svd */
    {16591, 16611, 167, 2, 3, 0x0}, /* aten::_linalg_svd.U */
    {16800, 16826, 169, 1, 3, 0x5}, /* aten::_local_scalar_dense */
    {16875, 16894, 170, 3, 3, 0x1}, /* aten::_log_softmax */
    {16965, 16988, 173, 2, 3, 0x0}, /* aten::_log_softmax.out */
    {17086, 17119, 175, 3, 3, 0x0}, /* aten::_log_softmax_backward_data */
    {17230, 17267, 178, 2, 3, 0x0}, /* aten::_log_softmax_backward_data.out */
    {17405, 17425, 180, 2, 3, 0x0}, /* aten::_logcumsumexp */
    {17477, 17501, 182, 2, 3, 0x0}, /* aten::_logcumsumexp.out */
    {17580, 17600, 184, 1, 3, 0x0}, /* aten::_lu_with_info */
    {17717, 17748, 185, 2, 3, 0x1}, /* aten::_native_batch_norm_legit */
    {17942, 17982, 187, 2, 3, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {18136, 18180, 189, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {18415, 18450, 191, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.out */
    {18725, 18767, 193, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {19013, 19056, 194, 1, 3, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {19239, 19286, 195, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {19539, 19555, 196, 1, 3, 0x0}, /* aten::_neg_view */
    {19600, 19621, 197, 1, 3, 0x80000}, /* aten::_neg_view_copy */
    {19665, 19690, 198, 1, 0, 0x80020}, /* aten::_neg_view_copy.out */
    {19761, 19783, 199, 2, 3, 0x0}, /* aten::_pdist_backward */
    {19864, 19890, 201, 1, 0, 0x20}, /* aten::_pdist_backward.out */
    {19998, 20019, 202, 2, 3, 0x1}, /* aten::_pdist_forward */
    {20074, 20099, 204, 1, 0, 0x20}, /* aten::_pdist_forward.out */
    {20182, 20202, 205, 2, 3, 0x0}, /* aten::_prelu_kernel */
    {20260, 20289, 207, 2, 3, 0x0}, /* aten::_prelu_kernel_backward */
    {20386, 20407, 209, 2, 0, 0x0}, /* aten::_reshape_alias */
    {20489, 20515, 211, 1, 3, 0x80000}, /* aten::_reshape_alias_copy */
    {20596, 20626, 212, 1, 0, 0x80020}, /* aten::_reshape_alias_copy.out */
    {20734, 20754, 213, 1, 3, 0x0}, /* aten::_safe_softmax */
    {20830, 20871, 214, 1, 3, 0x2000}, /* aten::_scaled_dot_product_attention_math */
    {21111, 21161, 215, 2, 3, 0x2000}, /* aten::_scaled_dot_product_flash_attention_for_cpu */
    {21377, 21436, 217, 2, 1, 0x0}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward */
    {21720, 21751, 219, 2, 3, 0x0}, /* aten::_segment_reduce_backward */
    {21926, 21961, 221, 1, 0, 0x20}, /* aten::_segment_reduce_backward.out */
    {22160, 22175, 222, 3, 3, 0x1}, /* aten::_softmax */
    {22242, 22261, 225, 2, 3, 0x0}, /* aten::_softmax.out */
    {22355, 22384, 227, 3, 3, 0x0}, /* aten::_softmax_backward_data */
    {22491, 22524, 230, 2, 3, 0x0}, /* aten::_softmax_backward_data.out */
    {22665, 22710, 232, 1, 3, 0x0}, /* aten::_thnn_differentiable_gru_cell_backward */
    {22908, 22954, 233, 1, 3, 0x0}, /* aten::_thnn_differentiable_lstm_cell_backward */
    {23182, 23197, 234, 1, 0, 0x1}, /* aten::_to_copy */
    {23386, 23405, 235, 1, 0, 0x20}, /* aten::_to_copy.out */
    {23529, 23546, 236, 1, 3, 0x0}, /* aten::_trilinear */
    {23683, 23704, 237, 1, 0, 0x20}, /* aten::_trilinear.out */
    {23868, 23882, 238, 2, 3, 0x8}, /* aten::_unique */
    {23974, 23992, 240, 1, 0, 0x20}, /* aten::_unique.out */
    {24133, 24148, 241, 2, 3, 0x8}, /* aten::_unique2 */
    {24275, 24294, 243, 1, 0, 0x20}, /* aten::_unique2.out */
    {24491, 24518, 244, 1, 3, 0x0}, /* aten::_unsafe_index.Tensor */
    {24587, 24611, 245, 1, 1, 0x0}, /* aten::_unsafe_index_put */
    {24715, 24742, 246, 1, 3, 0x0}, /* aten::_unsafe_masked_index */
    {24837, 24879, 247, 1, 3, 0x0}, /* aten::_unsafe_masked_index_put_accumulate */
    {24991, 25010, 248, 1, 3, 0x0}, /* aten::_unsafe_view */
    {25067, 25090, 249, 1, 0, 0x20}, /* aten::_unsafe_view.out */
    {25174, 25203, 250, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {25342, 25375, 252, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {25541, 25574, 254, 1, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {25698, 25736, 255, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {25913, 25962, 257, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {26180, 26210, 259, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {26350, 26384, 261, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {26551, 26585, 263, 1, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {26710, 26749, 264, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {26927, 26977, 266, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {27196, 27225, 268, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {27364, 27397, 270, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {27563, 27596, 272, 1, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {27720, 27758, 273, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {27935, 27984, 275, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {28202, 28234, 277, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d */
    {28332, 28368, 279, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {28493, 28529, 281, 1, 3, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {28636, 28677, 282, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {28813, 28865, 284, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {29042, 29074, 286, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d */
    {29196, 29232, 288, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {29381, 29417, 290, 1, 3, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {29524, 29565, 291, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {29725, 29777, 293, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {29978, 30010, 295, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d */
    {30154, 30190, 297, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {30361, 30397, 299, 1, 3, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {30504, 30545, 300, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {30727, 30779, 302, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {31002, 31012, 304, 2, 1, 0x10001}, /* aten::abs */
    {31045, 31059, 306, 2, 1, 0x10000}, /* aten::abs.out */
    {31119, 31130, 308, 2, 1, 0x0}, /* aten::abs_ */
    {31172, 31187, 310, 1, 1, 0x0}, /* aten::absolute */
    {31225, 31244, 311, 1, 1, 0x0}, /* aten::absolute.out */
    {31309, 31325, 312, 1, 1, 0x0}, /* aten::absolute_ */
    {31372, 31383, 313, 3, 1, 0x10001}, /* aten::acos */
    {31417, 31432, 316, 2, 1, 0x10000}, /* aten::acos.out */
    {31493, 31505, 318, 3, 1, 0x10000}, /* aten::acos_ */
    {31548, 31560, 321, 3, 3, 0x10001}, /* aten::acosh */
    {31595, 31611, 324, 2, 3, 0x10000}, /* aten::acosh.out */
    {31673, 31686, 326, 3, 3, 0x10000}, /* aten::acosh_ */
    {31730, 31756, 329, 1, 3, 0x1}, /* aten::adaptive_avg_pool1d */
    {31825, 31851, 330, 1, 3, 0x0}, /* aten::adaptive_avg_pool2d */
    {31923, 31953, 331, 2, 3, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {32052, 32078, 333, 1, 3, 0x0}, /* aten::adaptive_avg_pool3d */
    {32150, 32180, 334, 2, 3, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {32279, 32305, 336, 1, 3, 0x0}, /* aten::adaptive_max_pool1d */
    {32384, 32410, 337, 2, 3, 0x0}, /* aten::adaptive_max_pool2d */
    {32489, 32519, 339, 2, 3, 0x0}, /* aten::adaptive_max_pool2d.out */
    {32649, 32684, 341, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {32778, 32824, 343, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {32959, 32985, 345, 2, 3, 0x0}, /* aten::adaptive_max_pool3d */
    {33064, 33094, 347, 2, 3, 0x0}, /* aten::adaptive_max_pool3d.out */
    {33224, 33259, 349, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {33353, 33399, 351, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {33534, 33551, 353, 1, 1, 0x10001}, /* aten::add.Scalar */
    {33621, 33642, 354, 1, 0, 0x20}, /* aten::add.Scalar_out */
    {33739, 33756, 355, 3, 1, 0x10001}, /* aten::add.Tensor */
    {33829, 33843, 358, 2, 1, 0x10000}, /* aten::add.out */
    {33933, 33951, 360, 1, 1, 0x10000}, /* aten::add_.Scalar */
    {34030, 34048, 361, 3, 1, 0x10000}, /* aten::add_.Tensor */
    {34130, 34143, 364, 2, 3, 0x0}, /* aten::addbmm */
    {34243, 34260, 366, 2, 3, 0x0}, /* aten::addbmm.out */
    {34384, 34398, 368, 2, 3, 0x0}, /* aten::addbmm_ */
    {34507, 34521, 370, 3, 1, 0x10000}, /* aten::addcdiv */
    {34609, 34627, 373, 2, 1, 0x10000}, /* aten::addcdiv.out */
    {34739, 34754, 375, 3, 1, 0x10000}, /* aten::addcdiv_ */
    {34851, 34865, 378, 3, 1, 0x10000}, /* aten::addcmul */
    {34953, 34971, 381, 2, 1, 0x10000}, /* aten::addcmul.out */
    {35083, 35098, 383, 3, 1, 0x10000}, /* aten::addcmul_ */
    {35195, 35207, 386, 3, 3, 0x1}, /* aten::addmm */
    {35302, 35318, 389, 2, 3, 0x0}, /* aten::addmm.out */
    {35437, 35450, 391, 3, 3, 0x0}, /* aten::addmm_ */
    {35554, 35566, 394, 3, 3, 0x0}, /* aten::addmv */
    {35659, 35675, 397, 2, 3, 0x0}, /* aten::addmv.out */
    {35792, 35805, 399, 3, 3, 0x0}, /* aten::addmv_ */
    {35907, 35918, 402, 1, 3, 0x0}, /* aten::addr */
    {36012, 36027, 403, 1, 3, 0x0}, /* aten::addr.out */
    {36145, 36157, 404, 1, 3, 0x0}, /* aten::addr_ */
    {36260, 36274, 405, 1, 3, 0x0}, /* aten::adjoint */
    {36317, 36345, 406, 1, 3, 0x0}, /* aten::affine_grid_generator */
    {36432, 36464, 407, 1, 0, 0x20}, /* aten::affine_grid_generator.out */
    {36578, 36615, 408, 1, 3, 0x0}, /* aten::affine_grid_generator_backward */
    {36710, 36722, 409, 1, 3, 0x1}, /* aten::alias */
    {36763, 36780, 410, 1, 3, 0x80000}, /* aten::alias_copy */
    {36820, 36841, 411, 1, 0, 0x80020}, /* aten::alias_copy.out */
    {36908, 36918, 412, 3, 1, 0x40000}, /* aten::all */
    {36951, 36969, 415, 2, 1, 0x40000}, /* aten::all.all_out */
    {37033, 37047, 417, 3, 1, 0x40000}, /* aten::all.dim */
    {37113, 37128, 420, 3, 1, 0x40000}, /* aten::all.dims */
    {37203, 37222, 423, 2, 1, 0x40000}, /* aten::all.dims_out */
    {37324, 37338, 425, 2, 1, 0x40000}, /* aten::all.out */
    {37427, 37442, 427, 1, 3, 0x4}, /* aten::allclose */
    {37550, 37570, 428, 1, 3, 0x2100}, /* aten::alpha_dropout */
    {37635, 37656, 429, 1, 3, 0x2000}, /* aten::alpha_dropout_ */
    {37729, 37740, 430, 3, 3, 0x40001}, /* aten::amax */
    {37809, 37824, 433, 2, 3, 0x40000}, /* aten::amax.out */
    {37920, 37931, 435, 3, 3, 0x40001}, /* aten::amin */
    {38000, 38015, 438, 2, 3, 0x40000}, /* aten::amin.out */
    {38111, 38125, 440, 3, 1, 0x40000}, /* aten::aminmax */
    {38218, 38236, 443, 2, 1, 0x40000}, /* aten::aminmax.out */
    {38373, 38385, 445, 2, 1, 0x10000}, /* aten::angle */
    {38420, 38436, 447, 2, 1, 0x10000}, /* aten::angle.out */
    {38498, 38508, 449, 3, 1, 0x40001}, /* aten::any */
    {38541, 38559, 452, 2, 1, 0x40000}, /* aten::any.all_out */
    {38623, 38637, 454, 3, 1, 0x40001}, /* aten::any.dim */
    {38703, 38718, 457, 3, 1, 0x40001}, /* aten::any.dims */
    {38793, 38812, 460, 2, 1, 0x40000}, /* aten::any.dims_out */
    {38914, 38928, 462, 2, 1, 0x40000}, /* aten::any.out */
    {39017, 39030, 464, 2, 3, 0x0}, /* aten::arange */
    {39157, 39174, 466, 1, 3, 0x0}, /* aten::arange.out */
    {39236, 39255, 467, 2, 3, 0x0}, /* aten::arange.start */
    {39402, 39425, 469, 2, 3, 0x0}, /* aten::arange.start_out */
    {39522, 39546, 471, 2, 3, 0x1}, /* aten::arange.start_step */
    {39713, 39726, 473, 1, 3, 0x0}, /* aten::arccos */
    {39762, 39779, 474, 1, 3, 0x0}, /* aten::arccos.out */
    {39842, 39856, 475, 1, 3, 0x0}, /* aten::arccos_ */
    {39901, 39915, 476, 1, 3, 0x0}, /* aten::arccosh */
    {39952, 39970, 477, 1, 3, 0x0}, /* aten::arccosh.out */
    {40034, 40049, 478, 1, 3, 0x0}, /* aten::arccosh_ */
    {40095, 40108, 479, 1, 3, 0x0}, /* aten::arcsin */
    {40144, 40161, 480, 1, 3, 0x0}, /* aten::arcsin.out */
    {40224, 40238, 481, 1, 3, 0x0}, /* aten::arcsin_ */
    {40283, 40297, 482, 1, 3, 0x0}, /* aten::arcsinh */
    {40334, 40352, 483, 1, 3, 0x0}, /* aten::arcsinh.out */
    {40416, 40431, 484, 1, 3, 0x0}, /* aten::arcsinh_ */
    {40477, 40490, 485, 1, 3, 0x0}, /* aten::arctan */
    {40526, 40543, 486, 1, 3, 0x0}, /* aten::arctan.out */
    {40606, 40620, 487, 1, 3, 0x0}, /* aten::arctan2 */
    {40671, 40689, 488, 1, 1, 0x0}, /* aten::arctan2.out */
    {40767, 40782, 489, 1, 3, 0x0}, /* aten::arctan2_ */
    {40842, 40856, 490, 1, 3, 0x0}, /* aten::arctan_ */
    {40901, 40915, 491, 1, 3, 0x0}, /* aten::arctanh */
    {40952, 40970, 492, 1, 3, 0x0}, /* aten::arctanh.out */
    {41034, 41049, 493, 1, 3, 0x0}, /* aten::arctanh_ */
    {41095, 41108, 494, 3, 1, 0x40001}, /* aten::argmax */
    {41179, 41196, 497, 2, 3, 0x40000}, /* aten::argmax.out */
    {41294, 41307, 499, 3, 1, 0x40001}, /* aten::argmin */
    {41378, 41395, 502, 2, 3, 0x40000}, /* aten::argmin.out */
    {41493, 41507, 504, 1, 1, 0x0}, /* aten::argsort */
    {41579, 41600, 505, 1, 1, 0x0}, /* aten::argsort.stable */
    {41695, 41720, 506, 1, 1, 0x0}, /* aten::argsort.stable_out */
    {41839, 41854, 507, 1, 3, 0x8}, /* aten::argwhere */
    {41892, 41909, 508, 2, 0, 0x1}, /* aten::as_strided */
    {42016, 42034, 510, 1, 0, 0x80}, /* aten::as_strided_ */
    {42144, 42166, 511, 1, 3, 0x80000}, /* aten::as_strided_copy */
    {42272, 42298, 512, 1, 0, 0x80020}, /* aten::as_strided_copy.out */
    {42431, 42456, 513, 1, 0, 0x0}, /* aten::as_strided_scatter */
    {42577, 42606, 514, 1, 0, 0x20}, /* aten::as_strided_scatter.out */
    {42754, 42765, 515, 3, 1, 0x10001}, /* aten::asin */
    {42799, 42814, 518, 2, 1, 0x10000}, /* aten::asin.out */
    {42875, 42887, 520, 3, 1, 0x10000}, /* aten::asin_ */
    {42930, 42942, 523, 3, 3, 0x10001}, /* aten::asinh */
    {42977, 42993, 526, 2, 3, 0x10000}, /* aten::asinh.out */
    {43055, 43068, 528, 3, 3, 0x10000}, /* aten::asinh_ */
    {43112, 43123, 531, 3, 1, 0x10001}, /* aten::atan */
    {43157, 43172, 534, 2, 1, 0x10000}, /* aten::atan.out */
    {43233, 43245, 536, 3, 1, 0x10001}, /* aten::atan2 */
    {43294, 43310, 539, 2, 1, 0x10001}, /* aten::atan2.out */
    {43386, 43399, 541, 3, 1, 0x10000}, /* aten::atan2_ */
    {43457, 43469, 544, 3, 1, 0x10000}, /* aten::atan_ */
    {43512, 43524, 547, 3, 3, 0x10001}, /* aten::atanh */
    {43559, 43575, 550, 2, 3, 0x10000}, /* aten::atanh.out */
    {43637, 43650, 552, 3, 3, 0x10000}, /* aten::atanh_ */
    {43694, 43711, 555, 1, 3, 0x100}, /* aten::atleast_1d */
    {43751, 43777, 556, 1, 3, 0x0}, /* aten::atleast_1d.Sequence */
    {43833, 43850, 557, 1, 3, 0x100}, /* aten::atleast_2d */
    {43890, 43916, 558, 1, 3, 0x0}, /* aten::atleast_2d.Sequence */
    {43972, 43989, 559, 1, 3, 0x100}, /* aten::atleast_3d */
    {44029, 44055, 560, 1, 3, 0x0}, /* aten::atleast_3d.Sequence */
    {44111, 44128, 561, 1, 3, 0x1}, /* aten::avg_pool1d */
    {44275, 44292, 562, 2, 3, 0x1}, /* aten::avg_pool2d */
    {44467, 44488, 564, 2, 3, 0x0}, /* aten::avg_pool2d.out */
    {44690, 44716, 566, 2, 3, 0x1}, /* aten::avg_pool2d_backward */
    {44899, 44936, 568, 2, 3, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {45160, 45177, 570, 2, 3, 0x1}, /* aten::avg_pool3d */
    {45352, 45373, 572, 2, 3, 0x0}, /* aten::avg_pool3d.out */
    {45575, 45601, 574, 2, 3, 0x0}, /* aten::avg_pool3d_backward */
    {45784, 45821, 576, 2, 3, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {46045, 46059, 578, 3, 3, 0x0}, /* aten::baddbmm */
    {46160, 46178, 581, 2, 3, 0x0}, /* aten::baddbmm.out */
    {46303, 46318, 583, 3, 3, 0x0}, /* aten::baddbmm_ */
    {46428, 46450, 586, 2, 3, 0x0}, /* aten::bartlett_window */
    {46593, 46619, 588, 1, 0, 0x20}, /* aten::bartlett_window.out */
    {46697, 46728, 589, 2, 3, 0x0}, /* aten::bartlett_window.periodic */
    {46895, 46930, 591, 1, 0, 0x20}, /* aten::bartlett_window.periodic_out */
    {47032, 47049, 592, 1, 3, 0x100}, /* aten::batch_norm */
    {47225, 47251, 593, 2, 3, 0x0}, /* aten::batch_norm_backward */
    {47492, 47522, 595, 2, 3, 0x0}, /* aten::batch_norm_update_stats */
    {47645, 47679, 597, 1, 0, 0x20}, /* aten::batch_norm_update_stats.out */
    {47851, 47867, 598, 1, 1, 0x2000}, /* aten::bernoulli */
    {47936, 47959, 599, 1, 0, 0x2020}, /* aten::bernoulli.Tensor */
    {48045, 48072, 600, 1, 0, 0x2020}, /* aten::bernoulli.Tensor_out */
    {48182, 48208, 601, 1, 0, 0x2020}, /* aten::bernoulli.float_out */
    {48320, 48340, 602, 2, 1, 0x2000}, /* aten::bernoulli.out */
    {48433, 48451, 604, 1, 1, 0x2000}, /* aten::bernoulli.p */
    {48531, 48555, 605, 2, 1, 0x2000}, /* aten::bernoulli_.Tensor */
    {48650, 48673, 607, 2, 1, 0x2000}, /* aten::bernoulli_.float */
    {48770, 48785, 609, 1, 3, 0x0}, /* aten::bilinear */
    {48874, 48901, 610, 2, 1, 0x0}, /* aten::binary_cross_entropy */
    {49007, 49038, 612, 2, 1, 0x0}, /* aten::binary_cross_entropy.out */
    {49171, 49207, 614, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward */
    {49342, 49389, 616, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {49565, 49604, 618, 2, 1, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {49747, 49790, 620, 1, 0, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {49957, 49972, 621, 2, 3, 0x8}, /* aten::bincount */
    {50052, 50071, 623, 1, 0, 0x20}, /* aten::bincount.out */
    {50178, 50193, 624, 2, 1, 0x2000}, /* aten::binomial */
    {50272, 50291, 626, 1, 0, 0x2020}, /* aten::binomial.out */
    {50397, 50422, 627, 1, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {50484, 50516, 628, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {50585, 50621, 629, 1, 0, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {50717, 50746, 630, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {50835, 50860, 631, 3, 1, 0x10001}, /* aten::bitwise_and.Tensor */
    {50922, 50951, 634, 2, 1, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {51040, 51066, 636, 1, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {51137, 51163, 637, 3, 1, 0x10000}, /* aten::bitwise_and_.Tensor */
    {51234, 51273, 640, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {51349, 51392, 641, 1, 0, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {51495, 51527, 642, 3, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {51596, 51635, 645, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {51711, 51754, 646, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {51857, 51893, 647, 2, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {51989, 52022, 649, 3, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {52100, 52140, 652, 1, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {52225, 52243, 653, 3, 1, 0x10001}, /* aten::bitwise_not */
    {52284, 52306, 656, 2, 1, 0x10000}, /* aten::bitwise_not.out */
    {52374, 52393, 658, 3, 1, 0x10000}, /* aten::bitwise_not_ */
    {52443, 52467, 661, 1, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {52528, 52559, 662, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {52627, 52662, 663, 1, 0, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {52757, 52785, 664, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {52873, 52897, 665, 3, 1, 0x10001}, /* aten::bitwise_or.Tensor */
    {52958, 52986, 668, 2, 1, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {53074, 53099, 670, 1, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {53169, 53194, 671, 3, 1, 0x10000}, /* aten::bitwise_or_.Tensor */
    {53264, 53304, 674, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {53381, 53425, 675, 1, 0, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {53529, 53562, 676, 3, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {53632, 53672, 679, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {53749, 53793, 680, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {53897, 53934, 681, 2, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {54031, 54065, 683, 3, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {54144, 54185, 686, 1, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {54271, 54296, 687, 1, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {54358, 54390, 688, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {54459, 54495, 689, 1, 0, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {54591, 54620, 690, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {54709, 54734, 691, 3, 1, 0x10001}, /* aten::bitwise_xor.Tensor */
    {54796, 54825, 694, 2, 1, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {54914, 54940, 696, 1, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {55011, 55037, 697, 3, 1, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {55108, 55130, 700, 2, 3, 0x0}, /* aten::blackman_window */
    {55273, 55299, 702, 1, 0, 0x20}, /* aten::blackman_window.out */
    {55377, 55408, 703, 2, 3, 0x0}, /* aten::blackman_window.periodic */
    {55575, 55610, 705, 1, 0, 0x20}, /* aten::blackman_window.periodic_out */
    {55712, 55729, 706, 1, 3, 0x0}, /* aten::block_diag */
    {55774, 55795, 707, 1, 0, 0x20}, /* aten::block_diag.out */
    {55867, 55877, 708, 3, 3, 0x1}, /* aten::bmm */
    {55923, 55937, 711, 2, 3, 0x0}, /* aten::bmm.out */
    {56010, 56034, 713, 1, 0, 0x0}, /* aten::broadcast_tensors */
    {56088, 56107, 714, 1, 3, 0x0}, /* aten::broadcast_to */
    {56170, 56193, 715, 2, 3, 0x0}, /* aten::bucketize.Scalar */
    {56301, 56328, 717, 1, 0, 0x20}, /* aten::bucketize.Scalar_out */
    {56460, 56483, 718, 2, 3, 0x0}, /* aten::bucketize.Tensor */
    {56591, 56618, 720, 2, 3, 0x0}, /* aten::bucketize.Tensor_out */
    {56750, 56765, 722, 1, 3, 0x0}, /* aten::can_cast */
    {56821, 56842, 723, 1, 3, 0x100}, /* aten::cartesian_prod */
    {56891, 56901, 724, 3, 3, 0x1}, /* aten::cat */
    {56950, 56964, 727, 2, 3, 0x0}, /* aten::cat.out */
    {57040, 57053, 729, 1, 0, 0x2020}, /* aten::cauchy */
    {57152, 57169, 730, 1, 0, 0x2020}, /* aten::cauchy.out */
    {57292, 57306, 731, 2, 1, 0x2000}, /* aten::cauchy_ */
    {57412, 57424, 733, 1, 3, 0x0}, /* aten::cdist */
    {57503, 57514, 734, 3, 1, 0x10001}, /* aten::ceil */
    {57548, 57563, 737, 2, 1, 0x10000}, /* aten::ceil.out */
    {57624, 57636, 739, 3, 1, 0x10000}, /* aten::ceil_ */
    {57679, 57690, 742, 1, 1, 0x10000}, /* aten::celu */
    {57742, 57757, 743, 1, 0, 0x20}, /* aten::celu.out */
    {57835, 57847, 744, 1, 1, 0x10000}, /* aten::celu_ */
    {57908, 57930, 745, 2, 3, 0x0}, /* aten::channel_shuffle */
    {57990, 58016, 747, 1, 0, 0x20}, /* aten::channel_shuffle.out */
    {58103, 58118, 748, 2, 3, 0x0}, /* aten::cholesky */
    {58174, 58193, 750, 2, 3, 0x0}, /* aten::cholesky.out */
    {58276, 58299, 752, 2, 3, 0x0}, /* aten::cholesky_inverse */
    {58363, 58390, 754, 2, 3, 0x0}, /* aten::cholesky_inverse.out */
    {58481, 58502, 756, 2, 3, 0x0}, /* aten::cholesky_solve */
    {58579, 58604, 758, 2, 3, 0x0}, /* aten::cholesky_solve.out */
    {58708, 58720, 760, 1, 0, 0x0}, /* aten::chunk */
    {58791, 58803, 761, 3, 1, 0x10001}, /* aten::clamp */
    {58874, 58893, 764, 3, 3, 0x10001}, /* aten::clamp.Tensor */
    {58971, 58994, 767, 2, 1, 0x10000}, /* aten::clamp.Tensor_out */
    {59099, 59115, 769, 2, 1, 0x10000}, /* aten::clamp.out */
    {59213, 59226, 771, 3, 1, 0x10000}, /* aten::clamp_ */
    {59306, 59326, 774, 3, 3, 0x10000}, /* aten::clamp_.Tensor */
    {59413, 59429, 777, 3, 1, 0x10000}, /* aten::clamp_max */
    {59480, 59503, 780, 3, 3, 0x10000}, /* aten::clamp_max.Tensor */
    {59561, 59588, 783, 2, 1, 0x10000}, /* aten::clamp_max.Tensor_out */
    {59673, 59693, 785, 2, 1, 0x10000}, /* aten::clamp_max.out */
    {59771, 59788, 787, 3, 1, 0x10000}, /* aten::clamp_max_ */
    {59848, 59872, 790, 3, 3, 0x10000}, /* aten::clamp_max_.Tensor */
    {59939, 59955, 793, 3, 1, 0x10000}, /* aten::clamp_min */
    {60006, 60029, 796, 3, 3, 0x10000}, /* aten::clamp_min.Tensor */
    {60087, 60114, 799, 2, 1, 0x10000}, /* aten::clamp_min.Tensor_out */
    {60199, 60219, 801, 2, 1, 0x10000}, /* aten::clamp_min.out */
    {60297, 60314, 803, 3, 1, 0x10000}, /* aten::clamp_min_ */
    {60374, 60398, 806, 3, 3, 0x10000}, /* aten::clamp_min_.Tensor */
    {60465, 60476, 809, 1, 3, 0x10000}, /* aten::clip */
    {60546, 60564, 810, 1, 3, 0x10000}, /* aten::clip.Tensor */
    {60641, 60663, 811, 1, 3, 0x0}, /* aten::clip.Tensor_out */
    {60767, 60782, 812, 1, 3, 0x10000}, /* aten::clip.out */
    {60879, 60891, 813, 1, 3, 0x10000}, /* aten::clip_ */
    {60970, 60989, 814, 1, 3, 0x10000}, /* aten::clip_.Tensor */
    {61075, 61087, 815, 1, 3, 0x10001}, /* aten::clone */
    {61159, 61175, 816, 1, 0, 0x20}, /* aten::clone.out */
    {61271, 61284, 817, 2, 3, 0x1}, /* aten::col2im */
    {61411, 61428, 819, 2, 3, 0x0}, /* aten::col2im.out */
    {61582, 61601, 821, 1, 3, 0x0}, /* aten::column_stack */
    {61648, 61671, 822, 1, 3, 0x0}, /* aten::column_stack.out */
    {61745, 61764, 823, 1, 3, 0x0}, /* aten::combinations */
    {61844, 61858, 824, 2, 3, 0x0}, /* aten::complex */
    {61908, 61926, 826, 2, 3, 0x0}, /* aten::complex.out */
    {62003, 62016, 828, 1, 3, 0x0}, /* aten::concat */
    {62068, 62085, 829, 1, 3, 0x0}, /* aten::concat.out */
    {62164, 62182, 830, 1, 3, 0x0}, /* aten::concatenate */
    {62239, 62261, 831, 1, 3, 0x0}, /* aten::concatenate.out */
    {62345, 62356, 832, 1, 3, 0x0}, /* aten::conj */
    {62396, 62416, 833, 1, 3, 0x10100}, /* aten::conj_physical */
    {62459, 62483, 834, 2, 3, 0x10000}, /* aten::conj_physical.out */
    {62553, 62574, 836, 2, 3, 0x10000}, /* aten::conj_physical_ */
    {62626, 62648, 838, 1, 3, 0x1}, /* aten::constant_pad_nd */
    {62723, 62749, 839, 1, 0, 0x20}, /* aten::constant_pad_nd.out */
    {62851, 62868, 840, 1, 3, 0x0}, /* aten::contiguous */
    {62963, 62976, 841, 1, 3, 0x0}, /* aten::conv1d */
    {63127, 63148, 842, 1, 3, 0x0}, /* aten::conv1d.padding */
    {63307, 63320, 843, 1, 3, 0x0}, /* aten::conv2d */
    {63471, 63492, 844, 1, 3, 0x0}, /* aten::conv2d.padding */
    {63651, 63664, 845, 1, 3, 0x0}, /* aten::conv3d */
    {63815, 63836, 846, 1, 3, 0x0}, /* aten::conv3d.padding */
    {63995, 64018, 847, 1, 3, 0x0}, /* aten::conv_transpose1d */
    {64207, 64236, 848, 1, 3, 0x0}, /* aten::conv_transpose2d.input */
    {64431, 64460, 849, 1, 3, 0x0}, /* aten::conv_transpose3d.input */
    {64655, 64673, 850, 2, 3, 0x1}, /* aten::convolution */
    {64855, 64877, 852, 1, 0, 0x20}, /* aten::convolution.out */
    {65086, 65113, 853, 2, 3, 0x1}, /* aten::convolution_backward */
    {65371, 65402, 855, 1, 0, 0x20}, /* aten::convolution_backward.out */
    {65730, 65741, 856, 1, 3, 0x1}, /* aten::copy */
    {65812, 65827, 857, 1, 0, 0x20}, /* aten::copy.out */
    {65925, 65937, 858, 1, 0, 0x0}, /* aten::copy_ */
    {66017, 66039, 859, 1, 3, 0x10000}, /* aten::copysign.Scalar */
    {66098, 66124, 860, 1, 3, 0x10000}, /* aten::copysign.Scalar_out */
    {66210, 66232, 861, 3, 1, 0x10000}, /* aten::copysign.Tensor */
    {66291, 66310, 864, 2, 1, 0x10000}, /* aten::copysign.out */
    {66389, 66412, 866, 1, 3, 0x0}, /* aten::copysign_.Scalar */
    {66480, 66503, 867, 3, 1, 0x0}, /* aten::copysign_.Tensor */
    {66571, 66586, 870, 1, 3, 0x0}, /* aten::corrcoef */
    {66624, 66634, 871, 3, 1, 0x10001}, /* aten::cos */
    {66667, 66681, 874, 2, 1, 0x10000}, /* aten::cos.out */
    {66741, 66752, 876, 3, 1, 0x10000}, /* aten::cos_ */
    {66794, 66805, 879, 3, 1, 0x10001}, /* aten::cosh */
    {66839, 66854, 882, 2, 1, 0x10000}, /* aten::cosh.out */
    {66915, 66927, 884, 3, 1, 0x10000}, /* aten::cosh_ */
    {66970, 66998, 887, 1, 3, 0x0}, /* aten::cosine_embedding_loss */
    {67119, 67143, 888, 1, 3, 0x0}, /* aten::cosine_similarity */
    {67227, 67247, 889, 1, 3, 0x40000}, /* aten::count_nonzero */
    {67305, 67337, 890, 2, 3, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {67403, 67439, 892, 1, 0, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {67532, 67556, 893, 1, 0, 0x20}, /* aten::count_nonzero.out */
    {67641, 67651, 894, 1, 3, 0x0}, /* aten::cov */
    {67751, 67763, 895, 1, 3, 0x0}, /* aten::cross */
    {67827, 67843, 896, 1, 3, 0x0}, /* aten::cross.out */
    {67934, 67959, 897, 1, 3, 0x0}, /* aten::cross_entropy_loss */
    {68116, 68139, 898, 1, 3, 0x0}, /* aten::ctc_loss.IntList */
    {68308, 68330, 899, 1, 3, 0x0}, /* aten::ctc_loss.Tensor */
    {68500, 68513, 900, 1, 1, 0x0}, /* aten::cummax */
    {68583, 68600, 901, 2, 1, 0x0}, /* aten::cummax.out */
    {68724, 68737, 903, 1, 1, 0x0}, /* aten::cummin */
    {68807, 68824, 904, 2, 1, 0x0}, /* aten::cummin.out */
    {68948, 68962, 906, 3, 1, 0x0}, /* aten::cumprod */
    {69035, 69053, 909, 2, 1, 0x0}, /* aten::cumprod.out */
    {69150, 69165, 911, 3, 3, 0x0}, /* aten::cumprod_ */
    {69247, 69260, 914, 3, 1, 0x1}, /* aten::cumsum */
    {69332, 69349, 917, 2, 1, 0x0}, /* aten::cumsum.out */
    {69445, 69459, 919, 3, 3, 0x0}, /* aten::cumsum_ */
    {69540, 69570, 922, 1, 3, 0x0}, /* aten::cumulative_trapezoid.dx */
    {69648, 69677, 923, 1, 3, 0x0}, /* aten::cumulative_trapezoid.x */
    {69751, 69765, 924, 1, 3, 0x10000}, /* aten::deg2rad */
    {69802, 69820, 925, 1, 3, 0x10000}, /* aten::deg2rad.out */
    {69884, 69899, 926, 1, 3, 0x10000}, /* aten::deg2rad_ */
    {69945, 69955, 927, 1, 3, 0x0}, /* aten::det */
    {69988, 70001, 928, 1, 3, 0x0}, /* aten::detach */
    {70043, 70057, 929, 1, 3, 0x80}, /* aten::detach_ */
    {70102, 70120, 930, 1, 3, 0x80000}, /* aten::detach_copy */
    {70161, 70183, 931, 1, 0, 0x80020}, /* aten::detach_copy.out */
    {70251, 70262, 932, 1, 3, 0x0}, /* aten::diag */
    {70312, 70327, 933, 1, 3, 0x0}, /* aten::diag.out */
    {70404, 70421, 934, 1, 3, 0x0}, /* aten::diag_embed */
    {70501, 70522, 935, 1, 0, 0x20}, /* aten::diag_embed.out */
    {70629, 70644, 936, 1, 3, 0x0}, /* aten::diagflat */
    {70696, 70711, 937, 1, 3, 0x1}, /* aten::diagonal */
    {70793, 70817, 938, 1, 0, 0x0}, /* aten::diagonal_backward */
    {70925, 70953, 939, 1, 0, 0x20}, /* aten::diagonal_backward.out */
    {71088, 71108, 940, 1, 3, 0x80000}, /* aten::diagonal_copy */
    {71189, 71213, 941, 1, 0, 0x80020}, /* aten::diagonal_copy.out */
    {71321, 71344, 942, 1, 0, 0x0}, /* aten::diagonal_scatter */
    {71440, 71467, 943, 1, 0, 0x20}, /* aten::diagonal_scatter.out */
    {71590, 71601, 944, 1, 3, 0x0}, /* aten::diff */
    {71699, 71714, 945, 1, 3, 0x0}, /* aten::diff.out */
    {71839, 71853, 946, 3, 1, 0x10000}, /* aten::digamma */
    {71890, 71908, 949, 2, 1, 0x10000}, /* aten::digamma.out */
    {71972, 71987, 951, 3, 1, 0x10000}, /* aten::digamma_ */
    {72033, 72044, 954, 1, 1, 0x0}, /* aten::dist */
    {72104, 72119, 955, 1, 0, 0x20}, /* aten::dist.out */
    {72206, 72223, 956, 1, 1, 0x10001}, /* aten::div.Scalar */
    {72277, 72299, 957, 1, 3, 0x10001}, /* aten::div.Scalar_mode */
    {72381, 72407, 958, 1, 0, 0x20}, /* aten::div.Scalar_mode_out */
    {72513, 72534, 959, 1, 0, 0x20}, /* aten::div.Scalar_out */
    {72615, 72632, 960, 3, 1, 0x10001}, /* aten::div.Tensor */
    {72686, 72708, 963, 3, 1, 0x10001}, /* aten::div.Tensor_mode */
    {72790, 72804, 966, 2, 1, 0x10000}, /* aten::div.out */
    {72878, 72897, 968, 2, 1, 0x10000}, /* aten::div.out_mode */
    {72996, 73014, 970, 1, 1, 0x10000}, /* aten::div_.Scalar */
    {73077, 73100, 971, 1, 3, 0x10000}, /* aten::div_.Scalar_mode */
    {73191, 73209, 972, 3, 1, 0x10000}, /* aten::div_.Tensor */
    {73272, 73295, 975, 3, 1, 0x10000}, /* aten::div_.Tensor_mode */
    {73386, 73406, 978, 1, 3, 0x0}, /* aten::divide.Scalar */
    {73463, 73488, 979, 1, 3, 0x0}, /* aten::divide.Scalar_mode */
    {73573, 73593, 980, 1, 3, 0x0}, /* aten::divide.Tensor */
    {73650, 73675, 981, 1, 3, 0x0}, /* aten::divide.Tensor_mode */
    {73760, 73777, 982, 1, 3, 0x0}, /* aten::divide.out */
    {73854, 73876, 983, 1, 3, 0x0}, /* aten::divide.out_mode */
    {73978, 73999, 984, 1, 3, 0x0}, /* aten::divide_.Scalar */
    {74065, 74091, 985, 1, 3, 0x0}, /* aten::divide_.Scalar_mode */
    {74185, 74206, 986, 1, 3, 0x0}, /* aten::divide_.Tensor */
    {74272, 74298, 987, 1, 3, 0x0}, /* aten::divide_.Tensor_mode */
    {74392, 74402, 988, 2, 3, 0x0}, /* aten::dot */
    {74450, 74464, 990, 1, 3, 0x0}, /* aten::dot.out */
    {74539, 74553, 991, 1, 3, 0x2100}, /* aten::dropout */
    {74612, 74627, 992, 1, 3, 0x2000}, /* aten::dropout_ */
    {74694, 74713, 993, 1, 3, 0x0}, /* aten::dsplit.array */
    {74783, 74800, 994, 1, 3, 0x0}, /* aten::dsplit.int */
    {74867, 74880, 995, 1, 3, 0x0}, /* aten::dstack */
    {74921, 74938, 996, 1, 3, 0x0}, /* aten::dstack.out */
    {75006, 75019, 997, 1, 3, 0x0}, /* aten::einsum */
    {75095, 75105, 998, 3, 1, 0x10001}, /* aten::elu */
    {75192, 75206, 1001, 2, 1, 0x0}, /* aten::elu.out */
    {75320, 75331, 1003, 3, 1, 0x10000}, /* aten::elu_ */
    {75427, 75446, 1006, 3, 3, 0x0}, /* aten::elu_backward */
    {75582, 75612, 1009, 2, 3, 0x0}, /* aten::elu_backward.grad_input */
    {75789, 75805, 1011, 1, 3, 0x1}, /* aten::embedding */
    {75935, 75955, 1012, 1, 0, 0x20}, /* aten::embedding.out */
    {76112, 76137, 1013, 1, 3, 0x0}, /* aten::embedding_backward */
    {76279, 76299, 1014, 1, 3, 0x0}, /* aten::embedding_bag */
    {76529, 76561, 1015, 1, 3, 0x0}, /* aten::embedding_bag.padding_idx */
    {76796, 76827, 1016, 2, 3, 0x1}, /* aten::embedding_dense_backward */
    {76969, 77004, 1018, 1, 0, 0x20}, /* aten::embedding_dense_backward.out */
    {77173, 77196, 1019, 1, 0, 0x20}, /* aten::embedding_renorm */
    {77291, 77318, 1020, 1, 0, 0x20}, /* aten::embedding_renorm.out */
    {77440, 77464, 1021, 2, 3, 0x0}, /* aten::embedding_renorm_ */
    {77568, 77594, 1023, 3, 3, 0x1}, /* aten::empty.memory_format */
    {77771, 77787, 1026, 1, 0, 0x0}, /* aten::empty.out */
    {77885, 77902, 1027, 1, 0, 0x0}, /* aten::empty_like */
    {78068, 78089, 1028, 1, 0, 0x20}, /* aten::empty_like.out */
    {78190, 78211, 1029, 2, 3, 0x0}, /* aten::empty_permuted */
    {78372, 78397, 1031, 1, 0, 0x20}, /* aten::empty_permuted.out */
    {78493, 78513, 1032, 3, 3, 0x1}, /* aten::empty_strided */
    {78667, 78691, 1035, 1, 0, 0x20}, /* aten::empty_strided.out */
    {78780, 78796, 1036, 3, 1, 0x10001}, /* aten::eq.Scalar */
    {78849, 78869, 1039, 2, 1, 0x10000}, /* aten::eq.Scalar_out */
    {78949, 78965, 1041, 3, 1, 0x10001}, /* aten::eq.Tensor */
    {79018, 79038, 1044, 2, 1, 0x10000}, /* aten::eq.Tensor_out */
    {79118, 79135, 1046, 3, 1, 0x0}, /* aten::eq_.Scalar */
    {79197, 79214, 1049, 3, 1, 0x0}, /* aten::eq_.Tensor */
    {79276, 79288, 1052, 2, 3, 0x10004}, /* aten::equal */
    {79335, 79345, 1054, 3, 1, 0x10001}, /* aten::erf */
    {79378, 79392, 1057, 2, 1, 0x10000}, /* aten::erf.out */
    {79452, 79463, 1059, 3, 1, 0x10000}, /* aten::erf_ */
    {79505, 79516, 1062, 3, 1, 0x10000}, /* aten::erfc */
    {79550, 79565, 1065, 2, 1, 0x10000}, /* aten::erfc.out */
    {79626, 79638, 1067, 3, 1, 0x10000}, /* aten::erfc_ */
    {79681, 79694, 1070, 3, 1, 0x10000}, /* aten::erfinv */
    {79730, 79747, 1073, 2, 1, 0x10000}, /* aten::erfinv.out */
    {79810, 79824, 1075, 3, 1, 0x10000}, /* aten::erfinv_ */
    {79869, 79879, 1078, 3, 1, 0x10001}, /* aten::exp */
    {79912, 79926, 1081, 2, 1, 0x10000}, /* aten::exp.out */
    {79986, 79997, 1083, 3, 3, 0x10000}, /* aten::exp2 */
    {80031, 80046, 1086, 2, 3, 0x10000}, /* aten::exp2.out */
    {80107, 80119, 1088, 3, 3, 0x10000}, /* aten::exp2_ */
    {80162, 80173, 1091, 3, 1, 0x10000}, /* aten::exp_ */
    {80215, 80228, 1094, 1, 0, 0x1}, /* aten::expand */
    {80309, 80325, 1095, 1, 0, 0x0}, /* aten::expand_as */
    {80384, 80402, 1096, 1, 3, 0x80000}, /* aten::expand_copy */
    {80482, 80504, 1097, 1, 0, 0x80020}, /* aten::expand_copy.out */
    {80608, 80620, 1098, 3, 1, 0x10001}, /* aten::expm1 */
    {80655, 80671, 1101, 2, 1, 0x10000}, /* aten::expm1.out */
    {80733, 80746, 1103, 3, 1, 0x10000}, /* aten::expm1_ */
    {80790, 80808, 1106, 1, 0, 0x2020}, /* aten::exponential */
    {80895, 80917, 1107, 1, 0, 0x2020}, /* aten::exponential.out */
    {81028, 81047, 1108, 2, 1, 0x2000}, /* aten::exponential_ */
    {81142, 81152, 1110, 2, 3, 0x0}, /* aten::eye */
    {81274, 81286, 1112, 2, 3, 0x0}, /* aten::eye.m */
    {81420, 81436, 1114, 2, 3, 0x0}, /* aten::eye.m_out */
    {81505, 81519, 1116, 2, 3, 0x0}, /* aten::eye.out */
    {81576, 81604, 1118, 1, 3, 0x2100}, /* aten::feature_alpha_dropout */
    {81677, 81706, 1119, 1, 3, 0x2000}, /* aten::feature_alpha_dropout_ */
    {81787, 81809, 1120, 1, 3, 0x2100}, /* aten::feature_dropout */
    {81876, 81899, 1121, 1, 3, 0x2000}, /* aten::feature_dropout_ */
    {81974, 81988, 1122, 1, 3, 0x0}, /* aten::fft_fft */
    {82069, 82087, 1123, 1, 3, 0x0}, /* aten::fft_fft.out */
    {82195, 82210, 1124, 1, 3, 0x0}, /* aten::fft_fft2 */
    {82303, 82322, 1125, 1, 3, 0x0}, /* aten::fft_fft2.out */
    {82442, 82457, 1126, 1, 3, 0x0}, /* aten::fft_fftn */
    {82548, 82567, 1127, 1, 3, 0x0}, /* aten::fft_fftn.out */
    {82685, 82704, 1128, 1, 3, 0x0}, /* aten::fft_fftshift */
    {82764, 82779, 1129, 1, 3, 0x0}, /* aten::fft_hfft */
    {82861, 82880, 1130, 1, 3, 0x0}, /* aten::fft_hfft.out */
    {82989, 83005, 1131, 1, 3, 0x0}, /* aten::fft_hfft2 */
    {83099, 83119, 1132, 1, 3, 0x0}, /* aten::fft_hfft2.out */
    {83240, 83256, 1133, 1, 3, 0x0}, /* aten::fft_hfftn */
    {83348, 83368, 1134, 1, 3, 0x0}, /* aten::fft_hfftn.out */
    {83487, 83502, 1135, 1, 3, 0x0}, /* aten::fft_ifft */
    {83584, 83603, 1136, 1, 3, 0x0}, /* aten::fft_ifft.out */
    {83712, 83728, 1137, 1, 3, 0x0}, /* aten::fft_ifft2 */
    {83822, 83842, 1138, 1, 3, 0x0}, /* aten::fft_ifft2.out */
    {83963, 83979, 1139, 1, 3, 0x0}, /* aten::fft_ifftn */
    {84071, 84091, 1140, 1, 3, 0x0}, /* aten::fft_ifftn.out */
    {84210, 84230, 1141, 1, 3, 0x0}, /* aten::fft_ifftshift */
    {84291, 84307, 1142, 1, 3, 0x0}, /* aten::fft_ihfft */
    {84390, 84410, 1143, 1, 3, 0x0}, /* aten::fft_ihfft.out */
    {84520, 84537, 1144, 1, 3, 0x0}, /* aten::fft_ihfft2 */
    {84632, 84653, 1145, 1, 3, 0x0}, /* aten::fft_ihfft2.out */
    {84775, 84792, 1146, 1, 3, 0x0}, /* aten::fft_ihfftn */
    {84885, 84906, 1147, 1, 3, 0x0}, /* aten::fft_ihfftn.out */
    {85026, 85042, 1148, 1, 3, 0x0}, /* aten::fft_irfft */
    {85125, 85145, 1149, 1, 3, 0x0}, /* aten::fft_irfft.out */
    {85255, 85272, 1150, 1, 3, 0x0}, /* aten::fft_irfft2 */
    {85367, 85388, 1151, 1, 3, 0x0}, /* aten::fft_irfft2.out */
    {85510, 85527, 1152, 1, 3, 0x0}, /* aten::fft_irfftn */
    {85620, 85641, 1153, 1, 3, 0x0}, /* aten::fft_irfftn.out */
    {85761, 85776, 1154, 1, 3, 0x0}, /* aten::fft_rfft */
    {85858, 85877, 1155, 1, 3, 0x0}, /* aten::fft_rfft.out */
    {85986, 86002, 1156, 1, 3, 0x0}, /* aten::fft_rfft2 */
    {86096, 86116, 1157, 1, 3, 0x0}, /* aten::fft_rfft2.out */
    {86237, 86253, 1158, 1, 3, 0x0}, /* aten::fft_rfftn */
    {86345, 86365, 1159, 1, 3, 0x0}, /* aten::fft_rfftn.out */
    {86484, 86502, 1160, 1, 3, 0x1}, /* aten::fill.Scalar */
    {86557, 86579, 1161, 1, 0, 0x20}, /* aten::fill.Scalar_out */
    {86661, 86679, 1162, 1, 3, 0x0}, /* aten::fill.Tensor */
    {86734, 86756, 1163, 1, 0, 0x20}, /* aten::fill.Tensor_out */
    {86838, 86857, 1164, 2, 1, 0x0}, /* aten::fill_.Scalar */
    {86921, 86940, 1166, 2, 1, 0x0}, /* aten::fill_.Tensor */
    {87004, 87014, 1168, 1, 3, 0x0}, /* aten::fix */
    {87047, 87061, 1169, 1, 3, 0x0}, /* aten::fix.out */
    {87121, 87132, 1170, 1, 3, 0x0}, /* aten::fix_ */
    {87174, 87199, 1171, 1, 3, 0x0}, /* aten::flatten.using_ints */
    {87286, 87297, 1172, 2, 3, 0x1}, /* aten::flip */
    {87343, 87358, 1174, 1, 0, 0x20}, /* aten::flip.out */
    {87431, 87444, 1175, 1, 3, 0x0}, /* aten::fliplr */
    {87480, 87493, 1176, 1, 3, 0x0}, /* aten::flipud */
    {87529, 87554, 1177, 1, 3, 0x10000}, /* aten::float_power.Scalar */
    {87619, 87648, 1178, 1, 3, 0x10000}, /* aten::float_power.Scalar_out */
    {87740, 87772, 1179, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {87844, 87880, 1180, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {87979, 88011, 1181, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {88083, 88119, 1182, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {88218, 88244, 1183, 1, 3, 0x10000}, /* aten::float_power_.Scalar */
    {88318, 88344, 1184, 1, 3, 0x10000}, /* aten::float_power_.Tensor */
    {88418, 88430, 1185, 3, 1, 0x10001}, /* aten::floor */
    {88465, 88481, 1188, 2, 1, 0x10000}, /* aten::floor.out */
    {88543, 88556, 1190, 3, 1, 0x10000}, /* aten::floor_ */
    {88600, 88619, 1193, 2, 1, 0x0}, /* aten::floor_divide */
    {88675, 88701, 1195, 1, 1, 0x0}, /* aten::floor_divide.Scalar */
    {88764, 88794, 1196, 1, 0, 0x20}, /* aten::floor_divide.Scalar_out */
    {88884, 88907, 1197, 2, 1, 0x0}, /* aten::floor_divide.out */
    {88990, 89017, 1199, 1, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {89089, 89116, 1200, 2, 1, 0x0}, /* aten::floor_divide_.Tensor */
    {89188, 89199, 1202, 3, 1, 0x10000}, /* aten::fmax */
    {89247, 89262, 1205, 2, 1, 0x10000}, /* aten::fmax.out */
    {89337, 89348, 1207, 3, 1, 0x10000}, /* aten::fmin */
    {89396, 89411, 1210, 2, 1, 0x10000}, /* aten::fmin.out */
    {89486, 89504, 1212, 1, 1, 0x10001}, /* aten::fmod.Scalar */
    {89559, 89581, 1213, 1, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {89663, 89681, 1214, 3, 1, 0x10001}, /* aten::fmod.Tensor */
    {89736, 89758, 1217, 2, 1, 0x10000}, /* aten::fmod.Tensor_out */
    {89840, 89859, 1219, 1, 1, 0x10000}, /* aten::fmod_.Scalar */
    {89923, 89942, 1220, 3, 1, 0x10000}, /* aten::fmod_.Tensor */
    {90006, 90017, 1223, 3, 1, 0x10000}, /* aten::frac */
    {90051, 90066, 1226, 2, 1, 0x10000}, /* aten::frac.out */
    {90127, 90139, 1228, 3, 1, 0x10000}, /* aten::frac_ */
    {90182, 90210, 1231, 2, 3, 0x0}, /* aten::fractional_max_pool2d */
    {90334, 90369, 1233, 2, 3, 0x0}, /* aten::fractional_max_pool2d.output */
    {90550, 90587, 1235, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward */
    {90723, 90771, 1237, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {90948, 90976, 1239, 2, 3, 0x0}, /* aten::fractional_max_pool3d */
    {91100, 91135, 1241, 2, 3, 0x0}, /* aten::fractional_max_pool3d.output */
    {91316, 91353, 1243, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward */
    {91489, 91537, 1245, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {91714, 91733, 1247, 2, 3, 0x10000}, /* aten::frexp.Tensor */
    {91803, 91826, 1249, 2, 3, 0x10000}, /* aten::frexp.Tensor_out */
    {91953, 91969, 1251, 2, 3, 0x0}, /* aten::from_file */
    {92133, 92153, 1253, 1, 0, 0x20}, /* aten::from_file.out */
    {92252, 92263, 1254, 2, 3, 0x1}, /* aten::full */
    {92410, 92425, 1256, 1, 3, 0x0}, /* aten::full.out */
    {92507, 92523, 1257, 1, 3, 0x1}, /* aten::full_like */
    {92707, 92727, 1258, 1, 0, 0x20}, /* aten::full_like.out */
    {92846, 92859, 1259, 3, 3, 0x1}, /* aten::gather */
    {92945, 92962, 1262, 2, 3, 0x0}, /* aten::gather.out */
    {93072, 93094, 1264, 1, 0, 0x0}, /* aten::gather_backward */
    {93193, 93203, 1265, 3, 3, 0x10000}, /* aten::gcd */
    {93250, 93264, 1268, 2, 3, 0x10000}, /* aten::gcd.out */
    {93338, 93349, 1270, 3, 3, 0x0}, /* aten::gcd_ */
    {93405, 93421, 1273, 3, 1, 0x10001}, /* aten::ge.Scalar */
    {93474, 93494, 1276, 2, 1, 0x10000}, /* aten::ge.Scalar_out */
    {93574, 93590, 1278, 3, 1, 0x10001}, /* aten::ge.Tensor */
    {93643, 93663, 1281, 2, 1, 0x10000}, /* aten::ge.Tensor_out */
    {93743, 93760, 1283, 3, 1, 0x0}, /* aten::ge_.Scalar */
    {93822, 93839, 1286, 3, 1, 0x0}, /* aten::ge_.Tensor */
    {93901, 93912, 1289, 3, 1, 0x10001}, /* aten::gelu */
    {93973, 93988, 1292, 2, 1, 0x0}, /* aten::gelu.out */
    {94073, 94085, 1294, 3, 1, 0x0}, /* aten::gelu_ */
    {94155, 94175, 1297, 3, 3, 0x10000}, /* aten::gelu_backward */
    {94265, 94296, 1300, 2, 3, 0x0}, /* aten::gelu_backward.grad_input */
    {94424, 94440, 1302, 1, 0, 0x2020}, /* aten::geometric */
    {94518, 94538, 1303, 1, 0, 0x2020}, /* aten::geometric.out */
    {94640, 94657, 1304, 2, 1, 0x2000}, /* aten::geometric_ */
    {94744, 94756, 1306, 2, 3, 0x0}, /* aten::geqrf */
    {94807, 94821, 1308, 2, 3, 0x0}, /* aten::geqrf.a */
    {94915, 94925, 1310, 1, 3, 0x0}, /* aten::ger */
    {94971, 94985, 1311, 1, 3, 0x0}, /* aten::ger.out */
    {95058, 95068, 1312, 2, 1, 0x0}, /* aten::glu */
    {95113, 95127, 1314, 2, 3, 0x0}, /* aten::glu.out */
    {95199, 95218, 1316, 2, 3, 0x0}, /* aten::glu_backward */
    {95289, 95319, 1318, 2, 3, 0x0}, /* aten::glu_backward.grad_input */
    {95431, 95452, 1320, 1, 3, 0x0}, /* aten::gradient.array */
    {95530, 95557, 1321, 1, 3, 0x0}, /* aten::gradient.scalararray */
    {95657, 95682, 1322, 1, 3, 0x0}, /* aten::gradient.scalarint */
    {95790, 95820, 1323, 1, 3, 0x0}, /* aten::gradient.scalarrayarray */
    {95925, 95953, 1324, 1, 3, 0x0}, /* aten::gradient.scalarrayint */
    {96060, 96087, 1325, 1, 3, 0x0}, /* aten::gradient.tensorarray */
    {96189, 96219, 1326, 1, 3, 0x0}, /* aten::gradient.tensorarrayint */
    {96328, 96349, 1327, 1, 3, 0x0}, /* aten::greater.Scalar */
    {96407, 96432, 1328, 1, 3, 0x0}, /* aten::greater.Scalar_out */
    {96517, 96538, 1329, 1, 3, 0x0}, /* aten::greater.Tensor */
    {96596, 96621, 1330, 1, 3, 0x0}, /* aten::greater.Tensor_out */
    {96706, 96728, 1331, 1, 3, 0x0}, /* aten::greater_.Scalar */
    {96795, 96817, 1332, 1, 3, 0x0}, /* aten::greater_.Tensor */
    {96884, 96911, 1333, 1, 3, 0x0}, /* aten::greater_equal.Scalar */
    {96975, 97006, 1334, 1, 3, 0x0}, /* aten::greater_equal.Scalar_out */
    {97097, 97124, 1335, 1, 3, 0x0}, /* aten::greater_equal.Tensor */
    {97188, 97219, 1336, 1, 3, 0x0}, /* aten::greater_equal.Tensor_out */
    {97310, 97338, 1337, 1, 3, 0x0}, /* aten::greater_equal_.Scalar */
    {97411, 97439, 1338, 1, 3, 0x0}, /* aten::greater_equal_.Tensor */
    {97512, 97531, 1339, 1, 3, 0x0}, /* aten::grid_sampler */
    {97649, 97671, 1340, 2, 3, 0x1}, /* aten::grid_sampler_2d */
    {97792, 97818, 1342, 1, 0, 0x20}, /* aten::grid_sampler_2d.out */
    {97966, 97997, 1343, 2, 3, 0x0}, /* aten::grid_sampler_2d_backward */
    {98178, 98213, 1345, 1, 0, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {98443, 98465, 1346, 2, 3, 0x0}, /* aten::grid_sampler_3d */
    {98586, 98612, 1348, 1, 0, 0x20}, /* aten::grid_sampler_3d.out */
    {98760, 98791, 1349, 2, 3, 0x0}, /* aten::grid_sampler_3d_backward */
    {98972, 99007, 1351, 1, 0, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {99237, 99254, 1352, 1, 3, 0x0}, /* aten::group_norm */
    {99393, 99408, 1353, 1, 3, 0x2000}, /* aten::gru.data */
    {99584, 99600, 1354, 1, 3, 0x2000}, /* aten::gru.input */
    {99776, 99791, 1355, 1, 3, 0x0}, /* aten::gru_cell */
    {99905, 99921, 1356, 3, 1, 0x10001}, /* aten::gt.Scalar */
    {99974, 99994, 1359, 2, 1, 0x10000}, /* aten::gt.Scalar_out */
    {100074, 100090, 1361, 3, 1, 0x10001}, /* aten::gt.Tensor */
    {100143, 100163, 1364, 2, 1, 0x10000}, /* aten::gt.Tensor_out */
    {100243, 100260, 1366, 3, 1, 0x0}, /* aten::gt_.Scalar */
    {100322, 100339, 1369, 3, 1, 0x0}, /* aten::gt_.Tensor */
    {100401, 100422, 1372, 2, 3, 0x0}, /* aten::hamming_window */
    {100564, 100589, 1374, 1, 0, 0x20}, /* aten::hamming_window.out */
    {100666, 100696, 1375, 2, 3, 0x0}, /* aten::hamming_window.periodic */
    {100862, 100898, 1377, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha */
    {101083, 101124, 1379, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha_beta */
    {101326, 101371, 1381, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_beta_out */
    {101508, 101548, 1382, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_out */
    {101668, 101702, 1383, 1, 0, 0x20}, /* aten::hamming_window.periodic_out */
    {101803, 101821, 1384, 2, 3, 0x0}, /* aten::hann_window */
    {101960, 101982, 1386, 1, 0, 0x20}, /* aten::hann_window.out */
    {102056, 102083, 1387, 2, 3, 0x0}, /* aten::hann_window.periodic */
    {102246, 102277, 1389, 1, 0, 0x20}, /* aten::hann_window.periodic_out */
    {102375, 102392, 1390, 3, 1, 0x10000}, /* aten::hardshrink */
    {102450, 102471, 1393, 2, 1, 0x0}, /* aten::hardshrink.out */
    {102556, 102582, 1395, 3, 3, 0x0}, /* aten::hardshrink_backward */
    {102662, 102699, 1398, 2, 3, 0x0}, /* aten::hardshrink_backward.grad_input */
    {102820, 102838, 1400, 3, 1, 0x10000}, /* aten::hardsigmoid */
    {102879, 102901, 1403, 2, 1, 0x0}, /* aten::hardsigmoid.out */
    {102969, 102988, 1405, 3, 1, 0x10000}, /* aten::hardsigmoid_ */
    {103038, 103065, 1408, 3, 3, 0x0}, /* aten::hardsigmoid_backward */
    {103135, 103173, 1411, 2, 3, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {103284, 103300, 1413, 2, 1, 0x0}, /* aten::hardswish */
    {103339, 103359, 1415, 2, 1, 0x0}, /* aten::hardswish.out */
    {103425, 103442, 1417, 2, 1, 0x0}, /* aten::hardswish_ */
    {103490, 103515, 1419, 2, 3, 0x0}, /* aten::hardswish_backward */
    {103583, 103612, 1421, 1, 0, 0x20}, /* aten::hardswish_backward.out */
    {103707, 103722, 1422, 2, 1, 0x10001}, /* aten::hardtanh */
    {103797, 103816, 1424, 2, 1, 0x0}, /* aten::hardtanh.out */
    {103918, 103934, 1426, 2, 1, 0x10000}, /* aten::hardtanh_ */
    {104018, 104042, 1428, 2, 3, 0x0}, /* aten::hardtanh_backward */
    {104141, 104176, 1430, 2, 3, 0x0}, /* aten::hardtanh_backward.grad_input */
    {104316, 104334, 1432, 3, 3, 0x0}, /* aten::hash_tensor */
    {104425, 104447, 1435, 2, 3, 0x0}, /* aten::hash_tensor.out */
    {104562, 104578, 1437, 3, 1, 0x10000}, /* aten::heaviside */
    {104632, 104652, 1440, 2, 1, 0x10000}, /* aten::heaviside.out */
    {104733, 104750, 1442, 3, 1, 0x0}, /* aten::heaviside_ */
    {104813, 104840, 1445, 1, 3, 0x0}, /* aten::hinge_embedding_loss */
    {104943, 104955, 1446, 2, 3, 0x0}, /* aten::histc */
    {105032, 105048, 1448, 2, 3, 0x0}, /* aten::histc.out */
    {105152, 105175, 1450, 2, 3, 0x0}, /* aten::histogram.bin_ct */
    {105325, 105352, 1452, 2, 3, 0x0}, /* aten::histogram.bin_ct_out */
    {105553, 105581, 1454, 2, 3, 0x0}, /* aten::histogram.bins_tensor */
    {105714, 105746, 1456, 2, 3, 0x0}, /* aten::histogram.bins_tensor_out */
    {105930, 105948, 1458, 1, 3, 0x0}, /* aten::histogramdd */
    {106090, 106124, 1459, 1, 3, 0x0}, /* aten::histogramdd.TensorList_bins */
    {106285, 106312, 1460, 1, 3, 0x0}, /* aten::histogramdd.int_bins */
    {106461, 106480, 1461, 1, 3, 0x0}, /* aten::hsplit.array */
    {106550, 106567, 1462, 1, 3, 0x0}, /* aten::hsplit.int */
    {106634, 106647, 1463, 1, 3, 0x0}, /* aten::hstack */
    {106688, 106705, 1464, 1, 3, 0x0}, /* aten::hstack.out */
    {106773, 106790, 1465, 2, 3, 0x0}, /* aten::huber_loss */
    {106882, 106903, 1467, 2, 3, 0x0}, /* aten::huber_loss.out */
    {107022, 107048, 1469, 2, 3, 0x0}, /* aten::huber_loss_backward */
    {107160, 107190, 1471, 2, 3, 0x0}, /* aten::huber_loss_backward.out */
    {107336, 107348, 1473, 3, 1, 0x10000}, /* aten::hypot */
    {107397, 107413, 1476, 2, 1, 0x10000}, /* aten::hypot.out */
    {107489, 107502, 1478, 3, 1, 0x10000}, /* aten::hypot_ */
    {107560, 107569, 1481, 3, 3, 0x10000}, /* aten::i0 */
    {107601, 107614, 1484, 2, 3, 0x10000}, /* aten::i0.out */
    {107673, 107683, 1486, 3, 3, 0x10000}, /* aten::i0_ */
    {107724, 107737, 1489, 3, 3, 0x10000}, /* aten::igamma */
    {107787, 107804, 1492, 2, 3, 0x10000}, /* aten::igamma.out */
    {107881, 107895, 1494, 3, 3, 0x10000}, /* aten::igamma_ */
    {107954, 107968, 1497, 3, 3, 0x10000}, /* aten::igammac */
    {108019, 108037, 1500, 2, 3, 0x10000}, /* aten::igammac.out */
    {108115, 108130, 1502, 3, 3, 0x10000}, /* aten::igammac_ */
    {108190, 108203, 1505, 2, 3, 0x0}, /* aten::im2col */
    {108307, 108324, 1507, 2, 3, 0x0}, /* aten::im2col.out */
    {108455, 108466, 1509, 1, 1, 0x0}, /* aten::imag */
    {108506, 108525, 1510, 2, 1, 0x9}, /* aten::index.Tensor */
    {108586, 108609, 1512, 2, 1, 0x0}, /* aten::index.Tensor_out */
    {108697, 108713, 1514, 3, 3, 0x0}, /* aten::index_add */
    {108809, 108829, 1517, 2, 3, 0x0}, /* aten::index_add.out */
    {108949, 108966, 1519, 3, 3, 0x0}, /* aten::index_add_ */
    {109071, 109088, 1522, 3, 3, 0x0}, /* aten::index_copy */
    {109166, 109187, 1525, 2, 3, 0x0}, /* aten::index_copy.out */
    {109292, 109310, 1527, 3, 3, 0x0}, /* aten::index_copy_ */
    {109397, 109425, 1530, 1, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {109513, 109545, 1531, 1, 0, 0x20}, /* aten::index_fill.int_Scalar_out */
    {109660, 109688, 1532, 1, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {109776, 109808, 1533, 1, 0, 0x20}, /* aten::index_fill.int_Tensor_out */
    {109923, 109952, 1534, 2, 1, 0x0}, /* aten::index_fill_.int_Scalar */
    {110049, 110078, 1536, 2, 1, 0x0}, /* aten::index_fill_.int_Tensor */
    {110175, 110191, 1538, 1, 1, 0x1}, /* aten::index_put */
    {110287, 110307, 1539, 1, 0, 0x20}, /* aten::index_put.out */
    {110430, 110447, 1540, 1, 1, 0x0}, /* aten::index_put_ */
    {110552, 110571, 1541, 3, 3, 0x0}, /* aten::index_reduce */
    {110690, 110713, 1544, 2, 3, 0x0}, /* aten::index_reduce.out */
    {110856, 110876, 1546, 3, 3, 0x0}, /* aten::index_reduce_ */
    {111004, 111023, 1549, 2, 3, 0x1}, /* aten::index_select */
    {111088, 111111, 1551, 2, 3, 0x0}, /* aten::index_select.out */
    {111203, 111231, 1553, 1, 0, 0x0}, /* aten::index_select_backward */
    {111326, 111338, 1554, 1, 3, 0x0}, /* aten::inner */
    {111387, 111403, 1555, 1, 3, 0x0}, /* aten::inner.out */
    {111479, 111499, 1556, 1, 3, 0x0}, /* aten::instance_norm */
    {111685, 111699, 1557, 1, 3, 0x0}, /* aten::inverse */
    {111736, 111754, 1558, 1, 3, 0x0}, /* aten::inverse.out */
    {111818, 111835, 1559, 1, 0, 0x0}, /* aten::is_complex */
    {111873, 111887, 1560, 1, 2, 0x0}, /* aten::is_conj */
    {111922, 111943, 1561, 1, 0, 0x0}, /* aten::is_distributed */
    {111985, 112009, 1562, 1, 0, 0x0}, /* aten::is_floating_point */
    {112054, 112073, 1563, 1, 0, 0x0}, /* aten::is_inference */
    {112113, 112126, 1564, 1, 2, 0x0}, /* aten::is_neg */
    {112160, 112177, 1565, 1, 0, 0x0}, /* aten::is_nonzero */
    {112215, 112231, 1566, 1, 3, 0x0}, /* aten::is_pinned */
    {112289, 112308, 1567, 1, 0, 0x0}, /* aten::is_same_size */
    {112362, 112378, 1568, 1, 0, 0x0}, /* aten::is_signed */
    {112415, 112429, 1569, 1, 3, 0x0}, /* aten::isclose */
    {112538, 112553, 1570, 1, 0, 0x10000}, /* aten::isfinite */
    {112591, 112616, 1571, 3, 3, 0x0}, /* aten::isin.Scalar_Tensor */
    {112737, 112766, 1574, 2, 3, 0x0}, /* aten::isin.Scalar_Tensor_out */
    {112911, 112936, 1576, 3, 3, 0x0}, /* aten::isin.Tensor_Scalar */
    {113057, 113086, 1579, 2, 3, 0x0}, /* aten::isin.Tensor_Scalar_out */
    {113231, 113256, 1581, 3, 3, 0x0}, /* aten::isin.Tensor_Tensor */
    {113378, 113407, 1584, 2, 3, 0x0}, /* aten::isin.Tensor_Tensor_out */
    {113553, 113565, 1586, 2, 0, 0x10001}, /* aten::isinf */
    {113600, 113616, 1588, 1, 0, 0x20}, /* aten::isinf.out */
    {113678, 113690, 1589, 2, 0, 0x10001}, /* aten::isnan */
    {113725, 113741, 1591, 1, 0, 0x20}, /* aten::isnan.out */
    {113803, 113818, 1592, 3, 3, 0x10000}, /* aten::isneginf */
    {113856, 113875, 1595, 2, 3, 0x10000}, /* aten::isneginf.out */
    {113940, 113955, 1597, 3, 3, 0x10000}, /* aten::isposinf */
    {113993, 114012, 1600, 2, 3, 0x10000}, /* aten::isposinf.out */
    {114077, 114090, 1602, 1, 3, 0x0}, /* aten::isreal */
    {114126, 114138, 1603, 1, 3, 0x0}, /* aten::istft */
    {114356, 114367, 1604, 1, 3, 0x4}, /* aten::item */
    {114401, 114421, 1605, 2, 3, 0x0}, /* aten::kaiser_window */
    {114562, 114587, 1607, 2, 3, 0x0}, /* aten::kaiser_window.beta */
    {114760, 114789, 1609, 1, 0, 0x20}, /* aten::kaiser_window.beta_out */
    {114897, 114921, 1610, 1, 0, 0x20}, /* aten::kaiser_window.out */
    {114997, 115026, 1611, 2, 3, 0x0}, /* aten::kaiser_window.periodic */
    {115191, 115224, 1613, 1, 0, 0x20}, /* aten::kaiser_window.periodic_out */
    {115324, 115337, 1614, 1, 3, 0x0}, /* aten::kl_div */
    {115434, 115445, 1615, 1, 3, 0x0}, /* aten::kron */
    {115493, 115508, 1616, 1, 3, 0x0}, /* aten::kron.out */
    {115583, 115598, 1617, 1, 3, 0x0}, /* aten::kthvalue */
    {115703, 115725, 1618, 2, 3, 0x0}, /* aten::kthvalue.values */
    {115887, 115901, 1620, 1, 3, 0x0}, /* aten::l1_loss */
    {115973, 115990, 1621, 1, 3, 0x0}, /* aten::layer_norm */
    {116139, 116149, 1622, 3, 3, 0x10000}, /* aten::lcm */
    {116196, 116210, 1625, 2, 3, 0x10000}, /* aten::lcm.out */
    {116284, 116295, 1627, 3, 3, 0x0}, /* aten::lcm_ */
    {116351, 116370, 1630, 1, 3, 0x10000}, /* aten::ldexp.Tensor */
    {116426, 116442, 1631, 1, 3, 0x10000}, /* aten::ldexp.out */
    {116518, 116531, 1632, 1, 3, 0x10000}, /* aten::ldexp_ */
    {116589, 116605, 1633, 3, 1, 0x10001}, /* aten::le.Scalar */
    {116658, 116678, 1636, 2, 1, 0x10000}, /* aten::le.Scalar_out */
    {116758, 116774, 1638, 3, 1, 0x10001}, /* aten::le.Tensor */
    {116827, 116847, 1641, 2, 1, 0x10000}, /* aten::le.Tensor_out */
    {116927, 116944, 1643, 3, 1, 0x0}, /* aten::le_.Scalar */
    {117006, 117023, 1646, 3, 1, 0x0}, /* aten::le_.Tensor */
    {117085, 117102, 1649, 3, 1, 0x10001}, /* aten::leaky_relu */
    {117170, 117191, 1652, 2, 1, 0x0}, /* aten::leaky_relu.out */
    {117286, 117304, 1654, 3, 1, 0x10000}, /* aten::leaky_relu_ */
    {117381, 117407, 1657, 3, 3, 0x0}, /* aten::leaky_relu_backward */
    {117520, 117557, 1660, 2, 3, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {117711, 117729, 1662, 3, 1, 0x10000}, /* aten::lerp.Scalar */
    {117797, 117819, 1665, 2, 1, 0x10000}, /* aten::lerp.Scalar_out */
    {117914, 117932, 1667, 3, 1, 0x10000}, /* aten::lerp.Tensor */
    {118000, 118022, 1670, 2, 1, 0x10000}, /* aten::lerp.Tensor_out */
    {118117, 118136, 1672, 3, 1, 0x10000}, /* aten::lerp_.Scalar */
    {118213, 118232, 1675, 3, 1, 0x10000}, /* aten::lerp_.Tensor */
    {118309, 118327, 1678, 1, 3, 0x0}, /* aten::less.Scalar */
    {118382, 118404, 1679, 1, 3, 0x0}, /* aten::less.Scalar_out */
    {118486, 118504, 1680, 1, 3, 0x0}, /* aten::less.Tensor */
    {118559, 118581, 1681, 1, 3, 0x0}, /* aten::less.Tensor_out */
    {118663, 118682, 1682, 1, 3, 0x0}, /* aten::less_.Scalar */
    {118746, 118765, 1683, 1, 3, 0x0}, /* aten::less_.Tensor */
    {118829, 118853, 1684, 1, 3, 0x0}, /* aten::less_equal.Scalar */
    {118914, 118942, 1685, 1, 3, 0x0}, /* aten::less_equal.Scalar_out */
    {119030, 119054, 1686, 1, 3, 0x0}, /* aten::less_equal.Tensor */
    {119115, 119143, 1687, 1, 3, 0x0}, /* aten::less_equal.Tensor_out */
    {119231, 119256, 1688, 1, 3, 0x0}, /* aten::less_equal_.Scalar */
    {119326, 119351, 1689, 1, 3, 0x0}, /* aten::less_equal_.Tensor */
    {119421, 119434, 1690, 3, 1, 0x10000}, /* aten::lgamma */
    {119470, 119487, 1693, 2, 1, 0x10000}, /* aten::lgamma.out */
    {119550, 119564, 1695, 3, 1, 0x10000}, /* aten::lgamma_ */
    {119609, 119620, 1698, 1, 3, 0x0}, /* aten::lift */
    {119654, 119669, 1699, 1, 0, 0x20}, /* aten::lift.out */
    {119730, 119747, 1700, 1, 3, 0x0}, /* aten::lift_fresh */
    {119793, 119815, 1701, 1, 3, 0x80000}, /* aten::lift_fresh_copy */
    {119860, 119886, 1702, 1, 0, 0x80020}, /* aten::lift_fresh_copy.out */
    {119958, 119980, 1703, 1, 3, 0x0}, /* aten::linalg_cholesky */
    {120046, 120072, 1704, 1, 3, 0x0}, /* aten::linalg_cholesky.out */
    {120162, 120187, 1705, 2, 3, 0x0}, /* aten::linalg_cholesky_ex */
    {120298, 120325, 1707, 2, 3, 0x0}, /* aten::linalg_cholesky_ex.L */
    {120477, 120495, 1709, 1, 3, 0x0}, /* aten::linalg_cond */
    {120552, 120574, 1710, 1, 3, 0x0}, /* aten::linalg_cond.out */
    {120658, 120682, 1711, 1, 3, 0x0}, /* aten::linalg_cond.p_str */
    {120736, 120764, 1712, 1, 3, 0x0}, /* aten::linalg_cond.p_str_out */
    {120845, 120864, 1713, 2, 3, 0x0}, /* aten::linalg_cross */
    {120935, 120958, 1715, 2, 3, 0x0}, /* aten::linalg_cross.out */
    {121053, 121070, 1717, 1, 3, 0x0}, /* aten::linalg_det */
    {121107, 121128, 1718, 1, 3, 0x0}, /* aten::linalg_det.out */
    {121192, 121214, 1719, 1, 3, 0x0}, /* aten::linalg_diagonal */
    {121305, 121322, 1720, 2, 3, 0x0}, /* aten::linalg_eig */
    {121397, 121418, 1722, 2, 3, 0x0}, /* aten::linalg_eig.out */
    {121557, 121575, 1724, 1, 3, 0x0}, /* aten::linalg_eigh */
    {121665, 121691, 1725, 1, 3, 0x0}, /* aten::linalg_eigh.eigvals */
    {121840, 121861, 1726, 1, 3, 0x0}, /* aten::linalg_eigvals */
    {121905, 121930, 1727, 2, 3, 0x0}, /* aten::linalg_eigvals.out */
    {122001, 122023, 1729, 1, 3, 0x0}, /* aten::linalg_eigvalsh */
    {122082, 122108, 1730, 1, 3, 0x0}, /* aten::linalg_eigvalsh.out */
    {122194, 122227, 1731, 2, 3, 0x0}, /* aten::linalg_householder_product */
    {122296, 122333, 1733, 2, 3, 0x0}, /* aten::linalg_householder_product.out */
    {122429, 122446, 1735, 1, 3, 0x0}, /* aten::linalg_inv */
    {122483, 122504, 1736, 1, 3, 0x0}, /* aten::linalg_inv.out */
    {122568, 122588, 1737, 2, 3, 0x0}, /* aten::linalg_inv_ex */
    {122679, 122707, 1739, 2, 3, 0x0}, /* aten::linalg_inv_ex.inverse */
    {122851, 122875, 1741, 1, 3, 0x0}, /* aten::linalg_ldl_factor */
    {122967, 122995, 1742, 1, 3, 0x0}, /* aten::linalg_ldl_factor.out */
    {123133, 123160, 1743, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex */
    {123293, 123324, 1745, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {123524, 123547, 1747, 2, 3, 0x0}, /* aten::linalg_ldl_solve */
    {123641, 123668, 1749, 2, 3, 0x0}, /* aten::linalg_ldl_solve.out */
    {123786, 123805, 1751, 2, 3, 0x8}, /* aten::linalg_lstsq */
    {123963, 123986, 1753, 2, 3, 0x8}, /* aten::linalg_lstsq.out */
    {124252, 124268, 1755, 2, 3, 0x0}, /* aten::linalg_lu */
    {124348, 124368, 1757, 2, 3, 0x0}, /* aten::linalg_lu.out */
    {124506, 124529, 1759, 1, 3, 0x0}, /* aten::linalg_lu_factor */
    {124612, 124639, 1760, 1, 3, 0x0}, /* aten::linalg_lu_factor.out */
    {124768, 124794, 1761, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex */
    {124918, 124948, 1763, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {125139, 125161, 1765, 2, 3, 0x0}, /* aten::linalg_lu_solve */
    {125268, 125294, 1767, 2, 3, 0x0}, /* aten::linalg_lu_solve.out */
    {125425, 125445, 1769, 1, 3, 0x0}, /* aten::linalg_matmul */
    {125502, 125526, 1770, 1, 3, 0x0}, /* aten::linalg_matmul.out */
    {125610, 125634, 1771, 2, 3, 0x0}, /* aten::linalg_matrix_exp */
    {125681, 125709, 1773, 1, 0, 0x20}, /* aten::linalg_matrix_exp.out */
    {125783, 125808, 1774, 1, 3, 0x0}, /* aten::linalg_matrix_norm */
    {125934, 125963, 1775, 1, 3, 0x0}, /* aten::linalg_matrix_norm.out */
    {126113, 126146, 1776, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {126283, 126320, 1777, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {126481, 126507, 1778, 1, 3, 0x0}, /* aten::linalg_matrix_power */
    {126563, 126593, 1779, 1, 3, 0x0}, /* aten::linalg_matrix_power.out */
    {126676, 126701, 1780, 1, 3, 0x0}, /* aten::linalg_matrix_rank */
    {126782, 126823, 1781, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float */
    {126948, 126993, 1782, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float_out */
    {127142, 127184, 1783, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor */
    {127313, 127359, 1784, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out */
    {127512, 127541, 1785, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out */
    {127649, 127689, 1786, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out_tol_tensor */
    {127810, 127846, 1787, 1, 3, 0x0}, /* aten::linalg_matrix_rank.tol_tensor */
    {127940, 127963, 1788, 1, 3, 0x0}, /* aten::linalg_multi_dot */
    {128014, 128041, 1789, 1, 3, 0x0}, /* aten::linalg_multi_dot.out */
    {128119, 128137, 1790, 1, 3, 0x0}, /* aten::linalg_norm */
    {128261, 128287, 1791, 1, 3, 0x0}, /* aten::linalg_norm.ord_str */
    {128410, 128440, 1792, 1, 3, 0x0}, /* aten::linalg_norm.ord_str_out */
    {128587, 128609, 1793, 1, 3, 0x0}, /* aten::linalg_norm.out */
    {128757, 128775, 1794, 1, 3, 0x0}, /* aten::linalg_pinv */
    {128851, 128885, 1795, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float */
    {129003, 129041, 1796, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float_out */
    {129183, 129218, 1797, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor */
    {129339, 129378, 1798, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor_out */
    {129523, 129545, 1799, 1, 3, 0x0}, /* aten::linalg_pinv.out */
    {129648, 129683, 1800, 1, 3, 0x0}, /* aten::linalg_pinv.out_rcond_tensor */
    {129800, 129831, 1801, 1, 3, 0x0}, /* aten::linalg_pinv.rcond_tensor */
    {129921, 129937, 1802, 2, 3, 0x0}, /* aten::linalg_qr */
    {130007, 130027, 1804, 2, 3, 0x0}, /* aten::linalg_qr.out */
    {130140, 130161, 1806, 1, 3, 0x0}, /* aten::linalg_slogdet */
    {130227, 130252, 1807, 1, 3, 0x0}, /* aten::linalg_slogdet.out */
    {130372, 130391, 1808, 1, 3, 0x0}, /* aten::linalg_solve */
    {130459, 130482, 1809, 1, 3, 0x0}, /* aten::linalg_solve.out */
    {130574, 130596, 1810, 1, 3, 0x0}, /* aten::linalg_solve_ex */
    {130714, 130740, 1811, 1, 3, 0x0}, /* aten::linalg_solve_ex.out */
    {130906, 130936, 1812, 2, 3, 0x0}, /* aten::linalg_solve_triangular */
    {131056, 131090, 1814, 2, 3, 0x0}, /* aten::linalg_solve_triangular.out */
    {131234, 131251, 1816, 1, 3, 0x0}, /* aten::linalg_svd */
    {131359, 131378, 1817, 1, 3, 0x0}, /* aten::linalg_svd.U */
    {131543, 131564, 1818, 1, 3, 0x0}, /* aten::linalg_svdvals */
    {131626, 131651, 1819, 1, 3, 0x0}, /* aten::linalg_svdvals.out */
    {131737, 131760, 1820, 1, 3, 0x0}, /* aten::linalg_tensorinv */
    {131817, 131844, 1821, 1, 3, 0x0}, /* aten::linalg_tensorinv.out */
    {131928, 131953, 1822, 1, 3, 0x0}, /* aten::linalg_tensorsolve */
    {132033, 132062, 1823, 1, 3, 0x0}, /* aten::linalg_tensorsolve.out */
    {132169, 132189, 1824, 1, 3, 0x0}, /* aten::linalg_vander */
    {132248, 132268, 1825, 1, 3, 0x0}, /* aten::linalg_vecdot */
    {132333, 132357, 1826, 1, 3, 0x0}, /* aten::linalg_vecdot.out */
    {132446, 132471, 1827, 3, 3, 0x40000}, /* aten::linalg_vector_norm */
    {132598, 132627, 1830, 2, 3, 0x40000}, /* aten::linalg_vector_norm.out */
    {132778, 132791, 1832, 1, 3, 0x0}, /* aten::linear */
    {132862, 132879, 1833, 1, 3, 0x0}, /* aten::linear.out */
    {132977, 132992, 1834, 2, 3, 0x0}, /* aten::linspace */
    {133146, 133175, 1836, 2, 3, 0x0}, /* aten::linspace.Scalar_Tensor */
    {133343, 133376, 1838, 1, 3, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {133479, 133508, 1839, 2, 3, 0x0}, /* aten::linspace.Tensor_Scalar */
    {133676, 133709, 1841, 1, 3, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {133812, 133841, 1842, 2, 3, 0x0}, /* aten::linspace.Tensor_Tensor */
    {134009, 134042, 1844, 1, 3, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {134145, 134164, 1845, 2, 3, 0x0}, /* aten::linspace.out */
    {134253, 134263, 1847, 3, 1, 0x10001}, /* aten::log */
    {134296, 134310, 1850, 2, 1, 0x10000}, /* aten::log.out */
    {134370, 134382, 1852, 3, 1, 0x10001}, /* aten::log10 */
    {134417, 134433, 1855, 2, 1, 0x10000}, /* aten::log10.out */
    {134495, 134508, 1857, 3, 1, 0x10000}, /* aten::log10_ */
    {134552, 134564, 1860, 3, 1, 0x10001}, /* aten::log1p */
    {134599, 134615, 1863, 2, 1, 0x10000}, /* aten::log1p.out */
    {134677, 134690, 1865, 3, 1, 0x10000}, /* aten::log1p_ */
    {134734, 134745, 1868, 3, 1, 0x10001}, /* aten::log2 */
    {134779, 134794, 1871, 2, 1, 0x10000}, /* aten::log2.out */
    {134855, 134867, 1873, 3, 1, 0x10000}, /* aten::log2_ */
    {134910, 134921, 1876, 3, 1, 0x10000}, /* aten::log_ */
    {134963, 134980, 1879, 1, 0, 0x2020}, /* aten::log_normal */
    {135079, 135100, 1880, 1, 0, 0x2020}, /* aten::log_normal.out */
    {135223, 135241, 1881, 2, 1, 0x2000}, /* aten::log_normal_ */
    {135347, 135365, 1883, 1, 1, 0x0}, /* aten::log_sigmoid */
    {135406, 135428, 1884, 1, 1, 0x0}, /* aten::log_sigmoid.out */
    {135496, 135523, 1885, 2, 3, 0x0}, /* aten::log_sigmoid_backward */
    {135608, 135646, 1887, 2, 3, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {135772, 135798, 1889, 2, 1, 0x0}, /* aten::log_sigmoid_forward */
    {135871, 135904, 1891, 2, 1, 0x0}, /* aten::log_sigmoid_forward.output */
    {136019, 136041, 1893, 1, 3, 0x0}, /* aten::log_softmax.int */
    {136119, 136145, 1894, 2, 3, 0x0}, /* aten::log_softmax.int_out */
    {136250, 136266, 1896, 3, 3, 0x10000}, /* aten::logaddexp */
    {136319, 136339, 1899, 2, 3, 0x10000}, /* aten::logaddexp.out */
    {136419, 136436, 1901, 3, 3, 0x10000}, /* aten::logaddexp2 */
    {136490, 136511, 1904, 2, 3, 0x10000}, /* aten::logaddexp2.out */
    {136592, 136611, 1906, 1, 3, 0x0}, /* aten::logcumsumexp */
    {136662, 136685, 1907, 2, 3, 0x0}, /* aten::logcumsumexp.out */
    {136763, 136776, 1909, 1, 3, 0x0}, /* aten::logdet */
    {136812, 136830, 1910, 2, 1, 0x10001}, /* aten::logical_and */
    {136885, 136907, 1912, 2, 1, 0x10000}, /* aten::logical_and.out */
    {136989, 137008, 1914, 2, 1, 0x10000}, /* aten::logical_and_ */
    {137072, 137090, 1916, 2, 1, 0x10001}, /* aten::logical_not */
    {137131, 137153, 1918, 2, 1, 0x10000}, /* aten::logical_not.out */
    {137221, 137240, 1920, 2, 1, 0x10000}, /* aten::logical_not_ */
    {137290, 137307, 1922, 2, 1, 0x10001}, /* aten::logical_or */
    {137361, 137382, 1924, 2, 1, 0x10000}, /* aten::logical_or.out */
    {137463, 137481, 1926, 2, 1, 0x10000}, /* aten::logical_or_ */
    {137544, 137562, 1928, 2, 1, 0x10001}, /* aten::logical_xor */
    {137617, 137639, 1930, 2, 1, 0x10000}, /* aten::logical_xor.out */
    {137721, 137740, 1932, 2, 1, 0x10000}, /* aten::logical_xor_ */
    {137804, 137816, 1934, 2, 3, 0x10000}, /* aten::logit */
    {137868, 137884, 1936, 2, 3, 0x10000}, /* aten::logit.out */
    {137963, 137976, 1938, 2, 3, 0x10000}, /* aten::logit_ */
    {138037, 138058, 1940, 3, 3, 0x10000}, /* aten::logit_backward */
    {138139, 138171, 1943, 2, 3, 0x10000}, /* aten::logit_backward.grad_input */
    {138293, 138308, 1945, 2, 3, 0x0}, /* aten::logspace */
    {138479, 138508, 1947, 2, 3, 0x0}, /* aten::logspace.Scalar_Tensor */
    {138693, 138726, 1949, 1, 3, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {138846, 138875, 1950, 2, 3, 0x0}, /* aten::logspace.Tensor_Scalar */
    {139060, 139093, 1952, 1, 3, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {139213, 139242, 1953, 2, 3, 0x0}, /* aten::logspace.Tensor_Tensor */
    {139427, 139460, 1955, 1, 3, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {139580, 139599, 1956, 2, 3, 0x0}, /* aten::logspace.out */
    {139705, 139721, 1958, 1, 1, 0x40000}, /* aten::logsumexp */
    {139792, 139812, 1959, 2, 1, 0x40000}, /* aten::logsumexp.out */
    {139910, 139926, 1961, 1, 3, 0x2000}, /* aten::lstm.data */
    {140113, 140130, 1962, 1, 3, 0x2000}, /* aten::lstm.input */
    {140317, 140333, 1963, 1, 3, 0x0}, /* aten::lstm_cell */
    {140460, 140476, 1964, 3, 1, 0x10001}, /* aten::lt.Scalar */
    {140529, 140549, 1967, 2, 1, 0x10000}, /* aten::lt.Scalar_out */
    {140629, 140645, 1969, 3, 1, 0x10001}, /* aten::lt.Tensor */
    {140698, 140718, 1972, 2, 1, 0x10000}, /* aten::lt.Tensor_out */
    {140798, 140815, 1974, 3, 1, 0x0}, /* aten::lt_.Scalar */
    {140877, 140894, 1977, 3, 1, 0x0}, /* aten::lt_.Tensor */
    {140956, 140971, 1980, 1, 3, 0x0}, /* aten::lu_solve */
    {141043, 141062, 1981, 1, 3, 0x0}, /* aten::lu_solve.out */
    {141161, 141177, 1982, 2, 3, 0x0}, /* aten::lu_unpack */
    {141309, 141329, 1984, 2, 3, 0x0}, /* aten::lu_unpack.out */
    {141522, 141531, 1986, 1, 3, 0x0}, /* aten::mH */
    {141569, 141578, 1987, 1, 3, 0x0}, /* aten::mT */
    {141616, 141642, 1988, 1, 3, 0x0}, /* aten::margin_ranking_loss */
    {141761, 141786, 1989, 1, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {141861, 141890, 1990, 1, 0, 0x20}, /* aten::masked_fill.Scalar_out */
    {141992, 142017, 1991, 1, 1, 0x0}, /* aten::masked_fill.Tensor */
    {142092, 142121, 1992, 1, 0, 0x20}, /* aten::masked_fill.Tensor_out */
    {142223, 142249, 1993, 2, 1, 0x0}, /* aten::masked_fill_.Scalar */
    {142333, 142359, 1995, 2, 1, 0x0}, /* aten::masked_fill_.Tensor */
    {142443, 142464, 1997, 1, 3, 0x1}, /* aten::masked_scatter */
    {142536, 142561, 1998, 1, 0, 0x20}, /* aten::masked_scatter.out */
    {142660, 142682, 1999, 2, 3, 0x0}, /* aten::masked_scatter_ */
    {142763, 142793, 2001, 1, 3, 0x0}, /* aten::masked_scatter_backward */
    {142882, 142902, 2002, 1, 3, 0x8}, /* aten::masked_select */
    {142958, 142982, 2003, 1, 3, 0x8}, /* aten::masked_select.out */
    {143065, 143078, 2004, 1, 3, 0x0}, /* aten::matmul */
    {143128, 143145, 2005, 1, 3, 0x0}, /* aten::matmul.out */
    {143222, 143237, 2006, 1, 3, 0x0}, /* aten::matrix_H */
    {143281, 143298, 2007, 1, 3, 0x0}, /* aten::matrix_exp */
    {143338, 143364, 2008, 1, 3, 0x0}, /* aten::matrix_exp_backward */
    {143426, 143445, 2009, 1, 3, 0x0}, /* aten::matrix_power */
    {143494, 143517, 2010, 1, 3, 0x0}, /* aten::matrix_power.out */
    {143593, 143603, 2011, 2, 1, 0x40000}, /* aten::max */
    {143636, 143650, 2013, 3, 1, 0x40001}, /* aten::max.dim */
    {143741, 143759, 2016, 2, 1, 0x40000}, /* aten::max.dim_max */
    {143904, 143920, 2018, 1, 1, 0x10000}, /* aten::max.other */
    {143973, 143987, 2019, 1, 1, 0x10000}, /* aten::max.out */
    {144061, 144081, 2020, 2, 1, 0x40000}, /* aten::max.unary_out */
    {144147, 144164, 2022, 1, 3, 0x0}, /* aten::max_pool1d */
    {144301, 144331, 2023, 1, 3, 0x0}, /* aten::max_pool1d_with_indices */
    {144491, 144508, 2024, 1, 3, 0x0}, /* aten::max_pool2d */
    {144645, 144675, 2025, 2, 3, 0x1}, /* aten::max_pool2d_with_indices */
    {144835, 144869, 2027, 2, 3, 0x0}, /* aten::max_pool2d_with_indices.out */
    {145080, 145119, 2029, 2, 3, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {145301, 145351, 2031, 2, 3, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {145574, 145591, 2033, 1, 3, 0x0}, /* aten::max_pool3d */
    {145728, 145758, 2034, 2, 3, 0x1}, /* aten::max_pool3d_with_indices */
    {145918, 145952, 2036, 2, 3, 0x0}, /* aten::max_pool3d_with_indices.out */
    {146163, 146202, 2038, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {146384, 146434, 2040, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {146657, 146676, 2042, 2, 3, 0x0}, /* aten::max_unpool2d */
    {146757, 146780, 2044, 2, 3, 0x0}, /* aten::max_unpool2d.out */
    {146888, 146907, 2046, 2, 3, 0x0}, /* aten::max_unpool3d */
    {147019, 147042, 2048, 2, 3, 0x0}, /* aten::max_unpool3d.out */
    {147181, 147195, 2050, 3, 1, 0x10001}, /* aten::maximum */
    {147246, 147264, 2053, 2, 1, 0x10000}, /* aten::maximum.out */
    {147342, 147353, 2055, 1, 1, 0x40001}, /* aten::mean */
    {147414, 147429, 2056, 3, 1, 0x40001}, /* aten::mean.dim */
    {147527, 147548, 2059, 2, 1, 0x40000}, /* aten::mean.dtype_out */
    {147639, 147654, 2061, 2, 1, 0x40000}, /* aten::mean.out */
    {147772, 147785, 2063, 2, 3, 0x0}, /* aten::median */
    {147821, 147838, 2065, 1, 3, 0x0}, /* aten::median.dim */
    {147932, 147956, 2066, 2, 3, 0x0}, /* aten::median.dim_values */
    {148107, 148124, 2068, 1, 0, 0x20}, /* aten::median.out */
    {148187, 148202, 2069, 1, 3, 0x0}, /* aten::meshgrid */
    {148247, 148271, 2070, 1, 3, 0x0}, /* aten::meshgrid.indexing */
    {148342, 148352, 2071, 2, 1, 0x40000}, /* aten::min */
    {148385, 148399, 2073, 3, 1, 0x40001}, /* aten::min.dim */
    {148490, 148508, 2076, 2, 1, 0x40000}, /* aten::min.dim_min */
    {148654, 148670, 2078, 1, 1, 0x10000}, /* aten::min.other */
    {148723, 148737, 2079, 1, 1, 0x10000}, /* aten::min.out */
    {148811, 148831, 2080, 2, 1, 0x40000}, /* aten::min.unary_out */
    {148897, 148911, 2082, 3, 1, 0x10001}, /* aten::minimum */
    {148962, 148980, 2085, 2, 1, 0x10000}, /* aten::minimum.out */
    {149058, 149069, 2087, 3, 3, 0x10000}, /* aten::mish */
    {149103, 149118, 2090, 2, 3, 0x0}, /* aten::mish.out */
    {149179, 149191, 2092, 3, 3, 0x0}, /* aten::mish_ */
    {149234, 149254, 2095, 3, 3, 0x0}, /* aten::mish_backward */
    {149317, 149326, 2098, 3, 3, 0x1}, /* aten::mm */
    {149371, 149384, 2101, 2, 3, 0x0}, /* aten::mm.out */
    {149456, 149467, 2103, 2, 3, 0x0}, /* aten::mode */
    {149558, 149576, 2105, 2, 3, 0x0}, /* aten::mode.values */
    {149724, 149743, 2107, 1, 3, 0x0}, /* aten::moveaxis.int */
    {149820, 149843, 2108, 1, 3, 0x0}, /* aten::moveaxis.intlist */
    {149928, 149946, 2109, 1, 3, 0x0}, /* aten::movedim.int */
    {150022, 150044, 2110, 1, 3, 0x0}, /* aten::movedim.intlist */
    {150128, 150143, 2111, 2, 1, 0x0}, /* aten::mse_loss */
    {150216, 150235, 2113, 2, 1, 0x0}, /* aten::mse_loss.out */
    {150335, 150359, 2115, 2, 3, 0x0}, /* aten::mse_loss_backward */
    {150456, 150491, 2117, 2, 3, 0x0}, /* aten::mse_loss_backward.grad_input */
    {150629, 150641, 2119, 1, 3, 0x0}, /* aten::msort */
    {150676, 150692, 2120, 1, 3, 0x0}, /* aten::msort.out */
    {150754, 150771, 2121, 1, 1, 0x10001}, /* aten::mul.Scalar */
    {150825, 150846, 2122, 1, 0, 0x20}, /* aten::mul.Scalar_out */
    {150927, 150944, 2123, 3, 1, 0x10001}, /* aten::mul.Tensor */
    {150998, 151012, 2126, 2, 1, 0x10000}, /* aten::mul.out */
    {151086, 151104, 2128, 1, 1, 0x10000}, /* aten::mul_.Scalar */
    {151167, 151185, 2129, 3, 1, 0x10000}, /* aten::mul_.Tensor */
    {151248, 151272, 2132, 2, 3, 0x0}, /* aten::multi_margin_loss */
    {151404, 151432, 2134, 2, 3, 0x0}, /* aten::multi_margin_loss.out */
    {151591, 151624, 2136, 2, 3, 0x0}, /* aten::multi_margin_loss_backward */
    {151781, 151825, 2138, 2, 3, 0x0}, /* aten::multi_margin_loss_backward.grad_input */
    {152023, 152052, 2140, 1, 3, 0x0}, /* aten::multilabel_margin_loss */
    {152139, 152172, 2141, 1, 3, 0x0}, /* aten::multilabel_margin_loss.out */
    {152286, 152324, 2142, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward */
    {152453, 152502, 2144, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward.grad_input */
    {152672, 152709, 2146, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward */
    {152826, 152870, 2148, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward.output */
    {153029, 153047, 2150, 2, 3, 0x2000}, /* aten::multinomial */
    {153162, 153184, 2152, 2, 3, 0x2000}, /* aten::multinomial.out */
    {153323, 153345, 2154, 1, 3, 0x0}, /* aten::multiply.Scalar */
    {153404, 153426, 2155, 1, 3, 0x0}, /* aten::multiply.Tensor */
    {153485, 153504, 2156, 1, 3, 0x0}, /* aten::multiply.out */
    {153583, 153606, 2157, 1, 3, 0x0}, /* aten::multiply_.Scalar */
    {153674, 153697, 2158, 1, 3, 0x0}, /* aten::multiply_.Tensor */
    {153765, 153774, 2159, 1, 3, 0x0}, /* aten::mv */
    {153818, 153831, 2160, 1, 3, 0x0}, /* aten::mv.out */
    {153902, 153917, 2161, 2, 1, 0x10000}, /* aten::mvlgamma */
    {153962, 153981, 2163, 2, 3, 0x10000}, /* aten::mvlgamma.out */
    {154053, 154069, 2165, 2, 1, 0x10000}, /* aten::mvlgamma_ */
    {154123, 154140, 2167, 2, 3, 0x10000}, /* aten::nan_to_num */
    {154237, 154258, 2169, 2, 3, 0x10000}, /* aten::nan_to_num.out */
    {154382, 154400, 2171, 2, 3, 0x10000}, /* aten::nan_to_num_ */
    {154506, 154520, 2173, 1, 1, 0x0}, /* aten::nanmean */
    {154622, 154640, 2174, 1, 1, 0x0}, /* aten::nanmean.out */
    {154766, 154782, 2175, 2, 3, 0x0}, /* aten::nanmedian */
    {154821, 154841, 2177, 1, 3, 0x0}, /* aten::nanmedian.dim */
    {154938, 154965, 2178, 2, 3, 0x0}, /* aten::nanmedian.dim_values */
    {155119, 155139, 2180, 1, 0, 0x20}, /* aten::nanmedian.out */
    {155205, 155223, 2181, 1, 3, 0x0}, /* aten::nanquantile */
    {155340, 155362, 2182, 1, 3, 0x0}, /* aten::nanquantile.out */
    {155503, 155528, 2183, 1, 3, 0x0}, /* aten::nanquantile.scalar */
    {155651, 155680, 2184, 1, 3, 0x0}, /* aten::nanquantile.scalar_out */
    {155827, 155840, 2185, 2, 3, 0x40000}, /* aten::nansum */
    {155941, 155958, 2187, 2, 3, 0x40000}, /* aten::nansum.out */
    {156083, 156096, 2189, 1, 0, 0x0}, /* aten::narrow */
    {156176, 156196, 2190, 1, 0, 0x0}, /* aten::narrow.Tensor */
    {156283, 156301, 2191, 1, 3, 0x80000}, /* aten::narrow_copy */
    {156380, 156402, 2192, 2, 3, 0x0}, /* aten::narrow_copy.out */
    {156508, 156532, 2194, 2, 3, 0x0}, /* aten::native_batch_norm */
    {156713, 156741, 2196, 2, 3, 0x0}, /* aten::native_batch_norm.out */
    {157003, 157036, 2198, 2, 3, 0x0}, /* aten::native_batch_norm_backward */
    {157271, 157308, 2200, 1, 0, 0x20}, /* aten::native_batch_norm_backward.out */
    {157613, 157642, 2201, 1, 3, 0x0}, /* aten::native_channel_shuffle */
    {157709, 157730, 2202, 2, 3, 0x2001}, /* aten::native_dropout */
    {157807, 157832, 2204, 1, 0, 0x2020}, /* aten::native_dropout.out */
    {157958, 157988, 2205, 2, 3, 0x10000}, /* aten::native_dropout_backward */
    {158074, 158108, 2207, 1, 0, 0x20}, /* aten::native_dropout_backward.out */
    {158221, 158245, 2208, 2, 3, 0x1}, /* aten::native_group_norm */
    {158395, 158423, 2210, 1, 0, 0x20}, /* aten::native_group_norm.out */
    {158643, 158676, 2211, 2, 3, 0x1}, /* aten::native_group_norm_backward */
    {158874, 158911, 2213, 1, 0, 0x20}, /* aten::native_group_norm_backward.out */
    {159179, 159203, 2214, 2, 3, 0x1}, /* aten::native_layer_norm */
    {159337, 159365, 2216, 1, 0, 0x20}, /* aten::native_layer_norm.out */
    {159569, 159602, 2217, 2, 3, 0x1}, /* aten::native_layer_norm_backward */
    {159798, 159835, 2219, 1, 0, 0x20}, /* aten::native_layer_norm_backward.out */
    {160101, 160117, 2220, 3, 1, 0x10001}, /* aten::ne.Scalar */
    {160170, 160190, 2223, 2, 1, 0x10000}, /* aten::ne.Scalar_out */
    {160270, 160286, 2225, 3, 1, 0x10001}, /* aten::ne.Tensor */
    {160339, 160359, 2228, 2, 1, 0x10000}, /* aten::ne.Tensor_out */
    {160439, 160456, 2230, 3, 1, 0x0}, /* aten::ne_.Scalar */
    {160518, 160535, 2233, 3, 1, 0x0}, /* aten::ne_.Tensor */
    {160597, 160607, 2236, 3, 1, 0x10001}, /* aten::neg */
    {160640, 160654, 2239, 2, 1, 0x10000}, /* aten::neg.out */
    {160714, 160725, 2241, 3, 1, 0x10000}, /* aten::neg_ */
    {160767, 160782, 2244, 1, 3, 0x0}, /* aten::negative */
    {160820, 160839, 2245, 1, 3, 0x0}, /* aten::negative.out */
    {160904, 160920, 2246, 1, 3, 0x0}, /* aten::negative_ */
    {160967, 160983, 2247, 1, 3, 0x0}, /* aten::new_empty */
    {161129, 161149, 2248, 1, 0, 0x20}, /* aten::new_empty.out */
    {161230, 161254, 2249, 1, 3, 0x0}, /* aten::new_empty_strided */
    {161425, 161453, 2250, 1, 0, 0x20}, /* aten::new_empty_strided.out */
    {161559, 161574, 2251, 1, 3, 0x0}, /* aten::new_full */
    {161738, 161757, 2252, 1, 0, 0x20}, /* aten::new_full.out */
    {161856, 161871, 2253, 1, 3, 0x0}, /* aten::new_ones */
    {162016, 162035, 2254, 1, 0, 0x20}, /* aten::new_ones.out */
    {162115, 162131, 2255, 1, 3, 0x0}, /* aten::new_zeros */
    {162277, 162297, 2256, 1, 0, 0x20}, /* aten::new_zeros.out */
    {162378, 162394, 2257, 3, 3, 0x10000}, /* aten::nextafter */
    {162447, 162467, 2260, 2, 3, 0x10000}, /* aten::nextafter.out */
    {162547, 162564, 2262, 3, 3, 0x10000}, /* aten::nextafter_ */
    {162626, 162641, 2265, 1, 3, 0x0}, /* aten::nll_loss */
    {162761, 162780, 2266, 1, 3, 0x0}, /* aten::nll_loss.out */
    {162927, 162944, 2267, 1, 3, 0x0}, /* aten::nll_loss2d */
    {163066, 163087, 2268, 1, 3, 0x0}, /* aten::nll_loss2d.out */
    {163236, 163262, 2269, 2, 3, 0x0}, /* aten::nll_loss2d_backward */
    {163419, 163456, 2271, 2, 3, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {163654, 163679, 2273, 2, 3, 0x0}, /* aten::nll_loss2d_forward */
    {163824, 163856, 2275, 2, 3, 0x0}, /* aten::nll_loss2d_forward.output */
    {164043, 164067, 2277, 2, 3, 0x0}, /* aten::nll_loss_backward */
    {164222, 164257, 2279, 2, 3, 0x0}, /* aten::nll_loss_backward.grad_input */
    {164453, 164476, 2281, 2, 3, 0x0}, /* aten::nll_loss_forward */
    {164619, 164649, 2283, 2, 3, 0x0}, /* aten::nll_loss_forward.output */
    {164834, 164852, 2285, 1, 3, 0x0}, /* aten::nll_loss_nd */
    {164975, 164989, 2286, 1, 3, 0x9}, /* aten::nonzero */
    {165026, 165044, 2287, 1, 3, 0x8}, /* aten::nonzero.out */
    {165108, 165128, 2288, 1, 3, 0x0}, /* aten::nonzero_numpy */
    {165173, 165194, 2289, 2, 3, 0x0}, /* aten::nonzero_static */
    {165273, 165298, 2291, 2, 3, 0x0}, /* aten::nonzero_static.out */
    {165401, 165419, 2293, 1, 1, 0x40000}, /* aten::norm.Scalar */
    {165472, 165497, 2294, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {165588, 165619, 2297, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {165731, 165758, 2300, 1, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {165840, 165871, 2301, 1, 0, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {165977, 165999, 2302, 1, 0, 0x20}, /* aten::norm.Scalar_out */
    {166079, 166100, 2303, 2, 1, 0x40000}, /* aten::norm.dtype_out */
    {166222, 166237, 2305, 2, 1, 0x40000}, /* aten::norm.out */
    {166341, 166363, 2307, 1, 3, 0x0}, /* aten::norm_except_dim */
    {166427, 166454, 2308, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor */
    {166546, 166577, 2310, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {166693, 166719, 2312, 2, 3, 0x2000}, /* aten::normal.Tensor_float */
    {166811, 166841, 2314, 2, 3, 0x2000}, /* aten::normal.Tensor_float_out */
    {166957, 166983, 2316, 2, 3, 0x2000}, /* aten::normal.float_Tensor */
    {167073, 167103, 2318, 2, 3, 0x2000}, /* aten::normal.float_Tensor_out */
    {167217, 167242, 2320, 2, 3, 0x2000}, /* aten::normal.float_float */
    {167434, 167463, 2322, 1, 3, 0x2000}, /* aten::normal.float_float_out */
    {167590, 167607, 2323, 1, 0, 0x2020}, /* aten::normal.out */
    {167726, 167740, 2324, 2, 1, 0x2000}, /* aten::normal_ */
    {167842, 167866, 2326, 1, 1, 0x2000}, /* aten::normal_functional */
    {167970, 167993, 2327, 1, 3, 0x0}, /* aten::not_equal.Scalar */
    {168053, 168080, 2328, 1, 3, 0x0}, /* aten::not_equal.Scalar_out */
    {168167, 168190, 2329, 1, 3, 0x0}, /* aten::not_equal.Tensor */
    {168250, 168277, 2330, 1, 3, 0x0}, /* aten::not_equal.Tensor_out */
    {168364, 168388, 2331, 1, 3, 0x0}, /* aten::not_equal_.Scalar */
    {168457, 168481, 2332, 1, 3, 0x0}, /* aten::not_equal_.Tensor */
    {168550, 168569, 2333, 1, 3, 0x0}, /* aten::nuclear_norm */
    {168631, 168654, 2334, 1, 3, 0x0}, /* aten::nuclear_norm.dim */
    {168732, 168759, 2335, 1, 3, 0x0}, /* aten::nuclear_norm.dim_out */
    {168864, 168887, 2336, 1, 3, 0x0}, /* aten::nuclear_norm.out */
    {168976, 168988, 2337, 1, 0, 0x0}, /* aten::numel */
    {169020, 169034, 2338, 1, 3, 0x0}, /* aten::numpy_T */
    {169077, 169091, 2339, 1, 3, 0x8}, /* aten::one_hot */
    {169148, 169159, 2340, 2, 3, 0x0}, /* aten::ones */
    {169287, 169302, 2342, 1, 3, 0x0}, /* aten::ones.out */
    {169365, 169381, 2343, 1, 3, 0x0}, /* aten::ones_like */
    {169546, 169566, 2344, 1, 0, 0x20}, /* aten::ones_like.out */
    {169666, 169678, 2345, 1, 3, 0x0}, /* aten::orgqr */
    {169728, 169744, 2346, 1, 3, 0x0}, /* aten::orgqr.out */
    {169821, 169833, 2347, 2, 3, 0x0}, /* aten::ormqr */
    {169936, 169952, 2349, 2, 3, 0x0}, /* aten::ormqr.out */
    {170082, 170094, 2351, 1, 3, 0x0}, /* aten::outer */
    {170142, 170158, 2352, 1, 3, 0x0}, /* aten::outer.out */
    {170233, 170243, 2353, 1, 3, 0x0}, /* aten::pad */
    {170330, 170349, 2354, 1, 3, 0x0}, /* aten::pad_sequence */
    {170473, 170497, 2355, 1, 3, 0x0}, /* aten::pairwise_distance */
    {170601, 170613, 2356, 1, 3, 0x0}, /* aten::pdist */
    {170659, 170673, 2357, 1, 3, 0x1}, /* aten::permute */
    {170728, 170747, 2358, 1, 3, 0x80000}, /* aten::permute_copy */
    {170801, 170824, 2359, 1, 0, 0x80020}, /* aten::permute_copy.out */
    {170905, 170920, 2360, 1, 3, 0x0}, /* aten::pinverse */
    {170977, 170997, 2361, 2, 3, 0x0}, /* aten::pixel_shuffle */
    {171060, 171084, 2363, 1, 0, 0x20}, /* aten::pixel_shuffle.out */
    {171174, 171196, 2364, 2, 3, 0x0}, /* aten::pixel_unshuffle */
    {171263, 171289, 2366, 1, 0, 0x20}, /* aten::pixel_unshuffle.out */
    {171383, 171397, 2367, 2, 1, 0x2000}, /* aten::poisson */
    {171461, 171479, 2369, 1, 0, 0x2020}, /* aten::poisson.out */
    {171570, 171593, 2370, 1, 3, 0x0}, /* aten::poisson_nll_loss */
    {171708, 171720, 2371, 2, 3, 0x0}, /* aten::polar */
    {171768, 171784, 2373, 2, 3, 0x0}, /* aten::polar.out */
    {171859, 171875, 2375, 3, 1, 0x10000}, /* aten::polygamma */
    {171921, 171941, 2378, 2, 1, 0x10000}, /* aten::polygamma.out */
    {172014, 172031, 2380, 2, 1, 0x10000}, /* aten::polygamma_ */
    {172086, 172101, 2382, 1, 3, 0x10000}, /* aten::positive */
    {172145, 172162, 2383, 3, 1, 0x10001}, /* aten::pow.Scalar */
    {172219, 172240, 2386, 2, 1, 0x10000}, /* aten::pow.Scalar_out */
    {172324, 172348, 2388, 3, 1, 0x10001}, /* aten::pow.Tensor_Scalar */
    {172412, 172440, 2391, 2, 1, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {172531, 172555, 2393, 3, 1, 0x10001}, /* aten::pow.Tensor_Tensor */
    {172619, 172647, 2396, 2, 1, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {172738, 172756, 2398, 3, 1, 0x10000}, /* aten::pow_.Scalar */
    {172822, 172840, 2401, 3, 1, 0x10000}, /* aten::pow_.Tensor */
    {172906, 172918, 2404, 1, 3, 0x0}, /* aten::prelu */
    {172968, 172979, 2405, 2, 1, 0x40001}, /* aten::prod */
    {173040, 173059, 2407, 3, 1, 0x40001}, /* aten::prod.dim_int */
    {173157, 173176, 2410, 2, 1, 0x40000}, /* aten::prod.int_out */
    {173294, 173309, 2412, 1, 0, 0x20}, /* aten::prod.out */
    {173394, 173414, 2413, 1, 3, 0x0}, /* aten::promote_types */
    {173484, 173494, 2414, 1, 3, 0x0}, /* aten::put */
    {173579, 173593, 2415, 1, 0, 0x20}, /* aten::put.out */
    {173705, 173716, 2416, 2, 3, 0x0}, /* aten::put_ */
    {173810, 173819, 2418, 1, 3, 0x0}, /* aten::qr */
    {173881, 173892, 2419, 1, 3, 0x0}, /* aten::qr.Q */
    {173995, 174010, 2420, 1, 3, 0x0}, /* aten::quantile */
    {174124, 174143, 2421, 1, 3, 0x0}, /* aten::quantile.out */
    {174281, 174303, 2422, 1, 3, 0x0}, /* aten::quantile.scalar */
    {174423, 174449, 2423, 1, 3, 0x0}, /* aten::quantile.scalar_out */
    {174593, 174607, 2424, 1, 3, 0x10000}, /* aten::rad2deg */
    {174644, 174662, 2425, 1, 3, 0x10000}, /* aten::rad2deg.out */
    {174726, 174741, 2426, 1, 3, 0x10000}, /* aten::rad2deg_ */
    {174787, 174798, 2427, 2, 3, 0x2001}, /* aten::rand */
    {174926, 174947, 2429, 2, 3, 0x2000}, /* aten::rand.generator */
    {175107, 175132, 2431, 1, 3, 0x2000}, /* aten::rand.generator_out */
    {175227, 175242, 2432, 1, 3, 0x2000}, /* aten::rand.out */
    {175305, 175321, 2433, 1, 3, 0x2000}, /* aten::rand_like */
    {175486, 175512, 2434, 1, 3, 0x2000}, /* aten::rand_like.generator */
    {175709, 175739, 2435, 1, 0, 0x2020}, /* aten::rand_like.generator_out */
    {175871, 175891, 2436, 1, 0, 0x2020}, /* aten::rand_like.out */
    {175991, 176005, 2437, 2, 3, 0x2000}, /* aten::randint */
    {176149, 176173, 2439, 2, 3, 0x2000}, /* aten::randint.generator */
    {176349, 176377, 2441, 1, 3, 0x2000}, /* aten::randint.generator_out */
    {176488, 176506, 2442, 2, 3, 0x2000}, /* aten::randint.low */
    {176666, 176694, 2444, 2, 3, 0x2000}, /* aten::randint.low_generator */
    {176886, 176918, 2446, 1, 3, 0x2000}, /* aten::randint.low_generator_out */
    {177045, 177067, 2447, 1, 3, 0x2000}, /* aten::randint.low_out */
    {177162, 177180, 2448, 1, 3, 0x2000}, /* aten::randint.out */
    {177259, 177278, 2449, 1, 3, 0x2000}, /* aten::randint_like */
    {177459, 177485, 2450, 1, 3, 0x2000}, /* aten::randint_like.Tensor */
    {177673, 177709, 2451, 1, 3, 0x2000}, /* aten::randint_like.Tensor_generator */
    {177929, 177969, 2452, 1, 0, 0x2020}, /* aten::randint_like.Tensor_generator_out */
    {178124, 178154, 2453, 1, 0, 0x2020}, /* aten::randint_like.Tensor_out */
    {178277, 178306, 2454, 1, 3, 0x2000}, /* aten::randint_like.generator */
    {178519, 178552, 2455, 1, 0, 0x2020}, /* aten::randint_like.generator_out */
    {178700, 178729, 2456, 1, 3, 0x2000}, /* aten::randint_like.low_dtype */
    {178932, 178965, 2457, 1, 0, 0x2020}, /* aten::randint_like.low_dtype_out */
    {179103, 179142, 2458, 1, 3, 0x2000}, /* aten::randint_like.low_generator_dtype */
    {179377, 179420, 2459, 1, 0, 0x2020}, /* aten::randint_like.low_generator_dtype_out */
    {179590, 179613, 2460, 1, 0, 0x2020}, /* aten::randint_like.out */
    {179729, 179741, 2461, 2, 3, 0x2001}, /* aten::randn */
    {179870, 179892, 2463, 2, 3, 0x2000}, /* aten::randn.generator */
    {180053, 180079, 2465, 1, 3, 0x2000}, /* aten::randn.generator_out */
    {180175, 180191, 2466, 1, 3, 0x2000}, /* aten::randn.out */
    {180255, 180272, 2467, 1, 3, 0x2000}, /* aten::randn_like */
    {180438, 180465, 2468, 1, 3, 0x2000}, /* aten::randn_like.generator */
    {180663, 180694, 2469, 1, 0, 0x2020}, /* aten::randn_like.generator_out */
    {180827, 180848, 2470, 1, 0, 0x2020}, /* aten::randn_like.out */
    {180949, 180962, 2471, 1, 0, 0x2020}, /* aten::random */
    {181028, 181046, 2472, 1, 0, 0x2020}, /* aten::random.from */
    {181136, 181158, 2473, 1, 0, 0x2020}, /* aten::random.from_out */
    {181272, 181289, 2474, 1, 0, 0x2020}, /* aten::random.out */
    {181379, 181395, 2475, 1, 0, 0x2020}, /* aten::random.to */
    {181472, 181492, 2476, 1, 0, 0x2020}, /* aten::random.to_out */
    {181593, 181607, 2477, 2, 1, 0x2000}, /* aten::random_ */
    {181682, 181701, 2479, 2, 1, 0x2000}, /* aten::random_.from */
    {181800, 181817, 2481, 2, 1, 0x2000}, /* aten::random_.to */
    {181903, 181918, 2483, 2, 3, 0x2001}, /* aten::randperm */
    {182045, 182070, 2485, 2, 3, 0x2000}, /* aten::randperm.generator */
    {182229, 182258, 2487, 2, 3, 0x2000}, /* aten::randperm.generator_out */
    {182352, 182371, 2489, 1, 3, 0x2000}, /* aten::randperm.out */
    {182433, 182445, 2490, 2, 3, 0x0}, /* aten::range */
    {182585, 182601, 2492, 2, 3, 0x0}, /* aten::range.out */
    {182691, 182708, 2494, 1, 3, 0x0}, /* aten::range.out_ */
    {182784, 182801, 2495, 2, 3, 0x0}, /* aten::range.step */
    {182961, 182973, 2497, 1, 3, 0x0}, /* aten::ravel */
    {183014, 183025, 2498, 1, 1, 0x0}, /* aten::real */
    {183065, 183082, 2499, 3, 1, 0x10001}, /* aten::reciprocal */
    {183122, 183143, 2502, 2, 1, 0x10000}, /* aten::reciprocal.out */
    {183210, 183228, 2504, 3, 1, 0x10000}, /* aten::reciprocal_ */
    {183277, 183300, 2507, 2, 3, 0x1}, /* aten::reflection_pad1d */
    {183365, 183392, 2509, 2, 3, 0x0}, /* aten::reflection_pad1d.out */
    {183484, 183516, 2511, 2, 3, 0x0}, /* aten::reflection_pad1d_backward */
    {183610, 183653, 2513, 2, 3, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {183788, 183811, 2515, 2, 3, 0x1}, /* aten::reflection_pad2d */
    {183876, 183903, 2517, 2, 3, 0x0}, /* aten::reflection_pad2d.out */
    {183995, 184027, 2519, 2, 3, 0x0}, /* aten::reflection_pad2d_backward */
    {184121, 184164, 2521, 2, 3, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {184299, 184322, 2523, 2, 3, 0x1}, /* aten::reflection_pad3d */
    {184387, 184414, 2525, 2, 3, 0x0}, /* aten::reflection_pad3d.out */
    {184506, 184538, 2527, 2, 3, 0x0}, /* aten::reflection_pad3d_backward */
    {184632, 184675, 2529, 2, 3, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {184810, 184821, 2531, 2, 1, 0x10001}, /* aten::relu */
    {184855, 184870, 2533, 1, 0, 0x20}, /* aten::relu.out */
    {184931, 184943, 2534, 1, 3, 0x10000}, /* aten::relu6 */
    {184978, 184991, 2535, 1, 3, 0x0}, /* aten::relu6_ */
    {185035, 185047, 2536, 2, 1, 0x10000}, /* aten::relu_ */
    {185090, 185113, 2538, 1, 3, 0x10001}, /* aten::remainder.Scalar */
    {185173, 185203, 2539, 2, 1, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {185270, 185304, 2541, 1, 0, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {185398, 185425, 2542, 1, 3, 0x10000}, /* aten::remainder.Scalar_out */
    {185512, 185535, 2543, 3, 1, 0x10001}, /* aten::remainder.Tensor */
    {185595, 185622, 2546, 2, 1, 0x10000}, /* aten::remainder.Tensor_out */
    {185709, 185733, 2548, 1, 3, 0x10000}, /* aten::remainder_.Scalar */
    {185802, 185826, 2549, 3, 1, 0x10000}, /* aten::remainder_.Tensor */
    {185895, 185908, 2552, 3, 1, 0x0}, /* aten::renorm */
    {185979, 185996, 2555, 2, 1, 0x0}, /* aten::renorm.out */
    {186094, 186108, 2557, 3, 1, 0x0}, /* aten::renorm_ */
    {186188, 186201, 2560, 1, 3, 0x1}, /* aten::repeat */
    {186255, 186272, 2561, 1, 0, 0x20}, /* aten::repeat.out */
    {186353, 186384, 2562, 2, 3, 0x8}, /* aten::repeat_interleave.Tensor */
    {186470, 186505, 2564, 1, 0, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {186615, 186651, 2565, 1, 3, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {186770, 186803, 2566, 1, 3, 0x0}, /* aten::repeat_interleave.self_int */
    {186919, 186943, 2567, 2, 3, 0x0}, /* aten::replication_pad1d */
    {187009, 187037, 2569, 2, 3, 0x0}, /* aten::replication_pad1d.out */
    {187130, 187163, 2571, 2, 3, 0x0}, /* aten::replication_pad1d_backward */
    {187258, 187302, 2573, 2, 3, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {187438, 187462, 2575, 2, 3, 0x1}, /* aten::replication_pad2d */
    {187528, 187556, 2577, 2, 3, 0x0}, /* aten::replication_pad2d.out */
    {187649, 187682, 2579, 2, 3, 0x0}, /* aten::replication_pad2d_backward */
    {187777, 187821, 2581, 2, 3, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {187957, 187981, 2583, 2, 3, 0x1}, /* aten::replication_pad3d */
    {188047, 188075, 2585, 2, 3, 0x0}, /* aten::replication_pad3d.out */
    {188168, 188201, 2587, 2, 3, 0x0}, /* aten::replication_pad3d_backward */
    {188296, 188340, 2589, 2, 3, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {188476, 188490, 2591, 1, 0, 0x0}, /* aten::reshape */
    {188549, 188566, 2592, 1, 0, 0x0}, /* aten::reshape_as */
    {188626, 188639, 2593, 1, 0, 0x20}, /* aten::resize */
    {188727, 188744, 2594, 1, 0, 0x20}, /* aten::resize.out */
    {188856, 188870, 2595, 2, 0, 0x81}, /* aten::resize_ */
    {188967, 188983, 2597, 1, 0, 0x20}, /* aten::resize_as */
    {189080, 189100, 2598, 1, 0, 0x20}, /* aten::resize_as.out */
    {189221, 189238, 2599, 1, 3, 0x80}, /* aten::resize_as_ */
    {189344, 189363, 2600, 1, 3, 0x0}, /* aten::resolve_conj */
    {189411, 189429, 2601, 1, 3, 0x0}, /* aten::resolve_neg */
    {189476, 189501, 2602, 1, 3, 0x0}, /* aten::result_type.Scalar */
    {189569, 189601, 2603, 1, 3, 0x0}, /* aten::result_type.Scalar_Scalar */
    {189679, 189711, 2604, 1, 3, 0x0}, /* aten::result_type.Scalar_Tensor */
    {189787, 189812, 2605, 1, 3, 0x0}, /* aten::result_type.Tensor */
    {189880, 189895, 2606, 1, 3, 0x0}, /* aten::rms_norm */
    {189999, 190019, 2607, 1, 3, 0x2000}, /* aten::rnn_relu.data */
    {190200, 190221, 2608, 1, 3, 0x2000}, /* aten::rnn_relu.input */
    {190402, 190422, 2609, 1, 3, 0x0}, /* aten::rnn_relu_cell */
    {190541, 190561, 2610, 1, 3, 0x2000}, /* aten::rnn_tanh.data */
    {190742, 190763, 2611, 1, 3, 0x2000}, /* aten::rnn_tanh.input */
    {190944, 190964, 2612, 1, 3, 0x0}, /* aten::rnn_tanh_cell */
    {191083, 191094, 2613, 2, 3, 0x0}, /* aten::roll */
    {191162, 191177, 2615, 1, 0, 0x20}, /* aten::roll.out */
    {191272, 191284, 2616, 1, 3, 0x0}, /* aten::rot90 */
    {191346, 191362, 2617, 1, 0, 0x20}, /* aten::rot90.out */
    {191452, 191464, 2618, 3, 1, 0x10001}, /* aten::round */
    {191499, 191520, 2621, 3, 1, 0x10000}, /* aten::round.decimals */
    {191581, 191606, 2624, 2, 1, 0x10000}, /* aten::round.decimals_out */
    {191691, 191707, 2626, 2, 1, 0x10000}, /* aten::round.out */
    {191769, 191782, 2628, 3, 1, 0x10000}, /* aten::round_ */
    {191826, 191848, 2631, 3, 1, 0x10000}, /* aten::round_.decimals */
    {191918, 191934, 2634, 1, 3, 0x0}, /* aten::row_stack */
    {191978, 191998, 2635, 1, 3, 0x0}, /* aten::row_stack.out */
    {192069, 192081, 2636, 1, 1, 0x12000}, /* aten::rrelu */
    {192217, 192230, 2637, 1, 1, 0x2000}, /* aten::rrelu_ */
    {192375, 192398, 2638, 2, 3, 0x2000}, /* aten::rrelu_with_noise */
    {192563, 192590, 2640, 2, 3, 0x2000}, /* aten::rrelu_with_noise.out */
    {192782, 192806, 2642, 2, 3, 0x2000}, /* aten::rrelu_with_noise_ */
    {192980, 193012, 2644, 1, 3, 0x0}, /* aten::rrelu_with_noise_backward */
    {193165, 193201, 2645, 1, 0, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {193381, 193415, 2646, 1, 0, 0x2020}, /* aten::rrelu_with_noise_functional */
    {193608, 193620, 2647, 3, 1, 0x10001}, /* aten::rsqrt */
    {193655, 193671, 2650, 2, 1, 0x10000}, /* aten::rsqrt.out */
    {193733, 193746, 2652, 3, 1, 0x10000}, /* aten::rsqrt_ */
    {193790, 193808, 2655, 1, 1, 0x10000}, /* aten::rsub.Scalar */
    {193879, 193901, 2656, 1, 0, 0x20}, /* aten::rsub.Scalar_out */
    {193999, 194017, 2657, 2, 1, 0x0}, /* aten::rsub.Tensor */
    {194091, 194113, 2659, 1, 0, 0x20}, /* aten::rsub.Tensor_out */
    {194211, 194231, 2660, 2, 3, 0x1}, /* aten::scalar_tensor */
    {194363, 194387, 2662, 1, 0, 0x20}, /* aten::scalar_tensor.out */
    {194454, 194489, 2663, 1, 3, 0x2000}, /* aten::scaled_dot_product_attention */
    {194686, 194707, 2664, 3, 3, 0x0}, /* aten::scatter.reduce */
    {194801, 194826, 2667, 2, 3, 0x0}, /* aten::scatter.reduce_out */
    {194944, 194962, 2669, 3, 3, 0x1}, /* aten::scatter.src */
    {195038, 195060, 2672, 2, 3, 0x0}, /* aten::scatter.src_out */
    {195163, 195183, 2674, 3, 3, 0x1}, /* aten::scatter.value */
    {195263, 195287, 2677, 2, 3, 0x0}, /* aten::scatter.value_out */
    {195394, 195421, 2679, 3, 3, 0x0}, /* aten::scatter.value_reduce */
    {195523, 195554, 2682, 2, 3, 0x0}, /* aten::scatter.value_reduce_out */
    {195680, 195702, 2684, 3, 3, 0x0}, /* aten::scatter_.reduce */
    {195805, 195824, 2687, 3, 3, 0x0}, /* aten::scatter_.src */
    {195909, 195930, 2690, 3, 3, 0x0}, /* aten::scatter_.value */
    {196019, 196047, 2693, 3, 3, 0x0}, /* aten::scatter_.value_reduce */
    {196158, 196176, 2696, 3, 3, 0x1}, /* aten::scatter_add */
    {196252, 196274, 2699, 2, 3, 0x0}, /* aten::scatter_add.out */
    {196377, 196396, 2701, 3, 3, 0x0}, /* aten::scatter_add_ */
    {196481, 196506, 2704, 3, 3, 0x1}, /* aten::scatter_reduce.two */
    {196628, 196657, 2707, 2, 3, 0x0}, /* aten::scatter_reduce.two_out */
    {196803, 196829, 2709, 3, 3, 0x0}, /* aten::scatter_reduce_.two */
    {196960, 196986, 2712, 2, 3, 0x0}, /* aten::searchsorted.Scalar */
    {197139, 197169, 2714, 2, 3, 0x0}, /* aten::searchsorted.Scalar_out */
    {197346, 197372, 2716, 2, 3, 0x0}, /* aten::searchsorted.Tensor */
    {197525, 197555, 2718, 2, 3, 0x0}, /* aten::searchsorted.Tensor_out */
    {197732, 197753, 2720, 2, 3, 0x0}, /* aten::segment_reduce */
    {197931, 197956, 2722, 1, 0, 0x20}, /* aten::segment_reduce.out */
    {198158, 198175, 2723, 1, 0, 0x1}, /* aten::select.int */
    {198244, 198266, 2724, 1, 0, 0x0}, /* aten::select_backward */
    {198363, 198389, 2725, 1, 0, 0x20}, /* aten::select_backward.out */
    {198513, 198535, 2726, 1, 3, 0x80000}, /* aten::select_copy.int */
    {198603, 198629, 2727, 1, 0, 0x80020}, /* aten::select_copy.int_out */
    {198724, 198745, 2728, 1, 0, 0x1}, /* aten::select_scatter */
    {198824, 198849, 2729, 1, 0, 0x20}, /* aten::select_scatter.out */
    {198955, 198966, 2730, 1, 1, 0x10000}, /* aten::selu */
    {199000, 199012, 2731, 1, 1, 0x10000}, /* aten::selu_ */
    {199055, 199065, 2732, 1, 0, 0x20}, /* aten::set */
    {199098, 199112, 2733, 1, 0, 0x20}, /* aten::set.out */
    {199172, 199196, 2734, 1, 0, 0x20}, /* aten::set.source_Tensor */
    {199258, 199286, 2735, 1, 0, 0x20}, /* aten::set.source_Tensor_out */
    {199375, 199386, 2736, 2, 3, 0x80}, /* aten::set_ */
    {199428, 199453, 2738, 2, 0, 0x80}, /* aten::set_.source_Tensor */
    {199524, 199564, 2740, 1, 0, 0x80}, /* aten::set_.source_Tensor_storage_offset */
    {199708, 199718, 2741, 3, 3, 0x10000}, /* aten::sgn */
    {199751, 199765, 2744, 2, 3, 0x10000}, /* aten::sgn.out */
    {199825, 199836, 2746, 3, 3, 0x10000}, /* aten::sgn_ */
    {199878, 199892, 2749, 3, 1, 0x10001}, /* aten::sigmoid */
    {199929, 199947, 2752, 2, 1, 0x10000}, /* aten::sigmoid.out */
    {200011, 200026, 2754, 3, 1, 0x10000}, /* aten::sigmoid_ */
    {200072, 200095, 2757, 3, 3, 0x10000}, /* aten::sigmoid_backward */
    {200163, 200197, 2760, 2, 3, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {200306, 200317, 2762, 3, 1, 0x10001}, /* aten::sign */
    {200351, 200366, 2765, 2, 1, 0x10000}, /* aten::sign.out */
    {200427, 200439, 2767, 3, 1, 0x10000}, /* aten::sign_ */
    {200482, 200496, 2770, 3, 3, 0x10000}, /* aten::signbit */
    {200533, 200551, 2773, 2, 3, 0x10000}, /* aten::signbit.out */
    {200615, 200626, 2775, 3, 3, 0x10000}, /* aten::silu */
    {200660, 200675, 2778, 2, 3, 0x10000}, /* aten::silu.out */
    {200736, 200748, 2780, 3, 3, 0x10000}, /* aten::silu_ */
    {200791, 200811, 2783, 3, 3, 0x10000}, /* aten::silu_backward */
    {200874, 200905, 2786, 2, 3, 0x10000}, /* aten::silu_backward.grad_input */
    {201009, 201019, 2788, 3, 1, 0x10001}, /* aten::sin */
    {201052, 201066, 2791, 2, 1, 0x10000}, /* aten::sin.out */
    {201126, 201137, 2793, 3, 1, 0x10000}, /* aten::sin_ */
    {201179, 201190, 2796, 3, 3, 0x10000}, /* aten::sinc */
    {201224, 201239, 2799, 2, 3, 0x10000}, /* aten::sinc.out */
    {201300, 201312, 2801, 3, 3, 0x10000}, /* aten::sinc_ */
    {201355, 201366, 2804, 3, 1, 0x10001}, /* aten::sinh */
    {201400, 201415, 2807, 2, 1, 0x10000}, /* aten::sinh.out */
    {201476, 201488, 2809, 3, 1, 0x10000}, /* aten::sinh_ */
    {201531, 201546, 2812, 1, 0, 0x0}, /* aten::size.int */
    {201590, 201609, 2813, 1, 0, 0x1}, /* aten::slice.Tensor */
    {201721, 201742, 2814, 1, 0, 0x0}, /* aten::slice_backward */
    {201863, 201888, 2815, 1, 0, 0x20}, /* aten::slice_backward.out */
    {202036, 202060, 2816, 1, 3, 0x80000}, /* aten::slice_copy.Tensor */
    {202171, 202199, 2817, 1, 0, 0x80020}, /* aten::slice_copy.Tensor_out */
    {202337, 202357, 2818, 1, 0, 0x80001}, /* aten::slice_scatter */
    {202476, 202500, 2819, 1, 0, 0x80020}, /* aten::slice_scatter.out */
    {202646, 202660, 2820, 1, 3, 0x0}, /* aten::slogdet */
    {202722, 202740, 2821, 1, 3, 0x0}, /* aten::slogdet.out */
    {202856, 202877, 2822, 2, 1, 0x0}, /* aten::smooth_l1_loss */
    {202972, 202997, 2824, 2, 1, 0x0}, /* aten::smooth_l1_loss.out */
    {203119, 203149, 2826, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward */
    {203264, 203305, 2828, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {203461, 203484, 2830, 2, 3, 0x0}, /* aten::soft_margin_loss */
    {203565, 203592, 2832, 1, 3, 0x0}, /* aten::soft_margin_loss.out */
    {203700, 203732, 2833, 2, 3, 0x0}, /* aten::soft_margin_loss_backward */
    {203837, 203880, 2835, 1, 3, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {204026, 204044, 2836, 1, 3, 0x0}, /* aten::softmax.int */
    {204118, 204140, 2837, 2, 3, 0x0}, /* aten::softmax.int_out */
    {204241, 204256, 2839, 3, 1, 0x10000}, /* aten::softplus */
    {204330, 204349, 2842, 2, 1, 0x0}, /* aten::softplus.out */
    {204450, 204474, 2844, 3, 3, 0x0}, /* aten::softplus_backward */
    {204572, 204607, 2847, 2, 3, 0x0}, /* aten::softplus_backward.grad_input */
    {204746, 204763, 2849, 3, 1, 0x10000}, /* aten::softshrink */
    {204821, 204842, 2852, 2, 1, 0x0}, /* aten::softshrink.out */
    {204927, 204953, 2854, 3, 3, 0x0}, /* aten::softshrink_backward */
    {205036, 205073, 2857, 2, 3, 0x0}, /* aten::softshrink_backward.grad_input */
    {205197, 205208, 2859, 1, 1, 0x1}, /* aten::sort */
    {205302, 205320, 2860, 3, 3, 0x0}, /* aten::sort.stable */
    {205438, 205456, 2863, 2, 1, 0x0}, /* aten::sort.values */
    {205607, 205632, 2865, 2, 3, 0x0}, /* aten::sort.values_stable */
    {205804, 205826, 2867, 3, 3, 0x10000}, /* aten::special_airy_ai */
    {205868, 205894, 2870, 2, 3, 0x10000}, /* aten::special_airy_ai.out */
    {205963, 205987, 2872, 3, 3, 0x10000}, /* aten::special_bessel_j0 */
    {206034, 206062, 2875, 2, 3, 0x10000}, /* aten::special_bessel_j0.out */
    {206136, 206160, 2877, 3, 3, 0x10000}, /* aten::special_bessel_j1 */
    {206207, 206235, 2880, 2, 3, 0x10000}, /* aten::special_bessel_j1.out */
    {206309, 206333, 2882, 3, 3, 0x10000}, /* aten::special_bessel_y0 */
    {206380, 206408, 2885, 2, 3, 0x10000}, /* aten::special_bessel_y0.out */
    {206482, 206506, 2887, 3, 3, 0x10000}, /* aten::special_bessel_y1 */
    {206553, 206581, 2890, 2, 3, 0x10000}, /* aten::special_bessel_y1.out */
    {206655, 206692, 2892, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {206759, 206805, 2895, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {206881, 206931, 2896, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {207034, 207075, 2897, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {207169, 207215, 2899, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {207291, 207341, 2900, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {207444, 207481, 2901, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {207548, 207594, 2904, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {207670, 207720, 2905, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {207823, 207864, 2906, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {207958, 208004, 2908, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {208080, 208130, 2909, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {208233, 208270, 2910, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {208337, 208383, 2913, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {208459, 208509, 2914, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {208612, 208653, 2915, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {208747, 208793, 2917, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {208869, 208919, 2918, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {209022, 209059, 2919, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {209126, 209172, 2922, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {209248, 209298, 2923, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {209401, 209442, 2924, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {209536, 209582, 2926, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {209658, 209708, 2927, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {209811, 209833, 2928, 1, 3, 0x0}, /* aten::special_digamma */
    {209878, 209904, 2929, 1, 3, 0x0}, /* aten::special_digamma.out */
    {209976, 209995, 2930, 3, 3, 0x10000}, /* aten::special_entr */
    {210037, 210060, 2933, 2, 3, 0x10000}, /* aten::special_entr.out */
    {210129, 210147, 2935, 1, 3, 0x0}, /* aten::special_erf */
    {210188, 210210, 2936, 1, 3, 0x0}, /* aten::special_erf.out */
    {210278, 210297, 2937, 1, 3, 0x0}, /* aten::special_erfc */
    {210339, 210362, 2938, 1, 3, 0x0}, /* aten::special_erfc.out */
    {210431, 210451, 2939, 3, 3, 0x10000}, /* aten::special_erfcx */
    {210494, 210518, 2942, 2, 3, 0x10000}, /* aten::special_erfcx.out */
    {210588, 210609, 2944, 1, 3, 0x0}, /* aten::special_erfinv */
    {210653, 210678, 2945, 1, 3, 0x0}, /* aten::special_erfinv.out */
    {210749, 210768, 2946, 1, 3, 0x0}, /* aten::special_exp2 */
    {210810, 210833, 2947, 1, 3, 0x0}, /* aten::special_exp2.out */
    {210902, 210922, 2948, 1, 3, 0x0}, /* aten::special_expit */
    {210965, 210989, 2949, 1, 3, 0x0}, /* aten::special_expit.out */
    {211059, 211079, 2950, 1, 3, 0x0}, /* aten::special_expm1 */
    {211122, 211146, 2951, 1, 3, 0x0}, /* aten::special_expm1.out */
    {211216, 211239, 2952, 1, 3, 0x0}, /* aten::special_gammainc */
    {211299, 211326, 2953, 1, 3, 0x0}, /* aten::special_gammainc.out */
    {211413, 211437, 2954, 1, 3, 0x0}, /* aten::special_gammaincc */
    {211498, 211526, 2955, 1, 3, 0x0}, /* aten::special_gammaincc.out */
    {211614, 211636, 2956, 1, 3, 0x0}, /* aten::special_gammaln */
    {211681, 211707, 2957, 1, 3, 0x0}, /* aten::special_gammaln.out */
    {211779, 211814, 2958, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_h */
    {211879, 211923, 2961, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {211997, 212045, 2962, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {212146, 212185, 2963, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {212277, 212321, 2965, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {212395, 212443, 2966, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {212544, 212580, 2967, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_he */
    {212646, 212691, 2970, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {212766, 212815, 2971, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {212917, 212957, 2972, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {213050, 213095, 2974, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {213170, 213219, 2975, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {213321, 213338, 2976, 1, 3, 0x0}, /* aten::special_i0 */
    {213378, 213399, 2977, 1, 3, 0x0}, /* aten::special_i0.out */
    {213466, 213484, 2978, 3, 3, 0x10000}, /* aten::special_i0e */
    {213525, 213547, 2981, 2, 3, 0x10000}, /* aten::special_i0e.out */
    {213615, 213632, 2983, 3, 3, 0x10000}, /* aten::special_i1 */
    {213672, 213693, 2986, 2, 3, 0x10000}, /* aten::special_i1.out */
    {213760, 213778, 2988, 3, 3, 0x10000}, /* aten::special_i1e */
    {213819, 213841, 2991, 2, 3, 0x10000}, /* aten::special_i1e.out */
    {213909, 213945, 2993, 3, 1, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {214011, 214056, 2996, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {214131, 214180, 2997, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {214282, 214322, 2998, 2, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {214415, 214460, 3000, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {214535, 214584, 3001, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {214686, 214722, 3002, 3, 1, 0x10000}, /* aten::special_legendre_polynomial_p */
    {214788, 214833, 3005, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {214908, 214957, 3006, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {215059, 215099, 3007, 2, 1, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {215192, 215237, 3009, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {215312, 215361, 3010, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {215463, 215483, 3011, 1, 3, 0x0}, /* aten::special_log1p */
    {215526, 215550, 3012, 1, 3, 0x0}, /* aten::special_log1p.out */
    {215620, 215643, 3013, 3, 3, 0x10000}, /* aten::special_log_ndtr */
    {215689, 215716, 3016, 2, 3, 0x10000}, /* aten::special_log_ndtr.out */
    {215789, 215815, 3018, 1, 3, 0x0}, /* aten::special_log_softmax */
    {215900, 215920, 3019, 1, 3, 0x0}, /* aten::special_logit */
    {215980, 216004, 3020, 1, 3, 0x0}, /* aten::special_logit.out */
    {216091, 216115, 3021, 1, 3, 0x0}, /* aten::special_logsumexp */
    {216194, 216222, 3022, 1, 3, 0x0}, /* aten::special_logsumexp.out */
    {216328, 216361, 3023, 3, 3, 0x10000}, /* aten::special_modified_bessel_i0 */
    {216417, 216454, 3026, 2, 3, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {216537, 216570, 3028, 3, 3, 0x10000}, /* aten::special_modified_bessel_i1 */
    {216626, 216663, 3031, 2, 3, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {216746, 216779, 3033, 3, 3, 0x10000}, /* aten::special_modified_bessel_k0 */
    {216835, 216872, 3036, 2, 3, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {216955, 216988, 3038, 3, 3, 0x10000}, /* aten::special_modified_bessel_k1 */
    {217044, 217081, 3041, 2, 3, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {217164, 217191, 3043, 1, 3, 0x0}, /* aten::special_multigammaln */
    {217248, 217279, 3044, 1, 3, 0x0}, /* aten::special_multigammaln.out */
    {217363, 217382, 3045, 1, 3, 0x0}, /* aten::special_ndtr */
    {217424, 217447, 3046, 1, 3, 0x0}, /* aten::special_ndtr.out */
    {217516, 217536, 3047, 3, 3, 0x10000}, /* aten::special_ndtri */
    {217579, 217603, 3050, 2, 3, 0x10000}, /* aten::special_ndtri.out */
    {217673, 217697, 3052, 1, 3, 0x0}, /* aten::special_polygamma */
    {217751, 217779, 3053, 1, 3, 0x0}, /* aten::special_polygamma.out */
    {217860, 217878, 3054, 1, 3, 0x0}, /* aten::special_psi */
    {217919, 217941, 3055, 1, 3, 0x0}, /* aten::special_psi.out */
    {218009, 218029, 3056, 1, 3, 0x0}, /* aten::special_round */
    {218091, 218115, 3057, 1, 3, 0x0}, /* aten::special_round.out */
    {218201, 218241, 3058, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {218301, 218345, 3061, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {218432, 218472, 3063, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {218532, 218576, 3066, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {218663, 218708, 3068, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {218783, 218837, 3071, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {218921, 218979, 3072, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {219090, 219139, 3073, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {219241, 219295, 3075, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {219379, 219437, 3076, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {219548, 219593, 3077, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {219668, 219722, 3080, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {219806, 219864, 3081, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {219975, 220024, 3082, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {220126, 220180, 3084, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {220264, 220322, 3085, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {220433, 220478, 3086, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {220553, 220607, 3089, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {220691, 220749, 3090, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {220860, 220909, 3091, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {221011, 221065, 3093, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {221149, 221207, 3094, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {221318, 221363, 3095, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {221438, 221492, 3098, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {221576, 221634, 3099, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {221745, 221794, 3100, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {221896, 221950, 3102, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {222034, 222092, 3103, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {222203, 222222, 3104, 1, 3, 0x0}, /* aten::special_sinc */
    {222264, 222287, 3105, 1, 3, 0x0}, /* aten::special_sinc.out */
    {222356, 222378, 3106, 1, 3, 0x0}, /* aten::special_softmax */
    {222456, 222490, 3107, 3, 3, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {222544, 222582, 3110, 2, 3, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {222663, 222685, 3112, 3, 1, 0x10000}, /* aten::special_xlog1py */
    {222744, 222779, 3115, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {222851, 222890, 3116, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {222989, 223015, 3117, 2, 1, 0x10000}, /* aten::special_xlog1py.out */
    {223101, 223135, 3119, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {223206, 223244, 3120, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {223342, 223362, 3121, 1, 1, 0x0}, /* aten::special_xlogy */
    {223419, 223452, 3122, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {223522, 223559, 3123, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {223656, 223680, 3124, 1, 1, 0x0}, /* aten::special_xlogy.out */
    {223764, 223796, 3125, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {223865, 223901, 3126, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {223997, 224016, 3127, 3, 1, 0x10000}, /* aten::special_zeta */
    {224072, 224104, 3130, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {224173, 224209, 3131, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {224305, 224328, 3132, 2, 1, 0x10000}, /* aten::special_zeta.out */
    {224411, 224442, 3134, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {224510, 224545, 3135, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {224640, 224659, 3136, 1, 0, 0x0}, /* aten::split.Tensor */
    {224744, 224762, 3137, 1, 2, 0x0}, /* aten::split.sizes */
    {224848, 224872, 3138, 1, 3, 0x80000}, /* aten::split_copy.Tensor */
    {224951, 224979, 3139, 1, 3, 0x0}, /* aten::split_copy.Tensor_out */
    {225077, 225100, 3140, 1, 0, 0x1}, /* aten::split_with_sizes */
    {225192, 225220, 3141, 1, 3, 0x80000}, /* aten::split_with_sizes_copy */
    {225306, 225338, 3142, 1, 3, 0x0}, /* aten::split_with_sizes_copy.out */
    {225443, 225454, 3143, 3, 1, 0x10001}, /* aten::sqrt */
    {225488, 225503, 3146, 2, 1, 0x10000}, /* aten::sqrt.out */
    {225564, 225576, 3148, 3, 1, 0x10000}, /* aten::sqrt_ */
    {225619, 225632, 3151, 1, 1, 0x10000}, /* aten::square */
    {225668, 225685, 3152, 1, 3, 0x10000}, /* aten::square.out */
    {225748, 225762, 3153, 1, 1, 0x10000}, /* aten::square_ */
    {225807, 225821, 3154, 1, 0, 0x0}, /* aten::squeeze */
    {225864, 225882, 3155, 1, 0, 0x1}, /* aten::squeeze.dim */
    {225938, 225957, 3156, 1, 0, 0x1}, /* aten::squeeze.dims */
    {226016, 226031, 3157, 1, 0, 0x80}, /* aten::squeeze_ */
    {226077, 226096, 3158, 1, 0, 0x80}, /* aten::squeeze_.dim */
    {226155, 226175, 3159, 1, 0, 0x80}, /* aten::squeeze_.dims */
    {226237, 226256, 3160, 1, 3, 0x80000}, /* aten::squeeze_copy */
    {226298, 226321, 3161, 1, 3, 0x80000}, /* aten::squeeze_copy.dim */
    {226376, 226403, 3162, 1, 0, 0x80020}, /* aten::squeeze_copy.dim_out */
    {226485, 226509, 3163, 1, 3, 0x80000}, /* aten::squeeze_copy.dims */
    {226567, 226595, 3164, 1, 0, 0x80020}, /* aten::squeeze_copy.dims_out */
    {226680, 226703, 3165, 1, 0, 0x80020}, /* aten::squeeze_copy.out */
    {226772, 226784, 3166, 1, 3, 0x0}, /* aten::stack */
    {226835, 226851, 3167, 1, 3, 0x0}, /* aten::stack.out */
    {226929, 226939, 3168, 1, 1, 0x40000}, /* aten::std */
    {226992, 227013, 3169, 2, 1, 0x40000}, /* aten::std.correction */
    {227123, 227148, 3171, 2, 1, 0x40000}, /* aten::std.correction_out */
    {227282, 227296, 3173, 1, 1, 0x40000}, /* aten::std.dim */
    {227386, 227400, 3174, 1, 1, 0x40000}, /* aten::std.out */
    {227513, 227528, 3175, 1, 1, 0x40000}, /* aten::std_mean */
    {227596, 227622, 3176, 2, 1, 0x40000}, /* aten::std_mean.correction */
    {227747, 227777, 3178, 1, 0, 0x20}, /* aten::std_mean.correction_out */
    {227948, 227967, 3179, 1, 1, 0x40000}, /* aten::std_mean.dim */
    {228072, 228083, 3180, 1, 3, 0x0}, /* aten::stft */
    {228292, 228310, 3181, 1, 3, 0x0}, /* aten::stft.center */
    {228568, 228589, 3182, 1, 0, 0x0}, /* aten::storage_offset */
    {228630, 228647, 3183, 1, 0, 0x0}, /* aten::stride.int */
    {228693, 228710, 3184, 1, 1, 0x10001}, /* aten::sub.Scalar */
    {228780, 228801, 3185, 1, 0, 0x20}, /* aten::sub.Scalar_out */
    {228898, 228915, 3186, 3, 1, 0x10001}, /* aten::sub.Tensor */
    {228988, 229002, 3189, 2, 1, 0x10000}, /* aten::sub.out */
    {229092, 229110, 3191, 1, 1, 0x10000}, /* aten::sub_.Scalar */
    {229189, 229207, 3192, 3, 1, 0x10000}, /* aten::sub_.Tensor */
    {229289, 229311, 3195, 1, 3, 0x0}, /* aten::subtract.Scalar */
    {229386, 229408, 3196, 1, 3, 0x0}, /* aten::subtract.Tensor */
    {229486, 229505, 3197, 1, 3, 0x0}, /* aten::subtract.out */
    {229600, 229623, 3198, 1, 3, 0x0}, /* aten::subtract_.Scalar */
    {229707, 229730, 3199, 1, 3, 0x0}, /* aten::subtract_.Tensor */
    {229817, 229827, 3200, 1, 1, 0x40000}, /* aten::sum */
    {229887, 229909, 3201, 2, 1, 0x40000}, /* aten::sum.IntList_out */
    {230034, 230056, 3203, 3, 1, 0x40001}, /* aten::sum.dim_IntList */
    {230161, 230175, 3206, 1, 0, 0x20}, /* aten::sum.out */
    {230259, 230277, 3207, 1, 0, 0x0}, /* aten::sum_to_size */
    {230333, 230343, 3208, 1, 3, 0x0}, /* aten::svd */
    {230438, 230450, 3209, 1, 3, 0x0}, /* aten::svd.U */
    {230604, 230619, 3210, 1, 0, 0x0}, /* aten::swapaxes */
    {230685, 230701, 3211, 1, 0, 0x80}, /* aten::swapaxes_ */
    {230770, 230785, 3212, 1, 0, 0x0}, /* aten::swapdims */
    {230849, 230865, 3213, 1, 0, 0x80}, /* aten::swapdims_ */
    {230932, 230958, 3214, 1, 3, 0x0}, /* aten::sym_constrain_range */
    {231036, 231071, 3215, 1, 3, 0x0}, /* aten::sym_constrain_range_for_size */
    {231158, 231174, 3216, 1, 0, 0x1}, /* aten::sym_numel */
    {231213, 231232, 3217, 1, 0, 0x1}, /* aten::sym_size.int */
    {231283, 231308, 3218, 1, 0, 0x1}, /* aten::sym_storage_offset */
    {231356, 231377, 3219, 1, 0, 0x1}, /* aten::sym_stride.int */
    {231430, 231438, 3220, 1, 0, 0x0}, /* aten::t */
    {231475, 231484, 3221, 1, 0, 0x80}, /* aten::t_ */
    {231524, 231537, 3222, 1, 3, 0x80000}, /* aten::t_copy */
    {231573, 231590, 3223, 1, 0, 0x80020}, /* aten::t_copy.out */
    {231653, 231664, 3224, 2, 3, 0x0}, /* aten::take */
    {231712, 231727, 3226, 2, 3, 0x0}, /* aten::take.out */
    {231802, 231823, 3228, 1, 3, 0x0}, /* aten::take_along_dim */
    {231898, 231923, 3229, 1, 3, 0x0}, /* aten::take_along_dim.out */
    {232025, 232035, 3230, 3, 1, 0x10001}, /* aten::tan */
    {232068, 232082, 3233, 2, 1, 0x10000}, /* aten::tan.out */
    {232142, 232153, 3235, 3, 1, 0x10000}, /* aten::tan_ */
    {232195, 232206, 3238, 3, 1, 0x10001}, /* aten::tanh */
    {232240, 232255, 3241, 2, 1, 0x10000}, /* aten::tanh.out */
    {232316, 232328, 3243, 3, 1, 0x10000}, /* aten::tanh_ */
    {232371, 232391, 3246, 3, 3, 0x10000}, /* aten::tanh_backward */
    {232456, 232487, 3249, 2, 3, 0x10000}, /* aten::tanh_backward.grad_input */
    {232593, 232620, 3251, 1, 3, 0x0}, /* aten::tensor_split.indices */
    {232712, 232740, 3252, 1, 3, 0x0}, /* aten::tensor_split.sections */
    {232832, 232878, 3253, 1, 3, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {233006, 233022, 3254, 1, 3, 0x0}, /* aten::tensordot */
    {233110, 233130, 3255, 1, 3, 0x0}, /* aten::tensordot.out */
    {233245, 233261, 3256, 3, 1, 0x10000}, /* aten::threshold */
    {233332, 233352, 3259, 2, 1, 0x0}, /* aten::threshold.out */
    {233450, 233467, 3261, 3, 1, 0x0}, /* aten::threshold_ */
    {233547, 233572, 3264, 3, 3, 0x10000}, /* aten::threshold_backward */
    {233658, 233694, 3267, 2, 3, 0x0}, /* aten::threshold_backward.grad_input */
    {233821, 233832, 3269, 1, 3, 0x0}, /* aten::tile */
    {233881, 233897, 3270, 1, 0, 0x0}, /* aten::to.device */
    {234051, 234066, 3271, 1, 0, 0x0}, /* aten::to.dtype */
    {234204, 234226, 3272, 1, 0, 0x0}, /* aten::to.dtype_layout */
    {234445, 234460, 3273, 1, 0, 0x0}, /* aten::to.other */
    {234594, 234609, 3274, 1, 3, 0x0}, /* aten::to_dense */
    {234698, 234722, 3275, 1, 3, 0x0}, /* aten::to_dense_backward */
    {234807, 234818, 3276, 3, 3, 0x1}, /* aten::topk */
    {234936, 234954, 3279, 2, 3, 0x0}, /* aten::topk.values */
    {235129, 235141, 3281, 2, 3, 0x0}, /* aten::trace */
    {235176, 235192, 3283, 1, 0, 0x20}, /* aten::trace.out */
    {235254, 235275, 3284, 1, 0, 0x0}, /* aten::trace_backward */
    {235335, 235355, 3285, 1, 0, 0x0}, /* aten::transpose.int */
    {235424, 235441, 3286, 1, 0, 0x80}, /* aten::transpose_ */
    {235509, 235534, 3287, 1, 3, 0x80000}, /* aten::transpose_copy.int */
    {235602, 235631, 3288, 1, 0, 0x80020}, /* aten::transpose_copy.int_out */
    {235726, 235745, 3289, 1, 3, 0x0}, /* aten::trapezoid.dx */
    {235812, 235830, 3290, 1, 3, 0x0}, /* aten::trapezoid.x */
    {235893, 235908, 3291, 1, 3, 0x0}, /* aten::trapz.dx */
    {235970, 235984, 3292, 1, 3, 0x0}, /* aten::trapz.x */
    {236043, 236066, 3293, 2, 3, 0x0}, /* aten::triangular_solve */
    {236225, 236250, 3295, 2, 3, 0x0}, /* aten::triangular_solve.X */
    {236450, 236461, 3297, 3, 3, 0x0}, /* aten::tril */
    {236514, 236529, 3300, 2, 3, 0x0}, /* aten::tril.out */
    {236609, 236621, 3302, 3, 3, 0x0}, /* aten::tril_ */
    {236683, 236702, 3305, 3, 3, 0x0}, /* aten::tril_indices */
    {236855, 236878, 3308, 1, 0, 0x20}, /* aten::tril_indices.out */
    {236966, 236992, 3309, 1, 3, 0x0}, /* aten::triplet_margin_loss */
    {237160, 237171, 3310, 3, 3, 0x0}, /* aten::triu */
    {237224, 237239, 3313, 2, 3, 0x0}, /* aten::triu.out */
    {237319, 237331, 3315, 3, 3, 0x0}, /* aten::triu_ */
    {237393, 237412, 3318, 3, 3, 0x0}, /* aten::triu_indices */
    {237565, 237588, 3321, 1, 0, 0x20}, /* aten::triu_indices.out */
    {237676, 237701, 3322, 1, 1, 0x0}, /* aten::true_divide.Scalar */
    {237763, 237788, 3323, 1, 1, 0x10000}, /* aten::true_divide.Tensor */
    {237850, 237872, 3324, 1, 1, 0x0}, /* aten::true_divide.out */
    {237954, 237980, 3325, 1, 1, 0x0}, /* aten::true_divide_.Scalar */
    {238051, 238077, 3326, 1, 1, 0x0}, /* aten::true_divide_.Tensor */
    {238148, 238160, 3327, 3, 1, 0x10001}, /* aten::trunc */
    {238195, 238211, 3330, 2, 1, 0x10000}, /* aten::trunc.out */
    {238273, 238286, 3332, 3, 1, 0x10000}, /* aten::trunc_ */
    {238330, 238344, 3335, 1, 3, 0x0}, /* aten::type_as */
    {238395, 238412, 3336, 1, 3, 0x0}, /* aten::unbind.int */
    {238476, 238498, 3337, 1, 3, 0x80000}, /* aten::unbind_copy.int */
    {238556, 238582, 3338, 1, 3, 0x0}, /* aten::unbind_copy.int_out */
    {238659, 238679, 3339, 1, 3, 0x0}, /* aten::unflatten.int */
    {238753, 238783, 3340, 1, 3, 0x0}, /* aten::unflatten_dense_tensors */
    {238856, 238869, 3341, 2, 0, 0x0}, /* aten::unfold */
    {238946, 238968, 3343, 2, 3, 0x0}, /* aten::unfold_backward */
    {239067, 239093, 3345, 1, 0, 0x20}, /* aten::unfold_backward.out */
    {239219, 239237, 3346, 1, 3, 0x80000}, /* aten::unfold_copy */
    {239313, 239335, 3347, 1, 0, 0x80020}, /* aten::unfold_copy.out */
    {239438, 239452, 3348, 1, 0, 0x2020}, /* aten::uniform */
    {239547, 239565, 3349, 1, 0, 0x2020}, /* aten::uniform.out */
    {239684, 239699, 3350, 2, 1, 0x2000}, /* aten::uniform_ */
    {239801, 239826, 3352, 2, 3, 0x8}, /* aten::unique_consecutive */
    {239960, 239989, 3354, 1, 0, 0x20}, /* aten::unique_consecutive.out */
    {240193, 240210, 3355, 2, 3, 0x8}, /* aten::unique_dim */
    {240348, 240369, 3357, 1, 0, 0x20}, /* aten::unique_dim.out */
    {240577, 240606, 3358, 2, 3, 0x8}, /* aten::unique_dim_consecutive */
    {240738, 240771, 3360, 1, 0, 0x20}, /* aten::unique_dim_consecutive.out */
    {240973, 240992, 3361, 1, 0, 0x100}, /* aten::unsafe_chunk */
    {241059, 241085, 3362, 1, 0, 0x0}, /* aten::unsafe_split.Tensor */
    {241166, 241196, 3363, 1, 0, 0x20}, /* aten::unsafe_split.Tensor_out */
    {241296, 241326, 3364, 1, 0, 0x0}, /* aten::unsafe_split_with_sizes */
    {241414, 241448, 3365, 1, 0, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {241555, 241571, 3366, 1, 0, 0x1}, /* aten::unsqueeze */
    {241625, 241642, 3367, 1, 0, 0x80}, /* aten::unsqueeze_ */
    {241699, 241720, 3368, 1, 3, 0x80000}, /* aten::unsqueeze_copy */
    {241773, 241798, 3369, 1, 0, 0x80020}, /* aten::unsqueeze_copy.out */
    {241878, 241903, 3370, 2, 3, 0x0}, /* aten::upsample_bicubic2d */
    {242038, 242067, 3372, 2, 3, 0x0}, /* aten::upsample_bicubic2d.out */
    {242229, 242258, 3374, 1, 3, 0x0}, /* aten::upsample_bicubic2d.vec */
    {242378, 242412, 3375, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward */
    {242585, 242630, 3377, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {242844, 242870, 3379, 2, 3, 0x0}, /* aten::upsample_bilinear2d */
    {243006, 243036, 3381, 2, 3, 0x0}, /* aten::upsample_bilinear2d.out */
    {243199, 243229, 3383, 1, 3, 0x1}, /* aten::upsample_bilinear2d.vec */
    {243350, 243385, 3384, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward */
    {243559, 243605, 3386, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {243820, 243844, 3388, 2, 3, 0x0}, /* aten::upsample_linear1d */
    {243954, 243982, 3390, 2, 3, 0x0}, /* aten::upsample_linear1d.out */
    {244119, 244147, 3392, 1, 3, 0x0}, /* aten::upsample_linear1d.vec */
    {244266, 244299, 3393, 2, 3, 0x0}, /* aten::upsample_linear1d_backward */
    {244447, 244491, 3395, 2, 3, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {244680, 244705, 3397, 2, 3, 0x0}, /* aten::upsample_nearest1d */
    {244796, 244825, 3399, 2, 3, 0x0}, /* aten::upsample_nearest1d.out */
    {244943, 244972, 3401, 1, 3, 0x0}, /* aten::upsample_nearest1d.vec */
    {245072, 245106, 3402, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward */
    {245235, 245280, 3404, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {245450, 245475, 3406, 2, 3, 0x0}, /* aten::upsample_nearest2d */
    {245590, 245619, 3408, 2, 3, 0x0}, /* aten::upsample_nearest2d.out */
    {245761, 245790, 3410, 1, 3, 0x1}, /* aten::upsample_nearest2d.vec */
    {245890, 245924, 3411, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward */
    {246077, 246122, 3413, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {246316, 246341, 3415, 2, 3, 0x0}, /* aten::upsample_nearest3d */
    {246478, 246507, 3417, 2, 3, 0x0}, /* aten::upsample_nearest3d.out */
    {246671, 246700, 3419, 1, 3, 0x0}, /* aten::upsample_nearest3d.vec */
    {246800, 246834, 3420, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward */
    {247009, 247054, 3422, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {247270, 247297, 3424, 2, 3, 0x0}, /* aten::upsample_trilinear3d */
    {247456, 247487, 3426, 2, 3, 0x0}, /* aten::upsample_trilinear3d.out */
    {247673, 247704, 3428, 1, 3, 0x0}, /* aten::upsample_trilinear3d.vec */
    {247826, 247862, 3429, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward */
    {248059, 248106, 3431, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {248344, 248385, 3433, 1, 0, 0x0}, /* aten::value_selecting_reduction_backward */
    {248504, 248517, 3434, 1, 3, 0x0}, /* aten::vander */
    {248586, 248596, 3435, 1, 1, 0x40000}, /* aten::var */
    {248649, 248670, 3436, 2, 1, 0x40001}, /* aten::var.correction */
    {248780, 248805, 3438, 2, 1, 0x40000}, /* aten::var.correction_out */
    {248939, 248953, 3440, 1, 1, 0x40001}, /* aten::var.dim */
    {249043, 249057, 3441, 1, 1, 0x40000}, /* aten::var.out */
    {249170, 249185, 3442, 1, 1, 0x40000}, /* aten::var_mean */
    {249253, 249279, 3443, 2, 1, 0x40000}, /* aten::var_mean.correction */
    {249404, 249434, 3445, 1, 0, 0x20}, /* aten::var_mean.correction_out */
    {249605, 249624, 3446, 1, 1, 0x40000}, /* aten::var_mean.dim */
    {249729, 249740, 3447, 2, 3, 0x0}, /* aten::vdot */
    {249788, 249803, 3449, 1, 3, 0x0}, /* aten::vdot.out */
    {249878, 249889, 3450, 2, 0, 0x1}, /* aten::view */
    {249944, 249961, 3452, 1, 0, 0x0}, /* aten::view.dtype */
    {250025, 250039, 3453, 1, 0, 0x0}, /* aten::view_as */
    {250096, 250118, 3454, 2, 3, 0x0}, /* aten::view_as_complex */
    {250169, 250196, 3456, 1, 3, 0x80000}, /* aten::view_as_complex_copy */
    {250246, 250277, 3457, 1, 0, 0x80020}, /* aten::view_as_complex_copy.out */
    {250354, 250373, 3458, 2, 3, 0x0}, /* aten::view_as_real */
    {250421, 250445, 3460, 1, 3, 0x80000}, /* aten::view_as_real_copy */
    {250492, 250520, 3461, 1, 0, 0x80020}, /* aten::view_as_real_copy.out */
    {250594, 250610, 3462, 1, 3, 0x80000}, /* aten::view_copy */
    {250664, 250686, 3463, 1, 3, 0x80000}, /* aten::view_copy.dtype */
    {250749, 250775, 3464, 1, 0, 0x80020}, /* aten::view_copy.dtype_out */
    {250865, 250885, 3465, 1, 0, 0x80020}, /* aten::view_copy.out */
    {250966, 250985, 3466, 1, 3, 0x0}, /* aten::vsplit.array */
    {251055, 251072, 3467, 1, 3, 0x0}, /* aten::vsplit.int */
    {251139, 251152, 3468, 1, 3, 0x0}, /* aten::vstack */
    {251193, 251210, 3469, 1, 3, 0x0}, /* aten::vstack.out */
    {251278, 251290, 3470, 1, 1, 0x0}, /* aten::where */
    {251332, 251351, 3471, 1, 3, 0x0}, /* aten::where.Scalar */
    {251425, 251449, 3472, 1, 3, 0x0}, /* aten::where.ScalarOther */
    {251528, 251551, 3473, 1, 3, 0x0}, /* aten::where.ScalarSelf */
    {251629, 251646, 3474, 2, 1, 0x10001}, /* aten::where.self */
    {251718, 251739, 3476, 2, 1, 0x0}, /* aten::where.self_out */
    {251838, 251866, 3478, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {251954, 251981, 3479, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {252068, 252090, 3480, 2, 1, 0x10000}, /* aten::xlogy.OutTensor */
    {252172, 252197, 3482, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {252259, 252283, 3483, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {252344, 252363, 3484, 3, 1, 0x10000}, /* aten::xlogy.Tensor */
    {252419, 252445, 3487, 1, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {252516, 252536, 3488, 3, 1, 0x10000}, /* aten::xlogy_.Tensor */
    {252601, 252612, 3491, 1, 0, 0x20}, /* aten::zero */
    {252646, 252661, 3492, 1, 0, 0x20}, /* aten::zero.out */
    {252722, 252734, 3493, 2, 1, 0x0}, /* aten::zero_ */
    {252777, 252789, 3495, 2, 3, 0x0}, /* aten::zeros */
    {252918, 252934, 3497, 1, 3, 0x0}, /* aten::zeros.out */
    {252998, 253015, 3498, 1, 3, 0x0}, /* aten::zeros_like */
    {253181, 253202, 3499, 1, 0, 0x20}, /* aten::zeros_like.out */
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
    {1, 0, 43}, /* aten::_efficientzerotensor CPU */
    {16, 0, 43}, /* aten::_efficientzerotensor Meta */
    {86, 0, 178}, /* aten::_efficientzerotensor BackendSelect */
    {141, 4, 23}, /* aten::_efficientzerotensor.out CompositeExplicitAutograd */
    {1, 0, 44}, /* aten::_embedding_bag CPU */
    {16, 0, 44}, /* aten::_embedding_bag Meta */
    {141, 4, 24}, /* aten::_embedding_bag.out CompositeExplicitAutograd */
    {1, 0, 45}, /* aten::_embedding_bag_backward CPU */
    {16, 0, 45}, /* aten::_embedding_bag_backward Meta */
    {1, 0, 46}, /* aten::_embedding_bag_dense_backward CPU */
    {16, 0, 46}, /* aten::_embedding_bag_dense_backward Meta */
    {141, 4, 25}, /* aten::_embedding_bag_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 47}, /* aten::_embedding_bag_forward_only CPU */
    {16, 0, 47}, /* aten::_embedding_bag_forward_only Meta */
    {141, 4, 26}, /* aten::_embedding_bag_forward_only.out CompositeExplicitAutograd */
    {1, 0, 48}, /* aten::_embedding_bag_per_sample_weights_backward CPU */
    {16, 0, 48}, /* aten::_embedding_bag_per_sample_weights_backward Meta */
    {141, 4, 27}, /* aten::_embedding_bag_per_sample_weights_backward.out CompositeExplicitAutograd */
    {141, 0, 49}, /* aten::_euclidean_dist CompositeExplicitAutograd */
    {141, 4, 28}, /* aten::_euclidean_dist.out CompositeExplicitAutograd */
    {1, 0, 50}, /* aten::_fft_c2c CPU */
    {16, 0, 50}, /* aten::_fft_c2c Meta */
    {1, 0, 51}, /* aten::_fft_c2c.out CPU */
    {16, 0, 51}, /* aten::_fft_c2c.out Meta */
    {1, 0, 52}, /* aten::_fft_c2r CPU */
    {16, 0, 52}, /* aten::_fft_c2r Meta */
    {1, 0, 53}, /* aten::_fft_c2r.out CPU */
    {16, 0, 53}, /* aten::_fft_c2r.out Meta */
    {1, 0, 54}, /* aten::_fft_r2c CPU */
    {16, 0, 54}, /* aten::_fft_r2c Meta */
    {1, 0, 55}, /* aten::_fft_r2c.out CPU */
    {16, 0, 55}, /* aten::_fft_r2c.out Meta */
    {138, 0, 56}, /* aten::_fused_rms_norm implicit */
    {1, 0, 57}, /* aten::_fused_sdp_choice CPU */
    {16, 0, 57}, /* aten::_fused_sdp_choice Meta */
    {1, 0, 58}, /* aten::_histogramdd_bin_edges CPU */
    {16, 0, 58}, /* aten::_histogramdd_bin_edges Meta */
    {141, 4, 29}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 59}, /* aten::_histogramdd_from_bin_cts CPU */
    {16, 0, 59}, /* aten::_histogramdd_from_bin_cts Meta */
    {141, 4, 30}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 60}, /* aten::_histogramdd_from_bin_tensors CPU */
    {16, 0, 60}, /* aten::_histogramdd_from_bin_tensors Meta */
    {141, 4, 31}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 33}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 4, 32}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 61}, /* aten::_index_put_impl_ CPU */
    {16, 0, 61}, /* aten::_index_put_impl_ Meta */
    {141, 0, 62}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 63}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 64}, /* aten::_linalg_check_errors CPU */
    {16, 0, 64}, /* aten::_linalg_check_errors Meta */
    {1, 0, 65}, /* aten::_linalg_det CPU */
    {16, 0, 65}, /* aten::_linalg_det Meta */
    {1, 4, 34}, /* aten::_linalg_det.result CPU */
    {16, 4, 34}, /* aten::_linalg_det.result Meta */
    {1, 0, 66}, /* aten::_linalg_eigh CPU */
    {16, 0, 66}, /* aten::_linalg_eigh Meta */
    {1, 4, 35}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 35}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 67}, /* aten::_linalg_eigvals CPU */
    {16, 0, 67}, /* aten::_linalg_eigvals Meta */
    {1, 0, 68}, /* aten::_linalg_slogdet CPU */
    {16, 0, 68}, /* aten::_linalg_slogdet Meta */
    {1, 4, 36}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 36}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 69}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 69}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 37}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 37}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 70}, /* aten::_linalg_svd CPU */
    {16, 0, 70}, /* aten::_linalg_svd Meta */
    {1, 4, 38}, /* aten::_linalg_svd.U CPU */
    {16, 4, 38}, /* aten::_linalg_svd.U Meta */
    {1, 0, 71}, /* aten::_local_scalar_dense CPU */
    {1, 1, 2}, /* aten::_log_softmax CPU */
    {16, 1, 2}, /* aten::_log_softmax Meta */
    {142, 8, 39}, /* aten::_log_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 2}, /* aten::_log_softmax.out CPU */
    {16, 3, 2}, /* aten::_log_softmax.out Meta */
    {1, 1, 1}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 1}, /* aten::_log_softmax_backward_data Meta */
    {142, 8, 40}, /* aten::_log_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 1}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 1}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 72}, /* aten::_logcumsumexp CPU */
    {16, 0, 72}, /* aten::_logcumsumexp Meta */
    {1, 4, 41}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 41}, /* aten::_logcumsumexp.out Meta */
    {138, 0, 73}, /* aten::_lu_with_info implicit */
    {1, 0, 74}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 74}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 75}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 75}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 43}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 43}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 77}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 77}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 42}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 76}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 4, 44}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 78}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 45}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 46}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 79}, /* aten::_pdist_backward CPU */
    {16, 0, 79}, /* aten::_pdist_backward Meta */
    {141, 4, 47}, /* aten::_pdist_backward.out CompositeExplicitAutograd */
    {1, 0, 80}, /* aten::_pdist_forward CPU */
    {16, 0, 80}, /* aten::_pdist_forward Meta */
    {141, 4, 48}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 81}, /* aten::_prelu_kernel CPU */
    {16, 0, 81}, /* aten::_prelu_kernel Meta */
    {1, 0, 82}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 82}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 83}, /* aten::_reshape_alias CPU */
    {16, 0, 83}, /* aten::_reshape_alias Meta */
    {142, 7, 49}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 50}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 84}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {138, 0, 85}, /* aten::_scaled_dot_product_attention_math implicit */
    {1, 0, 86}, /* aten::_scaled_dot_product_flash_attention_for_cpu CPU */
    {16, 0, 86}, /* aten::_scaled_dot_product_flash_attention_for_cpu Meta */
    {1, 0, 87}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward CPU */
    {16, 0, 87}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward Meta */
    {1, 0, 88}, /* aten::_segment_reduce_backward CPU */
    {16, 0, 88}, /* aten::_segment_reduce_backward Meta */
    {141, 4, 51}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 1, 4}, /* aten::_softmax CPU */
    {16, 1, 4}, /* aten::_softmax Meta */
    {142, 8, 52}, /* aten::_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, /* aten::_softmax.out CPU */
    {16, 3, 4}, /* aten::_softmax.out Meta */
    {1, 1, 3}, /* aten::_softmax_backward_data CPU */
    {16, 1, 3}, /* aten::_softmax_backward_data Meta */
    {142, 8, 53}, /* aten::_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 3}, /* aten::_softmax_backward_data.out Meta */
    {138, 0, 89}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 90}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 91}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 4, 54}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 92}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 4, 55}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 93}, /* aten::_unique CPU */
    {16, 0, 93}, /* aten::_unique Meta */
    {141, 4, 56}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 94}, /* aten::_unique2 CPU */
    {16, 0, 94}, /* aten::_unique2 Meta */
    {141, 4, 57}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 95}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 96}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 97}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 98}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 1047}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 4, 58}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 99}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 99}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 59}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 59}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 101}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 100}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 100}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 60}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 60}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 102}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 102}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 61}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 61}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 104}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 103}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 103}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 62}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 62}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 105}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 105}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 63}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 63}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 107}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 106}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 106}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 64}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 64}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 108}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 108}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 65}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 65}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 110}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 109}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 109}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 66}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 66}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 111}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 111}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 67}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 67}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 113}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 112}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 112}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 68}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 68}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 114}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 114}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 69}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 69}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 116}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 115}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 115}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 70}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 70}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 117}, /* aten::abs CPU */
    {16, 0, 117}, /* aten::abs Meta */
    {1, 0, 119}, /* aten::abs.out CPU */
    {16, 0, 119}, /* aten::abs.out Meta */
    {1, 0, 118}, /* aten::abs_ CPU */
    {16, 0, 118}, /* aten::abs_ Meta */
    {138, 0, 120}, /* aten::absolute implicit */
    {138, 4, 71}, /* aten::absolute.out implicit */
    {138, 0, 121}, /* aten::absolute_ implicit */
    {1, 1, 5}, /* aten::acos CPU */
    {16, 1, 5}, /* aten::acos Meta */
    {142, 8, 72}, /* aten::acos CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, /* aten::acos.out CPU */
    {16, 3, 5}, /* aten::acos.out Meta */
    {1, 2, 5}, /* aten::acos_ CPU */
    {16, 2, 5}, /* aten::acos_ Meta */
    {142, 9, 72}, /* aten::acos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 6}, /* aten::acosh CPU */
    {16, 1, 6}, /* aten::acosh Meta */
    {142, 8, 73}, /* aten::acosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, /* aten::acosh.out CPU */
    {16, 3, 6}, /* aten::acosh.out Meta */
    {1, 2, 6}, /* aten::acosh_ CPU */
    {16, 2, 6}, /* aten::acosh_ Meta */
    {142, 9, 73}, /* aten::acosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 122}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 123}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 74}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 74}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 124}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 75}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 75}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 125}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 126}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 126}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 76}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 76}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 127}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 127}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 77}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 77}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 128}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 128}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 78}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 78}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 129}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 129}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 79}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 79}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 130}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 4, 80}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 7}, /* aten::add.Tensor CPU */
    {16, 1, 7}, /* aten::add.Tensor Meta */
    {142, 8, 81}, /* aten::add.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, /* aten::add.out CPU */
    {16, 3, 7}, /* aten::add.out Meta */
    {141, 0, 131}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 7}, /* aten::add_.Tensor CPU */
    {16, 2, 7}, /* aten::add_.Tensor Meta */
    {142, 9, 81}, /* aten::add_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 132}, /* aten::addbmm CPU */
    {16, 0, 132}, /* aten::addbmm Meta */
    {1, 4, 82}, /* aten::addbmm.out CPU */
    {16, 4, 82}, /* aten::addbmm.out Meta */
    {1, 0, 133}, /* aten::addbmm_ CPU */
    {16, 0, 133}, /* aten::addbmm_ Meta */
    {1, 1, 8}, /* aten::addcdiv CPU */
    {16, 1, 8}, /* aten::addcdiv Meta */
    {142, 8, 83}, /* aten::addcdiv CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, /* aten::addcdiv.out CPU */
    {16, 3, 8}, /* aten::addcdiv.out Meta */
    {1, 2, 8}, /* aten::addcdiv_ CPU */
    {16, 2, 8}, /* aten::addcdiv_ Meta */
    {142, 9, 83}, /* aten::addcdiv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, /* aten::addcmul CPU */
    {16, 1, 9}, /* aten::addcmul Meta */
    {142, 8, 84}, /* aten::addcmul CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, /* aten::addcmul.out CPU */
    {16, 3, 9}, /* aten::addcmul.out Meta */
    {1, 2, 9}, /* aten::addcmul_ CPU */
    {16, 2, 9}, /* aten::addcmul_ Meta */
    {142, 9, 84}, /* aten::addcmul_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, /* aten::addmm CPU */
    {16, 1, 10}, /* aten::addmm Meta */
    {142, 8, 85}, /* aten::addmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, /* aten::addmm.out CPU */
    {16, 3, 10}, /* aten::addmm.out Meta */
    {1, 2, 10}, /* aten::addmm_ CPU */
    {16, 2, 10}, /* aten::addmm_ Meta */
    {142, 9, 85}, /* aten::addmm_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 11}, /* aten::addmv CPU */
    {16, 1, 11}, /* aten::addmv Meta */
    {142, 8, 86}, /* aten::addmv CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, /* aten::addmv.out CPU */
    {16, 3, 11}, /* aten::addmv.out Meta */
    {1, 2, 11}, /* aten::addmv_ CPU */
    {16, 2, 11}, /* aten::addmv_ Meta */
    {142, 9, 86}, /* aten::addmv_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 134}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 87}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 87}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 135}, /* aten::adjoint implicit */
    {141, 0, 136}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 4, 88}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 137}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 138}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 89}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 90}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 12}, /* aten::all CPU */
    {16, 1, 12}, /* aten::all Meta */
    {142, 8, 91}, /* aten::all CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, /* aten::all.all_out CPU */
    {16, 3, 12}, /* aten::all.all_out Meta */
    {1, 1, 14}, /* aten::all.dim CPU */
    {16, 1, 14}, /* aten::all.dim Meta */
    {142, 8, 93}, /* aten::all.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 13}, /* aten::all.dims CPU */
    {16, 1, 13}, /* aten::all.dims Meta */
    {142, 8, 92}, /* aten::all.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 13}, /* aten::all.dims_out CPU */
    {16, 3, 13}, /* aten::all.dims_out Meta */
    {1, 3, 14}, /* aten::all.out CPU */
    {16, 3, 14}, /* aten::all.out Meta */
    {141, 0, 139}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 140}, /* aten::alpha_dropout implicit */
    {138, 0, 141}, /* aten::alpha_dropout_ implicit */
    {1, 1, 15}, /* aten::amax CPU */
    {16, 1, 15}, /* aten::amax Meta */
    {142, 8, 94}, /* aten::amax CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, /* aten::amax.out CPU */
    {16, 3, 15}, /* aten::amax.out Meta */
    {1, 1, 16}, /* aten::amin CPU */
    {16, 1, 16}, /* aten::amin Meta */
    {142, 8, 95}, /* aten::amin CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, /* aten::amin.out CPU */
    {16, 3, 16}, /* aten::amin.out Meta */
    {1, 1, 17}, /* aten::aminmax CPU */
    {16, 1, 17}, /* aten::aminmax Meta */
    {142, 8, 96}, /* aten::aminmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, /* aten::aminmax.out CPU */
    {16, 3, 17}, /* aten::aminmax.out Meta */
    {1, 0, 142}, /* aten::angle CPU */
    {16, 0, 142}, /* aten::angle Meta */
    {1, 0, 143}, /* aten::angle.out CPU */
    {16, 0, 143}, /* aten::angle.out Meta */
    {1, 1, 18}, /* aten::any CPU */
    {16, 1, 18}, /* aten::any Meta */
    {142, 8, 97}, /* aten::any CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, /* aten::any.all_out CPU */
    {16, 3, 18}, /* aten::any.all_out Meta */
    {1, 1, 20}, /* aten::any.dim CPU */
    {16, 1, 20}, /* aten::any.dim Meta */
    {142, 8, 99}, /* aten::any.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 19}, /* aten::any.dims CPU */
    {16, 1, 19}, /* aten::any.dims Meta */
    {142, 8, 98}, /* aten::any.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 19}, /* aten::any.dims_out CPU */
    {16, 3, 19}, /* aten::any.dims_out Meta */
    {1, 3, 20}, /* aten::any.out CPU */
    {16, 3, 20}, /* aten::any.out Meta */
    {141, 0, 144}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::arange BackendSelect */
    {141, 4, 100}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 145}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::arange.start BackendSelect */
    {1, 4, 101}, /* aten::arange.start_out CPU */
    {16, 4, 101}, /* aten::arange.start_out Meta */
    {141, 0, 146}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::arange.start_step BackendSelect */
    {138, 0, 147}, /* aten::arccos implicit */
    {138, 4, 102}, /* aten::arccos.out implicit */
    {138, 0, 148}, /* aten::arccos_ implicit */
    {138, 0, 149}, /* aten::arccosh implicit */
    {138, 4, 103}, /* aten::arccosh.out implicit */
    {138, 0, 150}, /* aten::arccosh_ implicit */
    {138, 0, 151}, /* aten::arcsin implicit */
    {138, 4, 104}, /* aten::arcsin.out implicit */
    {138, 0, 152}, /* aten::arcsin_ implicit */
    {138, 0, 153}, /* aten::arcsinh implicit */
    {138, 4, 105}, /* aten::arcsinh.out implicit */
    {138, 0, 154}, /* aten::arcsinh_ implicit */
    {138, 0, 155}, /* aten::arctan implicit */
    {138, 4, 106}, /* aten::arctan.out implicit */
    {138, 0, 156}, /* aten::arctan2 implicit */
    {138, 4, 107}, /* aten::arctan2.out implicit */
    {138, 0, 157}, /* aten::arctan2_ implicit */
    {138, 0, 158}, /* aten::arctan_ implicit */
    {138, 0, 159}, /* aten::arctanh implicit */
    {138, 4, 108}, /* aten::arctanh.out implicit */
    {138, 0, 160}, /* aten::arctanh_ implicit */
    {1, 1, 21}, /* aten::argmax CPU */
    {16, 1, 21}, /* aten::argmax Meta */
    {142, 8, 109}, /* aten::argmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, /* aten::argmax.out CPU */
    {16, 3, 21}, /* aten::argmax.out Meta */
    {1, 1, 22}, /* aten::argmin CPU */
    {16, 1, 22}, /* aten::argmin Meta */
    {142, 8, 110}, /* aten::argmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, /* aten::argmin.out CPU */
    {16, 3, 22}, /* aten::argmin.out Meta */
    {138, 0, 161}, /* aten::argsort implicit */
    {138, 0, 162}, /* aten::argsort.stable implicit */
    {138, 0, 163}, /* aten::argsort.stable_out implicit */
    {138, 0, 164}, /* aten::argwhere implicit */
    {1, 0, 165}, /* aten::as_strided CPU */
    {16, 0, 165}, /* aten::as_strided Meta */
    {142, 5, 111}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 111}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 112}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 166}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 113}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 23}, /* aten::asin CPU */
    {16, 1, 23}, /* aten::asin Meta */
    {142, 8, 114}, /* aten::asin CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, /* aten::asin.out CPU */
    {16, 3, 23}, /* aten::asin.out Meta */
    {1, 2, 23}, /* aten::asin_ CPU */
    {16, 2, 23}, /* aten::asin_ Meta */
    {142, 9, 114}, /* aten::asin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 24}, /* aten::asinh CPU */
    {16, 1, 24}, /* aten::asinh Meta */
    {142, 8, 115}, /* aten::asinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, /* aten::asinh.out CPU */
    {16, 3, 24}, /* aten::asinh.out Meta */
    {1, 2, 24}, /* aten::asinh_ CPU */
    {16, 2, 24}, /* aten::asinh_ Meta */
    {142, 9, 115}, /* aten::asinh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, /* aten::atan CPU */
    {16, 1, 26}, /* aten::atan Meta */
    {142, 8, 116}, /* aten::atan CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, /* aten::atan.out CPU */
    {16, 3, 26}, /* aten::atan.out Meta */
    {1, 1, 25}, /* aten::atan2 CPU */
    {16, 1, 25}, /* aten::atan2 Meta */
    {142, 8, 117}, /* aten::atan2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, /* aten::atan2.out CPU */
    {16, 3, 25}, /* aten::atan2.out Meta */
    {1, 2, 25}, /* aten::atan2_ CPU */
    {16, 2, 25}, /* aten::atan2_ Meta */
    {142, 9, 117}, /* aten::atan2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 26}, /* aten::atan_ CPU */
    {16, 2, 26}, /* aten::atan_ Meta */
    {142, 9, 116}, /* aten::atan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 27}, /* aten::atanh CPU */
    {16, 1, 27}, /* aten::atanh Meta */
    {142, 8, 118}, /* aten::atanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, /* aten::atanh.out CPU */
    {16, 3, 27}, /* aten::atanh.out Meta */
    {1, 2, 27}, /* aten::atanh_ CPU */
    {16, 2, 27}, /* aten::atanh_ Meta */
    {142, 9, 118}, /* aten::atanh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 167}, /* aten::atleast_1d implicit */
    {138, 0, 168}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 169}, /* aten::atleast_2d implicit */
    {138, 0, 170}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 171}, /* aten::atleast_3d implicit */
    {138, 0, 172}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 173}, /* aten::avg_pool1d implicit */
    {1, 0, 174}, /* aten::avg_pool2d CPU */
    {16, 0, 174}, /* aten::avg_pool2d Meta */
    {1, 4, 119}, /* aten::avg_pool2d.out CPU */
    {16, 4, 119}, /* aten::avg_pool2d.out Meta */
    {1, 0, 175}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 175}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 120}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 120}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 176}, /* aten::avg_pool3d CPU */
    {16, 0, 176}, /* aten::avg_pool3d Meta */
    {1, 4, 121}, /* aten::avg_pool3d.out CPU */
    {16, 4, 121}, /* aten::avg_pool3d.out Meta */
    {1, 0, 177}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 177}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 122}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 122}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 28}, /* aten::baddbmm CPU */
    {16, 1, 28}, /* aten::baddbmm Meta */
    {142, 8, 123}, /* aten::baddbmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, /* aten::baddbmm.out CPU */
    {16, 3, 28}, /* aten::baddbmm.out Meta */
    {1, 2, 28}, /* aten::baddbmm_ CPU */
    {16, 2, 28}, /* aten::baddbmm_ Meta */
    {142, 9, 123}, /* aten::baddbmm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 179}, /* aten::bartlett_window CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::bartlett_window BackendSelect */
    {141, 4, 124}, /* aten::bartlett_window.out CompositeExplicitAutograd */
    {141, 0, 180}, /* aten::bartlett_window.periodic CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::bartlett_window.periodic BackendSelect */
    {141, 4, 125}, /* aten::bartlett_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 181}, /* aten::batch_norm implicit */
    {1, 0, 182}, /* aten::batch_norm_backward CPU */
    {16, 0, 182}, /* aten::batch_norm_backward Meta */
    {1, 0, 183}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 183}, /* aten::batch_norm_update_stats Meta */
    {141, 4, 126}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 184}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 130}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 4, 128}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 4, 129}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 127}, /* aten::bernoulli.out CPU */
    {16, 4, 127}, /* aten::bernoulli.out Meta */
    {142, 0, 187}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 185}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 185}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 186}, /* aten::bernoulli_.float CPU */
    {16, 0, 186}, /* aten::bernoulli_.float Meta */
    {138, 0, 188}, /* aten::bilinear implicit */
    {1, 0, 189}, /* aten::binary_cross_entropy CPU */
    {16, 0, 189}, /* aten::binary_cross_entropy Meta */
    {1, 4, 131}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 131}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 190}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 190}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 132}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 132}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 191}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 191}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 4, 133}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 192}, /* aten::bincount CPU */
    {16, 0, 192}, /* aten::bincount Meta */
    {141, 4, 134}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 193}, /* aten::binomial CPU */
    {16, 0, 193}, /* aten::binomial Meta */
    {141, 4, 135}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 194}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 195}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 136}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 196}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_and.Tensor Meta */
    {142, 8, 137}, /* aten::bitwise_and.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 29}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 197}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 29}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_and_.Tensor Meta */
    {142, 9, 137}, /* aten::bitwise_and_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 198}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 138}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 30}, /* aten::bitwise_left_shift.Tensor Meta */
    {142, 8, 139}, /* aten::bitwise_left_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 199}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 200}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 30}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 30}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 30}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 30}, /* aten::bitwise_left_shift_.Tensor Meta */
    {142, 9, 139}, /* aten::bitwise_left_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 201}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_not CPU */
    {16, 1, 31}, /* aten::bitwise_not Meta */
    {142, 8, 140}, /* aten::bitwise_not CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, /* aten::bitwise_not.out CPU */
    {16, 3, 31}, /* aten::bitwise_not.out Meta */
    {1, 2, 31}, /* aten::bitwise_not_ CPU */
    {16, 2, 31}, /* aten::bitwise_not_ Meta */
    {142, 9, 140}, /* aten::bitwise_not_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 202}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 203}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 141}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 204}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_or.Tensor Meta */
    {142, 8, 142}, /* aten::bitwise_or.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 32}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 205}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 32}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_or_.Tensor Meta */
    {142, 9, 142}, /* aten::bitwise_or_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 206}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 143}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_right_shift.Tensor Meta */
    {142, 8, 144}, /* aten::bitwise_right_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 207}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 208}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 33}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 33}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_right_shift_.Tensor Meta */
    {142, 9, 144}, /* aten::bitwise_right_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 209}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 210}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 211}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 4, 145}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 212}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 34}, /* aten::bitwise_xor.Tensor Meta */
    {142, 8, 146}, /* aten::bitwise_xor.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 34}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 213}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 34}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 34}, /* aten::bitwise_xor_.Tensor Meta */
    {142, 9, 146}, /* aten::bitwise_xor_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 214}, /* aten::blackman_window CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::blackman_window BackendSelect */
    {141, 4, 147}, /* aten::blackman_window.out CompositeExplicitAutograd */
    {141, 0, 215}, /* aten::blackman_window.periodic CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::blackman_window.periodic BackendSelect */
    {141, 4, 148}, /* aten::blackman_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 216}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 4, 149}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 35}, /* aten::bmm CPU */
    {16, 1, 35}, /* aten::bmm Meta */
    {142, 8, 150}, /* aten::bmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, /* aten::bmm.out CPU */
    {16, 3, 35}, /* aten::bmm.out Meta */
    {138, 0, 217}, /* aten::broadcast_tensors implicit */
    {138, 0, 218}, /* aten::broadcast_to implicit */
    {1, 0, 219}, /* aten::bucketize.Scalar CPU */
    {16, 0, 219}, /* aten::bucketize.Scalar Meta */
    {141, 4, 151}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 220}, /* aten::bucketize.Tensor CPU */
    {16, 0, 220}, /* aten::bucketize.Tensor Meta */
    {1, 4, 152}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 152}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 221}, /* aten::can_cast implicit */
    {138, 0, 222}, /* aten::cartesian_prod implicit */
    {1, 0, 223}, /* aten::cat CPU */
    {16, 0, 223}, /* aten::cat Meta */
    {142, 0, 224}, /* aten::cat CompositeExplicitAutogradNonFunctional */
    {1, 0, 225}, /* aten::cat.out CPU */
    {16, 0, 225}, /* aten::cat.out Meta */
    {141, 6, 154}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 4, 153}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 226}, /* aten::cauchy_ CPU */
    {16, 0, 226}, /* aten::cauchy_ Meta */
    {138, 0, 227}, /* aten::cdist implicit */
    {1, 1, 36}, /* aten::ceil CPU */
    {16, 1, 36}, /* aten::ceil Meta */
    {142, 8, 155}, /* aten::ceil CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, /* aten::ceil.out CPU */
    {16, 3, 36}, /* aten::ceil.out Meta */
    {1, 2, 36}, /* aten::ceil_ CPU */
    {16, 2, 36}, /* aten::ceil_ Meta */
    {142, 9, 155}, /* aten::ceil_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 228}, /* aten::celu CompositeExplicitAutograd */
    {141, 4, 156}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 156}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 229}, /* aten::channel_shuffle CPU */
    {16, 0, 229}, /* aten::channel_shuffle Meta */
    {141, 4, 157}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 230}, /* aten::cholesky CPU */
    {16, 0, 230}, /* aten::cholesky Meta */
    {1, 0, 232}, /* aten::cholesky.out CPU */
    {16, 0, 232}, /* aten::cholesky.out Meta */
    {1, 0, 231}, /* aten::cholesky_inverse CPU */
    {16, 0, 231}, /* aten::cholesky_inverse Meta */
    {1, 4, 158}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 158}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 233}, /* aten::cholesky_solve CPU */
    {16, 0, 233}, /* aten::cholesky_solve Meta */
    {1, 0, 234}, /* aten::cholesky_solve.out CPU */
    {16, 0, 234}, /* aten::cholesky_solve.out Meta */
    {138, 0, 235}, /* aten::chunk implicit */
    {1, 1, 42}, /* aten::clamp CPU */
    {16, 1, 42}, /* aten::clamp Meta */
    {142, 8, 160}, /* aten::clamp CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, /* aten::clamp.Tensor CPU */
    {16, 1, 37}, /* aten::clamp.Tensor Meta */
    {142, 8, 159}, /* aten::clamp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, /* aten::clamp.Tensor_out CPU */
    {16, 3, 37}, /* aten::clamp.Tensor_out Meta */
    {1, 3, 42}, /* aten::clamp.out CPU */
    {16, 3, 42}, /* aten::clamp.out Meta */
    {1, 2, 42}, /* aten::clamp_ CPU */
    {16, 2, 42}, /* aten::clamp_ Meta */
    {142, 9, 160}, /* aten::clamp_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, /* aten::clamp_.Tensor CPU */
    {16, 2, 37}, /* aten::clamp_.Tensor Meta */
    {142, 9, 159}, /* aten::clamp_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, /* aten::clamp_max CPU */
    {16, 1, 39}, /* aten::clamp_max Meta */
    {142, 8, 162}, /* aten::clamp_max CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, /* aten::clamp_max.Tensor CPU */
    {16, 1, 38}, /* aten::clamp_max.Tensor Meta */
    {142, 8, 161}, /* aten::clamp_max.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 38}, /* aten::clamp_max.Tensor_out CPU */
    {16, 3, 38}, /* aten::clamp_max.Tensor_out Meta */
    {1, 3, 39}, /* aten::clamp_max.out CPU */
    {16, 3, 39}, /* aten::clamp_max.out Meta */
    {1, 2, 39}, /* aten::clamp_max_ CPU */
    {16, 2, 39}, /* aten::clamp_max_ Meta */
    {142, 9, 162}, /* aten::clamp_max_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 38}, /* aten::clamp_max_.Tensor CPU */
    {16, 2, 38}, /* aten::clamp_max_.Tensor Meta */
    {142, 9, 161}, /* aten::clamp_max_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 41}, /* aten::clamp_min CPU */
    {16, 1, 41}, /* aten::clamp_min Meta */
    {142, 8, 164}, /* aten::clamp_min CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, /* aten::clamp_min.Tensor CPU */
    {16, 1, 40}, /* aten::clamp_min.Tensor Meta */
    {142, 8, 163}, /* aten::clamp_min.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 40}, /* aten::clamp_min.Tensor_out CPU */
    {16, 3, 40}, /* aten::clamp_min.Tensor_out Meta */
    {1, 3, 41}, /* aten::clamp_min.out CPU */
    {16, 3, 41}, /* aten::clamp_min.out Meta */
    {1, 2, 41}, /* aten::clamp_min_ CPU */
    {16, 2, 41}, /* aten::clamp_min_ Meta */
    {142, 9, 164}, /* aten::clamp_min_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 40}, /* aten::clamp_min_.Tensor CPU */
    {16, 2, 40}, /* aten::clamp_min_.Tensor Meta */
    {142, 9, 163}, /* aten::clamp_min_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 236}, /* aten::clip implicit */
    {138, 0, 238}, /* aten::clip.Tensor implicit */
    {138, 4, 166}, /* aten::clip.Tensor_out implicit */
    {138, 4, 165}, /* aten::clip.out implicit */
    {138, 0, 237}, /* aten::clip_ implicit */
    {138, 0, 239}, /* aten::clip_.Tensor implicit */
    {141, 0, 240}, /* aten::clone CompositeExplicitAutograd */
    {141, 4, 167}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 241}, /* aten::col2im CPU */
    {16, 0, 241}, /* aten::col2im Meta */
    {1, 4, 168}, /* aten::col2im.out CPU */
    {16, 4, 168}, /* aten::col2im.out Meta */
    {138, 0, 242}, /* aten::column_stack implicit */
    {138, 4, 169}, /* aten::column_stack.out implicit */
    {138, 0, 243}, /* aten::combinations implicit */
    {1, 0, 244}, /* aten::complex CPU */
    {16, 0, 244}, /* aten::complex Meta */
    {1, 0, 245}, /* aten::complex.out CPU */
    {16, 0, 245}, /* aten::complex.out Meta */
    {138, 0, 246}, /* aten::concat implicit */
    {138, 4, 170}, /* aten::concat.out implicit */
    {138, 0, 247}, /* aten::concatenate implicit */
    {138, 4, 171}, /* aten::concatenate.out implicit */
    {138, 0, 248}, /* aten::conj implicit */
    {138, 0, 249}, /* aten::conj_physical implicit */
    {1, 4, 172}, /* aten::conj_physical.out CPU */
    {16, 4, 172}, /* aten::conj_physical.out Meta */
    {1, 5, 172}, /* aten::conj_physical_ CPU */
    {16, 5, 172}, /* aten::conj_physical_ Meta */
    {141, 0, 250}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 4, 173}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 251}, /* aten::contiguous implicit */
    {138, 0, 252}, /* aten::conv1d implicit */
    {138, 0, 253}, /* aten::conv1d.padding implicit */
    {138, 0, 254}, /* aten::conv2d implicit */
    {138, 0, 255}, /* aten::conv2d.padding implicit */
    {138, 0, 256}, /* aten::conv3d implicit */
    {138, 0, 257}, /* aten::conv3d.padding implicit */
    {138, 0, 258}, /* aten::conv_transpose1d implicit */
    {138, 0, 259}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 260}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 261}, /* aten::convolution CPU */
    {16, 0, 261}, /* aten::convolution Meta */
    {141, 4, 174}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 262}, /* aten::convolution_backward CPU */
    {16, 0, 262}, /* aten::convolution_backward Meta */
    {141, 4, 175}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 177}, /* aten::copy CompositeExplicitAutograd */
    {141, 4, 176}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 263}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 264}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 265}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 43}, /* aten::copysign.Tensor CPU */
    {16, 1, 43}, /* aten::copysign.Tensor Meta */
    {142, 8, 178}, /* aten::copysign.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, /* aten::copysign.out CPU */
    {16, 3, 43}, /* aten::copysign.out Meta */
    {141, 0, 266}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 43}, /* aten::copysign_.Tensor CPU */
    {16, 2, 43}, /* aten::copysign_.Tensor Meta */
    {142, 9, 178}, /* aten::copysign_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 267}, /* aten::corrcoef implicit */
    {1, 1, 44}, /* aten::cos CPU */
    {16, 1, 44}, /* aten::cos Meta */
    {142, 8, 179}, /* aten::cos CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, /* aten::cos.out CPU */
    {16, 3, 44}, /* aten::cos.out Meta */
    {1, 2, 44}, /* aten::cos_ CPU */
    {16, 2, 44}, /* aten::cos_ Meta */
    {142, 9, 179}, /* aten::cos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 45}, /* aten::cosh CPU */
    {16, 1, 45}, /* aten::cosh Meta */
    {142, 8, 180}, /* aten::cosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, /* aten::cosh.out CPU */
    {16, 3, 45}, /* aten::cosh.out Meta */
    {1, 2, 45}, /* aten::cosh_ CPU */
    {16, 2, 45}, /* aten::cosh_ Meta */
    {142, 9, 180}, /* aten::cosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 268}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 269}, /* aten::cosine_similarity implicit */
    {141, 0, 270}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 271}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 271}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 4, 182}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 4, 181}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 272}, /* aten::cov implicit */
    {138, 0, 273}, /* aten::cross implicit */
    {138, 4, 183}, /* aten::cross.out implicit */
    {138, 0, 274}, /* aten::cross_entropy_loss implicit */
    {138, 0, 275}, /* aten::ctc_loss.IntList implicit */
    {138, 0, 276}, /* aten::ctc_loss.Tensor implicit */
    {141, 0, 277}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 184}, /* aten::cummax.out CPU */
    {16, 4, 184}, /* aten::cummax.out Meta */
    {141, 0, 278}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 185}, /* aten::cummin.out CPU */
    {16, 4, 185}, /* aten::cummin.out Meta */
    {1, 1, 46}, /* aten::cumprod CPU */
    {16, 1, 46}, /* aten::cumprod Meta */
    {142, 8, 186}, /* aten::cumprod CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, /* aten::cumprod.out CPU */
    {16, 3, 46}, /* aten::cumprod.out Meta */
    {1, 2, 46}, /* aten::cumprod_ CPU */
    {16, 2, 46}, /* aten::cumprod_ Meta */
    {142, 9, 186}, /* aten::cumprod_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 47}, /* aten::cumsum CPU */
    {16, 1, 47}, /* aten::cumsum Meta */
    {142, 8, 187}, /* aten::cumsum CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, /* aten::cumsum.out CPU */
    {16, 3, 47}, /* aten::cumsum.out Meta */
    {1, 2, 47}, /* aten::cumsum_ CPU */
    {16, 2, 47}, /* aten::cumsum_ Meta */
    {142, 9, 187}, /* aten::cumsum_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 279}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 280}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 281}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 188}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 188}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 282}, /* aten::det implicit */
    {141, 0, 138}, /* aten::detach CompositeExplicitAutograd */
    {141, 5, 189}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 189}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 190}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 283}, /* aten::diag implicit */
    {138, 4, 191}, /* aten::diag.out implicit */
    {142, 0, 284}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 4, 192}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 285}, /* aten::diagflat implicit */
    {141, 0, 286}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 287}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 4, 194}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 193}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 195}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 288}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 196}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 289}, /* aten::diff implicit */
    {138, 0, 290}, /* aten::diff.out implicit */
    {1, 1, 48}, /* aten::digamma CPU */
    {16, 1, 48}, /* aten::digamma Meta */
    {142, 8, 197}, /* aten::digamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, /* aten::digamma.out CPU */
    {16, 3, 48}, /* aten::digamma.out Meta */
    {1, 2, 48}, /* aten::digamma_ CPU */
    {16, 2, 48}, /* aten::digamma_ Meta */
    {142, 9, 197}, /* aten::digamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 291}, /* aten::dist CompositeExplicitAutograd */
    {141, 4, 198}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 292}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 293}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 4, 200}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 4, 199}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 49}, /* aten::div.Tensor CPU */
    {16, 1, 49}, /* aten::div.Tensor Meta */
    {142, 8, 201}, /* aten::div.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, /* aten::div.Tensor_mode CPU */
    {16, 1, 50}, /* aten::div.Tensor_mode Meta */
    {142, 8, 202}, /* aten::div.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {1, 3, 49}, /* aten::div.out CPU */
    {16, 3, 49}, /* aten::div.out Meta */
    {1, 3, 50}, /* aten::div.out_mode CPU */
    {16, 3, 50}, /* aten::div.out_mode Meta */
    {141, 0, 294}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 295}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 49}, /* aten::div_.Tensor CPU */
    {16, 2, 49}, /* aten::div_.Tensor Meta */
    {142, 9, 201}, /* aten::div_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 2, 50}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 50}, /* aten::div_.Tensor_mode Meta */
    {142, 9, 202}, /* aten::div_.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {138, 0, 296}, /* aten::divide.Scalar implicit */
    {138, 0, 297}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 298}, /* aten::divide.Tensor implicit */
    {138, 0, 299}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 203}, /* aten::divide.out implicit */
    {138, 4, 204}, /* aten::divide.out_mode implicit */
    {138, 0, 300}, /* aten::divide_.Scalar implicit */
    {138, 0, 301}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 302}, /* aten::divide_.Tensor implicit */
    {138, 0, 303}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 304}, /* aten::dot CPU */
    {16, 0, 304}, /* aten::dot Meta */
    {141, 4, 205}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 305}, /* aten::dropout implicit */
    {138, 0, 306}, /* aten::dropout_ implicit */
    {138, 0, 307}, /* aten::dsplit.array implicit */
    {138, 0, 308}, /* aten::dsplit.int implicit */
    {138, 0, 309}, /* aten::dstack implicit */
    {138, 4, 206}, /* aten::dstack.out implicit */
    {138, 0, 310}, /* aten::einsum implicit */
    {1, 1, 52}, /* aten::elu CPU */
    {16, 1, 52}, /* aten::elu Meta */
    {142, 8, 207}, /* aten::elu CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, /* aten::elu.out CPU */
    {16, 3, 52}, /* aten::elu.out Meta */
    {1, 2, 52}, /* aten::elu_ CPU */
    {16, 2, 52}, /* aten::elu_ Meta */
    {142, 9, 207}, /* aten::elu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 51}, /* aten::elu_backward CPU */
    {16, 1, 51}, /* aten::elu_backward Meta */
    {142, 8, 208}, /* aten::elu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, /* aten::elu_backward.grad_input CPU */
    {16, 3, 51}, /* aten::elu_backward.grad_input Meta */
    {141, 0, 311}, /* aten::embedding CompositeExplicitAutograd */
    {141, 4, 209}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 312}, /* aten::embedding_backward implicit */
    {138, 0, 313}, /* aten::embedding_bag implicit */
    {138, 0, 314}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 315}, /* aten::embedding_dense_backward CPU */
    {16, 0, 315}, /* aten::embedding_dense_backward Meta */
    {141, 4, 210}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 212}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 4, 211}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 316}, /* aten::embedding_renorm_ CPU */
    {16, 0, 316}, /* aten::embedding_renorm_ Meta */
    {1, 0, 318}, /* aten::empty.memory_format CPU */
    {16, 0, 318}, /* aten::empty.memory_format Meta */
    {86, 0, 178}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 319}, /* aten::empty.out implicit */
    {141, 0, 317}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 4, 213}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 320}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::empty_permuted BackendSelect */
    {141, 4, 214}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 321}, /* aten::empty_strided CPU */
    {16, 0, 321}, /* aten::empty_strided Meta */
    {86, 0, 178}, /* aten::empty_strided BackendSelect */
    {141, 4, 215}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 53}, /* aten::eq.Scalar CPU */
    {16, 1, 53}, /* aten::eq.Scalar Meta */
    {142, 8, 216}, /* aten::eq.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, /* aten::eq.Scalar_out CPU */
    {16, 3, 53}, /* aten::eq.Scalar_out Meta */
    {1, 1, 54}, /* aten::eq.Tensor CPU */
    {16, 1, 54}, /* aten::eq.Tensor Meta */
    {142, 8, 217}, /* aten::eq.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, /* aten::eq.Tensor_out CPU */
    {16, 3, 54}, /* aten::eq.Tensor_out Meta */
    {1, 2, 53}, /* aten::eq_.Scalar CPU */
    {16, 2, 53}, /* aten::eq_.Scalar Meta */
    {142, 9, 216}, /* aten::eq_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 54}, /* aten::eq_.Tensor CPU */
    {16, 2, 54}, /* aten::eq_.Tensor Meta */
    {142, 9, 217}, /* aten::eq_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 322}, /* aten::equal CPU */
    {16, 0, 322}, /* aten::equal Meta */
    {1, 1, 55}, /* aten::erf CPU */
    {16, 1, 55}, /* aten::erf Meta */
    {142, 8, 218}, /* aten::erf CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, /* aten::erf.out CPU */
    {16, 3, 55}, /* aten::erf.out Meta */
    {1, 2, 55}, /* aten::erf_ CPU */
    {16, 2, 55}, /* aten::erf_ Meta */
    {142, 9, 218}, /* aten::erf_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, /* aten::erfc CPU */
    {16, 1, 56}, /* aten::erfc Meta */
    {142, 8, 219}, /* aten::erfc CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, /* aten::erfc.out CPU */
    {16, 3, 56}, /* aten::erfc.out Meta */
    {1, 2, 56}, /* aten::erfc_ CPU */
    {16, 2, 56}, /* aten::erfc_ Meta */
    {142, 9, 219}, /* aten::erfc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 57}, /* aten::erfinv CPU */
    {16, 1, 57}, /* aten::erfinv Meta */
    {142, 8, 220}, /* aten::erfinv CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, /* aten::erfinv.out CPU */
    {16, 3, 57}, /* aten::erfinv.out Meta */
    {1, 2, 57}, /* aten::erfinv_ CPU */
    {16, 2, 57}, /* aten::erfinv_ Meta */
    {142, 9, 220}, /* aten::erfinv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 59}, /* aten::exp CPU */
    {16, 1, 59}, /* aten::exp Meta */
    {142, 8, 221}, /* aten::exp CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, /* aten::exp.out CPU */
    {16, 3, 59}, /* aten::exp.out Meta */
    {1, 1, 58}, /* aten::exp2 CPU */
    {16, 1, 58}, /* aten::exp2 Meta */
    {142, 8, 222}, /* aten::exp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, /* aten::exp2.out CPU */
    {16, 3, 58}, /* aten::exp2.out Meta */
    {1, 2, 58}, /* aten::exp2_ CPU */
    {16, 2, 58}, /* aten::exp2_ Meta */
    {142, 9, 222}, /* aten::exp2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 59}, /* aten::exp_ CPU */
    {16, 2, 59}, /* aten::exp_ Meta */
    {142, 9, 221}, /* aten::exp_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 323}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 324}, /* aten::expand_as implicit */
    {142, 7, 223}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 224}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 60}, /* aten::expm1 CPU */
    {16, 1, 60}, /* aten::expm1 Meta */
    {142, 8, 225}, /* aten::expm1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, /* aten::expm1.out CPU */
    {16, 3, 60}, /* aten::expm1.out Meta */
    {1, 2, 60}, /* aten::expm1_ CPU */
    {16, 2, 60}, /* aten::expm1_ Meta */
    {142, 9, 225}, /* aten::expm1_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 227}, /* aten::exponential CompositeExplicitAutograd */
    {141, 4, 226}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 325}, /* aten::exponential_ CPU */
    {16, 0, 325}, /* aten::exponential_ Meta */
    {141, 0, 326}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::eye BackendSelect */
    {141, 0, 327}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::eye.m BackendSelect */
    {1, 4, 229}, /* aten::eye.m_out CPU */
    {16, 4, 229}, /* aten::eye.m_out Meta */
    {1, 4, 228}, /* aten::eye.out CPU */
    {16, 4, 228}, /* aten::eye.out Meta */
    {138, 0, 328}, /* aten::feature_alpha_dropout implicit */
    {138, 0, 329}, /* aten::feature_alpha_dropout_ implicit */
    {138, 0, 330}, /* aten::feature_dropout implicit */
    {138, 0, 331}, /* aten::feature_dropout_ implicit */
    {138, 0, 332}, /* aten::fft_fft implicit */
    {138, 0, 335}, /* aten::fft_fft.out implicit */
    {138, 0, 333}, /* aten::fft_fft2 implicit */
    {138, 0, 334}, /* aten::fft_fft2.out implicit */
    {138, 0, 336}, /* aten::fft_fftn implicit */
    {138, 0, 337}, /* aten::fft_fftn.out implicit */
    {138, 0, 338}, /* aten::fft_fftshift implicit */
    {138, 0, 339}, /* aten::fft_hfft implicit */
    {138, 0, 342}, /* aten::fft_hfft.out implicit */
    {138, 0, 340}, /* aten::fft_hfft2 implicit */
    {138, 0, 341}, /* aten::fft_hfft2.out implicit */
    {138, 0, 343}, /* aten::fft_hfftn implicit */
    {138, 0, 344}, /* aten::fft_hfftn.out implicit */
    {138, 0, 345}, /* aten::fft_ifft implicit */
    {138, 0, 348}, /* aten::fft_ifft.out implicit */
    {138, 0, 346}, /* aten::fft_ifft2 implicit */
    {138, 0, 347}, /* aten::fft_ifft2.out implicit */
    {138, 0, 349}, /* aten::fft_ifftn implicit */
    {138, 0, 350}, /* aten::fft_ifftn.out implicit */
    {138, 0, 351}, /* aten::fft_ifftshift implicit */
    {138, 0, 352}, /* aten::fft_ihfft implicit */
    {138, 0, 355}, /* aten::fft_ihfft.out implicit */
    {138, 0, 353}, /* aten::fft_ihfft2 implicit */
    {138, 0, 354}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 356}, /* aten::fft_ihfftn implicit */
    {138, 0, 357}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 358}, /* aten::fft_irfft implicit */
    {138, 0, 361}, /* aten::fft_irfft.out implicit */
    {138, 0, 359}, /* aten::fft_irfft2 implicit */
    {138, 0, 360}, /* aten::fft_irfft2.out implicit */
    {138, 0, 362}, /* aten::fft_irfftn implicit */
    {138, 0, 363}, /* aten::fft_irfftn.out implicit */
    {138, 0, 364}, /* aten::fft_rfft implicit */
    {138, 0, 367}, /* aten::fft_rfft.out implicit */
    {138, 0, 365}, /* aten::fft_rfft2 implicit */
    {138, 0, 366}, /* aten::fft_rfft2.out implicit */
    {138, 0, 368}, /* aten::fft_rfftn implicit */
    {138, 0, 369}, /* aten::fft_rfftn.out implicit */
    {141, 6, 232}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 4, 230}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 233}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 4, 231}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 370}, /* aten::fill_.Scalar CPU */
    {16, 0, 370}, /* aten::fill_.Scalar Meta */
    {1, 0, 371}, /* aten::fill_.Tensor CPU */
    {16, 0, 371}, /* aten::fill_.Tensor Meta */
    {138, 0, 372}, /* aten::fix implicit */
    {138, 4, 234}, /* aten::fix.out implicit */
    {138, 0, 373}, /* aten::fix_ implicit */
    {138, 0, 374}, /* aten::flatten.using_ints implicit */
    {1, 0, 375}, /* aten::flip CPU */
    {16, 0, 375}, /* aten::flip Meta */
    {141, 4, 235}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 376}, /* aten::fliplr implicit */
    {138, 0, 377}, /* aten::flipud implicit */
    {138, 0, 378}, /* aten::float_power.Scalar implicit */
    {138, 0, 379}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 380}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 381}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 382}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 383}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 384}, /* aten::float_power_.Scalar implicit */
    {138, 0, 385}, /* aten::float_power_.Tensor implicit */
    {1, 1, 61}, /* aten::floor CPU */
    {16, 1, 61}, /* aten::floor Meta */
    {142, 8, 236}, /* aten::floor CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, /* aten::floor.out CPU */
    {16, 3, 61}, /* aten::floor.out Meta */
    {1, 2, 61}, /* aten::floor_ CPU */
    {16, 2, 61}, /* aten::floor_ Meta */
    {142, 9, 236}, /* aten::floor_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 386}, /* aten::floor_divide CPU */
    {16, 0, 386}, /* aten::floor_divide Meta */
    {141, 0, 387}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 4, 237}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 390}, /* aten::floor_divide.out CPU */
    {16, 0, 390}, /* aten::floor_divide.out Meta */
    {141, 0, 388}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 389}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 389}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 62}, /* aten::fmax CPU */
    {16, 1, 62}, /* aten::fmax Meta */
    {142, 8, 238}, /* aten::fmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, /* aten::fmax.out CPU */
    {16, 3, 62}, /* aten::fmax.out Meta */
    {1, 1, 63}, /* aten::fmin CPU */
    {16, 1, 63}, /* aten::fmin Meta */
    {142, 8, 239}, /* aten::fmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, /* aten::fmin.out CPU */
    {16, 3, 63}, /* aten::fmin.out Meta */
    {141, 0, 391}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 392}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 64}, /* aten::fmod.Tensor CPU */
    {16, 1, 64}, /* aten::fmod.Tensor Meta */
    {142, 8, 240}, /* aten::fmod.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 64}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 393}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 64}, /* aten::fmod_.Tensor CPU */
    {16, 2, 64}, /* aten::fmod_.Tensor Meta */
    {142, 9, 240}, /* aten::fmod_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 65}, /* aten::frac CPU */
    {16, 1, 65}, /* aten::frac Meta */
    {142, 8, 241}, /* aten::frac CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, /* aten::frac.out CPU */
    {16, 3, 65}, /* aten::frac.out Meta */
    {1, 2, 65}, /* aten::frac_ CPU */
    {16, 2, 65}, /* aten::frac_ Meta */
    {142, 9, 241}, /* aten::frac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 394}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 394}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 242}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 242}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 395}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 395}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 243}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 243}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 396}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 396}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 244}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 244}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 397}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 397}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 245}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 245}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 398}, /* aten::frexp.Tensor CPU */
    {16, 0, 398}, /* aten::frexp.Tensor Meta */
    {1, 0, 399}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 399}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 400}, /* aten::from_file CPU */
    {86, 0, 178}, /* aten::from_file BackendSelect */
    {141, 4, 246}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 401}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::full BackendSelect */
    {141, 4, 247}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 402}, /* aten::full_like CompositeExplicitAutograd */
    {141, 4, 248}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 66}, /* aten::gather CPU */
    {16, 1, 66}, /* aten::gather Meta */
    {142, 8, 249}, /* aten::gather CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, /* aten::gather.out CPU */
    {16, 3, 66}, /* aten::gather.out Meta */
    {138, 0, 403}, /* aten::gather_backward implicit */
    {1, 1, 67}, /* aten::gcd CPU */
    {16, 1, 67}, /* aten::gcd Meta */
    {142, 8, 250}, /* aten::gcd CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, /* aten::gcd.out CPU */
    {16, 3, 67}, /* aten::gcd.out Meta */
    {1, 2, 67}, /* aten::gcd_ CPU */
    {16, 2, 67}, /* aten::gcd_ Meta */
    {142, 9, 250}, /* aten::gcd_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 68}, /* aten::ge.Scalar CPU */
    {16, 1, 68}, /* aten::ge.Scalar Meta */
    {142, 8, 251}, /* aten::ge.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, /* aten::ge.Scalar_out CPU */
    {16, 3, 68}, /* aten::ge.Scalar_out Meta */
    {1, 1, 69}, /* aten::ge.Tensor CPU */
    {16, 1, 69}, /* aten::ge.Tensor Meta */
    {142, 8, 252}, /* aten::ge.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, /* aten::ge.Tensor_out CPU */
    {16, 3, 69}, /* aten::ge.Tensor_out Meta */
    {1, 2, 68}, /* aten::ge_.Scalar CPU */
    {16, 2, 68}, /* aten::ge_.Scalar Meta */
    {142, 9, 251}, /* aten::ge_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 69}, /* aten::ge_.Tensor CPU */
    {16, 2, 69}, /* aten::ge_.Tensor Meta */
    {142, 9, 252}, /* aten::ge_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 71}, /* aten::gelu CPU */
    {16, 1, 71}, /* aten::gelu Meta */
    {142, 8, 253}, /* aten::gelu CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, /* aten::gelu.out CPU */
    {16, 3, 71}, /* aten::gelu.out Meta */
    {1, 2, 71}, /* aten::gelu_ CPU */
    {16, 2, 71}, /* aten::gelu_ Meta */
    {142, 9, 253}, /* aten::gelu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, /* aten::gelu_backward CPU */
    {16, 1, 70}, /* aten::gelu_backward Meta */
    {142, 8, 254}, /* aten::gelu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 70}, /* aten::gelu_backward.grad_input Meta */
    {141, 6, 256}, /* aten::geometric CompositeExplicitAutograd */
    {141, 4, 255}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 404}, /* aten::geometric_ CPU */
    {16, 0, 404}, /* aten::geometric_ Meta */
    {1, 0, 405}, /* aten::geqrf CPU */
    {16, 0, 405}, /* aten::geqrf Meta */
    {1, 4, 257}, /* aten::geqrf.a CPU */
    {16, 4, 257}, /* aten::geqrf.a Meta */
    {138, 0, 406}, /* aten::ger implicit */
    {138, 4, 258}, /* aten::ger.out implicit */
    {1, 0, 407}, /* aten::glu CPU */
    {16, 0, 407}, /* aten::glu Meta */
    {1, 4, 259}, /* aten::glu.out CPU */
    {16, 4, 259}, /* aten::glu.out Meta */
    {1, 0, 408}, /* aten::glu_backward CPU */
    {16, 0, 408}, /* aten::glu_backward Meta */
    {1, 4, 260}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 260}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 409}, /* aten::gradient.array implicit */
    {138, 0, 410}, /* aten::gradient.scalararray implicit */
    {138, 0, 411}, /* aten::gradient.scalarint implicit */
    {138, 0, 412}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 413}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 414}, /* aten::gradient.tensorarray implicit */
    {138, 0, 415}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 416}, /* aten::greater.Scalar implicit */
    {138, 4, 261}, /* aten::greater.Scalar_out implicit */
    {138, 0, 417}, /* aten::greater.Tensor implicit */
    {138, 4, 262}, /* aten::greater.Tensor_out implicit */
    {138, 0, 418}, /* aten::greater_.Scalar implicit */
    {138, 0, 419}, /* aten::greater_.Tensor implicit */
    {138, 0, 420}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 263}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 421}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 264}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 422}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 423}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 424}, /* aten::grid_sampler implicit */
    {1, 0, 425}, /* aten::grid_sampler_2d CPU */
    {16, 0, 425}, /* aten::grid_sampler_2d Meta */
    {141, 4, 265}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 426}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 426}, /* aten::grid_sampler_2d_backward Meta */
    {141, 4, 266}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 427}, /* aten::grid_sampler_3d CPU */
    {16, 0, 427}, /* aten::grid_sampler_3d Meta */
    {141, 4, 267}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 428}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 428}, /* aten::grid_sampler_3d_backward Meta */
    {141, 4, 268}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 429}, /* aten::group_norm implicit */
    {138, 0, 431}, /* aten::gru.data implicit */
    {138, 0, 432}, /* aten::gru.input implicit */
    {138, 0, 430}, /* aten::gru_cell implicit */
    {1, 1, 72}, /* aten::gt.Scalar CPU */
    {16, 1, 72}, /* aten::gt.Scalar Meta */
    {142, 8, 269}, /* aten::gt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, /* aten::gt.Scalar_out CPU */
    {16, 3, 72}, /* aten::gt.Scalar_out Meta */
    {1, 1, 73}, /* aten::gt.Tensor CPU */
    {16, 1, 73}, /* aten::gt.Tensor Meta */
    {142, 8, 270}, /* aten::gt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, /* aten::gt.Tensor_out CPU */
    {16, 3, 73}, /* aten::gt.Tensor_out Meta */
    {1, 2, 72}, /* aten::gt_.Scalar CPU */
    {16, 2, 72}, /* aten::gt_.Scalar Meta */
    {142, 9, 269}, /* aten::gt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 73}, /* aten::gt_.Tensor CPU */
    {16, 2, 73}, /* aten::gt_.Tensor Meta */
    {142, 9, 270}, /* aten::gt_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 433}, /* aten::hamming_window CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::hamming_window BackendSelect */
    {141, 4, 271}, /* aten::hamming_window.out CompositeExplicitAutograd */
    {141, 0, 434}, /* aten::hamming_window.periodic CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::hamming_window.periodic BackendSelect */
    {141, 0, 435}, /* aten::hamming_window.periodic_alpha CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::hamming_window.periodic_alpha BackendSelect */
    {141, 0, 436}, /* aten::hamming_window.periodic_alpha_beta CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::hamming_window.periodic_alpha_beta BackendSelect */
    {141, 4, 274}, /* aten::hamming_window.periodic_alpha_beta_out CompositeExplicitAutograd */
    {141, 4, 273}, /* aten::hamming_window.periodic_alpha_out CompositeExplicitAutograd */
    {141, 4, 272}, /* aten::hamming_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 437}, /* aten::hann_window CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::hann_window BackendSelect */
    {141, 4, 275}, /* aten::hann_window.out CompositeExplicitAutograd */
    {141, 0, 438}, /* aten::hann_window.periodic CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::hann_window.periodic BackendSelect */
    {141, 4, 276}, /* aten::hann_window.periodic_out CompositeExplicitAutograd */
    {1, 1, 75}, /* aten::hardshrink CPU */
    {16, 1, 75}, /* aten::hardshrink Meta */
    {142, 8, 277}, /* aten::hardshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, /* aten::hardshrink.out CPU */
    {16, 3, 75}, /* aten::hardshrink.out Meta */
    {1, 1, 74}, /* aten::hardshrink_backward CPU */
    {16, 1, 74}, /* aten::hardshrink_backward Meta */
    {142, 8, 278}, /* aten::hardshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 74}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 77}, /* aten::hardsigmoid CPU */
    {16, 1, 77}, /* aten::hardsigmoid Meta */
    {142, 8, 279}, /* aten::hardsigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, /* aten::hardsigmoid.out CPU */
    {16, 3, 77}, /* aten::hardsigmoid.out Meta */
    {1, 2, 77}, /* aten::hardsigmoid_ CPU */
    {16, 2, 77}, /* aten::hardsigmoid_ Meta */
    {142, 9, 279}, /* aten::hardsigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 76}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 76}, /* aten::hardsigmoid_backward Meta */
    {142, 8, 280}, /* aten::hardsigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, /* aten::hardsigmoid_backward.grad_input CPU */
    {16, 3, 76}, /* aten::hardsigmoid_backward.grad_input Meta */
    {1, 0, 439}, /* aten::hardswish CPU */
    {16, 0, 439}, /* aten::hardswish Meta */
    {1, 0, 442}, /* aten::hardswish.out CPU */
    {16, 0, 442}, /* aten::hardswish.out Meta */
    {1, 0, 440}, /* aten::hardswish_ CPU */
    {16, 0, 440}, /* aten::hardswish_ Meta */
    {1, 0, 441}, /* aten::hardswish_backward CPU */
    {16, 0, 441}, /* aten::hardswish_backward Meta */
    {141, 4, 281}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 443}, /* aten::hardtanh CPU */
    {16, 0, 443}, /* aten::hardtanh Meta */
    {1, 0, 447}, /* aten::hardtanh.out CPU */
    {16, 0, 447}, /* aten::hardtanh.out Meta */
    {1, 0, 444}, /* aten::hardtanh_ CPU */
    {16, 0, 444}, /* aten::hardtanh_ Meta */
    {1, 0, 445}, /* aten::hardtanh_backward CPU */
    {16, 0, 445}, /* aten::hardtanh_backward Meta */
    {1, 0, 446}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 446}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 78}, /* aten::hash_tensor CPU */
    {16, 1, 78}, /* aten::hash_tensor Meta */
    {142, 8, 282}, /* aten::hash_tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, /* aten::hash_tensor.out CPU */
    {16, 3, 78}, /* aten::hash_tensor.out Meta */
    {1, 1, 79}, /* aten::heaviside CPU */
    {16, 1, 79}, /* aten::heaviside Meta */
    {142, 8, 283}, /* aten::heaviside CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, /* aten::heaviside.out CPU */
    {16, 3, 79}, /* aten::heaviside.out Meta */
    {1, 2, 79}, /* aten::heaviside_ CPU */
    {16, 2, 79}, /* aten::heaviside_ Meta */
    {142, 9, 283}, /* aten::heaviside_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 448}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 449}, /* aten::histc CPU */
    {16, 0, 449}, /* aten::histc Meta */
    {1, 4, 284}, /* aten::histc.out CPU */
    {16, 4, 284}, /* aten::histc.out Meta */
    {1, 0, 450}, /* aten::histogram.bin_ct CPU */
    {16, 0, 450}, /* aten::histogram.bin_ct Meta */
    {1, 4, 285}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 285}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 451}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 451}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 286}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 286}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 452}, /* aten::histogramdd implicit */
    {138, 0, 453}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 454}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 455}, /* aten::hsplit.array implicit */
    {138, 0, 456}, /* aten::hsplit.int implicit */
    {138, 0, 457}, /* aten::hstack implicit */
    {138, 4, 287}, /* aten::hstack.out implicit */
    {1, 0, 458}, /* aten::huber_loss CPU */
    {16, 0, 458}, /* aten::huber_loss Meta */
    {1, 4, 288}, /* aten::huber_loss.out CPU */
    {16, 4, 288}, /* aten::huber_loss.out Meta */
    {1, 0, 459}, /* aten::huber_loss_backward CPU */
    {16, 0, 459}, /* aten::huber_loss_backward Meta */
    {1, 4, 289}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 289}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 80}, /* aten::hypot CPU */
    {16, 1, 80}, /* aten::hypot Meta */
    {142, 8, 290}, /* aten::hypot CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, /* aten::hypot.out CPU */
    {16, 3, 80}, /* aten::hypot.out Meta */
    {1, 2, 80}, /* aten::hypot_ CPU */
    {16, 2, 80}, /* aten::hypot_ Meta */
    {142, 9, 290}, /* aten::hypot_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, /* aten::i0 CPU */
    {16, 1, 81}, /* aten::i0 Meta */
    {142, 8, 291}, /* aten::i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, /* aten::i0.out CPU */
    {16, 3, 81}, /* aten::i0.out Meta */
    {1, 2, 81}, /* aten::i0_ CPU */
    {16, 2, 81}, /* aten::i0_ Meta */
    {142, 9, 291}, /* aten::i0_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, /* aten::igamma CPU */
    {16, 1, 82}, /* aten::igamma Meta */
    {142, 8, 292}, /* aten::igamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, /* aten::igamma.out CPU */
    {16, 3, 82}, /* aten::igamma.out Meta */
    {1, 2, 82}, /* aten::igamma_ CPU */
    {16, 2, 82}, /* aten::igamma_ Meta */
    {142, 9, 292}, /* aten::igamma_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 83}, /* aten::igammac CPU */
    {16, 1, 83}, /* aten::igammac Meta */
    {142, 8, 293}, /* aten::igammac CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, /* aten::igammac.out CPU */
    {16, 3, 83}, /* aten::igammac.out Meta */
    {1, 2, 83}, /* aten::igammac_ CPU */
    {16, 2, 83}, /* aten::igammac_ Meta */
    {142, 9, 293}, /* aten::igammac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 460}, /* aten::im2col CPU */
    {16, 0, 460}, /* aten::im2col Meta */
    {1, 4, 294}, /* aten::im2col.out CPU */
    {16, 4, 294}, /* aten::im2col.out Meta */
    {138, 0, 461}, /* aten::imag implicit */
    {1, 0, 462}, /* aten::index.Tensor CPU */
    {16, 0, 462}, /* aten::index.Tensor Meta */
    {1, 4, 295}, /* aten::index.Tensor_out CPU */
    {16, 4, 295}, /* aten::index.Tensor_out Meta */
    {1, 1, 84}, /* aten::index_add CPU */
    {16, 1, 84}, /* aten::index_add Meta */
    {142, 8, 296}, /* aten::index_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, /* aten::index_add.out CPU */
    {16, 3, 84}, /* aten::index_add.out Meta */
    {1, 2, 84}, /* aten::index_add_ CPU */
    {16, 2, 84}, /* aten::index_add_ Meta */
    {142, 9, 296}, /* aten::index_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 85}, /* aten::index_copy CPU */
    {16, 1, 85}, /* aten::index_copy Meta */
    {142, 8, 297}, /* aten::index_copy CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, /* aten::index_copy.out CPU */
    {16, 3, 85}, /* aten::index_copy.out Meta */
    {1, 2, 85}, /* aten::index_copy_ CPU */
    {16, 2, 85}, /* aten::index_copy_ Meta */
    {142, 9, 297}, /* aten::index_copy_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 300}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 4, 298}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 301}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 4, 299}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 463}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 463}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 464}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 464}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 303}, /* aten::index_put CompositeExplicitAutograd */
    {141, 4, 302}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 465}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 86}, /* aten::index_reduce CPU */
    {16, 1, 86}, /* aten::index_reduce Meta */
    {142, 8, 304}, /* aten::index_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, /* aten::index_reduce.out CPU */
    {16, 3, 86}, /* aten::index_reduce.out Meta */
    {1, 2, 86}, /* aten::index_reduce_ CPU */
    {16, 2, 86}, /* aten::index_reduce_ Meta */
    {142, 9, 304}, /* aten::index_reduce_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 466}, /* aten::index_select CPU */
    {16, 0, 466}, /* aten::index_select Meta */
    {1, 4, 305}, /* aten::index_select.out CPU */
    {16, 4, 305}, /* aten::index_select.out Meta */
    {138, 0, 467}, /* aten::index_select_backward implicit */
    {138, 0, 468}, /* aten::inner implicit */
    {138, 4, 306}, /* aten::inner.out implicit */
    {138, 0, 469}, /* aten::instance_norm implicit */
    {138, 0, 470}, /* aten::inverse implicit */
    {138, 4, 307}, /* aten::inverse.out implicit */
    {138, 0, 471}, /* aten::is_complex implicit */
    {138, 0, 472}, /* aten::is_conj implicit */
    {138, 0, 473}, /* aten::is_distributed implicit */
    {138, 0, 474}, /* aten::is_floating_point implicit */
    {138, 0, 475}, /* aten::is_inference implicit */
    {138, 0, 476}, /* aten::is_neg implicit */
    {138, 0, 477}, /* aten::is_nonzero implicit */
    {141, 0, 478}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 479}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 480}, /* aten::is_signed implicit */
    {138, 0, 481}, /* aten::isclose implicit */
    {138, 0, 482}, /* aten::isfinite implicit */
    {1, 1, 87}, /* aten::isin.Scalar_Tensor CPU */
    {16, 1, 87}, /* aten::isin.Scalar_Tensor Meta */
    {142, 8, 308}, /* aten::isin.Scalar_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, /* aten::isin.Scalar_Tensor_out CPU */
    {16, 3, 87}, /* aten::isin.Scalar_Tensor_out Meta */
    {1, 1, 88}, /* aten::isin.Tensor_Scalar CPU */
    {16, 1, 88}, /* aten::isin.Tensor_Scalar Meta */
    {142, 8, 309}, /* aten::isin.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, /* aten::isin.Tensor_Scalar_out CPU */
    {16, 3, 88}, /* aten::isin.Tensor_Scalar_out Meta */
    {1, 1, 89}, /* aten::isin.Tensor_Tensor CPU */
    {16, 1, 89}, /* aten::isin.Tensor_Tensor Meta */
    {142, 8, 310}, /* aten::isin.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, /* aten::isin.Tensor_Tensor_out CPU */
    {16, 3, 89}, /* aten::isin.Tensor_Tensor_out Meta */
    {1, 0, 483}, /* aten::isinf CPU */
    {16, 0, 483}, /* aten::isinf Meta */
    {141, 4, 311}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 484}, /* aten::isnan CPU */
    {16, 0, 484}, /* aten::isnan Meta */
    {141, 4, 312}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 90}, /* aten::isneginf CPU */
    {16, 1, 90}, /* aten::isneginf Meta */
    {142, 8, 313}, /* aten::isneginf CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, /* aten::isneginf.out CPU */
    {16, 3, 90}, /* aten::isneginf.out Meta */
    {1, 1, 91}, /* aten::isposinf CPU */
    {16, 1, 91}, /* aten::isposinf Meta */
    {142, 8, 314}, /* aten::isposinf CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, /* aten::isposinf.out CPU */
    {16, 3, 91}, /* aten::isposinf.out Meta */
    {138, 0, 485}, /* aten::isreal implicit */
    {138, 0, 486}, /* aten::istft implicit */
    {138, 0, 487}, /* aten::item implicit */
    {141, 0, 488}, /* aten::kaiser_window CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::kaiser_window BackendSelect */
    {141, 0, 489}, /* aten::kaiser_window.beta CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::kaiser_window.beta BackendSelect */
    {141, 4, 316}, /* aten::kaiser_window.beta_out CompositeExplicitAutograd */
    {141, 4, 315}, /* aten::kaiser_window.out CompositeExplicitAutograd */
    {141, 0, 490}, /* aten::kaiser_window.periodic CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::kaiser_window.periodic BackendSelect */
    {141, 4, 317}, /* aten::kaiser_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 491}, /* aten::kl_div implicit */
    {138, 0, 492}, /* aten::kron implicit */
    {138, 4, 318}, /* aten::kron.out implicit */
    {141, 0, 493}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 494}, /* aten::kthvalue.values CPU */
    {16, 0, 494}, /* aten::kthvalue.values Meta */
    {138, 0, 495}, /* aten::l1_loss implicit */
    {138, 0, 496}, /* aten::layer_norm implicit */
    {1, 1, 92}, /* aten::lcm CPU */
    {16, 1, 92}, /* aten::lcm Meta */
    {142, 8, 319}, /* aten::lcm CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, /* aten::lcm.out CPU */
    {16, 3, 92}, /* aten::lcm.out Meta */
    {1, 2, 92}, /* aten::lcm_ CPU */
    {16, 2, 92}, /* aten::lcm_ Meta */
    {142, 9, 319}, /* aten::lcm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 497}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 320}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 320}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 93}, /* aten::le.Scalar CPU */
    {16, 1, 93}, /* aten::le.Scalar Meta */
    {142, 8, 321}, /* aten::le.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, /* aten::le.Scalar_out CPU */
    {16, 3, 93}, /* aten::le.Scalar_out Meta */
    {1, 1, 94}, /* aten::le.Tensor CPU */
    {16, 1, 94}, /* aten::le.Tensor Meta */
    {142, 8, 322}, /* aten::le.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, /* aten::le.Tensor_out CPU */
    {16, 3, 94}, /* aten::le.Tensor_out Meta */
    {1, 2, 93}, /* aten::le_.Scalar CPU */
    {16, 2, 93}, /* aten::le_.Scalar Meta */
    {142, 9, 321}, /* aten::le_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 94}, /* aten::le_.Tensor CPU */
    {16, 2, 94}, /* aten::le_.Tensor Meta */
    {142, 9, 322}, /* aten::le_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 96}, /* aten::leaky_relu CPU */
    {16, 1, 96}, /* aten::leaky_relu Meta */
    {142, 8, 323}, /* aten::leaky_relu CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, /* aten::leaky_relu.out CPU */
    {16, 3, 96}, /* aten::leaky_relu.out Meta */
    {1, 2, 96}, /* aten::leaky_relu_ CPU */
    {16, 2, 96}, /* aten::leaky_relu_ Meta */
    {142, 9, 323}, /* aten::leaky_relu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, /* aten::leaky_relu_backward CPU */
    {16, 1, 95}, /* aten::leaky_relu_backward Meta */
    {142, 8, 324}, /* aten::leaky_relu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 95}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 97}, /* aten::lerp.Scalar CPU */
    {16, 1, 97}, /* aten::lerp.Scalar Meta */
    {142, 8, 325}, /* aten::lerp.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 97}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 98}, /* aten::lerp.Tensor CPU */
    {16, 1, 98}, /* aten::lerp.Tensor Meta */
    {142, 8, 326}, /* aten::lerp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 98}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 97}, /* aten::lerp_.Scalar CPU */
    {16, 2, 97}, /* aten::lerp_.Scalar Meta */
    {142, 9, 325}, /* aten::lerp_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 98}, /* aten::lerp_.Tensor CPU */
    {16, 2, 98}, /* aten::lerp_.Tensor Meta */
    {142, 9, 326}, /* aten::lerp_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 498}, /* aten::less.Scalar implicit */
    {138, 4, 327}, /* aten::less.Scalar_out implicit */
    {138, 0, 499}, /* aten::less.Tensor implicit */
    {138, 4, 328}, /* aten::less.Tensor_out implicit */
    {138, 0, 500}, /* aten::less_.Scalar implicit */
    {138, 0, 501}, /* aten::less_.Tensor implicit */
    {138, 0, 502}, /* aten::less_equal.Scalar implicit */
    {138, 4, 329}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 503}, /* aten::less_equal.Tensor implicit */
    {138, 4, 330}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 504}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 505}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 99}, /* aten::lgamma CPU */
    {16, 1, 99}, /* aten::lgamma Meta */
    {142, 8, 331}, /* aten::lgamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, /* aten::lgamma.out CPU */
    {16, 3, 99}, /* aten::lgamma.out Meta */
    {1, 2, 99}, /* aten::lgamma_ CPU */
    {16, 2, 99}, /* aten::lgamma_ Meta */
    {142, 9, 331}, /* aten::lgamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 506}, /* aten::lift CompositeExplicitAutograd */
    {141, 4, 332}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 507}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 333}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 334}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 508}, /* aten::linalg_cholesky implicit */
    {138, 4, 335}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 509}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 509}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 336}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 336}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 510}, /* aten::linalg_cond implicit */
    {138, 4, 337}, /* aten::linalg_cond.out implicit */
    {138, 0, 511}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 338}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 512}, /* aten::linalg_cross CPU */
    {16, 0, 512}, /* aten::linalg_cross Meta */
    {1, 4, 339}, /* aten::linalg_cross.out CPU */
    {16, 4, 339}, /* aten::linalg_cross.out Meta */
    {138, 0, 513}, /* aten::linalg_det implicit */
    {138, 4, 340}, /* aten::linalg_det.out implicit */
    {138, 0, 514}, /* aten::linalg_diagonal implicit */
    {1, 0, 515}, /* aten::linalg_eig CPU */
    {16, 0, 515}, /* aten::linalg_eig Meta */
    {1, 4, 341}, /* aten::linalg_eig.out CPU */
    {16, 4, 341}, /* aten::linalg_eig.out Meta */
    {138, 0, 516}, /* aten::linalg_eigh implicit */
    {138, 4, 342}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 517}, /* aten::linalg_eigvals implicit */
    {1, 4, 343}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 343}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 518}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 344}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 519}, /* aten::linalg_householder_product CPU */
    {16, 0, 519}, /* aten::linalg_householder_product Meta */
    {1, 4, 345}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 345}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 520}, /* aten::linalg_inv implicit */
    {138, 4, 346}, /* aten::linalg_inv.out implicit */
    {1, 0, 521}, /* aten::linalg_inv_ex CPU */
    {16, 0, 521}, /* aten::linalg_inv_ex Meta */
    {1, 4, 347}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 347}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 522}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 348}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 523}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 523}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 349}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 349}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 524}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 524}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 350}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 350}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 525}, /* aten::linalg_lstsq CPU */
    {16, 0, 525}, /* aten::linalg_lstsq Meta */
    {1, 4, 351}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 351}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 526}, /* aten::linalg_lu CPU */
    {16, 0, 526}, /* aten::linalg_lu Meta */
    {1, 4, 352}, /* aten::linalg_lu.out CPU */
    {16, 4, 352}, /* aten::linalg_lu.out Meta */
    {138, 0, 527}, /* aten::linalg_lu_factor implicit */
    {138, 4, 353}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 528}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 528}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 354}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 354}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 529}, /* aten::linalg_lu_solve CPU */
    {16, 0, 529}, /* aten::linalg_lu_solve Meta */
    {1, 4, 355}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 355}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 530}, /* aten::linalg_matmul implicit */
    {138, 4, 356}, /* aten::linalg_matmul.out implicit */
    {1, 0, 531}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 531}, /* aten::linalg_matrix_exp Meta */
    {141, 4, 357}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 532}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 358}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 533}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 359}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 534}, /* aten::linalg_matrix_power implicit */
    {138, 4, 360}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 535}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 536}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 362}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 537}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 363}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 361}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 364}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 538}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 539}, /* aten::linalg_multi_dot implicit */
    {138, 4, 365}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 540}, /* aten::linalg_norm implicit */
    {138, 0, 541}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 367}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 366}, /* aten::linalg_norm.out implicit */
    {138, 0, 542}, /* aten::linalg_pinv implicit */
    {138, 0, 543}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 369}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 544}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 370}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 368}, /* aten::linalg_pinv.out implicit */
    {138, 4, 371}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 545}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 546}, /* aten::linalg_qr CPU */
    {16, 0, 546}, /* aten::linalg_qr Meta */
    {1, 4, 372}, /* aten::linalg_qr.out CPU */
    {16, 4, 372}, /* aten::linalg_qr.out Meta */
    {138, 0, 547}, /* aten::linalg_slogdet implicit */
    {138, 4, 373}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 548}, /* aten::linalg_solve implicit */
    {138, 4, 374}, /* aten::linalg_solve.out implicit */
    {138, 0, 549}, /* aten::linalg_solve_ex implicit */
    {138, 4, 375}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 550}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 550}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 376}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 376}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 551}, /* aten::linalg_svd implicit */
    {138, 4, 377}, /* aten::linalg_svd.U implicit */
    {138, 0, 552}, /* aten::linalg_svdvals implicit */
    {138, 4, 378}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 553}, /* aten::linalg_tensorinv implicit */
    {138, 0, 554}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 555}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 379}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 556}, /* aten::linalg_vander implicit */
    {138, 0, 557}, /* aten::linalg_vecdot implicit */
    {138, 4, 380}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 100}, /* aten::linalg_vector_norm CPU */
    {16, 1, 100}, /* aten::linalg_vector_norm Meta */
    {142, 8, 381}, /* aten::linalg_vector_norm CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 100}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 558}, /* aten::linear implicit */
    {141, 4, 382}, /* aten::linear.out CompositeExplicitAutograd */
    {141, 0, 559}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::linspace BackendSelect */
    {141, 0, 560}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 384}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 561}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 385}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 562}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 386}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 383}, /* aten::linspace.out CPU */
    {16, 4, 383}, /* aten::linspace.out Meta */
    {1, 1, 104}, /* aten::log CPU */
    {16, 1, 104}, /* aten::log Meta */
    {142, 8, 387}, /* aten::log CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, /* aten::log.out CPU */
    {16, 3, 104}, /* aten::log.out Meta */
    {1, 1, 101}, /* aten::log10 CPU */
    {16, 1, 101}, /* aten::log10 Meta */
    {142, 8, 388}, /* aten::log10 CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, /* aten::log10.out CPU */
    {16, 3, 101}, /* aten::log10.out Meta */
    {1, 2, 101}, /* aten::log10_ CPU */
    {16, 2, 101}, /* aten::log10_ Meta */
    {142, 9, 388}, /* aten::log10_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, /* aten::log1p CPU */
    {16, 1, 102}, /* aten::log1p Meta */
    {142, 8, 389}, /* aten::log1p CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, /* aten::log1p.out CPU */
    {16, 3, 102}, /* aten::log1p.out Meta */
    {1, 2, 102}, /* aten::log1p_ CPU */
    {16, 2, 102}, /* aten::log1p_ Meta */
    {142, 9, 389}, /* aten::log1p_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 103}, /* aten::log2 CPU */
    {16, 1, 103}, /* aten::log2 Meta */
    {142, 8, 390}, /* aten::log2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, /* aten::log2.out CPU */
    {16, 3, 103}, /* aten::log2.out Meta */
    {1, 2, 103}, /* aten::log2_ CPU */
    {16, 2, 103}, /* aten::log2_ Meta */
    {142, 9, 390}, /* aten::log2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 104}, /* aten::log_ CPU */
    {16, 2, 104}, /* aten::log_ Meta */
    {142, 9, 387}, /* aten::log_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 392}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 4, 391}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 563}, /* aten::log_normal_ CPU */
    {16, 0, 563}, /* aten::log_normal_ Meta */
    {138, 0, 564}, /* aten::log_sigmoid implicit */
    {138, 0, 569}, /* aten::log_sigmoid.out implicit */
    {1, 0, 565}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 565}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 566}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 566}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 567}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 567}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 568}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 568}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 570}, /* aten::log_softmax.int implicit */
    {1, 4, 393}, /* aten::log_softmax.int_out CPU */
    {16, 4, 393}, /* aten::log_softmax.int_out Meta */
    {1, 1, 106}, /* aten::logaddexp CPU */
    {16, 1, 106}, /* aten::logaddexp Meta */
    {142, 8, 394}, /* aten::logaddexp CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, /* aten::logaddexp.out CPU */
    {16, 3, 106}, /* aten::logaddexp.out Meta */
    {1, 1, 105}, /* aten::logaddexp2 CPU */
    {16, 1, 105}, /* aten::logaddexp2 Meta */
    {142, 8, 395}, /* aten::logaddexp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, /* aten::logaddexp2.out CPU */
    {16, 3, 105}, /* aten::logaddexp2.out Meta */
    {141, 0, 571}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 396}, /* aten::logcumsumexp.out CPU */
    {16, 4, 396}, /* aten::logcumsumexp.out Meta */
    {138, 0, 572}, /* aten::logdet implicit */
    {1, 0, 573}, /* aten::logical_and CPU */
    {16, 0, 573}, /* aten::logical_and Meta */
    {1, 0, 575}, /* aten::logical_and.out CPU */
    {16, 0, 575}, /* aten::logical_and.out Meta */
    {1, 0, 574}, /* aten::logical_and_ CPU */
    {16, 0, 574}, /* aten::logical_and_ Meta */
    {1, 0, 576}, /* aten::logical_not CPU */
    {16, 0, 576}, /* aten::logical_not Meta */
    {1, 0, 578}, /* aten::logical_not.out CPU */
    {16, 0, 578}, /* aten::logical_not.out Meta */
    {1, 0, 577}, /* aten::logical_not_ CPU */
    {16, 0, 577}, /* aten::logical_not_ Meta */
    {1, 0, 579}, /* aten::logical_or CPU */
    {16, 0, 579}, /* aten::logical_or Meta */
    {1, 0, 581}, /* aten::logical_or.out CPU */
    {16, 0, 581}, /* aten::logical_or.out Meta */
    {1, 0, 580}, /* aten::logical_or_ CPU */
    {16, 0, 580}, /* aten::logical_or_ Meta */
    {1, 0, 582}, /* aten::logical_xor CPU */
    {16, 0, 582}, /* aten::logical_xor Meta */
    {1, 0, 584}, /* aten::logical_xor.out CPU */
    {16, 0, 584}, /* aten::logical_xor.out Meta */
    {1, 0, 583}, /* aten::logical_xor_ CPU */
    {16, 0, 583}, /* aten::logical_xor_ Meta */
    {1, 0, 585}, /* aten::logit CPU */
    {16, 0, 585}, /* aten::logit Meta */
    {1, 0, 587}, /* aten::logit.out CPU */
    {16, 0, 587}, /* aten::logit.out Meta */
    {1, 0, 586}, /* aten::logit_ CPU */
    {16, 0, 586}, /* aten::logit_ Meta */
    {1, 1, 107}, /* aten::logit_backward CPU */
    {16, 1, 107}, /* aten::logit_backward Meta */
    {142, 8, 397}, /* aten::logit_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 107}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 588}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::logspace BackendSelect */
    {141, 0, 589}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 399}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 590}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 400}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 591}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 401}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 398}, /* aten::logspace.out CPU */
    {16, 4, 398}, /* aten::logspace.out Meta */
    {141, 0, 592}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 402}, /* aten::logsumexp.out CPU */
    {16, 4, 402}, /* aten::logsumexp.out Meta */
    {138, 0, 594}, /* aten::lstm.data implicit */
    {138, 0, 595}, /* aten::lstm.input implicit */
    {138, 0, 593}, /* aten::lstm_cell implicit */
    {1, 1, 108}, /* aten::lt.Scalar CPU */
    {16, 1, 108}, /* aten::lt.Scalar Meta */
    {142, 8, 403}, /* aten::lt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, /* aten::lt.Scalar_out CPU */
    {16, 3, 108}, /* aten::lt.Scalar_out Meta */
    {1, 1, 109}, /* aten::lt.Tensor CPU */
    {16, 1, 109}, /* aten::lt.Tensor Meta */
    {142, 8, 404}, /* aten::lt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, /* aten::lt.Tensor_out CPU */
    {16, 3, 109}, /* aten::lt.Tensor_out Meta */
    {1, 2, 108}, /* aten::lt_.Scalar CPU */
    {16, 2, 108}, /* aten::lt_.Scalar Meta */
    {142, 9, 403}, /* aten::lt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 109}, /* aten::lt_.Tensor CPU */
    {16, 2, 109}, /* aten::lt_.Tensor Meta */
    {142, 9, 404}, /* aten::lt_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 596}, /* aten::lu_solve implicit */
    {138, 4, 405}, /* aten::lu_solve.out implicit */
    {1, 0, 597}, /* aten::lu_unpack CPU */
    {16, 0, 597}, /* aten::lu_unpack Meta */
    {1, 4, 406}, /* aten::lu_unpack.out CPU */
    {16, 4, 406}, /* aten::lu_unpack.out Meta */
    {138, 0, 598}, /* aten::mH implicit */
    {138, 0, 599}, /* aten::mT implicit */
    {138, 0, 600}, /* aten::margin_ranking_loss implicit */
    {141, 0, 601}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 4, 407}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 602}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 4, 408}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 603}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 603}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 604}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 604}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 605}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 4, 409}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 606}, /* aten::masked_scatter_ CPU */
    {16, 0, 606}, /* aten::masked_scatter_ Meta */
    {141, 0, 607}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 608}, /* aten::masked_select CPU */
    {1, 0, 609}, /* aten::masked_select.out CPU */
    {138, 0, 610}, /* aten::matmul implicit */
    {138, 0, 611}, /* aten::matmul.out implicit */
    {138, 0, 612}, /* aten::matrix_H implicit */
    {138, 0, 613}, /* aten::matrix_exp implicit */
    {138, 0, 614}, /* aten::matrix_exp_backward implicit */
    {138, 0, 615}, /* aten::matrix_power implicit */
    {138, 4, 410}, /* aten::matrix_power.out implicit */
    {1, 0, 616}, /* aten::max CPU */
    {16, 0, 616}, /* aten::max Meta */
    {1, 1, 110}, /* aten::max.dim CPU */
    {16, 1, 110}, /* aten::max.dim Meta */
    {142, 8, 412}, /* aten::max.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, /* aten::max.dim_max CPU */
    {16, 3, 110}, /* aten::max.dim_max Meta */
    {138, 0, 617}, /* aten::max.other implicit */
    {138, 0, 618}, /* aten::max.out implicit */
    {1, 4, 411}, /* aten::max.unary_out CPU */
    {16, 4, 411}, /* aten::max.unary_out Meta */
    {138, 0, 619}, /* aten::max_pool1d implicit */
    {138, 0, 620}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 621}, /* aten::max_pool2d implicit */
    {1, 0, 622}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 622}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 413}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 413}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 623}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 623}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 414}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 414}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 624}, /* aten::max_pool3d implicit */
    {1, 0, 625}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 625}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 415}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 415}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 626}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 626}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 416}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 416}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 627}, /* aten::max_unpool2d CPU */
    {16, 0, 627}, /* aten::max_unpool2d Meta */
    {1, 4, 417}, /* aten::max_unpool2d.out CPU */
    {16, 4, 417}, /* aten::max_unpool2d.out Meta */
    {1, 0, 628}, /* aten::max_unpool3d CPU */
    {16, 0, 628}, /* aten::max_unpool3d Meta */
    {1, 4, 418}, /* aten::max_unpool3d.out CPU */
    {16, 4, 418}, /* aten::max_unpool3d.out Meta */
    {1, 1, 111}, /* aten::maximum CPU */
    {16, 1, 111}, /* aten::maximum Meta */
    {142, 8, 419}, /* aten::maximum CompositeExplicitAutogradNonFunctional */
    {1, 3, 111}, /* aten::maximum.out CPU */
    {16, 3, 111}, /* aten::maximum.out Meta */
    {141, 0, 629}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mean.dim CPU */
    {16, 1, 112}, /* aten::mean.dim Meta */
    {142, 8, 421}, /* aten::mean.dim CompositeExplicitAutogradNonFunctional */
    {1, 4, 420}, /* aten::mean.dtype_out CPU */
    {16, 4, 420}, /* aten::mean.dtype_out Meta */
    {1, 3, 112}, /* aten::mean.out CPU */
    {16, 3, 112}, /* aten::mean.out Meta */
    {1, 0, 630}, /* aten::median CPU */
    {16, 0, 630}, /* aten::median Meta */
    {141, 0, 631}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 423}, /* aten::median.dim_values CPU */
    {16, 4, 423}, /* aten::median.dim_values Meta */
    {141, 4, 422}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 632}, /* aten::meshgrid implicit */
    {138, 0, 633}, /* aten::meshgrid.indexing implicit */
    {1, 0, 634}, /* aten::min CPU */
    {16, 0, 634}, /* aten::min Meta */
    {1, 1, 113}, /* aten::min.dim CPU */
    {16, 1, 113}, /* aten::min.dim Meta */
    {142, 8, 425}, /* aten::min.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, /* aten::min.dim_min CPU */
    {16, 3, 113}, /* aten::min.dim_min Meta */
    {138, 0, 635}, /* aten::min.other implicit */
    {138, 0, 636}, /* aten::min.out implicit */
    {1, 4, 424}, /* aten::min.unary_out CPU */
    {16, 4, 424}, /* aten::min.unary_out Meta */
    {1, 1, 114}, /* aten::minimum CPU */
    {16, 1, 114}, /* aten::minimum Meta */
    {142, 8, 426}, /* aten::minimum CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, /* aten::minimum.out CPU */
    {16, 3, 114}, /* aten::minimum.out Meta */
    {1, 1, 115}, /* aten::mish CPU */
    {16, 1, 115}, /* aten::mish Meta */
    {142, 8, 427}, /* aten::mish CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, /* aten::mish.out CPU */
    {16, 3, 115}, /* aten::mish.out Meta */
    {1, 2, 115}, /* aten::mish_ CPU */
    {16, 2, 115}, /* aten::mish_ Meta */
    {142, 9, 427}, /* aten::mish_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 637}, /* aten::mish_backward CPU */
    {16, 0, 637}, /* aten::mish_backward Meta */
    {138, 0, 638}, /* aten::mish_backward implicit */
    {1, 1, 116}, /* aten::mm CPU */
    {16, 1, 116}, /* aten::mm Meta */
    {142, 8, 428}, /* aten::mm CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, /* aten::mm.out CPU */
    {16, 3, 116}, /* aten::mm.out Meta */
    {1, 0, 639}, /* aten::mode CPU */
    {16, 0, 639}, /* aten::mode Meta */
    {1, 4, 429}, /* aten::mode.values CPU */
    {16, 4, 429}, /* aten::mode.values Meta */
    {138, 0, 640}, /* aten::moveaxis.int implicit */
    {138, 0, 641}, /* aten::moveaxis.intlist implicit */
    {138, 0, 642}, /* aten::movedim.int implicit */
    {138, 0, 643}, /* aten::movedim.intlist implicit */
    {1, 0, 644}, /* aten::mse_loss CPU */
    {16, 0, 644}, /* aten::mse_loss Meta */
    {1, 4, 430}, /* aten::mse_loss.out CPU */
    {16, 4, 430}, /* aten::mse_loss.out Meta */
    {1, 0, 645}, /* aten::mse_loss_backward CPU */
    {16, 0, 645}, /* aten::mse_loss_backward Meta */
    {1, 4, 431}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 431}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 646}, /* aten::msort implicit */
    {138, 0, 647}, /* aten::msort.out implicit */
    {141, 0, 648}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 4, 432}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 117}, /* aten::mul.Tensor CPU */
    {16, 1, 117}, /* aten::mul.Tensor Meta */
    {142, 8, 433}, /* aten::mul.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, /* aten::mul.out CPU */
    {16, 3, 117}, /* aten::mul.out Meta */
    {141, 0, 649}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 117}, /* aten::mul_.Tensor CPU */
    {16, 2, 117}, /* aten::mul_.Tensor Meta */
    {142, 9, 433}, /* aten::mul_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 650}, /* aten::multi_margin_loss CPU */
    {16, 0, 650}, /* aten::multi_margin_loss Meta */
    {1, 4, 434}, /* aten::multi_margin_loss.out CPU */
    {16, 4, 434}, /* aten::multi_margin_loss.out Meta */
    {1, 0, 651}, /* aten::multi_margin_loss_backward CPU */
    {16, 0, 651}, /* aten::multi_margin_loss_backward Meta */
    {1, 4, 435}, /* aten::multi_margin_loss_backward.grad_input CPU */
    {16, 4, 435}, /* aten::multi_margin_loss_backward.grad_input Meta */
    {138, 0, 652}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 436}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 653}, /* aten::multilabel_margin_loss_backward CPU */
    {16, 0, 653}, /* aten::multilabel_margin_loss_backward Meta */
    {1, 4, 437}, /* aten::multilabel_margin_loss_backward.grad_input CPU */
    {16, 4, 437}, /* aten::multilabel_margin_loss_backward.grad_input Meta */
    {1, 0, 654}, /* aten::multilabel_margin_loss_forward CPU */
    {16, 0, 654}, /* aten::multilabel_margin_loss_forward Meta */
    {1, 4, 438}, /* aten::multilabel_margin_loss_forward.output CPU */
    {16, 4, 438}, /* aten::multilabel_margin_loss_forward.output Meta */
    {1, 0, 655}, /* aten::multinomial CPU */
    {16, 0, 655}, /* aten::multinomial Meta */
    {1, 0, 656}, /* aten::multinomial.out CPU */
    {16, 0, 656}, /* aten::multinomial.out Meta */
    {138, 0, 657}, /* aten::multiply.Scalar implicit */
    {138, 0, 658}, /* aten::multiply.Tensor implicit */
    {138, 4, 439}, /* aten::multiply.out implicit */
    {138, 0, 659}, /* aten::multiply_.Scalar implicit */
    {138, 0, 660}, /* aten::multiply_.Tensor implicit */
    {141, 0, 661}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 440}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 662}, /* aten::mvlgamma CPU */
    {16, 0, 662}, /* aten::mvlgamma Meta */
    {1, 0, 664}, /* aten::mvlgamma.out CPU */
    {16, 0, 664}, /* aten::mvlgamma.out Meta */
    {1, 0, 663}, /* aten::mvlgamma_ CPU */
    {16, 0, 663}, /* aten::mvlgamma_ Meta */
    {1, 0, 665}, /* aten::nan_to_num CPU */
    {16, 0, 665}, /* aten::nan_to_num Meta */
    {1, 0, 667}, /* aten::nan_to_num.out CPU */
    {16, 0, 667}, /* aten::nan_to_num.out Meta */
    {1, 0, 666}, /* aten::nan_to_num_ CPU */
    {16, 0, 666}, /* aten::nan_to_num_ Meta */
    {138, 0, 668}, /* aten::nanmean implicit */
    {138, 0, 669}, /* aten::nanmean.out implicit */
    {1, 0, 670}, /* aten::nanmedian CPU */
    {16, 0, 670}, /* aten::nanmedian Meta */
    {141, 0, 671}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 442}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 442}, /* aten::nanmedian.dim_values Meta */
    {141, 4, 441}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 672}, /* aten::nanquantile implicit */
    {138, 4, 443}, /* aten::nanquantile.out implicit */
    {138, 0, 673}, /* aten::nanquantile.scalar implicit */
    {138, 4, 444}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 674}, /* aten::nansum CPU */
    {16, 0, 674}, /* aten::nansum Meta */
    {1, 4, 445}, /* aten::nansum.out CPU */
    {16, 4, 445}, /* aten::nansum.out Meta */
    {138, 0, 675}, /* aten::narrow implicit */
    {138, 0, 676}, /* aten::narrow.Tensor implicit */
    {142, 0, 677}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 446}, /* aten::narrow_copy.out CPU */
    {16, 4, 446}, /* aten::narrow_copy.out Meta */
    {1, 0, 678}, /* aten::native_batch_norm CPU */
    {16, 0, 678}, /* aten::native_batch_norm Meta */
    {1, 4, 447}, /* aten::native_batch_norm.out CPU */
    {16, 4, 447}, /* aten::native_batch_norm.out Meta */
    {1, 0, 679}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 679}, /* aten::native_batch_norm_backward Meta */
    {141, 4, 448}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {138, 0, 680}, /* aten::native_channel_shuffle implicit */
    {1, 0, 681}, /* aten::native_dropout CPU */
    {16, 0, 681}, /* aten::native_dropout Meta */
    {141, 4, 449}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 682}, /* aten::native_dropout_backward CPU */
    {16, 0, 682}, /* aten::native_dropout_backward Meta */
    {141, 4, 450}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 683}, /* aten::native_group_norm CPU */
    {16, 0, 683}, /* aten::native_group_norm Meta */
    {141, 4, 451}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 684}, /* aten::native_group_norm_backward CPU */
    {16, 0, 684}, /* aten::native_group_norm_backward Meta */
    {141, 4, 452}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 685}, /* aten::native_layer_norm CPU */
    {16, 0, 685}, /* aten::native_layer_norm Meta */
    {141, 4, 453}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 686}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 686}, /* aten::native_layer_norm_backward Meta */
    {141, 4, 454}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::ne.Scalar CPU */
    {16, 1, 118}, /* aten::ne.Scalar Meta */
    {142, 8, 455}, /* aten::ne.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 118}, /* aten::ne.Scalar_out CPU */
    {16, 3, 118}, /* aten::ne.Scalar_out Meta */
    {1, 1, 119}, /* aten::ne.Tensor CPU */
    {16, 1, 119}, /* aten::ne.Tensor Meta */
    {142, 8, 456}, /* aten::ne.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 119}, /* aten::ne.Tensor_out CPU */
    {16, 3, 119}, /* aten::ne.Tensor_out Meta */
    {1, 2, 118}, /* aten::ne_.Scalar CPU */
    {16, 2, 118}, /* aten::ne_.Scalar Meta */
    {142, 9, 455}, /* aten::ne_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 119}, /* aten::ne_.Tensor CPU */
    {16, 2, 119}, /* aten::ne_.Tensor Meta */
    {142, 9, 456}, /* aten::ne_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 120}, /* aten::neg CPU */
    {16, 1, 120}, /* aten::neg Meta */
    {142, 8, 457}, /* aten::neg CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, /* aten::neg.out CPU */
    {16, 3, 120}, /* aten::neg.out Meta */
    {1, 2, 120}, /* aten::neg_ CPU */
    {16, 2, 120}, /* aten::neg_ Meta */
    {142, 9, 457}, /* aten::neg_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 687}, /* aten::negative implicit */
    {138, 4, 458}, /* aten::negative.out implicit */
    {138, 0, 688}, /* aten::negative_ implicit */
    {141, 0, 689}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 4, 459}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 690}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 4, 460}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 691}, /* aten::new_full CompositeExplicitAutograd */
    {141, 4, 461}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 692}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 4, 462}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 693}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 4, 463}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 121}, /* aten::nextafter CPU */
    {16, 1, 121}, /* aten::nextafter Meta */
    {142, 8, 464}, /* aten::nextafter CompositeExplicitAutogradNonFunctional */
    {1, 3, 121}, /* aten::nextafter.out CPU */
    {16, 3, 121}, /* aten::nextafter.out Meta */
    {1, 2, 121}, /* aten::nextafter_ CPU */
    {16, 2, 121}, /* aten::nextafter_ Meta */
    {142, 9, 464}, /* aten::nextafter_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 694}, /* aten::nll_loss implicit */
    {138, 4, 465}, /* aten::nll_loss.out implicit */
    {138, 0, 695}, /* aten::nll_loss2d implicit */
    {138, 4, 466}, /* aten::nll_loss2d.out implicit */
    {1, 0, 696}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 696}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 467}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 467}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 697}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 697}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 468}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 468}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 698}, /* aten::nll_loss_backward CPU */
    {16, 0, 698}, /* aten::nll_loss_backward Meta */
    {1, 4, 469}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 469}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 699}, /* aten::nll_loss_forward CPU */
    {16, 0, 699}, /* aten::nll_loss_forward Meta */
    {1, 4, 470}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 470}, /* aten::nll_loss_forward.output Meta */
    {138, 0, 700}, /* aten::nll_loss_nd implicit */
    {1, 0, 701}, /* aten::nonzero CPU */
    {1, 4, 471}, /* aten::nonzero.out CPU */
    {138, 0, 702}, /* aten::nonzero_numpy implicit */
    {1, 0, 703}, /* aten::nonzero_static CPU */
    {16, 0, 703}, /* aten::nonzero_static Meta */
    {1, 4, 472}, /* aten::nonzero_static.out CPU */
    {16, 4, 472}, /* aten::nonzero_static.out Meta */
    {141, 0, 704}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 123}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 123}, /* aten::norm.ScalarOpt_dim Meta */
    {142, 8, 476}, /* aten::norm.ScalarOpt_dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {142, 8, 475}, /* aten::norm.ScalarOpt_dim_dtype CompositeExplicitAutogradNonFunctional */
    {141, 0, 705}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 4, 474}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 4, 473}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 122}, /* aten::norm.dtype_out CPU */
    {16, 3, 122}, /* aten::norm.dtype_out Meta */
    {1, 3, 123}, /* aten::norm.out CPU */
    {16, 3, 123}, /* aten::norm.out Meta */
    {138, 0, 706}, /* aten::norm_except_dim implicit */
    {1, 0, 708}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 708}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 477}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 477}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 709}, /* aten::normal.Tensor_float CPU */
    {16, 0, 709}, /* aten::normal.Tensor_float Meta */
    {1, 4, 478}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 478}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 710}, /* aten::normal.float_Tensor CPU */
    {16, 0, 710}, /* aten::normal.float_Tensor Meta */
    {1, 4, 479}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 479}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 711}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::normal.float_float BackendSelect */
    {141, 4, 480}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 4, 482}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 707}, /* aten::normal_ CPU */
    {16, 0, 707}, /* aten::normal_ Meta */
    {141, 6, 481}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 712}, /* aten::not_equal.Scalar implicit */
    {138, 4, 483}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 713}, /* aten::not_equal.Tensor implicit */
    {138, 4, 484}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 714}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 715}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 716}, /* aten::nuclear_norm implicit */
    {138, 0, 717}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 486}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 485}, /* aten::nuclear_norm.out implicit */
    {138, 0, 718}, /* aten::numel implicit */
    {138, 0, 719}, /* aten::numpy_T implicit */
    {138, 0, 720}, /* aten::one_hot implicit */
    {141, 0, 721}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::ones BackendSelect */
    {141, 4, 487}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 722}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 4, 488}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 723}, /* aten::orgqr implicit */
    {138, 4, 489}, /* aten::orgqr.out implicit */
    {1, 0, 724}, /* aten::ormqr CPU */
    {16, 0, 724}, /* aten::ormqr Meta */
    {1, 4, 490}, /* aten::ormqr.out CPU */
    {16, 4, 490}, /* aten::ormqr.out Meta */
    {138, 0, 725}, /* aten::outer implicit */
    {138, 4, 491}, /* aten::outer.out implicit */
    {138, 0, 726}, /* aten::pad implicit */
    {138, 0, 727}, /* aten::pad_sequence implicit */
    {138, 0, 728}, /* aten::pairwise_distance implicit */
    {138, 0, 729}, /* aten::pdist implicit */
    {141, 0, 730}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 492}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 493}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 731}, /* aten::pinverse implicit */
    {1, 0, 732}, /* aten::pixel_shuffle CPU */
    {16, 0, 732}, /* aten::pixel_shuffle Meta */
    {141, 4, 494}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 733}, /* aten::pixel_unshuffle CPU */
    {16, 0, 733}, /* aten::pixel_unshuffle Meta */
    {141, 4, 495}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {1, 0, 734}, /* aten::poisson CPU */
    {16, 0, 734}, /* aten::poisson Meta */
    {141, 4, 496}, /* aten::poisson.out CompositeExplicitAutograd */
    {138, 0, 735}, /* aten::poisson_nll_loss implicit */
    {1, 0, 736}, /* aten::polar CPU */
    {16, 0, 736}, /* aten::polar Meta */
    {1, 0, 737}, /* aten::polar.out CPU */
    {16, 0, 737}, /* aten::polar.out Meta */
    {1, 1, 124}, /* aten::polygamma CPU */
    {16, 1, 124}, /* aten::polygamma Meta */
    {142, 8, 497}, /* aten::polygamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, /* aten::polygamma.out CPU */
    {16, 3, 124}, /* aten::polygamma.out Meta */
    {1, 0, 738}, /* aten::polygamma_ CPU */
    {16, 0, 738}, /* aten::polygamma_ Meta */
    {138, 0, 739}, /* aten::positive implicit */
    {1, 1, 125}, /* aten::pow.Scalar CPU */
    {16, 1, 125}, /* aten::pow.Scalar Meta */
    {142, 8, 498}, /* aten::pow.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 125}, /* aten::pow.Scalar_out CPU */
    {16, 3, 125}, /* aten::pow.Scalar_out Meta */
    {1, 1, 126}, /* aten::pow.Tensor_Scalar CPU */
    {16, 1, 126}, /* aten::pow.Tensor_Scalar Meta */
    {142, 8, 499}, /* aten::pow.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 126}, /* aten::pow.Tensor_Scalar_out CPU */
    {16, 3, 126}, /* aten::pow.Tensor_Scalar_out Meta */
    {1, 1, 127}, /* aten::pow.Tensor_Tensor CPU */
    {16, 1, 127}, /* aten::pow.Tensor_Tensor Meta */
    {142, 8, 500}, /* aten::pow.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, /* aten::pow.Tensor_Tensor_out CPU */
    {16, 3, 127}, /* aten::pow.Tensor_Tensor_out Meta */
    {1, 2, 126}, /* aten::pow_.Scalar CPU */
    {16, 2, 126}, /* aten::pow_.Scalar Meta */
    {142, 9, 499}, /* aten::pow_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 127}, /* aten::pow_.Tensor CPU */
    {16, 2, 127}, /* aten::pow_.Tensor Meta */
    {142, 9, 500}, /* aten::pow_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 740}, /* aten::prelu implicit */
    {1, 0, 741}, /* aten::prod CPU */
    {16, 0, 741}, /* aten::prod Meta */
    {1, 1, 128}, /* aten::prod.dim_int CPU */
    {16, 1, 128}, /* aten::prod.dim_int Meta */
    {142, 8, 502}, /* aten::prod.dim_int CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, /* aten::prod.int_out CPU */
    {16, 3, 128}, /* aten::prod.int_out Meta */
    {141, 4, 501}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 742}, /* aten::promote_types implicit */
    {141, 6, 504}, /* aten::put CompositeExplicitAutograd */
    {141, 4, 503}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 743}, /* aten::put_ CPU */
    {16, 0, 743}, /* aten::put_ Meta */
    {138, 0, 744}, /* aten::qr implicit */
    {138, 4, 505}, /* aten::qr.Q implicit */
    {138, 0, 745}, /* aten::quantile implicit */
    {138, 4, 506}, /* aten::quantile.out implicit */
    {138, 0, 746}, /* aten::quantile.scalar implicit */
    {138, 4, 507}, /* aten::quantile.scalar_out implicit */
    {141, 0, 747}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 508}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 508}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 748}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::rand BackendSelect */
    {141, 0, 749}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::rand.generator BackendSelect */
    {138, 4, 510}, /* aten::rand.generator_out implicit */
    {141, 4, 509}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 750}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 0, 751}, /* aten::rand_like.generator CompositeExplicitAutograd */
    {141, 4, 512}, /* aten::rand_like.generator_out CompositeExplicitAutograd */
    {141, 4, 511}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 752}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::randint BackendSelect */
    {141, 0, 753}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::randint.generator BackendSelect */
    {141, 4, 514}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 760}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::randint.low BackendSelect */
    {141, 0, 761}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 516}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 515}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 513}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 754}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 755}, /* aten::randint_like.Tensor CompositeExplicitAutograd */
    {141, 0, 756}, /* aten::randint_like.Tensor_generator CompositeExplicitAutograd */
    {141, 4, 519}, /* aten::randint_like.Tensor_generator_out CompositeExplicitAutograd */
    {141, 4, 518}, /* aten::randint_like.Tensor_out CompositeExplicitAutograd */
    {141, 0, 757}, /* aten::randint_like.generator CompositeExplicitAutograd */
    {141, 4, 520}, /* aten::randint_like.generator_out CompositeExplicitAutograd */
    {141, 0, 758}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 4, 521}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 0, 759}, /* aten::randint_like.low_generator_dtype CompositeExplicitAutograd */
    {141, 4, 522}, /* aten::randint_like.low_generator_dtype_out CompositeExplicitAutograd */
    {141, 4, 517}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 762}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::randn BackendSelect */
    {141, 0, 763}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::randn.generator BackendSelect */
    {138, 4, 524}, /* aten::randn.generator_out implicit */
    {138, 4, 523}, /* aten::randn.out implicit */
    {141, 0, 764}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 0, 765}, /* aten::randn_like.generator CompositeExplicitAutograd */
    {141, 4, 526}, /* aten::randn_like.generator_out CompositeExplicitAutograd */
    {141, 4, 525}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 530}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 531}, /* aten::random.from CompositeExplicitAutograd */
    {141, 4, 528}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 4, 527}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 532}, /* aten::random.to CompositeExplicitAutograd */
    {141, 4, 529}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 766}, /* aten::random_ CPU */
    {16, 0, 766}, /* aten::random_ Meta */
    {1, 0, 767}, /* aten::random_.from CPU */
    {16, 0, 767}, /* aten::random_.from Meta */
    {1, 0, 768}, /* aten::random_.to CPU */
    {16, 0, 768}, /* aten::random_.to Meta */
    {141, 0, 769}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::randperm BackendSelect */
    {141, 0, 770}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::randperm.generator BackendSelect */
    {1, 4, 534}, /* aten::randperm.generator_out CPU */
    {16, 4, 534}, /* aten::randperm.generator_out Meta */
    {141, 4, 533}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 771}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::range BackendSelect */
    {1, 4, 536}, /* aten::range.out CPU */
    {16, 4, 536}, /* aten::range.out Meta */
    {141, 4, 535}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 772}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::range.step BackendSelect */
    {138, 0, 773}, /* aten::ravel implicit */
    {138, 0, 774}, /* aten::real implicit */
    {1, 1, 129}, /* aten::reciprocal CPU */
    {16, 1, 129}, /* aten::reciprocal Meta */
    {142, 8, 537}, /* aten::reciprocal CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, /* aten::reciprocal.out CPU */
    {16, 3, 129}, /* aten::reciprocal.out Meta */
    {1, 2, 129}, /* aten::reciprocal_ CPU */
    {16, 2, 129}, /* aten::reciprocal_ Meta */
    {142, 9, 537}, /* aten::reciprocal_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 775}, /* aten::reflection_pad1d CPU */
    {16, 0, 775}, /* aten::reflection_pad1d Meta */
    {1, 4, 538}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 538}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 776}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 776}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 539}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 539}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 777}, /* aten::reflection_pad2d CPU */
    {16, 0, 777}, /* aten::reflection_pad2d Meta */
    {1, 4, 540}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 540}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 778}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 778}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 541}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 541}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 779}, /* aten::reflection_pad3d CPU */
    {16, 0, 779}, /* aten::reflection_pad3d Meta */
    {1, 4, 542}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 542}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 780}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 780}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 543}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 543}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 781}, /* aten::relu CPU */
    {16, 0, 781}, /* aten::relu Meta */
    {141, 4, 544}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 782}, /* aten::relu6 implicit */
    {138, 0, 783}, /* aten::relu6_ implicit */
    {1, 0, 784}, /* aten::relu_ CPU */
    {16, 0, 784}, /* aten::relu_ Meta */
    {141, 0, 785}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 786}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 786}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 4, 545}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 787}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 130}, /* aten::remainder.Tensor CPU */
    {16, 1, 130}, /* aten::remainder.Tensor Meta */
    {142, 8, 546}, /* aten::remainder.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 130}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 788}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 130}, /* aten::remainder_.Tensor CPU */
    {16, 2, 130}, /* aten::remainder_.Tensor Meta */
    {142, 9, 546}, /* aten::remainder_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 131}, /* aten::renorm CPU */
    {16, 1, 131}, /* aten::renorm Meta */
    {142, 8, 547}, /* aten::renorm CompositeExplicitAutogradNonFunctional */
    {1, 3, 131}, /* aten::renorm.out CPU */
    {16, 3, 131}, /* aten::renorm.out Meta */
    {1, 2, 131}, /* aten::renorm_ CPU */
    {16, 2, 131}, /* aten::renorm_ Meta */
    {142, 9, 547}, /* aten::renorm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 789}, /* aten::repeat CompositeExplicitAutograd */
    {141, 4, 548}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 790}, /* aten::repeat_interleave.Tensor CPU */
    {16, 0, 790}, /* aten::repeat_interleave.Tensor Meta */
    {141, 4, 549}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 791}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 792}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 793}, /* aten::replication_pad1d CPU */
    {16, 0, 793}, /* aten::replication_pad1d Meta */
    {1, 4, 550}, /* aten::replication_pad1d.out CPU */
    {16, 4, 550}, /* aten::replication_pad1d.out Meta */
    {1, 0, 794}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 794}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 551}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 551}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 795}, /* aten::replication_pad2d CPU */
    {16, 0, 795}, /* aten::replication_pad2d Meta */
    {1, 4, 552}, /* aten::replication_pad2d.out CPU */
    {16, 4, 552}, /* aten::replication_pad2d.out Meta */
    {1, 0, 796}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 796}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 553}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 553}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 797}, /* aten::replication_pad3d CPU */
    {16, 0, 797}, /* aten::replication_pad3d Meta */
    {1, 4, 554}, /* aten::replication_pad3d.out CPU */
    {16, 4, 554}, /* aten::replication_pad3d.out Meta */
    {1, 0, 798}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 798}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 555}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 555}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 799}, /* aten::reshape implicit */
    {138, 0, 800}, /* aten::reshape_as implicit */
    {141, 6, 557}, /* aten::resize CompositeExplicitAutograd */
    {141, 4, 556}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 801}, /* aten::resize_ CPU */
    {16, 0, 801}, /* aten::resize_ Meta */
    {141, 6, 559}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 4, 558}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 802}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 803}, /* aten::resolve_conj implicit */
    {138, 0, 804}, /* aten::resolve_neg implicit */
    {138, 0, 805}, /* aten::result_type.Scalar implicit */
    {138, 0, 806}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 807}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 808}, /* aten::result_type.Tensor implicit */
    {138, 0, 809}, /* aten::rms_norm implicit */
    {138, 0, 811}, /* aten::rnn_relu.data implicit */
    {138, 0, 812}, /* aten::rnn_relu.input implicit */
    {138, 0, 810}, /* aten::rnn_relu_cell implicit */
    {138, 0, 814}, /* aten::rnn_tanh.data implicit */
    {138, 0, 815}, /* aten::rnn_tanh.input implicit */
    {138, 0, 813}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 816}, /* aten::roll CPU */
    {16, 0, 816}, /* aten::roll Meta */
    {141, 4, 560}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 817}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 4, 561}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 133}, /* aten::round CPU */
    {16, 1, 133}, /* aten::round Meta */
    {142, 8, 563}, /* aten::round CompositeExplicitAutogradNonFunctional */
    {1, 1, 132}, /* aten::round.decimals CPU */
    {16, 1, 132}, /* aten::round.decimals Meta */
    {142, 8, 562}, /* aten::round.decimals CompositeExplicitAutogradNonFunctional */
    {1, 3, 132}, /* aten::round.decimals_out CPU */
    {16, 3, 132}, /* aten::round.decimals_out Meta */
    {1, 3, 133}, /* aten::round.out CPU */
    {16, 3, 133}, /* aten::round.out Meta */
    {1, 2, 133}, /* aten::round_ CPU */
    {16, 2, 133}, /* aten::round_ Meta */
    {142, 9, 563}, /* aten::round_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 132}, /* aten::round_.decimals CPU */
    {16, 2, 132}, /* aten::round_.decimals Meta */
    {142, 9, 562}, /* aten::round_.decimals CompositeExplicitAutogradNonFunctional */
    {138, 0, 818}, /* aten::row_stack implicit */
    {138, 4, 564}, /* aten::row_stack.out implicit */
    {138, 0, 819}, /* aten::rrelu implicit */
    {138, 0, 820}, /* aten::rrelu_ implicit */
    {1, 0, 821}, /* aten::rrelu_with_noise CPU */
    {16, 0, 821}, /* aten::rrelu_with_noise Meta */
    {1, 0, 824}, /* aten::rrelu_with_noise.out CPU */
    {16, 0, 824}, /* aten::rrelu_with_noise.out Meta */
    {1, 0, 822}, /* aten::rrelu_with_noise_ CPU */
    {16, 0, 822}, /* aten::rrelu_with_noise_ Meta */
    {141, 0, 823}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 4, 566}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {141, 6, 565}, /* aten::rrelu_with_noise_functional CompositeExplicitAutograd */
    {1, 1, 134}, /* aten::rsqrt CPU */
    {16, 1, 134}, /* aten::rsqrt Meta */
    {142, 8, 567}, /* aten::rsqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 134}, /* aten::rsqrt.out CPU */
    {16, 3, 134}, /* aten::rsqrt.out Meta */
    {1, 2, 134}, /* aten::rsqrt_ CPU */
    {16, 2, 134}, /* aten::rsqrt_ Meta */
    {142, 9, 567}, /* aten::rsqrt_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 825}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 4, 568}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 826}, /* aten::rsub.Tensor CPU */
    {16, 0, 826}, /* aten::rsub.Tensor Meta */
    {141, 4, 569}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 827}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::scalar_tensor BackendSelect */
    {141, 4, 570}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {138, 0, 828}, /* aten::scaled_dot_product_attention implicit */
    {1, 1, 136}, /* aten::scatter.reduce CPU */
    {16, 1, 136}, /* aten::scatter.reduce Meta */
    {142, 8, 571}, /* aten::scatter.reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 136}, /* aten::scatter.reduce_out CPU */
    {16, 3, 136}, /* aten::scatter.reduce_out Meta */
    {1, 1, 138}, /* aten::scatter.src CPU */
    {16, 1, 138}, /* aten::scatter.src Meta */
    {142, 8, 572}, /* aten::scatter.src CompositeExplicitAutogradNonFunctional */
    {1, 3, 138}, /* aten::scatter.src_out CPU */
    {16, 3, 138}, /* aten::scatter.src_out Meta */
    {1, 1, 139}, /* aten::scatter.value CPU */
    {16, 1, 139}, /* aten::scatter.value Meta */
    {142, 8, 573}, /* aten::scatter.value CompositeExplicitAutogradNonFunctional */
    {1, 3, 139}, /* aten::scatter.value_out CPU */
    {16, 3, 139}, /* aten::scatter.value_out Meta */
    {1, 1, 140}, /* aten::scatter.value_reduce CPU */
    {16, 1, 140}, /* aten::scatter.value_reduce Meta */
    {142, 8, 574}, /* aten::scatter.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, /* aten::scatter.value_reduce_out CPU */
    {16, 3, 140}, /* aten::scatter.value_reduce_out Meta */
    {1, 2, 136}, /* aten::scatter_.reduce CPU */
    {16, 2, 136}, /* aten::scatter_.reduce Meta */
    {142, 9, 571}, /* aten::scatter_.reduce CompositeExplicitAutogradNonFunctional */
    {1, 2, 138}, /* aten::scatter_.src CPU */
    {16, 2, 138}, /* aten::scatter_.src Meta */
    {142, 9, 572}, /* aten::scatter_.src CompositeExplicitAutogradNonFunctional */
    {1, 2, 139}, /* aten::scatter_.value CPU */
    {16, 2, 139}, /* aten::scatter_.value Meta */
    {142, 9, 573}, /* aten::scatter_.value CompositeExplicitAutogradNonFunctional */
    {1, 2, 140}, /* aten::scatter_.value_reduce CPU */
    {16, 2, 140}, /* aten::scatter_.value_reduce Meta */
    {142, 9, 574}, /* aten::scatter_.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 1, 135}, /* aten::scatter_add CPU */
    {16, 1, 135}, /* aten::scatter_add Meta */
    {142, 8, 575}, /* aten::scatter_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 135}, /* aten::scatter_add.out CPU */
    {16, 3, 135}, /* aten::scatter_add.out Meta */
    {1, 2, 135}, /* aten::scatter_add_ CPU */
    {16, 2, 135}, /* aten::scatter_add_ Meta */
    {142, 9, 575}, /* aten::scatter_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 137}, /* aten::scatter_reduce.two CPU */
    {16, 1, 137}, /* aten::scatter_reduce.two Meta */
    {142, 8, 576}, /* aten::scatter_reduce.two CompositeExplicitAutogradNonFunctional */
    {1, 3, 137}, /* aten::scatter_reduce.two_out CPU */
    {16, 3, 137}, /* aten::scatter_reduce.two_out Meta */
    {1, 2, 137}, /* aten::scatter_reduce_.two CPU */
    {16, 2, 137}, /* aten::scatter_reduce_.two Meta */
    {142, 9, 576}, /* aten::scatter_reduce_.two CompositeExplicitAutogradNonFunctional */
    {1, 0, 829}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 829}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 577}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 577}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 830}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 830}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 578}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 578}, /* aten::searchsorted.Tensor_out Meta */
    {1, 0, 831}, /* aten::segment_reduce CPU */
    {16, 0, 831}, /* aten::segment_reduce Meta */
    {141, 4, 579}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 833}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 832}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 4, 581}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 580}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 582}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 834}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 583}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 835}, /* aten::selu implicit */
    {138, 0, 836}, /* aten::selu_ implicit */
    {141, 6, 586}, /* aten::set CompositeExplicitAutograd */
    {141, 4, 584}, /* aten::set.out CompositeExplicitAutograd */
    {141, 6, 587}, /* aten::set.source_Tensor CompositeExplicitAutograd */
    {141, 4, 585}, /* aten::set.source_Tensor_out CompositeExplicitAutograd */
    {1, 0, 837}, /* aten::set_ CPU */
    {16, 0, 837}, /* aten::set_ Meta */
    {1, 0, 838}, /* aten::set_.source_Tensor CPU */
    {16, 0, 838}, /* aten::set_.source_Tensor Meta */
    {138, 0, 839}, /* aten::set_.source_Tensor_storage_offset implicit */
    {1, 1, 141}, /* aten::sgn CPU */
    {16, 1, 141}, /* aten::sgn Meta */
    {142, 8, 588}, /* aten::sgn CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, /* aten::sgn.out CPU */
    {16, 3, 141}, /* aten::sgn.out Meta */
    {1, 2, 141}, /* aten::sgn_ CPU */
    {16, 2, 141}, /* aten::sgn_ Meta */
    {142, 9, 588}, /* aten::sgn_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 143}, /* aten::sigmoid CPU */
    {16, 1, 143}, /* aten::sigmoid Meta */
    {142, 8, 589}, /* aten::sigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, /* aten::sigmoid.out CPU */
    {16, 3, 143}, /* aten::sigmoid.out Meta */
    {1, 2, 143}, /* aten::sigmoid_ CPU */
    {16, 2, 143}, /* aten::sigmoid_ Meta */
    {142, 9, 589}, /* aten::sigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, /* aten::sigmoid_backward CPU */
    {16, 1, 142}, /* aten::sigmoid_backward Meta */
    {142, 8, 590}, /* aten::sigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 142}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 144}, /* aten::sign CPU */
    {16, 1, 144}, /* aten::sign Meta */
    {142, 8, 591}, /* aten::sign CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, /* aten::sign.out CPU */
    {16, 3, 144}, /* aten::sign.out Meta */
    {1, 2, 144}, /* aten::sign_ CPU */
    {16, 2, 144}, /* aten::sign_ Meta */
    {142, 9, 591}, /* aten::sign_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, /* aten::signbit CPU */
    {16, 1, 145}, /* aten::signbit Meta */
    {142, 8, 592}, /* aten::signbit CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, /* aten::signbit.out CPU */
    {16, 3, 145}, /* aten::signbit.out Meta */
    {1, 1, 147}, /* aten::silu CPU */
    {16, 1, 147}, /* aten::silu Meta */
    {142, 8, 593}, /* aten::silu CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, /* aten::silu.out CPU */
    {16, 3, 147}, /* aten::silu.out Meta */
    {1, 2, 147}, /* aten::silu_ CPU */
    {16, 2, 147}, /* aten::silu_ Meta */
    {142, 9, 593}, /* aten::silu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 146}, /* aten::silu_backward CPU */
    {16, 1, 146}, /* aten::silu_backward Meta */
    {142, 8, 594}, /* aten::silu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 146}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 148}, /* aten::sin CPU */
    {16, 1, 148}, /* aten::sin Meta */
    {142, 8, 595}, /* aten::sin CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, /* aten::sin.out CPU */
    {16, 3, 148}, /* aten::sin.out Meta */
    {1, 2, 148}, /* aten::sin_ CPU */
    {16, 2, 148}, /* aten::sin_ Meta */
    {142, 9, 595}, /* aten::sin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, /* aten::sinc CPU */
    {16, 1, 149}, /* aten::sinc Meta */
    {142, 8, 596}, /* aten::sinc CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, /* aten::sinc.out CPU */
    {16, 3, 149}, /* aten::sinc.out Meta */
    {1, 2, 149}, /* aten::sinc_ CPU */
    {16, 2, 149}, /* aten::sinc_ Meta */
    {142, 9, 596}, /* aten::sinc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 150}, /* aten::sinh CPU */
    {16, 1, 150}, /* aten::sinh Meta */
    {142, 8, 597}, /* aten::sinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, /* aten::sinh.out CPU */
    {16, 3, 150}, /* aten::sinh.out Meta */
    {1, 2, 150}, /* aten::sinh_ CPU */
    {16, 2, 150}, /* aten::sinh_ Meta */
    {142, 9, 597}, /* aten::sinh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 840}, /* aten::size.int implicit */
    {141, 0, 841}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 842}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 4, 599}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 598}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 600}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 843}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 4, 601}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 844}, /* aten::slogdet implicit */
    {138, 4, 602}, /* aten::slogdet.out implicit */
    {1, 0, 845}, /* aten::smooth_l1_loss CPU */
    {16, 0, 845}, /* aten::smooth_l1_loss Meta */
    {1, 4, 603}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 603}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 846}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 846}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 604}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 604}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 847}, /* aten::soft_margin_loss CPU */
    {16, 0, 847}, /* aten::soft_margin_loss Meta */
    {141, 4, 605}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 848}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 848}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 606}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 849}, /* aten::softmax.int implicit */
    {1, 4, 607}, /* aten::softmax.int_out CPU */
    {16, 4, 607}, /* aten::softmax.int_out Meta */
    {1, 1, 152}, /* aten::softplus CPU */
    {16, 1, 152}, /* aten::softplus Meta */
    {142, 8, 608}, /* aten::softplus CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, /* aten::softplus.out CPU */
    {16, 3, 152}, /* aten::softplus.out Meta */
    {1, 1, 151}, /* aten::softplus_backward CPU */
    {16, 1, 151}, /* aten::softplus_backward Meta */
    {142, 8, 609}, /* aten::softplus_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 151}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 154}, /* aten::softshrink CPU */
    {16, 1, 154}, /* aten::softshrink Meta */
    {142, 8, 610}, /* aten::softshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 154}, /* aten::softshrink.out CPU */
    {16, 3, 154}, /* aten::softshrink.out Meta */
    {1, 1, 153}, /* aten::softshrink_backward CPU */
    {16, 1, 153}, /* aten::softshrink_backward Meta */
    {142, 8, 611}, /* aten::softshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 153}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 850}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 155}, /* aten::sort.stable CPU */
    {16, 1, 155}, /* aten::sort.stable Meta */
    {142, 8, 613}, /* aten::sort.stable CompositeExplicitAutogradNonFunctional */
    {1, 4, 612}, /* aten::sort.values CPU */
    {16, 4, 612}, /* aten::sort.values Meta */
    {1, 3, 155}, /* aten::sort.values_stable CPU */
    {16, 3, 155}, /* aten::sort.values_stable Meta */
    {1, 1, 156}, /* aten::special_airy_ai CPU */
    {16, 1, 156}, /* aten::special_airy_ai Meta */
    {142, 8, 614}, /* aten::special_airy_ai CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, /* aten::special_airy_ai.out CPU */
    {16, 3, 156}, /* aten::special_airy_ai.out Meta */
    {1, 1, 157}, /* aten::special_bessel_j0 CPU */
    {16, 1, 157}, /* aten::special_bessel_j0 Meta */
    {142, 8, 615}, /* aten::special_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, /* aten::special_bessel_j0.out CPU */
    {16, 3, 157}, /* aten::special_bessel_j0.out Meta */
    {1, 1, 158}, /* aten::special_bessel_j1 CPU */
    {16, 1, 158}, /* aten::special_bessel_j1 Meta */
    {142, 8, 616}, /* aten::special_bessel_j1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, /* aten::special_bessel_j1.out CPU */
    {16, 3, 158}, /* aten::special_bessel_j1.out Meta */
    {1, 1, 159}, /* aten::special_bessel_y0 CPU */
    {16, 1, 159}, /* aten::special_bessel_y0 Meta */
    {142, 8, 617}, /* aten::special_bessel_y0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, /* aten::special_bessel_y0.out CPU */
    {16, 3, 159}, /* aten::special_bessel_y0.out Meta */
    {1, 1, 160}, /* aten::special_bessel_y1 CPU */
    {16, 1, 160}, /* aten::special_bessel_y1 Meta */
    {142, 8, 618}, /* aten::special_bessel_y1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 160}, /* aten::special_bessel_y1.out CPU */
    {16, 3, 160}, /* aten::special_bessel_y1.out Meta */
    {1, 1, 161}, /* aten::special_chebyshev_polynomial_t CPU */
    {16, 1, 161}, /* aten::special_chebyshev_polynomial_t Meta */
    {142, 8, 619}, /* aten::special_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 851}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 852}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 161}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 853}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 854}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 162}, /* aten::special_chebyshev_polynomial_u Meta */
    {142, 8, 620}, /* aten::special_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 855}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 856}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 162}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 857}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 858}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 163}, /* aten::special_chebyshev_polynomial_v Meta */
    {142, 8, 621}, /* aten::special_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 859}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 860}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 163}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 861}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 862}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 164}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 164}, /* aten::special_chebyshev_polynomial_w Meta */
    {142, 8, 622}, /* aten::special_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 863}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 864}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 164}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 164}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 865}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 866}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 867}, /* aten::special_digamma implicit */
    {138, 4, 623}, /* aten::special_digamma.out implicit */
    {1, 1, 165}, /* aten::special_entr CPU */
    {16, 1, 165}, /* aten::special_entr Meta */
    {142, 8, 624}, /* aten::special_entr CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, /* aten::special_entr.out CPU */
    {16, 3, 165}, /* aten::special_entr.out Meta */
    {138, 0, 868}, /* aten::special_erf implicit */
    {138, 4, 625}, /* aten::special_erf.out implicit */
    {138, 0, 869}, /* aten::special_erfc implicit */
    {138, 4, 626}, /* aten::special_erfc.out implicit */
    {1, 1, 166}, /* aten::special_erfcx CPU */
    {16, 1, 166}, /* aten::special_erfcx Meta */
    {142, 8, 627}, /* aten::special_erfcx CompositeExplicitAutogradNonFunctional */
    {1, 3, 166}, /* aten::special_erfcx.out CPU */
    {16, 3, 166}, /* aten::special_erfcx.out Meta */
    {138, 0, 870}, /* aten::special_erfinv implicit */
    {138, 4, 628}, /* aten::special_erfinv.out implicit */
    {138, 0, 871}, /* aten::special_exp2 implicit */
    {138, 4, 629}, /* aten::special_exp2.out implicit */
    {138, 0, 872}, /* aten::special_expit implicit */
    {138, 4, 630}, /* aten::special_expit.out implicit */
    {138, 0, 873}, /* aten::special_expm1 implicit */
    {138, 4, 631}, /* aten::special_expm1.out implicit */
    {138, 0, 874}, /* aten::special_gammainc implicit */
    {138, 4, 632}, /* aten::special_gammainc.out implicit */
    {138, 0, 875}, /* aten::special_gammaincc implicit */
    {138, 4, 633}, /* aten::special_gammaincc.out implicit */
    {138, 0, 876}, /* aten::special_gammaln implicit */
    {138, 4, 634}, /* aten::special_gammaln.out implicit */
    {1, 1, 167}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 167}, /* aten::special_hermite_polynomial_h Meta */
    {142, 8, 635}, /* aten::special_hermite_polynomial_h CompositeExplicitAutogradNonFunctional */
    {141, 0, 877}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 878}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 167}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 879}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 880}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 168}, /* aten::special_hermite_polynomial_he Meta */
    {142, 8, 636}, /* aten::special_hermite_polynomial_he CompositeExplicitAutogradNonFunctional */
    {141, 0, 881}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 882}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 168}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 883}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 884}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 885}, /* aten::special_i0 implicit */
    {138, 4, 637}, /* aten::special_i0.out implicit */
    {1, 1, 169}, /* aten::special_i0e CPU */
    {16, 1, 169}, /* aten::special_i0e Meta */
    {142, 8, 638}, /* aten::special_i0e CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, /* aten::special_i0e.out CPU */
    {16, 3, 169}, /* aten::special_i0e.out Meta */
    {1, 1, 170}, /* aten::special_i1 CPU */
    {16, 1, 170}, /* aten::special_i1 Meta */
    {142, 8, 639}, /* aten::special_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, /* aten::special_i1.out CPU */
    {16, 3, 170}, /* aten::special_i1.out Meta */
    {1, 1, 171}, /* aten::special_i1e CPU */
    {16, 1, 171}, /* aten::special_i1e Meta */
    {142, 8, 640}, /* aten::special_i1e CompositeExplicitAutogradNonFunctional */
    {1, 3, 171}, /* aten::special_i1e.out CPU */
    {16, 3, 171}, /* aten::special_i1e.out Meta */
    {1, 1, 172}, /* aten::special_laguerre_polynomial_l CPU */
    {16, 1, 172}, /* aten::special_laguerre_polynomial_l Meta */
    {142, 8, 641}, /* aten::special_laguerre_polynomial_l CompositeExplicitAutogradNonFunctional */
    {141, 0, 886}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 887}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 172}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 888}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 889}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 173}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 173}, /* aten::special_legendre_polynomial_p Meta */
    {142, 8, 642}, /* aten::special_legendre_polynomial_p CompositeExplicitAutogradNonFunctional */
    {141, 0, 890}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 891}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 173}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 173}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 892}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 893}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 894}, /* aten::special_log1p implicit */
    {138, 4, 643}, /* aten::special_log1p.out implicit */
    {1, 1, 174}, /* aten::special_log_ndtr CPU */
    {16, 1, 174}, /* aten::special_log_ndtr Meta */
    {142, 8, 644}, /* aten::special_log_ndtr CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 174}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 895}, /* aten::special_log_softmax implicit */
    {138, 0, 896}, /* aten::special_logit implicit */
    {138, 4, 645}, /* aten::special_logit.out implicit */
    {138, 0, 897}, /* aten::special_logsumexp implicit */
    {138, 0, 898}, /* aten::special_logsumexp.out implicit */
    {1, 1, 175}, /* aten::special_modified_bessel_i0 CPU */
    {16, 1, 175}, /* aten::special_modified_bessel_i0 Meta */
    {142, 8, 646}, /* aten::special_modified_bessel_i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, /* aten::special_modified_bessel_i0.out CPU */
    {16, 3, 175}, /* aten::special_modified_bessel_i0.out Meta */
    {1, 1, 176}, /* aten::special_modified_bessel_i1 CPU */
    {16, 1, 176}, /* aten::special_modified_bessel_i1 Meta */
    {142, 8, 647}, /* aten::special_modified_bessel_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, /* aten::special_modified_bessel_i1.out CPU */
    {16, 3, 176}, /* aten::special_modified_bessel_i1.out Meta */
    {1, 1, 177}, /* aten::special_modified_bessel_k0 CPU */
    {16, 1, 177}, /* aten::special_modified_bessel_k0 Meta */
    {142, 8, 648}, /* aten::special_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, /* aten::special_modified_bessel_k0.out CPU */
    {16, 3, 177}, /* aten::special_modified_bessel_k0.out Meta */
    {1, 1, 178}, /* aten::special_modified_bessel_k1 CPU */
    {16, 1, 178}, /* aten::special_modified_bessel_k1 Meta */
    {142, 8, 649}, /* aten::special_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, /* aten::special_modified_bessel_k1.out CPU */
    {16, 3, 178}, /* aten::special_modified_bessel_k1.out Meta */
    {138, 0, 899}, /* aten::special_multigammaln implicit */
    {138, 4, 650}, /* aten::special_multigammaln.out implicit */
    {138, 0, 900}, /* aten::special_ndtr implicit */
    {138, 0, 901}, /* aten::special_ndtr.out implicit */
    {1, 1, 179}, /* aten::special_ndtri CPU */
    {16, 1, 179}, /* aten::special_ndtri Meta */
    {142, 8, 651}, /* aten::special_ndtri CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, /* aten::special_ndtri.out CPU */
    {16, 3, 179}, /* aten::special_ndtri.out Meta */
    {138, 0, 902}, /* aten::special_polygamma implicit */
    {138, 4, 652}, /* aten::special_polygamma.out implicit */
    {138, 0, 903}, /* aten::special_psi implicit */
    {138, 4, 653}, /* aten::special_psi.out implicit */
    {138, 0, 904}, /* aten::special_round implicit */
    {138, 4, 654}, /* aten::special_round.out implicit */
    {1, 1, 180}, /* aten::special_scaled_modified_bessel_k0 CPU */
    {16, 1, 180}, /* aten::special_scaled_modified_bessel_k0 Meta */
    {142, 8, 655}, /* aten::special_scaled_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out CPU */
    {16, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out Meta */
    {1, 1, 181}, /* aten::special_scaled_modified_bessel_k1 CPU */
    {16, 1, 181}, /* aten::special_scaled_modified_bessel_k1 Meta */
    {142, 8, 656}, /* aten::special_scaled_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out CPU */
    {16, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out Meta */
    {1, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t CPU */
    {16, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t Meta */
    {142, 8, 657}, /* aten::special_shifted_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 905}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 906}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 907}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 908}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {142, 8, 658}, /* aten::special_shifted_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 909}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 910}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 911}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 912}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {142, 8, 659}, /* aten::special_shifted_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 913}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 914}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 915}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 916}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {142, 8, 660}, /* aten::special_shifted_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 917}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 918}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 919}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 920}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 921}, /* aten::special_sinc implicit */
    {138, 4, 661}, /* aten::special_sinc.out implicit */
    {138, 0, 922}, /* aten::special_softmax implicit */
    {1, 1, 186}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 186}, /* aten::special_spherical_bessel_j0 Meta */
    {142, 8, 662}, /* aten::special_spherical_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 186}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 186}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 187}, /* aten::special_xlog1py CPU */
    {16, 1, 187}, /* aten::special_xlog1py Meta */
    {142, 8, 663}, /* aten::special_xlog1py CompositeExplicitAutogradNonFunctional */
    {141, 0, 923}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 924}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, /* aten::special_xlog1py.out CPU */
    {16, 3, 187}, /* aten::special_xlog1py.out Meta */
    {141, 0, 925}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 926}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 927}, /* aten::special_xlogy implicit */
    {138, 0, 928}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 665}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 664}, /* aten::special_xlogy.out implicit */
    {138, 0, 929}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 666}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 188}, /* aten::special_zeta CPU */
    {16, 1, 188}, /* aten::special_zeta Meta */
    {142, 8, 667}, /* aten::special_zeta CompositeExplicitAutogradNonFunctional */
    {141, 0, 930}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 931}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 188}, /* aten::special_zeta.out CPU */
    {16, 3, 188}, /* aten::special_zeta.out Meta */
    {141, 0, 932}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 933}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 934}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 935}, /* aten::split.sizes implicit */
    {142, 7, 668}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 669}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 936}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 670}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 671}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 189}, /* aten::sqrt CPU */
    {16, 1, 189}, /* aten::sqrt Meta */
    {142, 8, 672}, /* aten::sqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, /* aten::sqrt.out CPU */
    {16, 3, 189}, /* aten::sqrt.out Meta */
    {1, 2, 189}, /* aten::sqrt_ CPU */
    {16, 2, 189}, /* aten::sqrt_ Meta */
    {142, 9, 672}, /* aten::sqrt_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 937}, /* aten::square implicit */
    {138, 0, 939}, /* aten::square.out implicit */
    {138, 0, 938}, /* aten::square_ implicit */
    {141, 0, 940}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 941}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 942}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 673}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 674}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 675}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 673}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 674}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 4, 677}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 675}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 4, 678}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 4, 676}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 943}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 679}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 944}, /* aten::std implicit */
    {1, 0, 945}, /* aten::std.correction CPU */
    {16, 0, 945}, /* aten::std.correction Meta */
    {1, 4, 680}, /* aten::std.correction_out CPU */
    {16, 4, 680}, /* aten::std.correction_out Meta */
    {138, 0, 946}, /* aten::std.dim implicit */
    {138, 4, 681}, /* aten::std.out implicit */
    {138, 0, 947}, /* aten::std_mean implicit */
    {1, 0, 948}, /* aten::std_mean.correction CPU */
    {16, 0, 948}, /* aten::std_mean.correction Meta */
    {141, 4, 682}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 949}, /* aten::std_mean.dim implicit */
    {138, 0, 950}, /* aten::stft implicit */
    {138, 0, 951}, /* aten::stft.center implicit */
    {138, 0, 952}, /* aten::storage_offset implicit */
    {138, 0, 953}, /* aten::stride.int implicit */
    {141, 0, 954}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 4, 683}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 190}, /* aten::sub.Tensor CPU */
    {16, 1, 190}, /* aten::sub.Tensor Meta */
    {142, 8, 684}, /* aten::sub.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 190}, /* aten::sub.out CPU */
    {16, 3, 190}, /* aten::sub.out Meta */
    {141, 0, 955}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 190}, /* aten::sub_.Tensor CPU */
    {16, 2, 190}, /* aten::sub_.Tensor Meta */
    {142, 9, 684}, /* aten::sub_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 956}, /* aten::subtract.Scalar implicit */
    {138, 0, 957}, /* aten::subtract.Tensor implicit */
    {138, 4, 685}, /* aten::subtract.out implicit */
    {138, 0, 958}, /* aten::subtract_.Scalar implicit */
    {138, 0, 959}, /* aten::subtract_.Tensor implicit */
    {141, 0, 960}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 191}, /* aten::sum.IntList_out CPU */
    {16, 3, 191}, /* aten::sum.IntList_out Meta */
    {1, 1, 191}, /* aten::sum.dim_IntList CPU */
    {16, 1, 191}, /* aten::sum.dim_IntList Meta */
    {142, 8, 687}, /* aten::sum.dim_IntList CompositeExplicitAutogradNonFunctional */
    {141, 4, 686}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 961}, /* aten::sum_to_size implicit */
    {138, 0, 962}, /* aten::svd implicit */
    {138, 4, 688}, /* aten::svd.U implicit */
    {138, 0, 963}, /* aten::swapaxes implicit */
    {138, 0, 964}, /* aten::swapaxes_ implicit */
    {138, 0, 965}, /* aten::swapdims implicit */
    {138, 0, 966}, /* aten::swapdims_ implicit */
    {141, 0, 967}, /* aten::sym_constrain_range CompositeExplicitAutograd */
    {141, 0, 968}, /* aten::sym_constrain_range_for_size CompositeExplicitAutograd */
    {138, 0, 969}, /* aten::sym_numel implicit */
    {138, 0, 970}, /* aten::sym_size.int implicit */
    {138, 0, 971}, /* aten::sym_storage_offset implicit */
    {138, 0, 972}, /* aten::sym_stride.int implicit */
    {141, 0, 973}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 689}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 689}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 690}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 974}, /* aten::take CPU */
    {16, 0, 974}, /* aten::take Meta */
    {1, 0, 976}, /* aten::take.out CPU */
    {16, 0, 976}, /* aten::take.out Meta */
    {138, 0, 975}, /* aten::take_along_dim implicit */
    {138, 4, 691}, /* aten::take_along_dim.out implicit */
    {1, 1, 192}, /* aten::tan CPU */
    {16, 1, 192}, /* aten::tan Meta */
    {142, 8, 692}, /* aten::tan CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, /* aten::tan.out CPU */
    {16, 3, 192}, /* aten::tan.out Meta */
    {1, 2, 192}, /* aten::tan_ CPU */
    {16, 2, 192}, /* aten::tan_ Meta */
    {142, 9, 692}, /* aten::tan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, /* aten::tanh CPU */
    {16, 1, 194}, /* aten::tanh Meta */
    {142, 8, 693}, /* aten::tanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, /* aten::tanh.out CPU */
    {16, 3, 194}, /* aten::tanh.out Meta */
    {1, 2, 194}, /* aten::tanh_ CPU */
    {16, 2, 194}, /* aten::tanh_ Meta */
    {142, 9, 693}, /* aten::tanh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, /* aten::tanh_backward CPU */
    {16, 1, 193}, /* aten::tanh_backward Meta */
    {142, 8, 694}, /* aten::tanh_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 193}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 977}, /* aten::tensor_split.indices implicit */
    {138, 0, 978}, /* aten::tensor_split.sections implicit */
    {138, 0, 979}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 980}, /* aten::tensordot implicit */
    {138, 4, 695}, /* aten::tensordot.out implicit */
    {1, 1, 196}, /* aten::threshold CPU */
    {16, 1, 196}, /* aten::threshold Meta */
    {142, 8, 696}, /* aten::threshold CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, /* aten::threshold.out CPU */
    {16, 3, 196}, /* aten::threshold.out Meta */
    {1, 2, 196}, /* aten::threshold_ CPU */
    {16, 2, 196}, /* aten::threshold_ Meta */
    {142, 9, 696}, /* aten::threshold_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 195}, /* aten::threshold_backward CPU */
    {16, 1, 195}, /* aten::threshold_backward Meta */
    {142, 8, 697}, /* aten::threshold_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 195}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 981}, /* aten::tile implicit */
    {138, 0, 984}, /* aten::to.device implicit */
    {138, 0, 985}, /* aten::to.dtype implicit */
    {138, 0, 986}, /* aten::to.dtype_layout implicit */
    {138, 0, 987}, /* aten::to.other implicit */
    {138, 0, 982}, /* aten::to_dense implicit */
    {138, 0, 983}, /* aten::to_dense_backward implicit */
    {1, 1, 197}, /* aten::topk CPU */
    {16, 1, 197}, /* aten::topk Meta */
    {142, 8, 698}, /* aten::topk CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, /* aten::topk.values CPU */
    {16, 3, 197}, /* aten::topk.values Meta */
    {1, 0, 988}, /* aten::trace CPU */
    {16, 0, 988}, /* aten::trace Meta */
    {141, 4, 699}, /* aten::trace.out CompositeExplicitAutograd */
    {138, 0, 989}, /* aten::trace_backward implicit */
    {141, 0, 990}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 700}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 700}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 701}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 991}, /* aten::trapezoid.dx implicit */
    {138, 0, 992}, /* aten::trapezoid.x implicit */
    {138, 0, 993}, /* aten::trapz.dx implicit */
    {138, 0, 994}, /* aten::trapz.x implicit */
    {1, 0, 995}, /* aten::triangular_solve CPU */
    {16, 0, 995}, /* aten::triangular_solve Meta */
    {1, 4, 702}, /* aten::triangular_solve.X CPU */
    {16, 4, 702}, /* aten::triangular_solve.X Meta */
    {1, 1, 198}, /* aten::tril CPU */
    {16, 1, 198}, /* aten::tril Meta */
    {142, 8, 703}, /* aten::tril CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, /* aten::tril.out CPU */
    {16, 3, 198}, /* aten::tril.out Meta */
    {1, 2, 198}, /* aten::tril_ CPU */
    {16, 2, 198}, /* aten::tril_ Meta */
    {142, 9, 703}, /* aten::tril_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 996}, /* aten::tril_indices CPU */
    {16, 0, 996}, /* aten::tril_indices Meta */
    {86, 0, 178}, /* aten::tril_indices BackendSelect */
    {141, 4, 704}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 997}, /* aten::triplet_margin_loss implicit */
    {1, 1, 199}, /* aten::triu CPU */
    {16, 1, 199}, /* aten::triu Meta */
    {142, 8, 705}, /* aten::triu CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, /* aten::triu.out CPU */
    {16, 3, 199}, /* aten::triu.out Meta */
    {1, 2, 199}, /* aten::triu_ CPU */
    {16, 2, 199}, /* aten::triu_ Meta */
    {142, 9, 705}, /* aten::triu_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 998}, /* aten::triu_indices CPU */
    {16, 0, 998}, /* aten::triu_indices Meta */
    {86, 0, 178}, /* aten::triu_indices BackendSelect */
    {141, 4, 706}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 999}, /* aten::true_divide.Scalar implicit */
    {138, 0, 1000}, /* aten::true_divide.Tensor implicit */
    {138, 4, 707}, /* aten::true_divide.out implicit */
    {138, 0, 1001}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 1002}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 200}, /* aten::trunc CPU */
    {16, 1, 200}, /* aten::trunc Meta */
    {142, 8, 708}, /* aten::trunc CompositeExplicitAutogradNonFunctional */
    {1, 3, 200}, /* aten::trunc.out CPU */
    {16, 3, 200}, /* aten::trunc.out Meta */
    {1, 2, 200}, /* aten::trunc_ CPU */
    {16, 2, 200}, /* aten::trunc_ Meta */
    {142, 9, 708}, /* aten::trunc_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 1003}, /* aten::type_as implicit */
    {141, 0, 1004}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 709}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 710}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1006}, /* aten::unflatten.int implicit */
    {138, 0, 1005}, /* aten::unflatten_dense_tensors implicit */
    {1, 0, 1007}, /* aten::unfold CPU */
    {16, 0, 1007}, /* aten::unfold Meta */
    {1, 0, 1008}, /* aten::unfold_backward CPU */
    {16, 0, 1008}, /* aten::unfold_backward Meta */
    {141, 4, 712}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 711}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 713}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 715}, /* aten::uniform CompositeExplicitAutograd */
    {141, 4, 714}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 1009}, /* aten::uniform_ CPU */
    {16, 0, 1009}, /* aten::uniform_ Meta */
    {1, 0, 1010}, /* aten::unique_consecutive CPU */
    {16, 0, 1010}, /* aten::unique_consecutive Meta */
    {141, 4, 716}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 1011}, /* aten::unique_dim CPU */
    {16, 0, 1011}, /* aten::unique_dim Meta */
    {141, 4, 717}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 1012}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 1012}, /* aten::unique_dim_consecutive Meta */
    {141, 4, 718}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 1013}, /* aten::unsafe_chunk implicit */
    {141, 0, 1014}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 4, 719}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 1015}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 4, 720}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 1016}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 721}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 721}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 722}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 1017}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 1017}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 723}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 723}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 1019}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 1018}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 1018}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 724}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 724}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 1020}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 1020}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 725}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 725}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 1022}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 1021}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 1021}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 726}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 726}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 1023}, /* aten::upsample_linear1d CPU */
    {16, 0, 1023}, /* aten::upsample_linear1d Meta */
    {1, 4, 727}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 727}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 1025}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 1024}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 1024}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 728}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 728}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 1026}, /* aten::upsample_nearest1d CPU */
    {16, 0, 1026}, /* aten::upsample_nearest1d Meta */
    {1, 4, 729}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 729}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 1028}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 1027}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 1027}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 730}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 730}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 1029}, /* aten::upsample_nearest2d CPU */
    {16, 0, 1029}, /* aten::upsample_nearest2d Meta */
    {1, 4, 731}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 731}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 1031}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 1030}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 1030}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 732}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 732}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 1032}, /* aten::upsample_nearest3d CPU */
    {16, 0, 1032}, /* aten::upsample_nearest3d Meta */
    {1, 4, 733}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 733}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 1034}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 1033}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 1033}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 734}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 734}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 1035}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 1035}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 735}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 735}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 1037}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 1036}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 1036}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 736}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 736}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 1038}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 1039}, /* aten::vander implicit */
    {138, 0, 1040}, /* aten::var implicit */
    {1, 0, 1041}, /* aten::var.correction CPU */
    {16, 0, 1041}, /* aten::var.correction Meta */
    {1, 4, 737}, /* aten::var.correction_out CPU */
    {16, 4, 737}, /* aten::var.correction_out Meta */
    {138, 0, 1042}, /* aten::var.dim implicit */
    {138, 4, 738}, /* aten::var.out implicit */
    {138, 0, 1043}, /* aten::var_mean implicit */
    {1, 0, 1044}, /* aten::var_mean.correction CPU */
    {16, 0, 1044}, /* aten::var_mean.correction Meta */
    {141, 4, 739}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1045}, /* aten::var_mean.dim implicit */
    {1, 0, 1046}, /* aten::vdot CPU */
    {16, 0, 1046}, /* aten::vdot Meta */
    {141, 4, 740}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 1047}, /* aten::view CPU */
    {16, 0, 1047}, /* aten::view Meta */
    {141, 0, 1052}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 1048}, /* aten::view_as implicit */
    {1, 0, 1049}, /* aten::view_as_complex CPU */
    {16, 0, 1049}, /* aten::view_as_complex Meta */
    {142, 7, 742}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 743}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 1050}, /* aten::view_as_real CPU */
    {16, 0, 1050}, /* aten::view_as_real Meta */
    {142, 7, 744}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 745}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 0, 1051}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 741}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 4, 747}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 4, 746}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 1053}, /* aten::vsplit.array implicit */
    {138, 0, 1054}, /* aten::vsplit.int implicit */
    {138, 0, 1055}, /* aten::vstack implicit */
    {138, 4, 748}, /* aten::vstack.out implicit */
    {138, 0, 1056}, /* aten::where implicit */
    {138, 0, 1057}, /* aten::where.Scalar implicit */
    {138, 0, 1058}, /* aten::where.ScalarOther implicit */
    {138, 0, 1059}, /* aten::where.ScalarSelf implicit */
    {1, 0, 1060}, /* aten::where.self CPU */
    {16, 0, 1060}, /* aten::where.self Meta */
    {1, 0, 1061}, /* aten::where.self_out CPU */
    {16, 0, 1061}, /* aten::where.self_out Meta */
    {141, 0, 1062}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 1063}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 201}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 201}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 1064}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1065}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 201}, /* aten::xlogy.Tensor CPU */
    {16, 1, 201}, /* aten::xlogy.Tensor Meta */
    {142, 8, 749}, /* aten::xlogy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 1066}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 201}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 201}, /* aten::xlogy_.Tensor Meta */
    {142, 9, 749}, /* aten::xlogy_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 6, 751}, /* aten::zero CompositeExplicitAutograd */
    {141, 4, 750}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1067}, /* aten::zero_ CPU */
    {16, 0, 1067}, /* aten::zero_ Meta */
    {141, 0, 1068}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 178}, /* aten::zeros BackendSelect */
    {141, 4, 752}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1069}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 4, 753}, /* aten::zeros_like.out CompositeExplicitAutograd */
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
    "aten::_efficientzerotensor\0aten::_efficientzerotensor(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::_efficientzerotensor.out\0aten::_efficientzerotensor.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::matrix_exp_backward\0aten::matrix_exp_backward(Tensor self, Tensor grad) -> Tensor\0"
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
    "aten::native_channel_shuffle\0aten::native_channel_shuffle(Tensor self, SymInt groups) -> Tensor\0"
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
    "aten::norm_except_dim\0aten::norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor\0"
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
    "aten::pad_sequence\0aten::pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0, str padding_side=\"right\") -> Tensor\0"
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
    "aten::rand_like.generator\0aten::rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::rand_like.generator_out\0aten::rand_like.generator_out(Tensor self, *, Generator? generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::randint_like.Tensor\0aten::randint_like.Tensor(Tensor self, Tensor high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::randint_like.Tensor_generator\0aten::randint_like.Tensor_generator(Tensor self, Tensor high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::randint_like.Tensor_generator_out\0aten::randint_like.Tensor_generator_out(Tensor self, Tensor high, *, Generator? generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randint_like.Tensor_out\0aten::randint_like.Tensor_out(Tensor self, Tensor high, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randint_like.generator\0aten::randint_like.generator(Tensor self, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::randint_like.generator_out\0aten::randint_like.generator_out(Tensor self, SymInt high, *, Generator? generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randint_like.low_dtype\0aten::randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::randint_like.low_dtype_out\0aten::randint_like.low_dtype_out(Tensor self, SymInt low, SymInt high, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randint_like.low_generator_dtype\0aten::randint_like.low_generator_dtype(Tensor self, SymInt low, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::randint_like.low_generator_dtype_out\0aten::randint_like.low_generator_dtype_out(Tensor self, SymInt low, SymInt high, *, Generator? generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randint_like.out\0aten::randint_like.out(Tensor self, SymInt high, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randn\0aten::randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::randn.generator\0aten::randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::randn.generator_out\0aten::randn.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randn.out\0aten::randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::randn_like\0aten::randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::randn_like.generator\0aten::randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor\0"
    "aten::randn_like.generator_out\0aten::randn_like.generator_out(Tensor self, *, Generator? generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::set\0aten::set(Tensor self) -> Tensor\0"
    "aten::set.out\0aten::set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::set.source_Tensor\0aten::set.source_Tensor(Tensor self, Tensor source) -> Tensor\0"
    "aten::set.source_Tensor_out\0aten::set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::set_\0aten::set_(Tensor(a!) self) -> Tensor(a!)\0"
    "aten::set_.source_Tensor\0aten::set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)\0"
    "aten::set_.source_Tensor_storage_offset\0aten::set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)\0"
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
    "aten::storage_offset\0aten::storage_offset(Tensor self) -> int\0"
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
    "aten::sym_constrain_range\0aten::sym_constrain_range(Scalar size, *, int? min=None, int? max=None) -> ()\0"
    "aten::sym_constrain_range_for_size\0aten::sym_constrain_range_for_size(Scalar size, *, int? min=None, int? max=None) -> ()\0"
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
    "aten::to_dense\0aten::to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor\0"
    "aten::to_dense_backward\0aten::to_dense_backward(Tensor grad, Tensor input, bool? masked_grad=None) -> Tensor\0"
    "aten::topk\0aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)\0"
    "aten::topk.values\0aten::topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)\0"
    "aten::trace\0aten::trace(Tensor self) -> Tensor\0"
    "aten::trace.out\0aten::trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::trace_backward\0aten::trace_backward(Tensor grad, SymInt[] sizes) -> Tensor\0"
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
    "aten::unflatten_dense_tensors\0aten::unflatten_dense_tensors(Tensor flat, Tensor[] tensors) -> Tensor[]\0"
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
    "aten::vander\0aten::vander(Tensor x, int? N=None, bool increasing=False) -> Tensor\0"
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
